# A finished game looked at again.
web-review-title = Review
web-review-offer = The hard bot looks at every decision again: everybody's chances, what was luck, and the costliest moves. It takes some minutes and goes on when you leave.
web-review-begin = Review this game
web-review-at-work = Looked at { $done } of { $moves } moves …
web-review-chances = Chance to win after each move, in percent
web-review-chances-place = Chance for place { $place } after each move, in percent
web-review-places = Chances for which place?
web-review-place = Place { $place }
web-review-first = At first
web-review-luck = Luck
web-review-decided = Everybody's decisions
web-review-last = In the end
web-review-good = Good decisions
web-review-whose = Whose costliest moves?
web-review-played = Played:
web-review-why = Why:
web-review-share = of { $count } decisions good
web-review-costly = { $count ->
    [one] costly move
   *[other] costly moves
 }
web-review-lost = lost by them
web-review-picture = The board after this move: { $move }
web-review-chance = ({ $percent } %)
web-review-show = Show the position
web-review-play-on = Play on from here
web-review-none = No costly decision was found.
web-review-close = { $count ->
    [one] One decision was close: two searches don't agree on it.
   *[other] { $count } decisions were close: two searches don't agree on them.
  }
