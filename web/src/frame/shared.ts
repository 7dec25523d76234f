/** What the text board shares with the dock. It is given these, and doesn't import them: a module of two
 * chunks becomes a third, which every first visit would pay for. */
import { isAsked, questionOf, refusedOf, ruleOf } from './question'
import { matching, plain } from './typing'

export const shared = { isAsked, questionOf, refusedOf, ruleOf, matching, plain }
export type Shared = typeof shared
