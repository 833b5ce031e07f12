import { z } from 'zod'
import { createPlaidLink } from '#adapters/bank-link-plaid/plaid-link.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { text } from '../setting.ts'
import { defineProvider, type OpenProvider, type Surroundings } from './provider.ts'

const settings = {
  PLAID_CLIENT_ID: text.optional(),
  PLAID_SECRET: text.optional(),
  PLAID_URL: z.url({ protocol: /^https?$/ }).optional(),
  PLAID_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
}
type Env = z.output<z.ZodObject<typeof settings>>

interface PlaidConfig {
  clientId: string
  secret: string
  /** the interface, no slash at the end */
  url: string
  /** the script that opens its window */
  scriptUrl: string
}

const SCRIPT_URL = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'

// The payment sandbox stands in for Plaid below this path.
const sandboxPlaid = (sandboxUrl: string): PlaidConfig => ({
  clientId: 'demo_plaid_client',
  secret: 'demo_plaid_secret',
  url: `${sandboxUrl}/plaid`,
  scriptUrl: `${sandboxUrl}/plaid/link-initialize.js`,
})

/** The account, when its keys are set; a demo's keys are those of Plaid's own sandbox. */
function readPlaid(env: Env, demo: boolean): PlaidConfig | undefined {
  const { PLAID_CLIENT_ID: clientId, PLAID_SECRET: secret } = env
  if (!clientId || !secret) return undefined
  const url = (
    env.PLAID_URL ?? (demo ? 'https://sandbox.plaid.com' : 'https://production.plaid.com')
  ).replace(/\/$/, '')
  return { clientId, secret, url, scriptUrl: env.PLAID_SCRIPT_URL ?? SCRIPT_URL }
}

/** One line for each setting that is wrong. */
function problems(env: Env, production: boolean): string[] {
  const missing = (['PLAID_CLIENT_ID', 'PLAID_SECRET'] as const).filter((name) => env[name] === undefined)
  if (missing.length === 1) return [`${missing[0]}: is missing while the other Plaid key is set`]
  const config = readPlaid(env, !production)
  if (!config || !production) return []
  const found: string[] = []
  if (!config.url.startsWith('https://')) found.push('PLAID_URL: must be https in production')
  if (!config.scriptUrl.startsWith('https://')) found.push('PLAID_SCRIPT_URL: must be https in production')
  if (config.clientId.startsWith('demo')) found.push('PLAID_CLIENT_ID: is the payment sandbox’s')
  return found
}

/** Plaid. Without credentials, and without a sandbox in its place, buyers type their numbers. */
function openPlaid(
  given: PlaidConfig | undefined,
  { sandboxUrl, deadlineMs }: Surroundings,
): OpenProvider | undefined {
  const config = given ?? (sandboxUrl ? sandboxPlaid(sandboxUrl) : undefined)
  if (!config) return undefined
  return {
    gateways: {},
    methods: [],
    offer: { plaid: { scriptUrl: config.scriptUrl } },
    frames: [],
    scripts: [new URL(config.scriptUrl).origin],
    notices: {},
    bankLink: createPlaidLink({ ...config, shopName: merchant().name, deadlineMs }),
  }
}

export const plaid = defineProvider({ settings, read: readPlaid, problems, open: openPlaid })
