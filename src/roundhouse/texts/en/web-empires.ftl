# Small Railroad Empires in the browser.
web-empires-length = 45 min
web-empires-blurb = A country of joined tiles, shared spaces, short lines turned into trains.
web-empires-label-tiles = Map tiles
web-empires-label-triangle = Country
web-empires-label-rhombus = Country
web-empires-label-place_tokens = Shuffled places
web-empires-label-industrial_boom = Industrial Boom
web-empires-label-rural_connections = Rural Connections
