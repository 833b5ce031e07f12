import { ANSWER_NAMES } from './answers.ts'
import { BILLED } from './billed.ts'
import { PLAN_NAMES } from './plan-text.ts'
import { STAMP_NAME } from './stamp.ts'

const KNOWN = new Set<string>([...ANSWER_NAMES, ...PLAN_NAMES, BILLED, STAMP_NAME, 'step', 'depth', 'show'])

/** Whether the estimator reads a name in its address. */
export const isKnownName = (name: string): boolean => KNOWN.has(name)
