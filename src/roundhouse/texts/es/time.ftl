# Tiempo, colas, jugadas planeadas y una tarde con amigos: se carga donde se muestra.
web-play-now = Jugar ya
web-play-now-more = Una cola por juego y ritmo. En cuanto esperen bastantes, te llamamos.
web-pace-live = En vivo
web-pace-live-more = 30 minutos cada uno, 30 segundos más con cada turno
web-pace-days = En varios días
web-pace-days-more = 3 días cada uno, 12 horas más con cada turno, 5 días como mucho; noches, días libres y vacaciones no cuentan
web-queue-join = Ponerse a la cola
web-queue-mine = Esperas aquí
web-queue-waiting = en espera: { $count } de { $seats }
web-queue-name = Elige antes un nombre.
web-queue-leave = Dejar la cola
web-check-in-ask = ¿Estás ahí?
web-check-in-until = Dilo antes de { $value }; si no, tu asiento será para otro.
web-check-in = Estoy aquí
web-check-in-waits = Se empieza cuando todos lo hayan dicho.
web-checked-in = presente
web-check-in-bots = Empezar con bots
web-check-in-no-bots = Mejor esperar a más gente
web-check-in-bots-more = Los bots ocupan los asientos vacíos si están de acuerdo todos los que esperan; a favor: { $count } de { $seats }.
web-tier-new = primeras partidas
web-tier-new-more = Termina tres partidas con otros y pasarás a ser fiable. Hasta entonces, tres mesas públicas a la vez.
web-tier-reliable = fiable
web-tier-reliable-more = { $left ->
    [0] Te has quedado hasta el final de tus últimas partidas.
    [one] De tus últimas { $games } partidas has dejado una.
   *[other] De tus últimas { $games } partidas has dejado { $left }.
 }
web-tier-unreliable = poco fiable
web-tier-unreliable-more = De tus últimas { $games } partidas has dejado { $left }. { $back ->
    [one] Una más que termines y vuelves a ser fiable.
   *[other] { $back } más que termines y vuelves a ser fiable.
 }
web-hours-title = Cuándo juego
web-hours-more = En las mesas que duran días, tu reloj solo corre entonces.
web-hours-always = A cualquier hora
web-hours-some = A estas horas
web-hours-from = de
web-hours-to = a
web-hours-off = Días libres
web-hours-zone = Las horas son las de { $zone }.
web-hours-keep = Guardar
web-hours-kept = Guardado. Cuenta desde tu próximo turno.
web-holiday = Un día de vacaciones: mi reloj se para ({ $days ->
    [one] queda 1
   *[other] quedan { $days }
 })
web-plan-on = Estás planeando. Hasta tu turno, los demás aún pueden cambiar las cosas.
web-plan-title = Planeado
web-plan-stop = Dejar de planear
web-plan-most = solo si cuesta como mucho
web-plan-if = si entonces se puede
web-plan-if-most = si entonces se puede, por { $most } como mucho
web-plan-unsure = tal como está, no se puede
web-plan-dropped = Ya no se podía, así que se descartó: { $text }.
web-plan-delete = Descartar «{ $text }»
web-plan-read = De acuerdo
web-invite = Invitar
web-invite-more = Apunta una cámara al código o comparte el enlace: quien lo abre ocupa el asiento.
web-code-of = Código de { $text }
web-watch = Mirar
web-watch-more = Quien abra este enlace podrá ver la partida.
web-watch-share = Enlace para mirar
web-this-table = Esta mesa
web-takes = Duración
web-hints = Pistas
web-hints-none = no entre personas
web-looking-on = Espectadores
web-looking-on-yes = permitidos
web-looking-on-no = ninguno
web-lan-title = ¿Amigos en la misma casa?
web-lan-more = Por ahora solo este equipo llega al juego. Un clic lo abre a todos los de tu red local, como tu wifi. Desde internet no entra nadie, y termina cuando cierras Roundhouse.
web-lan-open = Abrir a mi red
web-lan-close = Volver a cerrar
web-lan-now = Abierto a tu red
web-rematch-wants = { $value } quiere jugar otra vez
web-rematch-more = Las mismas reglas, y todos corren un asiento.
web-not-today = Hoy no
web-somebody = Alguien
web-share-end = Compartir el resultado
web-shared = Imagen guardada, enlace copiado.
web-clock-days = { $days } d { $hours } h
web-clock-rests = parado hasta { $value }
web-clock-grows = { $hours } horas para cada uno, { $more } más con cada turno, { $most } como mucho. Las noches y los días libres no cuentan, ni { $days } días de vacaciones; si aun así se acaba el tiempo, se prolonga una vez y después un bot guarda el asiento.
web-clock-own = números propios
web-clock-own-bank = cada uno
web-clock-own-more = más con cada turno
web-clock-own-most = como mucho
web-clock-own-holiday = días de vacaciones
web-clock-unit = contado en
web-clock-unit-minutes = minutos
web-clock-unit-hours = horas
web-clock-fault-whole = Solo números enteros, ninguno por debajo de 0.
web-clock-fault-bank = Cada uno puede tener de { $value } a { $text }.
web-clock-fault-more = Un turno añade { $value } como mucho.
web-clock-fault-most = «Como mucho» va de { $value } a { $text }: el reloj nunca lo supera.
web-clock-fault-holiday = Hay { $count } días de vacaciones como mucho.
web-clock-holiday = de vacaciones hasta { $value }
web-clock-bank = { $days ->
    [one] queda 1 día de vacaciones
   *[other] quedan { $days } días de vacaciones
 }
web-clock-extended = prorrogado, por última vez
web-time-log = Tiempo
web-time-warn = A { $value } casi no le queda tiempo.
web-time-extend = A { $value } se le acabó el tiempo y recibe { $minutes ->
    [0] { $hours } h
   *[other] { $minutes } min
 } más, por última vez.
web-time-holiday = { $value } está de vacaciones { $days ->
    [one] un día
   *[other] { $days } días
 }: el reloj está parado.
web-time-kept = A { $value } se le acabó el tiempo: un bot guarda el asiento.
web-time-to-bot = Un bot juega por { $value }.
web-time-from-bot = { $value } vuelve a jugar.
web-time-time-out = A { $value } se le acabó el tiempo y ha perdido.
web-time-resign = { $value } abandona.
order-too-dear = Costaría { $cost }, y habías dicho como mucho { $most }.
too-far-to-plan = Tu próximo turno queda demasiado lejos para planearlo.
too-many-orders = Ya has planeado { $most } jugadas: bastan.
your-turn-now = Te toca: juega en vez de planear.
no-network = Este equipo no está en ninguna red desde la que otros puedan llegar.
this-machine-only = Solo puede hacerlo quien está ante el equipo en el que corre Roundhouse.
unknown-hours = Las horas van de 0:00 a 24:00, los días de lunes a domingo.
too-few-hours = Juega al menos { $hours } horas al día, { $days } días a la semana: los demás te esperan.
too-few-days = { $days ->
    [0] En esta mesa no quedan vacaciones.
    [one] En esta mesa queda un día de vacaciones.
   *[other] En esta mesa quedan { $days } días de vacaciones.
 }
unknown-pace = No hay ninguna cola «{ $pace }».
low-cap = El tope ({ $cap } s) está por debajo de lo que el reloj puede alcanzar ({ $most } s).
clock-without-bot = Las vacaciones y la prórroga son para relojes tras los que un bot guarda el asiento.
others-agree-first = Aquí los bots vienen cuando están de acuerdo todos los que esperan.
too-many-tables-new = Ya estás en { $most } mesas públicas. Se te abrirán más cuando hayas terminado { $games } partidas.
too-many-tables-unreliable = Has dejado varias partidas: de momento, una mesa pública a la vez. { $back ->
    [one] Una partida más que termines y se abren las demás.
   *[other] { $back } partidas más que termines y se abren las demás.
 }
