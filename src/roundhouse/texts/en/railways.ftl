# Railways of the World.
railways-name = Railways of the World

# What happened.
railways-event-display-laid = Operations on display: { $cards }.
railways-event-first-player = { $seat } opens the first turn.
railways-event-barons-dealt = { $seat } gets two barons: { $barons }.
railways-event-baron-kept = { $seat } keeps the baron “{ $baron }”.
railways-event-baron-chosen = { $seat } has kept a baron.
railways-event-turn-began = Turn { $turn } begins.
railways-event-last-turn-began = Turn { $turn } begins: it is the last.
railways-event-order-set = Order of the turn: { $order }.
railways-event-bid = { $seat } bids { $dollars ->
    [one] one dollar
   *[other] { $dollars } dollars
 }.
railways-event-passed = { $seat } passes.
railways-event-cash-received = { $seat } receives { $dollars ->
    [one] one dollar
   *[other] { $dollars } dollars
 }.
railways-event-bonds-issued = { $seat } issues { $bonds ->
    [one] a bond
   *[other] { $bonds } bonds
 } for { $dollars ->
    [one] one dollar
   *[other] { $dollars } dollars
 }.
railways-event-paid = { $seat } pays { $dollars ->
    [one] one dollar
   *[other] { $dollars } dollars
 } ({ $for }).
railways-event-points-scored = { $seat } scores { $points } ({ $for }).
railways-event-track-built = { $seat } builds on { $hex }: { $face }, turned { $turns }, for { $dollars ->
    [one] one dollar
   *[other] { $dollars } dollars
 }.
railways-event-track-crossed = { $seat } crosses the track on { $hex }: { $face }, turned { $turns }, for { $dollars ->
    [one] one dollar
   *[other] { $dollars } dollars
 }.
railways-event-track-redirected = { $seat } redirects the track on { $hex }: { $face }, turned { $turns }, for { $dollars ->
    [one] one dollar
   *[other] { $dollars } dollars
 }.
railways-event-link-completed = { $seat } has completed a link: { $between }.
railways-event-link-removed = { $seat }'s incomplete link from { $from } is taken off the map.
railways-event-line-completed = { $seat } has completed the major line { $between }, worth { $points }.
railways-event-western-link-built = { $seat } builds the Western Link of { $place }.
railways-event-sea-link-opened = { $seat } opens a sea link, { $sea }, for { $dollars ->
    [one] one dollar
   *[other] { $dollars } dollars
 }.
railways-event-industrial-age-began = The Industrial Age begins.
railways-event-industry-came = Industry comes to { $place } by itself: it is { $colour } now.
railways-event-cubes-came = New cubes on { $place }: { $cubes }.
railways-event-mine-opened = { $seat } opens a mine in { $place }: { $cubes }.
railways-event-track-ended = { $seat } goes past the end of the track and keeps { $points } points beside it.
railways-event-line-opened = { $seat } has { $points } points: the land west of the mountains is open.
railways-event-city-urbanized = { $seat } makes { $place } { $colour }; new cubes: { $cubes }.
railways-event-locomotive-improved = { $seat }'s locomotive is now level { $level }.
railways-event-cube-delivered = { $seat } delivers a { $colour } cube: { $places }.
railways-event-depots-placed = { $seat } places { $depots ->
    [one] a Fuel Depot
   *[other] { $depots } Fuel Depots
 } in { $place }.
railways-event-depot-spent = { $seat } takes a Fuel Depot back from { $place }.
railways-event-cube-waits = { $seat } moves a { $colour } cube: { $places }. It waits there.
railways-event-cube-lost = { $seat }'s { $colour } cube in { $place } was not taken on: it is lost.
railways-event-rotor-turned = The rotor of { $place } now shows { $colour }.
railways-event-city-emptied = { $place } is empty; { $left ->
    [0] that was the last marker
    [one] one more marker brings the end
   *[other] { $left } more markers bring the end
 }.
railways-event-marker-removed = { $place } is empty no more; { $left } markers are left to the end.
railways-event-end-triggered = The end is near: turn { $turn } will be the last.
railways-event-card-taken = { $seat } takes { $card }.
railways-event-card-played = { $seat } plays { $card }.
railways-event-card-claimed = { $seat } is the first: { $card }.
railways-event-card-drawn = A new card on display: { $card }.
railways-event-income-received = { $seat } receives { $dollars ->
    [one] one dollar
   *[other] { $dollars } dollars
 } of income.
railways-event-baron-revealed = { $seat } shows the baron “{ $baron }”, worth { $points }.
railways-event-game-ended = The game is over. Scores: { $scores }.
railways-reason-empty-cities = enough cities are empty, and the last turn has been played
railways-reason-move-limit = nobody has delivered anything for too long

# Refusals.
ROW-S2 = There is no { $face } left in the box.
ROW-S4 = { $why ->
    [phase] Barons are chosen before the first turn. Now: { $phase }.
   *[not-yours] The baron “{ $baron }” is not one of yours.
 }
ROW-T1 = { $why ->
    [phase] Nobody bids now: { $phase }.
    [lowest] The lowest bid is { $lowest ->
    [one] one dollar
   *[other] { $lowest } dollars
 }, not { $bid ->
    [one] one dollar
   *[other] { $bid } dollars
 }.
    [low] { $bid ->
    [one] one dollar
   *[other] { $bid } dollars
 } is not more than the bid of { $high ->
    [one] one dollar
   *[other] { $high } dollars
 }.
   *[bound] No bid goes beyond { $highest ->
    [one] one dollar
   *[other] { $highest } dollars
 }; { $bid ->
    [one] one dollar
   *[other] { $bid } dollars
 } does.
 }
ROW-T4 = You can't pass now: { $phase }.
ROW-B1 = { $why ->
    [phase] Not now: { $phase }.
    [laid] The track is laid: place Fuel Depots or finish building.
   *[nothing-laid] Lay a tile first: the card you have played is for a build.
 }
ROW-B2 = { $why ->
    [start] Track on { $hex } would touch neither a city nor an incomplete link of yours.
   *[continue] { $hex } does not go on with the link that you are building.
 }
ROW-B3 = { $why ->
    [same-city] The link would begin and end in { $place }.
   *[owner] The track that { $hex } would join is { $owner }'s, and only { $owner } may go on with it.
 }
ROW-B4 = { $why ->
    [city] { $place } is a city: no track lies there.
    [turn] { $face } turned { $turns } looks just like turned { $same }: say { $same }.
   *[connection] { $place } has no connection on the side of { $hex } ({ $edge }).
 }
ROW-B7 = { $why ->
    [variant] In this game track is not redirected.
    [no-track] There is no track on { $hex } to redirect.
    [other-rails] { $face } laid so doesn't turn the end of one track on { $hex } and leave the rest.
   *[not-last] { $hex } is not the last tile of its link.
 }
ROW-B8 = { $why ->
    [nothing-to-cross] There is no track on { $hex } to cross: { $face } can't lie there.
    [lies] { $face } laid so doesn't keep the track on { $hex } ({ $lies }) and cross it.
    [wall] The link on { $hex } ({ $owner }) is not complete: it can't be crossed.
   *[complete] The link on { $hex } is complete and can't be redirected.
 }
ROW-B12 = { $why ->
    [outside] Over the { $edge } edge of { $hex } the track would leave the map.
   *[closed] The { $edge } edge of { $hex } can't be crossed.
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
    [no-cube] There is no { $colour } cube in { $place }.
    [level] The route has { $links } links; your locomotive manages { $level }.
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
    [charter] { $owner } has the charter of { $place }: nobody else completes a link there.
    [needs-place-colour] Say where and in which colour: { $card }, a grey city, a colour.
    [needs-place] Say where: { $card }, a city.
    [needs-place-edge] Say which link: { $card }, a city and the edge by which the link leaves it.
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
ROW-M1c = { $hex } lies west of the mountains: nobody builds there before one has { $points } points.
ROW-M5b = { $why ->
    [phase] No sea links now: { $phase }.
    [taken] { $sea } is { $owner }'s.
    [each] { $each ->
    [one] You have a sea link there: one is all that a player may have.
   *[other] You have { $each } sea links there, as many as a player may have.
 }
   *[alike] The free spaces of { $sea } are all alike: say { $first }.
 }
ROW-M5c = You have completed a link to { $place } in this turn already: one is all.
ROW-M6b = { $hex } is a ferry hex: only a Ferry Line builds there, and you have none.
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
    [refuel-first] { $place } takes the cube: say “refuel” before “halt”, which needs two Fuel Depots.
    [two-needed] To pass the colour of { $place } and to stop there takes two Fuel Depots; you have { $depots }.
    [no-need] { $place } does not hold the cube: say where it goes on.
    [goes-on] After refuelling in { $place } the cube must go on or halt.
   *[say-unload] You have a Fuel Depot in { $place }: say “unload” to deliver there, or “refuel” to go on.
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

# Edges.
railways-word-ne = north-east
railways-word-e = east
railways-word-se = south-east
railways-word-sw = south-west
railways-word-w = west
railways-word-nw = north-west

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
railways-word-bounty-matamoros = Service Bounty Matamoros
railways-word-bounty-topolobampo = Service Bounty Topolobampo
railways-word-bounty-acapulco = Service Bounty Acapulco
railways-word-bounty-salina-cruz = Service Bounty Salina Cruz
railways-word-bounty-tepic = Service Bounty Tepic
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
railways-word-bounty-medford = Service Bounty Medford
railways-word-bounty-spokane = Service Bounty Spokane
railways-word-bounty-great-falls = Service Bounty Great Falls
railways-word-bounty-minot = Service Bounty Minot
railways-word-bounty-san-diego = Service Bounty San Diego
railways-word-bounty-el-paso = Service Bounty El Paso
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

# Places of Eastern US, as its map prints them.
railways-word-boston = Boston
railways-word-albany = Albany
railways-word-providence = Providence
railways-word-new-haven = New Haven
railways-word-toronto = Toronto
railways-word-buffalo = Buffalo
railways-word-new-york = New York
railways-word-duluth = Duluth
railways-word-philadelphia = Philadelphia
railways-word-detroit = Detroit
railways-word-cleveland = Cleveland
railways-word-baltimore = Baltimore
railways-word-minneapolis = Minneapolis
railways-word-pittsburgh = Pittsburgh
railways-word-dover = Dover
railways-word-milwaukee = Milwaukee
railways-word-toledo = Toledo
railways-word-washington = Washington D.C.
railways-word-wheeling = Wheeling
railways-word-chicago = Chicago
railways-word-columbus = Columbus
railways-word-richmond = Richmond
railways-word-norfolk = Norfolk
railways-word-rock-island = Rock Island
railways-word-indianapolis = Indianapolis
railways-word-des-moines = Des Moines
railways-word-cincinnati = Cincinnati
railways-word-raleigh = Raleigh
railways-word-louisville = Louisville
railways-word-lexington = Lexington
railways-word-wilmington = Wilmington
railways-word-st-louis = St. Louis
railways-word-knoxville = Knoxville
railways-word-kansas-city = Kansas City
railways-word-nashville = Nashville
railways-word-columbia = Columbia
railways-word-chattanooga = Chattanooga
railways-word-charleston = Charleston
railways-word-atlanta = Atlanta
railways-word-savannah = Savannah
railways-word-memphis = Memphis
railways-word-tulsa = Tulsa
railways-word-birmingham = Birmingham
railways-word-montgomery = Montgomery
railways-word-little-rock = Little Rock
railways-word-jacksonville = Jacksonville
railways-word-jackson = Jackson
railways-word-tallahassee = Tallahassee
railways-word-shreveport = Shreveport
railways-word-mobile = Mobile
railways-word-dallas = Dallas
railways-word-new-orleans = New Orleans

# Places of Mexico, as its map prints them.
railways-word-nogales = Nogales
railways-word-hermosillo = Hermosillo
railways-word-guaymas = Guaymas
railways-word-topolobampo = Topolobampo
railways-word-culiacan = Culiacán
railways-word-mazatlan = Mazatlán
railways-word-tepic = Tepic
railways-word-ciudad-juarez = Ciudad Juárez
railways-word-chihuahua = Chihuahua
railways-word-parral = Parral
railways-word-torreon = Torreón
railways-word-durango = Durango
railways-word-piedras-negras = Piedras Negras
railways-word-nuevo-laredo = Nuevo Laredo
railways-word-monclova = Monclova
railways-word-monterrey = Monterrey
railways-word-matamoros = Matamoros
railways-word-ciudad-victoria = Ciudad Victoria
railways-word-tampico = Tampico
railways-word-zacatecas = Zacatecas
railways-word-aguascalientes = Aguascalientes
railways-word-san-luis-potosi = San Luis Potosí
railways-word-leon = León
railways-word-guadalajara = Guadalajara
railways-word-manzanillo = Manzanillo
railways-word-morelia = Morelia
railways-word-queretaro = Querétaro
railways-word-mexico-city = Mexico City
railways-word-puebla = Puebla
railways-word-veracruz = Veracruz
railways-word-acapulco = Acapulco
railways-word-oaxaca = Oaxaca
railways-word-coatzacoalcos = Coatzacoalcos
railways-word-salina-cruz = Salina Cruz

# Places of Europe, as its map prints them.
railways-word-lisbon = Lisbon
railways-word-porto = Porto
railways-word-madrid = Madrid
railways-word-seville = Seville
railways-word-valencia = Valencia
railways-word-barcelona = Barcelona
railways-word-bilbao = Bilbao
railways-word-bordeaux = Bordeaux
railways-word-nantes = Nantes
railways-word-paris = Paris
railways-word-lyon = Lyon
railways-word-marseille = Marseille
railways-word-brussels = Brussels
railways-word-amsterdam = Amsterdam
railways-word-essen = Essen
railways-word-hamburg = Hamburg
railways-word-frankfurt = Frankfurt
railways-word-zurich = Zürich
railways-word-berlin = Berlin
railways-word-munich = Munich
railways-word-prague = Prague
railways-word-vienna = Vienna
railways-word-breslau = Breslau
railways-word-danzig = Danzig
railways-word-milan = Milan
railways-word-venice = Venice
railways-word-florence = Florence
railways-word-rome = Rome
railways-word-naples = Naples
railways-word-brindisi = Brindisi
railways-word-zagreb = Zagreb
railways-word-budapest = Budapest
railways-word-belgrade = Belgrade
railways-word-sofia = Sofia
railways-word-bucharest = Bucharest
railways-word-salonika = Salonika
railways-word-athens = Athens
railways-word-constantinople = Constantinople
railways-word-lemberg = Lemberg
railways-word-cracow = Cracow
railways-word-warsaw = Warsaw
railways-word-vilna = Vilna
railways-word-riga = Riga
railways-word-kiev = Kiev
railways-word-odessa = Odessa
railways-word-smolensk = Smolensk
railways-word-moscow = Moscow

# Cards and barons of North America.
railways-word-ferry-line = Ferry Line
railways-word-mine = Mine
railways-word-spike-kansas-city-san-francisco = Golden Spike Kansas City – San Francisco
railways-word-spike-minneapolis-portland = Golden Spike Minneapolis – Portland
railways-word-spike-new-orleans-los-angeles = Golden Spike New Orleans – Los Angeles
railways-word-spike-montreal-vancouver = Golden Spike Montréal – Vancouver
railways-word-bounty-iqaluit = Service Bounty Iqaluit
railways-word-bounty-st-johns = Service Bounty St. John's
railways-word-bounty-churchill = Service Bounty Churchill
railways-word-bounty-prince-rupert = Service Bounty Prince Rupert
railways-word-bounty-merida = Service Bounty Mérida
railways-word-bounty-miami = Service Bounty Miami
railways-word-hotel-montreal = Hotel Montréal
railways-word-hotel-denver = Hotel Denver
railways-word-hotel-los-angeles = Hotel Los Angeles
railways-word-hotel-winnipeg = Hotel Winnipeg
railways-word-vancouver-to-los-angeles = Vancouver to Los Angeles
railways-word-winnipeg-to-new-orleans = Winnipeg to New Orleans
railways-word-portland-to-boston = Portland to Boston
railways-word-los-angeles-to-charleston = Los Angeles to Charleston

# Places of North America, as its map prints them.
railways-word-fairbanks = Fairbanks
railways-word-anchorage = Anchorage
railways-word-whitehorse = Whitehorse
railways-word-yellowknife = Yellowknife
railways-word-prince-rupert = Prince Rupert
railways-word-vancouver = Vancouver
railways-word-edmonton = Edmonton
railways-word-calgary = Calgary
railways-word-regina = Regina
railways-word-winnipeg = Winnipeg
railways-word-churchill = Churchill
railways-word-thunder-bay = Thunder Bay
railways-word-moosonee = Moosonee
railways-word-montreal = Montréal
railways-word-halifax = Halifax
railways-word-st-johns = St. John's
railways-word-labrador-city = Labrador City
railways-word-iqaluit = Iqaluit
railways-word-portland = Portland
railways-word-san-francisco = San Francisco
railways-word-los-angeles = Los Angeles
railways-word-salt-lake-city = Salt Lake City
railways-word-billings = Billings
railways-word-denver = Denver
railways-word-phoenix = Phoenix
railways-word-el-paso = El Paso
railways-word-houston = Houston
railways-word-miami = Miami
railways-word-merida = Mérida

# Cards and barons of Sweden.
railways-word-bounty-narvik = Service Bounty Narvik
railways-word-bounty-haparanda = Service Bounty Haparanda
railways-word-bounty-storuman = Service Bounty Storuman
railways-word-bounty-trondheim = Service Bounty Trondheim
railways-word-bounty-visby = Service Bounty Visby
railways-word-bounty-mariehamn = Service Bounty Mariehamn
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

# Places of Sweden, as its map prints them.
railways-word-narvik = Narvik
railways-word-kiruna = Kiruna
railways-word-gallivare = Gällivare
railways-word-haparanda = Haparanda
railways-word-lulea = Luleå
railways-word-arvidsjaur = Arvidsjaur
railways-word-storuman = Storuman
railways-word-skelleftea = Skellefteå
railways-word-umea = Umeå
railways-word-ornskoldsvik = Örnsköldsvik
railways-word-ostersund = Östersund
railways-word-trondheim = Trondheim
railways-word-ange = Ånge
railways-word-sundsvall = Sundsvall
railways-word-hudiksvall = Hudiksvall
railways-word-mora = Mora
railways-word-falun = Falun
railways-word-gavle = Gävle
railways-word-uppsala = Uppsala
railways-word-stockholm = Stockholm
railways-word-mariehamn = Mariehamn
railways-word-vasteras = Västerås
railways-word-orebro = Örebro
railways-word-karlstad = Karlstad
railways-word-oslo = Oslo
railways-word-stromstad = Strömstad
railways-word-norrkoping = Norrköping
railways-word-skovde = Skövde
railways-word-goteborg = Göteborg
railways-word-boras = Borås
railways-word-jonkoping = Jönköping
railways-word-vastervik = Västervik
railways-word-visby = Visby
railways-word-vaxjo = Växjö
railways-word-kalmar = Kalmar
railways-word-karlskrona = Karlskrona
railways-word-kristianstad = Kristianstad
railways-word-halmstad = Halmstad
railways-word-helsingborg = Helsingborg
railways-word-malmo = Malmö
railways-word-copenhagen = Copenhagen

# Cards, barons and places of Great Britain, as its map prints them.
railways-word-bounty-thurso = Service Bounty Thurso
railways-word-bounty-penzance = Service Bounty Penzance
railways-word-bounty-stranraer = Service Bounty Stranraer
railways-word-bounty-holyhead = Service Bounty Holyhead
railways-word-bounty-norwich = Service Bounty Norwich
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
railways-word-penzance = Penzance
railways-word-plymouth = Plymouth
railways-word-exeter = Exeter
railways-word-bristol = Bristol
railways-word-gloucester = Gloucester
railways-word-southampton = Southampton
railways-word-brighton = Brighton
railways-word-london = London
railways-word-reading = Reading
railways-word-oxford = Oxford
railways-word-cambridge = Cambridge
railways-word-ipswich = Ipswich
railways-word-norwich = Norwich
railways-word-peterborough = Peterborough
railways-word-lincoln = Lincoln
railways-word-grimsby = Grimsby
railways-word-cardiff = Cardiff
railways-word-swansea = Swansea
railways-word-aberystwyth = Aberystwyth
railways-word-holyhead = Holyhead
railways-word-shrewsbury = Shrewsbury
railways-word-leicester = Leicester
railways-word-derby = Derby
railways-word-chester = Chester
railways-word-liverpool = Liverpool
railways-word-manchester = Manchester
railways-word-lancaster = Lancaster
railways-word-carlisle = Carlisle
railways-word-sheffield = Sheffield
railways-word-leeds = Leeds
railways-word-york = York
railways-word-goole = Goole
railways-word-hull = Hull
railways-word-middlesbrough = Middlesbrough
railways-word-newcastle = Newcastle
railways-word-berwick = Berwick
railways-word-edinburgh = Edinburgh
railways-word-glasgow = Glasgow
railways-word-stranraer = Stranraer
railways-word-perth = Perth
railways-word-dundee = Dundee
railways-word-aberdeen = Aberdeen
railways-word-oban = Oban
railways-word-inverness = Inverness
railways-word-thurso = Thurso

# Cards, barons and places of Portugal, as its map prints them.
railways-word-bounty-miranda = Service Bounty Miranda
railways-word-bounty-barca-dalva = Service Bounty Barca d'Alva
railways-word-bounty-elvas = Service Bounty Elvas
railways-word-bounty-mertola = Service Bounty Mértola
railways-word-bounty-valenca = Service Bounty Valença
railways-word-bounty-tavira = Service Bounty Tavira
railways-word-bounty-madeira = Service Bounty Madeira
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
railways-word-azores = Azores
railways-word-madeira = Madeira
railways-word-valenca = Valença
railways-word-viana-do-castelo = Viana do Castelo
railways-word-braga = Braga
railways-word-chaves = Chaves
railways-word-vila-real = Vila Real
railways-word-mirandela = Mirandela
railways-word-braganca = Bragança
railways-word-miranda = Miranda
railways-word-barca-dalva = Barca d'Alva
railways-word-aveiro = Aveiro
railways-word-viseu = Viseu
railways-word-guarda = Guarda
railways-word-covilha = Covilhã
railways-word-coimbra = Coimbra
railways-word-figueira = Figueira
railways-word-castelo-branco = Castelo Branco
railways-word-leiria = Leiria
railways-word-peniche = Peniche
railways-word-abrantes = Abrantes
railways-word-santarem = Santarém
railways-word-setubal = Setúbal
railways-word-portalegre = Portalegre
railways-word-estremoz = Estremoz
railways-word-elvas = Elvas
railways-word-evora = Évora
railways-word-grandola = Grândola
railways-word-sines = Sines
railways-word-beja = Beja
railways-word-castro-verde = Castro Verde
railways-word-mertola = Mértola
railways-word-sagres = Sagres
railways-word-lagos = Lagos
railways-word-faro = Faro
railways-word-tavira = Tavira
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

# Places of Nippon, as its map prints them.
railways-word-aomori = Aomori
railways-word-hachinohe = Hachinohe
railways-word-akita = Akita
railways-word-morioka = Morioka
railways-word-sakata = Sakata
railways-word-sendai = Sendai
railways-word-yamagata = Yamagata
railways-word-fukushima = Fukushima
railways-word-wakamatsu = Wakamatsu
railways-word-iwaki = Iwaki
railways-word-niigata = Niigata
railways-word-naoetsu = Naoetsu
railways-word-toyama = Toyama
railways-word-kanazawa = Kanazawa
railways-word-fukui = Fukui
railways-word-utsunomiya = Utsunomiya
railways-word-mito = Mito
railways-word-maebashi = Maebashi
railways-word-tokyo = Tokyo
railways-word-choshi = Choshi
railways-word-atami = Atami
railways-word-kofu = Kofu
railways-word-nagano = Nagano
railways-word-matsumoto = Matsumoto
railways-word-takayama = Takayama
railways-word-shizuoka = Shizuoka
railways-word-hamamatsu = Hamamatsu
railways-word-nagoya = Nagoya
railways-word-tsu = Tsu
railways-word-kyoto = Kyoto
railways-word-osaka = Osaka
railways-word-wakayama = Wakayama
railways-word-maizuru = Maizuru
railways-word-himeji = Himeji
railways-word-tottori = Tottori
railways-word-okayama = Okayama
railways-word-matsue = Matsue
railways-word-hiroshima = Hiroshima
railways-word-hamada = Hamada
railways-word-shimonoseki = Shimonoseki
railways-word-fukuoka = Fukuoka
railways-word-oita = Oita
railways-word-kumamoto = Kumamoto
railways-word-nagasaki = Nagasaki
railways-word-miyazaki = Miyazaki
railways-word-kagoshima = Kagoshima

# Places of Western US, as its map prints them.
railways-word-seattle = Seattle
railways-word-yakima = Yakima
railways-word-spokane = Spokane
railways-word-medford = Medford
railways-word-boise = Boise
railways-word-pocatello = Pocatello
railways-word-missoula = Missoula
railways-word-great-falls = Great Falls
railways-word-butte = Butte
railways-word-miles-city = Miles City
railways-word-minot = Minot
railways-word-bismarck = Bismarck
railways-word-fargo = Fargo
railways-word-rapid-city = Rapid City
railways-word-pierre = Pierre
railways-word-sioux-falls = Sioux Falls
railways-word-omaha = Omaha
railways-word-north-platte = North Platte
railways-word-dodge-city = Dodge City
railways-word-wichita = Wichita
railways-word-cheyenne = Cheyenne
railways-word-casper = Casper
railways-word-rock-springs = Rock Springs
railways-word-pueblo = Pueblo
railways-word-grand-junction = Grand Junction
railways-word-elko = Elko
railways-word-reno = Reno
railways-word-redding = Redding
railways-word-sacramento = Sacramento
railways-word-fresno = Fresno
railways-word-san-diego = San Diego
railways-word-las-vegas = Las Vegas
railways-word-flagstaff = Flagstaff
railways-word-tucson = Tucson
railways-word-albuquerque = Albuquerque
railways-word-amarillo = Amarillo
railways-word-oklahoma-city = Oklahoma City
railways-word-abilene = Abilene
railways-word-san-antonio = San Antonio
