# Zufall, den man prüfen kann.
chance-broken = Das Versprechen wurde nicht gehalten: Seed und Salz ergeben { $found }; versprochen war { $promised }.
chance-kept = Das Versprechen wurde gehalten: Seed und Salz ergeben den Fingerabdruck, und was in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
 } gezogen wurde, folgt aus dem Seed ({ $numbers ->
    [one] eine Zahl
   *[other] { $numbers } Zahlen
 }).
chance-not-promised = Hier wurde nichts versprochen: Der Seed war von Anfang an bekannt, oder die Partie ist älter als die Versprechen.
chance-other-game = Aus diesem Seed wird eine andere Partie.
chance-other-future = Nach der Rücknahme bis Zug { $move } wurde anderes gezogen als versprochen.
web-chance-title = Zufall, den man prüfen kann
web-chance-lead = Als dieser Tisch entstand, hat er einen Seed gewählt und diesen Fingerabdruck davon gezeigt. Am Ende der Partie wird der Seed offengelegt; alles, was gezogen wird, folgt aus ihm.
web-chance-promise = Am Anfang gezeigt
web-chance-seed = Seed
web-chance-salt = Salz
web-chance-later = Seed und Salz werden am Ende der Partie offengelegt.
web-chance-check = Prüf es selbst nach: Das ergibt den Fingerabdruck.
web-chance-kept = Das Versprechen wurde gehalten: Es ist dasselbe, das dieser Browser während der Partie gehört hat. Der Fingerabdruck stimmt, und alles wurde aus dem Seed noch einmal gezogen.
web-chance-unheard = Der Fingerabdruck stimmt, und alles wurde aus dem Seed noch einmal gezogen. Aber dieser Browser war während der Partie nicht dabei und hat damals kein Versprechen gehört: Er kann nur prüfen, dass Seed und Versprechen zueinander passen.
web-chance-changed = Das ist nicht das Versprechen, das dieser Browser während der Partie gehört hat; das war { $promised }. Trau diesem Tisch nicht.
web-chance-broken = Der Fingerabdruck stimmt nicht: Das Versprechen wurde gebrochen.
web-chance-draws = Was gezogen wurde
web-chance-move = Zug
web-chance-deal = Der Aufbau
web-chance-numbers = { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
 }
web-chance-back = Zurück zum Tisch
