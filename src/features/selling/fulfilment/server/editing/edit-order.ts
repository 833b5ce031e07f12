import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import {
  askCertificate,
  findCertificate,
  findOrder,
  findOrderLines,
  lockOrderFor,
  type OrderLineRow,
  type OrderRow,
  rewriteOrder,
} from '#features/selling/orders/server/index.ts'
import { capturedOf, refundable } from '#features/selling/payments/rules/movement.ts'
import { asMoved, type MovementRow, movementsOf } from '#features/selling/payments/server/index.ts'
import type { PricingContext } from '#features/selling/pricing/server/index.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import {
  type EditedOrder,
  type EditRecord,
  type EditRefusal,
  editRefusal,
  type HeldMoney,
  type MoneyEffect,
  type MoneyRefusal,
  moneyEffect,
  type OrderEdit,
} from '../../rules/order-edit.ts'
import { texts } from '../../texts.ts'
import { type AttemptOfOrder, attemptsOf, IS_PAYING, IS_TAKEN } from '../changes/attempts.ts'
import { notify } from '../mail/notices.ts'
import { NO_ORDER, type NoOrder, type OrderChange } from '../order-change.ts'
import { type StoredShipment, shipmentsOf } from '../shipping/shipments.ts'
import { editBack, editedOrder, editOf } from './edited-order.ts'
import { type EditPlan, type PlanRefusal, planEdit, type StoredLines } from './plan-edit.ts'

type Refusal =
  | EditRefusal
  | PlanRefusal
  | MoneyRefusal
  | 'paid_already'
  | 'amount_changed'
  | 'stock_short'
  | 'no_such_edit'
type Refused = { kind: 'refused'; reason: Refusal }

export interface EditPreview {
  kind: 'preview'
  before: EditedOrder
  after: EditedOrder
  money: MoneyEffect
}

export type EditResult = { kind: 'edited'; version: number } | NoOrder | Refused

interface WantedEdit extends OrderChange {
  edit: OrderEdit
  /** cents that the person saw as the new total; another total refuses the edit */
  expected?: Cents | undefined
  /** names the form: `EditRecord` */
  key?: string | null | undefined
}

const refuse = (reason: Refusal): Refused => ({ kind: 'refused', reason })

class Short extends Error {}

/** What an edit would make of an order; nothing is written. Throws as `planEdit` does. */
export async function previewEdit(
  context: PricingContext,
  { orderId, edit, now }: Pick<WantedEdit, 'orderId' | 'edit' | 'now'>,
): Promise<EditPreview | NoOrder | Refused> {
  const order = await findOrder(context.db, orderId)
  if (!order) return NO_ORDER
  const judged = await judgeEdit(context, order, edit, now)
  return judged.kind === 'refused' ? judged : { ...judged.preview, kind: 'preview' }
}

/**
 * Changes an order that has not left: its phone, address, day and lines, with prices, freight, tax and stock.
 * A card is charged the new total when the order ships. The buyer gets a mail. Throws as `planEdit` does.
 */
export async function editOrder(
  context: PricingContext,
  permission: Authorized<'orders.edit'>,
  change: WantedEdit,
): Promise<EditResult> {
  try {
    return await inTransaction(
      context.db,
      async (trx) => {
        const order = await lockOrderFor(trx, permission, change.orderId, change.seen)
        return order ? editLocked({ ...context, db: trx }, trx, permission, order, change) : NO_ORDER
      },
      texts.busy,
    )
  } catch (error) {
    if (error instanceof Short) return refuse('stock_short')
    throw error
  }
}

/**
 * Makes an order again what it was before an edit, as far as its money allows it: the total must be the one
 * of then.
 * @param version of the event of the edit
 */
export function undoEdit(
  context: PricingContext,
  permission: Authorized<'orders.edit'>,
  { version, ...change }: OrderChange & { version: number; key?: string | undefined },
): Promise<EditResult> {
  return inTransaction(
    context.db,
    async (trx): Promise<EditResult> => {
      const order = await lockOrderFor(trx, permission, change.orderId, change.seen)
      if (!order) return NO_ORDER
      const { before } = (await editOf(trx, order.id, version)) ?? {}
      if (!before) return refuse('no_such_edit')
      const edit = editBack(before, editedOrder(order, await findOrderLines(trx, order.id)))
      const wanted = { ...change, edit, expected: toCents(before.sums.total) }
      return editLocked({ ...context, db: trx }, trx, permission, order, wanted)
    },
    texts.busy,
  ).catch((error: unknown) => {
    if (error instanceof Short) return refuse('stock_short')
    throw error
  })
}

async function editLocked(
  context: PricingContext,
  trx: Transaction<Tables>,
  { actor }: Authorized<'orders.edit'>,
  order: OrderRow,
  { edit, expected, key = null, now }: WantedEdit,
): Promise<EditResult> {
  const judged = await judgeEdit(context, order, edit, now)
  if (judged.kind === 'refused') return judged
  const { plan, was, preview } = judged
  if (expected !== undefined && plan.total !== expected) return refuse('amount_changed')
  const { before, after } = preview
  const data: EditRecord = { key, before, after }
  const event = { kind: 'edited', data, actor, now }
  const short = await rewriteOrder(trx, order, { columns: plan.columns, lines: plan.lines, was, event })
  if (short.length > 0) throw new Short()
  if (plan.certificate !== undefined) await askCertificate(trx, order.id, plan.certificate)
  const version = order.version + 1
  await notify(trx, { kind: 'edited', orderID: order.id, version }, now)
  await recordAudit(trx, {
    ...{ actor, action: 'orders.edit', entity: 'order', entityId: order.id },
    before: { ...before },
    after: { ...after },
    companyId: order.company_id ?? undefined,
  })
  return { kind: 'edited', version }
}

interface Judged {
  kind: 'judged'
  plan: EditPlan
  was: readonly OrderLineRow[]
  preview: Omit<EditPreview, 'kind'>
}

async function judgeEdit(
  context: PricingContext,
  order: OrderRow,
  edit: OrderEdit,
  now: Date,
): Promise<Judged | Refused> {
  const { db } = context
  const lines = await findOrderLines(db, order.id)
  const shipments = await shipmentsOf(db, order.id)
  const attempts = await attemptsOf(db, order.id)
  const movements = await movementsOf(db, order.id)
  const certificate = await findCertificate(db, order.id)
  const stored = { order, lines, shipped: shippedUnits(shipments) }
  const refusal = editRefusal(order.state, unitsOf(stored), isMoving({ attempts, movements, shipments }))
  if (refusal) return refuse(refusal)
  const plan = await planEdit(context, stored, edit, { now, onFile: certificate?.number })
  if (plan.kind === 'refuse') return refuse(plan.reason)
  const money = moneyEffect(toCents(order.total_cents), plan.total, heldMoney(attempts, movements))
  if (money.kind === 'refuse') return refuse(money.reason)
  if (money.kind === 'back') return refuse('paid_already')
  const before = editedOrder(order, lines)
  const after = editedOrder(
    {
      ...order,
      ...plan.columns,
      shipping: read(plan.columns.shipping) ?? order.shipping,
      shipping_method: read(plan.columns.shipping_method) ?? order.shipping_method,
    } as OrderRow,
    plan.lines ?? lines,
  )
  return { kind: 'judged', plan, was: lines, preview: { before, after, money } }
}

const read = (json: unknown): unknown => (typeof json === 'string' ? JSON.parse(json) : undefined)

function shippedUnits(shipments: readonly StoredShipment[]): Map<number, number> {
  const shipped = new Map<number, number>()
  for (const { line_no, quantity } of shipments.flatMap(({ lines }) => lines))
    shipped.set(line_no, (shipped.get(line_no) ?? 0) + quantity)
  return shipped
}

const unitsOf = ({ lines, shipped }: StoredLines) =>
  lines
    .filter(({ is_service }) => !is_service)
    .map(({ line_no, quantity, called_off }) => ({
      lineNo: line_no,
      quantity: quantity - called_off,
      shipped: shipped.get(line_no) ?? 0,
    }))

/** Whether the money of an order is on its way: what it will be is not known yet. */
export const isMoving = ({
  attempts,
  movements,
  shipments,
}: {
  attempts: readonly AttemptOfOrder[]
  movements: readonly MovementRow[]
  shipments: readonly StoredShipment[]
}): boolean =>
  attempts.some(({ status }) => IS_PAYING.includes(status) || status === 'capture_requested') ||
  movements.some(({ status }) => status !== 'done' && status !== 'failed') ||
  shipments.some(({ released_at }) => released_at === null)

function heldMoney(attempts: readonly AttemptOfOrder[], movements: readonly MovementRow[]): HeldMoney {
  const moved = movements.map(asMoved)
  const held = attempts.find(({ status }) => status === 'authorized')
  const taken = attempts.find(({ status }) => IS_TAKEN.includes(status))
  return {
    authorized: held ? toCents(held.amount_cents) : null,
    isDebited: attempts.some(({ status }) => status === 'pending'),
    taken: capturedOf(moved) > 0 ? refundable(moved) : taken ? toCents(taken.amount_cents) : null,
  }
}
