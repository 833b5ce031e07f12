import { z } from 'zod'
import { DEFAULT_DEADLINE_MS } from '#features/selling/payments/server/ports.ts'
import { HOUR_MS, MINUTE_MS } from '#lib/dates.ts'
import { FIRST_MERCHANT } from '#lib/merchant/merchant.ts'
import { productionProblems, proxyProblems } from './production-settings.ts'
import { type ConfiguredProviders, configureProviders, providerSettings } from './providers/index.ts'
import { text } from './setting.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)
const secret = z.string().min(32, 'must be at least 32 characters')
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

/** Every setting with its default. A test compares this list with docs/operations/settings.md. */
const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  STORE_MODE: z.enum(['demo', 'production']).optional(),
  HOST: text.optional(),
  PORT: port.default(3000),
  PORTAL_PORT: port.default(3001),
  SANDBOX_PORT: port.default(3002),
  MAIL_PORT: port.default(3003),
  PUBLIC_ORIGIN: origin.optional(),
  PORTAL_ORIGIN: origin.optional(),
  TRUSTED_PROXIES: list.default([]),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(20),
  DATA_DIR: text.default('.data'),
  FILES_DIR: text.optional(),
  SESSION_SECRET: secret.optional(),
  SESSION_SECRET_OLD: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  SUPPORT_PHONE: text.default(FIRST_MERCHANT.phone),
  SALES_EMAIL: z.email().default(FIRST_MERCHANT.mailbox),
  STREET_ADDRESS: text.default(FIRST_MERCHANT.checks.address),
  MAIL_FROM: text.default(FIRST_MERCHANT.sender),
  OPENSEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENSEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,39}$/, 'must be small letters and digits')
    .default('products'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  ...providerSettings,
  PAYMENT_TIMEOUT_MS: z.coerce.number().int().min(100).max(MINUTE_MS).default(DEFAULT_DEADLINE_MS),
  PAYMENT_GRACE_MS: z.coerce.number().int().min(0).max(HOUR_MS).default(MINUTE_MS),
  CHECK_ORDER_DAYS: z.coerce.number().int().min(2).max(90).default(10),
  BUYING_LIMITS_TIMES: z.coerce.number().int().min(1).max(1_000).default(1),
  JOB_LEASE_MS: z.coerce.number().int().min(1_000).max(MINUTE_MS).default(MINUTE_MS),
  DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(5_000).optional(),
  SHOW_INSIDE_DELIVERY: z.stringbool().default(true),
  SHOW_GUARANTEED_DELIVERY: z.stringbool().default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(1024).default(48),
})

/** Long enough for load balancers to notice: they ask for readiness every second or two. */
const DRAIN_NOTICE_MS = 3_000

/** The names of all settings, for the documentation ledger. */
export const settingNames = Object.keys(settings.shape)

export interface Config {
  demo: boolean
  production: boolean
  host: string
  port: number
  portalPort: number
  sandboxPort: number
  mailPort: number
  publicOrigin: string
  portalOrigin: string
  trustedProxies: readonly string[]
  databaseUrl: string | undefined
  databasePool: number
  dataDir: string
  filesDir: string
  sessionSecret: string | undefined
  /** the secret before this one: it still verifies what it signed */
  sessionSecretOld: string | undefined
  /** what a request for /metrics must bring along when it comes from another machine */
  metricsToken: string | undefined
  contact: { phone: string; email: string; address: string }
  mailFrom: string
  smtpUrl: string | undefined
  /** the cluster that answers searches; undefined: each process does so itself */
  openSearch: { url: string; prefix: string } | undefined
  providers: ConfiguredProviders
  paymentTimeoutMs: number
  paymentGraceMs: number
  /** days that an order by check waits for its check */
  checkDays: number
  /** multiplies the limits on buying */
  buyingLimitsTimes: number
  jobLeaseMs: number
  drainNoticeMs: number
  delivery: { showInside: boolean; showGuaranteed: boolean }
  logLevel: string
  pageCacheBytes: number
}

/** The settings that are wrong: one line each, which begins with the name of the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const lines = problems.map((problem) => `  - ${problem}`)
    super(['The store cannot start with these settings:', ...lines].join('\n'))
    this.problems = problems
  }
}

/**
 * Reads, checks and freezes the settings; the only place that looks at the environment.
 * Throws ConfigError. Production refuses what `productionProblems` names.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in settings.shape && value !== ''),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`))
  const env = parsed.data
  const demo = (env.STORE_MODE ?? (env.NODE_ENV === 'production' ? 'production' : 'demo')) === 'demo'

  const config: Config = {
    demo,
    production: !demo,
    host: env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    port: env.PORT,
    portalPort: env.PORTAL_PORT,
    sandboxPort: env.SANDBOX_PORT,
    mailPort: env.MAIL_PORT,
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    portalOrigin: env.PORTAL_ORIGIN ?? `http://localhost:${env.PORTAL_PORT}`,
    trustedProxies: env.TRUSTED_PROXIES,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    dataDir: env.DATA_DIR,
    filesDir: env.FILES_DIR ?? `${env.DATA_DIR}/files`,
    sessionSecret: env.SESSION_SECRET,
    sessionSecretOld: env.SESSION_SECRET_OLD,
    metricsToken: env.METRICS_TOKEN,
    contact: { phone: env.SUPPORT_PHONE, email: env.SALES_EMAIL, address: env.STREET_ADDRESS },
    mailFrom: env.MAIL_FROM,
    smtpUrl: env.SMTP_URL,
    openSearch: env.OPENSEARCH_URL ? { url: env.OPENSEARCH_URL, prefix: env.OPENSEARCH_INDEX } : undefined,
    providers: configureProviders(env, demo),
    paymentTimeoutMs: env.PAYMENT_TIMEOUT_MS,
    paymentGraceMs: env.PAYMENT_GRACE_MS,
    checkDays: env.CHECK_ORDER_DAYS,
    buyingLimitsTimes: env.BUYING_LIMITS_TIMES,
    jobLeaseMs: env.JOB_LEASE_MS,
    drainNoticeMs: env.DRAIN_NOTICE_MS ?? (demo ? 0 : DRAIN_NOTICE_MS),
    delivery: { showInside: env.SHOW_INSIDE_DELIVERY, showGuaranteed: env.SHOW_GUARANTEED_DELIVERY },
    logLevel: env.LOG_LEVEL,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
  }
  const problems = [
    ...config.providers.problems,
    ...proxyProblems(config.trustedProxies),
    ...(demo ? [] : productionProblems(config, environment)),
  ]
  if (problems.length > 0) throw new ConfigError(problems)
  return Object.freeze(config)
}
