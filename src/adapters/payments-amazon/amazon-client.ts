import { createRequire } from 'node:module'
import { type CallResult, type GuardOptions, guardCalls, sendJson } from '#lib/calls/http-call.ts'

export const ALGORITHM = 'AMZN-PAY-RSASSA-PSS-V2'

const SDK = '@amazonpay/amazon-pay-api-sdk-nodejs'
/** The vendor's package takes 10 MB, so it is read at the first signature. */
const readSdk = (): typeof import('@amazonpay/amazon-pay-api-sdk-nodejs') =>
  createRequire(import.meta.url)(SDK)
type Signer = InstanceType<ReturnType<typeof readSdk>['WebStoreClient']>

export interface AmazonAccount {
  /**
   * names the key pair at Amazon; one that begins with SANDBOX- or LIVE- belongs to that environment alone
   */
  publicKeyId: string
  /** the private key as PEM text; read when the first call is signed */
  privateKey: () => string
  /** address of the interface, without a slash at the end */
  url: string
  sandbox: boolean
}

/** `always` calls even while the breaker is open: for lookups that move no money. */
interface CallOptions {
  always?: boolean
}

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** below the version, without a slash in front */
  path: string
  body?: object | undefined
  /** a repeated call with the same key moves money once */
  idempotencyKey?: string | undefined
  /** ends the whole operation that the call belongs to */
  signal: AbortSignal
}

export interface ClientOptions extends AmazonAccount, GuardOptions {}

/**
 * Amazon Pay's interface. The vendor's package only signs: its own transport has no deadline, and setting
 * another address in it switches off certificate checks for the whole process.
 */
export function createAmazonClient(options: ClientOptions) {
  const { guarded, isPaused } = guardCalls(options)
  let signer: Signer | undefined

  function sign(): Signer {
    signer ??= new (readSdk().WebStoreClient)({
      publicKeyId: options.publicKeyId,
      privateKey: options.privateKey(),
      region: 'us',
      sandbox: options.sandbox,
      algorithm: ALGORITHM,
    })
    return signer
  }

  // The reason why a key cannot be read may reveal parts of it, so only the fact is reported.
  function signedHeaders(
    call: Parameters<Signer['getSignedHeaders']>[0],
  ): Record<string, string> | undefined {
    try {
      return sign().getSignedHeaders(call)
    } catch {
      return undefined
    }
  }

  async function send(call: Call): Promise<CallResult> {
    const payload = call.body === undefined ? '' : JSON.stringify(call.body)
    const signed = {
      method: call.method,
      urlFragment: call.path,
      payload,
      headers: call.idempotencyKey === undefined ? {} : { 'x-amz-pay-idempotency-key': call.idempotencyKey },
    }
    const headers = signedHeaders(signed)
    if (!headers) return { kind: 'refused', status: 0, code: 'not_sent_key_unreadable' }
    const result = await sendJson(`${options.url}/${signed.urlFragment}`, {
      method: call.method,
      headers,
      body: payload || null,
      signal: call.signal,
      codeOf: reasonOf,
    })
    return result.kind === 'refused' && result.status === 403
      ? { ...result, code: 'authenticationError' }
      : result
  }

  const call = (request: Call, how: CallOptions = {}): Promise<CallResult> =>
    guarded(request.signal, (signal) => send({ ...request, signal }), how)
  return {
    get: (path: string, signal: AbortSignal, how: CallOptions = {}) =>
      call({ method: 'GET', path, signal }, how),
    post: (path: string, signal: AbortSignal, more: Partial<Call>) =>
      call({ method: 'POST', path, signal, ...more }),
    patch: (path: string, signal: AbortSignal, body: object) => call({ method: 'PATCH', path, signal, body }),
    cancel: (path: string, signal: AbortSignal, body: object) =>
      call({ method: 'DELETE', path, signal, body }),
    signText: (text: string): string => sign().generateButtonSignature(text),
    isPaused,
  }
}

export type AmazonClient = ReturnType<typeof createAmazonClient>

/** One part of a path. */
export const segment = (text: string): string => encodeURIComponent(text)

const reasonOf = (body: unknown): unknown => (body as { reasonCode?: unknown } | undefined)?.reasonCode
