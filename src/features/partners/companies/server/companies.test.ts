import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSession } from '#features/people/accounts/server/index.ts'
import { systemClock } from '#lib/clock.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { accountIdOf, demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { drawnPhoto } from '#tests/fixtures/shop/photos.ts'
import { memoryFiles } from '#tests/fixtures/shop/request.ts'
import { companiesHandlers } from './handlers.ts'
import { logoBytes } from './index.ts'

let database: TestDatabase
const files = memoryFiles()
beforeAll(async () => {
  database = await makeDatabase()
  await demoPeople(database.db)
})
afterAll(() => database.drop())

const as = (person: Person) =>
  createRouterClient(companiesHandlers, {
    context: { db: database.db, files, clock: systemClock, ...whoAsks(person, systemClock.now()) },
  })

test('a contractor sees and changes their own company alone', async () => {
  const { companies } = await as('contractor').list({})
  const { id, version, people: _, isDisabled: __, logo: ___, ...facts } = companies[0]!
  const changed = await as('contractor').change({ id, version, ...facts, about: 'Boilers' })

  expect(companies.map((each) => each.id)).toEqual([1])
  expect(changed).toMatchObject({ about: 'Boilers', version: version + 1 })
  await expect(as('contractor').open({ id: 2 })).rejects.toMatchObject({ status: 404 })
  await expect(as('contractor').create({ name: 'Mine', phone: '3125550100' })).rejects.toMatchObject({
    status: 403,
  })
})

test('[F18] a logo is re-encoded, public by its hash, and changed by the own company alone', async () => {
  const picture = await drawnPhoto('logo.jpg')
  await expect(as('sales').setLogo({ id: 1, picture })).rejects.toMatchObject({ status: 403 })
  await expect(as('foreignContractor').setLogo({ id: 1, picture })).rejects.toMatchObject({ status: 404 })
  const text = new File(['<svg onload="x"/>'], 'logo.svg', { type: 'image/svg+xml' })
  await expect(as('contractor').setLogo({ id: 1, picture: text })).rejects.toMatchObject({
    code: 'picture_refused',
  })
  expect((await as('contractor').open({ id: 1 })).logo).toBeNull()

  const { logo } = await as('contractor').setLogo({ id: 1, picture })
  const bytes = await logoBytes({ db: database.db, files }, logo!)
  expect([...bytes.subarray(0, 2)], 'a JPEG').toEqual([0xff, 0xd8])
  expect(Buffer.from(bytes).includes('SECRETCAM')).toBe(false)

  expect((await as('contractor').removeLogo({ id: 1 })).logo).toBeNull()
  await expect(logoBytes({ db: database.db, files }, logo!)).rejects.toMatchObject({ status: 404 })
  const logged = await database.db
    .selectFrom('audit_event')
    .select('action')
    .where('action', 'like', 'companies.%logo')
    .orderBy('id')
    .execute()
  expect(logged.map(({ action }) => action)).toEqual(['companies.set-logo', 'companies.remove-logo'])
})

test('of two people who change one company, the second one sees what the first one saved', async () => {
  const { version } = await as('admin').open({ id: 2 })
  const change = (name: string) => as('admin').change({ id: 2, version, name, phone: '8475550142' })
  const both = await Promise.allSettled([change('One'), change('Two')])

  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const second = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  const saved = await as('admin').open({ id: 2 })
  expect(second.reason).toMatchObject({ code: 'changed', details: { theirs: { name: saved.name } } })
})

test('the list of contractors shows what companies publish, and no closed or hidden company', async () => {
  const { id } = await as('admin').create({
    name: 'Quiet Air',
    phone: '3125550101',
    zip: '60601',
    state: 'IL',
  })
  const names = async (query = {}) =>
    (await as('foreignContractor').contractors(query)).contractors.map((each) => each.name)
  expect(await names()).toContain('Northside Heating & Air')
  expect(await names()).not.toContain('Quiet Air')
  expect(await names({ state: 'IL', search: 'north chicago' })).toEqual(['Northside Heating & Air'])
  expect(await names({ search: '%' })).toEqual([])

  await as('admin').setDisabled({ id: 1, disabled: true })
  expect(await names()).not.toContain('Northside Heating & Air')
  await as('admin').setDisabled({ id: 1, disabled: false })
  expect(id).toBeGreaterThan(2)
  const [first] = (await as('sales').contractors({})).contractors
  expect(Object.keys(first!).sort()).toEqual(
    ['about', 'city', 'email', 'id', 'name', 'phone', 'state', 'website', 'zip'].sort(),
  )
})

test('[28] the pages of the list hold each company once', async () => {
  for (let count = 0; count < 60; count++)
    await as('admin').create({ name: `Same Air ${count}`, phone: '3125550101', zip: '60601', state: 'IL' })
  const ids: number[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page = await as('admin').list({ search: 'same air', ...(after ? { after } : {}) })
    ids.push(...page.companies.map(({ id }) => id))
    after = page.next
  }
  expect([ids.length, new Set(ids).size]).toEqual([60, 60])
  await expect(as('admin').list({ after: '7' })).rejects.toMatchObject({ code: 'invalid' })
})

test('to close a company ends its sessions for good', async () => {
  const { db } = database
  const account = accountIdOf('contractor')
  const { sessionId } = await startSession(db, account, { device: '', network: '' }, systemClock.now())
  await as('admin').setDisabled({ id: 1, disabled: true })
  await as('admin').setDisabled({ id: 1, disabled: false })

  const { ended_at } = await db
    .selectFrom('session')
    .select('ended_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  expect(ended_at).not.toBeNull()
})

test('a name that exists in the same place is refused', async () => {
  const draft = { name: 'North Shore Air', phone: '3125550102', zip: '60602' }
  await as('admin').create(draft)

  await expect(as('admin').create({ ...draft, name: 'NORTH SHORE AIR' })).rejects.toMatchObject({
    code: 'taken',
  })
})
