// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dataOf, latestDataOf, useAnswer } from './use-answer.ts'

afterEach(cleanup)

function open(initial: string | null) {
  const calls: {
    key: string
    signal: AbortSignal
    resolve(value: string): void
    reject(error: Error): void
  }[] = []
  const load = (key: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => calls.push({ key, signal, resolve, reject }))
  const hook = renderHook(({ key }) => useAnswer(key === null ? undefined : load(key), [key]), {
    initialProps: { key: initial },
  })
  return { calls, ...hook }
}

test('it is loading until the answer is there', async () => {
  const { calls, result } = open('a')

  const before = result.current
  await act(async () => calls[0]!.resolve('A'))

  expect([before, result.current]).toEqual([{ kind: 'loading' }, { kind: 'ready', data: 'A' }])
})

test('an answer to an earlier question is aborted and dropped', async () => {
  const { calls, result, rerender } = open('a')

  rerender({ key: 'b' })
  await act(async () => calls[0]!.resolve('A'))

  expect([calls[0]!.signal.aborted, result.current]).toEqual([true, { kind: 'loading' }])
})

test('keeps the last answer while the next call is in progress', async () => {
  const { calls, result, rerender } = open('a')
  await act(async () => calls[0]!.resolve('A'))

  rerender({ key: 'b' })

  expect([dataOf(result.current), latestDataOf(result.current)]).toEqual([undefined, 'A'])
})

test('a failed call differs from one without an answer, and nothing is called without `load`', async () => {
  const { calls, result, rerender } = open('a')
  const error = new Error('down')

  await act(async () => calls[0]!.reject(error))
  const failed = result.current
  rerender({ key: null })

  expect([failed, result.current, calls.length]).toEqual([{ kind: 'failed', error }, { kind: 'idle' }, 1])
})

test('a component that is gone aborts its call', () => {
  const { calls, unmount } = open('a')

  unmount()

  expect(calls[0]!.signal.aborted).toBe(true)
})
