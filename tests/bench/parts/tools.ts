import type { Bench } from '../bench.ts'
import { calibrate, lighthouseScores } from '../in-browser.ts'
import { bestOf } from '../rounds.ts'

/** The tools, those with an answer that search engines may index. */
const TOOLS: Readonly<Record<string, string>> = {
  'sizing estimator': '/sizing-estimator',
  'operating costs': '/operating-cost-calculator',
  'tankless size': '/tankless-water-heater-size?zipCode=55401&shower=2&kitchenSink=1',
  'heat pump': '/heatpump?zipCode=55802&squareFeet=2200&fuel=Oil',
  'system selector': '/system-selector',
  'job list': '/job-list',
  'line set chooser': '/line-set-chooser',
  'matched pairs': '/matched-pairs',
  'permit sheet': '/permit-sheet',
  'customer stories': '/customer-stories',
  'install videos': '/install-videos',
  'an article': '/learning-center/what-size-furnace',
}
const LEAST_PERFORMANCE = 98

/** Lighthouse's mobile profile of each tool's page, on a phone that is the same on every machine. */
export async function measureTools({ store, note }: Bench): Promise<void> {
  const phone = await calibrate(store.url)
  for (const [name, path] of Object.entries(TOOLS)) {
    const scores = await bestOf(
      2,
      () => lighthouseScores(store.url + path, phone.slowdown),
      (one, other) => one.performance > other.performance,
    )
    const { performance, accessibility, bestPractices, seo, tbtMs, lcpMs } = scores
    note({
      name: `Lighthouse mobile, ${name}: performance / accessibility / best practices / SEO`,
      value:
        `${[performance, accessibility, bestPractices, seo].join(' / ')}, ` +
        `blocked ${Math.round(tbtMs)} ms, LCP ${Math.round(lcpMs)} ms`,
      beside: phone.shown,
      bar: `≥ ${LEAST_PERFORMANCE} / 100 / 100 / 100`,
      holds: performance >= LEAST_PERFORMANCE && accessibility + bestPractices + seo === 300,
    })
  }
}
