import { startPaymentSandbox } from './sandbox.ts'

/** The sandbox as a process of its own, with the demo's keys unless others are set. */
const env = process.env
const sandbox = await startPaymentSandbox({
  port: Number(env.SANDBOX_PORT ?? 3002),
  merchantId: env.BRAINTREE_MERCHANT_ID ?? 'demo_merchant',
  publicKey: env.BRAINTREE_PUBLIC_KEY ?? 'demo_public_key',
  privateKey: env.BRAINTREE_PRIVATE_KEY ?? 'demo_private_key',
  storeOrigins: (env.STORE_ORIGINS ?? 'http://localhost:3000,http://127.0.0.1:3000').split(','),
  amazon: { publicKey: env.AMAZON_PUBLIC_KEY },
  mode: env.STORE_MODE ?? env.NODE_ENV,
  amountTriggers: env.AMOUNT_TRIGGERS === 'on',
})
console.log(`Payment sandbox: ${sandbox.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
