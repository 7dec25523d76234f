# Small Railroad Empires en el navegador.
web-empires-length = 45 min
web-empires-blurb = Un país de losetas unidas, casillas compartidas, líneas cortas que acaban en trenes.
web-empires-label-tiles = Losetas de mapa
web-empires-label-triangle = País
web-empires-label-rhombus = País
web-empires-label-place_tokens = Lugares barajados
web-empires-label-industrial_boom = Boom industrial
web-empires-label-rural_connections = Conexiones rurales
web-empires-choice-off = no
web-empires-choice-board = solo el boom
web-empires-choice-pioneer = con Pionero industrial
web-empires-choice-tokens = solo las fichas
web-empires-choice-king = con Rey rural
web-empires-phase-start = Inicio
web-empires-phase-construct = Construir
web-empires-phase-deliver = Entregar
web-empires-phase-claim = Logros
web-empires-phase-buy = Comprar tren
web-empires-phase-conglomerate = Conglomerado
web-empires-ask-start = ¿Dónde empiezas? Elige una fábrica
web-empires-ask-construct = Construye tu primera vía
web-empires-ask-construct-more = Construye tu segunda vía
web-empires-ask-unlock = ¿Desbloqueas una tercera vía?
web-empires-ask-deliver = ¿Entregas una mercancía?
web-empires-ask-card = Juega una carta de tren
web-empires-ask-claim = ¿Reclamas un logro?
web-empires-ask-buy = ¿Compras una carta de tren?
web-empires-which-start = ¿Dónde empiezas? Elige una fábrica
web-empires-which-build = Construye una vía: ¿en qué casilla?
web-empires-which-route = ¿En qué fábrica empieza la ruta nueva?
web-empires-which-unlock = La tercera vía: ¿en qué casilla?
web-empires-which-play = Juega una carta de tren: ¿cuál?
web-empires-which-claim = ¿Qué logro?
web-empires-which-buy = ¿Qué carta, desde la izquierda?
web-empires-which-factory = ¿Desde qué fábrica entregas?
web-empires-which-goods = ¿Qué mercancía?
web-empires-which-city = ¿En qué ciudad?
web-empires-which-way = Igual de cortas: ¿por dónde?
web-empires-figure-points = puntos
web-empires-figure-money = dinero
web-empires-figure-tracks = vías
web-empires-figure-prestige = prestigio
web-empires-figure-deliveries = entregas
web-empires-head-before = losetas { $value } · antes de la primera ronda
web-empires-head-round = losetas { $value } · ronda { $round }
web-empires-head-round-last = losetas { $value } · ronda { $round }, la última
web-empires-head-round-of = losetas { $value } · ronda { $round } de { $rounds }
web-empires-note = { $trains ->
    [0] sin entregas
    [one] 1 entrega
   *[other] { $trains } entregas
 } · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 }
web-empires-note-loans = { $count ->
    [one] 1 préstamo
   *[other] { $count } préstamos
 }

# El mapa.
web-empires-map = El país
web-empires-black = Negra
web-empires-yellow = Amarilla
web-empires-city = { $city } (ciudad, { $text }) pide { $value }
web-empires-hat-red = sombrero rojo
web-empires-hat-blue = sombrero azul
web-empires-hat-green = sombrero verde
web-empires-hat-orange = sombrero naranja
web-empires-factory = { $factory } (fábrica) tiene { $value }
web-empires-track-of = Vía { $count } de { $all } de este turno
web-empires-last-round = La última ronda
web-empires-dollars = { $count ->
    [0] nada que pagar
   *[other] { $count } $
 }
web-empires-loan-mark = { $count ->
    [one] préstamo
   *[other] { $count } préstamos
 }

# Construir.
web-empires-new-route = Ruta nueva
web-empires-ground = Terreno
web-empires-place-free = Fábricas y ciudades son gratis
web-empires-shared = Compartida: para { $seat }
web-empires-shared-alone = Compartida, en vez del terreno
web-empires-unlocking = Desbloqueo
web-empires-cost = Coste
web-empires-loans-needed = { $count ->
    [one] 1 préstamo
   *[other] { $count } préstamos
 }
web-empires-loan-cost = { $count ->
    [one] El préstamo cuesta 1 de prestigio al final
   *[other] Los préstamos cuestan { $count } de prestigio al final
 }
web-empires-money-left = Dinero restante
web-empires-first-star = A la estrella antes que nadie: +{ $count } de prestigio
web-empires-token-under = Aquí hay una ficha rural boca abajo
web-empires-unlock-more = No vas en cabeza, así que puede seguir una vía bloqueada por { $count } $ y el precio de su casilla. Señala una casilla.
web-empires-pass-unlock = Dejarla bloqueada

# Entregar.
web-empires-deliveries = { $count ->
    [one] Una entrega
   *[other] { $count } entregas
 }
web-empires-all = todas
web-empires-offer = { $good } de { $from } a { $to }
web-empires-from = de { $factory }
web-empires-via = por { $place }
web-empires-long = longitud { $count }
web-empires-length-short = longitud
web-empires-length-word = Longitud
web-empires-length-from = longitud { $count }+
web-empires-length-of = Longitud { $value }:
web-empires-prestige-more = +{ $count } de prestigio
web-empires-spaces = { $count ->
    [one] 1 casilla tuya
   *[other] { $count } casillas tuyas
 }
web-empires-trains-passed = { $count ->
    [one] 1 tren en el camino
   *[other] { $count } trenes en el camino
 }
web-empires-earns = Ganas
web-empires-bonus = { $count ->
    [1] Segunda entrega allí
   *[other] Primera entrega allí
 }
web-empires-card-fits = { $count ->
    [one] Sirve una carta de tu mano
   *[other] Sirven { $count } cartas de tu mano
 }
web-empires-contract = Tu contrato
web-empires-passes = Pasa por:
web-empires-pass-deliver = Sin entrega en este turno
web-empires-fits = cumple, +1
web-empires-reveal = Mostrar tu contrato con { $factory }: +{ $count } de prestigio
web-empires-pass-card = Seguir sin carta
web-empires-pass-claim = No reclamar más
web-empires-pass-buy = No comprar nada

# Junto al mapa.
web-empires-box = En la mesa
web-empires-track = Prestigio
web-empires-refill = las fábricas producen
web-empires-stands = { $value }: { $count }
web-empires-achievements = Logros
web-empires-achievements-note = primero { $top }, luego { $bottom }
web-empires-have = { $have } de { $needs }
web-empires-claimed-by = reclamado por { $value }
web-empires-unclaimed = sin reclamar
web-empires-asks-long-track-expert = longitud { $count } o más, este turno
web-empires-asks-longer-track-expert = longitud { $count } o más, este turno
web-empires-asks-master-of-deliveries = { $count } entregas
web-empires-asks-treasure-hunter = { $count } $ en caja
web-empires-asks-express-network = en ciudades de los { $count } sombreros
web-empires-asks-ardent-collector = cartas de los { $count } colores jugadas
web-empires-asks-loyal-investor = { $count } cartas de un color jugadas
web-empires-asks-tunnel-master = { $count } casillas de montaña
web-empires-asks-bridge-master = { $count } casillas de río
web-empires-asks-landscape-artist = los { $count } terrenos, en esta entrega
web-empires-asks-industrial-pioneer = entregas de las { $count } industrias
web-empires-asks-rural-town-king = { $count } casillas con estrella
web-empires-market = Mercado de trenes
web-empires-market-empty = No queda ninguna carta.
web-empires-deck = { $count } en el mazo
web-empires-hand = Tus cartas de tren
web-empires-hand-note = { $count } como mucho
web-empires-hand-empty = Ninguna carta en la mano.
web-empires-contract-of = Contrato: { $factory }
web-empires-contract-worth = entrega desde allí y muéstralo: +{ $count } de prestigio
web-empires-contract-shown = mostrado: +{ $count } de prestigio
web-empires-contract-done = contrato: { $factory }
web-empires-industries = Industrias
web-empires-industries-note = ● produce
web-empires-industry-at = paso { $count } de { $all }
web-empires-earnings = Ganancias
web-empires-earnings-note = por longitud
web-empires-prices = Terreno
web-empires-price-shared = una casilla compartida: +{ $count } $ para la compañía que ya está
web-empires-price-shared-alone = una casilla compartida con la negra o la amarilla: { $count } $ en su lugar
web-empires-loans-left = { $count ->
    [0] no queda ningún préstamo
    [one] queda 1 préstamo: { $money } $ ahora, −{ $cost } al final
   *[other] quedan { $count } préstamos: { $money } $ ahora, −{ $cost } cada uno al final
 }
web-empires-goods = Reserva de mercancías
web-empires-supply-note = de aquí se surten las fábricas
web-empires-passengers = Pasajeros
web-empires-passengers-note = 2 unidas +{ $two }, 3 unidas +{ $three }
web-empires-tokens = En cada estrella con interrogación hay una ficha rural.
web-empires-played = Cartas de tren jugadas
web-empires-locomotive = locomotora encontrada: { $colour }
web-empires-locked = { $count ->
    [0] nada bloqueado
    [one] 1 vía bloqueada
   *[other] { $count } vías bloqueadas
 }

# El conglomerado.
web-empires-conglomerate = Conglomerado
web-empires-actions = Cartas de acción
web-empires-action = Carta { $count }: negra { $black }, amarilla { $yellow }, locomotora { $colour }
web-empires-railcar = un vagón con la carta anterior: +1 de prestigio
web-empires-plan-idle = no construye nada
web-empires-plan-over = ya no construye
web-empires-plan-builds = faltan { $count }, construye { $low }–{ $high }: { $answer ->
    [now] llega
    [maybe] quizá llegue
   *[later] de camino
 }
