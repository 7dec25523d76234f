# Small Railroad Empires nel browser.
web-empires-length = 45 min
web-empires-blurb = Un paese di tessere unite, spazi in comune, brevi linee che diventano treni.
web-empires-label-tiles = Tessere mappa
web-empires-label-triangle = Paese
web-empires-label-rhombus = Paese
web-empires-label-place_tokens = Luoghi mescolati
web-empires-label-industrial_boom = Boom industriale
web-empires-label-rural_connections = Linee rurali
