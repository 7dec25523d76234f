# Small Railroad Empires in a terminal: single lines, for they are read without Fluent, too.
empires-board-star = étoile
empires-board-token = jeton rural
empires-board-letters = a b c d  voies des joueurs   A B C D  leurs trains   k K y Y  noire et jaune
empires-board-brackets = [..] une usine et ses marchandises   (..) une ville et ses demandes
empires-board-part-prestige = piste
empires-board-part-achievements = exploits
empires-board-part-passengers = voyageurs
empires-board-part-loans = emprunts
empires-board-won = partie terminée, gagnée
empires-board-lost = partie terminée, perdue
empires-board-production = Production
empires-board-production-at = à { $value } de prestige ; atteints : { $more }
empires-board-loans-left = Emprunts restants
empires-board-asks = demande { $value }
empires-board-taken = haut { $value }  bas { $more }
empires-board-locked = bloquées
empires-board-trains = trains
empires-board-unseen = { $value } cachées
empires-board-played = jouées
empires-board-contract = contrat
empires-board-shown = contrat, montré
empires-board-found = locomotive trouvée ({ $value })
empires-board-conglomerate = Grand Conglomérat de la Vapeur
empires-board-plan = voies jusqu’à { $more } : { $value }
empires-board-cards = cartes
empires-board-row = rangée

# Ce que mesure `roundhouse conduct`.
empires-conduct-track-used = cases construites sur lesquelles a roulé une marchandise de leur bâtisseur
empires-conduct-deliveries = livraisons par place
empires-conduct-length = cases par livraison
empires-conduct-loans = emprunts par place
empires-conduct-cards-played = cartes Train jouées, et non gardées en main à la fin
empires-conduct-achievements = exploits par place
empires-conduct-winner = prestige du vainqueur
