### Les mots des Attributs qui grandissent. Format : book/PHRASES.md.

## Glossaire. Registre : tu.
##
## | anglais | français | | anglais | français |
## |---|---|---|---|---|
## | chance | chance | | pile | cumul |
## | check | jet | | point | point |
## | day | jour | | potential | potentiel |
## | difficulty | difficulté | | price | prix |
## | drain | drain | | rise | hausse |
## | draught | breuvage | | score | valeur |
## | drop | baisse | | spread | marge |
## | hold out | tenir bon | | stat | attribut |
## | lapse | faute | | stat damage | perte passagère |
## | mark | marque | | talent | don |
## | modifier | modificateur | | training | exercice |

pack-title = Des attributs qui grandissent

## Qui a les attributs

clock-day = Jour
    .name = jour
    .gender = masculine
unit-kg = kg
    .name = kilogramme
    .gender = masculine
enum-stat_name = Attribut
    .name = attribut
    .gender = masculine
member-stat_name-strength = Force
    .gender = feminine
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-stat_name-dexterity = Dextérité
    .gender = feminine
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-stat_name-toughness = Robustesse
    .gender = feminine
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-stat_name-intelligence = Intelligence
    .gender = feminine
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-stat_name-willpower = Volonté
    .gender = feminine
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-stat_name-presence = Présence
    .gender = feminine
    .bare = { $case ->
          [is] the
         *[other] yes
        }
entity-creature = Créature
    .name = créature
    .gender = feminine
word-foe = ennemi
    .gender = masculine
resource-grown = Valeur propre
    .name = valeur propre
    .plural = valeurs propres
    .gender = feminine
    .member = valeur propre { $member_sort ->
          [member] en { $member }
         *[other] pour { $member }
        }
    .computed = valeur propre
    .computed_after = pour { $member }
resource-potential = Potentiel
    .name = potentiel
    .gender = masculine
    .member = potentiel { $member_sort ->
          [member] en { $member }
         *[other] pour { $member }
        }
    .computed = potentiel
    .computed_after = pour { $member }
resource-pile = Cumul
    .name = cumul
    .gender = masculine
    .member = cumul { $member_sort ->
          [member] en { $member }
         *[other] pour { $member }
        }
    .computed = cumul
    .computed_after = pour { $member }
resource-damage = Perte passagère
    .name = perte passagère
    .plural = pertes passagères
    .gender = feminine
    .member = perte passagère { $member_sort ->
          [member] en { $member }
         *[other] pour { $member }
        }
    .computed = perte passagère
    .computed_after = pour { $member }
resource-drained = Points drainés
    .name = nombre de points drainés
    .plural = nombres de points drainés
    .gender = masculine
    .member = nombre de points drainés { $member_sort ->
          [member] en { $member }
         *[other] pour { $member }
        }
    .computed = nombre de points drainés
    .computed_after = pour { $member }
stat-worn = Points dus aux objets magiques
    .name = nombre de points dus aux objets magiques
    .plural = nombres de points dus aux objets magiques
    .gender = masculine
    .member = nombre de points dus aux objets magiques { $member_sort ->
          [member] en { $member }
         *[other] pour { $member }
        }
    .computed = nombre de points dus aux objets magiques
    .computed_after = pour { $member }
stat-score = Valeur
    .name = valeur
    .gender = feminine
    .member = { $member }
    .computed = valeur
    .computed_after = pour { $member }
stat-held_up = Bonus aux jets
    .name = bonus aux jets
    .plural = bonus aux jets
    .gender = masculine
    .member = bonus aux jets { $member_sort ->
          [member] en { $member }
         *[other] pour { $member }
        }
    .computed = bonus aux jets
    .computed_after = pour { $member }
stat-steadfast = Bonus contre les drains
    .name = bonus
    .plural = bonus
    .gender = masculine
    .behind = contre les drains
stat-relish = Multiple des marques d'un cadavre frais
    .name = multiple des marques d'un cadavre frais
    .plural = multiples des marques d'un cadavre frais
    .gender = masculine
flag-diseased = Malade
    .attribute = malade{ $number ->
          [plural] s
         *[singular] {""}
        }
slot-race = Race
    .name = race
    .gender = feminine
    .holds = { $who_person ->
          [you] ta race est { $x }
         *[it] la race { $who_of } est { $x }
        }
    .holds_not = { $who_person ->
          [you] ta race n'est pas { $x }
         *[it] la race { $who_of } n'est pas { $x }
        }
    .empty = { $who_person ->
          [you] tu n'as
         *[it] { $who } n'a
        } pas de race
    .full = { $who_person ->
          [you] tu as
         *[it] { $who } a
        } une race
stat-to_hit = Toucher au corps à corps
    .name = bonus au toucher au corps à corps
    .plural = bonus au toucher au corps à corps
    .gender = masculine
stat-damage_done = Dégâts au corps à corps
    .name = bonus aux dégâts au corps à corps
    .plural = bonus aux dégâts au corps à corps
    .gender = masculine
stat-throw_damage = Dégâts des lancers
    .name = bonus aux dégâts des lancers
    .plural = bonus aux dégâts des lancers
    .gender = masculine
stat-aim = Toucher à distance
    .name = bonus au toucher des tirs et des lancers
    .plural = bonus au toucher des tirs et des lancers
    .gender = masculine
stat-defence = Défense due à la Dextérité
    .name = bonus à la Défense
    .plural = bonus à la Défense
    .gender = masculine
stat-searching = Fouille
    .name = bonus de fouille
    .plural = bonus de fouille
    .gender = masculine
stat-noticing = Flair au passage
    .name = bonus pour remarquer en passant
    .plural = bonus pour remarquer en passant
    .gender = masculine
stat-race_hit_points = Points de vie de la race
    .name = nombre de points de vie de la race
    .plural = nombres de points de vie de la race
    .gender = masculine
stat-class_hit_points = Points de vie de la classe
    .name = nombre de points de vie de la classe
    .plural = nombres de points de vie de la classe
    .gender = masculine
stat-hit_points = Points de vie
    .name = nombre de points de vie
    .plural = nombres de points de vie
    .gender = masculine
stat-recovery = Secondes pour regagner un point de vie
    .name = nombre de secondes pour regagner un point de vie
    .plural = nombres de secondes pour regagner un point de vie
    .gender = masculine
stat-carrying_limit = Charge maximale
    .name = charge maximale
    .plural = charges maximales
    .gender = feminine
stat-shop_percent = Pourcentage en ta faveur dans les boutiques
    .name = pourcentage en ta faveur dans les boutiques
    .plural = pourcentages en ta faveur dans les boutiques
    .gender = masculine
formula-short_draw = Malus d'un arc trop dur
    .name = malus d'un arc trop dur
    .plural = malus d'un arc trop dur
    .gender = masculine
    .after = pour { $draw } et { $strength }
param-short_draw-draw = Tirage
    .name = tirage de l'arc
    .plural = tirages de l'arc
    .gender = masculine
param-short_draw-strength = Force
    .gender = feminine
formula-dug = Creusement en un tour
    .name = creusement en un tour
    .plural = creusements en un tour
    .gender = masculine
    .after = avec { $power } et { $strength }
param-dug-power = Puissance de l'outil
    .name = puissance de l'outil
    .plural = puissances de l'outil
    .gender = feminine
param-dug-strength = Force
    .gender = feminine
check-kick = Enfoncer une porte
    .name = coup de pied
    .plural = coups de pied
    .gender = masculine
    .succeeds = { $kicker_person ->
          [you] tu enfonces
         *[it] { $kicker } enfonce
        } une porte dont la solidité est { $sturdiness }
    .fails = { $kicker_person ->
          [you] tu n'enfonces
         *[it] { $kicker } n'enfonce
        } pas une porte dont la solidité est { $sturdiness }
param-kick-kicker = Qui donne le coup
    .name = frappeur
    .gender = masculine
param-kick-sturdiness = Solidité
    .name = solidité
    .gender = feminine
status-strong_poison = Poison violent
    .name = poison violent
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] violemment empoisonnées
             *[masculine] violemment empoisonnés
            }
         *[singular] { $gender ->
              [feminine] violemment empoisonnée
             *[masculine] violemment empoisonné
            }
        }
status-strong_poison-text = Tes mains tremblent et tes bras sont lourds.
character-thora = Thora
    .gender = feminine
    .bare = yes

## Comment ils grandissent

formula-modifier = Modificateur
    .name = modificateur
    .gender = masculine
    .after = { $score_of }
param-modifier-score = Valeur
    .name = valeur
    .gender = feminine
formula-multiplier = Facteur au-delà du potentiel
    .name = facteur au-delà du potentiel
    .plural = facteurs au-delà du potentiel
    .gender = masculine
    .after = pour { $past }
param-multiplier-past = Points au-delà du potentiel
    .name = nombre de points au-delà du potentiel
    .plural = nombres de points au-delà du potentiel
    .gender = masculine
formula-price = Prix du prochain point
    .name = prix du prochain point
    .plural = prix du prochain point
    .gender = masculine
    .after = pour { $score } avec { $past } { $past_kind ->
          [whole] au-delà du potentiel
         *[other] {""}
        }
param-price-score = Valeur
    .name = valeur
    .gender = feminine
param-price-past = Points au-delà du potentiel
    .name = nombre de points au-delà du potentiel
    .plural = nombres de points au-delà du potentiel
    .gender = masculine
formula-win_back = Prix d'un point perdu
    .name = prix d'un point perdu
    .plural = prix d'un point perdu
    .gender = masculine
    .after = depuis { $score }
param-win_back-score = Valeur
    .name = valeur
    .gender = feminine
formula-drop = Ce que rend une baisse
    .name = remboursement d'une baisse
    .plural = remboursements d'une baisse
    .gender = masculine
    .after = depuis { $score }
param-drop-score = Valeur
    .name = valeur
    .gender = feminine
formula-warning = Cumul à portée d'une baisse
    .name = cumul à portée d'une baisse
    .plural = cumuls à portée d'une baisse
    .gender = masculine
    .after = depuis { $score }
param-warning-score = Valeur
    .name = valeur
    .gender = feminine
formula-dawns_to_a_drop = Aubes jusqu'à une baisse
    .name = nombre d'aubes affaiblies jusqu'à une baisse
    .plural = nombres d'aubes affaiblies jusqu'à une baisse
    .gender = masculine
    .after = depuis { $score }
param-dawns_to_a_drop-score = Valeur
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
chance-rise_at = Chances de hausse selon la part du prix
    .name = chance de hausse selon la part du prix
    .plural = chances de hausse selon la part du prix
    .gender = feminine
    .after = pour { $share }
param-rise_at-share = Part du prix
    .name = part du prix
    .plural = parts du prix
    .gender = feminine
check-hold = Tenir bon
    .name = jet pour tenir bon
    .plural = jets pour tenir bon
    .gender = masculine
    .succeeds = { $score } { $bonus_said ->
          [yes] avec { $bonus }
         *[no] {""}
        } tient contre { $difficulty }
    .fails = { $score } { $bonus_said ->
          [yes] avec { $bonus }
         *[no] {""}
        } cède devant { $difficulty }
param-hold-score = Valeur
    .name = valeur
    .gender = feminine
param-hold-difficulty = Difficulté
    .name = difficulté
    .gender = feminine
param-hold-bonus = Bonus
    .name = bonus
    .plural = bonus
    .gender = masculine
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
calculator-holding = Ton test
    .score = Valeur
    .difficulty = Difficulté
    .bonus = Bonus
    .holds = Chances de tenir bon
    .modifier = Modificateur de la valeur
figure-days = Jours jusqu'au prochain point
    .rows = Marques par jour
    .columns = Prix
    .cell = nombre moyen de jours
figure-modifiers = Modificateurs
    .rows = Valeur
    .cell = modificateur
figure-prices = Le prix d'un point
    .rows = Valeur
    .columns = Points au-delà du potentiel
    .cell = nombre de marques
figure-drops = Ce que rend une baisse
    .rows = Valeur
    .cell = marques rendues
figure-warnings = À portée d'une baisse
    .rows = Valeur
    .cell = cumul
figure-rises = Chances qu'un jet fasse monter l'attribut
    .rows = Marques tenues, en quarts du prix
    .cell = chance de hausse
event-level_gained = Niveau gagné
    .name = niveau gagné
    .plural = niveaux gagnés
    .gender = masculine
    .as_who = tu gagnes un niveau
    .happens = { $who } gagne un niveau
event-risen = Hausse
    .name = hausse
    .gender = feminine
    .as_who = { $which } monte
    .happens = { $which } monte
    .told = { $who } progresse en { $which_bare }
event-fallen = Baisse
    .name = baisse
    .gender = feminine
    .as_who = { $which } baisse
    .happens = { $which } baisse
    .told = { $who } perd un point en { $which_bare }
event-wasting = À portée d'une baisse
    .name = menace de baisse
    .plural = menaces de baisse
    .gender = feminine
    .as_who = { $which } menace de baisser
    .happens = { $which } menace de baisser
    .told = { $who } sent faiblir { $which }
param-risen-which = Attribut
    .name = attribut
    .gender = masculine
param-fallen-which = Attribut
    .name = attribut
    .gender = masculine
param-wasting-which = Attribut
    .name = attribut
    .gender = masculine
formula-points_past = Points au-delà du potentiel
    .name = nombre de points au-delà du potentiel
    .plural = nombres de points au-delà du potentiel
    .gender = masculine
    .after = pour { $score } et { $potential }
param-points_past-score = Valeur
    .name = valeur
    .gender = feminine
param-points_past-potential = Potentiel
    .name = potentiel
    .gender = masculine
formula-lowest = Valeur plancher
    .name = valeur plancher
    .plural = valeurs plancher
    .gender = feminine
    .after = avec { $damage }
param-lowest-damage = Perte passagère
    .name = perte passagère
    .plural = pertes passagères
    .gender = feminine
procedure-stat_check = Jet d'un attribut
    .name = jet d'un attribut
    .plural = jets d'un attribut
    .gender = masculine
    .do = fais le jet { $which_of }
param-stat_check-who = Porteur
    .name = porteur
    .gender = masculine
param-stat_check-which = Attribut
    .name = attribut
    .gender = masculine
local-stat_check-score = Valeur
    .name = valeur
    .gender = feminine
local-stat_check-pile = Cumul
    .name = cumul
    .gender = masculine
local-stat_check-price = Prix
    .name = prix
    .plural = prix
    .gender = masculine
local-stat_check-debt = Dette de marques
    .name = dette de marques
    .plural = dettes de marques
    .gender = feminine
local-stat_check-back = Remboursement
    .name = remboursement
    .gender = masculine
procedure-lose_marks = Perte de marques
    .name = perte de marques
    .plural = pertes de marques
    .gender = feminine
    .do = { $who_person ->
          [you] tu perds
         *[it] { $who } perd
        } { $marks_kind ->
          [whole] { $marks } { $marks ->
              [one] marque
             *[other] marques
            }
         *[other] { $marks }
        } { $which_sort ->
          [member] en { $which_bare }
         *[other] pour { $which }
        }
param-lose_marks-who = Porteur
    .name = porteur
    .gender = masculine
param-lose_marks-which = Attribut
    .name = attribut
    .gender = masculine
param-lose_marks-marks = Marques
    .name = nombre de marques
    .plural = nombres de marques
    .gender = masculine
local-lose_marks-reach = Portée d'une baisse
    .name = seuil de menace
    .plural = seuils de menace
    .gender = masculine
local-lose_marks-before = Cumul d'avant
    .name = cumul d'avant
    .plural = cumuls d'avant
    .gender = masculine

## Ce qui exerce, et ce qui coûte

kind-mark = Exercice
    .name = exercice
    .plural = Exercices
    .plural_name = exercices
    .gender = masculine
    .bare = yes
field-mark-trains = Attribut exercé
    .name = attribut exercé
    .plural = attributs exercés
    .gender = masculine
field-mark-likely = Chance d'une marque
    .name = chance d'une marque
    .plural = chances d'une marque
    .gender = feminine
kind-lapse = Faute
    .name = faute
    .plural = Fautes
    .plural_name = fautes
    .gender = feminine
    .bare = yes
field-lapse-costs = Attribut touché
    .name = attribut touché
    .plural = attributs touchés
    .gender = masculine
field-lapse-marks = Marques
    .name = nombre de marques
    .plural = nombres de marques
    .gender = masculine
field-lapse-likely = Chance
    .name = chance
    .gender = feminine
kind-draught = Breuvage
    .name = breuvage
    .plural = Breuvages
    .plural_name = breuvages
    .gender = masculine
field-draught-likely = Chance de chaque marque
    .name = chance de chaque marque
    .plural = chances de chaque marque
    .gender = feminine
draught-potion = Potion
    .name = potion
    .gender = feminine
draught-elixir = Élixir
    .name = élixir
    .gender = masculine
draught-potion-says = Chacune de ses marques rejoint, avec { $likely } de chances, le cumul de l'attribut que nomme la potion.
draught-elixir-says-2 = Il élève cet attribut de 1 pour de bon, et son potentiel de 1 ou 2.
draught-elixir-says = Chacune de ses marques rejoint, avec { $likely } de chances, le cumul de l'attribut que nomme l'élixir.
event-done = Exercice
    .name = exercice
    .gender = masculine
    .as_doer = tu t'exerces { $deed_said ->
          [yes] par { $deed }
         *[no] {""}
        }
    .happens = { $doer_person ->
          [you] tu t'exerces
         *[it] { $doer } s'exerce
        } par { $deed }
param-done-deed = Exercice
    .name = exercice
    .gender = masculine
event-lapsed = Faute
    .name = faute
    .gender = feminine
    .as_doer = tu commets { $lapse_said ->
          [yes] la faute { $lapse }
         *[no] une faute
        }
    .happens = { $doer } commet la faute { $lapse }
param-lapsed-lapse = Faute
    .name = faute
    .gender = feminine
event-drunk = Breuvage bu
    .name = breuvage bu
    .plural = breuvages bus
    .gender = masculine
    .as_drinker = tu bois { $draught_said ->
          [yes] { $draught }
         *[no] un breuvage
        }
    .happens = { $drinker } boit { $draught }
param-drunk-draught = Breuvage
    .name = breuvage
    .gender = masculine
param-drunk-trained = Attribut nommé
    .name = attribut nommé
    .plural = attributs nommés
    .gender = masculine
param-drunk-marks = Marques
    .name = nombre de marques
    .plural = nombres de marques
    .gender = masculine
event-corpse_eaten = Cadavre frais
    .name = cadavre frais
    .plural = cadavres frais
    .gender = masculine
    .as_eater = tu manges un cadavre frais
    .happens = { $eater } mange un cadavre frais
param-corpse_eaten-trained = Attribut qu'il exerce
    .name = attribut qu'il exerce
    .plural = attributs qu'il exerce
    .gender = masculine
param-corpse_eaten-marks = Marques qu'il donne
    .name = nombre de marques qu'il donne
    .plural = nombres de marques qu'il donne
    .gender = masculine

## Qui draine

kind-drain = Créature draineuse
    .name = créature draineuse
    .plural = Créatures draineuses
    .plural_name = créatures draineuses
    .gender = feminine
    .bare = yes
field-drain-attack = Attaque
    .name = attaque
    .gender = feminine
field-drain-drains = Attribut drainé
    .name = attribut drainé
    .plural = attributs drainés
    .gender = masculine
field-drain-points = Points
    .name = nombre de points
    .plural = nombres de points
    .gender = masculine
field-drain-likely = Chance de drain à chaque coup
    .name = chance de drain
    .plural = chances de drain
    .gender = feminine
field-drain-resisted_with = Attribut de résistance
    .name = attribut de résistance
    .plural = attributs de résistance
    .gender = masculine
field-drain-difficulty = Difficulté
    .name = difficulté
    .gender = feminine
enum-attack_name = Attaque
    .name = attaque
    .gender = feminine
member-attack_name-scythe = Faux
    .name = faux
    .plural = faux
    .gender = feminine
member-attack_name-touch = Contact
    .name = contact
    .gender = masculine
member-attack_name-bite = Morsure
    .name = morsure
    .gender = feminine
member-attack_name-kiss = Baiser
    .name = baiser
    .gender = masculine
member-attack_name-slam = Coup de masse
    .name = coup de masse
    .plural = coups de masse
    .gender = masculine
member-attack_name-barrow_blade = Lame des tertres
    .name = lame des tertres
    .plural = lames des tertres
    .gender = feminine
event-drained_of = Drain
    .name = drain
    .gender = masculine
    .as_victim = { $which } est { $which_gender ->
          [feminine] drainée
         *[masculine] drainé
        }
    .happens = { $which } est { $which_gender ->
          [feminine] drainée
         *[masculine] drainé
        }
    .told = le froid prend à { $victim } { $points } en { $which_bare }
param-drained_of-which = Attribut
    .name = attribut
    .gender = masculine
param-drained_of-points = Points
    .name = nombre de points
    .plural = nombres de points
    .gender = masculine
procedure-drain_touch = Contact draineur
    .name = contact draineur
    .plural = contacts draineurs
    .gender = masculine
    .do = laisse { $drain } tenter de drainer { $victim }
param-drain_touch-victim = Victime
    .name = victime
    .gender = feminine
param-drain_touch-drain = Créature draineuse
    .name = créature draineuse
    .plural = créatures draineuses
    .gender = feminine
procedure-resist = Résistance à un drain
    .name = résistance à un drain
    .plural = résistances à un drain
    .gender = feminine
    .do = { $victim_person ->
          [you] tente de résister { $drain_to }
         *[it] { $victim } tente de résister { $drain_to }
        }
param-resist-victim = Victime
    .name = victime
    .gender = feminine
param-resist-drain = Créature draineuse
    .name = créature draineuse
    .plural = créatures draineuses
    .gender = feminine
local-resist-bonus = Bonus
    .name = bonus
    .plural = bonus
    .gender = masculine
local-resist-spared = Points au-dessus du plancher
    .name = nombre de points au-dessus du plancher
    .plural = nombres de points au-dessus du plancher
    .gender = masculine
local-resist-points = Points perdus
    .name = nombre de points perdus
    .plural = nombres de points perdus
    .gender = masculine
procedure-mend = Soins d'un temple
    .name = soin d'un temple
    .plural = soins d'un temple
    .gender = masculine
    .do = soigne { $who }
param-mend-who = Patient
    .name = patient
    .gender = masculine
kind-talent = Don
    .name = don
    .plural = Dons
    .plural_name = dons
    .gender = masculine
    .bare = yes
talent-unbroken_soul = Âme intacte
    .gender = feminine
talent-unbroken_soul-text = Ce qui viderait les autres n'a pas de prise sur toi : { SIGNED($bonus) } à chaque jet contre un drain.
talent-iron_will = Volonté de fer
    .gender = feminine
talent-iron_will-text = Ton esprit n'appartient qu'à toi : { SIGNED($bonus) } à chaque jet de Volonté.
talent-divine_grace = Grâce divine
    .gender = feminine
talent-divine_grace-text = Plus grand que lui se tient aux côtés du paladin : { SIGNED($bonus) } à chaque jet contre un drain.
talent-gourmand = Gourmand
    .gender = masculine
talent-gourmand-text = Tu ne laisses rien perdre d'un cadavre frais, et il te donne deux fois ses marques.

## Les races

kind-race = Race
    .name = race
    .plural = Races
    .plural_name = races
    .gender = feminine
    .bare = yes
field-race-strength = Force
    .gender = feminine
field-race-dexterity = Dextérité
    .gender = feminine
field-race-toughness = Robustesse
    .gender = feminine
field-race-intelligence = Intelligence
    .gender = feminine
field-race-willpower = Volonté
    .gender = feminine
field-race-presence = Présence
    .gender = feminine
field-race-spread = Marge
    .name = marge
    .gender = feminine
table-potential_of = Potentiel d'une race
    .name = potentiel d'une race
    .plural = potentiels d'une race
    .gender = masculine
    .after = pour { $race } et { $which }
param-potential_of-race = Race
    .name = race
    .gender = feminine
param-potential_of-which = Attribut
    .name = attribut
    .gender = masculine
formula-highest_potential = Plus haut potentiel d'une race
    .name = plus haut potentiel d'une race
    .plural = plus hauts potentiels d'une race
    .gender = masculine
    .after = pour { $race } et { $which }
param-highest_potential-race = Race
    .name = race
    .gender = feminine
param-highest_potential-which = Attribut
    .name = attribut
    .gender = masculine
procedure-begin = Début d'une partie
    .name = début d'une partie
    .plural = débuts d'une partie
    .gender = masculine
    .do = fais commencer une partie à { $who }, de la race { $race }
param-begin-who = Nouveau venu
    .name = nouveau venu
    .plural = nouveaux venus
    .gender = masculine
param-begin-race = Race
    .name = race
    .gender = feminine
procedure-roll_potential = Tirage d'un potentiel
    .name = tirage d'un potentiel
    .plural = tirages d'un potentiel
    .gender = masculine
    .do = tire le potentiel { $who_of } pour { $which } selon { $race }
param-roll_potential-who = Nouveau venu
    .name = nouveau venu
    .plural = nouveaux venus
    .gender = masculine
param-roll_potential-race = Race
    .name = race
    .gender = feminine
param-roll_potential-which = Attribut
    .name = attribut
    .gender = masculine
local-roll_potential-rolled = Potentiel tiré
    .name = potentiel tiré
    .plural = potentiels tirés
    .gender = masculine

## Maladies

kind-disease = Maladie
    .name = maladie
    .plural = Maladies
    .plural_name = maladies
    .gender = feminine
    .bare = yes
disease-filth_fever = Fièvre des immondices
    .gender = feminine
disease-red_ache = Mal rouge
    .gender = masculine
disease-shakes = Tremblote
    .gender = feminine
disease-marsh_ague = Fièvre des marais
    .gender = feminine
disease-grave_rot = Pourriture des tombes
    .gender = feminine
disease-mummy_rot = Pourriture des momies
    .gender = feminine
disease-burrowing_worms = Vers fouisseurs
    .gender = masculine
    .number = plural
disease-brain_fever = Fièvre cérébrale
    .gender = feminine
field-disease-resisted_with = Vaincue par
    .name = attribut de résistance
    .plural = attributs de résistance
    .gender = masculine
field-disease-teaches = Exercice
    .name = exercice qui découle
    .plural = exercices qui découlent
    .gender = masculine
procedure-fight_off = Lutte contre une maladie
    .name = lutte contre une maladie
    .plural = luttes contre une maladie
    .gender = feminine
    .do = fais lutter { $who } contre { $disease }
param-fight_off-who = Patient
    .name = patient
    .gender = masculine
param-fight_off-disease = Maladie
    .name = maladie
    .gender = feminine
param-fight_off-difficulty = Difficulté
    .name = difficulté
    .gender = feminine
local-fight_off-bonus = Bonus
    .name = bonus
    .plural = bonus
    .gender = masculine
event-fought_off = Maladie vaincue
    .name = maladie vaincue
    .plural = maladies vaincues
    .gender = feminine
    .as_who = tu vaincs { $disease_said ->
          [yes] { $disease }
         *[no] une maladie
        }
    .happens = { $who } vainc { $disease }
param-fought_off-disease = Maladie
    .name = maladie
    .gender = feminine

## Entrées des tables : exercices, fautes, créatures draineuses, races

mark-burdened = Agir, sans attendre, sous une charge qui ralentit
    .name = « Agir, sans attendre, sous une charge qui ralentit »
    .gender = masculine
mark-striking = Toucher au corps à corps, même du pied ou du bouclier
    .name = « Toucher au corps à corps, même du pied ou du bouclier »
    .gender = masculine
mark-striking_hard = Réussir un coup critique au corps à corps
    .name = « Réussir un coup critique au corps à corps »
    .gender = masculine
mark-shielding = Bloquer avec le bouclier
    .name = « Bloquer avec le bouclier »
    .gender = masculine
mark-digging = Creuser pendant un tour
    .name = « Creuser pendant un tour »
    .gender = masculine
mark-door_kicking = Donner un coup de pied dans une porte, un coffre ou une statue
    .name = « Donner un coup de pied dans une porte, un coffre ou une statue »
    .gender = masculine
mark-anvil_work = Travailler armes ou armures de métal à l'enclume, bien ou mal
    .name = « Travailler armes ou armures de métal à l'enclume, bien ou mal »
    .gender = masculine
mark-straining = Forcer sur une prise ou des liens, avec ou sans succès
    .name = « Forcer sur une prise ou des liens, avec ou sans succès »
    .gender = masculine
mark-wading = Faire un pas en eau profonde
    .name = « Faire un pas en eau profonde »
    .gender = masculine
mark-hauling = Soulever 20 kg ou plus
    .name = « Soulever 20 kg ou plus »
    .gender = masculine
mark-dodging = Esquiver une attaque, ou contourner un piège connu
    .name = « Esquiver une attaque, ou contourner un piège connu »
    .gender = masculine
mark-parrying = Parer un coup
    .name = « Parer un coup »
    .gender = masculine
mark-shooting = Toucher d'un tir ou d'un lancer
    .name = « Toucher d'un tir ou d'un lancer »
    .gender = masculine
mark-sneaking = Faire un pas à portée d'oreille d'une créature
    .name = « Faire un pas à portée d'oreille d'une créature »
    .gender = masculine
mark-backstabbing = Toucher en traître
    .name = « Toucher en traître »
    .gender = masculine
mark-climbing = Se hisser de l'eau sur la glace, ou hors d'une fosse
    .name = « Se hisser de l'eau sur la glace, ou hors d'une fosse »
    .gender = masculine
mark-picking = S'essayer à une serrure
    .name = « S'essayer à une serrure »
    .gender = masculine
mark-disarming = S'essayer à un piège, par l'adresse
    .name = « S'essayer à un piège, par l'adresse »
    .gender = masculine
mark-stealing = Tenter un vol
    .name = « Tenter un vol »
    .gender = masculine
mark-staying_alert = Ne pas se laisser surprendre
    .name = « Ne pas se laisser surprendre »
    .gender = masculine
mark-aiming_spells = Toucher avec un sort d'attaque (rayon, trait, contact)
    .name = « Toucher avec un sort d'attaque (rayon, trait, contact) »
    .gender = masculine
mark-bleeding = Subir un coup qui coûte des points de vie
    .name = « Subir un coup qui coûte des points de vie »
    .gender = masculine
mark-reeling = Encaisser un gros coup ou un coup critique
    .name = « Encaisser un gros coup ou un coup critique »
    .gender = masculine
mark-felling = Abattre au corps à corps un ennemi de ton niveau ou d'un niveau supérieur
    .name = « Abattre au corps à corps un ennemi de ton niveau ou d'un niveau supérieur »
    .gender = masculine
mark-recovering = Vaincre une maladie sans l'aide de la Volonté
    .name = « Vaincre une maladie sans l'aide de la Volonté »
    .gender = masculine
mark-freezing_bath = Passer à travers la glace
    .name = « Passer à travers la glace »
    .gender = masculine
mark-marching = Faire un pas en pleine nature
    .name = « Faire un pas en pleine nature »
    .gender = masculine
mark-fasting = Agir, sans attendre, en ayant faim mais sans être affaibli
    .name = « Agir, sans attendre, en ayant faim mais sans être affaibli »
    .gender = masculine
mark-shaking_off = Venir à bout d'un saignement, d'un poison ou d'un autre mal qui dure
    .name = « Venir à bout d'un saignement, d'un poison ou d'un autre mal qui dure »
    .gender = masculine
mark-exertion = Dépenser de l'endurance pour une technique d'arme
    .name = « Dépenser de l'endurance pour une technique d'arme »
    .gender = masculine
mark-cold_dawn = Saluer l'aube (6 h) sous le point de gel
    .name = « Saluer l'aube (6 h) sous le point de gel »
    .gender = masculine
mark-finding = Trouver en fouillant ce qui est caché
    .name = « Trouver en fouillant ce qui est caché »
    .gender = masculine
mark-reading = Lire un parchemin
    .name = « Lire un parchemin »
    .gender = masculine
mark-identifying = Identifier un objet
    .name = « Identifier un objet »
    .gender = masculine
mark-studying = Apprendre un sort dans un grimoire
    .name = « Apprendre un sort dans un grimoire »
    .gender = masculine
mark-writing = Écrire le parchemin d'un sort connu
    .name = « Écrire le parchemin d'un sort connu »
    .gender = masculine
mark-first_kill = Abattre pour la première fois une espèce de créature
    .name = « Abattre pour la première fois une espèce de créature »
    .gender = masculine
mark-casting_with_wits = Lancer un sort connu que nourrit l'Intelligence, ou dont rien ne nourrit les dégâts
    .name = « Lancer un sort connu que nourrit l'Intelligence, ou dont rien ne nourrit les dégâts »
    .gender = masculine
mark-arriving = Arriver pour la première fois à un niveau qui rapporte de l'expérience
    .name = « Arriver pour la première fois à un niveau qui rapporte de l'expérience »
    .gender = masculine
mark-inspecting = Reconnaître à l'œil un objet porté
    .name = « Reconnaître à l'œil un objet porté »
    .gender = masculine
mark-searching_in_vain = Fouiller en vain pendant un tour
    .name = « Fouiller en vain pendant un tour »
    .gender = masculine
mark-foraging = Chercher sa nourriture, qu'on trouve ou non
    .name = « Chercher sa nourriture, qu'on trouve ou non »
    .gender = masculine
mark-working_out_traps = S'essayer à un piège, par l'esprit
    .name = « S'essayer à un piège, par l'esprit »
    .gender = masculine
mark-noticing = Remarquer en passant
    .name = « Remarquer en passant »
    .gender = masculine
mark-persevering = Mener à son terme une action de plusieurs tours
    .name = « Mener à son terme une action de plusieurs tours »
    .gender = masculine
mark-clear_head = Vaincre la fièvre cérébrale
    .name = « Vaincre la fièvre cérébrale »
    .gender = masculine
mark-striking_hungry = Porter un coup en ayant faim ou pire
    .name = « Porter un coup en ayant faim ou pire »
    .gender = masculine
mark-focusing = Dépenser du mana pour un don
    .name = « Dépenser du mana pour un don »
    .gender = masculine
mark-praying = Prier devant un autel oublié
    .name = « Prier devant un autel oublié »
    .gender = masculine
mark-crystal_eating = Consommer un cristal magique
    .name = « Consommer un cristal magique »
    .gender = masculine
mark-struggling = Lutter contre une prise ou des liens, avec ou sans succès
    .name = « Lutter contre une prise ou des liens, avec ou sans succès »
    .gender = masculine
mark-holding_out = Tenir bon contre ce qui draine les attributs
    .name = « Tenir bon contre ce qui draine les attributs »
    .gender = masculine
mark-regaining_wits = Se reprendre après une surprise
    .name = « Se reprendre après une surprise »
    .gender = masculine
mark-casting_with_will = Lancer un sort connu que nourrit la Volonté
    .name = « Lancer un sort connu que nourrit la Volonté »
    .gender = masculine
mark-chatting = Bavarder
    .name = « Bavarder »
    .gender = masculine
mark-trading = Payer des marchandises, ou vendre
    .name = « Payer des marchandises, ou vendre »
    .gender = masculine
mark-errand_done = Accomplir une quête
    .name = « Accomplir une quête »
    .gender = masculine
mark-parting_crowds = Voir une créature s'écarter
    .name = « Voir une créature s'écarter »
    .gender = masculine
mark-inspiring = Inspirer par le chant, ou projeter sa voix
    .name = « Inspirer par le chant, ou projeter sa voix »
    .gender = masculine
mark-guild_rank = Gagner un rang de guilde
    .name = « Gagner un rang de guilde »
    .gender = masculine
mark-haggling = Conclure une affaire améliorée par la Négociation
    .name = « Conclure une affaire améliorée par la Négociation »
    .gender = masculine
mark-first_meeting = Parler à quelqu'un pour la première fois
    .name = « Parler à quelqu'un pour la première fois »
    .gender = masculine
mark-casting_with_presence = Lancer un sort connu que nourrit la Présence
    .name = « Lancer un sort connu que nourrit la Présence »
    .gender = masculine
lapse-weak_arms_at_dawn = Avoir à l'aube (6 h) les bras affaiblis par la faim
    .name = « Avoir à l'aube (6 h) les bras affaiblis par la faim »
    .gender = masculine
lapse-overloaded = Agir, sans attendre ni rien lâcher, en étant surchargé
    .name = « Agir, sans attendre ni rien lâcher, en étant surchargé »
    .gender = masculine
lapse-weak_body_at_dawn = Avoir à l'aube (6 h) le corps affaibli par la faim
    .name = « Avoir à l'aube (6 h) le corps affaibli par la faim »
    .gender = masculine
lapse-starving = Perdre un point de vie à cause de la faim
    .name = « Perdre un point de vie à cause de la faim »
    .gender = masculine
lapse-vomiting = Vomir
    .name = « Vomir »
    .gender = masculine
lapse-reckless_step = Déclencher un piège connu
    .name = « Déclencher un piège connu »
    .gender = masculine
lapse-fainting = S'évanouir de faim
    .name = « S'évanouir de faim »
    .gender = masculine
lapse-caught_stealing = Se faire prendre à voler
    .name = « Se faire prendre à voler »
    .gender = masculine
drain-ankou = Ankou
    .gender = masculine
drain-archlich = Archiliche
    .gender = feminine
drain-banshee = Banshee
    .gender = feminine
drain-barrow_king = Roi des tertres
    .gender = masculine
drain-bodach = Bodach
    .gender = masculine
drain-deathless_king = Roi sans mort
    .gender = masculine
drain-deathshade = Ombre mortelle
    .gender = feminine
drain-demilich = Demi-liche
    .gender = feminine
drain-dread_wraith = Âme en peine redoutable
    .gender = feminine
drain-elder_vampire = Vampire ancien
    .gender = masculine
drain-eldest_vampire = Vampire aîné
    .gender = masculine
drain-ghost_dragon = Dragon spectral
    .gender = masculine
drain-ghost_lord = Seigneur fantôme
    .gender = masculine
drain-gibbering_shade = Ombre jacassante
    .gender = feminine
drain-greater_shadow = Grande ombre
    .gender = feminine
drain-incubus = Incube
    .gender = masculine
drain-lich = Liche
    .gender = feminine
drain-lich_drake = Dracoliche
    .gender = feminine
drain-night_mare = Jument de nuit
    .gender = feminine
drain-nightganger = Rôdeur de nuit
    .gender = masculine
drain-nightwing = Aile de nuit
    .gender = feminine
drain-nightworm = Ver de nuit
    .gender = masculine
drain-nihtscinna_the_hollow = Nihtscinna la Creuse
    .gender = feminine
drain-nosferatu = Nosferatu
    .gender = masculine
drain-pale_drinker = Buveur pâle
    .gender = masculine
drain-shadow = Ombre
    .gender = feminine
drain-succubus = Succube
    .gender = masculine
drain-vampire = Vampire
    .gender = masculine
drain-vampire_lord = Seigneur vampire
    .gender = masculine
drain-vampire_spawn = Engeance de vampire
    .gender = feminine
drain-washer_at_the_ford = Lavandière du gué
    .gender = feminine
drain-white_lady = Dame blanche
    .gender = feminine
drain-wight_lord = Seigneur des tertres
    .gender = masculine
drain-wraith = Âme en peine
    .gender = feminine
drain-wraith_lord = Seigneur des âmes en peine
    .gender = masculine
drain-wealaf_the_unburied = Wēalāf le Sans-Tombe
    .gender = masculine
race-elf = Elfe
    .gender = masculine
race-half_elf = Demi-elfe
    .gender = masculine
race-human = Humain
    .gender = masculine
race-dwarf = Nain
    .gender = masculine
race-halfling = Halfelin
    .gender = masculine
race-gnome = Gnome
    .gender = masculine
race-half_orc = Demi-orque
    .gender = masculine
race-goblin = Gobelin
    .gender = masculine
race-drow = Drow
    .gender = masculine
race-kobold = Kobold
    .gender = masculine
race-lizardfolk = Homme-lézard
    .gender = masculine
race-duergar = Duergar
    .gender = masculine
race-ratfolk = Homme-rat
    .gender = masculine

## Le repos

clock-turn = Tour
    .name = tour
    .plural = tours
    .gender = masculine
event-disturbed = Dérangement
    .name = dérangement
    .plural = dérangements
    .gender = masculine
    .as_sleeper = quelque chose te dérange
    .happens = quelque chose dérange { $sleeper }
param-disturbed-sleeper = Dormeur
    .name = dormeur
    .gender = masculine
action-resting = Repos
    .name = repos
    .plural = repos
    .gender = masculine
    .do = repose-toi pendant { $length } tours
param-resting-length = Durée choisie
    .name = durée choisie
    .gender = feminine
