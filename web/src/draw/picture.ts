/** A map's still picture, as the atlas drew it, to be laid under the pieces of a board. */

/** Styles become attributes before anybody reads them: the content security policy allows none. */
export function unstyled(svg: string): string {
  const attributes = (rules: string): string =>
    rules
      .split(';')
      .map((rule) => rule.split(':'))
      .map(([name = '', value = '']) => (name.trim() ? ` ${name.trim()}="${value.trim()}"` : ''))
      .join('')
  return svg
    .replace(/<style>[^]*?<\/style>/g, '')
    .replace(/ style="([^"]*)"/g, (_, rules: string) => attributes(rules))
}

export async function stillPicture(game: string, map: string): Promise<Element> {
  const answer = await fetch(`/api/games/${game}/maps/${map}.svg`)
  return new DOMParser().parseFromString(unstyled(await answer.text()), 'image/svg+xml').documentElement
}

/** How much larger than the map a name is drawn, in few steps: on the screen it stays between nine
 * tenths of its size and a little more than it, until the map is too far away. */
export function letters(scale: number): number {
  const wanted = Math.min(1.15, Math.max(0.9, scale)) / scale
  return Math.round(Math.min(1.6, wanted) * 10) / 10
}
