import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestLink } from '#features/partners/quotes/server/guest-link.ts'
import { DAY_MS } from '#lib/dates.ts'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway } from '#tests/fixtures/providers/payment-ledger.ts'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { openShop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, THERMOSTAT } from '#tests/fixtures/shop/products.ts'

let stage: DeskStage
beforeAll(async () => {
  stage = await deskStage()
})
afterAll(() => stage.close())

const desk = (person?: Person) => stage.desk(person)
const byCard = () => stage.byCard({ furnaces: 2, thermostats: 1 })
const open = (orderID: string) => desk().open({ orderID })
const eventsOf = async (orderID: string) =>
  (await desk().timeline({ orderID })).entries.filter((entry) => entry.source === 'event')
const ONE_MORE = [{ productID: FURNACE, quantity: 3 }]

type Lines = { productID: string; quantity: number }[]
type Press = Parameters<ReturnType<typeof desk>['quoteAdded']>[0]

/** The form as its person has it after the first press. */
async function formOf(orderID: string, lines: Lines = ONE_MORE): Promise<Press> {
  const { version: seen } = await open(orderID)
  const { after, quote } = await desk().previewEdit({ orderID, lines })
  if (!quote) throw new Error('no quote is offered')
  return { orderID, seen, lines, key: randomUUID(), expected: after.sums.total, quoteTotal: quote.total }
}
const quotesOf = (orderID: string) =>
  stage.db.selectFrom('quote').selectAll().where('added_to', '=', orderID).orderBy('id').execute()
const auditOf = (entity: string, id: string) =>
  stage.db
    .selectFrom('audit_event')
    .select(['action', 'actor_name'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()

describe('[29] a quote for what is added', () => {
  test('sales and contractors are refused, and nothing is made', async () => {
    const orderID = await byCard()
    const form = await formOf(orderID)
    for (const person of ['sales', 'contractor', 'foreignContractor'] as const)
      await expect(desk(person).quoteAdded(form)).rejects.toMatchObject({ status: 403 })
    await expect(desk('sales').previewEdit({ orderID, lines: ONE_MORE })).rejects.toMatchObject({
      status: 403,
    })
    expect(await quotesOf(orderID)).toEqual([])
  })

  test('the first press shows the added units at today’s price, and changes nothing', async () => {
    const orderID = await byCard()
    const before = await open(orderID)
    await stage.db
      .updateTable('order_line')
      .set({ unit_price_cents: 1_000_00 })
      .where('order_id', '=', orderID)
      .where('product_id', '=', FURNACE)
      .execute()
    const seen = await desk().previewEdit({ orderID, lines: ONE_MORE })
    expect(seen.quote).toMatchObject({
      lines: [{ productID: FURNACE, quantity: 1, price: 1299.99 }],
      hasRest: false,
    })
    expect(seen.after).toEqual(seen.before)
    expect((await open(orderID)).version).toBe(before.version)
    expect(await quotesOf(orderID)).toEqual([])
  })

  test('the second press sends it to the order’s buyer, and order, history and mail say so', async () => {
    const orderID = await byCard()
    const before = await open(orderID)
    const form = await formOf(orderID)
    const sent = await desk().quoteAdded(form)
    expect(sent).toMatchObject({ result: 'sent', total: form.quoteTotal })

    const [quote] = await quotesOf(orderID)
    expect(quote).toMatchObject({
      number: sent.quote,
      state: 'sent',
      source: 'order',
      contact_name: before.shipTo.name,
      contact_email: before.buyer.email,
      contact_zip: before.shipTo.postcode,
      total_cents: Math.round(form.quoteTotal * 100),
    })
    const after = await open(orderID)
    expect(after).toMatchObject({
      version: before.version + 1,
      sums: before.sums,
      lines: before.lines,
      additions: [{ number: sent.quote, state: 'sent', total: form.quoteTotal, orderID: null }],
    })
    const [newest] = await eventsOf(orderID)
    expect(newest).toMatchObject({ kind: 'quote_sent', by: 'Omar Haddad' })
    expect(newest?.reason).toMatch(`Quote ${sent.quote} of $`)
    expect(await auditOf('order', orderID)).toHaveLength(1)
    expect((await auditOf('quote', sent.quote)).map(({ action }) => action)).toEqual([
      'quotes.create',
      'quotes.send',
    ])
    const mails = await stage.db
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('dedupe_key', '=', `quote-sent:${quote?.id}:1`)
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('pressed twice at once or later it makes one quote', async () => {
    const orderID = await byCard()
    const form = await formOf(orderID)
    const both = await Promise.all([desk().quoteAdded(form), desk().quoteAdded(form)])
    const again = await desk().quoteAdded(form)
    const withoutVersion = await desk().quoteAdded({ ...form, seen: undefined })
    expect(new Set([...both, again, withoutVersion].map(({ quote }) => quote)).size).toBe(1)
    expect([...both, again, withoutVersion].filter(({ result }) => result === 'sent')).toHaveLength(1)
    expect(await quotesOf(orderID)).toHaveLength(1)

    // The control: another form, without the version that its person saw, sends another quote.
    await desk().quoteAdded({ ...form, seen: undefined, key: randomUUID() })
    expect(await quotesOf(orderID)).toHaveLength(2)
  })

  test('another version, another order’s key and other amounts are refused', async () => {
    const orderID = await byCard()
    const form = await formOf(orderID)
    await desk().hold({ orderID, seen: form.seen, reason: 'asked to wait' })
    await expect(desk().quoteAdded(form)).rejects.toMatchObject({ code: 'changed' })
    const now = await formOf(orderID)
    for (const wrong of [{ quoteTotal: 1 }, { expected: 1 }])
      await expect(desk().quoteAdded({ ...now, ...wrong })).rejects.toMatchObject({ code: 'amount_changed' })
    await desk().quoteAdded(now)
    const other = await formOf(await byCard())
    await expect(desk().quoteAdded({ ...other, key: now.key })).rejects.toMatchObject({ code: 'key_used' })
  })

  test('what the buyer agreed to pay for needs no quote', async () => {
    const orderID = await byCard()
    const form = await formOf(orderID)
    const fewer = [{ productID: FURNACE, quantity: 1 }]
    expect((await desk().previewEdit({ orderID, lines: fewer })).quote).toBeNull()
    await expect(desk().quoteAdded({ ...form, lines: fewer })).rejects.toMatchObject({
      code: 'no_quote_needed',
    })
    const check = (await stage.shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))).orderID
    expect((await desk().previewEdit({ orderID: check, lines: ONE_MORE })).quote).toBeNull()
  })

  test('the rest of the edit is saved with it, or neither', async () => {
    const orderID = await byCard()
    const lines = [
      { productID: FURNACE, quantity: 3 },
      { productID: THERMOSTAT, quantity: 0 },
    ]
    const { version, sums } = await open(orderID)
    const form = await formOf(orderID, lines)
    expect(form.expected).toBeLessThan(sums.total)
    const phone = { phone: '312 555 0199', phoneExtension: '', phone2: '' }
    await expect(desk().quoteAdded({ ...form, contact: phone, quoteTotal: 1 })).rejects.toThrow()
    expect(await open(orderID)).toMatchObject({ version, sums })

    const sent = await desk().quoteAdded({ ...form, contact: phone })
    const after = await open(orderID)
    const kinds = (await eventsOf(orderID)).map(({ kind }) => kind)
    expect(kinds.slice(0, 2)).toEqual(['quote_sent', 'edited'])
    expect(after.lines.map(({ productID, qty }) => [productID, qty])).toEqual([[FURNACE, 2]])
    expect(after).toMatchObject({ sums: { total: form.expected }, buyer: { phone: '312 555 0199' } })
    expect((await quotesOf(orderID))[0]).toMatchObject({
      number: sent.quote,
      contact_phone: '(312) 555-0199',
    })
  })

  test('a mailbox gets at most five quotes a day', async () => {
    const orderID = await byCard()
    const email = `${randomUUID()}@example.com`
    await stage.db.updateTable('orders').set({ email }).where('id', '=', orderID).execute()
    const gateway = ledgerGateway(stage.ledger.url)
    const tight = openShop({ db: stage.db, clock: stage.clock, gateway, buyingLimitsTimes: 1 })
    const limited = stage.desk('operations', tight.services)
    for (let sent = 0; sent < 5; sent++) await limited.quoteAdded(await formOf(orderID))
    await expect(limited.quoteAdded(await formOf(orderID))).rejects.toMatchObject({ status: 429 })
    expect(await quotesOf(orderID)).toHaveLength(5)
  })

  test('paid, it is an order with the addresses of the first, and each names the other', async () => {
    const orderID = await byCard()
    const sent = await desk().quoteAdded(await formOf(orderID))
    const [quote] = await quotesOf(orderID)
    const customer = customerOf(stage.shop)
    const key = new URL(guestLink(stage.shop.services.quoteLinks, quote!)).searchParams.get('key') ?? ''
    await customer.open(sent.quote, key)
    const { version, versionHash } = await customer.view(sent.quote)
    const selection = { sectionKey: 'added', lines: [{ key: 'line-1', qty: 1 }] }
    await customer.accept({
      ...{ quoteNumber: sent.quote, version, versionHash, selection, total: sent.total },
      ...{ name: 'Ann Baker', consent: true },
    })
    const toPay = await customer.pay(sent.quote)
    const first = await open(orderID)
    expect(toPay.shipTo).toMatchObject({ street: first.shipTo.address1, zip: first.shipTo.postcode })
    expect(toPay.billTo).toMatchObject({ street: first.billTo.address1 })

    const plain = makeCardBody([{ id: FURNACE, qty: 1 }])
    const placed = await stage.shop.checkout(
      {
        ...plain,
        products: [{ id: FURNACE, qty: 1, price: 1299.99, quoteID: sent.quote }],
        paymentInfo: { ...plain.paymentInfo, amount: sent.total },
      },
      randomUUID(),
      { cookies: customer.cookies },
    )
    expect((await open(orderID)).additions).toMatchObject([{ state: 'ordered', orderID: placed.orderID }])
    expect(await open(placed.orderID)).toMatchObject({
      quote: { number: sent.quote, addsTo: orderID },
      sums: { total: sent.total },
    })
    expect((await open(orderID)).sums).toEqual(first.sums)
  })

  test('when it runs out nothing happens to the first order', async () => {
    const orderID = await byCard()
    await desk().quoteAdded(await formOf(orderID))
    const before = await open(orderID)
    stage.clock.advance(31 * DAY_MS)
    expect(await open(orderID)).toEqual({
      ...before,
      additions: [{ ...before.additions[0], state: 'expired' }],
    })
  })
})
