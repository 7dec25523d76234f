railways-milestone-magnate = Magnate
railways-milestone-magnate-about = Consigue { $count } puntos.
railways-milestone-thrift = Ahorrador
railways-milestone-thrift-about = Gana con { $count } bonos como mucho.
railways-milestone-baron = Como quería el barón
railways-milestone-baron-about = Gana { $count } puntos con tu barón.
railways-milestone-rails = Sobre raíles
railways-milestone-rails-about = Llega a { $count } puntos antes de contar bonos y barones.
