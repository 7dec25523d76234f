# Railroad Tiles : leçons.
tiles-lesson-first = Tes premières manches
tiles-lesson-first-about = Colonnes, tuiles, pions, et ce qui compte à la fin.

tiles-lesson-first-welcome-title = Un pays à toi
tiles-lesson-first-welcome = Tu poses des tuiles avec des voies ferrées et des autoroutes, tu y places trains, voitures et voyageurs, et tu marques des points. Bruno fait de même à côté, dans son pays à lui.

tiles-lesson-first-start-title = La première tuile
tiles-lesson-first-start = Bruno a pris une tuile de départ ; l’autre est à toi. Une tuile peut être tournée : bouton Tourner, ou touche R. Tourne celle-ci jusqu’à ce que la voie aille de la droite vers le bas.
tiles-lesson-first-start-do = Tourne la courbe, pose-la sur la case en pointillé, confirme.
tiles-lesson-first-answer-start-turn = Tourne-la encore : la voie doit sortir à droite et en bas.

tiles-lesson-first-board-title = Le plateau Gare
tiles-lesson-first-board = À chaque manche, le plateau se remplit de colonnes de deux à quatre tuiles. Tu prends une colonne entière. Prendre peu de tuiles, c’est choisir plus tôt à la manche suivante.
tiles-lesson-first-board-learned = Tu prends une colonne entière ; avec peu de tuiles, tu choisis plus tôt ensuite.

tiles-lesson-first-column-title = Cherche les trains
tiles-lesson-first-column = Les petits signes dans les coins sont des emplacements de pions. La deuxième colonne en a deux pour des trains : elle vaudra bientôt quelque chose.
tiles-lesson-first-column-do = Prends la deuxième colonne.
tiles-lesson-first-answer-many = Quatre tuiles, c’est un grand pays, mais tu choisirais en dernier la prochaine fois. Commençons par la deuxième colonne.
tiles-lesson-first-answer-no-trains = Tu peux la prendre, mais elle n’a pas d’emplacement pour un train. La deuxième en a deux.

tiles-lesson-first-match-title = Les bords doivent s’accorder
tiles-lesson-first-match = Une tuile se pose contre une autre, rail contre rail, autoroute contre autoroute, vide contre vide. Choisis la courbe dans ta main et tourne-la jusqu’à ce qu’elle continue vers la gauche et vers le bas.
tiles-lesson-first-match-learned = Les bords doivent s’accorder : rail, autoroute, vide.
tiles-lesson-first-match-do = Pose la courbe à droite de ta première tuile.
tiles-lesson-first-answer-curve-turn = Elle va aussi comme ça ; mais tourne-la jusqu’à ce que la voie descende, et nous fermerons une boucle.
tiles-lesson-first-answer-curve-place = Elle va aussi là. Pour notre boucle, sa place est à droite de la première tuile.
tiles-lesson-first-answer-curve-first = Cette tuile viendra juste après. D’abord la courbe, à droite.
tiles-lesson-first-answer-refuse = Deux fois par partie, tu peux refuser une tuile. Celle-ci, il nous la faut : garde tes refus pour un mauvais jour.

tiles-lesson-first-train-title = De la place pour un train
tiles-lesson-first-train = Cette tuile a une voie ferrée de haut en bas, une autoroute sur le côté et un emplacement pour un train. Le panneau avec la petite maison est une gare : les voyageurs y passent de l’une à l’autre.
tiles-lesson-first-train-do = Pose-la sous ta première tuile, l’autoroute à gauche.
tiles-lesson-first-answer-branch-turn = Presque : tourne-la pour que l’autoroute sorte à gauche.
tiles-lesson-first-answer-branch-place = Elle y va, mais sous la première tuile, les deux trains seront sur la même voie ferrée.
tiles-lesson-first-answer-branch-first = Celle-là viendra ensuite. D’abord la tuile avec l’autoroute sur le côté.

tiles-lesson-first-station-title = Ferme le carré
tiles-lesson-first-station = La dernière tuile va dans le coin. Sa voie ferrée rejoint la courbe au-dessus ; à sa gauche, les deux bords sont vides, et cela s’accorde aussi.
tiles-lesson-first-station-do = Pose la dernière tuile dans le coin, sous la deuxième courbe.
tiles-lesson-first-answer-loop = Elle y va, mais dans le coin son train rejoint la même voie ferrée.

tiles-lesson-first-tokens-title = Qui vient ensuite
tiles-lesson-first-tokens = Bruno a posé ses tuiles, et la manche 2 commence. Le jeton train qui attendait est maintenant actif : chacun de vous peut placer un train à cette manche. La voiture qui attend sera active à la suivante.
tiles-lesson-first-tokens-learned = Un jeton te laisse placer un pion de sa sorte.

tiles-lesson-first-star-title = Une colonne avec une étoile
tiles-lesson-first-star = Une colonne que personne n’a prise reçoit une étoile. Avec une étoile, tu places un pion d’une autre sorte que celle du jeton : cela vaut bien une tuile ou deux.
tiles-lesson-first-star-learned = Une étoile place un pion d’une autre sorte.
tiles-lesson-first-star-do = Prends la troisième colonne avec son étoile.
tiles-lesson-first-answer-leaves-star = Cela laisse l’étoile à Bruno. Prends la troisième colonne.

tiles-lesson-first-highway-title = Plus loin
tiles-lesson-first-highway = Une autoroute s’arrête en bas à droite. Chaque ligne qui ne mène à rien est une interruption, et trop d’interruptions coûtent des points.
tiles-lesson-first-highway-do = Pose l’autoroute droite sous la gare de droite.
tiles-lesson-first-answer-below = Elle y va. Mais sous la gare de droite, elle prolonge l’autoroute.
tiles-lesson-first-answer-highway-first = Chaque chose en son temps : d’abord l’autoroute droite.

tiles-lesson-first-town-title = Un rectangle plein
tiles-lesson-first-town = À la fin, le plus grand rectangle sans trou rapporte un point par tuile. Remplis la place à côté de l’autoroute ; le bord entre les deux est vide.
tiles-lesson-first-town-learned = Le plus grand rectangle plein compte un point par tuile.
tiles-lesson-first-town-do = Pose l’embranchement sous la gare de gauche, son bord vide à droite.
tiles-lesson-first-answer-rectangle = Il y va, mais sous la gare de gauche ton rectangle fait deux sur trois.
tiles-lesson-first-answer-junction-first = D’abord l’embranchement : il remplit le rectangle.

tiles-lesson-first-west-title = Vers l’ouest
tiles-lesson-first-west = Une autoroute regarde encore vers la gauche. La dernière tuile a une autoroute d’un côté, une voie ferrée de l’autre et un emplacement pour une voiture.
tiles-lesson-first-west-do = Pose-la à gauche, autoroute contre autoroute.
tiles-lesson-first-answer-open-highway = L’autoroute de gauche resterait ouverte. Pose-la là.

tiles-lesson-first-pawn-title = Ton premier train
tiles-lesson-first-pawn = Maintenant, on utilise le jeton. Un train marque 1 point, plus 1 pour chaque autre train qu’il peut rejoindre par le rail. Il n’y en a pas encore.
tiles-lesson-first-pawn-do = Place un train sur l’emplacement de train de gauche.
tiles-lesson-first-answer-left-train = Celui-là vaut autant. Commençons à gauche et gardons-le pour plus tard.
tiles-lesson-first-answer-keep-star = Cela te coûterait une étoile, alors que le jeton te donne un pion gratuitement. Garde tes étoiles.
tiles-lesson-first-answer-not-idle = Tu peux laisser un jeton de côté, mais il y a des emplacements libres, et des points.

tiles-lesson-first-order-title = Peu de tuiles, et tu joues plus tôt
tiles-lesson-first-order = La dernière fois, Bruno a pris une colonne plus à gauche : il a donc joué en premier. Les deux tuiles de gauche portent une étoile, et qui les prend ouvre la manche suivante.
tiles-lesson-first-order-do = Prends la première colonne.
tiles-lesson-first-answer-two-tiles = La première colonne, c’est deux tuiles, une étoile et le premier tour : prends-la.

tiles-lesson-first-close-title = Attention au trou
tiles-lesson-first-close = Entre la tuile à la voiture et l’embranchement, une place est bordée de deux côtés : une voie ferrée à droite, un bord vide au-dessus.
tiles-lesson-first-close-do = Pose la gare avec la voiture dans le trou de gauche.
tiles-lesson-first-answer-into-gap = Elle y va, mais dans le trou de gauche elle ferme une interruption.
tiles-lesson-first-answer-curve-car-first = D’abord la gare avec la voiture, dans le trou.

tiles-lesson-first-cross-title = Une ville grandit
tiles-lesson-first-cross = Les tuiles au sol rouge, bâti, sont urbaines. Trois ou plus qui se touchent forment une ville : 5 points. Celle-ci touche l’embranchement, il n’en faudra plus qu’une.
tiles-lesson-first-cross-learned = Trois tuiles urbaines qui se touchent font une ville : 5 points.
tiles-lesson-first-cross-do = Pose le croisement sous l’embranchement.
tiles-lesson-first-answer-beside-town = Il y va. Sous l’embranchement, il fait grandir la ville.

tiles-lesson-first-network-title = Des amis sur la ligne
tiles-lesson-first-network = Deux jetons sont actifs : une voiture et un train. Le deuxième train est sur la même voie ferrée que le premier : il marque 1 + 1. Le suivant y marquerait 3 ; cinq, c’est le maximum.
tiles-lesson-first-network-learned = Les pions d’une même sorte se comptent le long de leur ligne.
tiles-lesson-first-network-do = Place un train sur l’autre emplacement.
tiles-lesson-first-answer-train-first = La voiture dans un instant. D’abord le train : il marque 2.

tiles-lesson-first-car-title = Et une voiture
tiles-lesson-first-car = Le jeton voiture marche de la même façon, le long des autoroutes.
tiles-lesson-first-car-do = Place une voiture sur l’un des deux emplacements pour voitures.

tiles-lesson-first-count-title = Ce qui compte
tiles-lesson-first-count = Ici, tu vois toujours ce que tu aurais maintenant : les pions, 5 par ville, le plus grand rectangle et les interruptions. Cinq sont gratuites, chacune de plus coûte un point. Tu en as six.
tiles-lesson-first-count-learned = Cinq interruptions sont gratuites, chacune de plus coûte un point.

tiles-lesson-first-end-title = Tu sais jouer à Railroad Tiles
tiles-lesson-first-end = Prendre une colonne, poser ses tuiles, placer ses pions : c’est tout. Un jeton de deux couleurs vaut pour l’un ou l’autre pion ; les voyageurs prennent rail et autoroute, et changent dans les gares. Bruno et toi avez 9 points chacun, et il reste cinq manches.

tiles-lesson-counting = Ce qui compte à la fin
tiles-lesson-counting-about = Villes, rectangle, interruptions : une manche, treize points.

tiles-lesson-counting-now-title = Neuf points jusqu’ici
tiles-lesson-counting-now = Manche 4. Tes pions t’ont rapporté 4 points, le rectangle de deux sur trois 6, et six interruptions t’en coûtent 1. Il n’y a pas encore de ville. Une bonne colonne change les trois.

tiles-lesson-counting-column-title = Regarde tes trous
tiles-lesson-counting-column = En bas à gauche, deux bouts d’autoroute donnent sur le même trou, d’en haut et de droite. Une courbe d’autoroute ferme les deux, et la troisième colonne en a une, en ville.
tiles-lesson-counting-column-do = Prends la troisième colonne.
tiles-lesson-counting-answer-star-only = L’étoile est tentante, mais ses tuiles ne ferment rien. Prends la troisième colonne.
tiles-lesson-counting-answer-no-curve = Cette colonne n’a pas de courbe d’autoroute pour ton trou. La troisième en a une.

tiles-lesson-counting-city-title = Une ville
tiles-lesson-counting-city = La courbe est urbaine, comme le croisement à côté et l’embranchement au-dessus : trois ensemble forment une ville, 5 points. Une plus grande ne vaut pas plus.
tiles-lesson-counting-city-learned = Cherche des tuiles qui ferment des lignes et font une ville à la fois.
tiles-lesson-counting-city-do = Pose la courbe dans le trou en bas à gauche.
tiles-lesson-counting-answer-two-ends = Elle y va, mais dans le trou en bas à gauche elle ferme deux bouts.
tiles-lesson-counting-answer-curve-first = D’abord la courbe, dans le trou en bas à gauche.
tiles-lesson-counting-answer-refuse = Tu pourrais la refuser, mais chaque tuile de cette colonne a sa place.

tiles-lesson-counting-rectangle-title = Le rectangle
tiles-lesson-counting-rectangle = À droite aussi, deux autoroutes se rejoignent dans un trou. Un croisement les relie et ouvre deux nouveaux bouts ; mais voilà un carré plein de trois sur trois : 9 points au lieu de 6.
tiles-lesson-counting-rectangle-learned = Un plus grand rectangle peut valoir deux interruptions de plus.
tiles-lesson-counting-rectangle-do = Pose le croisement dans le trou en bas à droite.
tiles-lesson-counting-answer-corner = Il y va, mais dans le coin il porte le rectangle à trois sur trois.
tiles-lesson-counting-answer-cross-first = D’abord le croisement, dans le coin.

tiles-lesson-counting-train-title = De la place pour un troisième train
tiles-lesson-counting-train = La voie ferrée qui s’arrête en bas porte tes deux trains. Un emplacement sur cette voie vaut 3.
tiles-lesson-counting-train-do = Pose la voie ferrée droite en bas.
tiles-lesson-counting-answer-same-line = Elle y va, mais en bas elle rejoint tes deux trains.

tiles-lesson-counting-three-title = Train ou voiture
tiles-lesson-counting-three = Un jeton montre les deux : à toi de choisir. Un troisième train marque 1 + 2.
tiles-lesson-counting-three-do = Place un train sur la nouvelle tuile.
tiles-lesson-counting-answer-train-pays = Cela marque 1. Le train marque 3 : commence par lui.
tiles-lesson-counting-answer-keep-star = Les jetons te servent bien ; garde l’étoile pour plus tard.
tiles-lesson-counting-answer-not-idle = Tu peux t’arrêter là, mais il reste des emplacements.

tiles-lesson-counting-car-title = L’autre jeton
tiles-lesson-counting-car = Une voiture pour l’emplacement de gauche.
tiles-lesson-counting-car-do = Place la voiture à gauche.

tiles-lesson-counting-sum-title = Vingt-deux
tiles-lesson-counting-sum = De 9 à 22 en une manche : une ville, un plus grand rectangle, quatre interruptions qui ne coûtent rien, et des pions qui se rejoignent. Continue à partir d’ici.

tiles-lesson-placing = La bonne place pour une tuile
tiles-lesson-placing-about = Ce qui va, ce qui aide, et ce qu’il vaut mieux refuser.

tiles-lesson-placing-look-title = Avant de prendre
tiles-lesson-placing-look = Ton pays a quatre interruptions : une voie ferrée à gauche, une en bas, deux autoroutes à droite. Trois trains sont sur la voie ferrée du bas : un quatrième y marquerait 4. Cherche une colonne qui peut s’en servir.

tiles-lesson-placing-column-title = Un train et ses rails
tiles-lesson-placing-column = La troisième colonne a une gare avec un emplacement pour un train, et une autoroute pour le côté droit.
tiles-lesson-placing-column-do = Prends la troisième colonne.
tiles-lesson-placing-answer-star-again = L’étoile est tentante, mais il n’y a pas d’emplacement pour un train. La troisième colonne en a un.
tiles-lesson-placing-answer-no-train = Tu peux la prendre, mais elle n’a pas d’emplacement pour un train.

tiles-lesson-placing-station-title = Tourne-la vers la ligne
tiles-lesson-placing-station = La voie ferrée de la gare ne sort que d’un côté. Tourne-la pour qu’elle rejoigne celle qui vient d’en haut ; son autoroute ira alors de gauche à droite.
tiles-lesson-placing-station-learned = Les tuiles se tournent et se retournent jusqu’à rejoindre la ligne.
tiles-lesson-placing-station-do = Pose la gare en bas, sa voie ferrée vers le haut.
tiles-lesson-placing-answer-on-the-line = Elle y va, mais son train serait seul. En bas, il en rejoint trois autres.
tiles-lesson-placing-answer-station-first = D’abord la gare : la meilleure place va à la tuile qui en a besoin.
tiles-lesson-placing-answer-keep-it = Tu pourrais la refuser, mais cette tuile a une bonne place.

tiles-lesson-placing-highway-title = Deux sur cinq
tiles-lesson-placing-highway = Ton plus grand rectangle a neuf tuiles. À droite, sous le croisement, il en manque une pour deux colonnes de cinq : dix. L’autoroute y continue, tout droit vers le bas.
tiles-lesson-placing-highway-do = Pose l’autoroute droite sous le croisement de droite.
tiles-lesson-placing-answer-rectangle = Elle y va. Sous le croisement, elle agrandit le rectangle.
tiles-lesson-placing-answer-highway-first = D’abord l’autoroute : sa place est sous le croisement.

tiles-lesson-placing-refuse-title = Mieux sans
tiles-lesson-placing-refuse = L’embranchement a trois voies ferrées. Partout où il va, il crée plus d’interruptions qu’il n’en ferme, et tu en as cinq : chacune de plus coûte un point. Deux fois par partie, tu peux refuser une tuile.
tiles-lesson-placing-refuse-learned = Deux fois par partie, tu peux refuser une tuile.
tiles-lesson-placing-refuse-do = Refuse l’embranchement.
tiles-lesson-placing-answer-six-ends = Il y va, mais cela ferait plus de cinq interruptions, et cela coûte un point.

tiles-lesson-placing-train-title = Le quatrième train
tiles-lesson-placing-train = Un pour lui-même, et un pour chacun des trois qu’il rejoint.
tiles-lesson-placing-train-do = Place un train sur la nouvelle gare.
tiles-lesson-placing-answer-for-nothing = Cela coûterait une étoile. L’autre jeton place un train gratuitement.
tiles-lesson-placing-answer-not-idle = Tu peux le laisser, mais 4 points attendent.

tiles-lesson-placing-sum-title = À petits pas
tiles-lesson-placing-sum = Quatre points pour le train, un pour le rectangle, et toujours pas d’interruption de trop. Les tuiles peuvent être retournées aussi bien que tournées ; cela aide souvent avec les gares. Continue à partir d’ici.

tiles-lesson-population = Jetons et étoiles
tiles-lesson-population-about = Qui se place quand, et à quoi sert une étoile.

tiles-lesson-population-tokens-title = Un horaire
tiles-lesson-population-tokens = Deux jetons sont actifs : un train et une voiture. Chacun te laisse placer un pion à cette manche. Ce qui attend vient à la manche suivante et reste pour deux. Ici, un autre train attend : les emplacements pour trains valent donc la peine.
tiles-lesson-population-tokens-learned = Ce qui attend vient à la manche suivante et reste pour deux.

tiles-lesson-population-column-title = Deux emplacements
tiles-lesson-population-column = Les deux tuiles de la première colonne ont un emplacement pour un train. Et avec peu de tuiles, tu choisis en premier la prochaine fois.
tiles-lesson-population-column-do = Prends la première colonne.
tiles-lesson-population-answer-two-trains = Une bonne colonne, mais deux emplacements pour trains sur deux tuiles, c’est dur à battre.

tiles-lesson-population-first-title = Une seule voie ferrée
tiles-lesson-population-first = Plus haut, il y a déjà un emplacement libre pour un train, au bout d’une courte voie ferrée. Relies-y les nouveaux : les trains se comptent entre eux le long de la voie ferrée.
tiles-lesson-population-first-do = Pose la gare urbaine à droite de cette voie ferrée.
tiles-lesson-population-answer-one-railway = Elle y va, mais sur une autre voie ferrée son train serait seul.
tiles-lesson-population-answer-junction-first = Celle-là viendra ensuite. D’abord la gare urbaine : elle prolonge la voie ferrée.
tiles-lesson-population-answer-keep-it = Tu pourrais la refuser, mais tu perdrais un emplacement.

tiles-lesson-population-second-title = Et la suivante
tiles-lesson-population-second = L’autre gare continue vers la droite, rail contre rail.
tiles-lesson-population-second-do = Pose-la à droite de la première.

tiles-lesson-population-train-title = Le jeton train
tiles-lesson-population-train = Trois emplacements sont libres. Le premier train marque 1 où qu’il soit.
tiles-lesson-population-train-do = Place un train sur la gare de droite.
tiles-lesson-population-answer-middle-later = Il vaut les autres. Laisse celui du milieu pour le suivant.
tiles-lesson-population-answer-token-first = L’étoile est pour l’autre jeton. Le jeton train en place un gratuitement.
tiles-lesson-population-answer-not-idle = Tu peux t’arrêter là, mais des emplacements sont libres.

tiles-lesson-population-star-title = Une étoile change la sorte
tiles-lesson-population-star = Il reste le jeton voiture, et tu n’as pas d’emplacement libre pour une voiture. Contre une étoile, il place un pion de n’importe quelle sorte : un deuxième train, qui rejoint le premier, marque 2.
tiles-lesson-population-star-learned = Pour une étoile, un jeton place un pion de n’importe quelle sorte.
tiles-lesson-population-star-do = Utilise une étoile : un train au milieu.
tiles-lesson-population-answer-middle-now = Cela va aussi. Prends celui du milieu cette fois.
tiles-lesson-population-answer-use-star = Tu peux garder l’étoile. Mais un jeton qui ne sert pas est perdu.

tiles-lesson-population-sum-title = La manche suivante, et celle d’après
tiles-lesson-population-sum = Maintenant, deux jetons train sont actifs, et un emplacement est libre sur ta voie ferrée : 3 points sans étoile. Mais attention à tes interruptions : treize en coûtent 8. Continue à partir d’ici, et ferme-en quelques-unes.
