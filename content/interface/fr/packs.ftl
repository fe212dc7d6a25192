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
packs-shadowed-about = On joue avec un autre pack de même identifiant.
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
packs-homepage = Page d’accueil : { $homepage }
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
packs-install-hint = Copier le pack dans le dossier des packs.
packs-installed-now = Installé : { $path }
packs-remove = Supprimer
packs-remove-hint = Mettre le pack à la corbeille du système.
packs-remove-sure = Mettre « { $name } » à la corbeille du système ?
packs-replace-sure = « { $name } » { $version } est installé. Le mettre à la corbeille et installer le nouveau pack ?
packs-close = Fermer
packs-close-hint = Retirer le pack de la liste. Ses fichiers restent.
packs-reload = Relire
packs-reload-hint = Toute modification est aussi relue d’office.
packs-copy = Copier
packs-broken-about = On joue avec la dernière version sans erreur.
packs-broken = Le pack « { $pack } » a maintenant { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
 }. La table garde la dernière version correcte.
packs-broken-more = Et { $n } de plus.
packs-broken-show = Tout montrer
packs-broken-hide = Masquer
packs-other-rules = Les règles de « { $name } » ont changé. La partie garde les siennes ; la prochaine aura les nouvelles.
packs-not-installed = Impossible d’installer le pack : { $why }
packs-not-removed = Impossible de supprimer le pack : { $why }
packs-why-faulty = il contient des erreurs.
packs-why-there = un pack de même identifiant est déjà installé.
packs-why-large = il a trop de fichiers, ou de trop grands.
packs-why-link = { $path } est un lien ou n’est pas un fichier. Un pack doit contenir tous ses fichiers.
packs-not-openable = Impossible d’ouvrir { $path }. Ouvrez une partie (.whispers), un pack (dossier, .zip ou .whispers-pack) ou un catalogue (catalogue.toml ou dossier de packs).
packs-beside = À côté
packs-beside-about = Un pack ouvert étend celui-ci ; les deux s’installent ensemble.
packs-below = { $other } se trouve à { $path }
packs-installed-with = { $n ->
    [one] Pack installé avec lui, qu’il étend : { $packs }.
   *[other] Packs installés avec lui, qu’il étend : { $packs }.
 }
