# Small Railroad Empires.
empires-name = Small Railroad Empires
empires-money = ${ $value }

# Che cosa è successo.
empires-event-country-joined = Si uniscono le tessere mappa { $tiles }: paese { $number } di { $of }.
empires-event-achievements-laid = Traguardi: { $achievements }.
empires-event-market-filled = Al mercato arrivano: { $cards }. Carte rimaste nel mazzo: { $left }.
empires-event-market-returned = Tre carte dello stesso colore ({ $colour }): tornano nel mazzo, che viene mescolato.
empires-event-started = { $seat } comincia da { $factory }.
empires-event-round-began = Comincia il round { $round }.
empires-event-track-built = { $seat } costruisce un binario { $cost ->
    [0] gratis
   *[other] per ${ $cost }
 }: { $place }.
empires-event-track-unlocked = { $seat } sblocca un terzo binario { $unlocking ->
    [0] gratis
   *[other] per ${ $unlocking }
 } e lo costruisce { $cost ->
    [0] gratis
   *[other] per ${ $cost }
 }: { $place }.
empires-event-route-begun = { $seat } apre una nuova linea { $cost ->
    [0] gratis
   *[other] per ${ $cost }
 }: { $place }.
empires-event-track-skipped = { $seat } non può costruire da nessuna parte: il resto della costruzione è saltato.
empires-event-space-shared = { $seat } divide uno spazio con { $by }, che ne riceve ${ $money }.
empires-event-loan-taken = { $seat } prende { $loans ->
    [one] un prestito
   *[other] { $loans } prestiti
 }: ${ $money }.
empires-event-star-reached = { $seat } arriva prima di tutti su una stella: { $prestige } di prestigio.
empires-event-token-revealed = Si gira un segnalino rurale per { $seat }: { $token }.
empires-event-locomotive-found = { $seat } trova una locomotiva abbandonata (colore: { $colour }).
empires-event-factories-produced = Si è arrivati a { $prestige } di prestigio: tutte le fabbriche producono.
empires-event-good-delivered = { $seat } consegna { $good } da { $factory } a { $city }: lunghezza { $length }, ${ $money }{ $prestige ->
    [0] { "" }
   *[other] { " " }e { $prestige } di prestigio
 }.
empires-event-city-bonus = { $seat } riceve ${ $money } per essere tra le prime compagnie a { $city }.
empires-event-card-played = { $seat } gioca: { $card }{ $prestige ->
    [0] { "" }
   *[other] ; { $prestige } di prestigio
 }.
empires-event-contract-shown = { $seat } mostra un contratto con { $factory }: { $prestige } di prestigio.
empires-event-industry-moved = L’industria { $industry } sale al gradino { $step }{ $produces ->
    [yes] { " " }e produce
   *[no] { "" }
 }.
empires-event-achievement-claimed = { $seat } rivendica { $achievement }: { $points } di prestigio alla fine.
empires-event-card-bought = { $seat } compra { $cost ->
    [0] gratis
   *[other] per ${ $cost }
 }: { $card }.
empires-event-end-triggered = { $seat } { $reason ->
    [last-track] ha costruito l’ultimo binario
    [last-card] ha fatto uscire l’ultima carta treno
   *[cities-full] ha portato il secondo treno nell’ultima città
 }: il round si gioca fino in fondo.
empires-event-game-ended = La partita è finita. Prestigio: { $scores }.
# Che cosa contano i numeri di una mossa.
empires-nth-buy-1 = la numero { $value } da sinistra
empires-event-destination-drawn = Le prossime destinazioni del conglomerato: il nero da { $black } a una tra { $black_to }; il giallo da { $yellow } a una tra { $yellow_to }.
empires-event-action-card = Il conglomerato gira una carta: nero { $black }, giallo { $yellow }; colore della locomotiva: { $colour }.
empires-event-railcar-formed = La carta forma un vagone con la precedente ({ $colour }): 1 di prestigio al nero.
empires-event-conglomerate-built = La compagnia di colore { $company } costruisce: { $place }.
empires-event-conglomerate-shares = Il conglomerato condivide uno spazio con { $seat }, che riceve ${ $money }.
empires-event-conglomerate-star = La compagnia di colore { $company } è su una stella: { $prestige } di prestigio.
empires-event-conglomerate-token = Si gira un segnalino rurale per la compagnia di colore { $company }: { $token }.
empires-event-conglomerate-locomotive = La compagnia di colore { $company } trova una locomotiva abbandonata (colore: { $colour }).
empires-event-conglomerate-delivered = La compagnia di colore { $company } consegna { $good } da { $factory } a { $city }: lunghezza { $length }, { $prestige } di prestigio.
empires-event-conglomerate-arrived = La compagnia di colore { $company } arriva a { $city } da { $factory } senza merce richiesta: lunghezza { $length }, { $prestige } di prestigio.
empires-event-conglomerate-card = La compagnia di colore { $company } prende: { $card }.
empires-event-conglomerate-claimed = La compagnia di colore { $company } rivendica { $achievement }: { $points } di prestigio alla fine.
empires-reason-last-track = una compagnia ha costruito il suo ultimo binario
empires-reason-last-card = è uscita l’ultima carta treno
empires-reason-cities-full = in ogni città ci sono due treni
empires-reason-last-round = si sono giocati dodici round

# Rifiuti.
SRE-S7 = { $why ->
    [phase] I binari iniziali si mettono solo all’inizio; ora: { $phase }.
    [absent] { $factory } non è in questo paese.
    [taken] { $factory } ha già un binario iniziale.
   *[compulsory] Tutti devono mettere un binario iniziale.
 }
SRE-C1 = { $why ->
    [phase] I binari si costruiscono all’inizio del turno; ora: { $phase }.
    [absent] { $place }: non è in questo paese.
    [own] { $place }: ci sei già.
    [full] { $place }: ci sono già due compagnie.
   *[apart] { $place }: non confina con un tuo binario o treno.
 }
SRE-C4 = { $why ->
    [third] Il binario bloccato è il terzo, dopo i due del turno.
    [none-left] Hai già sbloccato tutti e due i tuoi binari bloccati.
    [leading] Sei in testa con { $prestige } di prestigio; i binari bloccati sono per chi non lo è.
   *[phase] Il binario bloccato si costruisce subito dopo i due del turno; ora: { $phase }.
 }
SRE-C5 = { $why ->
    [joined] { $factory } confina con la tua rete: costruiscici senza pagare.
   *[money] Una nuova linea costa ${ $cost } e hai ${ $money }; per questa non si danno prestiti.
 }
SRE-C7 = I binari si devono costruire finché c’è uno spazio per farlo.
SRE-M2 = { $place }: il prezzo è ${ $cost }; con tutti i prestiti rimasti arrivi a ${ $money }.
SRE-D1 = { $why ->
    [phase] Si consegna dopo la costruzione, una volta per turno; ora: { $phase }.
    [factory] Non hai binari presso { $factory }.
    [city] Non hai binari a { $city }.
    [train] A { $city } hai già un treno.
    [sold-out] Merce finita ({ $good }) presso { $factory }.
    [demand] { $city } non chiede questa merce: { $good }.
    [apart] { $factory } e { $city } non sono uniti dalla tua rete.
    [fork] Più percorsi sono ugualmente brevi; scegli da dove proseguire: { $ways }.
    [way] { $place }: non è su un percorso più breve; scegli uno di: { $ways }.
   *[no-fork] { $place }: qui non c’è nessuna scelta di percorso da fare.
 }
SRE-D4 = { $why ->
    [phase] Le carte treno si giocano dopo una consegna; ora: { $phase }.
    [not-in-hand] Non hai in mano: { $card }.
   *[compulsory] Dopo una consegna si deve giocare una carta treno; ne hai { $cards }.
 }
SRE-D5 = { $why ->
    [phase] Un contratto si mostra subito dopo una consegna; ora: { $phase }.
    [shown] Il tuo contratto è già stato mostrato.
   *[other] Il tuo contratto non riguarda { $factory }.
 }
SRE-D6 = Non hai più treni: non puoi consegnare a { $city } ({ $good }).
SRE-A1 = { $why ->
    [phase] I traguardi si rivendicano dopo la consegna; ora: { $phase }.
    [absent] { $achievement } non è tra i traguardi di questa partita.
    [twice] Hai già rivendicato { $achievement }.
   *[second-top] In questo turno hai già preso una parte alta; { $achievement } deve aspettare.
 }
SRE-A2 = { $achievement } chiede { $needs }; tu hai { $have }.
SRE-T1 = { $why ->
    [phase] Una carta treno si compra alla fine del turno; ora: { $phase }.
    [hand] Hai in mano { $cards } carte, che è il massimo.
    [empty] Non c’è nessuna carta al posto { $slot }.
   *[money] La carta costa ${ $cost } e hai ${ $money }.
 }

# Di che cosa è fatto un punteggio.
empires-part-prestige = Tracciato del prestigio
empires-part-achievements = Traguardi
empires-part-passengers = Passeggeri
empires-part-loans = Prestiti

# Che cos’altro dice un risultato.
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
empires-word-start = metti un binario iniziale
empires-word-construct = costruisci binari
empires-word-build = costruisci un binario
empires-word-route = apri una nuova linea
empires-word-unlock = sblocca un terzo binario
empires-word-deliver = consegna una merce
empires-word-card = gioca una carta treno
empires-word-play = gioca una carta treno
empires-word-reveal = mostra il contratto
empires-word-claim = rivendica un traguardo
empires-word-buy = compra una carta treno
empires-word-pass = vai avanti
empires-word-end = fine
empires-word-plain = pianura
empires-word-forest = foresta
empires-word-desert = deserto
empires-word-river = fiume
empires-word-mountain = montagna
empires-word-red = rosso
empires-word-blue = blu
empires-word-green = verde
empires-word-orange = arancione
empires-word-yellow = giallo
empires-word-purple = viola
empires-word-black = nero
empires-word-metal = del metallo
empires-word-textile = tessile
empires-word-food = degli alimenti
empires-word-drink = delle bevande
empires-word-gold-cache = un deposito d’oro
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
empires-word-industrial-pioneer = Pioniere dell’industria
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

empires-told-train = treno: { $value }
empires-kind-contract = Contratti
