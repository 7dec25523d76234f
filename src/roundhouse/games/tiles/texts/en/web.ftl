# Railroad Tiles in the browser.
web-tiles-length = 30 min
web-tiles-blurb = Draft square tiles, join railways and highways, leave few ends open.
web-tiles-label-objectives = Objectives
web-tiles-label-sets = Which objectives
web-tiles-label-challenge = Challenge
web-tiles-phase-start = Starting tile
web-tiles-phase-refill = Preparation
web-tiles-phase-take = Selection
web-tiles-phase-place = Place tiles
web-tiles-phase-populate = Population
web-tiles-phase-order = New turn order
web-tiles-ask-start = Choose a starting tile
web-tiles-ask-take = Choose a column
web-tiles-ask-place = Place your tiles
web-tiles-ask-populate = Place pawns
web-tiles-which-offer = Which column?
web-tiles-which-tile = Which tile?
web-tiles-which-column = How far to the left or right of the first tile?
web-tiles-which-row = Where exactly?
web-tiles-which-turn = Which way round?
web-tiles-which-token = With which token?
web-tiles-which-pawn = Which pawn?
web-tiles-figure-points = points
web-tiles-figure-stars = stars
web-tiles-note = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
 } · { $ends ->
    [one] 1 open end
   *[other] { $ends } open ends
 } · { $refusals ->
    [one] 1 refusal left
   *[other] { $refusals } refusals left
 }

# The board.
web-tiles-station-board = Station board
web-tiles-station-note = Fewer tiles: earlier next round. Each column left over gains a star.
web-tiles-station-note-alone = the columns you leave are discarded
web-tiles-columns = Columns
web-tiles-size = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
web-tiles-column-label = Column { $column }, { $size ->
    [one] 1 tile
   *[other] { $size } tiles
 }{ $stars ->
    [0] { "" }
    [one] , 1 star
   *[other] , { $stars } stars
 }{ $points ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $points } points
 }.
web-tiles-you-took = you took it
web-tiles-took = { $seat } took it
web-tiles-column-gone = discarded
web-tiles-in-hand = In hand
web-tiles-hand-of = { $seat }'s hand
web-tiles-starters = Starting tiles
web-tiles-take-one = take one
web-tiles-to-place = { $count } to place
web-tiles-turn = Turn
web-tiles-flip = Flip
web-tiles-turn-alike = Turned, this tile looks the same.
web-tiles-flip-alike = Flipped, this tile looks the same.
web-tiles-one-way = The tile fits here only this way round.
web-tiles-not-yours = { $value } builds there: your tiles and pawns go on your own territory.
web-tiles-start-here = The first tile has one place, the lit one in the middle.
web-tiles-refuse = Refuse
web-tiles-left = { $count } left
web-tiles-discard = Discard, nothing fits
web-tiles-fits-nowhere = fits nowhere
web-tiles-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
 }
web-tiles-place = { $square }
web-tiles-beside = { $side }: { $tile }
web-tiles-afar = { $count ->
    [one] 1 more place
   *[other] { $count } more places
 } { $side }
web-tiles-my-territory = Your territory
web-tiles-territory-of = Territory of { $value }
web-tiles-whose = Whose territory
web-tiles-back-to-mine = back to mine
web-tiles-enlarge = Show { $seat }'s territory large.
web-tiles-change = closes { $closed }, opens { $opened }
web-tiles-ends = { $count ->
    [one] 1 open end
   *[other] { $count } open ends
 }, first { $free } don't count
web-tiles-network-train = { $pawns ->
    [0] Railway without a train
    [one] Railway with 1 train
   *[other] Railway with { $pawns } trains
 }: { $free ->
    [0] no free position
   *[other] the next one scores { $next }
 }.
web-tiles-network-car = { $pawns ->
    [0] Highway without a car
    [one] Highway with 1 car
   *[other] Highway with { $pawns } cars
 }: { $free ->
    [0] no free position
   *[other] the next one scores { $next }
 }.
web-tiles-network-traveller = { $pawns ->
    [0] Joined lines without a traveller
    [one] Joined lines with 1 traveller
   *[other] Joined lines with { $pawns } travellers
 }: { $free ->
    [0] no free position
   *[other] the next one scores { $next }
 }.
web-tiles-population = Population
web-tiles-waiting = waiting
web-tiles-active = active now
web-tiles-in-stack = { $count } in stack
web-tiles-token = { $token }{ $flag ->
    [yes] { " " }with a flag
   *[no] { "" }
 }
web-tiles-token-free = { $token }: to use
web-tiles-token-idle = { $token }: used, or no room
web-tiles-star = stars
web-tiles-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
 }
web-tiles-by = With what
web-tiles-by-token = with the { $token } token
web-tiles-by-star = with a star, giving up the { $token } token
web-tiles-put-label = Place a { $pawn }, { $square }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
web-tiles-star-label = Spend a star for a { $pawn }, { $square }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
web-tiles-supply = Pawns left
web-tiles-bag = { $count ->
    [one] 1 tile in the bag
   *[other] { $count } tiles in the bag
 }
web-tiles-networks = Networks
web-tiles-next-scores = the next one scores
web-tiles-joined-train = { $count ->
    [one] 1 train
   *[other] { $count } trains
 }
web-tiles-joined-car = { $count ->
    [one] 1 car
   *[other] { $count } cars
 }
web-tiles-joined-traveller = { $count ->
    [one] 1 traveller
   *[other] { $count } travellers
 }
web-tiles-free = { $count ->
    [one] 1 free position
   *[other] { $count } free positions
 }
web-tiles-count-now = If it ended now
web-tiles-count-after = If it ended after this
web-tiles-count-cities = { $count ->
    [one] 1 city of { $size } or more
   *[other] { $count } cities of { $size } or more
 }
web-tiles-count-rectangle = Rectangle { $width } × { $height }
web-tiles-not-met = Challenge not met yet
web-tiles-objectives = Objectives
web-tiles-points-each = { $points } points each
web-tiles-met = fulfilled
web-tiles-to-come = to come
web-tiles-have-of = { $have } of { $needs }
web-tiles-have-at-most = { $have }, at most { $needs }
web-tiles-goal-town-hall = { $needs } tiles in a line on each side
web-tiles-goal-metropolis = in a city of { $needs } tiles
web-tiles-goal-central-station = { $needs } other stations by rail
web-tiles-goal-stadium = { $needs } travellers around it
web-tiles-goal-airport = { $needs ->
    [one] a city tile in its row or column
   *[other] { $needs } city tiles in its row or column
 }
web-tiles-goal-temple = { $needs ->
    [0] no train or car position around it
   *[other] at most { $needs } train or car positions around it
 }
web-tiles-goal-service-station = on a highway of { $needs } tiles
web-tiles-challenge = Challenge
web-tiles-challenge-is-open = not yet
web-tiles-challenge-is-met = met
web-tiles-challenge-is-kept = kept
web-tiles-challenge-is-broken = broken
web-tiles-challenge-stars = { $points ->
    [one] 1 point
   *[other] { $points } points
 } so far: { $count ->
    [one] 1 of { $most } stars
   *[other] { $count } of { $most } stars
 }
web-tiles-at = { $square }: { $tile }, { $turn }
web-tiles-holds = with a { $pawn }
web-tiles-spot-free = position free
web-tiles-open-to = open { $value }
web-tiles-summary = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }, { $ends ->
    [one] 1 open end
   *[other] { $ends } open ends
 }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
 }, largest rectangle { $width } by { $height }.
