import { PgBoss } from 'pg-boss'
import type { Connection } from '#db/connect.ts'
import type { CarrierTracking } from '#features/selling/fulfilment/server/ports.ts'
import { MINUTE_MS } from '#lib/dates.ts'
import { HEARTBEAT_SECONDS, keepRunning, registerJobs } from '#platform/jobs/server/runner.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import type { Services } from '../services/services.ts'
import { allJobs } from './list.ts'
import { mailHandlers } from './mails.ts'

const STOP_MS = 5_000
/**
 * pg-boss passes these limits to the driver. With them it notices that a connection of its own is dead.
 * Nobody waits for its answers, so a slow machine has a minute for each.
 */
const CONNECTION_LIMITS = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: MINUTE_MS,
  query_timeout: MINUTE_MS,
}

/** Makes or migrates the tables of pg-boss, on the connection of the start. */
export async function installJobTables({ pool }: Connection): Promise<void> {
  const executeSql = (text: string, values?: unknown[]) => pool.query(text, values)
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false })
  await boss.start()
  await boss.stop()
}

/**
 * Starts the background work. Each job has one schedule: those of seconds run in every process, so that a
 * confirmation reaches the buyer at once; pg-boss gives each of the others to one of all processes.
 */
export async function startJobs(
  config: Config,
  services: Services,
  log: Logger,
  databaseUrl: string,
  carriers?: CarrierTracking,
): Promise<{ stop(): Promise<void> }> {
  const jobs = allJobs({ ...services, carriers }, mailHandlers(config, services))
  const onError = (job: string, err: unknown) => log.error({ err, job }, 'a job failed')
  const quick = keepRunning(jobs, onError)

  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    application_name: 'alpine-jobs',
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
    ...CONNECTION_LIMITS,
  })
  boss.on('error', (err) => log.error({ err }, 'pg-boss failed'))
  await boss.start()
  await registerJobs(boss, jobs, onError)

  return {
    async stop() {
      await Promise.all([quick.stop(), boss.stop({ graceful: true, timeout: STOP_MS })])
    },
  }
}
