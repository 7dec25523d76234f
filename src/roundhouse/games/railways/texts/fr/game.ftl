# Railways of the World.
railways-name = Railways of the World
railways-money = { $value } $

# Ce qui s’est passé.
railways-event-display-laid = Cartes Opérations proposées : { $cards }.
railways-event-first-player = { $seat } ouvre le premier tour.
railways-event-barons-dealt = { $seat } reçoit deux barons : { $barons }.
railways-event-baron-kept = { $seat } garde le baron « { $baron } ».
railways-event-baron-chosen = { $seat } a gardé un baron.
railways-event-turn-began = Le tour { $turn } commence.
railways-event-last-turn-began = Le tour { $turn } commence : c’est le dernier.
railways-event-order-set = Ordre du tour : { $order }.
railways-event-bid = { $seat } offre { $dollars } $.
railways-event-passed = { $seat } passe.
railways-event-cash-received = { $seat } reçoit { $dollars } $.
railways-event-bonds-issued = { $seat } émet { $bonds ->
    [one] { $bonds } obligation
   *[other] { $bonds } obligations
 } pour { $dollars } $.
railways-event-paid = { $seat } paie { $dollars } $ ({ $for }).
railways-event-points-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ({ $for }).
railways-event-track-built = { $seat } pose une voie, { $joins } ({ $face }), { $dollars ->
    [0] gratuitement
   *[other] pour { $dollars } $
 } : { $hex }.
railways-event-track-crossed = { $seat } croise une voie, { $joins } ({ $face }), { $dollars ->
    [0] gratuitement
   *[other] pour { $dollars } $
 } : { $hex }.
railways-event-track-redirected = { $seat } dévie une voie, { $joins } ({ $face }), { $dollars ->
    [0] gratuitement
   *[other] pour { $dollars } $
 } : { $hex }.
railways-event-link-completed = { $seat } a terminé une liaison : { $between }.
railways-event-link-removed = { $seat } perd une liaison inachevée, retirée de la carte ; départ : { $from }.
railways-event-line-completed = { $seat } a terminé une grande ligne ({ $between }), qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
railways-event-western-link-built = { $seat } construit la Liaison de l’Ouest : { $place }.
railways-event-sea-link-opened = { $seat } ouvre une liaison maritime, { $sea }, pour { $dollars } $.
railways-event-industrial-age-began = L’ère industrielle commence.
railways-event-industry-came = L’industrie s’installe d’elle-même, { $place } ; nouvelle couleur : { $colour }.
railways-event-cubes-came = De nouveaux cubes, { $place } : { $cubes }.
railways-event-mine-opened = { $seat } ouvre une mine, { $place } : { $cubes }.
railways-event-track-ended = { $seat } dépasse le bout de la piste et garde de côté { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
railways-event-line-opened = { $seat } a { $points } points : le pays à l’ouest des montagnes est ouvert.
railways-event-city-urbanized = { $seat } urbanise { $place } ({ $colour }) ; nouveaux cubes : { $cubes }.
railways-event-locomotive-improved = { $seat } a maintenant une locomotive de niveau { $level }.
railways-event-cube-delivered = { $seat } livre un cube { $colour } : { $places } ({ $shares }).
railways-event-depots-placed = { $seat } place { $depots ->
    [one] un dépôt de combustible
   *[other] { $depots } dépôts de combustible
 } : { $place }.
railways-event-depot-spent = { $seat } reprend un dépôt de combustible : { $place }.
railways-event-cube-waits = { $seat } déplace un cube { $colour } : { $places }. Il attend là.
railways-event-cube-lost = { $seat } perd un cube { $colour } qui n’est pas reparti : { $place }.
railways-event-rotor-turned = { $place } : le rotor passe à une autre couleur ({ $colour }).
railways-event-city-emptied = { $place } n’a plus de cubes ; { $left ->
    [0] c’était la dernière ville vide qui manquait pour la fin
    [one] encore une ville vide, puis un dernier tour
   *[other] encore { $left } villes vides, puis un dernier tour
 }.
railways-event-marker-removed = { $place } n’est plus vide ; { $left ->
    [one] encore une ville vide avant le dernier tour
   *[other] encore { $left } villes vides avant le dernier tour
 }.
railways-event-end-triggered = La fin approche : le tour { $turn } sera le dernier.
railways-event-card-taken = { $seat } prend la carte { $card }.
railways-event-card-played = { $seat } joue la carte { $card }.
railways-event-card-claimed = { $seat } remporte la carte { $card }.
railways-event-card-drawn = Une nouvelle carte est proposée : { $card }.
railways-event-income-received = { $seat } touche { $dollars } $ de revenu.
railways-event-baron-revealed = { $seat } montre le baron « { $baron } », qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
railways-event-game-ended = La partie est finie. Scores : { $scores }.
# Qui lit le premier n’a pas besoin du second, qui est pour les autres.
railways-instead-baron-kept = baron-chosen
railways-instead-cube-delivered = points-scored delivery
railways-instead-line-completed = points-scored major-line

# Ce que comptent les nombres d’un coup.
railways-nth-bid-1 = { $value } $
railways-nth-depot-2 = × { $value }
railways-reason-empty-cities = assez de villes sont vides, et le dernier tour a été joué
railways-reason-move-limit = personne n’a rien livré depuis trop longtemps

# Refus.
ROW-S2 = Tuile « { $face } » : il n’en reste plus.
ROW-S4 = { $why ->
    [phase] Les barons se choisissent avant le premier tour. En cours : { $phase }.
   *[not-yours] Le baron « { $baron } » n’est pas l’un des tiens.
 }
ROW-T1 = { $why ->
    [phase] On n’enchérit pas maintenant ; en cours : { $phase }.
    [lowest] L’offre minimale est de { $lowest } $, pas { $bid } $.
    [low] { $bid } $ ne dépasse pas l’offre de { $high } $.
   *[bound] { $bid } $, c’est trop : aucune offre ne dépasse { $highest } $.
 }
ROW-T4 = Tu ne peux pas passer maintenant ; en cours : { $phase }.
ROW-B1 = { $why ->
    [phase] On ne construit pas maintenant ; en cours : { $phase }.
    [laid] La voie est posée : place des dépôts de combustible ou finis de construire.
   *[nothing-laid] Pose d’abord une tuile : la carte que tu as jouée sert à construire.
 }
ROW-B2 = { $why ->
    [start] { $hex } : d’ici, la voie ne toucherait ni une ville ni une de tes liaisons inachevées.
   *[continue] { $hex } : cela ne prolonge pas la liaison que tu es en train de construire.
 }
ROW-B3 = { $why ->
    [same-city] La liaison commencerait et finirait au même endroit : { $place }.
   *[owner] { $hex } : la voie qu’elle rejoindrait est à { $owner }, et personne d’autre ne peut la prolonger.
 }
ROW-B4 = { $why ->
    [city] { $place } est une ville : on n’y pose pas de voie.
    [turn] Les deux orientations de cette tuile ({ $face }) se valent ; choisis { $same }.
   *[connection] { $hex } : { $place } n’a pas d’accès de ce côté ({ $edge }).
 }
ROW-B7 = { $why ->
    [variant] Dans cette partie, on ne dévie pas les voies.
    [no-track] { $hex } : il n’y a pas de voie à dévier.
    [this-action] { $hex } : cette voie a été posée dans cette action ; on peut l’annuler, pas la dévier.
    [other-rails] { $hex } : « { $face } », posée ainsi, ne tourne pas le bout d’une seule voie en laissant le reste.
   *[not-last] { $hex } : ce n’est pas la dernière tuile de sa liaison.
 }
ROW-B8 = { $why ->
    [nothing-to-cross] { $hex } : il n’y a pas de voie à croiser, « { $face } » ne peut pas s’y poser.
    [lies] { $hex } : une tuile posée ici doit garder la voie qui s’y trouve ({ $lies }) et la croiser.
    [wall] { $hex } : la liaison qui s’y trouve ({ $owner }) n’est pas terminée, on ne peut pas la croiser.
   *[complete] { $hex } : la liaison est terminée et ne peut plus être déviée.
 }
ROW-B12 = { $why ->
    [outside] { $hex } : au-delà du côté { $edge }, la voie sortirait de la carte.
   *[closed] { $hex } : le côté { $edge } ne peut pas être franchi.
 }
ROW-U1 = { $why ->
    [phase] On n’urbanise pas maintenant ; en cours : { $phase }.
    [not-grey] { $place } a déjà une couleur ({ $colour }) ; seules les villes grises peuvent être urbanisées.
   *[no-tile] Il ne reste plus de Nouvelle Ville de cette couleur : { $colour }.
 }
ROW-L1 = { $why ->
    [phase] On n’améliore pas la locomotive maintenant ; en cours : { $phase }.
   *[level] Ta locomotive est au niveau { $level }, le plus haut.
 }
ROW-D1 = { $why ->
    [phase] On ne livre pas maintenant ; en cours : { $phase }.
    [no-cube] { $place } n’a pas de cube { $colour }.
    [level] Le trajet compte { $links } liaisons ; ta locomotive de niveau { $level } n’en parcourt que { $level }.
    [must-stop] { $place } accepte les cubes de cette couleur ({ $colour }) : le cube doit s’y arrêter.
    [no-link] { $place } : aucune liaison terminée ne part du côté { $edge }.
    [no-sea-link] { $place } : aucune liaison maritime ne part de la case { $edge }.
   *[must-arrive] { $place } n’accepte pas les cubes de cette couleur ({ $colour }).
 }
ROW-D2 = Le cube passerait deux fois par { $place }.
ROW-D3 = { $place } : la première liaison doit être à toi ; celle qui part du côté { $edge } est à { $owner }.
ROW-O1 = { $why ->
    [phase] Pas de cartes maintenant ; en cours : { $phase }.
    [not-there] La carte { $card } n’est pas proposée.
   *[not-yours] Tu n’as pas la carte { $card }.
 }
ROW-O2 = { $why ->
    [circle] La carte { $card } ne se prend pas : elle récompense qui accomplit d’abord ce qu’elle demande.
    [works-by-itself] La carte { $card } agit d’elle-même : on ne la joue pas.
   *[used] Tu as déjà utilisé la carte { $card } à ce tour.
 }
ROW-O3 = { $why ->
    [charter] { $owner } a la charte : personne d’autre ne pose de voie vers cette ville ou à partir d’elle ({ $place }).
    [needs-place-colour] Choisis où et de quelle couleur : { $card }, une ville grise, une couleur.
    [needs-place] Choisis où : { $card }, une ville.
    [needs-place-edge] Choisis quelle liaison : { $card }, une ville et le côté par où la liaison en part.
    [no-target] La carte { $card } ne vise aucun endroit maintenant.
    [rival-link] { $place } : aucune liaison terminée d’un autre joueur ne part du côté { $edge }.
    [depot] { $place } : il y a un comptoir sur la liaison qui part du côté { $edge }.
    [express-passes] Avec l’Express, le cube { $colour } dépasse une ville de sa couleur et s’arrête à la suivante.
    [before-action] La carte { $card } se joue avant l’action à laquelle elle sert.
    [no-express] Aucun cube ne peut dépasser une ville de sa couleur et en atteindre une autre : la carte { $card } ne ferait rien.
    [in-use] La carte { $card } est déjà en usage.
   *[no-build] Aucune voie ne peut être posée : la carte { $card } ne ferait rien.
 }
ROW-M1a = { $why ->
    [phase] Pas de Liaison de l’Ouest maintenant ; en cours : { $phase }.
    [not-there] { $place } n’a pas de case pour une Liaison de l’Ouest.
    [built] { $place } : la Liaison de l’Ouest est à { $owner }.
    [no-link] { $place } : tu n’as pas de liaison terminée jusque-là.
   *[next-round] { $place } : tu viens d’y arriver ; la Liaison de l’Ouest peut être construite à partir de la ronde suivante.
 }
ROW-M1c = { $hex } : c’est à l’ouest des montagnes, où personne ne construit avant que quelqu’un ait { $points } points.
ROW-M5b = { $why ->
    [phase] Pas de liaison maritime maintenant ; en cours : { $phase }.
    [taken] Cette case est à { $owner } : { $sea }.
    [each] { $each ->
        [one] Tu as déjà une liaison maritime là : chacun n’en a qu’une.
       *[other] Tu as déjà { $each } liaisons maritimes là, le maximum pour un joueur.
     }
   *[alike] Ces cases libres se valent ({ $sea }) : choisis { $first }.
 }
ROW-M5c = { $place } : tu y as déjà terminé une liaison à ce tour ; une seule est permise, et d’autres ne pourraient pas être terminées.
ROW-M6b = { $hex } : sur un hexagone de ferry, il faut une Ligne de ferry, et tu n’en as pas.
ROW-M6c = { $why ->
    [mined] { $place } a déjà eu sa mine.
   *[not-grey] { $place } a déjà une couleur ({ $colour }) ; les mines sont pour les villes grises.
 }
ROW-M8a = { $why ->
    [phase] Pas maintenant ; en cours : { $phase }.
    [not-played] On joue cette partie sans dépôts de combustible.
    [tile-first] Pose d’abord une tuile : les dépôts de combustible se placent pendant qu’on construit.
    [once] Tu as déjà placé des dépôts de combustible dans cette construction.
    [taken] { $place } a déjà des dépôts de combustible : { $owner }.
    [not-joined] { $place } : tu n’as pas de liaison terminée jusque-là.
    [under-construction] { $place } : une liaison en part qui est encore en chantier, aucun dépôt de combustible n’y va maintenant.
    [number] { $place } : tu peux en placer { $most } au plus, et au moins un, pas { $number }.
    [nothing-waits] Aucun de tes cubes n’attend de repartir.
    [not-left] { $place } : le cube n’en est pas encore parti.
    [over] { $place } : le cube finit là son trajet, rien ne suit.
    [no-depot] { $place } : tu n’y as pas de dépôt de combustible.
    [refuel-first] { $place } accepte le cube : ravitaille avant de t’arrêter, ce qui demande deux dépôts de combustible.
    [two-needed] { $place } : dépasser sa couleur et s’y arrêter demande deux dépôts de combustible ; tu en as { $depots }.
    [no-need] { $place } ne retient pas le cube : choisis par où il continue.
    [goes-on] { $place } : après le ravitaillement, le cube doit continuer ou s’arrêter.
   *[say-unload] { $place } : tu y as un dépôt de combustible ; décharge pour livrer là, ou ravitaille pour continuer.
 }

# De quoi un score est fait.
railways-part-points = Points
railways-part-bonds = Obligations
railways-part-baron = Baron

# Options.
railways-option-map = La carte. Nombres de joueurs conseillés : eastern_us 5, 6, et 2 avec sa variante ; mexico 2, 3 ; europe 3, 4, 5 ; great_britain 4, 5 ; portugal 2, 3 ; north_america 3, 4 ; nippon 2, 3, 4 ; western_us 5, 6 ; iberia 2, 3.
railways-option-auction = Qui commence : l’enchère (normal), pas d’enchère au premier tour (beginners), ou une enchère où chacun paie son rang (experts).
railways-option-shorter = Une partie plus courte : il faut deux marqueurs de moins pour finir.
railways-option-redirecting = Le bout d’une liaison restée inachevée peut être dévié plus tard.
railways-option-without = Les cartes et barons à étoile noire sont facultatifs : ceux qu’on nomme ici restent dans la boîte.
railways-option-shinbashi = La carte promo Gare de Shinbashi prend la place de L’ère du rail commence.
railways-option-barons = Les barons de la carte (map), ou les barons du monde (world), qui ne nomment pas de ville.
railways-option-rotors = Rotors : certaines villes acceptent une deuxième couleur, qui change à chaque livraison.
railways-option-depots = Dépôts de combustible : un cube traverse une ville de sa couleur, ou s’y arrête et repart plus tard.
railways-option-mountain_line = Deux joueurs : personne ne construit à l’ouest des montagnes avant que l’un ait les points (eastern_us 30).
railways-option-golden_spikes = Variante transcontinentale : les cartes et barons au crampon d’or entrent en jeu.
railways-option-income = La piste des revenus : celle de la carte (map) ou, pour une partie plus détendue, une autre.
railways-option-idle_turns = La partie finit après tant de tours de suite sans livraison.

# Phases.
railways-word-barons = chacun garde un baron
railways-word-auction = l’enchère
railways-word-actions = les actions
railways-word-building = une construction
railways-word-express-run = une livraison avec l’Express
railways-word-over = la fin

# Pour quoi on paie et on marque.
railways-word-track = voies
railways-word-urbanization = urbanisation
railways-word-locomotive = locomotive
railways-word-interest = intérêts
railways-word-delivery = livraison
railways-word-major-line = grande ligne
railways-word-first-place = le premier rang
railways-word-sea-link = une liaison maritime
railways-word-fuel-depots = dépôts de combustible

# Verbes.
railways-word-keep = garder un baron
railways-word-bid = enchérir
railways-word-pass = passer
railways-word-build = construire une voie
railways-word-redirect = dévier une voie
railways-word-end = finir de construire
railways-word-urbanize = urbaniser
railways-word-improve = améliorer la locomotive
railways-word-deliver = livrer un cube
railways-word-take = prendre une carte
railways-word-play = jouer une carte
railways-word-west = construire une Liaison de l’Ouest
railways-word-sail = ouvrir une liaison maritime
railways-word-continue = faire repartir le cube en attente
railways-word-depot = placer des dépôts de combustible

# Ce que fait un cube à un dépôt de combustible.
railways-word-refuel = ravitailler et dépasser
railways-word-halt = s’arrêter jusqu’à la prochaine action
railways-word-unload = décharger ici

# Sortes de mots.
word-operation = une carte Opérations
word-call = ce que fait le cube à un dépôt de combustible
word-baron = un baron
word-sea = une liaison maritime

# Couleurs.
railways-word-red = rouge
railways-word-yellow = jaune
railways-word-blue = bleu
railways-word-black = noir
railways-word-purple = violet
railways-word-grey = gris

# Tuiles de voie.
railways-word-straight = ligne droite
railways-word-gentle = courbe large
railways-word-cross-straight = croisement de deux lignes droites
railways-word-cross-mixed = croisement d’une courbe large et d’une ligne droite
railways-word-cross-gentle = croisement de deux courbes larges

# Cartes Opérations.
railways-word-railroad-era-begins = L’ère du rail commence
railways-word-speed-record = Record de vitesse
railways-word-new-train = Nouveau train
railways-word-bounty-mobile = Prime de service Mobile
railways-word-bounty-duluth = Prime de service Duluth
railways-word-bounty-toronto = Prime de service Toronto
railways-word-bounty-louisville = Prime de service Louisville
railways-word-bounty-raleigh = Prime de service Raleigh
railways-word-bounty-jacksonville = Prime de service Jacksonville
railways-word-railroad-executive = Directeur des chemins de fer
railways-word-new-industry = Nouvelle industrie
railways-word-city-growth = Croissance urbaine
railways-word-land-grant = Concession de terres
railways-word-perfect-engineering = Ingénierie parfaite
railways-word-hotel-new-york = Hôtel New York
railways-word-hotel-chicago = Hôtel Chicago
railways-word-hotel-atlanta = Hôtel Atlanta
railways-word-hotel-boston = Hôtel Boston
railways-word-hotel-baltimore = Hôtel Baltimore
railways-word-hotel-charleston = Hôtel Charleston
railways-word-hotel-philadelphia = Hôtel Philadelphie
railways-word-hotel-pittsburgh = Hôtel Pittsburgh
railways-word-hotel-new-orleans = Hôtel La Nouvelle-Orléans
railways-word-bounty-hermosillo = Prime de service Hermosillo
railways-word-bounty-oaxaca = Prime de service Oaxaca
railways-word-bounty-chihuahua = Prime de service Chihuahua
railways-word-bounty-nuevo-laredo = Prime de service Nuevo Laredo
railways-word-bounty-mazatlan = Prime de service Mazatlán
railways-word-tunnel-engineer = Ingénieur des tunnels
railways-word-express = Express
railways-word-trading-depot = Comptoir
railways-word-hotel-mexico-city = Hôtel Mexico
railways-word-hotel-guadalajara = Hôtel Guadalajara
railways-word-hotel-monterrey = Hôtel Monterrey
railways-word-hotel-veracruz = Hôtel Veracruz
railways-word-hotel-tampico = Hôtel Tampico
railways-word-hotel-puebla = Hôtel Puebla
railways-word-hotel-ciudad-juarez = Hôtel Ciudad Juárez
railways-word-bounty-marseille = Prime de service Marseille
railways-word-bounty-naples = Prime de service Naples
railways-word-bounty-lisbon = Prime de service Lisbonne
railways-word-bounty-constantinople = Prime de service Constantinople
railways-word-bounty-moscow = Prime de service Moscou
railways-word-passenger-lines = Lignes de voyageurs
railways-word-capital-charter-paris = Charte de capitale Paris
railways-word-capital-charter-berlin = Charte de capitale Berlin
railways-word-city-charter-munich = Charte de ville Munich
railways-word-city-charter-prague = Charte de ville Prague
railways-word-city-charter-essen = Charte de ville Essen
railways-word-hotel-milan = Hôtel Milan
railways-word-hotel-vienna = Hôtel Vienne
railways-word-hotel-madrid = Hôtel Madrid
railways-word-shinbashi-station = Gare de Shinbashi
railways-word-bounty-aomori = Prime de service Aomori
railways-word-bounty-kagoshima = Prime de service Kagoshima
railways-word-hotel-tokyo = Hôtel Tokyo
railways-word-hotel-osaka = Hôtel Osaka
railways-word-hotel-kyoto = Hôtel Kyoto
railways-word-hotel-nagoya = Hôtel Nagoya
railways-word-hotel-sendai = Hôtel Sendai
railways-word-hotel-niigata = Hôtel Niigata
railways-word-hotel-kanazawa = Hôtel Kanazawa
railways-word-hotel-hiroshima = Hôtel Hiroshima
railways-word-hotel-fukuoka = Hôtel Fukuoka
railways-word-bounty-san-antonio = Prime de service San Antonio
railways-word-bounty-portland = Prime de service Portland
railways-word-bounty-des-moines = Prime de service Des Moines
railways-word-bounty-el-paso = Prime de service El Paso
railways-word-bounty-bismarck = Prime de service Bismarck
railways-word-bounty-boise = Prime de service Boise
railways-word-hotel-san-francisco = Hôtel San Francisco
railways-word-hotel-kansas-city = Hôtel Kansas City
railways-word-hotel-houston = Hôtel Houston
railways-word-hotel-seattle = Hôtel Seattle
railways-word-hotel-salt-lake-city = Hôtel Salt Lake City
railways-word-hotel-dallas = Hôtel Dallas
railways-word-hotel-minneapolis = Hôtel Minneapolis

# Barons.
railways-word-longest-railroad = la plus longue ligne
railways-word-most-money = le plus d’argent
railways-word-western-link = Liaison de l’Ouest
railways-word-links-at-chicago = liaisons à Chicago
railways-word-first-to-level-6 = en premier au niveau 6
railways-word-new-york-to-chicago = New York – Chicago
railways-word-fewest-bonds = le moins d’obligations
railways-word-few-bonds = le moins d’obligations, ex æquo compris
railways-word-largest-railroad = le plus grand réseau
railways-word-most-cities = le plus de villes
railways-word-toronto-to-charleston = Toronto – Charleston
railways-word-boston-to-new-orleans = Boston – La Nouvelle-Orléans
railways-word-largest-engine = la meilleure locomotive
railways-word-links-at-mexico-city = liaisons à Mexico
railways-word-hermosillo-to-monterrey = Hermosillo – Monterrey
railways-word-veracruz-to-mazatlan = Veracruz – Mazatlán
railways-word-acapulco-to-tampico = Acapulco – Tampico
railways-word-moscow-to-vienna = Moscou – Vienne
railways-word-links-at-paris = liaisons à Paris
railways-word-madrid-to-warsaw = Madrid – Varsovie
railways-word-amsterdam-to-naples = Amsterdam – Naples
railways-word-links-at-tokyo = liaisons à Tokyo
railways-word-sendai-to-kyoto = Sendai – Kyoto
railways-word-hiroshima-to-kanazawa = Hiroshima – Kanazawa
railways-word-kagoshima-to-osaka = Kagoshima – Osaka
railways-word-links-at-denver = liaisons à Denver
railways-word-portland-to-omaha = Portland – Omaha
railways-word-seattle-to-san-diego = Seattle – San Diego
railways-word-houston-to-fargo = Houston – Fargo
railways-word-first-to-level-5 = en premier au niveau 5
railways-word-first-to-level-7 = en premier au niveau 7
railways-word-highest-income = le plus haut revenu
railways-word-widest-railroad = le réseau le plus étendu
railways-word-busiest-city = le plus grand carrefour
railways-word-longest-link = la plus longue liaison
railways-word-most-track = le plus de voies
railways-word-most-lines = le plus de grandes lignes
railways-word-two-lines = deux grandes lignes
railways-word-one-railroad = un seul réseau
railways-word-round-trip = une boucle
railways-word-four-colours = quatre couleurs
railways-word-most-red-cities = le plus de villes rouges
railways-word-most-yellow-cities = le plus de villes jaunes
railways-word-most-blue-cities = le plus de villes bleues
railways-word-most-grey-cities = le plus de villes grises

# Cartes et barons de l’Amérique du Nord.
railways-word-ferry-line = Ligne de ferry
railways-word-mine = Mine
railways-word-spike-kansas-city-san-francisco = Crampon d’or Kansas City – San Francisco
railways-word-spike-minneapolis-portland = Crampon d’or Minneapolis – Portland
railways-word-spike-new-orleans-los-angeles = Crampon d’or La Nouvelle-Orléans – Los Angeles
railways-word-spike-montreal-vancouver = Crampon d’or Montréal – Vancouver
railways-word-bounty-anchorage = Prime de service Anchorage
railways-word-bounty-halifax = Prime de service Halifax
railways-word-bounty-guadalajara = Prime de service Guadalajara
railways-word-bounty-vancouver = Prime de service Vancouver
railways-word-bounty-new-orleans = Prime de service La Nouvelle-Orléans
railways-word-bounty-atlanta = Prime de service Atlanta
railways-word-hotel-montreal = Hôtel Montréal
railways-word-hotel-denver = Hôtel Denver
railways-word-hotel-los-angeles = Hôtel Los Angeles
railways-word-hotel-winnipeg = Hôtel Winnipeg
railways-word-vancouver-to-los-angeles = Vancouver – Los Angeles
railways-word-winnipeg-to-new-orleans = Winnipeg – La Nouvelle-Orléans
railways-word-portland-to-boston = Portland – Boston
railways-word-los-angeles-to-charleston = Los Angeles – Charleston

# Cartes et barons de la Suède.
railways-word-bounty-lulea = Prime de service Luleå
railways-word-bounty-trondheim = Prime de service Trondheim
railways-word-bounty-copenhagen = Prime de service Copenhague
railways-word-bounty-kristianstad = Prime de service Kristianstad
railways-word-bounty-kalmar = Prime de service Kalmar
railways-word-bounty-karlstad = Prime de service Karlstad
railways-word-extended-ferry-line = Ligne de ferry prolongée
railways-word-hotel-stockholm = Hôtel Stockholm
railways-word-hotel-goteborg = Hôtel Göteborg
railways-word-hotel-malmo = Hôtel Malmö
railways-word-hotel-oslo = Hôtel Oslo
railways-word-hotel-uppsala = Hôtel Uppsala
railways-word-hotel-norrkoping = Hôtel Norrköping
railways-word-hotel-sundsvall = Hôtel Sundsvall
railways-word-hotel-umea = Hôtel Umeå
railways-word-hotel-kiruna = Hôtel Kiruna
railways-word-capital-charter-stockholm = Charte de capitale Stockholm
railways-word-city-charter-falun = Charte de ville Falun
railways-word-city-charter-jonkoping = Charte de ville Jönköping
railways-word-links-at-stockholm = liaisons à Stockholm
railways-word-malmo-to-falun = Malmö – Falun
railways-word-sundsvall-to-lulea = Sundsvall – Luleå
railways-word-links-at-goteborg = liaisons à Göteborg
railways-word-oslo-to-stockholm = Oslo – Stockholm
railways-word-goteborg-to-kalmar = Göteborg – Kalmar
railways-word-kiruna-to-umea = Kiruna – Umeå

# Cartes et barons de la Grande-Bretagne.
railways-word-bounty-inverness = Prime de service Inverness
railways-word-bounty-plymouth = Prime de service Plymouth
railways-word-bounty-southampton = Prime de service Southampton
railways-word-bounty-norwich = Prime de service Norwich
railways-word-bounty-cardiff = Prime de service Cardiff
railways-word-hotel-london = Hôtel Londres
railways-word-hotel-liverpool = Hôtel Liverpool
railways-word-hotel-manchester = Hôtel Manchester
railways-word-hotel-bristol = Hôtel Bristol
railways-word-hotel-edinburgh = Hôtel Édimbourg
railways-word-hotel-glasgow = Hôtel Glasgow
railways-word-links-at-london = liaisons à Londres
railways-word-plymouth-to-leeds = Plymouth – Leeds
railways-word-cardiff-to-edinburgh = Cardiff – Édimbourg
railways-word-liverpool-to-norwich = Liverpool – Norwich

# Cartes et barons du Portugal.
railways-word-bounty-madeira = Prime de service Madère
railways-word-bounty-braganca = Prime de service Bragança
railways-word-bounty-elvas = Prime de service Elvas
railways-word-bounty-beja = Prime de service Beja
railways-word-bounty-vila-real = Prime de service Vila Real
railways-word-bounty-viseu = Prime de service Viseu
railways-word-bounty-castelo-branco = Prime de service Castelo Branco
railways-word-hotel-lisbon = Hôtel Lisbonne
railways-word-hotel-porto = Hôtel Porto
railways-word-hotel-coimbra = Hôtel Coimbra
railways-word-hotel-evora = Hôtel Évora
railways-word-hotel-faro = Hôtel Faro
railways-word-hotel-azores = Hôtel Açores
railways-word-hotel-madeira = Hôtel Madère
railways-word-capital-charter-lisbon = Charte de capitale Lisbonne
railways-word-most-sea-links = le plus de liaisons maritimes
railways-word-links-at-lisbon = liaisons à Lisbonne
railways-word-azores-to-madeira = Açores – Madère
railways-word-braga-to-evora = Braga – Évora
railways-word-coimbra-to-faro = Coimbra – Faro
railways-word-azores-lisbon-1 = Açores – Lisbonne, case 1
railways-word-azores-lisbon-2 = Açores – Lisbonne, case 2
railways-word-azores-lisbon-3 = Açores – Lisbonne, case 3
railways-word-azores-lisbon-4 = Açores – Lisbonne, case 4
railways-word-madeira-sagres-1 = Madère – Sagres, case 1
railways-word-madeira-sagres-2 = Madère – Sagres, case 2
railways-word-madeira-sagres-3 = Madère – Sagres, case 3
railways-word-madeira-sagres-4 = Madère – Sagres, case 4
railways-word-lisbon-porto = Lisbonne – Porto
railways-word-lisbon-sines = Lisbonne – Sines

railways-told-bonds = obligations
railways-told-links = Liaisons
