import { shipOrder } from '#features/selling/fulfilment/server/shipping/ship.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { allJobs } from '#server/jobs/list.ts'
import { demoPeople, whoAsks } from '#tests/fixtures/portal/people.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import type { Shop } from '#tests/fixtures/shop/open-shop.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'

export const EMAIL = 'ann@example.com'

/** A line of a cart, as mails keep it. */
export const FURNACE_LINE = {
  id: FURNACE,
  sku: 'SF96-80',
  name: 'Summit 96% gas furnace',
  qty: 1,
  price: 129_999,
}

/** A message of the outbox that makes one mail of the gallery. */
export interface Sample {
  topic: string
  /** which of the topic's mails it is */
  kind: string
  payload: Record<string, unknown>
}

/** A store with people and two orders that were shipped and charged. */
export interface World extends Shop {
  /** the order by card */
  orderID: string
  /** the one on net terms */
  onTerms: string
}

/** One of each mail of a feature; writes the rows that they are about. */
export type Samples = (world: World) => Sample[] | Promise<Sample[]>

export async function openWorld(shop: Shop): Promise<World> {
  const { db, clock } = shop
  const now = clock.now()
  await demoPeople(db)
  const account = { company_id: 1, limit_cents: 100_000_00, terms_days: 30, status: 'open' as const }
  await db
    .insertInto('credit_account')
    .values({ ...account, changed_by: 'test', changed_at: now })
    .execute()
  const one = [{ id: FURNACE, qty: 1 }]
  const { orderID } = await shop.checkout(makeCardBody(one))
  const { orderID: onTerms } = await shop.checkout(
    makeBody(one, {}, 'terms'),
    undefined,
    {},
    whoAsks('contractor'),
  )
  for (const orderId of [orderID, onTerms])
    await shipOrder(db, may(ORDER.ship), { orderId, now, carrier: 'UPS', tracking: '1Z999AA10123456784' })
  await allJobs(shop.services, {})
    .find(({ name }) => name === 'move-money')!
    .run()
  return { ...shop, orderID, onTerms }
}
