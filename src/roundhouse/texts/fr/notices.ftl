# Ce qu’apprend qui ne regarde pas, et la page où l’on choisit.
notice-your-move-title = À toi de jouer à { $game }
notice-your-move = C’est ton tour à { $game }, coup { $move }{ $count ->
    [0] .
   *[other] , avec { $names }.
 }
notice-time-running-out-title = Ton temps à { $game } s’épuise
notice-time-running-out = { $game } t’attend, coup { $move }. { $hours ->
    [0] { $minutes ->
        [0] Il reste peu de temps.
        [one] Il reste une minute.
       *[other] Il reste { $minutes } minutes.
     }
    [one] Il reste environ une heure.
   *[other] Il reste environ { $hours } heures.
 }
notice-game-over-title = { $game } : partie terminée
notice-game-over = { $place ->
    [0] Ta partie de { $game } a été interrompue.
    [1] Tu as gagné ta partie de { $game }, première place sur { $players }.
   *[other] Ta partie de { $game } est terminée : { $place }e place sur { $players }.
 }
notice-invited-title = Une invitation à { $game }
notice-invited = Une table de { $game } t’attend{ $count ->
    [0] .
   *[other] , avec { $names }.
 }
notice-check-in-title = { $game } va commencer : es-tu là ?
notice-check-in = Ta table de { $game } est pleine. Confirme que tu es là, pour qu’elle puisse commencer.
notice-extended-title = Du temps en plus pour toi à { $game }
notice-extended = Ton temps à { $game } était presque écoulé ; il a été prolongé, une seule fois. Le coup { $move } t’attend.
notice-bot-took-over-title = Un bot joue pour toi à { $game }
notice-bot-took-over = Ton absence a trop duré : un bot garde ta place à { $game }. Elle est de nouveau à toi dès que tu la reprends.
notice-order-dropped-title = Un coup préparé à { $game } est abandonné
notice-order-dropped = Ce que tu avais préparé à { $game } n’est plus possible et n’a pas été joué. À toi de choisir le coup { $move }.
notice-tournament-table-title = Ta prochaine table de tournoi : { $game }
notice-tournament-table = Ta table de { $game } au tournoi « { $name } » est prête{ $count ->
    [0] .
   *[other] , avec { $names }.
 }
notice-tournament-over-title = Le tournoi est terminé
notice-tournament-over = Le tournoi « { $name } » est terminé{ $place ->
    [0] .
    [1] {" "}: 1re place pour toi.
   *[other] {" "}: { $place }e place pour toi.
 }
notice-test-title = Un avis d’essai de Roundhouse
notice-test = Voici comment un avis arrive ici. Tout va bien.
notice-digest-title = { $count ->
    [one] Une nouvelle à tes tables
   *[other] { $count } nouvelles à tes tables
 }
notice-mail-end = Tu reçois ceci parce que tu l’as demandé. Ce qui vient, et quand, se choisit ici : { $text }
notice-confirm-title = Confirme ton adresse pour Roundhouse
notice-confirm = Quelqu’un, sans doute toi, veut recevoir à cette adresse des avis sur des parties. Si c’est toi, ouvre cette page et confirme ; sinon ne fais rien, et rien d’autre ne viendra.

notice-failure-unreachable = Personne ne répond là-bas.
notice-failure-late = La réponse a trop tardé.
notice-failure-insecure = La connexion n’est pas sûre.
notice-failure-own-network = L’adresse est dans le réseau de ce serveur ; rien n’y est envoyé.
notice-failure-bad-url = Rien ne peut être envoyé à une telle adresse.
notice-failure-gone = Ce destinataire n’existe plus.
notice-failure-busy = Le destinataire ne peut rien recevoir en ce moment.
notice-failure-moved = Le destinataire a déménagé ; saisis sa nouvelle adresse.
notice-failure-refused = Le destinataire ne l’accepte pas.
notice-failure-no-mail = Ce serveur ne peut pas envoyer de courriel en ce moment.
notice-failure-no-such-mailbox = Cette boîte n’existe pas.
notice-failure-server = Quelque chose a mal tourné sur ce serveur ; c’est noté dans son journal.

web-notices = Avis
web-notices-lead = Tu sais quand c’est ton tour sans avoir à regarder. Rien n’est envoyé sans que tu l’aies choisi ici.
web-notices-where = Où
web-notices-none = Rien de réglé pour l’instant.
web-notices-push = Ce navigateur
web-notices-push-add = Recevoir les avis ici
web-notices-push-why = Même quand aucune page de Roundhouse n’est ouverte.
web-notices-push-denied = Ce navigateur bloque les avis de ce site ; autorise-les dans ses réglages.
web-notices-push-impossible = Ce navigateur ne peut pas recevoir d’avis ici : il faut HTTPS et la prise en charge du push.
web-notices-push-failed = Le navigateur n’a pas pu s’abonner.
web-notices-mail = Courriel
web-notices-mail-label = Ton adresse électronique
web-notices-mail-add = M’envoyer le lien de confirmation
web-notices-mail-none = Ce serveur n’envoie pas de courriel.
web-notices-webhook = Webhook
web-notices-webhook-label = Adresse du webhook
web-notices-webhook-add = Ajouter le webhook
web-notices-webhook-form = Pour
web-notices-form-json = JSON pour un programme à toi
web-notices-form-discord = Discord
web-notices-form-slack = Slack
web-notices-form-matrix = Matrix (hookshot)
web-notices-form-ntfy = ntfy
web-notices-secret = Ce qui arrive est signé avec ce secret, selon Standard Webhooks. Il n’est montré que maintenant : { $text }
web-notices-unconfirmed = Pas encore confirmée : ouvre le lien du courriel.
web-notices-never = Rien d’envoyé pour l’instant.
web-notices-sent = Dernier envoi : { $text }.
web-notices-failed = Dernier échec, { $text } : { $why }
web-notices-off = Désactivé. { $why }
web-notices-off-too-many-failures = Trois avis de suite ne sont pas arrivés.
web-notices-off-unsubscribed = Tu ne voulais plus de courriels.
web-notices-test = Essai
web-notices-test-label = Envoyer un essai à { $text }
web-notices-remove = Retirer
web-notices-remove-label = Retirer { $text }
web-notices-on = Réactiver
web-notices-testing = Un essai est en route.
web-notices-what = À quel sujet
web-notices-event = Ce qui se passe
web-notices-by = { $text }, par { $way }
web-notices-kind-your-move = C’est à moi de jouer
web-notices-kind-time-running-out = Mon temps s’épuise
web-notices-kind-game-over = Une partie est terminée
web-notices-kind-invited = On m’invite
web-notices-kind-check-in = Une table va commencer
web-notices-kind-extended = Mon temps a été prolongé
web-notices-kind-bot-took-over = Un bot a pris ma place
web-notices-kind-order-dropped = Un coup préparé est abandonné
web-notices-kind-tournament-table = Ma table de tournoi est prête
web-notices-kind-tournament-over = Un tournoi est terminé
web-notices-when = Quand
web-notices-quiet = Heures calmes : rien n’est envoyé
web-notices-quiet-from = de
web-notices-quiet-to = à
web-notices-digest = Tous les courriels en un seul, chaque jour
web-notices-digest-at = à
web-notices-zone = Ton fuseau horaire est { $text } ; il y est { $now }.
web-notices-saved = Enregistré.
web-confirm-title = Confirme ton adresse
web-confirm-lead = Dès lors, les avis sur tes parties y arrivent.
web-confirm-button = Confirmer
web-confirm-done = { $text } est confirmée.
web-stop-title = Ne plus recevoir de courriels
web-stop-lead = Rien d’autre n’arrivera à cette adresse.
web-stop-button = Ne plus rien envoyer
web-stop-done = Plus rien n’est envoyé à { $text }.

web-away = Tu es hors ligne
web-away-lead = Pour jouer, Roundhouse a besoin de son serveur. Les parties que tu as terminées sur cet appareil peuvent être revues ici.
web-away-none = Aucune partie terminée n’est encore gardée sur cet appareil.
web-away-again = Réessayer
web-away-kept = Parties terminées sur cet appareil
web-away-record = Les coups
web-away-on = { $game }, { $text }

# Ce qui est refusé.
bad-link = Ce lien n’est pas valable, ou son adresse a été retirée.
bad-mail = On ne peut pas écrire d’ici à cette adresse électronique.
bad-subscription = L’abonnement du navigateur est illisible.
bad-webhook = Un webhook a besoin d’une adresse qui commence par https://.
half-a-night = Les heures calmes ont un début et une fin.
no-mail-here = Ce serveur n’envoie pas de courriel.
no-such-address-of-yours = Cette adresse n’est pas parmi les tiennes.
not-confirmed = Cette adresse n’est pas encore confirmée.
too-many-addresses = Tu peux avoir { $most } adresses au plus ; retires-en d’abord une.
