### The words of Sil-Q that the book's sentences are made of, beyond those of Sil. Format: book/PHRASES.md. Titles stand in the .rune files.

pack-title = Sil-Q

## Characters

character-hero =
    .name = warrior of Fingolfin's house
    .plural = warriors of Fingolfin's house
character-singer =
    .name = singer of Finarfin's house
    .plural = singers of Finarfin's house

## Finds


## What only this edition has

enum-vow =
    .name = oath
member-vow-mercy =
    .name = mercy
    .attribute = of mercy
member-vow-silence =
    .name = silence
    .attribute = of silence
member-vow-iron =
    .name = iron
    .attribute = of iron
parameter-oath-sworn = Oath
    .name = oath
    .plural = oaths
    .chosen = oath that you swore
event-climbed =
    .name = climb
    .as_climber = you climb stairs
    .happens = { $climber } climbs stairs
param-climbed-climber = Climber
    .name = climber
enum-fate =
    .name = fate
member-fate-killed =
    .name = killed
    .attribute = killed
member-fate-spared =
    .name = normal damage
    .attribute = spared
table-fate_of =
    .name = fate under the Song of Slaying
    .plural = fates under the Song of Slaying
    .after = for { $power } and { $health }
param-fate_of-power = Power
    .name = power of the song
    .plural = powers of the song
param-fate_of-health = Health
    .name = health
    .number = mass
status-mastered =
    .name = mastery
    .number = mass
    .attribute = mastered
    .gain = { $who } { $who_person ->
          [you] are
         *[it] is
        } { $attribute } { $lasts }
check-duel_of_songs =
    .name = duel of songs
    .plural = duels of songs
    .succeeds = { $singer } { $singer_person ->
          [you] overcome
         *[it] overcomes
        } { $foe } in a duel of songs
    .fails = { $singer } { $singer_person ->
          [you] do
         *[it] does
        } not overcome { $foe } in a duel of songs
param-duel_of_songs-singer = Singer
    .name = singer
param-duel_of_songs-power = Power
    .name = power of the song
    .plural = powers of the song
param-duel_of_songs-foe = Foe
    .name = foe

## Depths and noises

formula-shallowest =
    .name = shallowest depth
    .plural = shallowest depths
    .after = for { $who }
enum-way_down =
    .name = way down
member-way_down-stairs =
    .name = stairs
    .attribute = stairs
member-way_down-shaft =
    .name = shaft
    .attribute = shaft
table-descent =
    .name = descent
    .after = by { $way }
param-descent-way = Way
    .name = way
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
procedure-breathe =
    .name = breath
    .do = breathe on { $target }
param-breathe-target = Target
    .name = target
param-breathe-element = Element
    .name = element
param-breathe-squares = Squares
    .name = number of squares
    .plural = numbers of squares
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
param-breathe-breath = Breath
    .name = breath
formula-breath_lost =
    .name = number of dice lost
    .plural = numbers of dice lost
    .after = over { $squares }
param-breath_lost-squares = Squares
    .name = number of squares
    .plural = numbers of squares


## Laws of the deep

kind-law =
    .name = law
    .plural = Laws
    .plural_name = laws
law-pull =
    .name = pull of the dark
    .number = mass
formula-floors_under =
    .name = floors below the shallowest
    .number = plural
    .after = where { $who } { $who } { $who_person ->
          [you] are
         *[it] is
        }
param-floors_under-who =
    .name = creature
param-shallowest-who =
    .name = creature
formula-throne_at =
    .name = depth of the throne
    .plural = depths of the throne
formula-way_out =
    .name = way out
    .plural = ways out
    .is = the way out is open to { $who }
    .is_not = the way out is closed to { $who }
param-way_out-who =
    .name = creature

## Elves and their bane

formula-elf_scorn =
    .name = scorn of Elves
    .number = mass
    .after = for { $hero }
param-elf_scorn-foe =
    .name = foe
param-elf_scorn-hero =
    .name = hero
    .plural = heroes

## Oaths

formula-earlier_breaches =
    .name = earlier breaches
    .number = plural
    .after = of { $vow } by { $who }
param-earlier_breaches-who =
    .name = creature
param-earlier_breaches-vow =
    .name = oath

## Notes


## Finding

formula-searching =
    .name = what a search adds
    .number = mass
    .after = for { $look } at { $squares }
param-searching-look =
    .name = look
param-searching-squares =
    .name = number of squares
    .plural = numbers of squares
param-find_out-light =
    .name = light there
    .number = mass
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

## Heroes

character-falas_archer =
    .name = archer of the Falas
    .plural = archers of the Falas
character-doriath_singer =
    .name = singer of Doriath
    .plural = singers of Doriath
character-haleth_scout =
    .name = scout of the people of Haleth
    .plural = scouts of the people of Haleth
character-hador_champion =
    .name = champion of Hador's house
    .plural = champions of Hador's house
character-belegost_guard =
    .name = guard of Belegost
    .plural = guards of Belegost
character-nogrod_smith =
    .name = smith of Nogrod
    .plural = smiths of Nogrod
character-beor_watcher =
    .name = watcher of Bëor's house
    .plural = watchers of Bëor's house

## Plans

chance-breathing_space =
    .name = chance of a breath
    .plural = chances of a breath
formula-young_breath =
    .name = breath of a young drake
    .plural = breaths of a young drake
plan-archer =
    .name = archer
plan-patient =
    .name = patient
plan-breathing =
    .name = breath and teeth
