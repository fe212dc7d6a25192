# Das Geschehen in Zeilen, und die Rückschau.

story-acts = { GROSS($seat) } · { $society }: { $deeds }
story-acts-short = { GROSS($seat) }: { $deeds }
story-then = { $head }; { $next }
story-decides = überlegt
story-passes = tut nichts
story-nothing = kann nichts tun
story-takes = nimmt { DEN($region) } mit { $n } ein ({ $left } übrig)
story-takes-city = erobert { DEN($region) } samt { city-one-dat } mit { $n } ({ $left } übrig)
story-fails = greift { DEN($region) } mit { $n } an und scheitert (dort { $left } übrig)
story-empties = greift { DEN($region) } mit { $n } an, niemand bleibt übrig
story-attacks = greift { DEN($region) } mit { $n } an
story-adds = stellt { $what } auf
story-kills = vernichtet { $what }
story-in = { $n } { IM($region) }
story-moves = verlegt { $n } { VOM($from) } { INS($to) }
story-draws = zieht { $n } { card-akk } { DES($empire) }
story-gains = { DER($empire) } gewinnt { DEN($region) }
story-frees = { DER($region) } gehört niemandem mehr
story-swaps = wechselt { ZUM($seat) }
story-swaps-with = wechselt mit { DEM($society) } ({ $seat })
story-swaps-own = wechselt mit { JE(agent-one, "einem eigenen", "einer eigenen", "einem eigenen") } { agent-one-dat } ({ $seat })
story-plays = spielt „{ $ability }“
story-elsewhere = handelt als { $seat }
story-event = zieht das Ereignis „{ $event }“
story-restarts = der Zug { DES($empire) } beginnt von vorn
story-offers = { DER($society) } bietet „{ $offer }“ an
story-accepted = das Angebot „{ $offer }“ wird angenommen
story-declined = das Angebot „{ $offer }“ wird abgelehnt
story-steers = { DER($society) } entscheidet
story-turns = { DER($society) } deckt { DEN($empire) } auf
story-raises = { DER($society) } schiebt { DEN($empire) } auf „{ $slot }“ hoch
story-idle = Unbesetzt: { $seats }
story-supply = Überzählig: { $what }
story-tokens = { $n ->
    [one] 1 { token-one } gelegt
   *[other] { $n } { token-other } gelegt
 }
story-placed = { agent-other } eingesetzt: { $who }
story-back = { agent-other } zurückgeholt: { $who }
story-back-placed = { agent-other } zurückgeholt: { $back }; eingesetzt: { $who }
story-count = { $society } { $n }
story-count-at = { $society } ({ $places })
story-close = Die Runde endet: { GROSS($deeds) }
story-close-plain = Die Runde endet
story-exchanges = { DER($society) } tauscht { DEN($a) } und { DEN($b) }
story-discards = { DER($society) } wirft { $n } { card-akk } ab
story-keeps = { $n ->
    [one] { $societies } ändert nichts
   *[other] { $societies } ändern nichts
 }
story-first = { DER($society) } wird Startspieler
story-replay = Noch mal: { $line }
story-replay-about = Noch einmal zeigen (B)
story-step-back = Rückschau
story-step-back-about = Den letzten Schritt wieder zeigen, beim nächsten Mal den davor (B)
story-looking-back-round = Rückschau: Runde { $round }
story-looking-back = Rückschau: Runde { $round }, Zug { DES($empire) }
story-looking-back-phase = Rückschau: Runde { $round }, { $phase }
story-looking-back-step = Entscheidung { $n } von { $count }
story-return = Zum Spiel
story-round = Runde { $round }
story-turn = Zug { DES($empire) }
story-war-over = Der Krieg ist vorbei
story-scores = Zur Wertung
