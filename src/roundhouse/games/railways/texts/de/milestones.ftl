railways-milestone-magnate = Magnat
railways-milestone-magnate-about = Erreiche { $count } Punkte.
railways-milestone-thrift = Sparsam
railways-milestone-thrift-about = Gewinne mit höchstens { $count } Anleihen.
railways-milestone-baron = Wie der Baron es wollte
railways-milestone-baron-about = Hol dir { $count } Punkte mit deinem Baron.
railways-milestone-rails = Auf Schienen
railways-milestone-rails-about = Hab { $count } Punkte, bevor Anleihen und Barone zählen.
