# Challenges, and the day’s.
web-challenges-lead = Tre stelle in ogni sfida. Contano se non annulli mosse dopo una pescata; un consiglio ne costa una.
web-no-challenges = Nessuno dei giochi qui ne ha.
web-challenge = Sfida
web-challenge-alone = da soli
web-challenge-against = { $count ->
    [one] contro un bot: { $value }
   *[other] contro { $count } bot: { $value }
 }
web-goal-lead = vantaggio
web-end-stars = { $count ->
    [0] { $points } punti, ancora nessuna stella
    [one] Una stella: { $points } punti
   *[other] { $count } stelle: { $points } punti
 }
web-end-without-stars = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
web-next-challenge = Prossima sfida: { $value }
web-stars-count = Le stelle contano se non annulli mosse dopo una pescata; un consiglio ne costa una.
web-stars-hint = Una stella in meno in questa partita: hai chiesto un consiglio.
web-stars-day = La sfida di oggi: questo tentativo conta. Nessun consiglio, e dopo una pescata non si annulla nulla.
web-stars-day-here = La sfida di oggi, per esercizio: il primo tentativo va nel tuo calendario. Nessun consiglio, e dopo una pescata non si annulla nulla.
web-stars-practice = Per esercizio: questa partita non conta.
web-stars-seed = Niente stelle in questa partita: il suo seme è stato scelto.
web-stars-fork = Niente stelle in questa partita: comincia a metà di un’altra.
web-stars-take-back = Niente stelle in questa partita: una mossa è stata annullata dopo una pescata.
web-stars-bot = Niente stelle in questa partita: un bot ha giocato al tuo posto.
web-day-results = Risultati
web-day-number = n. { $number }
web-day-same = uguale per tutti
web-day-next = la prossima tra { $value }
web-day-about = Tutti hanno la stessa partita. Conta il primo tentativo, anche se lo interrompi; dopo, gioca quanto vuoi.
web-day-about-here = Tutti hanno la stessa partita, ma qui è per esercizio: il risultato lo vedi solo tu. Il primo tentativo va nel tuo calendario, anche se lo interrompi; dopo, gioca quanto vuoi.
web-day-play = Gioca
web-day-go-on = Continua
web-day-practise = Gioca per esercizio
web-day-before = Il giorno prima
web-day-todays = Quella di oggi
web-day-to-play = da giocare
web-day-challenges = Tutte le sfide
web-day-results-more = chi gioca qui · bot
web-day-results-more-here = solo i tuoi: qui non se ne conoscono altri
web-day-stars = stelle
web-day-time = tempo
web-day-bot = bot { $value }
web-day-you = Tu
web-day-not-yet = non ancora
web-day-playing = in gioco
web-day-broken-off = interrotto
web-day-sum = { $count ->
    [one] 1 stella
   *[other] { $count } stelle
 }
web-day-row = { $count ->
    [one] giorno di fila
   *[other] giorni di fila
 }
web-day-longest = serie più lunga: { $count } · un giorno libero a settimana non la interrompe
web-day-place = { $place }º posto su { $count }
web-day-share = Condividi
web-day-share-more = immagine o testo
web-day-copy-picture = Copia l’immagine
web-day-copy-text = Copia come testo
web-day-copied = Copiato.
web-day-saved = Salvata come file.
web-day-tries = I tuoi tentativi
web-day-tries-more = conta il primo · i bot sono linee
web-day-tries-more-here = il primo è nel tuo calendario
web-day-left-out = e altri { $count }
web-day-solution = Sfoglia la partita del { $value }
web-day-solution-later = La partita del bot migliore si vede dopo il tuo primo tentativo.
web-back-to-day = Torna a Oggi
web-back-to-challenges = Torna alle sfide
