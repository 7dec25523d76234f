import { expect, test } from 'vitest'
import { letters, unstyled } from './picture'

test('a picture loses its styles, not its looks', () => {
  const drawn = '<svg><style>svg{--x:1}\n</style><text class="m" style="font-size:12px; letter-spacing:0.1em" x="1">A</text></svg>'
  expect(unstyled(drawn)).toBe('<svg><text class="m" font-size="12px" letter-spacing="0.1em" x="1">A</text></svg>')
})

test('names on a map keep a readable size', () => {
  for (const scale of [0.6, 0.8, 0.95, 1, 1.3, 2, 2.4]) {
    const size = 11 * scale * letters(scale)
    expect(size).toBeGreaterThan(9.5)
    expect(size).toBeLessThan(14)
  }
})
