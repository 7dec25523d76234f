# What people are told who aren't looking, and the page on which they choose it.
notice-your-move-title = Your move in { $game }
notice-your-move = It is your turn in { $game }, move { $move }{ $count ->
    [0] .
   *[other] , with { $names }.
 }
notice-time-running-out-title = Your time in { $game } is running out
notice-time-running-out = { $game } waits for you, move { $move }. { $hours ->
    [0] { $minutes ->
        [0] Little time is left.
        [one] One minute is left.
       *[other] { $minutes } minutes are left.
     }
    [one] About one hour is left.
   *[other] About { $hours } hours are left.
 }
notice-game-over-title = { $game } is over
notice-game-over = { $place ->
    [0] Your game of { $game } was broken off.
    [1] You have won your game of { $game }, first of { $players }.
   *[other] Your game of { $game } is over: you came in at place { $place } of { $players }.
 }
notice-invited-title = You are invited to { $game }
notice-invited = A table of { $game } is waiting for you{ $count ->
    [0] .
   *[other] , with { $names }.
 }
notice-check-in-title = { $game } is about to begin: are you there?
notice-check-in = Your table of { $game } is full. Say that you are there, so that it can begin.
notice-extended-title = More time for you in { $game }
notice-extended = Your time in { $game } was almost up and has been extended, once. Move { $move } waits for you.
notice-bot-took-over-title = A bot plays for you in { $game }
notice-bot-took-over = You were away too long, so a bot keeps your chair in { $game }. It is yours again as soon as you take it back.
notice-order-dropped-title = A planned move in { $game } was dropped
notice-order-dropped = What you had planned in { $game } no longer holds, so it was not played. Move { $move } is yours to choose.
notice-tournament-table-title = Your next tournament table: { $game }
notice-tournament-table = Your table of { $game } in the tournament “{ $name }” is ready{ $count ->
    [0] .
   *[other] , with { $names }.
 }
notice-tournament-over-title = The tournament is over
notice-tournament-over = The tournament “{ $name }” has ended{ $place ->
    [0] .
   *[other] : you came in at place { $place }.
 }
notice-test-title = A test from Roundhouse
notice-test = This is how a notice arrives here. All is well.
notice-digest-title = { $count ->
    [one] One thing at your tables
   *[other] { $count } things at your tables
 }
notice-mail-end = You get this because you asked for it. What comes, and when, you choose here: { $text }
notice-confirm-title = Confirm your address for Roundhouse
notice-confirm = Somebody, probably you, wants notices of games sent to this address. If it was you, open this page and confirm it; if not, do nothing, and nothing more will come.

notice-failure-unreachable = Nobody answers there.
notice-failure-late = The answer took too long.
notice-failure-insecure = The connection there isn’t secure.
notice-failure-own-network = The address is in this server’s own network; nothing is sent there.
notice-failure-bad-url = Nothing can be sent to such an address.
notice-failure-gone = There is no such receiver any more.
notice-failure-busy = The receiver can take nothing at present.
notice-failure-moved = The receiver has moved; enter its new address.
notice-failure-refused = The receiver doesn’t accept it.
notice-failure-no-mail = This server can’t send mail at present.
notice-failure-no-such-mailbox = There is no such mailbox.
notice-failure-server = Something went wrong on this server; it has been logged.

web-notices = Notices
web-notices-lead = Hear of your turn without having to look. Nothing is sent unless you choose it here.
web-notices-where = Where
web-notices-none = Nothing is set up yet.
web-notices-push = This browser
web-notices-push-add = Tell this browser
web-notices-push-why = Also when no page of Roundhouse is open.
web-notices-push-denied = This browser blocks notices from this site; allow them in its settings.
web-notices-push-impossible = This browser can’t be told here: it needs HTTPS and support for push.
web-notices-push-failed = The browser could not subscribe.
web-notices-mail = E-mail
web-notices-mail-label = Your e-mail address
web-notices-mail-add = Send me a link to confirm
web-notices-mail-none = This server sends no mail.
web-notices-webhook = Webhook
web-notices-webhook-label = Address of the webhook
web-notices-webhook-add = Add webhook
web-notices-webhook-form = For
web-notices-form-json = JSON for a program of yours
web-notices-form-discord = Discord
web-notices-form-slack = Slack
web-notices-form-matrix = Matrix (hookshot)
web-notices-form-ntfy = ntfy
web-notices-secret = What comes is signed with this secret, by the rules of Standard Webhooks. It is shown only now: { $text }
web-notices-unconfirmed = Not confirmed yet: open the link in the mail.
web-notices-never = Nothing sent yet.
web-notices-sent = Last sent: { $text }.
web-notices-failed = Last failure, { $text }: { $why }
web-notices-off = Switched off. { $why }
web-notices-off-too-many-failures = Three notices in a row could not be delivered.
web-notices-off-unsubscribed = You wanted no more mails.
web-notices-test = Test
web-notices-test-label = Send a test to { $text }
web-notices-remove = Remove
web-notices-remove-label = Remove { $text }
web-notices-on = Switch on again
web-notices-testing = A test is on its way.
web-notices-what = Of what
web-notices-event = What happens
web-notices-by = { $text } by { $way }
web-notices-kind-your-move = It is my move
web-notices-kind-time-running-out = My time is running out
web-notices-kind-game-over = A game is over
web-notices-kind-invited = I am invited
web-notices-kind-check-in = A table wants to begin
web-notices-kind-extended = My time was extended
web-notices-kind-bot-took-over = A bot took my chair
web-notices-kind-order-dropped = A planned move was dropped
web-notices-kind-tournament-table = My tournament table is ready
web-notices-kind-tournament-over = A tournament is over
web-notices-when = When
web-notices-quiet = Quiet hours: nothing is sent
web-notices-quiet-from = from
web-notices-quiet-to = to
web-notices-digest = All e-mails in one, every day
web-notices-digest-at = at
web-notices-zone = Your time zone is { $text }; it is { $now } there.
web-notices-saved = Saved.
web-confirm-title = Confirm your address
web-confirm-lead = From then on, notices of your games come to it.
web-confirm-button = Confirm
web-confirm-done = { $text } is confirmed.
web-stop-title = No more e-mails
web-stop-lead = Nothing more will be sent to this address.
web-stop-button = Send nothing more
web-stop-done = Nothing more is sent to { $text }.

web-away = You are offline
web-away-lead = Roundhouse needs its server to play. Games that you finished on this device can be read here.
web-away-none = No finished game is kept on this device yet.
web-away-again = Try again
web-away-kept = Finished games on this device
web-away-record = Its moves
web-away-on = { $game }, { $text }

# What is refused.
bad-link = This link is invalid, or its address was removed.
bad-mail = That is no e-mail address that can be written to here.
bad-subscription = The browser's subscription can't be read.
bad-webhook = A webhook needs an address that begins with https://.
half-a-night = Quiet hours have a beginning and an end.
no-mail-here = This server sends no mail.
no-such-address-of-yours = You have no such address.
not-confirmed = This address isn't confirmed yet.
too-many-addresses = You can have { $most } addresses at most; remove one first.
