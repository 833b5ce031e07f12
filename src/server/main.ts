import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeToOthers } from '#adapters/files-local/files-local.ts'
import { connectWithoutLimits } from '#db/connect.ts'
import { catalogNews } from '#features/catalog/catalog/server/index.ts'
import { kitIndex } from '#features/choosing/system-selector/server/index.ts'
import type { PortalContext } from '#portal/context.ts'
import { printTable } from './boot/console.ts'
import { demoSecret } from './boot/data-dir.ts'
import { fillDatabase, openDatabase } from './boot/database.ts'
import { demoCarrier, demoSignIns, startDemo } from './boot/demo.ts'
import { reportFailedStart } from './boot/failed-start.ts'
import { DEVELOPMENT, watchShownData } from './boot/shown-data.ts'
import { createStops, type Stops, stopOnSignal } from './boot/stops.ts'
import { type Config, parseConfig } from './config.ts'
import { type AppParts, createApp } from './http/app.ts'
import { fileSecurityHeaders } from './http/html-security.ts'
import { DRAIN_MS, type Listening, listen, requireFreePort } from './http/listen.ts'
import { cacheAnswers } from './http/pages/answer-cache.ts'
import { loadBuilt } from './http/pages/render.ts'
import { loadStaticFiles } from './http/sending/static-files.ts'
import { portalSurface } from './http/surfaces/portal-surface.ts'
import { storeSurface } from './http/surfaces/store-surface.ts'
import type { Surface } from './http/surfaces/surface.ts'
import { startJobs } from './jobs/start.ts'
import { createLogger } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createServices, type ServiceParts } from './services/services.ts'

/** The demo's helpers listen there. */
const LOOPBACK = '127.0.0.1'

async function main(config: Config, stops: Stops): Promise<void> {
  // The first start of a database of its own takes many seconds: a port that is taken is named before that.
  if (!config.databaseUrl) await requireFreePorts(config)
  // Other processes start these, and this one reads the code of the pages meanwhile.
  const [databaseUrl, demo, builtPortal] = await Promise.all([
    openDatabase(config, stops),
    config.demo ? startDemo(config, join(import.meta.dirname, 'demo.js'), stops) : undefined,
    loadBuilt<PortalContext>('portal'),
    loadBuilt('store'),
  ])

  const log = createLogger(config.logLevel)
  const metrics = createMetrics()
  const version = readVersion()
  const serviceParts = {
    databaseUrl,
    sessionSecret: config.sessionSecret ?? demoSecret(config.dataDir),
    ...(demo ? { sandboxUrl: demo.sandboxUrl, smtpUrl: demo.smtpUrl } : {}),
    report: (message: string) => log.warn(message),
    onLostConnection: () => metrics.lostConnections.inc(),
    onSecurityEvent: (kind: string) => metrics.securityEvents.inc({ kind }),
  } satisfies ServiceParts
  // A slow machine may take minutes over the first start, so nothing of it has the limits of a request.
  const start = connectWithoutLimits(databaseUrl)
  await fillDatabase(start, config, {
    databaseUrl,
    loader: join(import.meta.dirname, 'demo-catalogue.js'),
    servicesOn: (connection) => createServices(config, { ...serviceParts, overrides: { connection } }),
  })
  await closeToOthers(config.filesDir).catch((err: unknown) =>
    log.warn({ err }, 'other users of this machine may read FILES_DIR'),
  )
  const services = createServices(config, serviceParts)
  stops.add(() => services.close())
  const pageCache = await watchShownData(config, services, { version, log, stops, startDb: start.db })
  await start.close()

  const store = await storeSurface(config, services, {
    version,
    log,
    pageCache,
    reads: cacheAnswers(catalogNews(services.db)),
  })
  const portal = builtPortal && portalSurface(config, services, { version, log, built: builtPortal })
  const carriers = config.demo ? await demoCarrier(services.clock) : undefined
  const jobs = await startJobs(config, services, log, databaseUrl, carriers)

  // The ports open last, so that the first request finds everything running.
  const parts = { config, services, log, metrics, version, isLeaving: stops.isStopping }
  const listening: Listening[] = []
  // Streams would never end by themselves. Jobs and requests end at the same time, because both must finish
  // within the same few seconds.
  stops.add(() => {
    services.chat.hub.end()
    services.liveLists.end()
    return Promise.all([jobs.stop(), leave(config, listening)])
  })
  listening.push(await open(parts, store, config.port))
  if (portal) listening.push(await open(parts, portal, config.portalPort))
  const signIns = config.demo ? await demoSignIns() : []
  printTable({ config, demo, hasPortal: portal !== undefined, signIns })
  // From now on an uncaught error leaves the process in an unknown state, so it logs the error and ends. Its
  // supervisor restarts it.
  process.on('uncaughtExceptionMonitor', (err) => log.fatal({ err }, 'an uncaught error ends this process'))
  process.send?.('ready')
  // Otherwise the first question to the selector makes all kits. When this fails, that question tries again.
  void kitIndex(services.db, services.clock.now()).catch(() => undefined)
}

async function requireFreePorts({
  demo,
  host,
  port,
  portalPort,
  sandboxPort,
  mailPort,
}: Config): Promise<void> {
  for (const each of [port, portalPort]) await requireFreePort(host, each)
  if (demo) for (const each of [sandboxPort, mailPort]) await requireFreePort(LOOPBACK, each)
}

const open = (parts: Omit<AppParts, 'surface'>, surface: Surface, port: number): Promise<Listening> =>
  listen(createApp({ ...parts, surface }), {
    host: parts.config.host,
    port,
    metrics: parts.metrics,
    pageCache: surface.pageCache,
    static: loadStaticFiles(`build/${surface.name}/client`, fileSecurityHeaders(parts.config.production)),
    isLeaving: parts.isLeaving,
  })

/** Answers requests for a moment while /readyz says that the process is leaving; then closes the ports. */
async function leave({ drainNoticeMs }: Config, listening: readonly Listening[]): Promise<void> {
  if (drainNoticeMs > 0 && listening.length > 0) await sleep(drainNoticeMs)
  await Promise.all(listening.map((each) => each.stop(DRAIN_MS - drainNoticeMs)))
}

const readVersion = (): string => {
  try {
    return readFileSync('build/VERSION', 'utf8').trim()
  } catch {
    return DEVELOPMENT
  }
}

const stops = createStops()
stopOnSignal(stops)
let config: Config | undefined
const fail = (error: unknown): void => {
  // A signal during the start makes the current step fail. The stop runs already, so there is nothing to
  // report.
  if (stops.isStopping()) return
  reportFailedStart(error, config)
  void stops.stopAll(1)
}
process.on('uncaughtException', fail)
try {
  config = parseConfig(process.env)
  await main(config, stops)
  process.off('uncaughtException', fail)
} catch (error) {
  fail(error)
}
