import type { Selectable, Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { lockOrderFor, type OrderRow } from '#features/selling/orders/server/index.ts'

export interface StoredReturn extends Selectable<Tables['goods_return']> {
  lines: {
    line_no: number
    quantity: number
    written_off: number
    replaced: number
    replaced_paid: boolean
  }[]
}

/** The returns of an order with what is in each, oldest first. */
export const findReturns = (db: Db | Transaction<Tables>, orderId: string): Promise<StoredReturn[]> =>
  db
    .selectFrom('goods_return')
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('goods_return_line')
          .select(['line_no', 'quantity', 'written_off', 'replaced', 'replaced_paid'])
          .whereRef('goods_return_line.rma', '=', 'goods_return.rma')
          .orderBy('line_no'),
      ).as('lines'),
    )
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .execute()

/** A return that staff have not refused and that has not come back. */
export const isOpenReturn = ({ state }: StoredReturn): boolean => state === 'asked' || state === 'approved'

/** Units of a return that came in exchange for a replacement: the buyer has as many as before. */
export const exchangedUnits = ({ replaced, replaced_paid }: StoredReturn['lines'][number]): number =>
  replaced_paid ? 0 : replaced

export interface LockedReturn {
  order: OrderRow
  stored: StoredReturn
}

/**
 * Locks the order of a return, while the permission still holds; undefined for a number that no return has.
 */
export async function lockReturn(
  trx: Transaction<Tables>,
  permission: Authorized<'returns.decide' | 'returns.receive'>,
  rma: string,
): Promise<LockedReturn | undefined> {
  const row = await trx
    .selectFrom('goods_return')
    .select('order_id')
    .where('rma', '=', rma)
    .executeTakeFirst()
  const order = row && (await lockOrderFor(trx, permission, row.order_id))
  const stored = order && (await findReturns(trx, order.id)).find((each) => each.rma === rma)
  return order && stored && { order, stored }
}
