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
ability-whirlwind-note = À la table, un seul jet pour toucher et un seul jet de dégâts peuvent servir contre tous, chacun avec les dés critiques qu'il a mérités ; ces règles-ci lancent les dés pour chacun.
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
formula-printed_stance = Attitude selon la lettre
    .name = attitude selon la lettre
    .plural = attitudes selon la lettre
    .gender = feminine
    .after = pour { $morale }
param-printed_stance-morale = Moral
    .name = moral
    .gender = masculine
table-find_xp = Expérience d'une trouvaille
    .name = expérience d'une trouvaille
    .plural = expériences d'une trouvaille
    .gender = feminine
    .after = pour { $find }
param-find_xp-find = Trouvaille
    .name = trouvaille
    .gender = feminine

## Découvrir, désamorcer, éveiller

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
    .name = difficulté de ce qui est caché
    .plural = difficultés de ce qui est caché
    .gender = feminine
    .after = pour { $secret }
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
local-mind_the_step-mine = Jet du marcheur
    .name = jet du marcheur
    .plural = jets du marcheur
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
param-breathe-breath = Souffle
    .name = souffle
    .gender = masculine
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

## Capacités

ability-puncture-note = Depuis 1.5.0, c'est cinq.
ability-master_hunter-note = Dans l'exemple que donne Sil-G, trois victimes valent aussitôt trois points ; avec la Perception que la capacité exige, deux est le plus que l'on ait. Depuis 1.5.0, la limite est la moitié.
ability-forewarned = Prescience
    .gender = feminine
ability-forewarned-text = Il n'est ennemi dont tu n'aies entendu parler, et ce que tu ramasses ne te cache pas sa malédiction. Si tu as mis plus de points dans la Perception que dans l'Esquive, ton Esquive augmente de ta Perception divisée par { $part }, arrondie à l'inférieur.
ability-cruel_blow-note = Dans les jeux, la difficulté croît de moins en moins à chaque dé critique ; ici, elle monte en ligne droite.
ability-inner_light-note = Depuis 1.5.0, c'est un degré de plus.
ability-hardiness = Endurance
    .gender = feminine
ability-hardiness-text = Tu es plus dur que ton armure. Un dé de plus te protège contre tout ce qui blesse ; il a autant de faces que ta Volonté divisée par { $part }, arrondie à l'inférieur.
ability-critical_resistance = Résistance aux coups critiques
    .plural = Résistances aux coups critiques
    .gender = feminine
ability-critical_resistance-text = Tu accompagnes le coup, si bien qu'il ne trouve jamais l'endroit qu'il cherchait. Il faut davantage pour te porter un coup critique : un point { $part ->
      [one] par point
     *[other] tous les { $part } points
    } de ta Volonté.
ability-critical_resistance-note = Sil-G demande une capacité dont il écrit le nom à sa façon, et que nul ne pourrait apprendre ; c'est l'Endurance qu'il faut lire.
ability-majesty-note = Plus loin, la liste de ce qui touche au moral donne plutôt, dans Sil-G, un point pour quatre de ta Volonté. C'est la règle d'un jeu plus ancien ; nous suivons ici ce que dit la capacité elle-même.

## Chants

song-elbereth-note = Le tiers de point de voix de Sil-G vient du manuel des jeux ; leurs données disent un point entier. Morgoth est hors de portée du chant : il ne figure pas dans ces règles.
song-challenge-note = Sil-G ne précise pas l'arrondi du quotient. Les jeux comptent en nombres entiers, il est donc arrondi à l'inférieur.
song-staying-text = Tu chantes ceux qui n'ont pas cédé. Ta protection augmente de { $shelter } contre tout ce qui blesse, et ta Volonté de ton Chant tout entier. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-staying-note = Depuis 1.5.0, seule la moitié du Chant s'ajoute à la Volonté.
song-mastery = Chant de maîtrise
    .plural = Chants de maîtrise
    .gender = masculine
song-mastery-text = Tu chantes, et ils obéissent. Ton Chant se mesure à la Volonté de chaque ennemi, plus { $proud }, plus la distance que le son doit parcourir. Si tu l'emportes, l'ennemi reste où il est et laisse passer son tour. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-mastery-note = Depuis 1.5.0, l'épreuve est autre, et le chant coûte le double.
song-whetting = Chant de l'affûtage
    .plural = Chants de l'affûtage
    .gender = masculine
song-whetting-text = Tu chantes la meule et ce qu'il reste à trancher. Une lame que ton chant peut porter devient acérée : ce que l'armure arrête de ses coups est divisé par { $part }, arrondi à l'inférieur. Plus tu as de Chant, plus elle peut être lourde ; deux lames ne doivent pas peser trop à elles deux. Coût en voix : { $voice } par tour. Bruit : { $noise }.
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

house-finarfin-note = Les données des jeux, dans toutes leurs versions, donnent la Grâce à cette maison ; Sil-G lui donne la Constitution.
house-beor-note = Les données des jeux, dans toutes leurs versions, donnent la Grâce à cette maison ; Sil-G lui donne la Constitution.
race-noldor-note = Sil-G dit une fois que tous les Elfes manient bien les lames, puis nomme pour chacun de leurs peuples une maîtrise de l'arc qu'il n'explique jamais. C'est l'arc que nous gardons, comme dans les jeux.
race-sindar-note = Sil-G dit une fois que tous les Elfes manient bien les lames, puis nomme pour chacun de leurs peuples une maîtrise de l'arc qu'il n'explique jamais. C'est l'arc que nous gardons, comme dans les jeux.
house-doriath-note = Sil-G appelle cela une maîtrise. Avec le don de leur peuple, c'en est une : deux affinités, non trois.
house-nogrod-note = Sil-G appelle cela une maîtrise. Avec le don de leur peuple, c'en est une : deux affinités, non trois.

## Personnages

ability-expertise-note = Sil-G ne demande aucune capacité avant celle-ci ; les données des jeux demandent l'Enchantement, et nous les suivons.
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
