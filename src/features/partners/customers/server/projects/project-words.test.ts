import { createRouterClient } from '@orpc/server'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { whenWaiting, withoutLockLimit } from '#tests/fixtures/database/waits.ts'
import { demoPeople, whoAsks } from '#tests/fixtures/portal/people.ts'
import { memoryFiles } from '#tests/fixtures/shop/request.ts'
import { customersHandlers } from '../handlers.ts'
import { hasWords } from '../read-customers.ts'
import { projectsHandlers } from './project-handlers.ts'

let database: TestDatabase
let db: Db
const clock = { now: () => new Date('2026-11-22T12:00:00Z') }

beforeEach(async () => {
  database = await makeDatabase()
  withoutLockLimit(database)
  db = database.db
  await demoPeople(db)
})
afterEach(() => database.drop())

const api = () =>
  createRouterClient(
    { customers: customersHandlers, projects: projectsHandlers },
    {
      context: {
        db,
        clock,
        files: memoryFiles(),
        contact: { phone: '' },
        entryKinds: [],
        lists: {},
        ...whoAsks('contractor'),
      },
    },
  )

const makeCustomer = async (name = 'Ana Kowalski') =>
  (await api().customers.create({ name, phone: '3125550143', state: 'IL', evenIfDuplicate: true })).id

const find = async (search: string, more: object = {}) => {
  const { customers, found } = await api().customers.list({ search, ...more })
  expect(found).toEqual({ count: customers.length, isMore: false })
  return customers.map(({ id }) => id)
}

test('a customer is found by the words of its projects as they are now', async () => {
  const id = await makeCustomer()
  const { projects } = api()
  const { id: attic } = await projects.create({ customerID: id, name: 'Quetzal attic' })
  await projects.create({ customerID: id, name: 'Basement' })

  expect(await find('quetz')).toEqual([id])
  expect(await find('quetz kowal', { state: 'IL' })).toEqual([id])
  expect(await find('quetz', { state: 'WI' })).toEqual([])
  await projects.change({ id: attic, version: 1, name: 'Toucan attic' })
  expect([await find('quetz'), await find('toucan')]).toEqual([[], [id]])
  const { undo } = await projects.changeMany({ rows: [{ id: attic, removed: true }] })
  expect([await find('toucan'), await find('basement')]).toEqual([[], [id]])
  await projects.changeMany({ rows: undo })
  expect(await find('toucan', { sort: 'changed' })).toEqual([id])
})

test('a customer with a new name is no longer found by the old one, nor are its projects', async () => {
  const id = await makeCustomer()
  await api().projects.create({ customerID: id, name: 'Attic' })
  await api().customers.change({ id, version: 1, name: 'Ana Novak', phone: '3125550143' })

  expect([await find('kowal'), await find('novak attic')]).toEqual([[], [id]])
})

test('a project that is deleted from the database is no longer found', async () => {
  const id = await makeCustomer()
  const { id: project } = await api().projects.create({ customerID: id, name: 'Attic' })
  await db.deleteFrom('timeline_entry').execute()
  await db.deleteFrom('project').where('id', '=', project).execute()

  expect(await find('attic')).toEqual([])
})

/** Writes a project as a release does that knows nothing of the customer's copy of the words. */
const insertProject = (trx: Db, customerId: number, name: string) =>
  trx
    .insertInto('project')
    .values({
      customer_id: customerId,
      company_id: 1,
      name,
      stage: 'lead',
      words: sql`to_tsvector('simple', ${name})`,
      created_at: clock.now(),
      changed_at: clock.now(),
    })
    .execute()

/** Two projects of one customer: the second is written before the first is committed. */
async function writeBoth(customerId: number): Promise<void> {
  const first = await db.startTransaction().execute()
  await insertProject(first, customerId, 'Attic')
  const second = insertProject(db, customerId, 'Basement')
  await whenWaiting(db, 1)
  await first.commit().execute()
  await second
}

test('two projects that are written at the same time both count', async () => {
  const id = await makeCustomer()
  await writeBoth(id)

  expect([await find('attic'), await find('basement')]).toEqual([[id], [id]])
})

test('control: a trigger that does not lock the customer loses the words of one', async () => {
  const id = await makeCustomer()
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef('keep_project_words'::regproc) as text
  `.execute(db)
  const text = rows[0]?.text ?? ''
  const naive = text.replace(/perform from customer .*;/, '')
  expect(naive).not.toBe(text)
  await sql.raw(naive).execute(db)
  await writeBoth(id)

  expect([await find('attic'), await find('basement')]).toEqual([[], [id]])
})

test('a new name of the customer and a new name of its project, at the same time, both count', async () => {
  const id = await makeCustomer()
  const { id: project } = await api().projects.create({ customerID: id, name: 'Attic' })
  const gate = await db.startTransaction().execute()
  await gate.selectFrom('customer').select('id').where('id', '=', id).forUpdate().execute()
  const writes = Promise.all([
    api().projects.change({ id: project, version: 1, name: 'Loft' }),
    api().customers.change({ id, version: 1, name: 'Ana Novak', phone: '3125550143' }),
  ])
  await whenWaiting(db, 2)
  await gate.commit().execute()
  await writes

  expect([await find('novak loft'), await find('kowal'), await find('attic')]).toEqual([[id], [], []])
  expect((await api().projects.list({ search: 'novak loft' })).projects.map((row) => row.id)).toEqual([
    project,
  ])
})

test('the index of the words answers a search', async () => {
  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    return trx.selectFrom('customer').select('id').where(hasWords("'kow':*")).explain()
  })

  expect(JSON.stringify(plan)).toContain('customer_all_words')
})
