import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buyTexts } from '#features/catalog/catalog/ui/buy-texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const

/** One list of each kind of product that has another first screen. */
const LISTS = {
  'a furnace': '/category/furnaces-heaters/gas-furnaces',
  'an outdoor unit': '/category/air-conditioning-cooling/central-air-conditioners',
  'a mini split kit': '/category/heating-cooling/ductless-mini-splits/single-zone-mini-splits',
  'a system': '/category/heating-cooling/ducted-systems/dual-fuel-systems',
  'a thermostat': '/category/thermostats-controls/wifi-thermostats',
  'an air filter': '/category/indoor-air-quality-products/air-filters/one-inch-filters',
} as const

/** The product of a list with the longest name. */
async function longestOf(list: string): Promise<string> {
  const html = await (await fetch(inject('storeUrl') + list)).text()
  const found = [...html.matchAll(/href="(\/product\/[^"]+)"/g)].map(([, href = '']) => href)
  const [longest] = found.toSorted((one, other) => other.length - one.length)
  if (longest === undefined) throw new Error(`no product in ${list}`)
  return longest
}

/** True when at least one of the elements lies fully within the window, and the buy bar does not cover it. */
const isInView = (elements: Locator): Promise<boolean> =>
  elements.evaluateAll((all) =>
    all.some((one) => {
      const bar = document.querySelector('.buy-bar')
      const isCovered = bar && !bar.contains(one) && bar.getBoundingClientRect().top > innerHeight / 2
      const floor = isCovered ? bar.getBoundingClientRect().top : innerHeight
      const { top, bottom, left, right, width } = one.getBoundingClientRect()
      return width > 0 && top >= 0 && left >= 0 && bottom <= floor + 0.5 && right <= innerWidth + 0.5
    }),
  )

const partsOf = (page: Page): Record<string, Locator> => {
  const main = page.getByRole('main')
  return {
    name: main.getByRole('heading', { level: 1 }),
    price: main.locator('.buy-price .price'),
    'delivered price': main.locator('.delivered-sum'),
    arrival: main.locator('.delivered summary').getByText(new RegExp(`${buyTexts.arrives} `)),
    button: main.getByRole('button', { name: new RegExp(`^${addTexts.add}`) }),
  }
}

const FURNACE = LISTS['a furnace']

test.each([FURNACE, LISTS['a system']])(
  '[R-PRODUCT] a product of %s is printed on one page',
  async (list) => {
    const { page, context } = await openVisit(browser, inject('storeUrl'))
    await visit(page, await longestOf(list))
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true })

    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await context.close()
  },
)

test('without JavaScript the page says how to order, and offers no button that does nothing', async () => {
  const { page, context } = await openVisit(browser, inject('storeUrl'), { javaScriptEnabled: false })
  await page.goto(await longestOf(FURNACE))
  // Playwright finds no texts in a noscript element.
  const words = page.locator('.order-by-phone')
  expect(await words.innerText()).toContain(buyTexts.noScript)

  expect(await words.locator('a').getAttribute('href')).toMatch(/^tel:\+1\d{10}$/)
  expect(await page.locator('.add .btn.primary').isVisible()).toBe(false)
  await context.close()
})

describe.each(SCREENS)('[R-PRODUCT] on a screen of $width × $height', (viewport) => {
  test('name, price, delivered price, arrival, size and button need no scrolling', async () => {
    const { page, context } = await openVisit(browser, inject('storeUrl'), { viewport })
    const missing: string[] = []
    for (const [kind, list] of Object.entries(LISTS)) {
      await visit(page, await longestOf(list))
      const current = page.locator('.size[aria-current]')
      const parts = { ...partsOf(page), ...((await current.count()) > 0 ? { size: current } : {}) }
      for (const [part, locator] of Object.entries(parts)) {
        const shown = await expect
          .poll(() => isInView(locator), { timeout: 3000 })
          .toBe(true)
          .then(
            () => true,
            () => false,
          )
        if (!shown) missing.push(`${kind}: ${part}`)
      }
    }

    expect(missing).toEqual([])
    await context.close()
  })
})
