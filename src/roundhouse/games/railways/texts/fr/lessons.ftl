# Railways of the World : leçons.
railways-lesson-first = Tes premières liaisons
railways-lesson-first-about = Enchère, voies et obligations, livraisons, locomotive.

railways-lesson-first-welcome-title = Cubes et couleurs
railways-lesson-first-welcome = Les villes ont des cubes. Un cube veut aller dans une ville de sa couleur : Baltimore en a un bleu, et Philadelphie est bleue. Chacune de tes liaisons sur son trajet te rapporte un point, et les points font du revenu.

railways-lesson-first-auction-title = Qui joue en premier
railways-lesson-first-auction = Chaque tour commence par une enchère pour le premier rang. Bruno a passé, et tu n’as pas d’argent : restons-en là. Un tour a ensuite trois actions pour chacun.
railways-lesson-first-auction-learned = Chaque tour commence par une enchère pour le premier rang.
railways-lesson-first-auction-do = Passe dans l’enchère.
railways-lesson-first-answer-no-bid = Tu peux enchérir, mais il faudrait emprunter, et rien ne presse encore.

railways-lesson-first-hotel-title = Une carte Opérations
railways-lesson-first-hotel = Prendre une carte est une action. Un hôtel rapporte un point pour chaque livraison dans sa ville, jusqu’à la fin de la partie. Bruno a pris Boston.
railways-lesson-first-hotel-learned = Un hôtel rapporte à chaque livraison dans sa ville.
railways-lesson-first-hotel-do = Prends l’Hôtel Philadelphie.
railways-lesson-first-answer-other-card = Une bonne carte aussi. Mais c’est à Philadelphie que nous allons livrer.
railways-lesson-first-answer-hotel-first = Dans un instant. D’abord l’hôtel, avant que Bruno le prenne.

railways-lesson-first-build-title = Une liaison
railways-lesson-first-build = Jusqu’à quatre tuiles par action, de ville en ville. Entre Baltimore et Philadelphie, une ligne droite suffit ; le tracé s’affiche avant que tu paies. La plaine coûte 2 $, l’eau 3 $, la montagne 4 $.
railways-lesson-first-build-learned = Jusqu’à quatre tuiles par action, de ville en ville.
railways-lesson-first-build-do = Construis : choisis Baltimore, puis Philadelphie.
railways-lesson-first-answer-straight-one = Une autre tuile y va, mais seule la ligne droite relie les deux villes.
railways-lesson-first-answer-short-link = Tu peux construire là. La liaison la moins chère est celle de Baltimore à Philadelphie.
railways-lesson-first-answer-track-needed = Possible, mais sans liaison on ne peut rien livrer.

railways-lesson-first-bond-title = Obligations
railways-lesson-first-bond = Tu n’avais pas d’argent : une obligation a été émise, 5 $. Elle coûte 1 $ à chaque tour et un point à la fin, et ne se rembourse jamais. Quelques obligations au début en valent la peine ; beaucoup sont un fardeau.
railways-lesson-first-bond-learned = Une obligation apporte 5 $ et coûte 1 $ par tour, et un point à la fin.

railways-lesson-first-deliver-title = Livre
railways-lesson-first-deliver = La troisième action de ce tour. Le cube bleu va de Baltimore à Philadelphie par ta liaison : un point pour la liaison, un pour ton hôtel, et un parce que c’est la première livraison de la partie.
railways-lesson-first-deliver-do = Livre le cube bleu de Baltimore à Philadelphie.
railways-lesson-first-answer-hotel-pays = C’est une livraison aussi ; mais un cube bleu vers Philadelphie vaut plus, grâce à ton hôtel.
railways-lesson-first-answer-cube-first = Possible, mais des points t’attendent : livre le cube bleu.

railways-lesson-first-income-title = Les points font du revenu
railways-lesson-first-income = Le tour est fini. Avec 3 points, tu touches 5 $, moins 1 $ pour l’obligation. La courbe monte d’abord : les premiers points paient pour tout le reste de la partie. Plus tard, elle redescend.
railways-lesson-first-income-learned = Les points font du revenu : les premiers paient le plus longtemps.

railways-lesson-first-again-title = L’enchère suivante
railways-lesson-first-again = Si personne n’enchérit, le premier rang passe à gauche : à toi. Bruno a passé.
railways-lesson-first-again-do = Passe : tu joues en premier sans rien payer.
railways-lesson-first-answer-free-turn = Pourquoi payer ? Si personne n’enchérit, le premier rang est à toi de toute façon.

railways-lesson-first-new-york-title = Une deuxième liaison
railways-lesson-first-new-york = New York a un cube bleu pour ton hôtel, et des cubes rouges veulent aller à New York. Une ligne droite la relie à Philadelphie.
railways-lesson-first-new-york-do = Construis de Philadelphie à New York.
railways-lesson-first-answer-straight-north = C’est la ligne droite qui relie les deux.
railways-lesson-first-answer-to-new-york = Tu peux construire là. New York est plus près, et pleine de cubes.
railways-lesson-first-answer-second-link = Cela peut attendre. D’abord la liaison vers New York, avant que Bruno la construise.

railways-lesson-first-second-title = Encore du bleu
railways-lesson-first-second = Le cube bleu de New York : une liaison, et l’hôtel.
railways-lesson-first-second-do = Livre le cube bleu de New York à Philadelphie.

railways-lesson-first-improve-title = Une meilleure locomotive
railways-lesson-first-improve = Le niveau 1 porte un cube sur une liaison. Le niveau 2 coûte 5 $, que tu as, et le porte sur deux : chaque cube vaut alors 2 points.
railways-lesson-first-improve-learned = Le niveau de la locomotive est sa portée, en liaisons.
railways-lesson-first-improve-do = Améliore la locomotive.
railways-lesson-first-answer-spare-cube = Il rapporterait un point. Portés plus loin ensuite, ces cubes rapportent plus : améliore d’abord.
railways-lesson-first-answer-level-first = Possible, mais au niveau 2 chaque livraison suivante vaut le double.

railways-lesson-first-bid-title = Cela vaut un dollar
railways-lesson-first-bid = Bruno a construit à côté de toi et veut les mêmes cubes. Maintenant, le premier rang vaut quelque chose : qui joue d’abord prend le meilleur.
railways-lesson-first-bid-do = Offre 1 $.
railways-lesson-first-answer-too-much = Bruno n’a presque pas d’argent. 1 $ suffit.
railways-lesson-first-answer-bruno-comes = Bruno pourrait alors jouer d’abord et prendre ton cube. Offre 1 $.

railways-lesson-first-far-title = Sur deux liaisons
railways-lesson-first-far = Il y a un cube rouge à Baltimore, et New York est rouge. Par Philadelphie, il passe sur deux de tes liaisons : 2 points.
railways-lesson-first-far-do = Livre un cube rouge de Baltimore à New York.
railways-lesson-first-answer-red-first = Deux liaisons aussi. Prends le rouge cette fois.
railways-lesson-first-answer-one-link = Une liaison, un point. Le cube rouge de Baltimore en rapporte deux.
railways-lesson-first-answer-two-links = Possible, mais c’est pour ce cube que tu as enchéri.

railways-lesson-first-baron-title = Ton baron
railways-lesson-first-baron = Un but secret, rien qu’à toi : s’il est rempli à la fin, tu marques ses points. Une partie à toi commence avec deux barons, et tu en gardes un. La fin vient quand assez de villes sont vides.
railways-lesson-first-baron-learned = Un baron secret marque à la fin.

railways-lesson-first-end-title = Tu sais jouer à Railways of the World
railways-lesson-first-end = Trois actions par tour : construire, livrer, améliorer, une carte, ou une nouvelle ville. Tu as 7 points, Bruno 1. Continue ici, ou commence une partie à toi ; dix cartes t’attendent.

railways-lesson-links = Longues liaisons et obligations
railways-lesson-links-about = Trois tuiles en une action, et de l’argent bien emprunté.

railways-lesson-links-idea-title = À trois liaisons
railways-lesson-links-idea = Albany a un cube jaune, et Baltimore est jaune. Si Albany était reliée à New York, ce cube passerait sur trois de tes liaisons. Record de vitesse est proposé : 3 points de plus pour la première livraison sur trois liaisons.

railways-lesson-links-tile-title = La première de trois
railways-lesson-links-tile = En une action, tu poses jusqu’à quatre tuiles d’une même liaison. Trois hexagones mènent à Albany. Commence à côté de New York : plaine, 2 $.
railways-lesson-links-tile-do = Pose une courbe depuis New York, vers le haut à gauche.
railways-lesson-links-answer-up-left = Elle va, mais elle s’éloigne d’Albany. Tourne la courbe pour qu’elle continue en haut à gauche.
railways-lesson-links-answer-from-new-york = Tu peux construire là. Le cube que nous voulons est à Albany, au-dessus de New York.
railways-lesson-links-answer-cubes-wait = Ce cube ne s’enfuira pas. Porté plus loin ensuite, il rapporte plus.
railways-lesson-links-answer-link-first = Possible, mais d’abord la liaison : tout le reste en dépend.

railways-lesson-links-on-title = Continue
railways-lesson-links-on = La construction n’est pas finie : la tuile suivante continue là où s’arrête la dernière. Une rivière passe ici, cela coûte 3 $.
railways-lesson-links-on-learned = Une liaison se pose tuile par tuile, quatre par action.
railways-lesson-links-on-do = Pose une ligne droite sur l’hexagone éclairé.
railways-lesson-links-answer-straight-on = Elle va, mais Albany est tout droit.
railways-lesson-links-answer-half-built = Tu peux t’arrêter là. Mais ce qui n’est pas relié à une ville après la troisième ronde est retiré de la carte, et l’argent est perdu.

railways-lesson-links-joined-title = Dans la ville
railways-lesson-links-joined = La dernière tuile finit à Albany. Deux villes reliées, et la construction est finie, même s’il te restait une quatrième tuile.
railways-lesson-links-joined-do = Pose la dernière ligne droite.

railways-lesson-links-bond-title = Une obligation pour 3 $
railways-lesson-links-bond = Tu avais 5 $, et la liaison en coûtait 8. Une obligation en a apporté 5 de plus, il en reste 2. On n’émet jamais plus d’obligations qu’un paiement n’en demande, et aucune ne se rembourse : chacune coûte 1 $ par tour, et un point à la fin.

railways-lesson-links-level-title = Et deux de plus
railways-lesson-links-level = Le niveau 2 ne suffit pas pour trois liaisons. Le niveau 3 coûte 10 $ : deux obligations. Le cube rapportera 3 points, et 3 pour le record. Six points contre deux, c’est une bonne affaire, et les points font du revenu.
railways-lesson-links-level-learned = Emprunte pour ce qui paie en un tour ou deux.
railways-lesson-links-level-do = Améliore la locomotive.
railways-lesson-links-answer-no-more-track = Tu pourrais, mais plus de voies ne portent pas le cube plus loin. La locomotive, si.
railways-lesson-links-answer-level-pays = Possible, mais sans le niveau 3 la longue liaison attend en vain.

railways-lesson-links-sum-title = Une dette qui travaille
railways-lesson-links-sum = Des 9 $ que rapportent tes points, quatre obligations en prennent 4 à chaque tour. Au tour suivant, avec le cube d’Albany, ce sera 15 $. Emprunte pour ce qui paie en un tour ou deux, pas pour ce qui servira peut-être un jour. Continue à partir d’ici.

railways-lesson-deliveries = Le meilleur chemin pour un cube
railways-lesson-deliveries-about = Longs trajets, liaisons à toi, villes qui se vident.

railways-lesson-deliveries-rules-title = Le code de la route
railways-lesson-deliveries-rules = Tu as le niveau 3 : jusqu’à trois liaisons. La première doit être à toi, les autres peuvent être à n’importe qui, et chacune rapporte un point à son propriétaire. Un cube s’arrête à la première ville de sa couleur et ne passe par aucune ville deux fois.

railways-lesson-deliveries-record-title = Le record
railways-lesson-deliveries-record = D’Albany par New York et Philadelphie à Baltimore. Entre les deux dernières, il y a deux liaisons, la tienne et celle de Bruno : prends la tienne, sinon le point est pour lui. Record de vitesse en ajoute 3.
railways-lesson-deliveries-record-learned = La première liaison doit être à toi, et chacune paie son propriétaire.
railways-lesson-deliveries-record-do = Livre le cube jaune d’Albany à Baltimore, par tes propres liaisons.
railways-lesson-deliveries-answer-own-link = La dernière liaison de ce trajet est à Bruno, et son point le serait aussi. Choisis la tienne.
railways-lesson-deliveries-answer-long-first = Cela peut attendre. Le trajet depuis Albany rapporte trois points, et le record.
railways-lesson-deliveries-answer-record-now = Possible, mais le record va à qui le fait d’abord.

railways-lesson-deliveries-bruno-title = Bruno se sert
railways-lesson-deliveries-bruno = Bruno a pris le cube jaune de Philadelphie. Les cubes ne sont à personne : ce que tu laisses, quelqu’un le prend. Regarde donc aussi ceux qu’il peut atteindre.
railways-lesson-deliveries-bruno-learned = Ce que tu laisses, quelqu’un d’autre le prend.

railways-lesson-deliveries-two-title = Deux liaisons
railways-lesson-deliveries-two = Il reste un cube rouge à Baltimore, à deux liaisons de New York, toutes deux à toi. Le rouge de Philadelphie n’en a qu’une.
railways-lesson-deliveries-two-do = Livre le cube rouge de Baltimore à New York.
railways-lesson-deliveries-answer-red-first = Deux liaisons aussi, et son tour viendra. D’abord le rouge.
railways-lesson-deliveries-answer-one-link = Une liaison, un point. Il y a un cube qui en rapporte deux.
railways-lesson-deliveries-answer-cubes-first = Possible, mais des cubes prêts à partir sont des points.

railways-lesson-deliveries-empty-title = Villes vides
railways-lesson-deliveries-empty = Albany et Baltimore n’ont plus de cubes et sont marquées. Quand autant de villes sont vides que cette carte l’indique, la fin est proche. Une ville qui grandit, ou une nouvelle, ramène des cubes.
railways-lesson-deliveries-empty-learned = Les villes vides rapprochent la fin.

railways-lesson-deliveries-last-title = Encore les tiennes
railways-lesson-deliveries-last = Un cube jaune de New York veut aller à Baltimore. Attention encore à la dernière liaison.
railways-lesson-deliveries-last-do = Livre le cube jaune de New York à Baltimore, par tes propres liaisons.

railways-lesson-deliveries-sum-title = Dix points en un tour
railways-lesson-deliveries-sum = 3 et 3 pour le record, puis 2 et 2 : de 7 points à 17, et un revenu de 17 $. Chaque liaison et chaque niveau donnent plus de valeur à chaque cube d’après. Continue à partir d’ici.

railways-lesson-cards = Cartes Opérations
railways-lesson-cards-about = Hôtels, premières, primes : ce qui est proposé.

railways-lesson-cards-display-title = Les cartes proposées
railways-lesson-cards-display = Le signe d’une carte indique comment elle agit. Certaines se prennent avec une action et aident une fois ; d’autres restent à toi toute la partie ; les vertes ne se prennent pas : elles récompensent qui fait quelque chose d’abord. À chaque tour, il en vient une de plus.

railways-lesson-cards-hotel-title = Un nouvel hôtel
railways-lesson-cards-hotel = L’Hôtel New York vient d’arriver. Son propriétaire reçoit désormais un point pour chaque livraison à New York, faite par n’importe qui. Ta voie y mène, et des cubes rouges la bordent.
railways-lesson-cards-hotel-learned = Le signe d’une carte montre si elle aide une fois, toujours, ou récompense le premier.
railways-lesson-cards-hotel-do = Prends l’Hôtel New York.
railways-lesson-cards-answer-cubes-later = Deux nouveaux cubes, c’est toujours bon, mais cette carte sera encore là. L’hôtel, pas sûr.
railways-lesson-cards-answer-other-card = Tu peux la prendre, mais c’est l’hôtel qui vaudra le plus pour toi.
railways-lesson-cards-answer-hotel-first = Dans un instant. D’abord l’hôtel : ensuite, chaque cube vers New York rapporte plus.

railways-lesson-cards-deliver-title = Vers ton hôtel
railways-lesson-cards-deliver = Un cube rouge de Baltimore passe sur deux de tes liaisons et finit dans la ville de ton hôtel : 2 et 1.
railways-lesson-cards-deliver-do = Livre le cube rouge de Baltimore à New York.
railways-lesson-cards-answer-two-links = Une liaison et l’hôtel : 2 points. Depuis Baltimore, c’est 3.
railways-lesson-cards-answer-into-hotel = Celui-là ne va pas à New York. Un cube rouge, si.
railways-lesson-cards-answer-cube-first = Possible, mais l’hôtel est là pour les cubes.

railways-lesson-cards-first-title = Qui passe d’abord
railways-lesson-cards-first = Nouveau train est une carte verte : 4 points pour la première locomotive de niveau 4. Tu as le niveau 3, Bruno le 1.

railways-lesson-cards-train-title = Niveau quatre
railways-lesson-cards-train = Le niveau suivant coûte 10 $, et tu as 6 $ : une obligation. Elle prend un point à la fin et en apporte 4 maintenant, avec des trajets de quatre liaisons.
railways-lesson-cards-train-learned = Les cartes vertes sont pour qui fait quelque chose d’abord.
railways-lesson-cards-train-do = Améliore la locomotive.
railways-lesson-cards-answer-train-first = Cela vaut un point ou deux. Le nouveau train en vaut quatre, et il n’y en a qu’un.

railways-lesson-cards-bounty-title = Primes
railways-lesson-cards-bounty = Une Prime de service paie qui livre le premier cube dans sa ville, quelles que soient les liaisons. Quatre sont proposées, pour des villes loin d’ici. Tu as 14 points : continue à partir d’ici.
