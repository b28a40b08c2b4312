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
stat-critical_at = État critique à
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
calculator-testing = Ton test
    .modifiers = Modificateurs
    .target = Seuil
    .reaches = Chances d'atteindre le seuil
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
    .do = { $attacker_person ->
          [you] { $defender_known ->
              [yes] frappe-le
             *[no] frappe { $defender }
            }
         *[it] { $attacker } frappe { $defender }
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

## Situations et déroulement d'un tour

kind-situation = Situation
    .name = situation
    .plural = Situations
    .plural_name = situations
    .gender = feminine
    .bare = yes
field-situation-modifier = Modificateur
    .name = modificateur
    .gender = masculine
situation-easy = Facile
    .gender = feminine
situation-hard = Difficile
    .gender = feminine
situation-wounded = Blessé
    .gender = feminine
situation-wounded-text = Une blessure légère pèse sur tout, sauf sur le combat.
situation-seriously_wounded = Gravement blessé
    .gender = feminine
situation-seriously_wounded-note = Le livre cite deux fois ce modificateur ; il compte une fois.
situation-seriously_wounded-text = Une blessure grave pèse aussi sur le combat.
situation-higher_ground = En surplomb
    .gender = feminine
situation-higher_ground-text = L'attaquant domine sa cible.
situation-large_shield = Grand bouclier
    .gender = masculine
situation-large_shield-text = L'attaquant porte un grand bouclier.
situation-bad_visibility = Mauvaise visibilité
    .gender = feminine
situation-bad_visibility-text = L'attaquant y voit mal.
situation-on_the_move = En mouvement
    .gender = feminine
situation-on_the_move-text = Tirer en bougeant, à cheval par exemple.
situation-aimed_shot = Tir visé
    .gender = masculine
situation-aimed_shot-text = Le tireur ne bouge pas ce tour-ci et ne fait rien de rapide.
situation-point_blank = À bout portant
    .gender = feminine
situation-point_blank-text = La cible est à quelques mètres.
situation-step_of_range = Palier de portée
    .gender = masculine
situation-step_of_range-text = Pour chaque palier de portée, qui ôte aussi de la force au tir.
situation-ideal_place = Lieu idéal
    .gender = masculine
situation-ideal_place-text = La nature vierge pour la nature, un lieu saint pour la lumière, et ainsi de suite.
situation-bad_place = Mauvais lieu
    .gender = masculine
situation-bad_place-text = La nature dans une mine, les ténèbres en plein jour, l'eau dans un désert, et ainsi de suite.
situation-patching_up_the_dying = Sang d'un blessé critique
    .gender = masculine
situation-patching_up_the_dying-text = Arrêter le sang de qui est dans un état critique.
kind-phase = Moment du tour
    .name = moment du tour
    .plural = Moments du tour
    .plural_name = moments du tour
    .gender = masculine
    .bare = yes
field-phase-place = Rang
    .name = rang
    .gender = masculine
phase-beginning_to_cast = Les sorts commencent
    .gender = feminine
phase-beginning_to_cast-text = Qui lance une sorcellerie ou un rituel commence à présent.
phase-moving_and_fighting = Mouvement et combat
    .gender = masculine
phase-moving_and_fighting-text = Chacun se déplace et attaque.
phase-casting_sorcery = Les sorcelleries prennent effet
    .gender = feminine
phase-casting_sorcery-text = Qui n'a pas été interrompu lance sa sorcellerie.
phase-ending = Fin du tour
    .gender = feminine
phase-ending-text = Ce qui est lent à manier est prêt à présent.

## Blessures

enum-severity = État
    .name = état
    .gender = masculine
member-severity-unhurt = Indemne
    .name = { $case ->
          [is] « indemne »
         *[other] indemne
        }
    .gender = masculine
    .attribute = indemne{ $number ->
          [plural] s
         *[singular] {""}
        }
    .bare = yes
member-severity-light = Légèrement blessé
    .name = { $case ->
          [is] « légèrement blessé »
         *[other] légèrement blessé
        }
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] légèrement blessées
             *[masculine] légèrement blessés
            }
         *[singular] { $gender ->
              [feminine] légèrement blessée
             *[masculine] légèrement blessé
            }
        }
    .bare = yes
member-severity-serious = Gravement blessé
    .name = { $case ->
          [is] « gravement blessé »
         *[other] gravement blessé
        }
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] gravement blessées
             *[masculine] gravement blessés
            }
         *[singular] { $gender ->
              [feminine] gravement blessée
             *[masculine] gravement blessé
            }
        }
    .bare = yes
member-severity-critical = Dans un état critique
    .name = { $case ->
          [is] « dans un état critique »
         *[other] dans un état critique
        }
    .gender = masculine
    .attribute = dans un état critique
    .bare = yes
stat-missile = Compétence de tir
    .name = compétence de tir
    .plural = compétences de tir
    .gender = feminine
stat-healing = Compétence de soins
    .name = compétence de soins
    .plural = compétences de soins
    .gender = feminine
stat-endurance = Endurance
    .name = endurance
    .gender = feminine
stat-power = Puissance
    .name = puissance
    .gender = feminine
stat-way = Voie de magie
    .name = voie de magie
    .plural = voies de magie
    .gender = feminine
stat-spell_skill = Compétence du sort
    .name = compétence du sort
    .plural = compétences du sort
    .gender = feminine
resource-mana = Mana
    .name = mana
    .gender = masculine
    .amount = { $n } { $n ->
          [one] point
         *[other] points
        } de mana
stat-state = État
    .name = état
    .gender = masculine
    .is = { $who_person ->
          [you] tu es
         *[it] { $who } est
        } { $value }
    .is_not = { $who_person ->
          [you] tu n'es
         *[it] { $who } n'est
        } pas { $value }
stat-in_a_fight = Modificateur de blessures au combat
    .name = modificateur de blessures au combat
    .plural = modificateurs de blessures au combat
    .gender = masculine
stat-elsewhere = Modificateur de blessures hors du combat
    .name = modificateur de blessures hors du combat
    .plural = modificateurs de blessures hors du combat
    .gender = masculine
stat-pace = Cases par tour avec une attaque
    .name = nombre de cases par tour avec une attaque
    .plural = nombres de cases par tour avec une attaque
    .gender = masculine
stat-run = Cases à la course
    .name = nombre de cases à la course
    .plural = nombres de cases à la course
    .gender = masculine
check-initiative = Initiative
    .name = initiative
    .gender = feminine
    .after = { $who_of }
param-initiative-who = Combattant
    .name = combattant
    .gender = masculine
result-initiative-result = Résultat
    .name = résultat
    .gender = masculine
local-initiative-result = Résultat
    .name = résultat
    .gender = masculine
formula-light_from = Légèrement blessé à partir de
    .name = nombre de blessures qui fait une blessure légère
    .plural = nombres de blessures qui font une blessure légère
    .gender = masculine
    .after = pour { $fate }
param-light_from-fate = Destin
    .name = destin
    .gender = masculine
formula-serious_from = Gravement blessé à partir de
    .name = nombre de blessures qui fait une blessure grave
    .plural = nombres de blessures qui font une blessure grave
    .gender = masculine
    .after = pour { $fate }
param-serious_from-fate = Destin
    .name = destin
    .gender = masculine
formula-critical_from = État critique à partir de
    .name = nombre de blessures qui fait une blessure critique
    .plural = nombres de blessures qui font une blessure critique
    .gender = masculine
    .after = pour { $fate }
param-critical_from-fate = Destin
    .name = destin
    .gender = masculine
table-state_of = État
    .name = état
    .gender = masculine
    .after = selon { $harm } et { $fate }
param-state_of-harm = Blessures au-delà de la réserve
    .name = excédent de blessures
    .plural = excédents de blessures
    .gender = masculine
param-state_of-fate = Destin
    .name = destin
    .gender = masculine
table-in_fights = Modificateur de blessures au combat
    .name = modificateur de blessures au combat
    .plural = modificateurs de blessures au combat
    .gender = masculine
    .after = selon { $state }
param-in_fights-state = État
    .name = état
    .gender = masculine
table-outside_fights = Modificateur de blessures hors du combat
    .name = modificateur de blessures hors du combat
    .plural = modificateurs de blessures hors du combat
    .gender = masculine
    .after = selon { $state }
param-outside_fights-state = État
    .name = état
    .gender = masculine
formula-end_modifier = Modificateur contre la mort par hémorragie
    .name = modificateur contre la mort par hémorragie
    .plural = modificateurs contre la mort par hémorragie
    .gender = masculine
    .after = selon { $harm } et { $fate }
param-end_modifier-harm = Blessures au-delà de la réserve
    .name = excédent de blessures
    .plural = excédents de blessures
    .gender = masculine
param-end_modifier-fate = Destin
    .name = destin
    .gender = masculine
table-herb_difficulty = Difficulté des herbes
    .name = difficulté des herbes
    .plural = difficultés des herbes
    .gender = feminine
    .after = selon { $state }
param-herb_difficulty-state = État
    .name = état
    .gender = masculine
table-bleeding_modifier = Modificateur pour arrêter le sang
    .name = modificateur pour arrêter le sang
    .plural = modificateurs pour arrêter le sang
    .gender = masculine
    .after = selon { $state }
param-bleeding_modifier-state = État
    .name = état
    .gender = masculine
check-skill_test = Test de compétence
    .name = test de compétence
    .plural = tests de compétence
    .gender = masculine
    .after = { $who_of } ({ $skill } ; { $modifiers })
param-skill_test-who = Combattant
    .name = combattant
    .gender = masculine
param-skill_test-skill = Compétence
    .name = compétence
    .gender = feminine
param-skill_test-modifiers = Modificateurs
    .name = modificateurs
    .plural = modificateurs
    .gender = masculine
    .number = plural
local-skill_test-r = Lancer
    .name = lancer
    .gender = masculine
result-skill_test-result = Résultat
    .name = résultat
    .gender = masculine
local-skill_test-result = Résultat
    .name = résultat
    .gender = masculine
check-stay_awake = Rester conscient
    .name = test pour rester conscient
    .plural = tests pour rester conscient
    .gender = masculine
    .succeeds = { $who_person ->
          [you] tu restes
         *[it] { $who } reste
        } conscient
    .fails = { $who_person ->
          [you] tu perds
         *[it] { $who } perd
        } conscience
param-stay_awake-who = Combattant
    .name = combattant
    .gender = masculine
param-stay_awake-target = Seuil
    .name = seuil
    .gender = masculine
check-stay_alive = Ne pas mourir d'hémorragie
    .name = test contre la mort par hémorragie
    .plural = tests contre la mort par hémorragie
    .gender = masculine
    .succeeds = { $who_person ->
          [you] tu ne meurs
         *[it] { $who } ne meurt
        } pas d'hémorragie
    .fails = { $who_person ->
          [you] tu meurs
         *[it] { $who } meurt
        } d'hémorragie
param-stay_alive-who = Combattant
    .name = combattant
    .gender = masculine
param-stay_alive-target = Seuil
    .name = seuil
    .gender = masculine
check-close_wounds = Arrêter le sang
    .name = test pour arrêter le sang
    .plural = tests pour arrêter le sang
    .gender = masculine
    .succeeds = { $healer_person ->
          [you] tu arrêtes
         *[it] { $healer } arrête
        } le sang { $patient_of }
    .fails = { $healer_person ->
          [you] tu n'arrêtes
         *[it] { $healer } n'arrête
        } pas le sang { $patient_of }
param-close_wounds-healer = Soigneur
    .name = soigneur
    .gender = masculine
param-close_wounds-patient = Patient
    .name = patient
    .gender = masculine
param-close_wounds-target = Seuil
    .name = seuil
    .gender = masculine
check-soul_stays = Retenir l'âme
    .name = test de l'âme qui part
    .plural = tests de l'âme qui part
    .gender = masculine
    .succeeds = l'âme { $who_of } reste
    .fails = l'âme { $who_of } s'en va
param-soul_stays-who = Combattant
    .name = combattant
    .gender = masculine
param-soul_stays-target = Seuil
    .name = seuil
    .gender = masculine
procedure-heal_with_herbs = Soigner par les herbes
    .name = soin par les herbes
    .plural = soins par les herbes
    .gender = masculine
    .do = soigne { $patient } par les herbes
param-heal_with_herbs-healer = Soigneur
    .name = soigneur
    .gender = masculine
param-heal_with_herbs-patient = Patient
    .name = patient
    .gender = masculine
local-heal_with_herbs-healed = Blessures soignées
    .name = nombre de blessures soignées
    .plural = nombres de blessures soignées
    .gender = masculine

## Un coup qui porte

formula-wounds_of = Blessures d'un résultat
    .name = nombre de blessures dû
    .plural = nombres de blessures dus
    .gender = masculine
    .after = { $result_to }
param-wounds_of-result = Résultat
    .name = résultat
    .gender = masculine
enum-aftermath = Suite
    .name = suite
    .gender = feminine
member-aftermath-over = La fin
    .name = la fin
    .gender = feminine
    .bare = yes
member-aftermath-again = Un autre lancer
    .name = un autre lancer
    .gender = masculine
    .bare = yes
table-aftermath_of = Suite d'un résultat
    .name = suite
    .gender = feminine
    .after = { $result_of }
param-aftermath_of-result = Résultat
    .name = résultat
    .gender = masculine
formula-next_modifier = Modificateur du lancer suivant
    .name = modificateur du lancer suivant
    .plural = modificateurs du lancer suivant
    .gender = masculine
    .after = après { $penalty }, pour { $fate }
param-next_modifier-penalty = Pénalité
    .name = pénalité
    .gender = feminine
param-next_modifier-fate = Destin
    .name = destin
    .gender = masculine
procedure-land = Un coup qui porte
    .name = coup qui porte
    .plural = coups qui portent
    .gender = masculine
    .do = porte à { $target } un coup de { $strength }
    .after = à { $target }
    .asked = { $x } : inflige { $target_to } un coup qui porte, selon { $outcome } et { $strength }.
param-land-target = Cible
    .name = cible
    .gender = feminine
param-land-strength = Force d'attaque
    .name = force d'attaque
    .plural = forces d'attaque
    .gender = feminine
param-land-outcome = Issue
    .name = issue
    .gender = feminine
result-land-taken = Blessures subies
    .name = nombre de blessures subies
    .plural = nombres de blessures subies
    .gender = masculine
local-land-taken = Blessures subies
    .name = nombre de blessures subies
    .plural = nombres de blessures subies
    .gender = masculine
step-land-spot = Endroit touché
    .name = endroit touché
    .plural = endroits touchés
    .gender = masculine
step-land-force = Force du coup
    .name = force du coup
    .plural = forces du coup
    .gender = feminine
step-land-guarded = Résistance
    .name = résistance
    .gender = feminine
step-land-harm = Dommages
    .name = dommages
    .gender = masculine
    .number = plural
enum-outcome = Issue
    .name = issue
    .gender = feminine
member-outcome-miss = Manqué
    .name = un coup manqué
    .gender = masculine
    .attribute = un coup manqué
    .bare = yes
member-outcome-weapon_struck = Sur l'arme qui pare
    .name = un coup sur l'arme qui pare
    .gender = masculine
    .attribute = un coup sur l'arme qui pare
    .bare = yes
member-outcome-hit = Au but
    .name = un coup au but
    .gender = masculine
    .attribute = un coup au but
    .bare = yes
member-outcome-hard_hit = Rude coup
    .name = un rude coup
    .gender = masculine
    .attribute = un rude coup
    .bare = yes
table-outcome_of = Issue d'un coup
    .name = issue d'un coup
    .plural = issues d'un coup
    .gender = feminine
    .after = selon { $result }
param-outcome_of-result = Résultat
    .name = résultat
    .gender = masculine
param-outcome_of-parried = Parade
    .name = parade
    .gender = feminine
    .is = le coup est paré
    .is_not = le coup n'est pas paré
local-strike-outcome = Issue
    .name = issue
    .gender = feminine
local-strike-landed = Coup porté
    .name = coup porté
    .plural = coups portés
    .gender = masculine

## Tirs et lancers

formula-range_modifier = Modificateur de portée
    .name = modificateur de portée
    .plural = modificateurs de portée
    .gender = masculine
    .after = pour { $steps }
param-range_modifier-steps = Paliers de portée
    .name = nombre de paliers de portée
    .plural = nombres de paliers de portée
    .gender = masculine
formula-strength_at = Force d'attaque à distance
    .name = force restante
    .plural = forces restantes
    .gender = feminine
    .after = pour { $strength } et { $steps }
param-strength_at-strength = Force d'attaque
    .name = force d'attaque
    .plural = forces d'attaque
    .gender = feminine
param-strength_at-steps = Paliers de portée
    .name = nombre de paliers de portée
    .plural = nombres de paliers de portée
    .gender = masculine
context-shot = Tir
    .name = tir
    .gender = masculine
role-shot-shooter = Tireur
    .name = tireur
    .gender = masculine
    .other = word-foe
    .scope = lors de tes { $contexts }
role-shot-target = Cible
    .name = cible
    .gender = feminine
    .other = word-foe
    .scope = lors des { $contexts } contre toi
role-shot-steps = Paliers de portée
    .name = nombre de paliers de portée
    .plural = nombres de paliers de portée
    .gender = masculine
role-shot-thrown = Lancé
    .name = lancer
    .gender = masculine
    .after = à la main
role-shot-moving = En mouvement
    .name = tir en mouvement
    .plural = tirs en mouvement
    .gender = masculine
    .after = en mouvement
role-shot-aimed = Visé
    .name = tir visé
    .plural = tirs visés
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] visées
             *[masculine] visés
            }
         *[singular] { $gender ->
              [feminine] visée
             *[masculine] visé
            }
        }
role-shot-near = À bout portant
    .name = tir à bout portant
    .plural = tirs à bout portant
    .gender = masculine
    .after = à bout portant
stat-shot-defence = Défense
    .name = défense
    .gender = feminine
stat-shot-bonus = Bonus au toucher
    .name = bonus au toucher
    .plural = bonus au toucher
    .gender = masculine
stat-shot-modifiers = Modificateurs
    .name = modificateurs
    .plural = modificateurs
    .gender = masculine
    .number = plural
event-shot_missed = Tir manqué
    .name = tir manqué
    .plural = tirs manqués
    .gender = masculine
    .as_shooter = tu manques { $target }
    .as_target = { $shooter } te manque
    .happens = le tir manque
    .told = le tir { $shooter_of } manque { $target }
event-shot_hit = Tir au but
    .name = tir au but
    .plural = tirs au but
    .gender = masculine
    .as_shooter = tu touches { $target }
    .as_target = { $shooter } te touche
    .happens = le tir touche
    .told = le tir { $shooter_of } touche { $target }
param-shot_hit-taken = Blessures subies
    .name = nombre de blessures subies
    .plural = nombres de blessures subies
    .gender = masculine
procedure-shoot = Tirer
    .name = tir
    .gender = masculine
    .do = tire sur { $target }
param-shoot-shot = Tir
    .name = tir
    .gender = masculine
local-shoot-aim = Test de toucher
    .name = test de toucher
    .plural = tests de toucher
    .gender = masculine
local-shoot-outcome = Issue
    .name = issue
    .gender = feminine
local-shoot-landed = Coup porté
    .name = coup porté
    .plural = coups portés
    .gender = masculine

## Sorts

enum-place = Lieu
    .name = lieu
    .gender = masculine
member-place-ordinary = Ordinaire
    .name = ordinaire
    .gender = masculine
    .attribute = ordinaire
    .bare = yes
member-place-ideal = Idéal
    .name = idéal
    .gender = masculine
    .attribute = idéal
    .bare = yes
member-place-bad = Mauvais
    .name = mauvais
    .gender = masculine
    .attribute = mauvais
    .bare = yes
formula-mana_modifier = Modificateur du mana d'un sort
    .name = modificateur du mana d'un sort
    .plural = modificateurs du mana d'un sort
    .gender = masculine
    .after = pour { $mana }
param-mana_modifier-mana = Mana
    .name = mana
    .gender = masculine
table-place_modifier = Modificateur du lieu
    .name = modificateur du lieu
    .plural = modificateurs du lieu
    .gender = masculine
    .after = selon { $place }
param-place_modifier-place = Lieu
    .name = lieu
    .gender = masculine
context-casting = Incantation
    .name = incantation
    .gender = feminine
role-casting-caster = Lanceur de sorts
    .name = lanceur de sorts
    .plural = lanceurs de sorts
    .gender = masculine
    .scope = lors de tes { $contexts }
role-casting-place = Lieu
    .name = lieu
    .gender = masculine
    .after = dans un lieu { $list }
role-casting-hindrance = Entrave
    .name = entrave
    .gender = feminine
role-casting-levels = Niveaux au-delà
    .name = nombre de niveaux au-delà du sort connu
    .plural = nombres de niveaux au-delà du sort connu
    .gender = masculine
role-casting-mana = Mana
    .name = mana du sort
    .plural = manas du sort
    .gender = masculine
role-casting-countering_way = Voie de magie de qui contre
    .name = voie de magie de qui contre le sort
    .plural = voies de magie de qui contre le sort
    .gender = feminine
stat-casting-skill = Compétence
    .name = compétence
    .gender = feminine
stat-casting-modifiers = Modificateurs
    .name = modificateurs
    .plural = modificateurs
    .gender = masculine
    .number = plural
procedure-cast = Lancer un sort
    .name = lancement d'un sort
    .plural = lancements d'un sort
    .gender = masculine
    .do = lance un sort
param-cast-casting = Incantation
    .name = incantation
    .gender = feminine
step-cast-reached = Résultat
    .name = résultat
    .gender = masculine
step-cast-spell = Sort
    .name = sort
    .gender = masculine
event-spell_cast = Sort lancé
    .name = sort lancé
    .plural = sorts lancés
    .gender = masculine
    .as_caster = tu lances un sort
    .happens = le sort est lancé
    .told = { $caster } lance un sort qui atteint { $reached }
param-spell_cast-reached = Résultat
    .name = résultat
    .gender = masculine
event-interrupted = Contre
    .name = contre
    .gender = masculine
    .as_counterer = tu contres un sort
    .happens = { $counterer } contre le sort
    .told = { $counterer } contre le sort
procedure-counter = Contrer
    .name = contre
    .gender = masculine
    .do = contre le sort
param-counter-counterer = Contreur
    .name = contreur
    .gender = masculine
check-concentrate = Maintenir un sort
    .name = test pour maintenir un sort
    .plural = tests pour maintenir un sort
    .gender = masculine
    .succeeds = { $caster_person ->
          [you] tu maintiens
         *[it] { $caster } maintient
        } le sort malgré { $counterer }
    .fails = { $caster_person ->
          [you] tu perds
         *[it] { $caster } perd
        } le sort devant { $counterer }
param-concentrate-caster = Lanceur de sorts
    .name = lanceur de sorts
    .plural = lanceurs de sorts
    .gender = masculine
param-concentrate-counterer = Contreur
    .name = contreur
    .gender = masculine
param-concentrate-countering = Résultat du contre
    .name = résultat du contre
    .plural = résultats du contre
    .gender = masculine

## Sans maladresse

check-steady = Obtenir un total exact sans maladresse
    .name = test sans maladresse
    .plural = tests sans maladresse
    .gender = masculine
    .succeeds = un dé de test donne { $target } sans maladresse
    .fails = un dé de test ne donne pas { $target }, ou commence par une maladresse
param-steady-target = Total voulu
    .name = total voulu
    .gender = masculine
local-steady-r = Lancer
    .name = lancer
    .gender = masculine
result-burst-first = Première face
    .name = première face
    .plural = premières faces
    .gender = feminine
result-test_die-first = Première face
    .name = première face
    .plural = premières faces
    .gender = feminine


## Ennemis et héros

character-rat = Rat géant
    .name = rat géant
    .plural = rats géants
    .gender = masculine
character-wolf = Loup
    .name = loup
    .gender = masculine
character-bear = Ours
    .name = ours
    .plural = ours
    .gender = masculine
character-boar = Sanglier
    .name = sanglier
    .gender = masculine
character-viper = Vipère
    .name = vipère
    .gender = feminine
character-hound = Molosse
    .name = molosse
    .gender = masculine
character-goblin = Gobelin
    .name = gobelin
    .gender = masculine
character-goblin_archer = Archer gobelin
    .name = archer gobelin
    .plural = archers gobelins
    .gender = masculine
character-hobgoblin = Hobgobelin
    .name = hobgobelin
    .gender = masculine
character-orc = Orque
    .name = orque
    .gender = masculine
character-ogre = Ogre
    .name = ogre
    .gender = masculine
character-troll = Troll
    .name = troll
    .gender = masculine
character-bandit = Bandit
    .name = bandit
    .gender = masculine
character-robber_chief = Chef des brigands
    .name = chef des brigands
    .plural = chefs des brigands
    .gender = masculine
character-deserter = Déserteur
    .name = déserteur
    .gender = masculine
character-cultist = Adepte
    .name = adepte
    .gender = masculine
character-skeleton = Squelette
    .name = squelette
    .gender = masculine
character-ghoul = Goule
    .name = goule
    .gender = feminine
character-gargoyle = Gargouille
    .name = gargouille
    .gender = feminine
character-giant = Géant des collines
    .name = géant des collines
    .plural = géants des collines
    .gender = masculine
character-wyvern = Wyverne
    .name = wyverne
    .gender = feminine
character-squire = Écuyer
    .name = écuyer
    .gender = masculine
character-swordswoman = Bretteuse
    .name = bretteuse
    .plural = bretteuses
    .gender = feminine
character-duellist = Duelliste
    .name = duelliste
    .gender = masculine
character-axeman = Homme à la hache
    .name = homme à la hache
    .plural = hommes à la hache
    .gender = masculine
    .elides = yes
character-shieldbearer = Porte-bouclier
    .name = porte-bouclier
    .plural = porte-boucliers
    .gender = masculine
character-huntress = Chasseresse
    .name = chasseresse
    .gender = feminine
character-herbalist = Herboriste
    .name = herboriste
    .gender = feminine
    .elides = yes
character-hedge_mage = Mage de campagne
    .name = mage de campagne
    .plural = mages de campagne
    .gender = masculine

## Plans

plan-mending = Soins
    .name = soins
    .gender = masculine
    .number = plural
plan-aiming = Visée
    .name = visée
    .gender = feminine
