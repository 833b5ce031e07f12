import { expect, test } from 'vitest'
import { batch } from './batch.ts'

function recorded(answer: (group: string, key: string) => number | undefined) {
  const calls: string[] = []
  const ask = batch<number>(async (group, keys) => {
    calls.push(`${group}: ${keys.join()}`)
    return new Map(
      keys.flatMap((key) => {
        const value = answer(group, key)
        return value === undefined ? [] : [[key, value] as const]
      }),
    )
  })
  return { calls, ask }
}

test('keys that are requested at the same moment share one call per group, each key once', async () => {
  const { calls, ask } = recorded((_, key) => key.length)

  const answers = await Promise.all([ask('a', 'x'), ask('a', 'yy'), ask('b', 'zzz'), ask('a', 'x')])

  expect({ answers, calls }).toEqual({ answers: [1, 2, 3, 1], calls: ['a: x,yy', 'b: zzz'] })
})

test('a later question opens a new call', async () => {
  const { calls, ask } = recorded(() => 1)

  await ask('a', 'x')
  await ask('a', 'x')

  expect(calls).toEqual(['a: x', 'a: x'])
})

test('a key without an answer, and every key of a failed call, is undefined', async () => {
  const { ask } = recorded(() => undefined)
  const failing = batch<number>(() => Promise.reject(new Error('down')))

  expect(await Promise.all([ask('a', 'x'), failing('a', 'x'), failing('a', 'y')])).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
