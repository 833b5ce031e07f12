const STOP_LIMIT_MS = 10_000

type Stop = () => Promise<unknown> | unknown

/** The steps that stop what the process has started. */
export interface Stops {
  /** Adds a step; the last one added runs first, so that requests end before what they use. */
  add(step: Stop): void
  /** true from the moment the process was asked to stop */
  isStopping(): boolean
  /** Runs every step, then ends the process, within 10 s. */
  stopAll(code: number): Promise<void>
}

export function createStops(): Stops {
  const steps: Stop[] = []
  let stopping = false
  return {
    add: (step) => void steps.unshift(step),
    isStopping: () => stopping,
    async stopAll(code) {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
      let failed = false
      for (const step of [...steps]) {
        try {
          await step()
        } catch (error) {
          // The other steps still run: a lost database must not prevent the rest from stopping.
          failed = true
          console.error(error instanceof Error ? error.message : error)
        }
      }
      process.exit(failed ? 1 : code)
    },
  }
}

export function stopOnSignal(stops: Stops): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // The package of the embedded PostgreSQL stops it at the signal, while requests still use it. We stop it
    // last, so its own listener goes.
    process.removeAllListeners(signal)
    process.on(signal, () => void stops.stopAll(0))
  }
}
