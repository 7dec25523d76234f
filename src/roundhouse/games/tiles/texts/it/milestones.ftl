tiles-milestone-metropolis = Metropoli
tiles-milestone-metropolis-about = Fai { $count } punti.
tiles-milestone-no-loose-ends = Nessuna interruzione
tiles-milestone-no-loose-ends-about = Non perdere punti per le interruzioni.
tiles-milestone-rectangle = Piazzamento perfetto
tiles-milestone-rectangle-about = Costruisci un rettangolo di { $count } tessere.
tiles-milestone-crowd = Che folla
tiles-milestone-crowd-about = Guadagna { $count } punti con le pedine.
