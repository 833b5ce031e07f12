import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Authorized, inCompany } from '#features/accounts/server/index.ts'
import { searchQuery } from '#features/customers/rules/search-words.ts'
import { ApiError } from '#kit/api-error.ts'
import { isMoment } from '#kit/dates.ts'
import type { QuoteState } from '../../rules/states.ts'

export interface QuoteQuery {
  search: string
  state: QuoteState | ''
  mine: boolean
  customerID?: number | undefined
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

/**
 * A page of quotes. Keyset paging: each page costs the same. A quote that expired within the last minute is
 * still found under its old state, until the job has written the new one.
 */
export async function listQuotes(db: Db, permission: Authorized<'quotes.read'>, query: QuoteQuery) {
  const { search, state, mine, customerID, sort, limit, after } = query
  const typed = search.trim()
  const words = NUMBER_START.test(typed) ? undefined : searchQuery(typed)
  const { actor } = permission
  const ownId = actor.kind === 'shopper' ? undefined : actor.id
  const rows = db
    .selectFrom('quote')
    .leftJoin('company', 'company.id', 'quote.company_id')
    .select([...COLUMNS, 'company.name as company'])
    .where(inCompany(permission, 'quote.company_id'))
    .$if(state !== '', (part) => part.where('quote.state', '=', state || 'draft'))
    .$if(mine, (part) => part.where('quote.owner_id', '=', ownId ?? 0))
    .$if(customerID !== undefined, (part) => part.where('quote.customer_id', '=', customerID ?? 0))
    .$if(NUMBER_START.test(typed), (part) => part.where('quote.number', 'like', `${typed.toUpperCase()}%`))
    .$if(words !== undefined, (part) => part.where(sql<SqlBool>`quote.words @@ ${words}::tsquery`))
    .limit(limit + 1)
  const cursor = readCursor(after, sort)
  const found =
    sort === 'total'
      ? await rows
          .$if(cursor !== undefined, (part) =>
            part.where(
              sql<SqlBool>`(quote.total_cents, quote.id) < (${cursor?.value}::bigint, ${cursor?.id}::bigint)`,
            ),
          )
          .orderBy('quote.total_cents', 'desc')
          .orderBy('quote.id', 'desc')
          .execute()
      : await rows
          .$if(cursor !== undefined, (part) =>
            part.where(
              sql<SqlBool>`(quote.changed_at, quote.id) < (${cursor?.value}::timestamptz, ${cursor?.id})`,
            ),
          )
          .orderBy('quote.changed_at', 'desc')
          .orderBy('quote.id', 'desc')
          .execute()
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const next =
    found.length > limit && last
      ? `${last.id}~${sort === 'total' ? last.total_cents : last.changed_at.toISOString()}`
      : null
  return { page, next }
}

/** Where a page begins: the id and the sorted value of the row before it. Throws ApiError invalid. */
function readCursor(text: string | undefined, sort: 'changed' | 'total') {
  if (text === undefined) return undefined
  const [, id = '', value = ''] = /^(\d{1,15})~(.{1,40})$/.exec(text) ?? []
  const isValue = sort === 'total' ? /^\d{1,15}$/.test(value) : MOMENT.test(value) && isMoment(value)
  if (id === '' || !isValue) throw new ApiError('invalid', 'after: not a place in this list', { status: 400 })
  return { id, value }
}
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z$/
