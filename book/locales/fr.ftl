# Comment le livre parle français. Les formes des noms ($x_of « de l'épée », $x_to « à l'épée ») viennent des messages np-….
# Le lecteur est « tu ». Une phrase commence ici sans majuscule ; le livre la met.

### Ce que cette langue demande aux noms
cases = of to is rolled exponent
noun-needs = gender
vowels = aàâäeéèêëiîïoôöuùûüyœæ
marks = ,;:
# Ce que la page montre pour l'apostrophe que l'on tape ; les signes devant lesquels et derrière lesquels l'espace est insécable.
typography = ’
    .before = :;!?»%
    .after = «

### Noms
le = { $number ->
      [plural] les{" "}
     *[other] { $elides ->
          [yes] l'
         *[no] { $gender ->
              [feminine] la{" "}
             *[masculine] le{" "}
            }
        }
    }
du = { $number ->
      [plural] des{" "}
     *[other] { $elides ->
          [yes] de l'
         *[no] { $gender ->
              [feminine] de la{" "}
             *[masculine] du{" "}
            }
        }
    }
au = { $number ->
      [plural] aux{" "}
     *[other] { $elides ->
          [yes] à l'
         *[no] { $gender ->
              [feminine] à la{" "}
             *[masculine] au{" "}
            }
        }
    }
un = { $number ->
      [plural] des
     *[other] { $gender ->
          [feminine] une
         *[masculine] un
        }
    }
ton = { $number ->
      [plural] tes
     *[other] { $gender ->
          [feminine] { $elides ->
              [yes] ton
             *[no] ta
            }
         *[masculine] ton
        }
    }
son = { $number ->
      [plural] ses
     *[other] { $gender ->
          [feminine] { $elides ->
              [yes] son
             *[no] sa
            }
         *[masculine] son
        }
    }
ce = { $number ->
      [plural] ces
     *[other] { $gender ->
          [feminine] cette
         *[masculine] { $elides ->
              [yes] cet
             *[no] ce
            }
        }
    }
de = { $elides ->
      [yes] d'
     *[no] de{" "}
    }
prep = { $case ->
      [of] de{" "}
      [to] à{" "}
     *[plain] {""}
    }
np-you = { prep }toi
np-a = { $case ->
      [of] { $number ->
          [plural] { de }{ $x }
         *[other] d'{ un } { $x }
        }
      [to] à { un } { $x }
     *[plain] { un } { $x }
    }
np-the = { $case ->
      [of] { du }{ $x }
      [to] { au }{ $x }
      [exponent] { $x }
     *[plain] { le }{ $x }
    }
np-this = { prep }{ ce } { $x }
np-each = { prep }chaque { $x }
np-another = { $case ->
      [of] d'{ un } autre { $x }
      [to] à { un } autre { $x }
     *[plain] { un } autre { $x }
    }
np-each-other = { prep }chaque autre { $x }
np-one = { $case ->
      [of] d'{ un } { $x }
      [to] à { un } { $x }
     *[plain] { un } { $x }
    }
np-known = { prep }{ ce } { $x }
# Un membre d'un « one of » est une chose de cette sorte, sauf si son .bare en décide autrement.
np-bare = { $case ->
      [of] { de }{ $x }
      [to] à { $x }
      [is] { $sort ->
          [member] { un } { $x }
         *[other] { $x }
        }
     *[plain] { $x }
    }
np-name = { $case ->
      [of] { de }{ $x }
      [to] à { $x }
     *[plain] { $x }
    }
np-your = { prep }{ ton } { $x }
np-their = { prep }{ son } { $x }
np-owned = { $case ->
      [of] { du }{ $core }
      [to] { au }{ $core }
     *[plain] { le }{ $core }
    } { $attributes } { $owner_of } { $after }
np-value = { $case ->
      [of] { de }{ $x }
      [to] à { $x }
     *[plain] { $x }
    }
np-block = ({ $x })
# D'après le dernier mot, sinon d'après sa fin.
np-plural = { $word ->
      [bal] { $x }s
      [bleu] { $x }s
      [carnaval] { $x }s
      [chacal] { $x }s
      [festival] { $x }s
      [pneu] { $x }s
      [travail] { $shorter }ux
     *[other] { $last ->
          [s] { $x }
          [x] { $x }
          [z] { $x }
         *[other] { $two ->
              [al] { $start }ux
              [au] { $x }x
              [eu] { $x }x
             *[other] { $x }s
            }
        }
    }
np-member = { $x } ({ $member })
np-for = { $apart ->
      [yes] (pour { $args })
     *[no] pour { $args }
    }
np-body = { $x } { $attributes } { $after }
np-row = { $b } { $a }
qui-ne = { $number ->
      [plural] qui ne sont
     *[other] qui n'est
    }
np-not = { qui-ne } { $list_many ->
      [yes] { $list_each_ni }
     *[no] pas { $list }
    }
np-such = { $x } dont il est vrai { $conds_all_que }
every-of-yours = { $x_gender ->
      [feminine] chacune
     *[masculine] chacun
    } de tes { $x_plural }
    .gender = { $x_gender }

### Conditions
est = { $who_person ->
      [you] tu es
     *[it] { $who } { $who_number ->
          [plural] sont
         *[other] est
        }
    }
nest = { $who_person ->
      [you] tu n'es pas
     *[it] { $who } { $who_number ->
          [plural] ne sont pas
         *[other] n'est pas
        }
    }
x-est = { $x_number ->
      [plural] sont
     *[other] est
    }
x-nest = { $x_number ->
      [plural] ne sont pas
     *[other] n'est pas
    }
cond-is = { est } { $attribute }
cond-is-not = { nest } { $attribute }
cond-in-role = { est } { $role } dans { $context }
cond-not-in-role = { nest } { $role } dans { $context }
cond-has-entry = { $who_person ->
      [you] tu as
     *[it] { $who } a
    } { $x }
cond-has-not-entry = { $who_person ->
      [you] tu n'as pas
     *[it] { $who } n'a pas
    } { $x }
cond-against = c'est contre un adversaire dont { $stat_the } est { $value }
cond-not-against = ce n'est pas contre un adversaire dont { $stat_the } est { $value }
cond-same = { $x } { x-est } { $y }
cond-not-same = { $x } { x-nest } { $y }
cond-any = { $owned ->
      [yes] { $x } { $x_number ->
          [plural] existent
         *[other] existe
        }
     *[no] il y a { $x_number ->
          [plural] des
         *[other] { $x_gender ->
              [feminine] une
             *[masculine] un
            }
        } { $x_bare }
    }
cond-none = { $owned ->
      [yes] { $x } { $x_number ->
          [plural] n'existent
         *[other] n'existe
        } pas
     *[no] il n'y a { $x_gender ->
          [feminine] aucune
         *[masculine] aucun
        } { $x_bare }
    }
egal = { $x_gender ->
      [feminine] égale
     *[masculine] { $x_number ->
          [plural] égau
         *[other] égal
        }
    }{ $x_number ->
      [plural] { $x_gender ->
          [feminine] s
         *[masculine] x
        }
     *[other] {""}
    }
cond-eq = { $x } { $y_kind ->
      [noun] { $thing ->
          [yes] { x-est } { $y_is }
         *[no] { x-est } { egal } { $y_to }
        }
     *[other] { $x_number ->
          [plural] valent
         *[other] vaut
        } { $y_is }
    }
cond-ne = { $x } { $y_kind ->
      [noun] { $thing ->
          [yes] { x-nest } { $y_is }
         *[no] { x-nest } { egal } { $y_to }
        }
     *[other] ne { $x_number ->
          [plural] valent
         *[other] vaut
        } pas { $y_is }
    }
cond-member = { $x } { x-est } { $y_is }
cond-not-member = { $x } { x-nest } { $y_is }
cond-lt = { $x } { x-est } { $x_gender ->
      [feminine] inférieure
     *[masculine] inférieur
    }{ $x_number ->
      [plural] s
     *[other] {""}
    } { $y_to }
cond-le = { $x } ne { $x_number ->
      [plural] dépassent
     *[other] dépasse
    } pas { $y }
cond-gt = { $x } { $x_number ->
      [plural] dépassent
     *[other] dépasse
    } { $y }
cond-ge = { $x } { $x_number ->
      [plural] valent
     *[other] vaut
    } au moins { $y }
cond-some = il y a { $x }
cond-no = il n'y a { $x_gender ->
      [feminine] aucune
     *[masculine] aucun
    } { $x_bare }
cond-between = { $x } { x-est } { $x_gender ->
      [feminine] comprise
     *[masculine] compris
    }{ $x_number ->
      [plural] s
     *[other] {""}
    } entre { $low } et { $high }
cond-holds = { $x } { x-est } vrai
cond-holds-not = { $x } { x-nest } vrai
cond-announced = il y a eu { $event_a }
cond-not-announced = il n'y a pas eu { $event_of }
cond-succeeds = { $x } { $x_number ->
      [plural] réussissent
     *[other] réussit
    }
cond-fails = { $x } { $x_number ->
      [plural] échouent
     *[other] échoue
    }
cond-within = cela fait partie { $x_of }
cond-always = rien ne s'y oppose
cond-never = jamais
bound = { $case ->
      [of] d'
      [to] à{" "}
     *[plain] {""}
    }
bound-eq = { prep }exactement { $n }
bound-ne = { prep }tout sauf { $n }
bound-lt = { prep }moins { $n_of }
bound-le = { $case ->
      [of] d'au
     *[plain] au
    } plus { $n }
bound-gt = { prep }plus { $n_of }
bound-ge = { $case ->
      [of] d'au
     *[plain] au
    } moins { $n }
head-and = { $head } { $conds_many ->
      [yes] , { $conds_all_que }
     *[no] et { $conds_all_que }
    }
scope-if = { $head }, { $conds_all_si }
such-that = { $head }, { $conds_all_si }
such-least = { $x_the } { x-est } { $x_gender ->
      [feminine] { $x_number ->
          [plural] les moindres
         *[other] la moindre
        }
     *[masculine] { $x_number ->
          [plural] les moindres
         *[other] le moindre
        }
    }
such-chosen = le choix revient à { $who_person ->
      [you] toi
     *[it] { $who }
    }
such-most = { $x_the } { x-est } { $x_gender ->
      [feminine] { $x_number ->
          [plural] les plus grandes
         *[other] la plus grande
        }
     *[masculine] { $x_number ->
          [plural] les plus grands
         *[other] le plus grand
        }
    }

### Formules
x-case = { $case ->
      [of] { $x_of }
      [to] { $x_to }
     *[plain] { $x }
    }
a-case = { $case ->
      [of] { $a_of }
      [to] { $a_to }
     *[plain] { $a }
    }
la = { $case ->
      [of] de la
      [to] à la
     *[plain] la
    }
masc = { $case ->
      [of] du
      [to] au
     *[plain] le
    }
une = { $case ->
      [of] d'un
      [to] à un
     *[plain] un
    }
# Une virgule quand ce qui précède est déjà fait de plusieurs termes.
suite = { $a_shape ->
      [plain] {""}
     *[other] ,
    }
value-yes = oui
value-no = non
value-none = aucun
value-margin = { la } marge
    .gender = feminine
value-whether = { $case ->
      [of] du fait { $cond_all_que }
      [to] au fait { $cond_all_que }
     *[plain] oui { $cond_all_si }, sinon non
    }
value-with-unit = { prep }{ $n } { $unit_spelled ->
      [yes] { $n ->
          [one] { $unit_title }
         *[other] { $unit_names }
        }
     *[no] { $unit_title }
    }
value-in-unit = { x-case } en { $unit }
value-plus = { a-case }{ suite } plus { $b }
    .shape = formula
value-minus = { a-case }{ suite } moins { $b_block }
    .shape = formula
value-sum = { la } somme { $a_of } et { $b_of }
    .gender = feminine
value-difference = { la } différence entre { $a } et { $b }
    .gender = feminine
value-times = { $a_fixed ->
      [2] { masc } double { $b_of }
     *[other] { a-case } fois { $b }
    }
    .shape = part
value-over = { a-case } { $a_gender ->
      [feminine] divisée
     *[masculine] divisé
    }{ $a_number ->
      [plural] s
     *[other] {""}
    } par { $b }
    .shape = part
    .gender = { $a_gender }
    .number = { $a_number }
value-parts = { $case ->
      [of] des
      [to] aux
     *[plain] les
    } { $n ->
      [3] deux tiers
      [4] trois quarts
      [5] { $part ->
          [2] deux
          [3] trois
         *[4] quatre
        } cinquièmes
     *[other] { $part }/{ $n }
    } { $x_of }
    .shape = part
    .number = plural
value-part = { $n ->
      [2] { la } moitié
      [3] { masc } tiers
      [4] { masc } quart
      [5] { une } cinquième
      [6] { une } sixième
      [8] { une } huitième
      [10] { une } dixième
      [12] { une } douzième
      [15] { une } quinzième
      [16] { une } seizième
      [20] { une } vingtième
      [100] { une } centième
      [1000] { une } millième
     *[other] { x-case } { divise-par }
    } { $n ->
      [2] { $x_of }
      [3] { $x_of }
      [4] { $x_of }
      [5] { $x_of }
      [6] { $x_of }
      [8] { $x_of }
      [10] { $x_of }
      [12] { $x_of }
      [15] { $x_of }
      [16] { $x_of }
      [20] { $x_of }
      [100] { $x_of }
      [1000] { $x_of }
     *[other] {""}
    }
    .shape = part
    .gender = { $n ->
          [2] feminine
          [3] masculine
          [4] masculine
          [5] masculine
          [6] masculine
          [8] masculine
          [10] masculine
          [12] masculine
          [15] masculine
          [16] masculine
          [20] masculine
          [100] masculine
          [1000] masculine
         *[other] { $x_gender ->
              [feminine] feminine
             *[masculine] masculine
            }
        }
divise-par = { $x_gender ->
      [feminine] divisée
     *[masculine] divisé
    }{ $x_number ->
      [plural] s
     *[other] {""}
    } par { $n }
value-power = { $b_fixed ->
      [2] { masc } carré { $a_of }
      [3] { masc } cube { $a_of }
     *[other] { a-case } puissance ({ $b_exponent })
    }
value-at-least = { a-case }, { $b_fixed ->
      [0] { $case ->
          [of] { positif }
         *[other] avec un minimum { $b_of }
        }
     *[other] avec un minimum { minimum }
    }
# Un nombre suit tout seul ; un nom ou une formule, par « égal à ».
minimum = { $b_kind ->
      [whole] { $b_of }
      [fraction] { $b_of }
     *[other] égal { $b_to }
    }
value-at-most = { a-case }, avec un maximum { minimum }
positif = { $a_shape ->
      [formula] si le résultat est positif
     *[other] { $a_number ->
          [plural] { $a_gender ->
              [feminine] si elles sont positives
             *[masculine] s'ils sont positifs
            }
         *[other] { $a_gender ->
              [feminine] si elle est positive
             *[masculine] s'il est positif
            }
        }
    }
value-larger = { la } plus grande valeur entre { $a } et { $b }
    .gender = feminine
value-smaller = { la } plus petite valeur entre { $a } et { $b }
    .gender = feminine
value-minus-of = { $case ->
      [exponent] −{ $x_exponent }
     *[other] { $x_kind ->
          [noun] { $case ->
              [of] de l'opposé
              [to] à l'opposé
             *[plain] l'opposé
            } { $x_of }
         *[other] { prep }−{ $x_block }
        }
    }
    .shape = { $x_kind ->
          [noun] part
         *[other] plain
        }
    .gender = masculine
value-rounded-down = { x-case }, { $x_gender ->
      [feminine] arrondie
     *[masculine] arrondi
    } à l'inférieur
value-rounded-up = { x-case }, { $x_gender ->
      [feminine] arrondie
     *[masculine] arrondi
    } au supérieur
value-rounded-toward-zero = { x-case }, { $x_gender ->
      [feminine] arrondie
     *[masculine] arrondi
    } vers zéro
value-rounded-half-up = { x-case }, { $x_gender ->
      [feminine] arrondie
     *[masculine] arrondi
    } au plus proche, les demis au supérieur
value-rounded-half-to-even = { x-case }, { $x_gender ->
      [feminine] arrondie
     *[masculine] arrondi
    } au plus proche, les demis au pair
value-exactly = { x-case } (la division tombe toujours juste)
# Un nombre se dit avant sa condition ; le reste après, et un jet se lance dans chacun des deux cas.
value-if = { $case ->
      [of] { $then_of } { $cond_all_si }, sinon { $otherwise_of }
      [to] { $then_to } { $cond_all_si }, sinon { $otherwise_to }
      [rolled] { $cond_all_si }, un jet { $then_of } ; sinon, un jet { $otherwise_of }
     *[plain] { $then_kind ->
          [whole] { $then } { $cond_all_si }, sinon { $otherwise }
          [fraction] { $then } { $cond_all_si }, sinon { $otherwise }
         *[other] { $cond_all_si }, { $then } ; sinon, { $otherwise }
        }
    }
    .shape = choice
value-roll = { $x_shape ->
      [choice] { $x_rolled }
     *[other] { une } jet { $x_of }
    }
plus-haut = { $n ->
      [1] { masc } dé le plus haut
     *[other] { les } { $n } dés les plus hauts
    }
plus-bas = { $n ->
      [1] { masc } dé le plus bas
     *[other] { les } { $n } dés les plus bas
    }
les = { $case ->
      [of] des
      [to] aux
     *[plain] les
    }
value-roll-high = { plus-haut } d'un jet { $x_of }
value-roll-low = { plus-bas } d'un jet { $x_of }
value-roll-count = { masc } nombre de dés montrant au moins { $n } sur un jet { $x_of }
value-given = { x-case } ({ $given })
value-of-param = { $name } : { $value }
value-only-if = { $case ->
      [of] { $then_of }
      [to] { $then_to }
     *[plain] { $then }
    } { $cond_all_si }
value-plus-if = { a-case }, plus { $n } { $cond_all_si }
    .shape = formula
value-maximum = { la } valeur maximale { $x_of }
    .gender = feminine
value-minimum = { la } valeur minimale { $x_of }
    .gender = feminine
faces = { $sides_kind ->
      [whole] à { $sides } faces
     *[other] dont le nombre de faces est { $sides_block }
    }
value-dice-of = { $count_kind ->
      [whole] { $count ->
          [1] { bound }un dé
         *[other] { prep }{ $count } dés
        } { faces }
     *[other] { une } nombre de dés { faces } égal { $count_to }
    }
value-dice-plus = { x-case } plus { $n }
value-dice-times = { x-case }, avec { $n } fois plus de dés
value-dice-sides = { x-case }, chaque dé { $less ->
      [yes] perdant
     *[no] gagnant
    } { $by_kind ->
      [whole] { $by } { $by ->
          [one] face
         *[other] faces
        }
     *[other] un nombre de faces égal { $by_to }
    }
value-dice-count = { x-case }, { $less ->
      [yes] moins
     *[no] plus
    } un nombre de dés égal { $by_to }
value-keep-high = { x-case } dont on garde { $n ->
      [1] le plus haut
     *[other] les { $n } plus hauts
    }
value-keep-low = { x-case } dont on garde { $n ->
      [1] le plus bas
     *[other] les { $n } plus bas
    }
value-of-member = { x-case } { $who_of }
value-count-dice = { masc } nombre { $x_of } montrant au moins { $n }
value-explode = { x-case }, chaque { $n } étant relancé et ajouté, au plus { $deep } fois par dé
value-reroll = { x-case }, chaque dé d'au plus { $n } étant relancé une fois
value-sum-all = { la } somme { $x_of }
    .gender = feminine
value-sum-over = { la } somme, pour { $members }, { $x_of }
    .gender = feminine
value-count = { masc } nombre { $x_plural_of }
value-learned = { masc } nombre { $x_of } { $with } que { $who_person ->
      [you] tu as
     *[it] { $who } a
    } { $x_gender ->
      [feminine] apprises
     *[masculine] appris
    }
value-whose-field = { $x_kind ->
      [noun] { $x_of }
     *[other] de { $field } { $x }
    }
value-stat-named = { x-case } { $who_person ->
      [you] {""}
     *[it] { $who_of }
    }

### Changements
monte = { $stats_number ->
      [plural] augmentent
     *[other] augmente
    }
baisse = { $stats_number ->
      [plural] diminuent
     *[other] diminue
    }
sont = { $stats_number ->
      [plural] sont
     *[other] est
    }
e = { $stats_gender ->
      [feminine] e
     *[masculine] {""}
    }{ $stats_number ->
      [plural] s
     *[other] {""}
    }
cap = { $cap_said ->
      [yes] , jusqu'à { $cap }
     *[no] {""}
    }
sort = { $typed_said ->
      [yes] à titre { $typed_of }
     *[no] {""}
    }
change-more = { $stats } { monte } { $amount_of } { sort }{ cap }
change-less = { $stats } { baisse } { $amount_of } { sort }{ cap }
change-sides-more = les dés { $noun_of } ont { $n ->
      [formula] en plus un nombre de faces égal { $amount_to }
      [one] { $amount } face de plus
     *[other] { $amount } faces de plus
    }
change-sides-less = les dés { $noun_of } ont { $n ->
      [formula] en moins un nombre de faces égal { $amount_to }
      [one] { $amount } face de moins
     *[other] { $amount } faces de moins
    }
change-dice-more = { $stats } { $stats_number ->
      [plural] gagnent
     *[other] gagne
    } { des-comptes }
change-dice-less = { $stats } { $stats_number ->
      [plural] perdent
     *[other] perd
    } { des-comptes }
des-comptes = { $n ->
      [formula] un nombre de dés égal { $amount_to }
      [one] { $amount } dé
     *[other] { $amount } dés
    }
change-times = { $stats } { sont } { $n ->
      [2] doublé{ e }
      [3] triplé{ e }
     *[other] multiplié{ e } par { $amount }
    }
change-dice-times = { $stats } { $stats_number ->
      [plural] comptent
     *[other] compte
    } { $n ->
      [2] deux
      [3] trois
     *[other] { $amount }
    } fois plus de dés
change-over = { $stats } { sont } { $n ->
      [2] réduit{ e } de moitié
     *[other] divisé{ e } par { $amount }
    }
change-afterwards-more = après tout le reste, { $stats } { monte } { $amount_of } { sort }{ cap }
change-afterwards-less = après tout le reste, { $stats } { baisse } { $amount_of } { sort }{ cap }
change-at-least = { $stats } { $stats_number ->
      [plural] valent
     *[other] vaut
    } au moins { $amount }
change-at-most = { $stats } ne { $stats_number ->
      [plural] dépassent
     *[other] dépasse
    } pas { $amount }
change-is = { $stats } { $amount_kind ->
      [noun] { sont }
     *[other] { $stats_number ->
          [plural] valent
         *[other] vaut
        }
    } { $amount }, quels que soient les autres changements
standing = { $unless_said ->
      [yes] sauf { $unless_all_si },
     *[no] {""}
    } { $while_said ->
      [yes] { $while_lasts ->
          [no] { $while_all_si }
         *[yes] tant { $while_all_que }
        },
     *[no] {""}
    } { $when_said ->
      [yes] quand { $when_then_que },
     *[no] {""}
    } { $scope_said ->
      [yes] { $scope },
     *[no] {""}
    } { $changes }.
typed-rule = de plusieurs bonus { $typed_of }, seul le meilleur compte ; de plusieurs malus, seul le pire.
not-while = cette règle est sans effet { $cond_all_si }.
standing-includes = { $unless_said ->
      [yes] sauf { $unless_all_si },
     *[no] {""}
    } { $if_said ->
      [yes] { $if_all_si },
     *[no] {""}
    } { $x } { x-est } parmi { $set }.
standing-grants = { $unless_said ->
      [yes] sauf { $unless_all_si },
     *[no] {""}
    } { $if_said ->
      [yes] { $if_all_si },
     *[no] {""}
    } tu as { $x }.
replace-value = { $unless_said ->
      [yes] sauf { $unless_all_si },
     *[no] {""}
    } { $scope_said ->
      [yes] { $scope },
     *[no] {""}
    } { $if_said ->
      [yes] { $if_all_si },
     *[no] {""}
    } on remplace { $step } par { $value }.
replace-do = { $unless_said ->
      [yes] sauf { $unless_all_si },
     *[no] {""}
    } { $scope_said ->
      [yes] { $scope },
     *[no] {""}
    } { $if_said ->
      [yes] { $if_all_si },
     *[no] {""}
    } au lieu { $step_of }, { $do }.

### Ce qui arrive
trigger = { $once_said ->
      [yes] une fois par { $once },
     *[no] {""}
    } { $own_said ->
      [yes] si { $own_then_que },
     *[no] {""}
    } quand { $event }, { $do }.
each-tick = chaque { $clock }, { $while_said ->
      [yes] { $while_all_si },
     *[no] {""}
    } { $do }.
clauses-apart = { $a } ; { $b }
counted = { $n ->
      [one] { $n } { points }
     *[other] { $x_number ->
          [plural] { $n } { $x }
         *[other] { $n } { points }
        }
    }
points = { $n_kind ->
      [fraction] de point
     *[whole] { $n ->
          [one] point
         *[other] points
        }
    } { $x_of }
do-gain = { $who_person ->
      [you] tu gagnes
     *[it] { $who } { $who_number ->
          [plural] gagnent
         *[other] gagne
        }
    } { $counted }
do-lose = { $who_person ->
      [you] tu perds
     *[it] { $who } { $who_number ->
          [plural] perdent
         *[other] perd
        }
    } { $counted }
montant = { $amount_number ->
      [plural] du total { $amount_of }
     *[other] { $amount_of }
    }
do-gain-formula = { $x } { $x_number ->
      [plural] augmentent
     *[other] augmente
    } { montant }
do-raise = { $x } { $x_number ->
      [plural] augmentent
     *[other] augmente
    } { $n_of }
do-lower = { $x } { $x_number ->
      [plural] diminuent
     *[other] diminue
    } { $n_of }
do-lose-formula = { $x } { $x_number ->
      [plural] diminuent
     *[other] diminue
    } { montant }
do-raise-status = { $x } { $x_number ->
      [plural] augmentent
     *[other] augmente
    } { montant } { $lasts }
do-lower-status = { $x } { $x_number ->
      [plural] diminuent
     *[other] diminue
    } { montant }
do-set = { $x } { $value_kind ->
      [whole] { passe } { $value_to }
      [fraction] { passe } { $value_to }
     *[other] { devient } { $value }
    }
passe = { $x_number ->
      [plural] passent
     *[other] passe
    }
devient = { $x_number ->
      [plural] deviennent
     *[other] devient
    }
do-set-flag = dès lors, { $clause }
do-pay = paie { $counted } ; si tu ne peux pas, { $else }
do-gain-status = { $who_person ->
      [you] tu deviens
     *[it] { $who } { $who_number ->
          [plural] deviennent
         *[other] devient
        }
    } { $attribute } { $amount_said ->
      [yes] { $amount_of }
     *[no] {""}
    } { $lasts }
do-lose-status = { $who_person ->
      [you] tu cesses
     *[it] { $who } { $who_number ->
          [plural] cessent
         *[other] cesse
        }
    } d'être { $attribute }
lasting = pendant { $n } { $n ->
      [one] { $clock }
     *[other] { $clock_plural }
    }
lasting-formula = pendant un nombre de { $clock_plural } égal { $amount_to }
do-if = { $cond_all_si }, { $do }
do-if-else = { $cond_all_si }, { $do } ; sinon, { $else }
do-and-if = { $first }, et si, après cela, { $cond_then_que }, { $do }{ $else_said ->
      [yes] {" "}(sinon, { $else })
     *[no] {""}
    }
do-later = une fois tout cela réglé, { $do }
do-seen = { $do }, devant { $seen }
do-unseen = { $do }, sans témoin
do-for-each = pour { $x }, { $do } { $order_said ->
      [yes] , dans l'ordre croissant { $order_of }
     *[no] {""}
    }
do-with-chance = { $chance_shape ->
      [percent] dans { $chance } des cas
     *[other] avec une probabilité égale { $chance_to }
    }, { $do }
do-announce = cela compte comme { $event }
do-original = l'étape se passe comme d'habitude
do-stop = tout s'arrête là

### Conditions requises et prix
needs = demande { $values }{ $values_said ->
      [yes] { $entries_said ->
          [yes] , ainsi { $entries_led_que }
         *[no] {""}
        }
     *[no] {" "}{ $entries }
    }.
need-at-least = { $x } { $n }
either = { $list }
needs-that = seulement { $cond_all_si }.
needs-waived = tant { $cond_all_que }, les { $x_plural } préalables ne sont pas { $x_gender ->
      [feminine] exigées
     *[masculine] exigés
    }.
price = coûte { $counted }.
price-formula = prix, en { $x } : { $amount }.
choose-on-learning = en l'apprenant, choisis { $x } { $if_said ->
      [yes] (condition : { $if })
     *[no] {""}
    }.

### États
status-lasts = cet état dure
stacks-adds = { $counts ->
      [yes] les valeurs successives s'ajoutent
     *[no] les durées successives s'ajoutent
    } { $most_said ->
      [yes] , jusqu'à { $most }
     *[no] {""}
    }.
stacks-longest = de deux durées, seule la plus longue compte.
stacks-strongest = de deux intensités, seule la plus forte compte.
stacks-refreshes = s'il survient de nouveau, sa durée repart de zéro.
stacks-up-to = il compte au plus { $n } fois en même temps.
stacks-not = tant que cet état dure, le recevoir de nouveau n'y change rien.
rapproche = { $x_number ->
      [plural] se rapprochent
     *[other] se rapproche
    } { $to_of }
decay-amount = chaque { $clock }, { $x } { $x_sort ->
      [status] { $to_fixed ->
          [0] diminue { $amount_of }
         *[other] { rapproche } par pas { $amount_of }
        }
     *[other] { rapproche } par pas { $amount_of }
    }.
decay-part = chaque { $clock }, { $x } { rapproche } { $n ->
      [2] de la moitié
      [3] d'un tiers
      [4] d'un quart
      [5] d'un cinquième
      [6] d'un sixième
      [8] d'un huitième
      [10] d'un dixième
      [12] d'un douzième
      [20] d'un vingtième
      [100] d'un centième
     *[other] de 1/{ $n }
    } { $to_fixed ->
      [0] de sa valeur
     *[other] de l'écart
    }{ $rounded }.
rest-rounded-down = {" "}; ce qui en reste est arrondi à l'inférieur
rest-rounded-up = {" "}; ce qui en reste est arrondi au supérieur
rest-rounded-toward-zero = {" "}; ce qui en reste est arrondi vers zéro
rest-rounded-half-up = {" "}; ce qui en reste est arrondi au plus proche, les demis au supérieur
rest-rounded-half-to-even = {" "}; ce qui en reste est arrondi au plus proche, les demis au pair
rest-exact = {" "}(la division tombe toujours juste)
rest-to-parts = { $rest }, { $n ->
      [2] au demi
      [3] au tiers
      [4] au quart
      [10] au dixième
      [12] au douzième
      [100] au centième
     *[other] à 1/{ $n } près
    }
status-range = { $low }–{ $high }
status-band = { $x } ({ $low } à { $high })

### Règles pas à pas
stat-is = { $x }{ $value_sort ->
      [table] {" "}{ $x_number ->
          [plural] se lisent
         *[other] se lit
        } dans une table : { $value }
     *[other]  : { $value }
    }.
stat-starts = { $x } { $x_number ->
      [plural] commencent
     *[other] commence
    } { $value_to }.
stat-range = { $x } ne { $x_number ->
      [plural] descendent
     *[other] descend
    } jamais sous { $low } et ne { $x_number ->
      [plural] dépassent
     *[other] dépasse
    } jamais { $high }.
stat-scaled = tout ce qui multiplie ou divise { $x } agit comme un seul facteur{ $rounded_said ->
      [yes] {" "}et { $rounded }
     *[no] {""}
    }{ $positives ->
      [yes] {" "}; une valeur nulle ou négative reste ce qu'elle est
     *[no] {""}
    }.
stat-rounded = pour finir, pour { $x }, { $rounded }.
scaled-down = le résultat est arrondi à l'inférieur
scaled-up = le résultat est arrondi au supérieur
scaled-toward-zero = le résultat est arrondi vers zéro
scaled-half-up = le résultat est arrondi au plus proche, les demis au supérieur
scaled-half-to-even = le résultat est arrondi au plus proche, les demis au pair
scaled-exactly = le résultat tombe toujours juste
layers = quand plusieurs changements se rencontrent, ils comptent dans cet ordre, quel que soit le premier venu : { $list }.
layer-sums = ce qui ajoute ou retranche
layer-factors = ce qui multiplie ou divise
layer-afterwards = ce qui ajoute ou retranche après tout le reste
layer-bounds = les minimums et les maximums
layer-is = une valeur imposée, qui remplace tout le reste
stat-when = { $said } quand { $cond_then_que }.
resource-range = { $x } { $x_number ->
      [plural] vont
     *[other] va
    } { $low_of } { $high_to }{ $start_said ->
      [yes] {" "}et { $x_number ->
          [plural] commencent
         *[other] commence
        } { $start_to }
     *[no] {""}
    }.
resource-bought = augmenter de 1 { $x } coûte { $counted }.
resource-bought-formula = augmenter de 1 { $x } coûte, en { $paid } : { $amount }.
formula = { $x } : { $value }.
line-step = { $x } : { $value }.
line-step-do = { $x } :
line-is = { $x } : { $value_sort ->
      [check] fais { $value_a }
     *[other] { $value }
    }.
line-becomes = { $x } { $value_kind ->
      [formula] { $x_number ->
          [plural] prennent
         *[other] prend
        } une nouvelle valeur : { $value }
      [whole] { passe } { $value_to }
      [fraction] { passe } { $value_to }
     *[other] { devient } { $value }
    }.
line-starts = { $x } { $x_number ->
      [plural] commencent
     *[other] commence
    } { $value_to }.
line-add = { $x } { $x_number ->
      [plural] augmentent
     *[other] augmente
    } { $amount_of }.
line-again = lance de nouveau.
line-roll = { $x } : lance { $dice }.
line-check = { $x } : fais { $call } ({ $given }).
line-subtract = { $x } { $x_number ->
      [plural] diminuent
     *[other] diminue
    } { $amount_of }.
line-succeeds = réussite { $cond_all_si }.
line-margin = la marge est { $value }.
line-repeat = au plus { $n } fois :
line-per-member = pour { $members }, { $x } : { $value }.
line-each = chaque { $clock } :
line-if = { $cond_all_si } :
line-else = sinon :
line-if-do = { $cond_all_si }, { $do }.
line-do = { $do }.
line-stop-with-chance = tout s'arrête là, avec une probabilité égale { $chance_to }.
line-for-each = pour { $x }{ $order_said ->
      [yes] , dans l'ordre croissant { $order_of }
     *[no] {""}
    } :
line-choose = { $who_person ->
      [you] choisis
     *[it] { $who } { $who_number ->
          [plural] choisissent
         *[other] choisit
        }
    } { $x }.
line-choose-first = prends { $x } ; s'il y en a plusieurs, { $x_gender ->
      [feminine] la première
     *[masculine] le premier
    }.
line-choose-least = prends { $x } ; s'il y en a plusieurs, { $x_gender ->
      [feminine] celle pour laquelle
     *[masculine] celui pour lequel
    } { $value } { $value_number ->
      [plural] sont
     *[other] est
    } { $value_gender ->
      [feminine] { $value_number ->
          [plural] minimales
         *[other] minimale
        }
     *[masculine] { $value_number ->
          [plural] minimaux
         *[other] minimal
        }
    }.
line-choose-most = prends { $x } ; s'il y en a plusieurs, { $x_gender ->
      [feminine] celle pour laquelle
     *[masculine] celui pour lequel
    } { $value } { $value_number ->
      [plural] sont
     *[other] est
    } { $value_gender ->
      [feminine] { $value_number ->
          [plural] maximales
         *[other] maximale
        }
     *[masculine] { $value_number ->
          [plural] maximaux
         *[other] maximal
        }
    }.
line-choose-number = { $who_person ->
      [you] choisis
     *[it] { $who } { $who_number ->
          [plural] choisissent
         *[other] choisit
        }
    } { $x }, un nombre entier compris entre { $low } et { $high }{ $conds_said ->
      [yes] {" "}tel { $conds_all_que }
     *[no] {""}
    }.
line-choose-number-first = { $x } { x-est } le premier nombre entier compris entre { $low } et { $high }{ $conds_said ->
      [yes] {" "}pour lequel { $conds }
     *[no] {""}
    }.
line-choose-number-least = { $x } { x-est } le nombre entier compris entre { $low } et { $high } pour lequel { $conds_said ->
      [yes] { $conds } et
     *[no] {""}
    } { $value } { $value_number ->
      [plural] sont
     *[other] est
    } { $value_gender ->
      [feminine] { $value_number ->
          [plural] minimales
         *[other] minimale
        }
     *[masculine] { $value_number ->
          [plural] minimaux
         *[other] minimal
        }
    }.
line-choose-number-most = { $x } { x-est } le nombre entier compris entre { $low } et { $high } pour lequel { $conds_said ->
      [yes] { $conds } et
     *[no] {""}
    } { $value } { $value_number ->
      [plural] sont
     *[other] est
    } { $value_gender ->
      [feminine] { $value_number ->
          [plural] maximales
         *[other] maximale
        }
     *[masculine] { $value_number ->
          [plural] maximaux
         *[other] maximal
        }
    }.
line-with-chance = { $chance_shape ->
      [percent] dans { $chance } des cas
     *[other] avec une probabilité égale { $chance_to }
    } :
line-costs = cela coûte { $counted }.
line-costs-formula = coût, en { $x } : { $amount }.
line-takes = cela prend { $n } { $n ->
      [one] { $clock }
     *[other] { $clock_plural }
    }.
line-takes-formula = cela prend un nombre de { $clock_plural } égal { $amount_to }.
line-at-start = au début :
line-at-end = une fois que c'est fait :
do-break-off = abandonne : ce qui était fait est perdu
do-stop-for-now = arrête-toi là : si tu recommences de la même façon, tu reprends où tu en étais
do-learn = { $who_person ->
      [you] tu apprends
     *[it] { $who } apprend
    } { $x }, à son prix
do-buy = { $who_person ->
      [you] tu achètes
     *[it] { $who } achète
    } un point de plus { $x_of }, à son prix
row-when = si
row-gives = { $x_title }
row-else = sinon
table-first = seule compte la première ligne dont la condition est remplie.
table-unrounded = les fractions se comparent telles quelles, sans arrondir.
page-for-all = pour toutes
field-per = { $n } par { $clock }

### Pages et figures
page-statuses = États
page-status = État
page-rules = Règles
page-figures = Figures
page-calculators = Calculs
calculator-none = aucun
calculator-margin = Marge
page-glossary = Glossaire
page-term = Terme
page-index = Index
index-heads = A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
rule-action = Action
rule-procedure = Procédure
rule-check = Jet
rule-formula = Formule
rule-chance = Chance
rule-table = Table
rule-die = Dé
rule-process = Processus
rule-rules = Règles
percent = { prep }{ $n } %
    .shape = percent
figure-cell = { $rows } contre { $columns }

### Le duel, raconté
told-duel = { $game } : { $a } contre { $b }{ $plan_said ->
      [yes] , plan « { $plan } »
     *[no] {""}
    }, graine { $seed }.
told-rolls-first = { $who } { $who_number ->
      [plural] lancent
     *[other] lance
    } les dés pour l'initiative :
told-begins = { $who } { $who_number ->
      [plural] commencent
     *[other] commence
    }.
told-round = Round { $n }
told-acts = au tour { $who_of } :
told-passes = le temps passe pour { $who } :
told-wins = { $who } { $who_number ->
      [plural] l'emportent
     *[other] l'emporte
    } au round { $n }.
told-drawn = personne ne l'a emporté au round { $n }.
told-roll = { told-what } { $dice }{ $faces_said ->
      [yes] {" "}({ $faces })
     *[no] {""}
    } donne { $n }.
told-what = { $what_said ->
      [yes] { $what } :
     *[no] {""}
    }
told-chance = { told-what } une chance de { $chance } { $holds ->
      [yes] se réalise
     *[no] ne se réalise pas
    }.
told-pick = { told-what } le numéro { $n } sur { $of } est tiré.
told-ticks = { $x } passe { $who_said ->
      [yes] pour { $who }
     *[no] {""}
    }.
told-event = { $said }.
told-named = { $x }{ $with_said ->
      [yes] {" "}({ $with })
     *[no] {""}
    }
told-with = { $x } : { $value }
told-list = { $a }, { $b }
told-plus = { $a } + { $b }
told-minus = { $a } − { $b }
told-count-at-least = { $x }, en comptant ceux d'au moins { $n }
told-explode-on = { $x }, chaque { $n } étant relancé et ajouté
told-reroll-once = { $x }, chaque dé d'au plus { $n } étant relancé une fois
told-loses = { $who } { $who_number ->
      [plural] perdent
     *[other] perd
    } { $counted } ; il { $who_number ->
      [plural] leur
     *[other] lui
    } en reste { $left }{ told-limit }.
told-gains = { $who } { $who_number ->
      [plural] ont
     *[other] a
    } { $counted } de plus, soit { $left } en tout{ told-limit }.
told-stays = { $x_the } { $who_of } { $x_number ->
      [plural] restent
     *[other] reste
    } à { $left }{ told-limit }.
told-limit = { $asked_said ->
      [yes] {" "}(limite atteinte ; sans elle, { $asked })
     *[no] {""}
    }
told-changes = { $who }, { $x } : { $before } → { $after }{ told-limit }.
told-left = durée restante { $x_of }, { $who } : { $before } → { $after }{ told-limit }.
told-once = { $who } : { $spent ->
      [yes] plus jamais au cours de ce { $x }
     *[no] de nouveau possible
    }.
told-asks = le jeu est prié de faire ceci : { $do }.
told-chooses = { $who } { $who_number ->
      [plural] choisissent
     *[other] choisit
    } { $option } { $of_said ->
      [yes] parmi { $of }
     *[no] {""}
    }.
told-bound = une répétition atteint sa limite.
told-state = { $said }{ told-changed }.
told-value = { $who_said ->
      [yes] { $x } { $who_of } : { $value }
     *[no] { $x } : { $value }
    }{ told-changed }.
told-changed = { $by_said ->
      [yes] {" "}({ $by })
     *[no] {""}
    }
told-base = au départ : { $value }.
told-set = fixé à : { $value }.
told-counts = { $by }.
told-by = { $x } { $how ->
      [sides] { $value } { $n ->
          [one] face
         *[other] faces
        }
      [count] { $value } { $n ->
          [one] dé
         *[other] dés
        }
      [times] ×{ $value }
      [afterwards] { $value } après tout le reste
      [at_least] au moins { $value }
      [at_most] au plus { $value }
      [is] valeur fixée à { $value }
     *[add] { $value }
    }
told-added = +{ $x }
told-rules = les règles
told-silent = { $x_said ->
      [yes] « { $x_title } »
     *[no] une règle
    } ne compte pas : { $why ->
      [nobody] personne n'est là pour cela
      [gate] { $who } ne l'a pas
     *[condition] la condition n'est pas remplie
    }.
told-cut = ramené à ses limites : { $before } → { $after }.
told-fact = { $said }{ $host ->
      [yes] , comme il a été dit
     *[no] {""}
    }.
told-answer = { told-named } : { $value }
told-compared = { $a } { $sign } { $b } : { $holds ->
      [yes] { value-yes }
     *[no] { value-no }
    }.
told-calls = { told-named }{ $gives_said ->
      [yes] {" "}→ { $gives }
     *[no] {""}
    }.
told-queued = plus tard : { told-named }.
told-reacts = { $x_said ->
      [yes] « { $x_title } » entre
     *[no] les règles entrent
    } en jeu { $who_said ->
      [yes] pour { $who }
     *[no] {""}
    } :

### Mots des pages
word-after_label = {" : "}
word-between_names = {" · "}
word-between_parts = {" — "}
word-closes = )
word-of_book = {" · "}
word-opens = {" ("}
word-about_art = Illustrations
word-about_by = Par
word-about_credits = Remerciements
word-about_extends = Édition de
word-about_for = Pour
word-about_licence = Licence
word-about_made = Les nombres de ce livre et ses phrases sous « Règle » viennent des règles mêmes que le jeu exécute : le livre et le jeu ne peuvent se contredire.
word-about_version = Version
word-as_table = Montrer en tableau
word-as_text = Voir en texte
word-books = Livres de règles
word-brought_by = Causé par
word-calculator = Calcul
word-calculator_copied = Copié
word-calculator_csv = Copier en CSV
word-calculator_edition = Ce lien vient d'une autre édition des règles : les jets et les résultats peuvent différer.
word-calculator_exact = exact
word-calculator_failed = Les règles ne donnent pas de réponse à cela.
word-calculator_link = Une partie de ce lien ne convient pas à ce livre et a été laissée de côté.
word-calculator_never = Cela n'arrive jamais.
word-calculator_no = non
word-calculator_number = Un nombre de [low] à [high]
word-calculator_roll = Lancer
word-calculator_rolled = Les dés sont tombés
word-calculator_runs = estimé sur [n] essais
word-calculator_still = Avec JavaScript, tes propres nombres sont calculés ici. Les figures de ce livre en montrent quelques-uns.
word-calculator_text = Copier en texte
word-calculator_unchanged = Rien n'a changé.
word-calculator_uncopied = Ce navigateur ne laisse pas la page copier.
word-calculator_working = Calcul en cours…
word-calculator_yes = oui
word-changed_here = Modifié dans cette édition
word-changes = Ce qui a changé
word-changes_before = Avant
word-changes_changed = Modifié
word-changes_gone = Retiré
word-changes_new = Nouveau
word-changes_now = Maintenant
word-changes_since = {"Par rapport à : "}
word-close = Fermer
word-colophon = À propos de ce livre
word-comes_to = Résultat
word-contents = Sommaire
word-cover = Couverture
word-edition = Édition
word-example = Pas à pas
word-figure = Figure
word-flow = Déroulement
word-gm = pour le meneur de jeu
word-granted_by = Accordé par
word-language = Langue
word-language_name = Français
word-link_here = Lien vers cette entrée
word-log_scale = logarithmique
word-moved = Cette page a changé d'adresse :
word-named_by = Mentionné par
word-needed_by = Prérequis de
word-needs = Prérequis
word-new_here = Nouveau dans cette édition
word-next = Suivant
word-no_results = Aucun résultat
word-not_translated = Pas encore traduit
word-not_with = Ne se cumule pas avec
word-note = Remarque
word-open = Ouvrir
word-page = Page
word-previous = Précédent
word-results = Résultats
word-rules = Règle
word-search = Chercher
word-search_hint = Chercher dans les règles
word-similar = Voulais-tu dire :
word-skip = Aller au texte
word-table = Table
word-translation = Traductions
word-translation_approved = Relus
word-translation_how = Un texte sans traduction, ou dont la traduction est plus ancienne que lui ou que sa règle, figure dans sa langue d'origine et porte une marque.
word-translation_missing = Manquants
word-translation_stale = À revoir
word-translation_texts = Textes
word-translation_unreviewed = Non relus
word-tree = Ce qui mène à quoi
word-tree_all = Un trait va de ce qui est requis à ce qui le requiert.
word-tree_either = Un trait va de ce qui est requis à ce qui le requiert. De plusieurs traits en pointillé, un seul suffit.
word-theme = Apparence
word-theme_auto = Automatique
word-theme_dark = Sombre
word-theme_light = Clair
between-sentences = {" "}
page-of-group = { $kinds } { $x_of }
np-chosen = { np-the } { $gender ->
      [feminine] choisie
     *[masculine] choisi
    }
np-not-after = { qui-ne } { $list_many ->
      [yes] { $list_each_ni }
     *[no] pas { $list }
    }
cond-it-is = c'est { $x }
cond-it-is-not = ce n'est pas { $x }
cond-part-of = cela fait partie { $x_of }
cond-not-part-of = cela ne fait pas partie { $x_of }
against = contre tout adversaire dont { $stat_the } est { $value }
math-plus = { a-case } + { $b }
math-minus = { a-case } − { $b }
math-times = { a-case } × { $b }
math-over = { a-case } ÷ { $b }
math-power = { $b_fixed ->
      [2] { a-case }²
      [3] { a-case }³
     *[other] { a-case } puissance ({ $b_exponent })
    }
math-group = { prep }({ $x })
led-in = { $word ->
      [que] { $elides ->
          [yes] qu'{ $x }
         *[no] que { $x }
        }
      [si] { $first ->
          [il] s'{ $x }
          [ils] s'{ $x }
         *[other] si { $x }
        }
     *[other] { $word } { $x }
    }
np-row-after = { $a } { $b }
led-row = { $word ->
      [soit] { $a }, { $b }
     *[other] { $a } { $b }
    }
value-within = { x-case }, { $x_gender ->
      [feminine] bornée
     *[masculine] borné
    } à ±{ $high }
value-within-of = { x-case }, { $x_gender ->
      [feminine] limitée
     *[masculine] limité
    } dans les deux sens par { $bound }
value-clamp = { x-case }, { $x_gender ->
      [feminine] bornée
     *[masculine] borné
    } entre { $low } et { $high }
line-margin-difference = la marge est la différence entre les deux.
line-margin-below = la marge est la différence entre les deux.
line-else-if = sinon, { $cond_all_si } :
# Plusieurs choses qui ensemble n'en font qu'une : le mot qui mène les autres ne se répète pas en elles, « si … et si soit …, soit … ».
cond-group = { $x_any ->
      [yes] { $x_each_soit }
     *[no] { $x }
    }
    .led = whole

### Registres : comment le livre parle au lecteur
register-1 = tu
    .not = vous votre vos vôtre vôtres
    .ends = ez
    .but = rendez-vous chez nez assez rez
register-2 = vous
    .not = tu te t' toi ton ta tes tien tienne
