import type { Solved } from './proof-worker.ts'

/**
 * The solution of a challenge as the server reads it, computed in a worker, so that the page stays usable.
 */
export async function solveInWorker(challenge: object): Promise<string> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  try {
    const solved = await new Promise<Solved>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Solved>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('The proof of work could not be solved')))
      worker.postMessage(challenge)
    })
    if (solved.solution === null) throw new Error('The proof of work was not solved in time')
    return btoa(JSON.stringify({ challenge, solution: solved.solution }))
  } finally {
    worker.terminate()
  }
}
