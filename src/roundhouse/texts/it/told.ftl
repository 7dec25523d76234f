# Il tabellone a testo: un tavolo descritto, per browser e terminale.

# Titoli di tabelle e colonne.
told-players = Giocatori
told-player = chi
told-count = Conteggio finale
told-rank = posto
told-score = totale
told-cities = Città
told-city = città
told-colour = colore
told-goods = merci
told-links = Collegamenti
told-sea-links = Collegamenti via mare
told-from = da
told-to = a
told-owner = di chi
told-tiles = tessere
told-tile = tessera
told-action = azione
told-number = numero
told-bid = offerta
told-supply = Riserva
told-what = che cosa
told-there = c’è
told-bag = nel sacchetto
told-deck = nel mazzo
told-stack = nella pila
told-hand = in mano
told-locomotive = locomotiva
told-cards = carte
told-card = carta
told-price = prezzo
told-line = linea
told-loans = prestiti
told-trains = consegne rimaste
told-trains-of = consegnato da
told-track-of = binari di
told-factories = Fabbriche
told-factory = fabbrica
told-wants = vuole
told-needs = chiede
told-have = finora
told-claimed = preso da
told-tracks-left = ancora da costruire
told-train = treno
told-at = dove
told-aboard = a bordo
told-contracts = Contratti
told-contract = contratto
told-state = stato
told-pays = paga
told-now = finora
told-refusals = rifiuti rimasti
told-starting = tessere iniziali
told-column = colonna
told-row = riga
told-taken = preso da
told-lines = linee
told-open = aperto
told-pawn = pedina
told-objectives-of = Obiettivi: { $seat }

# Che cosa c’è e dove.
told-several = { $count } { $value }
told-out-of = { $count } su { $number }
told-empty-cities = città vuote
told-figure = { $value } { $count }
told-unseen = { $count ->
    [one] 1 carta nascosta
   *[other] { $count } carte nascoste
 }
told-nobody = nessuno
told-free = libero
told-open-at = estremità aperta: { $value }
told-link-to = { $value } ({ $more })
told-linked = collegata con { $value }
told-track = binari di { $more }: { $from } – { $to }
told-shut = lati chiusi: { $value }
told-ridge = cresta: { $value }
told-city-of = città ({ $value })
told-city-with = città: { $value }
told-city-wants = città che vuole { $value }
told-factory-has = fabbrica: { $value }
told-town = cittadina
told-plain = pianura
told-hill = colline
told-mountain = montagne
told-water = acqua
told-river = fiume
told-coast = costa
told-snow = neve
told-ferry = traghetto
told-dollars = ${ $count }
told-euros-more = +€{ $count }
told-build-dollars = binario qui: ${ $count }
told-track-there = binari: { $value }
told-edge = { $way }: { $value } ({ $more })
told-side = { $way }: { $value }
told-room-for = posto per: { $value }
told-open-to = interruzioni: { $value }
told-beside = { $way }: { $value } – { $more }
told-load-waiting = non caricato
told-load-aboard = a bordo
told-load-delivered = consegnato
told-pays-dollars = { $value } ${ $count }

# Domande su percorsi e consegne.
told-way-euros = { $from } – { $to }: { $steps ->
    [one] 1 tessera
   *[other] { $steps } tessere
 }, €{ $count }
told-way-dollars = { $from } – { $to }: { $steps ->
    [one] 1 tessera
   *[other] { $steps } tessere
 }, ${ $count }
told-way-built = { $from } – { $to }: già costruito
told-way-euros-all = In tutto: €{ $count }
told-way-dollars-all = In tutto: ${ $count }
told-line-dollars = { $from } – { $to }: { $steps ->
    [one] 1 binario da costruire
   *[other] { $steps } binari da costruire
 }, ${ $count }
told-line-spaces = { $from } – { $to }: { $steps ->
    [one] 1 spazio da costruire
   *[other] { $steps } spazi da costruire
 }
told-by = Passando per: { $value }
told-by-cards = Carte: { $value }
told-no-way = Nessun percorso libero da { $from } a { $to }.
told-no-ways = In questo gioco non si costruisce da un luogo all’altro.
told-way-places = Indica due luoghi della mappa, per esempio due città.
told-delivery = { $value }: { $text }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
told-halt = { $value }: { $text }: aspetta lì fino alla prossima azione
told-good-delivery = { $value }: { $from } – { $to }: { $points } di prestigio, ${ $count }
told-contract-pays = { $value } ({ $more }): { $text }
told-no-delivery = Per ora non c’è nulla da consegnare.
told-no-deliveries = In questo gioco non si consegna nulla.
told-seated = Può chiederlo solo chi gioca.
told-unknown = Qui nulla si chiama «{ $value }».
told-nowhere = «{ $value }» non c’è da nessuna parte.
told-more = { $count ->
    [one] … e un’altra
   *[other] … e altre { $count }
 }
told-command-from = da
told-command-to = a

# La pagina nel browser.
text-command = Scelta o comando
text-command-more = ? elenca le scelte, h i comandi
text-answers = Risposte
text-choices = Scelte
text-choices-all = { $count ->
    [one] Mostra { $count } scelta
   *[other] Mostra { $count } scelte
 }
text-said = Finora: { $value }
text-grid = Luogo per luogo
text-grid-more = Le frecce camminano, Home e Fine vanno lungo la riga, x al prossimo luogo con qualcosa, m al prossimo che puoi scegliere, Invio sceglie.
text-may = si può scegliere
text-here = Che cosa fare lì: { $value }
text-no-place = Ora non si chiede un luogo: { $value }
text-next = Prossima mossa degli altri
text-waiting = { $count ->
    [one] { $count } mossa attende di essere letta.
   *[other] { $count } mosse attendono di essere lette.
 }
text-nothing-since = Dalla tua ultima mossa non è successo nulla.
text-no-clock = A questo tavolo non c’è orologio.
text-clock = { $seat }: { $value }
text-not-now = Ora non ti si chiede nulla.
text-no-undo = Non c’è nulla da annullare.
text-help-choices = che cosa puoi scegliere ora
text-help-confirm = nel campo vuoto: conferma, o prossima mossa degli altri
text-help-last = che cosa è successo dalla tua ultima mossa; ll con quella mossa
text-help-standing = la situazione dei giocatori
text-help-tables = tutte le tabelle, lette
text-help-place = un luogo (o solo il nome): che cosa c’è lì e intorno
text-help-beside = i vicini di un luogo
text-help-where = dove si trova qualcosa, per esempio un colore
text-help-way = il percorso più economico; anche: a > b
text-help-way-typed = da a a b
text-help-deliveries = consegne, la migliore per prima
text-help-undo = annulla l’ultima scelta, poi l’ultima mossa
text-help-clock = gli orologi
text-help-help = questi comandi
