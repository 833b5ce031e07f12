import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { receiveCheck } from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { texts } from '#portal/routes/orders/bulk/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { inStock, store } from '#tests/fixtures/buyers/delivered-order.ts'
import { placeOrder } from '#tests/fixtures/buyers/order.ts'
import { signInto, withDatabase } from '#tests/fixtures/portal/partner-browser.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const EMAIL = 'bulk@example.com'

async function paidOrders(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let each = 0; each < count; each++) {
    const { orderID } = await placeOrder(store, await inStock('thermostat'), { email: EMAIL })
    await withDatabase((db) =>
      receiveCheck(db, may(ORDER['receive-payment']), {
        orderId: orderID,
        reason: 'CHECK 1',
        now: new Date(),
      }),
    )
    ids.push(orderID)
  }
  return ids
}

test('[29] by keyboard a range of orders ships from a pasted sheet, each with its result', async () => {
  const ids = await paidOrders(3)
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'operations')
  await visit(page, `/orders?search=${EMAIL}`)
  await hydrated(page)
  // The first two rows: a row, and from it to the next.
  for (const key of ['j', 'x', 'j', 'Shift+X']) await page.keyboard.press(key)
  await page.getByText(texts.selected(2)).waitFor()
  for (const key of ['m', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('heading', { level: 1, name: texts.title.ship }).waitFor()
  await hydrated(page)
  expect(await faultsOf(page)).toEqual([])

  await page.getByLabel(texts.carrier).fill('UPS')
  await page.getByLabel(texts.sheet).fill(ids.map((id, index) => `${id}\t1Z${index}`).join('\n'))
  await page.getByRole('button', { name: texts.go.ship(2) }).press('Enter')
  await page.getByText(texts.counts(2, 0, 0)).waitFor()
  await page.getByText(texts.outcomes.shipped).nth(1).waitFor()
  expect(await faultsOf(page)).toEqual([])

  const csv = await context.request.get(`${page.url()}/results.csv`)
  expect((await csv.text()).split('\r\n')).toHaveLength(4)
  expect(trouble).toEqual([])
  await context.close()
})
