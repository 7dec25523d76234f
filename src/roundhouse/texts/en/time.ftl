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
web-clock-holiday = on holiday until { $value }
web-clock-bank = { $days ->
    [one] 1 day of holiday left
   *[other] { $days } days of holiday left
 }
web-clock-extended = extended, for the last time
