import { expect, test } from 'vitest'
import { early } from './early.ts'

function counted(answers: (call: number) => Promise<string>) {
  const calls: string[] = []
  const time = { now: 0 }
  const made = early(
    (key) => {
      calls.push(key)
      return answers(calls.length)
    },
    { freshMs: 1_000, now: () => time.now },
  )
  return { ...made, calls, time }
}

test('what was prepared is not asked for again while it is fresh', async () => {
  const { prepare, get, calls, time } = counted(async (call) => `answer ${call}`)
  prepare('a')
  prepare('a')
  time.now = 999
  expect([await get('a'), calls]).toEqual(['answer 1', ['a']])
  time.now = 1_000
  expect([await get('a'), calls]).toEqual(['answer 2', ['a', 'a']])
})

test('a failed call is forgotten, and preparing it does not throw', async () => {
  const { prepare, get, calls } = counted(async (call) => {
    if (call === 1) throw new Error('offline')
    return 'answer'
  })
  prepare('a')
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect([await get('a'), calls.length]).toEqual(['answer', 2])
})

test('an answer is known once it has arrived, while it is fresh', async () => {
  const { prepare, get, known, time } = counted(async () => 'answer')
  prepare('a')
  const atOnce = known('a')
  await get('a')
  const arrived = known('a')
  time.now = 1_000
  expect([atOnce, arrived, known('a'), known('b')]).toEqual([undefined, 'answer', undefined, undefined])
})

test('the oldest answers are dropped', async () => {
  const { get, calls } = counted(async () => 'answer')
  for (let key = 0; key <= 20; key++) await get(String(key))
  await get('20')
  await get('0')
  expect(calls.filter((key) => key === '0').length).toBe(2)
  expect(calls.length).toBe(22)
})
