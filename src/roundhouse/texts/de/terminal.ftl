# Das Terminal.
cli-help = Tippe eine Auswahl oder gleich den ganzen Zug. ? zeigt, was geht, back nimmt eine Auswahl zurück, undo einen Zug, h nennt Fragen zum Tisch, save DATEI speichert die Partie, quit verlässt sie.
cli-lesson-hint = Zum Beispiel: { $text }
cli-lesson-left = Du hast die Lektion verlassen; weiter geht es mit: roundhouse learn { $game }.
cli-left = Du hast den Tisch verlassen.
cli-undone = Zurückgenommen.
cli-no-undo = Das lässt sich nicht zurücknehmen: Etwas wurde gezogen oder aufgedeckt, oder jemand anders war schon am Zug.
cli-saved = Gespeichert in { $file }.
cli-not-here = „{ $word }“ geht hier nicht. ? zeigt, was geht.
cli-not-kept = Deine Sterne ließen sich nicht speichern: { $file } kann nicht geschrieben werden.
cli-challenge = Aufgabe

# Eine Partie in der Rückschau, im Terminal: Chancen am Anfang und am Ende, und was sie verändert hat.
# Glück, die Entscheidungen aller; was die eigenen teuren Züge gekostet haben; gute Entscheidungen von allen.
review-who = Name
review-first = Anfang
review-last = Ende
review-luck = Glück
review-decided = Züge
review-lost = Teuer
review-good = Gut
review-costly = Zug { $move }, { $person }: { $played }
review-better = Besser: { $better } ({ $best } % statt { $percent } %)
review-none = Keine Entscheidung war teuer.
review-close = { $count ->
    [0] Keine war knapp.
    [one] Eine war knapp: Zwei Suchen sind sich nicht einig.
   *[other] { $count } waren knapp: Zwei Suchen sind sich nicht einig.
  }
review-unfinished = Nur eine beendete Partie lässt sich analysieren; diese hört nach { $moves } Zügen auf.

# Woran es bei einem Bot liegen kann, der gerade geprüft wird.
bot-hint-late = Er muss jede Frage mit einer Zeile beantworten, und zwar sofort: Viele Programmiersprachen halten ihre Ausgabe zurück, bis man sie leert (flush).
bot-hint-gone = Er muss weiterlaufen, bis seine Eingabe geschlossen wird. Was er als Fehler ausgegeben hat, steht darüber.
bot-hint-missing = Der Befehl wird ohne Shell ausgeführt, so wie er dasteht: zuerst das Programm, dann seine Argumente.
bot-hint-illegal = Erlaubt sind nur die angebotenen Wörter; mehrere auf einmal nur, wenn jedes nach den vorigen möglich ist.
bot-hint-asked = Die Frage war: { $said ->
    [none] womit es anfängt
   *[other] was nach „{ $said }“ kommt
 }; zur Wahl standen: { $text }
cli-day = die Aufgabe des Tages, Nr. { $number }: { $value }
cli-day-counts = Dieser Versuch zählt, auch wenn du aufhörst.
cli-day-practice = Zum Üben: Es zählt nicht.
cli-day-mine = Dein Versuch: { $value }
cli-day-broken-off = abgebrochen
cli-day-row = { $count ->
    [one] Ein erster Tag.
   *[other] { $count } Tage in Folge.
 }

# Zwei Studien nebeneinander.
compare-what = Kennzahl
compare-chance = durch Zufall
compare-corrected = korrigiert
compare-few = zu wenige Partien
compare-steady = schwankt nie
compare-sure = sicher
compare-odds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
compare-sum = { $count ->
    [0] Keine von { $most } Kennzahlen unterscheidet sich sicher.
    [one] Eine von { $most } Kennzahlen unterscheidet sich sicher.
   *[other] { $count } von { $most } Kennzahlen unterscheiden sich sicher.
 }
