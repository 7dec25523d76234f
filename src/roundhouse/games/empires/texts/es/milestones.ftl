empires-milestone-empire = Un pequeño imperio
empires-milestone-empire-about = Alcanza { $count } de prestigio.
empires-milestone-debt-free = Sin deudas
empires-milestone-debt-free-about = Gana sin préstamos.
empires-milestone-full-trains = Trenes llenos
empires-milestone-full-trains-about = Gana { $count } de prestigio con pasajeros.
empires-milestone-achiever = Logro tras logro
empires-milestone-achiever-about = Gana { $count } de prestigio con logros.
