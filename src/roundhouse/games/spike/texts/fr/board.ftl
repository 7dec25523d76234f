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
