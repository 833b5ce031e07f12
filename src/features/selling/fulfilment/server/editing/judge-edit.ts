import type { Db } from '#db/connect.ts'
import {
  findCertificate,
  findOrderLines,
  type OrderLineRow,
  type OrderRow,
} from '#features/selling/orders/server/index.ts'
import { movementsOf } from '#features/selling/payments/server/index.ts'
import type { PricingContext } from '#features/selling/pricing/server/index.ts'
import { type EditedOrder, type EditRefusal, editRefusal, type OrderEdit } from '../../rules/order-edit.ts'
import { attemptsOf } from '../changes/attempts.ts'
import { refundsAskedFor } from '../changes/refund-requests.ts'
import { type StoredShipment, shipmentsOf } from '../shipping/shipments.ts'
import { type EditMoney, type EditMoneyRefusal, isMoving, judgeMoney } from './edit-money.ts'
import { editedOrder } from './edited-order.ts'
import { type EditPlan, type PlanRefusal, planEdit } from './plan-edit.ts'
import type { StoredLines } from './wish.ts'

export interface EditSeen {
  before: EditedOrder
  after: EditedOrder
  money: EditMoney
}

interface Judged {
  kind: 'judged'
  plan: EditPlan
  was: readonly OrderLineRow[]
  seen: EditSeen
}

export type JudgeRefusal = EditRefusal | PlanRefusal | EditMoneyRefusal

const refuse = (reason: JudgeRefusal) => ({ kind: 'refused' as const, reason })

/** What an edit would make of an order and its money, or why it can't be made; nothing is written. */
export async function judgeEdit(
  context: PricingContext,
  order: OrderRow,
  edit: OrderEdit,
  now: Date,
): Promise<Judged | ReturnType<typeof refuse>> {
  const { db } = context
  const stored = await readStored(db, order)
  const { lines, certificate } = stored
  const refusal = editRefusal(order.state, unitsOf(stored), isMoving(stored))
  if (refusal) return refuse(refusal)
  const plan = await planEdit(context, stored, edit, { now, onFile: certificate?.number })
  if (plan.kind === 'refuse') return refuse(plan.reason)
  const money = await judgeMoney(db, stored, plan.total, now)
  if (money.kind === 'refuse') return refuse(money.reason)
  const after = editedOrder(orderAfter(order, plan), plan.lines ?? lines)
  return { kind: 'judged', plan, was: lines, seen: { before: editedOrder(order, lines), after, money } }
}

async function readStored(db: Db, order: OrderRow) {
  const shipments = await shipmentsOf(db, order.id)
  return {
    order,
    shipments,
    shipped: shippedUnits(shipments),
    lines: await findOrderLines(db, order.id),
    attempts: await attemptsOf(db, order.id),
    movements: await movementsOf(db, order.id),
    asked: await refundsAskedFor(db, order.id),
    certificate: await findCertificate(db, order.id),
  }
}

/** The order as the plan writes it. */
export const orderAfter = (order: OrderRow, { columns }: EditPlan): OrderRow =>
  ({
    ...order,
    ...columns,
    shipping: read(columns.shipping) ?? order.shipping,
    shipping_method: read(columns.shipping_method) ?? order.shipping_method,
  }) as OrderRow

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
