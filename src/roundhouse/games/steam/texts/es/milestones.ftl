steam-milestone-full-steam = A todo vapor
steam-milestone-full-steam-about = Consigue { $count } puntos.
steam-milestone-debt-free = Sin deudas
steam-milestone-debt-free-about = Gana con unos ingresos de al menos 0.
steam-milestone-network = Una red de raíles
steam-milestone-network-about = Ten { $count } enlaces al final.
steam-milestone-freight = Rey de la carga
steam-milestone-freight-about = Termina con { $count } puntos de entregas.
