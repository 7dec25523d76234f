# Lo que rechazan las mesas y el servidor.
bad-code = Este código no es válido o ha caducado.
bad-invitation = Esta invitación no es válida o ha caducado.
bad-request = No se entiende la petición: { $why }
bot-sits-there = Por { $seat } juega un bot.
broken-journal = No se puede leer el diario de esta mesa ({ $kind }): { $why }
dealt-anew = En esta partida hipotética se repartió de nuevo lo oculto, así que no se puede guardar.
foreign-page = Esta página no es de este servidor.
has-played = { $seat } ya ha jugado aquí.
has-resigned = { $seat } ha abandonado.
host-only = Eso solo lo puede hacer quien abrió la mesa.
lesson-asks-otherwise = Se puede, pero este paso de la lección pide otra cosa. «Enséñame» te la muestra.
newer-journal = Esta mesa la escribió una versión más nueva (formato { $version }); este programa lee hasta { $known }.
no-bot-there = Ningún bot juega por { $seat }.
no-name = Un nombre necesita al menos una letra.
no-offer = Nadie ha pedido nada.
no-such-method = Eso no se puede hacer aquí.
no-such-page = Aquí no hay nada.
no-such-seat = Ese asiento no existe: la mesa tiene { $seats }.
not-asked = La pregunta no era para ti.
not-at-this-table = No tienes asiento en esta mesa.
not-here = «{ $word }» no puede ir aquí.
not-invited = Esta mesa no admite espectadores.
not-over = La partida todavía no ha terminado.
not-reversible = No se puede deshacer: se robó o se mostró algo, o ya ha decidido otra persona.
not-your-seat = No te toca a ti jugar por { $seat }.
nothing-said = No hay nada que enviar.
nothing-to-confirm = No ha cambiado nada.
nothing-to-do = Eso ya está hecho.
offer-open = { $seat } ya ha pedido algo; responde antes a eso.
one-seat-is-me = Solo puedes ocupar un asiento; los demás de esta pantalla tienen los suyos.
seat-present = { $seat } ha estado aquí hace poco. Un bot podrá jugar en su lugar { $minutes ->
    [one] dentro de un minuto.
   *[other] dentro de { $minutes } minutos.
 }
seat-stays = { $seat } se queda.
seat-taken = Ese asiento es de { $seat }.
seats-open = { $seats ->
    [one] Todavía queda un asiento libre.
   *[other] Todavía quedan { $seats } asientos libres.
 }
seed-for-practice-only = La semilla solo se puede elegir para practicar.
hints-for-practice-only = Las pistas son para practicar: no puede haber otra persona en la mesa.
server-failed = Algo ha fallado en el servidor; ha quedado anotado.
stale-number = La partida ha avanzado. Mira cómo está y prueba otra vez.
drawings-at-once = Ya se están haciendo { $most } de tus dibujos. Espera a que uno esté listo.
too-busy = Hay demasiado movimiento a la vez. Prueba otra vez.
too-large = Eso es demasiado de una vez.
too-many-requests = Demasiadas peticiones. Prueba otra vez dentro de { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
 }.
unknown-lesson = { $game } no tiene la lección «{ $value }». Hay: { $known }.
unknown-table = No existe la mesa «{ $table }».
unknown-level = Por { $seat } juega un bot que este servidor no conoce: «{ $bot }». La partida espera a que otro ocupe su puesto.
weak-stand-in = Para sustituir a alguien solo vale uno de estos: { $known }.
one-hint-at-a-time = Las pistas, de una en una: la tuya ya se está pensando.
one-review-at-a-time = Los análisis, de uno en uno: el tuyo está en marcha.
not-reviewed = La jugada { $move } no se ha mirado en ningún análisis.
already-seated = Ya tienes asiento en esta mesa.
sat-elsewhere = Has visto los secretos de otro asiento de esta partida: este es para otra persona.
not-welcome = Los jugadores no han aceptado.
other-offer = Esa propuesta ya no está; ahora hay otra.
database-away = Ahora mismo no se puede acceder a las mesas. No se ha perdido nada; prueba otra vez en un momento.
not-json = La petición debe ser JSON y es «{ $type }».
too-many-sockets = Demasiadas conexiones a la vez: se permiten { $most }.

# Cómo puede acabar una mesa, se juegue a lo que se juegue.
reason-resigned = Abandono
reason-time = Tiempo agotado
unknown-challenge = { $game } no tiene el reto «{ $value }». Hay: { $known }.
one-try-counts = El primer intento del día se juega como venga, y solo lo juegas tú.
rated-apart = Una partida puntuada es para dos o más, cada cual en su pantalla; los demás pueden ser bots.
rated-as-it-falls = Esta partida es puntuada: lo que ya se ha robado o mostrado no se deshace.
rated-by-yourself = Esta partida es puntuada: la juegas tú o abandonas.
rated-give-up = Esta partida es puntuada y solo juegas contra bots: puedes abandonar, pero no anularla.
tournament-makes-tables = Un torneo prepara él mismo sus mesas.
deal-of-others = Este reparto se juega también en otras mesas del torneo: aquí no se guarda.
name-not-wanted = Este nombre no se admite en este servidor. Elige otro.
banned = { $hours ->
    [0] En este servidor solo puedes mirar.
    [one] Durante una hora más solo puedes mirar en este servidor.
   *[other] Durante { $hours } horas solo puedes mirar en este servidor.
 } { $text }
unknown-person = No hay nadie llamado «{ $person }».
nobody-there = Ahí no se sienta nadie más.
bad-passkey = Esta llave de acceso no se conoce aquí, o su respuesta llegó tarde.
passkey-needs-name = Las llaves de acceso van con un nombre como example.org, no con { $host }. Usa un código de recuperación.
too-many-keys = Ya tienes { $most } llaves. Quita una primero.
no-solution-yet = La partida de un bot de este día se muestra cuando tu propio intento ha terminado y el bot ha jugado.

unknown-map = Ese mapa no existe, o no está compartido contigo.
unknown-zone = «{ $zone }» no es una zona horaria conocida aquí.
