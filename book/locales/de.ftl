# Wie das Buch deutsch spricht. Die Formen der Nomen ($x_acc „den Wert“, $x_dat „dem Wert“, $x_gen „des Werts“) kommen aus np-….
# $x_im ist der Dativ mit „in“ davor: „im Wert“, „in diesem Wert“, „in Stärke“.
# Der Leser ist „du“. Ein Satz beginnt hier klein; das Buch macht daraus den Großbuchstaben.
# Bedingungen sind Nebensätze mit dem Verb am Ende („du krank bist“): davor steht wenn, falls, solange oder dass.
# Was getan wird, hat neben der gewöhnlichen Form die Form „inv“ mit dem Verb voran: „…, gewinnst du 3 Marken“. Ereignisse der
# Pakete werden ausgelöst und abgewartet: sie haben alle drei Formen, die nach „wenn“ heißt „neben“ („other“ vor „oder“).

### Was diese Sprache von Nomen verlangt
cases = acc dat gen im
noun-needs = gender
vowels = {""}
marks = ,;:
places = inv neben

### Nomen
der = { $number ->
      [plural] { $case ->
          [dat] den
          [gen] der
          [im] in den
         *[plain] die
        }
     *[other] { $gender ->
          [feminine] { $case ->
              [dat] der
              [gen] der
              [im] in der
             *[plain] die
            }
          [neuter] { $case ->
              [dat] dem
              [gen] des
              [im] im
             *[plain] das
            }
         *[masculine] { $case ->
              [acc] den
              [dat] dem
              [gen] des
              [im] im
             *[plain] der
            }
        }
    }
# Endungen von dies-, jed-: dieser, diese, dieses.
endung = { $number ->
      [plural] { $case ->
          [dat] en
          [gen] er
          [im] en
         *[plain] e
        }
     *[other] { $gender ->
          [feminine] { $case ->
              [dat] er
              [gen] er
              [im] er
             *[plain] e
            }
          [neuter] { $case ->
              [dat] em
              [gen] es
              [im] em
             *[plain] es
            }
         *[masculine] { $case ->
              [acc] en
              [dat] em
              [gen] es
              [im] em
             *[plain] er
            }
        }
    }
# Endungen von ein-, dein-, sein-: ein, eine, ein.
ein = { $number ->
      [plural] { $case ->
          [dat] en
          [gen] er
          [im] en
         *[plain] e
        }
     *[other] { $gender ->
          [feminine] { $case ->
              [dat] er
              [gen] er
              [im] er
             *[plain] e
            }
          [neuter] { $case ->
              [dat] em
              [gen] es
              [im] em
             *[plain] {""}
            }
         *[masculine] { $case ->
              [acc] en
              [dat] em
              [gen] es
              [im] em
             *[plain] {""}
            }
        }
    }
# Endungen eines Adjektivs nach ein-: ein anderer, eine andere, ein anderes.
ander = { $number ->
      [plural] { $case ->
          [dat] en
          [gen] er
          [im] en
         *[plain] e
        }
     *[other] { $gender ->
          [feminine] { $case ->
              [dat] en
              [gen] en
              [im] en
             *[plain] e
            }
          [neuter] { $case ->
              [dat] en
              [gen] en
              [im] en
             *[plain] es
            }
         *[masculine] { $case ->
              [acc] en
              [dat] en
              [gen] en
              [im] en
             *[plain] er
            }
        }
    }
von = { $case ->
      [gen] von
      [im] in
     *[plain] {""}
    }
in = { $case ->
      [im] in
     *[plain] {""}
    }
np-you = { $case ->
      [acc] dich
      [dat] dir
      [gen] von dir
      [im] in dir
     *[plain] du
    }
np-a = { $number ->
      [plural] { von } { $x }
      [mass] { von } { $x }
     *[singular] { in } ein{ ein } { $x }
    }
# Nach „in“ zieht nur zusammen, wer einen Besitzer hat: „im Wert des Trägers“, aber „in dem Wert“, von dem schon die Rede war.
np-the = { $case ->
      [im] in { $number ->
          [plural] den
         *[other] { $gender ->
              [feminine] der
             *[other] dem
            }
        }
     *[other] { der }
    } { $x }
np-this = { in } dies{ endung } { $x }
np-each = { in } jed{ endung } { $x }
np-another = { $number ->
      [plural] { in } ander{ endung } { $x }
     *[other] { in } ein{ ein } ander{ ander } { $x }
    }
np-each-other = { in } jed{ endung } ander{ $case ->
      [plain] e
      [acc] { $gender ->
          [masculine] en
         *[other] e
        }
     *[other] en
    } { $x }
np-one = { in } ein{ ein } { $x }
np-known = { in } dies{ endung } { $x }
np-bare = { von } { $x }
np-name = { von } { $x }
np-your = { in } dein{ ein } { $x }
np-their = { in } sein{ ein } { $x }
np-owned = { der } { $attributes } { $core } { $owner_gen }{ $after_said ->
      [yes] {" "}{ $after }
     *[no] {""}
    }
np-value = { von } { $x }
np-block = ({ $x })
np-plural = { $x }
np-member = { $x } ({ $member })
np-for = { $apart ->
      [yes] (für { $args_acc })
     *[no] für { $args_acc }
    }
np-body = { $attributes } { $x } { $after }
np-row = { $a } { $b }
np-row-after = { $a } { $b }
die-nicht = , { $number ->
      [plural] die
     *[other] { $gender ->
          [feminine] die
          [neuter] das
         *[masculine] der
        }
    } nicht
np-not = { die-nicht } { $list } { $number ->
      [plural] sind
     *[other] ist
    },
np-not-after = { die-nicht } { $list } { $number ->
      [plural] sind
     *[other] ist
    },
np-such = { $x }, für { $number ->
      [plural] die
     *[other] { $gender ->
          [feminine] die
          [neuter] das
         *[masculine] den
        }
    } gilt, dass { $conds },
np-chosen = { der } { $number ->
      [plural] gewählten
     *[other] { $case ->
          [plain] gewählte
          [acc] { $gender ->
              [masculine] gewählten
             *[other] gewählte
            }
         *[other] gewählten
        }
    } { $x }
every-of-yours = jed{ $x_gender ->
      [feminine] e
      [neuter] es
     *[masculine] er
    } von deinen { $x_plural_dat }
    .gender = { $x_gender }

### Bedingungen
bist = { $who_person ->
      [you] bist
     *[it] { $who_number ->
          [plural] sind
         *[other] ist
        }
    }
hast = { $who_person ->
      [you] hast
     *[it] { $who_number ->
          [plural] haben
         *[other] hat
        }
    }
ist = { $x_number ->
      [plural] sind
     *[other] ist
    }
betragt = { $x_number ->
      [plural] betragen
     *[other] beträgt
    }
cond-is = { $who } { $attribute } { bist }
cond-is-not = { $who } nicht { $attribute } { bist }
cond-in-role = { $who } bei { $context_dat } { $role } { bist }
cond-not-in-role = { $who } bei { $context_dat } nicht { $role } { bist }
cond-has-entry = { $who } { $x_acc } { hast }
cond-has-not-entry = { $who } { $x_acc } nicht { hast }
cond-against = es gegen jemanden geht, bei dem { $stat_the } { $value } ist
cond-not-against = es gegen jemanden geht, bei dem { $stat_the } nicht { $value } ist
cond-same = { $x } { $y } { ist }
cond-not-same = { $x } nicht { $y } { ist }
cond-any = { $x } bestimmt { ist }
cond-none = { $x } nicht bestimmt { ist }
cond-eq = { $x } { $y_kind ->
      [noun] { $thing ->
          [yes] { $y } { ist }
         *[no] gleich { $y_dat } { ist }
        }
     *[other] genau { $y_acc } { betragt }
    }
cond-ne = { $x } { $y_kind ->
      [noun] { $thing ->
          [yes] nicht { $y } { ist }
         *[no] ungleich { $y_dat } { ist }
        }
     *[other] nicht { $y_acc } { betragt }
    }
cond-member = { $x } { $y } { ist }
cond-not-member = { $x } nicht { $y } { ist }
cond-lt = { $x } weniger als { $y_acc } { betragt }
cond-le = { $x } höchstens { $y_acc } { betragt }
cond-gt = { $x } mehr als { $y_acc } { betragt }
cond-ge = { $x } mindestens { $y_acc } { betragt }
cond-some = es { $x_acc } gibt
cond-no = es { $x_gender ->
      [feminine] keine
      [neuter] kein
     *[masculine] keinen
    } { $x_bare } gibt
cond-between = { $x } im Bereich von { $low_dat } bis { $high_dat } { $x_number ->
      [plural] liegen
     *[other] liegt
    }
cond-holds = { $x } zutrifft
cond-holds-not = { $x } nicht zutrifft
cond-announced = es { $event_a_acc } gegeben hat
cond-not-announced = es kein solches Ereignis gegeben hat: { $event }
cond-succeeds = { $x } { $x_number ->
      [plural] gelingen
     *[other] gelingt
    }
cond-fails = { $x } { $x_number ->
      [plural] misslingen
     *[other] misslingt
    }
cond-within = dies zu { $x_dat } gehört
cond-always = nichts entgegensteht
cond-never = es nie geschieht
cond-it-is = es { $x } ist
cond-it-is-not = es nicht { $x } ist
cond-part-of = es zu { $x_dat } gehört
cond-not-part-of = es nicht zu { $x_dat } gehört
cond-group = ({ $x })
bound-eq = genau { $n }
bound-ne = alles außer { $n }
bound-lt = weniger als { $n }
bound-le = höchstens { $n }
bound-gt = mehr als { $n }
bound-ge = mindestens { $n }
head-and = { $head } und { $conds }
scope-if = { $head }, falls { $conds }
such-that = { $head }, falls { $conds }
such-least = { $x_the } am kleinsten ist
such-most = { $x_the } am größten ist
such-chosen = { $who } die Wahl { $who_person ->
      [you] triffst
     *[it] trifft
    }
against = gegen jeden, bei dem { $stat_the } { $value } ist

### Formeln
x-fall = { $case ->
      [acc] { $x_acc }
      [dat] { $x_dat }
      [gen] { $x_gen }
     *[plain] { $x }
    }
a-fall = { $case ->
      [acc] { $a_acc }
      [dat] { $a_dat }
      [gen] { $a_gen }
     *[plain] { $a }
    }
die = { $case ->
      [dat] der
      [gen] der
     *[plain] die
    }
eine = { $case ->
      [dat] einer
      [gen] einer
     *[plain] eine
    }
das = { $case ->
      [dat] dem
      [gen] des
     *[plain] das
    }
derm = { $case ->
      [acc] den
      [dat] dem
      [gen] des
     *[plain] der
    }
value-yes = ja
value-no = nein
value-none = keine
value-margin = { derm } Abstand{ $case ->
      [gen] s
     *[plain] {""}
    }
    .gender = masculine
value-whether = ob { $cond }
value-with-unit = { von } { $n } { $unit_spelled ->
      [yes] { $n ->
          [one] { $unit_title }
         *[other] { $unit_names }
        }
     *[no] { $unit_title }
    }
value-in-unit = { x-fall } in { $unit }
# Ein Komma nach einem Glied, das ein eigenes Komma oder einen Genitiv hat; „a plus b minus c“ braucht keines.
komma = { $a_shape ->
      [plain] {""}
      [formula] {""}
     *[other] ,
    }
value-plus = { a-fall }{ komma } plus { $b }
    .shape = formula
value-minus = { a-fall }{ komma } minus { $b_block }
    .shape = formula
value-sum = { die } Summe aus { $a_dat } und { $b_dat }
    .gender = feminine
value-difference = { die } Differenz aus { $a_dat } und { $b_dat }
    .gender = feminine
value-times = { $a_kind ->
      [whole] { das } { $a_fixed ->
          [2] Doppelte
         *[other] { $a }-Fache
        }{ $case ->
          [dat] n
          [gen] n
         *[plain] {""}
        } { $b_gen }
     *[other] { a-fall } mal { $b_block }
    }
    .shape = part
    .gender = neuter
value-over = { a-fall } geteilt durch { $b_block }
    .shape = part
value-parts = { $n ->
      [3] zwei Drittel
      [4] drei Viertel
      [5] { $part ->
          [2] zwei
          [3] drei
         *[4] vier
        } Fünftel
     *[other] { $part }/{ $n }
    } { $x_gen }
    .shape = part
    .number = plural
ein-teil = { $case ->
      [dat] einem
      [gen] eines
     *[plain] ein
    }
value-part = { $n ->
      [2] { die } Hälfte
      [3] { ein-teil } Drittel
      [4] { ein-teil } Viertel
      [5] { ein-teil } Fünftel
      [6] { ein-teil } Sechstel
      [7] { ein-teil } Siebtel
      [8] { ein-teil } Achtel
      [9] { ein-teil } Neuntel
      [10] { ein-teil } Zehntel
      [11] { ein-teil } Elftel
      [12] { ein-teil } Zwölftel
      [13] { ein-teil } Dreizehntel
      [14] { ein-teil } Vierzehntel
      [15] { ein-teil } Fünfzehntel
      [16] { ein-teil } Sechzehntel
      [20] { ein-teil } Zwanzigstel
      [100] { ein-teil } Hundertstel
     *[other] { ein-teil } { $n }stel
    }{ $n ->
      [2] {""}
     *[other] { $case ->
          [gen] s
         *[plain] {""}
        }
    } { $x_gen }
    .shape = part
    .gender = { $n ->
          [2] feminine
         *[other] neuter
        }
value-power = { $b_fixed ->
      [2] { das } Quadrat { $a_gen }
      [3] { die } dritte Potenz { $a_gen }
     *[other] { a-fall } hoch { $b_block }
    }
    .gender = neuter
value-at-least = { a-fall }, mindestens aber { $b_acc }
value-at-most = { a-fall }, höchstens aber { $b_acc }
value-larger = { derm } größere{ $case ->
      [plain] {""}
     *[other] n
    } Wert aus { $a_dat } und { $b_dat }
    .gender = masculine
value-smaller = { derm } kleinere{ $case ->
      [plain] {""}
     *[other] n
    } Wert aus { $a_dat } und { $b_dat }
    .gender = masculine
value-minus-of = { $x_kind ->
      [noun] { x-fall } mit umgekehrtem Vorzeichen
     *[other] { von } −{ $x_block }
    }
value-rounded-down = { x-fall }, abgerundet
    .shape = noted
value-rounded-up = { x-fall }, aufgerundet
    .shape = noted
value-rounded-toward-zero = { x-fall }, zur Null hin gerundet
    .shape = noted
value-rounded-half-up = { x-fall }, kaufmännisch gerundet
    .shape = noted
value-rounded-half-to-even = { x-fall }, zur nächsten Zahl gerundet, ein halber Punkt zur geraden
    .shape = noted
value-exactly = { x-fall } (geht immer auf)
value-if = { $case ->
      [acc] { $then_acc }
      [dat] { $then_dat }
      [gen] { $then_gen }
     *[plain] { $then }
    }, falls { $cond }, sonst { $case ->
      [acc] { $otherwise_acc }
      [dat] { $otherwise_dat }
      [gen] { $otherwise_gen }
     *[plain] { $otherwise }
    }
    .shape = choice
wurf = { $case ->
      [acc] einen Wurf
      [dat] einem Wurf
      [gen] eines Wurfs
     *[plain] ein Wurf
    }
value-roll = { wurf } mit { $x_dat }
    .gender = masculine
mehrere = { $case ->
      [dat] den
      [gen] der
     *[plain] die
    }
value-roll-high = { $n ->
      [1] { derm } höchste{ $case ->
          [plain] {""}
         *[other] n
        } Würfel{ $case ->
          [gen] s
         *[plain] {""}
        }
     *[other] { mehrere } { $n } höchsten Würfel{ $case ->
          [dat] n
         *[plain] {""}
        }
    } eines Wurfs mit { $x_dat }
value-roll-low = { $n ->
      [1] { derm } niedrigste{ $case ->
          [plain] {""}
         *[other] n
        } Würfel{ $case ->
          [gen] s
         *[plain] {""}
        }
     *[other] { mehrere } { $n } niedrigsten Würfel{ $case ->
          [dat] n
         *[plain] {""}
        }
    } eines Wurfs mit { $x_dat }
value-roll-count = { die } Zahl der Würfel, die bei einem Wurf mit { $x_dat } mindestens { $n_acc } zeigen
    .gender = feminine
value-given = { x-fall } ({ $given })
value-of-param = { $name }: { $value }
value-only-if = { $case ->
      [acc] { $then_acc }
      [dat] { $then_dat }
      [gen] { $then_gen }
     *[plain] { $then }
    }, falls { $cond }
value-plus-if = { a-fall }, plus { $n }, falls { $cond }
    .shape = formula
value-maximum = { derm } höchste{ $case ->
      [plain] {""}
     *[other] n
    } Wert, den { $x } ergeben kann
    .gender = masculine
value-minimum = { derm } niedrigste{ $case ->
      [plain] {""}
     *[other] n
    } Wert, den { $x } ergeben kann
    .gender = masculine
wuerfel-zahl = { $count_kind ->
      [whole] { $count ->
          [1] { $case ->
              [acc] einen
              [dat] einem
              [gen] eines
             *[plain] ein
            } Würfel{ $case ->
              [gen] s
             *[plain] {""}
            }
         *[other] { von } { $count } Würfel{ $case ->
              [dat] n
              [gen] n
             *[plain] {""}
            }
        }
     *[other] { $case ->
          [dat] so vielen Würfeln
          [gen] von so vielen Würfeln
         *[plain] so viele Würfel
        }
    }
value-dice-of = { wuerfel-zahl } mit { $sides_kind ->
      [noun] so vielen Seiten wie { $sides }
      [formula] so vielen Seiten wie { $sides_block }
     *[other] { $sides } Seiten
    }{ $count_kind ->
      [whole] {""}
     *[other] , wie { $count } { $count_number ->
          [plural] angeben
         *[other] angibt
        },
    }
value-dice-plus = { x-fall } plus { $n }
value-dice-times = { x-fall } mit { $n ->
      [2] doppelt
      [3] dreimal
     *[other] { $n }-mal
    } so vielen Würfeln
value-dice-sides = { x-fall } mit { $n } { $n ->
      [one] Seite
     *[other] Seiten
    } mehr je Würfel
value-dice-count = { x-fall } mit { $n } { $n ->
      [one] Würfel
     *[other] Würfeln
    } mehr
value-keep-high = { x-fall }, { $n ->
      [1] davon zählt der höchste
     *[other] davon zählen die { $n } höchsten
    }
value-keep-low = { x-fall }, { $n ->
      [1] davon zählt der niedrigste
     *[other] davon zählen die { $n } niedrigsten
    }
value-of-member = { x-fall } { $who_gen }
value-count-dice = { die } Zahl der Würfel von { $x_dat }, die mindestens { $n } zeigen
    .gender = feminine
value-explode = { x-fall }, wobei jede { $n } noch einmal geworfen und dazugezählt wird, höchstens { $deep ->
      [1] einmal
     *[other] { $deep }-mal
    } je Würfel
value-reroll = { x-fall }, wobei jeder Würfel mit höchstens { $n } einmal neu geworfen wird
value-sum-all = { die } Summe { $x_gen }
    .gender = feminine
value-sum-over = { die } Summe, für { $members }, { $x_gen }
    .gender = feminine
value-count = { die } Zahl von { $x_plural_dat }
    .gender = feminine
value-learned = { die } Zahl von { $x } { $with }, die { $who } gelernt { hast }
    .gender = feminine
value-whose-field = mit { $field } { $x }
value-stat-named = { x-fall } { $who_person ->
      [you] {""}
     *[it] { $who_gen }
    }
value-within = { x-fall }, im Bereich ±{ $high } gehalten
value-within-of = { x-fall }, im Bereich ±{ $high } gehalten
value-clamp = { x-fall }, zwischen { $low_dat } und { $high_dat } gehalten
math-plus = { $a } + { $b }
math-minus = { $a } − { $b }
math-times = { $a } × { $b }
math-over = { $a } ÷ { $b }
math-power = { $b_fixed ->
      [2] { $a }²
      [3] { $a }³
     *[other] { $a } hoch { $b }
    }
math-group = ({ $x })

### Änderungen
steigt = { $stats_number ->
      [plural] steigen
     *[other] steigt
    }
sinkt = { $stats_number ->
      [plural] sinken
     *[other] sinkt
    }
hat = { $stats_number ->
      [plural] haben
     *[other] hat
    }
wird = { $stats_number ->
      [plural] werden
     *[other] wird
    }
liegt = { $stats_number ->
      [plural] betragen
     *[other] beträgt
    }
cap = { $cap_said ->
      [yes] , höchstens bis { $cap_acc }
     *[no] {""}
    }
sort = { $typed_said ->
      [yes] (Bonus der Art { $typed })
     *[no] {""}
    }
sort-less = { $typed_said ->
      [yes] (Abzug der Art { $typed })
     *[no] {""}
    }
change-more = { $place ->
      [inv] { steigt } { $stats }
     *[last] { $stats } { steigt }
    } um { $amount_acc } { sort }{ cap }
change-less = { $place ->
      [inv] { sinkt } { $stats }
     *[last] { $stats } { sinkt }
    } um { $amount_acc } { sort-less }{ cap }
seiten = { $n ->
      [one] { $amount } Seite
     *[other] { $amount } Seiten
    }
change-sides-more = { $place ->
      [inv] haben die Würfel von { $stats_dat }
     *[last] die Würfel von { $stats_dat } haben
    } { seiten } mehr
change-sides-less = { $place ->
      [inv] haben die Würfel von { $stats_dat }
     *[last] die Würfel von { $stats_dat } haben
    } { seiten } weniger
change-dice-more = { $place ->
      [inv] { hat } { $stats }
     *[last] { $stats } { hat }
    } { $amount } Würfel mehr
change-dice-less = { $place ->
      [inv] { hat } { $stats }
     *[last] { $stats } { hat }
    } { $amount } Würfel weniger
change-times = { $place ->
      [inv] { wird } { $stats }
     *[last] { $stats } { wird }
    } { $n ->
      [2] verdoppelt
      [3] verdreifacht
     *[other] mit { $amount_dat } multipliziert
    }
change-dice-times = { $place ->
      [inv] { hat } { $stats }
     *[last] { $stats } { hat }
    } { $n ->
      [2] doppelt
      [3] dreimal
     *[other] { $amount }-mal
    } so viele Würfel
change-over = { $place ->
      [inv] { wird } { $stats }
     *[last] { $stats } { wird }
    } { $n ->
      [2] halbiert
     *[other] durch { $amount_acc } geteilt
    }
change-afterwards-more = { $place ->
      [inv] { steigt } { $stats }
     *[last] { $stats } { steigt }
    } zuletzt um { $amount_acc } { sort }{ cap }
change-afterwards-less = { $place ->
      [inv] { sinkt } { $stats }
     *[last] { $stats } { sinkt }
    } zuletzt um { $amount_acc } { sort-less }{ cap }
change-at-least = { $place ->
      [inv] { liegt } { $stats }
     *[last] { $stats } { liegt }
    } mindestens { $amount_acc }
change-at-most = { $place ->
      [inv] { liegt } { $stats }
     *[last] { $stats } { liegt }
    } höchstens { $amount_acc }
change-is = { $place ->
      [inv] { liegt } { $stats }
     *[last] { $stats } { liegt }
    } { $amount_acc }, was auch immer sonst darauf wirkt
# Was vor dem Satz steht; danach kommt das Verb zuerst.
danach = { $changes_many ->
      [yes] : { $changes }
     *[no] , { $changes_inv }
    }
wann = { $scope_said ->
      [yes] { $scope }{ $changes_many ->
          [yes] : { $changes }
         *[no] {" "}{ $changes_inv }
        }
     *[no] { $changes }
    }
standing = { $unless_said ->
      [yes] außer wenn { $unless }{ danach }{ $while_said ->
          [yes] , solange { $while }
         *[no] {""}
        }{ $when_said ->
          [yes] , wenn { $when }
         *[no] {""}
        }
     *[no] { $while_said ->
          [yes] { $while_lasts ->
              [no] falls
             *[yes] solange
            } { $while }{ danach }{ $when_said ->
              [yes] , wenn { $when }
             *[no] {""}
            }
         *[no] { $when_said ->
              [yes] wenn { $when }{ danach }
             *[no] { wann }
            }
        }
    }.
typed-rule = von mehreren Boni der Art { $typed } zählt nur der beste, von mehreren Abzügen nur der schlimmste.
not-while = nicht, solange { $cond }.
standing-includes = { $unless_said ->
      [yes] außer wenn { $unless }, zählt { $x } zu { $set_dat }
     *[no] { $if_said ->
          [yes] falls { $if }, zählt { $x } zu { $set_dat }
         *[no] { $x } zählt zu { $set_dat }
        }
    }.
standing-grants = { $unless_said ->
      [yes] außer wenn { $unless }, hast du { $x_acc }
     *[no] { $if_said ->
          [yes] falls { $if }, hast du { $x_acc }
         *[no] du hast { $x_acc }
        }
    }.
replace-value = { $unless_said ->
      [yes] außer wenn { $unless }:
     *[no] {""}
    } { $scope_said ->
      [yes] { $scope }:
     *[no] {""}
    } { $if_said ->
      [yes] falls { $if }:
     *[no] {""}
    } { $step } wird zu { $value_dat }.
replace-do = { $unless_said ->
      [yes] außer wenn { $unless }:
     *[no] {""}
    } { $scope_said ->
      [yes] { $scope }:
     *[no] {""}
    } { $if_said ->
      [yes] falls { $if }:
     *[no] {""}
    } statt { $step_gen } gilt: { $do }.

### Was geschieht
# Eins kommt gleich, mit dem Verb voran; mehreres nach einem Doppelpunkt.
dann = { $do_many ->
      [yes] : { $do }
     *[no] , { $do_inv }
    }
sonst = { $else_many ->
      [yes] : { $else }
     *[no] {" "}{ $else_inv }
    }
trigger = { $once_said ->
      [yes] einmal je { $once },
     *[no] {""}
    } { $own_said ->
      [yes] falls { $own },
     *[no] {""}
    } wenn { $event_neben }{ dann }.
jeden = jede{ $clock_gender ->
      [feminine] {""}
      [neuter] s
     *[masculine] n
    }
each-tick = { jeden } { $clock }{ $while_said ->
      [yes] , solange { $while },
     *[no] {""}
    } { $do_many ->
      [yes] gilt: { $do }
     *[no] { $do_inv }
    }.
clauses-apart = { $a }; { $b }
counted = { $n } { $n ->
      [one] { $x }
     *[other] { $x_plural }
    }
gewinnt = { $who_person ->
      [you] gewinnst
     *[it] { $who_number ->
          [plural] gewinnen
         *[other] gewinnt
        }
    }
verliert = { $who_person ->
      [you] verlierst
     *[it] { $who_number ->
          [plural] verlieren
         *[other] verliert
        }
    }
do-gain = { $place ->
      [inv] { gewinnt } { $who }
     *[last] { $who } { gewinnt }
    } { $counted }
do-lose = { $place ->
      [inv] { verliert } { $who }
     *[last] { $who } { verliert }
    } { $counted }
x-steigt = { $x_number ->
      [plural] steigen
     *[other] steigt
    }
x-sinkt = { $x_number ->
      [plural] sinken
     *[other] sinkt
    }
x-wird = { $x_number ->
      [plural] werden
     *[other] wird
    }
do-gain-formula = { $place ->
      [inv] { x-steigt } { $x }
     *[last] { $x } { x-steigt }
    } um { $amount_acc }
do-lose-formula = { $place ->
      [inv] { x-sinkt } { $x }
     *[last] { $x } { x-sinkt }
    } um { $amount_acc }
do-raise = { $place ->
      [inv] { x-steigt } { $x }
     *[last] { $x } { x-steigt }
    } um { $n }
do-lower = { $place ->
      [inv] { x-sinkt } { $x }
     *[last] { $x } { x-sinkt }
    } um { $n }
do-raise-status = { $place ->
      [inv] { x-steigt } { $x }
     *[last] { $x } { x-steigt }
    } um { $amount_acc } { $lasts }
do-lower-status = { $place ->
      [inv] { x-sinkt } { $x }
     *[last] { $x } { x-sinkt }
    } um { $amount_acc }
do-set = { $place ->
      [inv] { x-wird } { $x }
     *[last] { $x } { x-wird }
    } auf { $value_acc } gesetzt
do-set-flag = { $place ->
      [inv] gilt von da an
     *[last] von da an gilt
    }, dass { $clause }
do-pay = zahle { $counted }; kannst du das nicht, gilt: { $else }
wirst = { $who_person ->
      [you] wirst
     *[it] { $who_number ->
          [plural] werden
         *[other] wird
        }
    }
do-gain-status = { $place ->
      [inv] { wirst } { $who }
     *[last] { $who } { wirst }
    } { $lasts } { $attribute } { $amount_said ->
      [yes] (um { $amount_acc })
     *[no] {""}
    }
do-lose-status = { $place ->
      [inv] { bist } { $who }
     *[last] { $who } { bist }
    } nicht mehr { $attribute }
lasting = für { $n } { $n ->
      [one] { $clock }
     *[other] { $clock_plural }
    }
lasting-formula = für so viele { $clock_plural } wie { $amount_block }
do-if = wenn { $cond }{ dann }
do-if-else = wenn { $cond }{ dann }; sonst{ sonst }
do-and-if = { $place ->
      [inv] { $first_inv }
     *[last] { $first }
    }, und wenn dann { $cond }{ dann }{ $else_said ->
      [yes] {" "}(sonst{ sonst })
     *[no] {""}
    }
do-later = sobald dies vorbei ist{ dann }
do-seen = { $do }, gesehen von { $seen_dat }
do-unseen = { $do }, von niemandem gesehen
do-for-each = { $place ->
      [inv] gilt für { $x_acc }{ reihe }: { $do }
     *[last] für { $x_acc }{ reihe }{ $order_said ->
          [yes] : { $do }
         *[no] { $do_many ->
              [yes] : { $do }
             *[no] {" "}{ $do_inv }
            }
        }
    }
reihe = { $order_said ->
      [yes] , in der Reihenfolge: { $order }
     *[no] {""}
    }
wahrscheinlich = mit { $chance_kind ->
      [noun] { $chance_dat }
     *[other] einer Wahrscheinlichkeit von { $chance_dat }
    }
do-with-chance = { $place ->
      [inv] { $do_many ->
          [yes] gilt { wahrscheinlich }: { $do }
         *[no] { $do_inv }, und zwar { wahrscheinlich }
        }
     *[last] { wahrscheinlich }{ $do_many ->
          [yes] : { $do }
         *[no] {" "}{ $do_inv }
        }
    }
do-announce = { $place ->
      [inv] gilt dies
     *[last] dies gilt
    } als Ereignis: { $event }
do-original = { $place ->
      [inv] läuft der Schritt
     *[last] der Schritt läuft
    } ab wie sonst
do-stop = { $place ->
      [inv] ist es damit
     *[last] damit ist es
    } zu Ende
do-break-off = brich ab: Was getan wurde, ist verloren
do-stop-for-now = höre vorerst auf: Ebenso begonnen, geht es von dort weiter
lernt = { $who_person ->
      [you] lernst
     *[it] lernt
    }
do-learn = { $place ->
      [inv] { lernt } { $who }
     *[last] { $who } { lernt }
    } { $x_acc } gegen Zahlung des Preises
kauft = { $who_person ->
      [you] kaufst
     *[it] kauft
    }
do-buy = { $place ->
      [inv] { kauft } { $who }
     *[last] { $who } { kauft }
    } einen Punkt { $x_gen } zu seinem Preis

### Voraussetzungen und Preise
needs = verlangt { $values } { $values_said ->
      [yes] { $entries_said ->
          [yes] und
         *[no] {""}
        }
     *[no] {""}
    } { $entries }.
need-at-least = { $x } { $n }
either = entweder { $list }
needs-that = nur, falls { $cond }.
needs-waived = solange { $cond }, sind die { $x_plural }, auf denen es aufbaut, nicht nötig.
price = kostet { $counted }.
price-formula = kostet { $x }: { $amount }.
choose-on-learning = wenn du es lernst, wähle { $x_acc }{ $if_said ->
      [yes] , sofern { $if }
     *[no] {""}
    }.

### Zustände
status-lasts = der Zustand anhält
stacks-adds = { $counts ->
      [yes] ein neuer Gewinn kommt hinzu
     *[no] ein neuer verlängert die Dauer
    }{ $most_said ->
      [yes] , höchstens bis { $most_acc }
     *[no] {""}
    }.
stacks-longest = von zweien bleibt der, der länger anhält.
stacks-strongest = von zweien bleibt der stärkere.
stacks-refreshes = ein neuer lässt die Dauer von vorn beginnen.
stacks-up-to = höchstens { $n } zählen zugleich.
stacks-not = ein zweiter ändert nichts.
decay-amount = { jeden } { $clock } { $falls ->
      [yes] { x-sinkt } { $x } um { $amount_acc }, bis auf { $to_acc }
     *[no] nähert sich { $x } { $to_dat } um { $amount_acc }
    }.
decay-part = { jeden } { $clock } nähert sich { $x } { $to_dat } um { $n ->
      [2] die Hälfte
      [3] ein Drittel
      [4] ein Viertel
      [5] ein Fünftel
      [10] ein Zehntel
     *[other] 1/{ $n }
    } des Abstands{ $rounded }.
rest-rounded-down = ; was bleibt, wird abgerundet
rest-rounded-up = ; was bleibt, wird aufgerundet
rest-rounded-toward-zero = ; was bleibt, wird zur Null hin gerundet
rest-rounded-half-up = ; was bleibt, wird kaufmännisch gerundet
rest-rounded-half-to-even = ; was bleibt, wird zur nächsten Zahl gerundet, ein halber Punkt zur geraden
rest-exact = , was immer aufgeht
rest-to-parts = { $rest }, auf { $n ->
      [2] Halbe
      [3] Drittel
      [4] Viertel
      [10] Zehntel
      [12] Zwölftel
      [100] Hundertstel
     *[other] ganze 1/{ $n }
    }
status-range = { $low }–{ $high }
status-band = { $x } ({ $low } bis { $high })

### Regeln Schritt für Schritt
stat-is = { $x } { $value_kind ->
      [whole] { betragt } { $value }
      [fraction] { betragt } { $value }
     *[other] { ist } { $value }
    }.
stat-starts = { $x } { $x_number ->
      [plural] beginnen
     *[other] beginnt
    } bei { $value_dat }.
stat-range = { $x } { $x_number ->
      [plural] sinken
     *[other] sinkt
    } nie unter { $low_acc } und { $x_number ->
      [plural] steigen
     *[other] steigt
    } nie über { $high_acc }.
stat-scaled = was { $x_acc } vervielfacht oder teilt, wirkt als ein einziger Faktor{ $rounded_said ->
      [yes] {" "}und { $rounded }
     *[no] {""}
    }{ $positives ->
      [yes] ; ein Wert von höchstens 0 bleibt, wie er ist
     *[no] {""}
    }.
stat-rounded = am Ende, für { $x_acc }: { $rounded }.
scaled-down = das Ergebnis wird abgerundet
scaled-up = das Ergebnis wird aufgerundet
scaled-toward-zero = das Ergebnis wird zur Null hin gerundet
scaled-half-up = das Ergebnis wird kaufmännisch gerundet
scaled-half-to-even = das Ergebnis wird zur nächsten Zahl gerundet, ein halber Punkt zur geraden
scaled-exactly = das Ergebnis geht immer auf
layers = wo mehrere Änderungen zusammentreffen, gelten sie in dieser Reihenfolge, gleich welche zuerst kam: { $list }.
layer-sums = was hinzuzählt oder abzieht
layer-factors = was vervielfacht oder teilt
layer-afterwards = was zuletzt hinzuzählt oder abzieht
layer-bounds = kleinste und größte Werte
layer-is = ein gesetzter Wert, der alles andere ersetzt
stat-when = { $said }, wenn { $cond }.
resource-range = { $x } { $x_number ->
      [plural] reichen
     *[other] reicht
    } von { $low_dat } bis { $high_dat }{ $start_said ->
      [yes] {" "}und { $x_number ->
          [plural] beginnen
         *[other] beginnt
        } bei { $start_dat }
     *[no] {""}
    }.
resource-bought = ein weiterer Punkt { $x_gen } kostet { $counted }.
resource-bought-formula = { $paid }, die ein Punkt mehr kostet ({ $x }): { $amount }.
formula = { $x } { $value_kind ->
      [whole] { betragt } { $value }
      [fraction] { betragt } { $value }
     *[other] { ist } { $value }
    }.
line-step = { $x }: { $value }.
line-step-do = { $x }:
line-is = { $x } { $value_kind ->
      [whole] { betragt } { $value }
      [fraction] { betragt } { $value }
     *[other] { ist } { $value }
    }.
line-becomes = { $x } { x-wird } auf { $value_acc } gesetzt.
line-starts = { $x } { $x_number ->
      [plural] beginnen
     *[other] beginnt
    } bei { $value_dat }.
line-add = { $x } { x-steigt } um { $amount_acc }.
line-again = wirf noch einmal.
line-roll = { $x }: wirf { $dice_acc }.
line-check = { $x }: { $call } ({ $given }).
line-subtract = { $x } { x-sinkt } um { $amount_acc }.
line-succeeds = es gelingt, wenn { $cond }.
line-margin = der Abstand beträgt { $value_acc }.
line-margin-difference = der Abstand ist die Differenz.
line-margin-below = der Abstand ist die Differenz.
line-repeat = höchstens { $n }-mal:
line-per-member = für { $members } { $value_kind ->
      [whole] { betragt } { $x } { $value }
      [fraction] { betragt } { $x } { $value }
     *[other] { ist } { $x } { $value }
    }.
line-each = { jeden } { $clock }:
line-if = wenn { $cond }:
line-else-if = sonst, wenn { $cond }:
line-else = sonst:
line-if-do = wenn { $cond }{ dann }.
line-do = { $do }.
line-stop-with-chance = es endet { wahrscheinlich }.
line-for-each = für { $x_acc }{ $order_said ->
      [yes] , in der Reihenfolge: { $order }
     *[no] {""}
    }:
bis-zu = { $high_kind ->
      [whole] {""}
     *[other] zu{" "}
    }
line-choose = { $who_person ->
      [you] wähle
     *[it] { $who } { $who_number ->
          [plural] wählen
         *[other] wählt
        }
    } { $x_acc }.
line-choose-first = nimm { $x_acc }; gibt es mehrere, { $x_gender ->
      [feminine] die erste
      [neuter] das erste
     *[masculine] den ersten
    }.
line-choose-least = nimm { $x_acc }; gibt es mehrere, { $x_gender ->
      [feminine] diejenige, bei der
      [neuter] dasjenige, bei dem
     *[masculine] denjenigen, bei dem
    } { $value } am kleinsten { $value_number ->
      [plural] sind
     *[other] ist
    }.
line-choose-most = nimm { $x_acc }; gibt es mehrere, { $x_gender ->
      [feminine] diejenige, bei der
      [neuter] dasjenige, bei dem
     *[masculine] denjenigen, bei dem
    } { $value } am größten { $value_number ->
      [plural] sind
     *[other] ist
    }.
line-choose-number = { $who_person ->
      [you] wähle
     *[it] { $who } { $who_number ->
          [plural] wählen
         *[other] wählt
        }
    } { $x_acc }, eine ganze Zahl von { $low_dat } bis { bis-zu }{ $high_dat }{ $conds_said ->
      [yes] , sofern { $conds }
     *[no] {""}
    }.
line-choose-number-first = { $x } { ist } die erste ganze Zahl von { $low_dat } bis { bis-zu }{ $high_dat }{ $conds_said ->
      [yes] , bei der { $conds }
     *[no] {""}
    }.
line-choose-number-least = { $x } { ist } die ganze Zahl von { $low_dat } bis { bis-zu }{ $high_dat }, bei der { $conds_said ->
      [yes] { $conds } und
     *[no] {""}
    } { $value } am kleinsten { $value_number ->
      [plural] sind
     *[other] ist
    }.
line-choose-number-most = { $x } { ist } die ganze Zahl von { $low_dat } bis { bis-zu }{ $high_dat }, bei der { $conds_said ->
      [yes] { $conds } und
     *[no] {""}
    } { $value } am größten { $value_number ->
      [plural] sind
     *[other] ist
    }.
line-with-chance = { wahrscheinlich }:
line-costs = dies kostet { $counted }.
line-costs-formula = dies kostet { $x }: { $amount }.
line-takes = dies dauert { $n } { $n ->
      [one] { $clock }
     *[other] { $clock_plural }
    }.
line-takes-formula = dies dauert so viele { $clock_plural }, wie { $amount } { $amount_number ->
      [plural] betragen
     *[other] beträgt
    }.
line-at-start = zu Beginn:
line-at-end = wenn es getan ist:
row-when = wenn
row-gives = { $x_title }
row-else = sonst
table-first = nur die erste Zeile, die passt, zählt.
table-unrounded = Brüche werden verglichen, wie sie sind, ohne zu runden.
page-for-all = für alle
field-per = { $n } je { $clock }
led-row = { $a } { $b }
led-in = { $word } { $x }
between-sentences = {" "}

### Seiten und Schaubilder
page-statuses = Zustände
page-status = Zustand
page-rules = Regeln
page-figures = Schaubilder
page-calculators = Rechner
calculator-none = keine
calculator-margin = Abstand
page-index = Register
page-glossary = Glossar
page-term = Begriff
page-of-group = { $kinds }: { $x }
index-heads = A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
rule-action = Handlung
rule-procedure = Ablauf
rule-check = Probe
rule-formula = Formel
rule-chance = Wahrscheinlichkeit
rule-table = Tabelle
rule-die = Würfel
rule-process = Verlauf
rule-rules = Regeln
percent = { $n } %
figure-cell = { $rows } gegen { $columns }

### Das Duell, erzählt
told-duel = { $game }: { $a } gegen { $b }{ $plan_said ->
      [yes] , Plan { $plan }
     *[no] {""}
    }, Startwert { $seed }.
told-rolls-first = { $who } { $who_number ->
      [plural] würfeln
     *[other] würfelt
    } um den ersten Zug:
told-begins = { $who } { $who_number ->
      [plural] beginnen
     *[other] beginnt
    }.
told-round = Runde { $n }
told-acts = { $who } { $who_number ->
      [plural] handeln
     *[other] handelt
    }:
told-passes = Zeit vergeht für { $who_acc }:
told-wins = { $who } { $who_number ->
      [plural] gewinnen
     *[other] gewinnt
    } in Runde { $n }.
told-drawn = bis Runde { $n } hat niemand gewonnen.
told-roll = { told-what } { $dice }{ $faces_said ->
      [yes] {" "}({ $faces })
     *[no] {""}
    } ergibt { $n }.
told-what = { $what_said ->
      [yes] { $what }:
     *[no] {""}
    }
told-chance = { told-what } eine Wahrscheinlichkeit von { $chance } { $holds ->
      [yes] tritt ein
     *[no] tritt nicht ein
    }.
told-pick = { told-what } Nummer { $n } von { $of } wird gewählt.
told-ticks = { $x } vergeht { $who_said ->
      [yes] für { $who_acc }
     *[no] {""}
    }.
told-event = { $said }.
told-named = { $x }{ $with_said ->
      [yes] {" "}({ $with })
     *[no] {""}
    }
told-with = { $x }: { $value }
told-list = { $a }, { $b }
told-plus = { $a } + { $b }
told-minus = { $a } − { $b }
told-count-at-least = { $x }, gezählt ab { $n }
told-explode-on = { $x }, jede { $n } noch einmal geworfen und dazugezählt
told-reroll-once = { $x }, jeder bis { $n } einmal neu geworfen
told-loses = { $who } { $who_number ->
      [plural] verlieren
     *[other] verliert
    } { $counted } und { $who_number ->
      [plural] haben
     *[other] hat
    } noch { $left }{ told-limit }.
told-gains = { $who } { $who_number ->
      [plural] gewinnen
     *[other] gewinnt
    } { $counted } und { $who_number ->
      [plural] haben
     *[other] hat
    } jetzt { $left }{ told-limit }.
told-stays = { $x } { $who_gen } bleibt bei { $left }{ told-limit }.
told-limit = { $asked_said ->
      [yes] {" "}(der Bereich endet dort; es wären { $asked })
     *[no] {""}
    }
told-changes = { $who }, { $x }: { $before } → { $after }{ told-limit }.
told-left = verbleibende Dauer von { $x }, { $who }: { $before } → { $after }{ told-limit }.
told-once = { $spent ->
      [yes] das war es, je { $x }
     *[no] das kann wieder geschehen
    }: { $who }.
told-asks = das Spiel soll dies tun: { $do }.
told-chooses = { $who } { $who_number ->
      [plural] wählen
     *[other] wählt
    } { $option }{ $of_said ->
      [yes] {" "}aus { $of }
     *[no] {""}
    }.
told-bound = eine Wiederholung erreicht ihre Grenze.
told-state = { $said }{ told-changed }.
told-value = { $who_said ->
      [yes] { $who }, { $x }: { $value }
     *[no] { $x }: { $value }
    }{ told-changed }.
told-changed = { $by_said ->
      [yes] {" "}({ $by })
     *[no] {""}
    }
told-base = zu Beginn: { $value }.
told-set = gesetzt auf: { $value }.
told-counts = { $by }.
told-by = { $x } { $how ->
      [sides] { $value } { $n ->
          [one] Seite
         *[other] Seiten
        }
      [count] { $value } Würfel
      [times] ×{ $value }
      [afterwards] { $value } zuletzt
      [at_least] mindestens { $value }
      [at_most] höchstens { $value }
      [is] setzt auf { $value }
     *[add] { $value }
    }
told-added = +{ $x }
told-rules = die Regeln
told-silent = { $x_said ->
      [yes] { $x } { $x_number ->
          [plural] zählen
         *[other] zählt
        }
     *[no] eine Regel zählt
    } nicht: { $why ->
      [nobody] niemand ist dafür da
      [gate] { $who } hat es nicht
     *[condition] die Bedingung ist nicht erfüllt
    }.
told-cut = auf den Bereich beschnitten: { $before } → { $after }.
told-fact = ob { $said }: ja{ $host ->
      [yes] , wie gesagt wurde
     *[no] {""}
    }.
told-answer = { told-named }: { $value }
told-compared = { $a } { $sign } { $b }: { $holds ->
      [yes] { value-yes }
     *[no] { value-no }
    }.
told-calls = { told-named }{ $gives_said ->
      [yes] {" "}→ { $gives }
     *[no] {""}
    }.
told-queued = später: { told-named }.
told-reacts = { $x_said ->
      [yes] { $x } { $x_number ->
          [plural] wirken
         *[other] wirkt
        }
     *[no] die Regeln wirken
    } { $who_said ->
      [yes] für { $who_acc }
     *[no] {""}
    }:

### Wörter der Seiten
word-after_label = {": "}
word-between_names = {" · "}
word-between_parts = {" — "}
word-closes = )
word-of_book = {" · "}
word-opens = {" ("}
word-about_art = Bilder
word-about_by = Von
word-about_credits = Mitwirkende
word-about_extends = Ausgabe von
word-about_for = Für
word-about_licence = Lizenz
word-about_made = Jede Zahl und jeder Satz unter „Regel“ in diesem Buch stammt aus den Regeln, die das Spiel ausführt: Buch und Spiel können einander nicht widersprechen.
word-about_version = Version
word-brought_by = Verursacht durch
word-calculator = Rechner
word-calculator_copied = Kopiert
word-calculator_csv = Als CSV kopieren
word-calculator_edition = Dieser Link stammt von einem anderen Regelstand: Würfe und Ergebnisse können abweichen.
word-calculator_exact = genau
word-calculator_failed = Die Regeln geben darauf keine Antwort.
word-calculator_link = Ein Teil dieses Links passt nicht zu diesem Buch und wurde weggelassen.
word-calculator_never = Das kommt nie vor.
word-calculator_no = nein
word-calculator_number = Eine Zahl von [low] bis [high]
word-calculator_roll = Würfeln
word-calculator_rolled = Gefallen ist
word-calculator_runs = geschätzt aus [n] Versuchen
word-calculator_still = Mit JavaScript lassen sich hier eigene Zahlen ausrechnen. Einige davon stehen in den Schaubildern.
word-calculator_text = Als Text kopieren
word-calculator_unchanged = Nichts hat sich geändert.
word-calculator_uncopied = Dieser Browser lässt die Seite nicht kopieren.
word-calculator_working = Wird ausgerechnet …
word-calculator_yes = ja
word-changed_here = In dieser Ausgabe geändert
word-colophon = Über dieses Buch
word-comes_to = Ergebnis
word-cover = Titelbild
word-edition = Ausgabe
word-example = Schritt für Schritt
word-flow = Ablauf
word-gm = für die Spielleitung
word-granted_by = Verliehen durch
word-moved = Diese Seite hat eine neue Adresse:
word-named_by = Erwähnt von
word-new_here = Neu in dieser Ausgabe
word-not_with = Nicht kumulativ mit
word-open = Öffnen
word-as_table = Als Tabelle zeigen
word-as_text = Als Text zeigen
word-books = Regelbücher
word-changes = Was sich geändert hat
word-changes_before = Vorher
word-changes_changed = Geändert
word-changes_gone = Entfallen
word-changes_new = Neu
word-changes_now = Jetzt
word-changes_since = {"Verglichen mit: "}
word-close = Schließen
word-contents = Inhalt
word-figure = Schaubild
word-language = Sprache
word-language_name = Deutsch
word-link_here = Link zu diesem Eintrag
word-log_scale = logarithmisch
word-needed_by = Nötig für
word-needs = Verlangt
word-next = Weiter
word-no_results = Nichts gefunden
word-not_translated = Noch nicht übersetzt
word-note = Anmerkung
word-page = Seite
word-previous = Zurück
word-results = Treffer
word-rules = Regel
word-search = Suche
word-search_hint = In den Regeln suchen
word-similar = Meintest du
word-skip = Zum Text springen
word-table = Tabelle
word-translation = Übersetzungen
word-translation_approved = Durchgesehen
word-translation_how = Texte, deren Übersetzung fehlt oder älter ist als der Text oder seine Regel, stehen in ihrer ursprünglichen Sprache und sind gekennzeichnet.
word-translation_missing = Fehlend
word-translation_stale = Veraltet
word-translation_texts = Texte
word-translation_unreviewed = Noch nicht durchgesehen
word-tree = Was worauf aufbaut
word-tree_all = Eine Linie führt von dem, was nötig ist, zu dem, was es verlangt.
word-tree_either = Eine Linie führt von dem, was nötig ist, zu dem, was es verlangt. Von mehreren gestrichelten Linien genügt eine.
word-theme = Darstellung
word-theme_auto = Wie das Gerät
word-theme_dark = Dunkel
word-theme_light = Hell

### Anrede
register-1 = du
    .not = ihnen
register-2 = Sie
    .not = du dich dir dein deine deinen deinem deiner deines
