# Small Railroad Empires: le lezioni.
empires-lesson-first = La prima linea lunga
empires-lesson-first-about = Binari e terreni, una consegna, carte, traguardi.

empires-lesson-first-welcome-title = Vince il prestigio
empires-lesson-first-welcome = A ogni turno posi due binari; quando uniscono una fabbrica a una città che ne vuole le merci, consegni. Le linee corte danno denaro, quelle lunghe prestigio. Vince chi ne ha di più alla fine.
empires-lesson-first-welcome-learned = Vince il prestigio: lo danno le linee lunghe.

empires-lesson-first-contract-title = Un contratto segreto
empires-lesson-first-contract = Hai un contratto che vedi solo tu: la prima consegna da Moss Farms dà 2 di prestigio. Perciò comincia lì. Bruno ha cominciato da Hallow Mill.
empires-lesson-first-contract-do = Metti il binario iniziale su Moss Farms.
empires-lesson-first-answer-other-factory = Puoi cominciare lì, ma il tuo contratto parla di Moss Farms.

empires-lesson-first-terrain-title = Il binario costa quanto il terreno
empires-lesson-first-terrain = Un binario va accanto a uno tuo. Le pianure sono gratis, foresta e deserto costano $1, i fiumi $2, i monti $3. La foresta a sinistra ha una stella: la prima compagnia che ci arriva prende 1 di prestigio.
empires-lesson-first-terrain-learned = Il binario costa quanto il terreno; la pianura è gratis.
empires-lesson-first-terrain-do = Costruisci nella foresta con la stella.
empires-lesson-first-answer-forest-first = Anche quello confina col tuo. Ma la foresta ha una stella, e le stelle sono prestigio.
empires-lesson-first-answer-no-route = Per $2 puoi ricominciare da un’altra fabbrica. Ora vale di più una sola linea lunga.

empires-lesson-first-star-title = Due binari per turno
empires-lesson-first-star = Due binari sono d’obbligo. Accanto alla foresta c’è un deserto, anch’esso con una stella.
empires-lesson-first-star-do = Costruisci nel deserto con la stella.
empires-lesson-first-answer-second-star = Si può, ma il deserto ha una stella, e Bruno potrebbe arrivare.

empires-lesson-first-plain-title = Per la pianura
empires-lesson-first-plain = Bruno ha costruito, e ha sbloccato un terzo binario: $2 la prima volta, $3 la seconda, e solo per chi non è in testa per prestigio. Tu prosegui: la pianura qui sopra non costa nulla.
empires-lesson-first-plain-do = Costruisci nella pianura.
empires-lesson-first-answer-too-near = Anche Corvale vuole grano, ma è vicina: una linea corta dà un dollaro o due e niente prestigio. Noi andiamo più lontano.
empires-lesson-first-answer-plain-first = Si può, ma la nostra via sale, per la pianura.

empires-lesson-first-factory-title = Attraverso una fabbrica
empires-lesson-first-factory = Fabbriche e città non costano nulla, e le merci possono attraversarle. Su uno spazio stanno al massimo due compagnie.
empires-lesson-first-factory-do = Costruisci su Ferro Works.
empires-lesson-first-answer-factory-free = Si può, ma Ferro Works è sulla strada, ed è gratis.

empires-lesson-first-share-title = Condividere
empires-lesson-first-share = In questa foresta c’è già Bruno. C’è posto per due: paghi la foresta, e $1 a lui. La sua stella non c’è più.
empires-lesson-first-share-learned = In uno spazio stanno due compagnie; la seconda paga $1 alla prima.
empires-lesson-first-share-do = Costruisci nella foresta accanto a Bruno.
empires-lesson-first-answer-share-it = Si può, ma la via breve per Lowdown passa dalla foresta di Bruno.

empires-lesson-first-city-title = Dentro la città
empires-lesson-first-city = I segni in una città dicono che cosa vuole. Lowdown vuole acciaio e grano, e Moss Farms ha il grano.
empires-lesson-first-city-do = Costruisci a Lowdown.
empires-lesson-first-answer-lowdown-now = Si può, ma Lowdown completa la linea: adesso, e c’è anche Bruno.

empires-lesson-first-length-title = Quanto rende una linea
empires-lesson-first-length = Conta i tuoi spazi dalla fabbrica alla città, comprese: sette. Rende $2 e 1 di prestigio, e chi consegna per primo in una città prende altri $2. Una merce va sempre per la via più corta.
empires-lesson-first-length-learned = La lunghezza di una linea dice quanto rende; le merci vanno per la via più corta.

empires-lesson-first-deliver-title = Consegnare
empires-lesson-first-deliver = Potresti portare acciaio da Ferro Works: tre spazi, $4 anche così, ma niente prestigio. Meglio il grano di Moss Farms.
empires-lesson-first-deliver-do = Consegna il grano di Moss Farms a Lowdown.
empires-lesson-first-answer-short-steel = Quella è una linea corta. Il grano fa sette spazi e compie il contratto.
empires-lesson-first-answer-do-deliver = Non devi consegnare per forza, ma qui ci sono punti.

empires-lesson-first-reveal-title = Mostra il contratto
empires-lesson-first-reveal = Il tuo binario a Lowdown è diventato un treno: lì non puoi più consegnare. La merce veniva da Moss Farms: mostra ora il contratto, prima di giocare una carta.
empires-lesson-first-reveal-do = Mostra il contratto: 2 di prestigio.
empires-lesson-first-answer-contract-first = Prima il contratto: dopo è tardi per questa consegna.

empires-lesson-first-card-title = Una carta treno
empires-lesson-first-card = Dopo una consegna giochi una carta. Se la sua condizione è rispettata prendi 1 di prestigio. Questa chiede grano.
empires-lesson-first-card-learned = Dopo una consegna una carta adatta dà 1 di prestigio.
empires-lesson-first-card-do = Gioca una carta col grano.
empires-lesson-first-answer-not-grain = Anche questa va bene. Tienila: pianure e foreste sono su molte linee. Ora gioca il grano.

empires-lesson-first-claim-title = Traguardi
empires-lesson-first-claim = «Esperto di linee lunghe» chiede una linea di 7 o più, in questo turno. Il primo che rivendica una carta ha 2 punti alla fine, gli altri 1.
empires-lesson-first-claim-learned = Traguardi: 2 punti al primo, 1 agli altri.
empires-lesson-first-claim-do = Rivendica «Esperto di linee lunghe».
empires-lesson-first-answer-claim-it = Puoi aspettare, ma allora Bruno potrebbe essere il primo.

empires-lesson-first-buy-title = Una carta nuova
empires-lesson-first-buy = Con meno di tre carte puoi comprarne una. Quella a sinistra non costa nulla; le altre scorrono a sinistra.
empires-lesson-first-buy-do = Prendi la carta a sinistra.
empires-lesson-first-answer-for-nothing = Il denaro c’è, ma quella a sinistra è gratis e servirà altrettanto.
empires-lesson-first-answer-take-it = Puoi farne a meno, ma questa carta non costa nulla.

empires-lesson-first-production-title = Merci nuove
empires-lesson-first-production = Quando qualcuno arriva per la prima volta a 5, 10 o 15 di prestigio, tutte le fabbriche si riempiono. Hai appena passato il 5. I prestiti, a proposito, danno $3 e costano 1 punto: Bruno ne ha due. Nessuno può avere più di $9.
empires-lesson-first-production-learned = A 5, 10 e 15 di prestigio tutte le fabbriche si riempiono.

empires-lesson-first-end-title = Sai giocare a Small Railroad Empires
empires-lesson-first-end = Costruisci due volte, consegna, gioca una carta, rivendica, compra. Si finisce quando qualcuno posa l’ultimo binario. Sei avanti 8 a 4: continua qui, o comincia una partita tua.

empires-lesson-twice = Due volte sullo stesso binario
empires-lesson-twice-about = Una seconda città, un tesoro e passeggeri.

empires-lesson-twice-idea-title = I binari restano
empires-lesson-twice-idea = La linea da Moss Farms resta tua, e le fabbriche si sono riempite. Anche Minster vuole grano: altri due spazi, e la linea lunga paga di nuovo.

empires-lesson-twice-mill-title = La fabbrica di Bruno
empires-lesson-twice-mill = Hallow Mill è accanto alla tua foresta. Le fabbriche non costano nulla, e su fabbriche e città non si paga nessuno per condividere.
empires-lesson-twice-mill-do = Costruisci su Hallow Mill.
empires-lesson-twice-answer-no-route = Una linea nuova costa $2. La vecchia arriva abbastanza lontano.
empires-lesson-twice-answer-mill-free = Si può, ma Hallow Mill è sulla strada, ed è gratis.

empires-lesson-twice-city-title = A Minster
empires-lesson-twice-city = Bruno qui ha un binario ma nessun treno: a Minster non ha ancora consegnato. C’è posto per te.
empires-lesson-twice-city-do = Costruisci a Minster.
empires-lesson-twice-answer-minster-now = Si può, ma a Minster puoi consegnare subito.

empires-lesson-twice-deliver-title = Otto spazi
empires-lesson-twice-deliver = Da Moss Farms a Minster ne conti otto: $2 e 1 di prestigio. Il tuo treno a Lowdown non è sulla strada; ne toglierebbe 2. E a Minster arrivi per primo: altri $2.
empires-lesson-twice-deliver-learned = I binari restano: una città nuova fa pagare di nuovo la linea lunga.
empires-lesson-twice-deliver-do = Consegna il grano di Moss Farms a Minster.
empires-lesson-twice-answer-long-grain = Quella è una linea corta. Il grano fa otto spazi.
empires-lesson-twice-answer-do-deliver = Puoi farne a meno, ma hai costruito proprio per questo.

empires-lesson-twice-card-title = Ancora grano
empires-lesson-twice-card = La tua carta rossa chiede grano: 1 di prestigio.
empires-lesson-twice-card-do = Gioca la carta rossa col grano.
empires-lesson-twice-answer-grain-card = Puoi giocarla, ma la sua condizione non è rispettata. Quella della rossa sì.

empires-lesson-twice-treasure-title = Nove dollari
empires-lesson-twice-treasure = Hai $9, e più non si può avere. «Cacciatore di tesori» chiede proprio questo, e nessuno l’ha ancora rivendicato: 2 punti alla fine. Il denaro resta a te.
empires-lesson-twice-treasure-learned = Guarda i traguardi a ogni turno.
empires-lesson-twice-treasure-do = Rivendica «Cacciatore di tesori».
empires-lesson-twice-answer-claim-now = Puoi aspettare, ma dopo la prossima costruzione il denaro non c’è più.

empires-lesson-twice-buy-title = Per la prossima volta
empires-lesson-twice-buy = La carta a sinistra del mercato è gratis.
empires-lesson-twice-buy-do = Prendi la carta a sinistra.
empires-lesson-twice-answer-free-card = Puoi pagarla, ma quella a sinistra è gratis.
empires-lesson-twice-answer-take-it = Puoi farne a meno, ma non costa nulla.

empires-lesson-twice-hats-title = Passeggeri
empires-lesson-twice-hats = Lowdown e Minster hanno cilindri dello stesso colore. Due città così unite dai tuoi binari danno 1 punto alla fine, tutte e tre 3. Ora hai 13 punti: continua da qui.

empires-lesson-routes = Via corta, via lunga
empires-lesson-routes-about = Come si misura una linea, e perché un giro largo può rendere.

empires-lesson-routes-idea-title = Stoffa per Brig
empires-lesson-routes-idea = Le Ferro Works hanno stoffa, e Brig la vuole. Due spazi possono unire Brig ai tuoi binari: il deserto accanto, o la pianura sotto. Una merce prende sempre la via più corta che c’è: pensaci prima di costruirne una corta.

empires-lesson-routes-plain-title = Il giro largo
empires-lesson-routes-plain = Per il deserto sarebbero sei spazi: $3. Per Moss Farms e la pianura sono sette: $2 e 1 di prestigio. Moss Farms non ti costa altro, e la pianura è gratis.
empires-lesson-routes-plain-learned = Un giro più lungo può valere più della via corta.
empires-lesson-routes-plain-do = Costruisci nella pianura accanto a Moss Farms.
empires-lesson-routes-answer-too-short = Quella è la via corta: sei spazi, e niente prestigio. Se c’è, la merce deve prenderla.
empires-lesson-routes-answer-no-route = Una linea nuova costa $2, e la tua arriva quasi a Brig.
empires-lesson-routes-answer-over-moss = Si può, ma ora Brig è vicina: per la pianura accanto a Moss Farms.

empires-lesson-routes-city-title = A Brig
empires-lesson-routes-city = Bruno ha un treno a Brig. C’è posto per un’altra compagnia, e nelle città non si paga nessuno.
empires-lesson-routes-city-do = Costruisci a Brig.
empires-lesson-routes-answer-brig-now = Si può, ma Brig completa la linea.

empires-lesson-routes-deliver-title = Contali
empires-lesson-routes-deliver = Ferro Works, pianura, deserto, foresta, Moss Farms, pianura, Brig: sette. Nessun tuo treno è sulla via; ognuno ne toglierebbe 2. A Brig sei la seconda compagnia: $1 in più.
empires-lesson-routes-deliver-learned = Ogni tuo treno sulla via toglie 2 alla lunghezza.
empires-lesson-routes-deliver-do = Consegna stoffa dalle Ferro Works a Brig.
empires-lesson-routes-answer-do-deliver = Puoi farne a meno, ma è per questo che hai costruito.

empires-lesson-routes-card-title = Conta anche il terreno
empires-lesson-routes-card = La carta viola chiede pianura e foresta, e la stoffa le ha passate tutte e due. Con questo arrivi a 10 di prestigio: tutte le fabbriche si riempiono di nuovo.
empires-lesson-routes-card-do = Gioca la carta viola con pianura e foresta.
empires-lesson-routes-answer-terrain-card = Puoi, ma la linea non ha passato fiumi. Pianura e foresta sì.

empires-lesson-routes-buy-title = Per l’acciaio
empires-lesson-routes-buy = La carta a sinistra è gratis, e chiede acciaio. Le Ferro Works ne hanno.
empires-lesson-routes-buy-do = Prendi la carta a sinistra.
empires-lesson-routes-answer-for-nothing = Puoi pagarla, ma quella a sinistra è gratis e va bene lo stesso.
empires-lesson-routes-answer-take-it = Puoi farne a meno, ma non costa nulla.

empires-lesson-routes-sum-title = Da ricordare
empires-lesson-routes-sum = La lunghezza conta i tuoi spazi, meno 2 per ogni treno sulla via. Fino a sei è denaro, da sette prestigio, da undici due. E la via più corta non si sceglie: lascia un buco dove ne vuoi una lunga. Continua da qui.

empires-lesson-sharing = Dividere e collezionare
empires-lesson-sharing-about = Per la foresta di Bruno, e un quarto colore.

empires-lesson-sharing-idea-title = New Yard vuole acciaio
empires-lesson-sharing-idea = Fra Minster e New Yard ci sono Ashby Weavers e la foresta di Bruno. Non serve girarci intorno: su ogni spazio stanno due compagnie. Paghi il terreno, e $1 a chi c’è già.

empires-lesson-sharing-factory-title = Niente per le fabbriche
empires-lesson-sharing-factory = Ashby Weavers è una fabbrica: nessun costo, e nessuno da pagare.
empires-lesson-sharing-factory-do = Costruisci su Ashby Weavers.
empires-lesson-sharing-answer-no-route = Una linea nuova costa $2 e comincia da zero. Prosegui da Minster.
empires-lesson-sharing-answer-ashby-free = Si può, ma Ashby Weavers porta a New Yard, ed è gratis.

empires-lesson-sharing-forest-title = Un dollaro a Bruno
empires-lesson-sharing-forest = $1 per la foresta e $1 a Bruno. A girarci intorno servirebbero più binari, e un turno in più.
empires-lesson-sharing-forest-learned = Condividere uno spazio costa spesso meno che girarci attorno.
empires-lesson-sharing-forest-do = Costruisci nella foresta accanto a Bruno.
empires-lesson-sharing-answer-star-later = La stella vale un punto, e nessuno le è vicino. Prima la foresta.
empires-lesson-sharing-answer-forest-now = Si può, ma la via per New Yard passa dalla foresta.

empires-lesson-sharing-city-title = A New Yard
empires-lesson-sharing-city = Nel turno scorso non c’era nulla da consegnare: poco male. Bruno ha costruito, e ora New Yard completa la tua linea.
empires-lesson-sharing-city-do = Costruisci a New Yard.
empires-lesson-sharing-answer-city-first = Si può, ma prima la città: lì consegni in questo turno.

empires-lesson-sharing-star-title = E la stella
empires-lesson-sharing-star = Un secondo binario è d’obbligo. Il deserto accanto ad Ashby Weavers ha una stella che nessuno ha preso: $1, e 1 di prestigio.
empires-lesson-sharing-star-do = Costruisci nel deserto con la stella.
empires-lesson-sharing-answer-free-star = Si può, ma qui aspetta una stella.

empires-lesson-sharing-deliver-title = Sette, meno due
empires-lesson-sharing-deliver = Dalle Ferro Works a New Yard sono sette spazi. Ma a Minster c’è il tuo treno, che ne toglie 2: cinque, $3. Bruno è stato primo a New Yard, perciò hai $1 in più.
empires-lesson-sharing-deliver-do = Consegna acciaio dalle Ferro Works a New Yard.
empires-lesson-sharing-answer-short-cloth = Da Ashby Weavers sono solo tre spazi. Le Ferro Works sono più lontane.
empires-lesson-sharing-answer-do-deliver = Puoi farne a meno, ma è per questo che hai costruito.

empires-lesson-sharing-collect-title = Quale carta, ora?
empires-lesson-sharing-collect = Quella rossa chiede acciaio e darebbe 1 di prestigio. Ma hai giocato giallo, rosso e viola: con una blu hai tutti e quattro i colori, e «Collezionista appassionato» vale 2.
empires-lesson-sharing-collect-learned = Una carta è anche un colore per la tua collezione.
empires-lesson-sharing-collect-do = Gioca la carta blu, anche se il terreno non va.
empires-lesson-sharing-answer-fourth-colour = Puoi, ma il blu è il colore che ti manca, e quel traguardo vale di più.

empires-lesson-sharing-claim-title = Il primo a rivendicarlo
empires-lesson-sharing-claim = Uno in cima per turno, 2 punti; chi viene dopo ne ha 1. Bruno ha già due colori.
empires-lesson-sharing-claim-do = Rivendica «Collezionista appassionato».
empires-lesson-sharing-answer-claim-now = Puoi aspettare, ma la cima è di chi arriva primo.

empires-lesson-sharing-sum-title = Guarda i traguardi
empires-lesson-sharing-sum = Tre cime sono tue, 6 punti. Sono di tutti: guardali prima di giocare una carta o di scegliere una via, e guarda che cosa manca a Bruno. Hai 19 punti, Bruno 9: continua da qui.
