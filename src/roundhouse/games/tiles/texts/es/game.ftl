# Railroad Tiles.
tiles-name = Railroad Tiles

# Qué ha pasado.
tiles-event-round-began = Empieza la ronda { $round }.
tiles-event-column-filled = A la columna { $column } llegan: { $tiles }.
tiles-event-token-entered = La ficha de { $token }{ $flag ->
    [yes] { " " }con bandera
   *[no] { "" }
 } entra en la sala de espera.
tiles-event-token-left = La ficha de { $token } sale del juego.
tiles-event-starter-taken = { $seat } empieza con: { $tile }, { $turn }.
tiles-event-column-taken = { $seat } toma la columna { $column }: { $tiles }.{ $stars ->
    [0] { "" }
    [one] { " " }Con una estrella.
   *[other] { " " }Con { $stars } estrellas.
 }{ $points ->
    [0] { "" }
    [one] { " " }Con un punto.
   *[other] { " " }Con { $points } puntos.
 }
tiles-event-tile-placed = { $seat } coloca una loseta: { $tile }, { tiles-nth-place-3 }, { $turn }.
tiles-event-tile-refused = { $seat } rechaza una loseta: { $tile }; rechazos que le quedan: { $left }.
tiles-event-tile-discarded = { $seat } descarta una loseta que no encaja: { $tile }.
tiles-event-pawn-chosen = { $seat } elige dónde poner un { $pawn }: { $square }.
tiles-event-populated = { $seat } ya ha elegido.
tiles-event-pawn-placed = { $seat } pone un { $pawn }{ $stars ->
    [0] { "" }
   *[other] { " " }gastando una estrella
 }, { $square }, y gana { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
tiles-event-column-discarded = Se descarta la columna { $column }: { $tiles }.
tiles-event-star-placed = Nadie ha tomado la columna { $column }: recibe una estrella.
tiles-event-order-changed = Nuevo orden de turno: { $order }.
tiles-event-limit-broken = Se ha roto el límite de { $challenge } ({ $have }): la partida valdrá 0.
tiles-event-game-ended = La partida ha terminado. Puntuaciones: { $scores }.
# Qué cuentan los números de una jugada.
tiles-nth-take-1 = columna { $value } del tablero de estación
tiles-nth-place-2 = { $aside ->
    [left] { $across } a la izquierda
    [right] { $across } a la derecha
   *[level] por encima o por debajo de la primera loseta
 }
tiles-nth-place-3 = { $column ->
    [0] { $row ->
        [0] como primera loseta
       *[other] { $square }
     }
   *[other] { $square }
 }
tiles-nth-put-3 = { $aside ->
    [left] { $across } a la izquierda
    [right] { $across } a la derecha
   *[level] en la primera loseta, por encima o por debajo
 }
tiles-nth-put-4 = { $square }
tiles-nth-star-3 = { tiles-nth-put-3 }
tiles-nth-star-4 = { $square }
# Las casillas de un territorio no tienen nombre: se cuentan desde su primera loseta.
tiles-square = { $aside ->
    [left] { $across } a la izquierda
    [right] { $across } a la derecha
   *[level] { "" }
 }{ $shape ->
    [here] en la primera loseta
    [aside] { " " }de la primera loseta
    [both] { " " }y{ " " }
   *[upright] { "" }
 }{ $rise ->
    [above] { $down } por encima de la primera loseta
    [below] { $down } por debajo de la primera loseta
   *[level] { "" }
 }
# Un lado de una loseta, y lo que hay allí.
tiles-reason-last-round = se han jugado ocho rondas

# Rechazos.
TIL-S5 = { $why ->
    [phase] Las losetas iniciales solo se toman al principio; ahora toca { $phase }.
   *[not-there] Entre las losetas iniciales no está «{ $tile }».
 }
TIL-R2 = { $why ->
    [phase] Eso tiene que esperar: ahora toca { $phase }.
    [no-column] No hay columna { $column }; el tablero de estación tiene { $columns }.
    [taken] En la columna { $column } está { $by }.
   *[not-in-hand] Entre las losetas que te quedan por colocar no está «{ $tile }».
 }
TIL-R3 = { $why ->
    [occupied] { $square }: ahí ya hay una loseta.
    [alone] { $square }: ahí «{ $tile }» no tocaría ninguna loseta.
   *[edge] { $square }: «{ $tile }» tendría { $mine } { $side }, pero la loseta de al lado tiene { $theirs }.
 }
TIL-R4 = En «{ $tile }» da igual «{ $turn }» que «{ $same }»; elige lo segundo.
TIL-R5 = Todavía encaja «{ $fits }», así que aún no puedes descartar «{ $tile }».
TIL-R6 = Ya has rechazado dos losetas; tienes que colocar «{ $tile }».
TIL-R7 = { $why ->
    [phase] Los peones se ponen cuando todas las losetas están colocadas; ahora toca { $phase }.
    [no-token] En la zona activa no hay ninguna ficha de { $token } sin usar.
    [no-pawn] Un peón es un coche, un tren o un viajero.
    [supply] En la reserva no queda ningún { $pawn }.
    [no-tile] { $square }: ahí no tienes ninguna loseta.
    [no-icon] { $square }: la loseta no tiene plaza para un { $pawn }.
   *[occupied] { $square }: la plaza está ocupada.
 }
TIL-R8 = { $why ->
    [star-needed] La ficha de { $token } no da un { $pawn }: para eso hace falta una estrella.
    [star-wasted] La ficha de { $token } da un { $pawn } sin gastar estrella.
   *[no-star] No te quedan estrellas.
 }
TIL-O2 = Ahora no se puede colocar «{ $tile }»: no toca ninguna loseta de objetivo, o no la tienes.
TIL-O4 = { $why ->
    [column-first] Antes de renunciar a «{ $tile }» van las losetas de la columna.
   *[fits] Todavía encaja «{ $fits }», así que aún no puedes descartar «{ $tile }».
 }
TIL-1 = La primera loseta solo tiene un sitio, el del centro.

# Opciones.
tiles-option-objectives = Se juega con tres losetas de objetivo por persona (5 puntos cada una).
tiles-option-sets = Qué tres objetivos se usan; si no se indica, al azar.
tiles-option-challenge = El reto en solitario: una misión o un límite, y tres umbrales de puntos.

# De qué se compone la puntuación.
tiles-part-pawns = Peones
tiles-part-cities = Ciudades
tiles-part-rectangle = Mayor rectángulo
tiles-part-interruptions = Cabos sueltos
tiles-part-objectives = Objetivos
tiles-part-columns = Columnas de tres
tiles-part-challenge = Reto fallido

# Qué más cuenta un resultado.
tiles-fact-challenge = reto
tiles-fact-met = superado
tiles-fact-stars = estrellas

# Nombres.
tiles-word-start = tomar una loseta inicial
tiles-word-take = tomar una columna
tiles-word-place = colocar una loseta
tiles-word-refuse = rechazar una loseta
tiles-word-discard = descartar una loseta
tiles-word-populate = poner peones
tiles-word-end = terminar
tiles-word-put = poner un peón
tiles-word-star = gastar una estrella por otro peón
tiles-word-done = nada más
tiles-word-car = coche
tiles-word-train = tren
tiles-word-traveller = viajero
tiles-word-either = tren o coche
tiles-word-turn0 = tal cual
tiles-word-turn1 = girada un cuarto a la derecha
tiles-word-turn2 = girada media vuelta
tiles-word-turn3 = girada un cuarto a la izquierda
tiles-word-flip0 = volteada
tiles-word-flip1 = volteada, girada un cuarto a la derecha
tiles-word-flip2 = volteada, girada media vuelta
tiles-word-flip3 = volteada, girada un cuarto a la izquierda
tiles-word-blank = un lado vacío
tiles-word-railway = una vía
tiles-word-highway = una autopista
tiles-word-north = arriba
tiles-word-east = a la derecha
tiles-word-south = abajo
tiles-word-west = a la izquierda
tiles-word-town-hall = ayuntamiento
tiles-word-metropolis = metrópolis
tiles-word-central-station = estación central
tiles-word-stadium = estadio
tiles-word-airport = aeropuerto
tiles-word-temple = templo
tiles-word-service-station = área de servicio
tiles-word-megalopolis = { tiles-challenge-megalopolis }
tiles-word-route-66 = { tiles-challenge-route-66 }
tiles-word-trans-europe-express = { tiles-challenge-trans-europe-express }
tiles-word-perfection = { tiles-challenge-perfection }
tiles-word-flat-earth = { tiles-challenge-flat-earth }
tiles-word-volcano = { tiles-challenge-volcano }
tiles-word-holes = { tiles-challenge-holes }
tiles-word-far-friends = { tiles-challenge-far-friends }
tiles-word-station-chaos = { tiles-challenge-station-chaos }
tiles-word-car-paradise = { tiles-challenge-car-paradise }
tiles-word-train-paradise = { tiles-challenge-train-paradise }
tiles-word-four-cities = { tiles-challenge-four-cities }
tiles-word-strict-rules = { tiles-challenge-strict-rules }
tiles-word-regulated-traffic = { tiles-challenge-regulated-traffic }
tiles-word-tired-travellers = { tiles-challenge-tired-travellers }
tiles-word-rail-straight = vía recta
tiles-word-rail-straight-train = vía recta (tren)
tiles-word-rail-straight-traveller = vía recta (viajero)
tiles-word-rail-straight-urban = vía recta (urbana)
tiles-word-rail-curve = vía en curva
tiles-word-rail-curve-urban = vía en curva (urbana)
tiles-word-rail-junction = bifurcación de vía
tiles-word-rail-junction-urban = bifurcación de vía (urbana)
tiles-word-rail-junction-urban-traveller = bifurcación de vía (urbana, viajero)
tiles-word-rail-cross-train = cruce de vías (tren)
tiles-word-rail-cross-traveller = cruce de vías (viajero)
tiles-word-rail-cross-urban = cruce de vías (urbana)
tiles-word-rail-end = final de vía
tiles-word-rail-end-train = final de vía (tren)
tiles-word-rail-end-urban-traveller = final de vía (urbana, viajero)
tiles-word-highway-straight = autopista recta
tiles-word-highway-straight-car = autopista recta (coche)
tiles-word-highway-straight-traveller = autopista recta (viajero)
tiles-word-highway-straight-urban = autopista recta (urbana)
tiles-word-highway-curve = autopista en curva
tiles-word-highway-curve-urban = autopista en curva (urbana)
tiles-word-highway-junction = bifurcación de autopista
tiles-word-highway-junction-urban = bifurcación de autopista (urbana)
tiles-word-highway-junction-urban-traveller = bifurcación de autopista (urbana, viajero)
tiles-word-highway-cross-car = cruce de autopistas (coche)
tiles-word-highway-cross-traveller = cruce de autopistas (viajero)
tiles-word-highway-cross-urban = cruce de autopistas (urbana)
tiles-word-highway-end = final de autopista
tiles-word-highway-end-car = final de autopista (coche)
tiles-word-highway-end-urban-traveller = final de autopista (urbana, viajero)
tiles-word-overpass = paso elevado
tiles-word-overpass-car = paso elevado (coche)
tiles-word-overpass-train = paso elevado (tren)
tiles-word-overpass-urban = paso elevado (urbana)
tiles-word-station-straight-car = estación en recta (coche)
tiles-word-station-straight-train = estación en recta (tren)
tiles-word-station-straight-traveller = estación en recta (viajero)
tiles-word-station-straight-urban-car = estación en recta (urbana, coche)
tiles-word-station-straight-urban-train = estación en recta (urbana, tren)
tiles-word-station-curve-car = estación en curva (coche)
tiles-word-station-curve-train = estación en curva (tren)
tiles-word-station-curve-traveller = estación en curva (viajero)
tiles-word-station-curve-urban = estación en curva (urbana)
tiles-word-station-rail-branch-train = estación en ramal de vía (tren)
tiles-word-station-rail-branch-urban-car = estación en ramal de vía (urbana, coche)
tiles-word-station-highway-branch-car = estación en ramal de autopista (coche)
tiles-word-station-highway-branch-urban-train = estación en ramal de autopista (urbana, tren)
tiles-word-station-rail-bend-traveller = estación en codo de vía (viajero)
tiles-word-station-rail-bend-urban-car = estación en codo de vía (urbana, coche)
tiles-word-station-highway-bend-train = estación en codo de autopista (tren)
tiles-word-station-highway-bend-urban-train = estación en codo de autopista (urbana, tren)
tiles-word-station-cross-car = estación en cruce (coche)
tiles-word-station-cross-urban = estación en cruce (urbana)
tiles-word-station-two-bends-train = estación entre dos codos (tren)
tiles-word-station-two-bends-urban = estación entre dos codos (urbana)
tiles-word-station-rail-junction-car = estación en bifurcación de vía (coche)
tiles-word-station-rail-junction-urban-train = estación en bifurcación de vía (urbana, tren)
tiles-word-station-highway-junction-train = estación en bifurcación de autopista (tren)
tiles-word-station-highway-junction-urban-traveller = estación en bifurcación de autopista (urbana, viajero)

# Retos: cómo se llama cada uno y qué pide.
tiles-challenge-megalopolis = Megalópolis
tiles-challenge-megalopolis-about = Una ciudad de al menos { $needs } losetas al final.
tiles-challenge-route-66 = Ruta 66
tiles-challenge-route-66-about = Una autopista por al menos { $needs } losetas, sin repetir ninguna.
tiles-challenge-trans-europe-express = Trans Europe Express
tiles-challenge-trans-europe-express-about = Una vía por al menos { $needs } losetas, sin repetir ninguna.
tiles-challenge-perfection = Perfección
tiles-challenge-perfection-about = Como mucho { $needs } cabos sueltos al final.
tiles-challenge-flat-earth = Tierra plana
tiles-challenge-flat-earth-about = Nunca más de { $needs } filas de losetas.
tiles-challenge-volcano = Volcán
tiles-challenge-volcano-about = Un cuadrado vacío de { $needs } por { $needs }, rodeado de losetas, también en las esquinas.
tiles-challenge-holes = Agujeros
tiles-challenge-holes-about = { $needs } huecos de una sola loseta, rodeados de losetas, también en las esquinas.
tiles-challenge-far-friends = Amigos lejanos
tiles-challenge-far-friends-about = Dos viajeros unidos a { $needs } pasos o más, sin nadie en medio.
tiles-challenge-station-chaos = Caos de estaciones
tiles-challenge-station-chaos-about = { $needs } estaciones en una misma red.
tiles-challenge-car-paradise = Paraíso del coche
tiles-challenge-car-paradise-about = { $needs } coches en una misma red de autopistas.
tiles-challenge-train-paradise = Paraíso del tren
tiles-challenge-train-paradise-about = { $needs } trenes en una misma red de vías.
tiles-challenge-four-cities = Cuatro ciudades
tiles-challenge-four-cities-about = { $needs } ciudades.
tiles-challenge-strict-rules = Normas estrictas
tiles-challenge-strict-rules-about = Nunca más de { $needs ->
    [one] 1 peón
   *[other] { $needs } peones
 } de cada tipo en una fila de losetas.
tiles-challenge-regulated-traffic = Tráfico regulado
tiles-challenge-regulated-traffic-about = Nunca más de { $needs } peones unidos del mismo tipo.
tiles-challenge-tired-travellers = Viajeros cansados
tiles-challenge-tired-travellers-about = Un viajero se une por vía o por autopista, nunca por ambas.
tiles-told-ends = cabos sueltos
