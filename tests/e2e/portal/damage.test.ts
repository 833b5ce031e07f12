import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { afterTexts } from '#portal/routes/orders/desk/after-texts.ts'
import { damageTexts as texts } from '#portal/routes/orders/desk/damage-texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { deliveredOrder } from '#tests/fixtures/buyers/delivered-order.ts'
import { keys, openOrder } from '#tests/fixtures/portal/desk-browser.ts'
import { steppedUp } from '#tests/fixtures/portal/partner-browser.ts'
import { expectPublished } from '#tests/fixtures/portal/presses.ts'
import { takePhoto } from '#tests/fixtures/shop/photos.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[29] damage with a photo is claimed and settled with a refund by keyboard, in 6 presses', async () => {
  const orderID = await deliveredOrder('thermostat', 'desk-damage@example.com', 2)
  const { page, trouble } = await openOrder(browser, 'operations', orderID)
  await steppedUp('operations')

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

  let presses = await keys(page, { press: 'm' }, { type: 'CLM 77' }, { press: 'Enter' })
  await page.getByText(texts.results.claimed).waitFor()
  await page.getByText(/CLM 77, filed/).waitFor()
  await page.getByRole('button', { name: texts.settle }).waitFor()
  presses += await keys(page, { press: 'm' })
  await page.waitForFunction(() => document.activeElement?.matches('input[type="radio"]') ?? false)
  presses += await keys(page, { press: 'ArrowDown' }, { press: 'Enter' })
  await page.locator('#refund-preview').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('reason')
  presses += await keys(page, { press: 'Enter' })
  await page.getByText(/is on its way back|Mail the buyer/).waitFor()
  await expectPublished('settle a damage claim with photos', presses)

  await page.getByText(texts.settledAs.refund).waitFor()
  expect(await page.getByText(afterTexts.left('').slice(1)).count()).toBeGreaterThan(0)
  expect(await faultsOf(page)).toEqual([])
  expect(trouble).toEqual([])
})
