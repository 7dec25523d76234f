# Une partie finie, revue.
web-review-title = Analyse
web-review-offer = Le bot fort reprend chaque décision : les chances de chacun, la part du hasard et les coups les plus coûteux. Cela prend quelques minutes et continue même si tu t’en vas.
web-review-begin = Analyser cette partie
web-review-at-work = Coups vus : { $done } sur { $moves }…
web-review-chances = Chances de gagner après chaque coup, en pour cent
web-review-chances-place = { $place ->
    [1] Chances pour la 1re place
   *[other] Chances pour la { $place }e place
 } après chaque coup, en pour cent
web-review-places = Chances pour quelle place ?
web-review-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
 }
web-review-first = Au début
web-review-luck = Hasard
web-review-decided = Décisions de tous
web-review-last = À la fin
web-review-good = Bonnes décisions
web-review-whose = Coups les plus coûteux : de qui ?
web-review-played = Joué :
web-review-why = Pourquoi :
web-review-share = bonnes sur { $count } décisions
web-review-costly = { $count ->
    [one] coup coûteux
   *[other] coups coûteux
 }
web-review-lost = perdu ainsi
web-review-picture = Le plateau après ce coup : { $move }
web-review-chance = ({ $percent } %)
web-review-show = Montrer la position
web-review-play-on = Jouer à partir d’ici
web-review-none = Aucune décision coûteuse trouvée.
web-review-close = { $count ->
    [one] Une décision était serrée : deux recherches ne sont pas d’accord.
   *[other] { $count } décisions étaient serrées : deux recherches ne sont pas d’accord.
  }
