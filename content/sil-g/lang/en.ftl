### The words of Sil-G that the book's sentences are made of, beyond those of Sil. Format: book/PHRASES.md. Titles stand in the .rune files.

pack-title = Sil-G

## Time, elements, finds

clock-beat = Beat
    .name = beat
    .plural = beats
status-busy =
    .name = count
    .attribute = busy
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } busy { $amount_said ->
          [yes] for { $amount }
         *[no] {""}
        } { $lasts }
procedure-take_turn =
    .name = turn
    .do = take a turn
param-take_turn-who = Creature
    .name = creature
table-action_beats =
    .name = beats of an action
    .number = plural
    .after = at { $speed }
param-action_beats-speed = Speed
    .name = speed
formula-action_seconds =
    .name = seconds for an action
    .number = plural
    .after = at { $speed }
param-action_seconds-speed = Speed
    .name = speed
param-faded-turns = Turns
    .name = turns
    .number = plural
formula-breath_falloff =
    .name = toll of distance on a breath
    .plural = tolls of distance on a breath
    .after = over { $squares }
param-breath_falloff-squares = Squares
    .name = squares
    .number = plural
procedure-breathe =
    .name = breath
    .do = breathe on { $target }
param-breathe-target = Target
    .name = target
param-breathe-element = Element
    .name = element
param-breathe-squares = Squares
    .name = squares
    .number = plural
step-breathe-strength = Strength of the breath
    .name = strength of the breath
step-breathe-guarded = Protection roll
    .name = protection roll
step-breathe-taken = Damage that is taken
    .name = damage that is taken
    .number = mass
step-breathe-harm = Harm
    .name = harm
    .number = mass
formula-printed_stance =
    .name = stance as printed
    .plural = stances as printed
    .after = for { $morale }
param-printed_stance-morale = Morale
    .name = morale
    .number = mass
table-find_xp =
    .name = experience for a find
    .number = mass
    .after = for { $find }
param-find_xp-find = Find
    .name = find

## Finding, disarming, waking

enum-secret =
    .name = hidden thing
member-secret-floor_trap =
    .name = trap in the floor
    .plural = traps in the floor
    .attribute = floor trap
member-secret-secret_door =
    .name = secret door
    .attribute = secret door
member-secret-chest_trap =
    .name = trap in a chest
    .plural = traps in a chest
    .attribute = chest trap
table-secret_difficulty =
    .name = difficulty of what is hidden
    .plural = difficulties of what is hidden
    .after = for { $secret }
param-secret_difficulty-secret = What is hidden
    .name = hidden thing
formula-finding_difficulty =
    .name = difficulty of finding
    .plural = difficulties of finding
    .after = { $secret }
param-finding_difficulty-who = Searcher
    .name = searcher
param-finding_difficulty-secret = What is hidden
    .name = hidden thing
param-finding_difficulty-level = Level of the dungeon
    .name = level of the dungeon
    .plural = levels of the dungeon
param-finding_difficulty-squares = Distance in squares
    .name = distance in squares
    .plural = distances in squares
check-find_out =
    .name = finding of what is hidden
    .plural = findings of what is hidden
    .succeeds = { $who } { $who_person ->
          [you] find
         *[it] finds
        } { $secret }
    .fails = { $who } { $who_person ->
          [you] do
         *[it] does
        } not find { $secret }
param-find_out-who = Searcher
    .name = searcher
param-find_out-secret = What is hidden
    .name = hidden thing
param-find_out-level = Level of the dungeon
    .name = level of the dungeon
    .plural = levels of the dungeon
param-find_out-squares = Distance in squares
    .name = distance in squares
    .plural = distances in squares
local-find_out-mine = The searcher's roll
    .name = searcher's roll
    .plural = searchers' rolls
check-mind_the_step =
    .name = step past caltrops
    .plural = steps past caltrops
    .succeeds = { $who } { $who_person ->
          [you] avoid
         *[it] avoids
        } the caltrops
    .fails = { $who } { $who_person ->
          [you] step
         *[it] steps
        } on the caltrops
param-mind_the_step-who = Walker
    .name = walker
local-mind_the_step-mine = The walker's roll
    .name = walker's roll
    .plural = walkers' rolls
enum-look =
    .name = look
member-look-passing =
    .name = passing look
    .attribute = passing
member-look-thorough =
    .name = thorough search
    .plural = thorough searches
    .attribute = thorough
param-finding_difficulty-look = Look
    .name = look
param-find_out-look = Look
    .name = look
enum-obstacle =
    .name = obstacle
member-obstacle-trap =
    .name = trap
    .attribute = trap
member-obstacle-lock =
    .name = lock
    .attribute = lock
param-picking_difficulty-obstacle = Obstacle
    .name = obstacle
check-pick =
    .name = picking
    .number = mass
    .succeeds = { $who } { $who_person ->
          [you] pick
         *[it] picks
        } it
    .fails = { $who } { $who_person ->
          [you] do
         *[it] does
        } not pick it
param-pick-who = Picker
    .name = picker
param-pick-obstacle = Obstacle
    .name = obstacle
param-pick-hardness = Hardness
    .name = hardness
    .number = mass
local-pick-mine = The picker's roll
    .name = picker's roll
    .plural = pickers' rolls
result-pick-margin = Margin
    .name = margin
event-picked =
    .name = success at picking
    .number = mass
    .as_who = you have picked it
    .happens = the trap or lock is undone
    .told = { $who } undoes it
param-picked-who = Picker
    .name = picker
param-disarm-obstacle = Obstacle
    .name = obstacle
local-disarm-tried = Picking
    .name = picking
    .number = mass
step-disarm-ahead = Margin of the attempt
    .name = margin of the attempt
    .plural = margins of the attempt
param-breathe-breath = Breath
    .name = breath
formula-picking_difficulty =
    .name = difficulty of picking
    .plural = difficulties of picking
    .after = { $obstacle } for { $who }
param-picking_difficulty-who = Picker
    .name = picker
param-picking_difficulty-hardness = Hardness
    .name = hardness
    .number = mass
event-sprung =
    .name = springing of a trap
    .plural = springings of a trap
    .as_who = you spring the trap
    .happens = the trap is sprung
    .told = { $who } springs the trap
param-sprung-who = Creature
    .name = creature
procedure-disarm =
    .name = disarming
    .number = mass
    .do = disarm it
param-disarm-who = Picker
    .name = picker
param-disarm-hardness = Hardness
    .name = hardness
    .number = mass
check-wake =
    .name = waking of a staff or horn
    .plural = wakings of a staff or horn
    .succeeds = { $who } { $who_person ->
          [you] wake
         *[it] wakes
        } the staff or horn
    .fails = { $who } { $who_person ->
          [you] do
         *[it] does
        } not wake the staff or horn
param-wake-who = Bearer
    .name = bearer
param-wake-level = Level of the thing
    .name = level of the thing
    .plural = levels of the thing
local-wake-mine = The bearer's roll
    .name = bearer's roll
    .plural = bearers' rolls

## Songs

formula-whetted =
    .name = weight that the song whets
    .plural = weights that the song whets
    .after = for { $song }
param-whetted-song = Song
    .name = Song
    .bare = yes
formula-to_whet =
    .name = weight to be whetted
    .plural = weights to be whetted
    .after = for { $weapon }
param-to_whet-weapon = Weapon
    .name = weapon
param-to_whet-kind = Kind of attack
    .name = kind of attack
    .plural = kinds of attack
param-to_whet-first = First weapon
    .name = first weapon

## Characters

figure-seconds =
    .rows = Speed
    .cell = seconds
figure-checks =
    .rows = Skill above the difficulty
    .cell = chance of success
character-hero =
    .name = spearbearer of Hador's house
    .plural = spearbearers of Hador's house
