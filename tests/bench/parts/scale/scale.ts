import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { generateProducts } from '#demo/catalogue/generate.ts'
import { loadDistributor } from '#demo/distributor/load.ts'
import { distributor } from '#demo/distributor/products.ts'
import type { SearchAnswer } from '#features/choosing/search/contract.ts'
import { migrations } from '#server/declared.ts'
import { startStore } from '../../../fixtures/store/running-store.ts'
import type { Bench, BenchStore } from '../../bench.ts'
import { atMost, type Figure, megabytes, ms, perSecond } from '../../figures.ts'
import { load } from '../../load.ts'
import { measureChange } from '../change.ts'
import { type Counted, compare, countRow, handRows } from './by-hand.ts'
import type { BuiltIndex } from './index-process.ts'
import { measurePages } from './pages.ts'
import { handQuestions, searchBodies, wordsOf } from './questions.ts'

const SIZES = [50_000, 500_000]
const LARGE = 200_000
const WARM_SECONDS = 10
const MOST_DIFFERENCES = 5
const START_MS = 1_800_000

export type Note = (figure: Figure) => void

/** One store over a distributor's catalog of each size: build, start, memory, search, a changed price. */
export async function measureScale(bench: Bench): Promise<void> {
  for (const count of bench.sizes.length > 0 ? bench.sizes : SIZES) await measureSize(bench, count)
}

async function measureSize(bench: Bench, count: number): Promise<void> {
  const folder = `${bench.folder}-scale`
  const database = await startEmbedded(folder)
  const name = `${count.toLocaleString('en-US')} products`
  const note: Note = (figure) => bench.note({ ...figure, name: `${figure.name}, ${name}` })
  try {
    await fill(database.url, count, note)
    const began = performance.now()
    const store = await startStore({ env: { DATABASE_URL: database.url }, timeoutMs: START_MS })
    noteStart((performance.now() - began) / 1000, count, note)
    try {
      await measureQuestions(bench, store, { count, most: count >= LARGE ? 7 : 2.2 }, note)
      await compareByHand(database.url, store, count, note)
      await measurePages(bench, store, count, note)
      await measureChange(bench, { store, databaseUrl: database.url, name, most: 25 })
      await measureProcess(store, count, note)
    } finally {
      await store.stop()
    }
    await measureIndex(database.url, count, note)
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

export async function fill(url: string, count: number, note: Note): Promise<void> {
  const { db, close } = connect(url, { poolSize: 1, statementTimeoutMs: 0 })
  await migrate(db, migrations)
  await close()
  const began = performance.now()
  await loadDistributor(url, count)
  const seconds = (performance.now() - began) / 1000
  note({ name: 'database filled', value: `${seconds.toFixed(0)} s, ${perSecond(count / seconds)}` })
}

async function measureIndex(url: string, count: number, note: Note): Promise<void> {
  const child = fork('tests/bench/parts/scale/index-process.ts', [url], {
    execArgv: [...process.execArgv, '--expose-gc', '--max-old-space-size=12288'],
  })
  const ended = once(child, 'exit')
  const [told] = (await Promise.race([once(child, 'message'), ended.then(() => [undefined])])) as [
    BuiltIndex | undefined,
  ]
  if (!told) throw new Error('The process that builds the index ended without an answer')
  await ended
  const { seconds, processorSeconds, objectBytes, arrayBytes, grownBytes, peakBytes } = told
  const built = {
    name: 'index built from nothing',
    value: [
      `${seconds.toFixed(1)} s`,
      perSecond(count / seconds),
      `${processorSeconds.toFixed(1)} s of the processor`,
    ].join(', '),
    measured: seconds,
    unit: 's',
  }
  note(count >= LARGE ? atMost(20 * (count / 500_000), built) : built)
  note(
    atMost(2_048, {
      name: 'memory of the index per product',
      value: [
        `${Math.round((objectBytes + arrayBytes) / count)} bytes`,
        `of them objects ${Math.round(objectBytes / count)}`,
        `the process grew by ${megabytes(grownBytes)} and held at most ${megabytes(peakBytes)}`,
      ].join(', '),
      measured: (objectBytes + arrayBytes) / count,
      unit: 'bytes',
    }),
  )
}

/** The first start over this database: it also loads places, tax rates and the people of the demo. */
function noteStart(seconds: number, count: number, note: Note): void {
  const figure = {
    name: 'cold start to ready',
    value: `${seconds.toFixed(1)} s`,
    measured: seconds,
    unit: 's',
  }
  note(count >= LARGE ? atMost(40 * (count / 500_000), figure) : figure)
}

export async function measureQuestions(
  { seconds }: Bench,
  { url }: BenchStore,
  { count, most }: { count: number; most: number },
  note: Note,
): Promise<void> {
  const call = {
    url: `${url}/v1/api/search`,
    method: 'POST' as const,
    connections: 1,
    body: searchBodies(count),
  }
  await load({ ...call, seconds: WARM_SECONDS })
  const { p50Ms, p95Ms, worstMs, requestsPerSecond, failed } = await load({ ...call, seconds: 4 * seconds })
  note(
    atMost(most, {
      name: 'search as a browser asks, 2 filters and all facets, p50',
      value: `p50 ${ms(p50Ms)}, p95 ${ms(p95Ms)}, worst ${ms(worstMs)}, ${perSecond(requestsPerSecond)}`,
      measured: p50Ms,
      unit: 'ms',
      correct: failed === 0,
    }),
  )
  note(atMost(25, { name: 'the same, p95', value: ms(p95Ms), measured: p95Ms, unit: 'ms' }))
}

/** A sample of questions, whose totals and counts must be those of a plain loop over the rows. */
export async function compareByHand(
  url: string,
  store: BenchStore,
  count: number,
  note: Note,
): Promise<void> {
  const real = wordsOf(
    generateProducts().flatMap(({ name, summary, description }) => [name, summary, description]),
  )
  const questions = handQuestions(distributor(count), real)
  const byHand = questions.map((): Counted => ({ total: 0, values: new Map() }))
  const { db, close } = connect(url, { poolSize: 1, statementTimeoutMs: 0 })
  for await (const row of handRows(db))
    for (const [at, question] of questions.entries()) countRow(row, question, byHand[at]!)
  await close()
  let compared = 0
  const different: string[] = []
  for (const [at, question] of questions.entries()) {
    const found = compare(await ask(store.url, question), byHand[at]!)
    compared += found.compared
    different.push(...found.different.map((each) => `${JSON.stringify(question)}: ${each}`))
  }
  for (const each of different.slice(0, MOST_DIFFERENCES)) console.error(each)
  note({
    name: `figures of ${questions.length} answers that differ from a count by hand`,
    value: `${different.length} of ${compared.toLocaleString('en-US')}`,
    bar: '0',
    holds: different.length === 0,
  })
}

async function ask(
  url: string,
  { word, brands, availability, price }: Parameters<typeof countRow>[1],
): Promise<SearchAnswer> {
  const answer = await fetch(`${url}/v1/api/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: word,
      activeFilters: {
        ...(brands.length > 0 && { brand: brands }),
        ...(availability !== '' && { availability: [availability] }),
        ...(price && { price: [price.join('-')] }),
        attributes: {},
      },
    }),
  })
  if (!answer.ok) throw new Error(`The search answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as SearchAnswer
}

async function measureProcess({ url }: BenchStore, count: number, note: Note): Promise<void> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
  note(
    atMost(count >= LARGE ? 1_600 : 550, {
      name: 'memory of the process after all this',
      value: megabytes(bytes),
      measured: bytes / 1024 / 1024,
      unit: 'MB',
    }),
  )
}
