web-milestones = Meilensteine
web-milestones-count = { $count } von { $most }
web-milestones-so-far = bisher { $value }
web-milestones-where = Wo
web-milestones-all = Alle zeigen
web-milestones-few = Weniger zeigen
web-favourites = Lieblingspläne
web-favourites-played = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
 } · { $percent } % gewonnen
web-milestone-first-win = Erster Sieg
web-milestone-first-win-about = Gewinne eine Partie.
web-milestone-regular = Stammgast
web-milestone-regular-about = Spiel { $count } Partien zu Ende.
web-milestone-all-round = Vielseitig
web-milestone-all-round-about = Gewinne { $count } verschiedene Spiele.
web-milestone-company = In guter Gesellschaft
web-milestone-company-about = Spiel { $count } Partien mit mindestens zwei anderen Menschen.
