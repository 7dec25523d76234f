railways-milestone-magnate = Magnat
railways-milestone-magnate-about = Marque { $count } points.
railways-milestone-thrift = Économe
railways-milestone-thrift-about = Gagne avec { $count } obligations au plus.
railways-milestone-baron = Comme le voulait le baron
railways-milestone-baron-about = Marque { $count } points avec ton baron.
railways-milestone-rails = Sur les rails
railways-milestone-rails-about = Atteins { $count } points avant le compte des obligations et des barons.
