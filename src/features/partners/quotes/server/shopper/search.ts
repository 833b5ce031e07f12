import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { takeGuess } from '#features/selling/orders/server/index.ts'
import { toCents, toWire } from '#lib/money.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import type { FoundQuote } from '../../contract/shopper.ts'
import { readSearch, type SearchedFor } from '../../rules/quote-number.ts'
import { shopperState } from '../../rules/states.ts'
import { shopperTexts as texts } from '../../shopper-texts.ts'
import { statusOf } from '../quote-rows.ts'
import { grantQuotes, MOST_FOUND, mayOpen, notFound, openedNumbers, type ShopperContext } from './read.ts'

/**
 * The quotes of a customer who knows a number, an email address or a phone number together with the ZIP
 * code, and lets this browser open them. A wrong number and a wrong ZIP code do the same work, get the same
 * answer and count as a wrong guess. Throws ApiError quote_not_found, too_many_tries.
 */
export async function searchQuotes(context: ShopperContext, typed: { who: string; zip: string }) {
  const { rateLimits, request } = context
  const search = readSearch(typed)
  const subject = `quote ${search.kind} ${search.value}`
  const guess = await takeGuess(rateLimits, subject, networkOf(request.ip), texts.tooManyTries)
  const quotes = await findSent(context, matches(search))
  if (quotes.length === 0) throw notFound()
  await guess.giveBack()
  grantQuotes(
    context,
    quotes.map(({ quoteNumber }) => quoteNumber),
  )
  return { quotes }
}

/** The quotes that this browser may open. */
export async function foundQuotes(context: ShopperContext) {
  const numbers = openedNumbers(context)
  if (numbers.length === 0) return { quotes: [] }
  const opened = sql<SqlBool>`number = any(${numbers}::text[])`
  return { quotes: await findSent(context, opened, (row) => mayOpen(context, row)) }
}

// The expressions are those of the indexes, so that each search costs about the same.
const matches = ({ kind, value, zip }: SearchedFor): Expression<SqlBool> => {
  const isZip = sql<SqlBool>`left(contact_zip, 5) = ${zip}`
  if (kind === 'number') return sql<SqlBool>`number = ${value} and ${isZip}`
  if (kind === 'email')
    return sql<SqlBool>`lower(contact_email) = ${value} and contact_email <> '' and ${isZip}`
  return sql<SqlBool>`
    right(regexp_replace(contact_phone, '[^0-9]', '', 'g'), 10) = ${value}
    and contact_phone <> '' and ${isZip}`
}

type QuoteRow = Selectable<Tables['quote']>

async function findSent(
  { db, clock }: ShopperContext,
  matching: Expression<SqlBool>,
  isShown: (row: QuoteRow) => boolean = () => true,
): Promise<FoundQuote[]> {
  const now = clock.now()
  const found = await db
    .selectFrom('quote')
    .selectAll()
    .where(matching)
    .where('sent_version', 'is not', null)
    .where('state', '<>', 'withdrawn')
    .orderBy('sent_at', 'desc')
    .limit(MOST_FOUND)
    .execute()
  const rows = found.filter(isShown)
  const contents = await Promise.all(
    rows.map(({ id, accepted_version, sent_version }) =>
      db
        .selectFrom('quote_version')
        .select(['content', 'totals'])
        .where('quote_id', '=', id)
        .where('version', '=', accepted_version ?? sent_version)
        .executeTakeFirst(),
    ),
  )
  return rows.flatMap((row, index) => {
    const state = shopperState(statusOf(row), now)
    const version = contents[index]
    if (!state || !version) return []
    const { sections, consultant } = version.content
    const shown = sections.findIndex(({ isRecommended }) => isRecommended)
    return {
      quoteNumber: row.number,
      state,
      total: toWire(toCents(version.totals[Math.max(0, shown)]?.total ?? 0)),
      options: sections.map(({ title }) => title),
      consultant: consultant.name,
      sentAt: row.sent_at?.toISOString() ?? null,
      validUntil: row.valid_until?.toISOString() ?? null,
    }
  })
}
