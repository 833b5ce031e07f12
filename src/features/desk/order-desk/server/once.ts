import { writeActor } from '#features/people/accounts/rules/actor.ts'
import type { OrderEventKind } from '#features/selling/orders/rules/order-events.ts'
import { ApiError } from '#lib/api-error.ts'
import type { OrderDeskContext } from './context.ts'

/** The event that a change leaves first, and the words of its person in it. */
interface Trace {
  kind: OrderEventKind | readonly OrderEventKind[]
  words?: string
  /** names the form, where its words do not: the data of the event has it */
  key?: string
}

/**
 * Carries out a change of an order. A form that was sent twice acts once: the second one finds that the order
 * has changed since its person saw it, and that the change was this same one. Then the answer is `repeated`.
 */
export async function once<T>(
  { db, actor }: Pick<OrderDeskContext, 'db' | 'actor'>,
  { orderId, seen }: { orderId: string; seen?: number | undefined },
  { kind, words = '', key }: Trace,
  act: () => Promise<T>,
): Promise<T | { result: 'repeated' }> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'changed' || seen === undefined) throw error
    const next = await db
      .selectFrom('order_event')
      .select(['kind', 'actor', 'reason', 'data'])
      .where('order_id', '=', orderId)
      .where('version', '=', seen + 1)
      .executeTakeFirst()
    const isSame =
      next !== undefined &&
      [kind].flat().some((each) => each === next.kind) &&
      next.actor === writeActor(actor) &&
      next.reason.endsWith(words.trim()) &&
      (key === undefined || next.data.key === key)
    if (isSame) return { result: 'repeated' }
    throw error
  }
}
