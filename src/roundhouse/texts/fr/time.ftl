# Temps, files, coups préparés et une soirée entre amis : chargé là où on le montre.
web-play-now = Jouer tout de suite
web-play-now-more = Une file par jeu et par rythme. Dès que vous êtes assez nombreux, on t’appelle.
web-pace-live = En direct
web-pace-live-more = 30 minutes chacun, 30 secondes de plus à chaque tour
web-pace-days = Sur plusieurs jours
web-pace-days-more = 3 jours chacun, 12 heures de plus à chaque tour, 5 jours au plus ; nuits, jours libres et congés ne comptent pas
web-queue-join = Rejoindre
web-queue-mine = Tu attends ici
web-queue-waiting = en attente : { $count } sur { $seats }
web-queue-name = Choisis d’abord un nom.
web-queue-leave = Quitter la file
web-check-in-ask = Tu es là ?
web-check-in-until = Réponds avant { $value }, sinon ta place va à quelqu’un d’autre.
web-check-in = Je suis là
web-check-in-waits = La partie commence quand tout le monde a répondu.
web-checked-in = est là
web-check-in-bots = Commencer avec des bots
web-check-in-no-bots = Attendre des joueurs
web-check-in-bots-more = Les bots prennent les places vides si tous ceux qui attendent sont d’accord (pour l’instant { $count } sur { $seats }).
web-tier-new = à l’essai
web-tier-new-more = Trois parties menées à terme avec d’autres et tu seras fiable. D’ici là, trois tables publiques à la fois.
web-tier-reliable = fiable
web-tier-reliable-more = { $left ->
    [0] Tu as joué jusqu’au bout tes dernières parties.
    [one] Sur tes { $games } dernières parties, tu en as quitté une.
   *[other] Sur tes { $games } dernières parties, tu en as quitté { $left }.
 }
web-tier-unreliable = peu fiable
web-tier-unreliable-more = Sur tes { $games } dernières parties, tu en as quitté { $left }. { $back ->
    [one] Encore une menée à terme et tu redeviens fiable.
   *[other] Encore { $back } menées à terme et tu redeviens fiable.
 }
web-hours-title = Quand je joue
web-hours-more = Aux tables qui durent des jours, ta pendule ne tourne qu’à ces heures-là.
web-hours-always = À toute heure
web-hours-some = À ces heures
web-hours-from = de
web-hours-to = à
web-hours-off = Jours libres
web-hours-zone = Les heures sont celles de { $zone }.
web-hours-keep = Enregistrer
web-hours-kept = Enregistré. Cela compte dès ton prochain tour.
web-holiday = Un jour de congé : ma pendule s’arrête ({ $days ->
    [one] il en reste { $days }
   *[other] il en reste { $days }
 })
web-plan-on = Tu prépares. Jusqu’à ton tour, les autres peuvent encore changer la donne.
web-plan-title = Préparé
web-plan-stop = Arrêter
web-plan-most = seulement si cela coûte au plus
web-plan-if = si c’est possible à ce moment-là
web-plan-if-most = si c’est possible à ce moment-là, pour au plus { $most }
web-plan-unsure = impossible en l’état
web-plan-dropped = Plus possible, donc abandonné : { $text }.
web-plan-delete = Abandonner « { $text } »
web-plan-read = D’accord
web-invite = Inviter
web-invite-more = Vise le code avec un appareil photo ou partage le lien : qui l’ouvre prend la place.
web-code-of = Code pour { $text }
web-watch = Regarder
web-watch-more = Qui ouvre ce lien regarde la partie.
web-watch-share = Lien pour regarder
web-this-table = Cette table
web-takes = Durée
web-hints = Conseils
web-hints-none = pas entre personnes
web-looking-on = Spectateurs
web-looking-on-yes = admis
web-looking-on-no = aucun
web-lan-title = Des amis sous le même toit ?
web-lan-more = Pour l’instant, seul cet ordinateur atteint le jeu. Un clic l’ouvre à tous ceux de ton réseau local, par exemple ton Wi-Fi. Personne n’entre depuis internet, et cela finit quand tu fermes Roundhouse.
web-lan-open = Ouvrir à mon réseau
web-lan-close = Refermer
web-lan-now = Ouvert à ton réseau
web-rematch-wants = { $value } veut rejouer
web-rematch-more = Mêmes règles, chacun une place plus loin.
web-not-today = Pas aujourd’hui
web-somebody = Quelqu’un
web-share-end = Partager le résultat
web-shared = Image enregistrée, lien copié.
web-clock-days = { $days } j { $hours } h
web-clock-rests = arrêtée jusqu’à { $value }
web-clock-grows = { $hours } heures chacun, { $more } de plus à chaque tour, { $most } au plus. Les nuits et les jours de repos ne comptent pas, ni { $days } jours de congé ; si le temps s’écoule quand même, il est prolongé une fois, puis un bot garde la place.
web-clock-own = mes propres chiffres
web-clock-own-bank = chacun
web-clock-own-more = de plus à chaque tour
web-clock-own-most = au plus
web-clock-own-holiday = jours de congé
web-clock-unit = compté en
web-clock-unit-minutes = minutes
web-clock-unit-hours = heures
web-clock-fault-whole = Des nombres entiers seulement, aucun au-dessous de 0.
web-clock-fault-bank = Chacun peut avoir de { $value } à { $text }.
web-clock-fault-more = Un tour ajoute { $value } au plus.
web-clock-fault-most = « Au plus » va de { $value } à { $text } : la pendule ne le dépasse jamais.
web-clock-fault-holiday = Il y a au plus { $count } jours de congé.
web-clock-holiday = en congé jusqu’à { $value }
web-clock-bank = { $days ->
    [one] { $days } jour de congé restant
   *[other] { $days } jours de congé restants
 }
web-clock-extended = prolongée, pour la dernière fois
web-time-log = Temps
web-time-warn = { $value } a presque épuisé son temps.
web-time-extend = { $value } n’a plus de temps ; encore { $minutes ->
    [0] { $hours } h
   *[other] { $minutes } min
 }, pour la dernière fois.
web-time-holiday = { $value } est en congé pour { $days ->
    [one] un jour
   *[other] { $days } jours
 } : la pendule est arrêtée.
web-time-kept = { $value } n’a plus de temps : un bot garde la place.
web-time-to-bot = Un bot joue pour { $value }.
web-time-from-bot = { $value } joue de nouveau.
web-time-time-out = { $value } n’a plus de temps : partie perdue.
web-time-resign = { $value } abandonne.
order-too-dear = Cela coûterait { $cost }, et ta limite était { $most }.
too-far-to-plan = Ton prochain tour est trop loin pour être préparé.
too-many-orders = Tu as déjà préparé { $most } coups : cela suffit.
your-turn-now = C’est à toi : joue au lieu de préparer.
no-network = Cet ordinateur n’est dans aucun réseau par lequel d’autres pourraient venir.
this-machine-only = Il faut être devant l’ordinateur où tourne Roundhouse pour le faire.
unknown-hours = Les heures vont de 0 h à 24 h, les jours du lundi au dimanche.
too-few-hours = Joue au moins { $hours } heures par jour, { $days } jours par semaine : les autres t’attendent.
too-few-days = { $days ->
    [0] Il ne reste plus de congés à cette table.
    [one] Il reste un jour de congé à cette table.
   *[other] Il reste { $days } jours de congé à cette table.
 }
unknown-pace = Il n’y a pas de file « { $pace } ».
low-cap = Le plafond ({ $cap } s) est au-dessous de ce que la pendule peut atteindre ({ $most } s).
clock-without-bot = Congés et prolongation vont avec les pendules après lesquelles un bot garde la place.
others-agree-first = Ici, les bots viennent quand tous ceux qui attendent sont d’accord.
too-many-tables-new = Tu es déjà à { $most } tables publiques. D’autres s’ouvriront quand tu auras terminé { $games } parties.
too-many-tables-unreliable = Tu as quitté plusieurs parties : une seule table publique à la fois pour l’instant. { $back ->
    [one] Encore une partie menée à terme et les autres se rouvrent.
   *[other] Encore { $back } parties menées à terme et les autres se rouvrent.
 }
