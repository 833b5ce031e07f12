export interface BreakerLimits {
  /** this many failed calls … */
  failures: number
  /** … within this time open the breaker … */
  withinMs: number
  /** … for this long; then one call probes whether the provider is back */
  pauseMs: number
  /** calls at a time; further ones wait for a slot … */
  maxInFlight: number
  /** … at most this long */
  maxWaitMs: number
}

/**
 * For every provider that we call. When it is back, we notice within 5 s and finish the waiting calls
 * within 10 s (F35).
 */
export const NEIGHBOR_LIMITS: BreakerLimits = {
  failures: 3,
  withinMs: 10_000,
  pauseMs: 5_000,
  maxInFlight: 8,
  maxWaitMs: 2_000,
}

/** The deadline of the call that probes whether the provider is back. */
export const PROBE_DEADLINE_MS = 2_000

export type BreakerResult<T> = { kind: 'ran'; value: T } | { kind: 'not_run'; reason: 'open' | 'busy' }

/**
 * A circuit breaker: keeps one slow or broken provider from slowing everything down. It limits the calls at a
 * time, and after repeated failures it makes none for a while. A call that is `not_run` was not sent.
 */
export function createBreaker(limits: BreakerLimits, nowMs: () => number) {
  const slots = createSlots(limits)
  let troubles: number[] = []
  let openUntil = 0
  let probing = false

  const isOpen = (): boolean => nowMs() < openUntil || probing

  function note(isTrouble: boolean, wasProbe: boolean): void {
    const now = nowMs()
    if (wasProbe) probing = false
    if (!isTrouble) {
      if (wasProbe) troubles = []
      return
    }
    troubles = [...troubles.filter((at) => now - at < limits.withinMs), now]
    if (wasProbe || troubles.length >= limits.failures) openUntil = now + limits.pauseMs
  }

  /**
   * `call` receives whether it is the probe, which should be brief. `always` runs even while the breaker is
   * open: for lookups that change nothing.
   */
  async function run<T>(
    call: (isProbe: boolean) => Promise<T>,
    isTrouble: (value: T) => boolean,
    options: { always?: boolean } = {},
  ): Promise<BreakerResult<T>> {
    if (options.always !== true && isOpen()) return { kind: 'not_run', reason: 'open' }
    const isProbe = openUntil > 0 && options.always !== true
    if (isProbe) {
      probing = true
      openUntil = 0
    }
    if (!(await slots.take())) {
      if (isProbe) note(true, true)
      return { kind: 'not_run', reason: 'busy' }
    }
    try {
      const value = await call(isProbe)
      note(isTrouble(value), isProbe)
      return { kind: 'ran', value }
    } catch (error) {
      note(true, isProbe)
      throw error
    } finally {
      slots.give()
    }
  }

  return { run, isOpen }
}

export type Breaker = ReturnType<typeof createBreaker>

function createSlots({ maxInFlight, maxWaitMs }: Pick<BreakerLimits, 'maxInFlight' | 'maxWaitMs'>) {
  let taken = 0
  const waiting: ((got: boolean) => void)[] = []

  return {
    take(): Promise<boolean> {
      if (taken < maxInFlight) {
        taken += 1
        return Promise.resolve(true)
      }
      return new Promise((resolve) => {
        const waiter = (got: boolean) => {
          clearTimeout(timer)
          resolve(got)
        }
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(waiter), 1)
          waiter(false)
        }, maxWaitMs)
        waiting.push(waiter)
      })
    },
    /** Hands the slot to the call that has waited longest. */
    give() {
      const next = waiting.shift()
      if (next) next(true)
      else taken -= 1
    },
  }
}
