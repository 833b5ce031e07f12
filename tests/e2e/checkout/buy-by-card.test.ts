import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { stockTexts } from '#features/catalog/catalog/rules/stock.ts'
import { texts as serviceTexts } from '#features/catalog/catalog/texts.ts'
import { texts as catalogTexts } from '#features/catalog/catalog/ui/texts.ts'
import { texts as searchTexts } from '#features/choosing/search/ui/texts.ts'
import { itemCount } from '#features/selling/cart/rules/types.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { pageTexts as orders } from '#features/selling/orders/texts.ts'
import { type Cents, formatMoney } from '#lib/money.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { amountIn, emptyFields, kept, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  CARD_CODE,
  cardFrame,
  cards,
  confirmed,
  fillCard,
  fillShipping,
  GOOD_CARD,
  link,
  makeBuyer,
  orderSide,
  placeButton,
  searchFor,
} from '#tests/fixtures/buyers/buying.ts'
import { mailsTo, transactionsOf } from '#tests/fixtures/providers/outside.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test(
  '[R-HOME, R-CATS, R-LIST, R-SEARCH, R-PRODUCT, R-CART, R-CO-SHIP, R-CO-PAY, R-CO-REVIEW, ' +
    'R-CO-CONF, R-RECEIPT, L-ADDMODAL, K-FEES] ' +
    'a homeowner buys a furnace and a thermostat with liftgate delivery by card',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const buyer = makeBuyer('Ann')

    // From the home page to a furnace.
    await visit(page, '/')
    await link(page.getByRole('navigation', { name: 'Departments' }), 'Furnaces').click()
    await link(page.getByRole('main'), /^Gas Furnaces/).click()
    const tree = page.getByRole('navigation', { name: searchTexts.categories })
    await tree.getByText('Gas Furnaces', { exact: true }).first().click()
    await link(tree, /^90%\+ AFUE Gas Furnaces/).click()
    await page.getByRole('heading', { level: 1, name: /90% AFUE/i }).waitFor()
    const card = cards(page).filter({ hasText: stockTexts.inStock }).first()
    const furnace = await card.getByRole('heading').innerText()
    await link(card, furnace).click()
    await page.getByRole('heading', { level: 1, name: furnace }).waitFor()

    // The product and its delivered total.
    const main = page.getByRole('main')
    expect(
      await main
        .getByRole('img', { name: /drawing of a .*gas furnace/ })
        .first()
        .isVisible(),
    ).toBe(true)
    expect(await main.getByRole('term').filter({ hasText: 'AFUE' }).first().isVisible()).toBe(true)
    await main.getByText(/ delivered to 60614$/).click()
    const furnacePrice = await amountIn(main, catalogTexts.itemPrice(1))
    const delivered = await amountIn(main, catalogTexts.delivered('60614'))
    const taxRow = await main.getByRole('row', { name: /^Sales tax/ }).innerText()
    const taxRate = Number(/([\d.]+)%/.exec(taxRow)?.[1]) / 100
    expect(delivered).toBe(furnacePrice + Math.round(furnacePrice * taxRate))

    // The dialog names the added product; the cart has the same total as the page.
    await button(main, addTexts.addNamed(furnace)).first().click()
    const dialog = page.getByRole('dialog', { name: cartTexts.added })
    await dialog.getByText(furnace).waitFor()
    await link(dialog, cartTexts.proceedToCart).click()
    await page.getByRole('heading', { level: 1, name: cartTexts.cartTitle(itemCount(1)) }).waitFor()
    const cartSum = page.getByRole('complementary', { name: cartTexts.total })
    await expect.poll(() => amountIn(cartSum, cartTexts.total)).toBe(delivered)

    // The buyer searches for a thermostat and adds it from the list.
    await searchFor(page, 'wifi thermostat')
    const found = cards(page).filter({ hasText: stockTexts.inStock }).first()
    const thermostat = await found.getByRole('heading').innerText()
    await button(found, addTexts.addNamed(thermostat)).click()
    await dialog.getByText(thermostat).first().waitFor()
    await link(dialog, cartTexts.proceedToCart).click()

    // Liftgate delivery costs 25; everything adds up.
    await page.getByRole('heading', { level: 1, name: cartTexts.cartTitle(itemCount(2)) }).waitFor()
    const goods = await amountIn(cartSum, itemCount(2))
    await page.getByRole('checkbox', { name: new RegExp(`^${serviceTexts.liftgate.name}`) }).check()
    await expect.poll(() => amountIn(cartSum, serviceTexts.liftgate.name)).toBe(2500)
    const expected = goods + 2500 + Math.round((goods + 2500) * taxRate)
    await cartSum.getByRole('row', { name: `${cartTexts.total} ${formatMoney(expected as Cents)}` }).waitFor()

    // Shipping: six fields at most, city and state follow from the zip.
    await link(cartSum, cartTexts.continueToShipping).click()
    await page.waitForURL('**/checkout/shipping')
    await button(page, checkout.toPayment).waitFor()
    const typedForShipping = await emptyFields(page.getByRole('main'))
    await fillShipping(page, buyer)
    await page.getByText('Chicago, IL 60614').first().waitFor()
    await button(page, checkout.toPayment).click()

    // Payment: three fields in the provider's own frame.
    await page.waitForURL('**/checkout/payment')
    await cardFrame(page).getByLabel('Card number').waitFor()
    const typedForPayment = [
      ...(await emptyFields(page.getByRole('main'))),
      ...(await emptyFields(cardFrame(page).locator('body'))),
    ]
    expect(typedForShipping.length + typedForPayment.length).toBeLessThanOrEqual(9)
    await fillCard(page, GOOD_CARD)
    await button(page, checkout.toReview).click()

    // Review: no cost that was not in the cart.
    await page.waitForURL('**/checkout/review')
    await expect.poll(() => amountIn(orderSide(page), cartTexts.total)).toBe(expected)
    await page.getByText(checkout.cardEnding('Visa', '1111')).first().waitFor()
    const keptBeforePaying = await kept(shopper)
    await button(page, checkout.place(formatMoney(expected as Cents))).click()

    const orderID = await confirmed(page)
    await page.getByRole('heading', { level: 1, name: orders.thanks('Ann') }).waitFor()
    await expect
      .poll(() => amountIn(page.getByRole('complementary', { name: orders.total }), orders.total))
      .toBe(expected)
    expect(await placeButton(page).count()).toBe(0)

    // One authorization of that amount, one mail that says it.
    expect(await transactionsOf(inject('sandboxUrl'), orderID)).toMatchObject([
      { type: 'sale', status: 'authorized', authorizedCents: expected, last4: '1111' },
    ])
    await expect.poll(() => mailsTo(inject('mailUrl'), buyer.email), { timeout: 20_000 }).toHaveLength(1)
    const [mail] = await mailsTo(inject('mailUrl'), buyer.email)
    expect(mail?.subject).toContain(printedOrderNumber(orderID))
    expect(mail?.text).toContain(formatMoney(expected as Cents))
    expect(mail?.text).toContain(furnace)
    const keptAfterPaying = await kept(shopper)

    // The receipt prints: no header, no footer.
    await link(page, orders.receiptForPrint).click()
    await page.getByRole('heading', { level: 1, name: orders.receipt }).waitFor()
    await expect.poll(() => amountIn(page.getByRole('main'), orders.total)).toBe(expected)
    expect(await page.getByRole('banner').count()).toBe(0)
    expect(await page.getByRole('contentinfo').count()).toBe(0)

    // The card went to the provider and nowhere else.
    const everything = [keptBeforePaying, keptAfterPaying, await kept(shopper), ...shopper.sent].join('\n')
    expect(everything.replace(/[ -]/g, '')).not.toContain(GOOD_CARD)
    expect(everything).not.toMatch(new RegExp(`\\b${CARD_CODE}\\b`))
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)
