# Les défis, et celui du jour.
web-challenges-lead = Trois étoiles pour chaque défi. Elles comptent tant que tu ne reviens pas avant un tirage ; un conseil en coûte une.
web-no-challenges = Aucun des jeux d’ici n’en a.
web-challenge = Défi
web-challenge-alone = en solo
web-challenge-against = { $count ->
    [one] contre un bot : { $value }
   *[other] contre { $count } bots : { $value }
 }
web-goal-lead = avance
web-end-stars = { $count ->
    [0] Score : { $points }, pas encore d’étoile
    [one] Une étoile, score : { $points }
   *[other] { $count } étoiles, score : { $points }
 }
web-end-without-stars = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-next-challenge = Défi suivant : { $value }
web-stars-count = Les étoiles comptent tant que tu ne reviens pas avant un tirage ; un conseil en coûte une.
web-stars-hint = Une étoile de moins pour cette partie : tu as demandé un conseil.
web-stars-day = Le défi du jour : cet essai compte. Pas de conseil, et pas de retour avant un tirage.
web-stars-day-here = Le défi du jour, pour s’entraîner : le premier essai va dans ton calendrier. Pas de conseil, et pas de retour avant un tirage.
web-stars-practice = Pour s’entraîner : cette partie ne compte pas.
web-stars-seed = Pas d’étoiles pour cette partie : sa graine a été choisie.
web-stars-fork = Pas d’étoiles pour cette partie : elle commence au milieu d’une autre.
web-stars-take-back = Pas d’étoiles pour cette partie : on y est revenu avant un tirage.
web-stars-bot = Pas d’étoiles pour cette partie : un bot a joué à ta place.
web-day-results = Résultats
web-day-number = n° { $number }
web-day-same = le même pour tout le monde
web-day-next = le prochain dans { $value }
web-day-about = Tout le monde a le même défi. Le premier essai compte, même interrompu ; ensuite, joue autant que tu veux.
web-day-about-here = Tout le monde a le même défi, mais ici c’est pour s’entraîner : personne d’autre ne voit le résultat. Le premier essai va dans ton calendrier, même interrompu ; ensuite, joue autant que tu veux.
web-day-play = Jouer
web-day-go-on = Continuer
web-day-practise = Rejouer pour t’entraîner
web-day-before = La veille
web-day-todays = Celui du jour
web-day-to-play = à jouer
web-day-challenges = Tous les défis
web-day-results-more = les gens d’ici · les bots
web-day-results-more-here = les tiens seulement : on n’en connaît pas d’autres ici
web-day-stars = étoiles
web-day-time = temps
web-day-bot = bot { $value }
web-day-you = Toi
web-day-not-yet = pas encore
web-day-playing = en cours
web-day-broken-off = interrompu
web-day-sum = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
 }
web-day-row = { $count ->
    [one] jour d’affilée
   *[other] jours d’affilée
 }
web-day-longest = record : { $count } · un jour de repos par semaine est permis
web-day-place = { $place ->
    [1] 1re place sur { $count }
   *[other] { $place }e place sur { $count }
 }
web-day-share = Partager
web-day-share-more = image ou texte
web-day-copy-picture = Copier l’image
web-day-copy-text = Copier en texte
web-day-copied = Copié.
web-day-saved = Enregistré dans un fichier.
web-day-tries = Tes essais
web-day-tries-more = le premier compte · les bots en lignes
web-day-tries-more-here = le premier est dans ton calendrier
web-day-left-out = et { $count } de plus
web-day-solution = Parcourir la partie du { $value }
web-day-solution-later = La partie du meilleur bot sera visible après ton premier essai.
web-back-to-day = Retour à Aujourd’hui
web-back-to-challenges = Retour aux défis
