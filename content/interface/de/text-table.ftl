# Die Partie im Terminal: was am Anfang gesagt wird, und wie sie steht.

text-own = Du bist { DER($society) }. { $slots }.
text-last-round = Hier steht nur die letzte Runde. Tippe „log“ für alles, was geschehen ist.
text-placement = { $choice }{ $named ->
    [yes] {" "}({ $office })
   *[no] {""}
 }: { $lines }; { $steered ->
    [yes] dort lenkt jetzt { DER($society) }
   *[no] dort lenkt jetzt niemand
 }
text-seat-named = { $name }, { $office } { DES($empire) }
text-score-hidden = { GROSS(DER($society)) }: alle { token-other } liegen verdeckt
text-score-known = { GROSS(DER($society)) }: { $n } nach dem, was offen liegt
text-score-empire = { $empire } { $n }
text-score-cities = So, als endete die Partie jetzt. Wer wie viele { city-other } hält: { $list }.
text-review-thinks = Die Partie wird durchdacht, das kann eine Minute dauern; review glance antwortet sofort.
text-review-nothing = Noch ist nichts entschieden.
text-review-how = Hinter „review“ steht { $known }, nicht „{ $given }“.
text-help-score = score      was die Partie brächte, wenn sie jetzt endete, soweit du es weißt; das Ergebnis, wenn sie vorbei ist
text-help-review = review     blickt auf deine Entscheidungen zurück und was sie verloren, und denkt dabei so viel wie ein Tipp; review glance ist ein erster Blick, review deep denkt länger
