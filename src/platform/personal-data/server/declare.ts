import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

type TableName = keyof Tables & string

/** How the rows of a person are found. */
export type Found =
  /** by their mailbox in one of these columns */
  | { by: 'email'; columns: readonly string[] }
  /** by a column with the id of a row of the person in another table, whose own entry says how it is found */
  | ({ by: 'through'; column: string; of: string; id: string } & Which)
  /** by what the condition says; it gets the mailbox in lower case. An index must answer it */
  | { by: 'condition'; where: (email: string) => RawBuilder<SqlBool> }

/** Which rows of the other table count. */
interface Which {
  only?: RawBuilder<SqlBool> | undefined
  /** the same, compared with the row itself */
  beside?: RawBuilder<SqlBool> | undefined
  /** no other read of the table has an index of the column */
  needsIndex?: true
}

/** What a column is set to. */
type Blank = string | boolean | null | RawBuilder<unknown>

type Fate =
  | { kind: 'delete' }
  /** the row stays, these columns say nothing about the person any more */
  | { kind: 'blank'; values: Readonly<Record<string, Blank>> }
  /** the row stays as it is; `why` names the law or the purpose, and how long */
  | { kind: 'keep'; why: string }

/** The files that rows name. An export has them, and an erasure removes what no row names any more. */
export interface NamedFiles {
  /** the columns that name a file together; the last is null when a row has none */
  columns: readonly string[]
  /** no other read of the table has an index that begins with one of the columns: the last gets one */
  needsIndex?: true
  key: (values: readonly string[]) => string
}

/** Rows that must end before the person can be erased. */
export interface Hold {
  only: RawBuilder<SqlBool>
  /** the column that names such a row to staff */
  name: string
  /** the sentence for staff */
  say: (names: string) => string
  /** how staff read a name, and where they end it */
  page?: (name: string) => NamedPage
}

export interface NamedPage {
  name: string
  href: string
}

/**
 * What a capability keeps of a person in one table. Preview, export and erasure read nothing else, and a test
 * fails when a table with a mailbox, a phone or a name has no entry.
 */
export interface PersonalData {
  table: TableName
  /** what staff read about these rows */
  what: string
  found: Found
  /** only these of the found rows; without it all */
  only?: RawBuilder<SqlBool>
  fate: Fate
  files?: NamedFiles
  holds?: readonly Hold[]
  /** runs in the transaction that erased rows */
  erased?: (trx: Transaction<Tables>) => Promise<unknown>
}

/** An entry with the name of its capability. */
export type DeclaredData = PersonalData & { capability: string }

export const byEmail = (...columns: string[]): Found => ({ by: 'email', columns })

/** Rows whose column names a row of the person in another table. */
export const through = (
  column: string,
  of: TableName,
  { id = 'id', ...which }: { id?: string } & Which = {},
): Found => ({ by: 'through', column, of, id, ...which })

export const where = (condition: (email: string) => RawBuilder<SqlBool>): Found => ({
  by: 'condition',
  where: condition,
})

export const DELETE: Fate = { kind: 'delete' }
export const blank = (values: Readonly<Record<string, Blank>>): Fate => ({ kind: 'blank', values })
export const keep = (why: string): Fate => ({ kind: 'keep', why })

/** An empty value for each key of a column of JSON. */
export const emptied = (column: string): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_object_agg(each.key, ''), '{}')
  from jsonb_each(${sql.ref(column)}) as each
)`
