import type { Locator, Page } from 'playwright-core'
import { launchBrowser } from '../fixtures/browser/browser.ts'
import { hydrated, PHONE } from '../fixtures/browser/page.ts'

/** Time for an answer to be painted and noted. */
const PAUSE_MS = 700
/** A finger rests on the glass for so long. Android takes a touch of up to 100 ms for a tap. */
const FINGER_MS = 80

/**
 * Interaction to Next Paint as browsers report it: the longest time in milliseconds from a press until its
 * answer is painted. A person on a phone, so many times slower than this machine, presses what `presses`
 * names (selectors) one after the other. Under 16 ms counts as 16.
 */
export async function longestPress(
  url: string,
  presses: readonly string[],
  slowdown: number,
): Promise<number> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true })
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await hydrated(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(watchPresses)
    for (const selector of presses) {
      await touch(page, page.locator(selector).filter({ visible: true }).first())
      await page.waitForTimeout(PAUSE_MS)
    }
    const { longest, count } = await page.evaluate(() => (window as Watched).alpinePresses)
    if (count === 0) throw new Error(`No press was noted at ${url}`)
    return longest
  } finally {
    await browser.close()
  }
}

/**
 * A finger on the middle of an element. Playwright's own tap runs code in the slowed page while the finger is
 * down, and its trial sends a touch too, which would count. Here the element is found and scrolled to before,
 * and the page then rests. Throws when something covers the element.
 */
export async function touch(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${element}`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const isFree = await element.evaluate(
    (wanted, at) => {
      const hit = document.elementFromPoint(at.x, at.y)
      return hit !== null && (wanted.contains(hit) || hit.contains(wanted))
    },
    { x, y },
  )
  if (!isFree) throw new Error(`Something covers ${element}`)
  await page.waitForTimeout(PAUSE_MS)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(FINGER_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

type Watched = Window & typeof globalThis & { alpinePresses: { longest: number; count: number } }

/** Runs in the page. */
function watchPresses(): void {
  const noted = { longest: 16, count: 0 }
  ;(window as Watched).alpinePresses = noted
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!entry.interactionId) continue
      noted.count++
      noted.longest = Math.max(noted.longest, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
