import { implement } from '@orpc/server'
import {
  type Authorized,
  needs,
  needsSecondFactor,
  requirePermission,
} from '#features/people/accounts/server/index.ts'
import { SERIAL } from '#features/selling/fulfilment/rules/access.ts'
import { callOffRest, deliverOrder, shipOrder } from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { toWire } from '#lib/money.ts'
import { shippingCalls } from '../contract/shipping.ts'
import { asChange } from './as-change.ts'
import type { OrderDeskContext } from './context.ts'
import { once } from './once.ts'
import { refusal } from './refusals.ts'

const os = implement(shippingCalls).$context<OrderDeskContext>()

/** Ships once, however often its person sends the same form. Throws ApiError for a refusal. */
export const shipOnce = (
  who: Pick<OrderDeskContext, 'db' | 'actor'>,
  permission: Authorized<'orders.ship'>,
  change: Parameters<typeof shipOrder>[2],
) => {
  const words = `${change.carrier} ${change.tracking}`
  return once(who, change, { kind: 'shipment_made', words }, async () => {
    const done = await shipOrder(who.db, permission, change)
    if (done.kind === 'refused') throw refusal(done.reason)
    return { result: done.kind === 'capturing' ? ('waiting' as const) : done.kind }
  })
}

/** What marking as delivered writes, by what was on its way. */
export const DELIVERED = ['delivered', 'part_delivered', 'replacement_delivered'] as const

export const shippingHandlers = {
  ship: os.ship.use(needs(ORDER.ship)).handler(({ input, context }) => {
    const { carrier, tracking, lines, serials = [] } = input
    const entered = serials.length > 0 && {
      serials: { permission: requirePermission(context.actor, SERIAL.write), entered: serials },
    }
    const change = { ...asChange(input, context), carrier, tracking, lines, ...entered }
    return shipOnce(context, context.permission, change)
  }),

  deliver: os.deliver.use(needs(ORDER.deliver)).handler(async ({ input, context }) => {
    const change = asChange(input, context)
    return once(context, change, { kind: DELIVERED }, async () => {
      if (!(await deliverOrder(context.db, context.permission, change))) throw refusal('nothing_moving')
      return { result: 'delivered' as const }
    })
  }),

  callOff: os.callOff
    .use(needs(ORDER['call-off']))
    .use(needsSecondFactor)
    .handler(async ({ input, context }) => {
      const change = { ...asChange(input, context), reason: input.reason }
      return once(context, change, { kind: 'called_off', words: input.reason }, async () => {
        const done = await callOffRest(context.db, context.permission, change)
        if (done.kind === 'refused') throw refusal(done.reason)
        const result = done.kind === 'called_off' ? done.kind : ('waiting' as const)
        return { result, amount: toWire(done.amount) }
      })
    }),
}
