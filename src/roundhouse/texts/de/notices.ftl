# Was erfährt, wer gerade nicht hinsieht, und die Seite, auf der man es wählt.
notice-your-move-title = Du bist in { $game } am Zug
notice-your-move = In { $game } bist du dran, Zug { $move }{ $count ->
    [0] .
   *[other] , mit { $names }.
 }
notice-time-running-out-title = Deine Zeit in { $game } läuft ab
notice-time-running-out = { $game } wartet auf dich, Zug { $move }. { $hours ->
    [0] { $minutes ->
        [0] Es bleibt nur wenig Zeit.
        [one] Es bleibt eine Minute.
       *[other] Es bleiben { $minutes } Minuten.
     }
    [one] Es bleibt etwa eine Stunde.
   *[other] Es bleiben etwa { $hours } Stunden.
 }
notice-game-over-title = Partie zu Ende: { $game }
notice-game-over = { $place ->
    [0] Deine Partie { $game } wurde abgebrochen.
    [1] Du hast deine Partie { $game } gewonnen, Platz 1 von { $players }.
   *[other] Deine Partie { $game } ist zu Ende: Platz { $place } von { $players }.
 }
notice-invited-title = Einladung zu { $game }
notice-invited = Ein Tisch für { $game } wartet auf dich{ $count ->
    [0] .
   *[other] , mit { $names }.
 }
notice-check-in-title = { $game } fängt gleich an: Bist du da?
notice-check-in = Dein Tisch für { $game } ist voll besetzt. Sag, dass du da bist, damit es losgehen kann.
notice-extended-title = Mehr Zeit für dich in { $game }
notice-extended = Deine Zeit in { $game } war fast um und wurde einmal verlängert. Zug { $move } wartet auf dich.
notice-bot-took-over-title = Ein Bot spielt für dich in { $game }
notice-bot-took-over = Du warst zu lange weg, darum spielt in { $game } ein Bot auf deinem Platz. Der Platz gehört dir wieder, sobald du ihn zurücknimmst.
notice-order-dropped-title = Ein geplanter Zug in { $game } ist entfallen
notice-order-dropped = Was du in { $game } geplant hattest, geht nicht mehr; es wurde nicht gespielt. Zug { $move } wählst du selbst.
notice-tournament-table-title = Dein nächster Turniertisch: { $game }
notice-tournament-table = Dein Tisch für { $game } im Turnier „{ $name }“ ist bereit{ $count ->
    [0] .
   *[other] , mit { $names }.
 }
notice-tournament-over-title = Das Turnier ist zu Ende
notice-tournament-over = Das Turnier „{ $name }“ ist zu Ende{ $place ->
    [0] .
   *[other] : Du bist auf Platz { $place } gelandet.
 }
notice-test-title = Ein Test von Roundhouse
notice-test = So kommt hier eine Nachricht an. Alles in Ordnung.
notice-digest-title = { $count ->
    [one] Eine Neuigkeit an deinen Tischen
   *[other] { $count } Neuigkeiten an deinen Tischen
 }
notice-mail-end = Du bekommst das, weil du es so wolltest. Was kommt und wann, wählst du hier: { $text }
notice-confirm-title = Bestätige deine Adresse für Roundhouse
notice-confirm = Jemand, wahrscheinlich du, möchte Nachrichten über Partien an diese Adresse. Wenn du das warst, öffne diese Seite und bestätige; sonst tu nichts, dann kommt nichts mehr.

notice-failure-unreachable = Dort antwortet niemand.
notice-failure-late = Die Antwort hat zu lange gedauert.
notice-failure-insecure = Die Verbindung dorthin ist nicht sicher.
notice-failure-own-network = Die Adresse liegt im eigenen Netz dieses Servers; dorthin wird nichts gesendet.
notice-failure-bad-url = An so eine Adresse lässt sich nichts senden.
notice-failure-gone = Diesen Empfänger gibt es nicht mehr.
notice-failure-busy = Der Empfänger kann zurzeit nichts annehmen.
notice-failure-moved = Der Empfänger ist umgezogen; gib seine neue Adresse ein.
notice-failure-refused = Der Empfänger nimmt es nicht an.
notice-failure-no-mail = Dieser Server kann zurzeit keine E-Mails senden.
notice-failure-no-such-mailbox = Dieses Postfach gibt es nicht.
notice-failure-server = Auf diesem Server ist etwas schiefgegangen; der Fehler wurde festgehalten.

web-notices = Nachrichten
web-notices-lead = Erfahre, wann du dran bist, ohne nachzusehen. Gesendet wird nur, was du hier wählst.
web-notices-where = Wohin
web-notices-none = Noch nichts eingerichtet.
web-notices-push = Dieser Browser
web-notices-push-add = Diesen Browser benachrichtigen
web-notices-push-why = Auch wenn keine Seite von Roundhouse offen ist.
web-notices-push-denied = Dieser Browser blockiert Nachrichten dieser Seite; erlaube sie in seinen Einstellungen.
web-notices-push-impossible = Dieser Browser lässt sich hier nicht benachrichtigen: Es braucht HTTPS, und er muss Push können.
web-notices-push-failed = Der Browser konnte sich nicht anmelden.
web-notices-mail = E-Mail
web-notices-mail-label = Deine E-Mail-Adresse
web-notices-mail-add = Link zum Bestätigen senden
web-notices-mail-none = Dieser Server sendet keine E-Mails.
web-notices-webhook = Webhook
web-notices-webhook-label = Adresse des Webhooks
web-notices-webhook-add = Webhook hinzufügen
web-notices-webhook-form = Für
web-notices-form-json = JSON für ein eigenes Programm
web-notices-form-discord = Discord
web-notices-form-slack = Slack
web-notices-form-matrix = Matrix (hookshot)
web-notices-form-ntfy = ntfy
web-notices-secret = Was kommt, ist mit diesem Geheimnis signiert, nach Standard Webhooks. Es wird nur jetzt gezeigt: { $text }
web-notices-unconfirmed = Noch nicht bestätigt: Öffne den Link in der E-Mail.
web-notices-never = Noch nichts gesendet.
web-notices-sent = Zuletzt gesendet: { $text }.
web-notices-failed = Zuletzt fehlgeschlagen, { $text }: { $why }
web-notices-off = Abgeschaltet. { $why }
web-notices-off-too-many-failures = Drei Nachrichten nacheinander kamen nicht an.
web-notices-off-unsubscribed = Du wolltest keine E-Mails mehr.
web-notices-test = Test
web-notices-test-label = Einen Test an { $text } senden
web-notices-remove = Entfernen
web-notices-remove-label = { $text } entfernen
web-notices-on = Wieder einschalten
web-notices-testing = Ein Test ist unterwegs.
web-notices-what = Worüber
web-notices-event = Was geschieht
web-notices-by = { $text }, über { $way }
web-notices-kind-your-move = Ich bin am Zug
web-notices-kind-time-running-out = Meine Zeit läuft ab
web-notices-kind-game-over = Eine Partie ist zu Ende
web-notices-kind-invited = Ich werde eingeladen
web-notices-kind-check-in = Ein Tisch kann anfangen
web-notices-kind-extended = Meine Zeit wurde verlängert
web-notices-kind-bot-took-over = Ein Bot spielt für mich
web-notices-kind-order-dropped = Ein geplanter Zug ist entfallen
web-notices-kind-tournament-table = Mein Turniertisch ist bereit
web-notices-kind-tournament-over = Ein Turnier ist zu Ende
web-notices-when = Wann
web-notices-quiet = Ruhezeit: Es wird nichts gesendet
web-notices-quiet-from = von
web-notices-quiet-to = bis
web-notices-digest = Alle E-Mails in einer, jeden Tag
web-notices-digest-at = um
web-notices-zone = Deine Zeitzone ist { $text }; dort ist es { $now }.
web-notices-saved = Gespeichert.
web-confirm-title = Bestätige deine Adresse
web-confirm-lead = Von da an kommen Nachrichten über deine Partien dorthin.
web-confirm-button = Bestätigen
web-confirm-done = { $text } ist bestätigt.
web-stop-title = Keine E-Mails mehr
web-stop-lead = An diese Adresse kommt nichts mehr.
web-stop-button = Nichts mehr senden
web-stop-done = An { $text } wird nichts mehr gesendet.

web-away = Du bist offline
web-away-lead = Zum Spielen braucht Roundhouse seinen Server. Partien, die auf diesem Gerät zu Ende gingen, kannst du hier nachlesen.
web-away-none = Auf diesem Gerät liegt noch keine beendete Partie.
web-away-again = Noch einmal versuchen
web-away-kept = Beendete Partien auf diesem Gerät
web-away-record = Die Züge
web-away-on = { $game }, { $text }

# Was abgelehnt wird.
bad-link = Dieser Link ist ungültig, oder seine Adresse wurde entfernt.
bad-mail = An diese E-Mail-Adresse kann hier nicht geschrieben werden.
bad-subscription = Die Anmeldung des Browsers ist nicht lesbar.
bad-webhook = Ein Webhook braucht eine Adresse, die mit https:// beginnt.
half-a-night = Eine Ruhezeit hat Anfang und Ende.
no-mail-here = Dieser Server sendet keine E-Mails.
no-such-address-of-yours = So eine Adresse hast du nicht.
not-confirmed = Diese Adresse ist noch nicht bestätigt.
too-many-addresses = Du kannst höchstens { $most } Adressen haben; entferne erst eine.
