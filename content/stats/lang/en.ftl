### The words of Stats that grow. Format: book/PHRASES.md. Titles stand in the .rune files and the sheets.

pack-title = Stats that grow

## Who has the stats

clock-day = Day
    .name = day
    .plural = days
unit-kg = kg
    .name = kilogram
    .plural = kilograms
enum-stat_name = Stat
    .name = stat
member-stat_name-strength = Strength
member-stat_name-dexterity = Dexterity
member-stat_name-toughness = Toughness
member-stat_name-intelligence = Intelligence
member-stat_name-willpower = Willpower
member-stat_name-presence = Presence
entity-creature =
    .name = creature
word-foe = foe
resource-grown =
    .name = own score
    .member = own score in { $member }
resource-potential =
    .name = potential
    .member = potential of { $member }
resource-pile =
    .name = pile
    .member = pile of { $member }
resource-damage =
    .name = stat damage
    .number = mass
    .member = damage to { $member }
resource-drained =
    .name = drained points
    .number = plural
    .member = drained points of { $member }
stat-worn =
    .name = points from magic items
    .number = plural
    .member = points of { $member } from magic items
stat-score =
    .name = score
    .member = { $member }
    .computed = score in { $member }
stat-held_up =
    .name = bonus to checks
    .plural = bonuses to checks
    .member = bonus to checks of { $member }
stat-steadfast =
    .name = bonus against drains
    .plural = bonuses against drains
stat-relish =
    .name = multiple of a fresh corpse's marks
    .plural = multiples of a fresh corpse's marks
flag-diseased =
    .attribute = diseased
slot-race =
    .name = race
    .holds = { $who_person ->
          [you] your
         *[it] { $who_poss }
        } race is { $x }
    .holds_not = { $who_person ->
          [you] your
         *[it] { $who_poss }
        } race is not { $x }
    .empty = { $who } { $who_person ->
          [you] have
         *[it] has
        } no race
    .full = { $who } { $who_person ->
          [you] have
         *[it] has
        } a race
stat-to_hit =
    .name = to-hit bonus up close
    .plural = to-hit bonuses up close
stat-damage_done =
    .name = damage bonus up close
    .plural = damage bonuses up close
stat-throw_damage =
    .name = damage bonus of throws
    .plural = damage bonuses of throws
stat-aim =
    .name = to-hit bonus of shots and throws
    .plural = to-hit bonuses of shots and throws
stat-defence =
    .name = bonus to Defence
    .plural = bonuses to Defence
stat-searching =
    .name = searching bonus
    .plural = searching bonuses
stat-noticing =
    .name = bonus to noticing in passing
    .plural = bonuses to noticing in passing
stat-race_hit_points =
    .name = hit points of the race
    .number = plural
stat-class_hit_points =
    .name = hit points of the class
    .number = plural
stat-hit_points =
    .name = hit points
    .number = plural
stat-recovery =
    .name = number of seconds for a hit point to come back
    .plural = numbers of seconds for a hit point to come back
stat-carrying_limit =
    .name = carrying limit
stat-shop_percent =
    .name = percentage in your favour in shops
    .plural = percentages in your favour in shops
formula-short_draw =
    .name = penalty of a bow too strong
    .plural = penalties of a bow too strong
    .after = for { $draw } at { $strength }
param-short_draw-draw = Draw
    .name = draw of the bow
    .plural = draws of the bow
param-short_draw-strength = Strength
    .name = Strength
    .number = mass
formula-dug =
    .name = digging in a turn
    .plural = amounts of digging in a turn
    .after = with { $power } and { $strength }
param-dug-power = Power of the tool
    .name = power of the tool
    .plural = powers of the tool
param-dug-strength = Strength
    .name = Strength
    .number = mass
check-kick =
    .name = kick
    .succeeds = { $kicker } { $kicker_person ->
          [you] kick
         *[it] kicks
        } in a door of { $sturdiness }
    .fails = { $kicker } { $kicker_person ->
          [you] do
         *[it] does
        } not kick in a door of { $sturdiness }
param-kick-kicker = Kicker
    .name = kicker
param-kick-sturdiness = Sturdiness
    .name = sturdiness
    .number = mass
status-strong_poison = Strong poison
    .name = strong poison
    .number = mass
    .attribute = strongly poisoned
character-thora =
    .name = Thora
    .bare = yes

## How they grow

formula-modifier = Modifier
    .name = modifier
    .after = for { $score }
param-modifier-score = Score
    .name = score
formula-multiplier =
    .name = factor past the potential
    .plural = factors past the potential
    .after = for { $past }
param-multiplier-past = Points past the potential
    .name = number of points past the potential
    .plural = numbers of points past the potential
formula-price =
    .name = price of the next point
    .plural = prices of the next point
    .after = for { $score }, with { $past } { $past_kind ->
          [whole] past the potential
         *[other] {""}
        }
param-price-score = Score
    .name = score
param-price-past = Points past the potential
    .name = number of points past the potential
    .plural = numbers of points past the potential
formula-win_back =
    .name = price of a point lost
    .plural = prices of a point lost
    .after = from { $score }
param-win_back-score = Score
    .name = score
formula-drop =
    .name = pay-back of a drop
    .plural = pay-backs of a drop
    .after = from { $score }
param-drop-score = Score
    .name = score
formula-warning =
    .name = pile within reach of a drop
    .plural = piles within reach of a drop
    .after = from { $score }
param-warning-score = Score
    .name = score
formula-dawns_to_a_drop =
    .name = number of weak dawns to a drop
    .plural = numbers of weak dawns to a drop
    .after = from { $score }
param-dawns_to_a_drop-score = Score
    .name = score
chance-rise = Chance of a rise
    .name = chance of a rise
    .plural = chances of a rise
    .after = with { $pile } against { $price }
param-rise-pile = Pile
    .name = pile
param-rise-price = Price
    .name = price
chance-rise_at =
    .name = chance of a rise by share of the price
    .plural = chances of a rise by share of the price
    .after = with { $share }
param-rise_at-share = Share of the price
    .name = share of the price
    .plural = shares of the price
check-hold =
    .name = check to hold out
    .plural = checks to hold out
    .after = with { $score } and { $bonus } against { $difficulty }
    .succeeds = { $score } { $bonus_said ->
          [yes] with { $bonus }
         *[no] {""}
        } holds against { $difficulty }
    .fails = { $score } { $bonus_said ->
          [yes] with { $bonus }
         *[no] {""}
        } gives way to { $difficulty }
param-hold-score = Score
    .name = score
param-hold-difficulty = Difficulty
    .name = difficulty
    .plural = difficulties
param-hold-bonus = Bonus
    .name = bonus
    .plural = bonuses
local-hold-dice = Roll
    .name = roll
process-days_to_rise =
    .name = number of days to the next point
    .plural = numbers of days to the next point
    .after = at { $marks } a day and a price of { $price }
param-days_to_rise-marks = Marks a day
    .name = marks a day
    .number = plural
param-days_to_rise-price = Price
    .name = price
local-days_to_rise-pile = Pile
    .name = pile
figure-hold_table =
    .rows = Difficulty
    .columns = Score
    .cell = chance of success
figure-days =
    .rows = Marks a day
    .columns = Price
    .cell = days on average
figure-modifiers =
    .rows = Score
    .cell = modifier
figure-prices =
    .rows = Score
    .columns = Points past the potential
    .cell = marks
figure-drops =
    .rows = Score
    .cell = marks paid back
figure-warnings =
    .rows = Score
    .cell = pile
figure-rises =
    .rows = Marks held, in quarters of the price
    .cell = chance of a rise
event-level_gained =
    .name = level gained
    .plural = levels gained
    .as_who = you gain a level
    .happens = { $who } gains a level
event-risen =
    .name = rise
    .as_who = { $which } rises
    .happens = { $which } rises
    .told = { $who } grows in { $which }
event-fallen =
    .name = drop
    .as_who = { $which } drops
    .happens = { $which } drops
    .told = { $who } loses a point of { $which }
event-wasting =
    .name = warning of a drop
    .plural = warnings of a drop
    .as_who = { $which } comes within reach of a drop
    .happens = { $which } comes within reach of a drop
    .told = { $who } feels { $which } wasting
param-risen-which = Stat
    .name = stat
param-fallen-which = Stat
    .name = stat
param-wasting-which = Stat
    .name = stat
formula-points_past =
    .name = number of points past the potential
    .plural = numbers of points past the potential
    .after = for { $score } and { $potential }
param-points_past-score = Score
    .name = score
param-points_past-potential = Potential
    .name = potential
formula-lowest =
    .name = lowest score
    .after = with { $damage }
param-lowest-damage = Stat damage
    .name = stat damage
    .number = mass
procedure-stat_check =
    .name = check of a stat
    .plural = checks of a stat
    .do = check { $which }
param-stat_check-who = Holder
    .name = holder
param-stat_check-which = Stat
    .name = stat
local-stat_check-score = Score
    .name = score
local-stat_check-pile = Pile
    .name = pile
local-stat_check-price = Price
    .name = price
local-stat_check-debt = Debt of marks
    .name = debt of marks
    .plural = debts of marks
local-stat_check-back = Pay-back
    .name = pay-back
local-stat_check-which = Stat
    .name = stat
procedure-lose_marks =
    .name = loss of marks
    .plural = losses of marks
    .do = lose { $marks_kind ->
          [whole] { $marks } { $marks ->
              [one] mark
             *[other] marks
            }
         *[other] { $marks }
        } of { $which }
param-lose_marks-who = Holder
    .name = holder
param-lose_marks-which = Stat
    .name = stat
param-lose_marks-marks = Marks
    .name = number of marks
    .plural = numbers of marks
local-lose_marks-reach = Reach of a drop
    .name = reach of a drop
    .plural = reaches of a drop
local-lose_marks-before = Pile before
    .name = pile before
    .plural = piles before

## What trains, and what costs

kind-mark = Training
    .name = training
    .plural = Training
    .plural_name = ways to train
    .bare = yes
field-mark-trains = Trains
    .name = stat trained
    .plural = stats trained
field-mark-likely = Chance of a mark
    .name = chance of a mark
    .plural = chances of a mark
kind-lapse = Lapse
    .name = lapse
    .plural = Lapses
    .plural_name = lapses
    .bare = yes
field-lapse-costs = Costs
    .name = stat that pays
    .plural = stats that pay
field-lapse-marks = Marks
    .name = number of marks
    .plural = numbers of marks
field-lapse-likely = Chance
    .name = chance
kind-draught = Draught
    .name = draught
    .plural = Draughts
    .plural_name = draughts
field-draught-likely = Chance of each mark
    .name = chance of each mark
    .plural = chances of each mark
draught-potion = Potion
    .name = potion
draught-elixir = Elixir
    .name = elixir
event-done =
    .name = training
    .as_doer = you train { $deed_said ->
          [yes] by “{ $deed }”
         *[no] {""}
        }
    .happens = { $doer_person ->
          [you] you train
         *[it] { $doer } trains
        } by “{ $deed }”
param-done-deed = Training
    .name = training
event-lapsed =
    .name = lapse
    .as_doer = you are guilty of { $lapse_said ->
          [yes] the lapse “{ $lapse }”
         *[no] a lapse
        }
    .happens = { $doer } is guilty of the lapse “{ $lapse }”
param-lapsed-lapse = Lapse
    .name = lapse
event-drunk =
    .name = draught
    .as_drinker = you drink { $draught_said ->
          [yes] { $draught }
         *[no] a draught
        }
    .happens = { $drinker } drinks { $draught }
param-drunk-draught = Draught
    .name = draught
param-drunk-trained = Stat named
    .name = stat named
    .plural = stats named
param-drunk-marks = Marks
    .name = number of marks
    .plural = numbers of marks
event-corpse_eaten =
    .name = fresh corpse
    .as_eater = you eat a fresh corpse
    .happens = { $eater } eats a fresh corpse
param-corpse_eaten-trained = Stat it trains
    .name = stat it trains
    .plural = stats it trains
param-corpse_eaten-marks = Marks it gives
    .name = number of marks it gives
    .plural = numbers of marks it gives

## Who drains

kind-drain = Draining creature
    .name = draining creature
    .plural = Draining creatures
    .plural_name = draining creatures
    .bare = yes
field-drain-attack = Attack
    .name = attack
field-drain-drains = Drains
    .name = stat drained
    .plural = stats drained
field-drain-points = Points
    .name = number of points
    .plural = numbers of points
field-drain-likely = Chance that a hit tries
    .name = chance that a hit tries
    .plural = chances that a hit tries
field-drain-resisted_with = Resisted with
    .name = stat that resists
    .plural = stats that resist
field-drain-difficulty = Difficulty
    .name = difficulty
    .plural = difficulties
enum-attack_name = Attack
    .name = attack
member-attack_name-scythe = Scythe
    .name = scythe
member-attack_name-touch = Touch
    .name = touch
    .plural = touches
member-attack_name-bite = Bite
    .name = bite
member-attack_name-kiss = Kiss
    .name = kiss
    .plural = kisses
member-attack_name-slam = Slam
    .name = slam
member-attack_name-barrow_blade = Barrow-blade
    .name = barrow-blade
event-drained_of =
    .name = drain
    .as_victim = { $which } is drained
    .happens = { $which } is drained
    .told = { $victim } loses { $points } of { $which } to the cold
param-drained_of-which = Stat
    .name = stat
param-drained_of-points = Points
    .name = number of points
    .plural = numbers of points
procedure-drain_touch =
    .name = draining touch
    .plural = draining touches
    .do = let { $drain } try to drain { $victim }
param-drain_touch-victim = Victim
    .name = victim
param-drain_touch-drain = Draining creature
    .name = draining creature
procedure-resist =
    .name = resistance to a drain
    .plural = resistances to a drain
    .do = have { $victim } resist { $drain }
param-resist-victim = Victim
    .name = victim
param-resist-drain = Draining creature
    .name = draining creature
local-resist-bonus = Bonus
    .name = bonus
    .plural = bonuses
local-resist-spared = Points above the lowest
    .name = points above the lowest score
    .number = plural
local-resist-points = Points lost
    .name = points lost
    .number = plural
procedure-mend =
    .name = temple's mending
    .plural = temple's mendings
    .do = mend { $who }
param-mend-who = Patient
    .name = patient
local-mend-which = Stat
    .name = stat
kind-talent = Talent
    .name = talent
    .plural = Talents
    .plural_name = talents
    .bare = yes

## Races

kind-race = Race
    .name = race
    .plural = Races
    .plural_name = races
    .bare = yes
field-race-strength = Strength
    .number = mass
field-race-dexterity = Dexterity
    .number = mass
field-race-toughness = Toughness
    .number = mass
field-race-intelligence = Intelligence
    .number = mass
field-race-willpower = Willpower
    .number = mass
field-race-presence = Presence
    .number = mass
field-race-spread = Spread
    .name = spread
table-potential_of =
    .name = potential of a race
    .plural = potentials of a race
    .after = for { $race } in { $which }
param-potential_of-race = Race
    .name = race
param-potential_of-which = Stat
    .name = stat
formula-highest_potential =
    .name = highest potential of a race
    .plural = highest potentials of a race
    .after = for { $race } in { $which }
param-highest_potential-race = Race
    .name = race
param-highest_potential-which = Stat
    .name = stat
procedure-begin =
    .name = start of a run
    .plural = starts of a run
    .do = begin a run with { $who } of the race { $race }
param-begin-who = Newcomer
    .name = newcomer
param-begin-race = Race
    .name = race
local-begin-which = Stat
    .name = stat
procedure-roll_potential =
    .name = roll of a potential
    .plural = rolls of a potential
    .do = roll { $who_poss } potential in { $which } as { $race }
param-roll_potential-who = Newcomer
    .name = newcomer
param-roll_potential-race = Race
    .name = race
param-roll_potential-which = Stat
    .name = stat
local-roll_potential-rolled = Potential rolled
    .name = potential rolled
    .plural = potentials rolled

## Diseases

kind-disease = Disease
    .name = disease
    .plural = Diseases
    .plural_name = diseases
    .bare = yes
field-disease-resisted_with = Fought off with
    .name = stat that fights it off
    .plural = stats that fight it off
field-disease-teaches = Trains by
    .name = training it brings
    .plural = trainings it brings
procedure-fight_off =
    .name = fight against a disease
    .plural = fights against a disease
    .do = have { $who } fight off { $disease }
param-fight_off-who = Patient
    .name = patient
param-fight_off-disease = Disease
    .name = disease
param-fight_off-difficulty = Difficulty
    .name = difficulty
    .plural = difficulties
local-fight_off-bonus = Bonus
    .name = bonus
    .plural = bonuses
event-fought_off =
    .name = disease fought off
    .plural = diseases fought off
    .as_who = you fight off { $disease_said ->
          [yes] { $disease }
         *[no] a disease
        }
    .happens = { $who } fights off { $disease }
param-fought_off-disease = Disease
    .name = disease

## Rests

clock-turn = Turn
    .name = turn
    .plural = turns
event-disturbed =
    .name = disturbance
    .plural = disturbances
    .as_sleeper = something disturbs you
    .happens = something disturbs { $sleeper }
param-disturbed-sleeper =
    .name = sleeper
action-resting =
    .name = rest
    .plural = rests
    .do = rest for { $length } turns
param-resting-length =
    .name = chosen length
