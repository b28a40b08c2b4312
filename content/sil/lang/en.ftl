### The words of Sil that the book's sentences are made of. Format: book/PHRASES.md. Titles stand in the .rune files.

pack-title = Sil: the common system

## Words that belong to nobody

word-foe = foe
unit-lb = lb
    .name = pound
    .plural = pounds
clock-turn = Turn
    .name = turn
    .plural = turns
clock-round = Round
    .name = round
    .plural = rounds
entity-place =
    .name = place
entity-creature =
    .name = creature

## Kinds and their fields

kind-skill =
    .name = skill
    .plural = Skills
    .plural_name = skills
    .bare = yes
field-skill-from = Leans on
    .name = stat behind it
    .plural = stats behind it
field-skill-die = Die
    .name = die
    .plural = dice
kind-weapon =
    .name = weapon
    .plural = Weapons
    .plural_name = weapons
field-weapon-skill = Skill
    .name = skill
field-weapon-to_hit = Accuracy
    .name = accuracy
    .number = mass
field-weapon-damage = Damage
    .name = damage
    .number = mass
field-weapon-evasion = Evasion
    .name = bonus to Evasion
    .plural = bonuses to Evasion
field-weapon-weight = Weight
    .name = weight
field-weapon-traits = Traits
    .name = traits
    .number = plural
kind-armour =
    .name = armour
    .number = mass
    .plural = Armour
    .plural_name = armour
field-armour-to_hit = Accuracy
    .name = accuracy
    .number = mass
field-armour-evasion = Evasion
    .name = bonus to Evasion
    .plural = bonuses to Evasion
field-armour-protection = Protection
    .name = protection
    .number = mass
field-armour-weight = Weight
    .name = weight
kind-shield =
    .name = shield
    .plural = Shields
    .plural_name = shields
field-shield-evasion = Evasion
    .name = bonus to Evasion
    .plural = bonuses to Evasion
field-shield-protection = Protection
    .name = protection
    .number = mass
field-shield-weight = Weight
    .name = weight
kind-ability =
    .name = ability
    .plural = Abilities
    .plural_name = abilities
    .bare = yes
field-ability-skill = Skill
    .name = skill
field-ability-level = Level
    .name = level
kind-song =
    .name = song
    .plural = Songs
    .plural_name = songs
    .bare = yes
field-song-level = Level
    .name = level
field-song-voice = Voice
    .name = voice
    .number = mass
field-song-noise = Noise
    .name = noise
    .number = mass
kind-race =
    .name = race
    .plural = Races
    .plural_name = races
    .bare = yes
    .belong = of this race
field-race-strength = Strength
field-race-dexterity = Dexterity
field-race-constitution = Constitution
field-race-grace = Grace
kind-house =
    .name = house
    .plural = Houses
    .plural_name = houses
    .bare = yes
    .belong = of this house
field-house-race = Race
    .name = race
field-house-gift = Gift
    .name = gift
field-house-strength = Strength
field-house-dexterity = Dexterity
field-house-constitution = Constitution
field-house-grace = Grace
constant-song-sung =
    .is = you sing it
    .is_not = you do not sing it
# What a song is worth: the singer's Song, or half of it as a minor theme.
constant-song-power = Power of the song
    .name = power of the song
constant-song-faint = Faintness of a minor theme
    .name = faintness of a minor theme

## Skills and what every pack has of other kinds

weapon-bare_hands =
    .name = bare hands
    .number = plural

## Statuses

status-stun =
    .name = stun
    .number = mass
    .attribute = stunned
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $attribute } { $amount_said ->
          [yes] ({ $amount })
         *[no] {""}
        } { $lasts }
status-stun-band-1 =
    .name = stunned
    .attribute = stunned
status-stun-band-2 =
    .name = heavily stunned
    .attribute = heavily stunned
status-stun-band-3 =
    .name = knocked out
    .attribute = knocked out
status-confused =
    .name = confusion
    .number = mass
    .attribute = confused
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $attribute } { $lasts }
status-afraid =
    .name = fear
    .number = mass
    .attribute = afraid
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $attribute } { $lasts }
status-goaded =
    .name = provocation
    .number = mass
    .attribute = goaded
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $attribute } { $lasts }
status-recovering =
    .name = loss of balance
    .number = mass
    .attribute = off balance
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } off balance { $lasts }
    .lose = { $who_person ->
          [you] you regain your
         *[it] { $who } regains its
        } balance
status-bleeding =
    .name = bleeding
    .number = mass
    .attribute = bleeding
    .gain = { $who } { $who_person ->
          [you] start
         *[it] starts
        } to bleed { $amount_said ->
          [yes] ({ $amount })
         *[no] {""}
        } { $lasts }
    .lose = { $who_person ->
          [you] you stop
         *[it] { $who } stops
        } bleeding
status-poison =
    .name = poison
    .number = mass
    .attribute = poisoned
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $attribute } { $amount_said ->
          [yes] ({ $amount })
         *[no] {""}
        } { $lasts }

## Stats of a creature

stat-max_health =
    .name = full health
    .number = mass
stat-max_voice =
    .name = full voice
    .number = mass
stat-light =
    .name = light radius
    .plural = light radii
stat-category =
    .name = category
    .plural = categories
    .is = { $who } { $who_person ->
          [you] belong
         *[it] belongs
        } to the category { $value }
    .is_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not belong to the category { $value }
    .is_none = { $who } { $who_person ->
          [you] belong
         *[it] belongs
        } to no category
    .is_any = { $who } { $who_person ->
          [you] belong
         *[it] belongs
        } to a category
    .attribute = { $value }
stat-affinity =
    .name = affinity
    .plural = affinities
    .member = affinity with { $member }
stat-total =
    .name = skill
    .member = { $member }
    .computed = score in { $member }
stat-morale =
    .name = morale
    .number = mass
stat-stance =
    .name = stance
    .is = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $value }
    .is_not = { $who } { $who_person ->
          [you] are
         *[it] is
        } not { $value }
    .attribute = { $value }
stat-unaware =
    .attribute = unwary
    .is = { $who } { $who_person ->
          [you] suspect
         *[it] suspects
        } nothing
    .is_not = { $who } { $who_person ->
          [you] are
         *[it] is
        } on guard
stat-protection =
    .name = protection
    .number = mass
    .member = { $member_id ->
          [special] protection
          [armour] armour protection
          [shield] shield protection
         *[other] { $member } protection
        }
stat-armour_weight =
    .name = armour weight
stat-heaviness =
    .name = heaviness
    .number = mass
stat-noise =
    .name = noise
    .number = mass
stat-exposure =
    .name = exposure
    .number = mass
stat-trail =
    .name = margin that shakes off a watcher
    .plural = margins that shake off a watcher

## What a creature stores

resource-experience =
    .name = experience
    .number = mass
resource-kills =
    .name = kills
    .number = plural
    .member = kills of { $member_id ->
          [orc] orcs
          [wolf] wolves
          [spider] spiders
          [troll] trolls
          [wraith] wraiths
          [rauko] raukar
          [serpent] serpents
          [dragon] dragons
         *[other] { $member }
        }
    .amount = { $n } { $n ->
          [one] kill
         *[other] kills
        }
resource-points =
    .name = points
    .number = plural
    .member = points in { $member }
    .needs = { $member } { $n }
    .amount = { $n } { $n ->
          [one] point
         *[other] points
        } in { $member }
resource-health =
    .name = health
    .number = mass
resource-voice =
    .name = voice
    .number = mass
resource-spirits =
    .name = spirits
    .number = plural
    .amount = { $n } { $n ->
          [one] point
         *[other] points
        } of spirits
resource-alertness =
    .name = alertness
    .number = mass
slot-weapon =
    .name = weapon
    .holds = { $who } { $who_person ->
          [you] wield
         *[it] wields
        } { $x }
    .holds_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not wield { $x }
    .empty = { $who } { $who_person ->
          [you] wield
         *[it] wields
        } no weapon
    .full = { $who } { $who_person ->
          [you] wield
         *[it] wields
        } a weapon
slot-off_hand =
    .name = second weapon
    .holds = { $who } { $who_person ->
          [you] hold
         *[it] holds
        } { $x } in the other hand
    .holds_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not hold { $x } in the other hand
    .empty = { $who } { $who_person ->
          [you] hold
         *[it] holds
        } no second weapon
    .full = { $who } { $who_person ->
          [you] hold
         *[it] holds
        } a second weapon
slot-shield =
    .name = shield
    .holds = { $who } { $who_person ->
          [you] carry
         *[it] carries
        } { $x }
    .holds_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not carry { $x }
    .empty = { $who } { $who_person ->
          [you] carry
         *[it] carries
        } no shield
    .full = { $who } { $who_person ->
          [you] carry
         *[it] carries
        } a shield
slot-worn =
    .name = armour
    .number = mass
    .holds = { $who } { $who_person ->
          [you] wear
         *[it] wears
        } { $x }
    .holds_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not wear { $x }
    .empty = { $who } { $who_person ->
          [you] wear
         *[it] wears
        } no armour
    .full = { $who } { $who_person ->
          [you] wear
         *[it] wears
        } armour
slot-theme =
    .name = theme
    .holds = { $who } { $who_person ->
          [you] sing
         *[it] sings
        } { $x }
    .holds_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not sing { $x }
    .empty = { $who } { $who_person ->
          [you] sing
         *[it] sings
        } nothing
    .full = { $who } { $who_person ->
          [you] sing
         *[it] sings
        }
slot-minor =
    .name = minor theme
    .holds = { $who } { $who_person ->
          [you] sing
         *[it] sings
        } { $x } as a minor theme
    .holds_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not sing { $x } as a minor theme
    .empty = { $who } { $who_person ->
          [you] sing
         *[it] sings
        } no minor theme
    .full = { $who } { $who_person ->
          [you] sing
         *[it] sings
        } a minor theme
slot-race =
    .name = race
    .holds = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $x_belong }
    .holds_not = { $who } { $who_person ->
          [you] are
         *[it] is
        } not { $x_belong }
    .empty = { $who } { $who_person ->
          [you] have
         *[it] has
        } no race
    .full = { $who } { $who_person ->
          [you] have
         *[it] has
        } a race
slot-house =
    .name = house
    .holds = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $x_belong }
    .holds_not = { $who } { $who_person ->
          [you] are
         *[it] is
        } not { $x_belong }
    .empty = { $who } { $who_person ->
          [you] belong
         *[it] belongs
        } to no house
    .full = { $who } { $who_person ->
          [you] belong
         *[it] belongs
        } to a house
stat-insight =
    .name = eye for the unseen
    .plural = eyes for the unseen
stat-hearing =
    .name = hearing
    .number = mass
stat-clatter =
    .name = clatter
    .number = mass
stat-thrift =
    .name = thrift with staves and horns
    .number = mass
stat-brightness =
    .name = brightness of the light
    .number = mass
    .more = the squares that your light reaches are brighter by { $amount }
    .less = the squares that your light reaches are darker by { $amount }
stat-steadiness =
    .name = steadiness
    .number = mass
    .member = steadiness against { $member }
resource-quarry =
    .name = quarry
    .plural = quarries
resource-streak =
    .name = rounds spent at one foe
    .number = plural
    .amount = { $n } { $n ->
          [one] round
         *[other] rounds
        } at one foe
flag-keen_eyed =
    .after = that can see those just beyond the edge of a light
    .after_not = that cannot see those just beyond the edge of a light
    .is = { $who } can see those just beyond the edge of a light
    .is_not = { $who } cannot see those just beyond the edge of a light
flag-knows_herbs =
    .after = that knows every herb and potion
    .after_not = that does not know every herb and potion
    .is = { $who } { $who_person ->
          [you] know
         *[it] knows
        } every herb and potion
    .is_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not know every herb and potion
flag-knows_staves =
    .after = that knows every staff and horn
    .after_not = that does not know every staff and horn
    .is = { $who } { $who_person ->
          [you] know
         *[it] knows
        } every staff and horn
    .is_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not know every staff and horn
flag-breaks_curses =
    .after = that can take off what is cursed
    .after_not = that cannot take off what is cursed
    .is = { $who } can take off what is cursed, which breaks the curse
    .is_not = { $who } cannot take off what is cursed
flag-moved =
    .after = that moved this turn
    .after_not = that did not move this turn
    .is = { $who } moved this turn
    .is_not = { $who } did not move this turn
    .lasts = no
flag-clamouring =
    .after = that called out or broke a door this turn
    .after_not = that neither called out nor broke a door this turn
    .is = { $who } called out or broke a door this turn
    .is_not = { $who } neither called out nor broke a door this turn
    .lasts = no
flag-tunnelling =
    .after = that dug through rock this turn
    .after_not = that did not dig through rock this turn
    .is = { $who } dug through rock this turn
    .is_not = { $who } did not dig through rock this turn
    .lasts = no
flag-cursed =
    .attribute = cursed
flag-confused =
    .attribute = confused
flag-afraid =
    .attribute = afraid
flag-helpless =
    .attribute = helpless
flag-trapped =
    .attribute = trapped
flag-goaded =
    .attribute = goaded
flag-intelligent =
    .attribute = intelligent
flag-mindless =
    .attribute = mindless
flag-attacking =
    .after = that has attacked since the last look
    .after_not = that has not attacked since the last look
    .is = { $who } { $who_person ->
          [you] have
         *[it] has
        } attacked since the last look
    .is_not = { $who } { $who_person ->
          [you] have
         *[it] has
        } not attacked since the last look
    .lasts = no
flag-under_attack =
    .after = that has been attacked since the last look
    .after_not = that has not been attacked since the last look
    .is = { $who } { $who_person ->
          [you] have
         *[it] has
        } been attacked since the last look
    .is_not = { $who } { $who_person ->
          [you] have
         *[it] has
        } not been attacked since the last look
    .lasts = no
flag-free_learner =
    .attribute = exempt from prerequisite abilities and songs
flag-on_the_move =
    .after = that moved last turn
    .after_not = that did not move last turn
    .is = { $who } moved last turn
    .is_not = { $who } did not move last turn
    .lasts = no
flag-on_guard =
    .after = that waited last turn
    .after_not = that did not wait last turn
    .is = { $who } waited last turn
    .is_not = { $who } did not wait last turn
    .lasts = no

## Closed lists

enum-attack_kind =
    .name = kind of attack
    .plural = kinds of attack
member-attack_kind-regular =
    .name = regular attack
    .attribute = regular
    .attack = a regular attack
member-attack_kind-flanking =
    .name = flanking attack
    .attribute = flanking
    .attack = a flanking attack
member-attack_kind-retreat =
    .name = retreat attack
    .attribute = retreat
    .attack = a retreat attack
member-attack_kind-whirlwind =
    .name = whirlwind attack
    .attribute = whirlwind
    .attack = a whirlwind attack
member-attack_kind-impale =
    .name = impale attack
    .attribute = impale
    .attack = an impale attack
member-attack_kind-follow_through =
    .name = follow-through attack
    .attribute = follow-through
    .attack = a follow-through attack
member-attack_kind-opportunity =
    .name = opportunity attack
    .attribute = opportunity
    .attack = a free attack
member-attack_kind-riposte =
    .name = riposte
    .attribute = riposte
    .attack = a free attack
member-attack_kind-interception =
    .name = interception
    .attribute = interception
    .attack = a free attack
member-attack_kind-off_handed =
    .name = off-hand attack
    .attribute = off-hand
    .attack = an off-hand attack
enum-source =
    .name = source of protection
    .plural = sources of protection
member-source-armour =
    .name = armour
    .number = mass
    .attribute = armour
member-source-shield =
    .name = shield
    .attribute = shield
member-source-special =
    .name = special protection
    .number = mass
    .attribute = special
enum-find =
    .name = find
member-find-potion =
    .name = potion
    .attribute = a potion
member-find-herb =
    .name = herb
    .attribute = a herb
member-find-ring =
    .name = ring
    .attribute = a ring
member-find-amulet =
    .name = amulet
    .attribute = an amulet
member-find-horn =
    .name = horn
    .attribute = a horn
member-find-staff =
    .name = staff
    .attribute = a staff
member-find-special_item =
    .name = special item
    .attribute = a special item
member-find-artefact =
    .name = artefact
    .attribute = an artefact
enum-threat =
    .name = threat to the mind
    .plural = threats to the mind
member-threat-confusion =
    .name = confusion
    .number = mass
    .attribute = confusion
member-threat-stunning =
    .name = stunning
    .number = mass
    .attribute = stunning
member-threat-fear =
    .name = fear
    .number = mass
    .attribute = fear
member-threat-blindness =
    .name = blindness
    .number = mass
    .attribute = blindness
member-threat-entrancement =
    .name = entrancement
    .number = mass
    .attribute = entrancement
member-threat-slowing =
    .name = slowing
    .number = mass
    .attribute = slowing
member-threat-hallucination =
    .name = hallucination
    .number = mass
    .attribute = hallucination
member-threat-hunger =
    .name = hunger
    .number = mass
    .attribute = hunger
member-threat-draining =
    .name = draining
    .number = mass
    .attribute = draining
member-threat-forgetting =
    .name = forgetting
    .number = mass
    .attribute = forgetting
enum-weapon_trait =
    .name = weapon trait
member-weapon_trait-axe =
    .name = axe
    .noun = axe
    .noun_plural = axes
    .attribute = axe
    .is = { $who } is an axe
    .is_not = { $who } is not an axe
member-weapon_trait-polearm =
    .name = polearm
    .noun = polearm
    .noun_plural = polearms
    .attribute = polearm
    .is = { $who } is a polearm
    .is_not = { $who } is not a polearm
member-weapon_trait-bow =
    .name = bow
    .noun = bow
    .noun_plural = bows
    .attribute = bow
    .is = { $who } is a bow
    .is_not = { $who } is not a bow
member-weapon_trait-hand_and_a_half =
    .name = hand-and-a-half weapon
    .noun = hand-and-a-half weapon
    .noun_plural = hand-and-a-half weapons
    .attribute = hand-and-a-half
    .is = { $who } is a hand-and-a-half weapon
    .is_not = { $who } is not a hand-and-a-half weapon
member-weapon_trait-two_handed =
    .name = two-handed weapon
    .noun = two-handed weapon
    .noun_plural = two-handed weapons
    .attribute = two-handed
    .is = { $who } is a two-handed weapon
    .is_not = { $who } is not a two-handed weapon
enum-creature_category =
    .name = category of creature
    .plural = categories of creature
member-creature_category-orc =
    .name = orc
    .noun = orc
    .noun_plural = orcs
    .attribute = orc
member-creature_category-wolf =
    .name = wolf
    .noun = wolf
    .noun_plural = wolves
    .plural = wolves
    .attribute = wolf
member-creature_category-spider =
    .name = spider
    .noun = spider
    .noun_plural = spiders
    .attribute = spider
member-creature_category-troll =
    .name = troll
    .noun = troll
    .noun_plural = trolls
    .attribute = troll
member-creature_category-wraith =
    .name = wraith
    .noun = wraith
    .noun_plural = wraiths
    .attribute = wraith
member-creature_category-rauko =
    .name = rauko
    .noun = rauko
    .noun_plural = raukar
    .plural = raukar
    .attribute = rauko
member-creature_category-serpent =
    .name = serpent
    .noun = serpent
    .noun_plural = serpents
    .attribute = serpent
member-creature_category-dragon =
    .name = dragon
    .noun = dragon
    .noun_plural = dragons
    .attribute = dragon
enum-stance_name =
    .name = stance
member-stance_name-fleeing =
    .name = fleeing
    .attribute = fleeing
member-stance_name-confident =
    .name = confident
    .attribute = confident
member-stance_name-aggressive =
    .name = aggressive
    .attribute = aggressive

## Attacks

context-assault =
    .name = assault
role-assault-attacker = Attacker
    .name = attacker
    .other = word-foe
    .scope = in your { $contexts }
role-assault-weapon = Weapon
    .name = weapon
    .after = with { $x }
role-assault-first = First of the turn
    .name = first assault of the turn
    .after = that opens the turn
    .after_not = that does not open the turn
context-attack =
    .name = attack
role-attack-attacker = Attacker
    .name = attacker
    .other = word-foe
    .scope = in your { $contexts }
role-attack-defender = Defender
    .name = defender
    .other = word-foe
    .scope = in { $contexts } on you
role-attack-weapon = Weapon
    .name = weapon
    .after = with { $x }
role-attack-kind = Kind
    .name = kind
    .attribute = { $list }
    .attack = the attack
role-attack-charging = Charging
    .name = charge
    .after = made as a charge
    .after_not = not made as a charge
role-attack-crit = Critical dice
    .name = number of critical dice
    .plural = numbers of critical dice
stat-attack-melee =
    .name = melee
    .attribute = melee
stat-attack-archery =
    .name = archery
    .attribute = archery
stat-attack-both_hands = Both hands
    .name = use of both hands
    .after = made with both hands
    .after_not = made with one hand
stat-attack-range_penalty = Range penalty
    .name = range penalty
    .plural = range penalties
stat-attack-overwhelmed = Overwhelmed
    .name = penalty for being surrounded
    .plural = penalties for being surrounded
stat-attack-to_hit = Accuracy
    .name = accuracy
    .number = mass
stat-attack-dodge = Evasion score
    .name = Evasion score
stat-attack-crit_needs = Margin for a critical hit
    .name = margin that a critical hit needs
    .plural = margins that a critical hit needs
    .more = a critical hit needs { $amount } more
    .less = a critical hit needs { $amount } less
stat-attack-crit = Critical dice
    .name = number of critical dice
    .plural = numbers of critical dice
stat-attack-heft = Force of the blow
    .name = force of the blow
    .plural = forces of the blow
stat-attack-damage = Damage
    .name = damage
    .number = mass
stat-attack-all_damage = All damage dice
    .name = damage with its critical dice
    .number = mass
stat-attack-reach = Reach
    .name = reach
    .number = mass

## What happens

event-missed =
    .name = miss
    .plural = misses
    .as_attacker = { $attack_said ->
          [yes] one of your { $attack_plural } misses
         *[no] you miss
        } { $defender } { $by_said ->
          [yes] by { $by }
         *[no] {""}
        }
    .as_defender = { $attack_said ->
          [yes] { $attack } by { $attacker }
         *[no] { $attacker }
        } misses you { $by_said ->
          [yes] by { $by }
         *[no] {""}
        }
    .happens = the attack misses
    .told = { $attacker } { $by ->
          [0] only just misses { $defender }
         *[other] misses { $defender } by { $by }
        }
param-missed-by = Margin
    .name = margin
event-hit =
    .name = hit
    .as_attacker = { $attack_said ->
          [yes] one of your { $attack_plural } hits
         *[no] you hit
        } { $defender } { $net_said ->
          [yes] for { $net } damage
         *[no] {""}
        }
    .as_defender = { $attack_said ->
          [yes] { $attack } by { $attacker }
         *[no] { $attacker }
        } hits you { $net_said ->
          [yes] for { $net } damage
         *[no] {""}
        }
    .happens = the attack hits
    .told = { $attacker } hits { $defender } { $net ->
          [0] but does no damage
         *[other] for { $net } damage
        }
param-hit-net = Net damage
    .name = net damage
    .number = mass
event-killed =
    .name = kill
    .as_attacker = you kill { $defender } { $attack_said ->
          [yes] with { $attack }
         *[no] {""}
        }
    .as_defender = { $attacker } kills you { $attack_said ->
          [yes] with { $attack }
         *[no] {""}
        }
    .happens = the attack kills
    .told = { $attacker } kills { $defender }
event-swung =
    .name = main blow
    .as_attacker = you have struck at { $defender } { $attack_said ->
          [yes] with { $attack_a }
         *[no] in your main attack
        }
    .as_defender = { $attacker } has struck at you
    .happens = the blow is over
event-shot =
    .name = shot
    .as_attacker = you shoot at { $defender } { $attack_said ->
          [yes] with { $attack }
         *[no] {""}
        }
    .as_defender = { $attacker } shoots at you { $attack_said ->
          [yes] with { $attack }
         *[no] {""}
        }
    .happens = a shot is loosed
event-assault_ended =
    .name = end of an assault
    .plural = ends of an assault
    .as_attacker = you end { $assault_said ->
          [yes] { $assault }
         *[no] an assault
        }
    .happens = the assault ends
event-approached =
    .name = approach
    .plural = approaches
    .as_goal = { $mover } comes next to you
    .as_mover = you come next to { $goal }
    .happens = { $mover } comes next to { $goal }
event-circled =
    .name = circling
    .as_centre = { $mover } goes from one square beside you to another
    .as_mover = you go from one square beside { $centre } to another
    .happens = { $mover } goes from one square beside { $centre } to another
param-circled-mover = Mover
    .name = creature
param-circled-centre = Centre
    .name = creature
event-withdrew =
    .name = withdrawal
    .as_left = { $mover } leaves your side
    .as_mover = you leave the side of { $left }
    .happens = { $mover } leaves the side of { $left }
param-withdrew-mover = Mover
    .name = creature
param-withdrew-left = One left behind
    .name = creature
param-approached-mover = Newcomer
    .name = creature
param-approached-goal = Goal
    .name = creature
event-door_closed =
    .name = closing of a door
    .plural = closings of a door
    .as_closer = you close a door
    .happens = { $closer } closes a door
param-door_closed-closer = Closer
    .name = creature
param-door_closed-door = Door
    .name = door

## What the rules ask and order

command-push =
    .do = push { $who } back { $squares } { $squares ->
          [one] square
         *[other] squares
        }
command-sense =
    .do = sense { $who } (plainly: { $plainly })
command-swap =
    .do = swap the places of { $one } and { $other }
command-end_song =
    .do = end { $singer_person ->
          [you] your
         *[it] { $singer_poss }
        } song
command-reveal =
    .do = reveal { $spot }
command-ward =
    .do = ward { $door } with a strength of { $strength }
fact-can_see = Sight
    .name = sight
    .number = mass
    .is = { $a } can see { $b }
    .is_not = { $a } cannot see { $b }
    .after_b = you can see
    .after_not_b = you cannot see
    .after_a = that can see you
    .after_not_a = that cannot see you
fact-distance = Distance
    .name = distance
    .after = between { $a } and { $b }
fact-sound_distance = Distance as sound travels
    .name = distance as sound travels
    .plural = distances as sound travels
    .after = between { $a } and { $b }
fact-squares_to = Distance in squares
    .name = distance in squares
    .plural = distances in squares
    .after = from { $a } to { $spot }
fact-kills_alike = Kills of the same sort
    .name = number of kills of its very sort
    .plural = numbers of kills of its very sort
    .after = that { $hunter } { $hunter_person ->
          [you] have made
         *[it] has made
        }
fact-open_squares = Open squares
    .name = number of open squares
    .plural = numbers of open squares
    .after = around { $around }
fact-slays = Slaying
    .name = slaying
    .is = { $w } { $w_number ->
          [plural] slay
         *[other] slays
        } { $c }
    .is_not = { $w } { $w_number ->
          [plural] do
         *[other] does
        } not slay { $c }
    .after_w = that slays your kind
    .after_not_w = that does not slay your kind
    .after_c = that your weapon slays
    .after_not_c = that your weapon does not slay
fact-room_behind = Room behind
    .name = room behind
    .number = mass
    .is = there is room behind { $who }
    .is_not = there is no room behind { $who }
    .after_who = with room behind it
    .after_not_who = with no room behind it
fact-foes_behind = Foes behind
    .name = number of foes behind
    .plural = numbers of foes behind
    .after = { $who } as seen from { $attacker }
fact-foes_beside = Foes beside
    .name = number of foes beside
    .plural = numbers of foes beside
    .after = { $who } as seen from { $attacker }
set-adjacent_foes = adjacent foe
    .plural = adjacent foes
set-foes_in_sight = foe in sight
    .plural = foes
    .name = foe
    .after = in sight
set-unseen_foes = foe that cannot be seen
    .plural = foes
    .name = foe
    .after = that you cannot see
set-right_behind = foe right behind another
    .plural = foes
    .name = foe
    .after = right behind { $target } as seen from { $striker }
set-foes_in_earshot = foe within earshot
    .plural = foes
    .name = foe
    .after = within earshot
set-edge_of_the_known = unknown place next to a known one
    .plural = unknown places
    .name = unknown place
    .after = next to a known one

## Procedures, checks, tables

procedure-strike =
    .name = strike
    .do = make { $kind_attack } on { $defender } { $attack_said ->
          [yes] , with { $attack }
         *[no] {""}
        }
step-strike-attack_roll = Attack roll
    .name = attack roll
step-strike-evasion_roll = Evasion roll
    .name = Evasion roll
step-strike-crit = Critical dice
    .name = number of critical dice
    .plural = numbers of critical dice
step-strike-damage = Damage roll
    .name = damage roll
step-strike-blocked = Protection roll
    .name = protection roll
step-strike-net = Net damage
    .name = net damage
    .number = mass
step-strike-harm = Harm
    .name = harm
    .number = mass
param-strike-attack = Attack
    .name = attack
procedure-shoot =
    .name = shot
    .do = shoot at { $defender }
procedure-blow =
    .name = blow
    .do = make { $kind_attack } on { $defender }
param-blow-attack = Attack
    .name = attack
param-shoot-attack = Attack
    .name = attack
procedure-main_attack =
    .name = main attack
    .do = make your main attack on { $target } { $assault_said ->
          [yes] , as { $assault }
         *[no] {""}
        }
step-main_attack-blows = Blow
    .name = blow
param-main_attack-assault = Assault
    .name = assault
param-main_attack-target = Target
    .name = target
param-main_attack-kind = Kind
    .name = kind of attack
    .plural = kinds of attack
    .attack = an attack of that kind
param-main_attack-charging = Charging
    .name = charge
check-skill_check =
    .name = skill check
    .succeeds = { $roller } { $roller_person ->
          [you] succeed
         *[it] succeeds
        } at a check of { $skill } against { $difficulty }
    .fails = { $roller } { $roller_person ->
          [you] fail
         *[it] fails
        } a check of { $skill } against { $difficulty }
param-skill_check-roller = Roller
    .name = roller
param-skill_check-skill = Skill
    .name = skill
param-skill_check-opposed = Opponent
    .name = opponent
param-skill_check-difficulty = Difficulty
    .name = difficulty
    .plural = difficulties
local-skill_check-mine = The roller's roll
    .name = roller's roll
    .plural = rollers' rolls
check-strength_check =
    .name = trial of strength
    .plural = trials of strength
    .succeeds = { $roller } { $roller_person ->
          [you] win
         *[it] wins
        } a trial of strength ({ $strength } against { $difficulty })
    .fails = { $roller } { $roller_person ->
          [you] lose
         *[it] loses
        } a trial of strength ({ $strength } against { $difficulty })
param-strength_check-roller = Roller
    .name = roller
param-strength_check-strength = Strength that counts
    .name = strength that counts
    .number = mass
param-strength_check-opposed = Opponent
    .name = opponent
param-strength_check-difficulty = Difficulty
    .name = difficulty
    .plural = difficulties
local-strength_check-mine = The roller's roll
    .name = roller's roll
    .plural = rollers' rolls
check-notice =
    .name = noticing
    .number = mass
    .succeeds = { $watcher } { $watcher_person ->
          [you] notice
         *[it] notices
        } { $sneaker }
    .fails = { $watcher } { $watcher_person ->
          [you] do
         *[it] does
        } not notice { $sneaker }
check-withstand =
    .name = withstanding
    .number = mass
    .succeeds = { $roller } { $roller_person ->
          [you] withstand
         *[it] withstands
        } { $threat }
    .fails = { $roller } { $roller_person ->
          [you] do
         *[it] does
        } not withstand { $threat }
param-withstand-roller = Roller
    .name = roller
param-withstand-threat = Threat
    .name = threat
param-withstand-foe = Foe
    .name = foe
param-withstand-difficulty = Difficulty
    .name = difficulty
    .plural = difficulties
local-withstand-mine = The roller's roll
    .name = roller's roll
    .plural = rollers' rolls
check-spot =
    .name = spotting of the unseen
    .plural = spottings of the unseen
    .succeeds = { $watcher } { $watcher_person ->
          [you] spot
         *[it] spots
        } { $hidden }
    .fails = { $watcher } { $watcher_person ->
          [you] do
         *[it] does
        } not spot { $hidden }
param-spot-watcher = Watcher
    .name = watcher
param-spot-hidden = One who cannot be seen
    .name = one who cannot be seen
    .plural = ones who cannot be seen
local-spot-mine = The watcher's roll
    .name = watcher's roll
    .plural = watchers' rolls
enum-hazard =
    .name = hazard
member-hazard-pit =
    .name = pit
    .attribute = pit
member-hazard-spiked_pit =
    .name = spiked pit
    .attribute = spiked pit
member-hazard-debris =
    .name = falling debris
    .number = mass
    .attribute = debris
member-hazard-darts =
    .name = dart trap
    .attribute = dart trap
table-hazard_difficulty =
    .name = difficulty of a hazard
    .plural = difficulties of a hazard
    .after = for { $hazard }
param-hazard_difficulty-hazard = Hazard
    .name = hazard
check-escape =
    .name = escape from a hazard
    .plural = escapes from a hazard
    .succeeds = { $who } { $who_person ->
          [you] escape
         *[it] escapes
        } { $hazard }
    .fails = { $who } { $who_person ->
          [you] do
         *[it] does
        } not escape { $hazard }
param-escape-who = Creature
    .name = creature
param-escape-hazard = Hazard
    .name = hazard
local-escape-mine = Roll
    .name = creature's roll
    .plural = creatures' rolls
check-hear =
    .name = hearing of a foe
    .plural = hearings of a foe
    .succeeds = { $listener } { $listener_person ->
          [you] hear
         *[it] hears
        } { $foe }
    .fails = { $listener } { $listener_person ->
          [you] do
         *[it] does
        } not hear { $foe }
enum-din =
    .name = din
member-din-quake =
    .name = earthquake
    .attribute = earthquake
member-din-hammering =
    .name = smithing
    .number = mass
    .attribute = smithing
member-din-arrow =
    .name = arrow
    .attribute = arrow
member-din-boulder =
    .name = boulder
    .attribute = boulder
member-din-outcry =
    .name = outcry
    .plural = outcries
    .attribute = outcry
member-din-breath =
    .name = breath
    .attribute = breath
member-din-screech =
    .name = unearthly screech
    .plural = unearthly screeches
    .attribute = unearthly screech
table-loudness =
    .name = loudness
    .number = mass
    .after = of { $din }
param-loudness-din = Din
    .name = din
event-din_made =
    .name = din
    .as_maker = you make a din { $din_said ->
          [yes] ({ $din })
         *[no] {""}
        }
    .happens = someone makes a din
param-din_made-maker = Maker
    .name = creature
param-din_made-din = Din
    .name = din
param-hear-listener = Listener
    .name = listener
param-hear-foe = Foe
    .name = foe
local-hear-mine = The listener's roll
    .name = listener's roll
    .plural = listeners' rolls
formula-in_plain_sight =
    .name = benefit of plain sight
    .plural = benefits of plain sight
    .after = for { $watcher } and { $sneaker }
param-in_plain_sight-watcher = Watcher
    .name = watcher
param-in_plain_sight-sneaker = Sneaker
    .name = sneaker
procedure-look_out =
    .name = look-out
    .do = let { $watcher } look out for { $sneaker }
param-look_out-watcher = Watcher
    .name = watcher
param-look_out-sneaker = Sneaker
    .name = sneaker
step-look_out-ahead = Margin of the look
    .name = margin of the look
result-notice-margin = Margin
    .name = margin
procedure-exchange =
    .name = exchange of places
    .plural = exchanges of places
    .do = exchange places with { $foe }
param-exchange-mover = Mover
    .name = one who moves
    .plural = ones who move
param-exchange-foe = Foe
    .name = foe
param-notice-watcher = Watcher
    .name = watcher
param-notice-sneaker = Sneaker
    .name = sneaker
local-notice-heard = Perception roll
    .name = Perception roll
table-dismay =
    .name = dismay
    .number = mass
    .after = for { $health } out of { $full }
param-dismay-health = Health
    .name = health
    .number = mass
param-dismay-full = Full health
    .name = full health
    .number = mass

## Characters

plan-careful =
    .name = careful
character-trainee =
    .name = trainee
character-dummy =
    .name = dummy
    .plural = dummies

## Abilities

parameter-bane-category = Category
    .name = category
    .plural = categories
    .chosen = chosen category
table-bane_bonus =
    .name = bonus of a bane
    .plural = bonuses of a bane
    .after = for { $kills }
param-bane_bonus-kills = Kills
    .name = kills
    .number = plural
formula-cruel_difficulty =
    .name = difficulty of a cruel blow
    .plural = difficulties of a cruel blow
    .after = for { $crits }
param-cruel_difficulty-crits = Critical dice
    .name = number of critical dice
    .plural = numbers of critical dice
status-spent =
    .name = loss of focus
    .number = mass
    .attribute = past the one moment
    .is = { $who } { $who_person ->
          [you] have
         *[it] has
        } attacked since that wait
    .is_not = { $who } { $who_person ->
          [you] have
         *[it] has
        } not attacked since
    .gain = { $who } { $who_person ->
          [you] lose
         *[it] loses
        } the moment { $lasts }
status-persistent =
    .name = persistence
    .number = mass
    .attribute = busy with a foe
    .is = { $who } { $who_person ->
          [you] have
         *[it] has
        } attacked this round
    .is_not = { $who } { $who_person ->
          [you] have
         *[it] has
        } not attacked this round
    .gain = { $who } { $who_person ->
          [you] count
         *[it] counts
        } as having attacked { $lasts }
procedure-keep_at =
    .name = keeping at a foe
    .number = mass
    .do = count a round at { $foe }
param-keep_at-fighter = Fighter
    .name = fighter
param-keep_at-foe = Foe
    .name = foe
formula-hunter_bonus =
    .name = bonus of a hunter
    .plural = bonuses of a hunter
    .after = for { $perception } and { $kills }
param-hunter_bonus-perception = Perception
    .name = Perception
    .bare = yes
param-hunter_bonus-kills = Kills
    .name = kills
    .number = plural
status-vengeful =
    .name = thirst for vengeance
    .number = mass
    .attribute = vengeful
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $attribute } { $lasts }

## Peoples

race-noldor =
    .belong = one of the Noldor
house-fingolfin =
    .belong = of the House of Fingolfin
house-finarfin =
    .belong = of the House of Finarfin
house-feanor =
    .belong = of the House of Fëanor
race-sindar =
    .belong = one of the Sindar
house-doriath =
    .belong = of the House of Doriath
house-falas =
    .belong = of the people of the Falas
race-naugrim =
    .belong = one of the Naugrim
house-nogrod =
    .belong = of the House of Nogrod
house-belegost =
    .belong = of the House of Belegost
race-edain =
    .belong = one of the Edain
house-beor =
    .belong = of the House of Bëor
house-haleth =
    .belong = of the people of Haleth
house-hador =
    .belong = of the House of Hador

## Arms

weapon-battle_axe =
    .name = battle axe
weapon-longsword =
    .name = longsword
weapon-dagger =
    .name = dagger
weapon-greatsword =
    .name = greatsword
weapon-spear =
    .name = spear
weapon-longbow =
    .name = longbow
weapon-curved_sword =
    .name = curved sword
weapon-wolf_bite =
    .name = bite
weapon-troll_club =
    .name = great club
armour-leather_armour =
    .name = leather armour
    .number = mass
armour-mail_corslet =
    .name = mail corslet
shield-round_shield =
    .name = round shield

## Characters

character-orc_soldier =
    .name = orc soldier
character-grey_wolf =
    .name = grey wolf
    .plural = grey wolves
character-cave_troll =
    .name = cave troll
figure-landing =
    .rows = Melee of the attacker
    .columns = Evasion of the defender
    .cell = chance to hit
figure-longsword_damage =
    .rows = Melee of the attacker
    .columns = Strength of the attacker
    .cell = net damage on average
figure-critical_margins =
    .rows = Weight of the weapon in pounds
    .columns = Critical dice
    .cell = margin needed
figure-prices_of_abilities =
    .rows = Which ability of the skill
    .columns = Levels of affinity
    .cell = experience
figure-prices_of_stats =
    .rows = Score
    .cell = points
figure-blue_or_better =
    .rows = Song
    .cell = chance of a blue or purple ward

## Sums: combat, experience, minds, elements, forges, the body

unit-ft = ft
    .name = foot
    .plural = feet
enum-element =
    .name = element
member-element-fire =
    .name = fire
    .number = mass
    .attribute = fire
member-element-cold =
    .name = cold
    .number = mass
    .attribute = cold
member-element-poison =
    .name = poison
    .number = mass
    .attribute = poison
member-element-dark =
    .name = darkness
    .number = mass
    .attribute = darkness
member-weapon_trait-throwing =
    .name = throwing weapon
    .attribute = throwing
    .noun = throwing weapon
    .noun_plural = throwing weapons
    .is = { $who } is made for throwing
    .is_not = { $who } is not made for throwing
field-weapon-brand = Brand
    .name = brand
enum-awareness =
    .name = awareness
member-awareness-asleep =
    .name = asleep
    .attribute = asleep
member-awareness-unwary =
    .name = unwary
    .attribute = unwary
member-awareness-alert =
    .name = alert
    .attribute = alert
enum-aptitude =
    .name = aptitude
member-aptitude-unremarkable =
    .name = no affinity
    .attribute = no affinity
member-aptitude-affinity =
    .name = affinity
    .attribute = an affinity
member-aptitude-mastery =
    .name = mastery
    .attribute = a mastery
member-aptitude-penalty =
    .name = penalty
    .attribute = a penalty
enum-forge_quality =
    .name = quality of a forge
member-forge_quality-ordinary =
    .name = ordinary
    .attribute = ordinary
member-forge_quality-good =
    .name = good
    .attribute = good
member-forge_quality-peerless =
    .name = peerless
    .attribute = peerless
enum-forge_visit =
    .name = sure forge
member-forge_visit-first =
    .name = first
    .attribute = the first
member-forge_visit-second =
    .name = second
    .attribute = the second
member-forge_visit-third =
    .name = third
    .attribute = the third
enum-hunger =
    .name = hunger
member-hunger-full =
    .name = full
    .attribute = full
member-hunger-sated =
    .name = sated
    .attribute = sated
member-hunger-hungry =
    .name = hungry
    .attribute = hungry
member-hunger-weak =
    .name = weak
    .attribute = weak
member-hunger-starving =
    .name = starving
    .attribute = starving
stat-capacity =
    .name = load one can carry
    .plural = loads one can carry
stat-resistance =
    .name = resistance
    .member = resistance to { $member }
stat-speed =
    .name = speed
stat-digestion =
    .name = digestion
    .number = mass
resource-food =
    .name = food
    .number = mass
    .amount = { $n } food
flag-fearless =
    .attribute = fearless
flag-hates_light =
    .attribute = averse to light
flag-sneaking =
    .attribute = sneaking
flag-escaping =
    .after = that escapes with a Silmaril
    .after_not = that does not escape with a Silmaril
    .is = { $who } { $who_person ->
          [you] escape
         *[it] escapes
        } with a Silmaril
    .is_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not escape with a Silmaril
flag-blind =
    .attribute = blind
flag-regenerating =
    .attribute = regenerating
flag-hasted =
    .attribute = hasted
flag-eating =
    .attribute = in need of food
bonus-caution = caution
stat-hush =
    .name = hush
    .number = mass
fact-doors_between = Doors between
    .name = number of closed doors
    .plural = numbers of closed doors
    .after = between { $a } and { $b }
role-attack-thrown = Thrown
    .name = throw
    .after = that is a throw
    .after_not = that is no throw
    .is = it is a throw
    .is_not = it is no throw
stat-attack-clumsy =
    .after = that throws what is not made for it
    .after_not = that throws what is made for it
    .is = it throws what is not made for throwing
    .is_not = it throws nothing that is not made for it
stat-attack-held_damage =
    .name = damage as it is held
    .number = mass
    .plural = damage as it is held
local-skill_check-theirs = The opposing roll
    .name = opposing roll
enum-result =
    .name = result
member-result-success =
    .name = success
    .attribute = a success
member-result-failure =
    .name = failure
    .attribute = a failure
table-outcome =
    .name = outcome
    .after = for { $mine } against { $theirs }
param-outcome-mine = Own total
    .name = own total
param-outcome-theirs = Opposing total
    .name = opposing total
formula-strength_in_blow =
    .name = strength in the blow
    .number = mass
    .after = from { $strength } and { $weight }
param-strength_in_blow-strength = Strength
    .name = Strength
param-strength_in_blow-weight = Weight
    .name = weight
formula-second_hand =
    .name = bonus of a second hand
param-second_hand-both = Both hands
    .name = use of both hands
    .is = both hands hold the weapon
    .is_not = one hand holds the weapon
formula-weapon_damage =
    .name = damage with Strength
    .number = mass
    .after = from { $damage }, { $weight } and { $strength }
param-weapon_damage-damage = Damage
    .name = damage
param-weapon_damage-weight = Weight
    .name = weight
param-weapon_damage-strength = Strength
    .name = Strength
param-weapon_damage-both = Both hands
    .name = use of both hands
    .is = both hands hold the weapon
    .is_not = one hand holds the weapon
formula-sides_of =
    .name = sides of the dice
    .plural = sides of the dice
    .after = of { $damage }
param-sides_of-damage = Damage
    .name = damage
formula-slaying =
    .name = damage of a slaying weapon
    .number = mass
    .after = of { $damage } with { $powers }
param-slaying-damage = Damage
    .name = damage
param-slaying-powers = Slaying powers
    .name = number of slaying powers
    .plural = numbers of slaying powers
table-brand_dice =
    .name = number of dice of a brand
    .plural = numbers of dice of a brand
    .after = of { $brand } against { $target }
param-brand_dice-brand = Brand
    .name = brand
param-brand_dice-target = Target
    .name = target
formula-branded =
    .name = damage of a branded weapon
    .number = mass
    .after = of { $damage } with { $brand } against { $target }
param-branded-damage = Damage
    .name = damage
param-branded-brand = Brand
    .name = brand
param-branded-target = Target
    .name = target
formula-crit_step =
    .name = margin for each critical die
    .plural = margins for each critical die
    .after = for { $weight }
param-crit_step-weight = Weight
    .name = weight
formula-crit_grace =
    .name = grace of rounding for critical hits
    .number = mass
formula-crit_dice =
    .name = number of critical dice
    .plural = numbers of critical dice
    .after = for { $margin } with { $step } for each
param-crit_dice-margin = Margin
    .name = margin
param-crit_dice-step = Margin for each die
    .name = margin for each
    .plural = margins for each
formula-crit_margin =
    .name = margin for critical dice
    .plural = margins for critical dice
    .after = for { $dice } with { $step } for each
param-crit_margin-dice = Critical dice
    .name = number of critical dice
    .plural = numbers of critical dice
param-crit_margin-step = Margin for each die
    .name = margin for each
    .plural = margins for each
formula-carrying =
    .name = load that can be carried
    .plural = loads that can be carried
    .after = with { $strength }
param-carrying-strength = Strength
    .name = Strength
formula-bow_range =
    .name = range of a bow
    .plural = ranges of a bow
    .after = for { $damage }
param-bow_range-damage = Damage
    .name = damage
formula-throw_range =
    .name = range of a throw
    .plural = ranges of a throw
    .after = for { $weight } with { $capacity }
param-throw_range-capacity = Load
    .name = load that can be carried
    .plural = loads that can be carried
param-throw_range-weight = Weight
    .name = weight
table-aptitude_levels =
    .name = levels of an aptitude
    .plural = levels of an aptitude
    .after = for { $aptitude }
param-aptitude_levels-aptitude = Aptitude
    .name = aptitude
formula-skill_price =
    .name = price of a skill point
    .plural = prices of a skill point
    .after = for { $nth }
param-skill_price-nth = Which one
    .name = place in the row
formula-skill_price_total =
    .name = price of all the points of a skill
    .plural = prices of all the points of a skill
    .after = for { $points }
param-skill_price_total-points = Points
    .name = points
    .plural = points
formula-ability_price =
    .name = price of an ability
    .plural = prices of an ability
    .after = for { $nth } with { $affinity }
param-ability_price-nth = Which one
    .name = place in the row
param-ability_price-affinity = Affinity
    .name = affinity
formula-stat_price =
    .name = price of a stat
    .plural = prices of a stat
    .after = for { $score }
param-stat_price-score = Score
    .name = score
formula-birth_cost =
    .name = price of the four stats
    .plural = prices of the four stats
param-birth_cost-strength = Strength
    .name = Strength
param-birth_cost-dexterity = Dexterity
    .name = Dexterity
param-birth_cost-constitution = Constitution
    .name = Constitution
param-birth_cost-grace = Grace
    .name = Grace
formula-birth_left =
    .name = number of points left at birth
    .plural = numbers of points left at birth
param-birth_left-strength = Strength
    .name = Strength
param-birth_left-dexterity = Dexterity
    .name = Dexterity
param-birth_left-constitution = Constitution
    .name = Constitution
param-birth_left-grace = Grace
    .name = Grace
param-birth_left-budget = Points to spend
    .name = points to spend
    .plural = points to spend
formula-full_measure =
    .name = full health or voice
    .number = mass
    .plural = full health or voice
    .after = for { $points }
param-full_measure-points = Points
    .name = points of the stat
    .plural = points of the stat
formula-first_experience =
    .name = experience to begin with
    .number = mass
formula-encounter_xp =
    .name = experience for meeting or slaying
    .number = mass
    .after = at { $depth }, as number { $nth } of its kind
param-encounter_xp-depth = Depth
    .name = depth
param-encounter_xp-nth = Which one
    .name = place in the row
formula-descent_xp =
    .name = experience for a new depth
    .number = mass
    .after = at { $depth }
param-descent_xp-depth = Depth
    .name = depth
table-awareness_at =
    .name = awareness
    .number = mass
    .after = for { $alertness }
param-awareness_at-alertness = Alertness
    .name = alertness
table-stance_at =
    .name = stance
    .after = for { $morale }
param-stance_at-morale = Morale
    .name = morale
formula-base_morale =
    .name = morale to begin with
    .number = mass
formula-majesty_dread =
    .name = dread of majesty
    .number = mass
    .after = of { $yours } against { $theirs }
formula-awe =
    .name = awe
    .number = mass
    .after = felt by { $foe } for { $lord }
param-awe-lord = Majestic one
    .name = majestic one
param-awe-foe = Foe
    .name = foe
param-majesty_dread-yours = Will of the majestic
    .name = Will of the majestic
    .number = mass
param-majesty_dread-theirs = Will of the foe
    .name = Will of the foe
    .number = mass
formula-light_dread =
    .name = dread of light
    .number = mass
    .after = for { $light }
param-light_dread-light = Light
    .name = light
    .number = mass
formula-faded =
    .name = rest of a passing mood
    .plural = rests of a passing mood
    .after = of { $temporary }
param-faded-temporary = Passing mood
    .name = passing mood
chance-share_taken =
    .name = share of an element that is taken
    .plural = shares of an element that are taken
    .after = at { $levels } of resistance
param-share_taken-levels = Levels
    .name = level
formula-dark_levels =
    .name = resistance to the dark
    .number = mass
    .after = in { $light }
param-dark_levels-light = Light
    .name = light
    .number = mass
formula-pure_damage =
    .name = damage of a pure element
    .number = mass
    .after = of { $damage }
param-pure_damage-damage = Damage rolled
    .name = damage rolled
    .number = mass
param-pure_damage-protection = Protection rolled
    .name = protection rolled
    .number = mass
param-pure_damage-levels = Levels
    .name = level
formula-breath_dice =
    .name = number of dice of a breath
    .plural = numbers of dice of a breath
    .after = of { $dice } after { $squares }
param-breath_dice-dice = Dice
    .name = number of dice
    .plural = numbers of dice
param-breath_dice-squares = Squares
    .name = number of squares
    .plural = numbers of squares
formula-toll =
    .name = toll
    .after = of { $counter }
param-toll-counter = Poison or bleeding
    .name = poison or bleeding
    .number = mass
table-forge_bonus =
    .name = bonus of a forge
    .plural = bonuses of a forge
    .after = for { $forge }
param-forge_bonus-forge = Forge
    .name = forge
table-forge_depth =
    .name = depth of a sure forge
    .plural = depths of a sure forge
    .after = for { $which }
param-forge_depth-which = Which forge
    .name = forge
formula-forge_turns =
    .name = number of turns at the forge
    .plural = numbers of turns at the forge
    .after = for { $difficulty }
param-forge_turns-difficulty = Difficulty
    .name = difficulty
    .plural = difficulties
param-forge_turns-expertise =
    .name = Expertise
    .number = mass
    .is = the smith has Expertise
    .is_not = the smith has no Expertise
table-hunger_at =
    .name = hunger
    .number = mass
    .after = at { $food }
param-hunger_at-food = Food
    .name = food
    .number = mass
status-blindness =
    .name = blindness
    .number = mass
    .attribute = blind
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $attribute } { $lasts }
status-hallucination =
    .name = hallucination
    .number = mass
    .attribute = hallucinating
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $attribute } { $lasts }
status-slowness =
    .name = slowness
    .number = mass
    .attribute = slow
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $attribute } { $lasts }
status-entranced =
    .name = trance
    .number = mass
    .attribute = entranced
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $attribute } { $lasts }
character-vulnerable =
    .name = one who suffers from everything
character-resists =
    .name = one who resists everything
character-stunned =
    .name = stunned creature
character-hundredfold =
    .name = one with a hundred points of health
    .plural = ones with a hundred points of health
character-heavily_stunned =
    .name = heavily stunned creature
character-knocked_out =
    .name = knocked-out creature

## Archery, Evasion, Smithing, songs

kind-arrow =
    .name = arrow
    .plural = Arrows
    .plural_name = arrows
field-arrow-to_hit = Accuracy
    .name = accuracy
    .number = mass
arrow-plain_arrow =
    .name = arrow
arrow-fine_arrow =
    .name = fine arrow
slot-quiver =
    .name = arrow
    .holds = { $who } { $who_person ->
          [you] shoot
         *[it] shoots
        } { $x }
    .holds_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not shoot { $x }
member-attack_kind-opening =
    .name = attack on an archer
    .attribute = unguarded
    .attack = a free attack
stat-song_noise =
    .name = noise of songs
    .plural = noises of songs
flag-weaponsmith =
    .attribute = able to make weapons
flag-armoursmith =
    .attribute = able to make armour
flag-jeweller =
    .attribute = able to make jewels and lights
flag-enchanter =
    .attribute = able to enchant
flag-artificer =
    .attribute = able to make artefacts
flag-masterly =
    .attribute = able to make what is too difficult
flag-expert =
    .attribute = expert at the forge
flag-weaver =
    .attribute = able to sing two songs at once
flag-unflinching =
    .attribute = untroubled by whoever is shot at
flag-leaping =
    .attribute = able to leap
flag-in_full_run =
    .attribute = in full run
flag-free_acting =
    .attribute = free to act
flag-sleepless =
    .attribute = sleepless
action-fletching =
    .name = work on an arrow
    .do = work on an arrow
event-fletched =
    .name = making of an arrow
    .as_fletcher = you have made an arrow better
    .happens = an arrow is made better
param-fletched-fletcher = Fletcher
    .name = archer
event-landed =
    .name = landing
    .as_leaper = you land after a leap
    .happens = { $leaper } lands after a leap
param-landed-leaper = Leaper
    .name = creature
command-clear =
    .do = clear { $spot }
command-resound =
    .do = make a noise of { $loudness }
fact-depth_of =
    .name = depth in floors
    .plural = depths in floors
    .after = where { $a } { $a_person ->
          [you] are
         *[it] is
        }
fact-sound_to =
    .name = distance as sound travels
    .plural = distances as sound travels
    .after = between { $a } and { $spot }
fact-doors_to =
    .name = number of closed doors
    .plural = numbers of closed doors
    .after = between { $a } and { $spot }
set-bars_in_earshot = obstacle within earshot
    .name = obstacle
    .plural = obstacles
    .after = within earshot
formula-puncture_net =
    .name = net damage with Puncture
    .number = mass
    .after = of { $damage } against { $blocked }
param-puncture_net-damage = Damage roll
    .name = damage roll
param-puncture_net-blocked = Protection roll
    .name = protection roll
formula-versatility_bonus =
    .name = bonus of versatility
    .plural = bonuses of versatility
    .after = for { $archery } against { $melee }
param-versatility_bonus-archery = Archery
    .name = Archery
    .number = mass
param-versatility_bonus-melee = Melee
    .name = Melee
    .number = mass
formula-heavy_armour_sides =
    .name = sides of heavy armour
    .plural = sides of heavy armour
    .after = for { $weight }
param-heavy_armour_sides-weight = Weight
    .name = weight
formula-after_toll =
    .name = rest after the toll
    .plural = rests after the toll
    .after = of { $counter }
param-after_toll-counter = Poison or bleeding
    .name = poison or bleeding
    .number = mass
formula-aches =
    .name = continued ache
    .is = the ache goes on
    .is_not = the ache is over
param-aches-counter = Poison or bleeding
    .name = poison or bleeding
    .number = mass
formula-heavy_armour =
    .name = extra die of heavy armour
    .plural = extra dice of heavy armour
    .after = for { $weight }
param-heavy_armour-weight = Weight
    .name = weight
status-hail =
    .name = deadly hail
    .number = mass
    .attribute = in a deadly hail
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $attribute } { $lasts }

## Morale

formula-frailty =
    .name = frailty
    .plural = frailties
    .after = of { $enemy }
param-frailty-enemy = Enemy
    .name = enemy
table-daze =
    .name = frailty of the stunned
    .plural = frailties of the stunned
    .after = for { $stun }
param-daze-stun = Stun
    .name = stun
    .number = mass
formula-lure =
    .name = lure of the Silmaril
    .plural = lures of the Silmaril
    .after = of { $enemy }
param-lure-enemy = Enemy
    .name = enemy
formula-example =
    .name = example
    .after = of { $kin }
param-example-kin = Kin
    .name = kin
formula-grief =
    .name = grief
    .plural = griefs
    .after = for { $fallen }
param-grief-fallen = Fallen
    .name = fallen one
    .plural = fallen
fact-depths_beyond =
    .name = number of floors beyond its wont
    .plural = numbers of floors beyond its wont
    .after = where { $a } { $a_person ->
          [you] are
         *[it] is
        }
fact-light_at =
    .name = light
    .plural = light
    .after = where { $a } { $a_person ->
          [you] are
         *[it] is
        }
fact-spoils_of =
    .name = number of things carried
    .plural = numbers of things carried
    .after = by { $a }
set-kin_in_sight = kin in sight
    .name = kin
    .plural = kin
    .after = in sight
flag-impassive =
    .attribute = impassive
flag-in_flight =
    .attribute = already in flight
flag-leader =
    .attribute = the leader of its kin
    .is = { $who } { $who_person ->
          [you] are
         *[it] is
        } the leader of { $who_person ->
          [you] your
         *[it] its
        } kin
flag-unique =
    .attribute = one of a kind
event-cornered =
    .name = way out that is lost
    .as_who = you have no way out
    .happens = { $who } has no way out
param-cornered-who = Who
    .name = creature
event-turned =
    .name = end of a flight
    .as_who = you stop fleeing
    .happens = { $who } stops fleeing
param-turned-who = Who
    .name = creature
event-fled =
    .name = beginning of a flight
    .as_who = you begin to flee
    .happens = { $who } begins to flee
param-fled-who = Who
    .name = creature

## Wards, listening, wounds

enum-ward_colour =
    .name = colour of a ward
member-ward_colour-green =
    .name = green
    .attribute = green
member-ward_colour-blue =
    .name = blue
    .attribute = blue
member-ward_colour-purple =
    .name = purple
    .attribute = purple
table-ward_strength =
    .name = strength of a ward
    .plural = strengths of a ward
    .after = in { $colour }
param-ward_strength-colour = Colour
    .name = colour
table-ward_colour_for =
    .name = colour of the ward
    .plural = colours of the ward
    .after = for { $margin }
param-ward_colour_for-margin = Margin
    .name = margin
step-skill_check-margin = Margin
    .name = margin
procedure-guard_door =
    .name = guarding of a door
    .do = guard a door
param-guard_door-singer = Singer
    .name = singer
param-guard_door-faint = Faintness
    .name = faintness of a minor theme
    .number = mass
step-guard_door-colour = Colour
    .name = colour
local-guard_door-tried = Check
    .name = check
local-song-guarded = Guarding
    .name = guarding
result-guard_door-strength = Strength
    .name = strength
enum-heard =
    .name = what is heard
member-heard-unheard =
    .name = unheard
    .attribute = unheard
member-heard-asterisk =
    .name = asterisk
    .attribute = a mere asterisk
member-heard-revealed =
    .name = revealed
    .attribute = revealed
table-heard_as =
    .name = what listening tells
    .plural = what listening tells
    .after = for { $margin }
param-heard_as-margin = Margin
    .name = margin
formula-best_margin =
    .name = best margin
    .after = for { $ahead }
param-best_margin-ahead = Lead
    .name = lead
formula-staunched =
    .name = mending of Staunching
    .plural = mendings of Staunching
    .after = for { $power } in { $turns }
param-staunched-power = Power
    .name = power of the song
    .plural = powers of the song
param-staunched-turns = Turns
    .name = number of turns
    .plural = numbers of turns
flag-of_the_free =
    .after = of the Free Peoples
    .after_not = not of the Free Peoples
    .is = { $who } { $who_person ->
          [you] are
         *[it] is
        } of the Free Peoples
    .is_not = { $who } { $who_person ->
          [you] are
         *[it] is
        } not of the Free Peoples
flag-forsworn =
    .attribute = forsworn
    .gain = { $who } { $who_person ->
          [you] break
         *[it] breaks
        } the oath
stat-attack-firm_grip =
    .after = with both hands on a hand-and-a-half weapon
    .after_not = without both hands on a hand-and-a-half weapon
    .is = both hands hold a hand-and-a-half weapon
    .is_not = no hand-and-a-half weapon is held in both hands
formula-blunted =
    .name = damage of a clumsy throw
    .number = mass
    .after = of { $damage }
param-blunted-damage = Damage
    .name = damage
event-met =
    .name = first sight
    .as_seer = you first see { $foe }
    .as_foe = { $seer } first sees you
    .happens = { $seer } first sees { $foe }
param-met-seer = Seer
    .name = seer
param-met-foe = Foe
    .name = foe
event-reached =
    .name = new depth
    .as_explorer = you first reach a depth
    .happens = { $explorer } reaches a new depth
param-reached-explorer = Explorer
    .name = explorer
fact-native_depth =
    .name = native depth
    .plural = native depths
    .after = of { $c }
fact-met_alike =
    .name = number seen before
    .plural = numbers seen before
    .after = of the kind of { $foe } by { $seer }
flag-peaceful =
    .attribute = peaceful
formula-shock =
    .name = shock
weapon-burning_brand =
    .name = burning brand
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
table-find_xp =
    .name = experience for a find
    .number = mass
    .after = for { $find }
param-find_xp-find = Find
    .name = find
event-identified =
    .name = finding out
    .as_finder = you find out what something is
    .happens = something is known for what it is
param-identified-finder = Finder
    .name = finder
param-identified-find = Find
    .name = find
local-mind_the_step-mine = The walker's roll
    .name = walker's roll
    .plural = walkers' rolls

## Forges and works

entity-smithy =
    .name = forge
stat-smithy-quality =
    .name = quality
resource-smithy-uses =
    .name = uses left
    .number = plural
    .amount = { $n } { $n ->
          [one] use
         *[other] uses
        }
enum-work_sort =
    .name = sort of work
    .plural = sorts of work
member-work_sort-weaponry =
    .name = weapon
    .attribute = of a weapon
member-work_sort-armoury =
    .name = piece of armour
    .plural = pieces of armour
    .attribute = of a piece of armour
member-work_sort-jewellery =
    .name = jewel
    .attribute = of a jewel
member-work_sort-enchanted =
    .name = special item
    .attribute = of a special item
member-work_sort-artefact =
    .name = artefact
    .attribute = of an artefact
enum-costliness =
    .name = costliness
    .number = mass
member-costliness-cheapest =
    .name = cheapest
    .attribute = cheapest
member-costliness-cheap =
    .name = cheap
    .attribute = cheap
member-costliness-dear =
    .name = dear
    .attribute = dear
enum-wear =
    .name = thing to be worn
    .plural = things to be worn
member-wear-weapons =
    .name = weapons
    .number = plural
    .attribute = weapons
member-wear-shields =
    .name = shields
    .number = plural
    .attribute = shields
member-wear-body_armour =
    .name = body armour
    .number = mass
    .attribute = body armour
member-wear-helms =
    .name = helms
    .number = plural
    .attribute = helms
member-wear-amulets =
    .name = amulets
    .number = plural
    .attribute = amulets
member-wear-robes =
    .name = robes
    .number = plural
    .attribute = robes
member-wear-sceptres =
    .name = sceptres
    .number = plural
    .attribute = sceptres
member-wear-crowns =
    .name = crowns
    .number = plural
    .attribute = crowns
member-wear-elsewhere =
    .name = anything else
    .attribute = anything else
table-costliness_of =
    .name = costliness at the forge
    .number = mass
    .after = of { $wear }
param-costliness_of-wear =
    .name = thing to be worn
context-work =
    .name = work
role-work-smith =
    .name = smith
    .scope = in your { $contexts }
role-work-forge =
    .name = forge
role-work-sort =
    .name = sort of work
role-work-difficulty =
    .name = difficulty
    .plural = difficulties
role-work-metal =
    .name = mithril that it takes
    .number = mass
role-work-price =
    .name = experience that it takes
    .number = mass
role-work-strain =
    .name = drain that it takes
role-work-of =
    .name = attribute that is drained
    .plural = attributes that are drained
stat-work-lack =
    .name = excess of difficulty
stat-work-cost =
    .name = cost in experience
    .plural = costs in experience
stat-work-toll =
    .name = cost in an attribute
    .plural = costs in an attribute
formula-missing_craft =
    .name = missing craft
    .number = mass
    .after = for { $sort } in { $smith }
param-missing_craft-sort =
    .name = sort of work
param-missing_craft-smith =
    .name = smith
table-uses_of =
    .name = uses of a forge
    .number = plural
    .after = for { $sort }
param-uses_of-sort =
    .name = sort of work
event-forged =
    .name = finished work
    .as_smith = you finish your work
    .happens = the work is done
param-forged-smith =
    .name = smith
procedure-hammer =
    .name = turn at the forge
    .plural = turns at the forge
    .do = work at the forge
param-hammer-smith =
    .name = smith
procedure-forge =
    .name = beginning of a work
    .plural = beginnings of works
    .do = begin a work at { $forge }
character-anvil =
    .name = forge

## What else a creature has

stat-dread =
    .name = dread
    .number = mass
    .member = dread felt by { $member_id ->
          [orc] orcs
          [wolf] wolves
          [spider] spiders
          [troll] trolls
          [wraith] wraiths
          [rauko] raukar
          [serpent] serpents
          [dragon] dragons
         *[other] each category
        }
stat-elf_bane =
    .name = bane of Elves
    .number = mass
stat-burden =
    .name = load
stat-mending =
    .name = mending of wounds
    .number = mass
stat-voice_mending =
    .name = return of the voice
    .number = mass
resource-drained =
    .name = drain
    .member = drain of { $member }
    .amount = { $n } of drain
resource-mithril =
    .name = mithril
    .number = mass
    .amount = { $n } mithril
resource-toil =
    .name = turns of work ahead
    .number = plural
    .amount = { $n } { $n ->
          [one] turn
         *[other] turns
        } of work
resource-deepest =
    .name = greatest depth
    .amount = { $n } { $n ->
          [one] floor
         *[other] floors
        } of depth
resource-charges =
    .name = charges
    .number = plural
    .member = charges of { $member }
resource-known =
    .name = tally of potions
    .plural = tallies of potions
    .member = tally of { $member }
    .amount = { $n } { $n ->
          [one] time
         *[other] times
        }
resource-drawn =
    .name = pull of the dark
    .number = mass
    .amount = { $n } of pull
resource-swing =
    .name = swing
resource-sway =
    .name = dodge from a sweep
    .plural = dodges from a sweep
resource-reaped =
    .name = damage of a sweep
    .number = mass
resource-reaped_dice =
    .name = critical dice of a sweep
    .number = plural
flag-sweeping =
    .attribute = sweeping at many
flag-sees_unseen =
    .after = that sees the unseen
    .is = { $who } { $who_person ->
          [you] see
         *[it] sees
        } the unseen
    .is_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not see the unseen
flag-crit_proof =
    .attribute = beyond critical hits
flag-hard_to_crit =
    .attribute = hard to hit critically
flag-knows_jewels =
    .after = that knows rings, amulets, horns and lights for what they are
    .is = { $who } { $who_person ->
          [you] know
         *[it] knows
        } rings, amulets, horns and lights for what they are
    .is_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not know rings, amulets, horns and lights for what they are
flag-knows_enchantments =
    .after = that sees what enchantment lies on things
    .is = { $who } { $who_person ->
          [you] see
         *[it] sees
        } what enchantment lies on things
    .is_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not see what enchantment lies on things
flag-knows_foes =
    .after = that knows every sort of foe
    .is = { $who } { $who_person ->
          [you] know
         *[it] knows
        } every sort of foe
    .is_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not know every sort of foe
flag-knows_curses =
    .after = that can tell whether a thing is cursed
    .is = { $who } { $who_person ->
          [you] can
         *[it] can
        } tell whether a thing is cursed
    .is_not = { $who } { $who_person ->
          [you] cannot
         *[it] cannot
        } tell whether a thing is cursed
flag-settled =
    .attribute = of settled experience
    .is = { $who } { $who_person ->
          [you] play
         *[it] plays
        } with settled experience
    .is_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not play with settled experience
flag-wrath_bearing =
    .after = that bears a thing of Wrath
    .is = { $who } { $who_person ->
          [you] bear
         *[it] bears
        } a thing of Wrath
    .is_not = { $who } { $who_person ->
          [you] bear
         *[it] bears
        } no thing of Wrath
flag-territorial =
    .attribute = territorial
flag-undisturbed =
    .attribute = undisturbed in its lair
    .is = { $who } { $who_person ->
          [you] are undisturbed in your lair
         *[it] is undisturbed in its lair
        }
    .is_not = { $who } { $who_person ->
          [you] are not undisturbed in your lair
         *[it] is not undisturbed in its lair
        }
resource-bloodshed =
    .name = attacks on Men and Elves
    .number = plural
    .amount = { $n } { $n ->
          [one] attack
         *[other] attacks
        } on Men and Elves
resource-turns_sung =
    .name = turns of song
    .number = plural
    .amount = { $n } { $n ->
          [one] turn
         *[other] turns
        } of song
resource-stairs_climbed =
    .name = stairs climbed without a Silmaril
    .number = plural
    .amount = { $n } { $n ->
          [one] stair
         *[other] stairs
        } climbed without a Silmaril
enum-attribute =
    .name = attribute
member-attribute-strength =
    .name = Strength
    .attribute = of Strength
member-attribute-dexterity =
    .name = Dexterity
    .attribute = of Dexterity
member-attribute-constitution =
    .name = Constitution
    .attribute = of Constitution
member-attribute-grace =
    .name = Grace
    .attribute = of Grace

## What happens in a fight and around it

event-stumbled =
    .name = walking into someone
    .number = mass
    .as_mover = you walk into { $hidden }
    .as_hidden = { $mover } walks into you
    .happens = { $mover } walks into { $hidden }
param-stumbled-mover =
    .name = mover
param-stumbled-hidden =
    .name = hidden one
procedure-hurl =
    .name = throw
    .do = throw { $weapon } at { $defender }
status-darted =
    .name = attack in passing
    .plural = attacks in passing
    .attribute = past an attack in passing
    .is = { $who } { $who_person ->
          [you] have
         *[it] has
        } attacked in passing this turn
    .is_not = { $who } { $who_person ->
          [you] have
         *[it] has
        } not attacked in passing this turn
    .gain = { $who } { $who_person ->
          [you] have
         *[it] has
        } attacked in passing { $lasts }
enum-varied_din =
    .name = din that varies
member-varied_din-horn =
    .name = horn
    .attribute = of a horn
member-varied_din-bashing =
    .name = bashing at a door
    .number = mass
    .attribute = of bashing at a door
member-varied_din-tunnelling =
    .name = tunnelling
    .number = mass
    .attribute = of tunnelling
member-varied_din-trap =
    .name = trap
    .attribute = of a trap
table-softest =
    .name = least loudness
    .after = of { $din }
param-softest-din =
    .name = din
table-loudest =
    .name = greatest loudness
    .after = of { $din }
param-loudest-din =
    .name = din
formula-hunted =
    .name = dread of the hunter
    .number = mass
    .after = before { $hunter }
param-hunted-hunter =
    .name = hunter
param-hunted-prey =
    .name = prey
    .number = mass
formula-wrath =
    .name = provocation
    .after = by { $enemy }
param-wrath-enemy =
    .name = enemy
    .plural = enemies
formula-watchfulness =
    .name = watchfulness
    .number = mass
    .after = of { $watcher } towards { $sneaker }
param-watchfulness-watcher =
    .name = watcher
param-watchfulness-sneaker =
    .name = sneaker
set-watchers = watcher
    .name = watcher
    .plural = watchers
procedure-keep_watch =
    .name = watch
    .plural = watches
    .do = let all who might notice { $sneaker } look out
param-keep_watch-sneaker =
    .name = sneaker
local-keep_watch-shown =
    .name = Stealth die
    .plural = Stealth dice
param-look_out-shown =
    .name = Stealth die
    .plural = Stealth dice
param-notice-shown =
    .name = Stealth die
    .plural = Stealth dice
local-look_out-tried =
    .name = noticing
    .number = mass
flag-known =
    .attribute = known
    .attribute_not = unknown
flag-barred =
    .attribute = barred
    .attribute_not = open
resource-guard =
    .name = ward
    .amount = { $n } of ward
character-corner =
    .name = corner
formula-floors_xp =
    .name = experience for new floors
    .number = mass
    .after = between { $before } and { $now }
param-floors_xp-before =
    .name = floor before
    .plural = floors before
param-floors_xp-now =
    .name = floor now
    .plural = floors now
formula-song_way =
    .name = way of a song
    .plural = ways of a song
    .after = from { $singer } to { $hearer }
param-song_way-singer =
    .name = singer
param-song_way-hearer =
    .name = hearer
procedure-sing =
    .name = singing
    .number = mass
    .do = sing { $tune }
param-sing-singer =
    .name = singer
param-sing-tune =
    .name = song
procedure-prise =
    .name = prising loose of a Silmaril
    .number = mass
    .do = prise a Silmaril loose
param-prise-thief =
    .name = thief
    .plural = thieves
param-prise-hold =
    .name = hold of the crown
step-prise-aim =
    .name = attack roll
step-prise-grip =
    .name = roll of the crown
    .plural = rolls of the crown
step-prise-force =
    .name = damage roll
procedure-eat =
    .name = meal
    .do = eat
param-eat-eater =
    .name = eater
param-eat-meal =
    .name = meal
enum-ware =
    .name = ware
member-ware-arrows =
    .name = arrows
    .number = plural
    .attribute = arrows
member-ware-bows =
    .name = bows
    .number = plural
    .attribute = bows
member-ware-axes =
    .name = axes
    .number = plural
    .attribute = axes
member-ware-polearms =
    .name = polearms
    .number = plural
    .attribute = polearms
member-ware-hafted =
    .name = hafted weapons
    .number = plural
    .attribute = hafted weapons
member-ware-boots =
    .name = boots
    .number = plural
    .attribute = boots
member-ware-gloves =
    .name = gloves
    .number = plural
    .attribute = gloves
member-ware-cloaks =
    .name = cloaks
    .number = plural
    .attribute = cloaks
member-ware-leathers =
    .name = leather armour
    .number = mass
    .attribute = leather armour
member-ware-chests =
    .name = chests
    .number = plural
    .attribute = chests
member-ware-torches =
    .name = torches
    .number = plural
    .attribute = torches
member-ware-staves =
    .name = staves
    .number = plural
    .attribute = staves
member-ware-potions =
    .name = potions
    .number = plural
    .attribute = potions
member-ware-oil =
    .name = flasks of oil
    .number = plural
    .attribute = flasks of oil
member-ware-other =
    .name = other things
    .number = plural
    .attribute = other things
enum-ruin =
    .name = ruin
member-ruin-burns =
    .name = burns in fire
    .attribute = burnt by fire
member-ruin-breaks =
    .name = breaks in the cold
    .attribute = broken by the cold
member-ruin-lasts =
    .name = lasts
    .attribute = lasting
table-ruined_by =
    .name = ruin of wares
    .plural = ruins of wares
    .after = of { $ware }
param-ruined_by-ware =
    .name = ware
param-first_experience-settled =
    .name = settled experience
    .number = mass
    .is = experience is settled
    .is_not = experience is not settled
param-reached-floor =
    .name = floor
enum-hardship =
    .name = difficulty of play
    .plural = difficulties of play
member-hardship-easy =
    .name = easy
    .attribute = easy to play
member-hardship-middling =
    .name = rather hard
    .attribute = rather hard to play
member-hardship-severe =
    .name = hard
    .attribute = hard to play
field-race-hardship = Hard to play
    .name = difficulty
    .number = mass

## Potions, horns and staves

kind-draught =
    .name = potion
    .plural = Potions
    .plural_name = potions
kind-warhorn =
    .name = horn
    .plural = Horns
    .plural_name = horns
kind-stave =
    .name = staff
    .plural = Staves
    .plural_name = staves
field-warhorn-level = Level
    .name = level
field-warhorn-voice = Voice
    .name = voice
    .number = mass
field-warhorn-noise = Noise
    .name = noise
    .number = mass
field-stave-level = Level
    .name = level
draught-antidote =
    .name = antidote
draught-venom =
    .name = potion of poison
    .plural = potions of poison
draught-of_strength =
    .name = potion of strength
    .plural = potions of strength
draught-of_healing =
    .name = potion of healing
    .plural = potions of healing
warhorn-of_terror =
    .name = Horn of Terror
    .plural = Horns of Terror
stave-of_slumber =
    .name = Staff of Slumber
    .plural = Staves of Slumber
stave-of_majesty =
    .name = Staff of Majesty
    .plural = Staves of Majesty
event-quaffed =
    .name = drink
    .as_drinker = you drink { $drink_said ->
          [yes] { $drink_a }
         *[no] a potion
        }
    .happens = { $drinker } drinks { $drink }
param-quaffed-drinker =
    .name = drinker
param-quaffed-drink =
    .name = potion
procedure-recognise =
    .name = knowing of a potion
    .number = mass
    .do = know { $drink } for what it is
param-recognise-drinker =
    .name = drinker
param-recognise-drink =
    .name = potion
event-blown =
    .name = blast of a horn
    .plural = blasts of a horn
    .as_blower = you blow { $horn_said ->
          [yes] { $horn_a }
         *[no] a horn
        }
    .happens = { $blower } blows { $horn }
param-blown-blower =
    .name = blower
param-blown-horn =
    .name = horn
formula-breath_for =
    .name = price in voice
    .plural = prices in voice
    .after = of { $horn }
param-breath_for-horn =
    .name = horn
param-breath_for-blower =
    .name = blower
procedure-blow_horn =
    .name = blowing of a horn
    .number = mass
    .do = blow { $horn }
param-blow_horn-blower =
    .name = blower
param-blow_horn-horn =
    .name = horn
event-wielded =
    .name = use of a staff
    .plural = uses of a staff
    .as_bearer = you use { $staff_said ->
          [yes] { $staff_a }
         *[no] a staff
        }
    .happens = { $bearer } uses { $staff }
param-wielded-bearer =
    .name = bearer
param-wielded-staff =
    .name = staff
    .plural = staves
formula-charge_for =
    .name = charge taken
    .plural = charges taken
    .after = by { $bearer }
param-charge_for-bearer =
    .name = bearer
procedure-use_staff =
    .name = use of a staff
    .plural = uses of a staff
    .do = use { $staff }
param-use_staff-bearer =
    .name = bearer
param-use_staff-staff =
    .name = staff
    .plural = staves

## More weapons

field-weapon-slayer_of = Slays
    .name = prey
member-weapon_trait-digging =
    .name = digging tool
    .attribute = digging
    .noun = digging tool
    .noun_plural = digging tools
formula-digs =
    .name = reach of the spade
    .number = mass
    .after = of { $who }
param-digs-who =
    .name = creature
weapon-throwing_axe =
    .name = throwing axe
weapon-trident =
    .name = trident
weapon-bastard_sword =
    .name = bastard sword
weapon-shovel =
    .name = shovel
weapon-mattock =
    .name = mattock
weapon-orc_slayer =
    .name = battle axe of orc-slaying
    .plural = battle axes of orc-slaying

## Jewels

kind-trinket =
    .name = jewel
    .plural = Jewels
    .plural_name = jewels
constant-trinket-worn =
    .is = you wear it
    .is_not = you do not wear it
slot-jewels =
    .name = jewels worn
    .number = plural
    .holds = { $who } { $who_person ->
          [you] wear
         *[it] wears
        } { $x }
    .holds_not = { $who } { $who_person ->
          [you] do
         *[it] does
        } not wear { $x }
    .empty = { $who } { $who_person ->
          [you] wear
         *[it] wears
        } no jewels
    .full = { $who } { $who_person ->
          [you] wear
         *[it] wears
        } jewels
trinket-of_protection =
    .name = ring of protection
    .plural = rings of protection
trinket-of_regeneration =
    .name = amulet of regeneration
    .plural = amulets of regeneration
trinket-of_free_action =
    .name = ring of free action
    .plural = rings of free action
trinket-of_sight =
    .name = amulet of sight
    .plural = amulets of sight
trinket-of_wrath =
    .name = amulet of Wrath
    .plural = amulets of Wrath

## Curses

event-doffed =
    .name = taking off of a cursed thing
    .number = mass
    .as_wearer = you take off what is cursed
    .happens = { $wearer } takes off what is cursed
param-doffed-wearer =
    .name = wearer
formula-light_around =
    .name = light around
    .after = { $who }
param-light_around-who =
    .name = creature

## Foes

weapon-orc_bow =
    .name = orc bow
weapon-warg_bite =
    .name = warg bite
weapon-werewolf_bite =
    .name = werewolf bite
weapon-spider_bite =
    .name = spider bite
weapon-great_spider_bite =
    .name = bite of a great spider
weapon-troll_hammer =
    .name = troll hammer
weapon-chill_touch =
    .name = chill touch
weapon-dark_touch =
    .name = touch of darkness
weapon-ember_touch =
    .name = touch of embers
weapon-flaming_sword =
    .name = flaming sword
weapon-serpent_fang =
    .name = serpent fang
weapon-coils =
    .name = coils
    .number = plural
weapon-dragon_bite =
    .name = dragon bite
weapon-bat_bite =
    .name = bat bite
weapon-bone_claw =
    .name = claw of bone
character-orc_scout =
    .name = orc scout
character-orc_archer =
    .name = orc archer
character-orc_captain =
    .name = orc captain
character-orc_champion =
    .name = orc champion
character-warg =
    .name = warg
character-werewolf =
    .name = werewolf
    .plural = werewolves
character-wolf_lord =
    .name = lord of wolves
    .plural = lords of wolves
character-cave_spider =
    .name = cave spider
character-great_spider =
    .name = great spider
character-hill_troll =
    .name = hill troll
character-stone_troll =
    .name = stone troll
character-wight =
    .name = wight
character-shade =
    .name = shade
character-ember =
    .name = spirit of embers
    .plural = spirits of embers
character-balrog =
    .name = balrog
character-fen_serpent =
    .name = fen serpent
character-great_serpent =
    .name = great serpent
character-fire_drake =
    .name = young fire-drake
character-frost_drake =
    .name = young cold-drake
character-easterling =
    .name = easterling
character-great_bat =
    .name = great bat
character-walking_dead =
    .name = walking dead
    .plural = walking dead

## The glossary

term-check = Check
    .text = Two rolls against each other: each side rolls a die with twenty faces and adds a score. Whoever acts must roll more than whoever resists.
term-margin = Margin
    .text = By how much one roll beats the other.
term-critical = Critical hit
    .text = A blow whose attack roll beats the Evasion roll by so much that more dice of damage fall. The heavier the weapon, the more it must be: see [the table](entry:figure.critical_margins).
term-protection = Protection
    .text = What armour takes off the damage of a blow. Its dice are rolled anew for each one.

## Fixed renderings: a text that uses one of these is translated by its word there

gloss-critical_hit = critical hit
    .plural = critical hits
gloss-free_attack = free attack
    .plural = free attacks
gloss-experience = experience
gloss-morale = morale
gloss-polearm = polearm
    .plural = polearms
gloss-shield = shield
    .plural = shields
gloss-main_attack = main attack
    .plural = main attacks
gloss-damage_die = damage die
    .plural = damage dice
gloss-protection_die = protection die
    .plural = protection dice
