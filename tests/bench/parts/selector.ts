import type { Bench, BenchStore } from '../bench.ts'
import { atMost, ms, perSecond } from '../figures.ts'
import { load } from '../load.ts'

interface Size {
  /** e.g. "3,000+ SKUs" */
  name: string
  /** p50 of a step and of the results on one connection, as multiples of the CPU loop */
  options: number
  results: number
}

/** The home of each question is another one, so that no answer is a repetition. */
const home = (asked: number) => ({
  location: { zipCode: '60614' },
  squareFeet: 1_600 + (asked % 1_600),
  numFloors: 2,
  insulationValue: 6,
})

/** The steps that are measured, each with the answers before it. */
const STEPS = {
  system: {},
  cooling: { systemType: 'gas-furnace-ac' },
  zones: { systemType: 'multi-zone', zones: { zone1: {}, zone2: {}, zone3: {} } },
  extras: { systemType: 'heat-pump' },
} as const

/** The system selector: the choices of a step, and the kits at the end. */
export async function measureSelector(bench: Bench, store: BenchStore, size: Size): Promise<void> {
  const base = `${store.url}/v1/api/system-selector`
  for (const [step, answers] of Object.entries(STEPS)) {
    const body = (asked: number) => ({ selections: { ...home(asked), ...answers } })
    await measure(
      bench,
      { name: `step “${step}”`, size: size.name, most: size.options },
      {
        url: `${base}/step/${step}/available_options`,
        body,
      },
    )
  }
  const results = { name: 'results', size: size.name, most: size.results }
  await measure(bench, results, {
    url: `${base}/results`,
    body: (asked) => ({ ...home(asked), systemType: 'gas-furnace-ac' }),
  })
}

async function measure(
  bench: Bench,
  row: { name: string; size: string; most: number },
  { url, body }: { url: string; body: (asked: number) => object },
): Promise<void> {
  let asked = 0
  const call = { url, connections: 1, method: 'POST' as const, body: () => JSON.stringify(body(asked++)) }
  await load({ ...call, seconds: 1 })
  const cpu = bench.references.cpu()
  const { requestsPerSecond, p50Ms, failed } = await load({ ...call, seconds: bench.seconds })
  bench.note(
    atMost(row.most, {
      name: `system selector, ${row.name}, ${row.size}`,
      value: `${perSecond(requestsPerSecond)}, p50 ${ms(p50Ms)} at 1`,
      measured: p50Ms,
      reference: cpu.value,
      beside: cpu.shown,
      unit: '× CPU loop',
      correct: failed === 0,
    }),
  )
}
