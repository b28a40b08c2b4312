### Les mots de Sil dont le livre fait ses phrases. Format : book/PHRASES.md.

## Glossaire : un seul mot français par mot anglais, dans tous les paquets qui étendent celui-ci.
## Registre : tu. Les compétences et les quatre attributs prennent la majuscule ; le reste ne la prend qu'en titre.
##
## | anglais | français |
## |---|---|
## | ability | capacité |
## | accuracy, to hit | précision |
## | afraid | apeuré |
## | alertness | vigilance |
## | Archery | Tir à l'arc |
## | armour | armure |
## | Assassination | Assassinat |
## | assault | assaut |
## | attack roll | jet d'attaque |
## | axe | hache |
## | Bane | Fléau |
## | bleeding | saignement |
## | Blocking | Blocage |
## | blow | coup |
## | bow, longbow | arc, arc long |
## | burden | charge |
## | category | catégorie |
## | charge | charge |
## | charges | charges |
## | check | jet |
## | confident | confiant |
## | confused | confus |
## | Constitution | Constitution |
## | critical die | dé critique |
## | critical hit | coup critique |
## | Cruel Blow | Coup cruel |
## | cursed | maudit |
## | dagger | poignard |
## | damage | dégâts |
## | Dexterity | Dextérité |
## | die | dé |
## | digging tool | outil de terrassement |
## | Dodging | Jeu de jambes |
## | drain | drain |
## | Evasion | Esquive |
## | Evasion roll, score | jet, score d'Esquive |
## | Finesse | Finesse |
## | flanking | attaque de flanc |
## | fleeing | en fuite |
## | foe | ennemi |
## | Follow-Through | Enchaînement |
## | forge | forge |
## | free attack | attaque gratuite |
## | goaded | provoqué |
## | Grace | Grâce |
## | greatsword | espadon |
## | hand-and-a-half | à une main et demie |
## | health, full health | santé, santé maximale |
## | heaviness | encombrement |
## | helpless | sans défense |
## | horn | cor |
## | impale | attaque perforante |
## | intelligent | intelligent |
## | interception | interception |
## | Knock Back | Coup de boutoir |
## | lair | antre |
## | level | niveau |
## | light radius | rayon de lumière |
## | margin | marge |
## | Melee | Mêlée |
## | mending | cicatrisation |
## | miss | coup manqué |
## | Morale | moral |
## | noise | bruit |
## | off balance (recovering) | déséquilibré |
## | opportunity | attaque d'opportunité |
## | orc, wolf, spider, troll | orque, loup, araignée, troll |
## | overwhelmed | encerclé, pénalité d'encerclement |
## | Parry | Parade |
## | Perception | Perception |
## | poison, poisoned | poison, empoisonné |
## | polearm | arme d'hast |
## | Polearm Mastery | Maîtrise des armes d'hast |
## | potion | potion |
## | Power | Puissance |
## | protection | protection |
## | pull of the dark | appel des ténèbres |
## | push | repousser |
## | Quick Study | Esprit vif |
## | range penalty | pénalité de portée |
## | regular | ordinaire |
## | retreat | repli contrôlé |
## | riposte | riposte |
## | rounded down, up | arrondi à l'inférieur, au supérieur |
## | side (of a die) | face |
## | sing, Song | chanter, Chant |
## | skill | compétence |
## | slay (category) | abattre, être fatal à |
## | Smite | Coup à toute volée |
## | Smithing | Forge |
## | Song of Challenge | Chant du défi |
## | Song of Delvings | Chant des profondeurs |
## | Song of Elbereth | Chant d'Elbereth |
## | Song of Silence | Chant du silence |
## | Song of Staunching | Chant des plaies closes |
## | Song of Staying | Chant de constance |
## | Song of the Trees | Chant des Arbres |
## | Song of Thresholds | Chant des seuils |
## | spear | lance |
## | spirits | ardeur |
## | square | case |
## | staff | bâton |
## | stance | attitude |
## | stat | attribut |
## | Stealth | Discrétion |
## | Strength | Force |
## | Strength in Adversity | Force dans l'adversité |
## | strike, hit | frapper (porter un coup), toucher (réussir) |
## | stunned, knocked out | étourdi, assommé |
## | Subtlety | Subtilité |
## | sweep | balayage |
## | theme, minor theme | thème, thème secondaire |
## | trapped | pris au piège |
## | trial of strength | épreuve de force |
## | turn, round | tour, round |
## | two-handed | à deux mains |
## | unwary, unaware | sans méfiance |
## | Vengeance | Vengeance |
## | voice | voix |
## | ward | sceau |
## | watcher | guetteur |
## | weapon trait | propriété d'arme |
## | whirlwind | attaque tournoyante |
## | Will | Volonté |
## | work (smithing) | ouvrage |
## | wraith, rauko, serpent, dragon | spectre, rauko (pl. raukar), serpent, dragon |

pack-title = Sil, le système commun

## Mots qui n'appartiennent à personne

word-foe = ennemi
    .gender = masculine
unit-lb = lb
    .name = livre
    .plural = livres
    .gender = feminine
clock-turn = Tour
    .name = tour
    .plural = tours
    .gender = masculine
clock-round = Round
    .name = round
    .plural = rounds
    .gender = masculine
entity-place = Lieu
    .name = lieu
    .plural = lieux
    .gender = masculine
entity-creature = Créature
    .name = créature
    .gender = feminine

## Genres d'entrées et leurs champs

kind-skill = Compétence
    .name = compétence
    .plural = Compétences
    .plural_name = compétences
    .gender = feminine
    .bare = { $case ->
          [is] the
         *[other] yes
        }
field-skill-from = Attribut
    .name = attribut
    .gender = masculine
field-skill-die = Dé
    .name = dé
    .gender = masculine
kind-weapon = Arme
    .name = arme
    .plural = Armes
    .plural_name = armes
    .gender = feminine
field-weapon-skill = Compétence
    .name = compétence
    .gender = feminine
field-weapon-to_hit = Précision
    .name = précision
    .gender = feminine
field-weapon-damage = Dégâts
    .name = dégâts
    .plural = dégâts
    .gender = masculine
    .number = plural
field-weapon-evasion = Esquive
    .name = bonus d'Esquive
    .plural = bonus d'Esquive
    .gender = masculine
field-weapon-weight = Poids
    .name = poids
    .plural = poids
    .gender = masculine
field-weapon-traits = Propriétés
    .name = propriétés
    .plural = propriétés
    .gender = feminine
    .number = plural
kind-armour = Armure
    .name = armure
    .plural = Armures
    .plural_name = armures
    .gender = feminine
field-armour-to_hit = Précision
    .name = précision
    .gender = feminine
field-armour-evasion = Esquive
    .name = bonus d'Esquive
    .plural = bonus d'Esquive
    .gender = masculine
field-armour-protection = Protection
    .name = protection
    .gender = feminine
field-armour-weight = Poids
    .name = poids
    .plural = poids
    .gender = masculine
kind-shield = Bouclier
    .name = bouclier
    .plural = Boucliers
    .plural_name = boucliers
    .gender = masculine
field-shield-evasion = Esquive
    .name = bonus d'Esquive
    .plural = bonus d'Esquive
    .gender = masculine
field-shield-protection = Protection
    .name = protection
    .gender = feminine
field-shield-weight = Poids
    .name = poids
    .plural = poids
    .gender = masculine
kind-ability = Capacité
    .name = capacité
    .plural = Capacités
    .plural_name = capacités
    .gender = feminine
    .bare = yes
field-ability-skill = Compétence
    .name = compétence
    .gender = feminine
field-ability-level = Niveau
    .name = niveau
    .plural = niveaux
    .gender = masculine
kind-song = Chant
    .name = chant
    .plural = Chants
    .plural_name = chants
    .gender = masculine
    .bare = yes
field-song-level = Niveau
    .name = niveau
    .plural = niveaux
    .gender = masculine
field-song-voice = Voix
    .name = coût en voix
    .plural = coûts en voix
    .gender = masculine
field-song-noise = Bruit
    .name = bruit
    .gender = masculine
kind-race = Race
    .name = race
    .plural = Races
    .plural_name = races
    .gender = feminine
    .bare = yes
    .belong = de cette race
field-race-strength = Force
    .gender = feminine
field-race-dexterity = Dextérité
    .gender = feminine
field-race-constitution = Constitution
    .gender = feminine
field-race-grace = Grâce
    .gender = feminine
kind-house = Maison
    .name = maison
    .plural = Maisons
    .plural_name = maisons
    .gender = feminine
    .bare = yes
    .belong = de cette maison
field-house-race = Race
    .name = race
    .gender = feminine
field-house-gift = Don
    .name = don
    .gender = masculine
field-house-strength = Force
    .gender = feminine
field-house-dexterity = Dextérité
    .gender = feminine
field-house-constitution = Constitution
    .gender = feminine
field-house-grace = Grâce
    .gender = feminine
constant-song-sung = Chanté
    .is = tu le chantes
    .is_not = tu ne le chantes pas
# Ce que vaut un chant : le Chant de qui le chante, ou la moitié s'il s'agit du thème secondaire.
constant-song-power = Intensité du chant
    .name = intensité du chant
    .plural = intensités du chant
    .gender = feminine
constant-song-faint = Faiblesse d'un thème secondaire
    .name = faiblesse d'un thème secondaire
    .plural = faiblesses d'un thème secondaire
    .gender = feminine

## Compétences, et ce que tous les paquets ont d'autre en commun

skill-melee = Mêlée
    .gender = feminine
skill-melee-text = L'art de toucher au corps à corps. Ton jet de { $die } doit dépasser le jet d'Esquive de l'ennemi ; s'il le dépasse d'assez loin, le coup est critique.
skill-archery = Tir à l'arc
    .plural = Tirs à l'arc
    .gender = masculine
skill-archery-text = L'art de placer une flèche. Tu lances { $die } comme en mêlée, mais ta cible ne compte que la moitié de son Esquive, et l'éloignement se paie, quelques cases à la fois.
skill-evasion = Esquive
    .gender = feminine
skill-evasion-text = L'art de n'être plus là quand le coup arrive. Tu lances { $die } contre chaque attaque qui te vise.
skill-stealth = Discrétion
    .gender = feminine
skill-stealth-text = L'art de passer inaperçu. L'armure que tu portes et les chants que tu entonnes parlent contre toi.
skill-perception = Perception
    .gender = feminine
skill-perception-text = Remarquer ce qui se cache : les pièges, les portes, et ceux qui ne veulent pas être vus.
skill-will = Volonté
    .gender = feminine
skill-will-text = Secouer ce qui voudrait te troubler l'esprit : la peur, la confusion, et pire encore.
skill-smithing = Forge
    .gender = feminine
skill-smithing-text = Ce que tu sais tirer d'une forge. On ne lance pas de dés : un ouvrage dont la difficulté ne dépasse pas ta compétence réussit, tout simplement.
skill-song = Chant
    .gender = masculine
skill-song-text = La force de tes chants. Chacun dit comment il y puise.
weapon-bare_hands = Mains nues
    .name = mains nues
    .plural = mains nues
    .gender = feminine
    .number = plural
weapon-bare_hands-text = Ce qui te reste quand tu n'as rien : { $damage }, et aucun poids où mettre ta Force.

## États

status-stun = Étourdissement
    .name = étourdissement
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] étourdies
             *[masculine] étourdis
            }
         *[singular] { $gender ->
              [feminine] étourdie
             *[masculine] étourdi
            }
        }
    .gain = { $who_person ->
          [you] tu es
         *[it] { $who_known ->
              [yes] { $who_gender ->
                  [feminine] elle
                 *[masculine] il
                }
             *[no] { $who }
            } est
        } { $attribute } { $amount_said ->
          [yes] ({ $amount })
         *[no] {""}
        } { $lasts }
status-stun-band-1 = Étourdi
    .name = étourdi
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] étourdies
             *[masculine] étourdis
            }
         *[singular] { $gender ->
              [feminine] étourdie
             *[masculine] étourdi
            }
        }
status-stun-band-2 = Gravement étourdi
    .name = gravement étourdi
    .plural = gravement étourdis
    .gender = masculine
    .attribute = gravement { $number ->
          [plural] { $gender ->
              [feminine] étourdies
             *[masculine] étourdis
            }
         *[singular] { $gender ->
              [feminine] étourdie
             *[masculine] étourdi
            }
        }
status-stun-band-3 = Assommé
    .name = assommé
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] assommées
             *[masculine] assommés
            }
         *[singular] { $gender ->
              [feminine] assommée
             *[masculine] assommé
            }
        }
status-stun-text = Ta tête bourdonne. Étourdi, tu perds { $mild ->
      [one] { $mild } point
     *[other] { $mild } points
    } dans chaque compétence ; gravement étourdi, tu en perds { $severe } ; au-delà, tu restes étendu là où tu es tombé.
status-confused = Confusion
    .name = confusion
    .gender = feminine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] confuses
             *[masculine] confus
            }
         *[singular] { $gender ->
              [feminine] confuse
             *[masculine] confus
            }
        }
    .gain = { $who_person ->
          [you] tu es
         *[it] { $who_known ->
              [yes] { $who_gender ->
                  [feminine] elle
                 *[masculine] il
                }
             *[no] { $who }
            } est
        } { $attribute } { $lasts }
status-confused-text = Tes pieds et tes mains vont où tu ne voulais pas, et les coups vifs, ceux qui demandent un œil clair, te sont interdits.
status-afraid = Peur
    .name = peur
    .gender = feminine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] apeurées
             *[masculine] apeurés
            }
         *[singular] { $gender ->
              [feminine] apeurée
             *[masculine] apeuré
            }
        }
    .gain = { $who_person ->
          [you] tu es
         *[it] { $who_known ->
              [yes] { $who_gender ->
                  [feminine] elle
                 *[masculine] il
                }
             *[no] { $who }
            } est
        } { $attribute } { $lasts }
status-afraid-text = Impossible de te résoudre à attaquer : ni à la lame, ni à l'arc, ni à l'arme de jet.
status-goaded = Provocation
    .name = provocation
    .gender = feminine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] provoquées
             *[masculine] provoqués
            }
         *[singular] { $gender ->
              [feminine] provoquée
             *[masculine] provoqué
            }
        }
    .gain = { $who_person ->
          [you] tu es
         *[it] { $who } est
        } { $attribute } { $lasts }
status-goaded-text = Toute ruse oubliée, tu fonces.
status-recovering = Déséquilibre
    .name = déséquilibre
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] déséquilibrées
             *[masculine] déséquilibrés
            }
         *[singular] { $gender ->
              [feminine] déséquilibrée
             *[masculine] déséquilibré
            }
        }
    .gain = { $who_person ->
          [you] tu es
         *[it] { $who_known ->
              [yes] { $who_gender ->
                  [feminine] elle
                 *[masculine] il
                }
             *[no] { $who }
            } est
        } { $attribute } { $lasts }
    .lose = { $who_person ->
          [you] tu retrouves
         *[it] { $who } retrouve
        } l'équilibre
status-recovering-text = L'équilibre perdu, tu laisses passer ton tour.
status-bleeding = Saignement
    .name = saignement
    .gender = masculine
    .attribute = en sang
    .gain = { $amount_said ->
          [yes] { $who_person ->
              [you] ton saignement
             *[it] { $who_known ->
                  [yes] son saignement
                 *[no] le saignement { $who_of }
                }
            } augmente { $amount_of }
         *[no] { $who_person ->
              [you] tu te mets
             *[it] { $who_known ->
                  [yes] { $who_gender ->
                      [feminine] elle
                     *[masculine] il
                    }
                 *[no] { $who }
                } se met
            } à saigner
        } { $lasts }
    .lose = { $who_person ->
          [you] tu cesses
         *[it] { $who } cesse
        } de saigner
status-bleeding-says = Chaque tour, tu subis un cinquième de ton saignement en dégâts, arrondi au supérieur, et le saignement diminue d'autant.
status-bleeding-text = La plaie est ouverte. Tant qu'elle ne s'est pas refermée, elle prélève sa part à chaque tour, un peu moins chaque fois.
status-poison = Poison
    .name = poison
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] empoisonnées
             *[masculine] empoisonnés
            }
         *[singular] { $gender ->
              [feminine] empoisonnée
             *[masculine] empoisonné
            }
        }
    .gain = { $amount_said ->
          [yes] { $who_person ->
              [you] ton poison
             *[it] { $who_known ->
                  [yes] son poison
                 *[no] le poison { $who_of }
                }
            } augmente { $amount_of }
         *[no] { $who_person ->
              [you] tu es
             *[it] { $who_known ->
                  [yes] { $who_gender ->
                      [feminine] elle
                     *[masculine] il
                    }
                 *[no] { $who }
                } est
            } { $attribute }
        } { $lasts }
status-poison-says = Chaque tour, tu subis un cinquième de ton poison en dégâts, arrondi au supérieur, et le poison diminue d'autant.
status-poison-text = Le venin sait attendre. Il ne mord jamais tout de suite, et finit toujours par mordre.

## Attributs d'une créature

stat-strength = Force
    .gender = feminine
stat-dexterity = Dextérité
    .gender = feminine
stat-constitution = Constitution
    .gender = feminine
stat-grace = Grâce
    .gender = feminine
stat-max_health = Santé maximale
    .name = santé maximale
    .plural = santés maximales
    .gender = feminine
stat-max_voice = Voix maximale
    .name = voix maximale
    .plural = voix maximales
    .gender = feminine
stat-light = Rayon de lumière
    .name = rayon de lumière
    .plural = rayons de lumière
    .gender = masculine
stat-category = Catégorie
    .name = catégorie
    .gender = feminine
    .is = { $value_sort ->
          [member] { $who_person ->
              [you] tu es
             *[it] { $who } est
            } { $value_a }
         *[other] { $who_person ->
              [you] tu appartiens
             *[it] { $who } appartient
            } à la catégorie { $value }
        }
    .is_not = { $value_sort ->
          [member] { $who_person ->
              [you] tu n'es
             *[it] { $who } n'est
            } pas { $value_a }
         *[other] { $who_person ->
              [you] tu n'appartiens
             *[it] { $who } n'appartient
            } pas à la catégorie { $value }
        }
    .is_none = { $who_person ->
          [you] tu n'appartiens
         *[it] { $who } n'appartient
        } à aucune catégorie
    .is_any = { $who_person ->
          [you] tu appartiens
         *[it] { $who } appartient
        } à une catégorie
    .attribute = de catégorie { $value }
stat-affinity = Affinité
    .name = affinité
    .gender = feminine
    .member = affinité { $member_id ->
          [melee] avec la Mêlée
          [archery] avec le Tir à l'arc
          [evasion] avec l'Esquive
          [stealth] avec la Discrétion
          [perception] avec la Perception
          [will] avec la Volonté
          [smithing] avec la Forge
          [song] avec le Chant
         *[other] avec { $member }
        }
stat-total = Compétence
    .name = valeur dans une compétence
    .plural = valeurs dans une compétence
    .gender = feminine
    .member = { $member }
    .computed = valeur
    .computed_after = dans { $member }
stat-morale = Moral
    .name = moral
    .plural = moraux
    .gender = masculine
stat-stance = Attitude
    .name = attitude
    .gender = feminine
    .is = { $who_person ->
          [you] tu es
         *[it] { $who } est
        } { $value }
    .is_not = { $who_person ->
          [you] tu n'es
         *[it] { $who } n'est
        } pas { $value }
    .attribute = { $value }
stat-unaware = Sans méfiance
    .name = absence de méfiance
    .plural = absences de méfiance
    .gender = feminine
    .attribute = sans méfiance
    .attribute_not = sur { $number ->
          [plural] leurs
         *[singular] ses
        } gardes
    .is = { $who_person ->
          [you] tu ne te méfies
         *[it] { $who } ne se méfie
        } de rien
    .is_not = { $who_person ->
          [you] tu es sur tes
         *[it] { $who } est sur ses
        } gardes
stat-protection = Protection
    .name = protection
    .gender = feminine
    .member = { $member_id ->
          [armour] protection d'armure
          [shield] protection de bouclier
          [special] protection
         *[other] protection { $member_of }
        }
stat-armour_weight = Poids d'armure
    .name = poids d'armure
    .plural = poids d'armure
    .gender = masculine
stat-heaviness = Encombrement
    .name = encombrement
    .gender = masculine
stat-noise = Bruit
    .name = bruit
    .gender = masculine
stat-exposure = Exposition
    .name = exposition
    .gender = feminine
stat-trail = Marge pour semer un guetteur
    .name = marge
    .gender = feminine
    .behind = pour semer un guetteur

## Ce qu'une créature garde en mémoire

resource-experience = Expérience
    .name = expérience
    .gender = feminine
resource-kills = Victimes
    .name = nombre de victimes de chaque catégorie
    .gender = masculine
    .number = mass
    .member = nombre { $member_id ->
          [orc] d'orques abattus
          [wolf] de loups abattus
          [spider] d'araignées abattues
          [troll] de trolls abattus
          [wraith] de spectres abattus
          [rauko] de raukar abattus
          [serpent] de serpents abattus
          [dragon] de dragons abattus
         *[other] de victimes { $member_of }
        }
    .amount = { $n } { $n ->
          [one] victime
         *[other] victimes
        } { $member_of }
resource-points = Points
    .name = points dans une compétence
    .gender = masculine
    .number = plural
    .member = points { $member_id ->
          [other] dans { $member }
         *[known] { $member_of }
        }
    .needs = { $member } { $n }
    .amount = { $n } { $n ->
          [one] point
         *[other] points
        } { $member_of }
resource-health = Santé
    .name = santé
    .gender = feminine
resource-voice = Voix
    .name = voix
    .plural = voix
    .gender = feminine
resource-spirits = Ardeur
    .name = ardeur
    .gender = feminine
resource-alertness = Vigilance
    .name = vigilance
    .gender = feminine
slot-weapon = Arme
    .name = arme
    .gender = feminine
    .holds = { $who_person ->
          [you] tu manies
         *[it] { $who } manie
        } { $x }
    .holds_not = { $who_person ->
          [you] ton arme
         *[it] l'arme { $who_of }
        } n'est pas { $x }
    .empty = { $who_person ->
          [you] tu ne manies
         *[it] { $who } ne manie
        } pas d'arme
    .full = { $who_person ->
          [you] tu manies
         *[it] { $who } manie
        } une arme
slot-off_hand = Seconde arme
    .name = seconde arme
    .plural = secondes armes
    .gender = feminine
    .holds = { $who_person ->
          [you] tu tiens
         *[it] { $who } tient
        } { $x } dans l'autre main
    .holds_not = { $who_person ->
          [you] tu ne tiens
         *[it] { $who } ne tient
        } pas { $x } dans l'autre main
    .empty = { $who_person ->
          [you] tu ne tiens
         *[it] { $who } ne tient
        } pas de seconde arme
    .full = { $who_person ->
          [you] tu tiens
         *[it] { $who } tient
        } une seconde arme
slot-shield = Bouclier
    .name = bouclier
    .gender = masculine
    .holds = { $who_person ->
          [you] tu portes
         *[it] { $who } porte
        } { $x }
    .holds_not = { $who_person ->
          [you] ton bouclier
         *[it] le bouclier { $who_of }
        } n'est pas { $x }
    .empty = { $who_person ->
          [you] tu ne portes
         *[it] { $who } ne porte
        } pas de bouclier
    .full = { $who_person ->
          [you] tu portes
         *[it] { $who } porte
        } un bouclier
slot-worn = Armure portée
    .name = armure portée
    .plural = armures portées
    .gender = feminine
    .holds = { $who_person ->
          [you] tu portes
         *[it] { $who } porte
        } { $x }
    .holds_not = { $who_person ->
          [you] tu ne portes
         *[it] { $who } ne porte
        } pas { $x }
    .empty = { $who_person ->
          [you] tu ne portes
         *[it] { $who } ne porte
        } pas d'armure
    .full = { $who_person ->
          [you] tu portes
         *[it] { $who } porte
        } une armure
slot-theme = Thème
    .name = thème
    .gender = masculine
    .holds = { $who_person ->
          [you] ton thème
         *[it] le thème { $who_of }
        } est { $x }
    .holds_not = { $who_person ->
          [you] ton thème
         *[it] le thème { $who_of }
        } n'est pas { $x }
    .empty = { $who_person ->
          [you] tu ne chantes
         *[it] { $who } ne chante
        } pas
    .full = { $who_person ->
          [you] tu chantes
         *[it] { $who } chante
        }
    .cleared = { $who_person ->
          [you] tu n'as
         *[it] { $who } n'a
        } plus de thème
slot-minor = Thème secondaire
    .name = thème secondaire
    .plural = thèmes secondaires
    .gender = masculine
    .holds = { $who_person ->
          [you] ton thème secondaire
         *[it] le thème secondaire { $who_of }
        } est { $x }
    .holds_not = { $who_person ->
          [you] ton thème secondaire
         *[it] le thème secondaire { $who_of }
        } n'est pas { $x }
    .empty = { $who_person ->
          [you] tu n'as
         *[it] { $who } n'a
        } pas de thème secondaire
    .full = { $who_person ->
          [you] tu as
         *[it] { $who } a
        } un thème secondaire
    .cleared = { $who_person ->
          [you] tu n'as
         *[it] { $who } n'a
        } plus de thème secondaire
slot-race = Race
    .name = race
    .gender = feminine
    .holds = { $who_person ->
          [you] tu es
         *[it] { $who } est
        } { $x_belong }
    .holds_not = { $who_person ->
          [you] tu n'es
         *[it] { $who } n'est
        } pas { $x_belong }
    .empty = { $who_person ->
          [you] tu n'as
         *[it] { $who } n'a
        } pas de race
    .lasts = no
    .full = { $who_person ->
          [you] tu as
         *[it] { $who } a
        } une race
slot-house = Maison
    .name = maison
    .gender = feminine
    .holds = { $who_person ->
          [you] tu es
         *[it] { $who } est
        } { $x_belong }
    .holds_not = { $who_person ->
          [you] tu n'es
         *[it] { $who } n'est
        } pas { $x_belong }
    .empty = { $who_person ->
          [you] tu n'as
         *[it] { $who } n'a
        } pas de maison
    .lasts = no
    .full = { $who_person ->
          [you] tu as
         *[it] { $who } a
        } une maison
stat-insight = Œil pour l'invisible
    .name = œil pour l'invisible
    .plural = yeux pour l'invisible
    .gender = masculine
stat-hearing = Ouïe
    .name = ouïe
    .gender = feminine
stat-clatter = Tapage
    .name = tapage
    .gender = masculine
stat-thrift = Rendement des bâtons et des cors
    .name = rendement
    .gender = masculine
    .behind = avec les bâtons et les cors
stat-brightness = Clarté de la lumière
    .name = luminosité
    .gender = feminine
stat-steadiness = Fermeté
    .name = fermeté
    .gender = feminine
    .number = mass
    .member = fermeté
    .behind = contre { $member_sort ->
          [enum] { $member }
         *[other] { $member_the }
        }
resource-quarry = Proie
    .name = proie
    .gender = feminine
resource-streak = Rounds sur un même ennemi
    .name = nombre de rounds
    .gender = masculine
    .amount = { $n } { $n ->
          [one] round
         *[other] rounds
        } sur un même ennemi
    .behind = sur un même ennemi
    .gained = { $who_person ->
          [you] ton nombre de rounds
         *[it] le nombre de rounds { $who_of }
        } sur un même ennemi augmente { $n_of }
flag-keen_eyed = Œil perçant
    .after = qui { $number ->
          [plural] voient
         *[singular] voit
        } juste au-delà du bord d'une lumière
    .after_not = qui { $number ->
          [plural] ne voient pas
         *[singular] ne voit pas
        } au-delà du bord d'une lumière
    .is = { $who_person ->
          [you] tu vois qui se tient juste au-delà du bord d'une lumière
         *[it] { $who } voit qui se tient juste au-delà du bord d'une lumière
        }
    .is_not = { $who_person ->
          [you] tu ne vois pas au-delà du bord d'une lumière
         *[it] { $who } ne voit pas au-delà du bord d'une lumière
        }
flag-knows_herbs = Connaît les herbes
    .after = qui { $number ->
          [plural] connaissent
         *[singular] connaît
        } toutes les herbes et toutes les potions
    .after_not = qui { $number ->
          [plural] ne connaissent pas
         *[singular] ne connaît pas
        } toutes les herbes et toutes les potions
    .is = { $who_person ->
          [you] tu connais toutes les herbes et toutes les potions
         *[it] { $who } connaît toutes les herbes et toutes les potions
        }
    .is_not = { $who_person ->
          [you] tu ne connais pas toutes les herbes et toutes les potions
         *[it] { $who } ne connaît pas toutes les herbes et toutes les potions
        }
flag-knows_staves = Connaît les bâtons
    .after = qui { $number ->
          [plural] connaissent
         *[singular] connaît
        } tous les bâtons et tous les cors
    .after_not = qui { $number ->
          [plural] ne connaissent pas
         *[singular] ne connaît pas
        } tous les bâtons et tous les cors
    .is = { $who_person ->
          [you] tu connais tous les bâtons et tous les cors
         *[it] { $who } connaît tous les bâtons et tous les cors
        }
    .is_not = { $who_person ->
          [you] tu ne connais pas tous les bâtons et tous les cors
         *[it] { $who } ne connaît pas tous les bâtons et tous les cors
        }
flag-breaks_curses = Brise les malédictions
    .after = qui { $number ->
          [plural] peuvent
         *[singular] peut
        } ôter ce qui est maudit
    .after_not = qui { $number ->
          [plural] ne peuvent pas
         *[singular] ne peut pas
        } ôter ce qui est maudit
    .is = { $who_person ->
          [you] tu peux ôter ce qui est maudit, ce qui brise la malédiction
         *[it] { $who } peut ôter ce qui est maudit, ce qui brise la malédiction
        }
    .is_not = { $who_person ->
          [you] tu ne peux pas ôter ce qui est maudit
         *[it] { $who } ne peut pas ôter ce qui est maudit
        }
flag-moved = A bougé
    .after = qui { $number ->
          [plural] ont bougé
         *[singular] a bougé
        } à ce tour
    .after_not = qui { $number ->
          [plural] n'ont pas bougé
         *[singular] n'a pas bougé
        } à ce tour
    .is = { $who_person ->
          [you] tu as bougé à ce tour
         *[it] { $who } a bougé à ce tour
        }
    .is_not = { $who_person ->
          [you] tu n'as pas bougé à ce tour
         *[it] { $who } n'a pas bougé à ce tour
        }
    .lasts = no
flag-clamouring = A fait du vacarme
    .after = qui { $number ->
          [plural] ont
         *[singular] a
        } crié ou enfoncé une porte à ce tour
    .after_not = qui { $number ->
          [plural] n'ont
         *[singular] n'a
        } ni crié ni enfoncé de porte à ce tour
    .is = { $who_person ->
          [you] tu as crié ou enfoncé une porte à ce tour
         *[it] { $who } a crié ou enfoncé une porte à ce tour
        }
    .is_not = { $who_person ->
          [you] tu n'as ni crié ni enfoncé de porte à ce tour
         *[it] { $who } n'a ni crié ni enfoncé de porte à ce tour
        }
    .lasts = no
flag-tunnelling = A creusé la roche
    .after = qui { $number ->
          [plural] ont
         *[singular] a
        } creusé la roche à ce tour
    .after_not = qui { $number ->
          [plural] n'ont
         *[singular] n'a
        } pas creusé la roche à ce tour
    .is = { $who_person ->
          [you] tu as creusé la roche à ce tour
         *[it] { $who } a creusé la roche à ce tour
        }
    .is_not = { $who_person ->
          [you] tu n'as pas creusé la roche à ce tour
         *[it] { $who } n'a pas creusé la roche à ce tour
        }
    .lasts = no
flag-cursed = Maudit
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] maudites
             *[masculine] maudits
            }
         *[singular] { $gender ->
              [feminine] maudite
             *[masculine] maudit
            }
        }
flag-confused = Confus
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] confuses
             *[masculine] confus
            }
         *[singular] { $gender ->
              [feminine] confuse
             *[masculine] confus
            }
        }
flag-afraid = Apeuré
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] apeurées
             *[masculine] apeurés
            }
         *[singular] { $gender ->
              [feminine] apeurée
             *[masculine] apeuré
            }
        }
flag-helpless = Sans défense
    .attribute = sans défense
flag-trapped = Pris au piège
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] prises
             *[masculine] pris
            }
         *[singular] { $gender ->
              [feminine] prise
             *[masculine] pris
            }
        } au piège
flag-goaded = Provoqué
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] provoquées
             *[masculine] provoqués
            }
         *[singular] { $gender ->
              [feminine] provoquée
             *[masculine] provoqué
            }
        }
flag-intelligent = Intelligent
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] intelligentes
             *[masculine] intelligents
            }
         *[singular] { $gender ->
              [feminine] intelligente
             *[masculine] intelligent
            }
        }
flag-mindless = Sans esprit
    .attribute = sans esprit
flag-attacking = Attaquant
    .after = qui { $number ->
          [plural] ont
         *[singular] a
        } attaqué depuis le dernier regard
    .after_not = qui { $number ->
          [plural] n'ont
         *[singular] n'a
        } pas attaqué depuis le dernier regard
    .is = { $who_person ->
          [you] tu as
         *[it] { $who } a
        } attaqué depuis le dernier regard
    .is_not = { $who_person ->
          [you] tu n'as
         *[it] { $who } n'a
        } pas attaqué depuis le dernier regard
    .lasts = no
flag-under_attack = Attaqué
    .after = qui { $number ->
          [plural] ont subi
         *[singular] a subi
        } une attaque depuis le dernier regard
    .after_not = qui { $number ->
          [plural] n'ont subi
         *[singular] n'a subi
        } aucune attaque depuis le dernier regard
    .is = { $who_person ->
          [you] tu as subi
         *[it] { $who } a subi
        } une attaque depuis le dernier regard
    .is_not = { $who_person ->
          [you] tu n'as subi
         *[it] { $who } n'a subi
        } aucune attaque depuis le dernier regard
    .lasts = no
flag-free_learner = Apprentissage libre
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] dispensées
             *[masculine] dispensés
            }
         *[singular] { $gender ->
              [feminine] dispensée
             *[masculine] dispensé
            }
        } des capacités et des chants préalables
flag-on_the_move = En mouvement
    .after = qui { $number ->
          [plural] ont
         *[singular] a
        } bougé au tour précédent
    .after_not = qui { $number ->
          [plural] n'ont
         *[singular] n'a
        } pas bougé au tour précédent
    .is = { $who_person ->
          [you] tu as
         *[it] { $who } a
        } bougé au tour précédent
    .is_not = { $who_person ->
          [you] tu n'as
         *[it] { $who } n'a
        } pas bougé au tour précédent
    .lasts = no
flag-on_guard = En garde
    .after = qui { $number ->
          [plural] ont
         *[singular] a
        } attendu au tour précédent
    .after_not = qui { $number ->
          [plural] n'ont
         *[singular] n'a
        } pas attendu au tour précédent
    .is = { $who_person ->
          [you] tu as
         *[it] { $who } a
        } attendu au tour précédent
    .is_not = { $who_person ->
          [you] tu n'as
         *[it] { $who } n'a
        } pas attendu au tour précédent
    .lasts = no

## Listes fermées

enum-attack_kind = Sorte d'attaque
    .name = sorte d'attaque
    .plural = sortes d'attaque
    .gender = feminine
member-attack_kind-regular = Attaque ordinaire
    .name = attaque ordinaire
    .plural = attaques ordinaires
    .gender = feminine
    .attribute = { $number ->
          [plural] ordinaires
         *[singular] ordinaire
        }
    .attack = une attaque ordinaire
member-attack_kind-flanking = Attaque de flanc
    .name = attaque de flanc
    .plural = attaques de flanc
    .gender = feminine
    .attribute = de flanc
    .attack = une attaque de flanc
member-attack_kind-retreat = Repli contrôlé
    .name = repli contrôlé
    .plural = replis contrôlés
    .gender = masculine
    .attribute = de repli
    .attack = une attaque de repli
member-attack_kind-whirlwind = Attaque tournoyante
    .name = attaque tournoyante
    .plural = attaques tournoyantes
    .gender = feminine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] tournoyantes
             *[masculine] tournoyants
            }
         *[singular] { $gender ->
              [feminine] tournoyante
             *[masculine] tournoyant
            }
        }
    .attack = une attaque tournoyante
member-attack_kind-impale = Attaque perforante
    .name = attaque perforante
    .plural = attaques perforantes
    .gender = feminine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] perforantes
             *[masculine] perforants
            }
         *[singular] { $gender ->
              [feminine] perforante
             *[masculine] perforant
            }
        }
    .attack = une attaque perforante
member-attack_kind-follow_through = Enchaînement
    .name = enchaînement
    .gender = masculine
    .attribute = d'enchaînement
    .attack = une attaque d'enchaînement
member-attack_kind-opportunity = Attaque d'opportunité
    .name = attaque d'opportunité
    .plural = attaques d'opportunité
    .gender = feminine
    .attribute = d'opportunité
    .attack = une attaque gratuite
member-attack_kind-riposte = Riposte
    .name = riposte
    .gender = feminine
    .attribute = de riposte
    .attack = une attaque gratuite
member-attack_kind-interception = Interception
    .name = interception
    .gender = feminine
    .attribute = d'interception
    .attack = une attaque gratuite
member-attack_kind-off_handed = Attaque de la seconde main
    .name = attaque de la seconde main
    .plural = attaques de la seconde main
    .gender = feminine
    .attribute = de la seconde main
    .attack = une attaque de la seconde main
enum-source = Source de protection
    .name = source de protection
    .plural = sources de protection
    .gender = feminine
member-source-armour = Armure
    .name = armure
    .gender = feminine
    .attribute = d'armure
member-source-shield = Bouclier
    .name = bouclier
    .gender = masculine
    .attribute = de bouclier
member-source-special = Autre
    .name = autre source
    .plural = autres sources
    .gender = feminine
    .attribute = d'autre source
enum-find = Trouvaille
    .name = trouvaille
    .gender = feminine
member-find-potion = Potion
    .name = potion
    .gender = feminine
    .attribute = une potion
member-find-herb = Herbe
    .name = herbe
    .gender = feminine
    .attribute = une herbe
member-find-ring = Anneau
    .name = anneau
    .plural = anneaux
    .gender = masculine
    .attribute = un anneau
member-find-amulet = Amulette
    .name = amulette
    .gender = feminine
    .attribute = une amulette
member-find-horn = Cor
    .name = cor
    .gender = masculine
    .attribute = un cor
member-find-staff = Bâton
    .name = bâton
    .gender = masculine
    .attribute = un bâton
member-find-special_item = Objet spécial
    .name = objet spécial
    .plural = objets spéciaux
    .gender = masculine
    .attribute = un objet spécial
member-find-artefact = Artefact
    .name = artefact
    .gender = masculine
    .attribute = un artefact
enum-threat = Menace pour l'esprit
    .name = menace pour l'esprit
    .plural = menaces pour l'esprit
    .gender = feminine
member-threat-confusion = Confusion
    .name = confusion
    .gender = feminine
    .attribute = de confusion
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-threat-stunning = Étourdissement
    .name = étourdissement
    .gender = masculine
    .attribute = d'étourdissement
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-threat-fear = Peur
    .name = peur
    .gender = feminine
    .attribute = de peur
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-threat-blindness = Cécité
    .name = cécité
    .gender = feminine
    .attribute = de cécité
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-threat-entrancement = Envoûtement
    .name = envoûtement
    .gender = masculine
    .attribute = d'envoûtement
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-threat-slowing = Ralentissement
    .name = ralentissement
    .gender = masculine
    .attribute = de ralentissement
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-threat-hallucination = Hallucination
    .name = hallucination
    .elides = yes
    .gender = feminine
    .attribute = d'hallucination
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-threat-hunger = Faim
    .name = faim
    .gender = feminine
    .attribute = de faim
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-threat-draining = Affaiblissement
    .name = affaiblissement
    .gender = masculine
    .attribute = d'affaiblissement
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-threat-forgetting = Oubli
    .name = oubli
    .gender = masculine
    .attribute = d'oubli
    .bare = { $case ->
          [is] the
         *[other] yes
        }
enum-weapon_trait = Propriété d'arme
    .name = propriété d'arme
    .plural = propriétés d'arme
    .gender = feminine
member-weapon_trait-axe = Hache
    .name = hache
    .noun = hache
    .noun_plural = haches
    .gender = feminine
    .attribute = de la famille des haches
    .is = { $who } est une hache
    .is_not = { $who } n'est pas une hache
member-weapon_trait-polearm = Arme d'hast
    .name = arme d'hast
    .noun = arme d'hast
    .noun_plural = armes d'hast
    .plural = armes d'hast
    .gender = feminine
    .attribute = d'hast
    .is = { $who } est une arme d'hast
    .is_not = { $who } n'est pas une arme d'hast
member-weapon_trait-bow = Arc
    .name = arc
    .noun = arc
    .noun_plural = arcs
    .gender = masculine
    .attribute = de la famille des arcs
    .is = { $who } est un arc
    .is_not = { $who } n'est pas un arc
member-weapon_trait-hand_and_a_half = Arme à une main et demie
    .name = arme à une main et demie
    .noun = arme à une main et demie
    .noun_plural = armes à une main et demie
    .plural = armes à une main et demie
    .gender = feminine
    .attribute = à une main et demie
    .is = { $who } est une arme à une main et demie
    .is_not = { $who } n'est pas une arme à une main et demie
member-weapon_trait-two_handed = Arme à deux mains
    .name = arme à deux mains
    .noun = arme à deux mains
    .noun_plural = armes à deux mains
    .plural = armes à deux mains
    .gender = feminine
    .attribute = à deux mains
    .is = { $who } est une arme à deux mains
    .is_not = { $who } n'est pas une arme à deux mains
enum-creature_category = Catégorie de créature
    .name = catégorie de créature
    .plural = catégories de créature
    .gender = feminine
member-creature_category-orc = Orque
    .name = orque
    .noun = orque
    .noun_plural = orques
    .gender = masculine
    .attribute = de catégorie orque
member-creature_category-wolf = Loup
    .name = loup
    .noun = loup
    .noun_plural = loups
    .gender = masculine
    .attribute = de catégorie loup
member-creature_category-spider = Araignée
    .name = araignée
    .noun = araignée
    .noun_plural = araignées
    .gender = feminine
    .attribute = de catégorie araignée
member-creature_category-troll = Troll
    .name = troll
    .noun = troll
    .noun_plural = trolls
    .gender = masculine
    .attribute = de catégorie troll
member-creature_category-wraith = Spectre
    .name = spectre
    .noun = spectre
    .noun_plural = spectres
    .gender = masculine
    .attribute = de catégorie spectre
member-creature_category-rauko = Rauko
    .name = rauko
    .noun = rauko
    .noun_plural = raukar
    .plural = raukar
    .gender = masculine
    .attribute = de catégorie rauko
member-creature_category-serpent = Serpent
    .name = serpent
    .noun = serpent
    .noun_plural = serpents
    .gender = masculine
    .attribute = de catégorie serpent
member-creature_category-dragon = Dragon
    .name = dragon
    .noun = dragon
    .noun_plural = dragons
    .gender = masculine
    .attribute = de catégorie dragon
enum-stance_name = Attitude
    .name = attitude
    .gender = feminine
member-stance_name-fleeing = En fuite
    .name = { $case ->
          [is] « en fuite »
         *[other] en fuite
        }
    .plural = en fuite
    .gender = masculine
    .attribute = en fuite
    .bare = yes
member-stance_name-confident = Confiant
    .name = { $case ->
          [is] « confiant »
         *[other] confiant
        }
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] confiantes
             *[masculine] confiants
            }
         *[singular] { $gender ->
              [feminine] confiante
             *[masculine] confiant
            }
        }
    .bare = yes
member-stance_name-aggressive = Agressif
    .name = { $case ->
          [is] « agressif »
         *[other] agressif
        }
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] agressives
             *[masculine] agressifs
            }
         *[singular] { $gender ->
              [feminine] agressive
             *[masculine] agressif
            }
        }
    .bare = yes

## Attaques

context-assault = Assaut
    .name = assaut
    .gender = masculine
role-assault-attacker = Attaquant
    .name = attaquant
    .gender = masculine
    .other = word-foe
    .scope = lors de tes { $contexts }
role-assault-weapon = Arme
    .name = arme
    .gender = feminine
    .after = avec { $x }
role-assault-first = Premier assaut du tour
    .name = premier assaut du tour
    .plural = premiers assauts du tour
    .gender = masculine
    .after = { $number ->
          [plural] { $gender ->
              [feminine] menées
             *[masculine] menés
            }
         *[singular] { $gender ->
              [feminine] menée
             *[masculine] mené
            }
        } en ouverture de tour
    .after_not = { $number ->
          [plural] { $gender ->
              [feminine] menées
             *[masculine] menés
            }
         *[singular] { $gender ->
              [feminine] menée
             *[masculine] mené
            }
        } plus tard dans le tour
context-attack = Attaque
    .name = attaque
    .gender = feminine
role-attack-attacker = Attaquant
    .name = attaquant
    .gender = masculine
    .other = word-foe
    .scope = lors de tes { $contexts }
role-attack-defender = Défenseur
    .name = défenseur
    .gender = masculine
    .other = word-foe
    .scope = lors des { $contexts } contre toi
role-attack-weapon = Arme
    .name = arme
    .gender = feminine
    .after = avec { $x }
role-attack-kind = Sorte
    .name = sorte
    .gender = feminine
    .attack = l'attaque
    .after = { $list }
    .after_not = { $number ->
          [plural] autres
         *[singular] autre
        } que { $gender ->
          [feminine] celles
         *[masculine] ceux
        } { $list }
role-attack-charging = En charge
    .name = charge
    .gender = feminine
    .after = { $number ->
          [plural] { $gender ->
              [feminine] portées
             *[masculine] portés
            }
         *[singular] { $gender ->
              [feminine] portée
             *[masculine] porté
            }
        } en charge
    .after_not = { $number ->
          [plural] { $gender ->
              [feminine] portées
             *[masculine] portés
            }
         *[singular] { $gender ->
              [feminine] portée
             *[masculine] porté
            }
        } sans charger
role-attack-crit = Dés critiques
    .name = nombre de dés critiques
    .plural = nombres de dés critiques
    .gender = masculine
stat-attack-melee = Mêlée
    .name = mêlée
    .gender = feminine
    .attribute = de mêlée
stat-attack-archery = Tir
    .name = tir
    .gender = masculine
    .attribute = de tir
stat-attack-both_hands = Deux mains
    .name = emploi des deux mains
    .plural = emplois des deux mains
    .gender = masculine
    .after = { $number ->
          [plural] { $gender ->
              [feminine] portées
             *[masculine] portés
            }
         *[singular] { $gender ->
              [feminine] portée
             *[masculine] porté
            }
        } à deux mains
    .after_not = { $number ->
          [plural] { $gender ->
              [feminine] portées
             *[masculine] portés
            }
         *[singular] { $gender ->
              [feminine] portée
             *[masculine] porté
            }
        } d'une seule main
stat-attack-range_penalty = Pénalité de portée
    .name = pénalité de portée
    .plural = pénalités de portée
    .gender = feminine
stat-attack-overwhelmed = Encerclement
    .name = pénalité d'encerclement
    .plural = pénalités d'encerclement
    .gender = feminine
stat-attack-to_hit = Précision
    .name = précision
    .gender = feminine
stat-attack-dodge = Score d'Esquive
    .name = score d'Esquive
    .plural = scores d'Esquive
    .gender = masculine
stat-attack-crit_needs = Marge pour un coup critique
    .name = marge qu'exige un coup critique
    .plural = marges qu'exige un coup critique
    .gender = feminine
    .more = { $n ->
          [formula] la marge qu'exige un coup critique augmente { $amount_of }
          [one] un coup critique exige { $amount } point de plus
         *[other] un coup critique exige { $amount } points de plus
        }
    .less = { $n ->
          [formula] la marge qu'exige un coup critique diminue { $amount_of }
          [one] un coup critique exige { $amount } point de moins
         *[other] un coup critique exige { $amount } points de moins
        }
stat-attack-crit = Dés critiques
    .name = nombre de dés critiques
    .plural = nombres de dés critiques
    .gender = masculine
stat-attack-heft = Force du coup
    .name = force du coup
    .plural = forces du coup
    .gender = feminine
stat-attack-damage = Dégâts
    .name = dégâts
    .plural = dégâts
    .gender = masculine
    .number = plural
stat-attack-all_damage = Tous les dés de dégâts
    .name = dés de dégâts et de critique
    .plural = dés de dégâts et de critique
    .gender = masculine
    .number = plural
stat-attack-reach = Portée
    .name = portée
    .gender = feminine

## Ce qui arrive

event-missed = Coup manqué
    .name = coup manqué
    .plural = coups manqués
    .gender = masculine
    .as_attacker = { $attack_said ->
          [yes] l'une de tes { $attack_plural } manque
         *[no] tu manques
        } { $defender } { $by_said ->
          [yes] { $by_of }
         *[no] {""}
        }
    .as_defender = { $attack_said ->
          [yes] { $attack } { $attacker_of }
         *[no] { $attacker }
        } te manque { $by_said ->
          [yes] { $by_of }
         *[no] {""}
        }
    .happens = l'attaque manque
    .told = { $attacker } manque { $by ->
          [0] de peu { $defender }
          [one] { $defender } de { $by } point
         *[other] { $defender } de { $by } points
        }
param-missed-by = Marge
    .name = marge
    .gender = feminine
event-hit = Coup au but
    .name = coup au but
    .plural = coups au but
    .gender = masculine
    .as_attacker = { $attack_said ->
          [yes] l'une de tes { $attack_plural } touche
         *[no] tu touches
        } { $defender }
    .as_defender = { $attack_said ->
          [yes] { $attack } { $attacker_of }
         *[no] { $attacker }
        } te touche
    .happens = l'attaque touche
    .told = { $attacker } touche { $defender } { $net ->
          [0] sans lui faire de mal
          [one] et lui inflige { $net } point de dégâts
         *[other] et lui inflige { $net } points de dégâts
        }
param-hit-net = Dégâts nets
    .name = dégâts nets
    .plural = dégâts nets
    .gender = masculine
    .number = plural
event-killed = Mise à mort
    .name = mise à mort
    .plural = mises à mort
    .gender = feminine
    .as_attacker = tu abats { $defender } { $attack_said ->
          [yes] { $attack_of }
         *[no] {""}
        }
    .as_defender = { $attacker } t'abat { $attack_said ->
          [yes] { $attack_of }
         *[no] {""}
        }
    .happens = l'attaque tue
    .told = { $attacker } abat { $defender }
event-swung = Coup principal
    .name = coup principal
    .plural = coups principaux
    .gender = masculine
    .as_attacker = tu as frappé { $defender } { $attack_said ->
          [yes] { $attack_of }
         *[no] de ton attaque principale
        }
    .as_defender = { $attacker } t'a frappé de son attaque principale
    .told = le coup est terminé
    .happens = { $kind_sort ->
          [member] { $kind_the } est { $kind_gender ->
              [feminine] terminée
             *[masculine] terminé
            }
         *[other] le coup est terminé
        }
event-shot = Tir
    .name = tir
    .gender = masculine
    .as_attacker = tu tires sur { $defender } { $attack_said ->
          [yes] avec { $attack }
         *[no] {""}
        }
    .as_defender = { $attacker } te tire dessus { $attack_said ->
          [yes] avec { $attack }
         *[no] {""}
        }
    .happens = l'attaque est un tir
event-assault_ended = Fin d'un assaut
    .name = fin d'un assaut
    .plural = fins d'un assaut
    .gender = feminine
    .as_attacker = tu achèves { $assault_said ->
          [yes] { $assault }
         *[no] un assaut
        }
    .happens = l'assaut s'achève
event-approached = Approche
    .name = approche
    .gender = feminine
    .as_goal = { $mover } arrive à côté de toi
    .as_mover = tu arrives à côté { $goal_of }
    .happens = { $mover } arrive à côté { $goal_of }
event-circled = Contournement
    .name = contournement
    .gender = masculine
    .as_centre = { $mover } passe d'une case à une autre, toutes deux voisines de la tienne
    .as_mover = tu passes d'une case voisine { $centre_of } à une autre
    .happens = { $mover } passe d'une case voisine { $centre_of } à une autre
param-circled-mover = Qui contourne
    .name = créature
    .gender = feminine
param-circled-centre = Qui est contourné
    .name = créature
    .gender = feminine
event-withdrew = Départ
    .name = départ
    .gender = masculine
    .as_left = { $mover } s'éloigne de toi
    .as_mover = tu t'éloignes { $left_of }
    .happens = { $mover } s'éloigne { $left_of }
param-withdrew-mover = Qui s'éloigne
    .name = créature
    .gender = feminine
param-withdrew-left = Qui est quitté
    .name = créature
    .gender = feminine
param-approached-mover = Arrivant
    .name = créature
    .gender = feminine
param-approached-goal = Créature approchée
    .name = créature
    .gender = feminine
event-door_closed = Porte fermée
    .name = fermeture d'une porte
    .plural = fermetures d'une porte
    .gender = feminine
    .as_closer = tu fermes une porte
    .happens = { $closer } ferme une porte
param-door_closed-closer = Qui ferme
    .name = créature
    .gender = feminine
param-door_closed-door = Porte
    .name = porte
    .gender = feminine

## Ce que les règles demandent et ordonnent

command-push = Repousser
    .do = { $who_known ->
          [yes] repousse-{ $who_gender ->
              [feminine] la
             *[masculine] le
            }
         *[no] repousse { $who }
        } { $squares ->
          [one] d'une case
         *[other] de { $squares } cases
        }
command-sense = Percevoir
    .do = { $who_known ->
          [yes] perçois-{ $who_gender ->
              [feminine] la
             *[masculine] le
            }
         *[no] perçois { $who }
        } (nettement : { $plainly })
command-swap = Échanger
    .do = échange les places { $one_of } et { $other_of }
command-end_song = Cesser de chanter
    .do = { $singer_person ->
          [you] cesse de chanter
         *[it] fais cesser le chant { $singer_of }
        }
command-reveal = Révéler
    .do = { $spot_known ->
          [yes] révèle-{ $spot_gender ->
              [feminine] la
             *[masculine] le
            }
         *[no] révèle { $spot }
        }
command-ward = Sceller
    .do = pose sur { $door } un sceau de force { $strength }
fact-can_see = Voir
    .name = vue
    .gender = feminine
    .is = { $a_person ->
          [you] { $b_known ->
              [yes] tu { $b_gender ->
                  [feminine] la
                 *[masculine] le
                } vois
             *[no] tu vois { $b }
            }
         *[it] { $b_person ->
              [you] { $a } te voit
             *[it] { $a } voit { $b }
            }
        }
    .is_not = { $a_person ->
          [you] { $b_known ->
              [yes] tu ne { $b_gender ->
                  [feminine] la
                 *[masculine] le
                } vois pas
             *[no] tu ne vois pas { $b }
            }
         *[it] { $b_person ->
              [you] { $a } ne te voit pas
             *[it] { $a } ne voit pas { $b }
            }
        }
    .after_b = que tu vois
    .after_not_b = que tu ne vois pas
    .after_a = qui te { $number ->
          [plural] voient
         *[singular] voit
        }
    .after_not_a = qui ne te { $number ->
          [plural] voient
         *[singular] voit
        } pas
fact-distance = Distance
    .name = distance
    .gender = feminine
    .after = entre { $a } et { $b }
fact-sound_distance = Distance sonore
    .name = distance sonore
    .plural = distances sonores
    .gender = feminine
    .after = entre { $a } et { $b }
fact-squares_to = Distance en cases
    .name = distance en cases
    .plural = distances en cases
    .gender = feminine
    .after = entre { $a } et { $spot }
fact-kills_alike = Victimes de la même sorte
    .name = nombre de victimes de la même sorte
    .plural = nombres de victimes de la même sorte
    .gender = masculine
    .after = que { $prey }
fact-open_squares = Cases libres
    .name = nombre de cases libres
    .plural = nombres de cases libres
    .gender = masculine
    .after = autour { $around_of }
fact-slays = Arme fatale
    .name = arme fatale
    .plural = armes fatales
    .gender = feminine
    .is = { $c_person ->
          [you] { $w } t'{ $w_number ->
              [plural] sont
             *[singular] est
            }
         *[it] { $w } { $w_number ->
              [plural] sont
             *[singular] est
            }
        } { $w_gender ->
          [feminine] fatale
         *[masculine] fatal
        }{ $w_number ->
          [plural] s
         *[singular] {""}
        } { $c_person ->
          [you] {""}
         *[it] { $c_to }
        }
    .is_not = { $c_person ->
          [you] { $w } ne t'{ $w_number ->
              [plural] sont
             *[singular] est
            }
         *[it] { $w } { $w_number ->
              [plural] ne sont
             *[singular] n'est
            }
        } pas { $w_gender ->
          [feminine] fatale
         *[masculine] fatal
        }{ $w_number ->
          [plural] s
         *[singular] {""}
        } { $c_person ->
          [you] {""}
         *[it] { $c_to }
        }
    .after_w = qui t'est { $number ->
          [plural] { $gender ->
              [feminine] fatales
             *[masculine] fatals
            }
         *[singular] { $gender ->
              [feminine] fatale
             *[masculine] fatal
            }
        }
    .after_not_w = qui ne t'est pas { $number ->
          [plural] { $gender ->
              [feminine] fatales
             *[masculine] fatals
            }
         *[singular] { $gender ->
              [feminine] fatale
             *[masculine] fatal
            }
        }
    .after_c = à qui ton arme est fatale
    .after_not_c = à qui ton arme n'est pas fatale
fact-room_behind = Place derrière
    .name = place derrière
    .plural = places derrière
    .gender = feminine
    .is = { $who_person ->
          [you] tu peux
         *[it] { $who } peut
        } reculer
    .is_not = { $who_person ->
          [you] tu ne peux
         *[it] { $who } ne peut
        } pas reculer
    .after_who = qui { $number ->
          [plural] peuvent
         *[singular] peut
        } reculer
    .after_not_who = qui ne { $number ->
          [plural] peuvent
         *[singular] peut
        } pas reculer
fact-foes_behind = Ennemis dans le dos
    .name = nombre d'ennemis dans le dos
    .plural = nombres d'ennemis dans le dos
    .gender = masculine
    .after = { $who_of } (les trois cases les plus éloignées { $attacker_of })
fact-foes_beside = Ennemis sur les flancs
    .name = nombre d'ennemis sur les flancs
    .plural = nombres d'ennemis sur les flancs
    .gender = masculine
    .after = { $who_of } (les autres cases autour { $who_person ->
          [you] de toi
         *[it] { $who_gender ->
              [feminine] d'elle
             *[masculine] de lui
            }
        })
set-adjacent_foes = ennemi adjacent
    .plural = ennemis
    .gender = masculine
    .name = ennemi
    .after = adjacent{ $number ->
          [plural] s
         *[other] {""}
        }
set-foes_in_sight = ennemi en vue
    .plural = ennemis
    .gender = masculine
    .name = ennemi
    .after = en vue
set-unseen_foes = ennemi qu'on ne voit pas
    .plural = ennemis
    .gender = masculine
    .name = ennemi
    .after = que tu ne vois pas
set-right_behind = ennemi juste derrière un autre
    .plural = ennemis
    .gender = masculine
    .name = ennemi
    .after = juste derrière { $target }, vu { $striker_of }
set-foes_in_earshot = ennemi à portée de voix
    .plural = ennemis
    .gender = masculine
    .name = ennemi
    .after = à portée de voix
set-edge_of_the_known = lieu inconnu voisin d'un lieu connu
    .plural = lieux inconnus
    .gender = masculine
    .name = lieu inconnu
    .after = voisin d'un lieu connu

## Procédures, jets, tables

procedure-strike = Frapper
    .name = frappe
    .gender = feminine
    .do = { $kind_sort ->
          [role] { $defender_known ->
              [yes] { $attacker_person ->
                  [you] porte-lui de nouveau la même attaque
                 *[it] { $attacker } lui porte de nouveau la même attaque
                }
             *[no] résous { $kind_attack } contre { $defender }
            }
         *[other] { $attacker_person ->
              [you] { $defender_known ->
                  [yes] porte-lui { $kind_attack }
                 *[no] porte { $kind_attack } contre { $defender }
                }
             *[it] { $defender_known ->
                  [yes] { $attacker } lui porte { $kind_attack }
                 *[no] { $attacker } porte { $kind_attack } contre { $defender }
                }
            }
        } { $attack_said ->
          [yes]  ; c'est { $attack }
         *[no] {""}
        }
step-strike-attack_roll = Jet d'attaque
    .name = jet d'attaque
    .plural = jets d'attaque
    .gender = masculine
step-strike-evasion_roll = Jet d'Esquive
    .name = jet d'Esquive
    .plural = jets d'Esquive
    .gender = masculine
step-strike-crit = Dés critiques
    .name = nombre de dés critiques
    .plural = nombres de dés critiques
    .gender = masculine
step-strike-damage = Jet de dégâts
    .name = jet de dégâts
    .plural = jets de dégâts
    .gender = masculine
step-strike-blocked = Jet de protection
    .name = jet de protection
    .plural = jets de protection
    .gender = masculine
step-strike-net = Dégâts nets
    .name = dégâts nets
    .plural = dégâts nets
    .gender = masculine
    .number = plural
step-strike-harm = Blessure
    .name = blessure
    .gender = feminine
param-strike-attack = Attaque
    .name = attaque
    .gender = feminine
procedure-shoot = Tirer
    .name = tir
    .gender = masculine
    .do = { $defender_known ->
          [yes] tire-lui dessus
         *[no] tire sur { $defender }
        }
procedure-blow = Porter un coup
    .name = coup
    .gender = masculine
    .do = { $kind_sort ->
          [role] { $defender_known ->
              [yes] porte-lui { $kind_attack }
             *[no] résous { $kind_attack } contre { $defender }
            }
         *[other] { $attacker_person ->
              [you] { $defender_known ->
                  [yes] porte-lui { $kind_attack }
                 *[no] porte { $kind_attack } contre { $defender }
                }
             *[it] { $defender_known ->
                  [yes] { $attacker } lui porte { $kind_attack }
                 *[no] { $attacker } porte { $kind_attack } contre { $defender }
                }
            }
        }
param-blow-attack = Attaque
    .name = attaque
    .gender = feminine
param-shoot-attack = Attaque
    .name = attaque
    .gender = feminine
procedure-main_attack = Attaque principale
    .name = attaque principale
    .plural = attaques principales
    .gender = feminine
    .do = { $target_known ->
          [yes] porte-lui ton attaque principale
         *[no] porte ton attaque principale contre { $target }
        } { $assault_said ->
          [yes] , comme { $assault }
         *[no] {""}
        }
step-main_attack-blows = Coup
    .name = coup
    .gender = masculine
param-main_attack-assault = Assaut
    .name = assaut
    .gender = masculine
param-main_attack-target = Cible
    .name = cible
    .gender = feminine
param-main_attack-kind = Sorte d'attaque
    .name = sorte d'attaque
    .plural = sortes d'attaque
    .gender = feminine
    .attack = une attaque de la sorte choisie
param-main_attack-charging = En charge
    .name = charge
    .gender = feminine
check-skill_check = Jet de compétence
    .name = jet de compétence
    .plural = jets de compétence
    .gender = masculine
    .succeeds = { $roller_person ->
          [you] tu réussis
         *[it] { $roller } réussit
        } un jet { $skill_of } contre { $difficulty }
    .fails = { $roller_person ->
          [you] tu rates
         *[it] { $roller } rate
        } un jet { $skill_of } contre { $difficulty }
param-skill_check-roller = Lanceur
    .name = lanceur
    .gender = masculine
param-skill_check-skill = Compétence
    .name = compétence
    .gender = feminine
param-skill_check-opposed = Adversaire
    .name = adversaire
    .gender = masculine
param-skill_check-difficulty = Difficulté
    .name = difficulté
    .gender = feminine
local-skill_check-mine = Son propre jet
    .name = jet du lanceur
    .plural = jets du lanceur
    .gender = masculine
check-strength_check = Épreuve de force
    .name = épreuve de force
    .plural = épreuves de force
    .gender = feminine
    .succeeds = { $roller_person ->
          [you] tu remportes
         *[it] { $roller } remporte
        } une épreuve de force ({ $strength } contre { $difficulty })
    .fails = { $roller_person ->
          [you] tu perds
         *[it] { $roller } perd
        } une épreuve de force ({ $strength } contre { $difficulty })
param-strength_check-roller = Lanceur
    .name = lanceur
    .gender = masculine
param-strength_check-strength = Force engagée
    .name = force engagée
    .plural = forces engagées
    .gender = feminine
param-strength_check-opposed = Adversaire
    .name = adversaire
    .gender = masculine
param-strength_check-difficulty = Difficulté
    .name = difficulté
    .gender = feminine
local-strength_check-mine = Son propre jet
    .name = jet du lanceur
    .plural = jets du lanceur
    .gender = masculine
check-notice = Repérage
    .name = repérage
    .gender = masculine
    .succeeds = { $watcher_person ->
          [you] tu repères { $sneaker }
         *[it] { $sneaker_person ->
              [you] { $watcher } te repère
             *[it] { $watcher } repère { $sneaker }
            }
        }
    .fails = { $watcher_person ->
          [you] tu ne repères pas { $sneaker }
         *[it] { $sneaker_person ->
              [you] { $watcher } ne te repère pas
             *[it] { $watcher } ne repère pas { $sneaker }
            }
        }
    .asked = { $x } : fais le jet de repérage { $watcher_of } contre { $sneaker }, avec { $shown }.
check-withstand = Résister
    .name = jet de résistance
    .plural = jets de résistance
    .gender = masculine
    .succeeds = { $roller_person ->
          [you] tu résistes
         *[it] { $roller } résiste
        } { $threat_to }
    .fails = { $roller_person ->
          [you] tu ne résistes
         *[it] { $roller } ne résiste
        } pas { $threat_to }
param-withstand-roller = Lanceur
    .name = lanceur
    .gender = masculine
param-withstand-threat = Menace
    .name = menace
    .gender = feminine
param-withstand-foe = Ennemi
    .name = ennemi
    .gender = masculine
param-withstand-difficulty = Difficulté
    .name = difficulté
    .gender = feminine
local-withstand-mine = Jet du lanceur
    .name = jet du lanceur
    .plural = jets du lanceur
    .gender = masculine
check-spot = Déceler l'invisible
    .name = jet pour déceler l'invisible
    .plural = jets pour déceler l'invisible
    .gender = masculine
    .succeeds = { $watcher_person ->
          [you] tu décèles { $hidden }
         *[it] { $hidden_person ->
              [you] { $watcher } te décèle
             *[it] { $watcher } décèle { $hidden }
            }
        }
    .fails = { $watcher_person ->
          [you] tu ne décèles pas { $hidden }
         *[it] { $hidden_person ->
              [you] { $watcher } ne te décèle pas
             *[it] { $watcher } ne décèle pas { $hidden }
            }
        }
param-spot-watcher = Guetteur
    .name = guetteur
    .gender = masculine
param-spot-hidden = Invisible
    .name = invisible
    .gender = masculine
local-spot-mine = Jet du guetteur
    .name = jet du guetteur
    .plural = jets du guetteur
    .gender = masculine
enum-hazard = Danger
    .name = danger
    .gender = masculine
member-hazard-pit = Fosse
    .name = fosse
    .gender = feminine
    .attribute = de fosse
member-hazard-spiked_pit = Fosse à pieux
    .name = fosse à pieux
    .plural = fosses à pieux
    .gender = feminine
    .attribute = de fosse à pieux
member-hazard-debris = Chute de pierres
    .name = chute de pierres
    .plural = chutes de pierres
    .gender = feminine
    .attribute = de chute de pierres
member-hazard-darts = Piège à fléchettes
    .name = piège à fléchettes
    .plural = pièges à fléchettes
    .gender = masculine
    .attribute = de piège à fléchettes
table-hazard_difficulty = Difficulté d'un danger
    .name = difficulté d'un danger
    .plural = difficultés d'un danger
    .gender = feminine
    .after = pour { $hazard }
param-hazard_difficulty-hazard = Danger
    .name = danger
    .gender = masculine
check-escape = Échapper à un danger
    .name = jet pour échapper à un danger
    .plural = jets pour échapper à un danger
    .gender = masculine
    .succeeds = { $who_person ->
          [you] tu échappes
         *[it] { $who } échappe
        } { $hazard_to }
    .fails = { $who_person ->
          [you] tu n'échappes
         *[it] { $who } n'échappe
        } pas { $hazard_to }
param-escape-who = Créature
    .name = créature
    .gender = feminine
param-escape-hazard = Danger
    .name = danger
    .gender = masculine
local-escape-mine = Jet de la créature
    .name = jet de la créature
    .plural = jets de la créature
    .gender = masculine
check-hear = Entendre un ennemi
    .name = jet d'écoute
    .plural = jets d'écoute
    .gender = masculine
    .succeeds = { $listener_person ->
          [you] { $foe_known ->
              [yes] tu l'entends
             *[no] tu entends { $foe }
            }
         *[it] { $listener } entend { $foe }
        }
    .fails = { $listener_person ->
          [you] { $foe_known ->
              [yes] tu ne l'entends pas
             *[no] tu n'entends pas { $foe }
            }
         *[it] { $listener } n'entend pas { $foe }
        }
enum-din = Vacarme
    .name = vacarme
    .gender = masculine
member-din-quake = Tremblement de terre
    .name = tremblement de terre
    .plural = tremblements de terre
    .gender = masculine
    .attribute = de tremblement de terre
member-din-hammering = Travail à la forge
    .name = travail à la forge
    .plural = travaux à la forge
    .gender = masculine
    .attribute = de travail à la forge
member-din-arrow = Flèche
    .name = flèche
    .plural = flèches
    .gender = feminine
    .attribute = de flèche
member-din-boulder = Rocher lancé
    .name = rocher lancé
    .plural = rochers lancés
    .gender = masculine
    .attribute = de rocher lancé
member-din-outcry = Cri d'alarme
    .name = cri d'alarme
    .plural = cris d'alarme
    .gender = masculine
    .attribute = de cri d'alarme
member-din-breath = Souffle
    .name = souffle
    .plural = souffles
    .gender = masculine
    .attribute = de souffle
member-din-screech = Hurlement surnaturel
    .name = hurlement surnaturel
    .plural = hurlements surnaturels
    .gender = masculine
    .attribute = de hurlement surnaturel
table-loudness = Volume
    .name = volume
    .gender = masculine
    .after = { $din_sort ->
          [member] pour { $din_a }
         *[other] { $din_of }
        }
param-loudness-din = Source du bruit
    .name = source du bruit
    .gender = feminine
    .plural = sources du bruit
event-din_made = Vacarme
    .name = vacarme
    .gender = masculine
    .as_maker = tu fais du vacarme { $din_said ->
          [yes] ({ $din })
         *[no] {""}
        }
    .happens = quelqu'un fait du vacarme
param-din_made-maker = Qui fait du vacarme
    .name = créature
    .gender = feminine
param-din_made-din = Vacarme
    .name = vacarme
    .gender = masculine
param-hear-listener = Auditeur
    .name = auditeur
    .gender = masculine
param-hear-foe = Ennemi
    .name = ennemi
    .gender = masculine
local-hear-mine = Jet de l'auditeur
    .name = jet de l'auditeur
    .plural = jets de l'auditeur
    .gender = masculine
formula-in_plain_sight = À découvert
    .name = apport de la vue
    .gender = masculine
    .after = entre { $watcher } et { $sneaker }
param-in_plain_sight-watcher = Guetteur
    .name = guetteur
    .gender = masculine
param-in_plain_sight-sneaker = Rôdeur
    .name = rôdeur
    .gender = masculine
procedure-look_out = Faire le guet
    .name = guet
    .gender = masculine
    .do = { $watcher_person ->
          [you] guette { $sneaker }
         *[it] { $sneaker_person ->
              [you] { $watcher } te guette
             *[it] { $watcher } guette { $sneaker }
            }
        }
param-look_out-watcher = Guetteur
    .name = guetteur
    .gender = masculine
param-look_out-sneaker = Rôdeur
    .name = rôdeur
    .gender = masculine
step-look_out-ahead = Marge du regard
    .name = marge du regard
    .gender = feminine
result-notice-margin = Marge
    .name = marge
    .gender = feminine
procedure-exchange = Échanger les places
    .name = échange de places
    .plural = échanges de places
    .gender = masculine
    .do = échange ta place avec { $foe }
param-exchange-mover = Qui se déplace
    .name = marcheur
    .gender = masculine
param-exchange-foe = Ennemi
    .name = ennemi
    .gender = masculine
param-notice-watcher = Guetteur
    .name = guetteur
    .gender = masculine
param-notice-sneaker = Rôdeur
    .name = rôdeur
    .gender = masculine
local-notice-heard = Jet de Perception
    .name = jet de Perception
    .plural = jets de Perception
    .gender = masculine
table-dismay = Découragement des blessés
    .name = découragement
    .gender = masculine
    .after = selon { $health } et { $full }
param-dismay-health = Santé
    .name = santé
    .gender = feminine
param-dismay-full = Santé maximale
    .name = santé maximale
    .plural = santés maximales
    .gender = feminine

## Personnages

plan-careful = Prudence
    .name = prudence
    .gender = feminine
character-trainee = Apprenti
    .name = apprenti
    .gender = masculine
character-dummy = Mannequin
    .name = mannequin
    .gender = masculine

## Capacités de mêlée

ability-power = Puissance
    .gender = feminine
ability-power-text = Tu mets tout ton poids dans chaque coup : tes dés de dégâts gagnent { $sides ->
      [one] { $sides } face
     *[other] { $sides } faces
    }. Ce n'est pas une façon subtile de se battre, et un coup critique exige { $harder ->
      [one] { $harder } point
     *[other] { $harder } points
    } de plus.
ability-finesse = Finesse
    .gender = feminine
ability-finesse-text = Tu cherches la faille plutôt que la force. En mêlée, un coup critique exige { $easier ->
      [one] { $easier } point
     *[other] { $easier } points
    } de moins.
ability-knock_back = Coup de boutoir
    .plural = Coups de boutoir
    .gender = masculine
ability-knock_back-text = Quand tu touches, tu peux faire reculer l'ennemi. La force du coup et sa Constitution, l'une et l'autre multipliées par { $factor }, se mesurent. Si tu l'emportes et qu'il a de la place derrière lui, il cède du terrain et laisse passer son prochain tour.
ability-polearm_mastery = Maîtrise des armes d'hast
    .plural = Maîtrises des armes d'hast
    .gender = feminine
ability-polearm_mastery-text = Tant que tu manies une arme d'hast, ta Mêlée augmente de { $bonus }. Attends un tour, l'arme pointée, et quiconque arrive à côté de toi vient s'y jeter : tu lui portes une attaque gratuite, si tu le vois et que tu n'es pas confus.
ability-charge = Charge
    .gender = feminine
ability-charge-text = Fonce sur l'ennemi et frappe dans le même élan : pour ce coup, ta Force et ta Dextérité comptent pour { $bonus } de plus.
ability-charge-note = Une charge est un coup porté aussitôt après un déplacement vers celui que tu frappes, à un demi-angle droit près ; c'est le jeu qui dit quels coups sont des charges.
ability-follow_through = Enchaînement
    .gender = masculine
ability-follow_through-text = L'ennemi n'a pas fini de tomber que ton arme file déjà vers un autre, à côté de toi, si tu le vois et que tu n'es pas confus. Qu'il tombe à son tour, et cela continue.
ability-subtlety = Subtilité
    .gender = feminine
ability-subtlety-text = Une main pour la lame, et rien dans l'autre pour la gêner : un coup critique exige { $easier ->
      [one] { $easier } point
     *[other] { $easier } points
    } de moins. Une arme à une main et demie, c'est déjà trop pour ce jeu-là.
ability-impale = Empalement
    .gender = masculine
ability-impale-text = Une longue pointe ne s'arrête pas au premier venu. Avec une arme d'hast ou un espadon, ton attaque principale est une attaque perforante, et elle traverse jusqu'à l'ennemi qui se tient juste derrière celui que tu frappes.
ability-whirlwind = Attaque tournoyante
    .plural = Attaques tournoyantes
    .gender = feminine
ability-whirlwind-text = Une fois ton arme lancée, tu ne vois aucune raison de l'arrêter. Quand tu frappes un ennemi, tu frappes aussi tous les autres qui sont à côté de toi. Là où tu pourrais empaler, tu tournoies.
ability-zone_of_control = Zone de contrôle
    .plural = Zones de contrôle
    .gender = feminine
ability-zone_of_control-text = Le terrain que tu peux atteindre est à toi. Un ennemi qui passe d'une case à côté de toi à une autre t'offre une attaque gratuite, si tu le vois et que tu n'es pas confus.
ability-two_weapon_fighting = Combat à deux armes
    .plural = Combats à deux armes
    .gender = masculine
ability-two_weapon_fighting-text = Là où d'autres portent un bouclier, tu tiens une seconde arme à une main, et elle suit la première sur chaque ennemi que tu frappes. Pour ce coup, ta Force et ta Dextérité comptent pour { $slower } de moins.
ability-rapid_attack = Attaque rapide
    .plural = Attaques rapides
    .gender = feminine
ability-rapid_attack-text = Tu frappes deux fois chaque ennemi de ton attaque principale, avec moins d'élan : pour les deux coups, ta Force et ta Dextérité comptent pour { $slower } de moins.
ability-melee_strength = Force
    .plural = Forces
    .gender = feminine
ability-melee_strength-text = Ce que tu as si souvent soulevé t'a endurci : ta Force augmente de { $more }.
ability-smite = Coup à toute volée
    .plural = Coups à toute volée
    .gender = masculine
ability-smite-text = Ouvre ton tour avec une arme à deux mains, sans rien retenir : à ce premier assaut, chaque dé de dégâts montre sa plus haute face. L'élan t'emporte, et ton prochain tour est perdu.

## Capacités d'Esquive

ability-dodging = Jeu de jambes
    .plural = Jeux de jambes
    .gender = masculine
ability-dodging-text = Ne reste pas en place. Après un tour où tu as bougé, ton Esquive augmente de { $bonus }.
ability-parry = Parade
    .gender = feminine
ability-parry-text = Ton arme détourne les coups autant que tes pieds les évitent : ce qu'elle ajoute à ton Esquive compte double.
ability-riposte = Riposte
    .gender = feminine
ability-riposte-text = Un ennemi qui te manque d'au moins { $margin } plus le poids de ton arme en livres s'est découvert. Une fois par round, tu lui rends le coup gratuitement, si tu le vois et que tu n'es pas confus.

## Capacités de Perception

ability-quick_study = Esprit vif
    .plural = Esprits vifs
    .gender = masculine
ability-quick_study-text = Tu apprends en regardant faire. Plus besoin d'autres capacités avant d'en prendre une ; la compétence qu'elle demande, elle, reste exigée.
ability-focused_attack = Attaque concentrée
    .plural = Attaques concentrées
    .gender = feminine
ability-focused_attack-text = Tu attends l'instant unique. Après un tour d'attente, ta première attaque gagne en précision ta Perception divisée par { $part }, arrondie à l'inférieur.
ability-keen_senses = Sens aiguisés
    .plural = Sens aiguisés
    .gender = masculine
    .number = plural
ability-keen_senses-text = Ton regard porte un peu plus loin que la lumière : tu vois qui se tient juste au-delà de son bord. Pour distinguer qui ne se laisse pas voir, tu as { $bonus } de plus.
ability-concentration = Concentration
    .gender = feminine
ability-concentration-text = Tu n'as d'yeux que pour un ennemi. Chaque round de suite passé à l'attaquer te donne contre lui un point de précision, jusqu'à ta Perception divisée par { $part }, arrondie à l'inférieur. Un tour d'attente ne rompt pas ta concentration ; un tour passé à tout autre chose, si.
ability-alchemy = Alchimie
    .gender = feminine
ability-alchemy-text = Herbes, potions, bâtons, cors : tu sais ce que chacun fait. L'expérience, elle, ne te vient que la première fois que tu en rencontres un de cette sorte.
ability-bane = Fléau
    .plural = Fléaux
    .gender = masculine
ability-bane-text = Choisis une catégorie d'ennemis dès que tu en as abattu { $wanted }. Contre elle, toutes tes compétences augmentent et elle perd courage à te voir ; ces deux effets gagnent un point chaque fois que le compte double.
ability-listen = Écoute
    .gender = feminine
ability-listen-text = Tu les entends respirer derrière la porte. À chaque tour, tu peux percevoir chaque ennemi que tu ne vois pas ; si tu l'emportes de plus de { $plain }, c'est comme si tu le voyais.
ability-master_hunter = Maître chasseur
    .plural = Maîtres chasseurs
    .gender = masculine
ability-master_hunter-text = Tu sais comment meurt chacun d'eux. Ta précision contre un ennemi augmente du nombre de ses semblables que tu as abattus, dans la mesure de ta Perception.
ability-perception_grace = Grâce
    .plural = Grâces
    .gender = feminine
ability-perception_grace-text = Qui regarde bien finit par aimer ce qu'il voit : ta Grâce augmente de { $more }.
ability-curse_breaking = Briseur de malédictions
    .plural = Briseurs de malédictions
    .gender = masculine
ability-curse_breaking-text = Ce qui est maudit s'accroche à qui le porte, mais pas à toi : tu peux l'ôter, et la malédiction se brise.
ability-channeling = Canalisation
    .gender = feminine
ability-channeling-text = Tu connais au premier regard chaque bâton et chaque cor, et tu en tires { $factor } fois plus : la voix d'un cor et la charge d'un bâton sont divisées par { $factor }.
parameter-bane-category = Catégorie
    .name = catégorie
    .gender = feminine
    .chosen = catégorie choisie
table-bane_bonus = Bonus du fléau
    .name = bonus du fléau
    .plural = bonus du fléau
    .gender = masculine
    .after = selon { $kills }
param-bane_bonus-kills = Victimes
    .name = nombre de victimes
    .plural = nombres de victimes
    .gender = masculine

## Capacités de Discrétion

ability-assassination = Assassinat
    .gender = masculine
ability-assassination-text = Ceux qui dorment et ceux qui ne se méfient pas ne sauront jamais qui tu étais. Quand tu en frappes un en mêlée, ta Discrétion s'ajoute à ta Mêlée, sauf si tu charges, si tu es confus ou si tu ne le vois pas.
ability-disguise = Déguisement
    .gender = masculine
ability-disguise-text = On te croirait d'ici. Ce que voient de toi ceux qui ne se méfient pas est divisé par { $part }.
ability-exchange_places = Échange de places
    .plural = Échanges de places
    .gender = masculine
ability-exchange_places-text = Tu te glisses de l'autre côté d'un ennemi et tu prends sa place, tandis qu'il prend la tienne. Il te faut le voir et avoir les pieds libres ; s'il est sur ses gardes, maître de lui et lucide, il te porte une attaque gratuite au passage.
ability-opportunist = Opportunisme
    .gender = masculine
ability-opportunist-text = Qui se détourne de toi te tourne le dos. Un ennemi qui s'éloigne de toi t'offre une attaque gratuite, si tu le vois et que tu n'es pas confus.
ability-vanish = Disparition
    .gender = feminine
ability-vanish-text = Loin des yeux, loin de l'esprit. Un guetteur qui ne te voit plus t'oublie avec une marge d'échec plus faible de { $sooner }.
ability-stealth_dexterity = Dextérité
    .plural = Dextérités
    .gender = feminine
ability-stealth_dexterity-text = Tu as appris à ne plus faire un geste de trop : ta Dextérité augmente de { $more }.
ability-cruel_blow = Coup cruel
    .plural = Coups cruels
    .gender = masculine
ability-cruel_blow-text = Tu sais où cela fait mal. Un coup critique en mêlée qui fait couler le sang met à l'épreuve la Volonté de l'ennemi, d'autant plus durement qu'il est critique ; si elle cède, la douleur rend l'ennemi confus, un tour par dé critique.
formula-cruel_difficulty = Difficulté d'un coup cruel
    .name = difficulté d'un coup cruel
    .plural = difficultés d'un coup cruel
    .gender = feminine
    .after = selon { $crits }
param-cruel_difficulty-crits = Dés critiques
    .name = nombre de dés critiques
    .plural = nombres de dés critiques
    .gender = masculine
status-spent = Élan passé
    .name = élan passé
    .plural = élans passés
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] privées
             *[masculine] privés
            }
         *[singular] { $gender ->
              [feminine] privée
             *[masculine] privé
            }
        } de l'instant favorable
    .is = { $who_person ->
          [you] tu as déjà
         *[it] { $who } a déjà
        } attaqué depuis
    .is_not = { $who_person ->
          [you] tu n'as pas encore
         *[it] { $who } n'a pas encore
        } attaqué depuis
    .gain = { $who_person ->
          [you] tu perds
         *[it] { $who } perd
        } l'instant favorable { $lasts }
status-spent-text = L'instant unique est passé. Il en viendra un autre, si tu l'attends.
status-persistent = Assiduité
    .name = assiduité
    .gender = feminine
    .attribute = aux prises avec un ennemi
    .is = { $who_person ->
          [you] tu as attaqué
         *[it] { $who } a attaqué
        } à ce round
    .is_not = { $who_person ->
          [you] tu n'as pas attaqué
         *[it] { $who } n'a pas attaqué
        } à ce round
    .gain = on retient { $lasts } que { $who_person ->
          [you] tu as
         *[it] { $who } a
        } attaqué
status-persistent-text = Tu as attaqué, et tu ne lâches pas prise.
procedure-keep_at = S'acharner
    .name = acharnement
    .gender = masculine
    .do = compte un round de plus sur { $foe }
param-keep_at-fighter = Combattant
    .name = combattant
    .gender = masculine
param-keep_at-foe = Ennemi
    .name = ennemi
    .gender = masculine
formula-hunter_bonus = Bonus du chasseur
    .name = bonus du chasseur
    .plural = bonus du chasseur
    .gender = masculine
    .after = selon { $perception } et { $kills }
param-hunter_bonus-perception = Perception
    .name = Perception
    .gender = feminine
param-hunter_bonus-kills = Victimes
    .name = nombre de victimes
    .plural = nombres de victimes
    .gender = masculine

## Capacités de Volonté

ability-strength_in_adversity = Force dans l'adversité
    .plural = Forces dans l'adversité
    .gender = feminine
ability-strength_in_adversity-text = Plus la fin est proche, plus tu es farouche. À la moitié de ta santé ou moins, ta Force, ta Dextérité et ta Grâce augmentent de { $wounded } ; au quart ou moins, de { $dying }.
ability-inner_light = Lumière intérieure
    .plural = Lumières intérieures
    .gender = feminine
ability-inner_light-text = Ta lumière brûle du dedans, et nulle obscurité faite de main ou d'esprit ne l'éteint : chaque case qu'elle atteint est plus claire de { $more }.
ability-indomitable = Indomptable
    .gender = masculine
ability-indomitable-text = Ni la terreur ni la faim ne te font plier. Quand la peur, la confusion, l'étourdissement ou l'hallucination veulent te prendre, ta Volonté compte pour { $firm } de plus, et ta faim vient { $part } fois plus lentement.
ability-poison_resistance = Résistance au poison
    .plural = Résistances au poison
    .gender = feminine
ability-poison_resistance-text = Tu en as tant goûté que le poison te connaît : tu as { $levels ->
      [one] { $levels } degré
     *[other] { $levels } degrés
    } de plus de résistance contre lui.
ability-majesty = Majesté
    .gender = feminine
ability-majesty-text = Tu n'as pas besoin de tirer l'épée. Tout ennemi qui te voit perd en courage la moitié de ce que ta Volonté a de plus que la sienne, arrondie à l'inférieur.
ability-will_constitution = Constitution
    .gender = feminine
ability-will_constitution-text = Ce qui ne t'a pas brisé t'a affermi : ta Constitution augmente de { $more }.
ability-vengeance = Vengeance
    .gender = feminine
ability-vengeance-text = Le sang appelle le sang. Dès qu'un coup de mêlée t'a blessé, ta prochaine attaque qui touche lance { $extra ->
      [one] { $extra } dé
     *[other] { $extra } dés
    } de plus, quel que soit le nombre de coups reçus entre-temps.
status-vengeful = Soif de vengeance
    .name = soif de vengeance
    .plural = soifs de vengeance
    .gender = feminine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] assoiffées
             *[masculine] assoiffés
            }
         *[singular] { $gender ->
              [feminine] assoiffée
             *[masculine] assoiffé
            }
        } de vengeance
    .gain = la soif de vengeance { $who_person ->
          [you] te prend
         *[it] prend { $who }
        } { $lasts }
    .lose = { $who_person ->
          [you] ta soif de vengeance
         *[it] la soif de vengeance { $who_of }
        } s'éteint

## Chants de guerre

song-elbereth = Chant d'Elbereth
    .plural = Chants d'Elbereth
    .gender = masculine
song-elbereth-text = Tu chantes pour la Reine des étoiles, et ceux des serviteurs des ténèbres qui savent penser perdent courage. Ton Chant se mesure à la Volonté de chacun, plus la distance que le son doit parcourir ; si tu l'emportes, son moral baisse de ta marge, puis se remet avec le temps. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-challenge = Chant du défi
    .plural = Chants du défi
    .gender = masculine
song-challenge-text = Tu te moques d'eux, et l'orgueil fait le reste. Ton Chant se mesure au carré de la Volonté de chaque ennemi, divisé par { $divisor }, plus la distance que le son doit parcourir. Si tu l'emportes, son moral monte de ta marge, de { $lift } au plus ; s'il dépasse alors { $ready }, l'ennemi oublie son arc et sa ruse et vient te chercher. Coût en voix : { $voice } par tour. Bruit : { $noise }.

## Chants des chemins

song-silence = Chant du silence
    .plural = Chants du silence
    .gender = masculine
song-silence-text = Ton chant vide l'air de ses bruits. Quoi que tu fasses, ton bruit diminue de la moitié de ton Chant, arrondie à l'inférieur. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-trees = Chant des Arbres
    .plural = Chants des Arbres
    .gender = masculine
song-trees-text = Tu chantes les Deux Arbres, et un peu de leur lumière revient. La tienne porte une case plus loin { $each_point ->
      [one] par point
     *[other] tous les { $each_point } points
    } de Chant. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-delvings = Chant des profondeurs
    .plural = Chants des profondeurs
    .gender = masculine
song-delvings-text = Tu chantes les os de la terre, et ils te répondent. Chaque lieu voisin de ce que tu connais se dévoile si ton Chant, moins la distance qui t'en sépare, dépasse un jet de { $echo }. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-thresholds = Chant des seuils
    .plural = Chants des seuils
    .gender = masculine
song-thresholds-text = Une porte que tu fermes en chantant les passages bien gardés reste close aux autres. Ton Chant se mesure à { $difficulty } : qui voudrait passer doit vaincre de sa Volonté un sceau de { $green }, de { $blue } si tu réussis, de { $purple } si tu réussis de { $much } ou plus. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-thresholds-says = Quand tu fermes une porte pendant que tu le chantes, elle reçoit un sceau. Fais un jet de Chant contre { $difficulty } plus la faiblesse d'un thème secondaire : si tu réussis, le sceau a une force de { $blue }, ou de { $purple } si tu l'emportes de { $much } ou plus ; si tu échoues, de { $green }.

## Chants du foyer

song-staunching = Chant des plaies closes
    .plural = Chants des plaies closes
    .gender = masculine
song-staunching-text = Ton chant rappelle le sang. Le saignement cesse, et à chaque tour tu regagnes de la santé : un point pour { $twelve } points de Chant, sans que les fractions se perdent. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-staying = Chant de constance
    .plural = Chants de constance
    .gender = masculine
song-staying-text = Tu chantes ceux qui n'ont pas cédé. Ta protection augmente de { $shelter } contre tout ce qui blesse, et ta Volonté de la moitié de ton Chant, arrondie à l'inférieur. Coût en voix : { $voice } par tour. Bruit : { $noise }.

## Peuples

race-noldor = Noldor
    .plural = Noldor
    .gender = masculine
    .number = plural
    .belong = de la race des Noldor
race-noldor-text = Les Elfes Profonds, revenus par-delà les glaces pour l'amour de ce qu'ils avaient créé. Ils chantent comme d'autres respirent, et leur précision à l'arc augmente de { $aim }.
house-fingolfin = Maison de Fingolfin
    .plural = Maisons de Fingolfin
    .gender = feminine
    .belong = de la Maison de Fingolfin
house-fingolfin-text = La maison du roi qui chevaucha seul jusqu'aux portes. De tous les Noldor, ce sont les plus durs à tuer, et les plus durs à effrayer.
house-finarfin = Maison de Finarfin
    .plural = Maisons de Finarfin
    .gender = feminine
    .belong = de la Maison de Finarfin
house-finarfin-text = La maison dorée, amie des Hommes : on y voit plus loin que les autres Noldor, et on en dit moins.
house-feanor = Maison de Fëanor
    .plural = Maisons de Fëanor
    .gender = feminine
    .belong = de la Maison de Fëanor
house-feanor-text = La maison de feu : les mains les plus promptes qui aient tenu un marteau, et les humeurs les plus promptes aussi.
race-sindar = Sindar
    .plural = Sindar
    .gender = masculine
    .number = plural
    .belong = de la race des Sindar
race-sindar-text = Les Elfes Gris, restés sous les étoiles pour l'amour d'un bois et d'une voix. Moins puissants que leurs parents venus par les glaces, ils chantent aussi bien, et leur précision à l'arc augmente de { $aim }.
house-doriath = Maison de Doriath
    .plural = Maisons de Doriath
    .gender = feminine
    .belong = de la Maison de Doriath
house-doriath-text = Le peuple du royaume caché, où l'enchantement d'une reine sert de muraille et où chaque fourré a son chant.
house-falas = Peuple des Falas
    .plural = Peuples des Falas
    .gender = masculine
    .belong = du Peuple des Falas
house-falas-text = Les charpentiers de navires des havres de l'ouest : ils regardent la mer, et tout ce qui s'en approche, le long d'une flèche.
race-naugrim = Naugrim
    .plural = Naugrim
    .gender = masculine
    .number = plural
    .belong = de la race des Naugrim
race-naugrim-text = Les Nains, façonnés dans l'ombre par un maître trop impatient. Rien ne les use, ils forgent comme d'autres parlent, et avec une hache leur Mêlée augmente de { $grip } ; l'arc, lui, ne fut jamais leur affaire.
house-nogrod = Maison de Nogrod
    .plural = Maisons de Nogrod
    .gender = feminine
    .belong = de la Maison de Nogrod
house-nogrod-text = Les forgerons de la Creusée : tout le monde veut de leur ouvrage, et personne ne les invite à table.
house-belegost = Maison de Belegost
    .plural = Maisons de Belegost
    .gender = feminine
    .belong = de la Maison de Belegost
house-belegost-text = L'armée masquée de la Grande Forteresse, qui tint tête aux dragons quand tous les autres avaient fui.
race-edain = Edain
    .plural = Edain
    .gender = masculine
    .number = plural
    .belong = de la race des Edain
race-edain-text = Les Pères des Hommes. Rien ne leur est donné, sinon une vie brève et ce qu'ils en font.
house-beor = Maison de Bëor
    .plural = Maisons de Bëor
    .gender = feminine
    .belong = de la Maison de Bëor
house-beor-text = Les premiers à passer les montagnes. Ils ont tout perdu depuis, et ils sont encore là.
house-haleth = Peuple de Haleth
    .plural = Peuples de Haleth
    .gender = masculine
    .belong = du Peuple de Haleth
house-haleth-text = Des gens de la forêt, qui n'aiment pas la compagnie et ne font pas de bruit.
house-hador = Maison de Hador
    .plural = Maisons de Hador
    .gender = feminine
    .belong = de la Maison de Hador
house-hador-text = Les cheveux d'or, premiers dans chaque bataille et derniers dans le chant qui la raconte.

## Armes et armures

weapon-battle_axe = Hache de combat
    .name = hache de combat
    .plural = haches de combat
    .gender = feminine
weapon-battle_axe-text = Lourde, lente, et chère à ceux qui ont appris à l'aimer : ce qui lui manque en précision, elle l'a en dés.
weapon-longsword = Épée longue
    .name = épée longue
    .plural = épées longues
    .gender = feminine
weapon-longsword-text = L'épée des Eldar. Il n'est rien qu'elle ne fasse bien.
weapon-dagger = Poignard
    .name = poignard
    .gender = masculine
weapon-dagger-text = Presque rien dans la main, et donc le premier à trouver la faille.
weapon-greatsword = Espadon
    .name = espadon
    .gender = masculine
weapon-greatsword-text = Il lui faut les deux mains, et il tient des salles entières à distance.
weapon-spear = Lance
    .name = lance
    .gender = feminine
weapon-spear-text = Une longue hampe et une simple pointe, pour qui préfère rester hors d'atteinte.
weapon-longbow = Arc long
    .name = arc long
    .plural = arcs longs
    .gender = masculine
weapon-longbow-text = L'arc des chasseurs du Beleriand. Il puise dans ta Force, mais pas au-delà de son propre poids.
weapon-curved_sword = Épée courbe
    .name = épée courbe
    .plural = épées courbes
    .gender = feminine
weapon-curved_sword-text = Sortie des forges des Enfers de Fer : une lame sans beauté, et il y en a des milliers.
weapon-wolf_bite = Morsure
    .name = morsure
    .gender = feminine
weapon-wolf_bite-text = Des crocs, et derrière eux tout le poids de la bête.
weapon-troll_club = Grande massue
    .name = grande massue
    .plural = grandes massues
    .gender = feminine
weapon-troll_club-text = Un jeune arbre, à peu de chose près.
armour-leather_armour = Armure de cuir
    .name = armure de cuir
    .plural = armures de cuir
    .gender = feminine
armour-leather_armour-text = Un manteau raide, de cuir bouilli. Il te ralentit un peu et te sauve un peu.
armour-mail_corslet = Cotte de mailles
    .name = cotte de mailles
    .plural = cottes de mailles
    .gender = feminine
armour-mail_corslet-text = Des anneaux et encore des anneaux, jusqu'à la cuisse. Tout ce que tu fais dedans, tu le fais un instant plus tard.
shield-round_shield = Bouclier rond
    .name = bouclier rond
    .plural = boucliers ronds
    .gender = masculine
shield-round_shield-text = Un empan de bois et de fer entre toi et le prochain coup.

## Personnages

character-orc_soldier = Soldat orque
    .name = soldat orque
    .plural = soldats orques
    .gender = masculine
character-grey_wolf = Loup gris
    .name = loup gris
    .plural = loups gris
    .gender = masculine
character-cave_troll = Troll des cavernes
    .name = troll des cavernes
    .plural = trolls des cavernes
    .gender = masculine
calculator-blow = Ton coup
    .melee = Mêlée
    .strength = Force
    .weapon = Arme
    .foe = Adversaire
    .lands = Chances de toucher
    .damage = Dégâts d'un coup qui touche
    .each = Dégâts par coup porté
    .kills = Chances de tuer d'un seul coup
calculator-guard = Un coup contre toi
    .evasion = Esquive
    .foe = Adversaire
    .lands = Chances d'être touché
    .damage = Dégâts d'un coup qui touche
    .each = Dégâts par coup porté
figure-landing = Chances qu'un coup porte
    .rows = Mêlée de l'attaquant
    .columns = Esquive du défenseur
    .cell = chance de toucher
figure-longsword_damage = Ce que fait une épée longue quand elle touche
    .rows = Mêlée de l'attaquant
    .columns = Force de l'attaquant
    .cell = dégâts nets moyens
figure-critical_margins = De combien un coup critique doit dépasser le jet d'Esquive
    .rows = Poids de l'arme en livres
    .columns = Dés critiques
    .cell = marge exigée
figure-prices_of_abilities = Ce que coûtent les capacités
    .rows = Rang de la capacité dans la compétence
    .columns = Degrés d'affinité
    .cell = expérience
figure-prices_of_stats = Ce que coûte un attribut à la naissance
    .rows = Valeur
    .cell = points
figure-blue_or_better = Chances qu'un sceau vaille mieux que le vert
    .rows = Chant
    .cell = chance d'un sceau bleu ou violet

## Calculs : combat, expérience, esprit, éléments, forges, corps

unit-ft = pieds
    .name = pied
    .plural = pieds
    .gender = masculine
enum-element = Élément
    .name = élément
    .gender = masculine
member-element-fire = Feu
    .name = feu
    .gender = masculine
    .attribute = de feu
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-element-cold = Froid
    .name = froid
    .gender = masculine
    .attribute = de froid
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-element-poison = Poison
    .name = poison
    .gender = masculine
    .attribute = de poison
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-element-dark = Ténèbres
    .name = ténèbres
    .gender = feminine
    .number = plural
    .attribute = de ténèbres
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-weapon_trait-throwing = Faite pour être lancée
    .name = arme de jet
    .plural = armes de jet
    .gender = feminine
    .noun = arme de jet
    .noun_plural = armes de jet
    .attribute = de jet
    .is = { $who } est une arme de jet
    .is_not = { $who } n'est pas une arme de jet
field-weapon-brand = Marque élémentaire
    .name = marque élémentaire
    .plural = marques élémentaires
    .gender = feminine
enum-awareness = Éveil
    .name = éveil
    .gender = masculine
member-awareness-asleep = Endormi
    .name = { $case ->
          [is] « endormi »
         *[other] endormi
        }
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] endormies
             *[masculine] endormis
            }
         *[singular] { $gender ->
              [feminine] endormie
             *[masculine] endormi
            }
        }
    .bare = yes
member-awareness-unwary = Sans méfiance
    .name = { $case ->
          [is] « sans méfiance »
         *[other] sans méfiance
        }
    .gender = masculine
    .attribute = sans méfiance
    .bare = yes
member-awareness-alert = En alerte
    .name = { $case ->
          [is] « en alerte »
         *[other] en alerte
        }
    .gender = masculine
    .attribute = en alerte
    .bare = yes
enum-aptitude = Aptitude
    .name = aptitude
    .gender = feminine
member-aptitude-unremarkable = Aucune affinité
    .name = aucune affinité
    .gender = feminine
    .attribute = sans affinité
    .bare = yes
member-aptitude-affinity = Affinité
    .name = affinité
    .gender = feminine
    .attribute = avec affinité
member-aptitude-mastery = Maîtrise
    .name = maîtrise
    .gender = feminine
    .attribute = avec maîtrise
member-aptitude-penalty = Inaptitude
    .name = inaptitude
    .gender = feminine
    .attribute = avec inaptitude
enum-forge_quality = Qualité d'une forge
    .name = qualité d'une forge
    .plural = qualités d'une forge
    .gender = feminine
member-forge_quality-ordinary = Forge ordinaire
    .name = forge ordinaire
    .gender = feminine
    .attribute = ordinaire
member-forge_quality-good = Bonne forge
    .name = bonne forge
    .gender = feminine
    .attribute = bonne
member-forge_quality-peerless = Forge sans pareille
    .name = forge sans pareille
    .gender = feminine
    .attribute = sans pareille
enum-forge_visit = Forge assurée
    .name = forge assurée
    .plural = forges assurées
    .gender = feminine
member-forge_visit-first = Première forge
    .name = première forge
    .gender = feminine
    .attribute = la première
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-forge_visit-second = Deuxième forge
    .name = deuxième forge
    .gender = feminine
    .attribute = la deuxième
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-forge_visit-third = Troisième forge
    .name = troisième forge
    .gender = feminine
    .attribute = la troisième
    .bare = { $case ->
          [is] the
         *[other] yes
        }
enum-hunger = Faim
    .name = faim
    .gender = feminine
member-hunger-full = Repu
    .name = { $case ->
          [is] « repu »
         *[other] repu
        }
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] repues
             *[masculine] repus
            }
         *[singular] { $gender ->
              [feminine] repue
             *[masculine] repu
            }
        }
    .bare = yes
member-hunger-sated = Rassasié
    .name = { $case ->
          [is] « rassasié »
         *[other] rassasié
        }
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] rassasiées
             *[masculine] rassasiés
            }
         *[singular] { $gender ->
              [feminine] rassasiée
             *[masculine] rassasié
            }
        }
    .bare = yes
member-hunger-hungry = Affamé
    .name = { $case ->
          [is] « affamé »
         *[other] affamé
        }
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] affamées
             *[masculine] affamés
            }
         *[singular] { $gender ->
              [feminine] affamée
             *[masculine] affamé
            }
        }
    .bare = yes
member-hunger-weak = Affaibli
    .name = { $case ->
          [is] « affaibli »
         *[other] affaibli
        }
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] affaiblies
             *[masculine] affaiblis
            }
         *[singular] { $gender ->
              [feminine] affaiblie
             *[masculine] affaibli
            }
        }
    .bare = yes
member-hunger-starving = À bout de forces
    .name = { $case ->
          [is] « à bout de forces »
         *[other] à bout de forces
        }
    .gender = masculine
    .attribute = à bout de forces
    .bare = yes
stat-capacity = Charge portable
    .name = charge portable
    .plural = charges portables
    .gender = feminine
stat-resistance = Résistance
    .name = résistance
    .gender = feminine
    .member = résistance { $member_id ->
          [fire] au feu
          [cold] au froid
          [poison] au poison
          [dark] aux ténèbres
         *[other] { $member_to }
        }
stat-speed = Vitesse
    .name = vitesse
    .gender = feminine
stat-digestion = Digestion
    .name = digestion
    .gender = feminine
resource-food = Nourriture
    .name = nourriture
    .gender = feminine
    .amount = { $n } de nourriture
flag-fearless = Sans peur
    .attribute = sans peur
flag-hates_light = Ennemi de la lumière
    .attribute = ennemi de la lumière
flag-sneaking = Furtif
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] furtives
             *[masculine] furtifs
            }
         *[singular] { $gender ->
              [feminine] furtive
             *[masculine] furtif
            }
        }
flag-escaping = En fuite avec un Silmaril
    .gender = masculine
    .attribute = en fuite avec un Silmaril
flag-blind = Aveugle
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] aveugles
             *[masculine] aveugles
            }
         *[singular] { $gender ->
              [feminine] aveugle
             *[masculine] aveugle
            }
        }
flag-regenerating = En régénération
    .attribute = en régénération
flag-hasted = Accéléré
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] accélérées
             *[masculine] accélérés
            }
         *[singular] { $gender ->
              [feminine] accélérée
             *[masculine] accéléré
            }
        }
flag-eating = Soumis à la faim
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] soumises à la faim
             *[masculine] soumis à la faim
            }
         *[singular] { $gender ->
              [feminine] soumise à la faim
             *[masculine] soumis à la faim
            }
        }
bonus-caution = prudence
    .gender = feminine
stat-hush = Silence
    .name = silence
    .gender = masculine
fact-doors_between = Portes fermées
    .name = nombre de portes fermées
    .plural = nombres de portes fermées
    .gender = masculine
    .after = entre { $a } et { $b }
role-attack-thrown = Lancer
    .name = lancer
    .gender = masculine
    .attribute = { $number ->
          [plural] portées
         *[singular] portée
        } par un lancer
    .is = l'arme est lancée
    .is_not = l'arme n'est pas lancée
stat-attack-clumsy = Lancer d'une arme qui n'est pas de jet
    .name = lancer maladroit
    .plural = lancers maladroits
    .gender = masculine
    .after = qui lance une arme non prévue pour cela
    .is = l'arme est lancée sans être faite pour cela
    .is_not = aucune arme n'est lancée sans être faite pour cela
stat-attack-held_damage = Dégâts, arme en main
    .name = dégâts arme en main
    .plural = dégâts arme en main
    .gender = masculine
    .number = plural
local-skill_check-theirs = Le jet adverse
    .name = jet adverse
    .plural = jets adverses
    .gender = masculine
enum-result = Résultat
    .name = résultat
    .gender = masculine
member-result-success = Réussite
    .name = réussite
    .gender = feminine
    .attribute = une réussite
member-result-failure = Échec
    .name = échec
    .gender = feminine
    .attribute = un échec
table-outcome = Issue
    .name = issue
    .gender = feminine
    .after = { $mine_of } contre { $theirs }
param-outcome-mine = Total du lanceur
    .name = total du lanceur
    .plural = totaux du lanceur
    .gender = masculine
param-outcome-theirs = Total adverse
    .name = total adverse
    .plural = totaux adverses
    .gender = masculine
formula-strength_in_blow = Force dans le coup
    .name = force dans le coup
    .gender = feminine
    .after = selon { $strength } et { $weight }
param-strength_in_blow-strength = Force
    .name = Force
    .gender = feminine
param-strength_in_blow-weight = Poids
    .name = poids
    .gender = masculine
formula-second_hand = Apport de la seconde main
    .name = apport de la seconde main
    .plural = apports de la seconde main
    .gender = masculine
param-second_hand-both = À deux mains
    .name = usage des deux mains
    .plural = usages des deux mains
    .gender = masculine
    .is = l'arme est tenue à deux mains
    .is_not = l'arme est tenue d'une main
formula-weapon_damage = Dégâts avec la Force
    .name = dégâts avec la Force
    .plural = dégâts avec la Force
    .gender = masculine
    .number = plural
    .after = d'après { $damage }, { $weight } et { $strength }
param-weapon_damage-damage = Dégâts
    .name = dégâts
    .gender = masculine
    .number = plural
param-weapon_damage-weight = Poids
    .name = poids
    .gender = masculine
param-weapon_damage-strength = Force
    .name = Force
    .gender = feminine
param-weapon_damage-both = À deux mains
    .name = usage des deux mains
    .plural = usages des deux mains
    .gender = masculine
    .is = l'arme est tenue à deux mains
    .is_not = l'arme est tenue d'une main
formula-sides_of = Faces des dés
    .name = nombre de faces
    .plural = nombres de faces
    .gender = masculine
    .after = { $damage_of }
param-sides_of-damage = Dégâts
    .name = dégâts
    .gender = masculine
    .number = plural
formula-slaying = Dégâts d'une arme fatale
    .name = dégâts d'une arme fatale
    .plural = dégâts d'une arme fatale
    .gender = masculine
    .number = plural
    .after = { $damage_of } avec { $powers }
param-slaying-damage = Dégâts
    .name = dégâts
    .gender = masculine
    .number = plural
param-slaying-powers = Pouvoirs fatals
    .name = nombre de pouvoirs fatals
    .plural = nombres de pouvoirs fatals
    .gender = masculine
table-brand_dice = Dés d'une marque
    .name = nombre de dés
    .plural = nombres de dés
    .gender = masculine
    .after = que vaut { $brand } contre { $target }
param-brand_dice-brand = Marque
    .name = marque
    .gender = feminine
param-brand_dice-target = Cible
    .name = cible
    .gender = feminine
formula-branded = Dégâts d'une arme marquée
    .name = dégâts d'une arme marquée
    .plural = dégâts d'une arme marquée
    .gender = masculine
    .number = plural
    .after = { $damage_of } avec { $brand } contre { $target }
param-branded-damage = Dégâts
    .name = dégâts
    .gender = masculine
    .number = plural
param-branded-brand = Marque
    .name = marque
    .gender = feminine
param-branded-target = Cible
    .name = cible
    .gender = feminine
formula-crit_step = Marge par dé critique
    .name = marge par dé critique
    .plural = marges par dé critique
    .gender = feminine
    .after = pour { $weight }
param-crit_step-weight = Poids
    .name = poids
    .gender = masculine
formula-crit_grace = Faveur de l'arrondi
    .name = faveur de l'arrondi
    .plural = faveurs de l'arrondi
    .gender = feminine
formula-crit_dice = Dés critiques
    .name = nombre de dés critiques
    .plural = nombres de dés critiques
    .gender = masculine
    .after = pour { $margin_block } à raison { $step_of }
param-crit_dice-margin = Marge
    .name = marge
    .gender = feminine
param-crit_dice-step = Marge par dé
    .name = marge par dé
    .plural = marges par dé
    .gender = feminine
formula-crit_margin = Marge pour des dés critiques
    .name = marge pour des dés critiques
    .plural = marges pour des dés critiques
    .gender = feminine
    .after = pour { $dice } à raison { $step_of }
param-crit_margin-dice = Dés critiques
    .name = nombre de dés critiques
    .plural = nombres de dés critiques
    .gender = masculine
param-crit_margin-step = Marge par dé
    .name = marge par dé
    .plural = marges par dé
    .gender = feminine
formula-carrying = Charge portable
    .name = charge portable
    .plural = charges portables
    .gender = feminine
    .after = selon { $strength }
param-carrying-strength = Force
    .name = Force
    .gender = feminine
formula-bow_range = Portée d'un arc
    .name = portée d'un arc
    .plural = portées d'un arc
    .gender = feminine
    .after = pour { $damage }
param-bow_range-damage = Dégâts
    .name = dégâts
    .gender = masculine
    .number = plural
formula-throw_range = Portée d'un lancer
    .name = portée d'un lancer
    .plural = portées d'un lancer
    .gender = feminine
    .after = pour { $weight } selon { $capacity }
param-throw_range-capacity = Charge portable
    .name = charge portable
    .plural = charges portables
    .gender = feminine
param-throw_range-weight = Poids
    .name = poids
    .gender = masculine
table-aptitude_levels = Degrés d'une aptitude
    .name = degré d'une aptitude
    .plural = degrés d'une aptitude
    .gender = masculine
    .after = pour { $aptitude }
param-aptitude_levels-aptitude = Aptitude
    .name = aptitude
    .gender = feminine
formula-skill_price = Prix d'un point de compétence
    .name = prix d'un point de compétence
    .plural = prix d'un point de compétence
    .gender = masculine
    .after = pour { $nth }
param-skill_price-nth = Rang
    .name = rang
    .gender = masculine
formula-skill_price_total = Prix de tous les points d'une compétence
    .name = prix de tous les points d'une compétence
    .plural = prix de tous les points d'une compétence
    .gender = masculine
    .after = pour { $points }
param-skill_price_total-points = Points
    .name = nombre de points
    .plural = nombres de points
    .gender = masculine
formula-ability_price = Prix d'une capacité
    .name = prix d'une capacité
    .plural = prix d'une capacité
    .gender = masculine
    .after = pour { $nth } avec { $affinity }
param-ability_price-nth = Rang
    .name = rang
    .gender = masculine
param-ability_price-affinity = Affinité
    .name = affinité
    .gender = feminine
formula-stat_price = Prix d'un attribut
    .name = prix d'un attribut
    .plural = prix d'un attribut
    .gender = masculine
    .after = pour { $score }
param-stat_price-score = Valeur
    .name = valeur
    .gender = feminine
formula-birth_cost = Prix des quatre attributs
    .name = prix des quatre attributs
    .plural = prix des quatre attributs
    .gender = masculine
param-birth_cost-strength = Force
    .name = Force
    .gender = feminine
param-birth_cost-dexterity = Dextérité
    .name = Dextérité
    .gender = feminine
param-birth_cost-constitution = Constitution
    .name = Constitution
    .gender = feminine
param-birth_cost-grace = Grâce
    .name = Grâce
    .gender = feminine
formula-birth_left = Points restants à la naissance
    .name = nombre de points restants
    .plural = nombres de points restants
    .gender = masculine
param-birth_left-strength = Force
    .name = Force
    .gender = feminine
param-birth_left-dexterity = Dextérité
    .name = Dextérité
    .gender = feminine
param-birth_left-constitution = Constitution
    .name = Constitution
    .gender = feminine
param-birth_left-grace = Grâce
    .name = Grâce
    .gender = feminine
param-birth_left-budget = Points à dépenser
    .name = nombre de points à dépenser
    .plural = nombres de points à dépenser
    .gender = masculine
formula-full_measure = Santé ou voix maximale
    .name = santé ou voix maximale
    .plural = santés ou voix maximales
    .gender = feminine
    .after = pour { $points }
param-full_measure-points = Valeur de l'attribut
    .name = valeur de l'attribut
    .plural = valeurs de l'attribut
    .gender = feminine
formula-first_experience = Expérience de départ
    .name = expérience de départ
    .plural = expériences de départ
    .gender = feminine
formula-encounter_xp = Expérience d'une rencontre ou d'une victoire
    .name = expérience d'une rencontre
    .plural = expériences d'une rencontre
    .gender = feminine
    .after = { $depth_to }, pour un rang égal { $nth_to }
param-encounter_xp-depth = Profondeur
    .name = profondeur
    .gender = feminine
param-encounter_xp-nth = Rang
    .name = rang
    .gender = masculine
formula-descent_xp = Expérience d'une nouvelle profondeur
    .name = expérience d'une nouvelle profondeur
    .plural = expériences d'une nouvelle profondeur
    .gender = feminine
    .after = { $depth_to }
param-descent_xp-depth = Profondeur
    .name = profondeur
    .gender = feminine
table-awareness_at = Éveil selon la vigilance
    .name = état d'éveil
    .gender = masculine
    .after = selon { $alertness }
    .plural = états d'éveil
param-awareness_at-alertness = Vigilance
    .name = vigilance
    .gender = feminine
table-stance_at = Attitude selon le moral
    .name = attitude
    .gender = feminine
    .after = selon { $morale }
param-stance_at-morale = Moral
    .name = moral
    .gender = masculine
formula-base_morale = Moral de départ
    .name = moral de départ
    .plural = morals de départ
    .gender = masculine
formula-majesty_dread = Crainte de la majesté
    .name = crainte de la majesté
    .plural = craintes de la majesté
    .gender = feminine
    .after = selon { $yours } et { $theirs }
formula-awe = Respect
    .name = respect
    .gender = masculine
    .after = que { $foe_person ->
          [you] tu portes
         *[it] { $foe } porte
        } { $lord_to }
param-awe-lord = Qui règne
    .name = souverain
    .gender = masculine
param-awe-foe = Ennemi
    .name = ennemi
    .gender = masculine
param-majesty_dread-yours = Volonté de qui règne
    .name = Volonté de qui règne
    .plural = Volontés de qui règne
    .gender = feminine
param-majesty_dread-theirs = Volonté de l'ennemi
    .name = Volonté de l'ennemi
    .plural = Volontés de l'ennemi
    .gender = feminine
formula-light_dread = Crainte de la lumière
    .name = crainte de la lumière
    .plural = craintes de la lumière
    .gender = feminine
    .after = selon { $light }
param-light_dread-light = Lumière
    .name = lumière
    .gender = feminine
formula-faded = Reste d'une disposition passagère
    .name = reste d'une disposition passagère
    .plural = restes d'une disposition passagère
    .gender = masculine
    .after = { $temporary_of }
param-faded-temporary = Disposition passagère
    .name = disposition passagère
    .plural = dispositions passagères
    .gender = feminine
chance-share_taken = Part subie d'un élément
    .name = part subie d'un élément
    .plural = parts subies d'un élément
    .gender = feminine
    .after = { $levels_to } de résistance
param-share_taken-levels = Degré
    .name = degré
    .gender = masculine
formula-dark_levels = Résistance aux ténèbres
    .name = résistance aux ténèbres
    .plural = résistances aux ténèbres
    .gender = feminine
    .after = sous { $light }
param-dark_levels-light = Lumière
    .name = lumière
    .gender = feminine
formula-pure_damage = Dégâts d'un élément pur
    .name = dégâts d'un élément pur
    .plural = dégâts d'un élément pur
    .gender = masculine
    .number = plural
    .after = { $damage_of }
param-pure_damage-damage = Dégâts lancés
    .name = jet de dégâts
    .plural = jets de dégâts
    .gender = masculine
param-pure_damage-protection = Protection lancée
    .name = jet de protection
    .plural = jets de protection
    .gender = masculine
param-pure_damage-levels = Degré
    .name = degré
    .gender = masculine
formula-breath_dice = Dés d'un souffle
    .name = nombre de dés d'un souffle
    .plural = nombres de dés d'un souffle
    .gender = masculine
    .after = { $dice_of } après { $squares }
param-breath_dice-dice = Dés
    .name = nombre de dés
    .plural = nombres de dés
    .gender = masculine
param-breath_dice-squares = Cases
    .name = nombre de cases
    .plural = nombres de cases
    .gender = masculine
formula-toll = Tribut du poison et des plaies
    .name = tribut
    .gender = masculine
    .after = { $counter_of }
param-toll-counter = Poison ou saignement
    .name = poison ou saignement
    .plural = poisons ou saignements
    .gender = masculine
table-forge_bonus = Bonus d'une forge
    .name = bonus d'une forge
    .plural = bonus d'une forge
    .gender = masculine
    .after = pour { $forge }
param-forge_bonus-forge = Forge
    .name = forge
    .gender = feminine
table-forge_depth = Profondeur des forges assurées
    .name = profondeur d'une forge assurée
    .plural = profondeurs d'une forge assurée
    .gender = feminine
    .after = pour { $which }
param-forge_depth-which = Forge
    .name = forge
    .gender = feminine
formula-forge_turns = Tours à la forge
    .name = nombre de tours à la forge
    .plural = nombres de tours à la forge
    .gender = masculine
    .after = pour { $difficulty }
param-forge_turns-difficulty = Difficulté
    .name = difficulté
    .plural = difficultés
    .gender = feminine
param-forge_turns-expertise = Expertise
    .name = recours à l'Expertise
    .plural = recours à l'Expertise
    .gender = masculine
    .is = le forgeron a l'Expertise
    .is_not = le forgeron n'a pas l'Expertise
table-hunger_at = Faim selon la nourriture
    .name = degré de faim
    .gender = masculine
    .after = selon { $food }
    .plural = degrés de faim
param-hunger_at-food = Nourriture
    .name = nourriture
    .gender = feminine
status-blindness = Cécité
    .name = cécité
    .gender = feminine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] aveugles
             *[masculine] aveugles
            }
         *[singular] { $gender ->
              [feminine] aveugle
             *[masculine] aveugle
            }
        }
    .gain = { $who_person ->
          [you] tu es
         *[it] { $who } est
        } { $attribute } { $lasts }
status-blindness-text = Tu ne vois plus rien : tu frappes, tu tires et tu esquives à l'oreille.
status-hallucination = Hallucination
    .name = hallucination
    .gender = feminine
    .attribute = en proie aux hallucinations
    .gain = { $who_person ->
          [you] tu es
         *[it] { $who } est
        } { $attribute } { $lasts }
status-hallucination-text = Rien n'est ce qu'il paraît, et une partie n'existe même pas.
status-slowness = Lenteur
    .name = lenteur
    .gender = feminine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] ralenties
             *[masculine] ralentis
            }
         *[singular] { $gender ->
              [feminine] ralentie
             *[masculine] ralenti
            }
        }
    .gain = { $who_person ->
          [you] tu es
         *[it] { $who_known ->
              [yes] { $who_gender ->
                  [feminine] elle
                 *[masculine] il
                }
             *[no] { $who }
            } est
        } { $attribute } { $lasts }
status-slowness-text = Le monde a toujours un pas d'avance sur toi.
status-entranced = Transe
    .name = transe
    .gender = feminine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] envoûtées
             *[masculine] envoûtés
            }
         *[singular] { $gender ->
              [feminine] envoûtée
             *[masculine] envoûté
            }
        }
    .gain = { $who_person ->
          [you] tu es
         *[it] { $who } est
        } { $attribute } { $lasts }
status-entranced-text = Tu restes là, le regard fixe, jusqu'à ce qu'un coup ou le temps te réveille.
character-vulnerable = Qui souffre de tout
    .name = être vulnérable
    .gender = masculine
character-resists = Qui résiste à tout
    .name = être résistant
    .gender = masculine
character-stunned = Étourdi
    .name = être étourdi
    .gender = masculine
character-hundredfold = Créature à cent points de santé
    .name = créature à cent points de santé
    .plural = créatures à cent points de santé
    .gender = feminine
character-heavily_stunned = Fortement étourdi
    .name = être fortement étourdi
    .gender = masculine
character-knocked_out = Assommé
    .name = être assommé
    .gender = masculine

## Tir à l'arc, Esquive, Forge, chants

kind-arrow = Flèche
    .name = flèche
    .plural = Flèches
    .gender = feminine
    .plural_name = flèches
field-arrow-to_hit = Précision
    .name = précision
    .gender = feminine
arrow-plain_arrow = Flèche
    .name = flèche
    .gender = feminine
arrow-plain_arrow-text = Du frêne et de la plume d'oie.
arrow-fine_arrow = Flèche fine
    .name = flèche fine
    .plural = flèches fines
    .gender = feminine
arrow-fine_arrow-text = Redressée, rognée, équilibrée par quelqu'un qui y tient.
slot-quiver = Flèche
    .name = flèche
    .plural = flèches
    .gender = feminine
    .holds = { $who_person ->
          [you] tu tires
         *[it] { $who } tire
        } { $x }
    .holds_not = { $who_person ->
          [you] tu ne tires
         *[it] { $who } ne tire
        } pas { $x }
member-attack_kind-opening = Attaque sur un archer
    .name = attaque sur un archer
    .plural = attaques sur un archer
    .gender = feminine
    .attribute = sur un archer sans garde
    .attack = une attaque gratuite
stat-song_noise = Bruit des chants
    .name = bruit des chants
    .plural = bruits des chants
    .gender = masculine
flag-weaponsmith = Forgeur d'armes
    .attribute = capable de forger des armes
flag-armoursmith = Forgeur d'armures
    .attribute = capable de forger des armures
flag-jeweller = Joaillier
    .attribute = capable de faire des bijoux et des lampes
flag-enchanter = Enchanteur
    .attribute = capable d'enchanter
flag-artificer = Artisan
    .attribute = capable de faire des artefacts
flag-masterly = Maître
    .attribute = capable d'œuvres trop difficiles
flag-expert = Expert
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] expertes à la forge
             *[masculine] experts à la forge
            }
         *[singular] { $gender ->
              [feminine] experte à la forge
             *[masculine] expert à la forge
            }
        }
flag-weaver = Tisseur
    .attribute = capable de chanter deux chants à la fois
flag-unflinching = Imperturbable
    .attribute = hors d'atteinte de la cible visée
flag-leaping = Sauteur
    .attribute = capable de sauter
flag-in_full_run = En pleine course
    .attribute = en pleine course
flag-free_acting = Libre de ses gestes
    .attribute = libre de tout charme
flag-sleepless = Sans sommeil
    .attribute = sans sommeil
action-fletching = Travail d'une flèche
    .name = travail d'une flèche
    .gender = masculine
    .do = travaille une flèche
event-fletched = Empennage
    .name = empennage
    .gender = masculine
    .as_fletcher = tu as refait une flèche
    .happens = une flèche est refaite
param-fletched-fletcher = Archer
    .name = archer
    .gender = masculine
event-landed = Atterrissage
    .name = atterrissage
    .gender = masculine
    .as_leaper = tu retombes après un saut
    .happens = { $leaper } retombe après un saut
param-landed-leaper = Sauteur
    .name = sauteur
    .gender = masculine
command-clear = Dégager
    .do = { $spot_known ->
          [yes] dégage-{ $spot_gender ->
              [feminine] la
             *[masculine] le
            }
         *[no] dégage { $spot }
        }
command-resound = Retentir
    .do = fais un bruit { $loudness_kind ->
          [whole] { $loudness_of }
         *[other] égal { $loudness_to }
        }
fact-depth_of = Profondeur en étages
    .name = profondeur en étages
    .plural = profondeurs en étages
    .gender = feminine
    .after = { $a_person ->
          [you] où tu te trouves
         *[it] où se trouve { $a }
        }
fact-sound_to = Distance sonore
    .name = distance sonore
    .plural = distances sonores
    .gender = feminine
    .after = entre { $a } et { $spot }
fact-doors_to = Portes fermées
    .name = nombre de portes fermées
    .plural = nombres de portes fermées
    .gender = masculine
    .after = entre { $a } et { $spot }
set-bars_in_earshot = obstacle à portée de voix
    .name = obstacle
    .plural = obstacles
    .gender = masculine
    .after = à portée de voix
formula-puncture_net = Dégâts nets avec Perforation
    .name = dégâts nets que laisse Perforation
    .plural = dégâts nets que laisse Perforation
    .gender = masculine
    .number = plural
    .after = { $damage_to } contre { $blocked }
param-puncture_net-damage = Jet de dégâts
    .name = jet de dégâts
    .plural = jets de dégâts
    .gender = masculine
param-puncture_net-blocked = Jet de protection
    .name = jet de protection
    .plural = jets de protection
    .gender = masculine
formula-versatility_bonus = Bonus de polyvalence
    .name = bonus de polyvalence
    .plural = bonus de polyvalence
    .gender = masculine
    .after = pour { $archery } contre { $melee }
param-versatility_bonus-archery = Tir à l'arc
    .name = Tir à l'arc
    .gender = masculine
param-versatility_bonus-melee = Mêlée
    .name = Mêlée
    .gender = feminine
formula-heavy_armour_sides = Faces de l'armure lourde
    .name = nombre de faces de l'armure lourde
    .plural = nombres de faces de l'armure lourde
    .gender = masculine
    .after = pour { $weight }
param-heavy_armour_sides-weight = Poids
    .name = poids
    .gender = masculine
formula-after_toll = Reste après le tribut
    .name = reste après le tribut
    .plural = restes après le tribut
    .gender = masculine
    .after = { $counter_of }
param-after_toll-counter = Poison ou saignement
    .name = poison ou saignement
    .plural = poisons ou saignements
    .gender = masculine
formula-aches = Douleur qui dure
    .name = douleur qui dure
    .plural = douleurs qui durent
    .gender = feminine
    .is = la douleur dure
    .is_not = la douleur a cessé
param-aches-counter = Poison ou saignement
    .name = poison ou saignement
    .plural = poisons ou saignements
    .gender = masculine
formula-heavy_armour = Dé de l'armure lourde
    .name = dé supplémentaire de l'armure lourde
    .plural = dés supplémentaires de l'armure lourde
    .gender = masculine
    .after = pour { $weight }
param-heavy_armour-weight = Poids
    .name = poids
    .gender = masculine
ability-rout = Déroute
    .gender = feminine
ability-rout-text = Un dos est une large cible. Quand tu tires sur qui s'enfuit, ta précision augmente de { $aim }.
ability-fletchery = Empennage
    .gender = masculine
ability-fletchery-text = De mauvaises flèches, tu en fais de bonnes. Chacune te prend un tour ; si l'on te dérange, celle que tu as en main est perdue ; les autres te restent.
ability-point_blank_archery = Tir à bout portant
    .plural = Tirs à bout portant
    .gender = masculine
ability-point_blank_archery-text = Tu regardes ta cible dans les yeux, et elle est la seule à tes côtés à ne pas te porter d'attaque gratuite quand tu bandes ton arc.
ability-puncture = Perforation
    .gender = feminine
ability-puncture-text = Toute armure a sa faille, et tes flèches la connaissent. Quand la protection de ta cible arrêterait le tir tout entier, { $flat ->
      [one] { $flat } point
     *[other] { $flat } points
    } de dégâts passent quand même.
ability-ambush = Embuscade
    .gender = feminine
ability-ambush-text = Ils n'entendent jamais la corde. Un tir sur qui ne se méfie pas lance { $extra ->
      [one] { $extra } dé
     *[other] { $extra } dés
    } de plus, comme s'il était d'autant plus critique.
ability-versatility = Polyvalence
    .gender = feminine
ability-versatility-text = Une main sûre reste une main sûre. Si tu as appris plus de Tir à l'arc que de Mêlée, la moitié de ton avance profite aussi à ta Mêlée.
ability-deadly_hail = Grêle mortelle
    .plural = Grêles mortelles
    .gender = feminine
ability-deadly_hail-text = L'un est tombé, et la flèche suivante est déjà partie : quand tu as abattu un ennemi à l'arc, tous les dés de ton prochain tir, d'où qu'ils viennent, sont multipliés par { $factor }.
status-hail = Grêle mortelle
    .name = grêle mortelle
    .plural = grêles mortelles
    .gender = feminine
    .attribute = dans le feu de l'action
    .gain = { $who_person ->
          [you] tu es
         *[it] { $who } est
        } { $attribute } { $lasts }
ability-archery_dexterity = Dextérité
    .plural = Dextérités
    .gender = feminine
ability-archery_dexterity-text = Dix mille flèches ont instruit tes mains : ta Dextérité augmente de { $more }.
ability-evasion_dexterity = Dextérité
    .plural = Dextérités
    .gender = feminine
ability-evasion_dexterity-text = Il n'est pas de coup que tu n'aies déjà évité : ta Dextérité augmente de { $more }.
ability-smithing_grace = Grâce
    .gender = feminine
ability-smithing_grace-text = À force de faire de belles choses, on finit par leur ressembler : ta Grâce augmente de { $more }.
ability-song_grace = Grâce
    .gender = feminine
ability-song_grace-text = Tu es devenu ce que tu chantais : ta Grâce augmente de { $more }.
ability-crowd_fighting = Combat dans la foule
    .plural = Combats dans la foule
    .gender = masculine
ability-crowd_fighting-text = Qu'ils viennent tous ensemble : ils se gêneront. La pénalité d'encerclement est divisée par { $part }, arrondie à l'inférieur.
ability-leaping = Saut
    .gender = masculine
ability-leaping-text = Avec de l'élan, aucun gouffre n'est trop large. Tu retombes avec un bruit de { $loudness }.
ability-leaping-note = Un saut franchit une case de gouffre ou de piège, jamais un perchoir ni une toile, et demande d'avoir bougé vers elle au tour précédent. Il dure les deux tours que prendrait le chemin à pied ; pendant le premier, on est en l'air, et l'on peut être frappé. Tout cela est l'affaire du jeu.
ability-sprinting = Course
    .gender = feminine
ability-sprinting-text = Une fois lancé en pleine course, on ne te rattrape plus : ta vitesse augmente de { $faster }, jusqu'à ce que tu tournes ou t'arrêtes.
ability-sprinting-note = Est en pleine course qui a fait au moins quatre pas, chacun à peu près dans la direction du précédent ; c'est le jeu qui le dit.
ability-flanking = Débordement
    .gender = masculine
ability-flanking-text = Tu tournes autour de ton ennemi, et ta lame avec toi. Quand tu passes d'une case à une autre, toutes deux voisines de la sienne, tu lui portes une attaque gratuite, une fois par tour, si tu le vois et que tu n'es pas confus.
ability-heavy_armour_use = Port de l'armure lourde
    .plural = Ports de l'armure lourde
    .gender = masculine
ability-heavy_armour_use-text = Tu portes ton armure comme d'autres leur chemise, et tu sais où prendre les coups. Elle te protège d'un dé de plus, dont les faces croissent avec son poids.
ability-controlled_retreat = Repli contrôlé
    .plural = Replis contrôlés
    .gender = masculine
ability-controlled_retreat-text = Tu cèdes le terrain comme d'autres le prennent. Quand tu t'éloignes d'un ennemi après un tour sans bouger, tu lui portes une attaque gratuite, si tu le vois et que tu n'es pas confus.
ability-controlled_retreat-note = Débordement et Repli contrôlé ne donnent à eux deux qu'une attaque par tour : celle qui vient la première.
ability-weaponsmith = Forge d'armes
    .plural = Forges d'armes
    .gender = feminine
ability-weaponsmith-text = À la forge, tu peux faire des armes, des arcs, des flèches et des outils pour creuser, plus justes et plus meurtriers que d'autres.
ability-armoursmith = Forge d'armures
    .plural = Forges d'armures
    .gender = feminine
ability-armoursmith-text = À la forge, tu peux faire des armures, des capes et des boucliers, plus légers et plus solides que d'autres.
ability-jeweller = Joaillerie
    .gender = feminine
ability-jeweller-text = À la forge, tu peux faire des anneaux, des amulettes, des cors et des lampes, et tu reconnais ceux que tu trouves.
ability-enchantment = Enchantement
    .gender = masculine
ability-enchantment-text = À la forge, tu peux faire des objets qui sont plus que du métal, et tu vois ce que d'autres ont mis dans ceux que tu trouves.
ability-expertise = Expertise
    .gender = feminine
ability-expertise-text = Tes mains connaissent le chemin. Tes ouvrages prennent moitié moins de temps, et ne te coûtent ni expérience ni rien de toi-même.
ability-artifice = Artifice
    .gender = masculine
ability-artifice-text = Tu peux faire une chose qui n'a jamais été, et lui donner un nom. Elle épuise { $uses ->
      [one] { $uses } fois
     *[other] { $uses } fois
    } une forge, et ce doit être la même.
ability-masterpiece = Chef-d'œuvre
    .plural = Chefs-d'œuvre
    .gender = masculine
ability-masterpiece-text = Tu peux faire ce qui te dépasse, en y laissant un peu de toi : un point de Forge pour chaque point de difficulté de trop. Il te reste à le réapprendre.
ability-woven_themes = Thèmes entrelacés
    .plural = Thèmes entrelacés
    .gender = masculine
    .number = plural
ability-woven_themes-text = Tu chantes deux chants comme un seul. Le thème secondaire compte comme si ton Chant était moitié moindre ; le bruit est entre les deux, et tu paies pour l'un et l'autre.
song-freedom = Chant de la liberté
    .plural = Chants de la liberté
    .gender = masculine
song-freedom-text = Tu chantes les chemins ouverts. Ni transe ni lenteur ne te retiennent, ni ne te restent quand tu te tais, et à chaque tour ton Chant se mesure à chaque piège, à chaque éboulis, à chaque porte cachée, barrée ou fermée à clé à portée de voix : la moitié de la profondeur, plus { $easy }, plus le chemin que le son doit parcourir. Ce que tu vaincs cède le passage. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-lorien = Chant de Lórien
    .plural = Chants de Lórien
    .gender = masculine
song-lorien-text = Tu chantes les feuilles d'or et le repos. Ton Chant se mesure à la Volonté de chaque ennemi, plus { $deep }, plus la distance que le son doit parcourir ; d'autant que tu l'emportes, il oublie ce qu'il craignait, et il finit par dormir. Certains ne dorment jamais. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-silence-note = Il étouffe aussi les appels à l'aide des ennemis ; c'est le jeu qui s'en charge.
ability-blocking-text = Campe-toi derrière ton bouclier. Contre les tirs, et contre tout après un tour passé à attendre, ses dés de protection sont multipliés par { $factor }.
ability-blocking = Blocage
    .gender = masculine

## Moral

formula-frailty = Faiblesse
    .name = faiblesse
    .gender = feminine
    .after = { $enemy_of }
param-frailty-enemy = Ennemi
    .name = ennemi
    .gender = masculine
table-daze = Faiblesse de l'étourdissement
    .name = faiblesse de l'étourdissement
    .plural = faiblesses de l'étourdissement
    .gender = feminine
    .after = pour { $stun }
param-daze-stun = Étourdissement
    .name = étourdissement
    .gender = masculine
formula-lure = Attrait du Silmaril
    .name = attrait du Silmaril
    .plural = attraits du Silmaril
    .gender = masculine
    .after = { $enemy_person ->
          [you] que tu portes
         *[it] que porte { $enemy }
        }
param-lure-enemy = Ennemi
    .name = ennemi
    .gender = masculine
formula-example = Effet d'entraînement
    .name = effet d'entraînement
    .gender = masculine
    .after = { $kin_of }
param-example-kin = Congénère
    .name = congénère
    .gender = masculine
formula-grief = Deuil
    .name = deuil
    .gender = masculine
    .after = { $fallen_person ->
          [you] que tu laisses
         *[it] que laisse { $fallen }
        }
param-grief-fallen = Mort
    .name = mort
    .gender = masculine
fact-depths_beyond = Étages de trop
    .name = nombre d'étages au-delà de la profondeur habituelle
    .plural = nombres d'étages au-delà de l'habitude
    .gender = masculine
    .after = là où { $a_person ->
          [you] tu es
         *[it] se trouve { $a }
        }
fact-light_at = Lumière
    .name = lumière
    .gender = feminine
    .after = là où { $a_person ->
          [you] tu es
         *[it] se trouve { $a }
        }
fact-spoils_of = Butin
    .name = nombre d'objets
    .plural = nombres d'objets
    .gender = masculine
    .after = { $a_person ->
          [you] que tu portes
         *[it] que porte { $a }
        }
set-kin_in_sight = congénère en vue
    .name = congénère
    .plural = congénères
    .gender = masculine
    .after = en vue
flag-impassive = Impassible
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] impassibles
             *[masculine] impassibles
            }
         *[singular] { $gender ->
              [feminine] impassible
             *[masculine] impassible
            }
        }
flag-in_flight = Déjà en fuite
    .attribute = déjà en fuite
flag-leader = Chef
    .attribute = à la tête des siens
flag-unique = Unique
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] uniques
             *[masculine] uniques
            }
         *[singular] { $gender ->
              [feminine] unique
             *[masculine] unique
            }
        }
event-cornered = Acculé
    .name = impasse
    .gender = feminine
    .as_who = tu n'as plus d'issue
    .happens = { $who } n'a plus d'issue
param-cornered-who = Qui
    .name = créature
    .gender = feminine
event-turned = Fin de fuite
    .name = fin de fuite
    .gender = feminine
    .as_who = tu cesses de fuir
    .happens = { $who } cesse de fuir
param-turned-who = Qui
    .name = créature
    .gender = feminine
event-fled = Début de fuite
    .name = début de fuite
    .gender = masculine
    .as_who = tu prends la fuite
    .happens = { $who } prend la fuite
param-fled-who = Qui
    .name = créature
    .gender = feminine

## Sceaux, écoute, blessures

enum-ward_colour = Couleur d'un sceau
    .name = couleur d'un sceau
    .plural = couleurs d'un sceau
    .gender = feminine
member-ward_colour-green = Vert
    .name = vert
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] vertes
             *[masculine] verts
            }
         *[singular] { $gender ->
              [feminine] verte
             *[masculine] vert
            }
        }
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-ward_colour-blue = Bleu
    .name = bleu
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] bleues
             *[masculine] bleus
            }
         *[singular] { $gender ->
              [feminine] bleue
             *[masculine] bleu
            }
        }
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-ward_colour-purple = Violet
    .name = violet
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] violettes
             *[masculine] violets
            }
         *[singular] { $gender ->
              [feminine] violette
             *[masculine] violet
            }
        }
    .bare = { $case ->
          [is] the
         *[other] yes
        }
table-ward_strength = Force d'un sceau
    .name = force d'un sceau
    .plural = forces d'un sceau
    .gender = feminine
    .after = pour { $colour }
param-ward_strength-colour = Couleur
    .name = couleur
    .gender = feminine
table-ward_colour_for = Couleur selon la marge
    .name = couleur du sceau
    .plural = couleurs du sceau
    .gender = feminine
    .after = pour { $margin }
param-ward_colour_for-margin = Marge
    .name = marge
    .gender = feminine
step-skill_check-margin = Marge
    .name = marge
    .gender = feminine
procedure-guard_door = Garder une porte
    .name = garde d'une porte
    .plural = gardes d'une porte
    .gender = feminine
    .do = garde une porte
param-guard_door-singer = Chanteur
    .name = chanteur
    .gender = masculine
param-guard_door-faint = Faiblesse d'un thème secondaire
    .name = faiblesse d'un thème secondaire
    .plural = faiblesses d'un thème secondaire
    .gender = feminine
step-guard_door-colour = Couleur
    .name = couleur
    .gender = feminine
local-guard_door-tried = Jet
    .name = jet
    .gender = masculine
local-song-guarded = Garde
    .name = garde
    .gender = feminine
result-guard_door-strength = Force
    .name = force
    .gender = feminine
enum-heard = Ce qui est entendu
    .name = chose entendue
    .plural = choses entendues
    .gender = feminine
member-heard-unheard = Rien
    .name = { $case ->
          [is] « rien »
         *[other] rien
        }
    .gender = masculine
    .attribute = inaudible
    .bare = yes
member-heard-asterisk = Astérisque
    .name = { $case ->
          [is] « astérisque »
         *[other] astérisque
        }
    .gender = masculine
    .attribute = réduit à un astérisque
    .bare = yes
member-heard-revealed = Révélé
    .name = { $case ->
          [is] « révélé »
         *[other] révélé
        }
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] révélées
             *[masculine] révélés
            }
         *[singular] { $gender ->
              [feminine] révélée
             *[masculine] révélé
            }
        }
    .bare = yes
table-heard_as = Ce que dit l'écoute
    .name = résultat de l'écoute
    .plural = résultats de l'écoute
    .gender = masculine
    .after = pour { $margin }
param-heard_as-margin = Marge
    .name = marge
    .gender = feminine
formula-best_margin = Meilleure marge
    .name = meilleure marge
    .plural = meilleures marges
    .gender = feminine
    .after = pour { $ahead }
param-best_margin-ahead = Avance
    .name = avance
    .gender = feminine
formula-staunched = Soin des plaies closes
    .name = soin des plaies closes
    .plural = soins des plaies closes
    .gender = masculine
    .after = pour { $power } en { $turns }
param-staunched-power = Force du chant
    .name = force du chant
    .plural = forces du chant
    .gender = feminine
param-staunched-turns = Tours
    .name = nombre de tours
    .plural = nombres de tours
    .gender = masculine
ability-crippling_shot = Tir estropiant
    .plural = Tirs estropiants
    .gender = masculine
ability-crippling_shot-text = Tu vises le genou. Un tir critique qui fait couler le sang met à l'épreuve la Volonté de l'ennemi, d'autant plus durement qu'il est critique ; si elle cède, l'ennemi est ralenti, un tour par dé critique.
flag-of_the_free = Des Peuples Libres
    .attribute = des Peuples Libres
flag-forsworn = Parjure
    .name = parjure
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] parjures
             *[masculine] parjures
            }
         *[singular] { $gender ->
              [feminine] parjure
             *[masculine] parjure
            }
        }
    .gain = { $who_person ->
          [you] tu te parjures
         *[it] { $who } se parjure
        }
stat-attack-firm_grip = À une main et demie, tenue à deux
    .name = prise à deux mains
    .plural = prises à deux mains
    .gender = feminine
    .after = avec une arme à une main et demie tenue à deux mains
    .after_not = sans arme à une main et demie tenue à deux mains
    .is = une arme à une main et demie est tenue à deux mains
    .is_not = aucune arme à une main et demie n'est tenue à deux mains
formula-blunted = Dégâts d'un lancer maladroit
    .name = dégâts d'un lancer maladroit
    .plural = dégâts d'un lancer maladroit
    .gender = masculine
    .number = plural
    .after = { $damage_of }
param-blunted-damage = Dégâts
    .name = dégâts
    .gender = masculine
    .number = plural
event-met = Première vue
    .name = première vue
    .gender = feminine
    .as_seer = tu vois { $foe } pour la première fois
    .as_foe = { $seer } te voit pour la première fois
    .happens = { $seer } voit { $foe } pour la première fois
param-met-seer = Qui voit
    .name = témoin
    .gender = masculine
param-met-foe = Ennemi
    .name = ennemi
    .gender = masculine
event-reached = Nouvelle profondeur
    .name = nouvelle profondeur
    .gender = feminine
    .as_explorer = tu atteins une profondeur pour la première fois
    .happens = { $explorer } atteint une nouvelle profondeur
param-reached-explorer = Explorateur
    .name = explorateur
    .gender = masculine
fact-native_depth = Profondeur natale
    .name = profondeur natale
    .plural = profondeurs natales
    .gender = feminine
    .after = { $c_of }
fact-met_alike = Semblables déjà vus
    .name = nombre de semblables
    .plural = nombres de semblables
    .gender = masculine
    .after = { $foe_of } { $seer_person ->
          [you] que tu as
         *[it] que { $seer } a
        } déjà vus
flag-peaceful = Paisible
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] paisibles
             *[masculine] paisibles
            }
         *[singular] { $gender ->
              [feminine] paisible
             *[masculine] paisible
            }
        }
formula-shock = Effroi
    .name = effroi
    .gender = masculine
weapon-burning_brand = Brandon
    .name = brandon
    .gender = masculine
weapon-burning_brand-text = Une torche brandie pour de bon. Qui craint le feu le craint plus que tout.
enum-secret = Chose cachée
    .name = chose cachée
    .plural = choses cachées
    .gender = feminine
member-secret-floor_trap = Piège dans le sol
    .name = piège dans le sol
    .plural = pièges dans le sol
    .gender = masculine
    .attribute = de piège dans le sol
member-secret-secret_door = Porte secrète
    .name = porte secrète
    .plural = portes secrètes
    .gender = feminine
    .attribute = de porte secrète
member-secret-chest_trap = Piège de coffre
    .name = piège de coffre
    .plural = pièges de coffre
    .gender = masculine
    .attribute = de piège de coffre
table-secret_difficulty = Difficulté de ce qui est caché
    .name = difficulté propre
    .plural = difficultés propres
    .gender = feminine
    .after = { $secret_to }
param-secret_difficulty-secret = Chose cachée
    .name = chose cachée
    .plural = choses cachées
    .gender = feminine
formula-finding_difficulty = Difficulté de la découverte
    .name = difficulté de la découverte
    .plural = difficultés de la découverte
    .gender = feminine
    .after = pour { $secret }
param-finding_difficulty-who = Chercheur
    .name = chercheur
    .gender = masculine
param-finding_difficulty-secret = Chose cachée
    .name = chose cachée
    .plural = choses cachées
    .gender = feminine
param-finding_difficulty-level = Niveau du souterrain
    .name = niveau du souterrain
    .plural = niveaux du souterrain
    .gender = masculine
param-finding_difficulty-squares = Distance en cases
    .name = distance en cases
    .plural = distances en cases
    .gender = feminine
check-find_out = Découvrir ce qui est caché
    .name = jet de découverte
    .plural = jets de découverte
    .gender = masculine
    .succeeds = { $who_person ->
          [you] tu découvres
         *[it] { $who } découvre
        } { $secret }
    .fails = { $who_person ->
          [you] tu ne découvres
         *[it] { $who } ne découvre
        } pas { $secret }
param-find_out-who = Chercheur
    .name = chercheur
    .gender = masculine
param-find_out-secret = Chose cachée
    .name = chose cachée
    .plural = choses cachées
    .gender = feminine
param-find_out-level = Niveau du souterrain
    .name = niveau du souterrain
    .plural = niveaux du souterrain
    .gender = masculine
param-find_out-squares = Distance en cases
    .name = distance en cases
    .plural = distances en cases
    .gender = feminine
local-find_out-mine = Jet du chercheur
    .name = jet du chercheur
    .plural = jets du chercheur
    .gender = masculine
check-mind_the_step = Éviter les chausse-trapes
    .name = jet pour éviter les chausse-trapes
    .plural = jets pour éviter les chausse-trapes
    .gender = masculine
    .succeeds = { $who_person ->
          [you] tu évites
         *[it] { $who } évite
        } les chausse-trapes
    .fails = { $who_person ->
          [you] tu marches
         *[it] { $who } marche
        } sur les chausse-trapes
param-mind_the_step-who = Marcheur
    .name = marcheur
    .gender = masculine
enum-look = Regard
    .name = regard
    .gender = masculine
member-look-passing = Regard en passant
    .name = regard en passant
    .plural = regards en passant
    .gender = masculine
    .attribute = en passant
member-look-thorough = Fouille
    .name = fouille
    .gender = feminine
    .attribute = de fouille
param-finding_difficulty-look = Regard
    .name = regard
    .gender = masculine
param-find_out-look = Regard
    .name = regard
    .gender = masculine
enum-obstacle = Obstacle
    .name = obstacle
    .gender = masculine
member-obstacle-trap = Piège
    .name = piège
    .gender = masculine
    .attribute = de piège
member-obstacle-lock = Serrure
    .name = serrure
    .gender = feminine
    .attribute = de serrure
param-picking_difficulty-obstacle = Obstacle
    .name = obstacle
    .gender = masculine
check-pick = Crocheter
    .name = jet de crochetage
    .plural = jets de crochetage
    .gender = masculine
    .succeeds = { $who_person ->
          [you] tu réussis
         *[it] { $who } réussit
        } le crochetage
    .fails = { $who_person ->
          [you] tu manques
         *[it] { $who } manque
        } le crochetage
    .asked = { $x } : { $who_person ->
          [you] tente
         *[it] { $who } tente
        } le crochetage { $obstacle_of }, selon { $hardness }.
param-pick-who = Crocheteur
    .name = crocheteur
    .gender = masculine
param-pick-obstacle = Obstacle
    .name = obstacle
    .gender = masculine
param-pick-hardness = Dureté
    .name = dureté
    .gender = feminine
local-pick-mine = Jet du crocheteur
    .name = jet du crocheteur
    .plural = jets du crocheteur
    .gender = masculine
result-pick-margin = Marge
    .name = marge
    .gender = feminine
event-picked = Crochetage réussi
    .name = crochetage réussi
    .plural = crochetages réussis
    .gender = masculine
    .as_who = tu en es venu à bout
    .happens = le piège ou la serrure cède
    .told = { $who } en vient à bout
param-picked-who = Crocheteur
    .name = crocheteur
    .gender = masculine
param-disarm-obstacle = Obstacle
    .name = obstacle
    .gender = masculine
local-disarm-tried = Crochetage
    .name = crochetage
    .gender = masculine
step-disarm-ahead = Marge de l'essai
    .name = marge de l'essai
    .plural = marges de l'essai
    .gender = feminine
formula-picking_difficulty = Difficulté du crochetage
    .name = difficulté du crochetage
    .plural = difficultés du crochetage
    .gender = feminine
    .after = selon { $obstacle }, { $hardness } et { $who }
param-picking_difficulty-who = Crocheteur
    .name = crocheteur
    .gender = masculine
param-picking_difficulty-hardness = Dureté
    .name = dureté
    .gender = feminine
event-sprung = Piège déclenché
    .name = déclenchement d'un piège
    .plural = déclenchements d'un piège
    .gender = masculine
    .as_who = tu déclenches le piège
    .happens = le piège se déclenche
    .told = { $who } déclenche le piège
param-sprung-who = Créature
    .name = créature
    .gender = feminine
procedure-disarm = Désamorcer
    .name = désamorçage
    .gender = masculine
    .do = désamorce-le
param-disarm-who = Crocheteur
    .name = crocheteur
    .gender = masculine
param-disarm-hardness = Dureté
    .name = dureté
    .gender = feminine
check-wake = Éveiller un bâton ou un cor
    .name = jet d'éveil
    .plural = jets d'éveil
    .gender = masculine
    .succeeds = { $who_person ->
          [you] tu éveilles
         *[it] { $who } éveille
        } le bâton ou le cor
    .fails = { $who_person ->
          [you] tu n'éveilles
         *[it] { $who } n'éveille
        } pas le bâton ou le cor
param-wake-who = Porteur
    .name = porteur
    .gender = masculine
param-wake-level = Niveau de l'objet
    .name = niveau de l'objet
    .plural = niveaux de l'objet
    .gender = masculine
local-wake-mine = Jet du porteur
    .name = jet du porteur
    .plural = jets du porteur
    .gender = masculine
table-find_xp = Expérience d'une trouvaille
    .name = expérience
    .gender = feminine
    .after = que vaut { $find }
param-find_xp-find = Trouvaille
    .name = trouvaille
    .gender = feminine
event-identified = Identification
    .name = identification
    .gender = feminine
    .as_finder = tu découvres ce qu'est une chose
    .happens = une chose est reconnue
param-identified-finder = Découvreur
    .name = découvreur
    .gender = masculine
param-identified-find = Trouvaille
    .name = trouvaille
    .gender = feminine
local-mind_the_step-mine = Jet du marcheur
    .name = jet du marcheur
    .plural = jets du marcheur
    .gender = masculine

## Forges et ouvrages

entity-smithy = Forge
    .name = forge
    .gender = feminine
stat-smithy-quality = Qualité
    .name = qualité
    .gender = feminine
resource-smithy-uses = Usages restants
    .name = nombre d'usages restants
    .plural = nombres d'usages restants
    .gender = masculine
    .amount = { $n } { $n ->
          [one] usage
         *[other] usages
        }
enum-work_sort = Sorte d'ouvrage
    .name = sorte d'ouvrage
    .plural = sortes d'ouvrage
    .gender = feminine
member-work_sort-weaponry = Arme
    .name = arme
    .gender = feminine
    .attribute = d'arme
member-work_sort-armoury = Armure
    .name = armure
    .gender = feminine
    .attribute = d'armure
member-work_sort-jewellery = Bijou
    .name = bijou
    .gender = masculine
    .attribute = de bijou
member-work_sort-enchanted = Objet spécial
    .name = objet spécial
    .plural = objets spéciaux
    .gender = masculine
    .attribute = d'objet spécial
member-work_sort-artefact = Artefact
    .name = artefact
    .gender = masculine
    .attribute = d'artefact
enum-costliness = Cherté
    .name = cherté
    .gender = feminine
member-costliness-cheapest = Très bon marché
    .name = { $case ->
          [is] « très bon marché »
         *[other] très bon marché
        }
    .gender = masculine
    .attribute = très bon marché
    .bare = yes
member-costliness-cheap = Bon marché
    .name = { $case ->
          [is] « bon marché »
         *[other] bon marché
        }
    .gender = masculine
    .attribute = bon marché
    .bare = yes
member-costliness-dear = Cher
    .name = { $case ->
          [is] « cher »
         *[other] cher
        }
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] chères
             *[masculine] chers
            }
         *[singular] { $gender ->
              [feminine] chère
             *[masculine] cher
            }
        }
    .bare = yes
enum-wear = Chose à porter
    .name = chose à porter
    .plural = choses à porter
    .gender = feminine
member-wear-weapons = Arme
    .name = arme
    .gender = feminine
    .attribute = arme
member-wear-shields = Bouclier
    .name = bouclier
    .gender = masculine
    .attribute = bouclier
member-wear-body_armour = Armure de corps
    .name = armure de corps
    .gender = feminine
    .attribute = armure de corps
member-wear-helms = Heaume
    .name = heaume
    .gender = masculine
    .attribute = heaume
member-wear-amulets = Amulette
    .name = amulette
    .gender = feminine
    .attribute = amulette
member-wear-robes = Robe
    .name = robe
    .gender = feminine
    .attribute = robe
member-wear-sceptres = Sceptre
    .name = sceptre
    .gender = masculine
    .attribute = sceptre
member-wear-crowns = Couronne
    .name = couronne
    .gender = feminine
    .attribute = couronne
member-wear-elsewhere = Tout le reste
    .name = tout le reste
    .gender = masculine
    .attribute = tout le reste
    .bare = yes
table-costliness_of = Cherté à la forge
    .name = cherté à la forge
    .gender = feminine
    .after = { $wear_of }
param-costliness_of-wear = Chose à porter
    .name = chose à porter
    .gender = feminine
context-work = Ouvrage
    .name = ouvrage
    .gender = masculine
role-work-smith = Forgeron
    .name = forgeron
    .gender = masculine
    .scope = pour tes { $contexts }
role-work-forge = Forge
    .name = forge
    .gender = feminine
role-work-sort = Sorte d'ouvrage
    .name = sorte d'ouvrage
    .plural = sortes d'ouvrage
    .gender = feminine
role-work-difficulty = Difficulté
    .name = difficulté
    .gender = feminine
role-work-metal = Mithril exigé
    .name = mithril exigé
    .gender = masculine
role-work-price = Expérience exigée
    .name = expérience exigée
    .gender = feminine
role-work-strain = Drain exigé
    .name = drain exigé
    .gender = masculine
role-work-of = Attribut drainé
    .name = attribut drainé
    .plural = attributs drainés
    .gender = masculine
stat-work-lack = Excès de difficulté
    .name = excès de difficulté
    .plural = excès de difficulté
    .gender = masculine
stat-work-cost = Coût en expérience
    .name = coût en expérience
    .plural = coûts en expérience
    .gender = masculine
stat-work-toll = Coût en attribut
    .name = coût en attribut
    .plural = coûts en attribut
    .gender = masculine
formula-missing_craft = Savoir-faire manquant
    .name = savoir-faire manquant
    .plural = savoir-faire manquants
    .gender = masculine
    .after = { $smith_of } pour { $sort }
param-missing_craft-sort = Sorte d'ouvrage
    .name = sorte d'ouvrage
    .plural = sortes d'ouvrage
    .gender = feminine
param-missing_craft-smith = Forgeron
    .name = forgeron
    .gender = masculine
table-uses_of = Usages d'une forge
    .name = usages d'une forge
    .gender = masculine
    .number = plural
    .after = pour { $sort }
param-uses_of-sort = Sorte d'ouvrage
    .name = sorte d'ouvrage
    .plural = sortes d'ouvrage
    .gender = feminine
event-forged = Ouvrage achevé
    .name = ouvrage achevé
    .plural = ouvrages achevés
    .gender = masculine
    .as_smith = tu achèves ton ouvrage
    .happens = l'ouvrage est achevé
param-forged-smith = Forgeron
    .name = forgeron
    .gender = masculine
procedure-hammer = Travailler à la forge
    .name = tour à la forge
    .plural = tours à la forge
    .gender = masculine
    .do = travaille à la forge
param-hammer-smith = Forgeron
    .name = forgeron
    .gender = masculine
procedure-forge = Entreprendre un ouvrage
    .name = début d'un ouvrage
    .plural = débuts d'un ouvrage
    .gender = masculine
    .do = entreprends un ouvrage à { $forge }
character-anvil = Forge
    .name = forge
    .gender = feminine

## Ce qu'une créature a encore

stat-dread = Effroi inspiré
    .name = effroi inspiré
    .gender = masculine
    .member = effroi inspiré { $member_id ->
          [orc] aux orques
          [wolf] aux loups
          [spider] aux araignées
          [troll] aux trolls
          [wraith] aux spectres
          [rauko] aux raukar
          [serpent] aux serpents
          [dragon] aux dragons
         *[other] à chaque catégorie
        }
stat-elf_bane = Fléau des Elfes
    .name = fléau des Elfes
    .gender = masculine
stat-burden = Charge
    .name = charge
    .gender = feminine
stat-mending = Cicatrisation
    .name = cicatrisation
    .gender = feminine
stat-voice_mending = Retour de la voix
    .name = retour de la voix
    .gender = masculine
resource-drained = Drain
    .name = drain
    .gender = masculine
    .member = drain de { $member }
    .amount = { $n } de drain
resource-mithril = Mithril
    .name = mithril
    .gender = masculine
    .amount = { $n } de mithril
resource-toil = Tours d'ouvrage restants
    .name = nombre de tours d'ouvrage restants
    .plural = nombres de tours d'ouvrage restants
    .gender = masculine
    .amount = { $n } { $n ->
          [one] tour
         *[other] tours
        } d'ouvrage
resource-deepest = Plus grande profondeur
    .name = plus grande profondeur
    .plural = plus grandes profondeurs
    .gender = feminine
    .amount = { $n } { $n ->
          [one] étage
         *[other] étages
        } de profondeur
resource-charges = Charges
    .name = nombre de charges
    .plural = nombres de charges
    .gender = masculine
    .member = nombre de charges { $member_of }
resource-known = Potions ressenties
    .name = familiarité avec une potion
    .plural = familiarités avec une potion
    .gender = feminine
    .member = familiarité
    .amount = { $n } fois
    .behind = avec { $member }
resource-drawn = Appel des ténèbres
    .name = appel des ténèbres
    .plural = appels des ténèbres
    .gender = masculine
    .amount = { $n } d'appel
resource-swing = Coup de balayage
    .name = jet de balayage
    .plural = jets de balayage
    .gender = masculine
resource-sway = Esquive d'un balayage
    .name = esquive d'un balayage
    .plural = esquives d'un balayage
    .gender = feminine
resource-reaped = Dégâts d'un balayage
    .name = dégâts d'un balayage
    .gender = masculine
    .number = plural
resource-reaped_dice = Dés critiques d'un balayage
    .name = dés critiques d'un balayage
    .gender = masculine
    .number = plural
flag-sweeping = Balayage
    .name = balayage
    .gender = masculine
    .attribute = en plein balayage
flag-sees_unseen = Voit l'invisible
    .name = voit l'invisible
    .gender = masculine
    .after = qui voit l'invisible
    .is = { $who_person ->
          [you] tu vois
         *[it] { $who } voit
        } l'invisible
    .is_not = { $who_person ->
          [you] tu ne vois
         *[it] { $who } ne voit
        } pas l'invisible
flag-crit_proof = Hors d'atteinte des coups critiques
    .name = hors d'atteinte des coups critiques
    .gender = masculine
    .attribute = hors d'atteinte des coups critiques
flag-hard_to_crit = Aux points vitaux bien protégés
    .name = protection des points vitaux
    .gender = feminine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] bien protégées aux points vitaux
             *[masculine] bien protégés aux points vitaux
            }
         *[singular] { $gender ->
              [feminine] bien protégée aux points vitaux
             *[masculine] bien protégé aux points vitaux
            }
        }
flag-knows_jewels = Connaît les bijoux
    .name = connaît les bijoux
    .gender = masculine
    .after = qui reconnaît anneaux, amulettes, cors et lumières
    .is = { $who_person ->
          [you] tu reconnais
         *[it] { $who } reconnaît
        } anneaux, amulettes, cors et lumières
    .is_not = { $who_person ->
          [you] tu ne reconnais
         *[it] { $who } ne reconnaît
        } pas anneaux, amulettes, cors et lumières
flag-knows_enchantments = Connaît les enchantements
    .name = connaît les enchantements
    .gender = masculine
    .after = qui voit les enchantements des choses
    .is = { $who_person ->
          [you] tu vois
         *[it] { $who } voit
        } les enchantements des choses
    .is_not = { $who_person ->
          [you] tu ne vois
         *[it] { $who } ne voit
        } pas les enchantements des choses
flag-knows_foes = Connaît les ennemis
    .name = connaît les ennemis
    .gender = masculine
    .after = qui connaît toutes les sortes d'ennemis
    .is = { $who_person ->
          [you] tu connais
         *[it] { $who } connaît
        } toutes les sortes d'ennemis
    .is_not = { $who_person ->
          [you] tu ne connais
         *[it] { $who } ne connaît
        } pas toutes les sortes d'ennemis
flag-knows_curses = Connaît les malédictions
    .name = connaît les malédictions
    .gender = masculine
    .after = qui sait si une chose est maudite
    .is = { $who_person ->
          [you] tu sais
         *[it] { $who } sait
        } si une chose est maudite
    .is_not = { $who_person ->
          [you] tu ne sais
         *[it] { $who } ne sait
        } pas si une chose est maudite
flag-settled = Expérience fixe
    .name = expérience fixe
    .gender = masculine
    .attribute = d'expérience fixe
    .is = { $who_person ->
          [you] tu joues
         *[it] { $who } joue
        } avec une expérience fixe
    .is_not = { $who_person ->
          [you] tu ne joues
         *[it] { $who } ne joue
        } pas avec une expérience fixe
flag-wrath_bearing = Porte un objet de Courroux
    .name = porte un objet de Courroux
    .gender = masculine
    .after = qui porte un objet de Courroux
    .is = { $who_person ->
          [you] tu portes
         *[it] { $who } porte
        } un objet de Courroux
    .is_not = { $who_person ->
          [you] tu ne portes
         *[it] { $who } ne porte
        } pas d'objet de Courroux
flag-territorial = Territorial
    .name = territorial
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] territoriales
             *[masculine] territoriaux
            }
         *[singular] { $gender ->
              [feminine] territoriale
             *[masculine] territorial
            }
        }
flag-undisturbed = Tranquille
    .name = tranquille
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] tranquilles dans leur antre
             *[masculine] tranquilles dans leur antre
            }
         *[singular] { $gender ->
              [feminine] tranquille dans son antre
             *[masculine] tranquille dans son antre
            }
        }
    .is = { $who_person ->
          [you] tu es tranquille dans ton antre
         *[it] { $who } est tranquille dans son antre
        }
    .is_not = { $who_person ->
          [you] tu n'es pas tranquille dans ton antre
         *[it] { $who } n'est pas tranquille dans son antre
        }
resource-bloodshed = Attaques contre des Hommes et des Elfes
    .name = nombre d'attaques contre des Hommes et des Elfes
    .plural = nombres d'attaques contre des Hommes et des Elfes
    .gender = masculine
    .amount = { $n } { $n ->
          [one] attaque
         *[other] attaques
        } contre des Hommes et des Elfes
    .gained = { $who_person ->
          [you] ton nombre d'attaques contre des Hommes et des Elfes
         *[it] le nombre d'attaques contre des Hommes et des Elfes { $who_of }
        } augmente { $n_of }
resource-turns_sung = Tours de chant
    .name = nombre de tours de chant
    .plural = nombres de tours de chant
    .gender = masculine
    .amount = { $n } { $n ->
          [one] tour
         *[other] tours
        } de chant
    .gained = { $who_person ->
          [you] ton nombre de tours de chant
         *[it] le nombre de tours de chant { $who_of }
        } augmente { $n_of }
resource-stairs_climbed = Escaliers montés sans Silmaril
    .name = nombre d'escaliers montés sans Silmaril
    .plural = nombres d'escaliers montés sans Silmaril
    .gender = masculine
    .amount = { $n } { $n ->
          [one] escalier monté
         *[other] escaliers montés
        } sans Silmaril
    .gained = { $who_person ->
          [you] ton nombre d'escaliers montés sans Silmaril
         *[it] le nombre d'escaliers montés sans Silmaril { $who_of }
        } augmente { $n_of }
enum-attribute = Attribut
    .name = attribut
    .gender = masculine
member-attribute-strength = Force
    .gender = feminine
    .attribute = de Force
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-attribute-dexterity = Dextérité
    .gender = feminine
    .attribute = de Dextérité
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-attribute-constitution = Constitution
    .gender = feminine
    .attribute = de Constitution
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-attribute-grace = Grâce
    .gender = feminine
    .attribute = de Grâce
    .bare = { $case ->
          [is] the
         *[other] yes
        }

## Ce qui arrive au combat et autour

event-stumbled = Rencontre fortuite
    .name = rencontre fortuite
    .plural = rencontres fortuites
    .gender = feminine
    .as_mover = tu entres sur la case { $hidden_of }
    .as_hidden = { $mover } entre sur ta case
    .happens = { $mover } entre sur la case { $hidden_of }
param-stumbled-mover = Marcheur
    .name = marcheur
    .gender = masculine
param-stumbled-hidden = Qui se cache
    .name = créature cachée
    .plural = créatures cachées
    .gender = feminine
procedure-hurl = Lancer
    .name = lancer
    .plural = lancers
    .gender = masculine
    .do = { $defender_known ->
          [yes] lance-lui { $weapon }
         *[no] lance { $weapon } sur { $defender }
        }
status-darted = Frappe au passage
    .name = frappe au passage
    .plural = frappes au passage
    .gender = feminine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] passées à l'attaque
             *[masculine] passés à l'attaque
            }
         *[singular] { $gender ->
              [feminine] passée à l'attaque
             *[masculine] passé à l'attaque
            }
        }
    .is = { $who_person ->
          [you] tu as
         *[it] { $who } a
        } déjà frappé au passage
    .is_not = { $who_person ->
          [you] tu n'as
         *[it] { $who } n'a
        } pas encore frappé au passage
    .gain = on retient { $lasts } que { $who_person ->
          [you] tu as
         *[it] { $who } a
        } frappé au passage
status-darted-text = Tu as frappé au passage, et tu ne le fais qu'une fois par tour.
ability-flanking-note = S'il y en a plusieurs d'un coup, le jeu annonce d'abord l'ennemi que tu vises : il a la préférence.
enum-varied_din = Vacarme variable
    .name = vacarme variable
    .plural = vacarmes variables
    .gender = masculine
member-varied_din-horn = Cor
    .name = cor
    .gender = masculine
    .attribute = de cor
member-varied_din-bashing = Porte enfoncée
    .name = porte enfoncée
    .gender = feminine
    .attribute = de porte enfoncée
member-varied_din-tunnelling = Creusement
    .name = creusement
    .gender = masculine
    .attribute = de creusement
member-varied_din-trap = Piège
    .name = piège
    .gender = masculine
    .attribute = de piège
table-softest = Volume minimal
    .name = volume minimal
    .plural = volumes minimaux
    .gender = masculine
    .after = { $din_sort ->
          [member] pour { $din_a }
         *[other] { $din_of }
        }
param-softest-din = Source du bruit
    .name = source du bruit
    .gender = feminine
    .plural = sources du bruit
table-loudest = Volume maximal
    .name = volume maximal
    .plural = volumes maximaux
    .gender = masculine
    .after = { $din_sort ->
          [member] pour { $din_a }
         *[other] { $din_of }
        }
param-loudest-din = Source du bruit
    .name = source du bruit
    .gender = feminine
    .plural = sources du bruit
formula-hunted = Crainte du chasseur
    .name = crainte du chasseur
    .plural = craintes du chasseur
    .gender = feminine
    .after = devant { $hunter }
param-hunted-hunter = Chasseur
    .name = chasseur
    .gender = masculine
param-hunted-prey = Proie
    .name = proie
    .gender = feminine
formula-wrath = Provocation
    .name = provocation
    .gender = feminine
    .after = { $enemy_of }
param-wrath-enemy = Ennemi
    .name = ennemi
    .gender = masculine
formula-watchfulness = Attention
    .name = attention
    .gender = feminine
    .after = { $watcher_of } envers { $sneaker }
param-watchfulness-watcher = Guetteur
    .name = guetteur
    .gender = masculine
param-watchfulness-sneaker = Rôdeur
    .name = rôdeur
    .gender = masculine
set-watchers = guetteur
    .gender = masculine
    .plural = guetteurs
procedure-keep_watch = Monter la garde
    .name = veille
    .plural = veilles
    .gender = feminine
    .do = { $sneaker_person ->
          [you] tous ceux qui pourraient te remarquer te guettent
         *[it] tous ceux qui pourraient remarquer { $sneaker } { $sneaker_gender ->
              [feminine] la
             *[masculine] le
            } guettent
        }
param-keep_watch-sneaker = Rôdeur
    .name = rôdeur
    .gender = masculine
local-keep_watch-shown = Dé de Discrétion
    .name = dé de Discrétion
    .plural = dés de Discrétion
    .gender = masculine
param-look_out-shown = Dé de Discrétion
    .name = dé de Discrétion
    .plural = dés de Discrétion
    .gender = masculine
param-notice-shown = Dé de Discrétion
    .name = dé de Discrétion
    .plural = dés de Discrétion
    .gender = masculine
local-look_out-tried = Repérage
    .name = repérage
    .gender = masculine
flag-known = Connu
    .name = connu
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] connues
             *[masculine] connus
            }
         *[singular] { $gender ->
              [feminine] connue
             *[masculine] connu
            }
        }
    .attribute_not = { $number ->
          [plural] { $gender ->
              [feminine] inconnues
             *[masculine] inconnus
            }
         *[singular] { $gender ->
              [feminine] inconnue
             *[masculine] inconnu
            }
        }
flag-barred = Barré
    .name = barré
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] barrées
             *[masculine] barrés
            }
         *[singular] { $gender ->
              [feminine] barrée
             *[masculine] barré
            }
        }
    .attribute_not = { $number ->
          [plural] { $gender ->
              [feminine] libres
             *[masculine] libres
            }
         *[singular] { $gender ->
              [feminine] libre
             *[masculine] libre
            }
        }
resource-guard = Sceau
    .name = sceau
    .plural = sceaux
    .gender = masculine
    .amount = { $n } de sceau
character-corner = Recoin
    .name = recoin
    .gender = masculine
formula-floors_xp = Expérience pour de nouveaux étages
    .name = expérience pour de nouveaux étages
    .plural = expériences pour de nouveaux étages
    .gender = feminine
    .after = , { $before_of } { $now_to }
param-floors_xp-before = Étage d'avant
    .name = étage d'avant
    .plural = étages d'avant
    .gender = masculine
param-floors_xp-now = Étage atteint
    .name = étage atteint
    .plural = étages atteints
    .gender = masculine
formula-song_way = Chemin d'un chant
    .name = chemin du chant
    .plural = chemins du chant
    .gender = masculine
    .after = entre { $singer } et { $hearer }
param-song_way-singer = Chanteur
    .name = chanteur
    .gender = masculine
param-song_way-hearer = Auditeur
    .name = auditeur
    .gender = masculine
procedure-sing = Chanter
    .name = chant
    .plural = chants
    .gender = masculine
    .do = chante { $tune }
param-sing-singer = Chanteur
    .name = chanteur
    .gender = masculine
param-sing-tune = Chant
    .name = chant
    .gender = masculine
procedure-prise = Arracher un Silmaril
    .name = arrachage d'un Silmaril
    .plural = arrachages d'un Silmaril
    .gender = masculine
    .do = arrache un Silmaril
param-prise-thief = Voleur
    .name = voleur
    .gender = masculine
param-prise-hold = Tenue de la couronne
    .name = tenue de la couronne
    .plural = tenues de la couronne
    .gender = feminine
step-prise-aim = Jet d'attaque
    .name = jet d'attaque
    .plural = jets d'attaque
    .gender = masculine
step-prise-grip = Jet de la couronne
    .name = jet de la couronne
    .plural = jets de la couronne
    .gender = masculine
step-prise-force = Jet de dégâts
    .name = jet de dégâts
    .plural = jets de dégâts
    .gender = masculine
procedure-eat = Manger
    .name = repas
    .plural = repas
    .gender = masculine
    .do = mange
param-eat-eater = Mangeur
    .name = mangeur
    .gender = masculine
param-eat-meal = Repas
    .name = repas
    .plural = repas
    .gender = masculine
enum-ware = Chose
    .name = chose
    .gender = feminine
member-ware-arrows = Flèche
    .name = flèche
    .gender = feminine
    .attribute = flèche
member-ware-bows = Arc
    .name = arc
    .gender = masculine
    .attribute = arc
member-ware-axes = Hache
    .name = hache
    .gender = feminine
    .attribute = hache
member-ware-polearms = Arme d'hast
    .name = arme d'hast
    .gender = feminine
    .attribute = arme d'hast
member-ware-hafted = Arme contondante
    .name = arme contondante
    .gender = feminine
    .attribute = arme contondante
member-ware-boots = Paire de bottes
    .name = paire de bottes
    .gender = feminine
    .attribute = paire de bottes
member-ware-gloves = Paire de gants
    .name = paire de gants
    .gender = feminine
    .attribute = paire de gants
member-ware-cloaks = Manteau
    .name = manteau
    .gender = masculine
    .attribute = manteau
member-ware-leathers = Armure de cuir
    .name = armure de cuir
    .gender = feminine
    .attribute = armure de cuir
member-ware-chests = Coffre
    .name = coffre
    .gender = masculine
    .attribute = coffre
member-ware-torches = Torche
    .name = torche
    .gender = feminine
    .attribute = torche
member-ware-staves = Bâton
    .name = bâton
    .gender = masculine
    .attribute = bâton
member-ware-potions = Potion
    .name = potion
    .gender = feminine
    .attribute = potion
member-ware-oil = Fiole d'huile
    .name = fiole d'huile
    .gender = feminine
    .attribute = fiole d'huile
member-ware-other = D'une autre sorte
    .name = d'une autre sorte
    .gender = feminine
    .attribute = d'une autre sorte
    .bare = yes
enum-ruin = Perte
    .name = perte
    .gender = feminine
member-ruin-burns = Brûle au feu
    .name = brûle au feu
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] brûlées par le feu
             *[masculine] brûlés par le feu
            }
         *[singular] { $gender ->
              [feminine] brûlée par le feu
             *[masculine] brûlé par le feu
            }
        }
member-ruin-breaks = Casse au froid
    .name = casse au froid
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] brisées par le froid
             *[masculine] brisés par le froid
            }
         *[singular] { $gender ->
              [feminine] brisée par le froid
             *[masculine] brisé par le froid
            }
        }
member-ruin-lasts = Résiste
    .name = résiste
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] indemnes
             *[masculine] indemnes
            }
         *[singular] { $gender ->
              [feminine] indemne
             *[masculine] indemne
            }
        }
table-ruined_by = Perte des choses
    .name = perte des choses
    .plural = pertes des choses
    .gender = feminine
    .after = { $ware_of }
param-ruined_by-ware = Chose
    .name = chose
    .gender = feminine
param-first_experience-settled = Expérience fixe
    .name = expérience fixe
    .gender = feminine
    .is = l'expérience est fixe
    .is_not = l'expérience n'est pas fixe
param-reached-floor = Étage
    .name = étage atteint
    .gender = masculine
enum-hardship = Difficulté de jeu
    .name = difficulté de jeu
    .plural = difficultés de jeu
    .gender = feminine
member-hardship-easy = Facile
    .name = facile
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] faciles à jouer
             *[masculine] faciles à jouer
            }
         *[singular] { $gender ->
              [feminine] facile à jouer
             *[masculine] facile à jouer
            }
        }
member-hardship-middling = Assez difficile
    .name = assez difficile
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] assez difficiles à jouer
             *[masculine] assez difficiles à jouer
            }
         *[singular] { $gender ->
              [feminine] assez difficile à jouer
             *[masculine] assez difficile à jouer
            }
        }
member-hardship-severe = Difficile
    .name = difficile
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] difficiles à jouer
             *[masculine] difficiles à jouer
            }
         *[singular] { $gender ->
              [feminine] difficile à jouer
             *[masculine] difficile à jouer
            }
        }
field-race-hardship = Difficulté
    .name = difficulté
    .gender = feminine

## Potions, cors et bâtons

kind-draught = Potion
    .name = potion
    .gender = feminine
    .plural = Potions
    .plural_name = potions
kind-warhorn = Cor
    .name = cor
    .gender = masculine
    .plural = Cors
    .plural_name = cors
kind-stave = Bâton
    .name = bâton
    .gender = masculine
    .plural = Bâtons
    .plural_name = bâtons
field-warhorn-level = Niveau
    .name = niveau
    .plural = niveaux
    .gender = masculine
field-warhorn-voice = Voix
    .name = voix
    .plural = voix
    .gender = feminine
field-warhorn-noise = Bruit
    .name = bruit
    .gender = masculine
field-stave-level = Niveau
    .name = niveau
    .plural = niveaux
    .gender = masculine
draught-antidote = Antidote
    .name = antidote
    .gender = masculine
draught-antidote-text = Il met fin à tout poison. Qui n'est pas empoisonné ne sent rien, et n'a rien appris.
draught-venom = Potion de poison
    .name = potion de poison
    .plural = potions de poison
    .gender = feminine
draught-venom-text = { $dose } points de poison, dans une bouteille comme les autres.
draught-venom-note = Combien de poison elle contient, aucun livre de règles ne le dit : c'est de nous.
draught-of_strength = Potion de force
    .name = potion de force
    .plural = potions de force
    .gender = feminine
draught-of_strength-text = Ce qui avait été drainé de ta Force revient tout entier.
draught-of_strength-note = Qu'elle rende la Force drainée, et rien de plus, c'est notre lecture : les livres de règles la nomment, et disent seulement que certains breuvages réparent ce qui a été drainé.
draught-of_healing = Potion de guérison
    .name = potion de guérison
    .plural = potions de guérison
    .gender = feminine
draught-of_healing-text = De la chaleur, et { $mended } points de santé.
draught-of_healing-note = Combien elle guérit, aucun livre de règles ne le dit : c'est de nous.
warhorn-of_terror = Cor de terreur
    .name = cor de terreur
    .plural = cors de terreur
    .gender = masculine
warhorn-of_terror-text = Qui l'entend entend venir sa fin. Ta Volonté se mesure à celle de chaque ennemi et à la distance que le son doit parcourir ; son moral baisse de { $factor } par point de marge. Il coûte { $voice } points de voix, et son bruit est de { $noise }.
warhorn-of_terror-note = Ce qu'il prend de voix, son bruit et son niveau sont de nous ; les livres de règles donnent de dix à quarante pour les cors.
stave-of_slumber = Bâton de sommeil
    .name = bâton de sommeil
    .plural = bâtons de sommeil
    .gender = masculine
stave-of_slumber-text = Tu le lèves, et ils bâillent. Ta Volonté se mesure à celle de chaque ennemi en vue, et d'autant que tu l'emportes il oublie pourquoi il veillait.
stave-of_slumber-note = Les livres de règles disent seulement qu'il endort ; le jet, et son niveau, sont de nous.
stave-of_majesty = Bâton de majesté
    .name = bâton de majesté
    .plural = bâtons de majesté
    .gender = masculine
stave-of_majesty-text = Un instant, ils te voient tel que tu aurais pu être. Ta Volonté se mesure à celle de chaque ennemi en vue, dont le moral baisse de { $factor } par point de marge.
stave-of_majesty-note = Le jet, et son niveau, sont de nous.
event-quaffed = Gorgée
    .name = gorgée
    .gender = feminine
    .as_drinker = tu bois { $drink_said ->
          [yes] { $drink_a }
         *[no] une potion
        }
    .happens = { $drinker } boit { $drink }
param-quaffed-drinker = Buveur
    .name = buveur
    .gender = masculine
param-quaffed-drink = Potion
    .name = potion
    .gender = feminine
procedure-recognise = Reconnaître une potion
    .name = reconnaissance d'une potion
    .plural = reconnaissances d'une potion
    .gender = feminine
    .do = { $drinker_person ->
          [you] tu reconnais
         *[it] { $drinker } reconnaît
        } { $drink }
param-recognise-drinker = Buveur
    .name = buveur
    .gender = masculine
param-recognise-drink = Potion
    .name = potion
    .gender = feminine
event-blown = Sonnerie
    .name = sonnerie
    .gender = feminine
    .as_blower = tu sonnes { $horn_said ->
          [yes] d'{ $horn_a }
         *[no] du cor
        }
    .happens = { $blower } sonne { $horn_of }
param-blown-blower = Sonneur
    .name = sonneur
    .gender = masculine
param-blown-horn = Cor
    .name = cor
    .gender = masculine
formula-breath_for = Prix en voix
    .name = prix en voix
    .plural = prix en voix
    .gender = masculine
    .after = { $horn_of }
param-breath_for-horn = Cor
    .name = cor
    .gender = masculine
param-breath_for-blower = Sonneur
    .name = sonneur
    .gender = masculine
procedure-blow_horn = Sonner du cor
    .name = sonnerie du cor
    .plural = sonneries du cor
    .gender = feminine
    .do = sonne { $horn_of }
param-blow_horn-blower = Sonneur
    .name = sonneur
    .gender = masculine
param-blow_horn-horn = Cor
    .name = cor
    .gender = masculine
event-wielded = Usage d'un bâton
    .name = usage d'un bâton
    .plural = usages d'un bâton
    .gender = masculine
    .as_bearer = tu te sers d'{ $staff_said ->
          [yes] { $staff_a }
         *[no] un bâton
        }
    .happens = { $bearer } se sert { $staff_of }
param-wielded-bearer = Porteur
    .name = porteur
    .gender = masculine
param-wielded-staff = Bâton
    .name = bâton
    .gender = masculine
formula-charge_for = Charge prise
    .name = charge prise
    .plural = charges prises
    .gender = feminine
    .after = par { $bearer }
param-charge_for-bearer = Porteur
    .name = porteur
    .gender = masculine
procedure-use_staff = Se servir d'un bâton
    .name = usage d'un bâton
    .plural = usages d'un bâton
    .gender = masculine
    .do = sers-toi { $staff_of }
param-use_staff-bearer = Porteur
    .name = porteur
    .gender = masculine
param-use_staff-staff = Bâton
    .name = bâton
    .gender = masculine
ability-bane-says = Contre quiconque est de la catégorie choisie, chacune de tes compétences augmente du bonus du fléau selon ton nombre de victimes de cette catégorie ; à ta vue, son moral baisse d'autant.
song-delvings-says = Chaque tour, tant que tu le chantes, chaque lieu inconnu voisin d'un lieu connu te devient connu si l'intensité du chant, moins la distance en cases qui t'en sépare, dépasse un jet de { $echo }.
song-freedom-says = Chaque tour, tant que tu le chantes, fais un jet de Chant pour chaque obstacle à portée de voix : contre la moitié de la profondeur en étages, arrondie à l'inférieur, plus { $easy }, plus la distance sonore, plus { $per_door } par porte fermée en chemin, plus la faiblesse d'un thème secondaire. Si tu réussis, il ne barre plus le passage.

## D'autres armes

field-weapon-slayer_of = Proie
    .name = proie
    .plural = proies
    .gender = feminine
    .is_any = { $who } a une proie
    .is_none = { $who } n'a pas de proie
member-weapon_trait-digging = Outil de terrassement
    .name = outil de terrassement
    .plural = outils de terrassement
    .gender = masculine
    .attribute = de terrassement
    .noun = outil de terrassement
    .noun_plural = outils de terrassement
formula-digs = Pouvoir de creuser
    .name = pouvoir de creuser
    .plural = pouvoirs de creuser
    .gender = masculine
    .after = { $who_of }
param-digs-who = Créature
    .name = créature
    .gender = feminine
weapon-throwing_axe = Hache de lancer
    .name = hache de lancer
    .plural = haches de lancer
    .gender = feminine
weapon-throwing_axe-text = Équilibrée pour ne tourner qu'une fois, et arriver le fil devant.
weapon-trident = Trident
    .name = trident
    .gender = masculine
weapon-trident-text = Trois pointes, pour qui ne se fie pas à une seule.
weapon-bastard_sword = Épée bâtarde
    .name = épée bâtarde
    .plural = épées bâtardes
    .gender = feminine
weapon-bastard_sword-text = Une poignée pour une main, ou pour deux, ou pour qui n'arrive pas à choisir.
weapon-shovel = Pelle
    .name = pelle
    .gender = feminine
weapon-shovel-text = Pour les éboulis. On l'a déjà abattue sur autre chose.
weapon-mattock = Pioche
    .name = pioche
    .gender = feminine
weapon-mattock-text = Pour la pierre. Les nains d'autrefois en brisaient des montagnes, et des crânes.
weapon-orc_slayer = Hache de combat fatale aux orques
    .name = hache de combat fatale aux orques
    .plural = haches de combat fatales aux orques
    .gender = feminine
weapon-orc_slayer-text = Il y a une rune sur la lame, et les orques savent la lire.

## Bijoux

kind-trinket = Bijou
    .name = bijou
    .gender = masculine
    .plural = Bijoux
    .plural_name = bijoux
constant-trinket-worn = Porté
    .name = porté
    .gender = masculine
    .is = tu le portes
    .is_not = tu ne le portes pas
slot-jewels = Bijoux portés
    .name = bijoux portés
    .gender = masculine
    .number = plural
    .holds = { $who_person ->
          [you] tu portes
         *[it] { $who } porte
        } { $x }
    .holds_not = { $who_person ->
          [you] tu ne portes
         *[it] { $who } ne porte
        } pas { $x }
    .empty = { $who_person ->
          [you] tu ne portes
         *[it] { $who } ne porte
        } pas de bijoux
    .full = { $who_person ->
          [you] tu portes
         *[it] { $who } porte
        } des bijoux
trinket-of_protection = Anneau de protection
    .name = anneau de protection
    .plural = anneaux de protection
    .gender = masculine
trinket-of_protection-text = Un simple cercle, et le mal de toute sorte s'y arrête : { $shelter } de protection en plus.
trinket-of_regeneration = Amulette de régénération
    .name = amulette de régénération
    .plural = amulettes de régénération
    .gender = feminine
trinket-of_regeneration-text = Les blessures se ferment, la voix revient, et l'on a faim.
trinket-of_free_action = Anneau de liberté d'action
    .name = anneau de liberté d'action
    .plural = anneaux de liberté d'action
    .gender = masculine
trinket-of_free_action-text = Rien ne te retient qui ne soit de fer.
trinket-of_sight = Amulette de vue
    .name = amulette de vue
    .plural = amulettes de vue
    .gender = feminine
trinket-of_sight-text = Ce qui ne veut pas être vu jette pour toi une ombre.
trinket-of_wrath = Amulette de Courroux
    .name = amulette de Courroux
    .plural = amulettes de Courroux
    .gender = feminine
trinket-of_wrath-text = Qui te regarde veut ta mort, et vient s'en charger.

## Malédictions

event-doffed = Retrait d'une chose maudite
    .name = retrait d'une chose maudite
    .plural = retraits d'une chose maudite
    .gender = masculine
    .as_wearer = tu ôtes ce qui est maudit
    .happens = { $wearer } ôte ce qui est maudit
param-doffed-wearer = Porteur
    .name = porteur
    .gender = masculine
ability-curse_breaking-says = Quand tu ôtes ce qui est maudit, la malédiction se brise, et tu n'es plus maudit.
formula-light_around = Lumière alentour
    .name = lumière
    .gender = feminine
    .after = autour { $who_of }
param-light_around-who = Créature
    .name = créature
    .gender = feminine

## Ennemis

weapon-orc_bow = Arc orque
    .name = arc orque
    .plural = arcs orques
    .gender = masculine
weapon-orc_bow-text = Corne et tendon, bandés par quelqu'un qui se moque bien du bois.
weapon-warg_bite = Morsure de warg
    .name = morsure de warg
    .plural = morsures de warg
    .gender = feminine
weapon-warg_bite-text = Il ne lâche pas.
weapon-werewolf_bite = Morsure de loup-garou
    .name = morsure de loup-garou
    .plural = morsures de loup-garou
    .gender = feminine
weapon-werewolf_bite-text = Derrière ces dents il y a une volonté, et ce n'est pas celle d'une bête.
weapon-spider_bite = Morsure d'araignée
    .name = morsure d'araignée
    .plural = morsures d'araignée
    .gender = feminine
weapon-spider_bite-text = D'abord, on la sent à peine.
weapon-great_spider_bite = Morsure de grande araignée
    .name = morsure de grande araignée
    .plural = morsures de grande araignée
    .gender = feminine
weapon-great_spider_bite-text = Deux crochets longs comme des poignards, et humides.
weapon-troll_hammer = Marteau de troll
    .name = marteau de troll
    .plural = marteaux de troll
    .gender = masculine
weapon-troll_hammer-text = Un rocher avec un manche.
weapon-chill_touch = Toucher glacé
    .name = toucher glacé
    .plural = touchers glacés
    .gender = masculine
weapon-chill_touch-text = La main des morts, qui veut de la compagnie.
weapon-dark_touch = Toucher de ténèbres
    .name = toucher de ténèbres
    .plural = touchers de ténèbres
    .gender = masculine
weapon-dark_touch-text = Là où il a passé, la lumière ne revient que lentement.
weapon-ember_touch = Toucher de braise
    .name = toucher de braise
    .plural = touchers de braise
    .gender = masculine
weapon-ember_touch-text = Une chaleur rouge, en forme de doigts.
weapon-flaming_sword = Épée de feu
    .name = épée de feu
    .plural = épées de feu
    .gender = feminine
weapon-flaming_sword-text = Forgée au feu le plus profond qui soit, et jamais éteinte.
weapon-serpent_fang = Crochet de serpent
    .name = crochet de serpent
    .plural = crochets de serpent
    .gender = masculine
weapon-serpent_fang-text = Rapide, et puis longtemps rien.
weapon-coils = Étreinte de serpent
    .name = étreinte de serpent
    .plural = étreintes de serpent
    .gender = feminine
weapon-coils-text = Chaque souffle que tu laisses aller, ils le gardent.
weapon-dragon_bite = Morsure de dragon
    .name = morsure de dragon
    .plural = morsures de dragon
    .gender = feminine
weapon-dragon_bite-text = Des dents comme des épées, disent les chants. Les chants ont raison.
weapon-bat_bite = Morsure de chauve-souris
    .name = morsure de chauve-souris
    .plural = morsures de chauve-souris
    .gender = feminine
weapon-bat_bite-text = Des ailes de cuir, et quelque chose de pointu entre les deux.
weapon-bone_claw = Griffe d'os
    .name = griffe d'os
    .plural = griffes d'os
    .gender = feminine
weapon-bone_claw-text = C'était la main de quelqu'un.
character-orc_scout = Éclaireur orque
    .name = éclaireur orque
    .plural = éclaireurs orques
    .gender = masculine
character-orc_archer = Archer orque
    .name = archer orque
    .plural = archers orques
    .gender = masculine
character-orc_captain = Capitaine orque
    .name = capitaine orque
    .plural = capitaines orques
    .gender = masculine
character-orc_champion = Champion orque
    .name = champion orque
    .plural = champions orques
    .gender = masculine
character-warg = Warg
    .name = warg
    .plural = wargs
    .gender = masculine
character-werewolf = Loup-garou
    .name = loup-garou
    .plural = loups-garous
    .gender = masculine
character-wolf_lord = Seigneur des loups
    .name = seigneur des loups
    .plural = seigneurs des loups
    .gender = masculine
character-cave_spider = Araignée des cavernes
    .name = araignée des cavernes
    .plural = araignées des cavernes
    .gender = feminine
character-great_spider = Grande araignée
    .name = grande araignée
    .plural = grandes araignées
    .gender = feminine
character-hill_troll = Troll des collines
    .name = troll des collines
    .plural = trolls des collines
    .gender = masculine
character-stone_troll = Troll de pierre
    .name = troll de pierre
    .plural = trolls de pierre
    .gender = masculine
character-wight = Être des tertres
    .name = être des tertres
    .plural = êtres des tertres
    .gender = masculine
character-shade = Ombre
    .name = ombre
    .plural = ombres
    .gender = feminine
character-ember = Esprit de braise
    .name = esprit de braise
    .plural = esprits de braise
    .gender = masculine
character-balrog = Balrog
    .name = balrog
    .plural = balrogs
    .gender = masculine
character-fen_serpent = Serpent des marais
    .name = serpent des marais
    .plural = serpents des marais
    .gender = masculine
character-great_serpent = Grand serpent
    .name = grand serpent
    .plural = grands serpents
    .gender = masculine
character-fire_drake = Jeune dragon de feu
    .name = jeune dragon de feu
    .plural = jeunes dragons de feu
    .gender = masculine
character-frost_drake = Jeune dragon de glace
    .name = jeune dragon de glace
    .plural = jeunes dragons de glace
    .gender = masculine
character-easterling = Oriental
    .plural = Orientaux
    .gender = masculine
character-great_bat = Grande chauve-souris
    .name = grande chauve-souris
    .plural = grandes chauves-souris
    .gender = feminine
character-walking_dead = Mort-vivant
    .name = mort-vivant
    .plural = morts-vivants
    .gender = masculine

## Le glossaire

term-check = Test
    .text = Deux jets l'un contre l'autre : chaque camp lance un dé à vingt faces et ajoute un score. Celui qui agit doit obtenir plus que celui qui résiste.
term-margin = Marge
    .text = L'écart dont un jet dépasse l'autre.
term-critical = Coup critique
    .text = Un coup dont le jet d'attaque dépasse de si loin le jet d'Esquive que des dés de dégâts s'ajoutent. Plus l'arme est lourde, plus la marge doit être grande : voir [la table](entry:figure.critical_margins).
term-protection = Protection
    .text = Ce que l'armure retranche aux dégâts d'un coup. Ses dés sont relancés à chaque coup.

## Termes fixés : un texte qui emploie l'un de ces termes se traduit par le mot d'ici

gloss-critical_hit = coup critique
    .plural = coups critiques
gloss-free_attack = attaque gratuite
    .plural = attaques gratuites
gloss-experience = expérience
gloss-morale = moral
gloss-polearm = arme d'hast
    .plural = armes d'hast
gloss-shield = bouclier
    .plural = boucliers
gloss-main_attack = attaque principale
    .plural = attaques principales
gloss-damage_die = dé de dégâts
    .plural = dés de dégâts
gloss-protection_die = dé de protection
    .plural = dés de protection
book-cover = Une couronne de fer sous le ciel nocturne. De ses trois joyaux, celui du milieu brille.
ability-power-image = Une hache de bataille, le tranchant tourné vers la droite.
ability-charge-image = Une lance, la pointe en avant, suivie de traits de vitesse.
