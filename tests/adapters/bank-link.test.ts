import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Configuration, CountryCode, PlaidApi, Products } from 'plaid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPlaidLink } from '#adapters/bank-link-plaid/plaid-link.ts'
import { PROVIDER_DEADLINE_MS } from '#tests/fixtures/shared-machine.ts'

const keys = { clientId: 'client-7', secret: 'secret-that-must-not-leak' }
const heard: { path: string | undefined; headers: unknown; body: unknown }[] = []
const answers: { status: number; body: string } = { status: 200, body: '{}' }
const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const { 'plaid-client-id': id, 'plaid-secret': secret, 'plaid-version': version } = request.headers
    heard.push({ path: request.url, headers: { id, secret, version }, body: JSON.parse(body) })
    response.writeHead(answers.status, { 'content-type': 'application/json' }).end(answers.body)
  })
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test(
  '[C-PLAID-LINK, C-PLAID-EX, C-PLAID-AUTH] our calls of Plaid are those of its official SDK, ' +
    'byte for byte in path, keys and body',
  async () => {
    const sdk = new PlaidApi(
      new Configuration({
        basePath: url,
        baseOptions: { headers: { 'PLAID-CLIENT-ID': keys.clientId, 'PLAID-SECRET': keys.secret } },
      }),
    )
    await sdk.linkTokenCreate({
      user: { client_user_id: 'user-1' },
      client_name: 'Alpine',
      products: [Products.Auth],
      country_codes: [CountryCode.Us],
      language: 'en',
    })
    await sdk.itemPublicTokenExchange({ public_token: 'public-1' })
    await sdk.authGet({ access_token: 'access-1' })
    await sdk.itemRemove({ access_token: 'access-1' })
    const theirs = heard.splice(0)

    const link = createPlaidLink({ ...keys, url, shopName: 'Alpine', deadlineMs: PROVIDER_DEADLINE_MS })
    await link.begin('user-1')
    await link.exchange('public-1')
    await link.account('access-1')
    await link.forget('access-1')

    expect(heard.splice(0)).toEqual(theirs)
  },
)

test.each([
  [
    400,
    '{"error_code":"INVALID_API_KEYS","error_message":"secret-that-must-not-leak"}',
    { kind: 'refused', code: 'INVALID_API_KEYS' },
  ],
  [503, 'gone', { kind: 'unknown', cause: 'http_503' }],
  [200, '<html>', { kind: 'unknown', cause: 'unreadable_answer' }],
  [200, '{"link_token":7}', { kind: 'unknown', cause: 'unreadable_answer' }],
])('[X-PLAID] an answer %s %s is %o, and only its error code is kept', async (status, body, result) => {
  Object.assign(answers, { status, body })

  expect(
    await createPlaidLink({ ...keys, url, shopName: 'Alpine', deadlineMs: PROVIDER_DEADLINE_MS }).begin(
      'user-1',
    ),
  ).toEqual(result)
})

test('[X-PLAID] an unreachable Plaid: nothing is sent, and failures pause the calls', async () => {
  const link = createPlaidLink({
    ...keys,
    url: 'http://127.0.0.1:65533',
    shopName: 'Alpine',
    deadlineMs: 500,
  })

  expect(await link.begin('user-1')).toEqual({ kind: 'refused', code: 'not_sent_unreachable' })
  await Promise.all([link.begin('user-1'), link.begin('user-1')])
  expect(await link.begin('user-1')).toEqual({ kind: 'refused', code: 'not_sent_open' })
})
