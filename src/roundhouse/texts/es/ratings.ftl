# Puntuaciones.
cli-col-player = jugador
cli-col-chance = probabilidad
cli-col-forecasts = pronósticos
cli-col-promised = prometido
cli-col-came = ocurrido
cli-ratings-done = Puntuaciones calculadas a partir de { $count ->
    [one] una partida
   *[other] { $count } partidas
 }.
cli-ratings-all = todas las partidas ({ $count }), cada una pronosticada con lo que se sabía antes: el favorito ganó el { $percent } %, por sorteo el { $guess } %; error cuadrático medio { $error }, por sorteo { $lot }.
cli-ratings-newest = el último quinto ({ $count }): el favorito ganó el { $percent } %, por sorteo el { $guess } %; error cuadrático medio { $error }, por sorteo { $lot }.
web-ratings-title = Puntuaciones
web-ratings-lead = Personas y bots en una misma escala, juego a juego
web-ratings-none = Aún no ha terminado ninguna partida puntuada. Marca «Puntuada» al preparar una mesa.
web-ratings-player = Jugador
web-ratings-rating = Puntuación
web-ratings-games = Partidas
web-ratings-bot = bot
web-ratings-you = tú
web-ratings-provisional = provisional
web-ratings-how = Todos empiezan en 1500. Entre dos puntuaciones seguras, 400 puntos son diez a uno. Tras ± va el margen: dos de cada tres veces el valor real no queda más lejos; con menos de diez partidas la puntuación es provisional. Quien se va, abandona o se queda sin tiempo ha perdido; quien toma un asiento ajeno solo puede ganar.
web-ratings-worth = Cuánto valen las puntuaciones
web-ratings-all = { $count ->
    [one] Una partida
   *[other] { $count } partidas
 }, cada una pronosticada con las puntuaciones de antes: el favorito ganó el { $percent } % de las veces; por sorteo sería el { $guess } %.
web-ratings-newest = En el último quinto ({ $count ->
    [one] una partida
   *[other] { $count } partidas
 }): { $percent } %, por sorteo { $guess } %.
web-ratings-calibration = Con qué frecuencia se cumplen los pronósticos: en la línea, ocurre justo lo prometido
web-ratings-promised = Prometido
web-ratings-came = Ocurrido
web-ratings-forecasts = Pronósticos
web-rating-mine = Tu puntuación
web-rating-band = franja: lo segura que es
web-rating-changed = { $value }: puntuación { $rating } ({ $change })
web-rating-told = { $rating } ± { $doubt } tras { $count ->
    [one] una partida puntuada
   *[other] { $count } partidas puntuadas
 }
web-rating-all = las de todos
web-rating-bot = bot { $level }
web-rating-change = puntuación { $change }
web-rating-at = puntuación en { $value }
web-rating-past = por delante del { $bot }, { $value }
web-here-since = aquí desde { $value }
