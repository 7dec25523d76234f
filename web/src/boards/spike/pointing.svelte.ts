/** What is pointed at in one part of the page and lit on the map. */
export type Lit =
  | { what: 'contract'; owner: number; commodity: string }
  | { what: 'route'; start: string }
  | { what: 'commodity'; commodity: string }
  | { what: 'owner'; owner: number }

class Pointing {
  lit = $state.raw<Lit | null>(null)
}

export const pointing = new Pointing()

/** What an element lights while the pointer or the focus is on it. */
export const lights = (lit: Lit) => ({
  onpointerenter: () => (pointing.lit = lit),
  onpointerleave: () => (pointing.lit = null),
  onfocusin: () => (pointing.lit = lit),
  onfocusout: () => (pointing.lit = null),
})
