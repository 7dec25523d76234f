# Le plateau en texte : une table décrite, pour le navigateur et le terminal.

# Titres des tableaux et des colonnes.
told-players = Joueurs
told-player = qui
told-count = Décompte final
told-rank = place
told-score = total
told-cities = Villes
told-city = ville
told-colour = couleur
told-goods = marchandises
told-links = Liaisons
told-sea-links = Liaisons maritimes
told-from = depuis
told-to = vers
told-owner = à qui
told-tiles = tuiles
told-tile = tuile
told-action = action
told-number = numéro
told-bid = offre
told-supply = Réserve
told-what = quoi
told-there = il y a
told-bag = dans le sac
told-deck = dans la pioche
told-stack = dans la pile
told-hand = en main
told-locomotive = locomotive
told-cards = cartes
told-card = carte
told-price = prix
told-line = ligne
told-loans = emprunts
told-trains = livraisons restantes
told-trains-of = livrée par
told-track-of = voies
told-factories = Usines
told-factory = usine
told-wants = demande
told-needs = demande
told-have = jusqu’ici
told-claimed = obtenu par
told-tracks-left = encore à construire
told-train = train
told-at = où
told-aboard = à bord
told-contracts = Contrats
told-contract = contrat
told-state = état
told-pays = paie
told-now = jusqu’ici
told-refusals = refus restants
told-starting = tuiles de départ
told-column = colonne
told-row = rangée
told-taken = prise par
told-lines = lignes
told-open = ouvert
told-pawn = pion
told-objectives-of = Objectifs : { $seat }

# Ce qu’il y a, et où.
told-several = { $count } { $value }
told-out-of = { $count } sur { $number }
told-empty-cities = villes vides
told-figure = { $value } { $count }
told-unseen = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
 }
told-nobody = personne
told-free = libre
told-open-at = bout ouvert : { $value }
told-link-to = { $value } ({ $more })
told-linked = liaison avec { $value }
told-track = voie ({ $more }) : { $from } – { $to }
told-shut = côtés fermés : { $value }
told-ridge = crête : { $value }
told-city-of = ville ({ $value })
told-city-with = ville : { $value }
told-city-wants = ville qui demande { $value }
told-factory-has = usine : { $value }
told-town = bourg
told-plain = plaine
told-hill = collines
told-mountain = montagne
told-water = eau
told-river = rivière
told-coast = côte
told-snow = neige
told-ferry = ferry
told-dollars = { $count } $
told-euros-more = +{ $count } €
told-build-dollars = voie ici : { $count } $
told-track-there = voies : { $value }
told-edge = { $way } : { $value } ({ $more })
told-side = { $way } : { $value }
told-room-for = emplacement : { $value }
told-open-to = interruptions : { $value }
told-beside = { $way } : { $value } – { $more }
told-load-waiting = à charger
told-load-aboard = à bord
told-load-delivered = livrée
told-pays-dollars = { $value } { $count } $

# Questions sur les trajets et les livraisons.
told-way-euros = { $from } – { $to } : { $steps ->
    [one] { $steps } tuile
   *[other] { $steps } tuiles
 }, { $count } €
told-way-dollars = { $from } – { $to } : { $steps ->
    [one] { $steps } tuile
   *[other] { $steps } tuiles
 }, { $count } $
told-way-built = { $from } – { $to } : déjà construite
told-way-euros-all = En tout : { $count } €
told-way-dollars-all = En tout : { $count } $
told-line-dollars = { $from } – { $to } : { $steps ->
    [one] { $steps } voie à construire
   *[other] { $steps } voies à construire
 }, { $count } $
told-line-spaces = { $from } – { $to } : { $steps ->
    [one] { $steps } case à construire
   *[other] { $steps } cases à construire
 }
told-by = En passant par : { $value }
told-by-cards = Cartes : { $value }
told-no-way = Aucun trajet libre : { $from } – { $to }.
told-no-ways = Dans ce jeu, on ne construit pas d’un lieu à l’autre.
told-way-places = Indique deux lieux de la carte, par exemple deux villes.
told-delivery = { $value } : { $text } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
told-halt = { $value } : { $text } : attend là jusqu’à la prochaine action
told-good-delivery = { $value } : { $from } – { $to } : { $points } de prestige, { $count } $
told-contract-pays = { $value } ({ $more }) : { $text }
told-no-delivery = Rien ne peut être livré pour l’instant.
told-no-deliveries = Dans ce jeu, on ne livre rien.
told-seated = Seul un joueur peut le demander.
told-unknown = Rien ne s’appelle « { $value } » ici.
told-nowhere = « { $value } » n’est nulle part.
told-more = { $count ->
    [one] … et { $count } autre
   *[other] … et { $count } autres
 }
told-command-from = de
told-command-to = à

# La page dans le navigateur.
text-command = Choix ou commande
text-command-more = ? : les choix, h : les commandes
text-answers = Réponses
text-choices = Choix
text-choices-all = { $count ->
    [one] Afficher { $count } choix
   *[other] Afficher { $count } choix
 }
text-said = Jusqu’ici : { $value }
text-grid = Lieu par lieu
text-grid-more = Les flèches avancent, Début et Fin vont au bout de la ligne, x au prochain lieu occupé, m au prochain que tu peux choisir, Entrée choisit.
text-may = peut être choisi
text-here = Que faire là : { $value }
text-no-place = On ne demande pas de lieu pour l’instant : { $value }
text-next = Coup suivant des autres
text-waiting = { $count ->
    [one] { $count } coup attend d’être lu.
   *[other] { $count } coups attendent d’être lus.
 }
text-nothing-since = Rien ne s’est passé depuis ton dernier coup.
text-no-clock = Aucune pendule à cette table.
text-clock = { $seat } : { $value }
text-not-now = On ne te demande rien pour l’instant.
text-no-undo = Il n’y a rien à annuler.
text-help-choices = ce que tu peux choisir maintenant
text-help-confirm = dans le champ vide : confirmer, ou coup suivant des autres
text-help-last = ce qui s’est passé depuis ton dernier coup ; ll avec ce coup
text-help-standing = où en sont les joueurs
text-help-tables = tous les tableaux, lus
text-help-place = un lieu (ou son nom seul) : ce qu’il y a là et autour
text-help-beside = les voisins d’un lieu
text-help-where = où se trouve quelque chose, une couleur par exemple
text-help-way = le trajet le moins cher ; aussi : a > b
text-help-way-typed = de a à b
text-help-deliveries = livraisons, la meilleure d’abord
text-help-undo = annuler le dernier choix, puis le dernier coup
text-help-clock = les pendules
text-help-help = ces commandes
