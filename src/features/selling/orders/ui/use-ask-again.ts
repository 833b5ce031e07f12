import { useEffect } from 'react'

export const ASK_AGAIN_MS = 4_000

/** Calls `ask` every few seconds while something is still being confirmed. */
export function useAskAgain(isWaiting: boolean, ask: () => void): void {
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(ask, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting, ask])
}
