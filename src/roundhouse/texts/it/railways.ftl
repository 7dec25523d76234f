# Railways of the World.
railways-name = Railways of the World

# Che cosa è successo.
railways-event-display-laid = Carte operazione disponibili: { $cards }.
railways-event-first-player = { $seat } apre il primo turno.
railways-event-barons-dealt = { $seat } riceve due baroni: { $barons }.
railways-event-baron-kept = { $seat } tiene il barone «{ $baron }».
railways-event-baron-chosen = { $seat } ha scelto il suo barone.
railways-event-turn-began = Comincia il turno { $turn }.
railways-event-last-turn-began = Comincia il turno { $turn }: è l'ultimo.
railways-event-order-set = Ordine del turno: { $order }.
railways-event-bid = { $seat } offre { $dollars ->
    [one] un dollaro
   *[other] { $dollars } dollari
 }.
railways-event-passed = { $seat } passa.
railways-event-cash-received = { $seat } riceve { $dollars ->
    [one] un dollaro
   *[other] { $dollars } dollari
 }.
railways-event-bonds-issued = { $seat } emette { $bonds ->
    [one] un'obbligazione
   *[other] { $bonds } obbligazioni
 } per { $dollars ->
    [one] un dollaro
   *[other] { $dollars } dollari
 }.
railways-event-paid = { $seat } paga { $dollars ->
    [one] un dollaro
   *[other] { $dollars } dollari
 } ({ $for }).
railways-event-points-scored = { $seat } guadagna { $points ->
    [one] un punto
   *[other] { $points } punti
 } ({ $for }).
railways-event-track-built = { $seat } costruisce in { $hex }: { $face }, giri { $turns }, per { $dollars ->
    [one] un dollaro
   *[other] { $dollars } dollari
 }.
railways-event-track-crossed = { $seat } incrocia il binario in { $hex }: { $face }, giri { $turns }, per { $dollars ->
    [one] un dollaro
   *[other] { $dollars } dollari
 }.
railways-event-track-redirected = { $seat } devia il binario in { $hex }: { $face }, giri { $turns }, per { $dollars ->
    [one] un dollaro
   *[other] { $dollars } dollari
 }.
railways-event-link-completed = { $seat } ha completato un collegamento: { $between }.
railways-event-link-removed = Il collegamento incompleto di { $seat } da { $from } viene tolto dalla mappa.
railways-event-line-completed = { $seat } ha completato la linea principale { $between }, che vale { $points }.
railways-event-western-link-built = { $seat } costruisce il Western Link di { $place }.
railways-event-sea-link-opened = { $seat } apre un collegamento marittimo, { $sea }, per { $dollars ->
    [one] un dollaro
   *[other] { $dollars } dollari
 }.
railways-event-industrial-age-began = Comincia l'Era Industriale.
railways-event-industry-came = L'industria arriva da sé a { $place }, che ora è di colore { $colour }.
railways-event-cubes-came = Nuovi cubi a { $place }: { $cubes }.
railways-event-mine-opened = { $seat } apre una miniera a { $place }: { $cubes }.
railways-event-track-ended = { $seat } supera la fine del tracciato e tiene da parte { $points } punti.
railways-event-line-opened = { $seat } ha { $points } punti: la terra a ovest delle montagne è aperta.
railways-event-city-urbanized = { $seat } urbanizza { $place } ({ $colour }); nuovi cubi: { $cubes }.
railways-event-locomotive-improved = La locomotiva di { $seat } è ora al livello { $level }.
railways-event-cube-delivered = { $seat } consegna un cubo { $colour }: { $places }.
railways-event-depots-placed = { $seat } mette { $depots ->
    [one] un deposito di carburante
   *[other] { $depots } depositi di carburante
 } a { $place }.
railways-event-depot-spent = { $seat } riprende un deposito di carburante da { $place }.
railways-event-cube-waits = { $seat } muove un cubo { $colour }: { $places }. Lì aspetta.
railways-event-cube-lost = Il cubo ({ $colour }) di { $seat } a { $place } non è ripartito: è perso.
railways-event-rotor-turned = Il rotore di { $place } mostra ora questo colore: { $colour }.
railways-event-city-emptied = { $place } è vuota; { $left ->
    [0] era l'ultimo segnalino
    [one] ancora un segnalino e viene la fine
   *[other] ancora { $left } segnalini e viene la fine
 }.
railways-event-marker-removed = { $place } non è più vuota; mancano { $left } segnalini alla fine.
railways-event-end-triggered = La fine è vicina: il turno { $turn } sarà l'ultimo.
railways-event-card-taken = { $seat } prende { $card }.
railways-event-card-played = { $seat } gioca { $card }.
railways-event-card-claimed = { $seat } arriva per primo: { $card }.
railways-event-card-drawn = Una nuova carta è disponibile: { $card }.
railways-event-income-received = { $seat } riceve { $dollars ->
    [one] un dollaro
   *[other] { $dollars } dollari
 } di reddito.
railways-event-baron-revealed = { $seat } mostra il barone «{ $baron }», che vale { $points }.
railways-event-game-ended = La partita è finita. Punteggi: { $scores }.
railways-reason-empty-cities = abbastanza città sono vuote e l'ultimo turno è stato giocato
railways-reason-move-limit = da troppo tempo nessuno consegna nulla

# Rifiuti.
ROW-S2 = Nella scatola non c'è più nessuna tessera: { $face }.
ROW-S4 = { $why ->
    [phase] I baroni si scelgono prima del primo turno. Adesso: { $phase }.
   *[not-yours] Il barone «{ $baron }» non è tra i tuoi.
 }
ROW-T1 = { $why ->
    [phase] Adesso nessuno fa offerte: { $phase }.
    [lowest] L'offerta minima è { $lowest ->
    [one] un dollaro
   *[other] { $lowest } dollari
 }, non { $bid ->
    [one] un dollaro
   *[other] { $bid } dollari
 }.
    [low] { $bid ->
    [one] un dollaro
   *[other] { $bid } dollari
 } non supera l'offerta di { $high ->
    [one] un dollaro
   *[other] { $high } dollari
 }.
   *[bound] Nessuna offerta va oltre { $highest ->
    [one] un dollaro
   *[other] { $highest } dollari
 }; { $bid ->
    [one] un dollaro
   *[other] { $bid } dollari
 } sì.
 }
ROW-T4 = Adesso non puoi passare: { $phase }.
ROW-B1 = { $why ->
    [phase] Non adesso: { $phase }.
    [laid] I binari sono posati: metti depositi di carburante o finisci di costruire.
   *[nothing-laid] Prima posa una tessera: la carta che hai giocato serve a costruire.
 }
ROW-B2 = { $why ->
    [start] Il binario in { $hex } non toccherebbe né una città né un tuo collegamento incompleto.
   *[continue] { $hex } non prosegue il collegamento che stai costruendo.
 }
ROW-B3 = { $why ->
    [same-city] Il collegamento comincerebbe e finirebbe a { $place }.
   *[owner] Il binario a cui { $hex } si unirebbe è di { $owner }, e solo { $owner } può proseguirlo.
 }
ROW-B4 = { $why ->
    [city] { $place } è una città: lì non si posano binari.
    [turn] { $face } con { $turns } giri è come con { $same }: di' { $same }.
   *[connection] { $place } non ha un raccordo dalla parte di { $hex } ({ $edge }).
 }
ROW-B7 = { $why ->
    [variant] In questa partita i binari non si deviano.
    [no-track] In { $hex } non c'è un binario da deviare.
    [other-rails] { $face } posato così non volta l'estremità di un solo binario in { $hex } lasciando il resto.
   *[not-last] { $hex } non è l'ultima tessera del suo collegamento.
 }
ROW-B8 = { $why ->
    [nothing-to-cross] In { $hex } non c'è un binario da incrociare: { $face } non può starci.
    [lies] { $face } posato così non conserva il binario in { $hex } ({ $lies }) incrociandolo.
    [wall] Il collegamento in { $hex } ({ $owner }) non è completo: non si può incrociare.
   *[complete] Il collegamento in { $hex } è completo e non si può deviare.
 }
ROW-B12 = { $why ->
    [outside] Oltre il lato { $edge } di { $hex } il binario uscirebbe dalla mappa.
   *[closed] Il lato { $edge } di { $hex } non si può attraversare.
 }
ROW-U1 = { $why ->
    [phase] Adesso non si urbanizza: { $phase }.
    [not-grey] { $place } è di un colore ({ $colour }); si urbanizzano solo le città grigie.
   *[no-tile] Non c'è più nessuna Nuova Città di questo colore ({ $colour }).
 }
ROW-L1 = { $why ->
    [phase] Adesso la locomotiva non si migliora: { $phase }.
   *[level] La tua locomotiva è al livello { $level }, il più alto.
 }
ROW-D1 = { $why ->
    [phase] Adesso non si consegna: { $phase }.
    [no-cube] A { $place } non c'è un cubo { $colour }.
    [level] Il percorso ha { $links } collegamenti; la tua locomotiva ne fa { $level }.
    [must-stop] { $place } accetta cubi di questo colore ({ $colour }): il cubo deve fermarsi lì.
    [no-link] Nessun collegamento completo lascia { $place } dal lato { $edge }.
    [no-sea-link] Nessun collegamento marittimo lascia { $place } dallo spazio { $edge }.
   *[must-arrive] { $place } non accetta cubi di questo colore ({ $colour }).
 }
ROW-D2 = Il cubo passerebbe due volte per { $place }.
ROW-D3 = Il primo collegamento dev'essere tuo; quello che esce da { $place } ({ $edge }) è di { $owner }.
ROW-O1 = { $why ->
    [phase] Niente carte adesso: { $phase }.
    [not-there] { $card } non è tra le carte disponibili.
   *[not-yours] Non hai { $card }.
 }
ROW-O2 = { $why ->
    [circle] { $card } non si può prendere: premia il primo che fa quel che dice.
    [works-by-itself] { $card } funziona da sé: non si gioca.
   *[used] Hai già usato { $card } in questo turno.
 }
ROW-O3 = { $why ->
    [charter] { $owner } ha la carta di { $place }: nessun altro vi completa un collegamento.
    [needs-place-colour] Di' dove e di che colore: { $card }, una città grigia, un colore.
    [needs-place] Di' dove: { $card }, una città.
    [needs-place-edge] Di' quale collegamento: { $card }, una città e il lato da cui il collegamento ne esce.
    [no-target] { $card } adesso non nomina nessun luogo.
    [rival-link] Nessun collegamento completo di un altro giocatore lascia { $place } dal lato { $edge }.
    [depot] C'è già un deposito sul collegamento che lascia { $place } dal lato { $edge }.
    [express-passes] Con l'Espresso il cubo ({ $colour }) attraversa una città del suo colore e si ferma nella successiva.
    [before-action] { $card } si gioca prima dell'azione a cui serve.
    [no-express] Nessun cubo può attraversare una città del suo colore e raggiungerne un'altra: { $card } non servirebbe.
    [in-use] { $card } è già in uso.
   *[no-build] Non si può posare nessun binario: { $card } non servirebbe.
 }
ROW-M1a = { $why ->
    [phase] Niente Western Link adesso: { $phase }.
    [not-there] { $place } non ha uno spazio per un Western Link.
    [built] Il Western Link di { $place } è di { $owner }.
    [no-link] Non hai un collegamento completo a { $place }.
   *[next-round] Sei appena arrivato a { $place }: il Western Link si può costruire dal round successivo.
 }
ROW-M1c = { $hex } è a ovest delle montagne: nessuno vi costruisce prima che uno abbia { $points } punti.
ROW-M5b = { $why ->
    [phase] Niente collegamenti marittimi ora: { $phase }.
    [taken] { $sea } è di { $owner }.
    [each] { $each ->
    [one] Lì hai già un collegamento marittimo: un giocatore ne può avere uno solo.
   *[other] Lì hai già { $each } collegamenti marittimi, quanti un giocatore ne può avere.
 }
   *[alike] Gli spazi liberi di { $sea } sono tutti uguali: di' { $first }.
 }
ROW-M5c = In questo turno hai già completato un collegamento a { $place }: più di uno non si può.
ROW-M6b = { $hex } è un esagono di traghetto: vi costruisce solo una Linea di traghetti, e tu non ne hai.
ROW-M6c = { $why ->
    [mined] { $place } ha già avuto la sua miniera.
   *[not-grey] { $place } è { $colour }; le miniere sono per le città grigie.
 }
ROW-M8a = { $why ->
    [phase] Non adesso: { $phase }.
    [not-played] In questa partita non si gioca con i depositi di carburante.
    [tile-first] Prima posa una tessera: i depositi di carburante si mettono mentre costruisci.
    [once] In questa costruzione hai già messo dei depositi di carburante.
    [taken] A { $place } ci sono i depositi di carburante di { $owner }.
    [not-joined] Non hai un collegamento completo a { $place }.
    [under-construction] Da { $place } parte un collegamento in costruzione: adesso lì non si mettono depositi.
    [number] A { $place } puoi metterne al massimo { $most }, e almeno uno, non { $number }.
    [nothing-waits] Nessun tuo cubo aspetta di ripartire.
    [not-left] Il cubo non ha ancora lasciato { $place }.
    [over] Il cubo finisce il viaggio a { $place }: non segue altro.
    [no-depot] Non hai un deposito di carburante a { $place }.
    [refuel-first] { $place } accetta il cubo: di' «refuel» prima di «halt», e servono due depositi.
    [two-needed] Per ignorare il colore di { $place } e anche fermarsi lì servono due depositi; ne hai { $depots }.
    [no-need] { $place } non trattiene il cubo: di' da dove prosegue.
    [goes-on] Dopo il rifornimento a { $place } il cubo deve proseguire o fermarsi.
   *[say-unload] A { $place } hai un deposito di carburante: di' «unload» per consegnare lì o «refuel» per proseguire.
 }

# Di che cosa è fatto un punteggio.
railways-part-points = Punti
railways-part-bonds = Obbligazioni
railways-part-baron = Barone

# Fasi.
railways-word-barons = ognuno tiene un barone
railways-word-auction = l'asta
railways-word-actions = azioni
railways-word-building = una costruzione
railways-word-express-run = una consegna con l'Espresso
railways-word-over = la fine

# Per che cosa si paga e si guadagna.
railways-word-track = binari
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
railways-word-deliver = consegna un cubo
railways-word-take = prendi una carta
railways-word-play = gioca una carta
railways-word-west = costruisci un Western Link
railways-word-sail = apri un collegamento marittimo
railways-word-continue = fai ripartire il cubo che aspetta
railways-word-depot = metti depositi di carburante

# Che cosa fa un cubo a un deposito di carburante.
railways-word-refuel = rifornisciti e passa
railways-word-halt = fermati fino alla prossima azione
railways-word-unload = scarica qui

# Opzioni.
railways-option-map = La mappa. Numeri di giocatori migliori: eastern_us 5, 6, e 2 con la sua variante; mexico 2, 3; europe 3, 4, 5; great_britain 4, 5; portugal 2, 3; north_america 3, 4; nippon 2, 3, 4; western_us 5, 6.
railways-option-auction = Chi comincia: l'asta (normal), niente asta nel primo turno (beginners), o un'asta in cui ognuno paga il suo posto (experts).
railways-option-shorter = Una partita più corta: bastano due segnalini in meno per finirla.
railways-option-redirecting = L'ultima tessera di un collegamento incompleto si può deviare.
railways-option-stars = Si gioca con le carte e i baroni facoltativi della mappa (stella nera).
railways-option-barons = Baroni della mappa (map), o baroni del mondo (world), che non nominano città.
railways-option-rotors = Città girevoli: alcune città accettano un secondo colore, che cambia a ogni consegna.
railways-option-depots = Depositi di carburante: un cubo attraversa una città del suo colore, o vi si ferma e riparte dopo.
railways-option-mountain_line = Due giocatori: nessuno costruisce a ovest delle montagne prima che uno abbia i punti (eastern_us 30).
railways-option-golden_spikes = Variante transcontinentale: entrano in gioco le carte e i baroni con il chiodo d'oro.
railways-option-income = Il tracciato del reddito: quello della mappa (map) o, per una partita più rilassata, un altro.
railways-option-idle_turns = La partita finisce dopo tanti turni di fila senza una consegna.

# Generi di parole.
word-operation = una carta operazione
word-call = che cosa fa il cubo a un deposito
word-baron = un barone
word-sea = un collegamento marittimo

# Colori.
railways-word-red = rosso
railways-word-yellow = giallo
railways-word-blue = blu
railways-word-black = nero
railways-word-purple = viola
railways-word-grey = grigio

# Lati.
railways-word-ne = nord-est
railways-word-e = est
railways-word-se = sud-est
railways-word-sw = sud-ovest
railways-word-w = ovest
railways-word-nw = nord-ovest

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
railways-word-hotel-philadelphia = Hotel Philadelphia
railways-word-hotel-pittsburgh = Hotel Pittsburgh
railways-word-hotel-new-orleans = Hotel New Orleans
railways-word-bounty-matamoros = Premio di servizio Matamoros
railways-word-bounty-topolobampo = Premio di servizio Topolobampo
railways-word-bounty-acapulco = Premio di servizio Acapulco
railways-word-bounty-salina-cruz = Premio di servizio Salina Cruz
railways-word-bounty-tepic = Premio di servizio Tepic
railways-word-tunnel-engineer = Ingegnere delle gallerie
railways-word-express = Espresso
railways-word-trading-depot = Deposito commerciale
railways-word-hotel-mexico-city = Hotel Mexico City
railways-word-hotel-guadalajara = Hotel Guadalajara
railways-word-hotel-monterrey = Hotel Monterrey
railways-word-hotel-veracruz = Hotel Veracruz
railways-word-hotel-tampico = Hotel Tampico
railways-word-hotel-puebla = Hotel Puebla
railways-word-hotel-ciudad-juarez = Hotel Ciudad Juárez
railways-word-bounty-marseille = Premio di servizio Marseille
railways-word-bounty-naples = Premio di servizio Naples
railways-word-bounty-lisbon = Premio di servizio Lisbon
railways-word-bounty-constantinople = Premio di servizio Constantinople
railways-word-bounty-moscow = Premio di servizio Moscow
railways-word-passenger-lines = Linee passeggeri
railways-word-capital-charter-paris = Carta della capitale Paris
railways-word-capital-charter-berlin = Carta della capitale Berlin
railways-word-city-charter-munich = Carta della città Munich
railways-word-city-charter-prague = Carta della città Prague
railways-word-city-charter-essen = Carta della città Essen
railways-word-hotel-milan = Hotel Milan
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
railways-word-bounty-medford = Premio di servizio Medford
railways-word-bounty-spokane = Premio di servizio Spokane
railways-word-bounty-great-falls = Premio di servizio Great Falls
railways-word-bounty-minot = Premio di servizio Minot
railways-word-bounty-san-diego = Premio di servizio San Diego
railways-word-bounty-el-paso = Premio di servizio El Paso
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
railways-word-western-link = Western Link
railways-word-links-at-chicago = collegamenti a Chicago
railways-word-first-to-level-6 = primo al livello 6
railways-word-new-york-to-chicago = da New York a Chicago
railways-word-fewest-bonds = meno obbligazioni
railways-word-few-bonds = meno obbligazioni, la parità conta
railways-word-largest-railroad = ferrovia più grande
railways-word-most-cities = più città
railways-word-toronto-to-charleston = da Toronto a Charleston
railways-word-boston-to-new-orleans = da Boston a New Orleans
railways-word-largest-engine = locomotiva più potente
railways-word-links-at-mexico-city = collegamenti a Mexico City
railways-word-hermosillo-to-monterrey = da Hermosillo a Monterrey
railways-word-veracruz-to-mazatlan = da Veracruz a Mazatlán
railways-word-acapulco-to-tampico = da Acapulco a Tampico
railways-word-moscow-to-vienna = da Moscow a Vienna
railways-word-links-at-paris = collegamenti a Paris
railways-word-madrid-to-warsaw = da Madrid a Warsaw
railways-word-amsterdam-to-naples = da Amsterdam a Naples
railways-word-links-at-tokyo = collegamenti a Tokyo
railways-word-sendai-to-kyoto = da Sendai a Kyoto
railways-word-hiroshima-to-kanazawa = da Hiroshima a Kanazawa
railways-word-kagoshima-to-osaka = da Kagoshima a Osaka
railways-word-links-at-denver = collegamenti a Denver
railways-word-portland-to-omaha = da Portland a Omaha
railways-word-seattle-to-san-diego = da Seattle a San Diego
railways-word-houston-to-fargo = da Houston a Fargo
railways-word-first-to-level-5 = primo al livello 5
railways-word-first-to-level-7 = primo al livello 7
railways-word-highest-income = reddito più alto
railways-word-widest-railroad = ferrovia più ampia
railways-word-busiest-city = città più trafficata
railways-word-longest-link = collegamento più lungo
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

# Luoghi degli Stati Uniti orientali, come li scrive la mappa.
railways-word-boston = Boston
railways-word-albany = Albany
railways-word-providence = Providence
railways-word-new-haven = New Haven
railways-word-toronto = Toronto
railways-word-buffalo = Buffalo
railways-word-new-york = New York
railways-word-duluth = Duluth
railways-word-philadelphia = Philadelphia
railways-word-detroit = Detroit
railways-word-cleveland = Cleveland
railways-word-baltimore = Baltimore
railways-word-minneapolis = Minneapolis
railways-word-pittsburgh = Pittsburgh
railways-word-dover = Dover
railways-word-milwaukee = Milwaukee
railways-word-toledo = Toledo
railways-word-washington = Washington D.C.
railways-word-wheeling = Wheeling
railways-word-chicago = Chicago
railways-word-columbus = Columbus
railways-word-richmond = Richmond
railways-word-norfolk = Norfolk
railways-word-rock-island = Rock Island
railways-word-indianapolis = Indianapolis
railways-word-des-moines = Des Moines
railways-word-cincinnati = Cincinnati
railways-word-raleigh = Raleigh
railways-word-louisville = Louisville
railways-word-lexington = Lexington
railways-word-wilmington = Wilmington
railways-word-st-louis = St. Louis
railways-word-knoxville = Knoxville
railways-word-kansas-city = Kansas City
railways-word-nashville = Nashville
railways-word-columbia = Columbia
railways-word-chattanooga = Chattanooga
railways-word-charleston = Charleston
railways-word-atlanta = Atlanta
railways-word-savannah = Savannah
railways-word-memphis = Memphis
railways-word-tulsa = Tulsa
railways-word-birmingham = Birmingham
railways-word-montgomery = Montgomery
railways-word-little-rock = Little Rock
railways-word-jacksonville = Jacksonville
railways-word-jackson = Jackson
railways-word-tallahassee = Tallahassee
railways-word-shreveport = Shreveport
railways-word-mobile = Mobile
railways-word-dallas = Dallas
railways-word-new-orleans = New Orleans

# Luoghi del Messico, come li scrive la mappa.
railways-word-nogales = Nogales
railways-word-hermosillo = Hermosillo
railways-word-guaymas = Guaymas
railways-word-topolobampo = Topolobampo
railways-word-culiacan = Culiacán
railways-word-mazatlan = Mazatlán
railways-word-tepic = Tepic
railways-word-ciudad-juarez = Ciudad Juárez
railways-word-chihuahua = Chihuahua
railways-word-parral = Parral
railways-word-torreon = Torreón
railways-word-durango = Durango
railways-word-piedras-negras = Piedras Negras
railways-word-nuevo-laredo = Nuevo Laredo
railways-word-monclova = Monclova
railways-word-monterrey = Monterrey
railways-word-matamoros = Matamoros
railways-word-ciudad-victoria = Ciudad Victoria
railways-word-tampico = Tampico
railways-word-zacatecas = Zacatecas
railways-word-aguascalientes = Aguascalientes
railways-word-san-luis-potosi = San Luis Potosí
railways-word-leon = León
railways-word-guadalajara = Guadalajara
railways-word-manzanillo = Manzanillo
railways-word-morelia = Morelia
railways-word-queretaro = Querétaro
railways-word-mexico-city = Mexico City
railways-word-puebla = Puebla
railways-word-veracruz = Veracruz
railways-word-acapulco = Acapulco
railways-word-oaxaca = Oaxaca
railways-word-coatzacoalcos = Coatzacoalcos
railways-word-salina-cruz = Salina Cruz

# Luoghi dell’Europa, come li scrive la mappa.
railways-word-lisbon = Lisbon
railways-word-porto = Porto
railways-word-madrid = Madrid
railways-word-seville = Seville
railways-word-valencia = Valencia
railways-word-barcelona = Barcelona
railways-word-bilbao = Bilbao
railways-word-bordeaux = Bordeaux
railways-word-nantes = Nantes
railways-word-paris = Paris
railways-word-lyon = Lyon
railways-word-marseille = Marseille
railways-word-brussels = Brussels
railways-word-amsterdam = Amsterdam
railways-word-essen = Essen
railways-word-hamburg = Hamburg
railways-word-frankfurt = Frankfurt
railways-word-zurich = Zürich
railways-word-berlin = Berlin
railways-word-munich = Munich
railways-word-prague = Prague
railways-word-vienna = Vienna
railways-word-breslau = Breslau
railways-word-danzig = Danzig
railways-word-milan = Milan
railways-word-venice = Venice
railways-word-florence = Florence
railways-word-rome = Rome
railways-word-naples = Naples
railways-word-brindisi = Brindisi
railways-word-zagreb = Zagreb
railways-word-budapest = Budapest
railways-word-belgrade = Belgrade
railways-word-sofia = Sofia
railways-word-bucharest = Bucharest
railways-word-salonika = Salonika
railways-word-athens = Athens
railways-word-constantinople = Constantinople
railways-word-lemberg = Lemberg
railways-word-cracow = Cracow
railways-word-warsaw = Warsaw
railways-word-vilna = Vilna
railways-word-riga = Riga
railways-word-kiev = Kiev
railways-word-odessa = Odessa
railways-word-smolensk = Smolensk
railways-word-moscow = Moscow

# Carte e baroni: Nordamerica.
railways-word-ferry-line = Linea di traghetti
railways-word-mine = Miniera
railways-word-spike-kansas-city-san-francisco = Chiodo d'oro Kansas City – San Francisco
railways-word-spike-minneapolis-portland = Chiodo d'oro Minneapolis – Portland
railways-word-spike-new-orleans-los-angeles = Chiodo d'oro New Orleans – Los Angeles
railways-word-spike-montreal-vancouver = Chiodo d'oro Montréal – Vancouver
railways-word-bounty-iqaluit = Premio di servizio Iqaluit
railways-word-bounty-st-johns = Premio di servizio St. John's
railways-word-bounty-churchill = Premio di servizio Churchill
railways-word-bounty-prince-rupert = Premio di servizio Prince Rupert
railways-word-bounty-merida = Premio di servizio Mérida
railways-word-bounty-miami = Premio di servizio Miami
railways-word-hotel-montreal = Hotel Montréal
railways-word-hotel-denver = Hotel Denver
railways-word-hotel-los-angeles = Hotel Los Angeles
railways-word-hotel-winnipeg = Hotel Winnipeg
railways-word-vancouver-to-los-angeles = da Vancouver a Los Angeles
railways-word-winnipeg-to-new-orleans = da Winnipeg a New Orleans
railways-word-portland-to-boston = da Portland a Boston
railways-word-los-angeles-to-charleston = da Los Angeles a Charleston

# Luoghi: Nordamerica.
railways-word-fairbanks = Fairbanks
railways-word-anchorage = Anchorage
railways-word-whitehorse = Whitehorse
railways-word-yellowknife = Yellowknife
railways-word-prince-rupert = Prince Rupert
railways-word-vancouver = Vancouver
railways-word-edmonton = Edmonton
railways-word-calgary = Calgary
railways-word-regina = Regina
railways-word-winnipeg = Winnipeg
railways-word-churchill = Churchill
railways-word-thunder-bay = Thunder Bay
railways-word-moosonee = Moosonee
railways-word-montreal = Montréal
railways-word-halifax = Halifax
railways-word-st-johns = St. John's
railways-word-labrador-city = Labrador City
railways-word-iqaluit = Iqaluit
railways-word-portland = Portland
railways-word-san-francisco = San Francisco
railways-word-los-angeles = Los Angeles
railways-word-salt-lake-city = Salt Lake City
railways-word-billings = Billings
railways-word-denver = Denver
railways-word-phoenix = Phoenix
railways-word-el-paso = El Paso
railways-word-houston = Houston
railways-word-miami = Miami
railways-word-merida = Mérida

# Carte e baroni: Svezia.
railways-word-bounty-narvik = Premio di servizio Narvik
railways-word-bounty-haparanda = Premio di servizio Haparanda
railways-word-bounty-storuman = Premio di servizio Storuman
railways-word-bounty-trondheim = Premio di servizio Trondheim
railways-word-bounty-visby = Premio di servizio Visby
railways-word-bounty-mariehamn = Premio di servizio Mariehamn
railways-word-extended-ferry-line = Linea di traghetti estesa
railways-word-hotel-stockholm = Hotel Stockholm
railways-word-hotel-goteborg = Hotel Göteborg
railways-word-hotel-malmo = Hotel Malmö
railways-word-hotel-oslo = Hotel Oslo
railways-word-hotel-uppsala = Hotel Uppsala
railways-word-hotel-norrkoping = Hotel Norrköping
railways-word-hotel-sundsvall = Hotel Sundsvall
railways-word-hotel-umea = Hotel Umeå
railways-word-hotel-kiruna = Hotel Kiruna
railways-word-capital-charter-stockholm = Carta della capitale Stockholm
railways-word-city-charter-falun = Carta della città Falun
railways-word-city-charter-jonkoping = Carta della città Jönköping
railways-word-links-at-stockholm = collegamenti a Stockholm
railways-word-malmo-to-falun = da Malmö a Falun
railways-word-sundsvall-to-lulea = da Sundsvall a Luleå
railways-word-links-at-goteborg = collegamenti a Göteborg
railways-word-oslo-to-stockholm = da Oslo a Stockholm
railways-word-goteborg-to-kalmar = da Göteborg a Kalmar
railways-word-kiruna-to-umea = da Kiruna a Umeå

# Luoghi: Svezia.
railways-word-narvik = Narvik
railways-word-kiruna = Kiruna
railways-word-gallivare = Gällivare
railways-word-haparanda = Haparanda
railways-word-lulea = Luleå
railways-word-arvidsjaur = Arvidsjaur
railways-word-storuman = Storuman
railways-word-skelleftea = Skellefteå
railways-word-umea = Umeå
railways-word-ornskoldsvik = Örnsköldsvik
railways-word-ostersund = Östersund
railways-word-trondheim = Trondheim
railways-word-ange = Ånge
railways-word-sundsvall = Sundsvall
railways-word-hudiksvall = Hudiksvall
railways-word-mora = Mora
railways-word-falun = Falun
railways-word-gavle = Gävle
railways-word-uppsala = Uppsala
railways-word-stockholm = Stockholm
railways-word-mariehamn = Mariehamn
railways-word-vasteras = Västerås
railways-word-orebro = Örebro
railways-word-karlstad = Karlstad
railways-word-oslo = Oslo
railways-word-stromstad = Strömstad
railways-word-norrkoping = Norrköping
railways-word-skovde = Skövde
railways-word-goteborg = Göteborg
railways-word-boras = Borås
railways-word-jonkoping = Jönköping
railways-word-vastervik = Västervik
railways-word-visby = Visby
railways-word-vaxjo = Växjö
railways-word-kalmar = Kalmar
railways-word-karlskrona = Karlskrona
railways-word-kristianstad = Kristianstad
railways-word-halmstad = Halmstad
railways-word-helsingborg = Helsingborg
railways-word-malmo = Malmö
railways-word-copenhagen = Copenhagen

# Carte, baroni e luoghi della Gran Bretagna, come li scrive la mappa.
railways-word-bounty-thurso = Premio di servizio Thurso
railways-word-bounty-penzance = Premio di servizio Penzance
railways-word-bounty-stranraer = Premio di servizio Stranraer
railways-word-bounty-holyhead = Premio di servizio Holyhead
railways-word-bounty-norwich = Premio di servizio Norwich
railways-word-hotel-london = Hotel London
railways-word-hotel-liverpool = Hotel Liverpool
railways-word-hotel-manchester = Hotel Manchester
railways-word-hotel-bristol = Hotel Bristol
railways-word-hotel-edinburgh = Hotel Edinburgh
railways-word-hotel-glasgow = Hotel Glasgow
railways-word-links-at-london = collegamenti a London
railways-word-plymouth-to-leeds = da Plymouth a Leeds
railways-word-cardiff-to-edinburgh = da Cardiff a Edinburgh
railways-word-liverpool-to-norwich = da Liverpool a Norwich
railways-word-penzance = Penzance
railways-word-plymouth = Plymouth
railways-word-exeter = Exeter
railways-word-bristol = Bristol
railways-word-gloucester = Gloucester
railways-word-southampton = Southampton
railways-word-brighton = Brighton
railways-word-london = London
railways-word-reading = Reading
railways-word-oxford = Oxford
railways-word-cambridge = Cambridge
railways-word-ipswich = Ipswich
railways-word-norwich = Norwich
railways-word-peterborough = Peterborough
railways-word-lincoln = Lincoln
railways-word-grimsby = Grimsby
railways-word-cardiff = Cardiff
railways-word-swansea = Swansea
railways-word-aberystwyth = Aberystwyth
railways-word-holyhead = Holyhead
railways-word-shrewsbury = Shrewsbury
railways-word-leicester = Leicester
railways-word-derby = Derby
railways-word-chester = Chester
railways-word-liverpool = Liverpool
railways-word-manchester = Manchester
railways-word-lancaster = Lancaster
railways-word-carlisle = Carlisle
railways-word-sheffield = Sheffield
railways-word-leeds = Leeds
railways-word-york = York
railways-word-goole = Goole
railways-word-hull = Hull
railways-word-middlesbrough = Middlesbrough
railways-word-newcastle = Newcastle
railways-word-berwick = Berwick
railways-word-edinburgh = Edinburgh
railways-word-glasgow = Glasgow
railways-word-stranraer = Stranraer
railways-word-perth = Perth
railways-word-dundee = Dundee
railways-word-aberdeen = Aberdeen
railways-word-oban = Oban
railways-word-inverness = Inverness
railways-word-thurso = Thurso

# Carte, baroni e luoghi del Portogallo, come li scrive la mappa.
railways-word-bounty-miranda = Premio di servizio Miranda
railways-word-bounty-barca-dalva = Premio di servizio Barca d'Alva
railways-word-bounty-elvas = Premio di servizio Elvas
railways-word-bounty-mertola = Premio di servizio Mértola
railways-word-bounty-valenca = Premio di servizio Valença
railways-word-bounty-tavira = Premio di servizio Tavira
railways-word-bounty-madeira = Premio di servizio Madeira
railways-word-hotel-lisbon = Hotel Lisbon
railways-word-hotel-porto = Hotel Porto
railways-word-hotel-coimbra = Hotel Coimbra
railways-word-hotel-evora = Hotel Évora
railways-word-hotel-faro = Hotel Faro
railways-word-hotel-azores = Hotel Azores
railways-word-hotel-madeira = Hotel Madeira
railways-word-capital-charter-lisbon = Carta della capitale Lisbon
railways-word-most-sea-links = più collegamenti marittimi
railways-word-links-at-lisbon = collegamenti a Lisbon
railways-word-azores-to-madeira = da Azores a Madeira
railways-word-braga-to-evora = da Braga a Évora
railways-word-coimbra-to-faro = da Coimbra a Faro
railways-word-azores = Azores
railways-word-madeira = Madeira
railways-word-valenca = Valença
railways-word-viana-do-castelo = Viana do Castelo
railways-word-braga = Braga
railways-word-chaves = Chaves
railways-word-vila-real = Vila Real
railways-word-mirandela = Mirandela
railways-word-braganca = Bragança
railways-word-miranda = Miranda
railways-word-barca-dalva = Barca d'Alva
railways-word-aveiro = Aveiro
railways-word-viseu = Viseu
railways-word-guarda = Guarda
railways-word-covilha = Covilhã
railways-word-coimbra = Coimbra
railways-word-figueira = Figueira
railways-word-castelo-branco = Castelo Branco
railways-word-leiria = Leiria
railways-word-peniche = Peniche
railways-word-abrantes = Abrantes
railways-word-santarem = Santarém
railways-word-setubal = Setúbal
railways-word-portalegre = Portalegre
railways-word-estremoz = Estremoz
railways-word-elvas = Elvas
railways-word-evora = Évora
railways-word-grandola = Grândola
railways-word-sines = Sines
railways-word-beja = Beja
railways-word-castro-verde = Castro Verde
railways-word-mertola = Mértola
railways-word-sagres = Sagres
railways-word-lagos = Lagos
railways-word-faro = Faro
railways-word-tavira = Tavira
railways-word-azores-lisbon-1 = Azores – Lisbon, spazio 1
railways-word-azores-lisbon-2 = Azores – Lisbon, spazio 2
railways-word-azores-lisbon-3 = Azores – Lisbon, spazio 3
railways-word-azores-lisbon-4 = Azores – Lisbon, spazio 4
railways-word-madeira-sagres-1 = Madeira – Sagres, spazio 1
railways-word-madeira-sagres-2 = Madeira – Sagres, spazio 2
railways-word-madeira-sagres-3 = Madeira – Sagres, spazio 3
railways-word-madeira-sagres-4 = Madeira – Sagres, spazio 4
railways-word-lisbon-porto = Lisbon – Porto
railways-word-lisbon-sines = Lisbon – Sines

# Luoghi di Nippon, come li scrive la mappa.
railways-word-aomori = Aomori
railways-word-hachinohe = Hachinohe
railways-word-akita = Akita
railways-word-morioka = Morioka
railways-word-sakata = Sakata
railways-word-sendai = Sendai
railways-word-yamagata = Yamagata
railways-word-fukushima = Fukushima
railways-word-wakamatsu = Wakamatsu
railways-word-iwaki = Iwaki
railways-word-niigata = Niigata
railways-word-naoetsu = Naoetsu
railways-word-toyama = Toyama
railways-word-kanazawa = Kanazawa
railways-word-fukui = Fukui
railways-word-utsunomiya = Utsunomiya
railways-word-mito = Mito
railways-word-maebashi = Maebashi
railways-word-tokyo = Tokyo
railways-word-choshi = Choshi
railways-word-atami = Atami
railways-word-kofu = Kofu
railways-word-nagano = Nagano
railways-word-matsumoto = Matsumoto
railways-word-takayama = Takayama
railways-word-shizuoka = Shizuoka
railways-word-hamamatsu = Hamamatsu
railways-word-nagoya = Nagoya
railways-word-tsu = Tsu
railways-word-kyoto = Kyoto
railways-word-osaka = Osaka
railways-word-wakayama = Wakayama
railways-word-maizuru = Maizuru
railways-word-himeji = Himeji
railways-word-tottori = Tottori
railways-word-okayama = Okayama
railways-word-matsue = Matsue
railways-word-hiroshima = Hiroshima
railways-word-hamada = Hamada
railways-word-shimonoseki = Shimonoseki
railways-word-fukuoka = Fukuoka
railways-word-oita = Oita
railways-word-kumamoto = Kumamoto
railways-word-nagasaki = Nagasaki
railways-word-miyazaki = Miyazaki
railways-word-kagoshima = Kagoshima

# Luoghi degli Stati Uniti occidentali, come li scrive la mappa.
railways-word-seattle = Seattle
railways-word-yakima = Yakima
railways-word-spokane = Spokane
railways-word-medford = Medford
railways-word-boise = Boise
railways-word-pocatello = Pocatello
railways-word-missoula = Missoula
railways-word-great-falls = Great Falls
railways-word-butte = Butte
railways-word-miles-city = Miles City
railways-word-minot = Minot
railways-word-bismarck = Bismarck
railways-word-fargo = Fargo
railways-word-rapid-city = Rapid City
railways-word-pierre = Pierre
railways-word-sioux-falls = Sioux Falls
railways-word-omaha = Omaha
railways-word-north-platte = North Platte
railways-word-dodge-city = Dodge City
railways-word-wichita = Wichita
railways-word-cheyenne = Cheyenne
railways-word-casper = Casper
railways-word-rock-springs = Rock Springs
railways-word-pueblo = Pueblo
railways-word-grand-junction = Grand Junction
railways-word-elko = Elko
railways-word-reno = Reno
railways-word-redding = Redding
railways-word-sacramento = Sacramento
railways-word-fresno = Fresno
railways-word-san-diego = San Diego
railways-word-las-vegas = Las Vegas
railways-word-flagstaff = Flagstaff
railways-word-tucson = Tucson
railways-word-albuquerque = Albuquerque
railways-word-amarillo = Amarillo
railways-word-oklahoma-city = Oklahoma City
railways-word-abilene = Abilene
railways-word-san-antonio = San Antonio
