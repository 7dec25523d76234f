# The house without a server: tables that this browser keeps.
web-house-loading = Fetching what play needs …
web-house-starting = Setting up the tables …
web-house-old = This browser is too old to play without a server: it has no WebAssembly. Any of the last few years will do.
web-house-missing = What play needs can't be fetched. Check the connection and try again.
web-house-stuck = Nothing has happened for half a minute: a setting of this browser or of the site seems to keep the game from starting.
web-house-broken = The game couldn't be started here. What you have played so far is still kept.
web-house-keeps-nothing = This window keeps nothing, as private ones do: whatever you play is gone when you close it, unless you save it to a file.
web-house-lead = Everything happens in this browser: play alone against bots, or round one screen.
web-house-lacks = Maps of your own, ratings, tournaments and notices need a server; all else is in this browser.
web-house-slow = The hard bot thinks about each move for about { $count ->
    [one] one second
   *[other] { $count } seconds
 } here.
web-kept = Kept in this browser
web-kept-more = { $count ->
    [0] No table yet.
    [one] One table is kept here, and nowhere else. Save them to a file now and then: browsers may clear what they keep.
   *[other] { $count } tables are kept here, and nowhere else. Save them to a file now and then: browsers may clear what they keep.
 }
web-kept-damaged = { $count ->
    [one] One table can't be read here. It goes into the file, too.
   *[other] { $count } tables can't be read here. They go into the file, too.
 }
web-kept-export = Save all to a file
web-kept-import = Bring in a file
web-kept-taken = { $count ->
    [0] Nothing new in that file.
    [one] One table was brought in.
   *[other] { $count } tables were brought in.
 }
web-kept-clear = Delete everything here
web-kept-clear-sure = Really delete every table?
web-unplugged = Play without a network
web-unplugged-more = Fetches { $value } MB once. After that this device plays against bots and round one screen wherever you are; tables of the server stay on the server.
web-unplugged-fetch = Get ready
web-unplugged-full = There is no room for it in this browser: it takes { $value } MB.
web-unplugged-ready = Ready: this device plays without a network, too.
web-unplugged-go = To the tables of this device
web-unplugged-here = You are at the tables of this device.
web-unplugged-back = Back to the server
storage-full = This browser has no room left. The move wasn't made. Save your tables to a file on your page, or free some space.
storage-away = This browser doesn't let the table be kept ({ $why }). The move wasn't made.
part-away = This game couldn't be fetched. Check the connection and try again.
not-a-chest = That is no file of Roundhouse tables, or it is damaged.
no-others-here = Nobody can be invited to this browser: choose bots, or people round this screen.
