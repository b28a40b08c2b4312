// Runebook's runtime: the rules of one table in one WebAssembly instance. index.d.ts says what everything means.

import { failed, refused } from "./sentences.js";

export const Kind = Object.freeze({
  Cell: 0, Stat: 1, Entry: 2, KindOfEntry: 3, Context: 4, Fact: 5, Set: 6, Command: 7, Event: 8, Function: 9, Modifier: 10,
  Reaction: 11,
});

export const Policy = Object.freeze({ First: 0, Last: 1, Each: 2, Refuse: 3 });

export const StepKind = Object.freeze([
  "enter", "leave", "compared", "branch", "roll", "draw", "pick", "statBegins", "base", "applied", "silent", "cut", "stat",
  "put", "context", "fact", "command", "announce", "settled", "reaction", "idle", "later", "chosen", "asked", "bound",
]);

export const Form = Object.freeze({ Name: 0, Short: 1, Prose: 2, Needs: 3, Rules: 4, Notation: 5, Fields: 6, Kind: 7 });

export const RunKind = Object.freeze(["literal", "link", "value", "break"]);

const NOTHING = -(2n ** 63n);
const NONE = -1;
/** Sections of a table; docs/table-format.md tells of the others. */
const [NAMES, CELLS] = [0, 5];

/** A failed dispatch: nothing has changed. */
export class Fault extends Error {
  constructor(trap, chain) {
    const names = chain.map((place) => place.name).filter(Boolean);
    super(failed(trap) + (names.length ? ` (in ${names.join(", called by ")})` : ""));
    this.name = "Fault";
    this.trap = trap;
    this.chain = chain;
  }
}

export class Rules {
  #wasm;
  #buffer;
  #numbers;
  #bytes;
  #words;
  #cells;
  #table = 0;
  #world = 0;
  #room = 0;
  #entities = 0;
  #scratch = 0;
  #scratchSize = 0;
  #kept = {};
  #step = null;
  #running = false;
  #pieces = [];
  #shelf = 0;
  #text = new TextDecoder();

  /** Called with (fact, args); undefined leaves the answer to the rules. */
  onFact = null;
  /** Called with (set, args, most); undefined leaves the members to the rules. */
  onMembers = null;

  static async load(wasm, table) {
    const rules = new Rules();
    const game = {
      fact: (fact, args, count, answer) => rules.#fact(fact, args, count, answer),
      members: (set, args, count, out, room) => rules.#members(set, args, count, out, room),
      step: (...step) => rules.#told(...step),
      word: (...word) => rules.#heard(...word),
    };
    if (!(ArrayBuffer.isView(table) || table instanceof ArrayBuffer)) {
      throw new TypeError("a table is the bytes of a .runetable file: a Uint8Array or an ArrayBuffer");
    }
    const module = wasm instanceof WebAssembly.Module ? wasm : await WebAssembly.compile(wasm);
    const instance = await WebAssembly.instantiate(module, { game });
    rules.#wasm = instance.exports;
    rules.#begin(table);
    return rules;
  }

  #begin(table) {
    const at = this.#reserve(table.byteLength);
    this.#memory();
    this.#bytes.set(new Uint8Array(table.buffer ?? table, table.byteOffset ?? 0, table.byteLength), at);
    const number = this.#wasm.load(at, table.byteLength);
    this.#words = this.#wasm.at_words() / 8;
    if (number !== 0) {
      const [first, second, problem] = this.#taken(3);
      throw new Error(refused(number, first, second, number > 5 ? this.#string(problem) : ""));
    }
    this.#table = at;
    this.#cells = this.#section(CELLS)[1];
  }

  /** What changes the machine or the world, or runs it, waits until the rules do: they answer from what they were given. */
  #calm() {
    if (this.#running) throw new Error("the rules are running: what they ask is answered without calling them or changing the world");
  }

  /** Runs the rules once. */
  #runs(work) {
    this.#calm();
    this.#running = true;
    try {
      return work();
    } finally {
      this.#running = false;
      this.#step = null;
    }
  }

  #reserve(bytes) {
    const at = this.#wasm.reserve(bytes);
    if (at === 0) throw new Error("there is no memory left");
    return at;
  }

  /** Views of memory; it moves when it grows. */
  #memory() {
    const buffer = this.#wasm.memory.buffer;
    if (buffer !== this.#buffer) {
      this.#buffer = buffer;
      this.#numbers = new BigInt64Array(buffer);
      this.#bytes = new Uint8Array(buffer);
    }
    return this.#numbers;
  }

  /** The first numbers of the words that pass between here and there. */
  #taken(count) {
    return Array.from(this.#memory().subarray(this.#words, this.#words + count));
  }

  #string(view) {
    const [at, length] = parts(view);
    this.#memory();
    return this.#text.decode(this.#bytes.subarray(at, at + length));
  }

  #list(view) {
    const [at, length] = parts(view);
    return Array.from(this.#memory().subarray(at / 8, at / 8 + length), small);
  }

  /** Puts arguments into memory that is used again and again. */
  #given(numbers) {
    if (numbers.length > this.#scratchSize) {
      this.#scratchSize = Math.max(64, numbers.length * 2);
      this.#scratch = this.#reserve(this.#scratchSize * 8);
    }
    const memory = this.#memory();
    numbers.forEach((number, place) => { memory[this.#scratch / 8 + place] = BigInt(number); });
    return this.#scratch;
  }

  /** Puts numbers into memory where they stay until others are kept in their place. */
  #keep(what, numbers, bytes) {
    const kept = this.#kept[what] ?? { at: 0, size: 0 };
    if (numbers.length > kept.size) {
      kept.size = Math.max(16, numbers.length * 2);
      kept.at = this.#reserve(kept.size * 8);
      this.#kept[what] = kept;
    }
    const memory = this.#memory().buffer;
    const array = bytes === 8 ? new BigInt64Array(memory) : bytes === 4 ? new Uint32Array(memory) : new Uint8Array(memory);
    numbers.forEach((number, place) => { array[kept.at / bytes + place] = bytes === 8 ? BigInt(number) : number; });
    return kept.at;
  }

  #fact(fact, args, count, answer) {
    const said = this.onFact?.(fact, this.#list(view(args, count)));
    if (said === undefined || said === null) return 0;
    this.#memory()[answer / 8] = BigInt(said);
    return 1;
  }

  #members(set, args, count, out, room) {
    const listed = this.onMembers?.(set, this.#list(view(args, count)), room);
    if (listed === undefined || listed === null) return -1;
    const memory = this.#memory();
    listed.slice(0, room).forEach((member, place) => { memory[out / 8 + place] = BigInt(member); });
    return listed.length;
  }

  #told(kind, where, instruction, index, who, a, b, holds, values, count) {
    this.#step?.({
      kind: StepKind[kind], function: where | 0, instruction, index, who: small(who), a: small(a), b: small(b),
      holds: holds !== 0, values: this.#list(view(values, count)),
    });
  }

  /** Where a section begins in the table, and how many rows it has, by the table's directory. */
  #section(number) {
    const header = new Uint32Array(this.#memory().buffer, this.#table);
    const lines = Array.from({ length: header[9] }, (_, line) => 12 + 4 * line);
    const found = lines.find((line) => header[line] === number);
    return found === undefined ? [0, 0] : [header[found + 2], header[found + 3]];
  }

  /** The hashes stand in the table's header, which has been verified with all the rest. */
  get contract() { return BigInt.asUintN(64, this.#memory()[this.#table / 8 + 3]); }
  get content() { return BigInt.asUintN(64, this.#memory()[this.#table / 8 + 2]); }
  get pack() {
    const length = new Uint32Array(this.#memory().buffer, this.#table)[10];
    return this.#string(view(this.#table + this.#section(NAMES)[0], length));
  }

  find(kind, id) { return this.#wasm.find(kind, id); }
  name(kind, index) {
    if (index === NONE) return "";
    return this.#string(this.#wasm.name(indexOf(kind, "a kind of thing", Kind.Reaction), indexOf(index, "an index")));
  }

  fields(kind) { return this.#wasm.signature(Kind.KindOfEntry, indexOf(kind, "a kind of entry")) >>> 0; }
  signature(kind, index) {
    return kind === Kind.Cell ? this.cell(index).denominator : this.#wasm.signature(kind, indexOf(index, "an index")) >>> 0;
  }

  field(entry, place) {
    if (this.#wasm.field(indexOf(entry, "an entry"), indexOf(place, "a field")) === 0) throw new RangeError("the table has no such field");
    return small(this.#taken(1)[0]);
  }

  cell(index) {
    if (this.#wasm.cell(indexOf(index, "a cell")) === 0) throw new RangeError("the table has no such cell");
    const [start, low, high, denominator, game] = this.#taken(5).map(small);
    return { start, low, high, denominator, byTheGame: game === 1 };
  }

  entry(index) {
    if (this.#wasm.entry(indexOf(index, "an entry")) === 0) throw new RangeError("the table has no such entry");
    const [kind, holds, parameters, parameterCount, mayLearn, price, granted] = this.#taken(7).map(small);
    return { kind, holds, parameters, parameterCount, mayLearn, price, granted };
  }

  get entities() { return this.#entities; }

  spawn() {
    this.#calm();
    if (this.#entities === this.#room) {
      const room = Math.max(8, this.#room * 2);
      const at = this.#reserve(room * this.#cells * 8);
      const memory = this.#memory();
      memory.copyWithin(at / 8, this.#world / 8, this.#world / 8 + this.#entities * this.#cells);
      memory.fill(NOTHING, at / 8 + this.#entities * this.#cells, at / 8 + room * this.#cells);
      [this.#world, this.#room] = [at, room];
    }
    const entity = this.#entities++;
    this.#wasm.world(this.#world, this.#entities);
    return entity;
  }

  #place(entity, cell) {
    const there = (value, count) => Number.isInteger(value) && value >= 0 && value < count;
    if (!there(entity, this.#entities) || !there(cell, this.#cells)) {
      throw new RangeError(`there is no entity ${entity} with a cell ${cell}`);
    }
    return this.#world / 8 + entity * this.#cells + cell;
  }

  set(entity, cell, value) {
    this.#calm();
    const place = this.#place(entity, cell);
    const number = BigInt(value);
    if (number !== BigInt.asIntN(64, number) || number === NOTHING) throw new RangeError(`${value} is no number of 64 bits`);
    this.#memory()[place] = number;
  }

  clearCell(entity, cell) {
    this.#calm();
    this.#memory()[this.#place(entity, cell)] = NOTHING;
  }

  get(entity, cell) {
    const value = this.#memory()[this.#place(entity, cell)];
    return value === NOTHING ? undefined : small(value);
  }

  hold(entity, entry) { this.set(entity, this.entry(entry).holds, 1); }

  clear() {
    this.#calm();
    this.#wasm.clear();
  }

  makeContext(context, roles) {
    this.#calm();
    this.#started(this.#wasm.make_context(indexOf(context, "a context"), this.#given(roles), roles.length));
    return this.#taken(1)[0];
  }

  begin(number, args) {
    this.#calm();
    this.#started(this.#wasm.begin(indexOf(number, "a function"), this.#given(args), args.length));
  }

  beginEvent(event, args) {
    this.#calm();
    this.#started(this.#wasm.begin_event(indexOf(event, "an event"), this.#given(args), args.length));
  }

  #started(trap) {
    if (trap === 5) throw new RangeError("the table has no such function, event or context");
    if (trap === 10) throw new RangeError("this is another number of arguments than it takes");
    if (trap !== 0) throw new Fault(trap, []);
  }

  limits({ fuel = 1_000_000, depth = 64, nesting = 32 }) { this.#wasm.limits(BigInt(fuel), depth, nesting); }
  answers(places) { this.#wasm.answers(this.#keep("answers", places, 8), places.length); }
  watch(events) { this.#wasm.watch(this.#keep("watch", events, 4), events.length); }

  run(key, step) {
    const { seed, run = 0, turn = 0, actor = 0, nth = 0 } = key;
    const [a, b, c, d, e] = [seed, run, turn, actor, nth].map((part) => BigInt.asUintN(64, BigInt(part)));
    this.#wasm.key(a, b, c, d, e);
    const ended = this.#runs(() => {
      this.#step = step ?? null;
      return this.#wasm.run(step ? 1 : 0);
    });
    if (ended === 1) return undefined;
    if (ended === 2) return this.#asked();
    throw new Fault(this.#wasm.trap(), this.chain());
  }

  #asked() {
    const options = this.#list(this.#wasm.asked());
    const [site, who, , min, max] = this.#taken(5);
    return { site: BigInt.asUintN(64, site), who: small(who), options, min: Number(min), max: Number(max) };
  }

  answer(option) {
    this.#calm();
    if (this.#list(this.#wasm.asked()).length === 0) throw new Error("no choice is open");
    if (this.#wasm.answer(indexOf(option, "an option")) === 0) throw new RangeError(`there is no option ${option}`);
  }

  chain() {
    const places = [];
    while (this.#wasm.chain(places.length) !== 0) {
      const [at, instruction, name, file, start, end] = this.#taken(6);
      places.push({
        function: small(at), instruction: small(instruction), name: this.#string(name), file: this.#string(file),
        start: small(start), end: small(end),
      });
    }
    return places;
  }

  results() { return this.#list(this.#wasm.results()); }

  journal() {
    const writes = [];
    for (let place = 0; place < this.#wasm.journal(place); place++) {
      const [entity, cell, value] = this.#taken(3).map(small);
      writes.push({ entity, cell, value });
    }
    return writes;
  }

  commands() {
    const commands = [];
    for (let place = 0; place < this.#wasm.commands(place); place++) {
      const [command, count, ...args] = this.#taken(10).map(small);
      commands.push({ command, args: args.slice(0, count) });
    }
    return commands;
  }

  announced() {
    const [at, length] = parts(this.#wasm.announced());
    return Array.from(new Uint32Array(this.#memory().buffer, at, length));
  }

  commit() {
    this.#calm();
    const count = this.#wasm.commit();
    if (count === -2) throw new Error("no dispatch has come to its end: begin one, or run on after an answer");
    if (count < 0) throw new RangeError("a change is of an entity that was never spawned");
    return count;
  }

  digest() { return BigInt.asUintN(64, this.#wasm.digest()); }

  readStat(stat, owner, context = NONE, step = undefined) {
    const trap = this.#runs(() => {
      this.#step = step ?? null;
      return this.#wasm.read_stat(indexOf(stat, "a stat"), BigInt(owner), BigInt(context), step ? 1 : 0);
    });
    if (trap !== 0) throw new Fault(trap, []);
    return small(this.#taken(1)[0]);
  }

  readCell(entity, cell) {
    const trap = this.#runs(() => this.#wasm.read_cell(BigInt(entity), indexOf(cell, "a cell")));
    if (trap !== 0) throw new Fault(trap, []);
    return small(this.#taken(1)[0]);
  }

  /** What has words needs another module than what has not. */
  #worded() {
    if (!this.#wasm.load_texts) throw new Error("this runtime has no words: load runebook_texts.wasm for texts");
  }

  loadTexts(words) {
    this.#worded();
    this.#calm();
    if (!(ArrayBuffer.isView(words) || words instanceof ArrayBuffer)) {
      throw new TypeError("words are the bytes of a .runetext file: a Uint8Array or an ArrayBuffer");
    }
    const bytes = new Uint8Array(words.buffer ?? words, words.byteOffset ?? 0, words.byteLength);
    // words that are in use stay where they are until others are in their place
    const spare = 1 - this.#shelf;
    const why = this.#wasm.load_texts(this.#keep(`texts ${spare}`, bytes, 1), bytes.length);
    if (why !== 0n) throw new Error(this.#string(why));
    this.#shelf = spare;
  }

  get locale() {
    this.#worded();
    return this.#string(this.#wasm.locale());
  }

  findText(name) {
    this.#worded();
    const bytes = new TextEncoder().encode(name);
    const id = BigInt.asUintN(64, this.#wasm.find_text(this.#keep("name", bytes, 1), bytes.length));
    return id === 0n ? undefined : id;
  }

  text(id, form, holder = undefined) {
    this.#worded();
    this.#pieces = [];
    const [live, who] = holder === undefined ? [0, BigInt(NONE)] : [1, BigInt(holder)];
    this.#runs(() => this.#wasm.text(BigInt.asIntN(64, id), indexOf(form, "a form", Form.Kind), live, who));
    return this.#pieces;
  }

  #heard(kind, at, length, to, changed, known, number, denominator) {
    const run = { kind: RunKind[kind], text: this.#string(view(at, length)) };
    if (run.kind === "link") run.to = BigInt.asUintN(64, to);
    if (run.kind === "value") {
      run.changed = changed !== 0;
      run.number = known === 0 ? undefined : small(number);
      run.denominator = denominator;
    }
    this.#pieces.push(run);
  }

  odds({ results = [], events = [], cells = [], policy = Policy.First, states = 0 }) {
    if (!this.#wasm.odds) throw new Error("this is the small runtime: load runebook_odds.wasm for odds");
    const pairs = cells.flatMap(({ entity, cell }) => [entity, cell]);
    const asked = [this.#keep("results", results, 1), this.#keep("events", events, 4), this.#keep("cells", pairs, 8)];
    const count = this.#runs(() => this.#wasm.odds(
      asked[0], results.length, asked[1], events.length, asked[2], cells.length, policy, states,
    ));
    if (count < 0) throw new Error(this.#string(this.#wasm.odds_refused()));
    const width = results.length + events.length + cells.length;
    const outcomes = Array.from({ length: count }, (_, place) => {
      const chance = this.#wasm.odds_outcome(place);
      return { values: this.#taken(width).map(small), chance };
    });
    return {
      outcomes,
      atLeast: (field, threshold) => this.#wasm.odds_at_least(field, BigInt(threshold)),
      range: (field, when = NONE) => this.#range(field, when),
    };
  }

  #range(field, when) {
    if (this.#wasm.odds_range(field, when) === 0) return undefined;
    const double = (bits) => new Float64Array(new BigInt64Array([bits]).buffer)[0];
    const [chance, mean, low, lowChance, high, highChance] = this.#taken(6);
    return {
      chance: double(chance), mean: double(mean), low: small(low), lowChance: double(lowChance), high: small(high),
      highChance: double(highChance),
    };
  }
}

/** An index that is one: what is misspelled is undefined, and would be the first of its kind. */
function indexOf(value, what, most = 0xffffffff) {
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new TypeError(`${what} was wanted, and ${value} is no index`);
}

/** Where a piece of memory is and how long, from one number. */
function parts(view) {
  const bits = BigInt.asUintN(64, view);
  return [Number(bits & 0xffffffffn), Number(bits >> 32n)];
}

function view(at, length) {
  return BigInt(at >>> 0) | BigInt(length) << 32n;
}

/** A number where that is exact; handles of contexts and the like stay large. */
function small(value) {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
