# Eine Partie, deren Paket fehlt oder sich geändert hat.
unfit-missing = Das Paket dieser Partie fehlt
unfit-changed = Das Paket dieser Partie hat sich geändert
unfit-missing-about = Die Partie wurde mit Version { $version } des Pakets „{ $pack }“ gespielt (Regeln { $digest }). Ein Paket mit dieser Kennung ist nicht zur Hand.
unfit-changed-about = Die Partie wurde mit Version { $version } des Pakets „{ $pack }“ gespielt (Regeln { $digest }). Zur Hand ist Version { $here }, und die hat andere Regeln ({ $rules }).
unfit-differs = Was anders ist, von der Aufzeichnung zum Paket zur Hand:
unfit-same = Die Regeln in der Aufzeichnung sind die des Pakets zur Hand; nur die Prüfsumme daneben ist eine andere.
unfit-was = in der Aufzeichnung: { $line }
unfit-is = im Paket: { $line }
unfit-more = { $n ->
    [one] und noch { $n } Unterschied
   *[other] und noch { $n } Unterschiede
 }
unfit-keep-about = Du kannst nach den Regeln weiterspielen, die in der Aufzeichnung stehen. Die Partie gehört weiter zu ihrem eigenen Paket und wird wieder damit gespielt, sobald es sich findet.
unfit-plain = Ohne Paket stammen die Namen aus den Kennungen in der Aufzeichnung.
unfit-find = Wenn du das Paket hast, suche es heraus:
unfit-keep = Mit den Regeln der Aufzeichnung weiterspielen
unfit-leave = Liegen lassen
unfit-other = Dort liegt Version { $version } des Pakets „{ $pack }“ (Regeln { $digest }) und nicht die, mit der die Partie gespielt wurde.
unfit-row-missing = Das Paket „{ $pack }“ fehlt
unfit-row-changed = Das Paket „{ $pack }“ hat sich geändert
text-unfit = „--pack ORDNER“ spielt mit einem Paket, das anderswo liegt; „--kept-rules“ spielt nach den Regeln der Aufzeichnung weiter.

# Eine Aufzeichnung, die jemand während der Partie entfernt oder geändert hat.
record-again = Die Aufzeichnung dieser Partie war verschwunden oder abgeschnitten. Sie ist wieder vollständig gespeichert: { $file }
record-elsewhere = Ein anderes Programm hat die Aufzeichnung dieser Partie geändert. Was es geschrieben hat, bleibt, wie es ist; die ganze Partie ist gespeichert in { $file }
