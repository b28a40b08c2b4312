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
step-strike-spot = 当たった部位
step-strike-force = 攻撃の強さ
step-strike-guarded = 守りの固さ
step-strike-taken = 受けた傷
step-strike-harm = 負傷
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
    .after = （{ $attacker }と{ $defence }による）
param-defence_bonus-attacker = 白兵技能
param-defence_bonus-defence = 防御

figure-test_odds = 基本判定が目標値に届く確率
    .rows = 修正
    .columns = 目標値
    .cell = 目標値に届く確率
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
