# Small Railroad Empires.
empires-name = Small Railroad Empires
empires-money = { $value } $

# Ce qui s’est passé.
empires-event-country-joined = Les tuiles { $tiles } sont assemblées : pays { $number } sur { $of }.
empires-event-achievements-laid = Exploits : { $achievements }.
empires-event-market-filled = Le marché reçoit : { $cards }. Cartes restantes dans la pioche : { $left }.
empires-event-market-returned = Trois cartes de la même couleur ({ $colour }) : elles sont remélangées dans la pioche.
empires-event-started = { $seat } commence à { $factory }.
empires-event-round-began = La manche { $round } commence.
empires-event-track-built = { $seat } pose une voie { $cost ->
    [0] gratuitement
   *[other] pour { $cost } $
 } : { $place }.
empires-event-track-unlocked = { $seat } débloque une troisième voie { $unlocking ->
    [0] gratuitement
   *[other] pour { $unlocking } $
 } et la pose { $cost ->
    [0] gratuitement
   *[other] pour { $cost } $
 } : { $place }.
empires-event-route-begun = { $seat } commence une nouvelle ligne { $cost ->
    [0] gratuitement
   *[other] pour { $cost } $
 } : { $place }.
empires-event-track-skipped = { $seat } ne peut poser de voie nulle part : le reste de la construction est sauté.
empires-event-space-shared = { $seat } partage une case avec { $by }, qui reçoit { $money } $.
empires-event-loan-taken = { $seat } prend { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
 } : { $money } $.
empires-event-star-reached = { $seat } arrive avant tout le monde sur une étoile : { $prestige } de prestige.
empires-event-token-revealed = Un jeton rural est retourné pour { $seat } : { $token }.
empires-event-locomotive-found = { $seat } trouve une locomotive abandonnée ({ $colour }).
empires-event-factories-produced = Le seuil de { $prestige } de prestige est atteint : toutes les usines produisent.
empires-event-good-delivered = { $seat } livre une marchandise ({ $good }) depuis { $factory } jusqu’à { $city } : longueur { $length }, { $money } ${ $prestige ->
    [0] { "" }
   *[other] { " " }et { $prestige } de prestige
 }.
empires-event-city-bonus = { $seat } reçoit { $money } $, parmi les premières compagnies à livrer à { $city }.
empires-event-card-played = { $seat } joue : { $card }{ $prestige ->
    [0] { "" }
   *[other] { "" } ; { $prestige } de prestige
 }.
empires-event-contract-shown = { $seat } montre un contrat avec { $factory } : { $prestige } de prestige.
empires-event-industry-moved = L’industrie « { $industry } » monte au cran { $step }{ $produces ->
    [yes] { " " }et produit
   *[no] { "" }
 }.
empires-event-achievement-claimed = { $seat } revendique l’exploit { $achievement } : { $points } de prestige à la fin.
empires-event-card-bought = { $seat } achète { $cost ->
    [0] gratuitement
   *[other] pour { $cost } $
 } : { $card }.
empires-event-end-triggered = { $seat } { $reason ->
    [last-track] a posé sa dernière voie
    [last-card] a fait sortir la dernière carte Train
   *[cities-full] a amené le deuxième train dans la dernière ville
 } : la manche se joue jusqu’au bout.
empires-event-game-ended = La partie est finie. Prestige : { $scores }.
# Ce que comptent les nombres d’un coup.
empires-nth-buy-1 = numéro { $value } à partir de la gauche
empires-event-destination-drawn = Prochaines destinations du conglomérat : la noire depuis { $black } jusqu’à l’une de ces villes, { $black_to } ; la jaune depuis { $yellow } jusqu’à l’une de celles-ci, { $yellow_to }.
empires-event-action-card = Le conglomérat retourne une carte : noire { $black }, jaune { $yellow } ; locomotive { $colour }.
empires-event-railcar-formed = La carte forme un wagon avec la précédente (couleur { $colour }) : 1 de prestige pour la noire.
empires-event-conglomerate-built = La compagnie { $company } pose une voie : { $place }.
empires-event-conglomerate-shares = Le conglomérat partage une case avec { $seat }, qui reçoit { $money } $.
empires-event-conglomerate-star = La compagnie { $company } est sur une étoile : { $prestige } de prestige.
empires-event-conglomerate-token = Un jeton rural est retourné pour la compagnie { $company } : { $token }.
empires-event-conglomerate-locomotive = La compagnie { $company } trouve une locomotive abandonnée ({ $colour }).
empires-event-conglomerate-delivered = La compagnie { $company } livre une marchandise ({ $good }) depuis { $factory } jusqu’à { $city } : longueur { $length }, { $prestige } de prestige.
empires-event-conglomerate-arrived = La compagnie { $company } arrive à { $city } depuis { $factory } sans marchandise demandée : longueur { $length }, { $prestige } de prestige.
empires-event-conglomerate-card = La compagnie { $company } prend : { $card }.
empires-event-conglomerate-claimed = La compagnie { $company } revendique l’exploit { $achievement } : { $points } de prestige à la fin.
empires-reason-last-track = une compagnie a posé sa dernière voie
empires-reason-last-card = la dernière carte Train est sortie
empires-reason-cities-full = chaque ville a deux trains
empires-reason-last-round = douze manches ont été jouées

# Refus.
SRE-S7 = { $why ->
    [phase] Les voies de départ ne se placent qu’au tout début ; en cours : { $phase }.
    [absent] { $factory } n’est pas dans ce pays.
    [taken] { $factory } a déjà une voie de départ.
   *[compulsory] Chacun place une voie de départ.
 }
SRE-C1 = { $why ->
    [phase] Les voies se posent au début d’un tour ; en cours : { $phase }.
    [absent] { $place } : ce n’est pas dans le pays.
    [own] { $place } : tu y es déjà.
    [full] { $place } : deux compagnies y sont déjà.
   *[apart] { $place } : aucune de tes voies n’y touche, aucun de tes trains non plus.
 }
SRE-C4 = { $why ->
    [third] Une voie bloquée vient en troisième, après les deux voies du tour.
    [none-left] Tu as déjà débloqué tes deux voies bloquées.
    [leading] Tu es en tête avec { $prestige } de prestige ; les voies bloquées sont pour les autres.
   *[phase] Une voie bloquée se pose juste après les deux voies du tour ; en cours : { $phase }.
 }
SRE-C5 = { $why ->
    [joined] { $factory } touche ton réseau : pose une voie là gratuitement.
   *[money] Une nouvelle ligne coûte { $cost } $ et tu as { $money } $ ; on ne prête pas pour cela.
 }
SRE-C7 = Il faut poser des voies tant qu’il y a une case pour elles.
SRE-M2 = { $place } : le prix est de { $cost } $ ; avec tous les emprunts qui restent, tu peux réunir { $money } $.
SRE-D1 = { $why ->
    [phase] On livre après la construction, une fois par tour ; en cours : { $phase }.
    [factory] Tu n’as pas de voie à { $factory }.
    [city] Tu n’as pas de voie à { $city }.
    [train] Tu as déjà un train à { $city }.
    [sold-out] { $factory } n’a plus de cette marchandise ({ $good }).
    [demand] { $city } ne demande pas cette marchandise ({ $good }).
    [apart] { $factory } et { $city } ne sont pas reliées par ton réseau.
    [fork] Plusieurs trajets sont également courts ; choisis par où continuer : { $ways }.
    [way] { $place } : ce n’est pas sur un trajet le plus court ; choisis parmi : { $ways }.
   *[no-fork] { $place } : il n’y a pas de choix de trajet à faire ici.
 }
SRE-D4 = { $why ->
    [phase] Les cartes Train se jouent après une livraison ; en cours : { $phase }.
    [not-in-hand] Tu n’as pas cette carte : { $card }.
   *[compulsory] { $cards ->
        [one] Après une livraison, il faut jouer ta carte Train.
       *[other] Après une livraison, il faut jouer l’une de tes { $cards } cartes Train.
     }
 }
SRE-D5 = { $why ->
    [phase] Un contrat se montre juste après une livraison ; en cours : { $phase }.
    [shown] Ton contrat a déjà été montré.
   *[other] Ton contrat ne porte pas sur { $factory }.
 }
SRE-D6 = Tu n’as plus de train : impossible de livrer à { $city } ({ $good }).
SRE-A1 = { $why ->
    [phase] Les exploits se revendiquent après la livraison ; en cours : { $phase }.
    [absent] L’exploit { $achievement } n’est pas de cette partie.
    [twice] Tu as déjà revendiqué l’exploit { $achievement }.
   *[second-top] Tu as revendiqué un haut de carte à ce tour ; l’exploit { $achievement } doit attendre.
 }
SRE-A2 = L’exploit { $achievement } demande { $needs } ; tu as { $have }.
SRE-T1 = { $why ->
    [phase] Une carte Train s’achète à la fin d’un tour ; en cours : { $phase }.
    [hand] Tu as { $cards } cartes, c’est la limite.
    [empty] Il n’y a pas de carte à l’emplacement { $slot }.
   *[money] La carte coûte { $cost } $ et tu as { $money } $.
 }

# Options.
empires-option-tiles = Les trois tuiles à utiliser ; aucune : tirées au sort.
empires-option-triangle = Lequel des pays de trois tuiles ; 0 : tiré au sort.
empires-option-rhombus = Lequel des pays de quatre tuiles ; 0 : tiré au sort.
empires-option-place_tokens = Jetons de villes et d’usines : on mélange ce qui se trouve où.
empires-option-industrial_boom = Essor industriel : on produit par industrie ; avec son exploit en cinquième, ou sans.
empires-option-rural_connections = Liaisons rurales : des jetons sur les étoiles ; avec leur exploit en cinquième, ou sans.

# De quoi un score est fait.
empires-part-prestige = Prestige
empires-part-achievements = Exploits
empires-part-passengers = Voyageurs
empires-part-loans = Emprunts

# Ce qu’un résultat dit encore.
empires-fact-conglomerate = le conglomérat
empires-fact-won = gagné

# Sortes de mots.
word-space = une case
word-city = une ville
word-factory = une usine
word-goods = une sorte de marchandise
word-traincard = une carte Train
word-achievement = un exploit

# Mots.
empires-word-start = placer une voie de départ
empires-word-construct = poser des voies
empires-word-build = poser une voie
empires-word-route = ouvrir une nouvelle ligne
empires-word-unlock = débloquer une troisième voie
empires-word-deliver = livrer une marchandise
empires-word-card = jouer une carte Train
empires-word-play = jouer une carte Train
empires-word-reveal = montrer ton contrat
empires-word-claim = revendiquer un exploit
empires-word-buy = acheter une carte Train
empires-word-pass = continuer
empires-word-end = finir
empires-word-plain = plaine
empires-word-forest = forêt
empires-word-desert = désert
empires-word-river = rivière
empires-word-mountain = montagne
empires-word-red = rouge
empires-word-blue = bleue
empires-word-green = verte
empires-word-orange = orange
empires-word-yellow = jaune
empires-word-purple = violette
empires-word-black = noire
empires-word-metal = métal
empires-word-textile = textile
empires-word-food = alimentation
empires-word-drink = boissons
empires-word-gold-cache = une cache d’or
empires-word-breakdown = une panne
empires-word-beautiful-location = un beau site
empires-word-long-track-expert = Expert des longues lignes
empires-word-longer-track-expert = Expert des très longues lignes
empires-word-master-of-deliveries = Maître des livraisons
empires-word-treasure-hunter = Chasseur de trésors
empires-word-express-network = Réseau express
empires-word-ardent-collector = Collectionneur passionné
empires-word-loyal-investor = Investisseur fidèle
empires-word-tunnel-master = Maître des tunnels
empires-word-bridge-master = Maître des ponts
empires-word-landscape-artist = Peintre paysagiste
empires-word-industrial-pioneer = Pionnier industriel
empires-word-rural-town-king = Roi des campagnes
empires-word-calias-company = Calias Company
empires-word-kenper-brothers = Kenper Brothers
empires-word-hallow-mill = Hallow Mill
empires-word-ferro-works = Ferro Works
empires-word-tarn-brewery = Tarn Brewery
empires-word-moss-farms = Moss Farms
empires-word-ashby-weavers = Ashby Weavers
empires-word-glyson-company = Glyson Company
empires-word-dunmore-distillery = Dunmore Distillery
empires-word-penn-forge = Penn Forge
empires-word-quill-and-son = Quill & Son
empires-word-larkin-cellars = Larkin Cellars
empires-word-oldville = Oldville
empires-word-lowdown = Lowdown
empires-word-hinburg = Hinburg
empires-word-brig = Brig
empires-word-corvale = Corvale
empires-word-minster = Minster
empires-word-east-and-bull = East & Bull
empires-word-new-yard = New Yard
empires-word-roam = Roam
empires-word-baris = Baris
empires-word-derlin = Derlin
empires-word-sandle = Sandle
empires-word-steel = acier
empires-word-cloth = tissu
empires-word-grain = grain
empires-word-wine = vin
empires-word-red-steel = carte rouge (acier)
empires-word-red-cloth = carte rouge (tissu)
empires-word-red-grain = carte rouge (grain)
empires-word-red-long = carte rouge (longueur 5 ou plus)
empires-word-red-forest = carte rouge (forêt)
empires-word-red-river = carte rouge (rivière)
empires-word-red-plain-desert = carte rouge (plaine et désert)
empires-word-red-forest-mountain = carte rouge (forêt et montagne)
empires-word-blue-cloth = carte bleue (tissu)
empires-word-blue-grain = carte bleue (grain)
empires-word-blue-wine = carte bleue (vin)
empires-word-blue-long = carte bleue (longueur 5 ou plus)
empires-word-blue-desert = carte bleue (désert)
empires-word-blue-mountain = carte bleue (montagne)
empires-word-blue-plain-river = carte bleue (plaine et rivière)
empires-word-blue-forest-desert = carte bleue (forêt et désert)
empires-word-yellow-grain = carte jaune (grain)
empires-word-yellow-wine = carte jaune (vin)
empires-word-yellow-steel = carte jaune (acier)
empires-word-yellow-long = carte jaune (longueur 5 ou plus)
empires-word-yellow-river = carte jaune (rivière)
empires-word-yellow-forest = carte jaune (forêt)
empires-word-yellow-plain-mountain = carte jaune (plaine et montagne)
empires-word-yellow-desert-river = carte jaune (désert et rivière)
empires-word-purple-wine = carte violette (vin)
empires-word-purple-steel = carte violette (acier)
empires-word-purple-cloth = carte violette (tissu)
empires-word-purple-long = carte violette (longueur 5 ou plus)
empires-word-purple-mountain = carte violette (montagne)
empires-word-purple-desert = carte violette (désert)
empires-word-purple-plain-forest = carte violette (plaine et forêt)
empires-word-purple-forest-river = carte violette (forêt et rivière)

empires-told-train = train : { $value }
empires-kind-contract = Contrats
