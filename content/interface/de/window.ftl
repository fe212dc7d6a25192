# Das Fenster.

window-ok = OK
window-back = Zurück
window-save = Speichern
window-cancel = Abbrechen
window-sure = { $what }? Das lässt sich nicht zurücknehmen.
window-yes = Ja
window-no = Nein
window-torn = Die letzte, unvollständige Zeile der Aufzeichnung fällt weg: { $line }
window-not-saved = Die Partie kann nicht gespeichert werden: { $why }
window-saved-again = Die Partie ist wieder bis zur letzten Entscheidung gespeichert: { $file }
window-broken = Whispers ist beim letzten Mal abgestürzt. Die Partie ist bis zur letzten Entscheidung gespeichert: „Weiterspielen“ setzt sie fort. Meldung: { $what }
window-not-kept = { $file } kann nicht gespeichert werden: { $why }
window-put-aside = { $file } war nicht ganz lesbar. Der alte Inhalt liegt in { $aside }.
window-copy-saved = Kopie gespeichert in { $file }.
window-dropped-address = { $address } ist eine Adresse, keine Datei. Lade sie zuerst herunter und zieh dann die Datei hierher.
window-dropped-missing = Die Datei { $path } gibt es nicht.
page-storage-full = Der Browser hat keinen Platz mehr. Du kannst weiterspielen, aber Neues geht beim Schließen der Seite verloren. Exportiere zuerst deine Partien oder lösche welche.
page-storage-denied = Dieser Browser speichert nichts (privates Fenster?). Du kannst spielen, aber beim Schließen der Seite geht alles verloren.

data-export = Daten exportieren
data-import = Daten importieren
data-archive = Archiv
data-exported = Alles liegt in { $path }: Partien, Pakete, Sprachen, Fortschritt und Einstellungen.
data-not-exported = Das Archiv konnte nicht geschrieben werden: { $why }
data-not-imported = Das Archiv konnte nicht ganz importiert werden: { $why }
data-no-archive = Das ist kein Archiv von Whispers.
data-imported = Importiert: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 } und { $packs ->
    [one] ein Paket oder eine Sprache
   *[other] { $packs } Pakete und Sprachen
 }.
data-kept = Nicht überschrieben: { $names }

title-continue = Weiterspielen
title-new = Neue Partie
title-learn-first = Spielen lernen (15 Minuten)
title-play-now = Sofort spielen
title-load = Partie laden
title-settings = Einstellungen
title-quit = Beenden

settings-unread = Deine Einstellungen sind nicht lesbar, es gelten die Vorgaben. Änderst du etwas, wird die alte Datei umbenannt. { $file }: { $why }
settings-torn = Zeile { $line } ist keine Einstellung: { $quoted }. Schreibe Name, Gleichheitszeichen und Wert, wie theme = "night".
settings-twice = Zeile { $line }: „{ $key }“ steht doppelt. Die erste gilt.
settings-wrong = Einige Einstellungen in { $file } sind ungültig, alle anderen gelten. Die ungültigen Zeilen bleiben stehen, auch wenn du etwas änderst.
settings-wrong-line = Zeile { $line }: { $key } = { $found }. Möglich: { $right }; es gilt: { $used }.
settings-unknown = Zeile { $line }: Die Einstellung „{ $key }“ gibt es nicht. { $near }
settings-near = Meintest du „{ $key }“?
settings-more = Weitere Zeilen: { $count }.
settings-right-number = eine Zahl von { $low } bis { $high }
settings-right-switch = true oder false
settings-used-automatic = automatisch
settings-heading = Einstellungen
settings-looks = Aussehen und Sprache
settings-pace = Tempo und Entscheidungen
settings-scale = Größe der Anzeige
settings-scale-about = Automatisch folgt dem Fenster.
scale-automatic = Automatisch
scale-own = Eigene
settings-language = Sprache
settings-language-about = Automatisch: die Sprache des Systems.
language-automatic = Automatisch
language-draft = { $name } (unfertig)
settings-theme = Stil
settings-theme-about = Pergament oder Kerzenlicht.
theme-parchment = Pergament
theme-night = Nacht
settings-palette = Farben der { empire-other-gen }
settings-palette-about = Beide eignen sich bei Farbenblindheit. „Kräftig“ hat mehr Kontrast.
palette-pack = Gemalt
palette-strong = Kräftig
settings-speed = Animationen
settings-speed-about = Das Tempo der { banner-other } und { token-other }.
speed-none = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
settings-pause = Pause nach einem Rivalen
settings-pause-about = Zeit, jeden Spielzug zu lesen.
pause-none = Keine
pause-short = Kurz
pause-long = Lang
pause-click = Bis zum Klick
settings-volume = Töne
settings-volume-about = { card-other }, { army-other }, eroberte { city-other } und ein Zeichen, wenn du dran bist.
volume-off = Aus
settings-voices = Rivalen sprechen
settings-voices-about = Ein Satz, wenn sie { EINEN(city-one) } nehmen oder verlieren.
settings-forced = Einzige Wahl automatisch
settings-forced-about = Gibt es nur eine Möglichkeit, wird sie ohne Nachfrage gewählt.
settings-patient = Geduldige Drahtzieher
settings-patient-about = Sie rechnen weiter voraus und brauchen bis zu einer Sekunde je Entscheidung.
settings-confirm = Vor Unwiderruflichem nachfragen
settings-confirm-about = Vor dem Ziehen, dem Aufdecken und bevor ein Rivale handelt.

load-heading = Partien
load-hint = Klicke auf eine Partie, um sie fortzusetzen.
load-column-name = Partie
load-column-game = Spiel
load-column-players = Spieler
load-column-played = Gespielt
load-none = Noch keine Partie gespeichert.
load-over = Beendet
load-against = { $society } gegen { $rivals }
load-alike = { $n } × { $level }
load-won = Gewonnen mit { $n } { $n ->
    [one] Punkt
   *[other] Punkten
 }
load-shared = Geteilter Sieg mit { $n } { $n ->
    [one] Punkt
   *[other] Punkten
 }
load-placed = { $place ->
    [2] Zweiter
    [3] Dritter
   *[other] Letzter
 } Platz mit { $n } { $n ->
    [one] Punkt
   *[other] Punkten
 }
load-winner = Sieg mit { $n } { $n ->
    [one] Punkt
   *[other] Punkten
 }: { DER($winner) }
load-winners = Geteilter Sieg mit { $n } { $n ->
    [one] Punkt
   *[other] Punkten
 }: { $winner }
load-more = Mehr
load-rename = Umbenennen
load-rename-hint = Einen anderen Namen geben.
load-copy = Kopieren
load-copy-hint = Den jetzigen Stand als Kopie speichern.
load-trash = Löschen
load-trash-hint = Die Partie in den Papierkorb des Systems legen.
load-trash-sure = „{ $name }“ in den Papierkorb des Systems legen?
trash-missing = Hier hat das System keinen Papierkorb. Verschoben nach { $path }.
load-new-name = Neuer Name der Partie

setup-heading = Neue Partie
setup-society = Du bist
setup-rivals = Rivalen
setup-against = Gegner
setup-against-rivals = Gegen Rivalen
setup-against-automata = Allein gegen Automaten
setup-automaton-count = { $n ->
    [one] Ein Automat
   *[other] { $n } Automaten
 }
setup-level-of = Stärke: { $society }
setup-hardness-of = Härte: { $society }
setup-temper-of = Art: { $society }
setup-hide = Bis zum Ende geheim
setup-hide-nothing = nichts
setup-hide-temper = Art
setup-hide-level = Stärke und Art
setup-rival-count = { $n ->
    [one] { $n } Rivale
   *[other] { $n } Rivalen
 }
setup-first = Startspieler
setup-first-random = ausgelost
setup-seed = Startwert
setup-seed-about = Derselbe Startwert ergibt dieselbe Verteilung.
setup-new-seed = Neu
setup-bad-seed = Ein Startwert ist eine Zahl von 0 bis 9007199254740991.
setup-begin = Beginnen
setup-customise = Anpassen
setup-customise-about = Rivalen, Startspieler und Hausregeln wählen.
preset-last = Wie zuletzt
preset-last-about = Rivalen und Regeln wie zuletzt.
preset-first = Erste Partie
preset-first-about = Zum Einstieg: { $rounds } Runden gegen { $n ->
    [one] einen Rivalen
   *[other] { $n } Rivalen
 } ({ $level }).
preset-quick = Schnell
preset-quick-about = Wenn du Neulinge schlägst: { $rounds } Runden gegen { $n ->
    [one] einen Rivalen
   *[other] { $n } Rivalen
 } ({ $level }).
preset-standard = Standard
preset-standard-about = Das ganze Spiel: { $rounds } Runden gegen { $n ->
    [one] einen Rivalen
   *[other] { $n } Rivalen
 } ({ $level }).
preset-best = Gegen die Besten
preset-best-about = Die schwerste Partie: { $rounds } Runden gegen { $n ->
    [one] einen Rivalen
   *[other] { $n } Rivalen
 } ({ $level }).
preset-automata = Automaten
preset-automata-about = Allein gegen den Solo-Gegner des Spiels.
setup-deal = Partie des Tages
setup-reset = Zurücksetzen
setup-reset-about = { $n ->
    [one] Ein Neuling
   *[other] { $n } Neulinge
 } und die gedruckten Regeln.
setup-pack = Das Spiel
setup-pack-has = { $empires } { empire-other }, { $regions } { region-other }, bis zu { $societies } { society-other }
setup-pack-by = Version { $version }, von { $authors }
setup-table = Der Tisch
setup-house = Hausregeln
setup-house-differ = { $n ->
    [0] Originalregeln.
    [one] { $n } Regel weicht ab.
   *[other] { $n } Regeln weichen ab.
 }
setup-house-reset = Alles wie gedruckt
setup-printed = Gedruckt: { $value }
setup-number-hint = Ziehen, oder anklicken und tippen.
setup-ways = Spielweisen
setup-group-loyalty = Treue und Wertung
setup-group-council = { council-other }
setup-group-war = Krieg und Versorgung
setup-group-length = Dauer und { card-other }
setup-group-cards = Erweiterungen

level-random = Zufall
level-novice = Neuling
level-agent = Agent
level-spymaster = Meisterspion
level-mastermind = Drahtzieher
level-random-about = Zufall wählt blind.
level-novice-about = Ein Neuling nimmt, was jetzt am besten aussieht.
level-agent-about = Agent bedenkt die Folgen.
level-spymaster-about = Meisterspion hat gelernt, was gewinnt.
level-mastermind-about = Drahtzieher blickt weiter voraus.

automaton-madness = Orden des Wahnsinns
automaton-hounds = Ruhmeshunde
hardness-easy = leicht
hardness-medium = mittel
hardness-hard = schwer
automaton-madness-about = Der Orden des Wahnsinns folgt einem Skript und deckt { token-other } nach und nach auf.
automaton-hounds-about = Die Ruhmeshunde folgen einem Skript und setzen auf { DEN(empire-one) } mit den meisten { city-other-dat }.
hardness-easy-about = Leicht: Der Hort zählt nichts.
hardness-medium-about = Mittel: ein Punkt je { card-one } im Hort.
hardness-hard-about = Schwer: zwei Punkte je { card-one } im Hort.
player-automaton = { $automaton }, { $hardness }

temper-even = Normal
temper-hoarder = Sammler
temper-raider = Räuber
temper-reader = Leser
temper-sitter = Hüter
temper-surprise = Überraschung
temper-even-about = „Normal“ heißt: ohne Vorlieben.
temper-hoarder-about = Sammler spart { card-other } und { token-other } und schlägt spät zu.
temper-raider-about = Räuber greift lieber an, als zu sammeln.
temper-reader-about = Leser tauscht { token-other } ohne Scheu.
temper-sitter-about = Hüter sammelt { agent-other } in wenigen { council-other-dat } und versetzt sie selten.
temper-surprise-about = Überraschung: eine zufällige Art, die du erst am Ende erfährst.

player-human = Mensch
player-hidden = ein Bot
player-tempered = { $level }, { $temper }
player-temper-hidden = { $level }, Art verborgen
player-unveiled = { GROSS(DER($society)) }: Stärke { $level }, Art { $temper }.

table-round = Runde { $round } von { $rounds }
table-waiting = { GROSS(DER($society)) } überlegt.
table-watch = Weiter mit Klick oder Leertaste.
table-watch-done = Nun sind deine Rivalen dran. Weiter mit Klick oder Leertaste.
table-watch-wait = Weiter mit Klick oder Leertaste.
table-watch-own = Danach bist du dran. Weiter mit Klick oder Leertaste.
table-undo = Rückgängig
table-hint = Tipp
table-hint-about = Einmal: wohin du sehen solltest. Zweimal: die besten Möglichkeiten (H)
table-hint-later = Tipps gibt es, wenn du dran bist.
table-hint-weighing = Deine Möglichkeiten werden geprüft.
table-hint-close = Tipp schließen (Esc)
table-hint-again = Noch ein Klick auf „Tipp“ zeigt die besten Möglichkeiten.
table-hinted = Tipp: Sieh hierher.
table-not-saved = Nicht gespeichert!
table-menu = Menü
table-drawers = { council-other }
table-save-copy = Kopie speichern
table-save-as = Name der Kopie
table-restart = Neu beginnen
table-leave = Zum Titel
table-back = Zurück
table-slot-of = { $society }: { $slot }
table-you = du
table-thinking = denkt nach
table-swing = { $n } für dich
table-keep-card = Klick hält { DEN(card-one) } offen, noch einer schließt { IHN(card-one) }.
table-log = Protokoll
table-log-new = Neu seit deinem Zug
recap-earlier = { table-log-new } ({ $n } weitere im Protokoll)
recap-exchanged = { token-other } getauscht: { $societies }
table-log-end = Zum Ende
table-log-open = Das ganze Protokoll öffnen (L)
table-log-close = Schließen
table-log-close-about = Protokoll schließen (L oder Esc)
table-known-short = { $n } + ?
table-known = Punkte durch offene { token-other }: { $n }
table-score-unit = { $n ->
    [one] Punkt
   *[other] Punkte
 }
table-score-unit-now = { $n ->
    [one] Punkt jetzt
   *[other] Punkte jetzt
 }
table-score-now = Jetzt { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 }
table-seat-agent = { $seat }, { agent-one } { DES($society) }: { $lines }
table-seat-steered = { $seat }, frei; gelenkt { VOM($society) } ({ agent-one } { BEIM($from) }): { $lines }
table-seat-empty = { $seat }, frei: { $lines }
table-foresight = { GROSS(DER($society)) } { $would ->
    [yes] würde lenken: { $seats }.
   *[no] lenkt: { $seats }.
 }
table-foresight-back = Nach dem Zurückholen lenkt { DER($society) }: { $seats }.
table-foresight-back-nobody = Nach dem Zurückholen lenkt niemand mehr: { $seats }.
table-foresight-swap = Nach dem Wechsel handelt { DER($society) } hier: { $lines }.
table-foresight-swap-with = Nach dem Wechsel handelt { DER($society) } hier: { $lines }. { GROSS(DER(agent-one)) } { DES($other) } wechselt { ZUM($from) }.
table-foresight-cuts = Verdrängt: { $societies }.
table-region-plain = { $region }, { $empire }, { $n ->
    [0] leer
   *[other] { $n } { banner }
 }, Limit { $limit }
table-region = { $region }, { $empire }, { $n ->
    [0] leer
   *[other] { $n } { banner }
 }, Limit { $limit }, { $facts }
table-attack-with = Mit { $n }: { $outcome }
table-pay = Bezahlen: { $card }
table-offer = „{ $offer }“ anbieten
table-number = { $n } { banner }
key-escape = Esc
key-space = Leertaste

phase-lay = Auslegen
phase-lay-about = Alle legen ihre { token-other } aus.
phase-retrieve = Zurückholen
phase-retrieve-about = Alle holen { agent-other } zurück.
phase-deploy = Einsetzen
phase-deploy-about = Alle setzen { agent-other } ein.
phase-turns = Züge
phase-turns-about = Die { empire-other } handeln der Reihe nach.
phase-cleanup = Aufräumen
phase-cleanup-about = Alle werfen bis zum Handlimit ab.
phase-loyalty = Treue
phase-loyalty-about = Alle dürfen zwei { token-other } tauschen. Getauschte bleiben offen.
phase-final = Letztes Flüstern
phase-final-about = Ein letzter Tausch von { token-other-dat }.
phase-over = Ende
phase-over-about = Die Partie ist zu Ende.

hint-place = Klicke auf einen hervorgehobenen Platz.
hint-attack-from = Klicke auf { DEN(region-one) }, { JE(region-one, "der", "die", "das") } angreift.
hint-attack-to = Klicke auf das Ziel.
hint-move-from = Klicke auf { DEN(region-one) }, aus { JE(region-one, "dem", "der", "dem") } { banner-other } ziehen.
hint-move-to = Klicke auf ihr Ziel.
hint-number = Wie viele?
hint-strength = Wie viele greifen an? Hinter dem Pfeil: die Überlebenden.
hint-region = Klicke auf { JE(region-one, "einen hervorgehobenen", "eine hervorgehobene", "ein hervorgehobenes") } { region-one-akk }.
hint-seat = Klicke auf { JE(position-one, "einen hervorgehobenen", "eine hervorgehobene", "ein hervorgehobenes") } { position-one-akk }.
hint-card = Klicke auf { EINEN(card-one) } deiner Hand.
hint-play = Klicke auf eine hervorgehobene Fähigkeit.
hint-ability = Wähle, was { DER(card-one) } bewirkt.
hint-pay = Wähle { DEN(card-one) }, mit { JE(card-one, "dem", "der", "dem") } du bezahlst.
hint-list = Wähle unten aus der Liste.
hint-sheet = Wähle aus den { token-other-dat }.
hint-declaring = Vorher darfst du { EINEN(card-one) } spielen.
cards-pass-turn = Diesen Zug nicht mehr fragen
cards-pass-turn-about = Passt, solange { DER($empire) } am Zug ist (P)
cards-ask = Nach { card-other-dat } fragen
cards-ask-about = Du passt, solange { DER($empire) } am Zug ist. Klicke, um wieder gefragt zu werden (P).

end-table = Wiedergabe
end-again = Neue Partie
end-same = Revanche
end-back = Zum Titel
end-decided = { GROSS(DER($empire)) } gab den Ausschlag: { $own } für dich, { $theirs } für { DEN($rival) }.
end-next-guard = Nächstes Mal: Bewache { DEN($region) }. Der Verlust kostete dich { $n }.
end-next-card = Nächstes Mal: Spiele { JE(card-one, "einen hervorgehobenen", "eine hervorgehobene", "ein hervorgehobenes") } { card-one-akk }.
end-next-exchange = Nächstes Mal: Tausche rechtzeitig { DEN($one) } und { DEN($other) } (+{ $n }).
end-next-review = Als Nächstes: Die Analyse zeigt deine besten und schlechtesten Entscheidungen.
end-curve = Punkte, Entscheidung für Entscheidung
end-curve-round = Runde { $round }
end-you-win = Du gewinnst mit { DEM($society) }.
end-behind = Platz { $place } von { $of }{ $n ->
        [0] .
        [one] , 1 Punkt zurück.
       *[other] , { $n } Punkte zurück.
    }
end-turning = Die { token-other } werden aufgedeckt
end-hurry = Alle aufdecken mit Klick oder Taste.
end-legend = Punkte je { token-one }: { city-other } { DES(empire-one) } × Faktor des Feldes.
end-ringed = Gefüllt: lag schon offen. Ring: war verdeckt.
end-legend-agents = Punkte je { token-one }: ({ city-other } { DES(empire-one) } + deine { agent-other } in { JE(empire-one, "dessen", "deren", "dessen") } { region-other-dat }) × Faktor des Feldes.
end-cities = { GROSS(DER($empire)) } hält { $n } { city-akk }
end-ahead = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 }, { $ahead } Vorsprung.
end-by-exchanges = Gleichstand bei { $n } { $n ->
    [one] Punkt
   *[other] Punkten
 } ({ $others }), aber seltener { token-other } getauscht: { $own } gegen { $theirs }.
end-by-cards = Gleichstand bei { $n } { $n ->
    [one] Punkt
   *[other] Punkten
 } und beim Tauschen ({ $others }), aber mehr { card-other } auf der Hand: { $own } gegen { $theirs }.
end-shared = Je { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 }, Gleichstand auch beim Tauschen und bei den { card-other-dat }.
end-store = davon { $n } für den Hort
end-standing = { $exchanges }-mal getauscht, { $cards } { $cards ->
    [one] { card-one }
   *[other] { card-other }
 }
end-same-about = Dieselben Rivalen und Regeln, neu ausgeteilt. Verborgene Arten und Stärken sind nun bekannt.
