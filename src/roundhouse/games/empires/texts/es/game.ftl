# Small Railroad Empires.
empires-name = Small Railroad Empires
empires-money = { $value } $

# Qué ha pasado.
empires-event-country-joined = Se unen las losetas de mapa { $tiles }: país { $number } de { $of }.
empires-event-achievements-laid = Logros: { $achievements }.
empires-event-market-filled = Al mercado llegan: { $cards }. Cartas que quedan en el mazo: { $left }.
empires-event-market-returned = Tres cartas del mismo color ({ $colour }): vuelven al mazo, que se baraja.
empires-event-started = { $seat } empieza en { $factory }.
empires-event-round-began = Empieza la ronda { $round }.
empires-event-track-built = { $seat } construye una vía { $cost ->
    [0] gratis
   *[other] por { $cost } $
 }: { $place }.
empires-event-track-unlocked = { $seat } desbloquea una tercera vía { $unlocking ->
    [0] gratis
   *[other] por { $unlocking } $
 } y la construye { $cost ->
    [0] gratis
   *[other] por { $cost } $
 }: { $place }.
empires-event-route-begun = { $seat } empieza una ruta nueva { $cost ->
    [0] gratis
   *[other] por { $cost } $
 }: { $place }.
empires-event-track-skipped = { $seat } no puede construir en ningún sitio: se salta el resto de la construcción.
empires-event-space-shared = { $seat } comparte una casilla con { $by }, que recibe { $money } $ de ese pago.
empires-event-loan-taken = { $seat } pide { $loans ->
    [one] un préstamo
   *[other] { $loans } préstamos
 }: { $money } $.
empires-event-star-reached = { $seat } llega antes que nadie a una estrella: { $prestige } de prestigio.
empires-event-token-revealed = Se descubre una ficha rural para { $seat }: { $token }.
empires-event-locomotive-found = { $seat } encuentra una locomotora abandonada (color: { $colour }).
empires-event-factories-produced = Se llega a { $prestige } de prestigio: todas las fábricas producen.
empires-event-good-delivered = { $seat } entrega { $good } de { $factory } en { $city }: longitud { $length }, { $money } ${ $prestige ->
    [0] { "" }
   *[other] { " " }y { $prestige } de prestigio
 }.
empires-event-city-bonus = { $seat } recibe { $money } $ por ser de las primeras compañías en { $city }.
empires-event-card-played = { $seat } juega la { $card }{ $prestige ->
    [0] { "" }
   *[other] : { $prestige } de prestigio
 }.
empires-event-contract-shown = { $seat } muestra un contrato con { $factory }: { $prestige } de prestigio.
empires-event-industry-moved = La industria de { $industry } sube al paso { $step }{ $produces ->
    [yes] { " " }y produce
   *[no] { "" }
 }.
empires-event-achievement-claimed = { $seat } reclama { $achievement }: { $points } de prestigio al final.
empires-event-card-bought = { $seat } se lleva la { $card } { $cost ->
    [0] gratis
   *[other] por { $cost } $
 }.
empires-event-end-triggered = { $seat } { $reason ->
    [last-track] ha construido su última vía
    [last-card] ha robado la última carta de tren
   *[cities-full] ha llevado el segundo tren a la última ciudad
 }: la ronda se juega hasta el final.
empires-event-game-ended = La partida ha terminado. Prestigio: { $scores }.
# Qué cuentan los números de una jugada.
empires-nth-buy-1 = la número { $value } desde la izquierda
empires-event-destination-drawn = Los próximos destinos del conglomerado: la negra, de { $black } a una de estas: { $black_to }; la amarilla, de { $yellow } a una de estas: { $yellow_to }.
empires-event-action-card = El conglomerado descubre una carta: negra { $black }, amarilla { $yellow }; color de la locomotora: { $colour }.
empires-event-railcar-formed = La carta forma un vagón con la anterior ({ $colour }): 1 de prestigio para la negra.
empires-event-conglomerate-built = La compañía de color { $company } construye: { $place }.
empires-event-conglomerate-shares = El conglomerado comparte una casilla con { $seat }, que recibe { $money } $.
empires-event-conglomerate-star = La compañía de color { $company } está en una estrella: { $prestige } de prestigio.
empires-event-conglomerate-token = Se descubre una ficha rural para la compañía de color { $company }: { $token }.
empires-event-conglomerate-locomotive = La compañía de color { $company } encuentra una locomotora abandonada (color: { $colour }).
empires-event-conglomerate-delivered = La compañía de color { $company } entrega { $good } de { $factory } en { $city }: longitud { $length }, { $prestige } de prestigio.
empires-event-conglomerate-arrived = La compañía de color { $company } llega a { $city } desde { $factory } sin ninguna mercancía que se pida allí: longitud { $length }, { $prestige } de prestigio.
empires-event-conglomerate-card = La compañía de color { $company } se lleva la { $card }.
empires-event-conglomerate-claimed = La compañía de color { $company } reclama { $achievement }: { $points } de prestigio al final.
empires-reason-last-track = una compañía construyó su última vía
empires-reason-last-card = se robó la última carta de tren
empires-reason-cities-full = todas las ciudades tienen dos trenes
empires-reason-last-round = se han jugado doce rondas

# Rechazos.
SRE-S7 = { $why ->
    [phase] Las vías iniciales solo se colocan al principio; ahora toca { $phase }.
    [absent] { $factory } no está en este país.
    [taken] { $factory } ya tiene una vía inicial.
   *[compulsory] Todo el mundo coloca una vía inicial.
 }
SRE-C1 = { $why ->
    [phase] Las vías se construyen al principio del turno; ahora toca { $phase }.
    [absent] { $place }: no está en este país.
    [own] { $place }: ya estás aquí.
    [full] { $place }: aquí ya hay dos compañías.
   *[apart] { $place }: no limita con ninguna vía ni tren tuyos.
 }
SRE-C4 = { $why ->
    [third] Una vía bloqueada va en tercer lugar, tras las dos vías del turno.
    [none-left] Ya has desbloqueado tus dos vías bloqueadas.
    [leading] Vas en cabeza con { $prestige } de prestigio; las vías bloqueadas son para los demás.
   *[phase] Una vía bloqueada se construye justo después de las dos del turno; ahora toca { $phase }.
 }
SRE-C5 = { $why ->
    [joined] { $factory } limita con tu red: construye ahí gratis.
   *[money] Una ruta nueva cuesta { $cost } $ y tienes { $money } $; para eso no hay préstamos.
 }
SRE-C7 = Hay que construir vías mientras haya una casilla para ellas.
SRE-M2 = { $place }: el precio es { $cost } $; con todos los préstamos que quedan llegas a { $money } $.
SRE-D1 = { $why ->
    [phase] Las mercancías se entregan después de construir, una vez por turno; ahora toca { $phase }.
    [factory] No tienes ninguna vía en { $factory }.
    [city] No tienes ninguna vía en { $city }.
    [train] Ya tienes un tren en { $city }.
    [sold-out] En { $factory } no queda { $good }.
    [demand] { $city } no pide { $good }.
    [apart] Tu red no une { $factory } con { $city }.
    [fork] Varias rutas son igual de cortas; elige por dónde seguir: { $ways }.
    [way] { $place }: esto no está en ninguna de las rutas más cortas; elige una de estas: { $ways }.
   *[no-fork] { $place }: aquí no hay ninguna ruta que elegir.
 }
SRE-D4 = { $why ->
    [phase] Las cartas de tren se juegan después de una entrega; ahora toca { $phase }.
    [not-in-hand] No tienes en la mano la { $card }.
   *[compulsory] { $cards ->
        [one] Después de una entrega tienes que jugar tu carta de tren.
       *[other] Después de una entrega tienes que jugar una de tus { $cards } cartas de tren.
     }
 }
SRE-D5 = { $why ->
    [phase] Un contrato se muestra justo después de una entrega; ahora toca { $phase }.
    [shown] Tu contrato ya se ha mostrado.
   *[other] Tu contrato no es con { $factory }.
 }
SRE-D6 = No te queda ningún tren, así que no puedes entregar { $good } en { $city }.
SRE-A1 = { $why ->
    [phase] Los logros se reclaman después de la entrega; ahora toca { $phase }.
    [absent] { $achievement } no está entre los logros de esta partida.
    [twice] Ya has reclamado { $achievement }.
   *[second-top] En este turno ya has reclamado una parte superior; { $achievement } tendrá que esperar.
 }
SRE-A2 = { $achievement } pide { $needs }; tienes { $have }.
SRE-T1 = { $why ->
    [phase] Una carta de tren se compra al final del turno; ahora toca { $phase }.
    [hand] Tienes { $cards } cartas en la mano, y ese es el límite.
    [empty] No hay carta en el hueco { $slot }.
   *[money] La carta cuesta { $cost } $ y tienes { $money } $.
 }

# Opciones.
empires-option-tiles = Qué tres losetas de mapa se usan; ninguna: se sortean.
empires-option-triangle = Cuál de los países de tres losetas; 0: se sortea.
empires-option-rhombus = Cuál de los países de cuatro losetas; 0: se sortea.
empires-option-place_tokens = Fichas de ciudad y de fábrica: se baraja qué va dónde.
empires-option-industrial_boom = Boom industrial: se produce por industria; con su logro como quinto, o sin él.
empires-option-rural_connections = Conexiones rurales: fichas en las estrellas; con su logro como quinto, o sin él.

# De qué se compone la puntuación.
empires-part-prestige = Escala de prestigio
empires-part-achievements = Logros
empires-part-passengers = Pasajeros
empires-part-loans = Préstamos

# Qué más cuenta un resultado.
empires-fact-conglomerate = el conglomerado
empires-fact-won = victoria

# Clases de palabras.
word-space = una casilla
word-city = una ciudad
word-factory = una fábrica
word-goods = una clase de mercancía
word-traincard = una carta de tren
word-achievement = un logro

# Nombres.
empires-word-start = colocar una vía inicial
empires-word-construct = construir vías
empires-word-build = construir una vía
empires-word-route = empezar una ruta nueva
empires-word-unlock = desbloquear una tercera vía
empires-word-deliver = entregar una mercancía
empires-word-card = jugar una carta de tren
empires-word-play = jugar una carta de tren
empires-word-reveal = mostrar tu contrato
empires-word-claim = reclamar un logro
empires-word-buy = comprar una carta de tren
empires-word-pass = seguir
empires-word-end = terminar
empires-word-plain = llanura
empires-word-forest = bosque
empires-word-desert = desierto
empires-word-river = río
empires-word-mountain = montaña
empires-word-red = rojo
empires-word-blue = azul
empires-word-green = verde
empires-word-orange = naranja
empires-word-yellow = amarillo
empires-word-purple = morado
empires-word-black = negro
empires-word-metal = metal
empires-word-textile = tejidos
empires-word-food = alimentos
empires-word-drink = bebidas
empires-word-gold-cache = un alijo de oro
empires-word-breakdown = una avería
empires-word-beautiful-location = un lugar precioso
empires-word-long-track-expert = Experto en vía larga
empires-word-longer-track-expert = Experto en vía más larga
empires-word-master-of-deliveries = Especialista en entregas
empires-word-treasure-hunter = Cazatesoros
empires-word-express-network = Red exprés
empires-word-ardent-collector = Coleccionista apasionado
empires-word-loyal-investor = Inversor leal
empires-word-tunnel-master = Experto en túneles
empires-word-bridge-master = Experto en puentes
empires-word-landscape-artist = Paisajista
empires-word-industrial-pioneer = Pionero industrial
empires-word-rural-town-king = Rey rural
empires-word-calias-company = Calias Company
empires-word-kenper-brothers = Kenper Brothers
empires-word-hallow-mill = Hallow Mill
empires-word-ferro-works = Ferro Works
empires-word-tarn-brewery = Tarn Brewery
empires-word-moss-farms = Moss Farms
empires-word-ashby-weavers = Ashby Weavers
empires-word-glyson-company = Glyson Company
empires-word-dunmore-distillery = Dunmore Distillery
empires-word-penn-forge = Penn Forge
empires-word-quill-and-son = Quill & Son
empires-word-larkin-cellars = Larkin Cellars
empires-word-oldville = Oldville
empires-word-lowdown = Lowdown
empires-word-hinburg = Hinburg
empires-word-brig = Brig
empires-word-corvale = Corvale
empires-word-minster = Minster
empires-word-east-and-bull = East & Bull
empires-word-new-yard = New Yard
empires-word-roam = Roam
empires-word-baris = Baris
empires-word-derlin = Derlin
empires-word-sandle = Sandle
empires-word-steel = acero
empires-word-cloth = tela
empires-word-grain = grano
empires-word-wine = vino
empires-word-red-steel = carta roja (acero)
empires-word-red-cloth = carta roja (tela)
empires-word-red-grain = carta roja (grano)
empires-word-red-long = carta roja (longitud 5 o más)
empires-word-red-forest = carta roja (bosque)
empires-word-red-river = carta roja (río)
empires-word-red-plain-desert = carta roja (llanura y desierto)
empires-word-red-forest-mountain = carta roja (bosque y montaña)
empires-word-blue-cloth = carta azul (tela)
empires-word-blue-grain = carta azul (grano)
empires-word-blue-wine = carta azul (vino)
empires-word-blue-long = carta azul (longitud 5 o más)
empires-word-blue-desert = carta azul (desierto)
empires-word-blue-mountain = carta azul (montaña)
empires-word-blue-plain-river = carta azul (llanura y río)
empires-word-blue-forest-desert = carta azul (bosque y desierto)
empires-word-yellow-grain = carta amarilla (grano)
empires-word-yellow-wine = carta amarilla (vino)
empires-word-yellow-steel = carta amarilla (acero)
empires-word-yellow-long = carta amarilla (longitud 5 o más)
empires-word-yellow-river = carta amarilla (río)
empires-word-yellow-forest = carta amarilla (bosque)
empires-word-yellow-plain-mountain = carta amarilla (llanura y montaña)
empires-word-yellow-desert-river = carta amarilla (desierto y río)
empires-word-purple-wine = carta morada (vino)
empires-word-purple-steel = carta morada (acero)
empires-word-purple-cloth = carta morada (tela)
empires-word-purple-long = carta morada (longitud 5 o más)
empires-word-purple-mountain = carta morada (montaña)
empires-word-purple-desert = carta morada (desierto)
empires-word-purple-plain-forest = carta morada (llanura y bosque)
empires-word-purple-forest-river = carta morada (bosque y río)

empires-told-train = tren: { $value }
empires-kind-contract = Contratos
