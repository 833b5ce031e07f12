import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import {
  findOrderLines,
  lockOrderFor,
  noteOrder,
  type OrderLineRow,
  type OrderRow,
} from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { type AskedUnits, decideReturn, type ReturnDecision, type ReturnReason } from '../../rules/returns.ts'
import { texts } from '../../texts.ts'
import { isOpenReport, settleReports } from '../damage/settle-damage.ts'
import { notify } from '../mail/notices.ts'
import { NO_ORDER, type NoOrder, type OrderChange, type RecordedChange } from '../order-change.ts'
import { type StoredShipment, shipmentsOf } from '../shipping/shipments.ts'
import { openWork } from '../worklist/work-items.ts'
import { findReturns, isOpenReturn } from './read-returns.ts'

type RequestReturnResult =
  | { kind: 'asked'; rma: string }
  | NoOrder
  | { kind: 'refused'; reason: Extract<ReturnDecision, { kind: 'refuse' }>['reason'] }

interface ReturnWish {
  why: ReturnReason
  note: string
  lines: readonly AskedUnits[]
  /** the damage report that it settles */
  damage?: string | undefined
}

/**
 * Opens a return and puts it on the staff's worklist. The buyer gets its number by mail. Throws ApiError
 * no_damage when the report that it settles does not wait.
 */
export function requestReturn(
  db: Db,
  permission: Authorized<'returns.request'>,
  change: OrderChange & ReturnWish,
): Promise<RequestReturnResult> {
  return inTransaction(
    db,
    async (trx): Promise<RequestReturnResult> => {
      const order = await lockOrderFor(trx, permission, change.orderId)
      if (!order) return NO_ORDER
      const decision = await decide(trx, order, change)
      if (decision.kind === 'refuse') return { kind: 'refused', reason: decision.reason }
      const { orderId, damage: report, now } = change
      if (report !== undefined && !(await isOpenReport(trx, orderId, report)))
        throw new ApiError('no_damage', texts.noDamage, { status: 409 })
      const { actor } = permission
      const rma = newRma()
      await insertReturn(trx, rma, { ...change, actor })
      if (report !== undefined)
        await settleReports(trx, {
          orderId,
          report,
          outcome: 'return',
          reason: rma,
          actor,
          now,
          audit: 'none',
        })
      return { kind: 'asked', rma }
    },
    texts.busy,
  )
}

async function decide(
  trx: Transaction<Tables>,
  order: OrderRow,
  { lines, now }: OrderChange & ReturnWish,
): Promise<ReturnDecision> {
  const shipments = await shipmentsOf(trx, order.id)
  const facts = {
    state: order.state,
    deliveredAt: lastDelivery(shipments),
    hasOpen: (await findReturns(trx, order.id)).some(isOpenReturn),
    lines: returnableLines(await findOrderLines(trx, order.id), shipments),
  }
  return decideReturn(facts, lines, now)
}

async function insertReturn(
  trx: Transaction<Tables>,
  rma: string,
  { orderId, actor, why, note, lines, now }: RecordedChange & ReturnWish,
): Promise<void> {
  await trx
    .insertInto('goods_return')
    .values({ rma, order_id: orderId, state: 'asked', why, note, actor: writeActor(actor), asked_at: now })
    .execute()
  await trx
    .insertInto('goods_return_line')
    .values(lines.map(({ lineNo, quantity }) => ({ rma, line_no: lineNo, quantity })))
    .execute()
  await openWork(trx, {
    orderId,
    kind: 'return_request',
    note: [rma, why, note].filter(Boolean).join(' '),
    actor,
    now,
  })
  await noteOrder(trx, { orderId, kind: 'return_asked', actor, reason: `${rma} ${why}`, now })
  await notify(trx, { kind: 'return_asked', orderID: orderId, rma }, now)
}

// Crockford's base 32, as in order ids: short enough for a carton, and it can be read out on the telephone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const newRma = (): string => `R${Array.from(randomBytes(8), (byte) => ALPHABET[byte % 32]).join('')}`

/** When the last shipment arrived; null while one is still on its way. */
export function lastDelivery(shipments: readonly StoredShipment[]): Date | null {
  const times = shipments.map(({ delivered_at }) => delivered_at?.getTime())
  return times.length === 0 || times.includes(undefined) ? null : new Date(Math.max(...(times as number[])))
}

/** Units of each line that have left and did not come back. */
export function returnableLines(lines: readonly OrderLineRow[], shipments: readonly StoredShipment[]) {
  const shipped = shipments
    .filter(({ released_at }) => released_at !== null)
    .flatMap((shipment) => shipment.lines)
  const unitsOf = (lineNo: number) =>
    shipped.reduce((sum, line) => (line.line_no === lineNo ? sum + line.quantity : sum), 0)
  return lines
    .filter(({ is_service }) => !is_service)
    .map(({ line_no, name, returned }) => ({
      lineNo: line_no,
      name,
      units: unitsOf(line_no) - returned,
    }))
}
