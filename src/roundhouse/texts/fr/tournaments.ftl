# Tournois.
web-tournaments-title = Tournois
web-tournaments-lead = Les tables se forment d’elles-mêmes, ronde après ronde ; chacun occupe chaque place le même nombre de fois
web-tournaments-none = Il n’y a pas encore de tournoi.
web-tournaments-closed = On n’organise pas de tournois sur ce serveur.
web-tournament-new = Nouveau tournoi
web-tournament-make = Créer le tournoi
web-tournament-name = Titre
web-tournament-game = Jeu
web-tournament-kind = Formule
web-tournament-kind-swiss = Système suisse
web-tournament-kind-league = Championnat
web-tournament-kind-duplicate = Duplicate
web-tournament-kind-knockout = Groupes puis élimination
web-tournament-about-swiss = Deux par table. On rencontre ceux qui ont autant de points, jamais deux fois si on peut l’éviter. On peut s’inscrire en cours de route.
web-tournament-about-league = Les rondes sont fixées d’avance, par exemple une par semaine : chacun à chaque place le même nombre de fois, et tous contre tous, aussi équitablement que possible.
web-tournament-about-duplicate = Les tables d’une ronde ont la même donne. On compare ceux qui avaient la même place : la chance s’annule. Personne ne regarde.
web-tournament-about-knockout = Des groupes où tous se rencontrent ; les meilleurs passent, puis la meilleure moitié de chaque table, jusqu’à la table finale.
web-tournament-seats = Joueurs par table
web-tournament-rounds = Rondes
web-tournament-group = Joueurs par groupe
web-tournament-advance = Qualifiés par groupe
web-tournament-every = Jours d’une ronde à l’autre (0 : quand tous ont fini)
web-tournament-clock = { $minutes ->
    [0] { $hours } h
   *[other] { $minutes } min
 } par joueur
web-tournament-starts = Début (vide : à la main)
web-tournament-bots = Bots qui participent
web-tournament-level = Leur niveau
web-tournament-fill = Des bots prennent les places manquantes
web-tournament-rated = Classé
web-tournament-join = Participer
web-tournament-leave = Se retirer
web-tournament-begin = Commencer
web-tournament-call-off = Annuler le tournoi
web-tournament-status-open = ouvert à tous
web-tournament-status-playing = en cours
web-tournament-status-over = terminé
web-tournament-status-off = annulé
web-tournament-players = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
 }
web-tournament-at-table = { $count } par table
web-tournament-round-of = ronde { $number } sur { $count }
web-tournament-starts-at = début : { $value }
web-tournament-meetings = Jusqu’ici, deux joueurs se sont rencontrés entre { $least } et { $most } fois ; à la fin, chacun aura occupé chaque place le même nombre de fois.
web-tournament-standing = Classement
web-tournament-player = Joueur
web-tournament-played = Joué
web-tournament-gone = a quitté
web-tournament-bot = bot { $level }
web-tournament-late = en retard
web-tournament-count-points = Points
web-tournament-count-rivals = Adversaires
web-tournament-count-wins = Victoires
web-tournament-count-share = Part %
web-tournament-count-compared = Comparé %
web-tournament-count-came = Atteint
web-tournament-told-points = Points : un pour chacun derrière toi à ta table, un demi à égalité ; une ronde sans partie vaut un.
web-tournament-told-rivals = Adversaires : les points de ceux que tu as rencontrés ; qui a eu la tâche la plus dure est devant.
web-tournament-told-wins = Victoires : tables gagnées ; une victoire partagée compte en partie.
web-tournament-told-share = Part : ta part des points marqués dans les parties à tes tables, en moyenne.
web-tournament-told-compared = Comparé : de ceux qui avaient la même place dans la même donne, combien tu en as dépassé, en moyenne ; l’égalité vaut un demi.
web-tournament-told-came = Atteint : 100 par ronde atteinte après les groupes, plus ceux devancés dans la dernière.
web-tournament-told-lot = Qui est encore à égalité se range selon le tirage du début.
web-tournament-round = Ronde { $number }
web-tournament-table = Table { $number }
web-tournament-no-game = pas de partie à cette ronde
web-tournament-your-table = Ta table
web-tournament-rules = Qui ne joue aucun coup pendant deux rondes de suite est hors du tournoi ; des bots jouent à la place des absents, afin que les autres aient leurs parties. Qui épuise son temps a perdu.
web-tournament-csv = Classement en CSV
web-tournament-json = Le tout en JSON
web-tournament-all = Tous les tournois

# Ce qui est refusé.
tournament-players = À { $players }, ce n’est pas possible : il faut de { $least } à { $most } joueurs.
tournament-rounds = { $rounds } rondes, c’est trop : { $most } au plus.
tournament-swiss-seats = Le système suisse se joue à deux par table, pas à { $seats } : choisis un championnat.
tournament-swiss-rounds = Après { $most } rondes, les { $players } se sont tous rencontrés ; { $rounds } ne sont pas possibles.
tournament-tables = { $players } ne remplissent pas des tables ou groupes de { $seats } : { $fewer } oui, ou { $more }. Des bots peuvent compléter.
tournament-each-seat = Avec { $rounds } rondes, tous n’occupent pas le même nombre de fois chacune des { $seats } places : il en faudrait { $below } ou { $above }.
tournament-duplicate = À { $players }, il n’y a qu’une table et personne à qui se comparer : { $least } au moins.
tournament-group = En groupes de { $group } à des tables de { $seats }, tous ne se rencontrent pas le même nombre de fois : prends des groupes de la taille d’une table, ou des groupes pairs à des tables de deux.
tournament-advance = On ne peut pas en qualifier { $advance } par groupe : de 1 à { $most }.
tournament-knockout = Sur { $players }, il en resterait { $left } à un moment, qui ne rempliraient pas des tables de { $seats } : choisis d’autres nombres.
tournament-seats = { $game } se joue de { $least } à { $most } par table, pas à { $seats }.
tournaments-closed = On n’organise pas de tournois sur ce serveur.
unknown-tournament = Il n’y a pas de tournoi « { $tournament } ».
tournament-begun = Ce tournoi a déjà commencé.
tournament-over = Ce tournoi est terminé.
tournament-joined = Tu participes déjà.
tournament-not-joined = Tu ne participes pas.
tournament-full = Les { $most } places sont prises.
