import { launchBrowser } from '../fixtures/browser/browser.ts'
import { hydrated, PHONE } from '../fixtures/browser/page.ts'

const PRESSES = 15
const ONE_MORE = '.quote-qty .qty button:last-child'

interface QuantityTest {
  url: string
  /** the Cookie header of a browser that may open the quote */
  cookie: string
  /** how many times slower than this machine the processor is */
  slowdown: number
}

/** Milliseconds from each press of "one more" until the sums are painted; ascending. */
export async function quantityTimes({ url, cookie, slowdown }: QuantityTest): Promise<number[]> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: PHONE })
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=')
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
      }),
    )
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await hydrated(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(watchSums)
    const button = page.locator(ONE_MORE).first()
    for (let press = 1; press <= PRESSES; press++) {
      await button.click()
      await page.waitForFunction((count) => (window as Watched).alpineSums.length >= count, press)
    }
    const times = await page.evaluate(() => (window as Watched).alpineSums)
    if (times.includes(null)) throw new Error('A press changed nothing on the page')
    return times.filter((time) => time !== null).toSorted((a, b) => a - b)
  } finally {
    await browser.close()
  }
}

/** Milliseconds of each press; null when the page shows what it showed before. */
type Watched = Window & typeof globalThis & { alpineSums: (number | null)[] }

/** Runs in the page: notes how long after each press the total is another one and painted. */
function watchSums(): void {
  const noted: (number | null)[] = []
  ;(window as Watched).alpineSums = noted
  const shown = () => document.querySelector('.quote-end .total-line')?.textContent
  const press = (event: MouseEvent) => {
    const before = shown()
    // A frame callback and the task after it: the frame that shows the change is painted.
    const look = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          const time = performance.now() - event.timeStamp
          if (shown() === before && time < 5_000) look()
          else noted.push(shown() === before ? null : time)
        }),
      )
    look()
  }
  addEventListener('click', press, { capture: true })
}
