import { implement } from '@orpc/server'
import { type OrdersContext, orderOf } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { contractorsContract } from '../contract.ts'
import { texts } from '../texts.ts'
import { findInstallers, openInstaller, placeOf } from './find.ts'
import { sendFeedback } from './send-feedback.ts'

interface ContractorsContext extends OrdersContext {
  clock: Clock
}

const os = implement(contractorsContract).$context<ContractorsContext>()

interface NamedOrder {
  orderID?: string | undefined
  postal?: string | undefined
}

/** The order that a call names, for those who may open it. Throws what the order's gate throws. */
const namedOrder = async (context: ContractorsContext, { orderID, postal }: NamedOrder) =>
  orderID === undefined ? undefined : (await orderOf(context, { orderID, postal })).order

export const contractorsHandlers = {
  list: os.list.handler(async ({ input, context }) => {
    const order = await namedOrder(context, input)
    const zipcode = input.zipcode || order?.postal
    if (!zipcode) throw new ApiError('invalid_zip', texts.search.wrong, { status: 400 })
    const place = await placeOf(context.db, zipcode)
    const day = inStoreZone(context.clock.now()).day
    const contractors = await findInstallers(context.db, { place, job: input.job, day })
    return {
      orderId: order?.id ?? null,
      contractors,
      email: order?.email ?? null,
      show_rating: contractors.some(({ feedbackCount }) => feedbackCount > 0),
      place: { zip: place.zip, city: place.city, state: place.state },
    }
  }),

  open: os.open.handler(({ input, context: { db, clock } }) =>
    openInstaller(db, input.id, inStoreZone(clock.now()).day),
  ),

  sendFeedback: os.sendFeedback.handler(async ({ input, context }) => {
    const { id, orderID, postal, ...values } = input
    const order = await namedOrder(context, { orderID, postal })
    await openInstaller(context.db, id, inStoreZone(context.clock.now()).day)
    await sendFeedback(context, { companyId: id, orderId: order?.id ?? null, values })
    return { received: true as const }
  }),
}
