// Why a table was refused or a dispatch failed, in words. The machine itself gives numbers, so that it stays small; the
// tests hold these sentences to those of the runtime.

/** Sections of a table, in their order. */
const SECTIONS = [
  "names", "constants", "dice", "instructions", "functions", "cells", "stats", "modifiers", "contexts", "kinds", "slots",
  "entries", "fields", "facts", "sets", "commands", "events", "reactions", "exports", "results", "draw sites", "files",
  "labels", "places", "text",
];

/** Why a table was refused. */
export function refused(number, first, second, problem) {
  const hex = (value) => BigInt.asUintN(32, value).toString(16).padStart(8, "0");
  switch (number) {
    case 1: return "this is no rune table";
    case 2: return `the table is of version ${first}.${second}, and this runtime reads older ones: update the game`;
    case 3: return `the table is of version ${first}, and this runtime reads newer ones: build the pack again`;
    case 4: return `the table has ${first} bytes where it should have ${second}`;
    case 5: return `the table is damaged: its checksum is ${hex(first)} where it should be ${hex(second)}`;
    case 6: return `line ${first} of the table's directory: ${problem}`;
    case 7: return `row ${second} of the ${SECTIONS[Number(first)] ?? "rows"}: ${problem}`;
    default: return `instruction ${second} in function ${first}: ${problem}`;
  }
}

/** Why a dispatch failed. */
const TRAPS = [
  "",
  "a number grew too large",
  "a number was divided by zero",
  "a division that must come out even left a remainder",
  "a number was raised to a negative power",
  "an index is outside its list",
  "a value of nobody was asked for",
  "a field of no entry was asked for",
  "a role of no context was asked for",
  "a chance is not between 0 and 1",
  "there are other arguments than it takes, or no members to pick from",
  "a value that should be dice is not",
  "dice of more than seven different kinds were joined",
  "an answer is none of the options",
  "a supplied roll is impossible for these dice",
  "more rolls were needed than were supplied",
  "the host listed more members than the set may have",
  "a value that is only computed tried to change something or to roll",
  "rules call each other too deep",
  "the budget of steps is spent",
  "the room for registers is full",
  "the room for running functions is full",
  "the room for contexts is full",
  "the room for changes is full",
  "the room for commands is full",
  "the room for queued calls is full",
  "the room for watched events is full",
  "a table has no row for this",
  "a place that can never be reached was reached",
  "a repetition passed its bound",
  "a number is outside the range that was declared for it",
  "more than eight react once in one context",
  "the rules stopped for a reason of their own",
  "the table contradicts itself",
  "no dispatch has begun, or it was broken off: begin one",
];

export function failed(number) {
  return TRAPS[number] ?? "the dispatch failed";
}
