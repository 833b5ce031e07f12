// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ASK_AGAIN_MS, useAskAgain } from './use-ask-again.ts'

const ask = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
})

test('[R-CO-CONF] the page polls while a payment is being confirmed, and stops at the result', () => {
  const { rerender } = renderHook(({ waiting }) => useAskAgain(waiting, ask), {
    initialProps: { waiting: true },
  })
  vi.advanceTimersByTime(2 * ASK_AGAIN_MS)
  rerender({ waiting: false })
  vi.advanceTimersByTime(5 * ASK_AGAIN_MS)

  expect(ask).toHaveBeenCalledTimes(2)
})

test('a page that was left does not ask', () => {
  const { unmount } = renderHook(() => useAskAgain(true, ask))
  unmount()
  vi.advanceTimersByTime(5 * ASK_AGAIN_MS)

  expect(ask).not.toHaveBeenCalled()
})
