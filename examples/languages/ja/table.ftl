# 盤面で起きることと、選べること。
seat = { $empire }の{ $position }

event-round = 第{ $round }ラウンドが始まります。先手は{ $society }です。
event-turn = { $empire }の番です。
event-acts = { $society }が「{ $seat }」を動かします。
event-added = { $empire }が{ $region }に{ banner }を{ $n }つ置きます。
event-attack = { $empire }が{ $from }から{ $to }へ、{ banner }{ $n }つで攻め込みます。
event-won = { $empire }が{ $region }を奪い、{ banner }が{ $n }つ残りました。
event-held = { $region }は{ banner }{ $n }つを残して守り抜きました。
event-over = ゲーム終了です。すべての{ token-other }を表にします。

ask-retrieve = { agent-other }を一つ手元に戻してください。
ask-deploy = { agent-other }を一つ置いてください（このラウンドで残り{ $n }）。
ask-before = 「{ $seat }」の行動を選ぶか、先に{ card-one }を使ってください。
ask-swap = { agent-one }を移すか入れ替える{ position-one }を選んでください。すぐにそこで行動します。
ask-declare = { $empire }の攻撃を選んでください。
ask-loyalty = { token-other }をそのままにするか、裏向きの二つを入れ替えてください。
ask-over = ゲーム終了です。

action-attack-line = 攻撃
action-swap-line = 入れ替え
action-add-plain = { banner }を{ $n }つ置く
action-draw-plain = { card }を{ $n }枚引く
action-done = 終わり
action-pass = パス
action-keep = すべてそのままにする
