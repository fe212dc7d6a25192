# Das Regelwerk: was Pakete neben den gedruckten Regeln haben können. Hat ein Paket nichts davon, zeigt das Fenster es nicht.

rule-1-5 = Ein Paket kann eigene Symbole auf { region-other-akk } setzen, beliebig viele{ $own-icons ->
    [none] {""}
   *[other] : hier { $own-icons }
 }. Sie zählen, wo eine gedruckte Aktion, { EIN(card-one) } oder die Wertung sie nennt, und bedeuten sonst nichts.
rule-1-6 = Zwei { region-other } können statt zu Land **übers Meer** aneinander grenzen. Übers Meer geht kein Angriff, außer { EIN(card-one) } erlaubt es, und nichts wird verlegt oder zerstreut. Was { card-other } und Ereignisse rings um { EINEN(region-one) } vernichten, vernichten sie auch übers Meer.
rule-5-9 = { GROSS(EIN(region-one)) } kann ein anderes Limit haben als nach R5.7. Es ist entweder fest, gleich welche Regeln und Hausregeln gelten, oder um eine Zahl höher oder niedriger als sonst. Kleiner als 1 ist es nie.{ $fed ->
    [none] {""}
   *[other] { " " }Hier: { $fed }.
 } Dieses Limit gilt auch für { card-other }.
rule-9-3 = Ein Paket kann andere Symbole als { city-other } zählen lassen, auch ganze Sätze von Symbolen, oder { city-other-dat } einen anderen Wert geben. Jeder Satz bringt seine Punkte so oft, wie { DER(empire-one) } ihn in eigenen { region-other-dat } vollständig hat; ein Symbol kann in mehreren Sätzen zählen. Die Summe { DES(empire-one) } ersetzt in R9.1 die { city-other }, also wird sie mit dem Faktor des Feldes vervielfacht.{ $scoring ->
    [none] {""}
   *[other] { " " }Hier: { $scoring }.
 }
rule-9-4 = Ein Paket kann eine Partie früher enden lassen, wenn { EIN(empire-one) } eine bestimmte Zahl von Symbolen einer Art hält oder keines mehr. Geprüft wird am Ende jedes Zuges, nach der Versorgungsprüfung, oder nur am Ende einer Runde. Die Partie endet dann wie nach ihrer letzten Runde (R5.8): { KEIN(empire-one) } handelt mehr.{ $early-end ->
    [none] {""}
   *[other] { " " }{ $early-end }
 }
effect-reach-sea = Das Ziel des Angriffs darf auch { JEDER(region-one) } { JE(empire-one, "eines anderen", "einer anderen", "eines anderen") } { empire-one-gen } sein, { JE(region-one, "der", "die", "das") } vom Ausgangspunkt aus übers Meer liegt.
effect-reach-empty-sea = Das Ziel des Angriffs darf auch { JE(region-one, "jeder leere", "jede leere", "jedes leere") } { region-one } { JE(empire-one, "eines anderen", "einer anderen", "eines anderen") } { empire-one-gen } sein, { JE(region-one, "der", "die", "das") } vom Ausgangspunkt aus übers Meer liegt.
effect-name-reach-sea = Angriff übers Meer
effect-name-reach-empty-sea = Angriff übers Meer auf { JE(region-one, "einen leeren", "eine leere", "ein leeres") } { region-one-akk }
extras-fed-just = { $region } { $n }
extras-fed-more = { $region } { $n } mehr
extras-fed-fewer = { $region } { $n } weniger
