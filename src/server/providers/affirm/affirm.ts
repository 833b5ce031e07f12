import { z } from 'zod'
import { createAffirmGateway } from '#adapters/payments-affirm/affirm-gateway.ts'
import type { AmountRange } from '#features/selling/payments/rules/amount-limits.ts'
import { affirmConfirmed } from '#features/selling/payments/server/lenders/affirm/handlers.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { fromWire } from '#lib/money.ts'
import { dollars, text } from '../../setting.ts'
import { defineProvider, type OpenProvider, type Surroundings } from '../provider.ts'

const settings = {
  AFFIRM_PUBLIC_KEY: text.optional(),
  AFFIRM_PRIVATE_KEY: text.optional(),
  AFFIRM_URL: z.url({ protocol: /^https?$/ }).optional(),
  AFFIRM_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  AFFIRM_COUNTRY_CODE: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  AFFIRM_MODE: z.enum(['modal', 'redirect']).default('modal'),
  AFFIRM_MIN: dollars.default(fromWire(50)),
  AFFIRM_MAX: dollars.default(fromWire(30_000)),
}
type Env = z.output<z.ZodObject<typeof settings>>

interface AffirmConfig {
  /** undefined while no keys are set */
  account:
    | {
        publicKey: string
        privateKey: string
        url: string
        scriptUrl: string
        countryCode: string | undefined
      }
    | undefined
  mode: 'modal' | 'redirect'
  range: AmountRange
}

/** The account, when its keys are set; a demo's keys are those of Affirm's own sandbox. */
function readAffirm(env: Env, demo: boolean): AffirmConfig {
  const { AFFIRM_PUBLIC_KEY: publicKey, AFFIRM_PRIVATE_KEY: privateKey } = env
  const host = demo ? 'sandbox.affirm.com' : 'api.affirm.com'
  const url = (env.AFFIRM_URL ?? `https://${host}/api/v1/transactions`).replace(/\/$/, '')
  const scriptUrl =
    env.AFFIRM_SCRIPT_URL ?? `https://${demo ? 'cdn1-sandbox' : 'cdn1'}.affirm.com/js/v2/affirm.js`
  return {
    account:
      publicKey && privateKey
        ? { publicKey, privateKey, url, scriptUrl, countryCode: env.AFFIRM_COUNTRY_CODE }
        : undefined,
    mode: env.AFFIRM_MODE,
    range: { min: env.AFFIRM_MIN, max: env.AFFIRM_MAX },
  }
}

/** One line for each setting that is wrong. */
function problems(env: Env, production: boolean): string[] {
  const missing = (['AFFIRM_PUBLIC_KEY', 'AFFIRM_PRIVATE_KEY'] as const).filter(
    (name) => env[name] === undefined,
  )
  if (missing.length === 1) return [`${missing[0]}: is missing while the other Affirm key is set`]
  const { account, range } = readAffirm(env, !production)
  const found = range.min > range.max ? ['AFFIRM_MIN: is above AFFIRM_MAX'] : []
  if (!account || !production) return found
  if (!account.url.startsWith('https://')) found.push('AFFIRM_URL: must be https in production')
  if (!account.scriptUrl.startsWith('https://')) found.push('AFFIRM_SCRIPT_URL: must be https in production')
  if (account.publicKey.startsWith('demo')) found.push('AFFIRM_PUBLIC_KEY: is the payment sandbox’s')
  return found
}

/** Affirm's window comes from these hosts, its script from another one. */
const FRAMES = {
  live: ['https://www.affirm.com', 'https://api.affirm.com'],
  sandbox: ['https://sandbox.affirm.com', 'https://www.affirm.com'],
}

const sandboxAccount = (sandboxUrl: string) => ({
  publicKey: 'demo_affirm_public',
  privateKey: 'demo_affirm_private',
  url: `${sandboxUrl}/affirm/api/v1/transactions`,
  scriptUrl: `${sandboxUrl}/affirm/affirm.js`,
  countryCode: undefined,
})

/** Affirm. Without credentials, and without a sandbox in its place, there is no such provider. */
function openAffirm(
  { account: given, mode, range }: AffirmConfig,
  { sandboxUrl, production, deadlineMs }: Surroundings,
): OpenProvider | undefined {
  const account = given ?? (sandboxUrl ? sandboxAccount(sandboxUrl) : undefined)
  if (!account) return undefined
  const hosts = given ? FRAMES[production ? 'live' : 'sandbox'] : []
  return {
    gateways: {
      affirm: createAffirmGateway({ ...account, mode, merchantName: merchant().name, deadlineMs }),
    },
    methods: ['affirm'],
    offer: { lenders: { affirm: { scriptUrl: account.scriptUrl, publicKey: account.publicKey } } },
    limits: { affirm: range },
    frames: [],
    scripts: [new URL(account.scriptUrl).origin, ...hosts],
    notices: {},
    returns: { '/checkout/affirm/confirm': affirmConfirmed },
  }
}

export const affirm = defineProvider({ settings, read: readAffirm, problems, open: openAffirm })
