## 用語は ../../sil/lang/ja.ftl の用語集に従う。ここで足した訳語は次のとおり。
##
## 危険 hazard／隠れたもの secret／罠 trap／錠 lock／吐息 breath／予見 Forewarned／頑健 Hardiness／会心への耐性 Critical Resistance
## 研ぎの歌 Song of Whetting／制圧の歌 Song of Mastery

pack-title = Sil-G

# 時・属性・見つけたもの
clock-beat = 半秒
status-busy = 行動の残り
    .reading = こうどうののこり
    .attribute = 行動している
    .attribute_not = 手の空いている
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }まだ行動{ $place ->
      [inner] していて
      [other] しているか
      [if] していれば
     *[last] している
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }手が{ $place ->
      [inner] 空いていて
      [other] 空いているか
      [if] 空いていれば
     *[last] 空いている
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }{ $amount_said ->
      [yes] { $amount_block }のあいだ
     *[no] {""}
    }{ $lasts }行動{ $place ->
      [inner] し
     *[last] する
    }
status-busy-text = まだ動きの途中である。数え終えられたとき、手番が来る。
procedure-take_turn = 手番を取る
    .do = 手番を{ $place ->
      [inner] 取り
     *[last] 取る
    }
param-take_turn-who = 登場者
    .counter = 体
table-action_beats = 行動に要る半秒数
    .after = （{ $speed_block }による）
param-action_beats-speed = 速さ
formula-action_seconds = 行動に要る秒数
    .after = （{ $speed_block }による）
param-action_seconds-speed = 速さ
param-faded-turns = ターン数
formula-breath_falloff = 距離による吐息のダイスの増減
    .after = （{ $squares_block }による）
param-breath_falloff-squares = マスの数
procedure-breathe = 吐息を吐く
    .do = { $target }に吐息を{ $place ->
      [inner] 吐きかけ
     *[last] 吐きかける
    }
param-breathe-target = 標的
param-breathe-element = 属性
param-breathe-squares = マスの数
step-breathe-strength = 吐息の強さ
step-breathe-guarded = 防護判定
step-breathe-taken = 受けるダメージ
step-breathe-harm = 負傷
formula-printed_stance = 字面どおりの姿勢
    .after = （{ $morale_block }による）
param-printed_stance-morale = 士気

# 見つける・解除する・目覚めさせる
param-breathe-breath = 吐息

# 能力
ability-puncture-note = 1.5.0 からは通るダメージは 5 である。
ability-master_hunter-note = Sil-G の例では、3体を倒せばすぐ 3 上がる。だがこの能力に要る知覚では、上限は 2 である。1.5.0 からは、上限が半分になった。
ability-forewarned = 予見
    .reading = よけん
ability-forewarned-text = どの敵のこともとうに聞き知っていて、手に取った物の呪いもひと目で判る。回避よりも知覚に多くの技能点を割いていれば、知覚を { $part } で割った数（切り捨て）だけ回避が上がる。
ability-cruel_blow-note = ゲームの難度は、会心のダイスが増えるほど伸びが鈍る。ここではまっすぐに伸びる。
ability-hardiness = 頑健
    .reading = がんけん
ability-hardiness-text = 鎧よりも身のほうが硬い。あらゆる害に対する防護のダイスが1個増える。その面は、意志を { $part } で割った数（切り捨て）だけある。
ability-critical_resistance = 会心への耐性
    .reading = かいしんへのたいせい
ability-critical_resistance-text = 打たれながら身を流し、狙ったところへは当てさせない。こちらへの会心の一撃に要る差が、意志 { $part } につき 1 大きくなる。
ability-critical_resistance-note = Sil-G が前提とする能力は名が綴り違いになっていて、そのままでは誰も覚えられない。『頑健』のことと読む。
ability-majesty-note = Sil-G は先のほうで、士気を動かすものの一覧に、意志 4 につき 1 下がると記している。古いゲームの規則である。この項目は能力そのものの記述に従う。

# 歌
song-elbereth-note = Sil-G の払う声を3分の1とするのは、ゲームの説明書に従ったものである。データでは 1 である。モルゴスには効かないが、この規則集にモルゴスは登場しない。
song-challenge-note = Sil-G は商の端数をどうするかを述べていない。ゲームは整数で計算するので、切り捨てとする。
song-staying-text = 屈しなかった者たちを歌う。あらゆる害に対する防護が { $shelter } 増え、意志が歌唱の値だけ上がる。声を毎ターン { $voice } 払う。音は { $noise }。
song-staying-note = 1.5.0 からは、歌唱の半分しか意志に加わらない。
song-mastery = 制圧の歌
    .reading = せいあつのうた
song-mastery-text = 歌えば、従う。声の届く敵ごとに、その意志に { $proud } と音の道の距離を加えた数を難度として、歌唱の判定を行う。勝てば、敵はその場に立ち尽くし、次の手番を失う。声を毎ターン { $voice } 払う。音は { $noise }。
song-mastery-note = 1.5.0 からは判定が別のものになり、払う声も倍である。
song-whetting = 研ぎの歌
    .reading = とぎのうた
song-whetting-text = 砥石と、断つべきものを歌う。歌に見合う重さの刃は鋭くなり、その一撃に対する防護が { $part } で割られる（切り捨て）。歌唱が高いほど、刃は重くてもよい。二本の刃は、合わせた重さで見る。声を毎ターン { $voice } 払う。音は { $noise }。
song-whetting-note = Sil-G は、鋭さの働きを述べていない。ゲームでは、鋭い武器に対して防護は半分しか効かない。
formula-whetted = 研げる重さ
    .after = （{ $song_block }による）
param-whetted-song = 歌唱
formula-to_whet = 研ぐべき重さ
    .after = （{ $weapon_block }による）
param-to_whet-weapon = 武器
param-to_whet-kind = 攻撃の種類
param-to_whet-first = 1本目の武器

# 種族と家
house-finarfin-note = ゲームのデータでは、どの版でもこの家に与えられるのは恩寵である。Sil-G では耐久である。
house-beor-note = ゲームのデータでは、どの版でもこの家に与えられるのは恩寵である。Sil-G では耐久である。
race-noldor-note = Sil-G はすべてのエルフが剣に長けると一度述べ、エルフの種族ごとに、どこにも説明の無い弓の心得を挙げている。ここではゲームと同じく弓とする。
race-sindar-note = Sil-G はすべてのエルフが剣に長けると一度述べ、エルフの種族ごとに、どこにも説明の無い弓の心得を挙げている。ここではゲームと同じく弓とする。
house-doriath-note = Sil-G はこれを熟達と呼ぶ。種族の素質と合わせて熟達になる。素質は2段であり、3段ではない。
house-nogrod-note = Sil-G はこれを熟達と呼ぶ。種族の素質と合わせて熟達になる。素質は2段であり、3段ではない。

# 登場人物
ability-expertise-note = Sil-G はこの能力に前提を設けていない。ゲームのデータでは『付呪』が要り、この版もそれに従う。
ability-sprinting-note-2 = Sil-G には第四の速さがあるが、走る者はそこまで速くならない。
figure-seconds = 行動に要る秒数
    .rows = 速さ
    .cell = 秒数
figure-checks = 技能判定の成功率
    .rows = 技能から難度を引いた差
    .cell = 成功率
character-hero = ハドルの家の槍使い


# 薙ぎ払いと二つの武器

procedure-sweep = 薙ぎ払う
    .do = { $target }を含めて周りのすべてを{ $place ->
      [inner] 薙ぎ払い
     *[last] 薙ぎ払う
    }
param-sweep-target = 標的
param-sweep-kind = 攻撃の種類
    .attack = 所定の一撃
param-sweep-charging = 突撃
    .is = 突撃{ aru }
    .is_not = 突撃{ nai }
local-sweep-shown = 命中の出目
local-sweep-dealt = ダメージの出目
procedure-sidestep = 身をかわす
    .do = { $foe }が身を{ $place ->
      [inner] かわし
     *[last] かわす
    }
param-sidestep-foe = 敵
local-sidestep-shown = 回避の出目
local-sweep-crits = 受ける会心のダイスの数
ability-whirlwind = 旋風撃
    .reading = せんぷうげき
ability-whirlwind-text = いったん振り出した武器を止める理由は無い。命中の出目とダメージの出目は、周りの敵すべてに 1 つを使い、敵はそれぞれ自分で身をかわす。会心の段の低い敵から先に受け、会心のダイスは1個ずつ一度だけ振って、あとに続く敵すべてにも加える。串刺しにもできるときは、旋風撃になる。
ability-impale-text = 長い穂先は、最初の1体では止まらない。長柄武器か大剣では、主たる攻撃が串刺しの一撃となり、打った敵のすぐ後ろに立つ敵まで貫く。もう一方の手にも武器があれば、代わりに両方の武器で打ってもよい。
enum-manner = 打ち方
member-manner-thrust = 串刺し
    .attribute = 串刺しである
    .attribute_not = 串刺しでない
member-manner-both_blades = 両方の武器
    .attribute = 両方の武器である
    .attribute_not = 両方の武器でない
procedure-run_through = 貫く
    .do = { $target }を{ $place ->
      [inner] 貫き
     *[last] 貫く
    }
param-run_through-target = 標的
param-run_through-charging = 突撃
    .is = 突撃{ aru }
    .is_not = 突撃{ nai }

# 敵の隣での射撃

ability-whirlwind-says = 通常の一撃・側面取り・統制退却での主たる攻撃は、標的と、隣接するほかのすべての敵への薙ぎ払いになる。命中の出目とダメージの出目は、全員に一つを使う。回避判定と防護は敵ごとに行う。会心のダイスの少ない敵から順に受け、ある敵に加わった会心のダイスの出目は、あとに続く敵すべてに加わる。
ability-impale-says = 長柄武器か大剣での、通常の一撃・側面取り・統制退却での主たる攻撃は、標的と、そのすぐ後ろの敵への串刺しの一撃になる。『二刀流』を会得していて、空いた手に武器を持っていれば、代わりに両方の武器で標的を打つことを選んでもよい。
event-tempted = 崩れた構え
    .as_foe = { $shooter }が自分の隣で弓を{ $place ->
      [inner] 引き
     *[last] 引く
    }
    .as_shooter = { $foe }の隣で弓を{ $place ->
      [inner] 引き
     *[last] 引く
    }
    .happens = { $shooter }が{ $foe }の隣で弓を{ $place ->
      [inner] 引き
     *[last] 引く
    }
param-tempted-foe = 敵
param-tempted-shooter = 射手
enum-reply = 射撃への応じ方
    .name = 応じ方
member-reply-strike_at_once = すぐに打つこと
    .attribute = すぐに打つ
    .attribute_not = すぐに打たない
member-reply-bide = 次を待つこと
    .attribute = 次を待つ
    .attribute_not = 次を待たない
status-easy_mark = 好餌
    .reading = こうじ
    .attribute = 隙を見て取った
    .attribute_not = 隙を見ていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }隙を{ $place ->
      [inner] 見て取っていて
      [other] 見て取っているか
      [if] 見て取っていれば
     *[last] 見て取っている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }隙を{ $place ->
      [inner] 見て取っておらず
      [other] 見て取っていないか
      [if] 見て取っていなければ
     *[last] 見て取っていない
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }{ $lasts }隙を{ $place ->
      [inner] 見て取り
     *[last] 見て取る
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }その隙を{ $place ->
      [inner] 使い切り
     *[last] 使い切る
    }
status-easy_mark-text = 構えの崩れた者がいて、それを見て取った。次の一撃は、かわす力が半分になる。

# 民

unit-inch = インチ
    .name = インチ
kind-stature = 体格
    .reading = たいかく
    .plural = 体格
field-stature-race = 種族
field-stature-youngest = 最低の年齢
field-stature-oldest = 最高の年齢
field-stature-height = 身長
field-stature-height_spread = 身長の幅
field-stature-weight = 体重
field-stature-weight_spread = 体重の幅
stature-of_noldor = ノルドール
    .reading = ノルドール
stature-of_sindar = シンダール
    .reading = シンダール
stature-of_naugrim = ナウグリム
    .reading = ナウグリム
stature-of_edain = エダイン
    .reading = エダイン

# 空腹と息

member-hunger-gorged = 満腹超え
    .attribute = 腹がはち切れそうな
    .attribute_not = 腹がはち切れそうでない
set-in_cone = 息の扇の中にいる敵
    .counter = 体
    .name = 敵
    .before = { $breather }の息の扇の中にいる
procedure-breathe_out = 扇形の息
    .do = 扇の中のすべてに息を{ $place ->
      [inner] 吐きかけ
     *[last] 吐きかける
    }
param-breathe_out-breather = 息を吐く者
param-breathe_out-plume = 息
param-breathe_out-element = 属性

# 見張りと幻惑

clock-minute = 分
status-entranced-text = その場に凍りつき、攻撃されるか、時が経つまで目が覚めない。
procedure-entrance = 幻惑する
    .do = { $who }を{ $turns }ターンのあいだ{ $place ->
      [inner] 幻惑し
     *[last] 幻惑する
    }
param-entrance-who = その者
param-entrance-turns = 続く長さ

# 注

ability-rout-note = Sil-G は敏捷 5 点ぶんとする。射撃では同じことである。
ability-poison_resistance-note = Sil-G は二つめの前提を独自の綴りで書いているが、『頑健』のことである。
weapon-longbow-note = ここでは、弓の射程はダイス1個の面の数の1.5倍である。ゲームではすべてのダイスを数えるので、この弓なら2倍遠くまで届く。
skill-archery-note = Sil-G は、半分になるのを、一か所では回避判定の目、別の所では回避値とする。半分になるのは、ダイスを振る前の回避値である。
ability-crippling_shot-note = ゲームでは、難度の上がり幅は会心のダイスが増えるにつれて小さくなる。ここでは一定である。
ability-crowd_fighting-note = Sil-G は、ここでは周りの敵が当てやすくなるとし、別の所では自分がかわしにくくなるとする。下がるのは回避値であり、結果は同じである。
ability-bane-note = Sil-G の印刷では、べき乗の肩の字が落ちている。討伐数が 2 の n 乗に達するごとに、上乗せは n になる。
ability-inner_light-note = 1.5.0 からは、さらに 1 明るい。ここでは、闇に効くのは明るさのうち 2 を超えた分だけである。ゲームでは明るさのすべてが効く。
