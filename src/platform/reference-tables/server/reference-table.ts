import type { z } from 'zod'

/** What is wrong with a document, at its place: `rows.programs.12.amount`. */
export interface TableProblem {
  path: string
  problem: string
}

/** Rows that were read by the schema of their table, or everything that is wrong with them. */
type ReadRows = { rows: unknown } | { problems: TableProblem[] }

/** A table that is in force. */
interface TableInForce<Value> {
  source: string
  /** the day of the data, yyyy-mm-dd */
  asOf: string
  /** the rows as a document has them */
  rows: unknown
  /** what rules ask */
  value: Value
  /** the number of its import; null for the table of the release */
  number: number | null
  /** the number of an import that this release cannot read; then the table of the release is in force */
  unreadable: number | null
}

/** Facts that come from elsewhere and grow old. Until staff import a newer table the release's holds. */
export interface ReferenceTable<Value = unknown> {
  /** small letters and dashes: the name that a document says */
  readonly name: string
  /** what it is, in a few words */
  readonly holds: string
  /** days after which it is told as old */
  readonly limitDays: number
  /** of the table that comes with this software */
  readonly release: { readonly source: string; readonly asOf: string }
  /** Reads rows of a document that is of a day, each field and then the table as a whole. */
  readRows(rows: unknown, asOf: string): ReadRows
  /** the day of the table in force, yyyy-mm-dd; reads no rows while nothing is imported */
  asOf(): string
  /** the day of the oldest row that is in force; undefined where rows have no days of their own */
  oldestRow(): string | undefined
  current(): TableInForce<Value>
}

interface Definition<Rows, Value> {
  name: string
  holds: string
  limitDays: number
  /** of the rows in a document; its output is the rows again, with fields in one order */
  schema: z.ZodType<Rows>
  release: { source: string; asOf: string; readRows: () => Rows }
  /** What no schema of a row sees: names that are used twice, references to nothing. */
  check: (rows: Rows, asOf: string) => TableProblem[]
  /** the days of the rows, yyyy-mm-dd */
  daysOf?: (rows: Rows) => readonly string[]
  make: (rows: Rows) => Value
}

/** An import as the database has it. */
export interface StoredTable {
  number: number
  importedAt: Date
  source: string
  asOf: string
  rows: unknown
}

/** The server and the builds of store and portal are modules apart, so the value lies in the process. */
declare global {
  var referenceTablesOfProcess: ReadonlyMap<string, StoredTable> | undefined
}

/** The imported tables that this process knows, by name. */
export const storedTables = (): ReadonlyMap<string, StoredTable> =>
  globalThis.referenceTablesOfProcess ?? new Map()

/** Sets what this process knows: when it starts, and when a table changed. */
export function setStoredTables(tables: ReadonlyMap<string, StoredTable>): void {
  globalThis.referenceTablesOfProcess = tables
}

/** Declares a table. Its rows are read at the first use, and again after an import. */
export function defineReferenceTable<Rows, Value>(of: Definition<Rows, Value>): ReferenceTable<Value> {
  const { name, holds, limitDays } = of
  const { readRows: readRelease, ...release } = of.release

  function readRows(given: unknown, day: string): { rows: Rows } | { problems: TableProblem[] } {
    const read = of.schema.safeParse(given)
    if (!read.success) return { problems: read.error.issues.map(problemOf) }
    const problems = of.check(read.data, day)
    return problems.length > 0 ? { problems } : { rows: read.data }
  }

  function inForce(stored: StoredTable | undefined): TableInForce<Value> & { rows: Rows } {
    const read = stored && readRows(stored.rows, stored.asOf)
    if (stored && read && 'rows' in read) {
      const { number, source, asOf } = stored
      return { source, asOf, rows: read.rows, value: of.make(read.rows), number, unreadable: null }
    }
    const rows = readRelease()
    return { ...release, rows, value: of.make(rows), number: null, unreadable: stored?.number ?? null }
  }

  let made: { from: StoredTable | undefined; table: ReturnType<typeof inForce> } | undefined
  function current(): ReturnType<typeof inForce> {
    const from = storedTables().get(name)
    if (!made || made.from !== from) made = { from, table: inForce(from) }
    return made.table
  }

  const asOf = () => (storedTables().has(name) ? current().asOf : release.asOf)
  const oldestRow = () => of.daysOf?.(current().rows).toSorted()[0]
  return { name, holds, limitDays, release, readRows, asOf, oldestRow, current }
}

const problemOf = ({ path, message }: z.core.$ZodIssue): TableProblem => ({
  path: ['rows', ...path].map(String).join('.'),
  problem: message,
})

/** Names that more than one row of a list has, as problems at the place of the second row. */
export function namedTwice<Row>(
  list: string,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): TableProblem[] {
  const seen = new Set<string>()
  return rows.flatMap((row, index) => {
    const name = nameOf(row)
    if (seen.has(name)) return [{ path: `${list}.${index}`, problem: `${name} stands twice` }]
    seen.add(name)
    return []
  })
}
