# Was Geheimbünde sagen, wenn sie eine Stadt nehmen oder verlieren, in Packs ohne eigene Sätze.

voice-strikes-1 = Dort hört man jetzt auf uns.
voice-strikes-2 = Auf die Mauer hättest du achten sollen.
voice-strikes-3 = Niemand hat uns kommen sehen.
voice-strikes-4 = Unser Flüstern reichte weit.
voice-falls-1 = Das ist noch nicht vorbei.
voice-falls-2 = Freu dich, solange es dauert.
voice-falls-3 = Wir haben schon mehr verloren.
voice-falls-4 = Dafür wirst du büßen.
