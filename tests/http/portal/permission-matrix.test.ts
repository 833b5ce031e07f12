import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '#api/refusal.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { WhoAsks } from '#features/people/accounts/server/index.ts'
import { STRANGER } from '#features/people/accounts/server/who-asks.ts'
import { permissions } from '#server/declared.ts'
import { portalContract, portalRouter } from '#server/http/router.ts'
import {
  actorFor,
  demoPeople,
  PERSONS,
  type Person,
  signedIn,
  whoAsks,
} from '#tests/fixtures/portal/people.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import { type ForeignRows, type PermissionRow, quoteContent } from './permission-inputs.ts'
import { PERMISSION_ROWS } from './permission-rows.ts'

let app: TestApp
let rows: ForeignRows
beforeAll(async () => {
  app = await testApp()
  await demoPeople(app.database.db)
  // The session that `whoAsks` names: the first of a new database.
  await signedIn(app, 'contractor')
  const lee = clientOf(whoAsks('foreignContractor'))
  const { id: customer } = await lee.customers.create({ name: 'Of company 2', phone: '(847) 555-0100' })
  const project = (await lee.projects.create({ customerID: customer, name: 'Boiler' })).id
  rows = { customer, project, ...(await otherRows(lee, project)) }
})

/** A saved cart, an issue and a certificate of company 2. */
async function otherRows(lee: ReturnType<typeof clientOf>, projectID: number) {
  const { db } = app.database
  const now = new Date()
  const [product] = (await lee.search.suggest({ q: 'furnace' })).products
  const { id: cart } = await lee.savedCarts.create({
    cartName: 'Of company 2',
    projectID,
    products: [{ id: product!.id, qty: 1 }],
    key: 'a-key-of-company-two',
  })
  const { id: issue } = await db
    .insertInto('page_issue')
    .values({
      company_id: 2,
      importance: 'low',
      team: 'sales',
      description: 'x',
      page_url: '/',
      reporter_id: null,
      reporter_name: 'Lee',
      reporter_email: 'lee@example.com',
      includes_reporter: false,
      screenshot: null,
      reported_at: now,
      assigned_id: null,
      assigned_name: null,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: exemption } = await db
    .insertInto('tax_exemption')
    .values({
      company_id: 2,
      customer_id: null,
      state: 'IL',
      number: 'E9',
      ends_on: '2030-01-01',
      file_hash: 'x',
      file_type: 'application/pdf',
      sent_by: 'Lee',
      sent_at: now,
      decided_by: null,
      decided_at: null,
      decision_note: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: quote } = await lee.quotes.create({})
  const { id: template } = await lee.quotes.createTemplate({ name: 'Of company 2', content: quoteContent })
  return { cart, issue, exemption, quote, template }
}
afterAll(() => app.close())

const names = Object.entries(portalContract).flatMap(([feature, calls]) =>
  Object.keys(calls).map((call) => `${feature}.${call}`),
)

const clientOf = (who: WhoAsks) =>
  createRouterClient(portalRouter, {
    context: { ...app.services, ...who, request: makeRequest() },
  })

/** The status of a call and the kind of its refusal; 200 when it was carried out. */
async function answerOf(name: string, who: WhoAsks, input: unknown) {
  const [feature = '', endpoint = ''] = name.split('.')
  try {
    // The client is a proxy: any of its calls may be asked by its name.
    const calls = Reflect.get(clientOf(who), feature) as Record<string, (input: unknown) => Promise<unknown>>
    await calls[endpoint]!(input)
    return { status: 200, code: '' }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return { status: refusal.status, code: refusal.code }
  }
}

test('every endpoint of the portal has a row, and every row an endpoint', () => {
  expect(Object.keys(PERMISSION_ROWS).sort()).toEqual([...names].sort())
})

test('every endpoint with an id that a contractor may call is asked for a row of another company', () => {
  const isId = (name: string): boolean => name === 'id' || /ID$/.test(name)
  const missing = Object.entries(PERMISSION_ROWS).filter(([name, { needs, input, foreign, noForeign }]) => {
    // People sign in and look after their own account by ids that are secrets or their own.
    const isOwn = needs === 'public' || /^(ownAccount|signIn)\./.test(name)
    const isOpen = needs === 'signed-in' || (needs !== 'public' && may('contractor', needs))
    return Object.keys(input ?? {}).some(isId) && !isOwn && isOpen && !foreign && !noForeign
  })
  expect(missing.map(([name]) => name)).toEqual([])
})

describe.each(Object.entries(PERMISSION_ROWS))('%s', (name, { needs, input, foreign }: PermissionRow) => {
  test('a stranger', async () => {
    const { status, code } = await answerOf(name, STRANGER, input)

    if (needs === 'public') expect(code).not.toBe('sign_in_needed')
    // A shopper may do this with an order that they proved to be theirs; without a proof it is refused.
    else if (['orders.read', 'orders.cancel', 'returns.request', 'damage.report'].includes(needs))
      expect([status, code]).toEqual([403, 'forbidden'])
    else expect([status, code]).toEqual([401, 'sign_in_needed'])
  })

  test.each(PERSONS)('%s', async (person: Person) => {
    const { status, code } = await answerOf(name, whoAsks(person), input)

    expect([status, code]).not.toEqual([400, 'BAD_REQUEST'])
    if (isAllowed(person, needs)) expect(['forbidden', 'sign_in_needed']).not.toContain(code)
    else expect([status, code]).toEqual([403, 'forbidden'])
  })

  test.runIf(foreign)('a contractor does not find a row of another company', async () => {
    const now = app.services.clock.now()
    expect((await answerOf(name, whoAsks('contractor', now), foreign!(rows))).status).toBe(404)
  })
})

const may = (person: Person, name: string): boolean => {
  const { action } = permissions.find((each) => each.action.name === name) ?? expect.fail(`what is ${name}?`)
  return scopeOf(actorFor(person), action) !== 'none'
}

const isAllowed = (person: Person, needs: string): boolean =>
  needs === 'public' || needs === 'signed-in' || may(person, needs)
