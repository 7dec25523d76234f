# Time, queues, planned moves, and an evening with friends: fetched where they are shown.
web-play-now = Play now
web-play-now-more = One queue for each game and pace. As soon as enough people wait, you are called.
web-pace-live = Live
web-pace-live-more = 30 minutes each, 30 seconds more with each turn
web-pace-days = Over days
web-pace-days-more = 3 days each, 12 hours more with each turn, 5 days at most; nights, days off and holidays don't count
web-queue-join = Join
web-queue-mine = You wait here
web-queue-waiting = { $count } of { $seats } wait
web-queue-name = Choose a name first.
web-queue-leave = Leave the queue
web-check-in-ask = Are you here?
web-check-in-until = Say so until { $value }, else your seat goes to somebody else.
web-check-in = I am here
web-check-in-waits = The game begins when everybody has said so.
web-checked-in = here
web-check-in-bots = Start with bots
web-check-in-no-bots = Rather wait for people
web-check-in-bots-more = Bots take the empty seats when all who wait agree: { $count } of { $seats } do.
web-tier-new = new
web-tier-new-more = Three games with others that you stay for make you reliable. Until then it is three public tables at a time.
web-tier-reliable = reliable
web-tier-reliable-more = { $left ->
    [0] You have stayed to the end of your last games.
    [one] Of your last { $games } games you have left one.
   *[other] Of your last { $games } games you have left { $left }.
 }
web-tier-unreliable = unreliable
web-tier-unreliable-more = Of your last { $games } games you have left { $left }. { $back ->
    [one] One more that you stay for makes you reliable again.
   *[other] { $back } more that you stay for make you reliable again.
 }
web-hours-title = When I play
web-hours-more = At tables that go over days your clock only runs then.
web-hours-always = At any time
web-hours-some = At these hours
web-hours-from = from
web-hours-to = to
web-hours-off = Days off
web-hours-zone = Times are those of { $zone }.
web-hours-keep = Keep
web-hours-kept = Kept. It counts from your next turn on.
web-holiday = A day of holiday: my clock stands ({ $days ->
    [one] 1 left
   *[other] { $days } left
 })
web-plan-on = You are planning. Until your turn the others may still change things.
web-plan-title = Planned
web-plan-stop = Stop planning
web-plan-most = only if it costs at most
web-plan-if = if it can be done then
web-plan-if-most = if it can be done then, for at most { $most }
web-plan-unsure = not possible as things stand
web-plan-dropped = No longer possible, so it was dropped: { $text }.
web-plan-delete = Drop “{ $text }”
web-plan-read = All right
web-invite = Invite
web-invite-more = Point a camera at the code, or share the link: who opens it takes the seat.
web-code-of = Code for { $text }
web-watch = Watch
web-watch-more = Who opens this link watches.
web-watch-share = Link for watching
web-this-table = This table
web-takes = Takes
web-hints = Hints
web-hints-none = off between people
web-looking-on = Visitors
web-looking-on-yes = may watch
web-looking-on-no = none
web-lan-title = Friends in the same house?
web-lan-more = So far only this computer reaches the game. One click opens it to everybody in your local network, such as your Wi-Fi. Nobody on the internet gets in, and it ends when you close Roundhouse.
web-lan-open = Let my network in
web-lan-close = Close it again
web-lan-now = Open to your network
web-rematch-wants = { $value } wants to play again
web-rematch-more = The same rules, everybody one seat further.
web-not-today = Not today
web-somebody = Somebody
web-share-end = Share the result
web-shared = Picture saved, link copied.
web-clock-days = { $days } d { $hours } h
web-clock-rests = stands until { $value }
web-clock-grows = { $hours } hours each, { $more } more with each turn, { $most } at most. Nights and days off don’t count, nor { $days } days of holiday; if time runs out all the same, it is extended once, then a bot keeps the chair.
web-clock-own = own numbers
web-clock-own-bank = each has
web-clock-own-more = more with each turn
web-clock-own-most = at most
web-clock-own-holiday = days of holiday
web-clock-unit = counted in
web-clock-unit-minutes = minutes
web-clock-unit-hours = hours
web-clock-fault-whole = Whole numbers only, none below 0.
web-clock-fault-bank = Each may have from { $value } to { $text }.
web-clock-fault-more = A turn may add { $value } at most.
web-clock-fault-most = “At most” goes from { $value } to { $text }: the clock never stands above it.
web-clock-fault-holiday = A holiday bank has { $count } days at most.
web-clock-holiday = on holiday until { $value }
web-clock-bank = { $days ->
    [one] 1 day of holiday left
   *[other] { $days } days of holiday left
 }
web-clock-extended = extended, for the last time
web-time-log = Time
web-time-warn = { $value } has used up most of the time.
web-time-extend = { $value } ran out of time and gets { $minutes ->
    [0] { $hours } h
   *[other] { $minutes } min
 } more, for the last time.
web-time-holiday = { $value } is on holiday for { $days ->
    [one] a day
   *[other] { $days } days
 }: the clock stands.
web-time-kept = { $value } ran out of time: a bot keeps the chair.
web-time-to-bot = A bot plays for { $value }.
web-time-from-bot = { $value } plays again.
web-time-time-out = { $value } ran out of time and has lost.
web-time-resign = { $value } has given up.
order-too-dear = It would cost { $cost }, and you had said at most { $most }.
too-far-to-plan = Your next turn is too far off to be planned.
too-many-orders = You have planned { $most } moves: that is enough.
your-turn-now = It is your turn: play instead of planning.
no-network = This computer is in no network that others could come by.
this-machine-only = Only who sits at the computer on which Roundhouse runs can do that.
unknown-hours = Hours go from 0:00 to 24:00, days from Monday to Sunday.
too-few-hours = Play at least { $hours } hours a day, on { $days } days a week: others wait for you.
too-few-days = { $days ->
    [0] No holidays are left at this table.
    [one] One day of holiday is left at this table.
   *[other] { $days } days of holiday are left at this table.
 }
unknown-pace = There is no queue “{ $pace }”.
low-cap = The cap ({ $cap } s) is below what the clock can reach ({ $most } s).
clock-without-bot = Holidays and extensions are for clocks after which a bot keeps the chair.
others-agree-first = Here bots come when all who wait agree.
too-many-tables-new = You are at { $most } public tables. More are open to you when you have finished { $games } games.
too-many-tables-unreliable = You have left several games, so it is one public table at a time. { $back ->
    [one] One more game that you finish opens the others again.
   *[other] { $back } more games that you finish open the others again.
 }
