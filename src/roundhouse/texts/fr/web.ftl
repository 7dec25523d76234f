# Ce que dit le navigateur, quel que soit le jeu.

# Pages.
web-home = Accueil
web-home-title = Jeux de trains, une seule table
web-home-lead = Joue avec tes amis en réseau, autour d’un écran, ou en solo contre des bots.
web-nav = Pages
web-nav-play = Jouer
web-nav-today = Aujourd’hui
web-nav-lessons = Leçons
web-nav-tables = Tables
web-nav-rules = Règles
web-nav-maps = Cartes
web-nav-challenges = Défis
web-nav-tournaments = Tournois
web-nav-ratings = Classement
web-skip-to-content = Aller au contenu
web-skip-to-board = Aller au plateau
web-text-board = Plateau en texte
web-picture = Plateau en image
web-lost = Il n’y a rien ici
web-part-missing = Cette page n’a pas pu être chargée
web-try-again = Réessayer
web-loading = Un instant…
web-close = Fermer

# Préparation.
web-players-range = { $low }–{ $high } joueurs
web-map-best = idéale à { $value }
web-map-best-variant = idéale à { $value } ; à { $more } avec sa variante
web-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
web-against-bots = Contre des bots
web-against-bots-at = { $value } : contre des bots
web-friends = Amis
web-friends-at = { $value } : entre amis
web-friends-title = { $value } entre amis
web-bots = Bots
web-alone = aucun
web-map-players = Cette carte est pour { $low }–{ $high } joueurs : maintenant { $count ->
    [one] { $count } bot
   *[other] { $count } bots
 }.
web-level = Niveau
web-bot-random = au hasard
web-bot-beginner = débutant
web-bot-easy = facile
web-bot-medium = moyen
web-bot-hard = fort
web-bot-expert = expert
web-help-show = Plus d’options
web-help-hide = Moins d’options
web-start = Commencer
web-seats = Places
web-seat-kind = Place { $count }
web-kind-me = moi ({ $value })
web-kind-person = quelqu’un, par lien
web-kind-screen = quelqu’un à cet écran
web-kind-bot = un bot ({ $value })
web-name = Nom
web-guest = Anonyme
web-my-name = Ton nom
web-options = Options
web-table = Table
web-clock = Pendule
web-clock-none = aucune
web-absence = Relais par un bot après
web-absence-none = comme d’habitude
web-hours = { $count } h
web-minutes = { $count } min
web-public = Dans la liste : tout le monde peut s’asseoir
web-visitors = On peut venir regarder
web-rated = Classée : elle compte pour tous ceux qui s’assoient
web-rated-agree = Cette partie est classée : s’asseoir, c’est accepter. Partir ou épuiser son temps compte comme une défaite.
web-make-table = Ouvrir la table

# Listes de tables.
web-your-tables = Tes tables
web-times-are = heure du dernier coup
web-no-tables = Aucune partie en cours. Choisis un jeu : deux clics suffisent.
web-public-tables = Tables ouvertes
web-no-public = Aucune table dans la liste pour l’instant.
web-finished = Parties terminées
web-no-finished = Aucune pour l’instant.
web-all-tables = Toutes les tables
web-moves-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
 }
web-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
web-ended-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-won-by = Victoire : { $value }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-seats-open = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
 }
web-record = Un enregistrement
web-your-move = À toi de jouer
web-continue = Continuer
web-open = Ouvrir
web-review = Revoir
web-join-or-watch = Rejoindre ou regarder
web-have-invitation = Tu as une invitation ?
web-paste-link = Colle le lien
web-join = Rejoindre
web-bad-link = Ce n’est pas le lien d’une table.
web-replay-game = Revoir une partie depuis un fichier
web-choose-file = Choisir un fichier
web-rules-note = Les règles de tous les jeux, réécrites par nous :
web-open-rules = ouvrir les livrets de règles
web-rules-lead = Réécrites par nous, avec la raison de chacun de nos choix.
web-rules-find = Chercher dans les règles
web-rules-none = Rien de tel dans ce livret.
web-what = Qu’est-ce que c’est ?
web-what-point = Désigne ce que tu veux
web-what-leave = Terminer
web-what-rule = Règle { $value }
web-contents = Sommaire

# Leçons.
web-lessons-lead = Dix minutes sur le vrai plateau suffisent pour apprendre un jeu ; des leçons plus courtes en expliquent les points difficiles.
web-no-lessons = Aucun des jeux d’ici n’en a.
web-lesson-step = Étape { $count } sur { $most }
web-lesson-next = Suite
web-lesson-show = Montre-moi
web-lesson-skip = Passer cette étape
web-lesson-leave = Quitter, garder ma place
web-lesson-play-on = Continuer ici
web-lesson-home = Une partie à toi
web-lesson-watch = Les autres ont joué. « Suivant » le montre coup par coup, « Passer » tout d’un coup.
web-lesson-follows = Leçon { $count } : { $value }, { $minutes } min
web-lesson-go-on = reprendre
web-lesson-again = encore une fois
web-lesson-done = finie
web-lesson-now = maintenant
web-lesson-free = Rien n’est compté ; pars quand tu veux, ta place est gardée.
web-lesson-rule = Règle : { $value }
web-lesson-learned = Déjà appris
web-lesson-learned-all = Ce que tu as appris
web-lesson-way = Le parcours
web-lesson-offer = Première fois ? Apprends-le en { $count } min
web-lesson-offer-next = Leçon suivante, { $count } minutes
web-list-learned = Leçon terminée
web-lesson-take-up = Reprendre la leçon
web-lesson = Leçon
web-list-day = Défi du { $value }

# Étoiles.
web-stars-of = { $count ->
    [one] { $count } étoile sur { $most }
   *[other] { $count } étoiles sur { $most }
 }
web-stars-for = Étoiles à { $value } points.

# Moi.
web-my-page = Toi
web-language = Langue
web-theme = Thème
web-theme-system = comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-to-light = Thème clair
web-theme-to-dark = Thème sombre
web-other-device = Sur un autre appareil
web-other-device-more = Tes tables te suivent : affiche un code ici et tape-le là-bas.
web-show-code = Afficher un code
web-code-ends = Il sert une seule fois, dans les { $count } minutes.
web-type-code = Code de l’autre appareil
web-keep-me = Garde ton identité
web-keep-me-more = Sans cela, seul ce navigateur te connaît. Une clé d’accès est gardée par ton appareil ou son compte ; un code de secours par toi, sur papier. Rien d’autre n’est demandé.
web-passkey-new = Créer une clé d’accès
web-passkey-claim = J’ai une clé d’accès
web-recovery-new = Afficher un code de secours
web-recovery-once = Note-le maintenant : il ne sera plus affiché et remplace l’ancien. Sur l’autre appareil, il va dans le champ ci-dessus.
web-key-kind-passkey = Clé d’accès du { $value }
web-key-kind-recovery = Code de secours du { $value }
web-key-remove = Enlever
web-passkey-no = Le navigateur n’a pas créé de clé d’accès.
web-claim = Utiliser ce code
web-my-data = Ce qui est gardé sur toi
web-my-data-more = Ton nom, tes réglages, tes places et ce que tu as écrit aux tables. Il n’y a pas de compte.
web-export = Tout enregistrer
web-delete = Tout effacer
web-delete-sure = Vraiment tout effacer
web-engine = Roundhouse { $version } · { $value }
web-engine-plain = Le moteur tourne en Python pur : les bots réfléchissent plus lentement.
web-engine-compiling = Le moteur est en cours de compilation : d’ici là, les bots réfléchissent plus lentement.
web-engine-compiled = Le moteur est compilé.

# À la table.
web-joining = Connexion à la table…
web-no-table = Cette table n’est pas visible
web-your-turn = À toi de jouer
web-waits = À { $value } de jouer
web-also-asked = Choix simultané : { $value }.
web-over = La partie est finie
web-aborted = Annulée
web-sending = Envoi…
web-ready = C’est prêt : voilà ton coup
web-ready-aside = Entrée choisit ce lieu à la place du précédent
web-which = Et ensuite ?
web-which-verb = Que fais-tu ?
web-which-number = Quel nombre ?
web-verbs = Que faire
web-words = Liste
web-type = Tape pour trouver un choix
web-no-such-word = Rien ne correspond. Entrée explique pourquoi.
web-change-word = Changer à partir d’ici
web-confirm = Confirmer
web-deliveries = Livraisons
web-delivery = { $from } – { $to }
web-delivery-ways = { $count ->
    [0] aucune livraison
    [one] une livraison
   *[other] { $count } livraisons
 }
web-delivery-waits = attend là
web-more-deliveries = Encore { $count } : choisis une ville.
web-gain = { $seat } +{ $count }
web-nearer = Agrandir
web-farther = Réduire
web-fit = Tout montrer
web-fold = Replier cette fiche
web-unfold = Déplier cette fiche
web-nowhere = C’est hors de la carte : rien ne peut y être construit ni choisi.
web-possible = C’est possible : choisis d’abord « { $value } ».
web-not-yet = Rien à confirmer pour l’instant : { $value }
web-hint = Conseil
web-hint-thinking = Le bot fort réfléchit…
web-hint-more = Ce que ferait le bot fort
web-hint-expected = chances de victoire estimées : { $percent } %
web-undo = Annuler
web-no-undo = Il n’y a rien à annuler : tu n’as encore rien fait, quelque chose a été pioché ou montré, ou quelqu’un d’autre a joué.
web-rule = Règle { $value }
web-offline = Pas de connexion
web-offline-kept = Pas de connexion, ton coup est gardé
web-offline-more = La partie reprend d’elle-même dès que le serveur répond.
web-odd-answer = Réponse inattendue du serveur. Recharge la page.
web-players = Joueurs
web-player = Joueur
web-turn-order = Ordre du tour
web-seat-you = (toi)
web-seat-bot = (bot)
web-seat-away = (pas là)
web-seat-open = place libre
web-seat-resigned = (abandon)
web-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
 }
web-time-left = temps restant
web-figure-points = points
web-round = manche { $round }
web-round-of = manche { $round } sur { $rounds }
web-turn-of = tour { $turn } sur { $turns }
web-phases = Le tour
web-position = La position en texte
web-tab-board = Plateau
web-tab-side = Réserve
web-beside = À côté du plateau
web-next-table = { $count ->
    [one] Autre table
   *[other] Autre table ({ $count })
 }
web-rules = Règles
web-no-rulebook = Ce jeu n’a pas encore de livret de règles.
web-menu = Menu
web-go-on = Continuer

# Revoir.
web-log = Journal
web-log-all = tout
web-log-mine = à moi
web-log-earlier = Coups précédents
web-history = Historique
web-move = Coup { $move }
web-move-of = Coup { $move } sur { $moves }
web-past-more = Une position passée ; rien n’est perdu.
web-step-back = Un coup en arrière
web-step-on = Un coup en avant
web-since = depuis mon tour
web-replay = revoir
web-pause = pause
web-live = direct
web-back-to-now = Revenir au direct
web-more-to-show = { $count ->
    [one] Il reste un coup à montrer.
   *[other] Il reste { $count } coups à montrer.
 }
web-next-step = Suivant
web-skip = Passer
web-charts = Graphiques
web-chart-of = { $value }, coup par coup
web-chart-by-round = { $value } par manche
web-chart-end = fin
web-no-figures = Les chiffres arrivent avec les premiers coups.

# Se parler.
web-chat = Chat
web-chat-say = Écris quelque chose
web-chat-quiet = Personne n’a encore rien écrit.
web-send = Envoyer
web-mute = Masquer { $value }
web-unmute = Afficher de nouveau { $value }
web-manners = Signaler ou éviter quelqu’un

# Se réunir.
web-gathering = On attend que tout le monde s’asseye
web-gathering-more = Envoie un lien à chacun des autres ; la partie commence quand toutes les places sont prises.
web-invited = { $value } t’invite
web-invited-in = On t’invite
web-invited-more = Écris ton nom et assieds-toi.
web-sit = M’asseoir
web-vacant = { $value } a quitté la table : la place est libre.
web-ask-seat = Demander cette place
web-stand-up = Me lever
web-link-for = Le lien pour { $seat }
web-link-local = Ces liens ne marchent que sur cette machine. Pour ouvrir la table à ton réseau, lance « roundhouse --lan ».
web-copy = Copier
web-copied = Copié
web-share = Partager

# Un écran, plusieurs personnes.
web-handover = À { $value } de jouer
web-handover-more = Ce qui est caché n’apparaît que lorsque la bonne personne est devant l’écran.
web-handover-raise = C’est moi, { $value }

# Le menu.
web-menu-game = Cette partie
web-menu-seats = Places
web-menu-other = Autres parties à partir d’ici
web-menu-show = Affichage
web-restart-turn = Recommencer le tour
web-take-back = Demander à reprendre mon dernier coup
web-abort = Proposer d’annuler la partie
web-resign = Abandonner
web-sure = Vraiment ?
web-sure-resign = Vraiment abandonner ?
web-seat-to-bot = Faire jouer un bot pour { $value }
web-seat-back = Reprendre en main : { $value }
web-seat-for-bot = Mettre un bot ici
web-remove = Retirer { $value } (ne vient pas)
web-fork = Et si : nouvelle table depuis le coup { $move }
web-rematch = Rejouer, places décalées
web-chance = Vérifier le hasard
web-save-record = Enregistrer la partie
web-offer-take-back = { $move ->
    [0] { $value } demande à revenir au début.
   *[other] { $value } demande à revenir au coup { $move }.
 }
web-offer-abort = { $value } propose d’annuler la partie.
web-offer-sit = { $text } aimerait prendre la suite ({ $value }). D’accord ?
web-offer-bot = { $value } n’est plus là : un bot prend sa place ?
web-offer-waits = Réponse attendue : { $value }.
web-agree = D’accord
web-refuse = Refuser
web-withdraw = Retirer la demande
web-pace = Coups des autres
web-pace-at-once = immédiats
web-pace-normal = normaux
web-pace-slow = lents
web-pace-step = un à un
web-simple = Ne pas demander Confirmer pour un choix simple et gratuit
web-letters = Une lettre ou un signe seul sert de touche
web-spoken-more = { $count ->
    [one] Et une autre chose.
   *[other] Et { $count } autres choses.
 }
web-swift = Jouer un coup complet sans Confirmer
web-coordinates = Coordonnées des lieux dans les textes
web-sound = Un son quand c’est à toi
web-notify = Une notification quand c’est à toi
web-leave-page = Quitter cette page ; la partie t’attend
web-keys = Touches
web-key-enter = Entrée
web-key-enter-does = confirme, ou montre le coup suivant
web-key-backspace = Retour arrière
web-key-backspace-does = annule le dernier choix, puis le dernier coup
web-key-tab = Tab
web-key-tab-does = parcourt les lieux et les choix
web-key-letters = a b c
web-key-letters-does = cherche un choix
web-key-comma = , .
web-key-comma-does = un coup en arrière, un en avant
web-key-l = Fin
web-key-l-does = revient au direct
web-key-question = ?
web-key-question-does = ce menu

# La fin.
web-end-wins = { $points ->
    [one] { $value } gagne d’un point
   *[other] { $value } gagne de { $points } points
 }
web-end-left = Reste en jeu : { $value }
web-end-tie-broken = { $value } gagne au départage
web-end-given = { $value } gagne
web-end-you-wins = { $points ->
    [one] Tu gagnes d’un point
   *[other] Tu gagnes de { $points } points
 }
web-end-you-left = Il ne reste que toi en jeu
web-end-you-tie-broken = Tu gagnes au départage
web-end-you-given = Tu gagnes
web-end-shared = Victoire partagée : { $value }
web-put-away = Ranger
web-take-out = Ressortir
web-end-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-final-count = Décompte final
web-total = total
web-look-at-board = Regarder le plateau
web-rematch-join = La rejoindre
web-play-again = Rejouer
web-how-points-came = D’où viennent les points
web-turning-points = Tournants
web-turning-more = clique pour voir le plateau à ce moment
web-turning-lead = { $points ->
    [one] { $value } prend la tête, d’un point.
   *[other] { $value } prend la tête, de { $points } points.
 }
web-turning-gain = { $points ->
    [one] Avec tout ce qui en découle, { $value } gagne un point.
   *[other] Avec tout ce qui en découle, { $value } gagne { $points } points.
 }

web-review-better = Mieux :

# Ce qu’ont donné mes parties.
web-statistics = Mes parties
web-statistics-none = Encore rien à compter : ici comptent les parties que tu as finies.
web-statistics-by = Regrouper
web-statistics-by-game = Par jeu
web-statistics-by-map = Par carte
web-statistics-by-seats = Par nombre de joueurs
web-statistics-game = Jeu
web-statistics-games = Parties
web-statistics-wins = Gagnées
web-statistics-mean = Points en moyenne
web-statistics-best = Record de points
web-statistics-last = Dix dernières
web-recent = Parties récentes
web-recent-all = toutes
web-statistics-points = { $value } : mes points, partie par partie
web-statistics-csv = Enregistrer en CSV
web-statistics-json = Enregistrer en JSON
web-to-notices = Avis par push, courriel ou webhook…
web-seat-kept = un bot garde la place
web-plan = Préparer un coup
web-plan-add = Préparer
web-plan-ready = Prêt. Ce sera joué quand ton tour viendra.
