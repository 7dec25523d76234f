# Por qué una jugada es buena: lo que cuenta una pista.
steam-worth = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } puntos
 }
steam-why-later = Solo compensa en los próximos turnos
steam-why-link-completed = Une { $between }
steam-why-city-founded = Una Nueva Ciudad en tus vías: { $place }
steam-why-points-more = Da { $amount } ahora mismo
steam-why-points-less = Cuesta { $amount } de tus puntos
steam-why-deliveries-more = Abre entregas por valor de { steam-worth }
steam-why-deliveries-less = Gasta entregas por valor de { steam-worth }
steam-why-money-more = Más ingresos, ahora { $income }; { $cash } € en caja
steam-why-money-less = Cuesta dinero o ingresos: { $cash } € en caja, ingresos { $income }
steam-why-money-beside = Mejor para el dinero que otras jugadas: ingresos { $income }, { $cash } € en caja
steam-why-links-more = Más enlaces para el final: { $links }
steam-why-links-less = Cuesta un enlace para el final: quedan { $links }
steam-why-plan-more = La primera loseta de un plan que vale { steam-worth }
steam-why-plan-less = Renuncia a un plan que vale { steam-worth }
steam-why-locomotive-more = Una locomotora más potente para los próximos turnos
steam-why-locomotive-less = Cuesta un turno de uso de la locomotora
steam-why-action-more = La loseta sirve en este turno, vale { steam-worth }
steam-why-action-less = Cuesta la mejor loseta, con su puesto en el próximo turno
steam-why-action-beside = Más útil en este turno que otras losetas, vale { steam-worth }
steam-why-rivals-more = Quita puntos a los demás
steam-why-rivals-less = Cuesta ventaja: también puntúan los demás
steam-why-place-more = Un puesto mejor en el orden del turno
steam-why-place-less = Cuesta un puesto en el orden del turno
