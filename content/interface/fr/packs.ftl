# Les packs de l'étagère.

title-packs = Packs
setup-packs = Tous les packs

packs-heading = Packs
packs-built-in = Intégré
packs-installed = Installé
packs-opened = Ouvert
packs-column-name = Pack
packs-column-version = Version
packs-column-origin = Origine
packs-shadowed = remplacé
packs-shadowed-about = Un autre pack de même identifiant se joue à sa place.
packs-faults = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
 }
packs-warnings = { $n ->
    [one] { $n } avertissement
   *[other] { $n } avertissements
 }
packs-licence = Licence : { $licence }
packs-credit = { $file } : par { $by } ({ $licence })
packs-homepage = Page d'accueil : { $homepage }
packs-tags = Mots-clés : { $tags }
packs-languages = { $n ->
    [one] Langue : { $languages }
   *[other] Langues : { $languages }
 }
packs-id = Identifiant : { $id }
packs-extends = Identifiant : { $id }, étend { $other }
packs-needs = Exige la version { $version } du programme
packs-needs-below = Exige { $other }, version { $version }
packs-place = Emplacement : { $path }
packs-place-built-in = Intégré au programme
packs-play = Jouer
packs-install = Installer
packs-install-hint = Copier le pack dans le dossier des packs, lu à chaque démarrage.
packs-installed-now = Installé : { $path }
packs-remove = Supprimer
packs-remove-hint = Mettre le pack à la corbeille du système.
packs-remove-sure = Mettre « { $name } » à la corbeille du système ?
packs-replace-sure = « { $name } » est déjà installé, en version { $version }. Mettre celle-ci à la corbeille et installer le nouveau pack ?
packs-close = Fermer
packs-close-hint = Retirer le pack de la liste. Il reste où il est.
packs-reload = Relire
packs-reload-hint = Relire le pack maintenant. Toute modification est aussi relue d'office.
packs-copy = Copier
packs-broken-about = Se joue tel qu'il était avant ces erreurs.
packs-broken = Le pack « { $pack } » a maintenant { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
 }. La table garde la dernière version correcte.
packs-broken-more = Et { $n } de plus.
packs-broken-show = Tout montrer
packs-broken-hide = Masquer
packs-other-rules = Les règles de « { $name } » ont changé depuis le début de la partie. Elle continue avec les siennes ; la prochaine aura les nouvelles.
packs-not-installed = Impossible d'installer le pack : { $why }
packs-not-removed = Impossible de supprimer le pack : { $why }
packs-why-faulty = il contient des erreurs.
packs-why-there = un pack de même identifiant est déjà installé.
packs-why-large = il a trop de fichiers, ou de trop grands.
packs-why-link = { $path } est un lien ou n'est pas un fichier. Un pack doit contenir tous ses fichiers.
packs-not-openable = { $path } n'est ni une partie, ni un pack, ni un catalogue. Ouvrez une partie (.whispers), un pack (dossier, .zip ou .whispers-pack) ou un catalogue (catalogue.toml, ou un dossier qui en contient).
packs-beside = À côté
packs-beside-about = Se trouve dans le dossier d'un pack ouvert qui l'étend. Installé avec lui, il reste.
packs-below = { $other } se trouve à { $path }
packs-installed-with = { $n ->
    [one] Avec lui, puisqu'il l'étend : { $packs }.
   *[other] Avec lui, puisqu'il les étend : { $packs }.
 }
