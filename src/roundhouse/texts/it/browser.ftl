# La casa senza server: i tavoli che questo browser conserva.
web-house-loading = Scarico il necessario per giocare…
web-house-starting = Preparo i tavoli…
web-house-old = Questo browser è troppo vecchio per giocare senza server: non ha WebAssembly. Va bene uno qualsiasi degli ultimi anni.
web-house-missing = Non riesco a scaricare il necessario per giocare. Controlla la connessione e riprova.
web-house-stuck = Da mezzo minuto non succede nulla: un’impostazione del browser o del sito sembra impedire l’avvio del gioco.
web-house-broken = Qui il gioco non è partito. Quello che hai già giocato è ancora conservato.
web-house-keeps-nothing = Questa finestra non conserva nulla, come quelle private: ciò che giochi si perde quando la chiudi, se non lo salvi in un file.
web-house-lead = Tutto avviene in questo browser: gioca contro i bot, o attorno allo stesso schermo.
web-house-lacks = Mappe tue, rating, tornei e avvisi hanno bisogno di un server; tutto il resto è in questo browser.
web-house-slow = Qui il bot forte pensa a ogni mossa per circa { $count ->
    [one] un secondo
   *[other] { $count } secondi
 }.
web-kept = Conservato in questo browser
web-kept-more = { $count ->
    [0] Ancora nessun tavolo.
    [one] Un tavolo è conservato qui, e in nessun altro posto. Ogni tanto salvali in un file: i browser possono svuotare ciò che conservano.
   *[other] { $count } tavoli sono conservati qui, e in nessun altro posto. Ogni tanto salvali in un file: i browser possono svuotare ciò che conservano.
 }
web-kept-damaged = { $count ->
    [one] Un tavolo qui non si può leggere. Finisce anch’esso nel file.
   *[other] { $count } tavoli qui non si possono leggere. Finiscono anch’essi nel file.
 }
web-kept-export = Salva tutto in un file
web-kept-import = Apri un file
web-kept-taken = { $count ->
    [0] In quel file non c’è nulla di nuovo.
    [one] Un tavolo è stato aggiunto.
   *[other] { $count } tavoli sono stati aggiunti.
 }
web-kept-clear = Cancella tutto qui
web-kept-clear-sure = Cancellare davvero ogni tavolo?
web-unplugged = Gioca senza rete
web-unplugged-more = Scarica { $value } MB una volta sola. Poi questo dispositivo gioca contro i bot e attorno allo schermo ovunque tu sia; i tavoli del server restano sul server.
web-unplugged-fetch = Prepara
web-unplugged-full = In questo browser non c’è posto: servono { $value } MB.
web-unplugged-ready = Pronto: questo dispositivo gioca anche senza rete.
web-unplugged-go = Ai tavoli di questo dispositivo
web-unplugged-here = Sei ai tavoli di questo dispositivo.
web-unplugged-back = Torna al server
storage-full = Questo browser non ha più spazio. La mossa non è stata fatta. Salva i tavoli in un file dalla tua pagina, o libera un po’ di spazio.
storage-away = Questo browser non permette di conservare il tavolo ({ $why }). La mossa non è stata fatta.
part-away = Non è stato possibile scaricare questo gioco. Controlla la connessione e riprova.
not-a-chest = Non è un file di tavoli di Roundhouse, oppure è rovinato.
no-others-here = In questo browser non si può invitare nessuno: scegli dei bot, o persone attorno a questo schermo.
