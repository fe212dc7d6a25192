# Die Partie im Terminal: was am Anfang gesagt wird, und wie sie steht.

text-own = Du bist { DER($society) }. { $slots }.
text-last-round = Hier steht nur die letzte Runde. „{ text-word-log }“ zeigt alles.
text-placement = { $choice }{ $named ->
    [yes] {" "}({ $office })
   *[no] {""}
 }: { $lines }; { $steered ->
    [yes] dort lenkt jetzt { DER($society) }
   *[no] dort lenkt jetzt niemand
 }
text-seat-named = { $name }, { $office } { DES($empire) }
text-settlement = { $choice } ({ $facts })
text-region-held = { BEIM($empire) }, { $n ->
    [0] ohne { banner-other }
   *[other] { $n } { banner }
 }
text-region-free = bei niemandem
text-score-hidden = { GROSS(DER($society)) }: alle { token-other } liegen verdeckt
text-score-known = { GROSS(DER($society)) }: { $n } nach offenen { token-other-dat }
text-score-empire = { $empire } { $n }
text-score-cities = Stand, falls die Partie jetzt endet. { city-other } je { empire-one-akk }: { $list }.
text-review-thinks = Die Analyse kann eine Minute dauern; { text-word-review } glance antwortet sofort.
text-review-nothing = Noch ist nichts entschieden.
text-review-how = Hinter „{ text-word-review }“ steht { $known }, nicht „{ $given }“.
text-help-score = { text-word-score }: der Stand, falls die Partie jetzt endet, soweit du es weißt; nach der Partie das Ergebnis
text-help-review = { text-word-review }: bewertet deine Entscheidungen; { text-word-review } glance ist ein erster Blick, { text-word-review } deep denkt länger

# Die Befehle, wie man sie tippt; die englischen Wörter gelten in jeder Sprache.
text-word-help = hilfe
text-word-map = landkarte
text-word-councils = { council-other }
text-word-societies = { society-other }
text-word-hand = hand
text-word-cards = { card-other }
text-word-score = punkte
text-word-rules = regeln
text-word-log = protokoll
text-word-choices = auswahl
text-word-hint = tipp
text-word-suspicions = verdacht
text-word-suspect = verdächtigen
text-word-why = warum
text-word-review = analyse
text-word-undo = zurück
text-word-restart = neu
text-word-save = speichern
text-word-quit = ende
