import { useSyncExternalStore } from 'react'
import { api } from '#api/client.ts'
import type { Async } from '#kit/async.ts'

/** E-GLOBALS: whether somebody answers the phone now. A failure keeps its message (X-SUPPORT); the page then shows the hours alone. */
export type BusinessHours = Async<Awaited<ReturnType<typeof api.support.businessHours>>>

/** Asked again this often while a page shows it: opening and closing fall on full hours. */
const REFRESH_MS = 5 * 60_000

/** Makes the store of the business hours; `ask` is the call. */
export function createBusinessHours(ask: typeof api.support.businessHours) {
  let state: BusinessHours = { kind: 'idle' }
  let timer: ReturnType<typeof setInterval> | undefined
  const listeners = new Set<() => void>()
  const become = (next: BusinessHours): void => {
    state = next
    for (const tell of listeners) tell()
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

const hours = createBusinessHours((...input) => api.support.businessHours(...input))
const IDLE: BusinessHours = { kind: 'idle' }

/** The business hours as last heard; nothing is known on the server and during hydration. */
export const useBusinessHours = (): BusinessHours =>
  useSyncExternalStore(hours.subscribe, hours.get, () => IDLE)
