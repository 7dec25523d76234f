# Railroad Tiles in the browser.
web-tiles-length = 30 min
web-tiles-blurb = Draft square tiles, join railways and highways, leave few ends open.
web-tiles-label-objectives = Objectives
web-tiles-label-sets = Which ones
web-tiles-label-challenge = Challenge
web-tiles-phase-start = Starting tile
web-tiles-phase-refill = Refill
web-tiles-phase-take = Choose column
web-tiles-phase-place = Place tiles
web-tiles-phase-populate = Population
web-tiles-phase-order = New order
web-tiles-ask-start = Choose a starting tile
web-tiles-ask-take = Choose a column
web-tiles-ask-place = Place your tiles
web-tiles-ask-populate = Place pawns
web-tiles-which-offer = Which column?
web-tiles-which-tile = Which tile?
web-tiles-which-column = Which column of your territory?
web-tiles-which-row = Which row?
web-tiles-which-turn = Which way round?
web-tiles-which-token = By which token?
web-tiles-which-pawn = Which pawn?
web-tiles-figure-points = points
web-tiles-figure-stars = stars
web-tiles-note = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
 } · { $ends ->
    [one] 1 open end
   *[other] { $ends } open ends
 } · { $refusals ->
    [one] 1 refusal left
   *[other] { $refusals } refusals left
 }
