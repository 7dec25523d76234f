/** A person is a disc: a colour by seat, and a letter nobody else at the table has. */

/** The first letter of each name; if taken, the next free one of the name, then of the alphabet. */
export function letters(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const own = [...name.toUpperCase()].filter((letter) => /\p{L}/u.test(letter))
    const letter = [...own, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((one) => !taken.has(one)) ?? '?'
    taken.add(letter)
    return letter
  })
}

/** The colour of a seat, 1 to 6 as in the tokens. */
export const colour = (seat: number): number => (seat % 6) + 1
