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
    [one] { " " }One point with it.
   *[other] { " " }{ $points } points with it.
 }
tiles-event-tile-placed = { $seat } places { $tile }, { tiles-nth-place-3 }, { $turn }.
tiles-event-tile-refused = { $seat } refuses { $tile }; refusals left: { $left }.
tiles-event-tile-discarded = { $seat } discards { $tile }: nothing fits.
tiles-event-pawn-chosen = { $seat } chooses where to place a { $pawn }: { $square }.
tiles-event-populated = { $seat } has chosen.
tiles-event-pawn-placed = { $seat } places a { $pawn }{ $stars ->
    [0] { "" }
   *[other] { " " }for a star
 }, { $square }, and scores { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
tiles-event-column-discarded = Column { $column } is discarded: { $tiles }.
tiles-event-star-placed = Nobody took column { $column }: a star is put on it.
tiles-event-order-changed = New turn order: { $order }.
tiles-event-limit-broken = The limit of { $challenge } is broken ({ $have }): the game will score 0.
tiles-event-game-ended = The game is over. Scores: { $scores }.
# What the numbers of a move count.
tiles-nth-take-1 = column { $value } of the station board
tiles-nth-place-2 = { $aside ->
    [left] { $across } left
    [right] { $across } right
   *[level] above or below the first tile
 }
tiles-nth-place-3 = { $column ->
    [0] { $row ->
        [0] as the first tile
       *[other] { $square }
     }
   *[other] { $square }
 }
tiles-nth-put-3 = { $aside ->
    [left] { $across } left
    [right] { $across } right
   *[level] on the first tile, above or below it
 }
tiles-nth-put-4 = { $square }
tiles-nth-star-3 = { tiles-nth-put-3 }
tiles-nth-star-4 = { $square }
# Squares of a territory have no names: they are told from its first tile.
tiles-square = { $aside ->
    [left] { $across } left
    [right] { $across } right
   *[level] { "" }
 }{ $shape ->
    [here] on the first tile
    [aside] { " " }of the first tile
    [both] { " " }and{ " " }
   *[upright] { "" }
 }{ $rise ->
    [above] { $down } above the first tile
    [below] { $down } below the first tile
   *[level] { "" }
 }
# A side of a tile, and what lies there.
tiles-reason-last-round = eight rounds were played

# Refusals.
TIL-S5 = { $why ->
    [phase] Starting tiles are taken at the very beginning only; now it is time to { $phase }.
   *[not-there] The { $tile } is not among the starting tiles.
 }
TIL-R2 = { $why ->
    [phase] That has to wait: now it is time to { $phase }.
    [no-column] There is no column { $column }; the station board has { $columns }.
    [taken] { $by } stands on column { $column }.
   *[not-in-hand] The { $tile } is not among the tiles you have to place.
 }
TIL-R3 = { $why ->
    [occupied] { $square }: a tile lies there already.
    [alone] { $square }: the { $tile } would touch no tile there.
   *[edge] { $square }: the { $tile } would show { $mine } { $side }, but the tile there shows { $theirs }.
 }
TIL-R4 = With the { $tile }, “{ $turn }” and “{ $same }” look the same; choose the second.
TIL-R5 = The { $fits } still fits somewhere, so the { $tile } can't be discarded yet.
TIL-R6 = You have refused two tiles already; the { $tile } must be placed.
TIL-R7 = { $why ->
    [phase] Pawns are placed when all tiles lie; now it is time to { $phase }.
    [no-token] There is no unused { $token } token in the active area.
    [no-pawn] A pawn is a car, a train or a traveller.
    [supply] There is no { $pawn } left in the supply.
    [no-tile] { $square }: you have no tile there.
    [no-icon] { $square }: the tile has no position for a { $pawn }.
   *[occupied] { $square }: the position is taken.
 }
TIL-R8 = { $why ->
    [star-needed] The { $token } token gives no { $pawn }: that takes a star.
    [star-wasted] The { $token } token gives a { $pawn } without a star.
   *[no-star] You have no star left.
 }
TIL-O2 = The { $tile } can't be placed now: no objective tile is due, or you don't hold it.
TIL-O4 = { $why ->
    [column-first] The tiles of the column come first; only then may the { $tile } be given up.
   *[fits] The { $fits } still fits somewhere, so the { $tile } can't be discarded yet.
 }
TIL-1 = The first tile has one place only, the middle.

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
tiles-word-put = place a pawn
tiles-word-star = spend a star for another pawn
tiles-word-done = no more pawns
tiles-word-car = car
tiles-word-train = train
tiles-word-traveller = traveller
tiles-word-either = train-or-car
tiles-word-turn0 = as printed
tiles-word-turn1 = turned a quarter clockwise
tiles-word-turn2 = turned half round
tiles-word-turn3 = turned a quarter anticlockwise
tiles-word-flip0 = mirrored
tiles-word-flip1 = mirrored, turned a quarter clockwise
tiles-word-flip2 = mirrored, turned half round
tiles-word-flip3 = mirrored, turned a quarter anticlockwise
tiles-word-blank = a blank edge
tiles-word-railway = a railway
tiles-word-highway = a highway
tiles-word-north = above
tiles-word-east = on the right
tiles-word-south = below
tiles-word-west = on the left
tiles-word-town-hall = town hall
tiles-word-metropolis = metropolis
tiles-word-central-station = central station
tiles-word-stadium = stadium
tiles-word-airport = airport
tiles-word-temple = temple
tiles-word-service-station = service station
tiles-word-megalopolis = { tiles-challenge-megalopolis }
tiles-word-route-66 = { tiles-challenge-route-66 }
tiles-word-trans-europe-express = { tiles-challenge-trans-europe-express }
tiles-word-perfection = { tiles-challenge-perfection }
tiles-word-flat-earth = { tiles-challenge-flat-earth }
tiles-word-volcano = { tiles-challenge-volcano }
tiles-word-holes = { tiles-challenge-holes }
tiles-word-far-friends = { tiles-challenge-far-friends }
tiles-word-station-chaos = { tiles-challenge-station-chaos }
tiles-word-car-paradise = { tiles-challenge-car-paradise }
tiles-word-train-paradise = { tiles-challenge-train-paradise }
tiles-word-four-cities = { tiles-challenge-four-cities }
tiles-word-strict-rules = { tiles-challenge-strict-rules }
tiles-word-regulated-traffic = { tiles-challenge-regulated-traffic }
tiles-word-tired-travellers = { tiles-challenge-tired-travellers }
tiles-word-rail-straight = straight railway
tiles-word-rail-straight-train = straight railway (train)
tiles-word-rail-straight-traveller = straight railway (traveller)
tiles-word-rail-straight-urban = straight railway (urban)
tiles-word-rail-curve = railway curve
tiles-word-rail-curve-urban = railway curve (urban)
tiles-word-rail-junction = railway junction
tiles-word-rail-junction-urban = railway junction (urban)
tiles-word-rail-junction-urban-traveller = railway junction (urban, traveller)
tiles-word-rail-cross-train = railway crossing (train)
tiles-word-rail-cross-traveller = railway crossing (traveller)
tiles-word-rail-cross-urban = railway crossing (urban)
tiles-word-rail-end = railway end
tiles-word-rail-end-train = railway end (train)
tiles-word-rail-end-urban-traveller = railway end (urban, traveller)
tiles-word-highway-straight = straight highway
tiles-word-highway-straight-car = straight highway (car)
tiles-word-highway-straight-traveller = straight highway (traveller)
tiles-word-highway-straight-urban = straight highway (urban)
tiles-word-highway-curve = highway curve
tiles-word-highway-curve-urban = highway curve (urban)
tiles-word-highway-junction = highway junction
tiles-word-highway-junction-urban = highway junction (urban)
tiles-word-highway-junction-urban-traveller = highway junction (urban, traveller)
tiles-word-highway-cross-car = highway crossing (car)
tiles-word-highway-cross-traveller = highway crossing (traveller)
tiles-word-highway-cross-urban = highway crossing (urban)
tiles-word-highway-end = highway end
tiles-word-highway-end-car = highway end (car)
tiles-word-highway-end-urban-traveller = highway end (urban, traveller)
tiles-word-overpass = overpass
tiles-word-overpass-car = overpass (car)
tiles-word-overpass-train = overpass (train)
tiles-word-overpass-urban = overpass (urban)
tiles-word-station-straight-car = straight station (car)
tiles-word-station-straight-train = straight station (train)
tiles-word-station-straight-traveller = straight station (traveller)
tiles-word-station-straight-urban-car = straight station (urban, car)
tiles-word-station-straight-urban-train = straight station (urban, train)
tiles-word-station-curve-car = station on a curve (car)
tiles-word-station-curve-train = station on a curve (train)
tiles-word-station-curve-traveller = station on a curve (traveller)
tiles-word-station-curve-urban = station on a curve (urban)
tiles-word-station-rail-branch-train = station on a railway branch (train)
tiles-word-station-rail-branch-urban-car = station on a railway branch (urban, car)
tiles-word-station-highway-branch-car = station on a highway branch (car)
tiles-word-station-highway-branch-urban-train = station on a highway branch (urban, train)
tiles-word-station-rail-bend-traveller = station on a railway bend (traveller)
tiles-word-station-rail-bend-urban-car = station on a railway bend (urban, car)
tiles-word-station-highway-bend-train = station on a highway bend (train)
tiles-word-station-highway-bend-urban-train = station on a highway bend (urban, train)
tiles-word-station-cross-car = station crossing (car)
tiles-word-station-cross-urban = station crossing (urban)
tiles-word-station-two-bends-train = station between two bends (train)
tiles-word-station-two-bends-urban = station between two bends (urban)
tiles-word-station-rail-junction-car = station on a railway junction (car)
tiles-word-station-rail-junction-urban-train = station on a railway junction (urban, train)
tiles-word-station-highway-junction-train = station on a highway junction (train)
tiles-word-station-highway-junction-urban-traveller = station on a highway junction (urban, traveller)

# Challenges: what each is called, and what it asks for.
tiles-challenge-megalopolis = Megalopolis
tiles-challenge-megalopolis-about = A city of at least { $needs } tiles at the end.
tiles-challenge-route-66 = Route 66
tiles-challenge-route-66-about = A highway over at least { $needs } tiles, none twice.
tiles-challenge-trans-europe-express = Trans Europe Express
tiles-challenge-trans-europe-express-about = A railway over at least { $needs } tiles, none twice.
tiles-challenge-perfection = Perfection
tiles-challenge-perfection-about = At most { $needs } open ends at the end.
tiles-challenge-flat-earth = Flat Earth
tiles-challenge-flat-earth-about = Never more than { $needs } rows of tiles.
tiles-challenge-volcano = Volcano
tiles-challenge-volcano-about = An empty square of { $needs } by { $needs }, walled in by tiles, at the corners too.
tiles-challenge-holes = Holes
tiles-challenge-holes-about = { $needs } single empty places, walled in by tiles, at the corners too.
tiles-challenge-far-friends = Far Friends
tiles-challenge-far-friends-about = Two joined travellers at least { $needs } steps apart, nobody between them.
tiles-challenge-station-chaos = Station Chaos
tiles-challenge-station-chaos-about = { $needs } stations on one network.
tiles-challenge-car-paradise = Car Paradise
tiles-challenge-car-paradise-about = { $needs } cars on one highway network.
tiles-challenge-train-paradise = Train Paradise
tiles-challenge-train-paradise-about = { $needs } trains on one railway network.
tiles-challenge-four-cities = Four Cities
tiles-challenge-four-cities-about = { $needs } cities.
tiles-challenge-strict-rules = Strict Rules
tiles-challenge-strict-rules-about = Never more than { $needs ->
    [one] 1 pawn
   *[other] { $needs } pawns
 } of a kind in a row of tiles.
tiles-challenge-regulated-traffic = Regulated Traffic
tiles-challenge-regulated-traffic-about = Never more than { $needs } joined pawns of a kind.
tiles-challenge-tired-travellers = Tired Travellers
tiles-challenge-tired-travellers-about = A traveller is joined by railway or by highway, never by both.
tiles-told-ends = open ends
