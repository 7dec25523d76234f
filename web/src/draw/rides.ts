/** A cube or a train on its way along a path. */
const LINK = 700
const WHOLE = 2500

/** Moves what it is attached to along `path`; then `done`. */
export function rides(path: string, links: number, done: () => void): (piece: SVGGElement) => () => void {
  return (piece) => {
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    line.setAttribute('d', path)
    const length = line.getTotalLength()
    const lasts = Math.min(WHOLE, links * LINK)
    let frame = 0
    let began: number | null = null
    const step = (now: number): void => {
      began ??= now
      const share = Math.min(1, (now - began) / lasts)
      const eased = share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2
      const { x, y } = line.getPointAtLength(eased * length)
      piece.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
      if (share < 1) frame = requestAnimationFrame(step)
      else done()
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }
}
