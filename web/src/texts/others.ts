/** The texts of all languages but English: a list that grows with each of them, so it comes by itself. */
export const FILES = import.meta.glob<string>(
  [
    '../../../src/roundhouse/texts/*/*.ftl',
    '../../../src/roundhouse/games/*/texts/*/*.ftl',
    '!../../../src/roundhouse/texts/en/*.ftl',
    '!../../../src/roundhouse/games/*/texts/en/*.ftl',
    '!../../../src/roundhouse/**/texts/*/{board,terminal}.ftl',
    '!../../../src/roundhouse/games/*/texts/*/what.ftl',
  ],
  { query: '?raw', import: 'default' },
)
