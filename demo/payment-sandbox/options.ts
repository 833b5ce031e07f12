import type { AffirmSettings } from './affirm/http.ts'
import type { AmazonSettings } from './amazon/http.ts'
import type { CreditKeySettings } from './creditkey/http.ts'
import type { PaypalSettings } from './paypal/http.ts'
import type { PlaidSettings } from './plaid/http.ts'

export interface SandboxOptions {
  /** 0 takes any free port */
  port: number
  /** a loopback address; nothing else is listened on */
  host?: '127.0.0.1' | 'localhost' | undefined
  merchantId: string
  publicKey: string
  privateKey: string
  /** the PayPal account's keys, the demo's unless set */
  paypal?: Partial<PaypalSettings> | undefined
  /** the lenders' keys, the demo's unless set */
  affirm?: Partial<AffirmSettings> | undefined
  creditkey?: Partial<CreditKeySettings> | undefined
  plaid?: Partial<PlaidSettings> | undefined
  /**
   * where the store hears of settled and returned transactions, e.g. http://localhost:3000/webhooks/braintree
   */
  noticesTo?: string | undefined
  /** the Amazon merchant's keys; without the public half of its key pair no call of it is right */
  amazon?: Partial<AmazonSettings> | undefined
  /**
   * ids are the same for the same seed and the same calls; without one they differ from run to run, as the
   * store remembers those it has seen
   */
  seed?: number | undefined
  /** the stores that may show the card fields, e.g. http://localhost:3000 */
  storeOrigins?: readonly string[] | undefined
  amountTriggers?: boolean | undefined
  duplicateWindowMs?: number | undefined
  now?: (() => number) | undefined
  /** what the store runs as; "production" is refused */
  mode?: string | undefined
}

export const DEMO_PLAID: PlaidSettings = { clientId: 'demo_plaid_client', secret: 'demo_plaid_secret' }
export const DEMO_PAYPAL: PaypalSettings = {
  clientId: 'demo_paypal_client',
  clientSecret: 'demo_paypal_secret',
  webhookId: 'demo_paypal_webhook',
}
export const DEMO_AFFIRM: AffirmSettings = {
  publicKey: 'demo_affirm_public',
  privateKey: 'demo_affirm_private',
}
export const DEMO_CREDITKEY: CreditKeySettings = {
  publicKey: 'demo_creditkey_public',
  sharedSecret: 'demo_creditkey_secret',
}

export const DEMO_AMAZON: AmazonSettings = {
  merchantId: 'demo_amazon_merchant',
  publicKeyId: 'SANDBOX-DEMO',
  publicKey: undefined,
}
