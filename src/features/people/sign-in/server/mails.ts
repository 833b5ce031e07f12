import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { hashOf, newToken } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { DAY_MS, later, MINUTE_MS } from '#lib/dates.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { type SignInChange, mailTexts as texts } from '../mail-texts.ts'
import { type AccountRow, accountByEmail, accountById } from './account-rows.ts'

/** The outbox topic of every mail about accounts. */
export const ACCOUNT_MAIL_TOPIC = 'mail.account'

const payloadSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invitation'), accountId: z.int() }),
  z.object({ kind: z.literal('reset'), email: z.string() }),
  z.object({
    kind: z.literal('changed'),
    accountId: z.int(),
    change: z.enum([
      'password',
      'passkey',
      'passkey-removed',
      'code-app',
      'code-app-removed',
      'recovery-codes',
    ]),
  }),
])
type Payload = z.infer<typeof payloadSchema>

const write = (trx: Transaction<Tables>, payload: Payload, now: Date): Promise<void> =>
  writeOutbox(trx, { topic: ACCOUNT_MAIL_TOPIC, dedupeKey: `account:${randomUUID()}`, payload }, now)

export const invitationMail = (trx: Transaction<Tables>, accountId: number, now: Date): Promise<void> =>
  write(trx, { kind: 'invitation', accountId }, now)

/**
 * Asks for a reset of whatever account has this address. The mail job finds out whether there is one, so that
 * the answer to the request takes the same time for every address.
 */
export const resetMail = (trx: Transaction<Tables>, email: string, now: Date): Promise<void> =>
  write(trx, { kind: 'reset', email }, now)

export const changedMail = (
  trx: Transaction<Tables>,
  accountId: number,
  change: SignInChange,
  now: Date,
): Promise<void> => write(trx, { kind: 'changed', accountId, change }, now)

interface AccountMailServices {
  db: Db
  clock: Clock
  mailer: Mailer
  shop: { name: string; phone: string }
  /** the portal's address, without a slash at the end */
  portalOrigin: string
}

/**
 * Sends invitations, links for a new password and notices of changes. The token of a link is made here, so
 * that only the mail has it. Throws when a mail has to be tried again.
 */
export function sendAccountMails(services: AccountMailServices): OutboxHandler {
  const { db, mailer } = services
  return async (payload, dedupeKey) => {
    const asked = payloadSchema.parse(payload)
    const account =
      asked.kind === 'reset' ? await accountByEmail(db, asked.email) : await accountById(db, asked.accountId)
    if (!account || account.is_closed) return
    // An account without a password was invited. Only the person who invited can do so again.
    if (asked.kind === 'reset' && account.password_hash === null) return
    const letter = await letterOf(services, account, asked)
    const mail = await renderLetter(letter)
    const address = account.invited_email ?? account.email
    await deliver(mailer, { to: { address }, ...mail, dedupeKey })
  }
}

async function letterOf(
  { db, clock, shop, portalOrigin }: AccountMailServices,
  { id, name, email, invited_email: invited, company_name: company }: AccountRow,
  asked: Payload,
) {
  const rest = { from: shop.name, lines: [], sums: [], footnotes: [texts.ignore(shop.phone)], own: [email] }
  if (asked.kind === 'changed') {
    const { subject, preview, action, notYou } = texts.changed
    return {
      ...rest,
      subject,
      preview,
      heading: subject,
      paragraphs: [texts.hello(name), texts.changed[asked.change], notYou(shop.phone)],
      action: { label: action, href: `${portalOrigin}/account` },
      footnotes: [],
    }
  }
  if (invited !== null) {
    const { subject, preview, text, next, action } = texts.known
    return {
      ...rest,
      subject: subject(shop.name),
      preview,
      heading: subject(shop.name),
      paragraphs: [texts.hello(name), text(company ?? ''), next(shop.phone)],
      action: { label: action, href: `${portalOrigin}/sign-in` },
      own: [invited],
    }
  }
  const { kind } = asked
  const token = await newLink(db, id, kind, clock.now())
  const { subject, preview, text, next, action } =
    kind === 'reset'
      ? { ...texts.reset }
      : {
          ...texts.invitation,
          subject: texts.invitation.subject(shop.name),
          text: texts.invitation.text(shop.name, email),
        }
  return {
    ...rest,
    subject,
    preview,
    heading: subject,
    paragraphs: [texts.hello(name), text, next],
    action: {
      label: action,
      href: `${portalOrigin}/${kind === 'reset' ? 'reset' : 'invitation'}/${token}`,
    },
  }
}

export type LinkKind = 'invitation' | 'reset'

/** A mailed code or link for a reset is good for 30 minutes; an invitation waits for a person's work week. */
export const LINK_MS: Readonly<Record<LinkKind, number>> = {
  reset: 30 * MINUTE_MS,
  invitation: 7 * DAY_MS,
}

/** Makes the token of a link that works once. Earlier links of the same kind end. */
export async function newLink(db: Db, accountId: number, kind: LinkKind, now: Date): Promise<string> {
  const token = newToken()
  await db
    .updateTable('account_link')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute()
  await db
    .insertInto('account_link')
    .values({
      account_id: accountId,
      kind,
      token_hash: hashOf(token),
      created_at: now,
      expires_at: later(now, LINK_MS[kind]),
    })
    .execute()
  return token
}
