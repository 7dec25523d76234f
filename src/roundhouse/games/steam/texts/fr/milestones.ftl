steam-milestone-full-steam = À toute vapeur
steam-milestone-full-steam-about = Marque { $count } points.
steam-milestone-debt-free = Sans dettes
steam-milestone-debt-free-about = Gagne avec un revenu d’au moins 0.
steam-milestone-network = Un réseau de rails
steam-milestone-network-about = Possède { $count } liaisons à la fin.
steam-milestone-freight = Roi du fret
steam-milestone-freight-about = Termine avec { $count } points de livraisons.
