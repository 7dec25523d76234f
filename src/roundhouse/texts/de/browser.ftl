# Das Haus ohne Server: Tische, die dieser Browser aufbewahrt.
web-house-loading = Lade, was zum Spielen nötig ist …
web-house-starting = Die Tische werden aufgestellt …
web-house-old = Dieser Browser ist zu alt, um ohne Server zu spielen: Ihm fehlt WebAssembly. Jeder aus den letzten Jahren genügt.
web-house-missing = Was zum Spielen nötig ist, lässt sich nicht laden. Prüf die Verbindung und versuch es noch einmal.
web-house-stuck = Seit einer halben Minute tut sich nichts: Eine Einstellung dieses Browsers oder der Seite hält das Spiel wohl auf.
web-house-broken = Das Spiel ließ sich hier nicht starten. Was du bisher gespielt hast, ist noch da.
web-house-keeps-nothing = Dieses Fenster speichert nichts, wie private Fenster eben: Was du spielst, ist beim Schließen weg, wenn du es nicht in einer Datei sicherst.
web-house-lead = Alles geschieht in diesem Browser: Spiel allein gegen Bots oder mit anderen an einem Bildschirm.
web-house-lacks = Eigene Spielpläne, Wertungen, Turniere und Nachrichten brauchen einen Server; alles andere ist in diesem Browser.
web-house-slow = Der starke Bot denkt hier etwa { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
 } über jeden Zug nach.
web-kept = In diesem Browser gespeichert
web-kept-more = { $count ->
    [0] Noch kein Tisch.
    [one] Ein Tisch liegt hier und nirgends sonst. Sichere ihn ab und zu in einer Datei: Browser räumen manchmal auf.
   *[other] { $count } Tische liegen hier und nirgends sonst. Sichere sie ab und zu in einer Datei: Browser räumen manchmal auf.
 }
web-kept-damaged = { $count ->
    [one] Ein Tisch lässt sich hier nicht lesen. Er kommt mit in die Datei.
   *[other] { $count } Tische lassen sich hier nicht lesen. Sie kommen mit in die Datei.
 }
web-kept-export = Alles in einer Datei sichern
web-kept-import = Datei laden
web-kept-taken = { $count ->
    [0] In der Datei ist nichts Neues.
    [one] Ein Tisch ist dazugekommen.
   *[other] { $count } Tische sind dazugekommen.
 }
web-kept-clear = Hier alles löschen
web-kept-clear-sure = Wirklich jeden Tisch löschen?
web-unplugged = Ohne Netz spielen
web-unplugged-more = Lädt einmal { $value } MB. Danach spielst du auf diesem Gerät überall gegen Bots oder mit anderen an einem Bildschirm; Tische des Servers bleiben auf dem Server.
web-unplugged-fetch = Vorbereiten
web-unplugged-full = In diesem Browser ist dafür kein Platz: Es braucht { $value } MB.
web-unplugged-ready = Fertig: Auf diesem Gerät spielst du auch ohne Netz.
web-unplugged-go = Zu den Tischen dieses Geräts
web-unplugged-here = Du bist an den Tischen dieses Geräts.
web-unplugged-back = Zurück zum Server
storage-full = In diesem Browser ist kein Platz mehr. Der Zug wurde nicht gemacht. Sichere deine Tische auf deiner Seite in einer Datei oder schaff etwas Platz.
storage-away = In diesem Browser lässt sich der Tisch nicht speichern ({ $why }). Der Zug wurde nicht gemacht.
part-away = Dieses Spiel ließ sich nicht holen. Prüf die Verbindung und versuch es noch einmal.
not-a-chest = Das ist keine Datei mit Tischen von Roundhouse, oder sie ist beschädigt.
no-others-here = In diesen Browser kann man niemanden einladen: Nimm Bots oder Leute an diesem Bildschirm.
