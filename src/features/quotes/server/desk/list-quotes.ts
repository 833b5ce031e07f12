import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { matchingIds } from '#db/found-ids.ts'
import { type Authorized, inCompany } from '#features/accounts/server/index.ts'
import { searchQuery } from '#features/customers/rules/search-words.ts'
import { ApiError } from '#kit/api-error.ts'
import { DAY_MS, isMoment, later } from '#kit/dates.ts'
import { type QuoteEnd, type QuoteState, SOON_DAYS, UNANSWERED } from '../../rules/states.ts'

export interface QuoteQuery {
  search: string
  state: QuoteState | ''
  ends: QuoteEnd | ''
  mine: boolean
  customerID?: number | undefined
  leadID?: number | undefined
  sort: 'changed' | 'total'
  limit: number
  after?: string | undefined
}

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

/** The orders of the list. Rows with equal values follow their ids. */
const ORDERS = {
  changed: { column: 'quote.changed_at', direction: 'desc' },
  total: { column: 'quote.total_cents', direction: 'desc' },
  soon: { column: 'quote.valid_until', direction: 'asc' },
  ended: { column: 'quote.valid_until', direction: 'desc' },
} as const

/**
 * A page of quotes. Keyset paging: each page costs the same. A quote that expired within the last minute is
 * still found under its old state, until the job has written the new one.
 */
export async function listQuotes(
  db: Db,
  permission: Authorized<'quotes.read'>,
  query: QuoteQuery,
  now: Date,
) {
  const { search, state, ends, mine, customerID, leadID, sort, limit, after } = query
  const typed = search.trim()
  const words = NUMBER_START.test(typed) ? undefined : searchQuery(typed)
  const { actor } = permission
  const ownId = actor.kind === 'shopper' ? undefined : actor.id
  const order = ends === '' ? sort : ends
  const { column, direction } = ORDERS[order]
  const cursor = readCursor(after, order)
  const matching =
    words === undefined ? undefined : await matchingIds(db, withWords(db, permission, words), MOST_SORTED)
  const found = await db
    .selectFrom('quote')
    .leftJoin('company', 'company.id', 'quote.company_id')
    .select([...COLUMNS, 'company.name as company'])
    .where(inCompany(permission, 'quote.company_id'))
    .$if(state !== '', (part) => part.where('quote.state', '=', state || 'draft'))
    .$if(ends !== '', (part) => part.where('quote.state', 'in', UNANSWERED))
    .$if(ends === 'ended', (part) => part.where('quote.valid_until', '<=', now))
    .$if(ends === 'soon', (part) =>
      part
        .where('quote.valid_until', '>', now)
        .where('quote.valid_until', '<=', later(now, SOON_DAYS * DAY_MS)),
    )
    .$if(mine, (part) => part.where('quote.owner_id', '=', ownId ?? 0))
    .$if(customerID !== undefined, (part) => part.where('quote.customer_id', '=', customerID ?? 0))
    .$if(leadID !== undefined, (part) => part.where('quote.lead_id', '=', leadID ?? 0))
    .$if(NUMBER_START.test(typed), (part) => part.where('quote.number', 'like', `${typed.toUpperCase()}%`))
    .$if(matching !== undefined, (part) =>
      part.where(sql<SqlBool>`quote.id = any(${matching ?? []}::bigint[])`),
    )
    .$if(words !== undefined && matching === undefined, (part) => part.where(hasWords(words ?? '')))
    .$if(cursor !== undefined, (part) =>
      part.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple(column, 'quote.id'),
          direction === 'asc' ? '>' : '<',
          tuple(cursor?.value ?? 0, cursor?.id ?? 0),
        ),
      ),
    )
    .orderBy(column, direction)
    .orderBy('quote.id', direction)
    .limit(limit + 1)
    .execute()
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return { page, next: found.length > limit && last ? cursorOf(last, order) : null }
}

const hasWords = (words: string) => sql<SqlBool>`quote.words @@ ${words}::tsquery`

const withWords = (db: Db, permission: Authorized<'quotes.read'>, words: string) =>
  db
    .selectFrom('quote')
    .select('quote.id')
    .where(inCompany(permission, 'quote.company_id'))
    .where(hasWords(words))

type Order = keyof typeof ORDERS

const cursorOf = (
  row: { id: number; total_cents: number; valid_until: Date | null; changed_at: Date },
  order: Order,
): string => {
  const moment = order === 'changed' ? row.changed_at : (row.valid_until ?? row.changed_at)
  return `${row.id}~${order === 'total' ? row.total_cents : moment.toISOString()}`
}

/** Where a page begins: the id and the ordered value of the row before it. Throws ApiError invalid. */
function readCursor(text: string | undefined, order: Order) {
  if (text === undefined) return undefined
  const [, id = '', value = ''] = /^(\d{1,15})~(.{1,40})$/.exec(text) ?? []
  const isValue = order === 'total' ? /^\d{1,15}$/.test(value) : MOMENT.test(value) && isMoment(value)
  if (id === '' || !isValue) throw new ApiError('invalid', 'after: not a place in this list', { status: 400 })
  return { id: Number(id), value: order === 'total' ? Number(value) : new Date(value) }
}
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z$/
