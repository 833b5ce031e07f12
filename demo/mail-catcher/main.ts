import { startMailCatcher } from './catcher.ts'

/** The mail catcher as a process of its own. */
const env = process.env
const catcher = await startMailCatcher({
  smtpPort: Number(env.SMTP_PORT ?? 3025),
  httpPort: Number(env.MAIL_PORT ?? 3003),
})
console.log(`Mail catcher: ${catcher.url} (${catcher.smtpUrl})`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void catcher.close().then(() => process.exit(0)))
