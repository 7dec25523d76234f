# Railroad Tiles nel browser.
web-tiles-length = 30 min
web-tiles-blurb = Si scelgono tessere quadrate, si uniscono ferrovie e autostrade, si lasciano pochi capi aperti.
web-tiles-label-objectives = Obiettivi
web-tiles-label-sets = Quali
web-tiles-label-challenge = Sfida
web-tiles-phase-start = Tessera iniziale
web-tiles-phase-refill = Rifornimento
web-tiles-phase-take = Colonna
web-tiles-phase-place = Tessere
web-tiles-phase-populate = Popolazione
web-tiles-phase-order = Nuovo ordine
web-tiles-ask-start = Scegli una tessera iniziale
web-tiles-ask-take = Scegli una colonna
web-tiles-ask-place = Piazza le tue tessere
web-tiles-ask-populate = Metti le pedine
web-tiles-which-offer = Quale colonna?
web-tiles-which-tile = Quale tessera?
web-tiles-which-column = Quale colonna del tuo territorio?
web-tiles-which-row = Quale riga?
web-tiles-which-turn = Girata come?
web-tiles-which-token = Con quale segnalino?
web-tiles-which-pawn = Quale pedina?
web-tiles-figure-points = punti
web-tiles-figure-stars = stelle
web-tiles-note = { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
 } · { $ends ->
    [one] 1 capo aperto
   *[other] { $ends } capi aperti
 } · { $refusals ->
    [one] 1 rifiuto
   *[other] { $refusals } rifiuti
 }
