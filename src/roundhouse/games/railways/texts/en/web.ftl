# Railways of the World in the browser.
web-railways-length = 120 min
web-railways-blurb = Build across a continent on borrowed money, carry goods far, and pay for every bond to the end.
web-railways-label-map = Map
web-railways-label-auction = Auction
web-railways-label-shorter = Shorter game
web-railways-label-redirecting = Redirecting
web-railways-label-without = Leave out
web-railways-label-shinbashi = Shinbashi
web-railways-label-barons = Barons
web-railways-label-rotors = City Rotors
web-railways-label-depots = Fuel Depots
web-railways-label-mountain_line = Mountain line
web-railways-label-golden_spikes = Golden spikes
web-railways-label-income = Income track
web-railways-label-idle_turns = Idle turns
web-railways-help-without = Cards and barons with a black star are optional. Those you mark here stay in the box; all others are played.
web-railways-help-shinbashi = A promo card: Shinbashi Station takes the place of Railroad Era Begins and pays the first blue cube out of Tokyo.
web-railways-help-barons = Your secret aim: a baron of this map, who names its cities, or one that fits every map.
web-railways-help-rotors = Some cities take a second colour too. Each delivery there turns the rotor to the next colour.
web-railways-help-depots = While building, a small sum places depots of yours on a city. One lets a cube pass a city of its colour, or wait there and go on in your next action; points come when it arrives.
web-railways-help-golden_spikes = Cards for far cities lie open from the start: the first to join both cities of one scores it. Barons with a golden spike join in.
web-railways-help-income = The map’s own track pays little to a player who is far ahead. A relaxed game takes the longer one of the base box, or Nippon’s.
web-railways-help-auction = Normal: the highest bidder goes first. Beginners: no auction in the first turn. Experts: everybody pays for their place.
web-railways-choice-eastern_us = Eastern US
web-railways-choice-mexico = Mexico
web-railways-choice-europe = Europe
web-railways-choice-great_britain = Great Britain
web-railways-choice-portugal = Portugal
web-railways-choice-north_america = North America
web-railways-choice-nippon = Nippon
web-railways-choice-western_us = Western US
web-railways-choice-sweden = Sweden
web-railways-choice-iberia = Iberia
web-railways-choice-normal = normal
web-railways-choice-beginners = beginners
web-railways-choice-experts = experts
web-railways-map-eastern_us = Wide, with the Appalachians across: red goods come from the West once somebody builds there.
web-railways-map-mexico = Small and mountainous, for two or three: every ridge between the coasts counts.
web-railways-map-europe = Dense in the middle, far to the edges; charters earn from a capital or shut a city.
web-railways-map-great_britain = Many cities close together, long ways to Scotland, and the Humber that nobody crosses.
web-railways-map-portugal = Two islands with goods in plenty, reached by sea; black goods wait for the Industrial Age.
web-railways-map-north_america = From Mexico to Alaska: north of the snow line track costs more, ferries cross water, mines bring goods.
web-railways-map-nippon = Narrow and mountainous: few ways lead from coast to coast, and there are fewer tiles.
web-railways-map-western_us = Vast and dry: long links over deserts and two ranges, with fuel depots and city rotors.
web-railways-map-sweden = Long and thin, with lakes and islands that ferries reach; its income falls early.
web-railways-map-iberia = The large cities lie round the rim and Madrid alone in the middle, with sierras between; its barons are those of the world.
web-railways-choice-map = the map's
web-railways-choice-world = of the World
web-railways-round = turn { $round }
web-railways-chart-by-round = { $value } by turn
web-railways-phase-barons = Barons
web-railways-phase-goals = Goals
web-railways-phase-auction = Auction
web-railways-phase-round-1 = Round 1
web-railways-phase-round-2 = Round 2
web-railways-phase-round-3 = Round 3
web-railways-phase-income = Income
web-railways-ask-barons = Keep a baron
web-railways-ask-goals = Keep a goal
web-railways-ask-auction = Bid to go first
web-railways-ask-actions = Choose an action
web-railways-ask-building = Go on building
web-railways-ask-express-run = Deliver with the Express
web-railways-which-baron = Which one do you keep?
web-railways-which-card = Which card?
web-railways-which-colour = Which colour?
web-railways-which-delivery = Which delivery?
web-railways-which-face = Which tile?
web-railways-which-edge = Which side?
web-railways-which-hex = Where?
web-railways-which-place = Which city?
web-railways-which-number = How much?
web-railways-figure-points = points
web-railways-figure-cash = cash
web-railways-figure-income = income
web-railways-figure-net = net
web-railways-figure-bonds = bonds
web-railways-figure-links = links
web-railways-figure-tiles = tiles left
web-railways-before = before the first turn
web-railways-turn = turn { $turn } · { $out } of { $needed } cities empty
web-railways-turn-last = turn { $turn }, the last
web-railways-note = locomotive { $level } · { $count ->
    [one] one link
   *[other] { $count } links
 }

# The board.
web-railways-map = The map
web-railways-hex = { $hex }, { $terrain ->
    [water] water
    [mountain] mountains
   *[plain] open land
 }, ${ $dollars }
web-railways-track-of = track of { $value }
web-railways-city-with = { $place }, { $colour } city: { $value }
web-railways-city-empty = { $place }, { $colour } city, no cubes
web-railways-level = Locomotive { $level }

# The left column.
web-railways-operations = Operations
web-railways-display = { $count } on display, { $deck } in the deck
web-railways-your-cards = Your cards
web-railways-used = used this turn
web-railways-incomes = Income by points
web-railways-stands = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, income ${ $dollars }
web-railways-end = The end
web-railways-empty-cities = { $out } of { $needed } cities empty
web-railways-to-the-end = { $count ->
    [one] One more empty city, then one last turn.
   *[other] { $count } more empty cities, then one last turn.
 }
web-railways-last-turn = Turn { $turn } is the last.
web-railways-lines = Major lines
web-railways-show-line = Show on the map
web-railways-line-western = with a Western Link of one’s own
web-railways-new-cities = Industries left
web-railways-your-barons = { $count ->
    [one] Your baron
   *[other] Your barons
 }
web-railways-your-goals = { $count ->
    [one] Your goal
   *[other] Your goals
 }
web-railways-hidden = { $count ->
    [one] hidden from others
   *[other] hidden from others
 }

# Cards: their class, and what they do.
web-railways-class-circle = For the first player to do it; it can't be taken.
web-railways-class-diamond = Stays with you; once a turn.
web-railways-class-cross = Used as you take it.
web-railways-class-hand = Yours until you use it.
web-railways-class-infinity = Yours for good.
web-railways-class-spike = For the first player to do it; it can't be taken. Transcontinental variant.
web-railways-does-first-delivery = { $links ->
    [one] first delivery +{ $points }
   *[other] first delivery over { $links } links +{ $points }
 }
web-railways-does-first-delivery-from = first { $colour } cube from { $place } +{ $points }
web-railways-does-first-level = first locomotive { $level } +{ $points }
web-railways-does-first-arrival = first cube brought there +{ $points }
web-railways-does-executive = { $count } actions now
web-railways-does-new-industry = urbanize for nothing
web-railways-does-city-growth = { $count } cubes on one city
web-railways-does-land-grant = open land free, one build
web-railways-does-tunnel-engineer = mountains, ridges at half, one build
web-railways-does-perfect-engineering = 5 tiles in a build, once a turn
web-railways-does-express = a cube passes one city of its colour
web-railways-does-hotel = +{ $points } per delivery there
web-railways-does-capital-charter = +{ $points } per link completed there
web-railways-does-city-charter = no new track of others there
web-railways-does-trading-depot = +{ $points } per cube over a rival's link
web-railways-does-passenger-lines = +{ $points } for every { $links } links of yours
web-railways-does-ferry-line = { $count ->
    [one] a ferry hex, free
   *[other] { $count } ferry hexes in one build, free
 }
web-railways-does-mine = ${ $dollars }: cubes on a grey city until a colour repeats
web-railways-does-first-joined = first to join both +{ $points }
web-railways-baron-longest = The longest line of own links.
web-railways-baron-largest = The most links.
web-railways-baron-most-money = The most cash.
web-railways-baron-fewest-bonds = The fewest bonds.
web-railways-baron-most-cities = Links to the most cities.
web-railways-baron-highest-level = The best locomotive.
web-railways-baron-links-at = { $points } for each link of yours to { $place }.
web-railways-baron-joined = { $from } and { $to } joined by own links.
web-railways-baron-first-level = First to have locomotive { $level }.
web-railways-baron-western-link = A Western Link of your own.
web-railways-baron-most-sea-links = The most sea links.
web-railways-baron-most-income = The highest income.
web-railways-baron-widest = Own links between the two cities furthest apart.
web-railways-baron-hub = The most own links at one city.
web-railways-baron-longest-link = The link with the most tiles.
web-railways-baron-most-track = The most tiles in complete links.
web-railways-baron-most-lines = The most major lines.
web-railways-baron-lines = At least { $count } major lines.
web-railways-baron-all-joined = All your links joined, at least { $count }.
web-railways-baron-circuit = Own links through three cities or more and back.
web-railways-baron-colours = Links to cities of { $count } colours.
web-railways-baron-most-of-colour = Links to the most cities of one colour: { $colour }.
web-railways-baron-shared = A tie pays too.
web-railways-keep = Keep one baron
web-railways-keep-goal = Keep one goal
web-railways-keep-more = It pays at the end. Nobody sees which one you keep.

# The auction.
web-railways-auction = Who goes first?
web-railways-auction-paid = What cash doesn’t cover is paid with bonds: each brings ${ $dollars } and costs ${ $interest } a turn to the end.
web-railways-no-bid = No bid yet
web-railways-high-bid = Highest: ${ $dollars } by { $seat }
web-railways-bid = Bid ${ $dollars }
web-railways-is-out = out

# Actions and their prices.
web-railways-actions = Actions
web-railways-do-build = Build track
web-railways-do-redirect = Redirect
web-railways-do-deliver = Deliver
web-railways-do-improve = Locomotive
web-railways-do-urbanize = Urbanize
web-railways-do-take = Take a card
web-railways-do-play = Play a card
web-railways-do-west = Western Link
web-railways-do-end = Finish building
web-railways-do-pass = Pass
web-railways-price-bonds = { $count ->
    [one] ${ $dollars }, one bond
   *[other] ${ $dollars }, { $count } bonds
 }
web-railways-note-build = { $count } tiles, ${ $low }–{ $high } each
web-railways-note-deliver = up to +{ $points }
web-railways-note-improve = to { $level }: { $value }
web-railways-note-urbanize = { $value }, { $count } cubes
web-railways-note-take = free
web-railways-note-play = no action
web-railways-note-redirect = the last tile
web-railways-note-end = your action is over

# Building.
web-railways-where-from = Where does the link begin?
web-railways-where-to = From { $place }: choose a city or a hex; tiles left: { $count }
web-railways-to = to { $place }
web-railways-sheets = Sheets of the map
web-railways-sheet = { $value ->
    [north] North
    [south] South
    [east] East
    [west] West
   *[both] Both
  }
web-railways-elsewhere = elsewhere
web-railways-out-of-reach = { $to } can't be reached from { $from } with the { $count ->
    [one] one tile
   *[other] { $count } tiles
 } left in this action.
web-railways-build-from = Build from { $place }
web-railways-go-on = Go on with the track from { $place }
web-railways-link-to = Link to { $place }, { $count ->
    [one] one tile
   *[other] { $count } tiles
 }, ${ $price }
web-railways-track-to = Track to: { $hex }, { $count ->
    [one] one tile
   *[other] { $count } tiles
 }, ${ $price }
web-railways-open-from = From { $place }, not joined yet
web-railways-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
 }
web-railways-ridges = { $count ->
    [one] one ridge
   *[other] { $count } ridges
 }
web-railways-cash = cash
web-railways-purse-income = income ${ $income } − interest ${ $interest } = ${ $dollars } a turn
web-railways-purse-bonds = { $count ->
    [one] one bond
   *[other] { $count } bonds
 }: −{ $points } at the end
web-railways-new-bonds = { $count ->
    [one] one bond
   *[other] { $count } bonds
 }
web-railways-interest = −${ $dollars } a turn
web-railways-left = left
web-railways-brings = { $value }: { $seat } +{ $points }
web-railways-build-all = { $count ->
    [one] Build
   *[other] Build { $count } tiles
 }
web-railways-issue-and-build = { $bonds ->
    [one] Build with a bond
   *[other] Build with { $bonds } bonds
 }
web-railways-which-tile = Tile for: { $hex }
web-railways-tile = { $face }: { $joins }

# Cities.
web-railways-back = Back
web-railways-build-here = Build from here
web-railways-urbanize-here = Urbanize, ${ $dollars }
web-railways-west-here = Western Link, ${ $dollars }
web-railways-which-link = Whose link from { $place }?
web-railways-which-play = Which card do you play?

# Deliveries.
web-railways-links = { $count ->
    [one] one link
   *[other] { $count } links
 }

# What single maps have.
web-railways-key = Key
web-railways-key-snow = Snow line: every tile beyond it costs ${ $dollars } more.
web-railways-key-ferry = Ferry: a tile here takes a ferry card, and no money.
web-railways-key-lane = Sea link: ${ $dollars }, one action; each ring is a space.
web-railways-key-mine = Mine: a card for ${ $dollars }; one in a city.
web-railways-key-rotor = Rotor: the city takes this colour too; a delivery turns it on.
web-railways-key-depot = Fuel depot: ${ $dollars } while building, one or two in a city.
web-railways-key-closed = Nothing is built across this line.
web-railways-key-black = Nothing is built on a black hex.
web-railways-sea-between = Sea link { $from } – { $to }
web-railways-cube-waits = A { $colour } cube of { $seat } waits in { $place }
web-railways-once = { $place }: one new link a turn for each player.
web-railways-once-had = { $place }: you have had your new link of this turn.
web-railways-age = Industrial Age
web-railways-age-begun = The Industrial Age has begun: { $colour } cities take { $colour } cubes.
web-railways-age-empty = { $out } of { $needed } grey cities empty
web-railways-age-before = It begins with the first { $colour } city, for ${ $dollars }, or with empty grey city number { $needed }.
web-railways-harvest = Until then, each turn: { $value } { $count ->
    [one] get one cube each.
   *[other] get { $count } cubes each.
 }
web-railways-kept = ({ $points } of them kept from the track before)
web-railways-takes = takes { $colour }
web-railways-takes-nothing = takes no cubes
web-railways-city-rotor = takes { $colour } too
web-railways-city-depots = { $count ->
    [one] one fuel depot
   *[other] { $count } fuel depots
 } of { $seat }
web-railways-city-mine = has its mine
web-railways-sail-here = Sea link { $from } – { $to }, ${ $dollars }
web-railways-snow-part = { $count ->
    [one] one in the snow
   *[other] { $count } in the snow
 }
web-railways-ferries-part = { $count ->
    [one] one ferry, by card
   *[other] { $count } ferries, by card
 }
web-railways-do-sail = Sea link
web-railways-do-depot = Fuel depots
web-railways-do-continue = Continue
web-railways-note-continue = the waiting cube goes on
web-railways-how-many-depots = Depots in { $place }, ${ $dollars } in all
web-railways-depots = { $count ->
    [one] one depot
   *[other] { $count } depots
 }
web-railways-depot-stock = { $count ->
    [one] one fuel depot in stock
   *[other] { $count } fuel depots in stock
 }
web-railways-which-sea = Which sea link?
web-railways-which-call = What does the cube do there?
web-railways-refuels = { $count ->
    [one] uses a depot
   *[other] uses { $count } depots
 }
web-railways-at-risk = Your { $colour } cube waits in { $place }: continue now, or it is lost.
