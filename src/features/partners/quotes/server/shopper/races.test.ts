import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { later } from '#lib/dates.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway } from '#tests/fixtures/providers/payment-ledger.ts'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { LINK_KEY, QUOTED, sendQuote } from '#tests/fixtures/quotes/sent-quote.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop } from '#tests/fixtures/shop/open-shop.ts'
import { fillStock, TAX_RATE } from '#tests/fixtures/shop/products.ts'
import { expireQuotes } from '../expiry.ts'

let database: TestDatabase
const clock = movableClock()
beforeAll(async () => {
  database = await makeDatabase()
  await fillStock(database.db)
})
afterAll(() => database.drop())

let next = 400_000
const TOTAL = Math.round(QUOTED.furnace + QUOTED.furnace * TAX_RATE) / 100

/** A quote of one day that its customer has opened, and a way to accept it. */
async function opened() {
  const number = `QL${++next}`
  const sent = await sendQuote(database.db, { number, now: clock.now(), days: 1 })
  const customer = customerOf(openShop({ db: database.db, clock, gateway: ledgerGateway('') }))
  await customer.open(number, `${LINK_KEY}-${number}`)
  const accept = () =>
    customer.accept({
      quoteNumber: number,
      version: sent.version,
      versionHash: sent.hash,
      selection: { sectionKey: 'a', lines: [{ key: 'f', qty: 1 }] },
      total: TOTAL,
      name: 'Dana Reyes',
      consent: true,
    })
  return { id: sent.id, validUntil: sent.validUntil, accept }
}

/** The rows of the quote, and whether they contradict each other. */
async function quoteNow(id: number) {
  const { state } = await database.db
    .selectFrom('quote')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await database.db
    .selectFrom('quote_acceptance')
    .select('typed_name')
    .where('quote_id', '=', id)
    .execute()
  return { state, isSound: (state === 'accepted') === (rows.length === 1) }
}

/** The state that a naive writer reads before it writes. */
const readState = (id: number) =>
  database.db.selectFrom('quote').select('state').where('id', '=', id).executeTakeFirstOrThrow()

describe('acceptance raced with expiry', () => {
  test('[E-QUOTE] has one winner: never an acceptance of a quote that stands as expired', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 8; round++) {
      const { id, validUntil, accept } = await opened()
      const job = () => expireQuotes(database.db, later(validUntil, 1))
      const works = [() => accept().catch(() => undefined), job]
      await Promise.all((round % 2 === 0 ? works : works.toReversed()).map((work) => work()))

      const { state, isSound } = await quoteNow(id)
      expect(isSound).toBe(true)
      ends.add(state)
    }
    for (const end of ends) expect(['accepted', 'expired']).toContain(end)
  })

  test.each(['expired', 'withdrawn'] as const)(
    'control: a writer that reads first and writes later makes an accepted quote %s',
    async (state) => {
      const { id, accept } = await opened()
      const before = await readState(id)
      await accept()
      if (before.state === 'sent')
        await database.db.updateTable('quote').set({ state }).where('id', '=', id).execute()

      expect(await quoteNow(id)).toEqual({ state, isSound: false })
    },
  )
})

test('control: of 40 naive acceptances at once more than one is carried out', async () => {
  const { id } = await opened()
  const reads = Array.from({ length: 40 }, () => readState(id))
  const naive = async () => {
    const states = await Promise.all(reads)
    if (states.some(({ state }) => state !== 'sent')) return 'refused'
    await database.db.updateTable('quote').set({ accepted_at: clock.now() }).where('id', '=', id).execute()
    return 'accepted'
  }

  const ends = await Promise.all(reads.map(naive))

  expect(ends.filter((end) => end === 'accepted')).toHaveLength(40)
})
