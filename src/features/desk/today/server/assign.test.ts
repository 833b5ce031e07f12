import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { meeting } from '#tests/fixtures/database/waits.ts'
import { accountIdOf, demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { forgetOwners } from './assign.ts'
import { todayHandlers } from './handlers.ts'

const NOW = '2026-11-30T16:00:00Z'

let database: TestDatabase
const clock = movableClock(NOW)
beforeAll(async () => {
  database = await makeDatabase()
  await demoPeople(database.db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('work_owner').execute()
  await database.db.deleteFrom('customer_story').execute()
  await database.db.updateTable('account').set({ disabled_at: null }).execute()
})

const as = (person: Person) =>
  createRouterClient(todayHandlers, { context: { db: database.db, clock, ...whoAsks(person) } })
const [operations, admin, sales] = (['operations', 'admin', 'sales'] as const).map(accountIdOf)

/** A customer's story; operations and administrators decide about it. */
async function story() {
  const { id } = await database.db
    .insertInto('customer_story')
    .values({
      author: 'Ann',
      place: 'Chicago, IL',
      system: 'Furnace',
      title: 'Quiet',
      body: 'Very.',
      email: 'ann@home.example',
      photo: null,
      photo_width: null,
      photo_height: null,
      consent_text: null,
      consented_at: null,
      received_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { kind: 'story', key: String(id) } as const
}
const decide = () =>
  database.db
    .updateTable('customer_story')
    .set({ state: 'refused', reason: 'No consent.', decided_by: 'Pat', decided_at: clock.now() })
    .execute()
const owner = async () => (await as('admin').list({})).work[0]?.owner?.id ?? null

test('[29] work is taken, given to a colleague and given back, each in the audit log', async () => {
  const work = await story()
  await as('operations').assign({ ...work, was: null, owner: operations! })
  expect((await as('operations').list({ whose: 'mine' })).work).toMatchObject([{ owner: { isMe: true } }])
  expect((await as('admin').list({ whose: 'unassigned' })).work).toEqual([])
  await as('operations').assign({ ...work, was: operations!, owner: admin! })
  expect(await owner()).toBe(admin)
  // The press is repeated: the same answer.
  await as('operations').assign({ ...work, was: operations!, owner: admin! })
  await as('admin').assign({ ...work, was: admin!, owner: null })
  expect(await owner()).toBeNull()
  const lines = await database.db
    .selectFrom('audit_event')
    .select('action')
    .where('entity_id', '=', `story ${work.key}`)
    .execute()
  expect(lines.length).toBe(3)
})

test('[29] refused: a colleague who does no such work, another role’s work, work that is done', async () => {
  const work = await story()
  await expect(as('operations').assign({ ...work, was: null, owner: sales! })).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(as('sales').assign({ ...work, was: null, owner: sales! })).rejects.toMatchObject({
    code: 'not_found',
  })
  await decide()
  await expect(as('operations').assign({ ...work, was: null, owner: operations! })).rejects.toMatchObject({
    code: 'done',
  })
})

test('[29] of two people who take work at once, one has it and the other reads the name', async () => {
  for (let round = 0; round < 10; round++) {
    const work = await story()
    const results = await Promise.allSettled([
      as('operations').assign({ ...work, was: null, owner: operations! }),
      as('admin').assign({ ...work, was: null, owner: admin! }),
    ])
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toMatchObject([{ code: 'taken', message: expect.stringMatching(/ has this now\.$/) }])
  }
})

test('control: who reads the owner first and writes then lets both people take it', async () => {
  const work = await story()
  const bothHaveRead = meeting(2)
  const naive = async (id: number) => {
    const has = await database.db
      .selectFrom('work_owner')
      .select('account_id')
      .where('key', '=', work.key)
      .executeTakeFirst()
    await bothHaveRead()
    if (has) throw new Error('taken')
    await database.db
      .insertInto('work_owner')
      .values({ ...work, account_id: id, taken_at: clock.now() })
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ account_id: id }))
      .execute()
  }
  const results = await Promise.allSettled([naive(operations!), naive(admin!)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

test('[29] a person who left has no work, and owners of work that is done are forgotten', async () => {
  const work = await story()
  await as('operations').assign({ ...work, was: null, owner: operations! })
  await database.db
    .updateTable('account')
    .set({ disabled_at: clock.now() })
    .where('id', '=', operations!)
    .execute()
  expect(await owner()).toBeNull()
  await as('admin').assign({ ...work, was: null, owner: admin! })
  expect(await owner()).toBe(admin)

  const later = new Date(clock.now().getTime() + 2 * DAY_MS)
  expect(await forgetOwners(database.db, later)).toBe(0)
  await decide()
  expect(await forgetOwners(database.db, later)).toBe(1)
})
