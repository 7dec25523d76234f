steam-milestone-full-steam = Volldampf
steam-milestone-full-steam-about = Erreiche { $count } Punkte.
steam-milestone-debt-free = Schuldenfrei
steam-milestone-debt-free-about = Gewinne mit einem Einkommen von mindestens 0.
steam-milestone-network = Ein Netz aus Schienen
steam-milestone-network-about = Besitze am Ende { $count } Verbindungen.
steam-milestone-freight = Güterkönig
steam-milestone-freight-about = Hab am Ende { $count } Punkte durch Lieferungen.
