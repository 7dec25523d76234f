# Small Railroad Empires: lecciones.
empires-lesson-first = Tu primera ruta larga
empires-lesson-first-about = Vías y terreno, una entrega, cartas, logros.

empires-lesson-first-welcome-title = Gana el prestigio
empires-lesson-first-welcome = Cada turno colocas dos vías; cuando unen una fábrica con una ciudad que pide sus mercancías, entregas. Las rutas cortas dan dinero, las largas prestigio. Gana quien tiene más prestigio al final.
empires-lesson-first-welcome-learned = Gana el prestigio: lo dan las rutas largas.

empires-lesson-first-contract-title = Un contrato secreto
empires-lesson-first-contract = Tienes un contrato que solo ves tú: la primera entrega desde Moss Farms da 2 de prestigio. Así que empieza allí. Bruno ha empezado en Hallow Mill.
empires-lesson-first-contract-do = Coloca tu vía inicial en Moss Farms.
empires-lesson-first-answer-other-factory = Puedes empezar ahí, pero tu contrato es con Moss Farms.

empires-lesson-first-terrain-title = La vía cuesta lo que el terreno
empires-lesson-first-terrain = Una vía va al lado de otra tuya. La llanura es gratis, el bosque y el desierto cuestan 1 $, los ríos 2 $, las montañas 3 $. El bosque de la izquierda tiene una estrella: la primera compañía que llega gana 1 de prestigio.
empires-lesson-first-terrain-learned = La vía cuesta lo que el terreno; la llanura es gratis.
empires-lesson-first-terrain-do = Construye en el bosque con la estrella.
empires-lesson-first-answer-forest-first = Eso también limita con lo tuyo. Pero el bosque tiene estrella, y las estrellas son prestigio.
empires-lesson-first-answer-no-route = Por 2 $ puedes empezar de nuevo en otra fábrica. Ahora vale más una ruta larga.

empires-lesson-first-star-title = Dos vías por turno
empires-lesson-first-star = Dos vías son obligatorias. Junto al bosque hay un desierto, también con estrella.
empires-lesson-first-star-do = Construye en el desierto con la estrella.
empires-lesson-first-answer-second-star = Puedes, pero el desierto tiene estrella, y podría llegar Bruno.

empires-lesson-first-plain-title = Por la llanura
empires-lesson-first-plain = Bruno ha construido y ha desbloqueado una tercera vía: 2 $ la primera vez, 3 $ la segunda, y solo puede quien no va en cabeza en prestigio. Tú sigues: la llanura de arriba no cuesta nada.
empires-lesson-first-plain-do = Construye en la llanura.
empires-lesson-first-answer-too-near = Corvale también pide grano, pero está cerca: una ruta corta da un dólar o dos y nada de prestigio. Vamos más lejos.
empires-lesson-first-answer-plain-first = Puedes, pero nuestro camino va hacia arriba, por la llanura.

empires-lesson-first-factory-title = A través de una fábrica
empires-lesson-first-factory = Las fábricas y las ciudades no cuestan nada, y las mercancías pueden atravesarlas. En una casilla caben dos compañías como mucho.
empires-lesson-first-factory-do = Construye en Ferro Works.
empires-lesson-first-answer-factory-free = Puedes, pero Ferro Works queda de camino, y es gratis.

empires-lesson-first-share-title = Compartir
empires-lesson-first-share = Bruno ya está en este bosque. Hay sitio para dos: pagas el bosque, y 1 $ a él. La estrella ya se la llevó.
empires-lesson-first-share-learned = En una casilla caben dos compañías; la segunda paga 1 $ a la primera.
empires-lesson-first-share-do = Construye en el bosque junto a Bruno.
empires-lesson-first-answer-share-it = Puedes, pero el camino corto a Lowdown pasa por el bosque de Bruno.

empires-lesson-first-city-title = Hasta la ciudad
empires-lesson-first-city = Los signos de una ciudad muestran lo que pide. Lowdown pide acero y grano, y Moss Farms tiene grano.
empires-lesson-first-city-do = Construye en Lowdown.
empires-lesson-first-answer-lowdown-now = Puedes, pero Lowdown completa la ruta: ahora, que Bruno también está allí.

empires-lesson-first-length-title = Lo que da una ruta
empires-lesson-first-length = Cuenta tus casillas de la fábrica a la ciudad, ambas incluidas: siete. Eso da 2 $ y 1 de prestigio, y quien entrega antes en una ciudad recibe 2 $ más. Una mercancía toma siempre el camino más corto.
empires-lesson-first-length-learned = Cuanto más larga es una ruta, más da; la mercancía va por el camino más corto.

empires-lesson-first-deliver-title = Entrega
empires-lesson-first-deliver = Podrías llevar acero desde Ferro Works: tres casillas, también 4 $, pero nada de prestigio. Es mejor el grano de Moss Farms.
empires-lesson-first-deliver-do = Entrega grano de Moss Farms en Lowdown.
empires-lesson-first-answer-short-steel = Esa es una ruta corta. El grano recorre siete casillas y cumple tu contrato.
empires-lesson-first-answer-do-deliver = No es obligatorio entregar, pero hay puntos esperando.

empires-lesson-first-reveal-title = Muestra el contrato
empires-lesson-first-reveal = Tu vía en Lowdown se ha convertido en un tren: allí ya no puedes entregar más. La mercancía venía de Moss Farms: muestra tu contrato ahora, antes de jugar una carta.
empires-lesson-first-reveal-do = Muestra el contrato: 2 de prestigio.
empires-lesson-first-answer-contract-first = Primero el contrato: después es tarde para esta entrega.

empires-lesson-first-card-title = Una carta de tren
empires-lesson-first-card = Después de una entrega juegas una de tus cartas. Si se cumple su condición, ganas 1 de prestigio. Esta pide grano.
empires-lesson-first-card-learned = Tras una entrega, una carta que encaja da 1 de prestigio.
empires-lesson-first-card-do = Juega una carta con grano.
empires-lesson-first-answer-not-grain = También encaja. Guárdala: hay llanuras y bosques en muchas rutas. Juega ahora el grano.

empires-lesson-first-claim-title = Logros
empires-lesson-first-claim = Experto en vía larga pide una ruta de 7 o más, en este turno. Quien reclama antes una carta tiene 2 puntos al final, todos los demás 1.
empires-lesson-first-claim-learned = Logros: 2 puntos para quien llega antes, 1 para los demás.
empires-lesson-first-claim-do = Reclama Experto en vía larga.
empires-lesson-first-answer-claim-it = Puedes esperar, pero entonces Bruno podría adelantarse.

empires-lesson-first-buy-title = Una carta nueva
empires-lesson-first-buy = Con menos de tres cartas puedes comprar una. La de la izquierda no cuesta nada; las demás se desplazan a la izquierda.
empires-lesson-first-buy-do = Toma la carta de la izquierda.
empires-lesson-first-answer-for-nothing = Tienes el dinero, pero la de la izquierda es gratis y servirá igual.
empires-lesson-first-answer-take-it = Puedes seguir sin ella, pero esta carta no cuesta nada.

empires-lesson-first-production-title = Mercancías nuevas
empires-lesson-first-production = Cuando alguien llega por primera vez a 5, 10 o 15 de prestigio, se llenan otra vez todas las fábricas. Acabas de pasar de 5. Los préstamos, por cierto, dan 3 $ y cuestan 1 punto: Bruno tiene dos. Nadie puede tener más de 9 $.
empires-lesson-first-production-learned = A los 5, 10 y 15 de prestigio se llenan todas las fábricas.

empires-lesson-first-end-title = Ya sabes jugar a Small Railroad Empires
empires-lesson-first-end = Construye dos, entrega, juega una carta, reclama, compra. La partida acaba cuando alguien coloca su última vía. Vas en cabeza por 8 a 4: sigue aquí o empieza una partida propia.

empires-lesson-twice = Dos veces por la misma vía
empires-lesson-twice-about = Una segunda ciudad, un tesoro y pasajeros.

empires-lesson-twice-idea-title = La vía se queda
empires-lesson-twice-idea = La vía desde Moss Farms es tuya para siempre, y las fábricas se han llenado otra vez. Minster también pide grano: dos casillas más, y la ruta larga vuelve a pagar.

empires-lesson-twice-mill-title = La fábrica de Bruno
empires-lesson-twice-mill = Hallow Mill está junto a tu bosque. Las fábricas no cuestan nada, y en fábricas y ciudades no pagas a nadie por compartir.
empires-lesson-twice-mill-do = Construye en Hallow Mill.
empires-lesson-twice-answer-no-route = Una ruta nueva cuesta 2 $. La que tienes llega bastante lejos.
empires-lesson-twice-answer-mill-free = Puedes, pero Hallow Mill queda de camino, y es gratis.

empires-lesson-twice-city-title = Hasta Minster
empires-lesson-twice-city = Bruno tiene aquí una vía, pero ningún tren: aún no ha entregado en Minster. Hay sitio para ti.
empires-lesson-twice-city-do = Construye en Minster.
empires-lesson-twice-answer-minster-now = Se puede, pero en Minster entregas enseguida.

empires-lesson-twice-deliver-title = Ocho casillas
empires-lesson-twice-deliver = De Moss Farms a Minster cuentas ocho: 2 $ y 1 de prestigio. Tu tren de Lowdown no está en el camino; restaría 2. Y en Minster entregas antes que nadie: 2 $ más.
empires-lesson-twice-deliver-learned = La vía queda: con una ciudad nueva la ruta larga vuelve a pagar.
empires-lesson-twice-deliver-do = Entrega grano de Moss Farms en Minster.
empires-lesson-twice-answer-long-grain = Esa es una ruta corta. El grano recorre ocho casillas.
empires-lesson-twice-answer-do-deliver = Puedes seguir sin ello, pero para esto has construido.

empires-lesson-twice-card-title = Otra vez grano
empires-lesson-twice-card = Tu carta roja pide grano: 1 de prestigio.
empires-lesson-twice-card-do = Juega la carta roja con grano.
empires-lesson-twice-answer-grain-card = Puedes jugarla, pero no se cumple su condición. La de la roja sí.

empires-lesson-twice-treasure-title = Nueve dólares
empires-lesson-twice-treasure = Tienes 9 $, más no puede tener nadie. Cazatesoros pide justo eso, y nadie lo ha reclamado todavía: 2 puntos al final. El dinero te lo quedas.
empires-lesson-twice-treasure-learned = Mira los logros en cada turno.
empires-lesson-twice-treasure-do = Reclama Cazatesoros.
empires-lesson-twice-answer-claim-now = Puedes esperar, pero tras la próxima construcción el dinero se habrá ido.

empires-lesson-twice-buy-title = Para la próxima
empires-lesson-twice-buy = La carta izquierda del mercado es gratis.
empires-lesson-twice-buy-do = Toma la carta de la izquierda.
empires-lesson-twice-answer-free-card = Puedes pagarla, pero la de la izquierda es gratis.
empires-lesson-twice-answer-take-it = Puedes seguir sin ella, pero no cuesta nada.

empires-lesson-twice-hats-title = Pasajeros
empires-lesson-twice-hats = Lowdown y Minster tienen sombreros de copa del mismo color. Dos ciudades así unidas por tu vía dan 1 punto al final, las tres 3. Ahora tienes 13 puntos: sigue jugando desde aquí.

empires-lesson-routes = Camino corto, camino largo
empires-lesson-routes-about = Cómo se mide una ruta, y por qué un rodeo puede compensar.

empires-lesson-routes-idea-title = Tela para Brig
empires-lesson-routes-idea = Ferro Works tiene tela, y Brig la pide. Dos casillas pueden unir Brig con tu vía: el desierto de al lado, o la llanura de abajo. Una mercancía va siempre por el camino más corto que haya, así que piénsalo antes de construir uno corto.

empires-lesson-routes-plain-title = El rodeo
empires-lesson-routes-plain = Por el desierto serían seis casillas: 3 $. Por Moss Farms y la llanura son siete: 2 $ y 1 de prestigio. Moss Farms no te cuesta nada más, y la llanura es gratis.
empires-lesson-routes-plain-learned = Un rodeo puede valer más que el camino corto.
empires-lesson-routes-plain-do = Construye en la llanura junto a Moss Farms.
empires-lesson-routes-answer-too-short = Ese es el camino corto: seis casillas, y nada de prestigio. Una vez construido, la mercancía tiene que ir por ahí.
empires-lesson-routes-answer-no-route = Una ruta nueva cuesta 2 $, y la que tienes llega casi hasta Brig.
empires-lesson-routes-answer-over-moss = Puedes, pero Brig ya está cerca: por la llanura junto a Moss Farms.

empires-lesson-routes-city-title = Hasta Brig
empires-lesson-routes-city = Bruno tiene un tren en Brig. Cabe una compañía más, y en las ciudades no se paga a nadie por ello.
empires-lesson-routes-city-do = Construye en Brig.
empires-lesson-routes-answer-brig-now = Puedes, pero Brig completa la ruta.

empires-lesson-routes-deliver-title = Cuéntalas
empires-lesson-routes-deliver = Ferro Works, llanura, desierto, bosque, Moss Farms, llanura, Brig: siete. Ningún tren tuyo está en el camino; cada uno restaría 2. La tuya es la segunda entrega en Brig: 1 $ más.
empires-lesson-routes-deliver-learned = Cada tren tuyo en el camino resta 2 a la longitud.
empires-lesson-routes-deliver-do = Entrega tela de Ferro Works en Brig.
empires-lesson-routes-answer-do-deliver = Puedes seguir sin ello, pero para esto has construido.

empires-lesson-routes-card-title = También cuenta el terreno
empires-lesson-routes-card = La carta morada pide llanura y bosque, y la tela ha pasado por los dos. Con eso llegas a 10 de prestigio: se llenan otra vez todas las fábricas.
empires-lesson-routes-card-do = Juega la carta morada con llanura y bosque.
empires-lesson-routes-answer-terrain-card = Puedes, pero la ruta no ha pasado por ningún río. Por llanura y bosque sí.

empires-lesson-routes-buy-title = Para el acero
empires-lesson-routes-buy = La carta de la izquierda es gratis, y pide acero. Ferro Works tiene.
empires-lesson-routes-buy-do = Toma la carta de la izquierda.
empires-lesson-routes-answer-for-nothing = Puedes pagarla, pero la de la izquierda es gratis y servirá igual.
empires-lesson-routes-answer-take-it = Puedes seguir sin ella, pero no cuesta nada.

empires-lesson-routes-sum-title = Para recordar
empires-lesson-routes-sum = La longitud cuenta tus casillas, menos 2 por cada tren en el camino. Hasta seis es dinero, desde siete prestigio, desde once doble. Y el camino más corto no se elige: deja un hueco donde quieras uno largo. Sigue jugando desde aquí.

empires-lesson-sharing = Compartir y coleccionar
empires-lesson-sharing-about = Por el bosque de Bruno, y un cuarto color.

empires-lesson-sharing-idea-title = New Yard pide acero
empires-lesson-sharing-idea = Entre Minster y New Yard están Ashby Weavers y el bosque de Bruno. No hace falta rodearlo: en cada casilla caben dos compañías. Pagas el terreno, y 1 $ a quien ya está.

empires-lesson-sharing-factory-title = Las fábricas, gratis
empires-lesson-sharing-factory = Ashby Weavers es una fábrica: sin coste, y nadie a quien pagar.
empires-lesson-sharing-factory-do = Construye en Ashby Weavers.
empires-lesson-sharing-answer-no-route = Una ruta nueva cuesta 2 $ y empieza de cero. Sigue desde Minster.
empires-lesson-sharing-answer-ashby-free = Puedes, pero Ashby Weavers lleva a New Yard, y es gratis.

empires-lesson-sharing-forest-title = Un dólar para Bruno
empires-lesson-sharing-forest = 1 $ por el bosque y 1 $ para Bruno. Rodearlo pediría más vías, y un turno más.
empires-lesson-sharing-forest-learned = Compartir una casilla suele salir más barato que rodearla.
empires-lesson-sharing-forest-do = Construye en el bosque junto a Bruno.
empires-lesson-sharing-answer-star-later = La estrella vale un punto, y no hay nadie cerca. Primero el bosque.
empires-lesson-sharing-answer-forest-now = Puedes, pero el camino a New Yard pasa por el bosque.

empires-lesson-sharing-city-title = Hasta New Yard
empires-lesson-sharing-city = El turno pasado no se podía entregar nada; no importa. Bruno ha construido, y ahora New Yard completa tu ruta.
empires-lesson-sharing-city-do = Construye en New Yard.
empires-lesson-sharing-answer-city-first = Puedes, pero primero la ciudad: allí entregas en este turno.

empires-lesson-sharing-star-title = Y la estrella
empires-lesson-sharing-star = Una segunda vía es obligatoria. El desierto junto a Ashby Weavers tiene una estrella que nadie ha tomado: 1 $, y 1 de prestigio.
empires-lesson-sharing-star-do = Construye en el desierto con la estrella.
empires-lesson-sharing-answer-free-star = Puedes, pero aquí espera una estrella.

empires-lesson-sharing-deliver-title = Siete menos dos
empires-lesson-sharing-deliver = De Ferro Works a New Yard hay siete casillas. Pero tu tren está en Minster y resta 2: cinco, 3 $. En New Yard se adelantó Bruno, así que recibes 1 $ más.
empires-lesson-sharing-deliver-do = Entrega acero de Ferro Works en New Yard.
empires-lesson-sharing-answer-short-cloth = Desde Ashby Weavers solo son tres casillas. Ferro Works está más lejos.
empires-lesson-sharing-answer-do-deliver = Puedes seguir sin ello, pero para esto has construido.

empires-lesson-sharing-collect-title = ¿Qué carta ahora?
empires-lesson-sharing-collect = La roja pide acero y daría 1 de prestigio. Pero has jugado amarilla, roja y morada: con una azul tienes los cuatro colores, y Coleccionista apasionado vale 2.
empires-lesson-sharing-collect-learned = Una carta también es un color para tu colección.
empires-lesson-sharing-collect-do = Juega la carta azul, aunque su terreno no se cumpla.
empires-lesson-sharing-answer-fourth-colour = Puedes, pero te falta el azul, y Coleccionista apasionado vale más.

empires-lesson-sharing-claim-title = Reclamar antes que nadie
empires-lesson-sharing-claim = Una parte superior por turno, 2 puntos; quien llega más tarde recibe 1. Bruno ya tiene dos colores.
empires-lesson-sharing-claim-do = Reclama Coleccionista apasionado.
empires-lesson-sharing-answer-claim-now = Puedes esperar, pero la parte superior es para quien llega antes.

empires-lesson-sharing-sum-title = Mira los logros
empires-lesson-sharing-sum = Tienes tres partes superiores, 6 puntos. Los logros están abiertos a todos: míralos antes de jugar una carta o elegir un camino, y mira qué le falta a Bruno. Tienes 19 puntos; Bruno, 9: sigue jugando desde aquí.
