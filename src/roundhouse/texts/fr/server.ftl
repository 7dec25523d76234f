# Ce que refusent les tables et le serveur.
bad-code = Ce code n’est pas valable ou a expiré.
bad-invitation = Cette invitation n’est pas valable ou a expiré.
bad-request = La demande est illisible : { $why }
bot-sits-there = Un bot joue pour { $seat }.
broken-journal = Le journal de cette table est illisible ({ $kind }) : { $why }
dealt-anew = Pour cette partie d’essai, les cartes cachées ont été redistribuées : impossible de l’enregistrer.
foreign-page = Cette page n’appartient pas à ce serveur.
has-played = { $seat } a déjà joué ici.
has-resigned = { $seat } a abandonné.
host-only = Seul l’hôte de la table peut le faire.
lesson-asks-otherwise = C’est permis, mais cette étape de la leçon demande autre chose. « Montre-moi » te le fait voir.
newer-journal = Cette table a été écrite par une version plus récente (format { $version }) ; ce programme lit jusqu’au format { $known }.
no-bot-there = Aucun bot ne joue pour { $seat }.
no-name = Il faut au moins une lettre pour un nom.
no-offer = Personne n’a rien demandé.
no-such-method = Cela ne peut pas se faire ici.
no-such-page = Il n’y a rien ici.
no-such-seat = Cette place n’existe pas : la table en a { $seats }.
not-asked = La question n’était pas pour toi.
not-at-this-table = Tu n’es pas à cette table.
not-here = « { $word } » ne peut pas venir ici.
not-invited = Cette table n’est pas ouverte aux spectateurs.
not-over = La partie n’est pas encore finie.
not-reversible = Impossible de reprendre : quelque chose a été pioché ou montré, ou quelqu’un d’autre a décidé.
not-your-seat = Ce n’est pas à toi de jouer pour { $seat }.
nothing-said = Il n’y a rien à envoyer.
nothing-to-confirm = Rien n’a changé.
nothing-to-do = C’est déjà fait.
offer-open = { $seat } a déjà demandé quelque chose ; réponds d’abord à cela.
one-seat-is-me = Tu ne peux prendre qu’une place ; les autres personnes devant cet écran ont les leurs.
seat-present = { $seat } était là il y a peu. Un bot pourra prendre le relais { $minutes ->
    [1] dans une minute.
   *[other] dans { $minutes } minutes.
 }
seat-stays = { $seat } reste.
seat-taken = C’est la place de quelqu’un : { $seat }.
seats-open = { $seats ->
    [one] Une place est encore libre.
   *[other] { $seats } places sont encore libres.
 }
seed-for-practice-only = On ne choisit la graine que pour s’entraîner.
hints-for-practice-only = Les conseils sont pour l’entraînement : personne d’autre ne doit être à la table.
server-failed = Quelque chose a mal tourné sur le serveur ; c’est noté dans son journal.
stale-number = La partie a avancé. Regarde à nouveau, puis réessaie.
drawings-at-once = { $most } de tes dessins sont en cours. Attends que l’un d’eux soit prêt.
too-busy = Trop de choses à la fois. Réessaie.
too-large = C’est trop d’un coup.
too-many-requests = Trop de demandes. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
unknown-lesson = { $game } n’a pas de leçon « { $value } ». Il y a : { $known }.
unknown-table = Il n’y a pas de table « { $table } ».
unknown-level = Pour { $seat } joue un bot que ce serveur ne connaît pas : « { $bot } ». La partie attend qu’un autre prenne sa place.
weak-stand-in = Pour jouer à la place de quelqu’un, il faut l’un de ceux-ci : { $known }.
one-hint-at-a-time = Un conseil à la fois : le tien est en préparation.
one-review-at-a-time = Une analyse à la fois : la tienne est en cours.
not-reviewed = Le coup { $move } n’a pas été examiné dans une analyse.
already-seated = Tu es déjà à cette table.
sat-elsewhere = Tu as vu les secrets d’une autre place de cette partie : celle-ci est pour quelqu’un d’autre.
not-welcome = Les joueurs ont refusé.
other-offer = Cette demande n’est plus là ; il y en a une autre maintenant.
database-away = Les tables sont injoignables pour l’instant. Rien n’est perdu ; réessaie dans un moment.
not-json = La demande doit être en JSON, et elle est en « { $type } ».
too-many-sockets = Trop de connexions à la fois : { $most } au plus.

# Comment une table peut finir, quel que soit le jeu.
reason-resigned = Abandon
reason-time = Temps écoulé
unknown-challenge = { $game } n’a pas de défi « { $value } ». Il y a : { $known }.
one-try-counts = Le premier essai du jour se joue comme il vient, et par toi, sans personne d’autre.
rated-apart = Une partie classée se joue à deux ou plus, chacun devant son écran ; les autres peuvent être des bots.
rated-as-it-falls = Cette partie est classée : on ne revient pas avant ce qui a été pioché ou montré.
rated-by-yourself = Cette partie est classée : tu la joues toi-même, ou tu abandonnes.
rated-give-up = Cette partie est classée et tu ne joues que contre des bots : tu peux abandonner, pas l’annuler.
tournament-makes-tables = Un tournoi prépare lui-même ses tables.
deal-of-others = Cette donne se joue aussi à d’autres tables du tournoi : elle n’est pas enregistrée ici.
name-not-wanted = Ce nom n’est pas souhaité sur ce serveur. Choisis-en un autre.
banned = { $hours ->
    [0] Sur ce serveur tu peux seulement regarder.
    [one] Pendant encore une heure tu peux seulement regarder sur ce serveur.
   *[other] Pendant { $hours } heures tu peux seulement regarder sur ce serveur.
 } { $text }
unknown-person = Personne ne s’appelle « { $person } » ici.
nobody-there = Personne d’autre n’est assis là.
bad-passkey = Cette clé d’accès n’est pas connue ici, ou sa réponse est venue trop tard.
passkey-needs-name = Les clés d’accès vont avec un nom comme example.org, pas avec { $host }. Prends un code de secours.
too-many-keys = Tu as déjà { $most } clés. Enlèves-en une d’abord.
no-solution-yet = La partie d’un bot pour ce jour se montre quand ton propre essai est fini et que le bot a joué.

unknown-map = Cette carte n’existe pas, ou n’est pas partagée avec toi.
unknown-zone = « { $zone } » n’est pas un fuseau horaire connu ici.
