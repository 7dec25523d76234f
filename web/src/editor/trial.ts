import type { TrialReport } from '../api/types'

/** Whether the advice says so of a seat or a place: who judges a trial is the server alone. */
export const strong = (report: TrialReport, rule: string, fact: string, value: unknown): boolean =>
  report.advice.some((one) => one.rule === rule && one.facts[fact] === value)
