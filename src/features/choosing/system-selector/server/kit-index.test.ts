import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { partsForSale } from '#features/catalog/accessories/server/index.ts'
import type { TestDatabase } from '#tests/fixtures/database/database.ts'
import { makeDemoDatabase } from '#tests/fixtures/database/demo-database.ts'
import { kitsIn } from '../rules/choosing/kit-table.ts'
import { type KitIndex, kitIndex } from './kit-index.ts'

const NOW = new Date('2026-11-23T16:00:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await makeDemoDatabase()
}, 120_000)
afterAll(() => database.drop())

const run = (statement: string) => sql.raw(statement).execute(database.db)

/** What the selector answers from, as text. */
const told = ({ kits, workshop, parts }: KitIndex): string =>
  JSON.stringify([
    kitsIn(kits),
    workshop.units.outdoor,
    workshop.units.indoor,
    [...workshop.sold].sort(),
    [...parts],
  ])

/** The same made from nothing: a process that has just started. */
async function fromNothing(): Promise<string> {
  const { db, close } = connect(database.url, { poolSize: 4 })
  try {
    return told(await kitIndex(db, NOW))
  } finally {
    await close()
  }
}

const A_PRODUCT = (condition: string) => `(
  select id from product
  where withdrawn_at is null and ${condition}
  order by md5(id || 'seed')
  limit 1)`

/** Each statement changes what kits are made of in another way. */
const WRITES: Readonly<Record<string, string>> = {
  'the price of a system': `update product_price set price_cents = price_cents + 700000
    where product_id = ${A_PRODUCT(`exists (select from matched_system m where m.product_id = product.id)`)}`,
  'the price of a part': `update product_price set price_cents = 1
    where product_id = ${A_PRODUCT(`type = 'line-set'`)}`,
  'a part with other facts': `update product set weight_lb = weight_lb + 1
    where id = ${A_PRODUCT(`type = 'pad'`)}`,
  'line sets leave the catalog': `update product set withdrawn_at = now() where type = 'line-set'`,
  'they come back': `update product set withdrawn_at = null where type = 'line-set'`,
  'a unit of systems': `update product set attributes = attributes || '{"2013": 99.5}'
    where id = ${A_PRODUCT(`exists (select from matched_system m where m.furnace_id = product.id)`)}`,
  'a unit leaves the catalog': `update product set withdrawn_at = now()
    where id = ${A_PRODUCT(`exists (select from matched_system m where m.outdoor_id = product.id)`)}`,
  'a match ends': `delete from matched_system
    where product_id = ${A_PRODUCT(`exists (select from matched_system m where m.product_id = product.id)`)}`,
  'ties of systems': `delete from product_relation where kind in ('required', 'accessory')
    and product_id like '%1'`,
}

test('[30] after each change the kits are those of a process that starts now', async () => {
  const first = told(await kitIndex(database.db, NOW))
  let differs = 0
  for (const [what, write] of Object.entries(WRITES)) {
    await run(write)
    const now = told(await kitIndex(database.db, NOW))
    expect(now, what).toBe(await fromNothing())
    if (now !== first) differs++
  }
  // The control: without following, the first answer would be wrong after these.
  expect(differs).toBeGreaterThan(Object.keys(WRITES).length - 2)
}, 120_000)

test('[30] a changed price of a part makes no kit again, and of a system those that it is in', async () => {
  const before = new Set(kitsIn((await kitIndex(database.db, NOW)).kits))
  await run(`update product_price set price_cents = price_cents + 100 where product_id in (
    select id from product where type = 'line-set')`)
  const parts = await kitIndex(database.db, NOW)
  const one = kitsIn(parts.kits)[0]!
  await run(`update product_price set price_cents = price_cents + 100 where product_id = '${one.id}'`)
  const after = kitsIn((await kitIndex(database.db, NOW)).kits)

  expect(kitsIn(parts.kits).filter((kit) => !before.has(kit))).toEqual([])
  const made = after.filter((kit) => !before.has(kit))
  expect(made.map(({ id }) => id)).toContain(one.id)
  expect(
    made.filter(({ id, system }) => id !== one.id && !system.units.some((unit) => unit.id === one.id)),
  ).toEqual([])
})

test('[30] nothing is read while nothing changes, and what does not make kits keeps them', async () => {
  const before = await kitIndex(database.db, NOW)
  const { different } = await partsForSale(database.db, NOW)
  await run(`update stock set back_order = not back_order where available > 0`)
  await run(`update product_price set price_cents = price_cents + 100
    where product_id in (select id from product where type = 'air-filter')`)

  expect(await kitIndex(database.db, NOW)).toBe(before)
  expect((await partsForSale(database.db, NOW)).different).toBe(different)
})
