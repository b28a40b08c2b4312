// Runebook's runtime for C. Made from bindings/c/src: do not edit.
//
// Pointers must be valid for what is said of them; strings are UTF-8. Functions that can fail return a rune_status and
// take a rune_error, which may be null. A null pointer, memory that was never initialised and a number out of range are
// answered, never crashed on. Nothing here allocates, but for rune_world_new and the odds. docs/embedding.md tells the
// whole story, and bindings/c/example/fight.c is a game.

#ifndef RUNEBOOK_H
#define RUNEBOOK_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// The absent entity, entry, member or context.
#define RUNE_NONE -1

// The index of what is not there.
#define RUNE_NOWHERE UINT32_MAX

// What a function answers. Where it is not RUNE_OK, RUNE_DONE or RUNE_ASK, nothing was changed.
typedef enum rune_status {
  // It is done.
  RUNE_OK = 0,
  // A dispatch is done: see rune_results, rune_journal and rune_commands.
  RUNE_DONE = 1,
  // A dispatch waits for a choice: see rune_asked.
  RUNE_ASK = 2,
  // A dispatch failed and changes nothing: the error says why, rune_chain where.
  RUNE_FAILED = 3,
  // The bytes are no table that this runtime may run.
  RUNE_BAD_TABLE = 4,
  // An argument is null, was never initialised, or is out of its range.
  RUNE_BAD_ARGUMENT = 5,
  // There is no such thing in the table.
  RUNE_NO_SUCH = 6,
  // A value does not fit the slot of its cell, or the cell has none.
  RUNE_NO_ROOM = 7,
  // The odds have no answer: the error says why.
  RUNE_REFUSED = 8,
  // An error in the runtime itself: report it.
  RUNE_BROKEN = 9,
} rune_status;

// What happened. In brackets: what `index`, `who`, `a`, `b`, `holds` and `values` of a rune_step are then.
typedef enum rune_step_kind {
  // A function begins (values: its arguments).
  RUNE_ENTER = 0,
  // A function ends (values: its results).
  RUNE_LEAVE = 1,
  // Two amounts were compared (index: 0 equal, 1 not equal, 2 less, 3 at most, 4 more; a, b; holds). Amounts beyond
  // 64 bits are cut to them.
  RUNE_COMPARED = 2,
  // A condition decided the way (holds).
  RUNE_BRANCH = 3,
  // Dice were rolled (a: total; values: the faces as they fell, at most 32).
  RUNE_ROLL = 4,
  // A chance was drawn (a: numerator; b: denominator; holds).
  RUNE_DRAW = 5,
  // One of several was picked (a: of how many; b: which, from 0).
  RUNE_PICK = 6,
  // A stat begins to be worked out (index: stat; who: its owner; a: context).
  RUNE_STAT_BEGINS = 7,
  // A stat before its modifiers (index: stat; holds: a set value replaced the rules' own; values).
  RUNE_BASE = 8,
  // A modifier counts (index: modifier; who: its holder; values: by what).
  RUNE_APPLIED = 9,
  // A modifier does not count (index: modifier; who: its holder; a: 0 nobody is in the role, 1 the holder does not
  // have it, 2 its condition is false).
  RUNE_SILENT = 10,
  // A stat was cut to its range (index: stat; a: before; b: after).
  RUNE_CUT = 11,
  // A stat's value (index: stat; who: its owner; values).
  RUNE_STAT_IS = 12,
  // A cell was written to the journal (index: cell; who: entity; a: asked for; b: written; holds: something was stored
  // before; values: that).
  RUNE_PUT = 13,
  // A context was made (index: its kind; a: its handle; values: its roles and fields).
  RUNE_CONTEXT_MADE = 14,
  // A fact was asked (index: fact; a: answer; holds: the game gave it; values: arguments).
  RUNE_FACT_ASKED = 15,
  // A request was noted (index: command; values: arguments).
  RUNE_COMMANDED = 16,
  // An event happens: its reactions follow (index: event; values: arguments).
  RUNE_ANNOUNCED = 17,
  // All reactions to an event have run (index: event).
  RUNE_SETTLED = 18,
  // A reaction begins (index: reaction; who reacts).
  RUNE_REACTION = 19,
  // A reaction does not begin (index: reaction; who would; a: as for RUNE_SILENT).
  RUNE_IDLE = 20,
  // A call was queued (index: function; values: arguments).
  RUNE_LATER = 21,
  // A choice was answered (who chose; a: the place of the option; values: options).
  RUNE_CHOSEN = 22,
  // A choice waits for an answer (who chooses; values: options).
  RUNE_ASKED = 23,
  // A repetition reached its bound.
  RUNE_BOUND = 24,
} rune_step_kind;

// What a part of a text is.
typedef enum rune_run_kind {
  // Words.
  RUNE_LITERAL = 0,
  // Words that lead to a thing.
  RUNE_LINK = 1,
  // A number.
  RUNE_VALUE = 2,
  // Between two sentences or lines: what stands there on one line; a list may begin a new line instead.
  RUNE_BREAK = 3,
} rune_run_kind;

// What an index belongs to.
typedef enum rune_kind {
  // A stored number of an entity.
  RUNE_CELL = 0,
  // A computed value of an entity or of a context.
  RUNE_STAT = 1,
  // An entry.
  RUNE_ENTRY = 2,
  // A kind of entry.
  RUNE_KIND_OF_ENTRY = 3,
  // A kind of context.
  RUNE_CONTEXT = 4,
  // A fact.
  RUNE_FACT = 5,
  // A set.
  RUNE_SET = 6,
  // A command.
  RUNE_COMMAND = 7,
  // An event.
  RUNE_EVENT = 8,
  // A function that a game may call: procedure, check, formula, table, plan, tick.
  RUNE_FUNCTION = 9,
} rune_kind;

// A text that a thing can have.
typedef enum rune_form {
  // Its name, as a heading.
  RUNE_FORM_NAME = 0,
  // A few words.
  RUNE_FORM_SHORT = 1,
  // The author's prose.
  RUNE_FORM_PROSE = 2,
  // What must be true or held before it can be had, and what it costs.
  RUNE_FORM_NEEDS = 3,
  // What it does, in sentences.
  RUNE_FORM_RULES = 4,
  // The numbers after its name.
  RUNE_FORM_NOTATION = 5,
  // Its fields, a line each.
  RUNE_FORM_FIELDS = 6,
  // The name of its kind.
  RUNE_FORM_KIND = 7,
} rune_form;

// How a number stands in a slot.
typedef enum rune_width {
  // int8_t
  RUNE_I8 = 0,
  // uint8_t or bool
  RUNE_U8 = 1,
  // int16_t
  RUNE_I16 = 2,
  // uint16_t
  RUNE_U16 = 3,
  // int32_t
  RUNE_I32 = 4,
  // uint32_t
  RUNE_U32 = 5,
  // int64_t
  RUNE_I64 = 6,
} rune_width;

#if defined(RUNEBOOK_ODDS)
// How open choices are made where odds are asked.
typedef enum rune_policy {
#if defined(RUNEBOOK_ODDS)
  // The first option.
  RUNE_FIRST = 0,
#endif
#if defined(RUNEBOOK_ODDS)
  // The last option.
  RUNE_LAST = 1,
#endif
#if defined(RUNEBOOK_ODDS)
  // Each option, as likely as any other.
  RUNE_EACH = 2,
#endif
#if defined(RUNEBOOK_ODDS)
  // Not at all: odds of a dispatch with an open choice are refused.
  RUNE_REFUSE_CHOICES = 3,
#endif
} rune_policy;
#endif

#if defined(RUNEBOOK_ODDS)
// Every outcome with its chance. Each has as values the results that were asked for, then 1 or 0 for each event, then
// the cells, in the order asked. End it with rune_odds_free.
typedef struct rune_odds rune_odds;
#endif

// Entities with stored cells, and answers to facts and sets. It is made by rune_world_new and ends with
// rune_world_free; one thread at a time may change it.
typedef struct rune_world rune_world;

// A machine that runs one dispatch after the other, with the room it needs: give it memory, and look at nothing in it.
// It must not be moved or copied while it is in use, and it belongs to one thread at a time; many threads may each
// have one over the same table. Nothing needs to be freed.
typedef struct rune_machine {
  uint64_t opaque[10240];
} rune_machine;

// Where the numbers of one cell stand: those of entity n at `base` + n × `stride`.
typedef struct rune_slot {
  // That of entity 0; null for a cell that has no slot.
  void *base;
  // Bytes from one entity to the next.
  size_t stride;
  // How each number stands there: a rune_width. With any other number nothing is stored there, and nothing fits.
  uint32_t width;
  // Whether `none` means that nothing is stored, so that the cell has its start.
  bool has_none;
  // See `has_none`.
  int64_t none;
} rune_slot;

// The owner of the world. A dispatch only reads it; rune_commit writes. Everything in it may be null or 0.
//
// Callbacks must not call into the runtime with the machine that runs, and must not throw.
typedef struct rune_host {
  // Slots by the index of their cell.
  const struct rune_slot *slots;
  // How many slots there are.
  size_t slot_count;
  // How many entities have slots: 0 up to this.
  int64_t entities;
  // What the callbacks are given.
  void *user;
  // The stored number of a cell without a slot; returns whether something is stored.
  bool (*read)(void *user, int64_t entity, uint32_t cell, int64_t *value);
  // Stores a number of a cell without a slot; only rune_commit calls it.
  void (*write)(void *user, int64_t entity, uint32_t cell, int64_t value);
  // Answers a fact; false leaves it to what the rules say without a game.
  bool (*fact)(void *user, uint32_t fact, const int64_t *args, size_t count, int64_t *answer);
  // Lists the members of a set into `out` and returns how many there are; less than 0 leaves it to the rules.
  int64_t (*members)(void *user, uint32_t set, const int64_t *args, size_t count, int64_t *out, size_t room);
} rune_host;

// Why a function did not do what it was asked. Every parameter of this type may be null.
typedef struct rune_error {
  // The status that was returned.
  enum rune_status status;
  // The reason of a failed dispatch as a number: 1 and up, in the order of docs/embedding.md; 0 otherwise.
  int32_t trap;
  // Where a failed dispatch was: the instruction; for a failed load 0.
  uint32_t at;
  // One sentence in UTF-8 that ends with a zero byte.
  char text[244];
} rune_error;

// What keys the dice of a dispatch: equal keys give equal dice, on every machine and in every order.
typedef struct rune_key {
  // The game's seed.
  uint64_t seed;
  // Which run or trial.
  uint64_t run;
  // The turn.
  uint64_t turn;
  // Whose dispatch it is.
  uint64_t actor;
  // Which dispatch of that actor in that turn.
  uint64_t nth;
} rune_key;

// One step of a run. It is good only while the callback runs.
typedef struct rune_step {
  // What happened.
  enum rune_step_kind kind;
  // The function it happened in; RUNE_NOWHERE for what the game began with.
  uint32_t function;
  // The instruction.
  uint32_t instruction;
  // See rune_step_kind.
  uint32_t index;
  // See rune_step_kind; RUNE_NONE where nobody is meant.
  int64_t who;
  // See rune_step_kind.
  int64_t a;
  // See rune_step_kind.
  int64_t b;
  // See rune_step_kind.
  bool holds;
  // See rune_step_kind.
  const int64_t *values;
  // How many values.
  size_t count;
} rune_step;

// Who takes the steps.
typedef struct rune_sink {
  // Takes one step. It must not call into the runtime with the machine that runs.
  void (*step)(void *user, const struct rune_step *step);
  // What the callback is given.
  void *user;
} rune_sink;

// A verified table over bytes that belong to the caller. Give it memory, and look at nothing in it. It may be read by
// many threads at once.
typedef struct rune_table {
  uint64_t opaque[160];
} rune_table;

// A piece of text in UTF-8 that belongs to the table's bytes. It does not end with a zero byte.
typedef struct rune_string {
  // The first byte.
  const char *text;
  // How many bytes.
  size_t length;
} rune_string;

// A running function and the place it is at. Texts are empty where the table was stripped of names.
typedef struct rune_place {
  // The function; RUNE_NOWHERE for an event whose reactions run.
  uint32_t function;
  // The instruction; for an event, the reaction.
  uint32_t instruction;
  // The name of the function.
  struct rune_string name;
  // The source file.
  struct rune_string file;
  // The first byte in it.
  uint32_t start;
  // One past the last byte.
  uint32_t end;
} rune_place;

#if defined(RUNEBOOK_ODDS)
// A cell of an entity.
typedef struct rune_held {
  // The entity.
  int64_t entity;
  // The cell.
  uint32_t cell;
} rune_held;
#endif

#if defined(RUNEBOOK_ODDS)
// What is asked of the end of a dispatch. What is not asked for does not tell outcomes apart, so ask for little.
typedef struct rune_question {
  // Results, by their place among the results of the function.
  const uint8_t *results;
  // How many results.
  size_t result_count;
  // Events: each is asked whether it is announced.
  const uint32_t *events;
  // How many events.
  size_t event_count;
  // Cells: each is asked what it holds afterwards.
  const struct rune_held *cells;
  // How many cells.
  size_t cell_count;
  // How open choices are made: a rune_policy.
  uint32_t policy;
  // Most states that are told apart; 0 for a million.
  uint64_t states;
} rune_question;
#endif

#if defined(RUNEBOOK_ODDS)
// A value where something holds.
typedef struct rune_range {
  // The chance that it holds.
  double chance;
  // The mean of the value where it holds.
  double mean;
  // The lowest value where it holds.
  int64_t low;
  // The chance of just that.
  double low_chance;
  // The highest value where it holds.
  int64_t high;
  // The chance of just that.
  double high_chance;
} rune_range;
#endif

// A stored number of an entity.
typedef struct rune_cell {
  // Stable id.
  uint64_t id;
  // The value where nothing was stored, unless the rules compute it: then see rune_read_cell.
  int64_t start;
  // The smallest value that a dispatch writes.
  int64_t low;
  // The largest value that a dispatch writes, unless the rules compute it.
  int64_t high;
  // Stored numbers are this many times the value.
  uint32_t denominator;
  // Whether the game supplies it and rules only read it.
  bool by_the_game;
} rune_cell;

// An entry.
typedef struct rune_entry {
  // Stable id.
  uint64_t id;
  // Index of its kind.
  uint32_t kind;
  // The cell that says whether an entity holds it.
  uint32_t holds;
  // The first of the cells of its parameters.
  uint32_t parameters;
  // How many parameters it has.
  uint32_t parameter_count;
  // Function (you) that says whether you may learn it; RUNE_NOWHERE if it asks nothing.
  uint32_t may_learn;
  // Function (you) that gives its price; RUNE_NOWHERE if it has none.
  uint32_t price;
  // Function (you) that says whether something else grants it; RUNE_NOWHERE if nothing does.
  uint32_t granted;
} rune_entry;

// The verified words of a table in one language, over bytes that belong to the caller. Give it memory, and look at
// nothing in it. It may be read by many threads at once.
typedef struct rune_texts {
  uint64_t opaque[96];
} rune_texts;

// A part of a text. One after another they are the text. It is good only while the callback runs.
typedef struct rune_text_run {
  // What it is.
  enum rune_run_kind kind;
  // Its words; of a number, as the language writes it.
  struct rune_string text;
  // Of a link: the stable id of the thing.
  uint64_t to;
  // Of a number: whether it is another than for somebody who has nothing.
  bool changed;
  // Of a number: whether it is known now; then it is `number` / `denominator`.
  bool known;
  // See `known`.
  int64_t number;
  // See `known`.
  uint32_t denominator;
} rune_text_run;

// A change: this cell of this entity becomes this value.
typedef struct rune_write {
  // The entity.
  int64_t entity;
  // The new value, within the cell's range.
  int64_t value;
  // The cell.
  uint32_t cell;
} rune_write;

// A request to the game, which has no result.
typedef struct rune_command {
  // Which command.
  uint32_t command;
  // How many arguments.
  uint32_t count;
  // The arguments, then zeros.
  int64_t args[8];
} rune_command;

// An open choice.
typedef struct rune_ask {
  // Stable id of the choice.
  uint64_t site;
  // The entity that chooses.
  int64_t who;
  // How many options there are.
  uint32_t options;
  // Fewest to choose.
  uint32_t min;
  // Most to choose.
  uint32_t max;
} rune_ask;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// Stores the changes of a dispatch in the slots of the game, and through `write` where a cell has none. If one of
// them does not fit its slot, or has neither, nothing is stored (RUNE_NO_ROOM). Until a dispatch is committed it has
// changed nothing: to drop it, go on to the next.
enum rune_status rune_commit(const struct rune_machine *machine,
                             const struct rune_host *host,
                             struct rune_error *error);

// Drops all that was before, so that contexts can be made for the dispatch that begins next.
enum rune_status rune_clear(struct rune_machine *machine);

// Makes a context of roles and fields in their order, for the dispatch or the reading that follows. `handle` is what is
// given wherever the rules want such a context; it is good until the next rune_clear.
enum rune_status rune_make_context(struct rune_machine *machine,
                                   uint32_t context,
                                   const int64_t *roles,
                                   size_t count,
                                   int64_t *handle,
                                   struct rune_error *error);

// Begins a dispatch with a function and its arguments. Then rune_run.
enum rune_status rune_begin(struct rune_machine *machine,
                            uint32_t function,
                            const int64_t *args,
                            size_t count,
                            struct rune_error *error);

// Begins a dispatch with an event: what reacts to it will run. Then rune_run.
enum rune_status rune_begin_event(struct rune_machine *machine,
                                  uint32_t event,
                                  const int64_t *args,
                                  size_t count,
                                  struct rune_error *error);

// Runs until the end (RUNE_DONE), an open choice (RUNE_ASK) or a failure (RUNE_FAILED). `sink` may be null: then the
// run is faster.
enum rune_status rune_run(struct rune_machine *machine,
                          const struct rune_host *host,
                          const struct rune_key *key,
                          const struct rune_sink *sink,
                          struct rune_error *error);

// Answers the open choice with the place of an option, from 0. Then rune_run with the same key.
enum rune_status rune_answer(struct rune_machine *machine, uint32_t option, struct rune_error *error);

// Reads a stat now: one number in `out[0]`, or eight numbers that say dice. `owner` is an entity, or the handle of a
// context for a stat of contexts; `context` is the context that it is read in, or RUNE_NONE. What a dispatch has
// written counts until it is dropped by rune_clear or by another. `sink`, which may be null, is told why it is so.
enum rune_status rune_read_stat(struct rune_machine *machine,
                                const struct rune_host *host,
                                uint32_t stat,
                                int64_t owner,
                                int64_t context,
                                const struct rune_sink *sink,
                                int64_t (*out)[8],
                                struct rune_error *error);

// Reads a cell now: what a dispatch has written, what the game has stored, or the cell's start.
enum rune_status rune_read_cell(struct rune_machine *machine,
                                const struct rune_host *host,
                                int64_t entity,
                                uint32_t cell,
                                int64_t *out,
                                struct rune_error *error);

// Copies the running functions of a failed or waiting dispatch, innermost first; returns how many there are.
size_t rune_chain(const struct rune_machine *machine,
                  const struct rune_table *table,
                  struct rune_place *out,
                  size_t room);

// Makes a machine over a table. The table's memory must stay where it is while the machine is in use.
enum rune_status rune_machine_init(struct rune_machine *machine,
                                   const struct rune_table *table,
                                   struct rune_error *error);

// Sets what each dispatch may use up: steps in all, functions within each other (1 to 64), evaluations within each
// other. The usual is 1,000,000, 64 and 32. RUNE_BAD_ARGUMENT, and nothing is set, for a depth that no machine has.
enum rune_status rune_limits(struct rune_machine *machine, uint64_t fuel, uint32_t depth, uint32_t nesting);

// Sets the answers to the choices of the dispatches that follow, in order: each is the place of an option, from 0. The
// array is borrowed until others are set.
enum rune_status rune_answers(struct rune_machine *machine,
                              const int64_t *answers,
                              size_t count);

// Sets the events that rune_announced tells of; the odds are asked for theirs in their question. The array is borrowed until others are set.
enum rune_status rune_watch(struct rune_machine *machine,
                            const uint32_t *events,
                            size_t count);

#if defined(RUNEBOOK_ODDS)
// Asks for the odds of the dispatch that `machine` has begun and not run. The machine is left as it is: run it next.
enum rune_status rune_odds_ask(const struct rune_machine *machine,
                               const struct rune_host *host,
                               const struct rune_question *question,
                               struct rune_odds **out,
                               struct rune_error *error);
#endif

#if defined(RUNEBOOK_ODDS)
// Ends odds. Null is ignored.
void rune_odds_free(struct rune_odds *odds);
#endif

#if defined(RUNEBOOK_ODDS)
// How many outcomes there are.
size_t rune_odds_count(const struct rune_odds *odds);
#endif

#if defined(RUNEBOOK_ODDS)
// An outcome: its chance, and its values copied; less than 0 if there is no such outcome.
double rune_odds_outcome(const struct rune_odds *odds, size_t index, int64_t *out, size_t room);
#endif

#if defined(RUNEBOOK_ODDS)
// The chance that a value, counted from 0, is at least `threshold`; 0 without odds.
double rune_odds_at_least(const struct rune_odds *odds, size_t field, int64_t threshold);
#endif

#if defined(RUNEBOOK_ODDS)
// How far a value goes where value number `when` is not 0; RUNE_NOWHERE for `when` means always. RUNE_NO_SUCH if it
// never is, or there is no such value.
enum rune_status rune_odds_range(const struct rune_odds *odds,
                                 size_t field,
                                 uint32_t when,
                                 struct rune_range *out,
                                 struct rune_error *error);
#endif

// What is known of a cell.
enum rune_status rune_cell_of(const struct rune_table *table,
                              uint32_t cell,
                              struct rune_cell *out,
                              struct rune_error *error);

// What is known of an entry.
enum rune_status rune_entry_of(const struct rune_table *table,
                               uint32_t entry,
                               struct rune_entry *out,
                               struct rune_error *error);

// A field of an entry: a number, a member, an entry, or the index of a dice constant.
enum rune_status rune_entry_field(const struct rune_table *table,
                                  uint32_t entry,
                                  uint32_t field,
                                  int64_t *out,
                                  struct rune_error *error);

// Verifies bytes and borrows them: they must stay as they are while the table is in use. Loading takes one pass over
// them and no memory. Arguments that are none leave `table` as it was; with bytes that are refused, it was never loaded.
enum rune_status rune_table_load(struct rune_table *table,
                                 const uint8_t *bytes,
                                 size_t length,
                                 struct rune_error *error);

// Hash of what the table asks of its game; 0 for a table that was never loaded. A game that was compiled for another
// contract must not run it: what `runebook bind` writes checks that.
uint64_t rune_table_contract(const struct rune_table *table);

// Hash of all that decides how the table plays; 0 for a table that was never loaded. Keep it in saves and replays.
uint64_t rune_table_content(const struct rune_table *table);

// The name of the pack.
struct rune_string rune_table_pack(const struct rune_table *table);

// The stable id of a qualified name such as "resource.creature.health", "fact.can_see" or "procedure.strike".
uint64_t rune_id(const char *name);

// The index of what has this id, RUNE_NOWHERE if nothing has; `kind` is a rune_kind. Indices change when a pack does; ids
// do not. Look them up once, after loading.
uint32_t rune_find(const struct rune_table *table,
                   uint32_t kind,
                   uint64_t id);

// How many there are of something (a rune_kind); of functions, how many a game may call. 0 for a kind that is none.
uint32_t rune_count(const struct rune_table *table, uint32_t kind);

// How many fields the entries of a kind have; 0 if there is no such kind.
uint32_t rune_fields(const struct rune_table *table, uint32_t kind);

// What a game compiled for a table takes for granted of something (a rune_kind and its index): how many stored parts make
// one of a cell or stat, how many values the entries of a kind have, and of a function a hash of the names, order and types
// of what it takes and gives. 0 where nothing is. The header of `runebook bind` compares them.
uint32_t rune_signature(const struct rune_table *table,
                        uint32_t kind,
                        uint32_t index);

// What people read for something (a rune_kind and its index), for logs; no text if the table was stripped of names.
struct rune_string rune_name(const struct rune_table *table, uint32_t kind, uint32_t index);

// Verifies the words of a table in one language, and borrows their bytes.
enum rune_status rune_texts_load(struct rune_texts *texts,
                                 const uint8_t *bytes,
                                 size_t length,
                                 struct rune_error *error);

// Whether the words were made with this table: only then do their numbers and the table's agree.
enum rune_status rune_texts_fit(const struct rune_texts *texts,
                                const struct rune_table *table,
                                struct rune_error *error);

// The language of the words: "fr".
struct rune_string rune_texts_locale(const struct rune_texts *texts);

// Tells the parts of a text of the thing of a stable id, one call each; how many there were. `form` is a rune_form.
// `holder` is the entity that reads: numbers are as they are for it, worked out by the machine, whose dispatch goes on as
// it was (what it has written counts until rune_clear). Without a machine, the words are those of the book.
size_t rune_text(const struct rune_texts *texts,
                 uint64_t id,
                 uint32_t form,
                 struct rune_machine *machine,
                 const struct rune_host *host,
                 int64_t holder,
                 void (*take)(void *user, const struct rune_text_run *run),
                 void *user);

// Copies the results of a dispatch that is done, in the order of the function's results; returns how many there are.
size_t rune_results(const struct rune_machine *machine, int64_t *out, size_t room);

// Copies the changes of a dispatch, by entity and cell; returns how many there are.
size_t rune_journal(const struct rune_machine *machine, struct rune_write *out, size_t room);

// Copies the requests of a dispatch, in order; returns how many there are.
size_t rune_commands(const struct rune_machine *machine, struct rune_command *out, size_t room);

// Copies the watched events that were announced, each once and in the order of their indices; returns how many.
size_t rune_announced(const struct rune_machine *machine, uint32_t *out, size_t room);

// A hash of the state a dispatch is in: two games that should agree compare it after each dispatch.
uint64_t rune_digest(const struct rune_machine *machine);

// The open choice, and its options: entities, entries or members.
enum rune_status rune_asked(const struct rune_machine *machine,
                            struct rune_ask *out,
                            int64_t *options,
                            size_t room,
                            struct rune_error *error);

// A world of nobody and nothing; null if memory runs out.
struct rune_world *rune_world_new(void);

// Ends a world. Null is ignored.
void rune_world_free(struct rune_world *world);

// A new entity that has stored nothing: 0, 1, 2 …; RUNE_NONE if there is no world.
int64_t rune_world_spawn(struct rune_world *world);

// Stores a cell, as it is: ranges are the rules' business.
void rune_world_set(struct rune_world *world, int64_t entity, uint32_t cell, int64_t number);

// What is stored in a cell; returns whether anything is.
bool rune_world_get(const struct rune_world *world, int64_t entity, uint32_t cell, int64_t *out);

// Forgets what is stored in a cell: it has its start again.
void rune_world_clear(struct rune_world *world, int64_t entity, uint32_t cell);

// Lets an entity hold an entry.
enum rune_status rune_world_hold(struct rune_world *world,
                                 const struct rune_table *table,
                                 int64_t entity,
                                 uint32_t entry,
                                 struct rune_error *error);

// Answers a fact about these arguments.
enum rune_status rune_world_answer(struct rune_world *world,
                                   uint32_t fact,
                                   const int64_t *args,
                                   size_t count,
                                   int64_t answer,
                                   struct rune_error *error);

// Lists a set for these arguments, in this order.
enum rune_status rune_world_list(struct rune_world *world,
                                 uint32_t set,
                                 const int64_t *args,
                                 size_t count,
                                 const int64_t *members,
                                 size_t length,
                                 struct rune_error *error);

// Carries out what a dispatch has changed.
enum rune_status rune_world_commit(struct rune_world *world,
                                   const struct rune_machine *machine,
                                   struct rune_error *error);

// The world as a host, for as long as the world lives.
struct rune_host rune_world_host(struct rune_world *world);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* RUNEBOOK_H */
