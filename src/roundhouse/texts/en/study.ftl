# The report of a study.
study-title = { $game }: a study
study-games = Games
study-seats-number = Players
study-options = Options
study-seed = Seed
study-yes = yes
study-no = no
study-by-lot = left to chance
study-by-seat = { $text }, by seat
study-forfeits = Forfeited
study-forfeit = Forfeited: a bot has failed
study-intervals = All intervals are of 95 %. A shared win is divided. The short upright mark is what was to be expected: the share that the same bots win of all their games.
study-figures = Figures
study-winners = winners
study-others = the others

study-seats = Seats
study-seats-note = The share of games that each seat has won.
study-bots = Bots
study-bots-note = The share that each bot has won of the seats it played; the mark is a fair share.
study-scores = Scores
study-scores-note = By seat: the median, half of all scores in the box, nine of ten between the whiskers.
study-margin = The winner's lead
study-margin-note = How many points the best score was ahead of the second.
study-moves = Moves
study-moves-note = The length of a game in moves. The rarest extremes are left out of the plot.
study-rounds = Rounds
study-rounds-note = The length of a game in rounds or turns, as the game counts them.
study-points = How the points came
study-points-note = Points of one player in one game, of those who won and of the others.
study-verbs = Use of actions
study-verbs-note = How often one player did this in one game: those who won, and the others.
study-ends = How the games ended
study-ends-note = Why a game was over.

study-kind-note = The share of games won by those who had it, at most thirty in the plot. That they won with it is no proof that they won by it. The last column is how often chance alone would take a line so far from what was expected, corrected for as many lines as there are.
study-kind-start = Start places
study-kind-tile = Tiles placed
study-kind-refused = Tiles refused
study-kind-first-action = First action chosen
study-kind-action = Actions chosen at least once
study-kind-order = Place in the first order
study-kind-baron = Barons
study-kind-card = Cards
study-kind-claim = Cards claimed
study-kind-contract = Contracts
study-kind-achievement = Achievements
study-kind-route = Route cards
study-kind-delivery = Deliveries
study-kind-upgrade = Improvements

study-column-number = number
study-column-share = wins
study-column-interval = 95 %
study-column-expected = expected
study-column-score = mean score
study-column-seat = seat
study-column-least = least
study-column-median = median
study-column-most = most
study-column-mean = mean
study-column-winners = winners
study-column-others = others
study-column-of-all = of all
study-column-corrected = by chance, corrected

# A position from a file.
broken-position = This position can’t be read: { $why ->
    [format] it isn’t one that this program has written.
    [mark] something in it was changed.
    [game] it belongs to another game.
   *[unreadable] what it tells of the table makes no sense.
 }
foreign-file = “{ $file }” holds something else than these results, or is damaged: it is left as it is. Name another file.
no-board = { $game } has no board before it is played.

# Numbers in reports.
study-number = { NUMBER($value, maximumFractionDigits: 1) }
study-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-chance = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

# Which bot is stronger.
study-ladder-stronger = stronger
study-ladder-open = open
study-ladder-not-by-that-much = not by that much
study-ladder-title = Ladder: { $game }, { $seats } players
study-made-by = Made by `{ $text }`.
study-ladder-about = In each game one challenger sits among equals of the other bot, and every deal is played from each seat. Among equals a bot wins { $value } of its games. A sequential test tells, with 95 %, whether the share is rather that or { $more }.
study-ladder-all = All games count, also those of earlier runs, longer or stopped when that was sure.
study-ladder-stopped = A match ends when that is sure, so its share lies further out than in the long run.
study-ladder-intervals = Intervals are Wilson's, of 95 %, and wider where games of one deal end alike.
study-ladder-shares = Shares of wins
study-ladder-fair = fair { $value }
study-ladder-goal = goal { $value }
study-ladder-of = { $value } of { $count }

# How a level plays.
study-conduct-title = Conduct: { $game }, { $bot }
study-conduct-about = Games: { $count } · players: { $seats }. The bounds are those of `{ $file }`: how somebody plays who knows the game.
study-at-least = at least { $value }
study-at-most = at most { $value }
