### Les mots de Sil-Q dont le livre fait ses phrases, en plus de ceux de Sil, dont le fichier porte le glossaire. Format : book/PHRASES.md.

pack-title = Sil-Q

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
ability-smite = Coup à toute volée
    .plural = Coups à toute volée
    .gender = masculine
ability-smite-text = Ouvre ton tour avec une arme à deux mains, sans rien retenir : à ce premier assaut, chaque dé de dégâts montre sa plus haute face. L'élan t'emporte, et ton prochain tour est perdu.

## Capacités d'Esquive

ability-dodging = Jeu de jambes
    .plural = Jeux de jambes
    .gender = masculine
ability-dodging-text = Ne reste pas en place. Après un tour où tu as bougé, ton Esquive augmente de { $bonus }.
ability-blocking = Blocage
    .gender = masculine
ability-blocking-text = Campe-toi derrière ton bouclier. Si tu n'as pas bougé au tour précédent, ses dés de protection sont multipliés par { $factor }, d'où que vienne l'attaque et quelle qu'elle soit.
ability-blocking-note = sil-q-ja donne encore la règle de la version d'avant : le double contre les tirs, et en mêlée seulement lors d'un tour passé à attendre. Dans les données de 1.5.0, l'effet vaut contre toute attaque dès lors que tu n'as pas bougé ; nous suivons ici les données.
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
ability-bane = Fléau
    .plural = Fléaux
    .gender = masculine
ability-bane-text = Choisis une catégorie d'ennemis dès que tu en as abattu { $wanted }. Contre elle, toutes tes compétences augmentent, et d'un point de plus chaque fois que le compte double.
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
ability-cruel_blow = Coup cruel
    .plural = Coups cruels
    .gender = masculine
ability-cruel_blow-text = Tu sais où cela fait mal. Un coup critique en mêlée qui fait couler le sang met à l'épreuve la Volonté de l'ennemi, d'autant plus durement qu'il est critique ; si elle cède, la douleur rend l'ennemi confus, un tour par dé critique.
ability-cruel_blow-note = sil-q-ja imprime la difficulté de 1.4.2, 20 moins 40/(n + 2), et la donne pour celle de la version en cours. Les données de 1.5.0 ont 30 moins 60/(n + 2), et leurs nombres entiers 10, 15, 18, 20, 22 viennent d'un quotient arrondi à l'inférieur ; nous suivons ici les données.
formula-cruel_difficulty = Difficulté d'un coup cruel
    .name = difficulté d'un coup cruel
    .plural = difficultés d'un coup cruel
    .gender = feminine
    .after = selon { $crits }
param-cruel_difficulty-crits = Dés critiques
    .name = nombre de dés critiques
    .plural = nombres de dés critiques
    .gender = masculine

## Capacités de Volonté

ability-strength_in_adversity = Force dans l'adversité
    .plural = Forces dans l'adversité
    .gender = feminine
ability-strength_in_adversity-text = Plus la fin est proche, plus tu es farouche. À la moitié de ta santé ou moins, ta Force, ta Dextérité et ta Grâce augmentent de { $wounded } ; au quart ou moins, de { $dying }.
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
song-elbereth-note = Le manuel de 1.5.0 et sil-g donnent un tiers de point de voix ; les données de 1.4.2 et de 1.5.0 et sil-q-ja, un point entier. Morgoth est hors de portée du chant : il ne figure pas dans ces règles.
song-challenge = Chant du défi
    .plural = Chants du défi
    .gender = masculine
song-challenge-text = Tu te moques d'eux, et l'orgueil fait le reste. Ton Chant se mesure au carré de la Volonté de chaque ennemi, divisé par { $divisor }, plus la distance que le son doit parcourir. Si tu l'emportes, son moral monte de ta marge, de { $lift } au plus ; s'il dépasse alors { $ready }, l'ennemi oublie son arc et sa ruse et vient te chercher. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-challenge-note = sil-q-ja dit seulement que le moral monte ; de combien, c'est sil-g qui le dit : de la marge, jusqu'à la limite donnée ici. Les livres de règles ne précisent pas l'arrondi du quotient : le jeu compte en nombres entiers, il est donc arrondi à l'inférieur.

## Chants des chemins

song-silence = Chant du silence
    .plural = Chants du silence
    .gender = masculine
song-silence-text = Ton chant vide l'air de ses bruits. Quoi que tu fasses, ton bruit diminue de la moitié de ton Chant, arrondie à l'inférieur. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-silence-note = Il assourdit aussi qui le chante, et il étouffe les appels à l'aide des ennemis ; ces deux effets ne sont pas encore dans ces règles.
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
song-delvings-note = Le manuel borne aussi le chant à Chant + 10 cases ; rien d'aussi lointain ne peut réussir le jet, et cette borne est donc inutile.
song-thresholds = Chant des seuils
    .plural = Chants des seuils
    .gender = masculine
song-thresholds-text = Une porte que tu fermes en chantant les passages bien gardés reste close aux autres. Ton Chant se mesure à { $difficulty } : qui voudrait passer doit vaincre de sa Volonté un sceau de { $green }, de { $blue } si tu réussis, de { $purple } si tu réussis de { $much } ou plus. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-thresholds-says = Quand tu fermes une porte pendant que tu le chantes, elle reçoit un sceau. Fais un jet de Chant contre { $difficulty } plus la faiblesse d'un thème secondaire : si tu réussis, le sceau a une force de { $blue }, ou de { $purple } si tu l'emportes de { $much } ou plus ; si tu échoues, de { $green }.

## Chants du foyer

song-staunching = Chant des plaies closes
    .plural = Chants des plaies closes
    .gender = masculine
song-staunching-text = Ton chant rappelle le sang. Le saignement cesse, et à chaque tour tu regagnes de la santé : un point pour { $twelve } de Chant, sans que les fractions se perdent. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-staying = Chant de constance
    .plural = Chants de constance
    .gender = masculine
song-staying-text = Tu chantes ceux qui n'ont pas cédé. Ta protection augmente de { $shelter } contre tout ce qui blesse, et ta Volonté de la moitié de ton Chant, arrondie à l'inférieur. Coût en voix : { $voice } par tour. Bruit : { $noise }.
song-staying-note = Sil-G, d'après 1.4.2, ajoute le Chant entier à la Volonté ; depuis 1.5.0, c'est la moitié.

## Peuples

race-noldor = Noldor
    .plural = Noldor
    .gender = masculine
    .number = plural
    .belong = de la race des Noldor
race-noldor-text = Les Elfes Profonds, revenus par-delà les glaces pour l'amour de ce qu'ils avaient créé. Ils chantent comme d'autres respirent, et leur précision à l'arc augmente de { $aim }.
race-noldor-note = sil-q-ja dit de toute maîtrise d'arme qu'elle augmente la Mêlée tant qu'on a l'arme en main. Un arc ne porte pas de coups ; ici, c'est donc le tir qui en profite.
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
house-finarfin-note = sil-g donne la Constitution à cette maison ; les données de toutes les versions lui donnent la Grâce.

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
weapon-longbow-note = sil-q-ja le montre encore avec un seul dé à dix faces, celui d'autrefois ; depuis 1.4.2, il en a deux à quatre faces.
weapon-dagger = Poignard
    .name = poignard
    .gender = masculine
weapon-dagger-text = Presque rien dans la main, et donc le premier à trouver la faille.
weapon-dagger-note = sil-q-ja lui donne 0,8 lb, et à côté les coups critiques d'une demi-livre : 8, 15 et 23. Une demi-livre, c'est ce que disent les données depuis 1.3.0.
weapon-greatsword = Espadon
    .name = espadon
    .gender = masculine
weapon-greatsword-text = Il lui faut les deux mains, et il tient des salles entières à distance.
weapon-greatsword-note = sil-q-ja lui donne 7 lb ; les données de 1.4.2 et de 1.5.0, 6.
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
character-hero = Guerrier de la Maison de Fingolfin
    .name = guerrier de la Maison de Fingolfin
    .plural = guerriers de la Maison de Fingolfin
    .gender = masculine
character-singer = Chanteuse de la Maison de Finarfin
    .name = chanteuse de la Maison de Finarfin
    .plural = chanteuses de la Maison de Finarfin
    .gender = feminine
figure-landing = Chances qu'un coup porte
    .rows = Mêlée de l'attaquant
    .columns = Esquive du défenseur
    .cell = chance de toucher
figure-longsword_damage = Ce que fait une épée longue quand elle touche
    .rows = Mêlée de l'attaquant
    .columns = Force de l'attaquant
    .cell = dégâts nets moyens
