import type { Browser, Frame, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as serviceTexts } from '#features/catalog/catalog/texts.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { pageTexts as orders } from '#features/selling/orders/texts.ts'
import { texts as store } from '#store/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { tabTo } from '#tests/fixtures/browser/keyboard.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  CARD_CODE,
  cardFrame,
  cards,
  confirmed,
  field,
  GOOD_CARD,
  link,
  locationButton,
  makeBuyer,
  placeButton,
  shippingFields,
} from '#tests/fixtures/buyers/buying.ts'
import { transactionsOf } from '#tests/fixtures/providers/outside.ts'
import { uiTexts } from '#ui/texts.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const activeIn = (frame: Frame): Promise<string | undefined> =>
  frame.evaluate(() => document.activeElement?.id)

test('[L-MENU, L-TOP-SHIP, L-ZIP] Escape closes menu and dialogs and returns the focus', async () => {
  const shopper = await openVisit(browser, inject('storeUrl'))
  const { page } = shopper
  await visit(page, '/view-categories')

  await page.keyboard.press('Tab')
  expect(await link(page, uiTexts.skip).evaluate((element) => element === document.activeElement)).toBe(true)
  const details = link(page, store.seeDetails)
  await tabTo(page, details)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: store.freeShipping }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => details.evaluate((element) => element === document.activeElement)).toBe(true)

  const shop = button(page.getByRole('banner'), store.shop)
  await tabTo(page, shop)
  await page.keyboard.press('Enter')
  const department = page.getByRole('navigation', { name: store.shopByCategory }).getByRole('link').first()
  await department.waitFor()
  await page.keyboard.press('Tab')
  expect(await department.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await department.waitFor({ state: 'hidden' })
  expect(await shop.evaluate((element) => element === document.activeElement)).toBe(true)

  const place = locationButton(page)
  await tabTo(page, place)
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: store.yourLocation })
  await modal.waitFor()
  await page.keyboard.press('Escape')
  await modal.waitFor({ state: 'hidden' })
  await expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(shopper.trouble).toEqual([])
  await shopper.context.close()
})

test(
  '[R-HOME, R-LIST, R-PRODUCT, R-CART, R-CO-SHIP, R-CO-PAY, R-CO-REVIEW, R-CO-CONF] keyboard ' +
    'only from home to confirmation',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const buyer = makeBuyer('Kay')
    const press = async (wanted: Locator, key = 'Enter') => {
      await wanted.waitFor()
      await tabTo(page, wanted)
      await page.keyboard.press(key)
    }
    const type = async (label: string, text: string) => {
      await tabTo(page, field(page, label))
      await page.keyboard.type(text)
    }

    await visit(page, '/')
    await press(link(page.getByRole('navigation', { name: 'Departments' }), 'Furnaces'))
    await press(link(page.getByRole('main'), /^Gas Furnaces/))
    await page.getByRole('region', { name: 'Products' }).waitFor()
    const card = cards(page).first()
    const name = await card.getByRole('heading').innerText()
    await press(link(card, name))
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await press(button(page.getByRole('main'), addTexts.addNamed(name)).first(), 'Space')

    await press(link(page.getByRole('dialog', { name: cartTexts.added }), cartTexts.proceedToCart))
    await press(page.getByRole('checkbox', { name: new RegExp(`^${serviceTexts.liftgate.name}`) }), 'Space')
    await press(link(page, cartTexts.continueToShipping))

    await page.waitForURL('**/checkout/shipping')
    await field(page, checkout.email).waitFor()
    for (const [label, text] of shippingFields(buyer)) await type(label, text)
    await press(page.getByRole('radio', { name: /^Home \/ Residence/ }), 'ArrowDown')
    expect(await page.getByRole('radio', { name: /^Business/ }).isChecked()).toBe(true)
    await press(button(page, checkout.toPayment))

    await page.waitForURL('**/checkout/payment')
    await cardFrame(page).getByLabel('Card number').waitFor()
    const frame = page.frames().find((each) => each !== page.mainFrame())
    await tabTo(page, page.getByRole('radio', { name: new RegExp(`^${checkout.card}`) }))
    await page.keyboard.press('Tab')
    expect(frame && (await activeIn(frame))).toBe('number')
    await page.keyboard.type(GOOD_CARD)
    await page.keyboard.press('Tab')
    await page.keyboard.type('1230')
    await page.keyboard.press('Tab')
    await page.keyboard.type(CARD_CODE)
    await press(button(page, checkout.toReview))

    await page.waitForURL('**/checkout/review')
    await press(placeButton(page))

    const orderID = await confirmed(page)
    await page.getByRole('heading', { level: 1, name: orders.thanks('Kay') }).waitFor()
    expect(await transactionsOf(inject('sandboxUrl'), orderID)).toMatchObject([{ status: 'authorized' }])
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)
