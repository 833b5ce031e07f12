import type { Client } from 'braintree-web/client'
import type { GetClientToken } from '../card-wallet/wallet-gateway.ts'

/** The time that a payment waits for device data, which help the risk check but must not delay the buyer. */
const DEVICE_DATA_LIMIT_MS = 2_000

export interface BraintreeAccess {
  client: Client
  /** undefined when a tracker blocker stops the collector */
  deviceData(): Promise<string | undefined>
}

let opening: Promise<BraintreeAccess> | undefined

/**
 * Braintree's browser library, loaded when a payment method needs it, and opened once per page. Rejects
 * while the gateway does not answer.
 */
export function openBraintree(getClientToken: GetClientToken): Promise<BraintreeAccess> {
  opening ??= open(getClientToken).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

async function open(getClientToken: GetClientToken): Promise<BraintreeAccess> {
  const [{ create }, authorization] = await Promise.all([import('braintree-web/client'), getClientToken()])
  const client = await create({ authorization })
  const collected = collect(client)
  return { client, deviceData: () => Promise.race([collected, after(DEVICE_DATA_LIMIT_MS)]) }
}

async function collect(client: Client): Promise<string | undefined> {
  try {
    const { create } = await import('braintree-web/data-collector')
    return (await create({ client })).deviceData
  } catch {
    return undefined
  }
}

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
