import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBraintreeGateway } from '#adapters/payments-braintree/braintree-gateway.ts'
import type { BraintreeOptions } from '#adapters/payments-braintree/calls.ts'
import { type PaymentSandbox, startPaymentSandbox } from '#demo/payment-sandbox/sandbox.ts'
import { toCents } from '#lib/money.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'

const keys = { merchantId: 'test_merchant', publicKey: 'test_public', privateKey: 'test_private' }

describe('F23 the provider answers every call with an error', () => {
  let database: TestDatabase
  let sandbox: PaymentSandbox
  beforeAll(async () => {
    database = await makeDatabase()
    sandbox = await startPaymentSandbox({ port: 0, ...keys })
    await fillStock(database.db)
  })
  afterAll(async () => {
    await sandbox.close()
    await database.drop()
  })

  function open(limits: BraintreeOptions['limits'] = {}) {
    const time = { now: 1_000_000 }
    const gateway = createBraintreeGateway({
      ...keys,
      url: sandbox.url,
      deadlineMs: 10_000,
      limits,
      nowMs: () => time.now,
    })
    const shop = openShop({ db: database.db, clock: movableClock(), gateway, deadlineMs: 12_000 })
    const byCard = () =>
      shop
        .checkout(
          makeCardBody([{ id: FURNACE, qty: 1 }], sandbox.control.tokenize('4111111111111111')),
          randomUUID(),
        )
        .then(
          ({ state }) => state,
          (error) => error.code,
        )
    const troubleThrice = async () => {
      sandbox.control.fault({ op: 'sale', behavior: 'fail_before', times: 3 })
      return [await byCard(), await byCard(), await byCard()]
    }
    return { time, shop, byCard, troubleThrice }
  }

  test(
    'three orders are confirming; then no call is sent for 5 s and buyers are told at once, while ' +
      'checks are accepted; one successful call ends the pause',
    async () => {
      const { time, shop, byCard, troubleThrice } = open()

      expect(await troubleThrice()).toEqual(['confirming', 'confirming', 'confirming'])
      const sold = sandbox.control.ledger().transactions.length
      const calls = sandbox.control.requests.length
      expect(await byCard()).toBe('payment_failed')
      expect(sandbox.control.requests).toHaveLength(calls)
      expect((await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]), randomUUID())).state).toBe(
        'awaiting_funds',
      )
      expect(sandbox.control.ledger().transactions).toHaveLength(sold)
      expect(await shop.methods()).toMatchObject({
        creditCard: expect.stringMatching(/^Our card service is not responding/),
        check: null,
      })

      time.now += 5_000
      expect((await shop.methods()).creditCard).toBeNull()
      expect([await byCard(), await byCard()]).toEqual(['authorized', 'authorized'])
    },
  )

  test('control: without the breaker the fourth buyer is sent to the troubled provider', async () => {
    const { shop, byCard, troubleThrice } = open({ failures: Number.MAX_SAFE_INTEGER })
    await troubleThrice()

    expect((await shop.methods()).creditCard).toBeNull()
    expect(await byCard()).toBe('authorized')
  })
})

describe('F24 the provider answers after 30 seconds', () => {
  let database: TestDatabase
  let sandbox: PaymentSandbox
  const left: Promise<unknown>[] = []
  beforeAll(async () => {
    database = await makeDatabase()
    sandbox = await startPaymentSandbox({ port: 0, ...keys })
    await fillStock(database.db)
  })
  afterAll(async () => {
    await sandbox.close()
    await Promise.all(left)
    await database.drop()
  })

  async function buySlowly(deadlineMs?: number) {
    const gateway = createBraintreeGateway({
      ...keys,
      url: sandbox.url,
      ...(deadlineMs === undefined ? {} : { deadlineMs }),
      limits: { failures: 100 },
    })
    const shop = openShop({
      db: database.db,
      clock: movableClock(),
      gateway,
      ...(deadlineMs === undefined ? {} : { deadlineMs }),
    })
    sandbox.control.fault({ op: 'sale', behavior: 'delay_ms:30000' })
    const started = performance.now()
    const buying = shop
      .checkout(
        makeCardBody([{ id: FURNACE, qty: 1 }], sandbox.control.tokenize('4111111111111111')),
        randomUUID(),
      )
      .then(({ state }) => ({ state, ms: performance.now() - started }))
    left.push(buying)
    return { shop, buying }
  }

  test.concurrent(
    'the buyer sees the true state within 10 seconds, with the time limits of production, and others ' +
      'buy meanwhile',
    async ({ expect }) => {
      const { shop, buying } = await buySlowly()
      let isAnswered = false
      void buying.then(() => (isAnswered = true))
      const others = await Promise.all(
        Array.from({ length: 10 }, () => shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]), randomUUID())),
      )
      expect(isAnswered).toBe(false)
      const { state, ms } = await buying

      expect([state, new Set(others.map((order) => order.state))]).toEqual([
        'confirming',
        new Set(['awaiting_funds']),
      ])
      // The provider's own answer comes after 30 seconds.
      expect(ms).toBeLessThan(10_000 * 2)
    },
  )

  test.concurrent('control: without a time limit the buyer gets no answer', async ({ expect }) => {
    const { buying } = await buySlowly(60_000)
    const patience = new Promise((resolve) => setTimeout(() => resolve('nothing to be seen'), 10_000))

    expect(await Promise.race([buying, patience])).toBe('nothing to be seen')
  })
})

describe('F24 the provider accepts the call and never answers', () => {
  /** A provider that never answers. It counts how many calls it holds at once. */
  async function silentProvider() {
    let held = 0
    let most = 0
    const server = createServer((request, response) => {
      most = Math.max(most, ++held)
      response.on('close', () => held--)
      request.resume()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      most: () => most,
      close() {
        server.closeAllConnections()
        server.close()
      },
    }
  }

  async function ask(buyers: number, limits: BraintreeOptions['limits']) {
    const provider = await silentProvider()
    const gateway = createBraintreeGateway({ ...keys, url: provider.url, deadlineMs: 700, limits })
    const outcomes = await Promise.all(
      Array.from({ length: buyers }, (_, index) =>
        gateway.authorize({
          orderId: `A${index}`,
          amount: toCents(127_700),
          token: 'fake-valid-nonce',
          idempotencyKey: randomUUID(),
        }),
      ),
    )
    provider.close()
    return { outcomes, most: provider.most() }
  }

  test(
    'at most 8 calls wait at once; their orders are confirming, and every other buyer is told that ' +
      'nothing was charged, all in time',
    async () => {
      const { outcomes, most } = await ask(40, { maxWaitMs: 300 })

      expect(most).toBe(8)
      expect(outcomes.filter(({ kind }) => kind === 'unknown')).toHaveLength(8)
      expect(
        outcomes.filter((outcome) => outcome.kind === 'failed' && outcome.code === 'not_sent_busy'),
      ).toHaveLength(32)
    },
  )

  test('control: without the limit on calls at once, more calls wait', async () => {
    const { most } = await ask(40, { maxInFlight: Number.MAX_SAFE_INTEGER })

    expect(most).toBeGreaterThan(8)
  })
})
