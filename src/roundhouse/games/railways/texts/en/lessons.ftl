# Railways of the World: lessons.
railways-lesson-first = Your first links
railways-lesson-first-about = Auction, track and bonds, deliveries, the locomotive.

railways-lesson-first-welcome-title = Cubes and colours
railways-lesson-first-welcome = Cities hold cubes. A cube wants to go to a city of its own colour: Baltimore has a blue one, and Philadelphia is blue. Every link of yours on its way brings you a point, and points bring income.

railways-lesson-first-auction-title = Who plays first
railways-lesson-first-auction = Each turn begins with an auction for first place. Bruno has passed, and you have no money: leave it at that. A turn then has three actions for each of you.
railways-lesson-first-auction-learned = Each turn begins with an auction for first place.
railways-lesson-first-auction-do = Pass in the auction.
railways-lesson-first-answer-no-bid = You may bid, but you would have to borrow, and there is no hurry yet.

railways-lesson-first-hotel-title = An operations card
railways-lesson-first-hotel = Taking a card is an action. A hotel pays its owner a point for every delivery to its city, for the rest of the game. Bruno has taken Boston.
railways-lesson-first-hotel-learned = A hotel pays for every delivery to its city.
railways-lesson-first-hotel-do = Take the Hotel Philadelphia.
railways-lesson-first-answer-other-card = A good card, too. But we are going to deliver to Philadelphia.
railways-lesson-first-answer-hotel-first = In a moment. First the hotel, before Bruno takes it.

railways-lesson-first-build-title = A link
railways-lesson-first-build = Up to four tiles in one action, from city to city. Between Baltimore and Philadelphia one straight tile is enough; the way is drawn before you pay. Open land costs $2, water $3, mountains $4.
railways-lesson-first-build-learned = Up to four tiles in one action, from city to city.
railways-lesson-first-build-do = Build track: choose Baltimore, then Philadelphia.
railways-lesson-first-answer-straight-one = Another tile fits there, but only the straight one joins the two cities.
railways-lesson-first-answer-short-link = You may build there. The cheapest link is the one between Baltimore and Philadelphia.
railways-lesson-first-answer-track-needed = Possible, but without a link nothing can be delivered.

railways-lesson-first-bond-title = Bonds
railways-lesson-first-bond = You had no money, so a bond was issued: $5. It costs $1 in every turn and a point at the end, and is never paid back. Few bonds early are worth it; many are a burden.
railways-lesson-first-bond-learned = A bond brings $5 and costs $1 a turn and a point at the end.

railways-lesson-first-deliver-title = Deliver
railways-lesson-first-deliver = The third action of this turn. The blue cube goes from Baltimore over your link to Philadelphia: a point for the link, one for your hotel, and one because it is the first delivery of the game.
railways-lesson-first-deliver-do = Deliver the blue cube from Baltimore to Philadelphia.
railways-lesson-first-answer-hotel-pays = That is a delivery, too; but a blue cube to Philadelphia is worth more, thanks to your hotel.
railways-lesson-first-answer-cube-first = Possible, but there are points waiting: deliver the blue cube.

railways-lesson-first-income-title = Points are income
railways-lesson-first-income = The turn is over. With 3 points you receive $5, less $1 for the bond. The curve rises at first: early points pay for the rest of the game. Later it falls again.
railways-lesson-first-income-learned = Points are income: early ones pay longest.

railways-lesson-first-again-title = The next auction
railways-lesson-first-again = If nobody bids, first place goes on to the left: to you. Bruno has passed.
railways-lesson-first-again-do = Pass: you are first for nothing.
railways-lesson-first-answer-free-turn = Why pay? When nobody bids you are first anyway.

railways-lesson-first-new-york-title = A second link
railways-lesson-first-new-york = New York has a blue cube for your hotel, and red cubes want to go to New York. One straight tile joins it to Philadelphia.
railways-lesson-first-new-york-do = Build from Philadelphia to New York.
railways-lesson-first-answer-straight-north = The straight tile is the one that joins the two.
railways-lesson-first-answer-to-new-york = You may build there. New York is nearer, and full of cubes.
railways-lesson-first-answer-second-link = That can wait. First the link to New York, before Bruno builds it.

railways-lesson-first-second-title = Blue once more
railways-lesson-first-second = The blue cube in New York: one link, and the hotel.
railways-lesson-first-second-do = Deliver the blue cube from New York to Philadelphia.

railways-lesson-first-improve-title = A better locomotive
railways-lesson-first-improve = Level 1 carries a cube over one link. Level 2 costs $5, which you have, and carries it over two: then each cube is worth 2 points.
railways-lesson-first-improve-learned = The locomotive's level is its reach, in links.
railways-lesson-first-improve-do = Improve the locomotive.
railways-lesson-first-answer-spare-cube = It would bring one point. Carried further later, such cubes bring more: improve first.
railways-lesson-first-answer-level-first = Possible, but with level 2 every further delivery is worth twice as much.

railways-lesson-first-bid-title = Worth a dollar
railways-lesson-first-bid = Bruno has built beside you, and wants the same cubes. Now first place is worth something: whoever is first takes the best one.
railways-lesson-first-bid-do = Bid $1.
railways-lesson-first-answer-too-much = Bruno has hardly any money. $1 will do.
railways-lesson-first-answer-bruno-comes = Then Bruno might be first and take your cube. Bid $1.

railways-lesson-first-far-title = Over two links
railways-lesson-first-far = A red cube lies in Baltimore, and New York is red. By Philadelphia it passes two links of yours: 2 points.
railways-lesson-first-far-do = Deliver a red cube from Baltimore to New York.
railways-lesson-first-answer-red-first = Two links as well. Take red this time.
railways-lesson-first-answer-one-link = One link, one point. The red cube from Baltimore brings two.
railways-lesson-first-answer-two-links = Possible, but the cube is what you have bid for.

railways-lesson-first-baron-title = Your baron
railways-lesson-first-baron = A secret aim, yours alone: whoever fulfils it at the end scores its points. A game of your own begins with two of them, and you keep one. The end comes when enough cities are empty.
railways-lesson-first-baron-learned = A secret baron scores at the end.

railways-lesson-first-end-title = You can play Railways of the World
railways-lesson-first-end = Three actions a turn: build, deliver, improve, a card, or a new city. You have 7 points, Bruno 1. Play on here, or begin a game of your own; ten maps are waiting.

railways-lesson-links = Long links and bonds
railways-lesson-links-about = Three tiles in one action, and money that is borrowed well.

railways-lesson-links-idea-title = Three links away
railways-lesson-links-idea = Albany has a yellow cube, and Baltimore is yellow. If Albany were joined to New York, that cube would pass three links of yours. On display lies Speed Record: 3 points more for the first delivery over three links.

railways-lesson-links-tile-title = The first of three
railways-lesson-links-tile = In one action you lay up to four tiles of one link. Three hexes lead to Albany. Begin beside New York: open land, $2.
railways-lesson-links-tile-do = Lay a curve from New York, up and to the left.
railways-lesson-links-answer-up-left = It fits, but it leads away from Albany. Turn the curve so that it goes on to the upper left.
railways-lesson-links-answer-from-new-york = You may build there. The cube that we want lies in Albany, above New York.
railways-lesson-links-answer-cubes-wait = That cube won't run away. Carried further later it brings more.
railways-lesson-links-answer-link-first = Possible, but first the link: it is what all the rest needs.

railways-lesson-links-on-title = Go on
railways-lesson-links-on = The build isn't over: the next tile goes on where the last one ends. A river runs here, so it costs $3.
railways-lesson-links-on-learned = A link may be laid tile by tile, four in one action.
railways-lesson-links-on-do = Lay a straight tile on the lit hex.
railways-lesson-links-answer-straight-on = It fits, but Albany lies straight ahead.
railways-lesson-links-answer-half-built = You may stop here. But what isn't joined to a city after the third round is taken off the map, and the money is lost.

railways-lesson-links-joined-title = Into the city
railways-lesson-links-joined = The last tile ends in Albany. With two cities joined the build is over, though you had a fourth tile left.
railways-lesson-links-joined-do = Lay the last straight tile.

railways-lesson-links-bond-title = A bond for $3
railways-lesson-links-bond = You had $5, and the link cost $8. A bond brought $5 more, $2 are left. You never issue more bonds than a payment needs, and none is ever paid back: each costs $1 a turn, and a point at the end.

railways-lesson-links-level-title = And two more
railways-lesson-links-level = Level 2 isn't enough for three links. Level 3 costs $10: two bonds. The cube will bring 3 points, and 3 for the record. Six points for two is a good bargain, and points are income.
railways-lesson-links-level-learned = Borrow for what pays within a turn or two.
railways-lesson-links-level-do = Improve the locomotive.
railways-lesson-links-answer-no-more-track = You could, but more track doesn't carry the cube any further. The locomotive does.
railways-lesson-links-answer-level-pays = Possible, but without level 3 the long link waits in vain.

railways-lesson-links-sum-title = Debt that works
railways-lesson-links-sum = Of the $9 that your points bring, four bonds take $4 every turn. Next turn the cube from Albany makes them 15. Borrow for what pays within a turn or two, and not for what might be useful some day. Play on from here.

railways-lesson-deliveries = The best way for a cube
railways-lesson-deliveries-about = Long ways, your own links, cities that run empty.

railways-lesson-deliveries-rules-title = Rules of the road
railways-lesson-deliveries-rules = You have level 3: up to three links. The first must be yours, the others may be anybody's, and each brings its owner a point. A cube stops in the first city of its colour and comes to no city twice.

railways-lesson-deliveries-record-title = The record
railways-lesson-deliveries-record = From Albany by New York and Philadelphia to Baltimore. Between the last two there are two links, yours and Bruno's: take yours, or the point is his. Speed Record adds 3.
railways-lesson-deliveries-record-learned = The first link must be yours, and every link pays its owner.
railways-lesson-deliveries-record-do = Deliver the yellow cube from Albany to Baltimore, over your own links.
railways-lesson-deliveries-answer-own-link = The last link of that way is Bruno's, and so would be its point. Choose yours.
railways-lesson-deliveries-answer-long-first = That can wait. The way from Albany brings three points, and the record.
railways-lesson-deliveries-answer-record-now = Possible, but the record goes to whoever is first.

railways-lesson-deliveries-bruno-title = Bruno helps himself
railways-lesson-deliveries-bruno = Bruno has taken the yellow cube out of Philadelphia. Cubes belong to nobody: what you leave, somebody takes. So look which ones he can reach, too.
railways-lesson-deliveries-bruno-learned = What you leave, somebody else takes.

railways-lesson-deliveries-two-title = Two links
railways-lesson-deliveries-two = One red cube is left in Baltimore, two links from New York, both yours. Red in Philadelphia has one link only.
railways-lesson-deliveries-two-do = Deliver the red cube from Baltimore to New York.
railways-lesson-deliveries-answer-red-first = Two links as well, and its turn comes. First red.
railways-lesson-deliveries-answer-one-link = One link, one point. There is a cube that brings two.
railways-lesson-deliveries-answer-cubes-first = Possible, but cubes that lie ready are points.

railways-lesson-deliveries-empty-title = Empty cities
railways-lesson-deliveries-empty = Albany and Baltimore have no cubes left and are marked. When so many cities are empty as this map says, the end is near. A growing city, or a new one, brings cubes again.
railways-lesson-deliveries-empty-learned = Empty cities bring the end nearer.

railways-lesson-deliveries-last-title = Once more your own
railways-lesson-deliveries-last = A yellow cube in New York wants to go to Baltimore. Mind the last link again.
railways-lesson-deliveries-last-do = Deliver the yellow cube from New York to Baltimore, over your own links.

railways-lesson-deliveries-sum-title = Ten points in a turn
railways-lesson-deliveries-sum = 3 and 3 for the record, then 2 and 2: from 7 points to 17, and an income of $17. Every link and every level makes each later cube worth more. Play on from here.

railways-lesson-cards = Operations cards
railways-lesson-cards-about = Hotels, firsts, bounties: what lies on display.

railways-lesson-cards-display-title = On display
railways-lesson-cards-display = The sign on a card tells how it works. Some are taken with an action and help once; some stay with you for the whole game; the green ones can't be taken: they reward who does something first. Each turn one more comes.

railways-lesson-cards-hotel-title = A new hotel
railways-lesson-cards-hotel = Hotel New York has just come. From now on its owner gets a point for every delivery to New York, by whomever. Your track ends there, and red cubes lie along it.
railways-lesson-cards-hotel-learned = A card's sign tells whether it helps once, always, or rewards the first.
railways-lesson-cards-hotel-do = Take the Hotel New York.
railways-lesson-cards-answer-cubes-later = Two new cubes are always good, but that card will still be there. The hotel might not.
railways-lesson-cards-answer-other-card = You may take it, but the hotel will be worth most to you.
railways-lesson-cards-answer-hotel-first = In a moment. First the hotel: then every cube to New York brings more.

railways-lesson-cards-deliver-title = Into your hotel
railways-lesson-cards-deliver = A red cube from Baltimore passes two links of yours and ends in your hotel's city: 2 and 1.
railways-lesson-cards-deliver-do = Deliver the red cube from Baltimore to New York.
railways-lesson-cards-answer-two-links = One link and the hotel: 2 points. From Baltimore it is 3.
railways-lesson-cards-answer-into-hotel = That one doesn't go to New York. A red cube does.
railways-lesson-cards-answer-cube-first = Possible, but the hotel is there for cubes.

railways-lesson-cards-first-title = Who is first
railways-lesson-cards-first = New Train is a green card: 4 points for the first locomotive of level 4. You have level 3, Bruno 1.

railways-lesson-cards-train-title = Level four
railways-lesson-cards-train = The next level costs $10, and you have $6: one bond. It takes a point at the end and brings 4 now, and ways of four links.
railways-lesson-cards-train-learned = Green cards are for whoever does something first.
railways-lesson-cards-train-do = Improve the locomotive.
railways-lesson-cards-answer-train-first = That is worth a point or two. The new train is worth four, and it is there only once.

railways-lesson-cards-bounty-title = Bounties
railways-lesson-cards-bounty = A Service Bounty pays whoever delivers the first cube to its city, over whosever links. Four of them lie on display, for cities far from here. You have 14 points: play on from here.
