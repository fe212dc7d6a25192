# Several people at one machine.

people-number = Player { $n }
people-pass = Pass the device to { $person } ({ $society })
people-covered = Covered until { $person } is ready.
people-open = I am { $person }
people-wait = Waiting for others.
people-you = You
people-person = person
people-person-about = Shares this device. A curtain hides secrets.
people-name-of = Name of { THE($society) }'s player
