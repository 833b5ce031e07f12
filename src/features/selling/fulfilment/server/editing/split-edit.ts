import type { OrderRow } from '#features/selling/orders/server/index.ts'
import { findOrderLines } from '#features/selling/orders/server/index.ts'
import type { PricingContext } from '#features/selling/pricing/server/index.ts'
import type { OrderEdit } from '../../rules/order-edit.ts'
import { addedUnits, withoutAdded } from '../../rules/split-edit.ts'
import { editedOrder } from './edited-order.ts'
import { type EditSeen, type JudgeRefusal, judgeEdit } from './judge-edit.ts'

export interface SplitEdit {
  kind: 'split'
  /** units above those that the order has: what a quote can sell */
  added: { productId: string; quantity: number }[]
  /** the edit without them; undefined: nothing else changes */
  rest: OrderEdit | undefined
  /** what the rest makes of the order */
  seen: EditSeen
}

/**
 * An edit that costs more than the buyer agreed to pay, as a part that a quote can sell and a part that is
 * saved as usual; nothing is written. Refused when the edit is possible without a quote, when another reason
 * stands against it, when it adds nothing, and when the rest is not possible by itself. Throws as `planEdit`
 * does.
 */
export async function splitEdit(
  context: PricingContext,
  order: OrderRow,
  edit: OrderEdit,
  now: Date,
): Promise<SplitEdit | { kind: 'refused'; reason: JudgeRefusal | 'no_quote_needed' }> {
  const whole = await judgeEdit(context, order, edit, now)
  if (whole.kind === 'judged') return { kind: 'refused', reason: 'no_quote_needed' }
  if (!isAbove(whole.reason)) return whole
  const lines = await findOrderLines(context.db, order.id)
  const units = new Map(lines.map(({ product_id, quantity }) => [product_id, quantity]))
  const added = addedUnits(edit, units)
  if (added.length === 0) return whole
  const rest = withoutAdded(edit, units)
  const judged = await judgeEdit(context, order, rest, now)
  if (judged.kind === 'judged') return { kind: 'split', added, rest, seen: judged.seen }
  if (judged.reason !== 'nothing_changed') return judged
  const same = editedOrder(order, lines)
  const seen = { before: same, after: same, money: { kind: 'none' as const } }
  return { kind: 'split', added, rest: undefined, seen }
}

/** Whether only the buyer could pay for the edit. */
export const isAbove = (reason: string): boolean => reason === 'above_authorized' || reason === 'above_paid'
