### The words of Sil-Q that the book's sentences are made of, beyond those of Sil. Format: book/PHRASES.md. Titles stand in the .rune files.

pack-title = Sil-Q

## Abilities

ability-power = Power
ability-finesse = Finesse
ability-knock_back = Knock Back
ability-polearm_mastery = Polearm Mastery
ability-charge = Charge
ability-follow_through = Follow-Through
ability-subtlety = Subtlety
ability-smite = Smite
ability-dodging = Dodging
ability-blocking = Blocking
ability-parry = Parry
ability-riposte = Riposte
ability-quick_study = Quick Study
ability-bane = Bane
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
ability-assassination = Assassination
ability-cruel_blow = Cruel Blow
formula-cruel_difficulty =
    .name = difficulty of a cruel blow
    .plural = difficulties of a cruel blow
    .after = for { $crits }
param-cruel_difficulty-crits = Critical dice
    .name = number of critical dice
    .plural = numbers of critical dice
ability-strength_in_adversity = Strength in Adversity
ability-vengeance = Vengeance
status-vengeful =
    .name = thirst for vengeance
    .number = mass
    .attribute = vengeful
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $attribute } { $lasts }

## Songs

song-elbereth = Song of Elbereth
song-challenge = Song of Challenge
song-silence = Song of Silence
song-trees = Song of the Trees
song-delvings = Song of Delvings
song-thresholds = Song of Thresholds
song-staunching = Song of Staunching
song-staying = Song of Staying

## Peoples

race-noldor = Noldor
    .belong = one of the Noldor
house-fingolfin = House of Fingolfin
    .belong = of the House of Fingolfin
house-finarfin = House of Finarfin
    .belong = of the House of Finarfin

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
character-hero =
    .name = warrior of Fingolfin's house
    .plural = warriors of Fingolfin's house
character-singer =
    .name = singer of Finarfin's house
    .plural = singers of Finarfin's house
figure-landing =
    .rows = Melee of the attacker
    .columns = Evasion of the defender
    .cell = chance to hit
figure-longsword_damage =
    .rows = Melee of the attacker
    .columns = Strength of the attacker
    .cell = net damage on average
