# Rating: quanto vale chi gioca.
cli-col-player = giocatore
cli-col-chance = probabilità
cli-col-forecasts = previsioni
cli-col-promised = promesso
cli-col-came = avvenuto
cli-ratings-done = Rating ricalcolati da { $count ->
    [one] una partita
   *[other] { $count } partite
 }.
cli-ratings-all = tutte le partite ({ $count }), ognuna prevista da ciò che si sapeva prima: il favorito ha vinto nel { $percent }% dei casi, a sorte { $guess }%; errore quadratico medio { $error }, a sorte { $lot }.
cli-ratings-newest = il quinto più recente ({ $count }): il favorito ha vinto nel { $percent }% dei casi, a sorte { $guess }%; errore quadratico medio { $error }, a sorte { $lot }.
web-ratings-title = Rating
web-ratings-lead = Persone e bot sulla stessa scala, gioco per gioco
web-ratings-none = Nessuna partita classificata è ancora finita. Scegli «Classificata» quando prepari un tavolo.
web-ratings-player = Giocatore
web-ratings-rating = Rating
web-ratings-games = Partite
web-ratings-bot = bot
web-ratings-you = tu
web-ratings-provisional = provvisorio
web-ratings-how = Tutti cominciano da 1500. Tra due rating sicuri, 400 punti significano dieci a uno. Dopo ± c’è il dubbio: due volte su tre la verità non è più lontana; con meno di dieci partite il rating è provvisorio. Chi se ne va, abbandona o finisce il tempo ha perso; chi subentra può solo guadagnare.
web-ratings-worth = Quanto valgono i rating
web-ratings-all = { $count ->
    [one] Una partita
   *[other] { $count } partite
 }, ognuna prevista dai rating di prima: il favorito ha vinto nel { $percent }% dei casi; a sorte sarebbe il { $guess }%.
web-ratings-newest = Nel quinto più recente ({ $count ->
    [one] una partita
   *[other] { $count } partite
 }): { $percent }%, a sorte { $guess }%.
web-ratings-calibration = Quanto spesso le previsioni si avverano: sulla linea, promesso e avvenuto coincidono
web-ratings-promised = Promesso
web-ratings-came = Avvenuto
web-ratings-forecasts = Previsioni
web-rating-mine = Il tuo rating
web-rating-band = fascia: quanto è sicuro
web-rating-changed = { $value }: rating { $rating } ({ $change })
web-rating-told = { $rating } ± { $doubt } dopo { $count ->
    [one] una partita classificata
   *[other] { $count } partite classificate
 }
web-rating-all = di tutti
web-rating-bot = bot { $level }
web-rating-change = rating { $change }
web-rating-at = rating a { $value }
web-rating-past = oltre il { $bot }, { $value }
web-here-since = qui da { $value }
