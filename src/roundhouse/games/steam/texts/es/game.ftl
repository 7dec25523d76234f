# Steam.
steam-name = Steam
steam-money = { $value } €

# Qué ha pasado.
steam-event-bid = { $seat } puja { $euros } €.
steam-event-passed = { $seat } pasa.
steam-event-passed-freely = { $seat } pasa con la loseta Orden de turno y sigue en la subasta.
steam-event-place-taken = { $seat } ocupa el puesto { $place } del orden de turno{ $euros ->
    [0] { "" } sin pagar nada
   *[other] { "" } por { $euros } €
 }.
steam-event-order-changed = Nuevo orden de turno: { $order }.
steam-event-turn-began = Empieza el turno { $turn } de { $turns }. Orden: { $order }.
steam-event-cash-raised = { $seat } obtiene { $euros } €{ $income ->
    [0] { "" }
   *[other] { "" }, ingresos −{ $income }
 }{ $points ->
    [0] { "" }
   *[other] { "" }, puntos −{ $points }
 }.
steam-event-paid = { $seat } paga { $euros } € ({ $for }).
steam-event-action-chosen = { $seat } toma { $action }.
steam-event-action-passed = { $seat } toma { $action } sin pagar, solo por su número.
steam-event-locomotive-improved = La locomotora de { $seat } sube al nivel { $level }.
steam-event-track-built = { $seat } tiende vía, { $joins } ({ $face }): { $hex }.
steam-event-track-upgraded = { $seat } mejora una vía, ahora { $joins } ({ $face }): { $hex }.
steam-event-track-redirected = { $seat } desvía una vía, ahora { $joins } ({ $face }): { $hex }.
steam-event-track-withdrawn = { $seat } retira una loseta ({ $face }) y recupera su precio, { $euros } €: { $hex }.
steam-event-link-claimed = { $seat } se queda con la vía sin dueño que sale de { $from }.
steam-event-link-completed = { $seat } completa un enlace: { $between }.
steam-event-link-lost = { $seat } no ha prolongado la vía que sale de { $from }: ya no es de nadie.
steam-event-city-grew = { $place } crece{ $count ->
    [0] { "" }, sin cubos: el tablero de suministro está vacío.
   *[other] : { $cubes }.
 }
steam-event-city-founded = { $seat } convierte { $place } en una Nueva Ciudad ({ $colour }){ $count ->
    [0] { "" }, sin cubos: el tablero de suministro está vacío.
   *[other] : { $cubes }.
 }
steam-event-build-ended = { $seat } ha terminado de construir.
steam-event-cube-delivered = { $seat } entrega un cubo { $colour }: { $places } ({ $shares }).
steam-event-income-taken = { $seat } toma { $amount } como ingresos{ $lost ->
    [0] { "" }
    [one] { "" }; 1 se pierde por pasarse del final de la escala
   *[other] { "" }; { $lost } se pierden por pasarse del final de la escala
 }.
steam-event-points-taken = { $seat } toma { $amount ->
    [one] 1 punto de victoria
   *[other] { $amount } puntos de victoria
 }.
steam-event-income-received = { $seat } { $euros ->
    [0] ni cobra ni paga
   *[other] cobra { $euros } €
 }{ $upkeep ->
    [0] { "" }
   *[other] { " " }(ingresos { $income } €, locomotora −{ $upkeep } €)
 }.
steam-event-expenses-covered = { $seat } no puede pagar { $euros } €{ $points ->
    [0] { "" }
   *[other] { "" }, puntos −{ $points }
 }{ $income ->
    [0] { "" }
   *[other] { "" }, ingresos −{ $income }
 }.
steam-event-bankrupt = { $seat } quiebra y queda fuera de la partida.
steam-event-game-ended = La partida ha terminado. Puntuaciones: { $scores }.
# Qué cuentan los números de una jugada.
steam-nth-bid-1 = { $value } €
steam-nth-raise-1 = { $value } × 5 €
steam-nth-urbanize-3 = lote { $value }
steam-nth-grow-2 = lote { $value }
steam-reason-last-turn = se ha jugado el último turno
steam-reason-last-survivor = todos menos uno han quebrado

# Rechazos.
STM-S5 = { $why ->
    [phase] Ahora no se puja; toca: { $phase }.
    [no-tiles] Para dejar la subasta basta con pasar.
    [low] { $bid } € no supera la puja de { $high } €.
   *[means] No puedes pagar una puja de { $cost } €: como mucho puedes obtener { $raise } €.
 }
STM-M1 = En el juego básico el dinero llega solo cuando hay que pagar algo. Ahora toca: { $phase }.
STM-A1 = { $why ->
    [phase] Ahora no se eligen acciones; toca: { $phase }.
   *[taken] { $by } ya tiene { $action }.
 }
STM-A2 = { $by } ya tiene { $action }.
STM-A3 = { $by } ya tiene { $action }.
STM-A4 = { $by } ya tiene { $action }.
STM-A5 = { $why ->
    [taken] { $by } ya tiene { $action }.
    [means] Crecimiento urbano cuesta { $cost } €; como mucho puedes obtener { $raise } €.
   *[not-yours] No tienes ningún Crecimiento urbano que usar.
 }
STM-A6 = { $why ->
    [taken] { $by } ya tiene { $action }.
    [level] Tu locomotora está en el nivel { $level }, el más alto.
   *[means] El siguiente nivel cuesta { $cost } €; como mucho puedes obtener { $raise } €.
 }
STM-A7 = { $why ->
    [taken] { $by } ya tiene { $action }.
    [means] Urbanización cuesta { $cost } €; como mucho puedes obtener { $raise } €.
    [none-left] Pueblos que quedan: { $towns }; Nuevas Ciudades que quedan: { $new_cities }. No puedes tomar Urbanización mientras puedas tomar otra loseta.
    [only-pass] Pueblos que quedan: { $towns }; Nuevas Ciudades que quedan: { $new_cities }. Urbanización solo se puede tomar sin pagar, por su número.
   *[not-yours] No tienes ninguna Urbanización que usar.
 }
STM-A8 = { $why ->
    [standard] En el juego estándar aquí no se pasa: elige una loseta.
    [one-tile] Sin pagar, por su número, solo se puede tomar una loseta: Crecimiento urbano o Urbanización.
    [no-pass] No se puede tomar { $action } sin pagar; solo Crecimiento urbano o Urbanización.
    [all-grown] Todas las ciudades tienen su marcador de crecimiento; { $action } solo se puede tomar sin pagar, por su número.
   *[due] Ya has pagado { $action }: hay que darle uso antes de terminar de construir.
 }
STM-B1 = { $why ->
    [phase] Ahora no se construye; toca: { $phase }.
   *[builds] { $builds ->
        [one] Ya has construido una vez, y era la última.
       *[other] Ya has construido { $builds } veces, y esa era la última.
     }
 }
STM-B2 = { $hex }: aquí la vía debe llevar hasta una ciudad por vías tuyas.
STM-B3 = { $hex }: al otro lado, por el { $edge }, la vía es de { $owner }; nadie más puede prolongarla.
STM-B4 = { $why ->
    [city] { $place } es una ciudad: ahí no se tiende vía.
    [turn] Las dos orientaciones de «{ $face }» son iguales; elige { $same }.
    [outside] { $hex }: por el lado { $edge } la vía se saldría del mapa.
   *[closed] { $hex }: el lado { $edge } no se puede cruzar.
 }
STM-B5 = { $hex }: aquí un enlace empezaría y acabaría en el mismo lugar.
STM-B6 = Loseta «{ $face }»: no queda ninguna en la caja.
STM-B8 = { $town ->
    [yes] { $hex }: un pueblo solo admite losetas de pueblo, no «{ $face }».
   *[no] { $hex }: aquí no hay pueblo, así que «{ $face }» no puede ir aquí.
 }
STM-B9 = { $hex }: una loseta puesta aquí debe conservar la vía que hay ({ $lies }) y añadir otra.
STM-B10 = { $why ->
    [not-now] { $hex }: aquí no hay ninguna loseta de esta construcción.
    [legal] { $hex }: la vía lleva hasta una ciudad, así que se queda.
    [loose] { $loose ->
        [one] Un enlace tuyo no lleva a ninguna ciudad: únelo
       *[other] { $loose } enlaces tuyos no llevan a ninguna ciudad: únelos
     } o retira la loseta.
   *[withdrawn] { $withdrawn ->
        [one] En esta construcción ya has retirado una loseta
       *[other] En esta construcción ya has retirado { $withdrawn } losetas
     }; no más «{ $face }» en terreno vacío.
 }
STM-B11 = { $why ->
    [no-track] { $hex }: no hay vía que desviar.
    [town] La vía de un pueblo no se desvía nunca.
    [other-rails] { $hex }: «{ $face }» puesta así no cambia el final de una sola vía dejando igual lo demás.
    [owner] { $hex }: la vía es de { $owner }.
    [untraced] { $hex }: la vía no empieza en una ciudad ni se une a una vía tuya.
   *[not-last] { $hex }: esta no es la última loseta de su enlace.
 }
STM-B15 = { $hex }: el enlace está completo y no se puede desviar.
STM-B16 = { $why ->
    [city] { $place } ya es una ciudad.
    [colour] No queda ninguna Nueva Ciudad de color { $colour }.
    [no-set] No hay lote { $set }; el tablero de suministro tiene { $sets ->
        [one] uno
       *[other] { $sets }
     }.
    [not-empty] En el tablero de suministro hay cubos: toma un lote.
   *[empty] El lote { $set } ya no está.
 }
STM-B17 = { $why ->
    [town] { $place } es un pueblo; solo crecen las ciudades.
    [grown] { $place } ya tiene su marcador de crecimiento.
    [no-set] No hay lote { $set }; el tablero de suministro tiene { $sets }.
    [not-empty] En el tablero de suministro hay cubos: toma un lote.
   *[empty] El lote { $set } ya no está.
 }
STM-B18 = Eso cuesta { $cost } €; como mucho puedes pagar { $raise } €.
STM-G1 = { $why ->
    [phase] Ahora no se mueven mercancías; toca: { $phase }.
    [no-tiles] Para no hacer nada basta con pasar.
    [improved] En esta fase ya has mejorado tu locomotora.
    [level] Tu locomotora está en el nivel { $level }, el más alto.
   *[no-cube] En { $place } no hay ningún cubo { $colour }.
 }
STM-G2 = { $why ->
    [level] La ruta tiene { $links } enlaces; con la locomotora de nivel { $level } se { $level ->
        [one] recorre uno
       *[other] recorren { $level }
     } como mucho.
   *[no-link] De { $place } no sale ningún enlace completo por el lado { $edge }.
 }
STM-G3 = { $why ->
    [must-stop] { $place } acepta cubos de color { $colour }: el cubo tiene que parar ahí.
   *[must-arrive] { $place } no acepta cubos de color { $colour }.
 }
STM-G4 = El cubo pasaría dos veces por { $place }.
STM-G5 = { $own ->
    [0] Ninguno de los enlaces es tuyo.
    [one] Uno de los enlaces es tuyo, pero un rival tiene { $rival }.
   *[other] { $own } de los enlaces son tuyos, pero un rival tiene { $rival }.
 }
STM-G7 = Ahora no; toca: { $phase }.
STM-D2 = { $why ->
    [phase] Ahora no se obtiene capital; toca: { $phase }.
    [no-tiles] Para no obtener nada basta con pasar.
    [none] Para no obtener nada basta con pasar.
   *[points] { $steps } veces 5 € costarían { $points ->
        [one] 1 punto
       *[other] { $points } puntos
     } además de ingresos; tienes { $have }.
 }
STM-D3 = { $why ->
    [phase] Ahora no se puja; toca: { $phase }.
    [no-tiles] Para dejar la subasta basta con pasar.
    [low] { $bid } € no supera la puja de { $high } €.
   *[cash] Tienes { $cash } €: no llega para una puja de { $bid } €.
 }

# Opciones.
steam-option-rules = El juego básico, o el juego estándar, con sus subastas y el dinero más justo.
steam-option-map = Uno de nuestros mapas (northeast, ruhr, ireland, italy), o la ruta de un archivo de mapa, .toml o .json.
steam-option-beginners = Juego básico: el primer orden de turno se sortea y se reparten unos pocos euros, sin subastas.
steam-option-relaxed = Juego estándar: quién puede obtener dinero también para vía y mantenimiento: none (nadie), all (todos), o los asientos contados desde 1, como en 1+3.

# De qué se compone la puntuación.
steam-part-points = Puntos de victoria
steam-part-income = Ingresos
steam-part-links = Enlaces

# Qué más cuenta un resultado.
steam-fact-bankrupt = en quiebra

# Fases, y lo que se paga.
steam-word-first-order = pujar por el primer orden de turno
steam-word-capital = obtener capital
steam-word-order = orden de turno
steam-word-goods = mover mercancías
steam-word-share = ingresos o puntos
steam-word-track = vía
steam-word-expenses = gastos

# Verbos.
steam-word-bid = pujar
steam-word-pass = pasar
steam-word-raise = obtener capital, de 5 € en 5 €
steam-word-choose = elegir una acción
steam-word-build = tender vía
steam-word-redirect = desviar una vía
steam-word-withdraw = retirar una loseta
steam-word-urbanize = fundar una Nueva Ciudad
steam-word-grow = hacer crecer una ciudad
steam-word-end = terminar
steam-word-deliver = entregar un cubo
steam-word-improve = mejorar la locomotora
steam-word-income = ingresos
steam-word-points = puntos de victoria

# Acciones.
steam-word-turn-order = Orden de turno
steam-word-first-move = Primer movimiento
steam-word-engineer = Ingeniero
steam-word-first-build = Primera construcción
steam-word-city-growth = Crecimiento urbano
steam-word-locomotive = Locomotora
steam-word-urbanization = Urbanización

# Colores.
steam-word-red = rojo
steam-word-yellow = amarillo
steam-word-purple = morado
steam-word-blue = azul
steam-word-grey = gris

# Losetas de vía.
steam-word-straight = recta
steam-word-gentle = curva suave
steam-word-sharp = curva cerrada
steam-word-cross-straight = cruce de dos rectas
steam-word-cross-mixed = cruce de curva suave y recta
steam-word-cross-gentle = cruce de dos curvas suaves
steam-word-pass-gentle = dos curvas suaves en paralelo
steam-word-pass-straight = curva cerrada junto a una recta
steam-word-pass-left = curva cerrada y, en sentido horario, una suave
steam-word-pass-right = curva cerrada y, en sentido antihorario, una suave
steam-word-town-end = pueblo con una salida
steam-word-town-straight = pueblo en una recta
steam-word-town-gentle = pueblo en una curva suave
steam-word-town-sharp = pueblo en una curva cerrada
steam-word-town-star = pueblo con tres salidas en estrella
steam-word-town-fan = pueblo con tres salidas contiguas
steam-word-town-fork-left = pueblo en una recta con un ramal en sentido horario desde un extremo
steam-word-town-fork-right = pueblo en una recta con un ramal en sentido antihorario desde un extremo
steam-word-town-cross = pueblo en dos rectas
steam-word-town-kite = pueblo con cuatro salidas, una apartada
steam-word-town-wide = pueblo con cuatro salidas contiguas

steam-told-income = ingresos
steam-told-links = enlaces
