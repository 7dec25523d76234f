# Pourquoi un coup est bon : ce qu’explique un conseil.
railways-worth = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
railways-why-later = Ne paie que dans les tours suivants
railways-why-line-completed = Termine une grande ligne : { $between }
railways-why-western-link-built = Ouvre la Liaison de l’Ouest : { $place }
railways-why-link-completed = Relie : { $between }
railways-why-locomotive-improved = La locomotive parcourt { $level } liaisons
railways-why-points-more = Rapporte { $amount } tout de suite
railways-why-points-less = Coûte { $amount } de tes points
railways-why-deliveries-more = Ouvre des livraisons valant { railways-worth }
railways-why-deliveries-less = Consomme des livraisons valant { railways-worth }
railways-why-money-more = Davantage d’argent à venir : { $cash } $ en caisse, revenu { $income } $
railways-why-money-less = Laisse { $cash } $ en caisse ; obligations : { $bonds }
railways-why-money-beside = Mieux pour l’argent que d’autres coups
railways-why-building-more = Commence une liaison valant { railways-worth }
railways-why-building-less = Abandonne ce qui était commencé et valait { railways-worth }
railways-why-cards-more = Une carte qui vaudra { railways-worth } plus tard
railways-why-cards-less = Dépense une carte valant { railways-worth }
railways-why-cards-beside = Garde une carte qui vaut { railways-worth }
railways-why-lines-more = Te rapproche d’une grande ligne
railways-why-lines-less = T’éloigne d’une grande ligne
railways-why-baron-more = Te rapproche de ton baron
railways-why-baron-less = Coûte un pas vers ton baron
railways-why-rivals-more = Prive les autres de points
railways-why-rivals-less = Coûte de l’avance : les autres y gagnent aussi
railways-why-aim-beside = Plus de points à espérer qu’avec l’autre
railways-why-place-more = Jouer en premier vaut l’offre
railways-why-place-less = Coûte la chance de jouer en premier
