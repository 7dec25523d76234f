# Tornei.
web-tournaments-title = Tornei
web-tournaments-lead = I tavoli si formano da soli, turno per turno; ognuno occupa ogni posto lo stesso numero di volte
web-tournaments-none = Non c’è ancora nessun torneo.
web-tournaments-closed = Su questo server non si organizzano tornei.
web-tournament-new = Nuovo torneo
web-tournament-make = Crea il torneo
web-tournament-name = Titolo
web-tournament-game = Gioco
web-tournament-kind = Tipo
web-tournament-kind-swiss = Svizzero
web-tournament-kind-league = Campionato
web-tournament-kind-duplicate = Duplicato
web-tournament-kind-knockout = Gironi ed eliminazione
web-tournament-about-swiss = Due a tavolo. Si incontra chi è vicino in classifica, mai due volte se si può evitare. Si può entrare in ritardo.
web-tournament-about-league = Il calendario si fa prima, anche un turno a settimana: ognuno occupa ogni posto lo stesso numero di volte, e tutti si incontrano nel modo più equo possibile.
web-tournament-about-duplicate = I tavoli di un turno hanno la stessa distribuzione. Si confronta chi aveva lo stesso posto, così la fortuna si annulla. Niente spettatori.
web-tournament-about-knockout = Gironi in cui tutti si incontrano; i migliori passano, poi da ogni tavolo la metà migliore, fino alla finale.
web-tournament-seats = Giocatori a tavolo
web-tournament-rounds = Turni
web-tournament-group = Giocatori per girone
web-tournament-advance = Passano da un girone
web-tournament-every = Giorni da un turno all’altro (0: quando tutti hanno finito)
web-tournament-clock = { $minutes ->
    [0] { $hours } h
   *[other] { $minutes } min
 } per ogni giocatore
web-tournament-starts = Comincia alle (vuoto: quando lo dici tu)
web-tournament-bots = Bot che partecipano
web-tournament-level = Il loro livello
web-tournament-fill = I bot prendono i posti che mancano
web-tournament-rated = Classificato
web-tournament-join = Partecipa
web-tournament-leave = Ritirati
web-tournament-begin = Comincia
web-tournament-call-off = Annulla il torneo
web-tournament-status-open = aperto a tutti
web-tournament-status-playing = in corso
web-tournament-status-over = finito
web-tournament-status-off = annullato
web-tournament-players = { $count ->
    [one] un partecipante
   *[other] { $count } partecipanti
 }
web-tournament-at-table = { $count } a tavolo
web-tournament-round-of = turno { $number } di { $count }
web-tournament-starts-at = comincia { $value }
web-tournament-meetings = Finora due giocatori si sono incontrati da { $least } a { $most } volte; alla fine ognuno avrà occupato ogni posto lo stesso numero di volte.
web-tournament-standing = Classifica
web-tournament-player = Giocatore
web-tournament-played = Giocate
web-tournament-gone = ha lasciato
web-tournament-bot = bot { $level }
web-tournament-late = in ritardo
web-tournament-count-points = Punti
web-tournament-count-rivals = Avversari
web-tournament-count-wins = Vittorie
web-tournament-count-share = Quota %
web-tournament-count-compared = Confronto %
web-tournament-count-came = Arrivato
web-tournament-told-points = Punti: uno per ognuno dietro di te al tavolo, mezzo per ognuno alla pari; un turno senza partita vale uno.
web-tournament-told-rivals = Avversari: i punti di chi hai incontrato; chi ha avuto la strada più dura è davanti.
web-tournament-told-wins = Vittorie: i tavoli vinti; una vittoria condivisa vale in parte.
web-tournament-told-share = Quota: la tua parte dei punti fatti nelle partite ai tuoi tavoli, in media.
web-tournament-told-compared = Confronto: di chi aveva lo stesso posto nella stessa distribuzione, quanti ne hai superati, in media; alla pari è mezzo.
web-tournament-told-came = Arrivato: 100 per ogni turno raggiunto oltre i gironi, più quelli lasciati dietro nell’ultimo.
web-tournament-told-lot = A parità decide il sorteggio iniziale.
web-tournament-round = Turno { $number }
web-tournament-table = Tavolo { $number }
web-tournament-no-game = nessuna partita in questo turno
web-tournament-your-table = Il tuo tavolo
web-tournament-rules = Chi non fa una mossa per due turni di fila è fuori; i bot giocano per chi se n’è andato, così gli altri hanno le loro partite. Chi finisce il tempo ha perso.
web-tournament-csv = Classifica in CSV
web-tournament-json = Tutto in JSON
web-tournament-all = Tutti i tornei

# Che cosa si rifiuta.
tournament-players = In { $players } non si può giocare: da { $least } a { $most }.
tournament-rounds = { $rounds } turni sono troppi: al massimo { $most }.
tournament-swiss-seats = Il sistema svizzero è per due a tavolo, non per { $seats }: scegli un campionato.
tournament-swiss-rounds = Dopo { $most } turni tutti e { $players } si sono incontrati; { $rounds } non sono possibili.
tournament-tables = { $players } non riempiono tavoli o gironi da { $seats }: { $fewer } sì, o { $more }. I bot possono completare.
tournament-each-seat = Con { $rounds } turni non tutti siedono ugualmente spesso su ognuno dei { $seats } posti: vanno bene { $below } o { $above }.
tournament-duplicate = In { $players } c’è un solo tavolo e nessuno con cui confrontarsi: almeno { $least }.
tournament-group = In gironi da { $group } a tavoli da { $seats } non tutti si incontrano ugualmente spesso: vanno bene gironi grandi come un tavolo, o pari a tavoli da due.
tournament-advance = Da un girone non possono passare in { $advance }: da 1 a { $most }.
tournament-knockout = Di { $players } ne resterebbero a un certo punto { $left }, che non riempiono tavoli da { $seats }: scegli altri numeri.
tournament-seats = { $game } è per { $least }–{ $most } a tavolo, non per { $seats }.
tournaments-closed = Su questo server non si organizzano tornei.
unknown-tournament = Non esiste il torneo «{ $tournament }».
tournament-begun = Questo torneo è già cominciato.
tournament-over = Questo torneo è finito.
tournament-joined = Partecipi già.
tournament-not-joined = Non partecipi.
tournament-full = Tutti i { $most } posti sono presi.
