# Steam: lecciones.
steam-lesson-first = Tu primer turno
steam-lesson-first-about = Una acción, un enlace, una entrega: ingresos o puntos.

steam-lesson-first-welcome-title = Cada cubo quiere su color
steam-lesson-first-welcome = Boston es roja y tiene un cubo amarillo; Hartford es amarilla. Lleva el cubo hasta allí por tus propias vías y cobrarás: un punto por cada enlace del camino. Eso es Steam.
steam-lesson-first-welcome-learned = Un cubo vale algo en una ciudad de su color.

steam-lesson-first-action-title = Elige una acción
steam-lesson-first-action = Un turno empieza con las losetas de acción. Cada una da una ventaja, y su número es tu puesto en el próximo turno. El Ingeniero coloca cuatro losetas en vez de tres.
steam-lesson-first-action-learned = Una acción da una ventaja ahora y un puesto en el turno siguiente.
steam-lesson-first-action-do = Toma el Ingeniero.
steam-lesson-first-answer-engineer-first = Esa loseta también es buena. Para tu primera vía lo mejor es el Ingeniero: más losetas, y no cuesta nada.

steam-lesson-first-track-title = La vía empieza en una ciudad
steam-lesson-first-track = Después sigue donde acaba tu propia vía. Elige el hexágono iluminado debajo de Boston: se abren las losetas que encajan. Toma la curva que baja a la izquierda, hacia Providence. Cada salida cuesta 1 €; los ríos, las colinas y los pueblos cuestan más.
steam-lesson-first-track-learned = La vía empieza en una ciudad y sigue donde acaba la tuya.
steam-lesson-first-track-do = Coloca una curva de Boston hacia Providence.
steam-lesson-first-answer-to-providence = Esa loseta también encaja, pero lleva a otra parte. Toma la curva suave que acaba en Providence.
steam-lesson-first-answer-at-boston = Ahí se puede construir. Para nuestro cubo la vía empieza debajo de Boston.
steam-lesson-first-answer-not-yet = Puedes parar aquí, pero entonces el camino a Hartford queda a medias.

steam-lesson-first-town-title = Un pueblo cierra un enlace
steam-lesson-first-town = El tramo de un pueblo o ciudad al siguiente es un enlace. En Providence se completa el primero y empieza el segundo. Un pueblo cuesta 1 € más.
steam-lesson-first-town-learned = Un enlace va de un pueblo o ciudad al siguiente; es tuyo.
steam-lesson-first-town-do = Coloca una recta a través de Providence.
steam-lesson-first-answer-through-town = Encaja, pero la recta es la que apunta a Hartford.
steam-lesson-first-answer-providence-now = Primero por Providence: un enlace a medias no sirve de nada.

steam-lesson-first-link-title = El segundo enlace
steam-lesson-first-link = Entre Providence y Hartford queda un hexágono. Por ahí pasa un río: 1 € más.
steam-lesson-first-link-do = Coloca la curva que acaba en Hartford.
steam-lesson-first-answer-into-hartford = Encaja, pero no acaba en Hartford.
steam-lesson-first-answer-to-hartford = Luego. Primero el último hexágono antes de Hartford.

steam-lesson-first-money-title = El dinero sale de los ingresos
steam-lesson-first-money = No tenías nada en caja, y tres losetas cuestan 8 €. Quien tiene que pagar recibe 5 € cada vez, y cada vez sus ingresos bajan un paso: los tuyos están en −2, y te quedan 2 €. Ya los recuperarás.
steam-lesson-first-money-learned = Si falta dinero, se venden ingresos: 5 € por paso.

steam-lesson-first-end-build-title = Con esto basta
steam-lesson-first-end-build = Podrías colocar una cuarta loseta. Pero cada loseta cuesta dinero, y tu camino está completo.
steam-lesson-first-end-build-do = Termina de construir.
steam-lesson-first-answer-enough = Se puede, pero costaría ingresos y en este turno no daría nada. Termina de construir.

steam-lesson-first-improve-title = Hasta dónde llega una locomotora
steam-lesson-first-improve = Los demás ya han construido. Ahora hay dos rondas de mercancías. Una locomotora de nivel 1 recorre un enlace, y Hartford está a dos. En vez de mover mercancías puedes subir el nivel, gratis.
steam-lesson-first-improve-learned = El nivel de la locomotora es su alcance, en enlaces.
steam-lesson-first-improve-do = Mejora tu locomotora al nivel 2.
steam-lesson-first-answer-level-needed = Con nivel 1 no puedes entregar nada tuyo. Mejora: así llegarás a dos enlaces.

steam-lesson-first-deliver-title = Mueve un cubo
steam-lesson-first-deliver = Segunda ronda, nivel 2. Toma el cubo amarillo de Boston; Providence queda de camino, y Hartford es su destino.
steam-lesson-first-deliver-do = Entrega el cubo amarillo de Boston en Hartford.
steam-lesson-first-answer-do-deliver = Puedes pasar, pero tu cubo ya puede viajar.

steam-lesson-first-share-title = Ingresos o puntos
steam-lesson-first-share = Dos enlaces son tuyos: 2 puntos de vía. O todos suben tus ingresos, o todos son puntos de victoria. Al principio toma ingresos: pagan turno tras turno. Más tarde, puntos: son los que ganan.
steam-lesson-first-share-learned = Al principio toma ingresos; más tarde, puntos.
steam-lesson-first-share-do = Tómalos como ingresos.
steam-lesson-first-answer-points-later = Con dos puntos ahora, tus ingresos se quedarían en −2 y pagarías 2 € cada turno. Primero ingresos.

steam-lesson-first-turn-title = Día de cobro
steam-lesson-first-turn = Tus ingresos vuelven a estar en 0: nada que pagar. Bruno y Chiara están bajo cero y pagan cada turno. Al final, además, cada enlace completo vale un punto.

steam-lesson-first-growth-title = Cubos nuevos
steam-lesson-first-growth = Los cubos entregados salen del mapa. Crecimiento urbano lleva cubos nuevos a una ciudad; Urbanización convierte un pueblo en ciudad. Las dos cuestan dinero; sin pagar, una loseta solo da su puesto en el orden.
steam-lesson-first-growth-learned = Los cubos se acaban; Crecimiento urbano y Urbanización traen más.

steam-lesson-first-end-title = Ya sabes jugar a Steam
steam-lesson-first-end = Acción, vía, dos rondas de mercancías, ingresos: eso es un turno, y una partida tiene diez. Sigue aquí contra Bruno y Chiara, o empieza una partida propia. Se abre con pujas por el primer orden de turno: pasar no cuesta nada.

steam-lesson-track = Vías y mejoras
steam-lesson-track-about = Se mejora una loseta ya puesta; lo que queda a medias se pierde.

steam-lesson-track-idea-title = Alguien ha llegado antes
steam-lesson-track-idea = Hartford está cerca de Poughkeepsie, por donde pasa la vía de Chiara. Tú también puedes acabar allí: hace falta una loseta en medio, y una salida para ti en el pueblo. Tienes Primera construcción, así que nadie se interpone.

steam-lesson-track-tile-title = Una loseta hasta el pueblo
steam-lesson-track-tile = El hexágono entre los dos los une: una curva del lado superior izquierdo de Hartford a Poughkeepsie. Dos salidas, 2 €, todo lo que tienes.
steam-lesson-track-tile-do = Coloca la curva de Hartford a Poughkeepsie.
steam-lesson-track-answer-lower-curve = Encaja, pero no acaba en Poughkeepsie. Gira la curva suave para que sus dos extremos apunten hacia abajo.
steam-lesson-track-answer-beside-hartford = Ahí se puede construir. Poughkeepsie está más cerca, a la izquierda de Hartford.
steam-lesson-track-answer-not-yet = Puedes parar aquí, pero un enlace a medias no lleva nada.

steam-lesson-track-upgrade-title = Mejora la loseta
steam-lesson-track-upgrade = La loseta del pueblo aún no tiene salida hacia ti. Sustitúyela por una que conserve sus vías y añada la tuya. Pagas por cada salida de la loseta nueva, 3, y 1 € por el pueblo; esta vez nada por el río. Las vías viejas conservan a su dueño.
steam-lesson-track-upgrade-learned = Una loseta se puede sustituir por otra que conserve sus vías; pagas todas sus salidas.
steam-lesson-track-upgrade-do = Dale a Poughkeepsie una tercera salida, hacia tu curva.
steam-lesson-track-answer-three-exits = Puedes, pero una cuarta salida cuesta 1 € más, y ahí no llega nada.
steam-lesson-track-answer-keep-curve = Podrías girar tu última loseta por 2 €. Pero está bien como está: mejora el pueblo.
steam-lesson-track-answer-still-open = Puedes, pero tu enlace aún acaba antes del pueblo.

steam-lesson-track-stub-title = Vías a medias
steam-lesson-track-stub = La salida sur de Chiara aún no lleva a ninguna parte. Si no la continúa en esta construcción, queda sin dueño, y podrías quedártela. Lo mismo vale para todos tus enlaces sin completar.
steam-lesson-track-stub-learned = Un cabo que no se continúa se pierde.

steam-lesson-track-end-title = Con dos construcciones basta
steam-lesson-track-end = Podrías construir una tercera vez. Pero has tenido que obtener 5 €, tus ingresos están en −1, y ya tienes tres enlaces seguidos.
steam-lesson-track-end-do = Termina de construir.
steam-lesson-track-answer-enough = Se puede, pero cada loseta más cuesta ingresos. Termina de construir.

steam-lesson-track-sum-title = Tres enlaces seguidos
steam-lesson-track-sum = Chiara ha seguido hasta Nueva York, así que su vía está a salvo. Boston, Providence, Hartford, Poughkeepsie: tres enlaces tuyos, cada uno un punto al final, y un punto por cada cubo que pasa. Sigue jugando desde aquí.

steam-lesson-goods = Mercancías y enlaces ajenos
steam-lesson-goods-about = Cubos nuevos, el mejor camino y quién cobra por él.

steam-lesson-goods-supply-title = Todos los cubos que hay
steam-lesson-goods-supply = De la bolsa ya no se roba nada. Los cubos nuevos salen solo de estos lotes, por Crecimiento urbano y Urbanización. Has pagado 2 € por Crecimiento urbano: un lote puede ir a la ciudad que quieras, una vez por ciudad.
steam-lesson-goods-supply-learned = Los cubos nuevos salen solo del tablero de suministro, a la vista de todos.

steam-lesson-goods-grow-title = Adónde pueden ir los cubos
steam-lesson-goods-grow = Desde Hartford, tu enlace y uno de Chiara llevan a Albany, que es morada, y a Nueva York, que es azul. Un lote con un cubo morado y uno azul encaja justo ahí.
steam-lesson-goods-grow-do = Pon en Hartford un lote de morado y azul.
steam-lesson-goods-answer-purple-blue = Puedes, pero desde Hartford llegas a Albany y a Nueva York: morado y azul.
steam-lesson-goods-answer-where-track-is = Esa ciudad puede recibirlo, pero tu vía empieza en Hartford.
steam-lesson-goods-answer-grow-first = Enseguida. Primero los cubos nuevos: están pagados.

steam-lesson-goods-end-title = Con esto basta
steam-lesson-goods-end = Dos losetas y un lote de cubos son una buena construcción.
steam-lesson-goods-end-do = Termina de construir.
steam-lesson-goods-answer-enough = Se puede, pero cuesta ingresos. Termina de construir.

steam-lesson-goods-own-title = Por tus propios enlaces
steam-lesson-goods-own = Un cubo rojo de Hartford quiere ir a Boston. Los dos enlaces de su camino son tuyos: 2 puntos para ti, ninguno para los demás. Esos caminos van primero.
steam-lesson-goods-own-learned = Primero, los caminos por tus propios enlaces.
steam-lesson-goods-own-do = Entrega el cubo rojo de Hartford en Boston.
steam-lesson-goods-answer-shared-later = Ese camino es compartido: un punto para ti, uno para Chiara. El cubo rojo te da dos.
steam-lesson-goods-answer-red-now = Se puede, pero el cubo rojo ya puede viajar.

steam-lesson-goods-share-title = Todo de una vez
steam-lesson-goods-share = Los dos puntos van al mismo sitio: ingresos o puntos de victoria. Estás en −2 y pagas 2 € cada turno.
steam-lesson-goods-share-do = Tómalos como ingresos.
steam-lesson-goods-answer-income-first = Los puntos ganan, pero cada turno bajo cero te cuesta dinero una y otra vez. Primero ingresos.

steam-lesson-goods-shared-title = Por el enlace de Chiara
steam-lesson-goods-shared = Segunda ronda. El cubo morado va por Poughkeepsie a Albany: un enlace tuyo, uno de Chiara, un punto por cabeza. Se permite mientras nadie tenga en el camino más enlaces que tú. Y un cubo que te llevas tú, ya no se lo lleva ella.
steam-lesson-goods-shared-learned = Valen los enlaces ajenos, si nadie tiene en el camino más que tú.
steam-lesson-goods-shared-do = Entrega el cubo morado de Hartford en Albany.
steam-lesson-goods-answer-cube-waits = Se puede, pero hay tres cubos esperando, y Chiara puede llevarse cualquiera.

steam-lesson-goods-both-title = Cada cual decide
steam-lesson-goods-both = Primero decides tú, luego Chiara sobre su punto.
steam-lesson-goods-both-do = Tómalo como ingresos.

steam-lesson-goods-sum-title = Mira dos turnos más allá
steam-lesson-goods-sum = Boston tiene un cubo morado. Está a cuatro enlaces de Albany, tres de ellos tuyos: una locomotora de nivel 4 daría 3 puntos de golpe. Un cubo se detiene en la primera ciudad de su color, así que fíjate en lo que hay en medio. Sigue jugando desde aquí.

steam-lesson-money = Dinero a crédito
steam-lesson-money-about = Lo que vale un paso de ingresos, y cuándo gastarlo.

steam-lesson-money-cash-title = Cinco euros
steam-lesson-money-cash = Tienes 5 € e ingresos de 1: un euro por turno. Eso compra dos losetas de vía. Pero los ingresos se pueden vender: 5 € por cada paso, siempre que tengas que pagar, y nadie te pide que los devuelvas.

steam-lesson-money-locomotive-title = Compra un nivel
steam-lesson-money-locomotive = La Locomotora cuesta 4 € más el nuevo nivel, 3: en total 7 €. Otro nivel es gratis más tarde en este turno. Entonces tienes nivel 4, y el cubo morado de Boston puede ir a Albany.
steam-lesson-money-locomotive-do = Toma la Locomotora.
steam-lesson-money-answer-six-euros = Una ciudad nueva por 6 € está bien, pero en este turno no da nada. La locomotora sí.
steam-lesson-money-answer-level-first = También es buena loseta. Solo la Locomotora pone el camino largo a tu alcance en este turno.

steam-lesson-money-raised-title = Un paso vendido
steam-lesson-money-raised = 7 € por pagar, 5 € en caja: se ha vendido un paso, sobran 3 €, y tus ingresos son 0. Nunca vendes más pasos de los necesarios. En −10, cada uno de más costaría 2 puntos.
steam-lesson-money-raised-learned = Solo se venden los pasos que pide un pago.

steam-lesson-money-end-title = No construyas nada
steam-lesson-money-end = No hace falta que construyas. Todos tus enlaces están completos, así que esperar no te hace perder nada.
steam-lesson-money-end-do = Termina de construir.
steam-lesson-money-answer-no-track = Se puede, pero con 3 € no se llega lejos. Guárdalos: bajo cero tendrías que pagar.

steam-lesson-money-improve-title = El nivel gratis
steam-lesson-money-improve = Una vez por turno puedes subir el nivel en vez de mover mercancías, gratis. Ahora pasa a 4.
steam-lesson-money-improve-learned = Una vez por turno, un nivel es gratis, en lugar de una entrega.
steam-lesson-money-improve-do = Mejora tu locomotora.
steam-lesson-money-answer-short-way = Un punto ahora. Con nivel 4 el próximo cubo da tres.
steam-lesson-money-answer-free-level = Puedes pasar, pero el nivel es gratis.

steam-lesson-money-deliver-title = Cuatro enlaces
steam-lesson-money-deliver = Por Providence, Hartford y Poughkeepsie a Albany. Tres enlaces son tuyos, el último es de Chiara: 3 puntos para ti, 1 para ella.
steam-lesson-money-deliver-do = Entrega el cubo morado de Boston en Albany.
steam-lesson-money-answer-long-way = Ese camino es corto: un punto. El cubo morado de Boston da tres.
steam-lesson-money-answer-do-deliver = Puedes pasar, pero para esto has pagado.

steam-lesson-money-share-title = Recuperado con creces
steam-lesson-money-share = Has vendido un paso y vuelven tres. Es el turno 3 de 10: los ingresos pagarán otras siete veces. Hacia el último tercio de la partida, toma puntos.
steam-lesson-money-share-learned = Al principio de la partida compensa endeudarse por un camino más largo.
steam-lesson-money-share-do = Tómalos como ingresos.
steam-lesson-money-answer-still-early = Tres puntos son tres puntos. Pero tres euros por turno, siete veces, construyen un ferrocarril entero.

steam-lesson-money-sum-title = Lo que valen los ingresos al final
steam-lesson-money-sum = Tienes ingresos de 3, y 6 €. Al final, dos pasos por encima de cero valen un punto; cada paso por debajo cuesta dos. Así que vende pasos pronto, mientras traen vía, y vuelve a tiempo por encima de cero. Sigue jugando desde aquí.
