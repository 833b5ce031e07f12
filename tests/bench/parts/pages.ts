import { startStore } from '../../fixtures/store/running-store.ts'
import { type Bench, oneAndSixteen } from '../bench.ts'
import { atLeast, atMost, ms, perSecond } from '../figures.ts'
import { BROWSER, type LoadFigures, load } from '../load.ts'
import { bestOf } from '../rounds.ts'

const ROUNDS = 3
/** A rendered page as a multiple of a CPU loop: 0.5, and 14% for docs/decisions/0025. */
const RENDERED = 0.57

/** One line for a load on one connection and on sixteen. */
export const described = (one: LoadFigures, sixteen: LoadFigures): string =>
  [
    `${perSecond(one.requestsPerSecond)}, p50 ${ms(one.p50Ms)} at 1`,
    `${perSecond(sixteen.requestsPerSecond)}, p50 ${ms(sixteen.p50Ms)}, p99 ${ms(sixteen.p99Ms)} at 16`,
  ].join(' · ')

/**
 * Pages from the page cache beside a raw server that sends as many bytes, and pages that are rendered each
 * time.
 */
export async function measurePages(bench: Bench): Promise<void> {
  for (const [name, path] of Object.entries(bench.pages)) await measureCached(bench, name, path)
  const store = await startStore({
    env: { DATABASE_URL: bench.databaseUrl, PAGE_CACHE_MB: '0' },
    logFile: `${bench.folder}.log`,
  })
  try {
    for (const [name, path] of Object.entries(bench.pages))
      await measureRendered(bench, name, store.url + path)
  } finally {
    await store.stop()
  }
}

async function measureCached(bench: Bench, name: string, path: string): Promise<void> {
  const url = bench.store.url + path
  let bytes = 0
  for (let visit = 0; visit < 3; visit++) bytes = await wireBytes(url)
  // The raw server right before the page in each round: a shared machine drifts.
  const round = async () => {
    const raw = await bench.references.raw(bytes)
    const figures = await oneAndSixteen(url, bench.seconds)
    return { ...figures, raw, ratio: figures.sixteen.requestsPerSecond / raw.value }
  }
  const best = await bestOf(ROUNDS, round, (a, b) => a.ratio > b.ratio)
  bench.note(
    atLeast(0.5, {
      name: `${name} page, cached`,
      value: described(best.one, best.sixteen),
      measured: best.sixteen.requestsPerSecond,
      reference: best.raw.value,
      beside: best.raw.shown,
      unit: '× raw server',
      correct: best.sixteen.failed + best.one.failed === 0,
    }),
  )
}

/** Bytes of a compressed answer as it travels, so that the raw server can send as many. */
async function wireBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers: BROWSER })
  const length = Number(answer.headers.get('content-length'))
  await answer.arrayBuffer()
  if (!(length > 0)) throw new Error(`${url} does not say how long it is`)
  return length
}

async function measureRendered(bench: Bench, name: string, url: string): Promise<void> {
  await load({ url, connections: 1, seconds: 3 })
  const round = async () => {
    const cpu = bench.references.cpu()
    const figures = await oneAndSixteen(url, bench.seconds)
    return { ...figures, cpu, ratio: figures.one.p50Ms / cpu.value }
  }
  const best = await bestOf(ROUNDS, round, (a, b) => a.ratio < b.ratio)
  bench.note(
    atMost(RENDERED, {
      name: `${name} page, rendered each time`,
      value: described(best.one, best.sixteen),
      measured: best.one.p50Ms,
      reference: best.cpu.value,
      beside: best.cpu.shown,
      unit: '× CPU loop',
      correct: best.one.failed === 0,
    }),
  )
}
