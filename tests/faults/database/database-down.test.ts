import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { press, startBuyers, type Trouble } from '#tests/fixtures/buyers/load.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { serverOf, throughPort } from '#tests/fixtures/proxies/database-address.ts'
import { startFaultProxy } from '#tests/fixtures/proxies/fault-proxy.ts'
import { quickFolder } from '#tests/fixtures/quick-folder.ts'
import { SHARED_MACHINE } from '#tests/fixtures/shared-machine.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { openStage, type Stage } from '#tests/fixtures/store/replicas.ts'
import * as naive from '../naive/naive.ts'
import { brokenAfterwards } from '../stage/aftermath.ts'
import { killDatabaseUnderLoad, killServer } from './killed-database.ts'

const BUYERS = 4
/** A 503 that says when to try again: busy, not broken. */
const polite = ({ status, retryAfter }: Trouble) => status === 503 && retryAfter !== null

describe('F09: the database is killed under load', () => {
  test('5 s after it is back a checkout succeeds without a restart of ours, and no promised order ' +
    'is gone', async () => {
    const { seconds, buyers, isSameProcess, breaches } = await killDatabaseUnderLoad(BUYERS)

    expect(seconds).toBeLessThan(5 * SHARED_MACHINE)
    expect(buyers.troubles.length).toBeGreaterThan(0)
    expect(buyers.troubles.filter((trouble) => !polite(trouble))).toEqual([])
    expect([buyers.lost, isSameProcess, breaches]).toEqual([[], true, []])
  }, 240_000)
})

describe('F09: the embedded database is killed under load', () => {
  test('the store starts it again: the next order succeeds within 5 s, no order is lost', async () => {
    const { seconds, buyers, isSameProcess, breaches } = await killDatabaseUnderLoad(8, { isWatched: true })

    expect(seconds).toBeLessThan(5 * SHARED_MACHINE)
    expect(buyers.troubles.filter((trouble) => !polite(trouble))).toEqual([])
    expect([buyers.lost, isSameProcess, breaches]).toEqual([[], true, []])
  }, 240_000)

  test('control: without the watchdog the database stays down', async () => {
    const folder = quickFolder('alpine-unwatched')
    const server = await startEmbedded(folder)
    await killServer(folder)
    await sleep(2_000)
    const asked = connect(server.url, { poolSize: 1 })

    await expect(asked.pool.query('select 1')).rejects.toThrow()
    await asked.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }, 60_000)
})

describe('with a database of its own', () => {
  let database: TestDatabase
  let stage: Stage
  beforeEach(async () => {
    database = await makeDatabase({ poolSize: 4 })
    stage = await openStage(database)
  })
  afterEach(async () => {
    await stage.close()
    await database.drop()
  })

  const broken = (reported: readonly string[]) => brokenAfterwards({ db: database.db, ...stage }, reported)

  describe('F10: sessions of the database end between a statement and the COMMIT', () => {
    /** Ends every session of the store that is inside a transaction. Answers how many. */
    async function endSessions(): Promise<number> {
      const { rows } = await sql<{ n: number }>`
        select count(pg_terminate_backend(pid)) as n
        from pg_stat_activity
        where datname = current_database()
          and application_name = 'alpine'
          and state like 'idle in transaction%'
          and pid <> pg_backend_pid()`.execute(database.db)
      return rows[0]?.n ?? 0
    }

    test('no outcome is guessed: a confirmed order exists, other buyers are asked to come ' +
      'back, and no buyer pays twice', async () => {
      const store = await stage.start()
      const buyers = startBuyers(store.url, stage.sandbox, BUYERS)
      let ended = 0
      const until = performance.now() + 2_500
      for (; performance.now() < until || ended <= 5; await sleep(15)) ended += await endSessions()
      while (buyers.reported.length === 0) await sleep(20)
      await buyers.stop()

      expect(ended).toBeGreaterThan(5)
      expect(buyers.troubles.filter((trouble) => !polite(trouble))).toEqual([])
      expect([buyers.lost, buyers.reported.length > 0]).toEqual([[], true])
      expect(await broken(buyers.reported)).toEqual([])
    }, 240_000)

    test(
      'control: a checkout that reads a broken connection as a COMMIT confirms an order that ' +
        'does not exist, and the check finds it',
      async () => {
        const shop = connect(database.url, { poolSize: 1 })
        const promised = await naive.promiseAnyway(shop.db, 'an-attempt', FURNACE, endSessions)
        await shop.close().catch(() => undefined)

        expect(await broken([promised])).toContainEqual(expect.stringContaining('I5'))
      },
    )
  })

  describe('F12: a half-open connection', () => {
    test('a line that swallows everything is noticed within 15 s, buyers are asked to come back, ' +
      'and the pool heals by itself', async () => {
      const proxy = await startFaultProxy(serverOf(database.url))
      const databaseUrl = throughPort(database.url, proxy.port)
      const store = await stage.start({ databaseUrl })
      const buyers = startBuyers(store.url, stage.sandbox, BUYERS)
      while (buyers.reported.length < BUYERS) await sleep(20)

      proxy.set({ blackHole: true })
      const page = await fetch(`${store.url}/order-summary/${buyers.reported[0]}/60614`)
      while (buyers.troubles.length < BUYERS) await sleep(50)
      proxy.clear()
      const began = performance.now()
      while (!(await press(store.url, stage.sandbox)).orderID) await sleep(50)
      const seconds = (performance.now() - began) / 1000
      await buyers.stop()

      const late = 15_000 * SHARED_MACHINE
      expect(buyers.troubles.filter((trouble) => !polite(trouble) || trouble.ms > late)).toEqual([])
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
      expect(seconds).toBeLessThan(5 * SHARED_MACHINE)
      expect(buyers.lost).toEqual([])
      expect(await broken(buyers.reported)).toEqual([])
      await stage.close()
      await proxy.close()
    }, 240_000)

    test('control: a pool without a time limit never gets an answer', async () => {
      const proxy = await startFaultProxy(serverOf(database.url))
      const databaseUrl = throughPort(database.url, proxy.port)
      const [guarded, unguarded] = [
        connect(databaseUrl, { poolSize: 1, statementTimeoutMs: 100 }),
        connect(databaseUrl, { poolSize: 1, statementTimeoutMs: 0 }),
      ]
      const ask = ({ pool }: typeof guarded) =>
        pool.query('select 1').then(
          () => 'answered',
          () => 'noticed',
        )
      await Promise.all([ask(guarded), ask(unguarded)])

      proxy.set({ blackHole: true })
      const waiting = ask(unguarded)
      expect(await ask(guarded)).toBe('noticed')
      expect(await Promise.race([waiting, sleep(500, 'still waiting')])).toBe('still waiting')
      proxy.resetAll()
      await Promise.all([waiting, guarded.close(), unguarded.close()])
      await proxy.close()
    })
  })
})
