# Spike.
spike-name = Spike
spike-money = { $value } $

# Ce qui s’est passé.
spike-event-market-laid = Au marché, à { $dollars } : { $commodities }.
spike-event-first-player = { $seat } joue en premier.
spike-event-contract-laid = { $seat } a un contrat ({ $commodity }) : { $stations } ({ $dollars }).
spike-event-hand-dealt = { $seat } reçoit : { $cards }.
spike-event-round-began = La manche { $round } commence.
spike-event-side-chosen = { $seat } choisit le { $side } du contrat ({ $commodity }).
spike-event-sides-chosen = { $seat } a choisi toutes ses faces de contrat.
spike-event-card-given = { $by } donne une carte à { $seat }.
spike-event-given-card = { $by } donne une carte { $card } à { $seat }.
spike-event-display-filled = Cartes visibles : { $cards }.
spike-event-route-dealt = { $seat } reçoit la carte Trajet { $station } : { $stations }.
spike-event-route-kept = { $seat } garde la carte Trajet { $station }.
spike-event-route-chosen = { $seat } a choisi une carte Trajet.
spike-event-train-placed = { $seat } commence à { $station }.
spike-event-train-arrived = { $seat } avance son train de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
 } et entre à { $station } ({ $move }).
spike-event-train-moved = { $seat } avance son train de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
 } ({ $move }) et le laisse { $space }.
spike-event-loaded = { $seat } charge à { $station } : { $commodity }.
spike-event-dropped = { $seat } décharge : { $commodity } ; la cargaison retourne sur son contrat.
spike-event-delivered = { $seat } livre à { $station } : { $commodity }, pour { $dollars } $.
spike-event-card-taken = { $seat } prend une carte { $card }.
spike-event-card-drawn = { $seat } pioche une carte.
spike-event-card-seen = { $seat } pioche une carte { $card }.
spike-event-time-card = La carte Temps { $number } sur { $all } sort.
spike-event-built = { $seat } construit { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
 } jusqu’à { $station }.
spike-event-paid = { $seat } joue : { $cards }.
spike-event-commodity-scored = { $seat } reçoit { $dollars } $ ({ $commodity }) ; cette marchandise tombe au plus bas du marché.
spike-event-upgraded = { $seat } améliore son train : { $part } à { $level }, pour { $dollars } $.
spike-event-passed = { $seat } ne peut rien faire et passe.
spike-event-last-turns = { $seat } n’a plus ni voie ni livraison : tous les autres ont encore un tour.
spike-event-route-shown = { $seat } montre la carte Trajet { $station } : { $dollars } $.
spike-event-game-ended = La partie est finie. Argent : { $scores }.
# Qui lit le premier n’a pas besoin du second, qui est pour les autres.
spike-instead-given-card = card-given
spike-instead-card-seen = card-drawn
spike-instead-route-kept = route-chosen
spike-reason-third-time-card = la troisième carte Temps est sortie
spike-reason-nothing-left = un joueur n’avait plus ni voie ni livraison
spike-reason-turn-limit = la limite de tours est atteinte

# Refus.
SPK-S5 = { $why ->
    [phase] On donne une carte une seule fois, avant d’étaler les quatre cartes visibles ; ensuite, les cartes de ta main paient la voie.
   *[no-card] Tu n’as pas de carte { $card } à donner.
 }
SPK-S7 = Pas maintenant ; en cours : { $phase }.
SPK-T1 = { $why ->
    [no-contract] Tu n’as pas de contrat pour cette marchandise : { $commodity }.
    [delivered] Cette marchandise est déjà livrée : { $commodity }.
    [not-aboard] Pas à bord de ton train : { $commodity }.
    [room] On ne décharge que pour faire de la place : wagons pleins, { $full } sur { $cars }.
   *[nothing-here] On ne décharge que pour faire place à une autre cargaison, et aucune des tiennes n’attend là où est ton train.
 }
SPK-T2 = { $why ->
    [no-space] Il n’y a pas de ligne là : { $station }, { $way }.
   *[not-yours] La voie n’est pas à toi : { $station }, { $way }.
 }
SPK-T3 = { $why ->
    [rolled] Le déplacement gratuit de ce tour est fait.
    [in-city] Un train arrêté dans une ville n’a pas de déplacement gratuit.
    [same] Le train y est déjà ({ $station }) ; pour rester, ne fais pas de déplacement gratuit.
   *[too-far] Cette case ({ $station }) est à plus de { $spaces } sur tes voies.
 }
SPK-T6 = { $why ->
    [no-contract] Tu n’as pas de contrat pour cette marchandise : { $commodity }.
    [delivered] Cette marchandise est déjà livrée : { $commodity }.
    [aboard] Déjà à bord : { $commodity }.
    [not-here] Ton train n’est pas dans une ville qui en a : { $commodity }.
   *[full] Tous tes wagons ({ $cars }) sont pleins ; décharge d’abord quelque chose.
 }
SPK-T7 = { $why ->
    [no-contract] Tu n’as pas de contrat pour cette marchandise : { $commodity }.
    [delivered] Cette marchandise est déjà livrée : { $commodity }.
    [not-aboard] Pas à bord de ton train : { $commodity }.
    [not-here] Ton contrat ({ $commodity }) nomme { $stations }, et ton train n’est dans aucune de ces villes.
   *[served] Tu as déjà livré à { $station } : une fois par ville.
 }
SPK-A1 = { $why ->
    [tender] Ton tender vaut { $cards } cartes, et tu les as piochées.
   *[not-shown] Aucune carte { $card } n’est visible.
 }
SPK-A2 = { $why ->
    [not-new] { $station } est déjà sur ton réseau.
    [goes-on] La ligne vers { $station } rencontre ton réseau ({ $here }) et doit y finir.
    [no-edge] Aucune ligne ne part de ce côté : { $here }.
    [loop] La ligne vers { $station } passe deux fois par { $there }.
    [city-between] La ligne vers { $station } rencontre d’abord { $there }, qui n’est pas sur ton réseau : un raccordement finit à la première nouvelle ville.
    [not-joined] La ligne vers { $station } finit à { $here }, hors de ton réseau.
   *[track] { $station } demande { $spaces } pièces de voie ; tu en as { $left }.
 }
SPK-A4 = { $why ->
    [unpayable] Les cases demandent { $needs }, et ta main n’y suffit pas.
    [nothing-due] Il n’y a rien à payer.
    [due] Paie d’abord la voie : { $needs }.
    [order] Nomme chaque couleur une fois, dans cet ordre : rouge, jaune, bleue, verte, violette, blanche.
    [hand] Cartes de cette couleur ({ $card }) dans ta main : { $held }.
    [too-few] { $cards } : ce n’est pas assez pour { $needs }.
   *[too-many] { $cards } : c’est plus qu’il n’en faut pour { $needs } ; tu pourrais garder une carte { $card }.
 }
SPK-A6 = { $why ->
    [not-in-city] Ton train n’était pas dans une ville au début du tour : il ne peut pas être démarré.
   *[too-far] Cette case ({ $station }) est à plus de { $spaces } sur tes voies.
 }
SPK-A7 = { $why ->
    [in-city] La case de plus est pour un train en ligne ; le tien est dans une ville.
   *[too-far] Cette case ({ $station }) est à plus de { $spaces } sur tes voies.
 }
SPK-A8 = { $why ->
    [top] Déjà au plus haut niveau : { $part }.
   *[money] Cela coûte { $price } $ ; tu as { $money } $.
 }
SPK-A9 = La voie sur le chemin vers { $station } est à { $by } ; ses bouts : { $here } ; { $there }.
SPK-A10 = { $why ->
    [no-action] Tu dois faire une action avant la fin du tour.
    [acted] Tu as déjà fait ton action de ce tour.
    [drawing] Tu es en train de piocher : continue, ou arrête de piocher.
   *[can-act] Tu peux encore faire quelque chose : { $action }.
 }
SPK-R4 = Il n’y a pas de carte dans la pioche.
SPK-V1 = { $why ->
    [phase] Les faces des contrats se choisissent au tout début d’une partie avancée ; en cours : { $phase }.
    [not-yours] Tu n’as pas de contrat pour cette marchandise : { $commodity }.
   *[chosen] Tu as déjà choisi la face de ce contrat : { $commodity }.
 }
SPK-V2 = { $why ->
    [phase] Les cartes Trajet se choisissent avant les villes de départ, dans une partie avancée ; en cours : { $phase }.
   *[not-yours] Tu n’as pas reçu de carte Trajet { $station }.
 }

# Options.
spike-option-advanced = On choisit la face de chaque contrat, et une carte Trajet sur deux.
spike-option-turns = La partie finit après tant de tours par joueur, si rien n’y met fin avant.

# De quoi l’argent est fait.
spike-part-market = Marché
spike-part-contracts = Contrats
spike-part-upgrades = Améliorations
spike-part-route = Carte Trajet

# Sortes de mots.
word-station = une ville
word-junction = une jonction
word-compass = une direction (e, ne, nw, w, sw, se, ou in)
word-commodity = une marchandise
word-card = une couleur de cartes
word-pile = la pioche
word-payment = un nombre de cartes
word-part = un élément du train
word-cardside = une face de carte

# Mots.
spike-word-side = choisir la face d’un contrat
spike-word-give = donner une carte
spike-word-keep = garder une carte Trajet
spike-word-begin = commencer dans une ville
spike-word-load = charger
spike-word-deliver = livrer
spike-word-drop = décharger
spike-word-roll = rouler
spike-word-draw = piocher
spike-word-build = construire
spike-word-pay = payer
spike-word-start = démarrer le train
spike-word-extra = une case de plus
spike-word-upgrade = améliorer
spike-word-pass = passer
spike-word-done = finir le tour
spike-word-sides = choix des faces de contrat
spike-word-giving = don d’une carte
spike-word-keeping = choix des cartes Trajet
spike-word-beginning = choix des villes de départ
spike-word-turns = les tours
spike-word-end = la fin
spike-word-free = déplacement gratuit
spike-word-in = dans la ville
spike-word-deck = la pioche
spike-word-locomotive = locomotive
spike-word-tender = tender
spike-word-car = wagons
spike-word-front = recto
spike-word-reverse = verso
spike-word-cows = vaches
spike-word-wood = bois
spike-word-corn = maïs
spike-word-wheat = blé
spike-word-coal = charbon
spike-word-oil = pétrole
spike-word-steel = acier
spike-word-cloth = tissu
spike-word-pigs = porcs
spike-word-flour = farine
spike-word-peaches = pêches
spike-word-cotton = coton
spike-word-red = rouge
spike-word-yellow = jaune
spike-word-blue = bleue
spike-word-green = verte
spike-word-purple = violette
spike-word-white = blanche
spike-word-1-red = 1 rouge
spike-word-2-red = 2 rouges
spike-word-3-red = 3 rouges
spike-word-4-red = 4 rouges
spike-word-5-red = 5 rouges
spike-word-6-red = 6 rouges
spike-word-7-red = 7 rouges
spike-word-8-red = 8 rouges
spike-word-9-red = 9 rouges
spike-word-10-red = 10 rouges
spike-word-1-yellow = 1 jaune
spike-word-2-yellow = 2 jaunes
spike-word-3-yellow = 3 jaunes
spike-word-4-yellow = 4 jaunes
spike-word-5-yellow = 5 jaunes
spike-word-6-yellow = 6 jaunes
spike-word-7-yellow = 7 jaunes
spike-word-8-yellow = 8 jaunes
spike-word-9-yellow = 9 jaunes
spike-word-10-yellow = 10 jaunes
spike-word-1-blue = 1 bleue
spike-word-2-blue = 2 bleues
spike-word-3-blue = 3 bleues
spike-word-4-blue = 4 bleues
spike-word-5-blue = 5 bleues
spike-word-6-blue = 6 bleues
spike-word-7-blue = 7 bleues
spike-word-8-blue = 8 bleues
spike-word-9-blue = 9 bleues
spike-word-10-blue = 10 bleues
spike-word-1-green = 1 verte
spike-word-2-green = 2 vertes
spike-word-3-green = 3 vertes
spike-word-4-green = 4 vertes
spike-word-5-green = 5 vertes
spike-word-6-green = 6 vertes
spike-word-7-green = 7 vertes
spike-word-8-green = 8 vertes
spike-word-9-green = 9 vertes
spike-word-10-green = 10 vertes
spike-word-1-purple = 1 violette
spike-word-2-purple = 2 violettes
spike-word-3-purple = 3 violettes
spike-word-4-purple = 4 violettes
spike-word-5-purple = 5 violettes
spike-word-6-purple = 6 violettes
spike-word-7-purple = 7 violettes
spike-word-8-purple = 8 violettes
spike-word-9-purple = 9 violettes
spike-word-10-purple = 10 violettes
spike-word-1-white = 1 blanche
spike-word-2-white = 2 blanches
spike-word-3-white = 3 blanches
spike-word-4-white = 4 blanches
spike-word-5-white = 5 blanches
spike-word-6-white = 6 blanches
spike-word-7-white = 7 blanches
spike-word-8-white = 8 blanches
spike-word-9-white = 9 blanches
spike-word-10-white = 10 blanches
spike-word-c1 = C1
spike-word-d1 = D1
spike-word-f1 = F1
spike-word-b2 = B2
spike-word-c2 = C2
spike-word-e2 = E2
spike-word-f2 = F2
spike-word-m2 = M2
spike-word-n2 = N2
spike-word-c3 = C3
spike-word-d3 = D3
spike-word-e3 = E3
spike-word-f3 = F3
spike-word-h3 = H3
spike-word-l3 = L3
spike-word-m3 = M3
spike-word-n3 = N3
spike-word-b4 = B4
spike-word-c4 = C4
spike-word-d4 = D4
spike-word-e4 = E4
spike-word-g4 = G4
spike-word-k4 = K4
spike-word-n4 = N4
spike-word-e5 = E5
spike-word-f5 = F5
spike-word-h5 = H5
spike-word-k5 = K5
spike-word-l5 = L5
spike-word-d6 = D6
spike-word-e6 = E6
spike-word-f6 = F6
spike-word-i6 = I6
spike-word-j6 = J6
spike-word-b7 = B7
spike-word-c7 = C7
spike-word-d7 = D7
spike-word-f7 = F7
spike-word-i7 = I7
spike-word-j7 = J7
spike-word-k7 = K7
spike-word-l7 = L7
spike-word-c8 = C8
spike-word-d8 = D8
spike-word-e8 = E8
spike-word-f8 = F8
spike-word-g8 = G8
spike-word-h8 = H8
spike-word-i8 = I8
spike-word-j8 = J8
spike-word-b9 = B9
spike-word-c9 = C9
spike-word-f9 = F9
spike-word-i9 = I9
spike-word-j9 = J9
spike-word-l9 = L9
spike-word-b10 = B10
spike-word-c10 = C10
spike-word-d10 = D10
spike-word-e10 = E10
spike-word-g10 = G10
spike-word-j10 = J10
spike-word-k10 = K10
spike-word-d11 = D11
spike-word-e11 = E11
spike-word-f11 = F11
spike-word-h11 = H11
spike-word-i11 = I11
spike-word-a12 = A12
spike-word-b12 = B12
spike-word-c12 = C12
spike-word-d12 = D12
spike-word-e12 = E12
spike-word-g12 = G12
spike-word-h12 = H12
spike-word-c13 = C13
spike-word-d13 = D13
spike-word-h13 = H13
spike-word-i13 = I13
spike-word-j13 = J13
spike-word-j14 = J14

spike-told-train = train : { $value }

# Cases de voie : où se trouve un train.
spike-track-between = entre { $here } et { $there }
spike-track-towards = { $steps ->
    [1] juste après { $here }, direction { $there }
   *[other] { $steps } cases après { $here }, direction { $there }
 }
spike-track-away = { $steps ->
    [1] juste après { $here }, côté { $way }
   *[other] { $steps } cases après { $here }, côté { $way }
 }
spike-track-aside = un peu après { $here } ({ $steps } côté { $way }, { $more } côté { $turn })
