import { useSyncExternalStore } from 'react'
import type { BrowserApi } from '#api/client.ts'
import { texts } from '#features/partners/support/texts.ts'
import { formatDay, MINUTE_MS } from '#lib/dates.ts'
import { type BusinessHours, type BusinessHoursStore, useShop } from '../shop-context.ts'

/**
 * "Open until 7 PM CT" with a dot (L-HOURS), and the day of shipping when a holiday delays it; `otherwise`
 * while it loads and after a failure.
 */
export function Hours({ otherwise }: { otherwise?: string }) {
  const hours = useBusinessHours()
  if (hours.kind !== 'ready')
    return otherwise === undefined ? null : <span className="hours">{otherwise}</span>
  const { isDuringBusinessHours, status, holiday, shipsOn } = hours.data
  return (
    <>
      <span className={isDuringBusinessHours ? 'hours open' : 'hours'}>{status}</span>
      {holiday !== null && <span className="holiday"> {texts.ordersShip(holiday, formatDay(shipsOn))}</span>}
    </>
  )
}

/** Polled this often while a page shows it; opening and closing are at full hours. */
const REFRESH_MS = 5 * MINUTE_MS

/** Makes the store of the business hours; `ask` is the call. */
export function createBusinessHours(ask: BrowserApi['support']['businessHours']): BusinessHoursStore {
  let state: BusinessHours = { kind: 'idle' }
  let timer: ReturnType<typeof setInterval> | undefined
  const listeners = new Set<() => void>()
  const become = (next: BusinessHours): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const load = async (): Promise<void> => {
    if (state.kind !== 'ready') become({ kind: 'loading' })
    await ask().then(
      (data) => become({ kind: 'ready', data }),
      (error: unknown) =>
        become({ kind: 'failed', error: error instanceof Error ? error.message : String(error) }),
    )
  }
  return {
    get: () => state,
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        void load()
        timer = setInterval(load, REFRESH_MS)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearInterval(timer)
      }
    },
  }
}

const IDLE: BusinessHours = { kind: 'idle' }

/** The API's latest answer about the business hours; loading on the server and during hydration. */
export function useBusinessHours(): BusinessHours {
  const { businessHours } = useShop()
  return useSyncExternalStore(businessHours.subscribe, businessHours.get, () => IDLE)
}
