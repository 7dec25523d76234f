tiles-milestone-metropolis = Metropolis
tiles-milestone-metropolis-about = Score { $count } points.
tiles-milestone-no-loose-ends = No open ends
tiles-milestone-no-loose-ends-about = Lose no point to open ends.
tiles-milestone-rectangle = Neatly laid
tiles-milestone-rectangle-about = Build a rectangle of { $count } tiles.
tiles-milestone-crowd = A crowd
tiles-milestone-crowd-about = Earn { $count } points with pawns.
