# Une partie dont le pack manque ou a changé.
unfit-missing = Le pack de cette partie n'est pas là
unfit-changed = Le pack de cette partie a changé
unfit-missing-about = La partie a été jouée avec la version { $version } du pack « { $pack } » (règles { $digest }). Aucun pack de cet identifiant n'est disponible.
unfit-changed-about = La partie a été jouée avec la version { $version } du pack « { $pack } » (règles { $digest }). Celui qui est disponible, version { $here }, a d'autres règles ({ $rules }).
unfit-differs = Ce qui change, de l'enregistrement au pack disponible :
unfit-same = Les règles de l'enregistrement sont celles du pack disponible ; seule l'empreinte qui les accompagne est différente.
unfit-was = dans l'enregistrement : { $line }
unfit-is = dans le pack : { $line }
unfit-more = { $n ->
    [one] et { $n } autre différence
   *[other] et { $n } autres différences
 }
unfit-keep-about = Vous pouvez continuer d'après les règles gardées dans l'enregistrement. La partie reste celle de son pack, et le reprendra dès qu'il sera retrouvé.
unfit-plain = Sans pack, les noms viennent des identifiants de l'enregistrement.
unfit-find = Si vous avez le pack, cherchez-le :
unfit-keep = Continuer avec les règles de l'enregistrement
unfit-leave = Ne pas y toucher
unfit-other = Ce qui s'y trouve est la version { $version } du pack « { $pack } » (règles { $digest }), et non celui avec lequel la partie a été jouée.
unfit-row-missing = Le pack « { $pack } » manque
unfit-row-changed = Le pack « { $pack } » a changé
text-unfit = « --pack DOSSIER » joue avec un pack qui se trouve ailleurs ; « --kept-rules » continue avec les règles de l'enregistrement.

# Un enregistrement que quelqu'un a enlevé ou changé pendant la partie.
record-again = L'enregistrement de cette partie avait disparu ou avait été coupé. Il est de nouveau écrit en entier : { $file }
record-elsewhere = Un autre programme a changé l'enregistrement de cette partie. Ce qu'il a écrit reste tel quel ; la partie est enregistrée en entier dans { $file }
