# Spike.
spike-name = Spike
spike-money = ${ $value }

# What happened.
spike-event-market-laid = On the market at { $dollars }: { $commodities }.
spike-event-first-player = { $seat } plays first.
spike-event-contract-laid = { $seat } has a contract for { $commodity }: { $stations } ({ $dollars }).
spike-event-hand-dealt = { $seat } is dealt: { $cards }.
spike-event-round-began = Round { $round } begins.
spike-event-side-chosen = { $seat } chooses the { $side } of the contract for { $commodity }.
spike-event-sides-chosen = { $seat } has chosen all contract sides.
spike-event-card-given = { $by } gives { $seat } a card.
spike-event-given-card = { $by } gives { $seat } a { $card } card.
spike-event-display-filled = Laid out face up: { $cards }.
spike-event-route-dealt = { $seat } gets the route card from { $station }: { $stations }.
spike-event-route-kept = { $seat } keeps the route card from { $station }.
spike-event-route-chosen = { $seat } has chosen a route card.
spike-event-train-placed = { $seat } begins in { $station }.
spike-event-train-arrived = { $seat }'s train ({ $move }) moves { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
 } into { $station }.
spike-event-train-moved = { $seat }'s train ({ $move }) moves { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
 } and stands { $space }.
spike-event-loaded = { $seat } loads { $commodity } in { $station }.
spike-event-dropped = { $seat } drops { $commodity }; the load goes back to its contract.
spike-event-delivered = { $seat } delivers { $commodity } to { $station } for ${ $dollars }.
spike-event-card-taken = { $seat } takes a { $card } card.
spike-event-card-drawn = { $seat } draws a card from the deck.
spike-event-card-seen = { $seat } draws a { $card } card from the deck.
spike-event-time-card = Time card { $number } of { $all } is drawn.
spike-event-built = { $seat } builds { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
 } to { $station }.
spike-event-paid = { $seat } plays { $cards }.
spike-event-commodity-scored = { $seat } gets ${ $dollars } for { $commodity }, which drops to the lowest row.
spike-event-upgraded = { $seat } upgrades the { $part } to { $level } for ${ $dollars }.
spike-event-passed = { $seat } can do nothing and passes.
spike-event-last-turns = { $seat } has no track and no delivery left: everybody else has one more turn.
spike-event-route-shown = { $seat } shows the route card from { $station }: ${ $dollars }.
spike-event-game-ended = The game is over. Money: { $scores }.
# Who hears the first needn't hear the second, which is for the others.
spike-instead-given-card = card-given
spike-instead-card-seen = card-drawn
spike-instead-route-kept = route-chosen
spike-reason-third-time-card = the third time card was drawn
spike-reason-nothing-left = a player had no track and no delivery left
spike-reason-turn-limit = the limit of turns was reached

# Refusals.
SPK-S5 = { $why ->
    [phase] A card is given away once, before the display is laid out; after that the cards of your hand pay for track.
   *[no-card] You have no { $card } card to give.
 }
SPK-S7 = That can't be done now; now it is time for: { $phase }.
SPK-T1 = { $why ->
    [no-contract] You have no contract for { $commodity }.
    [delivered] You have already delivered { $commodity }.
    [not-aboard] There is no { $commodity } aboard your train.
    [room] A load is dropped only to make room: { $full } of your { $cars } freight cars are full.
   *[nothing-here] A load is dropped only to make room for another, and none of yours waits where your train is.
 }
SPK-T2 = { $why ->
    [no-space] There is no line there: { $station }, { $way }.
   *[not-yours] That track is not yours: { $station }, { $way }.
 }
SPK-T3 = { $why ->
    [rolled] The free move of this turn is made.
    [in-city] A train that stands in a city has no free move.
    [same] The train is there already ({ $station }); to stay, make no free move.
   *[too-far] That space at { $station } is further than { $spaces } on your track.
 }
SPK-T6 = { $why ->
    [no-contract] You have no contract for { $commodity }.
    [delivered] You have already delivered { $commodity }.
    [aboard] { $commodity }: already aboard.
    [not-here] Your train is not in a city that has { $commodity }.
   *[full] All your freight cars ({ $cars }) are full; drop something first.
 }
SPK-T7 = { $why ->
    [no-contract] You have no contract for { $commodity }.
    [delivered] You have already delivered { $commodity }.
    [not-aboard] There is no { $commodity } aboard your train.
    [not-here] { $commodity }: your contract names { $stations }, and your train is in none of them.
   *[served] You have delivered to { $station } before.
 }
SPK-A1 = { $why ->
    [tender] Your tender is good for { $cards } cards, and you have drawn them.
   *[not-shown] No { $card } card lies face up.
 }
SPK-A2 = { $why ->
    [not-new] { $station } is on your network already.
    [goes-on] The line to { $station } meets your network at { $here } and must end there.
    [no-edge] No line leaves { $here } that way.
    [loop] The line to { $station } comes to { $there } twice.
    [city-between] The line to { $station } meets { $there } first, which is not on your network: a connection ends at the first new city.
    [not-joined] The line to { $station } ends at { $here }, outside your network.
   *[track] { $station } takes { $spaces } pieces of track; you have { $left }.
 }
SPK-A4 = { $why ->
    [unpayable] The spaces need { $needs }, and your hand can't pay that.
    [nothing-due] There is nothing to pay.
    [due] First pay for the track: { $needs }.
    [order] Name every colour once, in this order: red, yellow, blue, green, purple, white.
    [hand] You have { $held } of { $card }.
    [too-few] { $cards } do not pay for { $needs }.
   *[too-many] { $cards } are more than { $needs } take: a { $card } card could be kept.
 }
SPK-A6 = { $why ->
    [not-in-city] Your train was not in a city when the turn began, so it can't be started.
   *[too-far] That space at { $station } is further than { $spaces } on your track.
 }
SPK-A7 = { $why ->
    [in-city] The extra move is for a train on track; yours stands in a city.
   *[too-far] That space at { $station } is further than { $spaces } on your track.
 }
SPK-A8 = { $why ->
    [top] Your { $part } is at its highest level.
   *[money] That costs ${ $price }; you have ${ $money }.
 }
SPK-A9 = The track on the way to { $station } belongs to { $by }; its ends: { $here }; { $there }.
SPK-A10 = { $why ->
    [no-action] You must take an action before the turn ends.
    [acted] You have taken your action in this turn.
    [drawing] You are drawing cards: go on, or end the drawing.
   *[can-act] You can still do something: { $action }.
 }
SPK-R4 = There is no card in the deck.
SPK-V1 = { $why ->
    [phase] Contract sides are chosen at the very beginning of an advanced game; now it is time for: { $phase }.
    [not-yours] You have no contract for { $commodity }.
   *[chosen] You have chosen the side for { $commodity } already.
 }
SPK-V2 = { $why ->
    [phase] Route cards are chosen before the starting cities in an advanced game; now it is time for: { $phase }.
   *[not-yours] You were dealt no route card from { $station }.
 }

# What the money is made of.
spike-part-market = Commodities
spike-part-contracts = Contracts
spike-part-upgrades = Upgrades
spike-part-route = Route card

# Kinds of words.
word-station = a city
word-junction = a junction
word-compass = a direction (e, ne, nw, w, sw, se, or in)
word-commodity = a commodity
word-card = a colour of cards
word-pile = the deck
word-payment = a number of cards
word-part = a part of the train
word-cardside = a side of a card

# Words.
spike-word-side = choose a contract's side
spike-word-give = give a card away
spike-word-keep = keep a route card
spike-word-begin = begin in a city
spike-word-load = load
spike-word-deliver = deliver
spike-word-drop = drop a load
spike-word-roll = roll on
spike-word-draw = draw cards
spike-word-build = build
spike-word-pay = pay
spike-word-start = start the train
spike-word-extra = one extra space
spike-word-upgrade = upgrade
spike-word-pass = pass
spike-word-done = end the turn
spike-word-sides = choosing contract sides
spike-word-giving = giving a card away
spike-word-keeping = choosing route cards
spike-word-beginning = choosing starting cities
spike-word-turns = turns
spike-word-end = the end
spike-word-free = free move
spike-word-in = into the city
spike-word-deck = the deck
spike-word-locomotive = locomotive
spike-word-tender = tender
spike-word-car = freight cars
spike-word-front = front
spike-word-reverse = reverse
spike-word-cows = cows
spike-word-wood = wood
spike-word-corn = corn
spike-word-wheat = wheat
spike-word-coal = coal
spike-word-oil = oil
spike-word-steel = steel
spike-word-cloth = cloth
spike-word-pigs = pigs
spike-word-flour = flour
spike-word-peaches = peaches
spike-word-cotton = cotton
spike-word-red = red
spike-word-yellow = yellow
spike-word-blue = blue
spike-word-green = green
spike-word-purple = purple
spike-word-white = white
spike-word-1-red = 1 red
spike-word-2-red = 2 red
spike-word-3-red = 3 red
spike-word-4-red = 4 red
spike-word-5-red = 5 red
spike-word-6-red = 6 red
spike-word-7-red = 7 red
spike-word-8-red = 8 red
spike-word-9-red = 9 red
spike-word-10-red = 10 red
spike-word-1-yellow = 1 yellow
spike-word-2-yellow = 2 yellow
spike-word-3-yellow = 3 yellow
spike-word-4-yellow = 4 yellow
spike-word-5-yellow = 5 yellow
spike-word-6-yellow = 6 yellow
spike-word-7-yellow = 7 yellow
spike-word-8-yellow = 8 yellow
spike-word-9-yellow = 9 yellow
spike-word-10-yellow = 10 yellow
spike-word-1-blue = 1 blue
spike-word-2-blue = 2 blue
spike-word-3-blue = 3 blue
spike-word-4-blue = 4 blue
spike-word-5-blue = 5 blue
spike-word-6-blue = 6 blue
spike-word-7-blue = 7 blue
spike-word-8-blue = 8 blue
spike-word-9-blue = 9 blue
spike-word-10-blue = 10 blue
spike-word-1-green = 1 green
spike-word-2-green = 2 green
spike-word-3-green = 3 green
spike-word-4-green = 4 green
spike-word-5-green = 5 green
spike-word-6-green = 6 green
spike-word-7-green = 7 green
spike-word-8-green = 8 green
spike-word-9-green = 9 green
spike-word-10-green = 10 green
spike-word-1-purple = 1 purple
spike-word-2-purple = 2 purple
spike-word-3-purple = 3 purple
spike-word-4-purple = 4 purple
spike-word-5-purple = 5 purple
spike-word-6-purple = 6 purple
spike-word-7-purple = 7 purple
spike-word-8-purple = 8 purple
spike-word-9-purple = 9 purple
spike-word-10-purple = 10 purple
spike-word-1-white = 1 white
spike-word-2-white = 2 white
spike-word-3-white = 3 white
spike-word-4-white = 4 white
spike-word-5-white = 5 white
spike-word-6-white = 6 white
spike-word-7-white = 7 white
spike-word-8-white = 8 white
spike-word-9-white = 9 white
spike-word-10-white = 10 white
spike-word-c1 = C1
spike-word-d1 = D1
spike-word-f1 = F1
spike-word-b2 = B2
spike-word-c2 = C2
spike-word-e2 = E2
spike-word-f2 = F2
spike-word-m2 = M2
spike-word-n2 = N2
spike-word-c3 = C3
spike-word-d3 = D3
spike-word-e3 = E3
spike-word-f3 = F3
spike-word-h3 = H3
spike-word-l3 = L3
spike-word-m3 = M3
spike-word-n3 = N3
spike-word-b4 = B4
spike-word-c4 = C4
spike-word-d4 = D4
spike-word-e4 = E4
spike-word-g4 = G4
spike-word-k4 = K4
spike-word-n4 = N4
spike-word-e5 = E5
spike-word-f5 = F5
spike-word-h5 = H5
spike-word-k5 = K5
spike-word-l5 = L5
spike-word-d6 = D6
spike-word-e6 = E6
spike-word-f6 = F6
spike-word-i6 = I6
spike-word-j6 = J6
spike-word-b7 = B7
spike-word-c7 = C7
spike-word-d7 = D7
spike-word-f7 = F7
spike-word-i7 = I7
spike-word-j7 = J7
spike-word-k7 = K7
spike-word-l7 = L7
spike-word-c8 = C8
spike-word-d8 = D8
spike-word-e8 = E8
spike-word-f8 = F8
spike-word-g8 = G8
spike-word-h8 = H8
spike-word-i8 = I8
spike-word-j8 = J8
spike-word-b9 = B9
spike-word-c9 = C9
spike-word-f9 = F9
spike-word-i9 = I9
spike-word-j9 = J9
spike-word-l9 = L9
spike-word-b10 = B10
spike-word-c10 = C10
spike-word-d10 = D10
spike-word-e10 = E10
spike-word-g10 = G10
spike-word-j10 = J10
spike-word-k10 = K10
spike-word-d11 = D11
spike-word-e11 = E11
spike-word-f11 = F11
spike-word-h11 = H11
spike-word-i11 = I11
spike-word-a12 = A12
spike-word-b12 = B12
spike-word-c12 = C12
spike-word-d12 = D12
spike-word-e12 = E12
spike-word-g12 = G12
spike-word-h12 = H12
spike-word-c13 = C13
spike-word-d13 = D13
spike-word-h13 = H13
spike-word-i13 = I13
spike-word-j13 = J13
spike-word-j14 = J14

spike-told-train = train: { $value }

# Spaces of track: where a train stands.
spike-track-between = between { $here } and { $there }
spike-track-towards = { $steps ->
    [1] just outside { $here }, towards { $there }
   *[other] { $steps } spaces from { $here }, towards { $there }
 }
spike-track-away = { $steps ->
    [1] just { $way } of { $here }
   *[other] { $steps } spaces { $way } of { $here }
 }
spike-track-aside = near { $here } ({ $steps } { $way }, { $more } { $turn })
