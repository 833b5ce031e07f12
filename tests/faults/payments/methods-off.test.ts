import { afterEach, beforeEach, expect, test } from 'vitest'
import { methodSwitch, type PaymentMethod, switchedOff } from '#features/selling/payments/rules/methods.ts'
import { setMerchant } from '#lib/merchant/merchant.ts'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { approvedPaypal, type ProviderStage, providerStage } from '../stage/provider-stage.ts'

let stage: ProviderStage
beforeEach(async () => {
  stage = await providerStage(await makeDatabase())
  await fillStock(stage.database.db, { furnaces: 9 })
})
afterEach(async () => {
  setMerchant({ switchedOff: [] })
  await stage.close()
})

const ITEMS = [{ id: FURNACE, qty: 1 }]
const shop = () => stage.shops[0]
const card = () => stage.sandbox.control.tokenize('4111111111111111')
const turnOff = (...methods: PaymentMethod[]) => setMerchant({ switchedOff: methods.map(methodSwitch) })
const refusal = (method: PaymentMethod) => ({
  code: 'method_not_offered',
  status: 409,
  message: switchedOff([method]),
  details: { paymentMethod: method },
})
const orders = async () => (await stage.database.db.selectFrom('orders').select('id').execute()).length

test.each(['creditCard', 'PayPal', 'affirm', 'check'] as const)(
  '[29] no order is placed by %s while it is off, and the checkout says so',
  async (method) => {
    turnOff(method)
    await expect(shop().checkout(makeBody(ITEMS, {}, method))).rejects.toMatchObject(refusal(method))
    expect(await orders()).toBe(0)
    expect((await shop().methods())[method]).toBe(switchedOff([method]))
  },
)

test('[29] an order that waits takes no new card, no new approval and no application', async () => {
  const { orderID } = await shop().checkout(makeBody(ITEMS, {}, 'PayPal'))
  turnOff('creditCard', 'applepay', 'PayPal', 'affirm')
  await expect(shop().pay(orderID, card())).rejects.toMatchObject(refusal('creditCard'))
  await expect(shop().payByWallet('applepay', orderID, card())).rejects.toMatchObject(refusal('applepay'))
  await expect(shop().beginPaypal(orderID)).rejects.toMatchObject(refusal('PayPal'))
  await expect(shop().beginAffirm(orderID)).rejects.toMatchObject(refusal('affirm'))
  expect(await stage.database.db.selectFrom('payment_attempt').select('id').execute()).toEqual([])
})

test('[29] what began before it was off ends: an approval pays, and a resend finds its payment', async () => {
  const { orderID, reference } = await approvedPaypal(stage)
  const token = card()
  const [body, key] = [makeCardBody(ITEMS, token), 'an-attempt-that-is-sent-twice']
  const paid = await shop().checkout(body, key)
  turnOff('PayPal', 'creditCard')
  expect((await shop().payByPaypal(orderID, reference)).state).toBe('authorized')
  expect(await shop().checkout(body, key)).toEqual(paid)
  expect(await shop().pay(paid.orderID, token)).toEqual(paid)
})
