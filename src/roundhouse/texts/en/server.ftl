# What tables and the server refuse.
bad-code = This code is invalid or has expired.
bad-invitation = This invitation is invalid or has expired.
bad-request = The request can't be read: { $why }
bot-sits-there = A bot plays for { $seat }.
broken-journal = The journal of this table can't be read ({ $kind }): { $why }
dealt-anew = Hidden cards were redealt for this what-if game, so it can't be saved.
foreign-page = This page does not belong to this server.
has-played = { $seat } has already played here.
has-resigned = { $seat } has given up.
host-only = Only the host may do that.
lesson-asks-otherwise = That is allowed, but this step of the lesson asks for something else. “Show me” shows it.
newer-journal = This table was written by a newer version (form { $version }); this program reads up to { $known }.
no-bot-there = No bot plays for { $seat }.
no-name = A name needs a letter or two.
no-offer = Nobody has asked for anything.
no-such-method = That can't be done here.
no-such-page = There is nothing here.
no-such-seat = There is no such seat: the table has { $seats }.
not-asked = You were not asked.
not-at-this-table = You don't sit at this table.
not-here = “{ $word }” can't follow here.
not-invited = This table is not open to visitors.
not-over = The game is not over yet.
not-reversible = That can't be taken back: something was drawn or shown, or another player has decided.
not-your-seat = { $seat } is not yours to play.
nothing-said = There is nothing to send.
nothing-to-confirm = Nothing has changed.
nothing-to-do = That has been done.
offer-open = { $seat } has already asked for something; answer that first.
one-seat-is-me = You can sit on one seat only; others at this screen have seats of their own.
seat-present = { $seat } was here lately. A bot may stand in { $minutes ->
    [one] in a minute.
   *[other] in { $minutes } minutes.
 }
seat-stays = { $seat } stays.
seat-taken = { $seat } sits there.
seats-open = { $seats ->
    [one] One seat is still empty.
   *[other] { $seats } seats are still empty.
 }
seed-for-practice-only = A seed can be chosen for practice only.
hints-for-practice-only = Hints are for practice: no other person may be at the table.
server-failed = Something went wrong on the server; it has been logged.
stale-number = The game has moved on. Look again, then retry.
drawings-at-once = { $most } of your drawings are being made. Wait until one of them is ready.
too-busy = Too much is happening at once. Please try again.
too-large = That is too much at once.
too-many-requests = Too many requests. Please try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }.
unknown-lesson = { $game } has no lesson “{ $value }”. There are: { $known }.
unknown-challenge = { $game } has no challenge “{ $value }”. There are: { $known }.
one-try-counts = The day's first try is played as it falls, and by you alone.
rated-apart = A rated game is for two or more, each at a screen of their own; others may be bots.
rated-as-it-falls = This game is rated: nothing is taken back past what was drawn or shown.
rated-by-yourself = This game is rated: you play it yourself, or give up.
rated-give-up = This game is rated and you play against bots alone: you can give up, but not call it off.
tournament-makes-tables = A tournament makes its tables itself.
deal-of-others = This deal is played at other tables of the tournament, too: it isn’t written down here.
name-not-wanted = This name isn’t wanted at this server. Choose another.
banned = { $hours ->
    [0] You may only look on at this server.
    [one] For another hour you may only look on at this server.
   *[other] For { $hours } hours you may only look on at this server.
 } { $text }
unknown-person = There is nobody “{ $person }”.
nobody-there = Nobody else sits there.
bad-passkey = This passkey isn’t known here, or its answer came too late.
passkey-needs-name = Passkeys belong to a name such as example.org, not to { $host }. Take a recovery code.
too-many-keys = You have { $most } keys already. Remove one first.
no-solution-yet = A bot's game of this day is shown when your own try is over, and the bot has played.
unknown-table = There is no table “{ $table }”.
unknown-level = A bot plays for { $seat } that this server doesn't know: “{ $bot }”. The game waits until another takes its place.
weak-stand-in = Who plays in somebody's place must be one of these: { $known }.
one-hint-at-a-time = One hint at a time: yours is being thought of.
one-review-at-a-time = One review at a time: yours is in work.
not-reviewed = Move { $move } hasn't been looked at in a review.
already-seated = You already sit at this table.
sat-elsewhere = You have seen the secrets of another seat of this game: this one is for somebody else.
not-welcome = The players have declined.
other-offer = That offer is gone; there is another one now.
database-away = The tables can't be reached right now. Nothing is lost; please try again in a moment.
not-json = The request must be JSON, and is “{ $type }”.
too-many-sockets = Too many connections at once: { $most } are allowed.

# How a table can end, whatever is played.
reason-resigned = Given up
reason-time = Out of time

unknown-map = There is no such map, or it isn't shared with you.
unknown-zone = “{ $zone }” is no time zone known here.
