# Un hasard qui se vérifie.
chance-broken = La promesse n’a pas été tenue : la graine et le sel donnent { $found } ; il était promis { $promised }.
chance-kept = La promesse a été tenue : la graine et le sel donnent l’empreinte, et tout ce qui a été tiré en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } découle de la graine ({ $numbers ->
    [one] { $numbers } nombre
   *[other] { $numbers } nombres
 }).
chance-not-promised = Rien n’a été promis ici : la graine était connue dès le début, ou la partie est plus ancienne que les promesses.
chance-other-game = Avec cette graine, la partie se déroule autrement.
chance-other-future = Après la reprise jusqu’au coup { $move }, on a pioché autre chose que ce qui était promis.
web-chance-title = Un hasard qui se vérifie
web-chance-lead = À sa création, cette table a choisi une graine et en a montré cette empreinte. La graine est dévoilée à la fin de la partie ; tout ce qui est tiré en découle.
web-chance-promise = Annoncé au début
web-chance-seed = Graine
web-chance-salt = Sel
web-chance-later = La graine et le sel sont dévoilés à la fin de la partie.
web-chance-check = Vérifie toi-même : ceci donne l’empreinte.
web-chance-kept = La promesse a été tenue : c’est celle que ce navigateur a reçue pendant la partie. L’empreinte correspond, et chaque tirage a été refait à partir de la graine.
web-chance-unheard = L’empreinte correspond, et chaque tirage a été refait à partir de la graine. Mais ce navigateur n’était pas là pendant la partie et n’a alors reçu aucune promesse : il peut seulement vérifier que la graine et la promesse s’accordent.
web-chance-changed = Ce n’est pas la promesse que ce navigateur a reçue pendant la partie ; c’était { $promised }. Ne te fie pas à cette table.
web-chance-broken = L’empreinte ne correspond pas : la promesse n’a pas été tenue.
web-chance-draws = Ce qui a été tiré
web-chance-move = Coup
web-chance-deal = La mise en place
web-chance-numbers = { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
 }
web-chance-back = Retour à la table
