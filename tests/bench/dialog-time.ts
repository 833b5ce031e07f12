import { launchBrowser } from '../fixtures/browser/browser.ts'
import { hydrated, PHONE } from '../fixtures/browser/page.ts'
import { touch } from './presses.ts'

/** How long each answer to a press of "Add to cart" takes, in milliseconds from the press until painted. */
export interface DialogTimes {
  /** the button says "Adding…": the browser's own time from the press to the frame, in steps of 8 ms */
  answered: number
  /** the dialog is open */
  open: number
  /** it lists the parts that the product needs */
  filled: number
}

/**
 * A person on a phone, so many times slower than this machine, scrolls a product's page and then presses
 * "Add to cart".
 */
export async function dialogTimes(url: string, slowdown: number): Promise<DialogTimes> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await hydrated(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.mouse.wheel(0, 80)
    await page.waitForTimeout(READING_MS)
    await page.evaluate(watchDialog)
    const add = page.getByRole('main').getByRole('button', { name: /^Add to cart/ })
    await touch(page, add.filter({ visible: true }).first())
    await page.waitForFunction(() => {
      const { filled, answered } = (window as Watched).alpineDialog
      return filled !== undefined && answered !== undefined
    })
    return (await page.evaluate(() => (window as Watched).alpineDialog)) as DialogTimes
  } finally {
    await browser.close()
  }
}

/** A visitor reads the page for so long before the press. */
const READING_MS = 3_000

type Watched = Window & typeof globalThis & { alpineDialog: Partial<DialogTimes> }

/** Runs in the page. */
function watchDialog(): void {
  const noted: Partial<DialogTimes> = {}
  ;(window as Watched).alpineDialog = noted
  let pressedAt: number | undefined
  // The browser itself says when it showed the frame after the press; the button is busy in that frame.
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') noted.answered ??= duration
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const seen = new Map<keyof DialogTimes, string>([
    ['open', 'dialog[open]'],
    ['filled', 'dialog[open] .required-row'],
  ])
  const look = () => {
    if (pressedAt === undefined) return
    for (const [name, selector] of seen) {
      if (!document.querySelector(selector)) continue
      seen.delete(name)
      // A frame callback and the first task after it: the frame that shows the change is painted. A timer
      // would come after the calls that the page makes once it is painted.
      requestAnimationFrame(() =>
        scheduler.postTask(() => (noted[name] = performance.now() - (pressedAt ?? 0)), {
          priority: 'user-blocking',
        }),
      )
    }
  }
  addEventListener('click', (event) => (pressedAt ??= event.timeStamp), true)
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}
