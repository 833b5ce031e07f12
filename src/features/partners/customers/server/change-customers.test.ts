import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { whenWaiting, withoutLockLimit } from '#tests/fixtures/database/waits.ts'
import { accountIdOf, demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { MOST_AT_ONCE } from '../rules/customer.ts'
import { customersHandlers } from './handlers.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await makeDatabase()
  withoutLockLimit(database)
  db = database.db
  await demoPeople(db)
})
afterAll(() => database.drop())

const clock = { now: () => new Date('2026-11-22T12:00:00Z') }
const STRANGER = { actor: { kind: 'shopper' as const }, signedIn: undefined }

const api = (person?: Person) =>
  createRouterClient(customersHandlers, {
    context: { db, clock, entryKinds: [], lists: {}, ...(person ? whoAsks(person) : STRANGER) },
  })

let made = 0
const makeCustomer = async (person: Person = 'contractor') =>
  (await api(person).create({ name: `Customer ${made++}`, phone: '3125550143', evenIfDuplicate: true })).id

const sam = () => accountIdOf('contractor')

describe('who is refused', () => {
  test('a stranger, operations, and an assignee of another team', async () => {
    const id = await makeCustomer()
    const rows = [{ id, assigneeID: sam() }]
    const strange = [{ id, assigneeID: accountIdOf('foreignContractor') }]

    await expect(api().changeMany({ rows })).rejects.toMatchObject({ status: 401 })
    await expect(api('operations').changeMany({ rows })).rejects.toMatchObject({ status: 403 })
    await expect(api('contractor').changeMany({ rows: strange })).rejects.toMatchObject({ status: 400 })
    expect((await api('contractor').open({ id })).assigneeID).toBeNull()
  })

  test('no rows, and more rows than one press may change', async () => {
    const row = { id: 1, assigneeID: null }
    const tooMany = Array.from({ length: MOST_AT_ONCE + 1 }, () => row)

    await expect(api('contractor').changeMany({ rows: [] })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(api('contractor').changeMany({ rows: tooMany })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})

test('several customers get a person at once, and the undo brings each back to what it was', async () => {
  const { changeMany, open, list } = api('contractor')
  const [first, second] = [await makeCustomer(), await makeCustomer()]
  await changeMany({ rows: [{ id: first, assigneeID: sam() }] })

  const cleared = await changeMany({
    rows: [
      { id: first, assigneeID: null },
      { id: second, assigneeID: sam() },
    ],
  })

  expect(cleared).toMatchObject({ changed: 2, skipped: 0 })
  expect(await open({ id: first })).toMatchObject({ assigneeID: null, assignee: null })
  expect(await open({ id: second })).toMatchObject({ assignee: 'Sam Ortiz' })
  expect((await list({ whose: 'mine' })).customers.map(({ id }) => id)).toEqual([second])
  await changeMany({ rows: cleared.undo })
  const mine = await list({ whose: 'mine', search: 'customer', sort: 'changed' })
  expect([mine.customers.map(({ id }) => id), mine.found.count]).toEqual([[first], 1])
})

test('rows of another company, changed and repeated rows are skipped', async () => {
  const [own, changed] = [await makeCustomer(), await makeCustomer()]
  const foreign = await makeCustomer('foreignContractor')
  await api('sales').change({ id: changed, version: 1, name: 'Changed', phone: '3125550143' })

  const answer = await api('contractor').changeMany({
    rows: [
      { id: own, version: 1, assigneeID: sam() },
      { id: changed, version: 1, assigneeID: sam() },
      { id: foreign, assigneeID: sam() },
      { id: own, assigneeID: null },
      { id: 999_999, assigneeID: null },
    ],
  })

  expect(answer).toMatchObject({ changed: 1, skipped: 4, undo: [{ id: own, assigneeID: null, version: 2 }] })
  expect((await api('foreignContractor').open({ id: foreign })).assigneeID).toBeNull()
  expect((await api('contractor').open({ id: changed })).assigneeID).toBeNull()
})

test('an undo leaves a customer alone whom another person changed since', async () => {
  const id = await makeCustomer()
  const { undo } = await api('contractor').changeMany({ rows: [{ id, assigneeID: sam() }] })
  await api('sales').change({ id, version: 2, name: 'Changed', phone: '3125550143' })

  expect(await api('contractor').changeMany({ rows: undo })).toMatchObject({ changed: 0, skipped: 1 })
  expect((await api('contractor').open({ id })).assigneeID).toBe(sam())
})

test('each change has its line in the audit log', async () => {
  const id = await makeCustomer()
  await api('contractor').changeMany({ rows: [{ id, assigneeID: sam() }] })
  const lines = await db
    .selectFrom('audit_event')
    .select(['action', 'before', 'after', 'company_id'])
    .where('entity', '=', 'customer')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()

  expect(lines.at(-1)).toEqual({
    action: 'customers.change-many',
    before: { assigneeID: null },
    after: { assigneeID: sam() },
    company_id: 1,
  })
})

test('two presses on the same version: one changes the customer, the other skips it', async () => {
  const id = await makeCustomer()
  const gate = await db.startTransaction().execute()
  await gate.selectFrom('customer').select('id').where('id', '=', id).forUpdate().execute()
  const press = () => api('contractor').changeMany({ rows: [{ id, version: 1, assigneeID: sam() }] })
  const presses = Promise.all([press(), press()])
  await whenWaiting(db, 2)
  await gate.commit().execute()

  expect((await presses).map(({ changed }) => changed).sort()).toEqual([0, 1])
  expect((await api('contractor').open({ id })).version).toBe(2)
})

test('control: presses that do not look at the version both change it', async () => {
  const id = await makeCustomer()
  const press = () => api('contractor').changeMany({ rows: [{ id, assigneeID: sam() }] })

  expect((await Promise.all([press(), press()])).map(({ changed }) => changed)).toEqual([1, 1])
})
