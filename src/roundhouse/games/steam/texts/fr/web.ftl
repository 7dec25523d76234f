# Steam dans le navigateur.
web-steam-length = 90 min
web-steam-blurb = Pose des voies, livre chaque tour un peu plus loin, et choisis : l’argent maintenant, ou les points à la fin.
web-steam-label-rules = Jeu
web-steam-label-map = Carte
web-steam-label-beginners = Première partie
web-steam-label-relaxed = Règles souples
web-steam-choice-northeast = Nord-Est
web-steam-choice-ruhr = Ruhr
web-steam-choice-ireland = Irlande
web-steam-choice-italy = Italie
web-steam-choice-base = de base
web-steam-choice-standard = standard
web-steam-map-northeast = New York et les Grands Lacs : des collines à l’intérieur, des bourgs le long de la côte.
web-steam-map-ruhr = Des bourgs serrés sur les deux rives du Rhin.
web-steam-map-ireland = Des villes sur les côtes, des bourgs à l’intérieur, et entre l’est et l’ouest le Shannon et ses lacs.
web-steam-map-italy = Une plaine encombrée au nord, puis une longue botte, des montagnes en son milieu, et la Sicile.
web-steam-round = tour { $round }
web-steam-chart-by-round = { $value } par tour
web-steam-phase-first-order = Premier ordre
web-steam-phase-capital = Capitaux
web-steam-phase-order = Ordre du tour
web-steam-phase-choose = Actions
web-steam-phase-build = Construire
web-steam-phase-goods-1 = Livrer I
web-steam-phase-goods-2 = Livrer II
web-steam-phase-income = Revenu
web-steam-ask-first-order = Enchéris pour le premier ordre du tour
web-steam-ask-capital = Lève des capitaux
web-steam-ask-order = Enchéris pour l’ordre du tour
web-steam-ask-choose = Choisis une action
web-steam-ask-build = Construis des voies
web-steam-ask-goods = Déplace des marchandises
web-steam-ask-share = Revenu ou points ?
web-steam-which-action = Quelle action ?
web-steam-which-colour = Quelle couleur ?
web-steam-which-face = Quelle tuile ?
web-steam-which-edge = Quel côté ?
web-steam-which-hex = Quel hexagone ?
web-steam-which-place = Quelle ville ou quel bourg ?
web-steam-which-number = Combien ?
web-steam-figure-points = points
web-steam-figure-cash = caisse
web-steam-figure-income = revenu
web-steam-figure-links = liaisons
web-steam-figure-builds = tuiles à poser
web-steam-figure-level = locomotive
web-steam-before = avant le premier tour
web-steam-no-action = pas encore d’action
web-steam-note = { $value } · loco { $level }
web-steam-bankrupt = en faillite

# Le plateau.
web-steam-map = La carte
web-steam-box = Sur la table
web-steam-actions = Actions
web-steam-actions-note = ordre du tour suivant
web-steam-does-turn-order = en tête au tour suivant
web-steam-does-first-move = livre en premier
web-steam-does-engineer = { $count } tuiles
web-steam-does-first-build = construit en premier
web-steam-does-city-growth = un lot de marchandises
web-steam-does-locomotive = un niveau de plus
web-steam-does-urbanization = une nouvelle ville
web-steam-costs = { $euros } €, { $value }
web-steam-as-pass = sans payer
web-steam-as-pass-full = { $action } sans payer, juste pour son numéro
web-steam-taken-by = prise : { $seat }
web-steam-supply = Marchandises
web-steam-sets = lots : { $left } sur { $all }
web-steam-set = Lot { $count } : { $value }
web-steam-no-set = aucun lot
web-steam-bag = { $count ->
    [one] { $count } cube dans le sac
   *[other] { $count } cubes dans le sac
 }
web-steam-new-cities = Nouvelles Villes
web-steam-of = { $left } sur { $all }
web-steam-markers = { $count ->
    [one] { $count } marqueur Croissance
   *[other] { $count } marqueurs Croissance
 }
web-steam-tiles = Tuiles de voie
web-steam-in-box = { $face } : reste { $count }
web-steam-prices = Prix
web-steam-price-exit = chaque sortie
web-steam-price-town = bourg
web-steam-price-river = rivière
web-steam-price-hill = colline
web-steam-price-ground = rivière, colline
web-steam-incomes = Revenu
web-steam-points-track = Points de victoire
web-steam-stands = { $seat } : { $value }
web-steam-hex = { $hex }
web-steam-hex-at = { $place }
web-steam-ground = terrain +{ $euros } €
web-steam-plain = plaine
web-steam-track-of = voie à { $value }
web-steam-city-with = { $place }, ville ({ $colour }) : { $value }
web-steam-city-empty = { $place }, ville ({ $colour }), sans cube
web-steam-faces = Tuiles possibles ici : { $hex }
web-steam-face = { $face }, { $euros } € : { $joins }
web-steam-face-ways = { $face }, { $euros } €, { $count ->
    [one] un seul sens
   *[other] { $count } sens
 }
web-steam-bill = { $face } : { $hex }
web-steam-exits = { $count ->
    [one] { $count } sortie
   *[other] { $count } sorties
 }
web-steam-total = Prix
web-steam-cash-after = Caisse ensuite
web-steam-income-after = Revenu ensuite
web-steam-completes = Termine une liaison
web-steam-tray = Touche un hexagone ambre : ses tuiles s’affichent ici.
web-steam-tray-goods = Touche une ville aux cubes ambre : ses livraisons s’affichent ici.
web-steam-tray-none = Aucun cube ne peut être livré maintenant : améliore la locomotive ou passe.
web-steam-tray-pass = Aucun cube ne peut être livré maintenant : passe.
web-steam-asked = Choix et actions
web-steam-builds-left = { $count ->
    [0] plus rien à construire
    [one] encore une construction
   *[other] encore { $count } constructions
 }
web-steam-links = { $count ->
    [one] { $count } liaison
   *[other] { $count } liaisons
 }
web-steam-auction = Enchère
web-steam-high-bid = Meilleure offre : { $euros } € ({ $seat })
web-steam-no-bid = Pas encore d’offre
web-steam-bid = Offrir { $euros } €
web-steam-is-out = hors jeu
web-steam-free-pass = { $seat } peut passer une fois et rester
web-steam-raise = Lever des capitaux
web-steam-raise-more = Chaque tranche de { $euros } € coûte un cran de revenu.
web-steam-raise-by = { $euros } €, revenu −{ $count }
web-steam-share = { $count ->
    [one] { $count } point à prendre
   *[other] { $count } points à prendre
 }
web-steam-share-income = Revenu { $before } → { $after }{ $lost ->
    [0] { "" }
   *[other] , { $lost } en pure perte
 }
web-steam-share-points = Points { $before } → { $after }
web-steam-colour-of-city = Couleur de la nouvelle ville
web-steam-which-set = Cubes pour { $place }
web-steam-not-joined = { $from } – { $to } : aucune liaison terminée n’y mène ; un cube ne voyage que sur des liaisons terminées.
