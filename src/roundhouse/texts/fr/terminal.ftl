# Le terminal.
cli-help = Tape un choix, ou un coup entier. « ? » liste les choix, back en retire un, undo reprend un coup, h liste les questions sur la table, save FICHIER enregistre la partie, quit quitte la table.
cli-lesson-hint = Par exemple : { $text }
cli-lesson-left = Tu as quitté la leçon ; elle t’attend où tu en étais : roundhouse learn { $game }.
cli-left = Tu as quitté la table.
cli-undone = C’est repris.
cli-no-undo = Impossible de reprendre : quelque chose a été pioché ou montré, ou quelqu’un d’autre a joué.
cli-saved = Enregistré dans { $file }.
cli-not-here = « { $word } » ne peut pas venir ici. « ? » liste ce qui va.
cli-not-kept = Tes étoiles n’ont pas pu être gardées : impossible d’écrire { $file }.
cli-challenge = Défi

# Une partie revue, dans le terminal : les chances au début et à la fin, et ce qui les a changées.
# La chance, les décisions de tous ; le prix de ses propres coups coûteux ; les bonnes décisions sur toutes.
review-who = Joueur
review-first = Début
review-last = Fin
review-luck = Hasard
review-decided = Décisions
review-lost = Coûteux
review-good = Bons
review-costly = Coup { $move }, { $person } : { $played }
review-better = Mieux : { $better } ({ $best } % au lieu de { $percent } %)
review-none = Aucune décision n’a coûté cher.
review-close = { $count ->
    [0] Aucune n’était serrée.
    [one] Une était serrée : deux recherches ne sont pas d’accord.
   *[other] { $count } étaient serrées : deux recherches ne sont pas d’accord.
  }
review-unfinished = On ne peut revoir qu’une partie finie ; celle-ci s’est arrêtée après { $moves } coups.

# Ce qui peut clocher chez un bot qu’on met à l’essai.
bot-hint-late = À chaque question il doit répondre par une ligne, et tout de suite : beaucoup de langages retiennent leur sortie tant qu’on ne leur demande pas de la vider.
bot-hint-gone = Il doit continuer jusqu’à ce que son entrée soit fermée. Ce qu’il a écrit sur sa sortie d’erreur se trouve ci-dessus.
bot-hint-missing = La commande est lancée telle quelle, sans shell : d’abord le programme, puis ce qu’il reçoit.
bot-hint-illegal = On ne peut dire que les mots proposés ; plusieurs à la fois seulement si chacun est possible après les précédents.
bot-hint-asked = La question était : { $said ->
    [none] que dire d’abord
   *[other] que vient-il après « { $said } »
 } ; les mots étaient : { $text }
cli-day = le défi du jour, nº { $number } : { $value }
cli-day-counts = Cet essai compte, même si tu pars.
cli-day-practice = Pour t’entraîner : cet essai ne compte pas.
cli-day-mine = Ton essai : { $value }
cli-day-broken-off = interrompu
cli-day-row = { $count ->
    [1] Un premier jour.
   *[other] { $count } jours d’affilée.
 }

# Deux études côte à côte.
compare-what = chiffre
compare-chance = par hasard
compare-corrected = corrigé
compare-few = trop peu de parties
compare-steady = ne varie jamais
compare-sure = sûr
compare-odds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
compare-sum = { $count ->
    [0] Aucun chiffre sur { $most } ne diffère à coup sûr.
    [1] Un chiffre sur { $most } diffère à coup sûr.
   *[other] { $count } chiffres sur { $most } diffèrent à coup sûr.
 }
