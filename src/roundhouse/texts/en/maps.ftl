# The map editor.

maps-lead = Draw your own country: check it, let bots try it, play on it by the evening.
maps-begin = Begin a map
maps-begin-now = Begin
maps-title = Title
maps-untitled = My country
maps-draft = a draft, not played on yet
maps-game = For
maps-from = From
maps-from-empty = a small island
maps-from-region = a region of the world
maps-from-map = a map of the house
maps-from-file = a file (TOML)
maps-map = Map
maps-file = File
maps-south = South
maps-west = West
maps-north = North
maps-east = East
maps-yours = Your maps
maps-none-yours = You haven't drawn one yet.
maps-listed = Maps of others
maps-none-listed = Nobody shares one here yet.
maps-by = by { $name }
maps-made-from = Made from “{ $title }”
maps-passed = tried and found fair
maps-steps = Steps
maps-step-region = Region
maps-step-ground = Ground
maps-step-places = Places
maps-step-cards = Cards
maps-step-check = Check
maps-step-share = Share
maps-saved-saved = saved
maps-saved-saving = being saved …
maps-saved-waiting = kept in this browser
maps-saved-offline = kept in this browser; no connection
maps-saved-refused = kept in this browser; the server won't have it
maps-saved-elsewhere = changed in another window
maps-tools = Tools
maps-tool-land = Land
maps-tool-water = Water
maps-tool-hill = Hills
maps-tool-city = City
maps-tool-town = Town
maps-tool-river = River
maps-tool-ridge = Ridge
maps-tool-closed = Closed edge
maps-tool-ferry = Ferry
maps-tool-rub = Rub out
maps-tool-coast = Coast
maps-how-land = Click a hex, or draw over several. On land it levels hills.
maps-how-water = Click a hex, or draw over several: land becomes water.
maps-how-hill = Click a hex of land, or draw over several: high ground costs more. Click again: flat.
maps-how-city = Click a hex of land to found a city, or a city to change it.
maps-how-town = Click a hex of land to put a town there.
maps-how-river = Click from hex to hex, from the spring down; the last hex again, or Esc, ends it.
maps-how-ridge = Click an edge: crossing it costs extra. Click again: gone.
maps-how-closed = Click an edge: no track crosses it. Click again: open.
maps-how-ferry = Click an edge that lies in water: track may cross it.
maps-how-sail = Click one city, then another: ships go between them. Again: no more.
maps-how-rub = Click a hex, or draw over several: places, hills and rivers drawn there go.
maps-how-coast = Draw a coast in one stroke, or click its corners and the first one again.
maps-idle-land = This is flat land already.
maps-idle-water = This is water already.
maps-idle-hill = Hills need a hex of land without a city or a town.
maps-idle-city = A city needs a hex of land.
maps-idle-town = A town needs a hex of land.
maps-idle-ridge = A ridge needs a hex of land on both sides.
maps-idle-closed = A closed edge needs a hex of land on both sides.
maps-idle-ferry = No water shuts this edge. A ferry goes on a bold edge in water.
maps-idle-sail = Ships go from city to city.
maps-idle-rub = Nothing has been drawn here by hand.
maps-idle-coast = A coast needs three corners or more.
maps-idle-undrawn = The map can't be drawn yet: mend what is red first.
maps-canvas = The map: arrows move, Enter uses the tool, digits choose it, Shift and arrows turn the edge
maps-new-city = City { $number }
maps-new-town = Town { $number }
maps-new-river = River { $number }
maps-new-coast = Coast
maps-terrain-none = water
maps-terrain-plain = plain
maps-terrain-hill = hills
maps-terrain-mountain = mountains
maps-terrain-water = river or coast
maps-terrain-desert = desert
maps-terrain-forest = forest
maps-terrain-swamp = swamp
maps-terrain-field = fields
maps-edge-n = north edge
maps-edge-ne = north-east edge
maps-edge-e = east edge
maps-edge-se = south-east edge
maps-edge-s = south edge
maps-edge-sw = south-west edge
maps-edge-w = west edge
maps-edge-nw = north-west edge
maps-name = Name
maps-colour = Colour
maps-colour-red = red
maps-colour-yellow = yellow
maps-colour-purple = purple
maps-colour-blue = blue
maps-colour-black = black
maps-colour-grey = grey
maps-cubes = Cubes
maps-region = Region
maps-turn-city = Make it a town
maps-turn-town = Make it a city
maps-drop = Remove
maps-list-city = Cities
maps-list-town = Towns
maps-no-city = None yet. Choose City and click a hex.
maps-no-town = None yet.
maps-game-decides = decides which tools there are.
maps-bounds = From { $least } to { $most }.
maps-hex-km = A hex across, km
maps-turned = Turned, degrees
maps-orientation = Hexes
maps-flat = flat top
maps-pointy = pointed top
maps-counted = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
 }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
 }, { $towns ->
    [one] 1 town
   *[other] { $towns } towns
 }
maps-best-for = Best for
maps-least = Players at least
maps-most = Players at most
maps-lines = Lines
maps-lines-border = Border of the map
maps-lines-land = Coasts
maps-lines-lake = Lakes
maps-lines-river = Rivers
maps-lines-range = Ranges
maps-lines-ridge = Ridges
maps-lines-closed = Closed edges
maps-line = Line
maps-line-land = Coast
maps-line-lake = Lake
maps-line-river = River
maps-line-range = Range
maps-line-ridge = Ridge
maps-line-closed = Closed edge
maps-line-add = New line
maps-points = Points of the line, latitude and longitude
maps-lines-how = A point to a row: latitude, longitude. GeoJSON files are made simpler; nothing is fetched from elsewhere.
maps-all-land = Everything is land so far
maps-all-land-how = If your country has a coast, draw it round the land in one stroke (Coast), make single hexes water (Water), or bring it along: as a GeoJSON file, or as coordinates that you type. What lies outside becomes sea.
maps-coast-draw = Draw the coast
maps-coast-bring = Import or type it
maps-geojson-too-large = This file is too large, even without what a map doesn't need. Cut your region out of it, or make it simpler, and try again.
maps-faults = Faults
maps-faults-count = { $count } to mend, { $number } to consider
maps-show = Show
maps-show-fault = Show fault { $number } on the map
maps-no-faults = Nothing is wrong with this map.
maps-fault-line = Line { $line }: { $text }
maps-fault-same-hex = { $place } and { $other } lie on the same hex: move one, or leave it out
maps-fault-astray = { $place } stands { $hexes } hexes from where it lies
maps-fault-no-hex = There is no land inside the border
maps-fault-too-many-hexes = The border holds more than { $most } hexes: make them larger
maps-fault-too-large = The map has { $count } hexes, at most { $most }
maps-fault-too-far-apart = A hex lies too far from the others
maps-fault-endless = { $name } runs too far out of the map: cut it off
maps-fault-crossing = { $name }: the line crosses itself near { $where }
maps-fault-few-points = { $name }: a line needs { $least } points or more
maps-fault-many-points = { $name } has { $count } points, at most { $most }
maps-fault-nowhere = { $name }: { $point } is nowhere; latitudes go from −85 to 85, longitudes from −180 to 180
maps-fault-date-line = { $name } crosses the date line: cut it there
maps-fault-lost-hex = Something is drawn by hand on a hex that is no longer land: rub it out, or make it land
maps-fault-same-name = { $place } and { $other } would both be called { $text } in moves: give one of them another name
maps-fault-two-cities = A railway needs two cities
maps-fault-undrawn = This can't be drawn
maps-fault-count-city = Cities: { $value }, should be { $least } to { $most }
maps-fault-count-town = Towns: { $value }, should be { $least } to { $most }
maps-fault-count-hex = Hexes: { $value }, should be { $least } to { $most }
maps-fault-cubes-total = { $value } cubes on all cities, should be { $least } to { $most }
maps-fault-cubes-mean = { $value } cubes by city, should be { $least } to { $most }
maps-fault-coloured-share = { $value } of the cities are coloured, should be { $least } to { $most }
maps-fault-markers-share = With { $players } players the end comes when { $value } of the cities are empty, should be { $least } to { $most }
maps-fault-terrain = The game has no such ground: { $terrain }
maps-fault-fact-missing = Something is missing that the game needs: { $fact }
maps-fault-place-fact = { $place }: { $text }
maps-fault-place-cubes = { $place }: { $value } cubes, should be { $least } to { $most }
maps-fault-colour-homes = The colour { $colour } needs cities in { $least } different regions: it has { $count ->
    [0] none
    [one] one
   *[other] { $count }, in { $number ->
        [one] one region
       *[other] { $number } regions
    }
 }
maps-fault-blind-exit = { $place }: a way leads to no hex ({ $edge })
maps-fault-unreached = { $place } can't be reached from { $other }
maps-fault-too-near = { $place } and { $other }: { $count } tiles between them, should be { $least } or more
maps-fault-too-lonely = { $place }: { $count } tiles to { $other }, its nearest city; should be { $most } or fewer
maps-fault-names-meet = The names { $name } and { $other } cover each other
maps-fault-name-covers = The name { $name } covers { $other }
maps-fault-geojson-unread = This is no GeoJSON
maps-fault-geojson-many = Part { $number }: too much; the rest is left out
maps-fault-geojson-shape = Part { $number } has no line that could be used
maps-fault-geojson-pole = Part { $number } lies too near to a pole
maps-fault-geojson-date-line = Part { $number } crosses the date line
maps-fault-geojson-crossing = Part { $number }: its line crosses itself
maps-fault-geojson-elsewhere = { $count ->
    [one] One part lies
   *[other] { $count } parts lie
 } outside the region of the map
maps-fault-geojson-nowhere = Nothing in this file lies in the region of the map: GeoJSON tells the longitude first, then the latitude
maps-trial = Test play
maps-trial-games = { $count } of { $most } games
maps-trial-how = Bots play the map some hundred times and tell what would help.
maps-trial-begun = The bots are playing …
maps-trial-left = { $count ->
    [0] Less than a minute left.
    [1] About one minute left.
   *[other] About { $count } minutes left.
}
maps-trial-stop = Stop
maps-trial-older = This is of an earlier version.
maps-trial-more = Play 200 more
maps-try = Test play
maps-seat = Seat { $number }
maps-percent = { $value } %
maps-trial-moves = moves in a game
maps-trial-points = winner's points
maps-trial-spread = { $value } ({ $low }–{ $high })
maps-trial-lead = ahead of the next
maps-trial-ruined = games with a bankruptcy
maps-trial-unused = hexes nobody built on
maps-trial-full = Full report
maps-trial-who = { $count ->
    [one] One game
   *[other] { $count } games
 }, { $players } bots: { $level }
maps-trial-back = Back to the map
maps-trial-places = All places
maps-trial-place = Place
maps-trial-began = began
maps-trial-won = won
maps-trial-taken = cubes
maps-trial-joined = links
maps-help = What would help
maps-help-from = from the test
maps-advice-few-games = { $count ->
    [one] One game tells
   *[other] { $count } games tell
 } little; { $least } are needed for a mark.
maps-advice-seat-strong = Seat { $number } wins { $share } % of the games, fair would be { $fair } %: give the others more to begin with.
maps-advice-start-strong = Who begins at { $place } wins { $share } % (fair: { $fair } %, { $count } times): take a cube away, or bring other cities nearer.
maps-advice-ruined = In { $share } % of the games somebody goes bankrupt: shorten the first ways, or add cubes.
maps-advice-runaway = The winner is { $share } % ahead on average: give the poor parts of the map more cubes.
maps-advice-never-joined = No track ever comes to { $place }: bring it nearer, or drop it.
maps-advice-never-taken = { $place } is never delivered to: join it or drop it.
maps-advice-seldom-taken = { $place } takes a cube in { $share } % of the games only: put cubes of its colour nearer.
maps-advice-seldom-joined = { $place } is joined in { $share } % of the games only.
maps-advice-always-built = { $place }–{ $other } is built in { $share } % of the games: another city nearby would give a choice.
maps-who-sees = Who may see it
maps-visible-private = only me
maps-visible-link = who has the link
maps-visible-listed = everybody
maps-blocked = Moderators have taken this map out of sight: only you see it now.
maps-link = Link
maps-copy-link = Copy the link
maps-copied = Copied
maps-versions = Versions
maps-version = Version { $number }
maps-no-versions = None yet: one is kept when you play on it or share it.
maps-keep-version = Keep this version
maps-copy = Make a copy of your own
maps-look-only = To change it, make a copy of your own.
maps-export = Export as a file
maps-delete = Delete the map
maps-delete-sure = Really delete? Tables on it go on.
maps-report = Something is wrong with this map
maps-report-send = Tell the moderators
maps-reported = Reported
maps-show-heat = where bots build
maps-undo = Undo
maps-redo = Redo
maps-play = Play on it
maps-cards = Cards
maps-cards-how = By distance: bounties where the goods are far, hotels in the large cities, lines between far cities, their points by the tiles. Change what you like.
maps-cards-deal = Make the cards
maps-lines-major = Major lines
maps-line-from = From
maps-line-to = To
maps-no-lines = None yet.
maps-no-cards = None yet.
maps-points-of = Points of { $name }
maps-count-of = How many { $name }
maps-drop-card = Remove { $name }

# What is refused.
not-your-map = Only who drew a map may change it. Make a copy of your own.
stale-map = This map has been changed in another window. Load the page anew to go on from there.
too-many-maps = You have { $most } maps here already; delete one first.
too-many-versions = This map has { $most } versions already; go on with a copy of it.
map-too-long = The map has { NUMBER($bytes) } bytes, at most { NUMBER($most) }.
map-too-heavy = This takes more than { $seconds } seconds to draw: make hexes larger, or lines shorter.
bad-region = A region has its south below its north and its west left of its east.
no-maps-of-game = { $game } is not played on maps of this kind.
no-version-yet = Keep a version of the map first: others see only what is kept.
one-trial-at-a-time = One trial at a time: the bots are still playing “{ $title }”.
no-trial-yet = Bots have not tried this version yet.
map-not-toml = “{ $map }” can't be read: line { $line } is no TOML, which maps are written in ({ $why }).
