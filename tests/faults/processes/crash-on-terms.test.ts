import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { creditUse } from '#features/selling/net-terms/server/terms-offer.ts'
import { CRASH_POINTS } from '#server/crash-points.ts'
import { demoPeople, whoAsks } from '#tests/fixtures/portal/people.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { operate } from '#tests/fixtures/shop/operations.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { type CrashStage, crashStage } from '../stage/crash-stage.ts'

let stage: CrashStage
let database: CrashStage['database']
let clock: CrashStage['clock']
let shop: CrashStage['shop']
let broken: CrashStage['broken']
let dieAt: CrashStage['dieAt']
let recover: CrashStage['recover']

beforeEach(async () => {
  stage = await crashStage({ stock: { furnaces: 5 } })
  ;({ database, clock, shop, broken, dieAt, recover } = stage)
  await demoPeople(database.db)
  await database.db
    .insertInto('credit_account')
    .values({
      company_id: 1,
      limit_cents: 2_000_00,
      terms_days: 30,
      status: 'open',
      changed_by: 'test',
      changed_at: clock.now(),
    })
    .execute()
})
afterEach(() => stage.close())

const namesWith = (prefix: string) => CRASH_POINTS.filter((name) => name.startsWith(prefix))

describe('F01: the process of an order on net terms dies at', () => {
  // The limit is enough for one of these orders, not for two.
  const body = makeBody([{ id: FURNACE, qty: 1 }], {}, 'terms')
  const buy = (key: string) => shop.checkout(body, key, {}, whoAsks('contractor'))
  const total = Math.round(body.paymentInfo.amount * 100)
  const used = async () => (await creditUse(database.db, 1, clock.now())).used
  const charges = () =>
    database.db.selectFrom('credit_charge').select(['order_id', 'status', 'captured_cents']).execute()

  test.each(['terms.credit-reserved', ...namesWith('payment.')] as const)(
    '%s: after the restart the same key has one outcome, and it uses credit once',
    async (point) => {
      const key = randomUUID()

      expect(await dieAt(point, { kind: 'checkout', body, key, by: 'contractor' })).toBe('SIGKILL')
      if (point === 'terms.credit-reserved') expect([await charges(), await used()]).toEqual([[], 0])
      await recover()
      expect(await broken()).toEqual([])

      const again = await buy(key)
      await recover()
      expect(again.state).toBe('authorized')
      expect(await buy(key)).toEqual(again)
      expect(await charges()).toEqual([{ order_id: again.orderID, status: 'authorized', captured_cents: 0 }])
      expect(await used()).toBe(total)
      expect(await database.db.selectFrom('orders').select('id').execute()).toEqual([{ id: again.orderID }])
      expect(await broken([again.orderID])).toEqual([])
      await expect(buy(randomUUID())).rejects.toMatchObject({ code: 'payment_declined' })
    },
  )

  test.each(['terms.invoiced', ...namesWith('money.')] as const)(
    '%s of an invoice: the goods ship once, and the company gets one invoice',
    async (point) => {
      const { orderID } = await buy(randomUUID())
      await operate(database.db, 'ship', { orderId: orderID, now: clock.now() })

      expect(await dieAt(point, { kind: 'job', name: 'move-money' })).toBe('SIGKILL')
      expect(await used()).toBe(total)
      await recover()

      expect((await shop.progress({ orderID, postal: '60614' })).state).toBe('shipped')
      expect(await charges()).toEqual([{ order_id: orderID, status: 'captured', captured_cents: total }])
      expect(await database.db.selectFrom('money_movement').select(['kind', 'status']).execute()).toEqual([
        { kind: 'capture', status: 'done' },
      ])
      expect(await used()).toBe(total)
      expect(await broken([orderID])).toEqual([])
    },
  )

  test('control: an order whose credit was given back is found', async () => {
    const { orderID } = await buy(randomUUID())
    await recover()
    expect(await broken([orderID])).toEqual([])

    await database.db.updateTable('credit_charge').set({ status: 'voided' }).execute()

    expect(await broken([orderID])).toEqual([expect.stringContaining('I4')])
  })
})
