# Il terminale.
cli-help = Scrivi una scelta, o una mossa intera. ? elenca le scelte, back ne toglie una, undo annulla una mossa, h elenca le domande sul tavolo, save FILE salva la partita, quit esce.
cli-lesson-hint = Per esempio: { $text }
cli-lesson-left = Hai lasciato la lezione; il tuo posto è tenuto: roundhouse learn { $game }.
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

# Una partita rivista, nel terminale: le probabilità all'inizio e alla fine, e che cosa le ha cambiate.
# Fortuna, decisioni di tutti; quanto sono costate le proprie mosse costose; decisioni buone su tutte.
review-who = Giocatore
review-first = Inizio
review-last = Fine
review-luck = Fortuna
review-decided = Decisioni
review-lost = Costose
review-good = Buone
review-costly = Mossa { $move }, { $person }: { $played }
review-better = Meglio: { $better } ({ $best } % invece di { $percent } %)
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
bot-hint-missing = Il comando viene eseguito com'è, senza shell: prima il programma, poi ciò che riceve.
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
