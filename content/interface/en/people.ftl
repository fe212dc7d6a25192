# Several people at one machine.

people-number = Player { $n }
people-pass = Pass the machine to { $person } ({ $society })
people-covered = The table is covered until { $person } looks.
people-open = I am { $person }
people-wait = The others play until somebody is to decide.
people-you = You
people-person = person
people-person-about = Somebody who plays at this machine too. Between turns a curtain covers what is secret.
people-name-of = Name of whoever plays { THE($society) }
