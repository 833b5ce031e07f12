import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import {
  type ClaimWork,
  claimDue,
  heldBy,
  MAX_UNANSWERED,
  processDue,
  type Queue,
  type Row,
} from './claims.ts'

const LEASE_MS = 60_000

const queue: Queue<'outbox'> = {
  table: 'outbox',
  key: 'id',
  due: 'due_at',
  number: 'tries',
  unanswered: 'unanswered',
  open: () => sql`sent_at is null`,
}

let database: TestDatabase
let now: Date
const clock = { now: () => now }
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const services = () => ({ db: database.db, clock })

beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  now = new Date('2026-11-20T16:00:00Z')
  await database.db.deleteFrom('outbox').execute()
})

async function add(...keys: string[]): Promise<void> {
  await database.db
    .insertInto('outbox')
    .values(keys.map((key) => ({ topic: 't', dedupe_key: key, payload: '{}', created_at: now, due_at: now })))
    .execute()
}

const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute()

const work = (ask: (key: string) => Promise<string>): ClaimWork<Row<'outbox'>, string> => ({
  leaseMs: LEASE_MS,
  ask: ({ dedupe_key }) => ask(dedupe_key),
  async settle(claim, answer) {
    const { numUpdatedRows } = await database.db
      .updateTable('outbox')
      .set({ sent_at: now, unanswered: 0, last_error: answer })
      .where(heldBy(queue, claim))
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
})

test('two processes at once ask about each row once', async () => {
  await add('a', 'b', 'c')
  const asked: string[] = []
  const ask = async (key: string) => {
    asked.push(key)
    return 'ok'
  }

  const finished = await Promise.all([
    processDue(services(), queue, work(ask)),
    processDue(services(), queue, work(ask)),
  ])

  expect(asked.toSorted()).toEqual(['a', 'b', 'c'])
  expect(finished[0]! + finished[1]!).toBe(3)
})

test('a claim that was overtaken by a later one settles nothing', async () => {
  await add('a')
  const overtaken = work(async () => {
    later(LEASE_MS)
    await claimDue(services(), queue, { leaseMs: LEASE_MS, limit: 1, isSuspect: true })
    return 'too late'
  })

  const finished = await processDue(services(), queue, overtaken)

  expect([finished, await rows()]).toMatchObject([0, [{ sent_at: null, last_error: null, tries: 2 }]])
})

test('a row whose claims got no answer comes last, alone, at doubling intervals, until a limit', async () => {
  await add('poison')
  const waits: number[] = []
  for (let round = 0; round < MAX_UNANSWERED; round++) {
    const isSuspect = round > 0
    const [claim] = await claimDue(services(), queue, { leaseMs: LEASE_MS, limit: 20, isSuspect })
    waits.push(claim!.until.getTime() - now.getTime())
    later(waits.at(-1)!)
  }

  expect(waits).toEqual([1, 2, 4, 8, 16].map((factor) => factor * LEASE_MS))
  expect(
    await processDue(
      services(),
      queue,
      work(async () => 'ok'),
    ),
  ).toBe(0)
})

test('an answer after its deadline counts as failed, and the other rows are still settled', async () => {
  await add('slow', 'quick')
  const failures: unknown[] = []

  const finished = await processDue(services(), queue, {
    ...work((key) => (key === 'slow' ? new Promise<string>(() => {}) : Promise.resolve('ok'))),
    deadlineMs: 20,
    failed: async ({ row }, error) => failures.push([row.dedupe_key, (error as Error).message]),
  })

  expect([finished, failures]).toEqual([1, [['slow', 'No answer within 0 s']]])
})
