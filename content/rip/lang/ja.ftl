## 用語集
##
## 基本判定 test／修正 modifier／目標値 target／炸裂 burst（上下に振り足すダイス）／判定ダイス test die
## 白兵技能 melee skill／防御 defence／受け parry／かわし dodge／受動防御 passive defence／運命 fate
## 攻撃力 attack strength／頑丈さ toughness／防具 armour／部位 place hit
## 傷 wound／傷の余力 wound reserve／軽傷・重傷・致命傷 lightly, seriously, critically wounded
## 一撃 blow／攻め手 attacker／守り手 defender／命中修正 to-hit bonus

pack-title = RIP

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

word-foe = 相手
    .counter = 人
clock-turn = ターン
entity-fighter = 戦士
    .counter = 人

stat-melee = 白兵技能
stat-parry = 受け
stat-dodge = かわし
stat-passive = 受動防御
stat-speed = 速さ
stat-strength = 攻撃力
stat-toughness = 頑丈さ
stat-armour = 防具
stat-fate = 運命
stat-reserve = 傷の余力
stat-covers = 防具の覆う部位の数
resource-wounds = 傷
stat-harm = 余力を超えた傷
stat-light_at = 軽傷の境目
stat-serious_at = 重傷の境目
stat-critical_at = 致命傷の境目

flag-surprised = 不意打ち
    .attribute = 不意を突かれている
    .attribute_not = 不意を突かれていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 不意を突かれていて
      [other] 不意を突かれているか
      [if] 不意を突かれていれば
     *[last] 不意を突かれている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 不意を突かれておらず
      [other] 不意を突かれていないか
      [if] 不意を突かれていなければ
     *[last] 不意を突かれていない
    }
flag-hampered = 動きの妨げ
    .attribute = 動きを妨げられている
    .attribute_not = 動きを妨げられていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 動きを妨げられていて
      [other] 動きを妨げられているか
      [if] 動きを妨げられていれば
     *[last] 動きを妨げられている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 動きを妨げられておらず
      [other] 動きを妨げられていないか
      [if] 動きを妨げられていなければ
     *[last] 動きを妨げられていない
    }
flag-two_weapons = 両手の武器
    .attribute = 両手に武器を持っている
    .attribute_not = 両手に武器を持っていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 両手に武器を持っていて
      [other] 両手に武器を持っているか
      [if] 両手に武器を持っていれば
     *[last] 両手に武器を持っている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 両手に武器を持っておらず
      [other] 両手に武器を持っていないか
      [if] 両手に武器を持っていなければ
     *[last] 両手に武器を持っていない
    }
flag-above = 高所
    .attribute = 高所にいる
    .attribute_not = 高所にいない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 高所にいて
      [other] 高所にいるか
      [if] 高所にいれば
     *[last] 高所にいる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 高所におらず
      [other] 高所にいないか
      [if] 高所にいなければ
     *[last] 高所にいない
    }
flag-large_shield = 大盾
    .attribute = 大盾を持っている
    .attribute_not = 大盾を持っていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 大盾を持っていて
      [other] 大盾を持っているか
      [if] 大盾を持っていれば
     *[last] 大盾を持っている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 大盾を持っておらず
      [other] 大盾を持っていないか
      [if] 大盾を持っていなければ
     *[last] 大盾を持っていない
    }
flag-bad_light = 暗がり
    .attribute = 暗がりにいる
    .attribute_not = 暗がりにいない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 暗がりにいて
      [other] 暗がりにいるか
      [if] 暗がりにいれば
     *[last] 暗がりにいる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 暗がりにおらず
      [other] 暗がりにいないか
      [if] 暗がりにいなければ
     *[last] 暗がりにいない
    }

context-blow = 一撃
role-blow-attacker = 攻め手
    .other = word-foe
    .scope = { $contexts }では
role-blow-defender = 守り手
    .other = word-foe
    .scope = 自分への{ $contexts }では
role-blow-following = 続けざまの一撃
    .attribute = 続けざまの
    .attribute_not = 続けざまでない
    .is = この一撃が「続けざまの一撃」{ aru }
    .is_not = この一撃が「続けざまの一撃」{ nai }
stat-blow-parried = 受けの可否
    .attribute = 武器で受けられる
    .attribute_not = 武器で受けられない
    .is = { $place ->
      [last] 守り手は
     *[other] {""}
    }武器で{ $place ->
      [inner] 受けられ
      [other] 受けられるか
      [if] 受けられれば
     *[last] 受けられる
    }
    .is_not = 武器で{ $place ->
      [inner] 受けられず
      [other] 受けられないか
      [if] 受けられなければ
     *[last] 受けられない
    }
stat-blow-defence = 防御
stat-blow-bonus = 防御による修正
stat-blow-modifiers = 修正

event-missed = 空振り
    .as_attacker = { $defender }への{ $blow_said ->
      [yes] { $blow }
     *[no] 一撃
    }が{ $place ->
      [inner] 外れ
     *[last] 外れる
    }
    .as_defender = { $attacker }の{ $blow_said ->
      [yes] { $blow }
     *[no] 一撃
    }が{ $place ->
      [inner] 外れ
     *[last] 外れる
    }
    .happens = 一撃が{ $place ->
      [inner] 外れ
     *[last] 外れる
    }
    .told = { $attacker }の一撃は{ $defender }に外れる
event-weapon_hit = 武器への一撃
    .as_attacker = 一撃が{ $defender }の武器に{ $place ->
      [inner] 当たり
     *[last] 当たる
    }
    .as_defender = { $attacker }の一撃が武器に{ $place ->
      [inner] 当たり
     *[last] 当たる
    }
    .happens = 一撃が武器に{ $place ->
      [inner] 当たり
     *[last] 当たる
    }
    .told = { $attacker }の一撃が{ $defender }の武器に当たる
event-hit = 命中
    .as_attacker = { $defender }に{ $blow_said ->
      [yes] { $blow }
     *[no] 一撃
    }を{ $taken_said ->
      [yes] 当てて{ $taken }の傷を{ $place ->
          [inner] 負わせ
         *[last] 負わせる
        }
     *[no] { $place ->
          [inner] 当て
         *[last] 当てる
        }
    }
    .as_defender = { $attacker }の{ $blow_said ->
      [yes] { $blow }
     *[no] 一撃
    }{ $taken_said ->
      [yes] で{ $taken }の傷を{ $place ->
          [inner] 負い
         *[last] 負う
        }
     *[no] を{ $place ->
          [inner] 受け
         *[last] 受ける
        }
    }
    .happens = 一撃が{ $place ->
      [inner] 当たり
     *[last] 当たる
    }
    .told = { $attacker }の一撃が{ $defender }に{ $taken ->
      [0] 当たるが、傷を負わせられない
     *[other] 当たり、{ $taken } の傷を負わせる
    }

procedure-strike = 一撃を放つ
    .do = { $defender }に{ $blow_said ->
      [yes] { $blow }
     *[no] 一撃
    }を{ $place ->
      [inner] 放ち
     *[last] 放つ
    }
param-hit-taken = 受けた傷
param-strike-blow = 一撃
local-strike-aim = 狙い
procedure-damage_test = ダメージ判定
    .do = 攻撃力{ $strength }と頑丈さ{ $toughness }でダメージ判定を{ $place ->
      [inner] 行い
     *[last] 行う
    }
param-damage_test-strength = 攻撃力
param-damage_test-toughness = 頑丈さ
param-damage_test-fate = 運命
local-damage_test-penalty = 不利
local-damage_test-r = この判定
result-damage_test-wounds = 傷
local-damage_test-wounds = 傷

die-burst = 炸裂
local-burst-face = 出た目
local-burst-total = 合計
local-burst-last = 最後の目
result-burst-total = 合計
result-burst-last = 最後の目
die-test_die = 判定ダイス
local-test_die-face = 出た目
local-test_die-total = 合計
local-test_die-last = 最後の目
local-test_die-burst = 続く炸裂
result-test_die-total = 合計
result-test_die-last = 最後の目
check-test = 基本判定
    .succeeds = 基本判定に{ $place ->
      [inner] 成功し
      [other] 成功するか
      [if] 成功すれば
     *[last] 成功する
    }
    .fails = 基本判定に{ $place ->
      [inner] 失敗し
      [other] 失敗するか
      [if] 失敗すれば
     *[last] 失敗する
    }
param-test-skill = 技能
param-test-modifiers = 修正
local-test-r = 出目
result-test-result = 結果
result-test-last = 最後の目
local-test-result = 結果
local-test-last = 最後の目
check-reaches = 目標値への到達
    .succeeds = 基本判定が目標値{ $target }に{ $place ->
      [inner] 届き
      [other] 届くか
      [if] 届けば
     *[last] 届く
    }
    .fails = 基本判定が目標値{ $target }に{ $place ->
      [inner] 届かず
      [other] 届かないか
      [if] 届かなければ
     *[last] 届かない
    }
param-reaches-modifiers = 修正
param-reaches-target = 目標値
local-reaches-r = 出目
check-bursts = 炸裂の判定
    .succeeds = 炸裂が{ $target }に{ $place ->
      [inner] 届き
      [other] 届くか
      [if] 届けば
     *[last] 届く
    }
    .fails = 炸裂が{ $target }に{ $place ->
      [inner] 届かず
      [other] 届かないか
      [if] 届かなければ
     *[last] 届かない
    }
param-bursts-target = 目標値
local-bursts-r = 出目

table-defence_bonus = 命中修正
    .after = （{ $attacker_block }と{ $defence_block }による）
param-defence_bonus-attacker = 白兵技能
param-defence_bonus-defence = 防御

figure-test_odds = 基本判定が目標値に届く確率
    .rows = 修正
    .columns = 目標値
    .cell = 目標値に届く確率
calculator-testing = 自分の判定
    .modifiers = 修正の合計
    .target = 目標値
    .reaches = 目標値に届く確率
figure-to_hit = 技能と防御による命中修正
    .rows = 白兵技能
    .columns = 防御
    .cell = 命中修正
figure-wounds = 一撃で受ける傷
    .rows = 攻撃力
    .columns = 頑丈さと防具
    .cell = 傷の平均

plan-bold = 大胆
character-brawler = 喧嘩屋
    .counter = 人
character-guard = 衛兵
    .counter = 人

## 状況とターンの流れ

kind-situation = 状況
    .reading = じょうきょう
    .plural = 状況
field-situation-modifier = 修正
situation-easy = 容易
    .reading = ようい
situation-hard = 困難
    .reading = こんなん
situation-wounded = 軽傷
    .reading = けいしょう
situation-wounded-text = 軽傷でも、戦い以外のすべてに響く。
situation-seriously_wounded = 重傷
    .reading = じゅうしょう
situation-seriously_wounded-note = 元の規則には二度挙がるが、数えるのは一度である。
situation-seriously_wounded-text = 重い傷は、戦いにも響く。
situation-higher_ground = 高所
    .reading = こうしょ
situation-higher_ground-text = 攻め手が的より高い所に立っている。
situation-large_shield = 大盾
    .reading = おおだて
situation-large_shield-text = 攻め手が大盾を構えている。
situation-bad_visibility = 見通しの悪さ
    .reading = みとおしのわるさ
situation-bad_visibility-text = 攻め手には的がよく見えない。
situation-on_the_move = 移動中
    .reading = いどうちゅう
situation-on_the_move-text = 馬上など、動きながら射る。
situation-aimed_shot = 狙い撃ち
    .reading = ねらいうち
situation-aimed_shot-text = 射手はこのターン動かず、素早い行動もとらない。
situation-point_blank = 至近距離
    .reading = しきんきょり
situation-point_blank-text = 的まで数メートルしかない。
situation-step_of_range = 射程の段階
    .reading = しゃていのだんかい
situation-step_of_range-text = 射程の段階ごとに。段階は射撃の力も削ぐ。
situation-ideal_place = 理想の場所
    .reading = りそうのばしょ
situation-ideal_place-text = 自然の魔法なら手つかずの野、光の魔法なら聖なる場所など。
situation-bad_place = 悪い場所
    .reading = わるいばしょ
situation-bad_place-text = 鉱山での自然の魔法、真昼の闇の魔法、砂漠での水の魔法など。
situation-patching_up_the_dying = 致命傷の出血
    .reading = ちめいしょうのしゅっけつ
situation-patching_up_the_dying-text = 致命傷を負った者の血止め。
kind-phase = ターンの場面
    .reading = ターンのばめん
    .plural = ターンの場面
field-phase-place = 順番
phase-beginning_to_cast = 呪文の始まり
    .reading = じゅもんのはじまり
phase-beginning_to_cast-text = 妖術や儀式を行う者は、ここで唱え始める。
phase-moving_and_fighting = 移動と戦い
    .reading = いどうとたたかい
phase-moving_and_fighting-text = 誰もが動き、攻撃する。
phase-casting_sorcery = 妖術の発動
    .reading = ようじゅつのはつどう
phase-casting_sorcery-text = 妨げられなかった者の妖術が、ここで効き目を現す。
phase-ending = ターンの終わり
    .reading = ターンのおわり
phase-ending-text = 扱いに時のかかる品が、ここで使えるようになる。

## 傷

enum-severity = 容態
member-severity-unhurt = 無傷
    .attribute = 無傷の
    .attribute_not = 無傷でない
member-severity-light = 軽傷
    .attribute = 軽傷の
    .attribute_not = 軽傷でない
member-severity-serious = 重傷
    .attribute = 重傷の
    .attribute_not = 重傷でない
member-severity-critical = 致命傷
    .attribute = 致命傷の
    .attribute_not = 致命傷でない
stat-missile = 射撃技能
stat-healing = 治療技能
stat-endurance = 持久力
stat-power = 気力
stat-way = 魔法の道
stat-spell_skill = 呪文の技能
resource-mana = 魔力
stat-state = 容態
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }容態が{ $value }{ $place ->
      [inner] で
      [other] か
      [if] なら
     *[last] である
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }の
    }容態が{ $value }で{ $place ->
      [inner] なく
      [other] ないか
      [if] なければ
     *[last] ない
    }
stat-in_a_fight = 戦いでの傷の修正
stat-elsewhere = 戦い以外での傷の修正
stat-pace = 攻撃しながら1ターンに進むマス数
stat-run = 走って進むマス数
check-initiative = 先手
param-initiative-who = 戦士
result-initiative-result = 結果
local-initiative-result = 結果
formula-light_from = 軽傷になる傷の数
    .after = （{ $fate_block }による）
param-light_from-fate = 運命
formula-serious_from = 重傷になる傷の数
    .after = （{ $fate_block }による）
param-serious_from-fate = 運命
formula-critical_from = 致命傷になる傷の数
    .after = （{ $fate_block }による）
param-critical_from-fate = 運命
table-state_of = 傷で決まる容態
    .after = （{ $harm_block }と{ $fate_block }による）
param-state_of-harm = 余力を超えた傷
param-state_of-fate = 運命
table-in_fights = 容態による戦いでの修正
    .after = {""}
    .before = { $state }による
    .name = 戦いでの修正
param-in_fights-state = 容態
table-outside_fights = 容態による戦い以外での修正
    .after = {""}
    .before = { $state }による
    .name = 戦い以外での修正
param-outside_fights-state = 容態
formula-end_modifier = 失血死に抗う修正
    .after = （{ $harm_block }と{ $fate_block }による）
param-end_modifier-harm = 余力を超えた傷
param-end_modifier-fate = 運命
table-herb_difficulty = 薬草の難しさ
    .after = （{ $state_block }による）
param-herb_difficulty-state = 容態
table-bleeding_modifier = 血止めの修正
    .after = （{ $state_block }による）
param-bleeding_modifier-state = 容態
check-skill_test = 技能判定
param-skill_test-who = 戦士
param-skill_test-skill = 技能
param-skill_test-modifiers = 修正
local-skill_test-r = 出目
result-skill_test-result = 結果
local-skill_test-result = 結果
check-stay_awake = 意識を保つ判定
    .succeeds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }意識を{ $place ->
      [inner] 保ち
      [other] 保つか
      [if] 保てば
     *[last] 保つ
    }
    .fails = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }意識を{ $place ->
      [inner] 失い
      [other] 失うか
      [if] 失えば
     *[last] 失う
    }
param-stay_awake-who = 戦士
param-stay_awake-target = 目標値
check-stay_alive = 失血死に抗う判定
    .succeeds = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }失血死を{ $place ->
      [inner] 免れ
      [other] 免れるか
      [if] 免れれば
     *[last] 免れる
    }
    .fails = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }失血死{ $place ->
      [inner] し
      [other] するか
      [if] すれば
     *[last] する
    }
param-stay_alive-who = 戦士
param-stay_alive-target = 目標値
check-close_wounds = 血止め
    .succeeds = { $healer_person ->
      [you] {""}
     *[it] { $healer }が
    }{ $patient }の血を{ $place ->
      [inner] 止め
      [other] 止めるか
      [if] 止めれば
     *[last] 止める
    }
    .fails = { $healer_person ->
      [you] {""}
     *[it] { $healer }が
    }{ $patient }の血を{ $place ->
      [inner] 止められず
      [other] 止められないか
      [if] 止められなければ
     *[last] 止められない
    }
param-close_wounds-healer = 癒し手
param-close_wounds-patient = 負傷者
param-close_wounds-target = 目標値
check-soul_stays = 魂の旅立ち
    .succeeds = { $who }の魂が{ $place ->
      [inner] とどまり
      [other] とどまるか
      [if] とどまれば
     *[last] とどまる
    }
    .fails = { $who }の魂が{ $place ->
      [inner] 旅立ち
      [other] 旅立つか
      [if] 旅立てば
     *[last] 旅立つ
    }
param-soul_stays-who = 戦士
param-soul_stays-target = 目標値
procedure-heal_with_herbs = 薬草での治療
    .do = { $patient }を薬草で{ $place ->
      [inner] 治療し
     *[last] 治療する
    }
param-heal_with_herbs-healer = 癒し手
param-heal_with_herbs-patient = 負傷者
local-heal_with_herbs-healed = 癒えた傷

## 当たった一撃

formula-wounds_of = 判定で負う傷
    .after = （{ $result_block }による）
param-wounds_of-result = 結果
enum-aftermath = 追加判定
member-aftermath-over = 不要
member-aftermath-again = 必要
table-aftermath_of = 追加判定
    .after = （{ $result_block }による）
param-aftermath_of-result = 結果
formula-next_modifier = 次の判定の修正
    .after = （{ $penalty_block }と{ $fate_block }による）
param-next_modifier-penalty = 不利
param-next_modifier-fate = 運命
procedure-land = 当たった一撃
    .do = { $target }に{ $strength }の一撃を{ $place ->
      [inner] 当て
     *[last] 当てる
    }
param-land-target = 的
param-land-strength = 攻撃力
param-land-outcome = 首尾
result-land-taken = 受けた傷
local-land-taken = 受けた傷
step-land-spot = 当たった部位
step-land-force = 攻撃の強さ
step-land-guarded = 守りの固さ
step-land-harm = 負傷
enum-outcome = 首尾
member-outcome-miss = 空振り
    .attribute = 空振りの
    .attribute_not = 空振りでない
member-outcome-weapon_struck = 受け太刀
    .attribute = 受け太刀の
    .attribute_not = 受け太刀でない
member-outcome-hit = 命中
    .attribute = 命中の
    .attribute_not = 命中でない
member-outcome-hard_hit = 強い命中
    .attribute = 強い命中の
    .attribute_not = 強い命中でない
table-outcome_of = 一撃の首尾
    .after = （{ $result_block }による）
param-outcome_of-result = 結果
param-outcome_of-parried = 受けの有無
    .is = 一撃を武器で{ $place ->
      [inner] 受けられ
      [other] 受けられるか
      [if] 受けられれば
     *[last] 受けられる
    }
    .is_not = 一撃を武器で{ $place ->
      [inner] 受けられず
      [other] 受けられないか
      [if] 受けられなければ
     *[last] 受けられない
    }
local-strike-outcome = 首尾
local-strike-landed = 一撃の結果

## 射撃と投擲

formula-range_modifier = 射程の修正
    .after = （{ $steps_block }による）
param-range_modifier-steps = 射程の段階
formula-strength_at = 離れた的への攻撃力
    .after = （{ $strength_block }と{ $steps_block }による）
param-strength_at-strength = 攻撃力
param-strength_at-steps = 射程の段階
context-shot = 射撃
role-shot-shooter = 射手
    .other = word-foe
    .scope = { $contexts }では
role-shot-target = 的
    .other = word-foe
    .scope = 自分への{ $contexts }では
role-shot-steps = 射程の段階
role-shot-thrown = 投擲
    .attribute = 投げる形の
    .attribute_not = 投げる形でない
    .is = この射撃が投擲{ aru }
    .is_not = この射撃が投擲{ nai }
role-shot-moving = 移動中の射撃
    .attribute = 移動中の
    .attribute_not = 移動中でない
    .is = 移動しながらの射撃{ aru }
    .is_not = 移動しながらの射撃{ nai }
role-shot-aimed = 狙い撃ち
    .attribute = 狙い澄ました
    .attribute_not = 狙い澄ましていない
    .is = 狙い撃ち{ aru }
    .is_not = 狙い撃ち{ nai }
role-shot-near = 至近距離の射撃
    .attribute = 至近距離の
    .attribute_not = 至近距離でない
    .is = 至近距離からの射撃{ aru }
    .is_not = 至近距離からの射撃{ nai }
stat-shot-defence = 防御
stat-shot-bonus = 防御による修正
stat-shot-modifiers = 修正
event-shot_missed = 外れた射撃
    .as_shooter = { $target }への射撃が{ $place ->
      [inner] 外れ
     *[last] 外れる
    }
    .as_target = { $shooter }の射撃が{ $place ->
      [inner] 外れ
     *[last] 外れる
    }
    .happens = 射撃が{ $place ->
      [inner] 外れ
     *[last] 外れる
    }
    .told = { $shooter }の射撃は{ $target }に外れる
event-shot_hit = 命中した射撃
    .as_shooter = { $target }への射撃が{ $place ->
      [inner] 当たり
     *[last] 当たる
    }
    .as_target = { $shooter }の射撃が{ $place ->
      [inner] 当たり
     *[last] 当たる
    }
    .happens = 射撃が{ $place ->
      [inner] 当たり
     *[last] 当たる
    }
    .told = { $shooter }の射撃が{ $target }に当たる
param-shot_hit-taken = 受けた傷
procedure-shoot = 射る
    .do = { $target }を{ $place ->
      [inner] 射
     *[last] 射る
    }
param-shoot-shot = 射撃
local-shoot-aim = 狙い
local-shoot-outcome = 首尾
local-shoot-landed = 一撃の結果

## 呪文

enum-place = 場所
member-place-ordinary = 普通の場所
    .attribute = 普通の場所での
    .attribute_not = 普通の場所でない
member-place-ideal = 理想の場所
    .attribute = 理想の場所での
    .attribute_not = 理想の場所でない
member-place-bad = 悪い場所
    .attribute = 悪い場所での
    .attribute_not = 悪い場所でない
formula-mana_modifier = 呪文の魔力の修正
    .after = （{ $mana_block }による）
param-mana_modifier-mana = 魔力
table-place_modifier = 場所の修正
    .after = （{ $place_block }による）
param-place_modifier-place = 場所
context-casting = 詠唱
role-casting-caster = 唱え手
    .scope = { $contexts }では
role-casting-place = 場所
    .attribute = { $list }
role-casting-hindrance = 妨げ
role-casting-levels = 知る呪文を超えた段数
role-casting-mana = 呪文の魔力
role-casting-countering_way = 打ち消し手の魔法の道
stat-casting-skill = 技能
stat-casting-modifiers = 修正
procedure-cast = 詠唱
    .do = 呪文を{ $place ->
      [inner] 唱え
     *[last] 唱える
    }
param-cast-casting = 詠唱
step-cast-reached = 結果
step-cast-spell = 呪文
event-spell_cast = 呪文の発動
    .as_caster = 呪文が{ $place ->
      [inner] 発動し
     *[last] 発動する
    }
    .happens = 呪文が{ $place ->
      [inner] 発動し
     *[last] 発動する
    }
    .told = { $caster }の呪文が結果 { $reached } で発動する
param-spell_cast-reached = 結果
event-interrupted = 打ち消し
    .as_counterer = 呪文を{ $place ->
      [inner] 打ち消しにかかり
     *[last] 打ち消しにかかる
    }
    .happens = { $counterer }が呪文を{ $place ->
      [inner] 打ち消しにかかり
     *[last] 打ち消しにかかる
    }
    .told = { $counterer }は呪文を打ち消しにかかる
procedure-counter = 打ち消し
    .do = 呪文を{ $place ->
      [inner] 打ち消しにかかり
     *[last] 打ち消しにかかる
    }
param-counter-counterer = 打ち消し手
check-concentrate = 呪文を保つ判定
    .succeeds = { $caster_person ->
      [you] {""}
     *[it] { $caster }が
    }{ $counterer }に抗して呪文を{ $place ->
      [inner] 保ち
      [other] 保つか
      [if] 保てば
     *[last] 保つ
    }
    .fails = { $caster_person ->
      [you] {""}
     *[it] { $caster }が
    }{ $counterer }に呪文を{ $place ->
      [inner] 破られ
      [other] 破られるか
      [if] 破られれば
     *[last] 破られる
    }
param-concentrate-caster = 唱え手
param-concentrate-counterer = 打ち消し手
param-concentrate-countering = 打ち消しの結果

## しくじり

check-steady = しくじりのない合計
    .succeeds = 判定ダイスがしくじらずに { $target } に{ $place ->
      [inner] なり
      [other] なるか
      [if] なれば
     *[last] なる
    }
    .fails = 判定ダイスが { $target } にならないか、{ $place ->
      [inner] しくじり
      [other] しくじるか
      [if] しくじれば
     *[last] しくじる
    }
param-steady-target = 目標値
local-steady-r = 出目
result-burst-first = 最初の目
result-test_die-first = 最初の目
local-burst-first = 最初の目
local-test_die-first = 最初の目


# 敵と主人公

character-rat = 大鼠
    .counter = 匹
character-wolf = 狼
    .counter = 頭
character-bear = 熊
    .counter = 頭
character-boar = 猪
    .counter = 頭
character-viper = 蝮
    .counter = 匹
character-hound = 軍用犬
    .counter = 頭
character-goblin = ゴブリン
    .counter = 体
character-goblin_archer = ゴブリンの射手
    .counter = 体
character-hobgoblin = ホブゴブリン
    .counter = 体
character-orc = オーク
    .counter = 体
character-ogre = オーガ
    .counter = 体
character-troll = トロル
    .counter = 体
character-bandit = 追い剥ぎ
    .counter = 人
character-robber_chief = 盗賊の頭
    .counter = 人
character-deserter = 脱走兵
    .counter = 人
character-cultist = 狂信者
    .counter = 人
character-skeleton = 骸骨
    .counter = 体
character-ghoul = 食屍鬼
    .counter = 体
character-gargoyle = 石像鬼
    .counter = 体
character-giant = 丘の巨人
    .counter = 体
character-wyvern = 飛竜
    .counter = 頭
character-squire = 従者
    .counter = 人
character-swordswoman = 女剣士
    .counter = 人
character-duellist = 決闘者
    .counter = 人
character-axeman = 斧使い
    .counter = 人
character-shieldbearer = 盾持ち
    .counter = 人
character-huntress = 女狩人
    .counter = 人
character-herbalist = 薬草師
    .counter = 人
character-hedge_mage = 村の魔術師
    .counter = 人

# 戦い方

plan-mending = 手当て
plan-aiming = 狙い撃ち
