# Comment le livre parle français. Les formes des noms ($x_of « de l'épée », $x_to « à l'épée ») viennent des messages np-….
# Le lecteur est « tu ». Une phrase commence ici sans majuscule ; le livre la met.

### Ce que cette langue demande aux noms
cases = of to
noun-needs = gender
vowels = aàâäeéèêëiîïoôöuùûüyœæ
marks = ,;:

### Noms
le = { $number ->
      [plural] les
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
     *[plain] { $number ->
          [plural] les{" "}{ $x }
         *[other] { le }{ $x }
        }
    }
np-this = { prep }{ ce } { $x }
np-each = { prep }chaque { $x }
np-another = { $case ->
      [of] d'{ un } autre { $x }
      [to] à { un } autre { $x }
     *[plain] { un } autre { $x }
    }
np-known = { prep }{ ce } { $x }
np-bare = { $case ->
      [of] { de }{ $x }
      [to] à { $x }
     *[plain] { $x }
    }
np-name = { $case ->
      [of] { de }{ $x }
      [to] à { $x }
     *[plain] { $x }
    }
np-your = { prep }{ ton } { $x }
np-their = { prep }{ son } { $x }
np-owned = { np-the } { $owner_of }
np-value = { prep }{ $x }
np-plural = { $x }s
np-member = { $x } ({ $member })
np-for = pour { $args }
np-body = { $x } { $attributes } { $after }
np-row = { $b } { $a }
np-not = { $number ->
      [plural] qui ne sont pas
     *[other] qui n'est pas
    } { $list }
np-such = { $x } dont il est vrai que { $conds }
every-of-yours = chacune de tes { $x_plural }
    .gender = feminine

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
cond-against = c'est contre quelqu'un dont { $stat_the } est { $value }
cond-not-against = ce n'est pas contre quelqu'un dont { $stat_the } est { $value }
cond-same = { $x } { x-est } { $y }
cond-not-same = { $x } { x-nest } { $y }
cond-any = { $x } { x-est } quelque chose
cond-none = { $x } n'{ $x_number ->
      [plural] existent
     *[other] existe
    } pas
cond-eq = { $x } { $y_kind ->
      [noun] { x-est }
     *[other] { $x_number ->
          [plural] valent
         *[other] vaut
        }
    } { $y }
cond-ne = { $x } { $y_kind ->
      [noun] { x-nest }
     *[other] ne { $x_number ->
          [plural] valent
         *[other] vaut
        } pas
    } { $y }
cond-lt = { $x } { x-est } { $x_gender ->
      [feminine] inférieure
     *[masculine] inférieur
    }{ $x_number ->
      [plural] s
     *[other] {""}
    } { $y_to }
cond-le = { $x } { $x_number ->
      [plural] valent
     *[other] vaut
    } au plus { $y }
cond-gt = { $x } { $x_number ->
      [plural] dépassent
     *[other] dépasse
    } { $y }
cond-ge = { $x } { $x_number ->
      [plural] valent
     *[other] vaut
    } au moins { $y }
cond-between = { $x } { x-est } de { $low } à { $high }
cond-holds = { $x } { x-est } vrai
cond-holds-not = { $x } { x-nest } vrai
cond-announced = il y a eu { $event_a }
cond-not-announced = il n'y a pas eu { $event_of }
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
head-and = { $head } et { $conds_all_que }
scope-if = { $head }, si { $conds_then_si }
such-that = { $head }, si { $conds_then_si }
such-least = { $x_the } est la moindre
such-most = { $x_the } est la plus grande

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
value-yes = oui
value-no = non
value-none = aucun
value-margin = { la } marge
    .gender = feminine
value-whether = { masc } fait que { $cond }
value-with-unit = { prep }{ $n } { $unit_title }
value-in-unit = { x-case } en { $unit }
value-plus = { a-case } plus { $b }
value-minus = { a-case } moins { $b }
value-sum = { la } somme { $a_of } et { $b_of }
    .gender = feminine
value-difference = { la } différence entre { $a } et { $b }
    .gender = feminine
value-times = { $a_fixed ->
      [2] { masc } double { $b_of }
     *[other] { a-case } fois { $b }
    }
value-over = { a-case } divisé par { $b }
value-parts = { $case ->
      [of] des
      [to] aux
     *[plain] les
    } { $part }/{ $n } { $x_of }
value-part = { $n ->
      [2] { la } moitié
      [3] { masc } tiers
      [4] { masc } quart
      [5] { une } cinquième
      [6] { une } sixième
      [8] { une } huitième
      [10] { une } dixième
      [12] { une } douzième
     *[other] { prep }1/{ $n }
    } { $x_of }
    .gender = { $n ->
          [2] feminine
         *[other] masculine
        }
value-power = { $b_fixed ->
      [2] { masc } carré { $a_of }
      [3] { masc } cube { $a_of }
     *[other] { a-case } puissance { $b }
    }
value-at-least = { a-case }, mais au moins { $b }
value-at-most = { a-case }, mais au plus { $b }
value-larger = { masc } plus grand nombre entre { $a } et { $b }
value-smaller = { masc } plus petit nombre entre { $a } et { $b }
value-minus-of = { prep }−{ $x }
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
    } au plus proche, la demie au supérieur
value-rounded-half-to-even = { x-case }, { $x_gender ->
      [feminine] arrondie
     *[masculine] arrondi
    } au plus proche, la demie au pair
value-exactly = { x-case }, toujours sans reste
value-if = { $case ->
      [of] { $then_of }
      [to] { $then_to }
     *[plain] { $then }
    } si { $cond_then_si }, sinon { $case ->
      [of] { $otherwise_of }
      [to] { $otherwise_to }
     *[plain] { $otherwise }
    }
value-roll = { $case ->
      [of] d'un
      [to] à un
     *[plain] un
    } jet { $x_of }
value-maximum = { masc } plus haut résultat { $x_of }
value-minimum = { masc } plus bas résultat { $x_of }
value-dice-of = { prep }{ $count } dés à { $sides } faces
value-dice-plus = { x-case } plus { $n }
value-dice-times = { x-case }, avec { $n } fois plus de dés
value-dice-sides = { x-case }, avec autant de faces de plus que { $n }
value-dice-count = { x-case }, avec autant de dés de plus que { $n }
value-keep-high = { x-case }, dont on garde { $n ->
      [1] le plus haut
     *[other] les { $n } plus hauts
    }
value-keep-low = { x-case }, dont on garde { $n ->
      [1] le plus bas
     *[other] les { $n } plus bas
    }
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
value-whose-field = de { $field } { $x }
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
      [yes] à titre de { $typed }
     *[no] {""}
    }
change-more = { $stats } { monte } { $amount_of } { sort }{ cap }
change-less = { $stats } { baisse } { $amount_of } { sort }{ cap }
change-sides-more = les dés { $noun_of } ont { $n ->
      [one] { $amount } face
     *[other] { $amount } faces
    } de plus
change-sides-less = les dés { $noun_of } ont { $n ->
      [one] { $amount } face
     *[other] { $amount } faces
    } de moins
change-dice-more = { $stats } { $n ->
      [one] { $stats_number ->
          [plural] comptent
         *[other] compte
        } { $amount } dé
     *[other] { $stats_number ->
          [plural] comptent
         *[other] compte
        } { $amount } dés
    } de plus
change-dice-less = { $stats } { $n ->
      [one] { $stats_number ->
          [plural] comptent
         *[other] compte
        } { $amount } dé
     *[other] { $stats_number ->
          [plural] comptent
         *[other] compte
        } { $amount } dés
    } de moins
change-times = { $stats } { sont } { $n ->
      [2] doublé{ e }
      [3] triplé{ e }
     *[other] multiplié{ e } par { $amount }
    }
change-over = { $stats } { sont } { $n ->
      [2] réduit{ e } de moitié
     *[other] divisé{ e } par { $amount }
    }
change-afterwards-more = après tout le reste, { $stats } { monte } { $amount_of }
change-afterwards-less = après tout le reste, { $stats } { baisse } { $amount_of }
change-at-least = { $stats } { $stats_number ->
      [plural] valent
     *[other] vaut
    } au moins { $amount }
change-at-most = { $stats } { $stats_number ->
      [plural] valent
     *[other] vaut
    } au plus { $amount }
change-is = { $stats } { $amount_kind ->
      [noun] { sont }
     *[other] { $stats_number ->
          [plural] valent
         *[other] vaut
        }
    } { $amount }
standing = { $unless_said ->
      [yes] sauf si { $unless_then_si },
     *[no] {""}
    } { $while_said ->
      [yes] { $while_lasts ->
          [no] si { $while_then_si }
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
not-while = sans effet tant { $cond_all_que }.
replace-value = { $unless_said ->
      [yes] sauf si { $unless_then_si },
     *[no] {""}
    } { $scope_said ->
      [yes] { $scope },
     *[no] {""}
    } { $if_said ->
      [yes] si { $if_then_si },
     *[no] {""}
    } { $step } { $step_number ->
      [plural] deviennent
     *[other] devient
    } { $value }.
replace-do = { $unless_said ->
      [yes] sauf si { $unless_then_si },
     *[no] {""}
    } { $scope_said ->
      [yes] { $scope },
     *[no] {""}
    } { $if_said ->
      [yes] si { $if_then_si },
     *[no] {""}
    } au lieu { $step_of }, { $do }.

### Ce qui arrive
trigger = { $once_said ->
      [yes] une fois par { $once }, quand
     *[no] quand
    } { $event }, { $do }.
each-tick = à chaque { $clock } { $while_said ->
      [yes] tant { $while_all_que }
     *[no] {""}
    }, { $do }.
clauses-apart = { $a } ; { $b }
counted = { $n } { $n_kind ->
      [fraction] de point
     *[whole] { $n ->
          [one] point
         *[other] points
        }
    } { $x_of }
do-gain = { $who_person ->
      [you] tu gagnes
     *[it] { $who } gagne
    } { $counted }
do-lose = { $who_person ->
      [you] tu perds
     *[it] { $who } perd
    } { $counted }
do-gain-formula = { $x } { $x_number ->
      [plural] augmentent
     *[other] augmente
    } { $amount_of }
do-lose-formula = { $x } { $x_number ->
      [plural] diminuent
     *[other] diminue
    } { $amount_of }
do-raise-status = { $x } augmente { $amount_of }
do-lower-status = { $x } diminue { $amount_of }
do-set = { $x } { $x_number ->
      [plural] deviennent
     *[other] devient
    } { $value }
do-pay = paie { $counted } ; si tu ne le peux pas, { $else }
do-gain-status = { $who_person ->
      [you] tu deviens
     *[it] { $who } devient
    } { $attribute } { $amount_said ->
      [yes] { $amount_of }
     *[no] {""}
    } { $lasts }
do-lose-status = { $who_person ->
      [you] tu cesses
     *[it] { $who } cesse
    } d'être { $attribute }
lasting = pendant { $n } { $n ->
      [one] { $clock }
     *[other] { $clock_plural }
    }
lasting-formula = pendant autant de { $clock_plural } que { $amount }
do-if = si { $cond_then_si }, { $do }
do-if-else = si { $cond_then_si }, { $do } ; sinon, { $else }
do-for-each = pour { $x }, { $do } { $order_said ->
      [yes] , dans l'ordre { $order_of }
     *[no] {""}
    }
do-with-chance = avec une chance de { $chance }, { $do }
do-announce = cela compte comme { $event }
do-original = l'étape se passe comme d'habitude
do-stop = il ne se passe rien de plus

### Conditions requises et prix
needs = demande { $values }{ $values_said ->
      [yes] { $entries_said ->
          [yes] , ainsi que{" "}
         *[no] {""}
        }
     *[no] {" "}
    }{ $entries }.
need-at-least = { $x } { $n }
either = { $list }
needs-that = seulement si { $cond_then_si }.
needs-waived = tant { $cond_all_que }, les { $x_plural } préalables ne sont pas { $x_gender ->
      [feminine] exigées
     *[masculine] exigés
    }.
price = coûte { $counted }.
price-formula = coûte, en { $x }, { $amount }.
choose-on-learning = en l'apprenant, choisis { $x } { $if_said ->
      [yes] , pourvu que ceci soit vrai : { $if }
     *[no] {""}
    }.

### États
status-lasts = cela dure
stacks-adds = { $counts ->
      [yes] un nouveau gain s'y ajoute
     *[no] un nouveau gain ajoute sa durée
    } { $most_said ->
      [yes] , jusqu'à { $most } au plus
     *[no] {""}
    }.
stacks-longest = de deux, celui qui dure le plus longtemps reste.
stacks-strongest = de deux, le plus fort reste.
stacks-refreshes = un nouveau recommence sa durée.
stacks-up-to = { $n } au plus comptent à la fois.
stacks-not = un second ne change rien.
decay-amount = à chaque { $clock }, { $x } { $x_number ->
      [plural] reviennent
     *[other] revient
    } { $amount_of } vers { $to }.
decay-part = à chaque { $clock }, { $x } { $x_number ->
      [plural] reviennent
     *[other] revient
    } { $n ->
      [2] de moitié
      [3] d'un tiers
      [4] d'un quart
      [5] d'un cinquième
      [10] d'un dixième
     *[other] de 1/{ $n }
    } vers { $to }{ $rounded }.
rest-rounded-down = , arrondi à l'inférieur
rest-rounded-up = , arrondi au supérieur
rest-rounded-toward-zero = , le reste arrondi vers zéro
rest-rounded-half-up = , arrondi au plus proche, la demie au supérieur
rest-rounded-half-to-even = , arrondi au plus proche, la demie au pair
rest-exact = , toujours sans reste
status-range = { $low }–{ $high }
status-band = { $x } ({ $low } à { $high })

### Règles pas à pas
stat-is = { $x } : { $value }.
stat-when = { $said } quand { $cond_then_que }.
resource-range = { $x } { $x_number ->
      [plural] vont
     *[other] va
    } { $low_of } { $high_to }{ $start_said ->
      [yes] , et { $x_number ->
          [plural] commencent
         *[other] commence
        } { $start_to }
     *[no] {""}
    }.
resource-bought = un de plus dans { $x } coûte { $counted }.
resource-bought-formula = ce que coûte, en { $paid }, un de plus dans { $x } : { $amount }.
formula = { $x } : { $value }.
line-step = { $x } : { $value }.
line-step-do = { $x } :
line-is = { $x } : { $value }.
line-becomes = { $x } { $x_number ->
      [plural] deviennent
     *[other] devient
    } { $value }.
line-starts = { $x } { $x_number ->
      [plural] commencent
     *[other] commence
    } { $value_to }.
line-add = { $x } { $x_number ->
      [plural] augmentent
     *[other] augmente
    } { $amount_of }.
line-subtract = { $x } { $x_number ->
      [plural] diminuent
     *[other] diminue
    } { $amount_of }.
line-succeeds = c'est réussi quand { $cond_then_que }.
line-margin = la marge est { $value }.
line-repeat = au plus { $n } fois :
line-each = à chaque { $clock } :
line-if = si { $cond_then_si } :
line-else = sinon :
line-if-do = si { $cond_then_si }, { $do }.
line-do = { $do }.
line-stop-with-chance = cela s'arrête avec cette chance : { $chance }.
row-when = quand
row-gives = { $x_title }
row-else = sinon
page-for-all = pour toutes
field-per = { $n } par { $clock }

### Pages et figures
page-statuses = États
page-rules = Règles
page-figures = Figures
rule-procedure = Procédure
rule-check = Épreuve
rule-formula = Formule
rule-chance = Chance
rule-table = Table
rule-die = Dé
rule-process = Processus
rule-rules = Règles
percent = { $n } %
figure-cell = { $rows } contre { $columns }

### Le duel, raconté
told-round = Round { $n }
told-loses = { $who } perd { $counted } ; il lui en reste { $left }.
told-gains = { $who } gagne { $counted } et en a maintenant { $left }.

### Mots des pages
word-after_label = {" : "}
word-between_names = {" · "}
word-between_parts = {" — "}
word-closes = )
word-of_book = {" · "}
word-opens = {" ("}
word-as_table = Montrer en tableau
word-books = Livres de règles
word-close = Fermer
word-contents = Sommaire
word-figure = Figure
word-language = Langue
word-language_name = Français
word-link_here = Lien vers cette entrée
word-log_scale = logarithmique
word-needed_by = Requis par
word-needs = Demande
word-next = Suivant
word-no_results = Rien trouvé
word-not_translated = Pas encore traduit
word-note = Note
word-page = Page
word-previous = Précédent
word-results = Résultats
word-rules = En règles
word-search = Chercher
word-search_hint = Chercher dans les règles
word-similar = Voulais-tu dire
word-skip = Aller au texte
word-table = Table
word-theme = Apparence
word-theme_auto = Comme l'appareil
word-theme_dark = Sombre
word-theme_light = Clair
between-sentences = {" "}
page-of-group = { $kinds } : { $x }
np-chosen = { np-the } { $gender ->
      [feminine] choisie
     *[masculine] choisi
    }
np-not-after = { $number ->
      [plural] qui ne sont pas
     *[other] qui n'est pas
    } { $list }
cond-it-is = c'est { $x }
cond-it-is-not = ce n'est pas { $x }
cond-part-of = cela fait partie { $x_of }
cond-not-part-of = cela ne fait pas partie { $x_of }
against = contre quiconque dont { $stat_the } est { $value }
math-plus = { a-case } + { $b }
math-minus = { a-case } − { $b }
math-times = { a-case } × { $b }
math-over = { a-case } ÷ { $b }
math-power = { $b_fixed ->
      [2] { a-case }²
      [3] { a-case }³
     *[other] { a-case } à la puissance { $b }
    }
math-group = ({ $x })
led-in = { $word ->
      [que] { $elides ->
          [yes] qu'{ $x }
         *[no] que { $x }
        }
     *[other] { $word } { $x }
    }
np-row-after = { $a } { $b }
value-within = { x-case }, sans dépasser { $high } en plus ni en moins
value-clamp = { x-case }, { $x_gender ->
      [feminine] tenue
     *[masculine] tenu
    } entre { $low } et { $high }
line-margin-difference = la marge est la différence.
line-else-if = sinon, si { $cond_then_si } :
cond-group = ({ $x })
told-duel = { $a } contre { $b }
told-rolls-first = { $who } lance pour commencer :
told-begins = { $who } commence.
told-acts = { $who } agit :
told-passes = le temps passe pour { $who } :
told-roll = { $what_said ->
      [yes] { $what_bare } :
     *[no] {""}
    } { $dice } { $faces_said ->
      [yes] ({ $faces })
     *[no] {""}
    } donne { $n }.
told-chance = { $what_said ->
      [yes] { $what_bare } :
     *[no] {""}
    } une chance de { $chance } { $holds ->
      [yes] se réalise
     *[no] ne se réalise pas
    }.
told-event = { $said }.
told-value = { $x } : { $value }{ $by_said ->
      [yes] {" "}({ $by })
     *[no] {""}
    }.
told-by = { $x } { $change }
told-rules = les règles
told-asks = le jeu est prié de faire ceci : { $do }.
told-chooses = { $who } choisit { $option }.
told-bound = une répétition atteint sa limite.
told-wins = { $who } l'emporte au round { $n }.
told-drawn = personne ne l'a emporté au round { $n }.
