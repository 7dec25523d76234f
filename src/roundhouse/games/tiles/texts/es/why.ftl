# Por qué una jugada es buena: lo que cuenta una pista.
tiles-worth = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } puntos
 }
tiles-why-later = Solo compensa en los próximos turnos
tiles-why-points-more = Da { $amount } ahora mismo
tiles-why-points-less = Cuesta { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
 }
tiles-why-people-more = Sitio para la gente, vale { tiles-worth }
tiles-why-people-less = Quita sitio a la gente
tiles-why-people-beside = Más sitio para la gente que con otras jugadas, vale { tiles-worth }
tiles-why-cities-more = Crecen y se unen ciudades, vale { tiles-worth }
tiles-why-cities-less = Hace menos probables las ciudades
tiles-why-cities-beside = Mejor para las ciudades que otras jugadas, vale { tiles-worth }
tiles-why-rectangle-more = Un rectángulo mayor, vale { tiles-worth }
tiles-why-rectangle-less = Quita espacio al rectángulo
tiles-why-rectangle-beside = Mejor para el rectángulo que otras jugadas, vale { tiles-worth }
tiles-why-ends-more = Menos cabos sueltos, vale { tiles-worth }
tiles-why-ends-less = Abre más cabos sueltos, { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
 }
tiles-why-ends-beside = Menos cabos sueltos que con otras jugadas, vale { tiles-worth }
tiles-why-objectives-more = Se acerca un objetivo, vale { tiles-worth }
tiles-why-objectives-less = Cuesta un paso hacia un objetivo
tiles-why-objectives-beside = Más cerca de un objetivo que otras jugadas, vale { tiles-worth }
tiles-why-challenge-more = Se acerca el reto
tiles-why-challenge-less = Cuesta un paso en el reto
tiles-why-challenge-beside = Más cerca del reto que otras jugadas
tiles-why-column-more = Antes en el orden de la próxima ronda
tiles-why-column-less = Cuesta un puesto en el orden de la próxima ronda
tiles-why-column-beside = Antes en la próxima ronda que con otras jugadas
