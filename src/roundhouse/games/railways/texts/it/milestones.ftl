railways-milestone-magnate = Magnate
railways-milestone-magnate-about = Fai { $count } punti.
railways-milestone-thrift = Risparmiatore
railways-milestone-thrift-about = Vinci con al massimo { $count } obbligazioni.
railways-milestone-baron = Come voleva il barone
railways-milestone-baron-about = Guadagna { $count } punti con il tuo barone.
railways-milestone-rails = Sui binari
railways-milestone-rails-about = Arriva a { $count } punti prima di obbligazioni e baroni.
