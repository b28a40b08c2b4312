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
formula-find_xp =
    .name = experience for a find
    .number = mass
    .after = for { $find }
param-find_xp-find = Find
    .name = find
