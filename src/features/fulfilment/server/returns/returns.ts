import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { inTransaction } from '#db/transaction.ts'
import { lockOrder, moveOrNote, noteOrder, type OrderRow } from '#features/orders/server/index.ts'
import { refundable } from '#features/payments/rules/movement.ts'
import { asMoved, movementsOf, requestRefund } from '#features/payments/server/index.ts'
import { crashPoint } from '#kit/crash-point.ts'
import { type Cents, toCents } from '#kit/money.ts'
import { worthOf } from '../../rules/refundable-amount.ts'
import { type AskedUnits, decideReturn, type ReturnDecision, type ReturnReason } from '../../rules/returns.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import { afterMovement } from '../payment-events/money-moved.ts'
import type { Deed } from '../shipping/ship.ts'
import { type StoredShipment, shipmentsOf } from '../shipping/shipments.ts'
import { closeWork, openWork } from '../worklist/work-items.ts'
import { findReturns, type StoredReturn } from './read-returns.ts'

export type AskResult =
  | { kind: 'asked'; rma: string }
  | { kind: 'refused'; reason: 'no_such_order' | Extract<ReturnDecision, { kind: 'refuse' }>['reason'] }

/** Opens a return and puts it on the staff's list; the buyer gets its number by mail. */
export function askReturn(
  db: Db,
  deed: Deed & { why: ReturnReason; note: string; lines: readonly AskedUnits[] },
): Promise<AskResult> {
  return inTransaction(
    db,
    async (trx): Promise<AskResult> => {
      const order = await lockOrder(trx, deed.orderId)
      if (!order) return { kind: 'refused', reason: 'no_such_order' }
      const [shipments, returns] = [await shipmentsOf(trx, order.id), await findReturns(trx, order.id)]
      const facts = {
        state: order.state,
        deliveredAt: lastDelivery(shipments),
        hasOpen: returns.some(isOpen),
        lines: await returnableLines(trx, order.id, shipments),
      }
      const decision = decideReturn(facts, deed.lines, deed.now)
      if (decision.kind === 'refuse') return { kind: 'refused', reason: decision.reason }
      const rma = newRma()
      await trx
        .insertInto('goods_return')
        .values({
          rma,
          order_id: order.id,
          state: 'asked',
          why: deed.why,
          note: deed.note,
          actor: deed.actor,
          asked_at: deed.now,
        })
        .execute()
      await trx
        .insertInto('goods_return_line')
        .values(deed.lines.map(({ lineNo, quantity }) => ({ rma, line_no: lineNo, quantity })))
        .execute()
      await openWork(trx, {
        orderId: order.id,
        kind: 'return_request',
        note: [rma, deed.why, deed.note].filter(Boolean).join(' '),
        actor: deed.actor,
        now: deed.now,
      })
      await noteOrder(trx, { ...deed, kind: 'return_asked', reason: `${rma} ${deed.why}` })
      await notify(trx, { kind: 'return_asked', orderID: order.id, rma }, deed.now)
      return { kind: 'asked', rma }
    },
    texts.busy,
  )
}

const isOpen = ({ state }: StoredReturn): boolean => state === 'asked' || state === 'approved'

/** When the last shipment arrived; null while something is still on its way. */
export function lastDelivery(shipments: readonly StoredShipment[]): Date | null {
  const times = shipments.map(({ delivered_at }) => delivered_at?.getTime())
  return times.length === 0 || times.includes(undefined) ? null : new Date(Math.max(...(times as number[])))
}

/** Units of each line that left and are not back or on their way back. */
export async function returnableLines(
  db: Db | Transaction<Tables>,
  orderId: string,
  shipments: readonly StoredShipment[],
) {
  const lines = await db
    .selectFrom('order_line')
    .select(['line_no', 'name', 'returned'])
    .where('order_id', '=', orderId)
    .where('is_service', '=', false)
    .orderBy('line_no')
    .execute()
  const left = (lineNo: number) =>
    shipments
      .filter(({ released_at }) => released_at !== null)
      .flatMap((shipment) => shipment.lines)
      .reduce((sum, line) => (line.line_no === lineNo ? sum + line.quantity : sum), 0)
  return lines.map(({ line_no, name, returned }) => ({
    lineNo: line_no,
    name,
    units: left(line_no) - returned,
  }))
}

// Short enough for a carton, and said over the telephone without mistakes.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const newRma = (): string => `R${Array.from(randomBytes(8), (byte) => LETTERS[byte % 32]).join('')}`

interface ReturnDeed {
  rma: string
  actor: string
  now: Date
}

export type ReturnResult =
  | { kind: 'approved' | 'refused_return' }
  | { kind: 'refused'; reason: 'no_such_return' | 'decided_already' }

/** Staff decide about a return: the buyer hears how to send it, or why not. */
export function decideReturnRequest(
  db: Db,
  deed: ReturnDeed & { isApproved: boolean; reason: string },
): Promise<ReturnResult> {
  return inTransaction(
    db,
    async (trx): Promise<ReturnResult> => {
      const found = await lockReturn(trx, deed.rma)
      if (!found) return { kind: 'refused', reason: 'no_such_return' }
      if (found.stored.state !== 'asked') return { kind: 'refused', reason: 'decided_already' }
      const state = deed.isApproved ? 'approved' : 'refused'
      await trx
        .updateTable('goods_return')
        .set({ state, decision: deed.reason, decided_at: deed.now })
        .where('rma', '=', deed.rma)
        .execute()
      await noteOrder(trx, {
        orderId: found.order.id,
        kind: `return_${state}`,
        actor: deed.actor,
        reason: `${deed.rma} ${deed.reason}`.trim(),
        now: deed.now,
      })
      await closeWork(trx, found.order.id, 'return_request', deed.now)
      await notify(
        trx,
        {
          kind: deed.isApproved ? 'return_approved' : 'return_refused',
          orderID: found.order.id,
          rma: deed.rma,
        },
        deed.now,
      )
      return { kind: deed.isApproved ? 'approved' : 'refused_return' }
    },
    texts.busy,
  )
}

export type ReceiveResult =
  | { kind: 'received'; refund: 'none' | 'requested' | 'by_hand'; amount: Cents }
  | {
      kind: 'refused'
      reason:
        | 'no_such_return'
        | 'not_approved'
        | 'no_such_line'
        | 'too_many'
        | 'too_much'
        | 'not_an_amount'
        | 'nothing_captured'
    }

/**
 * Takes goods in that came back: units go on the shelf or are written off, and their price with its tax is given back, or `amount` when
 * staff say another sum. There is no restocking fee; a service that was bought stays paid.
 */
export function receiveReturn(
  db: Db,
  deed: ReturnDeed & { writtenOff: readonly AskedUnits[]; amount?: Cents | undefined },
): Promise<ReceiveResult> {
  return inTransaction(
    db,
    async (trx): Promise<ReceiveResult> => {
      const found = await lockReturn(trx, deed.rma)
      if (!found) return { kind: 'refused', reason: 'no_such_return' }
      const { order, stored } = found
      if (stored.state !== 'approved') return { kind: 'refused', reason: 'not_approved' }
      const lost = new Map(deed.writtenOff.map(({ lineNo, quantity }) => [lineNo, quantity]))
      for (const [lineNo, quantity] of lost) {
        const line = stored.lines.find(({ line_no }) => line_no === lineNo)
        if (!line) return { kind: 'refused', reason: 'no_such_line' }
        if (quantity > line.quantity) return { kind: 'refused', reason: 'too_many' }
      }
      const amount =
        deed.amount ??
        toCents(
          Math.min(
            await worthOfReturn(trx, order.id, stored),
            refundable((await movementsOf(trx, order.id)).map(asMoved)),
          ),
        )
      const refund =
        amount === 0
          ? undefined
          : await requestRefund(trx, {
              orderId: order.id,
              actor: deed.actor,
              reason: deed.rma,
              amount,
              now: deed.now,
            })
      if (refund?.kind === 'refuse') return { kind: 'refused', reason: refund.reason }
      await takeIn(trx, order.id, stored, lost)
      await trx
        .updateTable('goods_return')
        .set({ state: 'received', received_at: deed.now })
        .where('rma', '=', deed.rma)
        .execute()
      const lines = await trx
        .selectFrom('order_line')
        .select(['quantity', 'called_off', 'returned'])
        .where('order_id', '=', order.id)
        .where('is_service', '=', false)
        .execute()
      const step = {
        orderId: order.id,
        from: order.state,
        kind: 'return_received',
        actor: deed.actor,
        reason: deed.rma,
        now: deed.now,
      }
      if (lines.every(({ quantity, called_off, returned }) => returned + called_off === quantity))
        await moveOrNote(trx, { ...step, to: 'returned' })
      else await noteOrder(trx, step)
      if (refund?.kind === 'by_hand') await afterMovement.moved(trx, refund.movement, deed.now)
      await notify(trx, { kind: 'return_received', orderID: order.id, rma: deed.rma }, deed.now)
      crashPoint('fulfilment.return-received')
      return { kind: 'received', refund: refund?.kind ?? 'none', amount }
    },
    texts.busy,
  )
}

async function lockReturn(
  trx: Transaction<Tables>,
  rma: string,
): Promise<{ order: OrderRow; stored: StoredReturn } | undefined> {
  const row = await trx
    .selectFrom('goods_return')
    .select('order_id')
    .where('rma', '=', rma)
    .executeTakeFirst()
  // Orders are locked before all that belongs to them.
  const order = row && (await lockOrder(trx, row.order_id))
  const stored = order && (await findReturns(trx, order.id)).find((each) => each.rma === rma)
  return order && stored && { order, stored }
}

async function worthOfReturn(
  trx: Transaction<Tables>,
  orderId: string,
  stored: StoredReturn,
): Promise<Cents> {
  const lines = await trx.selectFrom('order_line').selectAll().where('order_id', '=', orderId).execute()
  const sum = stored.lines.reduce((total, { line_no, quantity }) => {
    const line = lines.find((each) => each.line_no === line_no)!
    return (
      total +
      worthOf(
        {
          quantity: line.quantity,
          unitPrice: line.unit_price_cents,
          discount: line.discount_cents,
          tax: line.tax_cents,
        },
        line.returned,
        quantity,
      )
    )
  }, 0)
  return toCents(sum)
}

async function takeIn(
  trx: Transaction<Tables>,
  orderId: string,
  stored: StoredReturn,
  lost: ReadonlyMap<number, number>,
): Promise<void> {
  const units = JSON.stringify(
    stored.lines.map(({ line_no, quantity }) => ({ line_no, units: quantity, lost: lost.get(line_no) ?? 0 })),
  )
  await sql`
    update goods_return_line set written_off = back.lost from jsonb_to_recordset(${units}::jsonb) as back(line_no int, lost int)
    where rma = ${stored.rma} and goods_return_line.line_no = back.line_no`.execute(trx)
  await sql`
    update order_line set returned = returned + back.units from jsonb_to_recordset(${units}::jsonb) as back(line_no int, units int)
    where order_line.order_id = ${orderId} and order_line.line_no = back.line_no`.execute(trx)
  // Rows are locked in product-id order, as everywhere.
  await sql`
    with back as (
      select l.product_id, sum(b.units)::int as units, sum(b.lost)::int as lost from jsonb_to_recordset(${units}::jsonb) as b(line_no int, units int, lost int)
      join order_line l on l.order_id = ${orderId} and l.line_no = b.line_no where l.reserves_stock group by l.product_id
    ), held as materialized (
      select stock.product_id from stock join back using (product_id) order by stock.product_id for update of stock
    )
    update stock set available = stock.available + back.units - back.lost, written_off = stock.written_off + back.lost, sold = stock.sold - back.units
    from back, held where stock.product_id = back.product_id and held.product_id = stock.product_id`.execute(
    trx,
  )
}
