# Small Railroad Empires: lessons.
empires-lesson-first = Your first long route
empires-lesson-first-about = Tracks and terrain, a delivery, cards, achievements.

empires-lesson-first-welcome-title = Prestige wins
empires-lesson-first-welcome = Every turn you lay two tracks; when they join a factory to a city that wants its goods, you deliver. Short routes bring money, long ones prestige. The player with the most prestige at the end wins.
empires-lesson-first-welcome-learned = Prestige wins: long routes bring it.

empires-lesson-first-contract-title = A secret contract
empires-lesson-first-contract = You hold a contract that only you can see: the first delivery from Moss Farms brings 2 prestige. So begin there. Bruno has begun at Hallow Mill.
empires-lesson-first-contract-do = Place your starting track on Moss Farms.
empires-lesson-first-answer-other-factory = You may begin there, but your contract is about Moss Farms.

empires-lesson-first-terrain-title = Track costs what the land costs
empires-lesson-first-terrain = A track goes beside one of yours. Plains are free, forest and desert cost $1, rivers $2, mountains $3. The forest to the left has a star: the first company there gains 1 prestige.
empires-lesson-first-terrain-learned = Track costs what the land costs; plains are free.
empires-lesson-first-terrain-do = Build on the forest with the star.
empires-lesson-first-answer-forest-first = That borders on yours, too. But the forest has a star, and stars are prestige.
empires-lesson-first-answer-no-route = For $2 you may begin again at another factory. One long route is worth more now.

empires-lesson-first-star-title = Two tracks a turn
empires-lesson-first-star = Two tracks are a must. Next to the forest lies a desert, with a star as well.
empires-lesson-first-star-do = Build on the desert with the star.
empires-lesson-first-answer-second-star = Allowed, but the desert has a star, and Bruno might come.

empires-lesson-first-plain-title = Over the plain
empires-lesson-first-plain = Bruno has built, and unlocked a third track: $2 the first time, $3 the second, and only for whoever doesn't lead in prestige. You go on: the plain above costs nothing.
empires-lesson-first-plain-do = Build on the plain.
empires-lesson-first-answer-too-near = Corvale wants grain, too, but it is near: a short route brings a dollar or two and no prestige. We go further.
empires-lesson-first-answer-plain-first = Allowed, but our way leads up, over the plain.

empires-lesson-first-factory-title = Through a factory
empires-lesson-first-factory = Factories and cities cost nothing, and goods may pass through them. At most two companies fit on a space.
empires-lesson-first-factory-do = Build on the Ferro Works.
empires-lesson-first-answer-factory-free = Allowed, but the Ferro Works lie on the way, and they are free.

empires-lesson-first-share-title = Sharing
empires-lesson-first-share = Bruno is in this forest already. There is room for two: you pay for the forest, and $1 to him. His star is gone.
empires-lesson-first-share-learned = Two companies fit on a space; the second pays the first $1.
empires-lesson-first-share-do = Build on the forest beside Bruno.
empires-lesson-first-answer-share-it = Allowed, but the short way to Lowdown leads through Bruno's forest.

empires-lesson-first-city-title = Into the city
empires-lesson-first-city = The signs in a city show what it wants. Lowdown wants steel and grain, and Moss Farms has grain.
empires-lesson-first-city-do = Build in Lowdown.
empires-lesson-first-answer-lowdown-now = Allowed, but Lowdown completes the route: now, and Bruno is there, too.

empires-lesson-first-length-title = What a route earns
empires-lesson-first-length = Count your spaces from factory to city, both included: seven. That brings $2 and 1 prestige, and who delivers first to a city gets $2 more. A good always takes the shortest way.
empires-lesson-first-length-learned = A route's length tells what it earns; goods go the shortest way.

empires-lesson-first-deliver-title = Deliver
empires-lesson-first-deliver = You could bring steel from the Ferro Works: three spaces, $4 as well, but no prestige. Grain from Moss Farms is better.
empires-lesson-first-deliver-do = Deliver grain from Moss Farms to Lowdown.
empires-lesson-first-answer-short-steel = That is a short route. The grain goes seven spaces and fulfils your contract.
empires-lesson-first-answer-do-deliver = You need not deliver, but there are points to be had.

empires-lesson-first-reveal-title = Show the contract
empires-lesson-first-reveal = Your track in Lowdown has become a train: you can't deliver there again. The good came from Moss Farms: show your contract now, before you play a card.
empires-lesson-first-reveal-do = Reveal the contract: 2 prestige.
empires-lesson-first-answer-contract-first = First the contract: afterwards it is too late for this delivery.

empires-lesson-first-card-title = A train card
empires-lesson-first-card = After a delivery you play one of your cards. If its condition is met, you gain 1 prestige. This one asks for grain.
empires-lesson-first-card-learned = After a delivery a card that fits brings 1 prestige.
empires-lesson-first-card-do = Play a card with grain.
empires-lesson-first-answer-not-grain = It fits this route, too. Keep it: plains and forests are on many routes. Play grain now.

empires-lesson-first-claim-title = Achievements
empires-lesson-first-claim = Long Track Expert asks for a route of 7 or more, this turn. The first to claim a card has 2 points at the end, all others 1.
empires-lesson-first-claim-learned = Achievements: 2 points for the first, 1 for the others.
empires-lesson-first-claim-do = Claim Long Track Expert.
empires-lesson-first-answer-claim-it = You may wait, but then Bruno could be first.

empires-lesson-first-buy-title = A new card
empires-lesson-first-buy = With fewer than three cards you may buy one. The left one costs nothing; the others slide to the left.
empires-lesson-first-buy-do = Take the left card.
empires-lesson-first-answer-for-nothing = You have the money, but the left one is free and will fit as well.
empires-lesson-first-answer-take-it = You may go on without, but this card costs nothing.

empires-lesson-first-production-title = New goods
empires-lesson-first-production = When somebody first reaches 5, 10 or 15 prestige, all factories are filled again. You have just passed 5. Loans, by the way, bring $3 and cost 1 point: Bruno has two. Nobody can hold more than $9.
empires-lesson-first-production-learned = At 5, 10 and 15 prestige all factories are filled again.

empires-lesson-first-end-title = You can play Small Railroad Empires
empires-lesson-first-end = Build two, deliver, play a card, claim, buy. The game ends when somebody has laid his last track. You lead with 8 to 4: play on here, or begin a game of your own.

empires-lesson-twice = Twice over the same track
empires-lesson-twice-about = A second city, a treasure, and passengers.

empires-lesson-twice-idea-title = Track stays
empires-lesson-twice-idea = The track from Moss Farms is yours for good, and the factories have been filled again. Minster wants grain, too: two more spaces, and the long route pays once more.

empires-lesson-twice-mill-title = Bruno's factory
empires-lesson-twice-mill = Hallow Mill lies beside your forest. Factories cost nothing, and on factories and cities you pay nobody for sharing.
empires-lesson-twice-mill-do = Build on Hallow Mill.
empires-lesson-twice-answer-no-route = A new route costs $2. Your old one goes far enough.
empires-lesson-twice-answer-mill-free = Allowed, but Hallow Mill is on the way, and free.

empires-lesson-twice-city-title = Into Minster
empires-lesson-twice-city = Bruno has track here, but no train: he hasn't delivered to Minster yet. There is room for you.
empires-lesson-twice-city-do = Build in Minster.
empires-lesson-twice-answer-minster-now = Allowed, but in Minster you can deliver at once.

empires-lesson-twice-deliver-title = Eight spaces
empires-lesson-twice-deliver = From Moss Farms to Minster you count eight: $2 and 1 prestige. Your train in Lowdown isn't on the way; it would take 2 off. And you are first in Minster: $2 more.
empires-lesson-twice-deliver-learned = Track stays: a new city makes the long route pay again.
empires-lesson-twice-deliver-do = Deliver grain from Moss Farms to Minster.
empires-lesson-twice-answer-long-grain = That is a short route. The grain comes eight spaces.
empires-lesson-twice-answer-do-deliver = You may go on without, but this is what you have built for.

empires-lesson-twice-card-title = Grain again
empires-lesson-twice-card = Your red card asks for grain: 1 prestige.
empires-lesson-twice-card-do = Play the red card with grain.
empires-lesson-twice-answer-grain-card = You may play it, but its condition isn't met. The red one's is.

empires-lesson-twice-treasure-title = Nine dollars
empires-lesson-twice-treasure = You have $9, more nobody can have. Treasure Hunter asks for just that, and nobody has claimed it yet: 2 points at the end. You keep the money.
empires-lesson-twice-treasure-learned = Look at the achievements every turn.
empires-lesson-twice-treasure-do = Claim Treasure Hunter.
empires-lesson-twice-answer-claim-now = You may wait, but after the next building the money is gone.

empires-lesson-twice-buy-title = For next time
empires-lesson-twice-buy = The left card of the market is free.
empires-lesson-twice-buy-do = Take the left card.
empires-lesson-twice-answer-free-card = You can pay for it, but the left one is free.
empires-lesson-twice-answer-take-it = You may go on without, but it costs nothing.

empires-lesson-twice-hats-title = Passengers
empires-lesson-twice-hats = Lowdown and Minster have top hats of the same colour. Two such cities joined by your track bring 1 point at the end, all three 3. You have 13 points now: play on from here.

empires-lesson-routes = Short way, long way
empires-lesson-routes-about = How a route is measured, and why a detour can pay.

empires-lesson-routes-idea-title = Cloth for Brig
empires-lesson-routes-idea = The Ferro Works have cloth, and Brig wants it. Two spaces can join Brig to your track: the desert beside it, or the plain below. A good always goes the shortest way there is, so think before you build a short one.

empires-lesson-routes-plain-title = The detour
empires-lesson-routes-plain = Over the desert it would be six spaces: $3. Over Moss Farms and the plain it is seven: $2 and 1 prestige. Moss Farms costs you nothing more, and the plain is free.
empires-lesson-routes-plain-learned = A detour can be worth more than the short way.
empires-lesson-routes-plain-do = Build on the plain beside Moss Farms.
empires-lesson-routes-answer-too-short = That is the short way: six spaces, and no prestige. Once it is there the good must take it.
empires-lesson-routes-answer-no-route = A new route costs $2, and your old one goes nearly to Brig.
empires-lesson-routes-answer-over-moss = Allowed, but Brig is near now: by the plain beside Moss Farms.

empires-lesson-routes-city-title = Into Brig
empires-lesson-routes-city = Bruno has a train in Brig. One more company fits, and in cities nobody is paid for it.
empires-lesson-routes-city-do = Build in Brig.
empires-lesson-routes-answer-brig-now = Allowed, but Brig completes the route.

empires-lesson-routes-deliver-title = Count them
empires-lesson-routes-deliver = Ferro Works, plain, desert, forest, Moss Farms, plain, Brig: seven. None of your trains stands on the way; each would take 2 off. You are second in Brig: $1 more.
empires-lesson-routes-deliver-learned = Every train of yours on the way takes 2 off the length.
empires-lesson-routes-deliver-do = Deliver cloth from the Ferro Works to Brig.
empires-lesson-routes-answer-do-deliver = You may go on without, but this is what you have built for.

empires-lesson-routes-card-title = The ground counts, too
empires-lesson-routes-card = The purple card asks for plain and forest, and the cloth has passed both. That is your tenth prestige: all factories are filled again.
empires-lesson-routes-card-do = Play the purple card with plain and forest.
empires-lesson-routes-answer-terrain-card = You may, but the route met no river. Plain and forest it did.

empires-lesson-routes-buy-title = For steel
empires-lesson-routes-buy = The left card is free, and asks for steel. The Ferro Works have some.
empires-lesson-routes-buy-do = Take the left card.
empires-lesson-routes-answer-for-nothing = You can pay for it, but the left one is free and fits as well.
empires-lesson-routes-answer-take-it = You may go on without, but it costs nothing.

empires-lesson-routes-sum-title = What to remember
empires-lesson-routes-sum = Length counts your spaces, less 2 for each train on the way. Up to six it is money, from seven on prestige, from eleven on two. And the shortest way is not a choice: leave a gap where you want a long one. Play on from here.

empires-lesson-sharing = Sharing and collecting
empires-lesson-sharing-about = Through Bruno's forest, and a fourth colour.

empires-lesson-sharing-idea-title = New Yard wants steel
empires-lesson-sharing-idea = Between Minster and New Yard lie Ashby Weavers and Bruno's forest. You needn't go round it: two companies fit on every space. You pay for the ground, and $1 to whoever is there.

empires-lesson-sharing-factory-title = Nothing for factories
empires-lesson-sharing-factory = Ashby Weavers is a factory: no cost, and nobody to pay.
empires-lesson-sharing-factory-do = Build on Ashby Weavers.
empires-lesson-sharing-answer-no-route = A new route costs $2 and begins with nothing. Go on from Minster.
empires-lesson-sharing-answer-ashby-free = Allowed, but Ashby Weavers leads to New Yard, and is free.

empires-lesson-sharing-forest-title = A dollar for Bruno
empires-lesson-sharing-forest = $1 for the forest and $1 for Bruno. Going round it would take more tracks, and a turn more.
empires-lesson-sharing-forest-learned = Sharing a space is often cheaper than going round it.
empires-lesson-sharing-forest-do = Build on the forest beside Bruno.
empires-lesson-sharing-answer-star-later = The star is worth a point, and nobody is near it. First the forest.
empires-lesson-sharing-answer-forest-now = Allowed, but the way to New Yard leads through the forest.

empires-lesson-sharing-city-title = Into New Yard
empires-lesson-sharing-city = Nothing could be delivered last turn; that is no harm. Bruno has built, and now New Yard completes your route.
empires-lesson-sharing-city-do = Build in New Yard.
empires-lesson-sharing-answer-city-first = Allowed, but first the city: there you deliver this turn.

empires-lesson-sharing-star-title = And the star
empires-lesson-sharing-star = A second track is a must. The desert beside Ashby Weavers has a star that nobody has taken: $1, and 1 prestige.
empires-lesson-sharing-star-do = Build on the desert with the star.
empires-lesson-sharing-answer-free-star = Allowed, but here a star is waiting.

empires-lesson-sharing-deliver-title = Seven, less two
empires-lesson-sharing-deliver = From the Ferro Works to New Yard it is seven spaces. But your train stands in Minster, and takes 2 off: five, $3. Bruno was first in New Yard, so you get $1 more.
empires-lesson-sharing-deliver-do = Deliver steel from the Ferro Works to New Yard.
empires-lesson-sharing-answer-short-cloth = From Ashby Weavers it is three spaces only. The Ferro Works are further.
empires-lesson-sharing-answer-do-deliver = You may go on without, but this is what you have built for.

empires-lesson-sharing-collect-title = Which card now?
empires-lesson-sharing-collect = Red asks for steel and would bring 1 prestige. But you have played yellow, red and purple: with a blue one you hold all four colours, and Ardent Collector is worth 2.
empires-lesson-sharing-collect-learned = A card is also a colour for your collection.
empires-lesson-sharing-collect-do = Play the blue card, though its ground doesn't fit.
empires-lesson-sharing-answer-fourth-colour = You may, but blue is the colour that you lack, and Ardent Collector is worth more.

empires-lesson-sharing-claim-title = The first to claim
empires-lesson-sharing-claim = One top a turn, 2 points; whoever comes later gets 1. Bruno has two colours already.
empires-lesson-sharing-claim-do = Claim Ardent Collector.
empires-lesson-sharing-answer-claim-now = You may wait, but tops go to the first.

empires-lesson-sharing-sum-title = Look at the achievements
empires-lesson-sharing-sum = Three tops are yours, 6 points. They are open to all: look at them before you play a card or choose a way, and at what Bruno lacks. You have 19 points, Bruno 9: play on from here.
