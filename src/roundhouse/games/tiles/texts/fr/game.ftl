# Railroad Tiles.
tiles-name = Railroad Tiles

# Ce qui s’est passé.
tiles-event-round-began = La manche { $round } commence.
tiles-event-column-filled = La colonne { $column } reçoit : { $tiles }.
tiles-event-token-entered = Le jeton { $token }{ $flag ->
    [yes] { " " }avec drapeau
   *[no] { "" }
 } entre en salle d’attente.
tiles-event-token-left = Le jeton { $token } quitte le jeu.
tiles-event-starter-taken = { $seat } commence avec : { $tile }, { $turn }.
tiles-event-column-taken = { $seat } prend la colonne { $column } : { $tiles }.{ $stars ->
    [0] { "" }
    [one] { " " }Avec une étoile.
   *[other] { " " }Avec { $stars } étoiles.
 }{ $points ->
    [0] { "" }
    [one] { " " }Avec un point.
   *[other] { " " }Avec { $points } points.
 }
tiles-event-tile-placed = { $seat } pose : { $tile }, { tiles-nth-place-3 }, { $turn }.
tiles-event-tile-refused = { $seat } refuse : { $tile } ; refus restants : { $left }.
tiles-event-tile-discarded = { $seat } défausse, faute de place : { $tile }.
tiles-event-pawn-chosen = { $seat } choisit où placer un pion ({ $pawn }) : { $square }.
tiles-event-populated = { $seat } a choisi.
tiles-event-pawn-placed = { $seat } place un pion ({ $pawn }){ $stars ->
    [0] { "" }
   *[other] { " " }contre une étoile
 }, { $square }, et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
tiles-event-column-discarded = La colonne { $column } est défaussée : { $tiles }.
tiles-event-star-placed = Personne n’a pris la colonne { $column } : elle reçoit une étoile.
tiles-event-order-changed = Nouvel ordre du tour : { $order }.
tiles-event-limit-broken = La limite du défi { $challenge } est dépassée ({ $have }) : la partie vaudra 0.
tiles-event-game-ended = La partie est finie. Scores : { $scores }.
# Ce que comptent les nombres d’un coup.
tiles-nth-take-1 = colonne { $value } du plateau Gare
tiles-nth-place-2 = { $aside ->
    [left] { $across } à gauche
    [right] { $across } à droite
   *[level] au-dessus ou en dessous de la première tuile
 }
tiles-nth-place-3 = { $column ->
    [0] { $row ->
        [0] comme première tuile
       *[other] { $square }
     }
   *[other] { $square }
 }
tiles-nth-put-3 = { $aside ->
    [left] { $across } à gauche
    [right] { $across } à droite
   *[level] sur la première tuile, au-dessus ou en dessous
 }
tiles-nth-put-4 = { $square }
tiles-nth-star-3 = { tiles-nth-put-3 }
tiles-nth-star-4 = { $square }
# Les cases d’un territoire n’ont pas de nom : on les compte depuis sa première tuile.
tiles-square = { $aside ->
    [left] { $across } à gauche
    [right] { $across } à droite
   *[level] { "" }
 }{ $shape ->
    [here] sur la première tuile
    [aside] { " " }de la première tuile
    [both] { " " }et{ " " }
   *[upright] { "" }
 }{ $rise ->
    [above] { $down } au-dessus de la première tuile
    [below] { $down } en dessous de la première tuile
   *[level] { "" }
 }
# Un côté d’une tuile, et ce qui s’y trouve.
tiles-reason-last-round = huit manches ont été jouées

# Refus.
TIL-S5 = { $why ->
    [phase] On ne prend une tuile de départ qu’au tout début ; en cours : { $phase }.
   *[not-there] Cette tuile n’est pas parmi les tuiles de départ : { $tile }.
 }
TIL-R2 = { $why ->
    [phase] Pas maintenant ; en cours : { $phase }.
    [no-column] Il n’y a pas de colonne { $column } ; le plateau Gare en a { $columns }.
    [taken] La colonne { $column } est déjà prise : { $by }.
   *[not-in-hand] Cette tuile n’est pas parmi celles que tu as à poser : { $tile }.
 }
TIL-R3 = { $why ->
    [occupied] { $square } : il y a déjà une tuile.
    [alone] { $square } : « { $tile } » n’y toucherait aucune tuile.
   *[edge] { $square } : { $side }, « { $tile } » aurait { $mine }, mais sa voisine y a { $theirs }.
 }
TIL-R4 = Avec « { $tile } », deux orientations reviennent au même, « { $turn } » et « { $same } » ; choisis la seconde.
TIL-R5 = Celle-ci a encore une place : { $fits }. On ne peut donc pas défausser : { $tile }.
TIL-R6 = Tu as déjà refusé deux tuiles ; celle-ci doit être posée : { $tile }.
TIL-R7 = { $why ->
    [phase] Les pions se placent quand toutes les tuiles sont posées ; en cours : { $phase }.
    [no-token] Il n’y a pas de jeton { $token } à utiliser dans la zone active.
    [no-pawn] Un pion est une voiture, un train ou un voyageur.
    [supply] Il n’y a plus de pion { $pawn } dans la réserve.
    [no-tile] { $square } : tu n’y as pas de tuile.
    [no-icon] { $square } : la tuile n’a pas d’emplacement { $pawn }.
   *[occupied] { $square } : l’emplacement est pris.
 }
TIL-R8 = { $why ->
    [star-needed] Le jeton { $token } ne donne pas de pion { $pawn } : il faut une étoile.
    [star-wasted] Le jeton { $token } donne un pion { $pawn } sans étoile.
   *[no-star] Tu n’as plus d’étoile.
 }
TIL-O2 = Pas maintenant : { $tile }. Aucun objectif n’est demandé, ou tu ne l’as pas.
TIL-O4 = { $why ->
    [column-first] Les tuiles de la colonne passent avant ; ensuite seulement tu peux renoncer à celle-ci : { $tile }.
   *[fits] Celle-ci a encore une place : { $fits }. On ne peut donc pas défausser : { $tile }.
 }
TIL-1 = La première tuile n’a qu’une place, au milieu.

# Options.
tiles-option-objectives = Chacun joue avec trois tuiles Objectif (5 points chacune).
tiles-option-sets = Les trois objectifs à utiliser ; vide : au hasard.
tiles-option-challenge = Le défi en solitaire : une mission ou une limite, et trois seuils de points.

# De quoi un score est fait.
tiles-part-pawns = Pions
tiles-part-cities = Villes
tiles-part-rectangle = Plus grand rectangle
tiles-part-interruptions = Interruptions
tiles-part-objectives = Objectifs
tiles-part-columns = Colonnes de trois
tiles-part-challenge = Défi manqué

# Ce qu’un résultat dit encore.
tiles-fact-challenge = défi
tiles-fact-met = réussi
tiles-fact-stars = étoiles

# Mots.
tiles-word-start = prendre une tuile de départ
tiles-word-take = prendre une colonne
tiles-word-place = poser une tuile
tiles-word-refuse = refuser une tuile
tiles-word-discard = défausser une tuile
tiles-word-populate = placer des pions
tiles-word-end = finir
tiles-word-put = placer un pion
tiles-word-star = dépenser une étoile pour un autre pion
tiles-word-done = pas d’autre pion
tiles-word-car = voiture
tiles-word-train = train
tiles-word-traveller = voyageur
tiles-word-either = train ou voiture
tiles-word-turn0 = à l’endroit
tiles-word-turn1 = un quart de tour à droite
tiles-word-turn2 = un demi-tour
tiles-word-turn3 = un quart de tour à gauche
tiles-word-flip0 = en miroir
tiles-word-flip1 = en miroir, un quart de tour à droite
tiles-word-flip2 = en miroir, un demi-tour
tiles-word-flip3 = en miroir, un quart de tour à gauche
tiles-word-blank = un bord vide
tiles-word-railway = une voie ferrée
tiles-word-highway = une autoroute
tiles-word-north = en haut
tiles-word-east = à droite
tiles-word-south = en bas
tiles-word-west = à gauche
tiles-word-town-hall = hôtel de ville
tiles-word-metropolis = métropole
tiles-word-central-station = gare centrale
tiles-word-stadium = stade
tiles-word-airport = aéroport
tiles-word-temple = temple
tiles-word-service-station = station-service
tiles-word-megalopolis = { tiles-challenge-megalopolis }
tiles-word-route-66 = { tiles-challenge-route-66 }
tiles-word-trans-europe-express = { tiles-challenge-trans-europe-express }
tiles-word-perfection = { tiles-challenge-perfection }
tiles-word-flat-earth = { tiles-challenge-flat-earth }
tiles-word-volcano = { tiles-challenge-volcano }
tiles-word-holes = { tiles-challenge-holes }
tiles-word-far-friends = { tiles-challenge-far-friends }
tiles-word-station-chaos = { tiles-challenge-station-chaos }
tiles-word-car-paradise = { tiles-challenge-car-paradise }
tiles-word-train-paradise = { tiles-challenge-train-paradise }
tiles-word-four-cities = { tiles-challenge-four-cities }
tiles-word-strict-rules = { tiles-challenge-strict-rules }
tiles-word-regulated-traffic = { tiles-challenge-regulated-traffic }
tiles-word-tired-travellers = { tiles-challenge-tired-travellers }
tiles-word-rail-straight = voie ferrée droite
tiles-word-rail-straight-train = voie ferrée droite (train)
tiles-word-rail-straight-traveller = voie ferrée droite (voyageur)
tiles-word-rail-straight-urban = voie ferrée droite (en ville)
tiles-word-rail-curve = courbe de voie ferrée
tiles-word-rail-curve-urban = courbe de voie ferrée (en ville)
tiles-word-rail-junction = embranchement de voie ferrée
tiles-word-rail-junction-urban = embranchement de voie ferrée (en ville)
tiles-word-rail-junction-urban-traveller = embranchement de voie ferrée (en ville, voyageur)
tiles-word-rail-cross-train = croisement de voies ferrées (train)
tiles-word-rail-cross-traveller = croisement de voies ferrées (voyageur)
tiles-word-rail-cross-urban = croisement de voies ferrées (en ville)
tiles-word-rail-end = fin de voie ferrée
tiles-word-rail-end-train = fin de voie ferrée (train)
tiles-word-rail-end-urban-traveller = fin de voie ferrée (en ville, voyageur)
tiles-word-highway-straight = autoroute droite
tiles-word-highway-straight-car = autoroute droite (voiture)
tiles-word-highway-straight-traveller = autoroute droite (voyageur)
tiles-word-highway-straight-urban = autoroute droite (en ville)
tiles-word-highway-curve = courbe d’autoroute
tiles-word-highway-curve-urban = courbe d’autoroute (en ville)
tiles-word-highway-junction = embranchement d’autoroute
tiles-word-highway-junction-urban = embranchement d’autoroute (en ville)
tiles-word-highway-junction-urban-traveller = embranchement d’autoroute (en ville, voyageur)
tiles-word-highway-cross-car = croisement d’autoroutes (voiture)
tiles-word-highway-cross-traveller = croisement d’autoroutes (voyageur)
tiles-word-highway-cross-urban = croisement d’autoroutes (en ville)
tiles-word-highway-end = fin d’autoroute
tiles-word-highway-end-car = fin d’autoroute (voiture)
tiles-word-highway-end-urban-traveller = fin d’autoroute (en ville, voyageur)
tiles-word-overpass = pont
tiles-word-overpass-car = pont (voiture)
tiles-word-overpass-train = pont (train)
tiles-word-overpass-urban = pont (en ville)
tiles-word-station-straight-car = gare droite (voiture)
tiles-word-station-straight-train = gare droite (train)
tiles-word-station-straight-traveller = gare droite (voyageur)
tiles-word-station-straight-urban-car = gare droite (en ville, voiture)
tiles-word-station-straight-urban-train = gare droite (en ville, train)
tiles-word-station-curve-car = gare en courbe (voiture)
tiles-word-station-curve-train = gare en courbe (train)
tiles-word-station-curve-traveller = gare en courbe (voyageur)
tiles-word-station-curve-urban = gare en courbe (en ville)
tiles-word-station-rail-branch-train = gare sur voie ferrée avec autoroute de côté (train)
tiles-word-station-rail-branch-urban-car = gare sur voie ferrée avec autoroute de côté (en ville, voiture)
tiles-word-station-highway-branch-car = gare sur autoroute avec voie ferrée de côté (voiture)
tiles-word-station-highway-branch-urban-train = gare sur autoroute avec voie ferrée de côté (en ville, train)
tiles-word-station-rail-bend-traveller = gare sur virage de voie ferrée (voyageur)
tiles-word-station-rail-bend-urban-car = gare sur virage de voie ferrée (en ville, voiture)
tiles-word-station-highway-bend-train = gare sur virage d’autoroute (train)
tiles-word-station-highway-bend-urban-train = gare sur virage d’autoroute (en ville, train)
tiles-word-station-cross-car = gare au croisement (voiture)
tiles-word-station-cross-urban = gare au croisement (en ville)
tiles-word-station-two-bends-train = gare entre deux virages (train)
tiles-word-station-two-bends-urban = gare entre deux virages (en ville)
tiles-word-station-rail-junction-car = gare sur embranchement de voie ferrée (voiture)
tiles-word-station-rail-junction-urban-train = gare sur embranchement de voie ferrée (en ville, train)
tiles-word-station-highway-junction-train = gare sur embranchement d’autoroute (train)
tiles-word-station-highway-junction-urban-traveller = gare sur embranchement d’autoroute (en ville, voyageur)

# Défis : comment chacun s’appelle, et ce qu’il demande.
tiles-challenge-megalopolis = Mégalopole
tiles-challenge-megalopolis-about = Une ville d’au moins { $needs } tuiles à la fin.
tiles-challenge-route-66 = Route 66
tiles-challenge-route-66-about = Une autoroute sur au moins { $needs } tuiles, aucune deux fois.
tiles-challenge-trans-europe-express = Trans-Europ-Express
tiles-challenge-trans-europe-express-about = Une voie ferrée sur au moins { $needs } tuiles, aucune deux fois.
tiles-challenge-perfection = Perfection
tiles-challenge-perfection-about = Au plus { $needs } interruptions à la fin.
tiles-challenge-flat-earth = Terre plate
tiles-challenge-flat-earth-about = Jamais plus de { $needs } rangées de tuiles.
tiles-challenge-volcano = Volcan
tiles-challenge-volcano-about = Un carré vide de { $needs } sur { $needs }, entouré de tuiles, aux coins aussi.
tiles-challenge-holes = Trous
tiles-challenge-holes-about = { $needs } places vides isolées, entourées de tuiles, aux coins aussi.
tiles-challenge-far-friends = Amis lointains
tiles-challenge-far-friends-about = Deux voyageurs reliés à au moins { $needs } pas l’un de l’autre, personne entre eux.
tiles-challenge-station-chaos = Gares à gogo
tiles-challenge-station-chaos-about = { $needs } gares sur un seul réseau.
tiles-challenge-car-paradise = Paradis des voitures
tiles-challenge-car-paradise-about = { $needs } voitures sur un seul réseau d’autoroutes.
tiles-challenge-train-paradise = Paradis des trains
tiles-challenge-train-paradise-about = { $needs } trains sur un seul réseau ferré.
tiles-challenge-four-cities = Quatre villes
tiles-challenge-four-cities-about = { $needs } villes.
tiles-challenge-strict-rules = Règles strictes
tiles-challenge-strict-rules-about = Jamais plus de { $needs ->
    [one] { $needs } pion
   *[other] { $needs } pions
 } de la même sorte dans une rangée.
tiles-challenge-regulated-traffic = Trafic régulé
tiles-challenge-regulated-traffic-about = Jamais plus de { $needs } pions de la même sorte reliés entre eux.
tiles-challenge-tired-travellers = Voyageurs fatigués
tiles-challenge-tired-travellers-about = Un voyageur se relie par le rail ou par l’autoroute, jamais par les deux.
tiles-told-ends = interruptions
