import { z } from 'zod'
import { createBraintreeBank } from '#adapters/payments-braintree/bank.ts'
import { createBraintreeGateway } from '#adapters/payments-braintree/braintree-gateway.ts'
import type { PaymentOffer } from '#features/selling/payments/ui/offer.ts'
import { isLoopback, text } from '../setting.ts'
import { defineProvider, type OpenProvider, type Surroundings } from './provider.ts'

const settings = {
  BRAINTREE_MERCHANT_ID: text.optional(),
  BRAINTREE_PUBLIC_KEY: text.optional(),
  BRAINTREE_PRIVATE_KEY: text.optional(),
  BRAINTREE_URL: z.url({ protocol: /^https?$/ }).optional(),
  BRAINTREE_ACH: z.stringbool().default(false),
  APPLE_PAY_DOMAIN_ASSOCIATION: text.max(100_000).optional(),
  APPLE_PAY_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  GOOGLE_PAY_MERCHANT_ID: text.optional(),
  GOOGLE_PAY_SCRIPT_URL: z.url({ protocol: /^https$/ }).default('https://pay.google.com/gp/p/js/pay.js'),
}
type Env = z.output<z.ZodObject<typeof settings>>

export interface BraintreeConfig {
  merchantId: string
  publicKey: string
  privateKey: string
  /** another address than the provider's own */
  url: string | undefined
  /** Apple's proof that the domain is ours; without it Apple Pay is not offered */
  applePayDomain: string | undefined
  /** Apple's script for browsers that are not Safari */
  applePayScript: string | undefined
  /** without it Google Pay is not offered */
  googleMerchantId: string | undefined
  googleScript: string
  /** the merchant account may debit bank accounts */
  ach: boolean
}

const SANDBOX_KEYS = {
  merchantId: 'demo_merchant',
  publicKey: 'demo_public_key',
  privateKey: 'demo_private_key',
  ach: true,
}

/** The account, when all its keys are set. */
export const readBraintree = (env: Env): BraintreeConfig | undefined =>
  env.BRAINTREE_MERCHANT_ID && env.BRAINTREE_PUBLIC_KEY && env.BRAINTREE_PRIVATE_KEY
    ? {
        merchantId: env.BRAINTREE_MERCHANT_ID,
        publicKey: env.BRAINTREE_PUBLIC_KEY,
        privateKey: env.BRAINTREE_PRIVATE_KEY,
        url: env.BRAINTREE_URL,
        ach: env.BRAINTREE_ACH,
        applePayDomain: env.APPLE_PAY_DOMAIN_ASSOCIATION,
        applePayScript: env.APPLE_PAY_SCRIPT_URL,
        googleMerchantId: env.GOOGLE_PAY_MERCHANT_ID,
        googleScript: env.GOOGLE_PAY_SCRIPT_URL,
      }
    : undefined

/** One line for each setting that is wrong. */
function problems(env: Env, production: boolean): string[] {
  const names = ['BRAINTREE_MERCHANT_ID', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY'] as const
  const missing = names.filter((name) => env[name] === undefined)
  const wallets = (['APPLE_PAY_DOMAIN_ASSOCIATION', 'GOOGLE_PAY_MERCHANT_ID'] as const).filter(
    (name) => env[name] !== undefined,
  )
  if (missing.length === names.length && wallets.length > 0)
    return wallets.map((name) => `${name}: is set without the Braintree keys that it needs`)
  if (missing.length > 0 && missing.length < names.length)
    return missing.map((name) => `${name}: is missing while the other Braintree keys are set`)
  const config = readBraintree(env)
  if (!config || !production) return []
  const found: string[] = []
  if (config.url && isLoopback(config.url))
    found.push('BRAINTREE_URL: points to this machine; the payment sandbox is not for production')
  if (config.merchantId.startsWith('demo')) found.push('BRAINTREE_MERCHANT_ID: is the payment sandbox’s')
  return found
}

/**
 * Cards and the wallets that give one. Without credentials, and without a sandbox in its place, there is no
 * such provider.
 */
export function openBraintree(
  config: BraintreeConfig | undefined,
  around: Surroundings,
): OpenProvider | undefined {
  const { sandboxUrl, production, deadlineMs } = around
  const keys = config ?? (sandboxUrl ? { ...SANDBOX_KEYS, url: sandboxUrl } : undefined)
  if (!keys) return undefined
  const options = {
    ...keys,
    environment: production ? ('production' as const) : ('sandbox' as const),
    deadlineMs,
  }
  const gateway = createBraintreeGateway(options)
  const bank = keys.ach ? createBraintreeBank(options) : undefined
  const { offer, ...origins } = config ? ownPages(config, production) : sandboxPages(sandboxUrl!)
  return {
    gateways: {
      creditCard: gateway,
      applepay: gateway,
      googlepay: gateway,
      ...(bank ? { ACHDebit: bank.gateway } : {}),
    },
    methods: [
      'creditCard',
      ...(offer.applePay ? (['applepay'] as const) : []),
      ...(offer.googlePay ? (['googlepay'] as const) : []),
      ...(bank ? (['ACHDebit'] as const) : []),
    ],
    offer,
    ...origins,
    notices: { '/webhooks/braintree': 'creditCard' },
    ...(bank ? { deposits: bank.deposits } : {}),
    files:
      config?.applePayDomain === undefined
        ? {}
        : { '/.well-known/apple-developer-merchantid-domain-association': textFile(config.applePayDomain) },
  }
}

type Pages = Pick<OpenProvider, 'frames' | 'scripts' | 'calls'> & {
  offer: Pick<PaymentOffer, 'cardFields' | 'applePay' | 'googlePay' | 'bank'>
}

/** In a demo the sandbox shows the card fields, and its scripts stand in for the wallets'. */
function sandboxPages(url: string): Pages {
  const tokens = {
    mode: 'sandbox',
    clientApiUrl: `${url}/merchants/${SANDBOX_KEYS.merchantId}/client_api`,
  } as const
  return {
    offer: {
      cardFields: { mode: 'sandbox', fieldsUrl: `${url}/fields` },
      bank: { tokenizer: { mode: 'sandbox', url: `${url}/bank/tokens` } },
      applePay: { tokens, scriptUrl: `${url}/wallets/apple-stub.js` },
      googlePay: { tokens, scriptUrl: `${url}/wallets/google/pay.js`, environment: 'TEST', merchantId: null },
    },
    frames: [url],
    scripts: [url],
  }
}

/**
 * The provider's own pages: its library is part of our build, its fields are frames of its asset host, and it
 * is called at its hosts alone.
 */
function ownPages(
  { ach, applePayDomain, applePayScript, googleMerchantId, googleScript }: BraintreeConfig,
  production: boolean,
): Pages {
  const tokens = { mode: 'braintree' } as const
  const subdomain = production ? '' : '.sandbox'
  return {
    offer: {
      cardFields: tokens,
      bank: ach ? { tokenizer: tokens } : null,
      applePay: applePayDomain === undefined ? null : { tokens, scriptUrl: applePayScript ?? null },
      googlePay:
        googleMerchantId === undefined
          ? null
          : {
              tokens,
              scriptUrl: googleScript,
              environment: production ? 'PRODUCTION' : 'TEST',
              merchantId: googleMerchantId,
            },
    },
    frames: ['https://assets.braintreegateway.com'],
    scripts: [
      'https://c.paypal.com',
      ...(googleMerchantId === undefined ? [] : [new URL(googleScript).origin]),
      ...(applePayScript === undefined ? [] : [new URL(applePayScript).origin]),
    ],
    calls: [`https://api${subdomain}.braintreegateway.com`, `https://payments${subdomain}.braintree-api.com`],
  }
}

/** Apple fetches it without redirects and wants plain text. */
const textFile = (body: string) => () =>
  new Response(body, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  })

export const braintree = defineProvider({ settings, read: readBraintree, problems, open: openBraintree })
