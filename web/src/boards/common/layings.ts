/** Every sentence that lays one of these faces on a hex without leading off the map; all of them
 * where there is no such. */
export function layings(
  verb: string,
  hex: { slug: string },
  faces: readonly string[],
  rails: (face: string, turns: number) => readonly (readonly number[])[],
  leads: (edge: number) => boolean,
): string[][] {
  const all = faces.flatMap((face) => [0, 1, 2, 3, 4, 5].map((turns) => ({ face, turns })))
  const inside = all.filter(({ face, turns }) => rails(face, turns).every((ends) => ends.every(leads)))
  return (inside.length ? inside : all).map(({ face, turns }) => [verb, hex.slug, face, String(turns)])
}
