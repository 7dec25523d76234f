# Why a move is good: what a hint says.
steam-worth = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
steam-why-later = Pays off only in the turns to come
steam-why-link-completed = Joins { $between }
steam-why-city-founded = A New City on your track: { $place }
steam-why-points-more = Earns { $amount } now
steam-why-points-less = Costs { $amount } of your points
steam-why-deliveries-more = Opens deliveries worth { steam-worth }
steam-why-deliveries-less = Uses up deliveries worth { steam-worth }
steam-why-money-more = More income, now { $income }; €{ $cash } in hand
steam-why-money-less = Costs money or income: €{ $cash } in hand, income { $income }
steam-why-money-beside = Better for money than other moves: income { $income }, €{ $cash } in hand
steam-why-links-more = More links for the end: { $links }
steam-why-links-less = Costs a link for the end: { $links } left
steam-why-plan-more = The first tile of a plan worth { steam-worth }
steam-why-plan-less = Gives up a plan worth { steam-worth }
steam-why-locomotive-more = A stronger locomotive for the turns to come
steam-why-locomotive-less = Costs the locomotive a turn of use
steam-why-action-more = The tile is of use this turn, worth { steam-worth }
steam-why-action-less = Costs the better tile, with its place next turn
steam-why-action-beside = More use this turn than other tiles, worth { steam-worth }
steam-why-rivals-more = Keeps points from the others
steam-why-rivals-less = Costs a lead: the others score on it, too
steam-why-place-more = An earlier place in the turn order
steam-why-place-less = Costs a place in the turn order
