# Railroad Tiles dans le navigateur.
web-tiles-length = 30 min
web-tiles-blurb = Choisis des tuiles carrées, relie voies ferrées et autoroutes, laisse peu de bouts en l’air.
web-tiles-label-objectives = Objectifs
web-tiles-label-sets = Quels objectifs
web-tiles-label-challenge = Défi
web-tiles-phase-start = Tuile de départ
web-tiles-phase-refill = Préparation
web-tiles-phase-take = Sélection
web-tiles-phase-place = Pose
web-tiles-phase-populate = Peuplement
web-tiles-phase-order = Nouvel ordre du tour
web-tiles-ask-start = Choisis une tuile de départ
web-tiles-ask-take = Choisis une colonne
web-tiles-ask-place = Pose tes tuiles
web-tiles-ask-populate = Place des pions
web-tiles-which-offer = Quelle colonne ?
web-tiles-which-tile = Quelle tuile ?
web-tiles-which-column = Combien de cases à gauche ou à droite de la première tuile ?
web-tiles-which-row = Où exactement ?
web-tiles-which-turn = Dans quel sens ?
web-tiles-which-token = Avec quel jeton ?
web-tiles-which-pawn = Quel pion ?
web-tiles-figure-points = points
web-tiles-figure-stars = étoiles
web-tiles-note = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 } · { $ends ->
    [one] { $ends } interruption
   *[other] { $ends } interruptions
 } · { $refusals ->
    [one] { $refusals } refus restant
   *[other] { $refusals } refus restants
 }

# Le plateau.
web-tiles-station-board = Plateau Gare
web-tiles-station-note = Moins de tuiles : plus tôt à la manche suivante. Chaque colonne laissée gagne une étoile.
web-tiles-station-note-alone = les colonnes que tu laisses sont défaussées
web-tiles-columns = Colonnes
web-tiles-size = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 }
web-tiles-column-label = Colonne { $column }, { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
 }{ $stars ->
    [0] { "" }
    [one] , { $stars } étoile
   *[other] , { $stars } étoiles
 }{ $points ->
    [0] { "" }
    [one] , { $points } point
   *[other] , { $points } points
 }.
web-tiles-you-took = prise par toi
web-tiles-took = prise : { $seat }
web-tiles-column-gone = défaussée
web-tiles-in-hand = En main
web-tiles-hand-of = Main : { $seat }
web-tiles-starters = Tuiles de départ
web-tiles-take-one = prends-en une
web-tiles-to-place = { $count } à poser
web-tiles-turn = Tourner
web-tiles-flip = Retourner
web-tiles-turn-alike = Tournée, cette tuile reste la même.
web-tiles-flip-alike = Retournée, cette tuile reste la même.
web-tiles-one-way = Ici, la tuile ne va que dans ce sens.
web-tiles-not-yours = { $value } construit ici : tes tuiles et tes pions vont sur ton propre territoire.
web-tiles-start-here = La première tuile n’a qu’une place, celle en surbrillance au milieu.
web-tiles-refuse = Refuser
web-tiles-left = reste { $count }
web-tiles-discard = Défausser, sans place
web-tiles-fits-nowhere = sans place
web-tiles-ways = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
 }
web-tiles-place = { $square }
web-tiles-beside = { $side } : { $tile }
web-tiles-afar = { $count ->
    [one] { $count } autre place
   *[other] { $count } autres places
 } { $side }
web-tiles-my-territory = Ton territoire
web-tiles-territory-of = Territoire : { $value }
web-tiles-whose = À qui le territoire
web-tiles-back-to-mine = revenir au mien
web-tiles-enlarge = Montrer en grand le territoire : { $seat }.
web-tiles-change = en ferme { $closed }, en ouvre { $opened }
web-tiles-ends = { $count ->
    [one] { $count } interruption
   *[other] { $count } interruptions
 }, les { $free } premières ne comptent pas
web-tiles-network-train = { $pawns ->
    [0] Voie ferrée sans train
    [one] Voie ferrée avec { $pawns } train
   *[other] Voie ferrée avec { $pawns } trains
 } : { $free ->
    [0] aucun emplacement libre
   *[other] le prochain rapporte { $next }
 }.
web-tiles-network-car = { $pawns ->
    [0] Autoroute sans voiture
    [one] Autoroute avec { $pawns } voiture
   *[other] Autoroute avec { $pawns } voitures
 } : { $free ->
    [0] aucun emplacement libre
   *[other] la prochaine rapporte { $next }
 }.
web-tiles-network-traveller = { $pawns ->
    [0] Lignes reliées sans voyageur
    [one] Lignes reliées avec { $pawns } voyageur
   *[other] Lignes reliées avec { $pawns } voyageurs
 } : { $free ->
    [0] aucun emplacement libre
   *[other] le prochain rapporte { $next }
 }.
web-tiles-population = Peuplement
web-tiles-waiting = en attente
web-tiles-active = actifs
web-tiles-in-stack = { $count } dans la pile
web-tiles-token = { $token }{ $flag ->
    [yes] { " " }avec drapeau
   *[no] { "" }
 }
web-tiles-token-free = { $token } : à utiliser
web-tiles-token-idle = { $token } : a servi, ou pas de place
web-tiles-star = étoiles
web-tiles-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
 }
web-tiles-by = Grâce à quoi
web-tiles-by-token = avec le jeton { $token }
web-tiles-by-star = avec une étoile, à la place du jeton { $token }
web-tiles-put-label = Placer un pion ({ $pawn }), { $square } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-tiles-star-label = Dépenser une étoile pour un pion ({ $pawn }), { $square } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-tiles-supply = Pions restants
web-tiles-bag = { $count ->
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
 }
web-tiles-networks = Réseaux
web-tiles-next-scores = le prochain rapporte
web-tiles-joined-train = { $count ->
    [one] { $count } train
   *[other] { $count } trains
 }
web-tiles-joined-car = { $count ->
    [one] { $count } voiture
   *[other] { $count } voitures
 }
web-tiles-joined-traveller = { $count ->
    [one] { $count } voyageur
   *[other] { $count } voyageurs
 }
web-tiles-free = { $count ->
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
 }
web-tiles-count-now = Score à l’instant
web-tiles-count-after = Score après ce coup
web-tiles-count-cities = { $count ->
    [one] { $count } ville de { $size } ou plus
   *[other] { $count } villes de { $size } ou plus
 }
web-tiles-count-rectangle = Rectangle { $width } × { $height }
web-tiles-not-met = Défi pas encore réussi
web-tiles-objectives = Objectifs
web-tiles-points-each = { $points } points chacun
web-tiles-met = rempli
web-tiles-to-come = à venir
web-tiles-have-of = { $have } sur { $needs }
web-tiles-have-at-most = { $have }, au plus { $needs }
web-tiles-goal-town-hall = { $needs } tuiles à la suite de chaque côté
web-tiles-goal-metropolis = dans une ville de { $needs } tuiles
web-tiles-goal-central-station = { $needs } autres gares par le rail
web-tiles-goal-stadium = { $needs } voyageurs autour
web-tiles-goal-airport = { $needs ->
    [one] une tuile de ville dans sa rangée ou sa colonne
   *[other] { $needs } tuiles de ville dans sa rangée ou sa colonne
 }
web-tiles-goal-temple = { $needs ->
    [0] aucun emplacement train ou voiture autour
    [one] au plus { $needs } emplacement train ou voiture autour
   *[other] au plus { $needs } emplacements train ou voiture autour
 }
web-tiles-goal-service-station = sur une autoroute de { $needs } tuiles
web-tiles-challenge = Défi
web-tiles-challenge-is-open = pas encore
web-tiles-challenge-is-met = réussi
web-tiles-challenge-is-kept = tenu
web-tiles-challenge-is-broken = manqué
web-tiles-challenge-stars = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour l’instant : { $count ->
    [one] { $count } étoile sur { $most }
   *[other] { $count } étoiles sur { $most }
 }
web-tiles-at = { $square } : { $tile }, { $turn }
web-tiles-holds = pion { $pawn }
web-tiles-spot-free = emplacement libre
web-tiles-open-to = ouverte { $value }
web-tiles-summary = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 }, { $ends ->
    [one] { $ends } interruption
   *[other] { $ends } interruptions
 }, { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
 }, plus grand rectangle { $width } sur { $height }.
