# Le livret de règles sur sa page, à la table en texte et sur la ligne de commande.

rulebook-heading = Livret de règles
rulebook-link = Lire { $number } dans le livret
rulebook-close = Fermer (Échap)
rulebook-previous = Revenir où j’étais
rulebook-open = Livret de règles (F1)
rulebook-search = Mots ou numéro
rulebook-found = { $n ->
    [0] Rien trouvé pour « { $words } »
    [one] 1 endroit pour « { $words } »
   *[other] { $n } endroits pour « { $words } »
 }
rulebook-page = En une page
rulebook-icons = Symboles
rulebook-cards = { ACCORD(card-one, "Tous les", "Toutes les") } { card-other }
rulebook-match = Cette partie
rulebook-section = section { $number }
rulebook-number = R{ $number }
rulebook-marked = Règle maison : { $name }, { $value }. Imprimé : { $printed }.
rulebook-of-match = Les règles de cette partie : { $pack }.
rulebook-of-setup = Les règles de la partie en préparation : { $pack }.
rulebook-of-pack = Les règles imprimées : { $pack }.
rulebook-as-printed = Aucune règle ne diffère du jeu imprimé.
rulebook-differ = { $n ->
    [one] Une règle maison diffère du jeu imprimé :
   *[other] { $n } règles maison diffèrent du jeu imprimé :
 }
rulebook-column-rule = Règle
rulebook-column-now = Ici
rulebook-column-choices = Choix
rulebook-column-cost = Coût
rulebook-column-window = Quand
rulebook-column-effect = Effet
rulebook-only-with = Seulement avec la règle maison *{ $name }* (section 10).
rulebook-about-cards = { ACCORD(card-one, "Tous les", "Toutes les") } { card-other } du pack, pioche par pioche. Comment on les joue : R7.1 à R7.4. Leurs effets exacts : R7.3.
rulebook-on-partner = Avec le partenaire { $empire }
rulebook-on-all = Sur { ACCORD(card-one, "tous les", "toutes les") } { card-other } de la pioche
rulebook-none-known = La règle { $number } n’existe pas. Les règles vont de R1.1 à R{ $last }, comme R6.2. Une section est un seul nombre, comme 6.
rulebook-nothing = Rien dans le livret pour « { $words } ». Essayez moins de mots, d’autres mots, ou un numéro comme R6.2.
rulebook-chapters = Sections : tapez « rules » et un numéro (rules 6.2), une section (rules 6) ou des mots (rules ravitaillement).
ability-quoted = « { $name } »
ability-absent = { $name } (sur { ACCORD(card-one, "aucun", "aucune") } { card-one } de ce pack)
list-or = { $head } ou { $last }
list-nor = { $head } ni { $last }
number-range = { $least } à { $most }

icon-city = Les { city-other } comptent : chaque { city-one } { ACCORD(city-one, "contrôlé", "contrôlée") } vaut le multiplicateur de { LE(empire-one) } (R9.1).
icon-farm = Les { farm-other } nourrissent : le contrôle du ravitaillement laisse plus { D(banner-other) } (R5.7).
icon-fort = Les { fort-other } protègent : { ACCORD(fort-one, "chacun", "chacune") } élimine d’abord un attaquant (R6.2).
icon-agent = Les { agent-other } dans les { council-other } en contrôlent les { position-other } (R2.4).
icon-banner = Les { banner-other } sont dans les { region-other } et les contrôlent (R2.2).
icon-token = Les { token-other } restent face cachée jusqu’à un échange (R8.2).
icon-deck = La pioche { D(UN(empire-one)) } (R5.4).
icon-add = Ajouter des { banner-other } (R5.3).
icon-draw = Piocher des { card-other } (R5.4).
icon-attack = Attaquer (R6.1).
icon-swap = Permuter { UN(agent-one) } (R5.6).
icon-first-player = Premier joueur de la manche (R5.8).
icon-steers = Flèche vers le haut sur { UN(position-one) } libre : l’emblème voisin montre qui { ACCORD(position-one, "le", "la") } contrôle depuis plus bas (R2.4).
icon-over = Point d’exclamation rouge : plus { D(banner-other) } que le ravitaillement n’en laisse (R5.7).
icon-figure = Chiffre sur les { banner-other } : leur nombre (R2.2).
icon-rings = { MAJ(token-other) } : plein, face visible. Cerclé, connu de vous seul. Hachuré dans un cercle brisé, face cachée, mais déductible de ce qui est face visible (R8.2).
icon-backs = Petits dos avec un chiffre : le nombre { D(card-other) } de cette pioche en main (R5.4).
icon-tick = Coche sur les petits dos : tous ont vu { ACCORD(card-one, "certains", "certaines") } de ces { card-other } ; pointez pour savoir { ACCORD(card-one, "lesquels", "lesquelles") }.
icon-pencil = Marques au crayon des soupçons : rond, peut-être ; crochet, sûrement ; trait, non.
