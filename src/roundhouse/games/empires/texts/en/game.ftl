# Small Railroad Empires.
empires-name = Small Railroad Empires
empires-money = ${ $value }

# What happened.
empires-event-country-joined = Map tiles { $tiles } are joined: country { $number } of { $of }.
empires-event-achievements-laid = Achievements: { $achievements }.
empires-event-market-filled = The market gets: { $cards }. Cards left in the deck: { $left }.
empires-event-market-returned = Three cards of the same colour ({ $colour }): they are shuffled back into the deck.
empires-event-started = { $seat } starts at { $factory }.
empires-event-round-began = Round { $round } begins.
empires-event-track-built = { $seat } builds a track { $cost ->
    [0] for nothing
   *[other] for ${ $cost }
 }: { $place }.
empires-event-track-unlocked = { $seat } unlocks a third track { $unlocking ->
    [0] for nothing
   *[other] for ${ $unlocking }
 } and builds it { $cost ->
    [0] for nothing
   *[other] for ${ $cost }
 }: { $place }.
empires-event-route-begun = { $seat } begins a new route { $cost ->
    [0] for nothing
   *[other] for ${ $cost }
 }: { $place }.
empires-event-track-skipped = { $seat } can build nowhere: the rest of the construction is skipped.
empires-event-space-shared = { $seat } shares a space with { $by }, who gets ${ $money } of it.
empires-event-loan-taken = { $seat } takes { $loans ->
    [one] a loan
   *[other] { $loans } loans
 }: ${ $money }.
empires-event-star-reached = { $seat } is the first on a star: { $prestige } prestige.
empires-event-token-revealed = A rural token is turned up for { $seat }: { $token }.
empires-event-locomotive-found = { $seat } finds an abandoned locomotive: { $colour }.
empires-event-factories-produced = { $prestige } prestige is reached: all factories produce.
empires-event-good-delivered = { $seat } delivers { $good } from { $factory } to { $city }: length { $length }, ${ $money }{ $prestige ->
    [0] { "" }
   *[other] { " " }and { $prestige } prestige
 }.
empires-event-city-bonus = { $seat } gets ${ $money } for being among the first in { $city }.
empires-event-card-played = { $seat } plays the { $card }{ $prestige ->
    [0] { "" }
   *[other] : { $prestige } prestige
 }.
empires-event-contract-shown = { $seat } shows a contract with { $factory }: { $prestige } prestige.
empires-event-industry-moved = Industry { $industry } moves up to step { $step }{ $produces ->
    [yes] { " " }and produces
   *[no] { "" }
 }.
empires-event-achievement-claimed = { $seat } claims { $achievement }: { $points } prestige at the end.
empires-event-card-bought = { $seat } buys the { $card } { $cost ->
    [0] for nothing
   *[other] for ${ $cost }
 }.
empires-event-end-triggered = { $seat } { $reason ->
    [last-track] has built the last track
    [last-card] has drawn the last train card
   *[cities-full] has brought the second train into the last city
 }: the round is played to its end.
empires-event-game-ended = The game is over. Prestige: { $scores }.
# What the numbers of a move count.
empires-nth-buy-1 = number { $value } from the left
empires-event-destination-drawn = The conglomerate's next destinations: black from { $black } to one of { $black_to }; yellow from { $yellow } to one of { $yellow_to }.
empires-event-action-card = The conglomerate turns up a card: black { $black }, yellow { $yellow }; locomotive { $colour }.
empires-event-railcar-formed = The card makes a railcar with the one before ({ $colour }): 1 prestige for black.
empires-event-conglomerate-built = The { $company } company builds: { $place }.
empires-event-conglomerate-shares = The conglomerate shares a space with { $seat }, who gets ${ $money }.
empires-event-conglomerate-star = The { $company } company is on a star: { $prestige } prestige.
empires-event-conglomerate-token = A rural token is turned up for the { $company } company: { $token }.
empires-event-conglomerate-locomotive = The { $company } company finds an abandoned locomotive: { $colour }.
empires-event-conglomerate-delivered = The { $company } company delivers { $good } from { $factory } to { $city }: length { $length }, { $prestige } prestige.
empires-event-conglomerate-arrived = The { $company } company reaches { $city } from { $factory } without a good that is demanded there: length { $length }, { $prestige } prestige.
empires-event-conglomerate-card = The { $company } company takes the { $card }.
empires-event-conglomerate-claimed = The { $company } company claims { $achievement }: { $points } prestige at the end.
empires-reason-last-track = a company built its last track
empires-reason-last-card = the last train card was drawn
empires-reason-cities-full = every city has two trains
empires-reason-last-round = twelve rounds were played

# Refusals.
SRE-S7 = { $why ->
    [phase] Starting tracks are placed at the very beginning only; now it is time to { $phase }.
    [absent] { $factory } is not in this country.
    [taken] { $factory } has a starting track already.
   *[compulsory] Everybody places a starting track.
 }
SRE-C1 = { $why ->
    [phase] Tracks are built at the beginning of a turn; now it is time to { $phase }.
    [absent] { $place }: this is not in the country.
    [own] { $place }: you are here already.
    [full] { $place }: two companies are here already.
   *[apart] { $place }: no track or train of yours borders on it.
 }
SRE-C4 = { $why ->
    [third] A locked track comes third, after the two tracks of the turn.
    [none-left] You have unlocked both of your locked tracks.
    [leading] You lead with { $prestige } prestige; locked tracks are for those who don't.
   *[phase] A locked track is built right after the two tracks of the turn; now it is time to { $phase }.
 }
SRE-C5 = { $why ->
    [joined] { $factory } borders on your network: build there for nothing.
   *[money] A new route costs ${ $cost } and you have ${ $money }; no loan is given for it.
 }
SRE-C7 = Tracks must be built as long as there is a space for them.
SRE-M2 = { $place }: the price is ${ $cost }; with all loans that are left you can raise ${ $money }.
SRE-D1 = { $why ->
    [phase] Goods are delivered after construction, once a turn; now it is time to { $phase }.
    [factory] You have no track at { $factory }.
    [city] You have no track in { $city }.
    [train] You have a train in { $city } already.
    [sold-out] There is no { $good } at { $factory }.
    [demand] { $city } does not demand { $good }.
    [apart] { $factory } and { $city } are not joined by your network.
    [fork] Several routes are equally short; choose where to go on: { $ways }.
    [way] { $place }: this is not on a shortest route; choose one of: { $ways }.
   *[no-fork] { $place }: there is no choice of route to make here.
 }
SRE-D4 = { $why ->
    [phase] Train cards are played after a delivery; now it is time to { $phase }.
    [not-in-hand] You don't hold the { $card }.
   *[compulsory] { $cards ->
        [one] After a delivery your train card must be played.
       *[other] After a delivery one of your { $cards } train cards must be played.
     }
 }
SRE-D5 = { $why ->
    [phase] A contract is shown right after a delivery; now it is time to { $phase }.
    [shown] Your contract has been shown already.
   *[other] Your contract is not about { $factory }.
 }
SRE-D6 = You have no train left, so { $good } can't be delivered to { $city }.
SRE-A1 = { $why ->
    [phase] Achievements are claimed after the delivery; now it is time to { $phase }.
    [absent] { $achievement } is not among the achievements of this game.
    [twice] You have claimed { $achievement } already.
   *[second-top] You have claimed a top section this turn; { $achievement } must wait.
 }
SRE-A2 = { $achievement } asks for { $needs }; you have { $have }.
SRE-T1 = { $why ->
    [phase] A train card is bought at the end of a turn; now it is time to { $phase }.
    [hand] You hold { $cards } cards, which is the limit.
    [empty] There is no card in slot { $slot }.
   *[money] The card costs ${ $cost } and you have ${ $money }.
 }

# What a score is made of.
empires-part-prestige = Prestige track
empires-part-achievements = Achievements
empires-part-passengers = Passengers
empires-part-loans = Loans

# What else a result says.
empires-fact-conglomerate = the conglomerate
empires-fact-won = won

# Kinds of words.
word-space = a space
word-city = a city
word-factory = a factory
word-goods = a kind of goods
word-traincard = a train card
word-achievement = an achievement

# Words.
empires-word-start = place a starting track
empires-word-construct = build tracks
empires-word-build = build a track
empires-word-route = begin a new route
empires-word-unlock = unlock a third track
empires-word-deliver = deliver a good
empires-word-card = play a train card
empires-word-play = play a train card
empires-word-reveal = show your contract
empires-word-claim = claim an achievement
empires-word-buy = buy a train card
empires-word-pass = go on
empires-word-end = end
empires-word-plain = plain
empires-word-forest = forest
empires-word-desert = desert
empires-word-river = river
empires-word-mountain = mountain
empires-word-red = red
empires-word-blue = blue
empires-word-green = green
empires-word-orange = orange
empires-word-yellow = yellow
empires-word-purple = purple
empires-word-black = black
empires-word-metal = metal
empires-word-textile = textile
empires-word-food = food
empires-word-drink = drink
empires-word-gold-cache = a gold cache
empires-word-breakdown = a breakdown
empires-word-beautiful-location = a beautiful location
empires-word-long-track-expert = Long Track Expert
empires-word-longer-track-expert = Longer Track Expert
empires-word-master-of-deliveries = Master of Deliveries
empires-word-treasure-hunter = Treasure Hunter
empires-word-express-network = Express Network
empires-word-ardent-collector = Ardent Collector
empires-word-loyal-investor = Loyal Investor
empires-word-tunnel-master = Tunnel Master
empires-word-bridge-master = Bridge Master
empires-word-landscape-artist = Landscape Artist
empires-word-industrial-pioneer = Industrial Pioneer
empires-word-rural-town-king = Rural Town King
empires-word-calias-company = Calias Company
empires-word-kenper-brothers = Kenper Brothers
empires-word-hallow-mill = Hallow Mill
empires-word-ferro-works = Ferro Works
empires-word-tarn-brewery = Tarn Brewery
empires-word-moss-farms = Moss Farms
empires-word-ashby-weavers = Ashby Weavers
empires-word-glyson-company = Glyson Company
empires-word-dunmore-distillery = Dunmore Distillery
empires-word-penn-forge = Penn Forge
empires-word-quill-and-son = Quill & Son
empires-word-larkin-cellars = Larkin Cellars
empires-word-oldville = Oldville
empires-word-lowdown = Lowdown
empires-word-hinburg = Hinburg
empires-word-brig = Brig
empires-word-corvale = Corvale
empires-word-minster = Minster
empires-word-east-and-bull = East & Bull
empires-word-new-yard = New Yard
empires-word-roam = Roam
empires-word-baris = Baris
empires-word-derlin = Derlin
empires-word-sandle = Sandle
empires-word-steel = steel
empires-word-cloth = cloth
empires-word-grain = grain
empires-word-wine = wine
empires-word-red-steel = red card (steel)
empires-word-red-cloth = red card (cloth)
empires-word-red-grain = red card (grain)
empires-word-red-long = red card (length 5 or more)
empires-word-red-forest = red card (forest)
empires-word-red-river = red card (river)
empires-word-red-plain-desert = red card (plain and desert)
empires-word-red-forest-mountain = red card (forest and mountain)
empires-word-blue-cloth = blue card (cloth)
empires-word-blue-grain = blue card (grain)
empires-word-blue-wine = blue card (wine)
empires-word-blue-long = blue card (length 5 or more)
empires-word-blue-desert = blue card (desert)
empires-word-blue-mountain = blue card (mountain)
empires-word-blue-plain-river = blue card (plain and river)
empires-word-blue-forest-desert = blue card (forest and desert)
empires-word-yellow-grain = yellow card (grain)
empires-word-yellow-wine = yellow card (wine)
empires-word-yellow-steel = yellow card (steel)
empires-word-yellow-long = yellow card (length 5 or more)
empires-word-yellow-river = yellow card (river)
empires-word-yellow-forest = yellow card (forest)
empires-word-yellow-plain-mountain = yellow card (plain and mountain)
empires-word-yellow-desert-river = yellow card (desert and river)
empires-word-purple-wine = purple card (wine)
empires-word-purple-steel = purple card (steel)
empires-word-purple-cloth = purple card (cloth)
empires-word-purple-long = purple card (length 5 or more)
empires-word-purple-mountain = purple card (mountain)
empires-word-purple-desert = purple card (desert)
empires-word-purple-plain-forest = purple card (plain and forest)
empires-word-purple-forest-river = purple card (forest and river)

empires-told-train = train: { $value }
empires-kind-contract = Contracts
