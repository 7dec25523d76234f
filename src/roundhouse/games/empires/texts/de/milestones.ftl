empires-milestone-empire = Ein kleines Reich
empires-milestone-empire-about = Erreiche { $count } Prestige.
empires-milestone-debt-free = Schuldenfrei
empires-milestone-debt-free-about = Gewinne ohne Darlehen.
empires-milestone-full-trains = Volle Züge
empires-milestone-full-trains-about = Hol dir { $count } Prestige mit Passagieren.
empires-milestone-achiever = Stein um Stein
empires-milestone-achiever-about = Hol dir { $count } Prestige mit Meilensteinen.
