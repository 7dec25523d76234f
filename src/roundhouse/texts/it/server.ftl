# Ciò che rifiutano i tavoli e il server.
bad-code = Questo codice non è valido o è scaduto.
bad-invitation = Questo invito non è valido o è scaduto.
bad-request = La richiesta non si legge: { $why }
bot-sits-there = Per { $seat } gioca un bot.
broken-journal = Il registro di questo tavolo non si può leggere ({ $kind }): { $why }
dealt-anew = Per questa partita ipotetica le carte nascoste sono state ridistribuite: non si può salvare.
foreign-page = Questa pagina non appartiene a questo server.
has-played = { $seat } ha già giocato qui.
has-resigned = { $seat } ha abbandonato.
host-only = Può farlo solo chi ospita.
lesson-asks-otherwise = È permesso, ma questo passo della lezione chiede altro. «Mostrami» lo fa vedere.
newer-journal = Questo tavolo è scritto da una versione più nuova (forma { $version }); questo programma legge fino alla { $known }.
no-bot-there = Nessun bot gioca per { $seat }.
no-name = Un nome vuole almeno una lettera.
no-offer = Nessuno ha chiesto nulla.
no-such-method = Qui non si può fare.
no-such-page = Qui non c’è nulla.
no-such-seat = Quel posto non c’è: il tavolo ne ha { $seats }.
not-asked = Non è stato chiesto a te.
not-at-this-table = Non siedi a questo tavolo.
not-here = «{ $word }» non può seguire qui.
not-invited = Questo tavolo non è aperto agli spettatori.
not-over = La partita non è ancora finita.
not-reversible = Non si può riprendere: qualcosa è stato pescato o mostrato, o un altro ha già deciso.
not-your-seat = Non tocca a te giocare per { $seat }.
nothing-said = Non c’è nulla da inviare.
nothing-to-confirm = Non è cambiato nulla.
nothing-to-do = È già stato fatto.
offer-open = { $seat } ha già chiesto qualcosa; prima si risponde a quello.
one-seat-is-me = Puoi occupare un posto solo; gli altri a questo schermo hanno i loro.
seat-present = { $seat } era qui da poco. Un bot può sostituirlo { $minutes ->
    [one] tra un minuto.
   *[other] tra { $minutes } minuti.
 }
seat-stays = { $seat } resta.
seat-taken = Lì siede { $seat }.
seats-open = { $seats ->
    [one] Un posto è ancora vuoto.
   *[other] { $seats } posti sono ancora vuoti.
 }
seed-for-practice-only = Il seme si sceglie solo per allenarsi.
hints-for-practice-only = I consigli sono per allenarsi: al tavolo non ci siano altre persone.
server-failed = Qualcosa è andato storto sul server; è stato annotato.
stale-number = La partita è andata avanti. Guarda di nuovo, poi riprova.
drawings-at-once = { $most } dei tuoi disegni sono già in lavorazione. Aspetta che uno sia pronto.
too-busy = Succedono troppe cose insieme. Riprova.
too-large = È troppo in una volta.
too-many-requests = Troppe richieste. Riprova fra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
 }.
unknown-lesson = { $game } non ha la lezione «{ $value }». Ci sono: { $known }.
unknown-challenge = { $game } non ha la sfida «{ $value }». Ci sono: { $known }.
one-try-counts = Il primo tentativo della giornata si gioca come viene, e da soli.
rated-apart = Una partita classificata è per due o più, ognuno al proprio schermo; gli altri possono essere bot.
rated-as-it-falls = Questa partita è classificata: non si torna indietro oltre ciò che è stato pescato o mostrato.
rated-by-yourself = Questa partita è classificata: la giochi tu, oppure abbandoni.
rated-give-up = Questa partita è classificata e giochi solo contro bot: puoi abbandonare, non interromperla.
tournament-makes-tables = I tavoli di un torneo li fa il torneo.
deal-of-others = Questa distribuzione si gioca anche ad altri tavoli del torneo: qui non si salva.
name-not-wanted = Questo nome non è gradito su questo server. Scegline un altro.
banned = { $hours ->
    [0] Su questo server puoi solo guardare.
    [one] Per un’altra ora su questo server puoi solo guardare.
   *[other] Per { $hours } ore su questo server puoi solo guardare.
 } { $text }
unknown-person = Non c’è nessuno «{ $person }».
nobody-there = Lì non siede nessun altro.
bad-passkey = Questa passkey qui non è nota, o la sua risposta è arrivata tardi.
passkey-needs-name = Le passkey appartengono a un nome come example.org, non a { $host }. Usa un codice di recupero.
too-many-keys = Hai già { $most } chiavi. Prima togline una.
no-solution-yet = La partita di un bot per questo giorno si vede quando il tuo tentativo è finito e il bot ha giocato.
unknown-table = Non c’è il tavolo «{ $table }».
unknown-level = Per { $seat } gioca un bot che questo server non conosce: «{ $bot }». La partita aspetta che un altro ne prenda il posto.
weak-stand-in = Chi gioca al posto di qualcuno dev’essere uno di questi: { $known }.
one-hint-at-a-time = Un consiglio alla volta: al tuo si sta pensando.
one-review-at-a-time = Un’analisi alla volta: la tua è in corso.
not-reviewed = La mossa { $move } non è stata guardata in un’analisi.
already-seated = Siedi già a questo tavolo.
sat-elsewhere = Hai visto i segreti di un altro posto di questa partita: questo è per qualcun altro.
not-welcome = I giocatori hanno detto di no.
other-offer = Quella proposta non c’è più; ora ce n’è un’altra.
database-away = I tavoli ora non si raggiungono. Nulla è perduto; riprova fra un momento.
not-json = La richiesta dev’essere JSON, ed è «{ $type }».
too-many-sockets = Troppe connessioni insieme: se ne ammettono { $most }.

# Come può finire un tavolo, qualunque sia il gioco.
reason-resigned = Abbandono
reason-time = Tempo scaduto

unknown-map = Questa mappa non esiste, o non è condivisa con te.
unknown-zone = «{ $zone }» non è un fuso orario noto qui.
