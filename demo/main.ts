import { startMailCatcher } from './mail-catcher/catcher.ts'
import { settleDaily } from './payment-sandbox/ledger/settle-daily.ts'
import { startPaymentSandbox } from './payment-sandbox/sandbox.ts'

/**
 * The demo's payment sandbox and mail catcher, in a process of their own. The process sends their addresses
 * to its parent and ends when the parent ends.
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
// Ctrl-C in a terminal reaches every process of the group. The store still needs both servers while it shuts
// down, so this process waits until the store ends it.
process.on('SIGINT', () => undefined)
process.once('SIGTERM', stop)
