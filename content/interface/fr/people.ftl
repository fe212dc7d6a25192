# Plusieurs personnes sur une seule machine.

people-number = Joueur { $n }
people-pass = Passez l’appareil à { $person } ({ $society })
people-covered = La table reste couverte en attendant { $person }.
people-open = Je suis { $person }
people-wait = Les autres jouent. Attendez la prochaine décision.
people-you = Vous
people-person = personne
people-person-about = Quelqu’un d’autre, sur cet appareil. Entre les tours, un rideau couvre ce qui est secret.
people-name-of = Nom du joueur { DE($society) }
