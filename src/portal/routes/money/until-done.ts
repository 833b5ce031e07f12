import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const POLL_MS = 3_000

/** Asks for the page again while work of the background runs. */
export function useUntilDone(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), POLL_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
