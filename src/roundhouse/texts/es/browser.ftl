# La casa sin servidor: las mesas que guarda este navegador.
web-house-loading = Descargando lo necesario para jugar…
web-house-starting = Preparando las mesas…
web-house-old = Este navegador es demasiado antiguo para jugar sin servidor: no tiene WebAssembly. Sirve cualquiera de los últimos años.
web-house-missing = No se puede descargar lo necesario para jugar. Comprueba la conexión y prueba otra vez.
web-house-stuck = Hace medio minuto que no pasa nada: parece que un ajuste de este navegador o del sitio impide que el juego arranque.
web-house-broken = El juego no ha podido arrancar aquí. Lo que has jugado hasta ahora sigue guardado.
web-house-keeps-nothing = Esta ventana no guarda nada, como las privadas: lo que juegues se pierde al cerrarla, salvo que lo guardes en un archivo.
web-house-lead = Todo ocurre en este navegador: juega por tu cuenta contra bots o con otros alrededor de una pantalla.
web-house-lacks = Los mapas propios, las puntuaciones, los torneos y los avisos necesitan un servidor; todo lo demás está en este navegador.
web-house-slow = Aquí el bot fuerte piensa cada jugada { $count ->
    [one] cerca de un segundo
   *[other] unos { $count } segundos
 }.
web-kept = Guardado en este navegador
web-kept-more = { $count ->
    [0] Todavía no hay mesas.
    [one] Hay una mesa guardada aquí, y en ningún otro sitio. Guárdala de vez en cuando en un archivo: los navegadores a veces hacen limpieza.
   *[other] Hay { $count } mesas guardadas aquí, y en ningún otro sitio. Guárdalas de vez en cuando en un archivo: los navegadores a veces hacen limpieza.
 }
web-kept-damaged = { $count ->
    [one] Una mesa no se puede leer aquí. También va al archivo.
   *[other] { $count } mesas no se pueden leer aquí. También van al archivo.
 }
web-kept-export = Guardar todo en un archivo
web-kept-import = Abrir un archivo
web-kept-taken = { $count ->
    [0] En ese archivo no hay nada nuevo.
    [one] Se ha añadido una mesa.
   *[other] Se han añadido { $count } mesas.
 }
web-kept-clear = Borrar todo lo de aquí
web-kept-clear-sure = ¿Borrar de verdad todas las mesas?
web-unplugged = Jugar sin red
web-unplugged-more = Descarga { $value } MB una sola vez. Después este dispositivo juega contra bots y alrededor de la pantalla estés donde estés; las mesas del servidor siguen en el servidor.
web-unplugged-fetch = Preparar
web-unplugged-full = En este navegador no hay sitio para ello: hacen falta { $value } MB.
web-unplugged-ready = Listo: este dispositivo también juega sin red.
web-unplugged-go = A las mesas de este dispositivo
web-unplugged-here = Estás en las mesas de este dispositivo.
web-unplugged-back = Volver al servidor
storage-full = A este navegador no le queda sitio. La jugada no se ha hecho. Guarda tus mesas en un archivo desde tu página o libera espacio.
storage-away = Este navegador no deja guardar la mesa ({ $why }). La jugada no se ha hecho.
part-away = No se ha podido descargar este juego. Comprueba la conexión e inténtalo de nuevo.
not-a-chest = Eso no es un archivo de mesas de Roundhouse, o está dañado.
no-others-here = A este navegador no se puede invitar a nadie: elige bots o personas alrededor de esta pantalla.
