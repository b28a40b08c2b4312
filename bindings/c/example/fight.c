// Fights between a hero and an orc by the rules of Sil-Q, in a game's own loop over its own structs.
//
//   fight TABLE SEEDS            a line for each dispatch, the same as from the Rust and the JavaScript example
//   fight TABLE SEEDS --words A B  before the fight, what the hero can do, in the languages of two .runetext files
//   fight TABLE SEEDS --odds     before the fight, what the first blow promises (with the library's odds)
//
// The rules read the structs through slots: a pointer and a stride for each cell, bound once after loading.
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sil_q.h"

enum { HERO, ORC, CREATURES };
enum { ROUNDS = 100 };

// What this game knows of a creature by itself.
struct creature {
  int8_t strength, dexterity, constitution;
  int16_t melee, evasion;
  int32_t max_health;
  int32_t health; // in twelfths, as the rules count it
  bool known;
};

struct game {
  rune_table table;
  sil_q names;
  struct creature creatures[CREATURES];
  int64_t *rest; // everything else that rules store, a row for each creature
  rune_slot *slots;
  uint32_t cells;
  rune_host host;
};

static rune_machine machine; // large, and it must not move

static void stop(const char *what, const rune_error *error) {
  fprintf(stderr, "%s: %s\n", what, error->text);
  exit(1);
}

static uint8_t *read_file(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0) {
    fprintf(stderr, "%s cannot be read\n", path);
    exit(1);
  }
  *length = (size_t)ftell(file);
  rewind(file);
  uint8_t *bytes = malloc(*length);
  if (!bytes || fread(bytes, 1, *length, file) != *length) {
    fprintf(stderr, "%s cannot be read\n", path);
    exit(1);
  }
  fclose(file);
  return bytes;
}

// They stand side by side in the open. All else is as the rules say without a game.
static bool fact(void *user, uint32_t number, const int64_t *args, size_t count, int64_t *answer) {
  const struct game *game = user;
  (void)args, (void)count;
  if (number != game->names.fact.distance) return false;
  *answer = 1;
  return true;
}

static void slot(struct game *game, uint32_t cell, void *base, rune_width width) {
  game->slots[cell] = (rune_slot){.base = base, .stride = sizeof(struct creature), .width = width};
}

// Binds every cell: those the game has a field for to that field, the others to a row of numbers.
static void bind(struct game *game) {
  const sil_q *names = &game->names;
  struct creature *first = game->creatures;
  game->cells = rune_count(&game->table, RUNE_CELL);
  game->slots = calloc(game->cells, sizeof *game->slots);
  game->rest = malloc(sizeof *game->rest * game->cells * CREATURES);
  if (!game->slots || !game->rest) exit(1);
  for (uint32_t cell = 0; cell < game->cells; cell++) {
    game->slots[cell] = (rune_slot){.base = &game->rest[cell], .stride = sizeof *game->rest * game->cells,
                                    .width = RUNE_I64, .has_none = true, .none = INT64_MIN};
  }
  slot(game, names->cell.creature_strength, &first->strength, RUNE_I8);
  slot(game, names->cell.creature_dexterity, &first->dexterity, RUNE_I8);
  slot(game, names->cell.creature_constitution, &first->constitution, RUNE_I8);
  slot(game, names->cell.creature_points_melee, &first->melee, RUNE_I16);
  slot(game, names->cell.creature_points_evasion, &first->evasion, RUNE_I16);
  slot(game, names->cell.creature_max_health, &first->max_health, RUNE_I32);
  slot(game, names->cell.creature_health, &first->health, RUNE_I32);
  game->host = (rune_host){.slots = game->slots, .slot_count = game->cells, .entities = CREATURES, .user = game, .fact = fact};
}

static void store(struct game *game, int who, uint32_t cell, int64_t value) {
  game->rest[(size_t)who * game->cells + cell] = value;
}

static int64_t entry(uint32_t index) { return index == RUNE_NOWHERE ? RUNE_NONE : (int64_t)index; }

static void begin_game(struct game *game) {
  const sil_q *names = &game->names;
  for (size_t at = 0; at < (size_t)game->cells * CREATURES; at++) game->rest[at] = INT64_MIN;
  game->creatures[HERO] = (struct creature){.strength = 1, .dexterity = 3, .constitution = 2, .melee = 6, .evasion = 6, .max_health = 49};
  game->creatures[ORC] = (struct creature){.constitution = 1, .melee = 6, .evasion = 5, .max_health = 26};
  store(game, HERO, names->cell.creature_weapon, entry(names->entry.weapon_longsword));
  store(game, HERO, names->cell.creature_race, entry(names->entry.race_noldor));
  store(game, HERO, names->cell.creature_house, entry(names->entry.house_fingolfin));
  rune_entry power;
  if (rune_entry_of(&game->table, names->entry.ability_power, &power, NULL) == RUNE_OK) store(game, HERO, power.holds, 1);
  store(game, ORC, names->cell.creature_weapon, entry(names->entry.weapon_curved_sword));
  for (int who = 0; who < CREATURES; who++) {
    game->creatures[who].health = game->creatures[who].max_health * SIL_Q_PARTS_OF_CELL_CREATURE_HEALTH;
  }
}

// One transaction: begun, run, committed. `nth` 0 is a creature's action, 1 lets a turn pass for it.
static uint64_t dispatch(struct game *game, uint64_t seed, uint64_t round, int who, uint64_t nth) {
  rune_error error;
  rune_clear(&machine);
  rune_status begun = nth == 0 ? sil_q_plan_careful(&machine, &game->names, who, 1 - who, &error)
                               : sil_q_tick_turn(&machine, &game->names, who, &error);
  if (begun != RUNE_OK) stop("a dispatch cannot begin", &error);
  rune_key key = {.seed = seed, .turn = round, .actor = (uint64_t)who, .nth = nth};
  rune_status ended;
  // A game would ask its player; here the first option is taken.
  while ((ended = rune_run(&machine, &game->host, &key, NULL, &error)) == RUNE_ASK) {
    if (rune_answer(&machine, 0, &error) != RUNE_OK) stop("a choice cannot be answered", &error);
  }
  if (ended != RUNE_DONE) stop("the rules failed", &error);
  if (rune_commit(&machine, &game->host, &error) != RUNE_OK) stop("a change cannot be stored", &error);
  return rune_digest(&machine);
}

static void tell(const struct game *game, uint64_t seed, uint64_t round, int who, uint64_t digest) {
  printf("%" PRIu64 " %" PRIu64 " %d %016" PRIx64 " %" PRId32 " %" PRId32 "\n", seed, round, who, digest,
         game->creatures[HERO].health, game->creatures[ORC].health);
}

static void fight(struct game *game, uint64_t seed) {
  begin_game(game);
  for (uint64_t round = 1; round <= ROUNDS; round++) {
    for (int who = HERO; who < CREATURES; who++) {
      tell(game, seed, round, who, dispatch(game, seed, round, who, 0));
      if (game->creatures[HERO].health <= 0 || game->creatures[ORC].health <= 0) return;
    }
    for (int who = HERO; who < CREATURES; who++) tell(game, seed, round, who, dispatch(game, seed, round, who, 1));
  }
}

// Prints a part of a text. A number that something has changed for the hero is marked.
static void print_run(void *user, const rune_text_run *run) {
  FILE *out = user;
  fprintf(out, "%s%.*s", run->kind == RUNE_VALUE && run->changed ? "*" : "", (int)run->text.length, run->text.text);
}

// Tooltips of some of what the hero has, with the numbers as they are for the hero now.
static void tooltips(struct game *game, const char *path) {
  static const rune_form forms[] = {RUNE_FORM_NAME, RUNE_FORM_RULES, RUNE_FORM_PROSE};
  const uint32_t shown[] = {game->names.entry.ability_power, game->names.entry.weapon_longsword, game->names.entry.race_noldor};
  rune_error error;
  rune_texts texts;
  size_t length;
  uint8_t *bytes = read_file(path, &length);
  begin_game(game);
  if (rune_texts_load(&texts, bytes, length, &error) != RUNE_OK) stop("the words are refused", &error);
  if (rune_texts_fit(&texts, &game->table, &error) != RUNE_OK) stop("the words are refused", &error);
  for (size_t at = 0; at < sizeof shown / sizeof *shown; at++) {
    rune_entry found;
    if (rune_entry_of(&game->table, shown[at], &found, &error) != RUNE_OK) continue;
    for (size_t form = 0; form < sizeof forms / sizeof *forms; form++) {
      if (rune_text(&texts, found.id, forms[form], &machine, &game->host, HERO, print_run, stdout) > 0) puts("");
    }
  }
  free(bytes);
}

#ifdef RUNEBOOK_ODDS
// What the hero's first blow promises: "37 % to hit; 1 to 12 damage, 6.5 on average".
static void promise(struct game *game) {
  const sil_q *names = &game->names;
  rune_error error;
  int64_t attack;
  begin_game(game);
  rune_clear(&machine);
  if (sil_q_make_attack(&machine, names, HERO, ORC, entry(names->entry.weapon_longsword), SIL_Q_ATTACK_KIND_REGULAR, 0, 0, 0, &attack, &error) != RUNE_OK ||
      sil_q_procedure_strike(&machine, names, attack, &error) != RUNE_OK) {
    stop("the blow cannot begin", &error);
  }
  const uint8_t results[] = {SIL_Q_PROCEDURE_STRIKE_NET};
  const uint32_t events[] = {names->event.hit};
  if (rune_watch(&machine, events, 1) != RUNE_OK) exit(1);
  rune_question question = {.results = results, .result_count = 1, .events = events, .event_count = 1, .policy = RUNE_REFUSE_CHOICES};
  rune_odds *odds;
  if (rune_odds_ask(&machine, &game->host, &question, &odds, &error) != RUNE_OK) stop("no odds", &error);
  rune_range damage;
  if (rune_odds_range(odds, 0, 1, &damage, &error) != RUNE_OK) stop("no range", &error);
  printf("%.2f %% to hit; %" PRId64 " to %" PRId64 " damage, %.3f on average\n", 100 * damage.chance, damage.low, damage.high, damage.mean);
  rune_odds_free(odds);
}
#endif

// What the library refuses: it answers with a sentence and never crashes.
static void refusals(struct game *game) {
  rune_error error;
  rune_table bad;
  const uint8_t bytes[] = "no table";
  if (rune_table_load(&bad, bytes, sizeof bytes, &error) != RUNE_BAD_TABLE) exit(2);
  fprintf(stderr, "refused: %s\n", error.text);
  if (rune_begin(&machine, game->names.function.procedure_strike, NULL, 0, &error) != RUNE_BAD_ARGUMENT) exit(2);
  fprintf(stderr, "refused: %s\n", error.text);
  int64_t nobody = RUNE_NONE;
  rune_key key = {.seed = 1};
  if (rune_begin(&machine, game->names.function.procedure_strike, &nobody, 1, &error) != RUNE_OK) exit(2);
  if (rune_run(&machine, &game->host, &key, NULL, &error) != RUNE_FAILED) exit(2);
  rune_place chain[4];
  size_t deep = rune_chain(&machine, &game->table, chain, 4);
  fprintf(stderr, "failed, %zu deep: %s\n", deep, error.text);
  if (deep == 0 || chain[0].end == 0 || chain[0].file.length == 0) exit(2);
  if (rune_run(NULL, NULL, NULL, NULL, NULL) != RUNE_BAD_ARGUMENT) exit(2);
}

// The same table over the ready-made world, traced: who asks for a stat is told what went into it.
static void count_step(void *user, const rune_step *step) {
  size_t *steps = user;
  if (step->kind == RUNE_APPLIED || step->kind == RUNE_SILENT) ++*steps;
}

static void ready_made(const struct game *game) {
  rune_error error;
  rune_world *world = rune_world_new();
  int64_t who = rune_world_spawn(world);
  rune_world_set(world, who, game->names.cell.creature_points_melee, 6);
  rune_world_set(world, who, game->names.cell.creature_dexterity, 3);
  rune_world_set(world, who, game->names.cell.creature_race, entry(game->names.entry.race_noldor));
  rune_host host = rune_world_host(world);
  size_t steps = 0;
  rune_sink sink = {.step = count_step, .user = &steps};
  int64_t melee[8];
  rune_clear(&machine);
  if (rune_read_stat(&machine, &host, game->names.stat.creature_total_melee, who, RUNE_NONE, &sink, &melee, &error) != RUNE_OK) stop("no stat", &error);
  rune_string name = rune_name(&game->table, RUNE_STAT, game->names.stat.creature_total_melee);
  fprintf(stderr, "%.*s %" PRId64 ", %zu modifiers looked at\n", (int)name.length, name.text, melee[0], steps);
  if (melee[0] < 9 || steps == 0) exit(2);
  rune_world_free(world);
}

int main(int count, char **words) {
  if (count < 3) {
    fprintf(stderr, "usage: fight TABLE SEEDS [--odds | --words A B]\n");
    return 2;
  }
  static struct game game;
  rune_error error;
  size_t length;
  uint8_t *bytes = read_file(words[1], &length);
  if (rune_table_load(&game.table, bytes, length, &error) != RUNE_OK) stop("the table is refused", &error);
  if (sil_q_bind(&game.names, &game.table, &error) != RUNE_OK) stop("the table is refused", &error);
  if (rune_machine_init(&machine, &game.table, &error) != RUNE_OK) stop("no machine", &error);
  bind(&game);
  refusals(&game);
  ready_made(&game);
  if (count > 5 && strcmp(words[3], "--words") == 0) {
    tooltips(&game, words[4]);
    tooltips(&game, words[5]);
  }
  if (count > 3 && strcmp(words[3], "--odds") == 0) {
#ifdef RUNEBOOK_ODDS
    promise(&game);
#else
    fprintf(stderr, "this library was built without odds\n");
    return 2;
#endif
  }
  uint64_t seeds = strtoull(words[2], NULL, 10);
  for (uint64_t seed = 1; seed <= seeds; seed++) fight(&game, seed);
  free(game.slots);
  free(game.rest);
  free(bytes);
  return 0;
}
