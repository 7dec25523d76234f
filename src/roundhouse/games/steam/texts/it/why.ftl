# Perché una mossa è buona: quello che dice un consiglio.
steam-worth = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
 }
steam-why-later = Si ripaga solo nei turni a venire
steam-why-link-completed = Unisce { $between }
steam-why-city-founded = Una Nuova Città sui tuoi binari: { $place }
steam-why-points-more = Frutta { $amount } subito
steam-why-points-less = Costa { $amount } dei tuoi punti
steam-why-deliveries-more = Apre consegne per { steam-worth }
steam-why-deliveries-less = Consuma consegne per { steam-worth }
steam-why-money-more = Entrate più alte, ora { $income }; €{ $cash } in cassa
steam-why-money-less = Costa denaro o entrate: €{ $cash } in cassa, entrate { $income }
steam-why-money-beside = Meglio di altre mosse per il denaro: entrate { $income }, €{ $cash } in cassa
steam-why-links-more = Più collegamenti per la fine: { $links }
steam-why-links-less = Costa un collegamento per la fine: ne restano { $links }
steam-why-plan-more = La prima tessera di un piano che vale { steam-worth }
steam-why-plan-less = Rinuncia a un piano che vale { steam-worth }
steam-why-locomotive-more = Una locomotiva più forte per i prossimi turni
steam-why-locomotive-less = Costa un turno di uso della locomotiva
steam-why-action-more = La tessera serve in questo turno, vale { steam-worth }
steam-why-action-less = Costa la tessera migliore, col suo posto nel prossimo turno
steam-why-action-beside = Più utile in questo turno di altre tessere, vale { steam-worth }
steam-why-rivals-more = Toglie punti agli altri
steam-why-rivals-less = Costa vantaggio: ci guadagnano anche gli altri
steam-why-place-more = Un posto migliore nell’ordine di turno
steam-why-place-less = Costa un posto nell’ordine di turno
