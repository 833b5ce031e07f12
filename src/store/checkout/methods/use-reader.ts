import { useEffect, useRef } from 'react'
import type { PaymentContext, Reader } from './payment-method.ts'

/** Lets a panel read the card, account or approval when the buyer continues to the review. */
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
