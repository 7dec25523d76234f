steam-milestone-full-steam = A tutto vapore
steam-milestone-full-steam-about = Fai { $count } punti.
steam-milestone-debt-free = Senza debiti
steam-milestone-debt-free-about = Vinci con entrate di almeno 0.
steam-milestone-network = Una rete di binari
steam-milestone-network-about = Possiedi { $count } collegamenti alla fine.
steam-milestone-freight = Re delle merci
steam-milestone-freight-about = Arriva alla fine con { $count } punti dalle consegne.
