/** What is pointed at in one part of the page and lit in another. */
class Pointing {
  /** a colour of hats */
  hat = $state<string | null>(null)
  /** a factory or a city */
  place = $state<string | null>(null)
  /** the length of the delivery that is chosen or looked at */
  length = $state<number | null>(null)
}

export const pointing = new Pointing()
