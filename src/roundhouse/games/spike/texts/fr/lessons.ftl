# Spike : leçons.
spike-lesson-first = Ta première livraison
spike-lesson-first-about = Des voies par couleurs, un train qui roule tout seul, un contrat.

spike-lesson-first-welcome-title = L’argent est le score
spike-lesson-first-welcome = Tu construis des voies, et ton unique train y transporte des marchandises. Regarde tes contrats : chacun nomme une marchandise et trois villes qui la paient. Tu peux livrer à n’importe laquelle.

spike-lesson-first-begin-title = Où commencer
spike-lesson-first-begin = Nashville achète des porcs, 7 dollars, et Cincinnati, pas loin, a des porcs. Le signe dans une ville indique ce qu’elle a. Ton train commence donc là.
spike-lesson-first-begin-learned = Un contrat nomme une marchandise et les villes qui la paient.
spike-lesson-first-begin-do = Mets ton train à Cincinnati.
spike-lesson-first-answer-far-pigs = Chicago a aussi des porcs, mais Nashville en est loin. Cincinnati vaut mieux.
spike-lesson-first-answer-no-pigs = Tu peux commencer n’importe où, mais pour tes porcs, c’est Cincinnati.

spike-lesson-first-load-title = Charge
spike-lesson-first-load = Ton train est dans la ville des porcs, et son wagon est vide. Charger n’est pas une action : cela se fait à côté de tout le reste, tant que le train est dans une ville.
spike-lesson-first-load-do = Charge les porcs.
spike-lesson-first-answer-load-first = Cela vient après. Charge d’abord les porcs : cela ne coûte rien.

spike-lesson-first-build-title = Construis un raccordement
spike-lesson-first-build = Chaque tour a une action. Construire pose un raccordement entier vers une nouvelle ville ; chaque case demande une carte de sa couleur. Knoxville est à deux cases, une rouge, une jaune, et tu as les deux.
spike-lesson-first-build-learned = Une action par tour ; un raccordement demande une carte par case.
spike-lesson-first-build-do = Choisis Knoxville, par le chemin de deux cases.
spike-lesson-first-answer-short-way = Ce chemin va aussi, mais il prend plus de cartes. Deux cases suffisent.
spike-lesson-first-answer-towards-nashville = Tu pourrais construire là, mais les porcs veulent aller vers Nashville : construis jusqu’à Knoxville.
spike-lesson-first-answer-no-track = Possible, mais sans voie ton train ne va nulle part. Construis jusqu’à Knoxville.

spike-lesson-first-pay-title = Paie en cartes
spike-lesson-first-pay = Joue une carte rouge et une jaune. Pour la nouvelle ville, tu as reçu aussitôt ce que sa marchandise valait au marché : le charbon était à 3, il est descendu à 1.
spike-lesson-first-pay-learned = Une nouvelle ville paie ce que vaut sa marchandise.
spike-lesson-first-pay-do = Paie une carte rouge et une jaune.
spike-lesson-first-answer-plain-cards = Deux cartes pareilles peuvent en remplacer une d’une autre couleur. Tu as les bonnes : garde les autres.
spike-lesson-first-answer-pay-now = Le raccordement est choisi ; maintenant, il se paie.

spike-lesson-first-upgrade-title = Un meilleur train
spike-lesson-first-upgrade = Bruno a construit aussi. Tu as 3 dollars, et une amélioration en coûte 3 : plus vite, plus de cartes ou plus de cargaisons. Avec un meilleur tender, tu pioches trois cartes à la fois au lieu de deux.
spike-lesson-first-upgrade-do = Améliore le tender, sous ton train.
spike-lesson-first-answer-tender-first = C’est bon aussi, plus tard. Les cartes d’abord : le tender.
spike-lesson-first-answer-three-dollars = Possible, mais une amélioration prise tôt sert toute la partie. Prends le tender.

spike-lesson-first-start-title = Démarre le train
spike-lesson-first-start = Un train dans une ville reste immobile jusqu’à ce qu’on le démarre. C’est ton action maintenant ; ensuite, il roule tout seul.
spike-lesson-first-start-learned = En ville, il faut démarrer le train ; en ligne, il roule gratuitement.
spike-lesson-first-start-do = Démarre le train sur le premier morceau de ta voie.
spike-lesson-first-answer-train-waits = Les porcs attendent. Démarre le train : il roulera pendant que tu fais autre chose.

spike-lesson-first-roll-title = Il roule gratuitement
spike-lesson-first-roll = Au début de chaque tour, un train en ligne peut avancer gratuitement, aussi loin que sa vitesse : une case. Ton action reste à faire.
spike-lesson-first-roll-do = Avance d’une case vers Knoxville.
spike-lesson-first-answer-roll-on = Pas en arrière : c’est Nashville qui veut les porcs. Avance vers Knoxville.
spike-lesson-first-answer-roll-first = D’abord le déplacement gratuit : il est perdu dès que tu commences ton action.

spike-lesson-first-draw-title = Pioche
spike-lesson-first-draw = De Knoxville à Nashville, il y a une case violette, et tu n’as pas de carte violette. Il y en a une de visible à côté de la pioche.
spike-lesson-first-draw-learned = Les cartes se piochent visibles ou à l’aveugle, une par une.
spike-lesson-first-draw-do = Prends la carte violette.
spike-lesson-first-answer-purple-first = Tu peux prendre n’importe laquelle ; mais c’est la violette qu’il faut pour la prochaine voie.
spike-lesson-first-answer-need-purple = Possible, mais sans carte violette, pas de chemin vers Nashville.

spike-lesson-first-second-title = Carte par carte
spike-lesson-first-second = Ton tender t’en donne trois. Tu vois chacune avant de choisir la suivante.
spike-lesson-first-second-do = Prends la carte bleue.
spike-lesson-first-answer-blue-second = Elle vaut les autres. Prends la bleue : deux pareilles peuvent remplacer une autre couleur.
spike-lesson-first-answer-draw-on = Tu peux t’arrêter là, mais deux cartes de plus ne coûtent rien.

spike-lesson-first-deck-title = Ou à l’aveugle
spike-lesson-first-deck = Tu peux aussi prendre la première carte de la pioche. Quand la pioche est vide, une manche finit, et une partie en a trois.
spike-lesson-first-deck-do = Prends-en une dans la pioche.
spike-lesson-first-answer-from-deck = Essaie la pioche cette fois.

spike-lesson-first-nashville-title = La voie d’abord
spike-lesson-first-nashville = Si ton train entrait maintenant à Knoxville, il s’y arrêterait. Laisse-le où il est, et pose le dernier morceau de voie avec ton action.
spike-lesson-first-nashville-do = Construis jusqu’à Nashville, une case violette.
spike-lesson-first-answer-no-stop = À Knoxville, il faudrait le redémarrer. Laisse-le où il est et construis jusqu’à Nashville.
spike-lesson-first-answer-straight = Ce chemin est plus long. Une case mène tout droit depuis Knoxville.
spike-lesson-first-answer-track-first = Plus tard. Maintenant la voie vers Nashville, pour que le train puisse rouler.

spike-lesson-first-pay-again-title = Et paie
spike-lesson-first-pay-again = Une carte violette. Le charbon vaut 1 maintenant, car il est descendu quand tu as atteint Knoxville ; d’autres marchandises sont montées.
spike-lesson-first-pay-again-do = Paie la carte violette.
spike-lesson-first-answer-one-card = Deux cartes pareilles iraient aussi, mais tu as la bonne.

spike-lesson-first-pass-title = Dépasse une ville
spike-lesson-first-pass = Un train n’est pas obligé d’entrer dans une ville : il peut la dépasser, vers ton prochain morceau de voie. La ville ne compte alors pas comme case.
spike-lesson-first-pass-learned = Un train peut dépasser une ville ; elle ne compte pas comme case.
spike-lesson-first-pass-do = Dépasse Knoxville, sur la voie de Nashville.
spike-lesson-first-answer-pass-by = Entrer dans une ville met fin au déplacement. Dépasse-la, sur la voie de Nashville.

spike-lesson-first-extra-title = Une case de plus
spike-lesson-first-extra = Ton action peut être un déplacement de plus : une case, même pour entrer dans une ville.
spike-lesson-first-extra-do = Entre à Nashville.
spike-lesson-first-answer-into-nashville = Dans l’autre sens : vers Nashville.
spike-lesson-first-answer-one-space = Nashville est à une case. Sers-toi de ton action pour cette case de plus.

spike-lesson-first-deliver-title = Livre
spike-lesson-first-deliver = Nashville paie 7 dollars pour les porcs. Contrat et cargaison sont réglés, et tu ne peux plus livrer à Nashville.
spike-lesson-first-deliver-learned = Chaque ville ne t’achète qu’une fois.
spike-lesson-first-deliver-do = Livre les porcs.
spike-lesson-first-answer-cash-in = L’argent d’abord : livre les porcs.

spike-lesson-first-route-title = Ton trajet secret
spike-lesson-first-route = Personne d’autre ne voit cette carte. Tes voies doivent atteindre sa première ville avant la fin : alors la meilleure des autres que tu atteins paie son chiffre, et chacune en plus 1 dollar.
spike-lesson-first-route-learned = Ton trajet secret paie à la fin.

spike-lesson-first-end-title = Tu sais jouer à Spike
spike-lesson-first-end = Une action par tour, un train qui n’attend jamais, et des contrats qui vont avec tes voies. Tu as 8 dollars, Bruno n’en a pas encore. Continue ici, ou commence une partie à toi : qui y joue en premier donne une carte à qui joue en dernier.

spike-lesson-colours = Toute couleur fait l’affaire
spike-lesson-colours-about = Des cartes pareilles remplacent une autre couleur.

spike-lesson-colours-hand-title = Les mauvaises cartes
spike-lesson-colours-hand = Tu as deux cartes bleues, une verte et une blanche. Birmingham, sous Nashville, est à une case, mais sa couleur n’y est pas. On peut l’atteindre quand même.

spike-lesson-colours-build-title = Choisis d’abord la ville
spike-lesson-colours-build = Le plateau propose chaque ville que tu peux payer, avec n’importe quelles cartes.
spike-lesson-colours-build-do = Construis de Nashville à Birmingham, une case.
spike-lesson-colours-answer-one-space = Ce chemin est plus long. Une case suffit.
spike-lesson-colours-answer-birmingham-now = Tu peux aussi construire là. Cette leçon va à Birmingham.
spike-lesson-colours-answer-build-now = Possible, mais construis maintenant : cela montre comment marchent les cartes.

spike-lesson-colours-set-title = Deux pour une
spike-lesson-colours-set = Deux cartes pareilles ou plus en remplacent d’une seule autre couleur, une de moins que tu n’en joues. Deux bleues paient une case de n’importe quelle couleur, trois en paient deux.
spike-lesson-colours-set-learned = Des cartes pareilles en remplacent d’une autre couleur, une de moins.
spike-lesson-colours-set-do = Paie avec les deux cartes bleues.
spike-lesson-colours-answer-pay-now = Le chemin est choisi : paie-le.

spike-lesson-colours-draw-title = Collectionne les cartes pareilles
spike-lesson-colours-draw = Tu as une carte verte, et deux sont visibles. Trois cartes pareilles en valent deux de n’importe quelle couleur : mieux que trois différentes.
spike-lesson-colours-draw-learned = Rassemble des cartes pareilles.
spike-lesson-colours-draw-do = Prends une carte verte.
spike-lesson-colours-answer-pair = Chaque carte est utile. Prends la verte : des cartes pareilles valent plus.
spike-lesson-colours-answer-cards-now = Possible, mais ta main est presque vide. Pioche.

spike-lesson-colours-again-title = Et une autre
spike-lesson-colours-again = Tu vois chaque carte avant de choisir la suivante.
spike-lesson-colours-again-do = Prends l’autre carte verte.
spike-lesson-colours-answer-draw-on = Tu peux t’arrêter là, mais l’autre carte verte en fait trois.

spike-lesson-colours-end-title = Trois pareilles
spike-lesson-colours-end = Avec trois cartes vertes et une blanche, tu peux payer deux cases d’une même couleur, n’importe laquelle, et une case blanche. Il te reste une carte à prendre à ce tour ; continue comme tu veux.

spike-lesson-train = Un train qui n’attend jamais
spike-lesson-train-about = Démarrer, rouler, dépasser, une case de plus.

spike-lesson-train-speed-title = De l’acier pour Louisville
spike-lesson-train-speed = Ton train est à Pittsburgh avec de l’acier à bord, et Louisville paie 8 dollars. Il a été amélioré : deux cases par déplacement. Cinq cases et deux villes l’en séparent ; il peut y être à la fin du prochain tour.

spike-lesson-train-start-title = Démarre avec élan
spike-lesson-train-start = Démarrer est une action, et elle avance aussitôt le train de toute sa vitesse. Choisis la deuxième case, juste avant Columbus.
spike-lesson-train-start-learned = Démarrer fait avancer le train aussitôt de toute sa vitesse.
spike-lesson-train-start-do = Démarre vers Columbus, deux cases.
spike-lesson-train-answer-turns-back = C’est une case, ou retour au départ. Tu en as deux.
spike-lesson-train-answer-wrong-way = Un train peut aller partout sur tes voies, mais Louisville est au-delà de Columbus.
spike-lesson-train-answer-upgrade-later = Un meilleur train, c’est bien. Mais l’acier est à bord : fais-le d’abord rouler.
spike-lesson-train-answer-train-first = Possible, mais un train arrêté ne gagne rien. Démarre-le.

spike-lesson-train-pass-title = Au-delà de deux villes
spike-lesson-train-pass = Maintenant, il roule gratuitement. Une ville que le train dépasse ne compte pas comme case, et il peut en dépasser plusieurs. Entrer dans l’une mettrait fin au déplacement, et en sortir coûte une action.
spike-lesson-train-pass-learned = Laisse le train le moins possible dans les villes.
spike-lesson-train-pass-do = Dépasse Columbus et Indianapolis, jusqu’à la voie de Louisville.
spike-lesson-train-answer-one-more = Pas tout à fait : dépasse aussi Indianapolis, jusqu’à la voie qui descend vers Louisville.
spike-lesson-train-answer-would-stop = Dans une ville, le train s’arrête et doit être redémarré avec une action. Dépasse-la.
spike-lesson-train-answer-further = Il va plus loin : au-delà des deux villes, vers Louisville.
spike-lesson-train-answer-roll-first = D’abord le déplacement gratuit : il est perdu dès que tu commences ton action.

spike-lesson-train-extra-title = La dernière case
spike-lesson-train-extra = Il te reste ton action, et un déplacement de plus fait une case, même pour entrer dans une ville. Souvent, une carte ou une voie vaut plus ; mais 8 dollars un tour plus tôt valent cette action.
spike-lesson-train-extra-do = Entre à Louisville.
spike-lesson-train-answer-into-louisville = Une case, mais dans le mauvais sens : vers Louisville.
spike-lesson-train-answer-one-space = Une bonne action aussi. Mais une case plus loin, 8 dollars attendent.

spike-lesson-train-deliver-title = Livre
spike-lesson-train-deliver = Livrer n’est pas une action. Contrat et cargaison quittent le jeu.
spike-lesson-train-deliver-do = Livre l’acier.
spike-lesson-train-answer-cash-in = L’argent d’abord : livre l’acier.

spike-lesson-train-sum-title = Et ça continue
spike-lesson-train-sum = Cinq cases en deux tours. Louisville a du charbon, et tu as un contrat de charbon : on peut le charger avant que le train parte. Un train en ligne avance gratuitement à chaque tour : laisse-le le moins possible dans les villes. Continue à partir d’ici.

spike-lesson-contracts = Une cargaison après l’autre
spike-lesson-contracts-about = Quelle ville pour quelle cargaison, et une voie qui paie deux fois.

spike-lesson-contracts-once-title = Chaque ville une fois
spike-lesson-contracts-once = Un contrat nomme trois villes, et l’une d’elles achètera. Mais tu ne peux livrer dans une ville qu’une fois par partie, et Detroit a déjà servi : acier et tissu ne peuvent plus y aller. Donc Louisville pour l’acier.

spike-lesson-contracts-enter-title = Vers Louisville
spike-lesson-contracts-enter = Le train est juste devant.
spike-lesson-contracts-enter-do = Entre à Louisville.
spike-lesson-contracts-answer-to-louisville = Il peut aller là, mais Louisville est à une case et paie.
spike-lesson-contracts-answer-roll-first = D’abord le déplacement gratuit : il est perdu dès que tu commences ton action.

spike-lesson-contracts-deliver-title = Huit dollars
spike-lesson-contracts-deliver = Ensuite, le wagon est de nouveau libre.
spike-lesson-contracts-deliver-do = Livre l’acier.
spike-lesson-contracts-answer-cash-in = Livre d’abord : cela ne coûte rien.

spike-lesson-contracts-load-title = Ne pars jamais à vide
spike-lesson-contracts-load = Louisville a du charbon, et l’un de tes contrats en demande : Columbus paie 7, Milwaukee 8, Albany 9. Columbus est sur tes voies, les autres sont loin. Un 7 sûr vaut mieux qu’un 9 tardif.
spike-lesson-contracts-load-learned = Ne quitte jamais une ville à vide ; un prix sûr vaut mieux qu’un prix tardif.
spike-lesson-contracts-load-do = Charge le charbon.
spike-lesson-contracts-answer-load-first = Cela vient après. Charge d’abord : ce n’est pas une action.

spike-lesson-contracts-build-title = Une voie qui paie deux fois
spike-lesson-contracts-build = Le train est venu par un déplacement gratuit, il ne peut donc pas démarrer à ce tour. Construis en attendant : Little Rock a du bois, qui est à 3 au marché, et elle paiera un jour 9 pour ton tissu.
spike-lesson-contracts-build-learned = Une voie qui sert deux contrats paie deux fois.
spike-lesson-contracts-build-do = Construis de Memphis à Little Rock, par le chemin du bas, deux cases.
spike-lesson-contracts-answer-two-reds = Ce chemin va aussi. Celui du bas convient le mieux à tes cartes.
spike-lesson-contracts-answer-cloth-pays = Tu peux construire là. Little Rock rapporte 3 dollars maintenant et 9 plus tard.
spike-lesson-contracts-answer-build-now = Possible, mais tu as les cartes pour Little Rock.

spike-lesson-contracts-pay-title = Garde ce qui peut servir
spike-lesson-contracts-pay = Deux cartes rouges remplacent celle qui te manque. De la jaune et de la blanche, tu en gardes une : regarde quelles couleurs demandera ta prochaine voie.
spike-lesson-contracts-pay-do = Paie avec deux cartes rouges et la blanche.

spike-lesson-contracts-start-title = En route vers Columbus
spike-lesson-contracts-start = Démarre à pleine vitesse : deux cases, au-delà d’Indianapolis.
spike-lesson-contracts-start-do = Démarre au-delà d’Indianapolis, vers Columbus.
spike-lesson-contracts-answer-to-columbus = Le charbon est pour Columbus : deux cases, au-delà d’Indianapolis.
spike-lesson-contracts-answer-train-first = Possible, mais le charbon est à bord. Démarre.

spike-lesson-contracts-columbus-title = Plus qu’une case
spike-lesson-contracts-columbus = Le déplacement gratuit l’amène dans la ville.
spike-lesson-contracts-columbus-do = Entre à Columbus.
spike-lesson-contracts-answer-into-columbus = C’est Columbus qui paie pour le charbon.

spike-lesson-contracts-coal-title = Sept de plus
spike-lesson-contracts-coal = Quinze dollars pour deux cargaisons, et il te reste ton action.
spike-lesson-contracts-coal-do = Livre le charbon.

spike-lesson-contracts-sum-title = Prévois la prochaine cargaison
spike-lesson-contracts-sum = Il reste pétrole, tissu et coton. Cherche une ville qui a ce que l’un d’eux demande, et une autre, sur tes voies ou tout près, qui l’achète. Un second wagon porte deux cargaisons à la fois. Continue à partir d’ici.
