import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { inTransaction } from '#db/transaction.ts'
import { lockOrder, noteOrder } from '#features/orders/server/index.ts'
import { requestCapture, requestRefund } from '#features/payments/server/index.ts'
import { crashPoint } from '#kit/crash-point.ts'
import { type Cents, formatMoney, toCents } from '#kit/money.ts'
import { worthOf } from '../../rules/refundable-amount.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import { type Deed, releaseShipments } from './ship.ts'
import { shipmentsOf, shippableLines } from './shipments.ts'

export type CallOffResult =
  | { kind: 'called_off' | 'capturing' | 'refunding'; amount: Cents }
  | {
      kind: 'refused'
      reason: 'no_such_order' | 'cancel_instead' | 'nothing_left' | 'money_moving' | 'no_money'
    }

/**
 * Gives up what of an order has not shipped: its units go back on the shelf, and what was sent is all that is charged. Money that was
 * taken for the whole order already is given back for the rest.
 */
export function callOffRest(db: Db, deed: Deed & { reason: string }): Promise<CallOffResult> {
  return inTransaction(
    db,
    async (trx): Promise<CallOffResult> => {
      const order = await lockOrder(trx, deed.orderId)
      if (!order) return { kind: 'refused', reason: 'no_such_order' }
      const shipments = await shipmentsOf(trx, order.id)
      if (!shipments.some(({ released_at }) => released_at !== null))
        return { kind: 'refused', reason: 'cancel_instead' }
      if (shipments.some(({ released_at }) => released_at === null))
        return { kind: 'refused', reason: 'money_moving' }
      const left = (await shippableLines(trx, order.id, shipments)).flatMap(
        ({ lineNo, quantity, shipped }) =>
          quantity > shipped ? [{ line_no: lineNo, units: quantity - shipped }] : [],
      )
      if (left.length === 0) return { kind: 'refused', reason: 'nothing_left' }
      const worth = await worthOfLines(trx, order.id, left)
      const amount = toCents(order.total_cents - worth)
      const money = await requestCapture(trx, {
        ...deed,
        reason: 'the rest was called off',
        amount,
        shipment: shipments.at(-1)!,
      })
      if (money === 'nothing_authorized') return { kind: 'refused', reason: 'no_money' }
      await markCalledOff(trx, order.id, left)
      await noteOrder(trx, { ...deed, kind: 'called_off', reason: `${formatMoney(worth)} ${deed.reason}` })
      await notify(trx, { kind: 'called_off', orderID: order.id, at: deed.now.toISOString() }, deed.now)
      crashPoint('fulfilment.called-off')
      if (money !== 'captured') return { kind: 'capturing', amount }
      await releaseShipments(trx, order, deed)
      const refund = await requestRefund(trx, { ...deed, amount: worth })
      return refund.kind === 'requested'
        ? { kind: 'refunding', amount: worth }
        : { kind: 'called_off', amount: worth }
    },
    texts.busy,
  )
}

interface Units {
  line_no: number
  units: number
}

// What is called off are the last units of a line; what came back are its first.
async function worthOfLines(
  trx: Transaction<Tables>,
  orderId: string,
  left: readonly Units[],
): Promise<Cents> {
  const lines = await trx.selectFrom('order_line').selectAll().where('order_id', '=', orderId).execute()
  const sum = left.reduce((total, { line_no, units }) => {
    const line = lines.find((each) => each.line_no === line_no)!
    const priced = {
      quantity: line.quantity,
      unitPrice: line.unit_price_cents,
      discount: line.discount_cents,
      tax: line.tax_cents,
    }
    return total + worthOf(priced, line.quantity - line.called_off - units, units)
  }, 0)
  return toCents(sum)
}

async function markCalledOff(
  trx: Transaction<Tables>,
  orderId: string,
  left: readonly Units[],
): Promise<void> {
  await sql`
    update order_line set called_off = called_off + gone.units from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as gone(line_no int, units int)
    where order_line.order_id = ${orderId} and order_line.line_no = gone.line_no`.execute(trx)
  // Rows are locked in product-id order, as everywhere.
  await sql`
    with back as (
      select l.product_id, sum(gone.units)::int as units from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as gone(line_no int, units int)
      join order_line l on l.order_id = ${orderId} and l.line_no = gone.line_no where l.reserves_stock group by l.product_id
    ), held as materialized (
      select stock.product_id from stock join back using (product_id) order by stock.product_id for update of stock
    )
    update stock set available = stock.available + back.units, reserved = stock.reserved - back.units
    from back, held where stock.product_id = back.product_id and held.product_id = stock.product_id`.execute(
    trx,
  )
}
