# Eine beendete Partie in der Analyse.
web-review-title = Analyse
web-review-offer = Der starke Bot geht jede Entscheidung noch einmal durch: die Chancen von allen, was Glück war und welche Züge am teuersten waren. Das dauert ein paar Minuten und läuft weiter, auch wenn du gehst.
web-review-begin = Diese Partie analysieren
web-review-at-work = { $done } von { $moves } Zügen angesehen …
web-review-chances = Siegchance nach jedem Zug, in Prozent
web-review-chances-place = Chance auf Platz { $place } nach jedem Zug, in Prozent
web-review-places = Chancen auf welchen Platz?
web-review-place = Platz { $place }
web-review-first = Am Anfang
web-review-luck = Glück
web-review-decided = Entscheidungen aller
web-review-last = Am Ende
web-review-good = Gute Entscheidungen
web-review-whose = Wessen teuerste Züge?
web-review-played = Gespielt:
web-review-why = Warum:
web-review-share = von { $count } Entscheidungen gut
web-review-costly = { $count ->
    [one] teurer Zug
   *[other] teure Züge
 }
web-review-lost = dadurch verloren
web-review-picture = Der Plan nach diesem Zug: { $move }
web-review-chance = ({ $percent } %)
web-review-show = Stellung zeigen
web-review-play-on = Von hier weiterspielen
web-review-none = Es fand sich keine teure Entscheidung.
web-review-close = { $count ->
    [one] Eine Entscheidung war knapp: Zwei Suchen sind sich nicht einig.
   *[other] { $count } Entscheidungen waren knapp: Zwei Suchen sind sich nicht einig.
  }
