# What somebody has reached in his games: fetched on his page.
web-milestones = Milestones
web-milestones-count = { $count } of { $most }
web-milestones-so-far = so far { $value }
web-milestones-where = Where
web-milestones-all = Show all
web-milestones-few = Show fewer
web-favourites = Favourite maps
web-favourites-played = { $count ->
    [one] 1 game
   *[other] { $count } games
 } · { $percent } % won
web-milestone-first-win = First win
web-milestone-first-win-about = Win a game.
web-milestone-regular = A regular
web-milestone-regular-about = Play { $count } games to the end.
web-milestone-all-round = All-rounder
web-milestone-all-round-about = Win at { $count } different games.
web-milestone-company = Good company
web-milestone-company-about = Play { $count } games with at least two other people.
