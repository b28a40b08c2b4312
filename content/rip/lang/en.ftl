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

## Situations and the order of a turn

kind-situation =
    .name = situation
    .plural = Situations
    .plural_name = situations
    .bare = yes
field-situation-modifier = Modifier
    .name = modifier
kind-phase =
    .name = part of a turn
    .plural = Parts of a turn
    .plural_name = parts of a turn
    .bare = yes
field-phase-place = Place
    .name = place

## Wounds

enum-severity =
    .name = state
member-severity-unhurt =
    .name = unhurt
    .attribute = unhurt
member-severity-light =
    .name = lightly wounded
    .attribute = lightly wounded
member-severity-serious =
    .name = seriously wounded
    .attribute = seriously wounded
member-severity-critical =
    .name = critically wounded
    .attribute = critically wounded
stat-missile =
    .name = missile skill
stat-healing =
    .name = healing skill
stat-endurance =
    .name = endurance
    .number = mass
stat-power =
    .name = power
    .number = mass
stat-way =
    .name = magic way
stat-spell_skill =
    .name = spell skill
resource-mana =
    .name = mana
    .number = mass
stat-state =
    .name = state
    .is = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $value }
    .is_not = { $who } { $who_person ->
          [you] are
         *[it] is
        } not { $value }
stat-in_a_fight =
    .name = modifier of wounds in a fight
    .plural = modifiers of wounds in a fight
stat-elsewhere =
    .name = modifier of wounds elsewhere
    .plural = modifiers of wounds elsewhere
stat-pace =
    .name = number of squares in a turn with an attack
    .plural = numbers of squares in a turn with an attack
stat-run =
    .name = number of squares in a run
    .plural = numbers of squares in a run
check-initiative =
    .name = initiative
    .after = of { $who }
param-initiative-who = Fighter
    .name = fighter
result-initiative-result = Result
    .name = result
local-initiative-result = Result
    .name = result
formula-light_from =
    .name = number of wounds that makes a light wound
    .plural = numbers of wounds that make a light wound
    .after = with { $fate }
param-light_from-fate = Fate
    .name = fate
    .number = mass
formula-serious_from =
    .name = number of wounds that makes a serious wound
    .plural = numbers of wounds that make a serious wound
    .after = with { $fate }
param-serious_from-fate = Fate
    .name = fate
    .number = mass
formula-critical_from =
    .name = number of wounds that makes a critical wound
    .plural = numbers of wounds that make a critical wound
    .after = with { $fate }
param-critical_from-fate = Fate
    .name = fate
    .number = mass
table-state_of =
    .name = state
    .after = with { $harm } and { $fate }
param-state_of-harm = Wounds past the reserve
    .name = wounds past the reserve
    .number = plural
param-state_of-fate = Fate
    .name = fate
    .number = mass
table-in_fights =
    .name = modifier of wounds in a fight
    .plural = modifiers of wounds in a fight
    .after = for { $state }
param-in_fights-state = State
    .name = state
table-outside_fights =
    .name = modifier of wounds elsewhere
    .plural = modifiers of wounds elsewhere
    .after = for { $state }
param-outside_fights-state = State
    .name = state
formula-end_modifier =
    .name = modifier against bleeding to death
    .plural = modifiers against bleeding to death
    .after = with { $harm } and { $fate }
param-end_modifier-harm = Wounds past the reserve
    .name = wounds past the reserve
    .number = plural
param-end_modifier-fate = Fate
    .name = fate
    .number = mass
table-herb_difficulty =
    .name = difficulty of herbs
    .plural = difficulties of herbs
    .after = for { $state }
param-herb_difficulty-state = State
    .name = state
table-bleeding_modifier =
    .name = modifier of stopping the blood
    .plural = modifiers of stopping the blood
    .after = for { $state }
param-bleeding_modifier-state = State
    .name = state
check-skill_test =
    .name = test of a skill
    .plural = tests of a skill
    .after = by { $who } on { $skill }, with { $modifiers }
param-skill_test-who = Fighter
    .name = fighter
param-skill_test-skill = Skill
    .name = skill
param-skill_test-modifiers = Modifiers
    .name = modifiers
    .number = plural
local-skill_test-r = Roll
    .name = roll
result-skill_test-result = Result
    .name = result
local-skill_test-result = Result
    .name = result
check-stay_awake =
    .name = test to stay conscious
    .plural = tests to stay conscious
    .succeeds = { $who } { $who_person ->
          [you] stay
         *[it] stays
        } conscious
    .fails = { $who } { $who_person ->
          [you] lose
         *[it] loses
        } consciousness
param-stay_awake-who = Fighter
    .name = fighter
param-stay_awake-target = Target
    .name = target
check-stay_alive =
    .name = test against bleeding to death
    .plural = tests against bleeding to death
    .succeeds = { $who } { $who_person ->
          [you] do
         *[it] does
        } not bleed to death
    .fails = { $who } { $who_person ->
          [you] bleed
         *[it] bleeds
        } to death
param-stay_alive-who = Fighter
    .name = fighter
param-stay_alive-target = Target
    .name = target
check-close_wounds =
    .name = test to stop the blood
    .plural = tests to stop the blood
    .succeeds = { $healer } { $healer_person ->
          [you] stop
         *[it] stops
        } the blood of { $patient }
    .fails = { $healer } { $healer_person ->
          [you] do
         *[it] does
        } not stop the blood of { $patient }
param-close_wounds-healer = Healer
    .name = healer
param-close_wounds-patient = Patient
    .name = patient
param-close_wounds-target = Target
    .name = target
check-soul_stays =
    .name = test of a departing soul
    .plural = tests of a departing soul
    .succeeds = the soul of { $who } stays
    .fails = the soul of { $who } departs
param-soul_stays-who = Fighter
    .name = fighter
param-soul_stays-target = Target
    .name = target
procedure-heal_with_herbs =
    .name = healing with herbs
    .plural = healings with herbs
    .do = heal { $patient } with herbs
param-heal_with_herbs-healer = Healer
    .name = healer
param-heal_with_herbs-patient = Patient
    .name = patient
local-heal_with_herbs-healed = Wounds healed
    .name = wounds healed
    .number = plural

## Landing a blow

formula-wounds_of =
    .name = wounds dealt
    .number = plural
    .after = by { $result }
param-wounds_of-result = Result
    .name = result
enum-aftermath =
    .name = aftermath
member-aftermath-over =
    .name = the end
member-aftermath-again =
    .name = another roll
table-aftermath_of =
    .name = aftermath
    .plural = aftermaths
    .after = { $result_of }
param-aftermath_of-result = Result
    .name = result
formula-next_modifier =
    .name = modifier of the next roll
    .plural = modifiers of the next roll
    .after = after { $penalty }, with { $fate }
param-next_modifier-penalty = Penalty
    .name = penalty
    .plural = penalties
param-next_modifier-fate = Fate
    .name = fate
    .number = mass
procedure-land =
    .name = landing of a blow
    .plural = landings of a blow
    .do = land a blow of { $strength } on { $target }
param-land-target = Target
    .name = target
param-land-strength = Attack strength
    .name = attack strength
param-land-outcome = Outcome
    .name = outcome
result-land-taken = Wounds taken
    .name = wounds taken
    .number = plural
local-land-taken = Wounds taken
    .name = wounds taken
    .number = plural
step-land-spot = Place hit
    .name = place hit
    .plural = places hit
step-land-force = Force
    .name = force of the blow
    .plural = forces of the blow
step-land-guarded = Resistance
    .name = resistance
step-land-harm = Harm
    .name = harm
    .number = mass
enum-outcome =
    .name = outcome
member-outcome-miss =
    .name = a miss
    .plural = misses
    .attribute = a miss
member-outcome-weapon_struck =
    .name = a blow on the parrying weapon
    .plural = blows on the parrying weapon
    .attribute = a blow on the parrying weapon
member-outcome-hit =
    .name = a hit
    .attribute = a hit
member-outcome-hard_hit =
    .name = a hard hit
    .attribute = a hard hit
table-outcome_of =
    .name = outcome of a blow
    .plural = outcomes of a blow
    .after = at { $result }
param-outcome_of-result = Result
    .name = result
param-outcome_of-parried = Parried
    .name = parry
    .plural = parries
    .is = the blow is parried
    .is_not = the blow is not parried
    .attribute = parried
local-strike-outcome = Outcome
    .name = outcome
local-strike-landed = Landing
    .name = landing

## Shots and throws

formula-range_modifier =
    .name = modifier of range
    .plural = modifiers of range
    .after = at { $steps }
param-range_modifier-steps = Range steps
    .name = range steps
    .number = plural
formula-strength_at =
    .name = strength left
    .plural = strengths left
    .after = of { $strength } at { $steps }
param-strength_at-strength = Attack strength
    .name = attack strength
param-strength_at-steps = Range steps
    .name = range steps
    .number = plural
context-shot =
    .name = shot
role-shot-shooter = Shooter
    .name = shooter
    .other = word-foe
    .scope = in your { $contexts }
role-shot-target = Target
    .name = target
    .other = word-foe
    .scope = in { $contexts } at you
role-shot-steps = Range steps
    .name = range steps
    .number = plural
role-shot-thrown = Thrown
    .name = thrown shot
    .after = that is thrown
    .after_not = that is not thrown
role-shot-moving = On the move
    .name = shot on the move
    .plural = shots on the move
    .after = on the move
    .after_not = at rest
role-shot-aimed = Aimed
    .name = aimed shot
    .attribute = aimed
role-shot-near = Point-blank
    .name = point-blank shot
    .attribute = point-blank
stat-shot-defence =
    .name = defence
stat-shot-bonus =
    .name = to-hit bonus
    .plural = to-hit bonuses
stat-shot-modifiers =
    .name = modifiers
    .number = plural
event-shot_missed =
    .name = shot that misses
    .plural = shots that miss
    .as_shooter = you miss { $target }
    .as_target = { $shooter } misses you
    .happens = the shot misses
    .told = { $shooter } shoots past { $target }
event-shot_hit =
    .name = shot that hits
    .plural = shots that hit
    .as_shooter = you hit { $target }
    .as_target = { $shooter } hits you
    .happens = the shot hits
    .told = { $shooter } shoots { $target }
param-shot_hit-taken = Wounds taken
    .name = wounds taken
    .number = plural
procedure-shoot =
    .name = shot
    .do = shoot at { $target }
param-shoot-shot = Shot
    .name = shot
local-shoot-aim = Aim
    .name = to-hit test
local-shoot-outcome = Outcome
    .name = outcome
local-shoot-landed = Landing
    .name = landing

## Spells

enum-place =
    .name = place
member-place-ordinary =
    .name = ordinary
    .attribute = ordinary
member-place-ideal =
    .name = ideal
    .attribute = ideal
member-place-bad =
    .name = bad
    .attribute = bad
formula-mana_modifier =
    .name = modifier of mana in a spell
    .plural = modifiers of mana in a spell
    .after = for { $mana }
param-mana_modifier-mana = Mana
    .name = mana
    .number = mass
table-place_modifier =
    .name = modifier of the place
    .plural = modifiers of the place
    .after = for { $place }
param-place_modifier-place = Place
    .name = place
context-casting =
    .name = casting
role-casting-caster = Caster
    .name = caster
    .scope = in your { $contexts }
role-casting-place = Place
    .name = place
    .after = in an { $list } place
role-casting-hindrance = Hindrance
    .name = hindrance
role-casting-levels = Levels beyond
    .name = levels beyond what is known
    .number = plural
role-casting-mana = Mana
    .name = mana in the spell
    .number = mass
role-casting-countering_way = Magic way of the counterer
    .name = magic way of the counterer
    .plural = magic ways of the counterer
stat-casting-skill =
    .name = skill
stat-casting-modifiers =
    .name = modifiers
    .number = plural
procedure-cast =
    .name = cast
    .do = cast a spell
param-cast-casting = Casting
    .name = casting
step-cast-reached = Result
    .name = result
step-cast-spell = Spell
    .name = spell
event-spell_cast =
    .name = spell that is cast
    .plural = spells that are cast
    .as_caster = you cast a spell
    .happens = the spell is cast
    .told = { $caster } casts a spell that reaches { $reached }
param-spell_cast-reached = Result
    .name = result
event-interrupted =
    .name = counter
    .as_counterer = you counter a spell
    .happens = { $counterer } counters the spell
    .told = { $counterer } counters the spell
procedure-counter =
    .name = counter
    .do = counter the spell
param-counter-counterer = Counterer
    .name = counterer
check-concentrate =
    .name = test to keep a spell together
    .plural = tests to keep a spell together
    .succeeds = { $caster } { $caster_person ->
          [you] keep
         *[it] keeps
        } the spell together against { $counterer }
    .fails = { $caster } { $caster_person ->
          [you] lose
         *[it] loses
        } the spell to { $counterer }
param-concentrate-caster = Caster
    .name = caster
param-concentrate-counterer = Counterer
    .name = counterer
param-concentrate-countering = Countering
    .name = result of the counter
    .plural = results of the counter

## Without a fumble

check-steady =
    .name = steady test
    .succeeds = a test die lands on { $target } without a fumble
    .fails = a test die does not land on { $target }, or fumbles
param-steady-target = Target
    .name = target
local-steady-r = Roll
    .name = roll
result-burst-first = First face
    .name = first face
result-test_die-first = First face
    .name = first face
local-burst-first = First face
    .name = first face
local-test_die-first = First face
    .name = first face


## Foes and heroes

character-rat =
    .name = giant rat
character-wolf =
    .name = wolf
    .plural = wolves
character-bear =
    .name = bear
character-boar =
    .name = wild boar
character-viper =
    .name = viper
character-hound =
    .name = war hound
character-goblin =
    .name = goblin
character-goblin_archer =
    .name = goblin archer
character-hobgoblin =
    .name = hobgoblin
character-orc =
    .name = orc
character-ogre =
    .name = ogre
character-troll =
    .name = troll
character-bandit =
    .name = bandit
character-robber_chief =
    .name = robber chief
character-deserter =
    .name = deserter
character-cultist =
    .name = cultist
character-skeleton =
    .name = skeleton
character-ghoul =
    .name = ghoul
character-gargoyle =
    .name = gargoyle
character-giant =
    .name = hill giant
character-wyvern =
    .name = wyvern
character-squire =
    .name = squire
character-swordswoman =
    .name = swordswoman
    .plural = swordswomen
character-duellist =
    .name = duellist
character-axeman =
    .name = axeman
    .plural = axemen
character-shieldbearer =
    .name = shieldbearer
character-huntress =
    .name = huntress
    .plural = huntresses
character-herbalist =
    .name = herbalist
character-hedge_mage =
    .name = hedge mage

## Plans

plan-mending =
    .name = mending
plan-aiming =
    .name = aiming
