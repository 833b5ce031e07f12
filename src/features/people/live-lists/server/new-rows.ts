import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Action } from '#features/people/accounts/rules/actions.ts'
import { type Authorized, inCompany, requireAllRows } from '#features/people/accounts/server/index.ts'
import type { LiveRows } from '#platform/feature/server/define-feature.ts'

/** New rows are counted up to this number. */
export const MOST_COUNTED = 99
/** Lists that one person may subscribe to at the same time, in all windows. */
export const STREAMS_A_PERSON = 8

/** The rows of a list, and the permission to read it. */
export interface LiveList {
  rows: readonly LiveRows[]
  reads: Action
}

export type MaySubscribe = Authorized

/** The moments of a table's rows that a permission covers, newest first. */
function momentsOf(db: Db, permission: MaySubscribe, { table, moment, ofCompanies }: LiveRows) {
  const at = sql.ref<Date>(moment)
  const rows = db.selectFrom(db.dynamic.table(table).as('row')).select(at.as('at')).orderBy(at, 'desc')
  if (ofCompanies) return rows.where(inCompany(permission, 'company_id'))
  requireAllRows(permission)
  return rows
}

/** The moment of the newest row of a list; undefined for an empty list. */
export async function newestIn(
  db: Db,
  permission: MaySubscribe,
  { rows }: LiveList,
): Promise<number | undefined> {
  const newest = await Promise.all(
    rows.map((each) => momentsOf(db, permission, each).limit(1).executeTakeFirst()),
  )
  const moments = newest.flatMap((row) => (row ? [row.at.getTime()] : []))
  return moments.length === 0 ? undefined : Math.max(...moments)
}

/** How many rows are newer than a moment, up to one more than is shown. */
export async function countSince(
  db: Db,
  permission: MaySubscribe,
  { rows }: LiveList,
  since: Date,
): Promise<number> {
  const found = await Promise.all(
    rows.map((each) =>
      momentsOf(db, permission, each)
        .where(sql.ref(each.moment), '>', since)
        .limit(MOST_COUNTED + 1)
        .execute(),
    ),
  )
  return Math.min(found.flat().length, MOST_COUNTED + 1)
}
