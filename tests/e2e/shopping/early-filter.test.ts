import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit } from '#tests/fixtures/browser/page.ts'
import { FURNACES } from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A phone's processor: code and presses take so many times longer than on this machine. */
const SLOWDOWN = 6

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
  '[R-LIST] on a slow phone, %s pressed right after the list is there leaves filters, search and ' +
    'footer in place',
  async ([, link]) => {
    const { page, context, trouble } = await openVisit(browser, inject('storeUrl'))
    await page.addInitScript(watchParts)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(FURNACES, { waitUntil: 'commit' })

    await page.locator(link).first().click()
    await page.waitForURL((url) => url.search !== '')
    await page.locator('.later[data-waiting]').first().waitFor({ state: 'detached' })
    await page.locator('.list[aria-busy="false"]').waitFor()

    expect(await emptiedParts(page)).toEqual([])
    expect(trouble).toEqual([])
    await context.close()
  },
)
