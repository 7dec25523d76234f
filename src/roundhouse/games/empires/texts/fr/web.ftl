# Small Railroad Empires dans le navigateur.
web-empires-length = 45 min
web-empires-blurb = Un pays de tuiles assemblées, des cases partagées, de petites lignes qui deviennent des trains.
web-empires-label-tiles = Tuiles
web-empires-label-triangle = Pays
web-empires-label-rhombus = Pays
web-empires-label-place_tokens = Lieux mélangés
web-empires-label-industrial_boom = Essor industriel
web-empires-label-rural_connections = Liaisons rurales
web-empires-choice-off = non
web-empires-choice-board = essor seul
web-empires-choice-pioneer = avec le Pionnier industriel
web-empires-choice-tokens = jetons seuls
web-empires-choice-king = avec le Roi des campagnes
web-empires-phase-start = Départ
web-empires-phase-construct = Construire
web-empires-phase-deliver = Livrer
web-empires-phase-claim = Exploits
web-empires-phase-buy = Acheter
web-empires-phase-conglomerate = Conglomérat
web-empires-ask-start = Où commences-tu ? Choisis une usine
web-empires-ask-construct = Pose ta première voie
web-empires-ask-construct-more = Pose ta deuxième voie
web-empires-ask-unlock = Débloquer une troisième voie ?
web-empires-ask-deliver = Livrer une marchandise ?
web-empires-ask-card = Joue une carte Train
web-empires-ask-claim = Revendiquer un exploit ?
web-empires-ask-buy = Acheter une carte Train ?
web-empires-which-start = Où commences-tu ? Choisis une usine
web-empires-which-build = Poser une voie : sur quelle case ?
web-empires-which-route = À quelle usine commence la nouvelle ligne ?
web-empires-which-unlock = La troisième voie : sur quelle case ?
web-empires-which-play = Jouer une carte Train : laquelle ?
web-empires-which-claim = Quel exploit ?
web-empires-which-buy = Quelle carte, à partir de la gauche ?
web-empires-which-factory = Livrer depuis quelle usine ?
web-empires-which-goods = Quelle marchandise ?
web-empires-which-city = Vers quelle ville ?
web-empires-which-way = Trajets égaux : par où ?
web-empires-figure-points = points
web-empires-figure-money = argent
web-empires-figure-tracks = voies
web-empires-figure-prestige = prestige
web-empires-figure-deliveries = livraisons
web-empires-head-before = tuiles { $value } · avant la première manche
web-empires-head-round = tuiles { $value } · manche { $round }
web-empires-head-round-last = tuiles { $value } · manche { $round }, la dernière
web-empires-head-round-of = tuiles { $value } · manche { $round } sur { $rounds }
web-empires-note = { $trains ->
    [0] aucune livraison
    [one] { $trains } livraison
   *[other] { $trains } livraisons
 } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
web-empires-note-loans = { $count ->
    [one] { $count } emprunt
   *[other] { $count } emprunts
 }

# La carte.
web-empires-map = Le pays
web-empires-black = Noire
web-empires-yellow = Jaune
web-empires-city = { $city } (ville, { $text }) demande : { $value }
web-empires-hat-red = chapeau rouge
web-empires-hat-blue = chapeau bleu
web-empires-hat-green = chapeau vert
web-empires-hat-orange = chapeau orange
web-empires-factory = { $factory } (usine) a : { $value }
web-empires-track-of = Voie { $count } sur { $all } à ce tour
web-empires-last-round = La dernière manche
web-empires-dollars = { $count ->
    [0] rien à payer
   *[other] { $count } $
 }
web-empires-loan-mark = { $count ->
    [one] emprunt
   *[other] { $count } emprunts
 }

# Construire.
web-empires-new-route = Nouvelle ligne
web-empires-ground = Terrain
web-empires-place-free = Usines et villes sont gratuites
web-empires-shared = Partage, pour { $seat }
web-empires-shared-alone = Partage, au lieu du terrain
web-empires-unlocking = Déblocage
web-empires-cost = Prix
web-empires-loans-needed = { $count ->
    [one] { $count } emprunt
   *[other] { $count } emprunts
 }
web-empires-loan-cost = { $count ->
    [one] L’emprunt coûte { $count } de prestige à la fin
   *[other] Les emprunts coûtent { $count } de prestige à la fin
 }
web-empires-money-left = Argent restant
web-empires-first-star = En premier sur l’étoile : +{ $count } de prestige
web-empires-token-under = Un jeton rural est ici, face cachée
web-empires-unlock-more = Tu n’es pas en tête : une voie bloquée peut suivre pour { $count } $ et le prix de sa case. Désigne une case.
web-empires-pass-unlock = La garder bloquée

# Livrer.
web-empires-deliveries = { $count ->
    [one] { $count } livraison
   *[other] { $count } livraisons
 }
web-empires-all = toutes
web-empires-offer = { $good }, { $from } – { $to }
web-empires-from = depuis { $factory }
web-empires-via = par { $place }
web-empires-long = longueur { $count }
web-empires-length-short = longueur
web-empires-length-word = Longueur
web-empires-length-from = longueur { $count }+
web-empires-length-of = Longueur { $value } :
web-empires-prestige-more = +{ $count } de prestige
web-empires-spaces = { $count ->
    [one] { $count } case à toi
   *[other] { $count } cases à toi
 }
web-empires-trains-passed = { $count ->
    [one] { $count } train en chemin
   *[other] { $count } trains en chemin
 }
web-empires-earns = Rapporte
web-empires-bonus = { $count ->
    [1] Deuxième livraison ici
   *[other] Première livraison ici
 }
web-empires-card-fits = { $count ->
    [one] { $count } carte en main convient
   *[other] { $count } cartes en main conviennent
 }
web-empires-contract = Ton contrat
web-empires-passes = Passe par :
web-empires-pass-deliver = Pas de livraison à ce tour
web-empires-fits = +1 convient
web-empires-reveal = Montrer ton contrat avec { $factory } : +{ $count } de prestige
web-empires-pass-card = Continuer sans carte
web-empires-pass-claim = Aucun autre exploit
web-empires-pass-buy = Ne rien acheter

# À côté de la carte.
web-empires-box = Sur la table
web-empires-track = Prestige
web-empires-refill = les usines produisent
web-empires-stands = { $value } : { $count }
web-empires-achievements = Exploits
web-empires-achievements-note = d’abord { $top }, puis { $bottom }
web-empires-have = { $have } sur { $needs }
web-empires-claimed-by = revendiqué : { $value }
web-empires-unclaimed = libre
web-empires-asks-long-track-expert = longueur { $count } ou plus, à ce tour
web-empires-asks-longer-track-expert = longueur { $count } ou plus, à ce tour
web-empires-asks-master-of-deliveries = { $count } livraisons
web-empires-asks-treasure-hunter = { $count } $ en main
web-empires-asks-express-network = dans des villes des { $count } chapeaux
web-empires-asks-ardent-collector = cartes des { $count } couleurs jouées
web-empires-asks-loyal-investor = { $count } cartes d’une couleur jouées
web-empires-asks-tunnel-master = { $count } cases de montagne
web-empires-asks-bridge-master = { $count } cases de rivière
web-empires-asks-landscape-artist = les { $count } terrains, dans cette livraison
web-empires-asks-industrial-pioneer = livraisons des { $count } industries
web-empires-asks-rural-town-king = { $count } cases à étoile
web-empires-market = Marché des trains
web-empires-market-empty = Il ne reste aucune carte.
web-empires-deck = { $count } dans la pioche
web-empires-hand = Tes cartes Train
web-empires-hand-note = au plus { $count }
web-empires-hand-empty = Aucune carte en main.
web-empires-contract-of = Contrat : { $factory }
web-empires-contract-worth = livre depuis là et montre-le : +{ $count } de prestige
web-empires-contract-shown = montré : +{ $count } de prestige
web-empires-contract-done = contrat : { $factory }
web-empires-industries = Industries
web-empires-industries-note = ● produit
web-empires-industry-at = cran { $count } sur { $all }
web-empires-earnings = Gains
web-empires-earnings-note = selon la longueur
web-empires-prices = Terrain
web-empires-price-shared = une case partagée : +{ $count } $ à la compagnie déjà là
web-empires-price-shared-alone = une case partagée avec la noire ou la jaune : { $count } $ à la place
web-empires-loans-left = { $count ->
    [0] il ne reste aucun emprunt
    [one] reste { $count } emprunt : { $money } $ maintenant, −{ $cost } à la fin
   *[other] reste { $count } emprunts : { $money } $ maintenant, −{ $cost } chacun à la fin
 }
web-empires-goods = Réserve de marchandises
web-empires-supply-note = les usines y puisent
web-empires-passengers = Voyageurs
web-empires-passengers-note = 2 reliées +{ $two }, 3 reliées +{ $three }
web-empires-tokens = Un jeton rural est sur chaque étoile marquée d’un point d’interrogation.
web-empires-played = Cartes Train jouées
web-empires-locomotive = locomotive trouvée : { $colour }
web-empires-locked = { $count ->
    [0] rien de bloqué
    [one] { $count } voie bloquée
   *[other] { $count } voies bloquées
 }

# Le conglomérat.
web-empires-conglomerate = Conglomérat
web-empires-actions = Cartes Action
web-empires-action = Carte { $count } : noire { $black }, jaune { $yellow }, locomotive { $colour }
web-empires-railcar = un wagon avec la carte précédente : +1 de prestige
web-empires-plan-idle = ne construit rien
web-empires-plan-over = ne construit plus
web-empires-plan-builds = encore { $count }, pose { $low }–{ $high } : { $answer ->
    [now] arrive
    [maybe] peut arriver
   *[later] en chemin
 }
