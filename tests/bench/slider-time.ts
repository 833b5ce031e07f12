import { launchBrowser } from '../fixtures/browser/browser.ts'
import { hydrated, PHONE } from '../fixtures/browser/page.ts'

const PRESSES = 12

/**
 * A person on a phone, so many times slower than this machine, moves the insulation slider of the sizing
 * estimator: milliseconds from each press until the new load, picture and fitting sizes are painted;
 * ascending.
 */
export async function sliderTimes(url: string, slowdown: number): Promise<number[]> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await hydrated(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(watchPresses)
    await page.locator('.sliders input[type=range]').first().focus()
    for (const key of ['ArrowRight', 'ArrowLeft'] as const)
      for (let press = 0; press < PRESSES; press++) {
        const noted = await page.evaluate(() => (window as Watched).alpineSlider.length)
        await page.keyboard.press(key)
        await page.waitForFunction((count) => (window as Watched).alpineSlider.length > count, noted)
      }
    const times = await page.evaluate(() => (window as Watched).alpineSlider)
    if (times.includes(null)) throw new Error('A press changed nothing on the page')
    return times.filter((time) => time !== null).toSorted((a, b) => a - b)
  } finally {
    await browser.close()
  }
}

/** Milliseconds of each press; null when the page shows what it showed before. */
type Watched = Window & typeof globalThis & { alpineSlider: (number | null)[] }

/** Runs in the page: notes how long after each press the result is another one and painted. */
function watchPresses(): void {
  const noted: (number | null)[] = []
  ;(window as Watched).alpineSlider = noted
  const shown = () =>
    ['.result-title', '.house-load .bands'].map((part) => document.querySelector(part)?.innerHTML).join()
  const press = (event: KeyboardEvent) => {
    const before = shown()
    // A frame callback and the task after it: the frame that shows the change is painted.
    requestAnimationFrame(() =>
      setTimeout(() => void noted.push(shown() === before ? null : performance.now() - event.timeStamp)),
    )
  }
  addEventListener('keydown', press, { capture: true })
}
