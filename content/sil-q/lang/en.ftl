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

formula-find_xp =
    .name = experience for a find
    .number = mass
    .after = for { $find }
param-find_xp-find = Find
    .name = find

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
    .after = after { $turns }
param-shallowest-turns = Turns
    .name = number of turns
    .plural = numbers of turns
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
event-identified =
    .name = finding out
    .as_finder = you find out what something is
    .happens = something is known for what it is
param-identified-finder = Finder
    .name = finder
param-identified-find = Find
    .name = find
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
