# Spike nel browser.
web-spike-length = 60 min
web-spike-blurb = Binari colorati negli Stati dell’Est, un treno da migliorare, contratti da consegnare.
web-spike-label-advanced = Avanzato
web-spike-label-turns = Turni al massimo
web-spike-phase-sides = Lati dei contratti
web-spike-phase-giving = Un regalo
web-spike-phase-keeping = Carta percorso
web-spike-phase-beginning = Città iniziale
web-spike-phase-turns = Turni
web-spike-phase-free = Movimento gratuito
web-spike-phase-action = Un’azione
web-spike-phase-goods = Merci, fine turno
web-spike-ask-sides = Scegli un lato di ogni contratto
web-spike-ask-giving = Dai una carta a chi siede alla tua destra
web-spike-ask-keeping = Tieni una carta percorso
web-spike-ask-beginning = Scegli la città da cui parte il tuo treno
web-spike-ask-rolling = Movimento gratuito, poi un’azione
web-spike-ask-open = Fai un’azione
web-spike-ask-drawing = Pesca un’altra carta o fermati
web-spike-ask-paying = Paga i binari
web-spike-ask-acted = Carica o consegna, o finisci il turno
web-spike-which-sides = { web-spike-ask-sides }
web-spike-which-giving = { web-spike-ask-giving }
web-spike-which-keeping = { web-spike-ask-keeping }
web-spike-which-beginning = { web-spike-ask-beginning }
web-spike-which-paying = { web-spike-ask-paying }
web-spike-which-move = Verso dove?
web-spike-which-draw = Quale carta?
web-spike-which-city = Verso quale nuova città?
web-spike-which-way = Da che parte verso la tua rete?
web-spike-which-commodity = Quale carico?
web-spike-which-part = Quale parte del treno?
web-spike-which-cardside = Quale lato?
web-spike-figure-points = denaro
web-spike-figure-left = binari
web-spike-figure-track = binari posati
web-spike-figure-cities = città
web-spike-figure-cards = carte
web-spike-note = velocità { $speed } · tender { $supply } · { $cars ->
    [one] 1 vagone
   *[other] { $cars } vagoni
 }

# Il tabellone.
web-spike-map = La mappa
web-spike-table = Sul tavolo
web-spike-close = Chiudi
web-spike-none = nessuna
web-spike-market = Mercato
web-spike-market-note = dollari per una nuova città
web-spike-contracts = I tuoi contratti
web-spike-contracts-of = Contratti di { $seat }
web-spike-delivered-of = { $count } su { $all } consegnati
web-spike-start = partenza
web-spike-key = Leggere la mappa
web-spike-key-open = accanto ai tuoi binari, e ne hai la carta
web-spike-key-quiet = non ora; la forma dice quale carta serve
web-spike-key-pays = paga tanto per ciò che è a bordo
web-spike-key-joined = bordo spesso: collegata ai tuoi binari
web-spike-wanted-note = ha ciò che uno dei tuoi contratti deve caricare
web-spike-load-waiting = { "" }
web-spike-load-aboard = a bordo
web-spike-load-delivered = consegnato
web-spike-side-open = lato non ancora scelto
web-spike-other-side = altro lato, non in vigore
web-spike-turn = Guarda l’altro lato del contratto per { $commodity }
web-spike-served = già servita
web-spike-on-network = sulla rete
web-spike-load = Carica
web-spike-deliver = Consegna
web-spike-drop = Scarica
web-spike-my-train = Il tuo treno
web-spike-track-left = { $count ->
    [one] 1 binario rimasto
   *[other] { $count } binari rimasti
 }
web-spike-train-of = Treno: velocità { $speed }, tender { $supply }, vagoni { $cars }; a bordo: { $value }
web-spike-part-locomotive = Velocità { $count }
web-spike-part-tender = Tender { $count }
web-spike-part-car = Carico { $count }
web-spike-upgrade = a { $count } per ${ $dollars }
web-spike-top = il massimo
web-spike-upgrade-which = Migliora il treno
web-spike-route = Carta percorso
web-spike-route-worth = ${ $dollars } finora
web-spike-from = da
web-spike-hand = La tua mano, { $count ->
    [one] una carta
   *[other] { $count } carte
 }: { $value }
web-spike-give = Dai una carta di colore { $card }
web-spike-display = Carte da pescare
web-spike-take = Prendi una carta di colore { $card }, { $count ->
    [one] 1 scoperta
   *[other] { $count } scoperte
 }
web-spike-from-deck = Il mazzo, { $count ->
    [one] una carta
   *[other] { $count } carte
 }
web-spike-deck-round = mazzo del round { $round } di { $rounds }
web-spike-time-below = carte tempo dopo altre { $count }
web-spike-time-near = { $left ->
    [one] dentro una carta tempo
   *[other] dentro { $left } carte tempo
 }
web-spike-times = { $count ->
    [one] 1 carta tempo su { $all } uscita
   *[other] { $count } carte tempo su { $all } uscite
 }
web-spike-time-left = { $left ->
    [one] La prossima carta tempo chiude subito la partita
   *[other] Uscita la carta tempo { $count }: altre { $left } chiudono subito la partita
 }
web-spike-last-turns = Ultimi turni: { $seat } non ha più binari né consegne
web-spike-begin-in = Comincia a { $station }, { $commodity }
web-spike-build-to = Costruisci fino a { $station }: { $commodity }, ${ $dollars }
web-spike-to-a-city = I binari si costruiscono fino a una città: scegli la città da raggiungere.
web-spike-station = { $station }: { $commodity }, ${ $dollars }
web-spike-by = Un’altra strada, per { $here }
web-spike-roll-city = Movimento gratuito fino a { $station }
web-spike-roll-track = Movimento gratuito: { $space }
web-spike-start-city = Metti in moto il treno e torna a { $station }
web-spike-start-track = Metti in moto il treno: { $space }
web-spike-extra-city = Spazio extra fino a { $station }
web-spike-extra-track = Spazio extra: { $space }
web-spike-load-here = Carica { $commodity }
web-spike-deliver-here = Consegna { $commodity } a { $station }: +${ $dollars }
web-spike-enough = Bastano le carte
web-spike-end-turn = Finisci il turno
web-spike-to = Fino a { $station }
web-spike-spaces = { $count ->
    [one] uno spazio
   *[other] { $count } spazi
 }
web-spike-plays = { $count ->
    [one] gioca una carta
   *[other] gioca { $count } carte
 }
web-spike-stays = resta in mano
web-spike-track-after = binari rimasti
web-spike-brings = Nuova città: { $commodity }
web-spike-ways = { $count ->
    [one] una strada per arrivarci
   *[other] { $count } strade per arrivarci
 }
web-spike-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
web-spike-sides = Quale lato di ogni contratto?
web-spike-sides-note = Nessuno vede la tua scelta prima che tutti abbiano scelto.
web-spike-side = { $commodity }, { $side }:
web-spike-keep-one = Quale carta percorso tieni?
web-spike-keep-note = Conta alla fine, se la sua partenza è sulla tua rete.
web-spike-pay = Da pagare
web-spike-pay-note = Carte uguali possono valere per un altro colore, una in meno di quelle giocate.
web-spike-payment = Paga { $value }; ti restano { $left }
web-spike-stay-count = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
 }
web-spike-train-in = Il treno di { $seat } è a { $station }.
web-spike-train-on = Il treno di { $seat } è { $space }.
web-spike-cities-of = { $count ->
    [0] { $seat } non ha ancora città.
   *[other] Città di { $seat }: { $stations }.
 }

# La fine: conta il denaro.
web-spike-end-wins = { $value } vince con ${ $points } di vantaggio
web-spike-end-you-wins = Hai vinto con ${ $points } di vantaggio
web-spike-turning-lead = { $value } passa in testa con ${ $points } di vantaggio.
web-spike-turning-gain = Con quel che ne segue frutta ${ $points } a { $value }.
web-spike-how-points-came = Come è arrivato il denaro
