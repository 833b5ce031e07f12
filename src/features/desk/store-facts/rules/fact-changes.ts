import { methodSwitch, OPEN_TO_ALL } from '#features/selling/payments/rules/methods.ts'
import type { StoreFacts, Switch } from '#lib/merchant/merchant.ts'
import { OFFERS } from '#lib/merchant/offers.ts'
import { texts } from '../texts.ts'
import { type FactLine, type FactProblem, factLines, HOLIDAY, readFacts } from './fact-lines.ts'
import { DELIVERY_FIGURES, THRESHOLDS } from './figures.ts'
import { DELIVERY_SWITCHES, PAY_SWITCHES } from './switches.ts'

/** The forms of the settings. */
export const PARTS = ['calendar', 'delivery', 'money', 'limits', 'payments', 'offers'] as const
export type Part = (typeof PARTS)[number]

/** The parts whose changes take a fresh second factor. */
export const GUARDED = ['delivery', 'money', 'limits', 'payments'] as const satisfies readonly Part[]
export const isGuarded = (part: Part): boolean => GUARDED.some((each) => each === part)

/** The limits above which another person decides, or a person looks. */
export const LIMIT_KEYS = ['refund alone', ...THRESHOLDS] as const

const KEYS: Readonly<Partial<Record<Part, readonly string[]>>> = {
  delivery: [...DELIVERY_SWITCHES, ...DELIVERY_FIGURES],
  money: ['check payee', 'check address'],
  limits: LIMIT_KEYS,
  payments: PAY_SWITCHES,
  offers: OFFERS,
}

/** To which form a fact belongs. */
export const partOf = (key: string): Part => PARTS.find((part) => KEYS[part]?.includes(key)) ?? 'calendar'

/** A fact with its value before and after; null: it was not there. All holidays are one fact. */
export interface FactChange {
  key: string
  before: string | null
  after: string | null
}

export function changesOf(before: StoreFacts, after: StoreFacts): FactChange[] {
  const [old, now] = [textByKey(before), textByKey(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((key) => ({ key, before: old.get(key) ?? null, after: now.get(key) ?? null }))
    .filter((change) => change.before !== change.after)
}

function textByKey(facts: StoreFacts): Map<string, string> {
  const byKey = new Map<string, string>()
  for (const { key, value } of factLines(facts)) {
    const earlier = byKey.get(key)
    byKey.set(key, earlier === undefined ? value : `${earlier}\n${value}`)
  }
  return byKey
}

/** The methods of this store that any buyer can use; one stays on. */
const openToAll = (offered: readonly string[]): Switch[] =>
  OPEN_TO_ALL.filter((method) => offered.includes(method)).map(methodSwitch)

/** Why these facts cannot hold, by field: no buyer could pay. `offered`: the methods that the store has. */
export function noWayToPay(
  facts: StoreFacts,
  offered: readonly string[],
): Record<string, string> | undefined {
  const open = openToAll(offered)
  const isOff = (name: Switch): boolean => facts.switchedOff.includes(name)
  if (open.length === 0 || !open.every(isOff)) return undefined
  return Object.fromEntries(open.map((name) => [name, texts.noWayToPay]))
}

/** What the lines of one form make of the facts, or what is wrong, by field. What it leaves out stays. */
export function readPart(
  current: StoreFacts,
  part: Part,
  typed: readonly FactLine[],
): StoreFacts | { problems: Record<string, string> } {
  const own = typed.filter(({ key }) => partOf(key) === part)
  const isLeftOut = ({ key }: FactLine) => key !== HOLIDAY && !own.some((line) => line.key === key)
  const others = factLines(current).filter((line) => partOf(line.key) !== part || isLeftOut(line))
  const lines = [...own, ...others]
  const read = readFacts(lines)
  return Array.isArray(read) ? { problems: problemsByField(lines, read) } : read
}

/** The field of a holiday, which counts from 0. */
export const holidayField = (place: number, part: string): string => `${HOLIDAY} ${place} ${part}`

/** What concerns no single line stands at ''. */
function problemsByField(
  lines: readonly FactLine[],
  problems: readonly FactProblem[],
): Record<string, string> {
  const fieldOf = ({ line, part }: FactProblem): string => {
    const key = lines[line - 1]?.key ?? ''
    if (key !== HOLIDAY) return key
    const place = lines.slice(0, line - 1).filter((each) => each.key === HOLIDAY).length
    return holidayField(place, part ?? 'name')
  }
  return Object.fromEntries(
    problems.map((problem) => [fieldOf(problem), problem.fieldProblem ?? problem.problem]),
  )
}
