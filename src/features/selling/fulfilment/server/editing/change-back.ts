import { isDeepStrictEqual } from 'node:util'
import type { OrderLineRow } from '#features/selling/orders/server/index.ts'
import { toCents } from '#lib/money.ts'
import { EDIT_PARTS, type EditRecord } from '../../rules/order-edit.ts'
import { effectOfTotal } from './edit-money.ts'
import { editedOrder } from './edited-order.ts'

type Stored = Parameters<typeof effectOfTotal>[0] & { lines: readonly OrderLineRow[] }

/**
 * Whether an edit of an order that can change may be changed back: something would be different, and the
 * buyer's money allows the total of then. Stock and prices are looked at when it is done.
 * @param mayRefund whether the person may give money back
 */
export function canChangeBack(stored: Stored, { before }: EditRecord, mayRefund: boolean): boolean {
  const now = editedOrder(stored.order, stored.lines)
  if (!EDIT_PARTS.some((part) => !isDeepStrictEqual(before[part], now[part]))) return false
  const { kind } = effectOfTotal(stored, toCents(before.sums.total))
  return kind !== 'refuse' && (kind !== 'back' || mayRefund)
}
