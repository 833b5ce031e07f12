import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUYER } from '#features/people/accounts/rules/actor.ts'
import { COUPON_LIMITS } from '#features/selling/pricing/rules/access.ts'
import { clockAt } from '#lib/clock.ts'
import { makeLimits } from '#platform/limits/server/limits.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { FURNACE, seedCoupon, seedPlaces, seedPriceList } from '#tests/fixtures/database/price-list.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { averageTax } from '#tests/fixtures/shop/taxes.ts'
import { cartHandlers } from './handlers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await Promise.all([seedPriceList(database.db), seedPlaces(database.db)])
  await seedCoupon(database.db, { code: 'SPRING' })
})
afterAll(() => database.drop())

/** The calls of one store; each store has its own counts. */
function setUp() {
  const context = {
    db: database.db,
    clock: clockAt('2026-11-25T18:59:00Z'),
    tax: { rateFor: async () => averageTax(0) },
    actor: BUYER,
    delivery: { showInside: true, showGuaranteed: true },
    rateLimits: makeLimits(),
    request: makeRequest(),
  }
  const products = [{ id: FURNACE, quantity: 1 }]
  const codeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'answered',
      (error) => error.code,
    )
  return {
    apply: (couponCode: string) =>
      codeOf(call(cartHandlers.applyCoupon, { couponCode, products }, { context })),
    tax: (couponCode: string | null) =>
      codeOf(call(cartHandlers.tax, { couponCode, products, destinationZip: '60614' }, { context })),
  }
}

const wrong = (n: number) => `WRONG${n}`
const count = (codes: readonly string[], code: string) => codes.filter((each) => each === code).length

test('after 20 wrong codes, one at a time, the store refuses even the right one', async () => {
  const { apply, tax } = setUp()
  for (let n = 0; n < 10; n++) {
    expect(await apply(wrong(n))).toBe('invalid_coupon')
    expect(await tax(wrong(n))).toBe('answered')
  }

  expect([await apply(wrong(99)), await tax(wrong(99)), await apply('SPRING')]).toEqual(
    Array(3).fill('too_many'),
  )
  expect(await tax(null)).toBe('answered')
})

test('of 60 wrong codes at once the store checks 20', async () => {
  const { apply } = setUp()

  const codes = await Promise.all(Array.from({ length: 60 }, (_, n) => apply(wrong(n))))

  expect(count(codes, 'invalid_coupon')).toBe(COUPON_LIMITS.coupon.points)
})

test('a right code does not count', async () => {
  const { apply, tax } = setUp()
  const codes = []
  for (let n = 0; n < 30; n++) codes.push(await apply('SPRING'), await tax('SPRING'))

  expect(count(codes, 'answered')).toBe(60)
})
