# What the house itself refuses.
game-over = The game is over.
not-your-turn = It is not { $seat }'s turn. To move: { $to_move }.
unknown-word = Nobody here knows the word “{ $word }”.{ $guesses ->
    [0] { "" }
   *[other] { " " }Did you mean: { $near }?
 }
wrong-word = “{ $word }” can't stand here; expected: { $expected }.
unfinished-sentence = “{ $said }” is not finished; next comes: { $next }.
unknown-game = There is no game “{ $game }”. There are: { $known }.
bad-seats = { $game } is for { $low } to { $high } players, not { $seats }.
unknown-option = There is no option “{ $option }”. There are: { $known }.
option-not-for-seats = The option “{ $option }” is for { $low } to { $high } players, not { $seats }.
bad-option = “{ $value }” won't do for the option “{ $option }”. Possible: { $expected }.
bad-map = “{ $map }” won't do as a map: { $why }.
unknown-bot = There is no bot “{ $bot }”. There are: { $known }, or cmd:PROGRAM.
bad-bot-name = “{ $bot }” won't do as the name of a program: small letters, figures and hyphens, a letter first, and none of { $known }.
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
    [seat] “{ $text }” is not a seat.
    [position] the position is another one than was written down.
   *[refused] { $text }
 }
broken-replay = Move { $move } can't be replayed: { $why ->
    [position] the position is another one than was written down.
   *[refused] { $text }
 }
newer-record = This record is written in “{ $format }”; this program reads “{ $known }”.
newer-rules = This record was played by rules { $rules } of { $game }; this program knows rules { $known }. Please update.
older-rules = This record was played by the older rules { $rules } of { $game }; the rules are now { $known }.
other-data = This record was played with other tiles, cards or maps ({ $data }; here { $known }).
no-such-file = There is no file “{ $file }”.
unreadable-file = “{ $file }” can't be read as text.
unwritable-file = “{ $file }” can't be written.
other-ladder = “{ $file }” holds the results of another ladder: move it away or name another folder.
no-ladder = A ladder is for two players or more, and for two bots or more, each named once.
unknown-language = Nobody here speaks “{ $language }”. Languages: { $known }.
no-cluster = The cluster “{ $value }” can't be reached: { $why }
other-study = { $file } is of another study: its { $option } is { $known }. Name another folder.
missing-extra = This needs more than is installed here: pip install "roundhouse-games[{ $value }]".
no-rulebook = { $game } has no rulebook here.

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

# The terminal.
cli-help = Type a word, or a whole sentence. ? lists the words, back takes one back, undo a move, save FILE writes the game down, quit leaves.
cli-left = You have left the table.
cli-undone = Taken back.
cli-no-undo = That can't be taken back: something was drawn or shown, or another player has moved.
cli-saved = Written to { $file }.
cli-not-here = “{ $word }” can't follow here. ? lists what can.
cli-not-kept = Your stars could not be kept: { $file } can't be written.
cli-challenge = Challenge

# What may be wrong with a bot that is being tested.
bot-hint-late = It must answer every question with one line, and at once: many languages keep their output back until they are told to flush it.
bot-hint-gone = It must go on until its input is closed. What it wrote to its error output stands above.
bot-hint-missing = The command is run as it stands, without a shell: the program first, then what it is given.
bot-hint-illegal = Only words that were offered may be said; several at once only where each is possible after those before it.
bot-hint-asked = The question was: { $said ->
    [none] what to say first
   *[other] what comes after “{ $said }”
 }; the words were: { $text }
