# Steam.
steam-name = Steam
steam-money = { $value } €

# Was geschehen ist.
steam-event-bid = { $seat } bietet { $euros } €.
steam-event-passed = { $seat } passt.
steam-event-passed-freely = { $seat } passt mit dem Plättchen „Reihenfolge“ und bleibt in der Auktion.
steam-event-place-taken = { $seat } nimmt Platz { $place } in der Reihenfolge{ $euros ->
    [0] , ohne zu zahlen
   *[other] { "" } für { $euros } €
 }.
steam-event-order-changed = Neue Reihenfolge: { $order }.
steam-event-turn-began = Runde { $turn } von { $turns } beginnt. Reihenfolge: { $order }.
steam-event-cash-raised = { $seat } nimmt { $euros } € auf{ $income ->
    [0] { "" }
   *[other] , Einkommen −{ $income }
 }{ $points ->
    [0] { "" }
   *[other] , Punkte −{ $points }
 }.
steam-event-paid = { $seat } zahlt { $euros } € ({ $for }).
steam-event-action-chosen = { $seat } nimmt „{ $action }“.
steam-event-action-passed = { $seat } nimmt „{ $action }“, ohne zu zahlen, nur wegen der Nummer.
steam-event-locomotive-improved = Die Lok von { $seat } hat jetzt Stufe { $level }.
steam-event-track-built = { $seat } baut ein Gleis, { $joins } ({ $face }): { $hex }.
steam-event-track-upgraded = { $seat } baut ein Gleis aus, jetzt { $joins } ({ $face }): { $hex }.
steam-event-track-redirected = { $seat } lenkt ein Gleis um, jetzt { $joins } ({ $face }): { $hex }.
steam-event-track-withdrawn = { $seat } nimmt ein Plättchen ({ $face }) zurück und bekommt { $euros } € wieder: { $hex }.
steam-event-link-claimed = { $seat } übernimmt das herrenlose Gleis ab { $from }.
steam-event-link-completed = { $seat } stellt eine Verbindung fertig: { $between }.
steam-event-link-lost = { $seat } hat das Gleis ab { $from } nicht weitergebaut: Jetzt gehört es niemandem.
steam-event-city-grew = { $place } wächst{ $count ->
    [0] , ohne Würfel: Die Auslage ist leer.
   *[other] : { $cubes }.
 }
steam-event-city-founded = { $seat } macht { $place } zur Neuen Stadt ({ $colour }){ $count ->
    [0] , ohne Würfel: Die Auslage ist leer.
   *[other] : { $cubes }.
 }
steam-event-build-ended = { $seat } ist mit dem Bauen fertig.
steam-event-cube-delivered = { $seat } liefert einen Würfel ({ $colour }): { $places } ({ $shares }).
steam-event-income-taken = { $seat } nimmt { $amount } als Einkommen{ $lost ->
    [0] { "" }
    [one] ; 1 über das Ende der Leiste hinaus verfällt
   *[other] ; { $lost } über das Ende der Leiste hinaus verfallen
 }.
steam-event-points-taken = { $seat } nimmt { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
 }.
steam-event-income-received = { $seat } { $euros ->
    [0] bekommt und zahlt nichts
   *[other] bekommt { $euros } €
 }{ $upkeep ->
    [0] { "" }
   *[other] { " " }(Einkommen { $income } €, Lok −{ $upkeep } €)
 }.
steam-event-expenses-covered = { $seat } kann { $euros } € nicht zahlen{ $points ->
    [0] { "" }
   *[other] , Punkte −{ $points }
 }{ $income ->
    [0] { "" }
   *[other] , Einkommen −{ $income }
 }.
steam-event-bankrupt = { $seat } ist pleite und scheidet aus.
steam-event-game-ended = Die Partie ist zu Ende. Punkte: { $scores }.
# Was die Zahlen eines Zugs bedeuten.
steam-nth-bid-1 = { $value } €
steam-nth-raise-1 = { $value } × 5 €
steam-nth-urbanize-3 = Gruppe { $value }
steam-nth-grow-2 = Gruppe { $value }
steam-reason-last-turn = die letzte Runde ist gespielt
steam-reason-last-survivor = alle anderen sind pleite

# Ablehnungen.
STM-S5 = { $why ->
    [phase] Jetzt wird nicht geboten. Dran ist: { $phase }.
    [no-tiles] Um die Auktion zu verlassen, pass einfach.
    [low] { $bid } € ist nicht mehr als das Gebot von { $high } €.
   *[means] Ein Gebot von { $cost } € ist nicht bezahlbar: Du kannst höchstens { $raise } € aufbringen.
 }
STM-M1 = Im Grundspiel kommt das Geld von selbst, wenn etwas zu zahlen ist. Dran ist: { $phase }.
STM-A1 = { $why ->
    [phase] Jetzt werden keine Aktionen gewählt. Dran ist: { $phase }.
   *[taken] „{ $action }“ hat schon { $by }.
 }
STM-A2 = „{ $action }“ hat schon { $by }.
STM-A3 = „{ $action }“ hat schon { $by }.
STM-A4 = „{ $action }“ hat schon { $by }.
STM-A5 = { $why ->
    [taken] „{ $action }“ hat schon { $by }.
    [means] „Stadtwachstum“ kostet { $cost } €; du kannst höchstens { $raise } € aufbringen.
   *[not-yours] Du hast kein „Stadtwachstum“ zu nutzen.
 }
STM-A6 = { $why ->
    [taken] „{ $action }“ hat schon { $by }.
    [level] Deine Lok hat Stufe { $level }, die höchste.
   *[means] Die nächste Stufe kostet { $cost } €; du kannst höchstens { $raise } € aufbringen.
 }
STM-A7 = { $why ->
    [taken] „{ $action }“ hat schon { $by }.
    [means] „Urbanisierung“ kostet { $cost } €; du kannst höchstens { $raise } € aufbringen.
    [none-left] Orte übrig: { $towns }; Neue Städte übrig: { $new_cities }. Solange ein anderes Plättchen möglich ist, geht „Urbanisierung“ nicht.
    [only-pass] Orte übrig: { $towns }; Neue Städte übrig: { $new_cities }. „Urbanisierung“ geht nur, ohne zu zahlen, wegen der Nummer.
   *[not-yours] Du hast keine „Urbanisierung“ zu nutzen.
 }
STM-A8 = { $why ->
    [standard] Im Standardspiel wird hier nicht gepasst: Wähl ein Plättchen.
    [one-tile] Ohne zu zahlen, nur wegen der Nummer, geht genau ein Plättchen: „Stadtwachstum“ oder „Urbanisierung“.
    [no-pass] „{ $action }“ geht nicht ohne zu zahlen, nur „Stadtwachstum“ und „Urbanisierung“.
    [all-grown] Jede Stadt hat schon ihren Wachstumsmarker; „{ $action }“ geht nur, ohne zu zahlen, wegen der Nummer.
   *[due] „{ $action }“ ist bezahlt und muss genutzt werden, bevor du mit dem Bauen aufhörst.
 }
STM-B1 = { $why ->
    [phase] Jetzt wird nicht gebaut. Dran ist: { $phase }.
   *[builds] { $builds ->
        [one] Du hast einmal gebaut, und das war das letzte Mal.
       *[other] Du hast { $builds }-mal gebaut, und das war das letzte Mal.
     }
 }
STM-B2 = { $hex }: Ein Gleis hier muss über eigene Gleise bis zu einer Stadt zurückführen.
STM-B3 = { $hex }: Im { $edge } gehört das Gleis { $owner }, und nur { $owner } darf dort weiterbauen.
STM-B4 = { $why ->
    [city] { $place } ist eine Stadt: Dort liegen keine Gleise.
    [turn] Beide Drehungen sehen gleich aus ({ $face }); wähl { $same }.
    [outside] { $hex }: Im { $edge } würde das Gleis den Plan verlassen.
   *[closed] { $hex }: Die Kante im { $edge } lässt sich nicht überqueren.
 }
STM-B5 = { $hex }: Hier würde eine Verbindung dort enden, wo sie anfängt.
STM-B6 = Plättchen „{ $face }“: Davon ist keins mehr in der Schachtel.
STM-B8 = { $town ->
    [yes] { $hex }: Auf einen Ort kommen nur Ortsplättchen, nicht „{ $face }“.
   *[no] { $hex }: Hier ist kein Ort, also kann „{ $face }“ hier nicht liegen.
 }
STM-B9 = { $hex }: Ein Plättchen muss hier die Gleise beibehalten, die schon liegen ({ $lies }), und welche hinzufügen.
STM-B10 = { $why ->
    [not-now] { $hex }: Hier liegt kein Plättchen, das du eben gebaut hast.
    [legal] { $hex }: Das Gleis führt zu einer Stadt zurück, also bleibt es liegen.
    [loose] { $loose ->
        [one] Eine deiner Verbindungen führt
       *[other] { $loose } deiner Verbindungen führen
     } zu keiner Stadt zurück: Schließ sie an oder nimm das Plättchen zurück.
   *[withdrawn] { $withdrawn ->
        [one] Du hast in diesem Bau schon ein Plättchen zurückgenommen
       *[other] Du hast in diesem Bau schon { $withdrawn } Plättchen zurückgenommen
     }; „{ $face }“ darfst du nicht mehr auf leere Felder legen.
 }
STM-B11 = { $why ->
    [no-track] { $hex }: Hier gibt es kein Gleis umzulenken.
    [town] In einem Ort wird nie umgelenkt.
    [other-rails] { $hex }: So gelegt dreht „{ $face }“ nicht nur das eine Gleisende und lässt den Rest, wie er ist.
    [owner] { $hex }: Das Gleis gehört { $owner }.
    [untraced] { $hex }: Das Gleis beginnt weder an einer Stadt noch an einem deiner Gleise.
   *[not-last] { $hex }: Das ist nicht das letzte Plättchen der Verbindung.
 }
STM-B15 = { $hex }: Die Verbindung ist fertig und lässt sich nicht umlenken.
STM-B16 = { $why ->
    [city] { $place } ist schon eine Stadt.
    [colour] In dieser Farbe ({ $colour }) ist keine Neue Stadt mehr da.
    [no-set] Gruppe { $set } gibt es nicht; die Auslage hat { $sets ->
        [one] eine
       *[other] { $sets }
     }.
    [not-empty] In der Auslage liegen noch Würfel: Nimm eine Gruppe.
   *[empty] Gruppe { $set } ist schon weg.
 }
STM-B17 = { $why ->
    [town] { $place } ist ein Ort; nur Städte wachsen.
    [grown] { $place } hat schon einen Wachstumsmarker.
    [no-set] Gruppe { $set } gibt es nicht; die Auslage hat { $sets }.
    [not-empty] In der Auslage liegen noch Würfel: Nimm eine Gruppe.
   *[empty] Gruppe { $set } ist schon weg.
 }
STM-B18 = Das kostet { $cost } €; du kannst höchstens { $raise } € zahlen.
STM-G1 = { $why ->
    [phase] Jetzt wird nichts geliefert. Dran ist: { $phase }.
    [no-tiles] Um nichts zu tun, pass einfach.
    [improved] Du hast deine Lok in dieser Phase schon verbessert.
    [level] Deine Lok hat Stufe { $level }, die höchste.
   *[no-cube] { $place } hat keinen solchen Würfel ({ $colour }).
 }
STM-G2 = { $why ->
    [level] Die Strecke hat { $links } Verbindungen; mit Lok { $level } { $level ->
        [one] geht höchstens eine
       *[other] gehen höchstens { $level }
     }.
   *[no-link] Aus { $place } führt im { $edge } keine fertige Verbindung hinaus.
 }
STM-G3 = { $why ->
    [must-stop] { $place } nimmt diese Farbe an ({ $colour }): Der Würfel muss dort bleiben.
   *[must-arrive] { $place } nimmt diese Farbe nicht an ({ $colour }).
 }
STM-G4 = Der Würfel käme zweimal nach { $place }.
STM-G5 = { $own ->
    [0] Keine der Verbindungen gehört dir.
    [one] Eine der Verbindungen gehört dir, aber jemand anderem gehören { $rival }.
   *[other] { $own } der Verbindungen gehören dir, aber jemand anderem gehören { $rival }.
 }
STM-G7 = Jetzt nicht. Dran ist: { $phase }.
STM-D2 = { $why ->
    [phase] Jetzt wird kein Kapital aufgenommen. Dran ist: { $phase }.
    [no-tiles] Um nichts aufzunehmen, pass einfach.
    [none] Um nichts aufzunehmen, pass einfach.
   *[points] { $steps } × 5 € würde neben Einkommen auch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     } kosten; du hast { $have }.
 }
STM-D3 = { $why ->
    [phase] Jetzt wird nicht geboten. Dran ist: { $phase }.
    [no-tiles] Um die Auktion zu verlassen, pass einfach.
    [low] { $bid } € ist nicht mehr als das Gebot von { $high } €.
   *[cash] Du hast { $cash } €: zu wenig für ein Gebot von { $bid } €.
 }

# Optionen.
steam-option-rules = Das Grundspiel, oder das Standardspiel mit seinen Auktionen und knapperem Geld.
steam-option-map = Einer unserer Spielpläne (northeast, ruhr, ireland, italy) oder der Pfad zu einer Plandatei, .toml oder .json.
steam-option-beginners = Grundspiel: Die erste Reihenfolge wird ausgelost, und es gibt ein paar Euro statt Auktionen.
steam-option-relaxed = Standardspiel: Wer auch für Gleise und Unterhalt Geld aufnehmen darf: none (niemand), all (alle) oder Plätze, ab 1 gezählt, etwa 1+3.

# Woraus die Punkte bestehen.
steam-part-points = Siegpunkte
steam-part-income = Einkommen
steam-part-links = Verbindungen

# Was sonst zum Ergebnis gehört.
steam-fact-bankrupt = pleite

# Phasen, und wofür gezahlt wird.
steam-word-first-order = um die erste Reihenfolge bieten
steam-word-capital = Kapital aufnehmen
steam-word-order = Reihenfolge
steam-word-goods = Waren liefern
steam-word-share = Einkommen oder Punkte
steam-word-track = Gleise
steam-word-expenses = Ausgaben

# Verben.
steam-word-bid = Bieten
steam-word-pass = Passen
steam-word-raise = Kapital aufnehmen, je 5 €
steam-word-choose = Aktion wählen
steam-word-build = Gleise bauen
steam-word-redirect = Gleis umlenken
steam-word-withdraw = Plättchen zurücknehmen
steam-word-urbanize = Neue Stadt gründen
steam-word-grow = Stadt wachsen lassen
steam-word-end = Bau beenden
steam-word-deliver = Würfel liefern
steam-word-improve = Lok verbessern
steam-word-income = Einkommen
steam-word-points = Siegpunkte

# Aktionen.
steam-word-turn-order = Reihenfolge
steam-word-first-move = Erste Lieferung
steam-word-engineer = Ingenieur
steam-word-first-build = Erster Bau
steam-word-city-growth = Stadtwachstum
steam-word-locomotive = Lokomotive
steam-word-urbanization = Urbanisierung

# Farben.
steam-word-red = rot
steam-word-yellow = gelb
steam-word-purple = lila
steam-word-blue = blau
steam-word-grey = grau

# Gleisplättchen.
steam-word-straight = Gerade
steam-word-gentle = sanfte Kurve
steam-word-sharp = enge Kurve
steam-word-cross-straight = Kreuzung zweier Geraden
steam-word-cross-mixed = Kreuzung von sanfter Kurve und Gerader
steam-word-cross-gentle = Kreuzung zweier sanfter Kurven
steam-word-pass-gentle = zwei sanfte Kurven nebeneinander
steam-word-pass-straight = enge Kurve neben einer Geraden
steam-word-pass-left = enge Kurve und, im Uhrzeigersinn daneben, eine sanfte
steam-word-pass-right = enge Kurve und, gegen den Uhrzeigersinn daneben, eine sanfte
steam-word-town-end = Ort mit einem Ausgang
steam-word-town-straight = Ort an einer Geraden
steam-word-town-gentle = Ort an einer sanften Kurve
steam-word-town-sharp = Ort an einer engen Kurve
steam-word-town-star = Ort mit drei Ausgängen, gleichmäßig verteilt
steam-word-town-fan = Ort mit drei Ausgängen nebeneinander
steam-word-town-fork-left = Ort an einer Geraden mit Abzweig im Uhrzeigersinn
steam-word-town-fork-right = Ort an einer Geraden mit Abzweig gegen den Uhrzeigersinn
steam-word-town-cross = Ort an zwei Geraden
steam-word-town-kite = Ort mit vier Ausgängen, einer abseits
steam-word-town-wide = Ort mit vier Ausgängen nebeneinander

steam-told-income = Einkommen
steam-told-links = Verbindungen
