# Ce qui est refusé : les décisions qui ne sont pas permises, et ce que le système ne fait pas.

refused = « { $move } » n’est pas permis maintenant : { $why }
refused-click = Impossible : { $why }
refused-not-now = Pas maintenant. { $what }
refused-no-target = Impossible : aucune cible à attaquer autour { DE($region) } (R6.1).
refused-card = Rien sur { CE(card-one) } n’est jouable pour l’instant.
refused-over = la partie est finie.
refused-asked = il faut l’un de ces mots : { $verbs }.
refused-occupied = il y a déjà { UN(agent-one) } auprès { DE($seat) } (R4.2).
refused-no-agent = { ACCORD(agent-one, "aucun", "aucune") } de vos { agent-other } n’est auprès { DE($seat) } (R4.1).
refused-agent-in-region = vos { agent-other } dans les { region-other } sont en nombre limité, et jamais deux ensemble (R4.3).
refused-no-line = { LE($seat) } n’a que { $n ->
    [one] { $n } action imprimée
   *[other] { $n } actions imprimées
 }.
refused-idle-line = cette action ne changerait rien maintenant (R5.2).
refused-no-army = { LE($empire) } n’a pas { D(banner-other) } { EN($region) } (R6.1).
refused-own-region = { LE($empire) } contrôle déjà { LE($region) } (R6.1).
refused-too-many = { $n } { banner } au plus { $n ->
    [one] peut
   *[other] peuvent
 } quitter { LE($region) }{ $keeps ->
    [yes] , où il faut { ACCORD(banner-one, "en laisser un", "en laisser une") } après une conquête
   *[no] {""}
 } (R6.1).
refused-no-border = pas de frontière entre { LE($from) } et { LE($to) } (R6.1).
refused-bound-attack = { LE(card-one) } qui donne cette attaque en fixe le départ et la force (R7.3).
refused-not-in-hand = ceci n’est pas dans votre main : { $card } (R7.1).
refused-not-in-hand-to-pay = pour payer, vous n’avez pas en main : { $card } (R7.1).
refused-ability = ce pouvoir est injouable maintenant, mal payé ou sans effet (R7.1).
refused-other-region = on ne peut choisir { LE($region) } ici.
refused-not-in-hand-to-discard = ceci n’est pas dans votre main : { $card }.
refused-face-up = on ne peut échanger que deux { token-other } face cachée (R8.2).
refused-idle-swap = { LE($empire) } n’y aurait aucune action (R5.6).
refused-no-choice = ce choix n’est pas proposé.

reason-not-found = fichier ou dossier introuvable
reason-no-permission = ce programme n’en a pas le droit
reason-exists = ce nom est déjà pris
reason-not-folder = il y a un fichier là où il faudrait un dossier
reason-folder = c’est un dossier, pas un fichier
reason-read-only = le disque est en lecture seule
reason-full = le disque est plein
reason-quota = votre quota de disque est épuisé
reason-too-large = le fichier a atteint sa taille maximale
reason-bad-name = aucun fichier ne peut porter ce nom
reason-timed-out = cela a pris trop de temps
reason-busy = un autre programme l’a ouvert
reason-no-file = ce n’est pas un fichier
reason-too-many-bytes = le fichier dépasse { $most } octets
reason-no-text = ce n’est pas du texte UTF-8 : l’octet { $at }, compté depuis 0, est faux
reason-locked = un autre Whispers écrit dans ce dossier
reason-in-use = cette partie est ouverte dans une autre fenêtre
reason-record-exists = il y a déjà un fichier de ce nom ; choisissez-en un autre
reason-record-read-only = cet enregistrement est en lecture seule : vos prochaines décisions seront perdues
reason-name-unfit = « { $name } » ne peut pas être le nom d’un fichier ; prenez des lettres, des chiffres, des espaces et des traits d’union
reason-name-device = « { $name } » est le nom d’un périphérique de Windows ; choisissez-en un autre
reason-name-taken = il y a déjà une partie « { $name } » ; choisissez un autre nom
text-no-folder = { $file } : le dossier « { $folder } » n’existe pas

record-empty = ce fichier est vide
record-foreign = ce n’est pas l’enregistrement d’une partie
record-newer = cet enregistrement est au format { $format }, cette version lit jusqu’au format { $known } : il faut un Whispers plus récent
record-no-header = cet enregistrement s’arrête avant la première décision ; il n’y a rien à charger
