import { useEffect, useRef } from 'react'
import type { PaymentContext, Reader } from './payment-method.ts'

/** Lets a panel read what pays when the buyer goes on to the review. */
export function useReader({ setReader }: PaymentContext, read: Reader): void {
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    setReader(() => latest.current())
    return () => setReader(null)
  }, [setReader])
}
