# Perché una mossa è buona: quello che dice un consiglio.
tiles-worth = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
 }
tiles-why-later = Si ripaga solo nei turni a venire
tiles-why-points-more = Frutta { $amount } subito
tiles-why-points-less = Costa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 }
tiles-why-people-more = Posto per la gente, vale { tiles-worth }
tiles-why-people-less = Toglie posto alla gente
tiles-why-people-beside = Più posto per la gente che con altre mosse, vale { tiles-worth }
tiles-why-cities-more = Le città crescono insieme, vale { tiles-worth }
tiles-why-cities-less = Rende meno probabili le città
tiles-why-cities-beside = Meglio di altre mosse per le città, vale { tiles-worth }
tiles-why-rectangle-more = Un rettangolo più grande, vale { tiles-worth }
tiles-why-rectangle-less = Toglie spazio al rettangolo
tiles-why-rectangle-beside = Meglio di altre mosse per il rettangolo, vale { tiles-worth }
tiles-why-ends-more = Meno interruzioni, vale { tiles-worth }
tiles-why-ends-less = Apre nuove interruzioni, { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 }
tiles-why-ends-beside = Meno interruzioni che con altre mosse, vale { tiles-worth }
tiles-why-objectives-more = Un obiettivo si avvicina, vale { tiles-worth }
tiles-why-objectives-less = Costa un passo verso un obiettivo
tiles-why-objectives-beside = Avvicina a un obiettivo più di altre mosse, vale { tiles-worth }
tiles-why-challenge-more = La sfida si avvicina
tiles-why-challenge-less = Costa un passo nella sfida
tiles-why-challenge-beside = Avvicina alla sfida più di altre mosse
tiles-why-column-more = Prima nell’ordine del prossimo round
tiles-why-column-less = Costa un posto nell’ordine del prossimo round
tiles-why-column-beside = Prima nel prossimo round che con altre mosse
