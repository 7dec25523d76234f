/** The card to share: a picture of 1200 × 630, and one line of text. */

export interface Told {
  /** no. 141 · the game */
  head: string
  /** 61 points */
  came: string
  stars: number
  most: number
  /** Anna · 2nd of 6 · 8 days in a row */
  foot: string
}

const STAR = 'M0 -17l5 11 12 1.500-9 8.500 2.500 12-10.500-6-10.500 6 2.500-12-9-8.500 12-1.500z'
const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)

/** The picture, with an emblem's parts at its right. */
export function picture({ head, came, stars, most, foot }: Told, emblem: string): string {
  const row = Array.from(
    { length: most },
    (_, at) =>
      `<path transform="translate(${66 + at * 78} 398) scale(2)" d="${STAR}" fill="${at < stars ? 'var(--select)' : 'none'}" stroke="var(--select)" stroke-width="1.200"/>`,
  ).join('')
  return resolved(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<rect width="1200" height="630" fill="var(--bar)"/>
<svg x="600" width="600" height="630" viewBox="40 0 160 168" preserveAspectRatio="xMidYMid slice"><rect width="300" height="168" fill="var(--land)"/>${emblem}</svg>
<g fill="var(--bar-text)"><text x="52" y="100" font-family="serif" font-weight="600" font-size="44">Roundhouse</text>
<text x="52" y="320" font-family="serif" font-weight="600" font-size="76">${escaped(came)}</text>
<text x="52" y="530" font-family="sans-serif" font-size="30">${escaped(foot)}</text></g>
<text x="52" y="222" font-family="sans-serif" font-size="32" fill="var(--bar-text-2)">${escaped(head)}</text>${row}</svg>`)
}

/** With the colours of the page in place of their names: a picture by itself knows none. */
function resolved(svg: string): string {
  const style = getComputedStyle(document.documentElement)
  const look = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim() || 'none')
  return look(look(svg))
}

/** As a PNG. */
export async function painted(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 1200
  canvas.height = 630
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Promise((found, failed) =>
    canvas.toBlob((blob) => (blob ? found(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}
