spike-milestone-hundred = A hundred
spike-milestone-hundred-about = Finish with { $count } dollars.
spike-milestone-contractor = Contractor
spike-milestone-contractor-about = Earn { $count } dollars with contracts.
spike-milestone-market = Market day
spike-milestone-market-about = Earn { $count } dollars with commodities.
spike-milestone-route = End to end
spike-milestone-route-about = Earn { $count } dollars with route cards.
