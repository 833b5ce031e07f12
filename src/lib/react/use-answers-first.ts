import { useEffect, useState } from 'react'

/**
 * Goes on at a press, but not before the answers have arrived that decide where the press may lead. Until
 * then `isWaiting` is true.
 */
export function useAnswersFirst(
  arePending: boolean,
  goOn: () => void,
): { isWaiting: boolean; press: () => void } {
  const [isWaiting, setWaiting] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one press goes on once
  useEffect(() => {
    if (!isWaiting || arePending) return
    setWaiting(false)
    goOn()
  }, [isWaiting, arePending])
  return { isWaiting, press: () => setWaiting(true) }
}
