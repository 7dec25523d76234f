# Perché una mossa è buona: quello che dice un consiglio.
railways-worth = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
 }
railways-why-later = Si ripaga solo nei turni a venire
railways-why-line-completed = Completa la linea principale { $between }
railways-why-western-link-built = Apre la tratta dell’Ovest di { $place }
railways-why-link-completed = Unisce { $between }
railways-why-locomotive-improved = La locomotiva percorre { $level } tratte
railways-why-points-more = Frutta { $amount } subito
railways-why-points-less = Costa { $amount } dei tuoi punti
railways-why-deliveries-more = Apre consegne per { railways-worth }
railways-why-deliveries-less = Consuma consegne per { railways-worth }
railways-why-money-more = Più denaro in arrivo: ${ $cash } in cassa, { $income } di reddito
railways-why-money-less = Restano ${ $cash } in cassa; obbligazioni: { $bonds }
railways-why-money-beside = Meglio di altre mosse per il denaro
railways-why-building-more = Inizia una tratta che vale { railways-worth }
railways-why-building-less = Rinuncia a ciò che era iniziato, che vale { railways-worth }
railways-why-cards-more = Una carta che varrà { railways-worth } più avanti
railways-why-cards-less = Spende una carta che vale { railways-worth }
railways-why-cards-beside = Conserva una carta che vale { railways-worth }
railways-why-lines-more = Avvicina una linea principale
railways-why-lines-less = Allontana da una linea principale
railways-why-baron-more = Avvicina il tuo barone
railways-why-baron-less = Costa un passo verso il tuo barone
railways-why-rivals-more = Toglie punti agli altri
railways-why-rivals-less = Costa vantaggio: ci guadagnano anche gli altri
railways-why-aim-beside = Promette più punti dell’altro
railways-why-place-more = Essere primi vale l’offerta
railways-why-place-less = Costa la possibilità di essere primi
