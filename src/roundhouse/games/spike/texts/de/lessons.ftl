# Spike: Lektionen.
spike-lesson-first = Deine erste Lieferung
spike-lesson-first-about = Bunte Gleise, ein Zug, der von selbst rollt, ein Auftrag.

spike-lesson-first-welcome-title = Geld ist, was zählt
spike-lesson-first-welcome = Du baust Gleise, und dein einziger Zug bringt darauf Waren ans Ziel. Sieh dir deine Aufträge an: Jeder nennt eine Ware und drei Städte, die dafür zahlen. In eine davon darfst du liefern.

spike-lesson-first-begin-title = Wo du beginnst
spike-lesson-first-begin = Nashville kauft Schweine, für 7 Dollar, und Cincinnati, nicht weit davon, hat Schweine. Das Zeichen in einer Stadt zeigt, was es dort gibt. Also beginnt dein Zug dort.
spike-lesson-first-begin-learned = Ein Auftrag nennt eine Ware und die Städte, die dafür zahlen.
spike-lesson-first-begin-do = Stell deinen Zug nach Cincinnati.
spike-lesson-first-answer-far-pigs = Auch Chicago hat Schweine, aber von dort ist es weit nach Nashville. Cincinnati ist besser.
spike-lesson-first-answer-no-pigs = Beginnen darfst du überall, aber für deine Schweine ist Cincinnati richtig.

spike-lesson-first-load-title = Laden
spike-lesson-first-load = Dein Zug steht in der Stadt mit den Schweinen, und sein Wagen ist leer. Laden ist keine Aktion: Das geht nebenbei, solange der Zug in einer Stadt ist.
spike-lesson-first-load-do = Lad die Schweine.
spike-lesson-first-answer-load-first = Das kommt als Nächstes. Lad erst die Schweine: Es kostet nichts.

spike-lesson-first-build-title = Bau eine Strecke
spike-lesson-first-build = Jedes Mal, wenn du dran bist, hast du eine Aktion. Beim Bauen legst du die ganze Strecke bis zu einer neuen Stadt; jedes Feld braucht eine Karte seiner Farbe. Knoxville ist zwei Felder entfernt, ein rotes und ein gelbes, und du hast beide Karten.
spike-lesson-first-build-learned = Jedes Mal eine Aktion; eine Strecke braucht für jedes Feld eine Karte.
spike-lesson-first-build-do = Wähl Knoxville, auf dem Weg mit zwei Feldern.
spike-lesson-first-answer-short-way = Der Weg geht auch, braucht aber mehr Karten. Zwei Felder genügen.
spike-lesson-first-answer-towards-nashville = Dort könntest du bauen, aber die Schweine wollen Richtung Nashville: Bau nach Knoxville.
spike-lesson-first-answer-no-track = Möglich, aber ohne Gleise kommt dein Zug nirgends hin. Bau nach Knoxville.

spike-lesson-first-pay-title = Mit Karten bezahlen
spike-lesson-first-pay = Spiel eine rote und eine gelbe Karte. Für die neue Stadt hast du sofort bekommen, was ihre Ware auf dem Markt wert war: Kohle stand auf 3 und ist auf 1 gefallen.
spike-lesson-first-pay-learned = Eine neue Stadt zahlt, was ihre Ware wert ist.
spike-lesson-first-pay-do = Bezahl mit einer roten und einer gelben Karte.
spike-lesson-first-answer-plain-cards = Zwei gleiche Karten können eine andersfarbige ersetzen. Du hast die richtigen: Spar dir die anderen.
spike-lesson-first-answer-pay-now = Die Strecke ist gewählt; jetzt wird sie bezahlt.

spike-lesson-first-upgrade-title = Ein besserer Zug
spike-lesson-first-upgrade = Bruno hat auch gebaut. Du hast 3 Dollar, und eine Verbesserung kostet 3: mehr Tempo, mehr Karten oder mehr Ladung. Mit einem besseren Tender ziehst du drei Karten auf einmal statt zwei.
spike-lesson-first-upgrade-do = Verbessere den Tender, unter deinem Zug.
spike-lesson-first-answer-tender-first = Auch gut, später. Erst kommen die Karten: der Tender.
spike-lesson-first-answer-three-dollars = Möglich, aber frühe Verbesserungen nützen die ganze Partie. Nimm den Tender.

spike-lesson-first-start-title = Starte den Zug
spike-lesson-first-start = In einer Stadt steht ein Zug still, bis du ihn startest. Das ist jetzt deine Aktion; danach rollt er von selbst.
spike-lesson-first-start-learned = In einer Stadt muss der Zug gestartet werden; auf der Strecke rollt er kostenlos.
spike-lesson-first-start-do = Starte den Zug auf dein erstes Gleis.
spike-lesson-first-answer-train-waits = Die Schweine warten. Starte den Zug, dann rollt er, während du anderes tust.

spike-lesson-first-roll-title = Er rollt kostenlos
spike-lesson-first-roll = Jedes Mal, wenn du dran bist, darf ein Zug auf der Strecke zuerst kostenlos fahren, so weit sein Tempo reicht: ein Feld. Deine Aktion kommt danach.
spike-lesson-first-roll-do = Fahr ein Feld weiter, Richtung Knoxville.
spike-lesson-first-answer-roll-on = Nicht zurück: Die Schweine sollen nach Nashville. Fahr weiter Richtung Knoxville.
spike-lesson-first-answer-roll-first = Erst die Freifahrt: Fängst du mit der Aktion an, ist sie weg.

spike-lesson-first-draw-title = Karten ziehen
spike-lesson-first-draw = Von Knoxville nach Nashville ist es ein lila Feld, und du hast keine lila Karte. Eine liegt offen neben dem Stapel.
spike-lesson-first-draw-learned = Karten ziehst du offen oder blind, eine nach der anderen.
spike-lesson-first-draw-do = Nimm die lila Karte.
spike-lesson-first-answer-purple-first = Du darfst jede nehmen; aber für das nächste Gleis brauchst du Lila.
spike-lesson-first-answer-need-purple = Möglich, aber ohne lila Karte kommst du nicht nach Nashville.

spike-lesson-first-second-title = Karte für Karte
spike-lesson-first-second = Mit deinem Tender nimmst du drei. Du siehst jede, bevor du die nächste wählst.
spike-lesson-first-second-do = Nimm die blaue Karte.
spike-lesson-first-answer-blue-second = So gut wie jede andere. Nimm Blau: Zwei gleiche können eine andere Farbe ersetzen.
spike-lesson-first-answer-draw-on = Du darfst hier aufhören, aber zwei weitere Karten kosten nichts.

spike-lesson-first-deck-title = Oder blind
spike-lesson-first-deck = Du darfst auch die oberste Karte vom Stapel nehmen. Ist der Stapel leer, endet eine Runde, und drei Runden sind die Partie.
spike-lesson-first-deck-do = Nimm eine vom Stapel.
spike-lesson-first-answer-from-deck = Probier diesmal den Stapel.

spike-lesson-first-nashville-title = Erst das Gleis
spike-lesson-first-nashville = Würde dein Zug jetzt nach Knoxville rollen, bliebe er dort stehen. Lass ihn, wo er ist, und leg mit deiner Aktion das letzte Gleis.
spike-lesson-first-nashville-do = Bau nach Nashville, ein lila Feld.
spike-lesson-first-answer-no-stop = In Knoxville müsstest du ihn neu starten. Lass ihn stehen und bau nach Nashville.
spike-lesson-first-answer-straight = Der Weg ist länger. Von Knoxville führt ein Feld direkt hin.
spike-lesson-first-answer-track-first = Später. Jetzt das Gleis nach Nashville, damit der Zug weiterrollen kann.

spike-lesson-first-pay-again-title = Und bezahlen
spike-lesson-first-pay-again = Eine lila Karte. Kohle ist jetzt 1 wert, weil sie gefallen ist, als du Knoxville erreicht hast; andere Waren sind gestiegen.
spike-lesson-first-pay-again-do = Bezahl mit der lila Karte.
spike-lesson-first-answer-one-card = Zwei gleiche Karten gingen auch, aber du hast die richtige.

spike-lesson-first-pass-title = An einer Stadt vorbei
spike-lesson-first-pass = Ein Zug muss nicht in eine Stadt hinein: Er darf daran vorbei auf dein nächstes Gleis. Dann zählt die Stadt nicht als Feld.
spike-lesson-first-pass-learned = Ein Zug darf an einer Stadt vorbei; sie zählt dann nicht als Feld.
spike-lesson-first-pass-do = Roll an Knoxville vorbei auf das Gleis nach Nashville.
spike-lesson-first-answer-pass-by = In einer Stadt endet die Fahrt. Roll daran vorbei, auf das Gleis nach Nashville.

spike-lesson-first-extra-title = Ein Feld mehr
spike-lesson-first-extra = Deine Aktion darf eine Zusatzfahrt sein: ein Feld, auch in eine Stadt hinein.
spike-lesson-first-extra-do = Fahr nach Nashville.
spike-lesson-first-answer-into-nashville = Andersherum: nach Nashville hinein.
spike-lesson-first-answer-one-space = Nashville ist ein Feld entfernt. Nutz deine Aktion für die Zusatzfahrt.

spike-lesson-first-deliver-title = Liefern
spike-lesson-first-deliver = Nashville zahlt 7 Dollar für Schweine. Auftrag und Ladung sind damit erledigt, und nach Nashville darfst du nicht noch einmal liefern.
spike-lesson-first-deliver-learned = Jede Stadt kauft einmal von dir.
spike-lesson-first-deliver-do = Liefere die Schweine.
spike-lesson-first-answer-cash-in = Erst das Geld: Liefere die Schweine.

spike-lesson-first-route-title = Deine geheime Strecke
spike-lesson-first-route = Diese Karte siehst nur du. Dein Netz muss bis zum Ende ihre erste Stadt erreichen: Dann zahlt die beste der anderen, die du erreichst, ihre Zahl, und jede weitere 1 Dollar.
spike-lesson-first-route-learned = Deine geheime Strecke zahlt am Ende.

spike-lesson-first-end-title = Du kannst Spike
spike-lesson-first-end = Jedes Mal eine Aktion, ein Zug, der nie wartet, und Aufträge, die zu deinen Gleisen passen. Du hast 8 Dollar, Bruno noch keinen. Spiel hier weiter oder fang eine eigene Partie an: Dort gibt, wer beginnt, eine Karte an die Person, die zuletzt dran ist.

spike-lesson-colours = Jede Farbe geht
spike-lesson-colours-about = Gleiche Karten ersetzen eine andere Farbe.

spike-lesson-colours-hand-title = Die falschen Karten
spike-lesson-colours-hand = Du hast zwei blaue Karten, eine grüne und eine weiße. Birmingham, unter Nashville, ist ein Feld entfernt, aber seine Farbe ist nicht dabei. Hinkommen kannst du trotzdem.

spike-lesson-colours-build-title = Wähl erst die Stadt
spike-lesson-colours-build = Der Plan bietet dir jede Stadt an, die du bezahlen kannst, egal mit welchen Karten.
spike-lesson-colours-build-do = Bau von Nashville nach Birmingham, ein Feld.
spike-lesson-colours-answer-one-space = Der Weg ist länger. Ein Feld genügt.
spike-lesson-colours-answer-birmingham-now = Auch dort kannst du bauen. Diese Lektion führt nach Birmingham.
spike-lesson-colours-answer-build-now = Möglich, aber bau jetzt: Dann siehst du, wie die Karten gehen.

spike-lesson-colours-set-title = Zwei für eins
spike-lesson-colours-set = Zwei oder mehr gleiche Karten ersetzen Karten einer anderen Farbe, eine weniger, als du spielst. Zwei blaue bezahlen ein Feld beliebiger Farbe, drei bezahlen zwei.
spike-lesson-colours-set-learned = Gleiche Karten ersetzen eine andere Farbe, eine weniger, als du spielst.
spike-lesson-colours-set-do = Bezahl mit den zwei blauen Karten.
spike-lesson-colours-answer-pay-now = Der Weg ist gewählt: Bezahl ihn.

spike-lesson-colours-draw-title = Sammle Gleiches
spike-lesson-colours-draw = Du hast eine grüne Karte, und zwei liegen offen. Drei gleiche Karten sind zwei beliebige wert: mehr als drei verschiedene.
spike-lesson-colours-draw-learned = Sammle, was gleich ist.
spike-lesson-colours-draw-do = Nimm eine grüne Karte.
spike-lesson-colours-answer-pair = Jede Karte nützt etwas. Nimm Grün: Gleiche Karten sind mehr wert.
spike-lesson-colours-answer-cards-now = Möglich, aber deine Hand ist fast leer. Zieh Karten.

spike-lesson-colours-again-title = Und noch eine
spike-lesson-colours-again = Du siehst jede Karte, bevor du die nächste wählst.
spike-lesson-colours-again-do = Nimm die andere grüne Karte.
spike-lesson-colours-answer-draw-on = Du darfst hier aufhören, aber mit der anderen grünen Karte hast du drei.

spike-lesson-colours-end-title = Drei gleiche
spike-lesson-colours-end = Mit drei grünen Karten und einer weißen kannst du zwei Felder einer beliebigen Farbe und ein weißes bezahlen. Eine Karte darfst du noch nehmen; spiel weiter, wie du magst.

spike-lesson-train = Ein Zug, der nie wartet
spike-lesson-train-about = Starten, rollen, vorbeifahren, ein Feld mehr.

spike-lesson-train-speed-title = Stahl für Louisville
spike-lesson-train-speed = Dein Zug steht in Pittsburgh mit Stahl an Bord, und Louisville zahlt 8 Dollar. Er ist schon verbessert: zwei Felder pro Fahrt. Fünf Felder und zwei Städte liegen dazwischen; beim nächsten Mal kann er ankommen.

spike-lesson-train-start-title = Start mit Schwung
spike-lesson-train-start = Starten ist eine Aktion und bewegt den Zug sofort um sein ganzes Tempo. Wähl das zweite Feld, gleich vor Columbus.
spike-lesson-train-start-learned = Beim Start fährt der Zug sofort mit vollem Tempo.
spike-lesson-train-start-do = Starte Richtung Columbus, zwei Felder.
spike-lesson-train-answer-turns-back = Das ist ein Feld, oder zurück an den Anfang. Zwei stehen dir zu.
spike-lesson-train-answer-wrong-way = Ein Zug darf auf deinen Gleisen überallhin, aber Louisville liegt hinter Columbus.
spike-lesson-train-answer-upgrade-later = Ein besserer Zug ist etwas wert. Aber der Stahl ist an Bord: Lass ihn erst rollen.
spike-lesson-train-answer-train-first = Möglich, aber ein stehender Zug verdient nichts. Starte ihn.

spike-lesson-train-pass-title = An zwei Städten vorbei
spike-lesson-train-pass = Jetzt rollt er kostenlos. Eine Stadt, an der der Zug vorbeifährt, ist gar kein Feld, und er darf an mehreren vorbei. Hineinzufahren würde die Fahrt beenden, und hinauszukommen kostet eine Aktion.
spike-lesson-train-pass-learned = Lass den Zug so wenig wie möglich in Städten stehen.
spike-lesson-train-pass-do = Roll an Columbus und Indianapolis vorbei, auf das Gleis nach Louisville.
spike-lesson-train-answer-one-more = Nicht ganz: auch an Indianapolis vorbei, auf das Gleis, das nach Louisville hinunterführt.
spike-lesson-train-answer-would-stop = In einer Stadt hält der Zug, und du musst ihn mit einer Aktion neu starten. Fahr vorbei.
spike-lesson-train-answer-further = Er kommt weiter: an beiden Städten vorbei, Richtung Louisville.
spike-lesson-train-answer-roll-first = Erst die Freifahrt: Fängst du mit der Aktion an, ist sie weg.

spike-lesson-train-extra-title = Das letzte Feld
spike-lesson-train-extra = Deine Aktion kommt noch, und eine Zusatzfahrt ist ein Feld, auch in eine Stadt hinein. Oft ist eine Karte oder ein Gleis mehr wert; 8 Dollar früher zu haben lohnt sich.
spike-lesson-train-extra-do = Fahr nach Louisville.
spike-lesson-train-answer-into-louisville = Ein Feld, aber falsch herum: nach Louisville hinein.
spike-lesson-train-answer-one-space = Auch eine gute Aktion. Aber ein Feld weiter warten 8 Dollar.

spike-lesson-train-deliver-title = Liefern
spike-lesson-train-deliver = Liefern ist keine Aktion. Auftrag und Ladung sind aus dem Spiel.
spike-lesson-train-deliver-do = Liefere den Stahl.
spike-lesson-train-answer-cash-in = Erst das Geld: Liefere den Stahl.

spike-lesson-train-sum-title = Und weiter geht’s
spike-lesson-train-sum = Fünf Felder, und du warst nur zweimal dran. Louisville hat Kohle, und du hast einen Auftrag für Kohle: Du kannst sie laden, bevor der Zug losfährt. Auf der Strecke fährt ein Zug jedes Mal kostenlos; lass ihn also so wenig wie möglich in Städten stehen. Spiel von hier aus weiter.

spike-lesson-contracts = Eine Ladung nach der anderen
spike-lesson-contracts-about = Welche Stadt für welche Ladung, und Gleise, die doppelt zahlen.

spike-lesson-contracts-once-title = Jede Stadt nur einmal
spike-lesson-contracts-once = Ein Auftrag nennt drei Städte, und eine davon kauft. Aber in jede Stadt darfst du in der Partie nur einmal liefern, und Detroit ist verbraucht: Stahl und Tuch können nicht mehr dorthin. Also Louisville für den Stahl.

spike-lesson-contracts-enter-title = Nach Louisville
spike-lesson-contracts-enter = Der Zug steht gleich davor.
spike-lesson-contracts-enter-do = Roll nach Louisville.
spike-lesson-contracts-answer-to-louisville = Dorthin kann er, aber Louisville ist ein Feld entfernt und zahlt.
spike-lesson-contracts-answer-roll-first = Erst die Freifahrt: Fängst du mit der Aktion an, ist sie weg.

spike-lesson-contracts-deliver-title = Acht Dollar
spike-lesson-contracts-deliver = Danach ist der Wagen wieder frei.
spike-lesson-contracts-deliver-do = Liefere den Stahl.
spike-lesson-contracts-answer-cash-in = Liefere zuerst: Es kostet nichts.

spike-lesson-contracts-load-title = Nie leer losfahren
spike-lesson-contracts-load = Louisville hat Kohle, und einer deiner Aufträge ist für Kohle: Columbus zahlt 7, Milwaukee 8, Albany 9. Columbus liegt an deinen Gleisen, die anderen sind weit. Sichere 7 sind besser als späte 9.
spike-lesson-contracts-load-learned = Fahr nie leer aus einer Stadt; ein sicherer Preis schlägt einen späten.
spike-lesson-contracts-load-do = Lad die Kohle.
spike-lesson-contracts-answer-load-first = Das kommt als Nächstes. Erst laden: Das ist keine Aktion.

spike-lesson-contracts-build-title = Gleise, die doppelt zahlen
spike-lesson-contracts-build = Der Zug kam mit einer Freifahrt, also kannst du ihn diesmal nicht starten. Bau inzwischen: Little Rock hat Holz, das auf dem Markt auf 3 steht, und zahlt eines Tages 9 für dein Tuch.
spike-lesson-contracts-build-learned = Gleise, die zwei Aufträgen dienen, zahlen doppelt.
spike-lesson-contracts-build-do = Bau von Memphis nach Little Rock, auf dem unteren Weg mit zwei Feldern.
spike-lesson-contracts-answer-two-reds = Der Weg geht auch. Der untere passt am besten zu deinen Karten.
spike-lesson-contracts-answer-cloth-pays = Dort kannst du bauen. Little Rock bringt jetzt 3 Dollar und später 9.
spike-lesson-contracts-answer-build-now = Möglich, aber du hast die Karten für Little Rock.

spike-lesson-contracts-pay-title = Behalt, was passen könnte
spike-lesson-contracts-pay = Zwei rote Karten ersetzen die eine, die dir fehlt. Von Gelb und Weiß behältst du eine: Überleg, welche Farben deine nächsten Gleise brauchen.
spike-lesson-contracts-pay-do = Bezahl mit zwei roten Karten und der weißen.

spike-lesson-contracts-start-title = Auf nach Columbus
spike-lesson-contracts-start = Starte mit vollem Tempo: zwei Felder, an Indianapolis vorbei.
spike-lesson-contracts-start-do = Starte an Indianapolis vorbei, Richtung Columbus.
spike-lesson-contracts-answer-to-columbus = Die Kohle ist für Columbus: zwei Felder, an Indianapolis vorbei.
spike-lesson-contracts-answer-train-first = Möglich, aber die Kohle ist an Bord. Starte den Zug.

spike-lesson-contracts-columbus-title = Noch ein Feld
spike-lesson-contracts-columbus = Die Freifahrt bringt ihn in die Stadt.
spike-lesson-contracts-columbus-do = Roll nach Columbus.
spike-lesson-contracts-answer-into-columbus = Columbus ist die Stadt, die für Kohle zahlt.

spike-lesson-contracts-coal-title = Noch einmal sieben
spike-lesson-contracts-coal = Fünfzehn Dollar für zwei Ladungen, und deine Aktion kommt noch.
spike-lesson-contracts-coal-do = Liefere die Kohle.

spike-lesson-contracts-sum-title = Plane die nächste Ladung
spike-lesson-contracts-sum = Öl, Tuch und Baumwolle sind übrig. Such eine Stadt, die eins davon hat, und eine andere, an deinen Gleisen oder in der Nähe, die es kauft. Mit einem zweiten Wagen fährst du zwei Ladungen auf einmal. Spiel von hier aus weiter.
