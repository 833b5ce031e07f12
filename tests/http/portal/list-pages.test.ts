import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, wellInStock } from '#tests/fixtures/buyers/order.ts'
import { demoPeople, signedIn } from '#tests/fixtures/portal/people.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let order: string
let product: string
let read: (path: string) => Promise<Record<string, unknown>>

beforeAll(async () => {
  app = await testApp()
  const { db } = app.database
  await demoPeople(db)
  const staff = await signedIn(app, 'admin')
  read = async (path) => {
    const answer = await staff.fetch(`/v1/api/partner/${path}`)
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  product = await wellInStock(db, 'thermostat')
  const { details } = await (await app.fetch(`/v1/api/catalog/products/${product}`)).json()
  order = (await placeOrder(app, { id: product, price: details.price })).orderID
})
afterAll(() => app.close())

/** All rows of a list have one moment and one name, so that each page ends among ties. */
const AT = sql`timestamptz '2026-11-20 16:00:00Z'`

interface Seeded {
  /** its rows in the answer */
  rows: string
  /** inserts a row for each number from 1 to `count`; `mark` sets rows of two insertions apart */
  insert: (mark: string, count: number) => RawBuilder<unknown>
}

const SERIES = (count: number) => sql`generate_series(1, ${count}::int) as n`

const LISTS: Readonly<Record<string, Seeded>> = {
  users: {
    rows: 'users',
    insert: (mark, count) => sql`
      insert into account (role, email, name, created_at)
      select 'sales', ${mark} || n || '@example.com', 'Pat', ${AT} from ${SERIES(count)}`,
  },
  'contractor-listings': {
    rows: 'listings',
    insert: (_, count) => sql`
      with made as (
        insert into company (name, created_at)
        select 'Alike Heating', ${AT} from ${SERIES(count)} returning id
      )
      insert into contractor_listing (company_id, base_zip, lat, lng, radius_miles, changed_by, changed_at)
      select id, '60614', 41.9, -87.6, 10, 'Pat', ${AT} from made`,
  },
  'contractor-feedback': {
    rows: 'feedback',
    insert: (mark, count) => sql`
      insert into contractor_feedback
        (company_id, rating, kept_price, body, author, email, mailbox, received_at)
      select (select min(company_id) from contractor_listing), 4, 'yes', 'Good', 'Ada', m, m, ${AT}
      from (select ${mark} || n || '@example.com' as m from ${SERIES(count)}) as mailbox`,
  },
  warranties: {
    rows: 'registrations',
    insert: (mark, count) => sql`
      insert into warranty_registration
        (order_id, slot, product_id, product, unit, sku, brand, serial, installed_on, registered_years,
         unregistered_years, within_days, registered_at)
      select ${order}, ${mark} || n, ${product}, 'Furnace', 'Furnace', 'NV', 'Northvale', ${mark} || n,
        '2026-11-01', 10, 5, 60, ${AT}
      from ${SERIES(count)}`,
  },
  stories: {
    rows: 'stories',
    insert: (mark, count) => sql`
      insert into customer_story (author, place, system, title, body, email, received_at)
      select 'Ada', 'Duluth', 'Furnace', ${mark}, 'Warm', 'ada@example.com', ${AT} from ${SERIES(count)}`,
  },
  'stories?state=refused': {
    rows: 'stories',
    insert: (mark, count) => sql`
      insert into customer_story (author, place, system, title, body, email, state, reason, received_at)
      select 'Ada', 'Duluth', 'Furnace', ${mark}, 'Warm', 'ada@example.com', 'refused', 'Short', ${AT}
      from ${SERIES(count)}`,
  },
  reviews: {
    rows: 'submissions',
    insert: (mark, count) => sql`
      with asked as (
        insert into question (product_id, body, author, asked_on, received_at)
        select ${product}, ${mark}, 'Ada', '2026-11-20', ${AT} from ${SERIES(count)}
      )
      insert into review (product_id, rating, title, body, author, written_on, approved, received_at)
      select ${product}, 4, ${mark}, 'Warm', 'Ada', '2026-11-20', false, ${AT} from ${SERIES(count)}`,
  },
  'price-lists': {
    rows: 'lists',
    insert: (mark, count) => sql`
      insert into price_list (company_id, name, starts_at, created_by, created_at)
      select 1, ${mark} || n, ${AT}, 'Pat', ${AT} from ${SERIES(count)}`,
  },
}

interface Page {
  keys: string[]
  next: string | null
}

async function pageOf(list: string, rows: string, after: string | null): Promise<Page> {
  const path =
    after === null ? list : `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams({ after })}`
  const answer = await read(path)
  const listed = answer[rows] as { id: number; kind?: string }[]
  return { keys: listed.map(({ id, kind = '' }) => `${kind}${id}`), next: answer.next as string | null }
}

/** Every page from a place on. */
async function pagesFrom(list: string, rows: string, from: string | null): Promise<string[][]> {
  const pages: string[][] = []
  for (let next: string | null = from, isFirst = true; isFirst || next !== null; isFirst = false) {
    const page = await pageOf(list, rows, next)
    pages.push(page.keys)
    next = page.next
  }
  return pages
}

test.each(Object.entries(LISTS))(
  '[28] %s: pages of bounded length have each row once, among ties and while rows come',
  async (list, { rows, insert }) => {
    const { db } = app.database
    await insert('first', 210).execute(db)
    const before = (await pagesFrom(list, rows, null)).flat()
    expect(new Set(before).size).toBe(before.length)
    expect(before.length).toBeGreaterThanOrEqual(210)

    const first = await pageOf(list, rows, null)
    await insert('between', 3).execute(db)
    const rest = await pagesFrom(list, rows, first.next)
    const read = [...first.keys, ...rest.flat()]
    expect(Math.max(...[first.keys, ...rest].map(({ length }) => length))).toBeLessThanOrEqual(200)
    expect(new Set(read).size).toBe(read.length)
    expect(read).toEqual(expect.arrayContaining(before))
  },
)

test('[28] a link from before December 2026 to a later page of a list by ids opens that page', async () => {
  const { keys, next } = await pageOf('warranties', 'registrations', null)
  expect(await pageOf('warranties', 'registrations', keys.at(-1) ?? '')).toEqual(
    await pageOf('warranties', 'registrations', next),
  )
})
