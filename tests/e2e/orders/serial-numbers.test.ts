import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serialTexts as faults } from '#features/selling/fulfilment/rules/serial-texts.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { serialTexts as texts } from '#portal/routes/orders/desk/serials/texts.ts'
import { texts as deskTexts } from '#portal/routes/orders/desk/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, visit } from '#tests/fixtures/browser/page.ts'
import { deliveredOrder } from '#tests/fixtures/buyers/delivered-order.ts'
import { keys, openOrder, orderByCheck } from '#tests/fixtures/portal/desk-browser.ts'
import { operate } from '#tests/fixtures/store/orders-command.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** What a scanner does: it types a code and presses Enter. */
const scan = (code: string) => [{ type: code }, { press: 'Enter' }] as const

test('[29] serial numbers are scanned, refused, undone and found, by keyboard alone', async () => {
  const other = await deliveredOrder('gas-furnace', 'serial-other@example.com', 1)
  await operate('serial', other, '1', 'E2E00000001')
  const orderID = await orderByCheck('serials@example.com', 'gas-furnace', 3)
  await operate('received', orderID, '--reason', 'CHECK 1042')
  await operate('ship', orderID, '--carrier', 'R+L', '--tracking', `PRO${orderID}`)
  const { page, context, trouble } = await openOrder(browser, 'operations', orderID)

  // The number of the other order is refused at its field; the others stay in theirs.
  const panel = page.locator('#serials')
  await keys(page, { press: 'u' }, ...scan('E2E00000002'), ...scan('E2E00000001'), ...scan('e2e00000003'))
  expect(await page.getByText(texts.added).count()).toBe(0)
  await page.keyboard.press('Enter')
  await panel.getByText(faults.taken(printedOrderNumber(other))).waitFor()
  const fields = panel.locator('[data-serial]')
  expect(await fields.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
    'E2E00000002',
    'E2E00000001',
    'e2e00000003',
  ])
  expect(await fields.nth(1).getAttribute('aria-invalid')).toBe('true')
  expect(await faultsOf(page)).toEqual([])

  await fields.nth(1).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await keys(page, ...scan('E2E00000004'), { press: 'Enter' }, { press: 'Enter' })
  await page.getByText(texts.added).waitFor()
  await page.getByText(texts.ofLine(['E2E00000002', 'E2E00000004', 'E2E00000003'])).waitFor()
  expect(await faultsOf(page)).toEqual([])

  await page.keyboard.press('z')
  await page.getByText(deskTexts.undone).waitFor()
  await fields.nth(2).waitFor()

  // A pasted column fills the fields.
  await page.keyboard.press('u')
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'E2E00000005\nE2E00000006\nE2E00000007\nE2E00000008')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await page.getByText(texts.tooMany(1)).waitFor()
  await keys(page, { press: 'Enter' }, { press: 'Enter' })
  await page.getByText(texts.added).waitFor()

  // A scanner finds the order by the number of a machine, and opens it by its own number.
  for (const [code, place] of [
    ['E2E00000006', /search=E2E00000006/],
    [orderID, new RegExp(`/orders/${orderID}$`)],
  ] as const) {
    await visit(page, '/orders')
    await hydrated(page)
    await keys(page, { press: '/' }, ...scan(code))
    await page.waitForURL(place)
    await page.locator(`a[href^="/orders/${orderID}"]`).first().waitFor()
  }
  expect(trouble).toEqual([])
  await context.close()
})
