import { useEffect, useState } from 'react'
import { api } from '#api/client.ts'
import type { PaymentMethod } from '#features/payments/rules/methods.ts'

type Paused = Readonly<Partial<Record<PaymentMethod, string>>>

const ASK_EVERY_MS = 5_000

/** F23: the ways to pay whose provider does not answer, each with a sentence. Asks again while the page is looked at, so that one comes back by itself. */
export function usePausedWays(): Paused {
  const [known, setKnown] = useState<Paused>({})
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      // Without an answer of ours nothing is known anew: what was said last stays.
      const answer = await api.payments.methods({}).catch(() => undefined)
      if (!isGone && answer)
        setKnown(
          Object.fromEntries(
            answer.methods.flatMap(({ method, unavailable }) =>
              unavailable === null ? [] : [[method, unavailable]],
            ),
          ),
        )
    }
    void ask()
    const timer = setInterval(() => void ask(), ASK_EVERY_MS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [])
  return known
}
