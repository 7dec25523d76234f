# Le terminal.
cli-narrow = Le plateau prend { $count } colonnes, et cette fenêtre en a { $most } : élargis-la, ou pose des questions sur la table (h).
cli-help = Tape un choix, ou un coup entier. « ? » liste les choix, back en retire un, undo reprend un coup, h liste les questions sur la table, save FICHIER enregistre la partie, quit quitte la table.
cli-lesson-hint = Par exemple : { $text }
cli-lesson-left = Tu as quitté la leçon ; elle t’attend où tu en étais : roundhouse learn { $text }.
cli-lesson-next = La leçon suivante : roundhouse learn { $text }
cli-lesson-play = Une partie à toi : roundhouse play { $text } --bots beginner
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
review-unfinished = On ne peut analyser qu’une partie finie ; celle-ci s’est arrêtée après { $moves } coups.

# Ce qui peut clocher chez un bot qu’on met à l’essai.
bot-hint-late = À chaque question il doit répondre par une ligne, et tout de suite : beaucoup de langages retiennent leur sortie tant qu’on ne leur demande pas de la vider.
bot-hint-gone = Il doit continuer jusqu’à ce que son entrée soit fermée. Ce qu’il a écrit sur sa sortie d’erreur se trouve ci-dessus.
bot-hint-missing = La commande est lancée telle quelle, sans shell : d’abord le programme, puis ce qu’il reçoit.
bot-hint-illegal = On ne peut dire que les mots proposés ; plusieurs à la fois seulement si chacun est possible après les précédents.
bot-hint-asked = La question était : { $said ->
    [none] que dire d’abord
   *[other] que dire après « { $said } »
 } ; les mots étaient : { $text }
cli-day = le défi du jour, n° { $number } : { $value }
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

# Titres des tableaux.
cli-col-game = jeu
cli-col-option = option
cli-col-default = par défaut
cli-col-possible = possible
cli-col-seat = place
cli-col-bot = bot
cli-col-games = parties
cli-col-wins = victoires
cli-col-share = part
cli-col-score = score
cli-col-least = minimum
cli-col-most = maximum
cli-col-challenger = challenger
cli-col-against = contre
cli-col-lead = avance
cli-col-seconds = s par partie
cli-col-verdict = verdict
cli-col-rating = cote
cli-col-moves = coups
cli-col-mean-ms = ms en moyenne
cli-col-slowest-ms = ms au plus lent
cli-col-decisions = décisions/s
cli-col-games-a-second = parties/s
cli-col-copy = copie µs
cli-col-words = mots µs
cli-col-longest = la plus longue ms
cli-col-bytes = octets par copie
cli-col-space = case
cli-col-terrain = terrain
cli-col-neighbours = voisines
cli-col-part = partie
cli-col-from = à partir de
cli-col-shape = forme
cli-col-range = plage
cli-col-meaning = sens
cli-col-figure = chiffre
cli-col-measured = mesuré
cli-col-bounds = bornes
cli-col-kept = respecté

# Ce que disent les commandes à la fin.
cli-engine-compiled = compilé
cli-engine-pure = Python pur
cli-simulated = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }, { $value } coups en moyenne ({ $low }–{ $high }), { $number } décisions par seconde et par processus ({ $text })
cli-recorded = { $file } : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } ; points : { $text }
cli-studied = { $file } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
cli-verified = Tables : { $count } · coups : { $moves } · erreurs : { $number }
cli-for-others = Pour les autres : { $text }
cli-thinking = Réfléchit pour les serveurs de { $text }, { $count } à la fois
cli-compiling = Le moteur se compile en arrière-plan ; d’ici là, les bots réfléchissent plus lentement.
cli-compiled = Le moteur est compilé : les bots réfléchissent désormais avec lui.
cli-not-compiled = Le moteur n’a pas pu être compilé ({ $text } : { $value }) ; on continue avec les sources.
cli-layout = Cases : { $count } · lieux : { $number } · tout avec --json
cli-environment = Nombres que l’on voit : { $numbers } · mots que l’on peut dire : { $count }

# Si le bot que l’on a écrit joue.
cli-bot-forfeits = déclare forfait
cli-bot-lingers = joue, mais il a fallu l’arrêter
cli-bot-ends = joue jusqu’au bout
cli-bot-plays = joue

# Décisions douteuses d’un bot.
cli-blunder-where = partie { $number }, coup { $move }, manche { $round }, place { $seat }
cli-blunder-played = joué : { $played } ({ $value })
cli-blunder-better = mieux : { $better } ({ $value })
cli-blunder-on = si des moyens poursuivent : { $value } ± { $more } points
cli-part = { $text ->
    [evaluation] en tout
    [achievements] exploits
    [action] tuile Action
    [actions] actions restantes
    [aim] but du baron
    [baron] baron
    [building] construction
    [cards] cartes
    [challenge] défi
    [cities] villes
    [city] Nouvelle Ville
    [column] colonne
    [contracts] contrats
    [delivered] livraisons faites
    [deliveries] livraisons
    [ends] interruptions
    [lines] grandes lignes
    [links] liaisons
    [locomotive] locomotive
    [money] argent
    [objectives] objectifs
    [openings] ouvertures
    [people] voyageurs
    [place] ordre du tour
    [plan] projet
    [points] points
    [prestige] prestige
    [rectangle] rectangle
    [refusals] refus
    [rivals] adversaires
    [route] trajet
    [track] voie
    [train] train
    [turn] tour
    [west] Liaison de l’Ouest
   *[other] { $text }
 }
cli-blunders = { $count ->
    [0] Aucune décision douteuse.
    [1] Une décision douteuse · parties perdues ainsi : { $value }
   *[other] { $count } décisions douteuses · parties perdues ainsi : { $value }
 }
cli-blunders-on = Là où des moyens poursuivent, les meilleurs coups rapportent { $value } ± { $more } points chacun.

# Tours de réglage.
cli-tune-round = Tour { $number } : les changements coûtent { $value } points
cli-tune-step = le pas { $text }
cli-tune-half = sa moitié { $text }
cli-tune-breaks = contre la conduite ({ $text } : { $value })
cli-tune-searched = chez hard { $text }
cli-tune-gain = { $value } ± { $more } points, { $percent } de { $count } donnes
cli-tune-kept = gardé
cli-tune-dropped = pas gardé

# Réseaux qui corrigent une évaluation.
cli-train-epoch = Époque { $number } : perte { $value } · le meilleur coup de la recherche dans { $percent } des racines · points perdus { $more }
cli-train-net = Le meilleur à l’époque { $number } · { $count } unités cachées · une simulation dure { $value } fois plus longtemps
cli-train-level = Contre l’évaluation seule, comme { $level } : { $text }

# Cartes, jeux et langues que l’on ajoute.
cli-map = { $value } · hexagones : { $count } · villes : { $number } · bourgs : { $more }
cli-map-drawn = { $file } : { $value } × { $more } pixels
cli-map-compiled = { $map } : carte compilée et dessinée · hexagones : { $count }
cli-map-begun = { $file } : à toi de la changer, puis lance { $text }
cli-map-blocked = { $map } : visible de son auteur seul
cli-map-shown = { $map } : visible à nouveau de tous ceux que son auteur a choisis
cli-no-relief = pas de relief : il faut installer roundhouse-games[atlas]
cli-game-begun = { $file } · fichiers : { $count } · maintenant : { $text }
cli-passed = { $text } : tout est en ordre
cli-faults = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
 }
cli-checked-books = Livrets de règles et plateaux de { $text }
cli-checked-challenges = { $count ->
    [one] { $count } fichier de défis
   *[other] { $count } fichiers de défis
 }
cli-checked-lessons = { $count ->
    [one] { $count } leçon
   *[other] { $count } leçons
 }
cli-lacking = { $language } : { $percent } % · manquent : { $count }
no-such-map = Aucune carte ne s’appelle « { $map } » ; il y a { $known }.
file-is-there = « { $file } » existe déjà.
game-is-there = Il y a déjà un jeu appelé « { $game } ».
bad-map-name = Appelle-la par exemple ma-region.toml : minuscules, chiffres, traits d’union.
bad-game-name = Appelle-le par exemple siding : de trois à vingt minuscules.

# Ce qui est refusé.
bad-database = « { $database } » n’est pas une base de données utilisable ici : sqlite ou postgresql.
database-in-use = Un autre serveur a ouvert { $file }.
no-database = La base de données { $database } ne s’ouvre pas : { $why }
no-lessons = { $game } n’a pas de leçons.
no-such-address = Impossible d’écouter sur { $host }, port { $port } : { $why }
sqlite-no-work = Un fichier SQLite n’a qu’un serveur, qui réfléchit tout seul : pour d’autres processus, il faut PostgreSQL.
sqlite-one-worker = SQLite sert un seul processus, pas { $workers } : pour plusieurs, il faut PostgreSQL.
bad-name-list = La liste de noms { $file } est illisible : { $why }
bad-site = « { $value } » ne convient pas comme site : il faut une adresse comme https://example.org ; les courriels en ont besoin pour leurs liens.
bad-smtp = « { $value } » ne convient pas pour le courriel : il faut --smtp smtp://NOM:MOTDEPASSE@HOTE:587 et --mail-from jeux@example.org.
bad-bot-name = « { $bot } » ne convient pas comme nom de programme : des minuscules, des chiffres et des traits d’union, une lettre d’abord, et rien de : { $known }.
other-game = { $file } est une partie du jeu { $game }.
no-conduct = Les bornes du beau jeu ne sont pas encore fixées pour { $game }.
no-weights = Les poids du jeu { $game } ne peuvent pas être changés en cours de partie.
no-such-file = Il n’y a pas de fichier « { $file } ».
unreadable-file = « { $file } » n’est pas un texte lisible.
unwritable-file = Impossible d’écrire « { $file } ».
other-ladder = « { $file } » contient les résultats d’une autre échelle : déplace-le ou choisis un autre dossier.
other-tune = « { $file } » contient les résultats d’autres tours : déplace-le ou choisis un autre fichier.
no-ladder = Une échelle demande au moins deux joueurs et au moins deux bots, chacun nommé une seule fois.
no-cluster = La grappe « { $value } » est injoignable : { $why }
other-study = { $file } appartient à une autre étude : { $option } y vaut { $known }. Choisis un autre dossier.
missing-extra = Il faut plus que ce qui est installé ici : pip install 'roundhouse-games[{ $value }]'
