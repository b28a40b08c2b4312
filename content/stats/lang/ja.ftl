## 用語集
##
## 能力値 score／素質 potential（鍛えて安く伸ばせる限り）／修正値 modifier
## しるし mark（使うたびに貯まる）／貯まったしるし pile／値段 price（次の1点に要るしるし）
## 上昇 rise／下降 drop／持ちこたえ holding out（判定）／難度 difficulty

pack-title = 育つ能力値

clock-day = 日

formula-modifier = 修正値
    .after = {""}
param-modifier-score = 能力値
formula-price = 次の1点の値段
param-price-score = 能力値
param-price-past = 素質を超えた点数
formula-drop = 下降で戻るしるし
    .after = {""}
param-drop-score = 能力値
chance-rise = 上昇の確率
    .after = {""}
param-rise-pile = 貯まったしるし
param-rise-price = 値段

check-hold = 持ちこたえ
    .succeeds = 能力値{ $score }で難度{ $difficulty }に{ $place ->
      [inner] 持ちこたえ
      [other] 持ちこたえるか
      [if] 持ちこたえれば
     *[last] 持ちこたえる
    }
    .fails = 能力値{ $score }で難度{ $difficulty }に{ $place ->
      [inner] 屈し
      [other] 屈するか
      [if] 屈すれば
     *[last] 屈する
    }
param-hold-score = 能力値
param-hold-difficulty = 難度
local-hold-dice = ダイスの合計

process-days_to_rise = 次の1点までの日数
param-days_to_rise-marks = 一日のしるし
param-days_to_rise-price = 値段
local-days_to_rise-pile = 貯まったしるし

figure-hold_table = 判定に持ちこたえる確率
    .rows = 難度
    .columns = 能力値
    .cell = 持ちこたえる確率
figure-days = 次の1点までの日数
    .rows = 一日のしるし
    .columns = 値段
    .cell = 日数の期待値
