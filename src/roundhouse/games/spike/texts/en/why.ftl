# Why a move is good: what a hint says.
spike-why-later = Pays off only in the turns to come
spike-why-delivered = Delivers { $commodity } to { $station }: ${ $dollars }
spike-why-loaded = Takes { $commodity } aboard
spike-why-money-more = Earns ${ $amount } now
spike-why-money-less = Costs ${ $amount }; ${ $points } left
spike-why-contracts-more = Brings contracts nearer, worth ${ $amount }
spike-why-contracts-less = Costs the train time for its contracts
spike-why-route-more = Brings the route card nearer, worth ${ $amount }
spike-why-route-less = Costs a step towards the route card
spike-why-cards-more = Cards to build with: { $cards }
spike-why-cards-less = Cards left: { $cards }
spike-why-cards-beside = Keeps cards to build with: { $cards }
spike-why-train-more = A better train for the turns to come
spike-why-train-less = Costs a turn of the train’s use
spike-why-openings-more = New cities come within reach
spike-why-openings-less = Costs new cities within reach
