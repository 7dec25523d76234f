web-milestones = Hitos
web-milestones-count = { $count } de { $most }
web-milestones-so-far = hasta ahora { $value }
web-milestones-where = Dónde
web-milestones-all = Mostrar todos
web-milestones-few = Mostrar menos
web-favourites = Mapas favoritos
web-favourites-played = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
 } · { $percent } % ganadas
web-milestone-first-win = Primera victoria
web-milestone-first-win-about = Gana una partida.
web-milestone-regular = De la casa
web-milestone-regular-about = Juega { $count } partidas hasta el final.
web-milestone-all-round = Todoterreno
web-milestone-all-round-about = Gana en { $count } juegos distintos.
web-milestone-company = En buena compañía
web-milestone-company-about = Juega { $count } partidas con al menos otras dos personas.
