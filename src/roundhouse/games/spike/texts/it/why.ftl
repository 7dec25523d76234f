# Perché una mossa è buona: quello che dice un consiglio.
spike-why-later = Si ripaga solo nei turni a venire
spike-why-delivered = Consegna { $commodity } a { $station }: ${ $dollars }
spike-why-loaded = Carica { $commodity }
spike-why-money-more = Frutta ${ $amount } subito
spike-why-money-less = Costa ${ $amount }; restano ${ $points }
spike-why-contracts-more = Avvicina i contratti, vale ${ $amount }
spike-why-contracts-less = Costa al treno tempo per i suoi contratti
spike-why-route-more = Avvicina la carta percorso, vale ${ $amount }
spike-why-route-less = Costa un passo verso la carta percorso
spike-why-cards-more = Carte per costruire: { $cards }
spike-why-cards-less = Carte rimaste: { $cards }
spike-why-cards-beside = Conserva carte per costruire: { $cards }
spike-why-train-more = Un treno migliore per i prossimi turni
spike-why-train-less = Costa un turno di uso del treno
spike-why-openings-more = Nuove città a portata di mano
spike-why-openings-less = Costa nuove città a portata di mano
