# Por qué una jugada es buena: lo que cuenta una pista.
spike-why-later = Solo compensa en los próximos turnos
spike-why-delivered = Entrega { $commodity } en { $station }: { $dollars } $
spike-why-loaded = Sube { $commodity } a bordo
spike-why-money-more = Da { $amount } $ ahora mismo
spike-why-money-less = Cuesta { $amount } $; quedan { $points } $
spike-why-contracts-more = Acerca contratos, vale { $amount } $
spike-why-contracts-less = Cuesta al tren tiempo para sus contratos
spike-why-route-more = Acerca la carta de ruta, vale { $amount } $
spike-why-route-less = Cuesta un paso hacia la carta de ruta
spike-why-cards-more = Cartas para construir: { $cards }
spike-why-cards-less = Cartas que quedan: { $cards }
spike-why-cards-beside = Conserva cartas para construir: { $cards }
spike-why-train-more = Un tren mejor para los próximos turnos
spike-why-train-less = Cuesta un turno de uso del tren
spike-why-openings-more = Quedan al alcance ciudades nuevas
spike-why-openings-less = Cuesta ciudades nuevas al alcance
