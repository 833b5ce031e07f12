import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseCoupon } from '#features/selling/orders/server/transitions.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { seedCoupon, seedOrder } from '#tests/fixtures/database/price-list.ts'
import { countUses, findCoupon, redeemCoupon } from './coupons.ts'

const at = new Date('2026-11-21T12:00:00Z')
let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase({ poolSize: 20 })
})
afterAll(() => database.drop())

async function orders(prefix: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${prefix}-${index}`)
  await Promise.all(ids.map((id) => seedOrder(database.db, id)))
  return ids
}

const redeem = (code: string, orderId: string, email: string) =>
  database.db.transaction().execute((trx) => redeemCoupon(trx, { code, orderId, email, at }))
const usesOf = async (code: string) => (await findCoupon(database.db, code))?.used

test('an unknown, an over and a used-up code are refused and leave nothing behind', async () => {
  const [first, second] = (await orders('refused', 2)) as [string, string]
  await seedCoupon(database.db, { code: 'OVER', endsAt: new Date('2026-11-01') })
  await seedCoupon(database.db, { code: 'ONCE', usage: 1 })
  await redeem('ONCE', first, 'a@example.com')

  expect(await redeem('NONE', second, 'a@example.com')).toEqual({ kind: 'refused' })
  expect(await redeem('OVER', second, 'a@example.com')).toEqual({ kind: 'refused' })
  expect(await redeem('once', second, 'b@example.com')).toEqual({ kind: 'refused' })
  expect([
    await usesOf('OVER'),
    await usesOf('ONCE'),
    await countUses(database.db, 'ONCE', 'b@example.com'),
  ]).toEqual([0, 1, 0])
})

test('I7: 64 buyers at once, a limit of 10: exactly 10 uses and 10 rows', async () => {
  const ids = await orders('many', 64)
  await seedCoupon(database.db, { code: 'TEN', usage: 10 })

  const results = await Promise.all(ids.map((id, index) => redeem('TEN', id, `buyer${index}@example.com`)))

  expect(results.filter((result) => result.kind === 'redeemed')).toHaveLength(10)
  expect(await usesOf('TEN')).toBe(10)
  expect(
    await database.db
      .selectFrom('coupon_redemption')
      .select('order_id')
      .where('coupon_code', '=', 'TEN')
      .execute(),
  ).toHaveLength(10)
})

test('I7: 16 orders of one mailbox at once, a limit of one each: exactly one', async () => {
  const ids = await orders('mailbox', 16)
  await seedCoupon(database.db, { code: 'WELCOME', perEmail: 1 })

  const results = await Promise.all(
    ids.map((id, index) => redeem('WELCOME', id, index % 2 === 0 ? 'Ann@Example.com' : ' ann@example.com ')),
  )

  expect(results.filter((result) => result.kind === 'redeemed')).toHaveLength(1)
  expect([await usesOf('WELCOME'), await countUses(database.db, 'WELCOME', 'ANN@example.com')]).toEqual([
    1, 1,
  ])
})

test('a released use is available again, and releasing twice gives it back once', async () => {
  const [first, second] = (await orders('released', 2)) as [string, string]
  await seedCoupon(database.db, { code: 'LAST', usage: 1, perEmail: 1 })
  await redeem('LAST', first, 'a@example.com')

  const released = await Promise.all(
    [1, 2].map(() => database.db.transaction().execute((trx) => releaseCoupon(trx, first, at))),
  )

  expect(released.toSorted()).toEqual([false, true])
  expect(await redeem('LAST', second, 'a@example.com')).toEqual({ kind: 'redeemed' })
  expect(await usesOf('LAST')).toBe(1)
})

test('a rolled-back order gives its use back by itself', async () => {
  const [id] = (await orders('rolled-back', 1)) as [string]
  await seedCoupon(database.db, { code: 'BACK', usage: 1 })

  const failing = database.db.transaction().execute(async (trx) => {
    await redeemCoupon(trx, { code: 'BACK', orderId: id, email: 'a@example.com', at })
    throw new Error('out of stock')
  })

  await expect(failing).rejects.toThrow('out of stock')
  expect(await usesOf('BACK')).toBe(0)
})
