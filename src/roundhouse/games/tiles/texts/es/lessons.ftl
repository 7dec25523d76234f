# Railroad Tiles: lecciones.
tiles-lesson-first = Tus primeras rondas
tiles-lesson-first-about = Columnas, losetas, peones y lo que cuenta al final.

tiles-lesson-first-welcome-title = Un país para ti
tiles-lesson-first-welcome = Vas colocando losetas con vías y autopistas, pones encima trenes, coches y viajeros, y sumas puntos. Bruno hace lo mismo a tu lado, en su propio país.

tiles-lesson-first-start-title = La primera loseta
tiles-lesson-first-start = Bruno ya ha tomado una loseta inicial; la otra es tuya. Las losetas se pueden girar: con el botón Girar o con la tecla R. Gira esta hasta que la vía vaya de la derecha hacia abajo.
tiles-lesson-first-start-do = Gira la curva, ponla en la casilla punteada y confirma.
tiles-lesson-first-answer-start-turn = Gírala otra vez: la vía debe salir por la derecha y por abajo.

tiles-lesson-first-board-title = El tablero de estación
tiles-lesson-first-board = En cada ronda el tablero se llena con columnas de dos a cuatro losetas. Te llevas una columna entera. Quien toma pocas losetas elige antes en la ronda siguiente.
tiles-lesson-first-board-learned = Tomas una columna entera; con pocas losetas eliges antes la próxima vez.

tiles-lesson-first-column-title = Busca trenes
tiles-lesson-first-column = Los signos pequeños de las esquinas son plazas para peones. La segunda columna tiene dos para trenes: pronto valdrán algo.
tiles-lesson-first-column-do = Toma la segunda columna.
tiles-lesson-first-answer-many = Cuatro losetas son mucho terreno, pero luego eliges en último lugar. Empecemos con la segunda columna.
tiles-lesson-first-answer-no-trains = Podrías tomar esa, pero no tiene ninguna plaza para trenes. La segunda tiene dos.

tiles-lesson-first-match-title = Los lados deben coincidir
tiles-lesson-first-match = Una loseta se coloca junto a otra: vía con vía, autopista con autopista, vacío con vacío. Elige la curva de tu mano y gírala hasta que siga hacia la izquierda y hacia abajo.
tiles-lesson-first-match-learned = Los lados deben coincidir: vía, autopista, vacío.
tiles-lesson-first-match-do = Coloca la curva a la derecha de tu primera loseta.
tiles-lesson-first-answer-curve-turn = Así también encaja; pero gírala hasta que la vía baje, y cerraremos un bucle.
tiles-lesson-first-answer-curve-place = Ahí también encaja. Para nuestro bucle va a la derecha de la primera loseta.
tiles-lesson-first-answer-curve-first = Esa loseta va después. Primero la curva, a la derecha.
tiles-lesson-first-answer-refuse = Dos veces por partida puedes rechazar una loseta. Esta nos hace falta: guarda tus rechazos para un mal día.

tiles-lesson-first-train-title = Sitio para un tren
tiles-lesson-first-train = Esta loseta tiene una vía de arriba abajo, una autopista a un lado y una plaza para un tren. El cartel con la casita es una estación: allí los viajeros pasan de una a otra.
tiles-lesson-first-train-do = Colócala debajo de tu primera loseta, con la autopista a la izquierda.
tiles-lesson-first-answer-branch-turn = Casi: gírala para que la autopista salga por la izquierda.
tiles-lesson-first-answer-branch-place = Ahí encaja, pero debajo de la primera loseta los dos trenes estarán en la misma vía.
tiles-lesson-first-answer-branch-first = Esa va después. Primero la loseta con la autopista a un lado.

tiles-lesson-first-station-title = Cierra el cuadrado
tiles-lesson-first-station = La última loseta va en la esquina. Su vía se une a la curva de arriba; a su izquierda los dos lados están vacíos, y eso también coincide.
tiles-lesson-first-station-do = Coloca la última loseta en la esquina, debajo de la segunda curva.
tiles-lesson-first-answer-loop = Ahí encaja, pero en la esquina su tren queda en la misma vía.

tiles-lesson-first-tokens-title = Quién viene después
tiles-lesson-first-tokens = Bruno ha colocado sus losetas y empieza la ronda 2. La ficha de tren que esperaba ya está activa: en esta ronda cada cual puede poner un tren. El coche que espera estará activo en la siguiente.
tiles-lesson-first-tokens-learned = Una ficha te deja poner un peón de su tipo.

tiles-lesson-first-star-title = Una columna con estrella
tiles-lesson-first-star = La columna que nadie toma recibe una estrella. Con una estrella puedes poner un peón distinto del que muestra la ficha, así que bien vale una loseta o dos.
tiles-lesson-first-star-learned = Con una estrella pones un peón de otro tipo.
tiles-lesson-first-star-do = Toma la tercera columna con su estrella.
tiles-lesson-first-answer-leaves-star = Así le dejas la estrella a Bruno. Toma la tercera columna.

tiles-lesson-first-highway-title = Seguimos
tiles-lesson-first-highway = Abajo a la derecha termina una autopista. Toda línea que no lleva a ninguna parte es un cabo suelto, y si hay demasiados restan puntos.
tiles-lesson-first-highway-do = Coloca la autopista recta debajo de la estación de la derecha.
tiles-lesson-first-answer-below = Ahí encaja. Pero debajo de la estación de la derecha continúa la autopista.
tiles-lesson-first-answer-highway-first = Una detrás de otra: primero la autopista recta.

tiles-lesson-first-town-title = Un rectángulo lleno
tiles-lesson-first-town = Al final, el mayor rectángulo sin huecos da un punto por cada una de sus losetas. Llena el sitio junto a la autopista; el lado entre las dos está vacío.
tiles-lesson-first-town-learned = El mayor rectángulo lleno da un punto por loseta.
tiles-lesson-first-town-do = Coloca la bifurcación debajo de la estación izquierda, con el lado vacío a la derecha.
tiles-lesson-first-answer-rectangle = Ahí encaja, pero debajo de la estación izquierda tu rectángulo será de dos por tres.
tiles-lesson-first-answer-junction-first = Primero la bifurcación: llena el rectángulo.

tiles-lesson-first-west-title = Hacia el oeste
tiles-lesson-first-west = Una autopista sigue mirando a la izquierda. La última loseta tiene autopista a un lado, vía al otro y una plaza para un coche.
tiles-lesson-first-west-do = Colócala a la izquierda, autopista con autopista.
tiles-lesson-first-answer-open-highway = Así quedaría abierta la autopista de la izquierda. Colócala ahí.

tiles-lesson-first-pawn-title = Tu primer tren
tiles-lesson-first-pawn = Ahora se usa la ficha. Un tren da 1 punto, y 1 más por cada otro tren al que llegue por vía. Todavía no hay ninguno.
tiles-lesson-first-pawn-do = Pon un tren en la plaza izquierda de las dos para trenes.
tiles-lesson-first-answer-left-train = Esa vale lo mismo. Empecemos por la izquierda y dejemos esta para luego.
tiles-lesson-first-answer-keep-star = Eso costaría una estrella, y la ficha te da un peón gratis. Guarda tus estrellas.
tiles-lesson-first-answer-not-idle = Puedes dejar una ficha sin usar, pero aquí hay plazas libres, y puntos.

tiles-lesson-first-order-title = Pocas losetas, primer turno
tiles-lesson-first-order = La última vez Bruno tomó una columna más a la izquierda, por eso empezó. Las dos losetas de la izquierda llevan una estrella, y quien las tome empezará la próxima ronda.
tiles-lesson-first-order-do = Toma la primera columna.
tiles-lesson-first-answer-two-tiles = La primera columna tiene dos losetas, una estrella y el primer turno: tómala.

tiles-lesson-first-close-title = Cuidado con el hueco
tiles-lesson-first-close = Entre la loseta del coche y la bifurcación hay un sitio con dos vecinas: por la derecha pide vía, por arriba un lado vacío.
tiles-lesson-first-close-do = Coloca la estación con el coche en el hueco de la izquierda.
tiles-lesson-first-answer-into-gap = Ahí encaja, pero en el hueco de la izquierda cierra un cabo suelto.
tiles-lesson-first-answer-curve-car-first = Primero la estación con el coche, en el hueco.

tiles-lesson-first-cross-title = Crece una ciudad
tiles-lesson-first-cross = Las losetas de suelo rojizo, edificado, son urbanas. Tres o más que se tocan forman una ciudad: 5 puntos. Esta toca la bifurcación, así que bastará con una más.
tiles-lesson-first-cross-learned = Tres losetas urbanas que se tocan son una ciudad: 5 puntos.
tiles-lesson-first-cross-do = Coloca el cruce debajo de la bifurcación.
tiles-lesson-first-answer-beside-town = Ahí encaja. Debajo de la bifurcación hace crecer la zona urbana.

tiles-lesson-first-network-title = Amigos en la línea
tiles-lesson-first-network = Hay dos fichas activas: un coche y un tren. El segundo tren está en la misma vía que el primero, así que da 1 + 1. El siguiente allí daría 3; cinco es el máximo.
tiles-lesson-first-network-learned = Los peones iguales se cuentan unos a otros por su línea.
tiles-lesson-first-network-do = Pon un tren en la otra plaza.
tiles-lesson-first-answer-train-first = El coche enseguida. Primero el tren: da 2.

tiles-lesson-first-car-title = Y un coche
tiles-lesson-first-car = La ficha de coche funciona igual, pero por autopista.
tiles-lesson-first-car-do = Pon un coche en una de las dos plazas de coche.

tiles-lesson-first-count-title = Lo que cuenta
tiles-lesson-first-count = Aquí ves siempre lo que tendrías ahora: peones, 5 por ciudad, el mayor rectángulo y los cabos sueltos. Cinco cabos no cuestan nada; cada uno de más resta un punto. Tú tienes seis.
tiles-lesson-first-count-learned = Cinco cabos sueltos no cuestan nada; cada uno de más, un punto.

tiles-lesson-first-end-title = Ya sabes jugar a Railroad Tiles
tiles-lesson-first-end = Tomas una columna, colocas sus losetas, pones tus peones: eso es todo. Una ficha de dos colores sirve para uno u otro peón; los viajeros usan vías y autopistas y cambian en las estaciones. Bruno y tú tenéis 9 puntos cada uno y quedan cinco rondas.

tiles-lesson-counting = Lo que cuenta al final
tiles-lesson-counting-about = Ciudades, rectángulo, cabos sueltos: una ronda, trece puntos.

tiles-lesson-counting-now-title = Nueve puntos de momento
tiles-lesson-counting-now = Ronda 4. Tus peones te han dado 4 puntos, el rectángulo de dos por tres 6, y seis cabos sueltos cuestan 1. Ciudad todavía no hay. Una buena columna cambia las tres cosas.

tiles-lesson-counting-column-title = Mira tus huecos
tiles-lesson-counting-column = Abajo a la izquierda dos finales de autopista miran al mismo hueco, desde arriba y desde la derecha. Una autopista en curva cierra los dos, y la tercera columna tiene una, urbana.
tiles-lesson-counting-column-do = Toma la tercera columna.
tiles-lesson-counting-answer-star-only = La estrella tienta, pero sus losetas no cierran nada. Toma la tercera columna.
tiles-lesson-counting-answer-no-curve = Esa columna no tiene autopista en curva para tu hueco. La tercera sí.

tiles-lesson-counting-city-title = Una ciudad
tiles-lesson-counting-city = La curva es urbana, y también lo son el cruce de al lado y la bifurcación de encima: tres juntas son una ciudad, 5 puntos. Una mayor no vale más.
tiles-lesson-counting-city-learned = Busca losetas que cierren cabos y a la vez formen una ciudad.
tiles-lesson-counting-city-do = Coloca la curva en el hueco de abajo a la izquierda.
tiles-lesson-counting-answer-two-ends = Ahí encaja, pero en el hueco de abajo a la izquierda cierra dos cabos.
tiles-lesson-counting-answer-curve-first = Primero la curva, en el hueco de abajo a la izquierda.
tiles-lesson-counting-answer-refuse = Podrías rechazarla, pero cada loseta de esta columna tiene su sitio.

tiles-lesson-counting-rectangle-title = El rectángulo
tiles-lesson-counting-rectangle = A la derecha dos autopistas se encuentran también en un hueco. Un cruce las une y abre dos cabos nuevos; pero ahora hay tres por tres sitios llenos: 9 puntos en vez de 6.
tiles-lesson-counting-rectangle-learned = Un rectángulo mayor puede valer dos cabos sueltos más.
tiles-lesson-counting-rectangle-do = Coloca el cruce en el hueco de abajo a la derecha.
tiles-lesson-counting-answer-corner = Ahí encaja, pero en la esquina el rectángulo pasa a tres por tres.
tiles-lesson-counting-answer-cross-first = Primero el cruce, en la esquina.

tiles-lesson-counting-train-title = Sitio para un tercer tren
tiles-lesson-counting-train = La vía que termina abajo lleva tus dos trenes. Una plaza en ella vale 3.
tiles-lesson-counting-train-do = Coloca la vía recta abajo.
tiles-lesson-counting-answer-same-line = Ahí encaja, pero abajo se une a tus dos trenes.

tiles-lesson-counting-three-title = Tren o coche
tiles-lesson-counting-three = Una ficha muestra las dos cosas: eliges tú. Un tercer tren da 1 + 2.
tiles-lesson-counting-three-do = Pon un tren en la loseta nueva.
tiles-lesson-counting-answer-train-pays = Eso da 1. El tren da 3: empieza con él.
tiles-lesson-counting-answer-keep-star = Las fichas te sirven bien; guarda la estrella para más tarde.
tiles-lesson-counting-answer-not-idle = Puedes parar aquí, pero quedan plazas.

tiles-lesson-counting-car-title = La otra ficha
tiles-lesson-counting-car = Un coche para la plaza de la izquierda.
tiles-lesson-counting-car-do = Pon el coche a la izquierda.

tiles-lesson-counting-sum-title = Veintidós
tiles-lesson-counting-sum = De 9 a 22 en una ronda: una ciudad, un rectángulo mayor, cuatro cabos sueltos, que no cuestan nada, y peones que se encuentran. Sigue jugando desde aquí.

tiles-lesson-placing = El sitio justo para una loseta
tiles-lesson-placing-about = Lo que encaja, lo que ayuda y lo que es mejor rechazar.

tiles-lesson-placing-look-title = Antes de tomar
tiles-lesson-placing-look = En tu país hay cuatro cabos sueltos: una vía a la izquierda, otra abajo, dos autopistas a la derecha. En la vía de abajo hay tres trenes, así que un cuarto daría 4. Busca una columna que lo aproveche.

tiles-lesson-placing-column-title = Un tren con vía
tiles-lesson-placing-column = La tercera columna tiene una estación con plaza para un tren, y una autopista para el lado derecho.
tiles-lesson-placing-column-do = Toma la tercera columna.
tiles-lesson-placing-answer-star-again = La estrella tienta, pero no hay plaza para un tren. La tercera columna tiene una.
tiles-lesson-placing-answer-no-train = Podrías tomar esa, pero no tiene plaza para un tren.

tiles-lesson-placing-station-title = Gírala hacia la línea
tiles-lesson-placing-station = La vía de la estación sale por un solo lado. Gírala para que se una a la vía de arriba; así su autopista va de izquierda a derecha.
tiles-lesson-placing-station-learned = Las losetas se pueden girar y voltear hasta que encajen con la línea.
tiles-lesson-placing-station-do = Coloca la estación abajo, con la vía hacia arriba.
tiles-lesson-placing-answer-on-the-line = Ahí encaja, pero su tren estaría solo. Abajo se une a otros tres.
tiles-lesson-placing-answer-station-first = Primero la estación: el mejor sitio, para la loseta que lo necesita.
tiles-lesson-placing-answer-keep-it = Podrías rechazarla, pero esta loseta tiene un buen sitio.

tiles-lesson-placing-highway-title = Dos por cinco
tiles-lesson-placing-highway = Tu mayor rectángulo tiene nueve losetas. A la derecha, debajo del cruce, falta una para dos columnas de cinco: diez. La autopista sigue por ahí, recta hacia abajo.
tiles-lesson-placing-highway-do = Coloca la autopista recta debajo del cruce de la derecha.
tiles-lesson-placing-answer-rectangle = Ahí encaja. Debajo del cruce agranda el rectángulo.
tiles-lesson-placing-answer-highway-first = Primero la autopista: va debajo del cruce.

tiles-lesson-placing-refuse-title = Mejor sin ella
tiles-lesson-placing-refuse = La bifurcación tiene tres vías. Dondequiera que encaje abre más cabos de los que cierra, y ya hay cinco: cada uno de más cuesta un punto. Dos veces por partida puedes rechazar una loseta.
tiles-lesson-placing-refuse-learned = Dos veces por partida puedes rechazar una loseta.
tiles-lesson-placing-refuse-do = Rechaza la bifurcación.
tiles-lesson-placing-answer-six-ends = Ahí encaja, pero entonces hay más de cinco cabos sueltos, y eso cuesta un punto.

tiles-lesson-placing-train-title = El cuarto tren
tiles-lesson-placing-train = Uno por sí mismo, y uno por cada uno de los tres a los que llega.
tiles-lesson-placing-train-do = Pon un tren en la estación nueva.
tiles-lesson-placing-answer-for-nothing = Eso costaría una estrella. La otra ficha pone un tren gratis.
tiles-lesson-placing-answer-not-idle = Puedes dejarlo, pero hay 4 puntos esperando.

tiles-lesson-placing-sum-title = Pasos pequeños
tiles-lesson-placing-sum = Cuatro puntos por el tren, uno por el rectángulo, y ningún cabo de más. Las losetas se pueden girar y también voltear; con las estaciones suele ayudar. Sigue jugando desde aquí.

tiles-lesson-population = Fichas y estrellas
tiles-lesson-population-about = Qué peón se puede poner y cuándo, y para qué sirve una estrella.

tiles-lesson-population-tokens-title = Un horario
tiles-lesson-population-tokens = Hay dos fichas activas: un tren y un coche. Cada una te deja poner un peón en esta ronda. Lo que espera llega en la próxima y se queda dos. Aquí espera otro tren, así que interesan las plazas para trenes.
tiles-lesson-population-tokens-learned = Lo que espera llega en la próxima ronda y se queda dos.

tiles-lesson-population-column-title = Dos plazas
tiles-lesson-population-column = Las dos losetas de la primera columna tienen plaza para un tren. Y con pocas losetas eliges antes la próxima vez.
tiles-lesson-population-column-do = Toma la primera columna.
tiles-lesson-population-answer-two-trains = Buena columna, pero dos plazas para trenes en dos losetas son difíciles de superar.

tiles-lesson-population-first-title = Una sola vía
tiles-lesson-population-first = Más arriba ya hay una plaza libre para un tren, al final de una vía corta. Une a ella las nuevas: los trenes se cuentan unos a otros a lo largo de la vía.
tiles-lesson-population-first-do = Coloca la estación urbana a la derecha de esa vía.
tiles-lesson-population-answer-one-railway = Ahí encaja, pero en otra vía su tren estaría solo.
tiles-lesson-population-answer-junction-first = Esa va después. Primero la estación urbana: prolonga la vía.
tiles-lesson-population-answer-keep-it = Podrías rechazarla, pero perderías una plaza.

tiles-lesson-population-second-title = Y la siguiente
tiles-lesson-population-second = La otra estación sigue hacia la derecha, vía con vía.
tiles-lesson-population-second-do = Colócala a la derecha de la primera.

tiles-lesson-population-train-title = La ficha de tren
tiles-lesson-population-train = Hay tres plazas libres. El primer tren da 1 esté donde esté.
tiles-lesson-population-train-do = Pon un tren en la estación de la derecha.
tiles-lesson-population-answer-middle-later = Tan buena como otra. Deja la de en medio para el siguiente.
tiles-lesson-population-answer-token-first = La estrella es para la otra ficha. La de tren pone uno gratis.
tiles-lesson-population-answer-not-idle = Puedes parar aquí, pero quedan plazas libres.

tiles-lesson-population-star-title = Una estrella cambia el tipo
tiles-lesson-population-star = Queda la ficha de coche, y no tienes ninguna plaza libre para un coche. Por una estrella pone un peón de cualquier tipo: un segundo tren, que llega al primero, da 2.
tiles-lesson-population-star-learned = Por una estrella, una ficha pone un peón de cualquier tipo.
tiles-lesson-population-star-do = Usa una estrella: un tren en medio.
tiles-lesson-population-answer-middle-now = Eso también vale. Esta vez toma la de en medio.
tiles-lesson-population-answer-use-star = Puedes guardar la estrella. Pero una ficha que no se usa se pierde.

tiles-lesson-population-sum-title = La próxima ronda, y la siguiente
tiles-lesson-population-sum = Ahora hay dos fichas de tren activas, y en tu vía queda una plaza libre: 3 puntos sin estrella. Pero cuidado con los cabos sueltos: trece cuestan 8. Sigue jugando desde aquí y cierra unos cuantos.
