import { expect, test } from 'vitest'
import { makeLimits } from '#platform/limits/server/limits.ts'
import { whoAsks } from '#tests/fixtures/portal/people.ts'
import { countedMail, countedPrice } from './send-steps.ts'

const context = () => ({ ...whoAsks('contractor'), rateLimits: makeLimits() })
const done = async () => 'done'

/** How many of these calls at once are carried out. */
const carriedOut = async (calls: readonly Promise<unknown>[]): Promise<number> =>
  (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length
const times = <T>(count: number, call: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => call(index))

test('[S5] an account sends 60 quotes an hour, to whatever mailboxes', async () => {
  const who = context()
  const to = (index: number) => ({ kind: 'quote', to: `stranger${index}@example.com` }) as const
  expect(await carriedOut(times(80, (index) => countedMail(who, to(index), done)))).toBe(60)
  await expect(countedMail(who, { kind: 'link' }, done)).rejects.toMatchObject({ status: 429 })
})

test('[S5] a mailbox gets five quotes and twenty answers a day, whatever its tag', async () => {
  const who = context()
  const to = (index: number) => `pat+${index}@example.com`
  expect(
    await carriedOut(times(9, (index) => countedMail(who, { kind: 'quote', to: to(index) }, done))),
  ).toBe(5)
  expect(
    await carriedOut(times(30, (index) => countedMail(who, { kind: 'answer', to: to(index) }, done))),
  ).toBe(20)
})

test('[S5] what was refused is not counted', async () => {
  const who = context()
  const refused = () => Promise.reject(new Error('needs an approval'))
  for (let n = 0; n < 70; n++)
    await expect(countedMail(who, { kind: 'quote', to: 'pat@example.com' }, refused)).rejects.toThrow(
      'approval',
    )
  expect(await countedMail(who, { kind: 'quote', to: 'pat@example.com' }, done)).toBe('done')
})

test('[S3] an account prices quotes 900 times an hour', async () => {
  const who = context()
  expect(await carriedOut(times(950, () => countedPrice(who, done)))).toBe(900)
})
