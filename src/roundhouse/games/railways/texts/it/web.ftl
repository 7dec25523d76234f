# Railways of the World nel browser.
web-railways-length = 120 min
web-railways-blurb = Attraversa un continente con denaro in prestito, porta le merci lontano e paga ogni obbligazione fino alla fine.
web-railways-label-map = Mappa
web-railways-label-auction = Asta
web-railways-label-shorter = Partita breve
web-railways-label-redirecting = Deviazioni
web-railways-label-without = Da lasciare fuori
web-railways-label-shinbashi = Shinbashi
web-railways-label-barons = Baroni
web-railways-label-rotors = Città girevoli
web-railways-label-depots = Depositi
web-railways-label-mountain_line = Linea dei monti
web-railways-label-golden_spikes = Chiodi d’oro
web-railways-label-income = Tracciato del reddito
web-railways-label-idle_turns = Turni senza consegne
web-railways-help-without = Le carte e i baroni con la stella nera sono facoltativi. Quelli che segni qui restano nella scatola; con gli altri si gioca.
web-railways-help-shinbashi = Una carta promo: la Stazione di Shinbashi prende il posto di Inizia l’era della ferrovia e premia il primo cubetto blu che parte da Tokyo.
web-railways-help-barons = Il tuo scopo segreto: un barone di questa mappa, che ne nomina le città, o uno che va bene per tutte.
web-railways-help-rotors = Alcune città accettano anche un secondo colore. Ogni consegna gira la ruota sul colore seguente.
web-railways-help-depots = Mentre costruisci, una piccola somma posa dei tuoi depositi su una città. Uno fa passare un cubetto per una città del suo colore, o lo fa aspettare lì fino alla tua prossima azione; i punti vengono all’arrivo.
web-railways-help-golden_spikes = Carte per città lontane sono scoperte dall’inizio: chi per primo unisce le due città di una ne prende i punti. Entrano anche i baroni con il chiodo d’oro.
web-railways-help-income = Il tracciato della mappa rende poco a chi è molto avanti. Una partita più rilassata usa quello più lungo della scatola base, o quello di Nippon.
web-railways-help-auction = Normale: comincia chi offre di più. Principianti: niente asta nel primo turno. Esperti: ognuno paga il proprio posto.
web-railways-choice-eastern_us = Stati Uniti orientali
web-railways-choice-mexico = Messico
web-railways-choice-europe = Europa
web-railways-choice-great_britain = Gran Bretagna
web-railways-choice-portugal = Portogallo
web-railways-choice-north_america = Nordamerica
web-railways-choice-nippon = Nippon
web-railways-choice-western_us = Stati Uniti occidentali
web-railways-choice-sweden = Svezia
web-railways-choice-iberia = Iberia
web-railways-choice-normal = normale
web-railways-choice-beginners = principianti
web-railways-choice-experts = esperti
web-railways-map-eastern_us = Ampia, attraversata dagli Appalachi: merci rosse arrivano dall’Ovest, quando qualcuno vi costruisce.
web-railways-map-mexico = Piccola e montuosa, per due o tre: fra le due coste conta ogni cresta.
web-railways-map-europe = Fitta al centro, lontana ai margini; le carte dei privilegi fanno rendere una capitale o chiudono una città.
web-railways-map-great_britain = Molte città vicine, lunghe vie verso la Scozia, e l’Humber che nessuno attraversa.
web-railways-map-portugal = Due isole ricche di merci, raggiunte per mare; le merci nere aspettano l’Era Industriale.
web-railways-map-north_america = Dal Messico all’Alaska: oltre la linea della neve i binari costano di più, i traghetti passano l’acqua, le miniere danno merci.
web-railways-map-nippon = Stretta e montuosa: poche vie vanno da costa a costa, e ci sono meno tessere.
web-railways-map-western_us = Vasta e arida: lunghe tratte fra deserti e due catene, con depositi e città girevoli.
web-railways-map-sweden = Lunga e sottile, con laghi e isole che si raggiungono in traghetto; il reddito cala presto.
web-railways-map-iberia = Le grandi città stanno sul bordo e Madrid sola nel mezzo, con le sierre fra loro; i baroni sono quelli del mondo.
web-railways-choice-map = della mappa
web-railways-choice-world = del mondo
web-railways-round = turno { $round }
web-railways-chart-by-round = { $value } per turno
web-railways-phase-barons = Baroni
web-railways-phase-goals = Obiettivi
web-railways-phase-auction = Asta
web-railways-phase-round-1 = Round 1
web-railways-phase-round-2 = Round 2
web-railways-phase-round-3 = Round 3
web-railways-phase-income = Reddito
web-railways-ask-barons = Tieni un barone
web-railways-ask-goals = Tieni un obiettivo
web-railways-ask-auction = Offri per aprire il turno
web-railways-ask-actions = Scegli un’azione
web-railways-ask-building = Continua a costruire
web-railways-ask-express-run = Consegna con l’Espresso
web-railways-which-baron = Quale tieni?
web-railways-which-card = Quale carta?
web-railways-which-colour = Quale colore?
web-railways-which-delivery = Quale consegna?
web-railways-which-face = Quale tessera?
web-railways-which-edge = Quale lato?
web-railways-which-hex = Dove?
web-railways-which-place = Quale città?
web-railways-which-number = Quanto?
web-railways-figure-points = punti
web-railways-figure-cash = cassa
web-railways-figure-income = reddito
web-railways-figure-net = netto
web-railways-figure-bonds = obbl.
web-railways-figure-links = tratte
web-railways-figure-tiles = tessere rimaste
web-railways-before = prima del primo turno
web-railways-turn = turno { $turn } · { $out } città vuote su { $needed }
web-railways-turn-last = turno { $turn }, l’ultimo
web-railways-note = locomotiva { $level } · { $count ->
    [one] una tratta
   *[other] { $count } tratte
 }

# Il tabellone.
web-railways-map = La mappa
web-railways-hex = { $hex }, { $terrain ->
    [water] acqua
    [mountain] montagna
   *[plain] pianura
 }, ${ $dollars }
web-railways-track-of = binari di { $value }
web-railways-city-with = { $place }, città ({ $colour }): { $value }
web-railways-city-empty = { $place }, città ({ $colour }), nessun cubetto
web-railways-level = Locomotiva { $level }

# La colonna di sinistra.
web-railways-operations = Operazioni
web-railways-display = { $count } in vista, { $deck } nel mazzo
web-railways-your-cards = Le tue carte
web-railways-used = usata in questo turno
web-railways-incomes = Reddito secondo i punti
web-railways-stands = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }, reddito ${ $dollars }
web-railways-end = La fine
web-railways-empty-cities = { $out } città vuote su { $needed }
web-railways-to-the-end = { $count ->
    [one] Ancora una città vuota, poi un ultimo turno.
   *[other] Ancora { $count } città vuote, poi un ultimo turno.
 }
web-railways-last-turn = Il turno { $turn } è l’ultimo.
web-railways-lines = Linee principali
web-railways-show-line = Mostra sulla mappa
web-railways-line-western = con una propria tratta dell’Ovest
web-railways-new-cities = Industrie rimaste
web-railways-your-barons = { $count ->
    [one] Il tuo barone
   *[other] I tuoi baroni
 }
web-railways-your-goals = { $count ->
    [one] Il tuo obiettivo
   *[other] I tuoi obiettivi
 }
web-railways-hidden = { $count ->
    [one] nascosto agli altri
   *[other] nascosti agli altri
 }

# Carte: la classe e l’effetto.
web-railways-class-circle = Per chi ci riesce per primo; non si prende.
web-railways-class-diamond = Resta a te; una volta per turno.
web-railways-class-cross = Si usa quando la prendi.
web-railways-class-hand = Tua finché non la usi.
web-railways-class-infinity = Tua per sempre.
web-railways-class-spike = Per chi ci riesce per primo; non si prende. Variante transcontinentale.
web-railways-does-first-delivery = { $links ->
    [one] prima consegna +{ $points }
   *[other] prima consegna su { $links } tratte +{ $points }
 }
web-railways-does-first-delivery-from = primo cubetto di colore { $colour } da { $place } +{ $points }
web-railways-does-first-level = prima locomotiva { $level } +{ $points }
web-railways-does-first-arrival = primo cubetto portato lì +{ $points }
web-railways-does-executive = { $count } azioni subito
web-railways-does-new-industry = urbanizza gratis
web-railways-does-city-growth = { $count } cubetti su una città
web-railways-does-land-grant = pianura gratis, una costruzione
web-railways-does-tunnel-engineer = monti e creste a metà, una costruzione
web-railways-does-perfect-engineering = 5 tessere, una volta per turno
web-railways-does-express = un cubetto passa una città del suo colore
web-railways-does-hotel = +{ $points } per consegna lì
web-railways-does-capital-charter = +{ $points } per tratta completata lì
web-railways-does-city-charter = nessun nuovo binario altrui lì
web-railways-does-trading-depot = +{ $points } per cubetto su una tratta rivale
web-railways-does-passenger-lines = +{ $points } ogni { $links } tratte tue
web-railways-does-ferry-line = { $count ->
    [one] un esagono di traghetto, gratis
   *[other] { $count } esagoni di traghetto in una costruzione, gratis
 }
web-railways-does-mine = ${ $dollars }: cubetti su una città grigia finché un colore si ripete
web-railways-does-first-joined = primo a unirle +{ $points }
web-railways-baron-longest = La catena più lunga di tratte proprie.
web-railways-baron-largest = Più tratte di tutti.
web-railways-baron-most-money = Più denaro di tutti.
web-railways-baron-fewest-bonds = Meno obbligazioni di tutti.
web-railways-baron-most-cities = Tratte verso più città di tutti.
web-railways-baron-highest-level = La locomotiva migliore.
web-railways-baron-links-at = { $points } per ogni tua tratta a { $place }.
web-railways-baron-joined = { $from } e { $to } unite da tratte proprie.
web-railways-baron-first-level = Primo con la locomotiva { $level }.
web-railways-baron-western-link = Una tua tratta dell’Ovest.
web-railways-baron-most-sea-links = Più collegamenti marittimi di tutti.
web-railways-baron-most-income = Il reddito più alto.
web-railways-baron-widest = Tratte proprie fra le due città più lontane.
web-railways-baron-hub = Il maggior numero di tratte proprie in una città.
web-railways-baron-longest-link = La tratta con più tessere.
web-railways-baron-most-track = Il maggior numero di tessere in tratte complete.
web-railways-baron-most-lines = Il maggior numero di linee principali.
web-railways-baron-lines = Almeno { $count } linee principali.
web-railways-baron-all-joined = Tutte le tue tratte unite, almeno { $count }.
web-railways-baron-circuit = Tratte proprie per tre città o più, e ritorno.
web-railways-baron-colours = Tratte a città di { $count } colori.
web-railways-baron-most-of-colour = Tratte al maggior numero di città di un colore: { $colour }.
web-railways-baron-shared = Paga anche un pareggio.
web-railways-keep = Tieni un barone
web-railways-keep-goal = Tieni un obiettivo
web-railways-keep-more = Paga alla fine. Nessuno vede quale tieni.

# L’asta.
web-railways-auction = Chi gioca per primo?
web-railways-auction-paid = Ciò che il denaro non copre si paga con obbligazioni: ognuna porta ${ $dollars } e costa ${ $interest } a turno fino alla fine.
web-railways-no-bid = Ancora nessuna offerta
web-railways-high-bid = Offerta più alta: ${ $dollars } di { $seat }
web-railways-bid = Offri ${ $dollars }
web-railways-is-out = fuori

# Azioni e prezzi.
web-railways-actions = Azioni
web-railways-do-build = Costruisci
web-railways-do-redirect = Devia
web-railways-do-deliver = Consegna
web-railways-do-improve = Locomotiva
web-railways-do-urbanize = Urbanizza
web-railways-do-take = Prendi una carta
web-railways-do-play = Gioca una carta
web-railways-do-west = Tratta dell’Ovest
web-railways-do-end = Finisci di costruire
web-railways-do-pass = Passa
web-railways-price-bonds = { $count ->
    [one] ${ $dollars }, un’obbligazione
   *[other] ${ $dollars }, { $count } obbligazioni
 }
web-railways-note-build = { $count } tessere, ${ $low }–{ $high } l’una
web-railways-note-deliver = fino a +{ $points }
web-railways-note-improve = al { $level }: { $value }
web-railways-note-urbanize = { $value }, { $count } cubetti
web-railways-note-take = gratis
web-railways-note-play = senza azione
web-railways-note-redirect = l’ultima tessera
web-railways-note-end = la tua azione finisce

# Costruire.
web-railways-where-from = Da dove parte la tratta?
web-railways-where-to = Da { $place }: scegli una città o un esagono; tessere rimaste: { $count }
web-railways-to = per { $place }
web-railways-sheets = Fogli della mappa
web-railways-sheet = { $value ->
    [north] Nord
    [south] Sud
    [east] Est
    [west] Ovest
   *[both] Entrambi
  }
web-railways-elsewhere = altrove
web-railways-out-of-reach = Da { $from } non si arriva a { $to } con { $count ->
    [one] l’unica tessera rimasta
   *[other] le { $count } tessere rimaste
 } in questa azione.
web-railways-build-from = Costruisci da { $place }
web-railways-go-on = Continua il binario da { $place }
web-railways-link-to = Tratta per { $place }, { $count ->
    [one] una tessera
   *[other] { $count } tessere
 }, ${ $price }
web-railways-track-to = Binari fino a: { $hex }, { $count ->
    [one] una tessera
   *[other] { $count } tessere
 }, ${ $price }
web-railways-open-from = Da { $place }, non ancora unita
web-railways-tiles = { $count ->
    [one] una tessera
   *[other] { $count } tessere
 }
web-railways-ridges = { $count ->
    [one] una cresta
   *[other] { $count } creste
 }
web-railways-cash = cassa
web-railways-purse-income = reddito ${ $income } − interessi ${ $interest } = ${ $dollars } a turno
web-railways-purse-bonds = { $count ->
    [one] un’obbligazione
   *[other] { $count } obbligazioni
 }: −{ $points } alla fine
web-railways-new-bonds = { $count ->
    [one] un’obbligazione
   *[other] { $count } obbligazioni
 }
web-railways-interest = −${ $dollars } a turno
web-railways-left = resta
web-railways-brings = { $value }: { $seat } +{ $points }
web-railways-build-all = { $count ->
    [one] Costruisci
   *[other] Costruisci { $count } tessere
 }
web-railways-issue-and-build = Emetti { $bonds } e costruisci
web-railways-which-tile = Tessera per: { $hex }
web-railways-tile = { $face }: { $joins }

# Città.
web-railways-back = Indietro
web-railways-build-here = Costruisci da qui
web-railways-urbanize-here = Urbanizza, ${ $dollars }
web-railways-west-here = Tratta dell’Ovest, ${ $dollars }
web-railways-which-link = La tratta di chi da { $place }?
web-railways-which-play = Quale carta giochi?

# Consegne.
web-railways-links = { $count ->
    [one] una tratta
   *[other] { $count } tratte
 }

# Ciò che hanno singole mappe.
web-railways-key = Legenda
web-railways-key-snow = Linea della neve: oltre, ogni tessera costa ${ $dollars } in più.
web-railways-key-ferry = Traghetto: qui una tessera vuole una carta traghetto, e niente denaro.
web-railways-key-lane = Collegamento marittimo: ${ $dollars }, un’azione; ogni anello è uno spazio.
web-railways-key-mine = Miniera: una carta da ${ $dollars }; una per città.
web-railways-key-rotor = Città girevole: accetta anche questo colore; una consegna lo fa avanzare.
web-railways-key-depot = Deposito: ${ $dollars } mentre si costruisce, uno o due in una città.
web-railways-key-closed = Attraverso questa linea non si costruisce.
web-railways-key-black = Su un esagono nero non si costruisce.
web-railways-sea-between = Collegamento marittimo { $from } – { $to }
web-railways-cube-waits = Un cubetto di colore { $colour } di { $seat } aspetta a { $place }
web-railways-once = { $place }: una sola nuova tratta per turno a testa.
web-railways-once-had = { $place }: hai già avuto la nuova tratta di questo turno.
web-railways-age = Era Industriale
web-railways-age-begun = L’Era Industriale è cominciata: le città di colore { $colour } accettano i cubetti di quel colore.
web-railways-age-empty = { $out } città grigie vuote su { $needed }
web-railways-age-before = Comincia con la prima città di colore { $colour }, per ${ $dollars }, o con la città grigia vuota numero { $needed }.
web-railways-harvest = Fino ad allora, ogni turno: { $value } { $count ->
    [one] ricevono un cubetto ciascuna.
   *[other] ricevono { $count } cubetti ciascuna.
 }
web-railways-kept = ({ $points } dei quali dal giro prima del tracciato)
web-railways-takes = accetta { $colour }
web-railways-takes-nothing = non accetta cubetti
web-railways-city-rotor = accetta anche { $colour }
web-railways-city-depots = { $count ->
    [one] un deposito
   *[other] { $count } depositi
 } di { $seat }
web-railways-city-mine = ha la sua miniera
web-railways-sail-here = Collegamento marittimo { $from } – { $to }, ${ $dollars }
web-railways-snow-part = { $count ->
    [one] una nella neve
   *[other] { $count } nella neve
 }
web-railways-ferries-part = { $count ->
    [one] un traghetto, con la carta
   *[other] { $count } traghetti, con le carte
 }
web-railways-do-sail = Per mare
web-railways-do-depot = Depositi
web-railways-do-continue = Prosegui
web-railways-note-continue = il cubetto in attesa riparte
web-railways-how-many-depots = Depositi a { $place }, ${ $dollars } in tutto
web-railways-depots = { $count ->
    [one] un deposito
   *[other] { $count } depositi
 }
web-railways-depot-stock = { $count ->
    [one] un deposito in riserva
   *[other] { $count } depositi in riserva
 }
web-railways-which-sea = Quale collegamento marittimo?
web-railways-which-call = Che cosa fa lì il cubetto?
web-railways-refuels = { $count ->
    [one] usa un deposito
   *[other] usa { $count } depositi
 }
web-railways-at-risk = Il tuo cubetto di colore { $colour } aspetta a { $place }: prosegui ora, o è perso.
