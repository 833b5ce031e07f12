import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { DeclaredData, Found, Hold } from './declare.ts'

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
      const parent = entryOf(all, by.of)
      return sql<SqlBool>`
        ${sql.ref(`${table}.${by.column}`)} in (
          select ${sql.ref(`${by.of}.${by.id}`)}
          from ${sql.table(by.of)}
          where ${found(all, by.of, parent.found, email)} and (${by.only ?? sql`true`})
        )`
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

/** The sentences that say what must end before the person can be erased. */
export async function findHolds(db: Db, all: readonly DeclaredData[], email: string): Promise<string[]> {
  const sentences: string[] = []
  for (const entry of all)
    for (const hold of entry.holds ?? []) {
      const answer = await namesOf(entry.table, rowsOf(all, entry, email), hold).execute(db)
      const names = answer.rows.map(({ name }) => name)
      if (names.length > MOST_NAMED) names.splice(MOST_NAMED, 1, '…')
      if (names.length > 0) sentences.push(hold.say(names.join(', ')))
    }
  return sentences
}

export const namesOf = (table: string, rows: RawBuilder<SqlBool>, hold: Hold) => sql<{ name: string }>`
  select distinct ${sql.ref(`${table}.${hold.name}`)}::text as name
  from ${sql.table(table)}
  where ${rows} and (${hold.only})
  order by 1
  limit ${MOST_NAMED + 1}`
