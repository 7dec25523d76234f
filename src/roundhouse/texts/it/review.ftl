# Una partita finita, rivista.
web-review-title = Analisi
web-review-offer = Il bot forte riguarda ogni decisione: le probabilità di ciascuno, che cosa è stato fortuna e le mosse più costose. Richiede qualche minuto e continua anche se te ne vai.
web-review-begin = Analizza la partita
web-review-at-work = Viste { $done } mosse su { $moves }…
web-review-chances = Probabilità di vincere dopo ogni mossa, in percentuale
web-review-chances-place = Probabilità del posto { $place } dopo ogni mossa, in percentuale
web-review-places = Probabilità di quale posto?
web-review-place = Posto { $place }
web-review-first = All’inizio
web-review-luck = Fortuna
web-review-decided = Decisioni di tutti
web-review-last = Alla fine
web-review-good = Decisioni buone
web-review-whose = Di chi le mosse più costose?
web-review-played = Giocato:
web-review-why = Perché:
web-review-share = buone su { $count } decisioni
web-review-costly = { $count ->
    [one] mossa costosa
   *[other] mosse costose
 }
web-review-lost = perso così
web-review-picture = Il tabellone dopo questa mossa: { $move }
web-review-chance = ({ $percent }%)
web-review-show = Mostra la posizione
web-review-play-on = Gioca da qui
web-review-none = Non si è trovata nessuna decisione costosa.
web-review-close = { $count ->
    [one] Una decisione era incerta: due ricerche non concordano.
   *[other] { $count } decisioni erano incerte: due ricerche non concordano.
  }
