# Lo que sabe quien no está mirando, y la página donde se elige.
notice-your-move-title = Te toca en { $game }
notice-your-move = Es tu turno en { $game }, jugada { $move }{ $count ->
    [0] .
   *[other] , con { $names }.
 }
notice-time-running-out-title = Se te acaba el tiempo en { $game }
notice-time-running-out = { $game } te espera, jugada { $move }. { $hours ->
    [0] { $minutes ->
        [0] Queda poco tiempo.
        [one] Queda un minuto.
       *[other] Quedan { $minutes } minutos.
     }
    [one] Queda más o menos una hora.
   *[other] Quedan unas { $hours } horas.
 }
notice-game-over-title = { $game }: partida terminada
notice-game-over = { $place ->
    [0] Tu partida de { $game } se interrumpió.
    [1] Has ganado tu partida de { $game }, primer puesto de { $players }.
   *[other] Tu partida de { $game } ha terminado: puesto { $place } de { $players }.
 }
notice-invited-title = Una invitación a { $game }
notice-invited = Una mesa de { $game } te espera{ $count ->
    [0] .
   *[other] , con { $names }.
 }
notice-check-in-title = { $game } está a punto de empezar: ¿estás ahí?
notice-check-in = Tu mesa de { $game } ya está llena. Confirma que estás ahí para que pueda empezar.
notice-extended-title = Más tiempo para ti en { $game }
notice-extended = Tu tiempo en { $game } casi se había acabado y se ha ampliado, una sola vez. La jugada { $move } te espera.
notice-bot-took-over-title = Un bot juega por ti en { $game }
notice-bot-took-over = Llevabas demasiado tiempo fuera, así que un bot guarda tu asiento en { $game }. Vuelve a ser tuyo en cuanto lo retomes.
notice-order-dropped-title = Una jugada planeada en { $game } se ha descartado
notice-order-dropped = Lo que tenías planeado en { $game } ya no vale y no se ha jugado. La jugada { $move } la eliges tú.
notice-tournament-table-title = Tu próxima mesa de torneo: { $game }
notice-tournament-table = Tu mesa de { $game } en el torneo «{ $name }» está lista{ $count ->
    [0] .
   *[other] , con { $names }.
 }
notice-tournament-over-title = El torneo ha terminado
notice-tournament-over = El torneo «{ $name }» ha terminado{ $place ->
    [0] .
   *[other] : quedas en el puesto { $place }.
 }
notice-test-title = Una prueba de Roundhouse
notice-test = Así llega aquí un aviso. Todo en orden.
notice-digest-title = { $count ->
    [one] Una novedad en tus mesas
   *[other] { $count } novedades en tus mesas
 }
notice-mail-end = Recibes esto porque lo pediste. Qué llega, y cuándo, lo eliges aquí: { $text }
notice-confirm-title = Confirma tu dirección para Roundhouse
notice-confirm = Alguien, seguramente tú, quiere recibir en esta dirección avisos de partidas. Si fuiste tú, abre esta página y confirma; si no, no hagas nada y no llegará nada más.

notice-failure-unreachable = Allí no responde nadie.
notice-failure-late = La respuesta tardó demasiado.
notice-failure-insecure = La conexión no es segura.
notice-failure-own-network = La dirección está en la red de este servidor; allí no se envía nada.
notice-failure-bad-url = A una dirección así no se puede enviar nada.
notice-failure-gone = Ese destinatario ya no existe.
notice-failure-busy = El destinatario no puede recibir nada por ahora.
notice-failure-moved = El destinatario se ha mudado; escribe su nueva dirección.
notice-failure-refused = El destinatario no lo acepta.
notice-failure-no-mail = Este servidor no puede enviar correo por ahora.
notice-failure-no-such-mailbox = Ese buzón no existe.
notice-failure-server = Algo falló en este servidor; ha quedado anotado.

web-notices = Avisos
web-notices-lead = Entérate de cuándo te toca sin tener que mirar. No se envía nada que no elijas aquí.
web-notices-where = Dónde
web-notices-none = Todavía nada.
web-notices-push = Este navegador
web-notices-push-add = Avisar en este navegador
web-notices-push-why = También cuando no haya abierta ninguna página de Roundhouse.
web-notices-push-denied = Este navegador bloquea los avisos de este sitio; permítelos en sus ajustes.
web-notices-push-impossible = En este navegador no se puede avisar: hacen falta HTTPS y notificaciones push.
web-notices-push-failed = El navegador no pudo suscribirse.
web-notices-mail = Correo
web-notices-mail-label = Tu dirección de correo
web-notices-mail-add = Envíame el enlace de confirmación
web-notices-mail-none = Este servidor no envía correo.
web-notices-webhook = Webhook
web-notices-webhook-label = Dirección del webhook
web-notices-webhook-add = Añadir webhook
web-notices-webhook-form = Para
web-notices-form-json = JSON para un programa tuyo
web-notices-form-discord = Discord
web-notices-form-slack = Slack
web-notices-form-matrix = Matrix (hookshot)
web-notices-form-ntfy = ntfy
web-notices-secret = Lo que llega va firmado con este secreto, según Standard Webhooks. Solo se muestra ahora: { $text }
web-notices-unconfirmed = Sin confirmar todavía: abre el enlace del correo.
web-notices-never = Todavía no se ha enviado nada.
web-notices-sent = Último envío: { $text }.
web-notices-failed = Último fallo, { $text }: { $why }
web-notices-off = Desactivado. { $why }
web-notices-off-too-many-failures = Tres avisos seguidos no llegaron.
web-notices-off-unsubscribed = No quisiste más correos.
web-notices-test = Prueba
web-notices-test-label = Enviar una prueba a { $text }
web-notices-remove = Quitar
web-notices-remove-label = Quitar { $text }
web-notices-on = Volver a activar
web-notices-testing = Una prueba va de camino.
web-notices-what = De qué
web-notices-event = Qué pasa
web-notices-by = { $text }, por { $way }
web-notices-kind-your-move = Me toca
web-notices-kind-time-running-out = Se me acaba el tiempo
web-notices-kind-game-over = Una partida ha terminado
web-notices-kind-invited = Me invitan
web-notices-kind-check-in = Una mesa quiere empezar
web-notices-kind-extended = Mi tiempo se ha ampliado
web-notices-kind-bot-took-over = Un bot ha ocupado mi asiento
web-notices-kind-order-dropped = Una jugada planeada se ha descartado
web-notices-kind-tournament-table = Mi mesa de torneo está lista
web-notices-kind-tournament-over = Un torneo ha terminado
web-notices-when = Cuándo
web-notices-quiet = Horas de silencio: no se envía nada
web-notices-quiet-from = de
web-notices-quiet-to = a
web-notices-digest = Todos los correos en uno, cada día
web-notices-digest-at = a las
web-notices-zone = Tu zona horaria es { $text }; hora local: { $now }.
web-notices-saved = Guardado.
web-confirm-title = Confirma tu dirección
web-confirm-lead = A partir de ahí llegarán a ella los avisos de tus partidas.
web-confirm-button = Confirmar
web-confirm-done = { $text } está confirmada.
web-stop-title = Dejar de recibir correos
web-stop-lead = A esta dirección no llegará nada más.
web-stop-button = No enviar nada más
web-stop-done = Ya no se envía nada a { $text }.

web-away = Estás sin conexión
web-away-lead = Para jugar, Roundhouse necesita su servidor. Aquí puedes releer las partidas que terminaste en este dispositivo.
web-away-none = En este dispositivo no hay todavía ninguna partida terminada.
web-away-again = Intentar de nuevo
web-away-kept = Partidas terminadas en este dispositivo
web-away-record = Las jugadas
web-away-on = { $game }, { $text }

# Lo que se rechaza.
bad-link = Este enlace no es válido, o su dirección se ha quitado.
bad-mail = A esta dirección de correo no se puede escribir desde aquí.
bad-subscription = La suscripción del navegador no se puede leer.
bad-webhook = Un webhook necesita una dirección que empiece por https://.
half-a-night = Las horas de silencio tienen principio y fin.
no-mail-here = Este servidor no envía correo.
no-such-address-of-yours = No tienes ninguna dirección así.
not-confirmed = Esta dirección aún no está confirmada.
too-many-addresses = Puedes tener { $most } direcciones como mucho; quita antes una.
