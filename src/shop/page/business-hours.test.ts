import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BusinessHours } from '../shop-context.ts'
import { createBusinessHours } from './hours.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const HOURS = {
  businessHoursString: 'Sun 10am–3pm',
  ...{ shipsOn: '2026-11-23', shipsToday: true, holiday: null },
  ...{ callBackBy: '', callBackTimes: [] },
}
const OPEN = { ...HOURS, isDuringBusinessHours: true, status: 'Open until 3pm CT' }
const CLOSED = { ...HOURS, isDuringBusinessHours: false, status: 'Opens Mon 7am CT' }

/** A store whose calls answer one after the other as given. */
function watch(...answers: (typeof OPEN | Error)[]) {
  const seen: BusinessHours[] = []
  const store = createBusinessHours(async () => {
    const answer = answers.shift() ?? OPEN
    if (answer instanceof Error) throw answer
    return answer
  })
  const stop = store.subscribe(() => seen.push(store.get()))
  return { store, seen, stop, settle: (ms = 0) => vi.advanceTimersByTimeAsync(ms) }
}

test('[C-HOURS] loads the hours, and again after five minutes', async () => {
  const { seen, settle } = watch(OPEN, CLOSED)

  await settle()
  await settle(5 * 60_000)

  expect(seen).toEqual([
    { kind: 'ready', data: OPEN },
    { kind: 'ready', data: CLOSED },
  ])
})

test('[X-SUPPORT] a failure stores its message, and the next answer replaces it', async () => {
  const { store, settle } = watch(new Error('Something went wrong on our side.'), OPEN)

  await settle()
  const failed = store.get()
  await settle(5 * 60_000)

  expect([failed, store.get()]).toEqual([
    { kind: 'failed', error: 'Something went wrong on our side.' },
    { kind: 'ready', data: OPEN },
  ])
})

test('polling stops when no part of the page shows the hours', async () => {
  let asked = 0
  const store = createBusinessHours(async () => {
    asked++
    return OPEN
  })
  const stop = store.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)

  stop()
  await vi.advanceTimersByTimeAsync(60 * 60_000)

  expect(asked).toBe(1)
})
