import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { methodNames } from '#features/selling/payments/rules/methods.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit } from '#tests/fixtures/browser/page.ts'
import { fillCart, goToPayment, makeBuyer } from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

declare global {
  interface Window {
    /** what moved that can be pressed, and from where to where */
    movedMethods: string[]
  }
}

test.each([390, 768, 1440])(
  '[R-CO-PAY] no payment method moves when a wallet is found, %i px',
  async (width) => {
    const { page } = await openVisit(browser, inject('storeUrl'))
    await page.setViewportSize({ width, height: 900 })
    await fillCart(page)
    await goToPayment(page, makeBuyer('steady'))
    await page.addInitScript(() => {
      window.movedMethods = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        })[])
          for (const { node, previousRect: was, currentRect: is } of entry.sources)
            if (node instanceof Element && node.closest('form') && is.width > 0)
              window.movedMethods.push(
                `${node.textContent?.slice(0, 20)}: ${was.x},${was.y} > ${is.x},${is.y}`,
              )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.reload()
    await page.getByRole('radio', { name: new RegExp(`^${methodNames.applepay}`) }).waitFor()
    // Two frames later the browser has told what moved.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen(undefined)))),
    )

    expect(await page.evaluate(() => window.movedMethods)).toEqual([])
  },
)
