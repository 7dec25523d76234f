# Steam in a terminal: single lines, for they are read without Fluent, too.
steam-board-base = juego básico
steam-board-standard = juego estándar
steam-board-nobodys = vía sin dueño
steam-board-closed = lado cerrado
steam-board-takes = ciudad y la mercancía que acepta
steam-board-grown = crecida
steam-board-edges = Un lado es n, ne, se… según se ve en este mapa; los lotes llevan los números del tablero de suministro.
steam-board-two-rails = Dos vías
steam-board-towns = Pueblos
steam-board-level-price = { $euros } € + nuevo nivel
steam-board-due = aún por usar
steam-board-improved = locomotora mejorada
steam-board-to-take = { $value } por tomar
steam-board-lost = perdidos como ingresos: { $value }
steam-board-markers = marcadores de crecimiento: { $value }
steam-board-says-first-order = bid EUROS · pass
steam-board-says-capital = raise PASOS · pass
steam-board-says-order = bid EUROS · pass
steam-board-says-choose = choose ACCIÓN · pass ACCIÓN
steam-board-says-build = build HEXÁGONO LOSETA GIROS · redirect HEXÁGONO LOSETA GIROS · withdraw HEXÁGONO · urbanize PUEBLO COLOR LOTE · grow CIUDAD LOTE · end
steam-board-says-goods = deliver COLOR CIUDAD LADO … · improve · pass
steam-board-says-share = income · points
steam-board-key-complete = enlace completo y su dueño
steam-board-key-open = enlace con un extremo abierto
steam-board-key-town = pueblo: aquí acaban los enlaces
steam-board-key-grown = ciudad que ha crecido
steam-board-key-closed = lado cerrado: ninguna vía lo cruza

# Lo que mide `roundhouse conduct`.
steam-conduct-last-mover-delivers = últimas jugadas de la partida que entregan, donde eso da puntos
steam-conduct-city-far-away = Nuevas Ciudades en pueblos que ningún enlace propio une
steam-conduct-idle-engineer = turnos con Ingeniero sin construir loseta
steam-conduct-laid-again = losetas retiradas y puestas de nuevo en la misma construcción
steam-conduct-lost-links = enlaces perdidos por asiento
steam-conduct-links-a-delivery = enlaces por entrega
steam-conduct-bankrupts = partidas que acaban en quiebra
steam-conduct-winner = puntos de quien gana
