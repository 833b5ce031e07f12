import { HOUR_MS, MINUTE_MS } from '#lib/dates.ts'

/** Background work. Each job may run in several processes at once and be killed at any moment. */
export interface Job {
  name: string
  /**
   * Below a minute, every process runs the job so often, because its rows are claimed one by one and a buyer
   * waits for them. From a minute on, one of all processes runs it. `night`: once a day, when the store has
   * few visitors.
   */
  everySeconds: number | 'night'
  /** returns the number of things that it finished */
  run(): Promise<number>
}

/**
 * When the process of a run sends no heartbeat for this long, pg-boss ends the run, and the next one may
 * begin.
 */
export const HEARTBEAT_SECONDS = 20

interface QueueOptions {
  retryLimit: number
  retryDelay: number
  retryBackoff: boolean
  expireInSeconds: number
  heartbeatSeconds: number
}

/** The part of pg-boss that this file needs. */
export interface Boss {
  createQueue(name: string, options: QueueOptions & { policy: 'stately' }): Promise<unknown>
  updateQueue(name: string, options: QueueOptions): Promise<unknown>
  work(
    name: string,
    options: { pollingIntervalSeconds: number },
    handler: () => Promise<unknown>,
  ): Promise<unknown>
  schedule(name: string, cron: string): Promise<unknown>
  unschedule(name: string): Promise<unknown>
}

type OnError = (job: string, error: unknown) => void

/** Each queue is asked this often; a run is due once a minute at most. */
const POLL_SECONDS = 10
const MINUTE = MINUTE_MS / 1_000
const HOUR = HOUR_MS / 1_000

/** 3:20 a.m. in Chicago's winter (UTC here). By then the providers have settled the day. */
const NIGHT = '20 9 * * *'

const isQuick = (job: Job): job is Job & { everySeconds: number } =>
  job.everySeconds !== 'night' && job.everySeconds < MINUTE

/**
 * The schedule of a job that runs every so many whole minutes of an hour, or once an hour. Jobs of the hour
 * share its minutes by their names, so that they do not all begin at once.
 */
export function cronOf({ name, everySeconds }: Job): string {
  if (everySeconds === 'night') return NIGHT
  const minutes = everySeconds / MINUTE
  if (everySeconds === HOUR) {
    const letters = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
    return `${letters % 60} * * * *`
  }
  if (!Number.isInteger(minutes) || 60 % minutes !== 0)
    throw new RangeError(`${name}: ${everySeconds} seconds are no whole share of an hour`)
  return minutes === 1 ? '* * * * *' : `*/${minutes} * * * *`
}

/**
 * Registers the jobs of a minute and more with pg-boss: one of all processes runs each when it is due, and
 * tries a run that failed again after half a minute, one and two. The policy `stately` keeps runs from piling
 * up behind a slow one. A job of seconds has no schedule here; one that an earlier release made is removed.
 */
export async function registerJobs(
  boss: Boss,
  jobs: readonly Job[],
  onError: OnError,
  pollingIntervalSeconds = POLL_SECONDS,
): Promise<void> {
  for (const job of jobs) {
    if (isQuick(job)) {
      await boss.unschedule(job.name)
      continue
    }
    const seconds = job.everySeconds === 'night' ? HOUR : Math.max(2 * MINUTE, job.everySeconds)
    const options: QueueOptions = {
      retryLimit: job.everySeconds === MINUTE ? 0 : 3,
      retryDelay: 30,
      retryBackoff: true,
      expireInSeconds: seconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    }
    await boss.createQueue(job.name, { policy: 'stately', ...options })
    // A queue that an earlier release created keeps its old options without this.
    await boss.updateQueue(job.name, options)
    await boss.work(job.name, { pollingIntervalSeconds }, async () => {
      try {
        await job.run()
      } catch (error) {
        onError(job.name, error)
        throw error
      }
    })
    await boss.schedule(job.name, cronOf(job))
  }
}

/**
 * Runs the jobs of seconds again and again in this process, one run of each at a time. `stop` waits for the
 * runs under way; `onError` receives every failure.
 */
export function keepRunning(jobs: readonly Job[], onError: OnError): { stop(): Promise<void> } {
  const running = new Map<string, Promise<unknown>>()
  const timers = jobs.filter(isQuick).map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return
      const done = job
        .run()
        .catch((error: unknown) => onError(job.name, error))
        .finally(() => running.delete(job.name))
      running.set(job.name, done)
    }, job.everySeconds * 1_000),
  )
  return {
    async stop() {
      timers.forEach(clearInterval)
      await Promise.all(running.values())
    },
  }
}
