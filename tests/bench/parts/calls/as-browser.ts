import { connect } from '#db/connect.ts'
import { startStore } from '../../../fixtures/store/running-store.ts'
import { tuningTexts } from '../../../relevance/run.ts'
import type { Bench } from '../../bench.ts'
import { atMost, ms } from '../../figures.ts'
import { type LoadFigures, type LoadOptions, load, UNCOMPRESSED } from '../../load.ts'
import { sessionOf } from '../../session-of.ts'

type Call = Pick<LoadOptions, 'method' | 'body' | 'path' | 'headers'>
interface Cost extends LoadFigures {
  /** processor time of the store's process for one answer, in milliseconds */
  cpuMs: number
}

const ROUNDS = 5
let asked = 0

/** A search with two filters and all facets; each question is new. */
const search: Call = {
  method: 'POST',
  path: () => '/v1/api/search',
  body: () =>
    JSON.stringify({
      originPage: 'search',
      query: `gas furnace under $${2_000 + asked++}`,
      activeFilters: { brand: ['Northvale', 'Oakhollow'], attributes: { '1320': ['N'] } },
      limit: 24,
      from: 0,
    }),
}

const texts = tuningTexts()

/** A judged question; in each round another letter is large, so that no text was asked before. */
function question(): string {
  const text = texts[asked % texts.length]!
  const large = Math.floor(asked++ / texts.length) % text.length
  return text.slice(0, large) + text.charAt(large).toUpperCase() + text.slice(large + 1)
}

/** A search as people ask, without filters. */
const asPeopleAsk: Call = {
  ...search,
  body: () =>
    JSON.stringify({ originPage: 'search', query: question(), activeFilters: {}, limit: 24, from: 0 }),
}

/** What one answer costs: one connection, because a person asks one thing at a time. */
async function costOf(url: string, seconds: number, call: Call): Promise<Cost> {
  const before = await processorSeconds(url)
  const figures = await load({ url, connections: 1, seconds, ...call })
  const used = (await processorSeconds(url)) - before
  return { ...figures, cpuMs: (used * 1_000) / (figures.requestsPerSecond * seconds) }
}

async function processorSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${new URL(url).origin}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}

/** Two measurements in turn, several rounds; of each the round with the median processor time. */
async function inTurn(one: () => Promise<Cost>, other: () => Promise<Cost>): Promise<[Cost, Cost]> {
  const rounds: [Cost, Cost][] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push([await one(), await other()])
  const median = (costs: Cost[]) => costs.sort((a, b) => a.cpuMs - b.cpuMs)[costs.length >> 1]!
  return [median(rounds.map(([first]) => first)), median(rounds.map(([, second]) => second))]
}

/** Small answers as a browser asks for them, beside the same answers uncompressed. */
export async function measureAsBrowser(bench: Bench): Promise<void> {
  const { store, seconds, pages, databaseUrl } = bench
  const { db, close } = connect(databaseUrl, { poolSize: 1 })
  const cookie = await sessionOf(db, 'sales')
  await close()
  const products = [{ id: pages.product.split('/').at(-1), qty: 1 }]
  const calls: Record<string, { url: string; call: Call }> = {
    'a suggestion': {
      url: store.url,
      call: { path: () => `/v1/api/search/suggest?q=${['furn', '3+ton', 'mini', 'filt'][asked++ % 4]}` },
    },
    'a cart call': {
      url: store.url,
      call: {
        method: 'POST',
        path: () => '/v1/api/cart/products',
        body: JSON.stringify({ products }),
      },
    },
    'a list of the portal': {
      url: store.portalUrl,
      call: { path: () => '/v1/api/partner/customers', headers: { cookie } },
    },
  }
  for (const [name, { url, call }] of Object.entries(calls)) {
    const plain = { ...call, headers: { ...call.headers, ...UNCOMPRESSED } }
    const [asBrowser, asIs] = await inTurn(
      () => costOf(url, seconds / 2, call),
      () => costOf(url, seconds / 2, plain),
    )
    bench.note(
      atMost(1.3, {
        name: `${name}, as a browser asks`,
        value: `processor ${ms(asBrowser.cpuMs)} an answer, p50 ${ms(asBrowser.p50Ms)}`,
        measured: asBrowser.cpuMs,
        reference: asIs.cpuMs,
        beside: `uncompressed ${ms(asIs.cpuMs)}, p50 ${ms(asIs.p50Ms)}`,
        unit: '× uncompressed',
        correct: asBrowser.failed + asIs.failed === 0,
      }),
    )
  }
}

/** Searches beside another build: the most that an answer may take of its processor time and of its p50. */
const SEARCHES = [
  { name: 'search with two filters and all facets', call: search, most: { processor: 0.35, p50: 0.4 } },
  { name: 'search for a judged question', call: asPeopleAsk, most: { processor: 1, p50: 1 } },
]

/**
 * Searches as a browser asks for them, beside another build of the product in turn. BESIDE names the folder
 * of that build, a checkout in which `npm run build` has run; without it the part measures nothing.
 */
export async function measureBeside({ folder, seconds, note }: Bench): Promise<void> {
  const root = process.env.BESIDE
  if (root === undefined) return
  const started = await Promise.all([
    startStore({ logFile: `${folder}.log` }),
    startStore({ logFile: `${folder}.log`, root }),
  ])
  try {
    for (const { name, call, most } of SEARCHES) {
      const [ours, theirs] = started.map(
        ({ url }) =>
          () =>
            costOf(url, seconds / 2, call),
      )
      const [our, their] = await inTurn(ours!, theirs!)
      const rows = [
        { what: 'processor', measured: our.cpuMs, reference: their.cpuMs, bar: most.processor },
        { what: 'p50', measured: our.p50Ms, reference: their.p50Ms, bar: most.p50 },
      ]
      for (const { what, measured, reference, bar } of rows)
        note(
          atMost(bar, {
            name: `${name}, as a browser asks, ${what} of an answer`,
            value: ms(measured),
            measured,
            reference,
            beside: `the other build ${ms(reference)}`,
            unit: '× the other build',
            correct: our.failed + their.failed === 0,
          }),
        )
    }
  } finally {
    for (const store of started) await store.stop()
  }
}
