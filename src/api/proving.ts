let running = 0
const listeners = new Set<() => void>()

/** Whether this page is solving a proof of work, for a component that shows it. */
export const proving = {
  isRunning: (): boolean => running > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Solves a challenge in a worker that is loaded only now; the page says that it is waiting. */
export async function prove(challenge: object): Promise<string> {
  change(1)
  try {
    const { solveInWorker } = await import('./solve-in-worker.ts')
    return await solveInWorker(challenge)
  } finally {
    change(-1)
  }
}

function change(by: 1 | -1): void {
  running += by
  for (const listener of listeners) listener()
}
