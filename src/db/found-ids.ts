import type { SelectQueryBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from './connect.ts'
import type { Tables } from './tables.ts'

/**
 * The first few ids of a search by words, in no order. The query is "materialized": PostgreSQL then uses the
 * index of the words. Otherwise it hopes that the next rows of the table match, and reads the whole table
 * when none does.
 */
export async function firstIds<Searched extends keyof Tables>(
  db: Db,
  matching: SelectQueryBuilder<Tables, Searched, { id: number }>,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .with(
      (cte) => cte('matching').materialized(),
      () => matching,
    )
    .selectFrom('matching')
    .select('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** How long a search that found more than the bound is remembered, and how many of them are. */
const WIDE_MS = 30_000
const MOST_WIDE = 1_000
const wideSearches = new WeakMap<Db, LRUCache<string, true>>()

/**
 * The ids that a search finds; undefined when they are more than `most`. A caller then reads its sorted list,
 * where the next match is near. A wide search is remembered under its name, so that its next pages and its
 * other orders do not look for its ids again.
 */
export async function unlessMany<Id>(
  db: Db,
  name: string,
  most: number,
  find: (limit: number) => Promise<Id[]>,
): Promise<Id[] | undefined> {
  const wide = wideSearches.get(db) ?? new LRUCache<string, true>({ max: MOST_WIDE, ttl: WIDE_MS })
  wideSearches.set(db, wide)
  if (wide.has(name)) return undefined
  const ids = await find(most + 1)
  if (ids.length <= most) return ids
  wide.set(name, true)
  return undefined
}

/** The same for a query that can use an index of words. Its name is its SQL with its values. */
export function matchingIds<Searched extends keyof Tables>(
  db: Db,
  matching: SelectQueryBuilder<Tables, Searched, { id: number }>,
  most: number,
): Promise<number[] | undefined> {
  const { sql, parameters } = matching.compile()
  return unlessMany(db, JSON.stringify([sql, parameters]), most, (limit) => firstIds(db, matching, limit))
}
