## 用語集　一つの概念に一つの語を当てる。ここに無い語を使う前に、ここを見ること。
##
## 技能            打撃 Melee／射撃 Archery／回避 Evasion／隠密 Stealth／知覚 Perception／意志 Will／鍛冶 Smithing／歌唱 Song
## 能力値          腕力 Strength／敏捷 Dexterity／耐久 Constitution／恩寵 Grace
## 身と心          生命力 health／声 voice／経験点 experience／士気 morale／気勢 spirits（士気の一時の上げ下げ）／警戒度 alertness
## 姿勢 stance     攻勢 aggressive／自信 confident／逃走 fleeing
## 警戒の段        眠り asleep／油断 unwary／警戒 alert。眠りと油断を合わせて「警戒していない」unaware
## 攻撃            攻撃 attack／近接攻撃 melee attack（「打撃」は技能の名としてのみ使う）／主たる攻撃 main attack, assault
##                 攻め手 attacker／受け手 defender／無償の一撃 free attack／突撃 charge
## 攻撃の種類      通常の一撃／側面取り／統制退却／旋風撃／串刺し／追い討ち／好機の一撃／反撃／迎撃
## 判定            判定 check／技能判定 skill check／難度 difficulty／勝った差 margin／命中判定／回避判定／防護判定／力比べ trial of strength
## ダメージ        ダメージダイス damage dice／面 side／ダイス n 個 n dice／防護 protection／殺戮 slaying
## 会心            会心の一撃 critical hit／会心の一撃に要る差 crit needs／会心のダイス critical die
## 状態            朦朧 stun（軽い朦朧・重い朦朧・昏倒）／混乱 confused／恐怖 afraid／挑発 goaded／体勢崩れ recovering／出血 bleeding／毒 poison
##                 身動きできない helpless（見出しは「行動不能」）／呪われている cursed
## 覚えるもの      技能 skill／能力 ability／歌 song（主旋律 theme・副旋律 minor theme）／素質 affinity／前提 needs
## 生まれ          種族 race／家 house
## 持ち物          武器 weapon／防具 armour／盾 shield。両手武器 two-handed／片手半の武器 hand-and-a-half／長柄武器 polearm
## 敵の分類        オーク orc／狼 wolf／蜘蛛 spider／トロル troll／幽鬼 wraith／魔霊 rauko／大蛇 serpent／竜 dragon
## 場所と音        マス square／音 noise／音の道の距離 distance as sound travels／灯り light
## 鍛冶と品        鍛冶場 forge／仕事 work／手間 turns of work／代償 cost／薬 potion／角笛 horn／杖 staff／充填数 charges／掘る道具 digging tool
## 身の減り        能力値の減り drain／傷の塞がる速さ mending／荷の重さ burden
## 見張り          見張り手 watcher／忍び手 sneaker／縄張り territory／巣 lair／闇の引き pull of the dark
## 時              ターン turn／手番 one's turn to act／ラウンド round
##
## 書き方　である調。読み手を指す代名詞は使わず、要るときだけ「自分の」と書く。句読点・括弧は全角、数字は半角。
##         裸の数とダイスの前後は半角を空け（回避が 3 上がる、面が 1 つ増える、防護が 2d2 増える）、助数詞・単位・倍とのあいだは空けない
##         （2ターン、敵1体、ダイス1個、1マス、2倍、4ポンド）。句読点と括弧の隣も空けない。
##         敵は体、ダイスは個、面はつ、広さと距離はマスで数える。漢数字は「一撃」「一度」「一つ選ぶ」など決まった言い方だけに使う。

pack-title = Sil：共通の規則

# 節の終わり（$place に応じる）と主語
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

# 変化の大きさ
dake = { $amount_kind ->
      [noun] { $amount }のぶんだけ
     *[other] { $amount_shape ->
          [deed] 、{ $amount }だけ
         *[other] { $amount_block }だけ
        }
    }

# 続くときは読点で区切る形容
denai = { $place ->
      [inner] でなく、
     *[last] でない
    }

# 一般の語
word-foe = 敵
    .counter = 体

# 単位・時・登場するもの
unit-lb = ポンド
    .name = ポンド
clock-turn = ターン
clock-round = ラウンド
entity-place = 場所
    .counter = か所
entity-creature = 登場者
    .name = その者
    .counter = 体

# 項目の種類
kind-skill = 技能
    .reading = ぎのう
    .plural = 技能
kind-weapon = 武器
    .reading = ぶき
    .plural = 武器
kind-armour = 防具
    .reading = ぼうぐ
    .plural = 防具
kind-shield = 盾
    .reading = たて
    .plural = 盾
    .counter = 枚
kind-ability = 能力
    .bare = yes
    .reading = のうりょく
    .plural = 能力
kind-song = 歌
    .bare = yes
    .reading = うた
    .plural = 歌
    .counter = 曲
kind-race = 種族
    .belong = この種族の者
    .reading = しゅぞく
    .plural = 種族
kind-house = 家
    .belong = この家の者
    .reading = いえ
    .plural = 家

field-skill-from = 基になる能力値
field-skill-die = 判定ダイス
field-weapon-skill = 使う技能
field-weapon-to_hit = 命中
field-weapon-damage = ダメージ
field-weapon-evasion = 回避
field-weapon-weight = 重さ
field-weapon-traits = 特徴
field-armour-to_hit = 命中
field-armour-evasion = 回避
field-armour-protection = 防護
field-armour-weight = 重さ
field-shield-evasion = 回避
field-shield-protection = 防護
field-shield-weight = 重さ
field-ability-skill = 技能
field-ability-level = 必要値
field-song-level = 必要値
field-song-voice = 声
field-song-noise = 音
field-race-strength = 腕力
field-race-dexterity = 敏捷
field-race-constitution = 耐久
field-race-grace = 恩寵
field-house-race = 種族
field-house-gift = 素質
field-house-strength = 腕力
field-house-dexterity = 敏捷
field-house-constitution = 耐久
field-house-grace = 恩寵

constant-song-sung = 歌唱中
    .is = { $place ->
      [inner] 歌っていて
      [other] 歌っているか
      [if] 歌っていれば
     *[last] 歌っている
    }
    .is_not = { $place ->
      [inner] 歌っておらず
      [other] 歌っていないか
      [if] 歌っていなければ
     *[last] 歌っていない
    }
constant-song-power = 歌の力
constant-song-faint = 副旋律による不足

# 技能
skill-melee = 打撃
    .reading = だげき
skill-melee-text = 間合いに踏み込んで一撃を当てる技能である。{ $die } を振る命中判定が敵の回避判定を上回れば当たり、十分に上回れば会心の一撃になる。
skill-archery = 射撃
    .reading = しゃげき
skill-archery-text = 遠くの的を射当てる技能である。打撃と同じく { $die } を振るが、相手の回避は半分しか効かない。その代わり、数マス離れるごとに命中が下がる。
skill-evasion = 回避
    .reading = かいひ
skill-evasion-text = 一撃が届いたときには、もうそこにいない。そのための技能である。攻撃を受けるたびに { $die } を振って応じる。
skill-stealth = 隠密
    .reading = おんみつ
skill-stealth-text = 気づかれずにいるための技能である。身に着けた防具も、口にする歌も、その妨げになる。
skill-perception = 知覚
    .reading = ちかく
skill-perception-text = 隠れたものに気づく技能である。罠や隠し扉、姿を見られまいとする者を見つけ出す。
skill-will = 意志
    .reading = いし
skill-will-text = 心を曇らせるものを撥ねのける技能である。恐怖や混乱、それよりなお悪いものに抗う。
skill-smithing = 鍛冶
    .reading = かじ
skill-smithing-text = 鍛冶場でものを作る技能である。ダイスは振らない。作るものの難度がこの技能の値を超えなければ、必ず出来上がる。
skill-song = 歌唱
    .reading = かしょう
skill-song-text = 歌の力を表す技能である。どの歌にどう効くかは、歌ごとに記す。

# 武器
weapon-bare_hands = 素手
    .reading = すで
weapon-bare_hands-text = 何も持たないときに残る武器である。ダメージは { $damage } で、腕力を乗せるだけの重さも無い。

# 状態
status-stun = 朦朧
    .reading = もうろう
    .attribute = 朦朧としている
    .attribute_not = 朦朧としていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 朦朧としていて
      [other] 朦朧としているか
      [if] 朦朧としていれば
     *[last] 朦朧としている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 朦朧としておらず
      [other] 朦朧としていないか
      [if] 朦朧としていなければ
     *[last] 朦朧としていない
    }
    .gain = { $amount_said ->
      [yes] { $who_person ->
          [you] {""}
         *[it] { $who }の
        }朦朧が{ $amount_kind ->
          [whole] {" "}{ $amount }{" "}
         *[other] { dake }
        }{ $place ->
          [inner] 増え
         *[last] 増える
        }
     *[no] { $who_person ->
          [you] {""}
         *[it] { $who }は
        }{ $lasts }朦朧に{ $place ->
          [inner] 陥り
         *[last] 陥る
        }
    }
status-stun-band-1 = 軽い朦朧
    .attribute = 軽い朦朧に陥っている
    .attribute_not = 軽い朦朧に陥っていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 軽い朦朧に陥っていて
      [other] 軽い朦朧に陥っているか
      [if] 軽い朦朧に陥っていれば
     *[last] 軽い朦朧に陥っている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 軽い朦朧に陥っておらず
      [other] 軽い朦朧に陥っていないか
      [if] 軽い朦朧に陥っていなければ
     *[last] 軽い朦朧に陥っていない
    }
status-stun-band-2 = 重い朦朧
    .attribute = 重い朦朧に陥っている
    .attribute_not = 重い朦朧に陥っていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 重い朦朧に陥っていて
      [other] 重い朦朧に陥っているか
      [if] 重い朦朧に陥っていれば
     *[last] 重い朦朧に陥っている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 重い朦朧に陥っておらず
      [other] 重い朦朧に陥っていないか
      [if] 重い朦朧に陥っていなければ
     *[last] 重い朦朧に陥っていない
    }
status-stun-band-3 = 昏倒
    .attribute = 昏倒している
    .attribute_not = 昏倒していない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 昏倒していて
      [other] 昏倒しているか
      [if] 昏倒していれば
     *[last] 昏倒している
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 昏倒しておらず
      [other] 昏倒していないか
      [if] 昏倒していなければ
     *[last] 昏倒していない
    }
status-stun-text = 頭の中で鐘が鳴り続ける。軽い朦朧ではあらゆる技能が { $mild }、重い朦朧では { $severe } 下がる。それより重ければ、倒れたその場から動けない。
status-confused = 混乱
    .reading = こんらん
    .attribute = 混乱している
    .attribute_not = 混乱していない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 混乱していて
      [other] 混乱しているか
      [if] 混乱していれば
     *[last] 混乱している
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 混乱しておらず
      [other] 混乱していないか
      [if] 混乱していなければ
     *[last] 混乱していない
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }{ $lasts }{ $place ->
      [inner] 混乱し
     *[last] 混乱する
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }混乱から{ $place ->
      [inner] 立ち直り
     *[last] 立ち直る
    }
status-confused-text = 手も足も、思ったほうへは動かない。確かな目が要る咄嗟の一撃など、とても放てない。
status-afraid = 恐怖
    .reading = きょうふ
    .attribute = 恐怖に駆られている
    .attribute_not = 恐怖に駆られていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 恐怖に駆られていて
      [other] 恐怖に駆られているか
      [if] 恐怖に駆られていれば
     *[last] 恐怖に駆られている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 恐怖に駆られておらず
      [other] 恐怖に駆られていないか
      [if] 恐怖に駆られていなければ
     *[last] 恐怖に駆られていない
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }{ $lasts }恐怖に{ $place ->
      [inner] 駆られ
     *[last] 駆られる
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }恐怖を{ $place ->
      [inner] 振り払い
     *[last] 振り払う
    }
status-afraid-text = 怖くて攻撃に踏み切れない。斬りつけることも、射ることも、投げつけることもできない。
status-goaded = 挑発
    .reading = ちょうはつ
    .attribute = 挑発に乗っている
    .attribute_not = 挑発に乗っていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 挑発に乗っていて
      [other] 挑発に乗っているか
      [if] 挑発に乗っていれば
     *[last] 挑発に乗っている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 挑発に乗っておらず
      [other] 挑発に乗っていないか
      [if] 挑発に乗っていなければ
     *[last] 挑発に乗っていない
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }{ $lasts }挑発に{ $place ->
      [inner] 乗り
     *[last] 乗る
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }挑発から{ $place ->
      [inner] 覚め
     *[last] 覚める
    }
status-goaded-text = 策も用心も忘れ、まっすぐ相手に向かっていく。
status-recovering = 体勢崩れ
    .reading = たいせいくずれ
    .attribute = 体勢を崩している
    .attribute_not = 体勢を崩していない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 体勢を崩していて
      [other] 体勢を崩しているか
      [if] 体勢を崩していれば
     *[last] 体勢を崩している
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 体勢を崩しておらず
      [other] 体勢を崩していないか
      [if] 体勢を崩していなければ
     *[last] 体勢を崩していない
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }{ $lasts }体勢を{ $place ->
      [inner] 崩し
     *[last] 崩す
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }体勢を{ $place ->
      [inner] 立て直し
     *[last] 立て直す
    }
status-recovering-text = 足元が定まらず、手番をやり過ごすほかない。
status-bleeding = 出血
    .reading = しゅっけつ
    .attribute = 出血している
    .attribute_not = 出血していない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 出血していて
      [other] 出血しているか
      [if] 出血していれば
     *[last] 出血している
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 出血しておらず
      [other] 出血していないか
      [if] 出血していなければ
     *[last] 出血していない
    }
    .gain = { $amount_said ->
      [yes] { $who_person ->
          [you] {""}
         *[it] { $who }の
        }出血が{ $amount_kind ->
          [whole] {" "}{ $amount }{" "}
         *[other] { dake }
        }{ $place ->
          [inner] 増え
         *[last] 増える
        }
     *[no] { $who_person ->
          [you] {""}
         *[it] { $who }は
        }{ $lasts }{ $place ->
          [inner] 出血し
         *[last] 出血する
        }
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }出血が{ $place ->
      [inner] 止まり
     *[last] 止まる
    }
status-bleeding-text = 傷口が開いている。塞がるまでは毎ターン命が削られるが、その量はしだいに減っていく。
status-bleeding-says = 毎ターン、出血の5分の1（切り上げ）のダメージを受け、出血はその分だけ減る。
status-poison = 毒
    .reading = どく
    .attribute = 毒を受けている
    .attribute_not = 毒を受けていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 毒を受けていて
      [other] 毒を受けているか
      [if] 毒を受けていれば
     *[last] 毒を受けている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 毒を受けておらず
      [other] 毒を受けていないか
      [if] 毒を受けていなければ
     *[last] 毒を受けていない
    }
    .gain = { $amount_said ->
      [yes] { $who_person ->
          [you] {""}
         *[it] { $who }の
        }毒が{ $amount_kind ->
          [whole] {" "}{ $amount }{" "}
         *[other] { dake }
        }{ $place ->
          [inner] 増え
         *[last] 増える
        }
     *[no] { $who_person ->
          [you] {""}
         *[it] { $who }は
        }{ $lasts }毒を{ $place ->
          [inner] 受け
         *[last] 受ける
        }
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }毒が{ $place ->
      [inner] 抜け
     *[last] 抜ける
    }
status-poison-text = 毒は待つ。すぐには害をなさないが、いずれ必ず害をなす。
status-poison-says = 毎ターン、毒の5分の1（切り上げ）のダメージを受け、毒はその分だけ減る。

# 能力値など
stat-strength = 腕力
stat-dexterity = 敏捷
stat-constitution = 耐久
stat-grace = 恩寵
stat-max_health = 生命力の上限
stat-max_voice = 声の上限
stat-light = 灯りの半径
    .more = 灯りの半径が{ $n ->
      [formula] { dake }
     *[other] {" "}{ $amount }{" "}
    }{ $place ->
      [inner] 広がり
     *[last] 広がる
    }
    .less = 灯りの半径が{ $n ->
      [formula] { dake }
     *[other] {" "}{ $amount }{" "}
    }{ $place ->
      [inner] 狭まり
     *[last] 狭まる
    }
stat-category = 分類
    .whose = you
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $value }{ aru }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $value }{ nai }
    .is_none = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }どの分類にも{ $place ->
      [inner] 属さず
      [other] 属さないか
      [if] 属さなければ
     *[last] 属さない
    }
    .is_any = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }いずれかの分類に{ $place ->
      [inner] 属し
      [other] 属するか
      [if] 属すれば
     *[last] 属する
    }
    .attribute = { $value }である
stat-affinity = 素質
    .member = { $member }の素質
stat-total = 技能
    .name = 技能の値
    .member = { $member }
    .computed = { $member }の値
stat-morale = 士気
stat-stance = 姿勢
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }姿勢が{ $value }{ aru }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }姿勢が{ $value }{ nai }
    .attribute = { $value }の姿勢にある
stat-unaware = 無警戒
    .attribute = 警戒していない
    .attribute_not = 警戒している
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }警戒して{ $place ->
      [inner] おらず
      [other] いないか
      [if] いなければ
     *[last] いない
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }警戒して{ $place ->
      [inner] いて
      [other] いるか
      [if] いれば
     *[last] いる
    }
stat-protection = 防護
    .member = { $member_id ->
      [special] あらゆる害に対する防護
     *[other] { $member }の防護
    }
    .more = { $noun }が{ $n ->
      [formula] { dake }
     *[other] {" "}{ $amount }{" "}
    }{ $place ->
      [inner] 増え
     *[last] 増える
    }
    .less = { $noun }が{ $n ->
      [formula] { dake }
     *[other] {" "}{ $amount }{" "}
    }{ $place ->
      [inner] 減り
     *[last] 減る
    }
stat-armour_weight = 防具の重さ
    .more = 防具の重さが{ $amount }{ $place ->
      [inner] 増え
     *[last] 増える
    }
    .less = 防具の重さが{ $amount }{ $place ->
      [inner] 減り
     *[last] 減る
    }
stat-heaviness = 重装度
stat-noise = 音の大きさ
stat-exposure = 人目につく度合い
    .counter = つ
stat-trail = 見失わせるのに要る差
    .more = 見失わせるのに要る差が{" "}{ $amount }{" "}{ $place ->
      [inner] 大きくなり
     *[last] 大きくなる
    }
    .less = 見失わせるのに要る差が{" "}{ $amount }{" "}{ $place ->
      [inner] 小さくなり
     *[last] 小さくなる
    }

resource-experience = 経験点
resource-kills = 討伐数
    .member = { $member }の討伐数
resource-points = 技能点
    .member = { $member }の技能点
    .needs = { $member } { $n }
resource-health = 生命力
resource-voice = 声
resource-spirits = 気勢
resource-alertness = 警戒度

flag-cursed = 呪い
    .attribute = 呪われている
    .attribute_not = 呪われていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 呪われていて
      [other] 呪われているか
      [if] 呪われていれば
     *[last] 呪われている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 呪われておらず
      [other] 呪われていないか
      [if] 呪われていなければ
     *[last] 呪われていない
    }
flag-confused = 混乱
    .attribute = 混乱している
    .attribute_not = 混乱していない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 混乱していて
      [other] 混乱しているか
      [if] 混乱していれば
     *[last] 混乱している
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 混乱しておらず
      [other] 混乱していないか
      [if] 混乱していなければ
     *[last] 混乱していない
    }
flag-afraid = 恐怖
    .attribute = 恐怖に駆られている
    .attribute_not = 恐怖に駆られていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 恐怖に駆られていて
      [other] 恐怖に駆られているか
      [if] 恐怖に駆られていれば
     *[last] 恐怖に駆られている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 恐怖に駆られておらず
      [other] 恐怖に駆られていないか
      [if] 恐怖に駆られていなければ
     *[last] 恐怖に駆られていない
    }
flag-helpless = 行動不能
    .attribute = 身動きできない
    .attribute_not = 身動きできる
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 身動きできず
      [other] 身動きできないか
      [if] 身動きできなければ
     *[last] 身動きできない
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 身動きできて
      [other] 身動きできるか
      [if] 身動きできれば
     *[last] 身動きできる
    }
flag-trapped = 罠の中
    .attribute = 罠に捕らわれている
    .attribute_not = 罠に捕らわれていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 罠に捕らわれていて
      [other] 罠に捕らわれているか
      [if] 罠に捕らわれていれば
     *[last] 罠に捕らわれている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 罠に捕らわれておらず
      [other] 罠に捕らわれていないか
      [if] 罠に捕らわれていなければ
     *[last] 罠に捕らわれていない
    }
flag-goaded = 挑発
    .attribute = 挑発に乗っている
    .attribute_not = 挑発に乗っていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 挑発に乗っていて
      [other] 挑発に乗っているか
      [if] 挑発に乗っていれば
     *[last] 挑発に乗っている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 挑発に乗っておらず
      [other] 挑発に乗っていないか
      [if] 挑発に乗っていなければ
     *[last] 挑発に乗っていない
    }
flag-intelligent = 知恵
    .attribute = 知恵のある
    .attribute_not = 知恵のない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }知恵を{ $place ->
      [inner] 備え
      [other] 備えているか
      [if] 備えていれば
     *[last] 備えている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }知恵を{ $place ->
      [inner] 備えず
      [other] 備えていないか
      [if] 備えていなければ
     *[last] 備えていない
    }
flag-mindless = 心を持たない
    .attribute = 心を持たない
    .attribute_not = 心を持つ
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }心を{ $place ->
      [inner] 持たず
      [other] 持たないか
      [if] 持たなければ
     *[last] 持たない
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }心を{ $place ->
      [inner] 持ち
      [other] 持つか
      [if] 持てば
     *[last] 持つ
    }
flag-attacking = 攻撃した
    .attribute = 前回の見張りのあとで攻撃した
    .attribute_not = 前回の見張りのあとで攻撃していない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }前回の見張りのあとで{ $place ->
      [inner] 攻撃していて
      [other] 攻撃しているか
      [if] 攻撃していれば
     *[last] 攻撃している
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }前回の見張りのあとで{ $place ->
      [inner] 攻撃しておらず
      [other] 攻撃していないか
      [if] 攻撃していなければ
     *[last] 攻撃していない
    }
    .lasts = no
flag-under_attack = 攻撃された
    .attribute = 前回の見張りのあとで攻撃された
    .attribute_not = 前回の見張りのあとで攻撃されていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }前回の見張りのあとで{ $place ->
      [inner] 攻撃されていて
      [other] 攻撃されているか
      [if] 攻撃されていれば
     *[last] 攻撃されている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }前回の見張りのあとで{ $place ->
      [inner] 攻撃されておらず
      [other] 攻撃されていないか
      [if] 攻撃されていなければ
     *[last] 攻撃されていない
    }
    .lasts = no
flag-free_learner = 前提の免除
    .attribute = 前提を免除されている
    .attribute_not = 前提を免除されていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }能力と歌の前提を{ $place ->
      [inner] 免除され
      [other] 免除されるか
      [if] 免除されていれば
     *[last] 免除される
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }能力と歌の前提を{ $place ->
      [inner] 免除されず
      [other] 免除されないか
      [if] 免除されなければ
     *[last] 免除されない
    }
flag-on_the_move = 移動
    .attribute = 前のターンに動いていた
    .attribute_not = 前のターンに動いていなかった
    .lasts = no
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }前のターンに{ $place ->
      [inner] 動いていて
      [other] 動いていたか
     *[last] 動いていた
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }前のターンに{ $place ->
      [inner] 動いておらず
      [other] 動いていなかったか
      [if] 動いていなければ
     *[last] 動いていなかった
    }
flag-on_guard = 待機
    .attribute = 前のターンに待機していた
    .attribute_not = 前のターンに待機していなかった
    .lasts = no
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }前のターンに{ $place ->
      [inner] 待機していて
      [other] 待機していたか
     *[last] 待機していた
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }前のターンに{ $place ->
      [inner] 待機しておらず
      [other] 待機していなかったか
      [if] 待機していなければ
     *[last] 待機していなかった
    }

slot-weapon = 武器
    .holds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を手に{ $place ->
      [inner] していて
      [other] しているか
      [if] していれば
     *[last] している
    }
    .holds_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を手に{ $place ->
      [inner] しておらず
      [other] していないか
      [if] していなければ
     *[last] していない
    }
    .empty = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }武器を手に{ $place ->
      [inner] しておらず
      [other] していないか
      [if] していなければ
     *[last] していない
    }
    .full = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }武器を手に{ $place ->
      [inner] していて
      [other] しているか
      [if] していれば
     *[last] している
    }
slot-off_hand = 空き手の武器
    .holds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を空いた手に{ $place ->
      [inner] 持っていて
      [other] 持っているか
      [if] 持っていれば
     *[last] 持っている
    }
    .holds_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を空いた手に{ $place ->
      [inner] 持たず
      [other] 持っていないか
      [if] 持っていなければ
     *[last] 持っていない
    }
    .empty = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }空いた手に武器を{ $place ->
      [inner] 持たず
      [other] 持っていないか
      [if] 持っていなければ
     *[last] 持っていない
    }
    .full = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }空いた手に武器を{ $place ->
      [inner] 持っていて
      [other] 持っているか
      [if] 持っていれば
     *[last] 持っている
    }
slot-shield = 盾
    .holds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を{ $place ->
      [inner] 持っていて
      [other] 持っているか
      [if] 持っていれば
     *[last] 持っている
    }
    .holds_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を{ $place ->
      [inner] 持たず
      [other] 持っていないか
      [if] 持っていなければ
     *[last] 持っていない
    }
    .empty = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }盾を{ $place ->
      [inner] 持たず
      [other] 持っていないか
      [if] 持っていなければ
     *[last] 持っていない
    }
    .full = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }盾を{ $place ->
      [inner] 持っていて
      [other] 持っているか
      [if] 持っていれば
     *[last] 持っている
    }
slot-worn = 身に着けた防具
    .holds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を身に{ $place ->
      [inner] 着けていて
      [other] 着けているか
      [if] 着けていれば
     *[last] 着けている
    }
    .holds_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を身に{ $place ->
      [inner] 着けず
      [other] 着けていないか
      [if] 着けていなければ
     *[last] 着けていない
    }
    .empty = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }防具を身に{ $place ->
      [inner] 着けず
      [other] 着けていないか
      [if] 着けていなければ
     *[last] 着けていない
    }
    .full = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }防具を身に{ $place ->
      [inner] 着けていて
      [other] 着けているか
      [if] 着けていれば
     *[last] 着けている
    }
slot-theme = 主旋律
    .holds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を主旋律として{ $place ->
      [inner] 歌っていて
      [other] 歌っているか
      [if] 歌っていれば
     *[last] 歌っている
    }
    .holds_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を主旋律として{ $place ->
      [inner] 歌わず
      [other] 歌っていないか
      [if] 歌っていなければ
     *[last] 歌っていない
    }
    .empty = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }歌を{ $place ->
      [inner] 歌わず
      [other] 歌っていないか
      [if] 歌っていなければ
     *[last] 歌っていない
    }
    .full = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }歌を{ $place ->
      [inner] 歌っていて
      [other] 歌っているか
      [if] 歌っていれば
     *[last] 歌っている
    }
slot-minor = 副旋律
    .holds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を副旋律として{ $place ->
      [inner] 歌っていて
      [other] 歌っているか
      [if] 歌っていれば
     *[last] 歌っている
    }
    .holds_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を副旋律として{ $place ->
      [inner] 歌わず
      [other] 歌っていないか
      [if] 歌っていなければ
     *[last] 歌っていない
    }
    .empty = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }副旋律を{ $place ->
      [inner] 重ねず
      [other] 重ねていないか
      [if] 重ねていなければ
     *[last] 重ねていない
    }
    .full = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }副旋律を{ $place ->
      [inner] 重ねていて
      [other] 重ねているか
      [if] 重ねていれば
     *[last] 重ねている
    }
slot-race = 種族
    .lasts = no
    .holds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x_belong }{ aru }
    .holds_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x_belong }{ nai }
    .empty = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }どの種族にも{ $place ->
      [inner] 属さず
      [other] 属さないか
      [if] 属さなければ
     *[last] 属さない
    }
    .full = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }いずれかの種族に{ $place ->
      [inner] 属し
      [other] 属するか
      [if] 属すれば
     *[last] 属する
    }
slot-house = 家
    .lasts = no
    .holds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x_belong }{ aru }
    .holds_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x_belong }{ nai }
    .empty = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }どの家にも{ $place ->
      [inner] 属しておらず
      [other] 属していないか
      [if] 属していなければ
     *[last] 属していない
    }
    .full = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }いずれかの家に{ $place ->
      [inner] 属していて
      [other] 属しているか
      [if] 属していれば
     *[last] 属している
    }
stat-insight = 見えないものを見る目
    .more = 見えないものを見る目が{" "}{ $amount }{" "}{ $place ->
      [inner] 鋭くなり
     *[last] 鋭くなる
    }
stat-hearing = 耳の鋭さ
stat-clatter = 立てる物音
    .more = 立てる物音が{" "}{ $amount }{" "}{ $place ->
      [inner] 大きくなり
     *[last] 大きくなる
    }
stat-thrift = 杖と角笛の倹約
stat-brightness = 灯りの明るさ
    .more = 灯りの明るさが{" "}{ $amount }{" "}{ $place ->
      [inner] 増し
     *[last] 増す
    }
stat-steadiness = 抵抗力
    .member = { $member }への抵抗力
resource-quarry = 集中の相手
resource-streak = 打ち続けたラウンド数
flag-keen_eyed = 鋭い目
    .attribute = 灯りの輪のすぐ外まで見える
    .attribute_not = 灯りの輪の外の見えない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }灯りの輪のすぐ外にいる者まで{ $place ->
      [inner] 見え
      [other] 見えるか
      [if] 見えれば
     *[last] 見える
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }灯りの輪の外にいる者は{ $place ->
      [inner] 見えず
      [other] 見えないか
      [if] 見えなければ
     *[last] 見えない
    }
flag-knows_herbs = 薬草の心得
    .attribute = 薬草と薬の正体が判る
    .attribute_not = 薬草と薬の正体が判らない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }薬草と薬の正体を{ $place ->
      [inner] 知り
      [other] 知るか
      [if] 知れば
     *[last] 知る
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }薬草と薬の正体を{ $place ->
      [inner] 知らず
      [other] 知らないか
      [if] 知らなければ
     *[last] 知らない
    }
flag-knows_staves = 杖の心得
    .attribute = 杖と角笛の正体が判る
    .attribute_not = 杖と角笛の正体が判らない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }杖と角笛の正体を{ $place ->
      [inner] 知り
      [other] 知るか
      [if] 知れば
     *[last] 知る
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }杖と角笛の正体を{ $place ->
      [inner] 知らず
      [other] 知らないか
      [if] 知らなければ
     *[last] 知らない
    }
flag-breaks_curses = 呪い断ち
    .attribute = 呪われた装備を外せる
    .attribute_not = 呪われた装備を外せない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }呪われた装備を、呪いを断って{ $place ->
      [inner] 外せ
      [other] 外せるか
      [if] 外せれば
     *[last] 外せる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }呪われた装備を{ $place ->
      [inner] 外せず
      [other] 外せないか
      [if] 外せなければ
     *[last] 外せない
    }
flag-moved = 移動
    .attribute = このターンに動いた
    .attribute_not = このターンに動いていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }このターンに{ $place ->
      [inner] 動いていて
      [other] 動いているか
      [if] 動いていれば
     *[last] 動いている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }このターンに{ $place ->
      [inner] 動いておらず
      [other] 動いていないか
      [if] 動いていなければ
     *[last] 動いていない
    }
    .lasts = no
flag-clamouring = 騒ぎ
    .attribute = このターンに叫ぶか扉を破るかした
    .attribute_not = このターンに叫びも扉を破りもしていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }このターンに叫ぶか扉を破るか{ $place ->
      [inner] していて
      [other] しているか
      [if] していれば
     *[last] している
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }このターンに叫びも扉を破りも{ $place ->
      [inner] しておらず
      [other] していないか
      [if] していなければ
     *[last] していない
    }
    .lasts = no
flag-tunnelling = 掘削
    .attribute = このターンに岩を掘り抜いた
    .attribute_not = このターンに岩を掘り抜いていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }このターンに岩を{ $place ->
      [inner] 掘り抜いていて
      [other] 掘り抜いているか
      [if] 掘り抜いていれば
     *[last] 掘り抜いている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }このターンに岩を{ $place ->
      [inner] 掘り抜いておらず
      [other] 掘り抜いていないか
      [if] 掘り抜いていなければ
     *[last] 掘り抜いていない
    }
    .lasts = no

# 選択肢
enum-attack_kind = 攻撃の種類
member-attack_kind-regular = 通常の一撃
    .noun = 通常の一撃
    .attribute = 通常の一撃
    .attribute_not = 通常の一撃でない
    .attack = 通常の一撃
member-attack_kind-flanking = 側面取り
    .noun = 側面取り
    .attribute = 側面取り
    .attribute_not = 側面取りでない
    .attack = 側面取りの一撃
member-attack_kind-retreat = 統制退却
    .noun = 統制退却
    .attribute = 統制退却
    .attribute_not = 統制退却でない
    .attack = 統制退却の一撃
member-attack_kind-whirlwind = 旋風撃
    .noun = 旋風撃
    .attribute = 旋風撃
    .attribute_not = 旋風撃でない
    .attack = 旋風撃
member-attack_kind-impale = 串刺し
    .noun = 串刺し
    .attribute = 串刺し
    .attribute_not = 串刺しでない
    .attack = 串刺しの一撃
member-attack_kind-follow_through = 追い討ち
    .noun = 追い討ち
    .attribute = 追い討ち
    .attribute_not = 追い討ちでない
    .attack = 追い討ちの一撃
member-attack_kind-opportunity = 好機の一撃
    .noun = 好機の一撃
    .attribute = 好機の一撃
    .attribute_not = 好機の一撃でない
    .attack = 好機の一撃
member-attack_kind-riposte = 反撃
    .noun = 反撃
    .attribute = 反撃
    .attribute_not = 反撃でない
    .attack = 無償の一撃
member-attack_kind-interception = 迎撃
    .noun = 迎撃
    .attribute = 迎撃
    .attribute_not = 迎撃でない
    .attack = 無償の一撃
member-attack_kind-off_handed = 空き手の一撃
    .noun = 空き手の一撃
    .attribute = 空き手の一撃
    .attribute_not = 空き手の一撃でない
    .attack = 空き手の一撃

enum-source = 防護の源
member-source-armour = 防具
    .attribute = 防具の
    .attribute_not = 防具でない
member-source-shield = 盾
    .attribute = 盾の
    .attribute_not = 盾でない
member-source-special = 特別
    .attribute = 特別な
    .attribute_not = 特別でない
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
enum-threat = 心への脅威
member-threat-confusion = 混乱
    .attribute = 混乱の
    .attribute_not = 混乱でない
member-threat-stunning = 朦朧
    .attribute = 朦朧の
    .attribute_not = 朦朧でない
member-threat-fear = 恐怖
    .attribute = 恐怖の
    .attribute_not = 恐怖でない
member-threat-blindness = 盲目
    .attribute = 盲目の
    .attribute_not = 盲目でない
member-threat-entrancement = 幻惑
    .attribute = 幻惑の
    .attribute_not = 幻惑でない
member-threat-slowing = 鈍足
    .attribute = 鈍足の
    .attribute_not = 鈍足でない
member-threat-hallucination = 幻覚
    .attribute = 幻覚の
    .attribute_not = 幻覚でない
member-threat-hunger = 飢え
    .attribute = 飢えの
    .attribute_not = 飢えでない
member-threat-draining = 能力値吸収
    .attribute = 能力値吸収の
    .attribute_not = 能力値吸収でない
member-threat-forgetting = 忘却
    .attribute = 忘却の
    .attribute_not = 忘却でない

enum-weapon_trait = 武器の特徴
member-weapon_trait-axe = 斧
    .noun = 斧
    .noun_plural = 斧
    .attribute = 斧{ aru }
    .attribute_not = 斧{ denai }
    .is = { $who }が斧{ aru }
    .is_not = { $who }が斧{ nai }
member-weapon_trait-polearm = 長柄
    .noun = 長柄武器
    .noun_plural = 長柄武器
    .attribute = 長柄武器{ aru }
    .attribute_not = 長柄武器{ denai }
    .is = { $who }が長柄武器{ aru }
    .is_not = { $who }が長柄武器{ nai }
member-weapon_trait-bow = 弓
    .noun = 弓
    .noun_plural = 弓
    .attribute = 弓{ aru }
    .attribute_not = 弓{ denai }
    .is = { $who }が弓{ aru }
    .is_not = { $who }が弓{ nai }
member-weapon_trait-hand_and_a_half = 片手半
    .noun = 片手半の武器
    .noun_plural = 片手半の武器
    .attribute = 片手半の武器{ aru }
    .attribute_not = 片手半の武器{ denai }
    .is = { $who }が片手半の武器{ aru }
    .is_not = { $who }が片手半の武器{ nai }
member-weapon_trait-two_handed = 両手武器
    .noun = 両手武器
    .noun_plural = 両手武器
    .attribute = 両手武器{ aru }
    .attribute_not = 両手武器{ denai }
    .is = { $who }が両手武器{ aru }
    .is_not = { $who }が両手武器{ nai }

enum-creature_category = 敵の分類
member-creature_category-orc = オーク
    .noun = オーク
    .attribute = オークである
    .attribute_not = オークでない
    .counter = 体
member-creature_category-wolf = 狼
    .noun = 狼
    .attribute = 狼である
    .attribute_not = 狼でない
    .counter = 体
member-creature_category-spider = 蜘蛛
    .noun = 蜘蛛
    .attribute = 蜘蛛である
    .attribute_not = 蜘蛛でない
    .counter = 体
member-creature_category-troll = トロル
    .noun = トロル
    .attribute = トロルである
    .attribute_not = トロルでない
    .counter = 体
member-creature_category-wraith = 幽鬼
    .noun = 幽鬼
    .attribute = 幽鬼である
    .attribute_not = 幽鬼でない
    .counter = 体
member-creature_category-rauko = 魔霊
    .noun = 魔霊
    .attribute = 魔霊である
    .attribute_not = 魔霊でない
    .counter = 体
member-creature_category-serpent = 大蛇
    .noun = 大蛇
    .attribute = 大蛇である
    .attribute_not = 大蛇でない
    .counter = 体
member-creature_category-dragon = 竜
    .noun = 竜
    .attribute = 竜である
    .attribute_not = 竜でない
    .counter = 体

enum-stance_name = 姿勢
member-stance_name-fleeing = 逃走
    .attribute = 逃走している
    .attribute_not = 逃走していない
member-stance_name-confident = 自信
    .attribute = 自信を保っている
    .attribute_not = 自信を保っていない
member-stance_name-aggressive = 攻勢
    .attribute = 攻勢に出ている
    .attribute_not = 攻勢に出ていない

# 攻撃とその周り
context-attack = 攻撃
role-attack-attacker = 攻め手
    .other = word-foe
    .scope = { $contexts_said ->
      [yes] { $contexts }では
     *[no] どの攻撃でも
    }
role-attack-defender = 受け手
    .other = word-foe
    .scope = 自分への{ $contexts }では
role-attack-weapon = 武器
    .attribute = { $x }での
role-attack-kind = 攻撃の種類
    .attribute = { $list }による
    .attribute_not = { $list }でない
    .attack = 一撃
role-attack-charging = 突撃
    .attribute = 突撃での
    .attribute_not = 突撃でない
    .is = 突撃{ aru }
    .is_not = 突撃{ nai }
context-assault = 主たる攻撃
role-assault-attacker = 攻め手
    .other = word-foe
    .scope = { $contexts }では
role-assault-weapon = 武器
    .attribute = { $x }での
    .leads = yes
role-assault-first = ターン最初
    .attribute = ターン最初の
    .attribute_not = ターン最初でない
    .is = ターン最初の主たる攻撃{ aru }
    .is_not = ターン最初の主たる攻撃{ nai }

stat-attack-melee = 近接
    .noun = 近接攻撃
    .noun_plural = 近接攻撃
    .attribute = 近接
    .attribute_not = 近接でない
    .is = { $place ->
      [last] その攻撃は
     *[other] {""}
    }近接攻撃{ aru }
    .is_not = 近接攻撃{ nai }
stat-attack-archery = 射撃
    .noun = 射撃
    .noun_plural = 射撃
    .attribute = 射撃での
    .attribute_not = 射撃でない
    .is = { $place ->
      [last] その攻撃は
      [if] その攻撃が
     *[other] {""}
    }射撃{ aru }
    .is_not = 射撃{ nai }
stat-attack-both_hands = 両手持ち
    .attribute = 両手持ちでの
    .attribute_not = 両手持ちでない
    .is = { $place ->
      [last] その攻撃は
     *[other] {""}
    }両手持ち{ aru }
    .is_not = 両手持ち{ nai }
stat-attack-range_penalty = 距離の不利
stat-attack-overwhelmed = 包囲の不利
stat-attack-to_hit = 命中
stat-attack-dodge = 回避値
role-attack-crit = 会心のダイスの数
stat-attack-crit_needs = 会心の一撃に要る差
    .more = 会心の一撃に要る差が{ $n ->
      [formula] { dake }
     *[other] {" "}{ $amount }{" "}
    }{ $place ->
      [inner] 大きくなり
     *[last] 大きくなる
    }
    .less = 会心の一撃に要る差が{ $n ->
      [formula] { dake }
     *[other] {" "}{ $amount }{" "}
    }{ $place ->
      [inner] 小さくなり
     *[last] 小さくなる
    }
stat-attack-heft = 一撃に乗る腕力
stat-attack-damage = ダメージ
stat-attack-all_damage = 会心のダイスを含むダメージ
stat-attack-reach = 射程

# ホストに尋ねること
fact-can_see = 視認
    .is = { $a_person ->
      [you] {""}
     *[it] { $a }から
    }{ $b_person ->
      [you] 自分
     *[it] { $b }
    }が{ $place ->
      [inner] 見えていて
      [other] 見えているか
      [if] 見えていれば
     *[last] 見えている
    }
    .is_not = { $a_person ->
      [you] {""}
     *[it] { $a }から
    }{ $b_person ->
      [you] 自分
     *[it] { $b }
    }が{ $place ->
      [inner] 見えておらず
      [other] 見えていないか
      [if] 見えていなければ
     *[last] 見えていない
    }
    .leads = yes
    .attribute_b = 見えている
    .attribute_not_b = 見えていない
    .attribute_a = 自分が見えている
    .attribute_not_a = 自分が見えていない
fact-distance = 距離
    .before = { $a }と{ $b }の
fact-sound_distance = 音の道の距離
    .before = { $a_person ->
      [you] { $b }までの
     *[it] { $b_person ->
          [you] { $a }までの
         *[it] { $a }と{ $b }の
        }
    }
fact-squares_to = 距離
    .name = そこまでの距離
fact-kills_alike = 同じ種類の討伐数
    .before = { $prey }と
fact-open_squares = 空いたマスの数
    .before = { $around }の周りの
fact-slays = 殺戮
    .is = { $w }が{ $c }への殺戮の力を{ $place ->
      [inner] 持ち
      [other] 持つか
      [if] 持てば
     *[last] 持つ
    }
    .is_not = { $w }が{ $c }への殺戮の力を{ $place ->
      [inner] 持たず
      [other] 持たないか
      [if] 持たなければ
     *[last] 持たない
    }
    .attribute_w = 自分への殺戮の力を持つ
    .attribute_not_w = 自分への殺戮の力を持たない
    .attribute_c = 武器の殺戮の力が及ぶ
    .attribute_not_c = 武器の殺戮の力が及ばない
fact-room_behind = 背後の空き
    .is = { $who }の背後に空きが{ $place ->
      [inner] あり
      [other] あるか
      [if] あれば
     *[last] ある
    }
    .is_not = { $who }の背後に空きが{ $place ->
      [inner] なく
      [other] ないか
      [if] なければ
     *[last] ない
    }
    .attribute_who = 背後に空きのある
    .attribute_not_who = 背後に空きのない
fact-foes_behind = 背後の敵の数
    .before = { $attacker }から見た{ $who }の
fact-foes_beside = 脇の敵の数
    .before = { $attacker }から見た{ $who }の
set-adjacent_foes = 隣接する敵
    .name = 敵
    .before = 隣接する
    .counter = 体
set-foes_in_sight = 見えている敵
    .name = 敵
    .before = 見えている
    .counter = 体
set-unseen_foes = 見えない敵
    .name = 敵
    .before = 見えない
    .counter = 体
set-right_behind = すぐ後ろの敵
    .name = 敵
    .before = { $striker }から見て{ $target }のすぐ後ろに立つ
    .counter = 体
set-foes_in_earshot = 声の届く敵
    .name = 敵
    .before = 声の届く
    .counter = 体
set-edge_of_the_known = 知っている場所に隣り合う未知の場所
    .name = 未知の場所
    .before = 知っている場所に隣り合う
    .counter = か所

# 出来事
param-missed-by = 差
event-missed = 空振り
    .as_defender = { $attacker }の{ $attack }が{ $by_said ->
      [yes] { $by }の差で
     *[no] {""}
    }{ $place ->
      [inner] 外れ
     *[last] 外れる
    }
    .as_attacker = { $defender }への{ $attack }が{ $by_said ->
      [yes] { $by }の差で
     *[no] {""}
    }{ $place ->
      [inner] 外れ
     *[last] 外れる
    }
    .happens = 攻撃が{ $place ->
      [inner] 外れ
     *[last] 外れる
    }
    .told = { $attacker }の攻撃は{ $by ->
          [0] 惜しくも
         *[other] {" "}{ $by } の差で
        }{ $defender }に外れる
param-hit-net = 通ったダメージ
event-hit = 命中
    .as_attacker = { $defender }に{ $attack }を{ $net_said ->
      [yes] 当てて{ $net }のダメージを{ $place ->
          [inner] 与え
         *[last] 与える
        }
     *[no] { $place ->
          [inner] 当て
         *[last] 当てる
        }
    }
    .as_defender = { $attacker }の{ $attack }{ $net_said ->
      [yes] で{ $net }のダメージを
     *[no] を
    }{ $place ->
      [inner] 受け
     *[last] 受ける
    }
    .happens = 攻撃が{ $place ->
      [inner] 当たり
     *[last] 当たる
    }
    .told = { $attacker }の攻撃が{ $defender }に{ $net ->
          [0] 当たるが、ダメージを与えられない
         *[other] 当たり、{ $net } のダメージを与える
        }
event-killed = 撃破
    .as_attacker = { $attack_said ->
      [yes] { $attack }で
     *[no] {""}
    }{ $defender }を{ $place ->
      [inner] 倒し
     *[last] 倒す
    }
    .as_defender = { $attacker }に{ $place ->
      [inner] 倒され
     *[last] 倒される
    }
    .happens = 受け手が{ $place ->
      [inner] 倒れ
     *[last] 倒れる
    }
    .told = { $attacker }が{ $defender }を倒す
event-swung = 主たる一撃
    .as_attacker = { $attack_said ->
      [yes] { $attack }で
     *[no] 主たる攻撃で
    }{ $defender }を{ $place ->
      [inner] 打ち
     *[last] 打つ
    }
    .as_defender = { $attacker }の主たる攻撃を{ $place ->
      [inner] 受け
     *[last] 受ける
    }
    .told = 一撃が{ $place ->
      [inner] 終わり
     *[last] 終わる
    }
    .happens = { $kind_attack }が{ $place ->
      [inner] 終わり
     *[last] 終わる
    }
event-shot = 射終わり
    .as_attacker = { $defender }を{ $place ->
      [inner] 射
     *[last] 射る
    }
    .as_defender = { $attacker }に{ $place ->
      [inner] 射られ
     *[last] 射られる
    }
    .happens = 矢が{ $place ->
      [inner] 放たれ
     *[last] 放たれる
    }
event-assault_ended = 主たる攻撃の終わり
    .as_attacker = { $assault }を{ $place ->
      [inner] 終え
     *[last] 終える
    }
    .happens = 主たる攻撃が{ $place ->
      [inner] 終わり
     *[last] 終わる
    }
param-approached-mover = 敵
    .counter = 体
param-approached-goal = 敵
    .counter = 体
event-approached = 接近
    .as_goal = { $mover }が隣へ{ $place ->
      [inner] 来て
     *[last] 来る
    }
    .as_mover = { $goal }の隣へ{ $place ->
      [inner] 行き
     *[last] 行く
    }
    .happens = 敵が隣へ{ $place ->
      [inner] 来て
     *[last] 来る
    }
param-circled-mover = 敵
    .counter = 体
param-circled-centre = 敵
    .counter = 体
event-circled = 回り込み
    .as_centre = { $mover }が隣のマスから隣のマスへ{ $place ->
      [inner] 移り
     *[last] 移る
    }
    .as_mover = { $centre }の隣のマスから隣のマスへ{ $place ->
      [inner] 移り
     *[last] 移る
    }
    .happens = 敵が隣のマスから隣のマスへ{ $place ->
      [inner] 移り
     *[last] 移る
    }
param-withdrew-mover = 敵
    .counter = 体
param-withdrew-left = 敵
    .counter = 体
event-withdrew = 離脱
    .as_left = { $mover }が隣から{ $place ->
      [inner] 離れ
     *[last] 離れる
    }
    .as_mover = { $left }の隣から{ $place ->
      [inner] 離れ
     *[last] 離れる
    }
    .happens = 敵が隣から{ $place ->
      [inner] 離れ
     *[last] 離れる
    }
param-door_closed-closer = 敵
    .counter = 体
param-door_closed-door = 扉
    .counter = 枚
event-door_closed = 扉を閉める
    .as_closer = 扉を{ $place ->
      [inner] 閉め
     *[last] 閉める
    }
    .happens = 扉が{ $place ->
      [inner] 閉まり
     *[last] 閉まる
    }

# ホストに頼むこと
command-push = 突き飛ばす
    .do = { $who }を{ $squares }マス後ろへ{ $place ->
      [inner] 押しやり
     *[last] 押しやる
    }
command-sense = 気配を捉える
    .do = { $who }の気配を捉え、{ $plainly_if }、はっきりと{ $place ->
      [inner] 捉え
     *[last] 捉える
    }
command-swap = 入れ替える
    .do = { $one }と{ $other }の場所を{ $place ->
      [inner] 入れ替え
     *[last] 入れ替える
    }
command-end_song = 歌をやめる
    .do = { $singer_person ->
      [you] {""}
     *[it] { $singer }が
    }歌を{ $place ->
      [inner] やめ
     *[last] やめる
    }
command-reveal = 明らかにする
    .do = { $spot }を{ $place ->
      [inner] 明らかにし
     *[last] 明らかにする
    }
command-ward = 守りを掛ける
    .do = { $door }に強さ { $strength } の守りを{ $place ->
      [inner] 掛け
     *[last] 掛ける
    }

# 手順と判定
procedure-strike = 一撃を放つ
    .do = { $attacker_person ->
      [you] {""}
     *[it] { $attacker_sort ->
          [role] {""}
         *[other] { $attacker }が
        }
    }{ $attack_said ->
      [yes] { $attack }として
     *[no] {""}
    }{ $defender }に{ $kind_attack }を{ $place ->
      [inner] 放ち
     *[last] 放つ
    }
param-strike-attack = 攻撃
step-strike-attack_roll = 命中判定
step-strike-evasion_roll = 回避判定
step-strike-crit = 会心のダイスの数
step-strike-damage = ダメージ
step-strike-blocked = 防護判定
step-strike-net = 通ったダメージ
step-strike-harm = 負傷
procedure-shoot = 矢を射る
    .do = { $defender }に矢を{ $place ->
      [inner] 射かけ
     *[last] 射かける
    }
procedure-blow = 打ち込む
    .do = { $defender }に{ $kind_attack }を{ $place ->
      [inner] 放ち
     *[last] 放つ
    }
param-blow-attack = 攻撃
param-shoot-attack = 攻撃
procedure-main_attack = 主たる攻撃
    .do = { $target }に{ $assault_said ->
      [yes] { $assault }
     *[no] 主たる攻撃
    }を{ $place ->
      [inner] 仕掛け
     *[last] 仕掛ける
    }
step-main_attack-blows = 打ち込み
param-main_attack-assault = 主たる攻撃
param-main_attack-target = 標的
param-main_attack-kind = 攻撃の種類
    .attack = 所定の一撃
param-main_attack-charging = 突撃

check-skill_check = 技能判定
    .succeeds = { $roller_person ->
      [you] {""}
     *[it] { $roller }が
    }{ $difficulty_kind ->
      [whole] 難度{" "}{ $difficulty }{" "}の
     *[formula] { $difficulty_block }を難度とする
    }{ $skill }の判定{ $place ->
      [inner] に成功し
      [other] に成功するか
      [if] を行い、成功すれば
     *[last] に成功する
    }
    .fails = { $roller_person ->
      [you] {""}
     *[it] { $roller }が
    }{ $difficulty_kind ->
      [whole] 難度{" "}{ $difficulty }{" "}の
     *[formula] { $difficulty_block }を難度とする
    }{ $skill }の判定{ $place ->
      [inner] に失敗し
      [other] に失敗するか
      [if] を行い、失敗すれば
     *[last] に失敗する
    }
param-skill_check-roller = 振り手
param-skill_check-skill = 技能
param-skill_check-opposed = 相手
param-skill_check-difficulty = 難度
local-skill_check-mine = 振り手の合計
check-strength_check = 力比べ
    .succeeds = { $roller_person ->
      [you] {""}
     *[it] { $roller }が
    }{ $opposed_said ->
      [yes] { $opposed }との
     *[no] {""}
    }力比べ（競う腕力は{ $strength_block }、難度は{ $difficulty_block }）{ $place ->
      [inner] に勝ち
      [other] に勝つか
      [if] を行い、勝てば
     *[last] に勝つ
    }
    .fails = { $roller_person ->
      [you] {""}
     *[it] { $roller }が
    }{ $opposed_said ->
      [yes] { $opposed }との
     *[no] {""}
    }力比べ（競う腕力は{ $strength_block }、難度は{ $difficulty_block }）{ $place ->
      [inner] に敗れ
      [other] に敗れるか
      [if] を行い、敗れれば
     *[last] に敗れる
    }
param-strength_check-roller = 振り手
param-strength_check-strength = 競う腕力
param-strength_check-opposed = 相手
param-strength_check-difficulty = 難度
local-strength_check-mine = 振り手の合計
check-notice = 気づき
    .succeeds = { $watcher_person ->
      [you] {""}
     *[it] { $watcher }が
    }{ $sneaker }に{ $place ->
      [inner] 気づき
      [other] 気づくか
      [if] 気づけば
     *[last] 気づく
    }
    .fails = { $watcher_person ->
      [you] {""}
     *[it] { $watcher }が
    }{ $sneaker }に{ $place ->
      [inner] 気づかず
      [other] 気づかないか
      [if] 気づかなければ
     *[last] 気づかない
    }
check-withstand = 耐える判定
    .succeeds = { $roller_person ->
      [you] {""}
     *[it] { $roller }が
    }{ $threat }に{ $place ->
      [inner] 耐え
      [other] 耐えるか
      [if] 耐えれば
     *[last] 耐える
    }
    .fails = { $roller_person ->
      [you] {""}
     *[it] { $roller }が
    }{ $threat }に{ $place ->
      [inner] 屈し
      [other] 屈するか
      [if] 屈すれば
     *[last] 屈する
    }
param-withstand-roller = 判定する者
param-withstand-threat = 脅威
param-withstand-foe = 敵
    .counter = 体
param-withstand-difficulty = 難度
local-withstand-mine = 判定する者の合計
check-spot = 見えない者を見つける判定
    .succeeds = { $watcher_person ->
      [you] {""}
     *[it] { $watcher }が
    }{ $hidden }を{ $place ->
      [inner] 見つけ
      [other] 見つけるか
      [if] 見つければ
     *[last] 見つける
    }
    .fails = { $watcher_person ->
      [you] {""}
     *[it] { $watcher }が
    }{ $hidden }を{ $place ->
      [inner] 見つけられず
      [other] 見つけられないか
      [if] 見つけられなければ
     *[last] 見つけられない
    }
param-spot-watcher = 見張り手
param-spot-hidden = 見えない者
local-spot-mine = 見張り手の合計
enum-hazard = 危険
member-hazard-pit = 落とし穴
    .attribute = 落とし穴の
    .attribute_not = 落とし穴でない
member-hazard-spiked_pit = 杭付きの落とし穴
    .attribute = 杭付きの落とし穴の
    .attribute_not = 杭付きの落とし穴でない
member-hazard-debris = 落石
    .attribute = 落石の
    .attribute_not = 落石でない
member-hazard-darts = 吹き矢の罠
    .attribute = 吹き矢の罠の
    .attribute_not = 吹き矢の罠でない
table-hazard_difficulty = 危険の難度
    .after = （{ $hazard_block }による）
param-hazard_difficulty-hazard = 危険
check-escape = 危険を逃れる判定
    .succeeds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $hazard }を{ $place ->
      [inner] 逃れ
      [other] 逃れるか
      [if] 逃れれば
     *[last] 逃れる
    }
    .fails = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $hazard }を{ $place ->
      [inner] 逃れられず
      [other] 逃れられないか
      [if] 逃れられなければ
     *[last] 逃れられない
    }
param-escape-who = 判定する者
param-escape-hazard = 危険
local-escape-mine = 判定する者の合計
check-hear = 聞き耳の判定
    .succeeds = { $listener_person ->
      [you] {""}
     *[it] { $listener }が
    }{ $foe }の物音を{ $place ->
      [inner] 聞きつけ
      [other] 聞きつけるか
      [if] 聞きつければ
     *[last] 聞きつける
    }
    .fails = { $listener_person ->
      [you] {""}
     *[it] { $listener }が
    }{ $foe }の物音を{ $place ->
      [inner] 聞き逃し
      [other] 聞き逃すか
      [if] 聞き逃せば
     *[last] 聞き逃す
    }
enum-din = 騒音
member-din-quake = 地震
    .attribute = 地震の
    .attribute_not = 地震でない
member-din-hammering = 鍛冶
    .attribute = 鍛冶の
    .attribute_not = 鍛冶でない
member-din-arrow = 矢
    .attribute = 矢の
    .attribute_not = 矢でない
member-din-boulder = 岩
    .attribute = 岩の
    .attribute_not = 岩でない
member-din-outcry = 叫び
    .attribute = 叫びの
    .attribute_not = 叫びでない
member-din-breath = 吐息
    .attribute = 吐息の
    .attribute_not = 吐息でない
member-din-screech = 異界の絶叫
    .attribute = 異界の絶叫の
    .attribute_not = 異界の絶叫でない
table-loudness = 騒音の大きさ
    .after = {""}
    .before = { $din }の
    .name = 音の大きさ
param-loudness-din = 騒音
event-din_made = 騒音
    .as_maker = 騒音を{ $place ->
      [inner] 立て
     *[last] 立てる
    }
    .happens = 騒音が{ $place ->
      [inner] 立ち
     *[last] 立つ
    }
param-din_made-maker = 音の主
param-din_made-din = 騒音
param-hear-listener = 聞き手
param-hear-foe = 敵
    .counter = 体
local-hear-mine = 聞き手の合計
formula-in_plain_sight = 丸見えの上乗せ
    .after = （{ $watcher_block }と{ $sneaker_block }による）
param-in_plain_sight-watcher = 見張り手
param-in_plain_sight-sneaker = 忍び手
procedure-look_out = 見張り
    .do = { $watcher }が{ $sneaker }を{ $place ->
      [inner] 見張り
     *[last] 見張る
    }
param-look_out-watcher = 見張り手
param-look_out-sneaker = 忍び手
step-look_out-ahead = 見張りの差
result-notice-margin = 差
procedure-exchange = 場所の交換
    .do = { $foe }と場所を{ $place ->
      [inner] 入れ替え
     *[last] 入れ替える
    }
param-exchange-mover = 動く者
param-exchange-foe = 敵
    .counter = 体
param-notice-watcher = 見張り手
param-notice-sneaker = 忍び手
local-notice-heard = 見張り手の合計

table-dismay = 負傷による動揺
    .after = {""}
param-dismay-health = 生命力
param-dismay-full = 生命力の上限

# 登場人物
plan-careful = 慎重
character-trainee = 見習い
character-dummy = 稽古台

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
ability-polearm_mastery-text = 長柄武器を手にしているあいだ、打撃が { $bonus } 上がる。また、穂先を構えて1ターン待てば、隣へ踏み込む者はみずから穂先に飛び込むことになる。その姿が見えていれば、無償の一撃を放つ。混乱しているあいだは放てない。
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
ability-impale = 串刺し
    .reading = くしざし
ability-impale-text = 長い穂先は1体目では止まらない。長柄武器か大剣を構えていれば、主たる攻撃は串刺しの一撃となり、打った敵のすぐ後ろに立つ敵まで貫く。
ability-whirlwind = 旋風撃
    .reading = せんぷうげき
ability-whirlwind-text = 振り出した武器を途中で止める理由は無い。敵を打つと、隣にいるほかの敵も残らず打つ。串刺しにもできるときは、旋風撃になる。
ability-zone_of_control = 制圧圏
    .reading = せいあつけん
ability-zone_of_control-text = 手の届くところは自分の縄張りである。隣のマスから隣のマスへ移る敵に、その姿が見えていれば、好機の一撃を放つ。混乱しているあいだは放てない。
ability-two_weapon_fighting = 二刀流
    .reading = にとうりゅう
ability-two_weapon_fighting-text = 盾の代わりに、空いた手にもう一本の片手武器を持つ。打った敵のそれぞれに、その武器も続く。その一撃では、腕力と敏捷を { $slower } ずつ低いものとして扱う。
ability-rapid_attack = 連撃
    .reading = れんげき
ability-rapid_attack-text = 主たる攻撃で打つ敵を、二度ずつ打つ。その代わり、どちらの一撃でも腕力と敏捷を { $slower } ずつ低いものとして扱う。
ability-melee_strength = 腕力
    .reading = わんりょく
ability-melee_strength-text = 幾度となく振り上げた重みが身になった。腕力が { $more } 上がる。
ability-smite = 痛撃
    .reading = つうげき
ability-smite-text = 両手武器を振りかぶり、ターン最初の主たる攻撃に力のすべてを注ぐ。その攻撃では、ダメージダイスの目がすべて最大になる。ただし、振り抜いた勢いで体勢を崩し、次の手番を失う。

# 回避の能力
ability-dodging = 身かわし
    .reading = みかわし
ability-dodging-text = ひとところに留まらない。前のターンに動いていれば、回避が { $bonus } 上がる。
ability-parry = 受け流し
    .reading = うけながし
ability-parry-text = 足だけでなく、武器でも攻撃をさばく。武器によって増える回避は、倍に数える。
ability-riposte = 反撃
    .reading = はんげき
ability-riposte-text = 近接攻撃を大きく外した敵は、隙だらけになる。外れた差が「{ $margin } ＋ 自分の武器の重さのポンド数」以上で、その敵が見えていれば、1ラウンドに一度、無償の一撃を返す。混乱しているあいだは返せない。

# 隠密の能力
ability-assassination = 暗殺
    .reading = あんさつ
ability-assassination-text = 油断している者も眠っている者も、誰の手に掛かったかを知ることはない。そうした敵に近接攻撃を仕掛けるときは、命中に隠密を加える。突撃のとき、混乱しているとき、相手が見えないときには加わらない。
ability-disguise = 変装
    .reading = へんそう
ability-disguise-text = いかにもここの者らしく装う。油断している者の目につく度合いが{ $part ->
      [2] 半分
      [3] 3分の1
     *[other] { $part }分の1
    }になる。
ability-exchange_places = 位置交換
    .reading = いちこうかん
ability-exchange_places-text = 隣の敵とすれ違い、場所を入れ替える。相手が見えていて、足が自由でなければならない。警戒していて、心を持ち、混乱していない敵は、すれ違いざまに好機の一撃を放つ。
ability-opportunist = 好機の一撃
    .reading = こうきのいちげき
ability-opportunist-text = 離れていく者は背中を見せる。隣から離れる敵に、その姿が見えていれば、好機の一撃を放つ。混乱しているあいだは放てない。
ability-vanish = 消失
    .reading = しょうしつ
ability-vanish-text = 見えなくなれば、忘れられる。こちらを見失った見張り手に忘れさせるのに要る差が { $sooner } 小さくなる。
ability-stealth_dexterity = 敏捷
    .reading = びんしょう
ability-stealth_dexterity-text = 無駄のない身のこなしを覚えた。敏捷が { $more } 上がる。
ability-cruel_blow = 残酷な一撃
    .reading = ざんこくないちげき
ability-cruel_blow-text = どこを打てば痛むかを心得ている。近接攻撃で会心の一撃を出し、ダメージが通れば、敵は意志を試される。会心のダイスが多いほど難度は高い。堪えきれなかった敵は、会心のダイス1個につき1ターン、痛みで混乱する。

# 知覚の能力
ability-quick_study = 早学び
    .reading = はやまなび
ability-quick_study-text = 見るだけで身につける。前提となる能力を持っていなくても、その先の能力を覚えられる。ただし、求められる技能の値はこれまでどおり要る。
ability-focused_attack = 一点集中
    .reading = いってんしゅうちゅう
ability-focused_attack-text = ただ一瞬を待つ。待ったターンのあとの最初の攻撃では、命中が知覚の{ $part ->
      [2] 半分
     *[other] { $part }分の1
    }（切り捨て）だけ上がる。
ability-keen_senses = 鋭敏な感覚
    .reading = えいびんなかんかく
ability-keen_senses-text = 目が灯りの先まで届く。灯りの輪のすぐ外に立つ者まで見える。姿を見せない者を見つけようとするときは { $bonus } 有利になる。
ability-concentration = 集中
    .reading = しゅうちゅう
ability-concentration-text = ただ1体の敵しか目に入らない。続けて攻撃したラウンドごとに、その敵への命中が 1 ずつ上がる。上限は、知覚の{ $part ->
      [2] 半分
     *[other] { $part }分の1
    }（切り捨て）である。待つターンを挟んでも途切れないが、ほかのことをすれば途切れる。
ability-alchemy = 錬金術
    .reading = れんきんじゅつ
ability-alchemy-text = 薬草も薬も、杖も角笛も、何をするものかが判る。ただし経験点は、その種類のものに実際に出会ったときにだけ入る。
ability-bane = 天敵
    .reading = てんてき
ability-bane-text = { $wanted }体以上倒した敵の分類を一つ選ぶ。その分類の敵に対しては、あらゆる技能が高くなり、自分を見た敵の士気も下がる。討伐数が倍になるごとに、どちらも 1 ずつ増えていく。
ability-listen = 聞き耳
    .reading = ききみみ
ability-listen-text = 扉の向こうの息づかいが聞こえる。毎ターン、見えない敵それぞれの気配を捉えられるかもしれない。{ $plain } を超える差で勝てば、見えているのと変わらない。
ability-master_hunter = 狩人の達人
    .reading = かりゅうどのたつじん
ability-master_hunter-text = どの敵の仕留め方も知っている。ある敵への命中が、それと同じ種類の敵を倒した数だけ上がる。ただし、知覚の許す数までである。
ability-perception_grace = 恩寵
    .reading = おんちょう
ability-perception_grace-text = よく見る者は、見たものを愛するようになる。恩寵が { $more } 上がる。
ability-curse_breaking = 呪い断ち
    .reading = のろいだち
ability-curse_breaking-text = 呪われたものは持ち主に取り付いて離れない。だが取り外すことができ、そうすれば呪いは断たれる。
ability-channeling = 交感
    .reading = こうかん
ability-channeling-text = 杖と角笛の正体がひと目で判り、{ $factor }倍の働きを引き出す。角笛に払う声も杖の充填数の減りも、{ $factor ->
      [2] 半分
      [3] 3分の1
     *[other] { $factor }分の1
    }で済む。
parameter-bane-category = 分類
    .chosen = 選んだ分類
table-bane_bonus = 天敵の上乗せ
    .after = （{ $kills_block }による）
param-bane_bonus-kills = 討伐数
formula-cruel_difficulty = 残酷な一撃の耐えがたさ
    .after = （{ $crits_block }による）
param-cruel_difficulty-crits = 会心のダイスの数
status-spent = 逃した一瞬
    .reading = のがしたいっしゅん
    .attribute = 一瞬を逃した
    .attribute_not = 一瞬を待っている
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }そのあとですでに{ $place ->
      [inner] 攻撃していて
      [other] 攻撃しているか
      [if] 攻撃していれば
     *[last] 攻撃している
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }そのあとでまだ{ $place ->
      [inner] 攻撃しておらず
      [other] 攻撃していないか
      [if] 攻撃していなければ
     *[last] 攻撃していない
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }{ $lasts }その一瞬を{ $place ->
      [inner] 逃し
     *[last] 逃す
    }
status-spent-text = ただ一度の機は過ぎた。待てば、また来る。
status-persistent = 打ち続け
    .reading = うちつづけ
    .attribute = このラウンドに攻撃した
    .attribute_not = このラウンドに攻撃していない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }このラウンドに{ $place ->
      [inner] 攻撃していて
      [other] 攻撃しているか
      [if] 攻撃していれば
     *[last] 攻撃している
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }このラウンドに{ $place ->
      [inner] 攻撃しておらず
      [other] 攻撃していないか
      [if] 攻撃していなければ
     *[last] 攻撃していない
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }このラウンドに攻撃したものと{ $place ->
      [inner] し
     *[last] する
    }
status-persistent-text = 攻撃して、まだ食らいついている。
procedure-keep_at = 打ち続ける
    .do = { $foe }を打ったラウンドとして{ $place ->
      [inner] 数え
     *[last] 数える
    }
param-keep_at-fighter = 戦う者
param-keep_at-foe = 打った敵
    .counter = 体
formula-hunter_bonus = 狩人の上乗せ
    .after = （{ $perception_block }と{ $kills_block }による）
param-hunter_bonus-perception = 知覚
param-hunter_bonus-kills = 討伐数

# 意志の能力
ability-strength_in_adversity = 逆境の力
    .reading = ぎゃっきょうのちから
ability-strength_in_adversity-text = 最期が近づくほど手強くなる。生命力が上限の半分以下なら、腕力・敏捷・恩寵が { $wounded } ずつ上がる。4分の1以下なら { $dying } ずつ上がる。
ability-inner_light = 内なる光
    .reading = うちなるひかり
ability-inner_light-text = 灯りが内から燃え、つくられた闇にも消されない。灯りの届くマスは、どこも { $more } ずつ明るくなる。
ability-indomitable = 不屈
    .reading = ふくつ
ability-indomitable-text = 恐れにも飢えにも膝を折らない。恐怖・混乱・朦朧・幻覚に襲われるときは、意志を { $firm } 高いものとして扱う。空腹の進みは{ $part ->
      [2] 半分
      [3] 3分の1
     *[other] { $part }分の1
    }になる。
ability-poison_resistance = 毒への耐性
    .reading = どくへのたいせい
ability-poison_resistance-text = 味わい尽くして、毒のほうが慣れてしまった。毒への耐性が { $levels } 段上がる。
ability-majesty = 威光
    .reading = いこう
ability-majesty-text = 剣を抜くまでもない。こちらを目にした敵は、意志の差の半分（切り捨て）だけ士気を失う。
ability-will_constitution = 耐久
    .reading = たいきゅう
ability-will_constitution-text = 折れなかった者は強くなる。耐久が { $more } 上がる。
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
song-elbereth = エルベレスの歌
    .reading = エルベレスのうた
song-elbereth-text = 星々の女王に向けて歌えば、闇に仕える者のうち知恵のある者は気をくじかれる。声の届く、知恵のある敵ごとに、その意志に音の道の距離を加えた数を難度として、歌唱の判定を行う。勝った差だけ相手の気勢が、したがって士気が下がり、時とともに戻る。声を毎ターン { $voice } 払う。音は { $noise }。
song-challenge = 挑みの歌
    .reading = いどみのうた
song-challenge-text = 嘲りの歌を投げつければ、あとは敵の誇りが片を付ける。声の届く敵ごとに、その意志の2乗を { $divisor } で割った数に音の道の距離を加え、それを難度として歌唱の判定を行う。勝てばその差だけ（{ $lift } まで）相手の気勢が、したがって士気が上がる。その結果、士気が { $ready } を超えた敵は、弓も策も忘れて向かってくる。声を毎ターン { $voice } 払う。音は { $noise }。
song-silence = 静寂の歌
    .reading = せいじゃくのうた
song-silence-text = あたりの空気から物音を拭い去る。自分の立てる音が、歌唱の半分（切り捨て）だけ小さくなる。声を毎ターン { $voice } 払う。音は { $noise }。
song-trees = 二本の木の歌
    .reading = にほんのきのうた
song-trees-text = 二本の木を歌えば、その光がいくらか戻ってくる。灯りの半径が、歌唱 { $each_point } につき1マス広がる。声を毎ターン { $voice } 払う。音は { $noise }。
song-delvings = 坑道の歌
    .reading = こうどうのうた
song-delvings-text = 大地の骨を歌えば、大地が応える。知っている場所の隣にある未知の場所は、歌唱からそこまでの距離を引いた数が { $echo } の目を上回れば、姿を現す。声を毎ターン { $voice } 払う。音は { $noise }。
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
weapon-dagger = 短剣
    .reading = たんけん
    .counter = 本
weapon-dagger-text = 手にしていることを忘れるほど軽い。だからこそ、真っ先に隙間を見つける。
weapon-greatsword = 大剣
    .reading = たいけん
    .counter = 本
weapon-greatsword-text = 両手を塞ぐが、部屋ひとつぶんの敵を寄せつけない。
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
    .reading = ノルドール
race-noldor-text = 深きエルフ。みずから作り上げたものへの愛ゆえに、氷原を越えて戻ってきた。息をするように歌い、弓での攻撃では命中が { $aim } 上がる。
house-fingolfin = フィンゴルフィンの家
    .belong = フィンゴルフィンの家の者
    .reading = フィンゴルフィンのいえ
house-fingolfin-text = ただ一騎で敵の門へ乗りつけた王の家。ノルドールのうちでも、ことに討ちがたく、ことに怯まない。
house-finarfin = フィナルフィンの家
    .belong = フィナルフィンの家の者
    .reading = フィナルフィンのいえ
house-finarfin-text = 黄金の家と呼ばれる、人間の友。同族の誰よりも多くを見るが、多くは語らない。
house-feanor = フェアノールの家
    .belong = フェアノールの家の者
    .reading = フェアノールのいえ
house-feanor-text = 炎の家。鎚を握った手のうちでいちばん速く、気の短さもいちばんである。
race-sindar = シンダール
    .belong = シンダール
    .reading = シンダール
race-sindar-text = 灰色エルフ。森と、ひとつの声への愛ゆえに、星々の下に留まった。氷原を越えた同族ほどの力は無いが、歌では引けを取らず、弓での攻撃では命中が { $aim } 上がる。
house-doriath = ドリアスの者
    .belong = ドリアスの者
    .reading = ドリアスのもの
house-doriath-text = 隠れた王国の民。女王のまじないが城壁であり、どの茂みにも歌がある。
house-falas = ファラスリム
    .belong = ファラスリム
    .reading = ファラスリム
house-falas-text = 西の港の船大工。海を見るときも、海に近づくものを見るときも、矢の先を通して見る。
race-naugrim = ナウグリム
    .belong = ナウグリム
    .reading = ナウグリム
race-naugrim-text = 待ちきれなかった者が闇の中でつくったドワーフたち。何にも擦り減らず、話すように鍛え、斧を持てば打撃が { $grip } 上がる。弓だけは、ついに手に馴染まなかった。
house-nogrod = ノグロドの家
    .belong = ノグロドの家の者
    .reading = ノグロドのいえ
house-nogrod-text = うつろの館の鍛冶たち。その品は誰もが欲しがるが、作り手を食卓に招く者はいない。
house-belegost = ベレゴストの家
    .belong = ベレゴストの家の者
    .reading = ベレゴストのいえ
house-belegost-text = 大いなる砦の、面を着けた軍勢。ほかの誰もが逃げたとき、竜の前に立っていた。
race-edain = エダイン
    .belong = エダイン
    .reading = エダイン
race-edain-text = 人間の父祖。短い命と、それを何に使うかのほかには、何も与えられていない。
house-beor = ベオルの家
    .belong = ベオルの家の者
    .reading = ベオルのいえ
house-beor-text = 最初に山を越えた者たち。それからすべてを失い、それでもまだそこにいる。
house-haleth = ハレスの家
    .belong = ハレスの家の者
    .reading = ハレスのいえ
house-haleth-text = 森の民。人の集まりを好まず、音を立てない。
house-hador = ハドルの家
    .belong = ハドルの家の者
    .reading = ハドルのいえ
house-hador-text = 黄金の髪の者たち。どの戦にも真っ先に加わり、その歌には最後まで残る。

# 登場人物
character-orc_soldier = オークの兵士
    .counter = 体
character-grey_wolf = 灰色狼
    .counter = 体
character-cave_troll = 洞窟トロル
    .counter = 体
calculator-blow = 自分の一撃
    .melee = 打撃
    .strength = 腕力
    .weapon = 武器
    .foe = 相手
    .lands = 命中率
    .damage = 当たったときのダメージ
    .each = 一撃あたりのダメージ
    .kills = 一撃で倒す確率
calculator-guard = 自分が受ける一撃
    .evasion = 回避
    .foe = 相手
    .lands = 攻撃が当たる確率
    .damage = 当たったときのダメージ
    .each = 一撃あたりのダメージ
figure-landing = 一撃が当たる確率
    .rows = 攻め手の打撃
    .columns = 受け手の回避
    .cell = 命中率
figure-longsword_damage = 長剣の一撃が与えるダメージ
    .rows = 攻め手の打撃
    .columns = 攻め手の腕力
    .cell = 平均の正味ダメージ
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

# 計算：戦い・経験・心・属性・鍛冶場・体

unit-ft = フィート
    .name = フィート
enum-element = 属性
member-element-fire = 炎
    .attribute = 炎の
    .attribute_not = 炎でない
member-element-cold = 冷気
    .attribute = 冷気の
    .attribute_not = 冷気でない
member-element-poison = 毒
    .attribute = 毒の
    .attribute_not = 毒でない
member-element-dark = 闇
    .attribute = 闇の
    .attribute_not = 闇でない
member-weapon_trait-throwing = 投擲用
    .noun = 投擲用の武器
    .noun_plural = 投擲用の武器
    .attribute = 投擲用の武器{ aru }
    .attribute_not = 投擲用の武器{ nai }
    .is = { $who }が投擲用の武器{ aru }
    .is_not = { $who }が投擲用の武器{ nai }
field-weapon-brand = 属性の刃
enum-awareness = 気づきの段
member-awareness-asleep = 眠り
    .attribute = 眠っている
    .attribute_not = 眠っていない
member-awareness-unwary = 油断
    .attribute = 油断している
    .attribute_not = 油断していない
member-awareness-alert = 警戒
    .attribute = 警戒している
    .attribute_not = 警戒していない
enum-aptitude = 素質の段
member-aptitude-unremarkable = 素質なし
    .attribute = 素質のない
    .attribute_not = 素質のある
member-aptitude-affinity = 素質
    .attribute = 素質のある
    .attribute_not = 素質のない
member-aptitude-mastery = 熟達
    .attribute = 熟達した
    .attribute_not = 熟達していない
member-aptitude-penalty = 苦手
    .attribute = 苦手な
    .attribute_not = 苦手でない
enum-forge_quality = 鍛冶場の格
member-forge_quality-ordinary = ふつうの鍛冶場
    .attribute = ふつうの鍛冶場である
    .attribute_not = ふつうの鍛冶場でない
member-forge_quality-good = 良い鍛冶場
    .attribute = 良い鍛冶場である
    .attribute_not = 良い鍛冶場でない
member-forge_quality-peerless = 無比の鍛冶場
    .attribute = 無比の鍛冶場である
    .attribute_not = 無比の鍛冶場でない
enum-forge_visit = 必ずある鍛冶場
member-forge_visit-first = 一つめの鍛冶場
    .attribute = 一つめの鍛冶場である
    .attribute_not = 一つめの鍛冶場でない
member-forge_visit-second = 二つめの鍛冶場
    .attribute = 二つめの鍛冶場である
    .attribute_not = 二つめの鍛冶場でない
member-forge_visit-third = 三つめの鍛冶場
    .attribute = 三つめの鍛冶場である
    .attribute_not = 三つめの鍛冶場でない
enum-hunger = 空腹の段
member-hunger-full = 満腹
    .attribute = 満腹である
    .attribute_not = 満腹でない
member-hunger-sated = 腹は満ちている
    .attribute = 腹の満ちた
    .attribute_not = 腹の満ちていない
member-hunger-hungry = 空腹
    .attribute = 空腹である
    .attribute_not = 空腹でない
member-hunger-weak = 衰弱
    .attribute = 衰弱している
    .attribute_not = 衰弱していない
member-hunger-starving = 飢餓
    .attribute = 飢えている
    .attribute_not = 飢えていない
stat-capacity = 持てる重さ
stat-resistance = 耐性
    .member = { $member }への耐性
stat-speed = 速さ
stat-digestion = 腹の減り
resource-food = 食料
    .amount = 食料{ $n }
flag-fearless = 恐れ知らず
    .attribute = 恐れを知らない
    .attribute_not = 恐れを知る
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }恐れを{ $place ->
      [inner] 知らず
      [other] 知らないか
      [if] 知らなければ
     *[last] 知らない
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }恐れを{ $place ->
      [inner] 知り
      [other] 知るか
      [if] 知れば
     *[last] 知る
    }
flag-hates_light = 光嫌い
    .attribute = 光を嫌う
    .attribute_not = 光を嫌わない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }光を{ $place ->
      [inner] 嫌い
      [other] 嫌うか
      [if] 嫌えば
     *[last] 嫌う
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }光を{ $place ->
      [inner] 嫌わず
      [other] 嫌わないか
      [if] 嫌わなければ
     *[last] 嫌わない
    }
flag-sneaking = 忍び足
    .attribute = 忍び足の
    .attribute_not = 忍び足でない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 忍び足で
      [other] 忍び足か
      [if] 忍び足なら
      [when] 忍び足のとき
      [while] 忍び足のあいだ
     *[last] 忍び足である
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 忍び足でなく
      [other] 忍び足でないか
      [if] 忍び足でなければ
     *[last] 忍び足でない
    }
flag-escaping = 脱出中
    .attribute = シルマリルを持って脱出中の
    .attribute_not = 脱出中でない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 脱出中で
      [other] 脱出中か
      [if] 脱出中なら
      [when] 脱出中のとき
      [while] 脱出中のあいだ
     *[last] 脱出中である
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }脱出中と{ $place ->
      [inner] なり
     *[last] なる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 脱出中でなく
      [other] 脱出中でないか
      [if] 脱出中でなければ
     *[last] 脱出中でない
    }
flag-blind = 盲目
    .attribute = 盲目の
    .attribute_not = 盲目でない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 盲目であり
      [other] 盲目であるか
      [if] 盲目であれば
     *[last] 盲目である
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 盲目でなく
      [other] 盲目でないか
      [if] 盲目でなければ
     *[last] 盲目でない
    }
flag-regenerating = 再生
    .attribute = 再生している
    .attribute_not = 再生していない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 再生していて
      [other] 再生しているか
      [if] 再生していれば
     *[last] 再生している
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 再生しておらず
      [other] 再生していないか
      [if] 再生していなければ
     *[last] 再生していない
    }
flag-hasted = 加速
    .attribute = 加速している
    .attribute_not = 加速していない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 加速していて
      [other] 加速しているか
      [if] 加速していれば
     *[last] 加速している
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 加速しておらず
      [other] 加速していないか
      [if] 加速していなければ
     *[last] 加速していない
    }
flag-eating = 要食
    .attribute = 食べねばならない
    .attribute_not = 食べずにいられる
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 食べねばならず
      [other] 食べねばならないか
      [if] 食べねばならなければ
     *[last] 食べねばならない
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 食べずにいられ
      [other] 食べずにいられるか
      [if] 食べずにいられれば
     *[last] 食べずにいられる
    }
bonus-caution = 用心
stat-hush = 潜むぶん
fact-doors_between = 道の途中の閉じた扉の数
    .before = { $a }と{ $b }のあいだの
    .name = 閉じた扉の数
role-attack-thrown = 投擲
    .attribute = 投擲での
    .attribute_not = 投擲でない
    .is = 投擲{ aru }
    .is_not = 投擲{ nai }
stat-attack-clumsy = 不向きな投擲
    .attribute = 投擲用でない武器を投げての
    .attribute_not = 不向きな投擲でない
    .is = { $place ->
      [last] その攻撃は
     *[other] {""}
    }投擲用でない武器の投擲{ aru }
    .is_not = 投擲用でない武器の投擲{ nai }
stat-attack-held_damage = 構えたときのダメージ
local-skill_check-theirs = 難度の側の合計
enum-result = 優劣
member-result-success = 勝ち
    .attribute = 勝ちである
    .attribute_not = 勝ちでない
member-result-failure = 負け
    .attribute = 負けである
    .attribute_not = 負けでない
table-outcome = 合計の優劣
    .after = （{ $mine_block }と{ $theirs_block }による）
param-outcome-mine = 自分の合計
param-outcome-theirs = 相手の合計
formula-strength_in_blow = 一撃に乗る腕力の面
    .after = （{ $strength_block }と{ $weight_block }による）
param-strength_in_blow-strength = 腕力
param-strength_in_blow-weight = 重さ
formula-second_hand = 両手持ちの上乗せ
    .after = {""}
param-second_hand-both = 両手持ち
    .is = 両手持ち{ aru }
    .is_not = 両手持ち{ nai }
formula-weapon_damage = 腕力の乗ったダメージ
    .after = （{ $damage_block }と、{ $weight_block }と、{ $strength_block }による）
param-weapon_damage-damage = ダメージ
param-weapon_damage-weight = 重さ
param-weapon_damage-strength = 腕力
param-weapon_damage-both = 両手持ち
    .is = 両手持ち{ aru }
    .is_not = 両手持ち{ nai }
formula-sides_of = ダイスの面の数
    .after = {""}
    .before = { $damage }の
param-sides_of-damage = ダメージ
formula-slaying = 殺戮の武器のダメージ
    .after = （{ $damage_block }と{ $powers_block }による）
param-slaying-damage = ダメージ
param-slaying-powers = 当てはまる殺戮の力の数
table-brand_dice = 属性の刃のダイスの数
    .after = （{ $brand_block }と{ $target_block }による）
param-brand_dice-brand = 属性
param-brand_dice-target = 相手
formula-branded = 属性の刃のダメージ
    .after = （{ $damage_block }と、{ $brand_block }と、{ $target_block }による）
param-branded-damage = ダメージ
param-branded-brand = 属性
param-branded-target = 相手
formula-crit_step = 会心のダイスごとに要る差
    .after = （{ $weight_block }による）
param-crit_step-weight = 重さ
formula-crit_grace = 会心の一撃への端数の助け
    .after = {""}
formula-crit_dice = 差で得る会心のダイスの数
    .after = （{ $margin_block }と{ $step_block }による）
param-crit_dice-margin = 勝った差
param-crit_dice-step = ダイスごとに要る差
formula-crit_margin = 会心のダイスに要る差
    .after = （{ $dice_block }と{ $step_block }による）
param-crit_margin-dice = 会心のダイスの数
param-crit_margin-step = ダイスごとに要る差
formula-carrying = 持ち運びの限度
    .after = （{ $strength_block }による）
param-carrying-strength = 腕力
formula-bow_range = 弓の射程
    .after = （{ $damage_block }による）
param-bow_range-damage = ダメージ
formula-throw_range = 投擲の射程
    .after = （{ $capacity_block }と{ $weight_block }による）
param-throw_range-capacity = 持てる重さ
param-throw_range-weight = 重さ
table-aptitude_levels = 素質の段数
    .after = （{ $aptitude_block }による）
param-aptitude_levels-aptitude = 素質の段
formula-skill_price = 技能点の費用
    .after = （{ $nth_block }による）
param-skill_price-nth = 点の順番
formula-skill_price_total = 技能点すべての費用
    .after = （{ $points_block }による）
param-skill_price_total-points = 技能点
formula-ability_price = 能力の費用
    .after = （{ $nth_block }と{ $affinity_block }による）
param-ability_price-nth = 会得の順番
param-ability_price-affinity = 素質
formula-stat_price = 能力値の費用
    .after = （{ $score_block }による）
param-stat_price-score = 値
formula-birth_cost = 能力値すべての費用
    .after = {""}
param-birth_cost-strength = 腕力
param-birth_cost-dexterity = 敏捷
param-birth_cost-constitution = 耐久
param-birth_cost-grace = 恩寵
formula-birth_left = 作成時に残る点
    .after = {""}
param-birth_left-strength = 腕力
param-birth_left-dexterity = 敏捷
param-birth_left-constitution = 耐久
param-birth_left-grace = 恩寵
param-birth_left-budget = 割り振れる点
formula-full_measure = 生命力や声の上限
    .after = （{ $points_block }による）
param-full_measure-points = 能力値
formula-first_experience = 初めの経験点
    .after = {""}
formula-encounter_xp = 出会いと討伐の経験点
    .after = （{ $depth_block }と{ $nth_block }による）
param-encounter_xp-depth = 深さ
param-encounter_xp-nth = 遭遇の順番
formula-descent_xp = 降りた深さの経験点
    .after = （{ $depth_block }による）
param-descent_xp-depth = 深さ
table-awareness_at = 警戒度による段
    .after = {""}
    .before = { $alertness }による
    .name = 段
param-awareness_at-alertness = 警戒度
table-stance_at = 士気による姿勢
    .after = {""}
    .before = { $morale }による
    .name = 姿勢
param-stance_at-morale = 士気
formula-base_morale = 素の士気
    .after = {""}
formula-majesty_dread = 威光への畏れ
    .after = （{ $yours_block }と{ $theirs_block }による）
formula-awe = 畏れ
    .after = {""}
    .before = { $lord }への
param-awe-lord = 威光の主
param-awe-foe = 敵
    .counter = 体
param-majesty_dread-yours = 威光を持つ者の意志
param-majesty_dread-theirs = 敵の意志
formula-light_dread = 光への恐れ
    .after = （{ $light_block }による）
param-light_dread-light = 明るさ
formula-faded = 薄れたあとの気勢
    .after = （いまの{ $temporary }による）
param-faded-temporary = 一時の気勢
chance-share_taken = 属性を受ける割合
    .after = （{ $levels_block }による）
param-share_taken-levels = 耐性の段数
formula-dark_levels = 闇への耐性の段数
    .after = （{ $light_block }による）
param-dark_levels-light = 明るさ
formula-pure_damage = 純粋な属性のダメージ
    .after = （{ $damage_block }による）
param-pure_damage-damage = 出たダメージ
param-pure_damage-protection = 出た防護
param-pure_damage-levels = 耐性の段数
formula-breath_dice = 息のダイスの数
    .after = （{ $dice_block }と{ $squares_block }による）
param-breath_dice-dice = ダイスの数
param-breath_dice-squares = マスの数
formula-toll = 毒と出血の取り分
    .after = （{ $counter_block }による）
param-toll-counter = 毒や出血の目盛り
table-forge_bonus = 鍛冶場の上乗せ
    .after = （{ $forge_block }による）
param-forge_bonus-forge = 鍛冶場
table-forge_depth = 鍛冶場の必ずある深さ
    .after = {""}
    .before = { $which }の
    .name = 必ずある深さ
param-forge_depth-which = 鍛冶場
formula-forge_turns = 鍛冶に要るターン数
    .after = （{ $difficulty_block }による）
param-forge_turns-difficulty = 難度
param-forge_turns-expertise = 熟練
    .is = 『熟練』{ aru }
    .is_not = 『熟練』{ nai }
table-hunger_at = 食料による段
    .after = {""}
    .before = { $food }による
    .name = 段
param-hunger_at-food = 食料
status-blindness = 盲目
    .reading = もうもく
    .attribute = 目の見えない
    .attribute_not = 目の見える
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }目が{ $place ->
      [inner] 見えず
      [other] 見えないか
      [if] 見えなければ
     *[last] 見えない
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }目が{ $place ->
      [inner] 見え
      [other] 見えるか
      [if] 見えれば
     *[last] 見える
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }{ $lasts }視力を{ $place ->
      [inner] 失い
     *[last] 失う
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }視力を{ $place ->
      [inner] 取り戻し
     *[last] 取り戻す
    }
status-blindness-text = 何も見えない。打つのも射るのも避けるのも、耳だけが頼りになる。
status-hallucination = 幻覚
    .reading = げんかく
    .attribute = 幻を見ている
    .attribute_not = 幻を見ていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }幻を{ $place ->
      [inner] 見ていて
      [other] 見ているか
      [if] 見ていれば
     *[last] 見ている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }幻を{ $place ->
      [inner] 見ておらず
      [other] 見ていないか
      [if] 見ていなければ
     *[last] 見ていない
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }{ $lasts }幻を{ $place ->
      [inner] 見
     *[last] 見る
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }幻から{ $place ->
      [inner] 覚め
     *[last] 覚める
    }
status-hallucination-text = 何もかもが別のものに見え、ありもしないものまで見える。
status-slowness = 鈍足
    .reading = どんそく
    .attribute = 動きの鈍った
    .attribute_not = 動きの鈍っていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }動きが{ $place ->
      [inner] 鈍っていて
      [other] 鈍っているか
      [if] 鈍っていれば
     *[last] 鈍っている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }動きが{ $place ->
      [inner] 鈍っておらず
      [other] 鈍っていないか
      [if] 鈍っていなければ
     *[last] 鈍っていない
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }{ $lasts }動きが{ $place ->
      [inner] 鈍り
     *[last] 鈍る
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }動きの鈍りが{ $place ->
      [inner] 取れ
     *[last] 取れる
    }
status-slowness-text = まわりのすべてが、一歩ずつ先へ行ってしまう。
status-entranced = 幻惑
    .reading = げんわく
    .attribute = 幻惑されている
    .attribute_not = 幻惑されていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 幻惑されていて
      [other] 幻惑されているか
      [if] 幻惑されていれば
     *[last] 幻惑されている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 幻惑されておらず
      [other] 幻惑されていないか
      [if] 幻惑されていなければ
     *[last] 幻惑されていない
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }{ $lasts }幻惑{ $place ->
      [inner] され
     *[last] される
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }幻惑が{ $place ->
      [inner] 解け
     *[last] 解ける
    }
status-entranced-text = 立ち尽くしたまま、目を奪われている。一撃を受けるか時が経つかするまで、我に返らない。
character-vulnerable = 何にでも弱い者
character-resists = 何にでも強い者
character-stunned = 軽い朦朧の者
character-hundredfold = 生命力百の者
    .counter = 体
character-heavily_stunned = 重い朦朧の者
character-knocked_out = 昏倒した者

# 射撃・回避・鍛冶・歌

kind-arrow = 矢
    .reading = や
    .plural = 矢
    .counter = 本
field-arrow-to_hit = 命中
arrow-plain_arrow = 矢
    .reading = や
    .counter = 本
arrow-plain_arrow-text = とねりこの軸に、鵞鳥の羽根。
arrow-fine_arrow = 上等の矢
    .reading = じょうとうのや
    .counter = 本
arrow-fine_arrow-text = 軸を直し、羽根を切りそろえ、釣り合いを取ってある。手間を惜しまない者の仕事である。
slot-quiver = 矢
    .holds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を{ $place ->
      [inner] つがえていて
      [other] つがえているか
      [if] つがえていれば
     *[last] つがえている
    }
    .holds_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を{ $place ->
      [inner] つがえておらず
      [other] つがえていないか
      [if] つがえていなければ
     *[last] つがえていない
    }
    .counter = 本
member-attack_kind-opening = 射手への一撃
    .noun = 射手への一撃
    .attribute = 射手への一撃
    .attribute_not = 射手への一撃でない
    .attack = 無償の一撃
stat-song_noise = 歌の音の大きさ
flag-weaponsmith = 武器作り
    .attribute = 武器を作ることのできる
    .attribute_not = 武器を作ることのできない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }武器を作ることが{ $place ->
      [inner] でき
      [other] できるか
      [if] できれば
     *[last] できる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }武器を作ることが{ $place ->
      [inner] できず
      [other] できないか
      [if] できなければ
     *[last] できない
    }
flag-armoursmith = 防具作り
    .attribute = 防具を作ることのできる
    .attribute_not = 防具を作ることのできない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }防具を作ることが{ $place ->
      [inner] でき
      [other] できるか
      [if] できれば
     *[last] できる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }防具を作ることが{ $place ->
      [inner] できず
      [other] できないか
      [if] できなければ
     *[last] できない
    }
flag-jeweller = 宝石細工
    .attribute = 宝飾と灯りを作ることのできる
    .attribute_not = 宝飾と灯りを作ることのできない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }宝飾と灯りを作ることが{ $place ->
      [inner] でき
      [other] できるか
      [if] できれば
     *[last] できる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }宝飾と灯りを作ることが{ $place ->
      [inner] できず
      [other] できないか
      [if] できなければ
     *[last] できない
    }
flag-enchanter = 付呪
    .attribute = 付呪を施すことのできる
    .attribute_not = 付呪を施すことのできない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }付呪を施すことが{ $place ->
      [inner] でき
      [other] できるか
      [if] できれば
     *[last] できる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }付呪を施すことが{ $place ->
      [inner] できず
      [other] できないか
      [if] できなければ
     *[last] できない
    }
flag-artificer = 技巧
    .attribute = アーティファクトを作ることのできる
    .attribute_not = アーティファクトを作ることのできない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }アーティファクトを作ることが{ $place ->
      [inner] でき
      [other] できるか
      [if] できれば
     *[last] できる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }アーティファクトを作ることが{ $place ->
      [inner] できず
      [other] できないか
      [if] できなければ
     *[last] できない
    }
flag-masterly = 傑作
    .attribute = 力を超えた物を作ることのできる
    .attribute_not = 力を超えた物を作ることのできない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }力を超えた物を作ることが{ $place ->
      [inner] でき
      [other] できるか
      [if] できれば
     *[last] できる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }力を超えた物を作ることが{ $place ->
      [inner] できず
      [other] できないか
      [if] できなければ
     *[last] できない
    }
flag-expert = 熟練
    .attribute = 鍛冶に熟練した
    .attribute_not = 鍛冶に熟練していない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }鍛冶に{ $place ->
      [inner] 熟練していて
      [other] 熟練しているか
      [if] 熟練していれば
     *[last] 熟練している
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }鍛冶に{ $place ->
      [inner] 熟練しておらず
      [other] 熟練していないか
      [if] 熟練していなければ
     *[last] 熟練していない
    }
flag-weaver = 織り合わせ
    .attribute = 2 つの歌を重ねることのできる
    .attribute_not = 2 つの歌を重ねることのできない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }2 つの歌を重ねることが{ $place ->
      [inner] でき
      [other] できるか
      [if] できれば
     *[last] できる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }2 つの歌を重ねることが{ $place ->
      [inner] できず
      [other] できないか
      [if] できなければ
     *[last] できない
    }
flag-unflinching = 至近射撃
    .attribute = 射る相手に隙を見せない
    .attribute_not = 射る相手に隙を見せる
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }射る相手に隙を{ $place ->
      [inner] 見せず
      [other] 見せないか
      [if] 見せなければ
     *[last] 見せない
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }射る相手に隙を{ $place ->
      [inner] 見せ
      [other] 見せるか
      [if] 見せるなら
     *[last] 見せる
    }
flag-leaping = 跳躍
    .attribute = 跳び越すことのできる
    .attribute_not = 跳び越すことのできない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }跳び越すことが{ $place ->
      [inner] でき
      [other] できるか
      [if] できれば
     *[last] できる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }跳び越すことが{ $place ->
      [inner] できず
      [other] できないか
      [if] できなければ
     *[last] できない
    }
flag-in_full_run = 全力疾走
    .attribute = 全力で走っている
    .attribute_not = 全力で走っていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }全力で{ $place ->
      [inner] 走っていて
      [other] 走っているか
      [if] 走っていれば
     *[last] 走っている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }全力で{ $place ->
      [inner] 走っておらず
      [other] 走っていないか
      [if] 走っていなければ
     *[last] 走っていない
    }
flag-free_acting = 自在行動
    .attribute = 自在に動ける
    .attribute_not = 自在に動けない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }自在に{ $place ->
      [inner] 動け
      [other] 動けるか
      [if] 動ければ
     *[last] 動ける
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }自在に{ $place ->
      [inner] 動けず
      [other] 動けないか
      [if] 動けなければ
     *[last] 動けない
    }
flag-sleepless = 不眠
    .attribute = 決して眠らない
    .attribute_not = 眠ることのある
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }決して{ $place ->
      [inner] 眠らず
      [other] 眠らないか
      [if] 眠らなければ
     *[last] 眠らない
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }決して{ $place ->
      [inner] 眠り
      [other] 眠るか
      [if] 眠れば
     *[last] 眠る
    }
action-fletching = 矢の手入れ
    .do = 矢を手入れ{ $place ->
      [inner] し
     *[last] する
    }
event-fletched = 矢の仕立て
    .as_fletcher = 矢を1本{ $place ->
      [inner] 仕立て直し
     *[last] 仕立て直す
    }
    .happens = 矢を1本{ $place ->
      [inner] 仕立て直し
     *[last] 仕立て直す
    }
param-fletched-fletcher = 射手
event-landed = 着地
    .as_leaper = 跳んで{ $place ->
      [inner] 着地し
     *[last] 着地する
    }
    .happens = { $leaper }が跳んで{ $place ->
      [inner] 着地し
     *[last] 着地する
    }
param-landed-leaper = 跳ぶ者
command-clear = 開く
    .do = { $spot }を{ $place ->
      [inner] 開き
     *[last] 開く
    }
command-resound = 音を立てる
    .do = { $loudness_kind ->
      [whole] 大きさ { $loudness } の音
     *[other] { $loudness }で音
    }を{ $place ->
      [inner] 立て
     *[last] 立てる
    }
fact-depth_of = 階の深さ
    .before = { $a }のいる
fact-sound_to = 音の道の距離
    .before = { $a }と{ $spot }の
fact-doors_to = 途中の閉じた扉の数
    .before = { $a }と{ $spot }の
set-bars_in_earshot = 声の届く障害
    .name = 障害
    .before = 声の届く
    .counter = か所
formula-puncture_net = 射抜きで通るダメージ
    .after = （{ $damage_block }と{ $blocked_block }による）
param-puncture_net-damage = ダメージ
param-puncture_net-blocked = 防護判定
formula-versatility_bonus = 万能の上乗せ
    .after = （{ $archery_block }と{ $melee_block }による）
param-versatility_bonus-archery = 射撃
param-versatility_bonus-melee = 打撃
formula-heavy_armour_sides = 重装の面の数
    .after = （{ $weight_block }による）
param-heavy_armour_sides-weight = 重さ
formula-after_toll = 取り分のあとに残る目盛り
    .after = （{ $counter_block }による）
param-after_toll-counter = 毒や出血の目盛り
formula-aches = 痛みの続くこと
    .is = 痛みが{ $place ->
          [inner] 続いていて
          [other] 続いているか
          [if] 続いていれば
         *[last] 続いている
        }
    .is_not = 痛みが{ $place ->
          [inner] 治まっており
          [other] 治まっているか
          [if] 治まっていれば
         *[last] 治まっている
        }
param-aches-counter = 毒や出血の目盛り
formula-heavy_armour = 重装の防護ダイス
    .after = （{ $weight_block }による）
param-heavy_armour-weight = 重さ
ability-rout = 敗走狙い
    .reading = はいそうねらい
ability-rout-text = 背中ほど大きな的はない。逃げる敵を射るとき、命中が { $aim } 上がる。
ability-fletchery = 矢作り
    .reading = やづくり
ability-fletchery-text = 並の矢を、上等の矢に仕立て直す。1本につき1ターンかかる。途中で邪魔が入っても、仕上がったぶんは残る。
ability-point_blank_archery = 至近射撃
    .reading = しきんしゃげき
ability-point_blank_archery-text = 射る相手から目をそらさない。隣にいる敵のうち狙った相手だけは、弓を引く隙を突いて無償の一撃を放つことができない。
ability-puncture = 射抜き
    .reading = いぬき
ability-puncture-text = どんな鎧にも隙間はあり、矢はそれを知っている。射撃のダメージが防護にすべて止められるはずのとき、代わりに { $flat } のダメージが通る。
ability-ambush = 待ち伏せ
    .reading = まちぶせ
ability-ambush-text = 弦の音は、ついに届かない。油断している敵や眠っている敵を射ると、会心の一撃のようにダイスが{ $extra }個増える。
ability-versatility = 万能
    .reading = ばんのう
ability-versatility-text = 確かな手は、何を持っても確かである。射撃の技能点が打撃より多ければ、その差の半分（切り捨て）が打撃にも加わる。
ability-deadly_hail = 死の矢雨
    .reading = しのやさめ
ability-deadly_hail-text = 一体が倒れたときには、次の矢がもう弦を離れている。矢で敵を倒すと、次の射撃のダメージダイスは、何によるものもすべて{ $factor }倍になる。
status-hail = 死の矢雨
    .reading = しのやさめ
    .attribute = 死の矢雨を得た
    .attribute_not = 死の矢雨を得ていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 死の矢雨を得ていて
      [other] 死の矢雨を得ているか
      [if] 死の矢雨を得ていれば
     *[last] 死の矢雨を得ている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 死の矢雨を得ておらず
      [other] 死の矢雨を得ていないか
      [if] 死の矢雨を得ていなければ
     *[last] 死の矢雨を得ていない
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }{ $lasts }死の矢雨を{ $place ->
      [inner] 得
     *[last] 得る
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }死の矢雨を{ $place ->
      [inner] 失い
     *[last] 失う
    }
ability-archery_dexterity = 敏捷
    .reading = びんしょう
ability-archery_dexterity-text = 一万本の矢が手を鍛えた。敏捷が { $more } 上がる。
ability-evasion_dexterity = 敏捷
    .reading = びんしょう
ability-evasion_dexterity-text = 避けたことのない一撃など、もう無い。敏捷が { $more } 上がる。
ability-smithing_grace = 恩寵
    .reading = おんちょう
ability-smithing_grace-text = 美しいものを作る者は、いくらかそれに似てくる。恩寵が { $more } 上がる。
ability-song_grace = 恩寵
    .reading = おんちょう
ability-song_grace-text = 歌ってきたものに、歌い手もなる。恩寵が { $more } 上がる。
ability-crowd_fighting = 乱戦
    .reading = らんせん
ability-crowd_fighting-text = まとめて来るがいい、互いに邪魔になるだけである。取り囲まれる不利が{ $part ->
      [2] 半分
      [3] 3分の1
     *[other] { $part }分の1
    }（切り捨て）になる。
ability-leaping = 跳躍
    .reading = ちょうやく
ability-leaping-text = 助走さえあれば、越えられない裂け目は無い。着地では大きさ { $loudness } の音が立つ。
ability-leaping-note = 跳び越せるのは深淵か罠の1マスで、止まり木と蜘蛛の巣は跳べない。前のターンにそちらへ動いていなければならない。歩いたのと同じ2手番がかかり、1手番めは宙にあって、攻撃は受ける。これらはゲームの側が受け持つ。
ability-sprinting = 疾走
    .reading = しっそう
ability-sprinting-text = 走り出したら、もう誰にも追いつけない。全力で走っているあいだ、速さが { $faster } 上がる。曲がるか止まるかすれば、そこで終わる。
ability-sprinting-note = ほぼ同じ向きへ4マス以上続けて動いた者を、全力で走っているとみなす。どの動きがそれに当たるかは、ゲームの側が判断する。
ability-flanking = 側面取り
    .reading = そくめんとり
ability-flanking-text = 敵の周りを回れば、刃もともに回る。敵の隣のマスから隣のマスへ移ると、その姿が見えていれば、1ターンに一度、主たる攻撃を仕掛ける。混乱しているあいだは仕掛けられない。
ability-heavy_armour_use = 重装の心得
    .reading = じゅうそうのこころえ
ability-heavy_armour_use-text = 鎧を肌着のように着こなし、どこで受ければよいかを知っている。防具の防護のダイスが1個増え、その面は防具の重さとともに増える。
ability-controlled_retreat = 統制退却
    .reading = とうせいたいきゃく
ability-controlled_retreat-text = 退くことも攻めることである。動かなかったターンのあとに敵の隣から離れると、その姿が見えていれば、主たる攻撃を一度仕掛ける。混乱しているあいだは仕掛けられない。
ability-controlled_retreat-note = 『側面取り』と『統制退却』を合わせても、得られる攻撃は1ターンに一度である。先に成り立ったほうが働く。
ability-weaponsmith = 武器鍛冶
    .reading = ぶきかじ
ability-weaponsmith-text = 鍛冶場で、武器、弓と矢、掘る道具を作れる。ほかの者の作より当たりがよく、よく斬れるものにもできる。
ability-armoursmith = 防具鍛冶
    .reading = ぼうぐかじ
ability-armoursmith-text = 鍛冶場で、防具、外套、盾を作れる。ほかの者の作より軽く、堅いものにもできる。
ability-jeweller = 宝石細工
    .reading = ほうせきざいく
ability-jeweller-text = 鍛冶場で、指輪、首飾り、角笛、灯りを作れる。見つけたそれらの正体も判る。
ability-enchantment = 付呪
    .reading = ふじゅ
ability-enchantment-text = 鍛冶場で、ただの金物ではないものを作れる。見つけたものに施された付呪も見て取れる。
ability-expertise = 熟練
    .reading = じゅくれん
ability-expertise-text = 手が道を知っている。打つ手間は半分で済み、経験点も能力値も代償に取られない。
ability-artifice = 技巧
    .reading = ぎこう
ability-artifice-text = これまでに無かったものを作り、名を付けることができる。1 つにつき鍛冶場を{ $uses }回ぶん使い、それは同じ鍛冶場でなければならない。
ability-masterpiece = 傑作
    .reading = けっさく
ability-masterpiece-text = 力を超えたものを作れるが、そこに自分の一部を残す。難度が超えたぶんだけ鍛冶の技能点を失う。失った技は、また学べばよい。
ability-woven_themes = 織り合わせ
    .reading = おりあわせ
ability-woven_themes-text = 2 つの歌を一つに歌う。副旋律では、歌唱が半分であるかのように扱う。音は 2 つの平均になり、声は両方のぶんを払う。
song-freedom = 解放の歌
    .reading = かいほうのうた
song-freedom-text = 開かれた道を歌う。幻惑にも鈍足にも縛られず、歌い終えたあとにも残らない。毎ターン、声の届く罠、瓦礫、隠し扉、閂や錠の掛かった扉のそれぞれに、歌唱の判定を行う。難度は階の深さの半分に { $easy } と、音のたどる道のぶんを加えたものである。打ち勝ったものは道を開ける。声を毎ターン { $voice } 払う。音は { $noise }。
song-lorien = ローリエンの歌
    .reading = ローリエンのうた
song-lorien-text = 黄金の葉と安らぎを歌う。声の届く敵ごとに、その意志に { $deep } と音の道の距離を加えた数を難度として、歌唱の判定を行う。勝った差だけ警戒は緩み、敵はやがて眠る。決して眠らない者もいる。声を毎ターン { $voice } 払う。音は { $noise }。
song-silence-note = この歌は助けを呼ぶ敵の声も鈍らせる。それはゲームの側が受け持つ。
ability-blocking-text = 盾の陰に腰を据える。射撃に対して、また待ったターンのあとはどの攻撃に対しても、盾の防護のダイスの数が{ $factor }倍になる。
ability-blocking = 盾受け
    .reading = たてうけ

# 士気

formula-frailty = 弱み
    .after = {""}
    .before = { $enemy }の
param-frailty-enemy = 敵
table-daze = 朦朧の弱み
    .after = （{ $stun_block }による）
param-daze-stun = 朦朧
formula-lure = シルマリルの誘い
    .after = {""}
    .before = { $enemy }の
param-lure-enemy = 敵
formula-example = 手本
    .after = {""}
    .before = { $kin }の
param-example-kin = 同類
formula-grief = 嘆き
    .after = {""}
    .before = { $fallen }への
param-grief-fallen = 倒れた者
fact-depths_beyond = ふだんより深い階の数
    .before = { $a }の
fact-light_at = 居場所の明るさ
    .before = { $a }の
fact-spoils_of = 持っているアイテムの数
    .before = { $a }の
set-kin_in_sight = 見える同類
    .name = 同類
    .before = 見える
    .counter = 体
flag-impassive = 泰然
    .attribute = 傷を悟らせない
    .attribute_not = 傷を悟らせる
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }傷を{ $place ->
      [inner] 悟らせず
      [other] 悟らせないか
      [if] 悟らせなければ
     *[last] 悟らせない
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }傷を{ $place ->
      [inner] 悟らせ
      [other] 悟らせるか
      [if] 悟らせれば
     *[last] 悟らせる
    }
flag-in_flight = 逃走中
    .attribute = すでに逃げている
    .attribute_not = まだ逃げていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }すでに{ $place ->
      [inner] 逃げていて
      [other] 逃げているか
      [if] 逃げていれば
     *[last] 逃げている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }すでに{ $place ->
      [inner] 逃げておらず
      [other] 逃げていないか
      [if] 逃げていなければ
     *[last] 逃げていない
    }
flag-leader = 頭目
    .attribute = 頭目である
    .attribute_not = 頭目でない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 頭目であり
      [other] 頭目であるか
      [if] 頭目であれば
     *[last] 頭目である
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 頭目でなく
      [other] 頭目でないか
      [if] 頭目でなければ
     *[last] 頭目でない
    }
flag-unique = ユニーク
    .attribute = ユニークである
    .attribute_not = ユニークでない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] ユニークで
      [other] ユニークか
      [if] ユニークなら
      [when] ユニークのとき
      [while] ユニークのあいだ
     *[last] ユニークである
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] ユニークでなく
      [other] ユニークでないか
      [if] ユニークでなければ
     *[last] ユニークでない
    }
event-cornered = 逃げ場なし
    .as_who = 逃げ場が{ $place ->
      [inner] 無くなり
     *[last] 無くなる
    }
    .happens = { $who }の逃げ場が{ $place ->
      [inner] 無くなり
     *[last] 無くなる
    }
param-cornered-who = その者
event-turned = 逃走の終わり
    .as_who = 逃げるのを{ $place ->
      [inner] やめ
     *[last] やめる
    }
    .happens = { $who }が逃げるのを{ $place ->
      [inner] やめ
     *[last] やめる
    }
param-turned-who = その者
event-fled = 逃走の始まり
    .as_who = 逃げ{ $place ->
      [inner] 出し
     *[last] 出す
    }
    .happens = { $who }が逃げ{ $place ->
      [inner] 出し
     *[last] 出す
    }
param-fled-who = その者

# 守り・聞き耳・負傷

enum-ward_colour = 守りの色
member-ward_colour-green = 緑
    .attribute = 緑の
    .attribute_not = 緑でない
member-ward_colour-blue = 青
    .attribute = 青の
    .attribute_not = 青でない
member-ward_colour-purple = 紫
    .attribute = 紫の
    .attribute_not = 紫でない
table-ward_strength = 守りの強さ
    .after = （{ $colour_block }による）
param-ward_strength-colour = 色
table-ward_colour_for = 差による守りの色
    .after = （{ $margin_block }による）
param-ward_colour_for-margin = 勝った差
step-skill_check-margin = 勝った差
procedure-guard_door = 扉を守る
    .do = 扉に守りを{ $place ->
      [inner] 掛け
     *[last] 掛ける
    }
param-guard_door-singer = 歌い手
param-guard_door-faint = 副旋律による不足
step-guard_door-colour = 色
local-guard_door-tried = 判定
local-song-guarded = 守り
result-guard_door-strength = 強さ
enum-heard = 聞こえかた
member-heard-unheard = 聞き取れず
    .attribute = 聞こえない
    .attribute_not = 聞こえる
member-heard-asterisk = しるしだけ
    .attribute = しるしだけの
    .attribute_not = しるしだけでない
member-heard-revealed = 姿の判明
    .attribute = 姿の判る
    .attribute_not = 姿の判らない
table-heard_as = 聞き耳の結果
    .after = （{ $margin_block }による）
param-heard_as-margin = 勝った差
formula-best_margin = 最も大きな差
    .after = （{ $ahead_block }による）
param-best_margin-ahead = 上回るぶん
formula-staunched = 止血の歌で戻る生命力
    .after = （{ $power_block }と{ $turns_block }による）
param-staunched-power = 歌の力
param-staunched-turns = ターン数
ability-crippling_shot = 挫きの射
    .reading = くじきのしゃ
ability-crippling_shot-text = 膝を狙って射る。射撃で会心の一撃を出し、ダメージが通れば、敵は意志を試される。会心のダイスが多いほど難度は高い。堪えきれなかった敵は、会心のダイス1個につき1ターン、動きが鈍る。
flag-of_the_free = 自由の民
    .attribute = 自由の民の
    .attribute_not = 自由の民でない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 自由の民であり
      [other] 自由の民であるか
      [if] 自由の民であれば
     *[last] 自由の民である
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 自由の民でなく
      [other] 自由の民でないか
      [if] 自由の民でなければ
     *[last] 自由の民でない
    }
flag-forsworn = 誓い破り
    .attribute = 誓いを破った
    .attribute_not = 誓いを破っていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }誓いを{ $place ->
      [inner] 破っていて
      [other] 破っているか
      [if] 破っていれば
     *[last] 破っている
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }誓いを破ったことに{ $place ->
      [inner] なり
     *[last] なる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }誓いを{ $place ->
      [inner] 破っておらず
      [other] 破っていないか
      [if] 破っていなければ
     *[last] 破っていない
    }
stat-attack-firm_grip = 片手半の両手持ち
    .attribute = 片手半の武器を両手で持っての
    .attribute_not = 片手半の両手持ちでない
    .is = { $place ->
      [last] その攻撃は
     *[other] {""}
    }片手半の武器の両手持ち{ aru }
    .is_not = 片手半の武器の両手持ち{ nai }
formula-blunted = 不向きな投擲のダメージ
    .after = （{ $damage_block }による）
param-blunted-damage = ダメージ
event-met = 初めて見る
    .as_seer = { $foe }を初めて{ $place ->
      [inner] 見
     *[last] 見る
    }
    .as_foe = { $seer }に初めて{ $place ->
      [inner] 見られ
     *[last] 見られる
    }
    .happens = { $seer }が{ $foe }を初めて{ $place ->
      [inner] 見
     *[last] 見る
    }
param-met-seer = 見る者
param-met-foe = 敵
event-reached = 新しい深さ
    .as_explorer = 新しい深さに初めて{ $place ->
      [inner] 達し
     *[last] 達する
    }
    .happens = { $explorer }が新しい深さに{ $place ->
      [inner] 達し
     *[last] 達する
    }
param-reached-explorer = 探る者
fact-native_depth = 本来の深さ
    .before = { $c }の
fact-met_alike = 先に見た同種の数
    .before = { $seer }が{ $foe }より
flag-peaceful = 争わない
    .attribute = 争わない
    .attribute_not = 争う
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 争わず
      [other] 争わないか
      [if] 争わなければ
     *[last] 争わない
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 争い
      [other] 争うか
      [if] 争えば
     *[last] 争う
    }
formula-shock = 動揺
    .after = {""}
weapon-burning_brand = 燃え木
    .reading = もえぎ
    .counter = 本
weapon-burning_brand-text = 松明を、打つために振るう。火を恐れる者は、何よりもこれを恐れる。
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
    .after = （{ $secret_block }による）
param-secret_difficulty-secret = 隠れたもの
formula-finding_difficulty = 見つける難度
    .after = （{ $secret_block }による）
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
local-disarm-tried = 試みの結果
step-disarm-ahead = 試みの差
formula-picking_difficulty = 解除の難度
    .after = （{ $obstacle_block }と{ $hardness_block }による）
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
table-find_xp = 見分けの経験点
    .after = （{ $find_block }による）
param-find_xp-find = 見つけたもの
event-identified = 見分け
    .as_finder = ものの正体を{ $place ->
      [inner] 見分け
     *[last] 見分ける
    }
    .happens = ものの正体が{ $place ->
      [inner] 判り
     *[last] 判る
    }
param-identified-finder = 見分ける者
param-identified-find = 見分けたもの
local-mind_the_step-mine = 歩く者の合計


# 鍛冶場と仕事

entity-smithy = 鍛冶場
    .counter = か所
stat-smithy-quality = 格
resource-smithy-uses = 残りの使用回数
    .amount = 使用回数{ $n }
enum-work_sort = 仕事の種類
member-work_sort-weaponry = 武器
    .attribute = 武器である
    .attribute_not = 武器でない
member-work_sort-armoury = 防具
    .attribute = 防具である
    .attribute_not = 防具でない
member-work_sort-jewellery = 宝飾
    .attribute = 宝飾である
    .attribute_not = 宝飾でない
member-work_sort-enchanted = 特別なアイテム
    .attribute = 特別なアイテムである
    .attribute_not = 特別なアイテムでない
member-work_sort-artefact = アーティファクト
    .attribute = アーティファクトである
    .attribute_not = アーティファクトでない
enum-costliness = 代償の重さ
member-costliness-cheapest = ごく安い
    .attribute = ごく安い
    .attribute_not = ごく安くない
member-costliness-cheap = 安い
    .attribute = 安い
    .attribute_not = 安くない
member-costliness-dear = 高い
    .attribute = 高い
    .attribute_not = 高くない
enum-wear = 身に着けるもの
member-wear-weapons = 武器
    .attribute = 武器である
    .attribute_not = 武器でない
member-wear-shields = 盾
    .attribute = 盾である
    .attribute_not = 盾でない
member-wear-body_armour = 胴鎧
    .attribute = 胴鎧である
    .attribute_not = 胴鎧でない
member-wear-helms = 兜
    .attribute = 兜である
    .attribute_not = 兜でない
member-wear-amulets = 首飾り
    .attribute = 首飾りである
    .attribute_not = 首飾りでない
member-wear-robes = 長衣
    .attribute = 長衣である
    .attribute_not = 長衣でない
member-wear-sceptres = 笏
    .attribute = 笏である
    .attribute_not = 笏でない
member-wear-crowns = 冠
    .attribute = 冠である
    .attribute_not = 冠でない
member-wear-elsewhere = そのほか
    .attribute = そのほかである
    .attribute_not = そのほかでない
table-costliness_of = 鍛冶場での代償の重さ
    .after = {""}
    .before = { $wear }の
param-costliness_of-wear = 身に着けるもの
context-work = 仕事
role-work-smith = 鍛冶師
    .scope = { $contexts }では
role-work-forge = 鍛冶場
    .counter = か所
role-work-sort = 仕事の種類
role-work-difficulty = 難度
role-work-metal = 品に要るミスリル
role-work-price = 品に要る経験点
role-work-strain = 品に吸われる能力値
role-work-of = 能力値
stat-work-lack = 超えた難度
stat-work-cost = 経験点の代償
stat-work-toll = 能力値の代償
formula-missing_craft = 足りない心得
    .after = {""}
    .before = { $smith }の{ $sort }に
param-missing_craft-sort = 仕事の種類
param-missing_craft-smith = 鍛冶師
table-uses_of = 鍛冶場を使う回数
    .after = （{ $sort_block }による）
param-uses_of-sort = 仕事の種類
event-forged = 仕事の仕上がり
    .as_smith = 仕事を{ $place ->
      [inner] 仕上げ
     *[last] 仕上げる
    }
    .happens = 仕事が{ $place ->
      [inner] 仕上がり
     *[last] 仕上がる
    }
param-forged-smith = 鍛冶師
procedure-hammer = 鍛冶場での一手番
    .do = 鍛冶場で{ $place ->
      [inner] 働き
     *[last] 働く
    }
param-hammer-smith = 鍛冶師
procedure-forge = 仕事に掛かる
    .do = { $forge }で仕事に{ $place ->
      [inner] 掛かり
     *[last] 掛かる
    }
character-anvil = 鍛冶場
    .counter = か所

# 登場者のそのほかの値

stat-dread = 恐れられ方
    .member = { $member }から恐れられる度合い
    .computed = { $member_sort ->
      [stat] 、{ $member }
     *[other] { $member }
    }から恐れられる度合い
stat-elf_bane = エルフ殺し
stat-burden = 荷の重さ
stat-mending = 傷の塞がる速さ
stat-voice_mending = 声の戻る速さ
resource-drained = 能力値の減り
    .member = { $member }の減り
    .amount = 減り{ $n }
resource-mithril = ミスリル
    .amount = ミスリル{ $n }
resource-toil = 残りの手間
    .amount = 手間{ $n }ターン
resource-deepest = 達した深さ
    .amount = 深さ{ $n }階
resource-charges = 充填数
    .member = { $member }の充填数
resource-known = 薬の効いた数
    .member = { $member }の効いた数
    .amount = { $n }回
resource-drawn = 闇の引き
    .amount = 引き{ $n }
resource-swing = 薙ぎ払いの出目
resource-sway = 薙ぎ払いをかわす出目
resource-reaped = 薙ぎ払いのダメージ
resource-reaped_dice = 薙ぎ払いの会心のダイス
flag-sweeping = 薙ぎ払い
    .attribute = 薙ぎ払っている
    .attribute_not = 薙ぎ払っていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 薙ぎ払っていて
      [other] 薙ぎ払っているか
      [if] 薙ぎ払っていれば
     *[last] 薙ぎ払っている
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }薙ぎ払いを{ $place ->
      [inner] 始め
     *[last] 始める
    }
    .lose = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }薙ぎ払いを{ $place ->
      [inner] 終え
     *[last] 終える
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 薙ぎ払っておらず
      [other] 薙ぎ払っていないか
      [if] 薙ぎ払っていなければ
     *[last] 薙ぎ払っていない
    }
flag-sees_unseen = 透明視認
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }見えない者を{ $place ->
      [inner] 見
      [other] 見るか
      [if] 見れば
     *[last] 見る
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }見えない者を{ $place ->
      [inner] 見ず
      [other] 見ないか
      [if] 見なければ
     *[last] 見ない
    }
    .attribute = 見えない者を見る
    .attribute_not = 見えない者を見ない
flag-crit_proof = 会心無効
    .attribute = 会心の一撃の通らない
    .attribute_not = 会心の一撃の通る
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }会心の一撃を{ $place ->
      [inner] 受け付けず
      [other] 受け付けないか
      [if] 受け付けなければ
     *[last] 受け付けない
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }会心の一撃を{ $place ->
      [inner] 受け
      [other] 受けるか
      [if] 受ければ
     *[last] 受ける
    }
flag-hard_to_crit = 会心半減
    .attribute = 会心の一撃の通りにくい
    .attribute_not = 会心の一撃の通りやすい
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }会心の一撃を{ $place ->
      [inner] 受けにくく
      [other] 受けにくいか
      [if] 受けにくければ
     *[last] 受けにくい
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }会心の一撃を受けにくく{ $place ->
      [inner] なく
      [other] ないか
      [if] なければ
     *[last] ない
    }
flag-knows_jewels = 宝飾の心得
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }指輪・首飾り・角笛・灯りの正体を{ $place ->
      [inner] 知り
      [other] 知るか
      [if] 知れば
     *[last] 知る
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }指輪・首飾り・角笛・灯りの正体を{ $place ->
      [inner] 知らず
      [other] 知らないか
      [if] 知らなければ
     *[last] 知らない
    }
    .attribute = 宝飾の正体を知る
    .attribute_not = 宝飾の正体を知らない
flag-knows_enchantments = 付呪の心得
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }アイテムの付呪を{ $place ->
      [inner] 知り
      [other] 知るか
      [if] 知れば
     *[last] 知る
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }アイテムの付呪を{ $place ->
      [inner] 知らず
      [other] 知らないか
      [if] 知らなければ
     *[last] 知らない
    }
    .attribute = アイテムの付呪を知る
    .attribute_not = アイテムの付呪を知らない
flag-knows_foes = 敵の心得
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }あらゆる種類の敵を{ $place ->
      [inner] 知り
      [other] 知るか
      [if] 知れば
     *[last] 知る
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }あらゆる種類の敵を{ $place ->
      [inner] 知らず
      [other] 知らないか
      [if] 知らなければ
     *[last] 知らない
    }
    .attribute = あらゆる種類の敵を知る
    .attribute_not = あらゆる種類の敵を知らない
flag-knows_curses = 呪いの心得
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }アイテムの呪いを{ $place ->
      [inner] 見抜き
      [other] 見抜くか
      [if] 見抜けば
     *[last] 見抜く
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }アイテムの呪いを{ $place ->
      [inner] 見抜けず
      [other] 見抜けないか
      [if] 見抜けなければ
     *[last] 見抜けない
    }
    .attribute = アイテムの呪いを見抜く
    .attribute_not = アイテムの呪いを見抜けない
flag-settled = 固定経験
    .attribute = 固定経験の
    .attribute_not = 固定経験でない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }固定経験{ aru }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }固定経験{ nai }
flag-wrath_bearing = 憤怒の持ち手
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }憤怒のアイテムを{ $place ->
      [inner] 持っていて
      [other] 持っているか
      [if] 持っていれば
     *[last] 持っている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }憤怒のアイテムを{ $place ->
      [inner] 持たず
      [other] 持っていないか
      [if] 持っていなければ
     *[last] 持っていない
    }
    .attribute = 憤怒のアイテムを持つ
    .attribute_not = 憤怒のアイテムを持たない
flag-territorial = 縄張り
    .attribute = 縄張りを持つ
    .attribute_not = 縄張りを持たない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }縄張りを{ $place ->
      [inner] 持ち
      [other] 持つか
      [if] 持てば
     *[last] 持つ
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }縄張りを{ $place ->
      [inner] 持たず
      [other] 持たないか
      [if] 持たなければ
     *[last] 持たない
    }
flag-undisturbed = 巣の中
    .attribute = 巣にいて誰も見えない
    .attribute_not = 巣に落ち着いていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }巣に{ $place ->
      [inner] 落ち着いていて
      [other] 落ち着いているか
      [if] 落ち着いていれば
     *[last] 落ち着いている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }巣に{ $place ->
      [inner] 落ち着いておらず
      [other] 落ち着いていないか
      [if] 落ち着いていなければ
     *[last] 落ち着いていない
    }
resource-bloodshed = 人とエルフへの攻撃の数
    .amount = 人とエルフへの攻撃{ $n }
resource-turns_sung = 歌ったターン数
    .amount = 歌{ $n }ターン
resource-stairs_climbed = シルマリルなしで上った階段の数
    .amount = シルマリルなしで上った階段{ $n }
enum-attribute = 能力値
member-attribute-strength = 腕力
    .attribute = 腕力である
    .attribute_not = 腕力でない
member-attribute-dexterity = 敏捷
    .attribute = 敏捷である
    .attribute_not = 敏捷でない
member-attribute-constitution = 耐久
    .attribute = 耐久である
    .attribute_not = 耐久でない
member-attribute-grace = 恩寵
    .attribute = 恩寵である
    .attribute_not = 恩寵でない

# 戦いとその周り

event-stumbled = 鉢合わせ
    .as_mover = { $hidden }のいるマスへ{ $place ->
      [inner] 入ろうとし
     *[last] 入ろうとする
    }
    .as_hidden = { $mover }が自分のマスへ{ $place ->
      [inner] 入ろうとし
     *[last] 入ろうとする
    }
    .happens = { $mover }が{ $hidden }のいるマスへ{ $place ->
      [inner] 入ろうとし
     *[last] 入ろうとする
    }
param-stumbled-mover = 動く者
param-stumbled-hidden = 潜む者
procedure-hurl = 投げつける
    .do = { $defender }に{ $weapon }を{ $place ->
      [inner] 投げつけ
     *[last] 投げつける
    }
status-darted = 行きがけの一撃
    .reading = いきがけのいちげき
    .attribute = 行きがけに攻撃した
    .attribute_not = 行きがけに攻撃していない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }行きがけの一撃を{ $place ->
      [inner] 使っていて
      [other] 使っているか
      [if] 使っていれば
     *[last] 使っている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }行きがけの一撃を{ $place ->
      [inner] 使っておらず
      [other] 使っていないか
      [if] 使っていなければ
     *[last] 使っていない
    }
    .gain = { $who_person ->
      [you] {""}
     *[it] { $who }は
    }このターンの行きがけの一撃を{ $place ->
      [inner] 使い
     *[last] 使う
    }
status-darted-text = 行きがけに一撃を放った。それは1ターンに一度だけである。
ability-flanking-note = 一度に何体かを回り込んだときは、ゲームは狙いを付けている敵を先に告げる。その敵が優先される。
enum-varied_din = 大きさの変わる騒音
member-varied_din-horn = 角笛
    .attribute = 角笛の
    .attribute_not = 角笛でない
member-varied_din-bashing = 扉の打ち破り
    .attribute = 扉を打ち破る
    .attribute_not = 扉の打ち破りでない
member-varied_din-tunnelling = 掘削
    .attribute = 掘削の
    .attribute_not = 掘削でない
member-varied_din-trap = 罠
    .attribute = 罠の
    .attribute_not = 罠でない
table-softest = 騒音の下限
    .after = （{ $din_block }による）
param-softest-din = 騒音
table-loudest = 騒音の上限
    .after = （{ $din_block }による）
param-loudest-din = 騒音
formula-hunted = 天敵としての恐れ
    .after = {""}
    .before = { $hunter }への
param-hunted-hunter = 狩る者
param-hunted-prey = 狙われる者
formula-wrath = 挑み
    .after = {""}
    .before = { $enemy }による
param-wrath-enemy = 敵
formula-watchfulness = 見張りの備え
    .after = {""}
    .before = { $watcher }の{ $sneaker }に対する
param-watchfulness-watcher = 見張り手
param-watchfulness-sneaker = 忍び手
set-watchers = 見張り手
    .counter = 体
    .name = 見張り手
    .before = {""}
procedure-keep_watch = 見張りの一回り
    .do = 気づきうる者みなが{ $sneaker }を{ $place ->
      [inner] 見張り
     *[last] 見張る
    }
param-keep_watch-sneaker = 忍び手
local-keep_watch-shown = 忍び手の出目
param-look_out-shown = 忍び手の出目
param-notice-shown = 忍び手の出目
local-look_out-tried = 見張りの結果
flag-known = 既知
    .attribute = 知られている
    .attribute_not = 知られていない
flag-barred = 塞がり
    .attribute = 塞がっている
    .attribute_not = 塞がっていない
resource-guard = 守りの強さ
    .amount = 守り{ $n }
character-corner = 隅
    .counter = か所
formula-floors_xp = 新しい階の経験点
    .after = （{ $before_block }から{ $now_block }まで）
param-floors_xp-before = 前の階
param-floors_xp-now = 着いた階
formula-song_way = 歌の道のり
    .after = （{ $singer_block }から{ $hearer_block }まで）
param-song_way-singer = 歌い手
param-song_way-hearer = 聞き手
procedure-sing = 歌う
    .do = { $tune }を{ $place ->
      [inner] 歌い
     *[last] 歌う
    }
param-sing-singer = 歌い手
param-sing-tune = 選んだ歌
procedure-prise = シルマリルをこじり出す
    .do = シルマリルを{ $place ->
      [inner] こじり出し
     *[last] こじり出す
    }
param-prise-thief = 奪う者
param-prise-hold = 王冠の手強さ
step-prise-aim = 命中判定
step-prise-grip = 王冠の出目
step-prise-force = ダメージ判定
procedure-eat = 食べる
    .do = { $place ->
      [inner] 食べ
     *[last] 食べる
    }
param-eat-eater = 食べる者
param-eat-meal = 食べ物
enum-ware = 品
member-ware-arrows = 矢
    .attribute = 矢である
    .attribute_not = 矢でない
member-ware-bows = 弓
    .attribute = 弓である
    .attribute_not = 弓でない
member-ware-axes = 斧
    .attribute = 斧である
    .attribute_not = 斧でない
member-ware-polearms = 長柄武器
    .attribute = 長柄武器である
    .attribute_not = 長柄武器でない
member-ware-hafted = 鈍器
    .attribute = 鈍器である
    .attribute_not = 鈍器でない
member-ware-boots = 靴
    .attribute = 靴である
    .attribute_not = 靴でない
member-ware-gloves = 手甲
    .attribute = 手甲である
    .attribute_not = 手甲でない
member-ware-cloaks = 外套
    .attribute = 外套である
    .attribute_not = 外套でない
member-ware-leathers = 革鎧
    .attribute = 革鎧である
    .attribute_not = 革鎧でない
member-ware-chests = 箱
    .attribute = 箱である
    .attribute_not = 箱でない
member-ware-torches = 松明
    .attribute = 松明である
    .attribute_not = 松明でない
member-ware-staves = 杖
    .attribute = 杖である
    .attribute_not = 杖でない
member-ware-potions = 薬
    .attribute = 薬である
    .attribute_not = 薬でない
member-ware-oil = 油壺
    .attribute = 油壺である
    .attribute_not = 油壺でない
member-ware-other = そのほか
    .attribute = そのほかである
    .attribute_not = そのほかでない
enum-ruin = 損じ方
member-ruin-burns = 炎で焼ける
    .attribute = 炎で焼ける
    .attribute_not = 炎で焼けない
member-ruin-breaks = 冷気で割れる
    .attribute = 冷気で割れる
    .attribute_not = 冷気で割れない
member-ruin-lasts = 損なわれない
    .attribute = 損なわれない
    .attribute_not = 損なわれる
table-ruined_by = 品の損じ方
    .after = {""}
    .before = { $ware }の
    .name = 損じ方
param-ruined_by-ware = 品
param-first_experience-settled = 固定経験
    .is = 固定経験{ aru }
    .is_not = 固定経験{ nai }
param-reached-floor = 階
enum-hardship = 難しさ
member-hardship-easy = 易しい
    .attribute = 易しい
    .attribute_not = 易しくない
member-hardship-middling = やや難しい
    .attribute = やや難しい
    .attribute_not = やや難しくない
member-hardship-severe = 難しい
    .attribute = 難しい
    .attribute_not = 難しくない
field-race-hardship = 難しさ

# 薬・角笛・杖

kind-draught = 薬
    .reading = くすり
    .counter = 本
    .plural = 薬
kind-warhorn = 角笛
    .reading = つのぶえ
    .counter = 本
    .plural = 角笛
kind-stave = 杖
    .reading = つえ
    .counter = 本
    .plural = 杖
field-warhorn-level = 深さ
field-warhorn-voice = 声
field-warhorn-noise = 音
    .name = 音の大きさ
field-stave-level = 深さ
draught-antidote = 解毒薬
    .reading = げどくやく
    .counter = 本
draught-antidote-text = どのような毒も消す。毒に侵されていない者は何も感じず、何も判らない。
draught-venom = 毒の薬
    .reading = どくのくすり
    .counter = 本
draught-venom-text = ほかと変わらない瓶に入った、{ $dose } の毒。
draught-venom-note = 毒がどれだけ入っているかは、どの規則書にも無い。この規則集が定めた。
draught-of_strength = 腕力の薬
    .reading = わんりょくのくすり
    .counter = 本
draught-of_strength-text = 吸われた腕力が、すべて戻る。
draught-of_strength-note = 吸われた腕力を戻すだけで、それ以上のことはしないというのは、この規則集の読み方である。規則書には名があるだけで、吸われたものを戻す飲み物があると述べるにとどまる。
draught-of_healing = 癒しの薬
    .reading = いやしのくすり
    .counter = 本
draught-of_healing-text = 身が温まり、生命力が { $mended } 戻る。
draught-of_healing-note = どれだけ癒すかは、どの規則書にも無い。この規則集が定めた。
warhorn-of_terror = 恐慌の角笛
    .reading = きょうこうのつのぶえ
    .counter = 本
warhorn-of_terror-text = 聞く者は、自分の最期を聞く。意志を、敵それぞれの意志と音の道の距離とに競わせ、勝った差 1 につき士気を { $factor } 下げる。声を { $voice } 払い、音は { $noise } である。
warhorn-of_terror-note = 払う声、音の大きさ、深さは、この規則集が定めた。規則書は、角笛の音を10～40とする。
stave-of_slumber = 微睡みの杖
    .reading = まどろみのつえ
    .counter = 本
stave-of_slumber-text = 掲げれば、敵はあくびをする。意志を、見えている敵それぞれの意志と競わせ、勝った差だけ警戒を解かせる。
stave-of_slumber-note = 規則書は、眠らせるとだけ述べている。判定と深さは、この規則集が定めた。
stave-of_majesty = 威光の杖
    .reading = いこうのつえ
    .counter = 本
stave-of_majesty-text = つかのま、敵の目に、ありえたはずの姿で映る。意志を、見えている敵それぞれの意志と競わせ、勝った差 1 につき士気を { $factor } 下げる。
stave-of_majesty-note = 判定と深さは、この規則集が定めた。
event-quaffed = 薬を飲む
    .as_drinker = { $drink_said ->
      [yes] { $drink }
     *[no] 薬
    }を{ $place ->
      [inner] 飲み
     *[last] 飲む
    }
    .happens = { $drinker }が{ $drink }を{ $place ->
      [inner] 飲み
     *[last] 飲む
    }
param-quaffed-drinker = 飲む者
param-quaffed-drink = 薬
    .counter = 本
procedure-recognise = 薬の正体を知る
    .do = { $drink }の正体を{ $place ->
      [inner] 知り
     *[last] 知る
    }
param-recognise-drinker = 飲む者
param-recognise-drink = 薬
    .counter = 本
event-blown = 角笛を吹く
    .as_blower = { $horn_said ->
      [yes] { $horn }
     *[no] 角笛
    }を{ $place ->
      [inner] 吹き
     *[last] 吹く
    }
    .happens = { $blower }が{ $horn }を{ $place ->
      [inner] 吹き
     *[last] 吹く
    }
param-blown-blower = 吹く者
param-blown-horn = 角笛
    .counter = 本
formula-breath_for = 声の代価
    .after = {""}
    .before = { $horn }を吹く
param-breath_for-horn = 角笛
    .counter = 本
param-breath_for-blower = 吹く者
procedure-blow_horn = 角笛を吹く
    .do = { $horn }を{ $place ->
      [inner] 吹き
     *[last] 吹く
    }
param-blow_horn-blower = 吹く者
param-blow_horn-horn = 角笛
    .counter = 本
event-wielded = 杖を使う
    .as_bearer = { $staff_said ->
      [yes] { $staff }
     *[no] 杖
    }を{ $place ->
      [inner] 使い
     *[last] 使う
    }
    .happens = { $bearer }が{ $staff }を{ $place ->
      [inner] 使い
     *[last] 使う
    }
param-wielded-bearer = 使う者
param-wielded-staff = 杖
    .counter = 本
formula-charge_for = 一度に使う充填数
    .after = {""}
    .before = { $bearer }の
param-charge_for-bearer = 使う者
procedure-use_staff = 杖を使う
    .do = { $staff }を{ $place ->
      [inner] 使い
     *[last] 使う
    }
param-use_staff-bearer = 使う者
param-use_staff-staff = 杖
    .counter = 本
ability-bane-says = 選んだ分類の敵に対しては、あらゆる技能が、その分類の討伐数による天敵の上乗せのぶんだけ上がり、自分を見たその敵の士気が、同じだけ下がる。
song-delvings-says = 歌っているあいだ、毎ターン、知っている場所に隣り合う未知の場所は、歌の力からそこまでのマス数を引いた数が { $echo } の出目を超えれば、知られるようになる。
song-freedom-says = 歌っているあいだ、毎ターン、声の届く障害それぞれについて歌唱の判定を行う。難度は、階の深さの半分（切り捨て）に、{ $easy } と、音の道の距離と、途中の閉じた扉1枚につき { $per_door } と、副旋律による不足を加えたものである。成功すれば、その障害はもう道を塞がない。

# そのほかの武器

field-weapon-slayer_of = 殺戮の相手
member-weapon_trait-digging = 掘る道具
    .attribute = 掘る道具{ aru }
    .attribute_not = 掘る道具{ nai }
    .noun = 掘る道具
    .noun_plural = 掘る道具
formula-digs = 掘る力
    .after = {""}
    .before = { $who }の
param-digs-who = 者
weapon-throwing_axe = 投斧
    .reading = なげおの
    .counter = 本
weapon-throwing_axe-text = 一回転して刃から届くように、釣り合いが取ってある。
weapon-trident = 三叉槍
    .reading = さんさそう
    .counter = 本
weapon-trident-text = 穂先は三つ。一つでは心もとない者のために。
weapon-bastard_sword = バスタードソード
    .reading = バスタードソード
    .counter = 本
weapon-bastard_sword-text = 片手でも両手でも握れる柄。決めかねる者にもよい。
weapon-shovel = 円匙
    .reading = えんし
    .counter = 本
weapon-shovel-text = 瓦礫を掘るためのもの。それだけに振るわれてきたわけではない。
weapon-mattock = 鶴嘴
    .reading = つるはし
    .counter = 本
weapon-mattock-text = 石を砕くためのもの。いにしえのドワーフは、これで山を割り、頭も割った。
weapon-orc_slayer = オーク殺しの戦斧
    .reading = オークごろしのせんぷ
    .counter = 本
weapon-orc_slayer-text = 刃にはルーンが刻まれている。オークにも読めるルーンである。

# 宝飾

kind-trinket = 宝飾
    .reading = ほうしょく
    .plural = 宝飾
constant-trinket-worn = 着用
    .is = 身に着けて{ $place ->
      [inner] いて
      [other] いるか
      [if] いれば
     *[last] いる
    }
    .is_not = 身に着けて{ $place ->
      [inner] おらず
      [other] いないか
      [if] いなければ
     *[last] いない
    }
slot-jewels = 身に着けた宝飾
    .holds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を身に着けて{ $place ->
      [inner] いて
      [other] いるか
      [if] いれば
     *[last] いる
    }
    .holds_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $x }を身に着けて{ $place ->
      [inner] おらず
      [other] いないか
      [if] いなければ
     *[last] いない
    }
    .empty = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }宝飾を身に着けて{ $place ->
      [inner] おらず
      [other] いないか
      [if] いなければ
     *[last] いない
    }
    .full = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }宝飾を身に着けて{ $place ->
      [inner] いて
      [other] いるか
      [if] いれば
     *[last] いる
    }
trinket-of_protection = 守りの指輪
    .reading = まもりのゆびわ
trinket-of_protection-text = 飾りのない輪だが、あらゆる害がそこで止まる。防護が { $shelter } 増える。
trinket-of_regeneration = 再生の首飾り
    .reading = さいせいのくびかざり
trinket-of_regeneration-text = 傷が塞がり、声が戻り、そして腹が減る。
trinket-of_free_action = 自在行動の指輪
    .reading = じざいこうどうのゆびわ
trinket-of_free_action-text = 鉄でないものには、もう捕らわれない。
trinket-of_sight = 透明視認の首飾り
    .reading = とうめいしにんのくびかざり
trinket-of_sight-text = 見られたくないものにも、影が差して見える。
trinket-of_wrath = 憤怒の首飾り
    .reading = ふんぬのくびかざり
trinket-of_wrath-text = 目にした者はみな殺意を抱き、それを果たしに来る。

# 呪い

event-doffed = 呪われた品を外す
    .as_wearer = 呪われた品を{ $place ->
      [inner] 外し
     *[last] 外す
    }
    .happens = { $wearer }が呪われた品を{ $place ->
      [inner] 外し
     *[last] 外す
    }
param-doffed-wearer = 身に着けた者
ability-curse_breaking-says = 呪われた品を外すと、呪いは断ち切られ、もう呪われていない。
formula-light_around = 周りの明るさ
    .after = {""}
    .before = { $who }の
param-light_around-who = 者

# 敵

weapon-orc_bow = オークの弓
    .reading = オークのゆみ
    .counter = 張
weapon-orc_bow-text = 角と腱の弓。木への思い入れなど無い者が張った。
weapon-warg_bite = ワーグの牙
    .reading = ワーグのきば
weapon-warg_bite-text = 食らいついたら離さない。
weapon-werewolf_bite = 人狼の毒牙
    .reading = じんろうのどくが
weapon-werewolf_bite-text = この牙の奥には、獣のものではない意志がある。
weapon-spider_bite = 蜘蛛の牙
    .reading = くものきば
weapon-spider_bite-text = はじめは、ほとんど感じない。
weapon-great_spider_bite = 大蜘蛛の牙
    .reading = おおぐものきば
weapon-great_spider_bite-text = 短剣ほどの長さの、濡れた二本の牙。
weapon-troll_hammer = トロルの槌
    .reading = トロルのつち
    .counter = 本
weapon-troll_hammer-text = 柄の付いた大岩。
weapon-chill_touch = 冷たい手
    .reading = つめたいて
weapon-chill_touch-text = 連れを欲しがる、死者の手。
weapon-dark_touch = 闇の手
    .reading = やみのて
weapon-dark_touch-text = 触れたあとには、光がなかなか戻らない。
weapon-ember_touch = 熾火の手
    .reading = おきびのて
weapon-ember_touch-text = 指のかたちをした、赤い熱。
weapon-flaming_sword = 燃える剣
    .reading = もえるけん
    .counter = 本
weapon-flaming_sword-text = この世でいちばん深い炎で鍛えられ、消えたことがない。
weapon-serpent_fang = 大蛇の毒牙
    .reading = だいじゃのどくが
weapon-serpent_fang-text = 一瞬で刺さり、あとは長く、何も起こらない。
weapon-coils = 締めつけ
    .reading = しめつけ
weapon-coils-text = 吐いた息は、そのつど締め取られる。
weapon-dragon_bite = 竜の牙
    .reading = りゅうのきば
weapon-dragon_bite-text = 剣のような牙、と歌は言う。歌のとおりである。
weapon-bat_bite = 蝙蝠の牙
    .reading = こうもりのきば
weapon-bat_bite-text = 革の翼と、そのあいだの鋭いもの。
weapon-bone_claw = 骨の爪
    .reading = ほねのつめ
weapon-bone_claw-text = かつては誰かの手であった。
character-orc_scout = オークの斥候
    .counter = 体
character-orc_archer = オークの射手
    .counter = 体
character-orc_captain = オークの隊長
    .counter = 体
character-orc_champion = オークの勇士
    .counter = 体
character-warg = ワーグ
    .counter = 体
character-werewolf = 人狼
    .counter = 体
character-wolf_lord = 狼の王
    .counter = 体
character-cave_spider = 洞窟蜘蛛
    .counter = 体
character-great_spider = 大蜘蛛
    .counter = 体
character-hill_troll = 丘トロル
    .counter = 体
character-stone_troll = 石トロル
    .counter = 体
character-wight = 塚人
    .counter = 体
character-shade = 影の幽鬼
    .counter = 体
character-ember = 熾火の魔霊
    .counter = 体
character-balrog = バルログ
    .counter = 体
character-fen_serpent = 沼の大蛇
    .counter = 体
character-great_serpent = 巨大な大蛇
    .counter = 体
character-fire_drake = 若い火竜
    .counter = 体
character-frost_drake = 若い冷竜
    .counter = 体
character-easterling = 東夷の戦士
    .counter = 人
character-great_bat = 大蝙蝠
    .counter = 体
character-walking_dead = 歩く死者
    .counter = 体

## 用語集

term-check = 判定
    .text = 双方が20面ダイスを1個振り、それぞれの値を足して比べ合う。仕掛ける側が抵抗する側を上回れば成功する。
    .reading = はんてい
term-margin = 勝った差
    .text = 一方の値が他方の値をどれだけ上回ったかを表す。
    .reading = かったさ
term-critical = 会心の一撃
    .text = 命中判定が回避判定を大きく上回り、ダメージのダイスが増える一撃である。武器が重いほど大きな差が要る。詳しくは[表](entry:figure.critical_margins)にある。
    .reading = かいしんのいちげき
term-protection = 防護
    .text = 防具が一撃のダメージから差し引く量である。ダイスは一撃ごとに振り直す。
    .reading = ぼうご

## 用語：原文にこれらの語があれば、訳にはここの語を使う

gloss-critical_hit = 会心の一撃
gloss-free_attack = 無償の一撃
    .opportunity = 好機の一撃
    .main = 主たる攻撃
gloss-experience = 経験点
gloss-morale = 士気
gloss-polearm = 長柄武器
gloss-shield = 盾
gloss-main_attack = 主たる攻撃
gloss-damage_die = ダメージダイス
gloss-protection_die = 防護のダイス
book-cover = 夜空の下の鉄の冠。三つの宝玉のうち、真ん中の一つが輝いている。
ability-power-image = 右に刃を向けた戦斧。
ability-charge-image = 穂先を前に向け、後ろに勢いの線を引く槍。
