import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://u:p@db.example.com/store',
  SESSION_SECRET: 'f3b1c2a4d5e6978812345678abcdef00',
  PUBLIC_ORIGIN: 'https://store.example.com',
  PORTAL_ORIGIN: 'https://partners.example.com',
  SMTP_URL: 'smtps://mail.example.com',
}

const AMAZON = {
  AMAZON_MERCHANT_ID: 'm',
  AMAZON_STORE_ID: 's',
  AMAZON_PUBLIC_KEY_ID: 'LIVE-A',
  AMAZON_PRIVATE_KEY: String.raw`-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----`,
}

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    parseConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

it('needs no setting at all for the demo', () => {
  expect(parseConfig({})).toMatchObject({
    demo: true,
    port: 3000,
    portalPort: 3001,
    publicOrigin: 'http://localhost:3000',
    dataDir: '.data',
  })
})

it('accepts a complete production', () => {
  expect(parseConfig(production)).toMatchObject({
    demo: false,
    host: '0.0.0.0',
    publicOrigin: 'https://store.example.com',
  })
})

it.each([
  ['PORT', { PORT: 'eighty' }],
  ['PORT', { PORT: '70000' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost' }],
  ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['PAYPAL_CLIENT_SECRET', { PAYPAL_CLIENT_ID: 'c' }],
  ['AMAZON_PRIVATE_KEY', { AMAZON_MERCHANT_ID: 'm', AMAZON_STORE_ID: 's', AMAZON_PUBLIC_KEY_ID: 'LIVE-A' }],
  ['AMAZON_PRIVATE_KEY', { ...AMAZON, AMAZON_PRIVATE_KEY: 'a file name' }],
  ['BRAINTREE_PRIVATE_KEY', { BRAINTREE_MERCHANT_ID: 'm', BRAINTREE_PUBLIC_KEY: 'k' }],
  ['APPLE_PAY_DOMAIN_ASSOCIATION', { APPLE_PAY_DOMAIN_ASSOCIATION: '7B22' }],
  ['GOOGLE_PAY_MERCHANT_ID', { GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T' }],
  ['GOOGLE_PAY_SCRIPT_URL', { GOOGLE_PAY_SCRIPT_URL: 'http://127.0.0.1:3002/wallets/google/pay.js' }],
])('names %s when it is wrong', (name, environment) => {
  expect(problemsOf(environment)).toEqual([expect.stringMatching(new RegExp(`^${name}: `))])
})

// [S4]
it.each([
  ['DATABASE_URL', { DATABASE_URL: '' }],
  ['SESSION_SECRET', { SESSION_SECRET: 'demo-only-0123456789abcdef0123456789' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://store.example.com' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: '' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://localhost' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://127.0.0.1:3000' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://[::1]' }],
  ['PORTAL_ORIGIN', { PORTAL_ORIGIN: '' }],
  ['PORTAL_ORIGIN', { PORTAL_ORIGIN: 'http://partners.example.com' }],
  ['PORTAL_ORIGIN', { PORTAL_ORIGIN: 'https://store.example.com' }],
  ['PORTAL_ORIGIN', { PORTAL_ORIGIN: 'https://store.example.com:8443' }],
  ['PORTAL_ORIGIN', { PORTAL_ORIGIN: 'https://portal.localhost' }],
  ['SESSION_SECRET', { SESSION_SECRET: '' }],
  ['SESSION_SECRET', { SESSION_SECRET: 'a'.repeat(40) }],
  ['SESSION_SECRET', { SESSION_SECRET: 'correct-horse!-'.repeat(3) }],
  ['SESSION_SECRET_OLD', { SESSION_SECRET_OLD: '12345'.repeat(8) }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'metrics'.repeat(6) }],
  ['SESSION_SECRET', { METRICS_TOKEN: production.SESSION_SECRET }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '*' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.5, 10.0.0.0/8' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.example.com' }],
  ['SMTP_URL', { SMTP_URL: '' }],
  [
    'BRAINTREE_URL',
    {
      BRAINTREE_MERCHANT_ID: 'm',
      BRAINTREE_PUBLIC_KEY: 'k',
      BRAINTREE_PRIVATE_KEY: 's',
      BRAINTREE_URL: 'http://127.0.0.1:3002',
    },
  ],
  [
    'BRAINTREE_MERCHANT_ID',
    { BRAINTREE_MERCHANT_ID: 'demo-merchant', BRAINTREE_PUBLIC_KEY: 'k', BRAINTREE_PRIVATE_KEY: 's' },
  ],
  ['PAYPAL_WEBHOOK_ID', { PAYPAL_CLIENT_ID: 'c', PAYPAL_CLIENT_SECRET: 's' }],
  [
    'PAYPAL_URL',
    {
      PAYPAL_CLIENT_ID: 'c',
      PAYPAL_CLIENT_SECRET: 's',
      PAYPAL_WEBHOOK_ID: 'w',
      PAYPAL_URL: 'http://127.0.0.1:3002/paypal',
    },
  ],
  [
    'PAYPAL_SCRIPT_URL',
    {
      PAYPAL_CLIENT_ID: 'c',
      PAYPAL_CLIENT_SECRET: 's',
      PAYPAL_WEBHOOK_ID: 'w',
      PAYPAL_SCRIPT_URL: 'http://127.0.0.1:3002/paypal/sdk/js',
    },
  ],
  [
    'PAYPAL_CLIENT_ID',
    { PAYPAL_CLIENT_ID: 'demo_paypal_client', PAYPAL_CLIENT_SECRET: 's', PAYPAL_WEBHOOK_ID: 'w' },
  ],
  ['AMAZON_URL', { ...AMAZON, AMAZON_URL: 'http://127.0.0.1:3002/amazon' }],
  ['AMAZON_SCRIPT_URL', { ...AMAZON, AMAZON_SCRIPT_URL: 'http://127.0.0.1:3002/amazon/checkout.js' }],
  ['AMAZON_PUBLIC_KEY_ID', { ...AMAZON, AMAZON_PUBLIC_KEY_ID: 'SANDBOX-A' }],
  ['NODE_TLS_REJECT_UNAUTHORIZED', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
])('refuses to run production with a wrong %s', (name, change) => {
  expect(problemsOf({ ...production, ...change })).toEqual([expect.stringMatching(new RegExp(`^${name}: `))])
})

it('[S4] takes every secret that a random generator makes', () => {
  for (let round = 0; round < 500; round++)
    for (const SESSION_SECRET of [randomBytes(16).toString('hex'), randomBytes(24).toString('base64')])
      expect(problemsOf({ ...production, SESSION_SECRET })).toEqual([])
})

it('[S4] takes proxies of both address families', () => {
  expect(parseConfig({ TRUSTED_PROXIES: '10.0.0.5, 2001:db8::5' }).trustedProxies).toHaveLength(2)
})
