# La relazione di uno studio.
study-title = { $game }: uno studio
study-games = Partite
study-seats-number = Giocatori
study-options = Opzioni
study-seed = Seme
study-yes = sì
study-no = no
study-by-lot = lasciato al caso
study-by-seat = { $text }, per posto
study-forfeits = A tavolino
study-forfeit = A tavolino: un bot ha fallito
study-intervals = Tutti gli intervalli sono al 95%. Una vittoria condivisa si divide. Il trattino verticale è quanto ci si poteva aspettare: la quota che gli stessi bot vincono di tutte le loro partite.
study-figures = Cifre
study-winners = vincitori
study-others = gli altri

study-seats = Posti
study-seats-note = La quota di partite vinte da ogni posto.
study-bots = Bot
study-bots-note = La quota vinta da ogni bot dei posti che ha giocato; il trattino è la quota equa.
study-scores = Punteggi
study-scores-note = Per posto: la mediana, metà dei punteggi nel riquadro, nove su dieci tra i baffi.
study-margin = Il distacco del vincitore
study-margin-note = Di quanti punti il miglior punteggio ha staccato il secondo.
study-moves = Mosse
study-moves-note = La durata di una partita in mosse. Gli estremi più rari non sono nel grafico.
study-rounds = Round
study-rounds-note = La durata di una partita in round o turni, come li conta il gioco.
study-points = Da dove vengono i punti
study-points-note = Punti di un giocatore in una partita: di chi ha vinto e degli altri.
study-verbs = Uso delle azioni
study-verbs-note = Quante volte un giocatore l’ha fatto in una partita: chi ha vinto, e gli altri.
study-ends = Come sono finite le partite
study-ends-note = Perché una partita è finita.

study-kind-note = La quota di partite vinte da chi l’ha avuto, al più trenta nel grafico. Che abbia vinto con esso non prova che abbia vinto grazie ad esso. L’ultima colonna dice quanto spesso il solo caso porterebbe una riga così lontano da quanto ci si aspettava, corretto per il numero di righe.
study-kind-start = Luoghi di partenza
study-kind-tile = Tessere piazzate
study-kind-refused = Tessere rifiutate
study-kind-first-action = Prima azione scelta
study-kind-action = Azioni scelte almeno una volta
study-kind-order = Posto nel primo ordine
study-kind-baron = Baroni
study-kind-card = Carte
study-kind-claim = Carte reclamate
study-kind-contract = Contratti
study-kind-achievement = Obiettivi raggiunti
study-kind-route = Carte percorso
study-kind-delivery = Consegne
study-kind-upgrade = Miglioramenti

study-column-number = numero
study-column-share = vittorie
study-column-interval = 95%
study-column-expected = attese
study-column-score = punteggio medio
study-column-seat = posto
study-column-least = minimo
study-column-median = mediana
study-column-most = massimo
study-column-mean = media
study-column-winners = vincitori
study-column-others = altri
study-column-of-all = del totale
study-column-corrected = per caso, corretto

# Una posizione da un file.
broken-position = Questa posizione non si può leggere: { $why ->
    [format] non l’ha scritta questo programma.
    [mark] qualcosa è stato cambiato.
    [game] è di un altro gioco.
   *[unreadable] ciò che dice del tavolo non ha senso.
 }
foreign-file = «{ $file }» contiene altro che questi risultati, o è danneggiato: resta com’è. Indica un altro file.
no-board = { $game } non ha un tabellone prima che si giochi.

# Numbers in reports.
study-number = { NUMBER($value, maximumFractionDigits: 1) }
study-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
study-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-chance = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

# Quale bot è più forte.
study-ladder-stronger = più forte
study-ladder-open = aperto
study-ladder-not-by-that-much = non di tanto
study-ladder-title = Classifica: { $game }, { $seats } giocatori
study-made-by = Ottenuto con `{ $text }`.
study-ladder-about = In ogni partita uno sfidante siede da solo fra bot tutti uguali, e ogni smazzata si gioca da ogni posto. Fra pari un bot vince { $value } delle sue partite. Un test sequenziale dice, al 95%, se la quota è piuttosto quella o { $more }.
study-ladder-all = Contano tutte le partite, anche quelle di serie precedenti, più lunghe o fermate appena era sicuro.
study-ladder-stopped = Un confronto finisce appena è sicuro, perciò la sua quota è più estrema che alla lunga.
study-ladder-intervals = Gli intervalli sono quelli di Wilson al 95%, più larghi dove le partite di una stessa smazzata finiscono uguali.
study-ladder-shares = Quote di vittorie
study-ladder-fair = equo { $value }
study-ladder-goal = meta { $value }
study-ladder-of = { $value } di { $count }

# Come gioca un livello.
study-conduct-title = Condotta: { $game }, { $bot }
study-conduct-about = Partite: { $count } · giocatori: { $seats }. I limiti sono quelli di `{ $file }`: così gioca chi conosce il gioco.
study-at-least = almeno { $value }
study-at-most = al massimo { $value }
