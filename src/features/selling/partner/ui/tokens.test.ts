import { expect, test } from 'vitest'
import { createTokens } from './tokens.ts'

function keeper(answers: (unknown | Error)[]) {
  let at = 0
  const log: string[] = []
  const tokens = createTokens({
    ask: async () => {
      log.push('asked')
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
    now: () => at,
    onToken: ({ userID }) => log.push(`user ${userID}`),
    onNone: () => log.push('none'),
  })
  return { tokens, log, pass: (seconds: number) => (at += seconds * 1_000) }
}

const token = (jwt: string) => ({ userID: 71, jwt, expiresIn: 600 })

test('calls at the same moment share one question; a token is renewed in its last minute', async () => {
  const { tokens, log, pass } = keeper([token('a.a.a'), token('b.b.b')])

  expect(await Promise.all([tokens.get(), tokens.get()])).toEqual(['a.a.a', 'a.a.a'])
  pass(539)
  expect(await tokens.get()).toBe('a.a.a')
  pass(2)
  expect(await tokens.get()).toBe('b.b.b')
  expect(log).toEqual(['asked', 'user 71', 'asked', 'user 71'])
})

test('a token that still holds outlives a silent portal; then the session is over', async () => {
  const { tokens, log, pass } = keeper([token('a.a.a'), new Error('late'), new Error('late'), token('c.c.c')])

  await tokens.get()
  pass(550)
  expect(await tokens.get()).toBe('a.a.a')
  pass(60)
  expect(await tokens.get()).toBeUndefined()
  expect(await tokens.get()).toBeUndefined()
  expect(log).toEqual(['asked', 'user 71', 'asked', 'asked', 'none'])
})

test('an answer that is no token counts as none', async () => {
  const { tokens, log } = keeper([{ jwt: 'secret', userID: 71, expiresIn: 600 }])

  expect(await tokens.get()).toBeUndefined()
  expect(log).toEqual(['asked', 'none'])
})
