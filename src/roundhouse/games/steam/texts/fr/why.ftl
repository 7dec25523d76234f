# Pourquoi un coup est bon : ce qu’explique un conseil.
steam-worth = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
steam-why-later = Ne paie que dans les tours suivants
steam-why-link-completed = Relie : { $between }
steam-why-city-founded = Une Nouvelle Ville sur ta voie : { $place }
steam-why-points-more = Rapporte { $amount } tout de suite
steam-why-points-less = Coûte { $amount } de tes points
steam-why-deliveries-more = Ouvre des livraisons valant { steam-worth }
steam-why-deliveries-less = Consomme des livraisons valant { steam-worth }
steam-why-money-more = Revenu en hausse, maintenant { $income } ; { $cash } € en caisse
steam-why-money-less = Coûte de l’argent ou du revenu : { $cash } € en caisse, revenu { $income }
steam-why-money-beside = Mieux pour l’argent que d’autres coups : revenu { $income }, { $cash } € en caisse
steam-why-links-more = Davantage de liaisons pour la fin : { $links }
steam-why-links-less = Coûte une liaison pour la fin : il en reste { $links }
steam-why-plan-more = La première tuile d’un plan valant { steam-worth }
steam-why-plan-less = Renonce à un plan valant { steam-worth }
steam-why-locomotive-more = Une locomotive plus forte pour les tours à venir
steam-why-locomotive-less = Coûte un tour d’usage de la locomotive
steam-why-action-more = La tuile sert à ce tour (vaut { steam-worth })
steam-why-action-less = Coûte la meilleure tuile, avec son rang au tour suivant
steam-why-action-beside = Plus utile ce tour que d’autres tuiles (vaut { steam-worth })
steam-why-rivals-more = Prive les autres de points
steam-why-rivals-less = Coûte de l’avance : les autres y gagnent aussi
steam-why-place-more = Une meilleure place dans l’ordre du tour
steam-why-place-less = Coûte une place dans l’ordre du tour
