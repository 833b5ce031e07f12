import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getOrder } from '#features/selling/orders/server/index.ts'
import { makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { operate } from '#tests/fixtures/shop/operations.ts'
import { FURNACE, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { type CrashStage, crashStage } from '../stage/crash-stage.ts'

let stage: CrashStage

beforeEach(async () => {
  stage = await crashStage({ stock: { furnaces: 5, thermostats: 5 } })
})
afterEach(() => stage.close())

const edit = (orderId: string) => operate(stage.database.db, 'edit', { orderId, now: stage.clock.now() })
const totalOf = async (orderID: string) => (await getOrder(stage.database.db, orderID)).total_cents
const givenBack = () => stage.ledger.entries.filter(({ refundOf }) => refundOf).map(({ amount }) => amount)

/** An order whose money a payment method took at once. */
async function taken() {
  const { orderID } = await stage.shop.checkout(
    makeCardBody([
      { id: FURNACE, qty: 1 },
      { id: THERMOSTAT, qty: 2 },
    ]),
    randomUUID(),
  )
  for (const entry of stage.ledger.entries) entry.status = 'captured'
  await stage.database.db.updateTable('payment_attempt').set({ status: 'captured' }).execute()
  return { orderID, total: await totalOf(orderID) }
}

describe('F01: the process of an edit that gives money back dies at', () => {
  test('fulfilment.order-edited: lines and refund are rolled back, and a retry makes both', async () => {
    const { orderID, total } = await taken()
    expect(await stage.dieAt('fulfilment.order-edited', { kind: 'edit', orderID })).toBe('SIGKILL')
    await stage.recover()
    expect([await totalOf(orderID), givenBack()]).toEqual([total, []])

    await edit(orderID)
    expect(await stage.dieAt('money.provider-answered', { kind: 'job', name: 'move-money' })).toBe('SIGKILL')
    await stage.recover()
    const after = await totalOf(orderID)
    expect([after < total, givenBack()]).toEqual([true, [total - after]])
    expect(await stage.broken([orderID])).toEqual([])
  })

  test('the control: lines that are committed before the refund leave the money with us', async () => {
    const { orderID, total } = await taken()
    await edit(orderID)
    // What a process leaves that commits the lines and dies before the refund.
    await stage.database.db.deleteFrom('refund_request').execute()
    await stage.database.db.deleteFrom('money_movement').where('kind', '=', 'refund').execute()
    await stage.recover()
    expect([(await totalOf(orderID)) < total, givenBack()]).toEqual([true, []])
    expect(await stage.broken([orderID])).toEqual([
      expect.stringMatching(/^I2: .* are held for edited order/),
    ])
  })
})
