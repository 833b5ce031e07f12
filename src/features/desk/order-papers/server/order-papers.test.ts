import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/transaction.ts'
import { emptyContent } from '#features/partners/quotes/rules/content.ts'
import { createDraft } from '#features/partners/quotes/server/index.ts'
import {
  askReplacement,
  callOffReplacement,
  shipReplacement,
} from '#features/selling/fulfilment/server/index.ts'
import { callOffRest } from '#features/selling/fulfilment/server/shipping/call-off.ts'
import { shipOrder } from '#features/selling/fulfilment/server/shipping/ship.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'
import { actorFor } from '#tests/fixtures/portal/people.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { PAPER } from '../rules/access.ts'
import type { Paper } from '../rules/papers.ts'
import { renderPdf } from './pdf/order-papers-pdf.tsx'
import { readSheets } from './read-sheets.ts'

const KEY = randomUUID()

let stage: DeskStage
beforeAll(async () => {
  stage = await deskStage()
})
afterAll(() => stage.close())

const order = () => stage.byCard({ furnaces: 1, thermostats: 3 })
const sheets = (orders: string[], paper: Paper, shipment?: number) =>
  readSheets(stage.db, may(PAPER.print), { orders, paper, shipment })
const unitsOf = (found: Awaited<ReturnType<typeof sheets>>) =>
  found?.map((sheet) => [sheet.shipment, sheet.lines.map(({ units }) => units)])
const ship = (orderId: string, tracking: string, lines: { lineNo: number; quantity: number }[]) =>
  shipOrder(stage.db, may(ORDER.ship), {
    orderId,
    now: stage.clock.now(),
    carrier: 'Midland',
    tracking,
    lines,
  })

/** `added` is the order of a quote for what was added to `base`. */
const quotedFor = (base: string, added: string) =>
  inTransaction(
    stage.db,
    async (trx) => {
      const { id } = await createDraft(trx, {
        ...{ source: 'order', actor: actorFor('operations'), now: stage.clock.now() },
        addedTo: { orderId: base, key: randomUUID() },
        contact: { name: 'Ann Baker', phone: '', email: 'ann@example.com', zip: '60614' },
        content: emptyContent({ name: '', phone: '', extension: '', email: '' }),
      })
      await trx.updateTable('quote').set({ order_id: added }).where('id', '=', id).execute()
    },
    'busy',
  )

/** The words of a paper for these orders. */
async function textIn(paper: Paper, orders: string[]): Promise<string> {
  const shop = { name: 'Store', phone: '1', email: 'x@example.com', address: '1 Main St' }
  const printedAt = stage.clock.now().toISOString()
  const found = (await sheets(orders, paper)) ?? []
  const pdf = await renderPdf({ paper, sheets: found, packages: 1, printedAt, shop })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

test('[29] papers say what is left, then what each shipment holds, and nothing called off', async () => {
  const id = await order()
  expect(unitsOf(await sheets([id], 'pick-list'))).toEqual([[null, [1, 3]]])
  expect(unitsOf(await sheets([id], 'packing-slip'))).toEqual([[null, [1, 3]]])

  await ship(id, 'PRO 1', [{ lineNo: 2, quantity: 2 }])
  expect(unitsOf(await sheets([id], 'pick-list'))).toEqual([[null, [1, 1]]])
  expect(unitsOf(await sheets([id], 'bill-of-lading', 1))).toEqual([[1, [2]]])
  expect((await sheets([id], 'bill-of-lading', 1))?.[0]).toMatchObject({
    carrier: 'Midland',
    tracking: 'PRO 1',
  })

  await callOffRest(stage.db, may(ORDER['call-off']), {
    orderId: id,
    now: stage.clock.now(),
    reason: 'sold out',
  })
  expect(unitsOf(await sheets([id], 'pick-list'))).toEqual([])
  expect(unitsOf(await sheets([id], 'packing-slip'))).toEqual([[1, [2]]])
})

test('[29] an order or a shipment that does not exist is not found', async () => {
  const id = await order()
  expect(await sheets([id, 'A-NONE'], 'pick-list')).toBeUndefined()
  expect(await sheets([id], 'bill-of-lading', 2)).toBeUndefined()
})

test('[29] an order whose money is not there has nothing to pick', async () => {
  const id = await order()
  await stage.db.updateTable('orders').set({ state: 'awaiting_funds' }).where('id', '=', id).execute()
  expect(await sheets([id], 'pick-list')).toEqual([])
})

test('[29] a replacement has papers of its own; a called off one has none', async () => {
  const id = await order()
  await ship(id, 'PRO 9', [{ lineNo: 2, quantity: 2 }])
  const of = (replacement: number) =>
    readSheets(stage.db, may(PAPER.print), { orders: [id], paper: 'packing-slip', replacement })
  const again = (key: string) =>
    askReplacement(stage.db, may(ORDER.ship), {
      ...{ orderId: id, key, reason: 'Crushed corner.', now: stage.clock.now() },
      lines: [{ lineNo: 2, quantity: 2 }],
    })
  const change = { orderId: id, id: KEY, now: stage.clock.now() }
  await again(KEY)
  expect(await of(1)).toMatchObject([
    { shipment: 1, isReplacement: true, reason: 'Crushed corner.', tracking: '', lines: [{ units: 2 }] },
  ])
  await shipReplacement(stage.db, may(ORDER.ship), { ...change, carrier: 'UPS', tracking: '1Z9' })
  expect(await of(1)).toMatchObject([{ carrier: 'UPS', tracking: '1Z9' }])
  expect(await of(2)).toBeUndefined()

  const other = randomUUID()
  await again(other)
  await callOffReplacement(stage.db, may(ORDER.ship), { ...change, id: other })
  expect(await of(2)).toBeUndefined()
})

test('[29] labels are 4 × 6 inches, one a package, and each says which of how many it is', async () => {
  const id = await order()
  await ship(id, '1Z999AA10123456784', [{ lineNo: 1, quantity: 1 }])
  const found = await sheets([id], 'label', 1)
  const shop = { name: 'Store', phone: '1', email: 'x@example.com', address: '1 Main St' }
  const printedAt = stage.clock.now().toISOString()
  const pdf = await renderPdf({ paper: 'label', sheets: found ?? [], packages: 3, printedAt, shop })
  const document = await getDocumentProxy(new Uint8Array(pdf))
  expect(document.numPages).toBe(3)
  expect((await document.getPage(3)).view).toEqual([0, 0, 288, 432])
  const { text } = await extractText(document)
  for (const [at, page] of text.entries()) {
    expect(page).toContain(`Package ${at + 1} of 3`)
    expect(page).toContain(`Order ${printedOrderNumber(id)}`)
    expect(page).toContain('Shipment 1')
    expect(page).toContain('1Z999AA10123456784')
  }
})

test('[29] an order that was quoted as an addition names the other one, and is named by it', async () => {
  const [base, more, off] = [await order(), await order(), await order()] as const
  for (const added of [more, off]) await quotedFor(base, added)
  await stage.db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', off).execute()
  const comesWith = (found: Awaited<ReturnType<typeof sheets>>) => found?.map((sheet) => sheet.comesWith)
  expect(comesWith(await sheets([base, more], 'pick-list'))).toEqual([
    [{ orderID: more, mayShip: true }],
    [{ orderID: base, mayShip: true }],
  ])
  expect(await textIn('pick-list', [base])).toContain(`comes with order ${printedOrderNumber(more)}`)
  expect(await textIn('packing-slip', [more])).toContain(`is order ${printedOrderNumber(base)}`)

  await ship(
    base,
    'PRO 4',
    [1, 3].map((quantity, at) => ({ lineNo: at + 1, quantity })),
  )
  await stage.work('move-money')
  expect(comesWith(await sheets([more], 'packing-slip'))).toEqual([[{ orderID: base, mayShip: false }]])
  expect(await textIn('pick-list', [more])).not.toContain('comes with')
  expect(await textIn('packing-slip', [more])).toContain(`is order ${printedOrderNumber(base)}`)
})

test('[29] refrigerant waits for the buyer’s certificate; the rest of the order is printed', async () => {
  const id = await order()
  await stage.db.updateTable('product').set({ type: 'refrigerant' }).where('id', '=', FURNACE).execute()
  expect(unitsOf(await sheets([id], 'packing-slip'))).toEqual([[null, [3]]])
  expect(await sheets([id], 'pick-list')).toMatchObject([{ holdsRefrigerant: true }])

  await stage.db
    .insertInto('epa_certificate')
    .values({
      order_id: id,
      number: '608-1',
      state: 'verified',
      decided_by: 'Ann',
      decided_at: stage.clock.now(),
      how: 'seen',
    })
    .execute()
  expect(unitsOf(await sheets([id], 'bill-of-lading'))).toEqual([[null, [1, 3]]])
})
