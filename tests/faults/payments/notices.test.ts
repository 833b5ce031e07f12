import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Gateway } from '#features/selling/payments/server/ports.ts'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { operate } from '#tests/fixtures/shop/operations.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { breaches } from '../checks/invariants.ts'
import * as naive from '../naive/naive.ts'
import { heldBy } from '../stage/aftermath.ts'
import { approvedPaypal, type ProviderStage, providerStage } from '../stage/provider-stage.ts'

// Notices of a provider: repeated, late, out of order, before the answer to our call, missing, or forged.
let stage: ProviderStage
/** runs between the provider's work and its answer to our call */
let meanwhile: (orderId: string) => Promise<unknown>

const overtaken = (gateway: Gateway): Gateway => ({
  ...gateway,
  async authorize(request) {
    const result = await gateway.authorize(request)
    await meanwhile(request.orderId)
    return result
  },
})

beforeEach(async () => {
  meanwhile = async () => {}
  stage = await providerStage(await makeDatabase(), { around: overtaken })
  await fillStock(stage.database.db)
})
afterEach(() => stage.close())

const shop = () => stage.shops[0]
const db = () => stage.database.db
const control = () => stage.sandbox.control
const state = async (orderID: string) => (await shop().progress({ orderID, postal: '60614' })).state
const found = async () => breaches({ db: db(), ledger: heldBy(stage.sandbox), mails: stage.mails })
const settle = async () => {
  stage.clock.advance(70_000)
  await stage.work('reconcile-payments')
  await stage.work('move-money')
  await stage.work('outbox')
}

/** PayPal has authorized the order, and the store did not receive the answer. */
async function lost(): Promise<string> {
  const { orderID, reference } = await approvedPaypal(stage)
  control().fault({ op: 'sale', behavior: 'commit_then_500', orderId: orderID })
  await shop().payByPaypal(orderID, reference)
  return orderID
}
const placedEvents = async (orderID: string) =>
  (
    await db()
      .selectFrom('order_event')
      .select('version')
      .where('order_id', '=', orderID)
      .where('kind', '=', 'placed')
      .execute()
  ).length

describe('F25: the same notice ten times at once', () => {
  test('through two instances: all are acknowledged, one is stored, with one effect', async () => {
    const orderID = await lost()
    const body = control().paypalNotice(orderID)

    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => stage.notice(body, {}, index % 2)),
    )
    await Promise.all([stage.work('reconcile-payments', 0), stage.work('reconcile-payments', 1)])
    await stage.work('outbox')

    expect(statuses).toEqual(Array(10).fill(200))
    expect(await db().selectFrom('payment_event').select('order_id').execute()).toEqual([
      { order_id: orderID },
    ])
    expect([await state(orderID), stage.mails]).toEqual(['authorized', [`order-confirmation:${orderID}`]])
    expect(await found()).toEqual([])
  })

  test('control: a shop that applies each notice mails the buyer ten times; the check finds it', async () => {
    const orderID = await lost()
    const body = control().paypalNotice(orderID)

    await Promise.all(Array.from({ length: 10 }, () => naive.believeNotice(db(), body)))
    await stage.work('outbox')

    expect(await found()).toContainEqual(`I10: ${orderID} was confirmed under 10 Message-IDs`)
  })
})

const KINDS = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.AUTHORIZATION.CREATED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.REFUNDED',
] as const
const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))

describe('F26: notices in any order', () => {
  test(
    'created, authorized, captured and refunded in all 24 sequences, during the life of an ' +
      'order: the same final state',
    async () => {
      const ends = new Set<string>()
      for (const [first, second, third, fourth] of permutations(KINDS)) {
        const orderID = await lost()
        const hear = async (kind: string) => {
          expect(await stage.notice(control().paypalNotice(orderID, kind))).toBe(200)
          await stage.work('reconcile-payments')
        }
        await hear(first!)
        await hear(second!)
        await operate(db(), 'ship', { orderId: orderID, now: stage.clock.now() })
        await stage.work('move-money')
        await hear(third!)
        await operate(db(), 'refund', { orderId: orderID, now: stage.clock.now() })
        await stage.work('move-money')
        await hear(fourth!)
        const kinds = control()
          .ledger()
          .movements.filter((movement) => movement.orderId === orderID)
          .map(({ kind }) => kind)
        ends.add(`${await state(orderID)}: ${kinds.join(', ')}`)
      }
      await settle()

      expect([...ends]).toEqual(['refunded: authorize, capture, settle, refund, settle'])
      expect(await found()).toEqual([])
    },
  )

  test('control: a shop that believes the last notice ends in several states', async () => {
    const ends = new Set<string>()
    for (const kinds of permutations(KINDS)) {
      const orderID = await lost()
      for (const kind of kinds) await naive.believeNotice(db(), control().paypalNotice(orderID, kind))
      ends.add(await state(orderID))
    }

    expect(ends.size).toBe(4)
    expect(await found()).toContainEqual(expect.stringContaining('I9'))
  })
})

describe('F27: the notice arrives before the answer to our own call', () => {
  test('one order, one charge and one mail, in either order of the two writes', async () => {
    const { orderID, reference } = await approvedPaypal(stage)
    let heard: number | undefined
    meanwhile = async (orderId) => {
      heard = await stage.notice(control().paypalNotice(orderId), {}, 1)
      await stage.work('reconcile-payments', 1)
    }

    const answer = await shop().payByPaypal(orderID, reference)
    await settle()

    expect([heard, answer.state, await placedEvents(orderID), control().liveSales(orderID)]).toEqual([
      200,
      'authorized',
      1,
      1,
    ])
    expect(stage.mails).toEqual([`order-confirmation:${orderID}`])
    expect(await found()).toEqual([])
  })

  test('a refused call does not undo the payment that the notice has settled', async () => {
    const { orderID, reference } = await approvedPaypal(stage)
    control().fault({ op: 'sale', behavior: 'commit_then_garbage', orderId: orderID })
    meanwhile = async (orderId) => {
      await stage.notice(control().paypalNotice(orderId), {}, 1)
      await stage.work('reconcile-payments', 1)
    }

    expect((await shop().payByPaypal(orderID, reference)).state).toBe('authorized')
    await settle()
    expect(await found()).toEqual([])
  })

  test(
    'control: two writers without compare-and-set place the order twice, and the ' + 'check finds it',
    async () => {
      const { orderID, reference } = await approvedPaypal(stage)
      meanwhile = (orderId) => naive.placeWithoutComparing(db(), orderId)
      await shop().payByPaypal(orderID, reference)
      await naive.placeWithoutComparing(db(), orderID)

      expect(await found()).toContainEqual(expect.stringContaining(`I9: the events of ${orderID}`))
    },
  )
})

const FIVE_MINUTES = 300_000

/**
 * Runs the jobs at their intervals until the order is settled. Answers how long that took on its clock.
 */
async function untilSettled(orderID: string): Promise<number> {
  const began = stage.clock.now().getTime()
  for (let waited = 0; waited <= 2 * FIVE_MINUTES; waited += 5_000) {
    await stage.work('reconcile-payments', waited % 2)
    const { payment } = await shop().progress({ orderID, postal: '60614' })
    if (payment !== 'confirming') break
    stage.clock.advance(5_000)
  }
  return stage.clock.now().getTime() - began
}

describe('F28: the notice never comes', () => {
  test.each(['commit_then_timeout', 'commit_then_reset', 'commit_then_garbage'] as const)(
    '%s: the shop asks by itself and settles the order within 5 minutes',
    async (behavior) => {
      const { orderID, reference } = await approvedPaypal(stage)
      control().fault({ op: 'sale', behavior })
      await shop().payByPaypal(orderID, reference)

      expect(await untilSettled(orderID)).toBeLessThanOrEqual(FIVE_MINUTES)
      await settle()
      expect(await state(orderID)).toBe('authorized')
      expect(await found()).toEqual([])
    },
  )

  test('also when the provider does not answer the first two questions', async () => {
    const orderID = await lost()
    control().fault({ op: 'search', behavior: 'fail_before', times: 2 })

    expect(await untilSettled(orderID)).toBeLessThanOrEqual(FIVE_MINUTES)
    await settle()
    expect(await found()).toEqual([])
  })

  test('also when the instance that asked died before it wrote the answer', async () => {
    const { orderID, reference } = await approvedPaypal(stage)
    // The provider finishes the call, but the process that made it never gets the answer.
    meanwhile = () => new Promise(() => {})
    await shop().payByPaypal(orderID, reference)
    await db().updateTable('payment_attempt').set({ status: 'processing', error_code: null }).execute()

    expect(await untilSettled(orderID)).toBeLessThanOrEqual(FIVE_MINUTES)
    await settle()
    expect(await found()).toEqual([])
  })

  test(
    'control: a shop that only waits for notices has money without an order after 5 minutes, ' +
      'and the check finds it',
    async () => {
      const orderID = await lost()
      stage.clock.advance(FIVE_MINUTES + 1_000)

      expect(
        await breaches({ db: db(), ledger: heldBy(stage.sandbox), now: stage.clock.now() }),
      ).toContainEqual(expect.stringContaining(`of ${orderID} is still undecided`))
    },
  )
})

describe('F29: notices that are not PayPal’s', () => {
  test('an old notice sent again: 400, without effect', async () => {
    const orderID = await lost()
    const body = control().paypalNotice(orderID)
    const sentAt = stage.clock.now().toISOString()
    stage.clock.advance(4 * 86_400_000)

    expect(await stage.notice(body, { 'paypal-transmission-time': sentAt })).toBe(400)
    expect(await db().selectFrom('payment_event').selectAll().execute()).toEqual([])
  })

  test('control: a shop that does not verify notices ships unpaid goods; the check finds it', async () => {
    const { orderID } = await shop().checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, 'PayPal'))
    const forged = JSON.stringify({
      id: 'WH-1',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { custom_id: orderID },
    })

    expect(await stage.notice(forged)).toBe(400)
    expect(await found()).toEqual([])
    await naive.believeNotice(db(), forged)

    expect(await found()).toContainEqual(expect.stringContaining('I4'))
  })
})
