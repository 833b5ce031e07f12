import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import { type LoadFigures, load } from './load.ts'

/** As many buyers as a busy hour has at the same moment. */
export const BUYERS = 16
/** More faults than any load can use up. */
export const FOR_EVER = 1_000_000
const PLENTY = 10_000_000

/** Every order of the load is of another of so many buyers: one buyer may place 5,000 an hour. */
const MAILBOXES = 5_000
const MAILBOX = 'bench@example.com'
let buyers = 0

/** The same order by another buyer. */
export const byAnother = (body: string): string =>
  body.replace(MAILBOX, `bench-${buyers++ % MAILBOXES}@example.com`)

/**
 * Adds so much stock that a load test cannot sell it all, and forgets how much was ordered from the one
 * address of the load, which may place 10,000 orders an hour.
 */
export async function prepareForLoad(db: Db): Promise<void> {
  await db.deleteFrom('use_count').execute()
  await db
    .updateTable('stock')
    .set({ opening: PLENTY, available: PLENTY, reserved: 0, sold: 0, written_off: 0 })
    .execute()
}

export interface Order {
  body: string
}

/** One furnace, one thermostat and liftgate delivery to Chicago by check, priced by the store itself. */
export async function furnaceOrder(url: string): Promise<Order> {
  const call = async <T>(path: string, body: unknown): Promise<T> => {
    const answer = await fetch(`${url}/v1/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const found = async (query: string) =>
    (
      await call<{ hits: { hits: { _id: string }[] } }>('/search', {
        originPage: 'search',
        query,
        limit: 1,
        from: 0,
      })
    ).hits.hits[0]!._id
  const ids = [await found('steady 96 gas furnace'), await found('wifi thermostat')]
  const { products } = await call<{ products: { id: string; price: number }[] }>('/cart/products', {
    products: ids.map((id) => ({ id, qty: 1 })),
  })
  const lines = [
    ...products.map(({ id, price }) => ({ id, price, qty: 1 })),
    { id: '453054793', price: 25, qty: 1 },
  ]
  const { shipOptions } = await call<{
    shipOptions: { rates: { type: string; cost: number; shipDate: string; deliveryDate: string }[] }
  }>('/shipping/info', {
    zipcode: '60614',
    products: ids.map((id) => ({ id, qty: 1 })),
  })
  const rate = shipOptions.rates[0]!
  const { tax } = await call<{ tax: number }>('/cart/tax', {
    products: lines.map(({ id, qty, price }) => ({ id, quantity: qty, price })),
    destinationZip: '60614',
    shipping: rate.type,
    shippingCost: rate.cost,
  })
  const total =
    lines.reduce(
      (sum, line) => sum + Math.round(line.price * 100),
      Math.round(rate.cost * 100) + Math.round(tax * 100),
    ) / 100
  const address = {
    name: 'Dana Reyes',
    address1: '2114 N Cleveland Ave',
    city: 'Chicago',
    state: 'IL',
    postcode: '60614',
    country: 'US',
  }
  return {
    body: JSON.stringify({
      email: MAILBOX,
      phone: '(312) 555-0119',
      phone2: '',
      billingInfo: address,
      shippingInfo: { ...address, deliveryType: 'Home / Residence' },
      paymentInfo: { amount: total, method: 'check' },
      products: lines,
      shippingMethod: {
        cost: rate.cost,
        type: rate.type,
        deliveryDate: rate.deliveryDate,
        expectedShipDate: rate.shipDate,
      },
    }),
  }
}

/**
 * Places the same goods again and again, each time as an attempt of its own; `bodyOf` makes each body, and
 * `onAnswer` hears of each.
 */
export async function placeAgainAndAgain(
  url: string,
  {
    connections,
    seconds,
    bodyOf,
    onAnswer = () => {},
  }: { connections: number; seconds: number; bodyOf: () => string; onAnswer?: (body: string) => void },
): Promise<{ load: LoadFigures; orderIds: string[] }> {
  const orderIds: string[] = []
  const figures = await load({
    url: `${url}/v1/api/checkout`,
    method: 'POST',
    connections,
    seconds,
    body: () => byAnother(bodyOf()),
    freshHeaders: () => ({ 'idempotency-key': randomUUID() }),
    onBody(body) {
      const id = /"orderID":"([^"]+)"/.exec(body)?.[1]
      if (id) orderIds.push(id)
      onAnswer(body)
    },
  })
  return { load: figures, orderIds }
}

/** The same order, paid by card; each body spends one token. */
export function byCard({ body }: Order, tokens: string[]): () => string {
  const { paymentInfo, ...rest } = JSON.parse(body) as { paymentInfo: object }
  return () =>
    JSON.stringify({
      ...rest,
      paymentInfo: {
        ...paymentInfo,
        method: 'creditCard',
        cardInfo: { paymentMethodNonce: tokens.pop() ?? 'no-token-left' },
      },
    })
}

/** The same order, to be paid in PayPal. */
export const byPaypal = ({ body }: Order): string => body.replace('"method":"check"', '"method":"PayPal"')

/** Tokens of good cards, as the provider's fields make them. */
export async function cardTokens(sandboxUrl: string, count: number): Promise<string[]> {
  const one = async () => {
    const answer = await fetch(`${sandboxUrl}/fields/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: sandboxUrl },
      body: JSON.stringify({
        number: '4111111111111111',
        expirationMonth: '12',
        expirationYear: '2031',
        cvv: '123',
      }),
    })
    return ((await answer.json()) as { token: string }).token
  }
  const tokens: string[] = []
  while (tokens.length < count) tokens.push(...(await Promise.all(Array.from({ length: 50 }, one))))
  return tokens
}

/** A lever of the payment sandbox. */
export async function control(sandboxUrl: string, name: string, body: object = {}): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/__control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
}

/** Orders by card, 16 at a time. */
export async function cardOrders(
  { store, seconds }: { store: { url: string; sandboxUrl: string }; seconds: number },
  order: Order,
): Promise<{ load: LoadFigures; orderIds: string[]; authorized: number }> {
  const tokens = await cardTokens(store.sandboxUrl, seconds * 300)
  let authorized = 0
  const count = (body: string) => {
    if (body.includes('"state":"authorized"')) authorized++
  }
  return {
    ...(await placeAgainAndAgain(store.url, {
      connections: BUYERS,
      seconds,
      bodyOf: byCard(order, tokens),
      onAnswer: count,
    })),
    authorized,
  }
}
