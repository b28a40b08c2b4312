/** Runebook's runtime: the rules of one table in one WebAssembly instance. */

/** What an index belongs to. */
export declare const Kind: {
  readonly Cell: 0;
  readonly Stat: 1;
  readonly Entry: 2;
  readonly KindOfEntry: 3;
  readonly Context: 4;
  readonly Fact: 5;
  readonly Set: 6;
  readonly Command: 7;
  readonly Event: 8;
  readonly Function: 9;
  readonly Modifier: 10;
  readonly Reaction: 11;
};
export type Kind = (typeof Kind)[keyof typeof Kind];

/** How open choices are made where odds are asked: the first option, the last, each as likely, or not at all. */
export declare const Policy: { readonly First: 0; readonly Last: 1; readonly Each: 2; readonly Refuse: 3 };
export type Policy = (typeof Policy)[keyof typeof Policy];

/** Kinds of steps, as the C header explains them. */
export declare const StepKind: readonly string[];

/** A text that a thing can have: its name, a few words, the author's prose, what must be true before it can be had, what it
 * does, the numbers after its name, its fields, and the name of its kind. */
export declare const Form: {
  readonly Name: 0;
  readonly Short: 1;
  readonly Prose: 2;
  readonly Needs: 3;
  readonly Rules: 4;
  readonly Notation: 5;
  readonly Fields: 6;
  readonly Kind: 7;
};
export type Form = (typeof Form)[keyof typeof Form];

/** A part of a text. One after another, their `text` is the text. */
export type TextRun =
  /** Words; or what stands between two sentences or lines, where a list may begin a new line instead. */
  | { kind: "literal" | "break"; text: string }
  /** Words that lead to the thing of a stable id. */
  | { kind: "link"; text: string; to: bigint }
  /** A number as the language writes it; what it is now, if that is known, in parts of the denominator; and whether it is
   * another than for somebody who has nothing. */
  | { kind: "value"; text: string; number: Value | undefined; denominator: number; changed: boolean };

/** A number; beyond 2⁵³ and for handles of contexts a bigint. */
export type Value = number | bigint;

/** What keys the dice of a dispatch: equal keys give equal dice, everywhere. */
export interface Key {
  /** The game's seed. */
  seed: Value;
  /** Which run or trial. */
  run?: Value;
  /** The turn. */
  turn?: Value;
  /** Whose dispatch it is. */
  actor?: Value;
  /** Which dispatch of that actor in that turn. */
  nth?: Value;
}

/** An open choice: answer it and run on, or begin again with one answer more. */
export interface Ask {
  /** Stable id of the choice. */
  site: bigint;
  /** The entity that chooses. */
  who: Value;
  /** Entities, entries or members. */
  options: Value[];
  min: number;
  max: number;
}

/** A change: this cell of this entity becomes this value. */
export interface Write {
  entity: number;
  cell: number;
  value: Value;
}

/** A request to the game, which has no result. */
export interface Command {
  command: number;
  args: Value[];
}

/** A running function of a failed or waiting dispatch. */
export interface Place {
  function: number;
  instruction: number;
  name: string;
  file: string;
  /** The first byte in the file. */
  start: number;
  /** One past the last. */
  end: number;
}

/** A step of a run. What its numbers are depends on its kind, as the C header says. */
export interface Step {
  kind: string;
  function: number;
  instruction: number;
  index: number;
  who: Value;
  a: Value;
  b: Value;
  holds: boolean;
  values: Value[];
}

/** A stored number of an entity. */
export interface Cell {
  /** The value where nothing is stored, unless the rules compute it. */
  start: Value;
  low: Value;
  high: Value;
  /** Stored numbers are so many times the value. */
  denominator: number;
  /** Whether the game supplies it and rules only read it. */
  byTheGame: boolean;
}

/** An entry; indices that are not there are -1. */
export interface Entry {
  kind: number;
  /** The cell that says whether an entity holds it. */
  holds: number;
  parameters: number;
  parameterCount: number;
  /** Function (you) that says whether you may learn it. */
  mayLearn: number;
  /** Function (you) that gives its price. */
  price: number;
  /** Function (you) that says whether something else grants it. */
  granted: number;
}

/** What is asked of the end of a dispatch. Ask for little: what is not asked for does not tell outcomes apart. */
export interface Question {
  /** Results, by their place. */
  results?: number[];
  /** Events: each is asked whether it is announced. */
  events?: number[];
  /** Cells: each is asked what it holds afterwards. */
  cells?: { entity: number; cell: number }[];
  policy?: Policy;
  /** Most states that are told apart; a million unless said. */
  states?: number;
}

/** Every outcome with its chance: the results asked for, 1 or 0 for each event, then the cells. */
export interface Odds {
  outcomes: { values: Value[]; chance: number }[];
  /** The chance that a value is at least a threshold. */
  atLeast(field: number, threshold: Value): number;
  /** How far a value goes where value number `when` is not 0, or always; undefined if it never is. */
  range(field: number, when?: number): Range | undefined;
}

/** A value where something holds. */
export interface Range {
  chance: number;
  mean: number;
  low: Value;
  lowChance: number;
  high: Value;
  highChance: number;
}

/** A failed dispatch: nothing has changed. The message says why and where. */
export declare class Fault extends Error {
  /** Why, as a number; docs/embedding.md lists them. */
  readonly trap: number;
  readonly chain: Place[];
}

/** The rules of one table and a world of entities, in one instance. */
export declare class Rules {
  private constructor();

  /**
   * Compiles, loads and verifies.
   * @param wasm the bytes of `runebook.wasm` (or `runebook_odds.wasm`, `runebook_texts.wasm`), or the compiled module
   * @param table the bytes of a `.runetable`
   * @throws with a sentence, if the table is refused
   */
  static load(wasm: BufferSource | WebAssembly.Module, table: ArrayBuffer | Uint8Array): Promise<Rules>;

  /** Answers a fact about `args`, without running the rules or changing the world; `undefined` leaves it to what the rules say without a game. */
  onFact: ((fact: number, args: Value[]) => Value | undefined) | null;
  /** Lists at most `most` members of a set; `undefined` leaves it to the rules. */
  onMembers: ((set: number, args: Value[], most: number) => Value[] | undefined) | null;

  /** Hash of what the table asks of its game. */
  readonly contract: bigint;
  /** Hash of all that decides how the table plays: keep it in saves and replays. */
  readonly content: bigint;
  /** The pack's name. */
  readonly pack: string;

  /** The index of what has this id, or -1. */
  find(kind: Kind, id: bigint): number;
  /** What people read for something; empty if the table was stripped. */
  name(kind: Kind, index: number): string;
  /** How many values the entries of a kind have. */
  fields(kind: number): number;
  /**
   * What a game takes for granted of something: how many stored parts make one of a cell or stat, how many values the
   * entries of a kind have, of a function a hash of the names, order and types of what it takes and gives; 0 where nothing
   * is. What `runebook bind` writes compares it.
   */
  signature(kind: Kind, index: number): number;
  /** A value of an entry. */
  field(entry: number, place: number): number;
  cell(index: number): Cell;
  entry(index: number): Entry;

  /** How many entities there are. */
  readonly entities: number;
  /** A new entity that has stored nothing: 0, 1, 2 … */
  spawn(): number;
  /** Stores a cell as it is. */
  set(entity: number, cell: number, value: Value): void;
  /** What is stored in a cell, if anything. */
  get(entity: number, cell: number): Value | undefined;
  /** Forgets what is stored: the cell has its start again. */
  clearCell(entity: number, cell: number): void;
  /** Lets an entity hold an entry. */
  hold(entity: number, entry: number): void;

  /** Drops all that was before, so that contexts can be made for the dispatch that begins next. */
  clear(): void;
  /** Makes a context of roles and fields in their order; returns its handle. */
  makeContext(context: number, roles: readonly Value[]): bigint;
  /** Begins a dispatch with a function. */
  begin(number: number, args: readonly Value[]): void;
  /** Begins a dispatch with an event. */
  beginEvent(event: number, args: readonly Value[]): void;
  /** What the next dispatches may use up. */
  limits(limits: { fuel?: Value; depth?: number; nesting?: number }): void;
  /** The answers to the choices of the next dispatches: places of options, from 0. */
  answers(places: readonly number[]): void;
  /** The events that `announced` tells of. */
  watch(events: readonly number[]): void;

  /**
   * Runs to the end, or to an open choice, which it returns.
   * @param step takes each step of the run; without it the run is faster
   * @throws {@link Fault}
   */
  run(key: Key, step?: (step: Step) => void): Ask | undefined;
  /** Answers the open choice with the place of an option. Then `run` with the same key. */
  answer(option: number): void;
  /** The running functions of a failed or waiting dispatch, innermost first. */
  chain(): Place[];

  /** What the function returned. */
  results(): Value[];
  /** What the dispatch would change. */
  journal(): Write[];
  /** What the dispatch asks of the game, in order. */
  commands(): Command[];
  /** Watched events that were announced. */
  announced(): number[];
  /**
   * Carries out the changes; returns how many. Until then a dispatch has changed nothing.
   * @throws where no dispatch has come to its end
   */
  commit(): number;
  /** A hash of the state a dispatch is in: two games that should agree compare it. */
  digest(): bigint;

  /** A stat now: its number, or the first of eight for dice. `owner` is an entity or the handle of a context. */
  readStat(stat: number, owner: Value, context?: Value, step?: (step: Step) => void): Value;
  /** A cell now: stored, or its start. */
  readCell(entity: number, cell: number): Value;

  /**
   * Takes over the words of one language, in place of those before. This and what follows needs `runebook_texts.wasm`.
   * @param words the bytes of a `.runetext`, made with this table
   * @throws with a sentence, if the words are refused or belong to another table
   */
  loadTexts(words: ArrayBuffer | Uint8Array): void;
  /** The language of the words: "fr". */
  readonly locale: string;
  /** The stable id of what has a qualified name such as "ability.power", if any words are about it. */
  findText(name: string): bigint | undefined;
  /**
   * A text of the thing of a stable id; no runs where it has no such text.
   * @param holder the entity that reads: numbers are as they are for it. A dispatch that waits goes on as it was. Without
   * one, the words are those of the book.
   */
  text(id: bigint, form: Form, holder?: Value): TextRun[];

  /** The odds of the dispatch that has begun and not run. Needs `runebook_odds.wasm`. */
  odds(question: Question): Odds;
}
