# El terminal.
cli-narrow = El tablero ocupa { $count } columnas, y esta ventana tiene { $most }: ensánchala, o pregunta por la mesa (h).
cli-help = Escribe una elección, o una jugada entera. ? muestra las opciones, back quita una, undo deshace una jugada, h muestra las preguntas sobre la mesa, save ARCHIVO guarda la partida, quit sale.
cli-lesson-hint = Por ejemplo: { $text }
cli-lesson-left = Has salido de la lección; se guarda por dónde ibas: roundhouse learn { $text }.
cli-lesson-next = La siguiente lección: roundhouse learn { $text }
cli-lesson-play = Una partida propia: roundhouse play { $text } --bots beginner
cli-left = Has dejado la mesa.
cli-undone = Deshecho.
cli-no-undo = No se puede deshacer: se robó o se mostró algo, o ya ha jugado otra persona.
cli-saved = Escrito en { $file }.
cli-not-here = «{ $word }» no puede ir aquí. ? muestra lo que sí puede.
cli-not-kept = Tus estrellas no se han podido guardar: { $file } no se puede escribir.
cli-challenge = Reto

# Una partida vista de nuevo, en el terminal: las probabilidades al principio y al final, y qué las cambió.
# Suerte, decisiones de todos; lo que costaron las propias jugadas caras; buenas decisiones entre todas.
review-who = Jugador
review-first = Inicio
review-last = Final
review-luck = Suerte
review-decided = Decisiones
review-lost = Caras
review-good = Buenas
review-costly = Jugada { $move }, { $person }: { $played }
review-better = Mejor: { $better } ({ $best } % en vez de { $percent } %)
review-none = Ninguna decisión salió cara.
review-close = { $count ->
    [0] Ninguna fue dudosa.
    [one] Una fue dudosa: dos búsquedas no coinciden.
   *[other] { $count } fueron dudosas: dos búsquedas no coinciden.
  }
review-unfinished = Solo se analiza una partida terminada; esta se detiene tras { $moves } jugadas.

# Qué puede fallarle a un bot que se pone a prueba.
bot-hint-late = Debe responder a cada pregunta con una línea, y enseguida: muchos lenguajes retienen lo que se escribe hasta que se les pide que lo envíen.
bot-hint-gone = Debe seguir hasta que se cierre su entrada. Lo que escribió en su salida de errores está arriba.
bot-hint-missing = El comando se ejecuta tal cual, sin shell: primero el programa, luego lo que recibe.
bot-hint-illegal = Solo valen las palabras ofrecidas; varias a la vez únicamente si cada una es posible tras las anteriores.
bot-hint-asked = La pregunta era: { $said ->
    [none] qué decir primero
   *[other] qué viene después de «{ $said }»
 }; las palabras eran: { $text }
cli-day = el reto del día, n.º { $number }: { $value }
cli-day-counts = Este intento cuenta, aunque te vayas.
cli-day-practice = Para practicar: no cuenta.
cli-day-mine = Tu intento: { $value }
cli-day-broken-off = interrumpido
cli-day-row = { $count ->
    [one] Un primer día.
   *[other] { $count } días seguidos.
 }

# Dos estudios lado a lado.
compare-what = cifra
compare-chance = por azar
compare-corrected = corregido
compare-few = muy pocas partidas
compare-steady = no varía nunca
compare-sure = seguro
compare-odds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
compare-sum = { $count ->
    [0] Ninguna de { $most } cifras difiere con seguridad.
    [one] Una de { $most } cifras difiere con seguridad.
   *[other] { $count } de { $most } cifras difieren con seguridad.
 }

# Encabezados de tablas.
cli-col-game = juego
cli-col-option = opción
cli-col-default = por defecto
cli-col-possible = posible
cli-col-seat = asiento
cli-col-bot = bot
cli-col-games = partidas
cli-col-wins = victorias
cli-col-share = parte
cli-col-score = puntos
cli-col-least = mínimo
cli-col-most = máximo
cli-col-challenger = aspirante
cli-col-against = contra
cli-col-lead = ventaja
cli-col-seconds = s por partida
cli-col-verdict = veredicto
cli-col-rating = puntuación
cli-col-moves = jugadas
cli-col-mean-ms = ms de media
cli-col-slowest-ms = ms la más lenta
cli-col-decisions = decisiones/s
cli-col-games-a-second = partidas/s
cli-col-copy = copia µs
cli-col-words = palabras µs
cli-col-longest = la más larga ms
cli-col-bytes = bytes por copia
cli-col-space = casilla
cli-col-terrain = terreno
cli-col-neighbours = vecinas
cli-col-part = parte
cli-col-from = desde
cli-col-shape = forma
cli-col-range = rango
cli-col-meaning = significado
cli-col-figure = cifra
cli-col-measured = medido
cli-col-bounds = límites
cli-col-kept = se cumple

# Lo que dicen los comandos al terminar.
cli-engine-compiled = compilado
cli-engine-pure = Python puro
cli-simulated = { $count ->
    [one] Una partida
   *[other] { $count } partidas
 }, { $value } jugadas de media ({ $low }–{ $high }), { $number } decisiones por segundo y proceso ({ $text })
cli-recorded = { $file }: { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
 }; puntos: { $text }
cli-studied = { $file }: { $count ->
    [one] una partida
   *[other] { $count } partidas
 }
cli-verified = Mesas: { $count } · jugadas: { $moves } · fallos: { $number }
cli-for-others = Para los demás: { $text }
cli-thinking = Pensando para los servidores de { $text }, { $count } a la vez
cli-compiling = El motor se compila en segundo plano; hasta entonces los bots piensan más despacio.
cli-compiled = El motor está compilado: desde ahora los bots piensan con él.
cli-not-compiled = No se pudo compilar el motor ({ $text }: { $value }); se sigue con las fuentes.
cli-layout = Casillas: { $count } · lugares: { $number } · todo con --json
cli-environment = Números que se ven: { $numbers } · palabras que se pueden decir: { $count }

# Si juega un bot propio.
cli-bot-forfeits = pierde por fallo
cli-bot-lingers = juega, pero hubo que pararlo
cli-bot-ends = juega hasta el final
cli-bot-plays = juega

# Decisiones dudosas de un bot.
cli-blunder-where = partida { $number }, jugada { $move }, ronda { $round }, asiento { $seat }
cli-blunder-played = jugado: { $played } ({ $value })
cli-blunder-better = mejor: { $better } ({ $value })
cli-blunder-on = si siguen jugando medios: { $value } ± { $more } puntos
cli-part = { $text ->
    [evaluation] en total
    [achievements] logros
    [action] loseta de acción
    [actions] acciones restantes
    [aim] objetivo del barón
    [baron] barón
    [building] construcción
    [cards] cartas
    [challenge] reto
    [cities] ciudades
    [city] Nueva Ciudad
    [column] columna
    [contracts] contratos
    [delivered] entregas hechas
    [deliveries] entregas
    [ends] cabos sueltos
    [lines] líneas principales
    [links] enlaces
    [locomotive] locomotora
    [money] dinero
    [objectives] objetivos
    [openings] salidas
    [people] viajeros
    [place] orden de turno
    [plan] plan
    [points] puntos
    [prestige] prestigio
    [rectangle] rectángulo
    [refusals] rechazos
    [rivals] rivales
    [route] ruta
    [track] vía
    [train] tren
    [turn] turno
    [west] Enlace del Oeste
   *[other] { $text }
 }
cli-blunders = { $count ->
    [0] Ninguna decisión dudosa.
    [one] Una decisión dudosa · partidas perdidas por ella: { $value }
   *[other] { $count } decisiones dudosas · partidas perdidas por ellas: { $value }
 }
cli-blunders-on = Donde siguen jugando medios, las jugadas mejores dan { $value } ± { $more } puntos cada una.

# Rondas de ajuste.
cli-tune-round = Ronda { $number }: los cambios cuestan { $value } puntos
cli-tune-step = el paso { $text }
cli-tune-half = su mitad { $text }
cli-tune-breaks = contra la conducta ({ $text }: { $value })
cli-tune-searched = en hard { $text }
cli-tune-gain = { $value } ± { $more } puntos, { $percent } de { $count } repartos
cli-tune-kept = se queda
cli-tune-dropped = no se queda

# Redes que corrigen una evaluación.
cli-train-epoch = Época { $number }: pérdida { $value } · la mejor jugada de la búsqueda en el { $percent } de las raíces · puntos perdidos { $more }
cli-train-net = Lo mejor, en la época { $number } · { $count } unidades ocultas · una simulación tarda { $value } veces más
cli-train-level = Contra la evaluación sola, como { $level }: { $text }

# Mapas, juegos e idiomas propios.
cli-map = { $value } · hexágonos: { $count } · ciudades: { $number } · pueblos: { $more }
cli-map-drawn = { $file }: { $value } × { $more } píxeles
cli-map-compiled = { $map }: mapa compilado y dibujado · hexágonos: { $count }
cli-map-begun = { $file }: ahora cámbialo y ejecuta { $text }
cli-map-blocked = { $map }: solo lo ve quien lo hizo
cli-map-shown = { $map }: vuelven a verlo aquellos a quienes su autor lo muestre
cli-no-relief = sin relieve: para eso instala roundhouse-games[atlas]
cli-game-begun = { $file } · archivos: { $count } · ahora: { $text }
cli-passed = { $text }: todo en orden
cli-faults = { $count ->
    [one] 1 fallo
   *[other] { $count } fallos
 }
cli-checked-books = Reglamentos y tableros de { $text }
cli-checked-challenges = { $count ->
    [one] Un archivo de retos
   *[other] { $count } archivos de retos
 }
cli-checked-lessons = { $count ->
    [one] Una lección
   *[other] { $count } lecciones
 }
cli-lacking = { $language }: { $percent } % · faltan: { $count }
no-such-map = Ningún mapa se llama «{ $map }»; hay { $known }.
file-is-there = «{ $file }» ya existe.
game-is-there = Ya hay un juego llamado «{ $game }».
bad-map-name = Llámalo, por ejemplo, mi-region.toml: minúsculas, cifras, guiones.
bad-game-name = Llámalo, por ejemplo, siding: de tres a veinte minúsculas.

# Lo que se rechaza.
bad-database = «{ $database }» no es una base de datos que sirva aquí: sqlite o postgresql.
database-in-use = Otro servidor tiene abierto { $file }.
no-database = No se puede abrir la base de datos { $database }: { $why }
no-lessons = { $game } no tiene lecciones.
no-such-address = No se puede escuchar en { $host }, puerto { $port }: { $why }
sqlite-no-work = Un archivo SQLite tiene un solo servidor, que piensa por su cuenta: para más procesos hace falta PostgreSQL.
sqlite-one-worker = SQLite sirve a un proceso, no a { $workers }: para varios usa PostgreSQL.
bad-name-list = La lista de nombres { $file } no se puede leer: { $why }
bad-site = «{ $value }» no sirve como sitio: hace falta una dirección como https://example.org; los correos la necesitan para sus enlaces.
bad-smtp = «{ $value }» no sirve para el correo: hacen falta --smtp smtp://NOMBRE:CLAVE@SERVIDOR:587 y --mail-from juegos@example.org.
bad-bot-name = «{ $bot }» no sirve como nombre de un programa: minúsculas, cifras y guiones, una letra al principio, y ninguno de { $known }.
other-game = { $file } es una partida de { $game }.
no-conduct = Todavía no hay límites de buen juego para { $game }.
no-weights = Los pesos de { $game } no se pueden cambiar mientras se juega.
no-such-file = No existe el archivo «{ $file }».
unreadable-file = «{ $file }» no se puede leer como texto.
unwritable-file = «{ $file }» no se puede escribir.
other-ladder = «{ $file }» contiene los resultados de otra clasificación: muévelo o indica otra carpeta.
other-tune = «{ $file }» contiene los resultados de otras rondas: muévelo o indica otro archivo.
no-ladder = Una clasificación es para dos jugadores o más y dos bots o más, cada uno nombrado una vez.
no-cluster = No se puede conectar con el clúster «{ $value }»: { $why }
other-study = { $file } es de otro estudio: allí { $option } es { $known }. Indica otra carpeta.
missing-extra = Esto necesita más de lo que hay instalado aquí: pip install 'roundhouse-games[{ $value }]'
