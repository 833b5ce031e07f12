/**
 * Wraps a call of which only the newest counts. A new call aborts the one in progress, whose promise then
 * resolves with undefined. Other failures reject.
 */
export function latest<Input, Output>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
): (input: Input) => Promise<Output | undefined> {
  let current: AbortController | undefined
  return async (input) => {
    current?.abort()
    const mine = new AbortController()
    current = mine
    try {
      const output = await call(input, mine.signal)
      return mine.signal.aborted ? undefined : output
    } catch (error) {
      if (mine.signal.aborted) return undefined
      throw error
    }
  }
}
