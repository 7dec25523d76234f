tiles-milestone-metropolis = Métropole
tiles-milestone-metropolis-about = Marque { $count } points.
tiles-milestone-no-loose-ends = Rien en suspens
tiles-milestone-no-loose-ends-about = Ne perds aucun point par les interruptions.
tiles-milestone-rectangle = Bien posé
tiles-milestone-rectangle-about = Construis un rectangle de { $count } tuiles.
tiles-milestone-crowd = Quelle foule
tiles-milestone-crowd-about = Marque { $count } points avec les pions.
