empires-milestone-empire = Un piccolo impero
empires-milestone-empire-about = Raggiungi { $count } di prestigio.
empires-milestone-debt-free = Senza debiti
empires-milestone-debt-free-about = Vinci senza un prestito.
empires-milestone-full-trains = Treni pieni
empires-milestone-full-trains-about = Guadagna { $count } di prestigio con i passeggeri.
empires-milestone-achiever = Un traguardo dopo l’altro
empires-milestone-achiever-about = Guadagna { $count } di prestigio con i traguardi.
