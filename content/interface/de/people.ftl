# Mehrere Leute an einem Rechner.

people-number = Person { $n }
people-pass = Gib den Platz an { $person } weiter ({ $society })
people-covered = Der Tisch bleibt verdeckt, bis { $person } da ist.
people-open = Ich bin { $person }
people-wait = Die anderen spielen, bis jemand am Tisch entscheiden muss.
people-you = Du
people-person = Person
people-person-about = Jemand, der an diesem Rechner mitspielt. Zwischen den Zügen verdeckt ein Vorhang, was geheim ist.
people-name-of = Name der Person, die { DEN($society) } spielt
