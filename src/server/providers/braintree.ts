import { z } from 'zod'
import { createBraintreeGateway } from '#adapters/payments-braintree/braintree-gateway.ts'
import type { CardFieldsConfig } from '#features/payments/ui/card-fields.ts'
import { isLoopback, text } from '../setting.ts'
import type { OpenProvider, Surroundings } from './provider.ts'

export const braintreeSettings = {
  BRAINTREE_MERCHANT_ID: text.optional(),
  BRAINTREE_PUBLIC_KEY: text.optional(),
  BRAINTREE_PRIVATE_KEY: text.optional(),
  BRAINTREE_URL: z.url({ protocol: /^https?$/ }).optional(),
}
type Env = z.output<z.ZodObject<typeof braintreeSettings>>

export interface BraintreeConfig {
  merchantId: string
  publicKey: string
  privateKey: string
  /** another address than the provider's own */
  url: string | undefined
}

const SANDBOX_KEYS = { merchantId: 'demo_merchant', publicKey: 'demo_public_key', privateKey: 'demo_private_key' }

/** The account, when all its keys are set. */
export const readBraintree = (env: Env): BraintreeConfig | undefined =>
  env.BRAINTREE_MERCHANT_ID && env.BRAINTREE_PUBLIC_KEY && env.BRAINTREE_PRIVATE_KEY
    ? { merchantId: env.BRAINTREE_MERCHANT_ID, publicKey: env.BRAINTREE_PUBLIC_KEY, privateKey: env.BRAINTREE_PRIVATE_KEY, url: env.BRAINTREE_URL }
    : undefined

/** One line for each setting that is wrong. */
export function braintreeProblems(env: Env, production: boolean): string[] {
  const names = ['BRAINTREE_MERCHANT_ID', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY'] as const
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length > 0 && missing.length < names.length) return missing.map((name) => `${name}: is missing while the other Braintree keys are set`)
  const config = readBraintree(env)
  if (!config || !production) return []
  const problems: string[] = []
  if (config.url && isLoopback(config.url)) problems.push('BRAINTREE_URL: points to this machine; the payment sandbox is not for production')
  if (config.merchantId.startsWith('demo')) problems.push('BRAINTREE_MERCHANT_ID: is the payment sandbox’s')
  return problems
}

/** Cards. Without credentials, and without a sandbox to stand in, there is no such provider. */
export function openBraintree(config: BraintreeConfig | undefined, { sandboxUrl, production, deadlineMs }: Surroundings): OpenProvider | undefined {
  const keys = config ?? (sandboxUrl ? { ...SANDBOX_KEYS, url: sandboxUrl } : undefined)
  if (!keys) return undefined
  const cardFields: CardFieldsConfig | null = !config && sandboxUrl ? { mode: 'sandbox', fieldsUrl: `${sandboxUrl}/fields` } : null
  return {
    gateways: { creditCard: createBraintreeGateway({ ...keys, environment: production ? 'production' : 'sandbox', deadlineMs }) },
    methods: cardFields ? ['creditCard'] : [],
    offer: { cardFields },
    frames: cardFields ? [new URL(cardFields.fieldsUrl).origin] : [],
    scripts: [],
    notices: {},
  }
}
