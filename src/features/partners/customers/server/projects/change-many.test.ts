import { createRouterClient } from '@orpc/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { accountIdOf, demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { memoryFiles } from '#tests/fixtures/shop/request.ts'
import { customersHandlers } from '../handlers.ts'
import { projectsHandlers } from './project-handlers.ts'

let database: TestDatabase
let db: Db
const clock = { now: () => new Date('2026-11-22T12:00:00Z') }

const api = (person: Person) =>
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
        ...whoAsks(person),
      },
    },
  )

beforeAll(async () => {
  database = await makeDatabase()
  db = database.db
  await demoPeople(db)
})
afterAll(() => database.drop())

let made = 0
async function makeProjects(person: Person, count: number): Promise<number[]> {
  const { customers, projects } = api(person)
  const { id } = await customers.create({ name: 'Many', email: `many${made++}@home.example` })
  const ids: number[] = []
  for (let index = 0; index < count; index++)
    ids.push((await projects.create({ customerID: id, name: `Job ${index}` })).id)
  return ids
}

test('several projects change at once, and the undo brings each back to what it was', async () => {
  const { projects } = api('contractor')
  const [first = 0, second = 0] = await makeProjects('contractor', 2)
  await projects.move({ id: first, version: 1, stage: 'quoted' })
  const sam = accountIdOf('contractor')

  const moved = await projects.changeMany({
    rows: [
      { id: first, stage: 'ordered', assigneeID: sam },
      { id: second, stage: 'ordered' },
    ],
  })

  expect(moved).toMatchObject({ changed: 2, skipped: 0 })
  expect(await projects.open({ id: first })).toMatchObject({ stage: 'ordered', assignee: 'Sam Ortiz' })
  expect((await projects.list({ whose: 'mine' })).projects.map(({ id }) => id)).toEqual([first])
  await projects.changeMany({ rows: moved.undo })
  expect(await projects.open({ id: first })).toMatchObject({ stage: 'quoted', assigneeID: null })
  expect(await projects.open({ id: second })).toMatchObject({ stage: 'lead' })
})

test('a deleted project is nowhere until its deletion is taken back', async () => {
  const { projects } = api('contractor')
  const [id = 0] = await makeProjects('contractor', 1)
  const { undo } = await projects.changeMany({ rows: [{ id, removed: true }] })

  await expect(projects.open({ id })).rejects.toMatchObject({ status: 404 })
  await expect(projects.move({ id, version: 2, stage: 'lead' })).rejects.toMatchObject({ status: 404 })
  expect((await projects.list({ limit: 200 })).projects.map((row) => row.id)).not.toContain(id)
  await projects.changeMany({ rows: undo })
  expect((await projects.open({ id })).name).toBe('Job 0')
})

test('rows of another company and rows that another person changed are skipped', async () => {
  const [own = 0, changed = 0] = await makeProjects('contractor', 2)
  const [foreign = 0] = await makeProjects('foreignContractor', 1)
  await api('sales').projects.move({ id: changed, version: 1, stage: 'visited' })

  const answer = await api('contractor').projects.changeMany({
    rows: [
      { id: own, version: 1, removed: true },
      { id: changed, version: 1, removed: true },
      { id: foreign, removed: true },
      { id: own, removed: false },
    ],
  })

  expect(answer).toMatchObject({ changed: 1, skipped: 3 })
  expect((await api('foreignContractor').projects.open({ id: foreign })).stage).toBe('lead')
  expect((await api('contractor').projects.open({ id: changed })).stage).toBe('visited')
})

test('no person gives work to a person of another team', async () => {
  const [id = 0] = await makeProjects('contractor', 1)
  const rows = [{ id, assigneeID: accountIdOf('foreignContractor') }]

  await expect(api('contractor').projects.changeMany({ rows })).rejects.toMatchObject({ status: 400 })
  expect((await api('contractor').projects.people()).people.map(({ name }) => name)).not.toContain(
    'Lee Novak',
  )
})

test('a promised call waits from its day on until a colleague has called', async () => {
  const { customers } = api('contractor')
  const { id } = await customers.create({ name: 'Wants a call', phone: '3125550199' })
  await customers.write({ id, kind: 'note', text: 'Ring after four', callOn: '2026-11-23' })

  expect((await customers.promises({ until: '2026-11-22' })).calls).toEqual([])
  const { calls } = await customers.promises({ until: '2026-11-23' })
  expect(calls).toMatchObject([{ customerID: id, text: 'Ring after four', on: '2026-11-23' }])
  const call = { id: calls[0]!.id }
  expect((await api('foreignContractor').customers.promises({ until: '2026-12-31' })).calls).toEqual([])
  await expect(api('foreignContractor').customers.called(call)).rejects.toMatchObject({ status: 404 })
  await customers.called(call)
  await expect(customers.called(call)).rejects.toMatchObject({ status: 404 })
  expect((await customers.promises({ until: '2026-11-23' })).calls).toEqual([])
})

test('a search with more customers than are counted finds the same in the sorted rows', async () => {
  const now = clock.now()
  const names = Array.from({ length: 310 }, (_, index) => `Walker ${String(index).padStart(4, '0')}`)
  await db
    .insertInto('customer')
    .values(
      names.map((name) => ({
        company_id: 1,
        name,
        words: sql`to_tsvector('simple', ${name})`,
        created_at: now,
        changed_at: now,
      })),
    )
    .execute()
  const { customers } = api('contractor')

  const wide = await customers.list({ search: 'walker', limit: 3 })
  const narrow = await customers.list({ search: 'walker 0309' })

  expect([wide.found, wide.customers.map(({ name }) => name)]).toEqual([
    { count: 300, isMore: true },
    ['Walker 0000', 'Walker 0001', 'Walker 0002'],
  ])
  expect(narrow.customers.map(({ name }) => name)).toEqual(['Walker 0309'])

  // The next page uses the remembered count, and its rows are read. Other searches are counted.
  const later = await customers.list({ search: 'walker', limit: 3, after: wide.next ?? '' })
  expect([later.found, later.customers.map(({ name }) => name)]).toEqual([
    wide.found,
    ['Walker 0003', 'Walker 0004', 'Walker 0005'],
  ])
  const none = { customers: [], found: { count: 0, isMore: false }, next: null }
  expect(await customers.list({ search: 'walker', state: 'WI' })).toEqual(none)
  expect(await customers.list({ search: 'walker', whose: 'mine' })).toEqual(none)
  expect(await api('foreignContractor').customers.list({ search: 'walker' })).toEqual(none)
})
