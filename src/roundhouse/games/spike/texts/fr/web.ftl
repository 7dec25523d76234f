# Spike dans le navigateur.
web-spike-length = 60 min
web-spike-blurb = Des voies de couleur à travers l’est des États-Unis, un train à améliorer, des contrats à livrer.
web-spike-label-advanced = Avancé
web-spike-label-turns = Tours au plus
web-spike-phase-sides = Faces des contrats
web-spike-phase-giving = Un cadeau
web-spike-phase-keeping = Carte Trajet
web-spike-phase-beginning = Ville de départ
web-spike-phase-turns = Tours
web-spike-phase-free = Déplacement gratuit
web-spike-phase-action = Une action
web-spike-phase-goods = Charger, livrer
web-spike-ask-sides = Choisis une face de chaque contrat
web-spike-ask-giving = Donne une carte à la personne à ta droite
web-spike-ask-keeping = Garde une carte Trajet
web-spike-ask-beginning = Choisis la ville où commence ton train
web-spike-ask-rolling = Déplacement gratuit, puis une action
web-spike-ask-open = Fais une action
web-spike-ask-drawing = Pioche encore une carte, ou arrête
web-spike-ask-paying = Paie la voie
web-spike-ask-acted = Charge ou livre, ou finis le tour
web-spike-which-sides = { web-spike-ask-sides }
web-spike-which-giving = { web-spike-ask-giving }
web-spike-which-keeping = { web-spike-ask-keeping }
web-spike-which-beginning = { web-spike-ask-beginning }
web-spike-which-paying = { web-spike-ask-paying }
web-spike-which-move = Jusqu’où ?
web-spike-which-draw = Quelle carte ?
web-spike-which-city = Vers quelle nouvelle ville ?
web-spike-which-way = Par où jusqu’à ton réseau ?
web-spike-which-commodity = Quelle cargaison ?
web-spike-which-part = Quel élément du train ?
web-spike-which-cardside = Quelle face ?
web-spike-figure-points = argent
web-spike-figure-left = voies
web-spike-figure-track = voies posées
web-spike-figure-cities = villes
web-spike-figure-cards = cartes
web-spike-note = vitesse { $speed } · tender { $supply } · { $cars ->
    [one] { $cars } wagon
   *[other] { $cars } wagons
 }

# Le plateau.
web-spike-map = La carte
web-spike-table = Sur la table
web-spike-close = Fermer
web-spike-none = aucune
web-spike-market = Marché
web-spike-market-note = dollars pour une nouvelle ville
web-spike-contracts = Tes contrats
web-spike-contracts-of = Contrats : { $seat }
web-spike-delivered-of = livrés : { $count } sur { $all }
web-spike-start = départ
web-spike-key = Lire la carte
web-spike-key-open = à côté de ta voie, et tu as sa carte
web-spike-key-quiet = pas maintenant ; sa forme indique sa carte
web-spike-key-pays = paie cela pour ce qui est à bord
web-spike-key-joined = un bord épais : relié à ta voie
web-spike-wanted-note = a ce qu’un de tes contrats doit charger
web-spike-load-waiting = { "" }
web-spike-load-aboard = à bord
web-spike-load-delivered = livré
web-spike-side-open = face pas encore choisie
web-spike-other-side = autre face, sans effet
web-spike-turn = Regarder l’autre face du contrat ({ $commodity })
web-spike-served = déjà livrée
web-spike-on-network = sur le réseau
web-spike-load = Charger
web-spike-deliver = Livrer
web-spike-drop = Décharger
web-spike-my-train = Ton train
web-spike-track-left = { $count ->
    [one] reste { $count } pièce de voie
   *[other] reste { $count } pièces de voie
 }
web-spike-train-of = Train : vitesse { $speed }, tender { $supply }, wagons { $cars } ; à bord : { $value }
web-spike-part-locomotive = Vitesse { $count }
web-spike-part-tender = Tender { $count }
web-spike-part-car = Charge { $count }
web-spike-upgrade = à { $count } : { $dollars } $
web-spike-top = au maximum
web-spike-upgrade-which = Améliore ton train
web-spike-route = Carte Trajet
web-spike-route-worth = { $dollars } $ pour l’instant
web-spike-from = départ
web-spike-hand = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } : { $value }
web-spike-give = Donner une carte { $card }
web-spike-display = Cartes à piocher
web-spike-take = Prendre une carte { $card } ; visibles : { $count }
web-spike-from-deck = La pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
web-spike-deck-round = pioche de la manche { $round } sur { $rounds }
web-spike-time-below = cartes Temps après { $count } de plus
web-spike-time-near = { $left ->
    [one] { $left } carte Temps
   *[other] { $left } cartes Temps
 } dedans
web-spike-times = cartes Temps sorties : { $count } sur { $all }
web-spike-time-left = { $left ->
    [one] La prochaine carte Temps met aussitôt fin à la partie
   *[other] Carte Temps { $count } sortie : encore { $left }, et la partie finit aussitôt
 }
web-spike-last-turns = Derniers tours : { $seat } n’a plus ni voie ni livraison
web-spike-begin-in = Commencer à { $station }, { $commodity }
web-spike-build-to = Construire jusqu’à { $station } : { $commodity }, { $dollars } $
web-spike-to-a-city = La voie se construit jusqu’à une ville : choisis la ville à atteindre.
web-spike-station = { $station } : { $commodity }, { $dollars } $
web-spike-by = Un autre chemin, par { $here }
web-spike-roll-city = Déplacement gratuit jusqu’à { $station }
web-spike-roll-track = Déplacement gratuit : { $space }
web-spike-start-city = Démarrer le train et revenir à { $station }
web-spike-start-track = Démarrer le train : { $space }
web-spike-extra-city = Une case de plus, jusqu’à { $station }
web-spike-extra-track = Une case de plus : { $space }
web-spike-load-here = Charger : { $commodity }
web-spike-deliver-here = Livrer à { $station } : { $commodity }, +{ $dollars } $
web-spike-enough = Assez de cartes
web-spike-end-turn = Finir le tour
web-spike-to = Vers { $station }
web-spike-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }
web-spike-plays = { $count ->
    [one] joue { $count } carte
   *[other] joue { $count } cartes
 }
web-spike-stays = reste en main
web-spike-track-after = voies restantes
web-spike-brings = Nouvelle ville : { $commodity }
web-spike-ways = { $count ->
    [one] { $count } chemin pour y aller
   *[other] { $count } chemins pour y aller
 }
web-spike-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
web-spike-sides = Quelle face de chaque contrat ?
web-spike-sides-note = Personne ne voit ton choix avant que tous aient choisi.
web-spike-side = { $commodity }, { $side } :
web-spike-keep-one = Quelle carte Trajet gardes-tu ?
web-spike-keep-note = Elle compte à la fin, si son départ est sur ton réseau.
web-spike-pay = À payer
web-spike-pay-note = Des cartes pareilles peuvent en remplacer d’une autre couleur, une de moins que tu n’en joues.
web-spike-payment = Payer { $value } ; tu gardes { $left }
web-spike-stay-count = { $count ->
    [one] { $count } reste
   *[other] { $count } restent
 }
web-spike-train-in = { $seat } a son train à { $station }.
web-spike-train-on = { $seat } a son train { $space }.
web-spike-cities-of = { $count ->
    [0] { $seat } n’a pas encore de ville.
   *[other] { $seat } a ces villes : { $stations }.
 }

# La fin : c’est l’argent qui compte.
web-spike-end-wins = { $value } gagne avec { $points } $ d’avance
web-spike-end-you-wins = Tu gagnes avec { $points } $ d’avance
web-spike-turning-lead = { $value } prend la tête avec { $points } $ d’avance.
web-spike-turning-gain = Avec tout ce qui en découle, { $value } gagne { $points } $.
web-spike-how-points-came = D’où vient l’argent
