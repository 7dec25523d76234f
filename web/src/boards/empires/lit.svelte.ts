/** What is pointed at beside the map and lit on it. */
class Pointing {
  /** a colour of hats */
  hat = $state<string | null>(null)
  /** a factory or a city */
  place = $state<string | null>(null)
}

export const pointing = new Pointing()
