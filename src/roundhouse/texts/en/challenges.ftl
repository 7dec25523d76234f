# Challenges, and the day's.
web-challenges-lead = Three stars in each. They count as long as you take nothing back past a draw; a hint costs one.
web-no-challenges = None of the games here has any.
web-challenge = Challenge
web-challenge-alone = alone
web-challenge-against = { $count ->
    [one] against one bot: { $value }
   *[other] against { $count } bots: { $value }
 }
web-goal-lead = lead
web-end-stars = { $count ->
    [0] { $points } points, no star yet
    [one] One star: { $points } points
   *[other] { $count } stars: { $points } points
 }
web-end-without-stars = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
web-next-challenge = Next challenge: { $value }
web-stars-count = Stars count as long as you take nothing back past a draw; a hint costs one.
web-stars-hint = One star less in this game: you asked for a hint.
web-stars-day = Today's challenge: this try counts. No hints, and nothing taken back past a draw.
web-stars-day-here = Today's challenge, for practice: the first try goes into your own calendar. No hints, and nothing taken back past a draw.
web-stars-practice = For practice: this game counts for nothing.
web-stars-seed = No stars in this game: its seed was chosen.
web-stars-fork = No stars in this game: it begins in the middle of another one.
web-stars-take-back = No stars in this game: something was taken back past a draw.
web-stars-bot = No stars in this game: a bot has played in your place.
web-day-results = Results
web-day-number = no. { $number }
web-day-same = the same for everybody
web-day-next = next in { $value }
web-day-about = Everybody gets the same. The first try counts, even one that is broken off; after it, play as often as you like.
web-day-about-here = Everybody gets the same, but here it is for practice: only you see what came of it. The first try goes into your calendar, even one that is broken off; after it, play as often as you like.
web-day-play = Play it
web-day-go-on = Go on
web-day-practise = Play it for practice
web-day-before = The day before
web-day-todays = Today's
web-day-to-play = to play
web-day-challenges = All challenges
web-day-results-more = people at this house · bots
web-day-results-more-here = yours alone: nobody else's are known here
web-day-stars = stars
web-day-time = time
web-day-bot = { $value } bot
web-day-you = You
web-day-not-yet = not yet
web-day-playing = playing
web-day-broken-off = broken off
web-day-sum = { $count ->
    [one] 1 star
   *[other] { $count } stars
 }
web-day-row = { $count ->
    [one] day in a row
   *[other] days in a row
 }
web-day-longest = longest: { $count } · one day off a week is forgiven
web-day-place = place { $place } of { $count }
web-day-share = Share it
web-day-share-more = picture or text
web-day-copy-picture = Copy the picture
web-day-copy-text = Copy as text
web-day-copied = Copied.
web-day-saved = Saved as a file.
web-day-tries = Your tries
web-day-tries-more = first one counts · bots as lines
web-day-tries-more-here = the first one is in your calendar
web-day-left-out = and { $count } more
web-day-solution = Look through the game of the { $value }
web-day-solution-later = The best bot's game is shown after your first try.
web-back-to-day = Back to Today
web-back-to-challenges = Back to the challenges
