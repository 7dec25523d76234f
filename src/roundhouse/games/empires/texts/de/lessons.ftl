# Small Railroad Empires: Lektionen.
empires-lesson-first = Deine erste lange Strecke
empires-lesson-first-about = Gleise und Gelände, eine Lieferung, Karten, Meilensteine.

empires-lesson-first-welcome-title = Prestige gewinnt
empires-lesson-first-welcome = In jedem Zug legst du zwei Gleise; verbinden sie eine Fabrik mit einer Stadt, die ihre Waren will, lieferst du. Kurze Strecken bringen Geld, lange Prestige. Wer am Ende das meiste Prestige hat, gewinnt.
empires-lesson-first-welcome-learned = Prestige gewinnt: Lange Strecken bringen es.

empires-lesson-first-contract-title = Ein geheimer Vertrag
empires-lesson-first-contract = Du hast einen Vertrag, den nur du siehst: Die erste Lieferung von Moss Farms bringt 2 Prestige. Fang also dort an. Bruno hat bei Hallow Mill begonnen.
empires-lesson-first-contract-do = Leg dein Startgleis auf Moss Farms.
empires-lesson-first-answer-other-factory = Dort darfst du beginnen, aber in deinem Vertrag steht Moss Farms.

empires-lesson-first-terrain-title = Gleise kosten, was das Gelände kostet
empires-lesson-first-terrain = Ein Gleis kommt neben eins von dir. Ebene ist kostenlos, Wald und Wüste kosten 1 $, Flüsse 2 $, Gebirge 3 $. Der Wald links hat einen Stern: Wer zuerst dort ist, bekommt 1 Prestige.
empires-lesson-first-terrain-learned = Gleise kosten, was das Gelände kostet; Ebene ist kostenlos.
empires-lesson-first-terrain-do = Bau im Wald mit dem Stern.
empires-lesson-first-answer-forest-first = Auch das grenzt an deins. Aber der Wald hat einen Stern, und Sterne sind Prestige.
empires-lesson-first-answer-no-route = Für 2 $ darfst du an einer anderen Fabrik neu beginnen. Jetzt ist eine lange Strecke mehr wert.

empires-lesson-first-star-title = Zwei Gleise pro Zug
empires-lesson-first-star = Zwei Gleise müssen sein. Neben dem Wald liegt eine Wüste, auch mit Stern.
empires-lesson-first-star-do = Bau in der Wüste mit dem Stern.
empires-lesson-first-answer-second-star = Erlaubt, aber die Wüste hat einen Stern, und Bruno könnte kommen.

empires-lesson-first-plain-title = Über die Ebene
empires-lesson-first-plain = Bruno hat gebaut und ein drittes Gleis freigeschaltet: 2 $ beim ersten Mal, 3 $ beim zweiten, und nur für alle, die beim Prestige nicht vorn liegen. Du baust weiter: Die Ebene darüber kostet nichts.
empires-lesson-first-plain-do = Bau auf der Ebene.
empires-lesson-first-answer-too-near = Auch Corvale verlangt Getreide, liegt aber nah: Eine kurze Strecke bringt ein, zwei Dollar und kein Prestige. Wir wollen weiter.
empires-lesson-first-answer-plain-first = Erlaubt, aber unser Weg führt nach oben, über die Ebene.

empires-lesson-first-factory-title = Durch eine Fabrik
empires-lesson-first-factory = Fabriken und Städte kosten nichts, und Waren dürfen durch sie hindurch. Auf ein Feld passen höchstens zwei Gesellschaften.
empires-lesson-first-factory-do = Bau auf Ferro Works.
empires-lesson-first-answer-factory-free = Erlaubt, aber Ferro Works liegt auf dem Weg und kostet nichts.

empires-lesson-first-share-title = Teilen
empires-lesson-first-share = In diesem Wald ist Bruno schon. Für zwei ist Platz: Du bezahlst den Wald, und 1 $ an ihn. Seinen Stern hat er schon geholt.
empires-lesson-first-share-learned = Zwei Gesellschaften passen auf ein Feld; die zweite zahlt der ersten 1 $.
empires-lesson-first-share-do = Bau im Wald neben Bruno.
empires-lesson-first-answer-share-it = Erlaubt, aber der kurze Weg nach Lowdown führt durch Brunos Wald.

empires-lesson-first-city-title = In die Stadt
empires-lesson-first-city = Die Zeichen in einer Stadt zeigen, was sie verlangt. Lowdown verlangt Stahl und Getreide, und Moss Farms hat Getreide.
empires-lesson-first-city-do = Bau in Lowdown.
empires-lesson-first-answer-lowdown-now = Erlaubt, aber mit Lowdown ist die Strecke fertig: jetzt, denn auch Bruno ist schon dort.

empires-lesson-first-length-title = Was eine Strecke bringt
empires-lesson-first-length = Zähl deine Felder von der Fabrik bis zur Stadt, beide mitgezählt: sieben. Das bringt 2 $ und 1 Prestige, und wer zuerst in eine Stadt liefert, bekommt 2 $ mehr. Eine Ware nimmt immer den kürzesten Weg.
empires-lesson-first-length-learned = Je länger eine Strecke, desto mehr bringt sie; Waren nehmen den kürzesten Weg.

empires-lesson-first-deliver-title = Liefern
empires-lesson-first-deliver = Du könntest Stahl von Ferro Works bringen: drei Felder, ebenfalls 4 $, aber kein Prestige. Getreide von Moss Farms ist besser.
empires-lesson-first-deliver-do = Liefere Getreide von Moss Farms nach Lowdown.
empires-lesson-first-answer-short-steel = Das ist eine kurze Strecke. Das Getreide fährt sieben Felder weit und erfüllt deinen Vertrag.
empires-lesson-first-answer-do-deliver = Liefern musst du nicht, aber hier gibt es Punkte zu holen.

empires-lesson-first-reveal-title = Zeig den Vertrag
empires-lesson-first-reveal = Aus deinem Gleis in Lowdown ist eine Lok geworden: Dorthin kannst du nicht noch einmal liefern. Die Ware kam von Moss Farms: Zeig jetzt deinen Vertrag, bevor du eine Karte spielst.
empires-lesson-first-reveal-do = Zeig den Vertrag: 2 Prestige.
empires-lesson-first-answer-contract-first = Erst der Vertrag: Danach ist es für diese Lieferung zu spät.

empires-lesson-first-card-title = Eine Lokkarte
empires-lesson-first-card = Nach einer Lieferung spielst du eine deiner Karten. Ist ihre Bedingung erfüllt, bekommst du 1 Prestige. Diese verlangt Getreide.
empires-lesson-first-card-learned = Nach einer Lieferung bringt eine passende Karte 1 Prestige.
empires-lesson-first-card-do = Spiel eine Karte mit Getreide.
empires-lesson-first-answer-not-grain = Die passt auch. Behalte sie: Ebenen und Wälder liegen an vielen Strecken. Spiel jetzt Getreide.

empires-lesson-first-claim-title = Meilensteine
empires-lesson-first-claim = „Langstrecke“ verlangt eine Strecke von 7 oder mehr, in diesem Zug. Wer einen Meilenstein zuerst erreicht, hat am Ende 2 Punkte, alle anderen 1.
empires-lesson-first-claim-learned = Meilensteine: 2 Punkte für den Ersten, 1 für die anderen.
empires-lesson-first-claim-do = Erreiche „Langstrecke“.
empires-lesson-first-answer-claim-it = Du darfst warten, aber dann könnte Bruno schneller sein.

empires-lesson-first-buy-title = Eine neue Karte
empires-lesson-first-buy = Mit weniger als drei Karten darfst du eine kaufen. Die linke kostet nichts; die anderen rücken nach links.
empires-lesson-first-buy-do = Nimm die linke Karte.
empires-lesson-first-answer-for-nothing = Das Geld hast du, aber die linke ist kostenlos und passt genauso.
empires-lesson-first-answer-take-it = Es geht auch ohne, aber diese Karte kostet nichts.

empires-lesson-first-production-title = Neue Waren
empires-lesson-first-production = Erreicht zum ersten Mal jemand 5, 10 oder 15 Prestige, werden alle Fabriken wieder gefüllt. Du bist gerade über 5 gekommen. Darlehen bringen übrigens 3 $ und kosten 1 Punkt: Bruno hat zwei. Mehr als 9 $ kann niemand haben.
empires-lesson-first-production-learned = Bei 5, 10 und 15 Prestige werden alle Fabriken wieder gefüllt.

empires-lesson-first-end-title = Du kannst Small Railroad Empires
empires-lesson-first-end = Zwei bauen, liefern, eine Karte spielen, Meilensteine, kaufen. Die Partie endet, wenn jemand sein letztes Gleis gelegt hat. Du führst 8 zu 4: Spiel hier weiter oder fang eine eigene Partie an.

empires-lesson-twice = Zweimal über dasselbe Gleis
empires-lesson-twice-about = Eine zweite Stadt, ein Schatz und Passagiere.

empires-lesson-twice-idea-title = Gleise bleiben
empires-lesson-twice-idea = Die Gleise ab Moss Farms gehören dir für immer, und die Fabriken sind wieder gefüllt. Auch Minster verlangt Getreide: zwei Felder mehr, und die lange Strecke zahlt noch einmal.

empires-lesson-twice-mill-title = Brunos Fabrik
empires-lesson-twice-mill = Hallow Mill liegt neben deinem Wald. Fabriken kosten nichts, und auf Fabriken und in Städten zahlst du niemandem fürs Teilen.
empires-lesson-twice-mill-do = Bau auf Hallow Mill.
empires-lesson-twice-answer-no-route = Eine neue Strecke kostet 2 $. Deine alte reicht weit genug.
empires-lesson-twice-answer-mill-free = Erlaubt, aber Hallow Mill liegt auf dem Weg und kostet nichts.

empires-lesson-twice-city-title = Nach Minster
empires-lesson-twice-city = Bruno hat hier ein Gleis, aber keine Lok: Nach Minster hat er noch nicht geliefert. Für dich ist Platz.
empires-lesson-twice-city-do = Bau in Minster.
empires-lesson-twice-answer-minster-now = Erlaubt, aber in Minster kannst du gleich liefern.

empires-lesson-twice-deliver-title = Acht Felder
empires-lesson-twice-deliver = Von Moss Farms nach Minster zählst du acht: 2 $ und 1 Prestige. Deine Lok in Lowdown steht nicht am Weg; sie würde 2 abziehen. Und du bist zuerst in Minster: 2 $ mehr.
empires-lesson-twice-deliver-learned = Gleise bleiben: Mit einer neuen Stadt zahlt die lange Strecke noch einmal.
empires-lesson-twice-deliver-do = Liefere Getreide von Moss Farms nach Minster.
empires-lesson-twice-answer-long-grain = Das ist eine kurze Strecke. Das Getreide kommt acht Felder weit.
empires-lesson-twice-answer-do-deliver = Es geht auch ohne, aber dafür hast du gebaut.

empires-lesson-twice-card-title = Noch einmal Getreide
empires-lesson-twice-card = Deine rote Karte verlangt Getreide: 1 Prestige.
empires-lesson-twice-card-do = Spiel die rote Karte mit Getreide.
empires-lesson-twice-answer-grain-card = Die darfst du spielen, aber ihre Bedingung ist nicht erfüllt. Die der roten schon.

empires-lesson-twice-treasure-title = Neun Dollar
empires-lesson-twice-treasure = Du hast 9 $, mehr kann niemand haben. „Schatzsuche“ verlangt genau das, und noch hat niemand sie erreicht: am Ende 2 Punkte. Das Geld behältst du.
empires-lesson-twice-treasure-learned = Sieh in jedem Zug nach den Meilensteinen.
empires-lesson-twice-treasure-do = Erreiche „Schatzsuche“.
empires-lesson-twice-answer-claim-now = Du darfst warten, aber nach dem nächsten Bauen ist das Geld weg.

empires-lesson-twice-buy-title = Fürs nächste Mal
empires-lesson-twice-buy = Die linke Karte des Markts ist kostenlos.
empires-lesson-twice-buy-do = Nimm die linke Karte.
empires-lesson-twice-answer-free-card = Bezahlen kannst du sie, aber die linke ist kostenlos.
empires-lesson-twice-answer-take-it = Es geht auch ohne, aber sie kostet nichts.

empires-lesson-twice-hats-title = Passagiere
empires-lesson-twice-hats = Lowdown und Minster haben Zylinder derselben Farbe. Zwei solche Städte, durch deine Gleise verbunden, bringen am Ende 1 Punkt, alle drei 3. Du hast jetzt 13 Punkte: Spiel von hier aus weiter.

empires-lesson-routes = Kurzer Weg, langer Weg
empires-lesson-routes-about = Wie eine Strecke gemessen wird und warum sich ein Umweg lohnen kann.

empires-lesson-routes-idea-title = Stoff für Brig
empires-lesson-routes-idea = Ferro Works hat Stoff, und Brig verlangt ihn. Zwei Felder können Brig an deine Gleise anschließen: die Wüste daneben oder die Ebene darunter. Eine Ware nimmt immer den kürzesten Weg, den es gibt; überleg also, bevor du einen kurzen baust.

empires-lesson-routes-plain-title = Der Umweg
empires-lesson-routes-plain = Über die Wüste wären es sechs Felder: 3 $. Über Moss Farms und die Ebene sind es sieben: 2 $ und 1 Prestige. Moss Farms kostet dich nichts mehr, und die Ebene ist kostenlos.
empires-lesson-routes-plain-learned = Ein Umweg kann mehr wert sein als der kurze Weg.
empires-lesson-routes-plain-do = Bau auf der Ebene neben Moss Farms.
empires-lesson-routes-answer-too-short = Das ist der kurze Weg: sechs Felder und kein Prestige. Ist er einmal da, muss die Ware ihn nehmen.
empires-lesson-routes-answer-no-route = Eine neue Strecke kostet 2 $, und deine alte reicht fast bis Brig.
empires-lesson-routes-answer-over-moss = Erlaubt, aber Brig ist jetzt nah: über die Ebene neben Moss Farms.

empires-lesson-routes-city-title = Nach Brig
empires-lesson-routes-city = Bruno hat eine Lok in Brig. Eine Gesellschaft passt noch hinein, und in Städten bekommt niemand Geld dafür.
empires-lesson-routes-city-do = Bau in Brig.
empires-lesson-routes-answer-brig-now = Erlaubt, aber mit Brig ist die Strecke fertig.

empires-lesson-routes-deliver-title = Zähl nach
empires-lesson-routes-deliver = Ferro Works, Ebene, Wüste, Wald, Moss Farms, Ebene, Brig: sieben. Keine deiner Loks steht am Weg; jede würde 2 abziehen. Du lieferst als zweite Gesellschaft nach Brig: 1 $ mehr.
empires-lesson-routes-deliver-learned = Jede deiner Loks auf dem Weg kostet 2 an Länge.
empires-lesson-routes-deliver-do = Liefere Stoff von Ferro Works nach Brig.
empires-lesson-routes-answer-do-deliver = Es geht auch ohne, aber dafür hast du gebaut.

empires-lesson-routes-card-title = Auch das Gelände zählt
empires-lesson-routes-card = Die lila Karte verlangt Ebene und Wald, und der Stoff ist durch beides gefahren. Das ist dein zehntes Prestige: Alle Fabriken werden wieder gefüllt.
empires-lesson-routes-card-do = Spiel die lila Karte mit Ebene und Wald.
empires-lesson-routes-answer-terrain-card = Das darfst du, aber an einem Fluss kam die Strecke nicht vorbei. An Ebene und Wald schon.

empires-lesson-routes-buy-title = Für Stahl
empires-lesson-routes-buy = Die linke Karte ist kostenlos und verlangt Stahl. Ferro Works hat welchen.
empires-lesson-routes-buy-do = Nimm die linke Karte.
empires-lesson-routes-answer-for-nothing = Bezahlen kannst du sie, aber die linke ist kostenlos und passt genauso.
empires-lesson-routes-answer-take-it = Es geht auch ohne, aber sie kostet nichts.

empires-lesson-routes-sum-title = Was du dir merken solltest
empires-lesson-routes-sum = Die Länge zählt deine Felder, 2 weniger für jede Lok unterwegs. Bis sechs gibt es Geld, ab sieben Prestige, ab elf zwei. Und den kürzesten Weg kannst du dir nicht aussuchen: Lass eine Lücke, wo du einen langen willst. Spiel von hier aus weiter.

empires-lesson-sharing = Teilen und sammeln
empires-lesson-sharing-about = Durch Brunos Wald, und eine vierte Farbe.

empires-lesson-sharing-idea-title = New Yard verlangt Stahl
empires-lesson-sharing-idea = Zwischen Minster und New Yard liegen Ashby Weavers und Brunos Wald. Du musst nicht außen herum: Auf jedes Feld passen zwei Gesellschaften. Du bezahlst das Gelände, und 1 $ an die Gesellschaft, die schon da ist.

empires-lesson-sharing-factory-title = Fabriken kosten nichts
empires-lesson-sharing-factory = Ashby Weavers ist eine Fabrik: keine Kosten, und niemand bekommt etwas.
empires-lesson-sharing-factory-do = Bau auf Ashby Weavers.
empires-lesson-sharing-answer-no-route = Eine neue Strecke kostet 2 $ und fängt bei null an. Bau von Minster aus weiter.
empires-lesson-sharing-answer-ashby-free = Erlaubt, aber Ashby Weavers führt nach New Yard und kostet nichts.

empires-lesson-sharing-forest-title = Ein Dollar für Bruno
empires-lesson-sharing-forest = 1 $ für den Wald und 1 $ für Bruno. Außen herum bräuchtest du mehr Gleise und einen Zug länger.
empires-lesson-sharing-forest-learned = Ein Feld zu teilen ist oft billiger, als es zu umgehen.
empires-lesson-sharing-forest-do = Bau im Wald neben Bruno.
empires-lesson-sharing-answer-star-later = Der Stern ist einen Punkt wert, und niemand ist in der Nähe. Erst der Wald.
empires-lesson-sharing-answer-forest-now = Erlaubt, aber der Weg nach New Yard führt durch den Wald.

empires-lesson-sharing-city-title = Nach New Yard
empires-lesson-sharing-city = Im letzten Zug gab es nichts zu liefern; das schadet nicht. Bruno hat gebaut, und jetzt macht New Yard deine Strecke fertig.
empires-lesson-sharing-city-do = Bau in New Yard.
empires-lesson-sharing-answer-city-first = Erlaubt, aber erst die Stadt: Dorthin lieferst du in diesem Zug.

empires-lesson-sharing-star-title = Und der Stern
empires-lesson-sharing-star = Ein zweites Gleis muss sein. Die Wüste neben Ashby Weavers hat einen Stern, den noch niemand geholt hat: 1 $, und 1 Prestige.
empires-lesson-sharing-star-do = Bau in der Wüste mit dem Stern.
empires-lesson-sharing-answer-free-star = Erlaubt, aber hier wartet ein Stern.

empires-lesson-sharing-deliver-title = Sieben, weniger zwei
empires-lesson-sharing-deliver = Von Ferro Works nach New Yard sind es sieben Felder. Aber in Minster steht deine Lok und zieht 2 ab: fünf, 3 $. Bruno war zuerst in New Yard, also bekommst du 1 $ mehr.
empires-lesson-sharing-deliver-do = Liefere Stahl von Ferro Works nach New Yard.
empires-lesson-sharing-answer-short-cloth = Von Ashby Weavers sind es nur drei Felder. Ferro Works ist weiter.
empires-lesson-sharing-answer-do-deliver = Es geht auch ohne, aber dafür hast du gebaut.

empires-lesson-sharing-collect-title = Welche Karte jetzt?
empires-lesson-sharing-collect = Die rote verlangt Stahl und brächte 1 Prestige. Aber du hast Gelb, Rot und Lila gespielt: Mit einer blauen hast du alle vier Farben, und „Bunte Sammlung“ ist 2 wert.
empires-lesson-sharing-collect-learned = Eine Karte ist auch eine Farbe für deine Sammlung.
empires-lesson-sharing-collect-do = Spiel die blaue Karte, obwohl ihr Gelände nicht passt.
empires-lesson-sharing-answer-fourth-colour = Das darfst du, aber dir fehlt Blau, und „Bunte Sammlung“ ist mehr wert.

empires-lesson-sharing-claim-title = Wer zuerst kommt
empires-lesson-sharing-claim = Ein oberer Bereich pro Zug, 2 Punkte; wer später kommt, bekommt 1. Bruno hat schon zwei Farben.
empires-lesson-sharing-claim-do = Erreiche „Bunte Sammlung“.
empires-lesson-sharing-answer-claim-now = Du darfst warten, aber den oberen Bereich bekommt, wer zuerst kommt.

empires-lesson-sharing-sum-title = Schau auf die Meilensteine
empires-lesson-sharing-sum = Drei obere Bereiche gehören dir, 6 Punkte. Meilensteine stehen allen offen: Sieh sie dir an, bevor du eine Karte spielst oder einen Weg wählst, und auch, was Bruno noch fehlt. Du hast 19 Punkte, Bruno 9: Spiel von hier aus weiter.
