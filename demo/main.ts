import { startMailCatcher } from './mail-catcher/catcher.ts'
import { settleDaily } from './payment-sandbox/ledger/settle-daily.ts'
import { startPaymentSandbox } from './payment-sandbox/sandbox.ts'

/**
 * What the store needs around it in a demo, in a process of its own: it tells its parent where they are, and
 * ends with it.
 */
const env = process.env
const sandbox = await startPaymentSandbox({
  port: Number(env.SANDBOX_PORT ?? 3002),
  merchantId: 'demo_merchant',
  publicKey: 'demo_public_key',
  privateKey: 'demo_private_key',
  storeOrigins: (env.STORE_ORIGINS ?? '').split(',').filter(Boolean),
  amazon: { publicKey: env.AMAZON_PUBLIC_KEY },
  mode: env.STORE_MODE,
  noticesTo: env.STORE_ORIGINS ? `${env.STORE_ORIGINS.split(',').at(-1)}/webhooks/braintree` : undefined,
})
const settling = settleDaily(sandbox.control)
const mail = await startMailCatcher({ smtpPort: 0, httpPort: Number(env.MAIL_PORT ?? 3003) })
process.send?.({ sandboxUrl: sandbox.url, smtpUrl: mail.smtpUrl, mailUrl: mail.url })

const stop = async () => {
  clearInterval(settling)
  await Promise.all([sandbox.close(), mail.close()])
  process.exit(0)
}
process.once('disconnect', stop)
// A terminal's Ctrl-C reaches every process of the group: the store first finishes what needs these two.
process.on('SIGINT', () => undefined)
process.once('SIGTERM', stop)
