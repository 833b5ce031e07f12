import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { afterTexts } from '#portal/routes/orders/desk/after-texts.ts'
import { texts } from '#portal/routes/orders/desk/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { keys, openOrder, orderByCheck, showOrder } from '#tests/fixtures/portal/desk-browser.ts'
import { steppedUp } from '#tests/fixtures/portal/partner-browser.ts'
import { expectPublished } from '#tests/fixtures/portal/presses.ts'
import { operate } from '#tests/fixtures/store/orders-command.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const done = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const key = (press: string) => ({ press })
const word = (type: string) => ({ type })

test('[29] Monday morning, by keyboard alone: check, part shipment, refund by two, return', async () => {
  const orderID = await orderByCheck('monday@example.com', 'gas-furnace', 2)
  const { page, trouble } = await openOrder(browser, 'operations', orderID)
  await steppedUp('operations')

  await keys(page, key('c'), word('CHECK 1042'), key('Enter'))
  await done(page, texts.results.received)

  await page.getByLabel(texts.carrier).waitFor()
  await keys(page, key('s'), word('R+L'), key('Tab'), word('PRO 1'), key('Tab'), key('Enter'))
  await keys(page, key('Tab'), word('1'), key('Enter'))
  await done(page, 'PRO 1')
  await keys(page, key('s'), word('R+L'), key('Tab'), word('PRO 2'), key('Enter'))
  await done(page, 'PRO 2')
  await keys(page, key('d'), key('Enter'))
  await done(page, texts.results.delivered)

  const asked = await keys(page, key('r'), word('600.00'), key('Enter'))
  await page.getByText(afterTexts.takesTwo).waitFor()
  const sent = await keys(page, word('Dented cabinet'), key('Enter'))
  await done(page, afterTexts.refundResults.waiting('$600.00'))
  expect(await faultsOf(page)).toEqual([])

  const bea = await openOrder(browser, 'admin', orderID)
  await steppedUp('admin')
  const approved = await keys(bea.page, key('r'), key('Enter'))
  await done(bea.page, afterTexts.refundResults.by_hand('$600.00'))
  await expectPublished('refund in part with a second person', asked + sent + approved)

  await operate('return', orderID, '--lines', '1:1', '--why', 'not_needed')
  await showOrder(page, orderID)
  const decided = await keys(page, key('t'), key('Enter'))
  await done(page, afterTexts.returnResults.approved)
  // The answer is there before the page has read the order again.
  await page.locator('#returns a[href$="label.pdf"]').waitFor()
  const label = page.waitForRequest(/label\.pdf$/)
  const printed = await keys(page, key('t'), key('Enter'))
  expect((await (await label).response())?.status()).toBe(200)
  await expectPublished('approve a return and print its label', decided + printed)

  await showOrder(page, orderID)
  await keys(page, key('t'), key('Tab'), key('Enter'))
  await done(page, /received/)
  expect(await faultsOf(page)).toEqual([])
  expect([...trouble, ...bea.trouble]).toEqual([])
})
