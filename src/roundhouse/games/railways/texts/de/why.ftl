# Warum ein Zug gut ist: was ein Tipp verrät.
railways-worth = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
 }
railways-why-later = Zahlt sich erst in den Zügen danach aus
railways-why-line-completed = Macht die Hauptstrecke { $between } fertig
railways-why-western-link-built = Eröffnet den Westanschluss von { $place }
railways-why-link-completed = Verbindet { $between }
railways-why-locomotive-improved = Die Lok schafft { $level } Verbindungen
railways-why-points-more = Bringt sofort { $amount }
railways-why-points-less = Kostet { $amount } von deinen Punkten
railways-why-deliveries-more = Macht Lieferungen möglich, { railways-worth } wert
railways-why-deliveries-less = Verbraucht Lieferungen, { railways-worth } wert
railways-why-money-more = Mehr Geld in Sicht: { $cash } $ in der Kasse, { $income } Einkommen
railways-why-money-less = Lässt dir { $cash } $; Anleihen: { $bonds }
railways-why-money-beside = Besser fürs Geld als andere Züge
railways-why-building-more = Beginnt eine Verbindung, { railways-worth } wert
railways-why-building-less = Gibt Begonnenes auf, { railways-worth } wert
railways-why-cards-more = Eine Karte, die später { railways-worth } wert ist
railways-why-cards-less = Verbraucht eine Karte, { railways-worth } wert
railways-why-cards-beside = Behält eine Karte, { railways-worth } wert
railways-why-lines-more = Bringt eine Hauptstrecke näher
railways-why-lines-less = Entfernt von einer Hauptstrecke
railways-why-baron-more = Bringt dich deinem Baron näher
railways-why-baron-less = Kostet einen Schritt zu deinem Baron
railways-why-rivals-more = Nimmt den anderen Punkte weg
railways-why-rivals-less = Kostet Vorsprung: Auch die anderen haben etwas davon
railways-why-aim-beside = Mehr Punkte zu erhoffen als mit dem anderen
railways-why-place-more = Zuerst dran zu sein ist das Gebot wert
railways-why-place-less = Kostet die Aussicht, zuerst dran zu sein
