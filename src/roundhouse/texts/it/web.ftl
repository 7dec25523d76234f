# Che cosa dice il browser, qualunque sia il gioco.

# Pagine.
web-home = Inizio
web-home-title = Giochi di treni, un solo tavolo
web-home-lead = Con gli amici in rete, attorno a uno schermo, o da soli contro i bot.
web-nav = Pagine
web-nav-play = Gioca
web-nav-today = Oggi
web-nav-lessons = Lezioni
web-nav-tables = Tavoli
web-nav-rules = Regole
web-nav-maps = Mappe
web-nav-challenges = Sfide
web-nav-tournaments = Tornei
web-nav-ratings = Rating
web-skip-to-content = Vai al contenuto
web-skip-to-board = Vai al tabellone
web-text-board = Tabellone testuale
web-picture = Tabellone con l’immagine
web-lost = Qui non c’è niente
web-part-missing = Questa pagina non si è potuta caricare
web-try-again = Riprova
web-loading = Un momento…
web-close = Chiudi

# Preparazione.
web-players-range = { $low }–{ $high } giocatori
web-map-best = ideale in { $value }
web-map-best-variant = ideale in { $value }; in { $more } con la sua variante
web-players-count = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
 }
web-against-bots = Contro i bot
web-against-bots-at = { $value }: contro i bot
web-friends = Con amici
web-friends-at = { $value }: con gli amici
web-friends-title = { $value } con gli amici
web-bots = Bot
web-alone = nessuno
web-map-players = Questa mappa è per { $low }–{ $high } giocatori: ora { $count ->
    [one] un bot
   *[other] { $count } bot
 }.
web-level = Livello
web-bot-random = a caso
web-bot-beginner = principiante
web-bot-easy = facile
web-bot-medium = medio
web-bot-hard = forte
web-bot-expert = esperto
web-help-show = Opzioni usate di rado
web-help-hide = Meno opzioni
web-start = Comincia
web-seats = Posti
web-seat-kind = Posto { $count }
web-kind-me = io ({ $value })
web-kind-person = una persona con un link
web-kind-screen = una persona a questo schermo
web-kind-bot = un bot ({ $value })
web-name = Nome
web-guest = Ospite
web-my-name = Il tuo nome
web-options = Opzioni
web-table = Tavolo
web-clock = Orologio
web-clock-none = nessuno
web-absence = Un bot subentra dopo
web-absence-none = come di solito
web-hours = { $count } h
web-minutes = { $count } min
web-public = Nell’elenco: chiunque può sedersi
web-visitors = Si può stare a guardare
web-rated = Classificata: conta per tutti quelli che si siedono
web-rated-agree = Questa partita è classificata: chi si siede accetta. Andarsene o finire il tempo vale come sconfitta.
web-make-table = Prepara il tavolo

# Elenchi di tavoli.
web-your-tables = I tuoi tavoli
web-times-are = ora dell’ultima mossa
web-no-tables = Nessuna partita in corso. Scegli un gioco: bastano due clic.
web-public-tables = Tavoli aperti
web-no-public = Al momento non ci sono tavoli aperti.
web-finished = Partite finite
web-no-finished = Ancora nessuna.
web-all-tables = Tutti i tavoli
web-moves-count = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
 }
web-points-count = { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
web-ended-place = Posto { $place }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
web-won-by = Ha vinto { $value } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
web-seats-open = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
 }
web-record = Una registrazione
web-your-move = Tocca a te
web-continue = Continua
web-open = Apri
web-review = Rivedi
web-join-or-watch = Partecipa o guarda
web-have-invitation = Hai un invito?
web-paste-link = Incolla il link
web-join = Entra
web-bad-link = Questo non è il link di un tavolo.
web-replay-game = Rivedi una partita da un file
web-choose-file = Scegli un file
web-rules-note = Le regole di tutti i giochi, con parole nostre:
web-open-rules = apri i regolamenti
web-rules-lead = Con parole nostre, e con il perché di ogni interpretazione.
web-rules-find = Cerca una parola o una regola
web-rules-none = Qui non se ne parla.
web-what = Che cos’è?
web-what-point = Indica qualsiasi cosa
web-what-leave = Fatto
web-what-rule = Regola { $value }
web-contents = Indice

# Lezioni.
web-lessons-lead = Dieci minuti al tavolo vero bastano per imparare un gioco; lezioni brevi ne spiegano le parti difficili.
web-no-lessons = Nessuno dei giochi qui ne ha.
web-lesson-step = Passo { $count } di { $most }
web-lesson-next = Avanti
web-lesson-show = Mostrami
web-lesson-skip = Salta questo passo
web-lesson-leave = Esci e continua dopo
web-lesson-play-on = Continua qui
web-lesson-home = Una partita tua
web-lesson-watch = Hanno mosso gli altri. Avanti lo mostra mossa per mossa, Salta tutto in una volta.
web-lesson-follows = Lezione { $count }: { $value }, { $minutes } min
web-lesson-go-on = riprendi
web-lesson-again = ancora una volta
web-lesson-done = fatta
web-lesson-now = ora
web-lesson-free = Niente conta; esci quando vuoi, il tuo posto resta.
web-lesson-rule = Regola: { $value }
web-lesson-learned = Imparato finora
web-lesson-learned-all = Che cosa hai imparato
web-lesson-way = Il percorso
web-lesson-offer = È nuovo per te? Imparalo in { $count } minuti
web-lesson-offer-next = Prossima lezione, { $count } minuti
web-list-learned = Lezione finita
web-lesson-take-up = Riprendi la lezione
web-lesson = Lezione
web-list-day = Sfida del { $value }

# Stars.
web-stars-of = { $count ->
    [one] 1 stella su { $most }
   *[other] { $count } stelle su { $most }
 }
web-stars-for = Stelle a { $value } punti.

# Io.
web-my-page = Tu
web-language = Lingua
web-theme = Colori
web-theme-system = come il sistema
web-theme-light = chiari
web-theme-dark = scuri
web-theme-to-light = Colori chiari
web-theme-to-dark = Colori scuri
web-other-device = Su un altro dispositivo
web-other-device-more = I tuoi tavoli ti seguono: mostra qui un codice e scrivilo là.
web-show-code = Mostra un codice
web-code-ends = Vale una volta sola, entro { $count } minuti.
web-type-code = Codice dall’altro dispositivo
web-keep-me = Conserva chi sei
web-keep-me-more = Senza, ti conosce solo questo browser. Una passkey la conserva il tuo dispositivo o il suo account; un codice di recupero lo conservi tu, su carta. Non si chiede altro.
web-passkey-new = Crea una passkey
web-passkey-claim = Ho una passkey
web-recovery-new = Mostra un codice di recupero
web-recovery-once = Scrivilo adesso: non si mostra più, e annulla quello di prima. Sull’altro dispositivo va nel campo qui sopra.
web-key-kind-passkey = Passkey del { $value }
web-key-kind-recovery = Codice di recupero del { $value }
web-key-remove = Togli
web-passkey-no = Il browser non ha creato una passkey.
web-claim = Usa questo codice
web-my-data = Che cosa si conserva di te
web-my-data-more = Il nome, le preferenze, i posti e quel che hai scritto ai tavoli. Non c’è nessun account.
web-export = Salva tutto
web-delete = Cancella tutto
web-delete-sure = Cancella davvero tutto
web-engine = Roundhouse { $version } · { $value }
web-engine-plain = Il motore gira in Python puro: i bot pensano più lentamente.
web-engine-compiling = Il motore si sta compilando: fino ad allora i bot pensano più lentamente.
web-engine-compiled = Il motore è compilato.

# Al tavolo.
web-joining = Ci si siede al tavolo…
web-no-table = Questo tavolo non si può vedere
web-your-turn = Tocca a te
web-waits = Tocca a { $value }
web-also-asked = Nello stesso momento decide anche: { $value }.
web-over = La partita è finita
web-aborted = Interrotta
web-sending = Invio…
web-ready = Pronta: questa è la tua mossa
web-ready-aside = Invio sceglie questo luogo al posto di quello di prima
web-which = E poi?
web-which-verb = Che cosa fai?
web-which-number = Quale numero?
web-verbs = Che cosa fare
web-words = Elenco
web-type = Scrivi per cercare
web-no-such-word = Non c’è niente che comincia così. Invio dice perché.
web-change-word = Cambia da qui
web-confirm = Conferma
web-deliveries = Consegne
web-delivery = Da { $from } a { $to }
web-delivery-ways = { $count ->
    [0] nessuna consegna
    [one] una consegna
   *[other] { $count } consegne
 }
web-delivery-waits = aspetta lì
web-more-deliveries = Altre { $count }: scegli una città.
web-gain = { $seat } +{ $count }
web-nearer = Ingrandisci
web-farther = Rimpicciolisci
web-fit = Mostra tutto
web-fold = Ripiega questa scheda
web-unfold = Apri questa scheda
web-nowhere = Lì si è fuori dalla mappa: non si può costruire né scegliere niente.
web-possible = Si può fare: scegli prima «{ $value }».
web-not-yet = Non c’è ancora nulla da confermare: { $value }
web-hint = Consiglio
web-hint-thinking = Il bot forte sta pensando…
web-hint-more = Che cosa farebbe il bot forte
web-hint-expected = probabilità di vittoria stimata { $percent }%
web-undo = Annulla
web-no-undo = Non c’è nulla da annullare: non hai ancora fatto nulla, oppure qualcosa è stato pescato o mostrato, o un altro ha mosso.
web-rule = Regola { $value }
web-offline = Connessione interrotta
web-offline-kept = Connessione interrotta: la tua mossa è al sicuro
web-offline-more = Si riprende da sé appena il server risponde.
web-odd-answer = Risposta inattesa dal server. Ricarica la pagina.
web-players = Giocatori
web-player = Giocatore
web-turn-order = Ordine di turno
web-seat-you = (tu)
web-seat-bot = (bot)
web-seat-away = (assente)
web-seat-open = posto libero
web-seat-resigned = (ha abbandonato)
web-watching = { $count ->
    [one] Qualcuno guarda.
   *[other] Guardano in { $count }.
 }
web-time-left = tempo rimasto
web-figure-points = punti
web-round = round { $round }
web-round-of = round { $round } di { $rounds }
web-turn-of = turno { $turn } di { $turns }
web-phases = Il turno
web-position = La posizione come testo
web-tab-board = Tavolo
web-tab-side = Riserva
web-beside = Accanto al tavolo
web-next-table = { $count ->
    [one] Altro tavolo
   *[other] Altri tavoli ({ $count })
 }
web-rules = Regole
web-no-rulebook = Questo gioco non ha ancora un regolamento.
web-menu = Menu
web-go-on = Avanti

# Rivedere.
web-log = Diario
web-log-all = tutto
web-log-mine = mio
web-log-earlier = Mosse precedenti
web-history = Storia
web-move = Mossa { $move }
web-move-of = Mossa { $move } di { $moves }
web-past-more = Una posizione passata: non si perde nulla.
web-step-back = Una mossa indietro
web-step-on = Una mossa avanti
web-since = dal mio turno
web-replay = rivedi
web-pause = pausa
web-live = adesso
web-back-to-now = Torna al presente
web-more-to-show = { $count ->
    [one] Resta una mossa da mostrare.
   *[other] Restano { $count } mosse da mostrare.
 }
web-next-step = Avanti
web-skip = Salta
web-charts = Grafici
web-chart-of = { $value }, mossa per mossa
web-chart-by-round = { $value } per round
web-chart-end = fine
web-no-figures = I numeri arrivano con le prime mosse.

# Parlare.
web-chat = Chat
web-chat-say = Scrivi qualcosa
web-chat-quiet = Nessuno ha ancora scritto.
web-send = Invia
web-mute = Silenzia { $value }
web-unmute = Ascolta di nuovo { $value }
web-manners = Segnala o evita qualcuno

# Riunirsi.
web-gathering = Si aspetta che tutti si siedano
web-gathering-more = Manda un link a ciascuno; si comincia quando tutti i posti sono occupati.
web-invited = { $value } ti invita
web-invited-in = Ti hanno invitato
web-invited-more = Scrivi il tuo nome e siediti.
web-sit = Siediti
web-vacant = { $value } ha lasciato il tavolo: il posto è libero.
web-ask-seat = Chiedi questo posto
web-stand-up = Alzati
web-link-for = Il link per { $seat }
web-link-local = Questi link funzionano solo su questo computer. Per far entrare altri dalla tua rete, avvia con «roundhouse --lan».
web-copy = Copia
web-copied = Copiato
web-share = Condividi

# Uno schermo, più persone.
web-handover = Ora tocca a { $value }
web-handover-more = Ciò che è nascosto si vede solo quando qui siede la persona giusta.
web-handover-raise = Sono { $value }

# Il menu.
web-menu-game = Questa partita
web-menu-seats = Posti
web-menu-other = Altre partite da qui
web-menu-show = Come si mostra
web-restart-turn = Ricomincia il turno
web-take-back = Chiedi di annullare la tua ultima mossa
web-abort = Proponi di interrompere la partita
web-resign = Abbandona
web-sure = Davvero?
web-sure-resign = Abbandonare davvero?
web-seat-to-bot = Fai giocare un bot per { $value }
web-seat-back = Torna a giocare per { $value }
web-seat-for-bot = Metti un bot qui
web-remove = Togli { $value } (non arriva)
web-fork = E se: un nuovo tavolo dalla mossa { $move }
web-rematch = Rivincita, con i posti ruotati
web-chance = Controlla il caso
web-save-record = Salva la registrazione
web-offer-take-back = { $move ->
    [0] { $value } chiede di tornare all’inizio.
    [one] { $value } chiede di tornare alla mossa 1.
   *[other] { $value } chiede di tornare alla mossa { $move }.
 }
web-offer-abort = { $value } propone di interrompere la partita.
web-offer-sit = { $text } vorrebbe continuare al posto di { $value } e chiede se va bene.
web-offer-bot = { $value } è via: far continuare un bot al suo posto?
web-offer-waits = Manca ancora la risposta di { $value }.
web-agree = D’accordo
web-refuse = Rifiuta
web-withdraw = Ritira la domanda
web-pace = Mosse degli altri
web-pace-at-once = immediate
web-pace-normal = normali
web-pace-slow = lente
web-pace-step = una alla volta
web-simple = Le scelte semplici che non costano nulla non chiedono Conferma
web-letters = Lettere e segni singoli sono tasti
web-spoken-more = { $count ->
    [one] E un’altra cosa.
   *[other] E altre { $count } cose.
 }
web-swift = Gioca una mossa completa senza Conferma
web-coordinates = Coordinate dei luoghi nei testi
web-sound = Suono quando tocca a te
web-notify = Notifica quando tocca a te
web-leave-page = Lascia la pagina; la partita ti aspetta
web-keys = Tasti
web-key-enter = Invio
web-key-enter-does = conferma, o mostra la mossa seguente
web-key-backspace = Backspace
web-key-backspace-does = toglie l’ultima scelta, poi l’ultima mossa
web-key-tab = Tab
web-key-tab-does = percorre luoghi e scelte
web-key-letters = a b c
web-key-letters-does = trova una scelta
web-key-comma = , .
web-key-comma-does = una mossa indietro, una avanti
web-key-l = Fine
web-key-l-does = torna al presente
web-key-question = ?
web-key-question-does = questo menu

# La fine.
web-end-wins = { $points ->
    [one] { $value } vince di un punto
   *[other] { $value } vince di { $points } punti
 }
web-end-left = In gioco resta solo { $value }
web-end-tie-broken = { $value } vince lo spareggio
web-end-given = Vince { $value }
web-end-you-wins = { $points ->
    [one] Hai vinto di un punto
   *[other] Hai vinto di { $points } punti
 }
web-end-you-left = In gioco resti solo tu
web-end-you-tie-broken = Hai vinto lo spareggio
web-end-you-given = Hai vinto
web-end-shared = { $value } vincono insieme
web-put-away = Metti via
web-take-out = Tira fuori
web-end-alone = { $points ->
    [one] Un punto
   *[other] { $points } punti
 }
web-final-count = Conteggio finale
web-total = totale
web-look-at-board = Guarda il tavolo
web-rematch-join = Partecipa
web-play-again = Un’altra partita
web-how-points-came = Come sono arrivati i punti
web-turning-points = Momenti decisivi
web-turning-more = un clic mostra il tavolo di allora
web-turning-lead = { $points ->
    [one] { $value } passa in testa con un punto di vantaggio.
   *[other] { $value } passa in testa con { $points } punti di vantaggio.
 }
web-turning-gain = { $points ->
    [one] Con quel che ne segue frutta un punto a { $value }.
   *[other] Con quel che ne segue frutta { $points } punti a { $value }.
 }

web-review-better = Meglio:

# Com’è andata nelle mie partite.
web-statistics = Le tue partite
web-statistics-none = Ancora niente da contare: qui si contano le partite che hai finito.
web-statistics-by = Contate
web-statistics-by-game = Per gioco
web-statistics-by-map = Per mappa
web-statistics-by-seats = Per numero di giocatori
web-statistics-game = Gioco
web-statistics-games = Partite
web-statistics-wins = Vinte
web-statistics-mean = Punteggio medio
web-statistics-best = Punteggio migliore
web-statistics-last = Ultime dieci
web-recent = Partite recenti
web-recent-all = tutte
web-statistics-points = { $value }: i tuoi punti, partita per partita
web-statistics-csv = Salva come CSV
web-statistics-json = Salva come JSON
web-to-notices = Avvisi con notifiche, e-mail o webhook…
web-seat-kept = un bot tiene il posto
web-plan = Programma
web-plan-add = Programma
web-plan-ready = Pronto. Si gioca quando tocca a te.
