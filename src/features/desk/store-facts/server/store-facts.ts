import type { Db } from '#db/connect.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { FIRST_FACTS, type StoreFacts, setMerchant } from '#lib/merchant/merchant.ts'
import { firstProblem, type Out, printProblems, type Report, readTextFile } from '#lib/table/import-file.ts'
import { bytesOf, readCells } from '#lib/table/read-cells.ts'
import { factLines, readFacts } from '../rules/fact-lines.ts'
import { texts } from '../texts.ts'
import { changeFacts } from './change-facts.ts'
import { newestFacts } from './newest-facts.ts'

const MOST_BYTES = 100_000
const DOCUMENT = 'docs/operations/store-facts.md'

/** Keeps the facts of this process equal to the newest row. */
export interface KnownFacts {
  /** Reads them. Rejects when the database cannot be read, and then nothing changes. */
  refresh(): Promise<void>
  /** Increases with each change. */
  revision(): number
}

/** The facts of a store whose staff have not changed any yet. */
export const firstFacts = (contact: { phone: string; address: string }): StoreFacts => ({
  ...FIRST_FACTS,
  phone: contact.phone,
  checks: { ...FIRST_FACTS.checks, address: contact.address },
})

export function knownFacts(db: Db, first: StoreFacts): KnownFacts {
  let known = 0
  setMerchant(first)
  return {
    async refresh() {
      const { id, facts } = await newestFacts(db, first)
      if (id === known) return
      setMerchant(facts)
      known = id
    },
    revision: () => known,
  }
}

/** Prints the facts as a file that `importFacts` reads. Returns the exit code. */
export async function showFacts(db: Db, first: StoreFacts, out: Out): Promise<0> {
  const { facts } = await newestFacts(db, first)
  out('fact,value')
  for (const { key, value } of factLines(facts)) out(`${key},"${value.replaceAll('"', '""')}"`)
  return 0
}

interface Import {
  file: string
  /** why staff change them; it stands in the audit log */
  reason: string
  /** who does */
  name: string
  now: Date
  /** what holds when no one has changed them */
  first: StoreFacts
  /** the payment methods that the store has */
  offered: readonly string[]
  report?: Report
}

/**
 * Replaces the facts by those of a file, or none of them, and prints the result. Returns the exit code: 0
 * done, 1 refused, 2 the file cannot be read or the reason is missing.
 */
export async function importFacts(
  db: Db,
  by: Authorized<'store-facts.change'>,
  wanted: Import,
  out: Out,
): Promise<0 | 1 | 2> {
  if (wanted.reason.trim() === '') {
    out(texts.why)
    wanted.report?.({ rows: 0, rejected: 0, problem: texts.noReason })
    return 2
  }
  const text = await readTextFile(wanted.file, MOST_BYTES)
  if ('refusal' in text) {
    out(`${wanted.file}: ${text.refusal}`)
    wanted.report?.({ rows: 0, rejected: 0, problem: text.refusal })
    return 2
  }
  const facts = await readFile(text.read, out, wanted.report)
  if (!facts) return 1
  const { changes } = await changeFacts(db, by, { ...wanted, wanted: () => facts })
  out(changes.length === 0 ? texts.same : texts.changed(changes.map(({ key }) => key).join(', ')))
  return 0
}

/** The facts of a file; undefined when it has problems, which are printed. */
async function readFile(
  text: string,
  out: Out,
  report: Report = () => undefined,
): Promise<StoreFacts | undefined> {
  const { rows, problems } = await readCells(bytesOf(text), ['fact', 'value'], { document: DOCUMENT })
  if (problems.length > 0) {
    printProblems(problems, out)
    report({ rows: rows.length, rejected: problems.length, problem: firstProblem(problems) })
    return undefined
  }
  const facts = readFacts(rows.map(({ cells }) => ({ key: cells.fact, value: cells.value })))
  const wrong = Array.isArray(facts) ? facts : []
  report({ rows: rows.length, rejected: wrong.length, problem: wrong[0]?.problem })
  if (!Array.isArray(facts)) return facts
  for (const { line, problem } of facts)
    out(line === 0 ? problem : `line ${rows[line - 1]?.line}: ${problem}`)
  return undefined
}
