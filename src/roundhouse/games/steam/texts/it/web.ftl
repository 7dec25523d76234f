# Steam nel browser.
web-steam-length = 90 min
web-steam-blurb = Posa binari, porta le merci sempre più lontano e scegli: denaro subito, o punti alla fine.
web-steam-label-rules = Gioco
web-steam-label-map = Mappa
web-steam-label-beginners = Prima partita
web-steam-label-relaxed = Credito agevolato
web-steam-choice-northeast = Nord-est
web-steam-choice-ruhr = Ruhr
web-steam-choice-ireland = Irlanda
web-steam-choice-italy = Italia
web-steam-choice-base = base
web-steam-choice-standard = standard
web-steam-map-northeast = New York e i Grandi Laghi: colline all’interno, cittadine lungo la costa.
web-steam-map-ruhr = Cittadine fitte sulle due rive del Reno.
web-steam-map-ireland = Città sulle coste, cittadine nell’interno, e lo Shannon con i suoi laghi fra ovest ed est.
web-steam-map-italy = Una pianura affollata al nord, poi un lungo stivale con i monti nel mezzo, e la Sicilia.
web-steam-round = turno { $round }
web-steam-chart-by-round = { $value } per turno
web-steam-phase-first-order = Primo ordine
web-steam-phase-capital = Capitale
web-steam-phase-order = Ordine
web-steam-phase-choose = Azioni
web-steam-phase-build = Binari
web-steam-phase-goods-1 = Merci I
web-steam-phase-goods-2 = Merci II
web-steam-phase-income = Entrate
web-steam-ask-first-order = Offri per il primo ordine di turno
web-steam-ask-capital = Raccogli capitale
web-steam-ask-order = Offri per l’ordine di turno
web-steam-ask-choose = Scegli un’azione
web-steam-ask-build = Posa binari
web-steam-ask-goods = Muovi le merci
web-steam-ask-share = Entrate o punti?
web-steam-which-action = Quale azione?
web-steam-which-colour = Quale colore?
web-steam-which-face = Quale tessera?
web-steam-which-edge = Quale lato?
web-steam-which-hex = Quale esagono?
web-steam-which-place = Quale città o cittadina?
web-steam-which-number = Quanto?
web-steam-figure-points = punti
web-steam-figure-cash = cassa
web-steam-figure-income = entrate
web-steam-figure-links = colleg.
web-steam-figure-builds = costruzioni rimaste
web-steam-figure-level = locomotiva
web-steam-before = prima del primo turno
web-steam-no-action = ancora nessuna azione
web-steam-note = { $value } · locomotiva { $level }
web-steam-bankrupt = bancarotta

# La mappa.
web-steam-map = La mappa
web-steam-box = Sul tavolo
web-steam-actions = Azioni
web-steam-actions-note = ordine del prossimo turno
web-steam-does-turn-order = in testa nel prossimo turno
web-steam-does-first-move = muove le merci prima di tutti
web-steam-does-engineer = { $count } tessere
web-steam-does-first-build = costruisce prima di tutti
web-steam-does-city-growth = un gruppo di merci
web-steam-does-locomotive = un livello in più
web-steam-does-urbanization = una Nuova Città
web-steam-costs = €{ $euros }, { $value }
web-steam-as-pass = senza pagare
web-steam-as-pass-full = { $action } senza pagare, solo per il suo numero
web-steam-taken-by = presa da { $seat }
web-steam-supply = Riserva di merci
web-steam-sets = { $left } di { $all } gruppi
web-steam-set = Gruppo { $count }: { $value }
web-steam-no-set = nessun gruppo
web-steam-bag = { $count ->
    [one] 1 cubetto nel sacchetto
   *[other] { $count } cubetti nel sacchetto
 }
web-steam-new-cities = Nuove Città
web-steam-of = { $left } di { $all }
web-steam-markers = { $count ->
    [one] 1 segnalino crescita
   *[other] { $count } segnalini crescita
 }
web-steam-tiles = Tessere binario
web-steam-in-box = { $face }: { $count ->
    [one] 1 rimasta
   *[other] { $count } rimaste
 }
web-steam-prices = Prezzi
web-steam-price-exit = ogni uscita
web-steam-price-town = cittadina
web-steam-price-river = fiume
web-steam-price-hill = collina
web-steam-price-ground = fiume, collina
web-steam-incomes = Entrate
web-steam-points-track = Punti vittoria
web-steam-stands = { $seat }: { $value }
web-steam-hex = { $hex }
web-steam-hex-at = { $place }
web-steam-ground = terreno +€{ $euros }
web-steam-plain = pianura
web-steam-track-of = binari di { $value }
web-steam-city-with = { $place }, città ({ $colour }): { $value }
web-steam-city-empty = { $place }, città ({ $colour }), senza cubetti
web-steam-faces = Tessere adatte qui: { $hex }
web-steam-face = { $face }, €{ $euros }: { $joins }
web-steam-face-ways = { $face }, €{ $euros }, { $count ->
    [one] un orientamento
   *[other] { $count } orientamenti
 }
web-steam-bill = { $face }: { $hex }
web-steam-exits = { $count ->
    [one] un’uscita
   *[other] { $count } uscite
 }
web-steam-total = Prezzo
web-steam-cash-after = Cassa dopo
web-steam-income-after = Entrate dopo
web-steam-completes = Completa un collegamento
web-steam-tray = Tocca un esagono ambra: le sue tessere vengono qui.
web-steam-tray-goods = Tocca una città con cubetti ambra: le sue consegne vengono qui.
web-steam-tray-none = Ora non puoi consegnare nessun cubetto: migliora la locomotiva o passa.
web-steam-tray-pass = Ora non puoi consegnare nessun cubetto: passa.
web-steam-asked = Scelte e azioni
web-steam-builds-left = { $count ->
    [one] ancora una costruzione
   *[other] ancora { $count } costruzioni
 }
web-steam-links = { $count ->
    [one] un collegamento
   *[other] { $count } collegamenti
 }
web-steam-auction = Asta
web-steam-high-bid = La più alta: €{ $euros } di { $seat }
web-steam-no-bid = Ancora nessuna offerta
web-steam-bid = Offri €{ $euros }
web-steam-is-out = fuori
web-steam-free-pass = { $seat } può passare una volta e restare
web-steam-raise = Raccogliere capitale
web-steam-raise-more = Ogni €{ $euros } costano un passo di entrate.
web-steam-raise-by = €{ $euros }, entrate −{ $count }
web-steam-share = { $count ->
    [one] Un punto da prendere
   *[other] { $count } punti da prendere
 }
web-steam-share-income = Entrate { $before } → { $after }{ $lost ->
    [0] { "" }
    [one] { "" }, uno perso
   *[other] { "" }, { $lost } persi
 }
web-steam-share-points = Punti { $before } → { $after }
web-steam-colour-of-city = Colore della Nuova Città
web-steam-which-set = Cubetti per { $place }
web-steam-not-joined = Nessun collegamento completo porta da { $from } a { $to }: un cubetto viaggia solo su collegamenti completi.
