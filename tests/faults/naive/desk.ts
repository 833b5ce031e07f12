import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { requestRefund } from '#features/selling/payments/server/index.ts'
import { toCents } from '#lib/money.ts'
import { ANN } from '#tests/fixtures/shop/permissions.ts'
import type { DeskPress } from '../history/desk-acts.ts'

// Controls for the desk: each does one act wrongly and leaves the others to the product.

type Really = () => Promise<unknown>

/** Ships at the press, whatever became of the money. */
export async function shipUnpaid(db: Db, { act, orderID }: DeskPress, really: Really): Promise<unknown> {
  if (act.act !== 'ship') return really()
  return db.updateTable('orders').set({ state: 'shipped' }).where('id', '=', orderID).execute()
}

/** Looks whether the return is still to come, and then puts its units back into stock. */
export async function takeInByLookingFirst(
  db: Db,
  { act, orderID }: DeskPress,
  really: Really,
): Promise<unknown> {
  if (act.act !== 'receive the return' && act.act !== 'write off the return') return really()
  const coming = await db
    .selectFrom('goods_return')
    .select('rma')
    .where('order_id', '=', orderID)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  if (!coming) return undefined
  await sql`
    update stock s
    set available = available + r.quantity, sold = sold - r.quantity
    from goods_return_line r
    join order_line l on l.order_id = ${orderID} and l.line_no = r.line_no
    where r.rma = ${coming.rma} and s.product_id = l.product_id`
    .execute(db)
    // The database refuses more than was sold.
    .catch(() => undefined)
  await sql`
    update order_line l
    set returned = r.quantity
    from goods_return_line r
    where r.rma = ${coming.rma} and l.order_id = ${orderID} and l.line_no = r.line_no`.execute(db)
  return db.updateTable('goods_return').set({ state: 'received' }).where('rma', '=', coming.rma).execute()
}

/** Refunds at once what the page shows, without a second person. */
export async function refundAlone(db: Db, { act, orderID }: DeskPress, really: Really): Promise<unknown> {
  if (act.act !== 'ask for a refund') return really()
  return inTransaction(
    db,
    async (trx) => {
      const { total_cents } = await trx
        .selectFrom('orders')
        .select('total_cents')
        .where('id', '=', orderID)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const change = { orderId: orderID, actor: ANN, reason: '', now: new Date('2026-11-20') }
      const amount = toCents(Math.floor((total_cents * act.share) / 100))
      const made = await requestRefund(trx, { ...change, amount })
      if (made.kind === 'refuse') return
      await trx
        .insertInto('refund_request')
        .values({
          ...{ id: randomUUID(), order_id: orderID, amount_cents: amount, lines: '[]', reason: '' },
          ...{ state: 'made', movement_id: made.movement.id, actor: 'naive', asked_at: change.now },
        })
        .execute()
    },
    'busy',
  )
}
