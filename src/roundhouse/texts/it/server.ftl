# Ciò che rifiutano i tavoli e il server.
bad-code = Questo codice non è, o non è più, valido.
bad-database = «{ $database }» non è una base di dati utilizzabile qui: sqlite o postgresql.
bad-invitation = Questo invito non è, o non è più, valido.
bad-request = La richiesta non si legge: { $why }
bot-sits-there = Per { $seat } gioca un bot.
database-in-use = Un altro server ha aperto { $file }.
dealt-anew = In questa partita ciò che nessuno vedeva è stato ridistribuito: non ne esiste un verbale.
foreign-page = Questa pagina non appartiene a questo server.
has-played = { $seat } ha già giocato qui.
has-resigned = { $seat } si è ritirato.
host-only = Può farlo solo chi ospita.
no-bot-there = Nessun bot gioca per { $seat }.
no-database = La base di dati { $database } non si apre: { $why }
no-name = Un nome vuole almeno una lettera.
no-offer = Nessuno ha chiesto nulla.
no-such-address = Nessuno può ascoltare su { $host }, porta { $port }: { $why }
no-such-method = Qui non si può fare.
no-such-page = Qui non c'è nulla.
no-such-seat = Quel posto non c'è: il tavolo ne ha { $seats }.
not-asked = Non è stato chiesto a te.
not-at-this-table = Non siedi a questo tavolo.
not-here = «{ $word }» non può seguire qui.
not-invited = Questo tavolo non è aperto agli spettatori.
not-over = La partita non è ancora finita.
not-reversible = Non si può riprendere: qualcosa è stato pescato o mostrato, o un altro ha già deciso.
not-your-seat = Non tocca a te giocare per { $seat }.
nothing-said = Non c'è nulla da dire.
nothing-to-confirm = Non è cambiato nulla.
nothing-to-do = È già stato fatto.
offer-open = { $seat } ha già chiesto qualcosa; prima si risponde a quello.
one-seat-is-me = Puoi occupare un posto solo; gli altri a questo schermo hanno i loro.
seat-present = { $seat } è qui.
seat-stays = { $seat } resta.
seat-taken = Lì siede { $seat }.
seats-open = { $seats ->
    [one] Un posto è ancora vuoto.
   *[other] { $seats } posti sono ancora vuoti.
 }
seed-for-practice-only = Il seme si sceglie solo per allenarsi.
hints-for-practice-only = I consigli sono per allenarsi: al tavolo non ci siano altre persone.
server-failed = Qui qualcosa è andato storto; è stato annotato.
sqlite-one-worker = SQLite serve un solo processo, non { $workers }: per più processi ci vuole PostgreSQL.
stale-number = Il tavolo è andato avanti fino a { $number }; il tuo era { $sent }.
too-busy = Succedono troppe cose insieme. Riprova.
too-large = È troppo in una volta.
too-many-requests = Troppe richieste. Riprova fra { $seconds } secondi.
unknown-table = Non c'è il tavolo «{ $table }».

# Come può finire un tavolo, qualunque sia il gioco.
reason-resigned = Ritiro
reason-time = Tempo scaduto
