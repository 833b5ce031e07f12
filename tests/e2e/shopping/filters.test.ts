import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts } from '#features/choosing/search/ui/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { centsOf, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { button, cards, FURNACES, link, searchBox } from '#tests/fixtures/buyers/buying.ts'
import { uiTexts } from '#ui/texts.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const filters = (page: Page) => page.getByRole('complementary', { name: texts.filters })
const found = (page: Page) => page.getByRole('main').getByRole('status').first()
// The browser lays out lower cards only when the shopper scrolls near, so read their text from the document.
const namesOf = (page: Page) => cards(page).locator('h2').allTextContents()
const applied = (page: Page) =>
  page
    .getByRole('region', { name: texts.results })
    .getByRole('link', { name: new RegExp(`^${uiTexts.remove('')}`) })
/**
 * The applied filters, after the list has answered: the page names a filter before its results arrive.
 */
async function appliedNames(page: Page): Promise<string[]> {
  await page.locator('.list[aria-busy="false"]').waitFor()
  const names = await applied(page).allInnerTexts()
  return (await page.locator('.list[aria-busy="true"]').count()) > 0 ? [] : names
}
// A card shows its price before its former price.
const pricesOf = async (page: Page) =>
  (await cards(page).allTextContents()).map((text) => centsOf(/\$[\d,]+\.\d\d/.exec(text)?.[0] ?? ''))

/** Opens the group when it is folded. */
const unfold = (page: Page, name: string) =>
  filters(page)
    .locator('details', { has: page.getByText(name, { exact: true }) })
    .first()
    .evaluate((element) => element.setAttribute('open', ''))

test('[R-LIST] a shopper filters 96% gas furnaces by width and price and shares the address', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, FURNACES)

  await unfold(page, 'AFUE, %')
  await filters(page).getByRole('checkbox', { name: /^96%/ }).check()
  await expect.poll(() => appliedNames(page)).toHaveLength(1)
  await unfold(page, 'Cabinet width, inches')
  await filters(page).getByRole('checkbox', { name: /^17½″/ }).check()
  await expect.poll(() => appliedNames(page)).toHaveLength(2)
  await unfold(page, 'Price')
  await filters(page)
    .getByRole('textbox', { name: texts.end('Price', 'to') })
    .fill('2,000')
  await page.keyboard.press('Enter')
  await expect.poll(() => appliedNames(page)).toHaveLength(3)
  const names = await namesOf(page)
  const tags = await appliedNames(page)
  expect(names.length).toBeGreaterThan(0)
  expect(Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(200_000)

  // A friend opens the address: the same list, the same filters.
  const friend = await openVisit(browser, inject('storeUrl'))
  await visit(friend.page, page.url())
  expect({ names: await namesOf(friend.page), tags: await appliedNames(friend.page) }).toEqual({
    names,
    tags,
  })

  // Without one filter there are at least as many products; "back" applies the filter again.
  await link(friend.page, uiTexts.remove(tags.find((tag) => tag.includes('$')) ?? tags[0] ?? ''))
    .first()
    .click()
  await expect.poll(() => appliedNames(friend.page)).toHaveLength(2)
  expect((await namesOf(friend.page)).length).toBeGreaterThanOrEqual(names.length)
  await friend.page.goBack()
  await expect.poll(() => appliedNames(friend.page)).toEqual(tags)

  expect([...buyer.trouble, ...friend.trouble]).toEqual([])
  await Promise.all([buyer.context.close(), friend.context.close()])
})

test('[R-LIST, R-SCROLL] a shopper sorts by price and goes to page 2', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, FURNACES)
  const first = await namesOf(page)

  await page.getByRole('combobox', { name: texts.sort }).selectOption({ label: 'Price, low to high' })
  await page.waitForURL(/sort=price/)
  await expect.poll(() => namesOf(page)).not.toEqual(first)
  const cheap = await pricesOf(page)
  expect(cheap).toEqual([...cheap].sort((a, b) => a - b))

  const pages = page.getByRole('navigation', { name: uiTexts.pages })
  // By key: cards that come into view may still move the link under a pointer.
  await link(pages, uiTexts.page(2)).press('Enter')
  await page.waitForURL(/page=2/)
  await expect.poll(() => found(page).innerText()).toMatch(/^25–/)
  const dear = await pricesOf(page)
  expect(Math.min(...dear)).toBeGreaterThanOrEqual(Math.max(...cheap))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[R-LIST] on a phone the filters fill the screen and show the number of results', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const { page } = buyer
  await visit(page, FURNACES)
  await link(page.getByRole('main'), new RegExp(`^${texts.filters}`)).click()
  const sheet = page.getByRole('dialog', { name: texts.filters })
  const group = sheet.locator('details', { has: page.getByText('AFUE, %', { exact: true }) }).first()
  await group.evaluate((element) => element.setAttribute('open', ''))

  const show = button(sheet, /^Show /)
  const before = await show.innerText()

  await group.getByRole('checkbox', { name: /^96%/ }).check()

  await expect.poll(() => show.innerText()).not.toBe(before)
  const count = (await show.innerText()).replace('Show ', '')
  await show.click()
  await sheet.waitFor({ state: 'hidden' })
  expect(await found(page).innerText()).toMatch(new RegExp(` of ${count}$`))
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[R-LIST] what is ticked and typed before the code of the filters has come counts', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  let codeMayCome = (): void => undefined
  const isFast = new Promise<void>((resolve) => {
    codeMayCome = resolve
  })
  await page.route(/\/assets\/facet-form-.*\.js$/, async (route) => {
    await isFast
    await route.continue()
  })
  await visit(page, `${FURNACES}?filters=all`)
  for (const name of ['AFUE, %', 'Price']) await unfold(page, name)
  await filters(page).getByRole('checkbox', { name: /^96%/ }).check()
  await filters(page)
    .getByRole('textbox', { name: texts.end('Price', 'to') })
    .fill('2,000')
  const early = new URL(page.url()).search

  codeMayCome()
  await page.keyboard.press('Tab')

  await expect.poll(() => appliedNames(page)).toHaveLength(2)
  expect(early).toBe('?filters=all')
  expect(Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(200_000)
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[R-LIST, R-PRODUCT, R-SEARCH] filters and search work without JavaScript', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'), { javaScriptEnabled: false })
  const { page } = buyer
  await page.goto('/')
  await link(page.getByRole('navigation', { name: 'Departments' }), 'Furnaces').click()
  await link(page.getByRole('main'), /^Gas Furnaces/).click()

  await unfold(page, 'AFUE, %')
  await filters(page).getByRole('checkbox', { name: /^96%/ }).check()
  await button(filters(page), texts.apply).click()
  await page.waitForURL((url) => url.search !== '')
  expect(await appliedNames(page)).toHaveLength(1)
  expect(page.url()).not.toMatch(/from\.|to\./)

  await link(page.getByRole('main'), texts.clearAll).first().click()
  await link(page.getByRole('navigation', { name: uiTexts.pages }), uiTexts.page(2)).press('Enter')
  // Without script each press loads a page, and the one before stays readable until then.
  await found(page).filter({ hasText: /^25–/ }).waitFor()

  const name = (await namesOf(page))[0] ?? ''
  await link(cards(page).first(), name).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(
    await page
      .getByRole('main')
      .getByText(/^\$[\d,]+\.\d\d$/)
      .first()
      .isVisible(),
  ).toBe(true)

  await searchBox(page).fill('3 ton heat pump')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?*')
  expect(await cards(page).count()).toBeGreaterThan(0)
  await buyer.context.close()
})
