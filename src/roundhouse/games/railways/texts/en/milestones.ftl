railways-milestone-magnate = Magnate
railways-milestone-magnate-about = Score { $count } points.
railways-milestone-thrift = Thrifty
railways-milestone-thrift-about = Win with { $count } bonds at most.
railways-milestone-baron = As the baron wished
railways-milestone-baron-about = Earn { $count } points with your baron.
railways-milestone-rails = On the rails
railways-milestone-rails-about = Have { $count } points before bonds and barons count.
