# Steam in a terminal: single lines, for they are read without Fluent, too.
steam-board-base = jeu de base
steam-board-standard = jeu standard
steam-board-nobodys = voie sans propriétaire
steam-board-closed = côté fermé
steam-board-takes = ville et la marchandise qu’elle accepte
steam-board-grown = agrandie
steam-board-edges = Un côté s’écrit n, ne, se … comme sur cette carte ; les lots ont les numéros du tableau.
steam-board-two-rails = Deux rails
steam-board-towns = Bourgs
steam-board-level-price = { $euros } € + nouveau niveau
steam-board-due = encore à utiliser
steam-board-improved = locomotive améliorée
steam-board-to-take = { $value } à prendre
steam-board-lost = { $value } en pure perte comme revenu
steam-board-markers = marqueurs Croissance : { $value }
steam-board-says-first-order = bid EUROS · pass
steam-board-says-capital = raise CRANS · pass
steam-board-says-order = bid EUROS · pass
steam-board-says-choose = choose ACTION · pass ACTION
steam-board-says-build = build HEXAGONE TUILE ROTATIONS · redirect HEXAGONE TUILE ROTATIONS · withdraw HEXAGONE · urbanize BOURG COULEUR LOT · grow VILLE LOT · end
steam-board-says-goods = deliver COULEUR VILLE CÔTÉ … · improve · pass
steam-board-says-share = income · points
steam-board-key-complete = liaison terminée et son propriétaire
steam-board-key-open = liaison dont un bout est ouvert
steam-board-key-town = bourg : les liaisons finissent ici
steam-board-key-grown = ville qui a grandi
steam-board-key-closed = côté fermé : aucune voie ne le traverse

# Ce que mesure `roundhouse conduct`.
steam-conduct-last-mover-delivers = derniers coups de la partie qui livrent, quand cela rapporte des points
steam-conduct-city-far-away = Nouvelles Villes sur des bourgs qu’aucune liaison de leur fondateur ne touche
steam-conduct-idle-engineer = tours avec l’Ingénieur sans tuile posée
steam-conduct-laid-again = tuiles reprises et reposées dans la même construction
steam-conduct-lost-links = liaisons perdues par place
steam-conduct-links-a-delivery = liaisons par livraison
steam-conduct-bankrupts = parties qui finissent par une faillite
steam-conduct-winner = points du vainqueur
