# El terminal.
cli-help = Escribe una elección, o una jugada entera. ? muestra las opciones, back quita una, undo deshace una jugada, h muestra las preguntas sobre la mesa, save ARCHIVO guarda la partida, quit sale.
cli-lesson-hint = Por ejemplo: { $text }
cli-lesson-left = Has salido de la lección; se guarda por dónde ibas: roundhouse learn { $game }.
cli-left = Has dejado la mesa.
cli-undone = Deshecho.
cli-no-undo = No se puede deshacer: se robó o se mostró algo, o ya ha jugado otra persona.
cli-saved = Escrito en { $file }.
cli-not-here = «{ $word }» no puede ir aquí. ? muestra lo que sí puede.
cli-not-kept = Tus estrellas no se han podido guardar: { $file } no se puede escribir.
cli-challenge = Reto

# Una partida vista de nuevo, en el terminal: las probabilidades al principio y al final, y qué las cambió.
# Suerte, decisiones de todos; lo que costaron las propias jugadas caras; buenas decisiones entre todas.
review-who = Jugador
review-first = Inicio
review-last = Final
review-luck = Suerte
review-decided = Decisiones
review-lost = Caras
review-good = Buenas
review-costly = Jugada { $move }, { $person }: { $played }
review-better = Mejor: { $better } ({ $best } % en vez de { $percent } %)
review-none = Ninguna decisión salió cara.
review-close = { $count ->
    [0] Ninguna fue dudosa.
    [one] Una fue dudosa: dos búsquedas no coinciden.
   *[other] { $count } fueron dudosas: dos búsquedas no coinciden.
  }
review-unfinished = Solo se analiza una partida terminada; esta se detiene tras { $moves } jugadas.

# Qué puede fallarle a un bot que se pone a prueba.
bot-hint-late = Debe responder a cada pregunta con una línea, y enseguida: muchos lenguajes retienen lo que se escribe hasta que se les pide que lo envíen.
bot-hint-gone = Debe seguir hasta que se cierre su entrada. Lo que escribió en su salida de errores está arriba.
bot-hint-missing = El comando se ejecuta tal cual, sin shell: primero el programa, luego lo que recibe.
bot-hint-illegal = Solo valen las palabras ofrecidas; varias a la vez únicamente si cada una es posible tras las anteriores.
bot-hint-asked = La pregunta era: { $said ->
    [none] qué decir primero
   *[other] qué viene después de «{ $said }»
 }; las palabras eran: { $text }
cli-day = el reto del día, n.º { $number }: { $value }
cli-day-counts = Este intento cuenta, aunque te vayas.
cli-day-practice = Para practicar: no cuenta.
cli-day-mine = Tu intento: { $value }
cli-day-broken-off = interrumpido
cli-day-row = { $count ->
    [one] Un primer día.
   *[other] { $count } días seguidos.
 }

# Dos estudios lado a lado.
compare-what = cifra
compare-chance = por azar
compare-corrected = corregido
compare-few = muy pocas partidas
compare-steady = no varía nunca
compare-sure = seguro
compare-odds = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
compare-sum = { $count ->
    [0] Ninguna de { $most } cifras difiere con seguridad.
    [one] Una de { $most } cifras difiere con seguridad.
   *[other] { $count } de { $most } cifras difieren con seguridad.
 }
