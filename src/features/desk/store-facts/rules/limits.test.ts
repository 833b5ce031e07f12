import { afterEach, expect, test } from 'vitest'
import { mostBulk } from '#features/desk/order-desk/rules/bulk.ts'
import { limitOf } from '#features/partners/quotes/rules/judge-quote.ts'
import { isLargeOrder, LARGE_CENTS, LARGE_UNITS } from '#features/selling/orders/rules/holding.ts'
import { judgeRepricing } from '#features/selling/repricing/rules/repricing.ts'
import { FIRST_FACTS, type StoreFacts, setMerchant } from '#lib/merchant/merchant.ts'
import { ZERO } from '#lib/money.ts'

afterEach(() => setMerchant(FIRST_FACTS))
const staffSet = (figures: StoreFacts['figures']) => setMerchant({ ...FIRST_FACTS, figures })
const units = (quantity: number) => [{ productId: '1', quantity, reservesStock: true }]

test('[29] an order is large above what staff set', () => {
  const isLarge = () => [isLargeOrder([], LARGE_CENTS), isLargeOrder(units(LARGE_UNITS), 0)]
  expect(isLarge()).toEqual([false, false])
  staffSet({ 'large order': LARGE_CENTS - 1, 'large order units': LARGE_UNITS - 1 })
  expect(isLarge()).toEqual([true, true])
})

test('[29] sales give away alone what staff set, contractors nothing', () => {
  const line = { id: '1', name: 'a', qty: 1, price: 100_00, asked: 85_00, cost: 10_00 }
  const kind = () => judgeRepricing([line], { quoted: ZERO, given: ZERO }).kind
  expect([kind(), limitOf(true), limitOf(false)]).toEqual(['approval', 0.1, 0])
  staffSet({ 'discount alone': 15 })
  expect([kind(), limitOf(true), limitOf(false)]).toEqual(['alone', 0.15, 0])
})

test('[29] a run takes what staff set, and never more than the release allows', () => {
  expect(mostBulk()).toBe(500)
  staffSet({ 'bulk orders': 20 })
  expect(mostBulk()).toBe(20)
  staffSet({ 'bulk orders': 9_999 })
  expect(mostBulk()).toBe(500)
})
