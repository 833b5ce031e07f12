import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { lenderNames } from '#features/selling/payments/rules/methods.ts'
import { lenderTexts } from '#features/selling/payments/texts.ts'
import { visit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  confirmed,
  fillCart,
  goToPayment,
  makeBuyer,
  placeButton,
  reviewByCheck,
} from '#tests/fixtures/buyers/buying.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'

type Stored = NonNullable<BrowserContextOptions['storageState']>

/** The browser's storage after each step of one purchase, and two addresses. */
export const purchase: {
  stored: { full?: Stored; filled?: Stored; byCheck?: Stored; ordered?: Stored }
  orderID: string
  /** where Credit Key sent the buyer back to before it decided on the application */
  undecided: string
} = { stored: {}, orderID: '', undecided: '' }

/** Buys once, and keeps the browser's storage after each step for the states that begin there. */
export async function makePurchase(browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: inject('storeUrl') })
  const page = await context.newPage()
  await fillCart(page)
  purchase.stored.full = await context.storageState()
  await goToPayment(page, makeBuyer('Axel'))
  purchase.stored.filled = await context.storageState()
  await page.getByRole('radio', { name: new RegExp(`^${lenderNames.creditkey}`) }).check()
  await button(page, checkout.toReview).click()
  await button(page, /^Continue with /).click()
  await button(page, 'Pend: decide later').click()
  await page.getByRole('heading', { name: lenderTexts.reviewing(lenderNames.creditkey) }).waitFor()
  purchase.undecided = page.url()
  await visit(page, '/checkout/payment')
  await reviewByCheck(page)
  purchase.stored.byCheck = await context.storageState()
  await placeButton(page).click()
  purchase.orderID = await confirmed(page)
  purchase.stored.ordered = await context.storageState()
  await context.close()
}

/** A page in one state, and what is expected of it. */
export interface State {
  name: string
  /** the application that shows the page; by default the store */
  app?: 'storeUrl' | 'portalUrl'
  path: () => string
  /** the route that `arrange` leads to, when it is not that of the path: `quotes/:number` */
  shows?: string
  /** who is signed in at the portal; by default no person */
  as?: Person
  /** the browser's storage from earlier steps */
  after?: keyof typeof purchase.stored
  /** brings the page into its state and waits for it */
  arrange?: (page: Page) => Promise<unknown>
  /** how many primary buttons the page may have */
  primary?: number
  /** accessibility rules that this page may break, with a reason */
  allowed?: string[]
}

export const page = (name: string, path: string, more: Partial<State> = {}): State => ({
  name,
  path: () => path,
  ...more,
})
