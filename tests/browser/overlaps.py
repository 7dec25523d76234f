"""What lies on what on a drawing: measured where the browser has put it."""

from typing import Any

from playwright.sync_api import Page

# Boxes of names as their letters fill them, of trays and of the snow's price, discs and cities as
# circles, letters of the picture's own names as circles, too: every pair that shares more than half
# a pixel in both directions. Signs that tell where the other sheet goes on may be touched.
MEASURE = """() => {
  const box = (one) => one.getBoundingClientRect()
  const things = []
  for (const one of document.querySelectorAll('.railways text[data-name]')) {
    const { left, right } = box(one)
    const matrix = one.getScreenCTM()
    const base = matrix.f + matrix.d * Number(one.getAttribute('y'))
    const em = matrix.d * parseFloat(getComputedStyle(one).fontSize)
    things.push({ kind: 'name', of: one.dataset.name,
      left, right, top: base - 0.74 * em, bottom: base + 0.2 * em })
  }
  for (const one of document.querySelectorAll('.railways [data-tray]')) {
    const { left, right, top, bottom } = box(one)
    things.push({ kind: 'tray', of: one.dataset.tray, left, right, top, bottom })
  }
  const folded = document.querySelector('.railways .ground .rim')
  for (const one of document.querySelectorAll('.railways [data-sign]')) {
    const { left, right, top, bottom } = box(one.firstChild)
    const slack = folded ? 3 : 0.5
    things.push({ kind: 'sign', of: one.textContent, left, right, top, bottom, slack })
  }
  // every letter, where its sheet shows it; a copy runs on in the other sheet
  const rim = folded?.getScreenCTM().inverse()
  const within = (at) => folded?.isPointInFill(at.matrixTransform(rim)) ?? false
  const shift = document.querySelector('.railways .ground [clip-path] > g[transform]')
  const ground = document.querySelector('#railways-ground').getScreenCTM().inverse()
  for (const one of document.querySelectorAll('#railways-ground :is(.m-water, .m-land)')) {
    if (!one.checkVisibility()) continue
    const em = parseFloat(getComputedStyle(one).fontSize)
    const moved = shift?.getScreenCTM().multiply(ground.multiply(one.getScreenCTM()))
    for (let at = 0; at < one.getNumberOfChars(); at++) {
      if (one.textContent[at] === ' ') continue
      const { x, width } = one.getExtentOfChar(at)
      for (const matrix of [one.getScreenCTM(), moved].filter(Boolean)) {
        const middle = new DOMPoint(x + width / 2, -0.28 * em).matrixTransform(matrix)
        if (within(middle) !== (matrix === moved)) continue
        const radius = 0.28 * em * Math.hypot(matrix.a, matrix.b)
        things.push({ kind: 'printed', of: one.textContent, x: middle.x, y: middle.y, radius })
      }
    }
  }
  const round = (kind, of, { left, right, top, bottom }, radius) => things.push({ kind, of,
    x: (left + right) / 2, y: (top + bottom) / 2, radius })
  for (const one of document.querySelectorAll('.railways [data-at] [data-city]'))
    round('city', one.parentNode.dataset.at, box(one), box(one).width / 2)
  document.querySelectorAll('.railways [data-disc]').forEach((one, at) =>
    round('disc', at, box(one.firstChild), box(one.firstChild).width / 2))
  const depth = (a, b) => {
    if (a.radius && b.radius) return a.radius + b.radius - Math.hypot(a.x - b.x, a.y - b.y)
    if (a.radius) return depth(b, a)
    if (b.radius) return b.radius - Math.hypot(Math.max(a.left - b.x, 0, b.x - a.right),
      Math.max(a.top - b.y, 0, b.y - a.bottom))
    return Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  }
  const found = []
  things.forEach((a, at) => things.slice(at + 1).forEach((b) => {
    if (a.kind === b.kind && ['city', 'printed'].includes(a.kind)) return
    const deep = depth(a, b)
    const most = Math.max(a.slack ?? 0.5, b.slack ?? 0.5)
    if (deep > most) found.push(`${a.kind} ${a.of} on ${b.kind} ${b.of}: ${deep.toFixed(1)} px`)
  }))
  const field = box(document.querySelector('.railways .mapfield'))
  const outside = things.filter((one) => !one.radius && (one.left < field.left - 0.5
    || one.right > field.right + 0.5 || one.top < field.top - 0.5
    || one.bottom > field.bottom + 0.5))
  const count = (kind) => things.filter((one) => one.kind === kind).length
  return { found, outside: outside.map(({ kind, of }) => `${kind} ${of}`),
    printed: new Set(things.filter(({ kind }) => kind === 'printed').map(({ of }) => of)).size,
    names: count('name'), trays: count('tray'), cities: count('city'), discs: count('disc'),
    forms: [...document.querySelectorAll('.railways [data-tray]')].map((one) => one.dataset.form) }
}"""


SETTLED = """() => {
  const field = document.querySelector('.railways .mapfield')
  const size = `${field?.clientWidth} ${field?.clientHeight}`
  return document.querySelector('.railways .trays')?.dataset.settled === size }"""


def overlaps(page: Page) -> Any:
    """When names and trays have found their places in a window of this size."""
    page.wait_for_function(SETTLED)
    return page.evaluate(MEASURE)
