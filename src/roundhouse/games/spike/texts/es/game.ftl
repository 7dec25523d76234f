# Spike.
spike-name = Spike
spike-money = { $value } $

# Qué ha pasado.
spike-event-market-laid = En el mercado a { $dollars }: { $commodities }.
spike-event-first-player = Empieza { $seat }.
spike-event-contract-laid = { $seat } tiene un contrato de { $commodity }: { $stations } ({ $dollars }).
spike-event-hand-dealt = { $seat } recibe estas cartas: { $cards }.
spike-event-round-began = Empieza la ronda { $round }.
spike-event-side-chosen = { $seat } elige el { $side } del contrato de { $commodity }.
spike-event-sides-chosen = { $seat } ya ha elegido la cara de todos sus contratos.
spike-event-card-given = { $by } da una carta a { $seat }.
spike-event-given-card = { $by } da a { $seat } una carta de color { $card }.
spike-event-display-filled = Cartas a la vista, por color: { $cards }.
spike-event-route-dealt = { $seat } recibe la carta de ruta desde { $station }: { $stations }.
spike-event-route-kept = { $seat } se queda con la carta de ruta desde { $station }.
spike-event-route-chosen = { $seat } ya tiene su carta de ruta.
spike-event-train-placed = { $seat } empieza en { $station }.
spike-event-train-arrived = El tren de { $seat } avanza { $spaces ->
    [one] un espacio
   *[other] { $spaces } espacios
 } y entra en { $station } ({ $move }).
spike-event-train-moved = El tren de { $seat } avanza { $spaces ->
    [one] un espacio
   *[other] { $spaces } espacios
 } ({ $move }) y queda { $space }.
spike-event-loaded = { $seat } carga { $commodity } en { $station }.
spike-event-dropped = { $seat } deja { $commodity }; la carga vuelve a su contrato.
spike-event-delivered = { $seat } entrega { $commodity } en { $station } por { $dollars } $.
spike-event-card-taken = { $seat } toma una carta de color { $card }.
spike-event-card-drawn = { $seat } roba una carta del mazo.
spike-event-card-seen = { $seat } roba del mazo una carta de color { $card }.
spike-event-time-card = Sale la carta de tiempo { $number } de { $all }.
spike-event-built = { $seat } construye { $spaces ->
    [one] un espacio
   *[other] { $spaces } espacios
 } hasta { $station }.
spike-event-paid = { $seat } juega { $cards }.
spike-event-commodity-scored = { $seat } recibe { $dollars } $ por { $commodity }; su ficha baja a la fila inferior.
spike-event-upgraded = { $seat } paga { $dollars } $ por una mejora: { $part }, ahora { $level }.
spike-event-passed = { $seat } no puede hacer nada y pasa.
spike-event-last-turns = A { $seat } no le quedan vías ni entregas: los demás tienen un turno más.
spike-event-route-shown = { $seat } muestra la carta de ruta desde { $station }: { $dollars } $.
spike-event-game-ended = La partida ha terminado. Dinero: { $scores }.
# Quien oye lo primero no necesita lo segundo, que es para los demás.
spike-instead-given-card = card-given
spike-instead-card-seen = card-drawn
spike-instead-route-kept = route-chosen
spike-reason-third-time-card = ha salido la tercera carta de tiempo
spike-reason-nothing-left = a alguien no le quedaban vías ni entregas
spike-reason-turn-limit = se ha llegado al límite de turnos

# Rechazos.
SPK-S5 = { $why ->
    [phase] Una carta se regala una sola vez, antes de descubrir las cuatro del mazo; después las cartas de tu mano pagan la vía.
   *[no-card] No tienes ninguna carta de color { $card } que dar.
 }
SPK-S7 = Eso ahora no se puede; ahora toca: { $phase }.
SPK-T1 = { $why ->
    [no-contract] No tienes contrato de { $commodity }.
    [delivered] Ya has entregado: { $commodity }.
    [not-aboard] En tu tren no hay { $commodity }.
    [room] Una carga se deja solo para hacer sitio: de tus vagones ({ $cars }) están llenos { $full }.
   *[nothing-here] Una carga se deja solo para hacer sitio a otra, y donde está tu tren no te espera ninguna.
 }
SPK-T2 = { $why ->
    [no-space] Ahí no hay ningún tramo: { $station }, { $way }.
   *[not-yours] Esa vía no es tuya: { $station }, { $way }.
 }
SPK-T3 = { $why ->
    [rolled] El movimiento gratis de este turno ya está hecho.
    [in-city] Un tren que está en una ciudad no tiene movimiento gratis.
    [same] El tren ya está ahí ({ $station }); para quedarte, no hagas movimiento gratis.
   *[too-far] Ese espacio junto a { $station } está a más de { $spaces } por tus vías.
 }
SPK-T6 = { $why ->
    [no-contract] No tienes contrato de { $commodity }.
    [delivered] Ya has entregado: { $commodity }.
    [aboard] Ya está a bordo: { $commodity }.
    [not-here] Tu tren no está en una ciudad que tenga { $commodity }.
   *[full] Todos tus vagones ({ $cars }) están llenos; deja antes algo.
 }
SPK-T7 = { $why ->
    [no-contract] No tienes contrato de { $commodity }.
    [delivered] Ya has entregado: { $commodity }.
    [not-aboard] En tu tren no hay { $commodity }.
    [not-here] { $commodity }: tu contrato nombra { $stations }, y tu tren no está en ninguna de ellas.
   *[served] En { $station } ya has entregado antes.
 }
SPK-A1 = { $why ->
    [tender] Tu ténder da para { $cards } cartas, y ya las has robado.
   *[not-shown] No hay a la vista ninguna carta de color { $card }.
 }
SPK-A2 = { $why ->
    [not-new] { $station } ya está en tu red.
    [goes-on] La línea hasta { $station } llega a tu red en { $here } y debe acabar ahí.
    [no-edge] De { $here } no sale ningún tramo por ahí.
    [loop] La línea hasta { $station } pasa dos veces por { $there }.
    [city-between] La línea hasta { $station } encuentra antes { $there }, que no está en tu red: una conexión acaba en la primera ciudad nueva.
    [not-joined] La línea hasta { $station } acaba en { $here }, fuera de tu red.
   *[track] { $station } pide { $spaces } piezas de vía; tienes { $left }.
 }
SPK-A4 = { $why ->
    [unpayable] Los espacios piden { $needs }, y tu mano no da para eso.
    [nothing-due] No hay nada que pagar.
    [due] Paga antes la vía: { $needs }.
    [order] Nombra cada color una vez, en este orden: rojo, amarillo, azul, verde, morado, blanco.
    [hand] De color { $card } tienes { $held }.
    [too-few] { $cards }: no basta para pagar { $needs }.
   *[too-many] { $cards }: es más de lo que piden { $needs }; podrías guardarte una carta de color { $card }.
 }
SPK-A6 = { $why ->
    [not-in-city] Tu tren no estaba en una ciudad al empezar el turno, así que no se puede poner en marcha.
   *[too-far] Ese espacio junto a { $station } está a más de { $spaces } por tus vías.
 }
SPK-A7 = { $why ->
    [in-city] El movimiento extra es para un tren que está en la vía; el tuyo está en una ciudad.
   *[too-far] Ese espacio junto a { $station } está a más de { $spaces } por tus vías.
 }
SPK-A8 = { $why ->
    [top] Ya está en el nivel más alto: { $part }.
   *[money] Eso cuesta { $price } $; tienes { $money } $.
 }
SPK-A9 = La vía camino de { $station } es de { $by }; sus extremos: { $here }; { $there }.
SPK-A10 = { $why ->
    [no-action] Antes de terminar el turno tienes que hacer una acción.
    [acted] En este turno ya has hecho tu acción.
    [drawing] Estás robando cartas: sigue, o deja de robar.
   *[can-act] Todavía puedes hacer algo: { $action }.
 }
SPK-R4 = En el mazo no hay cartas.
SPK-V1 = { $why ->
    [phase] Las caras de los contratos se eligen al principio de una partida avanzada; ahora toca: { $phase }.
    [not-yours] No tienes contrato de { $commodity }.
   *[chosen] Ya has elegido la cara de { $commodity }.
 }
SPK-V2 = { $why ->
    [phase] Las cartas de ruta se eligen antes que las ciudades iniciales, en una partida avanzada; ahora toca: { $phase }.
   *[not-yours] No has recibido ninguna carta de ruta desde { $station }.
 }

# Opciones.
spike-option-advanced = Se elige la cara de cada contrato, y una de dos cartas de ruta.
spike-option-turns = La partida acaba tras tantos turnos por persona, si nada la acaba antes.

# De qué se compone el dinero.
spike-part-market = Mercancías
spike-part-contracts = Contratos
spike-part-upgrades = Mejoras
spike-part-route = Carta de ruta

# Clases de palabras.
word-station = una ciudad
word-junction = un nudo
word-compass = una dirección (e, ne, nw, w, sw, se, o in)
word-commodity = una mercancía
word-card = un color de cartas
word-pile = el mazo
word-payment = un número de cartas
word-part = una parte del tren
word-cardside = una cara de una carta

# Nombres.
spike-word-side = elegir la cara de un contrato
spike-word-give = regalar una carta
spike-word-keep = quedarse con una carta de ruta
spike-word-begin = empezar en una ciudad
spike-word-load = cargar
spike-word-deliver = entregar
spike-word-drop = dejar una carga
spike-word-roll = seguir rodando
spike-word-draw = robar cartas
spike-word-build = construir
spike-word-pay = pagar
spike-word-start = poner en marcha
spike-word-extra = un espacio extra
spike-word-upgrade = mejorar
spike-word-pass = pasar
spike-word-done = fin del turno
spike-word-sides = elegir las caras de los contratos
spike-word-giving = regalar una carta
spike-word-keeping = elegir cartas de ruta
spike-word-beginning = elegir las ciudades iniciales
spike-word-turns = los turnos
spike-word-end = el final
spike-word-free = movimiento gratis
spike-word-in = entrar en la ciudad
spike-word-deck = el mazo
spike-word-locomotive = locomotora
spike-word-tender = ténder
spike-word-car = vagones
spike-word-front = anverso
spike-word-reverse = reverso
spike-word-cows = vacas
spike-word-wood = madera
spike-word-corn = maíz
spike-word-wheat = trigo
spike-word-coal = carbón
spike-word-oil = petróleo
spike-word-steel = acero
spike-word-cloth = tela
spike-word-pigs = cerdos
spike-word-flour = harina
spike-word-peaches = melocotones
spike-word-cotton = algodón
spike-word-red = rojo
spike-word-yellow = amarillo
spike-word-blue = azul
spike-word-green = verde
spike-word-purple = morado
spike-word-white = blanco
spike-word-1-red = 1 roja
spike-word-2-red = 2 rojas
spike-word-3-red = 3 rojas
spike-word-4-red = 4 rojas
spike-word-5-red = 5 rojas
spike-word-6-red = 6 rojas
spike-word-7-red = 7 rojas
spike-word-8-red = 8 rojas
spike-word-9-red = 9 rojas
spike-word-10-red = 10 rojas
spike-word-1-yellow = 1 amarilla
spike-word-2-yellow = 2 amarillas
spike-word-3-yellow = 3 amarillas
spike-word-4-yellow = 4 amarillas
spike-word-5-yellow = 5 amarillas
spike-word-6-yellow = 6 amarillas
spike-word-7-yellow = 7 amarillas
spike-word-8-yellow = 8 amarillas
spike-word-9-yellow = 9 amarillas
spike-word-10-yellow = 10 amarillas
spike-word-1-blue = 1 azul
spike-word-2-blue = 2 azules
spike-word-3-blue = 3 azules
spike-word-4-blue = 4 azules
spike-word-5-blue = 5 azules
spike-word-6-blue = 6 azules
spike-word-7-blue = 7 azules
spike-word-8-blue = 8 azules
spike-word-9-blue = 9 azules
spike-word-10-blue = 10 azules
spike-word-1-green = 1 verde
spike-word-2-green = 2 verdes
spike-word-3-green = 3 verdes
spike-word-4-green = 4 verdes
spike-word-5-green = 5 verdes
spike-word-6-green = 6 verdes
spike-word-7-green = 7 verdes
spike-word-8-green = 8 verdes
spike-word-9-green = 9 verdes
spike-word-10-green = 10 verdes
spike-word-1-purple = 1 morada
spike-word-2-purple = 2 moradas
spike-word-3-purple = 3 moradas
spike-word-4-purple = 4 moradas
spike-word-5-purple = 5 moradas
spike-word-6-purple = 6 moradas
spike-word-7-purple = 7 moradas
spike-word-8-purple = 8 moradas
spike-word-9-purple = 9 moradas
spike-word-10-purple = 10 moradas
spike-word-1-white = 1 blanca
spike-word-2-white = 2 blancas
spike-word-3-white = 3 blancas
spike-word-4-white = 4 blancas
spike-word-5-white = 5 blancas
spike-word-6-white = 6 blancas
spike-word-7-white = 7 blancas
spike-word-8-white = 8 blancas
spike-word-9-white = 9 blancas
spike-word-10-white = 10 blancas
spike-word-c1 = C1
spike-word-d1 = D1
spike-word-f1 = F1
spike-word-b2 = B2
spike-word-c2 = C2
spike-word-e2 = E2
spike-word-f2 = F2
spike-word-m2 = M2
spike-word-n2 = N2
spike-word-c3 = C3
spike-word-d3 = D3
spike-word-e3 = E3
spike-word-f3 = F3
spike-word-h3 = H3
spike-word-l3 = L3
spike-word-m3 = M3
spike-word-n3 = N3
spike-word-b4 = B4
spike-word-c4 = C4
spike-word-d4 = D4
spike-word-e4 = E4
spike-word-g4 = G4
spike-word-k4 = K4
spike-word-n4 = N4
spike-word-e5 = E5
spike-word-f5 = F5
spike-word-h5 = H5
spike-word-k5 = K5
spike-word-l5 = L5
spike-word-d6 = D6
spike-word-e6 = E6
spike-word-f6 = F6
spike-word-i6 = I6
spike-word-j6 = J6
spike-word-b7 = B7
spike-word-c7 = C7
spike-word-d7 = D7
spike-word-f7 = F7
spike-word-i7 = I7
spike-word-j7 = J7
spike-word-k7 = K7
spike-word-l7 = L7
spike-word-c8 = C8
spike-word-d8 = D8
spike-word-e8 = E8
spike-word-f8 = F8
spike-word-g8 = G8
spike-word-h8 = H8
spike-word-i8 = I8
spike-word-j8 = J8
spike-word-b9 = B9
spike-word-c9 = C9
spike-word-f9 = F9
spike-word-i9 = I9
spike-word-j9 = J9
spike-word-l9 = L9
spike-word-b10 = B10
spike-word-c10 = C10
spike-word-d10 = D10
spike-word-e10 = E10
spike-word-g10 = G10
spike-word-j10 = J10
spike-word-k10 = K10
spike-word-d11 = D11
spike-word-e11 = E11
spike-word-f11 = F11
spike-word-h11 = H11
spike-word-i11 = I11
spike-word-a12 = A12
spike-word-b12 = B12
spike-word-c12 = C12
spike-word-d12 = D12
spike-word-e12 = E12
spike-word-g12 = G12
spike-word-h12 = H12
spike-word-c13 = C13
spike-word-d13 = D13
spike-word-h13 = H13
spike-word-i13 = I13
spike-word-j13 = J13
spike-word-j14 = J14

spike-told-train = tren: { $value }

# Espacios de vía: dónde está un tren.
spike-track-between = en la vía { $here } – { $there }
spike-track-towards = { $steps ->
    [1] a la salida de { $here }, hacia { $there }
   *[other] a { $steps } espacios de { $here }, hacia { $there }
 }
spike-track-away = { $steps ->
    [1] a la salida de { $here }, hacia el { $way }
   *[other] a { $steps } espacios de { $here }, hacia el { $way }
 }
spike-track-aside = cerca de { $here } ({ $steps } al { $way }, { $more } al { $turn })
