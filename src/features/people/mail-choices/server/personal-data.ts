import { sql } from 'kysely'
import { KEPT } from '#features/people/accounts/rules/kept.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { keep, type PersonalData, where } from '#platform/personal-data/server/declare.ts'
import { mailboxHash } from './index.ts'

const what = defineTexts({ choice: 'Whether the mailbox stopped our emails' })

export const MAIL_CHOICE_DATA: readonly PersonalData[] = [
  {
    table: 'mail_choice',
    what: what.choice,
    found: where((email) => sql`mailbox_hash = ${mailboxHash(email)}`),
    fate: keep(KEPT.stopped),
  },
]
