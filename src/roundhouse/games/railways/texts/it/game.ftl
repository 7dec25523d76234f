# Railways of the World.
railways-name = Railways of the World
railways-money = ${ $value }

# Che cosa è successo.
railways-event-display-laid = Carte operazione in vista: { $cards }.
railways-event-first-player = { $seat } apre il primo turno.
railways-event-barons-dealt = { $seat } riceve due baroni: { $barons }.
railways-event-baron-kept = { $seat } tiene il barone «{ $baron }».
railways-event-baron-chosen = { $seat } ha scelto il suo barone.
railways-event-turn-began = Comincia il turno { $turn }.
railways-event-last-turn-began = Comincia il turno { $turn }: è l’ultimo.
railways-event-order-set = Ordine del turno: { $order }.
railways-event-bid = { $seat } offre ${ $dollars }.
railways-event-passed = { $seat } passa.
railways-event-cash-received = { $seat } riceve ${ $dollars }.
railways-event-bonds-issued = { $seat } emette { $bonds ->
    [one] un’obbligazione
   *[other] { $bonds } obbligazioni
 } per ${ $dollars }.
railways-event-paid = { $seat } paga ${ $dollars } ({ $for }).
railways-event-points-scored = { $seat } guadagna { $points ->
    [one] un punto
   *[other] { $points } punti
 } ({ $for }).
railways-event-track-built = { $seat } posa binari, { $joins } ({ $face }), { $dollars ->
    [0] gratis
   *[other] per ${ $dollars }
 }: { $hex }.
railways-event-track-crossed = { $seat } incrocia binari, { $joins } ({ $face }), { $dollars ->
    [0] gratis
   *[other] per ${ $dollars }
 }: { $hex }.
railways-event-track-redirected = { $seat } devia i binari in { $joins } ({ $face }), { $dollars ->
    [0] gratis
   *[other] per ${ $dollars }
 }: { $hex }.
railways-event-link-completed = { $seat } ha completato una tratta: { $between }.
railways-event-link-removed = La tratta incompleta di { $seat } da { $from } viene tolta dalla mappa.
railways-event-line-completed = { $seat } ha completato la linea principale { $between }, che vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
railways-event-western-link-built = { $seat } costruisce la tratta dell’Ovest di { $place }.
railways-event-sea-link-opened = { $seat } apre un collegamento marittimo, { $sea }, per ${ $dollars }.
railways-event-industrial-age-began = Comincia l’Era Industriale.
railways-event-industry-came = L’industria arriva da sé a { $place }, che ora è di colore { $colour }.
railways-event-cubes-came = Nuovi cubetti a { $place }: { $cubes }.
railways-event-mine-opened = { $seat } apre una miniera a { $place }: { $cubes }.
railways-event-track-ended = { $seat } supera la fine del tracciato e tiene da parte { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
railways-event-line-opened = { $seat } ha { $points } punti: la terra a ovest delle montagne è aperta.
railways-event-city-urbanized = { $seat } urbanizza { $place } ({ $colour }); nuovi cubetti: { $cubes }.
railways-event-locomotive-improved = La locomotiva di { $seat } è ora al livello { $level }.
railways-event-cube-delivered = { $seat } consegna un cubetto di colore { $colour }: { $places } ({ $shares }).
railways-event-depots-placed = { $seat } mette { $depots ->
    [one] un deposito di carburante
   *[other] { $depots } depositi di carburante
 } a { $place }.
railways-event-depot-spent = { $seat } riprende un deposito di carburante da { $place }.
railways-event-cube-waits = { $seat } muove un cubetto di colore { $colour }: { $places }. Lì aspetta.
railways-event-cube-lost = Il cubetto ({ $colour }) di { $seat } a { $place } non è ripartito: è perso.
railways-event-rotor-turned = Il rotore di { $place } mostra ora questo colore: { $colour }.
railways-event-city-emptied = { $place } è vuota; { $left ->
    [0] era l’ultima che mancava alla fine
    [one] ancora una città vuota, poi un ultimo turno
   *[other] ancora { $left } città vuote, poi un ultimo turno
 }.
railways-event-marker-removed = { $place } non è più vuota; { $left ->
    [one] ancora una città vuota e viene l’ultimo turno
   *[other] ancora { $left } città vuote e viene l’ultimo turno
 }.
railways-event-end-triggered = La fine è vicina: il turno { $turn } sarà l’ultimo.
railways-event-card-taken = { $seat } prende { $card }.
railways-event-card-played = { $seat } gioca { $card }.
railways-event-card-claimed = { $seat } si aggiudica { $card }.
railways-event-card-drawn = Una nuova carta in vista: { $card }.
railways-event-income-received = { $seat } riceve ${ $dollars } di reddito.
railways-event-baron-revealed = { $seat } mostra il barone «{ $baron }», che vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
railways-event-game-ended = La partita è finita. Punteggi: { $scores }.
# Chi sente il primo non ha bisogno del secondo, che è per gli altri.
railways-instead-baron-kept = baron-chosen
railways-instead-cube-delivered = points-scored delivery
railways-instead-line-completed = points-scored major-line

# Che cosa contano i numeri di una mossa.
railways-nth-bid-1 = ${ $value }
railways-nth-depot-2 = × { $value }
railways-reason-empty-cities = abbastanza città sono vuote e l’ultimo turno è stato giocato
railways-reason-move-limit = da troppo tempo nessuno consegna nulla

# Rifiuti.
ROW-S2 = Tessera «{ $face }»: nella scatola non ce ne sono più.
ROW-S4 = { $why ->
    [phase] I baroni si scelgono prima del primo turno. Adesso: { $phase }.
   *[not-yours] Il barone «{ $baron }» non è tra i tuoi.
 }
ROW-T1 = { $why ->
    [phase] Adesso nessuno fa offerte: { $phase }.
    [lowest] L’offerta minima è ${ $lowest }, non ${ $bid }.
    [low] ${ $bid } non supera l’offerta di ${ $high }.
   *[bound] Nessuna offerta va oltre ${ $highest }; ${ $bid } sì.
 }
ROW-T4 = Adesso non puoi passare: { $phase }.
ROW-B1 = { $why ->
    [phase] Adesso non si costruisce: { $phase }.
    [laid] I binari sono posati: metti depositi di carburante o finisci di costruire.
   *[nothing-laid] Prima posa una tessera: la carta che hai giocato serve a costruire.
 }
ROW-B2 = { $why ->
    [start] { $hex }: qui i binari non toccherebbero né una città né una tua tratta incompleta.
   *[continue] { $hex }: non prosegue la tratta che stai costruendo.
 }
ROW-B3 = { $why ->
    [same-city] La tratta comincerebbe e finirebbe a { $place }.
   *[owner] { $hex }: il binario a cui si unirebbe è di { $owner }, e solo { $owner } può proseguirlo.
 }
ROW-B4 = { $why ->
    [city] { $place } è una città: lì non si posano binari.
    [turn] Le due rotazioni di { $face } sono uguali; scegli { $same }.
   *[connection] { $hex }: { $place } non ha un raccordo da questa parte ({ $edge }).
 }
ROW-B7 = { $why ->
    [variant] In questa partita i binari non si deviano.
    [no-track] { $hex }: non c’è un binario da deviare.
    [this-action] { $hex }: questo binario è di questa azione: si può annullare, non deviare.
    [other-rails] { $hex }: «{ $face }» posata così non volta l’estremità di un solo binario lasciando il resto.
   *[not-last] { $hex }: questa non è l’ultima tessera della sua tratta.
 }
ROW-B8 = { $why ->
    [nothing-to-cross] { $hex }: non c’è un binario da incrociare, «{ $face }» non può starci.
    [lies] { $hex }: una tessera posata qui deve conservare il binario che c’è ({ $lies }) e incrociarlo.
    [wall] { $hex }: la tratta che c’è ({ $owner }) non è completa e non si può incrociare.
   *[complete] { $hex }: la tratta è completa e non si può deviare.
 }
ROW-B12 = { $why ->
    [outside] { $hex }: oltre il lato { $edge } il binario uscirebbe dalla mappa.
   *[closed] { $hex }: il lato { $edge } non si può attraversare.
 }
ROW-U1 = { $why ->
    [phase] Adesso non si urbanizza: { $phase }.
    [not-grey] { $place } è di un colore ({ $colour }); si urbanizzano solo le città grigie.
   *[no-tile] Non c’è più nessuna Nuova Città di questo colore ({ $colour }).
 }
ROW-L1 = { $why ->
    [phase] Adesso la locomotiva non si migliora: { $phase }.
   *[level] La tua locomotiva è al livello { $level }, il più alto.
 }
ROW-D1 = { $why ->
    [phase] Adesso non si consegna: { $phase }.
    [no-cube] A { $place } non c’è un cubetto di colore { $colour }.
    [level] Il percorso ha { $links } tratte; con la locomotiva { $level } se ne { $level ->
        [one] può percorrere una
       *[other] possono percorrere { $level }
     } al massimo.
    [must-stop] { $place } accetta cubetti di questo colore ({ $colour }): il cubetto deve fermarsi lì.
    [no-link] Nessuna tratta completa lascia { $place } dal lato { $edge }.
    [no-sea-link] Nessun collegamento marittimo lascia { $place } dallo spazio { $edge }.
   *[must-arrive] { $place } non accetta cubetti di questo colore ({ $colour }).
 }
ROW-D2 = Il cubetto passerebbe due volte per { $place }.
ROW-D3 = La prima tratta dev’essere tua; quella che esce da { $place } ({ $edge }) è di { $owner }.
ROW-O1 = { $why ->
    [phase] Niente carte adesso: { $phase }.
    [not-there] { $card } non è tra le carte disponibili.
   *[not-yours] Non hai { $card }.
 }
ROW-O2 = { $why ->
    [circle] { $card } non si può prendere: va a chi fa per primo quel che dice.
    [works-by-itself] { $card } funziona da sé: non si gioca.
   *[used] Hai già usato { $card } in questo turno.
 }
ROW-O3 = { $why ->
    [charter] { $owner } ha la carta di { $place }: nessun altro posa binari che vi entrano o ne escono.
    [needs-place-colour] Scegli dove e di che colore: { $card }, una città grigia, un colore.
    [needs-place] Scegli dove: { $card }, una città.
    [needs-place-edge] Scegli quale tratta: { $card }, una città e il lato da cui la tratta ne esce.
    [no-target] { $card } adesso non nomina nessun luogo.
    [rival-link] Nessuna tratta completa di un altro giocatore lascia { $place } dal lato { $edge }.
    [depot] C’è già un deposito sulla tratta che lascia { $place } dal lato { $edge }.
    [express-passes] Con l’Espresso il cubetto ({ $colour }) attraversa una città del suo colore e si ferma nella successiva.
    [before-action] { $card } si gioca prima dell’azione a cui serve.
    [no-express] Nessun cubetto può attraversare una città del suo colore e raggiungerne un’altra: { $card } non servirebbe.
    [in-use] { $card } è già in uso.
   *[no-build] Non si può posare nessun binario: { $card } non servirebbe.
 }
ROW-M1a = { $why ->
    [phase] Niente tratta dell’Ovest adesso: { $phase }.
    [not-there] { $place } non ha uno spazio per una tratta dell’Ovest.
    [built] La tratta dell’Ovest di { $place } è di { $owner }.
    [no-link] Non hai una tratta completa a { $place }.
   *[next-round] Hai appena raggiunto { $place }: la tratta dell’Ovest si può costruire dal round successivo.
 }
ROW-M1c = { $hex }: è a ovest delle montagne, dove nessuno costruisce prima che uno abbia { $points } punti.
ROW-M5b = { $why ->
    [phase] Niente collegamenti marittimi ora: { $phase }.
    [taken] { $sea } è di { $owner }.
    [each] { $each ->
        [one] Lì hai già un collegamento marittimo: un giocatore ne può avere uno solo.
       *[other] Lì hai già { $each } collegamenti marittimi, quanti un giocatore ne può avere.
     }
   *[alike] Gli spazi liberi di { $sea } sono tutti uguali: scegli { $first }.
 }
ROW-M5c = In questo turno hai già completato una tratta a { $place }: più di una non si può, e altri binari lì non si potrebbero finire.
ROW-M6b = { $hex }: su un esagono di traghetto costruisce solo una Linea di traghetti, e tu non ne hai.
ROW-M6c = { $why ->
    [mined] { $place } ha già avuto la sua miniera.
   *[not-grey] { $place } è di colore { $colour }; le miniere sono per le città grigie.
 }
ROW-M8a = { $why ->
    [phase] Non adesso: { $phase }.
    [not-played] In questa partita non si gioca con i depositi di carburante.
    [tile-first] Prima posa una tessera: i depositi di carburante si mettono mentre costruisci.
    [once] In questa costruzione hai già messo dei depositi di carburante.
    [taken] A { $place } ci sono i depositi di carburante di { $owner }.
    [not-joined] Non hai una tratta completa a { $place }.
    [under-construction] Da { $place } parte una tratta in costruzione: adesso lì non si mettono depositi.
    [number] A { $place } puoi metterne al massimo { $most }, e almeno uno, non { $number }.
    [nothing-waits] Nessun tuo cubetto aspetta di ripartire.
    [not-left] Il cubetto non ha ancora lasciato { $place }.
    [over] Il cubetto finisce il viaggio a { $place }: non segue altro.
    [no-depot] Non hai un deposito di carburante a { $place }.
    [refuel-first] { $place } accetta il cubetto: rifornisciti prima di fermarti, e servono due depositi.
    [two-needed] Per ignorare il colore di { $place } e anche fermarsi lì servono due depositi; ne hai { $depots }.
    [no-need] { $place } non trattiene il cubetto: scegli da dove prosegue.
    [goes-on] Dopo il rifornimento a { $place } il cubetto deve proseguire o fermarsi.
   *[say-unload] A { $place } hai un deposito di carburante: scarica per consegnare lì, o rifornisciti per proseguire.
 }

# Di che cosa è fatto un punteggio.
railways-part-points = Punti
railways-part-bonds = Obbligazioni
railways-part-baron = Barone

# Fasi.
railways-word-barons = ognuno tiene un barone
railways-word-auction = l’asta
railways-word-actions = azioni
railways-word-building = una costruzione
railways-word-express-run = una consegna con l’Espresso
railways-word-over = la fine

# Per che cosa si paga e si guadagna.
railways-word-track = binari
railways-word-urbanization = urbanizzazione
railways-word-locomotive = locomotiva
railways-word-interest = interessi
railways-word-delivery = consegna
railways-word-major-line = linea principale
railways-word-first-place = il primo posto
railways-word-sea-link = un collegamento marittimo
railways-word-fuel-depots = depositi di carburante

# Verbi.
railways-word-keep = tieni un barone
railways-word-bid = offri
railways-word-pass = passa
railways-word-build = costruisci binari
railways-word-redirect = devia un binario
railways-word-end = finisci di costruire
railways-word-urbanize = urbanizza
railways-word-improve = migliora la locomotiva
railways-word-deliver = consegna un cubetto
railways-word-take = prendi una carta
railways-word-play = gioca una carta
railways-word-west = costruisci una tratta dell’Ovest
railways-word-sail = apri un collegamento marittimo
railways-word-continue = fai ripartire il cubetto che aspetta
railways-word-depot = metti depositi di carburante

# Che cosa fa un cubetto a un deposito di carburante.
railways-word-refuel = rifornisciti e passa
railways-word-halt = fermati fino alla prossima azione
railways-word-unload = scarica qui

# Opzioni.
railways-option-map = La mappa. Numeri di giocatori migliori: eastern_us 5, 6, e 2 con la sua variante; mexico 2, 3; europe 3, 4, 5; great_britain 4, 5; portugal 2, 3; north_america 3, 4; nippon 2, 3, 4; western_us 5, 6; iberia 2, 3.
railways-option-auction = Chi comincia: l’asta (normal), niente asta nel primo turno (beginners), o un’asta in cui ognuno paga il suo posto (experts).
railways-option-shorter = Una partita più corta: bastano due segnalini in meno per finirla.
railways-option-redirecting = L’estremità di una tratta rimasta incompleta si può deviare più tardi.
railways-option-without = Le carte e i baroni con la stella nera sono facoltativi: quelli nominati qui restano nella scatola.
railways-option-shinbashi = La carta promo Stazione di Shinbashi prende il posto di Inizia l’era della ferrovia.
railways-option-barons = Baroni della mappa (map), o baroni del mondo (world), che non nominano città.
railways-option-rotors = Città girevoli: alcune città accettano un secondo colore, che cambia a ogni consegna.
railways-option-depots = Depositi di carburante: un cubetto attraversa una città del suo colore, o vi si ferma e riparte dopo.
railways-option-mountain_line = Due giocatori: nessuno costruisce a ovest delle montagne prima che uno abbia i punti (eastern_us 30).
railways-option-golden_spikes = Variante transcontinentale: entrano in gioco le carte e i baroni con il chiodo d’oro.
railways-option-income = Il tracciato del reddito: quello della mappa (map) o, per una partita più rilassata, un altro.
railways-option-idle_turns = La partita finisce dopo tanti turni di fila senza una consegna.

# Generi di parole.
word-operation = una carta operazione
word-call = che cosa fa il cubetto a un deposito
word-baron = un barone
word-sea = un collegamento marittimo

# Colori.
railways-word-red = rosso
railways-word-yellow = giallo
railways-word-blue = blu
railways-word-black = nero
railways-word-purple = viola
railways-word-grey = grigio

# Tessere di binario.
railways-word-straight = rettilineo
railways-word-gentle = curva larga
railways-word-cross-straight = incrocio di due rettilinei
railways-word-cross-mixed = incrocio di una curva larga e un rettilineo
railways-word-cross-gentle = incrocio di due curve larghe

# Carte operazione.
railways-word-railroad-era-begins = Inizia l’era della ferrovia
railways-word-speed-record = Record di velocità
railways-word-new-train = Nuovo treno
railways-word-bounty-mobile = Premio di servizio Mobile
railways-word-bounty-duluth = Premio di servizio Duluth
railways-word-bounty-toronto = Premio di servizio Toronto
railways-word-bounty-louisville = Premio di servizio Louisville
railways-word-bounty-raleigh = Premio di servizio Raleigh
railways-word-bounty-jacksonville = Premio di servizio Jacksonville
railways-word-railroad-executive = Dirigente ferroviario
railways-word-new-industry = Nuova industria
railways-word-city-growth = Crescita della città
railways-word-land-grant = Concessione di terre
railways-word-perfect-engineering = Ingegneria perfetta
railways-word-hotel-new-york = Hotel New York
railways-word-hotel-chicago = Hotel Chicago
railways-word-hotel-atlanta = Hotel Atlanta
railways-word-hotel-boston = Hotel Boston
railways-word-hotel-baltimore = Hotel Baltimore
railways-word-hotel-charleston = Hotel Charleston
railways-word-hotel-philadelphia = Hotel Filadelfia
railways-word-hotel-pittsburgh = Hotel Pittsburgh
railways-word-hotel-new-orleans = Hotel New Orleans
railways-word-bounty-hermosillo = Premio di servizio Hermosillo
railways-word-bounty-oaxaca = Premio di servizio Oaxaca
railways-word-bounty-chihuahua = Premio di servizio Chihuahua
railways-word-bounty-nuevo-laredo = Premio di servizio Nuevo Laredo
railways-word-bounty-mazatlan = Premio di servizio Mazatlán
railways-word-tunnel-engineer = Ingegnere delle gallerie
railways-word-express = Espresso
railways-word-trading-depot = Deposito commerciale
railways-word-hotel-mexico-city = Hotel Città del Messico
railways-word-hotel-guadalajara = Hotel Guadalajara
railways-word-hotel-monterrey = Hotel Monterrey
railways-word-hotel-veracruz = Hotel Veracruz
railways-word-hotel-tampico = Hotel Tampico
railways-word-hotel-puebla = Hotel Puebla
railways-word-hotel-ciudad-juarez = Hotel Ciudad Juárez
railways-word-bounty-marseille = Premio di servizio Marsiglia
railways-word-bounty-naples = Premio di servizio Napoli
railways-word-bounty-lisbon = Premio di servizio Lisbona
railways-word-bounty-constantinople = Premio di servizio Costantinopoli
railways-word-bounty-moscow = Premio di servizio Mosca
railways-word-passenger-lines = Linee passeggeri
railways-word-capital-charter-paris = Carta della capitale Parigi
railways-word-capital-charter-berlin = Carta della capitale Berlino
railways-word-city-charter-munich = Carta della città di Monaco
railways-word-city-charter-prague = Carta della città di Praga
railways-word-city-charter-essen = Carta della città di Essen
railways-word-hotel-milan = Hotel Milano
railways-word-hotel-vienna = Hotel Vienna
railways-word-hotel-madrid = Hotel Madrid
railways-word-shinbashi-station = Stazione di Shinbashi
railways-word-bounty-aomori = Premio di servizio Aomori
railways-word-bounty-kagoshima = Premio di servizio Kagoshima
railways-word-hotel-tokyo = Hotel Tokyo
railways-word-hotel-osaka = Hotel Osaka
railways-word-hotel-kyoto = Hotel Kyoto
railways-word-hotel-nagoya = Hotel Nagoya
railways-word-hotel-sendai = Hotel Sendai
railways-word-hotel-niigata = Hotel Niigata
railways-word-hotel-kanazawa = Hotel Kanazawa
railways-word-hotel-hiroshima = Hotel Hiroshima
railways-word-hotel-fukuoka = Hotel Fukuoka
railways-word-bounty-san-antonio = Premio di servizio San Antonio
railways-word-bounty-portland = Premio di servizio Portland
railways-word-bounty-des-moines = Premio di servizio Des Moines
railways-word-bounty-el-paso = Premio di servizio El Paso
railways-word-bounty-bismarck = Premio di servizio Bismarck
railways-word-bounty-boise = Premio di servizio Boise
railways-word-hotel-san-francisco = Hotel San Francisco
railways-word-hotel-kansas-city = Hotel Kansas City
railways-word-hotel-houston = Hotel Houston
railways-word-hotel-seattle = Hotel Seattle
railways-word-hotel-salt-lake-city = Hotel Salt Lake City
railways-word-hotel-dallas = Hotel Dallas
railways-word-hotel-minneapolis = Hotel Minneapolis

# Baroni.
railways-word-longest-railroad = ferrovia più lunga
railways-word-most-money = più denaro
railways-word-western-link = Tratta dell’Ovest
railways-word-links-at-chicago = tratte a Chicago
railways-word-first-to-level-6 = primo al livello 6
railways-word-new-york-to-chicago = da New York a Chicago
railways-word-fewest-bonds = meno obbligazioni
railways-word-few-bonds = meno obbligazioni, la parità conta
railways-word-largest-railroad = ferrovia più grande
railways-word-most-cities = più città
railways-word-toronto-to-charleston = da Toronto a Charleston
railways-word-boston-to-new-orleans = da Boston a New Orleans
railways-word-largest-engine = locomotiva più potente
railways-word-links-at-mexico-city = tratte a Città del Messico
railways-word-hermosillo-to-monterrey = da Hermosillo a Monterrey
railways-word-veracruz-to-mazatlan = da Veracruz a Mazatlán
railways-word-acapulco-to-tampico = da Acapulco a Tampico
railways-word-moscow-to-vienna = da Mosca a Vienna
railways-word-links-at-paris = tratte a Parigi
railways-word-madrid-to-warsaw = da Madrid a Varsavia
railways-word-amsterdam-to-naples = da Amsterdam a Napoli
railways-word-links-at-tokyo = tratte a Tokyo
railways-word-sendai-to-kyoto = da Sendai a Kyoto
railways-word-hiroshima-to-kanazawa = da Hiroshima a Kanazawa
railways-word-kagoshima-to-osaka = da Kagoshima a Osaka
railways-word-links-at-denver = tratte a Denver
railways-word-portland-to-omaha = da Portland a Omaha
railways-word-seattle-to-san-diego = da Seattle a San Diego
railways-word-houston-to-fargo = da Houston a Fargo
railways-word-first-to-level-5 = primo al livello 5
railways-word-first-to-level-7 = primo al livello 7
railways-word-highest-income = reddito più alto
railways-word-widest-railroad = ferrovia più ampia
railways-word-busiest-city = città più trafficata
railways-word-longest-link = tratta più lunga
railways-word-most-track = più binari
railways-word-most-lines = più linee principali
railways-word-two-lines = due linee principali
railways-word-one-railroad = una sola rete
railways-word-round-trip = giro completo
railways-word-four-colours = quattro colori
railways-word-most-red-cities = più città rosse
railways-word-most-yellow-cities = più città gialle
railways-word-most-blue-cities = più città blu
railways-word-most-grey-cities = più città grigie

# Carte e baroni: Nordamerica.
railways-word-ferry-line = Linea di traghetti
railways-word-mine = Miniera
railways-word-spike-kansas-city-san-francisco = Chiodo d’oro Kansas City – San Francisco
railways-word-spike-minneapolis-portland = Chiodo d’oro Minneapolis – Portland
railways-word-spike-new-orleans-los-angeles = Chiodo d’oro New Orleans – Los Angeles
railways-word-spike-montreal-vancouver = Chiodo d’oro Montréal – Vancouver
railways-word-bounty-anchorage = Premio di servizio Anchorage
railways-word-bounty-halifax = Premio di servizio Halifax
railways-word-bounty-guadalajara = Premio di servizio Guadalajara
railways-word-bounty-vancouver = Premio di servizio Vancouver
railways-word-bounty-new-orleans = Premio di servizio New Orleans
railways-word-bounty-atlanta = Premio di servizio Atlanta
railways-word-hotel-montreal = Hotel Montréal
railways-word-hotel-denver = Hotel Denver
railways-word-hotel-los-angeles = Hotel Los Angeles
railways-word-hotel-winnipeg = Hotel Winnipeg
railways-word-vancouver-to-los-angeles = da Vancouver a Los Angeles
railways-word-winnipeg-to-new-orleans = da Winnipeg a New Orleans
railways-word-portland-to-boston = da Portland a Boston
railways-word-los-angeles-to-charleston = da Los Angeles a Charleston

# Carte e baroni: Svezia.
railways-word-bounty-lulea = Premio di servizio Luleå
railways-word-bounty-trondheim = Premio di servizio Trondheim
railways-word-bounty-copenhagen = Premio di servizio Copenaghen
railways-word-bounty-kristianstad = Premio di servizio Kristianstad
railways-word-bounty-kalmar = Premio di servizio Kalmar
railways-word-bounty-karlstad = Premio di servizio Karlstad
railways-word-extended-ferry-line = Linea di traghetti estesa
railways-word-hotel-stockholm = Hotel Stoccolma
railways-word-hotel-goteborg = Hotel Göteborg
railways-word-hotel-malmo = Hotel Malmö
railways-word-hotel-oslo = Hotel Oslo
railways-word-hotel-uppsala = Hotel Uppsala
railways-word-hotel-norrkoping = Hotel Norrköping
railways-word-hotel-sundsvall = Hotel Sundsvall
railways-word-hotel-umea = Hotel Umeå
railways-word-hotel-kiruna = Hotel Kiruna
railways-word-capital-charter-stockholm = Carta della capitale Stoccolma
railways-word-city-charter-falun = Carta della città di Falun
railways-word-city-charter-jonkoping = Carta della città di Jönköping
railways-word-links-at-stockholm = tratte a Stoccolma
railways-word-malmo-to-falun = da Malmö a Falun
railways-word-sundsvall-to-lulea = da Sundsvall a Luleå
railways-word-links-at-goteborg = tratte a Göteborg
railways-word-oslo-to-stockholm = da Oslo a Stoccolma
railways-word-goteborg-to-kalmar = da Göteborg a Kalmar
railways-word-kiruna-to-umea = da Kiruna a Umeå

# Carte e baroni della Gran Bretagna.
railways-word-bounty-inverness = Premio di servizio Inverness
railways-word-bounty-plymouth = Premio di servizio Plymouth
railways-word-bounty-southampton = Premio di servizio Southampton
railways-word-bounty-norwich = Premio di servizio Norwich
railways-word-bounty-cardiff = Premio di servizio Cardiff
railways-word-hotel-london = Hotel Londra
railways-word-hotel-liverpool = Hotel Liverpool
railways-word-hotel-manchester = Hotel Manchester
railways-word-hotel-bristol = Hotel Bristol
railways-word-hotel-edinburgh = Hotel Edimburgo
railways-word-hotel-glasgow = Hotel Glasgow
railways-word-links-at-london = tratte a Londra
railways-word-plymouth-to-leeds = da Plymouth a Leeds
railways-word-cardiff-to-edinburgh = da Cardiff a Edimburgo
railways-word-liverpool-to-norwich = da Liverpool a Norwich

# Carte e baroni del Portogallo.
railways-word-bounty-madeira = Premio di servizio Madeira
railways-word-bounty-braganca = Premio di servizio Bragança
railways-word-bounty-elvas = Premio di servizio Elvas
railways-word-bounty-beja = Premio di servizio Beja
railways-word-bounty-vila-real = Premio di servizio Vila Real
railways-word-bounty-viseu = Premio di servizio Viseu
railways-word-bounty-castelo-branco = Premio di servizio Castelo Branco
railways-word-hotel-lisbon = Hotel Lisbona
railways-word-hotel-porto = Hotel Porto
railways-word-hotel-coimbra = Hotel Coimbra
railways-word-hotel-evora = Hotel Évora
railways-word-hotel-faro = Hotel Faro
railways-word-hotel-azores = Hotel Azzorre
railways-word-hotel-madeira = Hotel Madeira
railways-word-capital-charter-lisbon = Carta della capitale Lisbona
railways-word-most-sea-links = più collegamenti marittimi
railways-word-links-at-lisbon = tratte a Lisbona
railways-word-azores-to-madeira = da Azzorre a Madeira
railways-word-braga-to-evora = da Braga a Évora
railways-word-coimbra-to-faro = da Coimbra a Faro
railways-word-azores-lisbon-1 = Azzorre – Lisbona, spazio 1
railways-word-azores-lisbon-2 = Azzorre – Lisbona, spazio 2
railways-word-azores-lisbon-3 = Azzorre – Lisbona, spazio 3
railways-word-azores-lisbon-4 = Azzorre – Lisbona, spazio 4
railways-word-madeira-sagres-1 = Madeira – Sagres, spazio 1
railways-word-madeira-sagres-2 = Madeira – Sagres, spazio 2
railways-word-madeira-sagres-3 = Madeira – Sagres, spazio 3
railways-word-madeira-sagres-4 = Madeira – Sagres, spazio 4
railways-word-lisbon-porto = Lisbona – Porto
railways-word-lisbon-sines = Lisbona – Sines

railways-told-bonds = obbligazioni
railways-told-links = Tratte
