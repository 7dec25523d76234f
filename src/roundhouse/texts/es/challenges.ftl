# Los retos, y el del día.
web-challenges-lead = Tres estrellas en cada uno. Cuentan mientras no deshagas un robo; una pista cuesta una.
web-no-challenges = Ningún juego de los que hay aquí tiene retos.
web-challenge = Reto
web-challenge-alone = en solitario
web-challenge-against = { $count ->
    [one] contra un bot: { $value }
   *[other] contra { $count } bots: { $value }
 }
web-goal-lead = ventaja
web-end-stars = { $count ->
    [0] Todavía sin estrella: { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
    [one] Una estrella: { $points } puntos
   *[other] { $count } estrellas: { $points } puntos
 }
web-end-without-stars = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
web-next-challenge = Siguiente reto: { $value }
web-stars-count = Las estrellas cuentan mientras no deshagas un robo; una pista cuesta una.
web-stars-hint = Una estrella menos en esta partida: pediste una pista.
web-stars-day = El reto de hoy: este intento cuenta. Sin pistas y sin deshacer ningún robo.
web-stars-day-here = El reto de hoy, para practicar: el primer intento va a tu calendario. Sin pistas y sin deshacer ningún robo.
web-stars-practice = Para practicar: esta partida no cuenta.
web-stars-seed = Sin estrellas en esta partida: se eligió la semilla.
web-stars-fork = Sin estrellas en esta partida: empieza en mitad de otra.
web-stars-take-back = Sin estrellas en esta partida: se deshizo un robo.
web-stars-bot = Sin estrellas en esta partida: un bot jugó en tu lugar.
web-day-results = Resultados
web-day-number = n.º { $number }
web-day-same = el mismo para todo el mundo
web-day-next = el próximo, en { $value }
web-day-about = Todo el mundo recibe el mismo. Cuenta el primer intento, aunque lo dejes a medias; después juega cuanto quieras.
web-day-about-here = Todo el mundo recibe el mismo, pero aquí es para practicar: el resultado solo lo ves tú. El primer intento va a tu calendario, aunque lo dejes a medias; después juega cuanto quieras.
web-day-play = Jugar
web-day-go-on = Seguir
web-day-practise = Jugar para practicar
web-day-before = El día anterior
web-day-todays = El de hoy
web-day-to-play = por jugar
web-day-challenges = Todos los retos
web-day-results-more = gente de esta casa · bots
web-day-results-more-here = solo los tuyos: aquí no se conocen otros
web-day-stars = estrellas
web-day-time = tiempo
web-day-bot = bot { $value }
web-day-you = Tú
web-day-not-yet = aún no
web-day-playing = jugando
web-day-broken-off = a medias
web-day-sum = { $count ->
    [one] 1 estrella
   *[other] { $count } estrellas
 }
web-day-row = { $count ->
    [one] día seguido
   *[other] días seguidos
 }
web-day-longest = la mejor racha: { $count } · se perdona un día por semana
web-day-place = puesto { $place } de { $count }
web-day-share = Compartir
web-day-share-more = imagen o texto
web-day-copy-picture = Copiar la imagen
web-day-copy-text = Copiar como texto
web-day-copied = Copiado.
web-day-saved = Guardado en un archivo.
web-day-tries = Tus intentos
web-day-tries-more = cuenta el primero · los bots, en líneas
web-day-tries-more-here = el primero está en tu calendario
web-day-left-out = y { $count } más
web-day-solution = Repasar la partida del { $value }
web-day-solution-later = La partida del mejor bot se muestra después de tu primer intento.
web-back-to-day = Volver a Hoy
web-back-to-challenges = Volver a los retos
