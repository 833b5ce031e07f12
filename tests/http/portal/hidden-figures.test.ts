import { createRouterClient } from '@orpc/server'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '#api/refusal.ts'
import { ADMINS } from '#features/people/accounts/rules/actions.ts'
import { COST } from '#features/selling/pricing/rules/access.ts'
import { portalRouter } from '#server/http/router.ts'
import { fillOrders } from '#tests/fixtures/database/many-orders.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { dearProduct, desk, HOMEOWNER, quoteContent } from '#tests/fixtures/portal/quotes.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import { PERMISSION_ROWS } from './permission-rows.ts'

// Two stores that differ in one hidden figure alone give the same answers, byte by byte, to all who may not
// see it: no total, count, order or error tells it.

const NOW = new Date('2026-11-28T15:00:00Z')
const { scopes } = COST.read

let app: TestApp
/** an order, and quotes of company 1 and of sales */
let known: (person: Person) => Readonly<Record<string, Readonly<Record<string, unknown>>>>
beforeAll(async () => {
  app = await testApp({ clock: { now: () => NOW } })
  const { db } = app.database
  await demoPeople(db)
  await fillOrders(app.database.url, { orders: 200, now: NOW })
  await setCosts(0.7)
  known = await knownInputs()
}, 240_000)
afterEach(() => Object.assign(COST.read, { scopes }))
afterAll(() => app.close())

/** Every unit costs this share of its price, on file and in each line that was sold. */
async function setCosts(share: number): Promise<void> {
  const { db } = app.database
  await sql`
    insert into product_cost (product_id, cost_cents, changed_at)
    select product_id, (price_cents * ${share}::numeric)::bigint, ${NOW}
    from product_price
    where valid_to is null
    on conflict (product_id) do update set cost_cents = excluded.cost_cents`.execute(db)
  await sql`
    insert into line_cost (order_id, line_no, cost_cents, kept_at)
    select order_id, line_no, (unit_price_cents * ${share}::numeric)::bigint, ${NOW}
    from order_line
    on conflict (order_id, line_no) do update set cost_cents = excluded.cost_cents`.execute(db)
  await db.deleteFrom('figure_day').execute()
}

/** Inputs that name rows of the store, where the matrix of permissions names unknown ones. */
async function knownInputs(): Promise<typeof known> {
  const order = await app.database.db
    .selectFrom('orders')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const product = await dearProduct(app)
  // Below what it costs in one of the stores, and above it in the other.
  const content = quoteContent([{ id: product.id, price: Math.round(product.price * 50) / 100 }])
  const quoteOf = async (person: Person) =>
    (await desk(app, person).quotes.create({ contact: HOMEOWNER, content })).id
  const quotes = { contractor: await quoteOf('contractor'), sales: await quoteOf('sales') }
  const period = { from: '2026-10-01', to: '2026-11-28' }
  return (person) => ({
    'orderDesk.open': { orderID: order.id },
    'orderDesk.previewRefund': { orderID: order.id, amount: 1 },
    'orderDesk.previewEdit': {
      orderID: order.id,
      contact: { phone: '3125550142', phoneExtension: '', phone2: '' },
    },
    'figures.read': period,
    'figures.acts': period,
    'quotes.get': { id: person === 'contractor' ? quotes.contractor : quotes.sales },
    'quotes.priceCheck': { zip: '60614', content },
  })
}

const clientOf = (person: Person) =>
  createRouterClient(portalRouter, {
    context: { ...app.services, ...whoAsks(person), request: makeRequest() },
  })

/** The bytes of an answer, or of a refusal with its sentence and details. */
async function bytesOf(name: string, person: Person): Promise<string> {
  const [feature = '', endpoint = ''] = name.split('.')
  const calls = Reflect.get(clientOf(person), feature) as Record<string, (input: unknown) => Promise<unknown>>
  try {
    const answer = await calls[endpoint]!(known(person)[name] ?? PERMISSION_ROWS[name]?.input)
    return answer instanceof File ? await answer.text() : JSON.stringify(answer)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return JSON.stringify(refusal)
  }
}

/** All answers to a person. Without a fresh second factor, nothing of money is changed. */
async function answersTo(person: Person, names: readonly string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const name of names) answers.set(name, await bytesOf(name, person))
  return answers
}

/** Calls whose answer is new each time: sign-in and its secrets. */
const isNewEachTime = (name: string): boolean => /^(signIn|ownAccount|people)\./.test(name)
const NAMES = Object.keys(PERMISSION_ROWS).filter((name) => !isNewEachTime(name))

const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...one].filter(([name, bytes]) => other.get(name) !== bytes).map(([name]) => name)

describe('[29] what a unit costs us', () => {
  test.each<[Person, 'as the store is' | 'when administrators alone see costs']>([
    ['contractor', 'as the store is'],
    ['sales', 'when administrators alone see costs'],
    ['operations', 'when administrators alone see costs'],
  ])(
    'changes no byte of an answer to %s, %s',
    async (person, who) => {
      if (who !== 'as the store is') Object.assign(COST.read, { scopes: ADMINS })
      await setCosts(0.7)
      // The first time some calls change the store.
      await answersTo(person, NAMES)
      const before = await answersTo(person, NAMES)
      await setCosts(0.2)

      expect(differing(before, await answersTo(person, NAMES))).toEqual([])
    },
    120_000,
  )

  test('control: it changes what those read who may see it', async () => {
    await setCosts(0.7)
    const names = ['figures.read', 'quotes.get', 'quotes.priceCheck']
    const before = await answersTo('admin', names)
    await setCosts(0.2)
    expect(differing(before, await answersTo('admin', names))).toEqual(names)
  })
})

describe('[29] the orders of another company', () => {
  /** Each order that is not of company 1 costs $1,000 more. */
  async function makeDearer(): Promise<void> {
    const { db } = app.database
    await db
      .updateTable('orders')
      .set((eb) => ({
        total_cents: eb('total_cents', '+', 100_000),
        subtotal_cents: eb('subtotal_cents', '+', 100_000),
      }))
      .where((eb) => eb.or([eb('company_id', 'is', null), eb('company_id', '<>', 1)]))
      .execute()
    await db.deleteFrom('figure_day').execute()
  }

  test('change no byte of an answer to a contractor', async () => {
    await answersTo('contractor', NAMES)
    const before = await answersTo('contractor', NAMES)
    await makeDearer()

    expect(differing(before, await answersTo('contractor', NAMES))).toEqual([])
  }, 120_000)

  test('control: they change what operations read', async () => {
    const names = ['figures.read']
    const before = await answersTo('operations', names)
    await makeDearer()
    expect(differing(before, await answersTo('operations', names))).toEqual(names)
  })
})
