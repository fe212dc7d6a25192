# Was ein Paket neben den gedruckten Regeln hat: eigene Zeichen, Meere, Grenzen von Regionen, Sätze, die zählen, ein frühes Ende.

icon-count = { $n } { $icon }
beside-limit = ernährt höchstens { $n }
beside-sea = übers Meer: { $regions }
beside-set = { $what }, { $n }-mal
beside-brings = { $what } ({ $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 })
beside-worth = { $what }: { $n }
score-slot-parts = { $slot } { $empire }: { $multiplier } x { $cities } { $cities ->
    [one] Punkt
   *[other] Punkte
 } durch { region-other-akk }{ $agents ->
    [0] {""}
    [one] {" "}und { $agents } { agent-one }
   *[other] {" "}und { $agents } { agent-other }
 }{ $whisper ->
    [0] {""}
   *[other] , 1 für das bewahrte Flüstern
 } = { $n }. { $parts ->
    [none] Nichts davon zählt.
   *[other] Es zählen: { $parts }.
 }
text-scores = Was hier zählt, bevor der Faktor des Feldes es vervielfacht: { $list }.
text-score-points = So, als endete die Partie jetzt. Wer wie viele Punkte bringt: { $list }.
beside-end-least = { EIN(empire-one) } { $icons } oder mehr hält
beside-end-none = { EIN(empire-one) } { KEINEN($icon) } mehr hält
beside-end-either = { EIN(empire-one) } { $icons } oder mehr hält oder { KEINEN($icon) } mehr
beside-end-turn = Die Partie endet früher, wenn am Ende irgendeines Zuges { $what }.
beside-end-round = Die Partie endet früher, wenn am Ende einer Runde { $what }.
beside-end-holds = Die Partie steht vor dem Ende: { DER($empire) } hält { $icons }.
beside-end-most = Die Partie endet, wenn jemand { $icons } hält; am nächsten daran: { $empires } mit { $n }.
beside-end-fewest = Die Partie endet, wenn jemand { KEINEN($icon) } mehr hält; am nächsten daran: { $empires } mit { $n }.
event-ends-early = { GROSS(DER($empire)) } hält { $icons }: Die Partie endet vor ihrer letzten Runde.
refused-across-sea = Zwischen { DEM($from) } und { DEM($to) } liegt ein Meer; nur { EIN(card-one) } führt hinüber (R1.6).
beside-empire = { GROSS(region-other) } bringen { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 }{ $parts ->
    [none] .
   *[other] : { $parts }.
 }
beside-legend = { GROSS(JEDER(token-one)) } bringt, was { SEIN(token-one, empire-one) } hiervon hält, mal den Faktor { JE(token-one, "seines", "ihres", "seines") } Feldes: { $list }.
