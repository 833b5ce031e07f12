import { type CallResult, type GuardOptions, guardCalls, sendJson } from '#lib/calls/http-call.ts'

interface AffirmSettings {
  publicKey: string
  privateKey: string
  /** address of the transactions interface, without a slash at the end */
  url: string
  /** for accounts that sell in several countries, ISO 3166 alpha-3 */
  countryCode?: string | undefined
}

export interface Call {
  method: 'GET' | 'POST'
  /** below the interface's address: "/<id>/capture"; "" for a new transaction */
  path: string
  body?: object | undefined
  /** a repeated call with the same key gets the first answer again */
  idempotencyKey?: string | undefined
  signal: AbortSignal
}

export interface ClientOptions extends AffirmSettings, GuardOptions {}

/**
 * Affirm's transactions interface: Basic keys, a deadline on every call, and of a raw error only its code.
 */
export function createAffirmClient(options: ClientOptions) {
  const { guarded, isPaused } = guardCalls(options)
  const credentials = Buffer.from(`${options.publicKey}:${options.privateKey}`).toString('base64')
  const authorization = `Basic ${credentials}`
  const call = (
    { method, path, body, idempotencyKey, signal }: Call,
    how: { always?: boolean } = {},
  ): Promise<CallResult> => {
    const headers = {
      authorization,
      'content-type': 'application/json',
      ...(options.countryCode === undefined ? {} : { 'country-code': options.countryCode }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    }
    const text = body === undefined ? null : JSON.stringify(body)
    return guarded(
      signal,
      (until) => sendJson(options.url + path, { method, headers, body: text, signal: until, codeOf }),
      how,
    )
  }
  return { call, isPaused }
}

export type AffirmClient = ReturnType<typeof createAffirmClient>['call']

/** Affirm's own name of a refusal. */
const codeOf = (body: unknown, status: number): unknown =>
  status === 401 ? 'authenticationError' : (body as { code?: unknown }).code
