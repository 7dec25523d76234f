# Pourquoi un coup est bon : ce qu’explique un conseil.
tiles-worth = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
tiles-why-later = Ne paie que dans les tours suivants
tiles-why-points-more = Rapporte { $amount } tout de suite
tiles-why-points-less = Coûte { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
tiles-why-people-more = De la place pour les pions (vaut { tiles-worth })
tiles-why-people-less = Enlève de la place aux pions
tiles-why-people-beside = Plus de place pour les pions qu’avec d’autres coups (vaut { tiles-worth })
tiles-why-cities-more = Les villes se rejoignent (vaut { tiles-worth })
tiles-why-cities-less = Rend les villes moins probables
tiles-why-cities-beside = Mieux pour les villes que d’autres coups (vaut { tiles-worth })
tiles-why-rectangle-more = Un plus grand rectangle (vaut { tiles-worth })
tiles-why-rectangle-less = Enlève de la place au rectangle
tiles-why-rectangle-beside = Mieux pour le rectangle que d’autres coups (vaut { tiles-worth })
tiles-why-ends-more = Moins d’interruptions (vaut { tiles-worth })
tiles-why-ends-less = Crée des interruptions, { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
tiles-why-ends-beside = Moins d’interruptions qu’avec d’autres coups (vaut { tiles-worth })
tiles-why-objectives-more = Un objectif se rapproche (vaut { tiles-worth })
tiles-why-objectives-less = Coûte un pas vers un objectif
tiles-why-objectives-beside = Plus près d’un objectif que d’autres coups (vaut { tiles-worth })
tiles-why-challenge-more = Le défi se rapproche
tiles-why-challenge-less = Coûte un pas dans le défi
tiles-why-challenge-beside = Plus près du défi que d’autres coups
tiles-why-column-more = Plus tôt dans l’ordre de la prochaine manche
tiles-why-column-less = Coûte un rang dans l’ordre de la prochaine manche
tiles-why-column-beside = Plus tôt à la manche suivante qu’avec d’autres coups
