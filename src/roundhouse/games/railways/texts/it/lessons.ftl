# Railways of the World: le lezioni.
railways-lesson-first = Le prime tratte
railways-lesson-first-about = Asta, binari e obbligazioni, consegne, la locomotiva.

railways-lesson-first-welcome-title = Cubetti e colori
railways-lesson-first-welcome = Le città hanno dei cubetti. Un cubetto vuole andare in una città del suo colore: Baltimore ne ha uno blu, e Filadelfia è blu. Ogni tua tratta sul percorso ti dà un punto, e i punti danno reddito.

railways-lesson-first-auction-title = Chi gioca per primo
railways-lesson-first-auction = Ogni turno comincia con un’asta per il primo posto. Bruno ha passato, e tu non hai denaro: lascia stare. Poi il turno ha tre azioni per ciascuno.
railways-lesson-first-auction-learned = Ogni turno comincia con un’asta per il primo posto.
railways-lesson-first-auction-do = Passa all’asta.
railways-lesson-first-answer-no-bid = Puoi offrire, ma dovresti prendere un prestito, e ancora non c’è fretta.

railways-lesson-first-hotel-title = Una carta operazione
railways-lesson-first-hotel = Prendere una carta è un’azione. Un hotel dà al proprietario un punto per ogni consegna nella sua città, per tutta la partita. Bruno ha preso Boston.
railways-lesson-first-hotel-learned = Un hotel rende a ogni consegna nella sua città.
railways-lesson-first-hotel-do = Prendi l’Hotel Filadelfia.
railways-lesson-first-answer-other-card = Buona carta anche quella. Ma noi consegneremo a Filadelfia.
railways-lesson-first-answer-hotel-first = Fra un momento. Prima l’hotel, che non lo prenda Bruno.

railways-lesson-first-build-title = Una tratta
railways-lesson-first-build = Fino a quattro tessere in un’azione, da città a città. Fra Baltimore e Filadelfia basta un rettilineo; la via è disegnata prima che tu paghi. La terra aperta costa $2, l’acqua $3, i monti $4.
railways-lesson-first-build-learned = Fino a quattro tessere in un’azione, da città a città.
railways-lesson-first-build-do = Costruisci: scegli Baltimore, poi Filadelfia.
railways-lesson-first-answer-straight-one = Ci sta anche un’altra tessera, ma solo il rettilineo unisce le due città.
railways-lesson-first-answer-short-link = Lì puoi costruire. La tratta più economica è quella fra Baltimore e Filadelfia.
railways-lesson-first-answer-track-needed = Si può, ma senza una tratta non si consegna nulla.

railways-lesson-first-bond-title = Obbligazioni
railways-lesson-first-bond = Non avevi denaro, perciò è stata emessa un’obbligazione: $5. Costa $1 a ogni turno e un punto alla fine, e non si restituisce. Poche all’inizio convengono; tante sono un peso.
railways-lesson-first-bond-learned = Un’obbligazione porta $5 e costa $1 a turno e un punto alla fine.

railways-lesson-first-deliver-title = Consegnare
railways-lesson-first-deliver = La terza azione del turno. Il cubetto blu va da Baltimore sulla tua tratta a Filadelfia: un punto per la tratta, uno per l’hotel, e uno perché è la prima consegna della partita.
railways-lesson-first-deliver-do = Consegna il cubetto blu da Baltimore a Filadelfia.
railways-lesson-first-answer-hotel-pays = È una consegna anche quella; ma un cubetto blu a Filadelfia vale di più, grazie all’hotel.
railways-lesson-first-answer-cube-first = Si può, ma qui ci sono punti: consegna il cubetto blu.

railways-lesson-first-income-title = I punti sono reddito
railways-lesson-first-income = Il turno è finito. Con 3 punti ricevi $5, meno $1 per l’obbligazione. All’inizio la curva sale: i primi punti pagano per il resto della partita. Più tardi scende.
railways-lesson-first-income-learned = I punti sono reddito: i primi pagano più a lungo.

railways-lesson-first-again-title = La prossima asta
railways-lesson-first-again = Se nessuno offre, il primo posto passa a sinistra: a te. Bruno ha passato.
railways-lesson-first-again-do = Passa: giochi per primo senza pagare.
railways-lesson-first-answer-free-turn = Perché pagare? Se nessuno offre il primo posto è già tuo.

railways-lesson-first-new-york-title = Una seconda tratta
railways-lesson-first-new-york = New York ha un cubetto blu per il tuo hotel, e i cubetti rossi vogliono andare a New York. Un rettilineo la unisce a Filadelfia.
railways-lesson-first-new-york-do = Costruisci da Filadelfia a New York.
railways-lesson-first-answer-straight-north = È il rettilineo che unisce le due.
railways-lesson-first-answer-to-new-york = Lì puoi costruire. New York è più vicina, e piena di cubetti.
railways-lesson-first-answer-second-link = Questo può aspettare. Prima la tratta per New York, che non la costruisca Bruno.

railways-lesson-first-second-title = Ancora blu
railways-lesson-first-second = Il cubetto blu di New York: una tratta, e l’hotel.
railways-lesson-first-second-do = Consegna il cubetto blu da New York a Filadelfia.

railways-lesson-first-improve-title = Una locomotiva migliore
railways-lesson-first-improve = Il livello 1 porta un cubetto per una tratta. Il livello 2 costa $5, che hai, e lo porta per due: allora ogni cubetto vale 2 punti.
railways-lesson-first-improve-learned = Il livello della locomotiva è la sua portata, in tratte.
railways-lesson-first-improve-do = Migliora la locomotiva.
railways-lesson-first-answer-spare-cube = Darebbe un punto. Portati più lontano, più tardi, questi cubetti ne danno di più: prima migliora.
railways-lesson-first-answer-level-first = Si può, ma col livello 2 ogni altra consegna vale il doppio.

railways-lesson-first-bid-title = Vale un dollaro
railways-lesson-first-bid = Bruno ha costruito accanto a te e vuole gli stessi cubetti. Ora il primo posto vale qualcosa: chi è primo prende il migliore.
railways-lesson-first-bid-do = Offri $1.
railways-lesson-first-answer-too-much = Bruno non ha quasi denaro. Basta $1.
railways-lesson-first-answer-bruno-comes = Allora Bruno potrebbe essere primo e prendere il tuo cubetto. Offri $1.

railways-lesson-first-far-title = Per due tratte
railways-lesson-first-far = A Baltimore c’è un cubetto rosso, e New York è rossa. Da Filadelfia passa per due tue tratte: 2 punti.
railways-lesson-first-far-do = Consegna un cubetto rosso da Baltimore a New York.
railways-lesson-first-answer-red-first = Due tratte anche lì. Questa volta prendi il rosso.
railways-lesson-first-answer-one-link = Una tratta, un punto. Il cubetto rosso di Baltimore ne dà due.
railways-lesson-first-answer-two-links = Si può, ma hai offerto proprio per il cubetto.

railways-lesson-first-baron-title = Il tuo barone
railways-lesson-first-baron = Uno scopo segreto, solo tuo: chi lo raggiunge alla fine ne prende i punti. Una partita tua comincia con due baroni, e ne tieni uno. La fine arriva quando abbastanza città sono vuote.
railways-lesson-first-baron-learned = Un barone segreto dà punti alla fine.

railways-lesson-first-end-title = Sai giocare a Railways of the World
railways-lesson-first-end = Tre azioni per turno: costruire, consegnare, migliorare, una carta o una città nuova. Hai 7 punti, Bruno 1. Continua qui, o comincia una partita tua; dieci mappe ti aspettano.

railways-lesson-links = Tratte lunghe e obbligazioni
railways-lesson-links-about = Tre tessere in un’azione, e denaro preso bene in prestito.

railways-lesson-links-idea-title = A tre tratte
railways-lesson-links-idea = Albany ha un cubetto giallo, e Baltimore è gialla. Se Albany fosse unita a New York, quel cubetto passerebbe su tre tue tratte. In vista c’è Record di velocità: altri 3 punti per la prima consegna su tre tratte.

railways-lesson-links-tile-title = La prima di tre
railways-lesson-links-tile = In un’azione posi fino a quattro tessere di una sola tratta. Fino ad Albany ci sono tre esagoni. Comincia accanto a New York: terreno aperto, $2.
railways-lesson-links-tile-do = Posa una curva da New York, in alto a sinistra.
railways-lesson-links-answer-up-left = Ci sta, ma porta lontano da Albany. Gira la curva perché continui in alto a sinistra.
railways-lesson-links-answer-from-new-york = Lì puoi costruire. Il cubetto che vogliamo è ad Albany, sopra New York.
railways-lesson-links-answer-cubes-wait = Quel cubetto non scappa. Portato più lontano, più tardi, rende di più.
railways-lesson-links-answer-link-first = Si può, ma prima la tratta: tutto il resto ne ha bisogno.

railways-lesson-links-on-title = Avanti
railways-lesson-links-on = La costruzione non è finita: la tessera seguente continua dove finisce l’ultima. Qui passa un fiume, costa $3.
railways-lesson-links-on-learned = Una tratta si posa tessera per tessera, quattro in un’azione.
railways-lesson-links-on-do = Posa un rettilineo sull’esagono acceso.
railways-lesson-links-answer-straight-on = Ci sta, ma Albany è dritto davanti a te.
railways-lesson-links-answer-half-built = Puoi fermarti qui. Ma ciò che dopo il terzo round non arriva a una città si toglie dalla mappa, e il denaro è perso.

railways-lesson-links-joined-title = In città
railways-lesson-links-joined = L’ultima tessera finisce ad Albany. Unite due città la costruzione è finita, anche se avevi una quarta tessera.
railways-lesson-links-joined-do = Posa l’ultimo rettilineo.

railways-lesson-links-bond-title = Un’obbligazione per $3
railways-lesson-links-bond = Avevi $5, e la tratta costava $8. Un’obbligazione ha portato altri $5, ne restano 2. Non se ne emettono mai più di quante servono, e non si rimborsano: ognuna costa $1 a turno, e un punto alla fine.

railways-lesson-links-level-title = E altre due
railways-lesson-links-level = Il livello 2 non basta per tre tratte. Il 3 costa $10: due obbligazioni. Il cubetto porterà 3 punti, e 3 il record. Sei punti per due sono un buon affare, e i punti sono reddito.
railways-lesson-links-level-learned = Prendi in prestito per ciò che rende in un turno o due.
railways-lesson-links-level-do = Migliora la locomotiva.
railways-lesson-links-answer-no-more-track = Potresti, ma altri binari non portano il cubetto più lontano. La locomotiva sì.
railways-lesson-links-answer-level-pays = Si può, ma senza il livello 3 la tratta lunga aspetta invano.

railways-lesson-links-sum-title = Debiti che lavorano
railways-lesson-links-sum = Dei $9 che portano i tuoi punti, quattro obbligazioni ne prendono 4 ogni turno. Il prossimo turno il cubetto di Albany li porta a 15. Prendi a prestito per ciò che rende entro un turno o due, non per ciò che forse servirà. Continua da qui.

railways-lesson-deliveries = La via migliore per un cubetto
railways-lesson-deliveries-about = Vie lunghe, tratte tue, città che si svuotano.

railways-lesson-deliveries-rules-title = Regole di viaggio
railways-lesson-deliveries-rules = Hai il livello 3: fino a tre tratte. La prima dev’essere tua, le altre di chiunque, e ognuna dà un punto al suo proprietario. Un cubetto si ferma nella prima città del suo colore e non passa due volte in una città.

railways-lesson-deliveries-record-title = Il record
railways-lesson-deliveries-record = Da Albany per New York e Filadelfia a Baltimore. Fra le ultime due ci sono due tratte, la tua e quella di Bruno: prendi la tua, o il punto è suo. Record di velocità ne aggiunge 3.
railways-lesson-deliveries-record-learned = La prima tratta dev’essere tua, e ognuna paga il suo proprietario.
railways-lesson-deliveries-record-do = Consegna il cubetto giallo da Albany a Baltimore, sulle tue tratte.
railways-lesson-deliveries-answer-own-link = L’ultima tratta di quella via è di Bruno, e così il suo punto. Scegli la tua.
railways-lesson-deliveries-answer-long-first = Può aspettare. La via da Albany porta tre punti, e il record.
railways-lesson-deliveries-answer-record-now = Si può, ma il record va a chi arriva primo.

railways-lesson-deliveries-bruno-title = Bruno si serve
railways-lesson-deliveries-bruno = Bruno ha preso il cubetto giallo di Filadelfia. I cubetti non sono di nessuno: quello che lasci, un altro lo prende. Guarda dunque quali può raggiungere anche lui.
railways-lesson-deliveries-bruno-learned = Quello che lasci, lo prende un altro.

railways-lesson-deliveries-two-title = Due tratte
railways-lesson-deliveries-two = A Baltimore resta un cubetto rosso, a due tratte da New York, tutte e due tue. Il rosso di Filadelfia ne ha una sola.
railways-lesson-deliveries-two-do = Consegna il cubetto rosso da Baltimore a New York.
railways-lesson-deliveries-answer-red-first = Due tratte anche lì, e il suo turno viene. Prima il rosso.
railways-lesson-deliveries-answer-one-link = Una tratta, un punto. C’è un cubetto che ne porta due.
railways-lesson-deliveries-answer-cubes-first = Si può, ma i cubetti pronti sono punti.

railways-lesson-deliveries-empty-title = Città vuote
railways-lesson-deliveries-empty = Albany e Baltimore non hanno più cubetti e sono segnate. Quando le città vuote sono tante quante vuole la mappa, la fine è vicina. Una città che cresce, o una nuova, riporta cubetti.
railways-lesson-deliveries-empty-learned = Le città vuote avvicinano la fine.

railways-lesson-deliveries-last-title = Ancora sulle tue
railways-lesson-deliveries-last = Un cubetto giallo a New York vuole andare a Baltimore. Bada di nuovo all’ultima tratta.
railways-lesson-deliveries-last-do = Consegna il cubetto giallo da New York a Baltimore, sulle tue tratte.

railways-lesson-deliveries-sum-title = Dieci punti in un turno
railways-lesson-deliveries-sum = 3 e 3 per il record, poi 2 e 2: da 7 punti a 17, e un reddito di $17. Ogni tratta e ogni livello rendono di più tutti i cubetti seguenti. Continua da qui.

railways-lesson-cards = Carte operazione
railways-lesson-cards-about = Hotel, primati, premi: le carte in vista.

railways-lesson-cards-display-title = In vista
railways-lesson-cards-display = Il segno di una carta dice come funziona. Alcune si prendono con un’azione e aiutano una volta; alcune restano con te tutta la partita; quelle verdi non si prendono: premiano chi fa una cosa per primo. Ogni turno ne arriva una.

railways-lesson-cards-hotel-title = Un hotel nuovo
railways-lesson-cards-hotel = È appena arrivato l’Hotel New York. D’ora in poi dà un punto a chi lo possiede per ogni consegna a New York, di chiunque. I tuoi binari finiscono lì, e lungo di essi ci sono cubetti rossi.
railways-lesson-cards-hotel-learned = Il segno di una carta dice se aiuta una volta, sempre, o premia il primo.
railways-lesson-cards-hotel-do = Prendi l’Hotel New York.
railways-lesson-cards-answer-cubes-later = Due cubetti nuovi fanno sempre bene, ma quella carta ci sarà ancora. L’hotel forse no.
railways-lesson-cards-answer-other-card = Puoi prenderla, ma a te l’hotel renderà di più.
railways-lesson-cards-answer-hotel-first = Fra un momento. Prima l’hotel: poi ogni cubetto per New York rende di più.

railways-lesson-cards-deliver-title = Nel tuo hotel
railways-lesson-cards-deliver = Un cubetto rosso da Baltimore passa su due tue tratte e finisce nella città del tuo hotel: 2 e 1.
railways-lesson-cards-deliver-do = Consegna il cubetto rosso da Baltimore a New York.
railways-lesson-cards-answer-two-links = Una tratta e l’hotel: 2 punti. Da Baltimore sono 3.
railways-lesson-cards-answer-into-hotel = Quello non va a New York. Un cubetto rosso sì.
railways-lesson-cards-answer-cube-first = Si può, ma l’hotel aspetta i cubetti.

railways-lesson-cards-first-title = Chi è primo
railways-lesson-cards-first = Nuovo treno è una carta verde: 4 punti per la prima locomotiva di livello 4. Tu hai il livello 3, Bruno 1.

railways-lesson-cards-train-title = Livello quattro
railways-lesson-cards-train = Il prossimo livello costa $10, e hai $6: un’obbligazione. Toglie un punto alla fine e ne porta 4 ora, e vie di quattro tratte.
railways-lesson-cards-train-learned = Le carte verdi sono per chi fa una cosa per primo.
railways-lesson-cards-train-do = Migliora la locomotiva.
railways-lesson-cards-answer-train-first = Vale un punto o due. Il treno nuovo ne vale quattro, e c’è una volta sola.

railways-lesson-cards-bounty-title = Premi di servizio
railways-lesson-cards-bounty = Un Premio di servizio paga chi consegna il primo cubetto alla sua città, su tratte di chiunque. Quattro sono in vista, per città lontane da qui. Hai 14 punti: continua da qui.
