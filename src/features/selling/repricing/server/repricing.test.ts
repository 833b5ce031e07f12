import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INSIDE_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { internalFigures } from '#features/selling/cart/server/internal-figures.ts'
import { publicPrices, writeCosts } from '#features/selling/pricing/server/index.ts'
import { type Cents, fromWire, subtract, toCents, ZERO } from '#lib/money.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { actorFor, demoPeople } from '#tests/fixtures/portal/people.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { REPRICING } from '../rules/access.ts'
import { grossProfit } from '../rules/repricing.ts'
import { askPrices } from './ask.ts'
import { decideRequest, spendRequest } from './requests.ts'

let database: TestDatabase
const clock = movableClock()
const SECOND_ADMIN = 6

beforeAll(async () => {
  database = await makeDatabase()
  await fillStock(database.db)
  await demoPeople(database.db)
  await sql`
    insert into account (id, role, email, name, created_at)
    overriding system value
    values (${SECOND_ADMIN}, 'admin', 'eve@alpine.example', 'Eve', now())`.execute(database.db)
  await writeCosts(database.db, [{ productId: FURNACE, cost: toCents(1_000_00) }], clock.now())
})
afterAll(() => database.drop())

const sales = () => requirePermission(actorFor('sales'), REPRICING.reprice)
const ada = () => requirePermission(actorFor('admin'), REPRICING['approve-price'])
const eve = () =>
  requirePermission(
    { kind: 'staff', role: 'admin', name: 'Eve', id: SECOND_ADMIN },
    REPRICING['approve-price'],
  )

const ask = (permission = sales()) =>
  askPrices(database.db, permission, {
    products: [{ id: FURNACE, qty: 1, price: toCents(1_050_00) }],
    customerID: null,
    projectID: null,
    shipping: { quoted: ZERO, given: ZERO },
    reason: 'Match a competitor',
    comments: '',
    responsibleParty: 'Dana Reyes',
    now: clock.now(),
  })

const decision = (id: number, to: 'approved' | 'refused') => ({
  id,
  decision: to,
  note: '',
  now: clock.now(),
})
const stateOf = async (id: number) =>
  (
    await database.db
      .selectFrom('price_request')
      .select(['state', 'decided_by'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state
const decisionsOf = async (id: number) =>
  (
    await database.db
      .selectFrom('audit_event')
      .select('after')
      .where('action', '=', 'orders.approve-price')
      .where('entity_id', '=', String(id))
      .execute()
  ).length

const outcomes = async (runs: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(runs)).map((each) =>
    each.status === 'fulfilled' ? 'done' : (each.reason as { code: string }).code,
  )

describe('two people decide at once', () => {
  test('one decision is made, and one line of the audit log is written', async () => {
    const { id } = await ask()
    const results = await outcomes([
      decideRequest(database.db, ada(), decision(id, 'approved')),
      decideRequest(database.db, eve(), decision(id, 'refused')),
    ])
    expect(results.toSorted()).toEqual(['decided', 'done'])
    expect(await decisionsOf(id)).toBe(1)
  })

  test('control: reading first and writing later makes two decisions', async () => {
    const { id } = await ask()
    // Both have read before either writes, also on a busy machine.
    const read = [stateOf(id), stateOf(id)]
    const naive = async (who: number, state: 'approved' | 'refused') => {
      if ((await Promise.all(read)).some((each) => each !== 'waiting')) return false
      await database.db
        .updateTable('price_request')
        .set({ state, decided_by: who, decided_by_name: 'x', decided_at: clock.now() })
        .where('id', '=', id)
        .execute()
      return true
    }
    const both = await Promise.all([naive(5, 'approved'), naive(SECOND_ADMIN, 'refused')])
    expect(both).toEqual([true, true])
  })
})

test('the same decision sent again by the same person gets the same answer', async () => {
  const { id } = await ask()
  const first = await decideRequest(database.db, ada(), decision(id, 'approved'))
  const again = await decideRequest(database.db, ada(), decision(id, 'approved'))
  expect(again).toEqual(first)
  expect(await decisionsOf(id)).toBe(1)
})

test('no one approves prices that they asked for', async () => {
  const { id } = await ask(requirePermission(actorFor('admin'), REPRICING.reprice))
  await expect(decideRequest(database.db, ada(), decision(id, 'approved'))).rejects.toMatchObject({
    code: 'own_request',
    status: 403,
  })
  expect(await stateOf(id)).toBe('waiting')
})

test('a request whose time is over is not approved', async () => {
  const { id } = await ask()
  await database.db
    .updateTable('price_request')
    .set({ expires_at: clock.now() })
    .where('id', '=', id)
    .execute()
  await expect(decideRequest(database.db, ada(), decision(id, 'approved'))).rejects.toMatchObject({
    code: 'expired',
  })
})

test.each([
  ['taken away', { role: 'operations' as const }, { role: 'admin' as const }],
  ['ended with the account', { disabled_at: new Date() }, { disabled_at: null }],
])('a role that was %s after the request began decides nothing', async (_, taken, back) => {
  const { id } = await ask()
  const permission = eve()
  const change = (set: object) =>
    database.db.updateTable('account').set(set).where('id', '=', SECOND_ADMIN).execute()
  await change(taken)
  await expect(decideRequest(database.db, permission, decision(id, 'approved'))).rejects.toMatchObject({
    code: 'forbidden',
    status: 403,
  })
  await change(back)
  expect(await stateOf(id)).toBe('waiting')
})

test('a role that is being taken away waits for the decision, or the decision for it', async () => {
  const { id } = await ask()
  const [decided] = await outcomes([
    decideRequest(database.db, eve(), decision(id, 'approved')),
    database.db.updateTable('account').set({ role: 'operations' }).where('id', '=', SECOND_ADMIN).execute(),
  ])
  expect(await stateOf(id)).toBe(decided === 'done' ? 'approved' : 'waiting')
  await database.db.updateTable('account').set({ role: 'admin' }).where('id', '=', SECOND_ADMIN).execute()
})

test('ten orders at once share no prices: one gets them', async () => {
  const { id } = await ask()
  const { content } = await decideRequest(database.db, ada(), decision(id, 'approved'))
  const orderIds = Array.from({ length: 10 }, (_, index) => `REPRICE${index}`)
  for (const orderId of orderIds)
    await sql`
      insert into orders (
        id, attempt_key, state, version, payment_method, email, phone, billing, shipping, postal,
        shipping_method, subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents, tax_rate,
        created_at
      )
      values (
        ${orderId}, ${orderId}, 'pending', 1, 'check', 'a@example.com', '3125550142', '{}', '{}', '60614',
        '{}', 1, 0, 0, 0, 1, 0, ${clock.now()}
      )`.execute(database.db)
  const results = await outcomes(
    orderIds.map((orderId) =>
      database.db
        .transaction()
        .execute((trx) => spendRequest(trx, { id, content, now: clock.now(), orderId })),
    ),
  )
  expect(results.filter((each) => each === 'done')).toHaveLength(1)
  expect(results.filter((each) => each === 'price_used')).toHaveLength(9)
})

describe('a service without a known cost', () => {
  const ids = [FURNACE, INSIDE_DELIVERY]
  const withService = (service: { price?: Cents }, given = ZERO) =>
    askPrices(database.db, sales(), {
      products: [
        { id: FURNACE, qty: 1 },
        { id: INSIDE_DELIVERY, qty: 1, ...service },
      ],
      customerID: null,
      projectID: null,
      shipping: { quoted: toCents(100_00), given },
      reason: 'Match a competitor',
      comments: '',
      responsibleParty: 'Dana Reyes',
      now: clock.now(),
    })

  test('makes up for no loss of the cart, and the cart of staff shows the same profit', async () => {
    const book = await publicPrices(database.db).priceBook(ids, clock.now())
    const cost = subtract(book.get(FURNACE)!.price, toCents(5_00))
    await writeCosts(database.db, [{ productId: FURNACE, cost }], clock.now())
    const row = await withService({}, toCents(10_00))
    expect(row.state).toBe('waiting')
    const figures = await internalFigures(
      { db: database.db, actor: actorFor('sales') },
      ids.map((id) => ({ id, quantity: 1 })),
      book,
    )
    expect(fromWire(figures!.grossProfit!)).toBe(grossProfit(row.lines, ZERO))
    expect(grossProfit(row.lines, ZERO)).toBe(5_00)
  })

  test('is not sold for less', async () => {
    await expect(withService({ price: toCents(1_00) })).rejects.toMatchObject({ code: 'price_refused' })
  })
})
