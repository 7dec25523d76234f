# Spike: le lezioni.
spike-lesson-first = La prima consegna
spike-lesson-first-about = Binari per colore, un treno che va da solo, un contratto.

spike-lesson-first-welcome-title = Il denaro è il punteggio
spike-lesson-first-welcome = Costruisci binari, e il tuo unico treno ci porta le merci. Guarda i tuoi contratti: ognuno nomina una merce e tre città che la pagano. Puoi consegnarla a una qualsiasi di loro.

spike-lesson-first-begin-title = Da dove cominciare
spike-lesson-first-begin = Nashville paga i maiali 7 dollari, e Cincinnati, lì vicino, ha i maiali. Il segno in una città dice che cosa offre. Perciò il treno comincia lì.
spike-lesson-first-begin-learned = Un contratto nomina una merce e le città che la pagano.
spike-lesson-first-begin-do = Metti il treno a Cincinnati.
spike-lesson-first-answer-far-pigs = Anche Chicago ha i maiali, ma Nashville è lontana. Meglio Cincinnati.
spike-lesson-first-answer-no-pigs = Puoi cominciare ovunque, ma per i tuoi maiali il posto giusto è Cincinnati.

spike-lesson-first-load-title = Caricare
spike-lesson-first-load = Il treno è nella città dei maiali e il vagone è vuoto. Caricare non è un’azione: si fa accanto al resto, finché il treno è in una città.
spike-lesson-first-load-do = Carica i maiali.
spike-lesson-first-answer-load-first = Questo viene dopo. Prima carica i maiali: non costa nulla.

spike-lesson-first-build-title = Costruire un collegamento
spike-lesson-first-build = Ogni turno ha un’azione. Costruire posa un collegamento intero fino a una città nuova; ogni spazio vuole una carta del suo colore. Knoxville è a due spazi, uno rosso e uno giallo, e hai entrambe le carte.
spike-lesson-first-build-learned = Un’azione a turno; un collegamento vuole una carta per spazio.
spike-lesson-first-build-do = Scegli Knoxville, per la via di due spazi.
spike-lesson-first-answer-short-way = Per di lì si può, ma servono più carte. Bastano due spazi.
spike-lesson-first-answer-towards-nashville = Potresti costruire lì, ma i maiali vanno verso Nashville: costruisci fino a Knoxville.
spike-lesson-first-answer-no-track = Si può, ma senza binari il treno non va da nessuna parte. Costruisci fino a Knoxville.

spike-lesson-first-pay-title = Pagare con le carte
spike-lesson-first-pay = Gioca una carta rossa e una gialla. Per la città nuova hai ricevuto subito quanto valeva la sua merce al mercato: il carbone stava a 3 ed è sceso a 1.
spike-lesson-first-pay-learned = Una città nuova paga quanto vale la sua merce.
spike-lesson-first-pay-do = Paga una carta rossa e una gialla.
spike-lesson-first-answer-plain-cards = Due carte uguali possono valere una di un altro colore. Hai quelle giuste: risparmia le altre.
spike-lesson-first-answer-pay-now = Il collegamento è scelto; ora si paga.

spike-lesson-first-upgrade-title = Un treno migliore
spike-lesson-first-upgrade = Anche Bruno ha costruito. Hai 3 dollari e un miglioramento ne costa 3: più veloce, più carte o più carichi. Con un tender migliore peschi tre carte alla volta invece di due.
spike-lesson-first-upgrade-do = Migliora il tender, sotto il treno.
spike-lesson-first-answer-tender-first = Va bene anche quello, più tardi. Prima le carte: il tender.
spike-lesson-first-answer-three-dollars = Si può, ma un miglioramento fatto presto rende per tutta la partita. Prendi il tender.

spike-lesson-first-start-title = Mettere in moto il treno
spike-lesson-first-start = In una città il treno sta fermo finché non lo metti in moto. È la tua azione adesso; poi va da solo.
spike-lesson-first-start-learned = In città il treno va messo in moto; in linea va gratis.
spike-lesson-first-start-do = Metti in moto il treno, sul primo pezzo del tuo binario.
spike-lesson-first-answer-train-waits = I maiali aspettano. Metti in moto il treno, poi va avanti mentre fai altro.

spike-lesson-first-roll-title = Va avanti gratis
spike-lesson-first-roll = All’inizio di ogni turno un treno in linea può muoversi gratis, quanto la sua velocità: uno spazio. L’azione viene dopo.
spike-lesson-first-roll-do = Vai avanti di uno spazio, verso Knoxville.
spike-lesson-first-answer-roll-on = Non indietro: i maiali li vogliono a Nashville. Avanti verso Knoxville.
spike-lesson-first-answer-roll-first = Prima il movimento gratuito: si perde se cominci con l’azione.

spike-lesson-first-draw-title = Pescare carte
spike-lesson-first-draw = Da Knoxville a Nashville c’è uno spazio viola, e non hai carte viola. Una è scoperta accanto al mazzo.
spike-lesson-first-draw-learned = Le carte si pescano scoperte o coperte, una per una.
spike-lesson-first-draw-do = Prendi la carta viola.
spike-lesson-first-answer-purple-first = Puoi prenderne una qualsiasi; ma il prossimo binario vuole il viola.
spike-lesson-first-answer-need-purple = Si può, ma senza una carta viola a Nashville non si arriva.

spike-lesson-first-second-title = Carta per carta
spike-lesson-first-second = Il tender te ne fa prendere tre. Vedi ognuna prima di scegliere la prossima.
spike-lesson-first-second-do = Prendi la carta blu.
spike-lesson-first-answer-blue-second = Vale come un’altra. Prendi il blu: due uguali possono valere un altro colore.
spike-lesson-first-answer-draw-on = Puoi fermarti, ma le altre carte non costano nulla.

spike-lesson-first-deck-title = Oppure coperta
spike-lesson-first-deck = Puoi anche prendere la prima carta del mazzo. Quando il mazzo è vuoto finisce un round, e la partita ne ha tre.
spike-lesson-first-deck-do = Prendine una dal mazzo.
spike-lesson-first-answer-from-deck = Questa volta prova il mazzo.

spike-lesson-first-nashville-title = Prima il binario
spike-lesson-first-nashville = Se ora il treno entrasse a Knoxville, si fermerebbe lì. Lascialo dov’è e posa l’ultimo pezzo di binario con la tua azione.
spike-lesson-first-nashville-do = Costruisci fino a Nashville, uno spazio viola.
spike-lesson-first-answer-no-stop = A Knoxville dovresti farlo ripartire. Lascialo dov’è e costruisci fino a Nashville.
spike-lesson-first-answer-straight = Quella via è più lunga. Da Knoxville basta uno spazio.
spike-lesson-first-answer-track-first = Più tardi. Ora il binario per Nashville, perché il treno possa proseguire.

spike-lesson-first-pay-again-title = E paga
spike-lesson-first-pay-again = Una carta viola. Ora il carbone vale 1, perché è sceso quando hai raggiunto Knoxville; altre merci sono salite.
spike-lesson-first-pay-again-do = Paga la carta viola.
spike-lesson-first-answer-one-card = Andrebbero anche due carte uguali, ma hai quella giusta.

spike-lesson-first-pass-title = Passare una città
spike-lesson-first-pass = Un treno non deve entrare in una città: può passare oltre, sul tuo binario seguente. La città allora non conta come spazio.
spike-lesson-first-pass-learned = Un treno può passare una città; non conta come spazio.
spike-lesson-first-pass-do = Passa Knoxville e vai sul binario per Nashville.
spike-lesson-first-answer-pass-by = Entrare in una città finisce il movimento. Passa oltre, sul binario per Nashville.

spike-lesson-first-extra-title = Uno spazio in più
spike-lesson-first-extra = L’azione può essere un movimento extra: uno spazio, anche dentro una città.
spike-lesson-first-extra-do = Entra a Nashville.
spike-lesson-first-answer-into-nashville = Dall’altra parte: a Nashville.
spike-lesson-first-answer-one-space = Nashville è a uno spazio. Usa l’azione per il movimento extra.

spike-lesson-first-deliver-title = Consegnare
spike-lesson-first-deliver = Nashville paga 7 dollari per i maiali. Contratto e carico sono conclusi, e a Nashville non puoi più consegnare.
spike-lesson-first-deliver-learned = Ogni città compra da te una volta sola.
spike-lesson-first-deliver-do = Consegna i maiali.
spike-lesson-first-answer-cash-in = Prima il denaro: consegna i maiali.

spike-lesson-first-route-title = Il percorso segreto
spike-lesson-first-route = Questa carta la vedi solo tu. I tuoi binari devono arrivare alla sua prima città prima della fine: allora la migliore delle altre raggiunte paga la sua cifra, e ognuna in più 1 dollaro.
spike-lesson-first-route-learned = Il tuo percorso segreto paga alla fine.

spike-lesson-first-end-title = Sai giocare a Spike
spike-lesson-first-end = Un’azione per turno, un treno che non aspetta mai, e contratti adatti ai tuoi binari. Hai 8 dollari, Bruno ancora nessuno. Continua qui, o comincia una partita tua: lì chi gioca per primo dà una carta a chi gioca per ultimo.

spike-lesson-colours = Ogni colore va bene
spike-lesson-colours-about = Carte uguali valgono un altro colore.

spike-lesson-colours-hand-title = Le carte sbagliate
spike-lesson-colours-hand = Hai due carte blu, una verde e una bianca. Birmingham, sotto Nashville, è a uno spazio, ma il suo colore non c’è. Ci si arriva lo stesso.

spike-lesson-colours-build-title = Prima la città
spike-lesson-colours-build = Il tabellone offre ogni città che puoi pagare, con qualsiasi carta.
spike-lesson-colours-build-do = Costruisci da Nashville a Birmingham, uno spazio.
spike-lesson-colours-answer-one-space = Quella via è più lunga. Basta uno spazio.
spike-lesson-colours-answer-birmingham-now = Puoi costruire anche lì. Questa lezione va a Birmingham.
spike-lesson-colours-answer-build-now = Si può, ma ora costruisci: mostra come funzionano le carte.

spike-lesson-colours-set-title = Due per una
spike-lesson-colours-set = Due o più carte uguali valgono carte di un solo altro colore, una in meno di quelle giocate. Due blu pagano uno spazio di qualsiasi colore, tre ne pagano due.
spike-lesson-colours-set-learned = Carte uguali valgono un altro colore, una in meno di quelle giocate.
spike-lesson-colours-set-do = Paga con le due carte blu.
spike-lesson-colours-answer-pay-now = La via è scelta: pagala.

spike-lesson-colours-draw-title = Raccogli quelle uguali
spike-lesson-colours-draw = Hai una carta verde, e due sono scoperte. Tre carte uguali ne valgono due di qualsiasi colore: più di tre diverse.
spike-lesson-colours-draw-learned = Raccogli carte uguali.
spike-lesson-colours-draw-do = Prendi una carta verde.
spike-lesson-colours-answer-pair = Ogni carta serve. Prendi il verde: le carte uguali valgono di più.
spike-lesson-colours-answer-cards-now = Si può, ma la mano è quasi vuota. Pesca.

spike-lesson-colours-again-title = E un’altra
spike-lesson-colours-again = Vedi ogni carta prima di scegliere la prossima.
spike-lesson-colours-again-do = Prendi l’altra carta verde.
spike-lesson-colours-answer-draw-on = Puoi fermarti, ma l’altra verde fa tre.

spike-lesson-colours-end-title = Tre uguali
spike-lesson-colours-end = Con tre carte verdi e una bianca puoi pagare due spazi di un colore qualsiasi e uno spazio bianco. In questo turno ti spetta ancora una carta; continua come vuoi.

spike-lesson-train = Un treno che non aspetta mai
spike-lesson-train-about = Partire, andare, passare, uno spazio in più.

spike-lesson-train-speed-title = Acciaio per Louisville
spike-lesson-train-speed = Il tuo treno è a Pittsburgh con l’acciaio, e Louisville paga 8 dollari. È già migliorato: due spazi per movimento. In mezzo ci sono cinque spazi e due città; può arrivare alla fine del prossimo turno.

spike-lesson-train-start-title = Partire di slancio
spike-lesson-train-start = Partire è un’azione, e muove subito il treno di tutta la sua velocità. Scegli il secondo spazio, appena prima di Columbus.
spike-lesson-train-start-learned = Partendo il treno fa subito tutta la sua velocità.
spike-lesson-train-start-do = Parti verso Columbus, due spazi.
spike-lesson-train-answer-turns-back = Quello è uno spazio solo, o di nuovo l’inizio. Ne hai due.
spike-lesson-train-answer-wrong-way = Un treno può andare ovunque sui tuoi binari, ma Louisville è oltre Columbus.
spike-lesson-train-answer-upgrade-later = Un treno migliore serve sempre. Ma l’acciaio è a bordo: prima fallo partire.
spike-lesson-train-answer-train-first = Si può, ma un treno fermo non guadagna. Fallo partire.

spike-lesson-train-pass-title = Oltre due città
spike-lesson-train-pass = Ora va gratis. Una città in cui il treno passa non conta come spazio, e può passarne più d’una. Entrarci finirebbe il movimento, e ripartire costa un’azione.
spike-lesson-train-pass-learned = Fai stare il treno in città il meno possibile.
spike-lesson-train-pass-do = Passa Columbus e Indianapolis, sul binario per Louisville.
spike-lesson-train-answer-one-more = Non ancora: passa anche Indianapolis, sul binario che scende a Louisville.
spike-lesson-train-answer-would-stop = In una città il treno si ferma, e per ripartire serve un’azione. Passala.
spike-lesson-train-answer-further = Può andare più avanti: oltre le due città, verso Louisville.
spike-lesson-train-answer-roll-first = Prima il movimento gratuito: si perde se cominci con l’azione.

spike-lesson-train-extra-title = L’ultimo spazio
spike-lesson-train-extra = L’azione deve ancora venire, e un movimento extra è uno spazio, anche in una città. Spesso una carta o un binario valgono di più; 8 dollari un turno prima valgono la pena.
spike-lesson-train-extra-do = Entra a Louisville.
spike-lesson-train-answer-into-louisville = Uno spazio, ma dalla parte sbagliata: entra a Louisville.
spike-lesson-train-answer-one-space = Buona azione anche quella. Ma uno spazio più avanti aspettano 8 dollari.

spike-lesson-train-deliver-title = Consegna
spike-lesson-train-deliver = Consegnare non è un’azione. Contratto e carico lasciano il gioco.
spike-lesson-train-deliver-do = Consegna l’acciaio.
spike-lesson-train-answer-cash-in = Prima i soldi: consegna l’acciaio.

spike-lesson-train-sum-title = E si va avanti
spike-lesson-train-sum = Cinque spazi in due turni. Louisville ha il carbone, e hai un contratto per il carbone: si può caricare prima che il treno riparta. Un treno in linea si muove gratis ogni turno: fallo stare in città il meno possibile. Continua da qui.

spike-lesson-contracts = Un carico dopo l’altro
spike-lesson-contracts-about = Quale città per quale carico, e binari che pagano due volte.

spike-lesson-contracts-once-title = Ogni città una volta
spike-lesson-contracts-once = Un contratto nomina tre città, e una di loro comprerà. Ma in ogni città puoi consegnare una sola volta in tutta la partita, e Detroit è già usata: acciaio e tessuti non ci vanno più. Dunque Louisville per l’acciaio.

spike-lesson-contracts-enter-title = A Louisville
spike-lesson-contracts-enter = Il treno è appena prima.
spike-lesson-contracts-enter-do = Entra a Louisville.
spike-lesson-contracts-answer-to-louisville = Può andarci, ma Louisville è a uno spazio e paga.
spike-lesson-contracts-answer-roll-first = Prima il movimento gratuito: si perde se cominci con l’azione.

spike-lesson-contracts-deliver-title = Otto dollari
spike-lesson-contracts-deliver = Poi il vagone è di nuovo libero.
spike-lesson-contracts-deliver-do = Consegna l’acciaio.
spike-lesson-contracts-answer-cash-in = Prima consegna: non costa nulla.

spike-lesson-contracts-load-title = Mai ripartire vuoti
spike-lesson-contracts-load = Louisville ha il carbone, e un tuo contratto è per il carbone: Columbus paga 7, Milwaukee 8, Albany 9. Columbus è sui tuoi binari, le altre sono lontane. Un 7 sicuro è meglio di un 9 tardi.
spike-lesson-contracts-load-learned = Non partire mai vuoto; un prezzo sicuro è meglio di uno tardi.
spike-lesson-contracts-load-do = Carica il carbone.
spike-lesson-contracts-answer-load-first = Viene dopo. Prima carica: non è un’azione.

spike-lesson-contracts-build-title = Binari che pagano due volte
spike-lesson-contracts-build = Il treno è arrivato col movimento gratuito, perciò in questo turno non può ripartire. Intanto costruisci: Little Rock ha il legname, che al mercato vale 3, e un giorno pagherà 9 i tuoi tessuti.
spike-lesson-contracts-build-learned = Un binario che serve due contratti paga due volte.
spike-lesson-contracts-build-do = Costruisci da Memphis a Little Rock, per la via bassa di due spazi.
spike-lesson-contracts-answer-two-reds = Anche quella via funziona. Quella bassa va meglio per le tue carte.
spike-lesson-contracts-answer-cloth-pays = Lì puoi costruire. Little Rock porta 3 dollari ora e 9 più tardi.
spike-lesson-contracts-answer-build-now = Si può, ma hai le carte per Little Rock.

spike-lesson-contracts-pay-title = Tieni ciò che può servire
spike-lesson-contracts-pay = Due carte rosse valgono quella che ti manca. Fra giallo e bianco ne tieni una: guarda quali colori vorrà il tuo prossimo binario.
spike-lesson-contracts-pay-do = Paga con due carte rosse e quella bianca.

spike-lesson-contracts-start-title = Verso Columbus
spike-lesson-contracts-start = Parti a piena velocità: due spazi, oltre Indianapolis.
spike-lesson-contracts-start-do = Parti oltre Indianapolis, verso Columbus.
spike-lesson-contracts-answer-to-columbus = Il carbone è per Columbus: due spazi, oltre Indianapolis.
spike-lesson-contracts-answer-train-first = Si può, ma il carbone è a bordo. Parti.

spike-lesson-contracts-columbus-title = Ancora uno spazio
spike-lesson-contracts-columbus = Il movimento gratuito porta il treno in città.
spike-lesson-contracts-columbus-do = Entra a Columbus.
spike-lesson-contracts-answer-into-columbus = Columbus è la città che paga il carbone.

spike-lesson-contracts-coal-title = Altri sette
spike-lesson-contracts-coal = Quindici dollari per due carichi, e l’azione deve ancora venire.
spike-lesson-contracts-coal-do = Consegna il carbone.

spike-lesson-contracts-sum-title = Pensa al prossimo carico
spike-lesson-contracts-sum = Restano petrolio, tessuti e cotone. Cerca una città che ha ciò che uno di loro nomina, e un’altra, sui tuoi binari o vicino, che lo compra. Un secondo vagone porta due carichi insieme. Continua da qui.
