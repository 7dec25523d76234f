# Spike: lessons.
spike-lesson-first = Your first delivery
spike-lesson-first-about = Track by colours, a train that rolls by itself, a contract.

spike-lesson-first-welcome-title = Money is the score
spike-lesson-first-welcome = You build track, and your one train carries goods over it. Look at your contracts: each names a commodity and three cities that pay for it. You may deliver to any one of them.

spike-lesson-first-begin-title = Where to begin
spike-lesson-first-begin = Pigs are bought in Nashville, 7 dollars, and Cincinnati, not far from it, has pigs. The sign in a city says what it has. So your train begins there.
spike-lesson-first-begin-learned = A contract names a load and the cities that pay for it.
spike-lesson-first-begin-do = Put your train on Cincinnati.
spike-lesson-first-answer-far-pigs = Chicago has pigs, too, but Nashville is far from there. Cincinnati is better.
spike-lesson-first-answer-no-pigs = You may begin anywhere, but for your pigs Cincinnati is the place.

spike-lesson-first-load-title = Load
spike-lesson-first-load = Your train is in the city of the pigs, and its car is empty. Loading is no action: it goes on beside everything else, as long as the train is in a city.
spike-lesson-first-load-do = Load the pigs.
spike-lesson-first-answer-load-first = That comes next. First load the pigs: it costs nothing.

spike-lesson-first-build-title = Build a connection
spike-lesson-first-build = Each turn has one action. Building lays a whole connection to a new city; every space needs a card of its colour. Knoxville is two spaces away, one red, one yellow, and you hold both.
spike-lesson-first-build-learned = One action a turn; a connection needs a card for every space.
spike-lesson-first-build-do = Choose Knoxville, by the way of two spaces.
spike-lesson-first-answer-short-way = That way works, but it takes more cards. Two spaces are enough.
spike-lesson-first-answer-towards-nashville = You could build there, but the pigs want to go towards Nashville: build to Knoxville.
spike-lesson-first-answer-no-track = Possible, but without track your train goes nowhere. Build to Knoxville.

spike-lesson-first-pay-title = Pay with cards
spike-lesson-first-pay = Play one red and one yellow card. For the new city you got at once what its commodity was worth on the market: coal stood at 3, and has dropped to 1.
spike-lesson-first-pay-learned = A new city pays what its commodity is worth.
spike-lesson-first-pay-do = Pay one red and one yellow card.
spike-lesson-first-answer-plain-cards = Two equal cards can stand for one of another colour. You have the right ones: save the others.
spike-lesson-first-answer-pay-now = The connection is chosen; now it is paid.

spike-lesson-first-upgrade-title = A better train
spike-lesson-first-upgrade = Bruno has built, too. You have 3 dollars, and an upgrade costs 3: faster, more cards, or more loads. With a better tender you draw three cards at a time instead of two.
spike-lesson-first-upgrade-do = Upgrade the tender, below your train.
spike-lesson-first-answer-tender-first = That is good, too, later. Cards come first: the tender.
spike-lesson-first-answer-three-dollars = Possible, but early upgrades pay for the whole game. Take the tender.

spike-lesson-first-start-title = Start the train
spike-lesson-first-start = A train in a city stands still until it is started. That is your action now; after this it rolls on by itself.
spike-lesson-first-start-learned = In a city the train must be started; on the track it rolls for nothing.
spike-lesson-first-start-do = Start the train onto the first piece of your track.
spike-lesson-first-answer-train-waits = The pigs are waiting. Start the train, then it rolls while you do other things.

spike-lesson-first-roll-title = It rolls for nothing
spike-lesson-first-roll = At the beginning of each turn a train on the track may move free of charge, as far as its speed: one space. Your action is still to come.
spike-lesson-first-roll-do = Move on by one space, towards Knoxville.
spike-lesson-first-answer-roll-on = Not back: the pigs are wanted in Nashville. Move on towards Knoxville.
spike-lesson-first-answer-roll-first = First the free move: it is gone when you begin with your action.

spike-lesson-first-draw-title = Draw cards
spike-lesson-first-draw = From Knoxville to Nashville it is one purple space, and you have no purple card. One lies open beside the deck.
spike-lesson-first-draw-learned = Cards are drawn open or unseen, one by one.
spike-lesson-first-draw-do = Take the purple card.
spike-lesson-first-answer-purple-first = You may take any; but purple is what the next track needs.
spike-lesson-first-answer-need-purple = Possible, but without a purple card there is no way to Nashville.

spike-lesson-first-second-title = Card by card
spike-lesson-first-second = Your tender lets you take three. You see each one before you choose the next.
spike-lesson-first-second-do = Take the blue card.
spike-lesson-first-answer-blue-second = As good as another. Take blue: two equal ones can stand for another colour.
spike-lesson-first-answer-draw-on = You may stop here, but two more cards cost nothing.

spike-lesson-first-deck-title = Or unseen
spike-lesson-first-deck = You may also take the top card of the deck. When the deck is empty a round ends, and three rounds are the game.
spike-lesson-first-deck-do = Take one from the deck.
spike-lesson-first-answer-from-deck = Try the deck this time.

spike-lesson-first-nashville-title = Track first
spike-lesson-first-nashville = If your train rolled into Knoxville now it would stop there. Let it stand, and lay the last piece of track with your action.
spike-lesson-first-nashville-do = Build to Nashville, one purple space.
spike-lesson-first-answer-no-stop = In Knoxville it would have to be started again. Let it stand and build to Nashville.
spike-lesson-first-answer-straight = That way is longer. One space leads straight from Knoxville.
spike-lesson-first-answer-track-first = Later. Now the track to Nashville, so that the train can roll on.

spike-lesson-first-pay-again-title = And pay
spike-lesson-first-pay-again = One purple card. Coal is worth 1 now, since it dropped when you reached Knoxville; other goods have risen.
spike-lesson-first-pay-again-do = Pay the purple card.
spike-lesson-first-answer-one-card = Two equal cards would do, but you hold the right one.

spike-lesson-first-pass-title = Pass a city
spike-lesson-first-pass = A train need not enter a city: it may pass on to your next piece of track. The city counts for no space then.
spike-lesson-first-pass-learned = A train may pass a city; that is no space.
spike-lesson-first-pass-do = Roll past Knoxville onto the track to Nashville.
spike-lesson-first-answer-pass-by = Entering a city ends the move. Roll past it, onto the track to Nashville.

spike-lesson-first-extra-title = One space more
spike-lesson-first-extra = Your action may be an extra move: one space, also into a city.
spike-lesson-first-extra-do = Move into Nashville.
spike-lesson-first-answer-into-nashville = The other way: into Nashville.
spike-lesson-first-answer-one-space = Nashville is one space away. Use your action for the extra move.

spike-lesson-first-deliver-title = Deliver
spike-lesson-first-deliver = Nashville pays 7 dollars for pigs. Contract and load are done with, and you can't deliver to Nashville again.
spike-lesson-first-deliver-learned = Each city buys from you once.
spike-lesson-first-deliver-do = Deliver the pigs.
spike-lesson-first-answer-cash-in = First the money: deliver the pigs.

spike-lesson-first-route-title = Your secret route
spike-lesson-first-route = This card only you can see. Your track must reach its first city by the end of the game: then the best of the others that you reach pays its figure, and every further one 1 dollar.
spike-lesson-first-route-learned = Your secret route pays at the end.

spike-lesson-first-end-title = You can play Spike
spike-lesson-first-end = One action a turn, a train that never waits, and contracts that fit your track. You have 8 dollars, Bruno none yet. Play on here, or begin a game of your own: there whoever plays first gives a card to whoever plays last.

spike-lesson-colours = Any colour will do
spike-lesson-colours-about = Equal cards stand for another colour.

spike-lesson-colours-hand-title = The wrong cards
spike-lesson-colours-hand = You hold two blue cards, a green and a white one. Birmingham, below Nashville, is one space away, but its colour isn't among them. It can be reached all the same.

spike-lesson-colours-build-title = Choose the city first
spike-lesson-colours-build = The board offers every city that you can pay for, by whatever cards.
spike-lesson-colours-build-do = Build from Nashville to Birmingham, one space.
spike-lesson-colours-answer-one-space = That way is longer. One space is enough.
spike-lesson-colours-answer-birmingham-now = You can build there, too. This lesson goes to Birmingham.
spike-lesson-colours-answer-build-now = Possible, but build now: it shows how the cards work.

spike-lesson-colours-set-title = Two for one
spike-lesson-colours-set = Two or more equal cards stand for cards of one other colour, one fewer than you play. Two blue ones pay for one space of any colour, three pay for two.
spike-lesson-colours-set-learned = Equal cards stand for another colour, one fewer than you play.
spike-lesson-colours-set-do = Pay with the two blue cards.
spike-lesson-colours-answer-pay-now = The way is chosen: pay for it.

spike-lesson-colours-draw-title = Collect what is equal
spike-lesson-colours-draw = You have one green card, and two lie open. Three equal cards are worth two of any colour: more than three different ones.
spike-lesson-colours-draw-learned = Collect what is equal.
spike-lesson-colours-draw-do = Take a green card.
spike-lesson-colours-answer-pair = Each card is of use. Take green: equal cards are worth more.
spike-lesson-colours-answer-cards-now = Possible, but your hand is nearly empty. Draw.

spike-lesson-colours-again-title = And another
spike-lesson-colours-again = You see each card before you choose the next.
spike-lesson-colours-again-do = Take the other green card.
spike-lesson-colours-answer-draw-on = You may stop here, but the other green card makes three.

spike-lesson-colours-end-title = Three of a kind
spike-lesson-colours-end = With three green cards and a white one you can pay for two spaces of any one colour and a white space. One more card is yours this turn; play on as you like.

spike-lesson-train = A train that never waits
spike-lesson-train-about = Start, roll, pass, one space more.

spike-lesson-train-speed-title = Steel for Louisville
spike-lesson-train-speed = Your train stands in Pittsburgh with steel aboard, and Louisville pays 8 dollars. It has been upgraded: two spaces a move. Five spaces and two cities lie between; it can be there at the end of the next turn.

spike-lesson-train-start-title = Start with a run
spike-lesson-train-start = Starting is an action, and it moves the train at once by its whole speed. Choose the second space, just before Columbus.
spike-lesson-train-start-learned = Starting moves the train at once by its whole speed.
spike-lesson-train-start-do = Start towards Columbus, two spaces.
spike-lesson-train-answer-turns-back = That is one space, or back where it began. Two are yours.
spike-lesson-train-answer-wrong-way = A train may go anywhere on your track, but Louisville lies beyond Columbus.
spike-lesson-train-answer-upgrade-later = A better train is worth having. But the steel is aboard: let it roll first.
spike-lesson-train-answer-train-first = Possible, but a train that stands earns nothing. Start it.

spike-lesson-train-pass-title = Past two cities
spike-lesson-train-pass = Now it rolls free of charge. A city that the train passes is no space at all, and it may pass several. Entering one would end the move, and leaving it costs an action.
spike-lesson-train-pass-learned = Let the train stand in cities as little as you can.
spike-lesson-train-pass-do = Roll past Columbus and Indianapolis, onto the track to Louisville.
spike-lesson-train-answer-one-more = Not quite: pass Indianapolis, too, onto the track that leads down to Louisville.
spike-lesson-train-answer-would-stop = In a city the train stops, and must be started again with an action. Pass it.
spike-lesson-train-answer-further = It goes further: past both cities, towards Louisville.
spike-lesson-train-answer-roll-first = First the free move: it is gone when you begin with your action.

spike-lesson-train-extra-title = The last space
spike-lesson-train-extra = Your action is still to come, and an extra move is one space, also into a city. Often a card or a track is worth more; 8 dollars a turn earlier are worth it.
spike-lesson-train-extra-do = Move into Louisville.
spike-lesson-train-answer-into-louisville = One space, but the wrong way: into Louisville.
spike-lesson-train-answer-one-space = A good action, too. But one space further 8 dollars are waiting.

spike-lesson-train-deliver-title = Deliver
spike-lesson-train-deliver = Delivering is no action. Contract and load leave the game.
spike-lesson-train-deliver-do = Deliver the steel.
spike-lesson-train-answer-cash-in = First the money: deliver the steel.

spike-lesson-train-sum-title = And on it goes
spike-lesson-train-sum = Five spaces in two turns. Louisville has coal, and you have a contract for coal: it can be loaded before the train leaves. A train on the track moves for nothing every turn, so let it stand in cities as little as you can. Play on from here.

spike-lesson-contracts = One load after another
spike-lesson-contracts-about = Which city for which load, and track that pays twice.

spike-lesson-contracts-once-title = Each city once
spike-lesson-contracts-once = A contract names three cities, and one of them will buy. But you may deliver to any city only once in the game, and Detroit is used up: steel and cloth can't go there any more. So Louisville for the steel.

spike-lesson-contracts-enter-title = Into Louisville
spike-lesson-contracts-enter = The train stands just before it.
spike-lesson-contracts-enter-do = Roll into Louisville.
spike-lesson-contracts-answer-to-louisville = It can go there, but Louisville is one space away and pays.
spike-lesson-contracts-answer-roll-first = First the free move: it is gone when you begin with your action.

spike-lesson-contracts-deliver-title = Eight dollars
spike-lesson-contracts-deliver = The car is free again afterwards.
spike-lesson-contracts-deliver-do = Deliver the steel.
spike-lesson-contracts-answer-cash-in = First deliver: it costs nothing.

spike-lesson-contracts-load-title = Never leave empty
spike-lesson-contracts-load = Louisville has coal, and one of your contracts is for coal: Columbus pays 7, Milwaukee 8, Albany 9. Columbus is on your track, the others are far. A sure 7 is better than a late 9.
spike-lesson-contracts-load-learned = Never leave a city empty; a sure price beats a late one.
spike-lesson-contracts-load-do = Load the coal.
spike-lesson-contracts-answer-load-first = That comes next. First load: it is no action.

spike-lesson-contracts-build-title = Track that pays twice
spike-lesson-contracts-build = The train came by a free move, so it can't start this turn. Build meanwhile: Little Rock has wood, which stands at 3 on the market, and it will pay 9 for your cloth one day.
spike-lesson-contracts-build-learned = Track that serves two contracts pays twice.
spike-lesson-contracts-build-do = Build from Memphis to Little Rock, by the lower way of two spaces.
spike-lesson-contracts-answer-two-reds = That way works as well. The lower one fits your cards best.
spike-lesson-contracts-answer-cloth-pays = You can build there. Little Rock brings 3 dollars now and 9 later.
spike-lesson-contracts-answer-build-now = Possible, but you hold the cards for Little Rock.

spike-lesson-contracts-pay-title = Keep what may match
spike-lesson-contracts-pay = Two red cards stand for the one that you lack. Of yellow and white you keep one: look which colours your next track will need.
spike-lesson-contracts-pay-do = Pay with two red cards and the white one.

spike-lesson-contracts-start-title = Off to Columbus
spike-lesson-contracts-start = Start with the full speed: two spaces, past Indianapolis.
spike-lesson-contracts-start-do = Start past Indianapolis, towards Columbus.
spike-lesson-contracts-answer-to-columbus = The coal is for Columbus: two spaces, past Indianapolis.
spike-lesson-contracts-answer-train-first = Possible, but the coal is aboard. Start.

spike-lesson-contracts-columbus-title = One space left
spike-lesson-contracts-columbus = The free move takes it into the city.
spike-lesson-contracts-columbus-do = Roll into Columbus.
spike-lesson-contracts-answer-into-columbus = Columbus is the city that pays for coal.

spike-lesson-contracts-coal-title = Seven more
spike-lesson-contracts-coal = Fifteen dollars for two loads, and your action is still to come.
spike-lesson-contracts-coal-do = Deliver the coal.

spike-lesson-contracts-sum-title = Plan the next load
spike-lesson-contracts-sum = Oil, cloth and cotton are left. Look for a city that has what one of them names, and for another, on your track or near it, that buys. A second car carries two loads at once. Play on from here.
