# Steam en el navegador.
web-steam-length = 90 min
web-steam-blurb = Tiende vía, lleva mercancías cada vez más lejos y elige: dinero ahora o puntos al final.
web-steam-label-rules = Juego
web-steam-label-map = Mapa
web-steam-label-beginners = Primera partida
web-steam-label-relaxed = Con ayuda
web-steam-choice-northeast = Noreste
web-steam-choice-ruhr = Ruhr
web-steam-choice-ireland = Irlanda
web-steam-choice-italy = Italia
web-steam-choice-base = básico
web-steam-choice-standard = estándar
web-steam-map-northeast = Nueva York y los Grandes Lagos: colinas en el interior, pueblos por la costa.
web-steam-map-ruhr = Pueblos muy juntos en las dos orillas del Rin.
web-steam-map-ireland = Ciudades en las costas, pueblos en el interior, y entre el este y el oeste el Shannon y sus lagos.
web-steam-map-italy = Una llanura repleta al norte, luego una larga bota con montañas en medio, y Sicilia.
web-steam-round = turno { $round }
web-steam-chart-by-round = { $value } por turno
web-steam-phase-first-order = Primer orden
web-steam-phase-capital = Capital
web-steam-phase-order = Orden
web-steam-phase-choose = Acciones
web-steam-phase-build = Tender vía
web-steam-phase-goods-1 = Mercancías I
web-steam-phase-goods-2 = Mercancías II
web-steam-phase-income = Ingresos
web-steam-ask-first-order = Puja por el primer orden de turno
web-steam-ask-capital = Obtén capital
web-steam-ask-order = Puja por el orden de turno
web-steam-ask-choose = Elige una acción
web-steam-ask-build = Tiende vía
web-steam-ask-goods = Mueve mercancías
web-steam-ask-share = ¿Ingresos o puntos?
web-steam-which-action = ¿Qué acción?
web-steam-which-colour = ¿Qué color?
web-steam-which-face = ¿Qué loseta?
web-steam-which-edge = ¿Qué lado?
web-steam-which-hex = ¿Qué hexágono?
web-steam-which-place = ¿Qué ciudad o pueblo?
web-steam-which-number = ¿Cuánto?
web-steam-figure-points = puntos
web-steam-figure-cash = caja
web-steam-figure-income = ingresos
web-steam-figure-links = enlaces
web-steam-figure-builds = por construir
web-steam-figure-level = locomotora
web-steam-before = antes del primer turno
web-steam-no-action = sin acción todavía
web-steam-note = { $value } · nivel { $level }
web-steam-bankrupt = en quiebra

# El tablero.
web-steam-map = El mapa
web-steam-box = En la mesa
web-steam-actions = Acciones
web-steam-actions-note = orden del próximo turno
web-steam-does-turn-order = abre el próximo turno
web-steam-does-first-move = mueve primero
web-steam-does-engineer = { $count } losetas
web-steam-does-first-build = construye primero
web-steam-does-city-growth = un lote
web-steam-does-locomotive = un nivel más
web-steam-does-urbanization = una ciudad nueva
web-steam-costs = { $euros } €, { $value }
web-steam-as-pass = sin pagar
web-steam-as-pass-full = { $action } sin pagar, solo por su número
web-steam-taken-by = la tiene { $seat }
web-steam-supply = Suministro
web-steam-sets = { $left } de { $all } lotes
web-steam-set = Lote { $count }: { $value }
web-steam-no-set = ningún lote
web-steam-bag = { $count ->
    [one] 1 cubo en la bolsa
   *[other] { $count } cubos en la bolsa
 }
web-steam-new-cities = Nuevas Ciudades
web-steam-of = { $left } de { $all }
web-steam-markers = { $count ->
    [one] 1 marcador de crecimiento
   *[other] { $count } marcadores de crecimiento
 }
web-steam-tiles = Losetas de vía
web-steam-in-box = { $face }: { $count ->
    [one] queda 1
   *[other] quedan { $count }
 }
web-steam-prices = Precios
web-steam-price-exit = cada salida
web-steam-price-town = pueblo
web-steam-price-river = río
web-steam-price-hill = colina
web-steam-price-ground = río, colina
web-steam-incomes = Ingresos
web-steam-points-track = Puntos de victoria
web-steam-stands = { $seat }: { $value }
web-steam-hex = { $hex }
web-steam-hex-at = { $place }
web-steam-ground = terreno +{ $euros } €
web-steam-plain = llano
web-steam-track-of = vía de { $value }
web-steam-city-with = { $place }, ciudad ({ $colour }): { $value }
web-steam-city-empty = { $place }, ciudad ({ $colour }), sin cubos
web-steam-faces = Losetas que encajan aquí: { $hex }
web-steam-face = { $face }, { $euros } €: { $joins }
web-steam-face-ways = { $face }, { $euros } €, { $count ->
    [one] una orientación
   *[other] { $count } orientaciones
 }
web-steam-bill = { $face }: { $hex }
web-steam-exits = { $count ->
    [one] una salida
   *[other] { $count } salidas
 }
web-steam-total = Precio
web-steam-cash-after = Caja después
web-steam-income-after = Ingresos después
web-steam-completes = Completa un enlace
web-steam-tray = Toca un hexágono ámbar: sus losetas aparecen aquí.
web-steam-tray-goods = Toca una ciudad con cubos ámbar: sus entregas aparecen aquí.
web-steam-tray-none = Ahora no puedes entregar ningún cubo: mejora la locomotora o pasa.
web-steam-tray-pass = Ahora no puedes entregar ningún cubo: pasa.
web-steam-asked = Opciones y acciones
web-steam-builds-left = { $count ->
    [one] queda una construcción
   *[other] quedan { $count } construcciones
 }
web-steam-links = { $count ->
    [one] un enlace
   *[other] { $count } enlaces
 }
web-steam-auction = Subasta
web-steam-high-bid = La más alta: { $euros } €, de { $seat }
web-steam-no-bid = Todavía no hay pujas
web-steam-bid = Pujar { $euros } €
web-steam-is-out = fuera
web-steam-free-pass = { $seat } puede pasar una vez y seguir
web-steam-raise = Obtener capital
web-steam-raise-more = Cada { $euros } € cuestan un paso de ingresos.
web-steam-raise-by = { $euros } €, ingresos −{ $count }
web-steam-share = { $count ->
    [one] Un punto por tomar
   *[other] { $count } puntos por tomar
 }
web-steam-share-income = Ingresos { $before } → { $after }{ $lost ->
    [0] { "" }
    [one] { "" }, se pierde 1
   *[other] { "" }, se pierden { $lost }
 }
web-steam-share-points = Puntos { $before } → { $after }
web-steam-colour-of-city = Color de la ciudad nueva
web-steam-which-set = Cubos para { $place }
web-steam-not-joined = Ningún enlace completo lleva de { $from } a { $to }: un cubo solo viaja por enlaces completos.
