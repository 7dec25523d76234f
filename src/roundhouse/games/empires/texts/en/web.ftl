# Small Railroad Empires in the browser.
web-empires-length = 45 min
web-empires-blurb = A country of joined tiles, shared spaces, short lines turned into trains.
web-empires-label-tiles = Map tiles
web-empires-label-triangle = Country
web-empires-label-rhombus = Country
web-empires-label-place_tokens = Shuffled places
web-empires-label-industrial_boom = Industrial Boom
web-empires-label-rural_connections = Rural Connections
web-empires-choice-off = no
web-empires-choice-board = boom alone
web-empires-choice-pioneer = with Industrial Pioneer
web-empires-choice-tokens = tokens alone
web-empires-choice-king = with Rural Town King
web-empires-phase-start = Start
web-empires-phase-construct = Construct
web-empires-phase-deliver = Deliver
web-empires-phase-claim = Achievements
web-empires-phase-buy = Buy a train
web-empires-phase-conglomerate = Conglomerate
web-empires-ask-start = Where do you start? Choose a factory
web-empires-ask-construct = Build your first track
web-empires-ask-construct-more = Build your second track
web-empires-ask-unlock = Unlock a third track?
web-empires-ask-deliver = Deliver a good?
web-empires-ask-card = Play a train card
web-empires-ask-claim = Claim an achievement?
web-empires-ask-buy = Buy a train card?
web-empires-which-start = Where do you start? Choose a factory
web-empires-which-build = Build a track: on which space?
web-empires-which-route = At which factory does the new route begin?
web-empires-which-unlock = The third track: on which space?
web-empires-which-play = Play a train card: which one?
web-empires-which-claim = Which achievement?
web-empires-which-buy = Which card, from the left?
web-empires-which-factory = Deliver from which factory?
web-empires-which-goods = Which good?
web-empires-which-city = To which city?
web-empires-which-way = Equally short: which way?
web-empires-figure-points = points
web-empires-figure-money = money
web-empires-figure-tracks = tracks
web-empires-figure-prestige = prestige
web-empires-figure-deliveries = deliveries
web-empires-head-before = tiles { $value } · before the first round
web-empires-head-round = tiles { $value } · round { $round }
web-empires-head-round-last = tiles { $value } · round { $round }, the last
web-empires-head-round-of = tiles { $value } · round { $round } of { $rounds }
web-empires-note = { $trains ->
    [0] no delivery
    [one] 1 delivery
   *[other] { $trains } deliveries
 } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
web-empires-note-loans = { $count ->
    [one] 1 loan
   *[other] { $count } loans
 }

# The map.
web-empires-map = The country
web-empires-black = Black
web-empires-yellow = Yellow
web-empires-city = { $city } (city, { $text }) wants { $value }
web-empires-hat-red = red hat
web-empires-hat-blue = blue hat
web-empires-hat-green = green hat
web-empires-hat-orange = orange hat
web-empires-factory = { $factory } (factory) has { $value }
web-empires-track-of = Track { $count } of { $all } this turn
web-empires-last-round = The last round
web-empires-dollars = { $count ->
    [0] nothing to pay
   *[other] ${ $count }
 }
web-empires-loan-mark = { $count ->
    [one] loan
   *[other] { $count } loans
 }

# Building.
web-empires-new-route = New route
web-empires-ground = Ground
web-empires-place-free = Factories and cities are free
web-empires-shared = Shared: goes to { $seat }
web-empires-shared-alone = Shared, instead of the ground
web-empires-unlocking = Unlocking
web-empires-cost = Cost
web-empires-loans-needed = { $count ->
    [one] 1 loan
   *[other] { $count } loans
 }
web-empires-loan-cost = { $count ->
    [one] The loan costs 1 prestige at the end
   *[other] The loans cost { $count } prestige at the end
 }
web-empires-money-left = Money left
web-empires-first-star = First on the star: +{ $count } prestige
web-empires-token-under = A rural token lies here, face down
web-empires-unlock-more = You don't lead, so a locked track may follow for ${ $count } and the price of its space. Point at a space.
web-empires-pass-unlock = Keep it locked

# Delivering.
web-empires-deliveries = { $count ->
    [one] One delivery
   *[other] { $count } deliveries
 }
web-empires-all = all
web-empires-offer = { $good } from { $from } to { $to }
web-empires-from = from { $factory }
web-empires-via = by { $place }
web-empires-long = length { $count }
web-empires-length-short = length
web-empires-length-word = Length
web-empires-length-from = length { $count }+
web-empires-length-of = Length { $value }:
web-empires-prestige-more = +{ $count } prestige
web-empires-spaces = { $count ->
    [one] 1 space of yours
   *[other] { $count } spaces of yours
 }
web-empires-trains-passed = { $count ->
    [one] 1 train on the way
   *[other] { $count } trains on the way
 }
web-empires-earns = Earns
web-empires-bonus = { $count ->
    [1] Second to deliver there
   *[other] First to deliver there
 }
web-empires-card-fits = { $count ->
    [one] A card in hand fits
   *[other] { $count } cards in hand fit
 }
web-empires-contract = Your contract
web-empires-passes = Passes:
web-empires-pass-deliver = No delivery this turn
web-empires-fits = +1 fits
web-empires-reveal = Show your contract with { $factory }: +{ $count } prestige
web-empires-pass-card = Go on without a card
web-empires-pass-claim = No more claims
web-empires-pass-buy = Buy nothing

# Beside the map.
web-empires-box = On the table
web-empires-track = Prestige
web-empires-refill = factories produce
web-empires-stands = { $value }: { $count }
web-empires-achievements = Achievements
web-empires-achievements-note = first { $top }, then { $bottom }
web-empires-have = { $have } of { $needs }
web-empires-claimed-by = claimed by { $value }
web-empires-unclaimed = not claimed
web-empires-asks-long-track-expert = length { $count } or more, this turn
web-empires-asks-longer-track-expert = length { $count } or more, this turn
web-empires-asks-master-of-deliveries = { $count } deliveries
web-empires-asks-treasure-hunter = ${ $count } in hand
web-empires-asks-express-network = in cities of all { $count } hats
web-empires-asks-ardent-collector = cards of all { $count } colours played
web-empires-asks-loyal-investor = { $count } cards of one colour played
web-empires-asks-tunnel-master = { $count } mountain spaces
web-empires-asks-bridge-master = { $count } river spaces
web-empires-asks-landscape-artist = all { $count } terrains, this delivery
web-empires-asks-industrial-pioneer = deliveries from all { $count } industries
web-empires-asks-rural-town-king = { $count } star spaces
web-empires-market = Train market
web-empires-market-empty = No card is left.
web-empires-deck = { $count } in the deck
web-empires-hand = Your train cards
web-empires-hand-note = at most { $count }
web-empires-hand-empty = No card in hand.
web-empires-contract-of = Contract: { $factory }
web-empires-contract-worth = deliver from there and show it: +{ $count } prestige
web-empires-contract-shown = shown: +{ $count } prestige
web-empires-contract-done = contract: { $factory }
web-empires-industries = Industries
web-empires-industries-note = ● produces
web-empires-industry-at = step { $count } of { $all }
web-empires-earnings = Earnings
web-empires-earnings-note = by length
web-empires-prices = Ground
web-empires-price-shared = a shared space: +${ $count } to the company already there
web-empires-price-shared-alone = a space shared with black or yellow: ${ $count } instead
web-empires-loans-left = { $count ->
    [0] no loan is left
    [one] 1 loan left: ${ $money } now, −{ $cost } at the end
   *[other] { $count } loans left: ${ $money } now, −{ $cost } each at the end
 }
web-empires-goods = Supply of goods
web-empires-supply-note = factories produce from here
web-empires-passengers = Passengers
web-empires-passengers-note = 2 joined +{ $two }, 3 joined +{ $three }
web-empires-tokens = A rural token lies on every star marked with a question mark.
web-empires-played = Train cards played
web-empires-locomotive = locomotive found: { $colour }
web-empires-locked = { $count ->
    [0] nothing locked
    [one] 1 track locked
   *[other] { $count } tracks locked
 }

# The conglomerate.
web-empires-conglomerate = Conglomerate
web-empires-actions = Action cards
web-empires-action = Card { $count }: black { $black }, yellow { $yellow }, locomotive { $colour }
web-empires-railcar = a railcar with the card before: +1 prestige
web-empires-plan-idle = builds nothing
web-empires-plan-over = builds no more
web-empires-plan-builds = { $count } to go, builds { $low }–{ $high }: { $answer ->
    [now] arrives
    [maybe] may arrive
   *[later] on its way
 }
