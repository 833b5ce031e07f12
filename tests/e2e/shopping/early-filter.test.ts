import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { FURNACES } from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

type Watched = Window & typeof globalThis & { emptied: string[] }

/** Runs in the page: notes each part that was shown and then has nothing that is shown. */
function watchParts(): void {
  const emptied: string[] = []
  ;(window as Watched).emptied = emptied
  const parts = { filters: 'aside.facets', search: '.search', footer: 'footer' }
  const shown = new Set<string>()
  const isShown = (selector: string) =>
    [...document.querySelectorAll(`${selector} *`)].some((element) => element.getClientRects().length > 0)
  const look = () => {
    for (const [name, selector] of Object.entries(parts)) {
      if (isShown(selector)) shown.add(name)
      else if (shown.delete(name)) emptied.push(name)
    }
  }
  const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ['style', 'hidden'] }
  new MutationObserver(look).observe(document, changes)
}

const emptiedParts = (page: Page) => page.evaluate(() => (window as Watched).emptied)

test.for([
  ['a question of the list', '.promo a'],
  ['the next page', '.pager a[aria-label="Page 2"]'],
] as const)(
  '[R-LIST] %s pressed before the code of filters, search and footer has come leaves them in place',
  async ([, link]) => {
    const { page, context, trouble } = await openVisit(browser, inject('storeUrl'))
    await page.addInitScript(watchParts)
    let codeMayCome = (): void => undefined
    const isFast = new Promise<void>((resolve) => {
      codeMayCome = resolve
    })
    await page.route(/\/assets\/(facet-form|search-box|footer)-.*\.js$/, async (route) => {
      await isFast
      await route.continue()
    })
    await visit(page, FURNACES)

    // By key: a pointer may miss a link that moves while pictures come.
    await page.locator(link).first().press('Enter')
    await page.waitForURL((url) => url.search !== '', { waitUntil: 'commit' })
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
    const whileWaiting = await emptiedParts(page)
    codeMayCome()
    await expect.poll(() => page.locator('.later[data-waiting]').count()).toBe(0)
    await page.locator('.list[aria-busy="false"]').waitFor()

    expect([whileWaiting, await emptiedParts(page)]).toEqual([[], []])
    expect(trouble).toEqual([])
    await context.close()
  },
)
