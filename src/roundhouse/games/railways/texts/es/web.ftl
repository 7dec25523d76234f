# Railways of the World en el navegador.
web-railways-length = 120 min
web-railways-blurb = Cruza un continente con dinero prestado, lleva mercancías lejos y paga cada bono hasta el final.
web-railways-label-map = Mapa
web-railways-label-auction = Subasta
web-railways-label-shorter = Partida corta
web-railways-label-redirecting = Desviar
web-railways-label-without = Dejar fuera
web-railways-label-shinbashi = Shinbashi
web-railways-label-barons = Barones
web-railways-label-rotors = Rotores
web-railways-label-depots = Depósitos
web-railways-label-mountain_line = Línea de montañas
web-railways-label-golden_spikes = Clavos de oro
web-railways-label-income = Escala de ingresos
web-railways-label-idle_turns = Turnos sin entrega
web-railways-help-without = Las cartas y los barones con estrella negra son opcionales. Los que marques aquí se quedan en la caja; los demás se juegan.
web-railways-help-shinbashi = Una carta promocional: Estación de Shinbashi ocupa el lugar de Comienza la era del ferrocarril y paga el primer cubo azul que sale de Tokio.
web-railways-help-barons = Tu meta secreta: un barón de este mapa, que nombra sus ciudades, o uno que vale en todos los mapas.
web-railways-help-rotors = Algunas ciudades aceptan además un segundo color. Cada entrega allí gira el rotor al color siguiente.
web-railways-help-depots = Mientras construyes, por poco dinero pones depósitos tuyos en una ciudad. Con uno, un cubo pasa de largo por una ciudad de su color, o espera allí y sigue en tu próxima acción; los puntos llegan con el cubo.
web-railways-help-golden_spikes = Cartas para ciudades lejanas, a la vista desde el principio: la gana quien une antes sus dos ciudades. Se añaden los barones con clavo de oro.
web-railways-help-income = La escala del mapa paga poco a quien va muy por delante. Para una partida relajada, la de la caja básica, más larga, o la de Nippon.
web-railways-help-auction = Normal: empieza quien más puja. Principiantes: sin subasta en el primer turno. Expertos: cada cual paga su puesto.
web-railways-choice-eastern_us = Este de EE. UU.
web-railways-choice-mexico = México
web-railways-choice-europe = Europa
web-railways-choice-great_britain = Gran Bretaña
web-railways-choice-portugal = Portugal
web-railways-choice-north_america = Norteamérica
web-railways-choice-nippon = Nippon
web-railways-choice-western_us = Oeste de EE. UU.
web-railways-choice-sweden = Suecia
web-railways-choice-iberia = Iberia
web-railways-choice-normal = normal
web-railways-choice-beginners = principiantes
web-railways-choice-experts = expertos
web-railways-map-eastern_us = Ancho, con los Apalaches de por medio: del Oeste llegan mercancías rojas en cuanto alguien construye hasta allí.
web-railways-map-mexico = Pequeño y montañoso, para dos o tres: entre las costas cuenta cada cresta.
web-railways-map-europe = Denso en el centro, lejano en los bordes; las concesiones sacan partido de una capital o cierran una ciudad.
web-railways-map-great_britain = Muchas ciudades juntas, un largo camino a Escocia y el Humber, que nadie cruza.
web-railways-map-portugal = Dos archipiélagos llenos de mercancías, a los que se llega por mar; los cubos negros esperan a la Era Industrial.
web-railways-map-north_america = De México a Alaska: al norte de la línea de nieve la vía cuesta más, los ferris cruzan el agua y las minas traen mercancías.
web-railways-map-nippon = Estrecho y montañoso: pocos caminos van de costa a costa, y hay menos losetas.
web-railways-map-western_us = Inmenso y seco: enlaces largos por desiertos y dos cordilleras, con depósitos de combustible y rotores.
web-railways-map-sweden = Largo y delgado, con lagos e islas a los que llegan los ferris; sus ingresos caen pronto.
web-railways-map-iberia = Las grandes ciudades en el borde y Madrid sola en el centro, con sierras de por medio; sus barones son los del mundo.
web-railways-choice-map = del mapa
web-railways-choice-world = del mundo
web-railways-round = turno { $round }
web-railways-chart-by-round = { $value } por turno
web-railways-phase-barons = Barones
web-railways-phase-goals = Metas
web-railways-phase-auction = Subasta
web-railways-phase-round-1 = Ronda 1
web-railways-phase-round-2 = Ronda 2
web-railways-phase-round-3 = Ronda 3
web-railways-phase-income = Ingresos
web-railways-ask-barons = Quédate con un barón
web-railways-ask-goals = Quédate con una meta
web-railways-ask-auction = Puja por el primer puesto
web-railways-ask-actions = Elige una acción
web-railways-ask-building = Sigue construyendo
web-railways-ask-express-run = Entrega con el Expreso
web-railways-which-baron = ¿Con cuál te quedas?
web-railways-which-card = ¿Qué carta?
web-railways-which-colour = ¿Qué color?
web-railways-which-delivery = ¿Qué entrega?
web-railways-which-face = ¿Qué loseta?
web-railways-which-edge = ¿Qué lado?
web-railways-which-hex = ¿Dónde?
web-railways-which-place = ¿Qué ciudad?
web-railways-which-number = ¿Cuánto?
web-railways-figure-points = puntos
web-railways-figure-cash = caja
web-railways-figure-income = ingresos
web-railways-figure-net = neto
web-railways-figure-bonds = bonos
web-railways-figure-links = enlaces
web-railways-figure-tiles = losetas restantes
web-railways-before = antes del primer turno
web-railways-turn = turno { $turn } · { $out } de { $needed } ciudades vacías
web-railways-turn-last = turno { $turn }, el último
web-railways-note = nivel { $level } · { $count ->
    [one] un enlace
   *[other] { $count } enlaces
 }

# El tablero.
web-railways-map = El mapa
web-railways-hex = { $hex }, { $terrain ->
    [water] agua
    [mountain] montaña
   *[plain] llano
 }, { $dollars } $
web-railways-track-of = vía de { $value }
web-railways-city-with = { $place }, ciudad ({ $colour }): { $value }
web-railways-city-empty = { $place }, ciudad ({ $colour }), sin cubos
web-railways-level = Locomotora { $level }

# La columna izquierda.
web-railways-operations = Operaciones
web-railways-display = { $count } a la vista, { $deck } en el mazo
web-railways-your-cards = Tus cartas
web-railways-used = usada en este turno
web-railways-incomes = Ingresos según los puntos
web-railways-stands = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }, ingresos { $dollars } $
web-railways-end = El final
web-railways-empty-cities = { $out } de { $needed } ciudades vacías
web-railways-to-the-end = { $count ->
    [one] Una ciudad vacía más, y luego un último turno.
   *[other] { $count } ciudades vacías más, y luego un último turno.
 }
web-railways-last-turn = El turno { $turn } es el último.
web-railways-lines = Líneas principales
web-railways-show-line = Mostrar en el mapa
web-railways-line-western = con un Enlace del Oeste propio
web-railways-new-cities = Industrias que quedan
web-railways-your-barons = { $count ->
    [one] Tu barón
   *[other] Tus barones
 }
web-railways-your-goals = { $count ->
    [one] Tu meta
   *[other] Tus metas
 }
web-railways-hidden = { $count ->
    [one] solo para tus ojos
   *[other] solo para tus ojos
 }

# Cartas: su clase y lo que hacen.
web-railways-class-circle = Para quien lo consiga antes; no se puede tomar.
web-railways-class-diamond = Se queda contigo; una vez por turno.
web-railways-class-cross = Se usa al tomarla.
web-railways-class-hand = Tuya hasta que la uses.
web-railways-class-infinity = Tuya para siempre.
web-railways-class-spike = Para quien lo consiga antes; no se puede tomar. Variante transcontinental.
web-railways-does-first-delivery = { $links ->
    [one] primera entrega +{ $points }
   *[other] primera entrega por { $links } enlaces +{ $points }
 }
web-railways-does-first-delivery-from = primer cubo { $colour } desde { $place } +{ $points }
web-railways-does-first-level = primera locomotora { $level } +{ $points }
web-railways-does-first-arrival = primer cubo llevado allí +{ $points }
web-railways-does-executive = { $count } acciones ahora
web-railways-does-new-industry = urbanizar gratis
web-railways-does-city-growth = { $count } cubos en una ciudad
web-railways-does-land-grant = campo abierto gratis, una construcción
web-railways-does-tunnel-engineer = montañas y crestas a mitad de precio, una construcción
web-railways-does-perfect-engineering = 5 losetas en una construcción, una vez por turno
web-railways-does-express = un cubo pasa de largo por una ciudad de su color
web-railways-does-hotel = +{ $points } por entrega allí
web-railways-does-capital-charter = +{ $points } por enlace completado allí
web-railways-does-city-charter = allí los demás no tienden vía nueva
web-railways-does-trading-depot = +{ $points } por cubo que usa un enlace rival
web-railways-does-passenger-lines = +{ $points } por cada { $links } enlaces tuyos
web-railways-does-ferry-line = { $count ->
    [one] un hexágono de ferri, gratis
   *[other] { $count } hexágonos de ferri en una construcción, gratis
 }
web-railways-does-mine = { $dollars } $: cubos en una ciudad gris hasta que se repita un color
web-railways-does-first-joined = unirlas antes que nadie +{ $points }
web-railways-baron-longest = La línea más larga de enlaces propios.
web-railways-baron-largest = Más enlaces que nadie.
web-railways-baron-most-money = Más dinero en caja que nadie.
web-railways-baron-fewest-bonds = Menos bonos que nadie.
web-railways-baron-most-cities = Enlaces con más ciudades que nadie.
web-railways-baron-highest-level = La mejor locomotora.
web-railways-baron-links-at = { $points } por cada enlace tuyo a { $place }.
web-railways-baron-joined = { $from } y { $to } unidas por enlaces propios.
web-railways-baron-first-level = Locomotora { $level } antes que nadie.
web-railways-baron-western-link = Un Enlace del Oeste propio.
web-railways-baron-most-sea-links = Más enlaces marítimos que nadie.
web-railways-baron-most-income = Los mayores ingresos.
web-railways-baron-widest = Enlaces propios entre las dos ciudades más alejadas.
web-railways-baron-hub = Más enlaces propios en una ciudad que nadie.
web-railways-baron-longest-link = El enlace con más losetas.
web-railways-baron-most-track = Más losetas en enlaces completos que nadie.
web-railways-baron-most-lines = Más líneas principales que nadie.
web-railways-baron-lines = Al menos { $count } líneas principales.
web-railways-baron-all-joined = Todos tus enlaces unidos, { $count } o más.
web-railways-baron-circuit = Enlaces propios por tres ciudades o más y de vuelta.
web-railways-baron-colours = Enlaces a ciudades de { $count } colores.
web-railways-baron-most-of-colour = Enlaces con más ciudades de un color que nadie: { $colour }.
web-railways-baron-shared = El empate también paga.
web-railways-keep = Quédate con un barón
web-railways-keep-goal = Quédate con una meta
web-railways-keep-more = Paga al final. Nadie ve con cuál te quedas.

# La subasta.
web-railways-auction = ¿Quién empieza?
web-railways-auction-paid = Lo que no cubre la caja se paga con bonos: cada uno da { $dollars } $ y cuesta { $interest } $ por turno hasta el final.
web-railways-no-bid = Todavía no hay pujas
web-railways-high-bid = La más alta: { $dollars } $, de { $seat }
web-railways-bid = Pujar { $dollars } $
web-railways-is-out = fuera

# Acciones y sus precios.
web-railways-actions = Acciones
web-railways-do-build = Tender vía
web-railways-do-redirect = Desviar
web-railways-do-deliver = Entregar
web-railways-do-improve = Locomotora
web-railways-do-urbanize = Urbanizar
web-railways-do-take = Tomar una carta
web-railways-do-play = Jugar una carta
web-railways-do-west = Enlace del Oeste
web-railways-do-end = Terminar
web-railways-do-pass = Pasar
web-railways-price-bonds = { $count ->
    [one] { $dollars } $, un bono
   *[other] { $dollars } $, { $count } bonos
 }
web-railways-note-build = { $count } losetas, { $low }–{ $high } $ cada una
web-railways-note-deliver = hasta +{ $points }
web-railways-note-improve = a { $level }: { $value }
web-railways-note-urbanize = { $value }, { $count } cubos
web-railways-note-take = gratis
web-railways-note-play = sin acción
web-railways-note-redirect = la última loseta
web-railways-note-end = tu acción acaba

# Construir.
web-railways-where-from = ¿Dónde empieza el enlace?
web-railways-where-to = Desde { $place }: elige una ciudad o un hexágono; losetas restantes: { $count }
web-railways-to = a { $place }
web-railways-sheets = Hojas del mapa
web-railways-sheet = { $value ->
    [north] Norte
    [south] Sur
    [east] Este
    [west] Oeste
   *[both] Ambas
  }
web-railways-elsewhere = en otro sitio
web-railways-out-of-reach = De { $from } no se llega a { $to } con { $count ->
    [one] la loseta que queda
   *[other] las { $count } losetas que quedan
 } en esta acción.
web-railways-build-from = Construir desde { $place }
web-railways-go-on = Continuar la vía desde { $place }
web-railways-link-to = Enlace a { $place }, { $count ->
    [one] una loseta
   *[other] { $count } losetas
 }, { $price } $
web-railways-track-to = Vía hasta: { $hex }, { $count ->
    [one] una loseta
   *[other] { $count } losetas
 }, { $price } $
web-railways-open-from = Desde { $place }, aún sin unir
web-railways-tiles = { $count ->
    [one] una loseta
   *[other] { $count } losetas
 }
web-railways-ridges = { $count ->
    [one] una cresta
   *[other] { $count } crestas
 }
web-railways-cash = caja
web-railways-purse-income = ingresos { $income } $ − intereses { $interest } $ = { $dollars } $ por turno
web-railways-purse-bonds = { $count ->
    [one] un bono
   *[other] { $count } bonos
 }: −{ $points } al final
web-railways-new-bonds = { $count ->
    [one] un bono
   *[other] { $count } bonos
 }
web-railways-interest = −{ $dollars } $ por turno
web-railways-left = queda
web-railways-brings = { $value }: { $seat } +{ $points }
web-railways-build-all = { $count ->
    [one] Construir
   *[other] Colocar { $count } losetas
 }
web-railways-issue-and-build = Emitir { $bonds } y construir
web-railways-which-tile = Loseta para: { $hex }
web-railways-tile = { $face }: { $joins }

# Ciudades.
web-railways-back = Atrás
web-railways-build-here = Construir desde aquí
web-railways-urbanize-here = Urbanizar, { $dollars } $
web-railways-west-here = Enlace del Oeste, { $dollars } $
web-railways-which-link = ¿Qué enlace ajeno desde { $place }?
web-railways-which-play = ¿Qué carta juegas?

# Entregas.
web-railways-links = { $count ->
    [one] un enlace
   *[other] { $count } enlaces
 }

# Lo propio de cada mapa.
web-railways-key = Leyenda
web-railways-key-snow = Línea de nieve: más allá, cada loseta cuesta { $dollars } $ más.
web-railways-key-ferry = Ferri: aquí una loseta pide una carta de ferri, y nada de dinero.
web-railways-key-lane = Enlace marítimo: { $dollars } $, una acción; cada anillo es un espacio.
web-railways-key-mine = Mina: una carta por { $dollars } $; una por ciudad.
web-railways-key-rotor = Rotor: la ciudad acepta también este color; una entrega lo gira.
web-railways-key-depot = Depósito de combustible: { $dollars } $ al construir, uno o dos en una ciudad.
web-railways-key-closed = A través de esta línea no se construye nada.
web-railways-key-black = En un hexágono negro no se construye nada.
web-railways-sea-between = Enlace marítimo { $from } – { $to }
web-railways-cube-waits = Un cubo { $colour } de { $seat } espera en { $place }
web-railways-once = { $place }: un enlace nuevo por turno y jugador.
web-railways-once-had = { $place }: ya has tenido tu enlace nuevo de este turno.
web-railways-age = Era Industrial
web-railways-age-begun = Ha empezado la Era Industrial: las ciudades de color { $colour } aceptan cubos de color { $colour }.
web-railways-age-empty = { $out } de { $needed } ciudades grises vacías
web-railways-age-before = Empieza con la primera ciudad de color { $colour }, por { $dollars } $, o con la ciudad gris vacía número { $needed }.
web-railways-harvest = Hasta entonces, cada turno { $count ->
    [one] un cubo
   *[other] { $count } cubos
 } para cada una de estas: { $value }.
web-railways-kept = ({ $points } de ellos, guardados de la vuelta anterior)
web-railways-takes = acepta: { $colour }
web-railways-takes-nothing = no acepta cubos
web-railways-city-rotor = acepta también: { $colour }
web-railways-city-depots = { $count ->
    [one] un depósito de combustible
   *[other] { $count } depósitos de combustible
 } de { $seat }
web-railways-city-mine = tiene su mina
web-railways-sail-here = Enlace marítimo { $from } – { $to }, { $dollars } $
web-railways-snow-part = { $count ->
    [one] una en la nieve
   *[other] { $count } en la nieve
 }
web-railways-ferries-part = { $count ->
    [one] un ferri, con carta
   *[other] { $count } ferris, con carta
 }
web-railways-do-sail = Enlace marítimo
web-railways-do-depot = Depósitos
web-railways-do-continue = Seguir viaje
web-railways-note-continue = sigue el cubo que espera
web-railways-how-many-depots = Depósitos en { $place }, { $dollars } $ en total
web-railways-depots = { $count ->
    [one] un depósito
   *[other] { $count } depósitos
 }
web-railways-depot-stock = { $count ->
    [one] queda un depósito de combustible
   *[other] quedan { $count } depósitos de combustible
 }
web-railways-which-sea = ¿Qué enlace marítimo?
web-railways-which-call = ¿Qué hace allí el cubo?
web-railways-refuels = { $count ->
    [one] usa un depósito
   *[other] usa { $count } depósitos
 }
web-railways-at-risk = Tu cubo { $colour } espera en { $place }: sigue viaje ahora o se pierde.
