# What the browser says, whatever the game.

# Pages.
web-home = To the start
web-home-title = Railway games, one table
web-home-lead = Play with friends over the network, round one screen, or alone against bots.
web-nav = Pages
web-nav-play = Play
web-nav-tables = Tables
web-nav-rules = Rule books
web-nav-challenges = Challenges
web-skip-to-content = Skip to the content
web-lost = There is nothing here
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
web-level = Level
web-bot-random = at random
web-bot-easy = easy
web-bot-medium = medium
web-bot-hard = hard
web-help-show = All options, explained
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
web-hours = { $count } h
web-minutes = { $count } min
web-public = Listed, so that anybody may sit down
web-visitors = Visitors may watch
web-make-table = Make the table

# Lists of tables.
web-your-tables = Your tables
web-times-are = times are the last move
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
web-ended-place = Place { $place }, { $points } points
web-won-by = { $value } won with { $points }
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
web-contents = Contents

# Challenges.
web-challenges-lead = Alone against a mission or a limit: three stars in each.
web-stars-of = { $count } of { $most } stars
web-no-challenges = None of the games here has any.

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
web-claim = Take over
web-my-data = What is kept about you
web-my-data-more = Your name, your settings, your seats and what you said at tables. There is no account.
web-export = Save it all
web-delete = Delete it all
web-delete-sure = Really delete it all

# At the table.
web-joining = Going to the table…
web-no-table = This table can't be seen
web-your-turn = Your turn
web-waits = { $value } to move
web-also-asked = { $value } decides at the same time.
web-over = The game is over
web-aborted = Called off
web-sending = Sending…
web-ready = Ready: this is your move
web-which = What next?
web-which-verb = What will you do?
web-which-number = Which number?
web-verbs = What to do
web-words = Words
web-type = Type a word
web-no-such-word = No word begins like that.
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
web-nearer = Nearer
web-farther = Farther
web-fit = fit
web-hint = Hint
web-hint-thinking = The hard bot is thinking …
web-hint-more = What the hard bot would do
web-hint-expected = outlook { $percent } %
web-undo = Undo
web-understood = Understood
web-rule = Rule { $value }
web-offline = Not connected
web-offline-kept = Not connected, your move is kept
web-offline-more = It goes on by itself as soon as the server answers.
web-odd-answer = The server gave an answer that nobody here understands.
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
web-position = The position in words
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
web-chat-say = Say something
web-chat-quiet = Nobody has said anything yet.
web-send = Send
web-mute = Mute { $value }
web-unmute = Hear { $value } again

# Gathering.
web-gathering = Waiting for everybody to sit down
web-gathering-more = Send each of the others a link; the game begins when all seats are taken.
web-invited = { $value } invites you
web-invited-more = Tell us your name and sit down.
web-sit = Sit down
web-stand-up = Stand up
web-link-for = The link for { $seat }
web-copy = Copy
web-copied = Copied
web-share = Share

# One screen, several people.
web-curtain = { $value } is next
web-curtain-more = What lies hidden is shown only when the right person sits here.
web-curtain-raise = I am { $value }

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
web-seat-to-bot = { $value }: a bot plays on
web-seat-back = { $value }: play again yourself
web-remove = { $value } does not come: remove
web-fork = What if: a new table from move { $move }
web-rematch = Play again, seats rotated
web-save-record = Save the record
web-offer-take-back = { $value } asks to go back to move { $move }.
web-offer-abort = { $value } proposes to call the game off.
web-offer-waits = { $value } has not answered yet.
web-agree = Agree
web-refuse = Refuse
web-pace = Others' moves
web-pace-at-once = at once
web-pace-normal = normal
web-pace-slow = slow
web-pace-step = step by step
web-swift = Play a complete sentence without asking
web-sound = Sound when it is your turn
web-notify = Notification when it is your turn
web-leave-page = Leave this page; the game waits for you
web-keys = Keys
web-key-enter = Enter
web-key-enter-does = confirm, or show the next move
web-key-backspace = Backspace
web-key-backspace-does = take back a word, then a move
web-key-tab = Tab
web-key-tab-does = walk along places and words
web-key-letters = a b c
web-key-letters-does = find a word
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
web-end-tie-broken = { $value } wins the tie
web-end-shared = { $value } share the victory
web-end-alone = { $points ->
    [one] One point
   *[other] { $points } points
 }
web-final-count = Final count
web-total = total
web-look-at-board = Look at the board
web-play-again = Play again
web-how-points-came = How the points came
web-turning-points = Turning points
web-turning-more = click to see the board then
web-turning-lead = { $points ->
    [one] { $value } takes the lead by one point.
   *[other] { $value } takes the lead by { $points } points.
 }
web-turning-gain = { $points ->
    [one] { $value } gains one point at once.
   *[other] { $value } gains { $points } points at once.
 }
