import { createSign } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PaymentSandbox, startPaymentSandbox } from '#demo/payment-sandbox/sandbox.ts'
import { toCents } from '#lib/money.ts'
import { amazonKey, confirmedAtAmazon, makeAmazon, sessionsOf } from '#tests/fixtures/providers/amazon.ts'

// Amazon Pay on its wire; what it shares with every provider is in payments.test.ts.
let sandbox: PaymentSandbox
const STORE = 'http://store.test'

beforeAll(async () => {
  sandbox = await startPaymentSandbox({
    port: 0,
    merchantId: 'm',
    publicKey: 'p',
    privateKey: 'k',
    amazon: { publicKey: amazonKey.publicKey },
    storeOrigins: [STORE],
  })
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.control.reset())

const gateway = (options = {}) => makeAmazon(sandbox, options)
const order = { orderId: 'A000000000001', amount: toCents(437_362) }
const request = (token: string) => ({ ...order, token, idempotencyKey: 'attempt-1' })
const moved = () => sandbox.control.ledger().movements.map(({ kind }) => kind)
const authorized = async () => {
  const result = await gateway().authorize(request(await confirmedAtAmazon(sandbox, order)))
  if (result.kind !== 'approved') throw new Error(result.kind)
  return result.chargeId
}

describe('sessions', () => {
  test(
    '[C-AMZ-SVC] the order is written into a session as Amazon documents it, and the buyer is sent ' +
      'to Amazon’s page',
    async () => {
      const sessions = sessionsOf(gateway())
      const reference = sandbox.control.chooseAtAmazon(
        sessions.button({ returnUrl: `${STORE}/r`, cancelUrl: `${STORE}/c` }).payload,
      )

      const prepared = await sessions.prepare({ reference, ...order, resultUrl: `${STORE}/r` })

      expect(prepared).toEqual({
        kind: 'ready',
        constraints: [],
        redirectUrl: `${sandbox.url}/amazon/pay?amazonCheckoutSessionId=${reference}`,
      })
      expect(sandbox.control.requests.at(-1)).toEqual({
        method: 'PATCH',
        path: `/v2/checkoutSessions/${reference}`,
        body: {
          webCheckoutDetails: { checkoutResultReturnUrl: `${STORE}/r` },
          paymentDetails: {
            paymentIntent: 'Authorize',
            canHandlePendingAuthorization: false,
            chargeAmount: { amount: '4373.62', currencyCode: 'USD' },
          },
          merchantMetadata: { merchantReferenceId: 'A000000000001', merchantStoreName: 'Alpine' },
        },
      })
    },
  )

  test('[C-AMZ-SVC] the configuration of the button is signed by our key, byte for byte', async () => {
    const { payload, signature, algorithm, publicKeyId, merchantId } = sessionsOf(gateway()).button({
      returnUrl: `${STORE}/r`,
      cancelUrl: `${STORE}/c`,
    })
    const query = (text: string) =>
      new URLSearchParams({
        payload: text,
        signature,
        algorithm,
        publicKeyId,
        merchantId,
        productType: 'PayOnly',
      })
    const opened = async (text: string) =>
      (await fetch(`${sandbox.url}/amazon/checkout?${query(text)}`)).status

    expect(JSON.parse(payload)).toMatchObject({
      webCheckoutDetails: { checkoutReviewReturnUrl: `${STORE}/r`, checkoutCancelUrl: `${STORE}/c` },
      storeId: 'amzn1.application-oa2-client.demo',
    })
    expect([await opened(payload), await opened(payload.replace('/r', '/x'))]).toEqual([200, 404])
  })

  test('[E-WALLETADDR] address, buyer and card of a session have the fields of the checkout', async () => {
    const sessions = sessionsOf(gateway())
    const reference = sandbox.control.chooseAtAmazon(
      sessions.button({ returnUrl: `${STORE}/r`, cancelUrl: `${STORE}/c` }).payload,
      { ships: true },
    )

    expect(await sessions.read(reference)).toMatchObject({
      kind: 'found',
      session: {
        state: 'open',
        shipping: {
          firstName: 'Mary',
          lastName: 'Jane Smith',
          address: '1450 N Dearborn St',
          address2: 'Apt 3',
          city: 'Chicago',
          state: 'IL',
          country: 'US',
          zipcode: '60610',
        },
        buyer: { email: 'mary.smith@example.com', phone: '3125550188' },
        paidWith: 'Visa ****1111 (Amazon Pay)',
        orderId: undefined,
      },
    })
    expect(await sessions.read('no-such-session')).toEqual({ kind: 'none' })
  })
})

describe('paying', () => {
  test.each([
    ['another amount', { ...order, amount: toCents(100) }],
    ['another order', { ...order, orderId: 'A000000000009' }],
  ])('[C-CO-AMZ] a session of %s pays nothing', async (_, other) => {
    const token = await confirmedAtAmazon(sandbox, other)

    expect(await gateway().authorize(request(token))).toMatchObject({
      kind: 'failed',
      code: 'reference_does_not_match',
    })
    expect(moved()).toEqual([])
  })

  test('[C-CO-AMZ] before the buyer confirms, the charge is neither paid nor refused', async () => {
    const token = await confirmedAtAmazon(sandbox, order, 'nothing')

    expect(await gateway().authorize(request(token))).toEqual({ kind: 'not_yet' })
    sandbox.control.confirmAtAmazon(token)
    expect(await gateway().authorize(request(token))).toMatchObject({
      kind: 'approved',
      status: 'authorized',
      amount: 437_362,
    })
    expect(moved()).toEqual(['authorize'])
  })

  test.each(['decline', 'cancel'] as const)(
    '[X-AMZ] %s on Amazon’s page: nothing moves, and the buyer reads that Amazon Pay did not accept it',
    async (decision) => {
      const token = await confirmedAtAmazon(sandbox, order, decision)

      expect(await gateway().authorize(request(token))).toMatchObject({
        kind: 'declined',
        message: expect.stringContaining('Amazon Pay did not accept the payment. Nothing was charged.'),
      })
      expect(moved()).toEqual([])
    },
  )

  test('[C-CO-AMZ] declined when it is completed', async () => {
    sandbox.control.fault({ op: 'sale', behavior: 'decline:2000' })

    expect(await gateway().authorize(request(await confirmedAtAmazon(sandbox, order)))).toMatchObject({
      kind: 'declined',
      code: 'HardDeclined',
    })
    expect(sandbox.control.liveSales(order.orderId)).toBe(0)
  })

  test('[C-CO-AMZ] a completed session answers its charge again, and moves no money twice', async () => {
    const token = await confirmedAtAmazon(sandbox, order)
    sandbox.control.fault({ op: 'sale', behavior: 'commit_then_500' })

    expect(await gateway().authorize(request(token))).toEqual({ kind: 'unknown', cause: 'http_500' })
    expect(await gateway().authorize(request(token))).toMatchObject({ kind: 'approved' })
    expect(moved()).toEqual(['authorize'])
  })

  test('an unknown session is refused; a charge that Amazon does not show is unknown', async () => {
    expect(await gateway().authorize(request('no-such-session'))).toMatchObject({
      kind: 'failed',
      code: 'ResourceNotFound',
    })
    sandbox.control.fault({ op: 'find', behavior: 'fail_before' })
    expect(await gateway().authorize(request(await confirmedAtAmazon(sandbox, order)))).toEqual({
      kind: 'unknown',
      cause: 'http_503',
    })
  })

  test('a key that cannot be read sends nothing, and the error does not reveal it', async () => {
    const broken = gateway({ privateKey: () => 'not a key' })

    expect(await broken.authorize(request('any'))).toMatchObject({
      kind: 'failed',
      code: 'not_sent_key_unreadable',
    })
  })

  test('[X-PAY] a charge that is already captured is voided by a refund', async () => {
    const chargeId = await authorized()
    await gateway().capture(chargeId, order.amount)

    expect(await gateway().void(chargeId)).toMatchObject({
      kind: 'done',
      charge: { kind: 'refund', amount: 437_362 },
    })
    expect(sandbox.control.takenCents(order.orderId)).toBe(0)
  })

  test('a refund sent again with its key is the same refund; without one it is another', async () => {
    const chargeId = await authorized()
    await gateway().capture(chargeId, order.amount)
    sandbox.control.fault({ op: 'refund', behavior: 'commit_then_reset' })

    expect((await gateway().refund(chargeId, toCents(10_000), 'movement-1')).kind).toBe('unknown')
    expect(await gateway().refund(chargeId, toCents(10_000), 'movement-1')).toMatchObject({ kind: 'done' })
    expect(await gateway().refund(chargeId, toCents(10_000), 'movement-2')).toMatchObject({ kind: 'done' })
    expect(sandbox.control.takenCents(order.orderId)).toBe(417_362)
  })
})

describe('[C-CO-AMZ] F29 notices', () => {
  const now = () => new Date()
  const check = (body: string, on = gateway()) =>
    on.notices!.verify({ body, header: () => undefined, now: now() })
  const notice = async (change: Partial<Parameters<PaymentSandbox['control']['amazonNotice']>[0]> = {}) =>
    sandbox.control.amazonNotice({
      chargeId: await authorized(),
      merchantId: 'demo_amazon_merchant',
      certificateUrl: `${sandbox.url}/amazon/notices.pem`,
      ...change,
    })
  const changed = (body: string, change: object) =>
    JSON.stringify({ ...(JSON.parse(body) as object), ...change })

  test('signed by the notification service: genuine, and Amazon names its order', async () => {
    expect(await check(await notice())).toEqual({
      kind: 'genuine',
      eventId: expect.stringMatching(/^[\w-]{36}$/),
      eventKind: 'CHARGE.STATE_CHANGE',
      orderId: order.orderId,
    })
  })

  test.each<[string, (body: string) => string]>([
    ['another message', (body) => changed(body, { Message: body.replace('CHARGE', 'REFUND') })],
    ['another id', (body) => changed(body, { MessageId: 'another' })],
    ['no signature', (body) => changed(body, { Signature: undefined })],
    ['an invalid signature', (body) => changed(body, { Signature: 'AAAA' })],
    ['a version that we do not know', (body) => changed(body, { SignatureVersion: '3' })],
    ['a subscription', (body) => changed(body, { Type: 'SubscriptionConfirmation' })],
    [
      'a month old',
      (body) => changed(body, { Timestamp: new Date(Date.now() - 31 * 24 * 3_600_000).toISOString() }),
    ],
    [
      'of tomorrow',
      (body) => changed(body, { Timestamp: new Date(Date.now() + 24 * 3_600_000).toISOString() }),
    ],
    ['without a time', (body) => changed(body, { Timestamp: 'yesterday' })],
    ['no JSON', () => 'hello'],
    ['empty', () => ''],
  ])('%s: forged', async (_, tamper) => {
    expect(await check(tamper(await notice()))).toEqual({ kind: 'forged' })
  })

  test.each([
    'http://sns.us-east-1.amazonaws.com/a.pem',
    'https://sns.us-east-1.amazonaws.com.evil.test/a.pem',
    'https://evil.test/sns.us-east-1.amazonaws.com/a.pem',
    'https://sns.us-east-1.amazonaws.com@evil.test/a.pem',
    'https://s3.us-east-1.amazonaws.com/a.pem',
    'https://sns.us-east-1.amazonaws.com/a.txt',
    'https://sns.us-east-1.amazonaws.com/a.pem',
    `https://sns.us-east-1.amazonaws.com/x/SimpleNotificationService-${'0'.repeat(32)}.pem`,
    `https://sns.us-east-1.amazonaws.com/SimpleNotificationService-${'0'.repeat(32)}.pem?again=1`,
    'file:///etc/passwd',
    'nothing',
  ])('a certificate from %s is not fetched', async (SigningCertURL) => {
    expect(await check(changed(await notice(), { SigningCertURL }))).toEqual({ kind: 'forged' })
  })

  test('another merchant’s is not ours', async () => {
    expect(await check(await notice({ merchantId: 'another' }))).toEqual({ kind: 'forged' })
  })

  test('signed by another key', async () => {
    const body = JSON.parse(await notice()) as Record<string, string>
    const text = ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type']
      .map((name) => `${name}\n${body[name]}\n`)
      .join('')
    const Signature = createSign('RSA-SHA256').update(text).sign(amazonKey.privateKey, 'base64')

    expect(await check(changed(JSON.stringify(body), { Signature }))).toEqual({ kind: 'forged' })
  })

  test('while the certificate or Amazon cannot be reached, the notice must be sent again', async () => {
    const body = await notice()
    const elsewhere = gateway({ noticeCertificateUrl: 'http://127.0.0.1:2/notices.pem' })

    expect(
      (await check(changed(body, { SigningCertURL: 'http://127.0.0.1:2/notices.pem' }), elsewhere)).kind,
    ).toBe('unknown')
    sandbox.control.fault({ op: 'verify_webhook', behavior: 'fail_before' })
    expect((await check(body)).kind).toBe('unknown')
  })
})

test('[C-AMZ-SVC] the sandbox refuses what is not signed for it, as Amazon does', async () => {
  expect(await gateway({ isStranger: true }).authorize(request('any'))).toMatchObject({
    kind: 'failed',
    code: 'authenticationError',
  })
  expect((await fetch(`${sandbox.url}/amazon/v2/checkoutSessions/any`)).status).toBe(403)
  const withoutKey = await startPaymentSandbox({ port: 0, merchantId: 'm', publicKey: 'p', privateKey: 'k' })
  expect(await makeAmazon(withoutKey).authorize(request('any'))).toMatchObject({
    code: 'authenticationError',
  })
  await withoutKey.close()
})
