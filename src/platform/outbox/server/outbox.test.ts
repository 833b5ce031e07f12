import { expect, test } from 'vitest'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { dispatchOutbox } from './dispatch.ts'
import { clearSent, writeOutbox } from './outbox.ts'

test('30 days after a message was sent its payload is deleted, and it is not sent again', async () => {
  const { db, drop } = await makeDatabase()
  const clock = movableClock()
  const message = { topic: 'mail', dedupeKey: 'mail:1', payload: { email: 'ada@example.com' } }
  const write = () => db.transaction().execute((trx) => writeOutbox(trx, message, clock.now()))
  const sent: string[] = []
  const handlers = { mail: async (_payload: unknown, key: string) => void sent.push(key) }
  const dispatch = () => dispatchOutbox({ db, clock, handlers })
  const payloads = () => db.selectFrom('outbox').select(['payload', 'dedupe_key']).execute()
  await write()
  await dispatch()

  expect(await clearSent(db, clock.now())).toBe(0)
  clock.advance(31 * 24 * 3_600_000)
  expect(await clearSent(db, clock.now())).toBe(1)
  expect(await payloads()).toEqual([{ payload: {}, dedupe_key: message.dedupeKey }])
  await write()
  await dispatch()
  expect(sent).toEqual([message.dedupeKey])
  await drop()
})
