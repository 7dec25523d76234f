# Steam in a terminal: single lines, for they are read without Fluent, too.
steam-board-base = gioco base
steam-board-standard = gioco standard
steam-board-nobodys = binario di nessuno
steam-board-closed = lato chiuso
steam-board-takes = città e la merce che accetta
steam-board-grown = cresciuta
steam-board-edges = Un lato è n, ne, se … come si vede sulla mappa; i gruppi hanno i numeri della riserva.
steam-board-two-rails = Due binari
steam-board-towns = Cittadine
steam-board-level-price = €{ $euros } + nuovo livello
steam-board-due = ancora da usare
steam-board-improved = locomotiva migliorata
steam-board-to-take = { $value } da prendere
steam-board-lost = { $value } in più del massimo come entrate
steam-board-markers = segnalini crescita: { $value }
steam-board-says-first-order = bid EURO · pass
steam-board-says-capital = raise PASSI · pass
steam-board-says-order = bid EURO · pass
steam-board-says-choose = choose AZIONE · pass AZIONE
steam-board-says-build = build ESAGONO TESSERA GIRI · redirect ESAGONO TESSERA GIRI · withdraw ESAGONO · urbanize CITTADINA COLORE GRUPPO · grow CITTÀ GRUPPO · end
steam-board-says-goods = deliver COLORE CITTÀ LATO … · improve · pass
steam-board-says-share = income · points
steam-board-key-complete = collegamento completo e il suo proprietario
steam-board-key-open = collegamento con un’estremità aperta
steam-board-key-town = cittadina: qui finiscono i collegamenti
steam-board-key-grown = città cresciuta
steam-board-key-closed = lato chiuso: nessun binario lo attraversa

# Che cosa misura `roundhouse conduct`.
steam-conduct-last-mover-delivers = ultime mosse della partita che consegnano, dove ciò porta punti
steam-conduct-city-far-away = Nuove Città su cittadine che nessun collegamento proprio raggiunge
steam-conduct-idle-engineer = turni con Ingegnere senza tessere costruite
steam-conduct-laid-again = tessere riprese e riposate nella stessa costruzione
steam-conduct-lost-links = collegamenti persi per posto
steam-conduct-links-a-delivery = collegamenti per consegna
steam-conduct-bankrupts = partite che finiscono in bancarotta
steam-conduct-winner = punti di chi vince
