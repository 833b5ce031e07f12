import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { matchingIds } from '#db/found-ids.ts'
import { searchQuery } from '#features/partners/customers/rules/search-words.ts'
import { type Authorized, inCompany } from '#features/people/accounts/server/index.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import type { Asked } from '#platform/lists/rules/query.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import { type QUOTE_LIST, SOON_DAYS, UNANSWERED } from '../../rules/states.ts'

type QuoteQuery = Asked<typeof QUOTE_LIST> & { limit: number }

const COLUMNS = [
  'quote.id',
  'quote.number',
  'quote.state',
  'quote.source',
  'quote.version',
  'quote.contact_name',
  'quote.contact_zip',
  'quote.customer_id',
  'quote.owner_id',
  'quote.owner_name',
  'quote.total_cents',
  'quote.valid_until',
  'quote.sent_at',
  'quote.viewed_at',
  'quote.changed_at',
] as const

/** A quote number, or the beginning of one: "QL96". */
const NUMBER_START = /^ql\d{1,6}$/i

/** Up to this many found quotes, PostgreSQL reads and sorts all of them. */
const MOST_SORTED = 300

const ORDERS = {
  changed: { by: ['moment', 'quote.changed_at'], id: 'quote.id', direction: 'desc' },
  total: { by: ['number', 'quote.total_cents'], id: 'quote.id', direction: 'desc' },
  soon: { by: ['moment', 'quote.valid_until'], id: 'quote.id', direction: 'asc' },
  ended: { by: ['moment', 'quote.valid_until'], id: 'quote.id', direction: 'desc' },
} as const

/**
 * A page of quotes. A quote that expired within the last minute is still found under its old state, until
 * the job has written the new one.
 */
export async function listQuotes(
  db: Db,
  permission: Authorized<'quotes.read'>,
  query: QuoteQuery,
  now: Date,
) {
  const { search: typed, state, ends, whose, customerID, leadID, sort, limit, after } = query
  const words = NUMBER_START.test(typed) ? undefined : searchQuery(typed)
  const { actor } = permission
  const ownId = actor.kind === 'shopper' ? undefined : actor.id
  const sortedBy = ends ?? sort
  const { order, isAfter } = placeIn(ORDERS[sortedBy], after)
  const matching =
    words === undefined ? undefined : await matchingIds(db, withWords(db, permission, words), MOST_SORTED)
  const found = await db
    .selectFrom('quote')
    .leftJoin('company', 'company.id', 'quote.company_id')
    .select([...COLUMNS, 'company.name as company'])
    .where(inCompany(permission, 'quote.company_id'))
    .$if(state !== undefined, (part) => part.where('quote.state', '=', state ?? 'draft'))
    .$if(ends !== undefined, (part) => part.where('quote.state', 'in', UNANSWERED))
    .$if(ends === 'ended', (part) => part.where('quote.valid_until', '<=', now))
    .$if(ends === 'soon', (part) =>
      part
        .where('quote.valid_until', '>', now)
        .where('quote.valid_until', '<=', later(now, SOON_DAYS * DAY_MS)),
    )
    .$if(whose === 'mine', (part) => part.where('quote.owner_id', '=', ownId ?? 0))
    .$if(customerID !== undefined, (part) => part.where('quote.customer_id', '=', customerID ?? 0))
    .$if(leadID !== undefined, (part) => part.where('quote.lead_id', '=', leadID ?? 0))
    .$if(NUMBER_START.test(typed), (part) => part.where('quote.number', 'like', `${typed.toUpperCase()}%`))
    .$if(matching !== undefined, (part) =>
      part.where(sql<SqlBool>`quote.id = any(${matching ?? []}::bigint[])`),
    )
    .$if(words !== undefined && matching === undefined, (part) => part.where(hasWords(words ?? '')))
    .where(isAfter)
    .orderBy(order)
    .limit(limit + 1)
    .execute()
  return pageOf(found, limit, ({ changed_at, total_cents, valid_until }) =>
    sortedBy === 'total' ? total_cents : sortedBy === 'changed' ? changed_at : (valid_until ?? changed_at),
  )
}

const hasWords = (words: string) => sql<SqlBool>`quote.words @@ ${words}::tsquery`

const withWords = (db: Db, permission: Authorized<'quotes.read'>, words: string) =>
  db
    .selectFrom('quote')
    .select('quote.id')
    .where(inCompany(permission, 'quote.company_id'))
    .where(hasWords(words))
