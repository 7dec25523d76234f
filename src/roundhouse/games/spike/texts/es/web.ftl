# Spike en el navegador.
web-spike-length = 60 min
web-spike-blurb = Vías de colores por el este de Estados Unidos, un tren que mejorar, contratos que entregar.
web-spike-label-advanced = Avanzado
web-spike-label-turns = Turnos como mucho
web-spike-phase-sides = Caras de los contratos
web-spike-phase-giving = Un regalo
web-spike-phase-keeping = Carta de ruta
web-spike-phase-beginning = Ciudad inicial
web-spike-phase-turns = Turnos
web-spike-phase-free = Movimiento gratis
web-spike-phase-action = Una acción
web-spike-phase-goods = Cargas, fin del turno
web-spike-ask-sides = Elige una cara de cada contrato
web-spike-ask-giving = Da una carta a quien está a tu derecha
web-spike-ask-keeping = Quédate con una carta de ruta
web-spike-ask-beginning = Elige la ciudad donde empieza tu tren
web-spike-ask-rolling = Movimiento gratis, luego una acción
web-spike-ask-open = Haz una acción
web-spike-ask-drawing = Roba otra carta o déjalo ya
web-spike-ask-paying = Paga la vía
web-spike-ask-acted = Carga o entrega, o termina el turno
web-spike-which-sides = { web-spike-ask-sides }
web-spike-which-giving = { web-spike-ask-giving }
web-spike-which-keeping = { web-spike-ask-keeping }
web-spike-which-beginning = { web-spike-ask-beginning }
web-spike-which-paying = { web-spike-ask-paying }
web-spike-which-move = ¿Adónde?
web-spike-which-draw = ¿Qué carta?
web-spike-which-city = ¿A qué ciudad nueva?
web-spike-which-way = ¿Por dónde hasta tu red?
web-spike-which-commodity = ¿Qué carga?
web-spike-which-part = ¿Qué parte del tren?
web-spike-which-cardside = ¿Qué cara?
web-spike-figure-points = dinero
web-spike-figure-left = vía
web-spike-figure-track = vía tendida
web-spike-figure-cities = ciudades
web-spike-figure-cards = cartas
web-spike-note = velocidad { $speed } · ténder { $supply } · { $cars ->
    [one] 1 vagón
   *[other] { $cars } vagones
 }

# El tablero.
web-spike-map = El mapa
web-spike-table = En la mesa
web-spike-close = Cerrar
web-spike-none = nada
web-spike-market = Mercado
web-spike-market-note = dólares por una ciudad nueva
web-spike-contracts = Tus contratos
web-spike-contracts-of = Contratos de { $seat }
web-spike-delivered-of = { $count ->
    [one] 1 de { $all } entregado
   *[other] { $count } de { $all } entregados
 }
web-spike-start = salida
web-spike-key = Cómo se lee el mapa
web-spike-key-open = junto a tu vía, y tienes su carta
web-spike-key-quiet = ahora no; su forma indica su carta
web-spike-key-pays = paga esto por lo que llevas a bordo
web-spike-key-joined = borde grueso: unida a tu vía
web-spike-wanted-note = tiene la mercancía de uno de tus contratos
web-spike-load-waiting = { "" }
web-spike-load-aboard = a bordo
web-spike-load-delivered = entregado
web-spike-side-open = cara aún sin elegir
web-spike-other-side = la otra cara, que no vale
web-spike-turn = Ver la otra cara del contrato de { $commodity }
web-spike-served = ya has entregado aquí
web-spike-on-network = en la red
web-spike-load = Cargar
web-spike-deliver = Entregar
web-spike-drop = Dejar
web-spike-my-train = Tu tren
web-spike-track-left = { $count ->
    [one] queda 1 pieza de vía
   *[other] quedan { $count } piezas de vía
 }
web-spike-train-of = Tren: velocidad { $speed }, ténder { $supply }, vagones { $cars }; a bordo: { $value }
web-spike-part-locomotive = Velocidad { $count }
web-spike-part-tender = Ténder { $count }
web-spike-part-car = Carga { $count }
web-spike-upgrade = a { $count } por { $dollars } $
web-spike-top = máximo
web-spike-upgrade-which = Mejora tu tren
web-spike-route = Carta de ruta
web-spike-route-worth = { $dollars } $ hasta ahora
web-spike-from = desde
web-spike-hand = Tu mano, { $count ->
    [one] una carta
   *[other] { $count } cartas
 }: { $value }
web-spike-give = Dar una carta de color { $card }
web-spike-display = Cartas para robar
web-spike-take = Tomar una carta de color { $card }, { $count } a la vista
web-spike-from-deck = El mazo, { $count ->
    [one] una carta
   *[other] { $count } cartas
 }
web-spike-deck-round = mazo de la ronda { $round } de { $rounds }
web-spike-time-below = cartas de tiempo tras { $count } más
web-spike-time-near = { $left ->
    [one] dentro, una carta de tiempo
   *[other] dentro, { $left } cartas de tiempo
 }
web-spike-times = { $count ->
    [one] 1 carta de tiempo de { $all }
   *[other] { $count } cartas de tiempo de { $all }
 }
web-spike-time-left = { $left ->
    [one] La próxima carta de tiempo acaba la partida al instante
   *[other] Salió la carta de tiempo { $count }: con { $left } más acaba la partida al instante
 }
web-spike-last-turns = Últimos turnos: a { $seat } no le quedan vías ni entregas
web-spike-begin-in = Empezar en { $station }, { $commodity }
web-spike-build-to = Construir hasta { $station }: { $commodity }, { $dollars } $
web-spike-to-a-city = La vía se construye hasta una ciudad: elige la ciudad que debe alcanzar.
web-spike-station = { $station }: { $commodity }, { $dollars } $
web-spike-by = Otro camino, por { $here }
web-spike-roll-city = Movimiento gratis hasta { $station }
web-spike-roll-track = Movimiento gratis: { $space }
web-spike-start-city = Poner en marcha el tren y volver a { $station }
web-spike-start-track = Poner en marcha el tren: { $space }
web-spike-extra-city = Movimiento extra hasta { $station }
web-spike-extra-track = Movimiento extra: { $space }
web-spike-load-here = Cargar { $commodity }
web-spike-deliver-here = Entregar { $commodity } en { $station }: +{ $dollars } $
web-spike-enough = No robar más
web-spike-end-turn = Fin del turno
web-spike-to = Hasta { $station }
web-spike-spaces = { $count ->
    [one] un espacio
   *[other] { $count } espacios
 }
web-spike-plays = { $count ->
    [one] juega una carta
   *[other] juega { $count } cartas
 }
web-spike-stays = se queda en la mano
web-spike-track-after = vía que queda
web-spike-brings = Ciudad nueva: { $commodity }
web-spike-ways = { $count ->
    [one] un camino hasta ella
   *[other] { $count } caminos hasta ella
 }
web-spike-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }
web-spike-sides = ¿Qué cara de cada contrato?
web-spike-sides-note = Nadie ve tu elección antes de que todos hayan elegido.
web-spike-side = { $commodity }, { $side }:
web-spike-keep-one = ¿Con qué carta de ruta te quedas?
web-spike-keep-note = Cuenta al final, si su salida está en tu red.
web-spike-pay = Por pagar
web-spike-pay-note = Las cartas iguales pueden valer por otro color, una menos de las que juegas.
web-spike-payment = Pagar { $value }; te queda: { $left }
web-spike-stay-count = { $count ->
    [one] queda 1
   *[other] quedan { $count }
 }
web-spike-train-in = El tren de { $seat } está en { $station }.
web-spike-train-on = El tren de { $seat } está { $space }.
web-spike-cities-of = { $count ->
    [0] { $seat } no tiene ninguna ciudad todavía.
   *[other] Ciudades de { $seat }: { $stations }.
 }

# El final: cuenta el dinero.
web-spike-end-wins = { $value } gana por { $points } $
web-spike-end-you-wins = Ganas por { $points } $
web-spike-turning-lead = { $value } se pone en cabeza por { $points } $.
web-spike-turning-gain = Con todo lo que trae, { $value } gana { $points } $.
web-spike-how-points-came = De dónde salió el dinero
