# Spike: lecciones.
spike-lesson-first = Tu primera entrega
spike-lesson-first-about = Vía por colores, un tren que rueda solo, un contrato.

spike-lesson-first-welcome-title = El dinero es la puntuación
spike-lesson-first-welcome = Tiendes vía, y tu único tren lleva mercancías por ella. Mira tus contratos: cada uno nombra una mercancía y tres ciudades que la pagan. Puedes entregar en cualquiera de ellas.

spike-lesson-first-begin-title = Dónde empezar
spike-lesson-first-begin = En Nashville compran cerdos por 7 dólares, y Cincinnati, no muy lejos, tiene cerdos. El signo de una ciudad indica lo que tiene. Así que tu tren empieza allí.
spike-lesson-first-begin-learned = Un contrato nombra una mercancía y las ciudades que la pagan.
spike-lesson-first-begin-do = Pon tu tren en Cincinnati.
spike-lesson-first-answer-far-pigs = Chicago también tiene cerdos, pero Nashville queda lejos. Mejor Cincinnati.
spike-lesson-first-answer-no-pigs = Puedes empezar donde quieras, pero para tus cerdos el sitio es Cincinnati.

spike-lesson-first-load-title = Carga
spike-lesson-first-load = Tu tren está en la ciudad de los cerdos, y su vagón está vacío. Cargar no es una acción: se hace junto a todo lo demás, mientras el tren está en una ciudad.
spike-lesson-first-load-do = Carga los cerdos.
spike-lesson-first-answer-load-first = Eso viene después. Primero carga los cerdos: no cuesta nada.

spike-lesson-first-build-title = Construye una conexión
spike-lesson-first-build = Cada turno tiene una acción. Al construir tiendes una conexión entera hasta una ciudad nueva; cada espacio pide una carta de su color. Knoxville está a dos espacios, uno rojo y otro amarillo, y tienes las dos cartas.
spike-lesson-first-build-learned = Una acción por turno; una conexión pide una carta por espacio.
spike-lesson-first-build-do = Elige Knoxville, por el camino de dos espacios.
spike-lesson-first-answer-short-way = Ese camino vale, pero pide más cartas. Bastan dos espacios.
spike-lesson-first-answer-towards-nashville = Podrías construir ahí, pero los cerdos van hacia Nashville: construye hasta Knoxville.
spike-lesson-first-answer-no-track = Se puede, pero sin vía tu tren no va a ninguna parte. Construye hasta Knoxville.

spike-lesson-first-pay-title = Paga con cartas
spike-lesson-first-pay = Juega una carta roja y una amarilla. Por la ciudad nueva has recibido al momento lo que valía su mercancía en el mercado: el carbón estaba a 3, y ha bajado a 1.
spike-lesson-first-pay-learned = Una ciudad nueva paga lo que vale su mercancía.
spike-lesson-first-pay-do = Paga una carta roja y una amarilla.
spike-lesson-first-answer-plain-cards = Dos cartas iguales pueden valer por una de otro color. Tienes las que hacen falta: guarda las demás.
spike-lesson-first-answer-pay-now = La conexión está elegida; ahora se paga.

spike-lesson-first-upgrade-title = Un tren mejor
spike-lesson-first-upgrade = Bruno también ha construido. Tienes 3 dólares, y una mejora cuesta 3: más rápido, más cartas o más cargas. Con un ténder mejor robas tres cartas de una vez en lugar de dos.
spike-lesson-first-upgrade-do = Mejora el ténder, bajo tu tren.
spike-lesson-first-answer-tender-first = También es bueno, más tarde. Primero las cartas: el ténder.
spike-lesson-first-answer-three-dollars = Se puede, pero las mejoras tempranas rinden toda la partida. Toma el ténder.

spike-lesson-first-start-title = Pon en marcha el tren
spike-lesson-first-start = Un tren en una ciudad está parado hasta que se pone en marcha. Esa es ahora tu acción; después rueda solo.
spike-lesson-first-start-learned = En una ciudad hay que poner en marcha el tren; en la vía rueda gratis.
spike-lesson-first-start-do = Pon el tren en marcha, hasta la primera pieza de tu vía.
spike-lesson-first-answer-train-waits = Los cerdos esperan. Pon el tren en marcha, y rodará mientras haces otras cosas.

spike-lesson-first-roll-title = Rueda gratis
spike-lesson-first-roll = Al principio de cada turno un tren que está en la vía puede moverse gratis, hasta su velocidad: un espacio. Tu acción viene después.
spike-lesson-first-roll-do = Avanza un espacio, hacia Knoxville.
spike-lesson-first-answer-roll-on = Hacia atrás no: los cerdos hacen falta en Nashville. Avanza hacia Knoxville.
spike-lesson-first-answer-roll-first = Primero el movimiento gratis: lo pierdes si empiezas con tu acción.

spike-lesson-first-draw-title = Roba cartas
spike-lesson-first-draw = De Knoxville a Nashville hay un espacio morado, y no tienes ninguna carta morada. Junto al mazo hay una a la vista.
spike-lesson-first-draw-learned = Las cartas se roban a la vista o a ciegas, una a una.
spike-lesson-first-draw-do = Toma la carta morada.
spike-lesson-first-answer-purple-first = Puedes tomar cualquiera; pero la próxima vía pide morado.
spike-lesson-first-answer-need-purple = Se puede, pero sin una carta morada no hay camino a Nashville.

spike-lesson-first-second-title = Carta a carta
spike-lesson-first-second = Tu ténder te deja tomar tres. Ves cada una antes de elegir la siguiente.
spike-lesson-first-second-do = Toma la carta azul.
spike-lesson-first-answer-blue-second = Tan buena como otra. Toma azul: dos iguales pueden valer por otro color.
spike-lesson-first-answer-draw-on = Puedes parar aquí, pero dos cartas más no cuestan nada.

spike-lesson-first-deck-title = O a ciegas
spike-lesson-first-deck = También puedes tomar la primera carta del mazo. Cuando el mazo se acaba termina una ronda, y tres rondas son la partida.
spike-lesson-first-deck-do = Toma una del mazo.
spike-lesson-first-answer-from-deck = Prueba esta vez con el mazo.

spike-lesson-first-nashville-title = Primero la vía
spike-lesson-first-nashville = Si tu tren entrara ahora en Knoxville, se pararía allí. Déjalo quieto y pon la última pieza de vía con tu acción.
spike-lesson-first-nashville-do = Construye hasta Nashville, un espacio morado.
spike-lesson-first-answer-no-stop = En Knoxville habría que volver a ponerlo en marcha. Déjalo quieto y construye hasta Nashville.
spike-lesson-first-answer-straight = Ese camino es más largo. Desde Knoxville basta un espacio.
spike-lesson-first-answer-track-first = Más tarde. Ahora la vía a Nashville, para que el tren pueda seguir rodando.

spike-lesson-first-pay-again-title = Y paga
spike-lesson-first-pay-again = Una carta morada. El carbón vale ahora 1, porque bajó cuando llegaste a Knoxville; otras mercancías han subido.
spike-lesson-first-pay-again-do = Paga la carta morada.
spike-lesson-first-answer-one-card = Valdrían dos cartas iguales, pero tienes la que hace falta.

spike-lesson-first-pass-title = Pasa de largo
spike-lesson-first-pass = Un tren no está obligado a entrar en una ciudad: puede pasar a tu siguiente pieza de vía. Entonces la ciudad no cuenta como espacio.
spike-lesson-first-pass-learned = Un tren puede pasar de largo por una ciudad; no cuenta como espacio.
spike-lesson-first-pass-do = Pasa de largo por Knoxville, hasta la vía de Nashville.
spike-lesson-first-answer-pass-by = Entrar en una ciudad acaba el movimiento. Pasa de largo, hasta la vía de Nashville.

spike-lesson-first-extra-title = Un espacio más
spike-lesson-first-extra = Tu acción puede ser un movimiento extra: un espacio, también para entrar en una ciudad.
spike-lesson-first-extra-do = Entra en Nashville.
spike-lesson-first-answer-into-nashville = Hacia el otro lado: entra en Nashville.
spike-lesson-first-answer-one-space = Nashville está a un espacio. Usa tu acción para el movimiento extra.

spike-lesson-first-deliver-title = Entrega
spike-lesson-first-deliver = Nashville paga 7 dólares por los cerdos. Contrato y carga se acaban, y no puedes volver a entregar en Nashville.
spike-lesson-first-deliver-learned = Cada ciudad te compra una sola vez.
spike-lesson-first-deliver-do = Entrega los cerdos.
spike-lesson-first-answer-cash-in = Primero el dinero: entrega los cerdos.

spike-lesson-first-route-title = Tu ruta secreta
spike-lesson-first-route = Esta carta solo la ves tú. Tu vía debe llegar a su primera ciudad antes del final: entonces la mejor de las otras a las que llegues paga su cifra, y cada una de más, 1 dólar.
spike-lesson-first-route-learned = Tu ruta secreta paga al final.

spike-lesson-first-end-title = Ya sabes jugar a Spike
spike-lesson-first-end = Una acción por turno, un tren que nunca espera y contratos que encajan con tu vía. Tienes 8 dólares; Bruno, ninguno todavía. Sigue aquí o empieza una partida propia: allí quien juega primero da una carta a quien juega último.

spike-lesson-colours = Vale cualquier color
spike-lesson-colours-about = Las cartas iguales valen por otro color.

spike-lesson-colours-hand-title = Las cartas que no son
spike-lesson-colours-hand = Tienes dos cartas azules, una verde y una blanca. Birmingham, debajo de Nashville, está a un espacio, pero su color no está entre ellas. Aun así se puede llegar.

spike-lesson-colours-build-title = Elige primero la ciudad
spike-lesson-colours-build = El tablero ofrece todas las ciudades que puedes pagar, con las cartas que sean.
spike-lesson-colours-build-do = Construye de Nashville a Birmingham, un espacio.
spike-lesson-colours-answer-one-space = Ese camino es más largo. Basta un espacio.
spike-lesson-colours-answer-birmingham-now = Ahí también puedes construir. Esta lección va a Birmingham.
spike-lesson-colours-answer-build-now = Se puede, pero construye ahora: así verás cómo funcionan las cartas.

spike-lesson-colours-set-title = Dos por una
spike-lesson-colours-set = Dos o más cartas iguales valen por cartas de otro color, una menos de las que juegas. Dos azules pagan un espacio de cualquier color, tres pagan dos.
spike-lesson-colours-set-learned = Las cartas iguales valen por otro color, una menos de las que juegas.
spike-lesson-colours-set-do = Paga con las dos cartas azules.
spike-lesson-colours-answer-pay-now = El camino está elegido: págalo.

spike-lesson-colours-draw-title = Junta cartas iguales
spike-lesson-colours-draw = Tienes una carta verde, y hay dos a la vista. Tres cartas iguales valen por dos de cualquier color: más que tres distintas.
spike-lesson-colours-draw-learned = Reúne las que son iguales.
spike-lesson-colours-draw-do = Toma una carta verde.
spike-lesson-colours-answer-pair = Todas las cartas sirven. Toma verde: las iguales valen más.
spike-lesson-colours-answer-cards-now = Se puede, pero tu mano está casi vacía. Roba.

spike-lesson-colours-again-title = Y otra más
spike-lesson-colours-again = Ves cada carta antes de elegir la siguiente.
spike-lesson-colours-again-do = Toma la otra carta verde.
spike-lesson-colours-answer-draw-on = Puedes parar aquí, pero con la otra carta verde son tres.

spike-lesson-colours-end-title = Tres iguales
spike-lesson-colours-end = Con tres cartas verdes y una blanca puedes pagar dos espacios de cualquier color y uno blanco. En este turno aún te toca una carta más; sigue como quieras.

spike-lesson-train = Un tren que nunca espera
spike-lesson-train-about = Poner en marcha, rodar, pasar de largo, un espacio más.

spike-lesson-train-speed-title = Acero para Louisville
spike-lesson-train-speed = Tu tren está en Pittsburgh con acero a bordo, y Louisville paga 8 dólares. Está mejorado: dos espacios por movimiento. En medio hay cinco espacios y dos ciudades; puede llegar al final del próximo turno.

spike-lesson-train-start-title = Sal con impulso
spike-lesson-train-start = Poner en marcha es una acción, y mueve el tren al momento toda su velocidad. Elige el segundo espacio, justo antes de Columbus.
spike-lesson-train-start-learned = Al ponerse en marcha, el tren avanza ya toda su velocidad.
spike-lesson-train-start-do = Pon en marcha el tren hacia Columbus, dos espacios.
spike-lesson-train-answer-turns-back = Eso es un espacio, o volver al principio. Te corresponden dos.
spike-lesson-train-answer-wrong-way = Un tren puede ir por toda tu vía, pero Louisville está más allá de Columbus.
spike-lesson-train-answer-upgrade-later = Un tren mejor vale la pena. Pero el acero está a bordo: que ruede primero.
spike-lesson-train-answer-train-first = Se puede, pero un tren parado no gana nada. Ponlo en marcha.

spike-lesson-train-pass-title = De largo por dos ciudades
spike-lesson-train-pass = Ahora rueda gratis. Una ciudad por la que el tren pasa de largo no es ningún espacio, y así puede pasar por varias. Entrar en una acabaría el movimiento, y salir de ella cuesta una acción.
spike-lesson-train-pass-learned = Que el tren pare en las ciudades lo menos posible.
spike-lesson-train-pass-do = Pasa de largo por Columbus e Indianápolis, hasta la vía de Louisville.
spike-lesson-train-answer-one-more = Casi: pasa de largo también por Indianápolis, hasta la vía que baja a Louisville.
spike-lesson-train-answer-would-stop = En una ciudad el tren se detiene, y hay que ponerlo otra vez en marcha con una acción. Pasa de largo.
spike-lesson-train-answer-further = Llega más lejos: pasadas las dos ciudades, hacia Louisville.
spike-lesson-train-answer-roll-first = Primero el movimiento gratis: lo pierdes si empiezas con tu acción.

spike-lesson-train-extra-title = El último espacio
spike-lesson-train-extra = Tu acción viene ahora, y un movimiento extra es un espacio, también para entrar en una ciudad. A menudo vale más una carta o una vía; 8 dólares un turno antes lo merecen.
spike-lesson-train-extra-do = Entra en Louisville.
spike-lesson-train-answer-into-louisville = Un espacio, pero hacia el otro lado: entra en Louisville.
spike-lesson-train-answer-one-space = También es buena acción. Pero un espacio más allá esperan 8 dólares.

spike-lesson-train-deliver-title = Entrega
spike-lesson-train-deliver = Entregar no es una acción. Contrato y carga salen del juego.
spike-lesson-train-deliver-do = Entrega el acero.
spike-lesson-train-answer-cash-in = Primero el dinero: entrega el acero.

spike-lesson-train-sum-title = Y sigue la marcha
spike-lesson-train-sum = Cinco espacios en dos turnos. Louisville tiene carbón, y tienes un contrato de carbón: se puede cargar antes de que salga el tren. Un tren en la vía se mueve gratis cada turno, así que deja que pare en las ciudades lo menos posible. Sigue jugando desde aquí.

spike-lesson-contracts = Una carga tras otra
spike-lesson-contracts-about = Qué ciudad para qué carga, y vía que paga dos veces.

spike-lesson-contracts-once-title = Cada ciudad una vez
spike-lesson-contracts-once = Un contrato nombra tres ciudades, y una de ellas compra. Pero en cada ciudad solo puedes entregar una vez por partida, y Detroit ya está usada: el acero y la tela no pueden ir allí. Así que Louisville para el acero.

spike-lesson-contracts-enter-title = Hasta Louisville
spike-lesson-contracts-enter = El tren está justo delante.
spike-lesson-contracts-enter-do = Entra en Louisville.
spike-lesson-contracts-answer-to-louisville = Ahí puede ir, pero Louisville está a un espacio y paga.
spike-lesson-contracts-answer-roll-first = Primero el movimiento gratis: lo pierdes si empiezas con tu acción.

spike-lesson-contracts-deliver-title = Ocho dólares
spike-lesson-contracts-deliver = Después el vagón vuelve a estar libre.
spike-lesson-contracts-deliver-do = Entrega el acero.
spike-lesson-contracts-answer-cash-in = Primero entrega: no cuesta nada.

spike-lesson-contracts-load-title = Nunca salgas de vacío
spike-lesson-contracts-load = Louisville tiene carbón, y uno de tus contratos es de carbón: Columbus paga 7, Milwaukee 8, Albany 9. Columbus está en tu vía, las otras quedan lejos. Más vale 7 en mano que 9 volando.
spike-lesson-contracts-load-learned = No salgas nunca de vacío; más vale un precio seguro que uno tardío.
spike-lesson-contracts-load-do = Carga el carbón.
spike-lesson-contracts-answer-load-first = Eso viene después. Primero carga: no es una acción.

spike-lesson-contracts-build-title = Vía que paga dos veces
spike-lesson-contracts-build = El tren ha llegado con un movimiento gratis, así que en este turno no se puede poner en marcha. Construye mientras tanto: Little Rock tiene madera, que está a 3 en el mercado, y un día pagará 9 por tu tela.
spike-lesson-contracts-build-learned = La vía que sirve a dos contratos paga dos veces.
spike-lesson-contracts-build-do = Construye de Memphis a Little Rock, por el camino de abajo, de dos espacios.
spike-lesson-contracts-answer-two-reds = Ese camino también vale. El de abajo va mejor con tus cartas.
spike-lesson-contracts-answer-cloth-pays = Ahí puedes construir. Little Rock da 3 dólares ahora y 9 más tarde.
spike-lesson-contracts-answer-build-now = Se puede, pero tienes las cartas para Little Rock.

spike-lesson-contracts-pay-title = Guarda lo que pueda servir
spike-lesson-contracts-pay = Dos cartas rojas valen por la que te falta. De la amarilla y la blanca te quedas con una: mira qué colores pedirá tu próxima vía.
spike-lesson-contracts-pay-do = Paga con dos cartas rojas y la blanca.

spike-lesson-contracts-start-title = Rumbo a Columbus
spike-lesson-contracts-start = Sal con toda la velocidad: dos espacios, pasando de largo por Indianápolis.
spike-lesson-contracts-start-do = Pon en marcha el tren, de largo por Indianápolis, hacia Columbus.
spike-lesson-contracts-answer-to-columbus = El carbón es para Columbus: dos espacios, de largo por Indianápolis.
spike-lesson-contracts-answer-train-first = Se puede, pero el carbón está a bordo. Ponlo en marcha.

spike-lesson-contracts-columbus-title = Queda un espacio
spike-lesson-contracts-columbus = El movimiento gratis lo lleva a la ciudad.
spike-lesson-contracts-columbus-do = Entra en Columbus.
spike-lesson-contracts-answer-into-columbus = Columbus es la ciudad que paga el carbón.

spike-lesson-contracts-coal-title = Siete más
spike-lesson-contracts-coal = Quince dólares por dos cargas, y aún te queda la acción.
spike-lesson-contracts-coal-do = Entrega el carbón.

spike-lesson-contracts-sum-title = Planea la próxima carga
spike-lesson-contracts-sum = Quedan petróleo, tela y algodón. Busca una ciudad que tenga lo que pide uno de ellos, y otra, en tu vía o cerca, que lo compre. Un segundo vagón lleva dos cargas a la vez. Sigue jugando desde aquí.
