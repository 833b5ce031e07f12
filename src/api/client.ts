import { ApiError, decodeError } from '#lib/api-error.ts'
import { MOST_PROOFS, PROOF_HEADER, PROOF_NEEDED } from '#platform/limits/contract.ts'
import type { StoreApi } from './contract.ts'
import { prove } from './proving.ts'

/**
 * The browser's way to the API: a few lines instead of the schemas, which the server checks anyway.
 * The table is compared with the contract by a test.
 */
export const endpoints = {
  location: { byZip: ['GET', '/location/{zip}'], byIp: ['GET', '/location/ip'] },
  shipping: { info: ['POST', '/shipping/info'] },
  cart: {
    tax: ['POST', '/cart/tax'],
    applyCoupon: ['POST', '/cart/apply_coupon_code'],
    check: ['POST', '/cart/check'],
    products: ['POST', '/cart/products'],
  },
  visit: { visitor: ['GET', '/visit'] },
  bankDebit: { confirmDeposits: ['POST', '/checkout/ach_debit/confirm_deposits'] },
  orders: { progress: ['GET', '/orders/{orderID}/state'] },
  accessories: {
    required: ['GET', '/catalog/products/{id}/required_components'],
    installation: ['POST', '/installation_quotes_service'],
  },
  rebates: { find: ['POST', '/rebates/get_rebates'] },
  support: { businessHours: ['GET', '/business-hours'] },
  sizing: { btu: ['POST', '/calculators/btu'] },
  compliance: { check: ['POST', '/compliance/check'] },
  content: { list: ['GET', '/content/{kind}'], pages: ['GET', '/content'] },
  search: { suggest: ['GET', '/search/suggest'] },
  catalog: {
    menu: ['GET', '/catalog/menu'],
    reviews: ['GET', '/catalog/products/{id}/reviews'],
    multiple: ['POST', '/products/multiple'],
    systems: ['POST', '/catalog/systems'],
    attributes: ['GET', '/catalog/attributes'],
  },
} as const satisfies EndpointTable

type EndpointTable = {
  readonly [N in keyof StoreApi]?: { readonly [E in keyof StoreApi[N]]?: readonly ['GET' | 'POST', string] }
}
type CallsOf<T> = {
  [N in keyof T]: {
    [E in keyof T[N]]: E extends keyof StoreApi[N & keyof StoreApi] ? StoreApi[N & keyof StoreApi][E] : never
  }
}
export type BrowserApi = CallsOf<typeof endpoints>

const API_PREFIX = '/v1/api'

let carried: (() => Promise<Record<string, string>>) | undefined

/** From now on every call has the headers that this function returns: a partner's token (C-AUTHZ). */
export const carryHeaders = (headers: typeof carried): void => {
  carried = headers
}

type Input = Readonly<Record<string, unknown>>

interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
}

/**
 * Sends one call. Throws ApiError for a refusal, fetch's own error for a broken connection, or AbortError.
 */
export const call = (
  method: 'GET' | 'POST',
  path: string,
  input: Input = {},
  options: CallOptions = {},
): Promise<unknown> =>
  proving((proof) => send(method, path, input, { ...options, headers: { ...options.headers, ...proof } }))

/**
 * Sends a call. When the server asks for a proof of work, solves it and sends the same call again with the
 * solution in its headers. Throws what `sent` throws.
 */
export async function proving<T>(sent: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  let headers: Record<string, string> = {}
  for (let proofs = 0; ; proofs++) {
    try {
      return await sent(headers)
    } catch (error) {
      const challenge = challengeIn(error)
      if (challenge === undefined || proofs >= MOST_PROOFS) throw error
      headers = { [PROOF_HEADER]: await prove(challenge) }
    }
  }
}

function challengeIn(error: unknown): object | undefined {
  const challenge = error instanceof ApiError && error.code === PROOF_NEEDED && error.details.challenge
  return typeof challenge === 'object' && challenge !== null ? challenge : undefined
}

async function send(
  method: 'GET' | 'POST',
  path: string,
  input: Input,
  options: CallOptions,
): Promise<unknown> {
  const { address, rest } = fill(path, input)
  const query =
    method === 'GET' && Object.keys(rest).length > 0
      ? `?${new URLSearchParams(rest as Record<string, string>)}`
      : ''
  const partner = await carried?.()
  const answer = await fetch(`${API_PREFIX}${address}${query}`, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...partner,
      ...options.headers,
    },
    ...(method === 'POST' ? { body: JSON.stringify(rest) } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  return readAnswer(answer)
}

/**
 * The body of an answer; undefined for an empty one. Throws ApiError for a refusal, Error for an answer that
 * is not from our API, and fetch's own error when the connection breaks or the call is aborted midway.
 */
export async function readAnswer(answer: Response): Promise<unknown> {
  const text = await answer.text()
  const body = text === '' ? undefined : parsed(text)
  const refusal = decodeError(answer.status, body)
  if (refusal) throw refusal
  if (!answer.ok || body === NOT_JSON) throw new Error(`The server answered ${answer.status}`)
  return body
}

const NOT_JSON = Symbol('not JSON')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return NOT_JSON
  }
}

function fill(path: string, input: Input): { address: string; rest: Input } {
  const rest = { ...input }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { address, rest }
}

/**
 * The typed calls of a table. TypeScript cannot follow a type through `Object.entries`; a test compares each
 * call with the contract.
 */
export const callsOf = <T extends EndpointTable>(table: T): CallsOf<T> =>
  Object.fromEntries(
    Object.entries(table).map(([feature, calls]) => [
      feature,
      Object.fromEntries(
        Object.entries(calls).map(([name, [method, path]]) => [
          name,
          (input?: Input, options?: { signal?: AbortSignal; context?: unknown }) =>
            call(method, path, input, options?.signal ? { signal: options.signal } : {}),
        ]),
      ),
    ]),
  ) as unknown as CallsOf<T>

export const api: BrowserApi = callsOf(endpoints)
