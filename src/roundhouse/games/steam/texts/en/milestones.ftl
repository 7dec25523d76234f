steam-milestone-full-steam = Full steam
steam-milestone-full-steam-about = Score { $count } points.
steam-milestone-debt-free = Debt-free
steam-milestone-debt-free-about = Win with an income of 0 or more.
steam-milestone-network = A web of rails
steam-milestone-network-about = Own { $count } links at the end.
steam-milestone-freight = Freight master
steam-milestone-freight-about = Have { $count } points by deliveries at the end.
