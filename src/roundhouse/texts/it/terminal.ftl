# Il terminale.
cli-narrow = Il tabellone vuole { $count } colonne, e questa finestra ne ha { $most }: allargala, o chiedi del tavolo (h).
cli-help = Scrivi una scelta, o una mossa intera. ? elenca le scelte, back ne toglie una, undo annulla una mossa, h elenca le domande sul tavolo, save FILE salva la partita, quit esce.
cli-lesson-hint = Per esempio: { $text }
cli-lesson-left = Hai lasciato la lezione; il tuo posto è tenuto: roundhouse learn { $text }.
cli-lesson-next = La prossima lezione: roundhouse learn { $text }
cli-lesson-play = Una partita tua: roundhouse play { $text } --bots beginner
cli-left = Hai lasciato il tavolo.
cli-undone = Annullato.
cli-no-undo = Non si può annullare: qualcosa è stato pescato o mostrato, o un altro ha mosso.
cli-saved = Scritto in { $file }.
cli-not-here = «{ $word }» non può seguire qui. ? elenca che cosa può.
cli-not-kept = Le stelle non si possono conservare: { $file } non si può scrivere.
cli-challenge = Sfida
cli-day = la sfida del giorno, n. { $number }: { $value }
cli-day-counts = Questo tentativo conta, anche se te ne vai.
cli-day-practice = Per esercizio: non conta.
cli-day-mine = Il tuo tentativo: { $value }
cli-day-broken-off = interrotto
cli-day-row = { $count ->
    [one] Un primo giorno.
   *[other] { $count } giorni di fila.
 }

# Una partita rivista, nel terminale: le probabilità all’inizio e alla fine, e che cosa le ha cambiate.
# Fortuna, decisioni di tutti; quanto sono costate le proprie mosse costose; decisioni buone su tutte.
review-who = Giocatore
review-first = Inizio
review-last = Fine
review-luck = Fortuna
review-decided = Decisioni
review-lost = Costose
review-good = Buone
review-costly = Mossa { $move }, { $person }: { $played }
review-better = Meglio: { $better } ({ $best }% invece di { $percent }%)
review-none = Nessuna decisione è costata molto.
review-close = { $count ->
    [0] Nessuna era incerta.
    [one] Una era incerta: due ricerche non concordano.
   *[other] { $count } erano incerte: due ricerche non concordano.
  }
review-unfinished = Si può rivedere solo una partita finita; questa si ferma dopo { $moves } mosse.

# Che cosa può mancare a un bot messo alla prova.
bot-hint-late = A ogni domanda deve rispondere con una riga, e subito: molti linguaggi trattengono ciò che si scrive finché non si dice loro di mandarlo.
bot-hint-gone = Deve andare avanti finché il suo ingresso non si chiude. Ciò che ha scritto tra gli errori sta qui sopra.
bot-hint-missing = Il comando viene eseguito com’è, senza shell: prima il programma, poi ciò che riceve.
bot-hint-illegal = Si possono dire solo le parole offerte; più di una insieme solo se ognuna è possibile dopo le precedenti.
bot-hint-asked = La domanda era: { $said ->
    [none] che cosa dire per prima
   *[other] che cosa viene dopo «{ $said }»
 }; le parole erano: { $text }

# Due studi a confronto.
compare-what = cifra
compare-chance = per caso
compare-corrected = corretto
compare-few = troppo poche partite
compare-steady = non varia mai
compare-sure = sicuro
compare-odds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
compare-sum = { $count ->
    [0] Nessuna cifra su { $most } differisce con certezza.
    [one] Una cifra su { $most } differisce con certezza.
   *[other] { $count } cifre su { $most } differiscono con certezza.
 }

# Intestazioni delle tabelle.
cli-col-game = gioco
cli-col-option = opzione
cli-col-default = predefinito
cli-col-possible = possibile
cli-col-seat = posto
cli-col-bot = bot
cli-col-games = partite
cli-col-wins = vittorie
cli-col-share = quota
cli-col-score = punti
cli-col-least = minimo
cli-col-most = massimo
cli-col-challenger = sfidante
cli-col-against = contro
cli-col-lead = distacco
cli-col-seconds = s a partita
cli-col-verdict = verdetto
cli-col-rating = valutazione
cli-col-moves = mosse
cli-col-mean-ms = ms in media
cli-col-slowest-ms = ms la più lenta
cli-col-decisions = decisioni/s
cli-col-games-a-second = partite/s
cli-col-copy = copia µs
cli-col-words = parole µs
cli-col-longest = la più lunga ms
cli-col-bytes = byte per copia
cli-col-space = casella
cli-col-terrain = terreno
cli-col-neighbours = vicine
cli-col-part = parte
cli-col-from = da
cli-col-shape = forma
cli-col-range = intervallo
cli-col-meaning = significato
cli-col-figure = cifra
cli-col-measured = misurato
cli-col-bounds = limiti
cli-col-kept = rispettato

# Che cosa dicono i comandi alla fine.
cli-engine-compiled = compilato
cli-engine-pure = Python puro
cli-simulated = { $count ->
    [one] Una partita
   *[other] { $count } partite
 }, { $value } mosse in media ({ $low }–{ $high }), { $number } decisioni al secondo per processo ({ $text })
cli-recorded = { $file }: { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
 }; punti: { $text }
cli-studied = { $file }: { $count ->
    [one] una partita
   *[other] { $count } partite
 }
cli-verified = Tavoli: { $count } · mosse: { $moves } · errori: { $number }
cli-for-others = Per gli altri: { $text }
cli-thinking = Pensa per i server di { $text }, { $count } alla volta
cli-compiling = Il motore si compila in sottofondo; fino ad allora i bot pensano più lentamente.
cli-compiled = Il motore è compilato: da ora i bot pensano con esso.
cli-not-compiled = Non si è potuto compilare il motore ({ $text }: { $value }); si va avanti con i sorgenti.
cli-layout = Caselle: { $count } · luoghi: { $number } · tutto con --json
cli-environment = Numeri che si vedono: { $numbers } · parole che si possono dire: { $count }

# Se un bot proprio gioca.
cli-bot-forfeits = perde a tavolino
cli-bot-lingers = gioca, ma si è dovuto fermarlo
cli-bot-ends = gioca fino alla fine
cli-bot-plays = gioca

# Decisioni dubbie di un bot.
cli-blunder-where = partita { $number }, mossa { $move }, round { $round }, posto { $seat }
cli-blunder-played = giocato: { $played } ({ $value })
cli-blunder-better = meglio: { $better } ({ $value })
cli-blunder-on = se continuano dei medi: { $value } ± { $more } punti
cli-part = { $text ->
    [evaluation] in tutto
    [achievements] traguardi
    [action] tessera azione
    [actions] azioni rimaste
    [aim] obiettivo del barone
    [baron] barone
    [building] costruzione
    [cards] carte
    [challenge] sfida
    [cities] città
    [city] Nuova Città
    [column] colonna
    [contracts] contratti
    [delivered] consegne fatte
    [deliveries] consegne
    [ends] interruzioni
    [lines] linee principali
    [links] collegamenti
    [locomotive] locomotiva
    [money] denaro
    [objectives] obiettivi
    [openings] sbocchi
    [people] viaggiatori
    [place] ordine di turno
    [plan] piano
    [points] punti
    [prestige] prestigio
    [rectangle] rettangolo
    [refusals] rifiuti
    [rivals] avversari
    [route] percorso
    [track] binari
    [train] treno
    [turn] turno
    [west] collegamento a ovest
   *[other] { $text }
 }
cli-blunders = { $count ->
    [0] Nessuna decisione dubbia.
    [one] Una decisione dubbia · partite perse così: { $value }
   *[other] { $count } decisioni dubbie · partite perse così: { $value }
 }
cli-blunders-on = Dove continuano dei medi, le mosse migliori rendono { $value } ± { $more } punti ciascuna.

# Giri di taratura.
cli-tune-round = Giro { $number }: i cambiamenti costano { $value } punti
cli-tune-step = il passo { $text }
cli-tune-half = la sua metà { $text }
cli-tune-breaks = contro la condotta ({ $text }: { $value })
cli-tune-searched = in hard { $text }
cli-tune-gain = { $value } ± { $more } punti, { $percent } di { $count } smazzate
cli-tune-kept = tenuto
cli-tune-dropped = non tenuto

# Reti che correggono una valutazione.
cli-train-epoch = Epoca { $number }: perdita { $value } · la mossa migliore della ricerca nel { $percent } delle radici · punti persi { $more }
cli-train-net = Il meglio all’epoca { $number } · { $count } unità nascoste · una simulazione dura { $value } volte tanto
cli-train-level = Contro la sola valutazione, come { $level }: { $text }

# Mappe, giochi e lingue proprie.
cli-map = { $value } · esagoni: { $count } · città: { $number } · cittadine: { $more }
cli-map-drawn = { $file }: { $value } × { $more } pixel
cli-map-compiled = { $map }: mappa compilata e disegnata · esagoni: { $count }
cli-map-begun = { $file }: ora cambiala, e lancia { $text }
cli-map-blocked = { $map }: la vede solo chi l’ha fatta
cli-map-shown = { $map }: la rivede chiunque l’autore voglia
cli-no-relief = niente rilievo: per averlo installa roundhouse-games[atlas]
cli-game-begun = { $file } · file: { $count } · ora: { $text }
cli-passed = { $text }: tutto in ordine
cli-faults = { $count ->
    [one] 1 errore
   *[other] { $count } errori
 }
cli-checked-books = Regolamenti e tabelloni di { $text }
cli-checked-challenges = { $count ->
    [one] Un file di sfide
   *[other] { $count } file di sfide
 }
cli-checked-lessons = { $count ->
    [one] Una lezione
   *[other] { $count } lezioni
 }
cli-lacking = { $language }: { $percent }% · mancano: { $count }
no-such-map = Nessuna mappa si chiama «{ $map }»; ci sono { $known }.
file-is-there = «{ $file }» c’è già.
game-is-there = C’è già un gioco chiamato «{ $game }».
bad-map-name = Chiamala per esempio mia-regione.toml: minuscole, cifre, trattini.
bad-game-name = Chiamalo per esempio siding: da tre a venti minuscole.

# Che cosa si rifiuta.
bad-database = «{ $database }» non è una base di dati utilizzabile qui: sqlite o postgresql.
database-in-use = Un altro server ha aperto { $file }.
no-database = La base di dati { $database } non si apre: { $why }
no-lessons = { $game } non ha lezioni.
no-such-address = Nessuno può ascoltare su { $host }, porta { $port }: { $why }
sqlite-no-work = Un file SQLite ha un solo server, che pensa da sé: per altri processi ci vuole PostgreSQL.
sqlite-one-worker = SQLite serve un solo processo, non { $workers }: per più processi ci vuole PostgreSQL.
bad-name-list = L’elenco di nomi { $file } non si legge: { $why }
bad-site = «{ $value }» non va come sito: serve un indirizzo come https://example.org; le e-mail ne hanno bisogno per i link.
bad-smtp = «{ $value }» non va per la posta: servono --smtp smtp://NOME:PASSWORD@HOST:587 e --mail-from giochi@example.org.
bad-bot-name = «{ $bot }» non va come nome di un programma: lettere minuscole, cifre e trattini, prima una lettera, e nessuno di { $known }.
other-game = { $file } è una partita di { $game }.
no-conduct = Per { $game } non ci sono ancora i limiti del buon gioco.
no-weights = I pesi di { $game } non si possono cambiare durante il gioco.
no-such-file = Non c’è il file «{ $file }».
unreadable-file = «{ $file }» non si può leggere come testo.
unwritable-file = «{ $file }» non si può scrivere.
other-ladder = «{ $file }» contiene i risultati di un’altra scala: spostalo o indica un’altra cartella.
other-tune = «{ $file }» contiene i risultati di altri giri: spostalo o indica un altro file.
no-ladder = Una scala è per almeno due giocatori e almeno due bot, ciascuno nominato una volta.
no-cluster = Il cluster «{ $value }» non si raggiunge: { $why }
other-study = { $file } è di un altro studio: { $option } vi è { $known }. Scegli un’altra cartella.
missing-extra = Serve più di quanto è installato qui: pip install 'roundhouse-games[{ $value }]'
