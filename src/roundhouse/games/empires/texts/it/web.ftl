# Small Railroad Empires nel browser.
web-empires-length = 45 min
web-empires-blurb = Un paese di tessere unite, spazi in comune, brevi linee che diventano treni.
web-empires-label-tiles = Tessere mappa
web-empires-label-triangle = Paese
web-empires-label-rhombus = Paese
web-empires-label-place_tokens = Luoghi mescolati
web-empires-label-industrial_boom = Boom industriale
web-empires-label-rural_connections = Collegamenti rurali
web-empires-choice-off = no
web-empires-choice-board = solo il boom
web-empires-choice-pioneer = con il Pioniere dell’industria
web-empires-choice-tokens = solo i segnalini
web-empires-choice-king = con il Re dei borghi
web-empires-phase-start = Inizio
web-empires-phase-construct = Costruzione
web-empires-phase-deliver = Consegna
web-empires-phase-claim = Traguardi
web-empires-phase-buy = Carta treno
web-empires-phase-conglomerate = Conglomerato
web-empires-ask-start = Da dove inizi? Scegli una fabbrica
web-empires-ask-construct = Costruisci il primo binario
web-empires-ask-construct-more = Costruisci il secondo binario
web-empires-ask-unlock = Sblocchi un terzo binario?
web-empires-ask-deliver = Consegni una merce?
web-empires-ask-card = Gioca una carta treno
web-empires-ask-claim = Rivendichi un traguardo?
web-empires-ask-buy = Compri una carta treno?
web-empires-which-start = Da dove inizi? Scegli una fabbrica
web-empires-which-build = Costruisci un binario: su quale spazio?
web-empires-which-route = Da quale fabbrica parte la nuova linea?
web-empires-which-unlock = Il terzo binario: su quale spazio?
web-empires-which-play = Gioca una carta treno: quale?
web-empires-which-claim = Quale traguardo?
web-empires-which-buy = Quale carta, da sinistra?
web-empires-which-factory = Da quale fabbrica consegni?
web-empires-which-goods = Quale merce?
web-empires-which-city = In quale città?
web-empires-which-way = Ugualmente brevi: per dove?
web-empires-figure-points = punti
web-empires-figure-money = soldi
web-empires-figure-tracks = binari
web-empires-figure-prestige = prestigio
web-empires-figure-deliveries = consegne
web-empires-head-before = tessere { $value } · prima del primo round
web-empires-head-round = tessere { $value } · round { $round }
web-empires-head-round-last = tessere { $value } · round { $round }, l’ultimo
web-empires-head-round-of = tessere { $value } · round { $round } di { $rounds }
web-empires-note = { $trains ->
    [0] nessuna consegna
    [one] 1 consegna
   *[other] { $trains } consegne
 } · { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 }
web-empires-note-loans = { $count ->
    [one] 1 prestito
   *[other] { $count } prestiti
 }

# La mappa.
web-empires-map = Il paese
web-empires-black = Nero
web-empires-yellow = Giallo
web-empires-city = { $city } (città, { $text }) chiede { $value }
web-empires-hat-red = cappello rosso
web-empires-hat-blue = cappello blu
web-empires-hat-green = cappello verde
web-empires-hat-orange = cappello arancione
web-empires-factory = { $factory } (fabbrica) ha { $value }
web-empires-track-of = Binario { $count } di { $all } in questo turno
web-empires-last-round = L’ultimo round
web-empires-dollars = { $count ->
    [0] niente da pagare
   *[other] ${ $count }
 }
web-empires-loan-mark = { $count ->
    [one] prest.
   *[other] { $count } prest.
 }

# Costruire.
web-empires-new-route = Nuova linea
web-empires-ground = Terreno
web-empires-place-free = Fabbriche e città sono gratis
web-empires-shared = In comune: va a { $seat }
web-empires-shared-alone = In comune, al posto del terreno
web-empires-unlocking = Sblocco
web-empires-cost = Costo
web-empires-loans-needed = { $count ->
    [one] 1 prestito
   *[other] { $count } prestiti
 }
web-empires-loan-cost = { $count ->
    [one] Il prestito costa 1 di prestigio alla fine
   *[other] I prestiti costano { $count } di prestigio alla fine
 }
web-empires-money-left = Soldi che restano
web-empires-first-star = Prima compagnia sulla stella: +{ $count } di prestigio
web-empires-token-under = Qui c’è un segnalino rurale coperto
web-empires-unlock-more = Non sei in testa: può seguire un binario bloccato per ${ $count } più il prezzo del suo spazio. Indica uno spazio.
web-empires-pass-unlock = Lascialo bloccato

# Consegnare.
web-empires-deliveries = { $count ->
    [one] Una consegna
   *[other] { $count } consegne
 }
web-empires-all = tutte
web-empires-offer = { $good } da { $from } a { $to }
web-empires-from = da { $factory }
web-empires-via = per { $place }
web-empires-long = lunghezza { $count }
web-empires-length-short = lungh.
web-empires-length-word = Lunghezza
web-empires-length-from = lungh. { $count }+
web-empires-length-of = Lunghezza { $value }:
web-empires-prestige-more = +{ $count } di prestigio
web-empires-spaces = { $count ->
    [one] 1 spazio tuo
   *[other] { $count } spazi tuoi
 }
web-empires-trains-passed = { $count ->
    [one] 1 treno sul percorso
   *[other] { $count } treni sul percorso
 }
web-empires-earns = Rende
web-empires-bonus = { $count ->
    [1] Seconda compagnia in quella città
   *[other] Prima compagnia in quella città
 }
web-empires-card-fits = { $count ->
    [one] Una carta in mano va bene
   *[other] { $count } carte in mano vanno bene
 }
web-empires-contract = Il tuo contratto
web-empires-passes = Attraversa:
web-empires-pass-deliver = Nessuna consegna in questo turno
web-empires-fits = +1 va bene
web-empires-reveal = Mostra il contratto con { $factory }: +{ $count } di prestigio
web-empires-pass-card = Vai avanti senza carta
web-empires-pass-claim = Nessun altro traguardo
web-empires-pass-buy = Non comprare niente

# Accanto alla mappa.
web-empires-box = Sul tavolo
web-empires-track = Prestigio
web-empires-refill = le fabbriche producono
web-empires-stands = { $value }: { $count }
web-empires-achievements = Traguardi
web-empires-achievements-note = al primo { $top }, poi { $bottom }
web-empires-have = { $have } di { $needs }
web-empires-claimed-by = rivendicato da { $value }
web-empires-unclaimed = non rivendicato
web-empires-asks-long-track-expert = lunghezza { $count } o più, in questo turno
web-empires-asks-longer-track-expert = lunghezza { $count } o più, in questo turno
web-empires-asks-master-of-deliveries = { $count } consegne
web-empires-asks-treasure-hunter = ${ $count } in mano
web-empires-asks-express-network = in città di tutti i { $count } cappelli
web-empires-asks-ardent-collector = giocate carte di tutti i { $count } colori
web-empires-asks-loyal-investor = giocate { $count } carte di un colore
web-empires-asks-tunnel-master = { $count } spazi di montagna
web-empires-asks-bridge-master = { $count } spazi di fiume
web-empires-asks-landscape-artist = tutti i { $count } terreni in una consegna
web-empires-asks-industrial-pioneer = consegne da tutte e { $count } le industrie
web-empires-asks-rural-town-king = { $count } spazi con la stella
web-empires-market = Mercato dei treni
web-empires-market-empty = Non ci sono più carte.
web-empires-deck = { $count } nel mazzo
web-empires-hand = Le tue carte treno
web-empires-hand-note = al massimo { $count }
web-empires-hand-empty = Nessuna carta in mano.
web-empires-contract-of = Contratto: { $factory }
web-empires-contract-worth = consegna da lì e mostralo: +{ $count } di prestigio
web-empires-contract-shown = mostrato: +{ $count } di prestigio
web-empires-contract-done = contratto: { $factory }
web-empires-industries = Industrie
web-empires-industries-note = ● produce
web-empires-industry-at = passo { $count } di { $all }
web-empires-earnings = Guadagno
web-empires-earnings-note = per lunghezza
web-empires-prices = Terreno
web-empires-price-shared = uno spazio in comune: +${ $count } a chi c’è già
web-empires-price-shared-alone = uno spazio in comune con nero o giallo: ${ $count } e basta
web-empires-loans-left = { $count ->
    [0] non ci sono più prestiti
    [one] resta 1 prestito: ${ $money } ora, −{ $cost } alla fine
   *[other] restano { $count } prestiti: ${ $money } ora, −{ $cost } l’uno alla fine
 }
web-empires-goods = Riserva di merci
web-empires-supply-note = le fabbriche producono da qui
web-empires-passengers = Passeggeri
web-empires-passengers-note = 2 unite +{ $two }, 3 unite +{ $three }
web-empires-tokens = Su ogni stella con il punto di domanda c’è un segnalino rurale.
web-empires-played = Carte treno giocate
web-empires-locomotive = locomotiva trovata, colore: { $colour }
web-empires-locked = { $count ->
    [0] nessuno bloccato
    [one] 1 binario bloccato
   *[other] { $count } binari bloccati
 }

# Il conglomerato.
web-empires-conglomerate = Conglomerato
web-empires-actions = Carte azione
web-empires-action = Carta { $count }: nero { $black }, giallo { $yellow }, colore della locomotiva: { $colour }
web-empires-railcar = un vagone con la carta prima: +1 di prestigio
web-empires-plan-idle = non costruisce
web-empires-plan-over = non costruisce più
web-empires-plan-builds = ne mancano { $count }, costruisce { $low }–{ $high }: { $answer ->
    [now] arriva
    [maybe] può arrivare
   *[later] in viaggio
 }
