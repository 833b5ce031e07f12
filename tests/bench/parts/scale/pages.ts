import { distributor } from '#demo/distributor/products.ts'
import type { Bench, BenchStore } from '../../bench.ts'
import { type Figure, ms } from '../../figures.ts'
import { load } from '../../load.ts'

/** A prime: each page is another product, from all over the catalog. */
const STEP = 7_919

/**
 * What pages of products show that nobody asked for yet, and the selector, whose first question makes all
 * kits.
 */
export async function measurePages(
  { seconds }: Bench,
  { url }: BenchStore,
  count: number,
  note: (figure: Figure) => void,
): Promise<void> {
  const made = distributor(count)
  let asked = 0
  const path = () => `/v1/api/catalog/products/${made.product((asked++ * STEP) % count).id}`
  const { p50Ms, p95Ms, worstMs, failed } = await load({ url, connections: 1, seconds: 2 * seconds, path })
  note({
    name: 'what the page of a product shows, asked for the first time',
    value: `p50 ${ms(p50Ms)}, p95 ${ms(p95Ms)}, worst ${ms(worstMs)}`,
    holds: failed === 0,
  })
  const began = performance.now()
  await firstStep(url)
  const first = performance.now()
  await firstStep(url)
  const next = performance.now()
  note({
    name: 'first question to the system selector, and the next',
    value: `${ms(first - began)}, ${ms(next - first)}`,
  })
}

async function firstStep(url: string): Promise<void> {
  const answer = await fetch(`${url}/v1/api/system-selector/step/system/available_options`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ selections: { location: { zipCode: '60614' } } }),
  })
  if (!answer.ok) throw new Error(`The selector answers ${answer.status}: ${await answer.text()}`)
}
