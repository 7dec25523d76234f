# Che cosa sa chi non sta guardando, e la pagina dove lo sceglie.
notice-your-move-title = Tocca a te in { $game }
notice-your-move = È il tuo turno in { $game }, mossa { $move }{ $count ->
    [0] .
   *[other] , con { $names }.
 }
notice-time-running-out-title = Il tuo tempo in { $game } sta per finire
notice-time-running-out = { $game } aspetta te, mossa { $move }. { $hours ->
    [0] { $minutes ->
        [0] Resta poco tempo.
        [one] Resta un minuto.
       *[other] Restano { $minutes } minuti.
     }
    [one] Resta circa un’ora.
   *[other] Restano circa { $hours } ore.
 }
notice-game-over-title = { $game }: partita finita
notice-game-over = { $place ->
    [0] La tua partita di { $game } è stata interrotta.
    [1] Hai vinto la tua partita di { $game }, prima posizione su { $players }.
   *[other] La tua partita di { $game } è finita: sei al posto { $place } su { $players }.
 }
notice-invited-title = Un invito a { $game }
notice-invited = Un tavolo di { $game } ti aspetta{ $count ->
    [0] .
   *[other] , con { $names }.
 }
notice-check-in-title = { $game } sta per cominciare: ci sei?
notice-check-in = Il tuo tavolo di { $game } è completo. Conferma che ci sei, così può cominciare.
notice-extended-title = Più tempo per te in { $game }
notice-extended = Il tuo tempo in { $game } era quasi finito ed è stato prolungato, una volta sola. La mossa { $move } aspetta te.
notice-bot-took-over-title = Un bot gioca per te in { $game }
notice-bot-took-over = Mancavi da troppo, perciò un bot tiene il tuo posto in { $game }. Torna tuo appena lo riprendi.
notice-order-dropped-title = Una mossa prevista in { $game } è saltata
notice-order-dropped = Quello che avevi previsto in { $game } non vale più, quindi non è stato giocato. La mossa { $move } sta a te.
notice-tournament-table-title = Il tuo prossimo tavolo di torneo: { $game }
notice-tournament-table = Il tuo tavolo di { $game } nel torneo «{ $name }» è pronto{ $count ->
    [0] .
   *[other] , con { $names }.
 }
notice-tournament-over-title = Il torneo è finito
notice-tournament-over = Il torneo «{ $name }» è finito{ $place ->
    [0] .
   *[other] : sei al posto { $place }.
 }
notice-test-title = Una prova da Roundhouse
notice-test = Così arriva qui un avviso. Tutto bene.
notice-digest-title = { $count ->
    [one] Una novità ai tuoi tavoli
   *[other] { $count } novità ai tuoi tavoli
 }
notice-mail-end = Ricevi questo messaggio perché l’hai chiesto. Che cosa arriva, e quando, lo scegli qui: { $text }
notice-confirm-title = Conferma il tuo indirizzo per Roundhouse
notice-confirm = Qualcuno, probabilmente tu, vuole ricevere a questo indirizzo avvisi sulle partite. Se sei tu, apri questa pagina e conferma; altrimenti non fare nulla, e non arriverà altro.

notice-failure-unreachable = Là non risponde nessuno.
notice-failure-late = La risposta ha tardato troppo.
notice-failure-insecure = La connessione non è sicura.
notice-failure-own-network = L’indirizzo è nella rete di questo server; là non si manda nulla.
notice-failure-bad-url = A un indirizzo così non si può mandare nulla.
notice-failure-gone = Quel destinatario non c’è più.
notice-failure-busy = Il destinatario ora non può ricevere nulla.
notice-failure-moved = Il destinatario si è spostato; inserisci il nuovo indirizzo.
notice-failure-refused = Il destinatario non lo accetta.
notice-failure-no-mail = Questo server ora non può mandare e-mail.
notice-failure-no-such-mailbox = Quella casella non esiste.
notice-failure-server = Qualcosa è andato storto su questo server; è stato annotato.

web-notices = Avvisi
web-notices-lead = Per sapere quando tocca a te senza dover guardare. Parte solo ciò che scegli qui.
web-notices-where = Dove
web-notices-none = Ancora nulla.
web-notices-push = Questo browser
web-notices-push-add = Avvisa questo browser
web-notices-push-why = Anche quando nessuna pagina di Roundhouse è aperta.
web-notices-push-denied = Questo browser blocca gli avvisi di questo sito; permettili nelle sue impostazioni.
web-notices-push-impossible = Questo browser non si può avvisare qui: servono HTTPS e il supporto per le notifiche push.
web-notices-push-failed = Il browser non è riuscito ad abbonarsi.
web-notices-mail = E-mail
web-notices-mail-label = Il tuo indirizzo e-mail
web-notices-mail-add = Mandami il link di conferma
web-notices-mail-none = Questo server non manda e-mail.
web-notices-webhook = Webhook
web-notices-webhook-label = Indirizzo del webhook
web-notices-webhook-add = Aggiungi webhook
web-notices-webhook-form = Per
web-notices-form-json = JSON per un tuo programma
web-notices-form-discord = Discord
web-notices-form-slack = Slack
web-notices-form-matrix = Matrix (hookshot)
web-notices-form-ntfy = ntfy
web-notices-secret = Quello che arriva è firmato con questo segreto, secondo Standard Webhooks. Si vede solo adesso: { $text }
web-notices-unconfirmed = Non ancora confermato: apri il link nell’e-mail.
web-notices-never = Ancora nulla di inviato.
web-notices-sent = Ultimo invio: { $text }.
web-notices-failed = Ultimo errore, { $text }: { $why }
web-notices-off = Spento. { $why }
web-notices-off-too-many-failures = Tre avvisi di fila non sono arrivati.
web-notices-off-unsubscribed = Non volevi altre e-mail.
web-notices-test = Prova
web-notices-test-label = Manda una prova a { $text }
web-notices-remove = Togli
web-notices-remove-label = Togli { $text }
web-notices-on = Riaccendi
web-notices-testing = Una prova è in viaggio.
web-notices-what = Di che cosa
web-notices-event = Che cosa succede
web-notices-by = { $text } tramite { $way }
web-notices-kind-your-move = Tocca a me
web-notices-kind-time-running-out = Il mio tempo sta per finire
web-notices-kind-game-over = Una partita è finita
web-notices-kind-invited = Ricevo un invito
web-notices-kind-check-in = Un tavolo vuole cominciare
web-notices-kind-extended = Il mio tempo è stato prolungato
web-notices-kind-bot-took-over = Un bot ha preso il mio posto
web-notices-kind-order-dropped = Una mossa prevista è saltata
web-notices-kind-tournament-table = Il mio tavolo di torneo è pronto
web-notices-kind-tournament-over = Un torneo è finito
web-notices-when = Quando
web-notices-quiet = Ore di silenzio: non parte nulla
web-notices-quiet-from = dalle
web-notices-quiet-to = alle
web-notices-digest = Tutte le e-mail in una sola, ogni giorno
web-notices-digest-at = alle
web-notices-zone = Il tuo fuso orario è { $text }; là sono le { $now }.
web-notices-saved = Salvato.
web-confirm-title = Conferma il tuo indirizzo
web-confirm-lead = Da quel momento gli avvisi sulle tue partite arrivano lì.
web-confirm-button = Conferma
web-confirm-done = { $text } è confermato.
web-stop-title = Niente più e-mail
web-stop-lead = A questo indirizzo non arriverà altro.
web-stop-button = Non mandare altro
web-stop-done = A { $text } non arriva più nulla.

web-away = Sei offline
web-away-lead = Per giocare, Roundhouse ha bisogno del suo server. Le partite finite su questo dispositivo si leggono qui.
web-away-none = Su questo dispositivo non c’è ancora nessuna partita finita.
web-away-again = Riprova
web-away-kept = Partite finite su questo dispositivo
web-away-record = Le mosse
web-away-on = { $game }, { $text }

# Che cosa si rifiuta.
bad-link = Questo link non è valido, o il suo indirizzo è stato tolto.
bad-mail = A questo indirizzo e-mail qui non si può scrivere.
bad-subscription = L’abbonamento del browser non si può leggere.
bad-webhook = Un webhook ha bisogno di un indirizzo che comincia con https://.
half-a-night = Le ore di silenzio hanno un inizio e una fine.
no-mail-here = Questo server non manda e-mail.
no-such-address-of-yours = Non hai un indirizzo così.
not-confirmed = Questo indirizzo non è ancora confermato.
too-many-addresses = Puoi avere al massimo { $most } indirizzi; prima togline uno.
