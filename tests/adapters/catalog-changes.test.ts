import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { availabilityOf } from '#features/catalog/catalog/rules/stock.ts'
import { exportCatalogue } from '#features/catalog/catalog/server/import/export-catalogue.ts'
import { importCatalogue } from '#features/catalog/catalog/server/import/import-catalogue.ts'
import { installVocabulary } from '#features/catalog/catalog/server/import/install-vocabulary.ts'
import { type ChangedIds, readChanges, startCursor } from '#features/catalog/catalog/server/index.ts'
import { reserveStock } from '#features/selling/orders/server/stock.ts'
import { REVIEW } from '#features/service/reviews/rules/access.ts'
import { publishReview } from '#features/service/reviews/server/decisions.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { FURNACE, PORTABLE, RARE, seedPriceList, THERMOSTAT } from '#tests/fixtures/database/price-list.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'

const NOW = new Date('2026-11-29T12:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await seedPriceList(database.db)
  await installVocabulary(database.db)
})
afterAll(() => database.drop())

/** What `write` leaves for a reader that was up to date before it. */
async function changedBy(write: () => Promise<unknown>): Promise<ChangedIds | undefined> {
  const cursor = await startCursor(database.db, NOW)
  await write()
  return (await readChanges(database.db, cursor, NOW))?.changed
}

const run = (statement: string) => sql.raw(statement).execute(database.db)

describe('[30] every way to write the catalog leaves its changes', () => {
  test.each<[string, string, ChangedIds]>([
    ['a product', `update product set name = 'Quiet' where id = '${FURNACE}'`, { product: [FURNACE] }],
    [
      'an imported reference table',
      `insert into reference_table (name, source, as_of, rows, imported_by, why)
       values ('rebates', 'a list', '2026-11-01', '{}', 'ann', 'new')`,
      { vocabulary: ['reference_table rebates'] },
    ],
    [
      'a reference table of the release again',
      `insert into reference_table (name, imported_by, why) values ('rebates', 'ann', 'wrong')`,
      { vocabulary: ['reference_table rebates'] },
    ],
    ['a product written without a change', `update product set updated_at = now(), name = name`, {}],
    [
      'a product that is withdrawn',
      `update product set withdrawn_at = now() where id = '${RARE}'`,
      { product: [RARE] },
    ],
    [
      'two prices in one statement',
      `update product_price set price_cents = price_cents + 1 where product_id in ('${FURNACE}', '${RARE}')`,
      { price: [FURNACE, RARE] },
    ],
    [
      'a price for later',
      `insert into product_price values ('${RARE}', 1, null, '2027-01-01', '2027-02-01')
       on conflict (product_id, valid_from) do update set price_cents = 2`,
      { price: [RARE] },
    ],
    [
      'a price that is taken away',
      `delete from product_price where product_id = '${RARE}' and valid_from = '2027-01-01'`,
      { price: [RARE] },
    ],
    [
      'a count of stock',
      `update stock set opening = 4, available = 4`,
      { stock: [FURNACE, THERMOSTAT, PORTABLE, RARE] },
    ],
    [
      'a relation',
      `insert into product_relation (product_id, kind, related_id)
       values ('${FURNACE}', 'required', '${THERMOSTAT}')`,
      { relation: [FURNACE] },
    ],
    [
      'a matched system',
      `insert into matched_system (product_id, rating_source) values ('${FURNACE}', 'x')`,
      { match: [FURNACE] },
    ],
    [
      'a document',
      `insert into product_document values ('${FURNACE}', 1, 'manual', 'Manual', 'https://example.com')`,
      { document: [FURNACE] },
    ],
    [
      'a picture',
      `insert into product_image (product_id, position, hash, width, height)
       values ('${FURNACE}', 1, '${'a'.repeat(32)}', 10, 10)`,
      { image: [FURNACE] },
    ],
    [
      'a review that waits',
      `insert into review (product_id, rating, title, body, author, written_on, approved, email)
       values ('${FURNACE}', 5, 'Warm', 'Quiet.', 'Ada', '2026-03-01', false, 'ada@example.com')`,
      {},
    ],
    [
      'a question that waits',
      `insert into question (product_id, body, author, asked_on)
       values ('${FURNACE}', 'Does it fit?', 'Ada', '2026-03-01')`,
      {},
    ],
    [
      'an answer',
      `update question set answer = 'Yes.', answered_by = 'Support', answered_on = '2026-03-02'`,
      { question: [FURNACE] },
    ],
    [
      'a category',
      `update category set name = 'Warmth' where id = 100`,
      { category: ['100'], vocabulary: ['category heating'] },
    ],
    [
      'an attribute',
      `update attribute set filterable = false where id = 2013`,
      { attribute: ['2013'], vocabulary: ['attribute afue'] },
    ],
    ['a truncate', `truncate product_document`, { document: [''] }],
  ])('%s', async (_, statement, changed) => {
    expect(await changedBy(() => run(statement))).toEqual(changed)
  })

  test('a published review changes its product as well', async () => {
    const { id } = await database.db
      .selectFrom('review')
      .select('id')
      .where('approved', '=', false)
      .executeTakeFirstOrThrow()

    expect(await changedBy(() => publishReview(database.db, may(REVIEW.decide), id, NOW))).toEqual({
      product: [FURNACE],
      review: [FURNACE],
    })
  })

  test('the vocabulary of the software, installed again, changes nothing of staff', async () => {
    expect(await changedBy(() => installVocabulary(database.db))).toEqual({})
  })

  test('an import of one price', async () => {
    const lines: string[] = []
    for await (const line of exportCatalogue(database.db, 'jsonl', NOW)) lines.push(line)
    const text = lines.find((line) => line.includes(THERMOSTAT))!
    const write = (line: string) => async () => {
      const bytes = Readable.from([new TextEncoder().encode(line)])
      expect(await importCatalogue(database.db, bytes, { format: 'jsonl' })).toMatchObject({
        kind: 'imported',
      })
    }
    await write(text)()

    expect(await changedBy(write(text))).toEqual({})
    expect(await changedBy(write(text.replace(/"price":[\d.]+/, '"price":199')))).toEqual({
      price: [THERMOSTAT],
    })
  })

  test('COPY', async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const copied = await changedBy(() =>
      pipeline(
        Readable.from([`${RARE}\t1\tmanual\tManual\thttps://example.com\n`]),
        client.query(copyFrom('copy product_document from stdin')),
      ),
    )
    await client.end()

    expect(copied).toEqual({ document: [RARE] })
  })

  test('the erasure of a product leaves its rows too', async () => {
    expect(await changedBy(() => run(`delete from product where id = '${RARE}'`))).toEqual({
      product: [RARE],
      price: [RARE],
      stock: [RARE],
      document: [RARE],
    })
  })
})

describe('[30] units in stock', () => {
  test('leave a change exactly when a page shows another stock', async () => {
    const shown = (available: number) => JSON.stringify(availabilityOf({ available, ...state }))
    const state = { backOrder: true, restockOn: null }
    const set = (units: number) =>
      run(`update stock set back_order = true, opening = ${units}, available = ${units}, restock_on = null
           where product_id = '${FURNACE}'`)
    for (let from = -2; from <= 9; from++)
      for (let to = -2; to <= 9; to++) {
        await set(from)
        const changed = await changedBy(() => set(to))
        expect([from, to, changed], `${from} to ${to}`).toEqual([
          from,
          to,
          shown(from) === shown(to) ? {} : { stock: [FURNACE] },
        ])
      }
  })

  test('that an order takes are changed only when few are left', async () => {
    await run(`update stock set opening = 8, available = 8 where product_id = '${FURNACE}'`)
    const take = (quantity: number) => () =>
      database.db
        .transaction()
        .execute((trx) => reserveStock(trx, [{ productId: FURNACE, quantity, reservesStock: true }]))

    expect(await changedBy(take(2))).toEqual({})
    expect(await changedBy(take(1))).toEqual({ stock: [FURNACE] })
  })
})

test('[30] an update of ten times as many rows takes about ten times as long', async () => {
  const insert = `
    insert into product_document
    select '${FURNACE}', n, 'manual', 'Manual', 'https://example.com'
    from generate_series(1000, 21000) as n`
  const update = (below: number) =>
    `update product_document set title = title || '.' where position >= 1000 and position < ${below}`
  const took = await database.db.connection().execute(async (db) => {
    const seconds: number[] = []
    // The plan of the trigger is made for the first update of a connection, here one of a single row.
    for (const each of ['set statement_timeout = 0', insert, ...[1_001, 3_000, 21_000].map(update)]) {
      const started = performance.now()
      await sql.raw(each).execute(db)
      seconds.push((performance.now() - started) / 1_000)
    }
    await sql`reset statement_timeout`.execute(db)
    return seconds
  })
  await run('delete from product_document where position >= 1000')

  const [few = 0, many = 0] = took.slice(-2)
  // Each row compared with each other one would take a hundred times as long.
  expect(many / few).toBeLessThan(40)
})
