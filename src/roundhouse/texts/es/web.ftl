# Lo que muestra el navegador, se juegue a lo que se juegue.

# Páginas.
web-home = Inicio
web-home-title = Juegos de trenes en una misma mesa
web-home-lead = Juega con amigos por la red, alrededor de una pantalla o por tu cuenta contra bots.
web-nav = Páginas
web-nav-play = Jugar
web-nav-today = Hoy
web-nav-lessons = Lecciones
web-nav-tables = Mesas
web-nav-rules = Reglamentos
web-nav-maps = Mapas
web-nav-challenges = Retos
web-nav-tournaments = Torneos
web-nav-ratings = Puntuaciones
web-skip-to-content = Ir al contenido
web-skip-to-board = Ir al tablero
web-text-board = Tablero de texto
web-picture = Tablero gráfico
web-lost = Aquí no hay nada
web-part-missing = No se ha podido cargar esta página
web-try-again = Probar otra vez
web-loading = Un momento…
web-close = Cerrar

# Preparación.
web-players-range = { $low }–{ $high } jugadores
web-map-best = ideal con { $value }
web-map-best-variant = ideal con { $value }; con { $more } en su variante
web-players-count = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
 }
web-against-bots = Contra bots
web-against-bots-at = { $value }: contra bots
web-friends = Amigos
web-friends-at = { $value }: con amigos
web-friends-title = { $value } con amigos
web-bots = Bots
web-alone = ninguno
web-map-players = Este mapa es para { $low }–{ $high } jugadores: ahora { $count ->
    [one] un bot
   *[other] { $count } bots
 }.
web-level = Nivel
web-bot-random = al azar
web-bot-beginner = principiante
web-bot-easy = fácil
web-bot-medium = medio
web-bot-hard = fuerte
web-bot-expert = experto
web-help-show = Más opciones
web-help-hide = Menos opciones
web-start = Empezar
web-seats = Asientos
web-seat-kind = Asiento { $count }
web-kind-me = yo ({ $value })
web-kind-person = alguien con un enlace
web-kind-screen = alguien en esta pantalla
web-kind-bot = un bot ({ $value })
web-name = Nombre
web-guest = Visitante
web-my-name = Tu nombre
web-options = Opciones
web-table = Mesa
web-clock = Reloj
web-clock-none = ninguno
web-absence = Bot suplente tras
web-absence-none = lo habitual
web-hours = { $count } h
web-minutes = { $count } min
web-public = En la lista: cualquiera puede sentarse
web-visitors = Se admiten espectadores
web-rated = Puntuada: cuenta para todos los que se sienten
web-rated-agree = Esta partida es puntuada: quien se sienta lo acepta. Irse o quedarse sin tiempo cuenta como derrota.
web-make-table = Abrir la mesa

# Listas de mesas.
web-your-tables = Tus mesas
web-times-are = hora de la última jugada
web-no-tables = Ninguna partida en marcha. Elige un juego: bastan dos clics.
web-public-tables = Mesas abiertas
web-no-public = Ahora mismo no hay ninguna mesa en la lista.
web-finished = Partidas terminadas
web-no-finished = Todavía ninguna.
web-all-tables = Todas las mesas
web-moves-count = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
 }
web-points-count = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
 }
web-ended-place = Puesto { $place }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
web-won-by = Victoria de { $value } con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
web-seats-open = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
 }
web-record = Una grabación
web-your-move = Te toca
web-continue = Seguir
web-open = Abrir
web-review = Repasar
web-join-or-watch = Entrar o mirar
web-have-invitation = ¿Tienes una invitación?
web-paste-link = Pega el enlace
web-join = Entrar
web-bad-link = Ese no es el enlace de una mesa.
web-replay-game = Ver una partida desde un archivo
web-choose-file = Elegir un archivo
web-rules-note = Las reglas de todos los juegos, contadas a nuestra manera:
web-open-rules = abrir los reglamentos
web-rules-lead = Contados a nuestra manera y con el porqué de cada decisión nuestra.
web-rules-find = Buscar un término o una regla
web-rules-none = Aquí no se habla de eso.
web-what = ¿Qué es esto?
web-what-point = Señala cualquier cosa
web-what-leave = Listo
web-what-rule = Regla { $value }
web-contents = Índice

# Lecciones.
web-lessons-lead = En diez minutos sobre el tablero de verdad se aprende un juego; las lecciones cortas explican sus partes difíciles.
web-no-lessons = Ningún juego de los que hay aquí tiene lecciones.
web-lesson-step = Paso { $count } de { $most }
web-lesson-next = Siguiente
web-lesson-show = Enséñame
web-lesson-skip = Saltar este paso
web-lesson-leave = Salir y seguir otro día
web-lesson-play-on = Seguir jugando aquí
web-lesson-home = Una partida propia
web-lesson-watch = Los demás han jugado. «Siguiente» lo muestra jugada a jugada; «Saltar», todo de una vez.
web-lesson-follows = Lección { $count }: { $value }, { $minutes } min
web-lesson-go-on = continuar
web-lesson-again = repetir
web-lesson-done = hecha
web-lesson-now = ahora
web-lesson-free = Nada cuenta; déjalo cuando quieras, tu sitio se guarda.
web-lesson-rule = Regla: { $value }
web-lesson-learned = Aprendido hasta ahora
web-lesson-learned-all = Lo que has aprendido
web-lesson-way = El camino
web-lesson-offer = ¿Primera vez? Apréndelo en { $count } minutos
web-lesson-offer-next = Siguiente lección, { $count } minutos
web-list-learned = Lección terminada
web-lesson-take-up = Continuar la lección
web-lesson = Lección
web-list-day = Reto del { $value }

# Retos.
web-stars-of = { $count ->
    [one] 1 estrella de { $most }
   *[other] { $count } estrellas de { $most }
 }
web-stars-for = Estrellas con { $value } puntos.

# Yo.
web-my-page = Tú
web-language = Idioma
web-theme = Colores
web-theme-system = como el sistema
web-theme-light = Claros
web-theme-dark = Oscuros
web-theme-to-light = Colores claros
web-theme-to-dark = Colores oscuros
web-other-device = En otro dispositivo
web-other-device-more = Tus mesas van contigo: muestra aquí un código y escríbelo allí.
web-show-code = Mostrar un código
web-code-ends = Vale una sola vez, durante { $count } minutos.
web-type-code = Código del otro dispositivo
web-keep-me = Conserva quién eres
web-keep-me-more = Sin esto, solo este navegador te conoce. Una llave de acceso la guarda tu dispositivo o su cuenta; un código de recuperación, tú, en papel. No se pide nada más.
web-passkey-new = Crear una llave de acceso
web-passkey-claim = Tengo una llave de acceso
web-recovery-new = Mostrar un código de recuperación
web-recovery-once = Apúntalo ahora: no se vuelve a mostrar y anula el anterior. En el otro dispositivo va en el campo de arriba.
web-key-kind-passkey = Llave de acceso del { $value }
web-key-kind-recovery = Código de recuperación del { $value }
web-key-remove = Quitar
web-passkey-no = El navegador no ha creado ninguna llave de acceso.
web-claim = Usar este código
web-my-data = Qué se guarda de ti
web-my-data-more = Tu nombre, tus ajustes, tus asientos y lo que has escrito en las mesas. No hay ninguna cuenta.
web-export = Guardarlo todo
web-delete = Borrarlo todo
web-delete-sure = Sí, borrarlo todo
web-engine = Roundhouse { $version } · { $value }
web-engine-plain = El motor funciona en Python puro: los bots piensan más despacio.
web-engine-compiling = El motor se está compilando: hasta entonces los bots piensan más despacio.
web-engine-compiled = El motor está compilado.

# En la mesa.
web-joining = Conectando con la mesa…
web-no-table = Esta mesa no se puede ver
web-your-turn = Te toca
web-waits = Turno de { $value }
web-also-asked = Al mismo tiempo toca decidir a: { $value }.
web-over = La partida ha terminado
web-aborted = Anulada
web-sending = Enviando…
web-ready = Todo listo: esta es tu jugada
web-ready-aside = Intro elige este lugar en vez del anterior
web-which = ¿Y ahora?
web-which-verb = ¿Qué haces?
web-which-number = ¿Qué número?
web-verbs = Qué hacer
web-words = Lista
web-type = Escribe para buscar
web-no-such-word = No hay nada así. Intro explica por qué.
web-change-word = Cambiar desde aquí
web-confirm = Confirmar
web-deliveries = Entregas
web-delivery = De { $from } a { $to }
web-delivery-ways = { $count ->
    [0] ninguna entrega
    [one] una entrega
   *[other] { $count } entregas
 }
web-delivery-waits = espera allí
web-more-deliveries = { $count } más: elige una ciudad.
web-gain = { $seat } +{ $count }
web-nearer = Acercar
web-farther = Alejar
web-fit = Ver todo
web-fold = Plegar este panel
web-unfold = Abrir este panel
web-nowhere = Eso está fuera del mapa: allí no se puede construir ni elegir nada.
web-possible = Se puede: elige antes «{ $value }».
web-not-yet = Todavía no hay nada que confirmar: { $value }
web-hint = Pista
web-hint-thinking = El bot fuerte está pensando…
web-hint-more = Lo que haría el bot fuerte
web-hint-expected = probabilidad estimada de ganar: { $percent } %
web-undo = Deshacer
web-no-undo = No hay nada que deshacer: aún no has hecho nada, se robó o se mostró algo, o ya ha jugado otra persona.
web-rule = Regla { $value }
web-offline = Sin conexión
web-offline-kept = Sin conexión; tu jugada está guardada
web-offline-more = Sigue sola en cuanto responda el servidor.
web-odd-answer = Respuesta inesperada del servidor. Recarga la página.
web-players = Jugadores
web-player = Jugador
web-turn-order = Orden de turno
web-seat-you = (tú)
web-seat-bot = (bot)
web-seat-away = (ausente)
web-seat-open = asiento libre
web-seat-resigned = (abandonó)
web-watching = { $count ->
    [one] Alguien está mirando.
   *[other] Están mirando { $count } personas.
 }
web-time-left = tiempo restante
web-figure-points = puntos
web-round = ronda { $round }
web-round-of = ronda { $round } de { $rounds }
web-turn-of = turno { $turn } de { $turns }
web-phases = El turno
web-position = La posición como texto
web-tab-board = Tablero
web-tab-side = Reserva
web-beside = Junto al tablero
web-next-table = { $count ->
    [one] Otra mesa
   *[other] Otras mesas ({ $count })
 }
web-rules = Reglas
web-no-rulebook = Este juego todavía no tiene reglamento.
web-menu = Menú
web-go-on = Seguir

# Mirar atrás.
web-log = Diario
web-log-all = todo
web-log-mine = lo mío
web-log-earlier = Jugadas anteriores
web-history = Historial
web-move = Jugada { $move }
web-move-of = Jugada { $move } de { $moves }
web-past-more = Una posición anterior; no se pierde nada.
web-step-back = Una jugada atrás
web-step-on = Una jugada adelante
web-since = desde mi turno
web-replay = reproducir
web-pause = pausa
web-live = ahora
web-back-to-now = Volver al presente
web-more-to-show = { $count ->
    [one] Queda una jugada por mostrar.
   *[other] Quedan { $count } jugadas por mostrar.
 }
web-next-step = Siguiente
web-skip = Saltar
web-charts = Gráficos
web-chart-of = { $value }, jugada a jugada
web-chart-by-round = { $value } por ronda
web-chart-end = final
web-no-figures = Las cifras llegan con las primeras jugadas.

# Charlar.
web-chat = Chat
web-chat-say = Escribe algo
web-chat-quiet = Nadie ha escrito todavía.
web-send = Enviar
web-mute = Silenciar a { $value }
web-unmute = Volver a leer a { $value }
web-manners = Denunciar o evitar a alguien

# Reunirse.
web-gathering = Esperando a que todo el mundo se siente
web-gathering-more = Manda un enlace a cada persona; se empieza cuando no queden asientos libres.
web-invited = Te invita { $value }
web-invited-in = Te han invitado
web-invited-more = Escribe tu nombre y siéntate.
web-sit = Sentarme
web-vacant = { $value } se ha ido: el asiento está libre.
web-ask-seat = Pedir este asiento
web-stand-up = Levantarme
web-link-for = El enlace para { $seat }
web-link-local = Estos enlaces solo funcionan en este equipo. Para que entren otras personas de tu red, arranca con «roundhouse --lan».
web-copy = Copiar
web-copied = Copiado
web-share = Compartir

# Una pantalla, varias personas.
web-handover = Ahora le toca a { $value }
web-handover-more = Lo oculto solo se muestra cuando la persona indicada está delante.
web-handover-raise = Soy { $value }

# El menú.
web-menu-game = Esta partida
web-menu-seats = Asientos
web-menu-other = Otras partidas desde aquí
web-menu-show = Cómo se muestra
web-restart-turn = Empezar de nuevo el turno
web-take-back = Pedir que se deshaga mi última jugada
web-abort = Proponer que se anule la partida
web-resign = Abandonar
web-sure = ¿De verdad?
web-sure-resign = ¿Abandonar de verdad?
web-seat-to-bot = Que un bot juegue por { $value }
web-seat-back = Volver a jugar yo por { $value }
web-seat-for-bot = Sentar aquí a un bot
web-remove = Quitar a { $value } (no viene)
web-fork = ¿Y si…? Otra mesa desde la jugada { $move }
web-rematch = Otra partida, rotando los asientos
web-chance = Comprobar el azar
web-save-record = Guardar la grabación
web-offer-take-back = { $move ->
    [0] { $value } pide volver al principio.
    [one] { $value } pide volver a la jugada 1.
   *[other] { $value } pide volver a la jugada { $move }.
 }
web-offer-abort = { $value } propone anular la partida.
web-offer-sit = { $text } quiere seguir en lugar de { $value } y pide tu acuerdo.
web-offer-bot = { $value } no está: ¿que siga un bot en su asiento?
web-offer-waits = Falta la respuesta de { $value }.
web-agree = De acuerdo
web-refuse = Rechazar
web-withdraw = Retirar la propuesta
web-pace = Jugadas ajenas
web-pace-at-once = al instante
web-pace-normal = normales
web-pace-slow = lentas
web-pace-step = de una en una
web-simple = Las elecciones simples y gratuitas no piden Confirmar
web-letters = Las letras y los signos sueltos son atajos
web-spoken-more = { $count ->
    [one] Y una cosa más.
   *[other] Y { $count } cosas más.
 }
web-swift = Jugar sin Confirmar cuando la jugada está completa
web-coordinates = Coordenadas en los textos
web-sound = Sonido cuando te toca
web-notify = Aviso cuando te toca
web-leave-page = Salir de esta página; la partida te espera
web-keys = Teclas
web-key-enter = Intro
web-key-enter-does = confirma, o muestra la jugada siguiente
web-key-backspace = Retroceso
web-key-backspace-does = deshace la última elección, luego la última jugada
web-key-tab = Tab
web-key-tab-does = recorre lugares y opciones
web-key-letters = a b c
web-key-letters-does = busca una opción
web-key-comma = , .
web-key-comma-does = una jugada atrás, una adelante
web-key-l = Fin
web-key-l-does = vuelve al presente
web-key-question = ?
web-key-question-does = este menú

# El final.
web-end-wins = { $points ->
    [one] { $value } gana por un punto
   *[other] { $value } gana por { $points } puntos
 }
web-end-left = Solo queda { $value }
web-end-tie-broken = { $value } gana el desempate
web-end-given = Gana { $value }
web-end-you-wins = { $points ->
    [one] Ganas por un punto
   *[other] Ganas por { $points } puntos
 }
web-end-you-left = Solo quedas tú
web-end-you-tie-broken = Ganas el desempate
web-end-you-given = Ganas
web-end-shared = Victoria compartida: { $value }
web-put-away = Apartar
web-take-out = Volver a sacar
web-end-alone = { $points ->
    [one] Un punto
   *[other] { $points } puntos
 }
web-final-count = Recuento final
web-total = total
web-look-at-board = Ver el tablero
web-rematch-join = Entrar
web-play-again = Otra partida
web-how-points-came = De dónde salieron los puntos
web-turning-points = Momentos decisivos
web-turning-more = haz clic para ver el tablero de entonces
web-turning-lead = { $points ->
    [one] { $value } se pone en cabeza por un punto.
   *[other] { $value } se pone en cabeza por { $points } puntos.
 }
web-turning-gain = { $points ->
    [one] Con todo lo que trae, { $value } gana un punto.
   *[other] Con todo lo que trae, { $value } gana { $points } puntos.
 }

web-review-better = Mejor:

# Cómo me ha ido en mis partidas.
web-statistics = Mis partidas
web-statistics-none = Todavía no hay nada que contar: aquí se cuentan las partidas que has terminado.
web-statistics-by = Agrupadas
web-statistics-by-game = Por juego
web-statistics-by-map = Por mapa
web-statistics-by-seats = Por número de jugadores
web-statistics-game = Juego
web-statistics-games = Partidas
web-statistics-wins = Ganadas
web-statistics-mean = Media de puntos
web-statistics-best = Máximo de puntos
web-statistics-last = Últimas diez
web-recent = Partidas recientes
web-recent-all = todas
web-statistics-points = { $value }: mis puntos, partida a partida
web-statistics-csv = Guardar como CSV
web-statistics-json = Guardar como JSON
web-to-notices = Avisos por push, correo o webhook…
web-seat-kept = un bot guarda el asiento
web-plan = Planear
web-plan-add = Planear
web-plan-ready = Listo. Se jugará cuando te toque.
