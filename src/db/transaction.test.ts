import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { inTransaction, isUnavailable } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())

const failing = (codes: string[]) => async () => {
  const code = codes.shift()
  if (code) throw Object.assign(new Error('again'), { code })
  return 'done'
}

test('F17: a serialization failure and a deadlock run the whole transaction again', async () => {
  expect(await inTransaction(database.db, failing(['40001', '40P01']), 'busy')).toBe('done')
})

test('F17: it is tried three times at most, and other errors are not retried', async () => {
  await expect(
    inTransaction(database.db, failing(['40001', '40001', '40001']), 'busy'),
  ).rejects.toMatchObject({ code: 'busy', cause: { code: '40001' } })
  await expect(inTransaction(database.db, failing(['23505']), 'busy')).rejects.toMatchObject({
    code: '23505',
  })
})

test('F15: a lock that is never released is refused with 503 busy', async () => {
  await expect(inTransaction(database.db, failing(['55P03']), 'please come back')).rejects.toMatchObject({
    code: 'busy',
    status: 503,
    message: 'please come back',
    details: { retryAfterSeconds: 1 },
  })
})

test.each([
  ['the disk is full', '53100', true],
  ['no memory', '53200', true],
  ['too many connections', '53300', true],
  ['a statement was cancelled', '57014', true],
  ['the server is shutting down', '57P01', true],
  ['the server cannot be reached', 'ECONNREFUSED', true],
  ['the server takes no writes', '25006', true],
  ['a file of the server cannot be written', '58030', true],
  ['a second row with one key', '23505', false],
  ['a mistake in a statement', '42601', false],
])('[R3, R4] %s (%s): unavailable is %s', (_, code, unavailable) => {
  expect(isUnavailable(Object.assign(new Error('refused'), { code }))).toBe(unavailable)
})
