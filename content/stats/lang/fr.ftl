### Les mots des Attributs qui grandissent. Format : book/PHRASES.md.

## Glossaire. Registre : tu.
##
## | anglais | français | | anglais | français |
## |---|---|---|---|---|
## | chance | chance | | pile | cumul |
## | check | jet | | point | point |
## | day | jour | | potential | potentiel |
## | difficulty | difficulté | | price | prix |
## | drop | baisse | | rise | hausse |
## | hold out | tenir bon | | score | valeur |
## | mark | marque | | stat | attribut |
## | modifier | modificateur | | | |

pack-title = Des attributs qui grandissent

clock-day = Jour
    .name = jour
    .gender = masculine
formula-modifier = Modificateur
    .name = modificateur
    .gender = masculine
    .after = { $score_of }
param-modifier-score = Valeur
    .name = valeur
    .gender = feminine
formula-price = Prix du prochain point
    .name = prix du prochain point
    .plural = prix du prochain point
    .gender = masculine
    .after = pour { $score } avec { $past }
param-price-score = Valeur
    .name = valeur
    .gender = feminine
param-price-past = Points au-delà du potentiel
    .name = nombre de points au-delà du potentiel
    .plural = nombres de points au-delà du potentiel
    .gender = masculine
formula-drop = Ce que rend une baisse
    .name = remboursement d'une baisse
    .plural = remboursements d'une baisse
    .gender = masculine
    .after = depuis { $score }
param-drop-score = Valeur
    .name = valeur
    .gender = feminine
chance-rise = Chances de hausse
    .name = chance de hausse
    .plural = chances de hausse
    .gender = feminine
    .after = pour { $pile } et { $price }
param-rise-pile = Cumul
    .name = cumul
    .gender = masculine
param-rise-price = Prix
    .name = prix
    .plural = prix
    .gender = masculine
check-hold = Tenir bon
    .name = jet pour tenir bon
    .plural = jets pour tenir bon
    .gender = masculine
    .succeeds = une valeur de { $score } tient contre une difficulté de { $difficulty }
    .fails = une valeur de { $score } cède devant une difficulté de { $difficulty }
param-hold-score = Valeur
    .name = valeur
    .gender = feminine
param-hold-difficulty = Difficulté
    .name = difficulté
    .gender = feminine
local-hold-dice = Lancer
    .name = lancer
    .gender = masculine
process-days_to_rise = Jours jusqu'au prochain point
    .name = nombre de jours jusqu'au prochain point
    .plural = nombres de jours jusqu'au prochain point
    .gender = masculine
    .after = avec { $marks } par jour et un prix de { $price }
param-days_to_rise-marks = Marques par jour
    .name = nombre de marques par jour
    .plural = nombres de marques par jour
    .gender = masculine
param-days_to_rise-price = Prix
    .name = prix
    .plural = prix
    .gender = masculine
local-days_to_rise-pile = Cumul
    .name = cumul
    .gender = masculine
figure-hold_table = Chances de tenir bon
    .rows = Difficulté
    .columns = Valeur
    .cell = chance de réussite
figure-days = Jours jusqu'au prochain point
    .rows = Marques par jour
    .columns = Prix
    .cell = nombre moyen de jours
