# Una partida terminada, vista de nuevo.
web-review-title = Análisis
web-review-offer = El bot fuerte repasa cada decisión: las probabilidades de cada cual, qué fue suerte y las jugadas más caras. Tarda unos minutos y sigue aunque te vayas.
web-review-begin = Analizar esta partida
web-review-at-work = Vistas { $done } de { $moves } jugadas…
web-review-chances = Probabilidad de ganar tras cada jugada, en tanto por ciento
web-review-chances-place = Probabilidad del puesto { $place } tras cada jugada, en tanto por ciento
web-review-places = ¿Probabilidad de qué puesto?
web-review-place = Puesto { $place }
web-review-first = Al principio
web-review-luck = Suerte
web-review-decided = Decisiones de todos
web-review-last = Al final
web-review-good = Buenas decisiones
web-review-whose = ¿De quién son las jugadas más caras?
web-review-played = Jugado:
web-review-why = Por qué:
web-review-share = buenas de { $count } decisiones
web-review-costly = { $count ->
    [one] jugada cara
   *[other] jugadas caras
 }
web-review-lost = perdido así
web-review-picture = El tablero después de esta jugada: { $move }
web-review-chance = ({ $percent } %)
web-review-show = Mostrar la posición
web-review-play-on = Jugar desde aquí
web-review-none = No se ha encontrado ninguna decisión cara.
web-review-close = { $count ->
    [one] Una decisión fue dudosa: dos búsquedas no coinciden.
   *[other] { $count } decisiones fueron dudosas: dos búsquedas no coinciden.
  }
