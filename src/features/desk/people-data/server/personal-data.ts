import { sql } from 'kysely'
import { KEPT } from '#features/people/accounts/rules/kept.ts'
import { mailboxHash } from '#features/people/mail-choices/server/index.ts'
import { DELETE, keep, type PersonalData, where } from '#platform/personal-data/server/declare.ts'
import { texts } from '../texts.ts'

const what = texts.platform

/** Its own requests, and what parts of the platform keep: they are no capability and have no feature.ts. */
export const REQUEST_DATA: readonly PersonalData[] = [
  {
    table: 'outbox',
    what: what.mail,
    found: where((email) => sql`position(${email} in lower(outbox.payload::text)) > 0`),
    only: sql`sent_at is null`,
    fate: DELETE,
  },
  {
    table: 'outbox',
    what: what.mail,
    found: where((email) => sql`position(${email} in lower(outbox.payload::text)) > 0`),
    only: sql`sent_at is not null`,
    // The row and its key stay, so the same email is never sent again.
    fate: { kind: 'blank', values: { payload: sql`'{}'::jsonb` } },
  },
  {
    table: 'audit_event',
    what: what.audit,
    found: where(
      (email) => sql`(
        actor_id in (select id from account where lower(account.email) = ${email})
        or position(${email} in lower(coalesce(before::text, '') || coalesce(after::text, ''))) > 0
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
