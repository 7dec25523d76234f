/** How wide letters are, before they are drawn. */
const FONT = '600 100px "Barlow Semi Condensed"'
/** of names that stand out: until it has come another one, much wider, would be drawn in its place */
const BOLD = FONT.replace('600', '700')
let canvas: CanvasRenderingContext2D | null = null

/** How wide a text is, in units of its size. */
export function measure(text: string): number {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return text.length * 0.47
  canvas.font = FONT
  return canvas.measureText(text).width / 100
}

/** When that can be told. */
export const lettersReady = (): Promise<unknown> =>
  Promise.all([FONT, BOLD].map((font) => document.fonts.load(font))).catch(() => null)
