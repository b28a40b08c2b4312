## 用語は ../../sil/lang/ja.ftl の用語集に従う。能力・歌・人名・地名の表記は次のとおり。
##
## 歌の終わりの決まり文句　「声を毎ターン n 払う。音は m。」
## 版と資料の名            sil-q-ja、sil-g、1.4.2、1.5.0 はそのまま。manual 説明書／data データ／rulebook 規則書／entry 項目／pack 規則集
## 中つ国                  ノルドール Noldor／エルダール Eldar／ベレリアンド Beleriand／モルゴス Morgoth／二本の木 the Two Trees

pack-title = Sil-Q

# 打撃の能力
ability-power = 剛力
    .reading = ごうりき
ability-power-text = 打ち込むたびに全身の重みを乗せる。近接攻撃のダメージダイスの面が { $sides } つ増える。小細工の利く戦い方ではなく、会心の一撃に要る差も { $harder } 大きくなる。
ability-finesse = 妙技
    .reading = みょうぎ
ability-finesse-text = 重さに頼らず、隙を探して打つ。近接攻撃では、会心の一撃に要る差が { $easier } 小さくなる。
ability-knock_back = 打ち飛ばし
    .reading = うちとばし
ability-knock_back-text = 近接攻撃を当てると、その勢いのまま敵を突き飛ばそうとする。一撃に乗る腕力の{ $factor }倍と、敵の耐久の{ $factor }倍とで力比べをする。これに勝てば、背後に空きのある敵は後ろへ押しやられ、次の手番を失う。
ability-polearm_mastery = 長柄の達人
    .reading = ながえのたつじん
ability-polearm_mastery-text = 長柄武器を手にしているあいだ、打撃が { $bonus } 上がる。また、穂先を構えて1ターン待てば、隣へ踏み込む者はみずから穂先に飛び込むことになる。その姿が見えていれば、只の一撃を放つ。混乱しているあいだは放てない。
ability-charge = 突撃
    .reading = とつげき
ability-charge-text = 敵に駆け寄り、その勢いのまま打ち込む。その一撃では、腕力と敏捷を { $bonus } ずつ高いものとして扱う。
ability-charge-note = 突撃とは、打つ相手のほうへ動いた直後の一撃をいう。動いた向きと打つ向きのずれは45度まで許される。どの一撃が突撃に当たるかは、ゲームの側が判断する。
ability-follow_through = 追い討ち
    .reading = おいうち
ability-follow_through-text = 敵が倒れたときには、武器はもう隣に立つ次の敵へ向かっている。その敵が見えていれば、追い討ちの一撃を放つ。それも倒れれば、さらに次へと続く。混乱しているあいだは放てない。
ability-subtlety = 巧緻
    .reading = こうち
ability-subtlety-text = 片手で刃を操り、もう片方の手は空けておく。近接攻撃では、会心の一撃に要る差が { $easier } 小さくなる。片手半の武器は、この技には大きすぎる。
ability-smite = 痛撃
    .reading = つうげき
ability-smite-text = 両手武器を振りかぶり、ターン最初の主たる攻撃に力のすべてを注ぐ。その攻撃では、ダメージダイスの目がすべて最大になる。ただし、振り抜いた勢いで体勢を崩し、次の手番を失う。

# 回避の能力
ability-dodging = 身かわし
    .reading = みかわし
ability-dodging-text = ひとところに留まらない。前のターンに動いていれば、回避が { $bonus } 上がる。
ability-blocking = 盾受け
    .reading = たてうけ
ability-blocking-text = 盾の陰に腰を据える。前のターンに動いていなければ、盾の防護のダイスは数が{ $factor }倍になる。誰からどのような攻撃を受けても変わらない。
ability-blocking-note = sil-q-ja に載っているのは一つ前の版の規則で、射撃に対してはいつでも、近接攻撃に対しては待ったターンにかぎり、ダイスが倍になる。Sil-Q 1.5.0 のデータでは、動いていなければどの攻撃にも効く。この項目はデータに従う。
ability-parry = 受け流し
    .reading = うけながし
ability-parry-text = 足だけでなく、武器でも攻撃をさばく。武器によって増える回避は、倍に数える。
ability-riposte = 反撃
    .reading = はんげき
ability-riposte-text = 近接攻撃を大きく外した敵は、隙だらけになる。外れた差が「{ $margin } ＋ 自分の武器の重さ（ポンド）」以上で、その敵が見えていれば、1ラウンドに一度、只の一撃を返す。混乱しているあいだは返せない。

# 隠密の能力
ability-assassination = 暗殺
    .reading = あんさつ
ability-assassination-text = 油断している者も眠っている者も、誰の手に掛かったかを知ることはない。そうした敵に近接攻撃を仕掛けるときは、命中に隠密を加える。突撃のとき、混乱しているとき、相手が見えないときには加わらない。
ability-cruel_blow = 残酷な一撃
    .reading = ざんこくないちげき
ability-cruel_blow-text = どこを打てば痛むかを心得ている。近接攻撃で会心の一撃を出し、ダメージが通れば、敵は意志を試される。会心のダイスが多いほど難度は高い。堪えきれなかった敵は、会心のダイス1個につき1ターン、痛みで混乱する。
ability-cruel_blow-note = sil-q-ja は 1.4.2 の難度「20 − 40 ÷（n ＋ 2）」を載せ（n は会心のダイスの数）、それをいま遊ばれている版の式としている。1.5.0 のデータでは「30 − 60 ÷（n ＋ 2）」であり、商を切り捨てることで 10、15、18、20、22 という整数になる。この項目はデータに従う。

# 知覚の能力
ability-quick_study = 早学び
    .reading = はやまなび
ability-quick_study-text = 見るだけで身につける。前提となる能力を持っていなくても、その先の能力を覚えられる。ただし、求められる技能の値はこれまでどおり要る。
ability-bane = 天敵
    .reading = てんてき
ability-bane-text = { $wanted }体以上倒した敵の分類を一つ選ぶ。その分類の敵に対しては、あらゆる技能が高くなる。討伐数が倍になるごとに、上乗せは 1 ずつ増えていく。
parameter-bane-category = 分類
    .chosen = 選んだ分類
table-bane_bonus = 天敵の上乗せ
    .after = （{ $kills }による）
param-bane_bonus-kills = 討伐数
formula-cruel_difficulty = 残酷な一撃の難度
    .after = （{ $crits }による）
param-cruel_difficulty-crits = 会心のダイスの数

# 意志の能力
ability-strength_in_adversity = 逆境の力
    .reading = ぎゃっきょうのちから
ability-strength_in_adversity-text = 最期が近づくほど手強くなる。生命力が上限の半分以下なら、腕力・敏捷・恩寵が { $wounded } ずつ上がる。四分の一以下なら { $dying } ずつ上がる。
ability-vengeance = 復讐
    .reading = ふくしゅう
ability-vengeance-text = 血には血を。近接攻撃で傷を負うと、次に当てた攻撃のダメージダイスが{ $extra }個増える。それまでに何度傷を負っても、増える数は変わらない。
status-vengeful = 復讐の念
    .reading = ふくしゅうのねん
    .attribute = 復讐の念に燃えている
    .attribute_not = 復讐の念に燃えていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }復讐の念に{ $place ->
      [inner] 燃えていて
      [other] 燃えているか
      [if] 燃えていれば
     *[last] 燃えている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }復讐の念に{ $place ->
      [inner] 燃えておらず
      [other] 燃えていないか
      [if] 燃えていなければ
     *[last] 燃えていない
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }{ $lasts }復讐の念に{ $place ->
      [inner] 燃え
     *[last] 燃える
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }復讐の念が{ $place ->
      [inner] 鎮まり
     *[last] 鎮まる
    }

# 歌
song-staunching = 止血の歌
    .reading = しけつのうた
song-staunching-text = 流れた血を歌で呼び戻す。出血は止まり、生命力が毎ターン、歌唱 { $twelve } につき 1 ずつ戻る。端数も切り捨てずに持ち越す。声を毎ターン { $voice } 払う。音は { $noise }。
song-staying = 不動の歌
    .reading = ふどうのうた
song-staying-text = 屈しなかった者たちを歌う。あらゆる害に対する防護が { $shelter } 増え、意志が歌唱の半分（切り捨て）だけ上がる。声を毎ターン { $voice } 払う。音は { $noise }。
song-staying-note = 1.4.2 に基づく sil-g では、歌唱がそのまま意志に加わる。1.5.0 からは半分になった。
song-elbereth = エルベレスの歌
    .reading = えるべれすのうた
song-elbereth-text = 星々の女王に向けて歌えば、闇に仕える者のうち知恵のある者は気をくじかれる。声の届く、知恵のある敵ごとに、その意志に音の道の距離を加えた数を難度として、歌唱の判定を行う。勝った差だけ相手の気勢が、したがって士気が下がり、時とともに戻る。声を毎ターン { $voice } 払う。音は { $noise }。
song-elbereth-note = 1.5.0 の説明書と sil-g では、払う声は三分の一である。1.4.2 と 1.5.0 のデータ、それに sil-q-ja では 1 である。モルゴスには効かないが、この規則集にモルゴスは登場しない。
song-challenge = 挑みの歌
    .reading = いどみのうた
song-challenge-text = 嘲りの歌を投げつければ、あとは敵の誇りが片を付ける。声の届く敵ごとに、その意志の2乗を { $divisor } で割った数に音の道の距離を加え、それを難度として歌唱の判定を行う。勝てばその差だけ（{ $lift } まで）相手の気勢が、したがって士気が上がる。その結果、士気が { $ready } を超えた敵は、弓も策も忘れて向かってくる。声を毎ターン { $voice } 払う。音は { $noise }。
song-challenge-note = sil-q-ja は、士気が上がるとだけ述べている。上がり幅を勝った差とし、ここに示した上限を設けるのは sil-g による。商の端数をどうするかはどの規則書にも無いが、ゲームは整数で計算するので、切り捨てとする。
song-silence = 静寂の歌
    .reading = せいじゃくのうた
song-silence-text = あたりの空気から物音を拭い去る。自分の立てる音が、歌唱の半分（切り捨て）だけ小さくなる。声を毎ターン { $voice } 払う。音は { $noise }。
song-silence-note = この歌は歌い手自身の聞き耳も、助けを呼ぶ敵の声も鈍らせる。どちらも、働きかける先の項目が加わってから載せる。
song-trees = 二本の木の歌
    .reading = にほんのきのうた
song-trees-text = 二本の木を歌えば、その光がいくらか戻ってくる。灯りの半径が、歌唱 { $each_point } につき1マス広がる。声を毎ターン { $voice } 払う。音は { $noise }。
song-delvings = 坑道の歌
    .reading = こうどうのうた
song-delvings-text = 大地の骨を歌えば、大地が応える。知っている場所の隣にある未知の場所は、歌唱からそこまでの距離を引いた数が { $echo } の目を上回れば、姿を現す。声を毎ターン { $voice } 払う。音は { $noise }。
song-delvings-note = 説明書は、歌の及ぶ範囲を「歌唱 ＋ 10」マスまでと定めてもいる。しかし、それほど遠い場所が判定を通ることは無いので、範囲を限る必要は無い。
song-thresholds = 敷居の歌
    .reading = しきいのうた
song-thresholds-text = 守られた道を歌いながら閉めた扉は、ほかの者には閉ざされたままとなる。難度 { $difficulty } の歌唱の判定を行い、守りの強さを決める。失敗なら { $green }、成功なら { $blue }、{ $much } 以上の差で成功すれば { $purple } である。通ろうとする者は、意志によってこの守りに打ち勝たなければならない。声を毎ターン { $voice } 払う。音は { $noise }。
song-thresholds-says = 歌っているときに扉を閉めると、その扉に守りが掛かる。守りの強さは、難度 { $difficulty }（副旋律による不足を加える）の歌唱の判定に成功すれば { $blue }、{ $much } 以上の差で成功すれば { $purple }、失敗すれば { $green } である。

# 武器
weapon-battle_axe = 戦斧
    .reading = せんぷ
    .counter = 本
weapon-battle_axe-text = 重く、振りが遅い。それでも手に馴染ませた者は手放さない。狙いの甘さは、ダイスの数が補う。
weapon-longsword = 長剣
    .reading = ちょうけん
    .counter = 本
weapon-longsword-text = エルダールの剣。何をさせても不足が無い。
weapon-longbow-note = sil-q-ja はいまも、ダメージを古い版の10面ダイス1個としている。1.4.2 からは、4面ダイス2個である。
weapon-dagger = 短剣
    .reading = たんけん
    .counter = 本
weapon-dagger-text = 手にしていることを忘れるほど軽い。だからこそ、真っ先に隙間を見つける。
weapon-dagger-note = sil-q-ja は重さを0.8ポンドとしながら、会心の一撃に要る差には、0.5ポンドのときの 8、15、23 を並べている。1.3.0 からのデータでは0.5ポンドである。
weapon-greatsword = 大剣
    .reading = たいけん
    .counter = 本
weapon-greatsword-text = 両手を塞ぐが、部屋ひとつぶんの敵を寄せつけない。
weapon-greatsword-note = sil-q-ja では7ポンドだが、1.4.2 と 1.5.0 のデータでは6ポンドである。
weapon-spear = 槍
    .reading = やり
    .counter = 本
weapon-spear-text = 長い柄に、飾り気のない穂先。敵の手が届かないところで戦いたい者が選ぶ。
weapon-longbow = 長弓
    .reading = ちょうきゅう
    .counter = 張
weapon-longbow-text = ベレリアンドの狩人の弓。腕力を乗せて引けるが、それも弓の重さが許すところまでである。
weapon-curved_sword = 曲刀
    .reading = きょくとう
    .counter = 本
weapon-curved_sword-text = 鉄の地獄の鍛冶場で打たれた刀。美しさのかけらも無いものが、幾千とある。
weapon-wolf_bite = 噛みつき
    .reading = かみつき
weapon-wolf_bite-text = 牙と、それを押し込む獣の重み。
weapon-troll_club = 大棍棒
    .reading = だいこんぼう
    .counter = 本
weapon-troll_club-text = 若木を一本、ほぼそのまま。

# 防具と盾
armour-leather_armour = 革鎧
    .reading = かわよろい
    .counter = 領
armour-leather_armour-text = 煮固めた獣皮の、ごわついた上着。動きを少し鈍らせ、命を少し守る。
armour-mail_corslet = 鎖帷子
    .reading = くさりかたびら
    .counter = 領
armour-mail_corslet-text = 輪に輪を連ねて腿までを覆う。これを着ていると、何をするにも一瞬遅れる。
shield-round_shield = 丸盾
    .reading = まるたて
    .counter = 枚
shield-round_shield-text = 次の一撃とのあいだを隔てる、手のひらの幅ほどの木と鉄。

# 種族と家
race-noldor = ノルドール
    .belong = ノルドール
    .reading = のるどーる
race-noldor-text = 深きエルフ。みずから作り上げたものへの愛ゆえに、氷原を越えて戻ってきた。息をするように歌い、弓での攻撃では命中が { $aim } 上がる。
race-noldor-note = sil-q-ja によれば、どの心得も、その武器を手にしているあいだ打撃を上げる。だが弓で打ちかかるわけではないので、ここでは弓での攻撃の命中を上げる。
house-fingolfin = フィンゴルフィンの家
    .belong = フィンゴルフィンの家の者
    .reading = ふぃんごるふぃんのいえ
house-fingolfin-text = ただ一騎で敵の門へ乗りつけた王の家。ノルドールのうちでも、ことに討ちがたく、ことに怯まない。
house-finarfin = フィナルフィンの家
    .belong = フィナルフィンの家の者
    .reading = ふぃなるふぃんのいえ
house-finarfin-text = 黄金の家と呼ばれる、人間の友。同族の誰よりも多くを見るが、多くは語らない。
house-finarfin-note = sil-g はこの家に耐久を与えているが、データではどの版でも恩寵である。

# 登場人物
character-hero = フィンゴルフィンの家の戦士
character-singer = フィナルフィンの家の歌い手
character-orc_soldier = オークの兵士
    .counter = 体
character-grey_wolf = 灰色狼
    .counter = 体
character-cave_troll = 洞窟トロル
    .counter = 体
figure-landing = 一撃が当たる確率
    .rows = 攻撃側の打撃
    .columns = 防御側の回避
    .cell = 命中率
figure-longsword_damage = 長剣の一撃が与える傷
    .rows = 攻撃側の打撃
    .columns = 攻撃側の腕力
    .cell = 平均の正味ダメージ
