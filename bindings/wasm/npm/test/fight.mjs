// Fights between a hero and an orc by the rules of Sil-Q, in a game's own loop: the same lines as from the examples in C
// and Rust. `bound` is what `runebook bind --target ts` made, `names` its indices.

export const ROUNDS = 100;

/** A warrior against an orc. */
export function beginGame(rules, bound, names) {
  const [hero, orc] = [rules.spawn(), rules.spawn()];
  const store = (who, cells) => {
    for (const [cell, value] of Object.entries(cells)) rules.set(who, names.cell[cell], value);
  };
  store(hero, {
    creature_strength: 1, creature_dexterity: 3, creature_constitution: 2, creature_points_melee: 6,
    creature_points_evasion: 6, creature_max_health: 49, creature_weapon: names.entry.weapon_longsword,
    creature_race: names.entry.race_noldor, creature_house: names.entry.house_fingolfin,
  });
  store(orc, {
    creature_strength: 0, creature_dexterity: 0, creature_constitution: 1, creature_points_melee: 6,
    creature_points_evasion: 5, creature_max_health: 26, creature_weapon: names.entry.weapon_curved_sword,
  });
  rules.hold(hero, names.entry.ability_power);
  for (const who of [hero, orc]) {
    const full = rules.get(who, names.cell.creature_max_health);
    rules.set(who, names.cell.creature_health, full * bound.PartsOf.cell_creature_health);
  }
  // They stand side by side in the open. All else is as the rules say without a game.
  rules.onFact = (fact) => (fact === names.fact.distance ? 1 : undefined);
  return [hero, orc];
}

/** One transaction: begun, run, committed. `nth` 0 is a creature's action, 1 lets a turn pass for it. */
export function dispatch(rules, bound, names, key) {
  rules.clear();
  if (key.nth === 0) bound.planCareful(rules, names, key.actor, 1 - key.actor);
  else bound.tickTurn(rules, names, key.actor);
  // A game would ask its player; here the first option is taken.
  while (rules.run(key)) rules.answer(0);
  rules.commit();
  return rules.digest().toString(16).padStart(16, "0");
}

/** The lines of a fight. */
export function fight(rules, bound, names, seed) {
  const [hero, orc] = beginGame(rules, bound, names);
  const health = (who) => rules.get(who, names.cell.creature_health);
  const lines = [];
  const tell = (turn, actor, nth) => {
    const digest = dispatch(rules, bound, names, { seed, turn, actor, nth });
    lines.push(`${seed} ${turn} ${actor} ${digest} ${health(hero)} ${health(orc)}\n`);
  };
  for (let turn = 1; turn <= ROUNDS; turn++) {
    for (const actor of [hero, orc]) {
      tell(turn, actor, 0);
      if (health(hero) <= 0 || health(orc) <= 0) return lines.join("");
    }
    for (const actor of [hero, orc]) tell(turn, actor, 1);
  }
  return lines.join("");
}
