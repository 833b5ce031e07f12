import { describe, expect, test } from 'vitest'
import { signIn } from '#demo/payment-sandbox/plaid/sign-in.ts'
import { sweepLinks } from '#features/selling/bank-debit/server/links.ts'
import { texts } from '#features/selling/bank-debit/texts.ts'
import { disputed } from '#features/selling/fulfilment/server/payment-events/disputed.ts'
import { paymentNotices } from '#features/selling/payments/server/notices.ts'
import type { ApiError } from '#lib/api-error.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { makeLimits } from '#platform/limits/server/limits.ts'
import {
  clock,
  database,
  debit,
  HOUR,
  keys,
  kindsOnList,
  mails,
  nonce,
  order,
  refusalOf,
  salesOf,
  sandbox,
  shop,
  stateOf,
  withBankStage,
  work,
} from './bank-stage.ts'

withBankStage()

describe('two small deposits', () => {
  test('[C-CO-ACH] no debit before the buyer enters the amounts; then the order goes on', async () => {
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

  test('wrong amounts five times: the order is cancelled, no debit, its stock returns', async () => {
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

  test('refused: another browser without the postal code, and an order without deposits', async () => {
    const orderID = await order()

    expect(await refusalOf(shop.bank.confirm(orderID, [17, 29], {}))).toBe('order_not_found')
    expect(await refusalOf(shop.bank.confirm(orderID, [17, 29]))).toBe('no_deposits')
  })

  test('the process dies after the provider confirmed; confirmed again: one debit', async () => {
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

  test(
    '[C-PLAID-LINK, C-PLAID-EX, C-PLAID-AUTH] link token, handle, account; what the browser ' +
      'holds is not a token of the bank',
    async () => {
      const buyer = browser()
      const publicToken = await buyer.link()
      const { accessToken } = await shop.bank.exchange(publicToken, buyer.request)

      expect(accessToken).toMatch(/^[\w-]{32}$/)
      expect([...sandbox.control.inner.ledger.state.plaid.items.keys()].join()).not.toContain(accessToken)
      const stored = JSON.stringify(await database.db.selectFrom('bank_link').selectAll().execute())
      expect(stored).not.toMatch(/access-sandbox|public-sandbox/)
      expect(await shop.bank.authGet(accessToken, buyer.request)).toEqual({
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
      expect(sandbox.control.inner.ledger.state.plaid.items.size, 'the access is revoked at once').toBe(0)
      expect(await refusalOf(shop.bank.authGet(accessToken, buyer.request)), 'a handle works once').toBe(
        'bank_link_over',
      )
    },
  )

  test(
    '[C-PLAID-EX, C-PLAID-AUTH] handles and tokens belong to one session: another browser gets ' +
      'a refusal',
    async () => {
      const [buyer, thief] = [browser(), browser()]
      const publicToken = await buyer.link()
      expect(await refusalOf(shop.bank.exchange(publicToken))).toBe('bank_link_over')
      const { accessToken } = await shop.bank.exchange(publicToken, buyer.request)
      await thief.link()

      expect(await refusalOf(shop.bank.authGet(accessToken))).toBe('bank_link_over')
      expect(await refusalOf(shop.bank.authGet(accessToken, thief.request))).toBe('bank_link_over')
      expect(
        await refusalOf(shop.bank.exchange(publicToken, buyer.request)),
        'a public token works once',
      ).toBe('bank_link_over')
    },
  )

  test(
    '[X-PLAID] no link token: the refusal has its sentence in message; of exchange and ' +
      'auth-get it stands in errorMessage',
    async () => {
      const buyer = browser()
      sandbox.control.fault({ op: 'plaid_link', behavior: 'fail_before' })
      expect(await shop.bank.createLinkToken(buyer.request).catch((error: unknown) => error)).toMatchObject({
        status: 503,
        code: 'bank_link_unavailable',
        details: { message: texts.linkUnavailable },
      })

      await buyer.link()
      const exchanged = await shop.bank.exchange('public-bad', buyer.request).catch((error: unknown) => error)
      expect(exchanged).toMatchObject({ status: 409, message: texts.linkOver })
      expect((exchanged as ApiError).details).not.toHaveProperty('message')

      const { accessToken } = await shop.bank.exchange(
        await buyer.link('checking', 'ins_109512'),
        buyer.request,
      )
      expect(
        await shop.bank.authGet(accessToken, buyer.request).catch((error: unknown) => error),
      ).toMatchObject({
        code: 'bank_locked',
        status: 409,
        message: texts.bankLocked,
      })
    },
  )

  test('[C-PLAID-LINK] after many calls the browser must solve a proof of work', async () => {
    const { request } = browser('192.0.2.77')
    const roomy = shop.bank.services.rateLimits
    shop.bank.services.rateLimits = makeLimits()
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => refusalOf(shop.bank.exchange('public-bad', request))),
    )
    shop.bank.services.rateLimits = roomy
    expect(answers.filter((code) => code === 'proof_needed')).toHaveLength(15)
  })

  /** Signs in and reads the account; the debit then needs the order's cookie too. */
  async function linked() {
    const buyer = browser('192.0.2.10')
    const { accessToken } = await shop.bank.exchange(await buyer.link(), buyer.request)
    const { bankAccount } = await shop.bank.authGet(accessToken, buyer.request)
    return { buyer, bankAccount }
  }
  const methodOf = (token: string) =>
    [...sandbox.control.inner.ledger.state.bank.checks.values()].find((check) => check.token === token)
      ?.method
  const lastCheck = () =>
    methodOf([...sandbox.control.inner.ledger.state.bank.checks.values()].at(-1)?.token ?? '')

  test('[C-CO-ACH] an account counts as confirmed after its owner signed in at the bank', async () => {
    const orderID = await order()
    const { buyer, bankAccount } = await linked()
    const token = sandbox.control.tokenizeAccount(bankAccount.accountNumber, bankAccount.routingNumber)

    const paid = await shop.bank.debit(
      { orderID, paymentMethodNonce: token, isPlaidAuth: true },
      { ...shop.bank.ownCookies(orderID), ...buyer.cookies },
    )

    expect([paid.state, lastCheck()]).toEqual(['awaiting_funds', 'independent_check'])
  })

  test(
    '[C-CO-ACH] the browser’s claim of a sign-in is ignored: without our own record the ' +
      'account is checked',
    async () => {
      const orderID = await order()

      expect(await refusalOf(debit(orderID, nonce('1000000004'), { isPlaidAuth: true }))).toBe(
        'payment_declined',
      )
      expect(lastCheck()).toBe('network_check')
    },
  )

  test('[C-CO-ACH] signed in to one account, tokenized another: no debit', async () => {
    const orderID = await order()
    const { buyer } = await linked()

    const cookies = { ...shop.bank.ownCookies(orderID), ...buyer.cookies }
    expect(
      await refusalOf(
        shop.bank.debit({ orderID, paymentMethodNonce: nonce('1000000004'), isPlaidAuth: true }, cookies),
      ),
    ).toBe('payment_failed')
    expect(salesOf(orderID)).toEqual([])
  })

  test('an access that could not be revoked is revoked later; links expire after a day', async () => {
    const held = () => sandbox.control.inner.ledger.state.plaid.items.size
    const before = held()
    const buyer = browser('192.0.2.11')
    const { accessToken } = await shop.bank.exchange(await buyer.link(), buyer.request)
    sandbox.control.fault({ op: 'plaid_remove', behavior: 'fail_before' })
    await shop.bank.authGet(accessToken, buyer.request)
    expect(held()).toBe(before + 1)

    await sweepLinks(shop.bank.services)
    expect(held(), 'unfinished sign-ins are revoked too after a day').toBe(0)
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

  test('F25 ten notices of one settlement: the store asks at once and counts the money once', async () => {
    const orderID = await order()
    await debit(orderID)
    await work('follow-payments')
    sandbox.control.advance(salesOf(orderID)[0]!.id, 'settled')
    await work('follow-payments')
    expect(await stateOf(orderID), 'the provider is not asked before its time').toBe('awaiting_funds')

    const body = noticeOf(orderID, 'transaction_settled')
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => take(body))))).toEqual(new Set([200]))
    await Promise.all([work('follow-payments'), work('follow-payments')])

    expect([await stateOf(orderID), (await eventsOf(orderID)).length]).toEqual(['paid', 1])
    expect(
      await database.db.selectFrom('money_movement').select('id').where('order_id', '=', orderID).execute(),
    ).toHaveLength(1)
  })

  test('F26 the notice of a return arrives first: the provider’s record decides', async () => {
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

  test('staff see a dispute of an order until it is won; a dispute without an order is stored', async () => {
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
