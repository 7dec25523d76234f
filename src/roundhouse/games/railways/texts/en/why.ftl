# Why a move is good: what a hint says.
railways-worth = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
railways-why-later = Pays off only in the turns to come
railways-why-line-completed = Completes the major line { $between }
railways-why-western-link-built = Opens the Western Link of { $place }
railways-why-link-completed = Joins { $between }
railways-why-locomotive-improved = The locomotive pulls { $level } links
railways-why-points-more = Earns { $amount } now
railways-why-points-less = Costs { $amount } of your points
railways-why-deliveries-more = Opens deliveries worth { railways-worth }
railways-why-deliveries-less = Uses up deliveries worth { railways-worth }
railways-why-money-more = More money to come: ${ $cash } in hand, { $income } of income
railways-why-money-less = Leaves ${ $cash } in hand; bonds: { $bonds }
railways-why-money-beside = Better for money than other moves
railways-why-building-more = Begins a link worth { railways-worth }
railways-why-building-less = Gives up what was begun, worth { railways-worth }
railways-why-cards-more = A card that is worth { railways-worth } later
railways-why-cards-less = Spends a card worth { railways-worth }
railways-why-cards-beside = Keeps a card worth { railways-worth }
railways-why-lines-more = Brings a major line nearer
railways-why-lines-less = Leaves a major line further away
railways-why-baron-more = Brings your baron nearer
railways-why-baron-less = Costs a step towards your baron
railways-why-rivals-more = Keeps points from the others
railways-why-rivals-less = Costs a lead: the others score on it, too
railways-why-aim-beside = More points to hope for than with the other
railways-why-place-more = Going first is worth the bid
railways-why-place-less = Costs the chance to go first
