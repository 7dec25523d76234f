# Railroad Tiles: Lektionen.
tiles-lesson-first = Deine ersten Runden
tiles-lesson-first-about = Spalten, Plättchen, Figuren und was am Ende zählt.

tiles-lesson-first-welcome-title = Ein eigenes Land
tiles-lesson-first-welcome = Du legst Plättchen mit Bahnstrecken und Autobahnen, setzt Züge, Autos und Fahrgäste darauf und sammelst Punkte. Bruno macht neben dir dasselbe, in seinem eigenen Land.

tiles-lesson-first-start-title = Das erste Plättchen
tiles-lesson-first-start = Bruno hat sich ein Startplättchen genommen, das andere ist deins. Plättchen lassen sich drehen: mit dem Knopf „Drehen“ oder der Taste R. Dreh dieses, bis das Gleis von rechts nach unten führt.
tiles-lesson-first-start-do = Dreh die Kurve, leg sie auf das gestrichelte Feld, bestätige.
tiles-lesson-first-answer-start-turn = Dreh sie noch ein Stück: Das Gleis soll rechts und unten hinausführen.

tiles-lesson-first-board-title = Die Bahnhofstafel
tiles-lesson-first-board = Jede Runde kommen neue Spalten mit zwei bis vier Plättchen auf die Tafel. Du nimmst immer eine ganze Spalte. Wer wenige Plättchen nimmt, wählt in der nächsten Runde früher.
tiles-lesson-first-board-learned = Du nimmst eine ganze Spalte; mit wenigen Plättchen wählst du nächstes Mal früher.

tiles-lesson-first-column-title = Halt nach Zügen Ausschau
tiles-lesson-first-column = Die kleinen Zeichen in den Ecken sind Plätze für Figuren. Die zweite Spalte hat zwei für Züge: Die werden bald etwas wert sein.
tiles-lesson-first-column-do = Nimm die zweite Spalte.
tiles-lesson-first-answer-many = Vier Plättchen sind viel Land, aber dann wählst du beim nächsten Mal zuletzt. Fangen wir mit der zweiten Spalte an.
tiles-lesson-first-answer-no-trains = Die darfst du nehmen, aber sie hat keinen Platz für einen Zug. Die zweite Spalte hat zwei.

tiles-lesson-first-match-title = Die Kanten müssen passen
tiles-lesson-first-match = Ein Plättchen kommt neben ein anderes: Bahn an Bahn, Autobahn an Autobahn, leer an leer. Wähl die Kurve in deiner Hand und dreh sie, bis sie nach links und nach unten weiterführt.
tiles-lesson-first-match-learned = Die Kanten müssen passen: Bahn, Autobahn, leer.
tiles-lesson-first-match-do = Leg die Kurve rechts neben dein erstes Plättchen.
tiles-lesson-first-answer-curve-turn = So passt sie auch; aber dreh sie, bis das Gleis nach unten führt, dann schließen wir eine Schleife.
tiles-lesson-first-answer-curve-place = Dort passt sie auch. Für unsere Schleife gehört sie rechts neben das erste Plättchen.
tiles-lesson-first-answer-curve-first = Das kommt als Nächstes. Erst die Kurve, nach rechts.
tiles-lesson-first-answer-refuse = Zweimal pro Partie darfst du ein Plättchen ablehnen. Dieses brauchen wir: Heb dir das für schlechte Zeiten auf.

tiles-lesson-first-train-title = Platz für einen Zug
tiles-lesson-first-train = Dieses Plättchen hat eine Bahnstrecke von oben nach unten, eine Autobahn zur Seite und einen Platz für einen Zug. Das Schild mit dem Häuschen ist ein Bahnhof: Dort steigen Fahrgäste zwischen beiden um.
tiles-lesson-first-train-do = Leg es unter dein erstes Plättchen, die Autobahn nach links.
tiles-lesson-first-answer-branch-turn = Fast: Dreh es so, dass die Autobahn nach links hinausführt.
tiles-lesson-first-answer-branch-place = Dort passt es, aber unter dem ersten Plättchen stehen später beide Züge an einer Strecke.
tiles-lesson-first-answer-branch-first = Das kommt als Nächstes. Erst das Plättchen mit der Autobahn an der Seite.

tiles-lesson-first-station-title = Mach das Quadrat voll
tiles-lesson-first-station = Das letzte Plättchen kommt in die Ecke. Seine Bahnstrecke trifft oben auf die Kurve; links sind beide Kanten leer, und auch das passt.
tiles-lesson-first-station-do = Leg das letzte Plättchen in die Ecke, unter die zweite Kurve.
tiles-lesson-first-answer-loop = Dort passt es, aber in der Ecke kommt sein Zug an dieselbe Strecke.

tiles-lesson-first-tokens-title = Wer als Nächstes kommt
tiles-lesson-first-tokens = Bruno hat seine Plättchen gelegt, und Runde 2 beginnt. Der Zug-Marker, der eben noch wartete, ist jetzt aktiv: Jeder von euch darf diese Runde einen Zug setzen. Das Auto, das jetzt wartet, ist nächste Runde aktiv.
tiles-lesson-first-tokens-learned = Mit einem Marker setzt du eine Figur seiner Art.

tiles-lesson-first-star-title = Eine Spalte mit Stern
tiles-lesson-first-star = Eine Spalte, die niemand genommen hat, bekommt einen Stern. Mit einem Stern darfst du eine andere Figur setzen, als der Marker zeigt; er ist also ein, zwei Plättchen wert.
tiles-lesson-first-star-learned = Mit einem Stern setzt du eine andere Figur.
tiles-lesson-first-star-do = Nimm die dritte Spalte mit ihrem Stern.
tiles-lesson-first-answer-leaves-star = Dann bleibt der Stern für Bruno. Nimm die dritte Spalte.

tiles-lesson-first-highway-title = Weiter geht’s
tiles-lesson-first-highway = Rechts unten hört eine Autobahn auf. Jede Strecke, die ins Leere führt, ist ein offenes Ende, und zu viele davon kosten Punkte.
tiles-lesson-first-highway-do = Leg die Autobahngerade unter den rechten Bahnhof.
tiles-lesson-first-answer-below = Dort passt sie. Aber unter dem rechten Bahnhof führt sie die Autobahn weiter.
tiles-lesson-first-answer-highway-first = Eins nach dem anderen: erst die Autobahngerade.

tiles-lesson-first-town-title = Ein volles Rechteck
tiles-lesson-first-town = Am Ende bringt das größte Rechteck ohne Lücke einen Punkt für jedes seiner Plättchen. Füll das Feld neben der Autobahn; die Kante dazwischen ist leer.
tiles-lesson-first-town-learned = Das größte volle Rechteck zählt einen Punkt je Plättchen.
tiles-lesson-first-town-do = Leg den Abzweig unter den linken Bahnhof, die leere Seite nach rechts.
tiles-lesson-first-answer-rectangle = Dort passt er, aber unter dem linken Bahnhof macht er dein Rechteck zwei mal drei groß.
tiles-lesson-first-answer-junction-first = Erst der Abzweig: Er füllt das Rechteck.

tiles-lesson-first-west-title = Nach Westen
tiles-lesson-first-west = Eine Autobahn schaut noch nach links. Das letzte Plättchen hat auf der einen Seite eine Autobahn, auf der anderen eine Bahnstrecke, und einen Platz für ein Auto.
tiles-lesson-first-west-do = Leg es nach links, Autobahn an Autobahn.
tiles-lesson-first-answer-open-highway = Dann bliebe die Autobahn links offen. Leg es dorthin.

tiles-lesson-first-pawn-title = Dein erster Zug
tiles-lesson-first-pawn = Jetzt kommt der Marker ins Spiel. Ein Zug bringt 1 Punkt und 1 mehr für jeden anderen Zug, den er per Bahn erreicht. Noch gibt es keinen.
tiles-lesson-first-pawn-do = Setz einen Zug auf den linken der beiden Zugplätze.
tiles-lesson-first-answer-left-train = Der ist genauso gut. Fangen wir links an, der hier kommt später.
tiles-lesson-first-answer-keep-star = Das würde einen Stern kosten, und der Marker gibt dir eine Figur umsonst. Spar deine Sterne.
tiles-lesson-first-answer-not-idle = Du darfst einen Marker ungenutzt lassen, aber hier sind freie Plätze, und Punkte.

tiles-lesson-first-order-title = Wenige Plättchen, früher dran
tiles-lesson-first-order = Bruno hat letztes Mal eine Spalte weiter links genommen, also war er zuerst dran. Auf den zwei Plättchen links liegt ein Stern, und wer sie nimmt, beginnt die nächste Runde.
tiles-lesson-first-order-do = Nimm die erste Spalte.
tiles-lesson-first-answer-two-tiles = Die erste Spalte bringt zwei Plättchen, einen Stern und den ersten Platz: Nimm sie.

tiles-lesson-first-close-title = Achte auf die Lücke
tiles-lesson-first-close = Zwischen dem Plättchen mit dem Auto und dem Abzweig ist ein Feld von zwei Seiten eingefasst: von rechts eine Bahnstrecke, von oben eine leere Kante.
tiles-lesson-first-close-do = Leg den Bahnhof mit dem Auto in die Lücke links.
tiles-lesson-first-answer-into-gap = Dort passt er, aber in der Lücke links schließt er ein offenes Ende.
tiles-lesson-first-answer-curve-car-first = Erst der Bahnhof mit dem Auto, in die Lücke.

tiles-lesson-first-cross-title = Eine Stadt wächst
tiles-lesson-first-cross = Plättchen mit rötlichem, bebautem Boden sind städtisch. Drei oder mehr, die sich berühren, sind eine Stadt: 5 Punkte. Dieses berührt den Abzweig, also fehlt nur noch eins.
tiles-lesson-first-cross-learned = Drei städtische Plättchen, die sich berühren, sind eine Stadt: 5 Punkte.
tiles-lesson-first-cross-do = Leg die Kreuzung unter den Abzweig.
tiles-lesson-first-answer-beside-town = Dort passt sie. Unter dem Abzweig lässt sie die Stadt wachsen.

tiles-lesson-first-network-title = Freunde an der Strecke
tiles-lesson-first-network = Zwei Marker sind aktiv: ein Auto und ein Zug. Der zweite Zug steht an derselben Strecke wie der erste, also bringt er 1 + 1. Der nächste dort brächte 3; mehr als fünf werden es nie.
tiles-lesson-first-network-learned = Gleiche Figuren zählen einander entlang ihrer Strecke.
tiles-lesson-first-network-do = Setz einen Zug auf den anderen Platz.
tiles-lesson-first-answer-train-first = Das Auto kommt gleich. Erst der Zug: Er bringt 2.

tiles-lesson-first-car-title = Und ein Auto
tiles-lesson-first-car = Der Auto-Marker geht genauso, nur über Autobahnen.
tiles-lesson-first-car-do = Setz ein Auto auf einen der beiden Autoplätze.

tiles-lesson-first-count-title = Was zählt
tiles-lesson-first-count = Hier siehst du immer, was du jetzt hättest: Figuren, 5 für jede Stadt, das größte Rechteck und die offenen Enden. Fünf Enden kosten nichts, jedes weitere einen Punkt. Du hast sechs.
tiles-lesson-first-count-learned = Fünf offene Enden kosten nichts, jedes weitere einen Punkt.

tiles-lesson-first-end-title = Du kannst Railroad Tiles
tiles-lesson-first-end = Eine Spalte nehmen, ihre Plättchen legen, Figuren setzen: Das ist alles. Ein zweifarbiger Marker gilt für die eine oder die andere Figur; Fahrgäste nutzen Bahn und Autobahn und steigen in Bahnhöfen um. Bruno und du, ihr habt je 9 Punkte, und fünf Runden bleiben.

tiles-lesson-counting = Was am Ende zählt
tiles-lesson-counting-about = Städte, Rechteck, offene Enden: eine Runde, dreizehn Punkte.

tiles-lesson-counting-now-title = Bisher neun Punkte
tiles-lesson-counting-now = Runde 4. Deine Figuren haben 4 Punkte gebracht, das Rechteck von zwei mal drei 6, und sechs offene Enden kosten 1. Eine Stadt gibt es noch nicht. Eine gute Spalte ändert alles drei.

tiles-lesson-counting-column-title = Schau dir deine Lücken an
tiles-lesson-counting-column = Links unten schauen zwei Autobahnenden in dieselbe Lücke, von oben und von rechts. Eine Autobahnkurve schließt beide, und die dritte Spalte hat eine, mitten in der Stadt.
tiles-lesson-counting-column-do = Nimm die dritte Spalte.
tiles-lesson-counting-answer-star-only = Der Stern lockt, aber die Plättchen schließen nichts. Nimm die dritte Spalte.
tiles-lesson-counting-answer-no-curve = Diese Spalte hat keine Autobahnkurve für deine Lücke. Die dritte hat eine.

tiles-lesson-counting-city-title = Eine Stadt
tiles-lesson-counting-city = Die Kurve ist städtisch, die Kreuzung daneben und der Abzweig darüber auch: Drei zusammen sind eine Stadt, 5 Punkte. Eine größere ist nicht mehr wert.
tiles-lesson-counting-city-learned = Such Plättchen, die Enden schließen und zugleich eine Stadt bilden.
tiles-lesson-counting-city-do = Leg die Kurve in die Lücke links unten.
tiles-lesson-counting-answer-two-ends = Dort passt sie, aber in der Lücke links unten schließt sie zwei Enden.
tiles-lesson-counting-answer-curve-first = Erst die Kurve, in die Lücke links unten.
tiles-lesson-counting-answer-refuse = Du könntest es ablehnen, aber jedes Plättchen dieser Spalte hat seinen Platz.

tiles-lesson-counting-rectangle-title = Das Rechteck
tiles-lesson-counting-rectangle = Auch rechts treffen sich zwei Autobahnen in einer Lücke. Ein Autobahnkreuz verbindet sie und öffnet zwei neue Enden; aber jetzt sind drei mal drei Felder voll: 9 Punkte statt 6.
tiles-lesson-counting-rectangle-learned = Ein größeres Rechteck kann zwei neue offene Enden wert sein.
tiles-lesson-counting-rectangle-do = Leg das Autobahnkreuz in die Lücke rechts unten.
tiles-lesson-counting-answer-corner = Dort passt es, aber in der Ecke macht es das Rechteck drei mal drei groß.
tiles-lesson-counting-answer-cross-first = Erst das Autobahnkreuz, in die Ecke.

tiles-lesson-counting-train-title = Platz für einen dritten Zug
tiles-lesson-counting-train = An der Bahnstrecke, die unten endet, stehen deine beiden Züge. Ein Platz dort ist 3 wert.
tiles-lesson-counting-train-do = Leg die Bahngerade unten an.
tiles-lesson-counting-answer-same-line = Dort passt sie, aber unten kommt sie zu deinen beiden Zügen.

tiles-lesson-counting-three-title = Zug oder Auto
tiles-lesson-counting-three = Ein Marker zeigt beides: Du hast die Wahl. Ein dritter Zug bringt 1 + 2.
tiles-lesson-counting-three-do = Setz einen Zug auf das neue Plättchen.
tiles-lesson-counting-answer-train-pays = Das bringt 1. Der Zug bringt 3: Fang mit ihm an.
tiles-lesson-counting-answer-keep-star = Die Marker reichen dir; spar den Stern für später.
tiles-lesson-counting-answer-not-idle = Du darfst hier aufhören, aber es sind noch Plätze frei.

tiles-lesson-counting-car-title = Der andere Marker
tiles-lesson-counting-car = Ein Auto für den Platz links.
tiles-lesson-counting-car-do = Setz das Auto nach links.

tiles-lesson-counting-sum-title = Zweiundzwanzig
tiles-lesson-counting-sum = Von 9 auf 22 in einer Runde: eine Stadt, ein größeres Rechteck, vier offene Enden, die nichts kosten, und Figuren, die zueinanderfinden. Spiel von hier aus weiter.

tiles-lesson-placing = Der richtige Platz für ein Plättchen
tiles-lesson-placing-about = Was passt, was hilft und was du besser ablehnst.

tiles-lesson-placing-look-title = Bevor du nimmst
tiles-lesson-placing-look = In deinem Land sind vier Enden offen: links eine Bahnstrecke, unten eine, rechts zwei Autobahnen. An der Bahnstrecke unten stehen drei Züge, ein vierter dort brächte also 4. Such eine Spalte, die das nutzen kann.

tiles-lesson-placing-column-title = Ein Zug mit Bahnstrecke
tiles-lesson-placing-column = Die dritte Spalte hat einen Bahnhof mit einem Platz für einen Zug und eine Autobahn für die rechte Seite.
tiles-lesson-placing-column-do = Nimm die dritte Spalte.
tiles-lesson-placing-answer-star-again = Der Stern lockt, aber dort ist kein Platz für einen Zug. Die dritte Spalte hat einen.
tiles-lesson-placing-answer-no-train = Die darfst du nehmen, aber sie hat keinen Platz für einen Zug.

tiles-lesson-placing-station-title = Dreh ihn zur Strecke
tiles-lesson-placing-station = Die Bahnstrecke des Bahnhofs führt nur auf einer Seite hinaus. Dreh ihn so, dass sie oben auf die Bahnstrecke trifft; seine Autobahn läuft dann von links nach rechts.
tiles-lesson-placing-station-learned = Plättchen darfst du drehen und wenden, bis sie an die Strecke passen.
tiles-lesson-placing-station-do = Leg den Bahnhof nach unten, die Bahnstrecke nach oben.
tiles-lesson-placing-answer-on-the-line = Dort passt er, aber sein Zug wäre allein. Unten kommt er zu drei anderen.
tiles-lesson-placing-answer-station-first = Erst der Bahnhof: Der beste Platz gehört dem Plättchen, das ihn braucht.
tiles-lesson-placing-answer-keep-it = Du könntest es ablehnen, aber dieses Plättchen hat einen guten Platz.

tiles-lesson-placing-highway-title = Zwei mal fünf
tiles-lesson-placing-highway = Dein größtes Rechteck hat neun Plättchen. Rechts, unter dem Kreuz, fehlt eins zu zwei Spalten von fünf: zehn. Dort geht die Autobahn weiter, gerade nach unten.
tiles-lesson-placing-highway-do = Leg die Autobahngerade rechts unter das Kreuz.
tiles-lesson-placing-answer-rectangle = Dort passt sie. Unter dem Kreuz macht sie das Rechteck größer.
tiles-lesson-placing-answer-highway-first = Erst die Autobahn: Sie gehört unter das Kreuz.

tiles-lesson-placing-refuse-title = Besser ohne
tiles-lesson-placing-refuse = Der Abzweig hat drei Bahnkanten. Wo er auch passt, öffnet er mehr Enden, als er schließt, und fünf sind offen: Jedes weitere kostet einen Punkt. Zweimal pro Partie darfst du ein Plättchen ablehnen.
tiles-lesson-placing-refuse-learned = Zweimal pro Partie darfst du ein Plättchen ablehnen.
tiles-lesson-placing-refuse-do = Lehn den Abzweig ab.
tiles-lesson-placing-answer-six-ends = Dort passt er, aber dann sind mehr als fünf Enden offen, und das kostet einen Punkt.

tiles-lesson-placing-train-title = Der vierte Zug
tiles-lesson-placing-train = Einen für sich selbst und einen für jeden der drei, die er erreicht.
tiles-lesson-placing-train-do = Setz einen Zug auf den neuen Bahnhof.
tiles-lesson-placing-answer-for-nothing = Das würde einen Stern kosten. Der andere Marker setzt einen Zug umsonst.
tiles-lesson-placing-answer-not-idle = Du darfst es lassen, aber 4 Punkte warten.

tiles-lesson-placing-sum-title = Kleine Schritte
tiles-lesson-placing-sum = Vier Punkte für den Zug, einer für das Rechteck, und noch immer kein Ende zu viel. Plättchen lassen sich nicht nur drehen, sondern auch wenden; bei Bahnhöfen hilft das oft. Spiel von hier aus weiter.

tiles-lesson-population = Marker und Sterne
tiles-lesson-population-about = Wer wann gesetzt werden darf und wozu ein Stern gut ist.

tiles-lesson-population-tokens-title = Ein Fahrplan
tiles-lesson-population-tokens = Zwei Marker sind aktiv: ein Zug und ein Auto. Mit jedem darfst du diese Runde eine Figur setzen. Was wartet, kommt nächste Runde und bleibt zwei. Hier wartet noch ein Zug, also sind Plätze für Züge etwas wert.
tiles-lesson-population-tokens-learned = Was wartet, kommt nächste Runde und bleibt zwei.

tiles-lesson-population-column-title = Zwei Plätze
tiles-lesson-population-column = Beide Plättchen der ersten Spalte haben einen Platz für einen Zug. Und mit wenigen Plättchen wählst du beim nächsten Mal zuerst.
tiles-lesson-population-column-do = Nimm die erste Spalte.
tiles-lesson-population-answer-two-trains = Eine gute Spalte, aber zwei Zugplätze auf zwei Plättchen sind schwer zu schlagen.

tiles-lesson-population-first-title = Eine einzige Strecke
tiles-lesson-population-first = Weiter oben ist schon ein Platz für einen Zug frei, am Ende einer kurzen Bahnstrecke. Schließ die neuen dort an: Züge zählen einander entlang der Strecke.
tiles-lesson-population-first-do = Leg den Bahnhof mit Stadt rechts an diese Bahnstrecke.
tiles-lesson-population-answer-one-railway = Dort passt er, aber an einer anderen Strecke wäre sein Zug allein.
tiles-lesson-population-answer-junction-first = Der kommt als Nächstes. Erst der Bahnhof mit Stadt: Er führt die Strecke weiter.
tiles-lesson-population-answer-keep-it = Du könntest es ablehnen, würdest aber einen Platz verlieren.

tiles-lesson-population-second-title = Und der nächste
tiles-lesson-population-second = Der andere Bahnhof setzt sie nach rechts fort, Bahn an Bahn.
tiles-lesson-population-second-do = Leg ihn rechts neben den ersten.

tiles-lesson-population-train-title = Der Zug-Marker
tiles-lesson-population-train = Drei Plätze sind frei. Der erste Zug bringt 1, wo er auch steht.
tiles-lesson-population-train-do = Setz einen Zug auf den rechten Bahnhof.
tiles-lesson-population-answer-middle-later = So gut wie jeder andere. Lass den mittleren für den nächsten.
tiles-lesson-population-answer-token-first = Der Stern ist für den anderen Marker. Der Zug-Marker setzt einen umsonst.
tiles-lesson-population-answer-not-idle = Du darfst hier aufhören, aber es sind Plätze frei.

tiles-lesson-population-star-title = Ein Stern ändert die Art
tiles-lesson-population-star = Der Auto-Marker ist übrig, und du hast keinen freien Platz für ein Auto. Für einen Stern setzt er eine beliebige Figur: Ein zweiter Zug, der den ersten erreicht, bringt 2.
tiles-lesson-population-star-learned = Für einen Stern setzt ein Marker eine beliebige Figur.
tiles-lesson-population-star-do = Gib einen Stern ab: ein Zug in die Mitte.
tiles-lesson-population-answer-middle-now = Das geht auch. Nimm diesmal den mittleren.
tiles-lesson-population-answer-use-star = Du darfst den Stern behalten. Aber ein ungenutzter Marker ist weg.

tiles-lesson-population-sum-title = Nächste Runde, und die danach
tiles-lesson-population-sum = Jetzt sind zwei Zug-Marker aktiv, und an deiner Strecke ist ein Platz frei: 3 Punkte ohne Stern. Aber achte auf die offenen Enden: Dreizehn davon kosten 8. Spiel von hier aus weiter und schließ ein paar.
