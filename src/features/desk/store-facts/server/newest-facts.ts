import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { StoreFacts } from '#lib/merchant/merchant.ts'
import type { PastChange } from '../contract.ts'
import { changesOf, LIMIT_KEYS } from '../rules/fact-changes.ts'

/** Facts with their version; 0: staff have not changed any. */
export interface StoredFacts {
  id: number
  facts: StoreFacts
  by: string
}

/** A row that an older release wrote lacks the facts that came later. */
const whole = (facts: StoreFacts, first: StoreFacts): StoreFacts => ({ ...first, ...facts })

export async function newestFacts(db: Db | Transaction<Tables>, first: StoreFacts): Promise<StoredFacts> {
  const row = await db
    .selectFrom('store_facts')
    .select(['id', 'facts', 'changed_by'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row
    ? { id: row.id, facts: whole(row.facts, first), by: row.changed_by }
    : { id: 0, facts: first, by: '' }
}

/** An earlier version, and when it was saved; undefined when there is none. 0 is the first one. */
export async function factsOf(db: Db | Transaction<Tables>, id: number, first: StoreFacts) {
  if (id === 0) return { facts: first, at: null }
  const row = await db
    .selectFrom('store_facts')
    .select(['facts', 'changed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { facts: whole(row.facts, first), at: row.changed_at }
}

export interface LimitRow {
  key: string
  at: Date
  by: string
}

/** The last change of each limit that was ever changed. */
export const limitRows = (first: StoreFacts): RawBuilder<LimitRow> => sql<LimitRow>`
  select distinct on (key) key, changed_at as at, changed_by as by
  from (
    select id, changed_at, changed_by, key, value,
      lag(value, 1, case key when 'refund alone' then to_jsonb(${first.refundAloneUpTo}::integer) end)
        over (partition by key order by id) as before
    from (
      select id, changed_at, changed_by, key,
        case key when 'refund alone' then facts -> 'refundAloneUpTo' else facts -> 'figures' -> key end
          as value
      from store_facts
      cross join unnest(${[...LIMIT_KEYS]}::text[]) as key
    ) as every
  ) as changes
  where value is distinct from before
  order by key, id desc`

export async function limitsSince(
  db: Db,
  first: StoreFacts,
): Promise<Record<string, { at: string; by: string }>> {
  const { rows } = await limitRows(first).execute(db)
  return Object.fromEntries(rows.map(({ key, at, by }) => [key, { at: at.toISOString(), by }]))
}

const PAGE = 20

/** The changes before `before`, the newest first, and where the next page begins. */
export async function readHistory(
  db: Db,
  first: StoreFacts,
  before?: number,
): Promise<{ history: PastChange[]; older: number | null }> {
  const rows = await db
    .selectFrom('store_facts')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const history = rows.slice(0, PAGE).map((row, place) => ({
    id: row.id,
    at: row.changed_at.toISOString(),
    by: row.changed_by,
    reason: row.reason,
    changes: changesOf(whole(rows[place + 1]?.facts ?? first, first), whole(row.facts, first)),
  }))
  return { history, older: rows.length > PAGE ? (history.at(-1)?.id ?? null) : null }
}
