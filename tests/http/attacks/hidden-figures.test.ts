import { createRouterClient } from '@orpc/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '#api/refusal.ts'
import type { WhoAsks } from '#features/people/accounts/server/index.ts'
import { STRANGER } from '#features/people/accounts/server/who-asks.ts'
import { portalRouter, storeRouter } from '#server/http/router.ts'
import { demoPeople, whoAsks } from '#tests/fixtures/portal/people.ts'
import { dearProduct, HOMEOWNER, quoteContent } from '#tests/fixtures/portal/quotes.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import { PERMISSION_ROWS } from '../portal/permission-rows.ts'

/**
 * No answer may depend on a figure that its reader may not know. Each figure is moved, and every answer has
 * to stay the same to the byte.
 */
const MANY = 1_000
let app: TestApp
let product: { id: string; price: number }
const clock = movableClock('2026-11-23T16:00:00Z')

beforeAll(async () => {
  app = await testApp({ clock })
  await demoPeople(app.database.db)
  product = await dearProduct(app, 0.5)
  await stock(MANY)
  await app.refresh()
})
afterAll(() => app.close())

type Client = ReturnType<typeof clientsOf>
const clientsOf = (who: WhoAsks) => {
  const context = { ...app.services, ...who, request: makeRequest() }
  return {
    portal: createRouterClient(portalRouter, { context }),
    store: createRouterClient(storeRouter, { context }),
  }
}

const seen = ({ id, revision }: { id: number; revision: number }) => ({ id, revision })
let keys = 0
const lines = (quantity: number) => [{ id: product.id, quantity }]
const zipcode = '60614'

/** Prices around every figure: a cent, below and above each cost that is tried, the own price, above it. */
const shares = [0.0001, 0.4999, 0.5, 0.7, 0.9999, 1, 1.0001]
const prices = () => shares.map((share) => Math.max(0.01, Math.round(product.price * share * 100) / 100))

/** Makes a quote at a price, saves it, and takes every step that a contractor may take. */
async function quoteAt({ portal }: Client, price: number): Promise<unknown[]> {
  const content = quoteContent([{ id: product.id, price, qty: 25 }])
  const made = await portal.quotes.create({ contact: HOMEOWNER, content })
  const offeredUntil = made.offeredUntil
  const kept = await portal.quotes.save({ ...seen(made), contact: HOMEOWNER, content, offeredUntil })
  const steps: unknown[] = [made, kept, await portal.quotes.priceCheck({ content, zip: zipcode })]
  for (const step of [
    () => portal.quotes.send({ ...seen(kept), by: 'link' }),
    () => portal.quotes.submit({ ...seen(kept), note: '' }),
    () => portal.quotes.get({ id: made.id }),
    () => portal.quotes.duplicate({ id: made.id }),
  ])
    steps.push(await answerOf(step))
  return steps
}

const answerOf = async (call: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await call()
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return refusal
  }
}

/** The calls with products and prices that a shopper or a contractor may make. */
const PRICED: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  'cart check': ({ store }) => store.cart.check({ zipcode, products: lines(25) }),
  'cart check of one': ({ store }) => store.cart.check({ zipcode, products: lines(1) }),
  'cart products': ({ store }) => store.cart.products({ products: [{ id: product.id, qty: 999 }] }),
  'cart tax': ({ store }) => store.cart.tax({ destinationZip: zipcode, products: lines(2) }),
  coupon: ({ store }) => store.cart.applyCoupon({ couponCode: 'NONE', products: lines(2) }),
  shipping: ({ store }) => store.shipping.info({ zipcode, products: [{ id: product.id, qty: 2 }] }),
  'shipping of many': ({ store }) =>
    store.shipping.info({ zipcode, products: [{ id: product.id, qty: 999 }] }),
  product: ({ store }) => store.catalog.product({ id: product.id }),
  products: ({ store }) => store.catalog.multiple({ productIds: [product.id] }),
  compare: ({ store }) => store.compare.products({ productIDs: [product.id] }),
  search: ({ store }) => store.search.search({ query: 'furnace', limit: 48 }),
  'price request': ({ store }) =>
    store.repricing.ask({
      products: [{ id: product.id, qty: 1, price: product.price * 0.9 }],
      customerID: null,
      projectID: null,
      reason: 'Match a competitor',
      comments: '',
      responsibleParty: 'Dana Reyes',
    } as never),
  'saved cart': ({ portal }) =>
    portal.savedCarts.create({
      cartName: 'Roof',
      products: [{ id: product.id, qty: 30 }],
      key: `a-key-of-sixteen-letters-${keys++}`,
    } as never),
  'saved carts': ({ portal }) => portal.savedCarts.list({} as never),
  'price lists': ({ portal }) => portal.priceLists.list({}),
}

/** What differs from run to run and says nothing: ids, numbers and links that the store makes up. */
const settled = (answer: unknown): string =>
  JSON.stringify(answer)
    .replaceAll(/QL\d{6}/g, 'QL')
    .replaceAll(/key=[\w-]{43}/g, 'key=')
    .replaceAll(/"(id|cartID|uuid)":("[0-9a-f-]{36}"|\d{1,7}\b)/g, '"id":0')
    .replaceAll(/"hash":"[0-9a-f]{64}"/g, '"hash":""')

async function transcript(who: WhoAsks): Promise<Record<string, string>> {
  await app.database.db.deleteFrom('use_count').execute()
  const client = clientsOf(who)
  const answers: Record<string, string> = {}
  for (const [name, call] of Object.entries(PRICED))
    answers[name] = settled(await answerOf(() => call(client)))
  if (who.signedIn)
    for (const price of prices())
      answers[`quote at ${price}`] = settled(await answerOf(() => quoteAt(client, price)))
  for (const [name, { input }] of Object.entries(PERMISSION_ROWS)) {
    if (/^(signIn|ownAccount|audit|savedCarts|quotes)\./.test(name)) continue
    const [feature = '', endpoint = ''] = name.split('.')
    const calls = Reflect.get(client.portal, feature) as Record<string, (input: unknown) => Promise<unknown>>
    answers[name] = settled(await answerOf(() => calls[endpoint]!(input)))
  }
  return answers
}

const AROUND = 60

/** The calls whose answers differ, each with the text around the first difference. */
const differences = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).flatMap((name) => {
    const [a, b] = [before[name] ?? '', after[name] ?? '']
    if (a === b) return []
    let at = 0
    while (a[at] === b[at]) at++
    const part = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
    return [`${name}: ${part(a)} | ${part(b)}`]
  })

const cost = (cents: number) =>
  sql`update product_cost set cost_cents = ${cents} where product_id = ${product.id}`.execute(app.database.db)
const stock = (units: number) =>
  sql`update stock set available = ${units}, opening = ${units}, sold = 0`.execute(app.database.db)

/** Each figure that neither a shopper nor a contractor may know, and the values between which it moves. */
const HIDDEN: readonly [name: string, values: readonly (() => Promise<unknown>)[]][] = [
  [
    'what a product costs us',
    [0.4, 0.5, 0.8, 2].map((share) => () => cost(Math.round(product.price * share * 100))),
  ],
  [
    'that its cost is unknown',
    [
      () => cost(Math.round(product.price * 50)),
      () => sql`delete from product_cost where product_id = ${product.id}`.execute(app.database.db),
    ],
  ],
  ['units in stock beyond those that are shown', [() => stock(MANY), () => stock(30), () => stock(481_516)]],
  [
    'the credit of another company',
    [0, 1, 999_999_00].map(
      (cents) => () =>
        sql`
          insert into credit_account (company_id, limit_cents, terms_days, status, changed_by, changed_at)
          values (2, ${cents}, 30, 'open', 'Ada', now())
          on conflict (company_id) do update set limit_cents = ${cents}`.execute(app.database.db),
    ),
  ],
]

const ASKERS: Readonly<Record<string, () => WhoAsks>> = {
  'a shopper': () => STRANGER,
  'a contractor': () => whoAsks('contractor', clock.now()),
}

describe.each(Object.keys(ASKERS))('[S3] %s gets the same answers, whatever is', (asker) => {
  test.each(HIDDEN)('%s', async (_, values) => {
    const [first, ...others] = values
    await first!()
    await app.refresh()
    // Some calls keep what they were given, such as a view of a list: from the second time on they are equal.
    await transcript(ASKERS[asker]!())
    const before = await transcript(ASKERS[asker]!())
    expect(Object.keys(before).length).toBeGreaterThan(40)
    for (const move of others) {
      await move()
      await app.refresh()
      expect(differences(before, await transcript(ASKERS[asker]!()))).toEqual([])
    }
  })
})

test('control: staff, who may know the cost, get other answers when it moves', async () => {
  await sql`
    insert into product_cost (product_id, cost_cents, changed_at) values (${product.id}, 1, now())
    on conflict (product_id) do nothing`.execute(app.database.db)
  const answersAt = async (share: number) => {
    await cost(Math.round(product.price * share * 100))
    return transcript(whoAsks('sales', clock.now()))
  }
  const [low, high] = [await answersAt(0.3), await answersAt(0.9)]
  const moved = differences(low, high).map((difference) => difference.split(':')[0])
  expect(moved).toContain('cart check')
  expect(moved.filter((name) => name?.startsWith('quote at')).length).toBeGreaterThan(3)
})
