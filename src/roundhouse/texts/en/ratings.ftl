# Ratings.
cli-col-player = player
cli-col-chance = chance
cli-col-forecasts = forecasts
cli-col-promised = promised
cli-col-came = came
cli-ratings-done = Ratings worked out from { $count ->
    [one] one game
   *[other] { $count } games
 }.
cli-ratings-all = all games ({ $count }), each foretold from what was known before: the favourite won { $percent } %, by lot { $guess } %; mean squared error { $error }, by lot { $lot }.
cli-ratings-newest = the newest fifth ({ $count }): the favourite won { $percent } %, by lot { $guess } %; mean squared error { $error }, by lot { $lot }.
web-ratings-title = Ratings
web-ratings-lead = People and bots on one scale, game by game
web-ratings-none = No rated game has ended yet. Tick “Rated” when you set up a table.
web-ratings-player = Player
web-ratings-rating = Rating
web-ratings-games = Games
web-ratings-bot = bot
web-ratings-you = you
web-ratings-provisional = provisional
web-ratings-how = Everybody begins at 1,500. Between two whose ratings are sure, 400 points are ten to one. What stands after ± is the doubt: two times in three the truth is no further off; with fewer than ten games a rating is provisional. Whoever leaves, gives up or runs out of time has lost; whoever takes over a seat can only gain.
web-ratings-worth = What the ratings are worth
web-ratings-all = { $count ->
    [one] One game
   *[other] { $count } games
 }, each foretold from the ratings before it: the favourite won { $percent } % of the time; drawing lots would give { $guess } %.
web-ratings-newest = In the newest fifth ({ $count ->
    [one] one game
   *[other] { $count } games
 }): { $percent } %, by lot { $guess } %.
web-ratings-calibration = How often chances came true: on the line, promised is what came
web-ratings-promised = Promised
web-ratings-came = Came
web-ratings-forecasts = Forecasts
web-rating-mine = Your rating
web-rating-band = band: how sure it is
web-rating-changed = { $value }: rating { $rating } ({ $change })
web-rating-told = { $rating } ± { $doubt } after { $count ->
    [one] one rated game
   *[other] { $count } rated games
 }
web-rating-all = everybody’s
web-rating-bot = { $level } bot
web-rating-change = rating { $change }
web-rating-at = rating at { $value }
web-rating-past = past the { $bot }, { $value }
web-here-since = here since { $value }
