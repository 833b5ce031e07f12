import { DAY_MS, later } from '#lib/dates.ts'
import type { Services } from '#server/services/services.ts'
import { callsAt, type DemoPerson, personCalled } from './calls.ts'
import { type Home, homeOf, type Whose } from './customers.ts'
import type { Part } from './offers.ts'

type Products = ReadonlyMap<string, { id: string; price: number }>

/** An order that a person of the demo placed for a customer, paid by check. */
interface DemoOrder {
  by: DemoPerson
  whose: Whose
  daysAgo: number
  parts: readonly Part[]
}

const SAM = personCalled('Sam')
const LEE = personCalled('Lee')
const DANA = personCalled('Dana')

export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    by: SAM,
    whose: { stage: 'installed', nth: 0 },
    daysAgo: 6,
    parts: [{ sku: 'SYS-NVA15-36-NVF96-060B' }, { sku: 'NVPADS-32X32X3' }, { sku: 'CLTSTW-2H2C' }],
  },
  {
    by: SAM,
    whose: { stage: 'ordered', nth: 1 },
    daysAgo: 1,
    parts: [{ sku: 'CLMEDF-16X25X5' }, { sku: 'NVCOND-20FTLIFT' }],
  },
  {
    by: LEE,
    whose: { stage: 'ordered', nth: 0 },
    daysAgo: 3,
    parts: [{ sku: 'MSS-TMRO-12-TMIWB-12-25' }, { sku: 'NVPADS-18X38X3MINISPLIT' }],
  },
  {
    by: DANA,
    whose: { stage: 'ordered', nth: 0 },
    daysAgo: 2,
    parts: [{ sku: 'CLHUMB-17GPD' }, { sku: 'CLUVL-24V' }],
  },
]

export const skusOfOrders = (): string[] => DEMO_ORDERS.flatMap(({ parts }) => parts.map(({ sku }) => sku))

/** Places the orders of the demo through the store's own checkout. */
export async function makeDemoOrders(services: Services, products: Products, now: Date): Promise<void> {
  for (const [index, order] of DEMO_ORDERS.entries()) {
    const home = await homeOf(services.db, order.by, order.whose)
    if (!home) continue
    const store = callsAt(services, later(now, -order.daysAgo * DAY_MS)).store(
      order.by,
      `order-of-the-demo-${index + 1}`,
    )
    const lines = order.parts.map(({ sku, qty = 1 }) => ({ ...products.get(sku)!, qty }))
    const rate = (
      await store.shipping.info({ zipcode: home.zip, products: lines.map(({ id, qty }) => ({ id, qty })) })
    ).shipOptions.rates[0]
    if (!rate) continue
    const { tax } = await store.cart.tax({
      destinationZip: home.zip,
      shipping: rate.type,
      shippingCost: rate.cost,
      products: lines.map(({ id, qty, price }) => ({ id, quantity: qty, price })),
    })
    const goods = lines.reduce((sum, { price, qty }) => sum + Math.round(price * 100) * qty, 0)
    const amount = (goods + Math.round(rate.cost * 100) + Math.round(tax * 100)) / 100
    await store.checkout.place({
      ...buyerOf(home),
      paymentInfo: { amount, method: 'check' },
      products: lines,
      shippingMethod: { cost: rate.cost, type: rate.type },
    })
  }
}

function buyerOf({ name, email, phone, street, city, state, zip, customerID, projectID }: Home) {
  const address = { name, address1: street, city, state, postcode: zip, country: 'US' as const }
  return { email, phone, billingInfo: address, shippingInfo: address, customerID, projectID }
}
