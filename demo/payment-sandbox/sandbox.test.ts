import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PaymentSandbox, startPaymentSandbox } from './sandbox.ts'

const keys = { merchantId: 'm', publicKey: 'p', privateKey: 'k' }
const authorization = `Basic ${Buffer.from('p:k').toString('base64')}`
const STORE = 'http://localhost:3000'

let sandbox: PaymentSandbox

beforeAll(async () => {
  sandbox = await startPaymentSandbox({ port: 0, ...keys, storeOrigins: [STORE] })
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.control.reset())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const sale = (transaction: object) =>
  post(
    '/merchants/m/transactions',
    {
      transaction: {
        type: 'sale',
        amount: '2500.00',
        order_id: 'A1',
        payment_method_nonce: 'fake-valid-nonce',
        ...transaction,
      },
    },
    { authorization },
  )

test('refuses to start in production', async () => {
  await expect(startPaymentSandbox({ port: 0, ...keys, mode: 'production' })).rejects.toThrow('production')
})

test.each([
  ['a wrong key', '/merchants/m/transactions', { authorization: 'Basic d3Jvbmc6a2V5' }],
  ['no key', '/merchants/m/client_token', {}],
  ['another merchant', '/merchants/other/transactions', { authorization }],
])('%s is refused', async (_, path, headers) => {
  expect((await post(path, {}, headers)).status).toBe(401)
})

test('never decides by amount: what a furnace costs is approved', async () => {
  expect((await sale({ amount: '2500.00' })).status).toBe(201)
  expect((await sale({ amount: '3000.00' })).status).toBe(201)
})

test('decides by amount only where that is switched on', async () => {
  const withTriggers = await startPaymentSandbox({ port: 0, ...keys, amountTriggers: true })
  const answer = await fetch(`${withTriggers.url}/merchants/m/transactions`, {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify({
      transaction: { type: 'sale', amount: '2001.00', payment_method_nonce: 'fake-valid-nonce' },
    }),
  })
  await withTriggers.close()

  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('<processor-response-code>2001</processor-response-code>')
})

test.each([
  ['20000', '123', 'N', 'M'],
  ['20001', '123', 'U', 'M'],
  ['60614', '200', 'M', 'N'],
  ['60614', '201', 'M', 'U'],
  ['60614', '301', 'M', 'S'],
])('zip %s and code %s answer %s and %s', async (postal_code, cvv, avs, code) => {
  const body = await (
    await sale({
      payment_method_nonce: sandbox.control.tokenize('4111111111111111', { cvv }),
      billing: { postal_code },
    })
  ).text()

  expect(body).toContain(`<avs-postal-code-response-code>${avs}</avs-postal-code-response-code>`)
  expect(body).toContain(`<cvv-response-code>${code}</cvv-response-code>`)
})

test.each([
  ['4000111111111115', 'processor_declined'],
  ['4000111111111511', 'gateway_rejected'],
  ['4111130000000003', 'gateway_rejected'],
  ['3566002020360505', 'failed'],
])('card %s is %s', async (number, status) => {
  const body = await (await sale({ payment_method_nonce: sandbox.control.tokenize(number) })).text()

  expect(body).toContain(`<status>${status}</status>`)
})

test('the same card, order and amount again is a duplicate; another card is not', async () => {
  await sale({ payment_method_nonce: sandbox.control.tokenize('4111111111111111') })

  expect(
    await (await sale({ payment_method_nonce: sandbox.control.tokenize('4111111111111111') })).text(),
  ).toContain('<gateway-rejection-reason>duplicate</gateway-rejection-reason>')
  expect((await sale({ payment_method_nonce: sandbox.control.tokenize('4012888888881881') })).status).toBe(
    201,
  )
})

test.each([['12.345'], ['-5.00'], ['0.00'], ['ten'], [null]])('refuses the amount %s', async (amount) => {
  expect((await sale({ amount })).status).toBe(422)
})

test('hostile text comes back as text', async () => {
  const body = await (await sale({ order_id: '</order-id><status>settled' })).text()

  expect(body).toContain('<order-id>&lt;/order-id&gt;&lt;status&gt;settled</order-id>')
})

test('the same seed and the same calls give the same ids', async () => {
  const first = await (await sale({})).text()
  sandbox.control.reset()
  const second = await (await sale({})).text()

  expect(/<id>\w+<\/id>/.exec(second)?.[0]).toBe(/<id>\w+<\/id>/.exec(first)?.[0])
})

test('a card becomes a single-use token, and only the last four digits are kept', async () => {
  const answer = await post(
    '/fields/tokens',
    { number: '4111111111111111', expirationMonth: '12', expirationYear: '2030', cvv: '123' },
    { origin: sandbox.url },
  )

  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({
    token: expect.stringMatching(/^tokencc_/),
    last4: '1111',
    brand: 'Visa',
  })
  expect(JSON.stringify([...sandbox.control.inner.ledger.state.tokens])).not.toMatch(/4111111111111111|"123"/)
})

test.each([
  [
    'another site',
    { number: '4111111111111111', expirationMonth: '12', expirationYear: '2030', cvv: '123' },
    'http://evil.example',
    403,
  ],
  [
    'a mistyped number',
    { number: '4111111111111112', expirationMonth: '12', expirationYear: '2030', cvv: '123' },
    'own',
    422,
  ],
  [
    'an impossible month',
    { number: '4111111111111111', expirationMonth: '13', expirationYear: '2030', cvv: '123' },
    'own',
    422,
  ],
])('no token for %s', async (_, card, origin, status) => {
  expect(
    (await post('/fields/tokens', card, { origin: origin === 'own' ? sandbox.url : origin })).status,
  ).toBe(status)
})

test('the card fields are shown to the named stores only', async () => {
  const shown = await fetch(`${sandbox.url}/fields?origin=${STORE}`)

  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors ${STORE}`)
  expect((await fetch(`${sandbox.url}/fields?origin=http://localhost:3000.evil.example`)).status).toBe(403)
  expect((await fetch(`${sandbox.url}/fields`)).status).toBe(403)
})

test('control calls of another origin, or of a form, do nothing', async () => {
  await sale({})

  expect((await post('/__control/reset', {}, { origin: 'http://evil.example' })).status).toBe(403)
  expect(
    (
      await fetch(`${sandbox.url}/__control/reset`, {
        method: 'POST',
        body: 'a=b',
        headers: { 'content-type': 'text/plain' },
      })
    ).status,
  ).toBe(415)
  expect(sandbox.control.ledger().transactions).toHaveLength(1)
})

test('a foreign host name that points here is refused', async () => {
  expect(await statusWithHost('rebound.example')).toBe(403)
})

test.each([
  [{ op: 'sale', behavior: 'explode' }],
  [{ op: 'everything', behavior: 'fail_before' }],
  [{ op: 'sale', behavior: 'fail_before', times: 0 }],
  ['not an object'],
])('a fault that is not one is refused: %j', async (fault) => {
  expect((await post('/__control/faults', fault)).status).toBe(400)
})

test('a fault hits the given number of requests, and only those of its order', async () => {
  await post('/__control/faults', { op: 'sale', behavior: 'fail_before', times: 1, orderId: 'A2' })

  expect((await sale({ order_id: 'A1' })).status).toBe(201)
  expect((await sale({ order_id: 'A2' })).status).toBe(503)
  expect((await sale({ order_id: 'A2' })).status).toBe(201)
})

test('the ledger page shows payments as text', async () => {
  await sale({ order_id: '<b>A1</b>' })

  expect(await (await fetch(sandbox.url)).text()).toContain('&lt;b&gt;A1&lt;/b&gt;')
})

function statusWithHost(host: string): Promise<number | undefined> {
  const { hostname, port } = new URL(sandbox.url)
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path: '/', headers: { host } }, (answer) =>
      resolve(answer.resume().statusCode),
    )
      .on('error', reject)
      .end()
  })
}
