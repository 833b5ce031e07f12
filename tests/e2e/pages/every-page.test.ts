import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as parts } from '#features/accessories/texts.ts'
import { formTexts as bank } from '#features/bank-debit/texts.ts'
import { addTexts } from '#features/cart/add-texts.ts'
import { texts as cartTexts } from '#features/cart/texts.ts'
import { stockTexts } from '#features/catalog/texts.ts'
import { texts as catalogTexts } from '#features/catalog/ui/texts.ts'
import { formTexts as checkout } from '#features/checkout/texts.ts'
import { texts as compareTexts } from '#features/compare/texts.ts'
import { texts as rules } from '#features/compliance/texts.ts'
import { texts as contentTexts } from '#features/content/texts.ts'
import { texts as fulfilment } from '#features/fulfilment/texts.ts'
import { texts as locationTexts } from '#features/location/texts.ts'
import { lenderNames } from '#features/payments/rules/methods.ts'
import { lenderTexts, methodNames, texts as payments, returnTexts } from '#features/payments/texts.ts'
import { texts as reviewTexts } from '#features/reviews/texts.ts'
import { texts as searchTexts } from '#features/search/ui/texts.ts'
import { texts as sizing } from '#features/sizing/texts.ts'
import { supportTexts } from '#features/support/ui/texts.ts'
import { texts as visitTexts } from '#features/visit/texts.ts'
import { texts as affirmTexts } from '#store/checkout/methods/affirm/texts.ts'
import { texts as store } from '#store/texts.ts'
import { faultsOf, primaryButtons } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { amountIn, openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  cardFrame,
  cards,
  confirmed,
  FURNACES,
  fillCart,
  goToPayment,
  link,
  makeBuyer,
  orderSide,
  placeButton,
  reviewByCheck,
} from '#tests/fixtures/buyers/buying.ts'
import { operate } from '#tests/fixtures/store/orders-command.ts'

type Stored = NonNullable<BrowserContextOptions['storageState']>

import { uiTexts } from '#ui/texts.ts'

let browser: Browser
/** what a browser holds after each step of one purchase */
const stored: { full?: Stored; filled?: Stored; byCheck?: Stored; ordered?: Stored } = {}
let orderID = ''
/** where Credit Key sent a buyer back to whose application it has not decided */
let undecided = ''

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await browser.newContext({ baseURL: inject('storeUrl') })
  const page = await context.newPage()
  await fillCart(page)
  stored.full = await context.storageState()
  await goToPayment(page, makeBuyer('Axel'))
  stored.filled = await context.storageState()
  await page.getByRole('radio', { name: new RegExp(`^${lenderNames.creditkey}`) }).check()
  await button(page, checkout.toReview).click()
  await button(page, /^Continue with /).click()
  await button(page, 'Pend: decide later').click()
  await page.getByRole('heading', { name: lenderTexts.reviewing(lenderNames.creditkey) }).waitFor()
  undecided = page.url()
  await visit(page, '/checkout/payment')
  await reviewByCheck(page)
  stored.byCheck = await context.storageState()
  await placeButton(page).click()
  orderID = await confirmed(page)
  stored.ordered = await context.storageState()
  await context.close()
})
afterAll(() => browser.close())

const HEAT_PUMPS = '/category/heating-cooling/heat-pumps'

interface State {
  name: string
  path: () => string
  /** what was done before, if anything */
  after?: keyof typeof stored
  /** brings the page into its state and waits until it is there */
  arrange?: (page: Page) => Promise<unknown>
  /** how many buttons may look like the one to press */
  primary?: number
  /** rules that this page breaks for a reason */
  allowed?: string[]
}

async function openFirst(there: Page): Promise<void> {
  const name = await cards(there).first().getByRole('heading').innerText()
  await link(cards(there).first(), name).click()
  await there.getByRole('heading', { level: 1, name }).waitFor()
}
async function sizeHome(there: Page): Promise<void> {
  await button(there, searchTexts.openCalculator).click()
  await there.getByLabel(sizing.area).fill('2000')
  await button(there, sizing.submit).click()
  await there.getByRole('region', { name: sizing.title }).waitFor()
}
async function goTo(there: Page, zip: string): Promise<void> {
  await button(there.getByRole('banner'), /Your location/).click()
  const dialog = there.getByRole('dialog', { name: store.yourLocation })
  await dialog.getByRole('textbox').fill(zip)
  await button(dialog, store.submit).click()
  await dialog.waitFor({ state: 'hidden' })
}
async function chooseToCompare(there: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await button(cards(there).nth(index), /^Compare/).click()
}
async function openComparison(there: Page, count: number): Promise<void> {
  await chooseToCompare(there, count)
  await link(
    there.getByRole('region', { name: compareTexts.chosen }),
    compareTexts.compareThese(count),
  ).click()
  await there.waitForURL('**/compare?ids=*')
  await there
    .getByRole('columnheader')
    .nth(count - 1)
    .waitFor()
}
const page = (name: string, path: string, more: Partial<State> = {}): State => ({
  name,
  path: () => path,
  ...more,
})
const cartSum = (there: Page) =>
  amountIn(there.getByRole('complementary', { name: cartTexts.total }), cartTexts.total)

const states: State[] = [
  page('the home page', '/', { primary: 1 }),
  page('the house in summer', '/', {
    async arrange(there) {
      await there.getByRole('button', { name: store.house.cool }).click()
      await there.getByRole('button', { name: store.house.cool, pressed: true }).waitFor()
    },
  }),
  page('all categories', '/view-categories', { primary: 0 }),
  page('a group of categories', '/categories/furnaces-heaters', { primary: 0 }),
  page('a list', FURNACES, { primary: 0 }),
  page('a filtered list', `${FURNACES}?a2013=96`, { primary: 0 }),
  page('the filters on a phone', FURNACES, {
    async arrange(there) {
      await there.setViewportSize(PHONE)
      await link(there.getByRole('main'), new RegExp(`^${searchTexts.filters}`)).click()
      await there.getByRole('dialog', { name: searchTexts.filters }).waitFor()
    },
  }),
  page('the help of a filter', FURNACES, {
    async arrange(there) {
      await button(there.getByRole('complementary', { name: searchTexts.filters }), /^About AFUE/).click()
      await there.getByRole('dialog', { name: 'AFUE, %' }).waitFor()
    },
  }),
  page('a list with all filters written out', `${FURNACES}?filters=all`, { primary: 0 }),
  page('filters that leave nothing', `${FURNACES}?a2013=98&a111=1-5000`, { primary: 1 }),
  page('search results', '/search?q=3+ton+heat+pump', { primary: 0 }),
  page('a search without results', '/search?q=zzzzqqqq'),
  page('a product', FURNACES, { arrange: openFirst, primary: 1 }),
  page('a product from the front and the side', FURNACES, {
    async arrange(there) {
      await openFirst(there)
      await there.getByRole('link', { name: catalogTexts.stageViews.views, exact: true }).click()
      await there.locator('.sheet.wide svg').waitFor()
    },
  }),
  page(
    'a system pulled apart',
    '/category/heating-cooling/ducted-systems/furnace-and-air-conditioner-systems',
    {
      async arrange(there) {
        await openFirst(there)
        await there.getByRole('link', { name: catalogTexts.stageViews.connections }).click()
        await there.locator('.sheet.wide svg').waitFor()
      },
    },
  ),
  page('a product that is out of stock', '/search?availability=Out+of+stock', {
    async arrange(there) {
      await openFirst(there)
      await there.getByRole('main').getByText(stockTexts.outOfStock).first().waitFor()
    },
  }),
  page('a complete system', '/category/heating-cooling/ducted-systems', { arrange: openFirst, primary: 1 }),
  page('the add-to-cart dialog', FURNACES, {
    async arrange(there) {
      await button(cards(there).first(), new RegExp(`^${addTexts.add}`)).click()
      await there.getByRole('dialog', { name: cartTexts.added }).waitFor()
    },
  }),
  page('the parts that a heat pump needs', HEAT_PUMPS, {
    async arrange(there) {
      await button(cards(there).first(), new RegExp(`^${addTexts.add}`)).click()
      await button(there.getByRole('dialog'), parts.next(parts.shortPages[1])).click()
      await there.getByRole('region', { name: parts.titles.disconnect }).waitFor()
    },
  }),
  page('a product with rebates', HEAT_PUMPS, {
    async arrange(there) {
      await openFirst(there)
      await there.getByText(catalogTexts.rebates).click()
      await there.getByText(/^Program data as of/).waitFor()
    },
    primary: 1,
  }),
  page('a list with the load of a home', '/category/furnaces-heaters/gas-furnaces', {
    async arrange(there) {
      await sizeHome(there)
      await cards(there)
        .first()
        .getByText(/% of your/)
        .waitFor()
    },
  }),
  page('a load calculator with errors', '/category/furnaces-heaters/gas-furnaces', {
    async arrange(there) {
      await button(there, searchTexts.openCalculator).click()
      await button(there, sizing.submit).click()
      await there.getByText(sizing.errors.squareFeet).waitFor()
    },
    primary: 1,
  }),
  page(
    'a product that may not be installed there, against the load of a home',
    '/category/furnaces-heaters/gas-furnaces?series=Value+80',
    {
      async arrange(there) {
        await sizeHome(there)
        await goTo(there, '94103')
        await openFirst(there)
        await there.getByText(rules.whatWasChecked).click()
        await there.getByText(/^Rules as of/).waitFor()
      },
      primary: 1,
    },
  ),
  page('the load calculator of a product', '/category/heating-cooling/heat-pumps', {
    async arrange(there) {
      await openFirst(there)
      await button(there, sizing.tellUs).click()
      await there.getByRole('dialog').getByLabel(sizing.area).waitFor()
    },
  }),
  page('a cart with a product that may not go there', '/cart', {
    after: 'full',
    async arrange(there) {
      await goTo(there, '94103')
      await there.getByText(rules.cartBlocked(1, '94103')).waitFor()
    },
    primary: 1,
  }),
  page('the place modal with an error', '/view-categories', {
    async arrange(there) {
      await button(there.getByRole('banner'), /Your location/).click()
      await button(there.getByRole('dialog', { name: store.yourLocation }), store.submit).click()
      await there.getByRole('dialog').getByText(locationTexts.invalidZip).waitFor()
    },
  }),
  page('the open Shop menu', '/view-categories', {
    async arrange(there) {
      await button(there.getByRole('banner'), store.shop).click()
      await there.getByRole('navigation', { name: store.shopByCategory }).getByRole('link').first().waitFor()
    },
  }),
  page('the compare tray with a fifth product refused', FURNACES, {
    async arrange(there) {
      await chooseToCompare(there, 5)
      await there
        .getByRole('region', { name: compareTexts.chosen })
        .getByText(/^Four fit/)
        .waitFor()
    },
    primary: 0,
  }),
  page('a comparison of three', FURNACES, { arrange: (there) => openComparison(there, 3), primary: 0 }),
  page('a comparison of four', FURNACES, { arrange: (there) => openComparison(there, 4), primary: 0 }),
  page('a comparison after a removal', FURNACES, {
    async arrange(there) {
      await openComparison(there, 2)
      await link(there.getByRole('columnheader').first(), /^Remove/).click()
      await button(there, uiTexts.undo).waitFor()
    },
    primary: 0,
  }),
  page('a comparison with an item nobody knows', '/compare?ids=999999999', { primary: 1 }),
  page('nothing to compare', '/compare', { primary: 1 }),
  page('the home page with products seen recently', FURNACES, {
    async arrange(there) {
      await openFirst(there)
      await there.waitForFunction(() => localStorage.getItem('alpine.recentlyViewed') !== null)
      await visit(there, '/')
      await there.getByRole('region', { name: visitTexts.recentlyViewed }).waitFor()
    },
  }),
  page('the open menu of a phone', '/view-categories', {
    async arrange(there) {
      await there.setViewportSize(PHONE)
      await button(there.getByRole('banner'), store.menu).click()
      await there.getByRole('navigation', { name: store.shopByCategory }).locator('summary').nth(1).click()
      await there
        .getByRole('link', { name: /^All in/ })
        .filter({ visible: true })
        .waitFor()
    },
  }),
  page('suggestions for a model number', '/about-us', {
    async arrange(there) {
      await there.getByRole('combobox', { name: store.search }).fill('nvf96')
      await there.waitForURL('**/search?q=nvf96')
      await there.getByRole('option').first().waitFor()
    },
  }),
  page('shopping assistance', '/about-us', {
    async arrange(there) {
      await link(there.getByRole('banner'), store.assistance).click()
      await there.getByRole('dialog', { name: supportTexts.assistance }).waitFor()
    },
  }),
  page('the ways to write an e-mail', '/contact-us', {
    async arrange(there) {
      await link(there.getByRole('main'), /@/).click()
      await there.getByRole('dialog', { name: supportTexts.writeWith }).waitFor()
    },
  }),
  page('all reviews of a product', '/search?q=gas+furnace', {
    async arrange(there) {
      await openFirst(there)
      await button(there, /^Read all/).click()
      await there.getByRole('combobox', { name: catalogTexts.sortReviews }).waitFor()
    },
  }),
  page('help of a specification', FURNACES, {
    async arrange(there) {
      await openFirst(there)
      await button(there, catalogTexts.whatIs('AFUE')).click()
      await there.locator('.spec-help').waitFor()
    },
  }),
  page('a service', '/product/services/liftgate-delivery/453054793', { primary: 1 }),
  page('a review to be written', '/write-a-review', { primary: 1 }),
  page('a review with errors', '/search?q=gas+furnace', {
    async arrange(there) {
      await openFirst(there)
      await link(there.getByRole('main'), catalogTexts.writeReview).click()
      await button(there, reviewTexts.review.send).click()
      await there.getByRole('alert').first().waitFor()
    },
    primary: 1,
  }),
  page('a question to be asked', FURNACES, {
    async arrange(there) {
      await openFirst(there)
      await link(there.getByRole('main'), catalogTexts.ask).click()
      await button(there, reviewTexts.question.send).waitFor()
    },
    primary: 1,
  }),
  page('an empty cart', '/cart', {
    arrange: (there) => there.getByRole('heading', { name: cartTexts.empty }).waitFor(),
    primary: 1,
  }),
  page('a full cart', '/cart', { after: 'full', arrange: cartSum, primary: 1 }),
  page('mailing a cart', '/cart', {
    after: 'full',
    async arrange(there) {
      await button(there, cartTexts.mailCart).click()
      await there.getByRole('dialog', { name: cartTexts.mailCart }).waitFor()
    },
  }),
  page('the shipping step', '/checkout/shipping', {
    after: 'full',
    arrange: (there) => amountIn(orderSide(there), cartTexts.total),
    primary: 1,
  }),
  page('the shipping step with errors', '/checkout/shipping', {
    after: 'full',
    async arrange(there) {
      await button(there, checkout.toPayment).click()
      await there.getByText(checkout.errors.email).first().waitFor()
    },
    primary: 1,
  }),
  page('the payment step', '/checkout/payment', {
    after: 'filled',
    arrange: (there) => cardFrame(there).getByLabel('Card number').waitFor(),
    primary: 1,
  }),
  page('the payment step by Apple Pay, its sheet closed', '/checkout/payment', {
    after: 'filled',
    async arrange(there) {
      await there.getByRole('radio', { name: new RegExp(`^${methodNames.applepay}`) }).check()
      const [sheet] = await Promise.all([
        there.waitForEvent('popup'),
        button(there, payments.payWith(methodNames.applepay)).click(),
      ])
      await sheet.close()
      await there.getByText(payments.walletCancelled(methodNames.applepay)).waitFor()
    },
    primary: 0,
  }),
  page('the payment step by PayPal', '/checkout/payment', {
    after: 'filled',
    arrange: async (there) => {
      await there.getByRole('radio', { name: new RegExp(`^${checkout.payPal}`) }).check()
      await button(there, 'Pay with PayPal').waitFor()
    },
    primary: 0,
  }),
  page('the payment step by Amazon Pay', '/checkout/payment', {
    after: 'filled',
    arrange: async (there) => {
      await there.getByRole('radio', { name: new RegExp(`^${checkout.amazonPay}`) }).check()
      await button(there, 'Pay with Amazon').waitFor()
    },
    primary: 0,
  }),
  page('the return page with nothing to finish', '/checkout/expresspay?amazonCheckoutSessionId=unknown', {
    arrange: (there) => there.getByRole('heading', { level: 1, name: returnTexts.titles.nothing }).waitFor(),
    primary: 1,
  }),
  page('the payment step while PayPal does not answer', '/checkout/payment', {
    after: 'filled',
    async arrange(there) {
      const methods = [{ method: 'PayPal', unavailable: payments.paused('PayPal') }]
      await there.route('**/v1/api/checkout/methods', (call) => call.fulfill({ json: { methods } }))
      await there.locator('main').getByText(payments.paused('PayPal')).first().waitFor()
    },
    primary: 1,
  }),
  page('the payment step by Affirm', '/checkout/payment', {
    after: 'filled',
    arrange: async (there) => {
      await there.getByRole('radio', { name: new RegExp(`^${lenderNames.affirm}`) }).check()
      await there.getByText(affirmTexts.how).waitFor()
    },
    primary: 1,
  }),
  { name: 'back from Credit Key, which has not decided', path: () => undecided, primary: 1 },
  page('back from a lender with an address that is not ours', '/checkout/creditkey/success?order=A1.x', {
    primary: 1,
  }),
  page('the payment step by bank, account to be typed', '/checkout/payment', {
    after: 'filled',
    arrange: async (there) => {
      await there.getByRole('radio', { name: new RegExp(`^${bank.label.replace(/[()]/g, '\\$&')}`) }).check()
      await there.getByRole('radio', { name: new RegExp(`^${bank.network_check}`) }).check()
      await there.getByLabel(bank.routing).waitFor()
    },
    primary: 1,
  }),
  page('the review', '/checkout/review', {
    after: 'byCheck',
    arrange: (there) => placeButton(there).waitFor(),
    primary: 1,
  }),
  { name: 'the confirmation', path: () => `/checkout/confirmation/${orderID}`, after: 'ordered', primary: 1 },
  { name: 'the receipt', path: () => `/order-receipt/${orderID}`, after: 'ordered' },
  {
    name: 'the summary of an order',
    path: () => `/order-summary/${orderID}/60614`,
    after: 'ordered',
    primary: 1,
  },
  {
    name: 'an order that is tracked',
    path: () => `/track-your-order?orderID=${orderID}&postal=60614`,
    after: 'ordered',
    primary: 1,
  },
  {
    name: 'an order on a truck, with everything that can be done',
    path: () => `/order-summary/${orderID}/60614`,
    after: 'ordered',
    async arrange(there) {
      // A second try finds it shipped already.
      await operate('received', orderID, '--reason', 'CHECK 1').catch(() => '')
      await operate('ship', orderID, '--carrier', 'R+L', '--tracking', 'PRO1').catch(() => '')
      await visit(there, `/order-summary/${orderID}/60614`)
      await there.getByRole('heading', { name: fulfilment.checklist.title }).waitFor()
      for (const fold of [fulfilment.askReturn, fulfilment.damage])
        await there.getByText(fold, { exact: true }).first().click()
    },
    primary: 1,
  },
  {
    name: 'an order that was delivered, with a return',
    path: () => `/track-your-order?orderID=${orderID}&postal=60614`,
    async arrange(there) {
      await operate('deliver', orderID).catch(() => '')
      await operate('return', orderID, '--lines', '1:1', '--why', 'does_not_fit').catch(() => '')
      await visit(there, `/track-your-order?orderID=${orderID}&postal=60614`)
      await there.getByRole('article', { name: /^Return R/ }).waitFor()
    },
    primary: 1,
  },
  page('track your order', '/track-your-order', { primary: 1 }),
  { name: 'the order of somebody else', path: () => `/checkout/confirmation/${orderID}`, primary: 1 },
  page('a page that is not there', '/no-such-page', { primary: 1 }),
  page('the page of an error', '/500', { primary: 1 }),
  page('free shipping', '/free-shipping'),
  page('a brochure of a series', '/b/northvale/steady-96', { primary: 1 }),
  page('a brochure of a brand', '/b/tamarin-air', { primary: 1 }),
  page('the premium guarantee', '/premium-guarantee', { primary: 0 }),
  page('the testimonial videos', '/', {
    async arrange(there) {
      await button(there, contentTexts.watch(17)).click()
      await there
        .getByRole('dialog', { name: contentTexts.stories })
        .getByRole('list')
        .getByRole('button')
        .last()
        .waitFor()
    },
  }),
  page('about us', '/about-us'),
  page('contact', '/contact-us'),
  page('the privacy policy', '/learning-center/support-article/privacy-policy'),
  // It shows everything twice, once in each theme, so its landmarks repeat.
  page('the gallery of components', '/ui-gallery', { allowed: ['landmark-unique'] }),
]

test.for(states)(
  '$name is accessible and in shape at every width in both themes',
  async ({ path, after, arrange, primary, allowed }) => {
    const state = after && stored[after]
    const her = await openVisit(browser, inject('storeUrl'), state ? { storageState: state } : {})
    await visit(her.page, path())
    await arrange?.(her.page)
    const pressable = await primaryButtons(her.page)

    const faults = await faultsOf(her.page, allowed)

    expect(faults).toEqual([])
    expect(pressable).toHaveLength(primary ?? pressable.length)
    expect(her.trouble).toEqual([])
    await her.context.close()
  },
)
