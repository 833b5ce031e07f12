import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { press } from '#tests/fixtures/buyers/load.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { openStage, type Stage } from '#tests/fixtures/store/replicas.ts'
import * as naive from '../naive/naive.ts'
import { brokenAfterwards } from '../stage/aftermath.ts'

const IMPORTED = 1_500

let database: TestDatabase
let stage: Stage
let folder: string

beforeEach(async () => {
  database = await makeDatabase({ poolSize: 4 })
  stage = await openStage(database)
  folder = mkdtempSync(join(tmpdir(), 'alpine-jobs-'))
})

afterEach(async () => {
  await stage.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const broken = (reported: readonly string[]) => brokenAfterwards({ db: database.db, ...stage }, reported)
const one = async (query: ReturnType<typeof sql<{ n: number }>>) =>
  (await query.execute(database.db)).rows[0]?.n ?? 0
const mailsBegun = () =>
  one(sql<{ n: number }>`select count(*) as n from outbox where unanswered > 0 and sent_at is null`)
const products = () => one(sql<{ n: number }>`select count(*) as n from product`)

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20)
}

const isAsked = async () => stage.sandbox.control.requests.some(({ path }) => path.includes('search'))

async function kill({ process: worker }: { process: ChildProcess }): Promise<void> {
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}

/** A worker that is sending a mail to a slow mail server. */
async function mailing(): Promise<{ reported: string; process: ChildProcess }> {
  const store = await stage.start()
  stage.mail.fault({ behavior: 'delay_ms', ms: 3_000 })
  const reported = (await press(store.url, stage.sandbox)).orderID ?? ''
  await until(async () => (await mailsBegun()) > 0)
  return { reported, process: store.process }
}

describe('F04: a worker dies in the middle of a job', () => {
  test('a mail, then a question to the provider: another process takes over each when its lease ' +
    'ends', async () => {
    const first = await mailing()
    await kill(first)
    const second = await stage.start()
    stage.sandbox.control.fault({ op: 'sale', behavior: 'commit_then_reset' })
    stage.sandbox.control.fault({ op: 'search', behavior: 'delay_ms:1500' })
    const open = (await press(second.url, stage.sandbox)).orderID ?? ''
    await until(isAsked)
    await kill(second)
    await stage.start()

    expect(await broken([first.reported, open])).toEqual([])
    expect(new Set(stage.mail.messages().map(({ messageId }) => messageId)).size).toBe(2)
    expect(
      await one(
        sql`select min(tries) as n from outbox where dedupe_key = ${`order-confirmation:${first.reported}`}`,
      ),
    ).toBeGreaterThanOrEqual(2)
  }, 240_000)

  test('an import of the catalog: none of it is written, and it succeeds when it is ' +
    'started again', async () => {
    const file = join(folder, 'catalogue.jsonl')
    await writeCatalogue(file)
    const before = await products()
    const importing = spawn(process.execPath, ['build/server/catalog.js', 'import', file], {
      env: { ...process.env, ...stage.env },
      stdio: 'ignore',
    })
    const ended = once(importing, 'exit')
    await until(
      async () =>
        (await one(
          sql`
            select count(*) as n
            from pg_locks
            where relation = 'product'::regclass and mode = 'RowExclusiveLock'`,
        )) > 0,
    )
    importing.kill('SIGKILL')

    expect(await ended).toEqual([null, 'SIGKILL'])
    expect(await products()).toBe(before)
    expect(
      spawnSync(process.execPath, ['build/server/catalog.js', 'import', file], {
        env: { ...process.env, ...stage.env },
      }).status,
    ).toBe(0)
    expect(await products()).toBe(before + IMPORTED)
  }, 240_000)

  test('control: claims without an end are never taken over, and the check finds it', async () => {
    const worker = await mailing()
    await kill(worker)
    await naive.claimForEver(database.db)
    const next = await stage.start()
    await press(next.url, stage.sandbox)
    await until(async () => stage.mail.messages().length > 0)

    const { rows } = await sql<{
      key: string
    }>`select dedupe_key as key from outbox where sent_at is null`.execute(database.db)
    expect(rows).toContainEqual({ key: `order-confirmation:${worker.reported}` })
  }, 240_000)
})

/** Writes a catalog of many copies of the stage's furnace, so that its import takes a while. */
async function writeCatalogue(file: string): Promise<void> {
  spawnSync(process.execPath, ['build/server/catalog.js', 'export', file], {
    env: { ...process.env, ...stage.env },
  })
  const furnace = JSON.parse(readFileSync(file, 'utf8').split('\n', 1)[0]!) as Record<string, unknown>
  const rows = Array.from({ length: IMPORTED }, (_, index) =>
    JSON.stringify({ ...furnace, type: 'thermostat', id: String(200_000_000 + index), sku: `S-${index}` }),
  )
  writeFileSync(file, `${rows.join('\n')}\n`)
}
