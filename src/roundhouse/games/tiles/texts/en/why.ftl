# Why a move is good: what a hint says.
tiles-worth = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
tiles-why-later = Pays off only in the turns to come
tiles-why-points-more = Earns { $amount } now
tiles-why-points-less = Costs { $amount ->
    [one] 1 point
   *[other] { $amount } points
 }
tiles-why-people-more = Room for people, worth { tiles-worth }
tiles-why-people-less = Costs room for people
tiles-why-people-beside = More room for people than with other moves, worth { tiles-worth }
tiles-why-cities-more = Cities grow together, worth { tiles-worth }
tiles-why-cities-less = Makes cities less likely
tiles-why-cities-beside = Better for the cities than other moves, worth { tiles-worth }
tiles-why-rectangle-more = A larger rectangle, worth { tiles-worth }
tiles-why-rectangle-less = Costs the rectangle some room
tiles-why-rectangle-beside = Better for the rectangle than other moves, worth { tiles-worth }
tiles-why-ends-more = Fewer open ends, worth { tiles-worth }
tiles-why-ends-less = Opens new ends, { $amount ->
    [one] 1 point
   *[other] { $amount } points
 }
tiles-why-ends-beside = Fewer open ends than with other moves, worth { tiles-worth }
tiles-why-objectives-more = An objective comes nearer, worth { tiles-worth }
tiles-why-objectives-less = Costs a step towards an objective
tiles-why-objectives-beside = Nearer to an objective than other moves, worth { tiles-worth }
tiles-why-challenge-more = The challenge comes nearer
tiles-why-challenge-less = Costs a step in the challenge
tiles-why-challenge-beside = Nearer to the challenge than other moves
tiles-why-column-more = Earlier in the order of the next round
tiles-why-column-less = Costs a place in the next round’s order
tiles-why-column-beside = Earlier in the next round than with other moves
