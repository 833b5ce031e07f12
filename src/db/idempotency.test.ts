import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { LEASE_MS, pruneIdempotency, withIdempotency } from './idempotency.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())

const texts = { otherBody: 'other body', stillRunning: 'still running' }
const setUp = () => {
  const clock = movableClock()
  const key = randomUUID()
  let runs = 0
  const ask = (body: unknown, run: () => Promise<unknown> = async () => ({ runs: ++runs })) =>
    withIdempotency({ db: database.db, clock, texts }, { scope: 'test', key, body }, run)
  return { clock, ask }
}

test('the same key and body get the one answer; another body gets 409', async () => {
  const { ask } = setUp()

  expect([await ask({ a: 1 }), await ask({ a: 1 })]).toEqual([{ runs: 1 }, { runs: 1 }])
  await expect(ask({ a: 2 })).rejects.toMatchObject({ code: 'idempotency_conflict', status: 409 })
})

test('while the first request is running, the next one is asked to try again', async () => {
  const { ask } = setUp()
  const { promise, resolve } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const first = ask(1, async () => {
    begin()
    await promise
    return 'first'
  })
  await begun

  await expect(ask(1)).rejects.toMatchObject({
    code: 'in_progress',
    status: 409,
    details: { retryAfterSeconds: 1 },
  })
  resolve()
  expect([await first, await ask(1)]).toEqual(['first', 'first'])
})

test('a refusal frees the key', async () => {
  const { ask } = setUp()
  await expect(ask(1, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')

  expect(await ask(2)).toEqual({ runs: 1 })
})

test('a claim is taken over after its lease, and its first process stores no answer', async () => {
  const { ask, clock } = setUp()
  const { promise, resolve } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const zombie = ask(1, async () => {
    begin()
    await promise
    return 'zombie'
  })
  await begun
  clock.advance(LEASE_MS)

  const taken = await ask(1, async () => 'second')
  resolve()
  await zombie

  expect([taken, await ask(1)]).toEqual(['second', 'second'])
})

test('25 at once run it once', async () => {
  const { ask } = setUp()

  const answers = await Promise.all(Array.from({ length: 25 }, () => ask(1).catch((error) => error.code)))

  expect(
    new Set(answers.filter((answer) => answer !== 'in_progress').map((answer) => JSON.stringify(answer))),
  ).toEqual(new Set(['{"runs":1}']))
})

test('keeps answers for at least a day, then deletes them', async () => {
  const { ask, clock } = setUp()
  await ask(1)

  expect(await pruneIdempotency(database.db, new Date(clock.now().getTime() + 24 * 3_600_000))).toBe(0)
  expect(
    await pruneIdempotency(database.db, new Date(clock.now().getTime() + 8 * 24 * 3_600_000)),
  ).toBeGreaterThan(0)
})
