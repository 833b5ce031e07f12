import type { Db } from '#db/connect.ts'
import { type Authorized, inCompany } from '#features/people/accounts/server/index.ts'
import { type LiveList, MOST_COUNTED, type READS } from '../rules/lists.ts'

export type MaySubscribe = Authorized<(typeof READS)[LiveList]>

/** The moments of a list's rows that a permission covers. Each list has an index by its moment. */
const MOMENTS = {
  orders: (db: Db, permission: MaySubscribe) =>
    db.selectFrom('orders').select('created_at as at').where(inCompany(permission, 'company_id')),
  quotes: (db: Db, permission: MaySubscribe) =>
    db.selectFrom('quote').select('changed_at as at').where(inCompany(permission, 'company_id')),
  // Leads are the store's own; staff alone may read them.
  leads: (db: Db, _: MaySubscribe) => db.selectFrom('lead').select('received_at as at'),
  customers: (db: Db, permission: MaySubscribe) =>
    db.selectFrom('customer').select('changed_at as at').where(inCompany(permission, 'company_id')),
} as const satisfies Record<LiveList, unknown>

const momentsOf = (db: Db, permission: MaySubscribe, list: LiveList) =>
  db.selectFrom(MOMENTS[list](db, permission).as('row')).select('row.at')

/** The moment of the newest row of a list; undefined for an empty list. */
export const newestIn = async (
  db: Db,
  permission: MaySubscribe,
  list: LiveList,
): Promise<number | undefined> =>
  (await momentsOf(db, permission, list).orderBy('row.at', 'desc').limit(1).executeTakeFirst())?.at.getTime()

/** How many rows are newer than a moment, up to one more than is shown. */
export const countSince = async (
  db: Db,
  permission: MaySubscribe,
  list: LiveList,
  since: Date,
): Promise<number> =>
  (
    await momentsOf(db, permission, list)
      .where('row.at', '>', since)
      .orderBy('row.at', 'desc')
      .limit(MOST_COUNTED + 1)
      .execute()
  ).length
