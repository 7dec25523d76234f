# Siding in the browser.
web-siding-length = 5 min
web-siding-blurb = Wagons come one by one: take what comes, or let it pass.
web-siding-label-wagons = Wagons
web-siding-label-waits = Times to let pass
web-siding-phase-platform = At the platform
web-siding-ask-platform = Take the wagon, or let it pass
web-siding-figure-points = points
web-siding-figure-waits = waits left
web-siding-left = { $left ->
    [0] the last wagon
    [one] one more to come
   *[other] { $left } more to come
 }
