# Siding. Every key begins with the game's name; Roundhouse's docs/add-a-game.md lists them.
siding-name = Siding

# What happened: a line for each event.
siding-event-wagon-came = A { $wagon } comes to the platform; { $left } still to come.
siding-event-wagon-taken = { $seat } takes the { $wagon }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
siding-event-waited = { $seat } lets it pass, and may do so { $left ->
    [0] no more
    [one] once more
   *[other] { $left } times more
 }.
siding-event-game-ended = The game is over. Points: { $scores }.
siding-reason-last-wagon = the last wagon was taken
siding-part-wagons = wagons

# Refusals, by rule; `phase` is said of a verb outside of its phase.
SID-2 = Wagons are taken at the platform; the game is over.
SID-3 = { $why ->
    [phase] The game is over.
   *[used-up] You have let { $waits } pass already: take this one.
 }

# Words, and what the options ask.
siding-word-take = take it
siding-word-wait = let it pass
siding-word-coal = coal wagon
siding-word-grain = grain wagon
siding-word-mail = mail coach
siding-word-platform = wait at the platform
siding-word-end = stop: the game is over
siding-option-wagons = So many wagons come in a game.
siding-option-waits = So often may each of you let one pass.
