# How the book speaks English. What each message gets is in `book/src/describe`; the forms of nouns ($x_of, $x_poss, $x_plural …) are in PHRASES.md.
# The reader is "you". A sentence begins without a capital here; the book adds it.

### What this language asks of nouns
cases = of poss
noun-needs = {""}
vowels = aeiou
# A title may begin with one; in a sentence it has the sentence's.
articles = a an the
# Names of parameters that are no nouns.
no-nouns = a an and at by each for from he her here him his how i in into it its me mine my next no none of off on one onto or our out over per she so that the their them there they this those to under us we what when where which while who whom whose why with you your
marks = ,;:
# What the page shows for the apostrophe that is typed.
typography = ’

### Nouns
of = { $case ->
      [of] of
     *[plain] {""}
    }
poss = { $case ->
      [poss] 's
     *[plain] {""}
    }
np-you = { $case ->
      [of] of you
      [poss] your
     *[plain] you
    }
np-a = { of } { $number ->
      [plural] {""}
      [mass] {""}
     *[singular] { $elides ->
          [yes] an
         *[no] a
        }
    } { $x }{ poss }
np-the = { of } the { $x }{ poss }
np-this = { of } this { $x }{ poss }
np-each = { of } each { $x }{ poss }
np-another = { of } another { $x }{ poss }
np-each-other = { of } each other { $x }{ poss }
np-one = { of } one { $x }{ poss }
np-known = { $case ->
      [of] of it
      [poss] its
     *[plain] it
    }
np-bare = { of } { $x }{ poss }
np-name = { of } { $x }{ poss }
np-your = { of } your { $x }{ poss }
np-their = { of } its { $x }{ poss }
np-owned = { of } { $owner_poss } { $x }{ poss }
np-value = { of } { $x }{ poss }
# By the last word, else by how it ends; a name with an s at its end is taken for a plural.
np-plural = { $word ->
      [child] { $before }children
      [deer] { $x }
      [die] { $before }dice
      [dwarf] { $before }dwarves
      [elf] { $before }elves
      [fish] { $x }
      [foot] { $before }feet
      [goose] { $before }geese
      [half] { $before }halves
      [knife] { $before }knives
      [life] { $before }lives
      [loaf] { $before }loaves
      [man] { $before }men
      [mouse] { $before }mice
      [ox] { $before }oxen
      [sheep] { $x }
      [shelf] { $before }shelves
      [thief] { $before }thieves
      [tooth] { $before }teeth
      [wife] { $before }wives
      [wolf] { $before }wolves
      [woman] { $before }women
     *[other] { $two ->
          [ay] { $x }s
          [ey] { $x }s
          [oy] { $x }s
          [uy] { $x }s
          [ch] { $x }es
          [is] { $shorter }es
          [sh] { $x }es
          [ss] { $x }es
          [us] { $x }es
         *[other] { $last ->
              [s] { $x }
              [x] { $x }es
              [y] { $start }ies
              [z] { $x }es
             *[other] { $x }s
            }
        }
    }
np-member = { $x } ({ $member })
np-for = { $apart ->
      [yes] (for { $args })
     *[no] for { $args }
    }
np-body = { $attributes } { $x } { $after }
np-row = { $a } { $b }
np-not = that { $number ->
      [plural] are not
     *[other] is not { $sort ->
          [context] { $elides ->
              [yes] an
             *[no] a
            }
         *[other] {""}
        }
    } { $list } { $sort ->
      [context] { $x }
     *[other] {""}
    }
np-such = { $x } for which { $conds }
every-of-yours = every { $x } of yours

### Conditions
be = { $who_person ->
      [you] are
     *[it] { $who_number ->
          [plural] are
         *[other] is
        }
    }
is = { $x_number ->
      [plural] are
     *[other] is
    }
cond-is = { $who } { be } { $attribute }
cond-is-not = { $who } { be } not { $attribute }
cond-in-role = { $who } { be } { $role } in { $context }
cond-not-in-role = { $who } { be } not { $role } in { $context }
cond-has-entry = { $who } { $who_person ->
      [you] have
     *[it] has
    } { $x }
cond-has-not-entry = { $who } { $who_person ->
      [you] do
     *[it] does
    } not have { $x }
cond-against = it is against someone whose { $stat } is { $value }
cond-not-against = it is against someone whose { $stat } is not { $value }
cond-same = { $x } { is } { $y }
cond-not-same = { $x } { is } not { $y }
cond-any = { $x } { is } set
cond-none = { $x } { is } not set
cond-eq = { $x } { is } { $thing ->
      [yes] { $y }
     *[no] { $y_kind ->
          [noun] equal to { $y }
          [formula] equal to { $y }
         *[other] { $y }
        }
    }
cond-ne = { $x } { is } not { $thing ->
      [yes] { $y }
     *[no] { $y_kind ->
          [noun] equal to { $y }
          [formula] equal to { $y }
         *[other] { $y }
        }
    }
cond-member = { $x } { is } { $y }
cond-not-member = { $x } { is } not { $y }
cond-lt = { $x } { is } less than { $y }
cond-le = { $x } { is } at most { $y }
cond-gt = { $x } { is } more than { $y }
cond-ge = { $x } { is } at least { $y }
cond-some = there is { $x }
cond-no = there is no { $x_bare }
cond-between = { $x } { is } from { $low } to { $high }
cond-holds = { $x } { is } true
cond-holds-not = { $x } { is } not true
cond-announced = there was { $event_a }
cond-not-announced = there was no { $event }
cond-succeeds = { $x } { $x_number ->
      [plural] succeed
     *[other] succeeds
    }
cond-fails = { $x } { $x_number ->
      [plural] fail
     *[other] fails
    }
cond-within = this is part of { $x }
cond-always = nothing stands against it
cond-never = never
bound-eq = exactly { $n }
bound-ne = anything but { $n }
bound-lt = less than { $n }
bound-le = at most { $n }
bound-gt = more than { $n }
bound-ge = at least { $n }
head-and = { $head }, and { $conds }
scope-if = { $head }, if { $conds }
such-that = { $head }, if { $conds }
such-least = its { $x_bare } is the least
such-chosen = { $who_person ->
      [you] you make
     *[it] { $who } makes
    } the choice
such-most = its { $x_bare } is the greatest

### Formulas
value-yes = yes
value-no = no
value-none = none
value-margin = { of } the margin
value-whether = whether { $cond }
value-with-unit = { of } { $n } { $unit_spelled ->
      [yes] { $n ->
          [one] { $unit_title }
         *[other] { $unit_names }
        }
     *[no] { $unit_title }
    }
value-in-unit = { of } { $x } in { $unit }
value-plus = { of } { $a } plus { $b }
value-minus = { of } { $a } minus { $b }
value-sum = { of } the sum of { $a } and { $b }
value-difference = { of } the difference of { $a } and { $b }
value-times = { $a_fixed ->
      [2] { of } twice { $b }
     *[other] { of } { $a } times { $b }
    }
value-over = { of } { $a } divided by { $b }
value-parts = { of } { $n ->
      [3] two thirds
      [4] three quarters
      [5] { $part ->
          [2] two
          [3] three
         *[4] four
        } fifths
     *[other] { $part }/{ $n }
    } { $x_of }
value-part = { of } { $n ->
      [2] half { $x }
      [3] a third { $x_of }
      [4] a quarter { $x_of }
      [5] a fifth { $x_of }
      [6] a sixth { $x_of }
      [8] an eighth { $x_of }
      [10] a tenth { $x_of }
      [12] a twelfth { $x_of }
     *[other] 1/{ $n } { $x_of }
    }
value-power = { of } { $b_fixed ->
      [2] the square { $a_of }
      [3] the cube { $a_of }
     *[other] { $a } to the power { $b }
    }
value-at-least = { of } { $a }, but at least { $b }
value-at-most = { of } { $a }, but at most { $b }
value-larger = { of } the larger of { $a } and { $b }
value-smaller = { of } the smaller of { $a } and { $b }
value-minus-of = { of } −{ $x }
value-rounded-down = { of } { $x }, rounded down
    .shape = noted
value-rounded-up = { of } { $x }, rounded up
    .shape = noted
value-rounded-toward-zero = { of } { $x }, rounded toward zero
    .shape = noted
value-rounded-half-up = { of } { $x }, rounded to the nearest, halves up
    .shape = noted
value-rounded-half-to-even = { of } { $x }, rounded to the nearest, halves to even
    .shape = noted
value-exactly = { of } { $x }, which never leaves a remainder
value-if = { of } { $then }{ $then_shape ->
      [noted] ,
     *[other] {""}
    } if { $cond }, otherwise { $otherwise }
value-roll = { of } a roll of { $x }
value-roll-high = { of } the highest { $n ->
      [1] die
     *[other] { $n } dice
    } of a roll of { $x }
value-roll-low = { of } the lowest { $n ->
      [1] die
     *[other] { $n } dice
    } of a roll of { $x }
value-roll-count = { of } the number of dice that show { $n } or more in a roll of { $x }
value-given = { of } { $x } ({ $given })
value-of-param = { $name }: { $value }
value-only-if = { of } { $then } if { $cond }
value-plus-if = { of } { $a }, plus { $n } if { $cond }
value-maximum = { of } the highest that { $x } can give
value-minimum = { of } the lowest that { $x } can give
value-dice-of = { of } { $count_kind ->
      [whole] { $count ->
          [1] a die
         *[other] { $count } dice
        } with { $sides_kind ->
          [whole] { $sides } sides
         *[other] as many sides as { $sides }
        }
     *[other] { $sides_kind ->
          [whole] as many { $sides }-sided dice as { $count }
         *[other] dice with as many sides as { $sides }, and as many of them as { $count }
        }
    }
value-dice-plus = { of } { $x } plus { $n }
value-dice-times = { of } { $x } with { $n } times as many dice
value-dice-sides = { of } { $x } with as many { $less ->
      [yes] fewer
     *[no] more
    } sides as { $by }
value-dice-count = { of } { $x } with as many { $less ->
      [yes] fewer
     *[no] more
    } dice as { $by }
value-keep-high = { of } { $x }, of which the { $n ->
      [1] highest counts
     *[other] highest { $n } count
    }
value-keep-low = { of } { $x }, of which the { $n ->
      [1] lowest counts
     *[other] lowest { $n } count
    }
value-of-member = { of } { $x } of { $who }
value-count-dice = { of } the number of { $x } that show { $n } or more
value-explode = { of } { $x }, each { $n } rolled again and added, at most { $deep ->
      [1] once
     *[other] { $deep } times
    } a die
value-reroll = { of } { $x }, each die of { $n } or less rolled once more
value-sum-all = { of } { $x } added up
value-sum-over = { of } { $x } for { $members }, added up
value-count = { of } the number of { $x_plural }
value-learned = { of } the number of { $x } { $with } that { $who_person ->
      [you] you have
     *[it] { $who } has
    } learned
value-whose-field = with { $field } { $x }
value-stat-named = { of } { $who_poss } { $x_bare }

### Changes
up = { $stats_number ->
      [plural] rise
     *[other] rises
    }
down = { $stats_number ->
      [plural] fall
     *[other] falls
    }
are = { $stats_number ->
      [plural] are
     *[other] is
    }
have = { $stats_number ->
      [plural] have
     *[other] has
    }
cap = { $cap_said ->
      [yes] , up to { $cap }
     *[no] {""}
    }
sort = { $typed_said ->
      [yes] as a bonus of { $typed }
     *[no] {""}
    }
sort-less = { $typed_said ->
      [yes] as a penalty of { $typed }
     *[no] {""}
    }
change-more = { $stats } { up } by { $amount } { sort }{ cap }
change-less = { $stats } { down } by { $amount } { sort-less }{ cap }
change-sides-more = { $stats } dice have { $n ->
      [one] { $amount } more side
     *[other] { $amount } more sides
    }
change-sides-less = { $stats } dice have { $n ->
      [one] { $amount } side
     *[other] { $amount } sides
    } fewer
change-dice-more = { $stats } { have } { $n ->
      [one] { $amount } more die
     *[other] { $amount } more dice
    }
change-dice-less = { $stats } { have } { $n ->
      [one] { $amount } die
     *[other] { $amount } dice
    } fewer
change-times = { $stats } { are } { $n ->
      [2] doubled
      [3] tripled
     *[other] multiplied by { $amount }
    }
change-dice-times = { $stats } { $stats_number ->
      [plural] roll
     *[other] rolls
    } { $n ->
      [2] twice
      [3] three times
     *[other] { $amount } times
    } as many dice
change-over = { $stats } { are } { $n ->
      [2] halved
     *[other] divided by { $amount }
    }
change-afterwards-more = after all else { $stats } { up } by { $amount } { sort }{ cap }
change-afterwards-less = after all else { $stats } { down } by { $amount } { sort-less }{ cap }
change-at-least = { $stats } { are } at least { $amount }
change-at-most = { $stats } { are } at most { $amount }
change-is = { $stats } { are } { $amount }, whatever else changes it
standing = { $unless_said ->
      [yes] unless { $unless },
     *[no] {""}
    } { $while_said ->
      [yes] { $while_lasts ->
          [no] if
         *[yes] while
        } { $while },
     *[no] {""}
    } { $when_said ->
      [yes] when { $when },
     *[no] {""}
    } { $scope_said ->
      [yes] { $scope },
     *[no] {""}
    } { $changes }.
typed-rule = of several bonuses of { $typed } only the best counts, and of several penalties only the worst.
not-while = not while { $cond }.
standing-includes = { $unless_said ->
      [yes] unless { $unless },
     *[no] {""}
    } { $if_said ->
      [yes] if { $if },
     *[no] {""}
    } { $x } { is } among { $set }.
standing-grants = { $unless_said ->
      [yes] unless { $unless },
     *[no] {""}
    } { $if_said ->
      [yes] if { $if },
     *[no] {""}
    } you have { $x }.
replace-value = { $unless_said ->
      [yes] unless { $unless },
     *[no] {""}
    } { $scope_said ->
      [yes] { $scope },
     *[no] {""}
    } { $if_said ->
      [yes] if { $if },
     *[no] {""}
    } { $step } becomes { $value }.
replace-do = { $unless_said ->
      [yes] unless { $unless },
     *[no] {""}
    } { $scope_said ->
      [yes] { $scope },
     *[no] {""}
    } { $if_said ->
      [yes] if { $if },
     *[no] {""}
    } instead of { $step }, { $do }.

### What happens
trigger = { $once_said ->
      [yes] once per { $once },
     *[no] {""}
    } { $own_said ->
      [yes] if { $own }
     *[no] {""}
    } when { $event }, { $do }.
each-tick = each { $clock } { $while_said ->
      [yes] while { $while }
     *[no] {""}
    }, { $do }.
clauses-apart = { $a }; { $b }
s = { $who_person ->
      [you] {""}
     *[it] { $who_number ->
          [plural] {""}
         *[other] s
        }
    }
# Of what has no words but a title nobody knows whether it is counted: "2 Energy".
counted = { $n } { $x_worded ->
      [no] { $x }
     *[yes] { $n ->
          [one] { $x }
         *[other] { $x_plural }
        }
    }
do-gain = { $who } gain{ s } { $counted }
do-lose = { $who } lose{ s } { $counted }
do-gain-formula = { $x } { $x_number ->
      [plural] rise
     *[other] rises
    } by { $amount }
do-raise = { $x } { $x_number ->
      [plural] rise
     *[other] rises
    } by { $n }
do-lower = { $x } { $x_number ->
      [plural] fall
     *[other] falls
    } by { $n }
do-lose-formula = { $x } { $x_number ->
      [plural] fall
     *[other] falls
    } by { $amount }
do-raise-status = { $x } { $x_number ->
      [plural] rise
     *[other] rises
    } by { $amount } { $lasts }
do-lower-status = { $x } { $x_number ->
      [plural] fall
     *[other] falls
    } by { $amount }
do-set = { $x } { $x_number ->
      [plural] become
     *[other] becomes
    } { $value }
do-set-flag = from then on { $clause }
do-pay = pay { $counted }; if you cannot, { $else }
do-gain-status = { $who } become{ s } { $attribute } { $amount_said ->
      [yes] by { $amount }
     *[no] {""}
    } { $lasts }
do-lose-status = { $who } { be } no longer { $attribute }
lasting = for { $n } { $n ->
      [one] { $clock }
     *[other] { $clock_plural }
    }
lasting-formula = for as many { $clock_plural } as { $amount }
do-if = if { $cond }, { $do }
do-if-else = if { $cond }, { $do }; otherwise { $else }
do-and-if = { $first }, and if { $cond } then, { $do }{ $else_said ->
      [yes] {" "}(otherwise { $else })
     *[no] {""}
    }
do-later = once this is over, { $do }
do-seen = { $do }, seen by { $seen }
do-unseen = { $do }, seen by nobody
do-for-each = for { $x }, { $do } { $order_said ->
      [yes] , in order of { $order }
     *[no] {""}
    }
do-with-chance = { $chance_kind ->
      [noun] with a probability equal to { $chance }
     *[other] with a chance of { $chance }
    }, { $do }
do-announce = this counts as { $event }
do-original = the step happens as usual
do-stop = it ends there

### Prerequisites and prices
needs = needs { $values } { $values_said ->
      [yes] { $entries_said ->
          [yes] and
         *[no] {""}
        }
     *[no] {""}
    } { $entries }.
need-at-least = { $x } { $n }
either = either { $list }
needs-that = only if { $cond }.
needs-waived = while { $cond }, the { $x_plural } it builds on are not needed.
price = costs { $counted }.
price-formula = costs { $x }: { $amount }.
choose-on-learning = when you learn it, choose { $x } { $if_said ->
      [yes] , provided that { $if }
     *[no] {""}
    }.

### Statuses
status-lasts = it lasts
stacks-adds = { $counts ->
      [yes] a new gain adds to it
     *[no] a new one adds its time
    } { $most_said ->
      [yes] , to at most { $most }
     *[no] {""}
    }.
stacks-longest = of two, the one that lasts longer stays.
stacks-strongest = of two, the stronger stays.
stacks-refreshes = a new one starts its time afresh.
stacks-up-to = at most { $n } count at once.
stacks-not = a second one changes nothing.
decay-amount = each { $clock }, { $x } { $falls ->
      [yes] { $x_number ->
          [plural] fall
         *[other] falls
        } by { $amount }, down to { $to }
     *[no] { $x_number ->
          [plural] move
         *[other] moves
        } { $amount } closer to { $to }
    }.
decay-part = each { $clock }, { $x } { $x_number ->
      [plural] move
     *[other] moves
    } toward { $to } by { $n ->
      [2] half
      [3] a third
      [4] a quarter
      [5] a fifth
      [10] a tenth
     *[other] one part in { $n }
    } { $to_fixed ->
      [0] of what { $x_number ->
          [plural] they are
         *[other] it is
        }
     *[other] of the difference
    }{ $rounded }.
rest-rounded-down = ; what is left is rounded down
rest-rounded-up = ; what is left is rounded up
rest-rounded-toward-zero = ; what is left is rounded toward zero
rest-rounded-half-up = ; what is left is rounded to the nearest, halves up
rest-rounded-half-to-even = ; what is left is rounded to the nearest, halves to even
rest-exact = , which never leaves a remainder
rest-to-parts = { $rest }, to { $n ->
      [2] halves
      [3] thirds
      [4] quarters
      [10] tenths
      [12] twelfths
      [100] hundredths
     *[other] whole 1/{ $n }
    }
status-range = { $low }–{ $high }
status-band = { $x } ({ $low } to { $high })

### Rules followed step by step
stat-is = { $x } { is } { $value }.
stat-starts = { $x } { $x_number ->
      [plural] start
     *[other] starts
    } at { $value }.
stat-range = { $x } never { $x_number ->
      [plural] go
     *[other] goes
    } below { $low } or above { $high }.
stat-scaled = whatever multiplies or divides { $x } works as one factor{ $rounded_said ->
      [yes] {" "}and { $rounded }
     *[no] {""}
    }{ $positives ->
      [yes] ; a value of 0 or less stays as it is
     *[no] {""}
    }.
stat-rounded = in the end, for { $x }, { $rounded }.
scaled-down = the result is rounded down
scaled-up = the result is rounded up
scaled-toward-zero = the result is rounded toward zero
scaled-half-up = the result is rounded to the nearest, halves up
scaled-half-to-even = the result is rounded to the nearest, halves to even
scaled-exactly = no division leaves a remainder
layers = where several changes meet, they count in this order, whichever came first: { $list }.
layer-sums = what adds or takes away
layer-factors = what multiplies or divides
layer-afterwards = what adds or takes away after all else
layer-bounds = least and greatest values
layer-is = a value that is set, which replaces all the rest
stat-when = { $said } when { $cond }.
resource-range = { $x } { $x_number ->
      [plural] go
     *[other] goes
    } from { $low } to { $high }{ $start_said ->
      [yes] , starting at { $start }
     *[no] {""}
    }.
resource-bought = one more of { $x } costs { $counted }.
resource-bought-formula = the { $paid } that one more of { $x } costs: { $amount }.
formula = { $x } { is } { $value }.
line-step = { $x }: { $value }.
line-step-do = { $x }:
line-is = { $x } { is } { $value }.
line-becomes = { $x } { $x_number ->
      [plural] become
     *[other] becomes
    } { $value }.
line-starts = { $x } { $x_number ->
      [plural] start
     *[other] starts
    } at { $value }.
line-add = { $amount } { $amount_number ->
      [plural] are
     *[other] is
    } added to { $x }.
line-again = roll again.
line-roll = { $x }: roll { $dice }.
line-check = { $x }: make { $call } ({ $given }).
line-subtract = { $amount } { $amount_number ->
      [plural] are
     *[other] is
    } taken from { $x }.
line-succeeds = it succeeds when { $cond }.
line-margin = the margin is { $value }.
line-repeat = at most { $n } times:
line-per-member = for { $members }, { $x } { is } { $value }.
line-each = each { $clock }:
line-if = if { $cond }:
line-else = otherwise:
line-if-do = if { $cond }, { $do }.
line-do = { $do }.
line-stop-with-chance = it ends with this chance: { $chance }.
line-for-each = for { $x }{ $order_said ->
      [yes] , in order of { $order }
     *[no] {""}
    }:
line-choose = { $who_person ->
      [you] choose
     *[it] { $who } choose{ s }
    } { $x }.
line-choose-first = take { $x }; of several, the first.
line-choose-least = take { $x }; of several, the one for which { $value } { $value_number ->
      [plural] are
     *[other] is
    } the least.
line-choose-most = take { $x }; of several, the one for which { $value } { $value_number ->
      [plural] are
     *[other] is
    } the greatest.
line-choose-number = { $who_person ->
      [you] choose
     *[it] { $who } choose{ s }
    } { $x }, a whole number from { $low } to { $high }{ $conds_said ->
      [yes] , provided that { $conds }
     *[no] {""}
    }.
line-choose-number-first = { $x } { is } the first whole number from { $low } to { $high }{ $conds_said ->
      [yes] {" "}for which { $conds }
     *[no] {""}
    }.
line-choose-number-least = { $x } { is } the whole number from { $low } to { $high }{ $conds_said ->
      [yes] {" "}for which { $conds } and
     *[no] {" "}for which
    } { $value } { $value_number ->
      [plural] are
     *[other] is
    } the least.
line-choose-number-most = { $x } { is } the whole number from { $low } to { $high }{ $conds_said ->
      [yes] {" "}for which { $conds } and
     *[no] {" "}for which
    } { $value } { $value_number ->
      [plural] are
     *[other] is
    } the greatest.
line-with-chance = { $chance_kind ->
      [noun] with a probability equal to { $chance }
     *[other] with a chance of { $chance }
    }:
line-costs = this costs { $counted }.
line-costs-formula = this costs { $x }: { $amount }.
line-takes = this takes { $n } { $n ->
      [one] { $clock }
     *[other] { $clock_plural }
    }.
line-takes-formula = this takes as many { $clock_plural } as { $amount }.
line-at-start = at the start:
line-at-end = when it is done:
do-break-off = break it off: what was done is lost
do-stop-for-now = stop for now: begun again in the same way, it goes on from there
do-learn = { $who } learn{ s } { $x } at its price
do-buy = { $who } buy{ s } one more of { $x } at its price
row-when = when
row-gives = { $x_title }
row-else = otherwise
table-first = only the first row that fits counts.
table-unrounded = fractions are compared as they are, without rounding.
page-for-all = for all of them
field-per = { $n } per { $clock }

### Pages and figures
page-statuses = Statuses
page-status = Status
page-rules = Rules
page-figures = Figures
page-calculators = Calculators
calculator-none = none
calculator-margin = Margin
page-glossary = Glossary
page-term = Term
page-index = Index
index-heads = A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
rule-action = Action
rule-procedure = Procedure
rule-check = Check
rule-formula = Formula
rule-chance = Chance
rule-table = Table
rule-die = Die
rule-process = Process
rule-rules = Rules
percent = { $n }%
figure-cell = { $rows } against { $columns }

### The duel, told
told-duel = { $game }: { $a } against { $b }{ $plan_said ->
      [yes] , plan { $plan }
     *[no] {""}
    }, seed { $seed }.
told-rolls-first = { $who } roll{ s } for the first move:
told-begins = { $who } { $who_number ->
      [plural] go
     *[other] goes
    } first.
told-round = Round { $n }
told-acts = { $who } act{ s }:
told-passes = time passes for { $who }:
told-wins = { $who } win{ s } in round { $n }.
told-drawn = nobody has won by round { $n }.
told-roll = { told-what } { $dice }{ $faces_said ->
      [yes] {" "}({ $faces })
     *[no] {""}
    } comes to { $n }.
told-what = { $what_said ->
      [yes] { $what }:
     *[no] {""}
    }
told-chance = { told-what } a chance of { $chance } { $holds ->
      [yes] comes true
     *[no] does not come true
    }.
told-pick = { told-what } number { $n } of { $of } is picked.
told-ticks = { $x } passes { $who_said ->
      [yes] for { $who }
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
told-count-at-least = { $x }, counting those of at least { $n }
told-explode-on = { $x }, each { $n } rolled again and added
told-reroll-once = { $x }, each of at most { $n } rolled once more
told-loses = { $who } lose{ s } { $counted } and { $who_number ->
      [plural] have
     *[other] has
    } { $left } left{ told-limit }.
told-gains = { $who } gain{ s } { $counted } and now { $who_number ->
      [plural] have
     *[other] has
    } { $left }{ told-limit }.
told-stays = the { $x } { $who_of } stays at { $left }{ told-limit }.
told-limit = { $asked_said ->
      [yes] {" "}(its range ends there; it would be { $asked })
     *[no] {""}
    }
told-changes = { $who }, { $x }: { $before } → { $after }{ told-limit }.
told-left = time left of { $x }, { $who }: { $before } → { $after }{ told-limit }.
told-once = { $spent ->
      [yes] that was it for this { $x }
     *[no] that can happen again
    }: { $who }.
told-asks = the game is asked to do this: { $do }.
told-chooses = { $who } choose{ s } { $option } { $of_said ->
      [yes] among { $of }
     *[no] {""}
    }.
told-bound = a repetition reaches its bound.
told-state = { $said }{ told-changed }.
told-value = { $who_said ->
      [yes] { $who }, { $x }: { $value }
     *[no] { $x }: { $value }
    }{ told-changed }.
told-changed = { $by_said ->
      [yes] {" "}({ $by })
     *[no] {""}
    }
told-base = at first: { $value }.
told-set = set to: { $value }.
told-counts = { $by }.
told-by = { $x } { $how ->
      [sides] { $value } { $n ->
          [one] side
         *[other] sides
        }
      [count] { $value } { $n ->
          [one] die
         *[other] dice
        }
      [times] ×{ $value }
      [afterwards] { $value } after all else
      [at_least] at least { $value }
      [at_most] at most { $value }
      [is] makes it { $value }
     *[add] { $value }
    }
told-added = +{ $x }
told-rules = the rules
told-silent = { $x_said ->
      [yes] { $x } { $x_number ->
          [plural] do
         *[other] does
        }
     *[no] a rule does
    } not count: { $why ->
      [nobody] nobody is there for it
      [gate] { $who } does not have it
     *[condition] its condition is not met
    }.
told-cut = cut to its range: { $before } → { $after }.
told-fact = { $said }{ $host ->
      [yes] , as was said
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
told-queued = later: { told-named }.
told-reacts = { $x_said ->
      [yes] { $x } { $x_number ->
          [plural] take
         *[other] takes
        }
     *[no] the rules take
    } effect { $who_said ->
      [yes] for { $who }
     *[no] {""}
    }:

### Words of the pages
word-after_label = {": "}
word-between_names = {" · "}
word-between_parts = {" — "}
word-closes = )
word-of_book = {" · "}
word-opens = {" ("}
word-about_art = Pictures
word-about_by = By
word-about_credits = Credits
word-about_extends = Edition of
word-about_for = For
word-about_licence = Licence
word-about_made = Every number and every sentence under “In rules” in this book comes from the rules that the game runs: the book and the game cannot disagree.
word-about_version = Version
word-as_table = Show as a table
word-as_text = Show as text
word-books = Rulebooks
word-brought_by = Brought by
word-calculator = Calculator
word-calculator_copied = Copied
word-calculator_csv = Copy as CSV
word-calculator_edition = This link was made with other rules: what it rolls and what comes out may differ.
word-calculator_exact = exact
word-calculator_failed = The rules have no answer to this.
word-calculator_link = Part of this link does not fit this book and was left out.
word-calculator_never = This never happens.
word-calculator_no = no
word-calculator_number = A number from [low] to [high]
word-calculator_roll = Roll
word-calculator_rolled = What fell
word-calculator_runs = estimated from [n] tries
word-calculator_still = With JavaScript, this works out your own numbers. The figures of this book show some of them.
word-calculator_text = Copy as text
word-calculator_unchanged = Nothing has changed.
word-calculator_uncopied = This browser does not let the page copy.
word-calculator_working = Working it out …
word-calculator_yes = yes
word-changed_here = Changed in this edition
word-changes = What changed
word-changes_before = Before
word-changes_changed = Changed
word-changes_gone = Gone
word-changes_new = New
word-changes_now = Now
word-changes_since = {"Compared with: "}
word-close = Close
word-colophon = About this book
word-comes_to = It comes to
word-contents = Contents
word-cover = Cover
word-edition = Edition
word-example = Step by step
word-figure = Figure
word-flow = How it goes
word-gm = for the game master
word-granted_by = Granted by
word-language = Language
word-language_name = English
word-link_here = Link to this entry
word-log_scale = logarithmic
word-moved = This page has a new address:
word-named_by = Mentioned by
word-needed_by = Needed by
word-needs = Needs
word-new_here = New in this edition
word-next = Next
word-no_results = Nothing found
word-not_translated = Not yet translated
word-not_with = Does not stack with
word-note = Note
word-open = Open
word-page = Page
word-previous = Previous
word-results = Results
word-rules = In rules
word-search = Search
word-search_hint = Search the rules
word-similar = Did you mean
word-skip = Skip to the text
word-table = Table
word-translation = Translations
word-translation_approved = Approved
word-translation_how = Texts that have no translation, or one older than its text or rule, stand in the language they were written in, marked.
word-translation_missing = Missing
word-translation_stale = Out of date
word-translation_texts = Texts
word-translation_unreviewed = Not yet reviewed
word-tree = What builds on what
word-tree_all = A line leads from what is needed to what needs it.
word-tree_either = A line leads from what is needed to what needs it. Of several dashed lines, one is enough.
word-theme = Appearance
word-theme_auto = As the device
word-theme_dark = Dark
word-theme_light = Light
between-sentences = {" "}
page-of-group = { $kinds }: { $x }
np-chosen = { of } the chosen { $x }{ poss }
np-not-after = that { $number ->
      [plural] are
     *[other] is
    } not { $list }
cond-it-is = it is { $x }
cond-it-is-not = it is not { $x }
cond-part-of = it is part of { $x }
cond-not-part-of = it is not part of { $x }
against = against anyone whose { $stat } is { $value }
math-plus = { $a } + { $b }
math-minus = { $a } − { $b }
math-times = { $a } × { $b }
math-over = { $a } ÷ { $b }
math-power = { $b_fixed ->
      [2] { $a }²
      [3] { $a }³
     *[other] { $a } to the power { $b }
    }
math-group = ({ $x })
led-row = { $a } { $b }
led-in = { $word } { $x }
np-row-after = { $a } { $b }
value-within = { of } { $x }, kept within ±{ $high }
value-within-of = { of } { $x }, limited both ways to { $bound }
value-clamp = { of } { $x }, kept between { $low } and { $high }
line-margin-difference = the margin is the difference.
line-margin-below = the margin is the difference.
line-else-if = otherwise, if { $cond }:
cond-group = ({ $x })
