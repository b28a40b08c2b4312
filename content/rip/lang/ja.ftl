## 用語集
##
## 判定 test／修正 modifier／目標値 target／炸裂 burst（上下に振り足すダイス）／判定ダイス test die
## 白兵技能 melee skill／防御 defence／受け parry／かわし dodge／受動防御 passive defence／運命 fate
## 攻撃力 attack strength／頑丈さ toughness／防具 armour／部位 place hit
## 傷 wound／傷の余力 wound reserve／軽傷・重傷・致命傷 lightly, seriously, critically wounded
## 一撃 blow／攻め手 attacker／受け手 defender／命中修正 to-hit bonus

pack-title = RIP

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
stat-light_at = 軽傷となる傷
stat-serious_at = 重傷となる傷
stat-critical_at = 致命傷となる傷

flag-surprised = 不意打ち
    .attribute = 不意を突かれている
    .attribute_not = 不意を突かれていない
    .is = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 不意を突かれていて
     *[last] 不意を突かれている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 不意を突かれておらず
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
     *[last] 動きを妨げられている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 動きを妨げられておらず
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
     *[last] 両手に武器を持っている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 両手に武器を持っておらず
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
     *[last] 高所にいる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 高所におらず
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
     *[last] 大盾を持っている
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 大盾を持っておらず
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
     *[last] 暗がりにいる
    }
    .is_not = { $who_person ->
      [you] {""}
     *[it] { $who }が
    }{ $place ->
      [inner] 暗がりにおらず
     *[last] 暗がりにいない
    }

context-blow = 一撃
role-blow-attacker = 攻め手
    .other = word-foe
    .scope = { $contexts }では
role-blow-defender = 受け手
    .other = word-foe
    .scope = 自分への{ $contexts }では
role-blow-following = 続けて放つ一撃
    .attribute = 続けて放つ
    .attribute_not = 続けて放つのでない
    .is = { $who }が続けて放つもので{ $place ->
      [inner] あり
     *[last] ある
    }
    .is_not = { $who }が続けて放つもので{ $place ->
      [inner] なく
     *[last] ない
    }
stat-blow-parried = 受けの可否
    .attribute = 武器で受けられる
    .attribute_not = 武器で受けられない
    .is = { $who }を武器で{ $place ->
      [inner] 受けられ
     *[last] 受けられる
    }
    .is_not = { $who }を武器で{ $place ->
      [inner] 受けられず
     *[last] 受けられない
    }
stat-blow-defence = 防御
stat-blow-bonus = 命中修正
stat-blow-modifiers = 修正

event-missed = 空振り
    .happens = 一撃が{ $place ->
      [inner] 外れ
     *[last] 外れる
    }
event-weapon_hit = 武器への一撃
    .happens = 一撃が武器に{ $place ->
      [inner] 当たり
     *[last] 当たる
    }
event-hit = 命中
    .happens = 一撃が{ $place ->
      [inner] 当たり
     *[last] 当たる
    }

procedure-strike = 一撃を放つ
    .do = { $defender }に続けて一撃を{ $place ->
      [inner] 放ち
     *[last] 放つ
    }
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
local-damage_test-r = 出た結果
result-damage_test-wounds = 傷

die-burst = 炸裂
result-burst-total = 合計
result-burst-last = 最後の目
die-test_die = 判定ダイス
result-test_die-total = 合計
result-test_die-last = 最後の目
check-test = 判定
    .succeeds = 判定に{ $place ->
      [inner] 成功し
     *[last] 成功する
    }
    .fails = 判定に{ $place ->
      [inner] 失敗し
     *[last] 失敗する
    }
param-test-skill = 技能
param-test-modifiers = 修正
local-test-r = 判定ダイスの目
result-test-result = 結果
result-test-last = 最後の目
check-reaches = 目標値への到達
    .succeeds = 判定が目標値{ $target }に{ $place ->
      [inner] 届き
     *[last] 届く
    }
    .fails = 判定が目標値{ $target }に{ $place ->
      [inner] 届かず
     *[last] 届かない
    }
param-reaches-modifiers = 修正
param-reaches-target = 目標値
local-reaches-r = 判定ダイスの目
check-bursts = 炸裂
    .succeeds = 炸裂が{ $target }に{ $place ->
      [inner] 届き
     *[last] 届く
    }
    .fails = 炸裂が{ $target }に{ $place ->
      [inner] 届かず
     *[last] 届かない
    }
param-bursts-target = 目標値
local-bursts-r = 炸裂の目

table-defence_bonus = 命中修正
    .attribute = 白兵技能{ $attacker }で防御{ $defence }に対する
param-defence_bonus-attacker = 白兵技能
param-defence_bonus-defence = 防御

figure-test_odds = 判定が目標値に届く確率
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

character-brawler = 喧嘩屋
    .counter = 人
character-guard = 衛兵
    .counter = 人
