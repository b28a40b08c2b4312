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
