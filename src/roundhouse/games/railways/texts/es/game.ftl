# Railways of the World.
railways-name = Railways of the World
railways-money = { $value } $

# Qué ha pasado.
railways-event-display-laid = Cartas de operaciones a la vista: { $cards }.
railways-event-first-player = { $seat } abre el primer turno.
railways-event-barons-dealt = { $seat } recibe dos barones: { $barons }.
railways-event-baron-kept = { $seat } se queda con el barón «{ $baron }».
railways-event-baron-chosen = { $seat } ya tiene su barón.
railways-event-turn-began = Empieza el turno { $turn }.
railways-event-last-turn-began = Empieza el turno { $turn }: es el último.
railways-event-order-set = Orden de turno: { $order }.
railways-event-bid = { $seat } puja { $dollars } $.
railways-event-passed = { $seat } pasa.
railways-event-cash-received = { $seat } recibe { $dollars } $.
railways-event-bonds-issued = { $seat } emite { $bonds ->
    [one] un bono
   *[other] { $bonds } bonos
 } por { $dollars } $.
railways-event-paid = { $seat } paga { $dollars } $ ({ $for }).
railways-event-points-scored = { $seat } gana { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } ({ $for }).
railways-event-track-built = { $seat } tiende vía, { $joins } ({ $face }), { $dollars ->
    [0] gratis
   *[other] por { $dollars } $
 }: { $hex }.
railways-event-track-crossed = { $seat } cruza una vía, { $joins } ({ $face }), { $dollars ->
    [0] gratis
   *[other] por { $dollars } $
 }: { $hex }.
railways-event-track-redirected = { $seat } desvía una vía, ahora { $joins } ({ $face }), { $dollars ->
    [0] gratis
   *[other] por { $dollars } $
 }: { $hex }.
railways-event-link-completed = { $seat } completa un enlace: { $between }.
railways-event-link-removed = El enlace incompleto de { $seat } desde { $from } se retira del mapa.
railways-event-line-completed = { $seat } completa la línea principal { $between }, que vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
railways-event-western-link-built = { $seat } construye el Enlace del Oeste de { $place }.
railways-event-sea-link-opened = { $seat } abre un enlace marítimo, { $sea }, por { $dollars } $.
railways-event-industrial-age-began = Empieza la Era Industrial.
railways-event-industry-came = La industria llega sola a { $place }, que ahora es de color { $colour }.
railways-event-cubes-came = Cubos nuevos en { $place }: { $cubes }.
railways-event-mine-opened = { $seat } abre una mina en { $place }: { $cubes }.
railways-event-track-ended = { $seat } llega más allá del final de la escala y guarda aparte { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
railways-event-line-opened = { $seat } tiene { $points } puntos: se abre la tierra al oeste de las montañas.
railways-event-city-urbanized = { $seat } urbaniza { $place } ({ $colour }); cubos nuevos: { $cubes }.
railways-event-locomotive-improved = La locomotora de { $seat } sube al nivel { $level }.
railways-event-cube-delivered = { $seat } entrega un cubo { $colour }: { $places } ({ $shares }).
railways-event-depots-placed = { $seat } pone { $depots ->
    [one] un depósito de combustible
   *[other] { $depots } depósitos de combustible
 } en { $place }.
railways-event-depot-spent = { $seat } recupera un depósito de combustible de { $place }.
railways-event-cube-waits = { $seat } mueve un cubo { $colour }: { $places }. Allí espera.
railways-event-cube-lost = El cubo { $colour } de { $seat } en { $place } no ha seguido viaje: se pierde.
railways-event-rotor-turned = El rotor de { $place } muestra ahora: { $colour }.
railways-event-city-emptied = { $place } se queda vacía; { $left ->
    [0] era la última que faltaba para el final
    [one] una ciudad vacía más, y luego un último turno
   *[other] { $left } ciudades vacías más, y luego un último turno
 }.
railways-event-marker-removed = { $place } ya no está vacía; { $left ->
    [one] con una ciudad vacía más llega el último turno
   *[other] con { $left } ciudades vacías más llega el último turno
 }.
railways-event-end-triggered = El final está cerca: el turno { $turn } será el último.
railways-event-card-taken = { $seat } toma la carta «{ $card }».
railways-event-card-played = { $seat } juega la carta «{ $card }».
railways-event-card-claimed = { $seat } se lleva la carta «{ $card }».
railways-event-card-drawn = Una carta nueva a la vista: «{ $card }».
railways-event-income-received = { $seat } cobra { $dollars } $ de ingresos.
railways-event-baron-revealed = { $seat } muestra el barón «{ $baron }», que vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
railways-event-game-ended = La partida ha terminado. Puntuaciones: { $scores }.
# Quien oye lo primero no necesita lo segundo, que es para los demás.
railways-instead-baron-kept = baron-chosen
railways-instead-cube-delivered = points-scored delivery
railways-instead-line-completed = points-scored major-line

# Qué cuentan los números de una jugada.
railways-nth-bid-1 = { $value } $
railways-nth-depot-2 = × { $value }
railways-reason-empty-cities = hay bastantes ciudades vacías y se ha jugado el último turno
railways-reason-move-limit = hace demasiado que nadie entrega nada

# Rechazos.
ROW-S2 = Loseta «{ $face }»: no queda ninguna en la caja.
ROW-S4 = { $why ->
    [phase] Los barones se eligen antes del primer turno. Ahora toca: { $phase }.
   *[not-yours] El barón «{ $baron }» no es de los tuyos.
 }
ROW-T1 = { $why ->
    [phase] Ahora no se puja; toca: { $phase }.
    [lowest] La puja mínima es { $lowest } $, no { $bid } $.
    [low] { $bid } $ no supera la puja de { $high } $.
   *[bound] Ninguna puja pasa de { $highest } $; { $bid } $ sí.
 }
ROW-T4 = Ahora no puedes pasar; toca: { $phase }.
ROW-B1 = { $why ->
    [phase] Ahora no se construye; toca: { $phase }.
    [laid] La vía está tendida: pon depósitos de combustible o termina de construir.
   *[nothing-laid] Coloca antes una loseta: la carta que has jugado es para construir.
 }
ROW-B2 = { $why ->
    [start] { $hex }: aquí la vía no tocaría ni una ciudad ni un enlace incompleto tuyo.
   *[continue] { $hex }: esto no continúa el enlace que estás construyendo.
 }
ROW-B3 = { $why ->
    [same-city] El enlace empezaría y acabaría en { $place }.
   *[owner] { $hex }: la vía a la que se uniría es de { $owner }; nadie más puede continuarla.
 }
ROW-B4 = { $why ->
    [city] { $place } es una ciudad: ahí no se tiende vía.
    [turn] Las dos orientaciones de «{ $face }» son iguales; elige { $same }.
   *[connection] { $hex }: por este lado no hay conexión con { $place } ({ $edge }).
 }
ROW-B7 = { $why ->
    [variant] En esta partida las vías no se desvían.
    [no-track] { $hex }: no hay vía que desviar.
    [this-action] { $hex }: esta vía es de esta misma acción: se puede deshacer, no desviar.
    [other-rails] { $hex }: «{ $face }» puesta así no cambia el final de una sola vía dejando igual lo demás.
   *[not-last] { $hex }: esta no es la última loseta de su enlace.
 }
ROW-B8 = { $why ->
    [nothing-to-cross] { $hex }: no hay vía que cruzar, así que «{ $face }» no puede ir aquí.
    [lies] { $hex }: una loseta puesta aquí debe conservar la vía que hay ({ $lies }) y cruzarla.
    [wall] { $hex }: el enlace que hay ({ $owner }) no está completo, así que no se puede cruzar.
   *[complete] { $hex }: el enlace está completo y no se puede desviar.
 }
ROW-B12 = { $why ->
    [outside] { $hex }: por el lado { $edge } la vía se saldría del mapa.
   *[closed] { $hex }: el lado { $edge } no se puede cruzar.
 }
ROW-U1 = { $why ->
    [phase] Ahora no se urbaniza; toca: { $phase }.
    [not-grey] { $place } es de color { $colour }; solo se urbanizan las ciudades grises.
   *[no-tile] No queda ninguna Nueva Ciudad de color { $colour }.
 }
ROW-L1 = { $why ->
    [phase] Ahora no se mejora la locomotora; toca: { $phase }.
   *[level] Tu locomotora está en el nivel { $level }, el más alto.
 }
ROW-D1 = { $why ->
    [phase] Ahora no se entrega nada; toca: { $phase }.
    [no-cube] En { $place } no hay ningún cubo { $colour }.
    [level] La ruta tiene { $links } enlaces; con la locomotora de nivel { $level } se { $level ->
        [one] recorre uno
       *[other] recorren { $level }
     } como mucho.
    [must-stop] { $place } acepta cubos de color { $colour }: el cubo tiene que parar ahí.
    [no-link] De { $place } no sale ningún enlace completo por el lado { $edge }.
    [no-sea-link] De { $place } no sale ningún enlace marítimo por el espacio { $edge }.
   *[must-arrive] { $place } no acepta cubos de color { $colour }.
 }
ROW-D2 = El cubo pasaría dos veces por { $place }.
ROW-D3 = El primer enlace debe ser tuyo; el que sale de { $place } ({ $edge }) es de { $owner }.
ROW-O1 = { $why ->
    [phase] Ahora no se toman ni se juegan cartas; toca: { $phase }.
    [not-there] Entre las cartas a la vista no está «{ $card }».
   *[not-yours] No tienes la carta «{ $card }».
 }
ROW-O2 = { $why ->
    [circle] «{ $card }» no se puede tomar: premia a quien cumple antes lo que pide.
    [works-by-itself] «{ $card }» funciona por su cuenta: no se juega.
   *[used] En este turno ya has usado «{ $card }».
 }
ROW-O3 = { $why ->
    [charter] { $owner } tiene la concesión de { $place }: nadie más tiende vía que llegue allí o salga de allí.
    [needs-place-colour] Elige dónde y de qué color: «{ $card }», una ciudad gris, un color.
    [needs-place] Elige dónde: «{ $card }», una ciudad.
    [needs-place-edge] Elige qué enlace: «{ $card }», una ciudad y el lado por el que sale el enlace.
    [no-target] Ahora «{ $card }» no lleva ningún lugar detrás.
    [rival-link] De { $place } no sale ningún enlace completo de otro jugador por el lado { $edge }.
    [depot] Ya hay un almacén comercial en el enlace que sale de { $place } por el lado { $edge }.
    [express-passes] Con el Expreso el cubo { $colour } pasa de largo por una ciudad de su color y se detiene en la siguiente.
    [before-action] «{ $card }» se juega antes de la acción a la que sirve.
    [no-express] Ningún cubo puede pasar de largo por una ciudad de su color y llegar a otra: «{ $card }» no serviría de nada.
    [in-use] «{ $card }» ya está en uso.
   *[no-build] No se puede tender vía: «{ $card }» no serviría de nada.
 }
ROW-M1a = { $why ->
    [phase] Ahora no se construye ningún Enlace del Oeste; toca: { $phase }.
    [not-there] { $place } no tiene espacio para un Enlace del Oeste.
    [built] El Enlace del Oeste de { $place } es de { $owner }.
    [no-link] No tienes ningún enlace completo a { $place }.
   *[next-round] Acabas de llegar a { $place }: el Enlace del Oeste se puede construir desde la próxima ronda.
 }
ROW-M1c = { $hex }: esto queda al oeste de las montañas, donde nadie construye antes de que alguien tenga { $points } puntos.
ROW-M5b = { $why ->
    [phase] Ahora no se abren enlaces marítimos; toca: { $phase }.
    [taken] { $sea } es de { $owner }.
    [each] { $each ->
        [one] Ya tienes allí un enlace marítimo: no se puede tener más de uno.
       *[other] Ya tienes allí { $each } enlaces marítimos, y no se pueden tener más.
     }
   *[alike] Los espacios libres de { $sea } son todos iguales: elige { $first }.
 }
ROW-M5c = En este turno ya has completado un enlace a { $place }: no puede haber otro, y la vía que tiendas allí no se podría terminar.
ROW-M6b = { $hex }: en un hexágono de ferri solo se construye con una Línea de ferri, y no tienes ninguna.
ROW-M6c = { $why ->
    [mined] { $place } ya ha tenido su mina.
   *[not-grey] { $place } es de color { $colour }; las minas son para ciudades grises.
 }
ROW-M8a = { $why ->
    [phase] Ahora no; toca: { $phase }.
    [not-played] En esta partida no se juega con depósitos de combustible.
    [tile-first] Coloca antes una loseta: los depósitos de combustible se ponen mientras construyes.
    [once] En esta construcción ya has puesto depósitos de combustible.
    [taken] En { $place } están los depósitos de combustible de { $owner }.
    [not-joined] No tienes ningún enlace completo a { $place }.
    [under-construction] Hay un enlace en construcción desde { $place }: ahora no se puede poner ahí un depósito de combustible.
    [number] En { $place } puedes poner { $most } como mucho, y al menos uno, no { $number }.
    [nothing-waits] Ningún cubo tuyo espera para seguir viaje.
    [not-left] El cubo aún no ha salido de { $place }.
    [over] El cubo acaba su viaje en { $place }: no sigue nada más.
    [no-depot] No tienes ningún depósito de combustible en { $place }.
    [refuel-first] { $place } acepta el cubo: reposta antes de parar, para lo que hacen falta dos depósitos de combustible.
    [two-needed] Para saltarse el color de { $place } y además parar allí hacen falta dos depósitos de combustible; tienes { $depots }.
    [no-need] { $place } no retiene el cubo: elige por dónde sigue.
    [goes-on] Después de repostar en { $place } el cubo debe seguir o parar.
   *[say-unload] Tienes un depósito de combustible en { $place }: descarga para entregar allí, o reposta para seguir.
 }

# De qué se compone la puntuación.
railways-part-points = Puntos
railways-part-bonds = Bonos
railways-part-baron = Barón

# Fases.
railways-word-barons = quedarse con un barón
railways-word-auction = la subasta
railways-word-actions = las acciones
railways-word-building = una construcción
railways-word-express-run = una entrega con el Expreso
railways-word-over = el final

# Por qué se paga y se puntúa.
railways-word-track = vía
railways-word-urbanization = urbanización
railways-word-locomotive = locomotora
railways-word-interest = intereses
railways-word-delivery = entrega
railways-word-major-line = línea principal
railways-word-first-place = el primer puesto
railways-word-sea-link = un enlace marítimo
railways-word-fuel-depots = depósitos de combustible

# Verbos.
railways-word-keep = quedarse con un barón
railways-word-bid = pujar
railways-word-pass = pasar
railways-word-build = tender vía
railways-word-redirect = desviar una vía
railways-word-end = terminar
railways-word-urbanize = urbanizar
railways-word-improve = mejorar la locomotora
railways-word-deliver = entregar un cubo
railways-word-take = tomar una carta
railways-word-play = jugar una carta
railways-word-west = construir un Enlace del Oeste
railways-word-sail = abrir un enlace marítimo
railways-word-continue = seguir viaje con el cubo que espera
railways-word-depot = poner depósitos de combustible

# Qué hace un cubo en un depósito de combustible.
railways-word-refuel = repostar y pasar de largo
railways-word-halt = parar hasta la próxima acción
railways-word-unload = descargar aquí

# Opciones.
railways-option-map = El mapa. Números de jugadores ideales: eastern_us 5, 6, y 2 con su variante; mexico 2, 3; europe 3, 4, 5; great_britain 4, 5; portugal 2, 3; north_america 3, 4; nippon 2, 3, 4; western_us 5, 6; iberia 2, 3.
railways-option-auction = Quién empieza: la subasta (normal), sin subasta en el primer turno (beginners), o una subasta en la que cada cual paga su puesto (experts).
railways-option-shorter = Una partida más corta: acaba con dos marcadores menos.
railways-option-redirecting = El extremo de un enlace que quedó incompleto se puede desviar más tarde.
railways-option-without = Las cartas y los barones con estrella negra son opcionales: los que se nombran aquí se quedan en la caja.
railways-option-shinbashi = La carta promocional Estación de Shinbashi ocupa el lugar de Comienza la era del ferrocarril.
railways-option-barons = Barones del mapa (map), o barones del mundo (world), que no nombran ciudades.
railways-option-rotors = Rotores: algunas ciudades aceptan un segundo color, que cambia con cada entrega.
railways-option-depots = Depósitos de combustible: un cubo pasa de largo por una ciudad de su color, o para allí y sigue más tarde.
railways-option-mountain_line = Dos jugadores: nadie construye al oeste de las montañas antes de que alguien tenga los puntos (eastern_us 30).
railways-option-golden_spikes = Variante transcontinental: entran las cartas y los barones con clavo de oro.
railways-option-income = La escala de ingresos: la del mapa (map) o, para una partida más relajada, otra.
railways-option-idle_turns = La partida acaba tras tantos turnos seguidos sin ninguna entrega.

# Clases de palabras.
word-operation = una carta de operaciones
word-call = qué hace el cubo en un depósito de combustible
word-baron = un barón
word-sea = un enlace marítimo

# Colores.
railways-word-red = rojo
railways-word-yellow = amarillo
railways-word-blue = azul
railways-word-black = negro
railways-word-purple = morado
railways-word-grey = gris

# Losetas de vía.
railways-word-straight = recta
railways-word-gentle = curva suave
railways-word-cross-straight = cruce de dos rectas
railways-word-cross-mixed = cruce de curva suave y recta
railways-word-cross-gentle = cruce de dos curvas suaves

# Cartas de operaciones.
railways-word-railroad-era-begins = Comienza la era del ferrocarril
railways-word-speed-record = Récord de velocidad
railways-word-new-train = Tren nuevo
railways-word-bounty-mobile = Prima de servicio Mobile
railways-word-bounty-duluth = Prima de servicio Duluth
railways-word-bounty-toronto = Prima de servicio Toronto
railways-word-bounty-louisville = Prima de servicio Louisville
railways-word-bounty-raleigh = Prima de servicio Raleigh
railways-word-bounty-jacksonville = Prima de servicio Jacksonville
railways-word-railroad-executive = Directivo ferroviario
railways-word-new-industry = Nueva industria
railways-word-city-growth = Crecimiento urbano
railways-word-land-grant = Cesión de tierras
railways-word-perfect-engineering = Ingeniería perfecta
railways-word-hotel-new-york = Hotel Nueva York
railways-word-hotel-chicago = Hotel Chicago
railways-word-hotel-atlanta = Hotel Atlanta
railways-word-hotel-boston = Hotel Boston
railways-word-hotel-baltimore = Hotel Baltimore
railways-word-hotel-charleston = Hotel Charleston
railways-word-hotel-philadelphia = Hotel Filadelfia
railways-word-hotel-pittsburgh = Hotel Pittsburgh
railways-word-hotel-new-orleans = Hotel Nueva Orleans
railways-word-bounty-hermosillo = Prima de servicio Hermosillo
railways-word-bounty-oaxaca = Prima de servicio Oaxaca
railways-word-bounty-chihuahua = Prima de servicio Chihuahua
railways-word-bounty-nuevo-laredo = Prima de servicio Nuevo Laredo
railways-word-bounty-mazatlan = Prima de servicio Mazatlán
railways-word-tunnel-engineer = Ingeniero de túneles
railways-word-express = Expreso
railways-word-trading-depot = Almacén comercial
railways-word-hotel-mexico-city = Hotel Ciudad de México
railways-word-hotel-guadalajara = Hotel Guadalajara
railways-word-hotel-monterrey = Hotel Monterrey
railways-word-hotel-veracruz = Hotel Veracruz
railways-word-hotel-tampico = Hotel Tampico
railways-word-hotel-puebla = Hotel Puebla
railways-word-hotel-ciudad-juarez = Hotel Ciudad Juárez
railways-word-bounty-marseille = Prima de servicio Marsella
railways-word-bounty-naples = Prima de servicio Nápoles
railways-word-bounty-lisbon = Prima de servicio Lisboa
railways-word-bounty-constantinople = Prima de servicio Constantinopla
railways-word-bounty-moscow = Prima de servicio Moscú
railways-word-passenger-lines = Líneas de pasajeros
railways-word-capital-charter-paris = Concesión de capital París
railways-word-capital-charter-berlin = Concesión de capital Berlín
railways-word-city-charter-munich = Concesión de ciudad Múnich
railways-word-city-charter-prague = Concesión de ciudad Praga
railways-word-city-charter-essen = Concesión de ciudad Essen
railways-word-hotel-milan = Hotel Milán
railways-word-hotel-vienna = Hotel Viena
railways-word-hotel-madrid = Hotel Madrid
railways-word-shinbashi-station = Estación de Shinbashi
railways-word-bounty-aomori = Prima de servicio Aomori
railways-word-bounty-kagoshima = Prima de servicio Kagoshima
railways-word-hotel-tokyo = Hotel Tokio
railways-word-hotel-osaka = Hotel Osaka
railways-word-hotel-kyoto = Hotel Kioto
railways-word-hotel-nagoya = Hotel Nagoya
railways-word-hotel-sendai = Hotel Sendai
railways-word-hotel-niigata = Hotel Niigata
railways-word-hotel-kanazawa = Hotel Kanazawa
railways-word-hotel-hiroshima = Hotel Hiroshima
railways-word-hotel-fukuoka = Hotel Fukuoka
railways-word-bounty-san-antonio = Prima de servicio San Antonio
railways-word-bounty-portland = Prima de servicio Portland
railways-word-bounty-des-moines = Prima de servicio Des Moines
railways-word-bounty-el-paso = Prima de servicio El Paso
railways-word-bounty-bismarck = Prima de servicio Bismarck
railways-word-bounty-boise = Prima de servicio Boise
railways-word-hotel-san-francisco = Hotel San Francisco
railways-word-hotel-kansas-city = Hotel Kansas City
railways-word-hotel-houston = Hotel Houston
railways-word-hotel-seattle = Hotel Seattle
railways-word-hotel-salt-lake-city = Hotel Salt Lake City
railways-word-hotel-dallas = Hotel Dallas
railways-word-hotel-minneapolis = Hotel Mineápolis

# Barones.
railways-word-longest-railroad = ferrocarril más largo
railways-word-most-money = más dinero
railways-word-western-link = Enlace del Oeste
railways-word-links-at-chicago = enlaces en Chicago
railways-word-first-to-level-6 = el nivel 6 antes que nadie
railways-word-new-york-to-chicago = de Nueva York a Chicago
railways-word-fewest-bonds = menos bonos
railways-word-few-bonds = menos bonos (vale el empate)
railways-word-largest-railroad = mayor ferrocarril
railways-word-most-cities = más ciudades
railways-word-toronto-to-charleston = de Toronto a Charleston
railways-word-boston-to-new-orleans = de Boston a Nueva Orleans
railways-word-largest-engine = mejor locomotora
railways-word-links-at-mexico-city = enlaces en Ciudad de México
railways-word-hermosillo-to-monterrey = de Hermosillo a Monterrey
railways-word-veracruz-to-mazatlan = de Veracruz a Mazatlán
railways-word-acapulco-to-tampico = de Acapulco a Tampico
railways-word-moscow-to-vienna = de Moscú a Viena
railways-word-links-at-paris = enlaces en París
railways-word-madrid-to-warsaw = de Madrid a Varsovia
railways-word-amsterdam-to-naples = de Ámsterdam a Nápoles
railways-word-links-at-tokyo = enlaces en Tokio
railways-word-sendai-to-kyoto = de Sendai a Kioto
railways-word-hiroshima-to-kanazawa = de Hiroshima a Kanazawa
railways-word-kagoshima-to-osaka = de Kagoshima a Osaka
railways-word-links-at-denver = enlaces en Denver
railways-word-portland-to-omaha = de Portland a Omaha
railways-word-seattle-to-san-diego = de Seattle a San Diego
railways-word-houston-to-fargo = de Houston a Fargo
railways-word-first-to-level-5 = el nivel 5 antes que nadie
railways-word-first-to-level-7 = el nivel 7 antes que nadie
railways-word-highest-income = mayores ingresos
railways-word-widest-railroad = ferrocarril más extenso
railways-word-busiest-city = ciudad con más enlaces
railways-word-longest-link = enlace más largo
railways-word-most-track = más vía
railways-word-most-lines = más líneas principales
railways-word-two-lines = dos líneas principales
railways-word-one-railroad = un solo ferrocarril
railways-word-round-trip = circuito cerrado
railways-word-four-colours = cuatro colores
railways-word-most-red-cities = más ciudades rojas
railways-word-most-yellow-cities = más ciudades amarillas
railways-word-most-blue-cities = más ciudades azules
railways-word-most-grey-cities = más ciudades grises

# Cartas y barones de Norteamérica.
railways-word-ferry-line = Línea de ferri
railways-word-mine = Mina
railways-word-spike-kansas-city-san-francisco = Clavo de oro Kansas City – San Francisco
railways-word-spike-minneapolis-portland = Clavo de oro Mineápolis – Portland
railways-word-spike-new-orleans-los-angeles = Clavo de oro Nueva Orleans – Los Ángeles
railways-word-spike-montreal-vancouver = Clavo de oro Montreal – Vancouver
railways-word-bounty-anchorage = Prima de servicio Anchorage
railways-word-bounty-halifax = Prima de servicio Halifax
railways-word-bounty-guadalajara = Prima de servicio Guadalajara
railways-word-bounty-vancouver = Prima de servicio Vancouver
railways-word-bounty-new-orleans = Prima de servicio Nueva Orleans
railways-word-bounty-atlanta = Prima de servicio Atlanta
railways-word-hotel-montreal = Hotel Montreal
railways-word-hotel-denver = Hotel Denver
railways-word-hotel-los-angeles = Hotel Los Ángeles
railways-word-hotel-winnipeg = Hotel Winnipeg
railways-word-vancouver-to-los-angeles = de Vancouver a Los Ángeles
railways-word-winnipeg-to-new-orleans = de Winnipeg a Nueva Orleans
railways-word-portland-to-boston = de Portland a Boston
railways-word-los-angeles-to-charleston = de Los Ángeles a Charleston

# Cartas y barones de Suecia.
railways-word-bounty-lulea = Prima de servicio Luleå
railways-word-bounty-trondheim = Prima de servicio Trondheim
railways-word-bounty-copenhagen = Prima de servicio Copenhague
railways-word-bounty-kristianstad = Prima de servicio Kristianstad
railways-word-bounty-kalmar = Prima de servicio Kalmar
railways-word-bounty-karlstad = Prima de servicio Karlstad
railways-word-extended-ferry-line = Línea de ferri ampliada
railways-word-hotel-stockholm = Hotel Estocolmo
railways-word-hotel-goteborg = Hotel Gotemburgo
railways-word-hotel-malmo = Hotel Malmö
railways-word-hotel-oslo = Hotel Oslo
railways-word-hotel-uppsala = Hotel Upsala
railways-word-hotel-norrkoping = Hotel Norrköping
railways-word-hotel-sundsvall = Hotel Sundsvall
railways-word-hotel-umea = Hotel Umeå
railways-word-hotel-kiruna = Hotel Kiruna
railways-word-capital-charter-stockholm = Concesión de capital Estocolmo
railways-word-city-charter-falun = Concesión de ciudad Falun
railways-word-city-charter-jonkoping = Concesión de ciudad Jönköping
railways-word-links-at-stockholm = enlaces en Estocolmo
railways-word-malmo-to-falun = de Malmö a Falun
railways-word-sundsvall-to-lulea = de Sundsvall a Luleå
railways-word-links-at-goteborg = enlaces en Gotemburgo
railways-word-oslo-to-stockholm = de Oslo a Estocolmo
railways-word-goteborg-to-kalmar = de Gotemburgo a Kalmar
railways-word-kiruna-to-umea = de Kiruna a Umeå

# Cartas y barones de Gran Bretaña.
railways-word-bounty-inverness = Prima de servicio Inverness
railways-word-bounty-plymouth = Prima de servicio Plymouth
railways-word-bounty-southampton = Prima de servicio Southampton
railways-word-bounty-norwich = Prima de servicio Norwich
railways-word-bounty-cardiff = Prima de servicio Cardiff
railways-word-hotel-london = Hotel Londres
railways-word-hotel-liverpool = Hotel Liverpool
railways-word-hotel-manchester = Hotel Mánchester
railways-word-hotel-bristol = Hotel Bristol
railways-word-hotel-edinburgh = Hotel Edimburgo
railways-word-hotel-glasgow = Hotel Glasgow
railways-word-links-at-london = enlaces en Londres
railways-word-plymouth-to-leeds = de Plymouth a Leeds
railways-word-cardiff-to-edinburgh = de Cardiff a Edimburgo
railways-word-liverpool-to-norwich = de Liverpool a Norwich

# Cartas y barones de Portugal.
railways-word-bounty-madeira = Prima de servicio Madeira
railways-word-bounty-braganca = Prima de servicio Braganza
railways-word-bounty-elvas = Prima de servicio Elvas
railways-word-bounty-beja = Prima de servicio Beja
railways-word-bounty-vila-real = Prima de servicio Vila Real
railways-word-bounty-viseu = Prima de servicio Viseu
railways-word-bounty-castelo-branco = Prima de servicio Castelo Branco
railways-word-hotel-lisbon = Hotel Lisboa
railways-word-hotel-porto = Hotel Oporto
railways-word-hotel-coimbra = Hotel Coímbra
railways-word-hotel-evora = Hotel Évora
railways-word-hotel-faro = Hotel Faro
railways-word-hotel-azores = Hotel Azores
railways-word-hotel-madeira = Hotel Madeira
railways-word-capital-charter-lisbon = Concesión de capital Lisboa
railways-word-most-sea-links = más enlaces marítimos
railways-word-links-at-lisbon = enlaces en Lisboa
railways-word-azores-to-madeira = de Azores a Madeira
railways-word-braga-to-evora = de Braga a Évora
railways-word-coimbra-to-faro = de Coímbra a Faro
railways-word-azores-lisbon-1 = Azores – Lisboa, espacio 1
railways-word-azores-lisbon-2 = Azores – Lisboa, espacio 2
railways-word-azores-lisbon-3 = Azores – Lisboa, espacio 3
railways-word-azores-lisbon-4 = Azores – Lisboa, espacio 4
railways-word-madeira-sagres-1 = Madeira – Sagres, espacio 1
railways-word-madeira-sagres-2 = Madeira – Sagres, espacio 2
railways-word-madeira-sagres-3 = Madeira – Sagres, espacio 3
railways-word-madeira-sagres-4 = Madeira – Sagres, espacio 4
railways-word-lisbon-porto = Lisboa – Oporto
railways-word-lisbon-sines = Lisboa – Sines

railways-told-bonds = bonos
railways-told-links = Enlaces
