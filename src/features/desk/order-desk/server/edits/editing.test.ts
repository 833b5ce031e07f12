import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE, THERMOSTAT } from '#tests/fixtures/shop/products.ts'

let stage: DeskStage
beforeAll(async () => {
  stage = await deskStage()
  const place = { city: 'Peoria', state: 'IL', county: 'Peoria', county_fips: '17143', lat: 40.7, lng: -89.6 }
  await stage.db
    .insertInto('zip_place')
    .values({ zip: '61602', ...place })
    .execute()
})
afterAll(() => stage.close())

const desk = (person?: Person) => stage.desk(person)
const items = { furnaces: 2, thermostats: 1 }
const byCheck = () => stage.byCheck(items)
const byCard = () => stage.byCard(items)

const CHICAGO = {
  name: 'Ann Baker',
  address1: '2400 N Clark St',
  city: 'Chicago',
  state: 'IL',
  postcode: '60614',
}
const NEXT_DOOR = { ...CHICAGO, address1: '2402 N Clark St' }
/** It has the rate of its state, which is lower than Chicago's. */
const PEORIA = { ...CHICAGO, address1: '1 Main St', city: 'Peoria', postcode: '61602' }

type Edit = Omit<Parameters<ReturnType<typeof desk>['edit']>[0], 'orderID' | 'key' | 'expected'>

/** Looks at an edit, and saves what was shown. */
async function edit(orderID: string, wanted: Edit, person: Person = 'operations') {
  const { seen, ...what } = wanted
  const { after } = await desk(person).previewEdit({ orderID, ...what })
  return desk(person).edit({ orderID, seen, ...what, key: randomUUID(), expected: after.sums.total })
}
const open = (orderID: string) => desk().open({ orderID })
const entriesOf = async (orderID: string) => (await desk().timeline({ orderID })).entries
const mailsAbout = async (orderID: string) =>
  (await entriesOf(orderID)).flatMap((entry) => (entry.source === 'mail' ? [entry.kind] : []))

describe('[29] address, phone and day', () => {
  test('an address next door changes no money, and history and mail say what changed', async () => {
    const orderID = await byCard()
    const before = await open(orderID)
    const { version } = await edit(orderID, {
      shipTo: NEXT_DOOR,
      contact: { phone: '312 555 0199', phoneExtension: '12', phone2: '' },
    })
    const after = await open(orderID)
    expect(after).toMatchObject({
      version,
      shipTo: { address1: '2402 N Clark St', deliveryType: before.shipTo.deliveryType },
      billTo: { address1: '2400 N Clark St' },
      buyer: { phone: '312 555 0199', extension: '12' },
      sums: before.sums,
      delivery: before.delivery,
    })
    expect((await entriesOf(orderID)).find(({ source }) => source === 'event')).toMatchObject({
      kind: 'edited',
      edit: {
        before: { shipTo: { address1: '2400 N Clark St' }, contact: { phone: '3125550142' } },
        after: { shipTo: { address1: '2402 N Clark St' } },
      },
    })
    expect(await mailsAbout(orderID)).toContain('edited')
  })

  test('another place has its own tax, and the card is charged the new total at shipping', async () => {
    const orderID = await byCard()
    const { sums } = await open(orderID)
    const seen = await desk().previewEdit({ orderID, shipTo: PEORIA })
    expect(seen.after.sums.tax).toBeLessThan(sums.tax)
    expect(seen.money.kind).toBe('charged_later')
    expect((await open(orderID)).sums).toEqual(sums)

    await edit(orderID, { shipTo: PEORIA })
    await desk().ship({ orderID, carrier: 'UPS', tracking: '1Z1' })
    const { money } = await open(orderID)
    expect(money.at(-1)).toMatchObject({ kind: 'capture', amount: seen.after.sums.total })
  })

  test('a check has to be for the new total', async () => {
    const orderID = await byCheck()
    await edit(orderID, { shipTo: PEORIA })
    await desk().receiveCheck({ orderID, reference: '1042' })
    const { money, sums } = await open(orderID)
    expect(money).toMatchObject([{ kind: 'capture', amount: sums.total }])
  })

  test('a later day moves the promise and no money; a past day is refused at its field', async () => {
    const orderID = await byCard()
    const before = await open(orderID)
    const later = new Date(stage.clock.now().getTime() + 9 * 86_400_000).toISOString().slice(0, 10)
    await edit(orderID, { shipOn: later })
    const after = await open(orderID)
    expect(after.delivery.shipsOn! >= later).toBe(true)
    expect(after.delivery.arrivesFrom! > before.delivery.arrivesFrom!).toBe(true)
    expect(after.sums).toEqual(before.sums)
    await expect(edit(orderID, { shipOn: '2026-01-02' })).rejects.toMatchObject({
      code: 'day_passed',
      details: { issues: [{ path: 'shipOn' }] },
    })
  })

  test.each([
    ['a post box', { shipTo: { ...CHICAGO, address1: 'PO Box 12' } }],
    ['no street', { shipTo: { ...CHICAGO, address1: '' } }],
    ['a phone of nine digits', { contact: { phone: '312555014', phoneExtension: '', phone2: '' } }],
    ['a ZIP code that is none', { shipTo: { ...CHICAGO, postcode: '6061' } }],
    ['a state that the ZIP code does not reach', { shipTo: { ...CHICAGO, state: 'CA' } }],
    ['nothing', {}],
  ])('refused as a checkout refuses it: %s', async (_, wanted) => {
    const orderID = await byCheck()
    const { version } = await open(orderID)
    await expect(edit(orderID, wanted)).rejects.toThrow()
    expect((await open(orderID)).version).toBe(version)
  })

  test('it can be undone, also twice, and only once at a time', async () => {
    const orderID = await byCard()
    const before = await open(orderID)
    const { version = 0 } = await edit(orderID, { shipTo: PEORIA })
    const key = randomUUID()
    const undo = { orderID, seen: version, key, version }
    expect(await Promise.all([desk().undoEdit(undo), desk().undoEdit(undo)])).toContainEqual({
      result: 'repeated',
    })
    const after = await open(orderID)
    expect(after.shipTo).toEqual(before.shipTo)
    expect(after.sums).toEqual(before.sums)
    expect(after.delivery).toEqual(before.delivery)
    expect(after.version).toBe(version + 1)
  })

  test('sales and contractors change nothing, and a shipped order stays', async () => {
    const orderID = await byCheck()
    await expect(edit(orderID, { shipTo: NEXT_DOOR }, 'sales')).rejects.toMatchObject({ status: 403 })
    await expect(edit(orderID, { shipTo: NEXT_DOOR }, 'contractor')).rejects.toMatchObject({ status: 403 })
    await desk().receiveCheck({ orderID, reference: '1' })
    await desk().ship({ orderID, carrier: 'UPS', tracking: '1Z1' })
    await expect(edit(orderID, { shipTo: NEXT_DOOR })).rejects.toMatchObject({ code: 'not_editable' })
  })

  test('two people at once: one wins, the other is told; a shipment that was quicker wins too', async () => {
    const orderID = await byCard()
    const { version: seen } = await open(orderID)
    const results = await Promise.allSettled([
      edit(orderID, { seen, shipTo: NEXT_DOOR }),
      edit(orderID, { seen, shipTo: PEORIA }, 'admin'),
      desk().ship({ orderID, seen, carrier: 'UPS', tracking: '1Z7', lines: [{ lineNo: 1, quantity: 1 }] }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of results)
      if (each.status === 'rejected') expect((each.reason as { code: string }).code).toBe('changed')

    // The control: without the version that they saw, the last one overwrites the first.
    const blind = await byCard()
    const both = [edit(blind, { shipTo: NEXT_DOOR }), edit(blind, { shipOn: null, shipTo: PEORIA }, 'admin')]
    expect((await Promise.allSettled(both)).filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })
})

describe('[29] items', () => {
  const stockOf = (id: string) =>
    stage.db
      .selectFrom('stock')
      .select(['available', 'reserved'])
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow()

  test('fewer units free their stock, and the card is charged the new total', async () => {
    const orderID = await byCard()
    const [before, { sums }] = [await stockOf(FURNACE), await open(orderID)]
    await edit(orderID, { lines: [{ productID: FURNACE, quantity: 1 }] })
    expect(await stockOf(FURNACE)).toEqual({
      available: before.available + 1,
      reserved: before.reserved - 1,
    })
    const after = await open(orderID)
    expect(after.sums.subTotal).toBe(sums.subTotal - 1299.99)
    await desk().ship({ orderID, carrier: 'UPS', tracking: '1Z1' })
    expect((await open(orderID)).money.at(-1)).toMatchObject({ kind: 'capture', amount: after.sums.total })
  })

  test('more than was authorized is refused, and up to it a change can be undone', async () => {
    const orderID = await byCard()
    const before = await open(orderID)
    const more = edit(orderID, { lines: [{ productID: FURNACE, quantity: 3 }] })
    await expect(more).rejects.toMatchObject({ code: 'above_authorized' })
    const { version = 0 } = await edit(orderID, { lines: [{ productID: THERMOSTAT, quantity: 0 }] })
    expect((await open(orderID)).lines.map(({ productID }) => productID)).toEqual([FURNACE])
    await desk().undoEdit({ orderID, seen: version, key: randomUUID(), version })
    const after = await open(orderID)
    expect(after.sums).toEqual(before.sums)
    expect(after.lines.map(({ productID, qty }) => [productID, qty])).toEqual([
      [FURNACE, 2],
      [THERMOSTAT, 1],
    ])
  })

  test('an order by check takes more, a new product, and no more than is in stock', async () => {
    const { orderID } = await stage.shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))
    await edit(orderID, { lines: [{ productID: THERMOSTAT, quantity: 2 }] })
    const after = await open(orderID)
    expect(after.lines.map(({ lineNo, productID, qty }) => [lineNo, productID, qty])).toEqual([
      [1, FURNACE, 1],
      [2, THERMOSTAT, 2],
    ])
    const left = (await stockOf(THERMOSTAT)).available
    expect(left).toBeLessThan(997)
    const short = edit(orderID, { lines: [{ productID: THERMOSTAT, quantity: 999 }] })
    await expect(short).rejects.toMatchObject({ code: 'stock_short' })
    expect((await stockOf(THERMOSTAT)).available).toBe(left)
    expect((await open(orderID)).version).toBe(after.version)
  })

  test('what has shipped stays, and something is left to ship', async () => {
    const orderID = await byCard()
    await desk().ship({ orderID, carrier: 'UPS', tracking: '1Z1', lines: [{ lineNo: 1, quantity: 1 }] })
    const to = (quantity: number, thermostats: number) =>
      edit(orderID, {
        lines: [
          { productID: FURNACE, quantity },
          { productID: THERMOSTAT, quantity: thermostats },
        ],
      })
    await expect(to(0, 1)).rejects.toMatchObject({ code: 'less_than_shipped' })
    await expect(to(1, 0)).rejects.toMatchObject({ code: 'nothing_would_ship' })
    await to(1, 1)
    expect((await open(orderID)).lines.map(({ waiting }) => waiting)).toEqual([0, 1])
  })

  test('a check that came pays no more than it was for; tests/faults/orders gives money back', async () => {
    const orderID = await byCheck()
    await desk().receiveCheck({ orderID, reference: '1' })
    const wanted = edit(orderID, { lines: [{ productID: FURNACE, quantity: 3 }] })
    await expect(wanted).rejects.toMatchObject({ code: 'above_paid' })
  })
})
