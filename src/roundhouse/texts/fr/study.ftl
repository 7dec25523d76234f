# Le rapport d’une étude.
study-title = { $game } : une étude
study-games = Parties
study-seats-number = Joueurs
study-options = Options
study-seed = Graine
study-yes = oui
study-no = non
study-by-lot = laissé au hasard
study-by-seat = { $text }, par place
study-forfeits = Par forfait
study-forfeit = Forfait : un bot a échoué
study-intervals = Tous les intervalles sont à 95 %. Une victoire partagée est divisée. Le petit trait vertical est ce qu’on pouvait attendre : la part que les mêmes bots gagnent sur toutes leurs parties.
study-figures = Chiffres
study-winners = vainqueurs
study-others = les autres

study-seats = Places
study-seats-note = La part des parties gagnées par chaque place.
study-bots = Bots
study-bots-note = La part que chaque bot a gagnée des places qu’il a jouées ; le trait est la part équitable.
study-scores = Scores
study-scores-note = Par place : la médiane, la moitié des scores dans la boîte, neuf sur dix entre les moustaches.
study-margin = L’avance du vainqueur
study-margin-note = De combien de points le meilleur score devançait le deuxième.
study-moves = Coups
study-moves-note = La longueur d’une partie en coups. Les extrêmes les plus rares ne sont pas sur le graphique.
study-rounds = Manches
study-rounds-note = La longueur d’une partie en manches ou en tours, comme le jeu les compte.
study-points = D’où viennent les points
study-points-note = Les points d’un joueur en une partie : chez ceux qui ont gagné, et chez les autres.
study-verbs = Usage des actions
study-verbs-note = Combien de fois un joueur l’a fait en une partie : ceux qui ont gagné, et les autres.
study-ends = Comment les parties ont fini
study-ends-note = Pourquoi une partie s’est terminée.

study-kind-note = La part des parties gagnées par ceux qui l’avaient, trente au plus sur le graphique. Gagner avec ne prouve pas qu’on a gagné grâce à cela. La dernière colonne dit combien de fois le seul hasard éloignerait autant une ligne de ce qu’on attendait, corrigé du nombre de lignes.
study-kind-start = Lieux de départ
study-kind-tile = Tuiles posées
study-kind-refused = Tuiles refusées
study-kind-first-action = Première action choisie
study-kind-action = Actions choisies au moins une fois
study-kind-order = Rang dans le premier ordre
study-kind-baron = Barons
study-kind-card = Cartes
study-kind-claim = Cartes obtenues
study-kind-contract = Contrats
study-kind-achievement = Exploits
study-kind-route = Cartes Trajet
study-kind-delivery = Livraisons
study-kind-upgrade = Améliorations

study-column-number = nombre
study-column-share = victoires
study-column-interval = 95 %
study-column-expected = attendu
study-column-score = score moyen
study-column-seat = place
study-column-least = minimum
study-column-median = médiane
study-column-most = maximum
study-column-mean = moyenne
study-column-winners = vainqueurs
study-column-others = autres
study-column-of-all = du total
study-column-corrected = par hasard, corrigé

# Une position d’un fichier.
broken-position = Cette position est illisible : { $why ->
    [format] ce n’est pas ce programme qui l’a écrite.
    [mark] quelque chose y a été modifié.
    [game] c’est une position d’un autre jeu.
   *[unreadable] ses indications sur la table n’ont pas de sens.
 }
foreign-file = « { $file } » contient autre chose que ces résultats, ou est abîmé : il reste tel quel. Nomme un autre fichier.
no-board = { $game } n’a pas de plateau avant que l’on joue.

# Numbers in reports.
study-number = { NUMBER($value, maximumFractionDigits: 1) }
study-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-chance = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

# Quel bot est le plus fort.
study-ladder-stronger = plus fort
study-ladder-open = indécis
study-ladder-not-by-that-much = pas à ce point
study-ladder-title = Échelle : { $game }, { $seats } joueurs
study-made-by = Obtenu par `{ $text }`.
study-ladder-about = À chaque partie, un challenger joue seul contre des bots tous pareils, et chaque donne se joue depuis chaque place. Entre égaux, un bot gagne { $value } de ses parties. Un test séquentiel dit, à 95 %, si la part est plutôt celle-là ou { $more }.
study-ladder-all = Toutes les parties comptent, même celles de séries antérieures, plus longues ou arrêtées dès que c’était sûr.
study-ladder-stopped = Un match s’arrête dès que c’est sûr ; sa part est donc plus extrême qu’à la longue.
study-ladder-intervals = Les intervalles sont ceux de Wilson à 95 %, plus larges là où les parties d’une même donne finissent de la même façon.
study-ladder-shares = Parts de victoires
study-ladder-fair = juste { $value }
study-ladder-goal = but { $value }
study-ladder-of = { $value } de { $count }

# Comment joue un niveau.
study-conduct-title = Conduite : { $game }, { $bot }
study-conduct-about = Parties : { $count } · joueurs : { $seats }. Les bornes sont celles de `{ $file }` : ainsi joue qui connaît le jeu.
study-at-least = au moins { $value }
study-at-most = au plus { $value }
