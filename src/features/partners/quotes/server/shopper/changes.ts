import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { ApiError } from '#lib/api-error.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { pageTexts } from '../../page-texts.ts'
import { type Section, type Selection, selectionProblem } from '../../rules/content.ts'
import { laborTotals } from '../../rules/labor.ts'
import { countedIds, type QuoteFacts, totalsOf } from '../../rules/quote-totals.ts'
import type { SignedPlace } from '../../rules/signed-total.ts'
import { isAcceptable } from '../../rules/states.ts'
import { shopperTexts as texts } from '../../shopper-texts.ts'
import { senderOf } from '../sender.ts'
import { wireTotals } from '../wire.ts'
import { recordNews, writeEvent } from './events.ts'
import { factsNow, type PresentContext } from './present.ts'
import { ownQuote, type SentQuote } from './read.ts'

interface VersionSeen {
  quoteNumber: string
  version: number
  versionHash: string
}

interface Acceptance extends VersionSeen {
  selection: Selection
  /** dollars that the customer saw */
  total: number
  name: string
}

/**
 * Accepts one option of the version that the customer saw, once. The database decides between acceptances,
 * withdrawal, a new version and expiry at the same time. Throws the refusals of `accept` in the contract.
 */
export async function acceptQuote(context: PresentContext, asked: Acceptance): Promise<void> {
  const quote = await seenQuote(context, asked)
  requireAcceptable(context, quote)
  const section = sectionOf(quote, asked.selection)
  const facts = await factsNow(context, quote)
  const totals = totalsOf(section, asked.selection, facts)
  if (totals.withdrawn.length > 0)
    throw new ApiError('withdrawn', texts.withdrawn, {
      status: 409,
      details: { products: totals.withdrawn },
    })
  if (totals.total !== fromWire(asked.total))
    throw new ApiError('total_changed', texts.totalChanged, {
      status: 409,
      details: { totals: wireTotals(totals), claimed: asked.total },
    })
  const counted = countedIds(section, asked.selection, facts)
  if ([...counted].every((id) => facts.products.get(id)?.isService !== false))
    throw new ApiError('selection_refused', texts.onlyServices, { status: 422 })
  const labor = await consentToLabor(context, quote, section)
  // A total without its delivery is not a total.
  if (totals.shippingType === null)
    throw new ApiError('shipping_by_phone', texts.shippingByPhone, { status: 409 })
  const now = context.clock.now()
  await inTransaction(
    context.db,
    async (trx) => {
      const accepted = await openQuote(trx, quote, now)
        .set((eb) => ({
          state: 'accepted',
          accepted_version: quote.version,
          accepted_at: now,
          ended_at: null,
          is_open: false,
          changed_at: now,
          revision: eb('revision', '+', 1),
        }))
        .executeTakeFirst()
      if (accepted.numUpdatedRows !== 1n) throw changedMeanwhile()
      crashPoint('quote.accepted')
      await trx
        .insertInto('quote_acceptance')
        .values({
          quote_id: quote.row.id,
          version: quote.version,
          version_hash: quote.hash,
          section_key: section.key,
          lines: JSON.stringify(asked.selection.lines),
          totals: JSON.stringify(totals),
          place: JSON.stringify(signedPlace(quote, facts)),
          typed_name: asked.name,
          consent: texts
            .consent(asked.name, quote.row.number, quote.version, section.title, formatMoney(totals.total))
            .concat(labor),
          network: networkOf(context.request.ip),
          accepted_at: now,
        })
        .execute()
      const said = texts.news.accepted(asked.name, section.title, formatMoney(totals.total))
      await recordNews(trx, quote, { kind: 'accepted', note: said, now })
    },
    texts.busy,
  )
}

/** The part of the sentence about work that the contractor bills; '' without work. */
async function consentToLabor(
  { db }: PresentContext,
  { row, content }: SentQuote,
  { labor }: Section,
): Promise<string> {
  const totals = laborTotals(labor, content.laborTax)
  if (totals === null) return ''
  const company = await senderOf(db, row.company_id)
  return ` ${pageTexts.consentLabor(company?.name ?? '', formatMoney(totals.total))}`
}

const signedPlace = ({ row }: SentQuote, { location }: QuoteFacts): SignedPlace => ({
  zip: row.contact_zip,
  state: location.state,
  taxRate: location.taxRate,
})

/** Declines the version that the customer saw. */
export async function declineQuote(
  context: PresentContext,
  { reason, ...seen }: VersionSeen & { reason: string },
): Promise<void> {
  const quote = await seenQuote(context, seen)
  requireAcceptable(context, quote)
  const now = context.clock.now()
  await inTransaction(
    context.db,
    async (trx) => {
      const declined = await openQuote(trx, quote, now)
        .set((eb) => ({
          state: 'declined',
          is_open: false,
          ended_at: now,
          changed_at: now,
          revision: eb('revision', '+', 1),
        }))
        .executeTakeFirst()
      if (declined.numUpdatedRows !== 1n) throw changedMeanwhile()
      await recordNews(trx, quote, { kind: 'declined', note: reason || texts.news.declined, now })
    },
    texts.busy,
  )
}

/** The first look at a version: the consultant sees that it was opened. */
export async function noteOpened(context: PresentContext, quote: SentQuote): Promise<void> {
  const { viewed_at, sent_at, id } = quote.row
  if (viewed_at !== null && (sent_at === null || viewed_at >= sent_at)) return
  const now = context.clock.now()
  await inTransaction(
    context.db,
    async (trx) => {
      const opened = await trx
        .updateTable('quote')
        .set((eb) => ({
          viewed_at: now,
          state: eb
            .case()
            .when('state', '=', 'sent')
            .then('viewed' as const)
            .else(eb.ref('state'))
            .end(),
        }))
        .where('id', '=', id)
        .where((eb) => eb.or([eb('viewed_at', 'is', null), eb('viewed_at', '<', eb.ref('sent_at'))]))
        .executeTakeFirst()
      if (opened.numUpdatedRows === 1n) await writeEvent(trx, quote, { kind: 'opened', note: '', now })
    },
    texts.busy,
  )
}

/** Refuses a change when the version that the customer saw is not the offered one. */
async function seenQuote(
  context: PresentContext,
  { quoteNumber, version, versionHash }: VersionSeen,
): Promise<SentQuote> {
  const quote = await ownQuote(context, quoteNumber)
  if (quote.acceptance) throw new ApiError('already_accepted', texts.alreadyAccepted, { status: 409 })
  if (quote.version !== version || quote.hash !== versionHash) throw changedMeanwhile()
  return quote
}

function requireAcceptable({ clock }: PresentContext, { status, state }: SentQuote): void {
  if (isAcceptable(status, clock.now())) return
  if (state === 'expired') throw new ApiError('quote_expired', texts.expired, { status: 409 })
  throw new ApiError('not_allowed_now', texts.notAllowedNow, { status: 409 })
}

/** The section of a possible selection. Throws ApiError selection_refused. */
export function sectionOf({ content }: Pick<SentQuote, 'content'>, selection: Selection): Section {
  const section = content.sections.find(({ key }) => key === selection.sectionKey)
  const problem = section ? selectionProblem(section, selection) : 'unknown_line'
  if (section && problem === undefined) return section
  throw new ApiError('selection_refused', texts.selectionProblems[problem ?? 'unknown_line'], { status: 422 })
}

const changedMeanwhile = (): ApiError => new ApiError('quote_changed', texts.changed, { status: 409 })

/** An update of the quote while its version is still offered: expiry counts at this very moment. */
const openQuote = (trx: Transaction<Tables>, { row, version }: SentQuote, now: Date) =>
  trx
    .updateTable('quote')
    .where('id', '=', row.id)
    .where('is_open', '=', true)
    .where('sent_version', '=', version)
    .where('accepted_version', 'is', null)
    .where('state', 'in', ['sent', 'viewed', 'draft', 'in_review', 'approved'])
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
