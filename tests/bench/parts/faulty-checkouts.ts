import { sql } from 'kysely'
import { connect } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { chance } from '#demo/catalogue/chance.ts'
import { migrations } from '#server/declared.ts'
import { breaches } from '../../faults/checks/invariants.ts'
import { perform } from '../../faults/history/perform.ts'
import { night, seen, settle } from '../../faults/history/settle.ts'
import { begin } from '../../faults/history/shop-state.ts'
import { around, type Step, storyOf } from '../../faults/history/steps.ts'
import { providerStage } from '../../faults/stage/provider-stage.ts'

const SEED = 20_261_120
const AT_ONCE = 16
/** A slow machine makes fewer of them in this time, and says how many. */
const LIMIT_MS = 240_000
const JOBS = ['reconcile-payments', 'move-money', 'outbox', 'expire-orders']

/**
 * Many buyers, 16 at a time through two instances, with a provider in trouble at every sixth of them: how
 * many orders and how much money that made, and every breach of an invariant.
 */
export async function faultyCheckouts(
  serverUrl: string,
  count: number,
): Promise<{ made: number; figures: string; breaches: string[]; seconds: number }> {
  const database = await ownDatabase(serverUrl)
  const stage = await providerStage(database, { deadlineMs: 150, limits: { maxInFlight: 8 } })
  const began = performance.now()
  try {
    const own = await begin(stage, {
      furnaces: Math.floor(count * 0.9),
      thermostats: count,
      coupons: Math.floor(count / 20),
      mailboxes: Math.floor(count / 4),
    })
    let index = 0
    const worker = async () => {
      while (index < count && performance.now() - began < LIMIT_MS) await oneBuyer(own, stage, index++)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    await settle(stage)
    const found = await breaches(await seen(own))
    return {
      made: index,
      figures: await figuresOf(stage.database.db),
      breaches: found,
      seconds: (performance.now() - began) / 1_000,
    }
  } finally {
    await stage.close()
  }
}

type History = Awaited<ReturnType<typeof begin>>
type Setting = Awaited<ReturnType<typeof providerStage>>

/**
 * One buyer's visit, with a fault at the provider in every second one that has bad luck; the jobs run every
 * hundred.
 */
async function oneBuyer(history: History, setting: Setting, turn: number): Promise<void> {
  const trouble = around(`${SEED} ${turn} trouble`)
  if (trouble.do === 'fault' && chance(`${turn} strikes`, 2) === 0)
    await perform(history, { ...trouble, times: 1 })
  for (const step of storyOf(SEED, turn, turn)) if (isOfBuyer(step)) await perform(history, step)
  history.answers.length = 0
  setting.clock.advance(3_000)
  if (turn % 100 !== 0) return
  night(setting)
  for (const job of JOBS) await setting.work(job, chance(`${turn}`, 2))
}

/** Jobs and the provider's night have a rhythm of their own here. */
const isOfBuyer = (step: Step): boolean => step.do !== 'job' && step.do !== 'a night at the provider'

async function ownDatabase(serverUrl: string) {
  const url = Object.assign(new URL(serverUrl), { pathname: '/faulty_checkouts' }).href
  const admin = connect(serverUrl, { poolSize: 1, statementTimeoutMs: 60_000 })
  await admin.pool.query('create database faulty_checkouts')
  const connection = connect(url, { poolSize: 12, statementTimeoutMs: 60_000 })
  await migrate(connection.db, migrations)
  return {
    db: connection.db,
    url,
    async drop() {
      await connection.close()
      await admin.pool.query('drop database faulty_checkouts with (force)')
      await admin.close()
    },
  }
}

async function figuresOf(db: Parameters<typeof migrate>[0]): Promise<string> {
  const { rows } = await sql<{ orders: number; placed: number; captured: number; refunded: number }>`
    select
      count(*) as orders,
      count(placed_at) as placed,
      (select count(*) from money_movement where kind = 'capture' and status = 'done') as captured,
      (select count(*) from money_movement where kind = 'refund' and status = 'done') as refunded
    from orders
  `.execute(db)
  const counts = Object.entries(rows[0] ?? {})
  return counts.map(([name, count]) => `${Number(count).toLocaleString('en-US')} ${name}`).join(', ')
}
