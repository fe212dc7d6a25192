# Eine Partie, deren Paket fehlt oder sich geändert hat.
unfit-missing = Das Paket dieser Partie fehlt
unfit-changed = Das Paket dieser Partie hat sich geändert
unfit-missing-about = Gespielt wurde mit Version { $version } des Pakets „{ $pack }“ (Regeln { $digest }). Hier gibt es kein Paket mit dieser Kennung.
unfit-changed-about = Gespielt wurde mit Version { $version } des Pakets „{ $pack }“ (Regeln { $digest }). Hier liegt Version { $here } mit anderen Regeln ({ $rules }).
unfit-differs = Unterschiede zwischen Aufzeichnung und Paket:
unfit-same = Die Regeln sind gleich, nur die Prüfsumme in der Aufzeichnung weicht ab.
unfit-was = in der Aufzeichnung: { $line }
unfit-is = im Paket: { $line }
unfit-more = { $n ->
    [one] und noch { $n } Unterschied
   *[other] und noch { $n } Unterschiede
 }
unfit-keep-about = Du kannst nach den Regeln der Aufzeichnung weiterspielen. Die Partie gehört weiter zu ihrem Paket und nutzt es wieder, sobald es da ist.
unfit-plain = Ohne das Paket dienen die Kennungen der Aufzeichnung als Namen.
unfit-find = Hast du das Paket? Dann suche es:
unfit-keep = Mit den Regeln der Aufzeichnung weiterspielen
unfit-leave = Nicht öffnen
unfit-other = Dort liegt Version { $version } des Pakets „{ $pack }“ (Regeln { $digest }), nicht die der Partie.
unfit-row-missing = Das Paket „{ $pack }“ fehlt
unfit-row-changed = Das Paket „{ $pack }“ hat sich geändert
text-unfit = „--pack ORDNER“ nutzt ein Paket von anderswo; „--kept-rules“ spielt nach den Regeln der Aufzeichnung weiter.

# Eine Aufzeichnung, die jemand während der Partie entfernt oder geändert hat.
record-again = Die Aufzeichnung war verschwunden oder abgeschnitten. Sie ist wieder vollständig: { $file }
record-elsewhere = Ein anderes Programm hat die Aufzeichnung geändert. Dessen Fassung bleibt; deine ganze Partie liegt in { $file }
