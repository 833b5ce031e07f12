import { rm } from 'node:fs/promises'
import { connect } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { loadDemoCatalogue } from '#demo/catalogue/load.ts'
import { migrations } from '#server/declared.ts'
import { startStore } from '../fixtures/store/running-store.ts'
import type { Bench } from './bench.ts'
import { measureBytes, measureDialog, measureFilters, measureLighthouse } from './parts/browser.ts'
import { measureAsBrowser, measureBeside } from './parts/calls/as-browser.ts'
import { measureAssistants } from './parts/calls/assistants.ts'
import { measureChange } from './parts/change.ts'
import { measureChat } from './parts/chat.ts'
import { measureCost } from './parts/cost.ts'
import { measureKilledDatabase } from './parts/killed-database.ts'
import { measureMemory, measureSharing } from './parts/memory.ts'
import { measureCart, measureOrders } from './parts/orders.ts'
import { measurePages } from './parts/pages.ts'
import { measurePayments } from './parts/payments.ts'
import { measurePeers } from './parts/peers/peers.ts'
import { measurePortal } from './parts/portal/customers.ts'
import { measureDesk } from './parts/portal/desk.ts'
import { measurePartnerOrders } from './parts/portal/orders.ts'
import { measurePalette } from './parts/portal/palette.ts'
import { measurePortalPresses } from './parts/portal/presses.ts'
import { measureSignIn } from './parts/portal/sign-in.ts'
import { measurePrices } from './parts/prices/prices.ts'
import { measureLetter } from './parts/quotes/letter.ts'
import { measureQuotes } from './parts/quotes/list.ts'
import { measurePhotos } from './parts/quotes/photos.ts'
import { measureImport } from './parts/scale/import.ts'
import { measureOpenSearch } from './parts/scale/opensearch.ts'
import { measureScale } from './parts/scale/scale.ts'
import { measureSearch } from './parts/search.ts'
import { measureSelector } from './parts/selector.ts'
import { measureSizing } from './parts/sizing.ts'
import { measureTools } from './parts/tools.ts'

const LARGE = 50_000
const USUAL = '3,000+ SKUs'

/** The parts that need a running store, in their order: later parts use what earlier ones filled. */
export const PARTS: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  pages: measurePages,
  search: (bench) =>
    measureSearch(bench, bench.store, { name: USUAL, mostMs: 0.6, most: 0.12, least: 0.025 }),
  asBrowser: measureAsBrowser,
  beside: measureBeside,
  selector: (bench) => measureSelector(bench, bench.store, { name: USUAL, options: 0.25, results: 1.25 }),
  cart: measureCart,
  assistants: measureAssistants,
  orders: measureOrders,
  payments: measurePayments,
  database: ({ note }) => measureKilledDatabase(note),
  cost: measureCost,
  sharing: measureSharing,
  memory: measureMemory,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  tools: measureTools,
  dialog: measureDialog,
  sizing: measureSizing,
  portal: measurePortal,
  partnerOrders: measurePartnerOrders,
  signIn: measureSignIn,
  quotes: measureQuotes,
  palette: measurePalette,
  portalPresses: measurePortalPresses,
  letter: measureLetter,
  photos: measurePhotos,
  chat: measureChat,
  interaction: (bench) => measureFilters(bench, bench.store, { name: USUAL, most: 9 }),
  desk: measureDesk,
  change: (bench) =>
    measureChange(bench, { store: bench.store, databaseUrl: bench.databaseUrl, name: USUAL, most: 25 }),
  large: measureLarge,
  scale: measureScale,
  import: measureImport,
  opensearch: measureOpenSearch,
  prices: measurePrices,
  peers: measurePeers,
}

/** These take many minutes: a run without arguments leaves them out. */
export const BY_NAME_ALONE: ReadonlySet<string> = new Set([
  'scale',
  'opensearch',
  'import',
  'prices',
  'peers',
])

async function measureLarge(bench: Bench): Promise<void> {
  const folder = `${bench.folder}-large`
  const database = await startEmbedded(folder)
  try {
    const connection = connect(database.url, { poolSize: 2, statementTimeoutMs: 0 })
    await migrate(connection.db, migrations)
    await loadDemoCatalogue(connection.db, { count: LARGE })
    await connection.close()
    const env = { DATABASE_URL: database.url }
    const store = await startStore({ heapMb: 4096, env, timeoutMs: 300_000 })
    const name = `${LARGE.toLocaleString('en-US')} SKUs`
    try {
      await measureSearch(bench, store, { name, mostMs: 2.2, most: 0.3 })
      await measureSelector(bench, store, { name, options: 0.4, results: 3.3 })
      await measureFilters(bench, store, { name, most: 15 })
      await measureChange(bench, { store, databaseUrl: database.url, name, most: 25 })
    } finally {
      await store.stop()
    }
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
