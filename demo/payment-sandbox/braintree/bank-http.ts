import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Control } from '../control.ts'
import { json, readJson } from '../http.ts'
import type { Imitator, Surroundings } from '../imitator.ts'
import { readAccount } from './bank-accounts.ts'

/**
 * The part of the card gateway that turns a bank account into a token, for the store's pages and for the
 * provider's own library.
 */
export const bankImitator: Imitator = {
  path: '/bank/',
  answer(around, request, response, url) {
    return url.pathname === '/bank/graphql'
      ? answerGraphql(around.control, request, response)
      : answerTokens(around, request, response)
  },
}

function isPreflight(request: IncomingMessage, response: ServerResponse, origin: string): boolean {
  response.setHeader('access-control-allow-origin', origin)
  if (request.method !== 'OPTIONS') return false
  response
    .writeHead(204, {
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, authorization, braintree-version',
    })
    .end()
  return true
}

const originOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : URL.parse(address)?.origin

/** What the demo's pages ask, from the stores that may show the card fields. */
async function answerTokens(
  { control, storeOrigins }: Surroundings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Browsers of tests, with their web security off, name the page alone.
  const from = request.headers.origin ?? originOf(request.headers.referer)
  const origin = storeOrigins.find((known) => known === from)
  if (!origin) return json(response, 403, { message: 'Only for the pages of the store.' })
  if (isPreflight(request, response, origin)) return
  const body = await readJson(request)
  const { mandateText, ...details } = (
    body.kind === 'read' && typeof body.value === 'object' && body.value !== null ? body.value : {}
  ) as Record<string, unknown>
  const made = tokenOf(control, details, mandateText)
  return made
    ? json(response, 201, made)
    : json(response, 422, { message: 'The bank details are not complete.' })
}

function tokenOf({ inner }: Control, details: Readonly<Record<string, unknown>>, mandateText: unknown) {
  const account =
    typeof mandateText === 'string' && mandateText.length > 20 ? readAccount(details) : undefined
  return account && inner.ledger.tokenizeAccount(account)
}

/** What the provider's own library asks: a mutation, with the client token that the shop gave its page. */
async function answerGraphql(
  control: Control,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (isPreflight(request, response, '*')) return
  const fingerprint = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (!control.inner.ledger.isClient(fingerprint))
    return json(response, 401, { errors: [{ message: 'Authentication credentials are invalid.' }] })
  const body = await readJson(request)
  const { query, variables } = (
    body.kind === 'read' && typeof body.value === 'object' && body.value !== null ? body.value : {}
  ) as {
    query?: unknown
    variables?: { input?: { usBankAccount?: Record<string, unknown> } }
  }
  const { achMandate, ...details } = variables?.input?.usBankAccount ?? {}
  const made = String(query).includes('TokenizeUsBankAccount')
    ? tokenOf(control, details, achMandate)
    : undefined
  if (!made)
    return json(response, 200, {
      data: { tokenizeUsBankAccount: null },
      errors: [{ message: 'Bank details are invalid.', extensions: { errorClass: 'VALIDATION' } }],
    })
  return json(response, 200, {
    data: { tokenizeUsBankAccount: { paymentMethod: { id: made.token, details: { last4: made.last4 } } } },
  })
}
