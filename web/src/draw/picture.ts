/** A map's still picture, as the atlas drew it, to be laid under the pieces of a board. */
import { file } from '../api/house'
import type { Texts } from '../texts/speak'
import { safe } from './plain'

/** Styles become attributes before anybody reads them: the content security policy allows none. */
export function unstyled(svg: string): string {
  const attributes = (rules: string): string =>
    rules
      .split(';')
      .map((rule) => rule.split(':'))
      .map(([name = '', value = '']) => (name.trim() ? ` ${name.trim()}="${value.trim()}"` : ''))
      .join('')
  return svg.replace(/<style>[^]*?<\/style>/g, '').replace(/ style="([^"]*)"/g, (_, rules: string) => attributes(rules))
}

export async function stillPicture(game: string, map: string): Promise<Element> {
  const answer = await fetch(file(`/games/${game}/maps/${map}.svg`))
  return new DOMParser().parseFromString(unstyled(await answer.text()), 'image/svg+xml').documentElement
}

/** Seas and rivers as the language has them; what it doesn't name stays as printed. */
export const lettered = (svg: string, texts: Texts): string =>
  svg.replace(
    /(data-label="([^"]+)"[^>]* textLength=")([\d.]+)("[^>]*>)([^<]+)/g,
    (all, head: string, slug: string, width: string, rest: string, printed: string) => {
      const said = texts.word(slug)
      return said === slug ? all : `${head}${(Number(width) * said.length) / printed.length}${rest}${safe(said)}`
    },
  )

/** How much larger than the map a name is drawn, in few steps: on the screen it stays between nine
 * tenths of its size and a little more than it, until the map is too far away. */
export function letters(scale: number): number {
  const wanted = Math.min(1.15, Math.max(0.9, scale)) / scale
  return Math.round(Math.min(1.6, wanted) * 10) / 10
}
