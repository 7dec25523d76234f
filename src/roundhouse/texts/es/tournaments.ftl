# Torneos.
web-tournaments-title = Torneos
web-tournaments-lead = Las mesas se forman solas, ronda a ronda; todos ocupan cada asiento por igual
web-tournaments-none = Aún no hay ningún torneo.
web-tournaments-closed = En este servidor no se organizan torneos.
web-tournament-new = Nuevo torneo
web-tournament-make = Crear el torneo
web-tournament-name = Título
web-tournament-game = Juego
web-tournament-kind = Modalidad
web-tournament-kind-swiss = Suizo
web-tournament-kind-league = Liga
web-tournament-kind-duplicate = Duplicado
web-tournament-kind-knockout = Grupos y eliminatoria
web-tournament-about-swiss = Dos por mesa. Se enfrentan quienes van igualados, nunca dos veces mientras se pueda evitar. Se puede entrar más tarde.
web-tournament-about-league = Las rondas se fijan de antemano, si quieres una por semana: todos en cada asiento por igual, todos contra todos con la mayor igualdad posible.
web-tournament-about-duplicate = Las mesas de una ronda tienen el mismo reparto. Se compara a quienes tenían el mismo asiento: la suerte se anula. Sin espectadores.
web-tournament-about-knockout = Grupos en los que todos se enfrentan; pasan los mejores. Después, de cada mesa pasa la mejor mitad, hasta una última mesa.
web-tournament-seats = Jugadores por mesa
web-tournament-rounds = Rondas
web-tournament-group = Jugadores por grupo
web-tournament-advance = Pasan de cada grupo
web-tournament-every = Días entre rondas (0: cuando todos acaben)
web-tournament-clock = { $minutes ->
    [0] { $hours } h
   *[other] { $minutes } min
 } por jugador
web-tournament-starts = Comienzo (vacío: cuando tú digas)
web-tournament-bots = Bots que participan
web-tournament-level = Su nivel
web-tournament-fill = Los bots ocupan las plazas que falten
web-tournament-rated = Puntuado
web-tournament-join = Participar
web-tournament-leave = Retirarse
web-tournament-begin = Empezar
web-tournament-call-off = Cancelar el torneo
web-tournament-status-open = abierto a todos
web-tournament-status-playing = en juego
web-tournament-status-over = terminado
web-tournament-status-off = cancelado
web-tournament-players = { $count ->
    [one] un participante
   *[other] { $count } participantes
 }
web-tournament-at-table = { $count } por mesa
web-tournament-round-of = ronda { $number } de { $count }
web-tournament-starts-at = empieza { $value }
web-tournament-meetings = Hasta ahora dos jugadores se han enfrentado de { $least } a { $most } veces; al final todos habrán ocupado cada asiento por igual.
web-tournament-standing = Clasificación
web-tournament-player = Jugador
web-tournament-played = Partidas
web-tournament-gone = se fue
web-tournament-bot = bot { $level }
web-tournament-late = tarde
web-tournament-count-points = Puntos
web-tournament-count-rivals = Rivales
web-tournament-count-wins = Victorias
web-tournament-count-share = Cuota %
web-tournament-count-compared = Comparación %
web-tournament-count-came = Alcanzado
web-tournament-told-points = Puntos: uno por cada jugador que queda detrás de ti en la mesa, medio por cada empate; una ronda sin partida vale uno.
web-tournament-told-rivals = Rivales: los puntos de aquellos con quienes has jugado; quien lo tuvo más difícil va delante.
web-tournament-told-wins = Victorias: mesas ganadas; las compartidas, en parte.
web-tournament-told-share = Cuota: tu parte de los puntos hechos en las partidas de tus mesas, de media.
web-tournament-told-compared = Comparación: de quienes tenían el mismo asiento en el mismo reparto, a cuántos superaste, de media; el empate vale medio.
web-tournament-told-came = Alcanzado: 100 por cada ronda tras los grupos, más los superados en la última.
web-tournament-told-lot = Quien siga igualado va según el sorteo del principio.
web-tournament-round = Ronda { $number }
web-tournament-table = Mesa { $number }
web-tournament-no-game = sin partida esta ronda
web-tournament-your-table = Tu mesa
web-tournament-rules = Quien no hace ninguna jugada en dos rondas seguidas queda fuera; los bots juegan por quien se fue, para que los demás tengan sus partidas. Quien agota su tiempo ha perdido.
web-tournament-csv = Clasificación en CSV
web-tournament-json = Todo en JSON
web-tournament-all = Todos los torneos

# Lo que se rechaza.
tournament-players = Con { $players } no se puede: hacen falta de { $least } a { $most }.
tournament-rounds = { $rounds } rondas son demasiadas: { $most } como mucho.
tournament-swiss-seats = El sistema suizo es para dos por mesa, no para { $seats }: elige una liga.
tournament-swiss-rounds = Tras { $most } rondas se han enfrentado los { $players }; { $rounds } no son posibles.
tournament-tables = { $players } no llenan mesas o grupos de { $seats }: { $fewer } sí, o { $more }. Los bots pueden completar.
tournament-each-seat = Con { $rounds } rondas no todos ocupan por igual cada uno de los { $seats } asientos: valdrían { $below } o { $above }.
tournament-duplicate = Con { $players } hay una sola mesa y nadie con quien compararse: { $least } como mínimo.
tournament-group = En grupos de { $group } y mesas de { $seats } no todos se enfrentan por igual: valen grupos del tamaño de una mesa, o pares en mesas de dos.
tournament-advance = De un grupo no pueden pasar { $advance }: de 1 a { $most }.
tournament-knockout = De { $players } quedarían en algún momento { $left }, que no llenan mesas de { $seats }: elige otros números.
tournament-seats = { $game } es para { $least } a { $most } por mesa, no para { $seats }.
tournaments-closed = En este servidor no se organizan torneos.
unknown-tournament = No existe el torneo «{ $tournament }».
tournament-begun = Este torneo ya ha empezado.
tournament-over = Este torneo ha terminado.
tournament-joined = Ya participas.
tournament-not-joined = No participas.
tournament-full = Las { $most } plazas están ocupadas.
