import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import braintree from 'braintree'

export interface BraintreeSettings {
  merchantId: string
  publicKey: string
  privateKey: string
  /** Address of another environment (the payment sandbox, a test proxy); undefined means Braintree itself. */
  url?: string | undefined
  /** Which of Braintree's own environments, when there is no `url`. */
  environment?: 'sandbox' | 'production' | undefined
}

/**
 * The parts of the SDK that this adapter calls. The published types lack `customHttpAgent` and the promise
 * form of some calls.
 */
export interface Sdk {
  clientToken: { generate(options: object): Promise<unknown> }
  customer: { create(request: object): Promise<unknown> }
  paymentMethod: { create(request: object): Promise<unknown> }
  usBankAccountVerification: {
    find(id: string): Promise<unknown>
    confirmMicroTransferAmounts(id: string, amounts: readonly number[]): Promise<unknown>
  }
  webhookNotification: { parse(signature: string, payload: string): Promise<unknown> }
  transaction: {
    sale(request: object): Promise<unknown>
    submitForSettlement(id: string, amount: string): Promise<unknown>
    void(id: string): Promise<unknown>
    refund(id: string, options: { amount: string }): Promise<unknown>
    search(fill: (search: Search) => void, done: (error: unknown, found: SearchAnswer) => void): void
  }
}

interface Search {
  orderId(): { is(value: string): void }
  createdAt(): { min(value: Date): void }
}

interface SearchAnswer {
  success?: boolean
  length?(): number
  each?(visit: (error: unknown, transaction: unknown) => void): void
}

const MAX_SOCKETS = 16

/**
 * The official SDK on the configured address. `timeoutMs` is its own idle timeout, behind our hard deadline.
 */
export function createSdk(settings: BraintreeSettings, timeoutMs: number): Sdk {
  const url = settings.url ? new URL(settings.url) : undefined
  const isPlain = url?.protocol === 'http:'
  const customHttpAgent = isPlain
    ? new HttpAgent({ keepAlive: true, maxSockets: MAX_SOCKETS })
    : new HttpsAgent({ keepAlive: true, maxSockets: MAX_SOCKETS })
  const environment = url
    ? ownEnvironment(url)
    : settings.environment === 'production'
      ? braintree.Environment.Production
      : braintree.Environment.Sandbox
  const { merchantId, publicKey, privateKey } = settings
  const config: braintree.KeyGatewayConfig & { customHttpAgent: HttpAgent } = {
    environment,
    merchantId,
    publicKey,
    privateKey,
    customHttpAgent,
  }
  const gateway = new braintree.BraintreeGateway(config)
  gateway.config.timeout = timeoutMs
  // The package's type declarations miss calls and fields that its code has.
  return gateway as unknown as Sdk
}

function ownEnvironment(url: URL): braintree.Environment {
  const isTls = url.protocol === 'https:'
  const port = url.port || (isTls ? '443' : '80')
  return new braintree.Environment(url.hostname, port, '', isTls, url.hostname, port)
}

/** Every transaction of an order. */
export const searchByOrder = (sdk: Sdk, orderId: string): Promise<unknown[]> =>
  search(sdk, (asked) => asked.orderId().is(orderId))

/** Every transaction that was made since then, page by page. */
export const searchSince = (sdk: Sdk, since: Date): Promise<unknown[]> =>
  search(sdk, (asked) => asked.createdAt().min(since))

// The SDK's search answers with callbacks and pages.
function search(sdk: Sdk, fill: (search: Search) => void): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const found: unknown[] = []
    sdk.transaction.search(fill, (error, answer) => {
      if (error) return reject(error)
      const expected = answer.length?.()
      if (expected === undefined || !answer.each) return reject(new TypeError('The search was refused.'))
      if (expected === 0) return resolve([])
      answer.each((pageError, transaction) => {
        if (pageError) return reject(pageError)
        found.push(transaction)
        if (found.length === expected) resolve(found)
      })
    })
  })
}
