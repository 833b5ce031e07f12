import { generateKeyPairSync } from 'node:crypto'
import { z } from 'zod'
import { type AmazonOptions, createAmazonGateway } from '#adapters/payments-amazon/amazon-gateway.ts'
import { text } from '../setting.ts'
import { defineProvider, type OpenProvider, type Surroundings } from './provider.ts'

const url = z.url({ protocol: /^https?$/ })

const settings = {
  AMAZON_MERCHANT_ID: text.optional(),
  AMAZON_STORE_ID: text.optional(),
  AMAZON_PUBLIC_KEY_ID: text.optional(),
  AMAZON_PRIVATE_KEY: text.optional(),
  AMAZON_URL: url.optional(),
  AMAZON_SCRIPT_URL: url.optional(),
}
type Env = z.output<z.ZodObject<typeof settings>>

interface AmazonConfig
  extends Pick<
    AmazonOptions,
    'merchantId' | 'storeId' | 'publicKeyId' | 'privateKey' | 'url' | 'sandbox' | 'noticeCertificateUrl'
  > {
  /** the script that draws the button */
  scriptUrl: string
}

const NAMES = ['AMAZON_MERCHANT_ID', 'AMAZON_STORE_ID', 'AMAZON_PUBLIC_KEY_ID', 'AMAZON_PRIVATE_KEY'] as const

let demoPair: { publicKey: string; privateKey: string } | undefined

/**
 * The demo's key pair. Each process makes its own: the payment sandbox gets the public half, as Amazon
 * would be.
 */
export function demoAmazonKey(): { publicKey: string; privateKey: string } {
  demoPair ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return demoPair
}

// The payment sandbox stands in for Amazon below this path.
const sandboxAmazon = (sandboxUrl: string): AmazonConfig => ({
  merchantId: 'demo_amazon_merchant',
  storeId: 'amzn1.application-oa2-client.demo',
  publicKeyId: 'SANDBOX-DEMO',
  privateKey: () => demoAmazonKey().privateKey,
  url: `${sandboxUrl}/amazon`,
  sandbox: true,
  noticeCertificateUrl: `${sandboxUrl}/amazon/notices.pem`,
  scriptUrl: `${sandboxUrl}/amazon/checkout.js`,
})

/** The account, when all its keys are set; a demo's keys are those of Amazon's own sandbox. */
function readAmazon(env: Env, demo: boolean): AmazonConfig | undefined {
  const {
    AMAZON_MERCHANT_ID: merchantId,
    AMAZON_STORE_ID: storeId,
    AMAZON_PUBLIC_KEY_ID: publicKeyId,
    AMAZON_PRIVATE_KEY: key,
  } = env
  if (!merchantId || !storeId || !publicKeyId || !key) return undefined
  return {
    merchantId,
    storeId,
    publicKeyId,
    // Settings are one line: its line breaks may be written as \n.
    privateKey: () => key.replaceAll(String.raw`\n`, '\n'),
    url: (env.AMAZON_URL ?? 'https://pay-api.amazon.com').replace(/\/$/, ''),
    sandbox: demo || publicKeyId.startsWith('SANDBOX-'),
    scriptUrl: env.AMAZON_SCRIPT_URL ?? 'https://static-na.payments-amazon.com/checkout.js',
  }
}

/** One line for each setting that is wrong. */
function problems(env: Env, production: boolean): string[] {
  const missing = NAMES.filter((name) => env[name] === undefined)
  if (missing.length > 0 && missing.length < NAMES.length)
    return missing.map((name) => `${name}: is missing while the other Amazon Pay keys are set`)
  const config = readAmazon(env, !production)
  if (!config) return []
  const found: string[] = []
  if (!config.privateKey().includes('PRIVATE KEY-----'))
    found.push('AMAZON_PRIVATE_KEY: must be the key as PEM text, in one line with \\n for its line breaks')
  if (!production) return found
  if (!config.url.startsWith('https://')) found.push('AMAZON_URL: must be https in production')
  if (!config.scriptUrl.startsWith('https://')) found.push('AMAZON_SCRIPT_URL: must be https in production')
  if (config.sandbox) found.push('AMAZON_PUBLIC_KEY_ID: is a key of Amazon’s sandbox')
  return found
}

/** Amazon Pay. Without credentials, and without a sandbox in its place, there is no such provider. */
function openAmazon(
  given: AmazonConfig | undefined,
  { sandboxUrl, deadlineMs }: Surroundings,
): OpenProvider | undefined {
  const config = given ?? (sandboxUrl ? sandboxAmazon(sandboxUrl) : undefined)
  if (!config) return undefined
  return {
    gateways: { AmazonPay: createAmazonGateway({ ...config, deadlineMs }) },
    methods: ['AmazonPay'],
    offer: { amazon: { scriptUrl: config.scriptUrl } },
    frames: [],
    scripts: [new URL(config.scriptUrl).origin],
    notices: { '/webhooks/amazon': 'AmazonPay' },
  }
}

export const amazon = defineProvider({ settings, read: readAmazon, problems, open: openAmazon })
