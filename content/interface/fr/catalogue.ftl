# Les catalogues : des packs réunis que l'on peut parcourir.

catalogue-heading = Catalogue : { $name }
catalogue-heading-plain = Catalogue
catalogue-reading = Lecture des packs…
catalogue-place = { $n ->
    [one] { $n } pack dans { $path }.
   *[other] { $n } packs dans { $path }.
 }
catalogue-homepage = Page d’accueil : { $homepage }.
catalogue-more = Seuls les { $n } premiers packs sont montrés.
catalogue-empty = Ce catalogue est vide.
catalogue-by = par { $authors }
catalogue-new = Nouveau
catalogue-newer = Plus récent
catalogue-older = Plus ancien
catalogue-cannot = Injouable
catalogue-new-about = Vous n’avez pas encore ce pack.
catalogue-at-hand-about = Cette version est installée.
catalogue-built-in-about = Cette version fait partie du programme.
catalogue-newer-about = Vous avez { $own } ; voici { $version }.
catalogue-older-about = Vous avez { $own }, plus récent ; voici { $version }.
catalogue-cannot-about = Les erreurs sont plus bas.
catalogue-gone = Les fichiers du pack manquent.
catalogue-link = Ce pack est un lien. Les packs doivent être dans le dossier du catalogue.
catalogue-needs = Exige la version { $version } du programme, ou plus récente
catalogue-differs = Le catalogue diffère du pack ; c’est le pack qui est montré.
catalogue-update = Mettre à jour
catalogue-replace-sure = « { $name } » { $own } est installé. Le mettre à la corbeille et installer la version { $version } ?
