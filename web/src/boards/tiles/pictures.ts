/** Pieces are defined once in the page and used wherever they lie. */
import { BOX } from './data'

const SVG = 'http://www.w3.org/2000/svg'
const there = new Set<string>()
let sheet: SVGSVGElement | undefined

/** The address of a piece for `<use>`; the first use of each defines it. */
export function piece(name: string): string {
  if (!there.has(name)) {
    there.add(name)
    define(name)
  }
  return `#rh-${name}`
}

function define(name: string): void {
  if (!sheet) {
    sheet = document.createElementNS(SVG, 'svg')
    sheet.setAttribute('width', '0')
    sheet.setAttribute('height', '0')
    sheet.setAttribute('aria-hidden', 'true')
    sheet.style.position = 'absolute'
    document.body.append(sheet)
  }
  const drawn = BOX.pictures[name]
  if (drawn === undefined) throw new Error(`no such picture: ${name}`)
  const group = document.createElementNS(SVG, 'g')
  group.id = `rh-${name}`
  group.innerHTML = drawn
  sheet.append(group)
}
