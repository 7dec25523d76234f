empires-milestone-empire = Empire builder
empires-milestone-empire-about = Reach { $count } prestige.
empires-milestone-debt-free = Debt-free
empires-milestone-debt-free-about = Win without a loan.
empires-milestone-full-trains = Full trains
empires-milestone-full-trains-about = Earn { $count } prestige with passengers.
empires-milestone-achiever = Achiever
empires-milestone-achiever-about = Earn { $count } prestige with achievements.
