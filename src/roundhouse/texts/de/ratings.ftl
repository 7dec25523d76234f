# Wertungen.
cli-col-player = Spieler
cli-col-chance = Chance
cli-col-forecasts = Vorhersagen
cli-col-promised = versprochen
cli-col-came = eingetroffen
cli-ratings-done = Wertungen berechnet aus { $count ->
    [one] einer Partie
   *[other] { $count } Partien
 }.
cli-ratings-all = alle Partien ({ $count }), jede aus dem vorhergesagt, was davor bekannt war: Der Favorit gewann in { $percent } % der Fälle, das Los träfe { $guess } %; mittlerer quadratischer Fehler { $error }, beim Los { $lot }.
cli-ratings-newest = das neueste Fünftel ({ $count }): Der Favorit gewann in { $percent } % der Fälle, das Los träfe { $guess } %; mittlerer quadratischer Fehler { $error }, beim Los { $lot }.
web-ratings-title = Wertungen
web-ratings-lead = Menschen und Bots auf einer Skala, Spiel für Spiel
web-ratings-none = Noch ist keine gewertete Partie zu Ende. Setz bei „Gewertet“ ein Häkchen, wenn du einen Tisch aufmachst.
web-ratings-player = Spieler
web-ratings-rating = Wertung
web-ratings-games = Partien
web-ratings-bot = Bot
web-ratings-you = du
web-ratings-provisional = vorläufig
web-ratings-how = Alle beginnen bei 1500. Zwischen zwei sicheren Wertungen heißen 400 Punkte zehn zu eins. Hinter ± steht die Unsicherheit: In zwei von drei Fällen liegt die Wahrheit nicht weiter weg; mit weniger als zehn Partien ist eine Wertung vorläufig. Wer geht, aufgibt oder die Zeit überschreitet, hat verloren; wer einen Platz übernimmt, kann nur dazugewinnen.
web-ratings-worth = Was die Wertungen taugen
web-ratings-all = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 }, jede aus den Wertungen davor vorhergesagt: Der Favorit gewann in { $percent } % der Fälle; mit Raten wären es { $guess } %.
web-ratings-newest = Im neuesten Fünftel ({ $count ->
    [one] eine Partie
   *[other] { $count } Partien
 }): { $percent } %, mit Raten { $guess } %.
web-ratings-calibration = Wie oft Chancen eintrafen: Auf der Linie traf ein, was versprochen war
web-ratings-promised = Versprochen
web-ratings-came = Eingetroffen
web-ratings-forecasts = Vorhersagen
web-rating-mine = Deine Wertung
web-rating-band = Band: wie sicher sie ist
web-rating-changed = { $value }: Wertung { $rating } ({ $change })
web-rating-told = { $rating } ± { $doubt } nach { $count ->
    [one] einer gewerteten Partie
   *[other] { $count } gewerteten Partien
 }
web-rating-all = alle Wertungen
web-rating-bot = Bot { $level }
web-rating-change = Wertung { $change }
web-rating-at = Wertung in { $value }
web-rating-past = am { $bot } vorbei, { $value }
web-here-since = hier seit { $value }
