import type { Db } from '#db/connect.ts'
import { QUOTE_NUMBER } from '../../rules/quote-number.ts'
import { readSearch } from '../../rules/search.ts'
import { shopperState } from '../../rules/states.ts'
import { statusOf } from '../quote-rows.ts'

/**
 * Whether a customer can see this quote and has this email address or phone number. A quote that was not
 * sent, or that was withdrawn, belongs to no customer.
 */
export async function isQuoteOf(
  db: Db,
  { number, reach, at }: { number: string; reach: string; at: Date },
): Promise<boolean> {
  const row = QUOTE_NUMBER.test(number)
    ? await db.selectFrom('quote').selectAll().where('number', '=', number).executeTakeFirst()
    : undefined
  if (!row || !shopperState(statusOf(row), at)) return false
  const { kind, value } = readSearch({ who: reach, zip: '' })
  if (kind === 'email') return row.contact_email.toLowerCase() === value
  return kind === 'phone' && row.contact_phone.replace(/\D/g, '').slice(-10) === value
}
