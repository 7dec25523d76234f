# Railways of the World: Lektionen.
railways-lesson-first = Deine ersten Verbindungen
railways-lesson-first-about = Auktion, Gleise und Anleihen, Lieferungen, die Lok.

railways-lesson-first-welcome-title = Würfel und Farben
railways-lesson-first-welcome = In den Städten liegen Würfel. Ein Würfel will in eine Stadt seiner Farbe: Baltimore hat einen blauen, und Philadelphia ist blau. Jede deiner Verbindungen auf seinem Weg bringt dir einen Punkt, und Punkte bringen Einkommen.

railways-lesson-first-auction-title = Wer beginnt
railways-lesson-first-auction = Jede Runde fängt mit einer Auktion um den ersten Platz an. Bruno hat gepasst, und du hast kein Geld: Lass es dabei. Danach hat jeder von euch drei Aktionen.
railways-lesson-first-auction-learned = Jede Runde beginnt mit einer Auktion um den ersten Platz.
railways-lesson-first-auction-do = Pass in der Auktion.
railways-lesson-first-answer-no-bid = Bieten darfst du, aber du müsstest dir Geld leihen, und noch eilt nichts.

railways-lesson-first-hotel-title = Eine Betriebskarte
railways-lesson-first-hotel = Eine Karte zu nehmen ist eine Aktion. Ein Hotel bringt dir für jede Lieferung in seine Stadt einen Punkt, bis zum Ende der Partie. Bruno hat sich Boston genommen.
railways-lesson-first-hotel-learned = Ein Hotel bringt für jede Lieferung in seine Stadt einen Punkt.
railways-lesson-first-hotel-do = Nimm das Hotel Philadelphia.
railways-lesson-first-answer-other-card = Auch eine gute Karte. Aber wir liefern gleich nach Philadelphia.
railways-lesson-first-answer-hotel-first = Gleich. Erst das Hotel, bevor Bruno es nimmt.

railways-lesson-first-build-title = Eine Verbindung
railways-lesson-first-build = Bis zu vier Plättchen in einer Aktion, von Stadt zu Stadt. Zwischen Baltimore und Philadelphia genügt eine Gerade; der Weg wird gezeichnet, bevor du zahlst. Offenes Land kostet 2 $, Wasser 3 $, Berge 4 $.
railways-lesson-first-build-learned = Bis zu vier Plättchen in einer Aktion, von Stadt zu Stadt.
railways-lesson-first-build-do = Bau Gleise: wähl Baltimore, dann Philadelphia.
railways-lesson-first-answer-straight-one = Dort passt auch ein anderes Plättchen, aber nur die Gerade verbindet die beiden Städte.
railways-lesson-first-answer-short-link = Dort darfst du bauen. Am billigsten ist die Verbindung zwischen Baltimore und Philadelphia.
railways-lesson-first-answer-track-needed = Möglich, aber ohne Verbindung lässt sich nichts liefern.

railways-lesson-first-bond-title = Anleihen
railways-lesson-first-bond = Du hattest kein Geld, also hast du eine Anleihe aufgenommen: 5 $. Sie kostet jede Runde 1 $ und am Ende einen Punkt, und zurückgezahlt wird sie nie. Wenige Anleihen am Anfang lohnen sich; viele sind eine Last.
railways-lesson-first-bond-learned = Eine Anleihe bringt 5 $ und kostet 1 $ pro Runde und am Ende einen Punkt.

railways-lesson-first-deliver-title = Liefern
railways-lesson-first-deliver = Die dritte Aktion dieser Runde. Der blaue Würfel fährt aus Baltimore über deine Verbindung nach Philadelphia: ein Punkt für die Verbindung, einer für dein Hotel und einer für die erste Lieferung der Partie.
railways-lesson-first-deliver-do = Liefere den blauen Würfel von Baltimore nach Philadelphia.
railways-lesson-first-answer-hotel-pays = Auch das ist eine Lieferung; aber ein blauer Würfel nach Philadelphia bringt mehr, dank deinem Hotel.
railways-lesson-first-answer-cube-first = Möglich, aber hier warten Punkte: Liefere den blauen Würfel.

railways-lesson-first-income-title = Punkte sind Einkommen
railways-lesson-first-income = Die Runde ist vorbei. Mit 3 Punkten bekommst du 5 $, abzüglich 1 $ für die Anleihe. Die Kurve steigt erst: Frühe Punkte zahlen bis zum Schluss. Später fällt sie wieder.
railways-lesson-first-income-learned = Punkte sind Einkommen: Frühe zahlen am längsten.

railways-lesson-first-again-title = Die nächste Auktion
railways-lesson-first-again = Bietet niemand, wandert der erste Platz nach links: zu dir. Bruno hat gepasst.
railways-lesson-first-again-do = Pass: Den ersten Platz bekommst du geschenkt.
railways-lesson-first-answer-free-turn = Warum zahlen? Wenn niemand bietet, bist du sowieso zuerst dran.

railways-lesson-first-new-york-title = Eine zweite Verbindung
railways-lesson-first-new-york = New York hat einen blauen Würfel für dein Hotel, und rote Würfel wollen nach New York. Eine Gerade verbindet es mit Philadelphia.
railways-lesson-first-new-york-do = Bau von Philadelphia nach New York.
railways-lesson-first-answer-straight-north = Die Gerade verbindet die beiden.
railways-lesson-first-answer-to-new-york = Dort darfst du bauen. New York ist näher, und voller Würfel.
railways-lesson-first-answer-second-link = Das kann warten. Erst die Verbindung nach New York, bevor Bruno sie baut.

railways-lesson-first-second-title = Noch einmal Blau
railways-lesson-first-second = Der blaue Würfel in New York: eine Verbindung, und das Hotel.
railways-lesson-first-second-do = Liefere den blauen Würfel von New York nach Philadelphia.

railways-lesson-first-improve-title = Eine bessere Lok
railways-lesson-first-improve = Mit Stufe 1 fährt ein Würfel über eine Verbindung. Stufe 2 kostet 5 $, die hast du, und schafft zwei: Dann ist jeder Würfel 2 Punkte wert.
railways-lesson-first-improve-learned = Die Stufe der Lok ist ihre Reichweite in Verbindungen.
railways-lesson-first-improve-do = Verbessere die Lok.
railways-lesson-first-answer-spare-cube = Das brächte einen Punkt. Später und weiter geliefert, bringen solche Würfel mehr: erst die Lok.
railways-lesson-first-answer-level-first = Möglich, aber mit Stufe 2 ist jede weitere Lieferung doppelt so viel wert.

railways-lesson-first-bid-title = Einen Dollar wert
railways-lesson-first-bid = Bruno hat neben dir gebaut und will dieselben Würfel. Jetzt ist der erste Platz etwas wert: Wer zuerst dran ist, nimmt den besten.
railways-lesson-first-bid-do = Biete 1 $.
railways-lesson-first-answer-too-much = Bruno hat kaum Geld. 1 $ genügt.
railways-lesson-first-answer-bruno-comes = Dann wäre Bruno vielleicht zuerst dran und nähme deinen Würfel. Biete 1 $.

railways-lesson-first-far-title = Über zwei Verbindungen
railways-lesson-first-far = In Baltimore liegt ein roter Würfel, und New York ist rot. Über Philadelphia fährt er auf zwei deiner Verbindungen: 2 Punkte.
railways-lesson-first-far-do = Liefere einen roten Würfel von Baltimore nach New York.
railways-lesson-first-answer-red-first = Auch zwei Verbindungen. Nimm diesmal Rot.
railways-lesson-first-answer-one-link = Eine Verbindung, ein Punkt. Der rote Würfel aus Baltimore bringt zwei.
railways-lesson-first-answer-two-links = Möglich, aber für diesen Würfel hast du geboten.

railways-lesson-first-baron-title = Dein Baron
railways-lesson-first-baron = Ein geheimes Ziel, nur für dich: Ist es am Ende erfüllt, bringt es seine Punkte. Eine eigene Partie beginnt mit zweien, und eins davon behältst du. Zu Ende geht es, wenn genug Städte leer sind.
railways-lesson-first-baron-learned = Ein geheimer Baron bringt am Ende Punkte.

railways-lesson-first-end-title = Du kannst Railways of the World
railways-lesson-first-end = Drei Aktionen pro Runde: bauen, liefern, die Lok verbessern, eine Karte oder eine Neue Stadt. Du hast 7 Punkte, Bruno 1. Spiel hier weiter oder fang eine eigene Partie an; zehn Spielpläne warten.

railways-lesson-links = Lange Verbindungen und Anleihen
railways-lesson-links-about = Drei Plättchen in einer Aktion, und gut geliehenes Geld.

railways-lesson-links-idea-title = Drei Verbindungen entfernt
railways-lesson-links-idea = Albany hat einen gelben Würfel, und Baltimore ist gelb. Wäre Albany mit New York verbunden, käme dieser Würfel über drei deiner Verbindungen. In der Auslage liegt „Temporekord“: 3 Punkte mehr für die erste Lieferung über drei Verbindungen.

railways-lesson-links-tile-title = Das erste von dreien
railways-lesson-links-tile = In einer Aktion legst du bis zu vier Plättchen einer Verbindung. Drei Felder führen nach Albany. Fang neben New York an: offenes Land, 2 $.
railways-lesson-links-tile-do = Leg eine Kurve von New York nach links oben.
railways-lesson-links-answer-up-left = Es passt, führt aber von Albany weg. Dreh die Kurve so, dass sie nach links oben weiterführt.
railways-lesson-links-answer-from-new-york = Dort darfst du bauen. Der Würfel, den wir wollen, liegt in Albany, über New York.
railways-lesson-links-answer-cubes-wait = Dieser Würfel läuft dir nicht weg. Später und weiter geliefert, bringt er mehr.
railways-lesson-links-answer-link-first = Möglich, aber erst die Verbindung: Alles andere hängt von ihr ab.

railways-lesson-links-on-title = Weiter
railways-lesson-links-on = Das Bauen ist noch nicht vorbei: Das nächste Plättchen schließt an das letzte an. Hier fließt ein Fluss, also kostet es 3 $.
railways-lesson-links-on-learned = Eine Verbindung wird Plättchen für Plättchen gelegt, vier in einer Aktion.
railways-lesson-links-on-do = Leg eine Gerade auf das leuchtende Feld.
railways-lesson-links-answer-straight-on = Es passt, aber Albany liegt geradeaus.
railways-lesson-links-answer-half-built = Du darfst hier aufhören. Aber was nach dem dritten Durchgang an keiner Stadt endet, kommt vom Plan, und das Geld ist verloren.

railways-lesson-links-joined-title = Bis in die Stadt
railways-lesson-links-joined = Das letzte Plättchen endet in Albany. Sind zwei Städte verbunden, ist das Bauen vorbei, auch wenn du noch ein viertes Plättchen hättest.
railways-lesson-links-joined-do = Leg die letzte Gerade.

railways-lesson-links-bond-title = Eine Anleihe für 3 $
railways-lesson-links-bond = Du hattest 5 $, und die Verbindung kostete 8 $. Eine Anleihe brachte 5 $ dazu, 2 $ sind übrig. Du nimmst nie mehr Anleihen auf, als eine Zahlung braucht, und zurückgezahlt wird keine: Jede kostet 1 $ pro Runde und am Ende einen Punkt.

railways-lesson-links-level-title = Und noch zwei
railways-lesson-links-level = Für drei Verbindungen reicht Stufe 2 nicht. Stufe 3 kostet 10 $: zwei Anleihen. Der Würfel bringt 3 Punkte, und der Rekord 3 dazu. Sechs Punkte für zwei sind ein gutes Geschäft, und Punkte sind Einkommen.
railways-lesson-links-level-learned = Leih dir Geld für das, was sich in ein, zwei Runden auszahlt.
railways-lesson-links-level-do = Verbessere die Lok.
railways-lesson-links-answer-no-more-track = Das könntest du, aber mehr Gleise bringen den Würfel nicht weiter. Die Lok schon.
railways-lesson-links-answer-level-pays = Möglich, aber ohne Stufe 3 liegt die lange Verbindung nutzlos da.

railways-lesson-links-sum-title = Schulden, die sich lohnen
railways-lesson-links-sum = Von den 9 $, die deine Punkte bringen, nehmen vier Anleihen jede Runde 4 $. Nächste Runde macht der Würfel aus Albany 15 daraus. Leih dir Geld für das, was sich in ein, zwei Runden auszahlt, und nicht für das, was irgendwann nützlich sein könnte. Spiel von hier aus weiter.

railways-lesson-deliveries = Der beste Weg für einen Würfel
railways-lesson-deliveries-about = Lange Wege, eigene Verbindungen, Städte, die leer werden.

railways-lesson-deliveries-rules-title = Die Verkehrsregeln
railways-lesson-deliveries-rules = Du hast Stufe 3: bis zu drei Verbindungen. Die erste muss dir gehören, die anderen dürfen gehören, wem sie wollen, und jede bringt ihrem Besitzer einen Punkt. Ein Würfel bleibt in der ersten Stadt seiner Farbe und kommt in keine Stadt zweimal.

railways-lesson-deliveries-record-title = Der Rekord
railways-lesson-deliveries-record = Von Albany über New York und Philadelphia nach Baltimore. Zwischen den letzten beiden gibt es zwei Verbindungen, deine und Brunos: Nimm deine, sonst bekommt er den Punkt. „Temporekord“ legt 3 drauf.
railways-lesson-deliveries-record-learned = Die erste Verbindung muss dir gehören, und jede zahlt an ihren Besitzer.
railways-lesson-deliveries-record-do = Liefere den gelben Würfel von Albany nach Baltimore, über deine eigenen Verbindungen.
railways-lesson-deliveries-answer-own-link = Die letzte Verbindung auf diesem Weg gehört Bruno, und der Punkt dann auch. Wähl deine.
railways-lesson-deliveries-answer-long-first = Das kann warten. Der Weg aus Albany bringt drei Punkte, und den Rekord.
railways-lesson-deliveries-answer-record-now = Möglich, aber den Rekord bekommt, wer ihn zuerst schafft.

railways-lesson-deliveries-bruno-title = Bruno bedient sich
railways-lesson-deliveries-bruno = Bruno hat den gelben Würfel aus Philadelphia geholt. Würfel gehören niemandem: Was du liegen lässt, nimmt jemand anders. Achte also auch darauf, welche Bruno erreichen kann.
railways-lesson-deliveries-bruno-learned = Was du liegen lässt, nimmt jemand anders.

railways-lesson-deliveries-two-title = Zwei Verbindungen
railways-lesson-deliveries-two = In Baltimore liegt noch ein roter Würfel, zwei Verbindungen von New York entfernt, beide deine. Rot in Philadelphia hat nur eine Verbindung vor sich.
railways-lesson-deliveries-two-do = Liefere den roten Würfel von Baltimore nach New York.
railways-lesson-deliveries-answer-red-first = Auch zwei Verbindungen, und er kommt noch dran. Erst der rote.
railways-lesson-deliveries-answer-one-link = Eine Verbindung, ein Punkt. Es gibt einen Würfel, der zwei bringt.
railways-lesson-deliveries-answer-cubes-first = Möglich, aber Würfel, die bereitliegen, sind Punkte.

railways-lesson-deliveries-empty-title = Leere Städte
railways-lesson-deliveries-empty = Albany und Baltimore haben keine Würfel mehr und sind markiert. Sind so viele Städte leer, wie dieser Spielplan verlangt, ist das Ende nah. Eine wachsende Stadt oder eine neue bringt wieder Würfel.
railways-lesson-deliveries-empty-learned = Leere Städte bringen das Ende näher.

railways-lesson-deliveries-last-title = Noch einmal die eigenen
railways-lesson-deliveries-last = Ein gelber Würfel in New York will nach Baltimore. Achte wieder auf die letzte Verbindung.
railways-lesson-deliveries-last-do = Liefere den gelben Würfel von New York nach Baltimore, über deine eigenen Verbindungen.

railways-lesson-deliveries-sum-title = Zehn Punkte in einer Runde
railways-lesson-deliveries-sum = 3 und 3 für den Rekord, dann 2 und 2: von 7 Punkten auf 17, und 17 $ Einkommen. Mit jeder Verbindung und jeder Stufe ist jeder spätere Würfel mehr wert. Spiel von hier aus weiter.

railways-lesson-cards = Betriebskarten
railways-lesson-cards-about = Hotels, grüne Karten, Prämien: was in der Auslage liegt.

railways-lesson-cards-display-title = In der Auslage
railways-lesson-cards-display = Das Zeichen auf einer Karte zeigt, wie sie wirkt. Manche nimmst du mit einer Aktion, und sie helfen einmal; manche bleiben die ganze Partie bei dir; die grünen lassen sich nicht nehmen: Sie belohnen, wer etwas zuerst tut. Jede Runde kommt eine dazu.

railways-lesson-cards-hotel-title = Ein neues Hotel
railways-lesson-cards-hotel = Das Hotel New York ist gerade gekommen. Von nun an bringt es für jede Lieferung nach New York einen Punkt, wer auch immer liefert. Deine Gleise enden dort, und rote Würfel liegen an der Strecke.
railways-lesson-cards-hotel-learned = Das Zeichen einer Karte zeigt, ob sie einmal hilft, immer, oder den Ersten belohnt.
railways-lesson-cards-hotel-do = Nimm das Hotel New York.
railways-lesson-cards-answer-cubes-later = Zwei neue Würfel sind immer gut, aber diese Karte bleibt noch da. Das Hotel vielleicht nicht.
railways-lesson-cards-answer-other-card = Die darfst du nehmen, aber am meisten bringt dir das Hotel.
railways-lesson-cards-answer-hotel-first = Gleich. Erst das Hotel: Dann bringt jeder Würfel nach New York mehr.

railways-lesson-cards-deliver-title = In dein Hotel
railways-lesson-cards-deliver = Ein roter Würfel aus Baltimore fährt über zwei deiner Verbindungen und kommt in der Stadt deines Hotels an: 2 und 1.
railways-lesson-cards-deliver-do = Liefere den roten Würfel von Baltimore nach New York.
railways-lesson-cards-answer-two-links = Eine Verbindung und das Hotel: 2 Punkte. Von Baltimore aus sind es 3.
railways-lesson-cards-answer-into-hotel = Der fährt nicht nach New York. Ein roter schon.
railways-lesson-cards-answer-cube-first = Möglich, aber das Hotel ist für Würfel da.

railways-lesson-cards-first-title = Wer zuerst kommt
railways-lesson-cards-first = „Neuer Zug“ ist eine grüne Karte: 4 Punkte für die erste Lok der Stufe 4. Du hast Stufe 3, Bruno 1.

railways-lesson-cards-train-title = Stufe vier
railways-lesson-cards-train = Die nächste Stufe kostet 10 $, und du hast 6 $: eine Anleihe. Sie kostet am Ende einen Punkt und bringt jetzt 4, und Wege über vier Verbindungen.
railways-lesson-cards-train-learned = Grüne Karten sind für den, der etwas zuerst tut.
railways-lesson-cards-train-do = Verbessere die Lok.
railways-lesson-cards-answer-train-first = Das ist ein, zwei Punkte wert. Der neue Zug ist vier wert, und es gibt ihn nur einmal.

railways-lesson-cards-bounty-title = Prämien
railways-lesson-cards-bounty = Eine Lieferprämie bekommt, wer den ersten Würfel in ihre Stadt liefert, über wessen Verbindungen auch immer. Vier davon liegen aus, für Städte weit weg von hier. Du hast 14 Punkte: Spiel von hier aus weiter.
