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
packs-shadowed = pas joué
packs-shadowed-about = Un autre pack de même identifiant passe avant celui-ci et se joue à sa place.
packs-faults = { $n ->
    [one] { $n } faute
   *[other] { $n } fautes
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
packs-place = Se trouve à { $path }
packs-place-built-in = Fait partie du programme
packs-play = Jouer
packs-install = Installer
packs-install-hint = Copier le pack dans le dossier des packs, où chaque démarrage le trouve.
packs-installed-now = Installé à { $path }
packs-remove = Retirer
packs-remove-hint = Mettre le pack à la corbeille du système, d'où il peut être repris.
packs-remove-sure = Mettre « { $name } » à la corbeille du système ?
packs-replace-sure = « { $name } » est déjà installé, en version { $version }. Mettre celle-ci à la corbeille et installer le nouveau pack ?
packs-close = Fermer
packs-close-hint = Ôter le pack de la liste. Il reste où il est.
packs-reload = Relire
packs-reload-hint = Relire le pack maintenant. Ce qui est modifié est relu tout seul.
packs-copy = Copier
packs-broken-about = Se joue tel qu'il était quand rien n'y manquait.
packs-broken = Le pack « { $pack } » a maintenant { $n ->
    [one] { $n } faute
   *[other] { $n } fautes
 }. Ce qui avait été lu reste sur la table.
packs-broken-more = Et { $n } de plus.
packs-broken-show = Tout montrer
packs-broken-hide = Masquer
packs-other-rules = « { $name } » a maintenant d'autres règles qu'au début de cette partie. La partie continue avec les siennes ; la prochaine aura les nouvelles.
packs-not-installed = Le pack n'a pas été installé : { $why }
packs-not-removed = Le pack n'a pas été retiré : { $why }
packs-why-faulty = il a des fautes.
packs-why-there = un pack de même identifiant est déjà installé.
packs-why-large = il a trop de fichiers, ou de trop grands.
packs-why-link = { $path } est un lien ou n'est pas un fichier. Tout ce qui est d'un pack doit s'y trouver.
packs-not-openable = { $path } n'est ni une partie, ni un pack, ni un catalogue. On peut ouvrir une partie (un fichier .whispers), un pack (un dossier, un fichier .zip ou .whispers-pack) ou un catalogue de packs (un catalogue.toml, ou un dossier qui en contient).
packs-beside = À côté
packs-beside-about = Se trouve dans le dossier d'un pack ouvert qui l'étend ; installé avec lui, il reste.
packs-below = { $other } se trouve à { $path }
packs-installed-with = { $n ->
    [one] Avec lui, puisqu'il l'étend : { $packs }.
   *[other] Avec lui, puisqu'il les étend : { $packs }.
 }
