# Steam.
steam-name = Steam
steam-money = €{ $value }

# Che cosa è successo.
steam-event-bid = { $seat } offre €{ $euros }.
steam-event-passed = { $seat } passa.
steam-event-passed-freely = { $seat } passa con la tessera Ordine di turno e resta nell’asta.
steam-event-place-taken = { $seat } prende il posto { $place } nell’ordine di turno{ $euros ->
    [0] { "" } senza pagare
   *[other] { "" } per €{ $euros }
 }.
steam-event-order-changed = Nuovo ordine di turno: { $order }.
steam-event-turn-began = Comincia il turno { $turn } di { $turns }. Ordine: { $order }.
steam-event-cash-raised = { $seat } raccoglie €{ $euros }{ $income ->
    [0] { "" }
   *[other] { "" }, entrate −{ $income }
 }{ $points ->
    [0] { "" }
   *[other] { "" }, punti −{ $points }
 }.
steam-event-paid = { $seat } paga €{ $euros } ({ $for }).
steam-event-action-chosen = { $seat } prende { $action }.
steam-event-action-passed = { $seat } prende { $action } senza pagare, solo per il suo numero.
steam-event-locomotive-improved = La locomotiva di { $seat } è ora al livello { $level }.
steam-event-track-built = { $seat } posa binari, { $joins } ({ $face }): { $hex }.
steam-event-track-upgraded = { $seat } migliora i binari in { $joins } ({ $face }): { $hex }.
steam-event-track-redirected = { $seat } devia i binari in { $joins } ({ $face }): { $hex }.
steam-event-track-withdrawn = { $seat } riprende una tessera ({ $face }) e il suo prezzo, €{ $euros }: { $hex }.
steam-event-link-claimed = { $seat } rivendica il binario senza proprietario che parte da { $from }.
steam-event-link-completed = { $seat } ha completato un collegamento: { $between }.
steam-event-link-lost = { $seat } non ha prolungato il binario che parte da { $from }: ora non è di nessuno.
steam-event-city-grew = { $place } cresce{ $count ->
    [0] { "" }, senza cubetti: il tabellone delle forniture è vuoto.
   *[other] : { $cubes }.
 }
steam-event-city-founded = { $seat } fa di { $place } una Nuova Città ({ $colour }){ $count ->
    [0] { "" }, senza cubetti: il tabellone delle forniture è vuoto.
   *[other] : { $cubes }.
 }
steam-event-build-ended = { $seat } ha finito di costruire.
steam-event-cube-delivered = { $seat } consegna un cubetto di colore { $colour }: { $places } ({ $shares }).
steam-event-income-taken = { $seat } prende { $amount } come entrate{ $lost ->
    [0] { "" }
    [one] { "" }; 1 oltre la fine della scala va perso
   *[other] { "" }; { $lost } oltre la fine della scala vanno persi
 }.
steam-event-points-taken = { $seat } prende { $amount ->
    [one] 1 punto vittoria
   *[other] { $amount } punti vittoria
 }.
steam-event-income-received = { $seat } { $euros ->
    [0] non incassa e non paga
   *[other] incassa €{ $euros }
 }{ $upkeep ->
    [0] { "" }
   *[other] { " " }(entrate €{ $income }, locomotiva −€{ $upkeep })
 }.
steam-event-expenses-covered = { $seat } non può pagare €{ $euros }{ $points ->
    [0] { "" }
   *[other] { "" }, punti −{ $points }
 }{ $income ->
    [0] { "" }
   *[other] { "" }, entrate −{ $income }
 }.
steam-event-bankrupt = { $seat } è in bancarotta e fuori dal gioco.
steam-event-game-ended = La partita è finita. Punteggi: { $scores }.
# Che cosa contano i numeri di una mossa.
steam-nth-bid-1 = €{ $value }
steam-nth-raise-1 = { $value } × €5
steam-nth-urbanize-3 = gruppo { $value }
steam-nth-grow-2 = gruppo { $value }
steam-reason-last-turn = si è giocato l’ultimo turno
steam-reason-last-survivor = tutti meno uno sono in bancarotta

# Rifiuti.
STM-S5 = { $why ->
    [phase] Adesso non si fanno offerte: { $phase }.
    [no-tiles] Per lasciare l’asta basta passare.
    [low] €{ $bid } non supera l’offerta di €{ $high }.
   *[means] Un’offerta di €{ $cost } non si può pagare: puoi raccogliere al massimo €{ $raise }.
 }
STM-M1 = Nel gioco base il denaro arriva da sé quando c’è da pagare. Adesso: { $phase }.
STM-A1 = { $why ->
    [phase] Adesso non si scelgono azioni: { $phase }.
   *[taken] { $action } è già di { $by }.
 }
STM-A2 = { $action } è già di { $by }.
STM-A3 = { $action } è già di { $by }.
STM-A4 = { $action } è già di { $by }.
STM-A5 = { $why ->
    [taken] { $action } è già di { $by }.
    [means] Crescita della città costa €{ $cost }; puoi raccogliere al massimo €{ $raise }.
   *[not-yours] Non hai una Crescita della città da usare.
 }
STM-A6 = { $why ->
    [taken] { $action } è già di { $by }.
    [level] La tua locomotiva è al livello { $level }, il più alto.
   *[means] Il prossimo livello costa €{ $cost }; puoi raccogliere al massimo €{ $raise }.
 }
STM-A7 = { $why ->
    [taken] { $action } è già di { $by }.
    [means] Urbanizzazione costa €{ $cost }; puoi raccogliere al massimo €{ $raise }.
    [none-left] Cittadine rimaste: { $towns }; Nuove Città rimaste: { $new_cities }. Urbanizzazione non si può prendere finché si può prenderne un’altra.
    [only-pass] Cittadine rimaste: { $towns }; Nuove Città rimaste: { $new_cities }. Urbanizzazione si può prendere solo senza pagare, per il suo numero.
   *[not-yours] Non hai un’Urbanizzazione da usare.
 }
STM-A8 = { $why ->
    [standard] Nel gioco standard qui non si passa: scegli una tessera.
    [one-tile] Senza pagare, per il suo numero, si prende una tessera sola: Crescita della città o Urbanizzazione.
    [no-pass] { $action } non si può prendere senza pagare; solo Crescita della città e Urbanizzazione.
    [all-grown] Ogni città ha già il segnalino di crescita; { $action } si può prendere solo senza pagare, per il suo numero.
   *[due] { $action } è pagata e va usata prima di finire la costruzione.
 }
STM-B1 = { $why ->
    [phase] Adesso non si costruisce: { $phase }.
   *[builds] { $builds ->
        [one] Hai costruito una volta, ed era l’ultima.
       *[other] Hai costruito { $builds } volte, e quella era l’ultima.
     }
 }
STM-B2 = { $hex }: qui i binari devono risalire a una città lungo binari tuoi.
STM-B3 = { $hex }: oltre il lato { $edge } il binario è di { $owner }, e solo { $owner } può prolungarlo.
STM-B4 = { $why ->
    [city] { $place } è una città: lì non si posano binari.
    [turn] Le due rotazioni di { $face } sono uguali; scegli { $same }.
    [outside] { $hex }: oltre il lato { $edge } il binario uscirebbe dalla mappa.
   *[closed] { $hex }: il lato { $edge } non si può attraversare.
 }
STM-B5 = { $hex }: qui un collegamento comincerebbe e finirebbe nello stesso luogo.
STM-B6 = Tessera «{ $face }»: nella riserva non ce ne sono più.
STM-B8 = { $town ->
    [yes] { $hex }: una cittadina accetta solo tessere cittadina, non «{ $face }».
   *[no] { $hex }: qui non c’è una cittadina, «{ $face }» non può starci.
 }
STM-B9 = { $hex }: una tessera posata qui deve conservare i binari che ci sono ({ $lies }) e aggiungerne altri.
STM-B10 = { $why ->
    [not-now] { $hex }: qui non c’è una tessera di questa costruzione.
    [legal] { $hex }: il binario risale a una città, perciò resta.
    [loose] { $loose ->
        [one] Un tuo collegamento non risale
       *[other] { $loose } tuoi collegamenti non risalgono
     } a nessuna città: bisogna collegare, o riprendere la tessera.
   *[withdrawn] { $withdrawn ->
        [one] In questa costruzione hai ripreso una tessera
       *[other] In questa costruzione hai ripreso { $withdrawn } tessere
     }; in questa non si posa più «{ $face }» su esagoni vuoti.
 }
STM-B11 = { $why ->
    [no-track] { $hex }: non ci sono binari da deviare.
    [town] I binari di una cittadina non si deviano.
    [other-rails] { $hex }: «{ $face }», posata così, non cambia la fine di un solo binario lasciando il resto.
    [owner] { $hex }: il binario è di { $owner }.
    [untraced] { $hex }: il binario non parte da una città e non tocca binari tuoi.
   *[not-last] { $hex }: questa non è l’ultima tessera del suo collegamento.
 }
STM-B15 = { $hex }: il collegamento è completo e non si può deviare.
STM-B16 = { $why ->
    [city] { $place } è già una città.
    [colour] Non ci sono più Nuove Città di colore { $colour }.
    [no-set] Il gruppo { $set } non c’è; il tabellone delle forniture ne ha { $sets }.
    [not-empty] Sul tabellone delle forniture ci sono cubetti: prendi un gruppo.
   *[empty] Il gruppo { $set } è già stato preso.
 }
STM-B17 = { $why ->
    [town] { $place } è una cittadina; crescono solo le città.
    [grown] { $place } ha già il segnalino di crescita.
    [no-set] Il gruppo { $set } non c’è; il tabellone delle forniture ne ha { $sets }.
    [not-empty] Sul tabellone delle forniture ci sono cubetti: prendi un gruppo.
   *[empty] Il gruppo { $set } è già stato preso.
 }
STM-B18 = Costa €{ $cost }; puoi pagare al massimo €{ $raise }.
STM-G1 = { $why ->
    [phase] Adesso non si muovono merci: { $phase }.
    [no-tiles] Per non fare niente basta passare.
    [improved] In questa fase hai già migliorato la locomotiva.
    [level] La tua locomotiva è al livello { $level }, il più alto.
   *[no-cube] A { $place } non c’è un cubetto di colore { $colour }.
 }
STM-G2 = { $why ->
    [level] Il percorso ha { $links } collegamenti; con la locomotiva { $level } se ne { $level ->
        [one] può percorrere uno
       *[other] possono percorrere { $level }
     } al massimo.
   *[no-link] Da { $place } non parte un collegamento completo oltre il lato { $edge }.
 }
STM-G3 = { $why ->
    [must-stop] { $place } accetta i cubetti di colore { $colour }: il cubetto si ferma lì.
   *[must-arrive] { $place } non accetta i cubetti di colore { $colour }.
 }
STM-G4 = Il cubetto passerebbe due volte da { $place }.
STM-G5 = { $own ->
    [0] Nessuno dei collegamenti è tuo.
    [one] Uno dei collegamenti è tuo, ma un rivale ne ha { $rival }.
   *[other] Collegamenti tuoi: { $own }; ma un rivale ne ha { $rival }.
 }
STM-G7 = Adesso no: { $phase }.
STM-D2 = { $why ->
    [phase] Adesso non si raccoglie capitale: { $phase }.
    [no-tiles] Per non raccogliere niente basta passare.
    [none] Per non raccogliere niente basta passare.
   *[points] { $steps } volte €5 costerebbero, oltre alle entrate, { $points ->
        [one] 1 punto
       *[other] { $points } punti
     }; ne hai { $have }.
 }
STM-D3 = { $why ->
    [phase] Adesso non si fanno offerte: { $phase }.
    [no-tiles] Per lasciare l’asta basta passare.
    [low] €{ $bid } non supera l’offerta di €{ $high }.
   *[cash] Hai €{ $cash }: troppo poco per offrire €{ $bid }.
 }

# Opzioni.
steam-option-rules = Il gioco base, o il gioco standard con le sue aste e il denaro più stretto.
steam-option-map = Una delle nostre mappe (northeast, ruhr, ireland, italy), o il percorso di un file di mappa, .toml o .json.
steam-option-beginners = Gioco base: il primo ordine di turno si tira a sorte e si ricevono pochi euro, senza aste.
steam-option-relaxed = Gioco standard: chi può raccogliere denaro anche per binari e manutenzione: none (nessuno), all (tutti), o i posti contati da 1, come in 1+3.

# Di che cosa è fatto il punteggio.
steam-part-points = Punti vittoria
steam-part-income = Entrate
steam-part-links = Collegamenti

# Che cos’altro dice un risultato.
steam-fact-bankrupt = in bancarotta

# Fasi, e che cosa si paga.
steam-word-first-order = asta per il primo ordine di turno
steam-word-capital = raccolta di capitale
steam-word-order = ordine di turno
steam-word-goods = spostamento delle merci
steam-word-share = entrate o punti
steam-word-track = binari
steam-word-expenses = spese

# Verbi.
steam-word-bid = offri
steam-word-pass = passa
steam-word-raise = raccogli capitale, a passi di €5
steam-word-choose = scegli un’azione
steam-word-build = costruisci binari
steam-word-redirect = devia un binario
steam-word-withdraw = riprendi una tessera
steam-word-urbanize = fonda una Nuova Città
steam-word-grow = fai crescere una città
steam-word-end = finisci di costruire
steam-word-deliver = consegna un cubetto
steam-word-improve = migliora la locomotiva
steam-word-income = entrate
steam-word-points = punti vittoria

# Azioni.
steam-word-turn-order = Ordine di turno
steam-word-first-move = Prima mossa
steam-word-engineer = Ingegnere
steam-word-first-build = Prima costruzione
steam-word-city-growth = Crescita della città
steam-word-locomotive = Locomotiva
steam-word-urbanization = Urbanizzazione

# Colori.
steam-word-red = rosso
steam-word-yellow = giallo
steam-word-purple = viola
steam-word-blue = blu
steam-word-grey = grigio

# Tessere binario.
steam-word-straight = rettilineo
steam-word-gentle = curva larga
steam-word-sharp = curva stretta
steam-word-cross-straight = incrocio di due rettilinei
steam-word-cross-mixed = incrocio di una curva larga e un rettilineo
steam-word-cross-gentle = incrocio di due curve larghe
steam-word-pass-gentle = due curve larghe affiancate
steam-word-pass-straight = curva stretta accanto a un rettilineo
steam-word-pass-left = curva stretta e, in senso orario, una larga
steam-word-pass-right = curva stretta e, in senso antiorario, una larga
steam-word-town-end = cittadina con un’uscita
steam-word-town-straight = cittadina su un rettilineo
steam-word-town-gentle = cittadina su una curva larga
steam-word-town-sharp = cittadina su una curva stretta
steam-word-town-star = cittadina con tre uscite a stella
steam-word-town-fan = cittadina con tre uscite vicine
steam-word-town-fork-left = cittadina su un rettilineo con un ramo in senso orario da un capo
steam-word-town-fork-right = cittadina su un rettilineo con un ramo in senso antiorario da un capo
steam-word-town-cross = cittadina su due rettilinei
steam-word-town-kite = cittadina con quattro uscite, una isolata
steam-word-town-wide = cittadina con quattro uscite vicine

steam-told-income = entrate
steam-told-links = collegamenti
