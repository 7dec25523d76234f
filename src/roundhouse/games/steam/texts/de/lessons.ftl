# Steam: Lektionen.
steam-lesson-first = Deine erste Runde
steam-lesson-first-about = Eine Aktion, eine Verbindung, eine Lieferung: Einkommen oder Punkte.

steam-lesson-first-welcome-title = Würfel wollen zu ihrer Farbe
steam-lesson-first-welcome = Boston ist rot und hat einen gelben Würfel; Hartford ist gelb. Bring den Würfel über eigene Gleise dorthin, und du wirst bezahlt: ein Punkt für jede Verbindung unterwegs. Das ist schon das ganze Steam.
steam-lesson-first-welcome-learned = Ein Würfel bringt etwas in einer Stadt seiner Farbe.

steam-lesson-first-action-title = Wähl eine Aktion
steam-lesson-first-action = Eine Runde beginnt mit den Aktionsplättchen. Jedes bringt einen Vorteil, und seine Nummer ist dein Platz in der nächsten Runde. Der Ingenieur baut vier Plättchen statt drei.
steam-lesson-first-action-learned = Eine Aktion bringt jetzt einen Vorteil und einen Platz in der nächsten Runde.
steam-lesson-first-action-do = Nimm den Ingenieur.
steam-lesson-first-answer-engineer-first = Das ist auch ein gutes Plättchen. Für deine ersten Gleise ist der Ingenieur am besten: mehr Plättchen, und er kostet nichts.

steam-lesson-first-track-title = Gleise beginnen an einer Stadt
steam-lesson-first-track = Danach geht es weiter, wo deine eigenen Gleise enden. Wähl das leuchtende Feld unter Boston: Was passt, fächert sich auf. Nimm die Kurve von Boston nach links unten, nach Providence. Jeder Ausgang kostet 1 €; Flüsse, Hügel und Orte kosten mehr.
steam-lesson-first-track-learned = Gleise beginnen an einer Stadt und gehen weiter, wo deine enden.
steam-lesson-first-track-do = Leg eine Kurve von Boston Richtung Providence.
steam-lesson-first-answer-to-providence = Das Plättchen passt auch, führt aber woandershin. Nimm die sanfte Kurve, die in Providence endet.
steam-lesson-first-answer-at-boston = Dort darfst du bauen. Für unseren Würfel beginnt das Gleis unter Boston.
steam-lesson-first-answer-not-yet = Du darfst hier aufhören, aber dann ist der Weg nach Hartford nicht fertig.

steam-lesson-first-town-title = An einem Ort endet eine Verbindung
steam-lesson-first-town = Das Stück von einem Ort oder einer Stadt bis zur nächsten ist eine Verbindung. In Providence ist die erste fertig, und die zweite beginnt. Ein Ort kostet 1 € mehr.
steam-lesson-first-town-learned = Eine Verbindung reicht von einem Ort oder einer Stadt zur nächsten; sie gehört dir.
steam-lesson-first-town-do = Leg eine Gerade durch Providence.
steam-lesson-first-answer-through-town = Es passt, aber die Gerade zeigt auf Hartford.
steam-lesson-first-answer-providence-now = Erst durch Providence: Eine unfertige Verbindung nützt nichts.

steam-lesson-first-link-title = Die zweite Verbindung
steam-lesson-first-link = Zwischen Providence und Hartford fehlt noch ein Feld. Dort fließt ein Fluss: 1 € mehr.
steam-lesson-first-link-do = Leg die Kurve, die in Hartford endet.
steam-lesson-first-answer-into-hartford = Es passt, endet aber nicht in Hartford.
steam-lesson-first-answer-to-hartford = Später. Erst das letzte Feld vor Hartford.

steam-lesson-first-money-title = Geld kommt vom Einkommen
steam-lesson-first-money = Du hattest kein Geld, und drei Plättchen kosten 8 €. Wer zahlen muss, bekommt je 5 € und verliert dafür je einen Schritt Einkommen: Deins steht auf −2, und 2 € sind übrig. Das holst du wieder herein.
steam-lesson-first-money-learned = Wem Geld fehlt, der verkauft Einkommen: 5 € je Schritt.

steam-lesson-first-end-build-title = Genug gebaut
steam-lesson-first-end-build = Du könntest ein viertes Plättchen bauen. Aber jedes kostet Geld, und dein Weg ist fertig.
steam-lesson-first-end-build-do = Beende das Bauen.
steam-lesson-first-answer-enough = Möglich, aber das würde Einkommen kosten und in dieser Runde nichts bringen. Beende das Bauen.

steam-lesson-first-improve-title = Wie weit eine Lok kommt
steam-lesson-first-improve = Die anderen haben gebaut. Jetzt wird zweimal reihum geliefert. Eine Lok der Stufe 1 fährt über eine Verbindung, und Hartford ist zwei entfernt. Statt zu liefern, darfst du die Stufe erhöhen, kostenlos.
steam-lesson-first-improve-learned = Die Stufe der Lok ist ihre Reichweite in Verbindungen.
steam-lesson-first-improve-do = Verbessere deine Lok auf Stufe 2.
steam-lesson-first-answer-level-needed = Mit Stufe 1 kannst du nichts liefern. Verbessere die Lok: Dann sind zwei Verbindungen drin.

steam-lesson-first-deliver-title = Liefere einen Würfel
steam-lesson-first-deliver = Zweites Mal, Stufe 2. Nimm den gelben Würfel in Boston; Providence liegt auf dem Weg, und in Hartford ist er am Ziel.
steam-lesson-first-deliver-do = Liefere den gelben Würfel von Boston nach Hartford.
steam-lesson-first-answer-do-deliver = Du darfst passen, aber dein Würfel kann fahren.

steam-lesson-first-share-title = Einkommen oder Punkte
steam-lesson-first-share = Zwei Verbindungen gehören dir: 2 Streckenpunkte. Alle erhöhen dein Einkommen, oder alle werden Siegpunkte. Am Anfang nimm Einkommen: Es zahlt Runde für Runde. Später nimm Punkte: Mit ihnen gewinnst du.
steam-lesson-first-share-learned = Am Anfang nimmst du Einkommen, später Punkte.
steam-lesson-first-share-do = Nimm sie als Einkommen.
steam-lesson-first-answer-points-later = Mit zwei Punkten jetzt bliebe dein Einkommen bei −2, und du würdest jede Runde 2 € zahlen. Erst das Einkommen.

steam-lesson-first-turn-title = Zahltag
steam-lesson-first-turn = Dein Einkommen ist wieder bei 0: nichts zu zahlen. Bruno und Chiara liegen unter null und zahlen jede Runde. Am Ende ist außerdem jede fertige Verbindung einen Punkt wert.

steam-lesson-first-growth-title = Neue Würfel
steam-lesson-first-growth = Gelieferte Würfel verlassen den Plan. „Stadtwachstum“ bringt einer Stadt neue, „Urbanisierung“ macht einen Ort zur Stadt. Beide kosten Geld; unbezahlt bringt ein Plättchen nur seinen Platz in der Reihenfolge.
steam-lesson-first-growth-learned = Würfel werden knapp; „Stadtwachstum“ und „Urbanisierung“ bringen neue.

steam-lesson-first-end-title = Du kannst Steam
steam-lesson-first-end = Aktion, Gleise, zweimal liefern, Einkommen: Das ist eine Runde, und eine Partie hat zehn davon. Spiel hier gegen Bruno und Chiara weiter oder fang eine eigene Partie an. Sie beginnt mit Geboten um die erste Reihenfolge: Passen kostet nichts.

steam-lesson-track = Gleise und Ausbau
steam-lesson-track-about = Ein Plättchen, das schon liegt, wird ausgebaut; offene Enden gehen verloren.

steam-lesson-track-idea-title = Jemand war schon da
steam-lesson-track-idea = Hartford liegt nah bei Poughkeepsie, wo Chiaras Gleis hindurchführt. Auch du kannst dort ankommen: Dafür brauchst du ein Plättchen dazwischen und einen eigenen Ausgang im Ort. Du hast „Erster Bau“, also kommt dir niemand zuvor.

steam-lesson-track-tile-title = Ein Plättchen bis zum Ort
steam-lesson-track-tile = Das Feld dazwischen verbindet beide: eine Kurve von der linken oberen Seite Hartfords nach Poughkeepsie. Zwei Ausgänge, 2 €, alles, was du hast.
steam-lesson-track-tile-do = Leg die Kurve von Hartford nach Poughkeepsie.
steam-lesson-track-answer-lower-curve = Es passt, endet aber nicht in Poughkeepsie. Dreh die sanfte Kurve so, dass beide Enden nach unten zeigen.
steam-lesson-track-answer-beside-hartford = Dort darfst du bauen. Poughkeepsie ist näher, links von Hartford.
steam-lesson-track-answer-not-yet = Du darfst hier aufhören, aber auf einer unfertigen Verbindung fährt nichts.

steam-lesson-track-upgrade-title = Bau das Plättchen aus
steam-lesson-track-upgrade = Das Plättchen des Ortes hat noch keinen Ausgang zu dir. Ersetz es durch eins, das seine Gleise behält und deins dazubringt. Du bezahlst jeden Ausgang des neuen Plättchens, 3, und 1 € für den Ort; diesmal nichts für den Fluss. Alte Gleise behalten ihren Besitzer.
steam-lesson-track-upgrade-learned = Ein Plättchen darf durch eins ersetzt werden, das seine Gleise behält; du zahlst alle Ausgänge.
steam-lesson-track-upgrade-do = Gib Poughkeepsie einen dritten Ausgang, zu deiner Kurve hin.
steam-lesson-track-answer-three-exits = Erlaubt, aber ein vierter Ausgang kostet 1 € mehr, und dort kommt nichts an.
steam-lesson-track-answer-keep-curve = Du könntest dein letztes Plättchen für 2 € drehen. Aber es liegt gut: Bau den Ort aus.
steam-lesson-track-answer-still-open = Erlaubt, aber deine Verbindung endet noch vor dem Ort.

steam-lesson-track-stub-title = Offene Enden
steam-lesson-track-stub = Chiaras Ausgang nach Süden führt noch nirgendwohin. Baut sie ihn diesmal nicht weiter, gehört er niemandem, und du könntest ihn übernehmen. Dasselbe gilt für jede Verbindung von dir, die nicht fertig ist.
steam-lesson-track-stub-learned = Ein loses Ende, das nicht weitergebaut wird, geht verloren.

steam-lesson-track-end-title = Zweimal bauen genügt
steam-lesson-track-end = Du könntest ein drittes Mal bauen. Aber du musstest 5 € aufnehmen, dein Einkommen steht auf −1, und drei Verbindungen hintereinander gehören dir.
steam-lesson-track-end-do = Beende das Bauen.
steam-lesson-track-answer-enough = Möglich, aber jedes weitere Plättchen kostet Einkommen. Beende das Bauen.

steam-lesson-track-sum-title = Drei Verbindungen hintereinander
steam-lesson-track-sum = Chiara hat bis New York weitergebaut, also ist ihr offenes Ende sicher. Boston, Providence, Hartford, Poughkeepsie: drei Verbindungen von dir, jede am Ende einen Punkt wert, und jede einen Punkt für jeden Würfel, der darüberfährt. Spiel von hier aus weiter.

steam-lesson-goods = Waren und fremde Verbindungen
steam-lesson-goods-about = Neue Würfel, der beste Weg, und wer dafür bezahlt wird.

steam-lesson-goods-supply-title = Mehr Würfel gibt es nicht
steam-lesson-goods-supply = Aus dem Beutel wird nichts mehr gezogen. Neue Würfel kommen nur aus diesen Gruppen, durch „Stadtwachstum“ und „Urbanisierung“. Du hast 2 € für „Stadtwachstum“ bezahlt: Eine Gruppe darf in eine Stadt deiner Wahl, in jede Stadt einmal.
steam-lesson-goods-supply-learned = Neue Würfel kommen nur aus dem Vorrat, und den sehen alle.

steam-lesson-goods-grow-title = Wohin die Würfel können
steam-lesson-goods-grow = Von Hartford führen deine Verbindung und eine von Chiara nach Albany, das lila ist, und nach New York, das blau ist. Eine Gruppe mit einem lila und einem blauen Würfel passt genau dorthin.
steam-lesson-goods-grow-do = Leg eine Gruppe mit Lila und Blau nach Hartford.
steam-lesson-goods-answer-purple-blue = Das darfst du, aber von Hartford erreichst du Albany und New York: Lila und Blau.
steam-lesson-goods-answer-where-track-is = Die Stadt darf wachsen, aber deine Gleise beginnen in Hartford.
steam-lesson-goods-answer-grow-first = Gleich. Erst die neuen Würfel: Sie sind schon bezahlt.

steam-lesson-goods-end-title = Genug gebaut
steam-lesson-goods-end = Zwei Plättchen und eine Gruppe Würfel: So viel ist genug.
steam-lesson-goods-end-do = Beende das Bauen.
steam-lesson-goods-answer-enough = Möglich, aber es kostet Einkommen. Beende das Bauen.

steam-lesson-goods-own-title = Über eigene Verbindungen
steam-lesson-goods-own = Ein roter Würfel in Hartford will nach Boston. Beide Verbindungen auf seinem Weg gehören dir: 2 Punkte für dich, für niemanden sonst etwas. Solche Wege kommen zuerst.
steam-lesson-goods-own-learned = Wege über eigene Verbindungen kommen zuerst.
steam-lesson-goods-own-do = Liefere den roten Würfel von Hartford nach Boston.
steam-lesson-goods-answer-shared-later = Diesen Weg teilst du: ein Punkt für dich, einer für Chiara. Der rote Würfel bringt dir zwei.
steam-lesson-goods-answer-red-now = Möglich, aber der rote Würfel kann jetzt fahren.

steam-lesson-goods-share-title = Alle zusammen
steam-lesson-goods-share = Beide Punkte gehen denselben Weg: Einkommen oder Siegpunkte. Du stehst auf −2 und zahlst jede Runde 2 €.
steam-lesson-goods-share-do = Nimm sie als Einkommen.
steam-lesson-goods-answer-income-first = Mit Punkten gewinnst du, aber unter null kostet dich jede Runde wieder Geld. Erst das Einkommen.

steam-lesson-goods-shared-title = Über Chiaras Verbindung
steam-lesson-goods-shared = Zweites Mal. Der lila Würfel fährt über Poughkeepsie nach Albany: eine Verbindung von dir, eine von Chiara, ein Punkt für jeden. Das ist erlaubt, solange niemandem auf dem Weg mehr Verbindungen gehören als dir. Und einen Würfel, den du nimmst, kann sie nicht nehmen.
steam-lesson-goods-shared-learned = Fremde Verbindungen darfst du nutzen, wenn niemandem mehr vom Weg gehört als dir.
steam-lesson-goods-shared-do = Liefere den lila Würfel von Hartford nach Albany.
steam-lesson-goods-answer-cube-waits = Möglich, aber drei Würfel warten, und Chiara kann jeden davon nehmen.

steam-lesson-goods-both-title = Jeder entscheidet
steam-lesson-goods-both = Du entscheidest zuerst, dann Chiara über ihren Punkt.
steam-lesson-goods-both-do = Nimm ihn als Einkommen.

steam-lesson-goods-sum-title = Denk zwei Runden voraus
steam-lesson-goods-sum = Boston hat einen lila Würfel. Bis Albany sind es vier Verbindungen, drei davon deine: Eine Lok der Stufe 4 brächte auf einen Schlag 3 Punkte. Ein Würfel bleibt in der ersten Stadt seiner Farbe; achte also auf das, was dazwischenliegt. Spiel von hier aus weiter.

steam-lesson-money = Geld gegen Einkommen
steam-lesson-money-about = Was ein Schritt Einkommen wert ist, und wann du ihn ausgibst.

steam-lesson-money-cash-title = Fünf Euro
steam-lesson-money-cash = Du hast 5 € und ein Einkommen von 1: einen Euro pro Runde. Dafür gibt es zwei Plättchen. Aber Einkommen lässt sich verkaufen: 5 € für jeden Schritt, wann immer du zahlen musst, und niemand will sie zurück.

steam-lesson-money-locomotive-title = Kauf eine Stufe
steam-lesson-money-locomotive = „Lokomotive“ kostet 4 € und die neue Stufe: 3, zusammen 7 €. Eine weitere Stufe gibt es später in dieser Runde kostenlos. Dann hast du Stufe 4, und Bostons lila Würfel kann nach Albany.
steam-lesson-money-locomotive-do = Nimm „Lokomotive“.
steam-lesson-money-answer-six-euros = Eine Neue Stadt für 6 € ist schön, bringt aber in dieser Runde nichts. Die Lok schon.
steam-lesson-money-answer-level-first = Auch ein gutes Plättchen. Nur „Lokomotive“ bringt den langen Weg noch in dieser Runde in Reichweite.

steam-lesson-money-raised-title = Einen Schritt verkauft
steam-lesson-money-raised = 7 € zu zahlen, 5 € in der Kasse: Ein Schritt wurde verkauft, 3 € sind übrig, und dein Einkommen ist 0. Mehr Schritte als nötig verkaufst du nie. Bei −10 würde jeder weitere stattdessen 2 Punkte kosten.
steam-lesson-money-raised-learned = Es werden nur so viele Schritte verkauft, wie eine Zahlung braucht.

steam-lesson-money-end-title = Bau nichts
steam-lesson-money-end = Du musst nicht bauen. Alle deine Verbindungen sind fertig, also geht durch Warten nichts verloren.
steam-lesson-money-end-do = Beende das Bauen.
steam-lesson-money-answer-no-track = Möglich, aber mit 3 € kommst du nicht weit. Behalt sie: Unter null müsstest du zahlen.

steam-lesson-money-improve-title = Die kostenlose Stufe
steam-lesson-money-improve = Einmal pro Runde darfst du, statt zu liefern, die Stufe erhöhen, kostenlos. Jetzt sind es 4.
steam-lesson-money-improve-learned = Einmal pro Runde ist eine Stufe kostenlos, statt einer Lieferung.
steam-lesson-money-improve-do = Verbessere deine Lok.
steam-lesson-money-answer-short-way = Ein Punkt jetzt. Mit Stufe 4 bringt der nächste Würfel drei.
steam-lesson-money-answer-free-level = Du darfst passen, aber die Stufe kostet nichts.

steam-lesson-money-deliver-title = Vier Verbindungen
steam-lesson-money-deliver = Über Providence, Hartford und Poughkeepsie nach Albany. Drei Verbindungen gehören dir, die letzte Chiara: 3 Punkte für dich, 1 für sie.
steam-lesson-money-deliver-do = Liefere den lila Würfel von Boston nach Albany.
steam-lesson-money-answer-long-way = Der Weg ist kurz: ein Punkt. Der lila Würfel in Boston bringt drei.
steam-lesson-money-answer-do-deliver = Du darfst passen, aber dafür hast du bezahlt.

steam-lesson-money-share-title = Dreifach zurück
steam-lesson-money-share = Einen Schritt verkauft, drei kommen zurück. Es ist Runde 3 von 10: Einkommen zahlt noch siebenmal. Etwa im letzten Drittel der Partie nimm stattdessen Punkte.
steam-lesson-money-share-learned = Schulden für einen längeren Weg zahlen sich früh im Spiel zurück.
steam-lesson-money-share-do = Nimm sie als Einkommen.
steam-lesson-money-answer-still-early = Drei Punkte sind drei Punkte. Aber drei Euro pro Runde, siebenmal, bauen eine ganze Bahn.

steam-lesson-money-sum-title = Was Einkommen am Ende wert ist
steam-lesson-money-sum = Du hast ein Einkommen von 3, und 6 €. Am Ende sind zwei Schritte über null einen Punkt wert; jeder Schritt darunter kostet zwei. Verkauf also früh, solange es Gleise bringt, und sei rechtzeitig wieder über null. Spiel von hier aus weiter.
