import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { entryKinds, lists } from '#server/declared.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { memoryFiles } from '#tests/fixtures/shop/request.ts'
import { MOST_CONTACTS } from '../rules/customer.ts'
import { contactsHandlers, customersHandlers } from './handlers.ts'
import { projectsHandlers } from './projects/project-handlers.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await makeDatabase()
  db = database.db
  await demoPeople(db)
})
afterAll(() => database.drop())

const clock = { now: () => new Date('2026-11-22T12:00:00Z') }
const STRANGER = { actor: { kind: 'shopper' as const }, signedIn: undefined }

const api = (person?: Person) =>
  createRouterClient(
    { customers: customersHandlers, projects: projectsHandlers, contacts: contactsHandlers },
    {
      context: {
        db,
        clock,
        files: memoryFiles(),
        contact: { phone: '' },
        entryKinds,
        lists,
        ...(person ? whoAsks(person) : STRANGER),
      },
    },
  )

const ANA = { name: ' Ana  Kowalski ', phone: '+1 (312) 555-0143', email: 'Ana@Home.example', zip: '60614' }
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: { status: number; code: string }) => [error.status, error.code],
  )

let made = 0
const makeCustomer = async (person: Person = 'contractor', more: object = {}) => {
  const { id } = await api(person).customers.create({
    ...ANA,
    email: `ana${made++}@home.example`,
    evenIfDuplicate: true,
    ...more,
  })
  return id
}

describe('who is refused', () => {
  test('a stranger gets 401, operations may read and not write, a foreign row is not found', async () => {
    const id = await makeCustomer()
    const { id: project } = await api('contractor').projects.create({ customerID: id, name: 'Furnace' })
    const change = { id, version: 1, ...ANA }

    expect(await refusal(api().customers.list({}))).toEqual([401, 'sign_in_needed'])
    expect(await refusal(api('operations').customers.change(change))).toEqual([403, 'forbidden'])
    expect((await api('operations').customers.open({ id })).name).toBe('Ana Kowalski')
    const lee = api('foreignContractor')
    for (const call of [
      () => lee.customers.open({ id }),
      () => lee.customers.change(change),
      () => lee.customers.timeline({ id }),
      () => lee.customers.write({ id, kind: 'note', text: 'x' }),
      () => lee.customers.addContact({ id, name: 'x' }),
      () => lee.contacts.list({ id }),
      () => lee.projects.create({ customerID: id, name: 'x' }),
      () => lee.projects.open({ id: project }),
      () => lee.projects.move({ id: project, version: 1, stage: 'closed' }),
      () => lee.projects.change({ id: project, version: 1, name: 'x' }),
    ])
      expect(await refusal(call())).toEqual([404, 'not_found'])
    expect((await lee.customers.list({ search: 'kowalski' })).customers).toEqual([])
    expect((await lee.customers.find({ search: 'kowalski' })).found).toEqual([])
  })
})

test('a customer is kept in its usual form, found by each part, and audited', async () => {
  const id = await makeCustomer('contractor', { email: 'Only@Home.example', street: '9 Zephyr Ln' })
  const sam = api('contractor')

  expect(await sam.customers.open({ id })).toMatchObject({
    name: 'Ana Kowalski',
    phone: '3125550143',
    email: 'only@home.example',
    company: 'Northside Heating & Air',
  })
  await sam.projects.create({ customerID: id, name: 'Quetzal attic' })
  for (const search of ['kowal zeph', '0143 zephyr', 'only zephyr', '60614 zephyr', 'quetzal'])
    expect((await sam.customers.list({ search })).customers.map((row) => row.id)).toEqual([id])
  const events = await db
    .selectFrom('audit_event')
    .select('action')
    .where('entity', '=', 'customer')
    .where('entity_id', '=', String(id))
    .execute()
  expect(events).toEqual([{ action: 'customers.create' }])
})

test('a customer with the same phone is named before a second one is made', async () => {
  await makeCustomer()
  const draft = { ...ANA, email: 'other@home.example' }

  expect(await refusal(api('contractor').customers.create(draft))).toEqual([409, 'duplicate'])
  expect(await refusal(api('foreignContractor').customers.create(draft))).toBeUndefined()
})

test('two people edit one customer: the second gets 409 with what the first saved', async () => {
  const id = await makeCustomer()
  const change = (name: string) => api('contractor').customers.change({ id, version: 1, ...ANA, name })
  const outcomes = await Promise.allSettled([change('First'), change('Second')])
  const { name, version } = await api('contractor').customers.open({ id })

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const lost = outcomes.find(({ status }) => status === 'rejected')
  expect(lost).toMatchObject({ reason: { status: 409, details: { theirs: { name, version: 2 } } } })
  expect(version).toBe(2)
})

test('control: without the version, the first person’s change is lost', async () => {
  const id = await makeCustomer()
  const naive = (name: string) => db.updateTable('customer').set({ name }).where('id', '=', id).execute()
  await Promise.all([naive('First'), naive('Second')])

  expect((await api('contractor').customers.open({ id })).version).toBe(1)
})

test.each(['name', 'changed'] as const)('pages sorted by %s hold each customer once', async (sort) => {
  for (let index = 0; index < 7; index++)
    await makeCustomer('sales', { city: 'Pagetown', state: 'WI', zip: '53202' })
  const seen: number[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page = await api('sales').customers.list({
      search: 'pagetown',
      state: 'WI',
      sort,
      limit: 3,
      ...(after ? { after } : {}),
    })
    seen.push(...page.customers.map(({ id }) => id))
    after = page.next
  }

  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThanOrEqual(7)
  expect(await refusal(api('sales').customers.list({ after: 'x' }))).toEqual([400, 'invalid'])
})

test('[C-CONTACTS] the customer comes first, then the contacts, at most 50 of them', async () => {
  const id = await makeCustomer()
  const sam = api('contractor')
  for (let index = 0; index < MOST_CONTACTS; index++)
    await sam.customers.addContact({
      ...{ id, name: `Contact ${index}`, phone: '312 555 0199', email: 'O’Hara@example.com,' },
    })
  const { contacts } = await sam.contacts.list({ id })

  expect(contacts.slice(0, 2)).toMatchObject([
    { id, name: 'Ana Kowalski', phone: '3125550143' },
    { name: 'Contact 0', phone: '3125550199', email: "o'hara@example.com" },
  ])
  expect(await refusal(sam.customers.addContact({ id, name: 'One more' }))).toEqual([409, 'too_many'])
})

test('a project goes through its stages, and the history tells of it to those who may read it', async () => {
  const id = await makeCustomer()
  const sam = api('contractor')
  const { id: project } = await sam.projects.create({ customerID: id, name: 'Upstairs' })
  const { version } = await sam.projects.move({ id: project, version: 1, stage: 'visited' })
  await sam.customers.write({ id, kind: 'call', text: ' Wants a quote ' })

  expect(await refusal(sam.projects.move({ id: project, version: 1, stage: 'closed' }))).toEqual([
    409,
    'changed',
  ])
  expect(version).toBe(2)
  expect((await sam.customers.timeline({ id })).entries.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'call: Wants a quote',
    'project: Upstairs: Lead → Visited',
    'project: Project created: Upstairs',
    'change: Customer created',
  ])
  const { columns } = await sam.projects.board()
  const visited = columns.find(({ stage }) => stage === 'visited')
  expect(visited?.projects.map((row) => row.id)).toContain(project)
})

test('a saved view belongs to the person who saved it', async () => {
  const view = { list: 'customers' as const, name: 'Wisconsin', search: 'state=WI' }
  await api('sales').customers.saveView(view)
  const { views } = await api('sales').customers.views({ list: 'customers' })

  expect(views).toMatchObject([{ name: 'Wisconsin', search: 'state=WI' }])
  expect((await api('admin').customers.views({ list: 'customers' })).views).toEqual([])
  expect(await api('admin').customers.removeView({ id: views[0]!.id })).toEqual({ removed: false })
  expect(await api('sales').customers.removeView({ id: views[0]!.id })).toEqual({ removed: true })
})

describe('[29] a view that is shared', () => {
  const view = { list: 'customers' as const, name: 'All of Ohio', search: 'state=OH', isShared: true }
  const seenBy = async (role: Parameters<typeof api>[0]) => {
    const { views } = await api(role).customers.views({ list: 'customers' })
    return views.map(({ name, sharedBy, mayRemove }) => ({ name, sharedBy, mayRemove }))
  }
  const shared = async () => {
    await api('operations').customers.saveView(view)
    return (await api('operations').customers.views({ list: 'customers' })).views[0]!.id
  }

  test('is shared only with the permission', async () => {
    for (const role of ['sales', 'contractor'] as const)
      expect(await refusal(api(role).customers.saveView(view))).toEqual([403, 'forbidden'])
    expect((await api('sales').customers.views({ list: 'customers' })).mayShare).toBe(false)
    expect((await api('operations').customers.views({ list: 'customers' })).mayShare).toBe(true)
  })

  test('stands at all staff with its maker, and at no contractor', async () => {
    const id = await shared()
    const [{ sharedBy } = { sharedBy: null }] = await seenBy('operations')
    expect(sharedBy).toBe('Omar Haddad')
    const seen = { name: view.name, sharedBy }
    expect(await seenBy('operations')).toEqual([{ ...seen, mayRemove: true }])
    expect(await seenBy('sales')).toEqual([{ ...seen, mayRemove: false }])
    expect(await seenBy('admin')).toEqual([{ ...seen, mayRemove: true }])
    expect(await seenBy('contractor')).toEqual([])

    expect(await api('sales').customers.removeView({ id })).toEqual({ removed: false })
    expect(await api('contractor').customers.removeView({ id })).toEqual({ removed: false })
    expect(await api('admin').customers.removeView({ id })).toEqual({ removed: true })
    expect(await seenBy('operations')).toEqual([])
  })

  test('becomes an own one again when its maker says so; administrators do not reach own ones', async () => {
    const id = await shared()
    await api('operations').customers.saveView({ ...view, isShared: false })
    expect(await seenBy('sales')).toEqual([])
    expect(await api('admin').customers.removeView({ id })).toEqual({ removed: false })
    expect(await api('operations').customers.removeView({ id })).toEqual({ removed: true })
  })
})
