# Railroad Tiles: lessons.
tiles-lesson-first = Your first rounds
tiles-lesson-first-about = Columns, tiles, pawns, and what counts at the end.

tiles-lesson-first-welcome-title = A country of your own
tiles-lesson-first-welcome = You lay tiles with railways and highways, put trains, cars and travellers on them, and collect points. Bruno does the same beside you, in a country of his own.

tiles-lesson-first-start-title = The first tile
tiles-lesson-first-start = Bruno has taken one starting tile; the other is yours. A tile may be turned: button Turn, or the key R. Turn this one until the track runs from right to below.
tiles-lesson-first-start-do = Turn the curve, lay it on the dashed square, confirm.
tiles-lesson-first-answer-start-turn = Turn it once more: the track should leave on the right and below.

tiles-lesson-first-board-title = The station board
tiles-lesson-first-board = Each round the board is filled with columns of two to four tiles. You take a whole column. A player who takes few tiles chooses earlier in the next round.
tiles-lesson-first-board-learned = You take a whole column; with few tiles you choose earlier next time.

tiles-lesson-first-column-title = Look for trains
tiles-lesson-first-column = The small signs in the corners are positions for pawns. The second column has two for trains: it will be worth something soon.
tiles-lesson-first-column-do = Take the second column.
tiles-lesson-first-answer-many = Four tiles are a lot of country, but then you choose last next time. Let's begin with the second column.
tiles-lesson-first-answer-no-trains = You may take that one, but it has no position for a train. The second column has two.

tiles-lesson-first-match-title = Edges must match
tiles-lesson-first-match = A tile is laid beside another, railway to railway, highway to highway, blank to blank. Choose the curve in your hand, and turn it until it goes on to the left and down.
tiles-lesson-first-match-learned = Edges must match: railway, highway, blank.
tiles-lesson-first-match-do = Lay the curve to the right of your first tile.
tiles-lesson-first-answer-curve-turn = It fits so, too; but turn it until the track goes down, and we close a loop.
tiles-lesson-first-answer-curve-place = It fits there, too. For our loop it belongs to the right of the first tile.
tiles-lesson-first-answer-curve-first = That tile comes next. First the curve, to the right.
tiles-lesson-first-answer-refuse = Twice in a game you may refuse a tile. We need this one: keep your refusals for a bad day.

tiles-lesson-first-train-title = Room for a train
tiles-lesson-first-train = This tile has a railway from top to bottom, a highway to the side, and a position for a train. The sign with the house is a station: there travellers change between the two.
tiles-lesson-first-train-do = Lay it below your first tile, the highway to the left.
tiles-lesson-first-answer-branch-turn = Nearly: turn it so that the highway leaves to the left.
tiles-lesson-first-answer-branch-place = It fits there, but below the first tile both trains will stand on one railway.
tiles-lesson-first-answer-branch-first = That one comes next. First the tile with the highway at its side.

tiles-lesson-first-station-title = Close the square
tiles-lesson-first-station = The last tile goes into the corner. Its railway meets the curve above; on its left both edges are blank, and that matches too.
tiles-lesson-first-station-do = Lay the last tile into the corner, below the second curve.
tiles-lesson-first-answer-loop = It fits there, but in the corner its train joins the same railway.

tiles-lesson-first-tokens-title = Who comes next
tiles-lesson-first-tokens = Bruno has laid his tiles, and round 2 begins. The train token that was waiting is active now: each of you may place one train this round. The car that waits will be active next round.
tiles-lesson-first-tokens-learned = A token lets you place one pawn of its kind.

tiles-lesson-first-star-title = A column with a star
tiles-lesson-first-star = A column that nobody took gets a star. A star lets you place a pawn of another kind than the token shows, so it is worth a tile or two.
tiles-lesson-first-star-learned = A star places a pawn of another kind.
tiles-lesson-first-star-do = Take the third column with its star.
tiles-lesson-first-answer-leaves-star = That leaves the star for Bruno. Take the third column.

tiles-lesson-first-highway-title = Going on
tiles-lesson-first-highway = A highway ends at the bottom right. Every line that runs into nothing is an open end, and too many of them cost points.
tiles-lesson-first-highway-do = Lay the straight highway below the right-hand station.
tiles-lesson-first-answer-below = It fits there. But below the station on the right it carries the highway on.
tiles-lesson-first-answer-highway-first = One after the other: first the straight highway.

tiles-lesson-first-town-title = A full rectangle
tiles-lesson-first-town = At the end the largest rectangle without a gap gives a point for each of its tiles. Fill the place beside the highway; the edge between them is blank.
tiles-lesson-first-town-learned = The largest full rectangle counts a point for each tile.
tiles-lesson-first-town-do = Lay the junction below the left station, its blank side to the right.
tiles-lesson-first-answer-rectangle = It fits there, but below the left station it makes your rectangle two by three.
tiles-lesson-first-answer-junction-first = First the junction: it fills the rectangle.

tiles-lesson-first-west-title = To the west
tiles-lesson-first-west = One highway still looks to the left. The last tile has a highway on one side, a railway on the other, and a position for a car.
tiles-lesson-first-west-do = Lay it to the left, highway to highway.
tiles-lesson-first-answer-open-highway = That would leave the highway on the left open. Lay it there.

tiles-lesson-first-pawn-title = Your first train
tiles-lesson-first-pawn = Now the token is used. A train scores 1 point, and 1 more for every other train that it can reach by railway. There is none yet.
tiles-lesson-first-pawn-do = Put a train on the left one of the two train positions.
tiles-lesson-first-answer-left-train = That one is as good. Let's begin on the left and keep this for later.
tiles-lesson-first-answer-keep-star = That would cost a star, and the token gives you a pawn for nothing. Keep your stars.
tiles-lesson-first-answer-not-idle = You may leave a token unused, but here are free positions, and points.

tiles-lesson-first-order-title = Few tiles, first turn
tiles-lesson-first-order = Bruno took a column further left last time, so he went first. The two tiles on the left have a star on them, and whoever takes them begins the next round.
tiles-lesson-first-order-do = Take the first column.
tiles-lesson-first-answer-two-tiles = The first column has two tiles, a star and the first turn: take it.

tiles-lesson-first-close-title = Mind the gap
tiles-lesson-first-close = Between the car tile and the junction a place is framed on two sides: a railway from the right, a blank edge from above.
tiles-lesson-first-close-do = Lay the station with the car into the gap on the left.
tiles-lesson-first-answer-into-gap = It fits there, but in the gap on the left it closes an open end.
tiles-lesson-first-answer-curve-car-first = First the station with the car, into the gap.

tiles-lesson-first-cross-title = A town grows
tiles-lesson-first-cross = Tiles on red, built-up ground are urban. Three or more that touch are a city: 5 points. This one touches the junction, so one more will do.
tiles-lesson-first-cross-learned = Three urban tiles that touch are a city: 5 points.
tiles-lesson-first-cross-do = Lay the crossing below the junction.
tiles-lesson-first-answer-beside-town = It fits there. Below the junction it makes the town grow.

tiles-lesson-first-network-title = Friends on the line
tiles-lesson-first-network = Two tokens are active: a car and a train. The second train stands on the same railway as the first, so it scores 1 + 1. The next one there would score 3; five is the most.
tiles-lesson-first-network-learned = Pawns of a kind count each other along their line.
tiles-lesson-first-network-do = Put a train on the other position.
tiles-lesson-first-answer-train-first = The car in a moment. First the train: it scores 2.

tiles-lesson-first-car-title = And a car
tiles-lesson-first-car = The car token works in the same way, along highways.
tiles-lesson-first-car-do = Put a car on one of the two car positions.

tiles-lesson-first-count-title = What counts
tiles-lesson-first-count = Here you always see what you would have now: pawns, 5 for each city, the largest rectangle, and open ends. Five ends are free, each more costs a point. You have six.
tiles-lesson-first-count-learned = Five open ends are free, each more costs a point.

tiles-lesson-first-end-title = You can play Railroad Tiles
tiles-lesson-first-end = Take a column, lay its tiles, place your pawns: that is all. A token of two colours is for either pawn; travellers use railways and highways, and change at stations. You and Bruno have 9 points each, and five rounds are left.

tiles-lesson-counting = What counts at the end
tiles-lesson-counting-about = Cities, the rectangle, open ends: one round, thirteen points.

tiles-lesson-counting-now-title = Nine points so far
tiles-lesson-counting-now = Round 4. Your pawns have brought 4 points, the rectangle of two by three 6, and six open ends cost 1. There is no city yet. One good column changes all three.

tiles-lesson-counting-column-title = Look at your gaps
tiles-lesson-counting-column = At the bottom left two highway ends look into the same gap, from above and from the right. A highway curve closes both, and the third column has one, in a town.
tiles-lesson-counting-column-do = Take the third column.
tiles-lesson-counting-answer-star-only = The star is tempting, but its tiles close nothing. Take the third column.
tiles-lesson-counting-answer-no-curve = That column has no highway curve for your gap. The third has one.

tiles-lesson-counting-city-title = A city
tiles-lesson-counting-city = The curve is urban, and so are the crossing beside it and the junction above that: three together are a city, 5 points. A larger one isn't worth more.
tiles-lesson-counting-city-learned = Look for tiles that close ends and make a city at once.
tiles-lesson-counting-city-do = Lay the curve into the gap at the bottom left.
tiles-lesson-counting-answer-two-ends = It fits there, but in the gap at the bottom left it closes two ends.
tiles-lesson-counting-answer-curve-first = First the curve, into the gap at the bottom left.
tiles-lesson-counting-answer-refuse = You could refuse it, but each tile of this column has its place.

tiles-lesson-counting-rectangle-title = The rectangle
tiles-lesson-counting-rectangle = On the right two highways meet in a gap as well. A crossing joins them and opens two new ends; but now three by three places are full: 9 points instead of 6.
tiles-lesson-counting-rectangle-learned = A larger rectangle can be worth two new open ends.
tiles-lesson-counting-rectangle-do = Lay the crossing into the gap at the bottom right.
tiles-lesson-counting-answer-corner = It fits there, but in the corner it makes the rectangle three by three.
tiles-lesson-counting-answer-cross-first = First the crossing, into the corner.

tiles-lesson-counting-train-title = Room for a third train
tiles-lesson-counting-train = The railway that ends at the bottom carries your two trains. A position on it is worth 3.
tiles-lesson-counting-train-do = Lay the straight railway at the bottom.
tiles-lesson-counting-answer-same-line = It fits there, but at the bottom it joins your two trains.

tiles-lesson-counting-three-title = Train or car
tiles-lesson-counting-three = One token shows both: you choose. A third train scores 1 + 2.
tiles-lesson-counting-three-do = Put a train on the new tile.
tiles-lesson-counting-answer-train-pays = That scores 1. The train scores 3: begin with it.
tiles-lesson-counting-answer-keep-star = The tokens serve you well; keep the star for later.
tiles-lesson-counting-answer-not-idle = You may stop here, but there are positions left.

tiles-lesson-counting-car-title = The other token
tiles-lesson-counting-car = A car for the position on the left.
tiles-lesson-counting-car-do = Put the car on the left.

tiles-lesson-counting-sum-title = Twenty-two
tiles-lesson-counting-sum = From 9 to 22 in one round: a city, a larger rectangle, four open ends, which cost nothing, and pawns that find each other. Play on from here.

tiles-lesson-placing = The right place for a tile
tiles-lesson-placing-about = What fits, what helps, and what is better refused.

tiles-lesson-placing-look-title = Before you take
tiles-lesson-placing-look = Four ends are open in your country: a railway on the left, one at the bottom, two highways on the right. Three trains stand on the railway at the bottom, so a fourth there would score 4. Look for a column that can use that.

tiles-lesson-placing-column-title = A train with a railway
tiles-lesson-placing-column = The third column has a station with a position for a train, and a highway for the right side.
tiles-lesson-placing-column-do = Take the third column.
tiles-lesson-placing-answer-star-again = The star is tempting, but there is no position for a train. The third column has one.
tiles-lesson-placing-answer-no-train = You may take that one, but it has no position for a train.

tiles-lesson-placing-station-title = Turn it to the line
tiles-lesson-placing-station = The station's railway leaves on one side only. Turn it so that it meets the railway from above; its highway then runs from left to right.
tiles-lesson-placing-station-learned = Tiles may be turned and flipped until they meet the line.
tiles-lesson-placing-station-do = Lay the station at the bottom, its railway upwards.
tiles-lesson-placing-answer-on-the-line = It fits there, but its train would be alone. At the bottom it joins three others.
tiles-lesson-placing-answer-station-first = First the station: the best place should go to the tile that needs it.
tiles-lesson-placing-answer-keep-it = You could refuse it, but this tile has a good place.

tiles-lesson-placing-highway-title = Two by five
tiles-lesson-placing-highway = Your largest rectangle has nine tiles. On the right, below the crossing, one is missing for two columns of five: ten. The highway goes on there, straight down.
tiles-lesson-placing-highway-do = Lay the straight highway below the crossing on the right.
tiles-lesson-placing-answer-rectangle = It fits there. Below the crossing it makes the rectangle larger.
tiles-lesson-placing-answer-highway-first = First the highway: it belongs below the crossing.

tiles-lesson-placing-refuse-title = Better without
tiles-lesson-placing-refuse = The junction has three railways. Wherever it fits it opens more ends than it closes, and five are open: each further one costs a point. Twice in a game you may refuse a tile.
tiles-lesson-placing-refuse-learned = Twice in a game you may refuse a tile.
tiles-lesson-placing-refuse-do = Refuse the junction.
tiles-lesson-placing-answer-six-ends = It fits there, but then more than five ends are open, and that costs a point.

tiles-lesson-placing-train-title = The fourth train
tiles-lesson-placing-train = One for itself, and one for each of the three that it reaches.
tiles-lesson-placing-train-do = Put a train on the new station.
tiles-lesson-placing-answer-for-nothing = That would cost a star. The other token places a train for nothing.
tiles-lesson-placing-answer-not-idle = You may leave it, but 4 points are waiting.

tiles-lesson-placing-sum-title = Small steps
tiles-lesson-placing-sum = Four points for the train, one for the rectangle, and still no end too many. Tiles may be flipped as well as turned; that often helps with stations. Play on from here.

tiles-lesson-population = Tokens and stars
tiles-lesson-population-about = Who may be placed when, and what a star is good for.

tiles-lesson-population-tokens-title = A timetable
tiles-lesson-population-tokens = Two tokens are active: a train and a car. Each lets you place one pawn this round. What waits comes next round and stays for two. Here another train is waiting, so positions for trains are worth having.
tiles-lesson-population-tokens-learned = What waits comes next round and stays for two.

tiles-lesson-population-column-title = Two positions
tiles-lesson-population-column = Both tiles of the first column have a position for a train. And with few tiles you choose first next time.
tiles-lesson-population-column-do = Take the first column.
tiles-lesson-population-answer-two-trains = A good column, but two positions for trains on two tiles are hard to beat.

tiles-lesson-population-first-title = One railway
tiles-lesson-population-first = Higher up there is a free position for a train already, at the end of a short railway. Join the new ones to it: trains count each other along the railway.
tiles-lesson-population-first-do = Lay the urban station to the right of that railway.
tiles-lesson-population-answer-one-railway = It fits there, but on another railway its train would be alone.
tiles-lesson-population-answer-junction-first = That one comes next. First the urban station: it carries the railway on.
tiles-lesson-population-answer-keep-it = You could refuse it, but you would lose a position.

tiles-lesson-population-second-title = And the next
tiles-lesson-population-second = The other station goes on to the right, railway to railway.
tiles-lesson-population-second-do = Lay it to the right of the first.

tiles-lesson-population-train-title = The train token
tiles-lesson-population-train = Three positions are free. The first train scores 1 wherever it stands.
tiles-lesson-population-train-do = Put a train on the station on the right.
tiles-lesson-population-answer-middle-later = As good as another. Leave the middle one for the next.
tiles-lesson-population-answer-token-first = The star is for the other token. The train token places one for nothing.
tiles-lesson-population-answer-not-idle = You may stop here, but positions are free.

tiles-lesson-population-star-title = A star changes the kind
tiles-lesson-population-star = The car token is left, and you have no free position for a car. For one star it places a pawn of any kind: a second train, which reaches the first, scores 2.
tiles-lesson-population-star-learned = For a star a token places a pawn of any kind.
tiles-lesson-population-star-do = Use a star: a train in the middle.
tiles-lesson-population-answer-middle-now = That works as well. Take the middle one this time.
tiles-lesson-population-answer-use-star = You may keep the star. But a token that isn't used is gone.

tiles-lesson-population-sum-title = Next round, and the one after
tiles-lesson-population-sum = Now two train tokens are active, and one position on your railway is free: 3 points without a star. But mind your open ends: thirteen of them cost 8. Play on from here, and close some.
