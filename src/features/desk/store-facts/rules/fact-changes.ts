import type { StoreFacts } from '#lib/merchant/merchant.ts'
import { type FactLine, type FactProblem, factLines, HOLIDAY, readFacts } from './fact-lines.ts'

/** The two forms of the settings. Money asks for a fresh second factor. */
export const PARTS = ['calendar', 'money'] as const
export type Part = (typeof PARTS)[number]

const MONEY_KEYS = ['refund alone', 'check payee', 'check address']

/** To which form a fact belongs. */
export const partOf = (key: string): Part => (MONEY_KEYS.includes(key) ? 'money' : 'calendar')

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

/** What the lines of one form make of the facts, or what is wrong, by field. */
export function readPart(
  current: StoreFacts,
  part: Part,
  typed: readonly FactLine[],
): StoreFacts | { problems: Record<string, string> } {
  const others = factLines(current).filter(({ key }) => partOf(key) !== part)
  const lines = [...typed.filter(({ key }) => partOf(key) === part), ...others]
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
