# Zeit, Warteschlangen, geplante Züge und ein Abend mit Freunden: wird geladen, wo es gezeigt wird.
web-play-now = Jetzt spielen
web-play-now-more = Eine Warteschlange für jedes Spiel und Tempo. Sobald genug Leute warten, wirst du gerufen.
web-pace-live = Live
web-pace-live-more = je 30 Minuten, mit jedem Zug 30 Sekunden mehr
web-pace-days = Mehrtägig
web-pace-days-more = je 3 Tage, mit jedem Zug 12 Stunden mehr, höchstens 5 Tage; Nächte, freie Tage und Urlaub zählen nicht
web-queue-join = Anstellen
web-queue-mine = Hier wartest du
web-queue-waiting = { $count } von { $seats } { $count ->
    [one] wartet
   *[other] warten
 }
web-queue-name = Wähl zuerst einen Namen.
web-queue-leave = Schlange verlassen
web-check-in-ask = Bist du da?
web-check-in-until = Sag es bis { $value }, sonst bekommt jemand anders deinen Platz.
web-check-in = Ich bin da
web-check-in-waits = Es geht los, wenn alle das gesagt haben.
web-checked-in = da
web-check-in-bots = Mit Bots beginnen
web-check-in-no-bots = Lieber auf Leute warten
web-check-in-bots-more = Bots nehmen die leeren Plätze, wenn alle Wartenden zustimmen: bisher { $count } von { $seats }.
web-tier-new = neu
web-tier-new-more = Drei Partien mit anderen, bei denen du bleibst, machen dich verlässlich. Bis dahin sind höchstens drei öffentliche Tische zugleich möglich.
web-tier-reliable = verlässlich
web-tier-reliable-more = { $left ->
    [0] Bei deinen letzten Partien bist du bis zum Schluss geblieben.
    [one] Von deinen letzten { $games } Partien hast du eine verlassen.
   *[other] Von deinen letzten { $games } Partien hast du { $left } verlassen.
 }
web-tier-unreliable = unzuverlässig
web-tier-unreliable-more = Von deinen letzten { $games } Partien hast du { $left } verlassen. { $back ->
    [one] Noch eine, bei der du bleibst, und du giltst wieder als verlässlich.
   *[other] Noch { $back }, bei denen du bleibst, und du giltst wieder als verlässlich.
 }
web-hours-title = Wann ich spiele
web-hours-more = Bei mehrtägigen Partien läuft deine Uhr nur dann.
web-hours-always = Jederzeit
web-hours-some = Zu diesen Zeiten
web-hours-from = von
web-hours-to = bis
web-hours-off = Freie Tage
web-hours-zone = Die Zeiten sind die von { $zone }.
web-hours-keep = Speichern
web-hours-kept = Gespeichert. Es gilt ab deinem nächsten Zug.
web-holiday = Ein Tag Urlaub: Meine Uhr steht ({ $days ->
    [one] noch 1
   *[other] noch { $days }
 })
web-plan-on = Du planst. Bis du am Zug bist, können die anderen noch etwas ändern.
web-plan-title = Geplant
web-plan-stop = Planung beenden
web-plan-most = nur wenn es höchstens so viel kostet
web-plan-if = wenn es dann geht
web-plan-if-most = wenn es dann geht, für höchstens { $most }
web-plan-unsure = so, wie es steht, nicht möglich
web-plan-dropped = Nicht mehr möglich und darum gestrichen: { $text }.
web-plan-delete = „{ $text }“ streichen
web-plan-read = In Ordnung
web-invite = Einladen
web-invite-more = Halt eine Kamera auf den Code oder teil den Link: Wer ihn öffnet, bekommt den Platz.
web-code-of = Code für { $text }
web-watch = Zuschauen
web-watch-more = Wer diesen Link öffnet, schaut zu.
web-watch-share = Link zum Zuschauen
web-this-table = Dieser Tisch
web-takes = Dauer
web-hints = Tipps
web-hints-none = nicht unter Menschen
web-looking-on = Zuschauer
web-looking-on-yes = erlaubt
web-looking-on-no = keine
web-lan-title = Freunde im selben Haus?
web-lan-more = Bisher erreicht nur dieser Rechner das Spiel. Ein Klick öffnet es für alle in deinem lokalen Netz, etwa deinem WLAN. Aus dem Internet kommt niemand herein, und es endet, wenn du Roundhouse schließt.
web-lan-open = Mein Netz hereinlassen
web-lan-close = Wieder schließen
web-lan-now = Offen für dein Netz
web-rematch-wants = { $value } möchte noch einmal spielen
web-rematch-more = Dieselben Regeln, alle einen Platz weiter.
web-not-today = Heute nicht
web-somebody = Jemand
web-share-end = Ergebnis teilen
web-shared = Bild gespeichert, Link kopiert.
web-clock-days = { $days } T { $hours } h
web-clock-rests = steht bis { $value }
web-clock-grows = { $hours } Stunden für jeden, { $more } mehr mit jedem Zug, höchstens { $most }. Nächte und freie Tage zählen nicht, { $days } Urlaubstage auch nicht; läuft die Zeit trotzdem ab, wird sie einmal verlängert, dann hält ein Bot den Platz.
web-clock-own = eigene Zahlen
web-clock-own-bank = für jeden
web-clock-own-more = mehr mit jedem Zug
web-clock-own-most = höchstens
web-clock-own-holiday = Urlaubstage
web-clock-unit = gezählt in
web-clock-unit-minutes = Minuten
web-clock-unit-hours = Stunden
web-clock-fault-whole = Nur ganze Zahlen, keine unter 0.
web-clock-fault-bank = Jeder kann { $value } bis { $text } haben.
web-clock-fault-more = Ein Zug bringt höchstens { $value } dazu.
web-clock-fault-most = „Höchstens“ geht von { $value } bis { $text }: Darüber steht die Uhr nie.
web-clock-fault-holiday = Urlaub gibt es höchstens { $count } Tage.
web-clock-holiday = im Urlaub bis { $value }
web-clock-bank = { $days ->
    [one] noch 1 Urlaubstag
   *[other] noch { $days } Urlaubstage
 }
web-clock-extended = verlängert, zum letzten Mal
web-time-log = Zeit
web-time-warn = { $value } hat die meiste Zeit verbraucht.
web-time-extend = { $value } hatte keine Zeit mehr und bekommt noch { $minutes ->
    [0] { $hours } Std.
   *[other] { $minutes } Min.
 }, zum letzten Mal.
web-time-holiday = { $value } hat { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 } Urlaub: Die Uhr steht.
web-time-kept = { $value } hatte keine Zeit mehr: Ein Bot hält den Platz.
web-time-to-bot = Ein Bot spielt für { $value }.
web-time-from-bot = { $value } spielt wieder.
web-time-time-out = { $value } hatte keine Zeit mehr und hat verloren.
web-time-resign = { $value } hat aufgegeben.
order-too-dear = Es würde { $cost } kosten; du hattest höchstens { $most } erlaubt.
too-far-to-plan = Dein nächster Zug liegt zu weit in der Ferne, um ihn zu planen.
too-many-orders = Du hast schon { $most } Züge geplant: Das genügt.
your-turn-now = Du bist am Zug: Spiel, statt zu planen.
no-network = Dieser Rechner ist in keinem Netz, über das andere ihn erreichen könnten.
this-machine-only = Das kann nur, wer an dem Rechner sitzt, auf dem Roundhouse läuft.
unknown-hours = Uhrzeiten gehen von 0:00 bis 24:00, Tage von Montag bis Sonntag.
too-few-hours = Spiel wenigstens { $hours } Stunden am Tag, an { $days } Tagen der Woche: Die anderen warten auf dich.
too-few-days = { $days ->
    [0] An diesem Tisch sind keine Urlaubstage mehr übrig.
    [one] An diesem Tisch ist noch ein Urlaubstag übrig.
   *[other] An diesem Tisch sind noch { $days } Urlaubstage übrig.
 }
unknown-pace = Es gibt keine Warteschlange „{ $pace }“.
low-cap = Die Obergrenze ({ $cap } s) liegt unter dem, was die Uhr erreichen kann ({ $most } s).
clock-without-bot = Urlaub und Verlängerung gibt es nur bei Uhren, nach deren Ablauf ein Bot übernimmt.
others-agree-first = Hier kommen Bots, wenn alle zustimmen, die warten.
too-many-tables-new = Du sitzt schon an { $most } öffentlichen Tischen. Mehr werden es, wenn du { $games } Partien beendet hast.
too-many-tables-unreliable = Du hast mehrere Partien verlassen, darum vorerst ein öffentlicher Tisch auf einmal. { $back ->
    [one] Noch eine beendete Partie, und die anderen sind wieder offen.
   *[other] Noch { $back } beendete Partien, und die anderen sind wieder offen.
 }
