import { implement } from '@orpc/server'
import { needs, requireSignedIn } from '#features/people/accounts/server/index.ts'
import { holdOrder, releaseOrderHold } from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { notingCalls } from '../contract/noting.ts'
import { ORDER_DESK } from '../rules/access.ts'
import { asChange } from './as-change.ts'
import type { OrderDeskContext } from './context.ts'
import { changeNote, removeNote, restoreNote, writeNote } from './notes.ts'
import { once } from './once.ts'
import { refusal } from './refusals.ts'

const os = implement(notingCalls).$context<OrderDeskContext>()

export const notingHandlers = {
  writeNote: os.writeNote.use(needs(ORDER_DESK.note)).handler(async ({ input, context }) => {
    const note = { ...noteOf({ ...input, id: input.key }, context), body: input.body }
    return answer(await writeNote(context.db, context.permission, note))
  }),
  changeNote: os.changeNote.use(needs(ORDER_DESK.note)).handler(async ({ input, context }) => {
    const note = { ...noteOf(input, context), body: input.body }
    return answer(await changeNote(context.db, context.permission, note))
  }),
  removeNote: os.removeNote
    .use(needs(ORDER_DESK.note))
    .handler(async ({ input, context }) =>
      answer(await removeNote(context.db, context.permission, noteOf(input, context))),
    ),
  restoreNote: os.restoreNote
    .use(needs(ORDER_DESK.note))
    .handler(async ({ input, context }) =>
      answer(await restoreNote(context.db, context.permission, noteOf(input, context))),
    ),

  hold: os.hold.use(needs(ORDER.hold)).handler(async ({ input, context }) => {
    const change = { ...asChange(input, context), reason: input.reason }
    return once(context, change, { kind: 'held', words: input.reason }, async () =>
      answer(await holdOrder(context.db, context.permission, change)),
    )
  }),
  release: os.release.use(needs(ORDER.hold)).handler(async ({ input, context }) => {
    const change = { ...asChange(input, context), reason: input.reason ?? '' }
    return once(context, change, { kind: 'released', words: change.reason }, async () =>
      answer(await releaseOrderHold(context.db, context.permission, change)),
    )
  }),
}

/** A note of an order, and the person who changes it. */
function noteOf({ id, ...input }: { orderID: string; id: string }, context: OrderDeskContext) {
  const { accountId, actor } = requireSignedIn(context)
  const { orderId, now } = asChange(input, context)
  return { orderId, now, id, author: { id: accountId, name: actor.name } }
}

/** What was done, as the call answers it. Throws the refusal. */
function answer<Kind extends string>(
  done: { kind: Kind } | { kind: 'refused'; reason: Parameters<typeof refusal>[0] },
): { result: Exclude<Kind, 'refused'> } {
  if (done.kind === 'refused') throw refusal((done as { reason: Parameters<typeof refusal>[0] }).reason)
  return { result: done.kind as Exclude<Kind, 'refused'> }
}
