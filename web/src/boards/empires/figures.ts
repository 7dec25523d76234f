/** Figures as people read them. */
export const total = (points: Record<string, number>): number =>
  Object.values(points).reduce((sum, part) => sum + part, 0)

/** The figures 1, 2 and so on with a true minus. */
export const minus = (value: number): string => String(value).replace('-', '−')
export const signed = (value: number): string => (value > 0 ? `+${value}` : minus(value))
