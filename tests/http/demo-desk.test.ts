import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectWithoutLimits } from '#db/connect.ts'
import { DEMO_PEOPLE } from '#demo/accounts/people.ts'
import { DEMO_LEADS } from '#demo/desk/leads.ts'
import { DEMO_ORDERS } from '#demo/desk/orders.ts'
import { DEMO_QUOTES } from '#demo/desk/quotes.ts'
import { loadDemoCustomersOnce, loadDemoDeskOnce } from '#server/boot/demo.ts'
import { demoPeople } from '#tests/fixtures/portal/people.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

const NOW = new Date('2026-11-23T16:00:00Z')

let app: TestApp

beforeAll(async () => {
  app = await testApp()
  await demoPeople(app.database.db)
  await loadDemoCustomersOnce(app.database.db, NOW)
})
afterAll(() => app.close())

const count = async (table: 'quote' | 'lead' | 'orders' | 'saved_cart') =>
  (await app.database.db.selectFrom(table).selectAll().execute()).length

test('[E-PARTNER] the demo has quotes in each state, leads, carts and orders, once', async () => {
  const { db, close } = connectWithoutLimits(app.database.url)
  await Promise.all([1, 2].map(() => loadDemoDeskOnce(db, app.services, NOW)))
  await loadDemoDeskOnce(db, app.services, NOW)
  await close()

  const quotes = await app.database.db.selectFrom('quote').select(['state', 'owner_id']).execute()
  expect(quotes.map(({ state }) => state).toSorted()).toEqual([
    'accepted',
    'declined',
    'draft',
    'in_review',
    'sent',
    'sent',
    'viewed',
    'viewed',
  ])
  expect(await count('quote')).toBe(DEMO_QUOTES.length)
  expect(await count('lead')).toBe(DEMO_LEADS.length)
  expect(await count('orders')).toBe(DEMO_ORDERS.length)
  expect(await count('saved_cart')).toBe(2)
  expect(new Set(quotes.map(({ owner_id }) => owner_id))).toEqual(
    new Set(DEMO_PEOPLE.filter(({ role }) => role === 'contractor' || role === 'sales').map(({ id }) => id)),
  )
})
