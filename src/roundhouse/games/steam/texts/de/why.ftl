# Warum ein Zug gut ist: was ein Tipp verrät.
steam-worth = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
 }
steam-why-later = Zahlt sich erst in den Zügen danach aus
steam-why-link-completed = Verbindet { $between }
steam-why-city-founded = Eine Neue Stadt an deinen Gleisen: { $place }
steam-why-points-more = Bringt sofort { $amount }
steam-why-points-less = Kostet { $amount } von deinen Punkten
steam-why-deliveries-more = Macht Lieferungen möglich, { steam-worth } wert
steam-why-deliveries-less = Verbraucht Lieferungen, { steam-worth } wert
steam-why-money-more = Mehr Einkommen, jetzt { $income }; { $cash } € in der Kasse
steam-why-money-less = Kostet Geld oder Einkommen: { $cash } € in der Kasse, Einkommen { $income }
steam-why-money-beside = Besser fürs Geld als andere Züge: Einkommen { $income }, { $cash } € in der Kasse
steam-why-links-more = Mehr Verbindungen für das Ende: { $links }
steam-why-links-less = Kostet eine Verbindung für das Ende: es bleiben { $links }
steam-why-plan-more = Das erste Plättchen eines Plans, { steam-worth } wert
steam-why-plan-less = Gibt einen Plan auf, { steam-worth } wert
steam-why-locomotive-more = Eine stärkere Lok für die nächsten Runden
steam-why-locomotive-less = Kostet die Lok eine Runde Nutzen
steam-why-action-more = Das Plättchen nützt dir in dieser Runde, { steam-worth } wert
steam-why-action-less = Kostet das bessere Plättchen, mit seinem Platz in der nächsten Runde
steam-why-action-beside = Nützt in dieser Runde mehr als andere Plättchen, { steam-worth } wert
steam-why-rivals-more = Nimmt den anderen Punkte weg
steam-why-rivals-less = Kostet Vorsprung: Auch die anderen haben etwas davon
steam-why-place-more = Ein früherer Platz in der Reihenfolge
steam-why-place-less = Kostet einen Platz in der Reihenfolge
