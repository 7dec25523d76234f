import { expect, test } from 'vitest'
import { unstyled } from './picture'

test('a picture loses its styles, not its looks', () => {
  const drawn = '<svg><style>svg{--x:1}\n</style><text class="m" style="font-size:12px; letter-spacing:0.1em" x="1">A</text></svg>'
  expect(unstyled(drawn)).toBe('<svg><text class="m" font-size="12px" letter-spacing="0.1em" x="1">A</text></svg>')
})
