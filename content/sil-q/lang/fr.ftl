### Les mots de Sil-Q dont le livre fait ses phrases, en plus de ceux de Sil, dont le fichier porte le glossaire. Format : book/PHRASES.md.

pack-title = Sil-Q

## Capacités d'Esquive

ability-blocking = Blocage
    .gender = masculine
ability-blocking-text = Campe-toi derrière ton bouclier. Si tu n'as pas bougé au tour précédent, ses dés de protection sont multipliés par { $factor }, d'où que vienne l'attaque et quelle qu'elle soit.
ability-blocking-note = sil-q-ja donne encore la règle de la version d'avant : le double contre les tirs, et en mêlée seulement lors d'un tour passé à attendre. Dans les données de 1.5.0, l'effet vaut contre toute attaque dès lors que tu n'as pas bougé ; nous suivons ici les données.

## Capacités de Discrétion

ability-cruel_blow-note = sil-q-ja imprime la difficulté de 1.4.2, 20 moins 40/(n + 2), et la donne pour celle de la version en cours. Les données de 1.5.0 ont 30 moins 60/(n + 2), et leurs nombres entiers 10, 15, 18, 20, 22 viennent d'un quotient arrondi à l'inférieur ; nous suivons ici les données.

## Chants de guerre

song-elbereth-note = Le manuel de 1.5.0 et sil-g donnent un tiers de point de voix ; les données de 1.4.2 et de 1.5.0 et sil-q-ja, un point entier. Morgoth est hors de portée du chant : il ne figure pas dans ces règles.
song-challenge-note = sil-q-ja dit seulement que le moral monte ; de combien, c'est sil-g qui le dit : de la marge, jusqu'à la limite donnée ici. Les livres de règles ne précisent pas l'arrondi du quotient : le jeu compte en nombres entiers, il est donc arrondi à l'inférieur.

## Chants des chemins

song-delvings-note = Le manuel borne aussi le chant à Chant + 10 cases ; rien d'aussi lointain ne peut réussir le jet, et cette borne est donc inutile.

## Chants du foyer

song-staying-note = Sil-G, d'après 1.4.2, ajoute le Chant entier à la Volonté ; depuis 1.5.0, c'est la moitié.

## Peuples

race-noldor-note = sil-q-ja dit de toute maîtrise d'arme qu'elle augmente la Mêlée tant qu'on a l'arme en main. Un arc ne porte pas de coups ; ici, c'est donc le tir qui en profite.
house-finarfin-note = sil-g donne la Constitution à cette maison ; les données de toutes les versions lui donnent la Grâce.

## Armes et armures

weapon-longbow-note = sil-q-ja le montre encore avec un seul dé à dix faces, celui d'autrefois ; depuis 1.4.2, il en a deux à quatre faces.
weapon-dagger-note = sil-q-ja lui donne 0,8 lb, et à côté les coups critiques d'une demi-livre : 8, 15 et 23. Une demi-livre, c'est ce que disent les données depuis 1.3.0.
weapon-greatsword-note = sil-q-ja lui donne 7 lb ; les données de 1.4.2 et de 1.5.0, 6.

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

formula-find_xp = Expérience d'une trouvaille
    .name = expérience d'une trouvaille
    .plural = expériences d'une trouvaille
    .gender = feminine
    .after = pour { $find }
param-find_xp-find = Trouvaille
    .name = trouvaille
    .gender = feminine
