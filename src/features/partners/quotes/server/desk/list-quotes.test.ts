import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeLead } from '#features/partners/leads/server/index.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { demoPeople } from '#tests/fixtures/portal/people.ts'
import { desk, HOMEOWNER } from '#tests/fixtures/portal/quotes.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
const clock = movableClock('2026-11-23T16:00:00Z')

beforeAll(async () => {
  app = await testApp({ clock })
  await demoPeople(app.database.db)
})
afterAll(() => app.close())

/** A quote in this state whose last moment is this many days away. Returns its number. */
async function quoteThatEnds(
  days: number,
  state: 'sent' | 'viewed' | 'expired' | 'ordered' | 'declined',
  person: 'sales' | 'contractor' = 'sales',
): Promise<string> {
  const { id, number } = await desk(app, person).quotes.create({ contact: HOMEOWNER })
  const validUntil = later(clock.now(), days * DAY_MS)
  await app.database.db
    .updateTable('quote')
    .set({ state, sent_version: 1, valid_until: validUntil })
    .where('id', '=', id)
    .execute()
  return number
}

const listed = async (
  query: { ends: 'soon' | 'ended'; state?: 'viewed'; limit?: number; after?: string },
  person: 'sales' | 'contractor' = 'sales',
) => {
  const { quotes, next } = await desk(app, person).quotes.list(query)
  return { numbers: quotes.map(({ number }) => number), next }
}

test('unanswered quotes are listed by their end: those that end soon, and those that ended', async () => {
  const inSeven = await quoteThatEnds(7, 'sent')
  const inTwo = await quoteThatEnds(2, 'viewed')
  await quoteThatEnds(7.01, 'sent')
  await quoteThatEnds(3, 'ordered')
  // The job has not written its end down yet.
  const justOver = await quoteThatEnds(0, 'viewed')
  const longOver = await quoteThatEnds(-40, 'expired')
  const companys = await quoteThatEnds(-3, 'expired', 'contractor')
  await quoteThatEnds(-2, 'declined')

  expect((await listed({ ends: 'soon' })).numbers).toEqual([inTwo, inSeven])
  expect((await listed({ ends: 'soon', state: 'viewed' })).numbers).toEqual([inTwo])
  expect((await listed({ ends: 'ended' })).numbers).toEqual([justOver, companys, longOver])
  expect((await listed({ ends: 'ended' }, 'contractor')).numbers).toEqual([companys])
})

test('pages of a list by its end follow each other without a gap', async () => {
  // Three of them end at one moment.
  for (const days of [1, 1, 1, 5]) await quoteThatEnds(days, 'sent')
  for (const ends of ['soon', 'ended'] as const) {
    const whole = await listed({ ends })
    const paged: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await listed({ ends, limit: 1, ...(after ? { after } : {}) })
      paged.push(...page.numbers)
      after = page.next
    }
    expect(paged).toEqual(whole.numbers)
  }
})

test('a place of another order is refused', async () => {
  await expect(listed({ ends: 'soon', after: '7~1200' })).rejects.toMatchObject({ code: 'invalid' })
})

test('a quote from a lead begins with the person who asked, and the lead lists it', async () => {
  const { id: leadID } = await app.database.db
    .transaction()
    .execute((trx) =>
      writeLead(
        trx,
        { kind: 'expert', name: 'Ann Baker', phone: '3125550144', comments: 'Which furnace?' },
        clock.now(),
      ),
    )
  const sales = desk(app, 'sales').quotes
  await expect(desk(app, 'contractor').quotes.create({ leadID })).rejects.toMatchObject({ status: 403 })
  await expect(sales.create({ leadID: leadID + 1_000 })).rejects.toMatchObject({ status: 404 })
  const quote = await sales.create({ leadID })

  expect(quote.contact).toEqual({ name: 'Ann Baker', phone: '(312) 555-0144', email: '', zip: '' })
  expect((await sales.list({ leadID })).quotes.map(({ number }) => number)).toEqual([quote.number])
  expect((await desk(app, 'contractor').quotes.list({ leadID })).quotes).toEqual([])
})
