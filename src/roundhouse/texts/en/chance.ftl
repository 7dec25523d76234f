# Chance that can be checked.
chance-broken = The promise was broken: seed and salt give { $found }; promised was { $promised }.
chance-kept = The promise was kept: seed and salt give the hash, and what was drawn in { $moves ->
    [one] one move
   *[other] { $moves } moves
 } follows from the seed ({ $numbers ->
    [one] one number
   *[other] { $numbers } numbers
 }).
chance-not-promised = Nothing was promised here: the seed was known from the start, or the game is older than promises.
chance-other-game = From this seed the game comes out otherwise.
chance-other-future = After the take-back to move { $move } other things were drawn than had been promised.
web-chance-title = Chance that can be checked
web-chance-lead = When this table was made it chose a seed and told this hash of it. The seed is opened when the game is over; everything drawn follows from it.
web-chance-promise = Told at the start
web-chance-seed = Seed
web-chance-salt = Salt
web-chance-later = Seed and salt are opened when the game is over.
web-chance-check = Check it yourself: this gives the hash.
web-chance-kept = The promise was kept: it is the one this browser heard while the game was played. The hash fits, and every draw was made again from the seed.
web-chance-unheard = The hash fits, and every draw was made again from the seed. But this browser wasn't there while the game was played and heard no promise then: it can only tell that seed and promise fit each other.
web-chance-changed = This is not the promise this browser heard while the game was played; that was { $promised }. Don't trust this table.
web-chance-broken = The hash does not fit: the promise was broken.
web-chance-draws = What was drawn
web-chance-move = Move
web-chance-deal = The deal
web-chance-numbers = { $count ->
    [one] one number
   *[other] { $count } numbers
 }
web-chance-back = Back to the table
