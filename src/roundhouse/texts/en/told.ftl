# The text board: a table in words, for browser and terminal.

# Headings of its tables and columns.
told-players = Players
told-player = player
told-count = Final count
told-rank = place
told-score = total
told-cities = Cities
told-city = city
told-colour = colour
told-goods = goods
told-links = Links
told-sea-links = Sea links
told-from = from
told-to = to
told-owner = owner
told-tiles = tiles
told-tile = tile
told-action = action
told-number = number
told-bid = bid
told-supply = Supply
told-what = what
told-there = there is
told-bag = in the bag
told-deck = in the deck
told-stack = in the stack
told-hand = in hand
told-locomotive = locomotive
told-cards = cards
told-card = card
told-price = price
told-line = line
told-loans = loans
told-trains = deliveries left
told-trains-of = delivered by
told-track-of = track of
told-factories = Factories
told-factory = factory
told-wants = wants
told-needs = asks for
told-have = so far
told-claimed = claimed by
told-tracks-left = still to build
told-train = train
told-at = where
told-aboard = aboard
told-contracts = Contracts
told-contract = contract
told-state = state
told-pays = pays
told-now = so far
told-refusals = refusals left
told-starting = starting tiles
told-column = column
told-row = row
told-taken = taken by
told-lines = lines
told-open = open
told-pawn = pawn
told-objectives-of = Objectives: { $seat }

# What lies where.
told-several = { $count } { $value }
told-out-of = { $count } of { $number }
told-empty-cities = empty cities
told-figure = { $value } { $count }
told-unseen = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
 }
told-nobody = nobody
told-free = free
told-open-at = open end: { $value }
told-link-to = { $value } ({ $more })
told-linked = linked to { $value }
told-track = track of { $more }: { $from } – { $to }
told-shut = closed towards { $value }
told-ridge = ridge towards { $value }
told-city-of = city ({ $value })
told-city-with = city: { $value }
told-city-wants = city that wants { $value }
told-factory-has = factory: { $value }
told-town = town
told-plain = open land
told-hill = hills
told-mountain = mountains
told-water = water
told-river = river
told-coast = coast
told-snow = snow
told-ferry = ferry
told-dollars = ${ $count }
told-euros-more = +€{ $count }
told-build-dollars = track here: ${ $count }
told-track-there = track: { $value }
told-edge = { $way }: { $value } ({ $more })
told-side = { $way }: { $value }
told-room-for = room for: { $value }
told-open-to = open ends: { $value }
told-beside = { $way }: { $value } – { $more }
told-load-waiting = not loaded
told-load-aboard = aboard
told-load-delivered = delivered
told-pays-dollars = { $value } ${ $count }

# What is asked about ways and deliveries.
told-way-euros = { $from } – { $to }: { $steps ->
    [one] 1 tile
   *[other] { $steps } tiles
 }, €{ $count }
told-way-dollars = { $from } – { $to }: { $steps ->
    [one] 1 tile
   *[other] { $steps } tiles
 }, ${ $count }
told-way-built = { $from } – { $to }: built already
told-way-euros-all = In all: €{ $count }
told-way-dollars-all = In all: ${ $count }
told-line-dollars = { $from } – { $to }: { $steps ->
    [one] 1 track to build
   *[other] { $steps } tracks to build
 }, ${ $count }
told-line-spaces = { $from } – { $to }: { $steps ->
    [one] 1 space to build
   *[other] { $steps } spaces to build
 }
told-by = By way of: { $value }
told-by-cards = Cards: { $value }
told-no-way = No free way from { $from } to { $to }.
told-no-ways = In this game nothing is built from one place to another.
told-way-places = Name two places of the map, for example two cities.
told-delivery = { $value }: { $text }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
told-halt = { $value }: { $text }: waits there until the next action
told-good-delivery = { $value }: { $from } – { $to }: { $points } prestige, ${ $count }
told-contract-pays = { $value } ({ $more }): { $text }
told-no-delivery = Nothing can be delivered as things stand.
told-no-deliveries = In this game nothing is delivered.
told-seated = Only a player can ask this.
told-unknown = Nothing here is called “{ $value }”.
told-nowhere = “{ $value }” lies nowhere.
told-more = { $count ->
    [one] … and 1 more
   *[other] … and { $count } more
 }
told-command-from = from
told-command-to = to

# The page in the browser.
text-command = Choice or command
text-command-more = ? lists the choices, h the commands
text-answers = Answers
text-choices = Choices
text-choices-all = { $count ->
    [one] Show { $count } choice
   *[other] Show { $count } choices
 }
text-said = So far: { $value }
text-grid = Place by place
text-grid-more = Arrows walk, Home and End go along the line, x to the next place with something, m to the next you may choose, Enter chooses.
text-may = may be chosen
text-here = What to do there: { $value }
text-no-place = No place is asked for now: { $value }
text-next = Next move of the others
text-waiting = { $count ->
    [one] { $count } move waits to be read.
   *[other] { $count } moves wait to be read.
 }
text-nothing-since = Nothing has happened since your last move.
text-no-clock = No clock runs at this table.
text-clock = { $seat }: { $value }
text-not-now = You are not asked for anything now.
text-no-undo = There is nothing to undo.
text-help-choices = what you may choose now
text-help-confirm = in the empty field: confirm, or the next move of the others
text-help-last = what has happened since your last move; ll with that move
text-help-standing = how the players stand
text-help-tables = all tables, read out
text-help-place = a place (or its name alone): what is there and around it
text-help-beside = the neighbours of a place
text-help-where = where something is, for example a colour
text-help-way = the cheapest way; also: a > b
text-help-way-typed = from a to b
text-help-deliveries = deliveries, the best first
text-help-undo = undo the last choice, then the last move
text-help-clock = the clocks
text-help-help = these commands
