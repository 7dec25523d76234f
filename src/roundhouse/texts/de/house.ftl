# Was das Haus selbst ablehnt.
game-over = Die Partie ist zu Ende.
not-your-turn = { $seat } ist nicht am Zug. Am Zug: { $to_move }.
unknown-word = Unbekannt: „{ $word }“.{ $guesses ->
    [0] { "" }
   *[other] { " " }Meinst du: { $near }?
 }
wrong-word = „{ $word }“ passt hier nicht; gefragt ist: { $expected }.
unfinished-sentence = „{ $said }“ ist noch nicht vollständig; es fehlt: { $next }.
unknown-game = Das Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
bad-seats = { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }.
unknown-option = Die Option „{ $option }“ gibt es nicht. Es gibt: { $known }.
option-not-for-seats = Die Option „{ $option }“ ist für { $low } bis { $high } Personen, nicht für { $seats }.
bad-option = „{ $value }“ geht nicht für die Option „{ $option }“. Möglich: { $expected }.
bad-map = „{ $map }“ taugt nicht als Spielplan: { $why }.
unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Es gibt: { $known } oder cmd:PROGRAMM.
bot-failed = Der Bot „{ $bot }“ hat versagt: { $why ->
    [late] Er hat länger als { $seconds } Sekunden gebraucht.
    [gone] Sein Programm ist beendet.
    [missing] Sein Programm lässt sich nicht starten.
   *[illegal] Er hat „{ $answer }“ geantwortet.
 }
no-such-move = Zug { $move } gibt es nicht; die Aufzeichnung hat { $moves }.
broken-record = Der Aufzeichnung ist in Zeile { $line } nicht zu trauen: { $why ->
    [first-line] Die erste Zeile muss „{ $text }“ lauten.
    [missing] Die Zeile „{ $text }“ fehlt.
    [twice] „{ $text }“ steht zweimal da.
    [number] „{ $text }“ ist keine Zahl.
    [unreadable] „{ $text }“ lässt sich nicht lesen.
    [cut-off] Das Ende fehlt, die Datei ist abgeschnitten.
    [count] Die Zahl der Züge stimmt nicht ({ $text }).
    [mark] „{ $text }“ passt nicht zu dem, was darüber steht: Etwas wurde geändert.
    [seat] „{ $text }“ ist kein Platz.
    [position] Die Stellung ist eine andere als die aufgezeichnete.
   *[refused] { $text }
 }
broken-replay = Zug { $move } lässt sich nicht nachspielen: { $why ->
    [position] Die Stellung ist eine andere als die aufgezeichnete.
   *[refused] { $text }
 }
newer-record = Diese Aufzeichnung hat das Format „{ $format }“; dieses Programm liest „{ $known }“.
newer-rules = Diese Partie wurde nach Regelstand { $rules } von { $game } gespielt; dieses Programm kennt Regelstand { $known }. Bitte aktualisieren.
older-rules = Diese Partie wurde nach dem älteren Regelstand { $rules } von { $game } gespielt; jetzt gilt Regelstand { $known }.
other-data = Diese Partie wurde mit anderen Plättchen, Karten oder Plänen gespielt ({ $data }; hier { $known }).
gone-astray = { $why ->
    [data] Diese Partie wurde mit anderen Plättchen, Karten oder Plänen gespielt ({ $was }; hier { $known }).
   *[rules] Diese Partie wurde nach Regelstand { $was } von { $game } gespielt; hier gilt Regelstand { $known }.
 }{ $move ->
    [0] { " " }Damit ist es eine andere Partie; sie lässt sich nicht mehr zeigen.
   *[other] { " " }Damit ist es ab Zug { $move } eine andere Partie: Bis dahin kannst du sie ansehen, aber nicht weiterspielen.
 }
unknown-language = „{ $language }“ spricht hier niemand. Sprachen: { $known }.
no-rulebook = Für { $game } gibt es hier kein Regelheft.

# In Spielen, die um Punkte gehen.
worth-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
 }

# Orte ohne Namen, nach ihren Nachbarn.
place-itself = { $here }
place-between = zwischen { $here } und { $there }
place-towards = { $steps ->
    [one] { $here }, Richtung { $there }
   *[other] { $here }, { $steps } Felder Richtung { $there }
 }
place-away = { $steps ->
    [one] { $here }, 1 Feld nach { $way }
   *[other] { $here }, { $steps } Felder nach { $way }
 }
place-aside = { $here }: { $steps } nach { $way }, { $more } nach { $turn }
word-n = Norden
word-ne = Nordosten
word-e = Osten
word-se = Südosten
word-s = Süden
word-sw = Südwesten
word-w = Westen
word-nw = Nordwesten

# Arten von Wörtern.
word-verb = ein Verb
word-number = eine Zahl
word-turn = eine Drehung (turn0…turn3, flip0…flip3)
word-kind = eine Art
word-tile = ein Plättchen
word-objective = ein Zielplättchen
word-action = eine Aktion
word-colour = eine Farbe
word-face = ein Gleisplättchen
word-edge = eine Kante (eine Richtung)
word-hex = ein Feld (Buchstabe und Zahl)
word-place = ein Ort oder eine Stadt
word-end = nichts mehr
word-yes = ja
word-no = nein
no-such-day = Für { $value } gibt es keine Aufgabe des Tages: Es gibt sie vom { $there } bis heute.

# Between things that have commas of their own.
apart = { "; " }

# Of what something is said
about = { $text }: { $said }
