# Ciò che rifiuta la casa stessa.
game-over = La partita è finita.
not-your-turn = Non è il turno di { $seat }. Tocca a: { $to_move }.
unknown-word = Qui nessuno conosce la parola «{ $word }».{ $guesses ->
    [0] { "" }
   *[other] { " " }Forse: { $near }?
 }
wrong-word = «{ $word }» non può stare qui; ci vuole: { $expected }.
unfinished-sentence = «{ $said }» non è finita; ora ci vuole: { $next }.
unknown-game = Non c'è il gioco «{ $game }». Ci sono: { $known }.
bad-seats = { $game } è per { $low }–{ $high } giocatori, non { $seats }.
unknown-option = Non c'è l'opzione «{ $option }». Ci sono: { $known }.
option-not-for-seats = L'opzione «{ $option }» è per { $low }–{ $high } giocatori, non { $seats }.
bad-option = «{ $value }» non va bene per l'opzione «{ $option }». Possibili: { $expected }.
bad-map = «{ $map }» non va bene come mappa: { $why }.
unknown-bot = Non c'è il bot «{ $bot }». Ci sono: { $known }, oppure cmd:PROGRAMMA.
bad-bot-name = «{ $bot }» non va come nome di un programma: lettere minuscole, cifre e trattini, prima una lettera, e nessuno di { $known }.
bot-failed = Il bot «{ $bot }» non ce l'ha fatta: { $why ->
    [late] ha impiegato più di { $seconds } secondi.
    [gone] il suo programma è terminato.
    [missing] il suo programma non parte.
   *[illegal] ha risposto «{ $answer }».
 }
no-such-move = Non c'è la mossa { $move }; il verbale ne ha { $moves }.
broken-record = Il verbale non è affidabile alla riga { $line }: { $why ->
    [first-line] la prima riga dev'essere «{ $text }».
    [missing] manca la riga «{ $text }».
    [twice] «{ $text }» c'è due volte.
    [number] «{ $text }» non è un numero.
    [unreadable] «{ $text }» non si legge.
    [cut-off] manca la fine, il file è troncato.
    [count] il numero di mosse è sbagliato ({ $text }).
    [seat] «{ $text }» non è un posto.
    [position] la posizione non è quella scritta.
   *[refused] { $text }
 }
broken-replay = La mossa { $move } non si può rigiocare: { $why ->
    [position] la posizione non è quella scritta.
   *[refused] { $text }
 }
newer-record = Questo verbale è scritto in «{ $format }»; questo programma legge «{ $known }».
newer-rules = Questo verbale segue le regole { $rules } di { $game }; questo programma conosce le regole { $known }. Va aggiornato.
older-rules = Questo verbale segue le vecchie regole { $rules } di { $game }; ora valgono le regole { $known }.
other-data = Questo verbale è stato giocato con altre tessere, carte o mappe ({ $data }; qui { $known }).
no-such-file = Non c'è il file «{ $file }».
unreadable-file = «{ $file }» non si può leggere come testo.
unwritable-file = «{ $file }» non si può scrivere.
other-ladder = “{ $file }” contiene i risultati di un’altra scala: spostalo o indica un’altra cartella.
no-ladder = Una scala è per almeno due giocatori e almeno due bot, ciascuno nominato una volta.
unknown-language = Qui nessuno parla «{ $language }». Lingue: { $known }.
no-cluster = Il cluster «{ $value }» non si raggiunge: { $why }
other-study = { $file } è di un altro studio: { $option } vi è { $known }. Scegli un'altra cartella.
missing-extra = Serve più di quanto è installato qui: pip install "roundhouse-games[{ $value }]".
no-rulebook = { $game } non ha un regolamento qui.

# Tipi di parole.
word-verb = un verbo
word-number = un numero
word-turn = un verso (turn0…turn3, flip0…flip3)
word-kind = un tipo
word-tile = una tessera
word-objective = una tessera obiettivo
word-action = un'azione
word-colour = un colore
word-face = una tessera binario
word-edge = un lato (una direzione)
word-hex = un esagono (lettera e numero)
word-place = una città o cittadina
word-end = nient'altro
word-yes = sì
word-no = no

# Il terminale.
cli-help = Scrivi una parola, o una frase intera. ? elenca le parole, back ne toglie una, undo annulla una mossa, save FILE salva la partita, quit esce.
cli-left = Hai lasciato il tavolo.
cli-undone = Annullato.
cli-no-undo = Non si può annullare: qualcosa è stato pescato o mostrato, o un altro ha mosso.
cli-saved = Scritto in { $file }.
cli-not-here = «{ $word }» non può seguire qui. ? elenca che cosa può.
cli-not-kept = Le stelle non si possono conservare: { $file } non si può scrivere.
cli-challenge = Sfida

# Che cosa può mancare a un bot messo alla prova.
bot-hint-late = A ogni domanda deve rispondere con una riga, e subito: molti linguaggi trattengono ciò che si scrive finché non si dice loro di mandarlo.
bot-hint-gone = Deve andare avanti finché il suo ingresso non si chiude. Ciò che ha scritto tra gli errori sta qui sopra.
bot-hint-missing = Il comando viene eseguito com'è, senza shell: prima il programma, poi ciò che riceve.
bot-hint-illegal = Si possono dire solo le parole offerte; più di una insieme solo se ognuna è possibile dopo le precedenti.
bot-hint-asked = La domanda era: { $said ->
    [none] che cosa dire per prima
   *[other] che cosa viene dopo «{ $said }»
 }; le parole erano: { $text }
