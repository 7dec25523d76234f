# Railways of the World.
railways-name = Railways of the World
railways-money = ${ $value }

# What happened.
railways-event-display-laid = Operations on display: { $cards }.
railways-event-first-player = { $seat } opens the first turn.
railways-event-barons-dealt = { $seat } gets two barons: { $barons }.
railways-event-baron-kept = { $seat } keeps the baron “{ $baron }”.
railways-event-baron-chosen = { $seat } has kept a baron.
railways-event-turn-began = Turn { $turn } begins.
railways-event-last-turn-began = Turn { $turn } begins: it is the last.
railways-event-order-set = Order of the turn: { $order }.
railways-event-bid = { $seat } bids ${ $dollars }.
railways-event-passed = { $seat } passes.
railways-event-cash-received = { $seat } receives ${ $dollars }.
railways-event-bonds-issued = { $seat } issues { $bonds ->
    [one] a bond
   *[other] { $bonds } bonds
 } for ${ $dollars }.
railways-event-paid = { $seat } pays ${ $dollars } ({ $for }).
railways-event-points-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
 } ({ $for }).
railways-event-track-built = { $seat } lays track, { $joins } ({ $face }), { $dollars ->
    [0] for nothing
   *[other] for ${ $dollars }
 }: { $hex }.
railways-event-track-crossed = { $seat } crosses track, { $joins } ({ $face }), { $dollars ->
    [0] for nothing
   *[other] for ${ $dollars }
 }: { $hex }.
railways-event-track-redirected = { $seat } redirects track to { $joins } ({ $face }), { $dollars ->
    [0] for nothing
   *[other] for ${ $dollars }
 }: { $hex }.
railways-event-link-completed = { $seat } has completed a link: { $between }.
railways-event-link-removed = { $seat }'s incomplete link from { $from } is taken off the map.
railways-event-line-completed = { $seat } has completed the major line { $between }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
railways-event-western-link-built = { $seat } builds the Western Link of { $place }.
railways-event-sea-link-opened = { $seat } opens a sea link, { $sea }, for ${ $dollars }.
railways-event-industrial-age-began = The Industrial Age begins.
railways-event-industry-came = Industry comes to { $place } by itself: it is { $colour } now.
railways-event-cubes-came = New cubes on { $place }: { $cubes }.
railways-event-mine-opened = { $seat } opens a mine in { $place }: { $cubes }.
railways-event-track-ended = { $seat } goes past the end of the track and keeps { $points ->
    [one] 1 point
   *[other] { $points } points
 } beside it.
railways-event-line-opened = { $seat } has { $points } points: the land west of the mountains is open.
railways-event-city-urbanized = { $seat } makes { $place } { $colour }; new cubes: { $cubes }.
railways-event-locomotive-improved = { $seat }'s locomotive is now level { $level }.
railways-event-cube-delivered = { $seat } delivers a { $colour } cube: { $places } ({ $shares }).
railways-event-depots-placed = { $seat } places { $depots ->
    [one] a Fuel Depot
   *[other] { $depots } Fuel Depots
 } in { $place }.
railways-event-depot-spent = { $seat } takes a Fuel Depot back from { $place }.
railways-event-cube-waits = { $seat } moves a { $colour } cube: { $places }. It waits there.
railways-event-cube-lost = { $seat }'s { $colour } cube in { $place } was not taken on: it is lost.
railways-event-rotor-turned = The rotor of { $place } now shows { $colour }.
railways-event-city-emptied = { $place } is empty; { $left ->
    [0] that was the last one needed for the end
    [one] one more empty city, then one last turn
   *[other] { $left } more empty cities, then one last turn
 }.
railways-event-marker-removed = { $place } is empty no more; { $left ->
    [one] one more empty city brings the last turn
   *[other] { $left } more empty cities bring the last turn
 }.
railways-event-end-triggered = The end is near: turn { $turn } will be the last.
railways-event-card-taken = { $seat } takes { $card }.
railways-event-card-played = { $seat } plays { $card }.
railways-event-card-claimed = { $seat } claims { $card }.
railways-event-card-drawn = A new card on display: { $card }.
railways-event-income-received = { $seat } receives ${ $dollars } of income.
railways-event-baron-revealed = { $seat } shows the baron “{ $baron }”, worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
railways-event-game-ended = The game is over. Scores: { $scores }.
# Who hears the first needn't hear the second, which is for the others.
railways-instead-baron-kept = baron-chosen
railways-instead-cube-delivered = points-scored delivery
railways-instead-line-completed = points-scored major-line

# What the numbers of a move count.
railways-nth-bid-1 = ${ $value }
railways-nth-depot-2 = × { $value }
railways-reason-empty-cities = enough cities are empty, and the last turn has been played
railways-reason-move-limit = nobody has delivered anything for too long

# Refusals.
ROW-S2 = Tile “{ $face }”: none is left in the box.
ROW-S4 = { $why ->
    [phase] Barons are chosen before the first turn. Now: { $phase }.
   *[not-yours] The baron “{ $baron }” is not one of yours.
 }
ROW-T1 = { $why ->
    [phase] Nobody bids now: { $phase }.
    [lowest] The lowest bid is ${ $lowest }, not ${ $bid }.
    [low] ${ $bid } is not more than the bid of ${ $high }.
   *[bound] No bid goes beyond ${ $highest }; ${ $bid } does.
 }
ROW-T4 = You can't pass now: { $phase }.
ROW-B1 = { $why ->
    [phase] Nothing is built now: { $phase }.
    [laid] The track is laid: place Fuel Depots or finish building.
   *[nothing-laid] Lay a tile first: the card you have played is for a build.
 }
ROW-B2 = { $why ->
    [start] { $hex }: track here would touch neither a city nor an incomplete link of yours.
   *[continue] { $hex }: this does not go on with the link that you are building.
 }
ROW-B3 = { $why ->
    [same-city] The link would begin and end in { $place }.
   *[owner] { $hex }: the track that it would join is { $owner }'s, and only { $owner } may go on with it.
 }
ROW-B4 = { $why ->
    [city] { $place } is a city: no track lies there.
    [turn] Both rotations of { $face } look the same; choose { $same }.
   *[connection] { $hex }: { $place } has no connection on this side ({ $edge }).
 }
ROW-B7 = { $why ->
    [variant] In this game track is not redirected.
    [no-track] { $hex }: there is no track to redirect.
    [this-action] { $hex }: this track was laid in this action: it can be taken back, not redirected.
    [other-rails] { $hex }: “{ $face }” laid this way doesn't turn the end of one track and leave the rest.
   *[not-last] { $hex }: this is not the last tile of its link.
 }
ROW-B8 = { $why ->
    [nothing-to-cross] { $hex }: there is no track to cross, so “{ $face }” can't lie here.
    [lies] { $hex }: a tile laid here must keep the track ({ $lies }) and cross it.
    [wall] { $hex }: the link here ({ $owner }) is not complete, so it can't be crossed.
   *[complete] { $hex }: the link is complete and can't be redirected.
 }
ROW-B12 = { $why ->
    [outside] { $hex }: over the { $edge } edge the track would leave the map.
   *[closed] { $hex }: the { $edge } edge can't be crossed.
 }
ROW-U1 = { $why ->
    [phase] Nothing can be urbanized now: { $phase }.
    [not-grey] { $place } is { $colour }; only grey cities can be urbanized.
   *[no-tile] No { $colour } New City is left.
 }
ROW-L1 = { $why ->
    [phase] The locomotive can't be improved now: { $phase }.
   *[level] Your locomotive has reached level { $level }, the highest.
 }
ROW-D1 = { $why ->
    [phase] Nothing can be delivered now: { $phase }.
    [no-cube] { $place } has no { $colour } cube.
    [level] The route has { $links } links; with locomotive { $level } at most { $level ->
        [one] one link is
       *[other] { $level } links are
     } possible.
    [must-stop] { $place } takes { $colour } cubes: the cube must stop there.
    [no-link] No complete link leaves { $place } over its { $edge } edge.
    [no-sea-link] No sea link leaves { $place } on the space { $edge }.
   *[must-arrive] { $place } doesn't take { $colour } cubes.
 }
ROW-D2 = The cube would come to { $place } twice.
ROW-D3 = The first link must be yours; that out of { $place } ({ $edge }) is { $owner }'s.
ROW-O1 = { $why ->
    [phase] No cards now: { $phase }.
    [not-there] { $card } is not on display.
   *[not-yours] You have no { $card }.
 }
ROW-O2 = { $why ->
    [circle] { $card } can't be taken: it rewards the first who does what it says.
    [works-by-itself] { $card } works by itself: it is not played.
   *[used] You have used { $card } in this turn already.
 }
ROW-O3 = { $why ->
    [charter] { $owner } has the charter of { $place }: nobody else lays track into it or out of it.
    [needs-place-colour] Choose where and in which colour: { $card }, a grey city, a colour.
    [needs-place] Choose where: { $card }, a city.
    [needs-place-edge] Choose which link: { $card }, a city and the edge by which the link leaves it.
    [no-target] { $card } names no place now.
    [rival-link] No complete link of another player leaves { $place } over its { $edge } edge.
    [depot] There is a depot on the link that leaves { $place } over its { $edge } edge.
    [express-passes] With the Express the { $colour } cube passes one city of its colour and stops in the next.
    [before-action] { $card } is played before the action that it is for.
    [no-express] No cube can pass a city of its colour and reach another: { $card } would do nothing.
    [in-use] { $card } is in use already.
   *[no-build] No track can be laid: { $card } would do nothing.
 }
ROW-M1a = { $why ->
    [phase] No Western Link now: { $phase }.
    [not-there] { $place } has no space for a Western Link.
    [built] The Western Link of { $place } is { $owner }'s.
    [no-link] You have no complete link to { $place }.
   *[next-round] You have only just reached { $place }: the Western Link can be built from the next round on.
 }
ROW-M1c = { $hex }: this lies west of the mountains, where nobody builds before one has { $points } points.
ROW-M5b = { $why ->
    [phase] No sea links now: { $phase }.
    [taken] { $sea } is { $owner }'s.
    [each] { $each ->
        [one] You have a sea link there: one is all that a player may have.
       *[other] You have { $each } sea links there, as many as a player may have.
     }
   *[alike] The free spaces of { $sea } are all alike: choose { $first }.
 }
ROW-M5c = You have completed a link to { $place } in this turn already: one is all, and more track there could not be finished.
ROW-M6b = { $hex }: on a ferry hex only a Ferry Line builds, and you have none.
ROW-M6c = { $why ->
    [mined] { $place } has had its mine.
   *[not-grey] { $place } is { $colour }; mines are for grey cities.
 }
ROW-M8a = { $why ->
    [phase] Not now: { $phase }.
    [not-played] Fuel Depots are not played in this game.
    [tile-first] Lay a tile first: Fuel Depots are placed while you build.
    [once] You have placed Fuel Depots in this build already.
    [taken] { $place } holds { $owner }'s Fuel Depots.
    [not-joined] You have no complete link to { $place }.
    [under-construction] A link from { $place } is under construction: no Fuel Depot goes there now.
    [number] You can place { $most } at most in { $place }, and at least one, not { $number }.
    [nothing-waits] No cube of yours waits to be taken on.
    [not-left] The cube has not left { $place } yet.
    [over] The cube ends its way in { $place }: nothing follows.
    [no-depot] You have no Fuel Depot in { $place }.
    [refuel-first] { $place } takes the cube: refuel before you stop, which needs two Fuel Depots.
    [two-needed] To pass the colour of { $place } and to stop there takes two Fuel Depots; you have { $depots }.
    [no-need] { $place } does not hold the cube: choose where it goes on.
    [goes-on] After refuelling in { $place } the cube must go on or stop.
   *[say-unload] You have a Fuel Depot in { $place }: unload to deliver there, or refuel to go on.
 }

# What a score is made of.
railways-part-points = Points
railways-part-bonds = Bonds
railways-part-baron = Baron

# Phases.
railways-word-barons = everybody keeps a baron
railways-word-auction = the auction
railways-word-actions = actions
railways-word-building = a build
railways-word-express-run = a delivery with the Express
railways-word-over = the end

# What is paid and scored for.
railways-word-track = track
railways-word-urbanization = urbanization
railways-word-locomotive = locomotive
railways-word-interest = interest
railways-word-delivery = delivery
railways-word-major-line = major line
railways-word-first-place = the first place
railways-word-sea-link = a sea link
railways-word-fuel-depots = Fuel Depots

# Verbs.
railways-word-keep = keep a baron
railways-word-bid = bid
railways-word-pass = pass
railways-word-build = build track
railways-word-redirect = redirect track
railways-word-end = finish building
railways-word-urbanize = urbanize
railways-word-improve = improve the locomotive
railways-word-deliver = deliver a cube
railways-word-take = take a card
railways-word-play = play a card
railways-word-west = build a Western Link
railways-word-sail = open a sea link
railways-word-continue = take the waiting cube on
railways-word-depot = place Fuel Depots

# What a cube does at a Fuel Depot.
railways-word-refuel = refuel and pass
railways-word-halt = stop until the next action
railways-word-unload = unload here

# Kinds of words.
word-operation = an operations card
word-call = what the cube does at a Fuel Depot
word-baron = a baron
word-sea = a sea link

# Colours.
railways-word-red = red
railways-word-yellow = yellow
railways-word-blue = blue
railways-word-black = black
railways-word-purple = purple
railways-word-grey = grey

# Track tiles.
railways-word-straight = straight
railways-word-gentle = gentle curve
railways-word-cross-straight = crossing of two straights
railways-word-cross-mixed = crossing of a gentle curve and a straight
railways-word-cross-gentle = crossing of two gentle curves

# Operations cards.
railways-word-railroad-era-begins = Railroad Era Begins
railways-word-speed-record = Speed Record
railways-word-new-train = New Train
railways-word-bounty-mobile = Service Bounty Mobile
railways-word-bounty-duluth = Service Bounty Duluth
railways-word-bounty-toronto = Service Bounty Toronto
railways-word-bounty-louisville = Service Bounty Louisville
railways-word-bounty-raleigh = Service Bounty Raleigh
railways-word-bounty-jacksonville = Service Bounty Jacksonville
railways-word-railroad-executive = Railroad Executive
railways-word-new-industry = New Industry
railways-word-city-growth = City Growth
railways-word-land-grant = Government Land Grant
railways-word-perfect-engineering = Perfect Engineering
railways-word-hotel-new-york = Hotel New York
railways-word-hotel-chicago = Hotel Chicago
railways-word-hotel-atlanta = Hotel Atlanta
railways-word-hotel-boston = Hotel Boston
railways-word-hotel-baltimore = Hotel Baltimore
railways-word-hotel-charleston = Hotel Charleston
railways-word-hotel-philadelphia = Hotel Philadelphia
railways-word-hotel-pittsburgh = Hotel Pittsburgh
railways-word-hotel-new-orleans = Hotel New Orleans
railways-word-bounty-hermosillo = Service Bounty Hermosillo
railways-word-bounty-oaxaca = Service Bounty Oaxaca
railways-word-bounty-chihuahua = Service Bounty Chihuahua
railways-word-bounty-nuevo-laredo = Service Bounty Nuevo Laredo
railways-word-bounty-mazatlan = Service Bounty Mazatlán
railways-word-tunnel-engineer = Tunnel Engineer
railways-word-express = Express
railways-word-trading-depot = Trading Depot
railways-word-hotel-mexico-city = Hotel Mexico City
railways-word-hotel-guadalajara = Hotel Guadalajara
railways-word-hotel-monterrey = Hotel Monterrey
railways-word-hotel-veracruz = Hotel Veracruz
railways-word-hotel-tampico = Hotel Tampico
railways-word-hotel-puebla = Hotel Puebla
railways-word-hotel-ciudad-juarez = Hotel Ciudad Juárez
railways-word-bounty-marseille = Service Bounty Marseille
railways-word-bounty-naples = Service Bounty Naples
railways-word-bounty-lisbon = Service Bounty Lisbon
railways-word-bounty-constantinople = Service Bounty Constantinople
railways-word-bounty-moscow = Service Bounty Moscow
railways-word-passenger-lines = Passenger Lines
railways-word-capital-charter-paris = Capital Charter Paris
railways-word-capital-charter-berlin = Capital Charter Berlin
railways-word-city-charter-munich = City Charter Munich
railways-word-city-charter-prague = City Charter Prague
railways-word-city-charter-essen = City Charter Essen
railways-word-hotel-milan = Hotel Milan
railways-word-hotel-vienna = Hotel Vienna
railways-word-hotel-madrid = Hotel Madrid
railways-word-shinbashi-station = Shinbashi Station
railways-word-bounty-aomori = Service Bounty Aomori
railways-word-bounty-kagoshima = Service Bounty Kagoshima
railways-word-hotel-tokyo = Hotel Tokyo
railways-word-hotel-osaka = Hotel Osaka
railways-word-hotel-kyoto = Hotel Kyoto
railways-word-hotel-nagoya = Hotel Nagoya
railways-word-hotel-sendai = Hotel Sendai
railways-word-hotel-niigata = Hotel Niigata
railways-word-hotel-kanazawa = Hotel Kanazawa
railways-word-hotel-hiroshima = Hotel Hiroshima
railways-word-hotel-fukuoka = Hotel Fukuoka
railways-word-bounty-san-antonio = Service Bounty San Antonio
railways-word-bounty-portland = Service Bounty Portland
railways-word-bounty-des-moines = Service Bounty Des Moines
railways-word-bounty-el-paso = Service Bounty El Paso
railways-word-bounty-bismarck = Service Bounty Bismarck
railways-word-bounty-boise = Service Bounty Boise
railways-word-hotel-san-francisco = Hotel San Francisco
railways-word-hotel-kansas-city = Hotel Kansas City
railways-word-hotel-houston = Hotel Houston
railways-word-hotel-seattle = Hotel Seattle
railways-word-hotel-salt-lake-city = Hotel Salt Lake City
railways-word-hotel-dallas = Hotel Dallas
railways-word-hotel-minneapolis = Hotel Minneapolis

# Barons.
railways-word-longest-railroad = longest railroad
railways-word-most-money = most money
railways-word-western-link = Western Link
railways-word-links-at-chicago = links at Chicago
railways-word-first-to-level-6 = first to level 6
railways-word-new-york-to-chicago = New York to Chicago
railways-word-fewest-bonds = fewest bonds
railways-word-few-bonds = fewest bonds, ties count
railways-word-largest-railroad = largest railroad
railways-word-most-cities = most cities
railways-word-toronto-to-charleston = Toronto to Charleston
railways-word-boston-to-new-orleans = Boston to New Orleans
railways-word-largest-engine = largest engine
railways-word-links-at-mexico-city = links at Mexico City
railways-word-hermosillo-to-monterrey = Hermosillo to Monterrey
railways-word-veracruz-to-mazatlan = Veracruz to Mazatlán
railways-word-acapulco-to-tampico = Acapulco to Tampico
railways-word-moscow-to-vienna = Moscow to Vienna
railways-word-links-at-paris = links at Paris
railways-word-madrid-to-warsaw = Madrid to Warsaw
railways-word-amsterdam-to-naples = Amsterdam to Naples
railways-word-links-at-tokyo = links at Tokyo
railways-word-sendai-to-kyoto = Sendai to Kyoto
railways-word-hiroshima-to-kanazawa = Hiroshima to Kanazawa
railways-word-kagoshima-to-osaka = Kagoshima to Osaka
railways-word-links-at-denver = links at Denver
railways-word-portland-to-omaha = Portland to Omaha
railways-word-seattle-to-san-diego = Seattle to San Diego
railways-word-houston-to-fargo = Houston to Fargo
railways-word-first-to-level-5 = first to level 5
railways-word-first-to-level-7 = first to level 7
railways-word-highest-income = highest income
railways-word-widest-railroad = widest railroad
railways-word-busiest-city = busiest city
railways-word-longest-link = longest link
railways-word-most-track = most track
railways-word-most-lines = most major lines
railways-word-two-lines = two major lines
railways-word-one-railroad = one railroad
railways-word-round-trip = round trip
railways-word-four-colours = four colours
railways-word-most-red-cities = most red cities
railways-word-most-yellow-cities = most yellow cities
railways-word-most-blue-cities = most blue cities
railways-word-most-grey-cities = most grey cities

# Cards and barons of North America.
railways-word-ferry-line = Ferry Line
railways-word-mine = Mine
railways-word-spike-kansas-city-san-francisco = Golden Spike Kansas City – San Francisco
railways-word-spike-minneapolis-portland = Golden Spike Minneapolis – Portland
railways-word-spike-new-orleans-los-angeles = Golden Spike New Orleans – Los Angeles
railways-word-spike-montreal-vancouver = Golden Spike Montréal – Vancouver
railways-word-bounty-anchorage = Service Bounty Anchorage
railways-word-bounty-halifax = Service Bounty Halifax
railways-word-bounty-guadalajara = Service Bounty Guadalajara
railways-word-bounty-vancouver = Service Bounty Vancouver
railways-word-bounty-new-orleans = Service Bounty New Orleans
railways-word-bounty-atlanta = Service Bounty Atlanta
railways-word-hotel-montreal = Hotel Montréal
railways-word-hotel-denver = Hotel Denver
railways-word-hotel-los-angeles = Hotel Los Angeles
railways-word-hotel-winnipeg = Hotel Winnipeg
railways-word-vancouver-to-los-angeles = Vancouver to Los Angeles
railways-word-winnipeg-to-new-orleans = Winnipeg to New Orleans
railways-word-portland-to-boston = Portland to Boston
railways-word-los-angeles-to-charleston = Los Angeles to Charleston

# Cards and barons of Sweden.
railways-word-bounty-lulea = Service Bounty Luleå
railways-word-bounty-trondheim = Service Bounty Trondheim
railways-word-bounty-copenhagen = Service Bounty Copenhagen
railways-word-bounty-kristianstad = Service Bounty Kristianstad
railways-word-bounty-kalmar = Service Bounty Kalmar
railways-word-bounty-karlstad = Service Bounty Karlstad
railways-word-extended-ferry-line = Extended Ferry Line
railways-word-hotel-stockholm = Hotel Stockholm
railways-word-hotel-goteborg = Hotel Göteborg
railways-word-hotel-malmo = Hotel Malmö
railways-word-hotel-oslo = Hotel Oslo
railways-word-hotel-uppsala = Hotel Uppsala
railways-word-hotel-norrkoping = Hotel Norrköping
railways-word-hotel-sundsvall = Hotel Sundsvall
railways-word-hotel-umea = Hotel Umeå
railways-word-hotel-kiruna = Hotel Kiruna
railways-word-capital-charter-stockholm = Capital Charter Stockholm
railways-word-city-charter-falun = City Charter Falun
railways-word-city-charter-jonkoping = City Charter Jönköping
railways-word-links-at-stockholm = links at Stockholm
railways-word-malmo-to-falun = Malmö to Falun
railways-word-sundsvall-to-lulea = Sundsvall to Luleå
railways-word-links-at-goteborg = links at Göteborg
railways-word-oslo-to-stockholm = Oslo to Stockholm
railways-word-goteborg-to-kalmar = Göteborg to Kalmar
railways-word-kiruna-to-umea = Kiruna to Umeå

# Cards and barons of Great Britain.
railways-word-bounty-inverness = Service Bounty Inverness
railways-word-bounty-plymouth = Service Bounty Plymouth
railways-word-bounty-southampton = Service Bounty Southampton
railways-word-bounty-norwich = Service Bounty Norwich
railways-word-bounty-cardiff = Service Bounty Cardiff
railways-word-hotel-london = Hotel London
railways-word-hotel-liverpool = Hotel Liverpool
railways-word-hotel-manchester = Hotel Manchester
railways-word-hotel-bristol = Hotel Bristol
railways-word-hotel-edinburgh = Hotel Edinburgh
railways-word-hotel-glasgow = Hotel Glasgow
railways-word-links-at-london = links at London
railways-word-plymouth-to-leeds = Plymouth to Leeds
railways-word-cardiff-to-edinburgh = Cardiff to Edinburgh
railways-word-liverpool-to-norwich = Liverpool to Norwich

# Cards and barons of Portugal.
railways-word-bounty-madeira = Service Bounty Madeira
railways-word-bounty-braganca = Service Bounty Bragança
railways-word-bounty-elvas = Service Bounty Elvas
railways-word-bounty-beja = Service Bounty Beja
railways-word-bounty-vila-real = Service Bounty Vila Real
railways-word-bounty-viseu = Service Bounty Viseu
railways-word-bounty-castelo-branco = Service Bounty Castelo Branco
railways-word-hotel-lisbon = Hotel Lisbon
railways-word-hotel-porto = Hotel Porto
railways-word-hotel-coimbra = Hotel Coimbra
railways-word-hotel-evora = Hotel Évora
railways-word-hotel-faro = Hotel Faro
railways-word-hotel-azores = Hotel Azores
railways-word-hotel-madeira = Hotel Madeira
railways-word-capital-charter-lisbon = Capital Charter Lisbon
railways-word-most-sea-links = most sea links
railways-word-links-at-lisbon = links at Lisbon
railways-word-azores-to-madeira = Azores to Madeira
railways-word-braga-to-evora = Braga to Évora
railways-word-coimbra-to-faro = Coimbra to Faro
railways-word-azores-lisbon-1 = Azores – Lisbon, space 1
railways-word-azores-lisbon-2 = Azores – Lisbon, space 2
railways-word-azores-lisbon-3 = Azores – Lisbon, space 3
railways-word-azores-lisbon-4 = Azores – Lisbon, space 4
railways-word-madeira-sagres-1 = Madeira – Sagres, space 1
railways-word-madeira-sagres-2 = Madeira – Sagres, space 2
railways-word-madeira-sagres-3 = Madeira – Sagres, space 3
railways-word-madeira-sagres-4 = Madeira – Sagres, space 4
railways-word-lisbon-porto = Lisbon – Porto
railways-word-lisbon-sines = Lisbon – Sines

railways-told-bonds = bonds
railways-told-links = Links
