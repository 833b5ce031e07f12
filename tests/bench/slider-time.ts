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
    await page.locator('.sliders input[type=range]').first().focus()
    const times: number[] = []
    for (const key of ['ArrowRight', 'ArrowLeft'] as const)
      for (let press = 0; press < PRESSES; press++) {
        const painted = page.evaluate(paintedAfterPress)
        await page.keyboard.press(key)
        times.push(await painted)
      }
    return times.toSorted((a, b) => a - b)
  } finally {
    await browser.close()
  }
}

/** Runs in the page: how long after the next press the result is another one and painted. */
function paintedAfterPress(): Promise<number> {
  const shown = () =>
    ['.result-title', '.house-load .bands', '.fit-yes'].map((part) => document.querySelector(part)?.innerHTML)
  const before = shown()
  return new Promise((resolve, reject) => {
    const answer = (event: KeyboardEvent) =>
      // A frame callback and the task after it: the frame that shows the change is painted.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const took = performance.now() - event.timeStamp
          if (shown().join() === before.join()) reject(new Error('The slider changed nothing'))
          else resolve(took)
        }),
      )
    addEventListener('keydown', answer, { capture: true, once: true })
  })
}
