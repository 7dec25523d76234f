# La maison sans serveur : les tables que garde ce navigateur.
web-house-loading = Téléchargement de ce qu’il faut pour jouer…
web-house-starting = On installe les tables…
web-house-old = Ce navigateur est trop ancien pour jouer sans serveur : il n’a pas WebAssembly. N’importe lequel de ces dernières années convient.
web-house-missing = Impossible de télécharger ce qu’il faut pour jouer. Vérifie la connexion et réessaie.
web-house-stuck = Rien ne se passe depuis trente secondes : un réglage de ce navigateur ou du site semble empêcher le jeu de démarrer.
web-house-broken = Le jeu n’a pas pu démarrer ici. Ce que tu as déjà joué est toujours gardé.
web-house-keeps-nothing = Cette fenêtre ne garde rien, comme les fenêtres privées : ce que tu joues disparaît quand tu la fermes, sauf si tu l’enregistres dans un fichier.
web-house-lead = Tout se passe dans ce navigateur : joue en solo contre des bots, ou à plusieurs autour d’un écran.
web-house-lacks = Tes propres cartes, le classement, les tournois et les avis ont besoin d’un serveur ; tout le reste est dans ce navigateur.
web-house-slow = Le bot fort réfléchit ici environ { $count ->
    [one] une seconde
   *[other] { $count } secondes
 } à chaque coup.
web-kept = Gardé dans ce navigateur
web-kept-more = { $count ->
    [0] Pas encore de table.
    [one] Une table est gardée ici, et nulle part ailleurs. Enregistre-la de temps en temps dans un fichier : les navigateurs font parfois le ménage.
   *[other] { $count } tables sont gardées ici, et nulle part ailleurs. Enregistre-les de temps en temps dans un fichier : les navigateurs font parfois le ménage.
 }
web-kept-damaged = { $count ->
    [one] Une table ne peut pas être lue ici. Elle va aussi dans le fichier.
   *[other] { $count } tables ne peuvent pas être lues ici. Elles vont aussi dans le fichier.
 }
web-kept-export = Tout enregistrer dans un fichier
web-kept-import = Ouvrir un fichier
web-kept-taken = { $count ->
    [0] Rien de nouveau dans ce fichier.
    [one] Une table a été ajoutée.
   *[other] { $count } tables ont été ajoutées.
 }
web-kept-clear = Tout effacer ici
web-kept-clear-sure = Vraiment effacer toutes les tables ?
web-unplugged = Jouer sans réseau
web-unplugged-more = Télécharge { $value } Mo une seule fois. Ensuite, on joue sur cet appareil contre des bots ou autour de l’écran, où que tu sois ; les tables du serveur restent sur le serveur.
web-unplugged-fetch = Préparer
web-unplugged-full = Il n’y a pas assez de place dans ce navigateur : il faut { $value } Mo.
web-unplugged-ready = C’est prêt : on joue aussi sans réseau sur cet appareil.
web-unplugged-go = Aux tables de cet appareil
web-unplugged-here = Tu es aux tables de cet appareil.
web-unplugged-back = Retour au serveur
storage-full = Ce navigateur n’a plus de place. Le coup n’a pas été joué. Enregistre tes tables dans un fichier depuis ta page, ou libère de l’espace.
storage-away = Ce navigateur ne permet pas de garder la table ({ $why }). Le coup n’a pas été joué.
part-away = Ce jeu n’a pas pu être chargé. Vérifie la connexion et réessaie.
not-a-chest = Ce n’est pas un fichier de tables de Roundhouse, ou il est abîmé.
no-others-here = On ne peut inviter personne dans ce navigateur : choisis des bots, ou des gens autour de cet écran.
