## 用語は ../../sil/lang/ja.ftl の用語集に従う。能力・歌・人名・地名の表記は次のとおり。
##
## 歌の終わりの決まり文句　「声を毎ターン n 払う。音は m。」
## 版と資料の名            sil-q-ja、sil-g、1.4.2、1.5.0 はそのまま。manual 説明書／data データ／rulebook 規則書／entry 項目／pack 規則集
## 中つ国                  ノルドール Noldor／エルダール Eldar／ベレリアンド Beleriand／モルゴス Morgoth／二本の木 the Two Trees

pack-title = Sil-Q

# 回避の能力
ability-blocking = 盾受け
    .reading = たてうけ
ability-blocking-text = 盾の陰に腰を据える。前のターンに動いていなければ、盾の防護のダイスは数が{ $factor }倍になる。誰からどのような攻撃を受けても変わらない。
ability-blocking-note = sil-q-ja に載っているのは一つ前の版の規則で、射撃に対してはいつでも、近接攻撃に対しては待ったターンにかぎり、ダイスが倍になる。Sil-Q 1.5.0 のデータでは、動いていなければどの攻撃にも効く。この項目はデータに従う。

# 隠密の能力
ability-cruel_blow-note = sil-q-ja は 1.4.2 の難度「20 − 40 ÷（n ＋ 2）」を載せ（n は会心のダイスの数）、それをいま遊ばれている版の式としている。1.5.0 のデータでは「30 − 60 ÷（n ＋ 2）」であり、商を切り捨てることで 10、15、18、20、22 という整数になる。この項目はデータに従う。

# 歌
song-staying-note = 1.4.2 に基づく sil-g では、歌唱がそのまま意志に加わる。1.5.0 からは半分になった。
song-elbereth-note = 1.5.0 の説明書と sil-g では、払う声は三分の一である。1.4.2 と 1.5.0 のデータ、それに sil-q-ja では 1 である。モルゴスには効かないが、この規則集にモルゴスは登場しない。
song-challenge-note = sil-q-ja は、士気が上がるとだけ述べている。上がり幅を勝った差とし、ここに示した上限を設けるのは sil-g による。商の端数をどうするかはどの規則書にも無いが、ゲームは整数で計算するので、切り捨てとする。
song-delvings-note = 説明書は、歌の及ぶ範囲を「歌唱 ＋ 10」マスまでと定めてもいる。しかし、それほど遠い場所が判定を通ることは無いので、範囲を限る必要は無い。

# 武器
weapon-longbow-note = sil-q-ja はいまも、ダメージを古い版の10面ダイス1個としている。1.4.2 からは、4面ダイス2個である。
weapon-dagger-note = sil-q-ja は重さを0.8ポンドとしながら、会心の一撃に要る差には、0.5ポンドのときの 8、15、23 を並べている。1.3.0 からのデータでは0.5ポンドである。
weapon-greatsword-note = sil-q-ja では7ポンドだが、1.4.2 と 1.5.0 のデータでは6ポンドである。

# 種族と家
race-noldor-note = sil-q-ja によれば、どの心得も、その武器を手にしているあいだ打撃を上げる。だが弓で打ちかかるわけではないので、ここでは弓での攻撃の命中を上げる。
house-finarfin-note = sil-g はこの家に耐久を与えているが、データではどの版でも恩寵である。

# 登場人物
character-hero = フィンゴルフィンの家の戦士
character-singer = フィナルフィンの家の歌い手

# 見分け

enum-find = 見分けるもの
member-find-potion = 薬
    .attribute = 薬である
    .attribute_not = 薬でない
member-find-herb = 薬草
    .attribute = 薬草である
    .attribute_not = 薬草でない
member-find-ring = 指輪
    .attribute = 指輪である
    .attribute_not = 指輪でない
member-find-amulet = 首飾り
    .attribute = 首飾りである
    .attribute_not = 首飾りでない
member-find-horn = 角笛
    .attribute = 角笛である
    .attribute_not = 角笛でない
member-find-staff = 杖
    .attribute = 杖である
    .attribute_not = 杖でない
member-find-special_item = 特別なアイテム
    .attribute = 特別なアイテムである
    .attribute_not = 特別なアイテムでない
member-find-artefact = アーティファクト
    .attribute = アーティファクトである
    .attribute_not = アーティファクトでない
formula-find_xp = 見分けの経験点
    .after = （{ $find }による）
param-find_xp-find = 見分けたもの
