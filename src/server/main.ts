import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PortalContext } from '#portal/context.ts'
import { printTable } from './boot/console.ts'
import { DataDirBusy, demoSecret } from './boot/data-dir.ts'
import { fillDatabase, openDatabase } from './boot/database.ts'
import {
  demoCarrier,
  demoSignIns,
  loadDemoContractorsOnce,
  loadDemoCustomersOnce,
  loadDemoDeskOnce,
  loadDemoPeopleOnce,
  startDemo,
} from './boot/demo.ts'
import { DEVELOPMENT, followShownData } from './boot/shown-data.ts'
import { createStops, type Stops, stopOnSignal } from './boot/stops.ts'
import { type Config, ConfigError, parseConfig } from './config.ts'
import { type AppParts, createApp } from './http/app.ts'
import { fileSecurityHeaders } from './http/html-security.ts'
import { DRAIN_MS, type Listening, listen, requireFreePort } from './http/listen.ts'
import { cachePageReads } from './http/pages/page-reads.ts'
import { loadBuilt } from './http/pages/render.ts'
import { loadStaticFiles } from './http/sending/static-files.ts'
import { portalSurface } from './http/surfaces/portal-surface.ts'
import { storeSurface } from './http/surfaces/store-surface.ts'
import type { Surface } from './http/surfaces/surface.ts'
import { startJobs } from './jobs/start.ts'
import { createLogger } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createServices } from './services/services.ts'

async function main(stops: Stops): Promise<void> {
  const config = parseConfig(process.env)
  // The first start of a database of its own takes many seconds: a port that is taken is named before that.
  if (!config.databaseUrl) await requireFreePort(config.host, config.port)
  // Other processes start these, and this one reads the code of the pages meanwhile.
  const [databaseUrl, demo, builtPortal] = await Promise.all([
    openDatabase(config, stops),
    config.demo ? startDemo(config, join(import.meta.dirname, 'demo.js'), stops) : undefined,
    loadBuilt<PortalContext>('portal'),
    loadBuilt('store'),
  ])

  const log = createLogger(config.logLevel)
  // After an uncaught error the state of the process is unknown, so it logs the error and ends. Its
  // supervisor restarts it.
  process.on('uncaughtExceptionMonitor', (err) => log.fatal({ err }, 'an uncaught error ends this process'))
  const metrics = createMetrics()
  const version = readVersion()
  const services = createServices(config, {
    databaseUrl,
    sessionSecret: config.sessionSecret ?? demoSecret(config.dataDir),
    ...(demo ? { sandboxUrl: demo.sandboxUrl, smtpUrl: demo.smtpUrl } : {}),
    report: (message) => log.warn(message),
    onLostConnection: () => metrics.lostConnections.inc(),
    onSecurityEvent: (kind) => metrics.securityEvents.inc({ kind }),
  })
  stops.add(() => services.close())
  const loader = join(import.meta.dirname, 'demo-catalogue.js')
  await fillDatabase(services.db, config, { databaseUrl, loader })
  if (config.demo) {
    await loadDemoPeopleOnce(services.db, services.clock.now(), services.accounts.secrets)
    await loadDemoCustomersOnce(services.db, services.clock.now())
    await loadDemoContractorsOnce(services.db, services.clock.now())
    await loadDemoDeskOnce(services, services.clock.now())
  }
  const pageCache = await followShownData(config, services, { version, log, stops })

  const store = await storeSurface(config, services, {
    version,
    log,
    pageCache,
    reads: cachePageReads(services.shown.revision),
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
  process.send?.('ready')
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

function explain(error: unknown): void {
  const expected = error instanceof ConfigError || error instanceof DataDirBusy
  const text =
    error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error)
  console.error(`\n${text}`)
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    console.error('Another program uses that port. Stop it, or set PORT or PORTAL_PORT to a free port.')
}

const stops = createStops()
stopOnSignal(stops)
main(stops).catch((error: unknown) => {
  // A signal during the start makes the current step fail. The stop runs already, so there is nothing to
  // report.
  if (stops.isStopping()) return
  explain(error)
  void stops.stopAll(1)
})
