import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditDecision } from '#features/selling/net-terms/server/index.ts'
import { toCents } from '#lib/money.ts'
import { allJobs } from '#server/jobs/list.ts'
import { breaches } from '#tests/faults/checks/invariants.ts'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'
import { type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { CONTACT, LINK_KEY, QUOTED, sendQuote, twoOptions } from '#tests/fixtures/quotes/sent-quote.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE, LIFTGATE, THERMOSTAT } from '#tests/fixtures/shop/products.ts'

const CYLINDER = '100000007'
const LIMIT = toCents(6_300_00)

let stage: DeskStage
beforeAll(async () => {
  stage = await deskStage()
  const { db } = stage
  const now = stage.clock.now()
  const account = { limit_cents: LIMIT, terms_days: 30, status: 'open' as const }
  await db
    .insertInto('credit_account')
    .values({ company_id: 1, ...account, changed_by: 'test', changed_at: now })
    .execute()
  const { id: _, ...thermostat } = await db
    .selectFrom('product')
    .select(['id', 'category_id', 'brand', 'slug', 'ships_free', 'weight_lb'])
    .where('id', '=', THERMOSTAT)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('product')
    .values({
      ...thermostat,
      ...{ id: CYLINDER, sku: 'R454B', name: 'R-454B cylinder', type: 'refrigerant' },
      ...{ attributes: '{}', freight: '{"mode":"parcel"}', included: '[]' },
    })
    .execute()
  const since = new Date('2026-01-01')
  await db
    .insertInto('product_price')
    .values({ product_id: CYLINDER, price_cents: 200_00, list_price_cents: null, valid_from: since })
    .execute()
  await db
    .insertInto('stock')
    .values({ product_id: CYLINDER, opening: 9, available: 9, restock_on: null })
    .execute()
})
afterAll(async () => {
  expect(await breaches({ db: stage.db, ledger: stage.ledger.entries })).toEqual([])
  await stage.close()
})

const desk = (person?: Person) => stage.desk(person)
const open = (orderID: string) => desk().open({ orderID })
type Edit = Omit<Parameters<ReturnType<typeof desk>['edit']>[0], 'orderID' | 'key' | 'expected'>

async function edit(orderID: string, wanted: Edit) {
  const { after, money } = await desk().previewEdit({ orderID, ...wanted })
  const done = await desk().edit({ orderID, ...wanted, key: randomUUID(), expected: after.sums.total })
  return { ...done, money, total: after.sums.total }
}
const units = (productID: string, quantity: number) => ({ lines: [{ productID, quantity }] })
const byCheck = async (items = [{ id: FURNACE, qty: 1 }], more = {}) =>
  (await stage.shop.checkout(makeBody(items, more))).orderID
const onTerms = async () =>
  (
    await stage.shop.checkout(
      makeBody([{ id: FURNACE, qty: 1 }], {}, 'terms'),
      undefined,
      {},
      whoAsks('contractor'),
    )
  ).orderID
const creditOf = (orderID: string) =>
  stage.db
    .selectFrom('credit_charge')
    .select(['amount_cents', 'captured_cents'])
    .where('order_id', '=', orderID)
    .executeTakeFirstOrThrow()
const stop = (status: 'open' | 'stopped') =>
  stage.db.updateTable('credit_account').set({ status }).where('company_id', '=', 1).execute()

test('[29] net terms: the invoice is for the new total, within the company’s credit', async () => {
  const orderID = await onTerms()
  const more = await edit(orderID, units(FURNACE, 2))
  expect(more.money.kind).toBe('invoiced_later')
  expect((await creditOf(orderID)).amount_cents).toBe(Math.round(more.total * 100))
  const above = edit(orderID, units(FURNACE, 9))
  await expect(above).rejects.toMatchObject({ code: 'terms_over_limit' })
  await stop('stopped')
  await expect(edit(orderID, units(FURNACE, 3))).rejects.toMatchObject({ code: 'terms_stopped' })
  // Less needs no credit.
  const less = await edit(orderID, units(FURNACE, 1))
  await stop('open')
  await desk().ship({ orderID, carrier: 'UPS', tracking: '1Z1' })
  await allJobs(stage.shop.services, {})
    .find(({ name }) => name === 'move-money')!
    .run()
  const billed = await creditOf(orderID)
  expect(billed).toEqual({
    amount_cents: Math.round(less.total * 100),
    captured_cents: Math.round(less.total * 100),
  })
})

test('[29] net terms: two orders that are raised at once stay within the limit', async () => {
  const orders = [await onTerms(), await onTerms()]
  const { used } = await stage.db
    .selectFrom('credit_position')
    .select((eb) => eb.fn.sum<number>('owed_cents').as('used'))
    .executeTakeFirstOrThrow()
  const left = LIMIT - Number(used)
  const { after, before } = await desk().previewEdit({ orderID: orders[0]!, ...units(FURNACE, 2) })
  const more = toCents(Math.round((after.sums.total - before.sums.total) * 100))
  expect([more <= left, 2 * more > left]).toEqual([true, true])
  // The control: both look first, and each is told that there is enough for it.
  const looks = orders.map(() => creditDecision(stage.db, 1, more, stage.clock.now()))
  expect((await Promise.all(looks)).map(({ kind }) => kind)).toEqual(['granted', 'granted'])
  const results = await Promise.allSettled(orders.map((orderID) => edit(orderID, units(FURNACE, 2))))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('[29] refrigerant is added only with a certificate, which staff verify before it ships', async () => {
  const orderID = await byCheck()
  const wanted = units(CYLINDER, 1)
  await expect(edit(orderID, wanted)).rejects.toMatchObject({
    code: 'edit_certificate',
    details: { issues: [{ path: 'epaCertificate' }] },
  })
  await edit(orderID, { ...wanted, epaCertificate: '608-123456' })
  await desk().receiveCheck({ orderID, reference: '1' })
  expect((await open(orderID)).certificate).toMatchObject({ number: '608-123456', state: 'waiting' })
  const all = desk().ship({ orderID, carrier: 'UPS', tracking: '1Z2' })
  await expect(all).rejects.toMatchObject({ code: 'certificate_waiting' })
  // Removed again, it holds nothing back.
  await edit(orderID, units(CYLINDER, 0))
  await desk().ship({ orderID, carrier: 'UPS', tracking: '1Z2' })
  expect((await open(orderID)).state).toBe('shipped')
})

test('[29] a coupon below its minimum gives nothing, and gives again after an undo', async () => {
  const coupon = { code: 'BIGTEN', kind: 'percent' as const, value: 10, minimum_cents: 2_000_00 }
  const starts_at = new Date('2026-01-01')
  await stage.db
    .insertInto('coupon')
    .values({ ...coupon, starts_at, usage_limit: 1 })
    .execute()
  const orderID = await byCheck([{ id: FURNACE, qty: 2 }], { discounts: { couponCode: 'BIGTEN' } })
  const before = await open(orderID)
  const { version = 0 } = await edit(orderID, units(FURNACE, 1))
  expect((await open(orderID)).sums).toMatchObject({ subTotal: 1299.99, discount: 0 })
  await desk().undoEdit({ orderID, key: randomUUID(), version })
  expect((await open(orderID)).sums).toEqual(before.sums)
})

test('[29] a service goes with the last product that offers it, and comes back with an undo', async () => {
  const orderID = await byCheck([
    { id: FURNACE, qty: 1 },
    { id: THERMOSTAT, qty: 1 },
    { id: LIFTGATE, qty: 1 },
  ])
  const products = async () => (await open(orderID)).lines.map(({ productID }) => productID).toSorted()
  const { version = 0 } = await edit(orderID, units(FURNACE, 0))
  expect(await products()).toEqual([THERMOSTAT])
  await desk().undoEdit({ orderID, key: randomUUID(), version })
  expect(await products()).toEqual([FURNACE, THERMOSTAT, LIFTGATE].toSorted())
})

test('[29] an order from a quote keeps its prices, and what is added costs the price of today', async () => {
  const now = stage.clock.now()
  const sent = await sendQuote(stage.db, { number: 'QL777001', content: twoOptions(), now })
  const customer = customerOf(stage.shop)
  await customer.open('QL777001', `${LINK_KEY}-QL777001`)
  const selection = { sectionKey: 'a', lines: [{ key: 'f', qty: 1 }] }
  const { total } = await customer.price({ quoteNumber: 'QL777001', selection })
  const seen = { quoteNumber: 'QL777001', version: sent.version, versionHash: sent.hash }
  await customer.accept({ ...seen, selection, total, name: CONTACT.name, consent: true })
  const toPay = await customer.pay('QL777001')
  const plain = makeBody([])
  const { orderID } = await stage.shop.checkout(
    {
      ...plain,
      paymentInfo: { ...plain.paymentInfo, amount: toPay.total },
      products: toPay.lines.map((line) => ({ ...line, quoteID: 'QL777001' })),
      shippingMethod: { cost: 0, type: toPay.shippingType ?? 'standard' },
      agreedTotal: toPay.total,
    },
    undefined,
    { cookies: customer.cookies },
  )
  await edit(orderID, {
    lines: [
      { productID: FURNACE, quantity: 2 },
      { productID: THERMOSTAT, quantity: 1 },
    ],
  })
  const { lines, sums } = await open(orderID)
  expect(lines.map(({ productID, qty, price }) => [productID, qty, price])).toEqual([
    [FURNACE, 2, QUOTED.furnace / 100],
    [THERMOSTAT, 1, 149.5],
  ])
  expect(sums.shipping).toBe(0)
})
