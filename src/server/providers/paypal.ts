import { z } from 'zod'
import { createPaypalGateway } from '#adapters/payments-paypal/paypal-gateway.ts'
import { text } from '../setting.ts'
import { defineProvider, type OpenProvider, type Surroundings } from './provider.ts'

const settings = {
  PAYPAL_CLIENT_ID: text.optional(),
  PAYPAL_CLIENT_SECRET: text.optional(),
  PAYPAL_WEBHOOK_ID: text.optional(),
  PAYPAL_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYPAL_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
}
type Env = z.output<z.ZodObject<typeof settings>>

interface PaypalConfig {
  clientId: string
  clientSecret: string
  webhookId: string | undefined
  /** the interface, no slash at the end */
  url: string
  /** the script that draws the buttons */
  scriptUrl: string
}

// The payment sandbox stands in for PayPal below this path.
const sandboxPaypal = (sandboxUrl: string): PaypalConfig => ({
  clientId: 'demo_paypal_client',
  clientSecret: 'demo_paypal_secret',
  webhookId: 'demo_paypal_webhook',
  url: `${sandboxUrl}/paypal`,
  scriptUrl: `${sandboxUrl}/paypal/sdk/js`,
})

/** The account, when its keys are set; a demo's keys are those of PayPal's own sandbox. */
function readPaypal(env: Env, demo: boolean): PaypalConfig | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = env
  if (!clientId || !clientSecret) return undefined
  const url = (
    env.PAYPAL_URL ?? (demo ? 'https://api-m.sandbox.paypal.com' : 'https://api-m.paypal.com')
  ).replace(/\/$/, '')
  const scriptUrl =
    env.PAYPAL_SCRIPT_URL ??
    `https://www.paypal.com/sdk/js?client-id=${encodeURIComponent(clientId)}` +
      '&currency=USD&intent=authorize&components=buttons'
  return { clientId, clientSecret, webhookId: env.PAYPAL_WEBHOOK_ID, url, scriptUrl }
}

/** One line for each setting that is wrong. */
function problems(env: Env, production: boolean): string[] {
  const names = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'] as const
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length === 1) return [`${missing[0]}: is missing while the other PayPal key is set`]
  const config = readPaypal(env, !production)
  if (!config || !production) return []
  const found: string[] = []
  if (!config.webhookId) found.push('PAYPAL_WEBHOOK_ID: is required in production beside the PayPal keys')
  if (!config.url.startsWith('https://')) found.push('PAYPAL_URL: must be https in production')
  if (!config.scriptUrl.startsWith('https://')) found.push('PAYPAL_SCRIPT_URL: must be https in production')
  if (config.clientId.startsWith('demo')) found.push('PAYPAL_CLIENT_ID: is the payment sandbox’s')
  return found
}

/** PayPal. Without credentials, and without a sandbox in its place, there is no such provider. */
function openPaypal(
  given: PaypalConfig | undefined,
  { sandboxUrl, deadlineMs }: Surroundings,
): OpenProvider | undefined {
  const config = given ?? (sandboxUrl ? sandboxPaypal(sandboxUrl) : undefined)
  if (!config) return undefined
  return {
    gateways: { PayPal: createPaypalGateway({ ...config, deadlineMs }) },
    methods: ['PayPal'],
    offer: { paypal: { scriptUrl: config.scriptUrl } },
    frames: [],
    scripts: [new URL(config.scriptUrl).origin],
    notices: { '/webhooks/paypal': 'PayPal' },
  }
}

export const paypal = defineProvider({ settings, read: readPaypal, problems, open: openPaypal })
