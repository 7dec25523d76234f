# Pourquoi un coup est bon : ce qu’explique un conseil.
spike-why-later = Ne paie que dans les tours suivants
spike-why-delivered = Livre à { $station } : { $commodity }, { $dollars } $
spike-why-loaded = Prend à bord : { $commodity }
spike-why-money-more = Rapporte { $amount } $ tout de suite
spike-why-money-less = Coûte { $amount } $ ; reste { $points } $
spike-why-contracts-more = Rapproche tes contrats (vaut { $amount } $)
spike-why-contracts-less = Coûte au train du temps pour ses contrats
spike-why-route-more = Rapproche la carte Trajet (vaut { $amount } $)
spike-why-route-less = Coûte un pas vers la carte Trajet
spike-why-cards-more = Des cartes pour construire : { $cards }
spike-why-cards-less = Cartes restantes : { $cards }
spike-why-cards-beside = Garde des cartes pour construire : { $cards }
spike-why-train-more = Un meilleur train pour les tours à venir
spike-why-train-less = Coûte un tour d’usage du train
spike-why-openings-more = De nouvelles villes sont à portée
spike-why-openings-less = Coûte de nouvelles villes à portée
