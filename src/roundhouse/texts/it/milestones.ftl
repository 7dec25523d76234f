web-milestones = Traguardi
web-milestones-count = { $count } su { $most }
web-milestones-so-far = finora { $value }
web-milestones-where = Dove
web-milestones-all = Mostra tutti
web-milestones-few = Mostra meno
web-favourites = Mappe preferite
web-favourites-played = { $count ->
    [one] 1 partita
   *[other] { $count } partite
 } · { $percent }% vinte
web-milestone-first-win = Prima vittoria
web-milestone-first-win-about = Vinci una partita.
web-milestone-regular = Di casa
web-milestone-regular-about = Gioca { $count } partite fino alla fine.
web-milestone-all-round = Bravo in tutto
web-milestone-all-round-about = Vinci a { $count } giochi diversi.
web-milestone-company = In buona compagnia
web-milestone-company-about = Gioca { $count } partite con almeno altre due persone.
