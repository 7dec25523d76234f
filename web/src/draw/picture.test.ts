import { expect, test } from 'vitest'
import { Texts } from '../texts/speak'
import { lettered, letters, unstyled } from './picture'

test('a picture loses its styles, not its looks', () => {
  const drawn =
    '<svg><style>svg{--x:1}\n</style><text class="m" style="font-size:12px; letter-spacing:0.1em" x="1">A</text></svg>'
  expect(unstyled(drawn)).toBe('<svg><text class="m" font-size="12px" letter-spacing="0.1em" x="1">A</text></svg>')
})

test('seas are called as the language calls them, as wide as that is', () => {
  const sea = (name: string, width: number): string =>
    `<text data-label="black-sea" textLength="${width}" lengthAdjust="spacing">${name}</text>`
  const texts = new Texts('fr', [], new Map())
  expect(lettered(sea('Black Sea', 90), texts)).toBe(sea('Black Sea', 90))
  const called = (name: string): string => lettered(sea('Black Sea', 90), texts.at('', [], { 'black-sea': name }))
  expect(called('Mer Noire!')).toBe(sea('Mer Noire!', 100))
  expect(called('<b>Noire$&')).toBe(sea('&lt;b>Noire$&amp;', 100))
})

test('names on a map keep a readable size', () => {
  for (const scale of [0.6, 0.8, 0.95, 1, 1.3, 2, 2.4]) {
    const size = 11 * scale * letters(scale)
    expect(size).toBeGreaterThan(9.5)
    expect(size).toBeLessThan(14)
  }
})
