# Spike in the browser.
web-spike-length = 60 min
web-spike-blurb = Coloured track over the eastern States, one train to improve, contracts to deliver.
web-spike-label-advanced = Advanced
web-spike-label-turns = Turns at most
