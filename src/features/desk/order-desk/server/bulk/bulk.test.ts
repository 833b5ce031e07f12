import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { shipOrder } from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { armCrashPoint } from '#lib/crash-point.ts'
import { MINUTE_MS } from '#lib/dates.ts'
import { meeting } from '#tests/fixtures/database/waits.ts'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'
import { actorFor, type Person } from '#tests/fixtures/portal/people.ts'
import { carryOutRows } from './carry-out.ts'

let stage: DeskStage
beforeAll(async () => {
  stage = await deskStage()
})
afterAll(() => stage.close())
afterEach(() => armCrashPoint('none'))

const bulk = (person?: Person) => stage.portal(person).bulkOrders
const job = () => carryOutRows(stage)
const ONE = { furnaces: 1 }
const paidOrder = () => stage.paid(ONE)
async function wanted(kind: 'ship' | 'deliver', ids: readonly string[], carrier = 'UPS') {
  const { orders } = await bulk().named({ kind, orders: [...ids] })
  return {
    key: randomUUID(),
    kind,
    carrier: kind === 'ship' ? carrier : '',
    rows: orders.map(({ orderID, version }) => ({
      orderID,
      seen: version,
      tracking: kind === 'ship' ? `1Z-${orderID}` : '',
    })),
  }
}
const outcomes = async (id: string) =>
  (await bulk().run({ id })).rows.map(({ outcome, reason }) => reason ?? outcome)
const shipmentsOf = async (orderId: string) =>
  (await stage.db.selectFrom('shipment').selectAll().where('order_id', '=', orderId).execute()).length

test('[29] a contractor and sales start no run, and a shipment needs a carrier', async () => {
  const orderID = await paidOrder()
  const run = await wanted('ship', [orderID])
  for (const person of ['contractor', 'sales'] as const)
    await expect(bulk(person).start(run)).rejects.toMatchObject({ status: 403 })
  await expect(bulk().start({ ...run, carrier: ' ' })).rejects.toMatchObject({
    status: 400,
    details: { issues: [{ path: 'carrier' }] },
  })
  const unknown = [{ orderID: 'NOSUCHORDER12', seen: 1, tracking: 'x' }]
  await expect(bulk().start({ ...run, rows: unknown })).rejects.toMatchObject({ status: 404 })
})

test('[29] a run ships what it can and says of each other row why not; another delivers', async () => {
  const [paid, tracked, unpaid] = [await paidOrder(), await paidOrder(), await stage.byCheck(ONE)]
  const chosen = await bulk().choose({ kind: 'ship', ids: [paid, tracked, unpaid].join(',') })
  expect(new Map(chosen.orders.map(({ orderID, whyNot }) => [orderID, whyNot === null]))).toEqual(
    new Map([
      [paid, true],
      [tracked, true],
      [unpaid, false],
    ]),
  )
  const run = await wanted('ship', [paid, tracked, unpaid])
  const rows = run.rows.map((row) => (row.orderID === tracked ? { ...row, tracking: '' } : row))
  const { id } = await bulk().start({ ...run, rows })
  await bulk().start({ ...run, rows })
  await job()

  expect(await outcomes(id)).toEqual([
    'shipped',
    'No tracking number was given.',
    'This order can’t ship: it isn’t paid or authorized, or it has ended.',
  ])
  expect((await bulk().run({ id })).counts).toEqual({ waiting: 0, done: 1, refused: 2 })
  expect((await bulk().runs()).runs[0]).toMatchObject({ id, kind: 'ship', by: 'Omar Haddad' })
  const { news } = await stage.open(paid)
  expect(news.map(({ kind }) => kind)).toContain('shipment_made')

  const next = await wanted('deliver', [paid, tracked])
  expect((await bulk().named({ kind: 'deliver', orders: [paid] })).orders[0]?.whyNot).toBeNull()
  await bulk().start(next)
  await job()
  expect(await outcomes(next.key)).toEqual(['delivered', 'Nothing of this order is on its way.'])
})

test('[29] a refused row is tried again for the order as it is now; a done one never is', async () => {
  const ids = [await paidOrder(), await stage.byCheck(ONE)]
  const { id } = await bulk().start(await wanted('ship', ids))
  await job()
  await stage.desk().receiveCheck({ orderID: ids[1] ?? '', reference: 'CHECK 2' })

  expect(await bulk().retry({ id })).toEqual({ again: 1 })
  expect(await bulk().retry({ id })).toEqual({ again: 0 })
  await job()
  expect(await outcomes(id)).toEqual(['shipped', 'shipped'])
  expect(await shipmentsOf(ids[0] ?? '')).toBe(1)
})

test('[29] an order that has changed since its person looked is refused', async () => {
  const orderID = await paidOrder()
  const run = await wanted('ship', [orderID])
  await bulk().start(run)
  await stage.desk().ship({ orderID, carrier: 'FedEx', tracking: 'F1' })
  await job()
  expect(await outcomes(run.key)).toEqual([
    'The order changed after you looked at it. Open it, then try again.',
  ])
})

test('[29] a card is charged first: the row waits for the provider, and then has shipped', async () => {
  const orderID = await stage.byCard(ONE)
  const { id } = await bulk().start(await wanted('ship', [orderID]))
  await job()
  expect(await outcomes(id)).toEqual(['capturing'])
  expect((await bulk().run({ id })).counts.waiting).toBe(1)
  await stage.work('move-money')
  expect(await outcomes(id)).toEqual(['shipped'])
})

test('[29] a person who lost the right stops the rows that still wait', async () => {
  const orderID = await paidOrder()
  const { id } = await bulk().start(await wanted('ship', [orderID]))
  const person = stage.db.updateTable('account').where('name', '=', 'Omar Haddad')
  await person.set({ disabled_at: stage.clock.now() }).execute()
  await job()
  await person.set({ disabled_at: null }).execute()
  expect(await outcomes(id)).toEqual(['The person who started this can no longer do it.'])
  expect(await shipmentsOf(orderID)).toBe(0)
})

const dying = (work: () => Promise<unknown>) => {
  armCrashPoint('bulk.row-acted', () => {
    throw new Error('the process dies')
  })
  return expect(work()).rejects.toThrow('the process dies')
}

test.each(['ship', 'deliver'] as const)(
  '[29] a process dies after it acted on a row (%s): another one finds that it was done',
  async (kind) => {
    const orderID = await paidOrder()
    if (kind === 'deliver') await stage.desk().ship({ orderID, carrier: 'UPS', tracking: 'x' })
    const { id } = await bulk().start(await wanted(kind, [orderID]))
    await dying(job)
    expect(await outcomes(id)).toEqual(['waiting'])

    expect(await job()).toBe(0)
    stage.clock.advance(3 * MINUTE_MS)
    expect(await job()).toBe(1)
    expect(await outcomes(id)).toEqual([kind === 'ship' ? 'shipped' : 'delivered'])
    expect(await shipmentsOf(orderID)).toBe(1)
  },
)

/** What a first attempt would look like: no claim and no version, and the answer of the function as it is. */
async function naiveJob(id: string, atGate: () => Promise<void>): Promise<string[]> {
  const rows = await stage.db
    .selectFrom('bulk_row')
    .selectAll()
    .where('run_id', '=', id)
    .where('outcome', 'is', null)
    .execute()
  await atGate()
  const permission = requirePermission(actorFor('operations'), ORDER.ship)
  const done: string[] = []
  for (const { order_id: orderId, tracking } of rows) {
    const answer = await shipOrder(stage.db, permission, {
      orderId,
      tracking,
      carrier: 'UPS',
      now: stage.clock.now(),
    })
    done.push(answer.kind === 'refused' ? answer.reason : answer.kind)
  }
  return done
}

test('[29] of two processes one does each row; the naive job calls a shipped order refused', async () => {
  const make = async () => {
    const ids = [await paidOrder(), await paidOrder(), await paidOrder()]
    return (await bulk().start(await wanted('ship', ids))).id
  }
  const naive = await make()
  const atGate = meeting(2)
  const answers = (await Promise.all([naiveJob(naive, atGate), naiveJob(naive, atGate)])).flat()
  expect(answers.filter((answer) => answer !== 'shipped')).toHaveLength(3)
  await sql`delete from bulk_run where id = ${naive}`.execute(stage.db)

  const sound = await make()
  const finished = await Promise.all([job(), job()])
  expect(finished[0] + finished[1]).toBe(3)
  expect(await outcomes(sound)).toEqual(['shipped', 'shipped', 'shipped'])
})
