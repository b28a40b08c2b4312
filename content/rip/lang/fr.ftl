### Les mots de RIP dont le livre fait ses phrases. Format : book/PHRASES.md.

## Glossaire. Registre : tu.
##
## | anglais | français | | anglais | français |
## |---|---|---|---|---|
## | armour | armure | | hit | toucher |
## | attack strength | force d'attaque | | melee skill | compétence de mêlée |
## | bad light | mauvais éclairage | | miss | manquer |
## | blow | coup | | modifier | modificateur |
## | burst, bursting die | explosion, dé explosif | | parry | parade |
## | critical wound | blessure critique | | passive defence | défense passive |
## | damage test | test de dégâts | | place hit | endroit touché |
## | defence | défense | | serious wound | blessure grave |
## | dodge | esquive | | surprised | surpris |
## | fate | destin | | target | seuil |
## | hampered | entravé | | test | test |
## | harm | dommages | | to-hit bonus | bonus au toucher |
## | higher ground | en surplomb | | toughness | robustesse |
## | light wound | blessure légère | | wound reserve | réserve de blessures |
## | places the armour covers | couverture de l'armure | | wounds past the reserve | excédent de blessures |

pack-title = RIP

## Mots qui n'appartiennent à personne

word-foe = ennemi
    .gender = masculine
clock-turn = Tour
    .name = tour
    .gender = masculine

## Dés

die-burst = Dé explosif
    .name = dé explosif
    .gender = masculine
    .plural = dés explosifs
die-test_die = Dé de test
    .name = dé de test
    .plural = dés de test
    .gender = masculine
result-burst-total = Total
    .name = total
    .plural = totaux
    .gender = masculine
result-burst-last = Dernière face
    .name = dernière face
    .plural = dernières faces
    .gender = feminine
result-test_die-total = Total
    .name = total
    .plural = totaux
    .gender = masculine
result-test_die-last = Dernière face
    .name = dernière face
    .plural = dernières faces
    .gender = feminine
local-burst-face = Face
    .name = face obtenue
    .plural = faces obtenues
    .gender = feminine
local-test_die-face = Face
    .name = face obtenue
    .plural = faces obtenues
    .gender = feminine
local-test_die-burst = Explosion
    .name = explosion
    .gender = feminine
check-test = Test
    .name = test
    .gender = masculine
    .after = (compétence : { $skill } ; modificateurs : { $modifiers })
param-test-skill = Compétence
    .name = compétence
    .gender = feminine
param-test-modifiers = Modificateurs
    .name = modificateurs
    .plural = modificateurs
    .gender = masculine
    .number = plural
local-test-r = Lancer
    .name = lancer
    .gender = masculine
result-test-result = Résultat
    .name = résultat
    .gender = masculine
result-test-last = Dernière face
    .name = dernière face
    .plural = dernières faces
    .gender = feminine
check-reaches = Atteindre un seuil
    .name = test contre un seuil
    .plural = tests contre un seuil
    .gender = masculine
    .succeeds = un test avec { $modifiers } atteint { $target }
    .fails = un test avec { $modifiers } n'atteint pas { $target }
param-reaches-modifiers = Modificateurs
    .name = modificateurs
    .plural = modificateurs
    .gender = masculine
    .number = plural
param-reaches-target = Seuil
    .name = seuil
    .gender = masculine
local-reaches-r = Lancer
    .name = lancer
    .gender = masculine
check-bursts = Explosion
    .name = explosion
    .gender = feminine
    .succeeds = une explosion atteint { $target }
    .fails = une explosion n'atteint pas { $target }
param-bursts-target = Seuil
    .name = seuil
    .gender = masculine
local-bursts-r = Lancer
    .name = lancer
    .gender = masculine
figure-test_odds = Chances qu'un test atteigne son seuil
    .rows = Modificateurs
    .columns = Seuil
    .cell = chance de réussite

## Un combattant

entity-fighter = Combattant
    .name = combattant
    .gender = masculine
stat-melee = Compétence de mêlée
    .name = compétence de mêlée
    .plural = compétences de mêlée
    .gender = feminine
stat-parry = Parade
    .name = parade
    .gender = feminine
stat-dodge = Esquive
    .name = esquive
    .gender = feminine
stat-passive = Défense passive
    .name = défense passive
    .plural = défenses passives
    .gender = feminine
stat-speed = Vitesse
    .name = vitesse
    .gender = feminine
stat-strength = Force d'attaque
    .name = force d'attaque
    .plural = forces d'attaque
    .gender = feminine
stat-toughness = Robustesse
    .name = robustesse
    .gender = feminine
stat-armour = Armure
    .name = armure
    .gender = feminine
stat-fate = Destin
    .name = destin
    .gender = masculine
stat-reserve = Réserve de blessures
    .name = réserve de blessures
    .plural = réserves de blessures
    .gender = feminine
stat-covers = Endroits que l'armure couvre
    .name = couverture de l'armure
    .plural = couvertures de l'armure
    .gender = feminine
resource-wounds = Blessures
    .name = nombre de blessures
    .plural = nombres de blessures
    .gender = masculine
    .amount = { $n } { $n ->
          [one] blessure
         *[other] blessures
        }
stat-harm = Blessures au-delà de la réserve
    .name = excédent de blessures
    .plural = excédents de blessures
    .gender = masculine
stat-light_at = Légèrement blessé à
    .name = seuil de blessure légère
    .plural = seuils de blessure légère
    .gender = masculine
stat-serious_at = Gravement blessé à
    .name = seuil de blessure grave
    .plural = seuils de blessure grave
    .gender = masculine
stat-critical_at = Blessé à un point critique à
    .name = seuil de blessure critique
    .plural = seuils de blessure critique
    .gender = masculine
flag-surprised = Surpris
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] surprises
             *[masculine] surpris
            }
         *[singular] { $gender ->
              [feminine] surprise
             *[masculine] surpris
            }
        }
flag-hampered = Entravé
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] entravées
             *[masculine] entravés
            }
         *[singular] { $gender ->
              [feminine] entravée
             *[masculine] entravé
            }
        }
flag-two_weapons = Une arme dans chaque main
    .after = qui { $number ->
          [plural] ont
         *[singular] a
        } une arme dans chaque main
    .after_not = qui { $number ->
          [plural] n'ont
         *[singular] n'a
        } pas une arme dans chaque main
    .is = { $who_person ->
          [you] tu as
         *[it] { $who } a
        } une arme dans chaque main
    .is_not = { $who_person ->
          [you] tu n'as
         *[it] { $who } n'a
        } pas une arme dans chaque main
flag-above = En surplomb
    .attribute = en surplomb
flag-large_shield = Grand bouclier
    .after = qui { $number ->
          [plural] utilisent
         *[singular] utilise
        } un grand bouclier
    .after_not = qui { $number ->
          [plural] n'utilisent
         *[singular] n'utilise
        } pas de grand bouclier
    .is = { $who_person ->
          [you] tu utilises
         *[it] { $who } utilise
        } un grand bouclier
    .is_not = { $who_person ->
          [you] tu n'utilises
         *[it] { $who } n'utilise
        } pas de grand bouclier
flag-bad_light = Mauvais éclairage
    .after = qui { $number ->
          [plural] combattent
         *[singular] combat
        } sous un mauvais éclairage
    .after_not = qui { $number ->
          [plural] combattent
         *[singular] combat
        } sous un bon éclairage
    .is = { $who_person ->
          [you] tu combats
         *[it] { $who } combat
        } sous un mauvais éclairage
    .is_not = { $who_person ->
          [you] tu ne combats
         *[it] { $who } ne combat
        } pas sous un mauvais éclairage

## Un coup

table-defence_bonus = Bonus au toucher
    .name = bonus au toucher
    .plural = bonus au toucher
    .gender = masculine
    .after = selon { $attacker } et { $defence }
param-defence_bonus-attacker = Compétence de mêlée
    .name = compétence de mêlée
    .plural = compétences de mêlée
    .gender = feminine
param-defence_bonus-defence = Défense
    .name = défense
    .gender = feminine
figure-to_hit = Bonus au toucher selon la compétence de mêlée et la défense
    .rows = Compétence de mêlée
    .columns = Défense
    .cell = bonus au toucher
context-blow = Coup
    .name = coup
    .gender = masculine
role-blow-attacker = Attaquant
    .name = attaquant
    .gender = masculine
    .other = word-foe
    .scope = lors de tes { $contexts }
role-blow-defender = Défenseur
    .name = défenseur
    .gender = masculine
    .other = word-foe
    .scope = lors des { $contexts } contre toi
role-blow-following = Coup redoublé
    .name = coup redoublé
    .plural = coups redoublés
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] redoublées
             *[masculine] redoublés
            }
         *[singular] { $gender ->
              [feminine] redoublée
             *[masculine] redoublé
            }
        }
stat-blow-parried = Paré
    .name = parade
    .gender = feminine
    .is = le défenseur pare
    .is_not = le défenseur ne pare pas
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] parées
             *[masculine] parés
            }
         *[singular] { $gender ->
              [feminine] parée
             *[masculine] paré
            }
        }
stat-blow-defence = Défense
    .name = défense
    .gender = feminine
stat-blow-bonus = Bonus au toucher
    .name = bonus au toucher
    .plural = bonus au toucher
    .gender = masculine
stat-blow-modifiers = Modificateurs
    .name = modificateurs
    .plural = modificateurs
    .gender = masculine
    .number = plural
event-missed = Coup manqué
    .name = coup manqué
    .plural = coups manqués
    .gender = masculine
    .as_attacker = tu manques { $defender } { $blow_said ->
          [yes] avec { $blow }
         *[no] {""}
        }
    .as_defender = { $attacker } te manque { $blow_said ->
          [yes] avec { $blow }
         *[no] {""}
        }
    .happens = le coup manque
    .told = { $attacker } manque { $defender }
event-weapon_hit = Coup sur l'arme
    .name = coup sur l'arme
    .plural = coups sur l'arme
    .gender = masculine
    .as_attacker = tu touches l'arme { $defender_of }
    .as_defender = { $attacker } touche ton arme
    .happens = le coup touche l'arme du défenseur
    .told = { $attacker } touche l'arme { $defender_of }
event-hit = Coup au but
    .name = coup au but
    .plural = coups au but
    .gender = masculine
    .as_attacker = tu touches { $defender } { $blow_said ->
          [yes] avec { $blow }
         *[no] {""}
        } { $taken_said ->
          [yes] et que le nombre de blessures est { $taken_of }
         *[no] {""}
        }
    .as_defender = { $attacker } te touche { $blow_said ->
          [yes] avec { $blow }
         *[no] {""}
        } { $taken_said ->
          [yes] et que le nombre de blessures est { $taken_of }
         *[no] {""}
        }
    .happens = le coup touche
    .told = { $attacker } touche { $defender } { $taken ->
          [0] sans { $defender_gender ->
              [feminine] la
             *[masculine] le
            } blesser
          [one] et lui inflige { $taken } blessure
         *[other] et lui inflige { $taken } blessures
        }
param-hit-taken = Blessures subies
    .name = nombre de blessures subies
    .plural = nombres de blessures subies
    .gender = masculine
procedure-damage_test = Test de dégâts
    .name = test de dégâts
    .plural = tests de dégâts
    .gender = masculine
    .do = fais un test de dégâts de { $strength } contre { $toughness }
    .after = ({ $strength } contre { $toughness }, avec { $fate })
param-damage_test-strength = Force d'attaque
    .name = force d'attaque
    .plural = forces d'attaque
    .gender = feminine
param-damage_test-toughness = Robustesse et armure
    .name = somme de la robustesse et de l'armure
    .plural = sommes de la robustesse et de l'armure
    .gender = feminine
param-damage_test-fate = Destin
    .name = destin
    .gender = masculine
local-damage_test-penalty = Pénalité
    .name = pénalité
    .gender = feminine
local-damage_test-r = Test
    .name = test
    .gender = masculine
result-damage_test-wounds = Blessures
    .name = nombre de blessures
    .plural = nombres de blessures
    .gender = masculine
procedure-strike = Frapper
    .name = frappe
    .gender = feminine
    .do = { $defender_known ->
          [yes] frappe-le
         *[no] frappe { $defender }
        } { $blow_said ->
          [yes] { $blow_of }
         *[no] {""}
        }
param-strike-blow = Coup
    .name = coup
    .gender = masculine
local-strike-aim = Test de toucher
    .name = test de toucher
    .plural = tests de toucher
    .gender = masculine
step-strike-spot = Endroit touché
    .name = endroit touché
    .plural = endroits touchés
    .gender = masculine
step-strike-force = Force du coup
    .name = force du coup
    .plural = forces du coup
    .gender = feminine
step-strike-guarded = Résistance
    .name = résistance
    .gender = feminine
step-strike-taken = Blessures subies
    .name = nombre de blessures subies
    .plural = nombres de blessures subies
    .gender = masculine
step-strike-harm = Dommages
    .name = dommages
    .gender = masculine
    .number = plural
figure-wounds = Blessures d'un seul coup
    .rows = Force d'attaque
    .columns = Robustesse et armure
    .cell = nombre moyen de blessures

## Personnages

plan-bold = Audace
    .name = audace
    .gender = feminine
character-brawler = Bagarreur
    .name = bagarreur
    .gender = masculine
character-guard = Garde
    .name = garde
    .gender = masculine
