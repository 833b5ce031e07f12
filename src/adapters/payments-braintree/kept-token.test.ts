import { expect, test } from 'vitest'
import type { ClientTokenResult } from '#features/selling/payments/server/ports.ts'
import { keptToken, TOKEN_KEPT_MS } from './braintree-gateway.ts'

function make(answers: (asked: number) => ClientTokenResult) {
  const times = { asked: 0, now: 0 }
  const token = keptToken(
    async () => answers(++times.asked),
    () => times.now,
  )
  return { times, token }
}

test('200 buyers at once, and those of ten minutes, share one call', async () => {
  const { times, token } = make((asked) => ({ kind: 'ready', token: `token ${asked}` }))

  const answers = await Promise.all(Array.from({ length: 200 }, token))
  times.now = TOKEN_KEPT_MS - 1
  answers.push(await token())
  expect([times.asked, new Set(answers).size]).toEqual([1, 1])

  times.now = TOKEN_KEPT_MS
  expect(await token()).toEqual({ kind: 'ready', token: 'token 2' })
})

test('does not cache a failure', async () => {
  const { token } = make((asked) =>
    asked === 1 ? { kind: 'unknown', cause: 'timeout' } : { kind: 'ready', token: 'token' },
  )

  expect((await token()).kind).toBe('unknown')
  expect((await token()).kind).toBe('ready')
})
