# The terminal.
cli-help = Type a choice, or a whole move. ? lists the choices, back takes one back, undo a move, h lists questions about the table, save FILE writes the game down, quit leaves.
cli-lesson-hint = For example: { $text }
cli-lesson-left = You have left the lesson; your place is kept: roundhouse learn { $game }.
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
