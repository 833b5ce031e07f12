import type { Db } from '#db/connect.ts'
import { rebatesAtZip } from '#features/catalog/rebates/server/index.ts'
import { fuelsAt } from '#features/choosing/compare/rules/reference-house.ts'
import { pricesAtZip, pricesWithoutPlace } from '#features/choosing/operating-cost/server/index.ts'
import type { PricingContext } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { toCents, toWire } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { WireOptionFacts } from '../../contract/shapes.ts'
import type { ShopperQuote } from '../../contract/shopper.ts'
import { shopperActions } from '../../rules/allowed-actions.ts'
import { firstSelection, recommendedSection, type Section, type Selection } from '../../rules/content.ts'
import { type OptionFacts, optionFacts } from '../../rules/option-facts.ts'
import type { QuoteProduct } from '../../rules/quote-product.ts'
import { type QuoteFacts, totalsOf } from '../../rules/quote-totals.ts'
import { pricesHoldUntil } from '../../rules/states.ts'
import { shopperTexts as texts } from '../../shopper-texts.ts'
import { factsOfStored } from '../price-content.ts'
import { senderOf } from '../sender.ts'
import { shownLabor } from '../shown-labor.ts'
import { wireFacts, wireTotals } from '../wire.ts'
import type { SentQuote, ShopperContext } from './read.ts'

export interface PresentContext extends ShopperContext, PricingContext {
  db: Db
}

/** The products and the place of a quote as they are now. Throws ApiError quote_not_found without a place. */
export const factsNow = async (
  context: PresentContext,
  quote: Pick<SentQuote, 'row' | 'content'>,
): Promise<QuoteFacts> => (await readNow(context, quote)).facts

async function readNow(context: PresentContext, { row, content }: Pick<SentQuote, 'row' | 'content'>) {
  const read = await factsOfStored(context, content, row.contact_zip, context.clock.now())
  if (read === undefined) throw new ApiError('quote_not_found', texts.notFound, { status: 404 })
  return read
}

/** A quote as its customer sees it. */
export async function presentQuote(context: PresentContext, quote: SentQuote): Promise<ShopperQuote> {
  const { content, row, status } = quote
  const now = context.clock.now()
  const [{ facts, data }, rebate, place, company, comments, files] = await Promise.all([
    readNow(context, quote),
    rebatesAtZip(context.db, row.contact_zip, inStoreZone(now).day),
    pricesAtZip(context.db, row.contact_zip),
    senderOf(context.db, row.company_id),
    quote.hasComments ? commentsOf(context.db, row.id) : [],
    quote.hasFiles ? filesOf(context.db, row.id) : [],
  ])
  const fuels = fuelsAt(place?.prices ?? pricesWithoutPlace())
  const selections = new Map(content.sections.map((each) => [each.key, selectionOf(each, quote)]))
  const totals = content.sections.map((each) => totalsOf(each, selections.get(each.key)!, facts))
  const active = quote.acceptance?.section_key ?? recommendedSection(content)?.key ?? ''
  const shown = totals.find(({ sectionKey }) => sectionKey === active) ?? totals[0]
  if (!shown) throw new ApiError('quote_not_found', texts.notFound, { status: 404 })
  const wire = wireTotals(shown)
  return {
    version: quote.version,
    versionHash: quote.hash,
    state: quote.state,
    validUntil: row.valid_until?.toISOString() ?? null,
    allowedActions: shopperActions(status, now),
    quoteNumber: row.number,
    sentAt: row.sent_at?.toISOString() ?? null,
    customerName: row.contact_name,
    customerPhone: row.contact_phone,
    customerEmail: row.contact_email,
    customerZipCode: row.contact_zip,
    isCustomerTaxExempt: content.isTaxExempt,
    consultantData: content.consultant,
    company,
    message: content.message,
    load: content.load,
    showsDrawings: content.showsDrawings,
    sections: content.sections.map((section) => ({
      key: section.key,
      title: section.title,
      tier: section.tier,
      note: section.note,
      isRecommended: section.isRecommended,
      labor: shownLabor(section, content.laborTax),
      items: section.lines.map((line) => itemOf(line, facts.products.get(line.id))),
      facts: wireOptionFacts(optionFacts(section, selections.get(section.key)!, data, { rebate, fuels })),
    })),
    facts: wireFacts(facts, false),
    totals: totals.map(wireTotals),
    activeTab: shown.sectionKey,
    selectedItems: [...(selections.get(shown.sectionKey)?.lines ?? [])],
    selectedTotal: wire.selected,
    shippingCost: wire.shipping,
    shippingOptions: wire.shippingOptions,
    salesTax: wire.tax,
    finalTotal: wire.total,
    comments,
    files,
    acceptance: acceptanceOf(quote),
  }
}

/** What was accepted, or what is selected first. */
const selectionOf = (section: Section, { acceptance }: SentQuote): Selection =>
  acceptance?.section_key === section.key
    ? { sectionKey: section.key, lines: acceptance.lines }
    : firstSelection(section)

const itemOf = (line: Section['lines'][number], product: QuoteProduct | undefined) => ({
  key: line.key,
  id: line.id,
  qty: line.qty,
  price: toWire(toCents(line.price)),
  listPrice: toWire(toCents(line.listPrice)),
  isOptional: line.isOptional,
  group: line.group,
  note: line.note,
  name: product?.name ?? line.id,
  brand: product?.brand ?? '',
  sku: product?.sku ?? '',
  url: product?.url ?? '',
  isService: product?.isService ?? false,
  isSold: product?.isSold ?? false,
})

const wireOptionFacts = ({ yearlyCost, rebate, ...facts }: OptionFacts): WireOptionFacts => ({
  ...facts,
  rebate: rebate && { ...rebate, amount: toWire(rebate.amount) },
  yearlyCost: yearlyCost === null ? null : toWire(yearlyCost),
})

function acceptanceOf({ acceptance, status, content }: SentQuote): ShopperQuote['acceptance'] {
  if (!acceptance) return null
  return {
    name: acceptance.typed_name,
    at: acceptance.accepted_at.toISOString(),
    version: acceptance.version,
    option: content.sections.find(({ key }) => key === acceptance.section_key)?.title ?? '',
    total: toWire(toCents(acceptance.totals.total)),
    consent: acceptance.consent,
    payUntil: pricesHoldUntil(status).toISOString(),
  }
}

async function commentsOf(db: Db, quoteId: number): Promise<ShopperQuote['comments']> {
  const rows = await db
    .selectFrom('quote_comment')
    .select(['id', 'author', 'author_name', 'text', 'written_at'])
    .where('quote_id', '=', quoteId)
    .where('is_internal', '=', false)
    .orderBy('id')
    .execute()
  return rows.map(({ id, author, author_name, text, written_at }) => ({
    id: Number(id),
    author,
    by: author_name,
    text,
    at: written_at.toISOString(),
  }))
}

async function filesOf(db: Db, quoteId: number): Promise<ShopperQuote['files']> {
  const rows = await db
    .selectFrom('quote_file')
    .select(['id', 'kind', 'name', 'type', 'by_name', 'added_at'])
    .where('quote_id', '=', quoteId)
    .where('is_shared', '=', true)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, name, type, by_name, added_at }) => ({
    id: Number(id),
    kind,
    name,
    type,
    by: by_name,
    at: added_at.toISOString(),
  }))
}
