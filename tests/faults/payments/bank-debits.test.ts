import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPlaidLink } from '#adapters/bank-link-plaid/plaid-link.ts'
import { createBraintreeGateway } from '#adapters/payments-braintree/braintree-gateway.ts'
import { signIn } from '#demo/payment-sandbox/plaid/sign-in.ts'
import { type PaymentSandbox, startPaymentSandbox } from '#demo/payment-sandbox/sandbox.ts'
import { sweepLinks } from '#features/bank-debit/server/index.ts'
import { MANDATE, texts } from '#features/bank-debit/texts.ts'
import {
  cancelOrder,
  disputed,
  NOTICE_TOPIC,
  receiveCheck,
  refundOrder,
  shipOrder,
  worklist,
} from '#features/fulfilment/server/index.ts'
import { paymentNotices } from '#features/payments/server/index.ts'
import { texts as paymentTexts } from '#features/payments/texts.ts'
import { ApiError } from '#kit/api-error.ts'
import { toCents } from '#kit/money.ts'
import type { RequestContext } from '#kit/request-context.ts'
import { sellingJobs } from '#server/jobs/list.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { sandboxBank, sandboxKeys } from '#tests/fixtures/providers/bank.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE, stockShelves } from '#tests/fixtures/shop/products.ts'
import { breaches } from '../checks/invariants.ts'

// Bank debits through the official card-gateway SDK and our own calls of Plaid, against the sandbox that speaks their protocols.
const keys = sandboxKeys
let database: TestDatabase
let sandbox: PaymentSandbox
let clock: ReturnType<typeof movableClock>
let shop: Shop
let mails: string[]

beforeAll(async () => {
  database = await makeDatabase()
  sandbox = await startPaymentSandbox({ port: 0, ...keys, now: () => clock?.now().getTime() ?? Date.now() })
  await stockShelves(database.db)
})
afterAll(async () => {
  await sandbox.close()
  await database.drop()
})
beforeEach(() => {
  clock = movableClock(new Date(Date.parse('2026-11-20T16:00:00Z') + passed).toISOString())
  passed += 365 * 24 * HOUR
  mails = []
  const options = { ...keys, url: sandbox.url, deadlineMs: 500, limits: { failures: 1_000, maxInFlight: 50 } }
  shop = openShop({
    db: database.db,
    clock,
    gateway: createBraintreeGateway(options),
    bank: sandboxBank(sandbox.url),
    link: createPlaidLink({
      clientId: 'demo_plaid_client',
      secret: 'demo_plaid_secret',
      url: `${sandbox.url}/plaid`,
      shopName: 'Alpine',
      deadlineMs: 500,
      limits: { failures: 1_000 },
    }),
    deadlineMs: 600,
  })
})
let passed = 0
const HOUR = 3_600_000

const order = async () => (await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, 'ACHDebit'))).orderID
const nonce = (accountNumber = '1000000000') => sandbox.control.tokenizeAccount(accountNumber)
const debit = (orderID: string, token = nonce(), more: object = {}) =>
  shop.bank.debit({ orderID, paymentMethodNonce: token, ...more })
const work = async (name: string) => {
  const tell = async (_: unknown, key: string) => void mails.push(key)
  return sellingJobs({ payments: shop.payments, confirm: tell, mails: { [NOTICE_TOPIC]: tell } })
    .find((job) => job.name === name)!
    .run()
}
const salesOf = (orderID: string) =>
  sandbox.control.ledger().transactions.filter((each) => each.orderId === orderID && each.type === 'sale')
const stateOf = async (orderID: string) => (await shop.receipt({ orderID, postal: '60614' })).state
const attemptOf = (orderID: string) =>
  database.db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderID)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: ApiError) => error.code,
  )
/** Time passes at the bank and here. */
async function pass(orderID: string, to: 'settled' | 'settlement_declined', hours = 2): Promise<void> {
  sandbox.control.advance(salesOf(orderID).at(-1)!.id, to)
  clock.advance(hours * HOUR)
  await work('follow-payments')
  await work('move-money')
  await work('outbox')
}
const staff = (orderId: string) => ({ orderId, reason: 'asked to', now: clock.now() })
const kindsOnList = async (orderID: string) =>
  (await worklist(database.db, may('worklist.read'), clock.now()))
    .filter((row) => row.orderID === orderID)
    .map(({ kind }) => kind)
const world = () => ({ db: database.db, ledger: [] })

describe('refused, and nothing is debited:', () => {
  test('[C-CO-ACH] an order of another browser', async () => {
    const orderID = await order()

    expect(await refusalOf(shop.bank.debit({ orderID, paymentMethodNonce: nonce() }, {}))).toBe(
      'order_not_found',
    )
    expect(salesOf(orderID)).toEqual([])
  })

  test('[C-CO-ACH] a token that paid another order', async () => {
    const [first, second] = [await order(), await order()]
    const token = nonce()
    await debit(first, token)

    expect(await refusalOf(debit(second, token))).toBe('payment_reference_used')
    expect(salesOf(second)).toEqual([])
  })

  test.each(['1000000004', '1000000005', '1000000006', '1000000002'])(
    '[X-ACH, C-CO-ACH] account %s, that the network check does not confirm: the answer’s message says so, and the order waits for another way',
    async (account) => {
      const orderID = await order()

      const refused = await debit(orderID, nonce(account)).catch((error: unknown) => error)

      expect(refused).toBeInstanceOf(ApiError)
      expect(refused).toMatchObject({
        code: 'payment_declined',
        status: 402,
        message: paymentTexts.bankDeclined,
        details: { message: paymentTexts.bankDeclined, orderID },
      })
      expect([salesOf(orderID), await stateOf(orderID)]).toEqual([[], 'pending'])
    },
  )

  test('[X-ACH] a debit that the bank refuses at once', async () => {
    const orderID = await order()
    sandbox.control.fault({ op: 'sale', behaviour: 'decline:2046', orderId: orderID })

    expect(await refusalOf(debit(orderID))).toBe('payment_declined')
    expect(sandbox.control.liveSales(orderID)).toBe(0)
  })

  test.each(['customer', 'payment_method'] as const)(
    '[X-ACH] a provider that does not answer while the account is checked (%s): definite, she may press again',
    async (op) => {
      const orderID = await order()
      sandbox.control.fault({ op, behaviour: 'reset_before' })

      expect(await refusalOf(debit(orderID))).toBe('payment_failed')
      expect((await debit(orderID)).state).toBe('awaiting_funds')
      expect(salesOf(orderID)).toHaveLength(1)
    },
  )
})

describe('debited', () => {
  test('[C-CO-ACH, S-CO-04] the order waits for its money, ships only when it has come, and the mandate is on record', async () => {
    const orderID = await order()

    expect(await debit(orderID)).toMatchObject({ orderID, state: 'awaiting_funds' })
    expect(await shop.receipt({ orderID, postal: '60614' })).toMatchObject({
      state: 'awaiting_funds',
      payment: { method: 'ACHDebit', card: { type: 'Bank account', last4: '0000' } },
    })
    const ship = { orderId: orderID, now: clock.now(), carrier: 'UPS', tracking: orderID }
    expect(await shipOrder(database.db, may('orders.ship'), ship)).toEqual({
      kind: 'refused',
      reason: 'not_ready',
    })
    expect(
      await receiveCheck(database.db, may('orders.receive-payment'), {
        orderId: orderID,
        reason: 'by mistake',
        now: clock.now(),
      }),
    ).toEqual({ kind: 'refused', reason: 'not_waiting' })

    await pass(orderID, 'settled')

    expect([await stateOf(orderID), mails.filter((key) => key.includes(`paid:${orderID}`))]).toEqual([
      'paid',
      [`order:paid:${orderID}`],
    ])
    expect(await shipOrder(database.db, may('orders.ship'), { ...ship, now: clock.now() })).toEqual({
      kind: 'shipped',
    })
    const { total_cents } = await database.db
      .selectFrom('orders')
      .select('total_cents')
      .where('id', '=', orderID)
      .executeTakeFirstOrThrow()
    const mandate = await database.db
      .selectFrom('bank_mandate')
      .selectAll()
      .where('order_id', '=', orderID)
      .executeTakeFirstOrThrow()
    expect(mandate).toMatchObject({
      text: MANDATE,
      amount_cents: total_cents,
      ip_hash: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(salesOf(orderID).map(({ status, amountCents }) => [status, amountCents])).toEqual([
      ['settled', total_cents],
    ])
  })

  test('[C-CO-ACH] pressed 25 times at once: one debit', async () => {
    const orderID = await order()
    const token = nonce()

    const answers = await Promise.all(Array.from({ length: 25 }, () => debit(orderID, token)))

    expect(new Set(answers.map(({ orderID: id }) => id))).toEqual(new Set([orderID]))
    expect(salesOf(orderID)).toHaveLength(1)
  })

  test('control: two presses without an attempt row debit twice, and the checker sees it', async () => {
    const orderID = await order()
    const { total_cents } = await database.db
      .selectFrom('orders')
      .select('total_cents')
      .where('id', '=', orderID)
      .executeTakeFirstOrThrow()
    const naive = sandboxBank(sandbox.url).gateway
    for (const account of ['1000000000', '1000000001']) {
      await naive.authorize({
        orderId: orderID,
        amount: total_cents as never,
        token: nonce(account),
        idempotencyKey: account,
        bank: { verification: 'network_check' },
      })
    }

    const held = salesOf(orderID).map((sale) => ({
      id: sale.id,
      orderId: sale.orderId,
      amount: sale.amountCents,
      token: '',
      status: 'captured' as const,
    }))
    expect(await breaches({ ...world(), ledger: held })).toContainEqual(expect.stringContaining('I2'))
  })

  test.each(['commit_then_timeout', 'commit_then_reset', 'commit_then_500', 'commit_then_garbage'] as const)(
    'F22 %s: confirming, pressed again without a second debit, settled by asking; she may have closed the browser',
    async (behaviour) => {
      const orderID = await order()
      const token = nonce()
      sandbox.control.fault({ op: 'sale', behaviour, orderId: orderID })

      expect([(await debit(orderID, token)).state, (await debit(orderID, token)).state]).toEqual([
        'confirming',
        'confirming',
      ])
      clock.advance(70_000)
      await work('reconcile-payments')

      expect([await stateOf(orderID), salesOf(orderID).length]).toEqual(['awaiting_funds', 1])
    },
  )

  test('found settled after a lost answer: paid, not ready to ship before', async () => {
    const orderID = await order()
    sandbox.control.fault({ op: 'sale', behaviour: 'commit_then_500', orderId: orderID })
    await debit(orderID)
    sandbox.control.advance(salesOf(orderID)[0]!.id, 'settled')
    clock.advance(70_000)
    await work('reconcile-payments')
    await work('follow-payments')

    expect(await stateOf(orderID)).toBe('paid')
  })

  test('[X-ACH] refused by the bank, then a card on the same order: one payment', async () => {
    const key = crypto.randomUUID()
    const items = [{ id: FURNACE, qty: 1 }]
    const { orderID } = await shop.checkout(makeBody(items, {}, 'ACHDebit'), key)
    expect(await refusalOf(debit(orderID, nonce('1000000004')))).toBe('payment_declined')

    const paid = await shop.checkout(makeCardBody(items, 'fake-valid-visa-nonce'), key)

    expect([paid.orderID, paid.state]).toEqual([orderID, 'authorized'])
    expect((await shop.receipt({ orderID, postal: '60614' })).payment).toMatchObject({ method: 'creditCard' })
  })
})

describe('sent back by the bank', () => {
  test('before it settled: the order stays unpaid, staff and buyer hear of it, and a check may pay it', async () => {
    const orderID = await order()
    await debit(orderID)

    await pass(orderID, 'settlement_declined')

    expect([await stateOf(orderID), (await attemptOf(orderID)).status, await kindsOnList(orderID)]).toEqual([
      'awaiting_funds',
      'declined',
      ['payment_returned'],
    ])
    expect(mails.some((key) => key.startsWith(`order:payment_returned:${orderID}`))).toBe(true)
    expect(
      await receiveCheck(database.db, may('orders.receive-payment'), {
        orderId: orderID,
        reason: 'check 7',
        now: clock.now(),
      }),
    ).toEqual({ kind: 'received' })
    expect([await stateOf(orderID), await kindsOnList(orderID)]).toEqual(['paid', []])
  })

  test('weeks after it settled, nothing shipped yet: waiting for money again; nothing can ship or be refunded on it', async () => {
    const orderID = await order()
    await debit(orderID)
    await pass(orderID, 'settled')

    await pass(orderID, 'settlement_declined', 24 * 20)

    expect([await stateOf(orderID), (await attemptOf(orderID)).status, await kindsOnList(orderID)]).toEqual([
      'awaiting_funds',
      'returned',
      ['payment_returned'],
    ])
    expect(
      await shipOrder(database.db, may('orders.ship'), {
        orderId: orderID,
        now: clock.now(),
        carrier: 'UPS',
        tracking: orderID,
      }),
    ).toMatchObject({ kind: 'refused' })
    expect(mails.filter((key) => key.startsWith(`order:payment_returned:${orderID}`))).toHaveLength(1)
  })

  test('after it shipped: the matter is open again, once, however often the bank is asked', async () => {
    const orderID = await order()
    await debit(orderID)
    await pass(orderID, 'settled')
    await shipOrder(database.db, may('orders.ship'), {
      orderId: orderID,
      now: clock.now(),
      carrier: 'UPS',
      tracking: orderID,
    })

    await pass(orderID, 'settlement_declined', 24 * 20)
    clock.advance(48 * HOUR)
    await work('follow-payments')

    expect([await stateOf(orderID), await kindsOnList(orderID)]).toEqual(['shipped', ['payment_returned']])
  })
})

describe('given back', () => {
  test('[C-CO-ACH] cancelled while it is on its way: the debit is stopped', async () => {
    const orderID = await order()
    await debit(orderID)

    await cancelOrder(database.db, may('orders.cancel'), staff(orderID))
    await work('outbox')

    expect([await stateOf(orderID), salesOf(orderID)[0]?.status, (await attemptOf(orderID)).status]).toEqual([
      'cancelled',
      'voided',
      'voided',
    ])
  })

  test('cancelled when it could not be stopped any more: the money comes and goes back by itself', async () => {
    const orderID = await order()
    await debit(orderID)
    sandbox.control.inner.ledger.move(
      sandbox.control.inner.ledger.state.transactions.get(salesOf(orderID)[0]!.id)!,
      'settling',
    )
    await cancelOrder(database.db, may('orders.cancel'), staff(orderID))
    await work('outbox')
    expect((await attemptOf(orderID)).status).toBe('pending')

    await pass(orderID, 'settled')

    expect(sandbox.control.takenCents(orderID)).toBe(0)
    expect([await stateOf(orderID), (await attemptOf(orderID)).status]).toEqual(['cancelled', 'refunded'])
  })

  test('cancelled after it arrived: the whole amount is refunded', async () => {
    const orderID = await order()
    await debit(orderID)
    await pass(orderID, 'settled')

    expect(await cancelOrder(database.db, may('orders.cancel'), staff(orderID))).toMatchObject({
      kind: 'cancelled',
    })
    await work('move-money')

    expect([await stateOf(orderID), sandbox.control.takenCents(orderID), await kindsOnList(orderID)]).toEqual(
      ['cancelled', 0, []],
    )
  })

  test('[C-CO-ACH] refunded in part, then the rest, then no more', async () => {
    const orderID = await order()
    await debit(orderID)
    await pass(orderID, 'settled')
    await shipOrder(database.db, may('orders.ship'), {
      orderId: orderID,
      now: clock.now(),
      carrier: 'UPS',
      tracking: orderID,
    })

    await refundOrder(database.db, may('orders.refund'), { ...staff(orderID), amount: toCents(10_000) })
    await work('move-money')
    expect(await stateOf(orderID)).toBe('partly_refunded')
    await refundOrder(database.db, may('orders.refund'), staff(orderID))
    await work('move-money')
    expect([await stateOf(orderID), sandbox.control.takenCents(orderID)]).toEqual(['refunded', 0])
    expect(
      await refundOrder(database.db, may('orders.refund'), { ...staff(orderID), amount: toCents(1) }),
    ).toMatchObject({
      kind: 'refuse',
    })
  })
})

describe('two small deposits', () => {
  test('[C-CO-ACH] nothing is debited until she tells the amounts; then the order goes on', async () => {
    const orderID = await order()

    expect(
      await debit(orderID, nonce('1000000006'), { verificationMethod: 'micro_transfers' }),
    ).toMatchObject({ state: 'verifying' })
    await work('outbox')
    clock.advance(3 * 24 * HOUR)
    await work('expire-orders')
    expect([await stateOf(orderID), await shop.bank.verification(orderID), salesOf(orderID)]).toEqual([
      'pending',
      { state: 'waiting', last4: '0006', triesLeft: 5 },
      [],
    ])
    expect(mails).toContain(`order:confirm_deposits:${orderID}`)

    expect(await refusalOf(shop.bank.confirm(orderID, [11, 12]))).toBe('amounts_wrong')
    expect(await shop.bank.verification(orderID)).toMatchObject({ triesLeft: 4 })
    expect(await shop.bank.confirm(orderID, [29, 17])).toMatchObject({ state: 'awaiting_funds' })
    expect([await stateOf(orderID), salesOf(orderID).length]).toEqual(['awaiting_funds', 1])
    expect(
      (await database.db.selectFrom('bank_mandate').select('text').where('order_id', '=', orderID).execute())
        .length,
    ).toBe(1)
  })

  test('wrong amounts five times: over, nothing debited, the order gives its stock back', async () => {
    const orderID = await order()
    await debit(orderID, nonce(), { verificationMethod: 'micro_transfers' })

    const answers = []
    for (let i = 0; i < 6; i++) answers.push(await refusalOf(shop.bank.confirm(orderID, [1, 2])))
    clock.advance(HOUR)
    await work('expire-orders')

    expect(answers).toEqual([
      'amounts_wrong',
      'amounts_wrong',
      'amounts_wrong',
      'amounts_wrong',
      'payment_declined',
      'no_deposits',
    ])
    expect([await stateOf(orderID), salesOf(orderID)]).toEqual(['cancelled', []])
  })

  test('another browser without the postal code, an order without deposits', async () => {
    const orderID = await order()

    expect(await refusalOf(shop.bank.confirm(orderID, [17, 29], {}))).toBe('order_not_found')
    expect(await refusalOf(shop.bank.confirm(orderID, [17, 29]))).toBe('no_deposits')
  })

  test('the process dies after the provider confirmed, and she confirms again: one debit', async () => {
    const orderID = await order()
    await debit(orderID, nonce(), { verificationMethod: 'micro_transfers' })
    const row = await database.db
      .selectFrom('bank_verification')
      .selectAll()
      .where('order_id', '=', orderID)
      .executeTakeFirstOrThrow()
    await shop.bank.services.deposits!.confirm(row.verification_id!, [17, 29])

    expect(await shop.bank.confirm(orderID, [17, 29])).toMatchObject({ state: 'awaiting_funds' })
    expect(await shop.bank.confirm(orderID, [17, 29])).toMatchObject({ state: 'awaiting_funds' })
    expect(salesOf(orderID)).toHaveLength(1)
  })

  test('never confirmed: after ten days the order is cancelled', async () => {
    const orderID = await order()
    await debit(orderID, nonce(), { verificationMethod: 'micro_transfers' })
    clock.advance(10 * 24 * HOUR + 1_000)
    await work('expire-orders')

    expect(await stateOf(orderID)).toBe('cancelled')
    expect(await refusalOf(shop.bank.confirm(orderID, [17, 29]))).toBe('order_closed')
    expect(salesOf(orderID)).toEqual([])
  })
})

describe('signing in to a bank', () => {
  /** A browser with a cookie jar of its own. */
  function browser(ip = '192.0.2.9') {
    const cookies: Record<string, string> = {}
    const request: Partial<RequestContext> = {
      ip,
      cookies,
      setCookie(header) {
        const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=')
        cookies[name] = value
      },
    }
    const link = async (account = 'checking', institution = 'ins_109508') => {
      const { token } = await shop.bank.createLinkToken(request)
      return signIn(sandbox.control.inner.ledger, {
        linkToken: token,
        institution,
        account,
        username: 'user_good',
        password: 'pass_good',
      })!
    }
    return { cookies, request, link }
  }

  test('[C-PLAID-LINK, C-PLAID-EX, C-PLAID-AUTH] link token, handle, account; what the browser holds is no token of the bank’s', async () => {
    const her = browser()
    const publicToken = await her.link()
    const { accessToken } = await shop.bank.exchange(publicToken, her.request)

    expect(accessToken).toMatch(/^[\w-]{32}$/)
    expect([...sandbox.control.inner.ledger.state.plaid.items.keys()].join()).not.toContain(accessToken)
    const stored = JSON.stringify(await database.db.selectFrom('bank_link').selectAll().execute())
    expect(stored).not.toMatch(/access-sandbox|public-sandbox/)
    expect(await shop.bank.authGet(accessToken, her.request)).toEqual({
      bankName: 'First Platypus Bank',
      bankAccount: {
        mask: '0000',
        type: 'depository',
        subType: 'checking',
        officialName: 'Plaid Gold Standard 0% Interest Checking',
        accountNumber: '1111222233330000',
        routingNumber: '011401533',
      },
    })
    expect(sandbox.control.inner.ledger.state.plaid.items.size, 'the access is given back at once').toBe(0)
    expect(await refusalOf(shop.bank.authGet(accessToken, her.request)), 'a handle is good once').toBe(
      'bank_link_over',
    )
  })

  test('[C-PLAID-EX, C-PLAID-AUTH] handles and tokens are of one session: another browser gets nothing for them', async () => {
    const [her, thief] = [browser(), browser()]
    const publicToken = await her.link()
    expect(await refusalOf(shop.bank.exchange(publicToken))).toBe('bank_link_over')
    const { accessToken } = await shop.bank.exchange(publicToken, her.request)
    await thief.link()

    expect(await refusalOf(shop.bank.authGet(accessToken))).toBe('bank_link_over')
    expect(await refusalOf(shop.bank.authGet(accessToken, thief.request))).toBe('bank_link_over')
    expect(await refusalOf(shop.bank.exchange(publicToken, her.request)), 'a public token is good once').toBe(
      'bank_link_over',
    )
  })

  test('[X-PLAID] no link token: the refusal has its sentence in message; of exchange and auth-get it stands in errorMessage', async () => {
    const her = browser()
    sandbox.control.fault({ op: 'plaid_link', behaviour: 'fail_before' })
    expect(await shop.bank.createLinkToken(her.request).catch((error: unknown) => error)).toMatchObject({
      status: 503,
      code: 'bank_link_unavailable',
      details: { message: texts.linkUnavailable },
    })

    await her.link()
    const exchanged = await shop.bank.exchange('public-bad', her.request).catch((error: unknown) => error)
    expect(exchanged).toMatchObject({ status: 409, message: texts.linkOver })
    expect((exchanged as ApiError).details).not.toHaveProperty('message')

    const { accessToken } = await shop.bank.exchange(await her.link('checking', 'ins_109512'), her.request)
    expect(await shop.bank.authGet(accessToken, her.request).catch((error: unknown) => error)).toMatchObject({
      code: 'bank_locked',
      status: 409,
      message: texts.bankLocked,
    })
  })

  test('[C-PLAID-LINK] machines are stopped', async () => {
    const request = browser('192.0.2.77').request
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => refusalOf(shop.bank.exchange('public-bad', request))),
    )
    expect(answers.filter((code) => code === 'too_many_tries')).toHaveLength(15)
  })

  /** Signs in and reads the account; the debit is then made with her order's cookie beside. */
  async function linked() {
    const her = browser('192.0.2.10')
    const { accessToken } = await shop.bank.exchange(await her.link(), her.request)
    const { bankAccount } = await shop.bank.authGet(accessToken, her.request)
    return { her, bankAccount }
  }
  const methodOf = (token: string) =>
    [...sandbox.control.inner.ledger.state.bank.checks.values()].find((check) => check.token === token)
      ?.method
  const lastCheck = () =>
    methodOf([...sandbox.control.inner.ledger.state.bank.checks.values()].at(-1)?.token ?? '')

  test('[C-CO-ACH] the account that was signed in to is taken as confirmed', async () => {
    const orderID = await order()
    const { her, bankAccount } = await linked()
    const token = sandbox.control.tokenizeAccount(bankAccount.accountNumber, bankAccount.routingNumber)

    const paid = await shop.bank.debit(
      { orderID, paymentMethodNonce: token, isPlaidAuth: true },
      { ...shop.bank.ownCookies(orderID), ...her.cookies },
    )

    expect([paid.state, lastCheck()]).toEqual(['awaiting_funds', 'independent_check'])
  })

  test('[C-CO-ACH] what the browser says of a sign-in counts for nothing: without our record the account is checked', async () => {
    const orderID = await order()

    expect(await refusalOf(debit(orderID, nonce('1000000004'), { isPlaidAuth: true }))).toBe(
      'payment_declined',
    )
    expect(lastCheck()).toBe('network_check')
  })

  test('[C-CO-ACH] signed in to one account, tokenized another: nothing is debited', async () => {
    const orderID = await order()
    const { her } = await linked()

    const cookies = { ...shop.bank.ownCookies(orderID), ...her.cookies }
    expect(
      await refusalOf(
        shop.bank.debit({ orderID, paymentMethodNonce: nonce('1000000004'), isPlaidAuth: true }, cookies),
      ),
    ).toBe('payment_failed')
    expect(salesOf(orderID)).toEqual([])
  })

  test('an access that could not be given back is given back later, and links are forgotten after a day', async () => {
    const held = () => sandbox.control.inner.ledger.state.plaid.items.size
    const before = held()
    const her = browser('192.0.2.11')
    const { accessToken } = await shop.bank.exchange(await her.link(), her.request)
    sandbox.control.fault({ op: 'plaid_remove', behaviour: 'fail_before' })
    await shop.bank.authGet(accessToken, her.request)
    expect(held()).toBe(before + 1)

    await sweepLinks(shop.bank.services)
    expect(held(), 'those of other sign-ins that were never finished go as well: a day has passed').toBe(0)
    clock.advance(25 * HOUR)
    await sweepLinks(shop.bank.services)
    expect(await database.db.selectFrom('bank_link').selectAll().execute()).toEqual([])
  })
})

describe('notices', () => {
  const take = (body: string) =>
    paymentNotices(
      shop.payments,
      'creditCard',
      disputed,
    )(
      new Request('http://localhost/webhooks/braintree', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    ).then(({ status }) => status)
  const noticeOf = (orderID: string, kind: string) =>
    sandbox.control.braintreeNotice(keys, kind, salesOf(orderID)[0]!.id)
  const eventsOf = (orderID: string) =>
    database.db.selectFrom('payment_event').select('kind').where('order_id', '=', orderID).execute()

  test('F25 settled, told ten times: the money is asked for at once and counted once', async () => {
    const orderID = await order()
    await debit(orderID)
    await work('follow-payments')
    sandbox.control.advance(salesOf(orderID)[0]!.id, 'settled')
    await work('follow-payments')
    expect(await stateOf(orderID), 'not asked again before its time').toBe('awaiting_funds')

    const body = noticeOf(orderID, 'transaction_settled')
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => take(body))))).toEqual(new Set([200]))
    await Promise.all([work('follow-payments'), work('follow-payments')])

    expect([await stateOf(orderID), (await eventsOf(orderID)).length]).toEqual(['paid', 1])
    expect(
      await database.db.selectFrom('money_movement').select('id').where('order_id', '=', orderID).execute(),
    ).toHaveLength(1)
  })

  test('F26 a return told before the settlement it follows: what the provider holds decides', async () => {
    const orderID = await order()
    await debit(orderID)
    const { id } = salesOf(orderID)[0]!
    sandbox.control.advance(id, 'settled')
    sandbox.control.advance(id, 'settlement_declined')

    await take(noticeOf(orderID, 'transaction_settlement_declined'))
    await take(noticeOf(orderID, 'transaction_settled'))
    await work('follow-payments')
    await work('follow-payments')

    expect([await stateOf(orderID), await kindsOnList(orderID)]).toEqual([
      'awaiting_funds',
      ['payment_returned'],
    ])
  })

  test.each([
    ['another key', (body: string) => body.replace('bt_signature=p', 'bt_signature=q')],
    ['a changed payload', (body: string) => body.replace('bt_payload=', 'bt_payload=QQ')],
    ['no signature', () => 'bt_payload=abc'],
    ['nothing', () => ''],
  ])('F27 a notice with %s is refused and leaves nothing', async (_, forge) => {
    const orderID = await order()
    await debit(orderID)

    expect(await take(forge(noticeOf(orderID, 'transaction_settled')))).toBe(400)
    expect(await eventsOf(orderID)).toEqual([])
  })

  test('a dispute stands on the list of staff until it is won; one of no order of ours is only kept', async () => {
    const orderID = await order()
    await debit(orderID)

    await take(noticeOf(orderID, 'dispute_opened'))
    expect(await kindsOnList(orderID)).toEqual(['dispute'])
    await take(noticeOf(orderID, 'dispute_won'))
    expect(await kindsOnList(orderID)).toEqual([])

    const sale = sandbox.control.inner.ledger.state.transactions.get(salesOf(orderID)[0]!.id)!
    sale.orderId = 'not-ours'
    expect(await take(sandbox.control.braintreeNotice(keys, 'dispute_lost', sale.id))).toBe(200)
  })
})
