# What the browser says, whatever the game.

# Pages.
web-home = Home
web-home-title = Railway games, one table
web-home-lead = Play with friends over the network, round one screen, or alone against bots.
web-nav = Pages
web-nav-play = Play
web-nav-today = Today
web-nav-lessons = Lessons
web-nav-tables = Tables
web-nav-rules = Rule books
web-nav-maps = Maps
web-nav-challenges = Challenges
web-nav-tournaments = Tournaments
web-nav-ratings = Ratings
web-skip-to-content = Skip to the content
web-skip-to-board = Go to the board
web-text-board = Text board
web-picture = Board with the picture
web-lost = There is nothing here
web-part-missing = This page could not be loaded
web-try-again = Try again
web-loading = One moment…
web-close = Close

# Setting up.
web-players-range = { $low }–{ $high } players
web-map-best = best with { $value }
web-map-best-variant = best with { $value }; { $more } with its variant
web-players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
web-against-bots = Against bots
web-against-bots-at = { $value }: against bots
web-friends = Friends
web-friends-at = { $value }: with friends
web-friends-title = { $value } with friends
web-bots = Bots
web-alone = none
web-map-players = This map is for { $low }–{ $high } players: now { $count ->
    [one] one bot
   *[other] { $count } bots
 }.
web-level = Level
web-bot-random = at random
web-bot-beginner = beginner
web-bot-easy = easy
web-bot-medium = medium
web-bot-hard = hard
web-bot-expert = expert
web-help-show = Rarely changed
web-help-hide = Fewer options
web-start = Start
web-seats = Seats
web-seat-kind = Seat { $count }
web-kind-me = me ({ $value })
web-kind-person = a person by link
web-kind-screen = a person at this screen
web-kind-bot = a bot ({ $value })
web-name = Name
web-guest = Guest
web-my-name = Your name
web-options = Options
web-table = Table
web-clock = Clock
web-clock-none = none
web-absence = Bot stands in after
web-absence-none = as usual
web-hours = { $count } h
web-minutes = { $count } min
web-public = Listed, so that anybody may sit down
web-visitors = Visitors may watch
web-rated = Rated: it counts for everybody who sits down
web-rated-agree = This game is rated: who sits down agrees. Leaving or running out of time counts as lost.
web-make-table = Make the table

# Lists of tables.
web-your-tables = Your tables
web-times-are = time of the last move
web-no-tables = No game under way. Choose a game: it takes two clicks.
web-public-tables = Open tables
web-no-public = Nobody has a listed table at the moment.
web-finished = Finished games
web-no-finished = None yet.
web-all-tables = All tables
web-moves-count = { $count ->
    [one] 1 move
   *[other] { $count } moves
 }
web-points-count = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
web-ended-place = Place { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
web-won-by = { $value } won with { $points ->
    [one] 1 point
   *[other] { $points } points
 }
web-seats-open = { $count ->
    [one] 1 seat open
   *[other] { $count } seats open
 }
web-record = A record
web-your-move = Your move
web-continue = Continue
web-open = Open
web-review = Review
web-join-or-watch = Join or watch
web-have-invitation = Have an invitation?
web-paste-link = Paste the link
web-join = Join
web-bad-link = That is not the link of a table.
web-replay-game = Replay a game from a record file
web-choose-file = Choose a file
web-rules-note = The rules of all games, in our own words:
web-open-rules = open the rule books
web-rules-lead = In our own words, with the reason for every ruling.
web-rules-find = Find a word or a rule
web-rules-none = Nothing of the kind is said here.
web-what = What is this?
web-what-point = Point at anything
web-what-leave = Done
web-what-rule = Rule { $value }
web-contents = Contents

# Lessons.
web-lessons-lead = Ten minutes on the real board teach a game; short ones explain its hard parts.
web-no-lessons = None of the games here has any.
web-lesson-step = Step { $count } of { $most }
web-lesson-next = Next
web-lesson-show = Show me
web-lesson-skip = Skip this step
web-lesson-leave = Leave, keep my place
web-lesson-play-on = Play on here
web-lesson-home = A game of your own
web-lesson-watch = The others have moved. Next shows it move by move, Skip all at once.
web-lesson-follows = Lesson { $count }: { $value }, { $minutes } min
web-lesson-go-on = go on
web-lesson-again = once more
web-lesson-done = done
web-lesson-now = now
web-lesson-free = Nothing is counted; leave when you like, your place is kept.
web-lesson-rule = Rule: { $value }
web-lesson-learned = Learned so far
web-lesson-learned-all = What you have learned
web-lesson-way = The way
web-lesson-offer = New to you? Learn it in { $count } minutes
web-lesson-offer-next = Next lesson, { $count } minutes
web-list-learned = Lesson finished
web-lesson-take-up = Go on with the lesson
web-lesson = Lesson
web-list-day = Challenge of { $value }

# Stars.
web-stars-of = { $count ->
    [one] 1 of { $most } stars
   *[other] { $count } of { $most } stars
 }
web-stars-for = Stars for { $value } points.

# Me.
web-my-page = You
web-language = Language
web-theme = Colours
web-theme-system = as the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-to-light = Light colours
web-theme-to-dark = Dark colours
web-other-device = On another device
web-other-device-more = Your tables come along: show a code here and type it there.
web-show-code = Show a code
web-code-ends = It works once, within { $count } minutes.
web-type-code = Code from the other device
web-keep-me = Keep who you are
web-keep-me-more = Without this, only this browser knows you. A passkey is kept by your device or its account; a recovery code by you, on paper. Nothing else is asked for.
web-passkey-new = Make a passkey
web-passkey-claim = I have a passkey
web-recovery-new = Show a recovery code
web-recovery-once = Write it down now: it isn’t shown again, and ends an older one. It goes into the field above on the other device.
web-key-kind-passkey = Passkey of { $value }
web-key-kind-recovery = Recovery code of { $value }
web-key-remove = Remove
web-passkey-no = The browser has made no passkey.
web-claim = Use this code
web-my-data = What is kept about you
web-my-data-more = Your name, your settings, your seats and what you wrote at tables. There is no account.
web-export = Save it all
web-delete = Delete it all
web-delete-sure = Really delete it all
web-engine = Roundhouse { $version } · { $value }
web-engine-plain = The engine runs as plain Python: bots think more slowly.
web-engine-compiling = The engine is being compiled: until then bots think more slowly.
web-engine-compiled = The engine is compiled.

# At the table.
web-joining = Going to the table…
web-no-table = This table can't be seen
web-your-turn = Your turn
web-waits = { $value } to move
web-also-asked = Deciding at the same time: { $value }.
web-over = The game is over
web-aborted = Called off
web-sending = Sending…
web-ready = Ready: this is your move
web-ready-aside = Enter chooses this place instead of the one before
web-which = What next?
web-which-verb = What will you do?
web-which-number = Which number?
web-verbs = What to do
web-words = List of choices
web-type = Type to find a choice
web-no-such-word = Nothing matches. Enter tells why.
web-change-word = Change from here
web-confirm = Confirm
web-deliveries = Deliveries
web-delivery = { $from } to { $to }
web-delivery-ways = { $count ->
    [0] no delivery
    [one] one delivery
   *[other] { $count } deliveries
 }
web-delivery-waits = waits there
web-more-deliveries = { $count } more: choose a city.
web-gain = { $seat } +{ $count }
web-nearer = Zoom in
web-farther = Zoom out
web-fit = Show all
web-fold = Fold this card
web-unfold = Open this card
web-nowhere = That is outside the map: nothing can be built or chosen there.
web-possible = That can be done: choose “{ $value }” first.
web-not-yet = Nothing to confirm yet: { $value }
web-hint = Hint
web-hint-thinking = The hard bot is thinking …
web-hint-more = What the hard bot would do
web-hint-expected = estimated chance of winning { $percent } %
web-undo = Undo
web-no-undo = Nothing can be undone: you have done nothing yet, something was drawn or shown since, or somebody else has moved.
web-rule = Rule { $value }
web-offline = Not connected
web-offline-kept = Not connected, your move is kept
web-offline-more = It goes on by itself as soon as the server answers.
web-odd-answer = Unexpected answer from the server. Please reload.
web-players = Players
web-player = Player
web-turn-order = Turn order
web-seat-you = (you)
web-seat-bot = (bot)
web-seat-away = (away)
web-seat-open = open seat
web-seat-resigned = (gave up)
web-watching = { $count ->
    [one] One visitor watches.
   *[other] { $count } visitors watch.
 }
web-time-left = time left
web-figure-points = points
web-round = round { $round }
web-round-of = round { $round } of { $rounds }
web-turn-of = turn { $turn } of { $turns }
web-phases = The turn
web-position = The position as text
web-tab-board = Board
web-tab-side = Supply
web-beside = Beside the board
web-next-table = { $count ->
    [one] Next table
   *[other] Next table ({ $count })
 }
web-rules = Rules
web-no-rulebook = This game has no rule book yet.
web-menu = Menu
web-go-on = Go on

# Looking back.
web-log = Log
web-log-all = all
web-log-mine = mine
web-log-earlier = Earlier moves
web-history = History
web-move = Move { $move }
web-move-of = Move { $move } of { $moves }
web-past-more = An earlier position; nothing is lost.
web-step-back = One move back
web-step-on = One move on
web-since = since my turn
web-replay = replay
web-pause = pause
web-live = now
web-back-to-now = Back to now
web-more-to-show = { $count ->
    [one] One move is still to be shown.
   *[other] { $count } moves are still to be shown.
 }
web-next-step = Next
web-skip = Skip
web-charts = Charts
web-chart-of = { $value }, move by move
web-chart-by-round = { $value } by round
web-chart-end = end
web-no-figures = Figures come with the first moves.

# Talking.
web-chat = Talk
web-chat-say = Write something
web-chat-quiet = Nobody has written anything yet.
web-send = Send
web-mute = Mute { $value }
web-unmute = Hear { $value } again
web-manners = Report or avoid somebody

# Gathering.
web-gathering = Waiting for everybody to sit down
web-gathering-more = Send each of the others a link; the game begins when all seats are taken.
web-invited = { $value } invites you
web-invited-in = You are invited
web-invited-more = Tell us your name and sit down.
web-sit = Sit down
web-vacant = { $value } has left: the seat is free.
web-ask-seat = Ask for this seat
web-stand-up = Stand up
web-link-for = The link for { $seat }
web-link-local = These links work on this machine only. To let others on your network in, start with “roundhouse --lan”.
web-copy = Copy
web-copied = Copied
web-share = Share

# One screen, several people.
web-handover = { $value } is next
web-handover-more = What lies hidden is shown only when the right person sits here.
web-handover-raise = I am { $value }

# The menu.
web-menu-game = This game
web-menu-seats = Seats
web-menu-other = Other games from here
web-menu-show = How it is shown
web-restart-turn = Begin the turn again
web-take-back = Ask to take back my last move
web-abort = Propose to call the game off
web-resign = Give up
web-sure = Really?
web-sure-resign = Really give up?
web-seat-to-bot = Let a bot play for { $value }
web-seat-back = Play for { $value } yourself again
web-seat-for-bot = Let a bot sit here
web-remove = Remove { $value } (no-show)
web-fork = What if: a new table from move { $move }
web-rematch = Play again, seats rotated
web-chance = Check the chance
web-save-record = Save the record
web-offer-take-back = { $move ->
    [0] { $value } asks to go back to the start.
    [one] { $value } asks to go back to move 1.
   *[other] { $value } asks to go back to move { $move }.
 }
web-offer-abort = { $value } proposes to call the game off.
web-offer-sit = { $text } would like to play on for { $value } and asks you to agree.
web-offer-bot = { $value } is away: let a bot play on in this seat?
web-offer-waits = { $value } has not answered yet.
web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw the question
web-pace = Others' moves
web-pace-at-once = at once
web-pace-normal = normal
web-pace-slow = slow
web-pace-step = step by step
web-simple = Simple choices that cost nothing need no Confirm
web-letters = Single letters and signs are keys
web-spoken-more = { $count ->
    [one] One thing more.
   *[other] { $count } things more.
 }
web-swift = Play a finished move without Confirm
web-coordinates = Coordinates of places in texts
web-sound = Sound when it is your turn
web-notify = Notification when it is your turn
web-leave-page = Leave this page; the game waits for you
web-keys = Keys
web-key-enter = Enter
web-key-enter-does = confirm, or show the next move
web-key-backspace = Backspace
web-key-backspace-does = undo the last choice, then the last move
web-key-tab = Tab
web-key-tab-does = go through places and choices
web-key-letters = a b c
web-key-letters-does = find a choice
web-key-comma = , .
web-key-comma-does = one move back, one on
web-key-l = End
web-key-l-does = back to now
web-key-question = ?
web-key-question-does = this menu

# The end.
web-end-wins = { $points ->
    [one] { $value } wins by one point
   *[other] { $value } wins by { $points } points
 }
web-end-left = Only { $value } is left
web-end-tie-broken = { $value } wins the tie
web-end-given = { $value } wins
web-end-you-wins = { $points ->
    [one] You win by one point
   *[other] You win by { $points } points
 }
web-end-you-left = Only you are left
web-end-you-tie-broken = You win the tie
web-end-you-given = You win
web-end-shared = { $value } share the victory
web-put-away = Put away
web-take-out = Take out again
web-end-alone = { $points ->
    [one] One point
   *[other] { $points } points
 }
web-final-count = Final count
web-total = total
web-look-at-board = Look at the board
web-rematch-join = Join it
web-play-again = Play again
web-how-points-came = How the points came
web-turning-points = Turning points
web-turning-more = click to see the board then
web-turning-lead = { $points ->
    [one] { $value } takes the lead by one point.
   *[other] { $value } takes the lead by { $points } points.
 }
web-turning-gain = { $points ->
    [one] With all that follows from it { $value } gains one point.
   *[other] With all that follows from it { $value } gains { $points } points.
 }

web-review-better = Better:

# What came of my games.
web-statistics = My games
web-statistics-none = Nothing to count yet: games that you have finished are counted here.
web-statistics-by = Counted by
web-statistics-by-game = By game
web-statistics-by-map = By map
web-statistics-by-seats = By number of players
web-statistics-game = Game
web-statistics-games = Games
web-statistics-wins = Won
web-statistics-mean = Points on average
web-statistics-best = Most points
web-statistics-last = Last ten
web-recent = Recent games
web-recent-all = all of them
web-statistics-points = { $value }: my points, game by game
web-statistics-csv = Save as CSV
web-statistics-json = Save as JSON
web-to-notices = Notices by push, e-mail or webhook …
web-seat-kept = bot keeps the chair
web-plan = Plan ahead
web-plan-add = Plan it
web-plan-ready = Ready. It is played when your turn comes.
