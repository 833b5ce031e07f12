import { type CallResult, type GuardOptions, guardCalls, sendJson } from '#kit/http-call.ts'

export interface CreditKeySettings {
  publicKey: string
  sharedSecret: string
  /** address of the interface, without a slash at the end */
  url: string
}

export interface Call {
  method: 'GET' | 'POST'
  /** below /ecomm */
  name: string
  fields: Readonly<Record<string, unknown>>
  signal: AbortSignal
}

export interface ClientOptions extends CreditKeySettings, GuardOptions {}

/** Credit Key's interface. Its keys travel in the body or the query, so neither is ever kept, logged or thrown. */
export function createCreditKeyClient(options: ClientOptions) {
  const { guarded, isPaused } = guardCalls(options)
  const keys = { public_key: options.publicKey, shared_secret: options.sharedSecret }
  const call = (
    { method, name, fields, signal }: Call,
    how: { always?: boolean } = {},
  ): Promise<CallResult> => {
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
  return { call, isPaused }
}

// Its refusals are statuses; what stands in their bodies is free text.
const codeOf = (_: unknown, status: number): unknown => (status === 401 ? 'authenticationError' : undefined)
