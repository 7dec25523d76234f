# Railroad Tiles.
tiles-name = Railroad Tiles

# Che cosa è successo.
tiles-event-round-began = Comincia il round { $round }.
tiles-event-column-filled = Nella colonna { $column } arrivano: { $tiles }.
tiles-event-token-entered = Il segnalino { $token }{ $flag ->
    [yes] { " " }con bandiera
   *[no] { "" }
 } entra in sala d’attesa.
tiles-event-token-left = Il segnalino { $token } esce dal gioco.
tiles-event-starter-taken = { $seat } comincia con: { $tile }, { $turn }.
tiles-event-column-taken = { $seat } prende la colonna { $column }: { $tiles }.{ $stars ->
    [0] { "" }
    [one] { " " }Con una stella.
   *[other] { " " }Con { $stars } stelle.
 }{ $points ->
    [0] { "" }
    [one] { " " }Con un punto.
   *[other] { " " }Con { $points } punti.
 }
tiles-event-tile-placed = { $seat } piazza: { $tile }, { tiles-nth-place-3 }, { $turn }.
tiles-event-tile-refused = { $seat } rifiuta: { $tile }. Rifiuti rimasti: { $left }.
tiles-event-tile-discarded = { $seat } scarta: { $tile }. Non entra da nessuna parte.
tiles-event-pawn-chosen = { $seat } sceglie dove mettere una pedina ({ $pawn }): { $square }.
tiles-event-populated = { $seat } ha scelto.
tiles-event-pawn-placed = { $seat } mette una pedina ({ $pawn }){ $stars ->
    [0] { "" }
   *[other] { " " }spendendo una stella
 }, { $square }, e fa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
tiles-event-column-discarded = Si scarta la colonna { $column }: { $tiles }.
tiles-event-star-placed = Nessuno ha preso la colonna { $column }: riceve una stella.
tiles-event-order-changed = Nuovo ordine di turno: { $order }.
tiles-event-limit-broken = Il limite di { $challenge } è superato ({ $have }): la partita varrà 0.
tiles-event-game-ended = La partita è finita. Punteggi: { $scores }.
# Che cosa contano i numeri di una mossa.
tiles-nth-take-1 = colonna { $value } della Plancia Stazione
tiles-nth-place-2 = { $aside ->
    [left] { $across } a sinistra
    [right] { $across } a destra
   *[level] sopra o sotto la prima tessera
 }
tiles-nth-place-3 = { $column ->
    [0] { $row ->
        [0] come prima tessera
       *[other] { $square }
     }
   *[other] { $square }
 }
tiles-nth-put-3 = { $aside ->
    [left] { $across } a sinistra
    [right] { $across } a destra
   *[level] sulla prima tessera, sopra o sotto
 }
tiles-nth-put-4 = { $square }
tiles-nth-star-3 = { tiles-nth-put-3 }
tiles-nth-star-4 = { $square }
# Le caselle di un territorio non hanno nomi: si contano dalla prima tessera.
tiles-square = { $aside ->
    [left] { $across } a sinistra
    [right] { $across } a destra
   *[level] { "" }
 }{ $shape ->
    [here] sulla prima tessera
    [aside] { " " }della prima tessera
    [both] { " " }e{ " " }
   *[upright] { "" }
 }{ $rise ->
    [above] { $down } sopra la prima tessera
    [below] { $down } sotto la prima tessera
   *[level] { "" }
 }
# Un lato di una tessera, e che cosa c’è lì.
tiles-reason-last-round = si sono giocati otto round

# Rifiuti.
TIL-S5 = { $why ->
    [phase] Le tessere iniziali si prendono soltanto all’inizio; adesso: { $phase }.
   *[not-there] Fra le tessere iniziali non c’è «{ $tile }».
 }
TIL-R2 = { $why ->
    [phase] Non è il momento; adesso: { $phase }.
    [no-column] La colonna { $column } non c’è; la Plancia Stazione ne ha { $columns }.
    [taken] Sulla colonna { $column } c’è { $by }.
   *[not-in-hand] Fra le tessere da piazzare non c’è «{ $tile }».
 }
TIL-R3 = { $why ->
    [occupied] { $square }: c’è già una tessera.
    [alone] { $square }: «{ $tile }» non toccherebbe nessuna tessera.
   *[edge] { $square }: «{ $tile }» avrebbe { $side } { $mine }, ma la tessera accanto ha { $theirs }.
 }
TIL-R4 = Qui «{ $turn }» e «{ $same }» sono uguali ({ $tile }); scegli la seconda.
TIL-R5 = Entra ancora «{ $fits }», perciò «{ $tile }» non si può scartare.
TIL-R6 = Due tessere sono già state rifiutate; «{ $tile }» va piazzata.
TIL-R7 = { $why ->
    [phase] Le pedine si mettono quando tutte le tessere sono piazzate; adesso: { $phase }.
    [no-token] Nell’area attiva non c’è un segnalino { $token } da usare.
    [no-pawn] Una pedina è un’auto, un treno o un viaggiatore.
    [supply] Nella riserva non ci sono più pedine di questo tipo ({ $pawn }).
    [no-tile] { $square }: lì non hai tessere.
    [no-icon] { $square }: la tessera non ha una posizione per questa pedina ({ $pawn }).
   *[occupied] { $square }: la posizione è occupata.
 }
TIL-R8 = { $why ->
    [star-needed] Il segnalino { $token } non dà questa pedina ({ $pawn }): ci vuole una stella.
    [star-wasted] Il segnalino { $token } dà questa pedina ({ $pawn }) anche senza stella.
   *[no-star] Non hai più stelle.
 }
TIL-O2 = Adesso «{ $tile }» non si può piazzare: non è il momento di un obiettivo, o non ce l’hai.
TIL-O4 = { $why ->
    [column-first] Prima di rinunciare a «{ $tile }» tocca alle tessere della colonna.
   *[fits] Entra ancora «{ $fits }», perciò «{ $tile }» non si può scartare.
 }
TIL-1 = La prima tessera ha un posto solo, quello in mezzo.

# Opzioni.
tiles-option-objectives = Si gioca con tre tessere obiettivo a testa (5 punti l’una).
tiles-option-sets = Quali tre obiettivi usare; se vuoto, a caso.
tiles-option-challenge = La sfida in solitario: una missione o un limite, e tre soglie di punteggio.

# Di che cosa è fatto il punteggio.
tiles-part-pawns = Pedine
tiles-part-cities = Città
tiles-part-rectangle = Rettangolo più grande
tiles-part-interruptions = Interruzioni
tiles-part-objectives = Obiettivi
tiles-part-columns = Colonne da tre
tiles-part-challenge = Sfida mancata

# Che cos’altro dice un risultato.
tiles-fact-challenge = sfida
tiles-fact-met = riuscita
tiles-fact-stars = stelle

# Parole.
tiles-word-start = prendi una tessera iniziale
tiles-word-take = prendi una colonna
tiles-word-place = piazza una tessera
tiles-word-refuse = rifiuta una tessera
tiles-word-discard = scarta una tessera
tiles-word-populate = metti le pedine
tiles-word-end = fine
tiles-word-put = metti una pedina
tiles-word-star = spendi una stella per un’altra pedina
tiles-word-done = basta pedine
tiles-word-car = auto
tiles-word-train = treno
tiles-word-traveller = viaggiatore
tiles-word-either = treno o auto
tiles-word-turn0 = come stampata
tiles-word-turn1 = girata di un quarto in senso orario
tiles-word-turn2 = girata di mezzo giro
tiles-word-turn3 = girata di un quarto in senso antiorario
tiles-word-flip0 = specchiata
tiles-word-flip1 = specchiata, girata di un quarto in senso orario
tiles-word-flip2 = specchiata, girata di mezzo giro
tiles-word-flip3 = specchiata, girata di un quarto in senso antiorario
tiles-word-blank = un lato vuoto
tiles-word-railway = una ferrovia
tiles-word-highway = un’autostrada
tiles-word-north = in alto
tiles-word-east = a destra
tiles-word-south = in basso
tiles-word-west = a sinistra
tiles-word-town-hall = municipio
tiles-word-metropolis = metropoli
tiles-word-central-station = stazione centrale
tiles-word-stadium = stadio
tiles-word-airport = aeroporto
tiles-word-temple = tempio
tiles-word-service-station = stazione di servizio
tiles-word-megalopolis = { tiles-challenge-megalopolis }
tiles-word-route-66 = { tiles-challenge-route-66 }
tiles-word-trans-europe-express = { tiles-challenge-trans-europe-express }
tiles-word-perfection = { tiles-challenge-perfection }
tiles-word-flat-earth = { tiles-challenge-flat-earth }
tiles-word-volcano = { tiles-challenge-volcano }
tiles-word-holes = { tiles-challenge-holes }
tiles-word-far-friends = { tiles-challenge-far-friends }
tiles-word-station-chaos = { tiles-challenge-station-chaos }
tiles-word-car-paradise = { tiles-challenge-car-paradise }
tiles-word-train-paradise = { tiles-challenge-train-paradise }
tiles-word-four-cities = { tiles-challenge-four-cities }
tiles-word-strict-rules = { tiles-challenge-strict-rules }
tiles-word-regulated-traffic = { tiles-challenge-regulated-traffic }
tiles-word-tired-travellers = { tiles-challenge-tired-travellers }
tiles-word-rail-straight = ferrovia rettilinea
tiles-word-rail-straight-train = ferrovia rettilinea (treno)
tiles-word-rail-straight-traveller = ferrovia rettilinea (viaggiatore)
tiles-word-rail-straight-urban = ferrovia rettilinea (urbana)
tiles-word-rail-curve = curva ferroviaria
tiles-word-rail-curve-urban = curva ferroviaria (urbana)
tiles-word-rail-junction = bivio ferroviario
tiles-word-rail-junction-urban = bivio ferroviario (urbana)
tiles-word-rail-junction-urban-traveller = bivio ferroviario (urbana, viaggiatore)
tiles-word-rail-cross-train = incrocio ferroviario (treno)
tiles-word-rail-cross-traveller = incrocio ferroviario (viaggiatore)
tiles-word-rail-cross-urban = incrocio ferroviario (urbana)
tiles-word-rail-end = fine ferrovia
tiles-word-rail-end-train = fine ferrovia (treno)
tiles-word-rail-end-urban-traveller = fine ferrovia (urbana, viaggiatore)
tiles-word-highway-straight = autostrada rettilinea
tiles-word-highway-straight-car = autostrada rettilinea (auto)
tiles-word-highway-straight-traveller = autostrada rettilinea (viaggiatore)
tiles-word-highway-straight-urban = autostrada rettilinea (urbana)
tiles-word-highway-curve = curva autostradale
tiles-word-highway-curve-urban = curva autostradale (urbana)
tiles-word-highway-junction = svincolo autostradale
tiles-word-highway-junction-urban = svincolo autostradale (urbana)
tiles-word-highway-junction-urban-traveller = svincolo autostradale (urbana, viaggiatore)
tiles-word-highway-cross-car = incrocio autostradale (auto)
tiles-word-highway-cross-traveller = incrocio autostradale (viaggiatore)
tiles-word-highway-cross-urban = incrocio autostradale (urbana)
tiles-word-highway-end = fine autostrada
tiles-word-highway-end-car = fine autostrada (auto)
tiles-word-highway-end-urban-traveller = fine autostrada (urbana, viaggiatore)
tiles-word-overpass = cavalcavia
tiles-word-overpass-car = cavalcavia (auto)
tiles-word-overpass-train = cavalcavia (treno)
tiles-word-overpass-urban = cavalcavia (urbana)
tiles-word-station-straight-car = stazione rettilinea (auto)
tiles-word-station-straight-train = stazione rettilinea (treno)
tiles-word-station-straight-traveller = stazione rettilinea (viaggiatore)
tiles-word-station-straight-urban-car = stazione rettilinea (urbana, auto)
tiles-word-station-straight-urban-train = stazione rettilinea (urbana, treno)
tiles-word-station-curve-car = stazione in curva (auto)
tiles-word-station-curve-train = stazione in curva (treno)
tiles-word-station-curve-traveller = stazione in curva (viaggiatore)
tiles-word-station-curve-urban = stazione in curva (urbana)
tiles-word-station-rail-branch-train = stazione su diramazione ferroviaria (treno)
tiles-word-station-rail-branch-urban-car = stazione su diramazione ferroviaria (urbana, auto)
tiles-word-station-highway-branch-car = stazione su diramazione autostradale (auto)
tiles-word-station-highway-branch-urban-train = stazione su diramazione autostradale (urbana, treno)
tiles-word-station-rail-bend-traveller = stazione su ansa ferroviaria (viaggiatore)
tiles-word-station-rail-bend-urban-car = stazione su ansa ferroviaria (urbana, auto)
tiles-word-station-highway-bend-train = stazione su ansa autostradale (treno)
tiles-word-station-highway-bend-urban-train = stazione su ansa autostradale (urbana, treno)
tiles-word-station-cross-car = stazione all’incrocio (auto)
tiles-word-station-cross-urban = stazione all’incrocio (urbana)
tiles-word-station-two-bends-train = stazione fra due curve (treno)
tiles-word-station-two-bends-urban = stazione fra due curve (urbana)
tiles-word-station-rail-junction-car = stazione su bivio ferroviario (auto)
tiles-word-station-rail-junction-urban-train = stazione su bivio ferroviario (urbana, treno)
tiles-word-station-highway-junction-train = stazione su svincolo autostradale (treno)
tiles-word-station-highway-junction-urban-traveller = stazione su svincolo autostradale (urbana, viaggiatore)

# Challenges: what each is called, and what it asks for.
tiles-challenge-megalopolis = Megalopoli
tiles-challenge-megalopolis-about = Alla fine, una città di almeno { $needs } tessere.
tiles-challenge-route-66 = Route 66
tiles-challenge-route-66-about = Un’autostrada su almeno { $needs } tessere, nessuna due volte.
tiles-challenge-trans-europe-express = Trans Europe Express
tiles-challenge-trans-europe-express-about = Una ferrovia su almeno { $needs } tessere, nessuna due volte.
tiles-challenge-perfection = Perfezione
tiles-challenge-perfection-about = Alla fine, al massimo { $needs } interruzioni.
tiles-challenge-flat-earth = Terra piatta
tiles-challenge-flat-earth-about = Mai più di { $needs } righe di tessere.
tiles-challenge-volcano = Vulcano
tiles-challenge-volcano-about = Un quadrato vuoto di { $needs } per { $needs }, chiuso da tessere, anche agli angoli.
tiles-challenge-holes = Buchi
tiles-challenge-holes-about = { $needs } posti vuoti singoli, chiusi da tessere, anche agli angoli.
tiles-challenge-far-friends = Amici lontani
tiles-challenge-far-friends-about = Due viaggiatori uniti, lontani almeno { $needs } passi, con nessuno in mezzo.
tiles-challenge-station-chaos = Caos di stazioni
tiles-challenge-station-chaos-about = { $needs } stazioni su una rete.
tiles-challenge-car-paradise = Paradiso delle auto
tiles-challenge-car-paradise-about = { $needs } auto su una rete di autostrade.
tiles-challenge-train-paradise = Paradiso dei treni
tiles-challenge-train-paradise-about = { $needs } treni su una rete di ferrovie.
tiles-challenge-four-cities = Quattro città
tiles-challenge-four-cities-about = { $needs } città.
tiles-challenge-strict-rules = Regole severe
tiles-challenge-strict-rules-about = Mai più di { $needs ->
    [one] 1 pedina
   *[other] { $needs } pedine
 } di un tipo in una riga di tessere.
tiles-challenge-regulated-traffic = Traffico regolato
tiles-challenge-regulated-traffic-about = Mai più di { $needs } pedine unite dello stesso tipo.
tiles-challenge-tired-travellers = Viaggiatori stanchi
tiles-challenge-tired-travellers-about = Un viaggiatore si unisce per ferrovia o per autostrada, mai per entrambe.
tiles-told-ends = interruzioni
