import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { formTexts as checkout } from '#features/checkout/texts.ts'
import type { DeskQuote } from '#features/quotes/contract.ts'
import { pageTexts } from '#features/quotes/page-texts.ts'
import { texts as desk } from '#portal/routes/quotes/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { amountIn, centsOf, hydrated, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  confirmed,
  field,
  fillShipping,
  GOOD_CARD,
  makeBuyer,
  placeButton,
  reviewByCard,
} from '#tests/fixtures/buyers/buying.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'
import { HOMEOWNER, quoteContent } from '#tests/fixtures/portal/quotes.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Good, better and best: three options, each dearer than the one before; sent as a link. */
async function quoteThree(page: Page): Promise<{ number: string; link: string }> {
  const portal = inject('portalUrl')
  const found = await page.request.get(`${portal}/v1/api/search/suggest?q=gas+furnace&limit=6`)
  const { products } = (await found.json()) as { products: { id: string; price: number }[] }
  const lines = products.toSorted((a, b) => a.price - b.price).slice(0, 3)
  const content = quoteContent(...lines.map(({ id }) => [{ id }]))
  const post = async <T>(path: string, data: object): Promise<T> =>
    (await (await page.request.post(`${portal}/v1/api/partner${path}`, { data })).json()) as T
  const draft = await post<DeskQuote>('/quotes', { contact: HOMEOWNER, content })
  const { link } = await post<{ link: string }>(`/quotes/${draft.id}/send`, {
    revision: draft.revision,
    by: 'link',
  })
  return { number: draft.number, link }
}

const stateIn = (page: Page, state: keyof typeof desk.states) =>
  page.getByText(desk.states[state], { exact: true }).first()

test(
  '[S-QUOTE-01, S-QUOTE-02, R-Q-VIEW] a contractor quotes three options, the homeowner accepts one on a ' +
    'phone and pays by card, both see it move',
  async () => {
    const contractor = await openVisit(browser, inject('portalUrl'))
    await signInto(contractor.context, 'contractor')
    const { number, link } = await quoteThree(contractor.page)
    await visit(contractor.page, `/quotes/${number}`)
    await stateIn(contractor.page, 'sent').waitFor()

    const homeowner = await openVisit(browser, inject('storeUrl'), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    const { page } = homeowner
    await visit(page, link)
    expect(await page.getByRole('tab').count()).toBe(3)
    await contractor.page.reload()
    await stateIn(contractor.page, 'viewed').waitFor()

    await page.getByRole('tab').nth(1).click()
    const total = await amountIn(page.getByRole('tabpanel'), 'Total')
    await field(page, pageTexts.name).fill(HOMEOWNER.name)
    await page.getByRole('checkbox', { name: /^I accept this option of quote/ }).check()
    await button(page, pageTexts.accept).click()
    await button(page, pageTexts.pay).waitFor()
    await contractor.page.reload()
    await stateIn(contractor.page, 'accepted').waitFor()

    await button(page, pageTexts.pay).click()
    await page.waitForURL('**/checkout/shipping')
    await field(page, checkout.email).waitFor()
    await fillShipping(page, makeBuyer('Pat'))
    await button(page, checkout.toPayment).click()
    await page.waitForURL('**/checkout/payment')
    await reviewByCard(page, GOOD_CARD)
    expect(centsOf(await placeButton(page).innerText()), 'the total that was accepted').toBe(total)
    await placeButton(page).click()
    const order = await confirmed(page)
    expect(order).not.toBe('')

    await contractor.page.reload()
    await stateIn(contractor.page, 'ordered').waitFor()
    await visit(page, `/view-quotes/${number}`)
    await page.getByText(pageTexts.stateNotes.ordered).waitFor()
    await hydrated(page)
    expect(await button(page, pageTexts.pay).count()).toBe(0)
    expect([...contractor.trouble, ...homeowner.trouble]).toEqual([])
    await contractor.context.close()
    await homeowner.context.close()
  },
)
