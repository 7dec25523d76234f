# El tablero de texto: una mesa descrita, para el navegador y la terminal.

# Títulos de tablas y columnas.
told-players = Jugadores
told-player = quién
told-count = Recuento final
told-rank = puesto
told-score = total
told-cities = Ciudades
told-city = ciudad
told-colour = color
told-goods = mercancías
told-links = Enlaces
told-sea-links = Enlaces marítimos
told-from = desde
told-to = hasta
told-owner = de quién
told-tiles = losetas
told-tile = loseta
told-action = acción
told-number = número
told-bid = puja
told-supply = Reserva
told-what = qué
told-there = hay
told-bag = en la bolsa
told-deck = en el mazo
told-stack = en la pila
told-hand = en la mano
told-locomotive = locomotora
told-cards = cartas
told-card = carta
told-price = precio
told-line = línea
told-loans = préstamos
told-trains = entregas restantes
told-trains-of = entregó
told-track-of = vías de
told-factories = Fábricas
told-factory = fábrica
told-wants = pide
told-needs = exige
told-have = por ahora
told-claimed = reclamado por
told-tracks-left = por construir
told-train = tren
told-at = dónde
told-aboard = a bordo
told-contracts = Contratos
told-contract = contrato
told-state = estado
told-pays = paga
told-now = por ahora
told-refusals = rechazos restantes
told-starting = losetas iniciales
told-column = columna
told-row = fila
told-taken = tomada por
told-lines = líneas
told-open = abierto
told-pawn = peón
told-objectives-of = Objetivos: { $seat }

# Qué hay y dónde.
told-several = { $count } { $value }
told-out-of = { $count } de { $number }
told-empty-cities = ciudades vacías
told-figure = { $value } { $count }
told-unseen = { $count ->
    [one] 1 carta oculta
   *[other] { $count } cartas ocultas
 }
told-nobody = nadie
told-free = libre
told-open-at = extremo abierto: { $value }
told-link-to = { $value } ({ $more })
told-linked = unida con { $value }
told-track = vía de { $more }: { $from } – { $to }
told-shut = lados cerrados: { $value }
told-ridge = cresta: { $value }
told-city-of = ciudad ({ $value })
told-city-with = ciudad: { $value }
told-city-wants = ciudad que pide { $value }
told-factory-has = fábrica: { $value }
told-town = pueblo
told-plain = campo abierto
told-hill = colinas
told-mountain = montañas
told-water = agua
told-river = río
told-coast = costa
told-snow = nieve
told-ferry = ferri
told-dollars = { $count } $
told-euros-more = +{ $count } €
told-build-dollars = vía aquí: { $count } $
told-track-there = vías: { $value }
told-edge = { $way }: { $value } ({ $more })
told-side = { $way }: { $value }
told-room-for = plaza para: { $value }
told-open-to = cabos sueltos: { $value }
told-beside = { $way }: { $value } – { $more }
told-load-waiting = sin cargar
told-load-aboard = a bordo
told-load-delivered = entregado
told-pays-dollars = { $value } { $count } $

# Preguntas sobre caminos y entregas.
told-way-euros = { $from } – { $to }: { $steps ->
    [one] 1 loseta
   *[other] { $steps } losetas
 }, { $count } €
told-way-dollars = { $from } – { $to }: { $steps ->
    [one] 1 loseta
   *[other] { $steps } losetas
 }, { $count } $
told-way-built = { $from } – { $to }: ya construido
told-way-euros-all = En total: { $count } €
told-way-dollars-all = En total: { $count } $
told-line-dollars = { $from } – { $to }: { $steps ->
    [one] 1 vía por construir
   *[other] { $steps } vías por construir
 }, { $count } $
told-line-spaces = { $from } – { $to }: { $steps ->
    [one] 1 espacio por construir
   *[other] { $steps } espacios por construir
 }
told-by = Pasando por: { $value }
told-by-cards = Cartas: { $value }
told-no-way = Ningún camino libre de { $from } a { $to }.
told-no-ways = En este juego no se construye de un lugar a otro.
told-way-places = Nombra dos lugares del mapa, por ejemplo dos ciudades.
told-delivery = { $value }: { $text }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
told-halt = { $value }: { $text }: espera allí hasta la próxima acción
told-good-delivery = { $value }: { $from } – { $to }: { $points } de prestigio, { $count } $
told-contract-pays = { $value } ({ $more }): { $text }
told-no-delivery = Por ahora no se puede entregar nada.
told-no-deliveries = En este juego no se entrega nada.
told-seated = Solo puede preguntarlo quien juega.
told-unknown = Aquí nada se llama «{ $value }».
told-nowhere = «{ $value }» no está en ningún lugar.
told-more = { $count ->
    [one] … y 1 más
   *[other] … y { $count } más
 }
told-command-from = de
told-command-to = a

# La página en el navegador.
text-command = Elección o comando
text-command-more = ? muestra las opciones, h los comandos
text-answers = Respuestas
text-choices = Opciones
text-choices-all = { $count ->
    [one] Mostrar { $count } opción
   *[other] Mostrar { $count } opciones
 }
text-said = Por ahora: { $value }
text-grid = Lugar por lugar
text-grid-more = Las flechas avanzan, Inicio y Fin van al extremo de la línea, x al próximo lugar con algo, m al próximo que puedes elegir, Intro elige.
text-may = se puede elegir
text-here = Qué hacer allí: { $value }
text-no-place = Ahora no se pide ningún lugar: { $value }
text-next = Siguiente jugada de los demás
text-waiting = { $count ->
    [one] { $count } jugada espera ser leída.
   *[other] { $count } jugadas esperan ser leídas.
 }
text-nothing-since = No ha pasado nada desde tu última jugada.
text-no-clock = En esta mesa no corre ningún reloj.
text-clock = { $seat }: { $value }
text-not-now = Ahora no se te pide nada.
text-no-undo = No hay nada que deshacer.
text-help-choices = qué puedes elegir ahora
text-help-confirm = con el campo vacío: confirmar, o siguiente jugada de los demás
text-help-last = qué ha pasado desde tu última jugada; ll con esa jugada
text-help-standing = cómo van los jugadores
text-help-tables = todas las tablas, leídas
text-help-place = un lugar (o solo su nombre): qué hay allí y alrededor
text-help-beside = los vecinos de un lugar
text-help-where = dónde está algo, por ejemplo un color
text-help-way = el camino más barato; también: a > b
text-help-way-typed = de a a b
text-help-deliveries = entregas, la mejor primero
text-help-undo = deshacer la última elección, luego la última jugada
text-help-clock = los relojes
text-help-help = estos comandos
