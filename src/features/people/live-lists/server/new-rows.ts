import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Action } from '#features/people/accounts/rules/actions.ts'
import { type Authorized, inCompany, requireAllRows } from '#features/people/accounts/server/index.ts'
import type { LiveRows } from '#platform/feature/server/define-feature.ts'

/** New rows are counted up to this number. */
export const MOST_COUNTED = 99
/** Lists that one person may subscribe to at the same time, in all windows. */
export const STREAMS_A_PERSON = 8

export type LiveList = LiveRows & { reads: Action }

export type MaySubscribe = Authorized

/** The moments of a list's rows that a permission covers, newest first. */
function momentsOf(db: Db, permission: MaySubscribe, { table, moment, ofCompanies }: LiveList) {
  const at = sql.ref<Date>(moment)
  const rows = db.selectFrom(db.dynamic.table(table).as('row')).select(at.as('at')).orderBy(at, 'desc')
  if (ofCompanies) return rows.where(inCompany(permission, 'company_id'))
  requireAllRows(permission)
  return rows
}

/** The moment of the newest row of a list; undefined for an empty list. */
export const newestIn = async (
  db: Db,
  permission: MaySubscribe,
  list: LiveList,
): Promise<number | undefined> =>
  (await momentsOf(db, permission, list).limit(1).executeTakeFirst())?.at.getTime()

/** How many rows are newer than a moment, up to one more than is shown. */
export const countSince = async (
  db: Db,
  permission: MaySubscribe,
  list: LiveList,
  since: Date,
): Promise<number> =>
  (
    await momentsOf(db, permission, list)
      .where(sql.ref(list.moment), '>', since)
      .limit(MOST_COUNTED + 1)
      .execute()
  ).length
