# Railroad Tiles: le lezioni.
tiles-lesson-first = I primi turni
tiles-lesson-first-about = Colonne, tessere, pedine e ciò che conta alla fine.

tiles-lesson-first-welcome-title = Un territorio tutto tuo
tiles-lesson-first-welcome = Piazzi tessere con ferrovie e autostrade, ci metti treni, auto e viaggiatori, e raccogli punti. Bruno fa lo stesso accanto a te, in un territorio suo.

tiles-lesson-first-start-title = La prima tessera
tiles-lesson-first-start = Bruno ha preso una tessera iniziale; l’altra è tua. Una tessera si può girare: pulsante Gira, o tasto R. Girala finché il binario va da destra verso il basso.
tiles-lesson-first-start-do = Gira la curva, piazzala sul quadrato tratteggiato, conferma.
tiles-lesson-first-answer-start-turn = Girala ancora: il binario deve uscire a destra e in basso.

tiles-lesson-first-board-title = Il tabellone della stazione
tiles-lesson-first-board = A ogni round il tabellone si riempie di colonne da due a quattro tessere. Si prende una colonna intera. Chi prende poche tessere sceglie prima nel round seguente.
tiles-lesson-first-board-learned = Prendi una colonna intera; con poche tessere la prossima volta scegli prima.

tiles-lesson-first-column-title = Cerca i treni
tiles-lesson-first-column = I piccoli segni negli angoli sono posizioni per le pedine. La seconda colonna ne ha due per i treni: presto varrà qualcosa.
tiles-lesson-first-column-do = Prendi la seconda colonna.
tiles-lesson-first-answer-many = Quattro tessere sono molto terreno, ma poi scegli per ultimo. Cominciamo con la seconda colonna.
tiles-lesson-first-answer-no-trains = Puoi prenderla, ma non ha posizioni per un treno. La seconda colonna ne ha due.

tiles-lesson-first-match-title = I bordi devono combaciare
tiles-lesson-first-match = Una tessera si piazza accanto a un’altra: ferrovia con ferrovia, autostrada con autostrada, vuoto con vuoto. Scegli la curva nella tua mano e girala finché va a sinistra e in basso.
tiles-lesson-first-match-learned = I bordi devono combaciare: ferrovia, autostrada, vuoto.
tiles-lesson-first-match-do = Piazza la curva a destra della prima tessera.
tiles-lesson-first-answer-curve-turn = Ci sta anche così; ma girala finché il binario scende, e chiudiamo un anello.
tiles-lesson-first-answer-curve-place = Ci sta anche lì. Per il nostro anello va a destra della prima tessera.
tiles-lesson-first-answer-curve-first = Quella viene dopo. Prima la curva, a destra.
tiles-lesson-first-answer-refuse = Due volte per partita puoi rifiutare una tessera. Questa ci serve: tieni i rifiuti per un giorno storto.

tiles-lesson-first-train-title = Spazio per un treno
tiles-lesson-first-train = Questa tessera ha una ferrovia dall’alto in basso, un’autostrada di lato e una posizione per un treno. Il cartello con la casetta è una stazione: lì i viaggiatori passano dall’una all’altra.
tiles-lesson-first-train-do = Piazzala sotto la prima tessera, con l’autostrada a sinistra.
tiles-lesson-first-answer-branch-turn = Quasi: girala in modo che l’autostrada esca a sinistra.
tiles-lesson-first-answer-branch-place = Ci sta, ma sotto la prima tessera i due treni staranno sulla stessa ferrovia.
tiles-lesson-first-answer-branch-first = Quella viene dopo. Prima la tessera con l’autostrada di lato.

tiles-lesson-first-station-title = Chiudi il quadrato
tiles-lesson-first-station = L’ultima tessera va nell’angolo. La sua ferrovia incontra la curva in alto; a sinistra i due bordi sono vuoti, e anche questo combacia.
tiles-lesson-first-station-do = Piazza l’ultima tessera nell’angolo, sotto la seconda curva.
tiles-lesson-first-answer-loop = Ci sta, ma nell’angolo il suo treno entra nella stessa ferrovia.

tiles-lesson-first-tokens-title = Chi arriva
tiles-lesson-first-tokens = Bruno ha piazzato le sue tessere e comincia il round 2. Il segnalino treno che aspettava ora è attivo: ognuno può mettere un treno in questo round. L’auto che aspetta sarà attiva nel prossimo.
tiles-lesson-first-tokens-learned = Un segnalino ti fa mettere una pedina del suo tipo.

tiles-lesson-first-star-title = Una colonna con una stella
tiles-lesson-first-star = Una colonna che nessuno ha preso riceve una stella. Con una stella metti una pedina di un altro tipo da quello del segnalino: vale bene una tessera o due.
tiles-lesson-first-star-learned = Con una stella metti una pedina di un altro tipo.
tiles-lesson-first-star-do = Prendi la terza colonna con la sua stella.
tiles-lesson-first-answer-leaves-star = Così la stella resta a Bruno. Prendi la terza colonna.

tiles-lesson-first-highway-title = Avanti
tiles-lesson-first-highway = In basso a destra finisce un’autostrada. Ogni linea che va nel nulla è un’interruzione, e troppe costano punti.
tiles-lesson-first-highway-do = Piazza l’autostrada rettilinea sotto la stazione di destra.
tiles-lesson-first-answer-below = Ci sta. Ma sotto la stazione di destra continua l’autostrada.
tiles-lesson-first-answer-highway-first = Una alla volta: prima l’autostrada rettilinea.

tiles-lesson-first-town-title = Un rettangolo pieno
tiles-lesson-first-town = Alla fine il rettangolo più grande senza buchi dà un punto per ogni sua tessera. Riempi il posto accanto all’autostrada; il bordo fra le due è vuoto.
tiles-lesson-first-town-learned = Il rettangolo pieno più grande vale un punto a tessera.
tiles-lesson-first-town-do = Piazza il bivio sotto la stazione di sinistra, il lato vuoto a destra.
tiles-lesson-first-answer-rectangle = Ci sta, ma sotto la stazione di sinistra il rettangolo diventa due per tre.
tiles-lesson-first-answer-junction-first = Prima il bivio: riempie il rettangolo.

tiles-lesson-first-west-title = Verso ovest
tiles-lesson-first-west = Un’autostrada guarda ancora a sinistra. L’ultima tessera ha un’autostrada da un lato, una ferrovia dall’altro e una posizione per un’auto.
tiles-lesson-first-west-do = Piazzala a sinistra, autostrada con autostrada.
tiles-lesson-first-answer-open-highway = Così l’autostrada a sinistra resterebbe aperta. Piazzala lì.

tiles-lesson-first-pawn-title = Il tuo primo treno
tiles-lesson-first-pawn = Ora si usa il segnalino. Un treno vale 1 punto, e 1 in più per ogni altro treno che raggiunge per ferrovia. Ancora non ce n’è.
tiles-lesson-first-pawn-do = Metti un treno sulla sinistra delle due posizioni per treni.
tiles-lesson-first-answer-left-train = Quello va altrettanto bene. Cominciamo da sinistra e teniamo questo per dopo.
tiles-lesson-first-answer-keep-star = Ti costerebbe una stella, e il segnalino ti dà una pedina per niente. Tieni le stelle.
tiles-lesson-first-answer-not-idle = Puoi lasciare un segnalino inutilizzato, ma qui ci sono posizioni libere, e punti.

tiles-lesson-first-order-title = Poche tessere, primo turno
tiles-lesson-first-order = L’ultima volta Bruno ha preso una colonna più a sinistra, perciò è toccato prima a lui. Sulle due tessere a sinistra c’è una stella, e chi le prende comincia il prossimo round.
tiles-lesson-first-order-do = Prendi la prima colonna.
tiles-lesson-first-answer-two-tiles = La prima colonna ha due tessere, una stella e il primo turno: prendila.

tiles-lesson-first-close-title = Occhio al buco
tiles-lesson-first-close = Fra la tessera dell’auto e il bivio c’è un posto chiuso su due lati: una ferrovia da destra, un bordo vuoto dall’alto.
tiles-lesson-first-close-do = Piazza la stazione con l’auto nel buco a sinistra.
tiles-lesson-first-answer-into-gap = Ci sta, ma nel buco a sinistra chiude un’interruzione.
tiles-lesson-first-answer-curve-car-first = Prima la stazione con l’auto, nel buco.

tiles-lesson-first-cross-title = Una città cresce
tiles-lesson-first-cross = Le tessere dal suolo rossastro, edificato, sono urbane. Tre o più che si toccano sono una città: 5 punti. Questa tocca il bivio, quindi ne basterà un’altra.
tiles-lesson-first-cross-learned = Tre tessere urbane che si toccano sono una città: 5 punti.
tiles-lesson-first-cross-do = Piazza l’incrocio sotto il bivio.
tiles-lesson-first-answer-beside-town = Ci sta. Sotto il bivio fa crescere la città.

tiles-lesson-first-network-title = Amici sulla linea
tiles-lesson-first-network = Due segnalini sono attivi: un’auto e un treno. Il secondo treno sta sulla stessa ferrovia del primo, quindi vale 1 + 1. Il prossimo lì varrebbe 3; cinque è il massimo.
tiles-lesson-first-network-learned = Le pedine uguali si contano a vicenda lungo la linea.
tiles-lesson-first-network-do = Metti un treno sull’altra posizione.
tiles-lesson-first-answer-train-first = L’auto fra un momento. Prima il treno: vale 2.

tiles-lesson-first-car-title = E un’auto
tiles-lesson-first-car = Il segnalino auto funziona allo stesso modo, lungo le autostrade.
tiles-lesson-first-car-do = Metti un’auto su una delle due posizioni per auto.

tiles-lesson-first-count-title = Che cosa conta
tiles-lesson-first-count = Qui vedi sempre che cosa avresti adesso: pedine, 5 per ogni città, il rettangolo più grande e le interruzioni. Cinque non contano, ogni altra costa un punto. Ne hai sei.
tiles-lesson-first-count-learned = Cinque interruzioni non contano, ogni altra costa un punto.

tiles-lesson-first-end-title = Sai giocare a Railroad Tiles
tiles-lesson-first-end = Prendi una colonna, piazza le tessere, metti le pedine: è tutto qui. Un segnalino di due colori vale per l’una o l’altra pedina; i viaggiatori usano ferrovie e autostrade, e cambiano nelle stazioni. Tu e Bruno avete 9 punti a testa, e restano cinque round.

tiles-lesson-counting = Che cosa conta alla fine
tiles-lesson-counting-about = Città, rettangolo, interruzioni: un round, tredici punti.

tiles-lesson-counting-now-title = Nove punti finora
tiles-lesson-counting-now = Round 4. Le pedine hanno dato 4 punti, il rettangolo di due per tre 6, e sei interruzioni costano 1. Città non ce n’è. Una buona colonna cambia tutte e tre le cose.

tiles-lesson-counting-column-title = Guarda i tuoi buchi
tiles-lesson-counting-column = In basso a sinistra due autostrade guardano nello stesso buco, dall’alto e da destra. Una curva autostradale le chiude entrambe, e la terza colonna ne ha una, in città.
tiles-lesson-counting-column-do = Prendi la terza colonna.
tiles-lesson-counting-answer-star-only = La stella tenta, ma quelle tessere non chiudono nulla. Prendi la terza colonna.
tiles-lesson-counting-answer-no-curve = Quella colonna non ha una curva per il tuo buco. La terza sì.

tiles-lesson-counting-city-title = Una città
tiles-lesson-counting-city = La curva è urbana, come l’incrocio accanto e il bivio sopra: tre insieme sono una città, 5 punti. Una più grande non vale di più.
tiles-lesson-counting-city-learned = Cerca tessere che chiudono linee e insieme fanno una città.
tiles-lesson-counting-city-do = Piazza la curva nel buco in basso a sinistra.
tiles-lesson-counting-answer-two-ends = Ci sta, ma nel buco in basso a sinistra chiude due interruzioni.
tiles-lesson-counting-answer-curve-first = Prima la curva, nel buco in basso a sinistra.
tiles-lesson-counting-answer-refuse = Potresti rifiutarla, ma ogni tessera di questa colonna ha il suo posto.

tiles-lesson-counting-rectangle-title = Il rettangolo
tiles-lesson-counting-rectangle = Anche a destra due autostrade si incontrano in un buco. Un incrocio le unisce e apre due interruzioni nuove; ma ora sono pieni tre posti per tre: 9 punti invece di 6.
tiles-lesson-counting-rectangle-learned = Un rettangolo più grande può valere due interruzioni in più.
tiles-lesson-counting-rectangle-do = Piazza l’incrocio nel buco in basso a destra.
tiles-lesson-counting-answer-corner = Ci sta, ma nell’angolo il rettangolo diventa tre per tre.
tiles-lesson-counting-answer-cross-first = Prima l’incrocio, nell’angolo.

tiles-lesson-counting-train-title = Spazio per un terzo treno
tiles-lesson-counting-train = La ferrovia che finisce in basso porta i tuoi due treni. Una posizione lì vale 3.
tiles-lesson-counting-train-do = Piazza la ferrovia rettilinea in basso.
tiles-lesson-counting-answer-same-line = Ci sta, ma in basso si unisce ai tuoi due treni.

tiles-lesson-counting-three-title = Treno o auto
tiles-lesson-counting-three = Un segnalino mostra entrambi: scegli tu. Un terzo treno vale 1 + 2.
tiles-lesson-counting-three-do = Metti un treno sulla tessera nuova.
tiles-lesson-counting-answer-train-pays = Quello vale 1. Il treno vale 3: comincia da lì.
tiles-lesson-counting-answer-keep-star = I segnalini bastano; tieni la stella per dopo.
tiles-lesson-counting-answer-not-idle = Puoi fermarti, ma restano delle posizioni.

tiles-lesson-counting-car-title = L’altro segnalino
tiles-lesson-counting-car = Un’auto per la posizione a sinistra.
tiles-lesson-counting-car-do = Metti l’auto a sinistra.

tiles-lesson-counting-sum-title = Ventidue
tiles-lesson-counting-sum = Da 9 a 22 in un round: una città, un rettangolo più grande, quattro interruzioni, che non costano nulla, e pedine che si trovano. Continua da qui.

tiles-lesson-placing = Il posto giusto per una tessera
tiles-lesson-placing-about = Che cosa combacia, che cosa aiuta, che cosa è meglio rifiutare.

tiles-lesson-placing-look-title = Prima di prendere
tiles-lesson-placing-look = Nel tuo territorio ci sono quattro interruzioni: una ferrovia a sinistra, una in basso, due autostrade a destra. Sulla ferrovia in basso stanno tre treni: un quarto lì varrebbe 4. Cerca una colonna che possa servirsene.

tiles-lesson-placing-column-title = Un treno con la ferrovia
tiles-lesson-placing-column = La terza colonna ha una stazione con una posizione per un treno, e un’autostrada per il lato destro.
tiles-lesson-placing-column-do = Prendi la terza colonna.
tiles-lesson-placing-answer-star-again = La stella attira, ma non c’è una posizione per un treno. La terza colonna ce l’ha.
tiles-lesson-placing-answer-no-train = Puoi prenderla, ma non ha posizioni per treni.

tiles-lesson-placing-station-title = Girala verso la linea
tiles-lesson-placing-station = La ferrovia della stazione esce da un lato solo. Girala perché incontri la ferrovia dall’alto; l’autostrada corre allora da sinistra a destra.
tiles-lesson-placing-station-learned = Le tessere si girano e si ribaltano finché incontrano la linea.
tiles-lesson-placing-station-do = Piazza la stazione in basso, la ferrovia verso l’alto.
tiles-lesson-placing-answer-on-the-line = Ci sta, ma il suo treno sarebbe solo. In basso ne incontra altri tre.
tiles-lesson-placing-answer-station-first = Prima la stazione: il posto migliore va alla tessera che ne ha bisogno.
tiles-lesson-placing-answer-keep-it = Potresti rifiutarla, ma questa tessera ha un buon posto.

tiles-lesson-placing-highway-title = Due per cinque
tiles-lesson-placing-highway = Il tuo rettangolo più grande ha nove tessere. A destra, sotto l’incrocio, ne manca una per due colonne da cinque: dieci. L’autostrada continua lì, dritta in giù.
tiles-lesson-placing-highway-do = Piazza l’autostrada rettilinea sotto l’incrocio a destra.
tiles-lesson-placing-answer-rectangle = Ci sta. Sotto l’incrocio il rettangolo cresce.
tiles-lesson-placing-answer-highway-first = Prima l’autostrada: il suo posto è sotto l’incrocio.

tiles-lesson-placing-refuse-title = Meglio senza
tiles-lesson-placing-refuse = Il bivio ha tre ferrovie. Dovunque stia apre più interruzioni di quante ne chiuda, e ce ne sono già cinque: ognuna in più costa un punto. Due volte a partita puoi rifiutare una tessera.
tiles-lesson-placing-refuse-learned = Due volte a partita puoi rifiutare una tessera.
tiles-lesson-placing-refuse-do = Rifiuta il bivio.
tiles-lesson-placing-answer-six-ends = Ci sta, ma allora le interruzioni sono più di cinque, e costa un punto.

tiles-lesson-placing-train-title = Il quarto treno
tiles-lesson-placing-train = Uno per sé, e uno per ciascuno dei tre che raggiunge.
tiles-lesson-placing-train-do = Metti un treno sulla stazione nuova.
tiles-lesson-placing-answer-for-nothing = Costerebbe una stella. L’altro segnalino mette un treno gratis.
tiles-lesson-placing-answer-not-idle = Puoi lasciar stare, ma aspettano 4 punti.

tiles-lesson-placing-sum-title = Piccoli passi
tiles-lesson-placing-sum = Quattro punti per il treno, uno per il rettangolo, e nessuna interruzione di troppo. Le tessere si possono anche ribaltare, non solo girare: con le stazioni aiuta spesso. Continua da qui.

tiles-lesson-population = Segnalini e stelle
tiles-lesson-population-about = Chi si può mettere quando, e a che serve una stella.

tiles-lesson-population-tokens-title = Un orario
tiles-lesson-population-tokens = Due segnalini sono attivi: un treno e un’auto. Ognuno ti fa mettere una pedina in questo round. Chi aspetta arriva al prossimo round e resta per due. Qui aspetta un altro treno: le posizioni per treni serviranno.
tiles-lesson-population-tokens-learned = Chi aspetta arriva al prossimo round e resta per due.

tiles-lesson-population-column-title = Due posizioni
tiles-lesson-population-column = Le due tessere della prima colonna hanno una posizione per un treno. E con poche tessere la prossima volta scegli per primo.
tiles-lesson-population-column-do = Prendi la prima colonna.
tiles-lesson-population-answer-two-trains = Buona colonna, ma due posizioni per treni su due tessere sono difficili da battere.

tiles-lesson-population-first-title = Una sola ferrovia
tiles-lesson-population-first = Più in alto c’è già una posizione libera per un treno, in fondo a una ferrovia corta. Unisci a quella le nuove: i treni si contano fra loro lungo la ferrovia.
tiles-lesson-population-first-do = Piazza la stazione urbana a destra di quella ferrovia.
tiles-lesson-population-answer-one-railway = Ci sta, ma su un’altra ferrovia il suo treno sarebbe solo.
tiles-lesson-population-answer-junction-first = Quella viene dopo. Prima la stazione urbana: porta avanti la ferrovia.
tiles-lesson-population-answer-keep-it = Potresti rifiutarla, ma perderesti una posizione.

tiles-lesson-population-second-title = E la prossima
tiles-lesson-population-second = L’altra stazione continua a destra, ferrovia con ferrovia.
tiles-lesson-population-second-do = Piazzala a destra della prima.

tiles-lesson-population-train-title = Il segnalino del treno
tiles-lesson-population-train = Tre posizioni sono libere. Il primo treno vale 1 dovunque stia.
tiles-lesson-population-train-do = Metti un treno sulla stazione a destra.
tiles-lesson-population-answer-middle-later = Vale come un altro. Lascia quello di mezzo al prossimo.
tiles-lesson-population-answer-token-first = La stella è per l’altro segnalino. Quello del treno ne mette uno gratis.
tiles-lesson-population-answer-not-idle = Puoi fermarti, ma ci sono posizioni libere.

tiles-lesson-population-star-title = Una stella cambia il tipo
tiles-lesson-population-star = Resta il segnalino dell’auto, e non hai posizioni libere per auto. Per una stella mette una pedina di qualsiasi tipo: un secondo treno, che raggiunge il primo, vale 2.
tiles-lesson-population-star-learned = Per una stella un segnalino mette una pedina di qualsiasi tipo.
tiles-lesson-population-star-do = Usa una stella: un treno in mezzo.
tiles-lesson-population-answer-middle-now = Va bene anche così. Questa volta prendi quello di mezzo.
tiles-lesson-population-answer-use-star = Puoi tenere la stella. Ma un segnalino non usato è perso.

tiles-lesson-population-sum-title = Il prossimo round, e quello dopo
tiles-lesson-population-sum = Ora due segnalini di treno sono attivi, e una posizione sulla tua ferrovia è libera: 3 punti senza stella. Ma bada alle interruzioni: tredici ne costano 8. Continua da qui, e chiudine qualcuna.
