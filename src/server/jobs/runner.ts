/** Background work. Each job may run in several processes at once and be killed at any moment. */
export interface Job {
  name: string
  /** `night`: once a day, when the store has few visitors */
  everySeconds: number | 'night'
  /** returns the number of things that it finished */
  run(): Promise<number>
}

/**
 * When the process of a run sends no heartbeat for this long, pg-boss ends the run, and the next one may
 * begin.
 */
export const HEARTBEAT_SECONDS = 20

/** The part of pg-boss that this file needs. */
export interface Boss {
  createQueue(
    name: string,
    options: { policy: 'stately'; retryLimit: number; expireInSeconds: number; heartbeatSeconds: number },
  ): Promise<unknown>
  updateQueue(name: string, options: { heartbeatSeconds: number }): Promise<unknown>
  work(
    name: string,
    options: { pollingIntervalSeconds: number },
    handler: () => Promise<unknown>,
  ): Promise<unknown>
  schedule(name: string, cron: string): Promise<unknown>
}

/** Each of the forty queues is asked this often; a run is due once a minute. */
const POLL_SECONDS = 10

/** 3:20 a.m. in Chicago's winter (UTC here). By then the providers have settled the day. */
const NIGHT = '20 9 * * *'
const EVERY_MINUTE = '* * * * *'

/**
 * Registers the jobs with pg-boss. Each minute, or once a night, one of the processes runs each job. So a job
 * runs even when the process that repeated it (`keepRunning`) has died. The policy `stately` keeps runs from
 * piling up behind a slow one.
 */
export async function registerJobs(
  boss: Boss,
  jobs: readonly Job[],
  pollingIntervalSeconds = POLL_SECONDS,
): Promise<void> {
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: 'stately',
      retryLimit: 0,
      expireInSeconds: job.everySeconds === 'night' ? 3_600 : 120,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    })
    // A queue that an earlier release created keeps its old options without this.
    await boss.updateQueue(job.name, { heartbeatSeconds: HEARTBEAT_SECONDS })
    await boss.work(job.name, { pollingIntervalSeconds }, () => job.run())
    await boss.schedule(job.name, job.everySeconds === 'night' ? NIGHT : EVERY_MINUTE)
  }
}

/**
 * Runs the jobs again and again in this process, one run of each at a time. `stop` waits for the runs under
 * way; `onError` receives every failure.
 */
export function keepRunning(
  jobs: readonly Job[],
  onError: (job: string, error: unknown) => void,
): { stop(): Promise<void> } {
  const running = new Map<string, Promise<unknown>>()
  const quick = jobs.flatMap((job) =>
    job.everySeconds === 'night' ? [] : [{ ...job, everySeconds: job.everySeconds }],
  )
  const timers = quick.map((job) =>
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
