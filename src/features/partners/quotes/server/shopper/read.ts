import type { Selectable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { takeGuess } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { type CookieKeys, signedGrants } from '#lib/http/signed-grants.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import type { Content } from '../../rules/content.ts'
import { QUOTE_NUMBER } from '../../rules/quote-number.ts'
import { type QuoteStatus, type ShopperState, shopperState } from '../../rules/states.ts'
import { shopperTexts as texts } from '../../shopper-texts.ts'
import { tokenHash } from '../guest-link.ts'
import { statusOf } from '../quote-rows.ts'

/** Lets a browser open the quotes that it found, for 30 days. */
const grants = signedGrants({ cookie: 'alpine.quotes', subject: 'quote', days: 30, most: 40 })

export const MOST_FOUND = 20

export interface ShopperContext {
  db: Db
  clock: Clock
  request: RequestContext
  orderCookie: CookieKeys
  rateLimits: Limits
}

type QuoteRow = Selectable<Tables['quote']>
type AcceptanceRow = Selectable<Tables['quote_acceptance']>

/** A quote with the version that its customer sees: the accepted one, or the one sent last. */
export interface SentQuote {
  row: QuoteRow
  status: QuoteStatus
  state: ShopperState
  version: number
  hash: string
  content: Content
  acceptance: AcceptanceRow | undefined
  /** whether the quote has comments and files; most have none, and then no page asks for them */
  hasComments: boolean
  hasFiles: boolean
}

export const notFound = (): ApiError => new ApiError('quote_not_found', texts.notFound, { status: 404 })

/** A quote that was sent and not withdrawn. Throws ApiError quote_not_found. */
export async function sentQuote(db: Db, number: string, now: Date): Promise<SentQuote> {
  const found = QUOTE_NUMBER.test(number)
    ? await db
        .selectFrom('quote as q')
        .innerJoin('quote_version as v', (join) =>
          join
            .onRef('v.quote_id', '=', 'q.id')
            .on((eb) => eb('v.version', '=', eb.fn.coalesce('q.accepted_version', 'q.sent_version'))),
        )
        .selectAll('q')
        .select(['v.version as shown_version', 'v.content', 'v.hash'])
        .select((eb) => [
          eb.exists(eb.selectFrom('quote_comment').whereRef('quote_id', '=', 'q.id')).as('hasComments'),
          eb.exists(eb.selectFrom('quote_file').whereRef('quote_id', '=', 'q.id')).as('hasFiles'),
        ])
        .where('q.number', '=', number)
        .executeTakeFirst()
    : undefined
  if (found?.hash == null) throw notFound()
  const { shown_version: version, content, hash, hasComments, hasFiles, ...row } = found
  const status = statusOf(row)
  const state = shopperState(status, now)
  if (!state) throw notFound()
  const acceptance =
    row.accepted_version === null
      ? undefined
      : await db.selectFrom('quote_acceptance').selectAll().where('quote_id', '=', row.id).executeTakeFirst()
  return {
    ...{ row, status, state, version, hash, content, acceptance },
    hasComments: hasComments === true,
    hasFiles: hasFiles === true,
  }
}

/** Whether this browser may open a quote: it found it by a search, or came by the link that is good now. */
export const mayOpen = (context: ShopperContext, row: LinkedRow): boolean =>
  grants.mayOpen(context.request, context.orderCookie, row.number) || cameByLink(context, row)

/**
 * The quote that this browser may open: the gate of every call about one quote. Throws ApiError
 * quote_not_found.
 */
export async function ownQuote(context: ShopperContext, number: string): Promise<SentQuote> {
  // Without an entry in the cookie nothing is read, so that the time tells no stranger that a quote exists.
  if (!openedNumbers(context).includes(number)) throw notFound()
  const quote = await sentQuote(context.db, number, context.clock.now())
  if (!mayOpen(context, quote.row)) throw notFound()
  return quote
}

/** Quotes that this browser opened before; `mayOpen` says which of them it may open now. */
export const openedNumbers = ({ request, orderCookie }: ShopperContext): string[] => [
  ...new Set(
    grants.granted(request, orderCookie).flatMap((id) => {
      const [number = ''] = id.split('-')
      return QUOTE_NUMBER.test(number) ? [number] : []
    }),
  ),
]

type LinkedRow = Pick<QuoteRow, 'number' | 'link_number'>

/** The entry of the cookie for a link. A new link has another number, which ends the old entries. */
const byLink = ({ number, link_number }: LinkedRow): string => `${number}-link${link_number}`

/**
 * Whether this browser came by the link that was sent to the customer. A search asks for less than that: a
 * stranger may know a phone number and a ZIP code.
 */
export const cameByLink = ({ request, orderCookie }: ShopperContext, row: LinkedRow): boolean =>
  grants.mayOpen(request, orderCookie, byLink(row))

/**
 * Opens a quote for this browser by the key of its link. A wrong key counts as a wrong guess. Throws ApiError
 * quote_not_found, too_many_tries.
 */
export async function openByKey(context: ShopperContext, number: string, key: string): Promise<void> {
  const { db, clock, request, orderCookie, rateLimits } = context
  const guess = await takeGuess(rateLimits, `quote ${number}`, networkOf(request.ip), texts.tooManyTries)
  const row = await db
    .selectFrom('quote')
    .selectAll()
    .where('number', '=', number)
    .where('guest_token_hash', '=', tokenHash(key))
    .executeTakeFirst()
  if (!row || !shopperState(statusOf(row), clock.now())) throw notFound()
  await guess.giveBack()
  grants.grant(request, orderCookie, byLink(row))
}

/** Lets this browser open these quotes. */
export const grantQuotes = ({ request, orderCookie }: ShopperContext, numbers: readonly string[]): void =>
  grants.grant(request, orderCookie, ...numbers)
