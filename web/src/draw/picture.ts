/** A map's still picture, as the atlas drew it, to be laid under the pieces of a board. */

/** Styles become attributes, which a strict content security policy allows. */
function unstyled(svg: Element): void {
  for (const one of svg.querySelectorAll('[style]')) {
    for (const rule of (one.getAttribute('style') ?? '').split(';')) {
      const [name, value] = rule.split(':')
      if (name && value) one.setAttribute(name.trim(), value.trim())
    }
    one.removeAttribute('style')
  }
}

export async function stillPicture(game: string, map: string): Promise<Element> {
  const answer = await fetch(`/api/games/${game}/maps/${map}.svg`)
  const svg = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  unstyled(svg)
  return svg
}
