# What the house itself refuses.
game-over = The game is over.
not-your-turn = It is not { $seat }'s turn. To move: { $to_move }.
unknown-word = Unknown: “{ $word }”.{ $guesses ->
    [0] { "" }
   *[other] { " " }Did you mean: { $near }?
 }
wrong-word = “{ $word }” doesn't fit here; expected: { $expected }.
unfinished-sentence = “{ $said }” is incomplete; add { $next }.
unknown-game = There is no game “{ $game }”. There are: { $known }.
bad-seats = { $game } is for { $low } to { $high } players, not { $seats }.
no-such-day = There is no challenge for { $value }: they go from { $there } until today.
unknown-option = There is no option “{ $option }”. There are: { $known }.
option-not-for-seats = The option “{ $option }” is for { $low } to { $high } players, not { $seats }.
bad-option = “{ $value }” won't do for the option “{ $option }”. Possible: { $expected }.
bad-map = “{ $map }” won't do as a map: { $why }.
unknown-bot = There is no bot “{ $bot }”. There are: { $known }, or cmd:PROGRAM.
bot-failed = The bot “{ $bot }” failed: { $why ->
    [late] it took longer than { $seconds } seconds.
    [gone] its program ended.
    [missing] its program can't be started.
   *[illegal] it answered “{ $answer }”.
 }
no-such-move = There is no move { $move }; the record has { $moves }.
broken-record = The record can't be trusted at line { $line }: { $why ->
    [first-line] the first line must be “{ $text }”.
    [missing] the line “{ $text }” is missing.
    [twice] “{ $text }” stands there twice.
    [number] “{ $text }” is not a number.
    [unreadable] “{ $text }” can't be read.
    [cut-off] the end is missing, the file was cut off.
    [count] the number of moves is wrong ({ $text }).
    [mark] “{ $text }” doesn't fit what stands above it: something was changed.
    [seat] “{ $text }” is not a seat.
    [position] the position is another one than was written down.
   *[refused] { $text }
 }
broken-replay = Move { $move } can't be replayed: { $why ->
    [position] the position is another one than was written down.
   *[refused] { $text }
 }
newer-record = This record is written in “{ $format }”; this program reads “{ $known }”.
newer-rules = This game was played by rules { $rules } of { $game }; this program knows rules { $known }. Please update.
older-rules = This game was played by the older rules { $rules } of { $game }; the rules are now { $known }.
other-data = This game was played with other tiles, cards or maps ({ $data }; here { $known }).
gone-astray = { $why ->
    [data] This game was played with other tiles, cards or maps ({ $was }; here { $known }).
   *[rules] This game was played by rules { $was } of { $game }; here rules { $known } apply.
 }{ $move ->
    [0] { " " }By them it is another game, so it can't be shown any more.
   *[other] { " " }By them it is another game from move { $move } on: it can be looked at up to there, but not gone on with.
 }
unknown-language = Nobody here speaks “{ $language }”. Languages: { $known }.
no-rulebook = { $game } has no rule book here.

# In games that are played for points.
worth-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }

# Places without a name, by their neighbours.
place-itself = { $here }
place-between = between { $here } and { $there }
place-towards = { $steps ->
    [one] { $here }, towards { $there }
   *[other] { $here }, { $steps } steps towards { $there }
 }
place-away = { $steps ->
    [one] { $way } of { $here }
   *[other] { $steps } steps { $way } of { $here }
 }
place-aside = { $here }: { $steps } { $way }, { $more } { $turn }
word-n = north
word-ne = north-east
word-e = east
word-se = south-east
word-s = south
word-sw = south-west
word-w = west
word-nw = north-west

# Kinds of words.
word-verb = a verb
word-number = a number
word-turn = a turn (turn0…turn3, flip0…flip3)
word-kind = a kind
word-tile = a tile
word-objective = an objective tile
word-action = an action
word-colour = a colour
word-face = a track tile
word-edge = an edge (a direction)
word-hex = a hex (a letter and a number)
word-place = a town or city
word-end = nothing more
word-yes = yes
word-no = no

# Between things that have commas of their own.
apart = { "; " }

# Of what something is said
about = { $text }: { $said }
