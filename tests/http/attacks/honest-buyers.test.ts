import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckoutBody } from '#features/selling/checkout/contract.ts'
import { CHECKOUT_LIMITS } from '#features/selling/checkout/rules/access.ts'
import { MOST_PROOFS } from '#platform/limits/rules/proof.ts'
import { bodyFor } from '#tests/fixtures/buyers/order.ts'
import { prove } from '#tests/fixtures/shop/prove.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

const BUYERS = 200
/** Buyers who are at the checkout at the same time. */
const AT_ONCE = 10
/** One buyer in so many mistypes the card once and pays with the right one. */
const MISTYPES = 20
/** The address of the office; no proxy stands before the store. */
const OFFICE = { socketAddress: '198.51.100.77' }

let store: TestApp
let body: CheckoutBody

beforeAll(async () => {
  store = await testApp({ realLimits: true })
  const { db } = store.database
  const product = await db
    .selectFrom('product')
    .innerJoin('product_price', 'product_price.product_id', 'product.id')
    .select(['product.id', 'price_cents'])
    .where('type', '=', 'thermostat')
    .where('valid_to', 'is', null)
    .orderBy('product.id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('stock')
    .set((eb) => ({ available: 1_000, opening: eb(eb('reserved', '+', eb.ref('sold')), '+', 1_000) }))
    .where('product_id', '=', product.id)
    .execute()
  body = await bodyFor(store, { id: product.id, price: product.price_cents / 100 })
})
afterAll(() => store.close())

interface Answer {
  errorType?: string
  orderID?: string
  state?: string
  challenge?: object
}

/** A browser with its own cookies and mailbox, in the office. */
function browser(number: number) {
  const cookies = new Map<string, string>()
  const asked = { proofs: 0 }
  const send = async (path: string, content: object, key: string, proof?: string): Promise<Answer> => {
    const answer = await store.fetch(
      `/v1/api${path}`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(proof === undefined ? {} : { 'x-proof': proof }),
        },
        body: JSON.stringify(content),
      },
      OFFICE,
    )
    for (const header of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return (await answer.json()) as Answer
  }
  /** Sends a call again with a solved proof while the store asks for one, as the product's client does. */
  const ask = async (path: string, content: object, key: string): Promise<Answer> => {
    let answer = await send(path, content, key)
    for (let proofs = 0; answer.errorType === 'proof_needed' && proofs < MOST_PROOFS; proofs++) {
      asked.proofs++
      answer = await send(path, content, key, await prove({ details: { challenge: answer.challenge } }))
    }
    return answer
  }
  const order = (method: 'check' | 'creditCard', nonce?: string) => {
    const cardInfo = nonce === undefined ? {} : { cardInfo: { paymentMethodNonce: nonce } }
    const paymentInfo = { ...body.paymentInfo, method, ...cardInfo }
    return ask('/checkout', { ...body, email: `buyer${number}@office.example`, paymentInfo }, randomUUID())
  }
  return { asked, ask, order }
}

/** Buys as an honest buyer does: by check or by card; some mistype the card first. */
async function buy(number: number): Promise<{ outcome: string; proofs: number }> {
  const buyer = browser(number)
  if (number % 2 === 0) {
    const { state, errorType } = await buyer.order('check')
    return { outcome: state ?? errorType ?? '', proofs: buyer.asked.proofs }
  }
  const mistypes = number % MISTYPES === 1
  const first = await buyer.order('creditCard', `${mistypes ? 'decline' : 'card'}-${randomUUID()}`)
  const last =
    first.errorType === 'payment_declined'
      ? await buyer.ask(
          '/checkout/creditCard',
          { orderID: first.orderID, paymentMethodNonce: `card-${randomUUID()}` },
          randomUUID(),
        )
      : first
  return { outcome: last.state ?? last.errorType ?? '', proofs: buyer.asked.proofs }
}

test('[C-CHECKOUT] 200 honest buyers behind one address in an hour: none is stopped', async () => {
  const results: Awaited<ReturnType<typeof buy>>[] = []
  for (let number = 0; number < BUYERS; number += AT_ONCE)
    results.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => buy(number + n)))))

  const count = (outcome: string) => results.filter((each) => each.outcome === outcome).length
  const stopped = results.filter(({ outcome }) => outcome !== 'awaiting_funds' && outcome !== 'authorized')
  const proved = results.filter(({ proofs }) => proofs > 0).length
  const most = Math.max(...results.map(({ proofs }) => proofs))
  console.log(
    `${BUYERS} buyers behind one address: ${count('awaiting_funds')} by check, ` +
      `${count('authorized')} by card, ${stopped.length} stopped, ${proved} with a proof of work, ` +
      `at most ${most} for one buyer`,
  )
  expect(stopped).toEqual([])
  expect(results).toHaveLength(BUYERS)
  expect(proved).toBeGreaterThanOrEqual(BUYERS - CHECKOUT_LIMITS['order-network'].points)
  expect(store.errors).toEqual([])
}, 120_000)

test('control: a buyer who does not solve the proof is stopped', async () => {
  const answer = await store.fetch(
    '/v1/api/checkout',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...body, email: 'late@office.example' }),
    },
    OFFICE,
  )

  expect([answer.status, ((await answer.json()) as Answer).errorType]).toEqual([429, 'proof_needed'])
})
