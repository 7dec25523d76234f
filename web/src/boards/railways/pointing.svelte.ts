/** What is pointed at in one part of the page and shown on the map. */
class Pointing {
  /** the major line that is drawn */
  line = $state<string | null>(null)
  /** cities that a card or a baron names */
  places = $state.raw<readonly string[]>([])
  /** the city that is pointed at on the map, or reached by keys: its tray opens */
  city = $state<string | null>(null)
}

export const pointing = new Pointing()
