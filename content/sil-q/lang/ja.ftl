## 用語は ../../sil/lang/ja.ftl の用語集に従う。能力・歌・人名・地名の表記は次のとおり。
##
## 中つ国                  ノルドール Noldor／エルダール Eldar／ベレリアンド Beleriand／モルゴス Morgoth／二本の木 the Two Trees

pack-title = Sil-Q

# 回避の能力
ability-blocking = 盾受け
    .reading = たてうけ
ability-blocking-text = 盾の陰に腰を据える。前のターンに動いていなければ、盾の防護のダイスは数が{ $factor }倍になる。誰からどのような攻撃を受けても変わらない。
ability-blocking-note = 日本語版の説明書に載っているのは一つ前の版の規則で、射撃に対してはいつでも、近接攻撃に対しては待ったターンにかぎり、ダイスが倍になる。Sil-Q 1.5.0 のデータでは、動いていなければどの攻撃にも効く。この項目はデータに従う。

# 歌
song-staying-note = 1.4.2 に基づく Sil-G では、歌唱がそのまま意志に加わる。1.5.0 からは半分になった。
song-challenge-note = 日本語版の説明書は、士気が上がるとだけ述べている。上がり幅を勝った差とし、ここに示した上限を設けるのは Sil-G による。商の端数をどうするかはどの規則書にも無いが、ゲームは整数で計算するので、切り捨てとする。
song-delvings-note = 説明書は、歌の及ぶ範囲を「歌唱 ＋ 10」マスまでと定めてもいる。しかし、それほど遠い場所が判定を通ることは無いので、範囲を限る必要は無い。

# 武器
weapon-longbow-note = 日本語版の説明書はいまも、ダメージを古い版の10面ダイス1個としている。1.4.2 からは、4面ダイス2個である。
weapon-dagger-note = 日本語版の説明書は重さを0.8ポンドとしながら、会心の一撃に要る差には、0.5ポンドのときの 8、15、23 を並べている。1.3.0 からのデータでは0.5ポンドである。
weapon-greatsword-note = 日本語版の説明書では7ポンドだが、1.4.2 と 1.5.0 のデータでは6ポンドである。

# 種族と家
race-noldor-note = 日本語版の説明書によれば、どの心得も、その武器を手にしているあいだ打撃を上げる。だが弓で打ちかかるわけではないので、ここでは弓での攻撃の命中を上げる。
house-finarfin-note = Sil-G はこの家に耐久を与えているが、データではどの版でも恩寵である。

# 登場人物
character-hero = フィンゴルフィンの家の戦士
character-singer = フィナルフィンの家の歌い手

# 見分け


# この版だけのもの

ability-outwit = 出し抜き
    .reading = だしぬき
ability-outwit-text = どこを狙う一撃なのかを見て取る。会心の一撃を受けそうになると、自分の知覚と敵の知覚とを競わせる。勝てば、会心のダイスはすべて消える。
ability-formidable = 威圧
    .reading = いあつ
ability-formidable-text = 傷ついていようといまいと、恐れられてきた者であることに変わりはない。自分の傷で敵が勢いづくことはない。また、近接攻撃で敵を倒すと、それを見ていた敵はみな自分の意志に試され、敗れた者は恐怖に駆られる。
ability-oath = 誓い
    .reading = ちかい
ability-oath-text = 誓いを立て、守り通すかぎり、その誓いに守られる。慈悲の誓いは、人とエルフの血を流さないこと。恩寵が { $kindness } 上がる。沈黙の誓いは、来たときのまま、歌わずに去ること。腕力が { $might } 上がる。鉄の誓いは、シルマリルを持たずに階段を上らないこと。耐久が { $endurance } 上がる。一度破った誓いは、二度と立てられない。
ability-oath-note = 誓いを破りそうになったときには、ゲームが一度確かめる。
enum-vow = 誓い
member-vow-mercy = 慈悲
    .attribute = 慈悲の誓いである
    .attribute_not = 慈悲の誓いでない
member-vow-silence = 沈黙
    .attribute = 沈黙の誓いである
    .attribute_not = 沈黙の誓いでない
member-vow-iron = 鉄
    .attribute = 鉄の誓いである
    .attribute_not = 鉄の誓いでない
parameter-oath-sworn = 誓い
    .chosen = 立てた誓い
event-climbed = 階段を上る
    .as_climber = 階段を{ $place ->
      [inner] 上り
     *[last] 上る
    }
    .happens = { $climber }が階段を{ $place ->
      [inner] 上り
     *[last] 上る
    }
param-climbed-climber = 上る者
ability-cruel_blow-note = 難度は規則書のとおり、1.4.2 の「20 − 40 ÷（n ＋ 2）」である（n は会心のダイスの数）。1.5.0 のデータでは「30 − 60 ÷（n ＋ 2）」である。判定で上回るべき難度は、切り上げて用いる。
enum-fate = 行く末
member-fate-killed = 絶命
    .attribute = 絶命する
    .attribute_not = 絶命しない
member-fate-spared = ふつうのダメージ
    .attribute = ふつうのダメージである
    .attribute_not = ふつうのダメージでない
table-fate_of = 殺戮の歌による行く末
    .after = （{ $power_block }と{ $health_block }による）
param-fate_of-power = 歌の力
param-fate_of-health = 生命力
song-of_slaying = 殺戮の歌
    .reading = さつりくのうた
song-of_slaying-text = すべてのものの終わりを歌う。近接攻撃で会心の一撃を出すと、相手の生命力が歌唱の{ $factor }倍以下なら、傷を負わせるまでもなくその場で倒す。声を毎ターン { $voice } 払う。音は { $noise }。
song-mastery = 制圧の歌
    .reading = せいあつのうた
song-mastery-text = サウロンの前のフィンロドのように、意志と意志とをぶつけて歌う。声の届く敵はそれぞれ、この歌だけのダイスで試され、敗れた者は縛られたように立ち尽くす。声を毎ターン { $voice } 払う。音は { $noise }。
song-mastery-note = フィンロドとサウロンの力の歌に由来する。1.4.2 のデータでは、判定の難度は意志に 7 を加えたもので、払う声は 1 である。
status-mastered = 制圧
    .reading = せいあつ
    .attribute = 制圧されている
    .attribute_not = 制圧されていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 制圧されていて
      [other] 制圧されているか
      [if] 制圧されていれば
     *[last] 制圧されている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 制圧されておらず
      [other] 制圧されていないか
      [if] 制圧されていなければ
     *[last] 制圧されていない
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }{ $lasts }制圧{ $place ->
      [inner] され
     *[last] される
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }制圧から{ $place ->
      [inner] 逃れ
     *[last] 逃れる
    }
check-duel_of_songs = 歌の競い合い
    .succeeds = { $singer_person ->
      [you] {""}
     *[it] { $singer }が
    }{ $foe }との歌の競い合いに{ $place ->
      [inner] 勝ち
      [other] 勝つか
      [if] 勝てば
     *[last] 勝つ
    }
    .fails = { $singer_person ->
      [you] {""}
     *[it] { $singer }が
    }{ $foe }との歌の競い合いに{ $place ->
      [inner] 敗れ
      [other] 敗れるか
      [if] 敗れれば
     *[last] 敗れる
    }
param-duel_of_songs-singer = 歌い手
param-duel_of_songs-power = 歌の力
param-duel_of_songs-foe = 敵

# 深さと音

formula-shallowest = 深さの下限
    .after = {""}
    .before = { $who }の
enum-way_down = 下り道
member-way_down-stairs = 階段
    .attribute = 階段である
    .attribute_not = 階段でない
member-way_down-shaft = 竪坑
    .attribute = 竪坑である
    .attribute_not = 竪坑でない
table-descent = 降りる深さ
    .after = （{ $way_block }による）
param-descent-way = 下り道
figure-critical_margins = 会心の一撃に要る差
    .rows = 武器の重さ（ポンド）
    .columns = 会心のダイスの数
    .cell = 要る差
figure-prices_of_abilities = 能力の費用
    .rows = その技能で何個目の能力か
    .columns = 素質の段数
    .cell = 経験点
figure-prices_of_stats = 作成時の能力値の費用
    .rows = 値
    .cell = 点
figure-blue_or_better = 守りが緑より強くなる確率
    .rows = 歌唱
    .cell = 青か紫になる確率
procedure-breathe = 息を吐く
    .do = { $target }に息を{ $place ->
      [inner] 吐きかけ
     *[last] 吐きかける
    }
param-breathe-target = 標的
param-breathe-element = 属性
param-breathe-squares = マスの数
step-breathe-strength = 息の強さ
step-breathe-guarded = 防護判定
step-breathe-taken = 受けるダメージ
step-breathe-harm = 負傷
param-breathe-breath = 息
formula-breath_lost = 息が失うダイスの数
    .after = （{ $squares_block }による）
param-breath_lost-squares = マスの数
ability-puncture-note = 1.4.2 に基づく Sil-G では、通るダメージは 3 である。1.5.0 からは 5 になった。
ability-master_hunter-note = 1.4.2 に基づく Sil-G では、知覚の4分の1までである。1.5.0 からは半分までになった。
ability-inner_light-note = 1.4.2 に基づく Sil-G では 1 である。1.5.0 からは 2 になった。
ability-majesty-note = 古い説明書には、意志 4 につき士気を 1 下げるという説明もある。1.4.2 と 1.5.0 のデータでは、この規則書のとおり意志の差の半分である。
song-thresholds-note = 1.4.2 では、したがって Sil-G でも、歌唱 6 が要る。


# 深みの掟

kind-law = 掟
    .reading = おきて
    .plural = 掟
law-pull = 闇の引き
    .reading = やみのひき
law-pull-text = アングバンドに入ったものは、下へ引き寄せられる。まだ道の見つかるいちばん浅い階は、時とともに深くなり、そこより深くにいるほど速く下がる。
law-pull-note = 規則書は1階につき1割ほど速いとする。データでは 85 に対して 3 であり、ここではそれに従う。
law-pull-says = 毎ターン、闇の引きが { $pace } 増え、下限より1階深いごとに、さらに { $haste } 増える。
formula-floors_under = 下限より深い階の数
    .after = {""}
    .before = { $who }のいる所の
param-floors_under-who = その者
param-shallowest-who = その者
formula-throne_at = 玉座の深さ
    .after = {""}
formula-way_out = 出口
    .is = { $who }に出口が{ $place ->
      [inner] 開いており
      [other] 開いているか
      [if] 開いていれば
     *[last] 開いている
    }
    .is_not = { $who }に出口が{ $place ->
      [inner] 閉じており
      [other] 閉じているか
      [if] 閉じていれば
     *[last] 閉じている
    }
param-way_out-who = その者

# エルフとエルフ殺し

formula-elf_scorn = 侮り
    .after = {""}
    .before = { $hero }への
param-elf_scorn-foe = 敵
param-elf_scorn-hero = 英雄

# 誓い

formula-earlier_breaches = 以前に背いた数
    .after = {""}
    .before = { $who }が{ $vow }に
param-earlier_breaches-who = その者
param-earlier_breaches-vow = 誓い
ability-formidable-note = 日本語版の説明書は、士気の節で、自分の傷を敵に悟らせないのは『不屈』であるとするが、それはこの能力である。
ability-formidable-note-2 = 恐怖がどれだけ続くかは、どの規則書にも無い。判定に勝った差と同じだけのターンとしたのは、この規則集である。

# 注

house-beor-note = Sil-G はこの家にも耐久を与えているが、データではどの版でも恩寵である。
ability-crippling_shot-note = 難度は『残酷な一撃』と同じで、したがって規則書のものである。1.5.0 のデータでは、その後、より耐えにくくなっている。
weapon-longbow-note-2 = 弓の射程に、フランス語の規則書と Sil-G はダイス1個の面だけを数える。この規則書とゲームは、すべてのダイスを数える。この弓では、6マスではなく12マスになる。
house-falas-note = 日本語版の説明書は、種族の不得手を相殺するとする。だがシンダールに不得手は無い。射撃が苦手なのはナウグリムだけである。
ability-expertise-note = 日本語版の説明書は前提を挙げていない。データでは『付呪』が前提である。
song-elbereth-note = 日本語版の説明書が音の道の閉じた扉を数えるのは、解放の歌だけである。ゲームではどの歌でも数える。ここでは規則書に従う。
song-elbereth-note-2 = 1.5.0 の説明書と Sil-G では、払う声は3分の1である。1.4.2 と 1.5.0 のデータ、それに日本語版の説明書では 1 である。モルゴスには効かないが、この規則集にモルゴスは登場しない。

# 見つける

formula-searching = 探索の上乗せ
    .after = （{ $look_block }と{ $squares_block }による）
param-searching-look = 見方
param-searching-squares = マスで数えた距離
param-find_out-light = そこの明るさ
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

# 英雄

character-falas_archer = ファラスの射手
    .counter = 人
character-doriath_singer = ドリアスの歌い手
    .counter = 人
character-haleth_scout = ハレスの民の斥候
    .counter = 人
character-hador_champion = ハドルの家の勇士
    .counter = 人
character-belegost_guard = ベレゴストの守り手
    .counter = 人
character-nogrod_smith = ノグロドの鍛冶師
    .counter = 人
character-beor_watcher = ベオルの家の見張り
    .counter = 人

# 戦い方

chance-breathing_space = 息を吐く確率
formula-young_breath = 若い竜の息
plan-archer = 射手
plan-patient = 待ちの構え
plan-breathing = 息と牙
ability-whirlwind-image = 輪を描いて回る矢印に囲まれた剣。
