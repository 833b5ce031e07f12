import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { DeclaredData } from './declare.ts'
import { filesOf } from './erase-rows.ts'
import { rowsOf } from './find-rows.ts'

/** Rows of one entry in an export. */
const MOST_EXPORTED = 10_000

/** Columns that prove a right or help a search: they say nothing about a person. */
const LEFT_OUT = /(^|_)(hash|token|sealed|secret|key|words|password)($|_)/

export interface ExportedRows {
  table: string
  what: string
  rows: Record<string, unknown>[]
  /** the keys of the files that these rows name */
  files: string[]
  /** there are more rows than an export has */
  isCut: boolean
}

/** What the store has of a person, entry by entry; entries without a row are left out. */
export async function exportRows(
  db: Db,
  all: readonly DeclaredData[],
  email: string,
): Promise<ExportedRows[]> {
  const exported: ExportedRows[] = []
  for (const entry of all) {
    const { rows } = await someRows(all, entry, email).execute(db)
    if (rows.length === 0) continue
    const some = rows.slice(0, MOST_EXPORTED)
    exported.push({
      table: entry.table,
      what: entry.what,
      rows: some.map(shown),
      files: filesOf(entry, some).map(({ key }) => key),
      isCut: rows.length > MOST_EXPORTED,
    })
  }
  return exported
}

/** The rows of an entry, at most one more than an export has. */
export const someRows = (all: readonly DeclaredData[], entry: DeclaredData, email: string) =>
  sql<Record<string, unknown>>`
    select *
    from ${sql.table(entry.table)}
    where ${rowsOf(all, entry, email)}
    limit ${MOST_EXPORTED + 1}`

const shown = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(([column, value]) => !LEFT_OUT.test(column) && !Buffer.isBuffer(value)),
  )
