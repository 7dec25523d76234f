# Un azar que se puede comprobar.
chance-broken = La promesa no se ha cumplido: la semilla y la sal dan { $found }; lo prometido era { $promised }.
chance-kept = La promesa se ha cumplido: la semilla y la sal dan la huella, y lo que se sacó en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
 } se sigue de la semilla ({ $numbers ->
    [one] un número
   *[other] { $numbers } números
 }).
chance-not-promised = Aquí no se prometió nada: la semilla se conocía desde el principio, o la partida es anterior a las promesas.
chance-other-game = Con esta semilla la partida sale de otro modo.
chance-other-future = Tras volver a la jugada { $move } se robó algo distinto de lo prometido.
web-chance-title = Un azar que se puede comprobar
web-chance-lead = Al crearse, esta mesa eligió una semilla y mostró esta huella de ella. La semilla se descubre al final de la partida; todo lo que se saca se sigue de ella.
web-chance-promise = Dicho al principio
web-chance-seed = Semilla
web-chance-salt = Sal
web-chance-later = La semilla y la sal se descubren al final de la partida.
web-chance-check = Compruébalo tú: esto da la huella.
web-chance-kept = La promesa se ha cumplido: es la que este navegador oyó durante la partida. La huella coincide, y todo se ha vuelto a sacar a partir de la semilla.
web-chance-unheard = La huella coincide, y todo se ha vuelto a sacar a partir de la semilla. Pero este navegador no estaba durante la partida y entonces no oyó ninguna promesa: solo puede comprobar que la semilla y la promesa encajan.
web-chance-changed = Esta no es la promesa que este navegador oyó durante la partida; aquella era { $promised }. No te fíes de esta mesa.
web-chance-broken = La huella no coincide: la promesa no se ha cumplido.
web-chance-draws = Qué se sacó
web-chance-move = Jugada
web-chance-deal = El reparto
web-chance-numbers = { $count ->
    [one] un número
   *[other] { $count } números
 }
web-chance-back = Volver a la mesa
