# Railroad Tiles nel browser.
web-tiles-length = 30 min
web-tiles-blurb = Si scelgono tessere quadrate, si uniscono ferrovie e autostrade, si lasciano pochi capi aperti.
web-tiles-label-objectives = Obiettivi
web-tiles-label-sets = Quali
web-tiles-label-challenge = Sfida
web-tiles-phase-start = Tessera iniziale
web-tiles-phase-refill = Rifornimento
web-tiles-phase-take = Colonna
web-tiles-phase-place = Tessere
web-tiles-phase-populate = Popolazione
web-tiles-phase-order = Nuovo ordine
web-tiles-ask-start = Scegli una tessera iniziale
web-tiles-ask-take = Scegli una colonna
web-tiles-ask-place = Piazza le tue tessere
web-tiles-ask-populate = Metti le pedine
web-tiles-which-offer = Quale colonna?
web-tiles-which-tile = Quale tessera?
web-tiles-which-column = Quale colonna del tuo territorio?
web-tiles-which-row = Quale riga?
web-tiles-which-turn = Girata come?
web-tiles-which-token = Con quale segnalino?
web-tiles-which-pawn = Quale pedina?
web-tiles-figure-points = punti
web-tiles-figure-stars = stelle
web-tiles-note = { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
 } · { $ends ->
    [one] 1 capo aperto
   *[other] { $ends } capi aperti
 } · { $refusals ->
    [one] 1 rifiuto
   *[other] { $refusals } rifiuti
 }

# Il tabellone.
web-tiles-station-board = Tabellone della stazione
web-tiles-station-note = meno tessere: prima nel prossimo round · una stella su ogni colonna lasciata
web-tiles-station-note-alone = le colonne che lasci si scartano
web-tiles-columns = Colonne
web-tiles-size = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
 }
web-tiles-column-label = Colonna { $column }, { $size } tessere{ $stars ->
    [0] { "" }
    [one] , 1 stella
   *[other] , { $stars } stelle
 }{ $points ->
    [0] { "" }
    [one] , 1 punto
   *[other] , { $points } punti
 }.
web-tiles-you-took = l'hai presa tu
web-tiles-took = l'ha presa { $seat }
web-tiles-column-gone = scartata
web-tiles-in-hand = In mano
web-tiles-hand-of = In mano a { $seat }
web-tiles-starters = Tessere iniziali
web-tiles-take-one = prendine una
web-tiles-to-place = { $count } da piazzare
web-tiles-turn = Gira
web-tiles-flip = Ribalta
web-tiles-refuse = Rifiuta
web-tiles-left = ne restano { $count }
web-tiles-discard = Scarta: non entra
web-tiles-fits-nowhere = non entra da nessuna parte
web-tiles-ways = { $count ->
    [one] 1 modo
   *[other] { $count } modi
 }
web-tiles-place = Colonna { $column }, riga { $row }
web-tiles-my-territory = Il tuo territorio
web-tiles-territory-of = Territorio di { $value }
web-tiles-whose = Quale territorio
web-tiles-back-to-mine = torna al mio
web-tiles-enlarge = Mostra in grande il territorio di { $seat }.
web-tiles-nearer = Ingrandisci
web-tiles-farther = Rimpicciolisci
web-tiles-fit = Mostra tutto
web-tiles-change = ne chiude { $closed }, ne apre { $opened }
web-tiles-ends = { $count ->
    [one] 1 capo aperto
   *[other] { $count } capi aperti
 }, { $free } gratis
web-tiles-network-train = { $pawns ->
    [0] Ferrovia senza treni
    [one] Ferrovia con 1 treno
   *[other] Ferrovia con { $pawns } treni
 }: { $free ->
    [0] nessuna posizione libera
   *[other] il prossimo vale { $next }
 }.
web-tiles-network-car = { $pawns ->
    [0] Autostrada senza auto
    [one] Autostrada con 1 auto
   *[other] Autostrada con { $pawns } auto
 }: { $free ->
    [0] nessuna posizione libera
   *[other] la prossima vale { $next }
 }.
web-tiles-network-traveller = { $pawns ->
    [0] Linee unite senza viaggiatori
    [one] Linee unite con 1 viaggiatore
   *[other] Linee unite con { $pawns } viaggiatori
 }: { $free ->
    [0] nessuna posizione libera
   *[other] il prossimo vale { $next }
 }.
web-tiles-population = Popolazione
web-tiles-waiting = in attesa
web-tiles-active = attivi ora
web-tiles-in-stack = { $count } nella pila
web-tiles-token = { $token }{ $flag ->
    [yes] { " " }con bandiera
   *[no] { "" }
 }
web-tiles-token-free = { $token }: da usare
web-tiles-token-idle = { $token }: usato, o senza posto
web-tiles-star = stelle
web-tiles-stars = { $count ->
    [one] 1 stella
   *[other] { $count } stelle
 }
web-tiles-by = Con che cosa
web-tiles-by-token = con il segnalino { $token }
web-tiles-by-star = con una stella, cedendo il segnalino { $token }
web-tiles-put-label = Metti: { $pawn }, colonna { $column }, riga { $row }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
web-tiles-star-label = Spendi una stella: { $pawn }, colonna { $column }, riga { $row }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
web-tiles-supply = Pedine rimaste
web-tiles-bag = { $count } tessere nel sacchetto
web-tiles-networks = Reti
web-tiles-next-scores = la prossima vale
web-tiles-joined-train = { $count ->
    [one] 1 treno
   *[other] { $count } treni
 }
web-tiles-joined-car = { $count ->
    [one] 1 auto
   *[other] { $count } auto
 }
web-tiles-joined-traveller = { $count ->
    [one] 1 viaggiatore
   *[other] { $count } viaggiatori
 }
web-tiles-free = { $count ->
    [one] 1 libera
   *[other] { $count } libere
 }
web-tiles-count-now = Se finisse adesso
web-tiles-count-after = Se finisse dopo questa
web-tiles-count-cities = { $count ->
    [one] 1 città di { $size } o più
   *[other] { $count } città di { $size } o più
 }
web-tiles-count-rectangle = Rettangolo { $width } × { $height }
web-tiles-not-met = Sfida non ancora vinta
web-tiles-objectives = Obiettivi
web-tiles-points-each = { $points } punti l'uno
web-tiles-met = raggiunto
web-tiles-to-come = da piazzare
web-tiles-have-of = { $have } di { $needs }
web-tiles-have-at-most = { $have }, al massimo { $needs }
web-tiles-goal-town-hall = { $needs } tessere in fila per ogni lato
web-tiles-goal-metropolis = in una città di { $needs } tessere
web-tiles-goal-central-station = altre { $needs } stazioni per ferrovia
web-tiles-goal-stadium = { $needs } viaggiatori intorno
web-tiles-goal-airport = { $needs ->
    [one] una tessera di città nella sua riga o colonna
   *[other] { $needs } tessere di città nella sua riga o colonna
 }
web-tiles-goal-temple = { $needs ->
    [0] nessuna posizione di treno o auto intorno
   *[other] al massimo { $needs } posizioni di treno o auto intorno
 }
web-tiles-goal-service-station = su un'autostrada di { $needs } tessere
web-tiles-challenge = Sfida
web-tiles-challenge-megalopolis = Alla fine, una città di almeno { $needs } tessere.
web-tiles-challenge-route-66 = Un'autostrada su almeno { $needs } tessere, nessuna due volte.
web-tiles-challenge-trans-europe-express = Una ferrovia su almeno { $needs } tessere, nessuna due volte.
web-tiles-challenge-perfection = Alla fine, al massimo { $needs } capi aperti.
web-tiles-challenge-flat-earth = Mai più di { $needs } righe di tessere.
web-tiles-challenge-volcano = Un quadrato vuoto di { $needs } per { $needs }, chiuso da tessere.
web-tiles-challenge-holes = { $needs } posti vuoti singoli, chiusi da tessere.
web-tiles-challenge-far-friends = Due viaggiatori uniti, lontani almeno { $needs } passi, con nessuno in mezzo.
web-tiles-challenge-station-chaos = { $needs } stazioni su una rete.
web-tiles-challenge-car-paradise = { $needs } auto su una rete di autostrade.
web-tiles-challenge-train-paradise = { $needs } treni su una rete di ferrovie.
web-tiles-challenge-four-cities = { $needs } città.
web-tiles-challenge-strict-rules = Mai più di { $needs } pedina di un tipo in una riga di tessere.
web-tiles-challenge-regulated-traffic = Mai più di { $needs } pedine unite dello stesso tipo.
web-tiles-challenge-tired-travellers = Un viaggiatore si unisce per ferrovia o per autostrada, mai per entrambe.
web-tiles-challenge-is-open = non ancora
web-tiles-challenge-is-met = vinta
web-tiles-challenge-is-kept = rispettata
web-tiles-challenge-is-broken = violata
web-tiles-challenge-stars = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } finora: { $count } di { $most } stelle
web-tiles-at = colonna { $column } { $tile }, { $turn }
web-tiles-holds = con { $pawn }
web-tiles-spot-free = posizione libera
web-tiles-open-to = aperta a { $value }
web-tiles-row = Riga { $row }
web-tiles-summary = { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
 }, { $ends ->
    [one] 1 capo aperto
   *[other] { $ends } capi aperti
 }, { $cities ->
    [one] 1 città
   *[other] { $cities } città
 }, rettangolo più grande { $width } per { $height }.
