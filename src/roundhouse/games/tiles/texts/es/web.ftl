# Railroad Tiles en el navegador.
web-tiles-length = 30 min
web-tiles-blurb = Elige losetas cuadradas, une vías y autopistas, deja pocos cabos sueltos.
web-tiles-label-objectives = Objetivos
web-tiles-label-sets = Qué objetivos
web-tiles-label-challenge = Reto
web-tiles-phase-start = Loseta inicial
web-tiles-phase-refill = Preparación
web-tiles-phase-take = Selección
web-tiles-phase-place = Colocar losetas
web-tiles-phase-populate = Población
web-tiles-phase-order = Nuevo orden de turno
web-tiles-ask-start = Elige una loseta inicial
web-tiles-ask-take = Elige una columna
web-tiles-ask-place = Coloca tus losetas
web-tiles-ask-populate = Pon peones
web-tiles-which-offer = ¿Qué columna?
web-tiles-which-tile = ¿Qué loseta?
web-tiles-which-column = ¿Cuántas casillas a la izquierda o a la derecha de la primera loseta?
web-tiles-which-row = ¿Dónde exactamente?
web-tiles-which-turn = ¿Cómo la giras?
web-tiles-which-token = ¿Con qué ficha?
web-tiles-which-pawn = ¿Qué peón?
web-tiles-figure-points = puntos
web-tiles-figure-stars = estrellas
web-tiles-note = { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
 } · { $ends ->
    [one] 1 cabo suelto
   *[other] { $ends } cabos sueltos
 } · { $refusals ->
    [one] queda 1 rechazo
   *[other] quedan { $refusals } rechazos
 }

# El tablero.
web-tiles-station-board = Tablero de estación
web-tiles-station-note = Menos losetas: antes en la próxima ronda. Cada columna que sobra gana una estrella.
web-tiles-station-note-alone = las columnas que dejes se descartan
web-tiles-columns = Columnas
web-tiles-size = { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
 }
web-tiles-column-label = Columna { $column }, { $size ->
    [one] 1 loseta
   *[other] { $size } losetas
 }{ $stars ->
    [0] { "" }
    [one] , 1 estrella
   *[other] , { $stars } estrellas
 }{ $points ->
    [0] { "" }
    [one] , 1 punto
   *[other] , { $points } puntos
 }.
web-tiles-you-took = la tomaste tú
web-tiles-took = la tomó { $seat }
web-tiles-column-gone = descartada
web-tiles-in-hand = En la mano
web-tiles-hand-of = La mano de { $seat }
web-tiles-starters = Losetas iniciales
web-tiles-take-one = toma una
web-tiles-to-place = { $count } por colocar
web-tiles-turn = Girar
web-tiles-flip = Voltear
web-tiles-turn-alike = Girada, esta loseta queda igual.
web-tiles-flip-alike = Volteada, esta loseta queda igual.
web-tiles-one-way = Aquí la loseta solo encaja así.
web-tiles-not-yours = Ahí construye { $value }: tus losetas y peones van en tu propio territorio.
web-tiles-start-here = La primera loseta tiene un solo lugar, el iluminado del centro.
web-tiles-refuse = Rechazar
web-tiles-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
 }
web-tiles-discard = Descartar, no encaja
web-tiles-fits-nowhere = no encaja en ningún sitio
web-tiles-ways = { $count ->
    [one] 1 manera
   *[other] { $count } maneras
 }
web-tiles-place = { $square }
web-tiles-beside = { $side }: { $tile }
web-tiles-afar = { $count ->
    [one] Otro lugar
   *[other] Otros { $count } lugares
 } { $side }
web-tiles-my-territory = Tu territorio
web-tiles-territory-of = Territorio de { $value }
web-tiles-whose = Qué territorio
web-tiles-back-to-mine = volver al mío
web-tiles-enlarge = Ver en grande el territorio de { $seat }.
web-tiles-change = cierra { $closed }, abre { $opened }
web-tiles-ends = { $count ->
    [one] 1 cabo suelto
   *[other] { $count } cabos sueltos
 }, los { $free } primeros no cuentan
web-tiles-network-train = { $pawns ->
    [0] Vía sin trenes
    [one] Vía con 1 tren
   *[other] Vía con { $pawns } trenes
 }: { $free ->
    [0] sin plazas libres
   *[other] el siguiente da { $next }
 }.
web-tiles-network-car = { $pawns ->
    [0] Autopista sin coches
    [one] Autopista con 1 coche
   *[other] Autopista con { $pawns } coches
 }: { $free ->
    [0] sin plazas libres
   *[other] el siguiente da { $next }
 }.
web-tiles-network-traveller = { $pawns ->
    [0] Líneas unidas sin viajeros
    [one] Líneas unidas con 1 viajero
   *[other] Líneas unidas con { $pawns } viajeros
 }: { $free ->
    [0] sin plazas libres
   *[other] el siguiente da { $next }
 }.
web-tiles-population = Población
web-tiles-waiting = en espera
web-tiles-active = activas ahora
web-tiles-in-stack = { $count } en la pila
web-tiles-token = { $token }{ $flag ->
    [yes] { " " }con bandera
   *[no] { "" }
 }
web-tiles-token-free = { $token }: por usar
web-tiles-token-idle = { $token }: usado, o sin sitio
web-tiles-star = estrellas
web-tiles-stars = { $count ->
    [one] 1 estrella
   *[other] { $count } estrellas
 }
web-tiles-by = Con qué
web-tiles-by-token = con la ficha de { $token }
web-tiles-by-star = con una estrella, renunciando a la ficha de { $token }
web-tiles-put-label = Poner un { $pawn }, { $square }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
web-tiles-star-label = Gastar una estrella por un { $pawn }, { $square }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
web-tiles-supply = Reserva
web-tiles-bag = { $count ->
    [one] 1 loseta en la bolsa
   *[other] { $count } losetas en la bolsa
 }
web-tiles-networks = Redes
web-tiles-next-scores = el siguiente da
web-tiles-joined-train = { $count ->
    [one] 1 tren
   *[other] { $count } trenes
 }
web-tiles-joined-car = { $count ->
    [one] 1 coche
   *[other] { $count } coches
 }
web-tiles-joined-traveller = { $count ->
    [one] 1 viajero
   *[other] { $count } viajeros
 }
web-tiles-free = { $count ->
    [one] 1 plaza libre
   *[other] { $count } plazas libres
 }
web-tiles-count-now = Si acabara ahora
web-tiles-count-after = Si acabara después de esto
web-tiles-count-cities = { $count ->
    [one] 1 ciudad de { $size } o más
   *[other] { $count } ciudades de { $size } o más
 }
web-tiles-count-rectangle = Rectángulo de { $width } × { $height }
web-tiles-not-met = Reto aún sin superar
web-tiles-objectives = Objetivos
web-tiles-points-each = { $points } puntos cada uno
web-tiles-met = cumplido
web-tiles-to-come = pendiente
web-tiles-have-of = { $have } de { $needs }
web-tiles-have-at-most = { $have }, { $needs } como mucho
web-tiles-goal-town-hall = { $needs } losetas en línea a cada lado
web-tiles-goal-metropolis = en una ciudad de { $needs } losetas
web-tiles-goal-central-station = { $needs } estaciones más por vía
web-tiles-goal-stadium = { $needs } viajeros a su alrededor
web-tiles-goal-airport = { $needs ->
    [one] una loseta de ciudad en su fila o columna
   *[other] { $needs } losetas de ciudad en su fila o columna
 }
web-tiles-goal-temple = { $needs ->
    [0] ninguna plaza de tren o coche a su alrededor
   *[other] { $needs } plazas de tren o coche a su alrededor como mucho
 }
web-tiles-goal-service-station = en una autopista de { $needs } losetas
web-tiles-challenge = Reto
web-tiles-challenge-is-open = todavía no
web-tiles-challenge-is-met = superado
web-tiles-challenge-is-kept = respetado
web-tiles-challenge-is-broken = roto
web-tiles-challenge-stars = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } hasta ahora: { $count ->
    [one] 1 estrella de { $most }
   *[other] { $count } estrellas de { $most }
 }
web-tiles-at = { $square }: { $tile }, { $turn }
web-tiles-holds = con un { $pawn }
web-tiles-spot-free = plaza libre
web-tiles-open-to = abierta { $value }
web-tiles-summary = { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
 }, { $ends ->
    [one] 1 cabo suelto
   *[other] { $ends } cabos sueltos
 }, { $cities ->
    [one] 1 ciudad
   *[other] { $cities } ciudades
 }, mayor rectángulo de { $width } por { $height }.
