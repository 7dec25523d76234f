spike-milestone-hundred = Cento
spike-milestone-hundred-about = Finisci con { $count } dollari.
spike-milestone-contractor = Contratti rispettati
spike-milestone-contractor-about = Guadagna { $count } dollari con i contratti.
spike-milestone-market = Giorno di mercato
spike-milestone-market-about = Guadagna { $count } dollari con le materie prime.
spike-milestone-route = Da un capo all’altro
spike-milestone-route-about = Guadagna { $count } dollari con le carte percorso.
