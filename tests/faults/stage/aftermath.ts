import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { messageId } from '#adapters/mail-smtp/smtp-mailer.ts'
import type { Db } from '#db/connect.ts'
import type { MailCatcher } from '#demo/mail-catcher/catcher.ts'
import type { PaymentSandbox } from '#demo/payment-sandbox/sandbox.ts'
import { QUOTE_NOTICE_TOPIC } from '#features/partners/quotes/server/mails.ts'
import { QUOTE_NEWS_TOPIC } from '#features/partners/quotes/server/shopper/mails.ts'
import { NOTICE_TOPIC } from '#features/selling/fulfilment/server/mail/notices.ts'
import { confirmationMail } from '#features/selling/orders/server/effects.ts'
import { allJobs, type JobServices } from '#server/jobs/list.ts'
import type { LedgerEntry } from '#tests/fixtures/providers/payment-ledger.ts'
import { breaches } from '../checks/invariants.ts'

/** Runs one job by its name, once. Each sent mail's key goes to `tell`. */
export function workOf(
  services: JobServices,
  tell: (key: string) => unknown,
): (name: string) => Promise<number> {
  const mail = async (_: unknown, key: string) => void (await tell(key))
  const jobs = allJobs(services, {
    [confirmationMail.topic]: mail,
    [NOTICE_TOPIC]: mail,
    [QUOTE_NEWS_TOPIC]: mail,
    [QUOTE_NOTICE_TOPIC]: mail,
  })
  return (name) => jobs.find((job) => job.name === name)!.run()
}

/**
 * Moves the clock until the provider's answer "no such charge" counts, settles open payments and sends mails.
 */
export async function settle(
  clock: { advance(ms: number): void },
  work: (name: string) => Promise<number>,
): Promise<void> {
  clock.advance(70_000)
  await work('reconcile-payments')
  await work('outbox')
}

const STATUSES: Readonly<Record<string, LedgerEntry['status']>> = {
  authorized: 'authorized',
  submitted_for_settlement: 'captured',
  settling: 'captured',
  settled: 'captured',
  voided: 'voided',
}

/** The charges of the sandbox's providers, in the form that the invariants read. */
export const heldBy = (sandbox: PaymentSandbox): LedgerEntry[] =>
  sandbox.control.ledger().transactions.map(({ id, orderId, amountCents, last4, status, refundedId }) => ({
    id,
    orderId,
    amount: amountCents,
    token: last4,
    status: STATUSES[status] ?? 'declined',
    ...(refundedId === undefined ? {} : { refundOf: refundedId }),
  }))

export interface StageParts {
  db: Db
  sandbox: PaymentSandbox
  mail: MailCatcher
}

const CALM_MS = 90_000
/** the domain of the default MAIL_FROM */
const MAIL_DOMAIN = 'example.com'

/**
 * Waits until replicas have settled every payment and sent every mail by themselves. Then answers the broken
 * invariants. `reported`: order ids that buyers received.
 */
export async function brokenAfterwards(
  { db, sandbox, mail }: StageParts,
  reported: readonly string[],
): Promise<string[]> {
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`
      select
        (select count(*) from payment_attempt where status in ('processing', 'unknown'))
        + (select count(*) from outbox where sent_at is null) as n`.execute(db)
    return rows[0]?.n ?? 0
  }
  for (const deadline = Date.now() + CALM_MS; (await waiting()) > 0 && Date.now() < deadline; )
    await sleep(100)
  const sent = await db.selectFrom('outbox').select('dedupe_key').execute()
  const keys = new Map(sent.map(({ dedupe_key: key }) => [messageId(key, MAIL_DOMAIN), key]))
  const letters = mail.messages().map(({ messageId: id, text }) => ({ key: keys.get(id) ?? id, text }))
  return breaches({
    db,
    ledger: heldBy(sandbox),
    reported,
    mails: letters.map(({ key }) => key),
    letters: letters.map(({ key, text }) => ({ orderID: key.split(':')[1] ?? '', text })),
  })
}
