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
ability-whirlwind-note = 卓上では、命中もダメージも一度振るだけで済ませ、敵ごとに得た会心のダイスを足してもよい。ここでは敵ごとに振る。
table-action_beats = 行動に要る半秒
    .after = （{ $speed }による）
param-action_beats-speed = 速さ
formula-action_seconds = 行動に要る秒数
    .after = （{ $speed }による）
param-action_seconds-speed = 速さ
param-faded-turns = ターン数
formula-breath_falloff = 距離で失う吐息のダイス
    .after = （{ $squares }による）
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
    .after = （{ $morale }による）
param-printed_stance-morale = 士気
table-find_xp = 見分けの経験点
    .after = （{ $find }による）
param-find_xp-find = 見つけたもの

# 見つける・解除する・目覚めさせる
enum-secret = 隠れたもの
member-secret-floor_trap = 床の罠
    .attribute = 床の罠の
    .attribute_not = 床の罠でない
member-secret-secret_door = 隠し扉
    .attribute = 隠し扉の
    .attribute_not = 隠し扉でない
member-secret-chest_trap = 箱の罠
    .attribute = 箱の罠の
    .attribute_not = 箱の罠でない
table-secret_difficulty = 隠れたものの難度
    .after = （{ $secret }による）
param-secret_difficulty-secret = 隠れたもの
formula-finding_difficulty = 見つける難度
    .after = （{ $secret }による）
param-finding_difficulty-who = 探し手
param-finding_difficulty-secret = 隠れたもの
param-finding_difficulty-level = 地下の階
param-finding_difficulty-squares = マスで数えた距離
check-find_out = 隠れたものを見つける判定
    .succeeds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $secret }を{ $place ->
      [inner] 見つけ
      [other] 見つけるか
      [if] 見つければ
     *[last] 見つける
    }
    .fails = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $secret }を{ $place ->
      [inner] 見逃し
      [other] 見逃すか
      [if] 見逃せば
     *[last] 見逃す
    }
param-find_out-who = 探し手
param-find_out-secret = 隠れたもの
param-find_out-level = 地下の階
param-find_out-squares = マスで数えた距離
local-find_out-mine = 探し手の合計
check-mind_the_step = 撒き菱を避ける判定
    .succeeds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }撒き菱を{ $place ->
      [inner] 避け
      [other] 避けるか
      [if] 避ければ
     *[last] 避ける
    }
    .fails = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }撒き菱を{ $place ->
      [inner] 踏み
      [other] 踏むか
      [if] 踏めば
     *[last] 踏む
    }
param-mind_the_step-who = 歩く者
local-mind_the_step-mine = 歩く者の合計
enum-look = 見方
member-look-passing = 通りがかり
    .attribute = 通りがかりの
    .attribute_not = 通りがかりでない
member-look-thorough = 探索
    .attribute = 探索の
    .attribute_not = 探索でない
param-finding_difficulty-look = 見方
param-find_out-look = 見方
enum-obstacle = 障害
member-obstacle-trap = 罠
    .attribute = 罠の
    .attribute_not = 罠でない
member-obstacle-lock = 錠
    .attribute = 錠の
    .attribute_not = 錠でない
param-picking_difficulty-obstacle = 障害
check-pick = 解く判定
    .succeeds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }それを{ $place ->
      [inner] 解き
      [other] 解くか
      [if] 解けば
     *[last] 解く
    }
    .fails = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }それを{ $place ->
      [inner] 解けず
      [other] 解けないか
      [if] 解けなければ
     *[last] 解けない
    }
param-pick-who = 解き手
param-pick-obstacle = 障害
param-pick-hardness = 手強さ
local-pick-mine = 解き手の合計
result-pick-margin = 差
event-picked = 解除の成功
    .as_who = それを{ $place ->
      [inner] 解き
     *[last] 解く
    }
    .happens = 罠や錠が{ $place ->
      [inner] 解け
     *[last] 解ける
    }
    .told = { $who }がそれを解く
param-picked-who = 解き手
param-disarm-obstacle = 障害
local-disarm-tried = 解く判定
step-disarm-ahead = 試みの差
param-breathe-breath = 吐息
formula-picking_difficulty = 解除の難度
    .after = （{ $obstacle }と{ $hardness }による）
param-picking_difficulty-who = 解き手
param-picking_difficulty-hardness = 手強さ
event-sprung = 罠の作動
    .as_who = 罠を{ $place ->
      [inner] 作動させ
     *[last] 作動させる
    }
    .happens = 罠が{ $place ->
      [inner] 作動し
     *[last] 作動する
    }
    .told = { $who }が罠を作動させる
param-sprung-who = 登場者
    .counter = 体
procedure-disarm = 解除
    .do = それを{ $place ->
      [inner] 解除し
     *[last] 解除する
    }
param-disarm-who = 解き手
param-disarm-hardness = 手強さ
check-wake = 杖や角笛を目覚めさせる判定
    .succeeds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }杖や角笛を{ $place ->
      [inner] 目覚めさせ
      [other] 目覚めさせるか
      [if] 目覚めさせれば
     *[last] 目覚めさせる
    }
    .fails = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }杖や角笛を{ $place ->
      [inner] 目覚めさせられず
      [other] 目覚めさせられないか
      [if] 目覚めさせられなければ
     *[last] 目覚めさせられない
    }
param-wake-who = 持ち主
param-wake-level = 品の階
local-wake-mine = 持ち主の合計

# 能力
ability-puncture-note = 1.5.0 からは五つである。
ability-master_hunter-note = Sil-G の例では、三体を倒せばすぐ三つ上がる。だがこの能力に要る知覚では、上限は二つである。1.5.0 からは、上限が半分になった。
ability-forewarned = 予見
    .reading = よけん
ability-forewarned-text = どの敵のこともとうに聞き知っていて、手に取った物の呪いもひと目で判る。回避よりも知覚に多くの技能点を割いていれば、知覚を { $part } で割った数（切り捨て）だけ回避が上がる。
ability-cruel_blow-note = ゲームの難度は、会心のダイスが増えるほど伸びが鈍る。ここではまっすぐに伸びる。
ability-inner_light-note = 1.5.0 からは、もう一つ明るい。
ability-hardiness = 頑健
    .reading = がんけん
ability-hardiness-text = 鎧よりも身のほうが硬い。あらゆる害に対する防護のダイスが一つ増える。その面は、意志を { $part } で割った数（切り捨て）だけある。
ability-critical_resistance = 会心への耐性
    .reading = かいしんへのたいせい
ability-critical_resistance-text = 打たれながら身を流し、狙ったところへは当てさせない。こちらへの会心の一撃に要る差が、意志 { $part } につき 1 大きくなる。
ability-critical_resistance-note = Sil-G が前提とする能力は名が綴り違いになっていて、そのままでは誰も覚えられない。『頑健』のことと読む。
ability-majesty-note = Sil-G は先のほうで、士気を動かすものの一覧に、意志四つにつき一つ下がると記している。古いゲームの規則である。この項目は能力そのものの記述に従う。

# 歌
song-elbereth-note = Sil-G の三分の一という声は、ゲームの説明書から来ている。データでは 1 である。モルゴスには効かないが、この規則集にモルゴスは登場しない。
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
    .after = （{ $song }による）
param-whetted-song = 歌唱
formula-to_whet = 研ぐべき重さ
    .after = （{ $weapon }による）
param-to_whet-weapon = 武器
param-to_whet-kind = 攻撃の種類
param-to_whet-first = 一本目の武器

# 種族と家
house-finarfin-note = ゲームのデータでは、どの版でもこの家に与えられるのは恩寵である。Sil-G では耐久である。
house-beor-note = ゲームのデータでは、どの版でもこの家に与えられるのは恩寵である。Sil-G では耐久である。
race-noldor-note = Sil-G はすべてのエルフが剣に長けると一度述べ、エルフの種族ごとに、どこにも説明の無い弓の心得を挙げている。ここではゲームと同じく弓とする。
race-sindar-note = Sil-G はすべてのエルフが剣に長けると一度述べ、エルフの種族ごとに、どこにも説明の無い弓の心得を挙げている。ここではゲームと同じく弓とする。
house-doriath-note = Sil-G はこれを熟達と呼ぶ。種族の素質と合わせて熟達になる。素質は二つであり、三つではない。
house-nogrod-note = Sil-G はこれを熟達と呼ぶ。種族の素質と合わせて熟達になる。素質は二つであり、三つではない。

# 登場人物
ability-expertise-note = Sil-G はこの能力に前提を設けていない。ゲームのデータでは付呪が要り、この版もそれに従う。
ability-sprinting-note-2 = Sil-G には第四の速さがあるが、走る者はそこまで速くならない。
figure-seconds = 行動に要る秒数
    .rows = 速さ
    .cell = 秒数
figure-checks = 技能判定の成功率
    .rows = 技能から難度を引いた差
    .cell = 成功率
character-hero = ハドルの家の槍使い
