# 日本語での言い方。文体は「である」。読者を指す代名詞は使わない（要るときだけ「自分」）。
# $place は、あとに節が続くとき inner、文の終わりで last。名詞の形については PHRASES.md。

### この言語が名詞に求めるもの
cases = {""}
noun-needs = {""}
vowels = {""}
marks = 、

### 節の形
# 節は、置かれる所に応じた形をとる。if 条件（〜なら、〜ば）、when 〜とき、while 〜あいだ、before 名詞の前、cell 表の升。
# その形を持たない節には、place-… の語が添えられる。grouped と chain は式だけのもの。
places = if when while before cell grouped chain
place-if = { $x }なら
place-when = { $x }とき
place-while = { $x }あいだ

### 並べる
two-nouns = { $a }と{ $member ->
      [yes] 、
     *[no] {""}
    }{ $b }
two-nouns-or = { $a }か{ $b }
many-nouns = { $a }・{ $b }
many-nouns-or = { $list }のいずれか
clauses-or = { $a }、{ $b }
clauses-or-apart = { $a }、または{ $b }
clauses-then-any = { $a_inner }、かつ（{ $b_when }）
    .places = if when

### 数と括弧の前後
# 数と仮名・漢字のあいだは空ける。助数詞・単位・倍とのあいだと、約物の隣は空けない。続く二つの括弧書きは一つにまとめる。
numbers-apart = {" "}
    .behind = 分の 第
    .close = 点 分の 乗 倍 回 個 体 人 本 枚 張 領 曲 か所 マス ポンド フィート インチ ターン ラウンド 日 時 面 番目
    .tight = （）「」『』、。：～
brackets-meet = ）（
    .share = 、

### 名詞
np-you = 自分
np-a = { $x }
np-the = { $x }
np-this = この{ $x }
np-each = { $x }それぞれ
np-another = { $attributes }別の{ $core }1{ $counter }{ $after }
np-each-other = { $attributes }ほかの{ $core }{ $after }それぞれ
np-one = { $x }1{ $counter }
np-known = その{ $x }
np-bare = { $x }
np-name = { $sort ->
      [skill] { $x }
     *[other] 『{ $x }』
    }
np-your = { $whose ->
      [yes] 自分の{ $x }
     *[no] { $sort ->
          [slot] 自分の{ $x }
         *[other] { $x }
        }
    }
np-their = { $owner_sort ->
      [word] { $owner }の{ $x }
      [param] { $owner }の{ $x }
      [set] { $owner }の{ $x }
      [role] { $owner }の{ $x }
     *[other] その{ $x }
    }
np-owned = { $owner }の{ $x }
np-value = { $x }
np-block = 「{ $x }」
np-plural = { $x }
np-member = { $x }（{ $member }）
np-for = （{ $args }）
np-body = { $attributes }{ $x }{ $after }
np-row = { $a }{ $b }
np-not = （{ $list }{ $x }を除く）
np-such = { $x }（{ $conds_before }ものに限る）
every-of-yours = あらゆる{ $x }

### 条件
ga = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }
aru = { $place ->
      [inner] で
      [other] か
      [if] なら
      [when] のとき
      [while] のあいだ
      [before] の
      [cell] {""}
     *[last] である
    }
nai = { $place ->
      [inner] でなく
      [other] でないか
      [if] でなければ
     *[last] でない
    }
shite = { $place ->
      [inner] していて
      [other] しているか
      [if] していれば
     *[last] している
    }
shinai = { $place ->
      [inner] しておらず
      [other] していないか
      [if] していなければ
     *[last] していない
    }
dake = { $amount_kind ->
      [noun] { $amount }のぶんだけ
     *[other] { $amount_shape ->
          [choice] 「{ $amount }」だけ
          [deed] 、{ $amount }だけ
         *[other] { $amount_block }だけ
        }
    }
cond-is = { $who_sort ->
      [context] { $attribute }{ $who }{ aru }
     *[other] { ga }{ $attribute }{ $place ->
          [inner] うえ
          [other] か
          [if] なら
          [when] とき
          [while] あいだ
         *[last] {""}
        }
    }
cond-is-not = { $who_sort ->
      [context] { $attribute }{ $who }{ nai }
     *[other] { ga }{ $attribute_not }{ $place ->
          [inner] うえ
          [other] か
          [if] なら
          [when] とき
          [while] あいだ
         *[last] {""}
        }
    }
cond-in-role = { ga }{ $context }の{ $role }{ aru }
cond-not-in-role = { ga }{ $context }の{ $role }{ nai }
cond-has-entry = { ga }{ $x }を会得{ shite }
cond-has-not-entry = { ga }{ $x }を会得{ shinai }
cond-against = { $stat }が{ $value }の相手に対するもの{ aru }
cond-not-against = { $stat }が{ $value }の相手に対するもの{ nai }
cond-same = { $x }が{ $y }{ aru }
cond-not-same = { $x }が{ $y }{ nai }
cond-any = { cond-some }
cond-none = { cond-no }
hitoshii = { $place ->
      [inner] に等しく
      [other] に等しいか
      [if] に等しければ
      [when] に等しいとき
      [while] に等しいあいだ
      [before] に等しい
      [cell] に等しい
     *[last] に等しい
    }
hitoshikunai = { $place ->
      [inner] に等しくなく
      [other] に等しくないか
      [if] に等しくなければ
     *[last] に等しくない
    }
cond-eq = { $x_block }が{ $thing ->
      [yes] { $y }{ aru }
     *[no] { $y_kind ->
          [whole] { $y }{ aru }
          [fraction] { $y }{ aru }
         *[other] { $y_block }{ hitoshii }
        }
    }
cond-ne = { $x_block }が{ $thing ->
      [yes] { $y }{ nai }
     *[no] { $y_kind ->
          [whole] { $y }{ nai }
          [fraction] { $y }{ nai }
         *[other] { $y_block }{ hitoshikunai }
        }
    }
cond-member = { $x_block }が{ $y }{ aru }
cond-not-member = { $x_block }が{ $y }{ nai }
cond-lt = { $x_block }が{ $y_block }未満{ aru }
cond-le = { $x_block }が{ $y_block }以下{ aru }
cond-gt = { $x_block }が{ $y_block }を{ $place ->
      [inner] 超え
      [other] 超えるか
      [if] 超えれば
     *[last] 超える
    }
cond-ge = { $x_block }が{ $y_block }以上{ aru }
cond-some = { $x }が{ $living ->
      [yes] { $place ->
          [inner] いて
          [other] いるか
          [if] いれば
         *[last] いる
        }
     *[no] { $place ->
          [inner] あり
          [other] あるか
          [if] あれば
         *[last] ある
        }
    }
cond-no = { $x }が{ $living ->
      [yes] { $place ->
          [inner] おらず
          [other] いないか
          [if] いなければ
         *[last] いない
        }
     *[no] { $place ->
          [inner] なく
          [other] ないか
          [if] なければ
         *[last] ない
        }
    }
cond-between = { $x_block }が{ $low }～{ $high }{ aru }
cond-holds = { $x }が真{ aru }
cond-holds-not = { $x }が真{ nai }
cond-announced = { $event }が{ $place ->
      [inner] 起きていて
      [other] 起きているか
      [if] 起きていれば
     *[last] 起きている
    }
cond-not-announced = { $event }が{ $place ->
      [inner] 起きておらず
      [other] 起きていないか
      [if] 起きていなければ
     *[last] 起きていない
    }
cond-succeeds = { $x }が{ $place ->
      [inner] 成功していて
      [other] 成功しているか
      [if] 成功していれば
     *[last] 成功している
    }
cond-fails = { $x }が{ $place ->
      [inner] 失敗していて
      [other] 失敗しているか
      [if] 失敗していれば
     *[last] 失敗している
    }
cond-within = これが{ $x }の一部{ aru }
cond-always = いつでも{ aru }
cond-never = 決して{ $place ->
      [inner] 起こらず
      [other] 起こらないか
      [if] 起こらなければ
     *[last] 起こらない
    }
block = { $n_shape ->
      [formula] 「{ $n }」
     *[other] { $n }
    }
bound-eq = ちょうど{ block }
bound-ne = { block }以外
bound-lt = { block }未満
bound-le = { block }以下
bound-gt = { block }を超える
bound-ge = { block }以上
head-and = { $head }、かつ{ $conds_any ->
      [yes] （{ $conds_when }）
     *[no] { $conds_when }
    }
scope-if = { $conds_if }、{ $head }
such-that = { $conds_if }、{ $head_flow }
such-least = { $x }が最も小さい
such-chosen = { ga }選ぶ
such-most = { $x }が最も大きい

### 式
value-yes = はい
value-no = いいえ
value-none = 「なし」
    .shape = none
value-margin = 勝った差
value-whether = { $place ->
      [if] { $cond_if }
     *[last] { $cond }かどうか
    }
value-with-unit = { $n }{ $unit_title }
value-in-unit = { $x_block }の{ $unit }数
value-plus = { $a } ＋ { $b }
    .shape = formula
value-minus = { $a } − { $b }
    .shape = formula
value-sum = （{ $a } ＋ { $b }）
    .shape = formula
value-difference = （{ $a } − { $b }）
    .shape = formula
value-times = { $a_fixed ->
      [formula] { $a } × { $b }
     *[other] { $b_shape ->
          [formula] { $a } × { $b }
          [grouped] { $a } × { $b }
         *[other] { $b }の{ $a }倍
        }
    }
    .shape = { $a_fixed ->
          [formula] formula
         *[other] { $b_shape ->
              [formula] formula
              [grouped] formula
             *[other] plain
            }
        }
value-over = { $a } ÷ { $b }
    .shape = formula
value-part = { $x_shape ->
      [bounded] （{ $x_grouped }）÷ { $n }
     *[other] { $x_block }の{ $n ->
          [2] 半分
          [3] 3分の1
          [4] 4分の1
          [5] 5分の1
         *[other] { $n }分の1
        }
    }
    .shape = { $x_shape ->
          [bounded] formula
         *[other] plain
        }
value-parts = { $x_block }の{ $n }分の{ $part }
value-power = { $a }の{ $b_kind ->
      [whole] { $b }
      [noun] { $b }
     *[other] （{ $b }）
    }乗
value-at-least = { $place ->
      [grouped] { $a_grouped }、下限 { $b }
     *[last] { $a_block }（下限 { $b_block }）
    }
    .shape = { $a_shape ->
          [formula] bounded
          [bounded] bounded
         *[other] noted
        }
value-at-most = { $place ->
      [grouped] { $a_grouped }、上限 { $b }
     *[last] { $a_block }（上限 { $b_block }）
    }
    .shape = { $a_shape ->
          [formula] bounded
          [bounded] bounded
         *[other] noted
        }
value-larger = { $a_block }と{ $b_block }の大きいほう
    .shape = deed
value-smaller = { $a_block }と{ $b_block }の小さいほう
    .shape = deed
value-minus-of = −{ $of_shape ->
      [noted] （{ $of_grouped }）
     *[other] { $x }
    }
    .shape = formula
value-rounded-down = { $place ->
      [grouped] { $x }、切り捨て
     *[last] { $x_block }（切り捨て）
    }
    .shape = { $x_shape ->
          [formula] bounded
          [bounded] bounded
         *[other] noted
        }
value-rounded-up = { $place ->
      [grouped] { $x }、切り上げ
     *[last] { $x_block }（切り上げ）
    }
    .shape = { $x_shape ->
          [formula] bounded
          [bounded] bounded
         *[other] noted
        }
value-rounded-toward-zero = { $place ->
      [grouped] { $x }、0 に近いほうへ丸める
     *[last] { $x_block }（0 に近いほうへ丸める）
    }
    .shape = { $x_shape ->
          [formula] bounded
          [bounded] bounded
         *[other] noted
        }
value-rounded-half-up = { $place ->
      [grouped] { $x }、四捨五入
     *[last] { $x_block }（四捨五入）
    }
    .shape = { $x_shape ->
          [formula] bounded
          [bounded] bounded
         *[other] noted
        }
value-rounded-half-to-even = { $place ->
      [grouped] { $x }、最も近い数へ、半分は偶数へ
     *[last] { $x_block }（最も近い数へ、半分は偶数へ）
    }
    .shape = { $x_shape ->
          [formula] bounded
          [bounded] bounded
         *[other] noted
        }
value-exactly = { $place ->
      [grouped] { $x_grouped }
     *[last] { $x }
    }
    .shape = { $x_shape ->
          [formula] formula
          [bounded] bounded
          [noted] noted
          [choice] choice
          [deed] deed
          [roll] roll
         *[other] plain
        }
value-if = { $cond_if }{ $then_block }、{ $otherwise_shape ->
      [choice] それ以外で{ $otherwise_chain }
     *[other] { $place ->
          [chain] どれにも当てはまらなければ
         *[last] そうでなければ
        }{ $otherwise_block }
    }
    .shape = choice
value-roll = { $x_block }の出目
    .shape = roll
value-roll-high = { $x }の出目のうち{ $n ->
      [1] { $of ->
          [2] 高いほう
         *[other] 最も高いもの
        }
     *[other] 高いほうから{ $n }個の合計
    }
value-roll-low = { $x }の出目のうち{ $n ->
      [1] { $of ->
          [2] 低いほう
         *[other] 最も低いもの
        }
     *[other] 低いほうから{ $n }個の合計
    }
value-roll-count = { $x }を振って{ $n }以上の目を出したダイスの数
value-given = { $x }（{ $given }）
value-of-param = { $name }は{ $value_shape ->
      [deed] 「{ $value }」
     *[other] { $value_block }
    }
value-only-if = { $cond_if }{ $then_block }
    .shape = choice
value-plus-if = { $a } ＋（{ $cond_if }、さらに{ $n }）
    .shape = formula
value-maximum = { $x_block }で出うる最大の値
value-minimum = { $x_block }で出うる最小の値
value-dice-of = { $sides_shape ->
      [formula] （{ $sides }）面の
     *[other] { $sides_kind ->
          [whole] { $sides }面の
         *[other] { $sides_block }を面の数とする
        }
    }ダイス{ $count_kind ->
      [whole] { $count }個
     *[other] 「{ $count }」個
    }
    .shape = { $sides_kind ->
          [whole] { $count_kind ->
              [whole] plain
             *[other] deed
            }
         *[other] deed
        }
value-dice-plus = { $x } ＋ { $n }
    .shape = formula
value-dice-times = { $x }（ダイスの数{ $n }倍）
value-dice-sides = { $x }のダイスの面を{ $by_kind ->
      [noun] 、{ $by }のぶんだけ
      [formula] 、{ $by_block }だけ
     *[whole] {" "}{ $by } つ
    }{ $less ->
      [yes] 減らした
     *[no] 増やした
    }もの
    .shape = deed
value-dice-count = { $x }のダイスを{ $by_kind ->
      [noun] 、{ $by }のぶんだけ
      [formula] 、{ $by_block }だけ
     *[whole] { $by }個
    }{ $less ->
      [yes] 減らした
     *[no] 増やした
    }もの
    .shape = deed
value-keep-high = { $x }のうち高い{ $n }個
value-keep-low = { $x }のうち低い{ $n }個
value-of-member = { $who }の{ $x }
value-count-dice = { $x }のうち{ $n }以上の目を出すものの数
value-explode = { $x }（{ $n }の目が出るたびに、1個につき{ $deep }回まで振り足す）
value-reroll = { $x }（{ $n }以下の目は一度だけ振り直す）
value-sum-all = { $x }の合計
value-sum-over = { $told ->
      [yes] { $x }の合計
     *[no] { $members }についての、{ $x }の合計
    }
    .shape = deed
value-count = { $x }の数
value-learned = 会得している{ $with }{ $x }の数
value-whose-field = { $x }の
value-stat-named = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }{ $x }

### 変化
agari = { $place ->
      [inner] 上がり
     *[last] 上がる
    }
sagari = { $place ->
      [inner] 下がり
     *[last] 下がる
    }
fue = { $place ->
      [inner] 増え
     *[last] 増える
    }
heri = { $place ->
      [inner] 減り
     *[last] 減る
    }
zutsu = { $stats_many ->
      [yes] それぞれ
     *[no] {""}
    }
cap = { $cap_said ->
      [yes] （最大 { $cap }）
     *[no] {""}
    }
sort = { $typed_said ->
      [yes] { $typed }として
     *[no] {""}
    }
# A figure goes up or down; what a formula or a name gives may be less than nothing, and is added or taken away.
added = { $amount_shape ->
      [choice] 「{ $amount }」
      [deed] 、{ $amount }
     *[other] { $amount_block }
    }
adds = { $stats }{ $stats_many ->
      [yes] のそれぞれに
     *[no] に
    }{ sort }{ added }{ cap }を{ $place ->
      [inner] 加え
     *[last] 加える
    }
subtracts = { $stats }{ $stats_many ->
      [yes] のそれぞれから
     *[no] から
    }{ sort }{ added }{ cap }を{ $place ->
      [inner] 引き
     *[last] 引く
    }
rises = { $stats }が{ zutsu }{ sort }{ by }{ cap }{ agari }
falls = { $stats }が{ zutsu }{ sort }{ by }{ cap }{ sagari }
change-more = { $amount_kind ->
      [noun] { adds }
     *[other] { $n ->
          [formula] { adds }
         *[other] { rises }
        }
    }
change-less = { $amount_kind ->
      [noun] { subtracts }
     *[other] { $n ->
          [formula] { subtracts }
         *[other] { falls }
        }
    }
change-sides-more = { $stats }ダイスの面が{ $n ->
      [formula] { dake }
     *[other] {" "}{ $amount } つ
    }{ fue }
change-sides-less = { $stats }ダイスの面が{ $n ->
      [formula] { dake }
     *[other] {" "}{ $amount } つ
    }{ heri }
change-dice-more = { $stats }ダイスが{ $n ->
      [formula] { dake }
     *[other] { $amount }個
    }{ fue }
change-dice-less = { $stats }ダイスが{ $n ->
      [formula] { dake }
     *[other] { $amount }個
    }{ heri }
change-times = { $stats }が{ $amount }倍に{ $place ->
      [inner] なり
     *[last] なる
    }
change-dice-times = { $stats }のダイスの数が{ $amount }倍に{ $place ->
      [inner] なり
     *[last] なる
    }
change-over = { $stats }が{ $n ->
      [2] 半分
      [3] 3分の1
      [4] 4分の1
      [5] 5分の1
     *[other] { $amount }分の1
    }に{ $place ->
      [inner] なり
     *[last] なる
    }
change-afterwards-more = 最後に{ change-more }
change-afterwards-less = 最後に{ change-less }
change-at-least = { $stats }は{ $amount_block }を{ $place ->
      [inner] 下回らず
     *[last] 下回らない
    }
change-at-most = { $stats }は{ $amount_block }を{ $place ->
      [inner] 超えず
     *[last] 超えない
    }
change-is = { $stats }が、ほかの修正にかかわらず、{ $amount }に{ $place ->
      [inner] なり
     *[last] なる
    }
standing = { $unless_said ->
      [yes] { $unless_when }以外は、
     *[no] {""}
    }{ $while_said ->
      [yes] { $while_lasts ->
          [no] { $while_if }
         *[yes] { $while_while }
        }、
     *[no] {""}
    }{ $when_said ->
      [yes] { $when_when }、
     *[no] {""}
    }{ $scope_said ->
      [yes] { $scope }、
     *[no] {""}
    }{ $changes }。
typed-rule = { $typed }による上昇は最も大きいものだけを数え、低下も最も大きいものだけを数える。
not-while = ただし、{ $cond_when }は、すぐ上の規則は働かない。
standing-includes = { $unless_said ->
      [yes] { $unless_when }以外は、
     *[no] {""}
    }{ $if_said ->
      [yes] { $if_if }、
     *[no] {""}
    }{ $x }は{ $set }に含まれる。
standing-grants = { $unless_said ->
      [yes] { $unless_when }以外は、
     *[no] {""}
    }{ $if_said ->
      [yes] { $if_if }、
     *[no] {""}
    }{ $x }を会得しているものとする。
replace-value = { $unless_said ->
      [yes] { $unless_when }以外は、
     *[no] {""}
    }{ $scope_said ->
      [yes] { $scope }、
     *[no] {""}
    }{ $if_said ->
      [yes] { $if_if }、
     *[no] {""}
    }{ $step }が{ $value }になる。
replace-do = { $unless_said ->
      [yes] { $unless_when }以外は、
     *[no] {""}
    }{ $scope_said ->
      [yes] { $scope }、
     *[no] {""}
    }{ $if_said ->
      [yes] { $if_if }、
     *[no] {""}
    }{ $step }の代わりに、{ $do }。

### 起こること
trigger = { $once_said ->
      [yes] 1{ $once }に一度、
     *[no] {""}
    }{ $own_said ->
      [yes] { $own_when }、
     *[no] {""}
    }{ $event }{ $event_more ->
      [yes] {""}
     *[no] と
    }、{ $do }。
each-tick = { $while_said ->
      [yes] { $while_lasts ->
          [no] { $while_if }
         *[yes] { $while_while }
        }、
     *[no] {""}
    }毎{ $clock }、{ $do }。
clauses-apart = { $a }、{ $b }
counted = { $x }{ $n }{ $x_counter }
ha = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }
no = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }
do-gain = { no }{ $x }が{" "}{ $n } { $place ->
      [inner] 増え
     *[last] 増える
    }
do-lose = { no }{ $x }が{" "}{ $n } { $place ->
      [inner] 減り
     *[last] 減る
    }
do-gain-formula = { $x }が{ dake }{ $place ->
      [inner] 増え
     *[last] 増える
    }
do-raise = { $x }が{" "}{ $n } { $place ->
      [inner] 増え
     *[last] 増える
    }
do-lower = { $x }が{" "}{ $n } { $place ->
      [inner] 減り
     *[last] 減る
    }
do-lose-formula = { $x }が{ dake }{ $place ->
      [inner] 減り
     *[last] 減る
    }
do-raise-status = { $lasts }{ $x }が{ $amount_kind ->
      [whole] {" "}{ $amount }{" "}
      [fraction] {" "}{ $amount }{" "}
     *[other] { dake }
    }{ $place ->
      [inner] 増え
     *[last] 増える
    }
do-lower-status = { $x }が{ $amount_kind ->
      [whole] {" "}{ $amount }{" "}
      [fraction] {" "}{ $amount }{" "}
     *[other] { dake }
    }{ $place ->
      [inner] 減り
     *[last] 減る
    }
do-set = { $x }が{ $value_shape ->
      [none] { $place ->
          [inner] 無くなり
         *[last] 無くなる
        }
      [deed] 、{ $value }に{ $place ->
          [inner] なり
         *[last] なる
        }
     *[other] { $value_block }に{ $place ->
          [inner] なり
         *[last] なる
        }
    }
do-set-flag = 以後、{ $clause }ものと{ $place ->
      [inner] し
     *[last] する
    }
do-pay = { $x }を{" "}{ $n } 払うか、払えなければ{ $else_flow }
do-gain-status = { ha }{ $lasts }{ $amount_said ->
      [yes] { $amount }だけ
     *[no] {""}
    }{ $attribute }状態に{ $place ->
      [inner] なり
     *[last] なる
    }
do-lose-status = { ha }{ $attribute }状態で{ $place ->
      [inner] なくなり
     *[last] なくなる
    }
lasting = { $n }{ $clock }のあいだ
lasting-formula = { $amount }と同じ{ $clock }数のあいだ
do-if = { $cond_if }、{ $do_flow }
do-if-else = { $cond_if }、{ $do_inner }、そうでなければ、{ $else_flow }
do-and-if = { $first_inner }、それで{ $cond_if }、{ $do_flow }{ $else_said ->
      [yes] （そうでなければ、{ $else }）
     *[no] {""}
    }
do-later = これがすべて終わったあと、{ $do_flow }
do-seen = { $seen }の目の前で{ $do_flow }
do-unseen = 誰も見ていないところで{ $do_flow }
do-for-each = { $x }について、{ $order_said ->
      [yes] { $order }の小さい順に、
     *[no] {""}
    }{ $do_flow }
do-with-chance = { $chance_kind ->
      [noun] { $chance }で、
     *[other] { $chance }の確率で
    }{ $do_flow }
do-announce = { $event }と{ $place ->
      [inner] 見なし
     *[last] 見なす
    }
do-original = 本来の手順を{ $place ->
      [inner] 行い
     *[last] 行う
    }
do-stop = ここで{ $place ->
      [inner] 終わり
     *[last] 終わる
    }

### 前提と値段
needs = { $values }{ $values_said ->
      [yes] { $entries_said ->
          [yes] {" "}と、{ $entries }が要る
         *[no] {" "}が要る
        }
     *[no] { $entries }が要る
    }。
need-at-least = { $x } { $n }
either = { $list }{ $list_count ->
      [2] のどちらか
     *[other] {""}
    }
needs-that = { $cond_before }場合に限る。
needs-waived = { $cond_if }、前提となる{ $x }が無くても会得できる。
price = 会得するには、{ $x }を{" "}{ $n } 払う。
price-formula = 会得するには、{ $x }を{ $amount_block }払う。
choose-on-learning = 会得するときに{ $x }を一つ選ぶ{ $if_said ->
      [yes] （{ $if_before }ものに限る）
     *[no] {""}
    }。

### 状態
status-lasts = この状態が続く
stacks-adds = { $counts ->
      [yes] 重ねて受けると加算される
     *[no] 重ねて受けると続く長さが足される
    }{ $most_said ->
      [yes] （{ $most }まで）
     *[no] {""}
    }。
stacks-longest = 重ねて受けると、長く続くほうが残る。
stacks-strongest = 重ねて受けると、強いほうが残る。
stacks-refreshes = 重ねて受けると、続く長さが初めからになる。
stacks-up-to = 同時に{ $n }つまで重なる。
stacks-not = 重ねて受けても変わらない。
decay-amount = 毎{ $clock }、{ $x }が{ $amount } ずつ{ $to } に近づく。
decay-part = 毎{ $clock }、{ $x }が{ $to_fixed ->
      [0] その
     *[other] 差の
    }{ $n ->
      [2] 半分
      [3] 3分の1
      [4] 4分の1
      [5] 5分の1
     *[other] { $n }分の1
    }だけ{ $to } に近づく{ $rounded }。
rest-rounded-down = （残った値の端数は切り捨てる）
rest-rounded-up = （残った値の端数は切り上げる）
rest-rounded-toward-zero = （残った値の端数は 0 に近いほうへ丸める）
rest-rounded-half-up = （残った値の端数は四捨五入する）
rest-rounded-half-to-even = （残った値の端数は最も近い数へ、半分は偶数へ丸める）
rest-exact = （必ず割り切れる）
rest-to-parts = （{ $n }分の1を単位とし）{ $rest }
status-range = { $low }～{ $high }
status-band = { $x }（{ $low }～{ $high }）

### 手順
stat-is = { $x }は{ $value_shape ->
      [choice] 、
      [deed] 、
     *[other] {""}
    }{ $value_block }である。
stat-starts = { $x }は{ $value }から始まる。
stat-range = { $x }は{" "}{ $low } を下回らず、{ $high } を上回らない。
stat-scaled = { $x }を何倍かにするものと割るものは、まとめて一度に効く{ $rounded_said ->
      [yes] （{ $rounded }）
     *[no] {""}
    }{ $positives ->
      [yes] 。0 以下の値は変わらない
     *[no] {""}
    }。
stat-rounded = { $x }は、最後に{ $rounded }。
scaled-down = 端数は切り捨てる
scaled-up = 端数は切り上げる
scaled-toward-zero = 端数は 0 に近いほうへ丸める
scaled-half-up = 端数は四捨五入する
scaled-half-to-even = 端数は最も近い数へ、半分は偶数へ丸める
scaled-exactly = 必ず割り切れる
layers = いくつかの修正が重なるときは、得た順によらず、次の順に効く：{ $list }。
layer-sums = 足し引き
layer-factors = 倍と割り算
layer-afterwards = ほかのすべての後の足し引き
layer-bounds = 下限と上限
layer-is = ほかに代わる定まった値
stat-when = { $cond_if }、{ $said }。
resource-range = { $x }は{ $low }から{ $high }までの値をとる{ $start_said ->
      [yes] （初めは{ $start }）
     *[no] {""}
    }。
resource-bought = { $x }を 1 増やすには{ $paid }を{" "}{ $n } 払う。
resource-bought-formula = { $x }を 1 増やすのに要る{ $paid }は、{ $amount_block }である。
formula = { $x }は{ $value_shape ->
      [choice] 、
      [deed] 、
     *[other] {""}
    }{ $value_block }である。
line-step = { $x }：{ $value_block }。
line-step-do = { $x }：
line-is = { $x }は{ $value_shape ->
      [choice] 、
      [deed] 、
     *[other] {""}
    }{ $value_block }である。
line-becomes = { $x }を{ $value_shape ->
      [choice] 、
      [deed] 、
     *[other] {""}
    }{ $value_block }とする。
line-starts = { $x }は{ $value }から始まる。
line-add = { $x }に{ $amount }を足す。
line-again = もう一度振る。
line-roll = { $dice }を振り、{ $x }とする。
line-check = { $x }：「{ $call }」の手順に従う（{ $given }）。
line-subtract = { $x }から{ $amount }を引く。
line-succeeds = { $cond_if }、この判定は成功である。
line-margin = 勝った差は{ $value_block }である。
line-repeat = 最大{ $n }回、次を繰り返す。
line-per-member = { $members }について、{ $x }は{ $value_shape ->
      [choice] 、
      [deed] 、
     *[other] {""}
    }{ $value_block }である。
line-each = 毎{ $clock }、次を行う。
line-if = { $cond_if }、
line-else = そうでなければ、
line-if-do = { $cond_if }、{ $do }。
line-do = { $do }。
line-stop-with-chance = 次の確率で終わる：{ $chance }。
line-for-each = { $x }について、{ $order_said ->
      [yes] { $order }の小さい順に、
     *[no] {""}
    }次を行う。
line-choose = { ga }{ $x }を選ぶ。
line-choose-first = { $x }を選ぶ。いくつもあれば、最初のものとする。
line-choose-least = { $x }を選ぶ。いくつもあれば、{ $value_block }が最も小さいものとする。
line-choose-most = { $x }を選ぶ。いくつもあれば、{ $value_block }が最も大きいものとする。
line-choose-number = { ga }{ $x }を、{ $low_block }以上{ $high_block }以下の整数から選ぶ{ $conds_said ->
      [yes] （ただし、{ $conds_before }ものに限る）
     *[no] {""}
    }。
line-choose-number-first = { $x }は、{ $low_block }以上{ $high_block }以下の整数のうち、{ $conds_said ->
      [yes] { $conds_before }もので、
     *[no] {""}
    }最初のものである。
line-choose-number-least = { $x }は、{ $low_block }以上{ $high_block }以下の整数のうち、{ $conds_said ->
      [yes] { $conds_before }もので、
     *[no] {""}
    }{ $value_block }が最も小さいものである。
line-choose-number-most = { $x }は、{ $low_block }以上{ $high_block }以下の整数のうち、{ $conds_said ->
      [yes] { $conds_before }もので、
     *[no] {""}
    }{ $value_block }が最も大きいものである。
line-with-chance = { $chance_kind ->
      [noun] { $chance }で、次を行う。
     *[other] { $chance }の確率で、次を行う。
    }
line-costs = これには{ $x }を{" "}{ $n } 払う。
line-costs-formula = これには{ $x }を{ $amount_block }払う。
line-takes = これには{ $n }{ $clock }かかる。
line-takes-formula = これには{ $amount }と同じ{ $clock }数がかかる。
line-at-start = 始めるとき、次を行う。
line-at-end = やり終えたとき、次を行う。
do-break-off = 途中でやめ、それまでの分は{ $place ->
      [inner] 失われ
     *[last] 失われる
    }
do-stop-for-now = いったんやめ、同じように始めれば続きから{ $place ->
      [inner] でき
     *[last] できる
    }
do-learn = { ha }{ $x }を値段どおりに{ $place ->
      [inner] 会得し
     *[last] 会得する
    }
do-buy = { ha }{ $x }を{" "}1 だけ値段どおりに{ $place ->
      [inner] 買い
     *[last] 買う
    }
row-when = 条件
row-gives = { $x_title }
row-else = そのほか
table-first = 上から順に見て、最初に当てはまる行だけによる。
table-unrounded = 分数は丸めずに比べる。
page-for-all = すべてに共通
field-per = 毎{ $clock }{" "}{ $n }

### ページと図
page-statuses = 状態
page-status = 状態
page-rules = 規則
page-figures = 図表
page-calculators = 計算
calculator-none = なし
calculator-margin = 差
page-glossary = 用語集
page-term = 用語
page-index = 索引
index-heads = あ か さ た な は ま や ら わ
rule-action = 行動
rule-procedure = 手順
rule-check = 判定
rule-formula = 式
rule-chance = 確率
rule-table = 表
rule-die = ダイス
rule-process = 過程
rule-rules = 規則
percent = { $n }%
figure-cell = { $rows }と{ $columns }

### 決闘の語り
told-duel = { $game }：{ $a } 対 { $b }（{ $plan_said ->
      [yes] 戦法は「{ $plan }」、
     *[no] {""}
    }乱数の種は { $seed }）。
told-rolls-first = { $who }が先手を決めるダイスを振る。
told-begins = { $who }が先手を取る。
told-round = 第{ $n }ラウンド
told-acts = { $who }の番。
told-passes = { $who }に時が過ぎる。
told-wins = 第{ $n }ラウンド、{ $who }の勝ち。
told-drawn = 第{ $n }ラウンドになっても決着がつかない。
told-roll = { told-what }{ $dice }{ $faces_said ->
      [yes] （{ $faces }）
     *[no] {""}
    }の出目は { $n }。
told-what = { $what_said ->
      [yes] { $what }：
     *[no] {""}
    }
told-chance = { told-what }{ $chance } の確率が{ $holds ->
      [yes] 当たる
     *[no] 外れる
    }。
told-pick = { told-what }{ $of } のうち { $n }番目が選ばれる。
told-ticks = { $who_said ->
      [yes] { $who }に
     *[no] {""}
    }一{ $x }が過ぎる。
told-event = { $said }。
told-named = { $x }{ $with_said ->
      [yes] （{ $with }）
     *[no] {""}
    }
told-with = { $x }：{ $value }
told-list = { $a }、{ $b }
told-plus = { $a } ＋ { $b }
told-minus = { $a } − { $b }
told-count-at-least = { $x }のうち { $n } 以上の個数
told-explode-on = { $x }（{ $n } が出るたびに振り足す）
told-reroll-once = { $x }（{ $n } 以下は一度だけ振り直す）
told-loses = { $who }は{ $x }を{" "}{ $n } 失い、残りは { $left }{ told-limit }。
told-gains = { $who }の{ $x }が{" "}{ $n } 増え、{ $left } になる{ told-limit }。
told-stays = { $who }の{ $x }は { $left } のまま{ told-limit }。
told-limit = { $asked_said ->
      [yes] （限度がなければ { $asked }）
     *[no] {""}
    }
told-changes = { $who }の{ $x }：{ $before } → { $after }{ told-limit }。
told-left = { $who }の{ $x }の残り：{ $before } → { $after }{ told-limit }。
told-once = { $who }：{ $spent ->
      [yes] この{ $x }のあいだはもう起こらない
     *[no] また起こりうる
    }。
told-asks = ゲームに次のことを求める：{ $do }。
told-chooses = { $who }は{ $of_said ->
      [yes] { $of } のうちから
     *[no] {""}
    }{ $option }を選ぶ。
told-bound = 繰り返しが限度に達する。
told-state = { $asked }：{ told-holds }{ told-changed }。
told-holds = { $holds ->
      [yes] { value-yes }
     *[no] { value-no }
    }
told-value = { $who_said ->
      [yes] { $who }の
     *[no] {""}
    }{ $x }：{ $value }{ told-changed }。
told-changed = { $by_said ->
      [yes] （{ $by }）
     *[no] {""}
    }
told-base = 初めの値：{ $value }。
told-set = 定められた値：{ $value }。
told-counts = { $by }。
told-by = { $x } { $how ->
      [sides] { $value }面
      [count] { $value }個
      [times] ×{ $value }
      [afterwards] 最後に { $value }
      [at_least] { $value } 以上
      [at_most] { $value } 以下
      [is] { $value } に定める
     *[add] { $value }
    }
told-added = +{ $x }
told-rules = 規則
told-silent = { $x_said ->
      [yes] 「{ $x }」
     *[no] この規則
    }は働かない：{ $why ->
      [nobody] 当てはまる者がいない
      [gate] { $who }にはこれがない
     *[condition] 条件が満たされていない
    }。
told-cut = 限度に収める：{ $before } → { $after }。
told-fact = { $asked_said ->
      [yes] { $asked }：{ told-holds }
     *[no] { $said }
    }{ $host ->
      [yes] （前提のとおり）
     *[no] {""}
    }。
told-answer = { told-named }：{ $value }
told-compared = { $a } { $sign } { $b }：{ told-holds }。
told-calls = { told-named }{ $gives_said ->
      [yes] {" "}→ { $gives }
     *[no] {""}
    }。
told-queued = のちほど：{ told-named }。
told-reacts = { $who_said ->
      [yes] { $who }に
     *[no] {""}
    }{ $x_said ->
      [yes] 「{ $x }」
     *[no] 規則
    }が働く。

### ページの言葉
word-after_label = ：
word-between_names = 、
word-between_parts = 。
word-closes = ）
word-of_book = ｜
word-opens = （
word-about_art = 図版
word-about_by = 作者
word-about_credits = 謝辞
word-about_extends = 元になった版
word-about_for = 内容
word-about_licence = ライセンス
word-about_made = この本の数値と「規則」の文は、すべてゲームが実行する規則そのものから作られている。本とゲームが食い違うことはない。
word-about_version = 版
word-as_table = 表で見る
word-as_text = 文章で見る
word-books = 規則書
word-brought_by = 引き起こすもの
word-calculator = 計算
word-calculator_copied = コピーした
word-calculator_csv = CSVでコピー
word-calculator_edition = このリンクは別の版の規則で作られている。出目や結果が異なることがある。
word-calculator_exact = 正確な値
word-calculator_failed = 規則はこれに答えを出さない。
word-calculator_link = このリンクには本書に合わない部分があり、それは除かれている。
word-calculator_never = これは決して起こらない。
word-calculator_no = いいえ
word-calculator_number = [low]から[high]までの数
word-calculator_roll = 振る
word-calculator_rolled = 出目
word-calculator_runs = [n]回の試行による推定
word-calculator_still = JavaScriptが使えれば、ここで任意の数を計算できる。主な値は本書の図表にある。
word-calculator_text = テキストでコピー
word-calculator_unchanged = 何も変わらなかった。
word-calculator_uncopied = このブラウザではコピーが許されていない。
word-calculator_working = 計算中…
word-calculator_yes = はい
word-changed_here = この版で変更
word-changes = 変更点
word-changes_before = 以前
word-changes_changed = 変わったもの
word-changes_gone = なくなったもの
word-changes_new = 新しいもの
word-changes_now = 現在
word-changes_since = 比較の対象：
word-close = 閉じる
word-colophon = この本について
word-comes_to = 結果
word-contents = 目次
word-cover = 表紙
word-edition = 版
word-example = 経過
word-figure = 図
word-flow = 流れ
word-gm = ゲームマスター用
word-granted_by = 与えるもの
word-language = 言語
word-language_name = 日本語
word-link_here = この項目へのリンク
word-log_scale = 対数目盛り
word-moved = このページは移動した。
word-named_by = 言及しているもの
word-needed_by = これを前提とするもの
word-needs = 前提
word-new_here = この版で追加
word-next = 次へ
word-no_results = 見つからない
word-not_translated = 未訳
word-not_with = 重複しないもの
word-note = 注
word-open = 開く
word-page = ページ
word-previous = 前へ
word-results = 検索結果
word-rules = 規則
word-search = 検索
word-search_hint = 規則を検索
word-similar = もしかして
word-skip = 本文へ
word-table = 表
word-translation = 翻訳の状況
word-translation_approved = 確認済み
word-translation_how = 訳のない文章と、訳が原文や規則より古い文章は、印を付けて原文のまま載せる。
word-translation_missing = 未訳
word-translation_stale = 要更新
word-translation_texts = 文章の数
word-translation_unreviewed = 未確認
word-tree = 前提のつながり
word-tree_all = 線は、前提となるものから、それを必要とするものへ引いてある。
word-tree_either = 線は、前提となるものから、それを必要とするものへ引いてある。破線が何本もある場合は、そのうち一本を満たせばよい。
word-theme = 外観
word-theme_auto = 端末に合わせる
word-theme_dark = 暗い配色
word-theme_light = 明るい配色
between-sentences = {""}
page-of-group = { $kinds }：{ $x }
np-chosen = 選んだ{ $x }
np-not-after = （{ $list }ものを除く）
cond-it-is = { $place ->
      [last] それは
     *[other] {""}
    }{ $x }{ aru }
cond-it-is-not = { $place ->
      [last] それは
     *[other] {""}
    }{ $x }{ nai }
cond-part-of = それが{ $x }のうち{ aru }
cond-not-part-of = それが{ $x }のうち{ nai }
against = { $value }の相手に対しては
math-plus = { $a } ＋ { $b }
    .shape = formula
math-minus = { $a } − { $b }
    .shape = formula
math-times = { $a } × { $b }
    .shape = formula
math-over = { $a } ÷ { $b }
    .shape = formula
math-power = { $a }の{ $b_kind ->
      [whole] { $b }
      [noun] { $b }
     *[other] （{ $b }）
    }乗
math-group = { $x_shape ->
      [roll] { $x }
     *[other] （{ $x_grouped }）
    }
    .shape = { $x_shape ->
          [roll] roll
         *[other] grouped
        }
led-row = { $a }{ $b }
led-in = { $word }{ $x }
np-row-after = { $a }{ $b }
value-within = { $x_block }を −{ $high } から +{ $high } までに抑えた値
    .shape = deed
value-within-of = { $x_block }を、正負どちらにも{ $bound_block }までに抑えた値
    .shape = deed
value-clamp = { $place ->
      [grouped] { $x_grouped }、下限 { $low }、上限 { $high }
     *[last] { $x_block }（下限 { $low }、上限 { $high }）
    }
    .shape = { $x_shape ->
          [formula] bounded
          [bounded] bounded
         *[other] noted
        }
by = { $n ->
      [formula] { dake }
     *[other] { $amount_kind ->
          [whole] {" "}{ $amount }{" "}
          [fraction] {" "}{ $amount }{" "}
         *[other] { $n ->
              [dice] {" "}{ $amount }{" "}
             *[other] { $amount }
            }
        }
    }
line-margin-difference = 上回った差を「勝った差」とする。
line-margin-below = 下回った差を「勝った差」とする。
line-else-if = そうでなく、{ $cond_if }、
cond-group = （{ $x }）

### 文体
register-1 = である
    .ends = です ます ました ません でした ましょう でしょう ください
    .but = 覚ます 冷ます 済ます 励ます 悩ます 澄ます 醒ます 覚ました 冷ました 済ました 励ました 悩ました 澄ました 醒ました
register-2 = です
    .ends = である だ であった だった
