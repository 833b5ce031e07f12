import { type Challenge, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

export interface Solved {
  /** null: not found in time */
  solution: Solution | null
}

/** A worker's own scope; the types of this project are those of a page. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<Challenge>) => void): void
  postMessage(message: Solved): void
}

const scope: WorkerScope = globalThis

scope.addEventListener('message', async ({ data: challenge }) => {
  scope.postMessage({ solution: await solveChallenge({ challenge, deriveKey }) })
})
