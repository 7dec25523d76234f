# Warum ein Zug gut ist: was ein Tipp verrät.
spike-why-later = Zahlt sich erst in den Zügen danach aus
spike-why-delivered = Liefert { $commodity } nach { $station }: { $dollars } $
spike-why-loaded = Nimmt { $commodity } an Bord
spike-why-money-more = Bringt sofort { $amount } $
spike-why-money-less = Kostet { $amount } $; es bleiben { $points } $
spike-why-contracts-more = Bringt dich Aufträgen näher, { $amount } $ wert
spike-why-contracts-less = Kostet den Zug Zeit für seine Aufträge
spike-why-route-more = Bringt dich der Streckenkarte näher, { $amount } $ wert
spike-why-route-less = Kostet einen Schritt zur Streckenkarte
spike-why-cards-more = Karten zum Bauen: { $cards }
spike-why-cards-less = Karten übrig: { $cards }
spike-why-cards-beside = Behält Karten zum Bauen: { $cards }
spike-why-train-more = Ein besserer Zug für alles, was noch kommt
spike-why-train-less = Kostet eine Runde, in der der Zug nützt
spike-why-openings-more = Neue Städte kommen in Reichweite
spike-why-openings-less = Kostet neue Städte in Reichweite
