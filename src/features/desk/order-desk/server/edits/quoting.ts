import { QUOTE } from '#features/partners/quotes/rules/access.ts'
import {
  countedAddition,
  priceAddition,
  quoteOfForm,
  type SentAddition,
  sendAddition,
} from '#features/partners/quotes/server/index.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import { type Authorized, requireStill } from '#features/people/accounts/server/index.ts'
import type { OrderEdit } from '#features/selling/fulfilment/rules/order-edit.ts'
import {
  type EditResult,
  editLocked,
  exemptionOfOrder,
  lockedForEdit,
  splitEdit,
} from '#features/selling/fulfilment/server/index.ts'
import { findOrder, getOrder, noteOrder } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { type Cents, formatMoney } from '#lib/money.ts'
import { texts } from '../../texts.ts'
import type { OrderDeskContext } from '../context.ts'
import { refusal } from '../refusals.ts'

/** Whether the reader may send a quote for what is added to an order. */
export const mayQuote = ({ actor }: Pick<OrderDeskContext, 'actor'>): boolean =>
  scopeOf(actor, QUOTE['for-order']) !== 'none'

interface Wanted {
  orderId: string
  edit: OrderEdit
  now: Date
}

/** What a quote for the additions of an edit would say, and what the rest of the edit makes of the order. */
export async function previewAddition(context: OrderDeskContext, { orderId, edit, now }: Wanted) {
  const order = await findOrder(context.db, orderId)
  if (!order) throw refusal('no_such_order')
  const split = await splitEdit(context, order, edit, now)
  if (split.kind === 'refused') throw refusal(split.reason)
  const exemption = await exemptionOfOrder(context, order, now)
  const quote = await priceAddition(context, { order, lines: split.added, exemption, now })
  return { quote, seen: split.seen, hasRest: split.rest !== undefined }
}

interface Sent {
  kind: 'sent' | 'repeated'
  quote: SentAddition
  /** what the rest of the edit became; undefined: there was none, or it was saved by the first press */
  edit?: EditResult | undefined
}

type Pressed = Wanted & {
  seen?: number | undefined
  /** names the form */
  key: string
  /** cents that the person saw as the new total of the order, and as the total of the quote */
  expected: Cents
  quoteTotal: Cents
}

/**
 * Sends the buyer a quote for what an edit adds, and saves the rest of the edit in the same transaction. A
 * form that was sent twice finds its quote. Throws what `refusal`, `planEdit` and `sendAddition` throw, and
 * ApiError too_many.
 */
export async function quoteAddition(
  context: OrderDeskContext,
  editor: Parameters<typeof editLocked>[2],
  permission: Authorized<'quotes.for-order'>,
  pressed: Pressed,
): Promise<Sent> {
  const { db } = context
  const before = await sentBefore(context, pressed)
  if (before) return before
  const order = await findOrder(db, pressed.orderId)
  if (!order) throw refusal('no_such_order')
  try {
    return await countedAddition(context, order.email, () => sendLocked(context, editor, permission, pressed))
  } catch (error) {
    // The other press of the same form was quicker.
    const after =
      error instanceof ApiError && error.code === 'changed' && (await sentBefore(context, pressed))
    if (after) return after
    throw error
  }
}

async function sentBefore(
  { db }: Pick<OrderDeskContext, 'db'>,
  { key, orderId }: Pressed,
): Promise<Sent | undefined> {
  const quote = await quoteOfForm(db, key)
  if (quote && quote.orderId !== orderId) throw refusal('key_used')
  return quote && { kind: 'repeated', quote }
}

/** Thrown, so that the edit before it is rolled back too. */
const refuse = (reason: Parameters<typeof refusal>[0]): never => {
  throw refusal(reason)
}

async function sendLocked(
  context: OrderDeskContext,
  editor: Parameters<typeof editLocked>[2],
  permission: Authorized<'quotes.for-order'>,
  pressed: Pressed,
): Promise<Sent> {
  const { key, now, edit } = pressed
  const done = await lockedForEdit(context, editor, pressed, async (locked, trx, order): Promise<Sent> => {
    await requireStill(trx, permission)
    const inside = { ...context, ...locked }
    const before = await sentBefore(inside, pressed)
    if (before) return before
    const split = await splitEdit(inside, order, edit, now)
    if (split.kind === 'refused') return refuse(split.reason)
    if (!split.rest && split.seen.after.sums.total !== pressed.expected) return refuse('amount_changed')
    const rest =
      split.rest &&
      (await editLocked(inside, trx, editor, order, {
        ...{ orderId: order.id, edit: split.rest, expected: pressed.expected, key, now },
      }))
    if (rest?.kind === 'refused') return refuse(rest.reason)
    // With the address and the phone that the rest of the edit gave it.
    const current = rest ? await getOrder(trx, order.id) : order
    const quote = await sendAddition(trx, inside, permission, {
      ...{ order: current, lines: split.added, exemption: await exemptionOfOrder(inside, current, now) },
      ...{ key, expected: pressed.quoteTotal, now },
    })
    if (quote === 'amount_changed') return refuse('amount_changed')
    crashPoint('quote.added-sent')
    await noteOrder(trx, {
      ...{ orderId: order.id, kind: 'quote_sent', actor: permission.actor, now },
      reason: texts.quoteSent(quote.number, formatMoney(quote.total)),
      audit: { after: { quote: quote.number, total: quote.total } },
    })
    return { kind: 'sent', quote, edit: rest }
  })
  return done.kind === 'refused' ? refuse(done.reason) : done
}
