// The package under Node. The environment says where things are: TABLE (sil-q's table), BOUND (what `runebook bind
// --target ts` made, as JavaScript), TRANSCRIPT (the lines that the native example printed), SEEDS (how many fights), WORDS
// (the folder of its words), TOOLTIPS (what the example in C printed for a hero in English and in French).

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import test from "node:test";

import { Fault, Form, Kind, Policy, Rules } from "runebook";

import { beginGame, fight } from "./fight.mjs";

const { TABLE, BOUND, TRANSCRIPT, SEEDS, WORDS, TOOLTIPS } = process.env;
const here = (name) => new URL(`../${name}`, import.meta.url);
const table = await readFile(TABLE);
const bound = await import(pathToFileURL(BOUND));
const small = await WebAssembly.compile(await readFile(here("runebook.wasm")));
const worded = await WebAssembly.compile(await readFile(here("runebook_texts.wasm")));
const large = await WebAssembly.compile(await readFile(here("runebook_odds.wasm")));

test("fights are those of the native program", async () => {
  const wanted = await readFile(TRANSCRIPT, "utf8");
  for (const wasm of [small, large]) {
    let told = "";
    for (let seed = 1; seed <= Number(SEEDS); seed++) {
      const rules = await Rules.load(wasm, table);
      told += fight(rules, bound, bound.bind(rules), seed);
    }
    const lines = told.split("\n");
    const first = wanted.split("\n").findIndex((line, place) => line !== lines[place]);
    assert.equal(first, -1, `line ${first + 1} is \`${lines[first]}\``);
    assert.equal(told, wanted);
  }
});

test("a table is refused with a sentence", async () => {
  await assert.rejects(Rules.load(small, new Uint8Array([1, 2, 3])), /no rune table/);
  await assert.rejects(Rules.load(small, new Uint8Array(0)), /no rune table/);
  const damaged = new Uint8Array(table);
  damaged[60] ^= 1;
  await assert.rejects(Rules.load(small, damaged), /damaged: its checksum is [0-9a-f]{8}/);
  await assert.rejects(Rules.load(small, table.subarray(0, table.length - 8)), /bytes where it should have/);
  const newer = new Uint8Array(table);
  newer[8] = 200;
  await assert.rejects(Rules.load(small, newer), /version 200\.\d+.*update the game/);
});

test("another contract is refused", async () => {
  const rules = await Rules.load(small, table);
  const other = Object.create(rules, { contract: { value: 1n } });
  assert.throws(() => bound.bind(other), /asks other things of its game/);
  const changed = Object.create(rules, {
    contract: { value: bound.CONTRACT }, find: { value: () => 0 }, signature: { value: () => 77 },
  });
  assert.throws(() => bound.bind(changed), /takes or gives other things in this table/);
});

test("what is known of the table", async () => {
  const rules = await Rules.load(small, table);
  const names = bound.bind(rules);
  assert.equal(rules.pack, "sil-q");
  assert.equal(rules.content, bound.CONTENT);
  assert.equal(rules.name(Kind.Cell, names.cell.creature_health), "Health");
  const health = rules.cell(names.cell.creature_health);
  assert.deepEqual([health.denominator, health.byTheGame, health.low], [12, false, 0]);
  assert.equal(rules.find(Kind.Cell, 12345n), -1);
  const power = rules.entry(names.entry.ability_power);
  assert.equal(power.kind, names.kind.ability);
  assert.equal(bound.weaponWeight(rules, names.entry.weapon_longsword) > 0, true);
  assert.throws(() => rules.field(1 << 20, 0), RangeError);
});

test("a stat says why", async () => {
  const rules = await Rules.load(small, table);
  const names = bound.bind(rules);
  const [hero] = beginGame(rules, bound, names);
  const steps = [];
  const melee = rules.readStat(names.stat.creature_total_melee, hero, -1, (step) => steps.push(step));
  assert.equal(melee, 10);
  assert.equal(rules.readStat(names.stat.creature_total_melee, hero), 10);
  assert.ok(steps.some((step) => step.kind === "applied"));
  assert.ok(steps.some((step) => step.kind === "silent" && step.a === 1));
  assert.equal(rules.readCell(hero, names.cell.creature_experience), 0);
  assert.throws(() => rules.readStat(names.stat.creature_total_melee, -1), /value of nobody/);
});

test("a dispatch changes nothing until it is committed, and a failed one never", async () => {
  const rules = await Rules.load(small, table);
  const names = bound.bind(rules);
  const [hero, orc] = beginGame(rules, bound, names);
  rules.set(orc, names.cell.creature_alertness, -11);
  const before = rules.get(orc, names.cell.creature_health);
  rules.clear();
  bound.planCareful(rules, names, hero, orc);
  rules.watch([names.event.hit, names.event.missed]);
  const steps = [];
  assert.equal(rules.run({ seed: 1 }, (step) => steps.push(step)), undefined);
  assert.ok(steps.some((step) => step.kind === "roll" && step.values.length === 1));
  assert.equal(rules.announced().length, 1);
  assert.equal(rules.get(orc, names.cell.creature_health), before);
  const writes = rules.journal();
  assert.equal(rules.commit(), writes.length);
  for (const { entity, cell, value } of writes) assert.equal(rules.get(entity, cell), value);
  bound.procedureStrike(rules, names, -1);
  assert.throws(() => rules.run({ seed: 1 }), (fault) => {
    assert.ok(fault instanceof Fault);
    assert.match(fault.message, /role of no context .*in procedure.strike/);
    assert.equal(fault.trap, 8);
    assert.match(fault.chain[0].file, /attack\.rune|combat\.rune/);
    return true;
  });
  assert.throws(() => rules.begin(names.function.procedure_strike, []), RangeError);
  rules.limits({ fuel: 5 });
  rules.clear();
  bound.planCareful(rules, names, hero, orc);
  assert.throws(() => rules.run({ seed: 1 }), /budget of steps/);
});

test("what an exception or a wrong call leaves behind", async () => {
  const rules = await Rules.load(small, table);
  const names = bound.bind(rules);
  const [hero, orc] = beginGame(rules, bound, names);
  rules.clear();
  assert.throws(() => rules.commit(), /come to its end/);
  // an exception in the middle leaves nothing to carry out
  bound.planCareful(rules, names, hero, orc);
  const answer = rules.onFact;
  rules.onFact = () => { throw new Error("the game fails"); };
  assert.throws(() => rules.run({ seed: 1 }), /the game fails/);
  assert.deepEqual(rules.journal(), []);
  assert.throws(() => rules.commit(), /come to its end/);
  assert.throws(() => rules.run({ seed: 1 }), (fault) => fault instanceof Fault && fault.trap === 34);
  // what the rules ask is not answered by running them
  bound.planCareful(rules, names, hero, orc);
  rules.onFact = () => rules.run({ seed: 1 });
  assert.throws(() => rules.run({ seed: 1 }), /the rules are running/);
  rules.onFact = () => rules.set(orc, 0, 1);
  bound.planCareful(rules, names, hero, orc);
  assert.throws(() => rules.run({ seed: 1 }), /the rules are running/);
  rules.onFact = answer;
  bound.planCareful(rules, names, hero, orc);
  assert.equal(rules.run({ seed: 1 }), undefined);
  assert.equal(rules.commit(), rules.journal().length);
  assert.throws(() => rules.answer(0), /no choice is open/);
  // what cannot begin drops what was before
  assert.throws(() => rules.begin(1 << 20, []), RangeError);
  assert.throws(() => rules.commit(), /come to its end/);
});

test("what is misspelled is no index", async () => {
  const rules = await Rules.load(small, table);
  const names = bound.bind(rules);
  const [hero] = beginGame(rules, bound, names);
  const misspelled = names.entry.ability_powerr;
  for (const wrong of [
    () => rules.hold(hero, misspelled), () => rules.readCell(hero, misspelled), () => rules.begin(misspelled, []),
    () => rules.readStat(misspelled, hero), () => rules.cell(misspelled), () => rules.field(misspelled, 0),
    () => rules.name(77, 1),
  ]) assert.throws(wrong, /is no index/);
  assert.throws(() => rules.set(hero, 0, 2n ** 70n), /64 bits/);
  assert.throws(() => rules.set(hero, 0.5, 1), RangeError);
  await assert.rejects(Rules.load(small, null), /bytes of a \.runetable/);
  await assert.rejects(Rules.load(small, "sil_q.runetable"), /bytes of a \.runetable/);
});

test("odds of a blow", async () => {
  const rules = await Rules.load(large, table);
  const names = bound.bind(rules);
  const [hero, orc] = beginGame(rules, bound, names);
  rules.clear();
  const attack = bound.makeAttack(rules, names, {
    attacker: hero, defender: orc, weapon: names.entry.weapon_longsword, kind: bound.AttackKind.regular, charging: 0,
    thrown: 0, crit: 0,
  });
  bound.procedureStrike(rules, names, attack);
  rules.watch([names.event.hit]);
  const odds = rules.odds({
    results: [bound.ResultsOfProcedureStrike.net],
    events: [names.event.hit],
    cells: [{ entity: orc, cell: names.cell.creature_health }],
    policy: Policy.Refuse,
  });
  const total = odds.outcomes.reduce((sum, { chance }) => sum + chance, 0);
  assert.ok(Math.abs(total - 1) < 1e-9);
  const damage = odds.range(0, 1);
  assert.ok(damage.chance > 0.5 && damage.chance < 1 && damage.low >= 1 && damage.high <= 24);
  assert.ok(Math.abs(odds.atLeast(1, 1) - damage.chance) < 1e-12);
  const left = odds.range(2);
  assert.ok(left.low < left.high && left.high === 26 * 12);
  assert.equal(rules.run({ seed: 3 }), undefined);
  const poor = await Rules.load(small, table);
  assert.throws(() => poor.odds({}), /runebook_odds\.wasm/);
});

test("words are those that C tells, in two languages", async () => {
  const rules = await Rules.load(worded, table);
  const names = bound.bind(rules);
  const [hero] = beginGame(rules, bound, names);
  const numbers = [];
  let told = "";
  for (const locale of ["en", "fr"]) {
    rules.loadTexts(await readFile(`${WORDS}/sil-q.${locale}.runetext`));
    assert.equal(rules.locale, locale);
    for (const name of ["ability.power", "weapon.longsword", "race.noldor"]) {
      const id = rules.findText(name);
      for (const form of [Form.Name, Form.Rules, Form.Prose]) {
        const runs = rules.text(id, form, hero);
        numbers.push(...runs.filter((run) => run.kind === "value"));
        if (runs.length) told += `${runs.map((run) => (run.changed ? "*" : "") + run.text).join("")}\n`;
      }
    }
  }
  const tooltips = (await readFile(TOOLTIPS, "utf8")).split("\n").filter((line) => !/^[12] \d/.test(line)).join("\n");
  assert.equal(told, tooltips);
  assert.ok(numbers.length > 0 && numbers.some((run) => run.number !== undefined));
  assert.ok(rules.text(rules.findText("ability.power"), Form.Rules).length > 0, "the book's words, for nobody");
  assert.deepEqual(rules.text(12345n, Form.Name), []);
  assert.equal(rules.findText("ability.nowhere"), undefined);
});

test("words are refused with a sentence, and the other modules have none", async () => {
  const rules = await Rules.load(worded, table);
  assert.equal(rules.locale, "");
  assert.throws(() => rules.loadTexts(table), /no words of a rune table/);
  const words = new Uint8Array(await readFile(`${WORDS}/sil-q.en.runetext`));
  const damaged = words.slice();
  damaged[100] ^= 1;
  assert.throws(() => rules.loadTexts(damaged), /damaged: their checksum is/);
  rules.loadTexts(words);
  assert.equal(rules.locale, "en");
  assert.throws(() => rules.loadTexts(damaged), /damaged/);
  assert.equal(rules.locale, "en", "what was loaded stays, bytes and all");
  assert.equal(rules.text(rules.findText("ability.power"), Form.Name)[0].text, "Power");
  for (const wasm of [small, large]) {
    const poor = await Rules.load(wasm, table);
    assert.throws(() => poor.loadTexts(words), /runebook_texts\.wasm/);
  }
});
