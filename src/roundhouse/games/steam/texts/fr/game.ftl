# Steam.
steam-name = Steam
steam-money = { $value } €

# Ce qui s’est passé.
steam-event-bid = { $seat } offre { $euros } €.
steam-event-passed = { $seat } passe.
steam-event-passed-freely = { $seat } passe grâce à la tuile Ordre du tour et reste dans l’enchère.
steam-event-place-taken = { $seat } prend le rang { $place } dans l’ordre du tour{ $euros ->
    [0] { "" }, sans rien payer
   *[other] { "" }, pour { $euros } €
 }.
steam-event-order-changed = Nouvel ordre du tour : { $order }.
steam-event-turn-began = Le tour { $turn } sur { $turns } commence. Ordre : { $order }.
steam-event-cash-raised = { $seat } lève { $euros } €{ $income ->
    [0] { "" }
   *[other] { "" }, revenu −{ $income }
 }{ $points ->
    [0] { "" }
   *[other] { "" }, points −{ $points }
 }.
steam-event-paid = { $seat } paie { $euros } € ({ $for }).
steam-event-action-chosen = { $seat } prend la tuile { $action }.
steam-event-action-passed = { $seat } prend la tuile { $action } sans payer, juste pour son numéro.
steam-event-locomotive-improved = { $seat } a maintenant une locomotive de niveau { $level }.
steam-event-track-built = { $seat } pose une voie, { $joins } ({ $face }) : { $hex }.
steam-event-track-upgraded = { $seat } améliore une voie, { $joins } ({ $face }) : { $hex }.
steam-event-track-redirected = { $seat } dévie une voie, { $joins } ({ $face }) : { $hex }.
steam-event-track-withdrawn = { $seat } reprend une tuile ({ $face }) et son prix, { $euros } € : { $hex }.
steam-event-link-claimed = { $seat } s’approprie la voie sans propriétaire au départ de : { $from }.
steam-event-link-completed = { $seat } a terminé une liaison : { $between }.
steam-event-link-lost = { $seat } n’a pas prolongé sa voie, qui n’est plus à personne ; départ : { $from }.
steam-event-city-grew = { $place } s’agrandit{ $count ->
    [0] { "" }, sans cube : le tableau des marchandises est vide.
   *[other] { " " }: { $cubes }.
 }
steam-event-city-founded = { $seat } fonde une Nouvelle Ville, { $place } ({ $colour }){ $count ->
    [0] { "" }, sans cube : le tableau des marchandises est vide.
   *[other] { " " }: { $cubes }.
 }
steam-event-build-ended = { $seat } a fini de construire.
steam-event-cube-delivered = { $seat } livre un cube { $colour } : { $places } ({ $shares }).
steam-event-income-taken = { $seat } prend { $amount } de revenu{ $lost ->
    [0] { "" }
    [one] { "" } ; { $lost } au-delà du bout de la piste est perdu
   *[other] { "" } ; { $lost } au-delà du bout de la piste sont perdus
 }.
steam-event-points-taken = { $seat } prend { $amount ->
    [one] { $amount } point de victoire
   *[other] { $amount } points de victoire
 }.
steam-event-income-received = { $seat } { $euros ->
    [0] ne touche rien et ne paie rien
   *[other] touche { $euros } €
 }{ $upkeep ->
    [0] { "" }
   *[other] { " " }(revenu { $income } €, locomotive −{ $upkeep } €)
 }.
steam-event-expenses-covered = { $seat } ne peut pas payer { $euros } €{ $points ->
    [0] { "" }
   *[other] { "" }, points −{ $points }
 }{ $income ->
    [0] { "" }
   *[other] { "" }, revenu −{ $income }
 }.
steam-event-bankrupt = { $seat } fait faillite et quitte la partie.
steam-event-game-ended = La partie est finie. Scores : { $scores }.
# Ce que comptent les nombres d’un coup.
steam-nth-bid-1 = { $value } €
steam-nth-raise-1 = { $value } × 5 €
steam-nth-urbanize-3 = lot { $value }
steam-nth-grow-2 = lot { $value }
steam-reason-last-turn = le dernier tour a été joué
steam-reason-last-survivor = tous sauf un ont fait faillite

# Refus.
STM-S5 = { $why ->
    [phase] On n’enchérit pas maintenant ; en cours : { $phase }.
    [no-tiles] Pour quitter l’enchère, il suffit de passer.
    [low] { $bid } € ne dépasse pas l’offre de { $high } €.
   *[means] Une offre de { $cost } € ne pourrait pas être payée : tu peux lever { $raise } € au plus.
 }
STM-M1 = Dans le jeu de base, l’argent vient tout seul quand il y a quelque chose à payer. En cours : { $phase }.
STM-A1 = { $why ->
    [phase] On ne choisit pas d’action maintenant ; en cours : { $phase }.
   *[taken] { $by } a déjà la tuile { $action }.
 }
STM-A2 = { $by } a déjà la tuile { $action }.
STM-A3 = { $by } a déjà la tuile { $action }.
STM-A4 = { $by } a déjà la tuile { $action }.
STM-A5 = { $why ->
    [taken] { $by } a déjà la tuile { $action }.
    [means] Croissance urbaine coûte { $cost } € ; tu peux lever { $raise } € au plus.
   *[not-yours] Tu n’as pas de Croissance urbaine à utiliser.
 }
STM-A6 = { $why ->
    [taken] { $by } a déjà la tuile { $action }.
    [level] Ta locomotive est au niveau { $level }, le plus haut.
   *[means] Le niveau suivant coûte { $cost } € ; tu peux lever { $raise } € au plus.
 }
STM-A7 = { $why ->
    [taken] { $by } a déjà la tuile { $action }.
    [means] Urbanisation coûte { $cost } € ; tu peux lever { $raise } € au plus.
    [none-left] Bourgs restants : { $towns } ; Nouvelles Villes restantes : { $new_cities }. On ne peut pas prendre Urbanisation tant qu’une autre tuile est possible.
    [only-pass] Bourgs restants : { $towns } ; Nouvelles Villes restantes : { $new_cities }. Urbanisation ne peut être prise que sans payer, pour son numéro.
   *[not-yours] Tu n’as pas d’Urbanisation à utiliser.
 }
STM-A8 = { $why ->
    [standard] Dans le jeu standard, on ne passe pas ici : choisis une tuile.
    [one-tile] Une seule tuile peut être prise sans payer, pour son numéro : Croissance urbaine ou Urbanisation.
    [no-pass] La tuile { $action } ne peut pas être prise sans payer ; seules Croissance urbaine et Urbanisation le peuvent.
    [all-grown] Chaque ville a déjà son marqueur Croissance ; la tuile { $action } ne peut être prise que sans payer, pour son numéro.
   *[due] La tuile { $action } est payée : utilise-la avant de finir de construire.
 }
STM-B1 = { $why ->
    [phase] On ne construit pas maintenant ; en cours : { $phase }.
   *[builds] { $builds ->
        [one] Tu as construit une fois, et c’était la dernière.
       *[other] Tu as construit { $builds } fois, et c’était la dernière.
     }
 }
STM-B2 = { $hex } : d’ici, la voie doit ramener à une ville par tes propres voies.
STM-B3 = { $hex } : au-delà du côté { $edge }, la voie est à { $owner }, et personne d’autre ne peut la prolonger.
STM-B4 = { $why ->
    [city] { $place } est une ville : on n’y pose pas de voie.
    [turn] Les deux orientations de cette tuile ({ $face }) se valent ; choisis { $same }.
    [outside] { $hex } : au-delà du côté { $edge }, la voie sortirait de la carte.
   *[closed] { $hex } : le côté { $edge } ne peut pas être franchi.
 }
STM-B5 = { $hex } : une liaison commencerait et finirait ici au même endroit.
STM-B6 = Tuile « { $face } » : il n’en reste plus.
STM-B8 = { $town ->
    [yes] { $hex } : un bourg n’accepte que des tuiles Bourg, pas « { $face } ».
   *[no] { $hex } : il n’y a pas de bourg ici, « { $face } » ne peut pas s’y poser.
 }
STM-B9 = { $hex } : une tuile posée ici doit garder la voie qui s’y trouve ({ $lies }) et en ajouter une.
STM-B10 = { $why ->
    [not-now] { $hex } : aucune tuile de cette construction n’est ici.
    [legal] { $hex } : la voie ramène à une ville, elle reste donc.
    [loose] { $loose ->
        [one] Une de tes liaisons ne ramène
       *[other] { $loose } de tes liaisons ne ramènent
     } à aucune ville : raccorde, ou reprends la tuile.
   *[withdrawn] { $withdrawn ->
        [one] Tu as repris une tuile pendant cette construction
       *[other] Tu as repris { $withdrawn } tuiles pendant cette construction
     } ; plus de « { $face } » sur terrain vide.
 }
STM-B11 = { $why ->
    [no-track] { $hex } : il n’y a pas de voie à dévier.
    [town] La voie d’un bourg ne se dévie jamais.
    [other-rails] { $hex } : « { $face } », posée ainsi, ne tourne pas le bout d’une seule voie en laissant le reste.
    [owner] { $hex } : la voie est à { $owner }.
    [untraced] { $hex } : la voie ne part pas d’une ville et ne rejoint pas l’une des tiennes.
   *[not-last] { $hex } : ce n’est pas la dernière tuile de sa liaison.
 }
STM-B15 = { $hex } : la liaison est terminée et ne peut plus être déviée.
STM-B16 = { $why ->
    [city] { $place } est déjà une ville.
    [colour] Il ne reste plus de Nouvelle Ville de cette couleur : { $colour }.
    [no-set] Il n’y a pas de lot { $set } ; nombre de lots au tableau des marchandises : { $sets }.
    [not-empty] Il y a des cubes au tableau des marchandises : prends un lot.
   *[empty] Le lot { $set } est déjà pris.
 }
STM-B17 = { $why ->
    [town] { $place } est un bourg ; seules les villes s’agrandissent.
    [grown] { $place } a déjà son marqueur Croissance.
    [no-set] Il n’y a pas de lot { $set } ; nombre de lots au tableau des marchandises : { $sets }.
    [not-empty] Il y a des cubes au tableau des marchandises : prends un lot.
   *[empty] Le lot { $set } est déjà pris.
 }
STM-B18 = Cela coûte { $cost } € ; tu peux payer { $raise } € au plus.
STM-G1 = { $why ->
    [phase] On ne déplace pas de marchandises maintenant ; en cours : { $phase }.
    [no-tiles] Pour ne rien faire, il suffit de passer.
    [improved] Tu as déjà amélioré ta locomotive pendant cette phase.
    [level] Ta locomotive est au niveau { $level }, le plus haut.
   *[no-cube] { $place } n’a pas de cube { $colour }.
 }
STM-G2 = { $why ->
    [level] Le trajet compte { $links } liaisons ; ta locomotive de niveau { $level } n’en parcourt que { $level }.
   *[no-link] { $place } : aucune liaison terminée ne part du côté { $edge }.
 }
STM-G3 = { $why ->
    [must-stop] { $place } accepte les cubes de cette couleur ({ $colour }) : le cube doit s’y arrêter.
   *[must-arrive] { $place } n’accepte pas les cubes de cette couleur ({ $colour }).
 }
STM-G4 = Le cube passerait deux fois par { $place }.
STM-G5 = { $own ->
    [0] Aucune de ces liaisons n’est à toi.
    [one] Une de ces liaisons est à toi, mais un rival en a { $rival }.
   *[other] { $own } de ces liaisons sont à toi, mais un rival en a { $rival }.
 }
STM-G7 = Pas maintenant ; en cours : { $phase }.
STM-D2 = { $why ->
    [phase] On ne lève pas de capitaux maintenant ; en cours : { $phase }.
    [no-tiles] Pour ne rien lever, il suffit de passer.
    [none] Pour ne rien lever, il suffit de passer.
   *[points] { $steps } fois 5 € coûteraient, en plus du revenu, { $points ->
        [one] { $points } point
       *[other] { $points } points
     } ; tu en as { $have }.
 }
STM-D3 = { $why ->
    [phase] On n’enchérit pas maintenant ; en cours : { $phase }.
    [no-tiles] Pour quitter l’enchère, il suffit de passer.
    [low] { $bid } € ne dépasse pas l’offre de { $high } €.
   *[cash] Tu as { $cash } € : trop peu pour offrir { $bid } €.
 }

# Options.
steam-option-rules = Le jeu de base, ou le jeu standard avec ses enchères et son argent plus rare.
steam-option-map = Une de nos cartes (northeast, ruhr, ireland, italy), ou le chemin d’un fichier de carte, .toml ou .json.
steam-option-beginners = Jeu de base : le premier ordre du tour est tiré au sort et chacun reçoit quelques euros, sans enchère.
steam-option-relaxed = Jeu standard : qui peut lever de l’argent aussi pour les voies et l’entretien : none (personne), all (tous), ou les places comptées à partir de 1, comme 1+3.

# De quoi un score est fait.
steam-part-points = Points de victoire
steam-part-income = Revenu
steam-part-links = Liaisons

# Ce qu’un résultat dit encore.
steam-fact-bankrupt = en faillite

# Phases, et ce qu’on paie.
steam-word-first-order = enchère pour le premier ordre du tour
steam-word-capital = levée de capitaux
steam-word-order = ordre du tour
steam-word-goods = déplacement des marchandises
steam-word-share = revenu ou points
steam-word-track = voies
steam-word-expenses = dépenses

# Verbes.
steam-word-bid = enchérir
steam-word-pass = passer
steam-word-raise = lever des capitaux, par tranches de 5 €
steam-word-choose = choisir une action
steam-word-build = construire une voie
steam-word-redirect = dévier une voie
steam-word-withdraw = reprendre une tuile
steam-word-urbanize = fonder une Nouvelle Ville
steam-word-grow = agrandir une ville
steam-word-end = finir de construire
steam-word-deliver = livrer un cube
steam-word-improve = améliorer la locomotive
steam-word-income = revenu
steam-word-points = points de victoire

# Actions.
steam-word-turn-order = Ordre du tour
steam-word-first-move = Premier déplacement
steam-word-engineer = Ingénieur
steam-word-first-build = Première construction
steam-word-city-growth = Croissance urbaine
steam-word-locomotive = Locomotive
steam-word-urbanization = Urbanisation

# Couleurs.
steam-word-red = rouge
steam-word-yellow = jaune
steam-word-purple = violet
steam-word-blue = bleu
steam-word-grey = gris

# Tuiles de voie.
steam-word-straight = ligne droite
steam-word-gentle = courbe large
steam-word-sharp = courbe serrée
steam-word-cross-straight = croisement de deux lignes droites
steam-word-cross-mixed = croisement d’une courbe large et d’une ligne droite
steam-word-cross-gentle = croisement de deux courbes larges
steam-word-pass-gentle = deux courbes larges côte à côte
steam-word-pass-straight = courbe serrée à côté d’une ligne droite
steam-word-pass-left = courbe serrée et, dans le sens horaire, une large
steam-word-pass-right = courbe serrée et, dans le sens antihoraire, une large
steam-word-town-end = bourg à une sortie
steam-word-town-straight = bourg sur une ligne droite
steam-word-town-gentle = bourg sur une courbe large
steam-word-town-sharp = bourg sur une courbe serrée
steam-word-town-star = bourg à trois sorties en étoile
steam-word-town-fan = bourg à trois sorties voisines
steam-word-town-fork-left = bourg sur une ligne droite, avec une branche dans le sens horaire depuis un bout
steam-word-town-fork-right = bourg sur une ligne droite, avec une branche dans le sens antihoraire depuis un bout
steam-word-town-cross = bourg sur deux lignes droites
steam-word-town-kite = bourg à quatre sorties, dont une à part
steam-word-town-wide = bourg à quatre sorties voisines

steam-told-income = revenu
steam-told-links = liaisons
