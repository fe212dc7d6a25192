# Les catalogues : des packs réunis que l'on peut parcourir.

catalogue-heading = Catalogue : { $name }
catalogue-heading-plain = Catalogue
catalogue-reading = Lecture des packs…
catalogue-place = { $n ->
    [one] { $n } pack dans { $path }.
   *[other] { $n } packs dans { $path }.
 }
catalogue-homepage = Page d'accueil : { $homepage }.
catalogue-more = Seuls les { $n } premiers packs sont montrés.
catalogue-empty = Ce catalogue est vide.
catalogue-by = par { $authors }
catalogue-new = Nouveau
catalogue-newer = Plus récent
catalogue-older = Plus ancien
catalogue-cannot = Injouable
catalogue-new-about = Vous n'avez pas encore ce pack.
catalogue-at-hand-about = Cette version est installée.
catalogue-built-in-about = Cette version fait partie du programme.
catalogue-newer-about = Vous avez la version { $own } ; voici la version { $version }.
catalogue-older-about = Vous avez la version { $own }, plus récente que celle-ci ({ $version }).
catalogue-cannot-about = Ce pack ne peut pas être joué tel quel. Les raisons sont plus bas.
catalogue-gone = Le catalogue nomme ce pack, mais il est introuvable ici.
catalogue-link = Un lien mène à ce pack ; un catalogue doit contenir ses packs.
catalogue-needs = Exige la version { $version } du programme, ou plus récente
catalogue-differs = Le catalogue et le pack se contredisent ; c'est le pack qui est montré.
catalogue-update = Mettre à jour
catalogue-replace-sure = « { $name } » est installé en version { $own }. Mettre celle-ci à la corbeille et installer la version { $version } ?
