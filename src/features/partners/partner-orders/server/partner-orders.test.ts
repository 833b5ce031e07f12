import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/transaction.ts'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { ORDER_EVENTS, type OrderEventKind } from '#features/selling/orders/rules/order-events.ts'
import { noteOrder } from '#features/selling/orders/server/index.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { actorFor, demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { linesOf } from './lines.ts'
import { listPartnerOrders } from './order-list.ts'
import { openPartnerOrder } from './orders.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
const clock = movableClock()
const placed: Partial<Record<Person, string>> = {}

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db, { thermostats: 2 })
  await demoPeople(database.db)
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
  const body = makeBody([{ id: FURNACE, qty: 1 }])
  for (const person of ['contractor', 'foreignContractor', 'sales'] as const) {
    const order = { ...body, purchaseOrder: `PO-${person}` }
    placed[person] = (await shop.checkout(order, undefined, {}, whoAsks(person))).orderID
  }
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const reader = (person: Person) => requirePermission(actorFor(person), ORDER.read)
const idsFor = async (person: Person, filter = {}) =>
  (await listPartnerOrders(database.db, reader(person), filter)).orders.map(({ orderID }) => orderID)

describe('[A-PARTNERORDER] who sees which orders', () => {
  test('a contractor those of the company, staff all', async () => {
    expect(await idsFor('contractor')).toEqual([placed.contractor])
    expect(await idsFor('foreignContractor')).toEqual([placed.foreignContractor])
    expect((await idsFor('sales')).toSorted()).toEqual(Object.values(placed).toSorted())
  })

  test('another company’s order is not found, not even by its exact number', async () => {
    const foreign = placed.foreignContractor!
    expect(await idsFor('contractor', { search: foreign })).toEqual([])
    await expect(openPartnerOrder(database.db, reader('contractor'), foreign)).rejects.toMatchObject({
      status: 404,
    })
    expect(await openPartnerOrder(database.db, reader('admin'), foreign)).toMatchObject({ companyID: 2 })
  })

  test('[29] the history of an order shows its contractor no work of staff', async () => {
    const orderID = placed.contractor!
    const now = clock.now()
    const written = Object.keys(ORDER_EVENTS) as OrderEventKind[]
    const note = { orderId: orderID, actor: actorFor('operations'), now, audit: 'none' as const }
    await inTransaction(
      database.db,
      async (trx) => {
        for (const kind of written) await noteOrder(trx, { ...note, kind, reason: `own ${kind}` })
      },
      'busy',
    )
    const shown = async (person: Person) =>
      (await openPartnerOrder(database.db, reader(person), orderID)).history.flatMap(({ kind, reason }) =>
        reason.startsWith('own') ? [kind] : [],
      )
    const ofBuyers = written.filter((kind) => ORDER_EVENTS[kind] === 'buyer')
    expect(await shown('contractor')).toEqual(ofBuyers)
    expect(ofBuyers).toContain('shipped')
    expect(ofBuyers).not.toContain('mailed_again')
    await database.db.deleteFrom('order_event').where('reason', 'like', 'own %').execute()
  })

  test('search by own number and by order number', async () => {
    expect(await idsFor('sales', { search: 'po-contr' })).toEqual([placed.contractor])
    expect(await idsFor('sales', { search: placed.sales!.toLowerCase() })).toEqual([placed.sales])
    expect(await idsFor('sales', { search: '%' })).toEqual([])
  })

  test('only the orders that are named, and of these only those in scope', async () => {
    const ids = [placed.contractor, placed.foreignContractor, 'NOSUCHORDER12'].join(',')
    expect((await idsFor('sales', { ids })).toSorted()).toEqual(
      [placed.contractor, placed.foreignContractor].toSorted(),
    )
    expect(await idsFor('contractor', { ids })).toEqual([placed.contractor])
    expect(await idsFor('sales', { ids, search: placed.contractor })).toEqual([placed.contractor])
  })

  test('a name of hundreds of orders: the newest first, page by page, in scope alone', async () => {
    const many = 320
    await sql`
      insert into orders (id, attempt_key, state, version, payment_method, email, phone, billing, shipping,
        postal, shipping_method, subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents,
        tax_rate, created_at, company_id)
      select 'MANY' || lpad(n::text, 8, '0'), 'many-' || n, 'cancelled', 1, 'check', 'many@example.com',
        '3125550100', '{}', '{"name": "Wanda Many"}', '60614', '{}', 0, 0, 0, 0, 0, 0,
        ${clock.now()}::timestamptz - n * interval '1 hour', n % 2 + 1
      from generate_series(1, ${many}) n`.execute(database.db)

    const read: string[] = []
    for (let after: string | undefined; ; ) {
      const page = await listPartnerOrders(database.db, reader('sales'), { search: 'wanda m', after })
      read.push(...page.orders.map(({ orderID }) => orderID))
      if (page.next === null) break
      after = page.next
    }
    const numbers = Array.from({ length: many }, (_, n) => `MANY${String(n + 1).padStart(8, '0')}`)
    const own = numbers.filter((_, n) => (n + 1) % 2 === 0)
    expect(read).toEqual(numbers)
    expect(await idsFor('contractor', { search: 'wanda' })).toEqual(own.slice(0, 50))
    await database.db.deleteFrom('orders').where('email', '=', 'many@example.com').execute()
  })

  test('[F11] attempts without a payment have a filter, and say whether it was declined', async () => {
    const tries = ['LEFTOPEN00001', 'DECLINED00001', 'EXPIRED000001']
    await sql`
      insert into orders (id, attempt_key, state, version, payment_method, email, phone, billing, shipping,
        postal, shipping_method, subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents,
        tax_rate, created_at, company_id)
      select id, id, case when id like 'EXP%' then 'cancelled' else 'pending' end, 1, 'creditCard',
        'left@example.com', '3125550100', '{}', '{}', '60614', '{}', 0, 0, 0, 0, 0, 0, ${clock.now()}, 1
      from unnest(${tries}::text[]) id`.execute(database.db)
    await sql`
      insert into order_event (order_id, version, kind, from_state, to_state, actor, happened_at)
      values ('EXPIRED000001', 1, 'cancelled', 'pending', 'cancelled', 'expiry', ${clock.now()})`.execute(
      database.db,
    )
    await sql`
      insert into payment_attempt (id, order_id, method, provider, amount_cents, status, idempotency_key,
        created_at, updated_at)
      values (gen_random_uuid(), 'DECLINED00001', 'creditCard', 'x', 1, 'declined', 'declined-key',
        ${clock.now()}, ${clock.now()})`.execute(database.db)

    const list = (filter: object) => listPartnerOrders(database.db, reader('sales'), filter)
    const { orders } = await list({ state: 'abandoned' })
    const first = await list({ state: 'abandoned', limit: 2 })
    const rest = await list({ state: 'abandoned', limit: 2, after: first.next! })

    expect(Object.fromEntries(orders.map(({ orderID, unpaid }) => [orderID, unpaid]))).toEqual({
      LEFTOPEN00001: 'abandoned',
      DECLINED00001: 'declined',
      EXPIRED000001: 'abandoned',
    })
    expect([first.orders.length, rest.orders.length, rest.next]).toEqual([2, 1, null])
    // A link from before the lists had one cursor.
    const oldLink = first.next!.split('~').toReversed().join('~')
    expect(await list({ state: 'abandoned', limit: 2, after: oldLink })).toEqual(rest)
    expect((await idsFor('sales')).toSorted()).toEqual(Object.values(placed).toSorted())
    expect(await idsFor('sales', { search: 'LEFTOPEN00001' })).toEqual(['LEFTOPEN00001'])
    expect((await list({})).orders.every(({ unpaid }) => unpaid === null)).toBe(true)
    for (const table of ['payment_attempt', 'order_event'] as const)
      await database.db.deleteFrom(table).where('order_id', 'in', tries).execute()
    await database.db.deleteFrom('orders').where('id', 'in', tries).execute()
  })

  test('a short page names the place of the next one', async () => {
    const first = await listPartnerOrders(database.db, reader('sales'), { limit: 2 })
    const rest = await idsFor('sales', { after: first.next })
    expect(first.orders).toHaveLength(2)
    expect([...first.orders.map(({ orderID }) => orderID), ...rest].toSorted()).toEqual(
      Object.values(placed).toSorted(),
    )
  })
})

describe('a pasted list', () => {
  const lines = (text: string) =>
    linesOf({ db: database.db, actor: actorFor('contractor'), now: clock.now() }, text)

  test('numbers, quantities, and a problem for each line that has one', async () => {
    const { lines: read, products } = await lines(`Model,Qty\nsf96 80, 2\n${THERMOSTAT}\nNOPE-1\nST-1,5`)

    expect(read.map(({ line, product, problem }) => [line, product?.id ?? null, problem])).toEqual([
      [2, FURNACE, null],
      [3, THERMOSTAT, null],
      [4, null, expect.stringContaining('don’t carry')],
      [5, THERMOSTAT, expect.stringContaining('don’t have this many')],
    ])
    expect(products).toEqual([
      { id: FURNACE, qty: 2 },
      { id: THERMOSTAT, qty: 1 },
    ])
  })

  test('a discontinued model names what we sell instead', async () => {
    await database.db
      .updateTable('product')
      .set({ withdrawn_at: clock.now() })
      .where('id', '=', FURNACE)
      .execute()
    await database.db
      .insertInto('product_relation')
      .values({ product_id: FURNACE, kind: 'also_consider', related_id: THERMOSTAT, page: null })
      .execute()
    const [line] = (await lines('SF96-80')).lines
    await database.db.updateTable('product').set({ withdrawn_at: null }).where('id', '=', FURNACE).execute()
    expect(line).toMatchObject({
      problem: 'This model is no longer sold.',
      substitutes: [{ id: THERMOSTAT }],
    })
  })

  test('a model of another maker: ours of the nearest size, or what staff named', async () => {
    await database.db
      .updateTable('product')
      .set({ type: 'gas-furnace', attributes: JSON.stringify({ [ATTR.inputBtu]: 80_000 }) })
      .where('id', '=', FURNACE)
      .execute()
    const [bySize] = (await lines('GMVC960803BN')).lines
    expect(bySize).toMatchObject({
      product: null,
      substitutes: [{ id: FURNACE }],
      why: expect.stringContaining('Goodman'),
    })

    await database.db
      .insertInto('search_word')
      .values({
        kind: 'replaced',
        said: 'gmvc960803bn',
        means: 'ST-1',
        brand: 'Goodman',
        source: 'calls in June',
        position: 0,
      })
      .execute()
    const [byStaff] = (await lines('gmvc960803bn')).lines
    expect(byStaff).toMatchObject({
      substitutes: [{ id: THERMOSTAT }],
      why: expect.stringContaining('calls in June'),
    })
  })

  test('201 lines are refused', async () => {
    await expect(lines('ST-1\n'.repeat(201))).rejects.toMatchObject({ code: 'too_many_lines' })
  })
})
