import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Connection, connect, connectWithoutLimits } from '#db/connect.ts'
import { loadOnce } from '#server/boot/demo.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { startStore } from '#tests/fixtures/store/running-store.ts'

const CHICAGO = {
  zip: '60614',
  city: 'Chicago',
  state: 'IL',
  county: 'Cook',
  county_fips: '17031',
  lat: 41.9227,
  lng: -87.6533,
}

let database: TestDatabase
let start: Connection

beforeEach(async () => {
  database = await makeDatabase({ poolSize: 4 })
  start = connectWithoutLimits(database.url)
})
afterEach(async () => {
  await start.close()
  await database.drop()
})

describe('[R1] a first start whose statements take a hundred times as long', () => {
  const flags = [`--import=${new URL('../../fixtures/store/slowed-database.mjs', import.meta.url)}`]
  const startSlowed = (kind: 'slowed' | 'naive') =>
    startStore({ flags, env: { DATABASE_URL: database.url, SLOWED_DATABASE: kind, LOG_LEVEL: 'silent' } })

  test('is ready, with its places, its catalog and the work of its people', async () => {
    const store = await startSlowed('slowed')
    await store.stop()
    const counts = await start.db
      .selectNoFrom((eb) =>
        (['zip_place', 'product', 'content', 'account', 'quote', 'orders'] as const).map((table) =>
          eb
            .selectFrom(table)
            .select((row) => row.fn.countAll<number>().as('count'))
            .as(table),
        ),
      )
      .executeTakeFirstOrThrow()

    expect(Object.entries(counts).filter(([, count]) => !count)).toEqual([])
    expect(store.output()).not.toContain('lacks some of its work')
  }, 240_000)

  test('control: a start with the limits of a request ends, and says so in a sentence', async () => {
    const failure = await startSlowed('naive').then(
      (store) => store.stop(),
      (error: Error) => error.message,
    )

    // A limit of the connection may end a statement, or the connection itself.
    expect(failure).toMatch(
      /(The store could not start \(.*timeout.*\)|ended while the store was starting); .*\n/,
    )
    expect(failure).toContain('Details: ')
    expect(failure).not.toMatch(/\n\s+at /)
  }, 240_000)
})

describe('[R1] a loader of the demo that takes longer than a transaction may wait', () => {
  const LIMIT_MS = 200
  const LONGER_MS = 5 * LIMIT_MS

  /** Limits for every connection that does not lift them. */
  async function limitServer(): Promise<void> {
    const name = sql.id(new URL(database.url).pathname.slice(1))
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout'])
      await sql`alter database ${name} set ${sql.raw(limit)} = ${sql.raw(`'${LIMIT_MS}ms'`)}`.execute(
        database.db,
      )
  }

  test('holds its turn: the others wait, and one of them loads', async () => {
    await limitServer()
    let loads = 0
    const load = async () => {
      loads += 1
      await sleep(LONGER_MS)
      await start.db.insertInto('zip_place').values(CHICAGO).execute()
    }
    await Promise.all([1, 2, 3].map(() => loadOnce(start.db, 'zip_place', load)))

    expect(loads).toBe(1)
  })

  test('control: a lock that belongs to a transaction is lost, and the start with it', async () => {
    await limitServer()
    const { db, close } = connect(database.url, { poolSize: 1 })
    const held = db.transaction().execute(async (trx) => {
      await sql`set local idle_in_transaction_session_timeout = ${sql.raw(`'${LIMIT_MS}ms'`)}`.execute(trx)
      await sql`select pg_advisory_xact_lock(hashtext('demo data'))`.execute(trx)
      await sleep(LONGER_MS)
      await sql`select 1`.execute(trx)
    })

    await expect(held).rejects.toThrow()
    await close()
  })
})
