import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { DeclaredData, Found, Hold, NamedPage } from './declare.ts'

/** The condition that finds the rows of a person for an entry. */
export const rowsOf = (all: readonly DeclaredData[], entry: DeclaredData, email: string) =>
  sql<SqlBool>`(${found(all, entry.table, entry.found, email)} and (${entry.only ?? sql`true`}))`

function found(all: readonly DeclaredData[], table: string, by: Found, email: string): RawBuilder<SqlBool> {
  switch (by.by) {
    case 'email': {
      const columns = by.columns.map((column) => sql`lower(${sql.ref(`${table}.${column}`)}) = ${email}`)
      return sql<SqlBool>`(${sql.join(columns, sql` or `)})`
    }
    case 'condition':
      return by.where(email)
    case 'through': {
      const column = sql.ref(`${table}.${by.column}`)
      const named = sql`
        select ${sql.ref(`${by.of}.${by.id}`)}
        from ${sql.table(by.of)}
        where ${found(all, by.of, entryOf(all, by.of).found, email)} and (${by.only ?? sql`true`})`
      // An array is read first, whatever PostgreSQL knows of the tables; then its values are looked up.
      const keyed = sql<SqlBool>`${column} = any(array(${named}))`
      return by.beside === undefined
        ? keyed
        : sql<SqlBool>`(${keyed} and ${column} in (${named} and (${by.beside})))`
    }
  }
}

/** The first entry of a table says how its rows are found when others are found through them. */
function entryOf(all: readonly DeclaredData[], table: string): DeclaredData {
  const entry = all.find((each) => each.table === table)
  if (!entry) throw new Error(`No capability declares what the table ${table} keeps of a person`)
  return entry
}

/**
 * The entries in the order of an erasure: rows that are found through others come before these, so a process
 * that dies in between leaves nothing that can't be found again.
 */
export function inErasureOrder(all: readonly DeclaredData[]): DeclaredData[] {
  const depth = ({ found: by }: DeclaredData): number =>
    by.by === 'through' ? 1 + depth(entryOf(all, by.of)) : 0
  return all
    .map((entry) => ({ entry, depth: depth(entry) }))
    .sort((one, other) => other.depth - one.depth)
    .map(({ entry }) => entry)
}

/** How many rows of a person each entry finds. */
export async function countRows(db: Db, all: readonly DeclaredData[], email: string): Promise<number[]> {
  const counts: number[] = []
  for (const entry of all) {
    const { rows } = await countOf(entry.table, rowsOf(all, entry, email)).execute(db)
    counts.push(rows[0]?.count ?? 0)
  }
  return counts
}

export const countOf = (table: string, rows: RawBuilder<SqlBool>) => sql<{ count: number }>`
  select count(*)::int as count
  from ${sql.table(table)}
  where ${rows}`

/** Names in one sentence of a hold; the sentence says "and others" above it. */
const MOST_NAMED = 20

/** What must end before the person can be erased. */
export interface Held {
  sentence: string
  /** where it ends; the sentence has each name */
  pages: NamedPage[]
}

export async function findHolds(db: Db, all: readonly DeclaredData[], email: string): Promise<Held[]> {
  const held: Held[] = []
  for (const entry of all)
    for (const hold of entry.holds ?? []) {
      const { rows } = await namesOf(entry.table, rowsOf(all, entry, email), hold).execute(db)
      if (rows.length > 0)
        held.push(
          heldBy(
            hold,
            rows.map(({ name }) => name),
          ),
        )
    }
  return held
}

function heldBy({ say, page }: Hold, all: readonly string[]): Held {
  const named = all.slice(0, MOST_NAMED)
  const pages = page ? named.map(page) : []
  const names = page ? pages.map(({ name }) => name) : named
  return { sentence: say([...names, ...(all.length > MOST_NAMED ? ['…'] : [])].join(', ')), pages }
}

export const namesOf = (table: string, rows: RawBuilder<SqlBool>, hold: Hold) => sql<{ name: string }>`
  select distinct ${sql.ref(`${table}.${hold.name}`)}::text as name
  from ${sql.table(table)}
  where ${rows} and (${hold.only})
  order by 1
  limit ${MOST_NAMED + 1}`
