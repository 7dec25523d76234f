# Spike nel browser.
web-spike-length = 60 min
web-spike-blurb = Binari colorati negli Stati dell'Est, un treno da migliorare, contratti da consegnare.
web-spike-label-advanced = Avanzato
web-spike-label-turns = Turni al massimo
