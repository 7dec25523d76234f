# Steam: le lezioni.
steam-lesson-first = Il primo turno
steam-lesson-first-about = Un’azione, un collegamento, una consegna: entrate o punti.

steam-lesson-first-welcome-title = I cubetti vogliono il loro colore
steam-lesson-first-welcome = Boston è rossa e ha un cubetto giallo; Hartford è gialla. Porta lì il cubetto sui tuoi binari e ti pagano: un punto per ogni collegamento del viaggio. Steam è tutto qui.
steam-lesson-first-welcome-learned = Un cubetto vale qualcosa in una città del suo colore.

steam-lesson-first-action-title = Scegli un’azione
steam-lesson-first-action = Un turno comincia con le tessere azione. Ognuna dà un vantaggio, e il suo numero è il tuo posto nel prossimo turno. L’Ingegnere costruisce quattro tessere invece di tre.
steam-lesson-first-action-learned = Un’azione dà un vantaggio adesso e un posto nel prossimo turno.
steam-lesson-first-action-do = Prendi l’Ingegnere.
steam-lesson-first-answer-engineer-first = Anche quella è buona. Per i primi binari l’Ingegnere è il migliore: più tessere, e non costa nulla.

steam-lesson-first-track-title = I binari cominciano da una città
steam-lesson-first-track = Poi continuano dove finiscono i tuoi. Scegli l’esagono acceso sotto Boston: si aprono le tessere adatte. Prendi la curva che da Boston scende a sinistra, verso Providence. Ogni uscita costa €1; fiumi, colline e cittadine costano di più.
steam-lesson-first-track-learned = I binari cominciano da una città e continuano dove finiscono i tuoi.
steam-lesson-first-track-do = Posa una curva da Boston verso Providence.
steam-lesson-first-answer-to-providence = Anche quella ci sta, ma porta altrove. Prendi la curva larga che finisce a Providence.
steam-lesson-first-answer-at-boston = Lì puoi costruire. Per il nostro cubetto si comincia sotto Boston.
steam-lesson-first-answer-not-yet = Puoi fermarti qui, ma la via per Hartford non è finita.

steam-lesson-first-town-title = Una cittadina chiude un collegamento
steam-lesson-first-town = Il pezzo da una cittadina o città alla seguente è un collegamento. A Providence il primo è completo e comincia l’altro. Una cittadina costa €1 in più.
steam-lesson-first-town-learned = Un collegamento va da una cittadina o città alla seguente; è tuo.
steam-lesson-first-town-do = Posa un rettilineo attraverso Providence.
steam-lesson-first-answer-through-town = Ci sta, ma il rettilineo guarda verso Hartford.
steam-lesson-first-answer-providence-now = Prima attraverso Providence: un collegamento a metà non serve.

steam-lesson-first-link-title = Il secondo collegamento
steam-lesson-first-link = Fra Providence e Hartford resta un esagono. Ci passa un fiume: €1 in più.
steam-lesson-first-link-do = Posa la curva che finisce a Hartford.
steam-lesson-first-answer-into-hartford = Ci sta, ma non finisce a Hartford.
steam-lesson-first-answer-to-hartford = Più tardi. Prima l’ultimo esagono davanti a Hartford.

steam-lesson-first-money-title = Il denaro viene dalle entrate
steam-lesson-first-money = Non avevi contanti, e tre tessere costano €8. Chi deve pagare riceve €5 alla volta, e le entrate scendono di uno per volta: le tue sono a −2, e restano €2. Li riguadagnerai.
steam-lesson-first-money-learned = Chi non ha denaro vende entrate: €5 per ogni passo.

steam-lesson-first-end-build-title = Basta costruire
steam-lesson-first-end-build = Potresti posare una quarta tessera. Ma ogni tessera costa, e la tua via è completa.
steam-lesson-first-end-build-do = Finisci di costruire.
steam-lesson-first-answer-enough = Si può, ma costerebbe entrate e in questo turno non porta nulla. Finisci di costruire.

steam-lesson-first-improve-title = Quanto va lontano una locomotiva
steam-lesson-first-improve = Gli altri hanno costruito. Ora ci sono due giri di merci. Una locomotiva di livello 1 fa un collegamento, e Hartford è a due. Invece di muovere merci puoi alzare il livello, gratis.
steam-lesson-first-improve-learned = Il livello della locomotiva è la sua portata, in collegamenti.
steam-lesson-first-improve-do = Porta la locomotiva al livello 2.
steam-lesson-first-answer-level-needed = Col livello 1 non puoi consegnare nulla. Miglioralo: allora due collegamenti sono a portata.

steam-lesson-first-deliver-title = Muovi un cubetto
steam-lesson-first-deliver = Secondo giro, livello 2. Prendi il cubetto giallo di Boston; si passa da Providence, e a Hartford è arrivato.
steam-lesson-first-deliver-do = Consegna il cubetto giallo da Boston a Hartford.
steam-lesson-first-answer-do-deliver = Puoi passare, ma il tuo cubetto può andare.

steam-lesson-first-share-title = Entrate o punti
steam-lesson-first-share = Due collegamenti sono tuoi: 2 punti binario. Tutti alzano le entrate, o tutti sono punti vittoria. All’inizio prendi entrate: pagano turno dopo turno. Più tardi i punti: vincono.
steam-lesson-first-share-learned = All’inizio prendi entrate, più tardi punti.
steam-lesson-first-share-do = Prendili come entrate.
steam-lesson-first-answer-points-later = Due punti adesso lascerebbero le entrate a −2, e pagheresti €2 a ogni turno. Prima le entrate.

steam-lesson-first-turn-title = Giorno di paga
steam-lesson-first-turn = Le tue entrate sono di nuovo a 0: niente da pagare. Bruno e Chiara sono sotto zero e pagano a ogni turno. Alla fine anche ogni collegamento completo vale un punto.

steam-lesson-first-growth-title = Cubetti nuovi
steam-lesson-first-growth = I cubetti consegnati lasciano la mappa. Crescita della città ne porta di nuovi a una città, Urbanizzazione fa di una cittadina una città. Tutte e due costano; presa senza pagare, una tessera dà solo il suo posto nell’ordine.
steam-lesson-first-growth-learned = I cubetti finiscono; Crescita e Urbanizzazione ne portano di nuovi.

steam-lesson-first-end-title = Sai giocare a Steam
steam-lesson-first-end = Azione, binari, due giri di merci, entrate: questo è un turno, e una partita ne ha dieci. Continua qui contro Bruno e Chiara, o comincia una partita tua. Si apre con offerte per il primo ordine di turno: passare non costa nulla.

steam-lesson-track = Binari e miglioramenti
steam-lesson-track-about = Si migliora una tessera già posata; i capi sciolti si perdono.

steam-lesson-track-idea-title = Qualcuno è già qui
steam-lesson-track-idea = Hartford è vicina a Poughkeepsie, dove passano i binari di Chiara. Puoi arrivarci anche tu: serve una tessera in mezzo, e un’uscita per te nella cittadina. Hai Prima costruzione: nessuno ti precede.

steam-lesson-track-tile-title = Una tessera fino alla cittadina
steam-lesson-track-tile = L’esagono in mezzo tocca tutti e due: una curva dal lato in alto a sinistra di Hartford a Poughkeepsie. Due uscite, €2, tutto ciò che hai.
steam-lesson-track-tile-do = Posa la curva da Hartford a Poughkeepsie.
steam-lesson-track-answer-lower-curve = Ci sta, ma non finisce a Poughkeepsie. Gira la curva larga finché i due capi guardano in basso.
steam-lesson-track-answer-beside-hartford = Lì puoi costruire. Poughkeepsie è più vicina, a sinistra di Hartford.
steam-lesson-track-answer-not-yet = Puoi fermarti qui, ma un collegamento a metà non porta nulla.

steam-lesson-track-upgrade-title = Migliora la tessera
steam-lesson-track-upgrade = La tessera della cittadina non ha ancora un’uscita verso di te. Sostituiscila con una che tiene i suoi binari e aggiunge il tuo. Paghi ogni uscita della nuova, 3, e €1 per la cittadina; ora nulla per il fiume. I vecchi binari restano di chi erano.
steam-lesson-track-upgrade-learned = Una tessera si sostituisce con una che tiene i suoi binari; ne paghi tutte le uscite.
steam-lesson-track-upgrade-do = Dai a Poughkeepsie una terza uscita, verso la tua curva.
steam-lesson-track-answer-three-exits = Permesso, ma una quarta uscita costa €1 in più, e lì non arriva nulla.
steam-lesson-track-answer-keep-curve = Potresti girare l’ultima tessera per €2. Ma sta bene così: migliora la cittadina.
steam-lesson-track-answer-still-open = Permesso, ma il tuo collegamento finisce ancora davanti alla cittadina.

steam-lesson-track-stub-title = Capi sciolti
steam-lesson-track-stub = L’uscita di Chiara verso sud non porta ancora da nessuna parte. Se in questa costruzione non la continua, non è più di nessuno, e potresti prenderla tu. Vale anche per ogni tuo collegamento incompleto.
steam-lesson-track-stub-learned = Un binario incompleto che non si continua va perso.

steam-lesson-track-end-title = Due costruzioni bastano
steam-lesson-track-end = Potresti costruire una terza volta. Ma hai dovuto prendere €5, le entrate sono a −1, e tre collegamenti di fila sono tuoi.
steam-lesson-track-end-do = Finisci di costruire.
steam-lesson-track-answer-enough = Si può, ma ogni altra tessera costa entrate. Finisci di costruire.

steam-lesson-track-sum-title = Tre collegamenti di fila
steam-lesson-track-sum = Chiara è arrivata a New York: il suo capo sciolto è salvo. Boston, Providence, Hartford, Poughkeepsie: tre collegamenti tuoi, un punto ciascuno alla fine, e un punto per ogni cubetto che ci passa. Continua da qui.

steam-lesson-goods = Merci e binari altrui
steam-lesson-goods-about = Cubetti nuovi, la via migliore, e chi viene pagato.

steam-lesson-goods-supply-title = Tutti i cubetti che ci sono
steam-lesson-goods-supply = Dal sacchetto non si pesca più. I cubetti nuovi vengono solo da questi gruppi, con Crescita e Urbanizzazione. Hai pagato €2 per la Crescita: un gruppo può andare in una città a tua scelta, una volta per città.
steam-lesson-goods-supply-learned = I cubetti nuovi vengono solo dalla riserva, che tutti vedono.

steam-lesson-goods-grow-title = Dove possono andare
steam-lesson-goods-grow = Da Hartford un tuo collegamento e uno di Chiara portano ad Albany, che è viola, e a New York, che è blu. Un gruppo con un cubetto viola e uno blu è quello giusto.
steam-lesson-goods-grow-do = Metti a Hartford un gruppo viola e blu.
steam-lesson-goods-answer-purple-blue = Puoi, ma da Hartford raggiungi Albany e New York: viola e blu.
steam-lesson-goods-answer-where-track-is = Una città può averlo, ma i tuoi binari partono da Hartford.
steam-lesson-goods-answer-grow-first = Fra un momento. Prima i cubetti nuovi: sono già pagati.

steam-lesson-goods-end-title = Basta costruire
steam-lesson-goods-end = Due tessere e un gruppo di cubetti sono una buona costruzione.
steam-lesson-goods-end-do = Finisci di costruire.
steam-lesson-goods-answer-enough = Si può, ma costa entrate. Finisci di costruire.

steam-lesson-goods-own-title = Sui tuoi binari
steam-lesson-goods-own = Un cubetto rosso a Hartford vuole andare a Boston. I due collegamenti della via sono tuoi: 2 punti per te, nessuno per gli altri. Queste vie vengono prima.
steam-lesson-goods-own-learned = Prima le vie sui tuoi collegamenti.
steam-lesson-goods-own-do = Consegna il cubetto rosso da Hartford a Boston.
steam-lesson-goods-answer-shared-later = Quella via è divisa: un punto a te, uno a Chiara. Il cubetto rosso te ne porta due.
steam-lesson-goods-answer-red-now = Si può, ma il cubetto rosso può partire ora.

steam-lesson-goods-share-title = Tutti insieme
steam-lesson-goods-share = I due punti vanno dalla stessa parte: entrate, o punti vittoria. Sei a −2 e paghi €2 a turno.
steam-lesson-goods-share-do = Prendili come entrate.
steam-lesson-goods-answer-income-first = I punti fanno vincere, ma sotto zero paghi ogni turno. Prima le entrate.

steam-lesson-goods-shared-title = Sul binario di Chiara
steam-lesson-goods-shared = Secondo giro. Il cubetto viola va per Poughkeepsie ad Albany: un collegamento tuo, uno di Chiara, un punto a testa. È permesso finché nessuno ne possiede più di te su quella via. E un cubetto che prendi tu, lei non lo prende.
steam-lesson-goods-shared-learned = Si usano anche i collegamenti altrui, se nessuno ne ha più di te su quella via.
steam-lesson-goods-shared-do = Consegna il cubetto viola da Hartford ad Albany.
steam-lesson-goods-answer-cube-waits = Si può, ma tre cubetti aspettano, e Chiara può prenderli tutti.

steam-lesson-goods-both-title = Ognuno decide
steam-lesson-goods-both = Prima decidi tu, poi Chiara per il suo punto.
steam-lesson-goods-both-do = Prendilo come entrate.

steam-lesson-goods-sum-title = Guarda due turni avanti
steam-lesson-goods-sum = Boston ha un cubetto viola. È a quattro collegamenti da Albany, tre sono tuoi: una locomotiva di livello 4 porterebbe 3 punti in una volta. Un cubetto si ferma alla prima città del suo colore: bada a che cosa c’è in mezzo. Continua da qui.

steam-lesson-money = Denaro a credito
steam-lesson-money-about = Quanto vale un passo di entrate, e quando spenderlo.

steam-lesson-money-cash-title = Cinque euro
steam-lesson-money-cash = Hai €5 ed entrate di 1: un euro a turno. Bastano per due tessere. Ma le entrate si possono vendere: €5 a passo, ogni volta che devi pagare, e nessuno li richiede.

steam-lesson-money-locomotive-title = Compra un livello
steam-lesson-money-locomotive = La Locomotiva costa €4 più il nuovo livello: 3, in tutto €7. Un altro livello è gratis più tardi nel turno. Così arrivi a 4, e il cubetto viola di Boston può andare ad Albany.
steam-lesson-money-locomotive-do = Prendi la Locomotiva.
steam-lesson-money-answer-six-euros = Una Nuova Città per €6 va bene, ma in questo turno non porta nulla. La locomotiva sì.
steam-lesson-money-answer-level-first = Anche quella è buona. Solo la Locomotiva mette la via lunga a portata in questo turno.

steam-lesson-money-raised-title = Un passo venduto
steam-lesson-money-raised = €7 da pagare, €5 in mano: si è venduto un passo, restano €3, e le entrate sono a 0. Non si vendono mai più passi del necessario. A −10 ogni altro costerebbe invece 2 punti.
steam-lesson-money-raised-learned = Si vendono solo i passi che servono a pagare.

steam-lesson-money-end-title = Non costruire
steam-lesson-money-end = Non devi costruire per forza. I tuoi collegamenti sono tutti completi: aspettando non perdi nulla.
steam-lesson-money-end-do = Finisci di costruire.
steam-lesson-money-answer-no-track = Si può, ma con €3 non si va lontano. Tienili: sotto zero dovresti pagare.

steam-lesson-money-improve-title = Il livello gratis
steam-lesson-money-improve = Una volta a turno puoi alzare il livello invece di muovere merci, senza pagare. Ora fa 4.
steam-lesson-money-improve-learned = Una volta a turno un livello è gratis, al posto di una consegna.
steam-lesson-money-improve-do = Migliora la locomotiva.
steam-lesson-money-answer-short-way = Un punto adesso. Col livello 4 il prossimo cubetto ne porta tre.
steam-lesson-money-answer-free-level = Puoi passare, ma il livello è gratis.

steam-lesson-money-deliver-title = Quattro collegamenti
steam-lesson-money-deliver = Per Providence, Hartford e Poughkeepsie fino ad Albany. Tre collegamenti sono tuoi, l’ultimo è di Chiara: 3 punti a te, 1 a lei.
steam-lesson-money-deliver-do = Consegna il cubetto viola da Boston ad Albany.
steam-lesson-money-answer-long-way = Quella via è corta: un punto. Il cubetto viola di Boston ne porta tre.
steam-lesson-money-answer-do-deliver = Puoi passare, ma è per questo che hai pagato.

steam-lesson-money-share-title = Tre volte tanto
steam-lesson-money-share = Un passo venduto, tre tornano. È il turno 3 di 10: le entrate pagano altre sette volte. Verso l’ultimo terzo della partita prendi invece i punti.
steam-lesson-money-share-learned = Un debito per una via più lunga si ripaga a inizio partita.
steam-lesson-money-share-do = Prendili come entrate.
steam-lesson-money-answer-still-early = Tre punti sono tre punti. Ma tre euro a turno, per sette turni, fanno una ferrovia intera.

steam-lesson-money-sum-title = Quanto valgono alla fine
steam-lesson-money-sum = Hai entrate di 3, e €6. Alla fine due passi sopra lo zero valgono un punto; ogni passo sotto ne costa due. Vendi dunque i passi presto, finché portano binari, e torna sopra lo zero in tempo. Continua da qui.
