import { ANSWER_NAMES } from './answers.ts'
import { BILLED } from './billed.ts'
import { PLAN_NAMES } from './plan-text.ts'
import { STAMP_NAME } from './stamp.ts'

const KNOWN = new Set<string>([...ANSWER_NAMES, ...PLAN_NAMES, BILLED, STAMP_NAME, 'step', 'depth', 'show'])
/** Names that advertisements and mail programs add to addresses. */
const TRACKING = /^(?:utm_.*|gclid|gbraid|wbraid|gad_\w+|fbclid|msclkid|mc_[ce]id)$/
const SHOWN = 5
const LONGEST = 30

/** Names in an address that stand for no answer, as they can be shown: the first five, shortened. */
export const unknownNames = (params: URLSearchParams): string[] =>
  [...new Set(params.keys())]
    .filter((name) => !KNOWN.has(name) && !TRACKING.test(name))
    .slice(0, SHOWN)
    .map((name) => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name))
