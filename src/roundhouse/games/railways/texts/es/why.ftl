# Por qué una jugada es buena: lo que cuenta una pista.
railways-worth = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } puntos
 }
railways-why-later = Solo compensa en los próximos turnos
railways-why-line-completed = Completa la línea principal { $between }
railways-why-western-link-built = Abre el Enlace del Oeste de { $place }
railways-why-link-completed = Une { $between }
railways-why-locomotive-improved = La locomotora recorre { $level } enlaces
railways-why-points-more = Da { $amount } ahora mismo
railways-why-points-less = Cuesta { $amount } de tus puntos
railways-why-deliveries-more = Abre entregas por valor de { railways-worth }
railways-why-deliveries-less = Gasta entregas por valor de { railways-worth }
railways-why-money-more = Más dinero en camino: { $cash } $ en caja, { $income } de ingresos
railways-why-money-less = Deja { $cash } $ en caja; bonos: { $bonds }
railways-why-money-beside = Mejor para el dinero que otras jugadas
railways-why-building-more = Empieza un enlace que vale { railways-worth }
railways-why-building-less = Renuncia a lo empezado, que vale { railways-worth }
railways-why-cards-more = Una carta que más tarde vale { railways-worth }
railways-why-cards-less = Gasta una carta que vale { railways-worth }
railways-why-cards-beside = Conserva una carta que vale { railways-worth }
railways-why-lines-more = Te acerca a una línea principal
railways-why-lines-less = Te aleja de una línea principal
railways-why-baron-more = Te acerca a tu barón
railways-why-baron-less = Cuesta un paso hacia tu barón
railways-why-rivals-more = Quita puntos a los demás
railways-why-rivals-less = Cuesta ventaja: también puntúan los demás
railways-why-aim-beside = Más puntos que esperar que con el otro
railways-why-place-more = Ir en primer lugar vale la puja
railways-why-place-less = Cuesta la opción de ir en primer lugar
