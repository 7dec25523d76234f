# Ce que la maison refuse elle-même.
game-over = La partie est finie.
not-your-turn = Ce n’est pas à { $seat } de jouer, mais à : { $to_move }.
unknown-word = Inconnu : « { $word } ».{ $guesses ->
    [0] { "" }
   *[other] { " " }Tu pensais à : { $near } ?
 }
wrong-word = « { $word } » ne va pas ici ; il faut : { $expected }.
unfinished-sentence = « { $said } » est incomplet ; il manque : { $next }.
unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
bad-seats = { $game } se joue à { $low }–{ $high }, pas à { $seats }.
unknown-option = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
option-not-for-seats = L’option « { $option } » est pour { $low } à { $high } joueurs, pas { $seats }.
bad-option = « { $value } » ne convient pas pour l’option « { $option } ». Possible : { $expected }.
bad-map = « { $map } » ne convient pas comme carte : { $why }.
unknown-bot = Il n’y a pas de bot « { $bot } ». Il y a : { $known }, ou cmd:PROGRAMME.
bot-failed = Le bot « { $bot } » a échoué : { $why ->
    [late] il lui a fallu plus de { $seconds } secondes.
    [gone] son programme s’est arrêté.
    [missing] son programme ne démarre pas.
   *[illegal] il a répondu « { $answer } ».
 }
no-such-move = Il n’y a pas de coup { $move } ; l’enregistrement en compte { $moves }.
broken-record = L’enregistrement n’est pas fiable à la ligne { $line } : { $why ->
    [first-line] la première ligne doit être « { $text } ».
    [missing] il manque la ligne « { $text } ».
    [twice] « { $text } » s’y trouve deux fois.
    [number] « { $text } » n’est pas un nombre.
    [unreadable] « { $text } » est illisible.
    [cut-off] il manque la fin, le fichier est coupé.
    [count] le nombre de coups est faux ({ $text }).
    [mark] « { $text } » ne correspond pas à ce qui précède : quelque chose a été modifié.
    [seat] « { $text } » n’est pas une place.
    [position] la position n’est pas celle qui a été notée.
   *[refused] { $text }
 }
broken-replay = Le coup { $move } ne peut pas être rejoué : { $why ->
    [position] la position n’est pas celle qui a été notée.
   *[refused] { $text }
 }
newer-record = Cet enregistrement est au format « { $format } » ; ce programme lit « { $known } ».
newer-rules = Cette partie suit les règles { $rules } du jeu { $game } ; ce programme connaît les règles { $known }. Une mise à jour s’impose.
older-rules = Cette partie suit les anciennes règles { $rules } du jeu { $game } ; on en est maintenant aux règles { $known }.
other-data = Cette partie a été jouée avec d’autres tuiles, cartes ou plateaux ({ $data } ; ici { $known }).
gone-astray = { $why ->
    [data] Cette partie a été jouée avec d’autres tuiles, cartes ou plateaux ({ $was } ; ici { $known }).
   *[rules] Cette partie suit les règles { $was } du jeu { $game } ; ici valent les règles { $known }.
 }{ $move ->
    [0] { " " }Cela en fait une autre partie : on ne peut plus la montrer.
   *[other] { " " }Cela en fait une autre partie à partir du coup { $move } : on peut la regarder jusque-là, mais pas la continuer.
 }
unknown-language = Ici, personne ne parle « { $language } ». Langues : { $known }.
no-rulebook = { $game } n’a pas de livret de règles ici.

# Dans les jeux qui se jouent aux points.
worth-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }

# Lieux sans nom, désignés par leurs voisins.
place-itself = { $here }
place-between = entre { $here } et { $there }
place-towards = { $steps ->
    [1] { $here } direction { $there }
   *[other] { $here } à { $steps } cases direction { $there }
 }
place-away = { $steps ->
    [1] { $here } côté { $way }
   *[other] { $here } à { $steps } cases côté { $way }
 }
place-aside = { $here } à { $steps } { $way } et { $more } { $turn }
word-n = nord
word-ne = nord-est
word-e = est
word-se = sud-est
word-s = sud
word-sw = sud-ouest
word-w = ouest
word-nw = nord-ouest

# Sortes de mots.
word-verb = un verbe
word-number = un nombre
word-turn = une orientation (turn0…turn3, flip0…flip3)
word-kind = une sorte
word-tile = une tuile
word-objective = une tuile Objectif
word-action = une action
word-colour = une couleur
word-face = une tuile de voie
word-edge = un côté (une direction)
word-hex = un hexagone (lettre et nombre)
word-place = une ville ou un bourg
word-end = plus rien
word-yes = oui
word-no = non
no-such-day = Pas de défi à cette date, { $value } : le premier est du { $there }, le dernier d’aujourd’hui.

# Between things that have commas of their own.
apart = { " ; " }

# Of what something is said
about = { $text } : { $said }
