# Challenges, and the day's.
web-challenges-lead = Je drei Sterne. Sie zählen, solange du keinen Zug zurücknimmst, der schon etwas Neues aufgedeckt hat; ein Tipp kostet einen.
web-no-challenges = Keins der Spiele hier hat welche.
web-challenge = Aufgabe
web-challenge-alone = allein
web-challenge-against = { $count ->
    [one] gegen einen Bot: { $value }
   *[other] gegen { $count } Bots: { $value }
 }
web-goal-lead = Vorsprung
web-end-stars = { $count ->
    [0] Noch kein Stern
    [one] Ein Stern
   *[other] { $count } Sterne
 }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
web-end-without-stars = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
web-next-challenge = Nächste Aufgabe: { $value }
web-stars-count = Sterne zählen, solange du keinen Zug zurücknimmst, der schon etwas Neues aufgedeckt hat; ein Tipp kostet einen.
web-stars-hint = In dieser Partie ein Stern weniger: Du hast einen Tipp genommen.
web-stars-day = Die Aufgabe des Tages: Dieser Versuch zählt. Keine Tipps, und kein Zug wird zurückgenommen, der schon etwas Neues aufgedeckt hat.
web-stars-day-here = Die Aufgabe des Tages, zum Üben: Der erste Versuch steht in deinem Kalender. Keine Tipps, und kein Zug wird zurückgenommen, der schon etwas Neues aufgedeckt hat.
web-stars-practice = Zum Üben: Diese Partie zählt nicht.
web-stars-seed = In dieser Partie keine Sterne: Der Seed war selbst gewählt.
web-stars-fork = In dieser Partie keine Sterne: Sie beginnt mitten in einer anderen.
web-stars-take-back = In dieser Partie keine Sterne: Ein Zug wurde zurückgenommen, der schon etwas Neues aufgedeckt hatte.
web-stars-bot = In dieser Partie keine Sterne: Ein Bot hat für dich gespielt.
web-day-results = Ergebnisse
web-day-number = Nr. { $number }
web-day-same = für alle gleich
web-day-next = die nächste in { $value }
web-day-about = Alle bekommen dasselbe. Der erste Versuch zählt, auch ein abgebrochener; danach spiel, so oft du magst.
web-day-about-here = Alle bekommen dasselbe, hier aber zum Üben: Was dabei herauskommt, siehst nur du. Der erste Versuch steht in deinem Kalender, auch ein abgebrochener; danach spiel, so oft du magst.
web-day-play = Spielen
web-day-go-on = Weiter
web-day-practise = Zum Üben spielen
web-day-before = Der Tag davor
web-day-todays = Die von heute
web-day-to-play = noch offen
web-day-challenges = Alle Aufgaben
web-day-results-more = Leute auf diesem Server · Bots
web-day-results-more-here = nur deine: andere sind hier nicht bekannt
web-day-stars = Sterne
web-day-time = Zeit
web-day-bot = Bot ({ $value })
web-day-you = Du
web-day-not-yet = noch nicht
web-day-playing = spielt
web-day-broken-off = abgebrochen
web-day-sum = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
 }
web-day-row = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
 }
web-day-longest = längste Serie: { $count } · ein freier Tag pro Woche schadet nicht
web-day-place = Platz { $place } von { $count }
web-day-share = Teilen
web-day-share-more = Bild oder Text
web-day-copy-picture = Bild kopieren
web-day-copy-text = Als Text kopieren
web-day-copied = Kopiert.
web-day-saved = Als Datei gespeichert.
web-day-tries = Deine Versuche
web-day-tries-more = der erste zählt · Bots als Linien
web-day-tries-more-here = der erste steht im Kalender
web-day-left-out = und { $count } weitere
web-day-solution = Partie ansehen: { $value }
web-day-solution-later = Die Partie des besten Bots siehst du nach deinem ersten Versuch.
web-back-to-day = Zurück zu Heute
web-back-to-challenges = Zurück zu den Aufgaben
