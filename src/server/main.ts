import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { installVocabulary } from '#features/catalog/server/index.ts'
import { installContent, STARTER_CONTENT } from '#features/content/server/index.ts'
import { loadPlaces, loadTaxRates } from '#features/location/server/index.ts'
import { watchCatalogue } from '#features/search/server/index.ts'
import { claimDataDir, DataDirBusy, demoSecret, publishAddress } from './boot/data-dir.ts'
import { type Config, ConfigError, parseConfig } from './config.ts'
import { createApp } from './http/app.ts'
import { fileSecurityHeaders } from './http/html-security.ts'
import { DRAIN_MS, listen } from './http/listen.ts'
import { createPageCache } from './http/page-cache.ts'
import { rememberPageReads } from './http/page-reads.ts'
import { loadStaticFiles } from './http/static-files.ts'
import { loadStorefront, renderWith } from './http/storefront.ts'
import { startJobs } from './jobs/start.ts'
import { createLogger } from './log.ts'
import { createMetrics } from './metrics.ts'
import { demoAmazonKey } from './providers/amazon.ts'
import { createServices } from './services/services.ts'

const STOP_LIMIT_MS = 10_000

/** Where the demo's helpers listen. */
interface DemoAddresses {
  sandboxUrl: string
  smtpUrl: string
  mailUrl: string
}

const say = (line: string): void => console.log(`  ${line}`)

type Stop = () => Promise<unknown> | unknown

async function main(stops: Stop[]): Promise<void> {
  const config = parseConfig(process.env)

  if (!config.databaseUrl) stops.unshift(claimDataDir(config.dataDir))
  const database = config.databaseUrl
    ? undefined
    : await timed('Starting PostgreSQL', () => startEmbedded(config.dataDir))
  if (database) stops.unshift(() => database.stop())
  const databaseUrl = config.databaseUrl ?? database!.url
  if (database) stops.unshift(publishAddress(config.dataDir, database.url))

  const demo = config.demo
    ? await timed('Starting payment sandbox and mail catcher', () => startDemo(config, stops))
    : undefined
  const log = createLogger(config.logLevel)
  // Nobody knows what state it is in: it says why and ends, and whoever started it starts the next.
  process.on('uncaughtExceptionMonitor', (err) =>
    log.fatal({ err }, 'an error that nobody caught: this process ends'),
  )
  const metrics = createMetrics()
  const version = readVersion()
  const services = createServices(config, {
    databaseUrl,
    sessionSecret: config.sessionSecret ?? demoSecret(config.dataDir),
    ...(demo ? { sandboxUrl: demo.sandboxUrl } : {}),
    ...(demo ? { smtpUrl: demo.smtpUrl } : {}),
    report: (message) => log.warn(message),
    onLostConnection: () => metrics.lostConnections.inc(),
  })
  stops.unshift(() => services.close())

  const applied = await timed('Migrating', () => migrate(services.db))
  if (applied.length > 0) say(`applied ${applied.join(', ')}`)
  await timed('Places and tax rates', async () => {
    await loadPlaces(services.db)
    await loadTaxRates(services.db)
  })
  if (config.demo) await loadDemoOnce(services.db)
  else await installVocabulary(services.db)
  await installContent(
    services.db,
    config.demo
      ? async () => [...STARTER_CONTENT, ...(await import('#demo/content/content.ts')).DEMO_CONTENT]
      : async () => STARTER_CONTENT,
  )

  let requests = 0
  const replica = randomUUID().slice(0, 13)
  const pageCache = createPageCache({
    maxBytes: config.pageCacheBytes,
    buildId: version,
    requestId: () => `${replica}-${(requests++).toString(36)}`,
  })
  const watch = await timed('Search index', () =>
    watchCatalogue({
      projection: services.shown,
      pool: services.connection.pool,
      onError: (err) => log.error({ err }, 'the search index could not be refreshed'),
    }),
  )
  stops.unshift(() => watch.stop())
  const pageCacheTimer = setInterval(() => pageCache.moveTo(services.shown.revision()), 500)
  stops.unshift(() => clearInterval(pageCacheTimer))
  pageCache.moveTo(services.shown.revision())

  const storefront = await loadStorefront(config, services, {
    version,
    log,
    reads: rememberPageReads(services.shown.revision),
  })
  const app = createApp({
    config,
    services,
    log,
    metrics,
    version,
    pageCache,
    renderPage: renderWith(storefront),
    isLeaving,
  })
  const jobs = await startJobs(
    config,
    services,
    log,
    databaseUrl,
    config.demo ? (await import('#demo/carrier/carrier.ts')).demoCarrier(services.clock) : undefined,
  )
  // Last, so that who is answered finds everything running.
  const listening = await listen(app, {
    host: config.host,
    port: config.port,
    pageCache,
    metrics,
    static: loadStaticFiles('build/store/client', fileSecurityHeaders(config.production)),
    isLeaving,
  })
  // Together, so that neither waits for what the other has left of the time.
  stops.unshift(() =>
    Promise.all([
      jobs.stop(),
      leave(config.drainNoticeMs).then(() => listening.stop(DRAIN_MS - config.drainNoticeMs)),
    ]),
  )
  printTable(config, demo)
  process.send?.('ready')
}

// The generator is large: a store that has products never loads it.
async function loadDemoOnce(db: Db): Promise<void> {
  const any = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (any) return
  const { loadDemoCatalogue } = await import('#demo/catalogue/load.ts')
  const loaded = await timed('Loading the demo catalogue (once)', () => loadDemoCatalogue(db))
  say(
    `${loaded.products.toLocaleString('en-US')} products, ${loaded.reviews.toLocaleString('en-US')} reviews`,
  )
}

let stopping = false
const isLeaving = (): boolean => stopping

/** Goes on answering for a moment while /readyz says no. */
const leave = (ms: number): Promise<void> => (ms > 0 ? sleep(ms) : Promise.resolve())

/** Runs the last started first, so that requests end before what they use; then the process ends, within 10 s. */
async function stopAll(stops: readonly Stop[], code: number): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
  let failed = false
  for (const step of [...stops]) {
    try {
      await step()
    } catch (error) {
      // The others must end all the same: a database that went first cannot say goodbye.
      failed = true
      console.error(error instanceof Error ? error.message : error)
    }
  }
  process.exit(failed ? 1 : code)
}

function stopOnSignal(stops: readonly Stop[]): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // The embedded server's package stops it at once on a signal, under the requests that are still using it: ours comes last instead.
    process.removeAllListeners(signal)
    process.on(signal, () => void stopAll(stops, 0))
  }
}

function startDemo(config: Config, stops: Stop[]): Promise<DemoAddresses> {
  const child = fork(join(import.meta.dirname, 'demo.js'), {
    env: {
      ...process.env,
      STORE_MODE: 'demo',
      SANDBOX_PORT: String(config.sandboxPort),
      MAIL_PORT: String(config.mailPort),
      AMAZON_PUBLIC_KEY: demoAmazonKey().publicKey,
      STORE_ORIGINS: [
        config.publicOrigin,
        `http://127.0.0.1:${config.port}`,
        `http://localhost:${config.port}`,
      ].join(),
    },
  })
  stops.unshift(() => child.connected && child.disconnect())
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as DemoAddresses))
    child.once('exit', (code) =>
      reject(
        new Error(
          `The demo's payment sandbox and mail catcher ended with code ${code}; are SANDBOX_PORT and MAIL_PORT free?`,
        ),
      ),
    )
  })
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  process.stdout.write(`  ${what} … `)
  const result = await work()
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

function printTable(config: Config, demo: DemoAddresses | undefined): void {
  const rows = [
    ['Store', config.publicOrigin],
    ['API', `${config.publicOrigin}/v1/api/docs`],
    ...(demo
      ? [
          ['Payment sandbox', demo.sandboxUrl],
          ['Mail catcher', demo.mailUrl],
          ['Test card', '4111 1111 1111 1111, any future date, any code (declined: 4000 1111 1111 1115)'],
          ['Coupons', 'WELCOME5, SAVE100'],
        ]
      : []),
  ]
  console.log(`\n${rows.map(([name, value]) => `  ${name!.padEnd(16)} ${value}`).join('\n')}\n`)
}

const readVersion = (): string => {
  try {
    return readFileSync('build/VERSION', 'utf8').trim()
  } catch {
    return 'development'
  }
}

const stops: Stop[] = []
stopOnSignal(stops)
main(stops).catch((error: unknown) => {
  // A start that a signal interrupted fails in whatever it was doing.
  if (stopping) return
  const expected = error instanceof ConfigError || error instanceof DataDirBusy
  console.error(
    `\n${expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  )
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    console.error('Another program listens on that port: set PORT to a free one.')
  void stopAll(stops, 1)
})
