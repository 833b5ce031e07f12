import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { MailedQuote } from './mails.ts'

/** Makes a draft of a quote for a consultant, with an option for each kit, in the request's transaction. */
export type DraftQuote = (
  trx: Transaction<Tables>,
  kits: MailedQuote['kits'],
  asker: { email: string; zip: string; now: Date },
) => Promise<void>
