# El informe de un estudio.
study-title = { $game }: un estudio
study-games = Partidas
study-seats-number = Jugadores
study-options = Opciones
study-seed = Semilla
study-yes = sí
study-no = no
study-by-lot = al azar
study-by-seat = { $text }, por asiento
study-forfeits = Perdidas por fallo
study-forfeit = Perdida por fallo: ha fallado un bot
study-intervals = Todos los intervalos son del 95 %. Una victoria compartida se reparte. La marca vertical corta es lo que cabía esperar: la parte que los mismos bots ganan de todas sus partidas.
study-figures = Cifras
study-winners = ganadores
study-others = los demás

study-seats = Asientos
study-seats-note = La parte de las partidas que ha ganado cada asiento.
study-bots = Bots
study-bots-note = La parte que ha ganado cada bot de los asientos que jugó; la marca es lo que le tocaría por igual.
study-scores = Puntuaciones
study-scores-note = Por asiento: la mediana, la mitad de las puntuaciones en la caja, nueve de cada diez entre los bigotes.
study-margin = La ventaja de quien gana
study-margin-note = Cuántos puntos sacó la mejor puntuación a la segunda.
study-moves = Jugadas
study-moves-note = La duración de una partida en jugadas. Los extremos más raros no salen en el gráfico.
study-rounds = Rondas
study-rounds-note = La duración de una partida en rondas o turnos, según los cuente el juego.
study-points = De dónde salieron los puntos
study-points-note = Puntos de un jugador en una partida: de quienes ganaron y de los demás.
study-verbs = Uso de las acciones
study-verbs-note = Cuántas veces lo hizo un jugador en una partida: quienes ganaron y los demás.
study-ends = Cómo acabaron las partidas
study-ends-note = Por qué terminó una partida.

study-kind-note = La parte de las partidas que ganaron quienes lo tenían, treinta como mucho en el gráfico. Que ganaran con ello no prueba que ganaran gracias a ello. La última columna dice con qué frecuencia el azar por sí solo alejaría tanto una línea de lo esperado, corregido por el número de líneas.
study-kind-start = Lugares de salida
study-kind-tile = Losetas colocadas
study-kind-refused = Losetas rechazadas
study-kind-first-action = Primera acción elegida
study-kind-action = Acciones elegidas al menos una vez
study-kind-order = Puesto en el primer orden
study-kind-baron = Barones
study-kind-card = Cartas
study-kind-claim = Cartas reclamadas
study-kind-contract = Contratos
study-kind-achievement = Logros
study-kind-route = Cartas de ruta
study-kind-delivery = Entregas
study-kind-upgrade = Mejoras

study-column-number = número
study-column-share = victorias
study-column-interval = 95 %
study-column-expected = esperadas
study-column-score = puntuación media
study-column-seat = asiento
study-column-least = mínimo
study-column-median = mediana
study-column-most = máximo
study-column-mean = media
study-column-winners = ganadores
study-column-others = los demás
study-column-of-all = del total
study-column-corrected = por azar, corregido

# Una posición de un archivo.
broken-position = Esta posición no se puede leer: { $why ->
    [format] no la ha escrito este programa.
    [mark] algo se ha cambiado.
    [game] es de otro juego.
   *[unreadable] sus datos de la mesa no tienen sentido.
 }
foreign-file = «{ $file }» contiene algo distinto de estos resultados o está dañado: se queda como está. Nombra otro archivo.
no-board = { $game } no tiene tablero antes de jugarse.

# Numbers in reports.
study-number = { NUMBER($value, maximumFractionDigits: 1) }
study-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-chance = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

# Qué bot es más fuerte.
study-ladder-stronger = más fuerte
study-ladder-open = por decidir
study-ladder-not-by-that-much = no por tanto
study-ladder-title = Clasificación: { $game }, { $seats } jugadores
study-made-by = Hecho con `{ $text }`.
study-ladder-about = En cada partida un aspirante se sienta solo entre bots iguales, y cada reparto se juega desde cada asiento. Entre iguales un bot gana { $value } de sus partidas. Una prueba secuencial dice, con un 95 %, si la parte es más bien esa o { $more }.
study-ladder-all = Cuentan todas las partidas, también las de series anteriores, más largas o paradas en cuanto era seguro.
study-ladder-stopped = Un duelo acaba en cuanto es seguro, así que su proporción es más extrema que a la larga.
study-ladder-intervals = Los intervalos son los de Wilson al 95 %, más anchos donde las partidas de un mismo reparto acaban igual.
study-ladder-shares = Proporción de victorias
study-ladder-fair = justo { $value }
study-ladder-goal = meta { $value }
study-ladder-of = { $value } de { $count }

# Cómo juega un nivel.
study-conduct-title = Conducta: { $game }, { $bot }
study-conduct-about = Partidas: { $count } · jugadores: { $seats }. Los límites son los de `{ $file }`: así juega quien conoce el juego.
study-at-least = al menos { $value }
study-at-most = como mucho { $value }
