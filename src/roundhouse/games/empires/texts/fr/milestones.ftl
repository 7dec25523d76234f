empires-milestone-empire = Un petit empire
empires-milestone-empire-about = Atteins { $count } de prestige.
empires-milestone-debt-free = Sans dettes
empires-milestone-debt-free-about = Gagne sans emprunt.
empires-milestone-full-trains = Trains pleins
empires-milestone-full-trains-about = Gagne { $count } de prestige grâce aux voyageurs.
empires-milestone-achiever = Exploit sur exploit
empires-milestone-achiever-about = Gagne { $count } de prestige grâce aux exploits.
