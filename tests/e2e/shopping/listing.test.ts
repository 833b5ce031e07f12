import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts } from '#features/choosing/search/ui/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { button, cards, FURNACES, link, searchBox } from '#tests/fixtures/buyers/buying.ts'
import { uiTexts } from '#ui/texts.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const filters = (page: Page) => page.getByRole('complementary', { name: texts.filters })
const categories = (page: Page) => filters(page).getByRole('navigation', { name: texts.categories })
const group = (page: Page, name: string) =>
  filters(page)
    .locator('details.facet', { has: page.getByText(name, { exact: true }) })
    .first()
const optionsOf = (page: Page, name: string) => group(page, name).locator('label.check').allInnerTexts()
const tags = (page: Page) =>
  page
    .getByRole('region', { name: texts.results })
    .getByRole('link', { name: new RegExp(`^${uiTexts.remove('')}`) })
/** Presses a control of the list, and waits until the address and the list have changed. */
async function answered(page: Page, press: () => Promise<unknown>): Promise<void> {
  const before = page.url()
  await press()
  await page.waitForURL((url) => url.href !== before, { waitUntil: 'commit' })
  await page.locator('.list[aria-busy="false"]').waitFor()
}
const found = (page: Page) => page.getByRole('main').getByRole('status').first()

/** The words of an option without its count. */
const words = (options: string[]) =>
  options.map((option) =>
    option
      .split('\n')[0]
      ?.replace(/\s*[\d,]+$/, '')
      .trim(),
  )

async function tickOption(page: Page, name: string, option: RegExp): Promise<void> {
  await group(page, name).evaluate((element) => element.setAttribute('open', ''))
  await answered(page, () => group(page, name).getByRole('checkbox', { name: option }).click())
}

test(
  '[S-LIST-01, S-LIST-05, S-LIST-04] the options of a filter in use stay in place while ' +
    'another narrows the list',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await visit(page, `${FURNACES}?page=2`)
    await group(page, 'Brand').evaluate((element) => element.setAttribute('open', ''))
    const before = words(await optionsOf(page, 'Brand'))

    await tickOption(page, 'Brand', /^Northvale/)
    expect(new URL(page.url()).search).toBe('?brand=Northvale')
    await tickOption(page, 'Stages', /^Two-stage/)
    expect(words(await optionsOf(page, 'Brand'))).toEqual(before)
    await tickOption(page, 'Brand', /^Corvane/)
    expect(new URL(page.url()).searchParams.getAll('brand')).toEqual(['Northvale', 'Corvane'])
    expect(await tags(page).count()).toBe(3)

    await tickOption(page, 'Brand', /^Northvale/)
    await tickOption(page, 'Brand', /^Corvane/)
    expect(new URL(page.url()).searchParams.has('brand')).toBe(false)
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)

test('[S-LIST-06] a new search cancels the running one, and the newest answer stays', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, FURNACES)
  const givenUp: string[] = []
  page.on('requestfailed', (request) => void givenUp.push(new URL(request.url()).search))
  // The first answer waits until the second search has begun.
  const second = page.waitForRequest(
    (request) => new URL(request.url()).searchParams.getAll('brand').length === 2,
  )
  await page.route(
    (url) => url.pathname.endsWith('.data') && url.searchParams.getAll('brand').length === 1,
    async (route) => {
      await second
      await route.continue().catch(() => undefined)
    },
  )
  await group(page, 'Brand').evaluate((element) => element.setAttribute('open', ''))

  const brand = (name: RegExp) => group(page, 'Brand').getByRole('checkbox', { name }).click()
  await answered(page, async () => {
    await brand(/^Northvale/)
    // The page shows the filter before the server answers.
    await tags(page).filter({ hasText: 'Northvale' }).waitFor()
    await brand(/^Corvane/)
  })

  expect(new URL(page.url()).searchParams.getAll('brand')).toEqual(['Northvale', 'Corvane'])
  expect(await tags(page).count()).toBe(2)
  await expect.poll(() => givenUp.some((search) => search.includes('brand=Northvale'))).toBe(true)
  await buyer.context.close()
})

test('[S-LIST-06] two filters pressed before the page is drawn again are both applied', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, FURNACES)
  await group(page, 'Brand').evaluate((element) => element.setAttribute('open', ''))
  await group(page, 'Brand').evaluate((element) => {
    for (const box of [...element.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].slice(0, 2))
      box.click()
  })
  await expect.poll(() => new URL(page.url()).searchParams.getAll('brand').length).toBe(2)
  await expect.poll(() => tags(page).count()).toBe(2)
  expect(await group(page, 'Brand').getByRole('checkbox', { checked: true }).count()).toBe(2)
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test(
  '[S-HIER, S-LIST-03, S-LIST-04, K-LIMITS] in a search the categories unfold three levels deep, ' +
    'their siblings fold, and clearing the filters also clears the category',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await visit(page, '/search?q=furnace')
    const names = () => categories(page).getByRole('link').allInnerTexts()
    const top = await names()

    const openCategory = (name: RegExp) =>
      answered(page, () => categories(page).getByRole('link', { name }).click())
    await openCategory(/^Furnaces & Heaters/)
    await openCategory(/^Gas Furnaces/)
    await openCategory(/^80% AFUE/)
    expect(await categories(page).locator('.level-3').count()).toBeGreaterThan(0)
    expect(await categories(page).locator('.level-4').count()).toBe(0)
    expect(await categories(page).locator('.level-1').count()).toBe(top.length)
    expect(new URL(page.url()).searchParams.get('category')).toBe(
      'Furnaces & Heaters, Gas Furnaces, 80% AFUE Gas Furnaces',
    )

    await openCategory(/^Heating & Cooling Systems/)
    expect(await categories(page).locator('.level-3').count()).toBe(0)

    await answered(page, () => link(page.getByRole('main'), texts.clearAll).first().click())
    expect(new URL(page.url()).search).toBe('?q=furnace')
    await expect.poll(names).toEqual(top)

    await searchBox(page).fill('thermostat')
    await page.waitForURL('**/search?q=thermostat')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('thermostat')
    expect((await names()).join()).not.toContain('Furnaces & Heaters')
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)

test(
  '[R-LIST] by keyboard alone: a tick keeps its focus, a slider moves by arrows, the way back ' +
    'brings the list back',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await visit(page, FURNACES)
    const all = await found(page).innerText()
    const box = group(page, 'AFUE, %').getByRole('checkbox', { name: /^96%/ })
    await box.focus()
    await answered(page, () => page.keyboard.press('Space'))
    expect(
      await box.evaluate(
        (element) => element === document.activeElement && (element as HTMLInputElement).checked,
      ),
    ).toBe(true)

    const slider = group(page, 'Heating output, BTU/h').getByRole('slider', {
      name: texts.end('Heating output, BTU/h', 'from'),
    })
    await slider.focus()
    await answered(page, async () => {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
    })
    expect(page.url()).toMatch(/a111=\d+-\*/)
    expect(await slider.evaluate((element) => element === document.activeElement)).toBe(true)
    const field = group(page, 'Heating output, BTU/h').getByRole('textbox', {
      name: texts.end('Heating output, BTU/h', 'from'),
    })
    expect(Number((await field.inputValue()).replaceAll(',', ''))).toBe(
      Number(/a111=(\d+)/.exec(page.url())?.[1]),
    )

    await page.goBack()
    await page.goBack()
    await expect.poll(() => found(page).innerText()).toBe(all)
    expect(await box.isChecked()).toBe(false)
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)

test('[L-POP-W, L-POP] a filter’s help is 600 wide, at most 520 high, and returns the focus', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, FURNACES)
  const mark = () => button(group(page, 'Stages'), uiTexts.help('Stages'))
  await group(page, 'Stages').evaluate((element) => element.setAttribute('open', ''))

  await mark().click()
  const help = page.getByRole('dialog', { name: 'Stages' })
  await help.waitFor()
  const box = await help.boundingBox()
  expect([
    Math.round(box?.width ?? 0),
    (box?.height ?? 999) <= 520,
    await help.evaluate((element) => getComputedStyle(element).maxHeight),
  ]).toEqual([600, true, '520px'])
  expect(await help.innerText()).toContain('Two-stage')

  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })
  expect(await mark().evaluate((element) => element === document.activeElement)).toBe(true)
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[R-LIST] on a phone one step back undoes all choices of the sheet; the count changes', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'), {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  })
  const { page } = buyer
  await visit(page, FURNACES)
  const all = await found(page).innerText()
  await link(page.getByRole('main'), new RegExp(`^${texts.filters}`)).click()
  const sheet = page.getByRole('dialog', { name: texts.filters })
  const show = button(sheet, /^Show /)
  const counts = [await show.innerText()]

  for (const option of [/^96%/, /^97%/]) {
    await answered(page, () => sheet.getByRole('checkbox', { name: option }).click())
    counts.push(await show.innerText())
  }
  expect(new Set(counts).size).toBe(3)
  expect((await sheet.boundingBox())?.height).toBe(PHONE.height)
  await show.click()
  await sheet.waitFor({ state: 'hidden' })
  expect(await found(page).innerText()).toContain(` of ${counts[2]?.replace('Show ', '')}`)

  await page.goBack()
  await expect.poll(() => found(page).innerText()).toBe(all)
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[R-LIST] filters without results offer the nearest searches, each with its count', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, `${FURNACES}?a2013=98&a111=1-5000`)
  const way = page.getByRole('main').locator('.zero-result-suggestions li').first()
  const count = (await way.innerText()).match(/(\d+)$/)?.[1]
  await answered(page, () => way.getByRole('link').click())

  expect(await found(page).innerText()).toMatch(new RegExp(` of ${count}$`))
  expect(await cards(page).count()).toBeGreaterThan(0)
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[R-LIST] a desk shows products and values to tick at once; cards show drawings too', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, FURNACES)
  const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Number.NaN
  expect(await topOf(cards(page).first())).toBeLessThanOrEqual(450)
  expect(await topOf(filters(page).locator('label.check').first())).toBeLessThanOrEqual(450)

  const picture = cards(page).first().locator('.art-box img')
  await picture.waitFor()
  await button(page, texts.drawn).click()
  await picture.waitFor({ state: 'hidden' })
  await button(page, texts.pictures).click()
  await picture.waitFor()
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})
