import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { FURNACE, fillStock, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { differenceOf, judgedLines, judgeLines, matchProducts } from './sheets/compare-sheet.ts'
import { readSheet, stageSheet } from './sheets/read-sheet.ts'
import { changedSince, movedRows, stillRows } from './sheets/write-sheet.ts'

let database: TestDatabase
const now = new Date()
const PROBLEM = z.enum(['unknown', 'twice', 'belowCost', 'dearer', 'abovePublic', 'publicBelowCost'])

beforeAll(async () => {
  database = await makeDatabase()
  await fillStock(database.db)
})
afterAll(() => database.drop())

test('judged lines have the columns that a preview reads', async () => {
  await database.db
    .insertInto('product_cost')
    .values({ product_id: FURNACE, cost_cents: 900_00, changed_at: now })
    .execute()
  await database.db.transaction().execute(async (trx) => {
    const { prices } = await readSheet(`${FURNACE},1\n${THERMOSTAT},999`)
    await stageSheet(trx, prices)
    await matchProducts(trx)
    await judgeLines(trx, { kind: 'list' }, now)
    await expectRows(
      trx,
      judgedLines,
      z.strictObject({
        line: z.int(),
        written: z.string(),
        problem: PROBLEM.nullable(),
        warning: PROBLEM.nullable(),
      }),
    )
  })
})

test('rows of an import have the columns that its answers read', async () => {
  const { db } = database
  const { id } = await db
    .insertInto('price_import')
    .values({
      kind: 'public',
      price_list_id: null,
      starts_at: now,
      changed: 2,
      made_by: 'test',
      made_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('price_import_row')
    .values([
      { import_id: id, seq: 1, product_id: FURNACE, before_cents: 100, after_cents: 150 },
      { import_id: id, seq: 2, product_id: THERMOSTAT, before_cents: 100, after_cents: 50 },
    ])
    .execute()
  const write = { importId: id, kind: 'public', list: undefined, at: now, now } as const
  const share = z.number().nullable()
  await expectRows(
    db,
    differenceOf(id),
    z.strictObject({
      ...{ rises: z.int(), falls: z.int(), added: z.int(), removed: z.int() },
      ...{ rise_share: share, fall_share: share, most_rise: share, most_fall: share },
    }),
  )
  await expectRows(db, movedRows(write), z.strictObject({ moved: z.int() }))
  await expectRows(db, stillRows(write), z.strictObject({ still: z.int() }))
  await expectRows(
    db,
    changedSince(write),
    z.strictObject({ product_id: z.string(), sku: z.string(), name: z.string() }),
  )
  expect((await movedRows(write).execute(db)).rows[0]).toEqual({ moved: 2 })
})

test('[30] prices that were just written are looked up by their product, never joined', async () => {
  const write = { importId: 1, kind: 'public', list: undefined, at: now, now } as const
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${stillRows(write)}`.execute(database.db)

  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Join|Nested Loop/)
})
