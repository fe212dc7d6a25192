# Plusieurs personnes sur une seule machine.

people-number = Joueur { $n }
people-pass = Passez la machine à { $person } ({ $society })
people-covered = La table reste couverte en attendant { $person }.
people-open = Je suis { $person }
people-wait = Les autres jouent jusqu'à ce que quelqu'un doive décider.
people-you = Vous
people-person = personne
people-person-about = Quelqu'un qui joue aussi sur cette machine. Entre les tours, un rideau couvre ce qui est secret.
people-name-of = Nom de qui joue { LE($society) }
