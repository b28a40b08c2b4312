### The words of RIP that the book's sentences are made of. Format: book/PHRASES.md. Titles stand in the .rune files.

pack-title = RIP

## Words that belong to nobody

word-foe = foe
clock-turn = Turn
    .name = turn
    .plural = turns

## Dice

die-burst = Bursting die
    .name = bursting die
    .plural = bursting dice
die-test_die = Test die
    .name = test die
    .plural = test dice
result-burst-total = Total
    .name = total
local-burst-total = Total
    .name = total
result-burst-last = Last face
    .name = last face
local-burst-last = Last face
    .name = last face
result-test_die-total = Total
    .name = total
local-test_die-total = Total
    .name = total
result-test_die-last = Last face
    .name = last face
local-test_die-last = Last face
    .name = last face
local-burst-face = Face
    .name = face
local-test_die-face = Face
    .name = face
local-test_die-burst = Burst
    .name = burst
check-test =
    .name = test
    .after = on { $skill }, with { $modifiers }
param-test-skill = Skill
    .name = skill
param-test-modifiers = Modifiers
    .name = modifiers
    .number = plural
local-test-r = Roll
    .name = roll
result-test-result = Result
    .name = result
local-test-result = Result
    .name = result
result-test-last = Last face
    .name = last face
local-test-last = Last face
    .name = last face
check-reaches =
    .name = test against a target
    .plural = tests against a target
    .succeeds = a test with { $modifiers } reaches { $target }
    .fails = a test with { $modifiers } falls short of { $target }
param-reaches-modifiers = Modifiers
    .name = modifiers
    .number = plural
param-reaches-target = Target
    .name = target
local-reaches-r = Roll
    .name = roll
check-bursts =
    .name = burst
    .succeeds = a burst reaches { $target }
    .fails = a burst falls short of { $target }
param-bursts-target = Target
    .name = target
local-bursts-r = Roll
    .name = roll
figure-test_odds =
    .rows = Modifiers
    .columns = Target
    .cell = chance of success

## A fighter

entity-fighter =
    .name = fighter
stat-melee =
    .name = melee skill
stat-parry =
    .name = parry
    .plural = parries
stat-dodge =
    .name = dodge
stat-passive =
    .name = passive defence
stat-speed =
    .name = speed
stat-strength =
    .name = attack strength
stat-toughness =
    .name = toughness
    .number = mass
stat-armour =
    .name = armour
    .number = mass
stat-fate =
    .name = fate
    .number = mass
stat-reserve =
    .name = wound reserve
stat-covers =
    .name = number of places that armour covers
    .plural = numbers of places that armour covers
resource-wounds =
    .name = wounds
    .number = plural
    .amount = { $n } { $n ->
          [one] wound
         *[other] wounds
        }
stat-harm =
    .name = wounds past the reserve
    .number = plural
stat-light_at =
    .name = threshold of a light wound
    .plural = thresholds of a light wound
stat-serious_at =
    .name = threshold of a serious wound
    .plural = thresholds of a serious wound
stat-critical_at =
    .name = threshold of a critical wound
    .plural = thresholds of a critical wound
flag-surprised =
    .attribute = surprised
flag-hampered =
    .attribute = hampered
flag-two_weapons =
    .after = with a weapon in each hand
    .after_not = without a weapon in each hand
    .is = { $who } { $who_person ->
          [you] have
         *[it] has
        } a weapon in each hand
    .is_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not have a weapon in each hand
flag-above =
    .after = on higher ground
    .after_not = not on higher ground
    .is = { $who } { $who_person ->
          [you] stand
         *[it] stands
        } on higher ground
    .is_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not stand on higher ground
flag-large_shield =
    .after = with a large shield
    .after_not = without a large shield
    .is = { $who } { $who_person ->
          [you] use
         *[it] uses
        } a large shield
    .is_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not use a large shield
flag-bad_light =
    .after = in bad light
    .after_not = in good light
    .is = { $who } { $who_person ->
          [you] fight
         *[it] fights
        } in bad light
    .is_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not fight in bad light

## A blow

table-defence_bonus =
    .name = to-hit bonus
    .plural = to-hit bonuses
    .after = for { $attacker } against { $defence }
param-defence_bonus-attacker = Melee skill
    .name = melee skill
param-defence_bonus-defence = Defence
    .name = defence
figure-to_hit =
    .rows = Melee skill
    .columns = Defence
    .cell = to-hit bonus
context-blow =
    .name = blow
role-blow-attacker = Attacker
    .name = attacker
    .other = word-foe
    .scope = in your { $contexts }
role-blow-defender = Defender
    .name = defender
    .other = word-foe
    .scope = in { $contexts } at you
role-blow-following = Following blow
    .name = following blow
    .attribute = following
stat-blow-parried = Parried
    .name = parry
    .plural = parries
    .is = the defender parries
    .is_not = the defender does not parry
    .after = that is parried
    .after_not = that is not parried
stat-blow-defence =
    .name = defence
stat-blow-bonus =
    .name = to-hit bonus
    .plural = to-hit bonuses
stat-blow-modifiers =
    .name = modifiers
    .number = plural
event-missed =
    .name = miss
    .plural = misses
    .as_attacker = you miss { $defender } { $blow_said ->
          [yes] with { $blow }
         *[no] {""}
        }
    .as_defender = { $attacker } misses you { $blow_said ->
          [yes] with { $blow }
         *[no] {""}
        }
    .happens = the blow misses
    .told = { $attacker } misses { $defender }
event-weapon_hit =
    .name = blow on the weapon
    .plural = blows on the weapon
    .as_attacker = your blow lands on the weapon of { $defender }
    .as_defender = { $attacker } hits your weapon
    .happens = the blow lands on the defender's weapon
    .told = { $attacker } strikes { $defender_poss } weapon
event-hit =
    .name = hit
    .as_attacker = you hit { $defender } { $blow_said ->
          [yes] with { $blow }
         *[no] {""}
        } { $taken_said ->
          [yes] for { $taken } wounds
         *[no] {""}
        }
    .as_defender = { $attacker } hits you { $blow_said ->
          [yes] with { $blow }
         *[no] {""}
        } { $taken_said ->
          [yes] for { $taken } wounds
         *[no] {""}
        }
    .happens = the blow hits
    .told = { $attacker } hits { $defender } { $taken ->
          [0] but inflicts no wound
          [one] and inflicts { $taken } wound
         *[other] and inflicts { $taken } wounds
        }
param-hit-taken = Wounds taken
    .name = wounds taken
    .number = plural
procedure-damage_test =
    .name = damage test
    .do = make a damage test of { $strength } against { $toughness }
param-damage_test-strength = Attack strength
    .name = attack strength
param-damage_test-toughness = Toughness and armour
    .name = toughness with armour
    .number = mass
param-damage_test-fate = Fate
    .name = fate
    .number = mass
local-damage_test-penalty = Penalty
    .name = penalty
    .plural = penalties
local-damage_test-r = Test
    .name = test
result-damage_test-wounds = Wounds
    .name = number of wounds
    .plural = numbers of wounds
local-damage_test-wounds = Number of wounds
    .name = number of wounds
    .plural = numbers of wounds
procedure-strike =
    .name = strike
    .do = strike { $defender } { $blow_said ->
          [yes] with { $blow }
         *[no] {""}
        }
param-strike-blow = Blow
    .name = blow
local-strike-aim = Aim
    .name = to-hit test
step-strike-spot = Place hit
    .name = place hit
    .plural = places hit
step-strike-force = Force
    .name = force of the blow
    .plural = forces of the blow
step-strike-guarded = Resistance
    .name = resistance
step-strike-taken = Wounds taken
    .name = wounds taken
    .number = plural
step-strike-harm = Harm
    .name = harm
    .number = mass
figure-wounds =
    .rows = Attack strength
    .columns = Toughness and armour
    .cell = wounds on average

## Characters

plan-bold =
    .name = bold
character-brawler =
    .name = brawler
character-guard =
    .name = guard
