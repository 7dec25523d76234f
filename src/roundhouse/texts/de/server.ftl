# Was Tische und Server ablehnen.
bad-code = Dieser Code ist ungültig oder abgelaufen.
bad-invitation = Diese Einladung ist ungültig oder abgelaufen.
bad-request = Die Anfrage lässt sich nicht lesen: { $why }
bot-sits-there = Für { $seat } spielt ein Bot.
broken-journal = Das Journal dieses Tisches lässt sich nicht lesen ({ $kind }): { $why }
dealt-anew = Für diese Was-wäre-wenn-Partie wurde alles Verdeckte neu ausgeteilt; deshalb lässt sie sich nicht speichern.
foreign-page = Diese Seite gehört nicht zu diesem Server.
has-played = { $seat } hat hier schon gespielt.
has-resigned = { $seat } hat aufgegeben.
host-only = Das darf nur, wer den Tisch aufgemacht hat.
lesson-asks-otherwise = Erlaubt wäre das, aber dieser Schritt der Lektion will etwas anderes. „Zeig es mir“ macht es vor.
newer-journal = Diesen Tisch hat eine neuere Version geschrieben (Format { $version }); dieses Programm liest bis { $known }.
no-bot-there = Für { $seat } spielt kein Bot.
no-name = Ein Name braucht mindestens einen Buchstaben.
no-offer = Es hat niemand um etwas gebeten.
no-such-method = Das geht hier nicht.
no-such-page = Hier ist nichts.
no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats }.
not-asked = Diese Frage ging nicht an dich.
not-at-this-table = Du sitzt nicht an diesem Tisch.
not-here = „{ $word }“ geht hier nicht.
not-invited = An diesem Tisch darf niemand zuschauen.
not-over = Die Partie ist noch nicht zu Ende.
not-reversible = Das lässt sich nicht zurücknehmen: Etwas wurde gezogen oder aufgedeckt, oder jemand anders hat schon entschieden.
not-your-seat = Für { $seat } spielst nicht du.
nothing-said = Da ist nichts zu senden.
nothing-to-confirm = Es hat sich nichts geändert.
nothing-to-do = Das ist schon erledigt.
offer-open = Erst ist die Bitte von { $seat } zu beantworten.
one-seat-is-me = Du kannst nur auf einem Platz sitzen; wer sonst an diesem Bildschirm sitzt, hat einen eigenen.
seat-present = { $seat } war eben noch da. Ein Bot darf { $minutes ->
    [one] in einer Minute einspringen.
   *[other] in { $minutes } Minuten einspringen.
 }
seat-stays = { $seat } bleibt.
seat-taken = Da sitzt { $seat }.
seats-open = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
 }
seed-for-practice-only = Einen Seed kannst du nur zum Üben wählen.
hints-for-practice-only = Tipps sind zum Üben da: Außer dir darf niemand am Tisch sitzen.
server-failed = Auf dem Server ist etwas schiefgegangen; der Fehler wurde festgehalten.
stale-number = Die Partie ist schon weiter. Schau nach und versuch es dann noch einmal.
drawings-at-once = { $most } deiner Zeichnungen sind in Arbeit. Warte, bis eine davon fertig ist.
too-busy = Gerade ist zu viel los. Bitte versuch es noch einmal.
too-large = Das ist zu viel auf einmal.
too-many-requests = Zu viele Anfragen. Bitte versuch es in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
 } noch einmal.
unknown-lesson = { $game } hat keine Lektion „{ $value }“. Es gibt: { $known }.
unknown-table = Den Tisch „{ $table }“ gibt es nicht.
unknown-level = Für { $seat } spielt ein Bot, den dieser Server nicht kennt: „{ $bot }“. Die Partie wartet, bis jemand anders übernimmt.
weak-stand-in = Einspringen darf nur: { $known }.
one-hint-at-a-time = Ein Tipp nach dem anderen: Über deinen wird gerade nachgedacht.
one-review-at-a-time = Eine Analyse nach der anderen: Deine ist in Arbeit.
not-reviewed = Zug { $move } wurde in keiner Analyse angesehen.
already-seated = Du sitzt schon an diesem Tisch.
sat-elsewhere = Du hast in dieser Partie schon die Geheimnisse eines anderen Platzes gesehen: Dieser hier ist für jemand anderen.
not-welcome = Die anderen am Tisch haben abgelehnt.
other-offer = Diese Bitte gibt es nicht mehr; jetzt steht eine andere an.
database-away = Die Tische sind gerade nicht erreichbar. Nichts ist verloren; bitte versuch es gleich noch einmal.
not-json = Die Anfrage muss JSON sein, ist aber „{ $type }“.
too-many-sockets = Zu viele Verbindungen auf einmal: Erlaubt sind { $most }.

# Wie es an einem Tisch zu Ende gehen kann, egal bei welchem Spiel.
reason-resigned = Aufgegeben
reason-time = Zeit abgelaufen
unknown-challenge = { $game } hat keine Aufgabe „{ $value }“. Es gibt: { $known }.
one-try-counts = Den ersten Versuch des Tages spielst du so, wie es kommt, und allein.
rated-apart = Eine gewertete Partie ist für zwei oder mehr, jeder an einem eigenen Bildschirm; die anderen dürfen Bots sein.
rated-as-it-falls = Diese Partie wird gewertet: Hinter Gezogenes oder Gezeigtes geht es nicht zurück.
rated-by-yourself = Diese Partie wird gewertet: Du spielst sie selbst oder gibst auf.
rated-give-up = Diese Partie wird gewertet, und du spielst nur gegen Bots: Du kannst aufgeben, sie aber nicht abbrechen.
tournament-makes-tables = Ein Turnier macht seine Tische selbst auf.
deal-of-others = Diese Startlage wird auch an anderen Tischen des Turniers gespielt: Sie wird hier nicht gespeichert.
name-not-wanted = Dieser Name ist auf diesem Server unerwünscht. Wähl einen anderen.
banned = { $hours ->
    [0] Auf diesem Server darfst du nur zuschauen.
    [one] Noch eine Stunde lang darfst du auf diesem Server nur zuschauen.
   *[other] Noch { $hours } Stunden lang darfst du auf diesem Server nur zuschauen.
 } { $text }
unknown-person = „{ $person }“ gibt es nicht.
nobody-there = Dort sitzt sonst niemand.
bad-passkey = Dieser Passkey ist hier nicht bekannt, oder seine Antwort kam zu spät.
passkey-needs-name = Passkeys gehören zu einem Namen wie example.org, nicht zu { $host }. Nimm einen Wiederherstellungscode.
too-many-keys = Du hast schon { $most } Schlüssel. Entferne erst einen.
no-solution-yet = Die Partie eines Bots zu diesem Tag siehst du, wenn dein eigener Versuch zu Ende ist und der Bot gespielt hat.

unknown-map = Diesen Spielplan gibt es nicht, oder er ist nicht für dich freigegeben.
unknown-zone = „{ $zone }“ ist hier keine bekannte Zeitzone.
