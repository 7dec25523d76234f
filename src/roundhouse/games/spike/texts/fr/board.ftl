# Spike in a terminal: single lines, for they are read without Fluent, too.
spike-board-lines = lignes : { $value } ; A B C D construites par ce joueur
spike-board-not-yet = pas encore sur le plateau
spike-board-in = à { $value }
spike-board-between = en ligne ({ $value } – { $more })
spike-board-times = cartes Temps piochées : { $value } sur { $more }
spike-board-last = derniers tours, annoncés par { $value }
spike-board-display = Visibles
spike-board-train = train : { $value }
spike-board-route = trajet depuis { $value } : { $text } ; { $more } pour l’instant

# Ce que mesure `roundhouse conduct`.
spike-conduct-dropped-and-loaded = marchandises rechargées après avoir été déchargées
spike-conduct-straight-back = trajets du train aussitôt refaits à l’envers, sans rien charger ni livrer
spike-conduct-from-deliveries = part des livraisons dans l’argent gagné
spike-conduct-deliveries = livraisons par place
spike-conduct-winner = dollars du vainqueur
