tiles-milestone-metropolis = Metropole
tiles-milestone-metropolis-about = Erreiche { $count } Punkte.
tiles-milestone-no-loose-ends = Alles im Anschluss
tiles-milestone-no-loose-ends-about = Verlier keinen Punkt durch offene Enden.
tiles-milestone-rectangle = Sauber gelegt
tiles-milestone-rectangle-about = Leg ein Rechteck aus { $count } Plättchen.
tiles-milestone-crowd = Viel los
tiles-milestone-crowd-about = Hol dir { $count } Punkte mit Figuren.
