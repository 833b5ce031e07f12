import { type CallResult, type GuardOptions, guardCalls, sendJson } from '#lib/calls/http-call.ts'

interface CreditKeySettings {
  publicKey: string
  sharedSecret: string
  /** address of the interface, without a slash at the end */
  url: string
}

/** `always` calls even while the breaker is open: for lookups that move no money. */
interface CallOptions {
  always?: boolean
}

interface Call {
  method: 'GET' | 'POST'
  /** below /ecomm */
  name: string
  fields: Readonly<Record<string, unknown>>
  signal: AbortSignal
}

export interface ClientOptions extends CreditKeySettings, GuardOptions {}

/**
 * Credit Key's interface. Its keys are in the body or the query, so neither is ever stored, logged or
 * thrown.
 */
export function createCreditKeyClient(options: ClientOptions) {
  const { guarded, isPaused } = guardCalls(options)
  const keys = { public_key: options.publicKey, shared_secret: options.sharedSecret }
  const call = ({ method, name, fields, signal }: Call, how: CallOptions): Promise<CallResult> => {
    const url = new URL(`${options.url}/ecomm/${name}`)
    if (method === 'GET')
      for (const [key, value] of Object.entries({ ...keys, ...fields }))
        url.searchParams.set(key, String(value))
    const body = method === 'POST' ? JSON.stringify({ ...keys, ...fields }) : null
    return guarded(
      signal,
      (until) =>
        sendJson(url.href, {
          method,
          headers: { 'content-type': 'application/json' },
          body,
          signal: until,
          codeOf,
        }),
      how,
    )
  }
  return {
    find: (id: string, signal: AbortSignal, how: CallOptions = {}) =>
      call({ method: 'GET', name: 'find_order', fields: { id }, signal }, how),
    post: (
      name: string,
      fields: Readonly<Record<string, unknown>>,
      signal: AbortSignal,
      how: CallOptions = {},
    ) => call({ method: 'POST', name, fields, signal }, how),
    isPaused,
  }
}

export type CreditKeyClient = ReturnType<typeof createCreditKeyClient>

// Its refusals are HTTP statuses; their bodies are free text.
const codeOf = (_: unknown, status: number): unknown => (status === 401 ? 'authenticationError' : undefined)
