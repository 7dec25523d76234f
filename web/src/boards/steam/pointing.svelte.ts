/** What is pointed at in one part of the page and lit on the map. */
class Pointing {
  /** whose links are lit */
  owner = $state<number | null>(null)
}

export const pointing = new Pointing()
