import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import {
  findOrderLines,
  giveBackUnits,
  lockOrderFor,
  noteOrder,
  type OrderRow,
  reserveStock,
  sellUnits,
} from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { replacementRefusal } from '../../rules/replacements.ts'
import type { AskedUnits } from '../../rules/returns.ts'
import { texts } from '../../texts.ts'
import { refundsAskedFor } from '../changes/refund-requests.ts'
import { isOpenReport, settleReports, waitAgain } from '../damage/settle-damage.ts'
import { notify } from '../mail/notices.ts'
import { NO_ORDER, type NoOrder, type OrderChange } from '../order-change.ts'
import { exchangedUnits, findReturns } from '../returns/read-returns.ts'
import { shipmentsOf } from '../shipping/shipments.ts'
import { type ReplacementRow, replaceableLines, replacementsOf } from './replacements.ts'

type Refused = NoOrder | { kind: 'refused'; reason: ReplacementRefusal }
type ReplacementRefusal =
  | NonNullable<ReturnType<typeof replacementRefusal>>
  | 'key_used'
  | 'no_damage'
  | 'no_replacement'
  | 'exchanged'
  | 'held'
const refuse = (reason: ReplacementRefusal): Refused => ({ kind: 'refused', reason })

interface Wish extends OrderChange {
  /** names the replacement: sent again, it is not made again */
  key: string
  lines: readonly AskedUnits[]
  reason: string
  /** the damage report that it settles */
  damage?: string | undefined
}

/**
 * Reserves units that are sent again at no charge. No money moves. Throws ApiError stock_short when there is
 * not enough stock.
 */
export const askReplacement = (
  db: Db,
  permission: Authorized<'orders.ship'>,
  wish: Wish,
): Promise<{ kind: 'asked' } | Refused> =>
  inTransaction(
    db,
    async (trx) => {
      const order = await lockOrderFor(trx, permission, wish.orderId)
      if (!order) return NO_ORDER
      const before = await find(trx, wish.key)
      if (before) return before.order_id === order.id ? { kind: 'asked' } : refuse('key_used')
      return ask(trx, order, permission, wish)
    },
    texts.busy,
  )

async function ask(
  trx: Transaction<Tables>,
  order: OrderRow,
  { actor }: Authorized<'orders.ship'>,
  { key, lines, reason, damage, now }: Wish,
): Promise<{ kind: 'asked' } | Refused> {
  const orderId = order.id
  if (damage !== undefined && !(await isOpenReport(trx, orderId, damage))) return refuse('no_damage')
  const replaceable = replaceableLines({
    lines: await findOrderLines(trx, orderId),
    shipments: await shipmentsOf(trx, orderId),
    asked: await refundsAskedFor(trx, orderId),
    replacements: await replacementsOf(trx, orderId),
  })
  const refusal = replacementRefusal(replaceable, lines)
  if (refusal) return refuse(refusal)
  const wanted = lines.map(({ lineNo, quantity }) => ({
    ...replaceable.find((line) => line.lineNo === lineNo)!,
    quantity,
  }))
  if ((await reserveStock(trx, wanted)).length > 0)
    throw new ApiError('stock_short', texts.replacementShort, { status: 409 })
  await trx
    .insertInto('replacement')
    .values({
      ...{ id: key, order_id: orderId, damage_id: damage ?? null, lines: JSON.stringify(lines), reason },
      ...{ state: 'waiting', actor: writeActor(actor), asked_at: now },
      ...{ carrier: null, tracking: null, ended_at: null, delivered_at: null },
    })
    .execute()
  const words = wanted.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
  if (damage !== undefined)
    await settleReports(trx, {
      ...{ orderId, report: damage, outcome: 'replacement', reason: words, actor, now },
      audit: 'none',
    })
  await noteOrder(trx, {
    orderId,
    kind: 'replacement_asked',
    actor,
    reason: `${words} ${reason}`.trim(),
    now,
    audit: { after: { replacement: key, lines, state: 'waiting', damage } },
  })
  return { kind: 'asked' }
}

const find = (trx: Transaction<Tables>, id: string) =>
  trx.selectFrom('replacement').selectAll().where('id', '=', id).executeTakeFirst()

/** Sends a replacement that waits: its units are sold at no charge, and the buyer gets a mail. */
export const shipReplacement = (
  db: Db,
  permission: Authorized<'orders.ship'>,
  change: OrderChange & { id: string; carrier: string; tracking: string },
): Promise<{ kind: 'shipped' } | Refused> =>
  inTransaction(
    db,
    async (trx) => {
      const { carrier, tracking, now } = change
      const found = await lockReplacement(trx, permission, change)
      if ('kind' in found) return found
      const { order, row } = found
      const isSame = row.carrier === carrier && row.tracking === tracking
      if (row.state === 'shipped' && isSame) return { kind: 'shipped' }
      if (row.state !== 'waiting') return refuse('no_replacement')
      if (order.held_at !== null) return refuse('held')
      await sellUnits(trx, order.id, unitsOf(row))
      await end(trx, order, permission, { row, state: 'shipped', words: `${carrier} ${tracking}`, now })
      await trx.updateTable('replacement').set({ carrier, tracking }).where('id', '=', row.id).execute()
      await notify(trx, { kind: 'replacement_shipped', orderID: order.id, carrier, tracking }, now)
      return { kind: 'shipped' }
    },
    texts.busy,
  )

/** Gives the units of a replacement that waits back to stock; the damage that it settled waits again. */
export const callOffReplacement = (
  db: Db,
  permission: Authorized<'orders.ship'>,
  change: OrderChange & { id: string },
): Promise<{ kind: 'called_off' } | Refused> =>
  inTransaction(
    db,
    async (trx) => {
      const found = await lockReplacement(trx, permission, change)
      if ('kind' in found) return found
      const { order, row } = found
      if (row.state === 'called_off') return { kind: 'called_off' }
      if (row.state !== 'waiting') return refuse('no_replacement')
      if (await isExchanged(trx, row)) return refuse('exchanged')
      const { now } = change
      await giveBackUnits(trx, order.id, unitsOf(row))
      await end(trx, order, permission, { row, state: 'called_off', words: '', now })
      if (row.damage_id !== null)
        await waitAgain(trx, {
          orderId: order.id,
          report: row.damage_id,
          actor: permission.actor,
          now,
          audit: 'none',
        })
      return { kind: 'called_off' }
    },
    texts.busy,
  )

/** Whether goods came back in exchange for units that no other replacement sends. */
async function isExchanged(
  trx: Transaction<Tables>,
  { id, order_id, lines }: ReplacementRow,
): Promise<boolean> {
  const others = (await replacementsOf(trx, order_id))
    .filter((row) => row.id !== id && row.state !== 'called_off')
    .flatMap((row) => row.lines)
  const back = (await findReturns(trx, order_id)).flatMap((row) => row.lines)
  return lines.some(({ lineNo }) => {
    const sent = others.reduce((sum, each) => (each.lineNo === lineNo ? sum + each.quantity : sum), 0)
    const had = back.reduce((sum, each) => (each.line_no === lineNo ? sum + exchangedUnits(each) : sum), 0)
    return had > sent
  })
}

async function lockReplacement(
  trx: Transaction<Tables>,
  permission: Authorized<'orders.ship'>,
  { orderId, id }: { orderId: string; id: string },
): Promise<{ order: OrderRow; row: ReplacementRow } | Refused> {
  const order = await lockOrderFor(trx, permission, orderId)
  if (!order) return NO_ORDER
  const row = await find(trx, id)
  return row?.order_id === order.id ? { order, row } : refuse('no_replacement')
}

const unitsOf = ({ lines }: ReplacementRow) =>
  lines.map(({ lineNo, quantity }) => ({ lineNo, units: quantity }))

async function end(
  trx: Transaction<Tables>,
  order: OrderRow,
  { actor }: Authorized<'orders.ship'>,
  {
    row,
    state,
    words,
    now,
  }: { row: ReplacementRow; state: 'shipped' | 'called_off'; words: string; now: Date },
): Promise<void> {
  await trx.updateTable('replacement').set({ state, ended_at: now }).where('id', '=', row.id).execute()
  const audit = {
    before: { replacement: row.id, state: 'waiting' },
    after: { replacement: row.id, state },
  }
  await noteOrder(trx, { orderId: order.id, kind: `replacement_${state}`, actor, reason: words, now, audit })
}
