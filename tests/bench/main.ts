import { fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { connect } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { loadDemoCatalogue } from '#demo/catalogue/load.ts'
import { type RunningStore, startStore } from '../fixtures/store/running-store.ts'
import { type Figure, kilobytes, megabytes, ms, percent, perSecond, table } from './figures.ts'
import { lighthouseScores, pageBytes } from './in-browser.ts'
import { measureKilledDatabase } from './killed-database.ts'
import { listingInteractions, p75 } from './listing-interaction.ts'
import { type LoadFigures, load } from './load.ts'
import { furnaceOrder, placeAgainAndAgain, stockUp } from './orders.ts'
import { measurePayments } from './payments.ts'
import { longestPress } from './presses.ts'
import { largestDrawing, streamSitemaps } from './sharing.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const LARGE = 50_000
const wanted = process.argv.slice(2)
const wants = (part: string): boolean => wanted.length === 0 || wanted.includes(part)
const figures: Figure[] = []
const note = (figure: Figure): void => {
  figures.push(figure)
  console.log(
    `  ${figure.name}: ${figure.value}${figure.bar ? ` (bar ${figure.bar}${figure.holds === false ? ', NOT reached' : ''})` : ''}`,
  )
}

const BROTLI = { 'accept-encoding': 'br, gzip' }
const LISTING = '/category/furnaces-heaters/gas-furnaces'
const SEARCH_BODY = JSON.stringify({
  originPage: 'search',
  query: 'gas furnace',
  activeFilters: { brand: ['Northvale', 'Oakhollow'], attributes: { '1320': ['N'] } },
  limit: 24,
  from: 0,
})

const at16 = (url: string, more: Partial<Parameters<typeof load>[0]> = {}): Promise<LoadFigures> =>
  load({ url, connections: 16, seconds: SECONDS, ...more })
const at1 = (url: string, more: Partial<Parameters<typeof load>[0]> = {}): Promise<LoadFigures> =>
  load({ url, connections: 1, seconds: SECONDS, ...more })

const describe = (one: LoadFigures, sixteen: LoadFigures): string =>
  `${perSecond(one.requestsPerSecond)}, p50 ${ms(one.p50Ms)} at 1 · ${perSecond(sixteen.requestsPerSecond)}, p50 ${ms(sixteen.p50Ms)}, p99 ${ms(sixteen.p99Ms)} at 16`

const folder = `/tmp/alpine-bench-${process.pid}`
console.log(`Node ${process.version}, ${cpus().length} cores, ${SECONDS} s a load`)
const database = await startEmbedded(folder)
const stops: (() => Promise<unknown>)[] = [
  () => rm(folder, { recursive: true, force: true }),
  () => database.stop(),
]

try {
  const raw = await startRaw()
  if (wants('start')) await measureStart()
  const store = await startStore({ env: { DATABASE_URL: database.url } })
  stops.push(() => store.stop())
  const product = await aProduct(store)
  if (wants('pages')) await measurePages(raw, store, product)
  if (wants('search')) await measureSearch(store, '3,000+ SKUs', 2, 1_000)
  if (wants('cart')) await measureCart(store, product)
  if (wants('orders')) await measureOrders(store)
  if (wants('payments'))
    await measurePayments({ store, databaseUrl: database.url, page: LISTING, seconds: SECONDS, note })
  if (wants('database')) await measureKilledDatabase(note)
  if (wants('sharing')) await measureSharing()
  if (wants('memory')) await measureMemory(store)
  if (wants('bytes')) await measureBytes(store, product)
  if (wants('lighthouse')) await measureLighthouse(store, product)
  if (wants('interaction')) await measureInteraction(store, '3,000+ SKUs', 150)
  if (wants('large')) await measureLarge()
} finally {
  for (const stop of stops.reverse()) await stop()
}
console.log(`\n${table(figures)}\n`)
process.exit(figures.some((figure) => figure.holds === false) ? 1 : 0)

function startRaw(): Promise<string> {
  const child = fork('tests/bench/raw-server.ts')
  stops.push(async () => child.disconnect())
  return new Promise((resolve) => child.once('message', (port) => resolve(`http://127.0.0.1:${port}/`)))
}

async function measureStart(): Promise<void> {
  const dataDir = `${folder}-start`
  const time = async () => {
    const started = performance.now()
    const store = await startStore({ dataDir })
    const seconds = (performance.now() - started) / 1000
    const code = await store.stop()
    return { seconds, code }
  }
  const first = await time()
  const second = await time()
  await rm(dataDir, { recursive: true, force: true })
  note({ name: 'first start, empty folder', value: `${first.seconds.toFixed(1)} s` })
  note({
    name: 'second start, nothing changed',
    value: `${second.seconds.toFixed(1)} s`,
    bar: '< 4 s',
    holds: second.seconds < 4 && second.code === 0,
  })
}

async function aProduct(store: RunningStore): Promise<string> {
  const html = await (await fetch(store.url + LISTING)).text()
  const path = /href="(\/product\/[^"]+)"/.exec(html)?.[1]
  if (!path) throw new Error('The listing shows no product')
  return path
}

async function measurePages(raw: string, store: RunningStore, product: string): Promise<void> {
  const [rawOne, rawSixteen] = [await at1(raw), await at16(raw)]
  note({ name: 'raw node:http, 10 kB from memory', value: describe(rawOne, rawSixteen) })
  for (const [name, path] of [
    ['listing', LISTING],
    ['product', product],
  ] as const) {
    for (let visit = 0; visit < 3; visit++)
      await (await fetch(store.url + path, { headers: BROTLI })).arrayBuffer()
    const [one, sixteen] = [
      await at1(store.url + path, { headers: BROTLI }),
      await at16(store.url + path, { headers: BROTLI }),
    ]
    // The raw server again, close in time: a shared machine drifts.
    const beside = await at16(raw)
    const ratio = sixteen.requestsPerSecond / beside.requestsPerSecond
    note({
      name: `${name} page, cached`,
      value: `${describe(one, sixteen)}; ${percent(ratio)} of raw`,
      bar: '≥ 50 % of raw',
      holds: ratio >= 0.5 && sixteen.failed === 0,
    })
  }
  await measureUncached(product)
}

async function measureUncached(product: string): Promise<void> {
  const store = await startStore({ env: { DATABASE_URL: database.url, PAGE_CACHE_MB: '0' } })
  for (const [name, path] of [
    ['listing', LISTING],
    ['product', product],
  ] as const) {
    await at1(store.url + path, { seconds: 2 })
    const one = await at1(store.url + path)
    const sixteen = await at16(store.url + path)
    note({
      name: `${name} page, rendered each time`,
      value: describe(one, sixteen),
      bar: 'p50 ≤ 8 ms at 1',
      holds: one.p50Ms <= 8 && one.failed === 0,
    })
  }
  await store.stop()
}

async function measureSearch(
  store: RunningStore,
  size: string,
  p50Bar: number,
  rateBar: number,
): Promise<void> {
  const url = `${store.url}/v1/api/search`
  let asked = 0
  // Each question is a little different, so that every answer is looked up and none repeated.
  const call = {
    method: 'POST' as const,
    body: () => SEARCH_BODY.replace('"originPage":"search"', `"originPage":"search ${asked++}"`),
  }
  await at1(url, { ...call, seconds: 2 })
  const [one, sixteen] = [await at1(url, call), await at16(url, call)]
  const again = await at16(url, { ...call, body: SEARCH_BODY })
  note({
    name: `search API, a question asked before, ${size}`,
    value: `${perSecond(again.requestsPerSecond)}, p50 ${ms(again.p50Ms)} at 16`,
  })
  const fast = one.p50Ms <= p50Bar && one.failed === 0
  const often = rateBar === 0 || sixteen.requestsPerSecond >= rateBar
  note({
    name: `search API, text + 2 filters + all facets, ${size}`,
    value: describe(one, sixteen),
    bar: `p50 ≤ ${p50Bar} ms${rateBar ? `, ≥ ${perSecond(rateBar)} at 16` : ''}`,
    holds: fast && often,
  })
}

async function measureCart(store: RunningStore, product: string): Promise<void> {
  const call = {
    method: 'POST' as const,
    body: JSON.stringify({ products: [{ id: product.split('/').at(-1), qty: 1 }] }),
  }
  const url = `${store.url}/v1/api/cart/products`
  const [one, sixteen] = [await at1(url, call), await at16(url, call)]
  note({
    name: 'add an item: our price for it',
    value: describe(one, sixteen),
    holds: one.failed + sixteen.failed === 0,
  })
}

async function measureOrders(store: RunningStore): Promise<void> {
  const connection = connect(database.url, { poolSize: 2 })
  await stockUp(connection.db)
  const order = await furnaceOrder(store.url)
  const placed = await placeAgainAndAgain(store.url, {
    connections: 16,
    seconds: SECONDS,
    bodyOf: () => order.body,
  })
  const rows = await connection.db
    .selectFrom('orders')
    .select(['id', 'attempt_key'])
    .where('payment_method', '=', 'check')
    .execute()
  const known = new Set(rows.map((row) => row.id))
  const lost = placed.orderIds.filter((id) => !known.has(id)).length
  const doubled =
    rows.length -
    new Set(rows.map((row) => row.attempt_key)).size +
    (placed.orderIds.length - new Set(placed.orderIds).size)
  const unknown = rows.length - placed.orderIds.length
  await connection.close()
  note({
    name: 'orders placed by check, 16 at a time',
    value: `${perSecond(placed.load.requestsPerSecond)}, p50 ${ms(placed.load.p50Ms)}, p99 ${ms(placed.load.p99Ms)}; ${placed.orderIds.length} orders, ${lost} lost, ${doubled} doubled, ${placed.load.failed} refused`,
    bar: '≥ 100/s, 0 lost, 0 doubled',
    // an order whose answer was cut off when the load ended is not lost: at most one a connection
    holds:
      placed.load.requestsPerSecond >= 100 &&
      lost === 0 &&
      doubled === 0 &&
      placed.load.failed === 0 &&
      unknown <= 16,
  })
}

async function measureSharing(): Promise<void> {
  const largest = largestDrawing()
  note({
    name: `largest of ${largest.drawings} drawings, Brotli`,
    value: `${largest.bytes} bytes (${largest.what})`,
    bar: '≤ 4,096 bytes',
    holds: largest.bytes <= 4096,
  })
  const products = 200_000
  const { grownBytes, seconds, bytes } = await streamSitemaps(database.url, products)
  note({
    name: `sitemaps of ${products.toLocaleString('en-US')} products, streamed`,
    value: `${megabytes(bytes)} in ${seconds.toFixed(1)} s, process grew by ${megabytes(grownBytes)}`,
    bar: '≤ 64 MB',
    holds: grownBytes <= 64 * 1024 * 1024,
  })
}

async function measureMemory(store: RunningStore): Promise<void> {
  const metrics = await (await fetch(`${store.url}/metrics`)).text()
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
  note({
    name: 'memory of the process after all this',
    value: megabytes(bytes),
    bar: '≤ 400 MB',
    holds: bytes <= 400 * 1024 * 1024,
  })
}

async function measureBytes(store: RunningStore, product: string): Promise<void> {
  for (const [name, path] of [
    ['home', '/'],
    ['listing', LISTING],
    ['product', product],
  ] as const) {
    const { script, style, font, document } = await pageBytes(store.url + path)
    const limited = name === 'home' ? {} : { bar: 'JavaScript ≤ 140 kB', holds: script <= 140_000 }
    note({
      name: `${name} page over the wire, Brotli`,
      value: `JS ${kilobytes(script)}, CSS ${kilobytes(style)}, fonts ${kilobytes(font)}, HTML ${kilobytes(document)}`,
      ...limited,
    })
  }
}

/** Three products of a list, to be compared. */
async function someIds(store: RunningStore): Promise<string[]> {
  const html = await (await fetch(store.url + LISTING)).text()
  return [
    ...new Set([...html.matchAll(/href="\/product\/[^"]*\/(\d{9})"/g)].map(([, id]) => id ?? '')),
  ].slice(0, 3)
}

async function measureLighthouse(store: RunningStore, product: string): Promise<void> {
  for (const [name, path, presses] of [
    ['home', '/', ['.burger a', '.burger a', '.seg button[aria-pressed=false]']],
    ['listing', LISTING, ['.mobbar a.btn', 'dialog[open] input[type=checkbox]', 'dialog[open] .btn.primary']],
    ['product', product, ['.stage .seg a:not([aria-current])', '.qty button:last-child', '.burger a']],
    [
      'compare',
      `/compare?ids=${(await someIds(store)).join(',')}`,
      ['.seg a:not([aria-current])', '.burger a'],
    ],
  ] as const) {
    const scores = await lighthouseScores(store.url + path)
    const value = `${scores.performance} / ${scores.accessibility} / ${scores.bestPractices} / ${scores.seo}; LCP ${ms(scores.lcpMs)}, CLS ${scores.cls.toFixed(3)}, TBT ${ms(scores.tbtMs)}`
    note({
      name: `Lighthouse mobile, ${name}: performance / accessibility / best practices / SEO`,
      value,
      bar: '≥ 95 / 100 / 100 / 100, LCP ≤ 1,500 ms, CLS ≤ 0.02',
      holds:
        scores.performance >= 95 &&
        scores.accessibility === 100 &&
        scores.bestPractices === 100 &&
        scores.seo === 100 &&
        scores.lcpMs <= 1_500 &&
        scores.cls <= 0.02,
    })
    const longest = await longestPress(store.url + path, presses)
    note({
      name: `longest answer to a press, ${name}, phone at a quarter of this speed (INP)`,
      value: ms(longest),
      bar: '≤ 100 ms',
      holds: longest <= 100,
    })
  }
}

async function measureInteraction(store: RunningStore, size: string, bar: number): Promise<void> {
  for (const [name, path] of [
    ['a category', LISTING],
    ['everything', '/search'],
  ] as const) {
    const times = await listingInteractions(store.url + path)
    const slow = p75(times)
    note({
      name: `a filter pressed in ${name}, new results painted, ${size}`,
      value: `p50 ${ms(times[times.length >> 1] ?? Number.NaN)}, p75 ${ms(slow)}`,
      bar: `p75 ≤ ${bar} ms`,
      holds: slow <= bar,
    })
  }
}

async function measureLarge(): Promise<void> {
  const large = await startEmbedded(`${folder}-large`)
  stops.push(() => rm(`${folder}-large`, { recursive: true, force: true }))
  stops.push(() => large.stop())
  const connection = connect(large.url, { poolSize: 2, statementTimeoutMs: 0 })
  await migrate(connection.db)
  await loadDemoCatalogue(connection.db, { count: LARGE })
  await connection.close()
  const store = await startStore({ heapMb: 4096, env: { DATABASE_URL: large.url }, timeoutMs: 300_000 })
  stops.push(() => store.stop())
  await measureSearch(store, '50,000 SKUs', 5, 0)
  await measureInteraction(store, '50,000 SKUs', 250)
}
