# Karten: ihre Gesichter, die Liste aller Karten, was man darüber weiß, wo sie sind; Marken, die man kennt.

card-event = Ereignis { DES($empire) }: Tritt ein, wenn es gezogen wird, und verlässt dann das Spiel.
card-offer = Angebot { DES($empire) }: Du machst es einem Rivalen, und er darf ablehnen.
card-by = { GROSS(DER($society)) }

card-unpaid = Jetzt nicht spielbar: Du brauchst { $needed ->
    [one] { $needed } { card-one }
   *[other] { $needed } { card-other }
 } { DES($empire) } und hast { $held ->
    [0] { JE(card-one, "keinen", "keine", "keines") }
   *[other] { $held }
 }.
card-closed = Jetzt nicht spielbar: nur { $windows }.
card-idle = Jetzt nicht spielbar: Es würde nichts ändern.
card-now = Jetzt spielbar.
card-now-banners = Jetzt: { $n } { banner } { DES($empire) }.
card-now-short = Jetzt: { $n } von { $of } { banner-other-dat }, denn { DER(supply-one) } { DES($empire) } hat nur noch { $supply }.
card-now-kills = Jetzt: vernichtet { $n } { banner-akk }.
card-now-regions = Jetzt: { $n } { $n ->
    [one] { region-one }
   *[other] { region-other }
 } zur Wahl.
card-now-positions = Jetzt: { $n } { $n ->
    [one] { position-one }
   *[other] { position-other }
 } zur Wahl.
card-now-empires = Jetzt: { $n } { $n ->
    [one] { empire-one }
   *[other] { empire-other }
 } zur Wahl.
card-now-targets = Jetzt: { $n } { $n ->
    [one] Ziel
   *[other] Ziele
 } zur Wahl.
card-costs = { $more ->
    [0] Kostet { JE(card-one, "diesen", "diese", "dieses") } { card-one-akk }
    [one] Kostet { JE(card-one, "diesen", "diese", "dieses") } und { $more } weitere
   *[other] Kostet { JE(card-one, "diesen", "diese", "dieses") } und { $more } weitere
 }

cards-title = Alle { card-other }
cards-close = Schließen
cards-open = Alle { card-other } (C)
cards-on-every = Auf { JEDEM(card-one) } { DES($empire) }.
cards-places = Insgesamt { $n }: { $places }.
cards-beside = { $card }: { $beside }
cards-own = { $n } auf deiner Hand
cards-with = { $n } { BEIM($society) }
cards-gone = { $n } aus dem Spiel
cards-deck = { $n } im Stapel
cards-unknown = { $n } im Stapel oder bei einem Rivalen
cards-covered = Unbekannt: { $n } bei den Rivalen.
cards-known = Sicher auf der Hand: { $cards }.
cards-known-one = { $n } × { $card }

known-token-last = Sicher { DER($empire) }: Alle anderen { token-other } dort liegen offen.
known-token-setup = Sicher { DER($empire) }: Nur das passt zur Treueverteilung und zu den { token-other-dat }, die du kennst.

exchange-title = Zwei { token-other } tauschen?
exchange-fold = Zur Landkarte
exchange-unfold = Zu den { token-other-dat }
exchange-made = Bisher getauscht:
exchange-made-by = { $society } { $n }
exchange-made-all = Bisher getauscht: { $list }. Bei Gleichstand gewinnt, wer seltener getauscht hat (R9.2).
exchange-now = Jetzt: { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 }
exchange-pick = Wähle zwei verdeckte
exchange-other = Wähle { JE(token-one, "den zweiten", "die zweite", "das zweite") }. Punkte dann:
exchange-then = Dann: { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 } ({ $change })
exchange-gives = Tausch mit { DEM($empire) }: { $before } → { $after } Punkte jetzt.
exchange-about = Getauschte { token-other } bleiben offen und sind nie mehr tauschbar.
exchange-open = Ab jetzt sehen alle { DEN($a) } auf { $slot-a } und { DEN($b) } auf { $slot-b }.
exchange-left = Deine anderen { $n } bleiben verdeckt.
exchange-left-one = { JE(token-one, "Dein letzter", "Deine letzte", "Dein letztes") } bleibt verdeckt, ist aber damit bekannt.
exchange-left-none = Dann liegt bei dir alles offen.
exchange-none = Tauschen
exchange-do = { GROSS(DEN($a)) } und { DEN($b) } tauschen: { $before } → { $after }
exchange-keep = Nicht tauschen

ask-before-plain = Wähle eine Aktion für { DEN($seat) }.
