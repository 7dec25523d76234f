# Ciò che rifiuta la casa stessa.
game-over = La partita è finita.
not-your-turn = Non è il turno di { $seat }. Tocca a: { $to_move }.
unknown-word = Sconosciuto: «{ $word }».{ $guesses ->
    [0] { "" }
   *[other] { " " }Forse: { $near }?
 }
wrong-word = «{ $word }» qui non va; ci vuole: { $expected }.
unfinished-sentence = «{ $said }» è incompleto; manca: { $next }.
unknown-game = Non c’è il gioco «{ $game }». Ci sono: { $known }.
bad-seats = { $game } è per { $low }–{ $high } giocatori, non { $seats }.
no-such-day = Per { $value } non c’è una sfida: vanno dal { $there } a oggi.
unknown-option = Non c’è l’opzione «{ $option }». Ci sono: { $known }.
option-not-for-seats = L’opzione «{ $option }» è per { $low }–{ $high } giocatori, non { $seats }.
bad-option = «{ $value }» non va bene per l’opzione «{ $option }». Possibili: { $expected }.
bad-map = «{ $map }» non va bene come mappa: { $why }.
unknown-bot = Non c’è il bot «{ $bot }». Ci sono: { $known }, oppure cmd:PROGRAMMA.
bot-failed = Il bot «{ $bot }» non ce l’ha fatta: { $why ->
    [late] ha impiegato più di { $seconds } secondi.
    [gone] il suo programma è terminato.
    [missing] il suo programma non parte.
   *[illegal] ha risposto «{ $answer }».
 }
no-such-move = Non c’è la mossa { $move }; la registrazione ne ha { $moves }.
broken-record = La registrazione non è affidabile alla riga { $line }: { $why ->
    [first-line] la prima riga dev’essere «{ $text }».
    [missing] manca la riga «{ $text }».
    [twice] «{ $text }» c’è due volte.
    [number] «{ $text }» non è un numero.
    [unreadable] «{ $text }» non si legge.
    [cut-off] manca la fine, il file è troncato.
    [count] il numero di mosse è sbagliato ({ $text }).
    [mark] «{ $text }» non corrisponde a ciò che sta sopra: qualcosa è stato cambiato.
    [seat] «{ $text }» non è un posto.
    [position] la posizione non è quella scritta.
   *[refused] { $text }
 }
broken-replay = La mossa { $move } non si può rigiocare: { $why ->
    [position] la posizione non è quella scritta.
   *[refused] { $text }
 }
newer-record = Questa registrazione è scritta in «{ $format }»; questo programma legge «{ $known }».
newer-rules = Questa partita segue le regole { $rules } di { $game }; questo programma conosce le regole { $known }. Va aggiornato.
older-rules = Questa partita segue le vecchie regole { $rules } di { $game }; ora valgono le regole { $known }.
other-data = Questa partita è stata giocata con altre tessere, carte o mappe ({ $data }; qui { $known }).
gone-astray = { $why ->
    [data] Questa partita è stata giocata con altre tessere, carte o mappe ({ $was }; qui { $known }).
   *[rules] Questa partita segue le regole { $was } di { $game }; qui valgono le regole { $known }.
 }{ $move ->
    [0] { " " }Con queste è un’altra partita, perciò non si può più mostrare.
   *[other] { " " }Con queste è un’altra partita dalla mossa { $move } in poi: si può guardare fin lì, ma non continuare.
 }
unknown-language = Qui nessuno parla «{ $language }». Lingue: { $known }.
no-rulebook = { $game } non ha un regolamento qui.

# Nei giochi che si giocano per i punti.
worth-points = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
 }

# Luoghi senza nome, dai loro vicini.
place-itself = { $here }
place-between = tra { $here } e { $there }
place-towards = { $steps ->
    [one] { $here }, verso { $there }
   *[other] { $here }, { $steps } spazi verso { $there }
 }
place-away = { $steps ->
    [one] a { $way } di { $here }
   *[other] { $steps } spazi a { $way } di { $here }
 }
place-aside = { $here }: { $steps } a { $way }, { $more } a { $turn }
word-n = nord
word-ne = nord-est
word-e = est
word-se = sud-est
word-s = sud
word-sw = sud-ovest
word-w = ovest
word-nw = nord-ovest

# Tipi di parole.
word-verb = un verbo
word-number = un numero
word-turn = un verso (turn0…turn3, flip0…flip3)
word-kind = un tipo
word-tile = una tessera
word-objective = una tessera obiettivo
word-action = un’azione
word-colour = un colore
word-face = una tessera binario
word-edge = un lato (una direzione)
word-hex = un esagono (lettera e numero)
word-place = una città o cittadina
word-end = nient’altro
word-yes = sì
word-no = no

# Between things that have commas of their own.
apart = { "; " }

# Of what something is said
about = { $text }: { $said }
