import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, connect } from '#db/connect.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { clearCounts, databaseLimiter, type Limiter, memoryLimiter } from './limiter.ts'
import type { QueryPool } from './point-counts.ts'

let database: TestDatabase
let processes: Connection[]
beforeAll(async () => {
  database = await makeDatabase()
  processes = [1, 2].map(() => connect(database.url, { poolSize: 2 }))
})
afterAll(async () => {
  await Promise.all(processes.map((each) => each.close()))
  await database.drop()
})

const limit = (name: string) => ({ name, points: 3, seconds: 60 })
const byTurns = async ([one, other]: Limiter[]) => {
  const waits = []
  for (const limiter of [one!, other!, one!, other!])
    waits.push((await limiter.take('198.51.100.7')).wait > 0)
  return waits
}

describe('a limit that two processes keep', () => {
  test('is one limit for all processes when the database counts, and stores no name or address', async () => {
    const limiters = processes.map(({ pool }) => databaseLimiter(pool)(limit('shared')))

    expect(await byTurns(limiters)).toEqual([false, false, false, true])
    expect((await limiters[1]!.take('198.51.100.8')).wait).toBe(0)
    const rows = await database.db.selectFrom('use_count').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('198.51')
  })

  test('control: counted in each process it is twice the limit', async () => {
    expect(await byTurns([memoryLimiter(limit('own')), memoryLimiter(limit('own'))])).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  test('counts that have ended are deleted, others stay', async () => {
    const soon = databaseLimiter(processes[0]!.pool)({ name: 'later', points: 3, seconds: 3_600 })
    await soon.take('a')

    expect(await clearCounts(database.db, new Date(Date.now() + 120_000))).toBe(2)
    expect(await database.db.selectFrom('use_count').select('key').execute()).toHaveLength(1)
  })

  test('without the database the process counts for itself instead of refusing every request', async () => {
    const gone = connect('postgres://nobody@127.0.0.1:1/none', { poolSize: 1 })
    const limiter = databaseLimiter(gone.pool)(limit('alone'))

    const waits = [await limiter.take('a'), await limiter.take('a'), await limiter.take('a')]
    expect(waits.map(({ wait }) => wait)).toEqual([0, 0, 0])
    expect((await limiter.take('a')).wait).toBeGreaterThan(0)
    await gone.close()
  })

  test('writes what is taken or given back at the same moment in one statement', async () => {
    const { pool } = processes[0]!
    let statements = 0
    const counting = {
      query: (statement: Parameters<typeof pool.query>[0]) => {
        statements++
        return pool.query(statement)
      },
    } as QueryPool
    const limiters = limitersOver(counting, ['network', 'mailbox', 'store'])

    const taken = await Promise.all(limiters.map((limiter) => limiter.take('a')))
    expect([taken.map(({ used }) => used), statements]).toEqual([[1, 1, 1], 1])
    await Promise.all(limiters.map((limiter) => limiter.giveBack('a')))
    expect(statements).toBe(2)
    expect((await limiters[0]!.take('a')).used).toBe(1)
  })

  test('counts every point of one key that is taken at the same moment', async () => {
    const limiter = databaseLimiter(processes[0]!.pool)(limit('same key'))
    const taken = await Promise.all(Array.from({ length: 10 }, () => limiter.take('a')))

    expect(taken.map(({ used }) => used).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(taken.filter(({ wait }) => wait === 0)).toHaveLength(3)
  })

  test('loses no point when processes take the same points in opposite orders', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `limit ${index}`)
    const [one, other] = processes.map(({ pool }) => limitersOver(pool, names))
    const times = 20
    for (let n = 0; n < times; n++)
      await Promise.all([...one!, ...other!.toReversed()].map((limiter) => limiter.take('a')))

    const taken = await Promise.all(one!.map((limiter) => limiter.take('a')))
    expect(new Set(taken.map(({ used }) => used))).toEqual(new Set([2 * times + 1]))
  })
})

function limitersOver(pool: QueryPool, names: readonly string[]): Limiter[] {
  const make = databaseLimiter(pool)
  return names.map((name) => make(limit(name)))
}
