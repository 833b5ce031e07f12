import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as parts } from '#features/catalog/accessories/texts.ts'
import { cardTexts } from '#features/catalog/catalog/ui/card/card-texts.ts'
import { texts as catalog } from '#features/catalog/catalog/ui/texts.ts'
import { texts as rebates, TAX_ARTICLE } from '#features/catalog/rebates/texts.ts'
import { itemCount } from '#features/selling/cart/rules/types.ts'
import { texts as cart } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { amountIn, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { button, cards, link } from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const HEAT_PUMPS = '/category/heating-cooling/heat-pumps'
// Programs pay for matched systems, not for an outdoor unit alone.
const SYSTEMS = '/category/heating-cooling/ducted-systems/heat-pump-systems'
const dialog = (page: Page) => page.getByRole('dialog', { name: cart.added })
const needs = (page: Page) => dialog(page).getByRole('region', { name: new RegExp(`^${parts.heading}`) })
const section = (page: Page, name: string) => needs(page).getByRole('region', { name })
const heading = (page: Page, name: string) => needs(page).getByRole('heading', { level: 4, name })
const headings = (page: Page) => needs(page).getByRole('heading', { level: 4 }).allInnerTexts()
const focusOn = (wanted: Locator) =>
  expect.poll(() => wanted.evaluate((element) => element === document.activeElement)).toBe(true)
const cartOf = (page: Page): Promise<{ items: { id: string; qty: number; kBType: string }[] }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('alpine.cart') ?? '{"items":[]}'))

async function openFirst(page: Page, list = HEAT_PUMPS): Promise<void> {
  await visit(page, list)
  const name = await cards(page).first().getByRole('heading').innerText()
  await link(cards(page).first(), name).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

test(
  '[L-REQ, L-REQ-SKIP, S-REQ, E-CARTSTATE] a heat pump added from a list lists its parts ' +
    'page by page, by keyboard alone',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await visit(page, HEAT_PUMPS)
    await button(cards(page).first(), new RegExp(`^${addTexts.add}`)).focus()
    await page.keyboard.press('Enter')

    // First the line sets: one of the second length.
    await needs(page).waitFor()
    expect(await headings(page)).toEqual([parts.shortPages[0], parts.shortPages[1], parts.shortPages[4]])
    const lines = section(page, parts.shortPages[0])
    await lines.getByRole('combobox', { name: parts.choose(parts.titles.lineSet) }).selectOption({ index: 1 })
    await lines.getByRole('button', { name: /^Add / }).focus()
    await page.keyboard.press('Enter')
    await focusOn(lines.getByRole('textbox'))
    await expect.poll(() => needs(page).getByRole('status').innerText()).toBe(parts.partsAdded(1))

    // Then the installation supplies. The mini-split pages are not needed, so they are skipped.
    await button(needs(page), parts.next(parts.shortPages[1])).focus()
    await page.keyboard.press('Enter')
    await focusOn(heading(page, parts.shortPages[1]))
    await button(needs(page), parts.next(parts.shortPages[4])).press('Enter')
    await focusOn(heading(page, parts.shortPages[4]))
    await needs(page).getByText(parts.lastPage).waitFor()

    // Escape closes the dialog and returns the focus. The dialog opens again without the added line sets and
    // counts from zero.
    await page.keyboard.press('Escape')
    await focusOn(button(cards(page).first(), new RegExp(`^${addTexts.add}`)))
    await page.keyboard.press('Enter')
    await needs(page).waitFor()
    expect([await needs(page).getByRole('status').innerText(), (await headings(page))[0]]).toEqual([
      '',
      parts.shortPages[1],
    ])
    expect((await cartOf(page)).items.map(({ kBType, qty }) => `${qty} ${kBType}`).toSorted()).toEqual([
      '1 line-set',
      '2 heat-pump',
    ])
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)

test('[L-REQ, S-REQ] the cart does not ask again for a part that the product page added', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await openFirst(page)
  const need = page.getByRole('main').getByText(/^Fits this heat pump’s .+ lines\./)
  await need.first().waitFor()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart: Insulated Copper Line Set/ })
    .first()
    .click()
  await button(dialog(page), cart.continueShopping).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart: .*Heat Pump/ })
    .first()
    .click()

  await needs(page).waitFor()
  expect(await headings(page)).not.toContain(parts.shortPages[0])
  await buyer.context.close()
})

test(
  '[C-REBATES, V-REBATES, R-TAXLINK] a list says that rebates may apply; the product page names ' +
    'payer, conditions and how to claim; the cart’s total does not change',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await visit(page, SYSTEMS)
    await cards(page).first().getByText(cardTexts.rebates).waitFor()
    expect(buyer.sent.filter((request) => request.includes('get_rebates'))).toHaveLength(0)

    await openFirst(page, SYSTEMS)
    await page.getByText(catalog.rebates).click()
    const claim = page.getByRole('link', { name: new RegExp(`^${rebates.claim}: ComEd`) })
    expect(await claim.getAttribute('href')).toMatch(/^https:\/\/www\.comed\.com\//)
    await page
      .getByText(/^Program data as of Aug 6, 2026\. The federal 25C and 25D tax credits ended/)
      .waitFor()
    expect(await link(page, new RegExp(`^${rebates.article}`)).getAttribute('href')).toBe(TAX_ARTICLE)

    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click()
    await link(dialog(page), cart.proceedToCart).click()
    const sum = page.getByRole('complementary', { name: cart.total })
    await sum.getByText(rebates.askProgram).waitFor()
    const rows = await Promise.all(
      [itemCount(1), 'Sales tax 10.25% in Chicago', cart.total].map((label) => amountIn(sum, label)),
    )
    expect(rows[2]).toBe((rows[0] ?? 0) + (rows[1] ?? 0))
    expect(await link(sum, new RegExp(rebates.article)).getAttribute('href')).toBe(TAX_ARTICLE)
    await buyer.context.close()
  },
)

test(
  '[C-REBATES] where two utilities share a zip the page asks for one, by keyboard; the choice counts, is ' +
    'kept, and counts in the cart',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await visit(page, '/')
    await page.evaluate(() => fetch('/v1/api/location/98101'))
    await openFirst(page, SYSTEMS)
    const main = page.getByRole('main')
    await main.getByText(rebates.chooseBelow).waitFor()
    await main.getByText(/ delivered to 98101$/).click()
    await main.getByRole('row', { name: new RegExp(rebates.dependsOnUtility) }).waitFor()

    await main.getByText(catalog.rebates).focus()
    await page.keyboard.press('Enter')
    const utility = main.getByLabel(rebates.utility.electricity)
    await utility.waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await utility.focus()
    await page.keyboard.press('ArrowDown')
    await focusOn(utility)
    expect(await utility.inputValue()).toBe('Puget Sound Energy')
    await main
      .getByText(/up to \$1,500/)
      .first()
      .waitFor()
    expect(await main.getByText(rebates.chooseBelow).count()).toBe(0)

    await page.reload()
    await main
      .getByText(/up to \$1,500/)
      .first()
      .waitFor()
    await main
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click()
    await link(dialog(page), cart.proceedToCart).click()
    const sum = page.getByRole('complementary', { name: cart.total })
    await sum.getByText(/^Paid to you by Puget Sound Energy\. Your total stays the same\./).waitFor()
    await sum.getByRole('row', { name: /^Sales tax 10\.55% in Seattle/ }).waitFor()
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)

test(
  '[C-INSTALL, E-INSTALLQ, X-SUPPORT] the cart offers an installation quote; a ' +
    'failed lookup says so and offers none',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await visit(page, HEAT_PUMPS)
    await button(cards(page).first(), new RegExp(`^${addTexts.add}`)).click()
    await link(dialog(page), cart.proceedToCart).click()
    const tick = page.getByRole('checkbox', { name: /^Get a free quote: / })
    await tick.check()
    const kept = await page.evaluate(() => localStorage.getItem('alpine.installationQuoteSelections'))
    const [item] = (await cartOf(page)).items
    expect(JSON.parse(kept ?? '')).toEqual({ [item?.id ?? '']: ['7201', '7202'] })
    await page.reload()
    await expect.poll(() => tick.isChecked()).toBe(true)

    await page.route('**/installation_quotes_service', (route) => route.abort())
    await page.reload()
    await page.getByText(parts.installation.failed).waitFor()
    expect(await tick.count()).toBe(0)
    await buyer.context.close()
  },
)
