### Les mots de Sil-Q dont le livre fait ses phrases, en plus de ceux de Sil, dont le fichier porte le glossaire. Format : book/PHRASES.md.

pack-title = Sil-Q

## Capacités d'Esquive

ability-blocking = Blocage
    .gender = masculine
ability-blocking-text = Campe-toi derrière ton bouclier. Si tu n'as pas bougé au tour précédent, ses dés de protection sont multipliés par { $factor }, d'où que vienne l'attaque et quelle qu'elle soit.
ability-blocking-note = La traduction japonaise donne encore la règle de la version d'avant : le double contre les tirs, et en mêlée seulement lors d'un tour passé à attendre. Dans les données de 1.5.0, l'effet vaut contre toute attaque dès lors que tu n'as pas bougé ; nous suivons ici les données.

## Chants de guerre

song-challenge-note = La traduction japonaise dit seulement que le moral monte ; de combien, c'est Sil-G qui le dit : de la marge, jusqu'à la limite donnée ici. Les livres de règles ne précisent pas l'arrondi du quotient : le jeu compte en nombres entiers, il est donc arrondi à l'inférieur.

## Chants des chemins

song-delvings-note = Le manuel borne aussi le chant à Chant + 10 cases ; rien d'aussi lointain ne peut réussir le jet, et cette borne est donc inutile.

## Chants du foyer

song-staying-note = Sil-G, d'après 1.4.2, ajoute le Chant entier à la Volonté ; depuis 1.5.0, c'est la moitié.

## Peuples

race-noldor-note = La traduction japonaise dit de toute maîtrise d'arme qu'elle augmente la Mêlée tant qu'on a l'arme en main. Un arc ne porte pas de coups ; ici, c'est donc le tir qui en profite.
house-finarfin-note = Sil-G donne la Constitution à cette maison ; les données de toutes les versions lui donnent la Grâce.

## Armes et armures

weapon-longbow-note = La traduction japonaise le montre encore avec un seul dé à dix faces, celui d'autrefois ; depuis 1.4.2, il en a deux à quatre faces.
weapon-dagger-note = La traduction japonaise lui donne 0,8 lb, et à côté les coups critiques d'une demi-livre : 8, 15 et 23. Une demi-livre, c'est ce que disent les données depuis 1.3.0.
weapon-greatsword-note = La traduction japonaise lui donne 7 lb ; les données de 1.4.2 et de 1.5.0, 6.

## Personnages

character-hero = Guerrier de la Maison de Fingolfin
    .name = guerrier de la Maison de Fingolfin
    .plural = guerriers de la Maison de Fingolfin
    .gender = masculine
character-singer = Chanteuse de la Maison de Finarfin
    .name = chanteuse de la Maison de Finarfin
    .plural = chanteuses de la Maison de Finarfin
    .gender = feminine

## Trouvailles


## Ce que cette édition est seule à avoir

ability-outwit = Malice
    .gender = feminine
ability-outwit-text = Tu vois où le coup veut aller. Quand un coup critique va te frapper, ta Perception se mesure à celle de l'ennemi : si tu l'emportes, il n'a plus rien de critique.
ability-formidable = Redoutable
    .gender = masculine
ability-formidable-text = Blessé ou non, tu es celui dont on les avait prévenus. Tes blessures ne donnent aucun courage à tes ennemis ; et quand tu abats un ennemi en mêlée, tous ceux qui le voient se mesurent à ta Volonté, et ceux qui cèdent prennent peur.
ability-oath = Serment
    .gender = masculine
ability-oath-text = Tu jures, et tant que tu tiens parole, ta parole te tient. Miséricorde, ne verser le sang ni des Hommes ni des Elfes : ta Grâce augmente de { $kindness }. Silence, repartir comme tu es venu, sans chanter : ta Force augmente de { $might }. Fer, ne jamais remonter un escalier sans Silmaril : ta Constitution augmente de { $endurance }. Un serment rompu ne se prête plus.
ability-oath-note = Le jeu demande confirmation avant de te laisser rompre un serment.
enum-vow = Serment
    .name = serment
    .gender = masculine
member-vow-mercy = Miséricorde
    .name = miséricorde
    .gender = feminine
    .attribute = de miséricorde
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-vow-silence = Silence
    .name = silence
    .gender = masculine
    .attribute = de silence
    .bare = { $case ->
          [is] the
         *[other] yes
        }
member-vow-iron = Fer
    .name = fer
    .gender = masculine
    .attribute = de fer
    .bare = { $case ->
          [is] the
         *[other] yes
        }
parameter-oath-sworn = Serment
    .name = serment
    .plural = serments
    .gender = masculine
    .chosen = serment que tu as prêté
event-climbed = Montée
    .name = montée
    .gender = feminine
    .as_climber = tu montes un escalier
    .happens = { $climber } monte un escalier
param-climbed-climber = Qui monte
    .name = grimpeur
    .gender = masculine
ability-cruel_blow-note = La difficulté est celle du livre de règles, qui est celle de 1.4.2 : 20 moins 40/(n + 2) pour n dés critiques. Les données de 1.5.0 ont 30 moins 60/(n + 2). Un jet qui doit dépasser une difficulté la dépasse une fois arrondie au supérieur.
enum-fate = Sort
    .name = sort
    .gender = masculine
member-fate-killed = Tué
    .name = { $case ->
          [is] « tué »
         *[other] tué
        }
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] tuées
             *[masculine] tués
            }
         *[singular] { $gender ->
              [feminine] tuée
             *[masculine] tué
            }
        }
    .bare = yes
member-fate-spared = Dégâts ordinaires
    .name = dégâts ordinaires
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] épargnées
             *[masculine] épargnés
            }
         *[singular] { $gender ->
              [feminine] épargnée
             *[masculine] épargné
            }
        }
    .number = plural
table-fate_of = Sort sous le Chant de mort
    .name = sort sous le Chant de mort
    .plural = sorts sous le Chant de mort
    .gender = masculine
    .after = selon { $power } et { $health }
param-fate_of-power = Force du chant
    .name = force du chant
    .plural = forces du chant
    .gender = feminine
param-fate_of-health = Santé
    .name = santé
    .gender = feminine
song-of_slaying = Chant de mort
    .plural = Chants de mort
    .gender = masculine
song-of_slaying-text = Tu chantes la fin de toute chose. Un coup critique que tu portes en mêlée n'a pas besoin de blesser : il tue sur-le-champ quiconque n'a pas plus de santé que ton Chant multiplié par { $factor }. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-mastery = Chant de maîtrise
    .plural = Chants de maîtrise
    .gender = masculine
song-mastery-text = Tu chantes comme Finrod devant Sauron, volonté contre volonté. Chaque ennemi à portée de voix est mis à l'épreuve, avec des dés à part, et qui cède reste comme enchaîné, sans rien pouvoir faire. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-mastery-note = Il vient des chants de pouvoir de Finrod et de Sauron. Les données de 1.4.2 demandent un jet contre la Volonté plus 7, et un point de voix.
status-mastered = Sujétion
    .name = sujétion
    .gender = feminine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] subjuguées
             *[masculine] subjugués
            }
         *[singular] { $gender ->
              [feminine] subjuguée
             *[masculine] subjugué
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
check-duel_of_songs = Duel de chants
    .name = duel de chants
    .plural = duels de chants
    .gender = masculine
    .succeeds = { $singer_person ->
          [you] tu domines
         *[it] { $singer } domine
        } { $foe } dans un duel de chants
    .fails = { $singer_person ->
          [you] tu ne domines
         *[it] { $singer } ne domine
        } pas { $foe } dans un duel de chants
param-duel_of_songs-singer = Chanteur
    .name = chanteur
    .gender = masculine
param-duel_of_songs-power = Force du chant
    .name = force du chant
    .plural = forces du chant
    .gender = feminine
param-duel_of_songs-foe = Ennemi
    .name = ennemi
    .gender = masculine

## Profondeurs et bruits

formula-shallowest = Profondeur minimale
    .name = profondeur minimale
    .plural = profondeurs minimales
    .gender = feminine
    .after = pour { $who }
enum-way_down = Descente
    .name = voie de descente
    .plural = voies de descente
    .gender = feminine
member-way_down-stairs = Escalier
    .name = escalier
    .gender = masculine
    .attribute = escalier
member-way_down-shaft = Puits
    .name = puits
    .gender = masculine
    .attribute = puits
table-descent = Descente
    .name = descente
    .gender = feminine
    .after = par { $way }
param-descent-way = Voie
    .name = voie
    .gender = feminine
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
procedure-breathe = Souffler
    .name = souffle
    .gender = masculine
    .do = souffle sur { $target }
param-breathe-target = Cible
    .name = cible
    .gender = feminine
param-breathe-element = Élément
    .name = élément
    .gender = masculine
param-breathe-squares = Cases
    .name = nombre de cases
    .plural = nombres de cases
    .gender = masculine
step-breathe-strength = Force du souffle
    .name = force du souffle
    .plural = forces du souffle
    .gender = feminine
step-breathe-guarded = Jet de protection
    .name = jet de protection
    .plural = jets de protection
    .gender = masculine
step-breathe-taken = Dégâts subis
    .name = dégâts subis
    .plural = dégâts subis
    .gender = masculine
    .number = plural
step-breathe-harm = Blessure
    .name = blessure
    .gender = feminine
param-breathe-breath = Souffle
    .name = souffle
    .gender = masculine
formula-breath_lost = Dés perdus par un souffle
    .name = nombre de dés perdus
    .plural = nombres de dés perdus
    .gender = masculine
    .after = sur { $squares }
param-breath_lost-squares = Cases
    .name = nombre de cases
    .plural = nombres de cases
    .gender = masculine
ability-puncture-note = Sil-G, d'après 1.4.2, laisse passer 3 points ; depuis 1.5.0, c'est 5.
ability-master_hunter-note = Sil-G, d'après 1.4.2, s'arrête au quart de la Perception ; depuis 1.5.0, c'est la moitié.
ability-inner_light-note = Sil-G, d'après 1.4.2, donne 1 ; depuis 1.5.0, c'est 2.
ability-majesty-note = D'anciens manuels donnent aussi un point de moral pour 4 points de Volonté. Les données de 1.4.2 et de 1.5.0 ont la moitié de la différence, comme ce livre de règles.
song-thresholds-note = Dans 1.4.2, et donc dans Sil-G, il demande un Chant de 6.


## Lois des profondeurs

kind-law = Loi
    .name = loi
    .gender = feminine
    .plural = Lois
    .plural_name = lois
law-pull = Appel des ténèbres
    .name = appel des ténèbres
    .plural = appels des ténèbres
    .gender = masculine
law-pull-text = Tout ce qui entre dans Angband est attiré vers le bas. L'étage le moins profond dont tu retrouves encore le chemin s'enfonce d'heure en heure, et d'autant plus vite que tu es plus bas que lui.
law-pull-note = Le livre de règles parle d'un dixième plus vite par étage ; les données, de 3 parts sur 85, et c'est ce qui figure ici.
law-pull-says = À chaque tour, les ténèbres t'attirent de { $pace } parts, et de { $haste } parts de plus par étage dont tu es plus bas qu'il ne le faut.
formula-floors_under = Étages sous le moins profond
    .name = nombre d'étages sous le moins profond
    .plural = nombres d'étages sous le moins profond
    .gender = masculine
    .after = là où { $who_person ->
          [you] tu es
         *[it] { $who } se trouve
        }
param-floors_under-who = Créature
    .name = créature
    .gender = feminine
param-shallowest-who = Créature
    .name = créature
    .gender = feminine
formula-throne_at = Profondeur du trône
    .name = profondeur du trône
    .plural = profondeurs du trône
    .gender = feminine
formula-way_out = Issue
    .name = issue
    .gender = feminine
    .is = l'issue est ouverte à { $who }
    .is_not = l'issue est fermée à { $who }
param-way_out-who = Créature
    .name = créature
    .gender = feminine

## Les Elfes et leur fléau

formula-elf_scorn = Mépris des Elfes
    .name = mépris des Elfes
    .gender = masculine
    .after = pour { $hero }
param-elf_scorn-foe = Ennemi
    .name = ennemi
    .gender = masculine
param-elf_scorn-hero = Héros
    .name = héros
    .plural = héros
    .gender = masculine

## Serments

formula-earlier_breaches = Manquements antérieurs
    .name = nombre de manquements antérieurs
    .plural = nombres de manquements antérieurs
    .gender = masculine
    .after = à { $vow } { $who_person ->
          [you] de ta part
         *[it] de la part { $who_of }
        }
param-earlier_breaches-who = Créature
    .name = créature
    .gender = feminine
param-earlier_breaches-vow = Serment
    .name = serment
    .gender = masculine
ability-formidable-note = La traduction japonaise dit, dans son chapitre sur le moral, que c'est l'Indomptable qui cache tes blessures ; c'est cette capacité-ci.
ability-formidable-note-2 = Aucun livre de règles ne dit combien dure la peur : autant de tours que la marge du jet, c'est de nous.

## Notes

house-beor-note = Sil-G donne aussi la Constitution à cette maison ; les données de toutes les versions lui donnent la Grâce.
ability-crippling_shot-note = La difficulté est celle d'un Coup cruel, et donc celle du livre de règles : les données de 1.5.0 l'ont rendue depuis plus dure à soutenir.
weapon-longbow-note-2 = Le texte français et Sil-G comptent les faces d'un seul dé pour la portée d'un arc ; ce livre de règles et les jeux comptent tous les dés. Pour celui-ci, cela fait douze cases, et non six.
house-falas-note = La traduction japonaise dit qu'elle compense une faiblesse de son peuple. Les Sindar n'en ont pas ; seuls les Naugrim tirent mal.
ability-expertise-note = La traduction japonaise ne nomme aucune capacité à avoir d'abord ; les données demandent l'Enchantement.
song-elbereth-note = La traduction japonaise compte les portes closes sur le chemin du son pour un seul chant, celui de la liberté. Les jeux les comptent pour tous ; ici, c'est comme le dit le livre de règles.
song-elbereth-note-2 = Le manuel de 1.5.0 et Sil-G donnent un tiers de point de voix ; les données de 1.4.2 et de 1.5.0 et la traduction japonaise, un point entier. Morgoth est hors de portée du chant : il ne figure pas dans ces règles.

## Trouver

formula-searching = Apport d'une fouille
    .name = apport d'une fouille
    .plural = apports d'une fouille
    .gender = masculine
    .after = pour { $look } à { $squares }
param-searching-look = Regard
    .name = regard
    .gender = masculine
param-searching-squares = Cases
    .name = nombre de cases
    .plural = nombres de cases
    .gender = masculine
param-find_out-light = Lumière à cet endroit
    .name = lumière à cet endroit
    .plural = lumières à cet endroit
    .gender = feminine
set-in_cone = ennemi dans le cône du souffle
    .gender = masculine
    .name = ennemi
    .plural = ennemis
    .after = dans le cône du souffle { $breather_of }
procedure-breathe_out = Cracher un souffle
    .name = souffle en cône
    .plural = souffles en cône
    .gender = masculine
    .do = souffle sur tout le cône
param-breathe_out-breather = Souffleur
    .name = souffleur
    .gender = masculine
param-breathe_out-plume = Souffle
    .name = souffle
    .gender = masculine
param-breathe_out-element = Élément
    .name = élément
    .gender = masculine

## Héros

character-falas_archer = Archère des Falas
    .name = archère des Falas
    .plural = archères des Falas
    .gender = feminine
character-doriath_singer = Chanteuse de Doriath
    .name = chanteuse de Doriath
    .plural = chanteuses de Doriath
    .gender = feminine
character-haleth_scout = Éclaireuse du peuple de Haleth
    .name = éclaireuse du peuple de Haleth
    .plural = éclaireuses du peuple de Haleth
    .gender = feminine
character-hador_champion = Champion de la Maison de Hador
    .name = champion de la Maison de Hador
    .plural = champions de la Maison de Hador
    .gender = masculine
character-belegost_guard = Garde de Belegost
    .name = garde de Belegost
    .plural = gardes de Belegost
    .gender = masculine
character-nogrod_smith = Forgeron de Nogrod
    .name = forgeron de Nogrod
    .plural = forgerons de Nogrod
    .gender = masculine
character-beor_watcher = Guetteur de la Maison de Bëor
    .name = guetteur de la Maison de Bëor
    .plural = guetteurs de la Maison de Bëor
    .gender = masculine

## Plans

chance-breathing_space = Chance d'un souffle
    .name = chance d'un souffle
    .plural = chances d'un souffle
    .gender = feminine
formula-young_breath = Souffle d'un jeune dragon
    .name = souffle d'un jeune dragon
    .plural = souffles d'un jeune dragon
    .gender = masculine
plan-archer = Archer
    .name = archer
    .gender = masculine
plan-patient = Patience
    .name = patience
    .gender = feminine
plan-breathing = Souffle et crocs
    .name = souffle et crocs
    .gender = masculine
ability-whirlwind-image = Une épée entre des flèches qui tournent en rond.
