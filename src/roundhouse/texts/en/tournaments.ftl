# Tournaments.
web-tournaments-title = Tournaments
web-tournaments-lead = Tables make themselves, round by round; everybody sits on each seat equally often
web-tournaments-none = There is no tournament yet.
web-tournaments-closed = No tournaments are made at this server.
web-tournament-new = New tournament
web-tournament-make = Make it
web-tournament-name = Title
web-tournament-game = Game
web-tournament-kind = Kind
web-tournament-kind-swiss = Swiss
web-tournament-kind-league = League
web-tournament-kind-duplicate = Duplicate
web-tournament-kind-knockout = Groups and knock-out
web-tournament-about-swiss = Two at a table. Players who stand alike meet, nobody twice while that can be avoided. One can join late.
web-tournament-about-league = Rounds are made beforehand, also one a week: everybody on each seat equally often, everybody against everybody as equally as can be.
web-tournament-about-duplicate = The tables of a round have the same deal. Players who had the same seat are compared, so luck cancels. Nobody looks on.
web-tournament-about-knockout = Groups in which everybody meets everybody; the best go on, and of each table the better half, to a last one.
web-tournament-seats = Players at a table
web-tournament-rounds = Rounds
web-tournament-group = Players in a group
web-tournament-advance = Go on from a group
web-tournament-every = Days from round to round (0: when all are done)
web-tournament-clock = { $minutes ->
    [0] { $hours } h
   *[other] { $minutes } min
 } for each player
web-tournament-starts = Begins at (empty: by hand)
web-tournament-bots = Bots that take part
web-tournament-level = Their level
web-tournament-fill = Bots take places that are missing
web-tournament-rated = Rated
web-tournament-join = Take part
web-tournament-leave = Take part no more
web-tournament-begin = Begin
web-tournament-call-off = Call it off
web-tournament-status-open = open to all
web-tournament-status-playing = being played
web-tournament-status-over = over
web-tournament-status-off = called off
web-tournament-players = { $count ->
    [one] one takes part
   *[other] { $count } take part
 }
web-tournament-at-table = { $count } at a table
web-tournament-round-of = round { $number } of { $count }
web-tournament-starts-at = begins { $value }
web-tournament-meetings = Two players have met { $least } to { $most } times so far; everybody has the same number of turns on each seat in the end.
web-tournament-standing = Standing
web-tournament-player = Player
web-tournament-played = Played
web-tournament-gone = gone
web-tournament-bot = { $level } bot
web-tournament-late = late
web-tournament-count-points = Points
web-tournament-count-rivals = Rivals
web-tournament-count-wins = Wins
web-tournament-count-share = Share %
web-tournament-count-compared = Compared %
web-tournament-count-came = Came
web-tournament-told-points = Points: one for each who is behind you at your table, half for each who is level; a round without a game counts one.
web-tournament-told-rivals = Rivals: the points of those you have met; who had the harder way is first.
web-tournament-told-wins = Wins: tables won; shared ones in part.
web-tournament-told-share = Share: your part of all points that were made in the games at your tables, in the mean.
web-tournament-told-compared = Compared: of those who had the same seat in the same deal, how many you surpassed, in the mean; level is half.
web-tournament-told-came = Came: 100 for each round reached beyond the groups, and those left behind in the last.
web-tournament-told-lot = Who is still level stands by the lot that was drawn at the start.
web-tournament-round = Round { $number }
web-tournament-table = Table { $number }
web-tournament-no-game = no game this round
web-tournament-your-table = Your table
web-tournament-rules = Who makes no move in two rounds in a row is out; bots play for who has gone, so that the others have their games. Whose clock runs out has lost.
web-tournament-csv = Standing as CSV
web-tournament-json = All of it as JSON
web-tournament-all = All tournaments

# What is refused.
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
