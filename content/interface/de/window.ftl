# Das Fenster.

window-ok = OK
window-back = Zurück
window-save = Speichern
window-cancel = Abbrechen
window-sure = { $what }? Das lässt sich nicht zurücknehmen.
window-yes = Ja
window-no = Nein
window-torn = Die letzte Zeile der Aufzeichnung wurde nicht zu Ende geschrieben und fällt weg: { $line }
window-not-saved = Die Partie kann nicht gespeichert werden: { $why }
window-saved-again = Die Partie wird wieder gespeichert, bis zur letzten Entscheidung: { $file }
window-broken = Das Programm ist beim letzten Mal abgebrochen. Die Partie ist bis zu ihrer letzten Entscheidung gespeichert: „Weiterspielen“ setzt sie fort. Was darüber bekannt ist: { $what }
window-not-kept = { $file } kann nicht gespeichert werden: { $why }
window-put-aside = { $file } war nicht ganz lesbar. Der alte Inhalt liegt in { $aside }.
window-copy-saved = Eine Kopie ist gespeichert in { $file }.
window-dropped-address = { $address } ist eine Adresse und keine Datei. Lade sie zuerst herunter und zieh dann die Datei hierher.
window-dropped-missing = Die Datei { $path } gibt es nicht.
page-storage-full = Der Browser hat keinen Platz mehr für die Dateien von Whispers. Du kannst weiterspielen, aber was ab jetzt geschieht, geht beim Schließen der Seite verloren. Exportiere zuerst deine Partien oder lösche welche.
page-storage-denied = Dieser Browser speichert die Dateien von Whispers nicht, wie in einem privaten Fenster. Du kannst spielen, aber beim Schließen der Seite geht alles verloren.

data-export = Daten exportieren
data-import = Daten importieren
data-archive = Archiv
data-exported = Alles liegt in { $path }: Partien, Pakete, Sprachen, Fortschritt und Einstellungen.
data-not-exported = Das Archiv konnte nicht geschrieben werden: { $why }
data-not-imported = Das Archiv konnte nicht ganz übernommen werden: { $why }
data-no-archive = Das ist kein Archiv mit Daten von Whispers.
data-imported = Dazugekommen sind { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 } und { $packs ->
    [one] ein Paket oder eine Sprache
   *[other] { $packs } Pakete und Sprachen
 }.
data-kept = Deine bleiben, wie sie sind: { $names }

title-continue = Weiterspielen
title-new = Neue Partie
title-load = Partie laden
title-settings = Einstellungen
title-quit = Beenden

settings-unread = Die Einstellungen sind nicht lesbar, es gelten die Vorgaben. Wenn du etwas einstellst, bleibt die Datei zuerst unter einem anderen Namen erhalten. { $file }: { $why }
settings-torn = Zeile { $line } ist keine Einstellung: { $quoted }. Eine Einstellung besteht aus Name, Gleichheitszeichen und Wert, wie theme = "night".
settings-twice = Zeile { $line }: „{ $key }“ steht zweimal in der Datei. Die erste Zeile gilt.
settings-wrong = Nicht alle Einstellungen in { $file } sind brauchbar. Die anderen gelten. Wenn du etwas einstellst, geht nichts aus der Datei verloren.
settings-wrong-line = Zeile { $line }: { $key } = { $found }. Möglich: { $right }; es gilt: { $used }.
settings-unknown = Zeile { $line }: Eine Einstellung „{ $key }“ gibt es nicht, sie wird übergangen. { $near }
settings-near = Meintest du „{ $key }“?
settings-more = Es gibt { $count } weitere solche Zeilen.
settings-right-number = eine Zahl von { $low } bis { $high }
settings-right-switch = true oder false
settings-used-automatic = automatisch
settings-heading = Einstellungen
settings-looks = Aussehen und Sprache
settings-pace = Tempo und Entscheidungen
settings-scale = Größe der Anzeige
settings-scale-about = Automatisch wächst alles sanft mit dem Fenster; der Tisch passt immer hinein.
scale-automatic = Automatisch
scale-own = Eigene
settings-language = Sprache
settings-language-about = Automatisch ist es die Sprache des Systems.
language-automatic = Automatisch
language-draft = { $name } (unfertig)
settings-theme = Thema
settings-theme-about = Tinte auf Pergament für den Tag, Kerzenlicht für den Abend.
theme-parchment = Pergament
theme-night = Nacht
settings-palette = Farben der { empire-other-gen }
settings-palette-about = Beide sind auch bei Farbenblindheit gut zu unterscheiden, die kräftigen am besten.
palette-pack = Gemalt
palette-strong = Kräftig
settings-speed = Animationen
settings-speed-about = Wie schnell sich { banner-other } und { token-other } bewegen.
speed-none = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
settings-pause = Pause nach dem Zug eines Rivalen
settings-pause-about = Zeit zu lesen, was ein Rivale getan hat, bevor der nächste zieht.
pause-none = Keine
pause-short = Kurz
pause-long = Lang
pause-click = Bis zum Klick
settings-volume = Töne
settings-volume-about = { card-other }, { army-other }, fallende { city-other } und dass du dran bist.
volume-off = Aus
volume-quiet = Leise
volume-middle = Mittel
volume-loud = Laut
settings-forced = Einzige Wahl für mich treffen
settings-forced-about = Eine Entscheidung, die keine Wahl lässt, fällt ohne Nachfrage.
settings-patient = Geduldige Drahtzieher
settings-patient-about = Sie dürfen für eine Entscheidung bis zu eine Sekunde nachdenken, um weiter vorauszuschauen.
settings-confirm = Vor Unwiderruflichem nachfragen
settings-confirm-about = Eine Entscheidung, die zieht, aufdeckt oder an einen Rivalen übergibt, ist zu bestätigen.

load-heading = Partien
load-hint = Klicke auf eine Partie, um sie fortzusetzen.
load-column-name = Partie
load-column-game = Spiel
load-column-players = Spieler
load-column-played = Gespielt
load-none = Noch ist keine Partie gespeichert.
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
load-rename-hint = Der Partie einen anderen Namen geben.
load-copy = Kopieren
load-copy-hint = Die Partie behalten, wie sie jetzt ist, neben der, die du fortsetzt.
load-trash = Löschen
load-trash-hint = Die Partie in den Papierkorb des Systems legen, von wo sie sich zurückholen lässt.
load-trash-sure = Die Partie „{ $name }“ in den Papierkorb des Systems legen?
trash-missing = Hier hat das System keinen Papierkorb. Verschoben nach { $path }.
load-new-name = Der neue Name der Partie

setup-heading = Eine neue Partie
setup-society = Du bist
setup-rivals = Rivalen
setup-against = Gegen wen
setup-against-rivals = Gegen Rivalen
setup-against-automata = Allein gegen Automaten
setup-automaton-count = { $n ->
    [one] Ein Automat
   *[other] { $n } Automaten
 }
setup-level-of = Stärke: { $society }
setup-hardness-of = Härte: { $society }
setup-temper-of = Art: { $society }
setup-hide = Bis zum Ende verborgen
setup-hide-nothing = nichts
setup-hide-temper = Art
setup-hide-level = Stärke und Art
setup-rival-count = { $n ->
    [one] { $n } Rivale
   *[other] { $n } Rivalen
 }
setup-first = Fängt an
setup-first-random = ausgelost
setup-seed = Startwert
setup-seed-about = Derselbe Startwert teilt dieselbe Partie noch einmal aus.
setup-new-seed = Neuer
setup-bad-seed = Ein Startwert ist eine Zahl von 0 bis 9007199254740991.
setup-begin = Beginnen
setup-deal = Partie des Tages
setup-reset = Zurücksetzen
setup-reset-about = Alles wie am Anfang: drei Neulinge und die gedruckten Regeln.
setup-pack = Das Spiel
setup-pack-has = { $empires } { empire-other }, { $regions } { region-other }, bis zu { $societies } { society-other }
setup-pack-by = Version { $version }, von { $authors }
setup-table = Der Tisch
setup-house = Hausregeln
setup-house-differ = { $n ->
    [0] Alles wie im gedruckten Spiel.
    [one] { $n } Regel weicht vom gedruckten Spiel ab.
   *[other] { $n } Regeln weichen vom gedruckten Spiel ab.
 }
setup-house-reset = Alles wie gedruckt
setup-printed = Gedruckt: { $value }
setup-number-hint = Ziehen, oder klicken und tippen.
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
level-random-about = Zufall tut irgendetwas, das erlaubt ist.
level-novice-about = Neuling nimmt, was jetzt am besten aussieht.
level-agent-about = Agent bedenkt, was daraus wird.
level-spymaster-about = Meisterspion weiß aus vielen Partien, was gewinnt.
level-mastermind-about = Drahtzieher blickt weiter voraus und nimmt sich Zeit.

automaton-madness = Orden des Wahnsinns
automaton-hounds = Ruhmeshunde
hardness-easy = leicht
hardness-medium = mittel
hardness-hard = schwer
automaton-madness-about = Der Orden des Wahnsinns ist ein Automat: Niemand spielt ihn. Seine { token-other } werden { JE(token-one, "einer nach dem anderen", "eine nach der anderen", "eines nach dem anderen") } aufgedeckt.
automaton-hounds-about = Die Ruhmeshunde sind ein Automat: Niemand spielt sie. Sie folgen dem, der die meisten { city-other } hält.
hardness-easy-about = Leicht: Die { card-other } im Hort sind nichts wert.
hardness-medium-about = Mittel: { GROSS(JEDER(card-one)) } im Hort ist am Ende einen Punkt wert.
hardness-hard-about = Schwer: { GROSS(JEDER(card-one)) } im Hort ist am Ende zwei Punkte wert.
player-automaton = { $automaton }, { $hardness }

temper-even = Normal
temper-hoarder = Sammler
temper-raider = Räuber
temper-reader = Leser
temper-sitter = Hocker
temper-surprise = Überraschung
temper-even-about = Normal hat keine Vorlieben.
temper-hoarder-about = Sammler hält { card-other } und { token-other } zurück und schlägt spät zu.
temper-raider-about = Räuber greift lieber an, als zu sammeln.
temper-reader-about = Leser tauscht kühn seine { token-other }.
temper-sitter-about = Hocker nimmt { position-other } in { council-other-dat } ein und gibt sie nicht mehr her.
temper-surprise-about = Überraschung lost eine Art aus, die du am Ende erfährst.

player-human = Mensch
player-hidden = ein Bot
player-tempered = { $level }, { $temper }
player-temper-hidden = { $level }, Art verborgen
player-unveiled = { GROSS(DER($society)) } wurde gespielt von: { $level }, Art: { $temper }.

table-round = Runde { $round } von { $rounds }
table-waiting = { GROSS(DER($society)) } entscheidet.
table-watch = Andere entscheiden. Ein Klick oder die Leertaste zeigt sofort den nächsten Zug.
table-watch-done = Das war dein Zug, nun entscheiden andere. Ein Klick oder die Leertaste zeigt sofort den nächsten Zug.
table-watch-wait = Ein Klick oder die Leertaste zeigt den nächsten Zug.
table-watch-own = Danach hast du zu entscheiden. Ein Klick oder die Leertaste geht sofort weiter.
table-undo = Rückgängig
table-hint = Tipp
table-hint-about = Wohin du sehen solltest; erneut gedrückt, was am meisten verspricht (H)
table-hint-later = Wenn du zu entscheiden hast, kannst du um einen Tipp bitten.
table-hint-weighing = Deine Möglichkeiten werden abgewogen.
table-hint-close = Den Tipp schließen (Escape)
table-hint-again = Drücke noch einmal auf Tipp, um zu sehen, was am meisten verspricht.
table-hinted = Tipp: Sieh hierher.
table-not-saved = Nicht gespeichert!
table-menu = Menü
table-drawers = { council-other }
table-save-copy = Kopie speichern
table-save-as = Der Name der Kopie
table-restart = Neu beginnen
table-leave = Zum Titel
table-back = Zurück
table-slot-of = { $society }: { $slot }
table-you = du
table-thinking = denkt nach
table-swing = { $n } für dich
table-keep-card = Ein Klick hält { DEN(card-one) } im Blick, ein weiterer lässt { IHN(card-one) } los.
table-log = Protokoll
table-log-new = Neu seit deinem letzten Zug
recap-earlier = { table-log-new } ({ $n } weitere im Protokoll)
table-log-end = Zum Ende
table-log-open = Das ganze Protokoll, über der Landkarte (L)
table-log-close = Schließen
table-log-close-about = Das Protokoll schließen (L oder Esc)
table-known-short = bekannt: { $n }
table-known = Von den Punkten bekannt: { $n } durch die { token-other }, die offen liegen
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
table-seat-steered = { $seat }, frei; gelenkt { VOM($society) } durch { SEINEN($society, agent-one) } { BEIM($from) }: { $lines }
table-seat-empty = { $seat }, frei: { $lines }
table-foresight = { GROSS(DER($society)) } { $would ->
    [yes] würde lenken: { $seats }.
   *[no] lenkt: { $seats }.
 }
table-foresight-back = Nach dem Zurückholen lenkt { DER($society) }: { $seats }.
table-foresight-back-nobody = Nach dem Zurückholen lenkt niemand mehr: { $seats }.
table-foresight-swap = Nach dem Tausch handelt { DER($society) } hier: { $lines }.
table-foresight-swap-with = Nach dem Tausch handelt { DER($society) } hier: { $lines }. { GROSS(DER(agent-one)) } { DES($other) } wechselt auf den Platz „{ $from }“.
table-foresight-cuts = Das schneidet ab: { $societies }.
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
table-use = „{ $ability }“ spielen ({ $cost })
table-number = { $n } { banner }
key-escape = Esc

phase-lay = Auslegen
phase-lay-about = Vor der ersten Runde legen alle ihre { token-other } aus.
phase-retrieve = Zurückholen
phase-retrieve-about = Eine Runde beginnt: Alle holen { agent-other } zurück.
phase-deploy = Einsetzen
phase-deploy-about = Alle setzen reihum { agent-other } ein.
phase-turns = Züge
phase-turns-about = Die { empire-other } handeln in ihrer Reihenfolge.
phase-cleanup = Aufräumen
phase-cleanup-about = Die Runde endet: Was über einem Versorgungs- oder Handlimit liegt, geht zurück.
phase-loyalty = Treue
phase-loyalty-about = Alle dürfen zwei { token-other } tauschen, die dann offen bleiben.
phase-final = Letztes Flüstern
phase-final-about = Ein letztes Mal werden { token-other } getauscht.
phase-over = Ende
phase-over-about = Die Partie ist zu Ende.

hint-place = Klicke auf einen leuchtenden Platz.
hint-attack-from = Klicke auf { DEN(region-one) }, { JE(region-one, "der", "die", "das") } angreift; Ziel und Zahl kommen danach.
hint-attack-to = Klicke auf das Ziel.
hint-move-from = Klicke auf { DEN(region-one) }, { JE(region-one, "den", "die", "das") } die { banner-other } verlassen.
hint-move-to = Klicke auf ihr Ziel.
hint-number = Wie viele?
hint-strength = Wie viele gehen, und wer bleibt?
hint-region = Klicke auf { JE(region-one, "einen leuchtenden", "eine leuchtende", "ein leuchtendes") } { region-one-akk }.
hint-seat = Klicke auf { JE(position-one, "einen leuchtenden", "eine leuchtende", "ein leuchtendes") } { position-one-akk }.
hint-card = Klicke auf { EINEN(card-one) } deiner Hand.
hint-play = Klicke auf eine leuchtende Fähigkeit auf deiner Hand.
hint-ability = Wähle, was { DER(card-one) } bewirkt.
hint-pay = Wähle { DEN(card-one) }, mit { JE(card-one, "dem", "der", "dem") } du bezahlst.
hint-list = Wähle unten aus der Liste.
hint-sheet = Wähle auf dem Blatt.
hint-declaring = Vorher darf { EIN(card-one) } gespielt werden.

end-table = Wiedergabe
end-again = Neue Partie
end-same = Dieselbe erneut
end-back = Zum Titel
end-curve = Punkte, Entscheidung für Entscheidung
end-curve-round = Runde { $round }
end-you-win = Du gewinnst mit { DEM($society) }.
end-behind = Du bist auf Platz { $place } von { $of }{ $n ->
        [0] .
        [one] , 1 Punkt zurück.
       *[other] , { $n } Punkte zurück.
    }
end-turning = Die { token-other } werden aufgedeckt
end-hurry = Klicke oder drücke eine Taste, um alle aufzudecken.
end-legend = { GROSS(JEDER(token-one)) } bringt für { JEDEN(city-one) }, { JE(city-one, "den", "die", "das") } { SEIN(token-one, empire-one) } hält, den Faktor { JE(token-one, "seines", "ihres", "seines") } Feldes.
end-ringed = Gefüllt ist, was schon vorher offen lag, ein Ring, was bis jetzt verdeckt war.
end-legend-agents = { GROSS(JEDER(token-one)) } bringt für { JEDEN(city-one) }, { JE(city-one, "den", "die", "das") } { SEIN(token-one, empire-one) } hält, und für { JE(agent-one, "jeden", "jede", "jedes") } deiner { agent-other-gen } in { JE(empire-one, "dessen", "deren", "dessen") } { region-other-dat } den Faktor { JE(token-one, "seines", "ihres", "seines") } Feldes.
end-cities = { GROSS(DER($empire)) } hält { $n } { city-akk }
end-ahead = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 }, { $ahead } mehr als der nächste Platz.
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
