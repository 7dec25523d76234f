# What tables and the server refuse.
bad-code = This code is invalid or has expired.
bad-database = “{ $database }” is no database that can be used here: sqlite or postgresql.
bad-invitation = This invitation is invalid or has expired.
bad-request = The request can't be read: { $why }
bot-sits-there = A bot plays for { $seat }.
broken-journal = The journal of this table can't be read ({ $kind }): { $why }
database-in-use = Another server has opened { $file }.
dealt-anew = Hidden cards were redealt for this what-if game, so it can't be saved.
foreign-page = This page does not belong to this server.
has-played = { $seat } has already played here.
has-resigned = { $seat } has given up.
host-only = Only the host may do that.
lesson-asks-otherwise = That is allowed, but this step of the lesson asks for something else. “Show me” shows it.
newer-journal = This table was written by a newer version (form { $version }); this program reads up to { $known }.
no-bot-there = No bot plays for { $seat }.
no-database = The database { $database } can't be opened: { $why }
no-lessons = { $game } has no lessons.
no-name = A name needs a letter or two.
no-offer = Nobody has asked for anything.
no-such-address = Nobody can listen at { $host }, port { $port }: { $why }
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
sqlite-no-work = A SQLite file has one server, which thinks by itself: further processes need PostgreSQL.
sqlite-one-worker = SQLite serves one process, not { $workers }: with several use PostgreSQL.
stale-number = The game has moved on. Look again, then retry.
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
tournament-players = { $players } can’t play this: from { $least } to { $most } can.
tournament-rounds = { $rounds } rounds are too many: { $most } at most.
tournament-swiss-seats = The Swiss system is for two at a table, not for { $seats }: choose a league.
tournament-swiss-rounds = After { $most } rounds all { $players } have met; { $rounds } are not possible.
tournament-tables = { $players } don’t fill tables or groups of { $seats }: { $fewer } would, or { $more }. Bots can fill up.
tournament-each-seat = With { $rounds } rounds not everybody sits on each of { $seats } seats equally often: { $below } would do, or { $above }.
tournament-duplicate = With { $players } there is one table and nobody to compare with: { $least } at least.
tournament-group = In groups of { $group } at tables of { $seats } not everybody meets everybody equally often: groups as large as a table do, or even ones at tables of two.
tournament-advance = { $advance } can’t go on from a group: 1 to { $most } can.
tournament-knockout = Of { $players } there would be { $left } left at some point, and they don’t fill tables of { $seats }: choose other numbers.
tournament-seats = { $game } is for { $least } to { $most } at a table, not for { $seats }.
tournaments-closed = No tournaments are made at this server.
unknown-tournament = There is no tournament “{ $tournament }”.
tournament-begun = This tournament has already begun.
tournament-over = This tournament is over.
tournament-joined = You already take part.
tournament-not-joined = You don’t take part.
tournament-full = All { $most } places are taken.
tournament-makes-tables = A tournament makes its tables itself.
deal-of-others = This deal is played at other tables of the tournament, too: it isn’t written down here.
name-not-wanted = This name isn’t wanted at this server. Choose another.
bad-name-list = The list of names { $file } can’t be read: { $why }
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
not-your-map = Only who drew a map may change it. Make a copy of your own.
stale-map = This map has been changed in another window. Load the page anew to go on from there.
too-many-maps = You have { $most } maps here already; delete one first.
too-many-versions = This map has { $most } versions already; go on with a copy of it.
map-too-long = The map has { NUMBER($bytes) } bytes, at most { NUMBER($most) }.
map-too-heavy = This takes more than { $seconds } seconds to draw: make hexes larger, or lines shorter.
bad-region = A region has its south below its north and its west left of its east.
no-maps-of-game = { $game } is not played on maps of this kind.
no-version-yet = Keep a version of the map first: others see only what is kept.
one-trial-at-a-time = One trial at a time: the bots are still playing yours.
no-trial-yet = Bots have not tried this version yet.
bad-link = This link is invalid, or its address was removed.
bad-mail = That is no e-mail address that can be written to here.
bad-site = “{ $value }” won't do as the site: give an address such as https://example.org; mails need one for their links.
bad-smtp = “{ $value }” won't do for mail: give --smtp smtp://NAME:PASSWORD@HOST:587 and --mail-from games@example.org.
bad-subscription = The browser's subscription can't be read.
bad-webhook = A webhook needs an address that begins with https://.
half-a-night = Quiet hours have a beginning and an end.
no-mail-here = This server sends no mail.
no-such-address-of-yours = You have no such address.
not-confirmed = This address isn't confirmed yet.
too-many-addresses = You can have { $most } addresses at most; remove one first.
unknown-zone = “{ $zone }” is no time zone known here.
