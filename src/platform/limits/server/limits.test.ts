import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CART_LIMITS } from '#features/selling/cart/rules/access.ts'
import { CHECKOUT_LIMITS } from '#features/selling/checkout/rules/access.ts'
import { ORDER_LIMITS } from '#features/selling/orders/rules/access.ts'
import { COUPON_LIMITS } from '#features/selling/pricing/rules/access.ts'
import { limits } from '#server/declared.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { meeting } from '#tests/fixtures/database/waits.ts'
import { databaseLimiter } from './limiter.ts'
import { type Limits, makeLimits } from './limits.ts'

let database: TestDatabase
let counted: Limits
const reached: string[] = []
beforeAll(async () => {
  database = await makeDatabase()
  counted = makeLimits({
    make: databaseLimiter(database.pool),
    record: ({ kind, who }) => reached.push(`${kind} ${who}`),
  })
})
afterAll(() => database.drop())

const TRIES = 60
// Some limits are higher than 60 tries at once, so the test tries 20 more than each allows.
const triesOf = (points: number): number => Math.max(TRIES, points + 20)

describe.each(limits)('the limit $limit.name', ({ limit }) => {
  const { name, points, seconds } = limit

  test('lets its points pass one at a time, refuses the next, and logs it once', async () => {
    const key = `one at a time ${name}`
    const waits: number[] = []
    for (let n = 0; n < points + 2; n++) waits.push((await counted.take(limit, key)).wait)

    expect(waits.filter((wait) => wait === 0)).toHaveLength(points)
    expect(waits.slice(-2).every((wait) => wait > 0 && wait <= seconds)).toBe(true)
    expect(reached.filter((each) => each === `${name} ${counted.markOf(key)}`)).toHaveLength(1)
  })

  test('lets as many pass of 60 at once', async () => {
    const taken = await Promise.all(
      Array.from({ length: triesOf(points) }, () => counted.take(limit, `at once ${name}`)),
    )

    expect(taken.filter(({ wait }) => wait === 0)).toHaveLength(points)
  })
})

test('control: reading the count and counting afterwards lets more pass of 60 at once', async () => {
  const { db } = database
  const key = 'naive'
  await db.insertInto('use_count').values({ key, points: 0, expire: null }).execute()
  const allHaveRead = meeting(TRIES)
  const naive = async (): Promise<boolean> => {
    const row = await db
      .selectFrom('use_count')
      .select('points')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    await allHaveRead()
    if (row.points >= ORDER_LIMITS.order.points) return false
    await db
      .updateTable('use_count')
      .set((eb) => ({ points: eb('points', '+', 1) }))
      .where('key', '=', key)
      .execute()
    return true
  }

  const passed = await Promise.all(Array.from({ length: TRIES }, naive))

  expect(passed.filter(Boolean)).toHaveLength(TRIES)
})

test('a returned point can be used again', async () => {
  for (let n = 0; n < COUPON_LIMITS.coupon.points * 2; n++) {
    expect((await counted.take(COUPON_LIMITS.coupon, 'network a')).wait).toBe(0)
    await counted.giveBack(COUPON_LIMITS.coupon, 'network a')
  }
})

test('a store may raise the limits on buying, and no other', () => {
  const raised = makeLimits({ buyingTimes: 3 })

  expect([
    raised.pointsOf(CHECKOUT_LIMITS['order-network']),
    raised.pointsOf(CART_LIMITS['cart-to']),
  ]).toEqual([30, 5])
})

test('neither the stored counts nor the log shows a network address', async () => {
  await counted.take(COUPON_LIMITS.coupon, '198.51.100.7')
  const rows = await database.db.selectFrom('use_count').selectAll().execute()

  expect(JSON.stringify([rows, reached, counted.markOf('198.51.100.7')])).not.toContain('198.51')
  expect(counted.markOf('198.51.100.7')).not.toBe(makeLimits().markOf('198.51.100.7'))
})
