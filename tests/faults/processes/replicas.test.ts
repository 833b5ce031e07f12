import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Buyers, startBuyers } from '#tests/fixtures/buyers/load.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { type Balancer, startBalancer } from '#tests/fixtures/proxies/balancer.ts'
import { SHARED_MACHINE } from '#tests/fixtures/shared-machine.ts'
import { openStage, type Stage } from '#tests/fixtures/store/replicas.ts'
import { brokenAfterwards } from '../stage/aftermath.ts'

/** 50 in the long run: FAULT_KILLS=50, see CONTRIBUTING.md */
const KILLS = Number(process.env.FAULT_KILLS ?? 3)
const BUYERS = 6

// Several processes of the built store run behind a load balancer, and buyers send orders without a pause.
let database: TestDatabase
let stage: Stage
let balancer: Balancer
let naives: ChildProcess[]

beforeEach(async () => {
  database = await makeDatabase()
  stage = await openStage(database)
  balancer = await startBalancer()
  naives = []
})

afterEach(async () => {
  for (const naive of naives) naive.kill('SIGKILL')
  await balancer.close()
  await stage.close()
  await database.drop()
})

interface Replica {
  url: string
  process: ChildProcess
}
const NAIVE = fileURLToPath(new URL('../naive/replica.ts', import.meta.url))

async function startNaive(): Promise<Replica> {
  const child = fork(NAIVE, [database.url], { execArgv: ['--disable-warning=ExperimentalWarning'] })
  naives.push(child)
  const [url] = (await once(child, 'message')) as [string]
  return { url, process: child }
}

const broken = (reported: readonly string[]) => brokenAfterwards({ db: database.db, ...stage }, reported)
const describeAll = (buyers: Buyers) => buyers.troubles.map(({ status, body }) => `${status} ${body}`)

/**
 * Starts a replica and kills the one before it at a random moment of the seed, several times, once it
 * `mayBegin`. Answers the times of the kills.
 */
async function killOneAfterAnother(
  start: () => Promise<Replica>,
  kills: number,
  mayBegin: () => boolean = () => true,
): Promise<Map<string, number>> {
  const killedAt = new Map<string, number>()
  let [stays, next] = await Promise.all([start(), start()])
  balancer.add(stays.url)
  balancer.add(next.url)
  while (!mayBegin()) await sleep(20)
  for (let kill = 0; kill < kills; kill++) {
    await sleep(150 + ((kill * 7919) % 331))
    const victim = stays
    killedAt.set(victim.url, performance.now())
    victim.process.kill('SIGKILL')
    await once(victim.process, 'exit')
    stays = next
    next = await start()
    balancer.remove(victim.url)
    balancer.add(next.url)
  }
  await sleep(300)
  return killedAt
}

describe('F02: one of two replicas dies under checkout load', () => {
  test(`killed ${KILLS} times: the other answers, and every confirmed order exists, paid once`, async () => {
    const buyers = startBuyers(balancer.url, stage.sandbox, BUYERS)
    const killedAt = await killOneAfterAnother(() => stage.start(), KILLS)
    while (buyers.reported.length <= KILLS * BUYERS) await sleep(50)
    await buyers.stop()

    // On a slow machine the store may answer 503 and ask the buyer to try again: that is no fault.
    const ofOthers = buyers.troubles.filter(
      ({ status, backend, at }) =>
        status !== 503 && backend !== null && !((killedAt.get(backend) ?? Number.POSITIVE_INFINITY) <= at),
    )
    expect(ofOthers).toEqual([])
    expect([buyers.lost, new Set(buyers.reported).size]).toEqual([[], buyers.reported.length])
    expect(buyers.reported.length).toBeGreaterThan(KILLS * BUYERS)
    expect(await broken(buyers.reported)).toEqual([])
  }, 600_000)

  test('control: replicas that answer before they write lose confirmed orders, and the ' +
    'check finds it', async () => {
    const buyers = startBuyers(balancer.url, stage.sandbox, BUYERS)
    await killOneAfterAnother(startNaive, 1, () => buyers.reported.length >= BUYERS)
    await buyers.stop()

    const { rows } = await sql<{ id: string }>`select id from orders`.execute(database.db)
    const gone = buyers.reported.filter((id) => !rows.some((row) => row.id === id))
    expect(gone.length).toBeGreaterThan(0)
  }, 240_000)
})

describe('F03: a deploy during checkout', () => {
  const NOTICE = { env: { DRAIN_NOTICE_MS: '3000' } }

  /** Starts the new release, adds a column and stops the old release. Answers how the old one ended. */
  async function deploy(older: Replica, newer: Replica): Promise<{ code: number | null; seconds: number }> {
    balancer.add(newer.url)
    await sql`alter table orders add column if not exists release_note text`.execute(database.db)
    await sql`
      alter table payment_attempt
      add column if not exists release_note text not null default ''`.execute(database.db)
    await sleep(300)
    const began = performance.now()
    older.process.kill('SIGTERM')
    const [code] = (await once(older.process, 'exit')) as [number | null]
    const seconds = (performance.now() - began) / 1000
    await sleep(300)
    return { code, seconds }
  }

  test('two releases in a row: no request fails, and the old process ends within 10 s', async () => {
    const first = await stage.start(NOTICE)
    balancer.add(first.url)
    const buyers = startBuyers(balancer.url, stage.sandbox, BUYERS)
    const second = await stage.start(NOTICE)
    const ends = [await deploy(first, second), await deploy(second, await stage.start(NOTICE))]
    while (buyers.reported.length <= BUYERS) await sleep(50)
    await buyers.stop()

    expect(describeAll(buyers).filter((text) => !text.includes('"errorType":"busy"'))).toEqual([])
    expect(ends.map(({ code }) => code)).toEqual([0, 0])
    expect(Math.max(...ends.map(({ seconds }) => seconds))).toBeLessThan(10 * SHARED_MACHINE)
    expect(buyers.reported.length).toBeGreaterThan(BUYERS)
    expect(await broken(buyers.reported)).toEqual([])
  }, 240_000)

  test('control: a server that exits at once on the signal breaks requests off, and the buyers ' +
    'see it', async () => {
    const [first, second] = [await startNaive(), await startNaive()]
    balancer.add(first.url)
    const buyers = startBuyers(balancer.url, stage.sandbox, BUYERS)
    await deploy(first, second)
    await buyers.stop()

    expect(buyers.troubles.length).toBeGreaterThan(0)
  }, 240_000)
})
