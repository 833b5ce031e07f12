import { type Actor, actorName } from '#features/people/accounts/rules/actor.ts'
import { requireParty } from '#features/people/accounts/server/index.ts'
import { REPRICING } from '#features/selling/repricing/rules/access.ts'
import { exemptionOf } from '#features/selling/tax-exemption/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import type { QuoteContact, WireContent } from '../../contract/shapes.ts'
import type { DeskQuote } from '../../contract.ts'
import { type Content, contentProblems, isReasoned } from '../../rules/content.ts'
import { MOST_VALID_DAYS } from '../../rules/states.ts'
import { texts } from '../../texts.ts'
import { listTotal, quoteWords } from '../create-draft.ts'
import { type PricedQuote, placeOf, priceTyped } from '../price-content.ts'
import { findQuote, maySee, readVersion } from '../quote-rows.ts'
import { changeQuote, type Gated, type QuotesContext } from './change-quote.ts'

export interface TypedQuote {
  customerID?: number | null | undefined
  projectID?: number | null | undefined
  contact: QuoteContact
  content: WireContent
}

/** The customer of the quote, and its content in cents with everything that the store checks. */
export interface CheckedQuote {
  party: { companyId: number | null; customerId: number | null; projectId: number | null }
  priced: PricedQuote
}

/**
 * Checks what someone typed: customer and project, products, limits, and the rights that lower shipping or
 * leave out the tax. Throws ApiError unknown_party, other_customer, unknown_products, quote_unreadable,
 * forbidden, no_exemption, reason_needed.
 */
export async function checkTyped(
  context: Gated<'quotes.write'>,
  typed: TypedQuote,
  before: { content?: Content; companyId: number | null } | undefined,
  now: Date,
): Promise<CheckedQuote> {
  const { permission } = context
  const asked = await requireParty(context.db, permission, {
    customerID: typed.customerID ?? null,
    projectID: typed.projectID ?? null,
  })
  // Without a customer the quote stays with the company that it belongs to.
  const companyId = asked.customerId === null ? (before?.companyId ?? asked.companyId) : asked.companyId
  const party = { ...asked, companyId }
  const where = { companyId: party.companyId, zip: typed.contact.zip }
  const priced = await priceTyped(context, typed.content, where, now)
  const problems = contentProblems(priced.content, companyId !== null)
  if (problems.length > 0)
    throw new ApiError('quote_unreadable', texts.unreadable, { status: 422, details: { problems } })
  requireShippingRight(context.actor, priced.content, before?.content)
  const certificateId = await requireTaxRight(context, {
    typed,
    party,
    content: priced.content,
    before: before?.content,
    now,
  })
  return { party, priced: { ...priced, content: { ...priced.content, certificateId } } }
}

function requireShippingRight(actor: Actor, { shipping }: Content, before: Content | undefined): void {
  const { overrideCost } = shipping
  if (overrideCost === null || overrideCost === before?.shipping.overrideCost) return
  if (!maySee(actor, REPRICING['shipping-override']))
    throw new ApiError('forbidden', texts.noShippingRight, { status: 403 })
}

interface TaxQuestion {
  typed: TypedQuote
  party: CheckedQuote['party']
  content: Content
  before: Content | undefined
  now: Date
}

/** The certificate that leaves the tax out; null where our own staff does so with a reason. */
async function requireTaxRight(
  context: QuotesContext,
  { typed, party, content, before, now }: TaxQuestion,
): Promise<number | null> {
  if (!content.isTaxExempt) return null
  const place = await placeOf(context, typed.contact.zip)
  const certificate = place && (await exemptionOf(context.db, { ...party, state: place.state, at: now }))
  if (certificate) return certificate.id
  // Staff had left the tax out before a contractor saved the quote.
  if (before?.isTaxExempt && before.certificateId === null) return null
  if (!maySee(context.actor, REPRICING['tax-override']))
    throw new ApiError('no_exemption', texts.noExemption, { status: 422 })
  if (!isReasoned(content.discount)) throw new ApiError('reason_needed', texts.reasonNeeded, { status: 422 })
  return null
}

/** The last moment that someone typed. Throws ApiError bad_date. */
export function requireDate(typed: string, now: Date): Date {
  const until = new Date(typed)
  if (until <= now || until > later(now, MOST_VALID_DAYS * DAY_MS))
    throw new ApiError('bad_date', texts.date, { status: 422 })
  return until
}

/** Saves a draft. Throws what `checkTyped` and `changeQuote` throw. */
export async function saveQuote(
  context: Gated<'quotes.write'>,
  typed: TypedQuote & { id: number; revision: number; offeredUntil: string },
): Promise<DeskQuote> {
  const { actor, db, clock, permission } = context
  const now = clock.now()
  const row = await findQuote(db, permission, typed.id)
  const before = await readVersion(db, row.id, row.version)
  const owner = { content: before.content, companyId: row.company_id }
  const offeredUntil = requireDate(typed.offeredUntil, now)
  const { party, priced } = await checkTyped(context, typed, owner, now)
  return changeQuote(context, 'save', typed, async ({ trx, row: locked }) => {
    await trx
      .updateTable('quote_version')
      .set({
        content: JSON.stringify(priced.content),
        totals: JSON.stringify(priced.totals),
        valid_until: offeredUntil,
        author_id: 'id' in actor ? (actor.id ?? null) : null,
        author_name: actorName(actor),
        made_at: now,
        approval: 'none',
      })
      .where('quote_id', '=', locked.id)
      .where('version', '=', locked.version)
      .execute()
    const total = listTotal(priced.content, priced.totals)
    const { contact } = typed
    return {
      quote: {
        company_id: party.companyId,
        customer_id: party.customerId,
        project_id: party.projectId,
        contact_name: contact.name,
        contact_phone: contact.phone,
        contact_email: contact.email,
        contact_zip: contact.zip,
        words: quoteWords(locked.number, contact),
        total_cents: total,
        // The first person who works on a draft that a customer asked for becomes its owner.
        ...(locked.owner_id === null && 'id' in actor
          ? { owner_id: actor.id ?? null, owner_name: actorName(actor) }
          : {}),
      },
      event: 'edited',
      audit: { before: { total: locked.total_cents }, after: { total } },
    }
  })
}
