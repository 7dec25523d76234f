# Railroad Tiles.
tiles-name = Railroad Tiles

# What happened.
tiles-event-round-began = Round { $round } begins.
tiles-event-column-filled = Column { $column } gets: { $tiles }.
tiles-event-token-entered = The { $token } token{ $flag ->
    [yes] { " " }with a flag
   *[no] { "" }
 } enters the waiting room.
tiles-event-token-left = The { $token } token leaves the game.
tiles-event-starter-taken = { $seat } starts with: { $tile }, { $turn }.
tiles-event-column-taken = { $seat } takes column { $column }: { $tiles }.{ $stars ->
    [0] { "" }
    [one] { " " }One star with it.
   *[other] { " " }{ $stars } stars with it.
 }{ $points ->
    [0] { "" }
   *[other] { " " }{ $points } point with it.
 }
tiles-event-tile-placed = { $seat } places { $tile } at { $column }, { $row } ({ $turn }).
tiles-event-tile-refused = { $seat } refuses { $tile }; refusals left: { $left }.
tiles-event-tile-discarded = { $seat } discards { $tile }: nothing fits.
tiles-event-pawn-chosen = { $seat } chooses { $column }, { $row } for a { $pawn }.
tiles-event-populated = { $seat } has chosen.
tiles-event-pawn-placed = { $seat } puts a { $pawn } at { $column }, { $row }{ $stars ->
    [0] { "" }
   *[other] { " " }by spending a star
 } and scores { $points }.
tiles-event-column-discarded = Column { $column } is discarded: { $tiles }.
tiles-event-star-placed = Nobody took column { $column }: a star is put on it.
tiles-event-order-changed = New turn order: { $order }.
tiles-event-limit-broken = The limit of { $challenge } is broken ({ $have }): the game will score 0.
tiles-event-game-ended = The game is over. Scores: { $scores }.
tiles-reason-last-round = eight rounds were played

# Refusals.
TIL-S5 = { $why ->
    [phase] Starting tiles are taken at the very beginning only; now it is time to { $phase }.
   *[not-there] { $tile } is not among the starting tiles.
 }
TIL-R2 = { $why ->
    [phase] That can't be done now; now it is time to { $phase }.
    [no-column] There is no column { $column }; the station board has { $columns }.
    [taken] { $by } stands on column { $column }.
   *[not-in-hand] { $tile } is not among the tiles you have to place.
 }
TIL-R3 = { $why ->
    [occupied] There is a tile at { $column }, { $row } already.
    [alone] { $tile } would touch no tile at { $column }, { $row }.
   *[edge] { $tile } would show { $mine } on its { $side } side at { $column }, { $row }, but the tile there shows { $theirs }.
 }
TIL-R4 = { $turn } looks just like { $same } on { $tile }: say { $same }.
TIL-R5 = { $fits } still fits somewhere, so { $tile } can't be discarded yet.
TIL-R6 = You have refused two tiles already; { $tile } must be placed.
TIL-R7 = { $why ->
    [phase] Pawns are placed when all tiles lie; now it is time to { $phase }.
    [no-token] There is no unused { $token } token in the active area.
    [no-pawn] A pawn is a car, a train or a traveller.
    [supply] There is no { $pawn } left in the supply.
    [no-tile] You have no tile at { $column }, { $row }.
    [no-icon] The tile at { $column }, { $row } has no position for a { $pawn }.
   *[occupied] The position at { $column }, { $row } is taken.
 }
TIL-R8 = { $why ->
    [star-needed] The { $token } token gives no { $pawn }: that takes a star.
    [star-wasted] The { $token } token gives a { $pawn } without a star.
   *[no-star] You have no star left.
 }
TIL-O2 = { $tile } can't be placed now: no objective tile is due, or you don't hold it.
TIL-O4 = { $why ->
    [column-first] The tiles of the column come before { $tile } is given up.
   *[fits] { $fits } still fits somewhere, so { $tile } can't be discarded yet.
 }
TIL-1 = The first tile lies at 0 0; you said { $column } { $row }.

# What a score is made of.
tiles-part-pawns = Pawns
tiles-part-cities = Cities
tiles-part-rectangle = Largest rectangle
tiles-part-interruptions = Open ends
tiles-part-objectives = Objectives
tiles-part-columns = Columns of three
tiles-part-challenge = Challenge missed

# What else a result says.
tiles-fact-challenge = challenge
tiles-fact-met = met
tiles-fact-stars = stars

# Words.
tiles-word-start = take a starting tile
tiles-word-take = take a column
tiles-word-place = place a tile
tiles-word-refuse = refuse a tile
tiles-word-discard = discard a tile
tiles-word-populate = place pawns
tiles-word-end = end
tiles-word-put = put a pawn
tiles-word-star = spend a star for another pawn
tiles-word-done = no more pawns
tiles-word-car = car
tiles-word-train = train
tiles-word-traveller = traveller
tiles-word-either = train-or-car
tiles-word-turn0 = as printed
tiles-word-turn1 = a quarter turn
tiles-word-turn2 = half a turn
tiles-word-turn3 = three quarter turns
tiles-word-flip0 = mirrored
tiles-word-flip1 = mirrored, a quarter turn
tiles-word-flip2 = mirrored, half a turn
tiles-word-flip3 = mirrored, three quarter turns
tiles-word-blank = a blank edge
tiles-word-railway = a railway
tiles-word-highway = a highway
tiles-word-north = north
tiles-word-east = east
tiles-word-south = south
tiles-word-west = west
tiles-word-town-hall = town hall
tiles-word-metropolis = metropolis
tiles-word-central-station = central station
tiles-word-stadium = stadium
tiles-word-airport = airport
tiles-word-temple = temple
tiles-word-service-station = service station
tiles-word-megalopolis = Megalopolis
tiles-word-route-66 = Route 66
tiles-word-trans-europe-express = Trans Europe Express
tiles-word-perfection = Perfection
tiles-word-flat-earth = Flat Earth
tiles-word-volcano = Volcano
tiles-word-holes = Holes
tiles-word-far-friends = Far Friends
tiles-word-station-chaos = Station Chaos
tiles-word-car-paradise = Car Paradise
tiles-word-train-paradise = Train Paradise
tiles-word-four-cities = Four Cities
tiles-word-strict-rules = Strict Rules
tiles-word-regulated-traffic = Regulated Traffic
tiles-word-tired-travellers = Tired Travellers
tiles-word-rail-straight = straight railway
tiles-word-rail-straight-train = straight railway (train)
tiles-word-rail-straight-traveller = straight railway (traveller)
tiles-word-rail-straight-urban = straight railway (urban)
tiles-word-rail-straight-urban-train = straight railway (urban, train)
tiles-word-rail-curve = railway curve
tiles-word-rail-curve-train = railway curve (train)
tiles-word-rail-curve-traveller = railway curve (traveller)
tiles-word-rail-curve-urban-train = railway curve (urban, train)
tiles-word-rail-curve-urban-traveller = railway curve (urban, traveller)
tiles-word-rail-junction = railway junction
tiles-word-rail-junction-train = railway junction (train)
tiles-word-rail-junction-traveller = railway junction (traveller)
tiles-word-rail-junction-urban-train = railway junction (urban, train)
tiles-word-rail-junction-urban-traveller = railway junction (urban, traveller)
tiles-word-rail-cross-train = railway crossing (train)
tiles-word-rail-cross-traveller = railway crossing (traveller)
tiles-word-rail-cross-urban = railway crossing (urban)
tiles-word-rail-end = railway end
tiles-word-rail-end-train = railway end (train)
tiles-word-rail-end-urban = railway end (urban)
tiles-word-rail-end-urban-traveller = railway end (urban, traveller)
tiles-word-highway-straight = straight highway
tiles-word-highway-straight-car = straight highway (car)
tiles-word-highway-straight-traveller = straight highway (traveller)
tiles-word-highway-straight-urban = straight highway (urban)
tiles-word-highway-straight-urban-car = straight highway (urban, car)
tiles-word-highway-curve = highway curve
tiles-word-highway-curve-car = highway curve (car)
tiles-word-highway-curve-traveller = highway curve (traveller)
tiles-word-highway-curve-urban-car = highway curve (urban, car)
tiles-word-highway-curve-urban-traveller = highway curve (urban, traveller)
tiles-word-highway-junction = highway junction
tiles-word-highway-junction-car = highway junction (car)
tiles-word-highway-junction-traveller = highway junction (traveller)
tiles-word-highway-junction-urban-car = highway junction (urban, car)
tiles-word-highway-junction-urban-traveller = highway junction (urban, traveller)
tiles-word-highway-cross-car = highway crossing (car)
tiles-word-highway-cross-traveller = highway crossing (traveller)
tiles-word-highway-cross-urban = highway crossing (urban)
tiles-word-highway-end = highway end
tiles-word-highway-end-car = highway end (car)
tiles-word-highway-end-urban = highway end (urban)
tiles-word-highway-end-urban-traveller = highway end (urban, traveller)
tiles-word-overpass = overpass
tiles-word-overpass-car = overpass (car)
tiles-word-overpass-train = overpass (train)
tiles-word-overpass-urban = overpass (urban)
tiles-word-overpass-urban-car = overpass (urban, car)
tiles-word-overpass-urban-train = overpass (urban, train)
tiles-word-station-straight-train = straight station (train)
tiles-word-station-straight-traveller = straight station (traveller)
tiles-word-station-straight-urban-car = straight station (urban, car)
tiles-word-station-straight-urban-train = straight station (urban, train)
tiles-word-station-curve-car = station on a curve (car)
tiles-word-station-curve-traveller = station on a curve (traveller)
tiles-word-station-curve-urban-car = station on a curve (urban, car)
tiles-word-station-curve-urban-train = station on a curve (urban, train)
tiles-word-station-rail-branch-train = station on a railway branch (train)
tiles-word-station-rail-branch-urban-car = station on a railway branch (urban, car)
tiles-word-station-highway-branch-car = station on a highway branch (car)
tiles-word-station-highway-branch-urban-train = station on a highway branch (urban, train)
tiles-word-station-rail-bend-traveller = station on a railway bend (traveller)
tiles-word-station-rail-bend-urban-car = station on a railway bend (urban, car)
tiles-word-station-highway-bend-traveller = station on a highway bend (traveller)
tiles-word-station-highway-bend-urban-train = station on a highway bend (urban, train)
tiles-word-station-cross-car = station crossing (car)
tiles-word-station-cross-urban-train = station crossing (urban, train)
tiles-word-station-two-bends-train = station between two bends (train)
tiles-word-station-two-bends-urban-car = station between two bends (urban, car)
tiles-word-station-rail-junction-car = station on a railway junction (car)
tiles-word-station-rail-junction-urban-train = station on a railway junction (urban, train)
tiles-word-station-highway-junction-train = station on a highway junction (train)
tiles-word-station-highway-junction-urban-traveller = station on a highway junction (urban, traveller)
