import type { CrashPoint } from '#server/crash-points.ts'
import type { ChildTask } from '../children/child-task.ts'
import { startChild } from '../children/start-child.ts'
import { type FaultStage, faultStage, type StageOptions } from './fault-stage.ts'
import { brokenSessionsGone } from './sessions.ts'
import { type SharedClock, sharedClock } from './shared-clock.ts'

/** A stage whose database and provider are shared with processes that kill themselves. */
export interface CrashStage extends FaultStage<SharedClock> {
  /** Lets another process work until it kills itself. Answers how it ended. */
  dieAt(crashAt: CrashPoint, work: ChildTask['work']): Promise<string>
  /** Does the work that a restarted store does by itself. */
  recover(): Promise<void>
}

export async function crashStage(options: StageOptions): Promise<CrashStage> {
  const stage = await faultStage({ ...options, clock: sharedClock() })
  const { clock, database, ledger, work } = stage
  return {
    ...stage,
    async dieAt(crashAt, task) {
      const child = await startChild({
        databaseUrl: database.url,
        ledgerUrl: ledger.url,
        clockFile: clock.file(),
        crashAt,
        work: task,
      })
      const end = await child.end
      await brokenSessionsGone(database.db)
      return end
    },
    async recover() {
      clock.advance(90_000)
      await work('reconcile-payments')
      await work('move-money')
      clock.advance(90_000)
      await work('move-money')
      await work('outbox')
    },
    async close() {
      clock.remove()
      await stage.close()
    },
  }
}
