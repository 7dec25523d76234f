# Railroad Tiles.
tiles-name = Railroad Tiles

# Che cosa è successo.
tiles-event-round-began = Comincia il round { $round }.
tiles-event-column-filled = Nella colonna { $column } arrivano: { $tiles }.
tiles-event-token-entered = Il segnalino { $token }{ $flag ->
    [yes] { " " }con bandiera
   *[no] { "" }
 } entra in sala d'attesa.
tiles-event-token-left = Il segnalino { $token } esce dal gioco.
tiles-event-starter-taken = { $seat } comincia con: { $tile }, { $turn }.
tiles-event-column-taken = { $seat } prende la colonna { $column }: { $tiles }.{ $stars ->
    [0] { "" }
    [one] { " " }Con una stella.
   *[other] { " " }Con { $stars } stelle.
 }{ $points ->
    [0] { "" }
   *[other] { " " }Con { $points } punto.
 }
tiles-event-tile-placed = { $seat } piazza { $tile } in { $column }, { $row } ({ $turn }).
tiles-event-tile-refused = { $seat } rifiuta { $tile }; rifiuti rimasti: { $left }.
tiles-event-tile-discarded = { $seat } scarta { $tile }: non entra da nessuna parte.
tiles-event-pawn-chosen = { $seat } sceglie { $column }, { $row } per: { $pawn }.
tiles-event-populated = { $seat } ha scelto.
tiles-event-pawn-placed = { $seat } mette { $pawn } in { $column }, { $row }{ $stars ->
    [0] { "" }
   *[other] { " " }spendendo una stella
 } e fa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
tiles-event-column-discarded = La colonna { $column } è scartata: { $tiles }.
tiles-event-star-placed = Nessuno ha preso la colonna { $column }: riceve una stella.
tiles-event-order-changed = Nuovo ordine di turno: { $order }.
tiles-event-limit-broken = Il limite di { $challenge } è infranto ({ $have }): la partita varrà 0.
tiles-event-game-ended = La partita è finita. Punteggi: { $scores }.
tiles-reason-last-round = si sono giocati otto round

# Rifiuti.
TIL-S5 = { $why ->
    [phase] Le tessere iniziali si prendono soltanto all'inizio; adesso si deve: { $phase }.
   *[not-there] { $tile } non è fra le tessere iniziali.
 }
TIL-R2 = { $why ->
    [phase] Adesso non si può; adesso si deve: { $phase }.
    [no-column] La colonna { $column } non c'è; la stazione ne ha { $columns }.
    [taken] Sulla colonna { $column } c'è { $by }.
   *[not-in-hand] { $tile } non è fra le tessere da piazzare.
 }
TIL-R3 = { $why ->
    [occupied] In { $column }, { $row } c'è già una tessera.
    [alone] { $tile } in { $column }, { $row } non toccherebbe nessuna tessera.
   *[edge] { $tile } in { $column }, { $row } avrebbe a { $side } { $mine }, ma la tessera accanto ha { $theirs }.
 }
TIL-R4 = { $turn } e { $same } sono uguali per { $tile }: dire { $same }.
TIL-R5 = { $fits } entra ancora, perciò { $tile } non si può scartare.
TIL-R6 = Due tessere sono già state rifiutate; { $tile } va piazzata.
TIL-R7 = { $why ->
    [phase] Le pedine si mettono quando tutte le tessere sono piazzate; adesso si deve: { $phase }.
    [no-token] Nell'area attiva non c'è un segnalino { $token } da usare.
    [no-pawn] Una pedina è auto, treno o viaggiatore.
    [supply] Nella riserva le pedine { $pawn } sono finite.
    [no-tile] In { $column }, { $row } non hai tessere.
    [no-icon] La tessera in { $column }, { $row } non ha un posto per: { $pawn }.
   *[occupied] Il posto in { $column }, { $row } è occupato.
 }
TIL-R8 = { $why ->
    [star-needed] Il segnalino { $token } non dà { $pawn }: ci vuole una stella.
    [star-wasted] Il segnalino { $token } dà { $pawn } anche senza stella.
   *[no-star] Non hai più stelle.
 }
TIL-O2 = { $tile } adesso non si può piazzare: nessun obiettivo è richiesto, o non ce l'hai.
TIL-O4 = { $why ->
    [column-first] Prima di rinunciare a { $tile } tocca alle tessere della colonna.
   *[fits] { $fits } entra ancora, perciò { $tile } non si può scartare.
 }
TIL-1 = La prima tessera sta in 0 0; hai detto { $column } { $row }.

# Opzioni.
tiles-option-objectives = Si gioca con tre tessere obiettivo a testa (5 punti l'una).
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

# Che cos'altro dice un risultato.
tiles-fact-challenge = sfida
tiles-fact-met = riuscita
tiles-fact-stars = stelle

# Parole.
tiles-word-start = prendere una tessera iniziale
tiles-word-take = prendere una colonna
tiles-word-place = piazzare una tessera
tiles-word-refuse = rifiutare una tessera
tiles-word-discard = scartare una tessera
tiles-word-populate = mettere le pedine
tiles-word-end = fine
tiles-word-put = mettere una pedina
tiles-word-star = spendere una stella per un'altra pedina
tiles-word-done = basta pedine
tiles-word-car = auto
tiles-word-train = treno
tiles-word-traveller = viaggiatore
tiles-word-either = treno o auto
tiles-word-turn0 = come stampata
tiles-word-turn1 = un quarto di giro
tiles-word-turn2 = mezzo giro
tiles-word-turn3 = tre quarti di giro
tiles-word-flip0 = specchiata
tiles-word-flip1 = specchiata, un quarto di giro
tiles-word-flip2 = specchiata, mezzo giro
tiles-word-flip3 = specchiata, tre quarti di giro
tiles-word-blank = un lato vuoto
tiles-word-railway = una ferrovia
tiles-word-highway = un'autostrada
tiles-word-north = nord
tiles-word-east = est
tiles-word-south = sud
tiles-word-west = ovest
tiles-word-town-hall = municipio
tiles-word-metropolis = metropoli
tiles-word-central-station = stazione centrale
tiles-word-stadium = stadio
tiles-word-airport = aeroporto
tiles-word-temple = tempio
tiles-word-service-station = stazione di servizio
tiles-word-megalopolis = Megalopoli
tiles-word-route-66 = Route 66
tiles-word-trans-europe-express = Trans Europe Express
tiles-word-perfection = Perfezione
tiles-word-flat-earth = Terra piatta
tiles-word-volcano = Vulcano
tiles-word-holes = Buchi
tiles-word-far-friends = Amici lontani
tiles-word-station-chaos = Caos di stazioni
tiles-word-car-paradise = Paradiso delle auto
tiles-word-train-paradise = Paradiso dei treni
tiles-word-four-cities = Quattro città
tiles-word-strict-rules = Regole severe
tiles-word-regulated-traffic = Traffico regolato
tiles-word-tired-travellers = Viaggiatori stanchi
tiles-word-rail-straight = ferrovia diritta
tiles-word-rail-straight-train = ferrovia diritta (treno)
tiles-word-rail-straight-traveller = ferrovia diritta (viaggiatore)
tiles-word-rail-straight-urban = ferrovia diritta (urbana)
tiles-word-rail-straight-urban-train = ferrovia diritta (urbana, treno)
tiles-word-rail-curve = curva ferroviaria
tiles-word-rail-curve-train = curva ferroviaria (treno)
tiles-word-rail-curve-traveller = curva ferroviaria (viaggiatore)
tiles-word-rail-curve-urban-train = curva ferroviaria (urbana, treno)
tiles-word-rail-curve-urban-traveller = curva ferroviaria (urbana, viaggiatore)
tiles-word-rail-junction = bivio ferroviario
tiles-word-rail-junction-train = bivio ferroviario (treno)
tiles-word-rail-junction-traveller = bivio ferroviario (viaggiatore)
tiles-word-rail-junction-urban-train = bivio ferroviario (urbana, treno)
tiles-word-rail-junction-urban-traveller = bivio ferroviario (urbana, viaggiatore)
tiles-word-rail-cross-train = incrocio ferroviario (treno)
tiles-word-rail-cross-traveller = incrocio ferroviario (viaggiatore)
tiles-word-rail-cross-urban = incrocio ferroviario (urbana)
tiles-word-rail-end = fine ferrovia
tiles-word-rail-end-train = fine ferrovia (treno)
tiles-word-rail-end-urban = fine ferrovia (urbana)
tiles-word-rail-end-urban-traveller = fine ferrovia (urbana, viaggiatore)
tiles-word-highway-straight = autostrada diritta
tiles-word-highway-straight-car = autostrada diritta (auto)
tiles-word-highway-straight-traveller = autostrada diritta (viaggiatore)
tiles-word-highway-straight-urban = autostrada diritta (urbana)
tiles-word-highway-straight-urban-car = autostrada diritta (urbana, auto)
tiles-word-highway-curve = curva autostradale
tiles-word-highway-curve-car = curva autostradale (auto)
tiles-word-highway-curve-traveller = curva autostradale (viaggiatore)
tiles-word-highway-curve-urban-car = curva autostradale (urbana, auto)
tiles-word-highway-curve-urban-traveller = curva autostradale (urbana, viaggiatore)
tiles-word-highway-junction = svincolo autostradale
tiles-word-highway-junction-car = svincolo autostradale (auto)
tiles-word-highway-junction-traveller = svincolo autostradale (viaggiatore)
tiles-word-highway-junction-urban-car = svincolo autostradale (urbana, auto)
tiles-word-highway-junction-urban-traveller = svincolo autostradale (urbana, viaggiatore)
tiles-word-highway-cross-car = incrocio autostradale (auto)
tiles-word-highway-cross-traveller = incrocio autostradale (viaggiatore)
tiles-word-highway-cross-urban = incrocio autostradale (urbana)
tiles-word-highway-end = fine autostrada
tiles-word-highway-end-car = fine autostrada (auto)
tiles-word-highway-end-urban = fine autostrada (urbana)
tiles-word-highway-end-urban-traveller = fine autostrada (urbana, viaggiatore)
tiles-word-overpass = cavalcavia
tiles-word-overpass-car = cavalcavia (auto)
tiles-word-overpass-train = cavalcavia (treno)
tiles-word-overpass-urban = cavalcavia (urbana)
tiles-word-overpass-urban-car = cavalcavia (urbana, auto)
tiles-word-overpass-urban-train = cavalcavia (urbana, treno)
tiles-word-station-straight-train = stazione diritta (treno)
tiles-word-station-straight-traveller = stazione diritta (viaggiatore)
tiles-word-station-straight-urban-car = stazione diritta (urbana, auto)
tiles-word-station-straight-urban-train = stazione diritta (urbana, treno)
tiles-word-station-curve-car = stazione in curva (auto)
tiles-word-station-curve-traveller = stazione in curva (viaggiatore)
tiles-word-station-curve-urban-car = stazione in curva (urbana, auto)
tiles-word-station-curve-urban-train = stazione in curva (urbana, treno)
tiles-word-station-rail-branch-train = stazione su diramazione ferroviaria (treno)
tiles-word-station-rail-branch-urban-car = stazione su diramazione ferroviaria (urbana, auto)
tiles-word-station-highway-branch-car = stazione su diramazione autostradale (auto)
tiles-word-station-highway-branch-urban-train = stazione su diramazione autostradale (urbana, treno)
tiles-word-station-rail-bend-traveller = stazione su ansa ferroviaria (viaggiatore)
tiles-word-station-rail-bend-urban-car = stazione su ansa ferroviaria (urbana, auto)
tiles-word-station-highway-bend-traveller = stazione su ansa autostradale (viaggiatore)
tiles-word-station-highway-bend-urban-train = stazione su ansa autostradale (urbana, treno)
tiles-word-station-cross-car = stazione all’incrocio (auto)
tiles-word-station-cross-urban-train = stazione all’incrocio (urbana, treno)
tiles-word-station-two-bends-train = stazione fra due curve (treno)
tiles-word-station-two-bends-urban-car = stazione fra due curve (urbana, auto)
tiles-word-station-rail-junction-car = stazione su bivio ferroviario (auto)
tiles-word-station-rail-junction-urban-train = stazione su bivio ferroviario (urbana, treno)
tiles-word-station-highway-junction-train = stazione su svincolo autostradale (treno)
tiles-word-station-highway-junction-urban-traveller = stazione su svincolo autostradale (urbana, viaggiatore)
