import { launchBrowser } from '../fixtures/browser/browser.ts'
import { hydrated } from '../fixtures/browser/page.ts'

/** Filters that are ticked and unticked, each twice: 24 interactions. */
const TICKS = 12

/**
 * What a person waits for after a press on a filter, in milliseconds: from the press until the new results
 * are painted; ascending.
 */
export async function listingInteractions(url: string): Promise<number[]> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(url, { waitUntil: 'networkidle' })
    await hydrated(page)
    const times: number[] = []
    for (let tick = 0; tick < TICKS; tick++)
      for (let press = 0; press < 2; press++) times.push(await page.evaluate(pressFilter, tick))
    return times.toSorted((a, b) => a - b)
  } finally {
    await browser.close()
  }
}

/**
 * Runs in the page: presses a filter and answers how long it took until the list was at rest again and
 * painted.
 */
function pressFilter(index: number): Promise<number> {
  const boxes = document.querySelectorAll<HTMLInputElement>('.facets input[type=checkbox]')
  const box = boxes[index % boxes.length]
  const list = document.querySelector('.list')
  if (!box || !list) throw new Error('There is no filter to press')
  return new Promise((resolve) => {
    const started = performance.now()
    // The answer may come within one frame, so the observer hears of every change, not only of what a frame
    // shows.
    const observer = new MutationObserver(() => {
      if (list.getAttribute('aria-busy') === 'true') return
      observer.disconnect()
      // The second frame from here begins when the one that shows the answer has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)))
    })
    observer.observe(list, { attributeFilter: ['aria-busy'] })
    box.click()
  })
}

/** The value that three in four do not exceed. */
export const p75 = (ascending: readonly number[]): number =>
  ascending[Math.ceil(ascending.length * 0.75) - 1] ?? Number.NaN
