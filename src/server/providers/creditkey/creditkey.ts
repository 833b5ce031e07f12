import { z } from 'zod'
import { createCreditKeyGateway } from '#adapters/payments-creditkey/creditkey-gateway.ts'
import type { AmountRange } from '#features/selling/payments/rules/amount-limits.ts'
import { creditkeyApproved } from '#features/selling/payments/server/lenders/creditkey/handlers.ts'
import { fromWire } from '#lib/money.ts'
import { dollars, text } from '../../setting.ts'
import { defineProvider, type OpenProvider, type Surroundings } from '../provider.ts'

const settings = {
  CREDITKEY_PUBLIC_KEY: text.optional(),
  CREDITKEY_SHARED_SECRET: text.optional(),
  CREDITKEY_URL: z.url({ protocol: /^https?$/ }).optional(),
  CREDITKEY_MIN: dollars.default(fromWire(100)),
  CREDITKEY_MAX: dollars.default(fromWire(50_000)),
}
type Env = z.output<z.ZodObject<typeof settings>>

interface CreditKeyConfig {
  /** undefined while no keys are set */
  account: { publicKey: string; sharedSecret: string; url: string } | undefined
  range: AmountRange
}

/** The account, when its keys are set; a demo's keys are those of Credit Key's own staging system. */
function readCreditKey(env: Env, demo: boolean): CreditKeyConfig {
  const { CREDITKEY_PUBLIC_KEY: publicKey, CREDITKEY_SHARED_SECRET: sharedSecret } = env
  const url = (env.CREDITKEY_URL ?? `https://${demo ? 'staging' : 'www'}.creditkey.com/app`).replace(
    /\/$/,
    '',
  )
  return {
    account: publicKey && sharedSecret ? { publicKey, sharedSecret, url } : undefined,
    range: { min: env.CREDITKEY_MIN, max: env.CREDITKEY_MAX },
  }
}

/** One line for each setting that is wrong. */
function problems(env: Env, production: boolean): string[] {
  const missing = (['CREDITKEY_PUBLIC_KEY', 'CREDITKEY_SHARED_SECRET'] as const).filter(
    (name) => env[name] === undefined,
  )
  if (missing.length === 1) return [`${missing[0]}: is missing while the other Credit Key setting is there`]
  const { account, range } = readCreditKey(env, !production)
  const found = range.min > range.max ? ['CREDITKEY_MIN: is above CREDITKEY_MAX'] : []
  if (!account || !production) return found
  if (!account.url.startsWith('https://')) found.push('CREDITKEY_URL: must be https in production')
  if (account.publicKey.startsWith('demo')) found.push('CREDITKEY_PUBLIC_KEY: is the payment sandbox’s')
  return found
}

const sandboxAccount = (sandboxUrl: string) => ({
  publicKey: 'demo_creditkey_public',
  sharedSecret: 'demo_creditkey_secret',
  url: `${sandboxUrl}/creditkey`,
})

/**
 * Credit Key: the buyer applies on its own page, so none of its scripts runs in ours. Without credentials,
 * and without a sandbox in its place, there is no such provider.
 */
function openCreditKey(
  { account: given, range }: CreditKeyConfig,
  { sandboxUrl, deadlineMs }: Surroundings,
): OpenProvider | undefined {
  const account = given ?? (sandboxUrl ? sandboxAccount(sandboxUrl) : undefined)
  if (!account) return undefined
  return {
    gateways: { creditkey: createCreditKeyGateway({ ...account, deadlineMs }) },
    methods: ['creditkey'],
    offer: {},
    limits: { creditkey: range },
    frames: [],
    scripts: [],
    notices: {},
    returns: { '/checkout/creditkey/approved': creditkeyApproved },
  }
}

export const creditkey = defineProvider({ settings, read: readCreditKey, problems, open: openCreditKey })
