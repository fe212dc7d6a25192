# Was ein Paket neben den gedruckten Regeln hat: eigene Zeichen, Meere, Grenzen von Regionen, Sätze, die zählen, ein frühes Ende.

icon-count = { $n } { $icon }
extras-limit = ernährt höchstens { $n }
extras-sea = übers Meer, nur durch { card-other }: { $regions }
extras-set = { $what }, { $n }-mal
extras-brings = { $what } ({ $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 })
extras-worth = { $what }: { $n }
score-slot-parts = { $slot } { $empire }: { $multiplier } × { $cities } { $cities ->
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
text-scores = Was hier zählt, noch ohne den Faktor des Feldes: { $list }.
text-score-points = Stand, falls die Partie jetzt endet. Punkte je { empire-one-akk }: { $list }.
extras-end-least = { EIN(empire-one) } { $icons } oder mehr hält
extras-end-none = { EIN(empire-one) } { KEINEN($icon) } mehr hält
extras-end-either = { EIN(empire-one) } { $icons } oder mehr hält oder { KEINEN($icon) } mehr
extras-end-turn = Die Partie endet früher, wenn am Ende eines Zuges { $what }.
extras-end-round = Die Partie endet früher, wenn am Ende einer Runde { $what }.
extras-end-holds = Die Partie steht vor dem Ende: { GROSS(DER($empire)) } hält { $icons }.
extras-end-most = Die Partie endet, wenn jemand { $icons } hält. Am nächsten: { $empires } mit { $n }.
extras-end-fewest = Die Partie endet, wenn jemand { KEINEN($icon) } mehr hält. Am nächsten: { $empires } mit { $n }.
event-ends-early = { GROSS(DER($empire)) } hält { $icons }: Die Partie endet vorzeitig.
refused-across-sea = Zwischen { DEM($from) } und { DEM($to) } liegt ein Meer. Nur { EIN(card-one) } führt hinüber (R1.6).
extras-empire = { GROSS(region-other) } bringen { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 }{ $parts ->
    [none] .
   *[other] : { $parts }.
 }
extras-legend = Punkte je { token-one }: Wert { DES(empire-one) } × Faktor des Feldes. Es zählen: { $list }.
