# Classements.
cli-col-player = joueur
cli-col-chance = chances
cli-col-forecasts = prévisions
cli-col-promised = annoncé
cli-col-came = arrivé
cli-ratings-done = Classements recalculés à partir de { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }.
cli-ratings-all = toutes les parties ({ $count }), chacune prédite d’après ce qu’on savait avant : le favori a gagné { $percent } % du temps, au hasard { $guess } % ; erreur quadratique moyenne { $error }, au hasard { $lot }.
cli-ratings-newest = le dernier cinquième ({ $count }) : le favori a gagné { $percent } % du temps, au hasard { $guess } % ; erreur quadratique moyenne { $error }, au hasard { $lot }.
web-ratings-title = Classement
web-ratings-lead = Joueurs et bots sur une même échelle, jeu par jeu
web-ratings-none = Aucune partie classée n’est encore finie. Coche « Classée » en préparant une table.
web-ratings-player = Joueur
web-ratings-rating = Cote
web-ratings-games = Parties
web-ratings-bot = bot
web-ratings-you = toi
web-ratings-provisional = provisoire
web-ratings-how = Tout le monde commence à 1500. Entre deux cotes sûres, 400 points valent dix contre un. Après ± vient le doute : deux fois sur trois la vérité n’est pas plus loin ; avec moins de dix parties, une cote est provisoire. Qui part, abandonne ou épuise son temps a perdu ; qui reprend une place ne peut que gagner.
web-ratings-worth = Ce que vaut le classement
web-ratings-all = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }, chacune prédite d’après les cotes d’avant : le favori a gagné { $percent } % du temps ; le hasard donnerait { $guess } %.
web-ratings-newest = Dans le dernier cinquième ({ $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }) : { $percent } %, au hasard { $guess } %.
web-ratings-calibration = À quelle fréquence les chances se réalisent : sur la ligne, ce qui était annoncé est arrivé
web-ratings-promised = Annoncé
web-ratings-came = Arrivé
web-ratings-forecasts = Prévisions
web-rating-mine = Ta cote
web-rating-band = bande : sa certitude
web-rating-changed = { $value } : cote { $rating } ({ $change })
web-rating-told = { $rating } ± { $doubt } après { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
 }
web-rating-all = de tous
web-rating-bot = bot { $level }
web-rating-change = cote { $change }
web-rating-at = cote à { $value }
web-rating-past = devant le { $bot }, { $value }
web-here-since = ici depuis { $value }
