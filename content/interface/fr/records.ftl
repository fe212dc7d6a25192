# Une partie dont le pack manque ou a changé.
unfit-missing = Le pack de cette partie est introuvable
unfit-changed = Le pack de cette partie a changé
unfit-missing-about = Partie jouée avec le pack « { $pack } », version { $version } (règles { $digest }). Aucun pack de cet identifiant n’est disponible.
unfit-changed-about = Partie jouée avec le pack « { $pack } », version { $version } (règles { $digest }). La version disponible, { $here }, a d’autres règles ({ $rules }).
unfit-differs = Différences, de l’enregistrement au pack disponible :
unfit-same = Les règles de l’enregistrement sont celles du pack disponible ; seule leur empreinte diffère.
unfit-was = dans l’enregistrement : { $line }
unfit-is = dans le pack : { $line }
unfit-more = { $n ->
    [one] et { $n } autre différence
   *[other] et { $n } autres différences
 }
unfit-keep-about = Vous pouvez continuer avec les règles de l’enregistrement. La partie reprendra son pack dès qu’il sera retrouvé.
unfit-plain = Sans pack, les noms viennent des identifiants de l’enregistrement.
unfit-find = Si vous avez le pack, cherchez-le :
unfit-keep = Continuer avec les règles de l’enregistrement
unfit-leave = Ne pas y toucher
unfit-other = Ce pack est « { $pack } », version { $version } (règles { $digest }). Ce n’est pas celui de la partie.
unfit-row-missing = Le pack « { $pack } » manque
unfit-row-changed = Le pack « { $pack } » a changé
text-unfit = « --pack DOSSIER » joue avec un pack qui se trouve ailleurs ; « --kept-rules » continue avec les règles de l’enregistrement.

# Un enregistrement que quelqu'un a enlevé ou changé pendant la partie.
record-again = L’enregistrement manquait ou était coupé. Il est réécrit en entier : { $file }
record-elsewhere = Un autre programme a modifié l’enregistrement, qui reste tel quel. La partie est enregistrée en entier dans { $file }
