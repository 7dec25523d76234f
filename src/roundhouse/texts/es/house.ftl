# Lo que la propia casa rechaza.
game-over = La partida ha terminado.
not-your-turn = No es el turno de { $seat }. Turno de: { $to_move }.
unknown-word = Desconocido: «{ $word }».{ $guesses ->
    [0] { "" }
   *[other] { " " }¿Quizá { $near }?
 }
wrong-word = «{ $word }» no encaja aquí; hace falta: { $expected }.
unfinished-sentence = «{ $said }» está incompleto; falta: { $next }.
unknown-game = No existe el juego «{ $game }». Hay: { $known }.
bad-seats = { $game } es para { $low }–{ $high } jugadores, no para { $seats }.
unknown-option = No existe la opción «{ $option }». Hay: { $known }.
option-not-for-seats = La opción «{ $option }» es para { $low }–{ $high } jugadores, no para { $seats }.
bad-option = «{ $value }» no sirve para la opción «{ $option }». Posibles: { $expected }.
bad-map = «{ $map }» no sirve como mapa: { $why }.
unknown-bot = No existe el bot «{ $bot }». Hay: { $known }, o bien cmd:PROGRAMA.
bot-failed = El bot «{ $bot }» ha fallado: { $why ->
    [late] ha tardado más de { $seconds } segundos.
    [gone] su programa ha terminado.
    [missing] su programa no arranca.
   *[illegal] ha respondido «{ $answer }».
 }
no-such-move = No existe la jugada { $move }; la grabación tiene { $moves }.
broken-record = La grabación no es fiable en la línea { $line }: { $why ->
    [first-line] la primera línea debe ser «{ $text }».
    [missing] falta la línea «{ $text }».
    [twice] «{ $text }» aparece dos veces.
    [number] «{ $text }» no es un número.
    [unreadable] «{ $text }» no se puede leer.
    [cut-off] falta el final, el archivo está cortado.
    [count] el número de jugadas no es correcto ({ $text }).
    [mark] «{ $text }» no corresponde a lo que hay encima: algo se ha cambiado.
    [seat] «{ $text }» no es un asiento.
    [position] la posición no es la que se anotó.
   *[refused] { $text }
 }
broken-replay = La jugada { $move } no se puede reproducir: { $why ->
    [position] la posición no es la que se anotó.
   *[refused] { $text }
 }
newer-record = Esta grabación está escrita en «{ $format }»; este programa lee «{ $known }».
newer-rules = Esta partida se jugó con las reglas { $rules } de { $game }; este programa conoce las reglas { $known }. Hay que actualizarlo.
older-rules = Esta partida se jugó con las reglas antiguas { $rules } de { $game }; ahora valen las reglas { $known }.
other-data = Esta partida se jugó con otras losetas, cartas o mapas ({ $data }; aquí { $known }).
gone-astray = { $why ->
    [data] Esta partida se jugó con otras losetas, cartas o mapas ({ $was }; aquí { $known }).
   *[rules] Esta partida se jugó con las reglas { $was } de { $game }; aquí valen las reglas { $known }.
 }{ $move ->
    [0] { " " }Con ellas es otra partida, así que ya no se puede mostrar.
   *[other] { " " }Con ellas es otra partida desde la jugada { $move }: se puede ver hasta ahí, pero no continuar.
 }
unknown-language = Aquí nadie habla «{ $language }». Idiomas: { $known }.
no-rulebook = { $game } no tiene reglamento aquí.

# En los juegos que se ganan por puntos.
worth-points = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } puntos
 }

# Lugares sin nombre, por sus vecinos.
place-itself = { $here }
place-between = entre { $here } y { $there }
place-towards = { $steps ->
    [one] { $here }, hacia { $there }
   *[other] a { $steps } pasos de { $here } hacia { $there }
 }
place-away = { $steps ->
    [one] al { $way } de { $here }
   *[other] a { $steps } pasos al { $way } de { $here }
 }
place-aside = { $here }: { $steps } al { $way }, { $more } al { $turn }
word-n = norte
word-ne = noreste
word-e = este
word-se = sureste
word-s = sur
word-sw = suroeste
word-w = oeste
word-nw = noroeste

# Clases de palabras.
word-verb = un verbo
word-number = un número
word-turn = un giro (turn0…turn3, flip0…flip3)
word-kind = un tipo
word-tile = una loseta
word-objective = una loseta de objetivo
word-action = una acción
word-colour = un color
word-face = una loseta de vía
word-edge = un lado (una dirección)
word-hex = un hexágono (letra y número)
word-place = un pueblo o una ciudad
word-end = nada más
word-yes = sí
word-no = no
no-such-day = No hay reto para { $value }: van desde { $there } hasta hoy.

# Between things that have commas of their own.
apart = { "; " }

# Of what something is said
about = { $text }: { $said }
