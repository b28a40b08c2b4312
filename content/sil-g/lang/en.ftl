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

## Finding, disarming, waking

param-breathe-breath = Breath
    .name = breath

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


## Sweeps, and two ways with two weapons

procedure-sweep =
    .name = sweep
    .do = sweep at all around, { $target } among them
param-sweep-target =
    .name = target
param-sweep-kind =
    .name = kind of attack
    .plural = kinds of attack
    .attack = an attack of that kind
param-sweep-charging =
    .name = charge
    .is = it is a charge
    .is_not = it is no charge
local-sweep-shown =
    .name = die to hit
    .plural = dice to hit
local-sweep-dealt =
    .name = damage roll
procedure-sidestep =
    .name = sidestep
    .do = let { $foe } roll to dodge
param-sidestep-foe =
    .name = foe
local-sidestep-shown =
    .name = die of Evasion
    .plural = dice of Evasion
local-sweep-crits =
    .name = critical dice for each foe
    .number = plural
enum-manner =
    .name = manner of striking
    .plural = manners of striking
member-manner-thrust =
    .name = impaling
    .number = mass
    .attribute = of impaling
member-manner-both_blades =
    .name = both weapons
    .number = plural
    .attribute = of both weapons
procedure-run_through =
    .name = impaling
    .number = mass
    .do = impale { $target }
param-run_through-target =
    .name = target
param-run_through-charging =
    .name = charge
    .is = it is a charge
    .is_not = it is no charge

## Shots beside foes

event-tempted =
    .name = guard let down
    .plural = guards let down
    .as_foe = { $shooter } draws a bow beside you
    .as_shooter = you draw a bow beside { $foe }
    .happens = { $shooter } draws a bow beside { $foe }
param-tempted-foe =
    .name = foe
param-tempted-shooter =
    .name = shooter
enum-reply =
    .name = reply to a shot
    .plural = replies to a shot
member-reply-strike_at_once =
    .name = striking at once
    .number = mass
    .attribute = of striking at once
member-reply-bide =
    .name = biding one's time
    .number = mass
    .attribute = of biding one's time
status-easy_mark =
    .name = easy mark
    .attribute = aware of an easy mark
    .is = { $who } { $who_person ->
          [you] see
         *[it] sees
        } an easy mark
    .is_not = { $who } { $who_person ->
          [you] see
         *[it] sees
        } no easy mark
    .gain = { $who } { $who_person ->
          [you] see
         *[it] sees
        } an easy mark { $lasts }

## Peoples

unit-inch = in
    .name = inch
    .plural = inches
kind-stature =
    .name = stature
    .plural = Statures
    .plural_name = statures
    .bare = yes
field-stature-race = Race
    .name = race
field-stature-youngest = Least age
    .name = least age
field-stature-oldest = Greatest age
    .name = greatest age
field-stature-height = Height
    .name = height
field-stature-height_spread = Spread of height
    .name = spread of height
    .plural = spreads of height
field-stature-weight = Weight
    .name = weight
field-stature-weight_spread = Spread of weight
    .name = spread of weight
    .plural = spreads of weight

## Hunger, breath

member-hunger-gorged =
    .name = gorged
    .attribute = gorged
set-in_cone = foe in the cone of the breath
    .name = foe
    .plural = foes
    .after = in the cone of { $breather_poss } breath
procedure-breathe_out =
    .name = breathing out
    .number = mass
    .do = breathe out over all in the cone
param-breathe_out-breather =
    .name = breather
param-breathe_out-plume =
    .name = breath
param-breathe_out-element =
    .name = element

## Watch and trance

clock-minute =
    .name = minute
    .plural = minutes
procedure-entrance =
    .name = entrancing
    .number = mass
    .do = entrance { $who } for { $turns } turns
param-entrance-who =
    .name = creature
param-entrance-turns =
    .name = number of turns
    .plural = numbers of turns

## Notes

