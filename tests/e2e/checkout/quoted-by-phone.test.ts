import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import {
  addFirst,
  button,
  cardFrame,
  FURNACES,
  field,
  fillShipping,
  makeBuyer,
  orderSide,
} from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test(
  '[R-CO-SHIP, K-SHIP, X-ZIP, V-ZIP] Alaska, Hawaii and Canada get a quote by phone; the form is ' +
    'kept, and a zip in the lower 48 states goes on',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await addFirst(page, FURNACES)
    await visit(page, '/checkout/shipping')
    await field(page, checkout.email).waitFor()
    await fillShipping(page, makeBuyer('Nora'))

    for (const [zip, place] of [
      ['99501', /Anchorage, AK/],
      ['96813', /Honolulu, HI/],
    ] as const) {
      await field(page, checkout.zip).fill(zip)
      await page.getByText(place).first().waitFor()
      await button(page, checkout.toPayment).click()
      await page
        .getByRole('alert')
        .getByText('We quote deliveries to Alaska, Hawaii and Canada by phone')
        .waitFor()
      expect(new URL(page.url()).pathname).toBe('/checkout/shipping')
    }
    await field(page, checkout.zip).fill('00000')
    await page.getByText(checkout.errors.zipcode).first().waitFor()
    await field(page, checkout.zip).fill('K1A 0B1')
    await orderSide(page)
      .getByText(/K1A 0B1/)
      .waitFor()

    await field(page, checkout.zip).fill('60614')
    await expect.poll(() => field(page, checkout.city).inputValue()).toBe('Chicago')
    expect(
      await page.getByText('We quote deliveries').count(),
      'the notice for the other place is gone',
    ).toBe(0)
    await page.getByRole('radio', { name: /Free Shipping/ }).waitFor()
    await button(page, checkout.toPayment).click()
    await page.waitForURL('**/checkout/payment')
    await cardFrame(page).getByLabel('Card number').waitFor()
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)
