# Steam : leçons.
steam-lesson-first = Ton premier tour
steam-lesson-first-about = Une action, une liaison, une livraison : revenu ou points.

steam-lesson-first-welcome-title = Les cubes cherchent leur couleur
steam-lesson-first-welcome = Boston est rouge et a un cube jaune ; Hartford est jaune. Amène le cube là-bas par tes propres voies, et tu touches un point pour chaque liaison du trajet. Tout Steam est là.
steam-lesson-first-welcome-learned = Un cube rapporte dans une ville de sa couleur.

steam-lesson-first-action-title = Choisis une action
steam-lesson-first-action = Un tour commence par les tuiles d’action. Chacune donne un avantage, et son numéro est ton rang au tour suivant. L’Ingénieur construit quatre tuiles au lieu de trois.
steam-lesson-first-action-learned = Une action donne un avantage maintenant et un rang au tour suivant.
steam-lesson-first-action-do = Prends l’Ingénieur.
steam-lesson-first-answer-engineer-first = Cette tuile est bonne aussi. Pour ta première voie, l’Ingénieur est le meilleur : plus de tuiles, et il ne coûte rien.

steam-lesson-first-track-title = Une voie part d’une ville
steam-lesson-first-track = Ensuite, elle continue là où ta propre voie s’arrête. Choisis l’hexagone éclairé sous Boston : les tuiles qui conviennent s’ouvrent en éventail. Prends la courbe qui descend à gauche, vers Providence. Chaque sortie coûte 1 € ; rivières, collines et bourgs coûtent plus.
steam-lesson-first-track-learned = Une voie part d’une ville et continue là où la tienne s’arrête.
steam-lesson-first-track-do = Pose une courbe entre Boston et Providence.
steam-lesson-first-answer-to-providence = Cette tuile va aussi, mais elle mène ailleurs. Prends la courbe large qui finit à Providence.
steam-lesson-first-answer-at-boston = Tu peux construire là. Pour notre cube, la voie commence sous Boston.
steam-lesson-first-answer-not-yet = Tu peux t’arrêter ici, mais la voie vers Hartford n’est pas finie.

steam-lesson-first-town-title = Un bourg termine une liaison
steam-lesson-first-town = D’un bourg ou d’une ville au suivant, c’est une liaison. À Providence, la première est terminée et la suivante commence. Un bourg coûte 1 € de plus.
steam-lesson-first-town-learned = Une liaison va d’un bourg ou d’une ville au suivant ; elle est à toi.
steam-lesson-first-town-do = Pose une ligne droite à travers Providence.
steam-lesson-first-answer-through-town = Elle va, mais c’est la ligne droite qui vise Hartford.
steam-lesson-first-answer-providence-now = D’abord à travers Providence : une liaison inachevée ne sert à rien.

steam-lesson-first-link-title = La deuxième liaison
steam-lesson-first-link = Il reste un hexagone entre Providence et Hartford. Une rivière y passe : 1 € de plus.
steam-lesson-first-link-do = Pose la courbe qui finit à Hartford.
steam-lesson-first-answer-into-hartford = Elle va, mais elle ne finit pas à Hartford.
steam-lesson-first-answer-to-hartford = Plus tard. D’abord le dernier hexagone avant Hartford.

steam-lesson-first-money-title = L’argent vient du revenu
steam-lesson-first-money = Tu n’avais pas d’argent, et trois tuiles coûtent 8 €. Quand il faut payer, on reçoit 5 € à la fois, et le revenu baisse à chaque fois d’un cran : le tien est à −2, et il te reste 2 €. Tu vas les regagner.
steam-lesson-first-money-learned = Si l’argent manque, on vend du revenu : 5 € par cran.

steam-lesson-first-end-build-title = Assez construit
steam-lesson-first-end-build = Tu pourrais poser une quatrième tuile. Mais chaque tuile coûte de l’argent, et ta voie est complète.
steam-lesson-first-end-build-do = Finis de construire.
steam-lesson-first-answer-enough = C’est possible, mais cela coûterait du revenu sans rien rapporter à ce tour. Finis de construire.

steam-lesson-first-improve-title = Jusqu’où va une locomotive
steam-lesson-first-improve = Les autres ont construit. Voici maintenant deux rondes de marchandises. Une locomotive de niveau 1 parcourt une liaison, et Hartford est à deux. Au lieu de déplacer, tu peux monter d’un niveau, gratuitement.
steam-lesson-first-improve-learned = Le niveau de la locomotive est sa portée, en liaisons.
steam-lesson-first-improve-do = Améliore ta locomotive au niveau 2.
steam-lesson-first-answer-level-needed = Au niveau 1, tu ne peux rien livrer. Améliore : deux liaisons seront à portée.

steam-lesson-first-deliver-title = Déplace un cube
steam-lesson-first-deliver = Deuxième ronde, niveau 2. Prends le cube jaune à Boston ; Providence est sur le chemin, et à Hartford il est arrivé.
steam-lesson-first-deliver-do = Livre le cube jaune de Boston à Hartford.
steam-lesson-first-answer-do-deliver = Tu peux passer, mais ton cube peut partir.

steam-lesson-first-share-title = Revenu ou points
steam-lesson-first-share = Deux liaisons sont à toi : 2 points de voie. Ou bien tous augmentent ton revenu, ou bien tous sont des points de victoire. Au début, prends du revenu : il paie tour après tour. Plus tard, prends des points : ils font gagner.
steam-lesson-first-share-learned = Au début, prends du revenu ; plus tard, des points.
steam-lesson-first-share-do = Prends-les en revenu.
steam-lesson-first-answer-points-later = Deux points maintenant laisseraient ton revenu à −2, et tu paierais 2 € à chaque tour. Le revenu d’abord.

steam-lesson-first-turn-title = Jour de paie
steam-lesson-first-turn = Ton revenu est remonté à 0 : rien à payer. Bruno et Chiara sont au-dessous de zéro et paient à chaque tour. À la fin, chaque liaison terminée vaut aussi un point.

steam-lesson-first-growth-title = De nouveaux cubes
steam-lesson-first-growth = Les cubes livrés quittent la carte. Croissance urbaine en apporte de nouveaux à une ville, Urbanisation fait d’un bourg une ville. Les deux coûtent de l’argent ; prise sans payer, une tuile ne donne que son rang.
steam-lesson-first-growth-learned = Les cubes s’épuisent ; Croissance urbaine et Urbanisation en apportent.

steam-lesson-first-end-title = Tu sais jouer à Steam
steam-lesson-first-end = Une action, des voies, deux rondes de marchandises, le revenu : voilà un tour, et une partie en a dix. Continue ici contre Bruno et Chiara, ou commence une partie à toi. Elle s’ouvre par des enchères pour le premier ordre du tour : passer ne coûte rien.

steam-lesson-track = Voies et améliorations
steam-lesson-track-about = Une tuile déjà posée s’améliore ; les bouts ouverts se perdent.

steam-lesson-track-idea-title = Quelqu’un est déjà passé
steam-lesson-track-idea = Hartford est près de Poughkeepsie, où passe la voie de Chiara. Tu peux y finir aussi : il faut une tuile entre les deux, et une sortie pour toi dans le bourg. Tu as Première construction : personne ne te gêne.

steam-lesson-track-tile-title = Une tuile jusqu’au bourg
steam-lesson-track-tile = L’hexagone entre les deux les relie : une courbe du côté en haut à gauche de Hartford jusqu’à Poughkeepsie. Deux sorties, 2 €, tout ce que tu as.
steam-lesson-track-tile-do = Pose la courbe de Hartford à Poughkeepsie.
steam-lesson-track-answer-lower-curve = Elle va, mais elle ne finit pas à Poughkeepsie. Tourne la courbe large pour que ses deux bouts pointent vers le bas.
steam-lesson-track-answer-beside-hartford = Tu peux construire là. Poughkeepsie est plus près, à gauche de Hartford.
steam-lesson-track-answer-not-yet = Tu peux t’arrêter là, mais une liaison inachevée ne porte rien.

steam-lesson-track-upgrade-title = Améliore la tuile
steam-lesson-track-upgrade = La tuile du bourg n’a pas encore de sortie vers toi. Remplace-la par une qui garde ses rails et ajoute le tien. Tu paies chaque sortie de la nouvelle tuile, 3, et 1 € pour le bourg ; rien pour la rivière cette fois. Les anciens rails gardent leur propriétaire.
steam-lesson-track-upgrade-learned = Une tuile se remplace par une qui garde ses rails ; tu en paies toutes les sorties.
steam-lesson-track-upgrade-do = Donne à Poughkeepsie une troisième sortie, vers ta courbe.
steam-lesson-track-answer-three-exits = Permis, mais une quatrième sortie coûte 1 € de plus, et rien n’y arrive.
steam-lesson-track-answer-keep-curve = Tu pourrais tourner ta dernière tuile pour 2 €. Mais elle est bien placée : améliore le bourg.
steam-lesson-track-answer-still-open = Permis, mais ta liaison s’arrête encore avant le bourg.

steam-lesson-track-stub-title = Bouts ouverts
steam-lesson-track-stub = La sortie de Chiara vers le sud ne mène encore nulle part. Si elle ne la prolonge pas à cette construction, elle n’est plus à personne, et tu pourrais la prendre. C’est pareil pour chacune de tes liaisons inachevées.
steam-lesson-track-stub-learned = Une voie inachevée qu’on ne prolonge pas est perdue.

steam-lesson-track-end-title = Deux constructions suffisent
steam-lesson-track-end = Tu pourrais construire une troisième fois. Mais il a fallu lever 5 €, ton revenu est à −1, et trois liaisons de suite sont à toi.
steam-lesson-track-end-do = Finis de construire.
steam-lesson-track-answer-enough = Possible, mais chaque tuile de plus coûte du revenu. Finis de construire.

steam-lesson-track-sum-title = Trois liaisons de suite
steam-lesson-track-sum = Chiara a continué jusqu’à New York, son bout ouvert est donc sauvé. Boston, Providence, Hartford, Poughkeepsie : trois liaisons à toi, chacune un point à la fin, et un point pour chaque cube qui passe. Continue à partir d’ici.

steam-lesson-goods = Marchandises et liaisons des autres
steam-lesson-goods-about = De nouveaux cubes, le meilleur trajet, et qui est payé.

steam-lesson-goods-supply-title = Tous les cubes qu’il y a
steam-lesson-goods-supply = On ne pioche plus rien dans le sac. De nouveaux cubes ne viennent que de ces lots, par Croissance urbaine et Urbanisation. Tu as payé 2 € pour Croissance urbaine : un lot peut aller dans une ville de ton choix, une fois par ville.
steam-lesson-goods-supply-learned = Les nouveaux cubes ne viennent que de la réserve, visible de tous.

steam-lesson-goods-grow-title = Là où les cubes peuvent aller
steam-lesson-goods-grow = Depuis Hartford, ta liaison et une de Chiara mènent à Albany, qui est violette, et à New York, qui est bleue. Un lot avec un cube violet et un bleu va juste là.
steam-lesson-goods-grow-do = Mets un lot violet et bleu à Hartford.
steam-lesson-goods-answer-purple-blue = Tu peux, mais depuis Hartford tu atteins Albany et New York : violet et bleu.
steam-lesson-goods-answer-where-track-is = Une ville peut le recevoir, mais ta voie commence à Hartford.
steam-lesson-goods-answer-grow-first = Dans un instant. D’abord les nouveaux cubes : ils sont payés.

steam-lesson-goods-end-title = Assez construit
steam-lesson-goods-end = Deux tuiles et un lot de cubes, c’est une bonne construction.
steam-lesson-goods-end-do = Finis de construire.
steam-lesson-goods-answer-enough = Possible, mais cela coûte du revenu. Finis de construire.

steam-lesson-goods-own-title = Par tes propres liaisons
steam-lesson-goods-own = Un cube rouge de Hartford veut aller à Boston. Les deux liaisons du trajet sont à toi : 2 points pour toi, aucun pour un autre. Ces trajets-là passent d’abord.
steam-lesson-goods-own-learned = D’abord les trajets sur tes propres liaisons.
steam-lesson-goods-own-do = Livre le cube rouge de Hartford à Boston.
steam-lesson-goods-answer-shared-later = Ce trajet se partage : un point pour toi, un pour Chiara. Le cube rouge t’en rapporte deux.
steam-lesson-goods-answer-red-now = Possible, mais le cube rouge peut partir maintenant.

steam-lesson-goods-share-title = Tout d’un côté
steam-lesson-goods-share = Les deux points vont du même côté : revenu, ou points de victoire. Tu es à −2 et paies 2 € à chaque tour.
steam-lesson-goods-share-do = Prends-les en revenu.
steam-lesson-goods-answer-income-first = Les points font gagner, mais chaque tour sous zéro te coûte encore de l’argent. Le revenu d’abord.

steam-lesson-goods-shared-title = Par la liaison de Chiara
steam-lesson-goods-shared = Deuxième ronde. Le cube violet va par Poughkeepsie à Albany : une liaison à toi, une à Chiara, un point pour chacun. C’est permis tant que personne n’a plus de liaisons que toi sur le trajet. Et un cube que tu prends, elle ne l’a pas.
steam-lesson-goods-shared-learned = Les liaisons des autres servent aussi, si personne n’en a plus que toi sur le trajet.
steam-lesson-goods-shared-do = Livre le cube violet de Hartford à Albany.
steam-lesson-goods-answer-cube-waits = Possible, mais trois cubes attendent, et Chiara peut prendre chacun d’eux.

steam-lesson-goods-both-title = Chacun décide
steam-lesson-goods-both = Tu décides d’abord, puis Chiara pour son point.
steam-lesson-goods-both-do = Prends-le en revenu.

steam-lesson-goods-sum-title = Deux tours d’avance
steam-lesson-goods-sum = Boston a un cube violet. Il est à quatre liaisons d’Albany, dont trois à toi : une locomotive de niveau 4 rapporterait 3 points d’un coup. Un cube s’arrête à la première ville de sa couleur : regarde donc ce qu’il y a entre les deux. Continue à partir d’ici.

steam-lesson-money = De l’argent à crédit
steam-lesson-money-about = Ce que vaut un cran de revenu, et quand le dépenser.

steam-lesson-money-cash-title = Cinq euros
steam-lesson-money-cash = Tu as 5 €, et un revenu de 1 : un euro par tour. De quoi payer deux tuiles. Mais le revenu peut se vendre : 5 € par cran, chaque fois que tu dois payer, et personne ne te les redemande.

steam-lesson-money-locomotive-title = Achète un niveau
steam-lesson-money-locomotive = La Locomotive coûte 4 € plus le nouveau niveau : 3, en tout 7 €. Un autre niveau est gratuit plus tard dans ce tour. Tu auras alors le niveau 4, et le cube violet de Boston pourra aller à Albany.
steam-lesson-money-locomotive-do = Prends la Locomotive.
steam-lesson-money-answer-six-euros = Une nouvelle ville pour 6 €, c’est bien, mais elle ne rapporte rien à ce tour. La locomotive, si.
steam-lesson-money-answer-level-first = Une bonne tuile aussi. Seule la Locomotive met le long trajet à portée dès ce tour.

steam-lesson-money-raised-title = Un cran vendu
steam-lesson-money-raised = 7 € à payer, 5 € en caisse : un cran a été vendu, il reste 3 €, et ton revenu est à 0. On ne vend jamais plus de crans qu’il n’en faut. À −10, chaque tranche de plus coûterait 2 points.
steam-lesson-money-raised-learned = On ne vend que les crans qu’un paiement demande.

steam-lesson-money-end-title = Ne construis rien
steam-lesson-money-end = Rien ne t’oblige à construire. Toutes tes liaisons sont terminées : attendre ne fait rien perdre.
steam-lesson-money-end-do = Finis de construire.
steam-lesson-money-answer-no-track = Possible, mais 3 € ne mènent pas loin. Garde-les : sous zéro, il te faudrait payer.

steam-lesson-money-improve-title = Le niveau gratuit
steam-lesson-money-improve = Une fois par tour, tu peux monter d’un niveau au lieu de déplacer des marchandises, gratuitement. Cela fait 4 maintenant.
steam-lesson-money-improve-learned = Une fois par tour, un niveau est gratuit, au lieu d’une livraison.
steam-lesson-money-improve-do = Améliore ta locomotive.
steam-lesson-money-answer-short-way = Un point maintenant. Au niveau 4, le prochain cube en rapporte trois.
steam-lesson-money-answer-free-level = Tu peux passer, mais le niveau est gratuit.

steam-lesson-money-deliver-title = Quatre liaisons
steam-lesson-money-deliver = Par Providence, Hartford et Poughkeepsie jusqu’à Albany. Trois liaisons sont à toi, la dernière à Chiara : 3 points pour toi, 1 pour elle.
steam-lesson-money-deliver-do = Livre le cube violet de Boston à Albany.
steam-lesson-money-answer-long-way = Ce trajet est court : un point. Le cube violet de Boston en rapporte trois.
steam-lesson-money-answer-do-deliver = Tu peux passer, mais c’est pour cela que tu as payé.

steam-lesson-money-share-title = Trois pour un
steam-lesson-money-share = Un cran vendu, trois qui reviennent. C’est le tour 3 sur 10 : le revenu paie encore sept fois. Vers le dernier tiers de la partie, prends plutôt des points.
steam-lesson-money-share-learned = S’endetter pour un trajet plus long se rembourse en début de partie.
steam-lesson-money-share-do = Prends-les en revenu.
steam-lesson-money-answer-still-early = Trois points sont trois points. Mais trois euros par tour, sept fois, cela bâtit tout un chemin de fer.

steam-lesson-money-sum-title = Ce que vaut le revenu à la fin
steam-lesson-money-sum = Tu as un revenu de 3, et 6 €. À la fin, deux crans au-dessus de zéro valent un point ; chaque cran au-dessous en coûte deux. Vends donc des crans tôt, tant qu’ils apportent des voies, et repasse au-dessus de zéro à temps. Continue à partir d’ici.
