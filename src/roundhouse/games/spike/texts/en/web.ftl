# Spike in the browser.
web-spike-length = 60 min
web-spike-blurb = Coloured track over the eastern States, one train to improve, contracts to deliver.
web-spike-label-advanced = Advanced
web-spike-label-turns = Turns at most
web-spike-phase-sides = Contract sides
web-spike-phase-giving = A gift
web-spike-phase-keeping = Route card
web-spike-phase-beginning = Starting city
web-spike-phase-turns = Turns
web-spike-phase-free = Free move
web-spike-phase-action = One action
web-spike-phase-goods = Goods, end of turn
web-spike-ask-sides = Choose a side of each contract
web-spike-ask-giving = Give a card to the player on your right
web-spike-ask-keeping = Keep one route card
web-spike-ask-beginning = Choose the city where your train begins
web-spike-ask-rolling = Free move, then one action
web-spike-ask-open = Take one action
web-spike-ask-drawing = Draw another card, or stop
web-spike-ask-paying = Pay for the track
web-spike-ask-acted = Load or deliver, or end the turn
web-spike-which-sides = { web-spike-ask-sides }
web-spike-which-giving = { web-spike-ask-giving }
web-spike-which-keeping = { web-spike-ask-keeping }
web-spike-which-beginning = { web-spike-ask-beginning }
web-spike-which-paying = { web-spike-ask-paying }
web-spike-which-move = Where to?
web-spike-which-draw = Which card?
web-spike-which-city = To which new city?
web-spike-which-way = Which way to your network?
web-spike-which-commodity = Which load?
web-spike-which-part = Which part of the train?
web-spike-which-cardside = Which side?
web-spike-figure-points = money
web-spike-figure-left = track
web-spike-figure-track = track laid
web-spike-figure-cities = cities
web-spike-figure-cards = cards
web-spike-note = speed { $speed } · tender { $supply } · { $cars ->
    [one] 1 car
   *[other] { $cars } cars
 }

# The board.
web-spike-map = The map
web-spike-table = On the table
web-spike-close = Close
web-spike-none = none
web-spike-market = Market
web-spike-market-note = dollars for a new city
web-spike-contracts = Your contracts
web-spike-contracts-of = Contracts of { $seat }
web-spike-delivered-of = { $count } of { $all } delivered
web-spike-start = start
web-spike-key = Reading the map
web-spike-key-open = beside your track, and you hold its card
web-spike-key-quiet = not now; its shape tells its card
web-spike-key-pays = pays this for what is aboard
web-spike-key-joined = a thick rim: joined to your track
web-spike-wanted-note = has what one of your contracts is to load
web-spike-load-waiting = { "" }
web-spike-load-aboard = aboard
web-spike-load-delivered = delivered
web-spike-side-open = side not chosen yet
web-spike-other-side = other side, not in force
web-spike-turn = Look at the other side of the contract for { $commodity }
web-spike-served = delivered to before
web-spike-on-network = on the network
web-spike-load = Load
web-spike-deliver = Deliver
web-spike-drop = Drop
web-spike-my-train = Your train
web-spike-track-left = { $count ->
    [one] 1 piece of track left
   *[other] { $count } pieces of track left
 }
web-spike-train-of = Train: speed { $speed }, tender { $supply }, cars { $cars }; aboard: { $value }
web-spike-part-locomotive = Speed { $count }
web-spike-part-tender = Tender { $count }
web-spike-part-car = Load { $count }
web-spike-upgrade = to { $count } for ${ $dollars }
web-spike-top = highest
web-spike-upgrade-which = Upgrade your train
web-spike-route = Route card
web-spike-route-worth = ${ $dollars } so far
web-spike-from = from
web-spike-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
 }: { $value }
web-spike-give = Give a { $card } card
web-spike-display = Cards to draw
web-spike-take = Take a { $card } card, { $count } face up
web-spike-from-deck = The deck, { $count ->
    [one] one card
   *[other] { $count } cards
 }
web-spike-deck-round = deck of round { $round } of { $rounds }
web-spike-time-below = time cards after { $count } more
web-spike-time-near = { $left ->
    [one] one time card
   *[other] { $left } time cards
 } in it
web-spike-times = { $count } of { $all } time cards drawn
web-spike-time-left = { $left ->
    [one] The next time card ends the game at once
   *[other] Time card { $count } drawn: { $left } more end the game at once
 }
web-spike-last-turns = Last turns: { $seat } has no track and no delivery left
web-spike-begin-in = Begin in { $station }, { $commodity }
web-spike-build-to = Build to { $station }: { $commodity }, ${ $dollars }
web-spike-to-a-city = Track is built as far as a city: choose the city that it is to reach.
web-spike-station = { $station }: { $commodity }, ${ $dollars }
web-spike-by = Another way, by { $here }
web-spike-roll-city = Free move into { $station }
web-spike-roll-track = Free move: { $space }
web-spike-start-city = Start the train and come back into { $station }
web-spike-start-track = Start the train: { $space }
web-spike-extra-city = Extra move into { $station }
web-spike-extra-track = Extra move: { $space }
web-spike-load-here = Load { $commodity }
web-spike-deliver-here = Deliver { $commodity } to { $station }: +${ $dollars }
web-spike-enough = Enough cards
web-spike-end-turn = End the turn
web-spike-to = To { $station }
web-spike-spaces = { $count ->
    [one] one space
   *[other] { $count } spaces
 }
web-spike-plays = { $count ->
    [one] plays one card
   *[other] plays { $count } cards
 }
web-spike-stays = stays in hand
web-spike-track-after = track left
web-spike-brings = New city: { $commodity }
web-spike-ways = { $count ->
    [one] one way to it
   *[other] { $count } ways to it
 }
web-spike-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
web-spike-sides = Which side of each contract?
web-spike-sides-note = Nobody sees your choice before all have chosen.
web-spike-side = { $commodity }, { $side }:
web-spike-keep-one = Which route card do you keep?
web-spike-keep-note = It counts at the end, if its start is on your network.
web-spike-pay = Pay for
web-spike-pay-note = Equal cards may stand for another colour, one fewer than you play.
web-spike-payment = Pay { $value }; you keep { $left }
web-spike-stay-count = { $count ->
    [one] 1 stays
   *[other] { $count } stay
 }
web-spike-train-in = { $seat }'s train is in { $station }.
web-spike-train-on = { $seat }'s train stands { $space }.
web-spike-cities-of = { $count ->
    [0] { $seat } has no city yet.
   *[other] Cities of { $seat }: { $stations }.
 }

# The end: money is the score.
web-spike-end-wins = { $value } wins by ${ $points }
web-spike-end-you-wins = You win by ${ $points }
web-spike-turning-lead = { $value } takes the lead by ${ $points }.
web-spike-turning-gain = With all that follows from it { $value } gains ${ $points }.
web-spike-how-points-came = How the money came
