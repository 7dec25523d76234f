spike-milestone-hundred = Cent
spike-milestone-hundred-about = Termine avec { $count } dollars.
spike-milestone-contractor = Contrat rempli
spike-milestone-contractor-about = Gagne { $count } dollars grâce aux contrats.
spike-milestone-market = Jour de marché
spike-milestone-market-about = Gagne { $count } dollars au marché.
spike-milestone-route = De bout en bout
spike-milestone-route-about = Gagne { $count } dollars grâce aux cartes Trajet.
