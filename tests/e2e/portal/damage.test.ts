import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { afterTexts } from '#portal/routes/orders/desk/after-texts.ts'
import { damageTexts as texts } from '#portal/routes/orders/desk/damage-texts.ts'
import { texts as deskTexts } from '#portal/routes/orders/desk/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { deliveredOrder } from '#tests/fixtures/buyers/delivered-order.ts'
import { signInto, steppedUp } from '#tests/fixtures/portal/partner-browser.ts'
import { expectPublished } from '#tests/fixtures/portal/presses.ts'
import { takePhoto } from '#tests/fixtures/shop/photos.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Presses a key, or types words; counts the presses. */
function keyboardOf(page: Page) {
  let presses = 0
  return {
    press: async (key: string) => {
      presses++
      await page.keyboard.press(key)
    },
    type: (words: string) => page.keyboard.type(words),
    presses: () => presses,
  }
}

test('[29] damage with a photo is claimed and settled with a refund by keyboard, in 6 presses', async () => {
  const orderID = await deliveredOrder('thermostat', 'desk-damage@example.com', 2)
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'operations')
  await steppedUp('operations')
  await visit(page, `/orders/${orderID}`)
  await page
    .getByRole('heading', { level: 1, name: deskTexts.heading(printedOrderNumber(orderID)) })
    .waitFor()
  await hydrated(page)

  await page.getByText(texts.report).click()
  await page.getByLabel(texts.what).fill('Left corner crushed')
  await page
    .getByLabel(texts.photos, { exact: true })
    .setInputFiles({ name: 'dent.jpg', mimeType: 'image/jpeg', buffer: await takePhoto() })
  await page.getByRole('button', { name: texts.reportNow }).click()
  await page.getByText(texts.results.reported).waitFor()
  const photo = page.getByRole('link', { name: texts.photo(1, 1) })
  await photo.getByRole('img').scrollIntoViewIfNeeded()
  await expect
    .poll(() => photo.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(1_000)
  await page.getByText(texts.rules.freight).waitFor()
  expect(await faultsOf(page)).toEqual([])

  const keyboard = keyboardOf(page)
  await keyboard.press('m')
  await keyboard.type('CLM 77')
  await keyboard.press('Enter')
  await page.getByText(texts.results.claimed).waitFor()
  await page.getByText(/CLM 77, filed/).waitFor()
  await page.getByRole('button', { name: texts.settle }).waitFor()
  await keyboard.press('m')
  await page.waitForFunction(() => document.activeElement?.matches('input[type="radio"]') ?? false)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await page.locator('#refund-preview').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('reason')
  await keyboard.press('Enter')
  await page.getByText(/is on its way back|Mail the buyer/).waitFor()
  await expectPublished('settle a damage claim with photos', keyboard.presses())

  await page.getByText(texts.settledAs.refund).waitFor()
  expect(await page.getByText(afterTexts.left('').slice(1)).count()).toBeGreaterThan(0)
  expect(await faultsOf(page)).toEqual([])
  expect(trouble).toEqual([])
})
