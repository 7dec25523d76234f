# Il caso che si può controllare.
chance-broken = La promessa non è stata mantenuta: seme e sale danno { $found }; era promesso { $promised }.
chance-kept = La promessa è stata mantenuta: seme e sale danno l’impronta, e quanto è stato pescato in { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
 } discende dal seme ({ $numbers ->
    [one] un numero
   *[other] { $numbers } numeri
 }).
chance-not-promised = Qui non è stato promesso nulla: il seme era noto dall’inizio, o la partita è più vecchia delle promesse.
chance-other-game = Con questo seme la partita va diversamente.
chance-other-future = Dopo il ritorno alla mossa { $move } si è pescato altro da quanto promesso.
web-chance-title = Il caso si può controllare
web-chance-lead = Quando è nato, questo tavolo ha scelto un seme e ne ha mostrato questa impronta. Il seme si apre a fine partita; tutto ciò che si pesca discende da lì.
web-chance-promise = Detto all’inizio
web-chance-seed = Seme
web-chance-salt = Sale
web-chance-later = Seme e sale si aprono a fine partita.
web-chance-check = Controlla da te: questo dà l’impronta.
web-chance-kept = La promessa è stata mantenuta: è quella che questo browser ha sentito durante la partita. L’impronta coincide, e ogni pescata è stata rifatta dal seme.
web-chance-unheard = L’impronta coincide, e ogni pescata è stata rifatta dal seme. Ma questo browser non c’era durante la partita e allora non ha sentito nessuna promessa: può verificare soltanto che seme e promessa si accordano.
web-chance-changed = Non è la promessa che questo browser ha sentito durante la partita; quella era { $promised }. Non fidarti di questo tavolo.
web-chance-broken = L’impronta non coincide: la promessa non è stata mantenuta.
web-chance-draws = Che cosa è stato pescato
web-chance-move = Mossa
web-chance-deal = La distribuzione
web-chance-numbers = { $count ->
    [one] un numero
   *[other] { $count } numeri
 }
web-chance-back = Torna al tavolo
