import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { HOUR_MS, later } from '#lib/dates.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows, jsonObject } from '#tests/fixtures/database/expect-rows.ts'
import { FURNACE, PORTABLE, seedPriceList } from '#tests/fixtures/database/price-list.ts'
import { forgetChanges } from './forget-changes.ts'
import {
  type ChangeCursor,
  type ChangedIds,
  changesSince,
  cursorNow,
  readChanges,
  startCursor,
} from './read-changes.ts'

const NOW = new Date('2026-11-29T12:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await seedPriceList(database.db)
})
afterAll(() => database.drop())

const run = (statement: string) => sql.raw(statement).execute(database.db)

test('a reader gets the rows that its type names', async () => {
  await run(`update product set name = 'Steady Furnace' where id = '${FURNACE}'`)
  const cursor = await startCursor(database.db, NOW)
  await expectRows(
    database.db,
    cursorNow,
    z.strictObject({ home: z.string(), snapshot: z.string(), seq: z.int() }),
  )
  await expectRows(
    database.db,
    changesSince(cursor, NOW),
    z.strictObject({
      home: z.string(),
      snapshot: z.string(),
      seq: z.int(),
      version: z.int(),
      follows: z.boolean(),
      changed: jsonObject<ChangedIds>(),
    }),
  )
})

test('[30] a price that begins or ends is a change at its moment, once', async () => {
  const [from, until] = [later(NOW, 60_000), later(NOW, 120_000)]
  await run(`insert into product_price values
    ('${PORTABLE}', 1, null, '${from.toISOString()}', '${until.toISOString()}')`)
  let cursor = await startCursor(database.db, NOW)
  const at = async (moment: Date) => {
    const read = (await readChanges(database.db, cursor, moment))!
    cursor = read.next
    return read.changed
  }

  expect(await at(later(from, -1))).toEqual({})
  expect(await at(from)).toEqual({ price: [PORTABLE] })
  expect(await at(later(from, 1))).toEqual({})
  // A clock that is set back shows nothing twice.
  expect(await at(NOW)).toEqual({})
  expect(await at(until)).toEqual({ price: [PORTABLE] })
  expect(await at(later(until, 1))).toEqual({})
})

/** Whole numbers below `n` that a seed decides. */
function dice(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

type Reader = () => Promise<readonly string[]>

/**
 * Goes on from the cursor that it kept. With `dies` it is killed between reading and keeping what it read.
 */
function reader(cursor: ChangeCursor, dies: () => boolean = () => false): Reader {
  let kept = JSON.stringify(cursor)
  return async () => {
    const { at, ...rest } = JSON.parse(kept)
    const read = (await readChanges(database.db, { ...rest, at: new Date(at) }, NOW))!
    if (dies()) return []
    kept = JSON.stringify(read.next)
    return read.changed.document ?? []
  }
}

/** The control: it goes on from the highest number that it read. */
function naiveReader(seq: number): Reader {
  let last = seq
  return async () => {
    const rows = await database.db
      .selectFrom('catalog_change')
      .select(['seq', 'id'])
      .where('seq', '>', last)
      .execute()
    last = Math.max(last, ...rows.map((row) => row.seq))
    return rows.map(({ id }) => id)
  }
}

/** Transactions write one change each and end in any order; readers read in between. */
async function mixedTransactions(count: number, readers: readonly Reader[], roll: (n: number) => number) {
  const open: { id: string; end: (commits: boolean) => Promise<void> }[] = []
  const committed: string[] = []
  const seen: string[][] = readers.map(() => [])
  const readAll = async () => {
    for (const [i, read] of readers.entries()) seen[i]!.push(...(await read()))
  }
  async function begin(id: string): Promise<void> {
    const trx = await database.db.startTransaction().execute()
    await trx.insertInto('catalog_change').values({ kind: 'document', id }).execute()
    open.push({ id, end: (commits) => (commits ? trx.commit() : trx.rollback()).execute() })
  }
  async function endOne(): Promise<void> {
    const [one] = open.splice(roll(open.length), 1)
    const commits = roll(10) > 0
    await one!.end(commits)
    if (commits) committed.push(one!.id)
  }
  let begun = 0
  while (begun < count || open.length > 0) {
    const begins = begun < count && open.length < 8 && (open.length === 0 || roll(2) === 0)
    await (begins ? begin(String(begun++)) : endOne())
    if (roll(3) === 0) await readAll()
  }
  // A reader that dies half the time reads again until it has lived once.
  for (let again = 0; again < 20; again++) await readAll()
  return { committed: committed.sort(), seen: seen.map((ids) => ids.sort()) }
}

test('[30] [control] each change is read once, whatever commits first; a naive reader misses', async () => {
  const cursor = await startCursor(database.db, NOW)
  const roll = dice(30)
  const { committed, seen } = await mixedTransactions(
    200,
    [reader(cursor), reader(cursor, () => roll(2) === 0), naiveReader(cursor.seq)],
    roll,
  )

  expect(committed.length).toBeGreaterThan(150)
  expect(seen[0]).toEqual(committed)
  expect(seen[1]).toEqual(committed)
  expect(seen[2]!.length).toBeLessThan(committed.length)
})

describe('[30] changes older than an hour are deleted', () => {
  const note = (id: string) =>
    database.db.insertInto('catalog_change').values({ kind: 'document', id }).execute()
  const left = async () =>
    (await database.db.selectFrom('catalog_change').select('id').orderBy('seq').execute()).map(({ id }) => id)

  beforeEach(async () => {
    await run('truncate catalog_change')
    await run(`update catalog_change_floor set home = '', deleted = null, next = null, next_at = null`)
  })

  test('[control] a reader that was away that long is told; one that saw them goes on', async () => {
    const old = await startCursor(database.db, NOW)
    await note('first')
    await forgetChanges(database.db, NOW)
    const seen = await startCursor(database.db, NOW)
    await note('second')
    await forgetChanges(database.db, later(NOW, HOUR_MS - 1))
    const kept = await left()
    expect(await readChanges(database.db, old, NOW)).toMatchObject({
      changed: { document: ['first', 'second'] },
    })
    await forgetChanges(database.db, later(NOW, HOUR_MS))

    expect([kept, await left()]).toEqual([['first', 'second'], ['second']])
    expect(await readChanges(database.db, old, NOW)).toBeUndefined()
    expect((await readChanges(database.db, seen, NOW))?.changed).toEqual({ document: ['second'] })
    expect((await readChanges(database.db, await startCursor(database.db, NOW), NOW))?.changed).toEqual({})
  })

  test('a transaction that took longer is read when it commits', async () => {
    const before = await startCursor(database.db, NOW)
    const slow = await database.db.startTransaction().execute()
    await slow.insertInto('catalog_change').values({ kind: 'document', id: 'slow' }).execute()
    await note('quick')
    const during = await startCursor(database.db, NOW)
    await forgetChanges(database.db, NOW)
    await forgetChanges(database.db, later(NOW, HOUR_MS))
    await slow.commit().execute()
    await forgetChanges(database.db, later(NOW, HOUR_MS))

    expect(await left()).toEqual(['slow'])
    expect(await readChanges(database.db, before, NOW)).toBeUndefined()
    expect((await readChanges(database.db, during, NOW))?.changed).toEqual({ document: ['slow'] })
  })

  test('those that another server wrote are deleted at once', async () => {
    await run(`insert into catalog_change (xid, kind, id) values ('900000000000', 'document', 'copied')`)
    await run(`update catalog_change_floor
      set home = 'elsewhere', deleted = '900000000000:900000000000:', next = deleted, next_at = now()`)
    const cursor = await startCursor(database.db, NOW)
    await note('ours')

    expect((await readChanges(database.db, cursor, NOW))?.changed.document).toContain('ours')
    await forgetChanges(database.db, NOW)
    expect(await left()).toEqual(['ours'])
    expect((await readChanges(database.db, cursor, NOW))?.changed).toEqual({ document: ['ours'] })
  })
})

test('[30] a cursor of another database, and one from the future, are lost', async () => {
  const cursor = await startCursor(database.db, NOW)
  const other = await makeDatabase()
  const answers = [
    await readChanges(other.db, cursor, NOW),
    await readChanges(database.db, { ...cursor, snapshot: '900000000000:900000000000:' }, NOW),
  ]
  await other.drop()

  expect(answers).toEqual([undefined, undefined])
})

test('[30] a crash that gives the number of a transaction again hides no change', async () => {
  const cursor = await startCursor(database.db, NOW)
  const [, past] = cursor.snapshot.split(':')
  await run(`insert into catalog_change (xid, kind, id)
             values ('${Number(past) - 1}', 'document', 'after the crash')`)

  expect((await readChanges(database.db, cursor, NOW))?.changed).toEqual({ document: ['after the crash'] })
})
