### Les mots de Sil-G dont le livre fait ses phrases, en plus de ceux de Sil, dont le fichier porte le glossaire. Format : book/PHRASES.md.

pack-title = Sil-G

## Temps, éléments, trouvailles

clock-beat = Demi-seconde
    .name = demi-seconde
    .plural = demi-secondes
    .gender = feminine
status-busy = Occupation
    .name = compte
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] occupées
             *[masculine] occupés
            }
         *[singular] { $gender ->
              [feminine] occupée
             *[masculine] occupé
            }
        }
    .gain = { $who } { $who_person ->
          [you] es
         *[it] est
        } { $attribute } { $amount_said ->
          [yes] pendant { $amount }
         *[no] {""}
        } { $lasts }
status-busy-text = Ce que tu fais n'est pas fini. Ton tour vient quand le compte est bon.
procedure-take_turn = Jouer son tour
    .name = tour
    .gender = masculine
    .do = joue ton tour
param-take_turn-who = Créature
    .name = créature
    .gender = feminine
table-action_beats = Durée d'une action en demi-secondes
    .name = durée d'une action en demi-secondes
    .plural = durées d'une action en demi-secondes
    .gender = feminine
    .after = à { $speed }
param-action_beats-speed = Vitesse
    .name = vitesse
    .gender = feminine
formula-action_seconds = Durée d'une action en secondes
    .name = durée d'une action en secondes
    .plural = durées d'une action en secondes
    .gender = feminine
    .after = à { $speed }
param-action_seconds-speed = Vitesse
    .name = vitesse
    .gender = feminine
param-faded-turns = Tours
    .name = nombre de tours
    .plural = nombres de tours
    .gender = masculine
formula-breath_falloff = Ce que la distance ôte à un souffle
    .name = perte d'un souffle avec la distance
    .plural = pertes d'un souffle avec la distance
    .gender = feminine
    .after = sur { $squares }
param-breath_falloff-squares = Cases
    .name = nombre de cases
    .plural = nombres de cases
    .gender = masculine
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
    .gender = feminine
step-breathe-guarded = Jet de protection
    .name = jet de protection
    .plural = jets de protection
    .gender = masculine
step-breathe-taken = Dégâts subis
    .name = dégâts subis
    .gender = masculine
    .number = plural
step-breathe-harm = Blessure
    .name = blessure
    .gender = feminine
formula-printed_stance = Attitude telle qu'imprimée
    .name = attitude selon la lettre
    .plural = attitudes selon la lettre
    .gender = feminine
    .after = pour { $morale }
param-printed_stance-morale = Moral
    .name = moral
    .gender = masculine

## Découvrir, désamorcer, éveiller

param-breathe-breath = Souffle
    .name = souffle
    .gender = masculine

## Capacités

ability-puncture-note = Depuis 1.5.0, c'est cinq.
ability-master_hunter-note = Dans l'exemple que donne Sil-G, trois victimes valent aussitôt trois points ; avec la Perception que la capacité exige, on ne dépasse pas deux. Depuis 1.5.0, la limite est la moitié.
ability-forewarned = Prescience
    .gender = feminine
ability-forewarned-text = Il n'est ennemi dont tu n'aies entendu parler, et ce que tu ramasses ne te cache pas sa malédiction. Si tu as mis plus de points dans la Perception que dans l'Esquive, ton Esquive augmente de ta Perception divisée par { $part }, arrondie à l'inférieur.
ability-cruel_blow-note = Dans les jeux, la difficulté croît de moins en moins à chaque dé critique ; ici, elle monte en ligne droite.
ability-hardiness = Endurance
    .gender = feminine
ability-hardiness-text = Tu es plus dur que ton armure. Un dé de plus te protège contre tout ce qui blesse ; il a autant de faces que ta Volonté divisée par { $part }, arrondie à l'inférieur.
ability-critical_resistance = Résistance aux coups critiques
    .plural = Résistances aux coups critiques
    .gender = feminine
ability-critical_resistance-text = Tu accompagnes le coup, si bien qu'il ne trouve jamais l'endroit qu'il cherchait. Il faut davantage pour te porter un coup critique : un point { $part ->
      [one] par point
     *[other] tous les { $part } points
    } de ta Volonté.
ability-critical_resistance-note = Sil-G demande une capacité dont il écrit le nom à sa façon, et que nul ne pourrait apprendre ; c'est l'Endurance qu'il faut lire.
ability-majesty-note = Plus loin, la liste de ce qui touche au moral donne plutôt, dans Sil-G, un point pour quatre de ta Volonté. C'est la règle d'un jeu plus ancien ; nous suivons ici ce que dit la capacité elle-même.

## Chants

song-elbereth-note = Le tiers de point de voix de Sil-G vient du manuel des jeux ; leurs données disent un point entier. Morgoth est hors de portée du chant : il ne figure pas dans ces règles.
song-challenge-note = Sil-G ne précise pas l'arrondi du quotient. Les jeux comptent en nombres entiers, il est donc arrondi à l'inférieur.
song-staying-text = Tu chantes ceux qui n'ont pas cédé. Ta protection augmente de { $shelter } contre tout ce qui blesse, et ta Volonté de ton Chant tout entier. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-staying-note = Depuis 1.5.0, seule la moitié du Chant s'ajoute à la Volonté.
song-mastery = Chant de maîtrise
    .plural = Chants de maîtrise
    .gender = masculine
song-mastery-text = Tu chantes, et ils obéissent. Ton Chant se mesure à la Volonté de chaque ennemi, plus { $proud }, plus la distance que le son doit parcourir. Si tu l'emportes, l'ennemi reste où il est et laisse passer son tour. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-mastery-note = Depuis 1.5.0, l'épreuve est autre, et le chant coûte le double.
song-whetting = Chant de l'affûtage
    .plural = Chants de l'affûtage
    .gender = masculine
song-whetting-text = Tu chantes la meule et ce qu'il reste à trancher. Une lame que ton chant peut porter devient acérée : ce que l'armure arrête de ses coups est divisé par { $part }, arrondi à l'inférieur. Plus tu as de Chant, plus elle peut être lourde ; deux lames ne doivent pas peser trop à elles deux. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-whetting-note = Sil-G ne dit pas ce que fait le tranchant. Dans les jeux, une arme acérée réduit de moitié ce que l'armure arrête.
formula-whetted = Poids que le chant affûte
    .name = poids que le chant affûte
    .plural = poids que le chant affûte
    .gender = masculine
    .after = pour { $song }
param-whetted-song = Chant
    .name = Chant
    .gender = masculine
formula-to_whet = Poids à affûter
    .name = poids à affûter
    .plural = poids à affûter
    .gender = masculine
    .after = pour { $weapon }
param-to_whet-weapon = Arme
    .name = arme
    .gender = feminine
param-to_whet-kind = Sorte d'attaque
    .name = sorte d'attaque
    .plural = sortes d'attaque
    .gender = feminine
param-to_whet-first = Première arme
    .name = première arme
    .plural = premières armes
    .gender = feminine

## Peuples

house-finarfin-note = Les données des jeux, dans toutes leurs versions, donnent la Grâce à cette maison ; Sil-G lui donne la Constitution.
house-beor-note = Les données des jeux, dans toutes leurs versions, donnent la Grâce à cette maison ; Sil-G lui donne la Constitution.
race-noldor-note = Sil-G dit une fois que tous les Elfes manient bien les lames, puis nomme pour chacun de leurs peuples une maîtrise de l'arc qu'il n'explique jamais. C'est l'arc que nous gardons, comme dans les jeux.
race-sindar-note = Sil-G dit une fois que tous les Elfes manient bien les lames, puis nomme pour chacun de leurs peuples une maîtrise de l'arc qu'il n'explique jamais. C'est l'arc que nous gardons, comme dans les jeux.
house-doriath-note = Sil-G appelle cela une maîtrise. Avec le don de leur peuple, c'en est une : deux affinités, non trois.
house-nogrod-note = Sil-G appelle cela une maîtrise. Avec le don de leur peuple, c'en est une : deux affinités, non trois.

## Personnages

ability-expertise-note = Sil-G ne demande aucune capacité avant celle-ci ; les données des jeux demandent l'Enchantement, et nous les suivons.
ability-sprinting-note-2 = Sil-G connaît une quatrième vitesse, mais la refuse à qui court.
figure-seconds = Durée d'une action en secondes
    .rows = Vitesse
    .cell = secondes
figure-checks = Chances de réussir un jet de compétence
    .rows = Compétence au-dessus de la difficulté
    .cell = chance de réussite
character-hero = Lancier de la Maison de Hador
    .name = lancier de la Maison de Hador
    .plural = lanciers de la Maison de Hador
    .gender = masculine


## Balayages, et deux manières à deux armes

procedure-sweep = Balayer
    .name = balayage
    .plural = balayages
    .gender = masculine
    .do = balaie tout alentour, { $target } avec le reste
param-sweep-target = Cible
    .name = cible
    .gender = feminine
param-sweep-kind = Sorte d'attaque
    .name = sorte d'attaque
    .plural = sortes d'attaque
    .gender = feminine
    .attack = une attaque de la sorte choisie
param-sweep-charging = Charge
    .name = charge
    .gender = feminine
    .is = c'est une charge
    .is_not = ce n'est pas une charge
local-sweep-shown = Dé pour toucher
    .name = dé pour toucher
    .plural = dés pour toucher
    .gender = masculine
local-sweep-dealt = Jet de dégâts
    .name = jet de dégâts
    .plural = jets de dégâts
    .gender = masculine
procedure-sidestep = Se dérober
    .name = dérobade
    .plural = dérobades
    .gender = feminine
    .do = { $foe_person ->
          [you] tente de te dérober
         *[it] { $foe } tente de se dérober
        }
param-sidestep-foe = Ennemi
    .name = ennemi
    .gender = masculine
local-sidestep-shown = Dé d'Esquive
    .name = dé d'Esquive
    .plural = dés d'Esquive
    .gender = masculine
local-sweep-crits = Dés critiques pour chaque ennemi
    .name = dés critiques
    .gender = masculine
    .number = plural
ability-whirlwind = Tourbillon
    .name = tourbillon
    .plural = Tourbillon
    .gender = masculine
ability-whirlwind-text = Une fois ton arme lancée, tu ne vois aucune raison de l'arrêter. Un seul jet pour toucher et un seul jet de dégâts valent pour tous les ennemis autour de toi, et chacun esquive pour soi. Ceux que tu touches avec le moins de dés critiques passent d'abord ; chaque dé critique n'est lancé qu'une fois, et tous ceux qui suivent le subissent aussi. Là où tu pourrais embrocher, tu tournoies.
ability-impale-text = Une longue pointe ne s'arrête pas au premier. Avec une arme d'hast ou un espadon, ton attaque principale est une attaque perforante, et elle traverse jusqu'à l'ennemi qui se tient juste derrière celui que tu frappes. Avec une seconde arme en main, tu peux, au lieu de cela, frapper des deux.
enum-manner = Manière de frapper
    .name = manière de frapper
    .plural = manières de frapper
    .gender = feminine
member-manner-thrust = Embrocher
    .name = { $case ->
          [is] d'embrocher
         *[other] embrocher
        }
    .gender = masculine
    .attribute = d'embrocher
    .bare = yes
member-manner-both_blades = Les deux armes
    .name = les deux armes
    .gender = feminine
    .number = plural
    .attribute = des deux armes
    .bare = yes
procedure-run_through = Embrocher
    .name = attaque perforante
    .plural = attaques perforantes
    .gender = feminine
    .do = embroche { $target }
param-run_through-target = Cible
    .name = cible
    .gender = feminine
param-run_through-charging = Charge
    .name = charge
    .gender = feminine
    .is = c'est une charge
    .is_not = ce n'est pas une charge

## Tirs au contact

ability-whirlwind-says = Tes attaques principales ordinaires, de flanc et de repli balaient la cible et tous les autres ennemis adjacents. Un seul dé pour toucher et un seul jet de dégâts valent pour tous ; chaque ennemi a son propre jet d'Esquive et sa propre protection. Ils sont frappés dans l'ordre de leurs dés critiques, les moins nombreux d'abord, et ce que les dés critiques ajoutent pour l'un s'ajoute pour tous ceux qui suivent.
ability-impale-says = Tes attaques principales ordinaires, de flanc et de repli avec une arme d'hast ou un espadon sont des attaques perforantes, contre la cible et contre l'ennemi juste derrière elle. Si tu as Combat à deux armes et que tu tiens une seconde arme, tu peux choisir, au lieu de cela, de frapper la cible des deux armes.
event-tempted = Garde baissée
    .name = garde baissée
    .plural = gardes baissées
    .gender = feminine
    .as_foe = { $shooter } bande son arc à côté de toi
    .as_shooter = tu bandes ton arc à côté { $foe_of }
    .happens = { $shooter } bande son arc à côté { $foe_of }
param-tempted-foe = Ennemi
    .name = ennemi
    .gender = masculine
param-tempted-shooter = Tireur
    .name = tireur
    .gender = masculine
enum-reply = Réplique à un tir
    .name = réplique
    .gender = feminine
member-reply-strike_at_once = Frapper aussitôt
    .name = { $case ->
          [is] de frapper aussitôt
         *[other] frapper aussitôt
        }
    .gender = masculine
    .attribute = de frapper aussitôt
    .bare = yes
member-reply-bide = Attendre son heure
    .name = { $case ->
          [is] d'attendre son heure
         *[other] attendre son heure
        }
    .gender = masculine
    .attribute = d'attendre son heure
    .bare = yes
status-easy_mark = Cible facile
    .name = cible facile
    .plural = cibles faciles
    .gender = feminine
    .attribute = à l'affût d'une cible facile
    .is = { $who_person ->
          [you] tu vois
         *[it] { $who } voit
        } une cible facile
    .is_not = { $who_person ->
          [you] tu ne vois
         *[it] { $who } ne voit
        } pas de cible facile
    .gain = { $who_person ->
          [you] tu vois
         *[it] { $who } voit
        } une cible facile { $lasts }
status-easy_mark-text = Quelqu'un a baissé sa garde, et tu l'as vu : ton prochain coup est de moitié plus difficile à esquiver.

## Peuples

unit-inch = po
    .name = pouce
    .plural = pouces
kind-stature = Stature
    .name = stature
    .gender = feminine
    .plural = Statures
    .plural_name = statures
    .bare = yes
field-stature-race = Peuple
    .name = peuple
    .gender = masculine
field-stature-youngest = Âge minimal
    .name = âge minimal
    .plural = âges minimaux
    .gender = masculine
field-stature-oldest = Âge maximal
    .name = âge maximal
    .plural = âges maximaux
    .gender = masculine
field-stature-height = Taille
    .name = taille
    .gender = feminine
field-stature-height_spread = Écart de taille
    .name = écart de taille
    .plural = écarts de taille
    .gender = masculine
field-stature-weight = Poids
    .name = poids
    .plural = poids
    .gender = masculine
field-stature-weight_spread = Écart de poids
    .name = écart de poids
    .plural = écarts de poids
    .gender = masculine
stature-of_noldor = Noldor
    .plural = Noldor
    .gender = masculine
    .number = plural
stature-of_sindar = Sindar
    .plural = Sindar
    .gender = masculine
    .number = plural
stature-of_naugrim = Naugrim
    .plural = Naugrim
    .gender = masculine
    .number = plural
stature-of_edain = Edain
    .plural = Edain
    .gender = masculine
    .number = plural

## Faim, souffle

member-hunger-gorged = Gavé
    .name = { $case ->
          [is] « gavé »
         *[other] gavé
        }
    .gender = masculine
    .attribute = { $number ->
          [plural] { $gender ->
              [feminine] gavées
             *[masculine] gavés
            }
         *[singular] { $gender ->
              [feminine] gavée
             *[masculine] gavé
            }
        }
    .bare = yes
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

## Veille et transe

clock-minute = Minute
    .name = minute
    .gender = feminine
status-entranced-text = Tu restes là, le regard fixe, jusqu'à ce qu'on t'attaque, ou que le temps te réveille.
procedure-entrance = Envoûter
    .name = envoûtement
    .plural = envoûtements
    .gender = masculine
    .do = envoûte { $who } pendant { $turns } tours
param-entrance-who = Créature
    .name = créature
    .gender = feminine
param-entrance-turns = Tours
    .name = nombre de tours
    .plural = nombres de tours
    .gender = masculine

## Notes

ability-rout-note = Sil-G parle de cinq points de Dextérité ; pour un tir, c'est la même chose.
ability-poison_resistance-note = Sil-G écrit la seconde des deux à sa façon ; c'est l'Endurance qui est visée.
weapon-longbow-note = Ici, un arc porte à une fois et demie le nombre de faces d'un de ses dés ; les jeux comptent tous ses dés, et celui-ci y porte deux fois plus loin.
skill-archery-note = Sil-G dit une fois que c'est le jet d'Esquive qui est divisé par deux, et une autre que c'est le score. C'est le score, avant le dé.
ability-crippling_shot-note = Dans les jeux, la difficulté croît de moins en moins avec chaque dé critique ; ici, c'est une ligne droite.
ability-crowd_fighting-note = Sil-G dit ici que ceux qui t'entourent te touchent mieux, et ailleurs que tu esquives moins bien. C'est l'esquive, et cela revient au même.
ability-bane-note = Un exposant a été imprimé sur la ligne dans Sil-G : le bonus est de n pour 2 puissance n victimes.
ability-inner_light-note = Depuis 1.5.0, c'est d'un point plus lumineux encore. Contre les ténèbres, seul compte ici ce qui dépasse 2 ; dans les jeux, toute la lumière compte.
