import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  cardFields,
  cardFrame,
  cards,
  confirmed,
  field,
  GOOD_CARD,
  link,
  makeBuyer,
  placeButton,
  shippingFields,
} from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** What a new buyer has to do at most, from the home page to the confirmation of a furnace paid by card. */
const MOST_PRESSES = 7
const MOST_TYPED_FIELDS = 8

test(`a buyer needs at most ${MOST_PRESSES} presses and ${MOST_TYPED_FIELDS} typed fields`, async () => {
  const { page, context, trouble } = await openVisit(browser, inject('storeUrl'))
  const buyer = makeBuyer('Fay')
  const presses: string[] = []
  const typed: string[] = []
  const press = async (what: Locator) => {
    presses.push((await what.textContent()) ?? '')
    await what.click()
  }
  const type = async (what: Locator, text: string, name: string) => {
    typed.push(name)
    await what.fill(text)
  }

  await visit(page, '/')
  await press(page.getByRole('main').locator('a[href^="/category/furnaces-heaters/gas-furnaces"]').first())
  await press(button(cards(page).first(), new RegExp(`^${addTexts.add}`)))
  await press(link(page.getByRole('dialog', { name: cartTexts.added }), cartTexts.proceedToCart))
  await press(link(page, cartTexts.continueToShipping))

  await field(page, checkout.email).waitFor()
  for (const [label, text] of shippingFields(buyer)) await type(field(page, label), text, label)
  await press(button(page, checkout.toPayment))
  await page.waitForURL('**/checkout/payment')
  for (const [label, text] of cardFields(GOOD_CARD))
    await type(cardFrame(page).getByLabel(label), text, label)
  await press(button(page, checkout.toReview))
  await press(placeButton(page))
  await confirmed(page)

  expect(presses.length, presses.join('; ')).toBeLessThanOrEqual(MOST_PRESSES)
  expect(typed.length, typed.join('; ')).toBeLessThanOrEqual(MOST_TYPED_FIELDS)
  expect(trouble).toEqual([])
  await context.close()
})
