tiles-milestone-metropolis = Metrópoli
tiles-milestone-metropolis-about = Consigue { $count } puntos.
tiles-milestone-no-loose-ends = Sin cabos sueltos
tiles-milestone-no-loose-ends-about = No pierdas puntos por cabos sueltos.
tiles-milestone-rectangle = Bien colocado
tiles-milestone-rectangle-about = Construye un rectángulo de { $count } losetas.
tiles-milestone-crowd = Cuánta gente
tiles-milestone-crowd-about = Gana { $count } puntos con peones.
