import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as parts } from '#features/catalog/accessories/texts.ts'
import { texts as rules } from '#features/catalog/compliance/ui/texts.ts'
import { texts as compare } from '#features/choosing/compare/texts.ts'
import { texts as search } from '#features/choosing/search/ui/texts.ts'
import { needTexts } from '#features/choosing/sizing/need-texts.ts'
import { texts as sizing } from '#features/choosing/sizing/texts.ts'
import { texts as cart } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { sizeFitTexts } from '#shop/product/size-fit.tsx'
import { texts as store } from '#store/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  cards,
  field,
  fillShipping,
  link,
  locationButton,
  makeBuyer,
} from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const GAS_FURNACES = '/category/furnaces-heaters/gas-furnaces'
const SYSTEMS = '/category/heating-cooling/ducted-systems/furnace-and-air-conditioner-systems'
const SAN_FRANCISCO = '94103'

const need = (page: Page): Locator => page.getByRole('region', { name: search.yourHome })
const count = (page: Page): Promise<number> => cards(page).count()

async function sizeHome(place: Page | Locator, squareFeet: string, zip: string): Promise<void> {
  await field(place, sizing.area).fill(squareFeet)
  await field(place, sizing.zip).fill(zip)
  await button(place, sizing.submit).click()
}

async function moveTo(page: Page, zip: string): Promise<void> {
  await locationButton(page).click()
  const dialog = page.getByRole('dialog', { name: store.yourLocation })
  await dialog.getByRole('textbox').fill(zip)
  await button(dialog, store.submit).click()
  await dialog.waitFor({ state: 'hidden' })
}

test(
  '[V-BTU, E-BTU, C-BTU, S-ASYNC, K-DEFAULTS] a list computes the load of a home, keeps it, ' +
    'compares each card with it and can show only what fits',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await visit(page, GAS_FURNACES)
    const all = await page.getByRole('heading', { level: 1 }).innerText()

    await button(need(page), search.openCalculator).click()
    expect(await need(page).getByLabel(sizing.heatTo).inputValue()).toBe('70')
    await sizeHome(need(page), '2000', '60614')
    // The answer closes the form and shows what fits.
    await need(page).getByRole('region', { name: needTexts.title }).waitFor({ state: 'detached' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(() => heading.innerText()).toMatch(/^\d+ of \d+ fit your home in Chicago$/)
    await cards(page)
      .first()
      .getByText(/% of your 45,000/)
      .waitFor()
    const sizes = need(page).getByRole('group', { name: search.onlyFitting })
    await sizes.getByRole('link', { name: /^All / }).click()
    await expect.poll(() => heading.innerText()).toBe(all)
    await sizes.getByRole('link', { name: /that fit$/ }).click()
    await expect.poll(() => heading.innerText()).not.toBe(all)
    const fits = /(9\d|10\d|110)% of your 45,000 BTU\/h\. Fits\./
    await expect
      .poll(async () => {
        const shown = await cards(page).allInnerTexts()
        return shown.length > 0 && shown.every((text) => fits.test(text))
      })
      .toBe(true)

    // The next visit still has the home; another tab can delete it.
    await visit(page, GAS_FURNACES)
    await need(page).getByText('2,000 sq ft · Chicago · 45,000 BTU/h').waitFor()
    await button(need(page), search.changeHome).click()
    await button(need(page), sizing.forget).click()
    await need(page).getByText(search.whichSize).waitFor()
    expect(
      await cards(page)
        .getByText(/of your 45,000/)
        .count(),
    ).toBe(0)
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)

test(
  '[V-NOX, V-REGION] choose a size in a series by load, compare three, see why one is not ' +
    'allowed in California, take the matched system with its parts',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer

    // A size by load: the table of the series says which one fits the home in San Francisco.
    await visit(page, `${GAS_FURNACES}?series=Value+80`)
    await moveTo(page, SAN_FRANCISCO)
    await expect
      .poll(() => cards(page).getByText(rules.blocked(SAN_FRANCISCO)).count())
      .toBe(await count(page))
    await cards(page).first().getByRole('link').first().click()
    await button(page, needTexts.checkHome).click()
    const dialog = page.getByRole('dialog', { name: needTexts.title })
    await sizeHome(dialog, '3600', SAN_FRANCISCO)
    await dialog.getByText('Ultra Low NOx').waitFor()
    await page.keyboard.press('Escape')
    const fitting = page.getByRole('row').filter({ hasText: new RegExp(`${sizeFitTexts.fits}, \\d+%`) })
    await fitting.first().waitFor()
    await fitting.first().getByRole('link').or(fitting.first().locator('[aria-current=page]')).first().click()
    await page.locator('.fit-row').getByText(needTexts.verdict('fits', 100)).waitFor()

    // The page gives the reason with rule and date, and links to models that may be installed.
    const verdict = page.locator('.verdict')
    await verdict.getByText(`${rules.blocked(SAN_FRANCISCO)}.`).waitFor()
    await verdict.getByText(rules.whatWasChecked).click()
    await verdict
      .getByText(/Bay Area air district, Regulation 9, Rule 4, in effect since January 1, 2024/)
      .waitFor()
    await button(page.getByRole('main'), /^Compare/)
      .first()
      .click()
    await link(verdict, rules.seeAllowed).click()
    await page.waitForURL(/a1359=Ultra\+Low\+NOx/)
    await cards(page).first().waitFor()
    expect(await cards(page).getByText(rules.blocked(SAN_FRANCISCO)).count()).toBe(0)

    // Compare three: one may not be installed there, and the table says why.
    await button(cards(page).nth(0), /^Compare/).click()
    await button(cards(page).nth(1), /^Compare/).click()
    await link(page.getByRole('region', { name: compare.chosen }), compare.compareThese(3)).click()
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: compare.rules(SAN_FRANCISCO) }) })
    await row.getByText(rules.blocked(SAN_FRANCISCO)).waitFor()
    expect([
      await row.getByText(rules.allowed(SAN_FRANCISCO), { exact: true }).count(),
      await row.getByText(/requires Ultra Low NOx gas furnaces/).count(),
    ]).toEqual([2, 1])

    // Add an allowed matched system and its parts at once.
    await visit(page, `${SYSTEMS}?a1359=Ultra+Low+NOx&a1320=SW&availability=In+stock`)
    await button(cards(page).first(), new RegExp(`^${addTexts.add}`)).click()
    const added = page.getByRole('dialog', { name: cart.added })
    await added
      .getByRole('region', { name: new RegExp(`^${parts.heading}`) })
      .getByRole('button', { name: /^Add / })
      .first()
      .click()
    await expect
      .poll(() =>
        added
          .getByRole('region', { name: new RegExp(`^${parts.heading}`) })
          .getByRole('status')
          .innerText(),
      )
      .toBe(parts.partsAdded(1))
    await visit(page, '/cart')
    await page.getByRole('heading', { level: 1, name: /2 items/ }).waitFor()
    expect(await page.getByText(/can’t be installed/).count()).toBe(0)
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)

test(
  '[V-NOX] list, cart and checkout say that a product may not be installed at the buyer’s place, ' +
    'and the buyer cannot go on; at another place the order goes on',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await visit(page, `${GAS_FURNACES}?series=Value+80&availability=In+stock`)
    await button(cards(page).first(), new RegExp(`^${addTexts.add}`)).click()
    await button(page.getByRole('dialog', { name: cart.added }), cart.continueShopping).click()

    // In the list the button gives way to the models that may be installed there.
    await moveTo(page, SAN_FRANCISCO)
    await link(cards(page).first(), rules.seeAllowed).waitFor()
    expect(await button(cards(page).first(), new RegExp(`^${addTexts.add}`)).count()).toBe(0)

    await visit(page, '/cart')
    await page.getByText(rules.cartBlocked(1, SAN_FRANCISCO)).waitFor()
    await link(page.getByRole('main'), rules.seeAllowed).waitFor()

    expect(await button(page.getByRole('complementary'), cart.continueToShipping).isDisabled()).toBe(true)

    await visit(page, '/checkout/shipping')
    await field(page, checkout.email).waitFor()
    await fillShipping(page, makeBuyer('Nora'))
    await page.getByText(checkout.notAllowedThere(1, SAN_FRANCISCO)).first().waitFor()
    await link(page.getByRole('main'), rules.seeAllowed).waitFor()
    expect(await button(page, checkout.toPayment).isDisabled()).toBe(true)

    await field(page, checkout.zip).fill('60614')
    await page.getByText(checkout.notAllowedThere(1, SAN_FRANCISCO)).first().waitFor({ state: 'hidden' })
    await button(page, checkout.toPayment).click()
    await page.waitForURL('**/checkout/payment')
    await buyer.context.close()
  },
)
