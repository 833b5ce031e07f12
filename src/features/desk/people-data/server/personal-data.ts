import { type SqlBool, sql } from 'kysely'
import type { OnlineIndexes } from '#db/online-indexes.ts'
import { KEPT } from '#features/people/accounts/rules/kept.ts'
import { mailboxHash } from '#features/people/mail-choices/server/index.ts'
import { DELETE, keep, type PersonalData, where } from '#platform/personal-data/server/declare.ts'
import { texts } from '../texts.ts'

const what = texts.platform

const MAIL_SAYS = 'payload::text'
const CHANGE_SAYS = `(coalesce(before::text, '') || ' ' || coalesce(after::text, ''))`

export const REQUEST_INDEXES: OnlineIndexes = {
  outbox_mailboxes: `outbox using gin (mailboxes_in(${MAIL_SAYS}))`,
  audit_event_mailboxes: `audit_event using gin (mailboxes_in(${CHANGE_SAYS}))`,
  person_request_mailbox: 'person_request (mailbox_hash)',
}

/** A text names the mailbox as a whole: the end of a longer one is another person's. */
const names = (text: string) => (email: string) =>
  sql<SqlBool>`(
  mailboxes_in(${sql.raw(text)}) @> mailboxes_in(${email})
  and position(${email} in lower(${sql.raw(text)})) > 0
)`

/** Its own requests, and what parts of the platform keep: they are no capability and have no feature.ts. */
export const REQUEST_DATA: readonly PersonalData[] = [
  {
    table: 'outbox',
    what: what.mail,
    found: where(names(MAIL_SAYS)),
    only: sql`sent_at is null`,
    fate: DELETE,
  },
  {
    table: 'outbox',
    what: what.mail,
    found: where(names(MAIL_SAYS)),
    only: sql`sent_at is not null`,
    // The row and its key stay, so the same email is never sent again.
    fate: { kind: 'blank', values: { payload: sql`'{}'::jsonb` } },
  },
  {
    table: 'audit_event',
    what: what.audit,
    found: where(
      (email) => sql`(
        actor_id = any(array(select id from account where lower(account.email) = ${email}))
        or ${names(CHANGE_SAYS)(email)}
      )`,
    ),
    fate: keep(KEPT.audit),
  },
  {
    table: 'person_request',
    what: what.request,
    found: where((email) => sql`mailbox_hash = ${mailboxHash(email)}`),
    only: sql`state <> 'waiting'`,
    fate: keep(KEPT.request),
  },
]
