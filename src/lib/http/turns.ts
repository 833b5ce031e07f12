/** Thrown when too many calls wait already. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

/** Limits costly work: a few pieces run at once, and a limited number of others wait. */
export interface Turns {
  /** Waits for a turn and answers with the function that ends it. Throws TooManyWaiting. */
  take(): Promise<() => void>
  run<T>(work: () => Promise<T>): Promise<T>
}

export function makeTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const queue: (() => void)[] = []
  let free = atOnce

  async function take(): Promise<() => void> {
    if (free > 0) free--
    else if (queue.length >= waiting) throw new TooManyWaiting('too many requests wait for the same work')
    else await new Promise<void>((resolve) => queue.push(resolve))
    let isEnded = false
    return () => {
      if (isEnded) return
      isEnded = true
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }

  return {
    take,
    async run(work) {
      const end = await take()
      try {
        return await work()
      } finally {
        end()
      }
    },
  }
}

const RETRY_AFTER_S = '2'

/** An answer of costly work; 503 while too many others wait for it. */
export async function orBusy(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error
    const headers = { 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' }
    return new Response(null, { status: 503, headers })
  }
}
