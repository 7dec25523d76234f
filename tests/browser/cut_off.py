"""Text that is cut off, runs out of its box or off the page, where the browser has put it."""

from playwright.sync_api import Page

# Every line of every text that can be seen, against the boxes around it. What scrolls may be longer
# than its box; drawings place their own letters (see overlaps.py).
MEASURE = """() => {
  const AIR = 1.5
  const ARROW = 12 // of a list, at its right
  const letters = document.createElement('canvas').getContext('2d')
  const found = new Map()
  const box = (one) => one.getBoundingClientRect()
  const hides = (way) => way === 'hidden' || way === 'clip'
  const scrolls = (way) => way === 'auto' || way === 'scroll'
  const called = (one) => {
    const names = [...one.classList].filter((name) => !name.startsWith('svelte-'))
    return [one.localName, ...names].join('.')
  }
  const note = (what, text, inside) => {
    const around = [inside.parentElement?.parentElement, inside.parentElement, inside]
    const where = around.filter(Boolean).map(called)
    found.set(`${what}: “${text.trim().slice(0, 70)}” in ${where.join(' > ')}`, true)
  }
  const UNSEEN = 'svg, canvas, .aside, .skip, option, [inert], dialog:not([open])'
    // a sentence too long for the dock ends in dots, and stands whole in the log
    + ', .prompt .second'
  const unseen = (one) => one.closest(UNSEEN)
    || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const dialog = [...document.querySelectorAll('dialog[open]')].pop()
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement
    if (!text.data.trim() || !parent || unseen(parent)) continue
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    for (const line of lines) judge(text.data, parent, line)
  }
  function judge(said, parent, line) {
    // letters stand lower than their lines are high
    const style = getComputedStyle(parent)
    const apart = parseFloat(style.lineHeight) || 1.2 * parseFloat(style.fontSize)
    const slack = Math.max(AIR, (line.height - apart) / 2 + 2.5)
    let [free, upright, boxed, escaped] = [false, false, false, false]
    for (let one = parent; one && one !== document.documentElement; one = one.parentElement) {
      const look = getComputedStyle(one)
      const own = box(one)
      const wide = line.right > own.right + AIR || line.left < own.left - AIR
      const high = line.bottom > own.bottom + slack || line.top < own.top - slack
      const away = line.top >= own.bottom || line.bottom <= own.top
      if (!escaped || look.position !== 'static' || look.transform !== 'none') {
        escaped = false
        if (own.width <= 2 || own.height <= 2) return // only for those who listen
        if (!boxed && look.display !== 'inline' && look.display !== 'contents') {
          boxed = true
          if (wide && !scrolls(look.overflowX) && !hides(look.overflowX))
            note('overflows', said, one)
        }
        if (!free && wide && hides(look.overflowX)) {
          if (line.left >= own.right || line.right <= own.left) return // on another page of it
          return note('cut', said, one)
        }
        if (!upright && high && hides(look.overflowY))
          return note(away ? 'hidden' : 'cut', said, one)
        if (scrolls(look.overflowX) && one.scrollWidth > one.clientWidth) free = true
        if (scrolls(look.overflowY)) upright = true
        if (scrolls(look.overflowY) && away) return // scrolled away
      }
      if (look.position === 'fixed') break
      if (look.position === 'absolute') escaped = true
    }
    if (!free && (line.right > innerWidth + AIR || line.left < -AIR)) note('outside', said, parent)
  }
  // a list that is walked down isn't walked sideways as well
  for (const one of document.querySelectorAll('*')) {
    const wide = one.scrollWidth > one.clientWidth + 1
    const high = one.scrollHeight > one.clientHeight + 1
    const look = wide && high && !unseen(one) && getComputedStyle(one)
    const map = look && one.closest('textarea, [role=grid]')
    if (look && !map && scrolls(look.overflowX) && scrolls(look.overflowY))
      note('too wide', one.textContent, one)
  }
  for (const list of document.querySelectorAll('select')) {
    const [chosen] = list.selectedOptions
    const look = getComputedStyle(list)
    if (!chosen || unseen(list) || (dialog && !dialog.contains(list))) continue
    letters.font = look.font
    const sides = parseFloat(look.paddingLeft) + parseFloat(look.paddingRight) + ARROW
    const room = list.clientWidth - sides
    if (letters.measureText(chosen.text).width > room + AIR) note('cut', chosen.text, list)
  }
  const bar = document.querySelector('.table > header')
  if (bar && !unseen(bar) && box(bar).width < document.documentElement.clientWidth - 1)
    note('ends early', bar.textContent, bar)
  const { scrollWidth, clientWidth } = document.documentElement // without its scroll bar
  if (scrollWidth > clientWidth + 1) found.set(`the page is ${scrollWidth} px wide`, true)
  return [...found.keys()]
}"""


def cut_off(page: Page) -> list[str]:
    found: list[str] = page.evaluate(MEASURE)
    return found
