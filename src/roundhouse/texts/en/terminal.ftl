# The terminal.
cli-narrow = The board takes { $count } columns, and this window has { $most }: make it wider, or ask about the table (h).
cli-help = Type a choice, or a whole move. ? lists the choices, back takes one back, undo a move, h lists questions about the table, save FILE writes the game down, quit leaves.
cli-lesson-hint = For example: { $text }
cli-lesson-left = You have left the lesson; your place is kept: roundhouse learn { $text }.
cli-lesson-next = The next lesson: roundhouse learn { $text }
cli-lesson-play = A game of your own: roundhouse play { $text } --bots beginner
cli-left = You have left the table.
cli-undone = Taken back.
cli-no-undo = That can't be taken back: something was drawn or shown, or another player has moved.
cli-saved = Written to { $file }.
cli-not-here = “{ $word }” can't follow here. ? lists what can.
cli-not-kept = Your stars could not be kept: { $file } can't be written.
cli-challenge = Challenge
cli-day = the day's challenge, no. { $number }: { $value }
cli-day-counts = This try counts, even if you leave.
cli-day-practice = For practice: it doesn't count.
cli-day-mine = Your try: { $value }
cli-day-broken-off = broken off
cli-day-row = { $count ->
    [one] A first day.
   *[other] { $count } days in a row.
 }

# A game looked at again, in the terminal: chances at first and in the end, and what changed them.
# Luck, everybody's decisions; what the own costly moves cost; good decisions of all.
review-who = Player
review-first = First
review-last = End
review-luck = Luck
review-decided = Decisions
review-lost = Costly
review-good = Good
review-costly = Move { $move }, { $person }: { $played }
review-better = Better: { $better } ({ $best } % instead of { $percent } %)
review-none = No decision was costly.
review-close = { $count ->
    [0] None was close.
    [one] One was close: two searches don't agree on it.
   *[other] { $count } were close: two searches don't agree on them.
  }
review-unfinished = Only a finished game can be reviewed; this one has stopped after { $moves } moves.

# What may be wrong with a bot that is being tested.
bot-hint-late = It must answer every question with one line, and at once: many languages keep their output back until they are told to flush it.
bot-hint-gone = It must go on until its input is closed. What it wrote to its error output stands above.
bot-hint-missing = The command is run as it stands, without a shell: the program first, then what it is given.
bot-hint-illegal = Only words that were offered may be said; several at once only where each is possible after those before it.
bot-hint-asked = The question was: { $said ->
    [none] what to say first
   *[other] what comes after “{ $said }”
 }; the words were: { $text }

# Two studies side by side.
compare-what = figure
compare-chance = by chance
compare-corrected = corrected
compare-few = too few games
compare-steady = never varies
compare-sure = sure
compare-odds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
compare-sum = { $count ->
    [0] None of { $most } figures surely differs.
    [one] One of { $most } figures surely differs.
   *[other] { $count } of { $most } figures surely differ.
 }

# Headings of tables.
cli-col-game = game
cli-col-option = option
cli-col-default = default
cli-col-possible = possible
cli-col-seat = seat
cli-col-bot = bot
cli-col-games = games
cli-col-wins = wins
cli-col-share = share
cli-col-score = score
cli-col-least = lowest
cli-col-most = highest
cli-col-challenger = challenger
cli-col-against = against
cli-col-lead = lead
cli-col-seconds = s a game
cli-col-verdict = verdict
cli-col-rating = rating
cli-col-moves = moves
cli-col-mean-ms = mean ms
cli-col-slowest-ms = slowest ms
cli-col-decisions = decisions/s
cli-col-games-a-second = games/s
cli-col-copy = copy µs
cli-col-words = words µs
cli-col-longest = longest ms
cli-col-bytes = bytes a copy
cli-col-space = space
cli-col-terrain = terrain
cli-col-neighbours = neighbours
cli-col-part = part
cli-col-from = from
cli-col-shape = shape
cli-col-range = range
cli-col-meaning = meaning
cli-col-figure = figure
cli-col-measured = measured
cli-col-bounds = bounds
cli-col-kept = kept

# What commands tell when they are done.
cli-engine-compiled = compiled
cli-engine-pure = pure Python
cli-simulated = { $count ->
    [one] One game
   *[other] { $count } games
 }, { $value } moves each ({ $low }–{ $high }), { $number } decisions per second and process ({ $text })
cli-recorded = { $file }: { $moves ->
    [one] one move
   *[other] { $moves } moves
 }; points: { $text }
cli-studied = { $file }: { $count ->
    [one] one game
   *[other] { $count } games
 }
cli-verified = Tables: { $count } · moves: { $moves } · faults: { $number }
cli-for-others = For the others: { $text }
cli-thinking = Thinking for the servers at { $text }, { $count } at a time
cli-compiling = The engine is compiled in the background; until then bots think more slowly.
cli-compiled = The engine is compiled: the bots think with it from now on.
cli-not-compiled = The engine could not be compiled ({ $text }: { $value }); plain sources go on.
cli-layout = Spaces: { $count } · places: { $number } · all of it with --json
cli-environment = Numbers that are seen: { $numbers } · words that can be said: { $count }

# Whether a bot of one's own plays.
cli-bot-forfeits = forfeits
cli-bot-lingers = plays, but had to be killed
cli-bot-ends = plays to the end
cli-bot-plays = plays

# Doubtful decisions of a bot.
cli-blunder-where = game { $number }, move { $move }, round { $round }, seat { $seat }
cli-blunder-played = played: { $played } ({ $value })
cli-blunder-better = better: { $better } ({ $value })
cli-blunder-on = if mediums play on: { $value } ± { $more } points
cli-part = { $text ->
    [evaluation] in all
    [achievements] achievements
    [action] action tile
    [actions] actions left
    [aim] baron’s aim
    [baron] baron
    [building] building
    [cards] cards
    [challenge] challenge
    [cities] cities
    [city] New City
    [column] column
    [contracts] contracts
    [delivered] delivered
    [deliveries] deliveries
    [ends] open ends
    [lines] major lines
    [links] links
    [locomotive] locomotive
    [money] money
    [objectives] objectives
    [openings] openings
    [people] travellers
    [place] turn order
    [plan] plan
    [points] points
    [prestige] prestige
    [rectangle] rectangle
    [refusals] refusals
    [rivals] rivals
    [route] route
    [track] track
    [train] train
    [turn] turn
    [west] Western Link
   *[other] { $text }
 }
cli-blunders = { $count ->
    [0] No doubtful decision.
    [one] One doubtful decision · games lost by it: { $value }
   *[other] { $count } doubtful decisions · games lost by them: { $value }
 }
cli-blunders-on = Where mediums play on, the better moves bring { $value } ± { $more } points each.

# Rounds of tuning.
cli-tune-round = Round { $number }: changes cost { $value } points
cli-tune-step = the step { $text }
cli-tune-half = half of it { $text }
cli-tune-breaks = against conduct ({ $text }: { $value })
cli-tune-searched = in hard { $text }
cli-tune-gain = { $value } ± { $more } points, { $percent } of { $count } deals
cli-tune-kept = kept
cli-tune-dropped = not kept

# Nets that correct an evaluation.
cli-train-epoch = Epoch { $number }: loss { $value } · the search’s best move in { $percent } of roots · points lost { $more }
cli-train-net = Best in epoch { $number } · { $count } hidden units · a simulation takes { $value } times as long
cli-train-level = Against the evaluation alone, as { $level }: { $text }

# Maps, games and languages of one's own.
cli-map = { $value } · hexes: { $count } · cities: { $number } · towns: { $more }
cli-map-drawn = { $file }: { $value } × { $more } pixels
cli-map-compiled = { $map } is compiled and drawn · hexes: { $count }
cli-map-begun = { $file }: now change it, and run { $text }
cli-map-blocked = { $map }: seen by its owner alone
cli-map-shown = { $map }: seen again by all whom its owner lets see it
cli-no-relief = no relief: install roundhouse-games[atlas] for it
cli-game-begun = { $file } · files: { $count } · now: { $text }
cli-passed = { $text }: all checks passed
cli-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
 }
cli-checked-books = Rule books and boards of { $text }
cli-checked-challenges = { $count ->
    [one] One file of challenges
   *[other] { $count } files of challenges
 }
cli-checked-lessons = { $count ->
    [one] One lesson
   *[other] { $count } lessons
 }
cli-lacking = { $language }: { $percent } % · missing: { $count }
no-such-map = No map is called “{ $map }”; there are { $known }.
file-is-there = “{ $file }” is there already.
game-is-there = There is a game called “{ $game }” already.
bad-map-name = Call it something like my-region.toml: small letters, digits, hyphens.
bad-game-name = Call it something like siding: three to twenty small letters.

# What is refused.
bad-database = “{ $database }” is no database that can be used here: sqlite or postgresql.
database-in-use = Another server has opened { $file }.
no-database = The database { $database } can't be opened: { $why }
no-lessons = { $game } has no lessons.
no-such-address = Nobody can listen at { $host }, port { $port }: { $why }
sqlite-no-work = A SQLite file has one server, which thinks by itself: further processes need PostgreSQL.
sqlite-one-worker = SQLite serves one process, not { $workers }: with several use PostgreSQL.
bad-name-list = The list of names { $file } can’t be read: { $why }
bad-site = “{ $value }” won't do as the site: give an address such as https://example.org; mails need one for their links.
bad-smtp = “{ $value }” won't do for mail: give --smtp smtp://NAME:PASSWORD@HOST:587 and --mail-from games@example.org.
bad-bot-name = “{ $bot }” won't do as the name of a program: small letters, figures and hyphens, a letter first, and none of { $known }.
other-game = { $file } is a game of { $game }.
no-conduct = There are no bounds of good play for { $game } yet.
no-weights = The weights of { $game } can’t be set while it plays.
no-such-file = There is no file “{ $file }”.
unreadable-file = “{ $file }” can't be read as text.
unwritable-file = “{ $file }” can't be written.
other-ladder = “{ $file }” holds the results of another ladder: move it away or name another folder.
other-tune = “{ $file }” holds the results of other rounds: move it away or name another file.
no-ladder = A ladder is for two players or more, and for two bots or more, each named once.
no-cluster = The cluster “{ $value }” can't be reached: { $why }
other-study = { $file } is of another study: its { $option } is { $known }. Name another folder.
missing-extra = This needs more than is installed here: pip install 'roundhouse-games[{ $value }]'
