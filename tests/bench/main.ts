// npm run bench: every figure in one run, each beside what the machine itself can do. See parts/ for what is
// measured.
import { rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { connect } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { loadDemoCatalogue } from '#demo/catalogue/load.ts'
import { startStore } from '../fixtures/store/running-store.ts'
import { aProduct, type Bench, LISTING } from './bench.ts'
import { type Figure, ms, perSecond, roomOf, table } from './figures.ts'
import { measureBytes, measureDialog, measureFilters, measureLighthouse } from './parts/browser.ts'
import { measureChat } from './parts/chat.ts'
import { measureCost } from './parts/cost.ts'
import { measureKilledDatabase } from './parts/killed-database.ts'
import { measureMemory, measureSharing } from './parts/memory.ts'
import { measureCart, measureOrders } from './parts/orders.ts'
import { measurePages } from './parts/pages.ts'
import { measurePayments } from './parts/payments.ts'
import { measurePortal } from './parts/portal/customers.ts'
import { measurePartnerOrders } from './parts/portal/orders.ts'
import { measurePalette } from './parts/portal/palette.ts'
import { measurePortalPresses } from './parts/portal/presses.ts'
import { measureSignIn } from './parts/portal/sign-in.ts'
import { measureLetter } from './parts/quotes/letter.ts'
import { measureQuotes } from './parts/quotes/list.ts'
import { measurePhotos } from './parts/quotes/photos.ts'
import { measureSearch } from './parts/search.ts'
import { measureSelector } from './parts/selector.ts'
import { measureSizing } from './parts/sizing.ts'
import { measureStart } from './parts/start.ts'
import { measureTools } from './parts/tools.ts'
import { openReferences } from './references.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const LARGE = 50_000
const wanted = process.argv.slice(2)
const figures: Figure[] = []
const stops: (() => Promise<unknown>)[] = []

function note(figure: Figure): void {
  figures.push(figure)
  const { name, value, bar, holds, margin } = figure
  const room = margin === undefined ? '' : `, margin ${roomOf(margin)}`
  const verdict = bar === undefined ? '' : ` (bar ${bar}${room}${holds === false ? ', NOT reached' : ''})`
  console.log(`  ${name}: ${value}${verdict}`)
}

const folder = `/tmp/alpine-bench-${process.pid}`
console.log(`Node ${process.version}, ${cpus().length} cores, ${SECONDS} s a load`)

try {
  stops.push(() => rm(folder, { recursive: true, force: true }))
  const database = await startEmbedded(folder)
  stops.push(() => database.stop())
  const { references, stop } = openReferences(folder, SECONDS)
  stops.push(stop)
  const base = { databaseUrl: database.url, folder, seconds: SECONDS, references, note }
  await noteReferences(base)
  if (wants('start')) await measureStart(base)
  const store = await startStore({ env: { DATABASE_URL: database.url } })
  stops.push(() => store.stop())
  await measureAll({ ...base, store, pages: { listing: LISTING, product: await aProduct(store.url) } })
} finally {
  for (const stop of stops.reverse()) await stop()
}
console.log(`\n${table(figures)}\n`)
process.exit(figures.some((figure) => figure.holds === false) ? 1 : 0)

function wants(part: string): boolean {
  return wanted.length === 0 || wanted.includes(part)
}

async function noteReferences({ references, note: show }: Pick<Bench, 'references' | 'note'>): Promise<void> {
  const fsync = await references.fsync()
  const { load } = await references.raw()
  show({ name: 'reference: CPU loop, one core', value: ms(references.cpu().value) })
  show({ name: 'reference: fsync of 8 kB on the database’s disk', value: ms(fsync.value) })
  show({
    name: 'reference: raw node:http, 10 kB from memory, 16 at a time',
    value: `${perSecond(load.requestsPerSecond)}, p50 ${ms(load.p50Ms)}, p99 ${ms(load.p99Ms)}`,
  })
}

async function measureAll(bench: Bench): Promise<void> {
  const { store } = bench
  const name = '3,000+ SKUs'
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    pages: () => measurePages(bench),
    search: () => measureSearch(bench, store, { name, most: 0.12, least: 0.025 }),
    selector: () => measureSelector(bench, store, { name, options: 0.25, results: 1.25 }),
    cart: () => measureCart(bench),
    orders: () => measureOrders(bench),
    payments: () => measurePayments(bench),
    database: () => measureKilledDatabase(note),
    cost: () => measureCost(bench),
    sharing: () => measureSharing(bench),
    memory: () => measureMemory(bench),
    bytes: () => measureBytes(bench),
    lighthouse: () => measureLighthouse(bench),
    tools: () => measureTools(bench),
    dialog: () => measureDialog(bench),
    sizing: () => measureSizing(bench),
    portal: () => measurePortal(bench),
    partnerOrders: () => measurePartnerOrders(bench),
    signIn: () => measureSignIn(bench),
    quotes: () => measureQuotes(bench),
    palette: () => measurePalette(bench),
    portalPresses: () => measurePortalPresses(bench),
    letter: () => measureLetter(bench),
    photos: () => measurePhotos(bench),
    chat: () => measureChat(bench),
    interaction: () => measureFilters(bench, store, { name, most: 9 }),
    large: () => measureLarge(bench),
  }
  for (const [part, measure] of Object.entries(parts)) if (wants(part)) await measure()
}

async function measureLarge(bench: Bench): Promise<void> {
  const large = await startEmbedded(`${folder}-large`)
  stops.push(() => rm(`${folder}-large`, { recursive: true, force: true }))
  stops.push(() => large.stop())
  const connection = connect(large.url, { poolSize: 2, statementTimeoutMs: 0 })
  await migrate(connection.db)
  await loadDemoCatalogue(connection.db, { count: LARGE })
  await connection.close()
  const store = await startStore({ heapMb: 4096, env: { DATABASE_URL: large.url }, timeoutMs: 300_000 })
  stops.push(() => store.stop())
  const name = `${LARGE.toLocaleString('en-US')} SKUs`
  await measureSearch(bench, store, { name, most: 0.3 })
  await measureSelector(bench, store, { name, options: 0.4, results: 3.3 })
  await measureFilters(bench, store, { name, most: 15 })
}
