# Steam.
steam-name = Steam
steam-money = €{ $value }

# What happened.
steam-event-bid = { $seat } bids €{ $euros }.
steam-event-passed = { $seat } passes.
steam-event-passed-freely = { $seat } passes with the Turn Order tile and stays in the auction.
steam-event-place-taken = { $seat } takes place { $place } in the turn order{ $euros ->
    [0] { "" } for nothing
   *[other] { "" } for €{ $euros }
 }.
steam-event-order-changed = New turn order: { $order }.
steam-event-turn-began = Turn { $turn } of { $turns } begins. Order: { $order }.
steam-event-cash-raised = { $seat } raises €{ $euros }{ $income ->
    [0] { "" }
   *[other] { "" }, income −{ $income }
 }{ $points ->
    [0] { "" }
   *[other] { "" }, points −{ $points }
 }.
steam-event-paid = { $seat } pays €{ $euros } ({ $for }).
steam-event-action-chosen = { $seat } takes { $action }.
steam-event-action-passed = { $seat } takes { $action } unpaid, for its number only.
steam-event-locomotive-improved = { $seat }'s locomotive is now level { $level }.
steam-event-track-built = { $seat } lays track, { $joins } ({ $face }): { $hex }.
steam-event-track-upgraded = { $seat } upgrades track to { $joins } ({ $face }): { $hex }.
steam-event-track-redirected = { $seat } redirects track to { $joins } ({ $face }): { $hex }.
steam-event-track-withdrawn = { $seat } takes back a tile ({ $face }) and its price, €{ $euros }: { $hex }.
steam-event-link-claimed = { $seat } claims the unowned track from { $from }.
steam-event-link-completed = { $seat } has completed a link: { $between }.
steam-event-link-lost = { $seat } has not extended the track from { $from }: it is nobody's now.
steam-event-city-grew = { $place } grows{ $count ->
    [0] { "" }, without cubes: the supply display is empty.
   *[other] : { $cubes }.
 }
steam-event-city-founded = { $seat } makes { $place } a New City ({ $colour }){ $count ->
    [0] { "" }, without cubes: the supply display is empty.
   *[other] : { $cubes }.
 }
steam-event-build-ended = { $seat } has finished building.
steam-event-cube-delivered = { $seat } delivers a { $colour } cube: { $places } ({ $shares }).
steam-event-income-taken = { $seat } takes { $amount } as income{ $lost ->
    [0] { "" }
    [one] { "" }; 1 beyond the end of the track is lost
   *[other] { "" }; { $lost } beyond the end of the track are lost
 }.
steam-event-points-taken = { $seat } takes { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
 }.
steam-event-income-received = { $seat } { $euros ->
    [0] neither receives nor pays
   *[other] receives €{ $euros }
 }{ $upkeep ->
    [0] { "" }
   *[other] { " " }(income €{ $income }, locomotive −€{ $upkeep })
 }.
steam-event-expenses-covered = { $seat } can't pay €{ $euros }{ $points ->
    [0] { "" }
   *[other] { "" }, points −{ $points }
 }{ $income ->
    [0] { "" }
   *[other] { "" }, income −{ $income }
 }.
steam-event-bankrupt = { $seat } is bankrupt and out of the game.
steam-event-game-ended = The game is over. Scores: { $scores }.
# What the numbers of a move count.
steam-nth-bid-1 = €{ $value }
steam-nth-raise-1 = { $value } × €5
steam-nth-urbanize-3 = set { $value }
steam-nth-grow-2 = set { $value }
steam-reason-last-turn = the last turn has been played
steam-reason-last-survivor = all but one have gone bankrupt

# Refusals.
STM-S5 = { $why ->
    [phase] Nobody bids now: { $phase }.
    [no-tiles] To leave the auction just pass.
    [low] €{ $bid } is not more than the bid of €{ $high }.
   *[means] A bid of €{ $cost } can't be paid: you can raise €{ $raise } at most.
 }
STM-M1 = In the base game money comes by itself when something must be paid. Now: { $phase }.
STM-A1 = { $why ->
    [phase] Actions can't be chosen now: { $phase }.
   *[taken] { $by } has { $action } already.
 }
STM-A2 = { $by } has { $action } already.
STM-A3 = { $by } has { $action } already.
STM-A4 = { $by } has { $action } already.
STM-A5 = { $why ->
    [taken] { $by } has { $action } already.
    [means] City Growth costs €{ $cost }; you can raise €{ $raise } at most.
   *[not-yours] You have no City Growth to use.
 }
STM-A6 = { $why ->
    [taken] { $by } has { $action } already.
    [level] Your locomotive has reached level { $level }, the highest.
   *[means] The next level costs €{ $cost }; you can raise €{ $raise } at most.
 }
STM-A7 = { $why ->
    [taken] { $by } has { $action } already.
    [means] Urbanization costs €{ $cost }; you can raise €{ $raise } at most.
    [none-left] Towns left: { $towns }; New City tiles left: { $new_cities }. Urbanization can't be taken while another tile can.
    [only-pass] Towns left: { $towns }; New City tiles left: { $new_cities }. Urbanization can only be taken unpaid, for its number.
   *[not-yours] You have no Urbanization to use.
 }
STM-A8 = { $why ->
    [standard] In the standard game there is no pass here: choose a tile.
    [one-tile] Only one tile can be taken unpaid, for its number: City Growth or Urbanization.
    [no-pass] { $action } can't be taken unpaid; only City Growth or Urbanization can.
    [all-grown] Every city has its growth marker; { $action } can only be taken unpaid, for its number.
   *[due] { $action } is paid for and must be used before you end your build.
 }
STM-B1 = { $why ->
    [phase] Nothing is built now: { $phase }.
   *[builds] { $builds ->
        [one] You have built once, and that was your last build.
       *[other] You have built { $builds } times, and that was your last build.
     }
 }
STM-B2 = { $hex }: track here must lead back to a city over your own track.
STM-B3 = { $hex }: over the { $edge } edge the track is { $owner }'s, and only { $owner } may extend it.
STM-B4 = { $why ->
    [city] { $place } is a city: no track lies there.
    [turn] Both rotations of { $face } look the same; choose { $same }.
    [outside] { $hex }: over the { $edge } edge the track would leave the map.
   *[closed] { $hex }: the { $edge } edge can't be crossed.
 }
STM-B5 = { $hex }: a link here would begin and end in the same place.
STM-B6 = Tile “{ $face }”: none is left in the box.
STM-B8 = { $town ->
    [yes] { $hex }: a town takes town tiles only, not “{ $face }”.
   *[no] { $hex }: there is no town here, so “{ $face }” can't lie here.
 }
STM-B9 = { $hex }: a tile laid here must keep the track ({ $lies }) and add to it.
STM-B10 = { $why ->
    [not-now] { $hex }: no tile of this build lies here.
    [legal] { $hex }: the track leads back to a city, so it stays.
    [loose] { $loose ->
        [one] One link of yours leads
       *[other] { $loose } links of yours lead
     } back to no city: join it up, or take the tile back.
   *[withdrawn] { $withdrawn ->
        [one] You have taken back a tile in this build
       *[other] You have taken back { $withdrawn } tiles in this build
     }; no more “{ $face }” on empty ground.
 }
STM-B11 = { $why ->
    [no-track] { $hex }: there is no track to redirect.
    [town] Track in a town is never redirected.
    [other-rails] { $hex }: “{ $face }” laid this way doesn't turn the end of one rail and leave the rest.
    [owner] { $hex }: the track is { $owner }'s.
    [untraced] { $hex }: the track neither begins at a city nor joins track of yours.
   *[not-last] { $hex }: this is not the last tile of its link.
 }
STM-B15 = { $hex }: the link is complete and can't be redirected.
STM-B16 = { $why ->
    [city] { $place } is a city already.
    [colour] No { $colour } New City is left.
    [no-set] There is no set { $set }; the supply display has { $sets ->
        [one] one
       *[other] { $sets }
     }.
    [not-empty] There are cubes on the supply display: take a set.
   *[empty] Set { $set } is gone.
 }
STM-B17 = { $why ->
    [town] { $place } is a town; only cities grow.
    [grown] { $place } has its growth marker already.
    [no-set] There is no set { $set }; the supply display has { $sets }.
    [not-empty] There are cubes on the supply display: take a set.
   *[empty] Set { $set } is gone.
 }
STM-B18 = That costs €{ $cost }; the most you can pay is €{ $raise }.
STM-G1 = { $why ->
    [phase] No goods are moved now: { $phase }.
    [no-tiles] To do nothing just pass.
    [improved] You have improved your locomotive in this phase already.
    [level] Your locomotive has reached level { $level }, the highest.
   *[no-cube] { $place } has no { $colour } cube.
 }
STM-G2 = { $why ->
    [level] The route has { $links } links; with locomotive { $level } at most { $level ->
        [one] one link is
       *[other] { $level } links are
     } possible.
   *[no-link] No complete link leaves { $place } over its { $edge } edge.
 }
STM-G3 = { $why ->
    [must-stop] { $place } takes { $colour } cubes: the cube must stop there.
   *[must-arrive] { $place } doesn't take { $colour } cubes.
 }
STM-G4 = The cube would come to { $place } twice.
STM-G5 = { $own ->
    [0] None of the links is yours.
    [one] One of the links is yours, but a rival has { $rival }.
   *[other] { $own } of the links are yours, but a rival has { $rival }.
 }
STM-G7 = Not now: { $phase }.
STM-D2 = { $why ->
    [phase] Capital can't be raised now: { $phase }.
    [no-tiles] To raise nothing just pass.
    [none] To raise nothing just pass.
   *[points] { $steps } times €5 would cost { $points ->
        [one] 1 point
       *[other] { $points } points
     } besides income; you have { $have }.
 }
STM-D3 = { $why ->
    [phase] Nobody bids now: { $phase }.
    [no-tiles] To leave the auction just pass.
    [low] €{ $bid } is not more than the bid of €{ $high }.
   *[cash] You have €{ $cash }: too little for a bid of €{ $bid }.
 }

# What a score is made of.
steam-part-points = Victory points
steam-part-income = Income
steam-part-links = Links

# What else a result says.
steam-fact-bankrupt = bankrupt

# Phases, and what is paid for.
steam-word-first-order = bid for the first turn order
steam-word-capital = raise capital
steam-word-order = turn order
steam-word-goods = move goods
steam-word-share = income or points
steam-word-track = track
steam-word-expenses = expenses

# Verbs.
steam-word-bid = bid
steam-word-pass = pass
steam-word-raise = raise capital, in steps of €5
steam-word-choose = choose an action
steam-word-build = build track
steam-word-redirect = redirect track
steam-word-withdraw = take a tile back
steam-word-urbanize = found a New City
steam-word-grow = let a city grow
steam-word-end = finish building
steam-word-deliver = deliver a cube
steam-word-improve = improve the locomotive
steam-word-income = income
steam-word-points = victory points

# Actions.
steam-word-turn-order = Turn Order
steam-word-first-move = First Move
steam-word-engineer = Engineer
steam-word-first-build = First Build
steam-word-city-growth = City Growth
steam-word-locomotive = Locomotive
steam-word-urbanization = Urbanization

# Colours.
steam-word-red = red
steam-word-yellow = yellow
steam-word-purple = purple
steam-word-blue = blue
steam-word-grey = grey

# Track tiles.
steam-word-straight = straight
steam-word-gentle = gentle curve
steam-word-sharp = sharp curve
steam-word-cross-straight = crossing of two straights
steam-word-cross-mixed = crossing of a gentle curve and a straight
steam-word-cross-gentle = crossing of two gentle curves
steam-word-pass-gentle = two gentle curves side by side
steam-word-pass-straight = sharp curve beside a straight
steam-word-pass-left = sharp curve and, clockwise from it, a gentle one
steam-word-pass-right = sharp curve and, anticlockwise from it, a gentle one
steam-word-town-end = town with one exit
steam-word-town-straight = town on a straight
steam-word-town-gentle = town on a gentle curve
steam-word-town-sharp = town on a sharp curve
steam-word-town-star = town with three exits, evenly spread
steam-word-town-fan = town with three exits side by side
steam-word-town-fork-left = town on a straight with a branch clockwise from one end
steam-word-town-fork-right = town on a straight with a branch anticlockwise from one end
steam-word-town-cross = town on two straights
steam-word-town-kite = town with four exits, one apart
steam-word-town-wide = town with four exits side by side

steam-told-income = income
steam-told-links = links
