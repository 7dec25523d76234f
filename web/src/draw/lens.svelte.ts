/** What the frame's buttons for near and far move: the drawing that is on the page, if it can be moved. */
import type { Camera } from './camera.svelte'

export interface Lens {
  readonly camera: Camera
  readonly width: number
  readonly height: number
  fit(): void
}

class Lenses {
  now = $state.raw<Lens | null>(null)

  /** For as long as the drawing is there. */
  over(lens: Lens): () => void {
    this.now = lens
    return () => {
      if (this.now === lens) this.now = null
    }
  }
}
export const lenses = new Lenses()
