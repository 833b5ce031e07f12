import { DAY_MS, later } from '#lib/dates.ts'
import type { Services } from '#server/services/services.ts'
import { callsAt, personCalled } from './calls.ts'
import { homeOf, productsBySku } from './customers.ts'
import { makeDemoLeads } from './leads.ts'
import { FURNACE_AND_AC, MINI_SPLIT } from './offers.ts'
import { makeDemoOrders, skusOfOrders } from './orders.ts'
import { makeDemoQuotes, skusOfQuotes } from './quotes.ts'

/**
 * Work for the desks of the demo's portal: quotes in each state, leads, saved carts and orders. All of it is
 * made by the store's own calls, as people would have made it in the last weeks. A store that lacks one of
 * the demo's products gets none.
 */
export async function loadDemoDesk(services: Services, now: Date): Promise<void> {
  const skus = [...new Set([...skusOfQuotes(), ...skusOfOrders()])]
  const products = await productsBySku(services.db, skus)
  if (products.size < skus.length) return
  await makeDemoQuotes(services, products, now)
  await makeDemoLeads(services, now)
  await makeDemoCarts(services, products, now)
  await makeDemoOrders(services, products, now)
}

const CARTS = [
  { cartName: 'Furnace and AC, 3 tons', parts: FURNACE_AND_AC[1]!.parts },
  { cartName: 'Sun room', parts: MINI_SPLIT[0]!.parts },
]

/** Carts that Sam saved for a project. */
async function makeDemoCarts(
  services: Services,
  products: ReadonlyMap<string, { id: string }>,
  now: Date,
): Promise<void> {
  const sam = personCalled('Sam')
  for (const [index, { cartName, parts }] of CARTS.entries()) {
    const home = await homeOf(services.db, sam, { stage: 'visited', nth: index })
    if (!home) continue
    const { savedCarts } = callsAt(services, later(now, -(index + 1) * DAY_MS)).desk(sam)
    await savedCarts.create({
      cartName,
      projectID: home.projectID,
      products: parts.map(({ sku, qty = 1 }) => ({ id: products.get(sku)!.id, qty })),
      key: `demo-saved-cart-${index + 1}`,
    })
  }
}
