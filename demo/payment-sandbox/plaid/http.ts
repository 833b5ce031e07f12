import type { IncomingMessage, ServerResponse } from 'node:http'
import { HOUR_MS } from '#lib/dates.ts'
import type { Operation } from '../faults.ts'
import { isOwnOrigin, json, loseAnswer, readJson, reply, struckBefore } from '../http.ts'
import type { Imitator, Surroundings } from '../imitator.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { linkCss, linkPage, linkScript, loaderScript } from './pages.ts'
import { signIn } from './sign-in.ts'
import { INSTITUTIONS } from './state.ts'

export interface PlaidSettings {
  clientId: string
  secret: string
}

interface Answer {
  status: number
  body: unknown
}

/**
 * Plaid, with the keys of one account: its interface, its script and the page where a buyer signs in to a
 * bank.
 */
export const plaidImitator = (keys: PlaidSettings): Imitator => ({
  path: '/plaid/',
  async answer(around, request, response, url) {
    const path = url.pathname.slice('/plaid'.length)
    if (request.method === 'GET') return answerPage(around, response, path, url)
    if (request.method !== 'POST') return reply(response, 405, 'text/plain', 'Not here.\n')
    return path === '/sign-in'
      ? answerSignIn(around, request, response)
      : answerCall(around, keys, request, response, path)
  },
})

const refusal = (type: string, code: string, message: string, status = 400): Answer => ({
  status,
  body: {
    error_type: type,
    error_code: code,
    error_message: message,
    display_message: null,
    request_id: 'sandbox',
  },
})

type Call = (ledger: Ledger, body: Readonly<Record<string, unknown>>) => Answer

const CALLS: Readonly<Record<string, { op: Operation; run: Call }>> = {
  '/link/token/create': { op: 'plaid_link', run: createLinkToken },
  '/item/public_token/exchange': { op: 'plaid_exchange', run: exchange },
  '/auth/get': { op: 'plaid_auth', run: authGet },
  '/item/remove': { op: 'plaid_remove', run: remove },
  '/institutions/get_by_id': { op: 'plaid_institution', run: institution },
}

async function answerCall(
  { control }: Surroundings,
  keys: PlaidSettings,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const { headers } = request
  const read = await readJson(request)
  if (headers['plaid-client-id'] !== keys.clientId || headers['plaid-secret'] !== keys.secret) {
    const refused = refusal('INVALID_INPUT', 'INVALID_API_KEYS', 'invalid client_id or secret provided')
    return json(response, refused.status, refused.body)
  }
  if (headers['plaid-version'] !== '2020-09-14')
    return json(response, 400, { error_type: 'INVALID_REQUEST', error_code: 'INVALID_HEADERS' })
  const body = (
    read.kind === 'read' && typeof read.value === 'object' && read.value !== null ? read.value : {}
  ) as Record<string, unknown>
  const call = CALLS[path]
  if (!call) return json(response, 404, { error_type: 'INVALID_REQUEST', error_code: 'NOT_FOUND' })
  const { ledger, faults } = control.inner
  const behavior = faults.take(call.op, undefined)
  if (await struckBefore(behavior, request, response, 'application/json')) return
  const made = call.run(ledger, body)
  if (!loseAnswer(behavior, request, response, 'application/json')) json(response, made.status, made.body)
}

function createLinkToken({ state, newId, now }: Ledger, body: Readonly<Record<string, unknown>>): Answer {
  const { client_user_id } = (body.user ?? {}) as { client_user_id?: unknown }
  const isComplete =
    typeof client_user_id === 'string' &&
    typeof body.client_name === 'string' &&
    Array.isArray(body.products) &&
    body.products.includes('auth')
  if (!isComplete)
    return refusal('INVALID_REQUEST', 'MISSING_FIELDS', 'the following required fields are missing')
  const token = `link-sandbox-${newId(16)}`
  state.plaid.linkTokens.add(token)
  return {
    status: 200,
    body: {
      link_token: token,
      expiration: new Date(now() + 4 * HOUR_MS).toISOString(),
      request_id: 'sandbox',
    },
  }
}

function exchange({ state, newId }: Ledger, body: Readonly<Record<string, unknown>>): Answer {
  const token = String(body.public_token)
  const linked = state.plaid.publicTokens.get(token)
  if (!linked) return refusal('INVALID_INPUT', 'INVALID_PUBLIC_TOKEN', 'could not find matching public token')
  state.plaid.publicTokens.delete(token)
  const access = `access-sandbox-${newId(16)}`
  state.plaid.items.set(access, linked)
  return { status: 200, body: { access_token: access, item_id: newId(12), request_id: 'sandbox' } }
}

function authGet({ state }: Ledger, body: Readonly<Record<string, unknown>>): Answer {
  const linked = state.plaid.items.get(String(body.access_token))
  if (!linked) return refusal('INVALID_INPUT', 'INVALID_ACCESS_TOKEN', 'could not find matching access token')
  const { account, institution } = linked
  if (institution.isLocked)
    return refusal('ITEM_ERROR', 'ITEM_LOGIN_REQUIRED', 'the login details of this item have changed')
  return {
    status: 200,
    body: {
      accounts: [
        {
          account_id: account.id,
          mask: account.number.slice(-4),
          name: account.name,
          official_name: account.official,
          type: 'depository',
          subtype: account.subtype,
          balances: {
            available: 12_000,
            current: 12_100,
            iso_currency_code: 'USD',
            limit: null,
            unofficial_currency_code: null,
          },
        },
      ],
      numbers: {
        ach: [
          {
            account_id: account.id,
            account: account.number,
            routing: account.routing,
            wire_routing: account.routing,
          },
        ],
        bacs: [],
        eft: [],
        international: [],
      },
      item: {
        institution_id: institution.id,
        item_id: 'sandbox',
        available_products: [],
        billed_products: ['auth'],
        consent_expiration_time: null,
        error: null,
        update_type: 'background',
        webhook: '',
      },
      request_id: 'sandbox',
    },
  }
}

function remove({ state }: Ledger, body: Readonly<Record<string, unknown>>): Answer {
  const isKnown = state.plaid.items.delete(String(body.access_token))
  return isKnown
    ? { status: 200, body: { request_id: 'sandbox' } }
    : refusal('INVALID_INPUT', 'INVALID_ACCESS_TOKEN', 'could not find matching access token')
}

function institution(_ledger: Ledger, body: Readonly<Record<string, unknown>>): Answer {
  const found = INSTITUTIONS.find(({ id }) => id === body.institution_id)
  if (!found) return refusal('INVALID_INPUT', 'INVALID_INSTITUTION', 'invalid institution_id provided')
  return {
    status: 200,
    body: {
      institution: {
        institution_id: found.id,
        name: found.name,
        products: ['auth'],
        country_codes: ['US'],
        routing_numbers: [],
        oauth: false,
      },
      request_id: 'sandbox',
    },
  }
}

async function answerSignIn(
  { control }: Surroundings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOwnOrigin(request)) return json(response, 403, { message: 'Only from the page of Plaid.' })
  const read = await readJson(request)
  const asked = (
    read.kind === 'read' && typeof read.value === 'object' && read.value !== null ? read.value : {}
  ) as Record<string, unknown>
  const publicToken = signIn(control.inner.ledger, asked)
  return publicToken
    ? json(response, 200, { publicToken })
    : json(response, 422, { message: 'The bank does not know this user name and password.' })
}

async function answerPage(
  { control, storeOrigins }: Surroundings,
  response: ServerResponse,
  path: string,
  url: URL,
): Promise<void> {
  if (path === '/link-initialize.js') {
    // The store's pages load it as they load the provider's.
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    return reply(response, 200, 'text/javascript', loaderScript(url.origin))
  }
  if (path === '/link.js') return reply(response, 200, 'text/javascript', linkScript)
  if (path === '/link.css') return reply(response, 200, 'text/css', linkCss)
  const token = url.searchParams.get('token') ?? ''
  const origin = storeOrigins.find((known) => known === url.searchParams.get('origin'))
  if (path !== '/link' || !origin || !control.inner.ledger.state.plaid.linkTokens.has(token))
    return reply(response, 404, 'text/plain', 'Not here.\n')
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
      `form-action 'none'; frame-ancestors ${storeOrigins.join(' ')}`,
  )
  return reply(response, 200, 'text/html', linkPage(token, origin))
}
