# Railroad Tiles in a terminal: single lines, for they are read without Fluent, too.
tiles-board-railway = railway
tiles-board-highway = highway
tiles-board-station = station
tiles-board-dead-ends = dead ends
tiles-board-crossed = they cross and don't meet
tiles-board-rural = rural
tiles-board-urban = urban
tiles-board-open-end = open end
tiles-board-objective = objective tile, listed beside
tiles-board-spots = position for a car, a train, a traveller
tiles-board-pawns = pawn on it
tiles-board-chosen-pawns = pawn you have chosen and not yet shown
tiles-board-directions = Columns grow eastwards, rows southwards; the first tile lies at 0 0.
tiles-board-flag = { $value } with a flag
tiles-board-nobody = nobody
tiles-board-stack = in the stack: { $value }
tiles-board-bag = tiles in the bag: { $value }
tiles-board-figure = asked { $value }, now { $more }
tiles-board-stars-at = stars at { $value } points
tiles-board-taken = taken by { $value }
tiles-board-size = { $value } tiles
tiles-board-one-of = one of
tiles-board-total = Total
tiles-board-refusals = refusals left { $value }
tiles-board-refused = refused: { $value }
tiles-board-chosen = chosen: { $value } at { $more }
tiles-board-no-tile = no tile yet

# What `roundhouse conduct` measures.
tiles-conduct-refused = tiles refused or discarded
tiles-conduct-idle-pawns = pawns placed for no points
tiles-conduct-points-a-pawn = points of a pawn where it is placed
tiles-conduct-winner = points of the winner
tiles-conduct-lead = points between the first and the last
