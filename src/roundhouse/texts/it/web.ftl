# Che cosa dice il browser, qualunque sia il gioco.

# Pagine.
web-home = All'inizio
web-home-title = Giochi di ferrovie, un solo tavolo
web-home-lead = Con gli amici in rete, attorno a uno schermo, o da soli contro i bot.
web-nav = Pagine
web-nav-play = Gioca
web-nav-tables = Tavoli
web-nav-rules = Regole
web-nav-challenges = Sfide
web-skip-to-content = Vai al contenuto
web-lost = Qui non c'è niente
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
web-friends = Amici
web-friends-at = { $value }: con gli amici
web-friends-title = { $value } con gli amici
web-bots = Bot
web-alone = nessuno
web-level = Livello
web-bot-random = a caso
web-bot-easy = facile
web-bot-medium = medio
web-bot-hard = difficile
web-help-show = Tutte le opzioni, spiegate
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
web-hours = { $count } h
web-minutes = { $count } min
web-public = Nell'elenco: chiunque può sedersi
web-visitors = Si può stare a guardare
web-make-table = Prepara il tavolo

# Elenchi di tavoli.
web-your-tables = I tuoi tavoli
web-times-are = l'ora è quella dell'ultima mossa
web-no-tables = Nessuna partita in corso. Scegli un gioco: bastano due clic.
web-public-tables = Tavoli aperti
web-no-public = Al momento nessuno ha un tavolo in elenco.
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
web-ended-place = Posto { $place }, { $points } punti
web-won-by = Ha vinto { $value } con { $points }
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
web-contents = Indice

# Sfide.
web-challenges-lead = Da soli contro una missione o un limite: tre stelle per ciascuna.
web-stars-of = { $count } stelle su { $most }
web-no-challenges = Nessuno dei giochi qui ne ha.

# Io.
web-my-page = Tu
web-language = Lingua
web-theme = Colori
web-theme-system = come il sistema
web-theme-light = Chiari
web-theme-dark = Scuri
web-theme-to-light = Colori chiari
web-theme-to-dark = Colori scuri
web-other-device = Su un altro dispositivo
web-other-device-more = I tuoi tavoli ti seguono: mostra qui un codice e scrivilo là.
web-show-code = Mostra un codice
web-code-ends = Vale una volta sola, entro { $count } minuti.
web-type-code = Codice dall'altro dispositivo
web-claim = Prendi
web-my-data = Che cosa si conserva di te
web-my-data-more = Il nome, le preferenze, i posti e quel che hai detto ai tavoli. Non c'è nessun account.
web-export = Salva tutto
web-delete = Cancella tutto
web-delete-sure = Cancella davvero tutto

# Al tavolo.
web-joining = Si va al tavolo…
web-no-table = Questo tavolo non si può vedere
web-your-turn = Tocca a te
web-waits = Tocca a { $value }
web-also-asked = Decide insieme a te: { $value }.
web-over = La partita è finita
web-aborted = Annullata
web-sending = Invio…
web-ready = Pronta: questa è la tua mossa
web-which = E poi?
web-which-verb = Che cosa fai?
web-which-number = Quale numero?
web-verbs = Che cosa fare
web-words = Parole
web-type = Scrivi una parola
web-no-such-word = Nessuna parola comincia così.
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
web-nearer = Più vicino
web-farther = Più lontano
web-fit = tutto
web-hint = Consiglio
web-hint-thinking = Il bot difficile sta pensando …
web-hint-more = Che cosa farebbe il bot difficile
web-hint-expected = prospettiva { $percent } %
web-undo = Annulla
web-understood = Capito
web-rule = Regola { $value }
web-offline = Nessun collegamento
web-offline-kept = Nessun collegamento, la tua mossa è conservata
web-offline-more = Si riprende da sé appena il server risponde.
web-odd-answer = Il server ha dato una risposta incomprensibile.
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
web-position = La posizione in parole
web-tab-board = Mappa
web-tab-side = Riserva
web-beside = Accanto alla mappa
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
web-past-more = Una posizione passata; niente è perduto.
web-step-back = Una mossa indietro
web-step-on = Una mossa avanti
web-since = dal mio turno
web-replay = rivedi
web-pause = pausa
web-live = adesso
web-back-to-now = Torna a adesso
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
web-chat = Parole
web-chat-say = Di' qualcosa
web-chat-quiet = Nessuno ha ancora parlato.
web-send = Invia
web-mute = Silenzia { $value }
web-unmute = Ascolta di nuovo { $value }

# Riunirsi.
web-gathering = Si aspetta che tutti si siedano
web-gathering-more = Manda a ciascuno un link; si comincia quando tutti i posti sono presi.
web-invited = { $value } ti invita
web-invited-more = Di' il tuo nome e siediti.
web-sit = Siediti
web-stand-up = Alzati
web-link-for = Il link per { $seat }
web-copy = Copia
web-copied = Copiato
web-share = Condividi

# Uno schermo, più persone.
web-curtain = Ora tocca a { $value }
web-curtain-more = Ciò che è nascosto si vede solo quando qui siede la persona giusta.
web-curtain-raise = Sono { $value }

# Il menu.
web-menu-game = Questa partita
web-menu-seats = Posti
web-menu-other = Altre partite da qui
web-menu-show = Come si mostra
web-restart-turn = Ricomincia il turno
web-take-back = Chiedi di riprendere la mia ultima mossa
web-abort = Proponi di annullare la partita
web-resign = Abbandona
web-sure = Davvero?
web-sure-resign = Abbandonare davvero?
web-seat-to-bot = { $value }: continua un bot
web-seat-back = { $value }: torna a giocare
web-remove = { $value } non viene: togli
web-fork = E se: un nuovo tavolo dalla mossa { $move }
web-rematch = Ancora, con i posti ruotati
web-save-record = Salva la partita
web-offer-take-back = { $value } chiede di tornare alla mossa { $move }.
web-offer-abort = { $value } propone di annullare la partita.
web-offer-waits = Manca ancora la risposta di { $value }.
web-agree = D'accordo
web-refuse = Rifiuta
web-pace = Mosse degli altri
web-pace-at-once = subito
web-pace-normal = normali
web-pace-slow = lente
web-pace-step = una alla volta
web-swift = Gioca una frase completa senza chiedere
web-sound = Suono quando tocca a te
web-notify = Notifica quando tocca a te
web-leave-page = Lascia la pagina; la partita ti aspetta
web-keys = Tasti
web-key-enter = Invio
web-key-enter-does = conferma, o mostra la mossa seguente
web-key-backspace = Backspace
web-key-backspace-does = toglie una parola, poi una mossa
web-key-tab = Tab
web-key-tab-does = percorre luoghi e parole
web-key-letters = a b c
web-key-letters-does = trova una parola
web-key-comma = , .
web-key-comma-does = una mossa indietro, una avanti
web-key-l = Fine
web-key-l-does = torna a adesso
web-key-question = ?
web-key-question-does = questo menu

# La fine.
web-end-wins = { $points ->
    [one] { $value } vince per un punto
   *[other] { $value } vince per { $points } punti
 }
web-end-tie-broken = { $value } vince lo spareggio
web-end-shared = { $value } vincono insieme
web-end-alone = { $points ->
    [one] Un punto
   *[other] { $points } punti
 }
web-final-count = Conteggio finale
web-total = totale
web-look-at-board = Guarda la mappa
web-play-again = Ancora
web-how-points-came = Come sono arrivati i punti
web-turning-points = Momenti decisivi
web-turning-more = un clic mostra la mappa di allora
web-turning-lead = { $points ->
    [one] { $value } va in testa per un punto.
   *[other] { $value } va in testa per { $points } punti.
 }
web-turning-gain = { $points ->
    [one] { $value } guadagna un punto in un colpo.
   *[other] { $value } guadagna { $points } punti in un colpo.
 }
