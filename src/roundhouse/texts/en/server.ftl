# What tables and the server refuse.
bad-code = This code is not, or no longer, good.
bad-database = “{ $database }” is no database that can be used here: sqlite or postgresql.
bad-invitation = This invitation is not, or no longer, good.
bad-request = The request can't be read: { $why }
bot-sits-there = A bot plays for { $seat }.
database-in-use = Another server has opened { $file }.
dealt-anew = What nobody could see was dealt anew in this game: there is no record of it.
foreign-page = This page does not belong to this server.
has-played = { $seat } has already played here.
has-resigned = { $seat } has given up.
host-only = Only the host may do that.
no-bot-there = No bot plays for { $seat }.
no-database = The database { $database } can't be opened: { $why }
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
nothing-said = There is nothing to say.
nothing-to-confirm = Nothing has changed.
nothing-to-do = That has been done.
offer-open = { $seat } has already asked for something; answer that first.
one-seat-is-me = You can sit on one seat only; others at this screen have seats of their own.
seat-present = { $seat } is here.
seat-stays = { $seat } stays.
seat-taken = { $seat } sits there.
seats-open = { $seats ->
    [one] One seat is still empty.
   *[other] { $seats } seats are still empty.
 }
seed-for-practice-only = A seed can be chosen for practice only.
hints-for-practice-only = Hints are for practice: no other person may be at the table.
server-failed = Something has gone wrong here; it was written down.
sqlite-one-worker = SQLite serves one process, not { $workers }: with several use PostgreSQL.
stale-number = The table has moved on to { $number }; yours was { $sent }.
too-busy = Too much is happening at once. Please try again.
too-large = That is too much at once.
too-many-requests = Too many requests. Please try again in { $seconds } seconds.
unknown-table = There is no table “{ $table }”.

# How a table can end, whatever is played.
reason-resigned = Given up
reason-time = Out of time
