import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work in steps of a few milliseconds, with what it makes. */
export type Steps<T> = Generator<undefined, T>

/** Does the work while requests are answered between its steps. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await nextTurn()
  }
}

/** Does the work at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
