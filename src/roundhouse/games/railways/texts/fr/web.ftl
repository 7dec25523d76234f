# Railways of the World dans le navigateur.
web-railways-length = 120 min
web-railways-blurb = Bâtis à travers un continent avec l’argent des autres, livre loin, et paie chaque obligation jusqu’au bout.
web-railways-label-map = Carte
web-railways-label-auction = Enchère
web-railways-label-shorter = Partie courte
web-railways-label-redirecting = Déviations
web-railways-label-without = Laisser de côté
web-railways-label-shinbashi = Shinbashi
web-railways-label-barons = Barons
web-railways-label-rotors = Rotors
web-railways-label-depots = Dépôts
web-railways-label-mountain_line = Ligne des monts
web-railways-label-golden_spikes = Crampons d’or
web-railways-label-income = Piste des revenus
web-railways-label-idle_turns = Tours creux
web-railways-help-without = Les cartes et barons à étoile noire sont facultatifs. Ceux que tu coches ici restent dans la boîte ; tous les autres sont en jeu.
web-railways-help-shinbashi = Une carte promo : la Gare de Shinbashi prend la place de L’ère du rail commence et récompense le premier cube bleu parti de Tokyo.
web-railways-help-barons = Ton but secret : un baron de cette carte, qui nomme ses villes, ou un baron qui va à toutes les cartes.
web-railways-help-rotors = Certaines villes acceptent aussi une deuxième couleur. Chaque livraison tourne le rotor d’un cran.
web-railways-help-depots = En construisant, une petite somme place tes dépôts dans une ville. Un dépôt laisse un cube dépasser une ville de sa couleur, ou y attendre et repartir à ta prochaine action ; les points viennent à l’arrivée.
web-railways-help-golden_spikes = Des cartes pour des villes lointaines sont visibles dès le début : la première personne à relier les deux villes la marque. Les barons au crampon d’or s’ajoutent.
web-railways-help-income = La piste de la carte paie peu à qui est loin devant. Une partie plus détendue prend celle, plus longue, de la boîte de base, ou celle du Japon.
web-railways-help-auction = Normale : la meilleure offre joue en premier. Débutants : pas d’enchère au premier tour. Experts : chacun paie son rang.
web-railways-choice-eastern_us = Est des États-Unis
web-railways-choice-mexico = Mexique
web-railways-choice-europe = Europe
web-railways-choice-great_britain = Grande-Bretagne
web-railways-choice-portugal = Portugal
web-railways-choice-north_america = Amérique du Nord
web-railways-choice-nippon = Japon
web-railways-choice-western_us = Ouest des États-Unis
web-railways-choice-sweden = Suède
web-railways-choice-iberia = Péninsule ibérique
web-railways-choice-normal = normale
web-railways-choice-beginners = débutants
web-railways-choice-experts = experts
web-railways-map-eastern_us = Vaste, les Appalaches en travers : les marchandises rouges viennent de l’Ouest dès que quelqu’un y construit.
web-railways-map-mexico = Petite et montagneuse, pour deux ou trois : chaque crête entre les côtes compte.
web-railways-map-europe = Dense au milieu, longue vers les bords ; les chartes font payer une capitale ou ferment une ville.
web-railways-map-great_britain = Beaucoup de villes serrées, de longs trajets vers l’Écosse, et le Humber que personne ne franchit.
web-railways-map-portugal = Deux îles pleines de marchandises, qu’on atteint par mer ; les marchandises noires attendent l’ère industrielle.
web-railways-map-north_america = Du Mexique à l’Alaska : au nord de la limite des neiges les voies coûtent plus, les ferries passent l’eau, les mines apportent des marchandises.
web-railways-map-nippon = Étroite et montagneuse : peu de passages d’une côte à l’autre, et moins de tuiles.
web-railways-map-western_us = Immense et sèche : de longues liaisons par les déserts et deux chaînes, avec dépôts de combustible et rotors.
web-railways-map-sweden = Longue et mince, avec des lacs et des îles qu’on atteint en ferry ; ses revenus baissent tôt.
web-railways-map-iberia = Les grandes villes sur le pourtour, Madrid seule au milieu, les sierras entre elles ; ses barons sont ceux du monde.
web-railways-choice-map = de la carte
web-railways-choice-world = du monde
web-railways-round = tour { $round }
web-railways-chart-by-round = { $value } par tour
web-railways-phase-barons = Barons
web-railways-phase-goals = Buts
web-railways-phase-auction = Enchère
web-railways-phase-round-1 = Ronde 1
web-railways-phase-round-2 = Ronde 2
web-railways-phase-round-3 = Ronde 3
web-railways-phase-income = Revenu
web-railways-ask-barons = Garde un baron
web-railways-ask-goals = Garde un but
web-railways-ask-auction = Enchéris pour jouer en premier
web-railways-ask-actions = Choisis une action
web-railways-ask-building = Continue à construire
web-railways-ask-express-run = Livre avec l’Express
web-railways-which-baron = Lequel gardes-tu ?
web-railways-which-card = Quelle carte ?
web-railways-which-colour = Quelle couleur ?
web-railways-which-delivery = Quelle livraison ?
web-railways-which-face = Quelle tuile ?
web-railways-which-edge = Quel côté ?
web-railways-which-hex = Où ?
web-railways-which-place = Quelle ville ?
web-railways-which-number = Combien ?
web-railways-figure-points = points
web-railways-figure-cash = caisse
web-railways-figure-income = revenu
web-railways-figure-net = net
web-railways-figure-bonds = oblig.
web-railways-figure-links = liaisons
web-railways-figure-tiles = tuiles restantes
web-railways-before = avant le premier tour
web-railways-turn = tour { $turn } · villes vides : { $out } sur { $needed }
web-railways-turn-last = tour { $turn }, le dernier
web-railways-note = loco { $level } · { $count ->
    [one] { $count } liaison
   *[other] { $count } liaisons
 }

# Le plateau.
web-railways-map = La carte
web-railways-hex = { $hex }, { $terrain ->
    [water] eau
    [mountain] montagne
   *[plain] plaine
 }, { $dollars } $
web-railways-track-of = voie à { $value }
web-railways-city-with = { $place }, ville ({ $colour }) : { $value }
web-railways-city-empty = { $place }, ville ({ $colour }), sans cube
web-railways-level = Locomotive { $level }

# La colonne de gauche.
web-railways-operations = Opérations
web-railways-display = { $count ->
    [one] { $count } proposée
   *[other] { $count } proposées
 }, { $deck } dans la pioche
web-railways-your-cards = Tes cartes
web-railways-used = utilisée à ce tour
web-railways-incomes = Revenu selon les points
web-railways-stands = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, revenu { $dollars } $
web-railways-end = La fin
web-railways-empty-cities = Villes vides : { $out } sur { $needed }
web-railways-to-the-end = { $count ->
    [one] Encore une ville vide, puis un dernier tour.
   *[other] Encore { $count } villes vides, puis un dernier tour.
 }
web-railways-last-turn = Le tour { $turn } est le dernier.
web-railways-lines = Grandes lignes
web-railways-show-line = Montrer sur la carte
web-railways-line-western = avec sa propre Liaison de l’Ouest
web-railways-new-cities = Industries restantes
web-railways-your-barons = { $count ->
    [one] Ton baron
   *[other] Tes barons
 }
web-railways-your-goals = { $count ->
    [one] Ton but
   *[other] Tes buts
 }
web-railways-hidden = { $count ->
    [one] caché aux autres
   *[other] cachés aux autres
 }

# Les cartes : leur sorte, et ce qu’elles font.
web-railways-class-circle = Pour qui l’accomplit d’abord ; ne se prend pas.
web-railways-class-diamond = Reste à toi ; une fois par tour.
web-railways-class-cross = Sert dès que tu la prends.
web-railways-class-hand = À toi jusqu’à ce que tu l’utilises.
web-railways-class-infinity = À toi pour de bon.
web-railways-class-spike = Pour qui l’accomplit d’abord ; ne se prend pas. Variante transcontinentale.
web-railways-does-first-delivery = { $links ->
    [one] première livraison +{ $points }
   *[other] première livraison sur { $links } liaisons +{ $points }
 }
web-railways-does-first-delivery-from = premier cube { $colour } ({ $place }) +{ $points }
web-railways-does-first-level = première locomotive { $level } +{ $points }
web-railways-does-first-arrival = premier cube amené là +{ $points }
web-railways-does-executive = { $count } actions d’un coup
web-railways-does-new-industry = urbaniser gratuitement
web-railways-does-city-growth = { $count } cubes dans une ville
web-railways-does-land-grant = plaine gratuite, une construction
web-railways-does-tunnel-engineer = montagne et crêtes à moitié prix, une construction
web-railways-does-perfect-engineering = 5 tuiles d’un coup, une fois par tour
web-railways-does-express = un cube dépasse une ville de sa couleur
web-railways-does-hotel = +{ $points } par livraison là
web-railways-does-capital-charter = +{ $points } par liaison terminée là
web-railways-does-city-charter = aucune nouvelle voie des autres là
web-railways-does-trading-depot = +{ $points } par cube sur une liaison d’un rival
web-railways-does-passenger-lines = +{ $points } toutes les { $links } liaisons à toi
web-railways-does-ferry-line = { $count ->
    [one] un hexagone de ferry, gratuit
   *[other] { $count } hexagones de ferry d’un coup, gratuits
 }
web-railways-does-mine = { $dollars } $ : des cubes dans une ville grise jusqu’à ce qu’une couleur revienne
web-railways-does-first-joined = pour qui relie les deux +{ $points }
web-railways-baron-longest = La plus longue ligne de liaisons à soi.
web-railways-baron-largest = Le plus de liaisons.
web-railways-baron-most-money = Le plus d’argent.
web-railways-baron-fewest-bonds = Le moins d’obligations.
web-railways-baron-most-cities = Des liaisons vers le plus de villes.
web-railways-baron-highest-level = La meilleure locomotive.
web-railways-baron-links-at = { $points } pour chacune de tes liaisons à { $place }.
web-railways-baron-joined = { $from } et { $to } reliées par tes liaisons.
web-railways-baron-first-level = Atteindre en premier la locomotive { $level }.
web-railways-baron-western-link = Une Liaison de l’Ouest à toi.
web-railways-baron-most-sea-links = Le plus de liaisons maritimes.
web-railways-baron-most-income = Le plus haut revenu.
web-railways-baron-widest = Tes liaisons entre les deux villes les plus éloignées.
web-railways-baron-hub = Le plus de liaisons à soi dans une ville.
web-railways-baron-longest-link = La liaison qui a le plus de tuiles.
web-railways-baron-most-track = Le plus de tuiles dans des liaisons terminées.
web-railways-baron-most-lines = Le plus de grandes lignes.
web-railways-baron-lines = Au moins { $count } grandes lignes.
web-railways-baron-all-joined = Toutes tes liaisons reliées, au moins { $count }.
web-railways-baron-circuit = Tes liaisons par trois villes ou plus, et retour.
web-railways-baron-colours = Des liaisons vers des villes de { $count } couleurs.
web-railways-baron-most-of-colour = Des liaisons vers le plus de villes d’une couleur : { $colour }.
web-railways-baron-shared = Un ex æquo paie aussi.
web-railways-keep = Garde un baron
web-railways-keep-goal = Garde un but
web-railways-keep-more = Il paie à la fin. Personne ne voit lequel tu gardes.

# L’enchère.
web-railways-auction = Qui joue en premier ?
web-railways-auction-paid = Ce que la caisse ne couvre pas se paie en obligations : chacune apporte { $dollars } $ et coûte { $interest } $ par tour jusqu’à la fin.
web-railways-no-bid = Pas encore d’offre
web-railways-high-bid = Meilleure offre : { $dollars } $ ({ $seat })
web-railways-bid = Offrir { $dollars } $
web-railways-is-out = hors jeu

# Les actions et leurs prix.
web-railways-actions = Actions
web-railways-do-build = Construire
web-railways-do-redirect = Dévier
web-railways-do-deliver = Livrer
web-railways-do-improve = Locomotive
web-railways-do-urbanize = Urbaniser
web-railways-do-take = Prendre une carte
web-railways-do-play = Jouer une carte
web-railways-do-west = Liaison de l’Ouest
web-railways-do-end = Finir de construire
web-railways-do-pass = Passer
web-railways-price-bonds = { $count ->
    [one] { $dollars } $, { $count } obligation
   *[other] { $dollars } $, { $count } obligations
 }
web-railways-note-build = { $count } tuiles à { $low }–{ $high } $
web-railways-note-deliver = jusqu’à +{ $points }
web-railways-note-improve = à { $level } : { $value }
web-railways-note-urbanize = { $value }, { $count } cubes
web-railways-note-take = gratuit
web-railways-note-play = hors action
web-railways-note-redirect = la dernière tuile
web-railways-note-end = ton action est finie

# Construire.
web-railways-where-from = Où commence la liaison ?
web-railways-where-to = Départ { $place } : choisis une ville ou un hexagone ; tuiles restantes : { $count }
web-railways-to = vers { $place }
web-railways-sheets = Feuilles de la carte
web-railways-sheet = { $value ->
    [north] Nord
    [south] Sud
    [east] Est
    [west] Ouest
   *[both] Les deux
  }
web-railways-elsewhere = ailleurs
web-railways-out-of-reach = { $from } – { $to } : hors de portée avec { $count ->
    [one] la seule tuile qui reste
   *[other] les { $count } tuiles qui restent
 } pour cette action.
web-railways-build-from = Construire, départ { $place }
web-railways-go-on = Prolonger la voie, départ { $place }
web-railways-link-to = Liaison jusqu’à { $place }, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 }, { $price } $
web-railways-track-to = Voie jusqu’à : { $hex }, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 }, { $price } $
web-railways-open-from = Départ { $place }, pas encore reliée
web-railways-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 }
web-railways-ridges = { $count ->
    [one] { $count } crête
   *[other] { $count } crêtes
 }
web-railways-cash = caisse
web-railways-purse-income = revenu { $income } $ − intérêts { $interest } $ = { $dollars } $ par tour
web-railways-purse-bonds = { $count ->
    [one] { $count } obligation
   *[other] { $count } obligations
 } : −{ $points } à la fin
web-railways-new-bonds = { $count ->
    [one] { $count } obligation
   *[other] { $count } obligations
 }
web-railways-interest = −{ $dollars } $ par tour
web-railways-left = reste
web-railways-brings = { $value } : { $seat } +{ $points }
web-railways-build-all = { $count ->
    [one] Construire
   *[other] Construire { $count } tuiles
 }
web-railways-issue-and-build = Émettre { $bonds } et construire
web-railways-which-tile = Tuile pour : { $hex }
web-railways-tile = { $face } : { $joins }

# Les villes.
web-railways-back = Retour
web-railways-build-here = Construire d’ici
web-railways-urbanize-here = Urbaniser, { $dollars } $
web-railways-west-here = Liaison de l’Ouest, { $dollars } $
web-railways-which-link = { $place } : à qui est la liaison ?
web-railways-which-play = Quelle carte joues-tu ?

# Les livraisons.
web-railways-links = { $count ->
    [one] { $count } liaison
   *[other] { $count } liaisons
 }

# Ce que certaines cartes ont en propre.
web-railways-key = Légende
web-railways-key-snow = Limite des neiges : au-delà, chaque tuile coûte { $dollars } $ de plus.
web-railways-key-ferry = Ferry : une tuile ici demande une carte Ligne de ferry, et pas d’argent.
web-railways-key-lane = Liaison maritime : { $dollars } $, une action ; chaque anneau est une case.
web-railways-key-mine = Mine : une carte pour { $dollars } $ ; une par ville.
web-railways-key-rotor = Rotor : la ville accepte aussi cette couleur ; une livraison le tourne.
web-railways-key-depot = Dépôt de combustible : { $dollars } $ pendant la construction, un ou deux par ville.
web-railways-key-closed = Rien ne se construit par-dessus cette ligne.
web-railways-key-black = Rien ne se construit sur un hexagone noir.
web-railways-sea-between = Liaison maritime { $from } – { $to }
web-railways-cube-waits = Un cube { $colour } attend ({ $seat }) : { $place }
web-railways-once = { $place } : une nouvelle liaison par tour pour chacun.
web-railways-once-had = { $place } : tu as eu ta nouvelle liaison de ce tour.
web-railways-age = Ère industrielle
web-railways-age-begun = L’ère industrielle a commencé : les cubes de cette couleur ({ $colour }) peuvent être livrés.
web-railways-age-empty = Villes grises vides : { $out } sur { $needed }
web-railways-age-before = Elle commence avec la première ville de cette couleur ({ $colour }), pour { $dollars } $, ou avec la ville grise vide numéro { $needed }.
web-railways-harvest = D’ici là, à chaque tour, { $count ->
    [one] un cube chacune
   *[other] { $count } cubes chacune
 } : { $value }.
web-railways-kept = (dont { $points } gardés du tour de piste précédent)
web-railways-takes = accepte : { $colour }
web-railways-takes-nothing = n’accepte aucun cube
web-railways-city-rotor = accepte aussi : { $colour }
web-railways-city-depots = { $count ->
    [one] { $count } dépôt de combustible
   *[other] { $count } dépôts de combustible
 } ({ $seat })
web-railways-city-mine = a sa mine
web-railways-sail-here = Liaison maritime { $from } – { $to }, { $dollars } $
web-railways-snow-part = { $count ->
    [one] { $count } dans la neige
   *[other] { $count } dans la neige
 }
web-railways-ferries-part = { $count ->
    [one] { $count } ferry, par carte
   *[other] { $count } ferries, par carte
 }
web-railways-do-sail = Par mer
web-railways-do-depot = Dépôts
web-railways-do-continue = Repartir
web-railways-note-continue = le cube en attente repart
web-railways-how-many-depots = { $place } : dépôts, { $dollars } $ en tout
web-railways-depots = { $count ->
    [one] { $count } dépôt
   *[other] { $count } dépôts
 }
web-railways-depot-stock = { $count ->
    [one] { $count } dépôt de combustible en stock
   *[other] { $count } dépôts de combustible en stock
 }
web-railways-which-sea = Quelle liaison maritime ?
web-railways-which-call = Que fait le cube là ?
web-railways-refuels = { $count ->
    [one] utilise { $count } dépôt
   *[other] utilise { $count } dépôts
 }
web-railways-at-risk = Ton cube { $colour } attend ({ $place }) : fais-le repartir maintenant, sinon il est perdu.
