import { launchBrowser } from '../fixtures/browser/browser.ts'
import { hydrated } from '../fixtures/browser/page.ts'

/** A hand rests on what it presses for about this long, and the portal loads meanwhile. */
const AIMING_MS = 200

export interface Press {
  /** the page on which a person presses */
  path: string
  /** what the person presses, as a selector; or a field whose text is sent with Enter */
  presses: readonly (string | { into: string; type: string })[]
}

/**
 * Milliseconds from each press in the portal until its answer is painted: another title, first row or filter.
 * Ascending.
 */
export async function portalPressTimes(
  portalUrl: string,
  token: string,
  pages: readonly Press[],
): Promise<number[]> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name: 'alpine.portal', value: token, url: portalUrl }])
    const page = await context.newPage()
    const times: number[] = []
    for (const { path, presses } of pages) {
      await page.goto(portalUrl + path, { waitUntil: 'load' })
      await hydrated(page)
      await page.evaluate(watchAnswer)
      for (const selector of presses) {
        if (typeof selector === 'string') {
          const target = page.locator(selector).first()
          await target.hover()
          await page.waitForTimeout(AIMING_MS)
          await target.click()
        } else {
          await page.locator(selector.into).first().fill(selector.type)
          await page.keyboard.press('Enter')
        }
        const answered = await page.waitForFunction(() => {
          const time = (window as Watched).alpineAnswer
          ;(window as Watched).alpineAnswer = undefined
          return time
        })
        times.push((await answered.jsonValue()) as number)
      }
    }
    return times.toSorted((one, other) => one - other)
  } finally {
    await browser.close()
  }
}

type Watched = Window & typeof globalThis & { alpineAnswer: number | undefined }

/** Runs in the page: notes how long after a press the page shows something else, painted. */
function watchAnswer(): void {
  const shown = () => {
    const text = (selector: string) => document.querySelector(selector)?.textContent
    return [text('h1'), text('main [data-row]'), text('main [aria-current]')].join('|')
  }
  const press = (event: Event) => {
    const before = shown()
    // A frame callback and the task after it: the frame that shows the change is painted.
    const look = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (shown() === before) look()
          else (window as Watched).alpineAnswer = performance.now() - event.timeStamp
        }),
      )
    look()
  }
  addEventListener('click', press, { capture: true })
  addEventListener('keydown', (event) => event.key === 'Enter' && press(event), { capture: true })
}
