import { firstInput } from './first-input.ts'

/**
 * Runs work that can wait: after the person's first input, when the browser has nothing else to do.
 * Returns how to cancel it.
 */
export function whenIdle(work: () => void): () => void {
  let isCancelled = false
  const run = () => isCancelled || work()
  void firstInput.then(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2_000 })
    else setTimeout(run, 200)
  })
  return () => {
    isCancelled = true
  }
}
