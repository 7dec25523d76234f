# Steam in a terminal: single lines, for they are read without Fluent, too.
steam-board-base = base game
steam-board-standard = standard game
steam-board-nobodys = track of nobody
steam-board-closed = closed edge
steam-board-takes = city and the good it takes
steam-board-grown = grown
steam-board-edges = An edge is n, ne, se … as it looks on this map; sets are numbered as in the supply.
steam-board-two-rails = Two rails
steam-board-towns = Towns
steam-board-level-price = €{ $euros } + new level
steam-board-due = still to use
steam-board-improved = improved
steam-board-to-take = { $value } to take
steam-board-lost = { $value } lost as income
steam-board-markers = growth markers: { $value }
steam-board-says-first-order = bid EUROS · pass
steam-board-says-capital = raise STEPS · pass
steam-board-says-order = bid EUROS · pass
steam-board-says-choose = choose ACTION · pass ACTION
steam-board-says-build = build HEX FACE TURNS · redirect HEX FACE TURNS · withdraw HEX · urbanize TOWN COLOUR SET · grow CITY SET · end
steam-board-says-goods = deliver COLOUR CITY EDGE … · improve · pass
steam-board-says-share = income · points
steam-board-key-complete = complete link with its owner
steam-board-key-open = link with an open end
steam-board-key-town = town: links end here
steam-board-key-grown = city that has grown
steam-board-key-closed = closed edge: no track crosses it

# What `roundhouse conduct` measures.
steam-conduct-last-mover-delivers = last moves of the game that deliver, where that brings points
steam-conduct-city-far-away = New Cities on towns that no link of their founder joins
steam-conduct-idle-engineer = turns with Engineer and no tile built
steam-conduct-laid-again = tiles taken back and laid again in the same build
steam-conduct-lost-links = links lost by a seat
steam-conduct-links-a-delivery = links of a delivery
steam-conduct-bankrupts = games that end in a bankruptcy
steam-conduct-winner = points of the winner
