# Railroad Tiles in a terminal: single lines, for they are read without Fluent, too.
tiles-board-railway = voie ferrée
tiles-board-highway = autoroute
tiles-board-station = gare
tiles-board-dead-ends = fins de ligne
tiles-board-crossed = se croisent sans se rejoindre
tiles-board-rural = campagne
tiles-board-urban = ville
tiles-board-open-end = interruption
tiles-board-objective = tuile objectif, citée à côté
tiles-board-spots = emplacement pour voiture, train, voyageur
tiles-board-pawns = pion dessus
tiles-board-chosen-pawns = pion choisi et pas encore montré
tiles-board-directions = Les colonnes vont vers l’est, les rangées vers le sud ; la première tuile est en 0 0.
tiles-board-flag = { $value } avec drapeau
tiles-board-nobody = personne
tiles-board-stack = dans la pile : { $value }
tiles-board-bag = tuiles dans le sac : { $value }
tiles-board-figure = demandé { $value }, actuel { $more }
tiles-board-stars-at = étoiles à { $value } points
tiles-board-taken = prise par { $value }
tiles-board-size = tuiles { $value }
tiles-board-one-of = une de
tiles-board-total = Total
tiles-board-refusals = refus restants { $value }
tiles-board-refused = refusée : { $value }
tiles-board-chosen = choisi : { $value } en { $more }
tiles-board-no-tile = pas encore de tuile

# Ce que mesure `roundhouse conduct`.
tiles-conduct-refused = tuiles refusées ou défaussées
tiles-conduct-idle-pawns = pions posés pour aucun point
tiles-conduct-points-a-pawn = points d’un pion là où il est posé
tiles-conduct-winner = points du vainqueur
tiles-conduct-lead = points entre le premier et le dernier
