# Tempo, code, mosse programmate e una serata tra amici: si carica dove si mostra.
web-play-now = Gioca subito
web-play-now-more = Una coda per gioco e ritmo. Appena si è in abbastanza, ti chiamiamo.
web-pace-live = Dal vivo
web-pace-live-more = 30 minuti a testa, 30 secondi in più a ogni turno
web-pace-days = In più giorni
web-pace-days-more = 3 giorni a testa, 12 ore in più a ogni turno, al massimo 5 giorni; notti, giorni liberi e ferie non contano
web-queue-join = Mettiti in coda
web-queue-mine = Aspetti qui
web-queue-waiting = { $count } di { $seats } in attesa
web-queue-name = Prima scegli un nome.
web-queue-leave = Lascia la coda
web-check-in-ask = Ci sei?
web-check-in-until = Dillo entro { $value }, altrimenti il posto va a un altro.
web-check-in = Ci sono
web-check-in-waits = Si comincia quando l’hanno detto tutti.
web-checked-in = c’è
web-check-in-bots = Comincia con i bot
web-check-in-no-bots = Meglio aspettare persone
web-check-in-bots-more = I bot prendono i posti vuoti se tutti quelli che aspettano sono d’accordo: finora { $count } su { $seats }.
web-tier-new = alle prime partite
web-tier-new-more = Con tre partite portate a termine insieme ad altri sarai affidabile. Fino ad allora tre tavoli pubblici alla volta.
web-tier-reliable = affidabile
web-tier-reliable-more = { $left ->
    [0] Le ultime partite le hai giocate fino alla fine.
    [one] Delle ultime { $games } partite ne hai lasciata una.
   *[other] Delle ultime { $games } partite ne hai lasciate { $left }.
 }
web-tier-unreliable = poco affidabile
web-tier-unreliable-more = Delle ultime { $games } partite ne hai lasciate { $left }. { $back ->
    [one] Ancora una portata a termine e torni affidabile.
   *[other] Ancora { $back } portate a termine e torni affidabile.
 }
web-hours-title = Quando giochi
web-hours-more = Ai tavoli che durano giorni il tuo orologio corre solo allora.
web-hours-always = A qualsiasi ora
web-hours-some = In queste ore
web-hours-from = dalle
web-hours-to = alle
web-hours-off = Giorni liberi
web-hours-zone = Gli orari sono quelli di { $zone }.
web-hours-keep = Salva
web-hours-kept = Salvato. Vale dal tuo prossimo turno.
web-holiday = Un giorno di ferie: il mio orologio si ferma ({ $days ->
    [one] ne resta 1
   *[other] ne restano { $days }
 })
web-plan-on = Stai programmando. Fino al tuo turno gli altri possono ancora cambiare le cose.
web-plan-title = In programma
web-plan-stop = Smetti
web-plan-most = solo se costa al massimo
web-plan-if = se allora si può fare
web-plan-if-most = se allora si può fare, per al massimo { $most }
web-plan-unsure = così com’è ora non si può
web-plan-dropped = Non era più possibile, perciò è saltata: { $text }.
web-plan-delete = Togli «{ $text }»
web-plan-read = Va bene
web-invite = Invita
web-invite-more = Inquadra il codice o condividi il link: chi lo apre prende il posto.
web-code-of = Codice per { $text }
web-watch = Guarda
web-watch-more = Chi apre questo link può guardare.
web-watch-share = Link per guardare
web-this-table = Questo tavolo
web-takes = Durata
web-hints = Consigli
web-hints-none = non tra persone
web-looking-on = Spettatori
web-looking-on-yes = ammessi
web-looking-on-no = nessuno
web-lan-title = Amici nella stessa casa?
web-lan-more = Finora solo questo computer raggiunge il gioco. Un clic lo apre a chi è nella tua rete locale, per esempio il tuo Wi-Fi. Da internet non entra nessuno, e finisce quando chiudi Roundhouse.
web-lan-open = Apri alla mia rete
web-lan-close = Richiudi
web-lan-now = Aperto alla tua rete
web-rematch-wants = { $value } vuole giocare ancora
web-rematch-more = Stesse regole, ognuno un posto più in là.
web-not-today = Oggi no
web-somebody = Qualcuno
web-share-end = Condividi il risultato
web-shared = Immagine salvata, link copiato.
web-clock-days = { $days } g { $hours } h
web-clock-rests = fermo fino a { $value }
web-clock-grows = { $hours } ore a testa, { $more } in più a ogni turno, al massimo { $most }. Le notti e i giorni di riposo non contano, e nemmeno { $days } giorni di ferie; se il tempo finisce lo stesso, c’è una sola proroga, poi un bot tiene il posto.
web-clock-own = numeri tuoi
web-clock-own-bank = a testa
web-clock-own-more = in più a ogni turno
web-clock-own-most = al massimo
web-clock-own-holiday = giorni di ferie
web-clock-unit = contati in
web-clock-unit-minutes = minuti
web-clock-unit-hours = ore
web-clock-fault-whole = Solo numeri interi, nessuno sotto lo 0.
web-clock-fault-bank = A testa si possono avere da { $value } a { $text }.
web-clock-fault-more = Un turno può aggiungere al massimo { $value }.
web-clock-fault-most = «Al massimo» va da { $value } a { $text }: l’orologio non lo supera mai.
web-clock-fault-holiday = Di ferie ci sono al massimo { $count } giorni.
web-clock-holiday = in ferie fino a { $value }
web-clock-bank = { $days ->
    [one] resta 1 giorno di ferie
   *[other] restano { $days } giorni di ferie
 }
web-clock-extended = prorogato, per l’ultima volta
web-time-log = Tempo
web-time-warn = { $value } ha quasi finito il tempo.
web-time-extend = { $value } ha finito il tempo e ottiene ancora { $minutes ->
    [0] { $hours } h
   *[other] { $minutes } min
 }, per l’ultima volta.
web-time-holiday = { $value } è in ferie per { $days ->
    [one] un giorno
   *[other] { $days } giorni
 }: l’orologio è fermo.
web-time-kept = { $value } ha finito il tempo: un bot tiene il posto.
web-time-to-bot = Un bot gioca al posto di { $value }.
web-time-from-bot = { $value } gioca di nuovo.
web-time-time-out = { $value } ha finito il tempo e ha perso.
web-time-resign = { $value } abbandona.
order-too-dear = Costerebbe { $cost }, e avevi detto al massimo { $most }.
too-far-to-plan = Il tuo prossimo turno è troppo lontano per programmarlo.
too-many-orders = Hai già programmato { $most } mosse: bastano.
your-turn-now = Tocca a te: gioca, invece di programmare.
no-network = Questo computer non è in una rete da cui altri possano arrivare.
this-machine-only = Può farlo solo chi siede al computer su cui gira Roundhouse.
unknown-hours = Le ore vanno dalle 0:00 alle 24:00, i giorni da lunedì a domenica.
too-few-hours = Gioca almeno { $hours } ore al giorno, { $days } giorni la settimana: gli altri ti aspettano.
too-few-days = { $days ->
    [0] A questo tavolo non restano ferie.
    [one] A questo tavolo resta un giorno di ferie.
   *[other] A questo tavolo restano { $days } giorni di ferie.
 }
unknown-pace = Non c’è una coda «{ $pace }».
low-cap = Il massimo ({ $cap } s) è sotto ciò a cui l’orologio può arrivare ({ $most } s).
clock-without-bot = Ferie e proroghe sono per gli orologi dopo i quali un bot tiene il posto.
others-agree-first = Qui i bot arrivano quando tutti quelli che aspettano sono d’accordo.
too-many-tables-new = Sei già a { $most } tavoli pubblici. Se ne aprono altri quando avrai finito { $games } partite.
too-many-tables-unreliable = Hai lasciato diverse partite: per ora un tavolo pubblico alla volta. { $back ->
    [one] Ancora una partita portata a termine e si riaprono gli altri.
   *[other] Ancora { $back } partite portate a termine e si riaprono gli altri.
 }
