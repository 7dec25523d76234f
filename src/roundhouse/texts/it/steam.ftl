# Steam.
steam-name = Steam

# Che cosa è successo.
steam-event-bid = { $seat } offre €{ $euros }.
steam-event-passed = { $seat } passa.
steam-event-passed-freely = { $seat } passa con la tessera Ordine di turno e resta nell'asta.
steam-event-place-taken = { $seat } prende il posto { $place } nell'ordine di turno{ $euros ->
    [0] { "" } senza pagare
   *[other] { "" } per €{ $euros }
 }.
steam-event-order-changed = Nuovo ordine di turno: { $order }.
steam-event-turn-began = Comincia il turno { $turn } di { $turns }. Ordine: { $order }.
steam-event-cash-raised = { $seat } raccoglie €{ $euros }{ $income ->
    [0] { "" }
   *[other] { "" }, reddito −{ $income }
 }{ $points ->
    [0] { "" }
   *[other] { "" }, punti −{ $points }
 }.
steam-event-paid = { $seat } paga €{ $euros } ({ $for }).
steam-event-action-chosen = { $seat } prende { $action }.
steam-event-action-passed = { $seat } prende { $action } per passare.
steam-event-locomotive-improved = La locomotiva di { $seat } è ora al livello { $level }.
steam-event-track-built = { $seat } costruisce in { $hex }: { $face }, giri { $turns }.
steam-event-track-upgraded = { $seat } migliora { $hex }: { $face }, giri { $turns }.
steam-event-track-redirected = { $seat } devia il binario in { $hex }: { $face }, giri { $turns }.
steam-event-track-withdrawn = { $seat } riprende la tessera in { $hex } ({ $face }) e il suo prezzo, €{ $euros }.
steam-event-link-claimed = { $seat } rivendica il binario senza proprietario che parte da { $from }.
steam-event-link-completed = Collegamento completo: { $between }.
steam-event-link-lost = { $seat } non ha prolungato il binario che parte da { $from }: ora non è di nessuno.
steam-event-city-grew = { $place } cresce{ $count ->
    [0] { "" }, senza cubi: il tabellone delle forniture è vuoto.
   *[other] : { $cubes }.
 }
steam-event-city-founded = { $seat } fa di { $place } una Nuova Città ({ $colour }){ $count ->
    [0] { "" }, senza cubi: il tabellone delle forniture è vuoto.
   *[other] : { $cubes }.
 }
steam-event-build-ended = { $seat } ha finito di costruire.
steam-event-cube-delivered = { $seat } consegna un cubo { $colour }: { $places }.
steam-event-income-taken = { $seat } prende { $amount } come reddito{ $lost ->
    [0] { "" }
    [one] { "" }; { $lost } oltre la fine della scala va perso
   *[other] { "" }; { $lost } oltre la fine della scala vanno persi
 }.
steam-event-points-taken = { $seat } prende { $amount } come punti vittoria.
steam-event-income-received = { $seat } { $euros ->
    [0] non incassa e non paga
   *[other] incassa €{ $euros }
 }.
steam-event-expenses-covered = { $seat } deve €{ $euros } e non ha abbastanza contanti{ $points ->
    [0] { "" }
   *[other] { "" }, punti −{ $points }
 }{ $income ->
    [0] { "" }
   *[other] { "" }, reddito −{ $income }
 }.
steam-event-bankrupt = { $seat } è in bancarotta e fuori dal gioco.
steam-event-game-ended = La partita è finita. Punteggi: { $scores }.
steam-reason-last-turn = si è giocato l'ultimo turno
steam-reason-last-survivor = tutti meno uno sono in bancarotta

# Rifiuti.
STM-S5 = { $why ->
    [phase] Adesso non si fanno offerte: { $phase }.
    [no-tiles] Per lasciare l'asta basta dire pass.
    [low] €{ $bid } non supera l'offerta di €{ $high }.
   *[means] Un'offerta di €{ $cost } non si può pagare: puoi raccogliere al massimo €{ $raise }.
 }
STM-M1 = Nel gioco base il denaro arriva da sé quando c'è da pagare. Adesso: { $phase }.
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
    [none-left] Cittadine rimaste: { $towns }; Nuove Città rimaste: { $new_cities }. Urbanizzazione si può prendere solo per passare.
   *[not-yours] Non hai un'Urbanizzazione da usare.
 }
STM-A8 = { $why ->
    [standard] Nel gioco standard qui non si passa: scegli una tessera.
    [one-tile] Per passare si nomina una tessera: Crescita della città o Urbanizzazione.
    [no-pass] { $action } non serve per passare; solo Crescita della città e Urbanizzazione.
    [all-grown] Ogni città ha già il segnalino di crescita; { $action } si può prendere solo per passare.
   *[due] { $action } è pagata e va usata prima di finire la costruzione.
 }
STM-B1 = { $why ->
    [phase] Adesso no: { $phase }.
   *[builds] Hai costruito { $builds } volte, e quella era l'ultima.
 }
STM-B2 = Il binario in { $hex } non risalirebbe a nessuna città lungo binari tuoi.
STM-B3 = Oltre il lato { $edge } di { $hex } il binario è di { $owner }, e solo { $owner } può prolungarlo.
STM-B4 = { $why ->
    [city] { $place } è una città: lì non si posano binari.
    [turn] { $face } con giri { $turns } è uguale a giri { $same }: dire { $same }.
    [outside] Oltre il lato { $edge } di { $hex } il binario uscirebbe dalla mappa.
   *[closed] Il lato { $edge } di { $hex } non si può attraversare.
 }
STM-B5 = In { $hex } un collegamento comincerebbe e finirebbe nello stesso luogo.
STM-B6 = Nella riserva non c'è più la tessera { $face }.
STM-B8 = { $town ->
    [yes] In { $hex } c'è una cittadina: accetta solo tessere cittadina, non { $face }.
   *[no] In { $hex } non c'è una cittadina: { $face } non può starci.
 }
STM-B9 = { $face }, girata così, non conserva i binari di { $hex } ({ $lies }), o non aggiunge niente.
STM-B10 = { $why ->
    [not-now] In { $hex } non c'è una tessera di questa costruzione.
    [legal] Il binario in { $hex } risale a una città: resta.
    [loose] { $loose ->
        [one] Un tuo collegamento non risale
       *[other] { $loose } tuoi collegamenti non risalgono
     } a nessuna città: bisogna collegare, o riprendere la tessera.
   *[withdrawn] In questa costruzione hai ripreso { $withdrawn } tessere; basta { $face } su terreno vuoto.
 }
STM-B11 = { $why ->
    [no-track] In { $hex } non ci sono binari da deviare.
    [town] I binari di una cittadina non si deviano.
    [other-rails] { $face }, girata così, in { $hex } non cambia la fine di un solo binario lasciando il resto.
    [owner] Il binario in { $hex } è di { $owner }.
    [untraced] Il binario in { $hex } non parte da una città e non tocca binari tuoi.
   *[not-last] { $hex } non è l'ultima tessera del suo collegamento.
 }
STM-B15 = Il collegamento in { $hex } è completo e non si può deviare.
STM-B16 = { $why ->
    [city] { $place } è già una città.
    [colour] Non ci sono più Nuove Città di colore { $colour }.
    [no-set] Il gruppo { $set } non c'è; il tabellone delle forniture ne ha { $sets }.
    [not-empty] Sul tabellone delle forniture ci sono cubi: prendi un gruppo.
   *[empty] Il gruppo { $set } è già stato preso.
 }
STM-B17 = { $why ->
    [town] { $place } è una cittadina; crescono solo le città.
    [grown] { $place } ha già il segnalino di crescita.
    [no-set] Il gruppo { $set } non c'è; il tabellone delle forniture ne ha { $sets }.
    [not-empty] Sul tabellone delle forniture ci sono cubi: prendi un gruppo.
   *[empty] Il gruppo { $set } è già stato preso.
 }
STM-B18 = Costa €{ $cost }; puoi pagare al massimo €{ $raise }.
STM-G1 = { $why ->
    [phase] Adesso non si muovono merci: { $phase }.
    [no-tiles] Per non fare niente basta dire pass.
    [improved] In questa fase hai già migliorato la locomotiva.
    [level] La tua locomotiva è al livello { $level }, il più alto.
   *[no-cube] A { $place } non c'è un cubo { $colour }.
 }
STM-G2 = { $why ->
    [level] Il percorso ha { $links } collegamenti; la tua locomotiva arriva a { $level }.
   *[no-link] Da { $place } non parte un collegamento completo oltre il lato { $edge }.
 }
STM-G3 = { $why ->
    [must-stop] { $place } accetta i cubi di colore { $colour }: il cubo si ferma lì.
   *[must-arrive] { $place } non accetta i cubi di colore { $colour }.
 }
STM-G4 = Il cubo passerebbe due volte da { $place }.
STM-G5 = { $own ->
    [0] Nessuno dei collegamenti è tuo.
   *[other] Collegamenti tuoi: { $own }; ma un rivale ne ha { $rival }.
 }
STM-G7 = Adesso no: { $phase }.
STM-D2 = { $why ->
    [phase] Adesso non si raccoglie capitale: { $phase }.
    [no-tiles] Per non raccogliere niente basta dire pass.
    [none] Per non raccogliere niente dire pass.
   *[points] { $steps } volte €5 costerebbero, oltre al reddito, { $points } punti; ne hai { $have }.
 }
STM-D3 = { $why ->
    [phase] Adesso non si fanno offerte: { $phase }.
    [no-tiles] Per lasciare l'asta basta dire pass.
    [low] €{ $bid } non supera l'offerta di €{ $high }.
   *[cash] Hai €{ $cash }: troppo poco per offrire €{ $bid }.
 }

# Opzioni.
steam-option-rules = Il gioco base, o il gioco standard con le sue aste e il denaro più stretto.
steam-option-map = Una delle nostre mappe (northeast, ruhr), o il percorso di un file di mappa, .toml o .json.
steam-option-beginners = Gioco base: il primo ordine di turno si tira a sorte e si ricevono pochi euro, senza aste.
steam-option-relaxed = Gioco standard: chi può raccogliere denaro anche per binari e manutenzione: none (nessuno), all (tutti), o i posti contati da 1, come in 1+3.

# Di che cosa è fatto il punteggio.
steam-part-points = Punti vittoria
steam-part-income = Reddito
steam-part-links = Collegamenti

# Che cos'altro dice un risultato.
steam-fact-bankrupt = in bancarotta

# Fasi, e che cosa si paga.
steam-word-first-order = asta per il primo ordine di turno
steam-word-capital = raccogliere capitale
steam-word-order = ordine di turno
steam-word-goods = muovere le merci
steam-word-share = reddito o punti
steam-word-track = binari
steam-word-expenses = spese

# Verbi.
steam-word-bid = offrire
steam-word-pass = passare
steam-word-raise = raccogliere capitale, a passi di €5
steam-word-choose = scegliere un'azione
steam-word-build = costruire binari
steam-word-redirect = deviare un binario
steam-word-withdraw = riprendere una tessera
steam-word-urbanize = fondare una Nuova Città
steam-word-grow = far crescere una città
steam-word-end = finire di costruire
steam-word-deliver = consegnare un cubo
steam-word-improve = migliorare la locomotiva
steam-word-income = reddito
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

# Lati, di mappe con esagoni piatti e appuntiti.
steam-word-n = nord
steam-word-ne = nord-est
steam-word-e = est
steam-word-se = sud-est
steam-word-s = sud
steam-word-sw = sud-ovest
steam-word-w = ovest
steam-word-nw = nord-ovest

# Tessere binario.
steam-word-straight = dritto
steam-word-gentle = curva larga
steam-word-sharp = curva stretta
steam-word-cross-straight = incrocio di due dritti
steam-word-cross-mixed = incrocio di una curva larga e un dritto
steam-word-cross-gentle = incrocio di due curve larghe
steam-word-pass-gentle = due curve larghe affiancate
steam-word-pass-straight = curva stretta accanto a un dritto
steam-word-pass-left = curva stretta e, in senso orario, una larga
steam-word-pass-right = curva stretta e, in senso antiorario, una larga
steam-word-town-end = cittadina con un'uscita
steam-word-town-straight = cittadina su un dritto
steam-word-town-gentle = cittadina su una curva larga
steam-word-town-sharp = cittadina su una curva stretta
steam-word-town-star = cittadina con tre uscite a stella
steam-word-town-fan = cittadina con tre uscite vicine
steam-word-town-fork-left = cittadina su un dritto con un ramo in senso orario da un capo
steam-word-town-fork-right = cittadina su un dritto con un ramo in senso antiorario da un capo
steam-word-town-cross = cittadina su due dritti
steam-word-town-kite = cittadina con quattro uscite, una isolata
steam-word-town-wide = cittadina con quattro uscite vicine

# I luoghi del Nord-Est, come li scrive la sua mappa.
steam-word-albany = Albany
steam-word-new-york = New York
steam-word-hartford = Hartford
steam-word-boston = Boston
steam-word-syracuse = Syracuse
steam-word-philadelphia = Philadelphia
steam-word-wilkes-barre = Wilkes-Barre
steam-word-buffalo = Buffalo
steam-word-toronto = Toronto
steam-word-montreal = Montréal
steam-word-poughkeepsie = Poughkeepsie
steam-word-new-haven = New Haven
steam-word-amsterdam = Amsterdam
steam-word-providence = Providence
steam-word-rochester = Rochester
steam-word-binghamton = Binghamton
steam-word-watertown = Watertown
steam-word-kingston = Kingston
steam-word-ottawa = Ottawa
steam-word-burlington = Burlington
steam-word-rutland = Rutland
steam-word-concord = Concord
steam-word-portland = Portland
steam-word-elmira = Elmira
steam-word-williamsport = Williamsport
steam-word-trenton = Trenton
steam-word-harrisburg = Harrisburg
steam-word-hamilton = Hamilton
steam-word-belleville = Belleville
steam-word-olean = Olean
steam-word-cornwall = Cornwall
steam-word-peterborough = Peterborough
steam-word-worcester = Worcester
steam-word-utica = Utica
steam-word-sherbrooke = Sherbrooke

# I luoghi del Basso Reno e della Ruhr, come li scrive la loro mappa.
steam-word-maastricht = Maastricht
steam-word-venlo = Venlo
steam-word-aachen = Aachen
steam-word-monchengladbach = Mönchengladbach
steam-word-duisburg = Duisburg
steam-word-dusseldorf = Düsseldorf
steam-word-essen = Essen
steam-word-dortmund = Dortmund
steam-word-wuppertal = Wuppertal
steam-word-koln = Köln
steam-word-bonn = Bonn
steam-word-weert = Weert
steam-word-roermond = Roermond
steam-word-sittard = Sittard
steam-word-heerlen = Heerlen
steam-word-geldern = Geldern
steam-word-wesel = Wesel
steam-word-krefeld = Krefeld
steam-word-erkelenz = Erkelenz
steam-word-julich = Jülich
steam-word-duren = Düren
steam-word-grevenbroich = Grevenbroich
steam-word-bergheim = Bergheim
steam-word-euskirchen = Euskirchen
steam-word-dorsten = Dorsten
steam-word-gelsenkirchen = Gelsenkirchen
steam-word-bochum = Bochum
steam-word-recklinghausen = Recklinghausen
steam-word-hamm = Hamm
steam-word-unna = Unna
steam-word-iserlohn = Iserlohn
steam-word-hagen = Hagen
steam-word-ludenscheid = Lüdenscheid
steam-word-gummersbach = Gummersbach
steam-word-solingen = Solingen
steam-word-bergisch-gladbach = Bergisch Gladbach
steam-word-siegburg = Siegburg
