# Small Railroad Empires : leçons.
empires-lesson-first = Ta première longue ligne
empires-lesson-first-about = Voies et terrains, une livraison, des cartes, des exploits.

empires-lesson-first-welcome-title = Le prestige fait gagner
empires-lesson-first-welcome = À chaque tour, tu poses deux voies ; quand elles relient une usine à une ville qui veut ses marchandises, tu livres. Les lignes courtes rapportent de l’argent, les longues du prestige. Qui a le plus de prestige à la fin gagne.
empires-lesson-first-welcome-learned = Le prestige fait gagner : les longues lignes en rapportent.

empires-lesson-first-contract-title = Un contrat secret
empires-lesson-first-contract = Tu as un contrat que personne d’autre ne voit : la première livraison depuis Moss Farms rapporte 2 de prestige. Commence donc là. Bruno a commencé à Hallow Mill.
empires-lesson-first-contract-do = Place ta voie de départ à Moss Farms.
empires-lesson-first-answer-other-factory = Tu peux commencer là, mais ton contrat porte sur Moss Farms.

empires-lesson-first-terrain-title = Une voie coûte ce que coûte le terrain
empires-lesson-first-terrain = Une voie se pose à côté d’une des tiennes. La plaine est gratuite, forêt et désert coûtent 1 $, la rivière 2 $, la montagne 3 $. La forêt à gauche a une étoile : la première compagnie à y arriver gagne 1 de prestige.
empires-lesson-first-terrain-learned = Une voie coûte ce que coûte le terrain ; la plaine est gratuite.
empires-lesson-first-terrain-do = Construis sur la forêt à l’étoile.
empires-lesson-first-answer-forest-first = Cela touche aussi ta voie. Mais la forêt a une étoile, et les étoiles sont du prestige.
empires-lesson-first-answer-no-route = Pour 2 $, tu peux recommencer à une autre usine. Une seule longue ligne vaut plus maintenant.

empires-lesson-first-star-title = Deux voies par tour
empires-lesson-first-star = Deux voies sont obligatoires. À côté de la forêt, il y a un désert, avec une étoile aussi.
empires-lesson-first-star-do = Construis sur le désert à l’étoile.
empires-lesson-first-answer-second-star = Permis, mais le désert a une étoile, et Bruno pourrait venir.

empires-lesson-first-plain-title = Par la plaine
empires-lesson-first-plain = Bruno a construit, et débloqué une troisième voie : 2 $ la première fois, 3 $ la seconde, et seulement quand on n’est pas en tête au prestige. Tu continues : la plaine au-dessus ne coûte rien.
empires-lesson-first-plain-do = Construis sur la plaine.
empires-lesson-first-answer-too-near = Corvale veut aussi du grain, mais elle est proche : une ligne courte rapporte un dollar ou deux et pas de prestige. Allons plus loin.
empires-lesson-first-answer-plain-first = Permis, mais notre chemin monte, par la plaine.

empires-lesson-first-factory-title = À travers une usine
empires-lesson-first-factory = Usines et villes ne coûtent rien, et les marchandises peuvent les traverser. Deux compagnies au plus tiennent sur une case.
empires-lesson-first-factory-do = Construis à Ferro Works.
empires-lesson-first-answer-factory-free = Permis, mais Ferro Works est sur le chemin, et c’est gratuit.

empires-lesson-first-share-title = Partager
empires-lesson-first-share = Bruno est déjà dans cette forêt. Il y a place pour deux : tu paies la forêt, et 1 $ à lui. Son étoile est prise.
empires-lesson-first-share-learned = Deux compagnies tiennent sur une case ; la seconde paie 1 $ à la première.
empires-lesson-first-share-do = Construis sur la forêt à côté de Bruno.
empires-lesson-first-answer-share-it = Permis, mais le plus court vers Lowdown passe par la forêt de Bruno.

empires-lesson-first-city-title = Dans la ville
empires-lesson-first-city = Les signes d’une ville montrent ce qu’elle veut. Lowdown veut de l’acier et du grain, et Moss Farms a du grain.
empires-lesson-first-city-do = Construis à Lowdown.
empires-lesson-first-answer-lowdown-now = Permis, mais Lowdown termine la ligne : maintenant, car Bruno y est aussi.

empires-lesson-first-length-title = Ce que rapporte une ligne
empires-lesson-first-length = Compte tes cases de l’usine à la ville, les deux comprises : sept. Cela rapporte 2 $ et 1 de prestige, et la première livraison dans une ville donne 2 $ de plus. Une marchandise prend toujours le plus court chemin.
empires-lesson-first-length-learned = Plus une ligne est longue, plus elle rapporte ; on livre par le plus court chemin.

empires-lesson-first-deliver-title = Livre
empires-lesson-first-deliver = Tu pourrais apporter de l’acier depuis Ferro Works : trois cases, 4 $ aussi, mais pas de prestige. Le grain de Moss Farms vaut mieux.
empires-lesson-first-deliver-do = Livre du grain de Moss Farms à Lowdown.
empires-lesson-first-answer-short-steel = C’est une ligne courte. Le grain fait sept cases et remplit ton contrat.
empires-lesson-first-answer-do-deliver = Rien ne t’oblige à livrer, mais il y a des points à prendre.

empires-lesson-first-reveal-title = Montre le contrat
empires-lesson-first-reveal = Ta voie à Lowdown est devenue un train : tu ne peux plus y livrer. La marchandise venait de Moss Farms : montre ton contrat maintenant, avant de jouer une carte.
empires-lesson-first-reveal-do = Montre le contrat : 2 de prestige.
empires-lesson-first-answer-contract-first = D’abord le contrat : ensuite, il sera trop tard pour cette livraison.

empires-lesson-first-card-title = Une carte Train
empires-lesson-first-card = Après une livraison, tu joues une de tes cartes. Si sa condition est remplie, tu gagnes 1 de prestige. Celle-ci demande du grain.
empires-lesson-first-card-learned = Après une livraison, une carte qui convient rapporte 1 de prestige.
empires-lesson-first-card-do = Joue une carte avec du grain.
empires-lesson-first-answer-not-grain = Elle convient aussi. Garde-la : plaines et forêts sont sur bien des lignes. Joue le grain maintenant.

empires-lesson-first-claim-title = Exploits
empires-lesson-first-claim = Expert des longues lignes demande une ligne de 7 ou plus, à ce tour. Qui revendique une carte d’abord a 2 points à la fin, tous les autres 1.
empires-lesson-first-claim-learned = Exploits : 2 points pour le premier, 1 pour les autres.
empires-lesson-first-claim-do = Revendique Expert des longues lignes.
empires-lesson-first-answer-claim-it = Tu peux attendre, mais Bruno pourrait alors te devancer.

empires-lesson-first-buy-title = Une nouvelle carte
empires-lesson-first-buy = Avec moins de trois cartes, tu peux en acheter une. Celle de gauche ne coûte rien ; les autres glissent à gauche.
empires-lesson-first-buy-do = Prends la carte de gauche.
empires-lesson-first-answer-for-nothing = Tu as l’argent, mais celle de gauche est gratuite et ira aussi bien.
empires-lesson-first-answer-take-it = Tu peux continuer sans, mais cette carte ne coûte rien.

empires-lesson-first-production-title = De nouvelles marchandises
empires-lesson-first-production = Quand quelqu’un atteint pour la première fois 5, 10 ou 15 de prestige, toutes les usines se remplissent. Tu viens de dépasser 5. Les emprunts, au fait, apportent 3 $ et coûtent 1 point : Bruno en a deux. Personne ne peut avoir plus de 9 $.
empires-lesson-first-production-learned = À 5, 10 et 15 de prestige, toutes les usines se remplissent.

empires-lesson-first-end-title = Tu sais jouer à Small Railroad Empires
empires-lesson-first-end = Poser deux voies, livrer, jouer une carte, revendiquer, acheter. La partie finit quand quelqu’un a posé sa dernière voie. Tu mènes 8 à 4 : continue ici, ou commence une partie à toi.

empires-lesson-twice = Deux fois sur la même voie
empires-lesson-twice-about = Une deuxième ville, un trésor, et des voyageurs.

empires-lesson-twice-idea-title = Une voie reste
empires-lesson-twice-idea = La voie depuis Moss Farms est à toi pour de bon, et les usines se sont remplies. Minster veut aussi du grain : deux cases de plus, et la longue ligne paie encore.

empires-lesson-twice-mill-title = L’usine de Bruno
empires-lesson-twice-mill = Hallow Mill touche ta forêt. Les usines ne coûtent rien, et dans les usines et les villes tu ne paies personne pour partager.
empires-lesson-twice-mill-do = Construis à Hallow Mill.
empires-lesson-twice-answer-no-route = Une nouvelle ligne coûte 2 $. L’ancienne va assez loin.
empires-lesson-twice-answer-mill-free = Permis, mais Hallow Mill est sur le chemin, et gratuit.

empires-lesson-twice-city-title = Vers Minster
empires-lesson-twice-city = Bruno a une voie ici, mais pas de train : il n’a pas encore livré à Minster. Il y a place pour toi.
empires-lesson-twice-city-do = Construis à Minster.
empires-lesson-twice-answer-minster-now = Permis, mais à Minster tu peux livrer tout de suite.

empires-lesson-twice-deliver-title = Huit cases
empires-lesson-twice-deliver = De Moss Farms à Minster, tu en comptes huit : 2 $ et 1 de prestige. Ton train à Lowdown n’est pas sur le chemin ; il en ôterait 2. Et c’est la première livraison à Minster : 2 $ de plus.
empires-lesson-twice-deliver-learned = La voie reste : une nouvelle ville fait payer la longue ligne encore une fois.
empires-lesson-twice-deliver-do = Livre du grain de Moss Farms à Minster.
empires-lesson-twice-answer-long-grain = C’est une ligne courte. Le grain fait huit cases.
empires-lesson-twice-answer-do-deliver = Tu peux continuer sans, mais c’est pour cela que tu as construit.

empires-lesson-twice-card-title = Encore du grain
empires-lesson-twice-card = Ta carte rouge demande du grain : 1 de prestige.
empires-lesson-twice-card-do = Joue la carte rouge avec du grain.
empires-lesson-twice-answer-grain-card = Tu peux la jouer, mais sa condition n’est pas remplie. Celle de la rouge l’est.

empires-lesson-twice-treasure-title = Neuf dollars
empires-lesson-twice-treasure = Tu as 9 $, personne ne peut en avoir plus. Chasseur de trésors demande juste cela, et personne ne l’a encore revendiqué : 2 points à la fin. Tu gardes l’argent.
empires-lesson-twice-treasure-learned = Regarde les exploits à chaque tour.
empires-lesson-twice-treasure-do = Revendique Chasseur de trésors.
empires-lesson-twice-answer-claim-now = Tu peux attendre, mais après la prochaine construction l’argent sera parti.

empires-lesson-twice-buy-title = Pour la prochaine fois
empires-lesson-twice-buy = La carte de gauche du marché est gratuite.
empires-lesson-twice-buy-do = Prends la carte de gauche.
empires-lesson-twice-answer-free-card = Tu peux la payer, mais celle de gauche est gratuite.
empires-lesson-twice-answer-take-it = Tu peux continuer sans, mais elle ne coûte rien.

empires-lesson-twice-hats-title = Voyageurs
empires-lesson-twice-hats = Lowdown et Minster ont des hauts-de-forme de la même couleur. Deux villes d’une même couleur reliées par tes voies rapportent 1 point à la fin, les trois 3. Tu as 13 points maintenant : continue à partir d’ici.

empires-lesson-routes = Chemin court, chemin long
empires-lesson-routes-about = Comment se mesure une ligne, et pourquoi un détour peut payer.

empires-lesson-routes-idea-title = Du tissu pour Brig
empires-lesson-routes-idea = Ferro Works a du tissu, et Brig en veut. Deux cases peuvent relier Brig à ta voie : le désert à côté, ou la plaine au-dessous. Une marchandise prend toujours le plus court chemin qui existe : réfléchis avant d’en construire un trop court.

empires-lesson-routes-plain-title = Le détour
empires-lesson-routes-plain = Par le désert, ce serait six cases : 3 $. Par Moss Farms et la plaine, c’en est sept : 2 $ et 1 de prestige. Moss Farms ne te coûte rien de plus, et la plaine est gratuite.
empires-lesson-routes-plain-learned = Un détour peut valoir plus que le plus court.
empires-lesson-routes-plain-do = Construis sur la plaine à côté de Moss Farms.
empires-lesson-routes-answer-too-short = C’est le chemin court : six cases, et pas de prestige. Une fois qu’il est là, la marchandise doit le prendre.
empires-lesson-routes-answer-no-route = Une nouvelle ligne coûte 2 $, et l’ancienne va presque jusqu’à Brig.
empires-lesson-routes-answer-over-moss = Permis, mais Brig est tout près maintenant : par la plaine à côté de Moss Farms.

empires-lesson-routes-city-title = Vers Brig
empires-lesson-routes-city = Bruno a un train à Brig. Une compagnie de plus y tient, et dans les villes on ne paie personne pour cela.
empires-lesson-routes-city-do = Construis à Brig.
empires-lesson-routes-answer-brig-now = Permis, mais Brig termine la ligne.

empires-lesson-routes-deliver-title = Compte-les
empires-lesson-routes-deliver = Ferro Works, plaine, désert, forêt, Moss Farms, plaine, Brig : sept. Aucun de tes trains n’est sur le chemin ; chacun en ôterait 2. C’est la deuxième livraison à Brig : 1 $ de plus.
empires-lesson-routes-deliver-learned = Chacun de tes trains sur le trajet retire 2 à la longueur.
empires-lesson-routes-deliver-do = Livre du tissu de Ferro Works à Brig.
empires-lesson-routes-answer-do-deliver = Tu peux continuer sans, mais c’est pour cela que tu as construit.

empires-lesson-routes-card-title = Le terrain compte aussi
empires-lesson-routes-card = La carte violette demande plaine et forêt, et le tissu a traversé les deux. C’est ton dixième point de prestige : toutes les usines se remplissent.
empires-lesson-routes-card-do = Joue la carte violette avec plaine et forêt.
empires-lesson-routes-answer-terrain-card = Tu peux, mais la ligne n’a pas rencontré de rivière. Plaine et forêt, oui.

empires-lesson-routes-buy-title = Pour l’acier
empires-lesson-routes-buy = La carte de gauche est gratuite et demande de l’acier. Ferro Works en a.
empires-lesson-routes-buy-do = Prends la carte de gauche.
empires-lesson-routes-answer-for-nothing = Tu peux la payer, mais celle de gauche est gratuite et va aussi bien.
empires-lesson-routes-answer-take-it = Tu peux continuer sans, mais elle ne coûte rien.

empires-lesson-routes-sum-title = À retenir
empires-lesson-routes-sum = La longueur compte tes cases, moins 2 pour chaque train en chemin. Jusqu’à six, c’est de l’argent, à partir de sept du prestige, à partir de onze le double. Et le plus court chemin ne se choisit pas : laisse un trou là où tu veux un long trajet. Continue à partir d’ici.

empires-lesson-sharing = Partager et collectionner
empires-lesson-sharing-about = Par la forêt de Bruno, et une quatrième couleur.

empires-lesson-sharing-idea-title = New Yard veut de l’acier
empires-lesson-sharing-idea = Entre Minster et New Yard, il y a Ashby Weavers et la forêt de Bruno. Pas besoin d’en faire le tour : deux compagnies tiennent sur chaque case. Tu paies le terrain, et 1 $ à qui est là.

empires-lesson-sharing-factory-title = Rien pour les usines
empires-lesson-sharing-factory = Ashby Weavers est une usine : aucun prix, et personne à payer.
empires-lesson-sharing-factory-do = Construis à Ashby Weavers.
empires-lesson-sharing-answer-no-route = Une nouvelle ligne coûte 2 $ et part de zéro. Continue depuis Minster.
empires-lesson-sharing-answer-ashby-free = Permis, mais Ashby Weavers mène à New Yard, et c’est gratuit.

empires-lesson-sharing-forest-title = Un dollar pour Bruno
empires-lesson-sharing-forest = 1 $ pour la forêt et 1 $ pour Bruno. En faire le tour prendrait plus de voies, et un tour de plus.
empires-lesson-sharing-forest-learned = Partager une case coûte souvent moins que la contourner.
empires-lesson-sharing-forest-do = Construis sur la forêt à côté de Bruno.
empires-lesson-sharing-answer-star-later = L’étoile vaut un point, et personne n’est tout près. D’abord la forêt.
empires-lesson-sharing-answer-forest-now = Permis, mais le chemin de New Yard passe par la forêt.

empires-lesson-sharing-city-title = Vers New Yard
empires-lesson-sharing-city = Rien à livrer au dernier tour ; ce n’est pas grave. Bruno a construit, et maintenant New Yard termine ta ligne.
empires-lesson-sharing-city-do = Construis à New Yard.
empires-lesson-sharing-answer-city-first = Permis, mais d’abord la ville : c’est là que tu livres à ce tour.

empires-lesson-sharing-star-title = Et l’étoile
empires-lesson-sharing-star = Une deuxième voie est obligatoire. Le désert à côté d’Ashby Weavers a une étoile que personne n’a prise : 1 $, et 1 de prestige.
empires-lesson-sharing-star-do = Construis sur le désert à l’étoile.
empires-lesson-sharing-answer-free-star = Permis, mais ici une étoile attend.

empires-lesson-sharing-deliver-title = Sept, moins deux
empires-lesson-sharing-deliver = De Ferro Works à New Yard, il y a sept cases. Mais ton train est à Minster et en ôte 2 : cinq, 3 $. Bruno a livré le premier à New Yard, tu reçois donc 1 $ de plus.
empires-lesson-sharing-deliver-do = Livre de l’acier de Ferro Works à New Yard.
empires-lesson-sharing-answer-short-cloth = Depuis Ashby Weavers, ce ne sont que trois cases. Ferro Works est plus loin.
empires-lesson-sharing-answer-do-deliver = Tu peux continuer sans, mais c’est pour cela que tu as construit.

empires-lesson-sharing-collect-title = Quelle carte maintenant ?
empires-lesson-sharing-collect = La rouge demande de l’acier et rapporterait 1 de prestige. Mais tu as joué jaune, rouge et violette : avec une bleue, tu as les quatre couleurs, et Collectionneur passionné vaut 2.
empires-lesson-sharing-collect-learned = Une carte est aussi une couleur pour ta collection.
empires-lesson-sharing-collect-do = Joue la carte bleue, même si son terrain ne va pas.
empires-lesson-sharing-answer-fourth-colour = Tu peux, mais le bleu est la couleur qui te manque, et Collectionneur passionné vaut plus.

empires-lesson-sharing-claim-title = Revendique d’abord
empires-lesson-sharing-claim = Un haut de carte par tour, 2 points ; qui vient après en a 1. Bruno a déjà deux couleurs.
empires-lesson-sharing-claim-do = Revendique Collectionneur passionné.
empires-lesson-sharing-answer-claim-now = Tu peux attendre, mais les hauts vont à qui passe d’abord.

empires-lesson-sharing-sum-title = Regarde les exploits
empires-lesson-sharing-sum = Trois hauts sont à toi, 6 points. Ils sont ouverts à tous : regarde-les avant de jouer une carte ou de choisir un chemin, et regarde ce qui manque à Bruno. Tu as 19 points, Bruno 9 : continue à partir d’ici.
