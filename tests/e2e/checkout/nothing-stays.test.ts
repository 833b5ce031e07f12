import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { storageKeys } from '#store/client/storage-entries.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, type Visit, visit } from '#tests/fixtures/browser/page.ts'
import {
  addFirst,
  button,
  choosePayment,
  confirmed,
  FURNACES,
  field,
  fillCart,
  GOOD_CARD,
  goToPayment,
  makeBuyer,
  placeButton,
  pressIn,
  reviewByCard,
  reviewByCheck,
  shippingFields,
} from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

type Buyer = ReturnType<typeof makeBuyer>

async function reviewByPaypal(page: Page): Promise<void> {
  await choosePayment(page, new RegExp(`^${checkout.payPal}`))
  const [opened] = await Promise.all([page.waitForEvent('popup'), button(page, 'Pay with PayPal').click()])
  await Promise.all([opened.waitForEvent('close'), pressIn(opened, 'Approve')])
  await page.waitForURL('**/checkout/review')
}

const WAYS: readonly [string, (page: Page) => Promise<void>][] = [
  ['check', reviewByCheck],
  ['card', (page) => reviewByCard(page, GOOD_CARD)],
  ['PayPal', reviewByPaypal],
]

/** The visit's own markers, which differ from visit to visit; the browser's positions of scrolling too. */
const MARKERS: ReadonlySet<string> = new Set([
  storageKeys.sessionInfo,
  storageKeys.recentlyViewed,
  // the first page of the visit
  'alpine.expertLead',
  'react-router-scroll-positions',
])
/**
 * The signed cookie that opens the receipt; an emptied cart has none. And a random number for the return from
 * a wallet, for a day.
 */
const OWN_COOKIES = /alpine\.(?:orders|wallet)$/

/** Everything that the browser keeps, but for the markers and these cookies. */
async function left({ page, context }: Visit): Promise<Record<string, string>> {
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => Object.entries<string>({ ...storage })),
  )
  const cookies = (await context.cookies())
    .filter(({ name }) => !OWN_COOKIES.test(name))
    .map(({ name, value }): [string, string] => [`cookie ${name}`, decodeURIComponent(value)])
  return Object.fromEntries([...stored.flat(), ...cookies].filter(([name]) => !MARKERS.has(name)))
}

const wordsOf = (buyer: Buyer): string[] => [
  buyer.email,
  buyer.firstName,
  buyer.lastName,
  buyer.phone,
  buyer.street,
]

async function toReview(visitor: Visit, buyer: Buyer, pay: (page: Page) => Promise<void>): Promise<void> {
  await fillCart(visitor.page)
  await goToPayment(visitor.page, buyer)
  await pay(visitor.page)
}

test.each(WAYS)(
  '[D1] after an order by %s and after "Empty the cart" the browser keeps the same, nothing of the buyer',
  async (_, pay) => {
    const buyer = makeBuyer('Nora')
    const ordering = await openVisit(browser, inject('storeUrl'))
    await toReview(ordering, buyer, pay)
    // The control: before the order the form is kept.
    expect(JSON.stringify(await left(ordering))).toContain(buyer.street)
    await placeButton(ordering.page).click()
    await confirmed(ordering.page)
    const afterOrder = await left(ordering)

    const emptying = await openVisit(browser, inject('storeUrl'))
    await toReview(emptying, buyer, pay)
    await visit(emptying.page, '/cart')
    await button(emptying.page, cartTexts.clear).click()
    await emptying.page.getByRole('heading', { name: cartTexts.empty }).waitFor()
    const afterClear = await left(emptying)

    expect(afterOrder).toEqual(afterClear)
    for (const word of wordsOf(buyer)) expect(JSON.stringify(afterOrder)).not.toContain(word)

    // On the next full page too, and in the next checkout.
    const { page } = ordering
    await visit(page, '/about-us')
    expect(await left(ordering)).toEqual(afterClear)
    await addFirst(page, FURNACES)
    await visit(page, '/checkout/shipping')
    for (const [label] of shippingFields(buyer)) expect(await field(page, label).inputValue()).toBe('')
    await ordering.context.close()
    await emptying.context.close()
  },
)
