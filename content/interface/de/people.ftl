# Mehrere Leute an einem Rechner.

people-number = Person { $n }
people-pass = Gib den Platz an { $person } weiter ({ $society })
people-covered = Der Tisch bleibt verdeckt, bis { $person } da ist.
people-open = Ich bin { $person }
people-wait = Warte: Erst spielen die anderen.
people-you = Du
people-person = Person
people-person-about = Spielt an diesem Rechner mit. Vor jeder Übergabe wird der Tisch verdeckt.
people-name-of = Name für { DEN($society) }
