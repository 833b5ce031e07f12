import { type Bench, type BenchStore, oneAndSixteen } from '../bench.ts'
import { atLeast, atMost, ms, perSecond } from '../figures.ts'
import { load } from '../load.ts'
import { bestOf } from '../rounds.ts'

const BODY = JSON.stringify({
  originPage: 'search',
  query: 'gas furnace',
  activeFilters: { brand: ['Northvale', 'Oakhollow'], attributes: { '1320': ['N'] } },
  limit: 24,
  from: 0,
})

interface Size {
  /** e.g. "3,000+ SKUs" */
  name: string
  /** p50 on one connection in milliseconds, when the words were asked before and the answer is not kept */
  mostMs: number
  /** p50 on one connection with new words each time, as a multiple of the CPU loop */
  most: number
  /** answers a second on sixteen connections, as a multiple of the raw server's; undefined: no bar */
  least?: number
}

/** Rounds of the row that is stated in milliseconds, which noise can only make worse. */
const ROUNDS = 3

/**
 * The search call with text, filters and all facets: a question asked before, one whose words were asked
 * before, and one that is new each time.
 */
export async function measureSearch(bench: Bench, store: BenchStore, size: Size): Promise<void> {
  const url = `${store.url}/v1/api/search`
  let asked = 0
  // Each question has other words, so that every text is read and every answer looked up, none repeated.
  const call = {
    method: 'POST' as const,
    body: () => BODY.replace('gas furnace', `gas furnace under $${2_000 + asked++}`),
  }
  await load({ url, connections: 1, seconds: 2, ...call })
  const cpu = bench.references.cpu()
  const { one, sixteen } = await oneAndSixteen(url, bench.seconds, call)
  const again = await load({ url, connections: 16, seconds: bench.seconds, ...call, body: BODY })
  bench.note({
    name: `search API, a question asked before, ${size.name}`,
    value: `${perSecond(again.requestsPerSecond)}, p50 ${ms(again.p50Ms)} at 16`,
  })
  // The page a question comes from is part of it, so that no kept answer is given.
  const known = { ...call, body: () => BODY.replace('"search"', `"search ${asked++}"`) }
  const words = await bestOf(
    ROUNDS,
    () => load({ url, connections: 1, seconds: bench.seconds / 2, ...known }),
    (a, b) => a.p50Ms < b.p50Ms,
  )
  bench.note(
    atMost(size.mostMs, {
      name: `search API, words asked before, 2 filters and all facets, ${size.name}`,
      value: `${perSecond(words.requestsPerSecond)}, p50 ${ms(words.p50Ms)} at 1`,
      measured: words.p50Ms,
      beside: cpu.shown,
      unit: 'ms',
      correct: words.failed === 0,
    }),
  )
  bench.note(
    atMost(size.most, {
      name: `search API, new words each time, 2 filters and all facets, ${size.name}`,
      value: `${perSecond(one.requestsPerSecond)}, p50 ${ms(one.p50Ms)} at 1`,
      measured: one.p50Ms,
      reference: cpu.value,
      beside: cpu.shown,
      unit: '× CPU loop',
      correct: one.failed === 0,
    }),
  )
  if (size.least === undefined) return
  const raw = await bench.references.raw()
  bench.note(
    atLeast(size.least, {
      name: `the same, 16 at a time, ${size.name}`,
      value: `${perSecond(sixteen.requestsPerSecond)}, p50 ${ms(sixteen.p50Ms)}, p99 ${ms(sixteen.p99Ms)}`,
      measured: sixteen.requestsPerSecond,
      reference: raw.value,
      beside: raw.shown,
      unit: '× raw server',
      correct: sixteen.failed === 0,
    }),
  )
}
