# Warum ein Zug gut ist: was ein Tipp verrät.
tiles-worth = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
 }
tiles-why-later = Zahlt sich erst in den Zügen danach aus
tiles-why-points-more = Bringt sofort { $amount }
tiles-why-points-less = Kostet { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 }
tiles-why-people-more = Platz für Figuren, { tiles-worth } wert
tiles-why-people-less = Kostet Platz für Figuren
tiles-why-people-beside = Mehr Platz für Figuren als bei anderen Zügen, { tiles-worth } wert
tiles-why-cities-more = Städte wachsen zusammen, { tiles-worth } wert
tiles-why-cities-less = Kostet Aussicht auf Städte
tiles-why-cities-beside = Besser für die Städte als andere Züge, { tiles-worth } wert
tiles-why-rectangle-more = Ein größeres Rechteck, { tiles-worth } wert
tiles-why-rectangle-less = Kostet das Rechteck Platz
tiles-why-rectangle-beside = Besser für das Rechteck als andere Züge, { tiles-worth } wert
tiles-why-ends-more = Weniger offene Enden, { tiles-worth } wert
tiles-why-ends-less = Öffnet neue Enden, { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 }
tiles-why-ends-beside = Weniger offene Enden als bei anderen Zügen, { tiles-worth } wert
tiles-why-objectives-more = Ein Ziel rückt näher, { tiles-worth } wert
tiles-why-objectives-less = Kostet einen Schritt zu einem Ziel
tiles-why-objectives-beside = Näher an einem Ziel als andere Züge, { tiles-worth } wert
tiles-why-challenge-more = Die Aufgabe rückt näher
tiles-why-challenge-less = Kostet einen Schritt in der Aufgabe
tiles-why-challenge-beside = Näher an der Aufgabe als andere Züge
tiles-why-column-more = Nächste Runde früher dran
tiles-why-column-less = Kostet einen Platz in der Reihenfolge der nächsten Runde
tiles-why-column-beside = Nächste Runde früher dran als bei anderen Zügen
