# Railways of the World: lecciones.
railways-lesson-first = Tus primeros enlaces
railways-lesson-first-about = Subasta, vía y bonos, entregas, la locomotora.

railways-lesson-first-welcome-title = Cubos y colores
railways-lesson-first-welcome = En las ciudades hay cubos. Un cubo quiere ir a una ciudad de su color: Baltimore tiene uno azul, y Filadelfia es azul. Cada enlace tuyo en su camino te da un punto, y los puntos dan ingresos.

railways-lesson-first-auction-title = Quién juega primero
railways-lesson-first-auction = Cada turno empieza con una subasta por el primer puesto. Bruno ha pasado, y tú no tienes dinero: déjalo así. Después, un turno tiene tres acciones para cada cual.
railways-lesson-first-auction-learned = Cada turno empieza con una subasta por el primer puesto.
railways-lesson-first-auction-do = Pasa en la subasta.
railways-lesson-first-answer-no-bid = Puedes pujar, pero tendrías que pedir prestado, y aún no hay prisa.

railways-lesson-first-hotel-title = Una carta de operaciones
railways-lesson-first-hotel = Tomar una carta es una acción. Un hotel da un punto por cada entrega en su ciudad, durante el resto de la partida. Bruno ha tomado el de Boston.
railways-lesson-first-hotel-learned = Un hotel da un punto por cada entrega en su ciudad.
railways-lesson-first-hotel-do = Toma el Hotel Filadelfia.
railways-lesson-first-answer-other-card = También es buena carta. Pero vamos a entregar en Filadelfia.
railways-lesson-first-answer-hotel-first = Enseguida. Primero el hotel, antes de que lo tome Bruno.

railways-lesson-first-build-title = Un enlace
railways-lesson-first-build = Hasta cuatro losetas en una acción, de ciudad a ciudad. Entre Baltimore y Filadelfia basta una recta; el trazado se dibuja antes de que pagues. El campo abierto cuesta 2 $, el agua 3 $, las montañas 4 $.
railways-lesson-first-build-learned = Hasta cuatro losetas en una acción, de ciudad a ciudad.
railways-lesson-first-build-do = Construye: elige Baltimore y luego Filadelfia.
railways-lesson-first-answer-straight-one = Ahí encaja otra loseta, pero solo la recta une las dos ciudades.
railways-lesson-first-answer-short-link = Ahí se puede construir. El enlace más barato es el de Baltimore a Filadelfia.
railways-lesson-first-answer-track-needed = Se puede, pero sin enlace no se entrega nada.

railways-lesson-first-bond-title = Bonos
railways-lesson-first-bond = No tenías dinero, así que se ha emitido un bono: 5 $. Cuesta 1 $ cada turno y un punto al final, y no se devuelve nunca. Unos pocos bonos al principio valen la pena; muchos son una carga.
railways-lesson-first-bond-learned = Un bono da 5 $ y cuesta 1 $ por turno y un punto al final.

railways-lesson-first-deliver-title = Entrega
railways-lesson-first-deliver = La tercera acción de este turno. El cubo azul va de Baltimore por tu enlace a Filadelfia: un punto por el enlace, uno por tu hotel y uno porque es la primera entrega de la partida.
railways-lesson-first-deliver-do = Entrega el cubo azul de Baltimore en Filadelfia.
railways-lesson-first-answer-hotel-pays = Eso también es una entrega; pero un cubo azul a Filadelfia vale más, gracias a tu hotel.
railways-lesson-first-answer-cube-first = Se puede, pero hay puntos esperando: entrega el cubo azul.

railways-lesson-first-income-title = Los puntos son ingresos
railways-lesson-first-income = El turno ha terminado. Con 3 puntos cobras 5 $, menos 1 $ por el bono. La curva sube al principio: los puntos tempranos pagan el resto de la partida. Más tarde vuelve a bajar.
railways-lesson-first-income-learned = Los puntos son ingresos: los primeros pagan más tiempo.

railways-lesson-first-again-title = La siguiente subasta
railways-lesson-first-again = Si nadie puja, el primer puesto pasa a la izquierda: a ti. Bruno ha pasado.
railways-lesson-first-again-do = Pasa: el primer puesto te sale gratis.
railways-lesson-first-answer-free-turn = ¿Para qué pagar? Si nadie puja, el primer puesto es tuyo igualmente.

railways-lesson-first-new-york-title = Un segundo enlace
railways-lesson-first-new-york = Nueva York tiene un cubo azul para tu hotel, y los cubos rojos quieren ir a Nueva York. Una recta la une con Filadelfia.
railways-lesson-first-new-york-do = Construye de Filadelfia a Nueva York.
railways-lesson-first-answer-straight-north = La recta es la que une las dos.
railways-lesson-first-answer-to-new-york = Ahí se puede construir. Nueva York está más cerca, y llena de cubos.
railways-lesson-first-answer-second-link = Eso puede esperar. Primero el enlace a Nueva York, antes de que lo construya Bruno.

railways-lesson-first-second-title = Otra vez azul
railways-lesson-first-second = El cubo azul de Nueva York: un enlace, y el hotel.
railways-lesson-first-second-do = Entrega el cubo azul de Nueva York en Filadelfia.

railways-lesson-first-improve-title = Una locomotora mejor
railways-lesson-first-improve = El nivel 1 lleva un cubo por un enlace. El nivel 2 cuesta 5 $, que tienes, y lo lleva por dos: entonces cada cubo vale 2 puntos.
railways-lesson-first-improve-learned = El nivel de la locomotora es su alcance, en enlaces.
railways-lesson-first-improve-do = Mejora la locomotora.
railways-lesson-first-answer-spare-cube = Daría un punto. Llevados más lejos, más tarde, esos cubos dan más: mejora primero.
railways-lesson-first-answer-level-first = Se puede, pero con el nivel 2 cada entrega vale el doble.

railways-lesson-first-bid-title = Bien vale un dólar
railways-lesson-first-bid = Bruno ha construido a tu lado y quiere los mismos cubos. Ahora el primer puesto vale algo: quien empieza se lleva el mejor.
railways-lesson-first-bid-do = Puja 1 $.
railways-lesson-first-answer-too-much = Bruno apenas tiene dinero. Con 1 $ basta.
railways-lesson-first-answer-bruno-comes = Entonces Bruno podría empezar y llevarse tu cubo. Puja 1 $.

railways-lesson-first-far-title = Por dos enlaces
railways-lesson-first-far = En Baltimore hay un cubo rojo, y Nueva York es roja. Por Filadelfia recorre dos enlaces tuyos: 2 puntos.
railways-lesson-first-far-do = Entrega un cubo rojo de Baltimore en Nueva York.
railways-lesson-first-answer-red-first = También son dos enlaces. Esta vez toma el rojo.
railways-lesson-first-answer-one-link = Un enlace, un punto. El cubo rojo de Baltimore da dos.
railways-lesson-first-answer-two-links = Se puede, pero has pujado por ese cubo.

railways-lesson-first-baron-title = Tu barón
railways-lesson-first-baron = Una meta secreta, solo tuya: quien la cumple al final gana sus puntos. Una partida propia empieza con dos, y te quedas con una. El final llega cuando hay bastantes ciudades vacías.
railways-lesson-first-baron-learned = Un barón secreto puntúa al final.

railways-lesson-first-end-title = Ya sabes jugar a Railways of the World
railways-lesson-first-end = Tres acciones por turno: construir, entregar, mejorar, una carta o una ciudad nueva. Tienes 7 puntos; Bruno, 1. Sigue aquí o empieza una partida propia; te esperan diez mapas.

railways-lesson-links = Enlaces largos y bonos
railways-lesson-links-about = Tres losetas en una acción, y deuda bien empleada.

railways-lesson-links-idea-title = A tres enlaces
railways-lesson-links-idea = Albany tiene un cubo amarillo, y Baltimore es amarilla. Si Albany estuviera unida a Nueva York, ese cubo recorrería tres enlaces tuyos. A la vista está Récord de velocidad: 3 puntos más por la primera entrega de tres enlaces.

railways-lesson-links-tile-title = La primera de tres
railways-lesson-links-tile = En una acción colocas hasta cuatro losetas de un enlace. Tres hexágonos llevan a Albany. Empieza junto a Nueva York: campo abierto, 2 $.
railways-lesson-links-tile-do = Coloca una curva desde Nueva York, hacia arriba a la izquierda.
railways-lesson-links-answer-up-left = Encaja, pero se aleja de Albany. Gira la curva para que siga hacia arriba a la izquierda.
railways-lesson-links-answer-from-new-york = Ahí se puede construir. El cubo que queremos está en Albany, encima de Nueva York.
railways-lesson-links-answer-cubes-wait = Ese cubo no se escapa. Llevado más lejos, más tarde, da más.
railways-lesson-links-answer-link-first = Se puede, pero primero el enlace: todo lo demás lo necesita.

railways-lesson-links-on-title = Continúa
railways-lesson-links-on = La construcción no ha acabado: la loseta siguiente sigue donde acaba la anterior. Por aquí pasa un río, así que cuesta 3 $.
railways-lesson-links-on-learned = Un enlace se tiende loseta a loseta, cuatro por acción.
railways-lesson-links-on-do = Coloca una recta en el hexágono iluminado.
railways-lesson-links-answer-straight-on = Encaja, pero Albany está todo recto.
railways-lesson-links-answer-half-built = Puedes parar aquí. Pero lo que no llega a una ciudad tras la tercera ronda se retira del mapa, y el dinero se pierde.

railways-lesson-links-joined-title = Hasta la ciudad
railways-lesson-links-joined = La última loseta acaba en Albany. Con dos ciudades unidas la construcción termina, aunque te quedaba una cuarta loseta.
railways-lesson-links-joined-do = Coloca la última recta.

railways-lesson-links-bond-title = Un bono por 3 $
railways-lesson-links-bond = Tenías 5 $, y el enlace costaba 8 $. Un bono ha dado 5 $ más, y quedan 2 $. Nunca emites más bonos de los que pide un pago, y ninguno se devuelve: cada uno cuesta 1 $ por turno, y un punto al final.

railways-lesson-links-level-title = Y dos más
railways-lesson-links-level = El nivel 2 no basta para tres enlaces. El nivel 3 cuesta 10 $: dos bonos. El cubo dará 3 puntos, y 3 por el récord. Seis puntos por dos es buen negocio, y los puntos son ingresos.
railways-lesson-links-level-learned = Pide prestado para lo que paga en uno o dos turnos.
railways-lesson-links-level-do = Mejora la locomotora.
railways-lesson-links-answer-no-more-track = Podrías, pero más vía no lleva el cubo más lejos. La locomotora sí.
railways-lesson-links-answer-level-pays = Se puede, pero sin el nivel 3 el enlace largo espera en vano.

railways-lesson-links-sum-title = Deuda que trabaja
railways-lesson-links-sum = De los 9 $ que dan tus puntos, cuatro bonos se llevan 4 $ cada turno. El próximo turno el cubo de Albany los convierte en 15. Pide prestado para lo que rinde en un turno o dos, no para lo que quizá sirva algún día. Sigue jugando desde aquí.

railways-lesson-deliveries = El mejor camino para un cubo
railways-lesson-deliveries-about = Caminos largos, enlaces propios, ciudades que se vacían.

railways-lesson-deliveries-rules-title = Normas de circulación
railways-lesson-deliveries-rules = Tienes nivel 3: hasta tres enlaces. El primero debe ser tuyo, los demás pueden ser de cualquiera, y cada uno da un punto a su dueño. Un cubo se detiene en la primera ciudad de su color y no pasa dos veces por ninguna.

railways-lesson-deliveries-record-title = El récord
railways-lesson-deliveries-record = De Albany por Nueva York y Filadelfia a Baltimore. Entre las dos últimas hay dos enlaces, el tuyo y el de Bruno: toma el tuyo, o el punto es suyo. Récord de velocidad añade 3.
railways-lesson-deliveries-record-learned = El primer enlace debe ser tuyo, y cada uno paga a su dueño.
railways-lesson-deliveries-record-do = Entrega el cubo amarillo de Albany en Baltimore, por tus propios enlaces.
railways-lesson-deliveries-answer-own-link = El último enlace de ese camino es de Bruno, y su punto también lo sería. Elige el tuyo.
railways-lesson-deliveries-answer-long-first = Eso puede esperar. El camino desde Albany da tres puntos, y el récord.
railways-lesson-deliveries-answer-record-now = Se puede, pero el récord es para quien llega antes.

railways-lesson-deliveries-bruno-title = Bruno se aprovecha
railways-lesson-deliveries-bruno = Bruno se ha llevado el cubo amarillo de Filadelfia. Los cubos no son de nadie: lo que dejas, alguien lo toma. Así que mira también a cuáles llega él.
railways-lesson-deliveries-bruno-learned = Lo que dejas, alguien lo toma.

railways-lesson-deliveries-two-title = Dos enlaces
railways-lesson-deliveries-two = En Baltimore queda un cubo rojo, a dos enlaces de Nueva York, los dos tuyos. El rojo de Filadelfia solo tiene un enlace.
railways-lesson-deliveries-two-do = Entrega el cubo rojo de Baltimore en Nueva York.
railways-lesson-deliveries-answer-red-first = También son dos enlaces, y ya le llegará el turno. Primero el rojo.
railways-lesson-deliveries-answer-one-link = Un enlace, un punto. Hay un cubo que da dos.
railways-lesson-deliveries-answer-cubes-first = Se puede, pero los cubos que están listos son puntos.

railways-lesson-deliveries-empty-title = Ciudades vacías
railways-lesson-deliveries-empty = En Albany y Baltimore no quedan cubos, y están marcadas. Cuando hay tantas ciudades vacías como pide este mapa, el final está cerca. Una ciudad que crece, o una nueva, vuelve a traer cubos.
railways-lesson-deliveries-empty-learned = Las ciudades vacías acercan el final.

railways-lesson-deliveries-last-title = Otra vez lo tuyo
railways-lesson-deliveries-last = Un cubo amarillo de Nueva York quiere ir a Baltimore. Cuidado otra vez con el último enlace.
railways-lesson-deliveries-last-do = Entrega el cubo amarillo de Nueva York en Baltimore, por tus propios enlaces.

railways-lesson-deliveries-sum-title = Diez puntos en un turno
railways-lesson-deliveries-sum = 3, y 3 por el récord, luego 2 y 2: de 7 puntos a 17, y unos ingresos de 17 $. Cada enlace y cada nivel hacen que todos los cubos siguientes valgan más. Sigue jugando desde aquí.

railways-lesson-cards = Cartas de operaciones
railways-lesson-cards-about = Hoteles, premios para quien llega antes, primas: lo que está a la vista.

railways-lesson-cards-display-title = A la vista
railways-lesson-cards-display = El signo de una carta indica cómo funciona. Unas se toman con una acción y ayudan una vez; otras se quedan contigo toda la partida; las verdes no se pueden tomar: premian a quien hace algo antes que nadie. Cada turno llega una más.

railways-lesson-cards-hotel-title = Un hotel nuevo
railways-lesson-cards-hotel = Acaba de llegar Hotel Nueva York. Desde ahora su dueño gana un punto por cada entrega en Nueva York, sea de quien sea. Tu vía acaba allí, y a lo largo de ella hay cubos rojos.
railways-lesson-cards-hotel-learned = El signo de una carta indica si ayuda una vez o siempre, o si premia a quien llega antes.
railways-lesson-cards-hotel-do = Toma el Hotel Nueva York.
railways-lesson-cards-answer-cubes-later = Dos cubos nuevos siempre vienen bien, pero esa carta seguirá ahí. El hotel quizá no.
railways-lesson-cards-answer-other-card = Puedes tomarla, pero a ti te dará más el hotel.
railways-lesson-cards-answer-hotel-first = Enseguida. Primero el hotel: así cada cubo a Nueva York da más.

railways-lesson-cards-deliver-title = A tu hotel
railways-lesson-cards-deliver = Un cubo rojo de Baltimore recorre dos enlaces tuyos y acaba en la ciudad de tu hotel: 2 y 1.
railways-lesson-cards-deliver-do = Entrega el cubo rojo de Baltimore en Nueva York.
railways-lesson-cards-answer-two-links = Un enlace y el hotel: 2 puntos. Desde Baltimore son 3.
railways-lesson-cards-answer-into-hotel = Ese no va a Nueva York. Un cubo rojo sí.
railways-lesson-cards-answer-cube-first = Se puede, pero el hotel está para los cubos.

railways-lesson-cards-first-title = Quién llega antes
railways-lesson-cards-first = Tren nuevo es una carta verde: 4 puntos por la primera locomotora de nivel 4. Tú tienes nivel 3; Bruno, 1.

railways-lesson-cards-train-title = Nivel cuatro
railways-lesson-cards-train = El siguiente nivel cuesta 10 $, y tienes 6 $: un bono. Quita un punto al final y da 4 ahora, y caminos de cuatro enlaces.
railways-lesson-cards-train-learned = Las cartas verdes son para quien hace algo antes que nadie.
railways-lesson-cards-train-do = Mejora la locomotora.
railways-lesson-cards-answer-train-first = Eso vale un punto o dos. El tren nuevo vale cuatro, y solo está una vez.

railways-lesson-cards-bounty-title = Primas
railways-lesson-cards-bounty = Una Prima de servicio paga a quien entrega el primer cubo en su ciudad, por los enlaces de quien sea. Hay cuatro a la vista, para ciudades lejos de aquí. Tienes 14 puntos: sigue jugando desde aquí.
