import { useEffect, useState } from 'react'
import { payingApi } from '#api/paying.ts'
import type { PaymentMethod } from '#features/payments/rules/methods.ts'

type Paused = Readonly<Partial<Record<PaymentMethod, string>>>

const POLL_MS = 5_000

/**
 * F23: the payment methods whose provider does not answer, each with a sentence. Polls while the page is
 * visible, so that a method can be chosen again as soon as its provider is back.
 */
export function usePausedMethods(): Paused {
  const [paused, setPaused] = useState<Paused>({})
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      // When our own server does not answer, keep the last answer.
      const answer = await payingApi.payments.methods({}).catch(() => undefined)
      if (isGone || !answer) return
      const unavailable = answer.methods.filter((one) => one.unavailable !== null)
      setPaused(Object.fromEntries(unavailable.map((one) => [one.method, one.unavailable])))
    }
    void ask()
    const timer = setInterval(() => void ask(), POLL_MS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [])
  return paused
}
