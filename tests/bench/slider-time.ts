import { launchBrowser } from '../fixtures/browser/browser.ts'
import { hydrated, PHONE } from '../fixtures/browser/page.ts'

const PRESSES = 12
/** Between two presses of a person who is quick. */
const PAUSE_MS = 60
const SETTLED_MS = 2_000
/** The shortest time that the browser reports. */
const LEAST_MS = 16

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
    await page.locator('.sliders input[type=range]').first().focus()
    // The first input of a visit brings the page's head and foot to life, which takes a moment once.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await page.waitForTimeout(SETTLED_MS)
    await page.evaluate(watchPresses)
    for (const key of ['ArrowRight', 'ArrowLeft'] as const)
      for (let press = 0; press < PRESSES; press++) {
        await page.keyboard.press(key)
        await page.waitForTimeout(PAUSE_MS)
      }
    await page.waitForTimeout(SETTLED_MS)
    const { times, unchanged } = await page.evaluate(() => (window as Watched).alpineSlider)
    if (unchanged > 0) throw new Error(`${unchanged} presses changed nothing in their frame`)
    // The browser reports no press that it answered faster.
    const faster = Array.from({ length: Math.max(0, 2 * PRESSES - times.length) }, () => LEAST_MS)
    return [...faster, ...times].toSorted((one, other) => one - other)
  } finally {
    await browser.close()
  }
}

/** Milliseconds of each press, and the presses whose frame shows what the page showed before. */
type Watched = Window & typeof globalThis & { alpineSlider: { times: number[]; unchanged: number } }

/**
 * Runs in the page: notes whether the frame of each press has another result, and how long after the press
 * the browser showed that frame, by its own event timing.
 */
function watchPresses(): void {
  const noted = { times: [] as number[], unchanged: 0 }
  ;(window as Watched).alpineSlider = noted
  const shown = () =>
    ['.result-title', '.house-load .bands', '.result-pair table']
      .map((part) => document.querySelector(part)?.innerHTML)
      .join()
  const press = () => {
    const before = shown()
    requestAnimationFrame(() => {
      if (shown() === before) noted.unchanged++
    })
  }
  addEventListener('keydown', press, { capture: true })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') noted.times.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
