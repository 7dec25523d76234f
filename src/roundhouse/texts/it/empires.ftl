# Small Railroad Empires.
empires-name = Small Railroad Empires

# Che cosa è successo.
empires-event-country-joined = Si uniscono le tessere mappa { $tiles }: paese { $number } di { $of }.
empires-event-achievements-laid = Traguardi: { $achievements }.
empires-event-market-filled = Al mercato arrivano: { $cards }. Carte rimaste nel mazzo: { $left }.
empires-event-market-returned = Tre carte di un solo colore ({ $colour }): tornano nel mazzo, che viene mescolato.
empires-event-started = { $seat } comincia da { $factory }.
empires-event-round-began = Comincia il round { $round }.
empires-event-track-built = { $seat } costruisce in { $place } { $cost ->
    [0] gratis
    [one] per 1 dollaro
   *[other] per { $cost } dollari
 }.
empires-event-track-unlocked = { $seat } sblocca un terzo binario { $unlocking ->
    [0] gratis
    [one] per 1 dollaro
   *[other] per { $unlocking } dollari
 } e lo costruisce in { $place } { $cost ->
    [0] gratis
    [one] per 1 dollaro
   *[other] per { $cost } dollari
 }.
empires-event-route-begun = { $seat } apre una nuova linea da { $place } { $cost ->
    [0] gratis
    [one] per 1 dollaro
   *[other] per { $cost } dollari
 }.
empires-event-track-skipped = { $seat } non può costruire da nessuna parte: il resto della costruzione è saltato.
empires-event-space-shared = { $seat } divide uno spazio con { $by }, a cui { $money ->
    [one] ne va 1 dollaro
   *[other] ne vanno { $money } dollari
 }.
empires-event-loan-taken = { $seat } prende { $loans ->
    [one] un prestito
   *[other] { $loans } prestiti
 }: { $money ->
    [one] 1 dollaro
   *[other] { $money } dollari
 }.
empires-event-star-reached = { $seat } arriva prima di tutti su una stella: { $prestige } di prestigio.
empires-event-token-revealed = Si gira un segnalino rurale per { $seat }: { $token }.
empires-event-locomotive-found = { $seat } trova una locomotiva abbandonata: { $colour }.
empires-event-factories-produced = Si è arrivati a { $prestige } di prestigio: tutte le fabbriche producono.
empires-event-good-delivered = { $seat } consegna { $good } da { $factory } a { $city }: lunghezza { $length }, { $money ->
    [one] 1 dollaro
   *[other] { $money } dollari
 }{ $prestige ->
    [0] { "" }
   *[other] { " " }e { $prestige } di prestigio
 }.
empires-event-city-bonus = { $seat } riceve { $money ->
    [one] 1 dollaro
   *[other] { $money } dollari
 } per essere tra le prime compagnie a { $city }.
empires-event-card-played = { $seat } gioca: { $card }{ $prestige ->
    [0] { "" }
   *[other] ; { $prestige } di prestigio
 }.
empires-event-contract-shown = { $seat } mostra un contratto con { $factory }: { $prestige } di prestigio.
empires-event-industry-moved = L'industria { $industry } sale al gradino { $step }{ $produces ->
    [yes] { " " }e produce
   *[no] { "" }
 }.
empires-event-achievement-claimed = { $seat } rivendica { $achievement }: { $points } alla fine.
empires-event-card-bought = { $seat } compra { $cost ->
    [0] gratis
    [one] per 1 dollaro
   *[other] per { $cost } dollari
 }: { $card }.
empires-event-end-triggered = { $seat } { $reason ->
    [last-track] ha costruito l'ultimo binario
    [last-card] ha fatto uscire l'ultima carta treno
   *[cities-full] ha portato il secondo treno nell'ultima città
 }: il round si gioca fino in fondo.
empires-event-game-ended = La partita è finita. Prestigio: { $scores }.
empires-event-destination-drawn = Le prossime destinazioni del conglomerato: il nero da { $black } a una tra { $black_to }; il giallo da { $yellow } a una tra { $yellow_to }.
empires-event-action-card = Il conglomerato gira una carta: nero { $black }, giallo { $yellow }; locomotiva { $colour }.
empires-event-railcar-formed = La carta forma un vagone con la precedente ({ $colour }): 1 di prestigio al nero.
empires-event-conglomerate-built = La compagnia { $company } costruisce in { $place }.
empires-event-conglomerate-shares = Divide uno spazio con { $seat }, che riceve { $money ->
    [one] 1 dollaro
   *[other] { $money } dollari
 }.
empires-event-conglomerate-star = La compagnia { $company } è su una stella: { $prestige } di prestigio.
empires-event-conglomerate-token = Si gira un segnalino rurale per la compagnia { $company }: { $token }.
empires-event-conglomerate-locomotive = La compagnia { $company } trova una locomotiva abbandonata: { $colour }.
empires-event-conglomerate-delivered = La compagnia { $company } consegna { $good } da { $factory } a { $city }: lunghezza { $length }, { $prestige } di prestigio.
empires-event-conglomerate-arrived = La compagnia { $company } arriva a { $city } da { $factory } senza merce richiesta: lunghezza { $length }, { $prestige } di prestigio.
empires-event-conglomerate-card = La compagnia { $company } prende: { $card }.
empires-event-conglomerate-claimed = La compagnia { $company } rivendica { $achievement }: { $points } alla fine.
empires-reason-last-track = una compagnia ha costruito il suo ultimo binario
empires-reason-last-card = è uscita l'ultima carta treno
empires-reason-cities-full = in ogni città ci sono due treni
empires-reason-last-round = si sono giocati dodici round

# Rifiuti.
SRE-S7 = { $why ->
    [phase] I binari iniziali si mettono solo all'inizio; ora è il momento di: { $phase }.
    [absent] { $factory } non è in questo paese.
    [taken] { $factory } ha già un binario iniziale.
   *[compulsory] Tutti devono mettere un binario iniziale.
 }
SRE-C1 = { $why ->
    [phase] I binari si costruiscono all'inizio del turno; ora è il momento di: { $phase }.
    [absent] { $place } non è in questo paese.
    [own] In { $place } ci sei già.
    [full] In { $place } ci sono già due compagnie.
   *[apart] { $place } non confina con un tuo binario o treno.
 }
SRE-C4 = { $why ->
    [third] Il binario bloccato è il terzo, dopo i due del turno.
    [none-left] Hai già sbloccato tutti e due i tuoi binari bloccati.
    [leading] Sei in testa con { $prestige } di prestigio; i binari bloccati sono per chi non lo è.
   *[phase] Il binario bloccato si costruisce subito dopo i due del turno; ora è il momento di: { $phase }.
 }
SRE-C5 = { $why ->
    [joined] { $factory } confina con la tua rete: costruiscici senza pagare.
   *[money] Una nuova linea costa { $cost ->
    [one] 1 dollaro
   *[other] { $cost } dollari
 } e hai { $money ->
    [one] 1 dollaro
   *[other] { $money } dollari
 }; per questa non si danno prestiti.
 }
SRE-C7 = I binari si devono costruire finché c'è uno spazio per farlo.
SRE-M2 = { $place } costa { $cost ->
    [one] 1 dollaro
   *[other] { $cost } dollari
 }; con tutti i prestiti rimasti arrivi a { $money ->
    [one] 1 dollaro
   *[other] { $money } dollari
 }.
SRE-D1 = { $why ->
    [phase] Si consegna dopo la costruzione, una volta per turno; ora è il momento di: { $phase }.
    [factory] Non hai binari presso { $factory }.
    [city] Non hai binari a { $city }.
    [train] A { $city } hai già un treno.
    [sold-out] Merce finita ({ $good }) presso { $factory }.
    [demand] { $city } non chiede questa merce: { $good }.
    [apart] { $factory } e { $city } non sono uniti dalla tua rete.
    [fork] Più percorsi sono ugualmente brevi: di' da dove proseguire: { $ways }.
    [way] { $place } non è su un percorso più breve; di' uno di: { $ways }.
   *[no-fork] Non c'è nessuna scelta di percorso da fare con { $place }.
 }
SRE-D4 = { $why ->
    [phase] Le carte treno si giocano dopo una consegna; ora è il momento di: { $phase }.
    [not-in-hand] Non hai in mano: { $card }.
   *[compulsory] Dopo una consegna si deve giocare una carta treno; ne hai { $cards }.
 }
SRE-D5 = { $why ->
    [phase] Un contratto si mostra subito dopo una consegna; ora è il momento di: { $phase }.
    [shown] Il tuo contratto è già stato mostrato.
   *[other] Il tuo contratto non riguarda { $factory }.
 }
SRE-D6 = Non hai più treni: non puoi consegnare a { $city } ({ $good }).
SRE-A1 = { $why ->
    [phase] I traguardi si rivendicano dopo la consegna; ora è il momento di: { $phase }.
    [absent] { $achievement } non è tra i traguardi di questa partita.
    [twice] Hai già rivendicato { $achievement }.
   *[second-top] In questo turno hai già preso una parte alta; { $achievement } deve aspettare.
 }
SRE-A2 = { $achievement } chiede { $needs }; tu hai { $have }.
SRE-T1 = { $why ->
    [phase] Una carta treno si compra alla fine del turno; ora è il momento di: { $phase }.
    [hand] Hai in mano { $cards } carte, che è il massimo.
    [empty] Non c'è nessuna carta al posto { $slot }.
   *[money] La carta costa { $cost ->
    [one] 1 dollaro
   *[other] { $cost } dollari
 } e hai { $money ->
    [one] 1 dollaro
   *[other] { $money } dollari
 }.
 }

# Di che cosa è fatto un punteggio.
empires-part-prestige = Tracciato del prestigio
empires-part-achievements = Traguardi
empires-part-passengers = Passeggeri
empires-part-loans = Prestiti

# Che cos'altro dice un risultato.
empires-fact-conglomerate = il conglomerato
empires-fact-won = vittoria

# Opzioni.
empires-option-tiles = Quali tre tessere mappa usare; nessuna: si sorteggiano.
empires-option-triangle = Quale dei paesi di tre tessere; 0: si sorteggia.
empires-option-rhombus = Quale dei paesi di quattro tessere; 0: si sorteggia.
empires-option-place_tokens = Segnalini di città e fabbriche: si mescola che cosa sta dove.
empires-option-industrial_boom = Boom industriale: si produce per industria; con il suo traguardo come quinto, o senza.
empires-option-rural_connections = Collegamenti rurali: segnalini sulle stelle; con il loro traguardo come quinto, o senza.

# Tipi di parole.
word-space = uno spazio
word-city = una città
word-factory = una fabbrica
word-goods = un tipo di merce
word-traincard = una carta treno
word-achievement = un traguardo

# Parole.
empires-word-start = mettere un binario iniziale
empires-word-construct = costruire binari
empires-word-build = costruire un binario
empires-word-route = aprire una nuova linea
empires-word-unlock = sbloccare un terzo binario
empires-word-deliver = consegnare una merce
empires-word-card = giocare una carta treno
empires-word-play = giocare una carta treno
empires-word-reveal = mostrare il contratto
empires-word-claim = rivendicare un traguardo
empires-word-buy = comprare una carta treno
empires-word-pass = andare avanti
empires-word-end = fine
empires-word-plain = pianura
empires-word-forest = foresta
empires-word-desert = deserto
empires-word-river = fiume
empires-word-mountain = montagna
empires-word-red = rossa
empires-word-blue = blu
empires-word-green = verde
empires-word-orange = arancione
empires-word-yellow = gialla
empires-word-purple = viola
empires-word-black = nera
empires-word-metal = del metallo
empires-word-textile = tessile
empires-word-food = degli alimenti
empires-word-drink = delle bevande
empires-word-gold-cache = un deposito d'oro
empires-word-breakdown = un guasto
empires-word-beautiful-location = un bel posto
empires-word-long-track-expert = Esperto di linee lunghe
empires-word-longer-track-expert = Esperto di linee lunghissime
empires-word-master-of-deliveries = Maestro delle consegne
empires-word-treasure-hunter = Cacciatore di tesori
empires-word-express-network = Rete espressa
empires-word-ardent-collector = Collezionista appassionato
empires-word-loyal-investor = Investitore fedele
empires-word-tunnel-master = Maestro delle gallerie
empires-word-bridge-master = Maestro dei ponti
empires-word-landscape-artist = Paesaggista
empires-word-industrial-pioneer = Pioniere dell'industria
empires-word-rural-town-king = Re dei borghi
empires-word-calias-company = Calias Company
empires-word-kenper-brothers = Kenper Brothers
empires-word-hallow-mill = Hallow Mill
empires-word-ferro-works = Ferro Works
empires-word-tarn-brewery = Tarn Brewery
empires-word-moss-farms = Moss Farms
empires-word-ashby-weavers = Ashby Weavers
empires-word-glyson-company = Glyson Company
empires-word-dunmore-distillery = Dunmore Distillery
empires-word-penn-forge = Penn Forge
empires-word-quill-and-son = Quill & Son
empires-word-larkin-cellars = Larkin Cellars
empires-word-oldville = Oldville
empires-word-lowdown = Lowdown
empires-word-hinburg = Hinburg
empires-word-brig = Brig
empires-word-corvale = Corvale
empires-word-minster = Minster
empires-word-east-and-bull = East & Bull
empires-word-new-yard = New Yard
empires-word-roam = Roam
empires-word-baris = Baris
empires-word-derlin = Derlin
empires-word-sandle = Sandle
empires-word-steel = acciaio
empires-word-cloth = stoffa
empires-word-grain = grano
empires-word-wine = vino
empires-word-red-steel = carta rossa (acciaio)
empires-word-red-cloth = carta rossa (stoffa)
empires-word-red-grain = carta rossa (grano)
empires-word-red-long = carta rossa (lunghezza 5 o più)
empires-word-red-forest = carta rossa (foresta)
empires-word-red-river = carta rossa (fiume)
empires-word-red-plain-desert = carta rossa (pianura e deserto)
empires-word-red-forest-mountain = carta rossa (foresta e montagna)
empires-word-blue-cloth = carta blu (stoffa)
empires-word-blue-grain = carta blu (grano)
empires-word-blue-wine = carta blu (vino)
empires-word-blue-long = carta blu (lunghezza 5 o più)
empires-word-blue-desert = carta blu (deserto)
empires-word-blue-mountain = carta blu (montagna)
empires-word-blue-plain-river = carta blu (pianura e fiume)
empires-word-blue-forest-desert = carta blu (foresta e deserto)
empires-word-yellow-grain = carta gialla (grano)
empires-word-yellow-wine = carta gialla (vino)
empires-word-yellow-steel = carta gialla (acciaio)
empires-word-yellow-long = carta gialla (lunghezza 5 o più)
empires-word-yellow-river = carta gialla (fiume)
empires-word-yellow-forest = carta gialla (foresta)
empires-word-yellow-plain-mountain = carta gialla (pianura e montagna)
empires-word-yellow-desert-river = carta gialla (deserto e fiume)
empires-word-purple-wine = carta viola (vino)
empires-word-purple-steel = carta viola (acciaio)
empires-word-purple-cloth = carta viola (stoffa)
empires-word-purple-long = carta viola (lunghezza 5 o più)
empires-word-purple-mountain = carta viola (montagna)
empires-word-purple-desert = carta viola (deserto)
empires-word-purple-plain-forest = carta viola (pianura e foresta)
empires-word-purple-forest-river = carta viola (foresta e fiume)
empires-word-1b = 1b (foresta)
empires-word-1c = 1c (deserto, ★)
empires-word-1d = 1d (foresta)
empires-word-1e = 1e (pianura)
empires-word-1f = 1f (fiume)
empires-word-1h = 1h (montagna, ★)
empires-word-1i = 1i (pianura)
empires-word-1k = 1k (fiume)
empires-word-1l = 1l (foresta, ★)
empires-word-1n = 1n (montagna)
empires-word-1o = 1o (pianura)
empires-word-1q = 1q (pianura, ★)
empires-word-1s = 1s (deserto)
empires-word-2a = 2a (montagna, ★)
empires-word-2b = 2b (foresta)
empires-word-2d = 2d (pianura)
empires-word-2f = 2f (pianura)
empires-word-2g = 2g (fiume, ★)
empires-word-2i = 2i (deserto)
empires-word-2j = 2j (fiume)
empires-word-2k = 2k (pianura)
empires-word-2m = 2m (foresta, ★)
empires-word-2o = 2o (montagna)
empires-word-2p = 2p (foresta)
empires-word-2q = 2q (deserto, ★)
empires-word-2r = 2r (pianura)
empires-word-3a = 3a (montagna, ★)
empires-word-3c = 3c (pianura)
empires-word-3e = 3e (fiume)
empires-word-3f = 3f (foresta)
empires-word-3g = 3g (deserto, ★)
empires-word-3h = 3h (foresta, ★)
empires-word-3i = 3i (fiume)
empires-word-3k = 3k (pianura)
empires-word-3m = 3m (pianura)
empires-word-3n = 3n (deserto)
empires-word-3o = 3o (montagna)
empires-word-3p = 3p (foresta, ★)
empires-word-3r = 3r (pianura)
empires-word-4a = 4a (foresta, ★)
empires-word-4b = 4b (pianura)
empires-word-4e = 4e (deserto)
empires-word-4f = 4f (montagna)
empires-word-4g = 4g (pianura, ★)
empires-word-4h = 4h (pianura)
empires-word-4i = 4i (fiume)
empires-word-4j = 4j (foresta)
empires-word-4l = 4l (deserto, ★)
empires-word-4n = 4n (fiume)
empires-word-4o = 4o (pianura)
empires-word-4q = 4q (montagna, ★)
empires-word-4r = 4r (foresta)
