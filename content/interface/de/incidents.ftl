# Was Ereignisse und Angebote bewirken, wo ein Paket es nicht selbst sagt. Was Fähigkeiten bewirken, steht in rules-cards.ftl.

incident-trade-within = Die { agent-other } { BEIM($own) } und bei { JE(position-one, "einem anderen", "einer anderen", "einem anderen") } { position-one-dat } { JE(council-one, "desselben", "derselben", "desselben") } { council-one-gen } wechseln die Plätze.
incident-trade-across = Die { agent-other } { BEIM($own) } und { BEIM($other) } { JE(council-one, "eines anderen", "einer anderen", "eines anderen") } { council-one-gen } wechseln die Plätze.
incident-civil-attack = { GROSS(EIN(region-one)) } { DES($empire) } greift { JE(army-one, "einen angrenzenden", "eine angrenzende", "ein angrenzendes") } { army-one-akk } { DES($empire) } an.
incident-expel = Räume fremde { banner-other } aus { EINEM(region-one) } in der Heimat { DES($empire) }.
incident-withdraw = Räume die { banner-other } { DES($empire) } aus { EINEM(region-one) }{ $home ->
    [yes] {" "}in { JE($empire, "seiner", "ihrer", "seiner") } Heimat
   *[no] {""}
 }.
incident-reseat = Verteile alle { agent-other } { IM(council-one) } { DES($empire) } so um, dass { JE(agent-one, "jeder", "jede", "jedes") } den Platz wechselt{ $restart ->
    [yes] ; der Zug { DES($empire) } beginnt von vorn
   *[no] {""}
 }.
incident-double = Bis zum Ende der Runde zählt { JEDER($icon) } für gedruckte Aktionen doppelt.
incident-no-supply-check = Bis zum Ende der Runde gibt es keine Versorgungsprüfungen.
incident-clear = Räume alle { banner-other } aus { EINEM(region-one) }, { JE(region-one, "der", "die", "das") } an { EINEN(region-one) } { DES($empire) } grenzt{ $seas ->
    [yes] , auch über ein Meer
   *[no] {""}
 }.
incident-attrition = In { JEDEM(region-one) }, in { JE(region-one, "dem", "der", "dem") } { ER($empire) } steht, verliert { DER($empire) } { $n } { banner-akk }.
incident-truce = Bis zum Ende der Runde greift { DER($empire) } nicht an.
incident-gather = Verlege aus { JEDEM(region-one) } mit { $n } oder mehr { banner-other-dat } { DES($empire) } { EINEN(banner-one) }, alle in { JE(region-one, "denselben", "dieselbe", "dasselbe") } { region-one-akk } { DES($empire) }.
incident-uproar = Räume die { banner-other } { DES($empire) } aus { EINEM(region-one) } und vernichte in { JE(region-one, "jedem", "jeder", "jedem") } angrenzenden{ $seas ->
    [yes] , auch über ein Meer,
   *[no] {""}
 } { EINEN(banner-one) }.
incident-march = Verlege { JE(army-one, "den ganzen", "die ganze", "das ganze") } { army-one-akk } { DES($empire) } aus { EINEM(region-one) } in { JE(region-one, "einen beliebigen leeren", "eine beliebige leere", "ein beliebiges leeres") } { region-one-akk }.

bargain-control = Wer anbietet, entscheidet für { DEN(position-one) } des Rivalen
bargain-arms = Bis zu { $n } { banner } aus { DEM(supply-one) } für den Angriff des Rivalen
payment-recall = { $by ->
    [offerer] wer anbietet, nimmt { JE(agent-one, "einen eigenen", "eine eigene", "ein eigenes") } { agent-one-akk } aus { EINEM(council-one) }
   *[rival] der Rivale nimmt { JE(agent-one, "einen", "eine", "eines") } seiner { agent-other } aus { EINEM(council-one) }
 }
payment-draw = { $by ->
    [offerer] wer anbietet, zieht
   *[rival] der Rivale zieht
 } { $n } { card-akk } von beliebigen Stapeln
payment-reinforce = { $by ->
    [offerer] wer anbietet, verstärkt
   *[rival] der Rivale verstärkt
 } { JE(region-one, "einen beliebigen", "eine beliebige", "ein beliebiges") } { region-one-akk } um { $n } { banner-akk }
payment-reveal = { $by ->
    [offerer] wer anbietet, deckt { JE(token-one, "einen eigenen", "eine eigene", "ein eigenes") } { token-one-akk } auf
   *[rival] der Rivale deckt { JE(token-one, "einen", "eine", "eines") } seiner { token-other } auf
 }
payment-trade = { $by ->
    [offerer] wer anbietet, darf in den { council-other-dat } zwei { agent-other } die Plätze wechseln lassen: { JE(agent-one, "einen eigenen", "eine eigene", "ein eigenes") } und { JE(agent-one, "einen", "eine", "eines") } des Rivalen
   *[rival] der Rivale darf in den { council-other-dat } zwei { agent-other } die Plätze wechseln lassen: { JE(agent-one, "einen eigenen", "eine eigene", "ein eigenes") } und { JE(agent-one, "einen", "eine", "eines") } des Anbieters
 }
offer-does = { $bargain }; { $payment }.
