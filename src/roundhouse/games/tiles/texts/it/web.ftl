# Railroad Tiles nel browser.
web-tiles-length = 30 min
web-tiles-blurb = Si scelgono tessere quadrate, si uniscono ferrovie e autostrade, si lasciano poche interruzioni.
web-tiles-label-objectives = Obiettivi
web-tiles-label-sets = Quali obiettivi
web-tiles-label-challenge = Sfida
web-tiles-phase-start = Tessera iniziale
web-tiles-phase-refill = Preparazione
web-tiles-phase-take = Selezione
web-tiles-phase-place = Piazzamento
web-tiles-phase-populate = Popolamento
web-tiles-phase-order = Nuovo ordine di turno
web-tiles-ask-start = Scegli una tessera iniziale
web-tiles-ask-take = Scegli una colonna
web-tiles-ask-place = Piazza le tue tessere
web-tiles-ask-populate = Metti le pedine
web-tiles-which-offer = Quale colonna?
web-tiles-which-tile = Quale tessera?
web-tiles-which-column = Quanto a sinistra o a destra della prima tessera?
web-tiles-which-row = Dove esattamente?
web-tiles-which-turn = Come la giri?
web-tiles-which-token = Con quale segnalino?
web-tiles-which-pawn = Quale pedina?
web-tiles-figure-points = punti
web-tiles-figure-stars = stelle
web-tiles-note = { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
 } · { $ends ->
    [one] 1 interruzione
   *[other] { $ends } interruzioni
 } · { $refusals ->
    [one] 1 rifiuto rimasto
   *[other] { $refusals } rifiuti rimasti
 }

# Il tabellone.
web-tiles-station-board = Plancia Stazione
web-tiles-station-note = Meno tessere: prima nel prossimo round. Ogni colonna lasciata riceve una stella.
web-tiles-station-note-alone = le colonne che lasci si scartano
web-tiles-columns = Colonne
web-tiles-size = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
 }
web-tiles-column-label = Colonna { $column }, { $size ->
    [one] 1 tessera
   *[other] { $size } tessere
 }{ $stars ->
    [0] { "" }
    [one] , 1 stella
   *[other] , { $stars } stelle
 }{ $points ->
    [0] { "" }
    [one] , 1 punto
   *[other] , { $points } punti
 }.
web-tiles-you-took = l’hai presa tu
web-tiles-took = l’ha presa { $seat }
web-tiles-column-gone = scartata
web-tiles-in-hand = In mano
web-tiles-hand-of = In mano a { $seat }
web-tiles-starters = Tessere iniziali
web-tiles-take-one = prendine una
web-tiles-to-place = { $count } da piazzare
web-tiles-turn = Gira
web-tiles-flip = Ribalta
web-tiles-turn-alike = Girata, questa tessera resta uguale.
web-tiles-flip-alike = Ribaltata, questa tessera resta uguale.
web-tiles-one-way = Qui la tessera sta solo così.
web-tiles-not-yours = Lì costruisce { $value }: le tue tessere e pedine vanno nel tuo territorio.
web-tiles-start-here = La prima tessera ha un solo posto, quello evidenziato al centro.
web-tiles-refuse = Rifiuta
web-tiles-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
 }
web-tiles-discard = Scarta: non entra
web-tiles-fits-nowhere = non entra da nessuna parte
web-tiles-ways = { $count ->
    [one] 1 modo
   *[other] { $count } modi
 }
web-tiles-place = { $square }
web-tiles-beside = { $side }: { $tile }
web-tiles-afar = { $count ->
    [one] Un altro posto
   *[other] Altri { $count } posti
 } { $side }
web-tiles-my-territory = Il tuo territorio
web-tiles-territory-of = Territorio di { $value }
web-tiles-whose = Quale territorio
web-tiles-back-to-mine = torna al mio
web-tiles-enlarge = Mostra in grande il territorio di { $seat }.
web-tiles-change = ne chiude { $closed }, ne apre { $opened }
web-tiles-ends = { $count ->
    [one] 1 interruzione
   *[other] { $count } interruzioni
 }, le prime { $free } non contano
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
web-tiles-population = Popolamento
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
web-tiles-put-label = Metti una pedina ({ $pawn }), { $square }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
web-tiles-star-label = Spendi una stella per una pedina ({ $pawn }), { $square }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
web-tiles-supply = Pedine rimaste
web-tiles-bag = { $count ->
    [one] 1 tessera nel sacchetto
   *[other] { $count } tessere nel sacchetto
 }
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
    [one] 1 posizione libera
   *[other] { $count } posizioni libere
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
web-tiles-points-each = { $points } punti l’uno
web-tiles-met = raggiunto
web-tiles-to-come = da piazzare
web-tiles-have-of = { $have } su { $needs }
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
web-tiles-goal-service-station = su un’autostrada di { $needs } tessere
web-tiles-challenge = Sfida
web-tiles-challenge-is-open = non ancora
web-tiles-challenge-is-met = vinta
web-tiles-challenge-is-kept = rispettata
web-tiles-challenge-is-broken = violata
web-tiles-challenge-stars = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } finora: { $count ->
    [one] 1 stella
   *[other] { $count } stelle
 } su { $most }
web-tiles-at = { $square }: { $tile }, { $turn }
web-tiles-holds = con una pedina ({ $pawn })
web-tiles-spot-free = posizione libera
web-tiles-open-to = aperta { $value }
web-tiles-summary = { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
 }, { $ends ->
    [one] 1 interruzione
   *[other] { $ends } interruzioni
 }, { $cities ->
    [one] 1 città
   *[other] { $cities } città
 }, rettangolo più grande { $width } per { $height }.
