import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pageTexts } from '#features/partners/quotes/page-texts.ts'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { builderTexts as builder } from '#portal/routes/quotes/builder/texts.ts'
import { texts as quoteTexts } from '#portal/routes/quotes/quote-texts.ts'
import { texts as desk, newTexts } from '#portal/routes/quotes/texts.ts'
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
import { HOMEOWNER } from '#tests/fixtures/portal/quotes.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const TIERS = ['good', 'better', 'best'] as const

/** Builds good, better and best in the builder, each dearer than the one before, and sends them as a link. */
async function quoteThree(page: Page): Promise<{ number: string; link: string }> {
  const found = await page.request.get(`${inject('portalUrl')}/v1/api/search/suggest?q=gas+furnace&limit=6`)
  const { products } = (await found.json()) as { products: { sku: string; price: number }[] }
  const chosen = products.toSorted((a, b) => a.price - b.price).slice(0, 3)
  await visit(page, '/quotes/new')
  await page.getByLabel(newTexts.name).fill(HOMEOWNER.name)
  await page.getByLabel(newTexts.zip).fill(HOMEOWNER.zip)
  await page.getByLabel(newTexts.email).fill(HOMEOWNER.email)
  await page.getByLabel(newTexts.email).press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: /^Quote QL\d{6}$/ })
  await heading.waitFor()
  await hydrated(page)
  for (const [at, { sku }] of chosen.entries()) {
    await page.getByRole('button', { name: builder.addOption, exact: true }).last().click()
    await page.getByLabel(builder.tier).selectOption(TIERS[at]!)
    await page.getByRole('combobox', { name: builder.add }).fill(sku)
    await page.getByRole('listbox', { name: builder.found }).getByText(sku).first().waitFor()
    await page.getByRole('combobox', { name: builder.add }).press('Enter')
    await page.getByLabel(builder.quantityOf(sku)).waitFor()
  }
  await page.getByText(builder.saved, { exact: true }).waitFor()
  await page.getByRole('button', { name: quoteTexts.actions.send }).click()
  const dialog = page.getByRole('dialog', { name: quoteTexts.sendTitle })
  await dialog.getByRole('button', { name: quoteTexts.sendLink }).click()
  const link = await page.getByLabel(quoteTexts.link).inputValue()
  return { number: (await heading.innerText()).replace('Quote ', ''), link }
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
    await stateIn(contractor.page, 'sent').waitFor()

    const homeowner = await openVisit(browser, inject('storeUrl'), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    const { page } = homeowner
    await visit(page, link)
    const tabs = await page.getByRole('tab').allInnerTexts()
    expect(tabs.map((tab) => /good|better|best/i.exec(tab)?.[0]?.toLowerCase())).toEqual(TIERS)
    await contractor.page.reload()
    await stateIn(contractor.page, 'viewed').waitFor()

    await page.getByRole('tab').nth(1).click()
    const total = await amountIn(page.getByRole('tabpanel'), 'Total')
    expect(centsOf(tabs[1]!), 'the tab and the letter').toBe(total)
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
