web-milestones = Jalons
web-milestones-count = { $count } sur { $most }
web-milestones-so-far = jusqu’ici { $value }
web-milestones-where = Où
web-milestones-all = Tout montrer
web-milestones-few = En montrer moins
web-favourites = Cartes préférées
web-favourites-played = { $count ->
    [one] 1 partie
   *[other] { $count } parties
 } · { $percent } % gagnées
web-milestone-first-win = Première victoire
web-milestone-first-win-about = Gagne une partie.
web-milestone-regular = De la maison
web-milestone-regular-about = Joue { $count } parties jusqu’au bout.
web-milestone-all-round = Touche-à-tout
web-milestone-all-round-about = Gagne à { $count } jeux différents.
web-milestone-company = En bonne compagnie
web-milestone-company-about = Joue { $count } parties avec au moins deux autres personnes.
