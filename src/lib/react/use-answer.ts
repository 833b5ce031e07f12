import { type DependencyList, useEffect, useState } from 'react'
import type { Async } from '../async.ts'

interface Settled<T> {
  deps: DependencyList
  answer: Async<T, unknown>
}

const IDLE = { kind: 'idle' } as const

const isSame = (one: DependencyList, other: DependencyList): boolean =>
  one.length === other.length && one.every((value, index) => Object.is(value, other[index]))

/**
 * The answer of a call that the browser makes each time `deps` change. When the component is unmounted or
 * `deps` change before the answer, the signal is aborted and the answer is dropped. While a call is under
 * way, `last` is the last successful answer. Without `load` nothing is called; whether there is one must
 * follow from `deps`.
 */
export function useAnswer<T>(
  load: ((signal: AbortSignal) => Promise<T>) | undefined,
  deps: DependencyList,
): Async<T, unknown> {
  const [settled, setSettled] = useState<Settled<T>>()
  useEffect(() => {
    if (!load) return
    const unmounted = new AbortController()
    const settle = (answer: Async<T, unknown>): void => {
      if (!unmounted.signal.aborted) setSettled({ deps, answer })
    }
    load(unmounted.signal).then(
      (data) => settle({ kind: 'ready', data }),
      (error: unknown) => settle({ kind: 'failed', error }),
    )
    return () => unmounted.abort()
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the dependencies of `load`
  }, deps)

  if (!load) return IDLE
  if (settled && isSame(settled.deps, deps)) return settled.answer
  return settled?.answer.kind === 'ready'
    ? { kind: 'loading', last: settled.answer.data }
    : { kind: 'loading' }
}

/** The data of an answer; undefined while there is none. */
export const dataOf = <T>(answer: Async<T, unknown>): T | undefined =>
  answer.kind === 'ready' ? answer.data : undefined

/** The data of an answer, or the last one while the next is under way. */
export const latestDataOf = <T>(answer: Async<T, unknown>): T | undefined =>
  answer.kind === 'ready' ? answer.data : answer.kind === 'loading' ? answer.last : undefined
