/**
 * Makes a call of which only the newest counts: starting it again aborts the one under way, whose answer is then dropped
 * (its promise resolves with undefined). Other failures are the caller's.
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
