# Steam in the browser.
web-steam-length = 90 min
web-steam-blurb = Lay track, move goods further each turn, and choose: money now, or points at the end.
web-steam-label-rules = Game
web-steam-label-map = Map
web-steam-label-beginners = First game
web-steam-label-relaxed = Relaxed
web-steam-choice-northeast = North-East
web-steam-choice-ruhr = Ruhr
web-steam-choice-ireland = Ireland
web-steam-choice-italy = Italy
web-steam-choice-base = base
web-steam-choice-standard = standard
web-steam-map-northeast = New York and the Great Lakes: hills inland, towns along the coast.
web-steam-map-ruhr = Towns close together on both banks of the Rhine.
web-steam-map-ireland = Cities on the coasts, towns inland, and the Shannon and its lakes between west and east.
web-steam-map-italy = A crowded plain in the north, then a long boot with mountains down its middle, and Sicily.
web-steam-round = turn { $round }
web-steam-chart-by-round = { $value } by turn
web-steam-phase-first-order = First order
web-steam-phase-capital = Capital
web-steam-phase-order = Turn order
web-steam-phase-choose = Actions
web-steam-phase-build = Build track
web-steam-phase-goods-1 = Goods I
web-steam-phase-goods-2 = Goods II
web-steam-phase-income = Income
web-steam-ask-first-order = Bid for the first turn order
web-steam-ask-capital = Raise capital
web-steam-ask-order = Bid for the turn order
web-steam-ask-choose = Choose an action
web-steam-ask-build = Build track
web-steam-ask-goods = Move goods
web-steam-ask-share = Income or points?
web-steam-which-action = Which action?
web-steam-which-colour = Which colour?
web-steam-which-face = Which tile?
web-steam-which-edge = Which side?
web-steam-which-hex = Which hex?
web-steam-which-place = Which city or town?
web-steam-which-number = How much?
web-steam-figure-points = points
web-steam-figure-cash = cash
web-steam-figure-income = income
web-steam-figure-links = links
web-steam-figure-builds = builds left
web-steam-figure-level = locomotive
web-steam-before = before the first turn
web-steam-no-action = no action yet
web-steam-note = { $value } · locomotive { $level }
web-steam-bankrupt = bankrupt

# The board.
web-steam-map = The map
web-steam-box = On the table
web-steam-actions = Actions
web-steam-actions-note = order next turn
web-steam-does-turn-order = first next turn
web-steam-does-first-move = goods first
web-steam-does-engineer = { $count } tiles
web-steam-does-first-build = build first
web-steam-does-city-growth = one set of goods
web-steam-does-locomotive = one level more
web-steam-does-urbanization = a new city
web-steam-costs = €{ $euros }, { $value }
web-steam-as-pass = unpaid
web-steam-as-pass-full = { $action } unpaid, for its number only
web-steam-taken-by = taken by { $seat }
web-steam-supply = Goods supply
web-steam-sets = { $left } of { $all } sets
web-steam-set = Set { $count }: { $value }
web-steam-no-set = no set
web-steam-bag = { $count ->
    [one] 1 cube in the bag
   *[other] { $count } cubes in the bag
 }
web-steam-new-cities = New cities
web-steam-of = { $left } of { $all }
web-steam-markers = { $count ->
    [one] 1 growth marker
   *[other] { $count } growth markers
 }
web-steam-tiles = Track tiles
web-steam-in-box = { $face }: { $count } left
web-steam-prices = Prices
web-steam-price-exit = each exit
web-steam-price-town = town
web-steam-price-river = river
web-steam-price-hill = hill
web-steam-price-ground = river, hill
web-steam-incomes = Income
web-steam-points-track = Victory points
web-steam-stands = { $seat }: { $value }
web-steam-hex = { $hex }
web-steam-hex-at = { $place }
web-steam-ground = ground +€{ $euros }
web-steam-plain = open land
web-steam-track-of = track of { $value }
web-steam-city-with = { $place }, { $colour } city: { $value }
web-steam-city-empty = { $place }, { $colour } city, no cubes
web-steam-faces = Tiles that fit here: { $hex }
web-steam-face = { $face }, €{ $euros }: { $joins }
web-steam-face-ways = { $face }, €{ $euros }, { $count ->
    [one] one way round
   *[other] { $count } ways round
 }
web-steam-bill = { $face }: { $hex }
web-steam-exits = { $count ->
    [one] one exit
   *[other] { $count } exits
 }
web-steam-total = Price
web-steam-cash-after = Cash after this
web-steam-income-after = Income after this
web-steam-completes = Completes a link
web-steam-tray = Touch an amber hex: its tiles come here.
web-steam-tray-goods = Touch a city with amber cubes: its deliveries come here.
web-steam-tray-none = No cube can be delivered now: improve the locomotive, or pass.
web-steam-tray-pass = No cube can be delivered now: pass.
web-steam-asked = Choices and actions
web-steam-builds-left = { $count ->
    [one] one build left
   *[other] { $count } builds left
 }
web-steam-links = { $count ->
    [one] one link
   *[other] { $count } links
 }
web-steam-auction = Auction
web-steam-high-bid = Highest: €{ $euros } by { $seat }
web-steam-no-bid = No bid yet
web-steam-bid = Bid €{ $euros }
web-steam-is-out = out
web-steam-free-pass = { $seat } may pass once and stay
web-steam-raise = Raise capital
web-steam-raise-more = Each €{ $euros } costs a step of income.
web-steam-raise-by = €{ $euros }, income −{ $count }
web-steam-share = { $count ->
    [one] One point to take
   *[other] { $count } points to take
 }
web-steam-share-income = Income { $before } → { $after }{ $lost ->
    [0] { "" }
   *[other] { "" }, { $lost } lost
 }
web-steam-share-points = Points { $before } → { $after }
web-steam-colour-of-city = Colour of the new city
web-steam-which-set = Cubes for { $place }
web-steam-not-joined = No complete links join { $from } with { $to }: a cube travels over complete links only.
