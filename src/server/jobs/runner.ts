/** Background work. Each job may run in several processes at once and be killed at any moment. */
export interface Job {
  name: string
  /** `night`: once a day, while the shop is quiet */
  everySeconds: number | 'night'
  /** returns the number of things that it finished */
  run(): Promise<number>
}

/** pg-boss gives up a run whose process has shown no sign of life for this long; then the next run may begin. */
export const HEARTBEAT_SECONDS = 20

/** The part of pg-boss that this file needs. */
export interface Boss {
  createQueue(
    name: string,
    options: { policy: 'stately'; retryLimit: number; expireInSeconds: number; heartbeatSeconds: number },
  ): Promise<unknown>
  updateQueue(name: string, options: { heartbeatSeconds: number }): Promise<unknown>
  work(name: string, handler: () => Promise<unknown>): Promise<unknown>
  schedule(name: string, cron: string): Promise<unknown>
}

/** 3:20 in Chicago's winter; by then the providers have settled the day. */
const NIGHT = '20 9 * * *'
const EVERY_MINUTE = '* * * * *'

/**
 * Registers the jobs with pg-boss. Each minute (or once a night) one process of all runs each job, even when the process
 * that ran it in the quick rhythm (`keepRunning`) is gone. The policy `stately` keeps runs from queueing behind a slow one.
 */
export async function registerJobs(boss: Boss, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: 'stately',
      retryLimit: 0,
      expireInSeconds: job.everySeconds === 'night' ? 3_600 : 120,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    })
    // A queue that an earlier release created keeps its old options without this.
    await boss.updateQueue(job.name, { heartbeatSeconds: HEARTBEAT_SECONDS })
    await boss.work(job.name, () => job.run())
    await boss.schedule(job.name, job.everySeconds === 'night' ? NIGHT : EVERY_MINUTE)
  }
}

/**
 * Runs the jobs again and again in this process, one run of each at a time. `stop` waits for the runs under way;
 * `onError` receives every failure.
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
