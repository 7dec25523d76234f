# Spike.
spike-name = Spike
spike-money = ${ $value }

# Che cosa è successo.
spike-event-market-laid = Sul mercato a { $dollars }: { $commodities }.
spike-event-first-player = Il primo giocatore è { $seat }.
spike-event-contract-laid = { $seat } ha un contratto per { $commodity }: { $stations } ({ $dollars }).
spike-event-hand-dealt = { $seat } riceve: { $cards }.
spike-event-round-began = Comincia il round { $round }.
spike-event-side-chosen = { $seat } sceglie il { $side } del contratto per { $commodity }.
spike-event-sides-chosen = { $seat } ha scelto tutti i lati dei contratti.
spike-event-card-given = { $by } dà una carta a { $seat }.
spike-event-given-card = { $by } dà a { $seat } una carta di colore { $card }.
spike-event-display-filled = Scoperte: { $cards }.
spike-event-route-dealt = { $seat } riceve la carta percorso da { $station }: { $stations }.
spike-event-route-kept = { $seat } tiene la carta percorso da { $station }.
spike-event-route-chosen = { $seat } ha scelto una carta percorso.
spike-event-train-placed = { $seat } comincia a { $station }.
spike-event-train-arrived = Il treno di { $seat } ({ $move }) avanza di { $spaces ->
    [one] uno spazio
   *[other] { $spaces } spazi
 } ed entra a { $station }.
spike-event-train-moved = Il treno di { $seat } ({ $move }) avanza di { $spaces ->
    [one] uno spazio
   *[other] { $spaces } spazi
 } e si ferma { $space }.
spike-event-loaded = { $seat } carica { $commodity } a { $station }.
spike-event-dropped = { $seat } scarica { $commodity }: il carico torna sul contratto.
spike-event-delivered = { $seat } consegna { $commodity } a { $station } per ${ $dollars }.
spike-event-card-taken = { $seat } prende una carta di colore { $card }.
spike-event-card-drawn = { $seat } pesca una carta dal mazzo.
spike-event-card-seen = { $seat } pesca dal mazzo una carta di colore { $card }.
spike-event-time-card = Esce la carta tempo { $number } di { $all }.
spike-event-built = { $seat } costruisce { $spaces ->
    [one] uno spazio
   *[other] { $spaces } spazi
 } fino a { $station }.
spike-event-paid = { $seat } gioca { $cards }.
spike-event-commodity-scored = { $seat } riceve ${ $dollars } per { $commodity }, che scende nella riga più bassa.
spike-event-upgraded = { $seat } migliora { $part } a { $level } per ${ $dollars }.
spike-event-passed = { $seat } non può fare nulla e passa.
spike-event-last-turns = { $seat } non ha più binari né consegne: tutti gli altri hanno ancora un turno.
spike-event-route-shown = { $seat } mostra la carta percorso da { $station }: ${ $dollars }.
spike-event-game-ended = La partita è finita. Soldi: { $scores }.
# Chi sente il primo non ha bisogno del secondo, che è per gli altri.
spike-instead-given-card = card-given
spike-instead-card-seen = card-drawn
spike-instead-route-kept = route-chosen
spike-reason-third-time-card = è uscita la terza carta tempo
spike-reason-nothing-left = un giocatore non aveva più binari né consegne
spike-reason-turn-limit = si è raggiunto il limite dei turni

# Rifiuti.
SPK-S5 = { $why ->
    [phase] Una carta si dà via una volta sola, prima di scoprire le quattro carte; poi le carte della mano pagano i binari.
   *[no-card] Non hai carte di colore { $card } da dare.
 }
SPK-S7 = Adesso non si può; adesso si è alla fase: { $phase }.
SPK-T1 = { $why ->
    [no-contract] Non hai un contratto per { $commodity }.
    [delivered] Hai già consegnato: { $commodity }.
    [not-aboard] Non hai { $commodity } a bordo.
    [room] Si scarica solo per far posto: dei tuoi vagoni merci ({ $cars }) sono pieni { $full }.
   *[nothing-here] Si scarica solo per far posto a un altro carico, e dov’è il treno non ne aspetta nessuno dei tuoi.
 }
SPK-T2 = { $why ->
    [no-space] Lì non c’è nessun tratto: { $station }, { $way }.
   *[not-yours] Quei binari non sono tuoi: { $station }, { $way }.
 }
SPK-T3 = { $why ->
    [rolled] Il movimento gratuito di questo turno è già fatto.
    [in-city] Un treno fermo in città non ha movimento gratuito.
    [same] Il treno è già lì ({ $station }); per restare, non muoverlo.
   *[too-far] Quello spazio presso { $station } è a più di { $spaces } sui tuoi binari.
 }
SPK-T6 = { $why ->
    [no-contract] Non hai un contratto per { $commodity }.
    [delivered] Hai già consegnato: { $commodity }.
    [aboard] { $commodity }: è già a bordo.
    [not-here] Il tuo treno non è in una città che produce { $commodity }.
   *[full] Tutti i tuoi vagoni ({ $cars }) sono pieni; prima scarica qualcosa.
 }
SPK-T7 = { $why ->
    [no-contract] Non hai un contratto per { $commodity }.
    [delivered] Hai già consegnato: { $commodity }.
    [not-aboard] Non hai { $commodity } a bordo.
    [not-here] { $commodity }: il contratto nomina { $stations }, e il treno non è in nessuna di queste città.
   *[served] A { $station } hai già consegnato.
 }
SPK-A1 = { $why ->
    [tender] Il tuo tender vale { $cards } carte, e le hai pescate.
   *[not-shown] Non c’è nessuna carta scoperta di colore { $card }.
 }
SPK-A2 = { $why ->
    [not-new] { $station } è già nella tua rete.
    [goes-on] La linea per { $station } incontra la tua rete a { $here } e deve finire lì.
    [no-edge] Da { $here } non parte nessuna linea in quella direzione.
    [loop] La linea per { $station } passa due volte da { $there }.
    [city-between] La linea per { $station } incontra prima { $there }, che non è nella tua rete: un collegamento finisce alla prima città nuova.
    [not-joined] La linea per { $station } finisce a { $here }, fuori dalla tua rete.
   *[track] { $station } richiede { $spaces } binari; ne hai { $left }.
 }
SPK-A4 = { $why ->
    [unpayable] Gli spazi richiedono { $needs }, e la tua mano non basta.
    [nothing-due] Non c’è nulla da pagare.
    [due] Prima paga i binari: { $needs }.
    [order] Nomina ogni colore una volta, in quest’ordine: rosso, giallo, blu, verde, viola, bianco.
    [hand] Di colore { $card } ne hai { $held }.
    [too-few] { $cards } non bastano per { $needs }.
   *[too-many] { $cards } sono più di quanto serve per { $needs }: una carta di colore { $card } si può tenere.
 }
SPK-A6 = { $why ->
    [not-in-city] All’inizio del turno il treno non era in città: non si può metterlo in moto.
   *[too-far] Quello spazio presso { $station } è a più di { $spaces } sui tuoi binari.
 }
SPK-A7 = { $why ->
    [in-city] Il movimento extra è per un treno sui binari; il tuo è in città.
   *[too-far] Quello spazio presso { $station } è a più di { $spaces } sui tuoi binari.
 }
SPK-A8 = { $why ->
    [top] { $part }: è già al livello più alto.
   *[money] Costa ${ $price }; hai ${ $money }.
 }
SPK-A9 = Il binario verso { $station } è di { $by }; i suoi capi: { $here }; { $there }.
SPK-A10 = { $why ->
    [no-action] Prima di finire il turno devi fare un’azione.
    [acted] In questo turno hai già fatto la tua azione.
    [drawing] Stai pescando: continua, o smetti di pescare.
   *[can-act] Puoi ancora fare qualcosa: { $action }.
 }
SPK-R4 = Nel mazzo non ci sono carte.
SPK-V1 = { $why ->
    [phase] I lati dei contratti si scelgono all’inizio di una partita avanzata; adesso si è alla fase: { $phase }.
    [not-yours] Non hai un contratto per { $commodity }.
   *[chosen] Hai già scelto il lato per { $commodity }.
 }
SPK-V2 = { $why ->
    [phase] Le carte percorso si scelgono prima delle città iniziali, in una partita avanzata; adesso si è alla fase: { $phase }.
   *[not-yours] Non hai ricevuto una carta percorso da { $station }.
 }

# Opzioni.
spike-option-advanced = Si sceglie il lato di ogni contratto, e una di due carte percorso.
spike-option-turns = La partita finisce dopo tanti turni a testa, se niente altro la finisce prima.

# Di che cosa sono fatti i soldi.
spike-part-market = Materie prime
spike-part-contracts = Contratti
spike-part-upgrades = Miglioramenti
spike-part-route = Carta percorso

# Specie di parole.
word-station = una città
word-junction = un incrocio
word-compass = una direzione (e, ne, nw, w, sw, se, oppure in)
word-commodity = una materia prima
word-card = un colore di carte
word-pile = il mazzo
word-payment = un numero di carte
word-part = una parte del treno
word-cardside = un lato di una carta

# Parole.
spike-word-side = scegli il lato di un contratto
spike-word-give = dai via una carta
spike-word-keep = tieni una carta percorso
spike-word-begin = comincia in una città
spike-word-load = carica
spike-word-deliver = consegna
spike-word-drop = scarica
spike-word-roll = prosegui
spike-word-draw = pesca carte
spike-word-build = costruisci
spike-word-pay = paga
spike-word-start = metti in moto il treno
spike-word-extra = uno spazio extra
spike-word-upgrade = migliora
spike-word-pass = passa
spike-word-done = finisci il turno
spike-word-sides = scelta dei lati dei contratti
spike-word-giving = carta data via
spike-word-keeping = scelta delle carte percorso
spike-word-beginning = scelta delle città iniziali
spike-word-turns = turni
spike-word-end = la fine
spike-word-free = movimento gratuito
spike-word-in = dentro la città
spike-word-deck = il mazzo
spike-word-locomotive = locomotiva
spike-word-tender = tender
spike-word-car = vagoni merci
spike-word-front = fronte
spike-word-reverse = retro
spike-word-cows = bestiame
spike-word-wood = legname
spike-word-corn = mais
spike-word-wheat = grano
spike-word-coal = carbone
spike-word-oil = petrolio
spike-word-steel = acciaio
spike-word-cloth = tessuti
spike-word-pigs = maiali
spike-word-flour = farina
spike-word-peaches = pesche
spike-word-cotton = cotone
spike-word-red = rosso
spike-word-yellow = giallo
spike-word-blue = blu
spike-word-green = verde
spike-word-purple = viola
spike-word-white = bianco
spike-word-1-red = 1 rossa
spike-word-2-red = 2 rosse
spike-word-3-red = 3 rosse
spike-word-4-red = 4 rosse
spike-word-5-red = 5 rosse
spike-word-6-red = 6 rosse
spike-word-7-red = 7 rosse
spike-word-8-red = 8 rosse
spike-word-9-red = 9 rosse
spike-word-10-red = 10 rosse
spike-word-1-yellow = 1 gialla
spike-word-2-yellow = 2 gialle
spike-word-3-yellow = 3 gialle
spike-word-4-yellow = 4 gialle
spike-word-5-yellow = 5 gialle
spike-word-6-yellow = 6 gialle
spike-word-7-yellow = 7 gialle
spike-word-8-yellow = 8 gialle
spike-word-9-yellow = 9 gialle
spike-word-10-yellow = 10 gialle
spike-word-1-blue = 1 blu
spike-word-2-blue = 2 blu
spike-word-3-blue = 3 blu
spike-word-4-blue = 4 blu
spike-word-5-blue = 5 blu
spike-word-6-blue = 6 blu
spike-word-7-blue = 7 blu
spike-word-8-blue = 8 blu
spike-word-9-blue = 9 blu
spike-word-10-blue = 10 blu
spike-word-1-green = 1 verde
spike-word-2-green = 2 verdi
spike-word-3-green = 3 verdi
spike-word-4-green = 4 verdi
spike-word-5-green = 5 verdi
spike-word-6-green = 6 verdi
spike-word-7-green = 7 verdi
spike-word-8-green = 8 verdi
spike-word-9-green = 9 verdi
spike-word-10-green = 10 verdi
spike-word-1-purple = 1 viola
spike-word-2-purple = 2 viola
spike-word-3-purple = 3 viola
spike-word-4-purple = 4 viola
spike-word-5-purple = 5 viola
spike-word-6-purple = 6 viola
spike-word-7-purple = 7 viola
spike-word-8-purple = 8 viola
spike-word-9-purple = 9 viola
spike-word-10-purple = 10 viola
spike-word-1-white = 1 bianca
spike-word-2-white = 2 bianche
spike-word-3-white = 3 bianche
spike-word-4-white = 4 bianche
spike-word-5-white = 5 bianche
spike-word-6-white = 6 bianche
spike-word-7-white = 7 bianche
spike-word-8-white = 8 bianche
spike-word-9-white = 9 bianche
spike-word-10-white = 10 bianche
spike-word-c1 = C1
spike-word-d1 = D1
spike-word-f1 = F1
spike-word-b2 = B2
spike-word-c2 = C2
spike-word-e2 = E2
spike-word-f2 = F2
spike-word-m2 = M2
spike-word-n2 = N2
spike-word-c3 = C3
spike-word-d3 = D3
spike-word-e3 = E3
spike-word-f3 = F3
spike-word-h3 = H3
spike-word-l3 = L3
spike-word-m3 = M3
spike-word-n3 = N3
spike-word-b4 = B4
spike-word-c4 = C4
spike-word-d4 = D4
spike-word-e4 = E4
spike-word-g4 = G4
spike-word-k4 = K4
spike-word-n4 = N4
spike-word-e5 = E5
spike-word-f5 = F5
spike-word-h5 = H5
spike-word-k5 = K5
spike-word-l5 = L5
spike-word-d6 = D6
spike-word-e6 = E6
spike-word-f6 = F6
spike-word-i6 = I6
spike-word-j6 = J6
spike-word-b7 = B7
spike-word-c7 = C7
spike-word-d7 = D7
spike-word-f7 = F7
spike-word-i7 = I7
spike-word-j7 = J7
spike-word-k7 = K7
spike-word-l7 = L7
spike-word-c8 = C8
spike-word-d8 = D8
spike-word-e8 = E8
spike-word-f8 = F8
spike-word-g8 = G8
spike-word-h8 = H8
spike-word-i8 = I8
spike-word-j8 = J8
spike-word-b9 = B9
spike-word-c9 = C9
spike-word-f9 = F9
spike-word-i9 = I9
spike-word-j9 = J9
spike-word-l9 = L9
spike-word-b10 = B10
spike-word-c10 = C10
spike-word-d10 = D10
spike-word-e10 = E10
spike-word-g10 = G10
spike-word-j10 = J10
spike-word-k10 = K10
spike-word-d11 = D11
spike-word-e11 = E11
spike-word-f11 = F11
spike-word-h11 = H11
spike-word-i11 = I11
spike-word-a12 = A12
spike-word-b12 = B12
spike-word-c12 = C12
spike-word-d12 = D12
spike-word-e12 = E12
spike-word-g12 = G12
spike-word-h12 = H12
spike-word-c13 = C13
spike-word-d13 = D13
spike-word-h13 = H13
spike-word-i13 = I13
spike-word-j13 = J13
spike-word-j14 = J14

spike-told-train = treno: { $value }

# Spazi di binario: dove sta un treno.
spike-track-between = tra { $here } e { $there }
spike-track-towards = { $steps ->
    [1] subito fuori da { $here }, verso { $there }
   *[other] a { $steps } spazi da { $here }, verso { $there }
 }
spike-track-away = { $steps ->
    [1] subito a { $way } di { $here }
   *[other] { $steps } spazi a { $way } di { $here }
 }
spike-track-aside = nei pressi di { $here } ({ $steps } a { $way }, { $more } a { $turn })
