## 用語集
##
## 能力値 score・stat／素質 potential（鍛えて安く伸ばせる限り）／修正値 modifier／元の値 own score／一時の低下 stat damage
## しるし mark（使うたびに貯まる）／貯まったしるし pile／値段 price（次の1点に要るしるし）
## 上昇 rise／下降 drop／持ちこたえ holding out（判定）／難度 difficulty／吸収 drain／衰えの原因 lapse／鍛え方 training／才能 talent

pack-title = 育つ能力値

## 能力値を持つ者

clock-day = 日
unit-kg = kg
    .name = キログラム
enum-stat_name = 能力値
member-stat_name-strength = 筋力
member-stat_name-dexterity = 敏捷
member-stat_name-toughness = 頑健
member-stat_name-intelligence = 知力
member-stat_name-willpower = 意志
member-stat_name-presence = 存在感
entity-creature = 生き物
    .counter = 体
word-foe = 敵
    .counter = 体
resource-grown = 元の値
    .member = { $member }の元の値
    .computed = { $member_sort ->
      [field] 能力値（{ $member }）
     *[other] { $member }
    }の元の値
resource-potential = 素質
    .member = { $member }の素質
    .computed = { $member_sort ->
      [field] 能力値（{ $member }）
     *[other] { $member }
    }の素質
resource-pile = 貯まったしるし
    .member = { $member }に貯まったしるし
    .computed = { $member_sort ->
      [field] 能力値（{ $member }）
     *[other] { $member }
    }に貯まったしるし
resource-damage = 一時の低下
    .member = { $member }の一時の低下
    .computed = { $member_sort ->
      [field] 能力値（{ $member }）
     *[other] { $member }
    }の一時の低下
resource-drained = 吸われた点
    .member = { $member }から吸われた点
    .computed = { $member_sort ->
      [field] 能力値（{ $member }）
     *[other] { $member }
    }から吸われた点
stat-worn = 魔法の品による点
    .member = 魔法の品による{ $member }の点
stat-score = 能力値
    .member = { $member }
    .computed = { $member_sort ->
      [field] 能力値（{ $member }）
     *[other] { $member }の値
    }
stat-held_up = 判定への上乗せ
    .member = { $member }の判定への上乗せ
    .computed = { $member_sort ->
      [field] 能力値（{ $member }）
     *[other] { $member }
    }の判定への上乗せ
stat-steadfast = 吸収に抗う判定への上乗せ
stat-relish = 新鮮な死体のしるしの倍率
flag-diseased = 病気
    .attribute = 病気にかかっている
    .attribute_not = 病気にかかっていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }病気にかかって{ $place ->
      [inner] いて
      [other] いるか
      [if] いれば
     *[last] いる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }病気にかかって{ $place ->
      [inner] おらず
      [other] いないか
      [if] いなければ
     *[last] いない
    }
slot-race = 種族
    .holds = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }種族が{ $x }{ $place ->
      [inner] で
      [other] か
      [if] なら
     *[last] である
    }
    .holds_not = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }種族が{ $x }で{ $place ->
      [inner] なく
      [other] ないか
      [if] なければ
     *[last] ない
    }
    .empty = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }種族が{ $place ->
      [inner] 定まっておらず
     *[last] 定まっていない
    }
    .full = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }種族が{ $place ->
      [inner] 定まっていて
     *[last] 定まっている
    }
stat-to_hit = 近接の命中修正
stat-damage_done = 近接のダメージ修正
stat-throw_damage = 投擲のダメージ修正
stat-aim = 射撃と投擲の命中修正
stat-defence = 防御への修正
stat-searching = 探索の修正
stat-noticing = 通りすがりに気づく修正
stat-race_hit_points = 種族の生命力
stat-class_hit_points = 職業の生命力
stat-hit_points = 生命力
stat-recovery = 生命力が1戻るまでの秒数
stat-carrying_limit = 持てる重さ
stat-shop_percent = 店で得をする割合（%）
formula-short_draw = 強すぎる弓の不利
    .after = （{ $draw_block }と{ $strength_block }による）
param-short_draw-draw = 弓の強さ
param-short_draw-strength = 筋力
formula-dug = 1ターンに掘れる量
    .after = （{ $power_block }と{ $strength_block }による）
param-dug-power = 道具の力
param-dug-strength = 筋力
check-kick = 扉の蹴破り
    .succeeds = { $kicker_person ->
      [you] {""}
     *[it] { $kicker }が
    }固さ{ $sturdiness }の扉を{ $place ->
      [inner] 蹴破り
      [other] 蹴破るか
      [if] 蹴破れば
     *[last] 蹴破る
    }
    .fails = { $kicker_person ->
      [you] {""}
     *[it] { $kicker }が
    }固さ{ $sturdiness }の扉を{ $place ->
      [inner] 蹴破れず
      [other] 蹴破れないか
      [if] 蹴破れなければ
     *[last] 蹴破れない
    }
param-kick-kicker = 蹴る者
param-kick-sturdiness = 固さ
status-strong_poison = 強い毒
    .reading = つよいどく
    .attribute = 強い毒に侵されている
    .attribute_not = 強い毒に侵されていない
status-strong_poison-text = 手が震え、腕が重い。
character-thora = トーラ
    .counter = 人

## 育ち方

formula-modifier = 修正値
    .after = （{ $score_block }による）
param-modifier-score = 能力値
formula-multiplier = 素質を超えたときの倍率
    .after = （{ $past_block }による）
param-multiplier-past = 素質を超えた点数
formula-price = 次の1点の値段
    .after = （能力値が{ $score_block }、超過が{ $past_block }のとき）
param-price-score = 能力値
param-price-past = 素質を超えた点数
formula-win_back = 失った1点の値段
    .after = （{ $score_block }による）
param-win_back-score = 能力値
formula-drop = 下降で戻るしるし
    .after = （{ $score_block }による）
param-drop-score = 能力値
formula-warning = 下降の迫るしるし
    .after = （{ $score_block }による）
param-warning-score = 能力値
formula-dawns_to_a_drop = 下降までの衰えた夜明けの数
    .after = （{ $score_block }による）
param-dawns_to_a_drop-score = 能力値
chance-rise = 上昇の確率
    .after = {""}
    .before = { $pile_block }と{ $price_block }による
param-rise-pile = 貯まったしるし
param-rise-price = 値段
chance-rise_at = 値段に対する割合による上昇の確率
    .after = （{ $share_block }による）
param-rise_at-share = 値段に対する割合

check-hold = 持ちこたえ
    .succeeds = { $score }{ $bonus_said ->
      [yes]と{ $bonus }と
     *[no] {""}
    }で{ $difficulty }に{ $place ->
      [inner] 持ちこたえ
      [other] 持ちこたえるか
      [if] 持ちこたえれば
     *[last] 持ちこたえる
    }
    .fails = { $score }{ $bonus_said ->
      [yes]と{ $bonus }と
     *[no] {""}
    }では{ $difficulty }に{ $place ->
      [inner] 屈し
      [other] 屈するか
      [if] 屈すれば
     *[last] 屈する
    }
param-hold-score = 能力値
param-hold-difficulty = 難度
param-hold-bonus = 上乗せ
local-hold-dice = ダイスの合計

process-days_to_rise = 次の1点までの日数
param-days_to_rise-marks = 一日のしるし
param-days_to_rise-price = 値段
local-days_to_rise-pile = 貯まったしるし

figure-hold_table = 判定に持ちこたえる確率
    .rows = 難度
    .columns = 能力値
    .cell = 持ちこたえる確率
calculator-holding = 自分の判定
    .score = 能力値
    .difficulty = 難度
    .bonus = ボーナス
    .holds = 持ちこたえる確率
    .modifier = 能力値による修正
figure-days = 次の1点までの日数
    .rows = 一日のしるし
    .columns = 値段
    .cell = 日数の期待値
figure-modifiers = 修正値
    .rows = 能力値
    .cell = 修正値
figure-prices = 1点の値段
    .rows = 能力値
    .columns = 素質を超えた点数
    .cell = しるしの数
figure-drops = 下降で戻るしるし
    .rows = 能力値
    .cell = 戻るしるしの数
figure-warnings = 下降の迫るしるし
    .rows = 能力値
    .cell = 貯まったしるし
figure-rises = 判定で能力値が上がる確率
    .rows = しるしの数（値段の4分の1ごと）
    .cell = 上昇の確率
event-level_gained = レベルの上昇
    .as_who = レベルが{ $place ->
      [inner] 上がり
     *[last] 上がる
    }
    .happens = { $who }のレベルが{ $place ->
      [inner] 上がり
     *[last] 上がる
    }
event-risen = 上昇
    .as_who = { $which }が{ $place ->
      [inner] 上がり
     *[last] 上がる
    }
    .happens = { $which }が{ $place ->
      [inner] 上がり
     *[last] 上がる
    }
    .told = { $who }の{ $which }が上がる
event-fallen = 下降
    .as_who = { $which }が{ $place ->
      [inner] 下がり
     *[last] 下がる
    }
    .happens = { $which }が{ $place ->
      [inner] 下がり
     *[last] 下がる
    }
    .told = { $who }の{ $which }が下がる
event-wasting = 下降の兆し
    .as_who = { $which }が今にも下がりそうに{ $place ->
      [inner] なり
     *[last] なる
    }
    .happens = { $which }が今にも下がりそうに{ $place ->
      [inner] なり
     *[last] なる
    }
    .told = { $who }は{ $which }の衰えを感じる
param-risen-which = 能力値
param-fallen-which = 能力値
param-wasting-which = 能力値
formula-points_past = 素質を超えた点数
    .after = （{ $score_block }と{ $potential_block }による）
param-points_past-score = 能力値
param-points_past-potential = 素質
formula-lowest = 能力値の底
    .after = （{ $damage_block }による）
param-lowest-damage = 一時の低下
procedure-stat_check = 能力値の判定
    .do = { $which }の判定を{ $place ->
      [inner] 行い
     *[last] 行う
    }
param-stat_check-who = 持ち主
param-stat_check-which = 能力値
local-stat_check-score = 元の値
local-stat_check-pile = いまのしるし
local-stat_check-price = 値段
local-stat_check-debt = 足りないしるし
local-stat_check-back = 戻るしるし
procedure-lose_marks = しるしの喪失
    .do = { $which }のしるしを{ $marks }{ $place ->
      [inner] 失い
     *[last] 失う
    }
param-lose_marks-who = 持ち主
param-lose_marks-which = 能力値
param-lose_marks-marks = しるしの数
local-lose_marks-reach = 下降の迫る境目
local-lose_marks-before = 前のしるし

## 鍛えるものと損なうもの

kind-mark = 鍛え方
    .reading = きたえかた
    .plural = 鍛え方
field-mark-trains = 鍛えられる能力値
field-mark-likely = しるしを得る確率
kind-lapse = 衰えの原因
    .reading = おとろえのげんいん
    .plural = 衰えの原因
field-lapse-costs = 損なう能力値
field-lapse-marks = 失うしるし
field-lapse-likely = 確率
kind-draught = 飲み薬
    .reading = のみぐすり
    .plural = 飲み薬
field-draught-likely = しるし 1 つごとの確率
draught-potion = 水薬
    .reading = みずぐすり
draught-elixir = 霊薬
    .reading = れいやく
draught-potion-says = そのしるしの一つひとつが、水薬の名指す能力値に { $likely } の確率で貯まる。
draught-elixir-says = そのしるしの一つひとつが、霊薬の名指す能力値に { $likely } の確率で貯まる。
event-done = 鍛錬
    .as_doer = { $deed_said ->
      [yes] { $deed_sort ->
      [mark] 「{ $deed }」
      [field] 「{ $deed }」
     *[other] { $deed }
    }が
     *[no] 鍛錬が
    }{ $place ->
      [inner] あり
     *[last] ある
    }
    .happens = { $doer_person ->
          [you] {""}
         *[it] { $doer }に
        }{ $deed_sort ->
      [mark] 「{ $deed }」
      [field] 「{ $deed }」
     *[other] { $deed }
    }があったものと{ $place ->
      [inner] し
     *[last] する
    }
param-done-deed = 鍛え方
event-lapsed = 衰えの出来事
    .as_doer = { $lapse_said ->
      [yes] { $lapse_sort ->
      [lapse] 「{ $lapse }」
     *[other] { $lapse }
    }が
     *[no] 衰えの原因が
    }{ $place ->
      [inner] あり
     *[last] ある
    }
    .happens = { $doer }に{ $lapse_sort ->
      [lapse] 「{ $lapse }」
     *[other] { $lapse }
    }が{ $place ->
      [inner] あり
     *[last] ある
    }
param-lapsed-lapse = 衰えの原因
event-drunk = 飲み薬
    .as_drinker = { $draught_said ->
      [yes] { $draught }を
     *[no] 飲み薬を
    }{ $place ->
      [inner] 飲み
     *[last] 飲む
    }
    .happens = { $drinker }が{ $draught }を{ $place ->
      [inner] 飲み
     *[last] 飲む
    }
param-drunk-draught = 飲み薬
param-drunk-trained = 名指す能力値
param-drunk-marks = しるしの数
event-corpse_eaten = 新鮮な死体
    .as_eater = 新鮮な死体を{ $place ->
      [inner] 食べ
     *[last] 食べる
    }
    .happens = { $eater }が新鮮な死体を{ $place ->
      [inner] 食べ
     *[last] 食べる
    }
param-corpse_eaten-trained = 死体が鍛える能力値
param-corpse_eaten-marks = 死体のしるしの数

## 吸う者

kind-drain = 能力値を吸う者
    .reading = のうりょくちをすうもの
    .plural = 能力値を吸う者
field-drain-attack = 攻撃
field-drain-drains = 吸う能力値
field-drain-points = 点数
field-drain-likely = 命中時に吸収を試みる確率
field-drain-resisted_with = 抵抗に使う能力値
    .name = 抵抗に使うもの
field-drain-difficulty = 難度
enum-attack_name = 攻撃
member-attack_name-scythe = 大鎌
member-attack_name-touch = 接触
member-attack_name-bite = 噛みつき
member-attack_name-kiss = 口づけ
member-attack_name-slam = 体当たり
member-attack_name-barrow_blade = 塚の刃
event-drained_of = 吸収
    .as_victim = { $which }が{ $place ->
      [inner] 吸われ
     *[last] 吸われる
    }
    .happens = { $which }が{ $place ->
      [inner] 吸われ
     *[last] 吸われる
    }
    .told = { $victim }は{ $which }を{ $points }失う
param-drained_of-which = 能力値
param-drained_of-points = 点数
procedure-drain_touch = 能力値を吸う接触
    .do = { $drain }が{ $victim }から吸おうと{ $place ->
      [inner] し
     *[last] する
    }
param-drain_touch-victim = 犠牲者
param-drain_touch-drain = 吸い手
procedure-resist = 吸収への抵抗
    .do = { $victim }が{ $drain }に{ $place ->
      [inner] 抗い
     *[last] 抗う
    }
param-resist-victim = 犠牲者
param-resist-drain = 吸い手
local-resist-bonus = 上乗せ
local-resist-spared = 底までの点数
local-resist-points = 失う点数
procedure-mend = 神殿の癒し
    .do = { $who }を{ $place ->
      [inner] 癒し
     *[last] 癒す
    }
param-mend-who = 癒される者
kind-talent = 才能
    .reading = さいのう
    .plural = 才能
talent-unbroken_soul = 砕けぬ魂
    .reading = くだけぬたましい
talent-unbroken_soul-text = 人を空ろにするものも、その魂には爪を立てられない。吸収に抗う判定には、毎回 { SIGNED($bonus) } が付く。
talent-iron_will = 鉄の意志
    .reading = てつのいし
talent-iron_will-text = 心は自分だけのものである。意志の判定には、毎回 { SIGNED($bonus) } が付く。
talent-divine_grace = 神の恩寵
    .reading = かみのおんちょう
talent-divine_grace-text = 聖騎士の傍らには、より大いなるものが立つ。吸収に抗う判定には、毎回 { SIGNED($bonus) } が付く。
talent-gourmand = 美食家
    .reading = びしょくか
talent-gourmand-text = 新鮮な死体を余さず味わい、そのしるしを2倍にして受け取る。

## 種族

kind-race = 種族
    .reading = しゅぞく
    .plural = 種族
field-race-strength = 筋力
field-race-dexterity = 敏捷
field-race-toughness = 頑健
field-race-intelligence = 知力
field-race-willpower = 意志
field-race-presence = 存在感
field-race-spread = ばらつき
table-potential_of = 種族の素質
    .after = （{ $race_block }と{ $which_block }による）
param-potential_of-race = 種族
param-potential_of-which = 能力値
formula-highest_potential = 種族の素質の上限
    .after = （{ $race_block }と{ $which_block }による）
param-highest_potential-race = 種族
param-highest_potential-which = 能力値
procedure-begin = 旅の始まり
    .do = { $who }が{ $race }として{ $place ->
      [inner] 旅立ち
     *[last] 旅立つ
    }
param-begin-who = 新参者
param-begin-race = 種族
procedure-roll_potential = 素質のロール
    .do = { $who }の{ $which }の素質を{ $race }によって{ $place ->
      [inner] 定め
     *[last] 定める
    }
param-roll_potential-who = 新参者
param-roll_potential-race = 種族
param-roll_potential-which = 能力値
local-roll_potential-rolled = 振った素質

## 病

kind-disease = 病
    .reading = やまい
    .plural = 病
disease-filth_fever = 汚れ熱
    .reading = けがれねつ
disease-red_ache = 赤い疼き
    .reading = あかいうずき
disease-shakes = 震え病
    .reading = ふるえやまい
disease-marsh_ague = 沼おこり
    .reading = ぬまおこり
disease-grave_rot = 墓腐れ
    .reading = はかぐされ
disease-mummy_rot = 木乃伊腐れ
    .reading = みいらぐされ
disease-burrowing_worms = 身を掘る虫
    .reading = みをほるむし
disease-brain_fever = 脳熱
    .reading = のうねつ
field-disease-resisted_with = 抵抗に使う能力値
    .name = 抵抗に使うもの
field-disease-teaches = 克服で得る鍛え方
procedure-fight_off = 病との闘い
    .do = { $who }が{ $disease }と{ $place ->
      [inner] 闘い
     *[last] 闘う
    }
param-fight_off-who = 病人
param-fight_off-disease = 病
param-fight_off-difficulty = 難度
local-fight_off-bonus = 上乗せ
event-fought_off = 病の克服
    .as_who = { $disease_said ->
      [yes] { $disease }に
     *[no] 病に
    }打ち勝{ $place ->
      [inner] ち
     *[last] つ
    }
    .happens = { $who }が{ $disease }に打ち勝{ $place ->
      [inner] ち
     *[last] つ
    }
param-fought_off-disease = 病
draught-elixir-says-2 = その能力値を永久に 1 上げ、素質を 1 か 2 上げる。

## 表の項目：鍛え方、衰えの原因、能力値を吸う者、種族

mark-burdened = 荷に鈍りながらの行動（待機を除く）
    .reading = にににぶりながらのこうどう
mark-striking = 近接での命中（蹴りや盾打ちも）
    .reading = きんせつでのめいちゅう
mark-striking_hard = 近接での会心の一撃
    .reading = きんせつでのかいしんのいちげき
mark-shielding = 盾での防ぎ
    .reading = たてでのふせぎ
mark-digging = 1ターンの掘削
    .reading = いちターンのくっさく
mark-door_kicking = 扉や箱や像への蹴り
    .reading = とびらやはこやぞうへのけり
mark-anvil_work = 金床での武具作り（出来を問わない）
    .reading = かなどこでのぶぐづくり
mark-straining = 縛めを破ろうとする力わざ（成否を問わない）
    .reading = いましめをやぶろうとするちからわざ
mark-wading = 深い水の中の一歩
    .reading = ふかいみずのなかのいっぽ
mark-hauling = 20kg以上の物の持ち上げ
    .reading = にじゅっきろいじょうのもののもちあげ
mark-dodging = 攻撃のかわし、または知れた罠の避け通り
    .reading = こうげきのかわし
mark-parrying = 一撃の受け流し
    .reading = いちげきのうけながし
mark-shooting = 射撃や投擲の命中
    .reading = しゃげきやとうてきのめいちゅう
mark-sneaking = 生き物に聞こえる所での一歩
    .reading = いきものにきこえるところでのいっぽ
mark-backstabbing = 不意打ちの命中
    .reading = ふいうちのめいちゅう
mark-climbing = 水から氷へ、または穴からの這い上がり
    .reading = みずからこおりへのはいあがり
mark-picking = 錠前外しの試み
    .reading = じょうまえはずしのこころみ
mark-disarming = 罠外しの試み（手さばき）
    .reading = わなはずしのこころみてさばき
mark-stealing = 盗みの試み
    .reading = ぬすみのこころみ
mark-staying_alert = 不意を突かれぬ用心
    .reading = ふいをつかれぬようじん
mark-aiming_spells = 攻撃呪文の命中（光線・矢・接触）
    .reading = こうげきじゅもんのめいちゅう
mark-bleeding = 生命力を削る一撃
    .reading = せいめいりょくをけずるいちげき
mark-reeling = 大きな一撃や会心の一撃の被弾
    .reading = おおきないちげきやかいしんのいちげきのひだん
mark-felling = 近接での同格以上の敵の撃破
    .reading = きんせつでのどうかくいじょうのてきのげきは
mark-recovering = 意志によらない病の克服
    .reading = いしによらないやまいのこくふく
mark-freezing_bath = 氷を踏み抜くこと
    .reading = こおりをふみぬくこと
mark-marching = 広い世界での一歩
    .reading = ひろいせかいでのいっぽ
mark-fasting = 空腹での行動（待機と衰弱を除く）
    .reading = くうふくでのこうどう
mark-shaking_off = 出血や毒など続く害の耐え抜き
    .reading = しゅっけつやどくなどのたえぬき
mark-exertion = 武器の技への持久力の消費
    .reading = ぶきのわざへのじきゅうりょくのしょうひ
mark-cold_dawn = 凍えたままの夜明け（6時）
    .reading = こごえたままのよあけ
mark-finding = 探索での発見
    .reading = たんさくでのはっけん
mark-reading = 巻物の読解
    .reading = まきもののどっかい
mark-identifying = 品の識別
    .reading = しなのしきべつ
mark-studying = 魔道書からの呪文の習得
    .reading = まどうしょからのじゅもんのしゅうとく
mark-writing = 知っている呪文の巻物作り
    .reading = しっているじゅもんのまきものづくり
mark-first_kill = 新しい種の生き物の初討ち
    .reading = あたらしいしゅのいきもののはつうち
mark-casting_with_wits = 知力で伸びるか、威力が何でも伸びない既知の呪文
    .reading = ちりょくでのびるじゅもん
mark-arriving = 経験になる階への初到着
    .reading = けいけんになるかいへのはつとうちゃく
mark-inspecting = 持ち物の見定め
    .reading = もちもののみさだめ
mark-searching_in_vain = 実らない1ターンの探索
    .reading = みのらないいちターンのたんさく
mark-foraging = 食べ物の採集（実りを問わない）
    .reading = たべもののさいしゅう
mark-working_out_traps = 罠外しの試み（仕掛け読み）
    .reading = わなはずしのこころみしかけよみ
mark-noticing = 通りすがりの気づき
    .reading = とおりすがりのきづき
mark-persevering = 何ターンもの行動のやり遂げ
    .reading = なんターンものこうどうのやりとげ
mark-clear_head = 脳熱の克服
    .reading = のうねつのこくふく
mark-striking_hungry = 空腹以上のときの一撃の命中
    .reading = くうふくいじょうのときのいちげき
mark-focusing = 技への魔力の消費
    .reading = わざへのまりょくのしょうひ
mark-praying = 忘れられた祭壇での祈り
    .reading = わすれられたさいだんでのいのり
mark-crystal_eating = 魔法の結晶の摂取
    .reading = まほうのけっしょうのせっしゅ
mark-struggling = 縛めに屈しない心（成否を問わない）
    .reading = いましめにくっしないこころ
mark-holding_out = 能力値を吸う者への抵抗
    .reading = のうりょくちをすうものへのていこう
mark-regaining_wits = 不意打ちからの立ち直り
    .reading = ふいうちからのたちなおり
mark-casting_with_will = 意志で伸びる既知の呪文
    .reading = いしでのびるじゅもん
mark-chatting = 世間話
    .reading = せけんばなし
mark-trading = 品の代金払い、または売却
    .reading = しなのだいきんばらい
mark-errand_done = 依頼の達成
    .reading = いらいのたっせい
mark-parting_crowds = 相手に道を譲らせること
    .reading = あいてにみちをゆずらせること
mark-inspiring = 歌での鼓舞、または声の放ち分け
    .reading = うたでのこぶ
mark-guild_rank = ギルドでの昇格
    .reading = ギルドでのしょうかく
mark-haggling = 交渉術で得をした取引
    .reading = こうしょうじゅつでとくをしたとりひき
mark-first_meeting = 初めての相手との会話
    .reading = はじめてのあいてとのかいわ
mark-casting_with_presence = 存在感で伸びる既知の呪文
    .reading = そんざいかんでのびるじゅもん
lapse-weak_arms_at_dawn = 飢えに衰えた腕での夜明け（6時）
    .reading = うえにおとろえたうででのよあけ
lapse-overloaded = 積みすぎでの行動（待機と物捨てを除く）
    .reading = つみすぎでのこうどう
lapse-weak_body_at_dawn = 飢えに衰えた体での夜明け（6時）
    .reading = うえにおとろえたからだでのよあけ
lapse-starving = 飢えで失う生命力1点
    .reading = うえでうしなうせいめいりょくいってん
lapse-vomiting = 嘔吐
    .reading = おうと
lapse-reckless_step = 知れた罠の踏み抜き
    .reading = しれたわなのふみぬき
lapse-fainting = 空腹での失神
    .reading = くうふくでのしっしん
lapse-caught_stealing = 盗みの露見
    .reading = ぬすみのろけん
drain-ankou = アンクー
    .reading = アンクー
drain-archlich = アーチリッチ
    .reading = アーチリッチ
drain-banshee = バンシー
    .reading = バンシー
drain-barrow_king = 塚の王
    .reading = つかのおう
drain-bodach = ボダッハ
    .reading = ボダッハ
drain-deathless_king = 不死の王
    .reading = ふしのおう
drain-deathshade = 死の影
    .reading = しのかげ
drain-demilich = デミリッチ
    .reading = デミリッチ
drain-dread_wraith = 恐るべき死霊
    .reading = おそるべきしりょう
drain-elder_vampire = 古き吸血鬼
    .reading = ふるききゅうけつき
drain-eldest_vampire = 最古の吸血鬼
    .reading = さいこのきゅうけつき
drain-ghost_dragon = 幽霊竜
    .reading = ゆうれいりゅう
drain-ghost_lord = 幽霊公
    .reading = ゆうれいこう
drain-gibbering_shade = わめく影
    .reading = わめくかげ
drain-greater_shadow = 大いなる影
    .reading = おおいなるかげ
drain-incubus = インキュバス
    .reading = インキュバス
drain-lich = リッチ
    .reading = リッチ
drain-lich_drake = リッチドレイク
    .reading = リッチドレイク
drain-night_mare = ナイトメア
    .reading = ナイトメア
drain-nightganger = 夜歩き
    .reading = よるあるき
drain-nightwing = 夜の翼
    .reading = よるのつばさ
drain-nightworm = 夜の長虫
    .reading = よるのながむし
drain-nihtscinna_the_hollow = うつろなるニフトシンナ
    .reading = うつろなるニフトシンナ
drain-nosferatu = ノスフェラトゥ
    .reading = ノスフェラトゥ
drain-pale_drinker = 青白き飲み手
    .reading = あおじろきのみて
drain-shadow = 影
    .reading = かげ
drain-succubus = サキュバス
    .reading = サキュバス
drain-vampire = 吸血鬼
    .reading = きゅうけつき
drain-vampire_lord = 吸血鬼公
    .reading = きゅうけつきこう
drain-vampire_spawn = 吸血鬼の落とし子
    .reading = きゅうけつきのおとしご
drain-washer_at_the_ford = 浅瀬の洗い女
    .reading = あさせのあらいめ
drain-white_lady = 白い貴婦人
    .reading = しろいきふじん
drain-wight_lord = 塚人の主
    .reading = つかびとのあるじ
drain-wraith = 死霊
    .reading = しりょう
drain-wraith_lord = 死霊の主
    .reading = しりょうのあるじ
drain-wealaf_the_unburied = 葬られざるウェーアラーフ
    .reading = ほうむられざるウェーアラーフ
race-elf = エルフ
    .reading = エルフ
race-half_elf = ハーフエルフ
    .reading = ハーフエルフ
race-human = 人間
    .reading = にんげん
race-dwarf = ドワーフ
    .reading = ドワーフ
race-halfling = ハーフリング
    .reading = ハーフリング
race-gnome = ノーム
    .reading = ノーム
race-half_orc = ハーフオーク
    .reading = ハーフオーク
race-goblin = ゴブリン
    .reading = ゴブリン
race-drow = ドロウ
    .reading = ドロウ
race-kobold = コボルド
    .reading = コボルド
race-lizardfolk = 蜥蜴人
    .reading = とかげびと
race-duergar = ドゥエルガル
    .reading = ドゥエルガル
race-ratfolk = 鼠人
    .reading = ねずみびと

## 休み

clock-turn = ターン
event-disturbed = 邪魔
    .as_sleeper = 邪魔が{ $place ->
      [inner] 入り
     *[last] 入る
    }
    .happens = { $sleeper }に邪魔が{ $place ->
      [inner] 入り
     *[last] 入る
    }
param-disturbed-sleeper = 休む者
action-resting = 休み
    .do = { $length }ターン{ $place ->
      [inner] 休み
     *[last] 休む
    }
param-resting-length = 選んだ長さ
