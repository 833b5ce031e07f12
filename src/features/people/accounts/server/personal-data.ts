import { sql } from 'kysely'
import { defineTexts } from '#lib/language/texts.ts'
import { blank, byEmail, DELETE, type PersonalData, through } from '#platform/personal-data/server/declare.ts'
import { ERASED_NAME } from '../rules/kept.ts'

const what = defineTexts({
  account: 'The account of the portal: name, mailbox, password, authenticator app',
  session: 'Sign-ins, each with device and network',
  staff: (name: string) =>
    `${name} works for the store. Close the account under People; what staff did stays with their name.`,
})

export const ACCOUNT_DATA: readonly PersonalData[] = [
  {
    table: 'account',
    what: what.account,
    found: byEmail('email', 'invited_email'),
    holds: [{ only: sql`role <> 'contractor'`, name: 'name', say: what.staff }],
    // Orders, quotes and histories point to the row; it stays without anything about the person.
    fate: blank({
      email: sql`'erased-' || account.id || '@erased.invalid'`,
      name: ERASED_NAME,
      invited_email: null,
      password_hash: null,
      totp_sealed: null,
      totp_last_step: null,
      rights_version: sql`account.rights_version + 1`,
      disabled_at: sql`coalesce(account.disabled_at, now())`,
    }),
  },
  {
    table: 'session',
    what: what.session,
    found: through('account_id', 'account', { needsIndex: true }),
    fate: DELETE,
  },
]
