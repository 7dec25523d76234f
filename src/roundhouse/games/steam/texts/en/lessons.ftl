# Steam: lessons.
steam-lesson-first = Your first turn
steam-lesson-first-about = An action, a link, a delivery: income or points.

steam-lesson-first-welcome-title = Cubes want their colour
steam-lesson-first-welcome = Boston is red and has a yellow cube; Hartford is yellow. Carry the cube there over your own track, and you are paid: a point for each link on the way. That is the whole of Steam.
steam-lesson-first-welcome-learned = A cube is worth something in a city of its colour.

steam-lesson-first-action-title = Choose an action
steam-lesson-first-action = A turn begins with the action tiles. Each gives one advantage, and its number is your place in the next turn. The Engineer builds four tiles instead of three.
steam-lesson-first-action-learned = An action gives an advantage now and a place in the next turn.
steam-lesson-first-action-do = Take the Engineer.
steam-lesson-first-answer-engineer-first = That tile is good, too. For your first track the Engineer is best: more tiles, and he costs nothing.

steam-lesson-first-track-title = Track begins at a city
steam-lesson-first-track = Afterwards it goes on where your own track ends. Choose the lit hex below Boston: the tiles that fit fan out. Take the curve from Boston down to the left, to Providence. Every exit costs €1; rivers, hills and towns cost more.
steam-lesson-first-track-learned = Track begins at a city and goes on where yours ends.
steam-lesson-first-track-do = Lay a curve from Boston towards Providence.
steam-lesson-first-answer-to-providence = That tile fits, too, but it leads elsewhere. Take the gentle curve that ends at Providence.
steam-lesson-first-answer-at-boston = You may build there. For our cube the track begins below Boston.
steam-lesson-first-answer-not-yet = You may stop here, but then the way to Hartford is not finished.

steam-lesson-first-town-title = A town ends a link
steam-lesson-first-town = A stretch from one town or city to the next is a link. At Providence the first one is complete, and the next begins. A town costs €1 more.
steam-lesson-first-town-learned = A link goes from one town or city to the next; it is yours.
steam-lesson-first-town-do = Lay straight track through Providence.
steam-lesson-first-answer-through-town = It fits, but the straight one points at Hartford.
steam-lesson-first-answer-providence-now = First through Providence: an unfinished link is of no use.

steam-lesson-first-link-title = The second link
steam-lesson-first-link = One hex is left between Providence and Hartford. A river runs there: €1 more.
steam-lesson-first-link-do = Lay the curve that ends in Hartford.
steam-lesson-first-answer-into-hartford = It fits, but it doesn't end in Hartford.
steam-lesson-first-answer-to-hartford = Later. First the last hex before Hartford.

steam-lesson-first-money-title = Money comes from income
steam-lesson-first-money = You had no cash, and three tiles cost €8. Whoever has to pay gets €5 at a time, and his income drops by one for each: yours stands at −2, and €2 are left. You will earn it back.
steam-lesson-first-money-learned = Who lacks money sells income: €5 for each step.

steam-lesson-first-end-build-title = Enough built
steam-lesson-first-end-build = You might build a fourth tile. But every tile costs money, and your way is complete.
steam-lesson-first-end-build-do = Finish building.
steam-lesson-first-answer-enough = Possible, but it would cost income and bring nothing this turn. Finish building.

steam-lesson-first-improve-title = How far a locomotive goes
steam-lesson-first-improve = The others have built. Now there are two rounds of goods. A locomotive of level 1 goes over one link, and Hartford is two away. Instead of moving goods you may raise the level, for nothing.
steam-lesson-first-improve-learned = The locomotive's level is its reach, in links.
steam-lesson-first-improve-do = Improve your locomotive to level 2.
steam-lesson-first-answer-level-needed = With level 1 nothing of yours can be delivered. Improve: then two links are in reach.

steam-lesson-first-deliver-title = Move a cube
steam-lesson-first-deliver = Second round, level 2. Take the yellow cube in Boston; Providence is on the way, and in Hartford it has arrived.
steam-lesson-first-deliver-do = Deliver the yellow cube from Boston to Hartford.
steam-lesson-first-answer-do-deliver = You may pass, but your cube can go.

steam-lesson-first-share-title = Income or points
steam-lesson-first-share = Two links are yours: 2 track points. All of them raise your income, or all are victory points. Early on take income: it pays turn after turn. Later take points: they win.
steam-lesson-first-share-learned = Early on take income, later points.
steam-lesson-first-share-do = Take them as income.
steam-lesson-first-answer-points-later = Two points now would leave your income at −2, and you would pay €2 every turn. Income first.

steam-lesson-first-turn-title = Payday
steam-lesson-first-turn = Your income is back at 0: nothing to pay. Bruno and Chiara are below zero and pay each turn. At the end each complete link is worth a point, too.

steam-lesson-first-growth-title = New cubes
steam-lesson-first-growth = Cubes that are delivered leave the map. City Growth brings a city new ones, Urbanization makes a town a city. Both cost money; taken unpaid, a tile only gives its place in the order.
steam-lesson-first-growth-learned = Cubes run out; City Growth and Urbanization bring new ones.

steam-lesson-first-end-title = You can play Steam
steam-lesson-first-end = Action, track, two rounds of goods, income: that is a turn, and a game has ten of them. Play on here against Bruno and Chiara, or begin a game of your own. It opens with bids for the first order of play: to pass costs nothing.

steam-lesson-track = Track and upgrades
steam-lesson-track-about = A tile that lies already is bettered; loose ends get lost.

steam-lesson-track-idea-title = Somebody was here first
steam-lesson-track-idea = Hartford lies near Poughkeepsie, where Chiara's track runs through. You can end there, too: it takes a tile in between, and an exit for you in the town. You have First Build, so nobody is in your way.

steam-lesson-track-tile-title = One tile to the town
steam-lesson-track-tile = The hex between the two joins both: a curve from Hartford's upper left side to Poughkeepsie. Two exits, €2, all that you have.
steam-lesson-track-tile-do = Lay the curve from Hartford to Poughkeepsie.
steam-lesson-track-answer-lower-curve = It fits, but it doesn't end in Poughkeepsie. Turn the gentle curve so that both its ends point down.
steam-lesson-track-answer-beside-hartford = You may build there. Poughkeepsie is nearer, on the left of Hartford.
steam-lesson-track-answer-not-yet = You may stop here, but an unfinished link carries nothing.

steam-lesson-track-upgrade-title = Better the tile
steam-lesson-track-upgrade = The town's tile has no exit towards you yet. Replace it by one that keeps its rails and adds yours. You pay for every exit on the new tile, 3, and €1 for the town; nothing for the river now. Old rails keep their owner.
steam-lesson-track-upgrade-learned = A tile may be replaced by one that keeps its rails; you pay all its exits.
steam-lesson-track-upgrade-do = Give Poughkeepsie a third exit, towards your curve.
steam-lesson-track-answer-three-exits = Allowed, but a fourth exit costs €1 more, and nothing comes there.
steam-lesson-track-answer-keep-curve = You could turn your last tile for €2. But it lies well: better the town.
steam-lesson-track-answer-still-open = Allowed, but your link still ends before the town.

steam-lesson-track-stub-title = Loose ends
steam-lesson-track-stub = Chiara's exit to the south leads nowhere yet. If she doesn't go on with it in this build, it is nobody's, and you could take it. The same holds for every link of yours that isn't complete.
steam-lesson-track-stub-learned = A loose end that isn't gone on with is lost.

steam-lesson-track-end-title = Two builds are enough
steam-lesson-track-end = You might build a third time. But you had to raise €5, your income is at −1, and three links in a row are yours.
steam-lesson-track-end-do = End your build.
steam-lesson-track-answer-enough = Possible, but every further tile costs income. End your build.

steam-lesson-track-sum-title = Three links in a row
steam-lesson-track-sum = Chiara has gone on to New York, so her loose end is safe. Boston, Providence, Hartford, Poughkeepsie: three links of yours, each a point at the end, and each a point for every cube that passes. Play on from here.

steam-lesson-goods = Goods and other people's links
steam-lesson-goods-about = New cubes, the best way, and who is paid for it.

steam-lesson-goods-supply-title = All the cubes there are
steam-lesson-goods-supply = Nothing is drawn from the bag any more. New cubes come from these sets alone, by City Growth and Urbanization. You have paid €2 for City Growth: one set may go to a city of your choice, once for each city.
steam-lesson-goods-supply-learned = New cubes come from the supply alone, and everybody sees it.

steam-lesson-goods-grow-title = Where the cubes can go
steam-lesson-goods-grow = From Hartford your link and one of Chiara's lead to Albany, which is purple, and to New York, which is blue. A set with a purple and a blue cube fits just there.
steam-lesson-goods-grow-do = Put a set of purple and blue on Hartford.
steam-lesson-goods-answer-purple-blue = You may, but from Hartford you reach Albany and New York: purple and blue.
steam-lesson-goods-answer-where-track-is = A city may get it, but your track begins at Hartford.
steam-lesson-goods-answer-grow-first = In a moment. First the new cubes: they are paid for.

steam-lesson-goods-end-title = Enough built
steam-lesson-goods-end = Two tiles and a set of cubes are a good build.
steam-lesson-goods-end-do = End your build.
steam-lesson-goods-answer-enough = Possible, but it costs income. End your build.

steam-lesson-goods-own-title = Over your own links
steam-lesson-goods-own = A red cube in Hartford wants to go to Boston. Both links on its way are yours: 2 points for you, none for anybody else. Such ways come first.
steam-lesson-goods-own-learned = Ways over your own links come first.
steam-lesson-goods-own-do = Deliver the red cube from Hartford to Boston.
steam-lesson-goods-answer-shared-later = That way is shared: a point for you, one for Chiara. The red cube brings you two.
steam-lesson-goods-answer-red-now = Possible, but the red cube can go now.

steam-lesson-goods-share-title = All in one
steam-lesson-goods-share = Both points go the same way: income, or victory points. You stand at −2 and pay €2 each turn.
steam-lesson-goods-share-do = Take them as income.
steam-lesson-goods-answer-income-first = Points win, but a turn below zero costs you money again and again. Income first.

steam-lesson-goods-shared-title = Over Chiara's link
steam-lesson-goods-shared = Second round. The purple cube goes by Poughkeepsie to Albany: one link of yours, one of Chiara's, a point for each. That is allowed as long as nobody owns more links on the way than you. And a cube that you take, she can't.
steam-lesson-goods-shared-learned = Others' links may be used, if nobody owns more of the way than you.
steam-lesson-goods-shared-do = Deliver the purple cube from Hartford to Albany.
steam-lesson-goods-answer-cube-waits = Possible, but three cubes are waiting, and Chiara can take each of them.

steam-lesson-goods-both-title = Everybody decides
steam-lesson-goods-both = You decide first, then Chiara about her point.
steam-lesson-goods-both-do = Take it as income.

steam-lesson-goods-sum-title = Look two turns ahead
steam-lesson-goods-sum = Boston has a purple cube. It is four links from Albany, three of them yours: a locomotive of level 4 would bring 3 points at once. A cube stops at the first city of its colour, so mind what lies between. Play on from here.

steam-lesson-money = Money on credit
steam-lesson-money-about = What a step of income is worth, and when to spend it.

steam-lesson-money-cash-title = Five euros
steam-lesson-money-cash = You have €5, and an income of 1: a euro a turn. That buys two tiles of track. But income can be sold: €5 for each step, whenever you must pay, and nobody asks for it back.

steam-lesson-money-locomotive-title = Buy a level
steam-lesson-money-locomotive = The Locomotive costs €4 and the new level: 3, together €7. Another level is free later in this turn. Then you have level 4, and Boston's purple cube can go to Albany.
steam-lesson-money-locomotive-do = Take the Locomotive.
steam-lesson-money-answer-six-euros = A new city for €6 is fine, but it brings nothing this turn. The locomotive does.
steam-lesson-money-answer-level-first = A good tile, too. Only the Locomotive brings the long way into reach this turn.

steam-lesson-money-raised-title = One step sold
steam-lesson-money-raised = €7 to pay, €5 in hand: one step was sold, €3 are left over, and your income is 0. You never sell more steps than you need. At −10 each further one would cost 2 points instead.
steam-lesson-money-raised-learned = Only as many steps are sold as a payment needs.

steam-lesson-money-end-title = Build nothing
steam-lesson-money-end = You needn't build. All your links are complete, so nothing can be lost by waiting.
steam-lesson-money-end-do = End your build.
steam-lesson-money-answer-no-track = Possible, but €3 won't carry far. Keep them: below zero you would have to pay.

steam-lesson-money-improve-title = The free level
steam-lesson-money-improve = Once a turn you may raise the level instead of moving goods, for nothing. Now it makes 4.
steam-lesson-money-improve-learned = Once a turn a level is free, instead of a delivery.
steam-lesson-money-improve-do = Improve your locomotive.
steam-lesson-money-answer-short-way = One point now. With level 4 the next cube brings three.
steam-lesson-money-answer-free-level = You may pass, but the level is free.

steam-lesson-money-deliver-title = Four links
steam-lesson-money-deliver = By Providence, Hartford and Poughkeepsie to Albany. Three links are yours, the last is Chiara's: 3 points for you, 1 for her.
steam-lesson-money-deliver-do = Deliver the purple cube from Boston to Albany.
steam-lesson-money-answer-long-way = That way is short: one point. The purple cube in Boston brings three.
steam-lesson-money-answer-do-deliver = You may pass, but this is what you have paid for.

steam-lesson-money-share-title = Paid back threefold
steam-lesson-money-share = One step was sold, three come back. It is turn 3 of 10: income pays seven times more. Around the last third of the game take points instead.
steam-lesson-money-share-learned = Debt for a longer way pays itself back early in the game.
steam-lesson-money-share-do = Take them as income.
steam-lesson-money-answer-still-early = Three points are three points. But three euros a turn, seven times, build a whole railway.

steam-lesson-money-sum-title = What income is worth at the end
steam-lesson-money-sum = You have an income of 3, and €6. At the end two steps above zero are worth a point; each step below costs two. So sell steps early, while they bring track, and be back above zero in time. Play on from here.
